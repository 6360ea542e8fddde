/** Data files of one's own in place of the game's: chosen, read here, and sent with the table by content. */

import type { DataFile, Game } from "../api.js";
import { css, customElement, html, nothing, PageElement, property, state } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { base, buttons, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { capitalized } from "../wording.js";
import type { Wording } from "../wording.js";

export type DataFiles = Readonly<Record<string, DataFile>>;

const KILOBYTES = 128;
const LONGEST_NAME = 100;

@customElement("sand-own-files")
export class OwnFiles extends PageElement {
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
        align-items: start;
      }
      .one {
        display: grid;
        gap: 4px;
        justify-items: start;
        min-width: 0;
      }
      .chosen {
        overflow-wrap: anywhere;
      }
      .refused {
        color: var(--warn);
      }
    `,
  ];

  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) wording!: Wording;
  @property({ attribute: false }) files: DataFiles = {};
  /** What the server says is wrong with them. */
  @property({ attribute: false }) refusal = "";
  @state() private errorText = "";

  override render() {
    const error = this.errorText || this.refusal;
    return html`
      <p class="small soft">${say("browser-files-how")}</p>
      <div class="grid">${this.game.files.map((name) => this.one(name))}</div>
      <div role="alert">${error ? html`<p class="refused">${error}</p>` : nothing}</div>
    `;
  }

  private one(name: string): TemplateResult {
    const chosen = this.files[name];
    const label = this.label(name);
    return html`<div class="one">
      <span id="label-${name}">${label}</span>
      <input id="file-${name}" name="file-${name}" type="file" accept=".toml,application/toml,text/plain" hidden @change=${(event: Event) => void this.take(name, event.target as HTMLInputElement)}>
      ${chosen
        ? html`<span class="row"><span class="small chosen">${chosen.name}</span>
            <button type="button" class="round plain" aria-label=${say("browser-file-remove", { name: chosen.name })} title=${say("browser-file-remove", { name: chosen.name })} @click=${() => this.leaveOut(name)}>${icon("close")}</button></span>`
        : html`<button type="button" aria-describedby="label-${name}" @click=${() => this.renderRoot.querySelector<HTMLInputElement>(`#file-${name}`)?.click()}>${icon("open")} ${say("browser-file-choose")}</button>`}
    </div>`;
  }

  private label(name: string): string {
    const id = `file-${name}`;
    return capitalized(this.wording.texts.has(id) ? this.wording.texts.say(id) : name);
  }

  private async take(name: string, input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    input.value = ""; // so that the same file can be chosen again once it was mended
    if (!file) return;
    this.errorText = file.size > KILOBYTES * 1024 ? say("browser-file-large", { most: KILOBYTES }) : "";
    if (this.errorText) return;
    try {
      const text = await file.text();
      this.emit<DataFiles>("files", { ...this.files, [name]: { name: file.name.slice(-LONGEST_NAME), text } });
    } catch {
      this.errorText = say("browser-file-unread");
    }
  }

  private leaveOut(name: string): void {
    this.errorText = "";
    const { [name]: _, ...others } = this.files;
    this.emit<DataFiles>("files", others);
  }
}
