/**
 * The bodies of commands and answers and the frames of the feed (docs/wire.md), as the server's OpenAPI document has
 * them. Made by tools/wire_types.py: do not edit, change src/sandtable/server/bodies.py or frames.py and run it again.
 */

/** Plain data as it comes over the wire. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A vote about somebody who is away. */
export interface Absent {
  readonly seat: string;
  readonly agree: boolean;
}

/** Something a seat may say now. */
export interface Action {
  readonly words: string;
  readonly verb: string;
  readonly args: Readonly<Record<string, number | string>>;
  /** It cannot be taken back at this table once given: ask first. */
  readonly final: boolean;
}

/** The order the lesson recommends. */
export interface Advice {
  readonly order: string;
}

/** Yes or no. */
export interface Agree {
  readonly expect: number;
  readonly agree: boolean;
}

/** The prohibition an action breaks; its text is the message `no-…`. */
export interface BanBody {
  readonly rule: string;
  readonly message: string;
}

/** The server closes the socket next. */
export interface ByeFrame {
  readonly type: "bye";
  readonly reason: string;
}

/** What the viewer may do beside answering. */
export interface Can {
  readonly undo: boolean;
  readonly restart: boolean;
  /** An undo would ask the others for their consent. */
  readonly ask: boolean;
  readonly resign: boolean;
  readonly draw: boolean;
  readonly hint: boolean;
}

/** Somebody said something; only seats hear it. */
export interface ChatFrame {
  readonly id: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly time: number;
  readonly type: "chat";
}

/** Something said; `seat` -1 is the table itself. */
export interface ChatLine {
  readonly id: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly time: number;
}

