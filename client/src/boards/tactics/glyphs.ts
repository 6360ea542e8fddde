/** Miniatures, elements and marks, drawn in one hand. Unit glyphs are 24 units wide, around their middle. */

import { html, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import type { Card, Side } from "./scene.js";

const SOLDIER = svg`<path d="M0-9.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM-4.6 10l.8-7.3h-1.6l.5-4C-4.700-2.200-2.600-3 0-3s4.700.8 4.900 1.700l.5 4h-1.600L4.600 10H1.300L0 4.500-1.300 10z"/>`;
const KINDS: Readonly<Record<string, SVGTemplateResult>> = {
  squad: svg`<g transform="translate(-6.500 1.500) scale(.8)">${SOLDIER}</g><g transform="translate(6.500 1.500) scale(.8)">${SOLDIER}</g><g transform="translate(0 -1)">${SOLDIER}</g>`,
  hero: svg`${SOLDIER}<path d="M7.500-10.500l1.100 2.500 2.700.3-2 1.800.6 2.700-2.400-1.400-2.400 1.400.6-2.700-2-1.800 2.700-.3z"/>`,
  // A body on two legs, a gun on the right.
  vehicle: svg`<path d="M-7.500-8h11l2 2.600h6v2.300h-6L4.200 0h-11l-2-3.700zM-6 .8h3.600L-3.800 5l1.500 5.500h-5.400L-6.300 5zM1.600.8h3.600L3.800 5l1.500 5.500H-.1L1.300 5z"/>`,
  large: svg`<path d="M-9-8.500H4L6.300-5.300h5.500v2.500H6.300L4.500.6h-13.300L-11-3.800zM5.800-9.600h6v1.900h-6zM-9.500 1.500h3.800L-7 5.200l1.200 5.300h-5l1-5.300zM-3.200 1.500H.3L-.8 5.200l1.200 5.300h-4.600l1-5.300zM3.300 1.500H7L5.800 5.200 7 10.500H2.200l1.100-5.300z"/>`,
  aircraft: svg`<path d="M0-11c1.300 0 1.700 2.500 1.700 4.200v2.600l9.800 5v2.700l-9.800-2.300v5l3 2.300v2L0 9.300-4.700 10.500v-2l3-2.300v-5l-9.800 2.300V.8l9.800-5v-2.600C-1.700-8.500-1.300-11 0-11z"/>`,
};

/** What kind of unit it is. */
export function kindGlyph(card: Pick<Card, "kind" | "large">): SVGTemplateResult {
  return KINDS[card.large ? "large" : card.kind] ?? SOLDIER;
}

/** The same in a line of text. */
export function kindIcon(card: Pick<Card, "kind" | "large">): TemplateResult {
  return html`<svg class="glyph" viewBox="-12 -12 24 24" aria-hidden="true">${kindGlyph(card)}</svg>`;
}

/** The sides differ in shape, too: a star and a cross. */
const SIGNS: Readonly<Record<Side, SVGTemplateResult>> = {
  allies: svg`<path d="M0-10l2.900 6.400 7 .7-5.300 4.700 1.500 6.900L0 5.100-6.100 8.700l1.500-6.900-5.300-4.700 7-.7z"/>`,
  axis: svg`<path d="M-3.500-9.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z"/>`,
};

export function sideGlyph(side: Side): SVGTemplateResult {
  return SIGNS[side];
}

export function sideIcon(side: Side): TemplateResult {
  return html`<svg class="glyph side ${side}" viewBox="-12 -12 24 24" aria-hidden="true">${SIGNS[side]}</svg>`;
}

/** T2.3: cover elements, in a square of 100 units. */
export function elementPicture(kind: string): SVGTemplateResult {
  if (kind === "trap") {
    return svg`<g class="trap"><path d="M20 78L62 24M38 24L80 78M16 62L84 44"/><path class="shine" d="M20 78L62 24M38 24L80 78M16 62L84 44"/></g>`;
  }
  return svg`<g class="crate"><rect x="18" y="30" width="64" height="46" rx="3"/><path d="M18 45h64M18 61h64M34 30v46M66 30v46"/><path class="mark" d="M44 49h12v8H44z"/></g>`;
}

/** Ground, in a square of 100 units. */
export const GROUND: Readonly<Record<string, SVGTemplateResult>> = {
  ".": svg``,
  "~": svg`<rect class="water" width="100" height="100"/><path class="waves" d="M10 28q10-10 20 0t20 0 20 0 20 0M10 54q10-10 20 0t20 0 20 0 20 0M10 80q10-10 20 0t20 0 20 0 20 0"/>`,
  x: svg`<rect class="rough" width="100" height="100"/><path class="stones" d="M14 70l10-16 16 2 6 14zM52 40l12-14 18 6 2 14-14 4zM22 32l8-12 14 4-2 12zM58 78l6-12 16 0 6 12z"/>`,
  "*": svg`<rect class="haze" width="100" height="100"/><path class="smoke" d="M22 76a17 17 0 0 1 2-33 21 21 0 0 1 39-9 18 18 0 0 1 17 26 14 14 0 0 1-8 16z"/>`,
  "#": svg`<rect class="block" width="100" height="100"/><path class="roof" d="M8 92L30 68V18h52l10-10M30 68h52M82 18v50M82 68l10 24"/><rect class="top" x="30" y="18" width="52" height="50"/>`,
};

/** A face of a die: a third of them are hits. */
export function die(hit: boolean): TemplateResult {
  return html`<svg class="die ${hit ? "hit" : "miss"}" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1.500" y="1.500" width="29" height="29" rx="6"></rect>
    ${hit ? svg`<circle cx="16" cy="16" r="8.500"/><path d="M16 3.500v7M16 21.500v7M3.500 16h7M21.500 16h7"/><circle class="spot" cx="16" cy="16" r="3"/>` : svg`<circle class="dull" cx="16" cy="16" r="2"/>`}
  </svg>`;
}
