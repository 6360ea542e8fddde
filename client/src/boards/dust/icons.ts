/** Units, marks and signs of armies, drawn in one hand: 24 units wide, filled. */

import { html, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";

/** Paths of the units, looked at from the side. */
export const UNIT_PATHS: Readonly<Record<string, string>> = {
  tank: "M3 15h18l-2 5H5zM6 14V9h8v1l8-2v2l-8 1v3z",
  mech: "M9 2h6v4h3l3 8h-3l-2-4v4l3 8h-4l-3-6-3 6H5l3-8v-4l-2 4H3l3-8h3z",
  fighter: "M12 1l2 8 8 5v2l-8-2-1 5 3 3H8l3-3-1-5-8 2v-2l8-5z",
  bomber: "M12 2l1.6 5L22 9v3l-8.4.5L13 18l4 3v1l-5-1-5 1v-1l4-3-.6-5.5L2 12V9l8.4-2z",
  submarine: "M1 15c0-3 4-5 8-5V6h5v4c5 0 9 2 9 4.5s-5 5.5-11 5.5S1 18 1 15z",
  centre: "M2 21V11l6 4v-4l6 4V3h4l1 8h3v10z",
  card: "M6 2h12v20H6zM9 6h6v5H9z",
};

/** A capital, a power source; around 0. */
export const STAR = "M0-21L5-7L20-6L8 3L12 18L0 9L-12 18L-8 3L-20-6L-5-7Z";
export const HEXAGON = "M0-19L16-9L16 9L0 19L-16 9L-16-9Z";
export const BOLT = "M3-12L-7 2L-1 2L-3 12L7-2L1-2Z";

/** An area in danger; around 0. */
export const WARNING = "M-6.5-5.5H6.5L0 6.5Z";
export const ALARM = "M-1.1-4.2H1.1L0.7 1.2H-0.7Z";

/** The sign of each army, in a box of 24. */
export const SIGN_PATHS: Readonly<Record<string, string>> = {
  red: "M3 3h18v18H3z",
  blue: "M12 2.5L22 20.5H2z",
  yellow: "M12 2.5a9.5 9.5 0 1 0 .01 0z",
  grey: "M12 1.5L22.5 12 12 22.5 1.5 12z",
  green: "M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5-5.7-5.1 7.6-.8z",
  white: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  neutral: "M4 4l4-0 4 5 4-5h4l-6 8 6 8h-4l-4-5-4 5H4l6-8z",
};

const shape = (path: string): SVGTemplateResult => svg`<path d=${path}></path>`;

export function unitGlyph(unit: string): TemplateResult {
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape(UNIT_PATHS[unit] ?? "")}</svg>`;
}

export function armyGlyph(tint: string): TemplateResult {
  return html`<svg class="glyph army ${tint}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape(SIGN_PATHS[tint] ?? "")}</svg>`;
}

/** A die that hit or one that did not. */
export function dieGlyph(hit: boolean): TemplateResult {
  return html`<svg class="die" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><rect x="1" y="1" width="14" height="14" rx="3"></rect>${hit ? shape("M8 2.5l1.4 3.3 3.4-1.2-1.2 3.4L14 9.400l-3.300.9.700 3.300L8 11.500l-3.400 2.100.700-3.300L2 9.400l2.400-1.400L3.200 4.600l3.400 1.200z") : ""}</svg>`;
}

export function warningGlyph(danger: 1 | 2): TemplateResult {
  return html`<svg class="glyph danger level-${danger}" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">${shape(WARNING)}${danger === 2 ? svg`<path class="alarm" d=${ALARM}></path>` : ""}</svg>`;
}

export function markGlyph(kind: "capital" | "source"): TemplateResult {
  return html`<svg class="glyph mark" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">${kind === "capital"
    ? shape(STAR)
    : svg`<path d=${HEXAGON}></path><path class="bolt" d=${BOLT}></path>`}</svg>`;
}
