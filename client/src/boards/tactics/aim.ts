/** T7: an attack is aimed: every weapon row with its targets, ammunition and odds, and what all do together. */

import { css, html, nothing, svg } from "lit";
import type { TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Asked, decimal, percent } from "./asking.js";
import type { AttackOdds, Odds } from "./asking.js";
import { icon } from "../../icons.js";
import { unitsAt } from "./scene.js";
import type { Aim, AimRow } from "./scene.js";
import { TacticsWindow } from "./window.js";

/** What a row is to do. */
interface Shot {
  /** A unit or a square with an element; empty: it does not fire. */
  readonly target: string;
  readonly rounds: number;
  readonly mark: string;
}

const SILENT: Shot = { target: "", rounds: 0, mark: "" };

@customElement("tactics-aim")
export class AimWindow extends TacticsWindow {
  static override styles = [
    ...TacticsWindow.styles,
    css`
      .window { max-width: min(470px, calc(100vw - 16px)); }
      table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
      th, td { text-align: start; padding: 3px 6px 3px 0; vertical-align: middle; }
      th { font-weight: 500; font-size: 0.8125rem; line-height: 1.2; }
      th small { display: block; color: var(--ink-soft); }
      thead th { font-size: 0.75rem; color: var(--ink-soft); font-weight: 400; }
      td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
      tr.idle th, tr.idle td { color: var(--ink-soft); font-weight: 400; }
      select { font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--line-strong); border-radius: var(--radius-small); min-height: 32px; padding: 2px 4px; max-width: 138px; }
      .targets { display: grid; gap: 6px; margin-bottom: 6px; }
      .target { border: 1px solid var(--line); border-radius: var(--radius-small); padding: 6px 10px; background: var(--raised); }
      .target h4 { margin: 0; font: 600 0.9375rem var(--sans); display: flex; gap: 8px; justify-content: space-between; }
      .target p { font-size: 0.8125rem; }
      .bars { display: flex; align-items: flex-end; gap: 2px; height: 34px; margin-top: 4px; }
      .bars svg { flex: 1; height: 100%; min-width: 6px; max-width: 40px; }
      .bars rect { fill: var(--accent); }
      .bars rect.kill { fill: var(--warn); }
      .scale { display: flex; gap: 2px; font-size: 0.6875rem; color: var(--ink-soft); }
      .scale span { flex: 1; text-align: center; max-width: 40px; }
      .note { font-size: 0.8125rem; color: var(--ink-soft); margin-top: 6px; }
      .quick { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 6px; }
      .quick button { min-height: 32px; padding: 2px 10px; }
    `,
  ];

  @state() private shots: readonly Shot[] = [];
  private asked: Asked | null = null;

  private get aim(): Aim | null {
    return this.live ? (this.scene?.aim ?? null) : null;
  }

  protected get key(): string {
    const { aim, picture } = this;
    if (!aim || aim.asks === "burn" || !picture.prompt.asked) return "";
    return `${picture.seq} ${picture.order.join()} ${aim.asks}`;
  }

  protected heading(): string {
    const { aim } = this;
    return aim ? this.host.say(`ta-aim-${aim.mode}`, { unit: aim.unit }) : "";
  }

  protected override begin(): void {
    const { aim } = this;
    this.asked ??= new Asked(this.host);
    const best = aim ? this.favourite(aim) : "";
    this.shots = (aim?.rows ?? []).map((row) => this.aimedAt(row, best));
  }

  /** The target most rows can be aimed at, with the most dice. */
  private favourite(aim: Aim): string {
    const dice = new Map<string, number>();
    for (const row of aim.rows) for (const [name, { dice: count }] of Object.entries(row.targets ?? {})) dice.set(name, (dice.get(name) ?? 0) + count + 1000);
    return [...dice].sort((one, other) => other[1] - one[1])[0]?.[0] ?? "";
  }

  /** A row aimed at a target if it can be, else at nothing. */
  private aimedAt(row: AimRow, target: string): Shot {
    const found = row.targets?.[target] ?? row.elements?.[target];
    if (!found || row.state === "aimed" || row.state === "held") return SILENT;
    return { target, rounds: row.rounds ?? 0, mark: found.marks?.[0] ?? "" };
  }

  /** A click on the board: every row that can aims there. */
  aimAt(square: string, units: readonly string[]): boolean {
    const { aim } = this;
    if (!aim || aim.asks !== "aim") return false;
    const names = [...units, ...(this.scene ? unitsAt(this.scene, square) : []), square];
    const target = names.find((name) => aim.rows.some((row) => row.targets?.[name] ?? row.elements?.[name]));
    if (!target) return false;
    this.shots = aim.rows.map((row, place) => {
      const shot = this.aimedAt(row, target);
      return shot.target ? shot : (this.shots[place] ?? SILENT);
    });
    this.folded = false;
    return true;
  }

