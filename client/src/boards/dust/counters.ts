/** The counters of an area: a plate with a sign for the army, a picture and a number for each kind of unit. */

import { ALARM, SIGN_PATHS, UNIT_PATHS, WARNING } from "./icons.js";
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

/** A node of an SVG with its attributes. */
export function made<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Readonly<Record<string, string | number>>): SVGElementTagNameMap[Name] {
  const found = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, String(value));
  return found;
}

const LINE = 13;
const ICON = 11;
const DIGIT = 6.4;

function glyph(path: string, x: number, y: number, wide: number, kind: string): SVGPathElement {
  return made("path", { class: kind, d: path, transform: `translate(${x} ${y}) scale(${wide / 24})` });
}

/** A triangle with its point down, as on roads: hollow if an area may be attacked, full and with a bar if it is likely to fall. */
function warning(x: number, y: number, danger: 1 | 2): SVGElement[] {
  const sign = made("path", { class: `danger level-${danger}`, d: WARNING, transform: `translate(${x} ${y})` });
  return danger === 1 ? [sign] : [sign, made("path", { class: "alarm", d: ALARM, transform: `translate(${x} ${y})` })];
}

/** The parts of a counter around 0, in pixels; `compact`: no more than how many units there are. */
export function counter(stack: Stack, tint: string, compact: boolean): SVGElement[] {
  const found: SVGElement[] = [];
  const kinds = UNITS.flatMap((unit) => (stack.units[unit] ? [[unit, stack.units[unit] ?? 0] as const] : []));
  let edge = 0;
  if (kinds.length) {
    const cells = compact ? [["", size(stack.units)] as const] : kinds;
    const wide = ([unit, count]: readonly [string, number]): number => (unit ? ICON + 1.5 : 0) + DIGIT * String(count).length + 2.5;
    const rows = cells.length > 2 ? [cells.slice(0, 2), cells.slice(2)] : [cells];
    const sign = 9;
    const width = sign + 4 + Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + wide(cell), 0)));
    const height = rows.length * LINE + 3;
    edge = width / 2;
    found.push(made("rect", { class: "plate", x: -edge, y: -height / 2, width, height, rx: 3.5 }));
    found.push(glyph(SIGN_PATHS[tint] ?? "", -edge + 2.5, -height / 2 + 4, 7.5, "sign"));
    rows.forEach((row, line) => {
      let x = -edge + sign + 2.5;
      const y = -height / 2 + 1.5 + line * LINE;
      for (const cell of row) {
        const [unit, count] = cell;
        if (unit) found.push(glyph(UNIT_PATHS[unit] ?? "", x, y + 1, ICON, "unit"));
        const text = made("text", { class: "number", x: x + (unit ? ICON + 1.5 : 0), y: y + LINE / 2 + 0.5 });
        text.textContent = String(count);
        found.push(text);
        x += wide(cell);
      }
    });
  }
  if (stack.danger && edge) found.push(...warning(-edge - 8, 0, stack.danger));
  if (stack.centre) {
    const x = edge ? edge + 1.5 : -7;
    found.push(made("rect", { class: "works-plate", x, y: -7, width: 14, height: 14, rx: 2.5 }));
    found.push(glyph(UNIT_PATHS["centre"] ?? "", x + 1.5, -5.5, 11, "works"));
  }
  return found;
}
