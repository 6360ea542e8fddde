/** Which legal actions a thing on the board stands for. A thing is named by a key like `token:lenin:ready:blue`. */

import type { Action } from "../../api.js";
import type { Shown } from "../board.js";
import type { CityScene } from "./scene.js";

export const regionKey = (region: string): string => `region:${region}`;
export const tokenKey = (token: string, face: string, region: string): string => `token:${token}:${face}:${region}`;
export const bridgeKey = (connection: string): string => `bridge:${connection}`;
export const cardKey = (card: string): string => `card:${card}`;
export const supplyKey = (token: string): string => `supply:${token}`;
export const objectiveKey = (side: string): string => `objective:${side}`;

/** What kind of thing a key names: token, region, card. */
export const kindOf = (key: string): string => key.slice(0, key.indexOf(":"));

/** The keys an action belongs to: it may be given at several places, and the first is where it is shown best. */
export function keysOf(action: Pick<Action, "verb" | "args">, shown: Shown, scene: CityScene): readonly string[] {
  const arg = (name: string): string => String(action.args[name] ?? "");
  switch (action.verb) {
    case "objective":
    case "play":
      return [cardKey(arg("card"))];
    case "recruit": {
      const units = [...new Set(arg("unit").split("+"))].map(supplyKey);
      return [regionKey(String(shown.prompt.args["region"] ?? "")), ...units];
    }
    case "enlist":
      return [regionKey(arg("region")), supplyKey(arg("token"))];
    case "move":
      return [tokenKey(arg("token"), arg("face"), arg("region"))];
    case "refresh":
      return [tokenKey(arg("token"), "exhausted", arg("region"))];
    case "to":
    case "place":
      return [regionKey(arg("region"))];
    case "protest":
      return [bridgeKey(arg("connection"))];
    case "spy":
    case "organise":
      return scene.objectives.filter((one) => !one.open && (scene.opposition !== null || one.side !== scene.viewer)).map((one) => objectiveKey(one.side));
    case "inspire":
      return ["will"];
    case "draw-card":
      return ["deck"];
    case "points":
      return [regionKey(scene.unrest.region), "support"];
    case "bonus":
      return [regionKey(scene.unrest.region)];
    default:
      return [];
  }
}

export class Choices {
  private readonly byKey = new Map<string, Action[]>();

  constructor(shown: Shown, scene: CityScene, interactive: boolean) {
    if (!interactive || !shown.prompt.asked) return;
    for (const action of shown.prompt.actions) {
      for (const key of keysOf(action, shown, scene)) {
        const found = this.byKey.get(key);
        if (found) found.push(action);
        else this.byKey.set(key, [action]);
      }
    }
  }

  at(key: string): readonly Action[] {
    return this.byKey.get(key) ?? [];
  }

  /** Which thing stands for words somebody points at. */
  keysFor(words: string): readonly string[] {
    if (!words) return [];
    return [...this.byKey].filter(([, actions]) => actions.some((action) => action.words === words)).map(([key]) => key);
  }
}

/** What a click on a thing asks about in why-not mode: the words that would be given there, legal or not. */
export function whyWords(key: string, shown: Shown): string {
  const [kind = "", ...rest] = key.split(":");
  const message = shown.prompt.message;
  switch (kind) {
    case "region":
      return message === "ask-move-to" ? `to ${rest[0]}` : message === "ask-bonus" ? "" : `place ${rest[0]}`;
    case "token":
      return `${message === "ask-use-command" && rest[1] === "exhausted" && refreshes(shown) ? `refresh ${rest[0]}` : `move ${rest[0]} ${rest[1]}`} ${rest[2]}`;
    case "bridge":
      return `protest ${rest[0]}`;
    case "card":
      return `${message === "ask-choose-objectives" ? "objective" : "play"} ${rest[0]}`;
    case "supply":
      return `recruit ${rest[0]}`;
    case "objective":
      return "spy";
    case "will":
      return "inspire";
    case "deck":
      return "draw-card";
    default:
      return "";
  }
}

function refreshes(shown: Shown): boolean {
  return shown.prompt.actions.some((action) => action.verb === "refresh");
}
