/** What the last order did, as marks on the board: arrows for moves, outlines for what is new or changed. */

import type { WireEvent } from "../../api.js";

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly token: string;
}

export interface Marks {
  readonly arrows: readonly Arrow[];
  /** `TOKEN@REGION` of what came or was refreshed. */
  readonly tokens: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly bridges: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly date: boolean;
  readonly will: boolean;
  readonly scored: boolean;
}

export function marksOf(last: readonly WireEvent[]): Marks {
  const arrows: Arrow[] = [];
  const tokens = new Set<string>();
  const regions = new Set<string>();
  const bridges = new Set<string>();
  const cards = new Set<string>();
  let date = false;
  let will = false;
  let scored = false;
  for (const seen of last) {
    const arg = (name: string): string => String(seen[name] ?? "");
    switch (seen.event) {
      case "moved":
        arrows.push({ from: arg("origin"), to: arg("target"), token: arg("token") });
        tokens.add(`${arg("token")}@${arg("target")}`);
        break;
      case "recruited":
      case "refreshed":
        tokens.add(`${arg("token")}@${arg("region")}`);
        break;
      case "leader-placed":
      case "leader-enters":
        tokens.add(`${arg("leader")}@${arg("region")}`);
        break;
      case "trotsky-returns":
        tokens.add(`trotsky@${arg("region")}`);
        break;
      case "trotsky-joins-red":
        tokens.add(`trotsky-red@${arg("region")}`);
        break;
      case "protest":
      case "blockade":
        bridges.add(arg("connection"));
        break;
      case "card-played":
      case "objective-open":
      case "objective-revealed":
        cards.add(arg("card"));
        break;
      case "tired":
      case "unrest":
        regions.add(arg("region"));
        break;
      case "scored":
        regions.add(arg("region"));
        scored = true;
        break;
      case "date":
        date = true;
        break;
      case "will-taken":
        will = true;
        break;
    }
  }
  return { arrows, tokens, regions, bridges, cards, date, will, scored };
}
