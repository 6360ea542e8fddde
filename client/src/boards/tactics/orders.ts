/** What the unit that is asked can do: both actions at once, free abilities, and every answer that belongs to no square. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import type { Action } from "../../api.js";
import { icon } from "../../icons.js";
import { Asked, decimal, percent } from "./asking.js";
import { kindIcon } from "./glyphs.js";
import { pointing } from "./pointing.js";
import type { Plan } from "./scene.js";
import type { TacticsElement } from "./tactics-element.js";
import { TacticsWindow } from "./window.js";

/** Questions the other windows answer. */
const ELSEWHERE = ["ask-aim", "ask-rounds", "ask-mark", "ask-react", "ask-choose-armies", "ask-choose-forces"];

/** Both actions in a few words. */
export function planLabel(host: TacticsElement, acts: readonly string[]): string {
  const [first = "nothing", second] = acts;
  if (!second) return host.wording.name("action", first);
  if (first === second) return host.say("ta-plan-twice", { first });
  if (second === "nothing") return host.say("ta-plan-only", { first });
  return host.say("ta-plan-then", { first, second });
}

/** How important a declaration is: what one does most comes first. */
const ORDER = ["sustained", "charge", "attack", "move", "leap", "strike"];

function rank({ acts: [first = "", second = ""] }: Plan): number {
  if (first === "nothing") return 99;
  const place = ORDER.indexOf(first);
  return (place < 0 ? 20 : place * 3) + (second === "nothing" ? 2 : second === "move" || second === "attack" ? 0 : 1);
}

/** Points of damage on average and the chance to destroy, and how many points the target has. */
interface Prospect {
  readonly attack: readonly [number, number];
  readonly sustained: readonly [number, number];
  readonly points: number;
}

@customElement("tactics-orders")
export class OrdersWindow extends TacticsWindow {
  static override styles = [
    ...TacticsWindow.styles,
    css`
      .acts { display: grid; gap: 4px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 138px), 1fr)); width: min(306px, 100%); }
      .acts button { justify-content: flex-start; line-height: 1.2; font-size: 0.9375rem; }
      .refused { margin-top: 8px; font-size: 0.8125rem; color: var(--ink-soft); display: grid; gap: 3px; max-width: 300px; }
      .prospects { border-collapse: collapse; font-size: 0.8125rem; margin-top: 8px; width: 100%; }
      .prospects caption { text-align: start; color: var(--ink-soft); }
      .prospects th, .prospects td { text-align: start; padding: 2px 8px 2px 0; font-weight: 400; font-variant-numeric: tabular-nums; }
      .prospects tbody th { font-weight: 600; }
      .asked { max-width: 300px; margin-bottom: 6px; }
      @media (max-width: 700px) {
        .acts { grid-template-columns: repeat(2, minmax(0, 1fr)); width: auto; }
        .acts button { font-size: 0.875rem; line-height: 1.2; padding: 2px 8px; }
        .asked { display: none; }
        .refused { max-width: none; }
      }
      .how { font-size: 0.8125rem; color: var(--ink-soft); max-width: 300px; margin-top: 6px; }
    `,
  ];

  private get others(): readonly Action[] {
    return this.host.choices.others.filter(({ verb }) => verb !== "take");
  }

  protected get key(): string {
    const { scene, picture } = this;
    if (!this.live || !scene || ELSEWHERE.includes(picture.prompt.message) || !picture.prompt.asked) return "";
    if (!scene.plans.length && !this.others.length) return "";
    return `${picture.seq} ${picture.order.join()} ${picture.prompt.message}`;
  }

  protected heading(): string {
    const unit = this.scene?.active.asked ?? "";
    return unit ? this.host.unitName(unit) : this.host.say("ta-answer");
  }

