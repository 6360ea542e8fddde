/**
 * The map as SVG, made once: afterwards only attributes change, and the counters of areas where something changed.
 *
 * What is drawn in pixels (counters, lines) is scaled by `--k`, the units of the drawing to a pixel of the screen.
 */

import { coveredBy, svgElement, mark, putCounter } from "./counters.js";
import type { Role, Stack } from "./counters.js";
import type { Drawing, DrawnArea, Point } from "./drawing.js";
import { placed } from "./names.js";
import type { Box, Named } from "./names.js";
import { size } from "./scene.js";

/** How an area is to look. */
export interface AreaLook {
  /** The colour of an army, `neutral`, or empty. */
  readonly tint: string;
  readonly classes: string;
  /** Whether a click does something. */
  readonly live: boolean;
  readonly label: string;
  readonly stack: Stack;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: "move" | "attack" | "retreat";
}

interface Parts {
  readonly drawn: DrawnArea;
  readonly area: SVGPathElement;
  /** Around a small area, so that nobody has to aim at it; else null. */
  readonly reach: SVGPathElement | null;
  readonly pattern: SVGPathElement;
  readonly halo: SVGPathElement;
  readonly counter: SVGGElement;
  readonly name: SVGTextElement;
  /** D1.5: what an area is; over counters it stands on them. */
  mark: SVGGElement | null;
  role: Role;
  look: string;
  stack: string;
  label: string;
  tab: string;
  /** The name's lines and size, and where it was put. */
  lines: readonly string[];
  size: number;
  moved: string;
}

const TINTS = ["red", "blue", "yellow", "grey", "green", "white", "neutral"];
const PATTERNS: Readonly<Record<string, readonly [number, string]>> = {
  red: [26, "M-2 28L28 -2M-2 2L2 -2M24 28L28 24"],
  blue: [22, "M0 11H22"],
  yellow: [24, "M11 12h2"],
  grey: [26, "M-2 -2L28 28M-2 24L2 28M24 -2L28 2"],
  green: [22, "M11 0V22"],
  white: [30, "M15 9v12M9 15h12"],
  neutral: [20, "M0 0L20 20M20 0L0 20"],
};

/** About how wide a letter is, in its size. */
const LETTER = 0.46;
/** What a capital's or a power source's sign covers around its middle. */
const MARK: Box = [-20, -20, 20, 20];

export class DustMap {
  readonly svg: SVGSVGElement;
  private readonly parts = new Map<string, Parts>();
  private readonly arrows: SVGGElement;
  private readonly drag: SVGPathElement;
  private readonly wraps: { readonly text: SVGTextElement; readonly area: string }[] = [];
  private shownArrows = "";
  private entry = "";

