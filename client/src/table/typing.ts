/** Orders in words, as in the terminal: the same grammar, commands and completion. */

import { css, customElement, html, nothing, query, state } from "../element.js";
import { icon } from "../icons.js";
import { base, buttons, fields } from "../style/shared.js";
import type { Texts } from "../texts.js";
import { say, tongue } from "../tongue.js";
import { commandWords, completions, meant } from "../typing.js";
import type { Commands } from "../typing.js";
import { AtTable } from "./at-table.js";

const SHOWN = 6;

@customElement("sand-typing")
export class Typing extends AtTable {
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
    const { texts } = tongue;
    if (this.known?.texts !== texts) this.known = { texts, commands: commandWords(texts) };
    return this.known.commands;
  }

  override render() {
    const { sitting } = this;
    if (!sitting.shown) return nothing;
    const label = say(sitting.pen.asking ? "browser-type-why" : "browser-type");
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
          placeholder=${sitting.pen.asking ? say("browser-type-why-short") : label}
          autocapitalize="none"
          spellcheck="false"
          maxlength="400"
          .value=${this.text}
          @input=${this.wrote}
          @keydown=${this.pressed}
          @blur=${this.left}
        >
        <button class="round" aria-label=${say("browser-type-send")} title=${say("browser-type-send")} ?disabled=${sitting.busy}>${icon("check")}</button>
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
    const after = before ? await this.saidAfter(before) : this.sitting.pen.actions.map((action) => action.words);
    const commands: Commands = this.sitting.pen.asking ? new Map() : this.commands;
    this.found = completions(this.text, after, commands).slice(0, SHOWN);
  }

  /** What may be said after these parts, as the server knows. */
  private async saidAfter(before: string): Promise<readonly string[]> {
    const { sitting } = this;
    const order = [...sitting.pen.parts, before].join(", ");
    const key = `${sitting.live?.seq} ${order}`;
    let known = this.following.get(key);
    if (!known) {
      try {
        const draft = await sitting.door.draft(order);
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
    const known = this.sitting.pen.actions.some((action) => action.verb === verb);
    const typed = known ? null : meant(this.commands, text);
    let done = true;
    if (typed) this.tell("typed", typed);
    else if (this.sitting.pen.asking) await this.sitting.pen.why(text);
    else done = await this.sitting.pen.typed(text);
    if (done) this.text = "";
  }
}
