/** What the others ask for: to take something back, to end undecided, to let a bot play; and a lost connection. */

import type { Picture } from "../api.js";
import { css, customElement, html, nothing } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { base, buttons } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import { rematchAwaits, playAgain } from "./rematch-and-save.js";

@customElement("sand-offers")
export class Offers extends SessionElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: 4px;
      }
      .offer {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: center;
        padding: 8px 16px;
        border-radius: var(--radius);
        background: var(--lamp-soft);
        border: 1px solid var(--lamp);
      }
      .offer.lost {
        background: var(--warn-soft);
        border-color: var(--warn);
      }
      .offer > span {
        flex: 1 1 200px;
      }
    `,
  ];

  override render() {
    const { session } = this;
    const picture = session.live;
    if (!picture) return nothing;
    return html`${this.connection()} ${picture.seat === null || picture.over ? nothing : html`${this.replaced(picture)} ${this.undo()} ${this.draw()}`}
    ${picture.over ? this.again() : nothing} ${picture.cut ? this.row(html`${picture.cut}`, nothing) : nothing}`;
  }

  private connection(): TemplateResult | typeof nothing {
    const { connection } = this.session;
    if (connection === "lost") {
      return html`<div class="offer lost" role="alert">
        <span>${say("browser-connection-lost")}</span>
        <button @click=${() => this.session.reconnect()}>${icon("repeat")} ${say("browser-connection-now")}</button>
      </div>`;
    }
    if (connection === "refused") return html`<div class="offer lost" role="alert"><span>${say("browser-connection-refused")}</span></div>`;
    return nothing;
  }

  /** A bot plays for this person: handed over, or by the vote of the others while they were away. */
  private replaced(picture: Picture): TemplateResult | typeof nothing {
    const { session } = this;
    if (picture.seat === null || picture.seats[picture.seat]?.kind !== "bot") return nothing;
    return this.row(
      html`${say("browser-replaced")}`,
      html`<button class="primary" ?disabled=${session.busy} @click=${() => void session.command((client) => client.player("me"))}>${icon("person")} ${say("browser-seat-back")}</button>`,
    );
  }

  private undo(): TemplateResult | typeof nothing {
    const { session } = this;
    const request = session.live?.undo_request;
    if (!request || !session.live) return nothing;
    const seat = session.wording.seat(request.seat);
    if (request.agreed.includes(session.live.viewer)) return this.row(html`${say("browser-undo-waits")}`, nothing);
    const answer = (agree: boolean): void => void session.command((client, expect) => client.answerUndo(agree, expect));
    return this.row(
      html`${say("browser-undo-wanted", { seat })}`,
      html`<button class="primary" @click=${() => answer(true)}>${say("browser-agree")}</button>
        <button @click=${() => answer(false)}>${say("browser-decline")}</button>`,
    );
  }

  private draw(): TemplateResult | typeof nothing {
    const { session } = this;
    const offer = session.live?.draw_offer;
    if (!offer || !session.live) return nothing;
    const answer = (agree: boolean): void => void session.command((client, expect) => client.draw(agree, expect));
    if (offer.agreed.includes(session.live.viewer)) {
      return this.row(html`${say("browser-draw-waits")}`, html`<button @click=${() => answer(false)}>${say("browser-draw-withdraw")}</button>`);
    }
    return this.row(
      html`${say("browser-draw-wanted", { seat: session.wording.names("seat", offer.agreed) })}`,
      html`<button class="primary" @click=${() => answer(true)}>${say("browser-agree")}</button>
        <button @click=${() => answer(false)}>${say("browser-decline")}</button>`,
    );
  }

  /** Who looks at the board after the end is told too. */
  private again(): TemplateResult | typeof nothing {
    const { session } = this;
    if (!rematchAwaits(session)) return nothing;
    return this.row(
      html`${say("browser-rematch-wanted")}`,
      html`<button class="primary" ?disabled=${session.busy} @click=${() => void playAgain(session)}>${icon("repeat")} ${say("browser-rematch")}</button>`,
    );
  }

  private row(text: TemplateResult, tools: TemplateResult | typeof nothing): TemplateResult {
    return html`<div class="offer" role="status"><span>${text}</span>${tools}</div>`;
  }
}
