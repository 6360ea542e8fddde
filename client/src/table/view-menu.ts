/** What can be left out of the page or shown larger: counters, hand, log, magnifier; each has a key as well. */

import type { BoardSetting } from "../boards/board.js";
import { css, customElement, html, nothing, property, query } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { storage } from "../storage.js";
import type { Settings } from "../storage.js";
import { boardCommand, keyLabel, keyOf } from "../keys.js";
import type { Command } from "../keys.js";
import { base, buttons, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";

type View = "counters" | "hand" | "log" | "magnify";
const COMMANDS: Readonly<Record<View, Command>> = { counters: "view-counters", hand: "view-hand", log: "view-log", magnify: "magnify" };
const GAP = 6;

@customElement("sand-view-menu")
export class ViewMenu extends SessionElement {
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
    const { settings } = storage();
    const { supports, game } = this.session;
    const own = this.session.board?.settings ?? [];
    // People who hid something and forgot about it see here that it was their own doing.
    const changed = !settings.log || (this.hand && !settings.hand) || (supports.includes("bare") && !settings.counters) || own.some((one) => storage().boardSetting(game, one) !== one.initial) || (supports.includes("magnify") && settings.magnify);
    return html`
      <button class="round plain keeps" popovertarget="menu" aria-pressed=${changed ? "true" : nothing} aria-label=${say("browser-view")} title=${say("browser-view")}>${icon("eye")}</button>
      <div id="menu" class="menu" popover role="group" aria-label=${say("browser-view")} @toggle=${this.toggled}>
        ${supports.includes("bare") ? this.row("counters") : nothing} ${own.map((one) => this.ownRow(game, one))}
        ${this.hand ? this.row("hand", "wide") : nothing} ${this.row("log", "wide")}
        ${supports.includes("magnify") ? this.row("magnify") : nothing}
      </div>
    `;
  }

  private row(view: View, kind = ""): TemplateResult {
    const change = (on: boolean): void => storage().change({ [view]: on } as Partial<Settings>);
    return this.toggle(view, say(`browser-view-${view}`), storage().settings[view], change, COMMANDS[view], kind);
  }

  /** A setting that only this board has. */
  private ownRow(game: string, setting: BoardSetting): TemplateResult {
    const { name, message } = setting;
    const change = (on: boolean): void => storage().changeBoardSetting(game, name, on);
    return this.toggle(name, this.session.wording.say(message), storage().boardSetting(game, setting), change, boardCommand(game, name));
  }

  private toggle(name: string, label: string, on: boolean, change: (on: boolean) => void, command: Command, kind = ""): TemplateResult {
    return html`<label class=${kind}>
      <input type="checkbox" data-view=${name} .checked=${on} @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}>
      <span>${label}</span><kbd aria-hidden="true">${keyLabel(keyOf(command))}</kbd>
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
