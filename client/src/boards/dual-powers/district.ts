/** One district: its land, its name, who is stronger there, what is at stake, its tokens. */

import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { isHighlighted } from "../board.js";
import { arrange } from "./arranging.js";
import { regionKey, tokenKey } from "./choices.js";
import type { CityBoard } from "./city.js";
import { bankPath } from "./geometry.js";
import type { Box, Plot } from "./geometry.js";
import { emblem, icon, sign } from "./icons.js";
import type { CityScene, Region, Side } from "./scene.js";
import { counter, HIGH, tokenWidth } from "./token.js";
import { shortName } from "./tips.js";

const HEAD = 36;
const FOOT = 25;
const KNOWN = ["purple", "blue", "red", "green", "white", "brown"];

/** The class that gives a district its colour; unknown names share the last ones. */
export function tint(region: string): string {
  return KNOWN.includes(region) ? `tint-${region}` : `tint-other-${[...region].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 3}`;
}

/** The land, as the button for whatever can be done in the district. */
export function land(board: CityBoard, region: Region, plot: Plot): SVGTemplateResult {
  const key = regionKey(region.name);
  const path = bankPath(plot.corners);
  const spoken = isHighlighted(board.refs, region.name, "region", "origin", "target");
  const fresh = board.marks.regions.has(region.name) || board.marks.arrows.some((arrow) => arrow.to === region.name);
  return svg`<g
    class="land ${tint(region.name)} ${region.unrest ? "unrest" : ""} ${board.classes(key, spoken, fresh)}"
    data-thing=${key} role=${board.roleOf(key)} tabindex=${board.tab(key)} aria-label=${board.label(key)}
  >
    <path class="bank" d=${path}></path>
    <path class="ground" d=${path}></path>
    <path class="streets" d=${path} fill="url(#streets-${Math.max(0, KNOWN.indexOf(region.name)) % 3})"></path>
    <g class="landmark" transform=${landmarkPlace(plot.box)}>${emblem(region.name)}</g>
    <path class="outline" d=${path}></path>
  </g>`;
}

function landmarkPlace(box: Box): string {
  const size = Math.min(box.w, box.h) / 24;
  return `translate(${box.x + box.w / 2 - 12 * size} ${box.y + box.h / 2 - 10 * size}) scale(${size})`;
}

/** Name, strengths and chips; they let every click through to the land. */
export function signs(board: CityBoard, scene: CityScene, region: Region, box: Box, writing: number): SVGTemplateResult {
  // Drawn in a box of its own size, then made larger.
  const own = { x: 0, y: 0, w: box.w / writing, h: box.h / writing };
  return svg`<g class="signs ${tint(region.name)}" aria-hidden="true" transform="translate(${box.x} ${box.y}) scale(${writing})">
    ${heading(board.named("region", region.name), region, own)}
    ${strengths(region, own)}
    ${chips(board, scene, region, own)}
  </g>`;
}

/** Names are as long as a language or a user's file makes them; they end before the strengths begin. */
function heading(name: string, region: Region, box: Box): SVGTemplateResult {
  const room = box.w - 2 * halfWidth(region) - 10;
  const size = (from: number): number => Math.min(20, (room - from) / (name.length * 0.62));
  // Where it is narrow the name goes without its emblem, which the ground shows as well.
  const start = size(33) < 15 ? 0 : 33;
  return svg`${start ? svg`<g class="name-emblem" transform="scale(1.12)">${emblem(region.name)}</g>` : nothing}
    <text class="district-name" x=${start} y="21" font-size=${size(start)}>${name}</text>`;
}

function halfWidth(region: Region): number {
  return Math.max(region.strength.red, region.strength.white) > 9 ? 56 : 46;
}

/** P5.1, P5.2: both totals; the stronger side has its half filled and an arrow over it. */
function strengths(region: Region, box: Box): SVGTemplateResult {
  const wide = halfWidth(region);
  const half = (side: Side): SVGTemplateResult => {
    const x = side === "red" ? 0 : wide + 2;
    return svg`<g class="half ${side} ${region.leads === side ? "leads" : ""}">
      <rect x=${x} y="0" width=${wide} height="28" rx="4"></rect>
      ${sign(side, side === "red" ? x + 11 : x + wide - 11, 14, 5.5)}
      <text x=${side === "red" ? x + wide / 2 + 6 : x + wide / 2 - 6} y="21" text-anchor="middle">${region.strength[side]}</text>
    </g>`;
  };
  const order = region.leads === "red" ? [half("white"), half("red")] : [half("red"), half("white")];
  const crown = `translate(${region.leads === "red" ? wide / 2 : wide * 1.5 + 2} -4.5)`;
  return svg`<g class="strengths" transform="translate(${box.x + box.w - 2 * wide - 2} ${box.y})">
    ${order}${region.leads ? svg`<path class="crown" transform=${crown} d="M-7 0L0 -7L7 0Z"></path>` : nothing}
  </g>`;
}

