/** The order in the making: its parts are chosen one by one, then it is given whole. */

import { ApiError } from "../api.js";
import type { Action, Draft, Prompt } from "../api.js";
import { storage } from "../storage.js";
import { refsOf } from "../event-log.js";
import { say } from "../i18n.js";
import { orderParts } from "../wording.js";
import type { TableSession } from "./table-session.js";
import { playerName } from "./turns.js";

/** So many milliseconds a hint may take before it is said that a bot is thinking. */
const PATIENCE = 500;

export class OrderDraft {
  /** The question after the parts chosen so far; null before the first. */
  draft: Draft | null = null;
  /** The order is complete and waits for a yes, because it cannot be taken back. */
  confirming = false;
  /** A click asks why something is not allowed, instead of doing it. */
  asking = false;
  /** A hint is on its way. */
  private hintPending = false;
  private final = false;
  /** The order is on its way: the table's news about it may come before the answer. */
  private sending = false;

  constructor(private readonly session: TableSession) {}

  get parts(): string[] {
    return this.draft ? orderParts(this.draft.order) : [];
  }

  /** The question asked now, wherever one is. */
  get prompt(): Prompt | null {
    return this.session.shown?.prompt ?? null;
  }

  /** The actions that can be taken now. */
  get actions(): readonly Action[] {
    if (this.confirming || !this.session.shown || this.session.shown.kind === "past") return [];
    return this.prompt?.actions ?? [];
  }

  discard(): void {
    this.draft = null;
    this.confirming = false;
    this.final = false;
    this.session.highlight({});
  }

  /** The table moved on while an order was being made: keep it if it still makes sense. */
  async refresh(): Promise<void> {
    const before = this.draft;
    if (!before) return;
    // On its way, it is most likely this very order that moved the table on; what is shown next must not ask about it.
    if (this.sending || !this.session.live?.prompt.asked) return this.discard();
    try {
      const draft = await this.session.client.draft(before.order);
      if (this.draft === before) this.draft = draft;
    } catch {
      if (this.draft === before) this.discard();
    }
    this.session.changed();
  }

  /** Take one of the choices. */
  async choose(words: string): Promise<void> {
    if (this.session.busy) return;
    if (this.asking) return this.why(words);
    if (this.session.trial.now) return this.session.trial.choose(words);
    const action = this.actions.find((one) => one.words === words);
    if (!action) return;
    await this.update([...this.parts, words].join(", "), this.final || action.final);
  }

  /** A whole order, instead of the parts chosen so far. */
  async setOrder(order: string): Promise<void> {
    const { session } = this;
    if (session.busy) return;
    if (session.trial.now) await session.trial.setOrder(order);
    else await this.update(order, this.final);
  }

  /** Make an order of these words; if it is complete it is given, unless a yes is wanted first. */
  private async update(order: string, final: boolean): Promise<boolean> {
    const { session } = this;
    session.clearNotice();
    const before = this.draft;
    const { confirm } = storage().settings;
    const asks = confirm === "always" || (confirm === "final" && final);
    const draft = await (asks ? session.attempt(() => session.client.draft(order)) : this.submit(order));
    if (draft === null) return false;
    if (draft === "given") {
      if (this.draft === before) this.discard();
    } else {
      this.draft = draft;
      this.final = final;
      session.wording.learn(draft.prompt.actions);
      session.highlight({});
      this.confirming = draft.complete;
    }
    session.changed();
    return true;
  }

  /** Send an order: it is given if it is complete, else the next question comes back; null if it was refused. */
  private async submit(order: string): Promise<Draft | "given" | null> {
    const { session } = this;
    const seat = session.seat;
    this.sending = true;
    const answer = await session.attempt(async () => {
      const found = await session.client.order(order, session.live?.seq ?? 0);
      if ("complete" in found) return found;
      storage().setShownUpTo(session.table, seat, found.seq);
      await session.seen(found);
      return "given" as const;
    });
    this.sending = false;
    return answer;
  }

  /** The order is complete and meant. */
  async send(): Promise<void> {
    const { session, draft } = this;
    if (!draft || this.sending) return;
    this.confirming = false;
    await this.submit(draft.order);
    if (this.draft === draft) this.discard();
    session.changed();
  }

  /** Take a part off again, and all that followed it. Parts without alternative go with the one before. */
  async truncate(place: number): Promise<void> {
    const { session } = this;
    const before = this.draft?.order;
    this.confirming = false;
    for (let length = place; length > 0; length -= 1) {
      const order = this.parts.slice(0, length).join(", ");
      const draft = await session.attempt(() => session.client.draft(order));
      if (!draft) break;
      if (draft.order !== before) {
        this.draft = draft;
        session.changed();
        return;
      }
    }
    this.discard();
    session.changed();
  }

