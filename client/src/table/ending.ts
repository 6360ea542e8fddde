/** The end of a game: who won, how it came about, and what one can do now. */

import { css, customElement, html, nothing, state } from "../page-element.js";
import { icon } from "../icons.js";
import { LOBBY } from "../router.js";
import { base, buttons, cards } from "../style/shared.js";
import { say } from "../i18n.js";
import "../parts/dialog.js";
import { SessionElement } from "./session-element.js";
import { rematchAwaits, playAgain, saveRecord } from "./rematch-and-save.js";
import { occupant } from "./turns.js";

@customElement("sand-ending")
export class Ending extends SessionElement {
  static override styles = [
    base,
    buttons,
    cards,
    css`
      .result {
        font: 600 1.5rem/1.3 var(--serif);
        margin-bottom: 8px;
      }
      .again:not(:empty) {
        margin-top: 16px;
        padding: 8px 12px;
        border-radius: var(--radius-small);
        background: var(--lamp-soft);
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-top: 24px;
      }
      ul {
        list-style: none;
        padding: 0;
        margin: 16px 0 0;
        display: grid;
        gap: 4px;
      }
      .ended {
        padding-inline-start: 1.5em;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  /** The person has seen it. */
  @state() private seen = false;

  override render() {
    const { session } = this;
    const picture = session.live;
    if (!picture?.over) {
      this.seen = false;
      return nothing;
    }
    const { wording } = session;
    const best = Math.max(...picture.returns);
    const winners = picture.seats.filter((_, place) => picture.returns[place] === best).map((seat) => seat.name);
    const result = best > 0 ? wording.say("result-won", { seats: winners.join("+") }) : say(best === 0 ? "browser-drawn" : "browser-lost");
    const ended = session.shown && session.board?.ended?.(session.shown, wording);
    return html`<sand-dialog heading=${say("browser-over")} ?open=${!this.seen && !session.replay.picture} narrow @closed=${() => (this.seen = true)}>
      <p class="result">${result}</p>
      <div>${wording.ending(picture.ending)}</div>
      <ul>
        ${picture.seats.map((seat, place) => html`<li>${this.sign(place)} <strong>${wording.seat(seat.name)}</strong> <span class="soft">${occupant(seat, session.ownSeats.includes(place), session.hotSeat)}</span>${picture.returns[place] === best && best > 0 ? html` · ${say("browser-winner")}` : nothing}${ended?.[seat.name] ? html`<br /><span class="ended">${ended[seat.name]}</span>` : nothing}</li>`)}
      </ul>
      <p class="again" role="status">${rematchAwaits(session) ? say("browser-rematch-wanted") : nothing}</p>
      <div class="tools">
        ${picture.seat === null ? nothing : html`<button class="primary" @click=${() => void playAgain(session)}>${icon("repeat")} ${say("browser-rematch")}</button>`}
        <button @click=${this.replay}>${icon("play")} ${say("browser-over-replay")}</button>
        <button @click=${() => (this.seen = true)}>${icon("eye")} ${say("browser-over-look")}</button>
        <button @click=${() => void saveRecord(session)}>${icon("save")} ${say("browser-save")}</button>
        <a class="button" href=${LOBBY}>${icon("home")} ${say("browser-lobby")}</a>
      </div>
    </sand-dialog>`;
  }

  private replay(): void {
    this.seen = true;
    void this.session.replay.play(this.session.log.events);
  }
}
