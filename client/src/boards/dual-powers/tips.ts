/** What everything on the board is, in words: for tips and for screen readers, with the rules behind it. */

import { capitalized } from "../../wording.js";
import type { Wording } from "../../wording.js";
import type { Shown } from "../board.js";
import { factsOf, HIDDEN, SIDES } from "./scene.js";
import type { CityScene, Preview, Region, Token } from "./scene.js";

export interface Tip {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rules: readonly string[];
}

type Maker = (scene: CityScene, shown: Shown, wording: Wording, ...rest: string[]) => Tip | null;

const MAKERS: Readonly<Record<string, Maker>> = {
  region: (scene, _, wording, name = "") => {
    const region = scene.regions.find((one) => one.name === name);
    return region ? regionTip(scene, region, wording) : null;
  },
  token: (scene, _, wording, name = "", face = "", place = "") => {
    const token = scene.regions.find((one) => one.name === place)?.tokens.find((one) => one.token === name && one.face === face);
    return token ? tokenTip(token, wording, place) : null;
  },
  supply: (scene, _, wording, name = "") => {
    const token = SIDES.flatMap((side) => scene.supply[side]).find((one) => one.token === name);
    if (!token) return null;
    const tip = tokenTip(token, wording, "");
    return { ...tip, lines: [wording.say("dp-in-supply", { count: token.count ?? 1 }), ...tip.lines], rules: ["P4.8"] };
  },
  bridge: (scene, _, wording, name = "") => {
    const bridge = scene.connections.find((one) => one.name === name);
    if (!bridge) return null;
    const [origin, target] = bridge.ends;
    const lines = [wording.say("dp-bridge-ends", { origin, target })];
    lines.push(wording.say(bridge.closed ? "dp-bridge-closed" : "dp-bridge-open"));
    if (bridge.colour) lines.push(wording.say("dp-bridge-tile", { region: bridge.colour }));
    return { title: capitalized(wording.say("dp-bridge", { connection: name })), lines, rules: ["P2.3", "P4.9"] };
  },
  card: (scene, _, wording, name = "") => cardTip(scene, wording, name),
  objective: (scene, _, wording, side = "") => {
    const objective = scene.objectives.find((one) => one.side === side);
    if (!objective) return null;
    const lines: string[] = [];
    if (objective.card === HIDDEN) {
      lines.push(wording.say(scene.opposition ? "dp-objective-unseen" : "dp-objective-down"));
    } else {
      const { region, points, card } = objective;
      lines.push(capitalized(wording.name("card", card)), wording.say("note-objective", { region, points }));
      lines.push(wording.say(objective.open ? "dp-objective-open" : "dp-objective-yours"));
    }
    lines.push(wording.say("dp-objective-about"));
    return { title: capitalized(wording.say("dp-objective-of", { side })), lines, rules: ["P3.2", "P5.5", "P5.6"] };
  },
  will: (scene, _, wording) => ({
    title: wording.say("board-will", { side: scene.will }),
    lines: [wording.say("dp-will-about")],
    rules: ["P4.3", "P4.17", "P5.2"],
  }),
  turns: (scene, _, wording) => {
    const count = (side: string): number => scene.turns.filter((one) => one === side).length;
    const lines = [wording.say("dp-turns-count", { red: count("red"), white: count("white") })];
    if (!scene.opposition) lines.push(wording.say("dp-turns-about"));
    return { title: wording.say("dp-turns"), lines, rules: [scene.opposition ? "P7.4" : "P4.1"] };
  },
  month: (scene, _, wording, name = "") => {
    const month = scene.calendar.months.find((one) => one.name === name);
    if (!month) return null;
    const lines = [wording.say("dp-month-unrest", { points: month.points })];
    if (month.enters) lines.push(wording.say(`dp-enters-${month.enters}`));
    if (month.ends) lines.push(wording.say("dp-month-ends"));
    return { title: capitalized(wording.name("month", name)), lines, rules: month.ends ? ["P5.3", "P6.3"] : ["P5.3", "P4.5", "P4.6"] };
  },
  day: (scene, _, wording, day = "") => {
    const number = Number(day);
    const lines: string[] = [];
    if (number === scene.calendar.day) lines.push(wording.say("dp-day-today"));
    if (scene.calendar.bonus.includes(number)) lines.push(wording.say("dp-day-bonus"));
    if (scene.calendar.skipped.includes(number)) lines.push(wording.say("dp-day-skipped"));
    for (const { card, preview } of scene.viewer ? scene.hands[scene.viewer].cards : []) {
      if (preview.day === number) lines.push(wording.say("dp-day-reached", { card }));
    }
    return { title: capitalized(wording.say("dp-day", { day: number })), lines, rules: ["P4.2", "P4.4"] };
  },
  support: (scene, _, wording) => {
    const { leads, by, spaces } = scene.support;
    const now = leads ? wording.say("board-support-lead", { side: leads, points: by }) : wording.say("board-support-even");
    return { title: `${wording.say("board-support")}: ${now}`, lines: [wording.say("dp-support-about", { spaces })], rules: ["P5.4", "P6.3"] };
  },
  forecast: (scene, _, wording) => ({
    title: wording.say("dp-forecast"),
    lines: [forecastLine(scene, wording), wording.say("dp-forecast-about")],
    rules: ["P5.3", "P5.5", "P5.6"],
  }),
  deck: (_, shown, wording) => {
    const { deck, discards } = factsOf(shown);
    return { title: wording.say("dp-deck"), lines: [wording.say("board-deck", { deck, discards: discards.length })], rules: ["P3.1"] };
  },
  hidden: (scene, _, wording, side = "") => {
    const hand = side === "red" || side === "white" ? scene.hands[side] : null;
    if (!hand) return null;
    return { title: wording.say("board-cards", { cards: hand.hidden }), lines: [wording.say("dp-hidden-about", { side })], rules: ["P3.4"] };
  },
  opposition: (scene, _, wording) => {
    const found = scene.opposition;
    if (!found) return null;
    return {
      title: wording.say("dp-opposition", { side: found.side }),
      lines: [wording.say("dp-opposition-about"), wording.say("dp-opposition-tired", { difficulty: found.difficulty })],
      rules: ["P7.5", "P7.8", "P7.9"],
    };
  },
};

