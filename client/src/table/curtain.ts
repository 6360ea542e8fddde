/** Between two people at one screen: covers everything until the next one sits here alone. */

import { css, customElement, html, nothing } from "../page-element.js";
import { icon } from "../icons.js";
import { LOBBY } from "../router.js";
import { base, buttons, cards } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";

@customElement("sand-curtain")
export class Curtain extends SessionElement {
  static override styles = [
    base,
    buttons,
    cards,
    css`
      :host {
        display: grid;
        place-items: center;
        min-height: 100dvh;
        padding: 16px;
        background: radial-gradient(circle at 50% 35%, var(--paper), var(--table) 75%);
        text-align: center;
      }
      .inside {
        display: grid;
        gap: 24px;
        justify-items: center;
        max-width: 480px;
      }
      .big svg.sign {
        width: 72px;
        height: 72px;
      }
      h1 {
        font-size: 2rem;
      }
      button.primary {
        font-size: 1.125rem;
        padding: 12px 24px;
      }
      .row {
        justify-content: center;
      }
    `,
  ];

  override render() {
    const { session } = this;
    const seat = session.curtain;
    const picture = session.live;
    if (seat === null || !picture) return nothing;
    const name = session.wording.seat(picture.seats[seat]?.name ?? "");
    const before = session.previous === null ? null : picture.seats[session.previous];
    return html`<main class="inside">
      <div class="big">${this.sign(seat)}</div>
      <h1>${say("browser-curtain", { seat: name })}</h1>
      <p class="soft">${say("browser-curtain-how", { seat: name })}</p>
      <button class="primary" @click=${() => void session.sitDown(seat)}>${icon("eye")} ${say("browser-curtain-ready", { seat: name })}</button>
      <div class="row">
        ${before && picture.can.undo ? html`<button @click=${() => void session.takeBackBehindCurtain()}>${icon("undo")} ${say("browser-curtain-undo", { seat: session.wording.seat(before.name) })}</button>` : nothing}
        <a class="button" href=${LOBBY}>${icon("home")} ${say("browser-lobby")}</a>
      </div>
    </main>`;
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>("button.primary")?.focus();
  }
}
