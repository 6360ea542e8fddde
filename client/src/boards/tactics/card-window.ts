/** The card of the unit somebody asked for, with the column that counts against whoever is pointed at. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { placeInCorner } from "../placing.js";
import { unitCard } from "./card.js";
import { cardStyle } from "./common.css.js";
import { pointing } from "./pointing.js";
import { viewOf } from "./sight.js";
import { TacticsWindow } from "./window.js";

@customElement("tactics-card-window")
export class CardWindow extends TacticsWindow {
  static override styles = [...TacticsWindow.styles, cardStyle, css`.window { max-width: min(640px, calc(100vw - 16px)); }`];

  /** The unit that is pointed at. */
  @property({ attribute: false }) target = "";

  override connectedCallback(): void {
    super.connectedCallback();
    pointing.addEventListener("change", this.again);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    pointing.removeEventListener("change", this.again);
  }

  private readonly again = (): void => this.requestUpdate();

  protected get key(): string {
    return this.host.unit(pointing.open) ? pointing.open : "";
  }

  protected override get about(): string {
    return this.host.unit(pointing.open)?.at ?? "";
  }

  /** Its table is wide: it may lie over the field, away from the unit it is about. */
  protected override place(window_: HTMLElement): void {
    const room = this.host.parentElement?.getBoundingClientRect() ?? this.host.getBoundingClientRect();
    const square = this.host.renderRoot.querySelector(`[data-square="${this.about}"]`);
    placeInCorner(window_, room, square?.getBoundingClientRect() ?? null);
  }

  protected heading(): string {
    return this.host.unitName(pointing.open);
  }

  protected override tools(): TemplateResult {
    const label = this.host.say("ta-put-away");
    return html`<button class="round plain" data-first aria-label=${label} title=${label} @click=${() => pointing.show("")}>${icon("close")}</button>`;
  }

  protected body(): TemplateResult | typeof nothing {
    const { host, scene } = this;
    const name = pointing.open;
    const [unit, card] = [host.unit(name), host.card(name)];
    if (!unit || !card || !scene) return nothing;
    // Of a unit that aims, the column of what is pointed at; else of nobody.
    const enemy = this.target && host.unit(this.target)?.side !== unit.side ? this.target : "";
    const at = host.unit(enemy)?.at;
    const reach = at ? (viewOf(scene, name)?.range(at) ?? 0) : 0;
    const hero = unit.hero ? host.card(unit.hero) : undefined;
    return html`${unitCard(host, name, card, unit, host.card(enemy)?.armour, reach)}
      ${hero && unit.hero ? html`<h4>${host.unitName(unit.hero)}</h4>${unitCard(host, unit.hero, hero, host.unit(unit.hero) ?? null, host.card(enemy)?.armour, reach)}` : nothing}`;
  }
}
