/** Where a game's own elements stand: its drawn board, or what lies before the player. */

import type { Action } from "../api.js";
import type { Board, BoardModule, BoardSettings } from "../boards/board.js";
import { css, customElement, html, nothing, property, query } from "../element.js";
import type { PropertyValues } from "../element.js";
import { ifLost } from "../focus.js";
import { keep } from "../keep.js";
import "../parts/pan-zoom.js";
import type { PanZoom } from "../parts/pan-zoom.js";
import { base } from "../style/shared.js";
import { say } from "../tongue.js";
import { AtTable } from "./at-table.js";
import "./auto-board.js";

/** What can be chosen, as boards mark it. */
const LEGAL = '.legal:is([tabindex="0"], button)';

@customElement("sand-stage")
export class Stage extends AtTable {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        position: relative;
        min-height: 0;
      }
      sand-pan-zoom {
        position: absolute;
        inset: 0;
      }
      sand-pan-zoom[drawn] > * {
        display: block;
        height: 100%;
      }
      :host([shows="hand"]) {
        overflow: auto;
      }
    `,
  ];

  /** The board in its window, or what stands above it or before the player, as it is. */
  @property({ reflect: true }) shows: "board" | "hand" | "status" = "board";
  @query("sand-pan-zoom") private window_!: PanZoom | null;
  private module: BoardModule | null = null;
  private thing: Board | null = null;
  /** Among these somebody chose here with keys, and has not been asked again yet. */
  private chosen: readonly Action[] | null = null;

  /** What happened here last was a key, and no pointer. */
  private keys = false;

  constructor() {
    super();
    this.addEventListener("keydown", () => (this.keys = true), true);
    this.addEventListener("pointerdown", () => (this.keys = false), true);
    for (const name of ["choose", "order"]) this.addEventListener(name, () => (this.chosen = this.keys ? this.sitting.pen.actions : null));
  }

  /** What was chosen can seldom be chosen again: whoever uses keys goes on at the next thing, or else in the list. */
  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { actions } = this.sitting.pen;
    if (!this.chosen || this.chosen === actions || this.sitting.busy || !actions.length) return;
    this.chosen = null;
    ifLost(() => {
      const next = this.found(LEGAL);
      if (next) next.focus();
      else this.tell("typed", { command: "choices", rest: "" });
    });
  }

  private found(what: string): HTMLElement | null {
    return (this.thing?.shadowRoot ?? this.thing)?.querySelector<HTMLElement>(what) ?? null;
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { board } = this.sitting;
    if (board && board !== this.module) {
      this.module = board;
      const tag = { board: board.tag, hand: board.handTag, status: board.statusTag }[this.shows];
      this.thing = tag ? (document.createElement(tag) as Board) : null;
      this.toggleAttribute("empty", !tag);
    }
    this.fill();
  }

  private fill(): void {
    const { sitting, thing } = this;
    const shown = sitting.shown;
    if (!thing || !shown || !sitting.glossary) return;
    thing.wording = sitting.wording;
    thing.glossary = sitting.glossary;
    thing.interactive = sitting.interactive;
    thing.refs = sitting.refs;
    thing.marked = sitting.marked;
    const { dark, reducedMotion, settings } = keep();
    const now: BoardSettings = {
      reducedMotion,
      dark,
      language: settings.language,
      asking: sitting.pen.asking,
      bare: !settings.counters,
      threats: settings.threats,
      reading: sitting.tutor.reading,
      magnify: settings.magnify || sitting.lens,
    };
    const before = thing.settings as BoardSettings | undefined;
    // The same settings are the same object: a board draws only what changed.
    if (!before || JSON.stringify(before) !== JSON.stringify(now)) thing.settings = now;
    if (this.drawn !== this.key()) {
      this.drawn = this.key();
      thing.last = sitting.last;
      thing.picture = shown;
    }
  }

  private drawn: unknown = null;

  /** A new picture only when there is one: a board that moves things must not begin again at every hover. */
  private key(): string {
    const { live, film, pen, trial } = this.sitting;
    const stamp = (thing: object | null | undefined): number => (thing ? this.stamp(thing) : 0);
    return [stamp(live), stamp(film.picture), stamp(pen.draft), stamp(trial.now), this.sitting.wording.language, stamp(this.thing)].join();
  }

  private readonly stamps = new WeakMap<object, number>();
  private next = 1;

  private stamp(thing: object): number {
    let found = this.stamps.get(thing);
    if (!found) this.stamps.set(thing, (found = this.next++));
    return found;
  }

  override render() {
    if (!this.module || !this.sitting.shown) return nothing;
    if (this.shows !== "board") return this.thing ?? nothing;
    const auto = this.module.tag === "sand-auto-board";
    return html`<sand-pan-zoom ?drawn=${!auto} role="region" aria-label=${say("browser-board")}>${this.thing}</sand-pan-zoom>`;
  }

  zoom(by: number): void {
    this.window_?.zoom(by);
  }

  fit(): void {
    this.window_?.fit();
  }

  /** The game's own calculator of odds, if it has one. */
  odds(): void {
    this.thing?.reckon?.();
  }

  override focus(): void {
    const thing = this.thing;
    if (!thing) return;
    const inside = this.found(LEGAL) ?? this.found('[tabindex="0"], button');
    if (inside) inside.focus();
    else {
      thing.tabIndex = -1;
      thing.focus();
    }
  }
}
