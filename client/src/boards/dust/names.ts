/** Where the names of areas stand: where the drawing puts them, unless counters would cover them there. */

import type { DrawnArea, Point, Ring } from "./drawing.js";

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export interface Named {
  readonly drawn: DrawnArea;
  /** How wide and how high the name is. */
  readonly wide: number;
  readonly high: number;
  /** Everything that stands at the area's counters; null: nothing does. */
  readonly counter: Box | null;
}

/** What lies outside its area costs a name half as much as what is covered. */
const OUTSIDE = 0.5;
const GAP = 3;
/** Where a name is looked at for that, from its left. */
const SHARES = [0.05, 0.35, 0.65, 0.95];

/** How much of two boxes is the same. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const high = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function around([x, y]: Point, { wide, high }: Named): Box {
  return [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
}

/** All places where a name may stand. */
function aroundAll(points: readonly Point[], one: Named): Box {
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...columns) - one.wide / 2, Math.min(...rows) - one.high / 2, Math.max(...columns) + one.wide / 2, Math.max(...rows) + one.high / 2];
}

/** Whether a point lies in an area, by the even-odd rule. */
export function inside(x: number, y: number, rings: readonly Ring[]): boolean {
  let found = false;
  for (const { points, left, top, right, bottom } of rings) {
    if (x < left || x > right || y < top || y > bottom) continue;
    let before = points[points.length - 1];
    for (const point of points) {
      if (before && point[1] > y !== before[1] > y && x < ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]) found = !found;
      before = point;
    }
  }
  return found;
}

/** The middle of each name; `others` are things that stand on the map besides. */
export function placed(names: readonly Named[], others: readonly Box[]): Point[] {
  const counters = names.flatMap(({ counter }) => (counter ? [counter] : []));
  const taken = names.map((one) => around(home(one), one));
  const places = names.map(home);
  names.forEach((one, number) => {
    const start = around(home(one), one);
    const covering = counters.filter((counter) => overlap(start, counter));
    if (!covering.length) return;
    if (one.counter && !covering.includes(one.counter)) covering.push(one.counter);
    let [best, least] = [home(one), Infinity];
    const points = candidates(one, covering);
    const room = aroundAll(points, one);
    const crowd = [...counters, ...others, ...taken.filter((_, other) => other !== number)].filter((box) => overlap(box, room));
    for (const point of points) {
      const box = around(point, one);
      let cost = Math.hypot(point[0] - home(one)[0], point[1] - home(one)[1]) * one.high * 0.02;
      for (const other of crowd) cost += overlap(box, other);
      // To look where it lies takes longest.
      if (cost < least) cost += out(box, one) * OUTSIDE * one.wide * one.high;
      if (cost < least) [best, least] = [point, cost];
    }
    places[number] = best;
    taken[number] = around(best, one);
  });
  return places;
}

function home({ drawn }: Named): Point {
  return [drawn.label[0], drawn.label[1]];
}

/** What part of a name lies outside its area, as far as some points of it say. */
function out(box: Box, { drawn }: Named): number {
  const middle = (box[1] + box[3]) / 2;
  const wide = box[2] - box[0];
  return SHARES.filter((share) => !inside(box[0] + share * wide, middle, drawn.rings)).length / SHARES.length;
}

/** Above, below and beside what covers it, and beside its own counters. */
function candidates(one: Named, covering: readonly Box[]): Point[] {
  const [x, y] = home(one);
  const found: Point[] = [[x, y], [x, y - one.high], [x, y - one.high / 2], [x, y + one.high / 2], [x, y + one.high]];
  for (const [left, top, right, bottom] of covering) {
    const [above, below] = [top - one.high / 2 - GAP, bottom + one.high / 2 + GAP];
    for (const column of [(left + right) / 2, x, left + one.wide / 2, right - one.wide / 2]) found.push([column, below], [column, above]);
    const level = (top + bottom) / 2;
    found.push([right + one.wide / 2 + GAP, level], [left - one.wide / 2 - GAP, level]);
  }
  return found;
}