/** The tip of a thing by its key; null for what is not there any more. */
export function tipOf(key: string, scene: CityScene, shown: Shown, wording: Wording): Tip | null {
  const [kind = "", ...rest] = key.split(":");
  const maker = Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined;
  return maker ? maker(scene, shown, wording, ...rest) : null;
}

export function forecastLine(scene: CityScene, wording: Wording): string {
  const { leads, by } = scene.forecast;
  return leads ? wording.say("dp-forecast-lead", { side: leads, points: by }) : wording.say("dp-forecast-even");
}

function regionTip(scene: CityScene, region: Region, wording: Wording): Tip {
  const { red, white } = region.strength;
  const lines = [wording.say("note-strengths", { red, white }), whyLine(region, wording)];
  const rules = ["P5.1", "P5.2"];
  if (region.unrest) {
    lines.push(wording.say("dp-unrest-about", { points: scene.unrest.points }));
    rules.push("P5.3");
  }
  if (region.next) {
    lines.push(wording.say("dp-next-about"));
    rules.push("P6.1");
  }
  for (const { side, region: place, points } of scene.objectives) {
    if (place === region.name) lines.push(wording.say("dp-objective-here", { side, points }));
  }
  return { title: districtName(region.name, wording), lines, rules };
}

export function districtName(region: string, wording: Wording): string {
  return capitalized(wording.say("dp-district", { region }));
}

/** P5.2: who is stronger, and why. */
export function whyLine(region: Region, wording: Wording): string {
  const known = ["empty", "neutral", "alone", "strength", "tokens", "will"];
  return wording.say(known.includes(region.why) ? `dp-why-${region.why}` : "dp-why-strength", { side: region.leads || "none" });
}

export function tokenName(token: Token, wording: Wording): string {
  return capitalized(wording.name("token", token.token));
}

/** The name on a token; whose Trotsky it is, the token's colour and sign tell. */
export function shortName(token: Token, wording: Wording): string {
  return token.token.startsWith("trotsky") ? wording.say("dp-trotsky") : tokenName(token, wording);
}

function tokenTip(token: Token, wording: Wording, place: string): Tip {
  const { ready, exhausted, cost } = token;
  const lines = [wording.say("dp-token-strengths", { ready, exhausted })];
  if (place) lines.push(wording.say(token.face === "exhausted" ? "dp-token-exhausted" : "dp-token-ready"));
  if (cost) lines.push(wording.say("dp-token-cost", { cost }));
  const rules = ["P1.4", "P5.7"];
  if (place && token.side === "neutral") {
    lines.push(token.counts ? wording.say("dp-token-counts", { side: token.counts }) : wording.say("dp-token-idle"));
    rules.push("P4.17", "P5.1");
  }
  const title = tokenName(token, wording);
  return { title: place ? `${title}, ${wording.name("region", place)}` : title, lines, rules };
}

/** What a card would do to the date, part by part. */
export function previewParts(preview: Preview, wording: Wording): string[] {
  const found = [wording.say("note-date", { month: preview.month, day: preview.day })];
  if (preview.will) found.push(wording.say("note-will"));
  if (preview.bonus) found.push(wording.say("note-bonus"));
  if (preview.enters) found.push(wording.say(`dp-enters-${preview.enters}`));
  return found;
}

function cardTip(scene: CityScene, wording: Wording, name: string): Tip | null {
  const card = Object.hasOwn(scene.cards, name) ? scene.cards[name] : undefined;
  if (!card) return null;
  const title = capitalized(wording.name("card", name));
  const held = SIDES.flatMap((side) => scene.hands[side].cards).find((one) => one.card === name);
  const date = held ? [capitalized(previewParts(held.preview, wording).join(", "))] : [];
  if (card.kind === "leader") {
    const { ready, exhausted, special, days } = card;
    const lines = [wording.say("dp-card-days", { days }), ...date, wording.say("dp-token-strengths", { ready, exhausted })];
    lines.push(wording.say("dp-card-leader", { special }));
    return { title, lines, rules: ["P4.12", { protest: "P4.13", espionage: "P4.14", inspire: "P4.15" }[special] ?? "P1.3"] };
  }
  const { days, region, recruit, action, points } = card;
  const lines = [wording.say("dp-card-days", { days }), ...date, wording.say("dp-card-recruit", { value: recruit, region })];
  lines.push(wording.say("dp-card-action", { action }), wording.say("dp-card-points", { points, region }));
  return { title, lines, rules: ["P4.7", "P4.8", { move: "P4.9", "double-move": "P4.10", refresh: "P4.11" }[action] ?? "P1.2", "P5.6"] };
}
