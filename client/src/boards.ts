/** Finds the drawn board of a game; a game without one gets the automatic rendering of its view. */

import type { BoardModule } from "./boards/board.js";

const AUTO: BoardModule = { tag: "sand-auto-board" };
/** The same, because the drawn one could not be had. */
export const FALLBACK: BoardModule = { ...AUTO };
const known = new Map<string, Promise<BoardModule>>();

/** The names of games come from the server: only plain ones may become part of an address. */
const PLAIN = /^[a-z0-9][a-z0-9-]*$/;

async function load(game: string): Promise<BoardModule> {
  if (!PLAIN.test(game)) return AUTO;
  // Asked first: a failed import would stand in the console as an error, though nothing is wrong.
  if (!(await listed(game))) return AUTO;
  // A browser may remember that an address failed.
  const again = attempts ? `?${attempts}` : "";
  return (await import(new URL(`./boards/${game}/board.js${again}`, import.meta.url).href)) as BoardModule;
}

let attempts = 0;

/** The build writes down which games have a board. */
async function listed(game: string): Promise<boolean> {
  const response = await fetch(new URL("./boards/index.json", import.meta.url));
  if (!response.ok) throw new Error(response.statusText);
  return ((await response.json()) as string[]).includes(game);
}

/** Without a network it is the automatic one; asked again, it is looked for again. */
export async function boardOf(game: string): Promise<BoardModule> {
  const found = known.get(game) ?? load(game);
  known.set(game, found);
  try {
    return await found;
  } catch {
    if (known.get(game) === found) {
      known.delete(game);
      attempts += 1;
    }
    return FALLBACK;
  }
}
