/**
 * The wire contract (docs/wire.md), typed, and one function for each command.
 *
 * Nothing here knows a rule: an action is words from the server, shown and sent back as they are.
 */

/** An argument of a message: a name or a number. */
export type Value = string | number;
export type Args = Readonly<Record<string, Value>>;

/** Plain data as it comes over the wire. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Something a seat may say now, as words and as named values. */
export interface Action {
  readonly words: string;
  readonly verb: string;
  readonly args: Args;
  /** It cannot be taken back at this table once given: ask first. */
  readonly final: boolean;
}

export interface Prompt {
  /** False for a seat that waits; it gets no actions then. */
  readonly asked: boolean;
  readonly message: string;
  readonly args: Args;
  readonly rules: readonly string[];
  readonly actions: readonly Action[];
}

/** What happened, as this viewer may know it; `seq` is the log entry it came of. */
export interface WireEvent {
  readonly seq: number;
  readonly event: string;
  readonly [key: string]: Value;
}

/** What a seat knows, in words. A board reads `view.board`, whose shape is its game's own. */
export interface View {
  readonly game: string;
  readonly options: Options;
  readonly viewer: string;
  readonly turn: number;
  readonly board: { readonly [key: string]: Json };
  readonly steps: readonly { readonly step: string; readonly [key: string]: Json }[];
  readonly ending: string;
  readonly returns: readonly number[];
  readonly [key: string]: unknown;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;
export type Undo = "free" | "strict" | "consent";
export type Pace = "live" | "fast" | "slow";

export interface Seat {
  readonly name: string;
  readonly player: string;
  readonly kind: "person" | "bot" | "open";
  readonly here: boolean;
  readonly thinking: boolean;
  /** When this seat was first asked what it has not answered yet, in seconds since 1970. */
  readonly since: number | null;
}

/** Never, always, ask if: an answer that is given without asking. */
export interface Standing {
  readonly question: string;
  readonly answer: string;
  readonly ask_if: readonly string[];
}

export interface Can {
  readonly undo: boolean;
  readonly restart: boolean;
  /** An undo would ask the others for their consent. */
  readonly ask: boolean;
  readonly resign: boolean;
  readonly draw: boolean;
  readonly hint: boolean;
}

export interface Picture {
  readonly table: string;
  readonly seq: number;
  readonly past: boolean;
  readonly game: string;
  readonly options: Options;
  readonly undo: Undo;
  readonly pace: Pace;
  readonly seat: number | null;
  readonly viewer: string;
  readonly seats: readonly Seat[];
  readonly waiting: readonly string[];
  readonly view: View;
  readonly prompt: Prompt;
  readonly scene: Scene | null;
  readonly events: readonly WireEvent[];
  readonly gone: readonly number[];
  readonly since: number;
  readonly can: Can;
  readonly undo_request: { readonly seat: string; readonly agreed: readonly string[]; readonly gone: readonly number[] } | null;
  readonly draw_offer: { readonly agreed: readonly string[] } | null;
  readonly absent: Readonly<Record<string, readonly string[]>>;
  readonly over: boolean;
  readonly ending: string;
  readonly returns: readonly number[];
  readonly rematch: string;
  readonly standing: readonly Standing[];
  readonly cut: string;
  /** This viewer is led through a lesson here. */
  readonly lesson: boolean;
  readonly committed?: number;
}

/** What a drawn board needs beyond the view; its shape is between the game's `browser` module and its board. */
export type Scene = Readonly<Record<string, unknown>>;

/** The question after some parts of an order, in a possible world. */
export interface Draft {
  readonly order: string;
  readonly complete: boolean;
  readonly view: View;
  readonly prompt: Prompt;
  readonly scene: Scene | null;
}

export interface Trial extends Draft {
  readonly asked: readonly number[];
  /** Whose eyes it is seen with: of whoever is asked there. */
  readonly seat: number;
  readonly events?: readonly WireEvent[];
  /** How many of the orders a commit would send. */
  readonly leading: number;
  readonly over: boolean;
}

export interface TrialOrder {
  readonly seat: number;
  readonly order: string;
}

/** One decision of the record; `words` only if this viewer may know them. */
export interface Moment {
  readonly seq: number;
  /** The seat's number, or -1 for dice and cards. */
  readonly seat: number;
  readonly words?: string | null;
  readonly turn: number;
}

export interface Glossary {
  readonly domains: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly composed: Readonly<Record<string, Readonly<Record<string, readonly [string, Args]>>>>;
  readonly openings: readonly string[];
  readonly seats: readonly string[];
  /** The names of each verb's parameters, in their order, if the server tells. */
  readonly verbs?: Readonly<Record<string, readonly string[]>>;
}

export interface GameOption {
  readonly name: string;
  readonly default: OptionValue;
  readonly choices: readonly OptionValue[];
  readonly rule: string;
}

/** A way to start a game at once; its texts are `lobby-preset-ID`. */
export interface Preset {
  readonly id: string;
  readonly options: Options;
  readonly seats: readonly string[];
}

export interface Game {
  readonly name: string;
  readonly title: string;
  readonly options: readonly GameOption[];
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  readonly presets: readonly Preset[];
  /** There is a guided first game. */
  readonly lesson: boolean;
}

/** What an answer in a lesson is worth. */
export interface LessonVerdict {
  readonly grade: "best" | "fine" | "poor";
  readonly text: string;
  readonly order: string;
  /** The events that came of it, from one sequence number to another. */
  readonly since: number;
  readonly until: number | null;
}

/** Something to read; the last page of a position may belong to the question that is open. */
export interface LessonPage {
  readonly kind: "read" | "poor" | "told" | "wait" | "question" | "closing";
  readonly number: number;
  readonly title: string;
  readonly text: readonly string[];
  /** Parts of the board to look at, by the game's own names. */
  readonly look: readonly string[];
  readonly rules: readonly string[];
  readonly hints: readonly string[];
  readonly verdict: LessonVerdict | null;
  /** The first of the events that are told on this page. */
  readonly since: number | null;
}

/** Where the learner is in the lesson, all in his language. */
export interface Lesson {
  readonly seq: number;
  /** Where the learner's last order begins, or -1. */
  readonly step: number;
  /** Something was just taken back. */
  readonly again: boolean;
  /** The partner waits until a poor answer is kept or taken back. */
  readonly waits: boolean;
  readonly length: number;
  readonly pages: readonly LessonPage[];
}

export interface CreatedSeat {
  readonly seat: number;
  readonly name: string;
  readonly token?: string | null;
  readonly invite?: string | null;
}

export interface Created {
  readonly table: string;
  readonly seats: readonly CreatedSeat[];
  readonly watch: string;
}

export interface Joined {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly watch: string;
}

export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly seat: number | null;
  readonly viewer: string;
  readonly seats: readonly Seat[];
  readonly waiting: readonly string[];
  readonly your_turn: boolean;
  readonly over: boolean;
  readonly ending: string;
  readonly returns: readonly number[];
  readonly seq: number;
  readonly updated: number;
  readonly pace: Pace;
}

