/**
 * What this browser remembers: the person's settings and the tokens of their tables.
 *
 * There are no accounts, so people who clear the storage need their links. Where storage is forbidden
 * everything works until the page is closed.
 */

import type { Created, Joined } from "./api.js";
import type { BoardSetting } from "./boards/board.js";
import { isLanguage } from "./texts.js";
import type { Language } from "./texts.js";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** What the others read of this person. */
  readonly name: string;
  /** Ask before what cannot be taken back; always; never. */
  readonly confirm: "final" | "always" | "never";
  readonly motion: "system" | "reduced";
  readonly sound: boolean;
  readonly notify: boolean;
  /** Play what happened since the last turn by itself when it is the person's turn again. */
  readonly playback: boolean;
  /** Between two people at one screen. */
  readonly curtain: boolean;
  /** Size of the writing, in percent. */
  readonly size: number;
  /** What is shown: the log, what lies before the player, the counters on the board; and whether it is magnified. */
  readonly log: boolean;
  readonly hand: boolean;
  readonly counters: boolean;
  readonly magnify: boolean;
  /** What the boards' own settings were changed to, by game and name. */
  readonly boards: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** Keys that were changed, by command. */
  readonly keys: Readonly<Record<string, string>>;
}

/** A table this browser has a token for. */
export interface SavedSeat {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  /** The seat's number, or null for a watcher. */
  readonly seat: number | null;
  /** The seats of this table are played at one screen. Two links opened in one browser are not that. */
  readonly shared?: boolean;
  readonly added: number;
}

/** What belongs to a table as a whole: links to hand on. */
export interface Links {
  readonly watch: string;
  readonly invites: readonly { readonly seat: number; readonly name: string; readonly invite: string }[];
}

const MOST_SAVED_SEATS = 200;
const PREFIX = "sandtable:";

/** Settings of somebody who never changed one. */
export function defaultSettings(languages: readonly string[]): Settings {
  const wanted = languages.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage);
  return {
    language: wanted ?? "en",
    theme: "system",
    name: "",
    confirm: "final",
    motion: "system",
    sound: false,
    notify: false,
    playback: false,
    curtain: true,
    size: 100,
    log: true,
    hand: true,
    counters: true,
    magnify: false,
    boards: {},
    keys: {},
  };
}

/** Stored values may be of another version of this program, or edited: only fitting ones count. */
export function sanitizedSettings(fresh: Settings, stored: unknown): Settings {
  if (typeof stored !== "object" || stored === null) return fresh;
  const found: Record<string, unknown> = { ...fresh };
  for (const [key, value] of Object.entries(stored)) {
    if (key in found && typeof value === typeof found[key] && value !== null) found[key] = value;
  }
  const settings = found as unknown as Settings;
  const allowed = <T>(value: T, choices: readonly T[], fallback: T): T => (choices.includes(value) ? value : fallback);
  return {
    ...settings,
    language: isLanguage(settings.language) ? settings.language : fresh.language,
    theme: allowed(settings.theme, ["system", "light", "dark"], "system"),
    confirm: allowed(settings.confirm, ["final", "always", "never"], "final"),
    motion: allowed(settings.motion, ["system", "reduced"], "system"),
    size: Math.min(150, Math.max(80, settings.size)),
    name: settings.name.slice(0, 40),
  };
}

export class BrowserStorage extends EventTarget {
  settings: Settings;
  private memory = new Map<string, string>();

  constructor() {
    super();
    this.settings = sanitizedSettings(defaultSettings(navigator.languages ?? []), this.read("settings"));
    // Another tab changed something.
    window.addEventListener("storage", (event) => {
      if (event.key === PREFIX + "settings") {
        this.settings = sanitizedSettings(this.settings, this.read("settings"));
        this.dispatchEvent(new Event("settings"));
      } else if (event.key === PREFIX + "places") {
        this.dispatchEvent(new Event("saved-seats"));
      }
    });
  }

  change(part: Partial<Settings>): void {
    this.settings = sanitizedSettings(this.settings, { ...this.settings, ...part });
    this.write("settings", this.settings);
    this.dispatchEvent(new Event("settings"));
  }

  /** What a setting of a game's board is set to. */
  boardSetting(game: string, { name, initial }: Pick<BoardSetting, "name" | "initial">): boolean {
    const found: unknown = this.settings.boards[game]?.[name];
    return typeof found === "boolean" ? found : initial;
  }

