/** What the commands of the table do, whether they come from a key or were typed. */

import { boardCommand } from "../keys.js";
import { storage } from "../storage.js";
import type { TableSession } from "./table-session.js";
import type { TablePage } from "./table.js";
import { saveRecord } from "./rematch-and-save.js";

/** True if the command is one of ours. */
export function runCommand(page: TablePage, session: TableSession, command: string): boolean {
  const { orderDraft, replay, trial, live } = session;
  if (session.curtain !== null || !live) return false;
  const seated = live.seat !== null;
  const { settings } = storage();
  const doing: Record<string, () => unknown> = {
    choices: () => {
      page.tab = "choices";
      void page.updateComplete.then(() => page.choices?.focus());
    },
    type: () => {
      page.tab = "choices";
      void page.updateComplete.then(() => page.orderInput?.focus());
    },
    board: () => page.boardHost?.focus(),
    log: () => page.toLog(),
    lesson: () => page.toLesson(),
    undo: () => seated && !session.busy && orderDraft.back(),
    restart: () => seated && live.can.restart && !session.busy && orderDraft.restart(),
    confirm: () => orderDraft.confirming && orderDraft.send(),
    hint: () => seated && (session.tutor.now ? session.tutor.hint() : orderDraft.hint()),
    why: () => live.prompt.asked && orderDraft.setAsking(!orderDraft.asking),
    rules: () => {
      const [first] = session.shown?.prompt.rules ?? [];
      if (page.panel !== "rules" && first) page.showRule(first);
      else page.show("rules");
    },
    rule: () => page.show("rules"),
    playback: () => (replay.playback ? replay.leave() : replay.play(session.news)),
    previous: () => (replay.playback ? replay.advancePlayback(-1) : replay.step(-1)),
    next: () => (replay.playback ? replay.advancePlayback(1) : replay.step(1)),
    first: () => replay.goTo(0),
    last: () => replay.leave(),
    now: () => replay.leave(),
    try: () => (trial.now ? trial.end() : seated && !live.over && trial.enter()),
    odds: () => page.boardHost?.odds(),
    "zoom-in": () => page.boardHost?.zoom(1.25),
    "zoom-out": () => page.boardHost?.zoom(0.8),
    "zoom-fit": () => page.boardHost?.fit(),
    magnify: () => session.supports.includes("magnify") && storage().change({ magnify: !settings.magnify }),
    "view-counters": () => session.supports.includes("bare") && storage().change({ counters: !settings.counters }),
    "view-hand": () => storage().change({ hand: !settings.hand }),
    "view-log": () => storage().change({ log: !settings.log }),
    chat: () => seated && !session.hotSeat && page.show("chat"),
    notes: () => seated && page.show("notes"),
    state: () => page.show("state"),
    table: () => page.show("table"),
    settings: () => page.dispatchEvent(new CustomEvent("settings", { bubbles: true, composed: true })),
    help: () => page.dispatchEvent(new CustomEvent("help", { bubbles: true, composed: true })),
    save: () => saveRecord(session),
  };
  for (const setting of session.board?.settings ?? []) {
    const { name } = setting;
    doing[boardCommand(session.game, name)] = () => storage().changeBoardSetting(session.game, name, !storage().boardSetting(session.game, setting));
  }
  const act = Object.hasOwn(doing, command) ? doing[command] : undefined;
  if (!act) return false;
  act();
  session.changed();
  return true;
}
