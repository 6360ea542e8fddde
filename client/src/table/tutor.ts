/**
 * The lesson at this table, as far as the learner has read it. What is taught, and what an answer is worth, the server
 * says; here is only which of its pages is open, and which hints were asked for.
 */

import { ApiError } from "../api.js";
import type { Lesson, LessonPage } from "../api.js";
import { storage } from "../storage.js";
import { refsOf } from "../event-log.js";
import { say } from "../i18n.js";
import { orderParts } from "../wording.js";
import type { TableSession } from "./table-session.js";

/** How long the parts of the board that a page speaks of stand out by themselves, in milliseconds. */
const HIGHLIGHT_TIME = 2500;

/** The page to open: where this browser has been before, or the first one; after taking back, the question itself. */
export function pageToOpen(lesson: Pick<Lesson, "step" | "again" | "pages">, kept: { readonly mark: string; readonly page: number }): number {
  const last = lesson.pages.length - 1;
  const page = kept.mark === markOf(lesson) ? kept.page : lesson.again ? last : 0;
  return Math.max(0, Math.min(page, last));
}

/** Stands for what was decided last: as long as that is the same, the pages are. */
export function markOf(lesson: Pick<Lesson, "step" | "again">): string {
  return `${lesson.step}${lesson.again ? " again" : ""}`;
}

/** The part of a recommended order that comes after those chosen so far; empty: they lead elsewhere. */
export function nextPart(advice: string, chosen: readonly string[]): string {
  const all = orderParts(advice);
  return chosen.every((part, place) => part === all[place]) ? (all[chosen.length] ?? "") : "";
}

export class Tutor {
  now: Lesson | null = null;
  /** Which of the pages is open. */
  page = 0;
  /** How many hints were asked for. */
  hints = 0;
  /** The order the lesson recommends, once the learner wanted to see it. */
  advice = "";
  /** On a phone: the sheet with the lesson is open, and what lies over it would be in the way. */
  reading = false;
  /** Folded away: only how far the lesson is stays in sight. */
  folded = false;
  /** The parts of the table that stand out. */
  highlighted: readonly string[] = [];
  private key = "";
  private timer = 0;

  constructor(private readonly session: TableSession) {}

  /** The open page. */
  get openPage(): LessonPage | null {
    return this.now?.pages[this.page] ?? null;
  }

  /** Stands for the open page: another one is announced, and begins without hints. */
  get openPageKey(): string {
    return this.now && this.openPage ? `${markOf(this.now)} ${this.openPage.kind} ${this.page}` : "";
  }

  get length(): number {
    return this.now?.pages.length ?? 0;
  }

  /** The page of what happened last is still on its way. */
  get outdated(): boolean {
    return this.now?.seq !== this.session.live?.seq;
  }

  /** Whether there is something to go back to: a page, or an answer. */
  get canBack(): "page" | "undo" | "no" {
    if (this.page > 0) return "page";
    return this.session.live?.can.undo ? "undo" : "no";
  }

  forget(): void {
    this.now = null;
    this.key = "";
    this.page = 0;
    this.pageOpened();
  }

  /** Ask for the pages, if the table or the language has changed since. */
  async refresh(): Promise<void> {
    const { session } = this;
    const { live } = session;
    if (!live?.lesson) {
      if (this.now) this.forget();
      return;
    }
    const { language } = storage().settings;
    const key = `${live.seq} ${language}`;
    if (key === this.key) return;
    this.key = key;
    try {
      const lesson = await session.client.lesson(language);
      if (this.key === key) this.take(lesson); // else a later answer is on its way
    } catch (error) {
      if (this.key === key) this.key = ""; // the next picture asks again
      // The lesson may have ended meanwhile: the next picture says so.
      if (!(error instanceof ApiError && error.status === 409)) session.showError(error);
    }
    session.changed();
  }

  private take(lesson: Lesson): void {
    const before = this.openPageKey;
    const kept = storage().lessonAt(this.session.table);
    this.now = lesson;
    this.page = pageToOpen(lesson, kept);
    if (this.openPageKey !== before) this.pageOpened();
    if (kept.mark !== markOf(lesson)) this.remember(); // else a page may be meant that is still to come
  }

