/** The games of this server, with their texts: asked for once. */

import * as api from "../api.js";
import type { Game, Glossary, Options, OptionValue } from "../api.js";
import { i18n } from "../i18n.js";
import { capitalized } from "../wording.js";
import type { Wording } from "../wording.js";

let fetched: Promise<Game[]> | null = null;

export function allGames(): Promise<Game[]> {
  fetched ??= api.games().catch((error: unknown) => {
    fetched = null; // the next time the server may be there
    throw error;
  });
  return fetched;
}

export interface GameWithWording {
  readonly game: Game;
  readonly wording: Wording;
}

/** Names of seats are known before there is a table: as seats, or as the sides most games have. */
const SIDES: Glossary = { domains: { seat: "side", seats: "side" }, labels: {}, composed: {}, openings: [], seats: [], verbs: {} };

/** All games, in the words of the page's language. */
export async function gamesWithWording(): Promise<GameWithWording[]> {
  const found = await allGames();
  return Promise.all(found.map(async (game) => ({ game, wording: await i18n.wordingOf(game.name, SIDES) })));
}

/** What an option is about. */
export function optionLabel(wording: Wording, name: string): string {
  const id = `option-${name}`;
  return capitalized(wording.texts.has(id) ? wording.texts.say(id) : name.replaceAll("_", " "));
}

/** What an option is set to. */
export function optionValue(wording: Wording, name: string, value: OptionValue): string {
  return typeof value === "string" ? wording.name(name, value) : String(value);
}

/** In what a table differs from the usual. */
export function changedOptions({ game, wording }: GameWithWording, options: Options): string[] {
  return game.options
    .filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
    .map(({ name }) => {
      const value = options[name] as OptionValue;
      return typeof value === "boolean" ? optionLabel(wording, name) : `${optionLabel(wording, name)}: ${optionValue(wording, name, value)}`;
    });
}

/** What a game is called. */
export async function titleOf(name: string): Promise<string> {
  try {
    return (await allGames()).find((game) => game.name === name)?.title ?? name;
  } catch {
    return name;
  }
}
