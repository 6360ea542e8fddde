/**
 * A person's session at a table: what they have been told, what they look at, which seats are theirs.
 *
 * Everything that is shown of a table comes from here; nothing here knows how it is drawn. The order in the making is
 * in OrderDraft, the past in Replay, trying things out in TrialRun, what is said in ChatLog.
 */

import { TableClient, ApiError } from "../api.js";
import type { Done, Glossary, Json, Picture, WireEvent } from "../api.js";
import { boardOf, FALLBACK } from "../boards.js";
import type { BoardModule, Refs, Shown } from "../boards/board.js";
import { Feed } from "../feed.js";
import type { Connection, Message } from "../feed.js";
import { isLook, isSign } from "../icons.js";
import type { SideLook } from "../icons.js";
import { boardCommand, setBoardKeys } from "../keys.js";
import { storage } from "../storage.js";
import { replaceHash, tableHash } from "../router.js";
import { groupEvents, EventLog } from "../event-log.js";
import { say, errorSentence, i18n } from "../i18n.js";
import { Wording } from "../wording.js";
import { Replay } from "./replay.js";
import { OrderDraft } from "./order-draft.js";
import { ChatLog } from "./chat-log.js";
import { TrialRun } from "./trial-run.js";
import { Tutor } from "./tutor.js";

export interface Notice {
  readonly kind: "info" | "error";
  readonly text: string;
  /** Rules the sentence speaks of, to be opened by a click. */
  readonly rules: readonly string[];
}

export class TableSession extends EventTarget {
  live: Picture | null = null;
  glossary: Glossary | null = null;
  wording: Wording = i18n.wording;
  connection: Connection = "connecting";
  /** The table cannot be shown at all: why. */
  failure: unknown = null;
  notice: Notice | null = null;
  busy = false;
  watching = 0;
  /** The seat that has to sit down before anything is shown; null: nobody. */
  curtain: number | null = null;
  /** The seat that was before the screen until the curtain fell, if it may take its last order back. */
  previous: number | null = null;
  /** What the pointer or the playback speaks of. */
  refs: Refs = {};
  /** The words of a choice somebody points at or suggests. */
  marked = "";
  /** The key of the magnifier is held down. */
  magnifying = false;
  /** Which words a thing on the board under the pointer stands for. */
  pointed: readonly string[] = [];
  log = new EventLog();
  /** The game's board; nothing is drawn before it is known, or signs and colours would change under one's eyes. */
  board: BoardModule | null = null;

  readonly orderDraft = new OrderDraft(this);
  readonly replay = new Replay(this);
  readonly trial = new TrialRun(this);
  readonly chatLog = new ChatLog(this);
  readonly tutor = new Tutor(this);

  /** The tokens of this browser, by seat. */
  private readonly tokens = new Map<number, string>();
  private feed: Feed | null = null;
  private token: string;
  private here: readonly boolean[] | null = null;
  private thinking: readonly number[] | null = null;

  constructor(
    readonly table: string,
    token: string,
  ) {
    super();
    this.token = token;
    i18n.addEventListener("language", this.languageChanged);
  }

  get client(): TableClient {
    return new TableClient(this.table, this.token, this.connection === "on");
  }

  get seat(): number | null {
    return this.live?.seat ?? null;
  }

  /** Several people at this screen. */
  get hotSeat(): boolean {
    return this.tokens.size > 1;
  }

  get ownSeats(): number[] {
    return [...this.tokens.keys()].sort((a, b) => a - b);
  }

  get ownTokens(): string[] {
    return this.tokens.size ? [...this.tokens.values()] : [this.token];
  }

  get seats(): Picture["seats"] {
    const seats = this.live?.seats ?? [];
    return seats.map((seat, place) => ({
      ...seat,
      here: (this.hotSeat && this.tokens.has(place)) || (this.here?.[place] ?? seat.here), // all of them sit before this screen
      thinking: this.thinking ? this.thinking.includes(place) : seat.thinking,
    }));
  }

  get game(): string {
    return this.live?.game ?? "";
  }

  /** Which settings of the view the game's board supports. */
  get supports(): readonly string[] {
    return this.board?.supports ?? [];
  }

  /** A board that could not be fetched is fetched when the connection is back. */
  private async retryBoard(): Promise<void> {
    if (this.board !== FALLBACK || !this.live) return;
    this.board = await boardOf(this.live.game);
    this.applyBoardKeys(this.live.game);
    this.changed();
  }

  /** The board's own settings have keys as the table's have. */
  private applyBoardKeys(game: string): void {
    const { texts } = this.wording;
    const label = (message: string): string => texts.attribute(message, "key") || texts.say(message);
    setBoardKeys((this.board?.settings ?? []).map(({ name, message, key }) => ({ command: boardCommand(game, name), key, label: label(message) })));
  }

  /** How a seat looks: as its board says, else the sign its scene gives it, else its place's. */
  sideLook(place: number): SideLook {
    const name = this.live?.seats[place]?.name ?? "";
    const given = this.board?.sides?.[name];
    if (given) return given;
    const signs = this.live?.scene?.["signs"] as Readonly<Record<string, unknown>> | undefined;
    const own = signs?.[name];
    return isSign(own) ? { sign: own } : isLook(own) ? own : {};
  }

