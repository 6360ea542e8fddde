/** What can be typed at the table besides orders, and how it is completed: `sandtable.play.command_words`, `sandtable.tui.completion`. */

import type { Texts } from "./texts.js";

/** The commands, by their English words. */
export const COMMAND_WORDS = ["undo", "restart", "hint", "why", "rule", "board", "log", "save", "help", "now"] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

/** From everything that can be typed to the command it means, in the order in which it is offered. */
export type Commands = ReadonlyMap<string, CommandWord>;

/** Each language has words of its own; English is understood in all of them. */
export function commandWords(texts: Texts): Commands {
  const found = new Map<string, CommandWord>();
  for (const name of COMMAND_WORDS) for (const word of spellings(texts, name)) found.set(word, name);
  for (const name of COMMAND_WORDS) found.set(name, name);
  return found.set("?", "help");
}

/** The words of the commands that help shows. */
export function shownWords(texts: Texts): string[] {
  return COMMAND_WORDS.map((name) => spellings(texts, name)[0] ?? name);
}

function spellings(texts: Texts, name: CommandWord): string[] {
  const listed = texts.attribute("cli-words", name) || texts.attribute("browser-words", name);
  return listed
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The command a line begins with, and the rest of the line; null: none. */
export function parseCommand(commands: Commands, text: string): { command: CommandWord; rest: string } | null {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  // Some keyboards send a letter and its dots one by one.
  const command = commands.get(first.toLowerCase().normalize("NFC"));
  return command ? { command, rest: rest.join(" ") } : null;
}

/** The whole lines that begin with what was typed; the letters already typed stay as they are. */
export function completions(text: string, following: readonly string[], commands: Commands): string[] {
  if (!text.trim()) return [];
  const asked = /^\S+\s+/.exec(text)?.[0] ?? "";
  const why = parseCommand(commands, asked)?.command === "why";
  const comma = text.lastIndexOf(",");
  const space = /^\s*/.exec(text.slice(comma + 1))?.[0].length ?? 0;
  const start = why ? asked.length : comma + 1 + space;
  const leading = text.slice(0, start);
  const part = text.slice(start);
  const candidates = comma < 0 && !why ? [...following, ...commands.keys()] : following;
  const small = part.toLowerCase();
  return candidates
    .filter((words) => words.length > part.length && words.toLowerCase().startsWith(small))
    .map((words) => leading + part + words.slice(part.length));
}
