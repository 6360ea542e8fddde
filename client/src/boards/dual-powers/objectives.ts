/** P5.3 to P5.6: what is scored at the end of the round, in its order, and who would take it now. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { isHighlighted } from "../board.js";
import { objectiveKey, regionKey } from "./choices.js";
import { emblemGlyph, iconGlyph, sideGlyph } from "./glyphs.js";
import { panel } from "./parts.js";
import type { PartsBoard } from "./parts.js";
import type { CityScene, ForecastStep } from "./scene.js";
import { forecastLine } from "./tips.js";

/** The holder of Will of the People, who wins ties and leads the neutrals. */
export function willOfThePeople(board: PartsBoard, scene: CityScene): TemplateResult {
  return html`<div
    class="will ${scene.will} ${board.classes("will", false, board.marks.will)}"
    data-thing="will" role=${board.roleOf("will")} tabindex=${board.tab("will")} aria-label=${board.ownName("will")}
  >${board.verb("will")}${iconGlyph("inspire")}<span class="holder"><small>${board.say("dp-will")}</small><b>${sideGlyph(scene.will)}${board.named("side", scene.will)}</b></span></div>`;
}

export function objectives(board: PartsBoard, scene: CityScene): TemplateResult {
  const { steps } = scene.forecast;
  return panel(
    board,
    "forecast",
    board.say("dp-forecast"),
    ["P5.3", "P5.6"],
    html`<ol class="steps">${steps.map((step) => row(board, scene, step))}</ol>
      <p class="sum" data-thing="forecast">${forecastLine(scene, board.wording)}</p>`,
  );
}

function row(board: PartsBoard, scene: CityScene, step: ForecastStep): TemplateResult {
  const own = step.chooser ? scene.objectives.find((one) => one.side === step.chooser) : undefined;
  const key = step.chooser && own ? objectiveKey(step.chooser) : step.region ? regionKey(step.region) : "";
  const spoken = own !== undefined && isHighlighted(board.refs, own.card, "card");
  // A region's own button is on the map; here only what lies nowhere else can be chosen.
  const button = key.startsWith("objective:");
  const fresh = own !== undefined && board.marks.cards.has(own.card);
  const title = step.chooser ? board.say("dp-objective-of", { side: step.chooser }) : board.say("dp-unrest");
  const live = button && board.roleOf(key) === "button";
  return html`<li><div
    class="step ${button ? board.classes(key, spoken, fresh) : "thing"}" data-thing=${key || nothing}
    role=${live ? "button" : nothing} tabindex=${live ? "0" : nothing} 
  >
    ${live ? board.verb(key) : nothing}
    <b class="marker">${step.marker}</b>
    <span class="what">${step.chooser ? sideGlyph(step.chooser) : iconGlyph("unrest")}<span>${title}</span></span>
    ${step.region
      ? html`<span class="where">${emblemGlyph(step.region)}<span>${board.named("region", step.region)}</span> <b>+${step.points}</b></span>
          <span class="wins">${step.wins ? html`${sideGlyph(step.wins)}${board.named("side", step.wins)}` : board.say("dp-nobody")}</span>`
      : html`<span class="where unknown">${iconGlyph("down")}${board.say("dp-face-down")}</span><span class="wins">?</span>`}
  </div></li>`;
}
