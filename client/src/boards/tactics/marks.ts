/** What the last order did to the board: arrows, squares that changed, and the dice that were rolled. */

import type { WireEvent } from "../../api.js";
import type { Arrow } from "./field.js";
import type { TacticsScene } from "./scene.js";

export interface Marks {
  readonly arrows: readonly Arrow[];
  readonly fresh: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
}

const HARMED = ["hurt", "fell", "saved", "shrugged"];

export function marksOf(scene: TacticsScene, events: readonly WireEvent[]): Marks {
  const arrows: Arrow[] = [];
  const [fresh, units] = [new Set<string>(), new Set<string>()];
  let shooter = "";
  for (const event of events) {
    const [unit, square, origin] = [event["unit"], event["square"], event["origin"]].map((one) => (typeof one === "string" ? one : ""));
    if (typeof event["square"] === "string") fresh.add(event["square"]);
    if (event.event === "moved" && square && origin && square !== origin) arrows.push({ from: origin, to: square, kind: "move" });
    if (["attacks", "reacts", "strikes-back"].includes(event.event)) shooter = unit ?? "";
    if (unit) units.add(unit);
    if (HARMED.includes(event.event) && shooter && unit && unit !== shooter) {
      const [from, to] = [scene.units[shooter]?.at, scene.units[unit]?.at];
      if (from && to && !arrows.some((one) => one.from === from && one.to === to)) arrows.push({ from, to, kind: "shot" });
    }
    if (event.event.startsWith("element-") && shooter && square) {
      const from = scene.units[shooter]?.at;
      if (from) arrows.push({ from, to: square, kind: "shot" });
    }
  }
  return { arrows, fresh, units };
}

/** A roll of the last order, and whose it was. */
export interface Roll {
  readonly kind: "attack" | "cover" | "resilient" | "reaction" | "repair";
  readonly unit: string;
  readonly weapon: string;
  readonly stage: string;
  readonly dice: number;
  readonly hits: number;
}

export function rollsOf(events: readonly WireEvent[]): Roll[] {
  return events.flatMap((event): Roll[] => {
    const text = (name: string): string => String(event[name] ?? "");
    const number = (name: string): number => Number(event[name] ?? 0);
    const roll = (kind: Roll["kind"], dice: number, hits: number): Roll[] => [{ kind, unit: text("unit"), weapon: text("weapon"), stage: text("stage"), dice, hits }];
    switch (event.event) {
      case "rolled":
        return roll("attack", number("dice"), number("hits"));
      case "saved":
        return roll("cover", number("hits"), number("saves"));
      case "shrugged":
        return roll("resilient", number("damage"), number("ignored"));
      case "reaction-succeeds":
        return roll("reaction", 1, 1);
      case "reaction-fails":
        return roll("reaction", 1, 0);
      default:
        return [];
    }
  });
}
