/** The dice of the last order, large: who rolled them, for what, and how many hit. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { WireEvent } from "../../api.js";
import { icon } from "../../icons.js";
import { die } from "./glyphs.js";
import { rollsOf } from "./marks.js";
import type { Roll } from "./marks.js";
import { TacticsWindow } from "./window.js";

/** So many rolls are shown; of more, the last. */
const MOST = 5;

@customElement("tactics-dice")
export class DiceWindow extends TacticsWindow {
  static override styles = [
    ...TacticsWindow.styles,
    css`
      .window { max-width: min(380px, calc(100vw - 16px)); }
      .roll { padding: 4px 0 6px; }
      .roll + .roll { border-top: 1px solid var(--line); }
      .roll p { font-size: 0.8125rem; display: flex; justify-content: space-between; gap: 10px; }
      .roll b { white-space: nowrap; }
      .row { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 3px; }
      .die { width: 34px; height: 34px; animation: tumble 620ms cubic-bezier(0.2, 0.8, 0.3, 1.15) backwards; }
      .die:nth-child(3n) { animation-delay: 70ms; }
      .die:nth-child(3n + 1) { animation-delay: 140ms; }
      .die rect { fill: #fbf6e8; stroke: #3a3020; stroke-width: 1.5; }
      .die.miss rect { fill: #e9e2d0; stroke: #8b8069; }
      .die circle, .die path { fill: none; stroke: #9c2413; stroke-width: 2.6; }
      .die .spot { fill: #9c2413; stroke: none; }
      .die .dull { fill: #a59a82; stroke: none; }
      .many .die { width: 22px; height: 22px; }
      @keyframes tumble {
        from { transform: translate(-26px, -30px) rotate(-340deg) scale(0.5); opacity: 0; }
        60% { transform: translate(3px, 2px) rotate(14deg) scale(1.08); opacity: 1; }
        to { transform: none; }
      }
      @media (max-width: 700px) {
        .window { top: 62px !important; bottom: auto !important; left: auto !important; right: 6px; max-width: 74vw; max-height: 34dvh; }
        .die { width: 26px; height: 26px; }
      }
    `,
  ];

  @property({ attribute: false }) last: readonly WireEvent[] = [];
  /** The roll that was put away. */
  @state() private away = "";

  private get rolls(): readonly Roll[] {
    return rollsOf(this.last);
  }

  private get stamp(): string {
    const { last } = this;
    return last.length ? `${last[0]?.seq} ${this.rolls.map(({ dice, hits }) => `${dice}:${hits}`).join()}` : "";
  }

  protected get key(): string {
    return this.rolls.length && this.stamp !== this.away && this.picture.kind !== "draft" ? this.stamp : "";
  }

  protected override get about(): string {
    return "";
  }

  /** In the upper corner: the windows that ask are below. */
  protected override place(window_: HTMLElement): void {
    if (!window_.matches(":popover-open")) window_.showPopover();
    const room = this.host.parentElement?.getBoundingClientRect() ?? this.host.getBoundingClientRect();
    const beside = this.host.free(room);
    window_.style.maxWidth = beside > 220 && window.innerWidth > 700 ? `${Math.round(beside - 12)}px` : "";
    window_.style.left = `${Math.round(room.right - window_.offsetWidth - 8)}px`;
    window_.style.top = `${Math.round(room.top + 8)}px`;
    window_.style.maxHeight = `${Math.max(110, Math.round(room.height * (this.live ? 0.3 : 0.6)))}px`;
  }

  protected heading(): string {
    return this.host.say("ta-dice-title");
  }

  protected override tools(): TemplateResult {
    const label = this.host.say("ta-put-away");
    return html`<button class="round plain" aria-label=${label} title=${label} @click=${() => (this.away = this.stamp)}>${icon("close")}</button>`;
  }

  protected body(): TemplateResult | typeof nothing {
    const rolls = this.rolls.slice(-MOST).reverse();
    return html`${keyed(this.stamp, rolls.map((roll) => this.roll(roll)))}`;
  }

  private roll({ kind, unit, weapon, stage, dice, hits }: Roll): TemplateResult {
    const { host } = this;
    const title = host.say(`ta-roll-${kind}`, { unit, weapon, stage });
    const result = host.say(`ta-rolled-${kind}`, { hits, dice });
    return html`<div class="roll ${dice > 16 ? "many" : ""}"><p><span>${title}</span><b>${result}</b></p>
      <div class="row">${Array.from({ length: dice }, (_, n) => die(n < hits))}</div></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tactics-dice": DiceWindow;
  }
}