  /** Seats are called as their scene says: by the colours of their armies, once they have some. */
  private applySeatNames(): void {
    const signs = (this.live?.scene?.["signs"] ?? {}) as Readonly<Record<string, unknown>>;
    for (const [seat, look] of Object.entries(signs)) {
      if (isLook(look) && look.name) this.wording.setName("seat", seat, this.wording.name(...look.name));
    }
  }

  // Coming and going

  async open(seq: number | null): Promise<void> {
    const places = storage().seatsAt(this.table);
    const own = places.find((place) => place.token === this.token); // not there: a watcher's or a new link
    for (const place of own ? places.filter((one) => one === own || (one.shared && own.shared)) : []) {
      if (place.seat !== null) this.tokens.set(place.seat, place.token);
    }
    try {
      await this.connect();
      if (seq !== null) await this.replay.go(seq);
    } catch (error) {
      this.failure = error;
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) storage().forgetSeats([this.token]);
      this.changed();
    }
  }

  close(): void {
    i18n.removeEventListener("language", this.languageChanged);
    setBoardKeys([]);
    this.feed?.close();
    this.replay.close();
  }

  /** Look at the table through this token's eyes. */
  private async connect(): Promise<void> {
    this.feed?.close();
    this.live = null;
    this.log = new EventLog();
    this.here = this.thinking = null;
    this.chatLog.clear();
    this.orderDraft.discard();
    this.replay.reset();
    this.trial.leave();
    this.tutor.forget();
    const client = this.client;
    const [picture, glossary] = await Promise.all([client.picture(), client.glossary()]);
    this.glossary = glossary;
    [this.wording, this.board] = await Promise.all([i18n.wordingOf(picture.game, glossary), boardOf(picture.game)]);
    this.applyBoardKeys(picture.game);
    if (picture.seat !== null && !this.tokens.size) this.tokens.set(picture.seat, this.token);
    storage().rememberSeats({ table: this.table, token: this.token, game: picture.game, seat: picture.seat });
    const first = this.curtain === null && this.previous === null;
    this.takePicture(picture, first && this.hotSeat && !picture.over);
    if (picture.seat !== null && !this.hotSeat) void this.chatLog.load();
    this.feed = new Feed(this.table, this.token, {
      since: () => this.live?.seq ?? 0,
      receive: (message) => this.heard(message),
      connection: (state) => {
        if (this.connection === state) return;
        this.connection = state;
        if (state === "on") void this.retryBoard();
        this.changed();
      },
    });
  }

  reconnect(): void {
    this.feed?.reconnectNow();
  }

  private readonly languageChanged = async (): Promise<void> => {
    if (!this.live || !this.glossary) return;
    this.wording = await i18n.wordingOf(this.live.game, this.glossary);
    this.wording.learn(this.live.prompt.actions);
    this.applySeatNames();
    this.applyBoardKeys(this.live.game);
    this.notice = null; // it was said in the other language
    void this.tutor.refresh();
    this.changed();
  };

  // What comes over the wire

  private heard(message: Message): void {
    if (message.type === "picture") this.takePicture(message);
    else if (message.type === "presence") {
      this.here = message.here;
      this.watching = message.watching;
    } else if (message.type === "thinking") this.thinking = message.seats;
    else if (message.type === "chat") {
      this.chatLog.add(message);
      this.dispatchEvent(new CustomEvent("chat-line", { detail: message }));
    }
    this.changed();
  }

  /** A new picture of now. Answers may overtake each other: an older one is dropped. */
  takePicture(picture: Picture, arriving = false): void {
    const before = this.live;
    if (before && picture.seq < before.seq) return;
    const known = this.log.events.length;
    this.log.take(picture.events, picture.gone, picture.since);
    this.live = picture;
    this.wording.learn(picture.prompt.actions);
    this.applySeatNames();
    const moved = before !== null && picture.seq !== before.seq;
    if (moved) {
      this.replay.invalidate();
      this.notice = null;
      void this.orderDraft.refresh();
    }
    if (!moved && before === null) this.replay.invalidate();
    this.chooseSeatAtScreen(arriving);
    void this.tutor.refresh();
    if (before === null || moved) {
      const news = before === null ? [] : this.log.events.slice(Math.min(known, this.log.events.length));
      this.dispatchEvent(new CustomEvent("moved", { detail: { before, picture, news } }));
    }
    this.changed();
  }

  /** Who of several people at this screen has to sit down now. */
  private chooseSeatAtScreen(arriving: boolean): void {
    const picture = this.live;
    if (!picture || !this.hotSeat) return;
    if (picture.over) {
      this.curtain = null;
      return;
    }
    const names = picture.seats.map((one) => one.name);
    const asked = this.ownSeats.filter((seat) => picture.waiting.includes(names[seat] ?? ""));
    const own = picture.seat;
    const wanted = own !== null && asked.includes(own) ? own : (asked[0] ?? null);
    if (wanted === null || (wanted === own && !arriving)) return;
    if (!storage().settings.curtain) {
      if (wanted !== own) void this.sitDown(wanted);
      return;
    }
    this.previous = wanted === own ? null : own;
    this.curtain = wanted;
  }

  /** The next person is ready. */
  async sitDown(seat: number): Promise<void> {
    const token = this.tokens.get(seat);
    if (token === undefined) return;
    const same = token === this.token;
    this.curtain = null;
    if (!same) {
      this.previous = this.seat;
      this.token = token;
      replaceHash(tableHash(this.table, token));
      await this.attempt(() => this.connect());
    }
    this.changed();
  }

  /** Behind the curtain: the one who just decided wants it back. */
  async takeBackBehindCurtain(): Promise<void> {
    if (await this.command((client, expect) => client.undo(expect))) {
      this.curtain = null;
      this.changed();
    }
  }

  // What is looked at

  /** What the board shows: a moment of the past, a trial, an order in the making, or now. */
  get shown(): Shown | null {
    const live = this.live;
    if (!live || this.curtain !== null) return null;
    const past = this.replay.picture;
    if (past) return { ...past, kind: "past", order: [] };
    const trial = this.trial.now;
    if (trial) {
      const viewer = live.seats[trial.seat]?.name ?? live.viewer;
      const { view, prompt, scene, seat, over } = trial;
      return { ...live, view, prompt, scene, seat, viewer, over, waiting: [], kind: "trial", order: this.trial.parts };
    }
    const draft = this.orderDraft.draft;
    // A complete order asks nothing more; while it is on its way the question stays in sight.
    if (draft?.complete) return { ...live, view: draft.view, prompt: { ...live.prompt, actions: [] }, scene: draft.scene, kind: "draft", order: this.orderDraft.parts };
    if (draft) return { ...live, view: draft.view, prompt: draft.prompt, scene: draft.scene, kind: "draft", order: this.orderDraft.parts };
    return { ...live, kind: "live", order: [] };
  }

  /** Whether a click on the board or a choice counts. */
  get interactive(): boolean {
    const shown = this.shown;
    return shown !== null && shown.kind !== "past" && shown.prompt.asked && !this.busy;
  }

  /** The events of the last turn of somebody, in what is looked at. */
  get last(): readonly WireEvent[] {
    const trial = this.trial.now;
    const events = !this.replay.picture && trial ? (trial.events ?? []) : this.replay.visible(this.log.events);
    const groups = groupEvents(events, this.glossary?.openings ?? [], (seq) => (trial ? undefined : this.replay.seatThatDecided(seq)));
    return groups[groups.length - 1] ?? [];
  }

  /** What this seat has not been shown since its last decision. */
  get news(): readonly WireEvent[] {
    const told = storage().shownUpTo(this.table, this.seat);
    return told > 0 ? this.log.events.filter((event) => event.seq >= told) : [];
  }

  /** How an order is likely to end, as far as anybody knows; a question beside the game that may go unanswered. */
  async fetchOdds(order: string): Promise<Json> {
    try {
      return (await this.client.odds(order)).odds;
    } catch {
      return null;
    }
  }

  highlight(refs: Refs, marked = ""): void {
    if (marked === this.marked && JSON.stringify(refs) === JSON.stringify(this.refs)) return;
    this.refs = refs;
    this.marked = marked;
    this.changed();
  }

  // Commands

  /** Do something that may be refused: say why, and look again if the table has moved on. */
  async attempt<T>(doing: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.changed();
    try {
      return await doing();
    } catch (error) {
      if (error instanceof ApiError && error.stale) {
        this.showNotice(say("browser-stale"));
        this.orderDraft.discard();
        await this.reload();
      } else {
        this.showError(error);
      }
      return null;
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /** A command that changes the table: it is done when the change is seen here. */
  async command(doing: (client: TableClient, expect: number) => Promise<Picture | Done>): Promise<boolean> {
    const done = await this.attempt(async () => {
      const answer = await doing(this.client, this.live?.seq ?? 0);
      await this.seen(answer);
      return answer;
    });
    return done !== null;
  }

  /** Wait for what a command led to: it is in the answer, or comes over the feed; if that breaks off it is fetched. */
  async seen(answer: Picture | Done): Promise<void> {
    if ("view" in answer) return this.takePicture(answer);
    while (this.live && this.live.seq < answer.seq) {
      if (this.connection !== "on") return this.takePicture(await this.client.picture());
      await new Promise((change) => this.addEventListener("change", change, { once: true }));
    }
  }

  private async reload(): Promise<void> {
    try {
      this.takePicture(await this.client.picture());
    } catch {
      // The feed will come back by itself.
    }
  }

  showNotice(text: string, rules: readonly string[] = []): void {
    this.notice = { kind: "info", text, rules };
    this.changed();
  }

  showError(error: unknown): void {
    const rule = error instanceof ApiError ? error.said.rule : null;
    this.notice = { kind: "error", text: errorSentence(error, this.wording), rules: rule ? [rule] : [] };
    this.changed();
  }

  clearNotice(): void {
    this.notice = null;
    this.changed();
  }

  changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