  private remember(): void {
    if (this.now) storage().setLessonAt(this.session.table, { mark: markOf(this.now), page: this.page });
  }

  /** Another page is open. */
  private pageOpened(): void {
    this.hints = 0;
    this.advice = "";
    this.folded = false;
    clearTimeout(this.timer);
    this.highlighted = this.openPage?.look ?? [];
    if (this.highlighted.length) this.timer = window.setTimeout(() => this.highlight([]), HIGHLIGHT_TIME);
    this.session.dispatchEvent(new Event("lesson-page"));
  }

  private open(page: number): void {
    this.page = page;
    this.remember();
    this.pageOpened();
    this.session.changed();
  }

  fold(folded: boolean): void {
    this.folded = folded && this.now !== null;
    this.session.changed();
  }

  /** Let parts of the table stand out. */
  highlight(look: readonly string[]): void {
    clearTimeout(this.timer);
    this.highlighted = look;
    this.session.changed();
  }

  // What the learner does

  /** On to the next page; a poor answer is kept, and at the end the lesson lets go. */
  async next(): Promise<void> {
    const { now, openPage, session } = this;
    if (!now || !openPage || session.busy) return;
    if (openPage.kind === "closing") return this.leave();
    if (this.page + 1 < now.pages.length) this.open(this.page + 1);
    else if (now.waits && (await session.command((client, expect) => client.lessonStep("keep", expect)))) {
      // The partner goes on, and what it does is the page after this one.
      storage().setLessonAt(session.table, { mark: markOf(now), page: this.page + 1 });
      this.key = "";
      await this.refresh();
    }
  }

  /** To the page before; from the first one, to the question before. */
  async back(): Promise<void> {
    if (this.canBack === "page") this.open(this.page - 1);
    else if (this.canBack === "undo") await this.takeBack();
  }

  async takeBack(): Promise<void> {
    const { session } = this;
    if (session.busy) return;
    session.orderDraft.discard();
    await session.command((client, expect) => client.undo(expect));
  }

  /** One hint more; when all are told, the recommended order is shown on the board. */
  async hint(): Promise<void> {
    const { openPage, session } = this;
    if (openPage?.kind !== "question") {
      session.showNotice(say("browser-hint-none"));
      return;
    }
    if (this.hints < openPage.hints.length) {
      this.hints += 1;
      session.changed();
    } else await this.show();
  }

  private async show(): Promise<void> {
    const { session } = this;
    const key = this.openPageKey;
    const found = this.advice ? { order: this.advice } : await session.attempt(() => session.client.lessonHint());
    if (!found || this.openPageKey !== key) return;
    this.advice = found.order;
    this.mark();
  }

  /** Mark the next part of the recommended order, wherever the learner is in it. */
  mark(): void {
    const { session } = this;
    const words = nextPart(this.advice, session.orderDraft.parts);
    const action = session.orderDraft.actions.find((one) => one.words === words);
    if (action) session.highlight(refsOf(action.args), words);
    session.changed();
  }

  /** The next part as the lesson would say it is said; whoever has left its way is helped by the bot. */
  async suggest(): Promise<void> {
    const { session } = this;
    const found = this.openPage?.kind === "question" ? await session.attempt(() => session.client.lessonHint()) : null;
    const words = found ? nextPart(found.order, session.orderDraft.parts) : "";
    if (words) await session.orderDraft.choose(words);
    else await session.orderDraft.suggest();
  }

  /** The recommended order is given for the learner. */
  async playAdvice(): Promise<void> {
    if (this.advice) await this.session.orderDraft.setOrder(this.advice);
  }

  /** The lesson lets go: from here it is the learner's own game. */
  async leave(): Promise<void> {
    const { session } = this;
    if (await session.command((client, expect) => client.lessonStep("play", expect))) session.showNotice(say("browser-lesson-left"));
  }
}
