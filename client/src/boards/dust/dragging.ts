/** Moves and attacks by dragging with a mouse from an area to another; a finger moves the map instead. */

import type { DustBoard } from "./board.js";

/** How many pixels a pointer moves before it drags. */
const DRAG_DISTANCE = 8;
const VERBS = [["move", "to"], ["attack", "on"]] as const;

export class Dragging {
  private from = "";
  private start: readonly [number, number] = [0, 0];
  private going = false;

  constructor(private readonly board: DustBoard) {}

  listen(): void {
    const root = this.board.renderRoot as ShadowRoot;
    root.addEventListener("pointerdown", this.pressed as EventListener);
    document.addEventListener("pointermove", this.moved);
    document.addEventListener("pointerup", this.lifted, true);
  }

  forget(): void {
    const root = this.board.renderRoot as ShadowRoot;
    root.removeEventListener("pointerdown", this.pressed as EventListener);
    document.removeEventListener("pointermove", this.moved);
    document.removeEventListener("pointerup", this.lifted, true);
  }

  /** Where something is being dragged from; empty: nothing is. */
  get origin(): string {
    return this.going ? this.from : "";
  }

  /** What can be dragged from an area, and to where. */
  private verbs(area: string): (typeof VERBS)[number] | undefined {
    const found = this.board.choices?.at(area) ?? [];
    return VERBS.find(([first]) => found.some(({ verb }) => verb === first));
  }

  private readonly pressed = (event: PointerEvent): void => {
    const area = this.board.areaAt(event);
    if (event.pointerType !== "mouse" || event.button !== 0 || !area || this.board.settings.asking) return;
    if (!this.verbs(area)) return;
    event.stopPropagation(); // the window does not move with it
    this.from = area;
    this.start = [event.clientX, event.clientY];
  };

  private readonly moved = (event: PointerEvent): void => {
    if (!this.from) return;
    if (!this.going && Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) < DRAG_DISTANCE) return;
    if (!this.going) this.board.hideTip();
    this.going = true;
    this.board.map?.putDrag(this.from, this.board.unitsAt(event));
  };

  private readonly lifted = (event: PointerEvent): void => {
    const { from, going } = this;
    this.from = "";
    this.going = false;
    if (!from || !going) return;
    this.board.map?.putDrag(from, null);
    this.board.rest(event);
    const under = (this.board.renderRoot as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest("[data-area]")?.getAttribute("data-area") ?? "";
    // The click that follows is not meant.
    const swallow = (click: Event): void => click.stopPropagation();
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
    if (!target || target === from) return;
    const verbs = this.verbs(from);
    if (verbs) this.board.drop(verbs, from, target, new DOMRect(event.clientX, event.clientY - 6, 0, 14));
  };
}