export interface Chat {
  readonly id: number;
  /** -1: the table itself says a message's id. */
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly time: number;
}

/** A sentence: in English, and as the message that says it in other languages. */
export interface Said {
  readonly message: string;
  readonly args: Readonly<Record<string, Value | Said>>;
  readonly text: string;
  readonly rule?: string | null;
}

export interface Ban {
  readonly rule: string;
  readonly message: string;
}

/** A refusal by the server, or no answer at all (status 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly said: Said,
  ) {
    super(said.text);
    this.name = "Refusal";
  }

  get stale(): boolean {
    return this.status === 409 && this.said.message === "error-stale";
  }
}

interface Call {
  readonly token?: string;
  readonly method?: "GET" | "POST" | "PUT";
  readonly body?: unknown;
  /** A body that is sent as it is. */
  readonly raw?: Blob;
}

async function answer(path: string, call: Call): Promise<Response> {
  const headers: Record<string, string> = {};
  if (call.token) headers["Authorization"] = `Bearer ${call.token}`;
  const sends = call.raw !== undefined || call.body !== undefined;
  if (sends) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method: call.method ?? (sends ? "POST" : "GET"), headers, cache: "no-store" };
  if (sends) init.body = call.raw ?? JSON.stringify(call.body);
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(0, { message: "browser-error-offline", args: {}, text: "the server does not answer" });
  }
  if (!response.ok) throw new Refusal(response.status, await saidBy(response));
  return response;
}

/** The sentence in an error's body; whatever stands between us and the server may answer something else. */
async function saidBy(response: Response): Promise<Said> {
  const status = response.status;
  const fallback: Said = { message: "browser-error-status", args: { status: String(status) }, text: `the server answered ${status}` };
  try {
    const body = (await response.json()) as { error?: Partial<Said> };
    const said = body.error;
    if (!said || typeof said.text !== "string") return fallback;
    return { message: said.message ?? "", args: said.args ?? {}, text: said.text, rule: said.rule ?? null };
  } catch {
    return fallback;
  }
}

async function json<T>(path: string, call: Call = {}): Promise<T> {
  return (await (await answer(path, call)).json()) as T;
}

const of = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export interface NewTable {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly name: string;
  readonly undo?: Undo;
  readonly pace?: Pace;
}

export const games = (): Promise<Game[]> => json("/api/games");

