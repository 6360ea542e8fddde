/** Language and light, changed with one click. */

import { css, customElement, html, Piece } from "../element.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { keep } from "../keep.js";
import type { Theme } from "../keep.js";
import { OWN_NAMES } from "../settings.js";
import { base, buttons } from "../style/shared.js";
import { LANGUAGES } from "../texts.js";
import { say } from "../tongue.js";

const THEMES: readonly (readonly [Theme, Icon])[] = [
  ["light", "sun"],
  ["dark", "moon"],
  ["system", "screen"],
];

@customElement("sand-switches")
export class Switches extends Piece {
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
    const { language, theme } = keep().settings;
    return html`
      <div class="group" role="group" aria-label=${say("browser-language")}>
        ${LANGUAGES.map((one) => html`<button lang=${one} aria-pressed=${String(one === language)} @click=${() => keep().change({ language: one })}>${OWN_NAMES[one]}</button>`)}
      </div>
      <div class="group" role="group" aria-label=${say("browser-theme")}>
        ${THEMES.map(([one, picture]) => html`<button aria-pressed=${String(one === theme)} aria-label=${say(`browser-theme-${one}`)} title=${say(`browser-theme-${one}`)} @click=${() => keep().change({ theme: one })}>${icon(picture)}</button>`)}
      </div>
      <button class="round plain" aria-label=${say("browser-settings")} title=${say("browser-settings")} @click=${() => this.tell("settings")}>${icon("gear")}</button>
    `;
  }
}
