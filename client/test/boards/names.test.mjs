import assert from "node:assert/strict";
import { test } from "node:test";

const { ringOf } = await import("../../build/boards/dust/drawing.js");
const { inside, overlap, placed } = await import("../../build/boards/dust/names.js");

/** A square area of 200 by 200 whose name stands in the middle. */
function area(left = 0, top = 0) {
  const ring = [[left, top], [left + 200, top], [left + 200, top + 200], [left, top + 200]];
  return { label: [left + 100, top + 100, 180, 60], rings: [ringOf(ring)] };
}

function named(drawn, counter) {
  return { drawn, wide: 120, high: 30, counter };
}

function box([x, y], { wide, high }) {
  return [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
}

test("a name that nothing covers stays where the drawing puts it", () => {
  assert.deepEqual(placed([named(area(), null)], []), [[100, 100]]);
  assert.deepEqual(placed([named(area(), [60, 130, 140, 170])], []), [[100, 100]]);
});

test("a name gives way to the counters of its area, and stays in the area", () => {
  const counter = [60, 80, 140, 120];
  const one = named(area(), counter);
  const [place] = placed([one], []);
  assert.equal(overlap(box(place, one), counter), 0);
  assert.ok(inside(...place, one.drawn.rings));
  const low = named(area(), [60, 110, 140, 195]);
  const [above] = placed([low], []);
  assert.ok(above[1] < 100, "below there is no room");
});

test("it gives way to counters of a neighbour, but not onto other names and marks", () => {
  const covers = [20, 90, 180, 130];
  const one = named(area(), null);
  const neighbour = named(area(200, 0), covers);
  const mark = [40, 40, 160, 80];
  const [place] = placed([one, neighbour], [mark]);
  assert.equal(overlap(box(place, one), covers) + overlap(box(place, one), mark), 0);
});

test("a hole is not inside", () => {
  const outer = ringOf([[0, 0], [30, 0], [30, 30], [0, 30]]);
  const hole = ringOf([[10, 10], [20, 10], [20, 20], [10, 20]]);
  assert.ok(inside(5, 15, [outer, hole]));
  assert.ok(!inside(15, 15, [outer, hole]));
  assert.ok(!inside(40, 15, [outer, hole]));
});