  protected body(): TemplateResult | typeof nothing {
    const { aim, host } = this;
    if (!aim) return nothing;
    if (aim.asks !== "aim") {
      return html`<p>${host.wording.prompt(this.picture.prompt)}</p><div class="quick">${this.picture.prompt.actions.map((action, place) => html`<button ?data-first=${place === 0} @click=${() => host.choose(action.words)}>${host.label(action)}</button>`)}</div>`;
    }
    const odds = this.odds(aim);
    const all = [...new Set(aim.rows.flatMap((row) => [...Object.keys(row.targets ?? {}), ...Object.keys(row.elements ?? {})]))];
    return html`
      ${all.length > 1 ? html`<div class="quick" role="group" aria-label=${host.say("ta-all-rows")}>${all.map((name) => html`<button @click=${() => this.aimAt(this.host.unit(name)?.at ?? name, [name])}>${this.called(name)}</button>`)}</div>` : nothing}
      <div class="targets" aria-live="polite">${this.summaries(odds)}</div>
      <table>
        <thead><tr><th>${host.say("ta-weapon")}</th><th>${host.say("ta-target")}</th><th>${host.say("ta-dice")}</th><th>${host.say("ta-on-average")}</th></tr></thead>
        <tbody>${aim.rows.map((row, place) => this.row(aim, row, place, odds))}</tbody>
      </table>
      ${this.notes(aim)}`;
  }

  private row(aim: Aim, row: AimRow, place: number, odds: AttackOdds | null): TemplateResult {
    const { host } = this;
    const name = host.weaponName(row.weapon);
    const label = html`${name}${row.by === aim.unit ? nothing : html`<small>${host.unitName(row.by)}</small>`}`;
    const [first] = row.shots;
    if (row.state === "aimed" || row.state === "held") {
      const target = first ? this.called(first.target || first.square) : host.wording.action("hold");
      return html`<tr class="idle"><th>${label}</th><td colspan="3">${icon("check")} ${target}</td></tr>`;
    }
    const targets = [...Object.keys(row.targets ?? {}), ...Object.keys(row.elements ?? {})];
    if (row.burns?.length) return html`<tr><th>${label}</th><td colspan="3">${host.say("ta-burns")}</td></tr>`;
    if (!targets.length) return html`<tr class="idle"><th>${label}</th><td colspan="3">${host.say(`ta-idle-${row.why || "far"}`)}</td></tr>`;
    const shot = this.shots[place] ?? SILENT;
    const told = odds?.targets[shot.target]?.rows.find((one) => one.weapon === row.weapon && one.by === (host.unit(row.by)?.card ?? row.by));
    const dice = row.targets?.[shot.target] ?? row.elements?.[shot.target];
    const marks = row.targets?.[shot.target]?.marks ?? [];
    return html`<tr>
      <th>${label}</th>
      <td>
        <select data-row=${row.weapon} aria-label=${host.say("ta-target-of", { weapon: row.weapon })} @change=${(event: Event) => this.set(place, { ...this.aimedAt(row, (event.target as HTMLSelectElement).value) })}>
          ${targets.map((one) => html`<option value=${one} .selected=${one === shot.target}>${this.called(one)}</option>`)}
          <option value="" .selected=${!shot.target}>${host.wording.action("hold")}</option>
        </select>
        ${(row.rounds ?? 0) > 1 && shot.target
          ? html`<select aria-label=${host.say("ta-rounds-of", { weapon: row.weapon })} @change=${(event: Event) => this.set(place, { ...shot, rounds: Number((event.target as HTMLSelectElement).value) })}>
              ${Array.from({ length: row.rounds ?? 1 }, (_, n) => html`<option value=${n + 1} .selected=${n + 1 === shot.rounds}>${host.wording.action(`rounds ${n + 1}`)}</option>`)}
            </select>`
          : nothing}
        ${marks.length > 1
          ? html`<select aria-label=${host.say("ta-mark-of", { weapon: row.weapon })} @change=${(event: Event) => this.set(place, { ...shot, mark: (event.target as HTMLSelectElement).value })}>
              ${marks.map((one) => html`<option value=${one} .selected=${one === shot.mark}>${host.wording.action(`mark ${one}`)}</option>`)}
            </select>`
          : nothing}
      </td>
      <td class="number">${shot.target ? (told?.dice ?? dice?.dice ?? "") : ""}</td>
      <td class="number">${shot.target && told ? decimal(host, told.expected) : ""}</td>
    </tr>`;
  }

  private called(name: string): string {
    const { host } = this;
    if (host.unit(name)) return host.unitName(name);
    const kind = (host.board.elements[name] ?? "").split(" ")[0] ?? "";
    return kind ? host.say("ta-element-at", { element: kind, square: name }) : name;
  }

