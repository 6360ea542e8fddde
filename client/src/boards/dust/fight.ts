/** D7: the battle that is being fought: both forces, their dice, what was rolled, and what is asked of the player. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { WireEvent } from "../../api.js";
import { capitalized } from "../../wording.js";
import { letters } from "./dust-element.js";
import { UNIT_VERBS } from "./choices.js";
import { armyGlyph, dieGlyph, unitGlyph } from "./icons.js";
import { oddsBar, OddsCache } from "./odds.js";
import { UNITS } from "./scene.js";
import type { Fight, Side } from "./scene.js";
import { unitsStyle, written } from "./units.js";
import { DustWindow } from "./window.js";

/** So many things that happened are told, the last of them first: a low window must not hide it. */
const TOLD = 3;
const MOST_DICE = 12;

/** The dice of a roll, hits first; very many are shown as numbers only. */
function rolled({ event, dice, hits }: WireEvent): TemplateResult[] {
  if (event !== "rolled" || typeof dice !== "number" || typeof hits !== "number" || dice > MOST_DICE) return [];
  return Array.from({ length: dice }, (_, place) => dieGlyph(place < hits));
}

@customElement("dust-fight")
export class DustFight extends DustWindow {
  static override styles = [
    ...DustWindow.styles,
    unitsStyle,
    css`
      .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
      .side {
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        padding: 6px 10px;
        background: var(--raised);
        min-width: 130px;
      }
      .side.rolls { border-color: var(--accent); border-width: 2px; padding: 5px 9px; }
      .side h4 { margin: 0 0 2px; font: 600 0.9375rem var(--sans); }
      .side ul { display: flex; flex-wrap: wrap; gap: 2px 10px; font: 700 1.0625rem var(--sans); }
      .side .gone { color: var(--ink-soft); font-weight: 400; }
      .dice { font-size: 0.8125rem; color: var(--ink-soft); }
      .force { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; }
      .chance { gap: 2px; padding: 4px 0 2px; }
      .told { margin: 2px 0 0; font-size: 0.8125rem; display: grid; gap: 1px; max-width: 420px; }
      .told li:not(:first-child) { color: var(--ink-soft); }
      .told .die { width: 15px; height: 15px; vertical-align: -3px; margin-inline-end: 2px; }
      .die rect { fill: #fffdf4; stroke: #33291a; stroke-width: 1.4; }
      .die path { fill: #8c1a08; }
      .window .body { padding-bottom: 6px; }
      .window footer { display: block; padding-top: 6px; }
      .asked { font-weight: 600; max-width: 420px; }
      .acts { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px; }
    `,
  ];

  @property({ attribute: false }) fight: Fight | null = null;
  private oddsCache: OddsCache | null = null;
  @state() private counts: ReadonlyMap<string, number> = new Map();

  protected get key(): string {
    return this.fight && !this.host.picture.over ? `${this.fight.target}:${this.host.picture.seq}:${this.host.picture.order.join()}` : "";
  }

  protected override get about(): string {
    return this.fight?.target ?? "";
  }

  protected begin(): void {
    this.counts = new Map();
  }

  protected title_(): string {
    return this.host.say("du-battle", { area: this.fight?.target ?? "" });
  }

  protected body(): TemplateResult {
    const { fight, host } = this;
    if (!fight) return html``;
    const told = host.last
      .filter(({ event }) => !["bought", "placed", "production", "moved", "turn"].includes(event))
      .slice(-TOLD)
      .reverse();
    return html`<div class="sides">${this.side(fight, "attack")}${this.side(fight, "defence")}</div>
      <p class="dice">${this.state_(fight)}</p>
      ${host.picture.kind === "past" ? nothing : this.odds()}
      ${told.length ? html`<ul class="told" aria-live="polite">${told.map((event) => html`<li>${rolled(event)} ${host.wording.event(event)}</li>`)}</ul>` : nothing}`;
  }

