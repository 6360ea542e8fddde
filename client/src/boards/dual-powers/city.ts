/** The city: water, six districts, bridges, tokens and the arrows of the last move, as one SVG. */

import { nothing, svg, html } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import type { Refs } from "../board.js";
import type { Wording } from "../../wording.js";
import { arrows } from "./arrows.js";
import { bridge } from "./bridge.js";
import { land, signs, tokens } from "./district.js";
import { layoutFor, spanBetween } from "./geometry.js";
import type { Layout, Span } from "./geometry.js";
import type { Marks } from "./marks.js";
import type { CityScene, Connection } from "./scene.js";

/** What the parts of the city need of the element they are drawn in. */
export interface CityBoard {
  readonly refs: Refs;
  readonly marks: Marks;
  readonly wording: Wording;
  /** The token that was chosen to move and waits for its way. */
  readonly picked: string;
  say(message: string, args?: Readonly<Record<string, string | number>>): string;
  named(domain: string, word: string): string;
  classes(key: string, lit: boolean, fresh?: boolean): string;
  live(key: string): boolean;
  roleOf(key: string): string;
  tab(key: string): "0" | typeof nothing;
  label(key: string): string;
  ownName(key: string): string | typeof nothing;
  verb(key: string): TemplateResult | typeof nothing;
}

/** The bridges between the plots; the layout of the known city never changes, so neither do they. */
function spans(connections: readonly Connection[], layout: Layout): Map<string, Span> {
  const found = new Map<string, Span>();
  for (const { name, ends } of connections) {
    const [one, two] = ends.map((end) => layout.plots.find((plot) => plot.name === end));
    if (one && two) found.set(name, spanBetween(one, two, layout, [...found.values()]));
  }
  return found;
}

let remembered: { key: string; layout: Layout; spans: Map<string, Span> } | null = null;

function geography(scene: CityScene, portrait: boolean, small: boolean): { layout: Layout; spans: Map<string, Span> } {
  const regions = scene.regions.map((region) => region.name);
  const key = JSON.stringify([portrait, small, regions, scene.connections.map((one) => [one.name, one.ends])]);
  if (remembered?.key !== key) {
    const layout = layoutFor(regions, portrait, small);
    remembered = { key, layout, spans: spans(scene.connections, layout) };
  }
  return remembered;
}

/** The whole map; bare: without the counters and what they did. */
export function city(board: CityBoard, scene: CityScene, portrait: boolean, small: boolean, bare: boolean): TemplateResult {
  const { layout, spans: laid } = geography(scene, portrait, small);
  const regionOf = new Map(scene.regions.map((region) => [region.name, region]));
  const each = (draw: (region: CityScene["regions"][number], plot: Layout["plots"][number]) => unknown): unknown[] =>
    layout.plots.map((plot) => {
      const region = regionOf.get(plot.name);
      return region ? draw(region, plot) : nothing;
    });
  return html`<svg class="city" viewBox="0 0 ${layout.width} ${layout.height}" role="group" aria-label=${board.say("dp-city")}>
    ${patterns(layout)}
    <g clip-path="url(#city-frame)">
    <rect class="water" width=${layout.width} height=${layout.height}></rect>
    <rect class="waves" width=${layout.width} height=${layout.height} fill="url(#waves)"></rect>
    ${layout.islet ? fort(layout) : nothing}
    ${each((region, plot) => land(board, region, plot))}
    ${scene.connections.map((connection) => {
      const span = laid.get(connection.name);
      return span ? bridge(board, connection, span) : nothing;
    })}
    ${each((region, plot) => signs(board, scene, region, plot.box, layout.writing))}
    ${bare ? nothing : each((region, plot) => tokens(board, scene, region, plot.box, layout.writing))}
    ${bare ? nothing : arrows(board.marks.arrows, layout, scene.connections, laid)}
    </g>
    <rect class="frame" x="1.5" y="1.5" width=${layout.width - 3} height=${layout.height - 3} rx="10"></rect>
  </svg>`;
}

/** The frame, water lines, three ways streets may run, and the hatching of exhausted tokens. */
function patterns(layout: Layout): SVGTemplateResult {
  const streets = [
    "M0 13H52M0 39H52M13 0V52M39 0V52M0 26H26",
    "M0 0L52 52M52 0L0 52M26 0V52",
    "M0 20H60M0 46H60M20 0V26M46 26V60M6 46V60",
  ];
  return svg`<defs>
    <clipPath id="city-frame"><rect width=${layout.width} height=${layout.height} rx="11"></rect></clipPath>
    <pattern id="waves" width="76" height="30" patternUnits="userSpaceOnUse">
      <path class="wave" d="M4 9q7 -5 14 0t14 0M42 23q6 -4 12 0t12 0"></path>
    </pattern>
    ${streets.map(
      (d, place) => svg`<pattern id="streets-${place}" width="52" height="52" patternUnits="userSpaceOnUse" patternTransform="rotate(${[8, 3, -12][place] ?? 0})">
        <path class="street" d=${d}></path>
      </pattern>`,
    )}
    <pattern id="tired" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="tired-line" d="M0 0V6"></path>
    </pattern>
  </defs>`;
}

/** A fort on its islet, where the water is too wide for a bridge. */
function fort(layout: Layout): SVGTemplateResult {
  const [x, y] = layout.islet ?? [0, 0];
  return svg`<g class="fort" transform="translate(${x} ${y})" aria-hidden="true">
    <path class="islet" d="M-44 4Q-40 -15 -10 -17Q28 -21 44 -5Q46 13 16 17Q-34 23 -44 4Z"></path>
    <path class="wall" d="M-26 2L-20 -9L-4 -8L2 -14L8 -8L22 -9L28 1L20 10L4 9L-2 13L-8 9L-20 11Z"></path>
    <path class="spire" d="M0.5 -34L2.500 -6H8V3H-6V-6H-1.500Z"></path>
  </g>`;
}
