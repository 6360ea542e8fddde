/**
 * One function for each command of the wire (docs/wire.md); wire.ts has the types, made from the server's own.
 *
 * Nothing here knows a rule: an action is words from the server, shown and sent back as they are.
 */

import type * as wire from "./wire.js";
import type { Action, Created, Glossary, Joined, Moment, PictureBody, Sentence, Standing, Summary, TrialOrder } from "./wire.js";

// The names by which the client knows the types of the wire.
export type {
  Action,
  BanBody as Ban,
  ChatLine as Chat,
  Created,
  Done,
  DraftBody as Draft,
  EventBody as WireEvent,
  FileBody as DataFile,
  GameBody as Game,
  Glossary,
  Joined,
  Json,
  LessonBody as Lesson,
  LessonPage,
  MadeBody as Made,
  MakerBody as GameMaker,
  Moment,
  NewTable,
  OptionBody as GameOption,
  PictureBody as Picture,
  Preset,
  PromptBody as Prompt,
  SeatBody as Seat,
  Sentence as Said,
  Standing,
  Summary,
  TrialBody as Trial,
  TrialOrder,
  VerdictBody as LessonVerdict,
  ViewBody as View,
} from "./wire.js";

/** The arguments of a message: names and numbers. */
export type Args = Action["args"];
export type Value = Args[string];
export type Options = PictureBody["options"];
export type OptionValue = Options[string];
export type Undo = PictureBody["undo"];
export type Pace = PictureBody["pace"];
/** What a drawn board needs beyond the view; its shape is between the game's `browser` module and its board. */
export type Scene = NonNullable<PictureBody["scene"]>;

/** A refusal by the server, or no answer at all (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Sentence,
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
  /** What changes is seen over the feed, so the answer need not repeat it. */
  readonly minimal?: boolean;
}

async function request(path: string, call: Call): Promise<Response> {
  const headers: Record<string, string> = {};
  if (call.token) headers["Authorization"] = `Bearer ${call.token}`;
  if (call.minimal) headers["Prefer"] = "return=minimal";
  const sends = call.raw !== undefined || call.body !== undefined;
  if (sends) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method: call.method ?? (sends ? "POST" : "GET"), headers, cache: "no-store" };
  if (sends) init.body = call.raw ?? JSON.stringify(call.body);
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, { message: "browser-error-offline", args: {}, text: "the server does not answer" });
  }
  if (!response.ok) throw new ApiError(response.status, await errorSentence(response));
  return response;
}

/** The sentence in an error's body; whatever stands between us and the server may answer something else. */
async function errorSentence(response: Response): Promise<Sentence> {
  const status = response.status;
  const fallback: Sentence = { message: "browser-error-status", args: { status: String(status) }, text: `the server answered ${status}` };
  try {
    const body = (await response.json()) as { error?: Partial<Sentence> };
    const said = body.error;
    if (!said || typeof said.text !== "string") return fallback;
    return { message: said.message ?? "", args: said.args ?? {}, text: said.text, rule: said.rule ?? "" };
  } catch {
    return fallback;
  }
}

