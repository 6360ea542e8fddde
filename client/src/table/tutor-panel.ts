/** The tutor beside the board: a page of the lesson, what the last answer is worth, hints, and the way on. */

import { css, customElement, html, nothing, query, state } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import type { LessonPage, LessonVerdict } from "../api.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { keyLabel, keyOf } from "../keys.js";
import { groupEvents, toParagraphs } from "../event-log.js";
import { base, buttons, cards } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import { lessonTarget } from "./lesson-targets.js";
import { playerName } from "./turns.js";

const GRADES: Readonly<Record<LessonVerdict["grade"], Icon>> = { best: "star", fine: "check", poor: "repeat" };

/** What came of the learner's order is told if it is more than the order says by itself. */
const MANY = 3;

@customElement("sand-tutor")
export class TutorPanel extends SessionElement {
  static override styles = [
    base,
    buttons,
    cards,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        flex: 1;
        container-type: inline-size;
      }
      .head {
        display: flex;
        gap: 8px;
        align-items: center;
        padding: 6px 6px 6px 16px;
        border-bottom: 1px solid var(--line);
        background: linear-gradient(90deg, var(--lamp-soft), var(--paper) 70%);
      }
      .head .what {
        font: 600 0.8125rem var(--sans);
        color: var(--lamp);
        white-space: nowrap;
      }
      progress {
        flex: 1;
        min-width: 0;
        height: 6px;
        accent-color: var(--lamp);
      }
      .head button.round {
        width: 32px;
        height: 32px;
        min-height: 32px;
      }
      .leaf {
        overflow: auto;
        overscroll-behavior: contain;
        padding: 10px 16px 12px;
        display: grid;
        gap: 8px;
        align-content: start;
        flex: 1 1 auto;
        /* A shadow at the foot as long as there is more to read: the first layer scrolls with the text and hides it. */
        background:
          linear-gradient(transparent, var(--paper) 60%) bottom / 100% 36px no-repeat local,
          linear-gradient(transparent, color-mix(in srgb, var(--ink) 22%, transparent)) bottom / 100% 10px no-repeat scroll;
      }
      h2 {
        font-size: 1.125rem;
      }
      h2:focus-visible {
        outline-offset: 4px;
      }
      .leaf p {
        font: 0.9688rem/1.5 var(--serif);
      }
      .verdict,
      .hint {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 8px;
        padding: 8px 12px;
        border-radius: var(--radius-small);
        border-inline-start: 4px solid var(--accent);
        background: var(--accent-soft);
      }
      .verdict > svg,
      .hint > svg {
        margin-top: 2px;
        color: var(--accent);
      }
      .verdict strong {
        font: 600 0.875rem var(--sans);
      }
      .verdict.poor {
        border-color: var(--warn);
        background: var(--warn-soft);
      }
      .verdict.poor > svg {
        color: var(--warn);
      }
      .hint {
        border-color: var(--lamp);
        background: var(--lamp-soft);
      }
      .hint > svg {
        color: var(--lamp);
      }
      ul.news {
        margin: 0;
        padding-inline-start: 18px;
        font-size: 0.875rem;
        color: var(--ink-soft);
        display: grid;
        gap: 2px;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 6px;
        align-items: center;
        font-size: 0.8125rem;
        color: var(--ink-soft);
      }
      .chips button {
        font-size: 0.8125rem;
        min-height: 26px;
        padding: 0 10px;
        border-radius: 999px;
        gap: 4px;
      }
      .yours {
        font: 600 0.875rem/1.4 var(--sans);
        color: var(--accent);
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        padding: 8px 12px;
        border-top: 1px solid var(--line);
      }
      .foot .on {
        margin-inline-start: auto;
      }
      @media (min-width: 701px) {
        .answer {
          display: none;
        }
      }
      .sure {
        display: grid;
        gap: 8px;
        padding: 10px 16px;
        background: var(--lamp-soft);
      }
      .sure div {
        display: flex;
        gap: 6px;
        flex-wrap: wrap;
      }
      @container (max-width: 320px) {
        .foot .word {
          display: none;
        }
      }
      @media (pointer: coarse) {
        .chips button.chip {
          min-height: 32px;
        }
      }
      @media (max-width: 700px) {
        .leaf {
          padding: 8px 12px;
        }
        .foot {
          padding: 6px 8px;
          gap: 4px;
        }
        .foot button {
          padding-inline: 10px;
          gap: 6px;
        }
        .foot .word {
          display: none;
        }
        .fold {
          display: none;
        }
      }
    `,
  ];

  /** Learners are asked whether they mean to end the lesson. */
  @state() private leaving = false;
  @state() private spoken = "";
  @query("#title") private title_!: HTMLElement | null;
  @query(".foot .primary:not(.answer)") private main!: HTMLElement | null;
  @query(".leaf") private leaf_!: HTMLElement | null;
  private shown = "";
  private opened = "";
  private order = "";
  private hinted = 0;
  /** The focus was on a button of this panel that goes away with its page. */
  private held = false;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { tutor } = this.session;
    if (tutor.openPageKey === this.shown) return;
    this.shown = tutor.openPageKey;
    this.leaving = false;
    this.spoken = this.announced();
    this.held = this.shadowRoot?.activeElement != null;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { tutor, orderDraft } = this.session;
    const order = orderDraft.parts.join(", ");
    if (order !== this.order) {
      this.order = order;
      if (tutor.advice) tutor.mark(); // the next part of an order that is being followed
    }
    const hinted = tutor.hints + (tutor.advice ? 1 : 0);
    if (hinted !== this.hinted) {
      this.hinted = hinted;
      this.renderRoot.querySelector(".hint")?.scrollIntoView({ block: "nearest" });
    }
    if (this.opened !== this.shown) {
      this.opened = this.shown;
      if (this.leaf_) this.leaf_.scrollTop = 0;
      if (this.held) this.focus();
    }
  }

  /** To the button that leads on, or else to the heading of the page. */
  override focus(): void {
    (this.main ?? this.title_)?.focus({ preventScroll: true });
  }

  /** What a screen reader says when another page is open. */
  private announced(): string {
    const { now, openPage } = this.session.tutor;
    if (!now || !openPage) return "";
    const verdict = openPage.verdict ? [say(`browser-lesson-grade-${openPage.verdict.grade}`), openPage.verdict.text] : [];
    const again = now.again && openPage.kind === "question" ? [say("browser-lesson-again")] : [];
    return [...again, ...verdict, `${this.count(openPage)}: ${this.heading(openPage)}.`, ...openPage.text].join(" ");
  }

  private count(leaf: LessonPage): string {
    return say("browser-lesson-number", { number: leaf.number, length: this.session.tutor.now?.length ?? 0 });
  }

  private heading(leaf: LessonPage): string {
    if (leaf.title) return leaf.title;
    if (leaf.kind === "told") return say(leaf.since === null ? "browser-lesson-news" : "browser-lesson-told");
    return say(leaf.kind === "poor" ? "browser-lesson-poor" : "browser-lesson-wait");
  }

  /** Who plays the other seats when the lesson lets go. */
  private get bot(): string {
    const { live } = this.session;
    const names = (live?.seats ?? []).filter((seat) => seat.kind === "bot").map((seat) => playerName(seat.player));
    return [...new Set(names)].join(", ");
  }

  override render() {
    const { now, openPage, folded } = this.session.tutor;
    if (!now || !openPage) return html`<div class="unseen" aria-live="polite"></div>`;
    return html`
      <div class="head">
        <span class="what">${icon("rules")} ${say("browser-lesson")} · ${this.count(openPage)}</span>
        <progress aria-hidden="true" max=${now.length} value=${openPage.number}></progress>
        <button class="round plain fold" aria-expanded=${String(!folded)} aria-label=${say("browser-lesson-fold")} title=${say("browser-lesson-fold")} @click=${() => this.session.tutor.fold(!folded)}>${icon(folded ? "down" : "up")}</button>
        <button class="round plain leave" aria-expanded=${String(this.leaving)} aria-label=${say("browser-lesson-leave")} title=${say("browser-lesson-leave")} @click=${() => (this.leaving = !this.leaving)}>${icon("close")}</button>
      </div>
      ${this.leaving ? this.sure() : nothing} ${folded ? nothing : [this.body(openPage), this.foot(openPage)]}
      <div class="unseen" aria-live="polite">${this.spoken}</div>
    `;
  }

  private sure(): TemplateResult {
    return html`<div class="sure" role="group" aria-label=${say("browser-lesson-leave")}>
      <p>${say("browser-lesson-leave-sure", { bot: this.bot })}</p>
      <div>
        <button @click=${() => void this.session.tutor.leave()}>${icon("check")} ${say("browser-lesson-leave-yes")}</button>
        <button class="plain" @click=${() => (this.leaving = false)}>${say("browser-cancel")}</button>
      </div>
    </div>`;
  }

  private body(leaf: LessonPage): TemplateResult {
    const { tutor } = this.session;
    return html`<article class="leaf" data-kind=${leaf.kind} aria-labelledby="title">
      ${tutor.now?.again && leaf.kind === "question" ? html`<p class="soft again">${say("browser-lesson-again")}</p>` : nothing}
      ${leaf.kind === "poor" || !leaf.text.length ? [this.headline(leaf), this.verdict(leaf)] : [this.verdict(leaf), this.headline(leaf)]}
      ${leaf.since === null ? nothing : this.news(leaf.since, null)} ${leaf.text.map((text) => html`<p>${text}</p>`)}
      ${leaf.kind === "closing" ? html`<p>${say("browser-lesson-free", { bot: this.bot })}</p>` : nothing} ${this.look(leaf)} ${this.hints(leaf)}
      ${leaf.kind === "question" ? html`<p class="yours">${say("browser-lesson-yours")}</p>` : nothing} ${this.rules(leaf)}
    </article>`;
  }

  private headline(leaf: LessonPage): TemplateResult {
    return html`<h2 id="title" tabindex="-1">${this.heading(leaf)}</h2>`;
  }

  private verdict({ verdict }: LessonPage): TemplateResult | typeof nothing {
    if (!verdict) return nothing;
    const choice = this.session.wording.order(verdict.order);
    return html`<div class="verdict ${verdict.grade}">
      ${icon(GRADES[verdict.grade])}
      <div>
        <strong>${say(`browser-lesson-grade-${verdict.grade}`)}</strong> <span class="small soft">${choice}</span>
        <p>${verdict.text}</p>
        ${this.news(verdict.since, verdict.until, MANY)}
      </div>
    </div>`;
  }

  /** What came of an order, or what the other side did. */
  private news(since: number, until: number | null, least = 1): TemplateResult | typeof nothing {
    const { log, glossary, wording } = this.session;
    const events = log.events.filter((event) => event.seq >= since && event.seq < (until ?? Infinity));
    if (events.length < least) return nothing;
    const sentences = toParagraphs(groupEvents(events, glossary?.openings ?? [], () => undefined), wording);
    return html`<ul class="news">
      ${sentences.map(({ entries }) => html`<li>${entries.map((entry) => (entry.times > 1 ? `${entry.text} ×${entry.times}` : entry.text)).join(" ")}</li>`)}
    </ul>`;
  }

  private look(leaf: LessonPage): TemplateResult | typeof nothing {
    const { tutor, board } = this.session;
    const places = [...new Set(leaf.look.map((part) => lessonTarget(part, board)))];
    if (!places.length) return nothing;
    return html`<div class="chips look">
      <span>${say("browser-lesson-look")}</span>
      ${places.map(
        (place) => html`<button
          class="chip"
          data-look=${place}
          @click=${() => this.emit("look", { place })}
          @pointerenter=${() => tutor.highlight([place])}
          @pointerleave=${() => tutor.highlight([])}
          @focus=${() => tutor.highlight([place])}
          @blur=${() => tutor.highlight([])}
        >
          ${icon("eye")} ${say(`browser-look-${place}`)}
        </button>`,
      )}
    </div>`;
  }

  private hints(leaf: LessonPage): TemplateResult | typeof nothing {
    const { tutor, wording } = this.session;
    const texts = leaf.hints.slice(0, tutor.hints);
    if (tutor.advice) texts.push(say("browser-lesson-advice", { choice: wording.order(tutor.advice) }));
    if (!texts.length) return nothing;
    return html`<div class="hint" role="status">
      ${icon("hint")}
      <div>${texts.map((text) => html`<p>${text}</p>`)}</div>
    </div>`;
  }

  private rules(leaf: LessonPage): TemplateResult | typeof nothing {
    if (!leaf.rules.length) return nothing;
    return html`<div class="chips rules">
      <span>${say("browser-lesson-rules")}</span>
      ${leaf.rules.map((number) => html`<button class="chip" @click=${() => this.emit("rule", { number })} aria-label=${say("browser-rule-open", { number })} title=${say("browser-rule-open", { number })}>${number}</button>`)}
    </div>`;
  }

  // The way on

  private foot(leaf: LessonPage): TemplateResult {
    const { tutor, busy } = this.session;
    if (leaf.kind === "poor") {
      return html`<div class="foot">
        <button class="back" ?disabled=${busy} @click=${() => void tutor.next()}>${say("browser-lesson-keep")}</button>
        <button class="primary on" ?disabled=${busy} @click=${() => void tutor.takeBack()}>${icon("undo")} ${say("browser-lesson-take-back")}</button>
      </div>`;
    }
    const { canBack } = tutor;
    const label = say(canBack === "page" ? "browser-lesson-back" : "browser-lesson-undo");
    return html`<div class="foot">
      ${canBack === "no" ? nothing : html`<button class="back" aria-label=${label} ?disabled=${busy} @click=${() => void tutor.back()}>${icon(canBack === "page" ? "previous" : "undo")} <span class="word">${label}</span></button>`}
      ${leaf.kind === "question" ? this.help(leaf) : nothing} ${this.on(leaf)}
    </div>`;
  }

  private on(leaf: LessonPage): TemplateResult | typeof nothing {
    const { tutor, busy } = this.session;
    const last = tutor.page + 1 >= tutor.length;
    if (leaf.kind === "closing") {
      return html`<button class="primary on" ?disabled=${busy} @click=${() => void tutor.next()}>${icon("play")} ${say("browser-lesson-play")}</button>`;
    }
    if (last) {
      // On a phone the choices, and windows of the board, have their place below another tab.
      return leaf.kind === "question" ? html`<button class="primary on answer" @click=${() => this.emit("answer")}>${icon("choices")} ${say("browser-lesson-answer")}</button>` : nothing;
    }
    return html`<button class="primary on" ?disabled=${busy} @click=${() => void tutor.next()}>${say("browser-lesson-next")} ${icon("next")}</button>`;
  }

  /** Hints come in steps: first in words, then on the board, and at last it is done. */
  private help(leaf: LessonPage): TemplateResult {
    const { tutor, busy } = this.session;
    if (tutor.advice) return html`<button class="hint-button" ?disabled=${busy} @click=${() => void tutor.playAdvice()}>${icon("check")} ${say("browser-lesson-do")}</button>`;
    const step = tutor.hints >= leaf.hints.length ? "show" : tutor.hints ? "hint-more" : "hint";
    const title = `${say(`browser-lesson-${step}`)} (${keyLabel(keyOf("hint"))})`;
    return html`<button class="hint-button" title=${title} ?disabled=${busy} @click=${() => void tutor.hint()}>${icon(step === "show" ? "eye" : "hint")} ${say(`browser-lesson-${step}`)}</button>`;
  }
}
