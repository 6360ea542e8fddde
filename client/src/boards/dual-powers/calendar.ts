/** P1.5, P4.2 to P4.6: the year and the days, with where each card of the hand would take the date. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { isHighlighted } from "../board.js";
import { bustGlyph, iconGlyph, sideGlyph } from "./glyphs.js";
import type { PartsBoard } from "./parts.js";
import { ruleLinks } from "./parts.js";
import { deck, round } from "./sides.js";
import type { CityScene, Month, Preview } from "./scene.js";
import { previewParts } from "./tips.js";

/** What is shown as a ghost: where the card that is pointed at would take the date. */
export function ghostOf(board: PartsBoard, scene: CityScene): Preview | null {
  if (!board.pointed.startsWith("card:")) return null;
  const card = board.pointed.slice("card:".length);
  const held = [...scene.hands.red.cards, ...scene.hands.white.cards].find((one) => one.card === card);
  return held?.preview ?? null;
}

export function calendar(board: PartsBoard, scene: CityScene): TemplateResult {
  const { months, days } = scene.calendar;
  const ghost = ghostOf(board, scene);
  return html`<section class="calendar" aria-label=${board.say("board-calendar")}>
    <ol class="months">${months.map((month) => monthSpace(board, scene, month, ghost))}</ol>
    <ol class="days">${Array.from({ length: days }, (_, place) => daySpace(board, scene, place + 1, ghost))}</ol>
    <p class="date-line">
      <span class="today">${round(board, scene)} · ${board.say("board-day", { month: scene.calendar.month, day: scene.calendar.day })}</span>
      ${turns(board, scene)}
      <span class="ghost-line ${ghost ? "shown" : ""}">${ghost ? previewParts(ghost, board.wording).join(" · ") : nothing}</span>
      ${deck(board)} ${ruleLinks(board, ["P4.2"])}
    </p>
  </section>`;
}

/** P4.1: the turns to come, as the signs of those who take them. */
function turns(board: PartsBoard, scene: CityScene): TemplateResult | typeof nothing {
  if (!scene.turns.length) return nothing;
  return html`<span class="turns" data-thing="turns" role="img" aria-label=${board.label("turns")}>${scene.turns.map((side) => sideGlyph(side))}</span>`;
}

function monthSpace(board: PartsBoard, scene: CityScene, month: Month, ghost: Preview | null): TemplateResult {
  const { month: now } = scene.calendar;
  const past = scene.calendar.months.findIndex((one) => one.name === now) > scene.calendar.months.indexOf(month);
  const classes = ["month"];
  if (month.name === now) classes.push("now");
  if (past) classes.push("past");
  if (ghost?.passed && ghost.month === month.name) classes.push("ghost");
  if (isHighlighted(board.refs, month.name, "month")) classes.push("lit");
  return html`<li class=${classes.join(" ")} data-thing="month:${month.name}" aria-current=${month.name === now ? "date" : nothing}>
    <span class="month-name">${board.named("month", month.name)}</span>
    <span class="worth">${iconGlyph("unrest")}${month.points}</span>
    ${month.enters ? html`<span class="enters ${month.enters}">${bustGlyph(month.enters)}</span>` : nothing}
    ${month.ends ? html`<span class="ends">${iconGlyph("end")}</span>` : nothing}
  </li>`;
}

function daySpace(board: PartsBoard, scene: CityScene, day: number, ghost: Preview | null): TemplateResult {
  const { calendar } = scene;
  const own = scene.viewer ? scene.hands[scene.viewer].cards : [];
  const reached = new Set(own.filter((one) => one.preview.day === day).map((one) => scene.cards[one.card]?.days ?? 0));
  const classes = ["day"];
  if (day === calendar.day) classes.push("now");
  if (day === calendar.day && board.marks.date) classes.push("fresh");
  if (calendar.bonus.includes(day)) classes.push("bonus");
  if (calendar.skipped.includes(day)) classes.push("skipped");
  if (reached.size) classes.push("reached");
  if (ghost?.day === day) classes.push("ghost");
  if (day === 16) classes.push("half");
  return html`<li class=${classes.join(" ")} data-thing="day:${day}" aria-current=${day === calendar.day ? "date" : nothing}>
    <span class="number">${day}</span>
    <span class="mark">${calendar.bonus.includes(day) ? iconGlyph("bonus") : reached.size ? `+${[...reached].join("/")}` : nothing}</span>
  </li>`;
}
