/** Orders in words, as in the terminal: the same grammar, commands and completion. */

import { css, customElement, html, nothing, query, state } from "../page-element.js";
import { icon } from "../icons.js";
import { base, buttons, fields } from "../style/shared.js";
import type { Texts } from "../texts.js";
import { say, i18n } from "../i18n.js";
import { commandWords, completions, parseCommand } from "../typed-commands.js";
import type { Commands } from "../typed-commands.js";
import { SessionElement } from "./session-element.js";

const SHOWN = 6;

@customElement("sand-order-input")
export class OrderInput extends SessionElement {
  static override styles = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: block;
        position: relative;
      }
      form {
        display: flex;
        gap: 4px;
      }
      input {
        flex: 1;
        min-width: 0;
        font-family: var(--mono);
        font-size: 0.875rem;
      }
      /* Some phones zoom in on a field with smaller letters, and not out again. */
      @media (pointer: coarse) {
        input {
          font-size: 1rem;
        }
      }
      ul {
        position: absolute;
        bottom: calc(100% + 4px);
        left: 0;
        right: 0;
        margin: 0;
        padding: 4px;
        list-style: none;
        background: var(--raised);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-small);
        box-shadow: var(--shadow-high);
        z-index: 5;
        font: 0.875rem var(--mono);
      }
      li {
        padding: 4px 8px;
        border-radius: 4px;
        cursor: pointer;
        overflow-wrap: anywhere;
      }
      li[aria-selected="true"] {
        background: var(--accent-soft);
        outline: 1px solid var(--accent);
      }
    `,
  ];

  @state() private text = "";
  @state() private found: readonly string[] = [];
  @state() private place = -1;
  @query("input") private line!: HTMLInputElement;
  private following = new Map<string, readonly string[]>();
  private known: { texts: Texts; commands: Commands } | null = null;

  /** What can be typed besides orders, in the language of the page. */
  private get commands(): Commands {
    const { texts } = i18n;
    if (this.known?.texts !== texts) this.known = { texts, commands: commandWords(texts) };
    return this.known.commands;
  }

  override render() {
    const { session } = this;
    if (!session.shown) return nothing;
    const label = say(session.orderDraft.asking ? "browser-type-why" : "browser-type");
    const open = this.found.length > 0;
    return html`
      ${open
        ? html`<ul id="list" role="listbox" aria-label=${say("browser-completions")}>
            ${this.found.map(
              (words, place) =>
                html`<li id=${`option-${place}`} role="option" aria-selected=${String(place === this.place)} @pointerdown=${(event: Event) => this.picked(event, words)}>${words}</li>`,
            )}
          </ul>`
        : nothing}
      <form @submit=${this.submitted} autocomplete="off">
        <input
          name="order"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded=${String(open)}
          aria-controls=${open ? "list" : nothing}
          aria-activedescendant=${this.place >= 0 ? `option-${this.place}` : nothing}
          aria-label=${label}
          placeholder=${session.orderDraft.asking ? say("browser-type-why-short") : label}
          autocapitalize="none"
          spellcheck="false"
          maxlength="400"
          .value=${this.text}
          @input=${this.wrote}
          @keydown=${this.pressed}
          @blur=${this.left}
        >
        <button class="round" aria-label=${say("browser-type-send")} title=${say("browser-type-send")} ?disabled=${session.busy}>${icon("check")}</button>
      </form>
    `;
  }

  override focus(): void {
    this.line.focus();
  }

  private async wrote(): Promise<void> {
    this.text = this.line.value;
    this.place = -1;
    const before = this.text.includes(",") ? this.text.slice(0, this.text.lastIndexOf(",")) : "";
    const after = before ? await this.saidAfter(before) : this.session.orderDraft.actions.map((action) => action.words);
    const commands: Commands = this.session.orderDraft.asking ? new Map() : this.commands;
    this.found = completions(this.text, after, commands).slice(0, SHOWN);
  }

  /** What may be said after these parts, as the server knows. */
  private async saidAfter(before: string): Promise<readonly string[]> {
    const { session } = this;
    const order = [...session.orderDraft.parts, before].join(", ");
    const key = `${session.live?.seq} ${order}`;
    let known = this.following.get(key);
    if (!known) {
      try {
        const draft = await session.client.draft(order);
        known = draft.complete ? [] : draft.prompt.actions.map((action) => action.words);
      } catch {
        known = [];
      }
      if (this.following.size > 50) this.following.clear();
      this.following.set(key, known);
    }
    return known;
  }

  private pressed(event: KeyboardEvent): void {
    const count = this.found.length;
    if (event.key === "ArrowDown" && count) this.place = (this.place + 1) % count;
    else if (event.key === "ArrowUp" && count) this.place = this.place <= 0 ? count - 1 : this.place - 1;
    else if (event.key === "Tab" && !event.shiftKey && count && this.text) this.complete(this.found[Math.max(0, this.place)] ?? "");
    else if (event.key === "Enter" && this.place >= 0) this.complete(this.found[this.place] ?? "");
    else if (event.key === "Escape" && (count || this.text)) {
      if (count) this.found = [];
      else this.text = "";
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private picked(event: Event, words: string): void {
    event.preventDefault();
    this.complete(words);
  }

  private complete(words: string): void {
    this.text = words;
    this.line.value = words;
    this.found = [];
    this.place = -1;
  }

  private left(): void {
    this.found = [];
  }

  private async submitted(event: Event): Promise<void> {
    event.preventDefault();
    const text = this.text.trim();
    if (!text) return;
    this.found = [];
    const verb = text.split(/\s/)[0]?.toLowerCase();
    const known = this.session.orderDraft.actions.some((action) => action.verb === verb);
    const typed = known ? null : parseCommand(this.commands, text);
    let done = true;
    if (typed) this.emit("typed", typed);
    else if (this.session.orderDraft.asking) await this.session.orderDraft.why(text);
    else done = await this.session.orderDraft.enterTyped(text);
    if (done) this.text = "";
  }
}
