/**
 * What happens at a table, over one WebSocket: connected again after a loss, from the sequence number
 * that was reached, so nothing is missed and nothing comes twice.
 */

import type { ByeFrame, Frame, HelloFrame, PingFrame, PongFrame } from "./wire.js";

export type Connection = "connecting" | "on" | "lost" | "refused";

/** What whoever listens hears of; the rest is between the socket and its end. */
export type Message = Exclude<Frame, PongFrame | ByeFrame>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Proxies cut connections that are silent for a minute. */
const PING = 25_000;

/** How long to wait before the next attempt, in milliseconds; `chance` from 0 to 1 spreads the crowd. */
export function retryDelay(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10)) * (0.5 + chance / 2);
}

export interface FeedSink {
  /** The sequence number of the last picture, to go on from. */
  since(): number;
  receive(message: Message): void;
  connection(state: Connection, again: number): void;
}

/** Codes after which coming back makes no sense: the greeting was not understood, the token opens nothing. */
const FINAL = [4400, 4401, 4403, 4404];

export class Feed {
  private socket: WebSocket | null = null;
  private timer = 0;
  private ping = 0;
  /** Whether something came since the last ping. */
  private heard = true;
  private attempt = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly sink: FeedSink,
  ) {
    window.addEventListener("online", this.reconnectNow);
    window.addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.visibilityChanged);
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.reconnectNow);
    window.removeEventListener("offline", this.disconnect);
    document.removeEventListener("visibilitychange", this.visibilityChanged);
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.socket?.close();
    this.socket = null;
  }

  /** Do not wait any longer: the person pressed the button, or the network is back. */
  readonly reconnectNow = (): void => {
    if (this.closed || this.socket !== null) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The network is gone; a socket itself would not say so for minutes. */
  private readonly disconnect = (): void => {
    const { socket } = this;
    if (this.closed || socket === null) return;
    this.lost();
    socket.close();
  };

  private readonly visibilityChanged = (): void => {
    if (document.visibilityState === "visible") this.reconnectNow();
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/feed`);
    this.socket = socket;
    this.sink.connection("connecting", 0);
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify({ token: this.token, since: this.sink.since() } satisfies HelloFrame));
      clearInterval(this.ping);
      this.heard = true;
      this.ping = window.setInterval(() => {
        if (!this.heard) return this.disconnect(); // nobody answers any more
        this.heard = false;
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" } satisfies PingFrame));
      }, PING);
    });
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket) return;
      this.heard = true;
      const message = JSON.parse(String(event.data)) as Frame;
      if (message.type === "bye") return; // the server closes next, and its code says why
      this.attempt = 0;
      this.sink.connection("on", 0);
      if (message.type !== "pong") this.sink.receive(message);
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      if (FINAL.includes(event.code)) this.refused();
      else this.lost();
    });
  }

  private refused(): void {
    this.close();
    this.sink.connection("refused", 0);
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.ping);
    if (this.closed) return;
    const wait = retryDelay(this.attempt, Math.random());
    this.attempt += 1;
    this.sink.connection("lost", wait);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }
}
