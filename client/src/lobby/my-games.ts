/** The tables this browser has a key to; those where somebody waits for this person come first. */

import * as api from "../api.js";
import * as notifications from "../notifications.js";
import { css, customElement, html, nothing, PageElement, property, state } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { storage } from "../storage.js";
import { tableHash } from "../router.js";
import { base, buttons, cards } from "../style/shared.js";
import { say } from "../i18n.js";
import type { GameWithWording } from "./catalogue.js";
import { ago, sorted } from "./sorting.js";
import type { MyGame } from "./sorting.js";
import { occupant } from "../table/turns.js";

/** How often the list is fetched again, in milliseconds. */
const REFRESH_EVERY = 15_000;

@customElement("sand-my-games")
export class MyGames extends PageElement {
  static override styles = [
    base,
    buttons,
    cards,
    css`
      :host {
        display: block;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 8px;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        border-radius: var(--radius);
        border: 1px solid var(--line);
        background: var(--raised);
      }
      li.turn {
        border: 2px solid var(--accent);
      }
      a {
        display: grid;
        gap: 4px;
        padding: 12px 4px 12px 16px;
        color: inherit;
        text-decoration: none;
        border-radius: var(--radius);
      }
      a:hover strong {
        text-decoration: underline;
      }
      strong {
        font: 600 1.0625rem var(--serif);
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 12px;
        font-size: 0.875rem;
      }
      .state {
        font-size: 0.875rem;
        color: var(--ink-soft);
      }
      .turn .state {
        color: var(--accent);
        font-weight: 600;
      }
      li button {
        margin-inline-end: 8px;
      }
    `,
  ];

  @property({ attribute: false }) games: readonly GameWithWording[] = [];
  @state() private mine: readonly MyGame[] | null = null;
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    storage().addEventListener("saved-seats", this.load);
    document.addEventListener("visibilitychange", this.load);
    this.timer = window.setInterval(this.load, REFRESH_EVERY);
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    storage().removeEventListener("saved-seats", this.load);
    document.removeEventListener("visibilitychange", this.load);
    clearInterval(this.timer);
    notifications.setTitle("Sandtable", false);
  }

  private readonly load = async (): Promise<void> => {
    if (document.visibilityState === "hidden" && this.mine) return;
    const places = storage().savedSeats();
    if (!places.length) {
      this.mine = [];
      return;
    }
    try {
      const summaries = await api.mine(places.map((place) => place.token));
      this.mine = sorted(places, summaries);
      const turns = this.mine.filter((one) => one.turn).length;
      notifications.setTitle(turns ? say("browser-title-turns", { count: turns }) : "Sandtable", turns > 0);
    } catch {
      this.mine ??= [];
    }
  };

  override render() {
    if (this.mine === null) return nothing;
    if (!this.mine.length) return html`<p class="soft">${say("browser-mine-none")}</p>`;
    return html`<ul>
      ${this.mine.map((one) => this.one(one))}
    </ul>`;
  }

  private one({ summary, seats, turn }: MyGame): TemplateResult {
    const known = this.games.find((game) => game.game.name === summary.game);
    const title = known?.game.title ?? summary.game;
    const seat = (name: string): string => known?.wording.seat(name) ?? name;
    const waiting = known?.wording.names("seat", summary.waiting) ?? summary.waiting.join(", ");
    const own = seats.map((place) => place.seat);
    const best = Math.max(...summary.returns);
    const winners = summary.seats.filter((_, place) => summary.returns[place] === best && best > 0).map((one) => seat(one.name));
    const state = summary.over
      ? winners.length
        ? say("browser-mine-won", { seats: winners.join(", ") })
        : say("browser-mine-over")
      : turn
        ? say("browser-your-turn")
        : summary.seats.some((one) => one.kind === "open")
          ? say("browser-mine-open")
          : say("browser-mine-waiting", { seats: waiting });
    return html`<li class=${turn ? "turn" : ""}>
      <a href=${tableHash(summary.table, seats[0]?.token ?? "")}>
        <strong>${title}</strong>
        <span class="who">
          ${summary.seats.map((one, place) => html`<span>${seat(one.name)}: ${occupant(one, own.includes(place), false)}</span>`)}
        </span>
        <span class="state">${state} · ${ago(summary.updated, storage().settings.language)}</span>
      </a>
      <button class="round plain" @click=${() => storage().forgetSeats(seats.map((place) => place.token))} aria-label=${say("browser-mine-forget")} title=${say("browser-mine-forget")}>${icon("close")}</button>
    </li>`;
  }
}
