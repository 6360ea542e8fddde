/** All signs of the page, drawn in one hand: 24 units wide, lines of two. Labels stand beside them or on the button. */

import { svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import { html } from "lit";

const PATHS = {
  home: svg`<path d="M4 11l8-7 8 7M6 9.5V20h4v-6h4v6h4V9.5"/>`,
  undo: svg`<path d="M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1"/>`,
  restart: svg`<path d="M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.5 14"/>`,
  hint: svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z"/>`,
  why: svg`<circle cx="12" cy="12" r="9"/><path d="M5.6 5.6l12.8 12.8"/>`,
  rules: svg`<path d="M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2zM12 6v14"/>`,
  clock: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>`,
  chat: svg`<path d="M4 5h16v11H10l-5 4v-4H4z"/>`,
  notes: svg`<path d="M5 4h10l4 4v12H5zM14 4v5h5M8 13h8M8 16.5h5"/>`,
  tree: svg`<path d="M5 5h5M5 5v14h5M5 12h5M13 5h6M13 12h6M13 19h6"/>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  gear: svg`<circle cx="12" cy="12" r="3"/><path d="M19.4 15a1.7 1.7 0 0 0 .3 1.8l.1.1a2 2 0 1 1-2.8 2.8l-.1-.1a1.7 1.7 0 0 0-2.9 1.2v.2a2 2 0 1 1-4 0v-.1a1.7 1.7 0 0 0-2.9-1.2l-.1.1a2 2 0 1 1-2.8-2.8l.1-.1A1.7 1.7 0 0 0 3.1 14H3a2 2 0 1 1 0-4h.1a1.7 1.7 0 0 0 1.2-2.9l-.1-.1a2 2 0 1 1 2.8-2.8l.1.1A1.7 1.7 0 0 0 10 3.1V3a2 2 0 1 1 4 0v.1a1.7 1.7 0 0 0 2.9 1.2l.1-.1a2 2 0 1 1 2.8 2.8l-.1.1a1.7 1.7 0 0 0 1.2 2.9h.1a2 2 0 1 1 0 4h-.1a1.7 1.7 0 0 0-1.5 1z"/>`,
  help: svg`<circle cx="12" cy="12" r="9"/><path d="M9.3 9.2a2.8 2.8 0 1 1 4.3 2.5c-1 .6-1.6 1.1-1.6 2.3M12 17.2v.1"/>`,
  first: svg`<path d="M6 5v14M19 5l-9 7 9 7z"/>`,
  previous: svg`<path d="M16 5l-9 7 9 7z"/>`,
  next: svg`<path d="M8 5l9 7-9 7z"/>`,
  last: svg`<path d="M18 5v14M5 5l9 7-9 7z"/>`,
  play: svg`<circle cx="12" cy="12" r="9"/><path d="M10 8.5l6 3.5-6 3.5z"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  fit: svg`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`,
  close: svg`<path d="M6 6l12 12M18 6L6 18"/>`,
  check: svg`<path d="M5 12.5l4.5 4.5L19 7.5"/>`,
  copy: svg`<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>`,
  save: svg`<path d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14"/>`,
  open: svg`<path d="M12 16V5M7.5 9.5L12 5l4.5 4.5M5 20h14"/>`,
  flag: svg`<path d="M6 21V4h11l-2 4 2 4H6"/>`,
  draw: svg`<path d="M4 9h16M4 15h16"/>`,
  bot: svg`<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4M9 13v.1M15 13v.1M9.5 16h5"/>`,
  person: svg`<circle cx="12" cy="8" r="4"/><path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6"/>`,
  people: svg`<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19c.8-3.5 3.3-5.2 6.5-5.2s5.7 1.7 6.5 5.2M15.5 5.4a3.5 3.5 0 0 1 0 6.2M18 14.4c1.9.7 3 2.3 3.5 4.6"/>`,
  eye: svg`<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="3"/>`,
  fork: svg`<circle cx="7" cy="5" r="2"/><circle cx="17" cy="5" r="2"/><circle cx="12" cy="19" r="2"/><path d="M7 7v2c0 2 5 2 5 4v4M17 7v2c0 2-5 2-5 4"/>`,
  bell: svg`<path d="M6 16V11a6 6 0 1 1 12 0v5l2 2H4zM10 21h4"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"/>`,
  moon: svg`<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>`,
  screen: svg`<rect x="3" y="5" width="18" height="12" rx="1.5"/><path d="M8 21h8M12 17v4"/>`,
  repeat: svg`<path d="M17 3l3 3-3 3M20 6H8a4 4 0 0 0-4 4v1M7 21l-3-3 3-3M4 18h12a4 4 0 0 0 4-4v-1"/>`,
  keyboard: svg`<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6 10v.1M9 10v.1M12 10v.1M15 10v.1M18 10v.1M7.5 14h9"/>`,
  log: svg`<path d="M5 6h14M5 10.5h14M5 15h9M5 19.5h6"/>`,
  hand: svg`<rect x="4" y="7" width="9" height="13" rx="1.5"/><path d="M15 8l4.5 1.2-2.6 10"/>`,
  choices: svg`<path d="M4 7l2 2 3-4M4 16l2 2 3-4M12 7.5h8M12 16.5h8"/>`,
  more: svg`<path d="M5 12v.1M12 12v.1M19 12v.1"/>`,
  up: svg`<path d="M6 15l6-6 6 6"/>`,
  down: svg`<path d="M6 9l6 6 6-6"/>`,
  star: svg`<path d="M12 3.5l2.6 5.6 6.1.7-4.5 4.1 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.8l6.1-.7z"/>`,
  standing: svg`<path d="M5 5h14v14H5zM8.5 12l2.5 2.5L16 9.5"/>`,
} as const satisfies Record<string, SVGTemplateResult>;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name]}</svg>`;
}

/** The signs a side may have; the first six are given out in this order. */
const SIGNS = {
  "■": svg`<rect x="3" y="3" width="18" height="18"/>`,
  "▲": svg`<path d="M12 2.5L22 20.5H2z"/>`,
  "●": svg`<circle cx="12" cy="12" r="9.5"/>`,
  "◆": svg`<path d="M12 1.5L22.5 12 12 22.5 1.5 12z"/>`,
  "★": svg`<path d="M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5-5.7-5.1 7.6-.8z"/>`,
  "✚": svg`<path d="M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z"/>`,
  "○": svg`<circle cx="12" cy="12" r="8" fill="none" stroke-width="5"/>`,
  "◇": svg`<path d="M12 3.5L20.5 12 12 20.5 3.5 12z" fill="none" stroke-width="4"/>`,
} as const satisfies Record<string, SVGTemplateResult>;

export type Sign = keyof typeof SIGNS;
const GIVEN_OUT = Object.keys(SIGNS).slice(0, 6) as Sign[];

export function isSign(word: unknown): word is Sign {
  return typeof word === "string" && Object.hasOwn(SIGNS, word);
}

/** How a side looks, if a game has its own idea: colours are anything CSS understands. */
export interface SideLook {
  readonly sign?: Sign;
  readonly fill?: string;
  readonly line?: string;
  /** What the side is called now, as a domain and a word of it: `["colour", "red"]`. */
  readonly name?: readonly [string, string];
}

/** A scene may give a seat more than a sign. */
export function isLook(given: unknown): given is SideLook {
  return typeof given === "object" && given !== null && "sign" in given && isSign(given.sign);
}

/** The sign of a side, in its colour; never the colour alone. */
export function sign(side: number, look: SideLook = {}): TemplateResult {
  const place = ((side % 6) + 6) % 6;
  const shape = SIGNS[look.sign ?? GIVEN_OUT[place] ?? "■"];
  return html`<svg class="sign side-${place}" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill=${look.fill ?? "var(--side-fill)"} stroke=${look.line ?? "var(--side)"} stroke-width="1.5">
    ${shape}
  </svg>`;
}