interface Chip {
  readonly kind: string;
  readonly text: string;
  readonly icon?: string;
  readonly side?: Side;
}

function chipsOf(board: CityBoard, scene: CityScene, region: Region): Chip[] {
  const found: Chip[] = [];
  if (region.unrest) found.push({ kind: "unrest-chip", icon: "unrest", text: board.say("board-unrest", { points: scene.unrest.points }) });
  if (region.next) found.push({ kind: "next-chip", icon: "unrest", text: board.say("dp-next") });
  for (const objective of scene.objectives) {
    if (objective.region === region.name) found.push({ kind: "goal-chip", icon: "points", side: objective.side, text: `+${objective.points}` });
  }
  if (region.why === "tokens" || region.why === "will") found.push({ kind: "tie-chip", text: board.say(`dp-tie-${region.why}`) });
  return found;
}

function chips(board: CityBoard, scene: CityScene, region: Region, box: Box): SVGTemplateResult {
  let x = 0;
  const drawn = chipsOf(board, scene, region).map((chip) => {
    const start = 8 + (chip.icon ? 16 : 0) + (chip.side ? 14 : 0);
    const wide = start + chip.text.length * 7.1 + 7;
    const found = svg`<g class="chip ${chip.kind}" transform="translate(${x} 0)">
      <rect width=${wide} height="21" rx="10.5"></rect>
      ${chip.icon ? svg`<g transform="translate(6 3) scale(0.62)">${icon(chip.icon)}</g>` : nothing}
      ${chip.side ? sign(chip.side, 30, 10.5, 4.8) : nothing}
      <text x=${start} y="15" textLength=${chip.text.length * 7.1} lengthAdjust="spacingAndGlyphs">${chip.text}</text>
    </g>`;
    x += wide + 5;
    return found;
  });
  const squeeze = Math.min(1, box.w / Math.max(1, x - 5));
  return svg`<g transform="translate(${box.x} ${box.y + box.h - 21 * squeeze}) scale(${squeeze})">${drawn}</g>`;
}

/** The tokens, each a button of its own where it can do something. */
export function tokens(board: CityBoard, scene: CityScene, region: Region, box: Box, writing: number): SVGTemplateResult[] {
  const head = HEAD * writing;
  const foot = chipsOf(board, scene, region).length ? FOOT * writing : 0;
  const room = { x: box.x, y: box.y + head, w: box.w, h: box.h - head - foot };
  const seen = new Map<string, number>();
  return arrange(region.tokens, room).map(({ token, x, y, scale, count }) => {
    const key = tokenKey(token.token, token.face, region.name);
    const twin = seen.get(key) ?? 0;
    seen.set(key, twin + 1);
    const spoken = isHighlighted(board.refs, token.token, "token", "leader", "unit") && !elsewhere(board, region.name);
    const fresh = board.marks.tokens.has(`${token.token}@${region.name}`) && twin === 0;
    const chosen = board.picked === key && twin === 0;
    // Of equal tokens the keyboard stops at the first: they mean the same.
    const tab = twin ? nothing : board.tab(key);
    const wide = tokenWidth(token);
    // What can do nothing itself does not stand before a district that can be chosen.
    const through = !board.live(key) && board.live(regionKey(region.name));
    // The counter lies over its button: what is written on it is no part of the button's name.
    return svg`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" data-piece="${token.token}@${region.name}"><g
      class="token ${board.classes(key, spoken, fresh)} ${chosen ? "picked" : ""} ${through ? "through" : ""}"
      data-thing=${key} data-inside=${regionKey(region.name)}
      role=${twin ? "img" : board.roleOf(key)} tabindex=${tab} aria-label=${board.label(key)}
    >
      <rect class="halo" x="-5" y="-5" width=${wide + 10} height=${HIGH + 10} rx="9"></rect>
      <rect class="hit" width=${wide} height=${HIGH}></rect>
    </g><g class="piece" aria-hidden="true">
      ${counter(token, shortName(token, board.wording), count)}
    </g></g>`;
  });
}

/** Whether the log speaks of this token in another district. */
function elsewhere(board: CityBoard, region: string): boolean {
  const places = [...(board.refs["region"] ?? []), ...(board.refs["target"] ?? []), ...(board.refs["origin"] ?? [])];
  return places.length > 0 && !places.includes(region);
}