  constructor(readonly drawing: Drawing) {
    const { width, height } = drawing;
    this.svg = svgElement("svg", { class: "world", viewBox: `0 0 ${width} ${height}`, role: "group" });
    this.svg.append(this.definitions(), svgElement("rect", { class: "water", width, height }));
    const shore = svgElement("g", { "clip-path": "url(#du-seas)", "aria-hidden": "true" });
    for (const wide of [64, 40, 20]) shore.append(svgElement("path", { class: "shore", "stroke-width": wide, d: drawing.coast }));
    this.svg.append(shore);
    const reaches = svgElement("g", { class: "reaches", "aria-hidden": "true" });
    const layers = ["ground", "patterns", "lines", "halos", "marks", "names", "counters"].map((name) => svgElement("g", { class: name }));
    const [ground, patterns, lines, halos, marks, names, counters] = layers as [SVGGElement, SVGGElement, SVGGElement, SVGGElement, SVGGElement, SVGGElement, SVGGElement];
    for (const layer of [patterns, lines, halos, marks, names]) layer.setAttribute("aria-hidden", "true");
    lines.append(
      svgElement("path", { class: "lake", d: drawing.lakes }),
      svgElement("path", { class: "strait", d: drawing.straits }),
      svgElement("path", { class: "border", d: drawing.borders }),
      svgElement("path", { class: "coast", d: drawing.coast }),
    );
    // Land is drawn over the sea, and read first.
    const ordered = [...drawing.areas.values()];
    for (const drawn of [...ordered.filter(({ land }) => !land), ...ordered.filter(({ land }) => land)]) {
      const part: Parts = {
        drawn,
        area: svgElement("path", { d: drawn.path, "data-area": drawn.name, "fill-rule": "evenodd" }),
        reach: drawn.land && drawn.leader ? svgElement("path", { class: "reach", d: drawn.path, "data-area": drawn.name, "aria-hidden": "true" }) : null,
        pattern: svgElement("path", { d: drawn.path, "fill-rule": "evenodd" }),
        halo: svgElement("path", { d: drawn.path }),
        counter: svgElement("g", { class: "counter", "data-area": drawn.name, "aria-hidden": "true" }),
        name: svgElement("text", { class: drawn.land ? "on-land" : "at-sea" }),
        mark: null,
        role: "",
        look: "",
        stack: "-",
        label: "",
        tab: "",
        lines: [],
        size: 0,
        moved: "",
      };
      part.counter.style.setProperty("transform", `translate(${drawn.spot[0]}px, ${drawn.spot[1]}px) scale(var(--k))`);
      if (drawn.leader) {
        lines.append(svgElement("path", { class: "leader", d: `M${drawn.leader.join(" ")}L${drawn.spot.join(" ")}` }));
      }
      if (drawn.land && !reaches.parentNode) ground.append(reaches);
      if (part.reach) reaches.append(part.reach);
      ground.append(part.area);
      patterns.append(part.pattern);
      halos.append(part.halo);
      names.append(part.name);
      counters.append(part.counter);
      this.parts.set(drawn.name, part);
    }
    this.arrows = svgElement("g", { class: "arrows", "aria-hidden": "true" });
    this.drag = svgElement("path", { class: "dragged", "aria-hidden": "true" });
    this.svg.append(...layers.slice(0, 5), this.wrapMarks(names), names, this.arrows, counters, this.drag);
    this.marks = marks;
  }

  private readonly marks: SVGGElement;

  private definitions(): SVGDefsElement {
    const defs = svgElement("defs", {});
    const clip = svgElement("clipPath", { id: "du-seas" });
    clip.append(svgElement("path", { d: this.drawing.seas, "clip-rule": "evenodd" }));
    defs.append(clip);
    for (const [tint, [size, path]] of Object.entries(PATTERNS)) {
      const pattern = svgElement("pattern", { id: `du-${tint}`, width: size, height: size, patternUnits: "userSpaceOnUse" });
      pattern.append(svgElement("path", { class: `line ${tint}`, d: path }));
      defs.append(pattern);
    }
    return defs;
  }

  /** Where the map goes on at its other edge. */
  private wrapMarks(names: SVGGElement): SVGGElement {
    const found = svgElement("g", { class: "wraps", "aria-hidden": "true" });
    const { width, wraps, areas } = this.drawing;
    for (const { left, right, y } of wraps) {
      // Over a strait the name stands above the capes, which bear counters.
      const over = areas.get(left)?.land ? "over" : "";
      const rise = over ? 46 : 0;
      for (const [area, x, way] of [[right, 0, 1], [left, width, -1]] as const) {
        found.append(svgElement("path", { class: `chevron ${over}`, d: `M${x + way * 28} ${y - 22}L${x + way * 6} ${y}L${x + way * 28} ${y + 22}` }));
        const text = svgElement("text", { class: `beyond ${over}`, x: x + way * (over ? 14 : 38), y: y - rise, "text-anchor": way > 0 ? "start" : "end" });
        names.append(text);
        this.wraps.push({ text, area });
      }
    }
    return found;
  }

  /** D1.5: the capitals and power sources, which never change. */
  putMarks(capitals: readonly string[], sources: readonly string[]): void {
    if (this.marks.querySelector(".mark")) return;
    for (const [name, part] of this.parts) {
      const { drawn } = part;
      const [x, y] = drawn.mark ?? drawn.spot;
      part.role = capitals.includes(name) ? "capital" : sources.includes(name) ? "source" : "";
      if (!part.role) continue;
      const group = mark(part.role);
      group.style.setProperty("transform", `translate(${x}px, ${y}px) scale(var(--m))`);
      part.mark = group;
      this.marks.append(group);
    }
  }

