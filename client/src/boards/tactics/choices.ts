/** Which legal actions a thing of the board stands for: a square, or a unit wherever it is. */

import type { Action } from "../../api.js";
import type { Shown } from "../board.js";
import { squaresOf } from "./scene.js";
import type { TacticsScene } from "./scene.js";

/** The question of the moment says which words a click on an empty square or on a unit would be, legal or not. */
const SQUARES: Readonly<Record<string, string>> = {
  "ask-enter": "enter",
  "ask-move": "to",
  "ask-put": "put",
  "ask-place": "crate",
  "ask-place-tile": "tile",
  "ask-burn": "burn",
  "ask-crush": "crush",
  "ask-aim": "wreck",
};
const UNITS: Readonly<Record<string, string>> = {
  "ask-activate": "activate",
  "ask-activate-this": "activate",
  "ask-aim": "at",
  "ask-react": "react",
  "ask-call": "call",
  "ask-call-for": "for",
  "ask-order": "for",
  "ask-tank-head": "for",
  "ask-join": "join",
};

export class Choices {
  private readonly bySquare = new Map<string, Action[]>();
  private readonly byUnit = new Map<string, Action[]>();
  /** Actions that belong to no place. */
  readonly others: readonly Action[];

  constructor(scene: TacticsScene, shown: Shown, interactive: boolean) {
    const rest: Action[] = [];
    this.others = rest;
    if (!interactive || !shown.prompt.asked) return;
    for (const action of shown.prompt.actions) {
      const { square, unit } = action.args;
      if (typeof square === "string") put(this.bySquare, square, action);
      else if (typeof unit === "string" && scene.units[unit]) {
        put(this.byUnit, unit, action);
        // T15.5: a click on a joined squad means both; to send its hero off alone is said in the list.
        if (!scene.units[unit]?.squad) for (const one of squaresOf(scene, unit)) put(this.bySquare, one, action);
        if (!scene.units[unit]?.at) rest.push(action);
      } else rest.push(action);
    }
  }

  at(square: string): readonly Action[] {
    return this.bySquare.get(square) ?? [];
  }

  of(unit: string): readonly Action[] {
    return this.byUnit.get(unit) ?? [];
  }

  get squares(): readonly string[] {
    return [...this.bySquare.keys()];
  }
}

function put(table: Map<string, Action[]>, key: string, action: Action): void {
  const found = table.get(key);
  if (found) found.push(action);
  else table.set(key, [action]);
}

/** The words somebody who asks why not means by a click. */
export function whyWords(shown: Shown, square: string, units: readonly string[]): string {
  const { message } = shown.prompt;
  const [unit] = units;
  const verb = unit ? UNITS[message] : undefined;
  if (verb && unit) return `${verb} ${unit}`;
  return SQUARES[message] ? `${SQUARES[message]} ${square}` : "";
}
