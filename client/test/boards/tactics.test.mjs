import assert from "node:assert/strict";
import { test } from "node:test";

const { distance, footprint, index, place, squareAt, squaresOf, unitsAt } = await import("../../build/boards/tactics/scene.js");
const { View, viewOf } = await import("../../build/boards/tactics/sight.js");
const { Choices, whyWords } = await import("../../build/boards/tactics/choices.js");
const { marksOf, rollsOf } = await import("../../build/boards/tactics/marks.js");

const FAR = Array.from({ length: 4 }, (_, y) => Array.from({ length: 4 }, (_, x) => (x && y ? x + y - 1 : x + y)));
const ROW = { name: "gun", range: "2", low: 1, high: 2, cells: [] };
const REASON = { rule: "T6.5", kind: "vehicle", squares: ["b1"], edges: [] };

/** Four by four squares: a gunner on a1, a large walker on c1, an enemy squad with its hero on d4. */
function scene() {
  return {
    board: { width: 4, height: 4, rows: ["....", "....", "....", "...."], walls: [], inside: [], far: FAR },
    units: {
      gunner: { card: "gunner", side: "allies", where: "board", points: 3, ready: true, at: "a1" },
      walker: { card: "walker", side: "axis", where: "board", points: 6, ready: true, at: "c1" },
      squad: { card: "squad", side: "axis", where: "board", points: 5, ready: true, at: "d4", hero: "hero" },
      hero: { card: "hero", side: "axis", where: "board", points: 4, ready: true, at: "d4", squad: "squad" },
      reserve: { card: "squad", side: "allies", where: "waiting", points: 5, ready: true },
    },
    cards: {
      gunner: { kind: "hero", rows: [ROW, { ...ROW, name: "knife", low: 1, high: 1 }] },
      walker: { kind: "vehicle", large: true, rows: [ROW] },
      squad: { kind: "squad", rows: [ROW] },
      hero: { kind: "hero", rows: [ROW] },
    },
    sight: {
      seen: { gunner: "0012" + "0-12" + "0011" + "000-" },
      hidden: { gunner: { squad: REASON } },
      ends: { b2: { seen: "0".repeat(16), hidden: {}, targets: ["squad"], react: [] } },
    },
  };
}

test("squares are counted from the upper left", () => {
  assert.deepEqual(place("d4"), [3, 3]);
  assert.equal(squareAt(11, 8), "l9");
  assert.equal(index(scene().board, "b3"), 9);
  assert.deepEqual(footprint("c1", true), ["c1", "d1", "c2", "d2"]);
});

test("the range is that of the rules' table, and of a large unit the shortest", () => {
  const { board } = scene();
  assert.equal(distance(board, "a1", "b2"), 1);
  assert.equal(distance(board, "a1", "c3"), 3);
  const walker = new View(scene(), "walker", "c1", "0".repeat(16), {});
  assert.equal(walker.range("d4"), 2);
});

test("a hero who is with his squad is not told apart from it", () => {
  assert.deepEqual(unitsAt(scene(), "d4"), ["squad"]);
  assert.deepEqual(squaresOf(scene(), "walker"), ["c1", "d1", "c2", "d2"]);
});

test("a view tells light from dark, cover, and how many weapons reach", () => {
  const view = viewOf(scene(), "gunner");
  assert.equal(view.sees("b2"), false);
  assert.equal(view.cover("d1"), "hard");
  assert.equal(view.cover("c1"), "soft");
  assert.equal(view.band("b1"), 3);
  assert.equal(view.band("c1"), 2);
  assert.equal(view.band("b2"), 0);
  assert.equal(view.blocked("d4").rule, "T6.5");
  assert.equal(view.blocked("c1"), null);
});

test("from a place one may go to, other things are seen", () => {
  const view = viewOf(scene(), "gunner", "b2");
  assert.equal(view.sees("d4"), true);
  assert.deepEqual(view.end.targets, ["squad"]);
  assert.equal(viewOf(scene(), "reserve"), null);
});

function shown(message, ...actions) {
  return { prompt: { asked: true, message, actions: actions.map(([words, args]) => ({ words, verb: words.split(" ")[0], args })) } };
}

test("a unit's choice stands on all its squares, and one off the board stands on none", () => {
  const asked = shown("ask-activate", ["activate walker", { unit: "walker" }], ["activate reserve", { unit: "reserve" }], ["activate hero", { unit: "hero" }]);
  const choices = new Choices(scene(), asked, true);
  assert.deepEqual(choices.squares, ["c1", "d1", "c2", "d2"]);
  assert.equal(choices.of("hero").length, 1);
  assert.deepEqual(choices.others.map(({ words }) => words), ["activate reserve"]);
  assert.deepEqual(new Choices(scene(), asked, false).squares, []);
});

test("a click that asks why means what the question is about", () => {
  assert.equal(whyWords(shown("ask-move"), "b2", []), "to b2");
  assert.equal(whyWords(shown("ask-aim"), "d4", ["squad"]), "at squad");
  assert.equal(whyWords(shown("ask-begin"), "d4", []), "");
});

test("arrows show who moved and who shot, and dice what was rolled", () => {
  const events = [
    { seq: 1, event: "moved", unit: "gunner", origin: "b1", square: "a1" },
    { seq: 1, event: "attacks", unit: "gunner", mode: "attack" },
    { seq: 2, event: "rolled", unit: "gunner", weapon: "gun", stage: "first", dice: 6, hits: 2 },
    { seq: 3, event: "saved", unit: "squad", saves: 1, hits: 2 },
    { seq: 4, event: "fell", unit: "squad", figure: "rifle", count: 1, left: 4 },
  ];
  const { arrows, fresh } = marksOf(scene(), events);
  assert.deepEqual(arrows, [{ from: "b1", to: "a1", kind: "move" }, { from: "a1", to: "d4", kind: "shot" }]);
  assert.ok(fresh.has("a1"));
  assert.deepEqual(rollsOf(events).map(({ kind, dice, hits }) => [kind, dice, hits]), [["attack", 6, 2], ["cover", 2, 1]]);
});
