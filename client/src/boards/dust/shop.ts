/** D4.2: production as a shopping list. The whole of it is bought at once. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { capitalized } from "../../wording.js";
import { boardEvent } from "../board.js";
import { letters } from "./dust-element.js";
import { unitGlyph } from "./icons.js";
import type { Shop, ShopItem } from "./scene.js";
import { DustWindow } from "./window.js";

interface Ban {
  readonly rule: string;
  readonly message: string;
}

const PAY: Ban = { rule: "D4.1", message: "too-expensive" };
const ROOM: Ban = { rule: "D4.4", message: "no-room" };

@customElement("dust-shop")
export class DustShop extends DustWindow {
  static override styles = [
    ...DustWindow.styles,
    css`
      .purse {
        display: flex;
        justify-content: space-between;
        gap: 16px;
        padding-bottom: 6px;
        border-bottom: 1px solid var(--line);
        font-variant-numeric: tabular-nums;
      }
      .purse b { font-size: 1.25rem; }
      .yields { max-width: 352px; padding: 3px 0; font-size: 0.75rem; color: var(--ink-soft); }
      li {
        display: grid;
        grid-template-columns: 28px minmax(0, 1fr) 68px auto;
        gap: 2px 10px;
        align-items: center;
        padding: 1px 0;
      }
      li .price { color: var(--ink-soft); white-space: nowrap; }
      li .glyph { width: 22px; height: 22px; }
      li.out { color: var(--ink-soft); }
      .why { grid-column: 2 / -1; font-size: 0.8125rem; color: var(--warn); }
      .why button { font-size: 0.75rem; min-height: 0; }
      @media (max-width: 700px) {
        li { grid-template-columns: 28px minmax(0, 1fr) auto; gap: 0 10px; }
        li .glyph { grid-row: 1 / 3; }
        li .price { grid-area: 2 / 2; font-size: 0.75rem; align-self: start; }
        li .called { align-self: end; }
        li .steps { grid-area: 1 / 3 / 3; }
      }
    `,
  ];

  @property({ attribute: false }) shop: Shop | null = null;
  @state() private basket: ReadonlyMap<string, number> = new Map();
  /** Of what somebody wanted more than they can have. */
  @state() private wanted = "";

  protected get key(): string {
    return this.shop ? `${this.host.picture.seq}:${this.shop.points}:${JSON.stringify(this.shop.basket)}` : "";
  }

  /** Where one builds is to stay in sight. */
  protected override get about(): string {
    const { board, picture } = this.host;
    return board.homes[picture.viewer ?? ""] ?? "";
  }

  protected begin(): void {
    this.basket = new Map(Object.entries(this.shop?.basket ?? {}));
    this.wanted = "";
  }

  private get spent(): number {
    return this.items.reduce((sum, { item, price }) => sum + price * this.count(item), 0);
  }

  private get items(): readonly ShopItem[] {
    return this.shop?.items ?? [];
  }

  private count(item: string): number {
    return this.basket.get(item) ?? 0;
  }

  private get units(): number {
    return this.items.reduce((sum, { item, unit }) => sum + (unit ? this.count(item) : 0), 0);
  }

  /** Why not one more of it. */
  private ban({ item, price, unit, most, why }: ShopItem): Ban | null {
    const { shop } = this;
    if (!shop) return null;
    if (this.count(item) >= most) return why;
    if (unit && this.units >= shop.room) return ROOM;
    return this.spent + price > shop.points ? PAY : null;
  }

  private change(item: ShopItem, by: number): void {
    if (by > 0 && this.ban(item)) {
      this.wanted = item.item;
      return;
    }
    this.wanted = "";
    const basket = new Map(this.basket);
    basket.set(item.item, Math.max(0, this.count(item.item) + by));
    this.basket = new Map(this.items.map(({ item: name }) => [name, basket.get(name) ?? 0]));
  }

  protected title_(): string {
    return this.host.say(this.shop?.setup ? "du-shop-setup" : "du-shop");
  }

  protected body(): TemplateResult {
    const { host, shop } = this;
    if (!shop) return html``;
    const first = this.items.find((one) => one.most > 0)?.item;
    return html`<div class="purse" aria-live="polite">
        <span>${host.say("du-points-left")} <b>${shop.points - this.spent}</b>/${shop.points}</span>
        <span>${host.say("du-room-left", { count: shop.room - this.units })}</span>
      </div>
      ${shop.setup ? nothing : html`<p class="yields">${capitalized(host.yields(host.picture.viewer ?? ""))}</p>`}
      <ul>
        ${this.items.map((one) => {
          const name = capitalized(host.wording.name("unit", one.item));
          const ban = this.ban(one);
          const most = ban ? host.wording.ban(ban) : "";
          const told = ban !== null && (this.wanted === one.item || (one.most === 0 && !shop.setup));
          return html`<li class=${one.most ? "" : "out"}>
            ${unitGlyph(one.item)}<span class="called">${name}</span><span class="price">${host.say("du-price", { points: one.price })}</span>
            ${this.steps(name, this.count(one.item), !this.count(one.item), most, (by) => this.change(one, by), one.item === first)}
            ${told ? html`<span class="why" role="status">${host.wording.ban({ ...ban, rule: "" })} <button class="link" @click=${() => host.rule(ban.rule)}>${ban.rule}</button></span>` : nothing}
          </li>`;
        })}
      </ul>`;
  }

  protected foot(): TemplateResult {
    const { host } = this;
    const list = letters(this.basket);
    return html`<footer>
      ${host.picture.can.hint && host.picture.kind !== "trial"
        ? html`<button @click=${() => host.dispatchEvent(boardEvent("suggest", {}))} title=${host.say("du-suggest-how")}>${host.say("du-suggest")}</button>`
        : nothing}
      <button ?disabled=${!list} @click=${() => (this.basket = new Map())}>${host.say("du-empty")}</button>
      <button class=${list ? "primary" : ""} @click=${() => host.order(list ? `buy ${list}` : "done")}>${host.say(list ? "du-buy" : "du-buy-nothing")}</button>
    </footer>`;
  }
}
