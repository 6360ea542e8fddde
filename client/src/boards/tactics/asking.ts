/** Questions to the server beside the game: odds, lines of sight, armies. Each is asked once for a position. */

import { boardEvent } from "../board.js";
import type { TacticsElement } from "./tactics-element.js";
import type { Cover, Reason } from "./scene.js";

export interface RowOdds {
  readonly by: string;
  readonly weapon: string;
  readonly dice: number;
  readonly expected: number;
  readonly any: number;
}

/** How an attack on one target is likely to end. */
export interface Odds {
  readonly points: number;
  readonly cover: Cover;
  readonly expected: number;
  readonly destroy: number;
  /** How likely it loses so many points. */
  readonly damage: readonly number[];
  readonly rows: readonly RowOdds[];
  /** What striking back costs the attacker on average; null: nobody does. */
  readonly struck: number | null;
}

export interface AttackOdds {
  readonly targets: Readonly<Record<string, Odds>>;
}

export interface ReactionOdds extends Odds {
  readonly chance: number;
  readonly dice: number;
}

export interface LineOdds {
  readonly open: boolean;
  readonly range: number;
  readonly cover: Cover;
  readonly blocked: Reason | null;
  readonly covered: readonly Reason[];
}

const MOST = 300;
/** Whoever moves the pointer fast asks for the last place only. */
const PAUSE = 90;

export class Asked {
  private readonly known = new Map<string, unknown>();
  private pending = "";
  private waiting = 0;

  constructor(private readonly host: TacticsElement) {}

  /** The answer if it is known, null if there is none; what is not known is asked for, and `done` called when it is. */
  get<T>(question: object, done: () => void): T | null | undefined {
    const order = JSON.stringify(question);
    const key = `${this.host.picture.seq} ${order}`;
    if (this.known.has(key)) return this.known.get(key) as T | null;
    if (this.pending === key) return undefined;
    this.pending = key;
    window.clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => {
      const tell = (answer: unknown): void => {
        if (this.known.size > MOST) this.known.clear();
        this.known.set(key, answer ?? null);
        if (this.pending === key) this.pending = "";
        done();
      };
      this.host.dispatchEvent(boardEvent("odds", { order, tell }));
    }, PAUSE);
    return undefined;
  }
}

const formats = new Map<string, Intl.NumberFormat>();

/** To make a format takes longer than to use it many times. */
function format(language: string, style: "percent" | "decimal", digits: number): Intl.NumberFormat {
  const key = `${language} ${style} ${digits}`;
  const found = formats.get(key) ?? new Intl.NumberFormat(language, { style, maximumFractionDigits: digits });
  formats.set(key, found);
  return found;
}

export function percent(host: TacticsElement, chance: number): string {
  // What is all but certain is not certain.
  const share = chance > 0 && chance < 1 ? Math.min(0.999, Math.max(0.001, chance)) : chance;
  return format(host.wording.language, "percent", share > 0.995 || share < 0.005 ? 1 : 0).format(share);
}

export function decimal(host: TacticsElement, number: number): string {
  return format(host.wording.language, "decimal", 1).format(number);
}
