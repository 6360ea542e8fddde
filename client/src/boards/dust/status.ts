/** Above the board, always in sight: points, majorities, income, the forecast, the order of turns with its cards. */

import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { keyLabel, keyOf } from "../../keys.js";
import { base, buttons } from "../../style/shared.js";
import { capitalized } from "../../wording.js";
import { boardEvent } from "../board.js";
import { boardStyle } from "../board-style.js";
import { placeBeside } from "../placing.js";
import { DustElement } from "./dust-element.js";
import { values } from "./hand.js";
import { commonStyle } from "./common.css.js";
import { armyGlyph, markGlyph, unitGlyph, warningGlyph } from "./icons.js";
import { danger } from "./scene.js";
import type { DustScene, Majority, Turn } from "./scene.js";
import { statusStyle } from "./status.css.js";
import { threatsTo } from "./tips.js";

/** Abilities that belong to no area and to no battle: they can be used when their owner likes. */
const AT_WILL = ["missiles", "drop"];

/** Points as a bar to the target, and those of this round behind them. */
function track(points: number, more: number, target: number, tint: string): TemplateResult {
  return html`<svg class="track" viewBox="0 0 ${target} 1" preserveAspectRatio="none" aria-hidden="true">
    <rect class=${tint} width=${Math.min(points, target)} height="1"></rect>
    <rect class="more" x=${points} width=${Math.max(0, Math.min(more, target - points))} height="1"></rect>
  </svg>`;
}

@customElement("dust-status")
export class DustStatus extends DustElement {
  static override styles = [base, buttons, boardStyle, commonStyle, statusStyle];

