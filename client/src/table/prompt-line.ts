/** The one line that says who must do what, with the rules behind it, the order so far, and what one can do about it. */

import { css, customElement, html, nothing, query, state } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { keyLabel, keyOf } from "../keys.js";
import type { Command } from "../keys.js";
import { base, buttons, cards } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import { answerOf, questionText, isTurn } from "./turns.js";

@customElement("sand-prompt-line")
export class PromptLine extends SessionElement {
  static override styles = [
    base,
    buttons,
    cards,
    css`
      :host {
        display: block;
      }
      .line {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 4px 16px;
        align-items: center;
        padding: 8px 16px;
        background: var(--paper);
        border: 1px solid var(--line);
        border-left: 6px solid var(--line-strong);
        border-radius: var(--radius);
        /* Room for two lines, so that the board stays where it is when an order gets its second part. */
        min-height: 73px;
      }
      .line.turn {
        border-left-color: var(--accent);
        background: linear-gradient(90deg, var(--accent-soft), var(--paper) 60%);
      }
      .line.past {
        border-left-color: var(--lamp);
        background: linear-gradient(90deg, var(--lamp-soft), var(--paper) 60%);
      }
      .line.trial {
        border-style: dashed;
        border-left-style: solid;
        border-left-color: var(--lamp);
      }
      .ask {
        font: 600 1.125rem/1.3 var(--serif);
      }
      .who {
        font: 600 0.8125rem var(--sans);
        color: var(--ink-soft);
        margin-inline-end: 8px;
        white-space: nowrap;
      }
      .turn .who {
        color: var(--accent);
      }
      .rule {
        font: 0.8125rem var(--sans);
        min-height: 24px;
        padding: 0 8px;
        border-radius: 999px;
        color: var(--ink-soft);
        border-color: var(--line-strong);
        margin-inline-start: 4px;
        vertical-align: 2px;
      }
      @media (pointer: coarse) {
        button.rule.rule {
          min-height: 32px;
        }
      }
      .crumbs {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        align-items: center;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .crumbs button {
        min-height: 28px;
        padding: 0 6px 0 10px;
        border-radius: 999px;
        font-size: 0.875rem;
        background: var(--raised);
      }
      .crumbs svg.icon {
        width: 1em;
        height: 1em;
      }
      .tools {
        display: flex;
        gap: 4px;
        flex-wrap: wrap;
        justify-content: flex-end;
      }
      .tools .label {
        display: inline;
      }
      .tools .rules {
        display: none;
      }
      .notice {
        display: flex;
        width: fit-content;
        gap: 8px;
        align-items: center;
        padding: 1px 1px 1px 10px;
        border-radius: var(--radius-small);
        background: var(--lamp-soft);
        font-size: 0.9375rem;
      }
      .notice.error {
        background: var(--warn-soft);
      }
      .notice span {
        flex: 1;
      }
      .notice button.round {
        width: 28px;
        height: 28px;
        min-height: 28px;
      }
      @media (max-width: 1279px) {
        .tools .label {
          display: none;
        }
        .tools button.tool {
          width: 36px;
          padding: 0;
        }
      }
      @media (max-width: 700px) {
        .line {
          padding: 6px 10px;
          border-radius: 0;
          border-inline-end: 0;
          grid-template-columns: minmax(0, 1fr);
          min-height: 0;
        }
        .ask {
          font-size: 1rem;
        }
        .tools {
          justify-content: flex-start;
          flex-wrap: nowrap;
          overflow-x: auto;
        }
        .tools .word {
          display: none;
        }
        .tools button {
          flex: none;
          white-space: nowrap;
          padding-inline: 8px;
        }
        .tools button.tool {
          width: 44px;
        }
        /* The question gets its line for itself; the rules stand with the tools. */
        .ask .rules {
          display: none;
        }
        .tools .rules {
          display: flex;
          align-items: center;
        }
      }
    `,
  ];

