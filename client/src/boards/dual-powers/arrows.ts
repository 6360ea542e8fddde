/** The last moves as arrows over the bridges they took: dark on light, so that no colour has to be told. */

import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { distance, mid } from "./geometry.js";
import type { Layout, Point, Span } from "./geometry.js";
import type { Arrow } from "./marks.js";
import type { Connection } from "./scene.js";

/** How far an arrow reaches into a district. */
const REACH = 48;

export function arrows(moves: readonly Arrow[], layout: Layout, connections: readonly Connection[], spans: ReadonlyMap<string, Span>): SVGTemplateResult[] {
  return moves.flatMap((move) => {
    const points = course(move, layout, connections, spans);
    const [last, before] = [points[points.length - 1], points[points.length - 2]];
    if (!last || !before) return [];
    const turn = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
    const head = `translate(${fix(last)}) rotate(${turn.toFixed(1)})`;
    const path = smooth(points);
    return [
      svg`<g class="arrow" aria-hidden="true">
        <path class="casing" d=${path}></path>
        <path class="casing head" transform=${head} d="M16 0L-8 -12L-3 0L-8 12Z"></path>
        <path class="shaft" d=${path}></path>
        <path class="tip-head" transform=${head} d="M16 0L-8 -12L-3 0L-8 12Z"></path>
      </g>`,
    ];
  });
}

/** From the bank of one district over the bridges to the bank of the other; a double move (P4.10) crosses two. */
function course(move: Arrow, layout: Layout, connections: readonly Connection[], spans: ReadonlyMap<string, Span>): Point[] {
  const from = layout.plots.find((plot) => plot.name === move.from);
  const to = layout.plots.find((plot) => plot.name === move.to);
  if (!from || !to || from === to) return [];
  const [a, b] = [mid(from.box), mid(to.box)];
  const bridges = way(move, connections).map((name) => spans.get(name)?.middle ?? a);
  const [first, last] = [bridges[0], bridges[bridges.length - 1]];
  if (!first || !last) return [toward(a, b, distance(a, b) * 0.3), toward(b, a, distance(a, b) * 0.3)];
  return [toward(first, a, REACH), ...bridges, toward(last, b, REACH)];
}

function toward(start: Point, goal: Point, far: number): Point {
  const part = Math.min(1, far / Math.max(1, distance(start, goal)));
  return [start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part];
}

/** The names of the one or two connections between two districts; empty if the map has changed since. */
function way(move: Arrow, connections: readonly Connection[]): string[] {
  const open = connections.filter((one) => !one.closed);
  const joins = (one: Connection, a: string, b: string): boolean => one.ends.includes(a) && one.ends.includes(b);
  const direct = open.find((one) => joins(one, move.from, move.to));
  if (direct) return [direct.name];
  for (const first of open.filter((one) => one.ends.includes(move.from))) {
    const middle = first.ends.find((end) => end !== move.from) ?? "";
    const second = open.find((one) => joins(one, middle, move.to));
    if (second) return [first.name, second.name];
  }
  return [];
}

/** A line through the points, bent at the bridges. */
function smooth(points: readonly Point[]): string {
  const [start = [0, 0] as Point, ...rest] = points;
  const parts = [`M${fix(start)}`];
  rest.forEach((point, place) => {
    const next = rest[place + 1];
    if (!next) parts.push(`L${fix(point)}`);
    else parts.push(`Q${fix(point)} ${fix(toward(point, next, Math.min(30, distance(point, next) / 2)))}`);
  });
  return parts.join("");
}

function fix([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
