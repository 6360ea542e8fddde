/** Somebody was sent a link: his name, and he sits down. */

import * as api from "../api.js";
import { css, customElement, html, nothing, Piece, property, state } from "../element.js";
import { icon } from "../icons.js";
import { keep } from "../keep.js";
import { amend, LOBBY, tableHash } from "../router.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say, sentence } from "../tongue.js";
import "./switches.js";

@customElement("sand-join")
export class Join extends Piece {
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
      .trouble {
        padding: 8px 12px;
        background: var(--warn-soft);
        border-radius: var(--radius-small);
      }
    `,
  ];

  @property() token = "";
  @state() private trouble = "";
  @state() private busy = false;

  override render() {
    return html`<main class="card stack">
      <h1>${say("browser-join")}</h1>
      <p>${say("browser-join-how")}</p>
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
      <form class="stack" @submit=${this.submitted}>
        <label class="above">
          ${say("browser-name")}
          <input name="name" required maxlength="40" autocomplete="nickname" .value=${keep().settings.name}>
        </label>
        <div class="row">
          <button class="primary" ?disabled=${this.busy}>${icon("check")} ${say("browser-join-sit")}</button>
          <a class="button" href=${LOBBY}>${say("browser-lobby")}</a>
        </div>
      </form>
      <sand-switches></sand-switches>
    </main>`;
  }

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get("name") ?? "").trim();
    if (!name) return;
    keep().change({ name });
    this.busy = true;
    try {
      const joined = await api.join(this.token, name);
      keep().joined(joined, "");
      amend(tableHash(joined.table, joined.token)); // an invitation works once: "back" must not lead to it
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    } catch (error) {
      // What does not even look like an invitation is refused for its form; it is no link all the same.
      const formless = error instanceof api.Refusal && error.status === 422;
      this.trouble = sentence(formless ? new api.Refusal(404, { message: "error-no-door", args: {}, text: "this link opens no table here; ask for a new one" }) : error);
    } finally {
      this.busy = false;
    }
  }
}