  protected override tools(): TemplateResult | typeof nothing {
    const unit = this.scene?.active.asked ?? "";
    const card = this.host.card(unit);
    if (!card) return nothing;
    const label = this.host.say("ta-card-of", { unit });
    return html`<button class="round plain" aria-label=${label} title=${label} @click=${() => pointing.show(pointing.open === unit ? "" : unit)}>${kindIcon(card)}</button>`;
  }

  protected body(): TemplateResult {
    const { host, scene } = this;
    const plans = [...(scene?.plans ?? [])].sort((one, other) => rank(one) - rank(other));
    const able = plans.filter(({ ban }) => !ban);
    const refused = plans.filter(({ ban }) => ban);
    const { message } = this.picture.prompt;
    const onBoard = host.choices.squares.length > 0;
    return html`${able.length ? nothing : html`<p class="asked">${host.wording.prompt(this.picture.prompt)}</p>`}
      <div class="acts">
        ${able.length
          ? able.map(({ acts }, place) => html`<button ?data-first=${place === 0} data-plan=${acts.join(" ")} @click=${() => host.goOn(acts.map((act) => `do ${act}`))}>${planLabel(host, acts)}</button>`)
          : this.others.map((action, place) => html`<button ?data-first=${place === 0 && !onBoard} data-words=${action.words} class=${host.hinted([action]) ? "hinted" : ""} @click=${() => host.choose(action.words)}>${this.labelled(action)}</button>`)}
      </div>
      ${able.some(({ acts }) => acts[0] === "attack" || acts[0] === "sustained") ? this.prospects() : nothing}
      ${this.parting()}
      ${able.length ? html`<p class="how">${host.say("ta-plan-how")}</p>` : onBoard && message !== "ask-first-act" ? html`<p class="how">${host.say("ta-on-board")}</p>` : nothing}
      ${refused.length
        ? html`<ul class="refused">${refused.map(({ acts, ban }) => html`<li>${icon("why")} ${planLabel(host, acts)}: ${ban ? host.wording.ban(ban) : ""}</li>`)}</ul>`
        : nothing}`;
  }

  /** What an attack from here would do to whom. */
  private prospects(): TemplateResult | typeof nothing {
    const { host } = this;
    this.asked ??= new Asked(host);
    const question = { prospects: this.scene?.active.asked ?? "" };
    const found = Object.entries(this.asked.get<Record<string, Prospect>>(question, () => this.requestUpdate()) ?? {});
    if (!found.length) return nothing;
    const cell = ([points, destroy]: readonly [number, number]): string => `${decimal(host, points)} · ${percent(host, destroy)}`;
    return html`<table class="prospects">
      <caption>${host.say("ta-prospects")}</caption>
      <thead><tr><th>${host.say("ta-target")}</th><th>${host.wording.name("action", "attack")}</th><th>${host.wording.name("action", "sustained")}</th></tr></thead>
      <tbody>${found.map(([name, { attack, sustained, points }]) => html`<tr><th scope="row">${host.unitName(name)} <small>(${points})</small></th><td>${cell(attack)}</td><td>${cell(sustained)}</td></tr>`)}</tbody>
    </table>`;
  }

  private asked: Asked | null = null;

  /** T15.3: the hero may still leave the squad for good. */
  private parting(): TemplateResult | typeof nothing {
    const { host, picture } = this;
    const [activate = "", stay] = picture.order;
    const hero = this.scene?.units[this.scene.active.asked]?.hero;
    if (!hero || stay !== "stay" || picture.order.length !== 2) return nothing;
    return html`<p class="how"><button class="link" @click=${() => host.order([activate, "leave"])}>${host.say("ta-part", { unit: hero })}</button></p>`;
  }

  /** Units that wait off the board are told apart by more than their names. */
  private labelled(action: Action): TemplateResult {
    const { host } = this;
    const card = host.card(String(action.args["unit"] ?? ""));
    const none = action.verb === "done" && this.picture.prompt.message === "ask-free";
    return html`${card ? kindIcon(card) : nothing} ${none ? host.say("ta-free-none") : host.label(action)}`;
  }
}