  /** The question whose rules are all shown. */
  @state() private unfolded = "";
  @query("#prompt") private asked!: HTMLElement | null;

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.keepFocus(() => this.focus());
  }

  override focus(): void {
    this.asked?.focus();
  }

  override render() {
    const { session } = this;
    const shown = session.shown;
    const live = session.live;
    if (!shown || !live) return nothing;
    const { orderDraft } = session;
    const turn = this.turn;
    return html`
      <div class="line ${turn ? "turn" : ""} ${shown.kind}">
        <div>
          <div id="prompt" class="ask" tabindex="-1">
            ${this.who()}${orderDraft.confirming ? say("browser-confirm", { order: session.wording.order(orderDraft.draft?.order ?? "") }) : this.question()}
            ${this.rules()}
          </div>
          ${this.crumbs(shown.order)}
          <div role="status">${this.notice()}</div>
        </div>
        <div class="tools" role="toolbar" aria-label=${say("browser-tools")}>${this.tools()}${this.rules()}</div>
      </div>
    `;
  }

  /** Somebody is asked here, in a trial or at the table. */
  private get turn(): boolean {
    const { shown, live, trial, orderDraft } = this.session;
    if (!shown?.prompt.asked || !live || shown.kind === "past") return false;
    return trial.now !== null || orderDraft.draft !== null || isTurn(live);
  }

  /** What is asked; or, of a secret question, what was answered and may still be changed. */
  private question(): string {
    const { shown, wording } = this.session;
    if (!shown) return "";
    const answer = shown.kind === "live" ? answerOf(shown) : "";
    if (!answer) return questionText(wording, shown.prompt);
    return say("browser-answered", { choice: wording.action(answer), seats: wording.names("seat", shown.waiting) });
  }

  private who(): TemplateResult {
    const shown = this.session.shown;
    const { trial, wording } = this.session;
    if (shown?.kind === "past") return html`<span class="who">${icon("clock")} ${say("browser-past")}</span>`;
    if (trial.now) {
      const { seat } = trial.now;
      const name = shown?.seats[seat]?.name;
      return html`<span class="who">${icon("fork")} ${say("browser-trying")}${name ? html` · ${this.sign(seat)} ${wording.seat(name)}` : nothing}</span>`;
    }
    if (!shown || !this.turn) return html``;
    return html`<span class="who">${shown.seat === null ? nothing : this.sign(shown.seat)} ${say("browser-your-turn")}</span>`;
  }

  /** The first rule, and the others behind a button: the line is to stay one line, and the board where it is. */
  private rules(): TemplateResult {
    const { message = "", rules = [] } = this.session.shown?.prompt ?? {};
    const hidden = rules.length > 2 && this.unfolded !== message ? rules.slice(1) : [];
    const label = `${say("browser-panel-rules")}: ${hidden.join(", ")}`;
    return html`<span class="rules"
      >${rules.slice(0, rules.length - hidden.length).map((number) => this.rule(number))}${hidden.length
        ? html`<button class="rule more" @click=${() => (this.unfolded = message)} aria-label="+${hidden.length} ${label}" title=${label}>+${hidden.length}</button>`
        : nothing}</span
    >`;
  }

  private rule(number: string): TemplateResult {
    return html`<button class="rule" @click=${() => this.emit("rule", { number })} aria-label=${say("browser-rule-open", { number })} title=${say("browser-rule-open", { number })}>${number}</button>`;
  }

  private crumbs(order: readonly string[]): TemplateResult | typeof nothing {
    if (!order.length) return nothing;
    const { session } = this;
    const trial = session.trial.now !== null;
    return html`<ul class="crumbs" aria-label=${say("browser-order-so-far")}>
      ${order.map((words, place) => {
        const label = session.wording.action(words);
        const cut = (): void => void (trial ? session.trial.back() : session.orderDraft.truncate(place));
        return html`<li><button @click=${cut} aria-label=${say("browser-crumb-remove", { part: label })} title=${say("browser-crumb-remove", { part: label })}>${label} ${icon("close")}</button></li>`;
      })}
    </ul>`;
  }

  private tools(): TemplateResult {
    const { session } = this;
    const live = session.live;
    const shown = session.shown;
    if (!live || !shown) return html``;
    const { orderDraft, trial, replay } = session;
    if (shown.kind === "past") {
      return html`<button class="primary" @click=${() => replay.leave()}>${icon("last")} ${say("browser-back-to-now")}</button>`;
    }
    if (trial.now) {
      const count = trial.now.leading;
      return html`
        ${this.tool("undo", "undo", say("browser-undo"), () => void orderDraft.back(), false)}
        <button class="primary" ?disabled=${!count || trial.outdated || session.busy} @click=${() => void trial.commit()} title=${say("browser-try-commit-how")}>
          ${icon("check")} ${say("browser-try-commit", { count })}
        </button>
        <button @click=${() => trial.end()} aria-label=${say("browser-try-leave")} title=${say("browser-try-leave")}>${icon("close")} <span class="word">${say("browser-try-leave")}</span></button>
      `;
    }
    if (live.seat === null) return html``;
    const asked = shown.prompt.asked;
    return html`
      ${orderDraft.confirming
        ? html`<button class="primary" @click=${() => void orderDraft.send()}>${icon("check")} ${say("browser-confirm-yes")} <kbd>${keyLabel(keyOf("confirm"))}</kbd></button>`
        : nothing}
      ${this.tool("undo", "undo", say(live.can.ask && !orderDraft.draft ? "browser-undo-ask" : "browser-undo"), () => void orderDraft.back(), !(live.can.undo || live.can.ask || orderDraft.draft))}
      ${this.tool("restart", "restart", say("browser-restart"), () => void orderDraft.restart(), !live.can.restart)}
      ${live.can.hint && !session.tutor.now ? this.tool("hint", "hint", say("browser-hint-ask"), () => void orderDraft.hint(), !asked || orderDraft.confirming) : nothing}
      ${live.over ? nothing : this.tool("why", "why", say("browser-why"), () => orderDraft.setAsking(!orderDraft.asking), !asked, orderDraft.asking)}
      ${live.over ? nothing : this.tool("try", "fork", say("browser-try"), () => void trial.enter(), false)}
    `;
  }

  private tool(command: Command, picture: Icon, label: string, act: () => void, off: boolean, on?: boolean): TemplateResult {
    const title = `${label} (${keyLabel(keyOf(command))})`;
    return html`<button
      class="tool"
      data-command=${command}
      ?disabled=${off}
      aria-pressed=${on === undefined ? nothing : String(on)}
      aria-label=${label}
      title=${title}
      @click=${act}
    >
      ${icon(picture)}<span class="label">${label}</span>
    </button>`;
  }

  /** It stands in an element that is always there: what comes together with its region is not read out everywhere. */
  private notice(): TemplateResult | typeof nothing {
    const { notice } = this.session;
    if (!notice) return nothing;
    return html`<div class="notice ${notice.kind}">
      <span>${notice.text} ${notice.rules.map((number) => this.rule(number))}</span>
      <button class="round plain" @click=${() => this.session.clearNotice()} aria-label=${say("browser-close")}>${icon("close")}</button>
    </div>`;
  }
}
