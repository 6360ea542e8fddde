/** P5.4: the support track, white's end on the left, with where it would stand if the round ended now. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { sideGlyph } from "./glyphs.js";
import type { PartsBoard } from "./parts.js";
import type { CityScene } from "./scene.js";

export function support(board: PartsBoard, scene: CityScene): TemplateResult {
  const { spaces, leads, by } = scene.support;
  const now = leads ? board.say("board-support-lead", { side: leads, points: by }) : board.say("board-support-even");
  const legal = board.classes("support", false, board.marks.scored);
  const ghost = board.picture.over ? scene.support.marker : scene.forecast.support;
  return html`<section class="support" aria-label=${board.say("board-support")}>
    <p class="support-line">
      <span class="end white">${sideGlyph("white")}<span>${board.named("side", "white")}</span></span>
      <strong>${board.say("board-support")}: ${now}</strong>
      <span class="end red">${sideGlyph("red")}<span>${board.named("side", "red")}</span></span>
    </p>
    <div class="track">
      <div class="spaces" aria-hidden="true">${Array.from({ length: 2 * spaces + 1 }, (_, place) => space(scene, place - spaces, ghost))}</div>
      <div class="whole ${legal}" data-thing="support" role=${board.roleOf("support")} tabindex=${board.tab("support")} aria-label=${board.label("support")}></div>
    </div>
  </section>`;
}

function space(scene: CityScene, at: number, ghost: number): TemplateResult {
  const { spaces, marker, leads } = scene.support;
  const classes = ["space", at < 0 ? "white" : at > 0 ? "red" : "middle"];
  if (Math.abs(at) === spaces) classes.push("victory");
  if (at === marker) classes.push("marker");
  else if (at === ghost) classes.push("ghost");
  const number = Math.abs(at) % 5 === 0 && at !== 0 ? Math.abs(at) : Math.abs(at) === spaces ? spaces : "";
  return html`<span class=${classes.join(" ")}>${at === marker ? html`<b>${leads ? sideGlyph(leads) : nothing}</b>` : html`<i>${number}</i>`}</span>`;
}
