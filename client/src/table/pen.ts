/** The order in the making: its parts are chosen one by one, then it is given whole. */

import { Refusal } from "../api.js";
import type { Action, Draft, Prompt } from "../api.js";
import { keep } from "../keep.js";
import { refsOf } from "../story.js";
import { say } from "../tongue.js";
import { parts } from "../wording.js";
import type { Sitting } from "./sitting.js";
import { playerName } from "./turns.js";

/** So many milliseconds a hint may take before it is said that a bot is thinking. */
const PATIENCE = 500;

export class Pen {
  /** The question after the parts chosen so far; null before the first. */
  draft: Draft | null = null;
  /** The order is complete and waits for a yes, because it cannot be taken back. */
  confirming = false;
  /** A click asks why something is not allowed, instead of doing it. */
  asking = false;
  /** A hint is on its way. */
  private advising = false;
  private final = false;
  /** The order is on its way: the table's news about it may come before the answer. */
  private giving = false;

  constructor(private readonly sitting: Sitting) {}

  get parts(): string[] {
    return this.draft ? parts(this.draft.order) : [];
  }

  /** The question asked now, wherever one is. */
  get prompt(): Prompt | null {
    return this.sitting.shown?.prompt ?? null;
  }

  /** The actions that can be taken now. */
  get actions(): readonly Action[] {
    if (this.confirming || !this.sitting.shown || this.sitting.shown.kind === "past") return [];
    return this.prompt?.actions ?? [];
  }

  forget(): void {
    this.draft = null;
    this.confirming = false;
    this.final = false;
    this.sitting.light({});
  }

  /** The table moved on while an order was being made: keep it if it still makes sense. */
  async refresh(): Promise<void> {
    const before = this.draft;
    if (!before || this.giving) return;
    if (!this.sitting.live?.prompt.asked) return this.forget();
    try {
      const draft = await this.sitting.door.draft(before.order);
      if (this.draft === before) this.draft = draft;
    } catch {
      if (this.draft === before) this.forget();
    }
    this.sitting.changed();
  }

  /** Take one of the choices. */
  async choose(words: string): Promise<void> {
    if (this.sitting.busy) return;
    if (this.asking) return this.why(words);
    if (this.sitting.trial.now) return this.sitting.trial.choose(words);
    const action = this.actions.find((one) => one.words === words);
    if (!action) return;
    await this.draw([...this.parts, words].join(", "), this.final || action.final);
  }

  /** A whole order, instead of the parts chosen so far. */
  async whole(order: string): Promise<void> {
    const { sitting } = this;
    if (sitting.busy) return;
    if (sitting.trial.now) await sitting.trial.whole(order);
    else await this.draw(order, this.final);
  }

  /** Make an order of these words; if it is complete, give it. */
  private async draw(order: string, final: boolean): Promise<boolean> {
    const { sitting } = this;
    sitting.hush();
    const draft = await sitting.guarded(() => sitting.door.draft(order));
    if (!draft) return false;
    this.draft = draft;
    this.final = final;
    sitting.wording.learn(draft.prompt.actions);
    sitting.light({});
    if (draft.complete) {
      const { confirm } = keep().settings;
      if (confirm === "always" || (confirm === "final" && final)) this.confirming = true;
      else await this.give();
    }
    sitting.changed();
    return true;
  }

  /** The order is complete and meant. */
  async give(): Promise<void> {
    const { sitting, draft } = this;
    if (!draft || this.giving) return;
    this.confirming = false;
    const seat = sitting.seat;
    this.giving = true;
    const picture = await sitting.guarded(() => sitting.door.order(draft.order, sitting.live?.seq ?? 0));
    this.giving = false;
    if (this.draft === draft) this.forget();
    if (!picture) return;
    keep().tell(sitting.table, seat, picture.seq);
    sitting.take(picture);
  }

  /** Take a part off again, and all that followed it. Parts without alternative go with the one before. */
  async cut(place: number): Promise<void> {
    const { sitting } = this;
    const before = this.draft?.order;
    this.confirming = false;
    for (let length = place; length > 0; length -= 1) {
      const order = this.parts.slice(0, length).join(", ");
      const draft = await sitting.guarded(() => sitting.door.draft(order));
      if (!draft) break;
      if (draft.order !== before) {
        this.draft = draft;
        sitting.changed();
        return;
      }
    }
    this.forget();
    sitting.changed();
  }

