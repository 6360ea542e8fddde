/**
 * Somebody before the screen at a table: what he has been told, what he looks at, which seats are his.
 *
 * Everything that is shown of a table comes from here; nothing here knows how it is drawn. The order in
 * the making is the pen's, the past the film's, trying things out the trial's, chat the talk's.
 */

import { Door, Refusal } from "../api.js";
import type { Glossary, Json, Picture, WireEvent } from "../api.js";
import { boardOf, FALLBACK } from "../boards.js";
import type { BoardModule, Refs, Shown } from "../boards/board.js";
import { Feed } from "../feed.js";
import type { Connection, Message } from "../feed.js";
import { isLook, isSign } from "../icons.js";
import type { SideLook } from "../icons.js";
import { keep } from "../keep.js";
import { amend, tableHash } from "../router.js";
import { grouped, Log } from "../story.js";
import { say, sentence, tongue } from "../tongue.js";
import { Wording } from "../wording.js";
import { Film } from "./film.js";
import { Pen } from "./pen.js";
import { Talk } from "./talk.js";
import { TrialRun } from "./trial-run.js";
import { Tutor } from "./tutor.js";

export interface Notice {
  readonly kind: "info" | "error";
  readonly text: string;
  /** Rules the sentence speaks of, to be opened by a click. */
  readonly rules: readonly string[];
}

export class Sitting extends EventTarget {
  live: Picture | null = null;
  glossary: Glossary | null = null;
  wording: Wording = tongue.wording;
  connection: Connection = "connecting";
  /** The table cannot be shown at all: why. */
  failure: unknown = null;
  notice: Notice | null = null;
  busy = false;
  watching = 0;
  /** The seat that has to sit down before anything is shown; null: nobody. */
  curtain: number | null = null;
  /** Whose seat was before the screen before the curtain fell, if he may take his last order back. */
  previous: number | null = null;
  /** What the pointer or the playback speaks of. */
  refs: Refs = {};
  /** The words of a choice somebody points at or suggests. */
  marked = "";
  /** The key of the magnifier is held. */
  lens = false;
  /** Which words a thing on the board under the pointer stands for. */
  pointed: readonly string[] = [];
  log = new Log();
  /** The game's board; nothing is drawn before it is known, or signs and colours would change under one's eyes. */
  board: BoardModule | null = null;

  readonly pen = new Pen(this);
  readonly film = new Film(this);
  readonly trial = new TrialRun(this);
  readonly talk = new Talk(this);
  readonly tutor = new Tutor(this);

