/**
 * The lesson at this table, as far as the learner has read it. What is taught, and what an answer is worth, the server
 * says; here is only which of its pages is open, and which hints were asked for.
 */

import { Refusal } from "../api.js";
import type { Lesson, LessonPage } from "../api.js";
import { keep } from "../keep.js";
import { refsOf } from "../story.js";
import { say } from "../tongue.js";
import { parts } from "../wording.js";
import type { Sitting } from "./sitting.js";

/** How long the parts of the board that a page speaks of stand out by themselves, in milliseconds. */
const LOOKS = 2500;

/** The page to open: where this browser has been before, or the first one; after taking back, the question itself. */
export function opened(lesson: Pick<Lesson, "step" | "again" | "pages">, kept: { readonly mark: string; readonly page: number }): number {
  const last = lesson.pages.length - 1;
  const page = kept.mark === markOf(lesson) ? kept.page : lesson.again ? last : 0;
  return Math.max(0, Math.min(page, last));
}

/** Stands for what was decided last: as long as that is the same, the pages are. */
export function markOf(lesson: Pick<Lesson, "step" | "again">): string {
  return `${lesson.step}${lesson.again ? " again" : ""}`;
}

/** The part of a recommended order that comes after those chosen so far; empty: they lead elsewhere. */
export function following(advice: string, chosen: readonly string[]): string {
  const all = parts(advice);
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
  looked: readonly string[] = [];
  private key = "";
  private timer = 0;

  constructor(private readonly sitting: Sitting) {}

  /** The open page. */
  get leaf(): LessonPage | null {
    return this.now?.pages[this.page] ?? null;
  }

  /** Stands for the open page: another one is announced, and begins without hints. */
  get leafKey(): string {
    return this.now && this.leaf ? `${markOf(this.now)} ${this.leaf.kind} ${this.page}` : "";
  }

  get length(): number {
    return this.now?.pages.length ?? 0;
  }

  /** The page of what happened last is still on its way. */
  get behind(): boolean {
    return this.now?.seq !== this.sitting.live?.seq;
  }

  /** Whether there is something to go back to: a page, or an answer. */
  get canBack(): "page" | "undo" | "no" {
    if (this.page > 0) return "page";
    return this.sitting.live?.can.undo ? "undo" : "no";
  }

  forget(): void {
    this.now = null;
    this.key = "";
    this.page = 0;
    this.turned();
  }

  /** Ask for the pages, if the table or the language has changed since. */
  async look(): Promise<void> {
    const { sitting } = this;
    const { live } = sitting;
    if (!live?.lesson) {
      if (this.now) this.forget();
      return;
    }
    const { language } = keep().settings;
    const key = `${live.seq} ${language}`;
    if (key === this.key) return;
    this.key = key;
    try {
      const lesson = await sitting.door.lesson(language);
      if (this.key === key) this.take(lesson); // else a later answer is on its way
    } catch (error) {
      if (this.key === key) this.key = ""; // the next picture asks again
      // The lesson may have ended meanwhile: the next picture says so.
      if (!(error instanceof Refusal && error.status === 409)) sitting.complain(error);
    }
    sitting.changed();
  }

  private take(lesson: Lesson): void {
    const before = this.leafKey;
    const kept = keep().lessonAt(this.sitting.table);
    this.now = lesson;
    this.page = opened(lesson, kept);
    if (this.leafKey !== before) this.turned();
    if (kept.mark !== markOf(lesson)) this.remember(); // else a page may be meant that is still to come
  }

  private remember(): void {
    if (this.now) keep().readLesson(this.sitting.table, { mark: markOf(this.now), page: this.page });
  }

  /** Another page is open. */
  private turned(): void {
    this.hints = 0;
    this.advice = "";
    this.folded = false;
    clearTimeout(this.timer);
    this.looked = this.leaf?.look ?? [];
    if (this.looked.length) this.timer = window.setTimeout(() => this.point([]), LOOKS);
    this.sitting.dispatchEvent(new Event("leaf"));
  }

  private open(page: number): void {
    this.page = page;
    this.remember();
    this.turned();
    this.sitting.changed();
  }

  fold(folded: boolean): void {
    this.folded = folded && this.now !== null;
    this.sitting.changed();
  }

  /** Let parts of the table stand out. */
  point(look: readonly string[]): void {
    clearTimeout(this.timer);
    this.looked = look;
    this.sitting.changed();
  }

  // What the learner does

  /** On to the next page; a poor answer is kept, and at the end the lesson lets go. */
  async next(): Promise<void> {
    const { now, leaf, sitting } = this;
    if (!now || !leaf || sitting.busy) return;
    if (leaf.kind === "closing") return this.leave();
    if (this.page + 1 < now.pages.length) this.open(this.page + 1);
    else if (now.waits && (await sitting.command((door, expect) => door.lessonStep("keep", expect)))) {
      // The partner goes on, and what it does is the page after this one.
      keep().readLesson(sitting.table, { mark: markOf(now), page: this.page + 1 });
      this.key = "";
      await this.look();
    }
  }

  /** To the page before; from the first one, to the question before. */
  async back(): Promise<void> {
    if (this.canBack === "page") this.open(this.page - 1);
    else if (this.canBack === "undo") await this.takeBack();
  }

  async takeBack(): Promise<void> {
    const { sitting } = this;
    if (sitting.busy) return;
    sitting.pen.forget();
    await sitting.command((door, expect) => door.undo(expect));
  }

  /** One hint more; when all are told, the recommended order is shown on the board. */
  async hint(): Promise<void> {
    const { leaf, sitting } = this;
    if (leaf?.kind !== "question") {
      sitting.tell(say("browser-hint-none"));
      return;
    }
    if (this.hints < leaf.hints.length) {
      this.hints += 1;
      sitting.changed();
    } else await this.show();
  }

  private async show(): Promise<void> {
    const { sitting } = this;
    const key = this.leafKey;
    const found = this.advice ? { order: this.advice } : await sitting.guarded(() => sitting.door.lessonHint());
    if (!found || this.leafKey !== key) return;
    this.advice = found.order;
    this.mark();
  }

  /** Mark the next part of the recommended order, wherever the learner is in it. */
  mark(): void {
    const { sitting } = this;
    const words = following(this.advice, sitting.pen.parts);
    const action = sitting.pen.actions.find((one) => one.words === words);
    if (action) sitting.light(refsOf(action.args), words);
    sitting.changed();
  }

  /** The next part as the lesson would say it is said; who has left its way is helped by the bot. */
  async suggest(): Promise<void> {
    const { sitting } = this;
    const found = this.leaf?.kind === "question" ? await sitting.guarded(() => sitting.door.lessonHint()) : null;
    const words = found ? following(found.order, sitting.pen.parts) : "";
    if (words) await sitting.pen.choose(words);
    else await sitting.pen.suggest();
  }

  /** The recommended order is given for the learner. */
  async obey(): Promise<void> {
    if (this.advice) await this.sitting.pen.whole(this.advice);
  }

  /** The lesson lets go: from here it is the learner's own game. */
  async leave(): Promise<void> {
    const { sitting } = this;
    if (await sitting.command((door, expect) => door.lessonStep("play", expect))) sitting.tell(say("browser-lesson-left"));
  }
}
