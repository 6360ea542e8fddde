/** The story so far, always in sight: an entry lights up the board, its clock shows the table as it was then. */

import type { WireEvent } from "../api.js";
import { css, customElement, html, nothing, query, repeat } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { groupEvents, refsOf, toParagraphs } from "../event-log.js";
import type { Entry, Paragraph } from "../event-log.js";
import { base, buttons } from "../style/shared.js";
import { say } from "../i18n.js";
import type { Wording } from "../wording.js";
import { SessionElement } from "./session-element.js";

@customElement("sand-log")
export class LogPane extends SessionElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: block;
        overflow: auto;
        overscroll-behavior: contain;
        scroll-padding: 8px;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 4px 8px 8px;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 28px;
        gap: 4px;
        padding: 4px 0 4px 8px;
        border-left: 3px solid transparent;
        border-radius: 4px;
        line-height: 1.4;
        font-size: 0.9375rem;
      }
      li + li {
        border-top: 1px solid var(--line);
      }
      li.new {
        border-left-color: var(--accent);
      }
      li.at {
        border-left-color: var(--lamp);
        background: var(--lamp-soft);
      }
      li.later {
        color: var(--ink-soft); /* no opacity: it has to be read */
      }
      .entry {
        cursor: default;
        border-radius: 3px;
      }
      .entry:hover,
      .entry.lit {
        background: var(--lamp-soft);
        box-shadow: 0 0 0 2px var(--lamp-soft);
      }
      button {
        width: 28px;
        min-height: 28px;
        height: 28px;
        padding: 0;
        color: var(--ink-soft);
        align-self: start;
      }
      button svg.icon {
        width: 16px;
        height: 16px;
      }
      .none {
        padding: 16px;
        color: var(--ink-soft);
      }
      h3 {
        display: flex;
        align-items: center;
        gap: 8px;
        font: 600 0.8125rem var(--sans);
        color: var(--lamp);
        padding: 4px 16px 0;
      }
      .trial li {
        grid-template-columns: minmax(0, 1fr);
        border-left: 3px dashed var(--lamp);
        border-radius: 0;
        font-style: italic;
      }
    `,
  ];

  @query("ol") private list!: HTMLElement;
  private memo: { events: readonly WireEvent[]; wording: Wording; moments: unknown; found: Paragraph[] } | null = null;
  private focused = -1;
  private followsEnd = true;
  private settled = 0;
  /** How much there was to scroll, and in how much room, when it was scrolled last. */
  private high = 0;
  private room = 0;
  private watcher: ResizeObserver | null = null;
  private length = 0;
  /** The moment of the past that is in sight; -1: now. */
  private at = -1;

  private paragraphs(): Paragraph[] {
    const { log, wording, glossary, replay } = this.session;
    if (this.memo && this.memo.events === log.events && this.memo.wording === wording && this.memo.moments === replay.moments) return this.memo.found;
    const groups = groupEvents(log.events, glossary?.openings ?? [], (seq) => replay.seatThatDecided(seq));
    const found = toParagraphs(groups, wording);
    this.memo = { events: log.events, wording, moments: replay.moments, found };
    return found;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("scroll", () => {
      // Only a person who scrolls away from the end wants to stay there; a change of layout scrolls too, however late.
      if (this.scrollHeight !== this.high || this.clientHeight !== this.room) this.settle();
      else if (performance.now() - this.settled > 200) this.followsEnd = this.scrollHeight - this.scrollTop - this.clientHeight < 40;
    });
    this.watcher = new ResizeObserver(() => this.settle());
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
  }

  /** The end of the story stays in sight. */
  private settle(): void {
    this.settled = performance.now();
    if (this.at >= 0) this.follow();
    else if (this.followsEnd) this.scrollTop = this.scrollHeight;
    this.high = this.scrollHeight;
    this.room = this.clientHeight;
  }

  /** Who looks at the past reads what happened there; back in the present, the end of the story. */
  private follow(): void {
    this.settled = performance.now();
    if (this.at < 0) {
      this.followsEnd = true;
      this.settle();
    } else (this.renderRoot.querySelector("li.at") ?? this.renderRoot.querySelector("li"))?.scrollIntoView({ block: "nearest" });
  }

  override render() {
    const { session } = this;
    if (!session.live || session.curtain !== null) return nothing;
    const all = this.paragraphs();
    if (!all.length && !session.trial.now) return html`<p class="none">${say("browser-log-empty")}</p>`;
    const at = session.replay.picture ? session.replay.at : Infinity;
    const newest = session.news[0]?.seq ?? Infinity;
    const tabbed = this.focused >= 0 && this.focused < all.length ? this.focused : all.length - 1;
    return html`<ol @keydown=${this.pressed}>
      ${repeat(
        all,
        (paragraph) => paragraph.entries[0]?.seq ?? 0,
        (paragraph, place) => {
          const first = paragraph.entries[0]?.seq ?? 0;
          const next = all[place + 1]?.entries[0]?.seq ?? Infinity;
          const here = at >= first && at < next && at !== Infinity;
          const whole = paragraph.entries.map((entry) => entry.text).join(" ");
          return html`<li class="${first >= newest ? "new" : ""} ${first > at ? "later" : ""} ${here ? "at" : ""}">
            <span>
              ${paragraph.entries.map((entry) => this.entry(entry))}
            </span>
            <button
              class="plain"
              data-place=${place}
              tabindex=${place === tabbed ? 0 : -1}
              @focus=${() => this.reached(place, paragraph)}
              @blur=${() => session.highlight({})}
              @click=${() => void session.replay.after(paragraph.seq)}
              aria-label=${say("browser-log-show", { text: whole })}
              title=${say("browser-log-show-short")}
            >
              ${icon("clock")}
            </button>
          </li>`;
        },
      )}
    </ol>
    ${this.tried()}`;
  }

  /** What happened while trying out: set apart, because it did not happen. */
  private tried(): TemplateResult | typeof nothing {
    const { trial, replay, glossary, wording } = this.session;
    if (!trial.now || replay.picture) return nothing;
    const groups = groupEvents(trial.now.events ?? [], glossary?.openings ?? [], () => undefined);
    return html`<section class="trial" aria-label=${say("browser-trying")}>
      <h3>${icon("fork")} ${say("browser-trying")}</h3>
      <ol>
        ${toParagraphs(groups, wording).map((paragraph) => html`<li><span>${paragraph.entries.map((entry) => this.entry(entry))}</span></li>`)}
      </ol>
    </section>`;
  }

  private entry(entry: Entry): TemplateResult {
    const { session } = this;
    const light = (): void => session.highlight(refsOf(...entry.events));
    return html`<span class="entry" @pointerenter=${light} @pointerleave=${() => session.highlight({})} @click=${light}
        >${entry.text}${entry.times > 1 ? html` <span class="soft">×${entry.times}</span>` : nothing}</span
      > `;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const length = this.session.log.events.length + (this.session.trial.now?.events?.length ?? 0);
    const { replay } = this.session;
    const at = replay.picture ? replay.at : -1;
    if (at !== this.at) {
      this.at = at;
      this.follow();
    } else if (length !== this.length) this.settle();
    this.length = length;
  }

  private reached(place: number, paragraph: Paragraph): void {
    this.focused = place;
    this.session.highlight(refsOf(...paragraph.entries.flatMap((entry) => entry.events)));
  }

  /** Up and down from entry to entry. */
  private pressed(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...this.list.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === this.shadowRoot?.activeElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }
}
