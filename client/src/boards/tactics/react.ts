/** T13: reactive fire: who may try, with what chance, and what it would do. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { boardEvent } from "../board.js";
import { decimal, percent } from "./asking.js";
import { Asked } from "./asking.js";
import type { ReactionOdds } from "./asking.js";
import { kindIcon } from "./glyphs.js";
import { TacticsWindow } from "./window.js";

@customElement("tactics-react")
export class ReactWindow extends TacticsWindow {
  static override styles = [
    ...TacticsWindow.styles,
    css`
      .window { border-color: var(--lamp); border-width: 2px; }
      .list { display: grid; gap: 6px; margin-top: 8px; }
      .list button { justify-content: flex-start; text-align: start; padding: 6px 12px; }
      .list small { display: block; color: var(--ink-soft); font-size: 0.8125rem; }
      .acts { display: flex; flex-wrap: wrap; gap: 6px; justify-content: space-between; width: 100%; }
      p { max-width: 340px; }
      .note { font-size: 0.8125rem; color: var(--ink-soft); }
    `,
  ];

  private asked: Asked | null = null;

  protected get key(): string {
    return this.live && this.scene?.react && this.picture.prompt.asked ? `${this.picture.seq}` : "";
  }

  protected override get about(): string {
    return this.scene?.units[this.scene.react?.enemy ?? ""]?.at ?? "";
  }

  protected heading(): string {
    return this.host.say("ta-react-title");
  }

  protected body(): TemplateResult | typeof nothing {
    const { host, scene } = this;
    const react = scene?.react;
    if (!react) return nothing;
    this.asked ??= new Asked(host);
    const odds = this.asked.get<{ react: Record<string, ReactionOdds> }>({ react: "*" }, () => this.requestUpdate())?.react ?? {};
    return html`<p>${host.wording.prompt(this.picture.prompt)} ${react.then ? host.say("ta-react-then", { act: react.then, enemy: react.enemy }) : nothing}</p>
      <div class="list">${Object.keys(react.units).map((name, place) => {
        const found = odds[name];
        const card = host.card(name);
        const action = this.picture.prompt.actions.find(({ words }) => words === `react ${name}`);
        return html`<button ?data-first=${place === 0} class=${action && host.hinted([action]) ? "hinted" : ""} data-words="react ${name}" @click=${() => host.choose(`react ${name}`)}>
          ${card ? kindIcon(card) : nothing}
          <span>${host.unitName(name)}
            <small>${found ? host.say("ta-react-odds", { chance: percent(host, found.chance), points: decimal(host, found.expected), of: found.points, destroy: percent(host, found.destroy) }) : host.say("ta-odds-wait")}</small>
          </span>
        </button>`;
      })}</div>
      <p class="note">${host.say("ta-react-how")}</p>`;
  }

  protected override foot(): TemplateResult {
    const { host } = this;
    return html`<footer><div class="acts">
      <button class="plain" @click=${() => host.dispatchEvent(boardEvent("panel", { name: "standing" }))}>${host.say("ta-standing")}</button>
      <button class="pass" data-words="pass" @click=${() => host.choose("pass")}>${host.say("ta-react-no")}</button>
    </div></footer>`;
  }
}
