/** T16.1: the army builder: a list is made up freely, with its cost and why not more, and then taken card by card. */

import { css, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { capitalized } from "../../wording.js";
import { Asked } from "./asking.js";
import { unitCard } from "./card.js";
import { cardStyle } from "./common.css.js";
import { kindIcon } from "./glyphs.js";
import type { Army, Card } from "./scene.js";
import { TacticsWindow } from "./window.js";

interface Judged {
  readonly cost: number;
  readonly refused: Readonly<Record<string, readonly [string, string]>>;
  readonly unfinished: readonly [string, string] | null;
}

@customElement("tactics-army")
export class ArmyWindow extends TacticsWindow {
  static override styles = [
    ...TacticsWindow.styles,
    cardStyle,
    css`
      .window { width: min(860px, calc(100vw - 16px)); max-width: none; }
      .sum { position: sticky; top: 46px; z-index: 1; background: var(--paper); padding: 2px 0 6px; display: flex; gap: 12px; align-items: center; flex-wrap: wrap; }
      .bar { flex: 1 1 160px; }
      .bar rect.over { fill: var(--warn); }
      .columns { display: grid; grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr); gap: 14px; margin-top: 8px; }
      h4 { font: 600 0.9375rem var(--sans); margin: 6px 0 4px; }
      .pool, .taken { display: grid; gap: 3px; align-content: start; }
      .pool { overflow: auto; padding: 2px; }
      .pool li, .taken li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; gap: 8px; align-items: center; padding: 3px 8px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--raised); font-size: 0.875rem; }
      .pool li.refused { background: transparent; color: var(--ink-soft); }
      .why { grid-column: 2 / -1; font-size: 0.75rem; color: var(--warn); }
      li button { min-height: 30px; padding: 0 10px; }
      li .name { all: unset; cursor: pointer; text-decoration: underline dotted; text-underline-offset: 3px; }
      li .name:focus-visible { outline: 3px solid var(--focus); }
      .note { font-size: 0.8125rem; color: var(--ink-soft); }
      @media (max-width: 700px) {
        .columns { grid-template-columns: minmax(0, 1fr); }
        
        .window { max-height: 76dvh !important; }
      }
    `,
  ];

  /** The cards of the army somebody makes up, as often as they are in it. */
  @state() private list: readonly string[] = [];
  @state() private looked = "";
  /** The list is being taken. */
  @state() private taking = false;
  private asked: Asked | null = null;

  private get army(): Army | null {
    return this.live || this.taking ? (this.scene?.army ?? null) : null;
  }

  protected get key(): string {
    return this.army && !this.army.complete ? "army" : "";
  }

  protected override get about(): string {
    return "";
  }

  /** Over the whole field: there is nothing on it yet. */
  protected override place(window_: HTMLElement): void {
    if (!window_.matches(":popover-open")) window_.showPopover();
    const room = this.host.parentElement?.getBoundingClientRect() ?? this.host.getBoundingClientRect();
    window_.style.left = `${Math.round(Math.max(8, room.left + (room.width - window_.offsetWidth) / 2))}px`;
    window_.style.top = `${Math.round(room.top + 8)}px`;
    window_.style.maxHeight = window.innerWidth > 700 ? `${Math.round(room.height - 16)}px` : "";
  }

  protected heading(): string {
    return this.host.say("ta-army");
  }

  protected override begin(): void {
    this.asked ??= new Asked(this.host);
    this.list = [...(this.army?.taken ?? [])].map((unit) => unit.split("/")[0] ?? unit);
  }

  /** What the rules say about the list; while that is on its way, about what was taken. */
  private judged(army: Army): Judged {
    const same = this.list.length === army.taken.length;
    const found = same ? undefined : this.asked?.get<Judged>({ army: this.list }, () => this.requestUpdate());
    if (found) this.known = found;
    return found ?? (same ? army : this.known) ?? army;
  }

  private known: Judged | null = null;

  protected body(): TemplateResult | typeof nothing {
    const { army, host, scene } = this;
    if (!army || !scene) return nothing;
    const judged = this.judged(army);
    const share = army.ap ? Math.min(1, judged.cost / army.ap) : 0;
    const groups = new Map<string, { name: string; card: Card }[]>();
    for (const { card: name } of army.pool) {
      const card = scene.cards[name];
      if (card) groups.set(card.faction, [...(groups.get(card.faction) ?? []), { name, card }]);
    }
    const shown = scene.cards[this.looked];
    return html`<div class="sum">
        <b>${army.ap ? host.say("ta-army-cost", { cost: judged.cost, most: army.ap, left: army.ap - judged.cost }) : host.say("ta-army-forces", { vehicles: Math.max(0, army.vehicles), squads: Math.max(0, army.squads) })}</b>
        ${army.ap ? html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width=${100 * share} height="1"></rect></svg>` : nothing}
      </div>
      <div class="columns">
        <div><h4>${host.say("ta-army-pool")}</h4><ul class="pool" tabindex="0" aria-label=${host.say("ta-army-pool")}>${[...groups].flatMap(([faction, cards]) => [
          html`<h4>${host.wording.name("faction", faction)}</h4>`,
          ...cards.sort((one, other) => one.card.ap - other.card.ap).map(({ name, card }) => this.offer(name, card, judged.refused[name])),
        ])}</ul></div>
        <div><h4>${host.say("ta-army-list", { count: this.list.length, most: army.most })}</h4>
          <ul class="taken">${this.list.map((name, place) => this.taken(name, place, army))}</ul>
          ${this.list.length ? nothing : html`<p class="note">${host.say("ta-army-none")}</p>`}
          ${shown ? html`<h4>${host.unitName(this.looked)}</h4>${unitCard(host, this.looked, shown, null)}` : nothing}
        </div>
      </div>`;
  }

  private offer(name: string, card: Card, refused: readonly [string, string] | undefined): TemplateResult {
    const { host } = this;
    const add = (): void => {
      if (!refused) this.list = [...this.list, name];
    };
    return html`<li class=${refused ? "refused" : ""}>${kindIcon(card)}
      <button class="name" @click=${() => (this.looked = this.looked === name ? "" : name)}>${host.unitName(name)}</button>
      <span>${host.say("ta-ap", { ap: card.ap })}</span>
      <button data-take=${name} aria-label=${host.say("ta-army-add", { unit: name })} aria-disabled=${String(Boolean(refused))} @click=${add}>${icon("plus")}</button>
      ${refused ? html`<span class="why">${capitalized(host.wording.ban({ rule: refused[0], message: refused[1] }))}</span>` : nothing}
    </li>`;
  }

  private taken(name: string, place: number, army: Army): TemplateResult {
    const { host } = this;
    const card = this.scene?.cards[name];
    const fixed = place < army.taken.length;
    return html`<li>${card ? kindIcon(card) : nothing}
      <button class="name" @click=${() => (this.looked = this.looked === name ? "" : name)}>${host.unitName(name)}</button>
      <span>${card ? host.say("ta-ap", { ap: card.ap }) : nothing}</span>
      ${fixed ? html`<span title=${host.say("ta-army-fixed")}>${icon("check")}</span>` : html`<button aria-label=${host.say("ta-army-remove", { unit: name })} @click=${() => (this.list = this.list.filter((_, other) => other !== place))}>${icon("minus")}</button>`}
    </li>`;
  }

  protected override foot(): TemplateResult | typeof nothing {
    const { army, host } = this;
    if (!army) return nothing;
    const { unfinished } = this.judged(army);
    return html`<footer>
      ${unfinished ? html`<span class="note">${capitalized(host.wording.ban({ rule: unfinished[0], message: unfinished[1] }))}</span>` : nothing}
      <button class="primary field" ?disabled=${Boolean(unfinished) || this.taking} @click=${() => ((this.taking = true), this.next())}>${icon("check")} ${host.say("ta-army-take")}</button>
    </footer>`;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.taking && this.live && (changed.has("picture") || changed.has("live"))) this.next();
    if (this.taking && !this.scene?.army) this.taking = false;
  }

  /** T16.2: both sides take cards at the same time, one by one, so the list is said one by one. */
  private next(): void {
    const army = this.scene?.army;
    if (!army || !this.live || this.picture.kind !== "live") return;
    // The other side may need longer; until then one says again and again that the army is complete.
    const card = this.list[army.taken.length];
    const copies = army.taken.filter((unit) => unit.split("/")[0] === card).length;
    const words = card === undefined ? "done" : `take ${card}${copies ? `/${copies + 1}` : ""}`;
    if (this.picture.waiting.includes(this.picture.viewer)) queueMicrotask(() => this.host.choose(words));
  }
}
