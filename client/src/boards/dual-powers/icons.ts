/**
 * Small drawings of our own: signs of the sides, emblems of the districts, silhouettes of the leaders, actions.
 *
 * All are SVG fragments in a square of 24 by 24 around (12, 12) and take their colour from `currentColor`,
 * so that shapes tell what colours tell.
 */

import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Owner } from "./scene.js";

/** A filled disc, a ring, a diamond: the signs of the terminal table, drawn. */
export function sign(owner: Owner, x: number, y: number, r: number): SVGTemplateResult {
  if (owner === "red") return svg`<circle class="sign" cx=${x} cy=${y} r=${r}></circle>`;
  if (owner === "white") return svg`<circle class="sign ring" cx=${x} cy=${y} r=${r * 0.8} stroke-width=${r * 0.48}></circle>`;
  const points = `${x},${y - r} ${x + r},${y} ${x},${y + r} ${x - r},${y}`;
  return svg`<polygon class="sign ring" points=${points} stroke-width=${r * 0.4}></polygon>`;
}

/** A landmark for each district, so that none is known by its colour alone. */
const EMBLEMS: Readonly<Record<string, SVGTemplateResult>> = {
  // chimneys of a works
  red: svg`<path d="M2 22V12l5 3v-3l5 3v-3l3 2V3h2.4v11H18V6h2.4v8H22v8z"/><path class="cut" d="M5 18h2v2H5zm5 0h2v2h-2z"/>`,
  // a palace with columns
  white: svg`<path d="M12 2 2 8v2h20V8zM3 20h18v2.4H3z"/><path d="M4.5 11h2.2v8H4.5zm4.3 0H11v8H8.8zm4.2 0h2.2v8H13zm4.3 0h2.2v8h-2.2z"/>`,
  // a ship under sail
  blue: svg`<path d="M11 2v13H4zM13 5v10h7zM2 16.5h20L19 22H5z"/>`,
  // trees of a park
  green: svg`<path d="M8 2 3.5 9H6l-3.5 6H7v6h2v-6h4.5L10 9h2.5zM17.5 8 14.5 13H16l-2.5 4.5h3.2V21h1.6v-3.5H22L19 13h1.5z"/>`,
  // the spire of a fortress
  purple: svg`<path d="M12 1l1 8h1.5v4H17v3h4v6H3v-6h4v-3h2.5V9H11z"/><path class="cut" d="M11 18h2v4h-2z"/>`,
  // a station hall with its clock
  brown: svg`<path d="M2 22V13a10 10 0 0 1 20 0v9h-4v-7a6 6 0 0 0-12 0v7z"/><path d="M12 1.5l1.2 2.6h-2.4zM9 22v-6.5a3 3 0 0 1 6 0V22z"/>`,
};

/** The emblem of a district; of an unknown one a plain plot with its initial. */
export function emblem(region: string): SVGTemplateResult {
  if (Object.hasOwn(EMBLEMS, region)) return svg`<g class="emblem">${EMBLEMS[region]}</g>`;
  return svg`<g class="emblem"><circle cx="12" cy="12" r="11"/><text class="cut" x="12" y="17" text-anchor="middle" font-size="14">${region.slice(0, 1).toUpperCase()}</text></g>`;
}

