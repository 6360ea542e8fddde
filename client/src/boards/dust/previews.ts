/** The odds of attacks before they are made: beneath the pointer, in a menu, and while one drags. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { DustBoard } from "./board.js";
import { percent, OddsCache } from "./odds.js";
import { size } from "./scene.js";
import { closedBy, facts } from "./tips.js";

/** Of so many neighbours at most. */
const MOST = 4;

export class Previews {
  private readonly oddsCache: OddsCache;

  constructor(private readonly host: DustBoard) {
    this.oddsCache = new OddsCache(host);
  }

  /** The areas beside one that its units could fight for, as far as the board knows; not those across the sea. */
  private rivals(area: string): string[] {
    const { board, picture } = this.host;
    const areas = this.host.map?.drawing.areas;
    const [own, drawn] = [board.areas[area]?.force ?? "", areas?.get(area)];
    const friends = [own, ...(board.pacts[picture.viewer ?? ""] ?? [])];
    return (drawn?.near ?? []).filter((name) => {
      const held = board.areas[name];
      return held && size(held) > 0 && !friends.includes(held.force) && areas?.get(name)?.land === drawn?.land && !closedBy(this.host, name);
    });
  }

  /** True if a click here would attack without the odds having been shown: a single unit opens no window that tells them. */
  attacksUnseen(area: string): boolean {
    const { board, picture } = this.host;
    const { message, args } = picture.prompt;
    if (message === "ask-attack") return size(board.areas[area] ?? {}) === 1 && this.rivals(area).length < 2;
    return message === "ask-attack-on" && size(board.areas[String(args["origin"] ?? "")] ?? {}) === 1;
  }

  /** With everything that stands there: of the attack on this area, or of those from it. */
  of(area: string): TemplateResult | typeof nothing {
    const { choices, picture } = this.host;
    const { message, args } = picture.prompt;
    if (!choices.at(area).length) return nothing;
    if (message === "ask-attack-on") return this.odds(String(args["origin"]), area);
    if (message !== "ask-attack") return nothing;
    return html`${this.rivals(area).slice(0, MOST).map((target) => this.odds(area, target, true))}`;
  }

  private odds(origin: string, target: string, named = false): TemplateResult {
    const { host } = this;
    const odds = this.oddsCache.get(`attack ${origin}>${target}`, () => host.requestUpdate());
    const chance = odds ? percent(host, odds.wins) : "";
    if (named) return html`<span>${host.say("du-odds-on", { area: target, chance: chance || "…" })}</span>`;
    return html`<b>${odds ? host.say("du-odds-all", { chance }) : host.say("du-odds-wait")}</b>`;
  }

  /** Of the attack from an area on another. */
  between(from: string, to: string): TemplateResult | typeof nothing {
    return this.rivals(from).includes(to) ? this.odds(from, to) : nothing;
  }

  /** What a drag would come to if it ended here. */
  drag(from: string, to: string): TemplateResult | typeof nothing {
    const { host } = this;
    if (from === to) return nothing;
    return html`<div class="tip" popover="manual" aria-hidden="true">
      <strong>${host.area(from)} → ${host.area(to)}</strong>
      ${host.picture.prompt.message === "ask-attack" ? this.between(from, to) : nothing}
      ${facts(host, to).map((line) => html`<span>${line}</span>`)}
    </div>`;
  }
}
