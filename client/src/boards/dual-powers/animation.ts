/** Tokens that moved slide to their new place; any click or key ends it at once, and nobody has to wait. */

import type { Arrow } from "./marks.js";

/** In milliseconds. */
const DURATION = 480;

export class TokenAnimation {
  private running: Animation[] = [];

  play(root: ParentNode, moves: readonly Arrow[], still: boolean): void {
    this.skip();
    if (still || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const move of moves) {
      const piece = root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(`${move.token}@${move.to}`)}"] .piece`);
      const origin = root.querySelector<SVGGElement>(`[data-thing="region:${CSS.escape(move.from)}"] .landmark`);
      if (!piece || !origin) continue;
      const [here, there] = [piece.getBoundingClientRect(), origin.getBoundingClientRect()];
      const matrix = piece.getScreenCTM();
      if (!matrix || !matrix.a) continue;
      const x = (there.left + there.width / 2 - here.left - here.width / 2) / matrix.a;
      const y = (there.top + there.height / 2 - here.top - here.height / 2) / matrix.d;
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }];
      this.running.push(piece.animate(frames, { duration: DURATION, easing: "cubic-bezier(.3,.1,.2,1)" }));
    }
    if (!this.running.length) return;
    const end = (): void => this.skip();
    document.addEventListener("pointerdown", end, { once: true, capture: true });
    document.addEventListener("keydown", end, { once: true, capture: true });
  }

  skip(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }
}
