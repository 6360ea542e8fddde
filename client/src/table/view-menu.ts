/** What can be left out of the page or shown larger: counters, hand, log, magnifier; each has a key as well. */

import { css, customElement, html, nothing, property, query } from "../element.js";
import type { TemplateResult } from "../element.js";
import { icon } from "../icons.js";
import { keep } from "../keep.js";
import type { Settings } from "../keep.js";
import { cap, keyOf } from "../keys.js";
import type { Command } from "../keys.js";
import { base, buttons, fields } from "../style/shared.js";
import { say } from "../tongue.js";
import { AtTable } from "./at-table.js";

type View = "counters" | "threats" | "hand" | "log" | "magnify";
const COMMANDS: Readonly<Record<View, Command>> = { counters: "view-counters", threats: "view-threats", hand: "view-hand", log: "view-log", magnify: "magnify" };
const GAP = 6;

@customElement("sand-view-menu")
export class ViewMenu extends AtTable {
  static override styles = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: inline-block;
      }
      button.round {
        width: 32px;
        height: 32px;
        min-height: 32px;
      }
      .menu {
        position: fixed;
        inset: auto;
        margin: 0;
        padding: 4px;
        color: var(--ink);
        background: var(--raised);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        box-shadow: var(--shadow-high);
        max-width: calc(100vw - 16px);
      }
      .menu label {
        min-height: 36px;
        padding: 4px 8px;
        border-radius: var(--radius-small);
        cursor: pointer;
        font-size: 0.9375rem;
      }
      .menu label:hover {
        background: var(--accent-soft);
      }
      kbd {
        margin-inline-start: auto;
      }
      /* A phone has the log and the hand in its sheet, and no keys. */
      @media (max-width: 700px) {
        .wide,
        kbd {
          display: none;
        }
      }
    `,
  ];

  /** Whether something lies before the player that can be hidden. */
  @property({ type: Boolean }) hand = false;
  @query(".menu") private menu!: HTMLElement;
  @query("button") private button!: HTMLElement;

  override render() {
    const { settings } = keep();
    const { honours } = this.sitting;
    // Somebody who hid something and forgot about it sees here that it was he.
    const changed = !settings.log || (this.hand && !settings.hand) || (honours.includes("bare") && !settings.counters) || (honours.includes("threats") && !settings.threats) || (honours.includes("magnify") && settings.magnify);
    return html`
      <button class="round plain keeps" popovertarget="menu" aria-pressed=${changed ? "true" : nothing} aria-label=${say("browser-view")} title=${say("browser-view")}>${icon("eye")}</button>
      <div id="menu" class="menu" popover role="group" aria-label=${say("browser-view")} @toggle=${this.toggled}>
        ${honours.includes("bare") ? this.row("counters") : nothing} ${honours.includes("threats") ? this.row("threats") : nothing}
        ${this.hand ? this.row("hand", "wide") : nothing} ${this.row("log", "wide")}
        ${honours.includes("magnify") ? this.row("magnify") : nothing}
      </div>
    `;
  }

  private row(view: View, kind = ""): TemplateResult {
    const change = (event: Event): void => keep().change({ [view]: (event.target as HTMLInputElement).checked } as Partial<Settings>);
    return html`<label class=${kind}>
      <input type="checkbox" data-view=${view} .checked=${keep().settings[view]} @change=${change}>
      <span>${say(`browser-view-${view}`)}</span><kbd aria-hidden="true">${cap(keyOf(COMMANDS[view]))}</kbd>
    </label>`;
  }

  /** Over its button, inside the window. */
  private toggled(event: Event): void {
    if ((event as ToggleEvent).newState !== "open") return;
    const at = this.button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.menu;
    this.menu.style.left = `${Math.max(8, Math.min(at.right - width, window.innerWidth - width - 8))}px`;
    this.menu.style.top = `${Math.max(8, at.top - height - GAP)}px`;
    this.menu.querySelector("input")?.focus();
  }
}