  /** One step back: the last part of an order, the last trial, or the last order. */
  async back(): Promise<void> {
    const { session } = this;
    if (session.busy) return;
    if (session.replay.picture) return session.replay.leave();
    if (session.trial.now) return session.trial.back();
    if (this.draft) return this.truncate(this.parts.length - 1);
    const needsConsent = session.live?.can.ask ?? false;
    const done = await session.command((client, expect) => client.undo(expect));
    if (done) session.showNotice(say(needsConsent && session.live?.undo_request ? "browser-undo-asked" : "browser-undone"));
  }

  async restart(): Promise<void> {
    const { session } = this;
    if (session.busy) return;
    this.discard();
    const ask = session.live?.can.ask ?? false;
    const done = await session.command((client, expect) => client.restart(expect));
    if (done) session.showNotice(say(ask && session.live?.undo_request ? "browser-undo-asked" : "browser-undone"));
  }

  /** What a bot would say: it is marked, never done. It may think for a while, so one can play on without it. */
  async hint(): Promise<void> {
    const { session } = this;
    const hint = await this.fetchHint();
    if (!hint) return;
    const action = this.actions.find((one) => one.words === hint.words);
    session.highlight(action ? refsOf(action.args) : {}, hint.words);
    session.showNotice(say("browser-hint", { bot: playerName(`bot:${hint.bot}`), choice: session.wording.action(action ?? hint.words) }));
  }

  /** What a bot would say is said: whoever asks for it wants no more than one click. */
  async suggest(): Promise<void> {
    const hint = await this.fetchHint();
    if (hint) await this.choose(hint.words);
  }

  /** Ask a bot; nothing if there is none, or if something else was decided meanwhile. */
  private async fetchHint(): Promise<{ words: string; bot: string } | null> {
    const { session } = this;
    if (this.hintPending || session.busy || session.trial.now || session.replay.picture) return null;
    if (!session.live?.can.hint || this.confirming) {
      session.showNotice(say("browser-hint-none"));
      return null;
    }
    const { live, draft } = { live: session.live, draft: this.draft };
    const asked = (): boolean => session.live?.seq === live.seq && session.live.viewer === live.viewer && this.draft?.order === draft?.order;
    this.hintPending = true;
    // A quick answer gets no word before it: the board would jump down and up again.
    const waits = setTimeout(() => asked() && session.showNotice(say("browser-hint-waits")), PATIENCE);
    try {
      const hint = await session.client.hint(draft?.order ?? "");
      return asked() ? hint : null; // else the advice is about what is past
    } catch (error) {
      if (asked()) session.showError(error);
      return null;
    } finally {
      clearTimeout(waits);
      this.hintPending = false;
    }
  }

  /** Is this allowed, and if not, by which rule? */
  async why(words: string): Promise<void> {
    const { session } = this;
    const order = [...this.parts, words].join(", ");
    const told = await session.attempt(() => session.client.why(order));
    if (!told) return;
    const what = session.wording.action(words);
    if (told.allowed || !told.ban) session.showNotice(say("browser-why-allowed", { what }));
    else session.showNotice(`${what}: ${session.wording.ban({ ...told.ban, rule: "" })}`, told.ban.rule ? [told.ban.rule] : []);
  }

  setAsking(on: boolean): void {
    this.asking = on;
    if (on) this.session.showNotice(say("browser-why-how"));
    else this.session.clearNotice();
  }

  /** An order as it was typed, or the number of a choice. */
  async enterTyped(text: string): Promise<boolean> {
    const { session } = this;
    if (/^\d+$/.test(text)) {
      const action = this.actions[Number(text) - 1];
      if (action) {
        await this.choose(action.words);
        return true;
      }
      session.showError(new ApiError(0, { message: "browser-no-choice", args: { number: Number(text), count: this.actions.length }, text: "" }));
      return false;
    }
    const words = normalizedOrder(text, this.actions);
    const action = this.actions.find((one) => one.words === words);
    if (action) {
      await this.choose(words);
      return true;
    }
    if (session.trial.now) {
      await session.trial.choose(words);
      return true;
    }
    return this.update([...this.parts, words].join(", "), this.final);
  }
}

/** The words in small letters, if only so they are known: names stand in capitals on the screen. */
export function normalizedOrder(text: string, actions: readonly Pick<Action, "words">[]): string {
  const plain = text.trim().replace(/\s+/g, " ");
  const small = plain.toLowerCase();
  const first = small.split(",")[0]?.trim() ?? "";
  return actions.some((one) => one.words.toLowerCase() === first) && !actions.some((one) => one.words === plain) ? small : plain;
}
