/** What the seats say to each other, and how much of it is new. */

import type { Chat } from "../api.js";
import { keep } from "../keep.js";
import type { Sitting } from "./sitting.js";

export class Talk {
  lines: readonly Chat[] = [];

  constructor(private readonly sitting: Sitting) {}

  forget(): void {
    this.lines = [];
  }

  async load(): Promise<void> {
    try {
      this.hear(...(await this.sitting.door.chat()));
    } catch {
      // Chat is no reason to disturb the game.
    }
  }

  /** Lines of chat: the answer to one's own and the feed bring the same. */
  hear(...lines: readonly Chat[]): void {
    const fresh = lines.filter((line) => !this.lines.some((one) => one.id === line.id));
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.id - b.id);
    this.sitting.changed();
  }

  get unread(): number {
    const { table, seat } = this.sitting;
    const read = keep().chatRead(table);
    return this.lines.filter((line) => line.id > read && line.seat !== seat).length;
  }

  read(): void {
    const { table } = this.sitting;
    const last = this.lines[this.lines.length - 1];
    if (!last || last.id <= keep().chatRead(table)) return;
    keep().readChat(table, last.id);
    this.sitting.changed(); // the mark for what is new goes away
  }
}
