import assert from "node:assert/strict";
import { test } from "node:test";

// BrowserStorage needs a browser's storage; this one can be told to fail.
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
const { defaultSettings, BrowserStorage, sanitizedSettings } = await import("../build/storage.js");

test("settings are remembered, and nonsense in the storage does no harm", () => {
  const storage = new BrowserStorage();
  assert.equal(storage.settings.language, "it");
  storage.change({ language: "de", sound: true, size: 900 });
  assert.equal(new BrowserStorage().settings.language, "de");
  assert.equal(new BrowserStorage().settings.size, 150);
  const fresh = defaultSettings([]);
  assert.deepEqual(sanitizedSettings(fresh, "rubbish"), fresh);
  assert.deepEqual(sanitizedSettings(fresh, { language: "fr", theme: 7, confirm: "perhaps", unknown: 1 }), fresh);
  stored.set("sandtable:settings", "{");
  assert.equal(new BrowserStorage().settings.language, "it");
});

test("keys to tables are kept; a watcher's gives way to a seat's", () => {
  const storage = new BrowserStorage();
  storage.rememberSeats({ table: "t", token: "watch", game: "g", seat: null });
  storage.rememberCreated({ table: "t", watch: "w", seats: [{ seat: 0, name: "red", token: "a" }, { seat: 1, name: "white", invite: "i" }] }, "g");
  storage.rememberSeats({ table: "t", token: "a", game: "g", seat: 0 });
  assert.deepEqual(storage.savedSeats().map((place) => place.token), ["a"]);
  assert.deepEqual(storage.links("t"), { watch: "w", invites: [{ seat: 1, name: "white", invite: "i" }] });
  storage.forgetSeats(["a"]);
  assert.deepEqual(storage.savedSeats(), []);
});

test("without storage everything works until the page is closed", () => {
  broken = true;
  const storage = new BrowserStorage();
  storage.rememberSeats({ table: "t", token: "b", game: "g", seat: 1 });
  storage.setShownUpTo("t", 1, 40);
  assert.equal(storage.seatsAt("t").length, 1);
  assert.equal(storage.shownUpTo("t", 1), 40);
  broken = false;
});

test("which page of a lesson was read is kept, by table", () => {
  const storage = new BrowserStorage();
  assert.deepEqual(storage.lessonAt("t"), { mark: "", page: 0 });
  storage.setLessonAt("t", { mark: "4", page: 2 });
  assert.deepEqual(new BrowserStorage().lessonAt("t"), { mark: "4", page: 2 });
  assert.deepEqual(new BrowserStorage().lessonAt("other"), { mark: "", page: 0 });
  stored.set("sandtable:lesson:t", '"rubbish"');
  assert.deepEqual(new BrowserStorage().lessonAt("t"), { mark: "", page: 0 });
});

test("a board's own settings are remembered by game, and are as the board says until then", () => {
  const storage = new BrowserStorage();
  const marks = { name: "marks", initial: true };
  assert.equal(storage.boardSetting("chess", marks), true);
  storage.changeBoardSetting("chess", "marks", false);
  assert.equal(new BrowserStorage().boardSetting("chess", marks), false);
  assert.equal(storage.boardSetting("go", marks), true);
  storage.change({ boards: { chess: { marks: "no" } } });
  assert.equal(storage.boardSetting("chess", marks), true, "what is stored may be rubbish");
});
