/** What a unit sees from where it stands or would stand, and why it does not see the rest: all of it from the scene. */

import type { TacticsElement } from "./tactics-element.js";
import { COVERS, distance, footprint, index, unitsAt, UNSEEN } from "./scene.js";
import type { Cover, End, Reason, Row, TacticsScene } from "./scene.js";

/** One unit's sight from one place. */
export class View {
  private readonly rows: readonly Row[];
  private readonly squares: readonly string[];
  private readonly bands = new Map<string, number>();

  constructor(
    private readonly scene: TacticsScene,
    readonly unit: string,
    readonly from: string,
    private readonly seen: string,
    private readonly hidden: Readonly<Record<string, Reason>>,
    readonly end: End | null = null,
  ) {
    const { card = "", hero = "" } = scene.units[unit] ?? {};
    const leader = scene.units[hero]?.card ?? "";
    this.rows = [...(scene.cards[card]?.rows ?? []), ...(scene.cards[leader]?.rows ?? [])];
    this.squares = footprint(from, scene.cards[card]?.large ?? false);
  }

  sees(square: string): boolean {
    return this.sign(square) !== UNSEEN;
  }

  private sign(square: string): string {
    return this.seen[index(this.scene.board, square)] ?? UNSEEN;
  }

  /** T8: how well a squad on a square, or whoever stands there, is covered. */
  cover(square: string): Cover {
    return COVERS[Number(this.sign(square))] ?? "none";
  }

  /** T7.2: how far away a square is. */
  range(square: string): number {
    return Math.min(...this.squares.map((own) => distance(this.scene.board, own, square)));
  }

  /** How many of the weapons reach a square that is seen: 0 none, 1 few, 2 many, 3 all. */
  band(square: string): number {
    let found = this.bands.get(square);
    if (found === undefined) {
      const far = this.range(square);
      const able = this.rows.filter((row) => row.low <= far && far <= row.high).length;
      found = far && this.sees(square) ? Math.ceil((3 * able) / Math.max(1, this.rows.length)) : 0;
      this.bands.set(square, found);
    }
    return found;
  }

  /** T6: why an enemy is not seen, as far as it was told. */
  blocked(square: string): Reason | null {
    for (const name of unitsAt(this.scene, square)) if (this.hidden[name]) return this.hidden[name] ?? null;
    return null;
  }
}

/** What a unit sees from where it stands, or from a place it may go to. */
export function viewOf(scene: TacticsScene, unit: string, end = ""): View | null {
  const there = end ? scene.sight.ends[end] : undefined;
  if (there) return new View(scene, unit, end, there.seen, there.hidden, there);
  const at = scene.units[unit]?.at;
  const seen = scene.sight.seen[unit];
  return at && seen ? new View(scene, unit, at, seen, scene.sight.hidden[unit] ?? {}) : null;
}

/** Why a line is blocked or what covers, in words; the rule is told beside it. */
export function reasonText(host: TacticsElement, reason: Reason): string {
  const { scene } = host;
  const square = reason.squares[0] ?? reason.edges[0]?.[0] ?? "";
  const squares = [...new Set([...reason.squares, ...reason.edges.map(([one]) => one)])].join(", ");
  const [unit] = scene && square ? unitsAt(scene, square) : [];
  if (unit && ["vehicle", "soldiers"].includes(reason.kind)) return host.say("ta-blocked-unit", { unit, square });
  return host.say(`ta-blocked-${reason.kind}`, { square, squares });
}
