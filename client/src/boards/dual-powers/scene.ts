/** The scene as `sandtable.games.dual_powers.ui.browser` makes it; the one place that trusts its shape. */

import type { Shown } from "../board.js";

export type Side = "red" | "white";
export type Owner = Side | "neutral";
export type Face = "ready" | "exhausted";

export interface Token {
  readonly token: string;
  readonly side: Owner;
  readonly ready: number;
  readonly exhausted: number;
  readonly face: Face;
  readonly cost: number;
  readonly leader: boolean;
  /** P5.1: the side this token counts for; empty: nobody. */
  readonly counts?: Side | "";
  readonly count?: number;
}

export interface Region {
  readonly name: string;
  readonly tokens: readonly Token[];
  readonly strength: Readonly<Record<Side, number>>;
  readonly count: Readonly<Record<Side, number>>;
  readonly leads: Side | "";
  /** P5.2: empty, neutral, alone, strength, tokens, will. */
  readonly why: string;
  readonly unrest: boolean;
  readonly next: boolean;
}

export interface Connection {
  readonly name: string;
  readonly ends: readonly [string, string];
  readonly colour: string;
  readonly closed: boolean;
}

export interface Month {
  readonly name: string;
  readonly points: number;
  readonly enters: string;
  readonly ends: boolean;
}

export interface Calendar {
  readonly months: readonly Month[];
  readonly month: string;
  readonly day: number;
  readonly days: number;
  readonly bonus: readonly number[];
  readonly skipped: readonly number[];
}

/** What a card would do to the date. */
export interface Preview {
  readonly day: number;
  readonly month: string;
  readonly passed: boolean;
  readonly bonus: boolean;
  readonly will: boolean;
  readonly enters: string;
  readonly points: number;
}

export interface CommandCard {
  readonly kind: "command";
  readonly days: number;
  readonly region: string;
  readonly recruit: number;
  readonly action: string;
  readonly points: number;
}

export interface LeaderCard {
  readonly kind: "leader";
  readonly days: number;
  readonly side: Side;
  readonly ready: number;
  readonly exhausted: number;
  readonly special: string;
}

export type CardFacts = CommandCard | LeaderCard;

export interface HandCard {
  readonly card: string;
  readonly preview: Preview;
}

export interface Hand {
  readonly cards: readonly HandCard[];
  readonly hidden: number;
}

export interface Objective {
  readonly side: Side;
  readonly card: string;
  readonly open: boolean;
  readonly region: string;
  readonly points: number;
}

export interface ForecastStep {
  readonly marker: number;
  readonly chooser: Side | "";
  readonly region: string;
  readonly points: number;
  readonly wins: Side | "";
}

export interface Opposition {
  readonly side: Side;
  readonly difficulty: number;
  readonly row: readonly string[];
  readonly to_come: number;
  readonly days: Readonly<Record<string, number>>;
  readonly objective: string;
  readonly last_round: number;
}

export interface Standing {
  readonly leads: Side | "";
  readonly by: number;
}

export interface CityScene {
  readonly signs: Readonly<Record<Owner, string>>;
  readonly viewer: Side | "";
  readonly will: Side;
  /** Whose turns are still to come this round. */
  readonly turns: readonly Side[];
  readonly regions: readonly Region[];
  readonly connections: readonly Connection[];
  readonly calendar: Calendar;
  readonly unrest: { readonly region: string; readonly points: number; readonly next: string };
  readonly support: Standing & { readonly spaces: number; readonly marker: number };
  readonly objectives: readonly Objective[];
  readonly hands: Readonly<Record<Side, Hand>>;
  readonly played: Readonly<Record<Side, readonly string[]>>;
  readonly cards: Readonly<Record<string, CardFacts>>;
  readonly supply: Readonly<Record<Side, readonly Token[]>>;
  readonly opposition: Opposition | null;
  readonly forecast: Standing & { readonly steps: readonly ForecastStep[]; readonly support: number };
}

export const SIDES: readonly Side[] = ["red", "white"];
export const HIDDEN = "?";

/** The scene of a picture; null while there is none, so that nothing is drawn rather than something wrong. */
export function sceneOf(shown: Shown | undefined): CityScene | null {
  const scene = shown?.scene;
  return scene && "regions" in scene && "calendar" in scene ? (scene as unknown as CityScene) : null;
}

/** Numbers and lists of the view that the board shows as they are. */
export interface BoardFacts {
  readonly round: number;
  readonly deck: number;
  readonly discards: readonly string[];
}

export function factsOf(shown: Shown): BoardFacts {
  const { round, deck, discards } = shown.view.board;
  return {
    round: typeof round === "number" ? round : 0,
    deck: typeof deck === "number" ? deck : 0,
    discards: Array.isArray(discards) ? discards.map(String) : [],
  };
}

/** The sides, the viewer's own last: it lies before them. */
export function sidesFor(scene: CityScene): readonly Side[] {
  return scene.viewer === "red" ? ["white", "red"] : SIDES;
}
