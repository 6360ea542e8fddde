/** The counters of an area: a plate with a sign for the army, a picture and a number for each kind of unit. */

import { ALARM, BOLT, HEXAGON, SIGN_PATHS, STAR, UNIT_PATHS, WARNING } from "./icons.js";
import type { Box } from "./names.js";
import { size, UNITS } from "./scene.js";
import type { Units } from "./scene.js";

const NS = "http://www.w3.org/2000/svg";

/** What stands in an area. */
export interface Stack {
  readonly units: Units;
  readonly centre: boolean;
  /** 0: in no danger; 1: may be attacked; 2: likely to fall. */
  readonly danger: 0 | 1 | 2;
}

/** What makes an area worth more than others. */
export type Role = "capital" | "source" | "";

/** A node of an SVG with its attributes. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Readonly<Record<string, string | number>>): SVGElementTagNameMap[Name] {
  const found = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, String(value));
  return found;
}

const LINE = 13;
const ICON = 11;
const DIGIT = 6.4;

function glyph(path: string, x: number, y: number, wide: number, kind: string): SVGPathElement {
  return svgElement("path", { class: kind, d: path, transform: `translate(${x} ${y}) scale(${wide / 24})` });
}

/** A triangle with its point down, as on roads: hollow if an area may be attacked, full and with a bar if it is likely to fall. */
function warning(x: number, y: number, danger: 1 | 2): SVGElement[] {
  const sign = svgElement("path", { class: `danger level-${danger}`, d: WARNING, transform: `translate(${x} ${y})` });
  return danger === 1 ? [sign] : [sign, svgElement("path", { class: "alarm", d: ALARM, transform: `translate(${x} ${y})` })];
}

/** D1.5: the mark of a capital or a power source, around 0. */
export function mark(role: "capital" | "source"): SVGGElement {
  const group = svgElement("g", { class: "mark" });
  group.append(...(role === "capital" ? [svgElement("path", { d: STAR })] : [svgElement("path", { d: HEXAGON }), svgElement("path", { class: "bolt", d: BOLT })]));
  return group;
}

/** On the corner of a plate, which hides the mark on the map. */
function badge(role: "capital" | "source", x: number, y: number): SVGGElement {
  const group = mark(role);
  group.setAttribute("transform", `translate(${x} ${y}) scale(0.32)`);
  return group;
}

/** The numbers on a counter: of each kind of unit; `compact`: no more than how many units there are. */
function numbers(stack: Stack, compact: boolean): (readonly [string, number])[] {
  const kinds = UNITS.flatMap((unit) => (stack.units[unit] ? [[unit, stack.units[unit] ?? 0] as const] : []));
  return compact && kinds.length ? [["", size(stack.units)]] : kinds;
}

/** Counters that differ in no more than their numbers and the sign of their army are copies of one: a copy is far quicker than a drawing. */
const models = new Map<string, Model>();

interface Model {
  readonly group: SVGGElement;
  readonly box: Box;
}

/** What the counters that look like this cover around their middle, in pixels; null: there are none. */
export function coveredBy(shape: string): Box | null {
  const box = models.get(shape)?.box;
  return box && box[2] > box[0] ? box : null;
}

/** Put the counter of an area into its group; `before` is what this said the last time, and it says it again. */
export function putCounter(group: SVGGElement, before: string, stack: Stack, role: Role, tint: string, compact: boolean): string {
  const cells = numbers(stack, compact);
  const shape = `${stack.centre} ${stack.danger} ${role} ${cells.map(([unit, count]) => `${unit}${String(count).length}`).join()}`;
  if (shape !== before) {
    let model = models.get(shape);
    if (!model) {
      const [box, ...parts] = drawn(cells, stack, role);
      model = { group: svgElement("g", {}), box };
      model.group.append(...parts);
      models.set(shape, model);
    }
    group.replaceChildren(...model.group.cloneNode(true).childNodes);
  }
  if (cells.length) group.children[1]?.setAttribute("d", SIGN_PATHS[tint] ?? "");
  const texts = group.getElementsByTagName("text");
  cells.forEach(([, count], place) => {
    const text = texts[place];
    if (text && text.textContent !== String(count)) text.textContent = String(count);
  });
  return shape;
}

/** What a counter covers, and its parts, around 0, in pixels; sign and numbers are put into them later. */
function drawn(cells: readonly (readonly [string, number])[], stack: Stack, role: Role): [Box, ...SVGElement[]] {
  const found: SVGElement[] = [];
  let [edge, top] = [0, 0];
  if (cells.length) {
    const wide = ([unit, count]: readonly [string, number]): number => (unit ? ICON + 1.5 : 0) + DIGIT * String(count).length + 2.5;
    const rows = cells.length > 2 ? [cells.slice(0, 2), cells.slice(2)] : [cells];
    const sign = 9;
    const width = sign + 4 + Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + wide(cell), 0)));
    const height = rows.length * LINE + 3;
    edge = width / 2;
    top = -height / 2;
    found.push(svgElement("rect", { class: "plate", x: -edge, y: -height / 2, width, height, rx: 3.5 }));
    found.push(glyph("", -edge + 2.5, -height / 2 + 4, 7.5, "sign"));
    rows.forEach((row, line) => {
      let x = -edge + sign + 2.5;
      const y = -height / 2 + 1.5 + line * LINE;
      for (const cell of row) {
        const [unit] = cell;
        if (unit) found.push(glyph(UNIT_PATHS[unit] ?? "", x, y + 1, ICON, "unit"));
        found.push(svgElement("text", { class: "number", x: x + (unit ? ICON + 1.5 : 0), y: y + LINE / 2 + 0.5 }));
        x += wide(cell);
      }
    });
  }
  if (role && edge) found.push(badge(role, -edge + 1, top));
  if (stack.danger && edge) found.push(...warning(-edge - 8, 0, stack.danger));
  const box: [number, number, number, number] = [-edge, top, edge, -top];
  if (stack.danger && edge) box[0] -= 15;
  if (role && edge) box[1] -= 5;
  if (stack.centre) {
    const x = edge ? edge + 1.5 : -7;
    box[0] = Math.min(box[0], x);
    box[2] = x + 14;
    box[1] = Math.min(box[1], -7);
    box[3] = Math.max(box[3], 7);
    found.push(svgElement("rect", { class: "works-plate", x, y: -7, width: 14, height: 14, rx: 2.5 }));
    found.push(glyph(UNIT_PATHS["centre"] ?? "", x + 1.5, -5.5, 11, "works"));
  }
  return [box, ...found];
}
