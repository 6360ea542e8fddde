/** What is pointed at, shared by the board and the hand: a card under the pointer shows its day on the calendar. */

let key = "";
const listeners = new Set<() => void>();

export function pointing(now: string): void {
  if (now === key) return;
  key = now;
  for (const listener of listeners) listener();
}

export function pointed(): string {
  return key;
}

/** Call back on every change; the answer ends it. */
export function whenPointed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
