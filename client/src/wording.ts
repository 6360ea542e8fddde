/**
 * From message ids and words to sentences: the mirror of `sandtable.text.wording`, which says why.
 *
 * A test compares the two over whole games in three languages.
 */

import type { Action, Args, Ban, Glossary, Prompt, ApiError, Said, Value, WireEvent } from "./api.js";
import { FALLBACK, ruleId, Texts } from "./texts.js";

/** The word in a record for what its reader may not know. */
const UNSEEN = "?";
const LONGEST = 600;

const EMPTY: Glossary = { domains: {}, labels: {}, composed: {}, openings: [], seats: [], verbs: {} };

/** The id of a name's message; whatever an id cannot hold becomes a low line. */
export function messageId(domain: string, word: string): string {
  return `${domain}-${word.replace(/[^\p{L}\p{N}_-]/gu, "_")}`;
}

/** True if an id stands for words in it, so that in English too the messages have to say it. */
function wordless(said: Said): boolean {
  if (said.message !== "" && said.text === said.message) return true;
  return Object.values(said.args).some((part) => typeof part === "object" && wordless(part));
}

/** Turns prompts, events, actions and prohibitions of one rule set into sentences. */
export class Wording {
  private readonly known = new Map<string, string>();
  private readonly given = new Map<string, string>();
  private readonly domains: Readonly<Record<string, string>>;
  /** The names of each verb's parameters: told by the glossary or learnt from actions that were seen. */
  private readonly verbs = new Map<string, readonly string[]>();

  constructor(
    readonly texts: Texts,
    readonly glossary: Glossary = EMPTY,
  ) {
    this.domains = { reason: "ending", seats: "seat", ...glossary.domains };
    for (const [verb, names] of Object.entries(glossary.verbs ?? {})) this.verbs.set(verb, names);
  }

  get language(): string {
    return this.texts.language;
  }

  // Names

  /** What people call something. */
  name(domain: string, word: string): string {
    const key = `${domain}\n${word}`;
    let found = this.known.get(key);
    if (found === undefined) {
      found = this.lookedUp(domain, word);
      this.known.set(key, found);
    }
    return found;
  }

  /** From now on something is called otherwise: a seat by the colour of its army, say. */
  setName(domain: string, word: string, name: string): void {
    const key = `${domain}\n${word}`;
    if (this.given.get(key) === name) return;
    this.given.set(key, name);
    this.known.clear();
  }

  private lookedUp(domain: string, word: string): string {
    const domains = [domain, own(this.domains, domain) ?? domain];
    const given = domains.map((one) => this.given.get(`${one}\n${word}`)).find((one) => one !== undefined);
    if (given !== undefined) return given;
    const label = domains.map((one) => own(own(this.glossary.labels, one), word)).find((one) => one !== undefined) ?? "";
    if (label && !isSpelling(label, word)) return label;
    for (const one of domains) {
      const id = messageId(one, word);
      if (this.texts.has(id)) return this.texts.say(id);
    }
    if (label) return label;
    for (const one of domains) {
      const [message, args] = own(own(this.glossary.composed, one), word) ?? [];
      if (typeof message === "string" && typeof args === "object") return this.say(message, args);
    }
    return word;
  }

  /** Several names as a list: "ana, ben and cid". */
  names(domain: string, words: readonly string[]): string {
    const named = words.map((word) => this.name(domain, word));
    if (named.length < 2) return named.join("");
    return this.texts.say("and", { first: named.slice(0, -1).join(", "), last: named[named.length - 1] ?? "" });
  }

