/** The full calculator of odds: any two forces, anywhere, with cards and retreats; exact, as `sandtable odds dust` says it. */

import { html, LitElement, nothing, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../../parts/dialog.js";
import { base, buttons, fields } from "../../style/shared.js";
import { capitalized } from "../../wording.js";
import { boardStyle } from "../board-style.js";
import type { DustBoard } from "./board.js";
import { asked, fightersOf, isSpecial, PLAIN, questionOf } from "./battles.js";
import type { Battle } from "./battles.js";
import { calculatorStyle } from "./calculator.css.js";
import { commonStyle } from "./common.css.js";
import { unitGlyph } from "./icons.js";
import { percent, OddsCache } from "./odds.js";
import type { Odds } from "./odds.js";
import type { Side } from "./scene.js";
import { apart } from "./window.js";

interface Line {
  readonly rule: string;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What the server answers. */
interface Answer extends Odds {
  readonly both: number;
  readonly dice: readonly [number, number];
  readonly first: Side | "";
  /** For each side the chance that 0, 1, 2 ... units are left. */
  readonly left: readonly (readonly number[])[];
  readonly likely: readonly (readonly (readonly [string, number])[])[];
  readonly lines: readonly Line[];
}

const SIDES: readonly Side[] = ["attack", "defence"];
/** The chances under which a side may be told to retreat. */
const RETREATS = [0, 0.25, 0.5, 0.75];

@customElement("dust-calculator")
export class DustCalculator extends LitElement {
  static override styles = [base, buttons, fields, boardStyle, commonStyle, calculatorStyle];

  @property({ attribute: false }) host!: DustBoard;
  @state() private open = false;
  @state() private battle: Battle | null = null;
  private oddsCache: OddsCache | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    apart(this);
  }

  /** Open it, about what goes on or is pointed at. */
  show(): void {
    this.battle = questionOf(this.host) ?? this.battle ?? PLAIN;
    this.open = true;
    void this.updateComplete.then(() => requestAnimationFrame(() => this.renderRoot.querySelector("select")?.focus()));
  }

  override willUpdate(): void {
    this.toggleAttribute("dark", this.host.settings.dark);
  }

  override render(): TemplateResult | typeof nothing {
    const { battle, host } = this;
    if (!this.open || !battle) return nothing;
    return html`<sand-dialog wide heading=${host.say("du-calculator")} ?open=${this.open} @closed=${this.closed}>
      <div class="all">
        <div class="asked">
          <label class="above">${host.say("du-calc-kind")}${this.select("kind", battle.kind, host.scene?.calculator.kinds ?? [], (kind) => host.say(`du-kind-${kind}`), (kind) => this.change({ kind }))}</label>
          <div class="sides">${SIDES.map((side) => this.side(battle, side))}</div>
          ${this.place(battle)} ${isSpecial(battle) ? nothing : this.rolls(battle)}
        </div>
        ${this.answer(battle)}
      </div>
    </sand-dialog>`;
  }

  private closed(event: Event): void {
    event.stopPropagation();
    this.open = false;
  }

  private change(part: Partial<Battle>): void {
    if (this.battle) this.battle = { ...this.battle, ...part };
  }

  private select(name: string, value: string, choices: readonly string[], called: (choice: string) => string, chosen: (choice: string) => void): TemplateResult {
    return html`<select name=${name} @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value)}>
      ${choices.map((choice) => html`<option value=${choice} ?selected=${choice === value}>${called(choice)}</option>`)}
    </select>`;
  }

  // What is asked

  private side(battle: Battle, side: Side): TemplateResult {
    const { host } = this;
    const units = fightersOf(battle.kind, side);
    const cards = host.scene?.calculator.cards ?? [];
    const card = side === "attack" ? "attack_card" : "defend_card";
    return html`<fieldset>
      <legend>${host.say(side === "attack" ? "du-calc-attacker" : "du-calc-defender")}</legend>
      ${units.map((unit) => this.amount(battle, side, unit))}
      ${units.length ? nothing : html`<p class="soft">${host.say("du-calc-missiles")}</p>`}
      ${isSpecial(battle) || (side === "defence" && battle.neutral)
        ? nothing
        : html`<label class="above">${host.say("du-calc-card")}${this.select(card, battle[card], ["", ...cards], (ability) => (ability ? host.wording.name("ability", ability) : host.say("du-calc-no-card")), (ability) => this.change({ [card]: ability }))}</label>`}
    </fieldset>`;
  }

  private amount(battle: Battle, side: Side, unit: string): TemplateResult {
    const { host } = this;
    const name = capitalized(host.wording.name("unit", unit));
    const count = battle[side].get(unit) ?? 0;
    const most = host.scene?.calculator.most ?? 0;
    const put = (wanted: number): void => {
      const next = Math.max(0, Math.min(most, Number.isFinite(wanted) ? Math.round(wanted) : 0));
      this.change({ [side]: new Map([...battle[side], [unit, next]]) });
    };
    const label = `${host.say(side === "attack" ? "du-calc-attacker" : "du-calc-defender")}: ${name}`;
    return html`<div class="amount">
      ${unitGlyph(unit)}<span aria-hidden="true">${name}</span>
      <span class="steps">
        <button aria-label=${host.say("du-fewer", { what: label })} ?disabled=${count === 0} @click=${() => put(count - 1)}>−</button>
        <input type="number" inputmode="numeric" min="0" max=${most} data-unit=${unit} data-side=${side} aria-label=${label} .value=${String(count)} @change=${(event: Event) => put(Number((event.target as HTMLInputElement).value))}>
        <button aria-label=${host.say("du-more", { what: label })} ?disabled=${count >= most} @click=${() => put(count + 1)}>+</button>
      </span>
    </div>`;
  }

  private place(battle: Battle): TemplateResult | typeof nothing {
    if (battle.kind === "sea" || battle.kind === "raid") return nothing;
    const tick = (name: "capital" | "centre" | "neutral" | "haven", message: string): TemplateResult =>
      html`<label><input type="checkbox" name=${name} .checked=${battle[name]} @change=${(event: Event) => this.change({ [name]: (event.target as HTMLInputElement).checked })}> ${this.host.say(message)}</label>`;
    return html`<div class="ticks">
      ${tick("capital", "du-capital")} ${isSpecial(battle) ? nothing : html`${tick("centre", "du-centre")} ${tick("neutral", "du-calc-neutral")} ${battle.neutral ? nothing : tick("haven", "du-calc-haven")}`}
    </div>`;
  }

  private rolls(battle: Battle): TemplateResult {
    const { host } = this;
    const at = (side: "attack_retreat" | "defend_retreat", message: string): TemplateResult =>
      html`<label class="above">${host.say(message)}${this.select(side, String(battle[side]), RETREATS.map(String), (share) => (Number(share) ? host.say("du-calc-below", { chance: percent(host, Number(share)) }) : host.say("du-calc-never")), (share) => this.change({ [side]: Number(share) }))}</label>`;
    return html`<div class="rolls">
      ${battle.kind === "sea"
        ? nothing
        : html`<label class="above">${host.say("du-calc-first")}${this.select("first", battle.first, ["", ...SIDES], (side) => host.say(`du-calc-first-${side || "rules"}`), (first) => this.change({ first: first as Side | "", blanks: 0 }))}</label>`}
      ${at("attack_retreat", "du-calc-attack-retreat")} ${battle.neutral ? nothing : at("defend_retreat", "du-calc-defend-retreat")}
    </div>`;
  }

  // What is answered

  private answer(battle: Battle): TemplateResult {
    const { host } = this;
    const order = asked(battle);
    const alone = (text: string): TemplateResult => html`<section class="summary" aria-live="polite" aria-label=${host.say("du-calc-answer")}><p>${text}</p></section>`;
    if (!order) return alone(host.say("du-calc-nobody"));
    this.oddsCache ??= new OddsCache(host);
    const found = this.oddsCache.get(order, () => this.requestUpdate()) as Answer | null;
    if (!found) return alone(host.say(this.oddsCache.refused(order) ? "du-calc-none" : "du-odds-wait"));
    const number = new Intl.NumberFormat(host.wording.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const strike = isSpecial(battle);
    return html`<section class="summary" aria-live="polite" aria-label=${host.say("du-calc-answer")}>
      <p class="wins"><b>${percent(host, found.wins)}</b> ${host.say(strike ? "odds-cleared" : "odds-attacker")}</p>
      ${strike ? nothing : bar(found)}
      ${strike
        ? nothing
        : html`<ul class="ends">
            <li><span class="key fails"></span>${percent(host, found.fails)} ${host.say("odds-defender")}</li>
            <li><span class="key ceases"></span>${percent(host, found.ceases)} ${host.say("odds-cease-fire")}</li>
            ${found.both ? html`<li>${percent(host, found.both)} ${host.say("odds-both-destroyed")}</li>` : nothing}
          </ul>`}
      </section>
      <div class="answer">
      <p>${strike ? host.say("odds-strike-losses", { defend: number.format(found.losses[1]) }) : host.say("odds-losses", { attack: number.format(found.losses[0]), defend: number.format(found.losses[1]) })}</p>
      ${strike
        ? html`<p>${host.say("du-dice", { count: found.dice[0] })}</p>`
        : html`<p>${host.say("du-calc-dice", { attack: found.dice[0], defend: found.dice[1] })} ${found.first ? host.say(`du-calc-begins-${found.first}`) : ""}</p>`}
      ${found.left.map((shares, place) => this.chart(shares, found.likely[place] ?? [], place === 0 ? "attack" : "defence"))}
      <details><summary>${host.say("du-calc-why")}</summary><ul class="lines">
        ${found.lines.map((line) => html`<li>${this.said(line)} <button class="link" @click=${() => this.rule(line.rule)}>${line.rule}</button></li>`)}
      </ul></details></div>`;
  }

  private said({ message, values }: Line): string {
    const { chance, ...rest } = values;
    return this.host.say(message, chance === undefined ? values : { ...rest, chance: percent(this.host, Number(chance)) });
  }

  private rule(number: string): void {
    this.open = false;
    this.host.rule(number);
  }

  /** How many units are left, as bars; the likeliest forces in words. */
  private chart(shares: readonly number[], likely: readonly (readonly [string, number])[], side: Side): TemplateResult | typeof nothing {
    if (!shares.length) return nothing;
    const { host } = this;
    const heading = host.say(side === "attack" ? "odds-survivors-attacker" : "odds-survivors-defender");
    const most = Math.max(...shares, 0.001);
    const wide = 100 / shares.length;
    const told = likely.filter(([, share]) => share >= 0.005).map(([units, share]) => `${units || host.say("odds-nobody")} ${percent(host, share)}`);
    return html`<figure class=${side}>
      <figcaption>${heading}</figcaption>
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label="${heading} ${told.join(", ")}">
        ${shares.map((share, place): SVGTemplateResult => svg`<rect x=${place * wide + wide * 0.1} y=${30 - (30 * share) / most} width=${wide * 0.8} height=${(30 * share) / most}><title>${place}: ${percent(host, share)}</title></rect>`)}
      </svg>
      <div class="axis" aria-hidden="true">${shares.map((_, place) => html`<span>${shares.length <= 12 || place % 5 === 0 ? place : ""}</span>`)}</div>
      <p class="soft">${told.join(" · ")}</p>
    </figure>`;
  }
}

/** The ends of a battle side by side: won, cease-fire, lost; told apart by pattern too. */
function bar({ wins, ceases, fails }: Answer): TemplateResult {
  return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">${svg`<rect class="wins" width=${100 * wins} height="1"></rect><rect class="ceases" x=${100 * wins} width=${100 * ceases} height="1"></rect><rect class="fails" x=${100 * (1 - fails)} width=${100 * fails} height="1"></rect>`}</svg>`;
}
