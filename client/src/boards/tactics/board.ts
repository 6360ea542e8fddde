/** Dust Tactics: the battlefield. Status and roster are elements of their own, see `status.ts` and `roster.ts`. */

import { html, nothing, svg } from "lit";
import type { PropertyValues, SVGTemplateResult, TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Action } from "../../api.js";
import { base, buttons } from "../../style/shared.js";
import { boardEvent, isHighlighted } from "../board.js";
import type { BoardModule, BoardSetting, Shown } from "../board.js";
import { boardStyle } from "../board-style.js";
import { placeBeside } from "../placing.js";
import type { Wording } from "../../wording.js";
import "./aim.js";
import "./army.js";
import { Asked } from "./asking.js";
import "./card-window.js";
import { whyWords } from "./choices.js";
import { commonStyle } from "./common.css.js";
import "./dice.js";
import { arrows, box, counter, elements, ground, MARGIN, overlay, sightLine, SIZE, squaresPath, walls, zones } from "./field.js";
import type { Line } from "./field.js";
import { fieldStyle } from "./field.css.js";
import { marksOf } from "./marks.js";
import type { Marks } from "./marks.js";
import "./orders.js";
import { planLabel } from "./orders.js";
import { pointing } from "./pointing.js";
import "./react.js";
import "./roster.js";
import { allSquares, cardOf, middle, place, sceneOf, SIDES, squareAt, squaresOf, unitsAt } from "./scene.js";
import type { End, TacticsScene } from "./scene.js";
import { View, viewOf } from "./sight.js";
import "./status.js";
import { TacticsElement } from "./tactics-element.js";
import { facts, tip } from "./tips.js";
import type { LineOdds } from "./asking.js";

export const tag = "tactics-board";
export const handTag = "tactics-roster";
export const statusTag = "tactics-status";
export const supports: BoardModule["supports"] = ["bare"];
/** T6: whether squares are lit and dark; T3.3, T21: whether the last moves are drawn. */
export const settings: readonly BoardSetting[] = [
  { name: "sight", message: "ta-view-sight", initial: true, key: "shift+s" },
  { name: "trails", message: "ta-view-trails", initial: true, key: "shift+m" },
];
const LOOKS = {
  allies: { sign: "★", fill: "light-dark(#4c7a3f, #7fb36d)", line: "light-dark(#31552a, #a8d398)" },
  axis: { sign: "✚", fill: "light-dark(#8c3b33, #cf7a6f)", line: "light-dark(#66241d, #eba79d)" },
} as const;
export const sides: BoardModule["sides"] = Object.fromEntries(SIDES.flatMap((side) => [side, `${side}-1`, `${side}-2`].map((seat) => [seat, LOOKS[side]])));

