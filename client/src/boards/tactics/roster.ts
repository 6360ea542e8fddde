/** Beneath the board: every unit of both sides, ready or done, with what is left of it; a click opens its card. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { base, buttons } from "../../style/shared.js";
import { boardStyle } from "../board-style.js";
import { commonStyle } from "./common.css.js";
import { kindIcon, sideIcon } from "./glyphs.js";
import { pointing } from "./pointing.js";
import { SIDES } from "./scene.js";
import type { Side, TacticsScene } from "./scene.js";
import { TacticsElement } from "./tactics-element.js";
import { unitLine } from "./tips.js";

@customElement("tactics-roster")
export class TacticsRoster extends TacticsElement {
  static override styles = [
    base,
    buttons,
    boardStyle,
    commonStyle,
    css`
      :host { display: block; background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); }
      .sides { display: grid; gap: 2px; padding: 3px 6px; }
      ul { display: flex; gap: 5px; overflow-x: auto; align-items: stretch; scrollbar-width: thin; padding: 2px; }
      li.whose { display: flex; align-items: center; padding: 0 2px; }
      button { min-height: 32px; padding: 1px 8px; gap: 6px; font-size: 0.8125rem; white-space: nowrap; }
      button .left { font-variant-numeric: tabular-nums; color: var(--ink-soft); }
      button.spent { opacity: 0.72; }
      button.dead { text-decoration: line-through; color: var(--ink-soft); background: transparent; border-style: dashed; }
      button.legal { border-color: var(--accent); border-width: 2px; }
      button.waiting .name { font-style: italic; }
      button[aria-pressed="true"] { background: var(--accent-soft); }
      button .glyph { width: 18px; height: 18px; }
      @media (max-width: 700px) { ul { flex-wrap: wrap; } }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    pointing.addEventListener("change", this.again);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    pointing.removeEventListener("change", this.again);
  }

  private readonly again = (): void => this.requestUpdate();

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene || !Object.keys(scene.units).length) return nothing;
    const own = this.side || "allies";
    return html`<div class="sides">${[own, ...SIDES.filter((side) => side !== own)].map((side) => this.list(scene, side))}</div>`;
  }

  private list(scene: TacticsScene, side: Side): TemplateResult {
    const names = Object.keys(scene.units).filter((name) => scene.units[name]?.side === side);
    return html`<ul aria-label=${this.say("ta-units-of", { side })}><li class="whose">${sideIcon(side)}</li>${names.map((name) => html`<li>${this.one(scene, name)}</li>`)}</ul>`;
  }

  private one(scene: TacticsScene, name: string): TemplateResult | typeof nothing {
    const unit = scene.units[name];
    const card = scene.cards[unit?.card ?? ""];
    if (!unit || !card) return nothing;
    const state = unit.where === "board" || unit.where === "waiting" ? (unit.ready ? "ready" : "spent") : "dead";
    const label = `${unitLine(this, name)} ${unit.where === "board" ? (unit.at ?? "") : this.say(`ta-where-${unit.where}`)}`;
    return html`<button class="${state} ${unit.where} ${this.choices.of(name).length ? "legal" : ""}" data-unit=${name} aria-pressed=${String(pointing.open === name)} aria-label=${label} title=${label}
      @click=${() => pointing.show(pointing.open === name ? "" : name)}
      @pointerenter=${() => pointing.point(name)} @pointerleave=${() => pointing.point("")}
      @focus=${() => pointing.point(name)} @blur=${() => pointing.point("")}>
      ${kindIcon(card)} <span class="name">${this.unitName(name)}</span> <span class="left">${unit.points}/${card.points}</span>
      ${state === "spent" ? icon("check") : nothing}
    </button>`;
  }
}
