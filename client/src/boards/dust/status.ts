/** Above the board, always in sight: points, majorities, income, the forecast, the order of turns with its cards. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { base, buttons } from "../../style/shared.js";
import { boardEvent } from "../board.js";
import { DustThing } from "./base.js";
import { values } from "./hand.js";
import { commonStyle } from "./common.css.js";
import { armyGlyph, markGlyph, unitGlyph } from "./icons.js";
import type { DustScene, Majority, Turn } from "./scene.js";
import { statusStyle } from "./status.css.js";

/** Points as a bar to the target, and those of this round behind them. */
function track(points: number, more: number, target: number, tint: string): TemplateResult {
  return html`<svg class="track" viewBox="0 0 ${target} 1" preserveAspectRatio="none" aria-hidden="true">
    <rect class=${tint} width=${Math.min(points, target)} height="1"></rect>
    <rect class="more" x=${points} width=${Math.max(0, Math.min(more, target - points))} height="1"></rect>
  </svg>`;
}

@customElement("dust-status")
export class DustStatus extends DustThing {
  static override styles = [base, buttons, commonStyle, statusStyle];

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene) return nothing;
    return html`<section aria-label=${this.say("du-status")}>
      ${this.head(scene)}
      <ol class="players" tabindex="0" aria-label=${this.say("du-players")}>${this.ordered(scene).map(([seat, turn]) => this.player(scene, seat, turn))}</ol>
    </section>`;
  }

  /** The seats in the order of turns; while there is none, in their own. */
  private ordered(scene: DustScene): [string, Turn | undefined][] {
    const turns = new Map(scene.order.map((turn) => [turn.seat, turn]));
    const seats = [...turns.keys(), ...Object.keys(scene.standing).filter((seat) => !turns.has(seat))];
    return seats.map((seat) => [seat, turns.get(seat)]);
  }

  private head(scene: DustScene): TemplateResult {
    const { round } = this.board;
    const { turn } = scene;
    const limited = scene.last_round < 60;
    const parts = [
      round ? this.say(limited ? "du-round-of" : "du-round", { round, last: scene.last_round }) : this.say("du-setup"),
      ...(round ? [this.say(`du-phase-${turn.phase}`)] : []),
      ...(turn.points >= 0 && (turn.phase === "production" || turn.phase === "setup") ? [this.say("du-points", { count: turn.points })] : []),
      ...(turn.moves >= 0 && turn.phase === "movement" ? [this.say("du-moves", { count: turn.moves })] : []),
      ...(turn.attacks >= 0 && turn.phase === "combat" ? [this.say("du-attacks", { count: turn.attacks })] : []),
    ];
    const suggests = this.picture.can.hint && this.interactive && this.picture.kind !== "trial";
    const end = this.interactive && this.choices.mayEnd && !scene.fight && !scene.shop;
    return html`<div class="head">
      <span class="now"><b>${parts[0]}</b>${parts.slice(1).map((part) => html` · ${part}`)}</span>
      <span class="most">${scene.majorities.map((one) => this.majority(one))}</span>
      <span class="acts">
        ${suggests ? html`<button class="suggest" @click=${() => this.dispatchEvent(boardEvent("suggest", {}))} title=${this.say("du-suggest-how")}>${icon("hint")} ${this.say("du-suggest")}</button>` : nothing}
        ${end ? html`<button @click=${() => this.choose("done")}>${icon("check")} ${this.say("du-done")}</button>` : nothing}
      </span>
    </div>`;
  }

  private majority({ name, now, counts }: Majority): TemplateResult {
    const mine = now ? (counts[now] ?? 0) : Math.max(...Object.values(counts));
    const others = Math.max(0, ...Object.entries(counts).flatMap(([seat, count]) => (seat === now ? [] : [count])));
    const label = this.say("du-most", { what: name, who: now ? this.army(now) : this.say("du-tied"), mine, others });
    return html`<span class="majority" role="img" aria-label=${label} title=${label}>${this.say(`du-most-${name}`)} ${now ? armyGlyph(this.tint(now)) : "–"} ${mine}:${others}</span>`;
  }

  private player(scene: DustScene, seat: string, turn: Turn | undefined): TemplateResult {
    const one = scene.standing[seat];
    if (!one) return html``;
    const { target } = scene;
    const card = turn ? scene.cards[turn.card] : undefined;
    const tint = this.board.colours[seat] ? this.tint(seat) : "";
    const whose = this.picture.viewer === seat ? this.say("du-you") : "";
    const label = target ? this.say("du-vp", { points: one.vp, target, more: one.forecast }) : this.say("du-forecast", { more: one.forecast });
    return html`<li class="player ${turn?.now ? "now" : ""} ${turn?.had ? "had" : ""}" aria-current=${turn?.now ? "true" : nothing}>
      <span class="name">${tint ? armyGlyph(tint) : nothing}<b>${this.army(seat)}</b> ${whose ? html`<small>${whose}</small>` : nothing}</span>
      <span class="vp" role="img" aria-label=${label} title=${label}>
        ${target ? html`${track(one.vp, one.forecast, target, tint)}<b>${one.vp}</b>` : nothing}<em>+${one.forecast}</em>
      </span>
      <span class="facts">
        ${this.fact(html`<span class="coin">P</span>`, one.income, this.say("du-income", { count: one.income }))}
        ${this.fact(markGlyph("capital"), one.capitals, this.say("du-capitals", { count: one.capitals }))}
        ${this.fact(markGlyph("source"), one.sources, this.say("du-sources", { count: one.sources }))}
        ${this.fact(unitGlyph("centre"), one.centres, this.say("du-centres", { count: one.centres }))}
        ${this.fact(unitGlyph("card"), one.hand, this.say("du-cards", { count: one.hand }))}
      </span>
      ${card && turn
        ? html`<span class="open ${turn.used ? "used" : ""}" title=${this.say(`du-does-${card.ability}`)}>${values(this, card)} <span class="ability">${this.wording.name("ability", card.ability)}</span></span>`
        : nothing}
    </li>`;
  }

  private fact(picture: TemplateResult, count: number, label: string): TemplateResult {
    return html`<span role="img" aria-label=${label} title=${label}>${picture}${count}</span>`;
  }
}
