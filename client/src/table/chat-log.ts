/** What the seats say to each other, and how much of it is new. */

import type { Chat } from "../api.js";
import { storage } from "../storage.js";
import type { TableSession } from "./table-session.js";

export class ChatLog {
  lines: readonly Chat[] = [];

  constructor(private readonly session: TableSession) {}

  clear(): void {
    this.lines = [];
  }

  async load(): Promise<void> {
    try {
      this.add(...(await this.session.client.chat()));
    } catch {
      // Chat is no reason to disturb the game.
    }
  }

  /** Lines of chat: the answer to one's own and the feed bring the same. */
  add(...lines: readonly Chat[]): void {
    const fresh = lines.filter((line) => !this.lines.some((one) => one.id === line.id));
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.id - b.id);
    this.session.changed();
  }

  get unread(): number {
    const { table, seat } = this.session;
    const readUpTo = storage().chatRead(table);
    return this.lines.filter((line) => line.id > readUpTo && line.seat !== seat).length;
  }

  markRead(): void {
    const { table } = this.session;
    const last = this.lines[this.lines.length - 1];
    if (!last || last.id <= storage().chatRead(table)) return;
    storage().setChatRead(table, last.id);
    this.session.changed(); // the mark for what is new goes away
  }
}
