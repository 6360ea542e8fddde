/** A dialog with a heading: the browser keeps the focus inside it and gives it back afterwards. */

import { css, customElement, html, PageElement, property, query } from "../page-element.js";
import { icon } from "../icons.js";
import { base, buttons, cards } from "../style/shared.js";
import { say } from "../i18n.js";

@customElement("sand-dialog")
export class Dialog extends PageElement {
  static override styles = [
    base,
    buttons,
    cards,
    css`
      dialog {
        border: 1px solid var(--line);
        border-radius: 12px;
        padding: 0;
        color: var(--ink);
        background: var(--paper);
        box-shadow: var(--shadow-high);
        width: min(640px, calc(100vw - 32px));
        max-height: calc(100dvh - 32px);
        overflow: hidden;
      }
      :host([wide]) dialog {
        width: min(920px, calc(100vw - 32px));
      }
      :host([narrow]) dialog {
        width: min(440px, calc(100vw - 32px));
      }
      dialog::backdrop {
        background: var(--veil);
      }
      .inside {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
        max-height: calc(100dvh - 34px);
      }
      .head {
        display: flex;
        gap: 16px;
        align-items: center;
        justify-content: space-between;
        padding: 16px 16px 8px 24px;
      }
      h2 {
        font-size: 1.375rem;
      }
      .text {
        padding: 8px 24px 24px;
        overflow: auto;
        overscroll-behavior: contain;
      }
      .foot {
        padding: 16px 24px;
        border-top: 1px solid var(--line);
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        justify-content: flex-end;
      }
      .foot:not(.used) {
        display: none;
      }
    `,
  ];

  @property() heading = "";
  @property({ type: Boolean }) open = false;
  @query("dialog") private dialog!: HTMLDialogElement;

  override render() {
    return html`
      <dialog aria-labelledby="heading" @close=${this.closed} @click=${this.clicked}>
        <div class="inside">
          <div class="head">
            <h2 id="heading">${this.heading}</h2>
            <button class="round plain" @click=${this.hide} aria-label=${say("browser-close")} title=${say("browser-close")}>${icon("close")}</button>
          </div>
          <div class="text" tabindex="-1"><slot></slot></div>
          <div class="foot"><slot name="foot" @slotchange=${this.footChanged}></slot></div>
        </div>
      </dialog>
    `;
  }

  private footChanged(event: Event): void {
    const slot = event.target as HTMLSlotElement;
    slot.parentElement?.classList.toggle("used", slot.assignedElements().length > 0);
  }

  override updated(): void {
    if (this.open && !this.dialog.open) this.dialog.showModal();
    else if (!this.open && this.dialog.open) this.dialog.close();
  }

  hide(): void {
    this.open = false;
  }

  private closed(): void {
    this.open = false;
    this.emit("closed");
  }

  /** A click beside the box closes it. */
  private clicked(event: MouseEvent): void {
    if (event.target === this.dialog) this.hide();
  }
}
