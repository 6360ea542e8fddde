/**
 * Where things lie on the map: our own drawing of a river city, as numbers. Not traced from any board.
 *
 * The river comes from the east, splits, and leaves by a wide mouth in the west. Districts that the
 * data joins lie across a narrow arm from each other; where the water is wide, nothing joins. On a
 * narrow screen the same city is seen from its side (x and y change places).
 *
 * The data decides what is joined, never this file: bridges are laid between the nearest banks of the
 * two districts a connection names. Names this file does not know get a round plot on a circle.
 */

export type Point = readonly [number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Plot {
  readonly name: string;
  /** Corners of the bank, to be rounded off. */
  readonly corners: readonly Point[];
  /** The room for name, strengths and tokens. */
  readonly box: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** How much larger writing is drawn, so that it can be read where the whole city is small. */
  readonly writing: number;
  readonly plots: readonly Plot[];
  /** An islet with a fort in the widest water, only in the known city. */
  readonly islet: Point | null;
}

const WIDE: Point = [1000, 620];
const TALL: Point = [600, 930];

/** The six districts of the box; outer corners lie beyond the frame, which cuts them off. */
const DISTRICTS: Readonly<Record<string, { corners: readonly Point[]; box: Box }>> = {
  red: {
    corners: [[-30, -30], [318, -30], [326, 90], [304, 180], [314, 258], [284, 282], [206, 293], [110, 274], [-30, 252]],
    box: { x: 20, y: 16, w: 278, h: 246 },
  },
  white: {
    corners: [[356, -30], [624, -30], [632, 110], [612, 190], [602, 252], [490, 256], [374, 262], [350, 246], [342, 180], [364, 90]],
    box: { x: 368, y: 16, w: 236, h: 230 },
  },
  blue: {
    corners: [[660, -30], [1030, -30], [1030, 256], [900, 268], [790, 286], [690, 304], [634, 286], [644, 190], [668, 110]],
    box: { x: 680, y: 16, w: 300, h: 250 },
  },
  green: {
    corners: [[-30, 376], [90, 366], [200, 338], [296, 326], [326, 346], [316, 440], [332, 530], [326, 650], [-30, 650]],
    box: { x: 20, y: 380, w: 288, h: 224 },
  },
  purple: {
    corners: [[364, 352], [470, 356], [580, 364], [654, 346], [690, 356], [702, 440], [684, 530], [694, 650], [364, 650], [372, 530], [354, 440]],
    box: { x: 384, y: 372, w: 292, h: 232 },
  },
  brown: {
    corners: [[732, 364], [860, 362], [1030, 380], [1030, 650], [732, 650], [722, 530], [740, 440]],
    box: { x: 750, y: 380, w: 232, h: 224 },
  },
};

const ISLET: Point = [478, 306];

/** The map for these regions; the circle if one of them is unknown. */
export function layoutFor(regions: readonly string[], portrait: boolean, small: boolean): Layout {
  const known = regions.every((name) => Object.hasOwn(DISTRICTS, name));
  const layout = known ? knownCity(regions, portrait) : circle(regions, portrait);
  return small && !portrait ? { ...layout, writing: 1.35 } : layout;
}

function knownCity(regions: readonly string[], portrait: boolean): Layout {
  const [width, height] = portrait ? TALL : WIDE;
  const sx = portrait ? width / WIDE[1] : 1;
  const sy = portrait ? height / WIDE[0] : 1;
  const turn = ([x, y]: Point): Point => (portrait ? [y * sx, x * sy] : [x, y]);
  const plots = regions.flatMap((name) => {
    const district = DISTRICTS[name];
    if (!district) return [];
    const { x, y, w, h } = district.box;
    const [left, top] = turn([x, y]);
    const box = portrait ? { x: left, y: top, w: h * sx, h: w * sy } : district.box;
    return [{ name, corners: district.corners.map(turn), box }];
  });
  return { width, height, portrait, writing: 1, plots, islet: turn(ISLET) };
}

/** Plots round the middle, as large as they can be without touching. */
function circle(regions: readonly string[], portrait: boolean): Layout {
  const [width, height] = portrait ? TALL : WIDE;
  const count = Math.max(regions.length, 1);
  const centres = (plot: number): Point[] =>
    Array.from({ length: count }, (_, place) => {
      const angle = ((place + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
      const far = count > 1 ? 1 : 0;
      return [width / 2 + Math.cos(angle) * (width / 2 - plot * 1.2) * far, height / 2 + Math.sin(angle) * (height / 2 - plot * 1.12) * far];
    });
  const apart = (plot: number): boolean => {
    const found = centres(plot);
    return found.every((one, place) => found.slice(place + 1).every((two) => distance(one, two) > plot * 2.3));
  };
  let plot = Math.min(width, height) / 3;
  while (plot > 20 && !apart(plot)) plot -= 4;
  const plots = regions.map((name, place) => {
    const [x, y] = centres(plot)[place] ?? [width / 2, height / 2];
    const corners = Array.from({ length: 10 }, (_, corner): Point => {
      const turn = (corner / 10) * 2 * Math.PI;
      const wobble = plot * (corner % 2 ? 1.06 : 1.14);
      return [x + Math.cos(turn) * wobble, y + Math.sin(turn) * wobble];
    });
    return { name, corners, box: { x: x - plot * 0.82, y: y - plot * 0.68, w: plot * 1.64, h: plot * 1.4 } };
  });
  return { width, height, portrait, writing: 1, plots, islet: null };
}

/** A closed line through the middles of the edges, bent round the corners: an old bank, never a ruler's line. */
export function bankPath(corners: readonly Point[]): string {
  const at = (place: number): Point => corners[(place + corners.length) % corners.length] ?? [0, 0];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(at(-1), at(0));
  const parts = [`M${fix(start)}`];
  for (let place = 0; place < corners.length; place++) {
    parts.push(`Q${fix(at(place))} ${fix(middle(at(place), at(place + 1)))}`);
  }
  return parts.join("") + "Z";
}

function fix([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Points along the bank, close enough to find where two banks come near. */
function bankPoints(corners: readonly Point[]): Point[] {
  const found: Point[] = [];
  const at = (place: number): Point => corners[(place + corners.length) % corners.length] ?? [0, 0];
  for (let place = 0; place < corners.length; place++) {
    const [a, b, c] = [at(place - 1), at(place), at(place + 1)];
    for (let step = 0; step < 8; step++) {
      const t = step / 8;
      const from: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const to: Point = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
      const u = 1 - t;
      found.push([u * u * from[0] + 2 * u * t * b[0] + t * t * to[0], u * u * from[1] + 2 * u * t * b[1] + t * t * to[1]]);
    }
  }
  return found;
}

export interface Span {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** In degrees. */
  readonly angle: number;
  readonly length: number;
}

/** How far a bridge's deck reaches onto the land. */
const LANDING = 7;

/** Where a bridge between two plots goes: the nearest banks, inside the frame, away from bridges already laid. */
export function spanBetween(one: Plot, two: Plot, layout: Layout, laid: readonly Span[]): Span {
  const inside = ([x, y]: Point): boolean => x > 24 && y > 24 && x < layout.width - 24 && y < layout.height - 24;
  const ours = bankPoints(one.corners).filter(inside);
  const theirs = bankPoints(two.corners).filter(inside);
  const centre: Point = [(mid(one.box)[0] + mid(two.box)[0]) / 2, (mid(one.box)[1] + mid(two.box)[1]) / 2];
  let best: readonly [Point, Point] = [mid(one.box), mid(two.box)];
  let least = Infinity;
  for (const a of ours) {
    for (const b of theirs) {
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const crowded = laid.some((span) => distance(span.middle, middle) < 60) ? 400 : 0;
      const cost = distance(a, b) + distance(middle, centre) * 0.12 + crowded;
      if (cost < least) {
        least = cost;
        best = [a, b];
      }
    }
  }
  const [a, b] = best;
  const length = Math.max(distance(a, b), 1);
  const ux = (b[0] - a[0]) / length;
  const uy = (b[1] - a[1]) / length;
  return {
    from: [a[0] - ux * LANDING, a[1] - uy * LANDING],
    to: [b[0] + ux * LANDING, b[1] + uy * LANDING],
    middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
    length: length + 2 * LANDING,
  };
}

export function mid(box: Box): Point {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
