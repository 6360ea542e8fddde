/** The settings and the help: what a person may change to their liking, remembered in this browser. */

import * as notifications from "./notifications.js";
import { css, customElement, html, nothing, PageElement, property, state } from "./page-element.js";
import type { TemplateResult } from "./page-element.js";
import { storage } from "./storage.js";
import type { Settings, Theme } from "./storage.js";
import { commandLabel, commands, defaultKey, keyLabel, keyName, keyOf, rebind } from "./keys.js";
import type { Command } from "./keys.js";
import "./parts/dialog.js";
import { base, buttons, cards, fields } from "./style/shared.js";
import { LANGUAGES } from "./texts.js";
import type { Language } from "./texts.js";
import { say, i18n } from "./i18n.js";
import { shownWords } from "./typed-commands.js";

/** Languages call themselves by their own names, whatever the page speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", it: "Italiano" };

@customElement("sand-settings")
export class SettingsDialog extends PageElement {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      .grid {
        display: grid;
        gap: 16px 24px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
      }
      h3 {
        margin: 24px 0 8px;
        font-size: 1.0625rem;
      }
      .keys {
        display: grid;
        gap: 4px 24px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
      }
      .keys > div {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 8px;
      }
      .keys button {
        min-width: 64px;
        min-height: 32px;
      }
      .switches {
        display: grid;
        gap: 8px;
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  @state() private rebinding: Command | null = null;

  override render() {
    const { settings } = storage();
    return html`<sand-dialog heading=${say("browser-settings")} ?open=${this.open} @closed=${this.closed}>
      <div class="grid">
        ${this.choice("language", say("browser-language"), LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]]))}
        ${this.choice("theme", say("browser-theme"), (["system", "light", "dark"] as Theme[]).map((one) => [one, say(`browser-theme-${one}`)]))}
        ${this.choice("confirm", say("browser-confirm-when"), (["final", "always", "never"] as const).map((one) => [one, say(`browser-confirm-${one}`)]))}
        ${this.choice("motion", say("browser-motion"), (["system", "reduced"] as const).map((one) => [one, say(`browser-motion-${one}`)]))}
        <label class="above">
          ${say("browser-size", { percent: settings.size })}
          <input type="range" min="80" max="150" step="10" .value=${String(settings.size)} @input=${(event: Event) => storage().change({ size: Number((event.target as HTMLInputElement).value) })}>
        </label>
        <label class="above">
          ${say("browser-name")}
          <input maxlength="40" autocomplete="nickname" .value=${settings.name} @change=${(event: Event) => storage().change({ name: (event.target as HTMLInputElement).value.trim() })}>
        </label>
      </div>
      <h3>${say("browser-settings-more")}</h3>
      <div class="switches">
        ${this.toggle("playback", say("browser-playback-auto"))} ${this.toggle("curtain", say("browser-curtain-use"))}
        ${this.toggle("sound", say("browser-sound"))}
        ${notifications.canNotify()
          ? html`<label><input type="checkbox" .checked=${settings.notify && Notification.permission === "granted"} @change=${this.notify}> ${say("browser-notify")}</label>`
          : nothing}
      </div>
      <h3>${say("browser-keys")}</h3>
      <p class="small soft">${say("browser-keys-how")}</p>
      <div class="keys">
        ${commands().map(
          (command) => html`<div>
            <span id="key-${command}">${commandLabel(command)}</span>
            <button aria-describedby="key-${command}" aria-pressed=${String(this.rebinding === command)} @click=${() => (this.rebinding = this.rebinding === command ? null : command)} @keydown=${this.keyPressed} @blur=${() => (this.rebinding = null)}>
              ${this.rebinding === command ? say("browser-keys-press") : html`<kbd>${keyLabel(keyOf(command))}</kbd>`}
            </button>
          </div>`,
        )}
      </div>
      <p><button @click=${() => storage().change({ keys: {} })} ?disabled=${commands().every((command) => keyOf(command) === defaultKey(command))}>${say("browser-keys-reset")}</button></p>
    </sand-dialog>`;
  }

  private choice<Name extends "language" | "theme" | "confirm" | "motion">(name: Name, label: string, choices: readonly (readonly [Settings[Name], string])[]): TemplateResult {
    const chosen = storage().settings[name];
    return html`<label class="above">
      ${label}
      <select name=${name} @change=${(event: Event) => storage().change({ [name]: (event.target as HTMLSelectElement).value } as Partial<Settings>)}>
        ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen} lang=${name === "language" ? value : nothing}>${text}</option>`)}
      </select>
    </label>`;
  }

  private toggle(name: "playback" | "curtain" | "sound", label: string): TemplateResult {
    const change = (event: Event): void => {
      storage().change({ [name]: (event.target as HTMLInputElement).checked });
      if (name === "sound") notifications.playSound("turn");
    };
    return html`<label><input type="checkbox" .checked=${storage().settings[name]} @change=${change}> ${label}</label>`;
  }

  private async notify(event: Event): Promise<void> {
    if ((event.target as HTMLInputElement).checked) await notifications.askPermission();
    else storage().change({ notify: false });
    this.requestUpdate();
  }

  private keyPressed(event: KeyboardEvent): void {
    if (!this.rebinding) return;
    const key = keyName(event);
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.rebinding = null;
    } else if (key) {
      event.preventDefault();
      event.stopPropagation();
      rebind(this.rebinding, key);
      this.rebinding = null;
    }
  }

  private closed(event: Event): void {
    event.stopPropagation();
    this.open = false;
    this.emit("dialog-closed");
  }
}

/** What one can do, and by which key. */
@customElement("sand-help")
export class HelpDialog extends PageElement {
  static override styles = [
    base,
    fields,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
        gap: 6px 32px;
        margin: 0;
      }
      dl > div {
        display: flex;
        justify-content: space-between;
        gap: 16px;
        border-bottom: 1px dotted var(--line);
        padding-bottom: 4px;
      }
      dd {
        margin: 0;
        text-align: end;
        white-space: nowrap;
      }
      p {
        margin-bottom: 16px;
      }
      p.typed {
        margin: 16px 0 0;
      }
    `,
  ];

  @property({ type: Boolean }) open = false;

  override render() {
    const row = (label: string, ...keys: string[]): TemplateResult =>
      html`<div><dt>${label}</dt><dd>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dd></div>`;
    return html`<sand-dialog wide heading=${say("browser-help")} ?open=${this.open} @closed=${this.closed}>
      <p>${say("browser-help-text")}</p>
      <dl>
        ${row(say("browser-help-number"), "1", "…", "9")} ${row(say("browser-help-tab"), "Tab", "Enter")} ${row(say("browser-help-escape"), "Esc")}
        ${row(say("browser-help-shift"), "Shift")}
        ${commands().map((command) => row(commandLabel(command), keyLabel(keyOf(command))))}
      </dl>
      <p class="typed">${say("browser-help-typed", { words: shownWords(i18n.texts).join(", ") })}</p>
    </sand-dialog>`;
  }

  private closed(event: Event): void {
    event.stopPropagation();
    this.open = false;
    this.emit("dialog-closed");
  }
}
