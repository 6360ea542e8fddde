/** What the last turn did, as marks on the map: arrows for what moved, outlines for what is new. */

import type { WireEvent } from "../../api.js";
import type { Arrow } from "./map.js";

export interface Marks {
  readonly arrows: readonly Arrow[];
  readonly fresh: ReadonlySet<string>;
}

const FRESH = ["claimed", "settled", "centre-built", "placed", "hired", "mech-built", "conquered", "repulsed", "struck", "missiles-fired", "destroyed", "dropped", "cease-fire"];
/** An arrow for each of very many moves would hide the map. */
const MOST = 10;

export function marksOf(last: readonly WireEvent[]): Marks {
  const arrows = new Map<string, Arrow>();
  const fresh = new Set<string>();
  const add = (from: unknown, to: unknown, kind: Arrow["kind"]): void => {
    if (from && to && from !== to) arrows.set(`${from}>${to}`, { from: String(from), to: String(to), kind });
  };
  for (const seen of last) {
    if (seen.event === "moved") add(seen["origin"], seen["target"], "move");
    else if (seen.event === "attacked") add(seen["origin"], seen["target"], "attack");
    else if (seen.event === "retreated") add(seen["target"], seen["area"], "retreat");
    if (seen.event === "moved" || FRESH.includes(seen.event)) fresh.add(String(seen["target"] ?? seen["area"] ?? ""));
  }
  return { arrows: [...arrows.values()].slice(-MOST), fresh: new Set([...fresh].slice(-MOST)) };
}