  private set(place: number, shot: Shot): void {
    this.shots = this.shots.map((one, other) => (other === place ? shot : one));
  }

  private odds(aim: Aim): AttackOdds | null {
    const shots = aim.rows.flatMap((row, place) => {
      const shot = this.shots[place] ?? SILENT;
      return shot.target ? [[row.by, row.weapon, shot.target, shot.rounds || null]] : [];
    });
    if (!shots.length) return null;
    const unit = this.host.unit(aim.unit);
    const using = [aim.unit, unit?.hero ?? ""].flatMap((name) => (this.host.unit(name)?.lasting ?? []).map((ability) => [name, ability]));
    const question = { attack: aim.unit, at: unit?.at ?? "", mode: aim.mode, shots, using };
    return this.asked?.get<AttackOdds>(question, () => this.requestUpdate()) ?? null;
  }

  private summaries(odds: AttackOdds | null): TemplateResult | TemplateResult[] {
    const { host } = this;
    const named = [...new Set(this.shots.map(({ target }) => target).filter(Boolean))];
    if (!named.length) return html`<p class="note">${host.say("ta-no-shot")}</p>`;
    return named.map((name) => {
      const found = odds?.targets[name];
      return html`<div class="target" data-target=${name}>
        <h4><span>${this.called(name)}</span>${found ? html`<span>${host.say("ta-destroys", { chance: percent(host, found.destroy) })}</span>` : nothing}</h4>
        ${found ? html`${bars(found)}<p>${host.say("ta-damage", { points: decimal(host, found.expected), of: found.points })} ${host.say(`ta-cover-${found.cover}`)} ${found.struck === null ? "" : host.say("ta-struck", { points: decimal(host, found.struck) })}</p>` : html`<p>${host.say("ta-odds-wait")}</p>`}
      </div>`;
    });
  }

  private notes(aim: Aim): TemplateResult {
    const { host } = this;
    const hidden = aim.hidden.map((name) => host.unitName(name));
    return html`${aim.mode === "sustained" ? html`<p class="note">${host.say("ta-nobody-reacts")}</p>` : nothing}
      ${hidden.length ? html`<p class="note">${host.say("ta-hidden", { names: hidden.join(", ") })}</p>` : nothing}`;
  }

  /** The words that aim all rows as they are set, up to the first that asks for more than a window can. */
  private get parts(): string[] {
    const { aim } = this;
    const parts: string[] = [];
    let fired = new Map<string, number>();
    for (const [place, row] of (aim?.rows ?? []).entries()) {
      if (row.state === "aimed" || row.state === "held") continue;
      if (row.burns?.length) break;
      if (!Object.keys(row.targets ?? {}).length && !Object.keys(row.elements ?? {}).length) continue;
      const shot = this.shots[place] ?? SILENT;
      if (!shot.target) {
        parts.push("hold");
        continue;
      }
      parts.push(this.host.unit(shot.target) ? `at ${shot.target}` : `wreck ${shot.target}`);
      const most = row.rounds ?? 0;
      if (most > 1) {
        // T20.1: each living miniature fires one round, so that another limited row may have none left to ask about.
        const before = fired.get(row.by) ?? 0;
        if (before) break;
        parts.push(`rounds ${shot.rounds}`);
        fired = fired.set(row.by, before + shot.rounds);
      }
      if ((row.targets?.[shot.target]?.marks ?? []).length > 1) parts.push(`mark ${shot.mark}`);
    }
    return parts;
  }

  private get fires(): boolean {
    const { aim } = this;
    return aim !== null && (aim.optional || this.shots.some(({ target }) => target) || aim.rows.some(({ burns, shots }) => burns?.length || shots.length));
  }

  protected override foot(): TemplateResult | typeof nothing {
    const { aim, host } = this;
    if (!aim || aim.asks !== "aim") return nothing;
    const any = this.shots.some(({ target }) => target);
    return html`<footer><button class="primary fire" data-first ?disabled=${!this.fires} @click=${() => host.goOn(this.parts)}>${icon("check")} ${host.say(any ? "ta-fire" : "ta-hold-fire")}</button></footer>`;
  }
}

/** How likely each number of points is lost; the last is the end of it. */
function bars(odds: Odds): TemplateResult {
  const top = Math.max(...odds.damage, 0.01);
  return html`<div class="bars" aria-hidden="true">${odds.damage.map((chance, n) => html`<svg viewBox="0 0 10 100" preserveAspectRatio="none">${svg`<rect class=${n === odds.damage.length - 1 ? "kill" : ""} y=${100 - (100 * chance) / top} width="10" height=${(100 * chance) / top}></rect>`}</svg>`)}</div>
    <div class="scale" aria-hidden="true">${odds.damage.map((_, n) => html`<span>${n}</span>`)}</div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tactics-aim": AimWindow;
  }
}
