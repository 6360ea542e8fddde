/** Somebody was sent a link: they see what it is for, say their name, and sit down. */

import * as api from "../api.js";
import { css, customElement, html, nothing, PageElement, property, state } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { storage } from "../storage.js";
import { replaceHash, LOBBY, tableHash } from "../router.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { occupant } from "../table/turns.js";
import { say, errorSentence, i18n } from "../i18n.js";
import { gamesWithWording, changedOptions } from "./catalogue.js";
import type { GameWithWording } from "./catalogue.js";
import "./quick-settings.js";

@customElement("sand-join")
export class Join extends PageElement {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      :host {
        display: grid;
        min-height: 100dvh;
        place-items: center;
        padding: 16px;
      }
      main {
        width: min(528px, 100%);
        padding: 32px;
      }
      h1 {
        font-size: 1.75rem;
      }
      .offer {
        padding-inline-start: 16px;
        border-inline-start: 4px solid var(--accent);
      }
      .offer p,
      ul {
        margin: 0;
      }
      ul {
        padding-inline-start: 20px;
      }
      .error {
        padding: 8px 12px;
        background: var(--warn-soft);
        border-radius: var(--radius-small);
      }
    `,
  ];

  @property() token = "";
  @state() private offer: api.Summary | null = null;
  @state() private games: readonly GameWithWording[] = [];
  @state() private errorText = "";
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    i18n.addEventListener("language", this.introduce);
    void this.introduce();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    i18n.removeEventListener("language", this.introduce);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("token")) void this.look();
  }

  private readonly introduce = async (): Promise<void> => {
    try {
      this.games = await gamesWithWording();
    } catch {
      // Without its texts the invitation can be answered all the same.
    }
  };

  /** What the invitation is for; one that was used is refused before anybody has typed their name. */
  private async look(): Promise<void> {
    this.offer = null;
    this.errorText = "";
    try {
      this.offer = await api.invited(this.token);
    } catch (error) {
      this.refused(error);
    }
  }

  override render() {
    return html`<main class="card stack">
      <h1>${say("browser-join")}</h1>
      <p>${say("browser-join-how")}</p>
      ${this.offered()}
      ${this.errorText ? html`<p class="error" role="alert">${this.errorText}</p>` : nothing}
      <form class="stack" @submit=${this.submitted}>
        <label class="above">
          ${say("browser-name")}
          <input name="name" required maxlength="40" autocomplete="nickname" .value=${storage().settings.name}>
        </label>
        <div class="row">
          <button class="primary" ?disabled=${this.busy}>${icon("check")} ${say("browser-join-sit")}</button>
          <a class="button" href=${LOBBY}>${say("browser-lobby")}</a>
        </div>
      </form>
      <sand-quick-settings></sand-quick-settings>
    </main>`;
  }

  private offered(): TemplateResult | typeof nothing {
    const { offer } = this;
    const known = this.games.find(({ game }) => game.name === offer?.game);
    if (!offer || !known) return nothing;
    const rules = changedOptions(known, offer.options);
    return html`<div class="offer">
      <p><strong>${known.game.title}</strong></p>
      <ul class="who">${offer.seats.map((seat, place) => html`<li>${known.wording.seat(seat.name)}: ${place === offer.seat ? say("browser-you") : occupant(seat, false, false)}</li>`)}</ul>
      ${rules.length ? html`<p class="soft">${rules.join(" · ")}</p>` : nothing}
    </div>`;
  }

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get("name") ?? "").trim();
    if (!name) return;
    storage().change({ name });
    this.busy = true;
    try {
      const joined = await api.join(this.token, name);
      storage().rememberJoined(joined, "");
      replaceHash(tableHash(joined.table, joined.token)); // an invitation works once: "back" must not lead to it
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    } catch (error) {
      this.refused(error);
    } finally {
      this.busy = false;
    }
  }

  private refused(error: unknown): void {
    // What does not even look like an invitation is refused for its form; it is no link all the same.
    const formless = error instanceof api.ApiError && error.status === 422;
    this.errorText = errorSentence(formless ? new api.ApiError(404, { message: "error-no-door", args: {}, text: "this link opens no table here; ask for a new one" }) : error);
  }
}
