/** What the parts beside the city need of the element they are drawn in. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Shown } from "../board.js";
import type { CityBoard } from "./city.js";

export interface PartsBoard extends CityBoard {
  readonly picture: Shown;
  /** The thing under the pointer, here or in the hand. */
  readonly pointed: string;
  rule(number: string): void;
}

/** A headed part; the numbers lead to the rules behind it. */
export function panel(board: PartsBoard, kind: string, title: string, rules: readonly string[], content: unknown): TemplateResult {
  return html`<section class="panel ${kind}" aria-label=${title}>
    <h3><span>${title}</span>${ruleLinks(board, rules)}</h3>
    ${content}
  </section>`;
}

export function ruleLinks(board: PartsBoard, rules: readonly string[]): TemplateResult | typeof nothing {
  if (!rules.length) return nothing;
  return html`<span class="rules">${rules.map(
    (number) => html`<button type="button" class="rule" aria-label=${board.say("dp-rule", { number })} @click=${() => board.rule(number)}>${number}</button>`,
  )}</span>`;
}
