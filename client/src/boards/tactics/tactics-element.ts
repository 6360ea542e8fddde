/** What the elements of Dust Tactics have in common: the table's properties, names of things, and what can be chosen. */

import type { PropertyValues } from "lit";
import type { Action } from "../../api.js";
import { capitalized } from "../../wording.js";
import { boardEvent } from "../board.js";
import { BoardElement } from "../board-element.js";
import { Choices } from "./choices.js";
import { sceneOf, SIDES, viewOf } from "./scene.js";
import type { Card, Side, TacticsScene, TacticsView, Unit } from "./scene.js";

export type Words = Readonly<Record<string, string | number>>;

export abstract class TacticsElement extends BoardElement {
  scene: TacticsScene | null = null;
  choices!: Choices;

  override willUpdate(_changed: PropertyValues<this>): void {
    this.toggleAttribute("dark", this.settings.dark);
    this.toggleAttribute("still", this.settings.reducedMotion);
    this.toggleAttribute("asking", this.settings.asking);
    this.scene = this.wording ? sceneOf(this.picture) : null;
    if (this.scene) this.choices = new Choices(this.scene, this.picture, this.interactive);
  }

  get board(): TacticsView {
    return viewOf(this.picture);
  }

  /** The side of whoever looks; empty for those who only watch. */
  get side(): Side | "" {
    return SIDES.find((side) => this.picture.viewer.startsWith(side)) ?? "";
  }

  say(message: string, args: Words = {}): string {
    return this.wording.say(message, args);
  }

  unitName(name: string): string {
    return capitalized(this.wording.name("unit", name));
  }

  weaponName(name: string): string {
    return capitalized(this.wording.name("weapon", name));
  }

  unit(name: string): Unit | undefined {
    return this.scene?.units[name];
  }

  card(name: string): Card | undefined {
    return this.scene?.cards[this.unit(name)?.card ?? ""];
  }

  choose(words: string): void {
    this.dispatchEvent(boardEvent("choose", { words }));
  }

  /** More parts of the order in the making, all at once. */
  goOn(parts: readonly string[]): void {
    this.order([...this.picture.order, ...parts]);
  }

  /** A whole order instead of what was chosen so far. */
  order(parts: readonly string[]): void {
    this.dispatchEvent(boardEvent("order", { words: parts.join(", ") }));
  }

  rule(number: string): void {
    this.dispatchEvent(boardEvent("rule", { number }));
  }

  label(action: Action): string {
    return capitalized(this.wording.action(action));
  }

  /** The choice a bot or the pointer suggests is one of these. */
  hinted(actions: readonly Action[]): boolean {
    return this.marked !== "" && actions.some(({ words }) => words === this.marked);
  }
}
