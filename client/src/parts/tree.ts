/** Plain data as a tree that folds: the state inspector. Names are worded where the game has words for them. */

import type { Json } from "../api.js";
import { css, customElement, html, nothing, PageElement, property } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { base } from "../style/shared.js";

@customElement("sand-tree")
export class Tree extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        font: 0.875rem/1.6 var(--mono);
        overflow-wrap: anywhere;
      }
      details > :not(summary),
      .leaf {
        margin-left: 16px;
      }
      summary {
        min-height: 24px;
        cursor: pointer;
        border-radius: 4px;
      }
      .key {
        color: var(--accent);
      }
      .count {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) value: Json = null;
  /** How many levels are unfolded at first. */
  @property({ type: Number }) depth = 2;

  override render() {
    return this.branch(null, this.value, 0);
  }

  private branch(key: string | null, value: Json, level: number): TemplateResult {
    const name = key === null ? nothing : html`<span class="key">${key}</span>: `;
    if (value === null || typeof value !== "object") return html`<div class="leaf">${name}${leaf(value)}</div>`;
    const entries = Object.entries(value as Record<string, Json>);
    if (!entries.length) return html`<div class="leaf">${name}${Array.isArray(value) ? "[]" : "{}"}</div>`;
    if (Array.isArray(value) && value.every((one) => typeof one !== "object" || one === null)) {
      return html`<div class="leaf">${name}${value.map(leaf).join(", ")}</div>`;
    }
    const inside = entries.map(([inner, one]) => this.branch(inner, one, level + 1));
    if (key === null) return html`${inside}`;
    return html`<details ?open=${level < this.depth}>
      <summary>${name}<span class="count">${entries.length}</span></summary>
      ${inside}
    </details>`;
  }
}

function leaf(value: Json): string {
  return value === null ? "–" : String(value);
}
