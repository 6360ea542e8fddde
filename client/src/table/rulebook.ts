/** The rules, one click away: all of them, searchable, with the one that was asked for in sight. */

import { css, customElement, html, nothing, property, state } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { base, buttons, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";

const NUMBER = /\b([A-Z]\d+(?:\.\d+)+)\b/;

@customElement("sand-rulebook")
export class Rulebook extends SessionElement {
  static override styles = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: block;
      }
      input {
        width: 100%;
        margin-bottom: 8px;
      }
      h3 {
        font-size: 1.0625rem;
        margin: 16px 0 4px;
      }
      section {
        padding: 8px;
        border-radius: var(--radius-small);
        border-left: 3px solid transparent;
        scroll-margin: 16px;
      }
      section.asked {
        background: var(--lamp-soft);
        border-left-color: var(--lamp);
      }
      .number {
        font: 600 0.8125rem var(--sans);
        color: var(--ink-soft);
        display: block;
      }
      p {
        font: 1rem/1.5 var(--serif);
      }
      .ruling {
        margin-top: 4px;
        padding-left: 8px;
        border-left: 2px solid var(--line-strong);
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }
    `,
  ];

  /** The rule that was asked for. */
  @property() number = "";
  @state() private search = "";

  override render() {
    const { wording } = this.session;
    const words = this.search.toLowerCase().split(/\s+/).filter(Boolean);
    const numbers = wording.ruleNumbers();
    if (!numbers.length) return html`<p>${say("browser-rules-none")}</p>`;
    let chapter = "";
    const rows = numbers.map((number) => {
      const { text, ruling } = wording.rule(number);
      const found = `${number} ${text} ${ruling}`.toLowerCase();
      if (!words.every((word) => found.includes(word))) return nothing;
      const of = number.includes(".") ? (number.split(".")[0] ?? "") : number.replace(/\d+$/, "");
      const heading = of !== chapter && wording.texts.has(`chapter-${of}`) ? html`<h3>${of} ${wording.texts.say(`chapter-${of}`)}</h3>` : nothing;
      chapter = of;
      return html`${heading}
        <section id="rule-${number.replaceAll(".", "-")}" class=${number === this.number ? "asked" : ""} tabindex="-1">
          <span class="number">${number}</span>
          <p>${this.linked(text)}</p>
          ${ruling ? html`<p class="ruling">${say("browser-ruling")} ${this.linked(ruling)}</p>` : nothing}
        </section>`;
    });
    return html`
      <input type="search" .value=${this.search} @input=${(event: Event) => (this.search = (event.target as HTMLInputElement).value)} placeholder=${say("browser-rules-search")} aria-label=${say("browser-rules-search")}>
      ${rows.every((row) => row === nothing) ? html`<p>${say("browser-filter-none")}</p>` : rows}
    `;
  }

  /** Numbers of other rules can be followed. */
  private linked(text: string): (string | TemplateResult)[] {
    return text
      .split(NUMBER)
      .map((part, place) => (place % 2 ? html`<button class="link" @click=${() => this.emit("rule", { number: part })}>${part}</button>` : part));
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!changed.has("number") || !this.number) return;
    if (this.search) {
      this.search = "";
      void this.updateComplete.then(() => this.show());
    } else this.show();
  }

  private show(): void {
    const section = this.renderRoot.querySelector<HTMLElement>(`#rule-${CSS.escape(this.number.replaceAll(".", "-"))}`);
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  }
}
