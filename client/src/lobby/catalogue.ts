/** The games of this server, with their texts: asked for once. */

import * as api from "../api.js";
import type { Game, Glossary, Options, OptionValue } from "../api.js";
import { tongue } from "../tongue.js";
import { begun } from "../wording.js";
import type { Wording } from "../wording.js";

let asked: Promise<Game[]> | null = null;

export function games(): Promise<Game[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null; // the next time the server may be there
    throw error;
  });
  return asked;
}

export interface Introduced {
  readonly game: Game;
  readonly wording: Wording;
}

/** Names of seats are known before there is a table: as seats, or as the sides most games have. */
const SIDES: Glossary = { domains: { seat: "side", seats: "side" }, labels: {}, composed: {}, openings: [], seats: [] };

/** All games, in the words of the page's language. */
export async function introduced(): Promise<Introduced[]> {
  const found = await games();
  return Promise.all(found.map(async (game) => ({ game, wording: await tongue.of(game.name, SIDES) })));
}

/** What an option is about. */
export function optionLabel(wording: Wording, name: string): string {
  const id = `option-${name}`;
  return begun(wording.texts.has(id) ? wording.texts.say(id) : name.replaceAll("_", " "));
}

/** What an option is set to. */
export function optionValue(wording: Wording, name: string, value: OptionValue): string {
  return typeof value === "string" ? wording.name(name, value) : String(value);
}

/** In what a table differs from the usual. */
export function unusual({ game, wording }: Introduced, options: Options): string[] {
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
    return (await games()).find((game) => game.name === name)?.title ?? name;
  } catch {
    return name;
  }
}
