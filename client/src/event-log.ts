/** What happened, told in paragraphs: `sandtable.play.story`, but with the events kept beside the sentences. */

import type { Args, Value, WireEvent } from "./api.js";
import type { Refs } from "./boards/board.js";
import type { Wording } from "./wording.js";

/** A run of equal sentences counts as one entry. */
export interface Entry {
  readonly events: readonly WireEvent[];
  readonly text: string;
  readonly times: number;
  readonly seq: number;
}

export interface Paragraph {
  readonly entries: readonly Entry[];
  readonly seq: number;
}

/**
 * A paragraph begins with the events the game names for that, or else with another seat's decision;
 * `who` says which seat decided an entry of the log, below 0 for chance, as far as that is known.
 */
export function groupEvents(events: readonly WireEvent[], openings: readonly string[], who: (seq: number) => number | undefined): WireEvent[][] {
  const found: WireEvent[][] = [];
  let last = "";
  let teller = -1;
  for (const event of events) {
    let opens = openings.includes(event.event) && event.event !== last;
    last = event.event;
    const decided = who(event.seq) ?? -1;
    if (openings.length === 0) opens = decided >= 0 && decided !== teller;
    if (opens || found.length === 0) found.push([]);
    if (decided >= 0) teller = decided;
    found[found.length - 1]?.push(event);
  }
  return found;
}

/** The paragraphs in the words of a language. */
export function toParagraphs(groups: readonly (readonly WireEvent[])[], wording: Wording): Paragraph[] {
  return groups.map((events) => {
    const entries: { events: WireEvent[]; text: string; times: number; seq: number }[] = [];
    for (const event of events) {
      const text = wording.event(event);
      const before = entries[entries.length - 1];
      if (before && before.text === text) {
        before.events.push(event);
        before.times += 1;
        before.seq = event.seq;
      } else {
        entries.push({ events: [event], text, times: 1, seq: event.seq });
      }
    }
    return { entries, seq: entries[entries.length - 1]?.seq ?? 0 };
  });
}

/** The things some arguments name, for a board to light up. */
export function refsOf(...all: readonly Args[]): Refs {
  const found: Record<string, string[]> = {};
  for (const args of all) {
    for (const [key, value] of Object.entries(args) as [string, Value][]) {
      if (key === "event" || key === "seq" || typeof value !== "string") continue;
      for (const word of value.split("+")) {
        const list = (found[key] ??= []);
        if (!list.includes(word)) list.push(word);
      }
    }
  }
  return found;
}

/** The log of a table as a viewer knows it, kept up to date by pictures. */
export class EventLog {
  events: readonly WireEvent[] = [];

  /** Take what a picture brings: forget what was withdrawn and what it tells again. */
  take(events: readonly WireEvent[], gone: readonly number[], since: number): void {
    const withdrawn = new Set(gone);
    this.events = [...this.events.filter((one) => one.seq < since && !withdrawn.has(one.seq)), ...events];
  }
}