/** What can be chosen with some data files. */
export interface Checked {
  readonly seats: readonly string[];
  /** Those that were asked for, as far as they go with the files, and what is usual instead of the others. */
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** What each option can be. */
  readonly choices: Readonly<Record<string, readonly (boolean | number | string)[]>>;
  /** What the files call values of options. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Send the leading own orders of a sandbox. */
export interface Commit {
  readonly expect: number;
  readonly seed?: string;
  readonly orders: readonly TrialOrder[];
}

/** A new table. */
export interface Created {
  readonly table: string;
  readonly seats: readonly NewSeat[];
  readonly watch: string;
}

/** The whole answer to a command with `Prefer: return=minimal`: the picture of `seq` comes over the socket. */
export interface Done {
  readonly seq: number;
  readonly committed?: number | null;
}

/** The question after some parts of an order. */
export interface DraftBody {
  readonly order: string;
  readonly complete: boolean;
  readonly view: ViewBody;
  readonly prompt: PromptBody;
  readonly scene: Readonly<Record<string, Json>> | null;
}

/** Who wants to end undecided. */
export interface DrawOffer {
  readonly agreed: readonly string[];
}

/** What happened, as this viewer may know it; the other fields are the arguments of its message. */
export interface EventBody {
  /** The log entry it came of. */
  readonly seq: number;
  readonly event: string;
  readonly [key: string]: number | string;
}

/** What the player saw when they decided. */
export interface Expect {
  readonly expect: number;
}

/** A data file by content, in TOML. */
export interface FileBody {
  /** What its owner calls it, and what errors call it. */
  readonly name: string;
  readonly text: string;
}

/** Whatever the server sends. */
export type Frame = PictureFrame | PresenceFrame | ThinkingFrame | ChatFrame | PongFrame | ByeFrame;

/** A game that can be played here. */
export interface GameBody {
  readonly name: string;
  readonly title: string;
  readonly options: readonly OptionBody[];
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  readonly presets: readonly Preset[];
  /** Whether there is a guided first game. */
  readonly lesson: boolean;
  /** The data files a user may replace by their own. */
  readonly files: readonly string[];
  readonly makers: readonly MakerBody[];
  /** The path of the module that draws the board; empty: none does. */
  readonly board: string;
  /** A picture of the game as SVG; empty: there is none. */
  readonly picture: string;
}

/** How things are called. */
export interface Glossary {
  readonly domains: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A message and its arguments, in this order. (A tuple FastAPI would describe in a way that is not valid.) */
  readonly composed: Readonly<Record<string, Readonly<Record<string, readonly (string | Readonly<Record<string, number | string>>)[]>>>>;
  /** Events that begin a paragraph of the log; none: another seat's decision does. */
  readonly openings: readonly string[];
  readonly seats: readonly string[];
  /** The names of each verb's parameters, in their order. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
}

/** Alive. */
export interface Health {
  readonly ok: boolean;
}

/** The first message of a viewer: who they are, and up to where they have seen the game. */
export interface HelloFrame {
  readonly token: string;
  readonly since?: number;
}

/** What a bot would say next. */
export interface Hint {
  readonly words: string;
  readonly bot: string;
}

/** Look at an invitation before answering it. */
export interface Invited {
  readonly invite: string;
}

/** Take an open seat. */
export interface Join {
  readonly invite: string;
  readonly name: string;
}

/** The seat that was taken. */
export interface Joined {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly watch: string;
}

/** The tokens the player has of other seats at the same table; others are ignored. */
export interface Keys {
  readonly tokens?: readonly string[];
}

/** Who wants to learn. */
export interface Learner {
  readonly name: string;
}

/** Where the learner is in the lesson. */
export interface LessonBody {
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
  readonly verdict: VerdictBody | null;
  /** The first of the events that are told on this page. */
  readonly since: number | null;
}

/** `keep`: go on after an answer that was called poor; `play`: the lesson lets go, and the bots play. */
export interface LessonStep {
  readonly expect: number;
  readonly step: "keep" | "play";
}

/** What a game made up, to be sent back as the files and options of a table. */
export interface MadeBody {
  readonly seed: string;
  readonly files: Readonly<Record<string, FileBody>>;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** What it looks like, in lines of text. */
  readonly drawing: readonly string[];
}

/** Something a game is to make up. */
export interface Make {
  readonly game: string;
  readonly maker: string;
  /** Those left out have their defaults. */
  readonly choices?: Readonly<Record<string, boolean | number | string>>;
  /** Not given: any. */
  readonly seed?: string | null;
}

/** Something the game makes up before it begins. */
export interface MakerBody {
  readonly name: string;
  readonly choices: readonly OptionBody[];
}

/** The tokens a browser remembers. */
export interface Mine {
  readonly tokens: readonly string[];
}

/** A decision that counts. */
export interface Moment {
  readonly seq: number;
  /** -1 for dice and cards. */
  readonly seat: number;
  /** None if this viewer may not know them. */
  readonly words: string | null;
  readonly turn: number;
}

/** A seat of a new table: what the one who set it up gets. */
export interface NewSeat {
  readonly seat: number;
  readonly name: string;
  readonly token?: string | null;
  readonly invite?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly files?: Readonly<Record<string, FileBody>>;
  /** `me`, `open` or `bot:NAME` for each seat. */
  readonly seats: readonly string[];
  readonly name: string;
  /** Not given: free at one screen and against bots, by consent with other people. */
  readonly undo?: "strict" | "free" | "consent" | null;
  readonly pace?: "live" | "fast" | "slow";
  /** Repeatable dice, for tables at one screen only. */
  readonly seed?: string | null;
}

/** Private notes. */
export interface Notes {
  readonly text: string;
}

/** No fields. */
export interface Nothing {
}

/** How something is likely to end, if the game can say. */
export interface OddsBody {
  readonly odds: Readonly<Record<string, Json>> | null;
}

/** A switch of a game. */
export interface OptionBody {
  readonly name: string;
  readonly default: boolean | number | string;
  readonly choices: readonly (boolean | number | string)[];
  readonly rule: string;
}

/** Parts of an order. */
export interface Parts {
  readonly order?: string;
}

/** All that a viewer sees. */
export interface PictureBody {
  readonly table: string;
  readonly seq: number;
  readonly past: boolean;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly undo: "strict" | "free" | "consent";
  readonly pace: "live" | "fast" | "slow";
  readonly seat: number | null;
  readonly viewer: string;
  readonly seats: readonly SeatBody[];
  readonly waiting: readonly string[];
  readonly view: ViewBody;
  readonly prompt: PromptBody;
  /** What a drawn board needs beyond the view; its shape is between the game and its board. */
  readonly scene: Readonly<Record<string, Json>> | null;
  readonly events: readonly EventBody[];
  readonly gone: readonly number[];
  readonly since: number;
  readonly can: Can;
  readonly undo_request: UndoRequest | null;
  readonly draw_offer: DrawOffer | null;
  readonly absent: Readonly<Record<string, readonly string[]>>;
  readonly over: boolean;
  readonly ending: string;
  readonly returns: readonly number[];
  readonly rematch: string;
  readonly standing: readonly Standing[];
  readonly cut: string;
  /** This viewer is led through a lesson here: see `/lesson`. */
  readonly lesson: boolean;
  readonly committed?: number | null;
}

/** All that a viewer sees, after every change. */
export interface PictureFrame {
  readonly table: string;
  readonly seq: number;
  readonly past: boolean;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly undo: "strict" | "free" | "consent";
  readonly pace: "live" | "fast" | "slow";
  readonly seat: number | null;
  readonly viewer: string;
  readonly seats: readonly SeatBody[];
  readonly waiting: readonly string[];
  readonly view: ViewBody;
  readonly prompt: PromptBody;
  /** What a drawn board needs beyond the view; its shape is between the game and its board. */
  readonly scene: Readonly<Record<string, Json>> | null;
  readonly events: readonly EventBody[];
  readonly gone: readonly number[];
  readonly since: number;
  readonly can: Can;
  readonly undo_request: UndoRequest | null;
  readonly draw_offer: DrawOffer | null;
  readonly absent: Readonly<Record<string, readonly string[]>>;
  readonly over: boolean;
  readonly ending: string;
  readonly returns: readonly number[];
  readonly rematch: string;
  readonly standing: readonly Standing[];
  readonly cut: string;
  /** This viewer is led through a lesson here: see `/lesson`. */
  readonly lesson: boolean;
  readonly committed?: number | null;
  readonly type: "picture";
}

/** The only other thing a viewer may send. */
export interface PingFrame {
  readonly type: "ping";
}

/** The answer to a ping. */
export interface PongFrame {
  readonly type: "pong";
}

/** Somebody came or went. */
export interface PresenceFrame {
  readonly type: "presence";
  /** For each seat, whether somebody is connected there. */
  readonly here: readonly boolean[];
  /** How many look on. */
  readonly watching: number;
}

/** A way to start at once; its texts are `lobby-preset-ID`. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly string[];
  /** A picture of it as SVG; empty: there is none. */
  readonly picture?: string;
}

/** Every refusal. */
export interface Problem {
  readonly error: Sentence;
}

/** What a seat is asked, or whom it waits for. */
export interface PromptBody {
  /** False for a seat that waits; it gets no actions then. */
  readonly asked: boolean;
  readonly message: string;
  readonly args: Readonly<Record<string, number | string>>;
  readonly rules: readonly string[];
  readonly actions: readonly Action[];
}

/** A rule; its text is the message `rule-…`. */
export interface RuleNumber {
  readonly number: string;
}

/** A line of chat. */
export interface Say {
  readonly text: string;
}

/** Who sits where. */
export interface SeatBody {
  readonly name: string;
  readonly player: string;
  readonly kind: "person" | "bot" | "open";
  readonly here: boolean;
  readonly thinking: boolean;
  /** When this seat was first asked what it has not answered yet, in seconds since 1970. */
  readonly since: number | null;
}

/** The seats under some options. */
export interface Seats {
  readonly seats: readonly string[];
}

/** Under which options. */
export interface SeatsOf {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** A sentence: in English, and as the message that says it in other languages. */
export interface Sentence {
  readonly message: string;
  readonly args: Readonly<Record<string, number | string | Sentence>>;
  readonly text: string;
  /** The number of the rule that forbids it, if one does. */
  readonly rule?: string;
}

/** Under which options, and with which data files in place of the game's own. */
export interface Settings {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly files?: Readonly<Record<string, FileBody>>;
}

/** An answer given without asking. */
export interface Standing {
  readonly question: string;
  readonly answer: string;
  readonly ask_if?: readonly string[];
}

/** All standing answers of a seat. */
export interface StandingAnswers {
  readonly answers: readonly Standing[];
}

/** What the game is in the middle of; the other fields are the step's own. */
export interface StepBody {
  readonly step: string;
  readonly [key: string]: Json;
}

/** An order, whole; or with `draft` perhaps only its first parts, to be told the next question. */
export interface Submit {
  readonly expect: number;
  readonly order: string;
  readonly draft?: boolean;
}

/** One of my games. */
export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seat: number | null;
  readonly viewer: string;
  readonly seats: readonly SeatBody[];
  readonly waiting: readonly string[];
  readonly your_turn: boolean;
  readonly over: boolean;
  readonly ending: string;
  readonly returns: readonly number[];
  readonly seq: number;
  readonly updated: number;
  readonly pace: "live" | "fast" | "slow";
}

/** Bots began or ended thinking. */
export interface ThinkingFrame {
  readonly type: "thinking";
  readonly seats: readonly number[];
}

/** A sandbox. */
export interface TrialBody {
  readonly order: string;
  readonly complete: boolean;
  readonly view: ViewBody;
  readonly prompt: PromptBody;
  readonly scene: Readonly<Record<string, Json>> | null;
  readonly asked: readonly number[];
  /** Whose eyes it is seen with: those of whoever is asked there. */
  readonly seat: number;
  readonly events: readonly EventBody[];
  /** How many of the orders a commit would send. */
  readonly leading: number;
  readonly over: boolean;
}

/** An order in a sandbox, for any seat. */
export interface TrialOrder {
  readonly seat: number;
  readonly order: string;
}

/** A sandbox: all of it, from its beginning. Nothing of it is kept here. */
export interface Try {
  readonly seed?: string;
  readonly orders?: readonly TrialOrder[];
  readonly draft?: string;
}

/** Somebody asks to take back. */
export interface UndoRequest {
  readonly seat: string;
  readonly agreed: readonly string[];
  readonly gone: readonly number[];
}

/** What an answer is worth, and why. */
export interface VerdictBody {
  readonly grade: "best" | "fine" | "poor";
  readonly text: string;
  readonly order: string;
  readonly since: number;
  /** The events from one sequence number of the log to another came of it. */
  readonly until: number | null;
}

/** What a viewer knows, in words. */
export interface ViewBody {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly viewer: string;
  readonly turn: number;
  /** Its shape is the game's own. */
  readonly board: Readonly<Record<string, Json>>;
  readonly steps: readonly StepBody[];
  readonly ending: string;
  readonly returns: readonly number[];
  readonly [key: string]: Json;
}

/** `me` or `bot:NAME`. */
export interface WhoPlays {
  readonly player: string;
}

/** Whether an action is allowed, and if not, why. */
export interface WhyNot {
  readonly allowed: boolean;
  readonly ban: BanBody | null;
}
