import assert from "node:assert/strict";
import { test } from "node:test";
import { Texts } from "../build/texts.js";
import { capitalized, messageId, orderParts, isSpelling, Wording } from "../build/wording.js";

const ENGLISH = `
and = { $first } and { $last }
side-red = Red
side-white = White
region-blue = blue
name-unit = { $owner-word }-{ $strength }
ask-move = Where does { $token } go?
act-move = { $face-word ->
    [exhausted] Move exhausted { $token }
   *[other] Move { $token }
}
event-moved = { $side } moves { $token }.
event-scored = { $side } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
no-too-far = That is too far.
error-word = "{ $word }" is no { $domain }{ $guess }
error-did-you-mean = ; did you mean "{ $guess }"?
browser-error-offline = the server does not answer
rule-P4-8 = Recruiting.
    .ruling = At once.
rule-P4-9 = Moving.
`;
const GERMAN = `
and = { $first } und { $last }
side-red = Rot
error-word = { $domain }: "{ $word }" gibt es nicht{ $guess }
error-did-you-mean = ; meintest du "{ $guess }"?
domain-token = Plättchen
`;
const GLOSSARY = {
  domains: { seat: "side", seats: "side", origin: "region", unit: "token" },
  labels: { region: { blue: "Blue", green: "Vyborg side" } },
  composed: { token: { "red-2/1": ["name-unit", { owner: "red", strength: "2/1" }] } },
  openings: ["round"],
  seats: ["red", "white"],
  verbs: { move: ["token", "face"] },
};
const english = new Wording(new Texts("en", [ENGLISH]), GLOSSARY);
const german = new Wording(new Texts("de", [GERMAN], [ENGLISH]), GLOSSARY);

test("names come from messages, then labels, then compositions, then words", () => {
  assert.equal(english.name("seat", "white"), "White");
  assert.equal(english.name("origin", "blue"), "blue", "a label that says no more than the word gives way");
  assert.equal(english.name("region", "green"), "Vyborg side", "a label of its own comes first");
  assert.equal(english.name("unit", "red-2/1"), "red-2/1");
  assert.equal(english.name("card", "constructor"), "constructor");
  assert.equal(english.names("seat", ["red", "white"]), "Red and White");
  assert.equal(messageId("token", "red-2/1"), "token-red-2_1");
  assert.ok(isSpelling("Mar/Apr", "mar-apr"));
});

test("prompts, events and bans are sentences", () => {
  assert.equal(english.prompt({ message: "ask-move", args: { token: "lenin" } }), "Where does lenin go?");
  assert.equal(english.event({ seq: 3, event: "moved", side: "red", token: "lenin" }), "Red moves lenin.");
  assert.equal(english.event({ event: "scored", side: "red", points: 1 }), "Red scores one point.");
  assert.equal(english.event({ event: "scored", side: "red+white", points: 2 }), "Red and White scores 2 points.");
  assert.equal(english.event({ event: "army-fled", army: "third", miles: 3 }), "Army fled (army third, miles 3).");
  assert.equal(english.ban({ rule: "P4.9", message: "too-far" }), "That is too far. (P4.9)");
});

test("actions are worded from what the server sends, and from bare words", () => {
  const action = { words: "move lenin exhausted", verb: "move", args: { token: "lenin", face: "exhausted" }, final: false };
  assert.equal(english.action(action), "Move exhausted lenin");
  assert.equal(english.action("move lenin ready"), "Move lenin");
  assert.equal(english.action("march ford"), "march ford");
  assert.equal(english.action("?"), "?");
  english.learn([{ words: "march ford 2", verb: "march", args: { place: "ford", count: 2 }, final: false }]);
  assert.deepEqual(english.struct("march hill 3"), { words: "march hill 3", verb: "march", args: { place: "hill", count: 3 } });
  assert.deepEqual(orderParts("a b, c ,d"), ["a b", "c", "d"]);
});

test("errors are said in the language, or in English if nobody translated them", () => {
  const guess = { message: "error-did-you-mean", args: { guess: "lenin" }, text: '; did you mean "lenin"?' };
  const said = { message: "error-word", args: { word: "lnin", domain: "token", guess }, text: '"lnin" is no token; did you mean "lenin"?' };
  assert.equal(english.error(said), said.text);
  assert.equal(german.error(said), 'Plättchen: "lnin" gibt es nicht; meintest du "lenin"?');
  assert.equal(german.error({ message: "error-other", args: {}, text: "another" }), "another");
  const why = { message: "no-too-far", args: {}, text: "too far" };
  assert.equal(german.error({ message: "error-forbidden", args: { words: "x", why, rule: " (P4.9)" }, text: "", rule: "P4.9" }), "That is too far. (P4.9)");
});

test("rules have numbers and rulings; a missing message is shown by its id", () => {
  assert.deepEqual(english.ruleNumbers(), ["P4.8", "P4.9"]);
  assert.deepEqual(english.rule("P4.8"), { text: "Recruiting.", ruling: "At once." });
  assert.equal(english.rule("P4.9").ruling, "");
  assert.equal(english.texts.say("nowhere"), "nowhere");
  assert.equal(capitalized("élan"), "Élan");
});

test("of two messages with one id the later counts: a game may replace what all games share", () => {
  assert.equal(new Texts("en", ["a = one\n", "a = two\n"]).say("a"), "two");
});
