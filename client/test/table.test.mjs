import assert from "node:assert/strict";
import { test } from "node:test";
import { retryDelay } from "../build/feed.js";
import { ago, sorted } from "../build/lobby/sorting.js";
import { joinHash, parseHash, tableHash } from "../build/router.js";
import { EventLog, groupEvents, refsOf, toParagraphs } from "../build/event-log.js";
import { Texts } from "../build/texts.js";
import { commandWords, completions, parseCommand, shownWords } from "../build/typed-commands.js";
import { Wording } from "../build/wording.js";

test("addresses lead where they were made for, and nonsense to the lobby", () => {
  assert.deepEqual(parseHash("").route, { page: "lobby" });
  assert.deepEqual(parseHash("#/nowhere/x").route, { page: "lobby" });
  assert.deepEqual(parseHash(joinHash("abc-_1")).route, { page: "join", token: "abc-_1" });
  assert.deepEqual(parseHash(tableHash("k3", "tok")).route, { page: "table", table: "k3", token: "tok", seq: null });
  assert.deepEqual(parseHash(tableHash("k3", "tok", 12)).route, { page: "table", table: "k3", token: "tok", seq: 12 });
  assert.equal(parseHash("#/t/k3/tok?seq=x&lang=de").route.seq, null);
  assert.equal(parseHash("#/?lang=it").language, "it");
  assert.deepEqual(parseHash("#/t/%E0%A4%A/x").route.page, "table");
});

test("the log forgets what was withdrawn and tells nothing twice", () => {
  const log = new EventLog();
  log.take([{ seq: 0, event: "a" }, { seq: 1, event: "b" }, { seq: 4, event: "c" }], [], 0);
  log.take([{ seq: 4, event: "c" }, { seq: 5, event: "d" }], [], 4);
  assert.deepEqual(log.events.map((event) => event.event), ["a", "b", "c", "d"]);
  log.take([{ seq: 7, event: "e" }], [4, 5], 6);
  assert.deepEqual(log.events.map((event) => event.event), ["a", "b", "e"]);
});

test("paragraphs begin with the openings, or with another seat's decision", () => {
  const events = ["round", "drew", "drew", "card-played", "date"].map((event, seq) => ({ seq, event }));
  assert.deepEqual(groupEvents(events, ["round", "card-played"], () => undefined).map((group) => group.length), [3, 2]);
  const who = [0, -1, 0, 1, 1];
  assert.deepEqual(groupEvents(events, [], (seq) => who[seq]).map((group) => group.length), [3, 2]);
  assert.deepEqual(groupEvents(events, ["drew"], () => 0).map((group) => group.length), [1, 4], "a run opens once");
});

test("equal sentences one after the other are counted", () => {
  const wording = new Wording(new Texts("en", ["event-drew = { $side } draws.\n"]));
  const events = [1, 2, 3].map((seq) => ({ seq, event: "drew", side: seq < 3 ? "red" : "white" }));
  const [paragraph] = toParagraphs([events], wording);
  assert.deepEqual(paragraph.entries.map(({ text, times, seq }) => [text, times, seq]), [["Red draws.", 2, 2], ["White draws.", 1, 3]]);
});

test("what an event speaks of can be lit up", () => {
  assert.deepEqual(refsOf({ event: "x", seq: 1, side: "red", token: "lenin", days: 3 }, { side: "red+white" }), { side: ["red", "white"], token: ["lenin"] });
});

test("typed orders are completed as in the terminal", () => {
  const legal = ["move lenin ready", "move stalin ready", "recruit red-1/0"];
  const commands = commandWords(new Texts("en", []));
  const none = new Map();
  assert.deepEqual(completions("mo", legal, commands), ["move lenin ready", "move stalin ready"]);
  assert.deepEqual(completions("MOVE l", legal, none), ["MOVE lenin ready"]);
  assert.deepEqual(completions("u", legal, commands), ["undo"]);
  assert.deepEqual(completions("play x, mo", legal, new Map([["mov", "now"]])), ["play x, move lenin ready", "play x, move stalin ready"]);
  assert.deepEqual(completions("why rec", legal, commands), ["why recruit red-1/0"]);
  assert.deepEqual(completions("  ", legal, commands), []);
});

test("commands are typed in the language of the page, and in English", () => {
  const german = "cli-words =\n    .undo = zurück, zurueck\n    .why = warum\nbrowser-words =\n    .now = jetzt\n";
  const texts = new Texts("de", [german]);
  const commands = commandWords(texts);
  assert.deepEqual(parseCommand(commands, "Zurück"), { command: "undo", rest: "" });
  assert.deepEqual(parseCommand(commands, "zurück".normalize("NFD")), { command: "undo", rest: "" });
  assert.deepEqual(parseCommand(commands, "zurueck"), { command: "undo", rest: "" });
  assert.deepEqual(parseCommand(commands, " WARUM  play lenin "), { command: "why", rest: "play lenin" });
  assert.deepEqual(parseCommand(commands, "why play lenin"), { command: "why", rest: "play lenin" });
  assert.deepEqual(parseCommand(commands, "?"), { command: "help", rest: "" });
  assert.equal(parseCommand(commands, "play lenin"), null);
  assert.deepEqual(completions("zu", [], commands), ["zurück", "zurueck"]);
  assert.deepEqual(completions("j", [], commands), ["jetzt"]);
  assert.deepEqual(completions("warum pl", ["play lenin"], commands), ["warum play lenin"]);
  assert.deepEqual(shownWords(texts).slice(0, 4), ["zurück", "restart", "hint", "warum"]);
});

