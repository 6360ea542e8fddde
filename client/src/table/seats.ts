/** Who sits at the table, who is here, who thinks, and for whom the table waits. */

import type { Seat } from "../api.js";
import { css, customElement, html, nothing } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { base } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import { occupant } from "./turns.js";

@customElement("sand-seats")
export class Seats extends SessionElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      ul {
        display: flex;
        gap: 4px 8px;
        list-style: none;
        margin: 0;
        padding: 0;
        flex-wrap: wrap;
      }
      li {
        display: flex;
        align-items: center;
        gap: 6px;
        padding: 3px 10px;
        border-radius: 999px;
        border: 1px solid var(--line);
        background: var(--paper);
        font-size: 0.875rem;
        white-space: nowrap;
        min-width: 0;
      }
      li.waiting {
        border: 2px solid var(--side);
        padding: 2px 9px;
        font-weight: 600;
      }
      .player {
        color: var(--ink-soft);
        font-weight: 400;
        overflow: hidden;
        text-overflow: ellipsis;
        max-width: 14ch;
      }
      .player.open {
        max-width: none;
      }
      .dot {
        width: 8px;
        height: 8px;
        border-radius: 50%;
        border: 1.5px solid var(--ink-soft);
        flex: none;
      }
      .dot.here {
        background: #2a9d5c;
        border-color: #2a9d5c;
      }
      svg.icon {
        width: 1.05em;
        height: 1.05em;
        color: var(--ink-soft);
      }
      .thinks {
        display: inline-flex;
        gap: 3px;
      }
      .thinks i {
        width: 4px;
        height: 4px;
        border-radius: 50%;
        background: var(--ink-soft);
        animation: think 1.2s infinite;
      }
      .thinks i:nth-child(2) {
        animation-delay: 0.2s;
      }
      .thinks i:nth-child(3) {
        animation-delay: 0.4s;
      }
      :host([still]) .thinks i {
        animation: none;
      }
      @keyframes think {
        0%,
        60%,
        100% {
          opacity: 0.25;
        }
        30% {
          opacity: 1;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .thinks i {
          animation: none;
        }
      }
      @media (max-width: 700px) {
        .player {
          max-width: 9ch;
        }
        /* Six seats below each other would leave no room for the board. */
        ul.many {
          flex-wrap: nowrap;
          overflow-x: auto;
          scrollbar-width: none;
          position: relative; /* what is unseen in it must not make the page wider */
        }
        ul.many li {
          flex: none;
        }
        li {
          padding: 2px 8px;
          gap: 5px;
          font-size: 0.8125rem;
        }
      }
    `,
  ];

  override render() {
    const { session } = this;
    const picture = session.live;
    if (!picture) return nothing;
    return html`<ul class=${session.seats.length > 2 ? "many" : ""} tabindex=${session.seats.length > 2 ? "0" : nothing} aria-label=${say("browser-seats")}>
      ${session.seats.map((seat, place) => this.one(seat, place, picture.waiting.includes(seat.name)))}
      ${session.watching ? html`<li title=${say("browser-watching", { count: session.watching })}>${icon("eye")} ${session.watching}<span class="unseen">${say("browser-watching", { count: session.watching })}</span></li>` : nothing}
    </ul>`;
  }

  private one(seat: Seat, place: number, waiting: boolean): TemplateResult {
    const { session } = this;
    const name = session.wording.seat(seat.name);
    const own = session.ownSeats.includes(place);
    const player = occupant(seat, own, session.hotSeat);
    const state = seat.thinking ? say("browser-thinking") : waiting ? say("browser-to-move") : seat.kind === "bot" ? say("browser-bot") : seat.here ? say("browser-here") : say("browser-away");
    const { line } = session.sideLook(place);
    return html`<li class="side-${place % 6} ${waiting ? "waiting" : ""}" .style=${line ? `--side: ${line}` : ""} title="${player ? `${name}: ${player}` : name}, ${state}">
      ${this.sign(place)}<span>${name}</span>${player ? html`<span class="player ${seat.kind}">${player}</span>` : nothing}
      ${seat.thinking
        ? html`<span class="thinks" aria-hidden="true"><i></i><i></i><i></i></span>`
        : seat.kind === "bot"
          ? icon("bot")
          : seat.kind === "open"
            ? nothing
            : html`<span class="dot ${seat.here ? "here" : ""}"></span>`}
      <span class="unseen">${state}</span>
    </li>`;
  }
}
