/** Moves and attacks by dragging with a mouse from an area to another; a finger moves the map instead. */

import type { DustBoard } from "./board.js";

const FAR = 8;
const FIRST = ["move", "attack"];
const SECOND = ["to", "on"];

export class Dragging {
  private from = "";
  private start: readonly [number, number] = [0, 0];
  private going = false;
  /** The area the pointer was let go over: it is chosen when the table asks for it. */
  private target = "";

  constructor(private readonly board: DustBoard) {}

  listen(): void {
    const root = this.board.renderRoot as ShadowRoot;
    root.addEventListener("pointerdown", this.pressed as EventListener);
    document.addEventListener("pointermove", this.moved);
    document.addEventListener("pointerup", this.lifted, true);
    this.board.addController({ hostUpdated: () => this.go() });
  }

  forget(): void {
    const root = this.board.renderRoot as ShadowRoot;
    root.removeEventListener("pointerdown", this.pressed as EventListener);
    document.removeEventListener("pointermove", this.moved);
    document.removeEventListener("pointerup", this.lifted, true);
  }

  private action(area: string, verbs: readonly string[]): string {
    const found = this.board.choices?.at(area).filter(({ verb }) => verbs.includes(verb)) ?? [];
    return found.length === 1 ? (found[0]?.words ?? "") : "";
  }

  private readonly pressed = (event: PointerEvent): void => {
    const area = this.board.areaAt(event);
    if (event.pointerType !== "mouse" || event.button !== 0 || !area || this.board.settings.asking) return;
    if (!this.action(area, FIRST)) return;
    event.stopPropagation(); // the window does not move with it
    this.from = area;
    this.start = [event.clientX, event.clientY];
  };

  private readonly moved = (event: PointerEvent): void => {
    if (!this.from) return;
    if (!this.going && Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) < FAR) return;
    this.going = true;
    this.board.map?.putDrag(this.from, this.board.unitsAt(event));
  };

  private readonly lifted = (event: PointerEvent): void => {
    const { from, going } = this;
    this.from = "";
    this.going = false;
    if (!from || !going) return;
    this.board.map?.putDrag(from, null);
    const under = (this.board.renderRoot as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest("[data-area]")?.getAttribute("data-area") ?? "";
    // The click that follows is not meant.
    const swallow = (click: Event): void => click.stopPropagation();
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
    if (!target || target === from) return;
    this.target = target;
    this.board.choose(this.action(from, FIRST));
  };

  /** The second half of a drag, once its question is there. */
  private go(): void {
    if (!this.target || !this.board.interactive || this.board.picture.kind === "live") return;
    const target = this.target;
    const words = this.action(target, SECOND);
    const { message } = this.board.picture.prompt;
    if (message !== "ask-move-to" && message !== "ask-attack-on") return;
    this.target = "";
    if (words) queueMicrotask(() => this.board.choose(words));
  }
}
