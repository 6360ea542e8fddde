/** Holds a game's own elements: its drawn board, or what lies before the player. */

import type { Action } from "../api.js";
import type { Board, BoardModule, BoardSettings } from "../boards/board.js";
import { css, customElement, html, nothing, property, query } from "../page-element.js";
import type { PropertyValues } from "../page-element.js";
import { ifFocusLost } from "../focus.js";
import { storage } from "../storage.js";
import "../parts/pan-zoom.js";
import type { PanZoom } from "../parts/pan-zoom.js";
import { base } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import "./auto-board.js";

/** What can be chosen, as boards mark it. */
const LEGAL = '.legal:is([tabindex="0"], button)';

@customElement("sand-board-host")
export class BoardHost extends SessionElement {
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
  @query("sand-pan-zoom") private panZoom!: PanZoom | null;
  private module: BoardModule | null = null;
  private element: Board | null = null;
  /** Among these somebody chose here with keys, and has not been asked again yet. */
  private chosen: readonly Action[] | null = null;

  /** What happened here last was a key, and no pointer. */
  private keys = false;

  constructor() {
    super();
    this.addEventListener("keydown", () => (this.keys = true), true);
    this.addEventListener("pointerdown", () => (this.keys = false), true);
    for (const name of ["choose", "order"]) this.addEventListener(name, () => (this.chosen = this.keys ? this.session.orderDraft.actions : null));
  }

  /** What was chosen can seldom be chosen again: whoever uses keys goes on at the next thing, or else in the list. */
  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { actions } = this.session.orderDraft;
    if (!this.chosen || this.chosen === actions || this.session.busy || !actions.length) return;
    this.chosen = null;
    ifFocusLost(() => {
      const next = this.found(LEGAL);
      if (next) next.focus();
      else this.emit("typed", { command: "choices", rest: "" });
    });
  }

  private found(what: string): HTMLElement | null {
    return (this.element?.shadowRoot ?? this.element)?.querySelector<HTMLElement>(what) ?? null;
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { board } = this.session;
    if (board && board !== this.module) {
      this.module = board;
      const tag = { board: board.tag, hand: board.handTag, status: board.statusTag }[this.shows];
      this.element = tag ? (document.createElement(tag) as Board) : null;
      this.toggleAttribute("empty", !tag);
    }
    this.fill();
  }

  private fill(): void {
    const { session, element } = this;
    const shown = session.shown;
    if (!element || !shown || !session.glossary) return;
    element.wording = session.wording;
    element.glossary = session.glossary;
    element.interactive = session.interactive;
    element.refs = session.refs;
    element.marked = session.marked;
    const { dark, reducedMotion, settings } = storage();
    const now: BoardSettings = {
      reducedMotion,
      dark,
      language: settings.language,
      asking: session.orderDraft.asking,
      bare: !settings.counters,
      own: Object.fromEntries((this.module?.settings ?? []).map((one) => [one.name, storage().boardSetting(session.game, one)])),
      reading: session.tutor.reading,
      magnify: settings.magnify || session.magnifying,
    };
    const before = element.settings as BoardSettings | undefined;
    // The same settings are the same object: a board draws only what changed.
    if (!before || JSON.stringify(before) !== JSON.stringify(now)) element.settings = now;
    if (this.drawn !== this.key()) {
      this.drawn = this.key();
      element.last = session.last;
      element.picture = shown;
    }
  }

  private drawn: unknown = null;

  /** A new picture only when there is one: a board that moves things must not begin again at every hover. */
  private key(): string {
    const { live, replay, orderDraft, trial } = this.session;
    const stamp = (thing: object | null | undefined): number => (thing ? this.stamp(thing) : 0);
    return [stamp(live), stamp(replay.picture), stamp(orderDraft.draft), stamp(trial.now), this.session.wording.language, stamp(this.element)].join();
  }

  private readonly stamps = new WeakMap<object, number>();
  private next = 1;

  private stamp(thing: object): number {
    let found = this.stamps.get(thing);
    if (!found) this.stamps.set(thing, (found = this.next++));
    return found;
  }

  override render() {
    if (!this.module || !this.session.shown) return nothing;
    if (this.shows !== "board") return this.element ?? nothing;
    const auto = this.module.tag === "sand-auto-board";
    return html`<sand-pan-zoom ?drawn=${!auto} role="region" aria-label=${say("browser-board")}>${this.element}</sand-pan-zoom>`;
  }

  zoom(by: number): void {
    this.panZoom?.zoom(by);
  }

  fit(): void {
    this.panZoom?.fit();
  }

  /** The game's own calculator of odds, if it has one. */
  odds(): void {
    this.element?.openOdds?.();
  }

  override focus(): void {
    const thing = this.element;
    if (!thing) return;
    const inside = this.found(LEGAL) ?? this.found('[tabindex="0"], button');
    if (inside) inside.focus();
    else {
      thing.tabIndex = -1;
      thing.focus();
    }
  }
}
