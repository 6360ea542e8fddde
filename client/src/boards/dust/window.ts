/** A window over the board: not modal, so that the map can be looked at, and folded if it is in the way. */

import { html, LitElement, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { icon } from "../../icons.js";
import { base, buttons } from "../../style/shared.js";
import { boardStyle } from "../board-style.js";
import { placeInCorner } from "../placing.js";
import type { DustBoard } from "./board.js";
import { commonStyle, windowStyle } from "./common.css.js";
import type { DustMap } from "./map.js";

export abstract class DustWindow extends LitElement {
  static override styles = [base, buttons, boardStyle, commonStyle, windowStyle];

  @property({ attribute: false }) host!: DustBoard;
  /** The map may come after the question: only then it is known where the area is that the window should not hide. */
  @property({ attribute: false }) world: DustMap | null = null;
  @state() private folded = false;

  override connectedCallback(): void {
    super.connectedCallback();
    apart(this);
  }

  private opened = "";

  /** What the window is about now; empty: nothing, and it is closed. Another key is another question. */
  protected abstract get key(): string;
  protected abstract title_(): string;
  protected abstract body(): TemplateResult;
  protected abstract foot(): TemplateResult | typeof nothing;
  /** The question is new. */
  protected abstract begin(): void;

  /** The area it is about, which it should not hide. */
  protected get about(): string {
    return String(this.host.picture.prompt.args["target"] ?? "");
  }

  override willUpdate(_changed: PropertyValues): void {
    this.toggleAttribute("dark", this.host.settings.dark);
    if (this.key !== this.opened && this.key) {
      this.folded = false;
      this.begin();
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.key) return nothing;
    const label = this.host.say(this.folded ? "du-unfold" : "du-fold");
    return html`<section class="window" popover="manual" role="dialog" aria-label=${this.title_()}>
      <header>
        <h3>${this.title_()}</h3>
        <button class="round plain" aria-expanded=${String(!this.folded)} aria-label=${label} title=${label} @click=${() => (this.folded = !this.folded)}>${icon(this.folded ? "up" : "down")}</button>
      </header>
      ${this.folded ? nothing : html`<div class="body">${this.body()}</div>${this.foot()}`}
    </section>`;
  }

  override updated(_changed: PropertyValues): void {
    const fresh = this.key !== this.opened;
    this.opened = this.key;
    const window_ = this.renderRoot.querySelector<HTMLElement>(".window");
    if (!window_) return;
    const room = this.host.parentElement?.getBoundingClientRect() ?? this.host.getBoundingClientRect();
    const about = this.about ? (this.world?.element(this.about)?.getBoundingClientRect() ?? null) : null;
    placeInCorner(window_, room, about);
    if (fresh && this.key && !writing()) window_.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }

  /** Fewer, how many, more. */
  protected steps(name: string, count: number, least: boolean, most: string, change: (by: number) => void, first = false): TemplateResult {
    return html`<span class="steps">
      <button aria-label=${this.host.say("du-fewer", { what: name })} aria-disabled=${String(least)} @click=${() => !least && change(-1)}>−</button>
      <output aria-label=${name}>${count}</output>
      <button ?data-first=${first} aria-label=${this.host.say("du-more", { what: name })} aria-disabled=${String(most !== "")} title=${most || nothing} @click=${() => change(1)}>+</button>
    </span>`;
  }
}

/** What is done in a window does not move or zoom the map beneath it. */
export function apart(window_: HTMLElement): void {
  const stop = (event: Event): void => event.stopPropagation();
  for (const name of ["wheel", "pointerdown"]) window_.addEventListener(name, stop);
}

/** Somebody writes: the focus stays where it is. */
function writing(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
}
