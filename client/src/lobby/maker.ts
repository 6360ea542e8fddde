/** Something a game makes up before it begins: a few choices, a seed, and a look at what came of them. */

import * as api from "../api.js";
import type { GameMaker, Made, OptionValue } from "../api.js";
import { css, customElement, html, nothing, PageElement, property, state } from "../page-element.js";
import { icon } from "../icons.js";
import { base, buttons, fields } from "../style/shared.js";
import { errorSentence, say } from "../i18n.js";
import { capitalized } from "../wording.js";
import type { Wording } from "../wording.js";

const LONGEST_SEED = 60;

@customElement("sand-maker")
export class MakerForm extends PageElement {
  /** Whoever is led here begins with the first choice. */
  static override shadowRootOptions = { ...PageElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: grid;
        gap: 12px;
      }
      .grid {
        display: grid;
        gap: 12px 24px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
        align-items: end;
      }
      select,
      input {
        width: 100%;
      }
      pre {
        margin: 0;
        padding: 12px;
        overflow-x: auto;
        font: 0.8125rem/1.15 var(--mono);
        background: var(--sunk);
        border-radius: var(--radius-small);
      }
      .refused {
        color: var(--warn);
      }
    `,
  ];

  @property({ attribute: false }) game = "";
  @property({ attribute: false }) maker!: GameMaker;
  @property({ attribute: false }) wording!: Wording;
  @state() private choices: Readonly<Record<string, OptionValue>> = {};
  @state() private seed = "";
  @state() private made: Made | null = null;
  @state() private errorText = "";
  @state() private busy = false;

  override render() {
    const { texts } = this.wording;
    const drawing = texts.attribute(`maker-${this.maker.name}`, "drawing");
    return html`
      <div class="grid">
        ${this.maker.choices.map((choice) => {
          const value = this.choices[choice.name] ?? choice.default;
          return html`<label class="above">
            <span>${texts.say(this.message(choice.name))}</span>
            <select name="${this.maker.name}-${choice.name}" @change=${(event: Event) => this.choose(choice.name, choice.choices[(event.target as HTMLSelectElement).selectedIndex])}>
              ${choice.choices.map((one) => html`<option ?selected=${one === value}>${texts.attribute(this.message(choice.name), String(one)) || String(one)}</option>`)}
            </select>
          </label>`;
        })}
        <label class="above">
          <span>${say("browser-maker-seed")}</span>
          <input name="${this.maker.name}-seed" maxlength=${LONGEST_SEED} autocomplete="off" .value=${this.seed} @change=${(event: Event) => (this.seed = (event.target as HTMLInputElement).value.trim())}>
        </label>
      </div>
      <div><button type="button" data-maker=${this.maker.name} ?disabled=${this.busy} @click=${() => void this.make()}>${icon("repeat")} ${say("browser-maker-make")}</button></div>
      <div role="status">
        ${this.errorText ? html`<p class="refused">${this.errorText}</p>` : nothing}
        ${this.made && !this.errorText ? html`<p class="small">${say("browser-maker-made", { seed: this.made.seed })}</p>` : nothing}
      </div>
      ${this.made?.drawing.length && !this.errorText ? html`<pre tabindex="0" role="group" aria-label=${say("browser-maker-drawing")}>${this.made.drawing.join("\n")}</pre>${drawing ? html`<p class="small soft">${drawing}</p>` : nothing}` : nothing}
    `;
  }

  private message(choice: string): string {
    return `maker-${this.maker.name}-${choice}`;
  }

  private choose(name: string, value: OptionValue | undefined): void {
    if (value !== undefined) this.choices = { ...this.choices, [name]: value };
  }

  private async make(): Promise<void> {
    this.busy = true;
    this.errorText = "";
    try {
      this.made = await api.make({ game: this.game, maker: this.maker.name, choices: this.choices, ...(this.seed ? { seed: this.seed } : {}) });
      this.emit<Made>("made", this.made);
    } catch (error) {
      this.errorText = errorSentence(error, this.wording);
    } finally {
      this.busy = false;
    }
  }
}

/** What a maker is called. */
export function makerTitle(wording: Wording, name: string): string {
  return capitalized(wording.texts.say(`maker-${name}`));
}