  /** The names, when they are known or the language changes. */
  putNames(called: (area: string) => string): void {
    for (const [name, part] of this.parts) {
      const { drawn, name: text } = part;
      const [x, y, wide, high] = drawn.label;
      const words = called(name);
      const [lines, size] = fitted(words, wide, high);
      text.style.setProperty("--size", String(size));
      [part.lines, part.size] = [lines, size];
      text.replaceChildren(
        ...lines.map((line, place) => {
          const span = svgElement("tspan", { x, y, dy: `${(place - (lines.length - 1) / 2).toFixed(1)}em` });
          span.textContent = line;
          return span;
        }),
      );
    }
    for (const { text, area } of this.wraps) text.textContent = called(area);
    this.arranged = "";
  }

  /** Names give way to counters. All in units of the drawing: a pixel of a counter, a unit of a name and of a mark. */
  arrange(pixel: number, names: number, marks: number): void {
    const parts = [...this.parts.values()];
    const key = `${pixel} ${names} ${marks} ${parts.map(({ stack }) => stack).join()}`;
    if (key === this.arranged) return;
    this.arranged = key;
    const scaled = ([x, y]: Point, by: number, [a, b, c, d]: Box): Box => [x + by * a, y + by * b, x + by * c, y + by * d];
    const named = parts.map((part): Named => {
      const covered = coveredBy(part.stack);
      return {
        drawn: part.drawn,
        wide: LETTER * part.size * names * Math.max(1, ...part.lines.map((line) => line.length)),
        high: part.size * names * part.lines.length,
        counter: covered ? scaled(part.drawn.spot, pixel, covered) : null,
      };
    });
    const signs = parts.filter(({ mark, stack }) => mark && !coveredBy(stack)).map(({ drawn }) => scaled(drawn.mark ?? drawn.spot, marks, MARK));
    placed(named, signs).forEach(([x, y], place) => {
      const part = parts[place];
      if (!part) return;
      const moved = `translate(${(x - part.drawn.label[0]).toFixed(0)} ${(y - part.drawn.label[1]).toFixed(0)})`;
      if (part.moved !== moved) part.name.setAttribute("transform", (part.moved = moved));
    });
  }

  private arranged = "";

  /** Everything about an area that may change. */
  look(name: string, look: AreaLook, compact: boolean): void {
    const part = this.parts.get(name);
    if (!part) return;
    const key = `${look.tint} ${look.classes} ${look.live}`;
    if (part.look !== key) {
      part.look = key;
      const kind = part.drawn.land ? "land" : "sea";
      part.area.setAttribute("class", `area ${kind} ${look.tint} ${look.classes}`);
      part.area.setAttribute("role", look.live ? "button" : "img");
      part.pattern.setAttribute("class", look.tint ? `pattern ${kind}` : "none");
      if (look.tint) part.pattern.setAttribute("fill", `url(#du-${look.tint})`);
      part.halo.setAttribute("class", `halo ${look.classes}`);
      part.reach?.setAttribute("class", look.live ? "reach live" : "reach");
      part.counter.setAttribute("class", `counter ${look.tint} ${look.live ? "live" : ""}`);
      part.name.setAttribute("class", `${part.drawn.land ? "on-land" : "at-sea"} ${look.tint}`);
    }
    const tab = look.live || name === this.entry ? "0" : "-1";
    if (part.tab !== tab) part.area.setAttribute("tabindex", (part.tab = tab));
    if (part.label !== look.label) part.area.setAttribute("aria-label", (part.label = look.label));
    part.stack = putCounter(part.counter, part.stack, look.stack, part.role, look.tint, compact);
    part.mark?.classList.toggle("none", size(look.stack.units) > 0);
  }

  /** Where the keyboard comes in if nothing can be chosen. */
  enterAt(area: string): void {
    this.entry = area;
  }

