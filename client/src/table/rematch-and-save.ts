/** Playing the same game again, and saving it as a file. */

import { TableClient } from "../api.js";
import { storage } from "../storage.js";
import { navigate, tableHash } from "../router.js";
import { say } from "../i18n.js";
import type { TableSession } from "./table-session.js";

/** Somebody else has begun the same game again, and nobody at this screen sits there yet. */
export function rematchAwaits(session: TableSession): boolean {
  const table = session.live?.rematch;
  return Boolean(table) && session.seat !== null && !storage().seatsAt(table ?? "").length;
}

/** To the same game again; who asked before finds the table again instead of sitting down twice. */
export async function playAgain(session: TableSession): Promise<void> {
  const known = session.live?.rematch ? storage().seatsAt(session.live.rematch)[0] : undefined;
  if (known) navigate(tableHash(known.table, known.token));
  else await rematch(session);
}

/** The same game again: everybody who asks comes to the same new table. At one screen all seats move there. */
async function rematch(session: TableSession): Promise<void> {
  const game = session.live?.game ?? "";
  const doors = session.ownTokens.map((token) => new TableClient(session.table, token));
  let first = "";
  for (const client of doors) {
    const created = await session.attempt(() => client.rematch());
    if (!created) return;
    storage().rememberCreated(created, game, doors.length > 1);
    const token = created.seats.find((seat) => seat.token)?.token ?? created.watch;
    first ||= tableHash(created.table, token);
  }
  navigate(first);
}

/** Whether the file of this game will have everything in it: nobody elsewhere has a secret here, or all are told. */
export function savesWhole(session: TableSession): boolean {
  const { live } = session;
  if (!live) return false;
  return live.over || (live.seat !== null && live.seats.every((seat, place) => seat.kind === "bot" || session.ownSeats.includes(place)));
}

/** Hand a file to the person, and say what is in it. */
export async function saveRecord(session: TableSession): Promise<void> {
  const seated = session.seat !== null;
  const record = await session.attempt(() => session.client.record(seated ? session.ownTokens : []));
  if (!record) return;
  const { kind, record: told } = JSON.parse(await record.file.text()) as { kind: string; record?: { viewer?: string } };
  session.showNotice(say(kind === "table" || told?.viewer === undefined ? "browser-saved-whole" : "browser-saved-seen"));
  const address = URL.createObjectURL(record.file);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = record.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
