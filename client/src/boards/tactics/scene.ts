/** What the server says about a battle of Dust Tactics beyond the view: see `ui/browser.py` of the game's package. */

import type { Shown } from "../board.js";

export type Side = "allies" | "axis";
export const SIDES: readonly Side[] = ["allies", "axis"];
export type Cover = "none" | "soft" | "hard";
export const COVERS: readonly Cover[] = ["none", "soft", "hard"];
/** Among the signs of a sight: not seen. */
export const UNSEEN = "-";

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** A sign for each square: `.` free, `~` water, `x` rubble, `*` smoke, `#` closed. */
  readonly rows: readonly string[];
  /** A square, one of n, e, s, w, and what stands there: wall, small or large entrance. */
  readonly walls: readonly (readonly [string, string, string])[];
  readonly inside: readonly string[];
  /** The range between squares so many rows and columns apart. */
  readonly far: readonly (readonly number[])[];
}

export interface Unit {
  readonly card: string;
  readonly side: Side;
  readonly where: "board" | "waiting" | "dead" | "left";
  readonly points: number;
  readonly ready: boolean;
  readonly moved: boolean;
  readonly at?: string;
  readonly figures?: Readonly<Record<string, number>>;
  readonly ammunition?: Readonly<Record<string, number>>;
  readonly loaded?: boolean;
  readonly used?: readonly string[];
  readonly lasting?: readonly string[];
  readonly hero?: string;
  readonly squad?: string;
}

export interface Row {
  readonly name: string;
  readonly range: string;
  readonly low: number;
  readonly high: number;
  readonly cells: readonly string[];
  readonly special?: readonly string[];
  readonly carriers?: readonly string[];
  readonly rounds?: number;
}

export interface Card {
  readonly kind: "squad" | "vehicle" | "hero" | "aircraft";
  readonly faction: string;
  readonly armour: string;
  readonly move: number;
  readonly points: number;
  readonly ap: number;
  readonly abilities: readonly string[];
  readonly rows: readonly Row[];
  readonly large?: boolean;
  readonly figures?: Readonly<Record<string, number>>;
  readonly soft?: string;
  readonly hard?: string;
}

/** What blocks a line or gives cover. */
export interface Reason {
  readonly rule: string;
  readonly kind: string;
  readonly squares: readonly string[];
  readonly edges: readonly (readonly [string, string])[];
}

/** What is seen from a place a unit may go to. */
export interface End {
  readonly seen: string;
  readonly hidden: Readonly<Record<string, Reason>>;
  readonly targets: readonly string[];
  readonly react: readonly string[];
}

export interface Aimed {
  readonly dice: number;
  readonly cover?: Cover;
  readonly marks?: readonly string[];
}

export interface AimRow {
  readonly by: string;
  readonly weapon: string;
  readonly state: "aimed" | "now" | "held" | "";
  readonly shots: readonly { readonly target: string; readonly square: string; readonly rounds: number; readonly burns: boolean }[];
  readonly targets?: Readonly<Record<string, Aimed>>;
  readonly elements?: Readonly<Record<string, Aimed>>;
  readonly burns?: readonly string[];
  readonly rounds?: number;
  readonly why?: string;
}

export interface Aim {
  readonly unit: string;
  readonly mode: string;
  readonly asks: "aim" | "burn" | "rounds" | "mark";
  readonly optional: boolean;
  readonly only: string;
  readonly rows: readonly AimRow[];
  readonly hidden: readonly string[];
}

export interface Plan {
  readonly acts: readonly string[];
  readonly ban?: { readonly rule: string; readonly message: string };
}

export interface Army {
  readonly taken: readonly string[];
  readonly complete: boolean;
  /** What an army may cost; 0: the scenario says how many vehicles and squads it has instead. */
  readonly ap: number;
  readonly vehicles: number;
  readonly squads: number;
  readonly most: number;
  readonly pool: readonly { readonly card: string; readonly copies: number }[];
  readonly cost: number;
  readonly refused: Readonly<Record<string, readonly [string, string]>>;
  readonly unfinished: readonly [string, string] | null;
}

export interface Standing {
  readonly round: number;
  readonly score: Readonly<Record<Side, number>>;
  readonly forecast: Readonly<Record<Side, number>>;
  readonly turn: Side | "";
  readonly ready: Readonly<Record<Side, number>>;
  readonly units: Readonly<Record<Side, number>>;
  readonly goal: string;
  readonly attacker: Side | "";
  readonly wanted: number;
  readonly since: number;
  readonly done: Readonly<Record<Side, number>>;
  readonly held: readonly (Side | "")[];
  readonly bridge: Side | "";
  readonly charges: Readonly<Record<string, Side | "">>;
}

