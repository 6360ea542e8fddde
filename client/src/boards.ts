/** Finds the drawn board of a game; a game without one gets the automatic rendering of its view. */

import type { BoardModule } from "./boards/board.js";
import { allGames } from "./lobby/catalogue.js";

const AUTO: BoardModule = { tag: "sand-auto-board" };
/** The same, because the drawn one could not be had. */
export const FALLBACK: BoardModule = { ...AUTO };
const known = new Map<string, Promise<BoardModule>>();

/** The server says where a game's board is: among ours, or in the package that brought the game. */
async function load(game: string): Promise<BoardModule> {
  const path = (await allGames()).find((one) => one.name === game)?.board ?? "";
  if (!path) return AUTO;
  const address = new URL(path, location.href);
  if (address.origin !== location.origin) return AUTO; // the content policy would not let it in either
  // A browser may remember that an address failed.
  if (attempts) address.search = String(attempts);
  return (await import(address.href)) as BoardModule;
}

let attempts = 0;

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