  /** The set-up goes on by itself. */
  @state() private setting = false;
  /** The list of threats is open; it is long, and not made while nobody sees it. */
  @state() private listed = false;
  /** The question a suggestion was asked for. */
  private asked = "";
  /** Who was brought into sight. */
  private followed = "";

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
    // While an answer is on its way nothing can be clicked, but everything stays where it is.
    // So too while the set-up goes on by itself: whoever wants to stop it must be able to hit the button.
    const suggests = this.setting || (this.picture.can.hint && this.picture.kind !== "trial" && this.picture.kind !== "past");
    const end = this.mayEnd && !this.setting && !scene.fight && !scene.shop;
    return html`<div class="head">
      <span class="now"><b>${parts[0]}</b>${parts.slice(1).map((part) => html` · ${part}`)}</span>
      <span class="most">${scene.majorities.map((one) => this.majority(one))}</span>
      ${this.threats(scene)}
      <span class="acts">
        <button class="calculate" aria-label=${this.say("du-calculate")} @click=${() => this.dispatchEvent(boardEvent("typed", { command: "odds", rest: "" }))} title="${this.say("du-calculate-how")} (${keyLabel(keyOf("odds"))})"><span class="word">${this.say("du-calculate")}</span><span class="sign" aria-hidden="true">%</span></button>
        ${suggests && !round ? this.setsUp() : nothing}
        ${suggests ? html`<button class="suggest" ?disabled=${!this.interactive || this.setting} @click=${() => this.dispatchEvent(boardEvent("suggest", {}))} title=${this.say("du-suggest-how")}>${icon("hint")} ${this.say("du-suggest")}</button>` : nothing}
        ${end ? html`<button class="end" ?disabled=${!this.interactive} @click=${() => this.choose("done")}>${icon("check")} ${this.say("du-done")}</button>` : nothing}
      </span>
    </div>`;
  }

  /** Whether the turn, or whatever is asked, can be ended; so far as it was known before an answer was on its way. */
  private get mayEnd(): boolean {
    const { asked, actions } = this.picture.prompt;
    return asked && this.picture.kind !== "past" && actions.some(({ words }) => words === "done");
  }

  /** All suggestions of the set-up by one click; another stops it. */
  private setsUp(): TemplateResult {
    return html`<button class="whole" aria-pressed=${String(this.setting)} title=${this.say("du-suggest-setup-how")} @click=${() => (this.setting = !this.setting)}>${this.say(this.setting ? "du-suggest-stop" : "du-suggest-setup")}</button>`;
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.follow();
    if (!this.setting) return;
    const { picture } = this;
    if (this.board.round || picture.over) this.setting = false;
    const now = `${picture.seq}:${picture.order.length}`;
    if (!this.setting || !this.interactive || !picture.can.hint || now === this.asked) return;
    this.asked = now;
    // Whoever lets a bot set everything up has said yes to what cannot be taken back.
    if (picture.order.length && !picture.prompt.actions.length) this.dispatchEvent(boardEvent("typed", { command: "confirm", rest: "" }));
    else this.dispatchEvent(boardEvent("suggest", {}));
  }

  /** Where not all players find room, the one whose turn it is, or the viewer, comes into sight. */
  private follow(): void {
    const seat = this.scene?.order.find(({ now }) => now)?.seat ?? this.picture.viewer ?? "";
    if (seat === this.followed) return;
    const list = this.renderRoot.querySelector(".players");
    const one = list?.querySelector(`[data-seat="${seat}"]`);
    if (!list || !one) return;
    this.followed = seat;
    const [room, box] = [list.getBoundingClientRect(), one.getBoundingClientRect()];
    if (box.left < room.left) list.scrollLeft += box.left - room.left;
    else if (box.right > room.right) list.scrollLeft += box.right - room.right;
  }

  /** What may be attacked, in numbers; a tap lists it. */
  private threats(scene: DustScene): TemplateResult | typeof nothing {
    if (!this.picture.viewer || !this.board.round || this.picture.over) return nothing;
    const areas = Object.keys(scene.threats).filter((area) => danger(scene, area));
    const likely = areas.filter((area) => danger(scene, area) === 2);
    const label = areas.length ? this.say("du-threats-count", { likely: likely.length, all: areas.length }) : this.say("du-threats-none");
    return html`<button class="threats" popovertarget="threats" aria-label="${this.say("du-threats")}: ${label}" title=${label}>
        ${warningGlyph(2)}${likely.length} ${warningGlyph(1)}${areas.length - likely.length}
      </button>
      <div id="threats" class="list" popover role="group" aria-label=${this.say("du-threats")} tabindex="0" @beforetoggle=${this.opened} @toggle=${this.placed}>
        <h3>${this.say("du-threats")}</h3>
        <p class="soft">${this.say("du-threats-how")}</p>
        ${!areas.length ? html`<p>${this.say("du-threats-none")}</p>` : this.listed ? html`<ul>${areas.map((area) => this.threatened(scene, area))}</ul>` : nothing}
      </div>`;
  }

  private threatened(scene: DustScene, area: string): TemplateResult {
    const level = danger(scene, area) || 1;
    const role = scene.capitals.includes(area) ? markGlyph("capital") : scene.sources.includes(area) ? markGlyph("source") : nothing;
    return html`<li>
      ${warningGlyph(level)}<span class="unseen">${this.say(`du-danger-${level}`)}:</span> <b>${this.area(area)}</b> ${role} <span class="soft">${this.force(this.board.areas[area] ?? {})}</span>
      <ul>${threatsTo(this, area).map((line) => html`<li>${line}</li>`)}</ul>
    </li>`;
  }

  private opened(event: Event): void {
    this.listed = (event as ToggleEvent).newState === "open";
  }

  /** Beneath its button. */
  private placed(event: Event): void {
    if ((event as ToggleEvent).newState !== "open") return;
    const button = this.renderRoot.querySelector(".threats");
    const list = event.target as HTMLElement;
    if (button) placeBeside(list, button.getBoundingClientRect(), true);
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
    return html`<li data-seat=${seat} class="player ${turn?.now ? "now" : ""} ${turn?.had ? "had" : ""}" aria-current=${turn?.now ? "true" : nothing}>
      <span class="name">${tint ? armyGlyph(tint) : nothing}<b>${this.army(seat)}</b> ${whose ? html`<small>${whose}</small>` : nothing}</span>
      <span class="vp" role="img" aria-label=${label} title=${label}>
        ${target ? html`${track(one.vp, one.forecast, target, tint)}<b>${one.vp}</b>` : nothing}<em>+${one.forecast}</em>
      </span>
      <span class="facts">
        ${this.fact(html`<span class="coin">P</span>`, one.income, [this.say("du-income", { count: one.income }), this.yields(seat)].filter(Boolean).join(": "))}
        ${this.fact(markGlyph("capital"), one.capitals, this.say("du-capitals", { count: one.capitals }))}
        ${this.fact(markGlyph("source"), one.sources, this.say("du-sources", { count: one.sources }))}
        ${this.fact(unitGlyph("centre"), one.centres, this.say("du-centres", { count: one.centres }))}
        ${this.fact(unitGlyph("card"), one.hand, this.say("du-cards", { count: one.hand }))}
      </span>
      ${card && turn
        ? html`<span class="open ${turn.used ? "used" : ""}" title=${this.say(`du-does-${card.ability}`)}>${values(this, card)} ${this.ability(seat, card.ability)}</span>`
        : html`<span class="open" aria-hidden="true">&nbsp;</span>`}
    </li>`;
  }

  /** D10: the name of an ability; of one that its owner may use now a button, which is otherwise only in the list of choices. */
  private ability(seat: string, ability: string): TemplateResult {
    const name = this.wording.name("ability", ability);
    const use = seat === this.picture.viewer ? this.choices.others.find(({ verb }) => AT_WILL.includes(verb)) : undefined;
    if (!use) return html`<span class="ability">${name}</span>`;
    return html`<button class="link ability" title=${capitalized(this.wording.action(use))} @click=${() => this.choose(use.words)}>${name}</button>`;
  }

  private fact(picture: TemplateResult, count: number, label: string): TemplateResult {
    return html`<span role="img" aria-label=${label} title=${label}>${picture}${count}</span>`;
  }
}
