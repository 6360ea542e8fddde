/** The drawn battlefield: ground, walls, zones, elements, units, overlays. Squares are 100 units wide. */

import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { elementPicture, GROUND, kindGlyph, sideGlyph } from "./glyphs.js";
import { allSquares, index, middle, place, SIDES, squareAt, unitsAt } from "./scene.js";
import type { Card, Ground, Side, TacticsScene, Unit } from "./scene.js";
import type { View } from "./sight.js";

export const SIZE = 100;
/** Around the board, for letters, numbers and the edges units enter by. */
export const MARGIN = 44;

type Point = readonly [number, number];

export function box(ground: Ground): string {
  return `${-MARGIN} ${-MARGIN} ${ground.width * SIZE + 2 * MARGIN} ${ground.height * SIZE + 2 * MARGIN}`;
}

function corner(square: string): Point {
  const [x, y] = place(square);
  return [x * SIZE, y * SIZE];
}

/** Some squares as one path. */
export function squaresPath(squares: readonly string[], inset = 0): string {
  const wide = SIZE - 2 * inset;
  return squares.map((square) => corner(square)).map(([x, y]) => `M${x + inset} ${y + inset}h${wide}v${wide}h${-wide}z`).join("");
}

/** The outline around some squares: the edges that lie between one of them and something else. */
export function outline(squares: readonly string[]): string {
  const all = new Set(squares);
  return squares
    .flatMap((square) => {
      const [x, y] = place(square);
      const [left, top] = [x * SIZE, y * SIZE];
      return [
        all.has(squareAt(x, y - 1)) ? "" : `M${left} ${top}h${SIZE}`,
        all.has(squareAt(x + 1, y)) ? "" : `M${left + SIZE} ${top}v${SIZE}`,
        all.has(squareAt(x, y + 1)) ? "" : `M${left} ${top + SIZE}h${SIZE}`,
        all.has(squareAt(x - 1, y)) ? "" : `M${left} ${top}v${SIZE}`,
      ];
    })
    .join("");
}

// What never changes

export function ground(scene: TacticsScene): unknown {
  const { board } = scene;
  return guard([board.rows.join(), scene.scenario.name], () => svg`<g class="ground" aria-hidden="true">
    <rect class="sand" width=${board.width * SIZE} height=${board.height * SIZE}></rect>
    ${board.rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === "." ? [] : [svg`<g transform="translate(${x * SIZE} ${y * SIZE})">${GROUND[sign]}</g>`])),
    )}
    ${board.inside.length ? svg`<path class="floor" d=${squaresPath(board.inside)}></path>` : nothing}
    <path class="grid" d=${grid(board)}></path>
    ${posters(board)}
    ${letters(board)}
  </g>`);
}

function grid({ width, height }: Ground): string {
  const columns = Array.from({ length: width - 1 }, (_, n) => `M${(n + 1) * SIZE} 0V${height * SIZE}`);
  const rows = Array.from({ length: height - 1 }, (_, n) => `M0 ${(n + 1) * SIZE}H${width * SIZE}`);
  return [...columns, ...rows].join("");
}

/** T2: where two posters of nine by six squares meet. */
function posters({ width, height }: Ground): SVGTemplateResult | typeof nothing {
  if (width === 12) return svg`<path class="seam" d="M${6 * SIZE} 0V${height * SIZE}"></path>`;
  return height === 12 ? svg`<path class="seam" d="M0 ${6 * SIZE}H${width * SIZE}"></path>` : nothing;
}

function letters({ width, height }: Ground): SVGTemplateResult[] {
  const found: SVGTemplateResult[] = [];
  for (let x = 0; x < width; x += 1) {
    const letter = squareAt(x, 0)[0];
    for (const y of [-18, height * SIZE + 20]) found.push(svg`<text class="letter" x=${x * SIZE + SIZE / 2} y=${y}>${letter}</text>`);
  }
  for (let y = 0; y < height; y += 1) {
    for (const x of [-29, width * SIZE + 29]) found.push(svg`<text class="letter" x=${x} y=${y * SIZE + SIZE / 2}>${y + 1}</text>`);
  }
  return found;
}