  /** A message with names in its arguments; `$side-word` is the word behind `$side`. */
  say(message: string, args: Args = {}): string {
    const found: Record<string, Value> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "string") {
        found[key] = this.names(key, value.split("+"));
        found[`${key}-word`] = value;
      } else {
        found[key] = value;
      }
    }
    return this.texts.say(message, found);
  }

  // What a table says

  /** The question a seat is asked, or whom it waits for. */
  prompt(prompt: Pick<Prompt, "message" | "args">): string {
    if (this.texts.has(prompt.message)) return capitalized(this.say(prompt.message, prompt.args));
    return rawMessage(prompt.message.replace(/^ask-/, ""), prompt.args);
  }

  event(seen: WireEvent | ({ readonly event: string } & Args)): string {
    const { event: name, seq: _, ...args } = seen as WireEvent;
    if (this.texts.has(`event-${name}`)) return capitalized(this.say(`event-${name}`, args));
    return rawMessage(name, args);
  }

  /** Remember the names of the parameters, so that bare words can be worded later. */
  learn(actions: readonly Action[]): void {
    for (const action of actions) {
      if (!this.verbs.has(action.verb)) this.verbs.set(action.verb, Object.keys(action.args));
    }
  }

  /** The label of an action; of words that mean nothing here, the words. */
  action(action: Action | string): string {
    const known = typeof action === "string" ? this.struct(action) : action;
    if (known === null) return String(action);
    const verb = `act-${known.verb}`;
    return this.texts.has(verb) ? this.say(verb, known.args) : known.words;
  }

  /** The labels of an order's parts, as one phrase. */
  order(order: string): string {
    return orderParts(order)
      .map((part) => this.action(part))
      .join(" · ");
  }

  /** An action of bare words, if its verb is known. */
  struct(words: string): Pick<Action, "words" | "verb" | "args"> | null {
    const [verb = "", ...values] = words.trim().split(/\s+/);
    const names = this.verbs.get(verb);
    if (words === UNSEEN || !names || names.length !== values.length) return null;
    const args: Record<string, Value> = {};
    names.forEach((name, place) => {
      const value = values[place] ?? "";
      args[name] = /^-?\d+$/.test(value) ? Number(value) : value;
    });
    return { words: words.trim(), verb, args };
  }

  /** Why something is not allowed, with the number of the rule. */
  ban(ban: Ban): string {
    const id = `no-${ban.message}`;
    const sentence = this.texts.has(id) ? this.texts.say(id) : rawMessage(ban.message, {});
    return ban.rule ? `${sentence} (${ban.rule})` : sentence;
  }

  /** What is wrong, as one sentence; a prohibition as `ban` says it. */
  error(error: ApiError | Said): string {
    const said = "said" in error ? error.said : error;
    const why = said.args["why"];
    if (said.message === "error-forbidden" && typeof why === "object" && why.message.startsWith("no-")) {
      const rule = said.rule ?? String(said.args["rule"] ?? "").replace(/[ ()]/g, "");
      return this.ban({ message: why.message.slice(3), rule });
    }
    const sentence = this.said(said);
    return sentence.length > LONGEST ? sentence.slice(0, LONGEST) + "..." : sentence;
  }

  /** A sentence of the rules or the table; one that nobody has translated stays English. */
  said(said: Said): string {
    // The client's own sentences and prohibitions come without English words to trust; everything else has them.
    const ours = said.message.startsWith("browser-") || wordless(said);
    if ((this.texts.language === FALLBACK && !ours) || !said.message || !this.texts.has(said.message)) return said.text;
    const values: Record<string, Value> = {};
    for (const [key, value] of Object.entries(said.args)) {
      if (typeof value === "object") values[key] = this.said(value);
      else values[key] = key === "domain" && typeof value === "string" ? this.name(key, value) : value;
    }
    return this.texts.say(said.message, values);
  }

  /** How a game came to its end. */
  ending(reason: string): string {
    return this.name("ending", reason);
  }

  seat(name: string): string {
    return this.name("seat", name);
  }

  // Rules

  /** All rules the texts have, in their order. */
  ruleNumbers(): string[] {
    return this.texts
      .ids()
      .filter((id) => id.startsWith("rule-"))
      .map((id) => id.slice("rule-".length).replaceAll("-", "."));
  }

  /** The text of a rule and the ruling on it, which may be empty. */
  rule(number: string): { text: string; ruling: string } {
    const id = ruleId(number);
    return { text: this.texts.say(id), ruling: this.texts.attribute(id, "ruling") };
  }
}

/** The parts of an order. */
export function orderParts(order: string): string[] {
  return order
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Data from outside may have keys like "constructor". */
function own<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whether a label says no more than the word does, so that a translation may take its place. */
export function isSpelling(label: string, word: string): boolean {
  const plain = (text: string): string => messageId("", text).replaceAll("_", "-");
  return plain(label.toLowerCase()) === plain(word);
}

/** A message nobody has written: its id and arguments as they are. */
function rawMessage(name: string, args: Args): string {
  const details = Object.entries(args)
    .map(([key, value]) => `${key} ${value}`)
    .join(", ");
  return capitalized(name.replaceAll("-", " ")) + (details ? ` (${details})` : "") + ".";
}

/** The sentence with a capital: it may begin with a name. */
export function capitalized(sentence: string): string {
  const first = String.fromCodePoint(sentence.codePointAt(0) ?? 32);
  return sentence ? first.toUpperCase() + sentence.slice(first.length) : "";
}
