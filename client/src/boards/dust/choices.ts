/** Which legal actions a thing stands for: an area of the map, or a card of the hand. */

import type { Action } from "../../api.js";
import type { Shown } from "../board.js";

/** Verbs that name an area and a number. */
export const COUNTED = ["put", "join", "from", "flee"];
/** Verbs that name a kind of unit and a number: they are asked for in a window. */
export const UNIT_VERBS = ["take", "withdraw", "kill"];

export class Choices {
  private readonly byArea = new Map<string, Action[]>();
  private readonly byCard = new Map<string, Action[]>();
  private readonly rest: Action[] = [];

  constructor(shown: Shown, interactive: boolean) {
    if (!interactive || !shown.prompt.asked) return;
    for (const action of shown.prompt.actions) {
      const { area, card } = action.args;
      if (typeof area === "string") put(this.byArea, area, action);
      else if (typeof card === "string") put(this.byCard, card, action);
      else this.rest.push(action);
    }
  }

  at(area: string): readonly Action[] {
    return this.byArea.get(area) ?? [];
  }

  of(card: string): readonly Action[] {
    return this.byCard.get(card) ?? [];
  }

  get areas(): readonly string[] {
    return [...this.byArea.keys()];
  }

  /** Actions that belong to no place: done, use, an army, units. */
  get others(): readonly Action[] {
    return this.rest;
  }

  /** For each kind of unit the most that may be taken. */
  get units(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const { verb, args } of this.rest) {
      if (UNIT_VERBS.includes(verb)) found.set(String(args["unit"]), Math.max(found.get(String(args["unit"])) ?? 0, Number(args["count"])));
    }
    return found;
  }

  get unitVerb(): string {
    return this.rest.find(({ verb }) => UNIT_VERBS.includes(verb))?.verb ?? "";
  }

  get mayEnd(): boolean {
    return this.rest.some(({ words }) => words === "done");
  }
}

function put(table: Map<string, Action[]>, key: string, action: Action): void {
  const found = table.get(key);
  if (found) found.push(action);
  else table.set(key, [action]);
}

/** The question of the moment says which words a click on an area would be, legal or not. */
const ASKS: Readonly<Record<string, string>> = {
  "ask-claim-capital": "claim",
  "ask-settle": "settle",
  "ask-settle-source": "settle",
  "ask-first-centre": "build",
  "ask-new-centre": "build",
  "ask-builder": "mech",
  "ask-move": "move",
  "ask-move-to": "to",
  "ask-join-bombers": "join",
  "ask-attack": "attack",
  "ask-attack-on": "on",
  "ask-drop-target": "on",
  "ask-drop-mechs": "from",
  "ask-special-target": "on",
  "ask-missile-target": "on",
  "ask-hire": "hire",
  "ask-put": "put",
  "ask-flee": "flee",
};

export function whyWords(area: string, shown: Shown): string {
  const verb = ASKS[shown.prompt.message];
  return verb ? `${verb} ${area}${COUNTED.includes(verb) ? " 1" : ""}` : "";
}