const SPAN: Readonly<Record<string, readonly [number, number, number, number]>> = {
  n: [0, 0, 1, 0],
  e: [1, 0, 1, 1],
  s: [0, 1, 1, 1],
  w: [0, 0, 0, 1],
};

/** T14.1: walls, and entrances in them: small ones for soldiers, large ones for vehicles as well. */
export function walls(scene: TacticsScene): unknown {
  const { board } = scene;
  return guard([scene.scenario.name, board.walls.length], () => svg`<g class="walls" aria-hidden="true">
    ${board.walls.map(([square, way, kind]) => {
      const [x, y] = corner(square);
      const [a, b, c, d] = (SPAN[way] ?? [0, 0, 1, 0]).map((part) => part * SIZE) as [number, number, number, number];
      const line = `M${x + a} ${y + b}L${x + c} ${y + d}`;
      if (kind === "wall") return svg`<path class="wall" d=${line}></path>`;
      const gap = kind === "small" ? 0.32 : 0.16;
      const [dx, dy] = [(c - a) * gap, (d - b) * gap];
      return svg`<path class="wall" d="M${x + a} ${y + b}l${dx} ${dy}M${x + c} ${y + d}l${-dx} ${-dy}"></path>
        <path class="door ${kind}" d="M${x + a + dx} ${y + b + dy}L${x + c - dx} ${y + d - dy}"></path>`;
    })}
  </g>`);
}

/** T3.3: the edges by which a side comes, as bars beside the board, and where it stands before round one. */
export function zones(scene: TacticsScene, placing: boolean): SVGTemplateResult {
  const { scenario, board, standing } = scene;
  const bar = (square: string): string => {
    const [x, y] = place(square);
    const [left, top] = corner(square);
    if (x === 0) return `M-6 ${top}h-9v${SIZE}h9z`;
    if (x === board.width - 1) return `M${left + SIZE + 6} ${top}h9v${SIZE}h-9z`;
    return y === 0 ? `M${left} -6v-9h${SIZE}v9z` : `M${left} ${top + SIZE + 6}v9h${SIZE}v-9z`;
  };
  return svg`<g class="zones" aria-hidden="true">
    ${SIDES.map((side) => svg`<path class="enter ${side}" d=${scenario.enter[side].map(bar).join("")}></path>`)}
    ${standing.round ? nothing : SIDES.map((side) => svg`<path class="deploy ${side}" d=${outline(scenario.deploy[side])}></path>`)}
    ${placing ? svg`<path class="cover-zone" d=${outline(scenario.cover)}></path>` : nothing}
    ${scenario.keep.length ? svg`<path class="goal" d=${outline(scenario.keep)}></path>` : nothing}
    ${scenario.bridge.length ? svg`<path class="goal bridge ${standing.bridge}" d=${outline(scenario.bridge)}></path>` : nothing}
    ${scenario.exits.length ? svg`<path class="exit" d=${scenario.exits.map((square) => exit(board, square)).join("")}></path>` : nothing}
    ${scenario.held.map((squares, number) => svg`<path class="goal held ${standing.held[number]}" d=${outline(squares)}></path>${flag(squares[0] ?? "a1", standing.held[number] ?? "")}`)}
    ${Object.entries(standing.charges).map(([square, taken]) => charge(square, taken))}
  </g>`;
}

function exit(board: Ground, square: string): string {
  const [x] = place(square);
  const [left, top] = corner(square);
  const way = x === board.width - 1 ? 1 : -1;
  const start = way > 0 ? left + SIZE - 18 : left + 18;
  return `M${start} ${top + 50}h${way * 44}m${-way * 14} -12l${way * 14} 12l${-way * 14} 12`;
}

function flag(square: string, held: Side | ""): SVGTemplateResult {
  const [x, y] = corner(square);
  return svg`<path class="flag ${held}" d="M${x + 8} ${y + 30}V${y + 6}l20 7-20 7"></path>`;
}

/** T21: explosives; a cross where they were taken. */
function charge(square: string, taken: Side | ""): SVGTemplateResult {
  const [x, y] = corner(square);
  if (taken) return svg`<path class="taken ${taken}" d="M${x + 8} ${y + 8}l16 16m0 -16l-16 16"></path>`;
  return svg`<g class="charge" transform="translate(${x + 50} ${y + 50})"><rect x="-26" y="-12" width="52" height="30" rx="4"></rect><path d="M-9 -12v30M9 -12v30"></path><path class="fuse" d="M0 -12q2 -14 16 -14"></path><circle cx="18" cy="-27" r="4"></circle></g>`;
}

