/** In which order my games are listed, and how long ago something was. */

import type { Summary } from "../api.js";
import type { SavedSeat } from "../storage.js";

/** One table, with all keys this browser has to it. */
export interface MyGame {
  readonly summary: Summary;
  readonly seats: readonly SavedSeat[];
  readonly turn: boolean;
}

/** Several seats of a table are one entry; my turn first, then those that run, the latest first. */
export function sorted(places: readonly SavedSeat[], summaries: readonly (Summary | null)[]): MyGame[] {
  const found = new Map<string, { summary: Summary; seats: SavedSeat[]; turn: boolean }>();
  places.forEach((place, at) => {
    const summary = summaries[at];
    if (!summary) return;
    const known = found.get(summary.table);
    if (!known) found.set(summary.table, { summary, seats: [place], turn: summary.your_turn });
    else {
      known.seats.push(place);
      if (summary.your_turn && !known.turn) {
        known.seats.unshift(...known.seats.splice(known.seats.indexOf(place), 1)); // open it as who is asked
        known.turn = true;
      }
    }
  });
  const rank = (one: MyGame): number => (one.turn ? 0 : one.summary.over ? 2 : 1);
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || b.summary.updated - a.summary.updated);
}

/** "5 minutes ago", in a language. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < 60) return format.format(0, "second");
  if (past < 3600) return format.format(-Math.floor(past / 60), "minute");
  if (past < 86_400) return format.format(-Math.floor(past / 3600), "hour");
  return format.format(-Math.floor(past / 86_400), "day");
}