export async function locale(game: string, language: string): Promise<string> {
  return (await answer(`/api/games/${encodeURIComponent(game)}/locale/${language}.ftl`, {})).text();
}

export const rules = (game: string): Promise<{ number: string }[]> => json(`/api/games/${encodeURIComponent(game)}/rules`);
export const seatsOf = (game: string, options: Options): Promise<{ seats: string[] }> =>
  json("/api/seats-of", { body: { game, options } });
export const create = (table: NewTable): Promise<Created> => json("/api/tables", { body: table });
export const learn = (game: string, name: string): Promise<Created> => json(`/api/lessons/${encodeURIComponent(game)}`, { body: { name } });
export const invited = (invite: string): Promise<Summary> => json("/api/invited", { body: { invite } });
export const join = (invite: string, name: string): Promise<Joined> => json("/api/join", { body: { invite, name } });
export const mine = (tokens: readonly string[]): Promise<(Summary | null)[]> => json("/api/mine", { body: { tokens } });

export function importTable(file: Blob, seats: readonly string[], name: string): Promise<Created> {
  const query = new URLSearchParams({ name });
  if (seats.length) query.set("seats", seats.join(","));
  return json(`/api/tables/import?${query}`, { raw: file });
}

/** The commands of one viewer at one table. */
export class Door {
  constructor(
    readonly table: string,
    readonly token: string,
  ) {}

  private get<T>(path: string): Promise<T> {
    return json(of(this.table) + path, { token: this.token });
  }

  private post<T>(path: string, body: unknown = {}): Promise<T> {
    return json(of(this.table) + path, { token: this.token, body });
  }

  private put<T>(path: string, body: unknown): Promise<T> {
    return json(of(this.table) + path, { token: this.token, method: "PUT", body });
  }

  picture = (): Promise<Picture> => this.get("");
  at = (seq: number): Promise<Picture> => this.get(`/at/${seq}`);
  timeline = (): Promise<Moment[]> => this.get("/timeline");
  glossary = (): Promise<Glossary> => this.get("/glossary");
  order = (order: string, expect: number): Promise<Picture> => this.post("/orders", { order, expect });
  draft = (order: string): Promise<Draft> => this.post("/draft", { order });
  why = (order: string): Promise<{ allowed: boolean; ban: Ban | null }> => this.post("/why", { order });
  hint = (order: string): Promise<{ words: string; bot: string }> => this.post("/hint", { order });
  odds = (order: string): Promise<{ odds: Json }> => this.post("/odds", { order });
  undo = (expect: number): Promise<Picture> => this.post("/undo", { expect });
  restart = (expect: number): Promise<Picture> => this.post("/restart", { expect });
  answerUndo = (agree: boolean, expect: number): Promise<Picture> => this.post("/undo/answer", { agree, expect });
  try = (seed: string, orders: readonly TrialOrder[], draft: string): Promise<Trial> => this.post("/try", { seed, orders, draft });
  commit = (seed: string, orders: readonly TrialOrder[], expect: number): Promise<Picture> =>
    this.post("/commit", { seed, orders, expect });
  resign = (expect: number): Promise<Picture> => this.post("/resign", { expect });
  draw = (agree: boolean, expect: number): Promise<Picture> => this.post("/draw", { agree, expect });
  lesson = (language: string): Promise<Lesson> => this.get(`/lesson?lang=${encodeURIComponent(language)}`);
  lessonStep = (step: "keep" | "play", expect: number): Promise<Picture> => this.post("/lesson", { step, expect });
  lessonHint = (): Promise<{ order: string }> => this.post("/lesson/hint");
  rematch = (): Promise<Created> => this.post("/rematch");
  player = (player: string): Promise<Picture> => this.post("/player", { player });
  absent = (seat: string, agree: boolean): Promise<Picture> => this.post("/absent", { seat, agree });
  standing = (answers: readonly Standing[]): Promise<Standing[]> => this.put("/standing", { answers });
  chat = (): Promise<Chat[]> => this.get("/chat");
  say = (text: string): Promise<Chat[]> => this.post("/chat", { text });
  notes = (): Promise<{ text: string }> => this.get("/notes");
  note = (text: string): Promise<{ text: string }> => this.put("/notes", { text });

  /** The game as a file: with the keys of all people's seats everything, to go on from; else what this seat saw. */
  async record(tokens: readonly string[]): Promise<{ file: Blob; name: string }> {
    const response = await answer(`${of(this.table)}/record`, tokens.length ? { token: this.token, body: { tokens } } : { token: this.token });
    const named = /filename="?([^";]+)/.exec(response.headers.get("Content-Disposition") ?? "");
    return { file: await response.blob(), name: named?.[1] ?? `${this.table}.json` };
  }
}
