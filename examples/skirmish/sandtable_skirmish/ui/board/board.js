/**
 * The board in the browser: plain JavaScript, no build. The server serves this folder as it is.
 *
 * It knows no rules. What stands where is in `picture.scene` (see ui/browser.py), what can be clicked in
 * `picture.prompt.actions`, and what things are called says `wording`.
 */

import { base, BoardElement, boardEvent, buttons, css, html, isHighlighted, nothing, svg } from "sandtable/board-kit";

export const tag = "skirmish-board";

/** For the day and for the night. The page allows no style attributes, so colours go by classes. */
const ALLIES = css`light-dark(#1f6f80, #6cc3d5)`;
const RIVAL = css`light-dark(#a8481f, #f0986c)`;
const LOOKS = { allies: { sign: "◆", fill: ALLIES.cssText }, rival: { sign: "●", fill: RIVAL.cssText } };

/** The same signs and colours in the table around the board. */
export const sides = { ana: LOOKS.allies, ben: LOOKS.allies, cid: LOOKS.rival };

/** The verb that would answer a question with an area: to ask why one cannot be chosen. */
const VERBS = { "ask-forage": "forage", "ask-march": "march", "ask-to": "to", "ask-retreat": "retreat" };

class SkirmishBoard extends BoardElement {
  static styles = [
    base,
    buttons,
    css`
      /* The table gives the element the size of its window; what is in it has to fit. */
      .board { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; gap: 8px; width: 100%; height: 100%; padding: 8px; }
      header, footer { display: flex; flex-wrap: wrap; gap: 8px 20px; justify-content: center; align-items: center; }
      svg { width: 100%; height: 100%; }
      .way { stroke: var(--line-strong); stroke-width: 0.6; stroke-dasharray: 2 1.5; }
      .area circle { fill: var(--raised); stroke: var(--line-strong); stroke-width: 0.5; }
      .area.legal { cursor: pointer; }
      .area.legal circle { stroke: var(--accent); stroke-width: 1.2; }
      .area.lit circle { fill: var(--accent-soft); }
      text { text-anchor: middle; font-size: 3.2px; fill: var(--ink); pointer-events: none; }
      .troops { font-size: 5px; font-weight: 700; }
      .allies { fill: ${ALLIES}; }
      .rival { fill: ${RIVAL}; }
    `,
  ];

  render() {
    const { scene, view } = this.picture;
    if (!scene) return nothing;
    return html`<div class="board">
      <header>
        <strong>${this.wording.say("board-round", { round: view.turn, rounds: scene.rounds })}</strong>
        ${Object.entries(scene.score).map(
          ([side, points]) => html`<span>${LOOKS[side].sign} ${this.wording.say("board-score", { side, points })}</span>`,
        )}
      </header>
      <svg viewBox="0 -4 100 104" role="group">${this.ways(scene.areas)} ${scene.areas.map((area) => this.area(area))}</svg>
      <footer>${this.hand(scene.hand)} ${this.others().map((action) => this.button(action))}</footer>
    </div>`;
  }

  /** Every way is listed at both ends, and drawn from the first by name. */
  ways(areas) {
    const at = Object.fromEntries(areas.map((area) => [area.name, area]));
    return areas.flatMap((from) =>
      from.near
        .filter((name) => from.name < name)
        .map((name) => svg`<line class="way" x1=${from.x} y1=${from.y} x2=${at[name].x} y2=${at[name].y} />`),
    );
  }

  area(area) {
    const name = this.wording.name("area", area.name);
    const troops = area.side ? `${LOOKS[area.side].sign} ${area.troops}` : "";
    const action = this.actions().find((one) => one.args.area === area.name);
    const lit = isHighlighted(this.refs, area.name, "area", "origin", "target") || (action && action.words === this.marked);
    const press = () => this.press(area.name, action);
    const typed = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press();
    };
    return svg`<g class="area ${action ? "legal" : ""} ${lit ? "lit" : ""}" data-area=${area.name}
        role=${action ? "button" : "img"} tabindex=${action ? 0 : nothing} aria-label=${`${name}: ${area.points}, ${troops || "-"}`}
        @click=${press} @keydown=${typed}>
      <circle cx=${area.x} cy=${area.y} r="12" />
      <text x=${area.x} y=${area.y - 3}>${name} · ${area.points}</text>
      <text class="troops ${area.side}" x=${area.x} y=${area.y + 5}>${troops}</text>
    </g>`;
  }

  hand(held) {
    const cards = Object.entries(held).map(([card, count]) => `${count} x ${this.wording.name("card", card)}`);
    return cards.length ? html`<span>${this.wording.say("board-hand", { cards: cards.join(", ") })}</span>` : nothing;
  }

  button(action) {
    return html`<button data-words=${action.words} @click=${() => this.choose(action)}>${this.wording.action(action)}</button>`;
  }

  /** What may be chosen now: nothing in the past, or for somebody who looks on. */
  actions() {
    return this.interactive ? this.picture.prompt.actions : [];
  }

  /** Choices that are no areas: numbers, cards, passing. */
  others() {
    return this.actions().filter((action) => !("area" in action.args));
  }

  press(area, action) {
    const verb = VERBS[this.picture.prompt.message];
    if (this.settings.asking && verb) this.dispatchEvent(boardEvent("why", { words: `${verb} ${area}` }));
    else if (action) this.choose(action);
  }

  choose({ words }) {
    this.dispatchEvent(boardEvent(this.settings.asking ? "why" : "choose", { words }));
  }

  /** The table's command for odds: of the attack that is being put together, with all that may march. */
  openOdds() {
    const { order, prompt } = this.picture;
    const most = prompt.actions.filter((action) => action.verb === "with").at(-1);
    const whole = [...order, ...(most ? [most.words] : [])].join(", ");
    const area = order.find((part) => part.startsWith("to "))?.slice(3) ?? "";
    const tell = (odds) => {
      if (!odds) return;
      const text = this.wording.say("board-odds", { area, percent: Math.round(100 * odds.conquest) });
      this.dispatchEvent(boardEvent("say", { text }));
    };
    this.dispatchEvent(boardEvent("odds", { order: whole, tell }));
  }
}

customElements.define(tag, SkirmishBoard);
