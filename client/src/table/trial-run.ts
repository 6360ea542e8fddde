/** Trying things out: a sandbox of one's own on the server's side, in an imagined world, with dice of its own. */

import type { Trial, TrialOrder } from "../api.js";
import { say } from "../tongue.js";
import { parts } from "../wording.js";
import type { Sitting } from "./sitting.js";

export class TrialRun {
  now: Trial | null = null;
  orders: readonly TrialOrder[] = [];
  private seed = "";
  private started = 0;

  constructor(private readonly sitting: Sitting) {}

  get parts(): string[] {
    return this.now ? parts(this.now.order) : [];
  }

  /** The game went on since: what was tried can be looked at, but no longer be sent. */
  get outdated(): boolean {
    return this.now !== null && this.started !== this.sitting.live?.seq;
  }

  async enter(): Promise<void> {
    const { sitting } = this;
    sitting.pen.forget();
    sitting.film.leave();
    this.seed = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.started = sitting.live?.seq ?? 0;
    this.orders = [];
    await this.ask([], "");
    if (this.now) sitting.tell(say("browser-try-how"));
  }

  private async ask(orders: readonly TrialOrder[], draft: string): Promise<boolean> {
    const { sitting, seed } = this;
    const trial = await sitting.guarded(() => sitting.door.try(seed, orders, draft));
    if (!trial) return false;
    this.now = trial;
    this.orders = orders;
    sitting.wording.learn(trial.prompt.actions);
    sitting.light({});
    sitting.changed();
    return true;
  }

  async choose(words: string): Promise<void> {
    await this.whole([...this.parts, words].join(", "));
  }

  /** A whole order, instead of the parts chosen so far. */
  async whole(order: string): Promise<void> {
    const seat = this.now?.seat;
    if (seat === undefined || this.now?.over) return;
    this.sitting.hush();
    const done = await this.ask(this.orders, order);
    const trial = this.now;
    if (done && trial?.complete) await this.ask([...this.orders, { seat, order: trial.order }], "");
  }

  /** The last part of an order off, or the last order. */
  async back(): Promise<void> {
    if (this.parts.length) await this.ask(this.orders, this.parts.slice(0, -1).join(", "));
    else if (this.orders.length) await this.ask(this.orders.slice(0, -1), "");
    else this.end();
  }

  /** Leave, and what was said about trying goes too. */
  end(): void {
    this.leave();
    this.sitting.hush();
  }

  /** Do at the table what was tried, as far as nothing unknown came between. */
  async commit(): Promise<void> {
    const { sitting, seed, orders } = this;
    const picture = await sitting.guarded(() => sitting.door.commit(seed, orders, this.started));
    if (!picture) return;
    this.leave();
    sitting.take(picture);
    sitting.tell(say("browser-try-sent", { count: picture.committed ?? 0 }));
  }

  leave(): void {
    this.now = null;
    this.orders = [];
    this.sitting.light({});
  }
}
