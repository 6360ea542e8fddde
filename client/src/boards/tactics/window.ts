/** A window over the board: not modal, so that the field can be looked at, and folded if it is in the way. */

import { html, LitElement, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { base, buttons } from "../../style/shared.js";
import type { Wording } from "../../wording.js";
import type { Shown } from "../board.js";
import { boardStyle } from "../board-style.js";
import { placeInCorner } from "../placing.js";
import type { TacticsBoard } from "./board.js";
import { commonStyle, windowStyle } from "./common.css.js";
import type { TacticsScene } from "./scene.js";

/** Beside the field there is room for a window from this width on. */
const LEAST = 250;

export abstract class TacticsWindow extends LitElement {
  static override styles = [base, buttons, boardStyle, commonStyle, windowStyle];

  @property({ attribute: false }) host!: TacticsBoard;
  @property({ attribute: false }) picture!: Shown;
  /** Whether a click may choose. */
  @property({ attribute: false }) live = false;
  /** On a phone, in a lesson, the sheet is read and no window may lie over it. */
  @property({ attribute: false }) shown = true;
  @property({ attribute: false }) words!: Wording;
  @state() protected folded = false;
  private opened = "";

  override connectedCallback(): void {
    super.connectedCallback();
    // What is done in a window does not move or zoom the field beneath it.
    for (const name of ["wheel", "pointerdown"]) this.addEventListener(name, (event) => event.stopPropagation());
  }

  protected get scene(): TacticsScene | null {
    return this.host.scene;
  }

  /** What the window is about now; empty: nothing, and it is closed. Another key is another question. */
  protected abstract get key(): string;
  protected abstract heading(): string;
  protected abstract body(): TemplateResult | typeof nothing;
  protected foot(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** The question is new. */
  protected begin(): void {}

  /** The square it is about, which it should not hide. */
  protected get about(): string {
    return this.scene?.units[this.scene.active.unit]?.at ?? "";
  }

  protected place(window_: HTMLElement): void {
    const room = this.host.parentElement?.getBoundingClientRect() ?? this.host.getBoundingClientRect();
    const beside = this.host.free(room);
    if (beside >= LEAST && window.innerWidth > 700) {
      if (!window_.matches(":popover-open")) window_.showPopover();
      window_.style.maxWidth = `${Math.max(LEAST, Math.round(beside - 12))}px`;
      window_.style.maxHeight = `${Math.max(200, Math.round(room.height - 8 - this.above(room)))}px`;
      window_.style.left = `${Math.round(room.right - window_.offsetWidth - 8)}px`;
      window_.style.top = `${Math.round(room.bottom - window_.offsetHeight - 8)}px`;
      return;
    }
    window_.style.maxWidth = "";
    const square = this.about ? this.host.renderRoot.querySelector(`[data-square="${this.about}"]`) : null;
    placeInCorner(window_, room, square?.getBoundingClientRect() ?? null);
  }

  /** What the dice take of the room beside the field. */
  private above(room: DOMRect): number {
    const dice = this.host.renderRoot.querySelector("tactics-dice")?.renderRoot.querySelector(".window");
    const below = dice && (dice as Element) !== this.renderRoot.querySelector(".window") ? dice.getBoundingClientRect().bottom - room.top : 0;
    return Math.max(16, below + 8);
  }

  override willUpdate(_changed: PropertyValues): void {
    this.toggleAttribute("dark", this.host.settings.dark);
    this.toggleAttribute("still", this.host.settings.reducedMotion);
    const key = this.shown ? this.key : "";
    if (key && key !== this.opened) {
      this.folded = false;
      this.begin();
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.shown || !this.key) return nothing;
    const label = this.host.say(this.folded ? "ta-unfold" : "ta-fold");
    return html`<section class="window" popover="manual" role="dialog" aria-label=${this.heading()}>
      <header>
        <h3>${this.heading()}</h3>
        ${this.tools()}
        <button class="round plain" aria-expanded=${String(!this.folded)} aria-label=${label} title=${label} @click=${() => (this.folded = !this.folded)}>${icon(this.folded ? "up" : "down")}</button>
      </header>
      ${this.folded ? nothing : html`<div class="body">${this.body()}</div>${this.foot()}`}
    </section>`;
  }

  protected tools(): TemplateResult | typeof nothing {
    return nothing;
  }

  override updated(_changed: PropertyValues): void {
    const key = this.shown ? this.key : "";
    const fresh = key !== this.opened;
    this.opened = key;
    const window_ = this.renderRoot.querySelector<HTMLElement>(".window");
    if (!window_) return;
    this.place(window_);
    // The dice above may have come in the same moment, and take their place first.
    requestAnimationFrame(() => window_.isConnected && this.place(window_));
    if (fresh && key && this.live && !writing()) window_.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }
}

/** Somebody writes: the focus stays where it is. */
function writing(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
}
