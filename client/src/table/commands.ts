/** What the commands of the table do, whether they come from a key or were typed. */

import { keep } from "../keep.js";
import type { Sitting } from "./sitting.js";
import type { TablePage } from "./table.js";
import { saveRecord } from "./errands.js";

/** True if the command is one of ours. */
export function handle(page: TablePage, sitting: Sitting, command: string): boolean {
  const { pen, film, trial, live } = sitting;
  if (sitting.curtain !== null || !live) return false;
  const seated = live.seat !== null;
  const { settings } = keep();
  const doing: Record<string, () => unknown> = {
    choices: () => {
      page.tab = "choices";
      void page.updateComplete.then(() => page.choices?.focus());
    },
    type: () => {
      page.tab = "choices";
      void page.updateComplete.then(() => page.typing?.focus());
    },
    board: () => page.stage?.focus(),
    log: () => page.toLog(),
    lesson: () => page.toLesson(),
    undo: () => seated && !sitting.busy && pen.back(),
    restart: () => seated && live.can.restart && !sitting.busy && pen.restart(),
    confirm: () => pen.confirming && pen.give(),
    hint: () => seated && (sitting.tutor.now ? sitting.tutor.hint() : pen.hint()),
    why: () => live.prompt.asked && pen.ask(!pen.asking),
    rules: () => {
      const [first] = sitting.shown?.prompt.rules ?? [];
      if (page.panel !== "rules" && first) page.showRule(first);
      else page.show("rules");
    },
    rule: () => page.show("rules"),
    playback: () => (film.playback ? film.leave() : film.play(sitting.news)),
    previous: () => (film.playback ? film.turn(-1) : film.step(-1)),
    next: () => (film.playback ? film.turn(1) : film.step(1)),
    first: () => film.goTo(0),
    last: () => film.leave(),
    now: () => film.leave(),
    try: () => (trial.now ? trial.end() : seated && !live.over && trial.enter()),
    odds: () => page.stage?.odds(),
    "zoom-in": () => page.stage?.zoom(1.25),
    "zoom-out": () => page.stage?.zoom(0.8),
    "zoom-fit": () => page.stage?.fit(),
    magnify: () => sitting.honours.includes("magnify") && keep().change({ magnify: !settings.magnify }),
    "view-counters": () => sitting.honours.includes("bare") && keep().change({ counters: !settings.counters }),
    "view-threats": () => sitting.honours.includes("threats") && keep().change({ threats: !settings.threats }),
    "view-hand": () => keep().change({ hand: !settings.hand }),
    "view-log": () => keep().change({ log: !settings.log }),
    chat: () => seated && !sitting.hotSeat && page.show("chat"),
    notes: () => seated && page.show("notes"),
    state: () => page.show("state"),
    table: () => page.show("table"),
    settings: () => page.dispatchEvent(new CustomEvent("settings", { bubbles: true, composed: true })),
    help: () => page.dispatchEvent(new CustomEvent("help", { bubbles: true, composed: true })),
    save: () => saveRecord(sitting),
  };
  const act = Object.hasOwn(doing, command) ? doing[command] : undefined;
  if (!act) return false;
  act();
  sitting.changed();
  return true;
}