  changeBoardSetting(game: string, name: string, value: boolean): void {
    const { boards } = this.settings;
    this.change({ boards: { ...boards, [game]: { ...boards[game], [name]: value } } });
  }

  /** Whether movement is unwanted, here or in the system. */
  get reducedMotion(): boolean {
    return this.settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get dark(): boolean {
    const { theme } = this.settings;
    return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  // Tokens

  savedSeats(): SavedSeat[] {
    const found = this.read("places");
    return Array.isArray(found) ? (found as SavedSeat[]).filter((one) => typeof one?.token === "string") : [];
  }

  /** The seats this browser has tokens for at one table: several are a hot seat. */
  seatsAt(table: string): SavedSeat[] {
    return this.savedSeats().filter((one) => one.table === table && one.seat !== null);
  }

  rememberSeats(...places: readonly Omit<SavedSeat, "added">[]): void {
    const fresh = places.filter((one) => !this.savedSeats().some((known) => known.token === one.token));
    const added = Date.now();
    const all = [...fresh.map((one) => ({ ...one, added })), ...this.savedSeats()];
    // A watcher's token is of no use to whoever sits there.
    const seated = new Set(all.filter((one) => one.seat !== null).map((one) => one.table));
    const kept = all.filter((one) => one.seat !== null || !seated.has(one.table));
    this.write("places", kept.slice(0, MOST_SAVED_SEATS));
    this.dispatchEvent(new Event("saved-seats"));
  }

  /** Tables the server no longer knows, or the person no longer wants to see. */
  forgetSeats(tokens: readonly string[]): void {
    this.write(
      "places",
      this.savedSeats().filter((one) => !tokens.includes(one.token)),
    );
    this.dispatchEvent(new Event("saved-seats"));
  }

  /** A new table: its seats of "me", and the links to hand on. */
  rememberCreated(created: Created, game: string, together = false): void {
    const own = created.seats.filter((one) => one.token);
    const shared = together || own.length > 1;
    this.rememberSeats(...own.map((one) => ({ table: created.table, token: one.token ?? "", game, seat: one.seat, shared })));
    const invites = created.seats.flatMap((one) => (one.invite ? [{ seat: one.seat, name: one.name, invite: one.invite }] : []));
    this.write(`links:${created.table}`, { watch: created.watch, invites } satisfies Links);
  }

  rememberJoined(joined: Joined, game: string): void {
    this.rememberSeats({ table: joined.table, token: joined.token, game, seat: joined.seat });
    this.write(`links:${joined.table}`, { watch: joined.watch, invites: [] } satisfies Links);
  }

  links(table: string): Links {
    const found = this.read(`links:${table}`) as Links | null;
    return found && typeof found.watch === "string" ? found : { watch: "", invites: [] };
  }

  // How far this seat has read

  /** The sequence number up to which a seat was told what happened. */
  shownUpTo(table: string, seat: number | null): number {
    return Number(this.read(`told:${table}:${seat}`) ?? 0) || 0;
  }

  setShownUpTo(table: string, seat: number | null, seq: number): void {
    this.write(`told:${table}:${seat}`, seq);
  }

  /** Which page of a lesson is open, and what was decided last when it was. */
  lessonAt(table: string): { readonly mark: string; readonly page: number } {
    const found = this.read(`lesson:${table}`) as { mark?: unknown; page?: unknown } | null;
    return { mark: typeof found?.mark === "string" ? found.mark : "", page: Number(found?.page ?? 0) || 0 };
  }

  setLessonAt(table: string, at: { readonly mark: string; readonly page: number }): void {
    this.write(`lesson:${table}`, at);
  }

  /** The last line of chat that was read. */
  chatRead(table: string): number {
    return Number(this.read(`chat:${table}`) ?? 0) || 0;
  }

  setChatRead(table: string, id: number): void {
    this.write(`chat:${table}`, id);
  }

  private read(key: string): unknown {
    let text: string | null = this.memory.get(key) ?? null;
    try {
      text = localStorage.getItem(PREFIX + key) ?? text;
      return text === null ? null : (JSON.parse(text) as unknown);
    } catch {
      return text === null ? null : parsedOrNull(text);
    }
  }

  private write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.memory.set(key, text);
    try {
      localStorage.setItem(PREFIX + key, text);
    } catch {
      // Full or forbidden: it is remembered until the page is closed.
    }
  }
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

let singleton: BrowserStorage | null = null;

/** The one storage of this page. */
export function storage(): BrowserStorage {
  singleton ??= new BrowserStorage();
  return singleton;
}
