/** What can be typed at the table besides orders, and how it is completed: `sandtable.tui.completion`. */

export const COMMAND_WORDS = ["undo", "restart", "hint", "why", "rule", "log", "save", "help", "now"] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

/** The whole lines that begin with what was typed; the letters already typed stay as they are. */
export function completions(text: string, following: readonly string[], commands: readonly string[]): string[] {
  if (!text.trim()) return [];
  const why = /^why\s+/i.exec(text);
  const comma = text.lastIndexOf(",");
  const space = /^\s*/.exec(text.slice(comma + 1))?.[0].length ?? 0;
  const start = why ? why[0].length : comma + 1 + space;
  const leading = text.slice(0, start);
  const part = text.slice(start);
  const candidates = comma < 0 && !why ? [...following, ...commands] : following;
  const small = part.toLowerCase();
  return candidates
    .filter((words) => words.length > part.length && words.toLowerCase().startsWith(small))
    .map((words) => leading + part + words.slice(part.length));
}
