/** Talk between the seats (watchers do not see it), and notes nobody else ever sees. */

import { css, customElement, html, nothing, query, state } from "../page-element.js";
import type { PropertyValues } from "../page-element.js";
import { icon } from "../icons.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import { playerName } from "./turns.js";

@customElement("sand-chat")
export class ChatPane extends SessionElement {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      :host {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        gap: 8px;
        height: 100%;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        overflow: auto;
        display: flex;
        flex-direction: column;
        gap: 8px;
      }
      li {
        padding: 6px 10px;
        border-radius: var(--radius);
        background: var(--sunk);
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      li.own {
        background: var(--accent-soft);
      }
      li.table {
        background: transparent;
        color: var(--ink-soft);
        font-style: italic;
      }
      .from {
        display: block;
        font-size: 0.8125rem;
        color: var(--ink-soft);
        white-space: normal;
      }
      form {
        display: flex;
        gap: 4px;
      }
      input {
        flex: 1;
        min-width: 0;
      }
    `,
  ];

  @query("ol") private list!: HTMLElement | null;
  private count = -1;

  override render() {
    const { session } = this;
    const time = new Intl.DateTimeFormat(session.wording.language, { hour: "2-digit", minute: "2-digit" });
    return html`
      <ol tabindex="0" aria-label=${say("browser-chat")}>
        ${session.chatLog.lines.length ? nothing : html`<li class="table">${say("browser-chat-empty")}</li>`}
        ${session.chatLog.lines.map((line) =>
          line.seat < 0
            ? html`<li class="table">${session.wording.texts.has(line.text) ? session.wording.texts.say(line.text, { player: playerName(line.name) }) : line.text}</li>`
            : html`<li class=${line.seat === session.seat ? "own" : ""}><span class="from">${this.sign(line.seat)} ${line.name}, ${time.format(line.time * 1000)}</span>${line.text}</li>`,
        )}
      </ol>
      <form @submit=${this.submitted} autocomplete="off">
        <input name="text" maxlength="2000" placeholder=${say("browser-chat-say")} aria-label=${say("browser-chat-say")}>
        <button class="round" aria-label=${say("browser-chat-send")} title=${say("browser-chat-send")}>${icon("next")}</button>
      </form>
    `;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.count === this.session.chatLog.lines.length) return;
    this.count = this.session.chatLog.lines.length;
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
    this.session.chatLog.markRead();
  }

  override focus(): void {
    this.renderRoot.querySelector("input")?.focus();
  }

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const input = this.renderRoot.querySelector("input");
    const text = input?.value.trim() ?? "";
    if (!input || !text) return;
    const lines = await this.session.attempt(() => this.session.client.say(text));
    if (!lines) return;
    input.value = "";
    this.session.chatLog.add(...lines);
    this.session.chatLog.markRead();
  }
}

/** How long after the last key the notes are saved, in milliseconds. */
const SAVE_AFTER = 800;

@customElement("sand-notes")
export class Notes extends SessionElement {
  static override styles = [
    base,
    fields,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
        gap: 8px;
        height: 100%;
      }
      textarea {
        width: 100%;
        height: 100%;
        min-height: 160px;
        resize: none;
        font: 1rem/1.5 var(--serif);
      }
    `,
  ];

  @state() private text: string | null = null;
  @state() private saved = true;
  private timer = 0;

  override firstUpdated(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    const notes = await this.session.attempt(() => this.session.client.notes());
    this.text = notes?.text ?? "";
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!this.saved) void this.save();
  }

  override render() {
    return html`
      <p class="small soft">${say("browser-notes-private")}</p>
      <textarea maxlength="20000" .value=${this.text ?? ""} ?disabled=${this.text === null} @input=${this.wrote} aria-label=${say("browser-notes")}></textarea>
      <p class="small soft" role="status">${this.text === null ? nothing : say(this.saved ? "browser-notes-saved" : "browser-notes-saving")}</p>
    `;
  }

  override focus(): void {
    this.renderRoot.querySelector("textarea")?.focus();
  }

  private wrote(event: Event): void {
    this.text = (event.target as HTMLTextAreaElement).value;
    this.saved = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), SAVE_AFTER);
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer);
    const { text, session } = this;
    if (text === null) return;
    try {
      await session.client.note(text);
      if (this.text === text) this.saved = true;
    } catch (error) {
      session.showError(error);
    }
  }
}
