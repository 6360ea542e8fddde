/** The hand: large cards in a row that scrolls on a narrow screen. Pointing at one shows its day on the calendar. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { lit } from "../board.js";
import { TableThing } from "./base.js";
import { cardFace } from "./card.js";
import { cardKey } from "./choices.js";
import { commonStyle } from "./common.css.js";
import { faceStyle, handStyle } from "./hand.css.js";

@customElement("dual-powers-hand")
export class DualPowersHand extends TableThing {
  static override styles = [commonStyle, faceStyle, handStyle];
  /** The card says almost everything itself, and the tip lies over the city. */
  protected override tipDelay = 900;

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene || !this.wording || !scene.viewer) return nothing;
    const { cards } = scene.hands[scene.viewer];
    return html`<section aria-label=${this.say("board-hand")}>
      ${cards.length
        ? html`<ul class="hand" tabindex=${cards.some(({ card }) => this.live(cardKey(card))) ? nothing : "0"}>
            ${cards.map(({ card, preview }) => {
              const key = cardKey(card);
              const facts = scene.cards[card];
              if (!facts) return nothing;
              // A focus or a tap brings up the same preview as the pointer does.
              return html`<li><span
                class="card ${this.classes(key, lit(this.refs, card, "card", "leader"))}" data-thing=${key}
                role=${this.roleOf(key)} tabindex=${this.tab(key)} aria-label=${this.ownName(key)}
              >${this.verb(key)}${cardFace(card, facts, preview, this.wording)}</span></li>`;
            })}
          </ul>`
        : html`<p class="none">${this.say("dp-hand-empty")}</p>`}
      ${this.overlays()}
    </section>`;
  }
}