/** T21.2: points decide unless the objective does. */
export function ended(shown: Shown, wording: Wording): Readonly<Record<string, string>> {
  const scene = sceneOf(shown);
  if (!scene) return {};
  return Object.fromEntries(
    shown.seats.map(({ name }) => {
      const side = SIDES.find((one) => name.startsWith(one)) ?? "allies";
      return [name, wording.say("ta-ended", { points: scene.standing.forecast[side], units: scene.standing.units[side] })];
    }),
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const MOVING = ["ask-move", "ask-enter"];

interface Entry {
  readonly label: string;
  readonly act: () => void;
  readonly primary?: boolean;
}

interface Menu {
  readonly square: string;
  readonly entries: readonly Entry[];
  readonly at: DOMRect;
}

@customElement(tag)
export class TacticsBoard extends TacticsElement {
  static override styles = [base, buttons, boardStyle, commonStyle, fieldStyle];

  @state() private pointed = "";
  @state() private tipShown = false;
  @state() private menu: Menu | null = null;
  /** Where the keyboard is. */
  private cursor = "";
  private at: DOMRect | null = null;
  private waiting = 0;
  /** What was meant when both actions were declared by one click: it is said as soon as it is asked. */
  private intent = "";
  private readonly asked = new Asked(this);
  private readonly labels = new Map<string, string>();
  private marks: Marks = { arrows: [], fresh: new Set(), units: new Set() };

  override connectedCallback(): void {
    super.connectedCallback();
    pointing.addEventListener("change", this.repoint);
    document.addEventListener("pointerdown", this.elsewhere, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    pointing.removeEventListener("change", this.repoint);
    document.removeEventListener("pointerdown", this.elsewhere, true);
  }

  private readonly repoint = (): void => this.requestUpdate();

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { scene } = this;
    if (!scene) return;
    if (changed.has("picture")) {
      this.menu = null;
      if (this.picture.kind !== "draft" && !this.interactive) this.intent = "";
    }
    if (changed.has("picture") || changed.has("last")) this.marks = marksOf(scene, this.last);
    if (changed.has("wording")) this.labels.clear();
    const legal = this.choices.squares;
    if (!this.cursor || !allSquares(scene.board).includes(this.cursor)) this.cursor = "a1";
    if (legal.length && !legal.includes(this.cursor) && !this.hasFocus) this.cursor = legal[0] ?? this.cursor;
  }

  private get hasFocus(): boolean {
    return (this.renderRoot as ShadowRoot).activeElement?.hasAttribute("data-square") ?? false;
  }

  // Sight

  private get message(): string {
    return this.picture.prompt.asked ? this.picture.prompt.message : "";
  }

  /** Whose sight is shown, and from where. */
  get sight(): View | null {
    const { scene, pointed } = this;
    if (!scene || !(this.settings.own["sight"] ?? true)) return null;
    const here = pointed ? unitsAt(scene, pointed)[0] : undefined;
    const asked = this.interactive ? (scene.aim?.unit ?? (scene.plans.length || MOVING.includes(this.message) ? scene.active.asked : "")) : "";
    if (asked) {
      const end = pointed && !here ? this.from(asked, pointed) : null;
      return end ?? viewOf(scene, asked);
    }
    const other = here ?? (pointing.unit || pointing.open);
    return other ? viewOf(scene, other) : null;
  }

  /** What the unit that is asked would see from a square it may go to. */
  private from(unit: string, square: string): View | null {
    const { scene } = this;
    if (!scene) return null;
    const known = viewOf(scene, unit, square);
    if (known?.end) return known;
    const within = MOVING.includes(this.message) ? this.choices.at(square).length > 0 : scene.plans.some(({ acts }) => acts[0] === "move") && (scene.sight.reach[unit] ?? []).includes(square);
    if (!within) return null;
    const end = this.asked.get<End>({ see: unit, at: square }, this.repoint);
    return end ? new View(scene, unit, square, end.seen, end.hidden, end) : null;
  }

  /** The line to what is pointed at. */
  private line(view: View | null): Line | null {
    const { scene, pointed } = this;
    if (!scene || !view || !pointed || view.from === pointed || view.end) return null;
    const target = unitsAt(scene, pointed)[0] ?? "";
    if (squaresOf(scene, view.unit).includes(pointed)) return null;
    const open = view.sees(pointed);
    const reason = open ? null : this.reason(view, pointed);
    const unit = scene.units[target];
    const large = cardOf(scene, target)?.large ?? false;
    const to = unit?.at ? middle(unit.at, large) : middle(pointed, false);
    return { from: middle(view.from, cardOf(scene, view.unit)?.large ?? false), to, open, at: reason?.squares ?? [], edges: reason?.edges ?? [] };
  }

  /** T6: why a square is not seen; of squares without enemies the server is asked. */
  reason(view: View, square: string): LineOdds["blocked"] {
    const told = view.blocked(square);
    if (told || view.end) return told;
    return this.asked.get<LineOdds>({ line: [view.from, square] }, this.repoint)?.blocked ?? null;
  }

  /** Odds of an attack, if they are known already. */
  odds<T>(question: object): T | null | undefined {
    return this.asked.get<T>(question, this.repoint);
  }

  // Drawing

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene || !this.wording) return nothing;
    const view = this.sight;
    const { kind, prompt } = this.picture;
    const windows = this.settings.reading !== true;
    return html`<svg
        class="field ${kind} ${this.settings.bare ? "bare" : ""}"
        viewBox=${box(scene.board)}
        preserveAspectRatio="xMinYMid meet"
        role="group"
        aria-label=${this.say("ta-board")}
        @pointerover=${this.over}
        @pointerleave=${this.left}
        @focusin=${this.focused}
        @focusout=${this.unfocused}
        @click=${this.clicked}
        @keydown=${this.pressed}
      >
        ${ground(scene)} ${zones(scene, ["ask-place", "ask-place-tile"].includes(prompt.message) || !scene.standing.round)}
        ${elements(this.board.elements, this.board.tiles)} ${overlay(scene, view)}
        <path class="reach" d=${squaresPath(this.reach(scene), 7)}></path>
        ${walls(scene)}
        <g class="units" aria-hidden="true">${repeat(this.counters(scene), ({ name }) => name, (one) => counter(scene, one))}</g>
        ${(this.settings.own["trails"] ?? true) && kind !== "draft" ? arrows(this.marks.arrows) : nothing}
        ${sightLine(this.line(view))}
        <g class="squares">${allSquares(scene.board).map((square) => this.square(scene, square))}</g>
      </svg>
      ${this.tip(view)} ${this.picker()}
      <tactics-dice .host=${this} .picture=${this.picture} .live=${this.interactive} .shown=${windows} .words=${this.wording} .last=${this.last}></tactics-dice>
      <tactics-orders .host=${this} .picture=${this.picture} .live=${this.interactive} .shown=${windows} .words=${this.wording} .last=${this.last}></tactics-orders>
      <tactics-aim .host=${this} .picture=${this.picture} .live=${this.interactive} .shown=${windows} .words=${this.wording} .last=${this.last}></tactics-aim>
      <tactics-react .host=${this} .picture=${this.picture} .live=${this.interactive} .shown=${windows} .words=${this.wording} .last=${this.last}></tactics-react>
      <tactics-army .host=${this} .picture=${this.picture} .live=${this.interactive} .shown=${windows} .words=${this.wording} .last=${this.last}></tactics-army>
      <tactics-card-window .host=${this} .picture=${this.picture} .live=${this.interactive} .shown=${windows} .words=${this.wording} .target=${this.aimedAt}></tactics-card-window>`;
  }

  /** Where the unit that declares could go with one move. */
  private reach(scene: TacticsScene): readonly string[] {
    if (!this.interactive) return [];
    const moves = scene.plans.some(({ acts, ban }) => !ban && acts[0] === "move");
    return moves ? (scene.sight.reach[scene.active.asked] ?? []) : [];
  }

  private counters(scene: TacticsScene): Parameters<typeof counter>[1][] {
    const aimed = scene.aim && this.interactive ? viewOf(scene, scene.aim.unit) : null;
    return Object.entries(scene.units).flatMap(([name, unit]) => {
      const card = scene.cards[unit.card];
      if (!unit.at || !card || unit.squad) return [];
      const actions = this.choices.of(name);
      const leader = unit.hero ? scene.units[unit.hero] : undefined;
      const classes = [
        unit.ready || scene.active.unit === name ? "ready" : "spent",
        actions.length ? "legal" : "",
        scene.active.unit === name ? "active" : "",
        isHighlighted(this.refs, name, "unit", "enemy", "friend", "gun", "squad", "vehicle") || pointing.unit === name ? "lit" : "",
        this.hinted(actions) ? "hinted" : "",
        this.marks.units.has(name) ? "fresh" : "",
      ];
      return [
        {
          name,
          unit,
          card,
          label: this.wording.name("unit", name),
          classes: classes.join(" "),
          hero: leader ? { points: leader.points, most: scene.cards[leader.card]?.points ?? 0 } : null,
          cover: aimed && unit.side !== this.side && card.kind === "squad" && aimed.sees(unit.at) ? aimed.cover(unit.at) : "",
        },
      ];
    });
  }

  private square(scene: TacticsScene, square: string): SVGTemplateResult {
    const actions = this.choices.at(square);
    const able = this.able(scene, square, actions);
    const [x, y] = place(square);
    const classes = [
      "square",
      able ? "legal" : "",
      this.hinted(actions) ? "hinted" : "",
      this.marks.fresh.has(square) ? "fresh" : "",
      isHighlighted(this.refs, square, "square", "origin") ? "lit" : "",
      this.menu?.square === square ? "picked" : "",
    ];
    const live = able || this.settings.asking;
    return svg`<rect class=${classes.join(" ")} data-square=${square} x=${x * SIZE + 3} y=${y * SIZE + 3} width=${SIZE - 6} height=${SIZE - 6} rx="8"
      tabindex=${square === this.cursor ? "0" : "-1"} role=${live ? "button" : "img"} aria-label=${this.squareLabel(square, actions)}></rect>`;
  }

  /** Whether a click does something here: a legal action, or a declaration that leads here. */
  private able(scene: TacticsScene, square: string, actions: readonly Action[]): boolean {
    if (actions.length) return true;
    return this.interactive && scene.plans.length > 0 && this.planned(square).length > 0;
  }

  private squareLabel(square: string, actions: readonly Action[]): string {
    const { scene } = this;
    const units = scene ? unitsAt(scene, square) : [];
    const key = `${square} ${actions.map(({ words }) => words).join()} ${units.map((name) => `${name}${this.unit(name)?.points}${this.unit(name)?.ready}${this.unit(name)?.hero}`).join()} ${this.board.elements[square]} ${scene?.standing.charges[square]} ${scene?.scenario.name} ${this.wording.language}`;
    let found = this.labels.get(key);
    if (found === undefined) {
      const does = actions.length === 1 && actions[0] ? this.label(actions[0]) : actions.length ? this.say("ta-choices", { count: actions.length }) : "";
      found = [square, ...facts(this, square), does].filter(Boolean).join(". ");
      if (this.labels.size > 3000) this.labels.clear();
      this.labels.set(key, found);
    }
    return found;
  }

  override updated(_changed: PropertyValues<this>): void {
    const bubble = this.renderRoot.querySelector<HTMLElement>(".tip");
    if (bubble && this.at) this.placeTip(bubble, this.at);
    const list = this.renderRoot.querySelector<HTMLElement>(".menu");
    if (list && this.menu) {
      placeBeside(list, this.menu.at, true);
      if (!list.contains((this.renderRoot as ShadowRoot).activeElement)) list.querySelector<HTMLElement>("button")?.focus();
    }
    this.follow();
  }

  /** Beside the square, on the side away from whoever looks at it: the line and what is in its way stay in sight. */
  private placeTip(bubble: HTMLElement, at: DOMRect): void {
    const view = this.sight;
    const from = view ? this.renderRoot.querySelector(`[data-square="${view.from}"]`)?.getBoundingClientRect() : undefined;
    placeBeside(bubble, at);
    if (!from || window.innerWidth <= 700) return;
    const left = from.left >= at.left ? at.left - bubble.offsetWidth - 10 : at.right + 10;
    if (left < 8 || left + bubble.offsetWidth > window.innerWidth - 8) return;
    const top = Math.min(at.top, window.innerHeight - bubble.offsetHeight - 8);
    bubble.style.left = `${Math.round(left)}px`;
    bubble.style.top = `${Math.round(top)}px`;
  }

  /** Say what was meant before it was asked. */
  private follow(): void {
    if (!this.intent || !this.interactive) return;
    const { actions, message } = this.picture.prompt;
    if (MOVING.includes(message)) {
      const found = actions.find(({ words }) => words === this.intent);
      this.intent = "";
      if (found) queueMicrotask(() => this.choose(found.words));
    } else if (!["ask-first-act", "ask-second-act", "ask-free"].includes(message)) this.intent = "";
  }

  // Pointing

  private squareOf(event: Event): string {
    const { target } = event;
    return target instanceof Element ? (target.getAttribute("data-square") ?? "") : "";
  }

  private over(event: PointerEvent): void {
    const square = this.squareOf(event);
    if (!square || event.pointerType === "touch" || square === this.pointed) return;
    this.at = (event.target as Element).getBoundingClientRect();
    this.point(square, 250);
  }

  private left(): void {
    this.hideTip();
  }

  point(square: string, delay: number): void {
    window.clearTimeout(this.waiting);
    this.pointed = square;
    this.tipShown = delay === 0;
    if (delay) this.waiting = window.setTimeout(() => (this.tipShown = true), delay);
    this.dispatchEvent(boardEvent("point", { words: this.choices.at(square).map(({ words }) => words) }));
  }

  private hideTip(): void {
    if (!this.pointed) return;
    window.clearTimeout(this.waiting);
    this.pointed = "";
    this.tipShown = false;
    this.dispatchEvent(boardEvent("point", { words: [] }));
  }

  private focused(event: FocusEvent): void {
    const square = this.squareOf(event);
    if (!square) return;
    this.cursor = square;
    const element = event.target as Element;
    if (!element.matches(":focus-visible")) return;
    this.at = element.getBoundingClientRect();
    this.point(square, 0);
  }

  private unfocused(event: FocusEvent): void {
    if (this.squareOf(event) === this.pointed) this.hideTip();
  }

  private readonly elsewhere = (event: Event): void => {
    const inside = event.composedPath().some((one) => one instanceof Element && one.classList.contains("menu"));
    if (this.menu && !inside) this.menu = null;
  };

  // Choosing

  private clicked(event: MouseEvent): void {
    const square = this.squareOf(event);
    if (!square || !this.scene) return;
    this.take(square, (event.target as Element).getBoundingClientRect());
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.menu) {
      event.stopPropagation();
      this.closeMenu();
      return;
    }
    const square = this.squareOf(event);
    if (!square || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = ARROWS[event.key];
    if (way) {
      event.preventDefault();
      const [x, y] = place(square);
      this.renderRoot.querySelector<SVGElement>(`[data-square="${squareAt(x + way[0], y + way[1])}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.take(square, (event.target as Element).getBoundingClientRect());
    } else if (event.key === "i") {
      const [unit] = this.scene ? unitsAt(this.scene, square) : [];
      if (unit) pointing.show(unit);
    }
  }

  private closeMenu(): void {
    const back = this.menu?.square ?? "";
    this.menu = null;
    this.renderRoot.querySelector<SVGElement>(`[data-square="${back}"]`)?.focus();
  }

  /** A square is clicked, tapped or pressed. */
  private take(square: string, at: DOMRect): void {
    const { scene } = this;
    if (!scene) return;
    this.at = at;
    this.cursor = square;
    const units = unitsAt(scene, square);
    const actions = this.choices.at(square);
    if (this.settings.asking) {
      const words = actions[0]?.words ?? whyWords(this.picture, square, units);
      if (words) this.dispatchEvent(boardEvent("why", { words }));
      return;
    }
    if (scene.aim && this.interactive && this.aims(square, units)) return;
    const entries = actions.length ? actions.map((action) => ({ label: this.label(action), act: () => this.give(action) })) : this.planned(square);
    const [only] = entries;
    if (entries.length === 1 && only && actions.length) {
      this.hideTip();
      only.act();
    } else if (entries.length) {
      this.hideTip();
      this.menu = { square, entries, at };
    } else {
      this.point(square, 0);
      if (units[0]) pointing.show(pointing.open === units[0] ? "" : units[0]);
    }
  }

  /** T15.3: whoever activates a squad with its hero mostly keeps them together; a button of the window parts them. */
  private give({ words, verb, args }: Action): void {
    const unit = this.unit(String(args["unit"] ?? ""));
    if (verb === "activate" && unit?.hero && unit.at) this.goOn([words, "stay"]);
    else this.choose(words);
  }

  /** While an attack is aimed, a click on a target aims every row at it that can be. */
  private aims(square: string, units: readonly string[]): boolean {
    const window_ = this.renderRoot.querySelector("tactics-aim");
    return window_?.aimAt(square, units) ?? false;
  }

  /** The unit whose class counts in the weapon table: the one that is pointed at, if it is an enemy of the card's owner. */
  private get aimedAt(): string {
    return (this.pointed && this.scene && unitsAt(this.scene, this.pointed)[0]) || "";
  }

  /** The declarations that lead to a square: a move there, an attack on whoever stands there. */
  private planned(square: string): Entry[] {
    const { scene } = this;
    if (!scene?.plans.length || !this.interactive) return [];
    const { asked } = scene.active;
    const unit = scene.units[asked];
    const [enemy] = unitsAt(scene, square).filter((name) => scene.units[name]?.side !== unit?.side);
    const able = scene.plans.filter(({ ban }) => !ban);
    const declare = (acts: readonly string[], intent: string) => (): void => {
      this.menu = null;
      this.intent = intent;
      this.goOn(acts.map((act) => `do ${act}`));
    };
    if (enemy && unit?.at) {
      const seen = viewOf(scene, asked)?.sees(square) ?? false;
      const plans = seen ? able.filter(({ acts }) => ["attack", "sustained"].includes(acts[0] ?? "")) : [];
      return plans.map(({ acts }) => ({ label: planLabel(this, acts), act: declare(acts, "") }));
    }
    const reached = unit?.at ? (scene.sight.reach[asked] ?? []) : (scene.scenario.enter[unit?.side ?? "allies"] ?? []);
    if (!reached.includes(square)) return [];
    const words = `${unit?.at ? "to" : "enter"} ${square}`;
    const plans = able.filter(({ acts }) => acts[0] === "move");
    return plans.map(({ acts }) => ({ label: this.say("ta-plan-here", { plan: planLabel(this, acts), square }), act: declare(acts, words) }));
  }

  /** How wide the room is that the field leaves free at its right, as it is not zoomed. */
  free(room: DOMRect): number {
    const { scene } = this;
    const svg_ = this.renderRoot.querySelector("svg.field");
    if (!scene || !svg_) return 0;
    const { width, height } = scene.board;
    const drawn = svg_.getBoundingClientRect();
    const wide = Math.min(drawn.width, (drawn.height * (width * SIZE + 2 * MARGIN)) / (height * SIZE + 2 * MARGIN));
    return room.right - (drawn.left + wide);
  }

  // Tip and menu

  private tip(view: View | null): TemplateResult | typeof nothing {
    if (!this.pointed || !this.tipShown || this.menu || !this.scene) return nothing;
    return html`<div class="tip" popover="manual" aria-hidden="true">${tip(this, this.pointed, view)}</div>`;
  }

  private picker(): TemplateResult | typeof nothing {
    const { menu } = this;
    if (!menu) return nothing;
    return html`<div class="menu" popover="manual" role="group" aria-label=${menu.square} @keydown=${this.pressed}>
      <div class="list">${menu.entries.map(({ label, act }) => html`<button @click=${() => ((this.menu = null), act())}>${label}</button>`)}</div>
    </div>`;
  }

  openOdds(): void {
    const { scene } = this;
    if (scene?.active.unit) pointing.show(scene.active.unit);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tactics-board": TacticsBoard;
  }
}
