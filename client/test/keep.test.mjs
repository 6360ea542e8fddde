import assert from "node:assert/strict";
import { test } from "node:test";

// The keep needs a browser's storage; this one can be told to fail.
const stored = new Map();
let broken = false;
globalThis.window = new EventTarget();
Object.defineProperty(globalThis, "navigator", { value: { languages: ["it-IT", "en"] }, configurable: true });
globalThis.matchMedia = () => ({ matches: false });
globalThis.localStorage = {
  getItem: (key) => {
    if (broken) throw new Error("forbidden");
    return stored.get(key) ?? null;
  },
  setItem: (key, value) => {
    if (broken) throw new Error("full");
    stored.set(key, value);
  },
};
const { freshSettings, Keep, mended } = await import("../build/keep.js");

test("settings are remembered, and nonsense in the storage does no harm", () => {
  const keep = new Keep();
  assert.equal(keep.settings.language, "it");
  keep.change({ language: "de", sound: true, size: 900 });
  assert.equal(new Keep().settings.language, "de");
  assert.equal(new Keep().settings.size, 150);
  const fresh = freshSettings([]);
  assert.deepEqual(mended(fresh, "rubbish"), fresh);
  assert.deepEqual(mended(fresh, { language: "fr", theme: 7, confirm: "perhaps", unknown: 1 }), fresh);
  stored.set("sandtable:settings", "{");
  assert.equal(new Keep().settings.language, "it");
});

test("keys to tables are kept; a watcher's gives way to a seat's", () => {
  const keep = new Keep();
  keep.remember({ table: "t", token: "watch", game: "g", seat: null });
  keep.created({ table: "t", watch: "w", seats: [{ seat: 0, name: "red", token: "a" }, { seat: 1, name: "white", invite: "i" }] }, "g");
  keep.remember({ table: "t", token: "a", game: "g", seat: 0 });
  assert.deepEqual(keep.places().map((place) => place.token), ["a"]);
  assert.deepEqual(keep.links("t"), { watch: "w", invites: [{ seat: 1, name: "white", invite: "i" }] });
  keep.forget(["a"]);
  assert.deepEqual(keep.places(), []);
});

test("without storage everything works until the page is closed", () => {
  broken = true;
  const keep = new Keep();
  keep.remember({ table: "t", token: "b", game: "g", seat: 1 });
  keep.tell("t", 1, 40);
  assert.equal(keep.seatsAt("t").length, 1);
  assert.equal(keep.told("t", 1), 40);
  broken = false;
});

test("which page of a lesson was read is kept, by table", () => {
  const keep = new Keep();
  assert.deepEqual(keep.lessonAt("t"), { mark: "", page: 0 });
  keep.readLesson("t", { mark: "4", page: 2 });
  assert.deepEqual(new Keep().lessonAt("t"), { mark: "4", page: 2 });
  assert.deepEqual(new Keep().lessonAt("other"), { mark: "", page: 0 });
  stored.set("sandtable:lesson:t", '"rubbish"');
  assert.deepEqual(new Keep().lessonAt("t"), { mark: "", page: 0 });
});
