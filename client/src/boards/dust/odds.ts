/** The odds of attacks, asked of the server once for each position and order. */

import { html, nothing, svg } from "lit";
import type { TemplateResult } from "lit";
import { boardEvent } from "../board.js";
import type { DustElement } from "./dust-element.js";

export interface Odds {
  readonly wins: number;
  readonly fails: number;
  readonly ceases: number;
  readonly losses: readonly [number, number];
  /** The cards that were counted in, of the attacker and of the defender; empty: none. */
  readonly cards?: readonly [string, string];
}

const MOST = 200;
/** Who clicks fast through numbers asks for the last of them only. */
const PAUSE = 150;

export class OddsCache {
  private readonly known = new Map<string, Odds | null>();
  private asked = "";
  private waiting = 0;

  constructor(private readonly host: DustElement) {}

  /** Whether this was asked and nobody knows. */
  refused(order: string): boolean {
    return this.known.get(`${this.host.picture.seq} ${order}`) === null;
  }

  /** What is known now; what is not is asked for, and the element drawn again when it is. */
  get(order: string, done: () => void): Odds | null {
    const key = `${this.host.picture.seq} ${order}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    if (this.asked === key) return null;
    this.asked = key;
    window.clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => {
      const tell = (odds: unknown): void => {
        if (this.known.size > MOST) this.known.clear();
        this.known.set(key, odds as Odds | null);
        if (this.asked === key) this.asked = "";
        done();
      };
      this.host.dispatchEvent(boardEvent("odds", { order, tell }));
    }, PAUSE);
    return null;
  }
}

const formats = new Map<string, Intl.NumberFormat>();

/** To make a format takes longer than to use it many times. */
function format(host: DustElement, style: "percent" | "decimal", digits: number): Intl.NumberFormat {
  const { language } = host.wording;
  const key = `${language} ${style} ${digits}`;
  const found = formats.get(key) ?? new Intl.NumberFormat(language, { style, maximumFractionDigits: digits });
  formats.set(key, found);
  return found;
}

export function percent(host: DustElement, chance: number): string {
  // What is all but certain is not certain.
  const share = chance > 0 && chance < 1 ? Math.min(0.999, Math.max(0.001, chance)) : chance;
  return format(host, "percent", share > 0.995 || share < 0.005 ? 1 : 0).format(share);
}

/** The cards the odds count on. */
function counted(host: DustElement, { cards = ["", ""] }: Odds): string {
  const said = cards.flatMap((ability, place) => (ability ? [host.say(place ? "du-odds-card-defender" : "du-odds-card-attacker", { ability })] : []));
  return said.join(" ");
}

/** A bar with the chance to win, and what it costs. */
export function oddsBar(host: DustElement, odds: Odds | null, message = "du-odds"): TemplateResult | typeof nothing {
  if (!odds) return html`<p class="chance" aria-live="polite">${host.say("du-odds-wait")}</p>`;
  const number = format(host, "decimal", 1);
  return html`<div class="chance" aria-live="polite">
    <span><b>${host.say(message, { chance: percent(host, odds.wins) })}</b></span>
    <svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">${svg`<rect width=${100 * odds.wins} height="1"></rect>`}</svg>
    <span class="soft">${counted(host, odds)} ${host.say("du-odds-losses", { own: number.format(odds.losses[0]), other: number.format(odds.losses[1]) })}</span>
  </div>`;
}
