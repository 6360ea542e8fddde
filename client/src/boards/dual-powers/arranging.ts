/** Finds a place for every token of a district: rows by side, as large as the room allows. */

import type { Box } from "./geometry.js";
import type { Token } from "./scene.js";
import { HIGH, tokenWidth } from "./token.js";

export interface Placed {
  readonly token: Token;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How many equal tokens lie here; more than one only where it is crowded. */
  readonly count: number;
}

const SCALES = [1.45, 1.3, 1.15, 1, 0.9, 0.8, 0.72];
const GAP = 6;

interface Pile {
  readonly token: Token;
  readonly count: number;
}

/** Tokens that fight on one side lie in rows of their own (P5.1: neutrals with the side they count for). */
function groups(piles: readonly Pile[]): Pile[][] {
  const of = (side: string): Pile[] => piles.filter((pile) => (pile.token.counts ?? "") === side);
  return [of("red"), of("white"), of("")].filter((group) => group.length > 0);
}

function stacked(tokens: readonly Token[]): Pile[] {
  const found = new Map<string, Pile>();
  for (const token of tokens) {
    const key = `${token.token} ${token.face}`;
    found.set(key, { token, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

function rows(piles: readonly Pile[], width: number): Pile[][] {
  const found: Pile[][] = [];
  let used = Infinity;
  for (const pile of piles) {
    const wide = tokenWidth(pile.token) + GAP;
    const row = found[found.length - 1];
    if (row && used + wide <= width + GAP) {
      row.push(pile);
      used += wide;
    } else {
      found.push([pile]);
      used = wide;
    }
  }
  return found;
}

export function arrange(tokens: readonly Token[], room: Box): Placed[] {
  const single = tokens.map((token) => ({ token, count: 1 }));
  const piles = stacked(tokens);
  const tries: { scale: number; lines: Pile[][] }[] = [];
  for (const scale of SCALES) tries.push({ scale, lines: groups(single).flatMap((group) => rows(group, room.w / scale)) });
  for (const scale of [0.9, 0.8, 0.72]) tries.push({ scale, lines: groups(piles).flatMap((group) => rows(group, room.w / scale)) });
  for (const scale of [0.72, 0.62, 0.54, 0.46]) tries.push({ scale, lines: rows(piles, room.w / scale) });
  const high = ({ scale, lines }: { scale: number; lines: Pile[][] }): number => lines.length * (HIGH + GAP) * scale;
  const chosen = tries.find((one) => high(one) <= room.h + GAP) ?? tries[tries.length - 1];
  if (!chosen) return [];
  const { scale, lines } = chosen;
  const top = room.y + Math.max(0, (room.h - high(chosen) + GAP * scale) / 2);
  return lines.flatMap((line, row) => {
    const wide = line.reduce((sum, pile) => sum + (tokenWidth(pile.token) + GAP) * scale, -GAP * scale);
    let x = room.x + Math.max(0, (room.w - wide) / 2);
    return line.map(({ token, count }) => {
      const placed = { token, count, scale, x, y: top + row * (HIGH + GAP) * scale };
      x += (tokenWidth(token) + GAP) * scale;
      return placed;
    });
  });
}