/** Heads and shoulders; what tells them apart is hair, beard, cap and glasses. */
const BUSTS: Readonly<Record<string, SVGTemplateResult>> = {
  // bald, pointed beard
  lenin: svg`<path d="M12 2.5c3.4 0 5 2.3 5 5.2 0 1.6-.5 2.8-1.2 3.9L13.6 15h-3.2l-2.2-3.4C7.5 10.5 7 9.3 7 7.7c0-2.9 1.6-5.2 5-5.2z"/><path d="M10.2 14h3.6L12 18.2zM3 23c.3-4 2.6-6 6.2-6.6L12 20l2.8-3.6C18.4 17 20.7 19 21 23z"/>`,
  // thick hair, moustache
  stalin: svg`<path d="M6.3 6.5C6.5 3 9 1.5 12.5 1.6c3.4.1 5.3 2 5.3 5.2L17 9c0 4-2 7-5 7s-5-3-5-7z"/><path class="cut" d="M8.6 11.3c1.2-.8 2.3-.8 3.4 0 1.1-.8 2.2-.8 3.4 0-.8 1.2-5.9 1.3-6.8 0z"/><path d="M3 23c.3-4.4 3-6.3 6.5-6.7h5c3.5.4 6.2 2.3 6.5 6.7z"/>`,
  // curls
  zinoviev: svg`<path d="M6.2 8.2C4.8 6.8 5.4 5 6.9 4.5 7 2.8 8.8 1.8 10.2 2.5c1-1.4 3-1.4 3.9-.1 1.6-.5 3 .6 3 2.2 1.5.6 1.9 2.4.7 3.6-.1 4.4-2.3 7.6-5.8 7.6s-5.7-3.2-5.8-7.6z"/><path d="M3 23c.4-4.2 3-6.3 6.7-6.8h4.6c3.7.5 6.3 2.6 6.7 6.8z"/>`,
  // hair brushed up, tunic
  kerensky: svg`<path d="M7.2 6.8 7 3.4l1.6.8.6-2 1.7 1.1L12 1.4l1.2 1.9 1.7-1.1.5 2 1.6-.7-.2 3.3c.2 5-1.8 9-4.8 9s-5-4-4.8-9z"/><path d="M3 23c.2-4 2.5-6.4 6.3-6.9L12 17.6l2.7-1.5c3.8.5 6.1 2.9 6.3 6.9h-8v-3h-2v3z"/>`,
  // full beard
  lvov: svg`<path d="M7 7c0-3.2 1.8-5 5-5s5 1.8 5 5v3.5c0 4.5-2.2 9-5 9s-5-4.5-5-9z"/><path class="cut" d="M9.8 11.8h4.4v1.1H9.8z"/><path d="M3 23c.3-3.7 2-5.5 4.8-6.3C9 19.6 10.3 21 12 21s3-1.4 4.2-4.3C19 17.5 20.7 19.3 21 23z"/>`,
  // officer's cap, shoulder boards
  kornilov: svg`<path d="M5.5 4.5C7 2.4 9.5 1.8 12 1.8s5 .6 6.5 2.7L17.4 7H6.6zM6.8 8h10.4v1.2c0 4-2 6.8-5.2 6.8s-5.2-2.8-5.2-6.8z"/><path class="cut" d="M9 11.6h6v1.1H9z"/><path d="M2 19l6.5-2.6h7L22 19l-.6 1.6-1.4-.3V23H4v-2.7l-1.4.3z"/>`,
  // wild hair, glasses, beard
  trotsky: svg`<path d="M5 8.5C3.8 4 6.6 1.2 12 1.2s8.2 2.8 7 7.3l-1.8.6c0 3.4-1.9 5.4-3.7 6.4L12 18.5l-1.5-3c-1.8-1-3.7-3-3.7-6.4z"/><path class="cut" d="M7.8 8.3h3.5v2.2H7.8zm4.9 0h3.5v2.2h-3.5z"/><path d="M3 23c.3-4 2.6-6 6-6.7l3 3.5 3-3.5c3.4.7 5.7 2.7 6 6.7z"/>`,
};

export function bust(token: string): SVGTemplateResult {
  const name = token.replace(/-red$/, "");
  const plain = svg`<circle cx="12" cy="8.5" r="6.5"/><path d="M3 23c.3-4.4 3-6.7 9-6.7s8.7 2.3 9 6.7z"/>`;
  return svg`<g class="bust">${Object.hasOwn(BUSTS, name) ? BUSTS[name] : plain}</g>`;
}

const ICONS: Readonly<Record<string, SVGTemplateResult>> = {
  move: svg`<path d="M3 10.5h11V6l7 6-7 6v-4.5H3z"/>`,
  "double-move": svg`<path d="M2 10.5h6V6l6 6-6 6v-4.5H2z"/><path d="M14 6l7 6-7 6v-3.6l2.6-2.4L14 9.6z"/>`,
  refresh: svg`<path d="M12 4a8 8 0 0 1 7.7 6H22l-4 5-4-5h2.6A5 5 0 1 0 16 15.5l2 2.2A8 8 0 1 1 12 4z"/>`,
  recruit: svg`<path d="M8 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1.5 21c0-5 2.5-8 6.5-8s6.5 3 6.5 8zM17 6h2.5v3.5H23V12h-3.5v3.5H17V12h-3.5V9.5H17z"/>`,
  protest: svg`<path d="M2 5l2-2 18 16-2 2zM20 3l2 2L4 21l-2-2zM3 11h6v2H3zm12 0h6v2h-6z"/>`,
  espionage: svg`<path fill-rule="evenodd" d="M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7S3.5 15 2 12c1.5-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/><circle cx="12" cy="12" r="2"/>`,
  inspire: svg`<path d="M4 22V2h2.4v1.5c4-1.5 6 1.5 9.5.8 1.7-.3 3-.9 4.1-1.5v10c-1.5 1-3.2 1.5-5 1.5-3 0-5-1.5-8.6-.6V22z"/>`,
  points: svg`<path d="M12 2l3 6.6 7 .8-5.2 4.8L18.2 21 12 17.5 5.8 21l1.4-6.8L2 9.4l7-.8z"/>`,
  bonus: svg`<path d="M12 2l3 6.6 7 .8-5.2 4.8L18.2 21 12 17.5 5.8 21l1.4-6.8L2 9.4l7-.8z"/>`,
  unrest: svg`<path d="M13 1c1 4 6 6.5 6 13a7 7 0 0 1-14 .5C5 11 7 9.5 7.5 6.5 9.5 8 10 9.5 10 11c2-2 3.5-5 3-10z"/>`,
  end: svg`<path d="M5 2h2v20H5zM8 3h12l-3 4.5 3 4.5H8z"/>`,
  rest: svg`<path d="M14.5 2.5a8 8 0 1 0 7 12.5A9.5 9.5 0 0 1 14.5 2.5z"/>`,
  down: svg`<path d="M4 3h16v18H4zm3 3v12h10V6z" fill-rule="evenodd"/><path d="M9 9h6v6H9z"/>`,
};

export function icon(name: string): SVGTemplateResult {
  return svg`<g class="icon">${ICONS[name] ?? ICONS["points"]}</g>`;
}