// What changes

export function elements(all: Readonly<Record<string, string>>, tiles: readonly string[]): SVGTemplateResult {
  return svg`<g class="elements" aria-hidden="true">
    ${tiles.map((square) => svg`<g transform="translate(${corner(square).join(" ")})">${GROUND["#"]}</g>`)}
    ${repeat(
      Object.entries(all),
      ([square]) => square,
      ([square, words]) => {
        const [kind = "", points = ""] = words.split(" ");
        const [x, y] = corner(square);
        return svg`<g class="element" transform="translate(${x} ${y})">${elementPicture(kind)}${points ? svg`<text class="worn" x="86" y="90">${points}</text>` : nothing}</g>`;
      },
    )}
  </g>`;
}

/** What a unit sees, how well it can shoot there, and what it does not see. */
export function overlay(scene: TacticsScene, view: View | null): SVGTemplateResult | typeof nothing {
  if (!view) return nothing;
  const { board } = scene;
  const all = allSquares(board);
  const dark = all.filter((square) => !view.sees(square));
  return svg`<g class="overlay" aria-hidden="true">
    ${[1, 2, 3].map((level) => svg`<path class="band level-${level}" d=${squaresPath(all.filter((square) => view.band(square) === level), 2)}></path>`)}
    <path class="dark" d=${squaresPath(dark)}></path>
    <path class="rim" d=${outline(all.filter((square) => view.band(square) > 0))}></path>
    ${all.flatMap((square) => {
      const [x, y] = corner(square);
      return view.band(square) ? [svg`<text class="range" x=${x + 90} y=${y + 18}>${view.range(square)}</text>`] : [];
    })}
  </g>`;
}

export interface Counter {
  readonly name: string;
  readonly unit: Unit;
  readonly card: Card;
  readonly label: string;
  readonly classes: string;
  readonly hero: { readonly points: number; readonly most: number } | null;
  /** Cover it has against whoever aims; empty: nobody does. */
  readonly cover: string;
}

/** A miniature as a counter: whose it is, what kind, what is left of it, and whether it has been activated. */
export function counter(scene: TacticsScene, { unit, card, label, classes, hero, cover }: Counter): SVGTemplateResult {
  const square = unit.at ?? "a1";
  const [x, y] = middle(square, card.large ?? false);
  const beside = unitsAt(scene, square);
  // A lone hero shares the square of a squad or vehicle.
  const small = card.kind === "hero" && beside.some((one) => scene.cards[scene.units[one]?.card ?? ""]?.kind !== "hero");
  const scale = card.large ? 1.92 : small ? 0.52 : 1;
  const [cx, cy] = small ? [x * SIZE + 24, y * SIZE - 24] : [x * SIZE, y * SIZE];
  const lines = nameLines(label);
  const size = Math.min(14.5, 140 / Math.max(8, ...lines.map((line) => line.length)));
  const plate = lines.length * size + 5;
  return svg`<g class="unit ${unit.side} ${classes}" transform="translate(${cx} ${cy}) scale(${scale})">
    <rect class="base" x="-43" y="-43" width="86" height="86" rx=${card.kind === "vehicle" ? 6 : card.kind === "aircraft" ? 30 : 20}></rect>
    <g class="figure" transform="translate(0 ${lines.length > 1 ? -13 : -9}) scale(${lines.length > 1 ? 2 : 2.3})">${kindGlyph(card)}</g>
    <g class="badge" transform="translate(-31 -31) scale(.82)"><circle r="11.500"></circle><g class="sign" transform="scale(.72)">${sideGlyph(unit.side)}</g></g>
    <rect class="plate" x="-43" y=${43 - plate} width="86" height=${plate} rx="5"></rect>
    ${lines.map((line, n) => svg`<text class="name" y=${39 - (lines.length - 1 - n) * size} font-size=${size.toFixed(1)}>${line}</text>`)}
    ${pips(unit.points, card.points, 37 - plate)}
    ${hero ? svg`<g class="hero" transform="translate(31 -31)"><circle r="12"></circle><text y="4.500">★${hero.points}</text></g>` : nothing}
    ${unit.loaded === undefined ? nothing : svg`<path class="shell ${unit.loaded ? "full" : "empty"}" d="M33 20v-16q0-9 4-12q4 3 4 12v16z"></path>`}
    ${classes.includes("spent") ? svg`<path class="done" d="M-40 2l7 7 13-15"></path>` : nothing}
    ${cover && cover !== "none" ? svg`<g class="shield ${cover}" transform="translate(33 -4)"><path d="M-9-11h18v9q0 9-9 13q-9-4-9-13z"></path>${cover === "hard" ? svg`<path class="full" d="M-9-11h18v9q0 9-9 13q-9-4-9-13z"></path>` : svg`<path class="full" d="M-9-11h9v22q-9-4-9-13z"></path>`}</g>` : nothing}
  </g>`;
}