async function json<T>(path: string, call: Call = {}): Promise<T> {
  return (await (await request(path, call)).json()) as T;
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<wire.GameBody[]> => json("/api/games");

export async function locale(game: string, language: string): Promise<string> {
  return (await request(`/api/games/${encodeURIComponent(game)}/locale/${language}.ftl`, {})).text();
}

export const rules = (game: string): Promise<wire.RuleNumber[]> => json(`/api/games/${encodeURIComponent(game)}/rules`);
export const seatsOf = (game: string, options: Options): Promise<wire.Seats> =>
  json("/api/seats-of", { body: { game, options } satisfies wire.SeatsOf });
/** What can be chosen with data files of one's own; refuses those that break a rule. */
export const check = (settings: wire.Settings): Promise<wire.Checked> => json("/api/check", { body: settings });
export const make = (wish: wire.Make): Promise<wire.MadeBody> => json("/api/make", { body: wish });
export const create = (table: wire.NewTable): Promise<Created> => json("/api/tables", { body: table });
export const learn = (game: string, name: string): Promise<Created> => json(`/api/lessons/${encodeURIComponent(game)}`, { body: { name } satisfies wire.Learner });
export const invited = (invite: string): Promise<Summary> => json("/api/invited", { body: { invite } satisfies wire.Invited });
export const join = (invite: string, name: string): Promise<Joined> => json("/api/join", { body: { invite, name } satisfies wire.Join });
export const mine = (tokens: readonly string[]): Promise<(Summary | null)[]> => json("/api/mine", { body: { tokens } satisfies wire.Mine });

export function importTable(file: Blob, seats: readonly string[], name: string): Promise<Created> {
  const query = new URLSearchParams({ name });
  if (seats.length) query.set("seats", seats.join(","));
  return json(`/api/tables/import?${query}`, { raw: file });
}

/** The commands of one viewer at one table. */
export class TableClient {
  constructor(
    readonly table: string,
    readonly token: string,
    /** The feed is up: commands need no picture in their answer. */
    readonly fed = false,
  ) {}

  private get<T>(path: string): Promise<T> {
    return json(tablePath(this.table) + path, { token: this.token });
  }

  private post<T>(path: string, body: unknown = {}): Promise<T> {
    return json(tablePath(this.table) + path, { token: this.token, body, minimal: this.fed });
  }

  private put<T>(path: string, body: unknown): Promise<T> {
    return json(tablePath(this.table) + path, { token: this.token, method: "PUT", body });
  }

  picture = (): Promise<PictureBody> => this.get("");
  at = (seq: number): Promise<PictureBody> => this.get(`/at/${seq}`);
  timeline = (): Promise<Moment[]> => this.get("/timeline");
  glossary = (): Promise<Glossary> => this.get("/glossary");
  /** Give an order; if it is not complete yet, the answer is its next question. */
  order = (order: string, expect: number): Promise<PictureBody | wire.Done | wire.DraftBody> => this.post("/orders", { order, expect, draft: true } satisfies wire.Submit);
  draft = (order: string): Promise<wire.DraftBody> => this.post("/draft", { order } satisfies wire.Parts);
  why = (order: string): Promise<wire.WhyNot> => this.post("/why", { order } satisfies wire.Parts);
  hint = (order: string): Promise<wire.Hint> => this.post("/hint", { order } satisfies wire.Parts);
  odds = (order: string): Promise<wire.OddsBody> => this.post("/odds", { order } satisfies wire.Parts);
  undo = (expect: number): Promise<PictureBody | wire.Done> => this.post("/undo", { expect } satisfies wire.Expect);
  restart = (expect: number): Promise<PictureBody | wire.Done> => this.post("/restart", { expect } satisfies wire.Expect);
  answerUndo = (agree: boolean, expect: number): Promise<PictureBody | wire.Done> => this.post("/undo/answer", { agree, expect } satisfies wire.Agree);
  try = (seed: string, orders: readonly TrialOrder[], draft: string): Promise<wire.TrialBody> => this.post("/try", { seed, orders, draft } satisfies wire.Try);
  commit = (seed: string, orders: readonly TrialOrder[], expect: number): Promise<PictureBody | wire.Done> =>
    this.post("/commit", { seed, orders, expect } satisfies wire.Commit);
  resign = (expect: number): Promise<PictureBody | wire.Done> => this.post("/resign", { expect } satisfies wire.Expect);
  draw = (agree: boolean, expect: number): Promise<PictureBody | wire.Done> => this.post("/draw", { agree, expect } satisfies wire.Agree);
  lesson = (language: string): Promise<wire.LessonBody> => this.get(`/lesson?lang=${encodeURIComponent(language)}`);
  lessonStep = (step: wire.LessonStep["step"], expect: number): Promise<PictureBody | wire.Done> => this.post("/lesson", { step, expect } satisfies wire.LessonStep);
  lessonHint = (): Promise<wire.Advice> => this.post("/lesson/hint");
  rematch = (): Promise<Created> => this.post("/rematch");
  player = (player: string): Promise<PictureBody | wire.Done> => this.post("/player", { player } satisfies wire.WhoPlays);
  absent = (seat: string, agree: boolean): Promise<PictureBody | wire.Done> => this.post("/absent", { seat, agree } satisfies wire.Absent);
  standing = (answers: readonly Standing[]): Promise<Standing[]> => this.put("/standing", { answers } satisfies wire.StandingAnswers);
  chat = (): Promise<wire.ChatLine[]> => this.get("/chat");
  say = (text: string): Promise<wire.ChatLine[]> => this.post("/chat", { text } satisfies wire.Say);
  notes = (): Promise<wire.Notes> => this.get("/notes");
  note = (text: string): Promise<wire.Notes> => this.put("/notes", { text } satisfies wire.Notes);

  /** The game as a file: with the keys of all people's seats everything, to go on from; else what this seat saw. */
  async record(tokens: readonly string[]): Promise<{ file: Blob; name: string }> {
    const response = await request(`${tablePath(this.table)}/record`, tokens.length ? { token: this.token, body: { tokens } } : { token: this.token });
    const named = /filename="?([^";]+)/.exec(response.headers.get("Content-Disposition") ?? "");
    return { file: await response.blob(), name: named?.[1] ?? `${this.table}.json` };
  }
}
