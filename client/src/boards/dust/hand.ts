/** The hand: cards with their values, stars and what their ability does. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { base, buttons } from "../../style/shared.js";
import { isHighlighted } from "../board.js";
import { boardEvent } from "../board.js";
import { boardStyle } from "../board-style.js";
import { DustElement } from "./dust-element.js";
import { commonStyle } from "./common.css.js";
import type { CardFacts } from "./scene.js";

/** Combat, movement, production and stars, small. */
export function values(host: DustElement, card: CardFacts): TemplateResult {
  const label = host.say("du-card-values", { combat: card.combat, movement: card.movement, production: card.production, stars: card.stars });
  return html`<span class="values" role="img" aria-label=${label} title=${label}><b>${card.combat}</b>-${card.movement}-${card.production}<span class="stars">${"★".repeat(card.stars)}</span></span>`;
}

@customElement("dust-hand")
export class DustHand extends DustElement {
  static override styles = [
    base,
    buttons,
    boardStyle,
    commonStyle,
    css`
      :host { display: block; }
      ul { display: flex; gap: 8px; overflow-x: auto; padding: 4px; scrollbar-width: thin; }
      .none { padding: 8px 12px; color: var(--ink-soft); }
      /* Five cards, as many as one may hold, are seen at once beside a panel. */
      li { flex: 1 1 162px; min-width: 162px; max-width: 230px; display: flex; }
      .card {
        display: grid;
        grid-template: auto auto 1fr / minmax(0, 1fr);
        gap: 2px;
        width: 100%;
        min-height: 106px;
        padding: 6px 10px;
        border: 1px solid var(--line-strong);
        border-radius: 7px;
        background: var(--raised);
        color: var(--ink);
        text-align: start;
        align-items: start;
        justify-items: start;
      }
      button.card { cursor: pointer; border-width: 2px; border-color: var(--accent); padding: 5px 9px; align-content: start; justify-content: stretch; }
      .card.hinted { background: var(--lamp-soft); border-color: var(--lamp); }
      .card.lit { outline: 2px dashed var(--lamp); }
      .top { display: flex; gap: 7px; width: 100%; align-items: baseline; font-variant-numeric: tabular-nums; }
      .top span { display: inline-flex; gap: 3px; align-items: baseline; }
      .top b { font: 700 1.25rem/1 var(--serif); }
      .top small { font-size: 0.6875rem; color: var(--ink-soft); }
      .called { display: flex; gap: 6px; width: 100%; align-items: baseline; justify-content: space-between; }
      .stars { color: var(--lamp); letter-spacing: -1px; }
      strong { font: 600 0.9375rem/1.2 var(--serif); }
      .text { font-size: 0.75rem; line-height: 1.25; color: var(--ink-soft); }
      @media (max-width: 700px) {
        ul { flex-wrap: wrap; }
        li { flex: 1 1 150px; max-width: 220px; }
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene || !this.picture.viewer) return nothing;
    if (!scene.hand.length) return html`<p class="none">${this.say("du-hand-empty")}</p>`;
    const live = scene.hand.some((card) => this.choices.of(card).length);
    return html`<section aria-label=${this.say("du-hand")}>
      <ul tabindex=${live ? nothing : "0"}>${scene.hand.map((card) => html`<li>${this.card(card, scene.cards[card])}</li>`)}</ul>
    </section>`;
  }

  private card(name: string, facts: CardFacts | undefined): TemplateResult | typeof nothing {
    if (!facts) return nothing;
    const [action] = this.choices.of(name);
    const marks = `${action && this.hinted([action.words]) ? "hinted" : ""} ${isHighlighted(this.refs, name, "card") ? "lit" : ""}`;
    const value = (count: number, what: string): TemplateResult => html`<span title=${this.say(what)}><b>${count}</b><small>${this.say(what)}</small></span>`;
    const face = html`<span class="top">
        ${value(facts.combat, "du-combat")}${value(facts.movement, "du-movement")}${value(facts.production, "du-production")}
      </span>
      <span class="called">
        <strong>${this.wording.name("ability", facts.ability)}</strong>
        <span class="stars" role="img" aria-label=${this.say("du-stars", { count: facts.stars })}>${"★".repeat(facts.stars)}</span>
      </span>
      <span class="text">${this.say(`du-does-${facts.ability}`)}</span>`;
    if (!action) return html`<div class="card ${marks}">${face}</div>`;
    const point = (words: readonly string[]) => (): void => void this.dispatchEvent(boardEvent("point", { words }));
    return html`<button class="card ${marks}" data-card=${name} @click=${() => this.choose(action.words)} @pointerenter=${point([action.words])} @pointerleave=${point([])}>
      <span class="unseen">${this.wording.action(action)}.</span>${face}
    </button>`;
  }
}