  putArrows(arrows: readonly Arrow[]): void {
    const key = JSON.stringify(arrows);
    if (key === this.shownArrows) return;
    this.shownArrows = key;
    this.arrows.replaceChildren(
      ...arrows.flatMap(({ from, to, kind }) => this.course(from, to).map((path) => {
        const group = svgElement("g", { class: `arrow ${kind}` });
        group.append(svgElement("path", { class: "casing", d: path.line }), svgElement("path", { class: "shaft", d: path.line }));
        if (path.head) {
          const head = svgElement("path", { class: "head", d: "M7 0L-6 -6L-3 0L-6 6Z" });
          head.style.setProperty("transform", `${path.head} scale(var(--k))`);
          group.append(head);
        }
        return group;
      })),
    );
  }

  /** From an area to another; across the edge if that is shorter. */
  private course(from: string, to: string): { readonly line: string; readonly head: string }[] {
    const [a, b] = [this.spot(from), this.spot(to)];
    if (!a || !b) return [];
    const { width } = this.drawing;
    if (Math.abs(a[0] - b[0]) <= width / 2) return [bent(a, b)];
    const over = a[0] < b[0] ? -width : width;
    return [bent(a, [b[0] + over, b[1]]), bent([a[0] - over, a[1]], b)];
  }

  /** An arrow that is being dragged; nothing: none is. */
  putDrag(from: string, to: Point | null): void {
    const spot = to ? this.spot(from) : null;
    this.drag.setAttribute("d", spot && to ? bent(spot, to).line : "");
  }

  spot(area: string): Point | null {
    return this.parts.get(area)?.drawn.spot ?? null;
  }

  element(area: string): SVGPathElement | null {
    return this.parts.get(area)?.area ?? null;
  }

  counterOf(area: string): SVGGElement | null {
    return this.parts.get(area)?.counter ?? null;
  }

  /** The ring of the keyboard's focus, which is drawn with the halos. */
  focus(area: string, on: boolean): void {
    this.parts.get(area)?.halo.classList.toggle("focused", on);
  }

  /** The area next to this one in a direction, as one looks at the map. */
  toward(area: string, dx: number, dy: number): string {
    const start = this.spot(area);
    if (!start) return "";
    let [best, least] = ["", Infinity];
    for (const [name, { drawn }] of this.parts) {
      const [x, y] = [drawn.spot[0] - start[0], drawn.spot[1] - start[1]];
      const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
      if (name === area || ahead <= 0 || aside > 1.5 * ahead) continue;
      if (ahead + 2 * aside < least) [best, least] = [name, ahead + 2 * aside];
    }
    return best;
  }
}

function bent([x, y]: Point, [u, v]: Point): { readonly line: string; readonly head: string } {
  const [dx, dy] = [u - x, v - y];
  const [mx, my] = [x + dx / 2 + dy * 0.12, y + dy / 2 - dx * 0.12];
  // The head stands beside the counters.
  const far = Math.hypot(u - mx, v - my) || 1;
  const [ex, ey] = [u - ((u - mx) / far) * Math.min(46, far / 2), v - ((v - my) / far) * Math.min(46, far / 2)];
  const turn = (Math.atan2(ey - my, ex - mx) * 180) / Math.PI;
  return {
    line: `M${x} ${y}Q${mx.toFixed(0)} ${my.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`,
    head: `translate(${ex.toFixed(0)}px, ${ey.toFixed(0)}px) rotate(${turn.toFixed(0)}deg)`,
  };
}

/** A name in one line or in several, and how large it may be in its box. */
function fitted(name: string, wide: number, high: number): [string[], number] {
  const size = (lines: readonly string[]): number =>
    Math.min(30, wide / (0.5 * Math.max(...lines.map((line) => line.length))), high / lines.length);
  const words = name.split(/[ -]/).length > 1 ? name.split(" ") : [name];
  const lines = size(words) > size([name]) * 1.15 ? words : [name];
  return [lines, Math.max(20, size(lines))];
}

export { TINTS };