  /** The keys of this browser, by seat. */
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
    tongue.addEventListener("language", this.relearn);
  }

  get door(): Door {
    return new Door(this.table, this.token);
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

  /** Which settings of the view the game's board honours. */
  get honours(): readonly string[] {
    return this.board?.honours ?? [];
  }

  /** A board that could not be fetched is fetched when the connection is back. */
  private async boardAgain(): Promise<void> {
    if (this.board !== FALLBACK || !this.live) return;
    this.board = await boardOf(this.live.game);
    this.changed();
  }

  /** How a seat looks: as its board says, else the sign its scene gives it, else its place's. */
  look(place: number): SideLook {
    const name = this.live?.seats[place]?.name ?? "";
    const given = this.board?.sides?.[name];
    if (given) return given;
    const signs = this.live?.scene?.["signs"] as Readonly<Record<string, unknown>> | undefined;
    const own = signs?.[name];
    return isSign(own) ? { sign: own } : isLook(own) ? own : {};
  }

  /** Seats are called as their scene says: by the colours of their armies, once they have some. */
  private christen(): void {
    const signs = (this.live?.scene?.["signs"] ?? {}) as Readonly<Record<string, unknown>>;
    for (const [seat, look] of Object.entries(signs)) {
      if (isLook(look) && look.name) this.wording.call("seat", seat, this.wording.name(...look.name));
    }
  }

  // Coming and going

  async open(seq: number | null): Promise<void> {
    const places = keep().seatsAt(this.table);
    const own = places.find((place) => place.token === this.token); // not there: a watcher's or a new link
    for (const place of own ? places.filter((one) => one === own || (one.shared && own.shared)) : []) {
      if (place.seat !== null) this.tokens.set(place.seat, place.token);
    }
    try {
      await this.sit();
      if (seq !== null) await this.film.go(seq);
    } catch (error) {
      this.failure = error;
      if (error instanceof Refusal && (error.status === 401 || error.status === 404)) keep().forget([this.token]);
      this.changed();
    }
  }

  close(): void {
    tongue.removeEventListener("language", this.relearn);
    this.feed?.close();
    this.film.close();
  }

  /** Look at the table through this token's eyes. */
  private async sit(): Promise<void> {
    this.feed?.close();
    this.live = null;
    this.log = new Log();
    this.here = this.thinking = null;
    this.talk.forget();
    this.pen.forget();
    this.film.reset();
    this.trial.leave();
    this.tutor.forget();
    const door = this.door;
    const [picture, glossary] = await Promise.all([door.picture(), door.glossary()]);
    this.glossary = glossary;
    [this.wording, this.board] = await Promise.all([tongue.of(picture.game, glossary), boardOf(picture.game)]);
    if (picture.seat !== null && !this.tokens.size) this.tokens.set(picture.seat, this.token);
    keep().remember({ table: this.table, token: this.token, game: picture.game, seat: picture.seat });
    const first = this.curtain === null && this.previous === null;
    this.take(picture, first && this.hotSeat && !picture.over);
    if (picture.seat !== null && !this.hotSeat) void this.talk.load();
    this.feed = new Feed(this.table, this.token, {
      since: () => this.live?.seq ?? 0,
      heard: (message) => this.heard(message),
      connection: (state) => {
        if (this.connection === state) return;
        this.connection = state;
        if (state === "on") void this.boardAgain();
        this.changed();
      },
    });
  }

  reconnect(): void {
    this.feed?.now();
  }

  private readonly relearn = async (): Promise<void> => {
    if (!this.live || !this.glossary) return;
    this.wording = await tongue.of(this.live.game, this.glossary);
    this.wording.learn(this.live.prompt.actions);
    this.christen();
    this.notice = null; // it was said in the other language
    void this.tutor.look();
    this.changed();
  };

  // What comes over the wire

  private heard(message: Message): void {
    if (message.type === "picture") this.take("picture" in message ? message.picture : message);
    else if (message.type === "presence") {
      this.here = message.here;
      this.watching = message.watching;
    } else if (message.type === "thinking") this.thinking = message.seats;
    else if (message.type === "chat") {
      const line = "chat" in message ? message.chat : message;
      this.talk.hear(line);
      this.dispatchEvent(new CustomEvent("chatted", { detail: line }));
    }
    this.changed();
  }

  /** A new picture of now. Answers may overtake each other: an older one is dropped. */
  take(picture: Picture, arriving = false): void {
    const before = this.live;
    if (before && picture.seq < before.seq) return;
    const known = this.log.events.length;
    this.log.take(picture.events, picture.gone, picture.since);
    this.live = picture;
    this.wording.learn(picture.prompt.actions);
    this.christen();
    const moved = before !== null && picture.seq !== before.seq;
    if (moved) {
      this.film.stale();
      this.notice = null;
      void this.pen.refresh();
    }
    if (!moved && before === null) this.film.stale();
    this.seatThePeople(arriving);
    void this.tutor.look();
    if (before === null || moved) {
      const news = before === null ? [] : this.log.events.slice(Math.min(known, this.log.events.length));
      this.dispatchEvent(new CustomEvent("moved", { detail: { before, picture, news } }));
    }
    this.changed();
  }

  /** Who of several people at this screen has to sit down now. */
  private seatThePeople(arriving: boolean): void {
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
    if (!keep().settings.curtain) {
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
      amend(tableHash(this.table, token));
      await this.guarded(() => this.sit());
    }
    this.changed();
  }

  /** Behind the curtain: the one who just decided wants it back. */
  async takeBackBehindCurtain(): Promise<void> {
    const picture = await this.guarded(() => this.door.undo(this.live?.seq ?? 0));
    if (picture) {
      this.curtain = null;
      this.take(picture);
    }
  }

  // What is looked at

  /** What the board shows: a moment of the past, a trial, an order in the making, or now. */
  get shown(): Shown | null {
    const live = this.live;
    if (!live || this.curtain !== null) return null;
    const past = this.film.picture;
    if (past) return { ...past, kind: "past", order: [] };
    const trial = this.trial.now;
    if (trial) {
      const viewer = live.seats[trial.seat]?.name ?? live.viewer;
      const { view, prompt, scene, seat, over } = trial;
      return { ...live, view, prompt, scene, seat, viewer, over, waiting: [], kind: "trial", order: this.trial.parts };
    }
    const draft = this.pen.draft;
    // A complete order asks nothing more; while it is on its way the question stays in sight.
    if (draft?.complete) return { ...live, view: draft.view, prompt: { ...live.prompt, actions: [] }, scene: draft.scene, kind: "draft", order: this.pen.parts };
    if (draft) return { ...live, view: draft.view, prompt: draft.prompt, scene: draft.scene, kind: "draft", order: this.pen.parts };
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
    const events = !this.film.picture && trial ? (trial.events ?? []) : this.film.visible(this.log.events);
    const groups = grouped(events, this.glossary?.openings ?? [], (seq) => (trial ? undefined : this.film.who(seq)));
    return groups[groups.length - 1] ?? [];
  }

  /** What this seat has not been shown since its last decision. */
  get news(): readonly WireEvent[] {
    const told = keep().told(this.table, this.seat);
    return told > 0 ? this.log.events.filter((event) => event.seq >= told) : [];
  }

  /** How an order is likely to end, as far as anybody knows; a question beside the game that may go unanswered. */
  async reckon(order: string): Promise<Json> {
    try {
      return (await this.door.odds(order)).odds;
    } catch {
      return null;
    }
  }

  light(refs: Refs, marked = ""): void {
    if (marked === this.marked && JSON.stringify(refs) === JSON.stringify(this.refs)) return;
    this.refs = refs;
    this.marked = marked;
    this.changed();
  }

  // Commands

  /** Do something that may be refused: say why, and look again if the table has moved on. */
  async guarded<T>(doing: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.changed();
    try {
      return await doing();
    } catch (error) {
      if (error instanceof Refusal && error.stale) {
        this.tell(say("browser-stale"));
        this.pen.forget();
        await this.lookAgain();
      } else {
        this.complain(error);
      }
      return null;
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /** A command that answers with a picture. */
  async command(doing: (door: Door, expect: number) => Promise<Picture>): Promise<boolean> {
    const picture = await this.guarded(() => doing(this.door, this.live?.seq ?? 0));
    if (picture) this.take(picture);
    return picture !== null;
  }

  private async lookAgain(): Promise<void> {
    try {
      this.take(await this.door.picture());
    } catch {
      // The feed will come back by itself.
    }
  }

  tell(text: string, rules: readonly string[] = []): void {
    this.notice = { kind: "info", text, rules };
    this.changed();
  }

  complain(error: unknown): void {
    const rule = error instanceof Refusal ? error.said.rule : null;
    this.notice = { kind: "error", text: sentence(error, this.wording), rules: rule ? [rule] : [] };
    this.changed();
  }

  hush(): void {
    this.notice = null;
    this.changed();
  }

  changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
