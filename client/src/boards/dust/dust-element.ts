/** What the elements of Dust have in common: the table's properties, and how things are called. */

import type { PropertyValues } from "lit";
import { capitalized } from "../../wording.js";
import { boardEvent } from "../board.js";
import { BoardElement } from "../board-element.js";
import { Choices } from "./choices.js";
import { boardOf, sceneOf, tintOf, UNITS } from "./scene.js";
import type { DustScene, DustView, Units } from "./scene.js";

export abstract class DustElement extends BoardElement {
  scene: DustScene | null = null;
  choices!: Choices;

  override willUpdate(_changed: PropertyValues<this>): void {
    this.toggleAttribute("dark", this.settings.dark);
    this.toggleAttribute("still", this.settings.reducedMotion);
    this.toggleAttribute("asking", this.settings.asking);
    this.scene = this.wording ? sceneOf(this.picture) : null;
    if (this.scene) this.choices = new Choices(this.picture, this.interactive);
  }

  /** Whether areas that an opponent can attack are marked. */
  get showsThreats(): boolean {
    return this.settings.own["threats"] ?? true;
  }

  get board(): DustView {
    return boardOf(this.picture);
  }

  say(message: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.wording.say(message, args);
  }

  area(name: string): string {
    return capitalized(this.wording.name("area", name));
  }

  /** The colour of a force as the map shows it. */
  tint(force: string): string {
    return tintOf(this.board, force);
  }

  /** Who a force is: the colour of an army, or neutrals. */
  army(force: string): string {
    const tint = this.tint(force);
    if (tint === "neutral") {
      const seat = this.board.colours[force] === undefined && !force.startsWith("neutral");
      return seat && !this.board.resigned.includes(force) ? capitalized(this.wording.seat(force)) : this.say("du-neutrals");
    }
    return capitalized(this.wording.name("colour", tint));
  }

  /** Units in words: "3 tanks, a mech". */
  force(units: Units): string {
    return UNITS.flatMap((unit) => (units[unit] ? [this.wording.say("amount", { unit, "unit-word": unit, count: units[unit] ?? 0 })] : [])).join(", ");
  }

  /** D4.1: what a player's production points come of; empty where they are but the least everybody has. */
  yields(seat: string): string {
    const { income = 0, yields: [power, capitals, card] = [0, 0, 0] } = this.scene?.standing[seat] ?? {};
    return power + capitals + card === income ? this.say("du-yields", { power, capitals, card }) : "";
  }

  choose(words: string): void {
    this.dispatchEvent(boardEvent("choose", { words }));
  }

  order(words: string): void {
    this.dispatchEvent(boardEvent("order", { words }));
  }

  rule(number: string): void {
    this.dispatchEvent(boardEvent("rule", { number }));
  }

  /** The choice a bot or the pointer suggests stands here. */
  hinted(words: readonly string[]): boolean {
    return this.marked !== "" && words.includes(this.marked);
  }
}

/** The letters of the game's notation. */
export const LETTERS: Readonly<Record<string, string>> = { tank: "T", mech: "M", fighter: "F", bomber: "B", submarine: "S", centre: "C", card: "K" };

/** `{tank: 3, mech: 1}` as `3T 1M`. */
export function letters(counts: ReadonlyMap<string, number>): string {
  return [...counts].flatMap(([item, count]) => (count > 0 ? [`${count}${LETTERS[item]}`] : [])).join(" ");
}
