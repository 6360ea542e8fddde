/** Language and theme, changed with one click. */

import { css, customElement, html, PageElement } from "../page-element.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { storage } from "../storage.js";
import type { Theme } from "../storage.js";
import { LANGUAGE_NAMES } from "../settings.js";
import { base, buttons } from "../style/shared.js";
import { LANGUAGES } from "../texts.js";
import { say } from "../i18n.js";

const THEMES: readonly (readonly [Theme, Icon])[] = [
  ["light", "sun"],
  ["dark", "moon"],
  ["system", "screen"],
];

@customElement("sand-quick-settings")
export class QuickSettings extends PageElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: center;
      }
      .group {
        display: flex;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        overflow: clip;
        background: var(--paper);
      }
      .group button {
        border: 0;
        border-radius: 0;
        background: transparent;
      }
      .group button:focus-visible {
        outline-offset: -3px;
      }
      .group button[aria-pressed="true"] {
        background: var(--accent);
        color: var(--accent-ink);
      }
    `,
  ];

  override render() {
    const { language, theme } = storage().settings;
    return html`
      <div class="group" role="group" aria-label=${say("browser-language")}>
        ${LANGUAGES.map((one) => html`<button lang=${one} aria-pressed=${String(one === language)} @click=${() => storage().change({ language: one })}>${LANGUAGE_NAMES[one]}</button>`)}
      </div>
      <div class="group" role="group" aria-label=${say("browser-theme")}>
        ${THEMES.map(([one, picture]) => html`<button aria-pressed=${String(one === theme)} aria-label=${say(`browser-theme-${one}`)} title=${say(`browser-theme-${one}`)} @click=${() => storage().change({ theme: one })}>${icon(picture)}</button>`)}
      </div>
      <button class="round plain" aria-label=${say("browser-settings")} title=${say("browser-settings")} @click=${() => this.emit("settings")}>${icon("gear")}</button>
    `;
  }
}
