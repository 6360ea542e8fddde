/** What lies before each side: cards played, cards held, supply; in solitaire the opposition's row. */

import { html, nothing, svg } from "lit";
import type { TemplateResult } from "lit";
import type { Wording } from "../../wording.js";
import { isHighlighted } from "../board.js";
import { backs, smallCard } from "./card.js";
import { supplyKey } from "./choices.js";
import { emblemGlyph, sideGlyph } from "./glyphs.js";
import { panel } from "./parts.js";
import type { PartsBoard } from "./parts.js";
import { factsOf, sidesFor } from "./scene.js";
import type { CityScene, Opposition, Side, Token } from "./scene.js";
import { counter, counterBox } from "./token.js";
import { shortName } from "./tips.js";

export function sides(board: PartsBoard, scene: CityScene): TemplateResult {
  return html`${sidesFor(scene).map((side) => {
    const against = scene.opposition?.side === side ? scene.opposition : null;
    return panel(
      board,
      `side-panel ${side}`,
      against ? board.say("dp-opposition", { side }) : board.named("side", side),
      against ? ["P7.5", "P7.8"] : ["P3.4"],
      html`${against ? row(board, scene, against) : table(board, scene, side)} ${supply(board, scene, side)}`,
    );
  })}`;
}

function cardClasses(board: PartsBoard, name: string): string {
  return ["thing", isHighlighted(board.refs, name, "card") ? "lit" : "", board.marks.cards.has(name) ? "fresh" : ""].join(" ");
}

/** Cards played this round, and those held as far as they are known. */
function table(board: PartsBoard, scene: CityScene, side: Side): TemplateResult {
  const played = scene.played[side];
  const { cards, hidden } = scene.hands[side];
  const own = side === scene.viewer;
  const small = (name: string): TemplateResult => smallCard(name, scene.cards[name], board.wording, cardClasses(board, name));
  return html`
    ${played.length ? line(board.say("board-played"), html`${played.map(small)}`) : nothing}
    ${!own && (hidden || cards.length)
      ? line(
          board.say("board-hand"),
          html`${backs(hidden, board.say("board-cards", { cards: hidden }), `hidden:${side}`)}
          ${cards.map(({ card }) => small(card))}`,
        )
      : nothing}
  `;
}

function line(title: string, cards: TemplateResult): TemplateResult {
  return html`<div class="line"><h4>${title}</h4><ul class="cards">${cards}</ul></div>`;
}

/** P7.5, P7.8: its cards in order of play, the days that decide its objective, the cards to come. */
function row(board: PartsBoard, scene: CityScene, against: Opposition): TemplateResult {
  const days = Object.entries(against.days);
  const goal = against.objective ? scene.cards[against.objective] : undefined;
  return html`
    <p class="note" data-thing="opposition">${board.say("dp-opposition-short", { difficulty: against.difficulty })}</p>
    ${line(
      board.say("board-played"),
      html`${against.row.map((name) => smallCard(name, scene.cards[name], board.wording, `${cardClasses(board, name)} ${name === against.objective ? "goal" : ""}`))}
      ${Array.from({ length: against.to_come }, () => html`<li class="small-card back coming" aria-label=${board.say("dp-face-down")}></li>`)}`,
    )}
    ${days.length
      ? html`<p class="note days-sum">${days.map(([region, sum]) => html`<span>${emblemGlyph(region)}${board.named("region", region)} ${sum}</span>`)}</p>`
      : nothing}
    ${goal?.kind === "command" ? html`<p class="note">${board.say("dp-opposition-goal", { region: goal.region, points: goal.points })}</p>` : nothing}
  `;
}

/** P4.8: what can still be recruited. */
function supply(board: PartsBoard, scene: CityScene, side: Side): TemplateResult | typeof nothing {
  const tokens = scene.supply[side];
  if (!tokens.length) return nothing;
  return html`<div class="line"><h4>${board.say("board-supply")}</h4><ul class="supply">${tokens.map((token) => inSupply(board, token))}</ul></div>`;
}

/** A counter as a picture of its own. */
export function stockPicture(token: Token, wording: Wording): TemplateResult {
  return html`<svg viewBox=${counterBox(token)} aria-hidden="true">${svg`${counter(token, shortName(token, wording), token.count ?? 1)}`}</svg>`;
}

function inSupply(board: PartsBoard, token: Token): TemplateResult {
  const key = supplyKey(token.token);
  const spoken = isHighlighted(board.refs, token.token, "unit");
  return html`<li>${stockPicture(token, board.wording)}<span
    class="stock ${board.classes(key, spoken)}" data-thing=${key}
    role=${board.roleOf(key)} tabindex=${board.tab(key)} aria-label=${board.label(key)}
  ></span></li>`;
}

/** P3.1: the deck, which a bonus action may draw from. */
export function deck(board: PartsBoard): TemplateResult {
  const { deck: left, discards } = factsOf(board.picture);
  return html`<span
    class="deck ${board.classes("deck", false)}" data-thing="deck"
    role=${board.roleOf("deck")} tabindex=${board.tab("deck")} aria-label=${board.ownName("deck")}
  >${board.verb("deck")}<span class="pile"></span>${board.say("board-deck", { deck: left, discards: discards.length })}</span>`;
}

/** P3.4: everybody may look through the discards. */
export function discards(board: PartsBoard, scene: CityScene): TemplateResult | typeof nothing {
  const names = factsOf(board.picture).discards;
  if (!names.length) return nothing;
  return html`<details class="panel discards"><summary>${board.say("dp-discards", { count: names.length })}</summary>
    <ul class="cards">${names.map((name) => smallCard(name, scene.cards[name], board.wording, cardClasses(board, name)))}</ul>
  </details>`;
}

export function round(board: PartsBoard, scene: CityScene): string {
  const { round: now } = factsOf(board.picture);
  return scene.opposition && now ? board.say("dp-round-of", { round: now, rounds: scene.opposition.last_round }) : board.say("board-round", { round: now });
}

/** The signs of the sides, which stand for their colours. */
export function legend(board: PartsBoard): TemplateResult {
  return html`<p class="legend">
    <span>${sideGlyph("red")}${board.named("side", "red")}</span>
    <span>${sideGlyph("white")}${board.named("side", "white")}</span>
    <span>${sideGlyph("neutral")}${board.say("dp-neutral")}</span>
  </p>`;
}
