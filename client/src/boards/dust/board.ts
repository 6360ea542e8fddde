/** Dust: the drawn map. Status and hand are elements of their own, see `status.ts` and `hand.ts`. */

import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Action } from "../../api.js";
import { base, buttons } from "../../style/shared.js";
import { capitalized } from "../../wording.js";
import type { Wording } from "../../wording.js";
import { boardEvent, isHighlighted } from "../board.js";
import type { BoardSetting, Shown } from "../board.js";
import { boardStyle } from "../board-style.js";
import { placeBeside } from "../placing.js";
import { DustElement } from "./dust-element.js";
import { COUNTED, whyWords } from "./choices.js";
import { commonStyle } from "./common.css.js";
import { drawing } from "./drawing.js";
import type { Point } from "./drawing.js";
import { Dragging } from "./dragging.js";
import "./fight.js";
import "./calculator.js";
import type { DustCalculator } from "./calculator.js";
import "./hand.js";
import { DustMap } from "./map.js";
import type { Arrow } from "./map.js";
import { mapStyle } from "./map.css.js";
import { marksOf } from "./marks.js";
import { Previews } from "./previews.js";
import "./shop.js";
import "./status.js";
import { danger, sceneOf, size, UNITS } from "./scene.js";
import { closedBy, dangerOf, facts, tipOf } from "./tips.js";
import "./units.js";

export const tag = "dust-board";
export const handTag = "dust-hand";
export const statusTag = "dust-status";
export const supports = ["bare", "magnify"] as const;
/** Marks on areas that an opponent can attack. */
export const settings: readonly BoardSetting[] = [{ name: "threats", message: "du-view-threats", initial: true, key: "shift+t" }];

/** D12: points decide, but in most editions nobody wins without a capital. */
export function ended(shown: Shown, wording: Wording): Readonly<Record<string, string>> {
  const standing = Object.entries(sceneOf(shown)?.standing ?? {});
  return Object.fromEntries(standing.map(([seat, { vp, capitals }]) => [seat, wording.say("du-ended", { points: vp, capitals })]));
}

/** Below this width the map is as high as its window, and is moved aside. */
const NARROW = 620;
/** If more areas than this can be chosen, their outlines are thinner: they would be all one sees. */
const MANY = 16;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Menu {
  readonly area: string;
  readonly actions: readonly Action[];
  readonly at: DOMRect;
  /** Where an attack was dragged from that is to be made or not. */
  readonly from?: string;
}

@customElement(tag)
export class DustBoard extends DustElement {
  static override styles = [base, buttons, boardStyle, commonStyle, mapStyle];