export interface TacticsScene {
  readonly board: Ground;
  readonly scenario: {
    readonly name: string;
    readonly rounds: number;
    readonly enter: Readonly<Record<Side, readonly string[]>>;
    readonly deploy: Readonly<Record<Side, readonly string[]>>;
    readonly cover: readonly string[];
    readonly exits: readonly string[];
    readonly bridge: readonly string[];
    readonly keep: readonly string[];
    readonly held: readonly (readonly string[])[];
    readonly bonus: number;
  };
  readonly units: Readonly<Record<string, Unit>>;
  readonly cards: Readonly<Record<string, Card>>;
  readonly classes: readonly string[];
  readonly standing: Standing;
  readonly active: { readonly unit: string; readonly asked: string };
  readonly sight: {
    readonly seen: Readonly<Record<string, string>>;
    readonly hidden: Readonly<Record<string, Readonly<Record<string, Reason>>>>;
    readonly reach: Readonly<Record<string, readonly string[]>>;
    readonly ends: Readonly<Record<string, End>>;
  };
  readonly plans: readonly Plan[];
  readonly aim: Aim | null;
  readonly react: { readonly enemy: string; readonly then: string; readonly units: Readonly<Record<string, { readonly dice: number }>> } | null;
  readonly army: Army | null;
}

export function sceneOf(shown: Shown | undefined): TacticsScene | null {
  const scene = shown?.scene as unknown;
  return typeof scene === "object" && scene !== null && "board" in scene ? (scene as TacticsScene) : null;
}

/** The parts of the view that the scene does not repeat. */
export interface TacticsView {
  readonly elements: Readonly<Record<string, string>>;
  readonly tiles: readonly string[];
}

export function viewOf(shown: Shown): TacticsView {
  return shown.view.board as unknown as TacticsView;
}

// Squares

/** Column and row of a square, counted from 0. */
export function place(square: string): readonly [number, number] {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}

export function squareAt(x: number, y: number): string {
  return String.fromCharCode(97 + x) + String(y + 1);
}

/** Where a square stands in a text with a sign for each. */
export function index(ground: Ground, square: string): number {
  const [x, y] = place(square);
  return y * ground.width + x;
}

/** Whether there is such a square. */
export function has(ground: Ground, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < ground.width && y < ground.height;
}

export function allSquares(ground: Ground): string[] {
  return Array.from({ length: ground.width * ground.height }, (_, n) => squareAt(n % ground.width, Math.floor(n / ground.width)));
}

/** T7.2: the range between two squares, as the rules count it. */
export function distance(ground: Ground, one: string, other: string): number {
  const [[x, y], [u, v]] = [place(one), place(other)];
  return ground.far[Math.abs(v - y)]?.[Math.abs(u - x)] ?? 0;
}

/** T1.5: the squares of a unit that stands here; a large vehicle is named by the upper left one. */
export function footprint(square: string, large: boolean): string[] {
  if (!large) return [square];
  const [x, y] = place(square);
  return [square, squareAt(x + 1, y), squareAt(x, y + 1), squareAt(x + 1, y + 1)];
}

export function squaresOf(scene: TacticsScene, name: string): string[] {
  const unit = scene.units[name];
  return unit?.at ? footprint(unit.at, scene.cards[unit.card]?.large ?? false) : [];
}

/** Who stands on a square: squads and vehicles before heroes, and no hero who is with his squad. */
export function unitsAt(scene: TacticsScene, square: string): string[] {
  const found = Object.keys(scene.units).filter((name) => !scene.units[name]?.squad && squaresOf(scene, name).includes(square));
  return found.sort((one, other) => Number(isHero(scene, one)) - Number(isHero(scene, other)));
}

function isHero(scene: TacticsScene, name: string): boolean {
  return scene.cards[scene.units[name]?.card ?? ""]?.kind === "hero";
}

export function cardOf(scene: TacticsScene, name: string): Card | undefined {
  return scene.cards[scene.units[name]?.card ?? ""];
}

/** The middle of a unit, in squares. */
export function middle(square: string, large: boolean): readonly [number, number] {
  const [x, y] = place(square);
  return large ? [x + 1, y + 1] : [x + 0.5, y + 0.5];
}
