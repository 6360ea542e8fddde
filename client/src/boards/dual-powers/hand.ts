/** The hand: large cards in a row that scrolls on a narrow screen. Pointing at one shows its day on the calendar. */

import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { isHighlighted } from "../board.js";
import { boardStyle } from "../board-style.js";
import { DualPowersElement } from "./dual-powers-element.js";
import { cardFace } from "./card.js";
import { cardKey } from "./choices.js";
import { commonStyle } from "./common.css.js";
import { faceStyle, handStyle } from "./hand.css.js";

@customElement("dual-powers-hand")
export class DualPowersHand extends DualPowersElement {
  static override styles = [boardStyle, commonStyle, faceStyle, handStyle];
  /** The card says almost everything itself, and the tip lies over the city. */
  protected override tipDelay = 900;
  /** Cards that lie beyond an edge are told of there. */
  @state() private moreBefore = false;
  @state() private moreAfter = false;
  @query(".hand") private row!: HTMLElement | null;
  private readonly watcher = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.measure();
  }

  private readonly measure = (): void => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = this.row ?? {};
    // Half a card may hide behind rounding and the space at the end, a word may not.
    this.moreBefore = scrollLeft > 8;
    this.moreAfter = scrollLeft + clientWidth < scrollWidth - 8;
  };

  /** A mouse cannot push the row aside; the keyboard comes to every card without this. */
  private more(way: -1 | 1): TemplateResult {
    const go = (): void => this.row?.scrollBy({ left: way * 0.8 * this.row.clientWidth, behavior: this.settings.reducedMotion ? "auto" : "smooth" });
    const label = this.say("dp-hand-more");
    return html`<button type="button" class="more ${way < 0 ? "before" : "after"}" tabindex="-1" aria-label=${label} title=${label} @click=${go}><span>${way < 0 ? "‹" : "›"}</span></button>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene || !this.wording || !scene.viewer) return nothing;
    const { cards } = scene.hands[scene.viewer];
    return html`<section aria-label=${this.say("board-hand")}>
      ${cards.length
        ? html`${this.moreBefore ? this.more(-1) : nothing}${this.moreAfter ? this.more(1) : nothing}<ul class="hand" @scroll=${this.measure} tabindex=${cards.some(({ card }) => this.live(cardKey(card))) ? nothing : "0"}>
            ${cards.map(({ card, preview }) => {
              const key = cardKey(card);
              const facts = scene.cards[card];
              if (!facts) return nothing;
              // A focus or a tap brings up the same preview as the pointer does.
              return html`<li><span
                class="card ${this.classes(key, isHighlighted(this.refs, card, "card", "leader"))}" data-thing=${key}
                role=${this.roleOf(key)} tabindex=${this.tab(key)} aria-label=${this.ownName(key)}
              >${this.verb(key)}${cardFace(card, facts, preview, this.wording)}</span></li>`;
            })}
          </ul>`
        : html`<p class="none">${this.say("dp-hand-empty")}</p>`}
      ${this.overlays()}
    </section>`;
  }
}