  @state() private world: DustMap | null = null;
  @state() private pointed = "";
  @state() private tipShown = false;
  @state() private menu: Menu | null = null;
  @state() private compact = false;
  private at: DOMRect | null = null;
  private waiting = 0;
  /** Where something was clicked, as long as the pointer rests there. */
  private rests: Point | null = null;
  private named = "";
  /** How large counters, names and marks are drawn; nothing: names are not. */
  private scales: readonly [number, number, number] | null = null;
  /** Stands for what was last brought into sight. */
  private inSightKey = "";
  private readonly labels = new Map<string, string>();
  private readonly watcher = new ResizeObserver(() => this.measure());
  private readonly zoomed = new MutationObserver(() => this.measure());
  private readonly previews = new Previews(this);
  private readonly dragging = new Dragging(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.fetch();
    this.watcher.observe(this.parentElement ?? this);
    const root = this.renderRoot as ShadowRoot;
    for (const [name, act] of this.listeners) root.addEventListener(name, act as EventListener);
    document.addEventListener("pointerdown", this.elsewhere, true);
    this.dragging.listen();
    // The window's zoom stands on the surface this element is slotted into.
    requestAnimationFrame(() => {
      const surface = this.assignedSlot?.parentElement;
      if (surface) this.zoomed.observe(surface, { attributes: true, attributeFilter: ["style"] });
      this.measure();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.zoomed.disconnect();
    const root = this.renderRoot as ShadowRoot;
    for (const [name, act] of this.listeners) root.removeEventListener(name, act as EventListener);
    document.removeEventListener("pointerdown", this.elsewhere, true);
    this.dragging.forget();
  }

  private async fetch(): Promise<void> {
    try {
      this.world ??= new DustMap(await drawing());
    } catch {
      window.setTimeout(() => void (this.isConnected && this.fetch()), 3000);
    }
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has("picture")) this.menu = null;
  }

  // Drawing

  override render(): TemplateResult | typeof nothing {
    const { scene, world } = this;
    if (!scene || !this.wording) return nothing;
    if (!scene.drawn) {
      return html`<sand-auto-board .picture=${this.picture} .wording=${this.wording} .glossary=${this.glossary} .interactive=${this.interactive} .refs=${this.refs} .last=${this.last} .marked=${this.marked} .settings=${this.settings}></sand-auto-board>`;
    }
    return html`<div class="scroll ${this.picture.kind} ${this.settings.bare ? "bare" : ""}" tabindex=${this.hasAttribute("covers") ? "-1" : nothing}>${world?.svg ?? nothing}</div>
      ${this.tip()} ${this.picker()}
      <dust-shop .host=${this} .world=${world} .shop=${this.interactive && !this.settings.reading ? scene.shop : null}></dust-shop>
      <dust-units .host=${this} .world=${world} .verb=${scene.fight || this.settings.reading ? "" : this.choices.unitVerb}></dust-units>
      <dust-fight .host=${this} .world=${world} .fight=${this.settings.reading ? null : scene.fight}></dust-fight>
      <dust-calculator .host=${this}></dust-calculator>`;
  }

  override updated(changed: PropertyValues<this>): void {
    const { scene, world } = this;
    if (!scene?.drawn || !world) return;
    if (changed.has("picture") || this.named !== this.wording.language) {
      world.putMarks(scene.capitals, scene.sources);
      if (this.named !== this.wording.language) {
        this.named = this.wording.language;
        this.labels.clear();
        world.putNames((name) => this.area(name));
        world.svg.setAttribute("aria-label", this.say("du-map"));
        this.measure();
      }
    }
    this.paint(world);
    this.bringIntoSight(world);
    const bubble = this.renderRoot.querySelector<HTMLElement>(".tip");
    if (bubble && this.at) placeBeside(bubble, this.at);
    const list = this.renderRoot.querySelector<HTMLElement>(".menu");
    if (list && this.menu) {
      placeBeside(list, this.menu.at);
      if (!list.contains((this.renderRoot as ShadowRoot).activeElement)) (list.querySelector<HTMLElement>("button.primary") ?? list.querySelector("button"))?.focus();
    }
  }

  /** Everything that changes, area by area; what is as it was is not touched. */
  private paint(world: DustMap): void {
    const { board } = this;
    const marks = marksOf(this.last);
    const near = this.tipShown ? (world.drawing.areas.get(this.pointed)?.near ?? []) : [];
    const { origin, target } = this.picture.prompt.args;
    const legal = new Set(this.choices.areas);
    if (!legal.size) world.enterAt(world.drawing.areas.keys().next().value ?? "");
    else world.enterAt("");
    for (const name of world.drawing.areas.keys()) {
      const held = board.areas[name];
      const actions = this.choices.at(name);
      const classes: string[] = [];
      if (legal.has(name)) classes.push("legal");
      if (marks.fresh.has(name)) classes.push("fresh");
      if (near.includes(name)) classes.push("near");
      if (isHighlighted(this.refs, name, "area", "origin", "target")) classes.push("lit");
      if (this.picture.prompt.asked && (name === origin || name === target)) classes.push("picked");
      if (this.hinted(actions.map(({ words }) => words)) || this.menu?.area === name) classes.push("hinted");
      const { force, ...units } = held ?? { force: "" };
      world.look(
        name,
        {
          tint: held ? this.tint(force) : "",
          classes: classes.join(" "),
          live: actions.length > 0 || this.settings.asking,
          label: this.label(name, actions),
          stack: { units, centre: board.centres.includes(name), danger: this.danger(name) },
        },
        this.compact,
      );
    }
    world.svg.classList.toggle("many", this.choices.areas.length > MANY);
    const fight = this.scene?.fight;
    const now: Arrow[] = fight?.origin ? [{ from: fight.origin, to: fight.target, kind: "attack" }] : [];
    const plan: Arrow[] = this.picture.prompt.asked && origin && target ? [{ from: String(origin), to: String(target), kind: "move" }] : [];
    world.putArrows([...marks.arrows, ...now, ...plan]);
    if (this.scales) world.arrange(...this.scales);
  }

  /** On a phone: what a new question, a battle or the past is about, if nothing of it is in sight. */
  private bringIntoSight(world: DustMap): void {
    if (!this.hasAttribute("covers")) return;
    const { seq, order, kind } = this.picture;
    const fight = this.scene?.fight;
    const key = `${kind} ${seq} ${order.join()} ${this.interactive}`;
    const scroll = this.renderRoot.querySelector(".scroll");
    if (!scroll || key === this.inSightKey) return;
    this.inSightKey = key;
    const about = fight ? [fight.target] : kind === "past" ? [...marksOf(this.last).fresh] : this.choices.areas;
    const unit = scroll.scrollWidth / world.drawing.width;
    const middle = scroll.scrollLeft + scroll.clientWidth / 2;
    const away = about.flatMap((name) => (world.spot(name) ?? []).slice(0, 1)).map((x) => x * unit - middle);
    const least = away.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one), Infinity);
    // What stands at the very edge is half out of sight.
    if (Number.isFinite(least) && Math.abs(least) > scroll.clientWidth / 2 - 24) scroll.scrollBy({ left: least, behavior: this.settings.reducedMotion ? "auto" : "smooth" });
  }

  /** The danger an area is shown to be in. */
  private danger(name: string): 0 | 1 | 2 {
    return this.showsThreats && this.scene && !this.picture.over ? danger(this.scene, name) : 0;
  }

  /** What a screen reader says of an area; made anew only when something changed. */
  private label(name: string, actions: readonly Action[]): string {
    const [only] = actions;
    const does = actions.length === 1 && only ? this.wording.action(only) : "";
    const { board } = this;
    const held = board.areas[name];
    const key = `${name} ${does} ${actions.length} ${held ? `${this.army(held.force)} ${UNITS.map((unit) => held[unit] ?? 0).join()}` : ""} ${board.centres.includes(name)} ${this.danger(name)} ${closedBy(this, name)}`;
    let found = this.labels.get(key);
    if (found === undefined) {
      const choose = does || (actions.length ? this.say("du-choices", { count: actions.length }) : "");
      found = [choose, this.area(name), ...facts(this, name), dangerOf(this, name)].filter(Boolean).map((part) => `${capitalized(part).replace(/\.$/, "")}.`).join(" ");
      if (this.labels.size > 2000) this.labels.clear();
      this.labels.set(key, found);
    }
    return found;
  }

  /** What is drawn in pixels follows the size of the window and, more slowly, its zoom. */
  private measure(): void {
    const { world } = this;
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.parentElement ?? {};
    if (!world || !width || !height) return;
    const { drawing: map } = world;
    const covers = width < NARROW && (width * map.height) / map.width < height;
    this.toggleAttribute("covers", covers);
    const unit = covers ? height / map.height : Math.min(width / map.width, height / map.height);
    const zoom = Number(getComputedStyle(this).getPropertyValue("--zoom")) || 1;
    this.compact = unit * Math.sqrt(zoom) < 0.2;
    const { style } = world.svg;
    const pixel = (this.compact ? 0.85 : 1) / unit / Math.sqrt(zoom);
    style.setProperty("--k", pixel.toFixed(3));
    const names = Math.max(1, Math.min(1.3, 8.6 / (30 * unit))) * zoom ** -0.35;
    style.setProperty("--n", names.toFixed(3));
    const marks = Math.min(2, 11.5 / (40 * unit)) * zoom ** -0.45;
    style.setProperty("--m", marks.toFixed(3));
    const nameless = 26 * names * unit * zoom < 6.2;
    world.svg.classList.toggle("nameless", nameless);
    this.scales = nameless ? null : [pixel, names, marks];
    if (this.scales) world.arrange(...this.scales);
  }

  // Pointing and choosing

  private readonly listeners: [string, (event: never) => void][] = [
    ["pointerover", (event: PointerEvent) => this.over(event)],
    ["pointerout", (event: PointerEvent) => this.out(event)],
    ["focusin", (event: FocusEvent) => this.focused(event, true)],
    ["focusout", (event: FocusEvent) => this.focused(event, false)],
    ["click", (event: MouseEvent) => this.clicked(event)],
    ["keydown", (event: KeyboardEvent) => this.pressed(event)],
  ];

  areaAt(event: Event): string {
    const target = event.target;
    return target instanceof Element ? (target.closest("[data-area]")?.getAttribute("data-area") ?? "") : "";
  }

  private over(event: PointerEvent): void {
    const area = this.areaAt(event);
    if (!area || event.pointerType === "touch" || (area === this.pointed && this.tipShown)) return;
    // Whoever has just chosen wants to see what came of it, not a tip above it, until the pointer moves on.
    if (this.rests && Math.hypot(event.clientX - this.rests[0], event.clientY - this.rests[1]) < 4) return;
    this.rests = null;
    this.at = new DOMRect(event.clientX, event.clientY - 6, 0, 20);
    this.point(area, this.dragging.origin ? 120 : 350);
  }

  private point(area: string, delay: number): void {
    window.clearTimeout(this.waiting);
    this.pointed = area;
    this.tipShown = delay === 0;
    if (delay) this.waiting = window.setTimeout(() => (this.tipShown = true), delay);
    this.dispatchEvent(boardEvent("point", { words: this.choices?.at(area).map((action) => action.words) ?? [] }));
  }

  private out(event: PointerEvent): void {
    if (this.areaAt(event)) this.hideTip();
  }

  /** No tip until the pointer moves on from here. */
  rest(event: MouseEvent): void {
    this.rests = [event.clientX, event.clientY];
    this.hideTip();
  }

  hideTip(): void {
    if (!this.pointed) return;
    window.clearTimeout(this.waiting);
    this.pointed = "";
    this.tipShown = false;
    this.dispatchEvent(boardEvent("point", { words: [] }));
  }

  private focused(event: FocusEvent, on: boolean): void {
    const area = this.areaAt(event);
    const element = area ? this.world?.element(area) : null;
    if (!area || !element) return;
    const keyed = on && element.matches(":focus-visible");
    this.world?.focus(area, keyed);
    if (keyed) {
      this.at = (this.world?.counterOf(area) ?? element).getBoundingClientRect();
      this.point(area, 0);
    } else if (!on) this.hideTip();
  }

  private readonly elsewhere = (event: Event): void => {
    const inside = event.composedPath().some((one) => one instanceof Element && one.classList.contains("menu"));
    if (this.menu && !inside) this.menu = null;
    if (event instanceof PointerEvent && event.pointerType === "touch") this.hideTip();
  };

  private clicked(event: MouseEvent): void {
    const area = this.areaAt(event);
    if (!area || !this.scene) return;
    if (this.choices.at(area).length) this.rests = [event.clientX, event.clientY];
    const blind = event instanceof PointerEvent && event.pointerType === "touch";
    this.chosen(area, new DOMRect(event.clientX, event.clientY - 6, 0, 14), blind);
  }

  /** Something was dragged from an area to another. What cannot be done there is not done elsewhere, and is told why. */
  drop(verbs: readonly [string, string], from: string, to: string, at: DOMRect): void {
    const [first, second] = verbs;
    if (first === "attack" && size(this.board.areas[from] ?? {}) === 1) this.menu = { area: to, actions: [], from, at };
    else this.order(`${first} ${from}, ${second} ${to}`);
  }

  /** `blind`: a finger has shown no tip before. */
  private chosen(area: string, at: DOMRect, blind = false): void {
    const actions = this.choices.at(area);
    const [only] = actions;
    this.at = at;
    if (this.settings.asking) {
      const words = only?.words ?? whyWords(area, this.picture);
      this.hideTip();
      if (words) this.dispatchEvent(boardEvent("why", { words }));
    } else if (actions.length === 1 && only) {
      // To choose what attacks is not yet to attack; and nobody attacks without having seen the odds.
      const ask = this.previews.attacksUnseen(area) && (blind || only.verb === "attack");
      this.hideTip();
      if (ask) this.menu = { area, actions, at };
      else this.choose(only.words);
    } else if (actions.length) {
      this.hideTip();
      this.menu = { area, actions, at };
    } else this.point(area, 0);
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === "Escape" && (this.menu || this.tipShown)) {
      event.stopPropagation();
      const back = this.menu?.area ?? "";
      this.menu = null;
      this.hideTip();
      if (back) this.world?.element(back)?.focus();
      return;
    }
    const area = this.areaAt(event);
    if (!area || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = ARROWS[event.key];
    if (way) {
      event.preventDefault();
      this.world?.element(this.world.toward(area, ...way))?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.chosen(area, (this.world?.counterOf(area) ?? (event.target as Element)).getBoundingClientRect());
    }
  }

  // Tip and menu

  private tip(): TemplateResult | typeof nothing {
    const { world, pointed } = this;
    const shown = this.tipShown || (this.settings.magnify && pointed);
    if (!world || !pointed || !shown || this.menu) return nothing;
    const from = this.dragging.origin;
    if (from) return this.previews.drag(from, pointed);
    const tip = tipOf(this, pointed, world.drawing.areas.get(pointed)?.near ?? []);
    const actions = this.choices.at(pointed);
    return html`<div class="tip ${this.settings.magnify ? "large" : ""}" popover="manual" aria-hidden="true">
      <strong>${tip.title}</strong>
      ${actions.slice(0, 3).map((action) => html`<span class="does">${capitalized(this.wording.action(action))}</span>`)}
      ${this.previews.of(pointed)}
      ${tip.lines.map((line) => html`<span>${line}</span>`)}
      ${tip.threats.length ? html`<b class="danger">${tip.danger || this.say("du-danger-1")}</b>${tip.threats.map((line) => html`<span>${line}</span>`)}` : nothing}
      <span class="soft">${tip.near}</span>
    </div>`;
  }

  private picker(): TemplateResult | typeof nothing {
    const { menu } = this;
    if (!menu) return nothing;
    const attack = (): void => {
      this.menu = null;
      this.order(`attack ${menu.from}, on ${menu.area}`);
    };
    const counted = menu.actions.every(({ verb }) => COUNTED.includes(verb));
    const give = (words: string) => (): void => {
      this.menu = null;
      this.choose(words);
    };
    return html`<div class="menu" popover="manual" role="group" aria-label=${this.area(menu.area)}>
      <p>${this.area(menu.area)}</p>
      ${menu.from ? this.previews.between(menu.from, menu.area) : menu.actions.length === 1 ? this.previews.of(menu.area) : nothing}
      ${menu.from
        ? html`<div class="list"><button class="primary" @click=${attack}>${this.say("du-attack")}</button></div>`
        : counted
        ? html`<div class="numbers">${menu.actions.map(
            (action, place) =>
              html`<button class=${place === menu.actions.length - 1 ? "primary" : ""} aria-label=${this.wording.action(action)} @click=${give(action.words)}>${action.args["count"]}</button>`,
          )}</div>`
        : html`<div class="list">${menu.actions.map((action) => html`<button class=${menu.actions.length === 1 ? "primary" : ""} @click=${give(action.words)}>${capitalized(this.wording.action(action))}</button>`)}</div>`}
    </div>`;
  }

  /** The area under the pointer, with the focus, or tapped last. */
  get looked(): string {
    return this.pointed;
  }

  openOdds(): void {
    this.renderRoot.querySelector<DustCalculator>("dust-calculator")?.show();
  }

  /** The map under a point of the screen, in units of the drawing. */
  unitsAt(event: PointerEvent): readonly [number, number] | null {
    const matrix = this.world?.svg.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [point.x, point.y];
  }

  get map(): DustMap | null {
    return this.world;
  }
}
