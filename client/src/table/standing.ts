/** Standing answers: never, always, ask if; so that games over days do not wait for every small question. */

import type { Standing } from "../api.js";
import { css, customElement, html, nothing, state } from "../page-element.js";
import { icon } from "../icons.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { capitalized } from "../wording.js";
import { SessionElement } from "./session-element.js";

@customElement("sand-standing")
export class StandingPane extends SessionElement {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      :host {
        display: block;
      }
      ul {
        list-style: none;
        padding: 0;
        margin: 0 0 16px;
        display: grid;
        gap: 8px;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px;
        padding: 8px 12px;
        background: var(--sunk);
        border-radius: var(--radius-small);
      }
      select {
        width: 100%;
      }
      form {
        display: grid;
        gap: 12px;
      }
    `,
  ];

  @state() private answer = "";
  @state() private unless = "";

  override render() {
    const { session } = this;
    const { wording } = session;
    const standing = session.live?.standing ?? [];
    const prompt = session.shown?.prompt;
    const verbs = [...new Set(prompt?.actions.map((action) => action.verb) ?? [])];
    return html`
      <p class="small soft">${say("browser-standing-how")}</p>
      <ul>
        ${standing.map(
          (one, place) => html`<li>
            <span>
              ${this.question(one.question)}
              <strong>${wording.action(one.answer)}</strong>
              ${one.ask_if?.length ? html`<br><span class="small soft">${say("browser-standing-unless", { what: one.ask_if.map((words) => this.label(words)).join(", ") })}</span>` : nothing}
            </span>
            <button class="round plain" @click=${() => this.put(standing.filter((_, other) => other !== place))} aria-label=${say("browser-remove")} title=${say("browser-remove")}>${icon("close")}</button>
          </li>`,
        )}
      </ul>
      ${prompt?.asked && prompt.actions.length
        ? html`<form @submit=${this.submitted}>
            <p>${say("browser-standing-now")} <em>${wording.prompt(prompt)}</em></p>
            <label class="above">
              ${say("browser-standing-answer")}
              <select @change=${(event: Event) => (this.answer = (event.target as HTMLSelectElement).value)}>
                ${prompt.actions.map((action) => html`<option value=${action.words} ?selected=${action.words === this.answer}>${wording.action(action)}</option>`)}
              </select>
            </label>
            <label class="above">
              ${say("browser-standing-ask-if")}
              <select @change=${(event: Event) => (this.unless = (event.target as HTMLSelectElement).value)}>
                <option value="">${say("browser-standing-always")}</option>
                ${verbs.map((verb) => html`<option value=${verb} ?selected=${verb === this.unless}>${this.label(verb)}</option>`)}
              </select>
            </label>
            <div><button class="primary">${icon("plus")} ${say("browser-standing-add")}</button></div>
          </form>`
        : html`<p class="soft">${say("browser-standing-later")}</p>`}
    `;
  }

  /** A question without its arguments reads oddly, so it is said as it is asked now, or by its name. */
  private question(id: string): string {
    const prompt = this.session.live?.prompt;
    if (prompt?.message === id) return this.session.wording.prompt(prompt);
    return capitalized(id.replace(/^ask-/, "").replaceAll("-", " ")) + ":";
  }

  /** A verb by one of its actions. */
  private label(words: string): string {
    const action = this.session.shown?.prompt.actions.find((one) => one.words.startsWith(words));
    return action && Object.keys(action.args).length === 0 ? this.session.wording.action(action) : words;
  }

  private submitted(event: Event): void {
    event.preventDefault();
    const prompt = this.session.shown?.prompt;
    const answer = this.answer && prompt?.actions.some((action) => action.words === this.answer) ? this.answer : prompt?.actions[0]?.words;
    if (!prompt || !answer) return;
    const standing = this.session.live?.standing ?? [];
    const fresh: Standing = { question: prompt.message, answer, ask_if: this.unless ? [this.unless] : [] };
    void this.put([...standing.filter((one) => one.question !== fresh.question || one.answer !== answer), fresh]);
  }

  private async put(answers: readonly Standing[]): Promise<void> {
    const { session } = this;
    const kept = await session.attempt(() => session.client.standing(answers));
    if (kept && session.live) {
      session.live = { ...session.live, standing: kept };
      session.changed();
    }
  }
}
