/** How many of each kind: for a move, an attack, a retreat, a purchase for neutrals, or what missiles destroy. */

import { css, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { capitalized } from "../../wording.js";
import { letters } from "./dust-element.js";
import type { DustBoard } from "./board.js";
import { unitGlyph, warningGlyph } from "./icons.js";
import { oddsBar, OddsCache } from "./odds.js";
import { size } from "./scene.js";
import { DustWindow } from "./window.js";

export const unitsStyle = css`
  .units li {
    display: grid;
    grid-template-columns: 28px minmax(90px, 1fr) auto auto;
    gap: 10px;
    align-items: center;
    padding: 3px 0;
  }
  .units .glyph { width: 22px; height: 22px; }
  .opens { color: var(--warn); padding: 4px 0; max-width: 380px; }
  .units .of { color: var(--ink-soft); font-variant-numeric: tabular-nums; }
`;

/** The whole order with these units, as the game writes it. */
export function written(host: DustBoard, verb: string, counts: ReadonlyMap<string, number>): string {
  const list = letters(counts);
  const { prompt, order } = host.picture;
  const { origin, target, area } = prompt.args;
  const first = order[0]?.split(" ")[0] ?? "";
  if (verb !== "take") return first === "use" ? `use ${list}` : `${verb} ${list}`;
  if (prompt.message === "ask-hire-units") return `hire ${area} ${list}`;
  // D5.6: bombers alone may be joined by others, which the notation for a whole move would rule out.
  const alone = [...counts].every(([unit, count]) => (unit === "bomber") === count > 0);
  if (prompt.message === "ask-move-units" && alone) return [...order, `take bomber ${counts.get("bomber")}`].join(", ");
  const from = origin ?? order[0]?.split(" ")[1] ?? "";
  return `${first} ${from}>${target} ${list}`;
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** All but some, of what is cheapest. */
function allBut(all: ReadonlyMap<string, number>, left: number): ReadonlyMap<string, number> {
  let stay = left;
  return new Map([...all].map(([unit, most]) => {
    const stays = Math.min(stay, most);
    stay -= stays;
    return [unit, most - stays];
  }));
}

@customElement("dust-units")
export class DustUnits extends DustWindow {
  static override styles = [...DustWindow.styles, unitsStyle];

  @property({ attribute: false }) verb = "";
  private oddsCache: OddsCache | null = null;
  @state() private counts: ReadonlyMap<string, number> = new Map();

  protected get key(): string {
    return this.verb && this.host.interactive ? `${this.host.picture.seq}:${this.host.picture.order.join()}` : "";
  }

  /** All go, unless they are paid for; but one stays where an empty area would cost a capital, source or centre. */
  protected begin(): void {
    const all = this.host.choices.units;
    this.counts = this.host.picture.prompt.message === "ask-hire-units" ? new Map() : all;
    if (this.leavesEmpty && total(all) > 1) this.counts = allBut(all, 1);
  }

  /** A capital, a power source or a production centre that these units leave empty; or nothing. */
  private get leavesEmpty(): string {
    const { host } = this;
    const { message, args } = host.picture.prompt;
    const origin = String(args["origin"] ?? "");
    if (message !== "ask-attack-units" && message !== "ask-move-units") return "";
    const held = host.board.areas[origin];
    const { capitals = [], sources = [] } = host.scene ?? {};
    const dear = capitals.includes(origin) || sources.includes(origin) || host.board.centres.includes(origin);
    return held && dear && size(held) === total(this.counts) ? origin : "";
  }

  protected title_(): string {
    return this.host.wording.prompt(this.host.picture.prompt);
  }

  /** Attacks and special attacks have odds. */
  private get strikes(): boolean {
    return this.attacks || this.host.picture.prompt.message === "ask-special-units";
  }

  private get attacks(): boolean {
    return this.host.picture.prompt.message === "ask-attack-units";
  }

  protected body(): TemplateResult {
    const { host } = this;
    return html`<ul class="units">
      ${[...host.choices.units].map(([unit, most], place) => {
        const name = capitalized(host.wording.name("unit", unit));
        const count = this.counts.get(unit) ?? 0;
        const change = (by: number): void => {
          const next = Math.min(most, Math.max(0, count + by));
          this.counts = new Map([...host.choices.units.keys()].map((one) => [one, one === unit ? next : (this.counts.get(one) ?? 0)]));
        };
        return html`<li>${unitGlyph(unit)}<span>${name}</span><span class="of">${host.say("du-of", { count: most })}</span>
          ${this.steps(name, count, count === 0, count >= most ? host.say("du-all-there-are") : "", change, place === 0)}</li>`;
      })}
    </ul>
    ${this.leavesEmpty ? html`<p class="opens" role="status">${warningGlyph(1)} ${host.say("du-opens", { area: this.leavesEmpty })}</p>` : nothing}
    ${this.strikes && letters(this.counts) ? this.odds() : nothing}`;
  }

  private odds(): TemplateResult | typeof nothing {
    this.oddsCache ??= new OddsCache(this.host);
    return oddsBar(this.host, this.oddsCache.get(written(this.host, this.verb, this.counts), () => this.requestUpdate()));
  }

  protected foot(): TemplateResult {
    const { host } = this;
    const all = host.choices.units;
    const list = letters(this.counts);
    const some = (left: number) => (): void => {
      this.counts = allBut(all, left);
    };
    const done = host.say(this.attacks ? "du-attack" : host.picture.prompt.message === "ask-move-units" ? "du-move" : "du-take");
    return html`<footer>
      <button @click=${some(0)}>${host.say("du-all")}</button>
      ${total(all) > 1 ? html`<button @click=${some(1)}>${host.say("du-all-but-one")}</button>` : nothing}
      ${!list && host.choices.mayEnd ? html`<button @click=${() => host.choose("done")}>${host.say("du-none")}</button>` : nothing}
      <button class="primary" ?disabled=${!list} @click=${() => host.order(written(host, this.verb, this.counts))}>${done}</button>
    </footer>`;
  }
}
