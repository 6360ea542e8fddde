/** Above the board, always in sight: round, whose turn, points and forecast, and how the objective stands. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { base, buttons } from "../../style/shared.js";
import { boardEvent } from "../board.js";
import { boardStyle } from "../board-style.js";
import { commonStyle } from "./common.css.js";
import { sideIcon } from "./glyphs.js";
import { SIDES } from "./scene.js";
import type { Side, TacticsScene } from "./scene.js";
import { TacticsElement } from "./tactics-element.js";

@customElement("tactics-status")
export class TacticsStatus extends TacticsElement {
  static override styles = [
    base,
    buttons,
    boardStyle,
    commonStyle,
    css`
      :host { display: block; background: var(--paper); border-bottom: 1px solid var(--line); container-type: inline-size; font-variant-numeric: tabular-nums; }
      section { padding: 4px 10px 6px; display: grid; gap: 3px; }
      .head { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; min-height: 32px; }
      .now { flex: 1 1 auto; }
      .score { display: inline-flex; gap: 6px; align-items: center; padding: 2px 10px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--raised); white-space: nowrap; }
      .score.turn { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
      .score b { font-size: 1.0625rem; }
      .score small { color: var(--ink-soft); }
      .goal { font-size: 0.8125rem; color: var(--ink-soft); display: flex; gap: 6px; align-items: baseline; }
      .goal b { color: var(--ink); }
      .goal button { min-height: 24px; padding: 0 6px; font-size: 0.8125rem; }
      .acts { display: flex; gap: 6px; }
      .acts button { min-height: 30px; padding: 2px 10px; }
      .suggest { background: var(--lamp-soft); border-color: var(--lamp); }
      .story { font: 0.9375rem/1.45 var(--serif); max-width: 72ch; padding-bottom: 4px; }
      @container (max-width: 620px) {
        section { padding: 2px 6px 4px; }
        .head { gap: 2px 8px; font-size: 0.8125rem; }
        .now { flex-basis: 100%; }
        .score { padding: 0 6px; }
        .score small.long { display: none; }
        .acts .icon { display: none; }
        .goal { font-size: 0.75rem; line-height: 1.25; }
      }
    `,
  ];

  @state() private told = false;

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene) return nothing;
    const { standing, scenario } = scene;
    const round = standing.round ? this.say("ta-round", { round: standing.round, last: scenario.rounds }) : this.say("ta-setup");
    const turn = standing.turn && !this.picture.over ? this.say("ta-turn", { side: standing.turn }) : "";
    const suggests = this.picture.can.hint && this.picture.kind !== "trial" && this.picture.kind !== "past";
    return html`<section aria-label=${this.say("ta-status")}>
      <div class="head">
        <span class="now"><b>${round}</b>${turn ? html` · ${turn}` : nothing}</span>
        ${SIDES.map((side) => this.score(scene, side))}
        <span class="acts">${suggests ? html`<button class="suggest" ?disabled=${!this.interactive} title=${this.say("ta-suggest-how")} @click=${() => this.dispatchEvent(boardEvent("suggest", {}))}>${icon("hint")} ${this.say("ta-suggest")}</button>` : nothing}</span>
      </div>
      <p class="goal"><span><b>${this.wording.name("scenario", scenario.name)}:</b> ${this.goal(scene)}</span>
        <button class="plain" aria-expanded=${String(this.told)} @click=${() => (this.told = !this.told)}>${icon(this.told ? "up" : "down")} ${this.say("ta-story")}</button></p>
      ${this.told ? html`<p class="story">${this.wording.texts.attribute(`lobby-preset-${scenario.name}`, "about")} ${this.say("ta-goal-points", { rounds: scenario.rounds })}</p>` : nothing}
    </section>`;
  }

  private score({ standing }: TacticsScene, side: Side): TemplateResult {
    const label = this.say("ta-score-label", { side, points: standing.score[side], forecast: standing.forecast[side], ready: standing.ready[side], units: standing.units[side] });
    return html`<span class="score ${side} ${standing.turn === side ? "turn" : ""}" role="img" aria-label=${label} title=${label}>
      ${sideIcon(side)} <b>${standing.score[side]}</b>
      ${standing.forecast[side] !== standing.score[side] ? html`<small>→ ${standing.forecast[side]}</small>` : nothing}
      <small class="long">${this.say("ta-ready-of", { ready: standing.ready[side], units: standing.units[side] })}</small>
    </span>`;
  }

  /** T21: the objective, and how far each side is. */
  private goal({ standing, scenario }: TacticsScene): string {
    const { goal, wanted, since, done, attacker, bridge, held } = standing;
    const rounds = scenario.rounds;
    const held_ = (side: Side): number => held.filter((one) => one === side).length;
    const args = { wanted, since, rounds, side: attacker, bridge: bridge || "nobody", allies: done.allies, axis: done.axis, done: done[attacker || "allies"] };
    const text = this.say(`ta-goal-${goal}`, args);
    return scenario.held.length ? `${text} ${this.say("ta-goal-held", { points: scenario.bonus, allies: held_("allies"), axis: held_("axis") })}` : text;
  }
}