  /** One step back: the last part of an order, the last trial, or the last order. */
  async back(): Promise<void> {
    const { sitting } = this;
    if (sitting.busy) return;
    if (sitting.film.picture) return sitting.film.leave();
    if (sitting.trial.now) return sitting.trial.back();
    if (this.draft) return this.cut(this.parts.length - 1);
    const ask = sitting.live?.can.ask ?? false;
    const done = await sitting.command((door, expect) => door.undo(expect));
    if (done) sitting.tell(say(ask && sitting.live?.undo_request ? "browser-undo-asked" : "browser-undone"));
  }

  async restart(): Promise<void> {
    const { sitting } = this;
    if (sitting.busy) return;
    this.forget();
    const ask = sitting.live?.can.ask ?? false;
    const done = await sitting.command((door, expect) => door.restart(expect));
    if (done) sitting.tell(say(ask && sitting.live?.undo_request ? "browser-undo-asked" : "browser-undone"));
  }

  /** What a bot would say: it is marked, never done. It may think for a while, so one can play on without it. */
  async hint(): Promise<void> {
    const { sitting } = this;
    const hint = await this.advice();
    if (!hint) return;
    const action = this.actions.find((one) => one.words === hint.words);
    sitting.light(action ? refsOf(action.args) : {}, hint.words);
    sitting.tell(say("browser-hint", { bot: playerName(`bot:${hint.bot}`), choice: sitting.wording.action(action ?? hint.words) }));
  }

  /** What a bot would say is said: whoever asks for it wants no more than one click. */
  async suggest(): Promise<void> {
    const hint = await this.advice();
    if (hint) await this.choose(hint.words);
  }

  /** Ask a bot; nothing if there is none, or if something else was decided meanwhile. */
  private async advice(): Promise<{ words: string; bot: string } | null> {
    const { sitting } = this;
    if (this.advising || sitting.busy || sitting.trial.now || sitting.film.picture) return null;
    if (!sitting.live?.can.hint || this.confirming) {
      sitting.tell(say("browser-hint-none"));
      return null;
    }
    const { live, draft } = { live: sitting.live, draft: this.draft };
    const asked = (): boolean => sitting.live?.seq === live.seq && sitting.live.viewer === live.viewer && this.draft?.order === draft?.order;
    this.advising = true;
    // A quick answer gets no word before it: the board would jump down and up again.
    const waits = setTimeout(() => asked() && sitting.tell(say("browser-hint-waits")), PATIENCE);
    try {
      const hint = await sitting.door.hint(draft?.order ?? "");
      return asked() ? hint : null; // else the advice is about what is past
    } catch (error) {
      if (asked()) sitting.complain(error);
      return null;
    } finally {
      clearTimeout(waits);
      this.advising = false;
    }
  }

  /** Is this allowed, and if not, by which rule? */
  async why(words: string): Promise<void> {
    const { sitting } = this;
    const order = [...this.parts, words].join(", ");
    const told = await sitting.guarded(() => sitting.door.why(order));
    if (!told) return;
    const what = sitting.wording.action(words);
    if (told.allowed || !told.ban) sitting.tell(say("browser-why-allowed", { what }));
    else sitting.tell(`${what}: ${sitting.wording.ban({ ...told.ban, rule: "" })}`, told.ban.rule ? [told.ban.rule] : []);
  }

  ask(on: boolean): void {
    this.asking = on;
    if (on) this.sitting.tell(say("browser-why-how"));
    else this.sitting.hush();
  }

  /** An order as it was typed, or the number of a choice. */
  async typed(text: string): Promise<boolean> {
    const { sitting } = this;
    if (/^\d+$/.test(text)) {
      const action = this.actions[Number(text) - 1];
      if (action) {
        await this.choose(action.words);
        return true;
      }
      sitting.complain(new Refusal(0, { message: "browser-no-choice", args: { number: Number(text), count: this.actions.length }, text: "" }));
      return false;
    }
    const words = spelt(text, this.actions);
    const action = this.actions.find((one) => one.words === words);
    if (action) {
      await this.choose(words);
      return true;
    }
    if (sitting.trial.now) {
      await sitting.trial.choose(words);
      return true;
    }
    return this.draw([...this.parts, words].join(", "), this.final);
  }
}

/** The words in small letters, if only so they are known: names stand in capitals on the screen. */
export function spelt(text: string, actions: readonly Pick<Action, "words">[]): string {
  const plain = text.trim().replace(/\s+/g, " ");
  const small = plain.toLowerCase();
  const first = small.split(",")[0]?.trim() ?? "";
  return actions.some((one) => one.words.toLowerCase() === first) && !actions.some((one) => one.words === plain) ? small : plain;
}
