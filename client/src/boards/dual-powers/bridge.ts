/** P1.1, P2.3: a connection as a bridge, the closed one with a barricade across it. */

import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { isHighlighted } from "../board.js";
import { bridgeKey } from "./choices.js";
import type { CityBoard } from "./city.js";
import { tint } from "./district.js";
import type { Span } from "./geometry.js";
import { emblem } from "./icons.js";
import type { Connection } from "./scene.js";

export function bridge(board: CityBoard, connection: Connection, span: Span): SVGTemplateResult {
  const key = bridgeKey(connection.name);
  const half = span.length / 2;
  const piers = Math.max(1, Math.round((span.length - 20) / 16));
  const gap = span.length / (piers + 1);
  const spoken = isHighlighted(board.refs, connection.name, "connection");
  return svg`<g
    class="bridge ${connection.closed ? "closed" : "open"} ${board.classes(key, spoken, board.marks.bridges.has(connection.name))}"
    transform="translate(${span.middle[0].toFixed(1)} ${span.middle[1].toFixed(1)})"
    data-thing=${key} role=${board.roleOf(key)} tabindex=${board.tab(key)} aria-label=${board.label(key)}
  >
    <g transform="rotate(${span.angle.toFixed(1)})">
      <rect class="halo" x=${-half - 5} y="-19" width=${span.length + 10} height="38" rx="8"></rect>
      ${Array.from({ length: piers }, (_, pier) => svg`<ellipse class="pier" cx=${-half + gap * (pier + 1)} cy="0" rx="3.4" ry="14.5"></ellipse>`)}
      <rect class="deck" x=${-half} y="-10.5" width=${span.length} height="21"></rect>
      <path class="rails" d="M${-half} -10.5H${half}M${-half} 10.5H${half}"></path>
      <path class="planks" d="M${-half} 0H${half}"></path>
    </g>
    ${connection.colour ? plaque(connection) : nothing}
    ${connection.closed ? barricade(span) : nothing}
  </g>`;
}

/** The district whose blockade tile closes this bridge, by colour and emblem. */
function plaque(connection: Connection): SVGTemplateResult {
  return svg`<g class="plaque ${tint(connection.colour)}">
    <circle r="10.5"></circle>
    <g transform="translate(-6.6 -6.6) scale(0.55)">${emblem(connection.colour)}</g>
  </g>`;
}

/** Beams and boards, across the way rather than along it. */
function barricade(span: Span): SVGTemplateResult {
  return svg`<g class="barricade" transform="rotate(${(span.angle + 90).toFixed(1)})">
    <path class="beam-edge" d="M-24 -9L24 9M-24 9L24 -9M-26 0H26M-14 -12V12M14 -12V12"></path>
    <path class="beam" d="M-24 -9L24 9M-24 9L24 -9M-26 0H26M-14 -12V12M14 -12V12"></path>
  </g>`;
}
