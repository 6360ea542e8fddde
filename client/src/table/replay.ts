/** The past of a table: any moment of it, as this viewer saw it then, and the playback of what happened lately. */

import type { Moment, Picture, WireEvent } from "../api.js";
import { storage } from "../storage.js";
import { replaceHash, tableHash } from "../router.js";
import { refsOf } from "../event-log.js";
import type { TableSession } from "./table-session.js";

/** How long a step of the playback is shown, in milliseconds, and what each word adds. */
const STEP = 900;
const WORD = 90;
const KEPT = 64;
/** So many steps are shown at this pace; of more each is shown for a shorter time, down to a quarter. */
const MANY = 30;

export interface Playback {
  /** The log entries to show, one after the other. */
  readonly steps: readonly number[];
  place: number;
  running: boolean;
}

export class Replay {
  moments: readonly Moment[] = [];
  /** The picture of the past that is looked at; null: now. */
  picture: Picture | null = null;
  /** The log entry after which the table is shown, if it is shown as it was. */
  at = -1;
  playback: Playback | null = null;
  private seats = new Map<number, number>();
  private pictures = new Map<number, Picture>();
  /** The log entry that is on its way or looked at; -1: now. Keys count from here, however slow the server is. */
  private wanted = -1;
  private timer = 0;
  private loaded = -1;

  constructor(private readonly session: TableSession) {}

  /** Which seat decided an entry of the log, as far as it is known. */
  seatThatDecided(seq: number): number | undefined {
    return this.seats.get(seq);
  }

  /** The place in the moments that is looked at; the last one is now. */
  get place(): number {
    const now = this.moments.length - 1;
    if (this.wanted < 0) return now;
    const at = this.moments.findIndex((moment) => moment.seq >= this.wanted);
    return at < 0 ? now : at;
  }

  /** The events that had happened at the moment which is looked at. */
  visible(events: readonly WireEvent[]): readonly WireEvent[] {
    return this.picture ? events.filter((event) => event.seq <= this.at) : events;
  }

  /** The table moved on: what is kept of the past may have been taken back. */
  invalidate(): void {
    this.pictures.clear();
    void this.load();
  }

  reset(): void {
    this.close();
    this.picture = null;
    this.at = this.wanted = -1;
    this.moments = [];
    this.seats.clear();
    this.pictures.clear();
    this.loaded = -1;
  }

  close(): void {
    clearTimeout(this.timer);
    this.playback = null;
  }

  private async load(): Promise<void> {
    const seq = this.session.live?.seq ?? -1;
    if (this.loaded === seq) return;
    this.loaded = seq;
    try {
      const moments = await this.session.client.timeline();
      if (this.loaded !== seq) return;
      this.moments = moments;
      this.seats = new Map(moments.map((moment) => [moment.seq, moment.seat]));
      this.session.changed();
    } catch {
      this.loaded = -1;
    }
  }

  /** Look at the table as it was after the log entry with this number. */
  async go(seq: number): Promise<void> {
    const { session } = this;
    const newest = this.moments[this.moments.length - 1]?.seq ?? (session.live?.seq ?? 0) - 1;
    if (seq >= newest) {
      this.now();
      return;
    }
    this.wanted = seq;
    let picture = this.pictures.get(seq);
    if (!picture) {
      try {
        picture = await session.client.at(seq);
      } catch (error) {
        if (this.wanted === seq) this.wanted = this.at;
        session.showError(error);
        return;
      }
      if (this.pictures.size > KEPT) this.pictures.clear();
      this.pictures.set(seq, picture);
    }
    if (this.wanted !== seq) return; // the slider is elsewhere by now
    this.picture = picture;
    this.at = seq;
    if (!this.playback) replaceHash(tableHash(session.table, session.client.token, seq));
    session.changed();
  }

  /** To a place among the moments. */
  async goTo(place: number): Promise<void> {
    this.stop();
    const moment = this.moments[Math.max(0, place)];
    if (moment) await this.go(moment.seq);
    else this.leave();
  }

  step(by: number): Promise<void> {
    return this.goTo(this.place + by);
  }

  /** Right after a log entry: what an entry of the story tells has just happened. */
  async after(seq: number): Promise<void> {
    this.stop();
    await this.go(seq);
  }

  /** The present, without ending the playback. */
  private now(): void {
    const { session } = this;
    this.wanted = -1;
    this.picture = null;
    this.at = -1;
    if (!this.playback) replaceHash(tableHash(session.table, session.client.token));
    session.changed();
  }

  /** Back to now. */
  leave(): void {
    this.stop();
    this.now();
    this.session.highlight({});
  }

  // Playback

  /** Show these events one after the other. */
  async play(events: readonly WireEvent[]): Promise<void> {
    const steps = [...new Set(events.map((event) => event.seq))];
    if (!steps.length) return;
    await this.load();
    this.playback = { steps, place: -1, running: !storage().reducedMotion };
    await this.advancePlayback(1);
  }

  /** The next or the last step of the playback. */
  async advancePlayback(by: number): Promise<void> {
    const playback = this.playback;
    if (!playback) return;
    clearTimeout(this.timer);
    playback.place = Math.max(0, playback.place + by);
    const seq = playback.steps[playback.place];
    if (seq === undefined) {
      this.leave();
      return;
    }
    await this.go(seq);
    if (this.playback !== playback) return;
    const events = this.currentEvents();
    this.session.highlight(refsOf(...events));
    this.session.changed();
    if (!playback.running) return;
    const words = events.map((event) => this.session.wording.event(event)).join(" ").split(" ").length;
    const pace = Math.max(0.25, Math.min(1, MANY / playback.steps.length));
    this.timer = window.setTimeout(() => void this.advancePlayback(1), pace * (STEP + WORD * words));
  }

  /** The events the playback shows at this moment. */
  currentEvents(): readonly WireEvent[] {
    const seq = this.playback?.steps[this.playback.place];
    return this.session.log.events.filter((event) => event.seq === seq);
  }

  pause(): void {
    if (!this.playback) return;
    this.playback.running = !this.playback.running;
    clearTimeout(this.timer);
    if (this.playback.running) void this.advancePlayback(1);
    this.session.changed();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.playback = null;
  }
}