/** A name in one line, or a long one in two. */
function nameLines(label: string): string[] {
  const words = label.split(" ");
  if (label.length <= 10 || words.length < 2) return [label];
  const cut = words.reduce((best, _, n) => {
    const wide = (at: number): number => Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length);
    return n > 0 && wide(n) < wide(best) ? n : best;
  }, 1);
  return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
}

/** Points and miniatures that are left, as dots; the lost ones hollow. */
function pips(left: number, most: number, y: number): SVGTemplateResult {
  const gap = Math.min(11, 78 / most);
  const start = (-gap * (most - 1)) / 2;
  return svg`<g class="pips">${Array.from({ length: most }, (_, n) => svg`<circle class=${n < left ? "left" : "lost"} cx=${start + n * gap} cy=${y} r=${Math.min(4.2, gap / 2.3)}></circle>`)}</g>`;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly open: boolean;
  readonly at: readonly string[];
  readonly edges: readonly (readonly [string, string])[];
}

/** The line of sight to what is pointed at, and what is in its way. */
export function sightLine(line: Line | null): SVGTemplateResult | typeof nothing {
  if (!line) return nothing;
  const [[x, y], [u, v]] = [line.from, line.to];
  return svg`<g class="sight ${line.open ? "open" : "shut"}" aria-hidden="true">
    <path class="casing" d="M${x * SIZE} ${y * SIZE}L${u * SIZE} ${v * SIZE}"></path>
    <path class="ray" d="M${x * SIZE} ${y * SIZE}L${u * SIZE} ${v * SIZE}"></path>
    <circle cx=${x * SIZE} cy=${y * SIZE} r="6"></circle>
    ${line.at.length ? svg`<path class="obstacle" d=${squaresPath(line.at, 4)}></path>` : nothing}
    ${line.edges.map(([square, way]) => {
      const [left, top] = corner(square);
      const [a, b, c, d] = SPAN[way] ?? [0, 0, 1, 0];
      return svg`<path class="obstacle edge" d="M${left + a * SIZE} ${top + b * SIZE}L${left + c * SIZE} ${top + d * SIZE}"></path>`;
    })}
  </g>`;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: "move" | "shot";
}

/** What happened last: who went where, and who shot at whom. */
export function arrows(all: readonly Arrow[]): SVGTemplateResult {
  return svg`<g class="arrows" aria-hidden="true">${all.map(({ from, to, kind }) => {
    const [[x, y], [u, v]] = [middle(from, false), middle(to, false)];
    const far = Math.hypot(u - x, v - y) || 1;
    const [ex, ey] = [u - ((u - x) / far) * 0.36, v - ((v - y) / far) * 0.36];
    const turn = (Math.atan2(v - y, u - x) * 180) / Math.PI;
    const line = `M${x * SIZE} ${y * SIZE}L${ex * SIZE} ${ey * SIZE}`;
    return svg`<g class="arrow ${kind}"><path class="casing" d=${line}></path><path class="shaft" d=${line}></path><path class="head" transform="translate(${ex * SIZE} ${ey * SIZE}) rotate(${turn})" d="M12 0L-10 -11L-4 0L-10 11Z"></path></g>`;
  })}</g>`;
}

/** The sign of a square in a text that has one for each. */
export function signOf(ground: Ground, text: string, square: string): string {
  return text[index(ground, square)] ?? "";
}
