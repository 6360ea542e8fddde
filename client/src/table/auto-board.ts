/** A board for games that have none drawn: what the seat knows, as headings, chips and small tables. */

import type { Glossary, Json, WireEvent } from "../api.js";
import type { BoardSettings, Refs, Shown } from "../boards/board.js";
import { isHighlighted } from "../boards/board.js";
import { css, customElement, html, PageElement, property } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { refsOf } from "../event-log.js";
import { base, cards } from "../style/shared.js";
import { Wording } from "../wording.js";

@customElement("sand-auto-board")
export class AutoBoard extends PageElement {
  static override styles = [
    base,
    cards,
    css`
      :host {
        display: block;
        padding: 16px;
      }
      .grid {
        display: grid;
        gap: 16px;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
        align-items: start;
      }
      .facts {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 8px 24px;
        padding: 12px 16px;
      }
      .fact {
        display: grid;
      }
      .fact dt,
      .inner dt {
        font-size: 0.8125rem;
        color: var(--ink-soft);
      }
      dl,
      dd,
      dt {
        margin: 0;
      }
      .fact dd {
        font: 600 1.0625rem var(--serif);
      }
      section {
        padding: 12px 16px 16px;
      }
      h3 {
        font-size: 1rem;
        margin-bottom: 8px;
      }
      .inner {
        display: grid;
        gap: 8px;
      }
      /* What is inside of something stands inside of it. */
      .inner .inner {
        margin: 4px 0 0 4px;
        padding-inline-start: 12px;
        border-inline-start: 2px solid var(--line);
      }
      .inner .one {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 16px;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }
      .chip.lit {
        outline: 3px solid var(--lamp);
        outline-offset: 1px;
        background: var(--lamp-soft);
      }
      .lit > dt {
        color: var(--lamp);
        font-weight: 700;
        text-decoration: underline;
      }
      /* What the last turn was about: an outline that is no colour alone. */
      .fresh > dt,
      .chip.fresh {
        outline: 2px dashed var(--ink-soft);
        outline-offset: 2px;
        border-radius: 4px;
        width: fit-content;
      }
    `,
  ];

  @property({ attribute: false }) picture!: Shown;
  @property({ attribute: false }) wording!: Wording;
  @property({ attribute: false }) glossary!: Glossary;
  @property({ attribute: false }) interactive = false;
  @property({ attribute: false }) refs: Refs = {};
  @property({ attribute: false }) last: readonly WireEvent[] = [];
  @property({ attribute: false }) marked = "";
  @property({ attribute: false }) settings!: BoardSettings;

  /** What the last turn spoke of. */
  private fresh: Refs = {};

  override render() {
    // Everybody has a turn: whose it was is no news.
    const { seat: _seat, seats: _seats, ...things } = refsOf(...this.last);
    this.fresh = things;
    const entries = Object.entries(this.picture.view.board);
    const facts = entries.filter(([, value]) => value === null || typeof value !== "object");
    const groups = entries.filter(([, value]) => value !== null && typeof value === "object");
    return html`<div class="grid">
      ${facts.length
        ? html`<dl class="facts card">
            ${facts.map(([key, value]) => html`<div class="fact"><dt>${title(key)}</dt><dd>${this.name(key, value)}</dd></div>`)}
          </dl>`
        : ""}
      ${groups.map(([key, value]) => html`<section class="card"><h3>${title(key)}</h3>${this.group(key, value)}</section>`)}
    </div>`;
  }

  private group(key: string, value: Json): TemplateResult {
    if (Array.isArray(value)) {
      const flat = value.every((one) => one === null || typeof one !== "object");
      if (flat) return this.chips(key, value as readonly Json[]);
      return html`<div class="inner">${value.map((one) => html`<div>${this.group(key, one as Json)}</div>`)}</div>`;
    }
    if (value === null || typeof value !== "object") return this.chips(key, [value]);
    return html`<dl class="inner">
      ${Object.entries(value).map(
        ([inner, one]) => html`<div class="${this.marks(inner)} ${one === null || typeof one !== "object" ? "one" : ""}">
          <dt>${this.anyName(singular(key), inner)}</dt>
          <dd>${this.group(inner, one)}</dd>
        </div>`,
      )}
    </dl>`;
  }

  private chips(key: string, values: readonly Json[]): TemplateResult {
    if (!values.length) return html`<span class="soft">–</span>`;
    const counted = new Map<string, number>();
    for (const value of values) counted.set(String(value), (counted.get(String(value)) ?? 0) + 1);
    return html`<div class="chips">
      ${[...counted].map(
        ([word, count]) =>
          html`<span class="chip ${this.marks(word)}">${this.anyName(singular(key), word)}${count > 1 ? ` ×${count}` : ""}</span>`,
      )}
    </div>`;
  }

  private marks(word: string): string {
    const names = this.everyName();
    return `${isHighlighted(this.refs, word, ...names) ? "lit" : ""} ${isHighlighted(this.fresh, word, ...names) ? "fresh" : ""}`;
  }

  private name(key: string, value: Json): string {
    return typeof value === "string" ? this.anyName(key, value) : value === null ? "–" : String(value);
  }

  /** The data says only under which key a word stands, so any domain that has a name for it will do. */
  private anyName(key: string, word: string): string {
    for (const domain of [key, ...this.everyName()]) {
      const name = this.wording.name(domain, word);
      if (name !== word) return name;
    }
    return word;
  }

  private everyName(): string[] {
    const { domains, labels, composed } = this.glossary;
    return [...new Set(["seat", ...Object.keys(domains), ...Object.values(domains), ...Object.keys(labels), ...Object.keys(composed)])];
  }
}

function title(key: string): string {
  const words = key.replaceAll(/[-_]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function singular(key: string): string {
  return key.replace(/s$/, "");
}
