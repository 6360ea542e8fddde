/** The legal orders as buttons, grouped by their verb, with a filter when there are many. */

import type { Action } from "../api.js";
import { css, customElement, html, nothing, repeat, state } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { focusedElement } from "../focus.js";
import { icon } from "../icons.js";
import { refsOf } from "../event-log.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { capitalized } from "../wording.js";
import { SessionElement } from "./session-element.js";
import { answerOf } from "./turns.js";

/** From this many choices on there is a filter. */
const MANY = 12;

@customElement("sand-choices")
export class Choices extends SessionElement {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      :host {
        display: block;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 4px;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
      }
      /* An order that takes its time on the way: what stands here no longer counts. */
      ol[aria-busy="true"] {
        opacity: 0.55;
        transition: opacity 100ms 250ms;
      }
      ol + ol {
        margin-top: 8px;
        padding-top: 8px;
        border-top: 1px solid var(--line);
      }
      li {
        display: flex;
      }
      li button {
        width: 100%;
        justify-content: flex-start;
        line-height: 1.25;
        padding: 6px 8px;
        gap: 6px;
        font-size: 0.9375rem;
        hyphens: auto;
        overflow-wrap: anywhere;
      }
      .number {
        font: 0.75rem var(--mono);
        color: var(--ink-soft);
        min-width: 1em;
      }
      .marked {
        border-color: var(--lamp);
        border-width: 2px;
        background: var(--lamp-soft);
      }
      .pointed {
        outline: 2px dashed var(--accent);
        outline-offset: 1px;
      }
      .given,
      .final {
        margin-inline-start: auto;
        color: var(--ink-soft);
      }
      input {
        width: 100%;
        margin-bottom: 8px;
      }
      .none {
        color: var(--ink-soft);
      }
    `,
  ];

  @state() private filter = "";
  private question = "";
  private offered: readonly Action[] = [];
  /** Something was chosen here, and nothing has been asked since. */
  private hasChosen = false;
  /** The marked choice that was brought into sight. */
  private scrolledTo = "";

  override render() {
    const { session } = this;
    const shown = session.shown;
    if (!shown) return nothing;
    const question = `${shown.prompt.message}${shown.seq}${shown.order.length}`;
    if (question !== this.question) {
      this.question = question;
      this.filter = "";
    }
    const actions = session.orderDraft.actions;
    if (!actions.length) return html`<p class="none">${this.nothingToChoose()}</p>`;
    const words = this.filter.toLowerCase().split(/\s+/).filter(Boolean);
    const numbered = actions.map((action, place) => ({ action, place, label: capitalized(session.wording.action(action)) }));
    const fitting = numbered.filter(({ action, label }) => {
      const text = `${label} ${action.words}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const groups = new Map<string, typeof fitting>();
    for (const one of fitting) groups.set(one.action.verb, [...(groups.get(one.action.verb) ?? []), one]);
    return html`
      ${actions.length >= MANY
        ? html`<input type="search" .value=${this.filter} @input=${this.filtered} placeholder=${say("browser-filter")} aria-label=${say("browser-filter")}>`
        : nothing}
      ${[...groups.values()].map(
        (group) => html`<ol aria-busy=${String(session.busy)}>
          ${repeat(
            group,
            ({ action }) => action.words,
            ({ action, place, label }) => this.choice(action, place, label),
          )}
        </ol>`,
      )}
      ${fitting.length ? nothing : html`<p class="none">${say("browser-filter-none")}</p>`}
    `;
  }

  private nothingToChoose(): string {
    const shown = this.session.shown;
    if (shown?.kind === "past") return say("browser-choices-past");
    if (this.session.orderDraft.confirming) return say("browser-choices-confirm");
    if (shown?.over) return say("browser-choices-over");
    if (shown?.seat === null) return say("browser-choices-watching");
    return say("browser-choices-waiting");
  }

  /** Which choices are final is worth a sign only where others are not. */
  private get mixed(): boolean {
    return this.session.orderDraft.actions.some((action) => !action.final);
  }

  private choice(action: Action, place: number, label: string): TemplateResult {
    const { session } = this;
    const given = session.shown?.kind === "live" && answerOf(session.shown) === action.words;
    const marks = `${action.words === session.marked ? "marked" : ""} ${session.pointed.includes(action.words) ? "pointed" : ""}`;
    const light = (): void => session.highlight(refsOf(action.args), action.words);
    const dark = (): void => {
      if (session.marked === action.words) session.highlight({});
    };
    return html`<li>
      <button
        class=${marks}
        data-words=${action.words}
        @click=${() => this.chosen(action.words)}
        @pointerenter=${light}
        @pointerleave=${dark}
        @focus=${light}
        @blur=${dark}
        title=${action.words}
      >
        <span class="number" aria-hidden="true">${place < 9 ? place + 1 : ""}</span>
        <span>${label}</span>
        ${given ? html`<span class="given">${icon("check")}<span class="unseen">${say("browser-given")}</span></span>` : nothing}
        ${action.final && this.mixed && !session.trial.now ? html`<span class="final" title=${say("browser-final")}>${icon("flag")}<span class="unseen">${say("browser-final")}</span></span>` : nothing}
      </button>
    </li>`;
  }

  /** The button that was pressed goes away: whoever uses keys goes on at the first of the next ones. */
  private chosen(words: string): void {
    this.hasChosen = true;
    void this.session.orderDraft.choose(words);
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { actions } = this.session.orderDraft;
    if (this.session.marked !== this.scrolledTo) {
      this.scrolledTo = this.session.marked;
      // What a bot suggests may stand further down; what a pointer is over is in sight anyway.
      this.renderRoot.querySelector("button.marked")?.scrollIntoView({ block: "nearest" });
    }
    if (actions === this.offered || this.session.busy) return;
    this.offered = actions;
    if (!this.hasChosen || !actions.length) return;
    this.hasChosen = false;
    const active = focusedElement();
    // On the question it is only because what was pressed there is gone.
    if (active === null || active.id === "prompt" || this.shadowRoot?.contains(active)) this.focusFirst();
  }

  private focusFirst(): void {
    this.renderRoot.querySelector<HTMLElement>("li button")?.focus({ preventScroll: true });
  }

  private filtered(event: Event): void {
    this.filter = (event.target as HTMLInputElement).value;
  }

  /** To the first choice, from anywhere on the page. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>("input, li button")?.focus();
  }
}
