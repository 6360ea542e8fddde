/**
 * A surface that can be zoomed and moved: wheel, pinch, drag; its buttons and keys are the table's.
 *
 * The pointer is not captured until a drag really begins, otherwise clicks on the board would be lost.
 * `--zoom` is set on the surface, so that counters may grow more slowly than the map.
 */

import { css, customElement, html, PageElement, property, query, state } from "../page-element.js";
import { base } from "../style/shared.js";

const MOST = 6;
const DRAG = 6;

interface Spot {
  readonly x: number;
  readonly y: number;
}

@customElement("sand-pan-zoom")
export class PanZoom extends PageElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        position: relative;
        overflow: hidden;
        touch-action: none;
      }
      .window {
        position: absolute;
        inset: 0;
        overflow: hidden;
      }
      :host([dragging]) {
        cursor: grabbing;
        user-select: none;
      }
      .surface {
        position: absolute;
        left: 0;
        top: 0;
        transform-origin: 0 0;
      }
      /* Only then: what is promised to move is not drawn anew when it grows, and looks blurred. */
      :host([dragging]) .surface {
        will-change: transform;
      }
    `,
  ];

  /** A drawn board is given the window's size and fits itself into it; anything else is as high as it likes. */
  @property({ type: Boolean }) drawn = false;
  @state() private scale = 1;
  @query(".surface") private surface!: HTMLElement;

  private x = 0;
  private y = 0;
  private fitted = true;
  private readonly fingers = new Map<number, Spot>();
  private start: Spot | null = null;
  private pinch = 0;
  private watcher: ResizeObserver | null = null;

  override firstUpdated(): void {
    this.watcher = new ResizeObserver(() => {
      if (this.fitted) this.fit();
      else this.resized();
    });
    this.watcher.observe(this);
    this.watcher.observe(this.surface);
    this.addEventListener("wheel", this.wheeled, { passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
  }

  override render() {
    return html`
      <div
        class="window"
        @pointerdown=${this.pressed}
        @pointermove=${this.moved}
        @pointerup=${this.lifted}
        @pointercancel=${this.lifted}
      >
        <div class="surface"><slot></slot></div>
      </div>
    `;
  }

  /** Everything in the window, as large as it goes. */
  fit(): void {
    const width = this.clientWidth;
    const height = this.clientHeight;
    if (!width || !height) return;
    this.surface.style.setProperty("width", `${width}px`);
    this.surface.style.setProperty("height", this.drawn ? `${height}px` : "auto");
    this.scale = 1;
    this.x = this.y = 0;
    this.fitted = true;
    this.place();
  }

  /** Closer or farther, around a point of the window (default: its middle). */
  zoom(by: number, spot: Spot = { x: this.clientWidth / 2, y: this.clientHeight / 2 }): void {
    const scale = Math.min(MOST, Math.max(this.least(), this.scale * by));
    const grown = scale / this.scale;
    this.x = spot.x - (spot.x - this.x) * grown;
    this.y = spot.y - (spot.y - this.y) * grown;
    this.scale = scale;
    this.fitted = this.drawn && Math.abs(scale - 1) < 0.001;
    if (this.fitted) this.fit();
    else this.place();
  }

  /** The window has another size: the board gets it, and stays as close as it was. */
  private resized(): void {
    this.surface.style.setProperty("width", `${this.clientWidth}px`);
    if (this.drawn) this.surface.style.setProperty("height", `${this.clientHeight}px`);
    this.place();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.fitted = false;
    this.place();
  }

  private least(): number {
    return this.drawn ? 1 : 0.6;
  }

  /** Keep the board in the window, and put it there. */
  private place(): void {
    const wide = this.surface.offsetWidth * this.scale;
    const high = this.surface.offsetHeight * this.scale;
    const held = (at: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    this.x = held(this.x, wide, this.clientWidth);
    this.y = high > this.clientHeight || this.drawn ? held(this.y, high, this.clientHeight) : 0;
    this.surface.style.setProperty("transform", `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
    this.surface.style.setProperty("--zoom", String(this.scale));
  }

  private spot(event: MouseEvent): Spot {
    const box = this.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private readonly wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    // Over a list the wheel scrolls, as everywhere; with Ctrl (or a pinch on a touchpad) it zooms.
    if (!this.drawn && !event.ctrlKey) this.pan(-event.deltaX, -event.deltaY);
    else this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.spot(event));
  };

  private pressed(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    this.fingers.set(event.pointerId, this.spot(event));
    this.start = this.spot(event);
    this.pinch = this.spread();
  }

  private moved(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = this.spot(event);
    if (this.fingers.size === 2) {
      this.fingers.set(event.pointerId, now);
      const spread = this.spread();
      const [first, second] = [...this.fingers.values()];
      if (this.pinch > 0 && first && second) {
        this.zoom(spread / this.pinch, { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });
      }
      this.pinch = spread;
      this.drag(event);
      return;
    }
    if (!this.hasAttribute("dragging")) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < DRAG) return;
      this.drag(event);
    }
    this.fingers.set(event.pointerId, now);
    this.pan(now.x - before.x, now.y - before.y);
  }

  /** Now it is a drag: the pointer is ours, and the click that would follow is not meant. */
  private drag(event: PointerEvent): void {
    if (this.hasAttribute("dragging")) return;
    this.toggleAttribute("dragging", true);
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  private lifted(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.pinch = 0;
    if (this.fingers.size || !this.hasAttribute("dragging")) return;
    const swallow = (click: Event): void => click.stopPropagation();
    this.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => this.removeEventListener("click", swallow, { capture: true }), 0);
    this.toggleAttribute("dragging", false);
  }

  private spread(): number {
    const [first, second] = [...this.fingers.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  }
}
