/** P1.4: a token as a counter. What counts now is big; what the other side shows is small. */

import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { bust, icon, sign } from "./icons.js";
import type { Token } from "./scene.js";

export const UNIT = 46;
export const LEADER = 86;
export const HIGH = 48;

export function tokenWidth(token: Token): number {
  return token.leader ? LEADER : UNIT;
}

/** Outlines differ by owner: red square, white with a double edge, neutral with cut corners. */
function outline(token: Token, inset: number): string {
  const w = tokenWidth(token) - inset;
  const h = HIGH - inset;
  const c = token.side === "neutral" ? 11 : 5;
  const [l, t] = [inset, inset];
  if (token.side === "neutral") {
    return `M${l + c} ${t}H${w - c}L${w} ${t + c}V${h - c}L${w - c} ${h}H${l + c}L${l} ${h - c}V${t + c}Z`;
  }
  return `M${l + c} ${t}H${w - c}Q${w} ${t} ${w} ${t + c}V${h - c}Q${w} ${h} ${w - c} ${h}H${l + c}Q${l} ${h} ${l} ${h - c}V${t + c}Q${l} ${t} ${l + c} ${t}Z`;
}

/** The drawing alone, its left upper corner at the origin. */
export function counter(token: Token, name: string, count: number): SVGTemplateResult {
  const tired = token.face === "exhausted";
  const [big, small] = tired ? [token.exhausted, token.ready] : [token.ready, token.exhausted];
  const wide = tokenWidth(token);
  const turn = tired ? `rotate(-9 ${wide / 2} ${HIGH / 2})` : nothing;
  return svg`<g class="counter ${token.side} ${token.face}" transform=${turn}>
    ${count > 1 ? svg`<path class="under" d=${outline(token, 0)} transform="translate(4 4)"></path>` : nothing}
    <path class="shade" d=${outline(token, 0)} transform="translate(1.5 2)"></path>
    <path class="body" d=${outline(token, 0)}></path>
    <path class="edge" d=${outline(token, 2.5)}></path>
    ${tired ? svg`<path class="hatch" fill="url(#tired)" d=${outline(token, 0)}></path>` : nothing}
    ${token.leader ? leaderFace(token, name, big, small) : unitFace(token, big, small)}
    ${tired ? svg`<g class="rest" transform="translate(${wide - (token.side === "neutral" && !token.leader ? 19 : 16)} 2) scale(0.56)">${icon("rest")}</g>` : nothing}
    ${count > 1
      ? svg`<g class="times" transform="translate(${wide - 4} 4)"><circle r="10"></circle><text y="4.5" text-anchor="middle">×${count}</text></g>`
      : nothing}
  </g>`;
}

function unitFace(token: Token, big: number, small: number): SVGTemplateResult {
  const bars = Array.from({ length: token.cost }, (_, bar) => svg`<rect class="bar" x=${6 + bar * 4.4} y="35.5" width="2.6" height="7"></rect>`);
  const inward = token.side === "neutral" ? 3 : 0; // its corners are cut off
  return svg`${sign(token.side, 9.5 + inward, 10 + inward / 2, 4.6)}
    <text class="big" x="23" y="32" text-anchor="middle">${big}</text>
    ${bars}
    <text class="small" x=${39 - inward} y=${43 - inward / 2} text-anchor="middle">${small}</text>`;
}

function leaderFace(token: Token, name: string, big: number, small: number): SVGTemplateResult {
  // Names are as long as they are in a language; a long one is set a little closer.
  const long = name.length > 9;
  return svg`<g transform="translate(5 2.5) scale(1.2)">${bust(token.token)}</g>
    <text class="big" x="54" y="27" text-anchor="middle">${big}</text>
    <text class="small" x="73" y="27" text-anchor="middle">${small}</text>
    ${sign(token.side, 39.5, 8.5, 3.8)}
    <rect class="band" x="2.5" y="32" width=${LEADER - 5} height="13.5" rx="2"></rect>
    <text class="name" x=${LEADER / 2} y="42.6" text-anchor="middle" textLength=${long ? LEADER - 10 : nothing} lengthAdjust=${long ? "spacingAndGlyphs" : nothing}>${name}</text>`;
}

/** The room a counter takes as a picture of its own, with what stands out. */
export function counterBox(token: Token): string {
  return `-2 -8 ${tokenWidth(token) + 10} ${HIGH + 14}`;
}
