/** Errands at the end of a game and beside it. */

import { Door } from "../api.js";
import { keep } from "../keep.js";
import { go, tableHash } from "../router.js";
import { say } from "../tongue.js";
import type { Sitting } from "./sitting.js";

/** Somebody else has begun the same game again, and nobody at this screen sits there yet. */
export function awaited(sitting: Sitting): boolean {
  const table = sitting.live?.rematch;
  return Boolean(table) && sitting.seat !== null && !keep().seatsAt(table ?? "").length;
}

/** To the same game again; who asked before finds the table again instead of sitting down twice. */
export async function playAgain(sitting: Sitting): Promise<void> {
  const known = sitting.live?.rematch ? keep().seatsAt(sitting.live.rematch)[0] : undefined;
  if (known) go(tableHash(known.table, known.token));
  else await rematch(sitting);
}

/** The same game again: everybody who asks comes to the same new table. At one screen all seats move there. */
async function rematch(sitting: Sitting): Promise<void> {
  const game = sitting.live?.game ?? "";
  const doors = sitting.ownTokens.map((token) => new Door(sitting.table, token));
  let first = "";
  for (const door of doors) {
    const created = await sitting.guarded(() => door.rematch());
    if (!created) return;
    keep().created(created, game, doors.length > 1);
    const token = created.seats.find((seat) => seat.token)?.token ?? created.watch;
    first ||= tableHash(created.table, token);
  }
  go(first);
}

/** Whether the file of this game will have everything in it: nobody elsewhere has a secret here, or all are told. */
export function savesWhole(sitting: Sitting): boolean {
  const { live } = sitting;
  if (!live) return false;
  return live.over || (live.seat !== null && live.seats.every((seat, place) => seat.kind === "bot" || sitting.ownSeats.includes(place)));
}

/** Hand a file to the person, and say what is in it. */
export async function saveRecord(sitting: Sitting): Promise<void> {
  const seated = sitting.seat !== null;
  const record = await sitting.guarded(() => sitting.door.record(seated ? sitting.ownTokens : []));
  if (!record) return;
  const { kind, record: told } = JSON.parse(await record.file.text()) as { kind: string; record?: { viewer?: string } };
  sitting.tell(say(kind === "table" || told?.viewer === undefined ? "browser-saved-whole" : "browser-saved-seen"));
  const address = URL.createObjectURL(record.file);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = record.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
