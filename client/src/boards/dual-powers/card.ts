/** P1.2, P1.3: a card, large for the hand and small for the table. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { capitalized } from "../../wording.js";
import type { Wording } from "../../wording.js";
import { tint } from "./district.js";
import { bustGlyph, emblemGlyph, iconGlyph, sideGlyph } from "./glyphs.js";
import type { CardFacts, CommandCard, LeaderCard, Preview } from "./scene.js";

/** The face of a card in the hand, with what it would do to the date. */
export function cardFace(name: string, card: CardFacts, preview: Preview | null, wording: Wording): TemplateResult {
  const leader = card.kind === "leader";
  return html`<span class="face ${leader ? `leader ${card.side}` : tint(card.region)}">
    <span class="top">
      <b class="days-number">${card.days}</b><small>${wording.say("dp-days", { days: card.days })}</small>
      ${leader ? html`${bustGlyph(name)}${sideGlyph(card.side)}` : emblemGlyph(card.region)}
    </span>
    ${leader ? leaderFace(name, card, wording) : commandFace(card, wording)}
    ${preview ? dateLine(preview, wording) : nothing}
  </span>`;
}

function commandFace(card: CommandCard, wording: Wording): TemplateResult {
  return html`<strong class="where">${capitalized(wording.name("region", card.region))}</strong>
    <span class="use">${iconGlyph("recruit")}<span>${wording.say("dp-recruit", { value: card.recruit })}</span></span>
    <span class="use">${iconGlyph(card.action)}<span>${capitalized(wording.name("action", card.action))}</span></span>
    <span class="use goal">${iconGlyph("points")}<span>${wording.say("dp-goal", { points: card.points })}</span></span>`;
}

function leaderFace(name: string, card: LeaderCard, wording: Wording): TemplateResult {
  return html`<strong class="where">${capitalized(wording.name("card", name))}</strong>
    <span class="use">${iconGlyph("recruit")}<span>${wording.say("board-leader", { strength: `${card.ready}/${card.exhausted}` })}</span></span>
    <span class="use">${iconGlyph(card.special)}<span>${capitalized(wording.name("special", card.special))}</span></span>`;
}

/** P4.2 to P4.6: where the date goes; a star and a flag beside the words. */
function dateLine(preview: Preview, wording: Wording): TemplateResult {
  const special = preview.bonus || preview.passed;
  return html`<span class="date ${special ? "special" : ""}">
    <span>→ ${wording.say("dp-short-date", { month: preview.month, day: preview.day })}</span>
    ${preview.bonus ? html`<span class="bonus">${iconGlyph("bonus")}${twoWays("bonus", wording)}</span>` : nothing}
    ${preview.will ? html`<span class="takes">${iconGlyph("inspire")}${twoWays("will", wording)}</span>` : nothing}
  </span>`;
}

/** Where a card is small one word must do; only one of the two is shown, and read out. */
function twoWays(what: "bonus" | "will", wording: Wording): TemplateResult {
  return html`<span class="long">${wording.say(`dp-short-${what}`)}</span><span class="short">${wording.say(`dp-tiny-${what}`)}</span>`;
}

/** A card on the table: colour, emblem, days and worth; its tip says the rest. */
export function smallCard(name: string, card: CardFacts | undefined, wording: Wording, classes: string): TemplateResult {
  if (!card) return html``;
  const title = capitalized(wording.name("card", name));
  if (card.kind === "leader") {
    return html`<li class="small-card leader ${card.side} ${classes}" data-thing="card:${name}" aria-label=${title}>
      <b>${card.days}</b>${bustGlyph(name)}<i>${capitalized(wording.name("leader", name)).slice(0, 4)}</i>
    </li>`;
  }
  return html`<li class="small-card ${tint(card.region)} ${classes}" data-thing="card:${name}" aria-label=${title}>
    <b>${card.days}</b>${emblemGlyph(card.region)}<i>${iconGlyph("points")}${card.points}</i>
  </li>`;
}

/** Cards face down, counted. */
export function backs(count: number, label: string, key: string): TemplateResult | typeof nothing {
  if (!count) return nothing;
  return html`<li class="small-card back" data-thing=${key || nothing} aria-label=${label}><b>${count}</b>${iconGlyph("down")}</li>`;
}