  private odds(): TemplateResult | typeof nothing {
    this.oddsCache ??= new OddsCache(this.host);
    return oddsBar(this.host, this.oddsCache.get("", () => this.requestUpdate()), "du-odds-now");
  }

  private side(fight: Fight, side: Side): TemplateResult {
    const { host } = this;
    const force = side === "attack" ? fight.attacker : fight.defender;
    const units = fight.forces[side];
    const { dice } = fight[side];
    return html`<div class="side ${fight.rolls_now === side ? "rolls" : ""}">
      <h4>${armyGlyph(host.tint(force))} ${host.army(force)} <span class="dice">${host.say(side === "attack" ? "du-attacker" : "du-defender", { many: this.many(force) })}</span></h4>
      <div class="force"><ul>${UNITS.flatMap((unit) =>
        units[unit] ? [html`<li>${unitGlyph(unit)} ${units[unit]}<span class="unseen"> ${host.wording.name("unit", unit)}</span></li>`] : [],
      )}</ul>
      <p class="dice">${host.say("du-dice", { count: dice })}${side === "defence" && fight.bonus ? ` (${host.say(fight.capital ? "du-bonus-capital" : "du-bonus-centre", { count: fight.bonus })})` : ""}</p></div>
    </div>`;
  }

  /** Neutrals are several; an army is one. */
  private many(force: string): number {
    return this.host.tint(force) === "neutral" ? 2 : 1;
  }

  private state_(fight: Fight): string {
    const parts: string[] = [];
    const first = fight.first === "attack" ? fight.attacker : fight.defender;
    if (fight.first && !fight.rolls) parts.push(this.host.say("du-first", { side: this.host.army(first), many: this.many(first) }));
    if (fight.misses) parts.push(this.host.say("du-misses", { count: fight.misses }));
    return parts.join(" ");
  }

  /** What the player is asked, and their answers as buttons. */
  private question(): TemplateResult {
    const { host } = this;
    const { choices } = host;
    const plain = choices.others.filter(({ verb, words }) => !UNIT_VERBS.includes(verb) && words !== "done");
    const units = [...choices.units];
    const list = letters(this.counts);
    return html`<p class="asked">${host.wording.prompt(host.picture.prompt)}</p>
      ${units.length
        ? html`<ul class="units">${units.map(([unit, most], place) => {
            const name = capitalized(host.wording.name("unit", unit));
            const count = this.counts.get(unit) ?? 0;
            const change = (by: number): void => {
              const next = Math.min(most, Math.max(0, count + by));
              this.counts = new Map(units.map(([one]) => [one, one === unit ? next : (this.counts.get(one) ?? 0)]));
            };
            return html`<li>${unitGlyph(unit)}<span>${name}</span><span class="of">${host.say("du-at-most", { count: most })}</span>
              ${this.steps(name, count, count === 0, count >= most ? host.say("du-at-most", { count: most }) : "", change, place === 0 && !choices.mayEnd)}</li>`;
          })}</ul>`
        : nothing}
      <div class="acts">
        ${plain.map((action, place) => html`<button ?data-first=${place === 0} @click=${() => host.choose(action.words)}>${capitalized(host.wording.action(action))}</button>`)}
        ${choices.mayEnd ? html`<button data-first class=${list ? "" : "primary"} @click=${() => host.choose("done")}>${host.say(choices.unitVerb === "withdraw" ? "du-fight-on" : "du-done")}</button>` : nothing}
        ${units.length ? html`<button class=${list ? "primary" : ""} ?disabled=${!list} @click=${() => host.order(written(host, choices.unitVerb, this.counts))}>${host.say(choices.unitVerb === "withdraw" ? "du-retreat" : "du-take")}</button>` : nothing}
        ${choices.areas.length ? html`<span class="dice">${host.say("du-on-map")}</span>` : nothing}
      </div>`;
  }

  protected foot(): TemplateResult | typeof nothing {
    return this.fight && this.host.interactive ? html`<footer>${this.question()}</footer>` : nothing;
  }
}
