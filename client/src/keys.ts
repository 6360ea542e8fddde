/** Keys for everything; each can be changed in the settings. */

import { say } from "./i18n.js";
import { storage } from "./storage.js";

/** The commands of the table and the keys they have at first, in the order of the overlay. */
export const DEFAULTS = {
  choices: "c",
  type: "/",
  board: "b",
  log: "l",
  lesson: "e",
  undo: "u",
  restart: "shift+u",
  confirm: "y",
  hint: "h",
  why: "w",
  rules: "r",
  playback: "p",
  previous: "arrowleft",
  next: "arrowright",
  first: "home",
  last: "end",
  try: "t",
  odds: "o",
  "zoom-in": "+",
  "zoom-out": "-",
  "zoom-fit": "0",
  magnify: "z",
  "view-counters": "shift+c",
  "view-hand": "shift+h",
  "view-log": "shift+l",
  chat: "m",
  notes: "n",
  state: "i",
  table: "g",
  settings: ",",
  help: "?",
} as const;

type TableCommand = keyof typeof DEFAULTS;
/** Switches a setting of a game's board. */
type BoardCommand = `board:${string}`;
export type Command = TableCommand | BoardCommand;
const COMMANDS = Object.keys(DEFAULTS) as TableCommand[];

/** What the board of the open table has keys for. */
export interface BoardKey {
  readonly command: BoardCommand;
  readonly key: string;
  /** What it does, in the language of the page. */
  readonly label: string;
}

let boardKeys: readonly BoardKey[] = [];

/** The keys of the board that is shown now; none once the table is left. */
export function setBoardKeys(keys: readonly BoardKey[]): void {
  boardKeys = keys;
  storage().dispatchEvent(new Event("settings")); // the settings and the help list them
}

export function boardCommand(game: string, setting: string): BoardCommand {
  return `board:${game}:${setting}`;
}

/** All commands that have a key now. */
export function commands(): Command[] {
  return [...COMMANDS, ...boardKeys.map(({ command }) => command)];
}

/** The key a command has until somebody changes it. */
export function defaultKey(command: Command): string {
  return isBoardCommand(command) ? (boardKeys.find((one) => one.command === command)?.key ?? "") : DEFAULTS[command];
}

/** What a command does, in a few words. */
export function commandLabel(command: Command): string {
  return isBoardCommand(command) ? (boardKeys.find((one) => one.command === command)?.label ?? "") : say(`browser-key-${command}`);
}

function isBoardCommand(command: Command): command is BoardCommand {
  return command.startsWith("board:");
}

/** Keys a command may not have: they move the focus, close things, press buttons or choose by number. */
const RESERVED = /^(tab|shift\+tab|escape|enter|[1-9]| |shift|control|alt|meta|dead|process)$/;

export function keyOf(command: Command): string {
  return storage().settings.keys[command] ?? defaultKey(command);
}

/** What was pressed, as the settings write it; empty for a key nobody may have. */
export function keyName(event: KeyboardEvent): string {
  if (event.metaKey || event.isComposing) return "";
  const key = event.key.toLowerCase();
  // A sign that needs shift says so by itself; a letter does not.
  const shift = event.shiftKey && (key.length > 1 || key.toUpperCase() !== key) ? "shift+" : "";
  const name = `${event.ctrlKey ? "ctrl+" : ""}${event.altKey ? "alt+" : ""}${shift}${key}`;
  return RESERVED.test(key) || RESERVED.test(name) ? "" : name;
}

export function commandOf(event: KeyboardEvent): Command | null {
  if (event.key === "z" && event.ctrlKey && !event.altKey) return "undo"; // everybody's fingers know it
  const key = keyName(event);
  return key ? (commands().find((command) => keyOf(command) === key) ?? null) : null;
}

/** Give a command another key; whoever had that key before gets the old one in exchange. */
export function rebind(command: Command, key: string): void {
  const keys = { ...storage().settings.keys };
  const other = commands().find((one) => one !== command && keyOf(one) === key);
  if (other) keys[other] = keyOf(command);
  keys[command] = key;
  storage().change({ keys });
}

const CAPS: Record<string, string> = { arrowleft: "←", arrowright: "→", arrowup: "↑", arrowdown: "↓", home: "Home", end: "End", " ": "␣" };

/** A key as it is written on the keyboard. */
export function keyLabel(key: string): string {
  return key
    .split("+")
    .map((part) => (part === "" ? "+" : (CAPS[part] ?? (part.length === 1 ? part.toUpperCase() : part[0]?.toUpperCase() + part.slice(1)))))
    .filter((part, place, all) => !(part === "+" && all[place - 1] === "+"))
    .join(" ");
}

/** Whether what is pressed belongs to a field that is being written in. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** How long a key is held before it means something by itself, and is not on its way to a capital letter. */
const HOLD_TIME = 200;

/** A key that does something as long as it is held alone. */
export class HeldKey {
  private timer = 0;
  private on = false;

  constructor(
    private readonly key: string,
    private readonly changed: (on: boolean) => void,
  ) {}

  listen(): void {
    document.addEventListener("keydown", this.down);
    document.addEventListener("keyup", this.up);
    window.addEventListener("blur", this.up);
  }

  close(): void {
    document.removeEventListener("keydown", this.down);
    document.removeEventListener("keyup", this.up);
    window.removeEventListener("blur", this.up);
    this.up();
  }

  private readonly down = (event: KeyboardEvent): void => {
    if (event.repeat) return;
    if (event.key !== this.key || isTyping(event)) this.up();
    else this.timer = window.setTimeout(() => this.set(true), HOLD_TIME);
  };

  private readonly up = (): void => {
    clearTimeout(this.timer);
    this.set(false);
  };

  private set(on: boolean): void {
    if (on === this.on) return;
    this.on = on;
    this.changed(on);
  }
}