test("attempts to connect come at growing intervals, spread by chance", () => {
  assert.equal(retryDelay(0, 1), 500);
  assert.equal(retryDelay(3, 1), 4000);
  assert.equal(retryDelay(3, 0), 2000);
  assert.equal(retryDelay(99, 1), 15000);
});

test("my turn comes first, and several seats of a table are one entry", () => {
  const summary = (table, more) => ({ table, your_turn: false, over: false, updated: 0, ...more });
  const place = (token, table) => ({ token, table });
  const places = [place("a", "one"), place("b", "two"), place("c", "three"), place("d", "three"), place("e", "gone")];
  const found = sorted(places, [
    summary("one", { over: true, updated: 9 }),
    summary("two", { updated: 5 }),
    summary("three", { updated: 1 }),
    summary("three", { your_turn: true, updated: 1 }),
    null,
  ]);
  assert.deepEqual(found.map((one) => one.summary.table), ["three", "two", "one"]);
  assert.deepEqual(found[0].seats.map((one) => one.token), ["d", "c"], "opened as who is asked");
});

test("how long ago is said in the language", () => {
  assert.equal(ago(1000, "en", 1000 + 125), "2 minutes ago");
  assert.equal(ago(1000, "de", 1000 + 7200), "vor 2 Stunden");
});

test("who has answered a secret question is not waited for, and may change their mind", async () => {
  const { answerOf, isTurn, playerName } = await import("../build/table/turns.js");
  const seats = [{ kind: "person" }, { kind: "person" }];
  const view = { steps: [{ step: "choose", answers: { red: "objective a" } }] };
  const picture = { prompt: { asked: true }, over: false, waiting: ["white"], viewer: "red", seat: 0, seats, view };
  assert.equal(isTurn(picture), false);
  assert.equal(answerOf(picture), "objective a");
  const other = { ...picture, viewer: "white", seat: 1 };
  assert.equal(isTurn(other), true);
  assert.equal(answerOf(other), "");
  assert.equal(isTurn({ ...other, seats: [seats[0], { kind: "bot" }] }), false);
  assert.equal(answerOf({ ...picture, view: { steps: [] } }), "");
  const { occupant } = await import("../build/table/turns.js");
  assert.equal(occupant({ kind: "person", player: "Ana" }, false, false), "Ana");
  assert.equal(occupant({ kind: "person", player: "Ana" }, true, true), "", "at one screen all have the same name");
  assert.equal(occupant({ kind: "bot", player: "bot:rookie" }, true, true), "Rookie");
  assert.notEqual(occupant({ kind: "person", player: "Ana" }, true, false), "Ana", "the own seat is mine");
  assert.equal(playerName("bot:rookie"), "Rookie");
  assert.equal(playerName("ana"), "ana");
});

test("a file has everything in it where nobody elsewhere has a secret", async () => {
  const { savesWhole } = await import("../build/table/rematch-and-save.js");
  const session = (seats, own, more = {}) => ({ live: { over: false, seat: own[0] ?? null, seats: seats.map((kind) => ({ kind })), ...more }, ownSeats: own });
  assert.equal(savesWhole(session(["person"], [0])), true);
  assert.equal(savesWhole(session(["person", "bot"], [0])), true);
  assert.equal(savesWhole(session(["person", "person"], [0, 1])), true);
  assert.equal(savesWhole(session(["person", "person"], [0])), false);
  assert.equal(savesWhole(session(["person", "open"], [0])), false);
  assert.equal(savesWhole(session(["bot", "bot"], [])), false, "who looks on has no say");
  assert.equal(savesWhole(session(["person", "person"], [], { over: true })), true);
});

test("a lesson opens where it was left, and after taking back at the question itself", async () => {
  const { nextPart, markOf, pageToOpen } = await import("../build/table/tutor.js");
  const lesson = (step, again, count) => ({ step, again, pages: Array(count).fill({}) });
  const fresh = { mark: "", page: 0 };
  assert.equal(pageToOpen(lesson(-1, false, 3), fresh), 0);
  assert.equal(pageToOpen(lesson(-1, false, 3), { mark: markOf(lesson(-1, false)), page: 2 }), 2, "as it was before the reload");
  assert.equal(pageToOpen(lesson(4, false, 2), { mark: markOf(lesson(-1, false)), page: 2 }), 0, "something was decided since");
  assert.equal(pageToOpen(lesson(-1, true, 3), { mark: markOf(lesson(4, false)), page: 0 }), 2, "taken back");
  assert.equal(pageToOpen(lesson(4, false, 1), { mark: markOf(lesson(4, false)), page: 1 }), 0, "the page is not there yet");
  assert.notEqual(markOf(lesson(4, true)), markOf(lesson(4, false)));
  assert.equal(nextPart("move a, to b", []), "move a");
  assert.equal(nextPart("move a, to b", ["move a"]), "to b");
  assert.equal(nextPart("move a, to b", ["move c"]), "", "the learner goes another way");
  assert.equal(nextPart("move a", ["move a"]), "");
});

test("a lesson's names for parts of the board lead to what this board has", async () => {
  const { lessonTarget } = await import("../build/table/lesson-targets.js");
  const whole = { tag: "x", handTag: "x-hand", statusTag: "x-status" };
  assert.deepEqual(["hand", "status", "regions"].map((part) => lessonTarget(part, whole)), ["hand", "status", "board"]);
  assert.deepEqual(["hand", "status", "regions"].map((part) => lessonTarget(part, { tag: "x" })), ["board", "board", "board"]);
  assert.equal(lessonTarget("hand", null), "board");
});
