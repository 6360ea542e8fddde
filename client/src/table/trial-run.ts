/** Trying things out: a sandbox of one's own on the server's side, in an imagined world, with dice of its own. */

import type { Trial, TrialOrder } from "../api.js";
import { say } from "../i18n.js";
import { orderParts } from "../wording.js";
import type { TableSession } from "./table-session.js";

export class TrialRun {
  now: Trial | null = null;
  orders: readonly TrialOrder[] = [];
  private seed = "";
  private started = 0;

  constructor(private readonly session: TableSession) {}

  get parts(): string[] {
    return this.now ? orderParts(this.now.order) : [];
  }

  /** The game went on since: what was tried can be looked at, but no longer be sent. */
  get outdated(): boolean {
    return this.now !== null && this.started !== this.session.live?.seq;
  }

  async enter(): Promise<void> {
    const { session } = this;
    session.orderDraft.discard();
    session.replay.leave();
    this.seed = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.started = session.live?.seq ?? 0;
    this.orders = [];
    await this.ask([], "");
    if (this.now) session.showNotice(say("browser-try-how"));
  }

  private async ask(orders: readonly TrialOrder[], draft: string): Promise<boolean> {
    const { session, seed } = this;
    const trial = await session.attempt(() => session.client.try(seed, orders, draft));
    if (!trial) return false;
    this.now = trial;
    this.orders = orders;
    session.wording.learn(trial.prompt.actions);
    session.highlight({});
    session.changed();
    return true;
  }

  async choose(words: string): Promise<void> {
    await this.setOrder([...this.parts, words].join(", "));
  }

  /** A whole order, instead of the parts chosen so far. */
  async setOrder(order: string): Promise<void> {
    const seat = this.now?.seat;
    if (seat === undefined || this.now?.over) return;
    this.session.clearNotice();
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
    this.session.clearNotice();
  }

  /** Do at the table what was tried, as far as nothing unknown came between. */
  async commit(): Promise<void> {
    const { session, seed, orders } = this;
    const done = await session.attempt(async () => {
      const answer = await session.client.commit(seed, orders, this.started);
      this.leave();
      await session.seen(answer);
      return answer;
    });
    if (done) session.showNotice(say("browser-try-sent", { count: done.committed ?? 0 }));
  }

  leave(): void {
    this.now = null;
    this.orders = [];
    this.session.highlight({});
  }
}
