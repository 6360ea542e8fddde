/** What the server says about a table of Dust (`sandtable.games.dust.ui.browser`), and the board in the view. */

import type { Shown } from "../board.js";

export const UNITS = ["tank", "mech", "fighter", "bomber", "submarine"] as const;
export type Unit = (typeof UNITS)[number];
export type Units = Readonly<Partial<Record<Unit, number>>>;
export type Held = Units & { readonly force: string };

export interface CardFacts {
  readonly combat: number;
  readonly movement: number;
  readonly production: number;
  readonly stars: number;
  readonly ability: string;
}

export interface Standing {
  readonly vp: number;
  readonly forecast: number;
  readonly income: number;
  readonly capitals: number;
  readonly centres: number;
  readonly sources: number;
  readonly land: number;
  readonly sea: number;
  readonly hand: number;
  /** What the income comes of: power, capitals, the open card. */
  readonly yields: readonly [number, number, number];
}

export interface Majority {
  readonly name: "centres" | "sea" | "land";
  readonly had: string;
  readonly now: string;
  readonly counts: Readonly<Record<string, number>>;
}

export interface ShopItem {
  readonly item: string;
  readonly price: number;
  readonly most: number;
  readonly unit: boolean;
  readonly why: { readonly rule: string; readonly message: string } | null;
}

export interface Shop {
  readonly points: number;
  readonly room: number;
  readonly setup: boolean;
  readonly items: readonly ShopItem[];
  /** What has been chosen already, part by part. */
  readonly basket: Readonly<Record<string, number>>;
}

export type Side = "attack" | "defence";

interface Power {
  readonly dice: number;
  readonly supremacy: number;
}

export interface Fight {
  readonly kind: "land" | "sea" | "landing" | "drop";
  readonly attacker: string;
  readonly defender: string;
  readonly origin: string;
  readonly target: string;
  readonly forces: Readonly<Record<Side, Units>>;
  readonly bonus: number;
  readonly capital: boolean;
  readonly first: Side | "";
  readonly rolls: number;
  readonly misses: number;
  readonly rolls_now: Side | "";
  readonly attack: Power;
  readonly defence: Power;
}

export interface Turn {
  readonly seat: string;
  readonly card: string;
  readonly now: boolean;
  readonly had: boolean;
  readonly used: boolean;
}

/** An attack that an opponent could make in their next turn on an area of the viewer's. */
export interface Threat {
  readonly seat: string;
  readonly how: "attack" | "raid" | "bombard";
  /** Where it comes from; empty: units have to move first. */
  readonly origin: string;
  readonly dice: number;
  /** Dice that can be there after moves. */
  readonly most: number;
  readonly chance: number;
  /** 0: hardly worth a thought; 1: may be attacked; 2: likely to fall. */
  readonly level: 0 | 1 | 2;
}

/** What the calculator of odds offers. */
export interface Offer {
  readonly kinds: readonly string[];
  readonly cards: readonly string[];
  readonly most: number;
}

export interface DustScene {
  readonly drawn: boolean;
  readonly capitals: readonly string[];
  readonly sources: readonly string[];
  readonly cards: Readonly<Record<string, CardFacts>>;
  readonly hand: readonly string[];
  readonly turn: { readonly phase: string; readonly seat: string; readonly points: number; readonly moves: number; readonly attacks: number };
  readonly order: readonly Turn[];
  readonly target: number;
  readonly last_round: number;
  readonly standing: Readonly<Record<string, Standing>>;
  readonly majorities: readonly Majority[];
  readonly threats: Readonly<Record<string, readonly Threat[]>>;
  /** Prohibitions that close areas of others to the viewer for now, and the areas. */
  readonly closed: Readonly<Record<string, readonly string[]>>;
  readonly calculator: Offer;
  readonly shop: Shop | null;
  readonly fight: Fight | null;
}

/** The board in the view, in words. */
export interface DustView {
  readonly round: number;
  readonly areas: Readonly<Record<string, Held>>;
  readonly centres: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
  readonly homes: Readonly<Record<string, string>>;
  readonly resigned: readonly string[];
  readonly pacts: Readonly<Record<string, readonly string[]>>;
  readonly deck: number | readonly string[];
  readonly discards: readonly string[];
}

export function sceneOf(shown: Shown | undefined): DustScene | null {
  const scene = shown?.scene as DustScene | null | undefined;
  return scene?.standing ? scene : null;
}

export function boardOf(shown: Shown): DustView {
  return shown.view.board as unknown as DustView;
}

/** How much an area of the viewer's is in danger. */
export function danger(scene: DustScene, area: string): 0 | 1 | 2 {
  return (scene.threats[area] ?? []).reduce<0 | 1 | 2>((most, { level }) => (level > most ? level : most), 0);
}

/** How many units these are. */
export function size(units: Units): number {
  return UNITS.reduce((sum, unit) => sum + (units[unit] ?? 0), 0);
}

/** The colour of a force on the map: of its army, or of the neutrals. */
export function tintOf(board: DustView, force: string): string {
  if (!force) return "";
  if (board.resigned.includes(force) || force.startsWith("neutral")) return "neutral";
  return board.colours[force] ?? "neutral";
}
