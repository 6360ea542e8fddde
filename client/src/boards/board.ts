/**
 * What a drawn board is to the table around it.
 *
 * A game `my-game` brings `boards/my-game/board.ts`, which defines a custom element and exports its
 * name as `tag`. The table sets the properties below and listens to the events below; it never reaches
 * into the element. A board knows no rules: what can be clicked is in `picture.prompt.actions`, what a
 * thing is called says `wording`, and what it needs to draw beyond the view is in `picture.scene`.
 *
 * The element is a direct child of the table's zoom-and-pan container (`sand-pan-zoom`), which has exactly
 * the size of the window, whatever the zoom: a board that lays itself out for it may watch its parent. Fill it (`width: 100%; height: 100%`; an SVG with a viewBox then fits itself in), and scroll
 * inside what cannot fit. On a phone a sheet may leave the window 200 pixels of height. A hand of cards and other things that should stay readable while
 * the map is zoomed may be further elements, see `handTag` and `statusTag`. A wheel event the board does not stop zooms
 * the window: stop it where it scrolls something of the board's own, unless Ctrl is held.
 */

import type { Glossary, Json, Picture, WireEvent } from "../api.js";
import type { SideLook } from "../icons.js";
import type { Wording } from "../wording.js";

/** What a board is shown: now, a moment of the past, an order in the making or a trial. */
export type Shown = Pick<
  Picture,
  "game" | "options" | "seat" | "viewer" | "seats" | "view" | "prompt" | "scene" | "waiting" | "over" | "ending" | "returns" | "seq" | "can"
> & {
  /** Which of these it is; a board may tint the past, and draw an order in the making lighter. */
  readonly kind: "live" | "past" | "draft" | "trial";
  /** The parts of the order chosen so far, in words; empty outside an order. */
  readonly order: readonly string[];
};

/** Things to light up, by the name of the argument that named them: `{region: ["purple"], token: ["lenin"]}`. */
export type Refs = Readonly<Record<string, readonly string[]>>;

export interface BoardSettings {
  /** No movement: the person asked for it here or in the system. */
  readonly reducedMotion: boolean;
  readonly dark: boolean;
  readonly language: string;
  /** Asking why not: everything may be clicked, and a click says `why` instead of `choose`. */
  readonly asking: boolean;
  /** The map without its counters; a board without a map has none to hide. */
  readonly bare: boolean;
  /** The board's own settings, by name: see `BoardModule.settings`. */
  readonly own: Readonly<Record<string, boolean>>;
  /** On a phone, in a lesson: the sheet below the board is being read, so no window of the board may lie over it. */
  readonly reading?: boolean;
  /** Show what is pointed at, or has the focus, large beside it; a board without small things need not. */
  readonly magnify: boolean;
}

/** The properties the table sets; declare each as a Lit property (`attribute: false`). */
export interface Board extends HTMLElement {
  picture: Shown;
  wording: Wording;
  glossary: Glossary;
  /** Whether a click may choose: false in the past, for watchers, and behind the curtain. */
  interactive: boolean;
  /** What an entry of the log, a choice under the pointer or the playback speaks of. */
  refs: Refs;
  /** The events of the last order(s), for arrows and outlines: not by colour alone. */
  last: readonly WireEvent[];
  /** The words of an action somebody suggests (a bot's hint, the choice under the pointer); empty: none. */
  marked: string;
  settings: BoardSettings;
  /** Open the game's calculator of odds, about what is pointed at or goes on; a game without odds has none. */
  openOdds?(): void;
}

/** A switch that only this board has. The table offers it beside what all boards share, and this browser remembers it. */
export interface BoardSetting {
  /** Where the board finds it in `settings.own`. */
  readonly name: string;
  /** The game's message that labels it; its attribute `key`, if there is one, says what the key does. */
  readonly message: string;
  /** What it is set to until somebody changes it. */
  readonly initial: boolean;
  /** The key that switches it (`shift+t`) until somebody chooses another. */
  readonly key: string;
}

/** What a module of `boards/` exports. */
export interface BoardModule {
  readonly tag: string;
  /** An element with the same properties for what lies before the player (hand, own cards), if any. */
  readonly handTag?: string;
  /** An element with the same properties for a strip above the board that is always in sight, if any. */
  readonly statusTag?: string;
  /** Which settings of the view it supports; the table offers no others. */
  readonly supports?: readonly ("bare" | "magnify")[];
  /** Settings of its own. */
  readonly settings?: readonly BoardSetting[];
  /** How the sides look on this board, by seat, so that the table around it shows the same signs and colours. */
  readonly sides?: Readonly<Record<string, SideLook>>;
  /** What each seat has at the end of the game, in a few words, if the board has more to say than who won. */
  readonly ended?: (shown: Shown, wording: Wording) => Readonly<Record<string, string>>;
}

/** The events a board dispatches; all bubble and are composed. */
export interface BoardEvents {
  /** A legal action, in words. */
  choose: CustomEvent<{ words: string }>;
  /** A whole order, in words or in the game's short notation, instead of what was chosen so far. */
  order: CustomEvent<{ words: string }>;
  /** What a bot would say is to be said. */
  suggest: CustomEvent<Record<never, never>>;
  /** Why is this not allowed? In words of the game's grammar. */
  why: CustomEvent<{ words: string }>;
  /** How is this order (empty: what goes on) likely to end? The answer has the game's own shape; null: nobody knows. */
  odds: CustomEvent<{ order: string; tell: (odds: Json) => void }>;
  /** Show the text of a rule. */
  rule: CustomEvent<{ number: string }>;
  /** A command of the table, as if it had been typed: `odds`, `rules`. */
  typed: CustomEvent<{ command: string; rest: string }>;
  /** Open a panel of the table: the answers that are given without asking. */
  panel: CustomEvent<{ name: "standing" }>;
  /** A sentence for the status line and the screen reader. */
  say: CustomEvent<{ text: string }>;
  /** The choices this thing stands for are pointed at: the list of choices lights them up; empty: none. */
  point: CustomEvent<{ words: readonly string[] }>;
}

/** Make such an event: `this.dispatchEvent(boardEvent("choose", { words }))`. */
export function boardEvent<Name extends keyof BoardEvents>(
  name: Name,
  detail: BoardEvents[Name]["detail"],
): CustomEvent<BoardEvents[Name]["detail"]> {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

/** Whether something is lit up under any of the names an argument may have. */
export function isHighlighted(refs: Refs, word: string, ...names: readonly string[]): boolean {
  return names.some((name) => refs[name]?.includes(word) ?? false);
}
