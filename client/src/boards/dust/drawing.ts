/** The drawn map: a file beside this module, fetched once. Its format is told in tools/draw_dust_map.py. */

export type Point = readonly [number, number];

interface File {
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly (readonly number[])[];
  readonly sides: readonly (readonly [number, number])[];
  readonly areas: readonly {
    readonly name: string;
    readonly kind: "land" | "sea";
    readonly rings: readonly (readonly number[])[];
    readonly spot: readonly [number, number, number];
    readonly label: readonly [number, number, number, number];
    readonly mark?: Point;
    readonly anchor?: readonly [number, number, number];
  }[];
  readonly wraps: readonly { readonly joins: readonly [string, string]; readonly from: number; readonly to: number }[];
  readonly lakes: readonly (readonly number[])[];
}

/** A closed line and the box around it. */
export interface Ring {
  readonly points: readonly Point[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawnArea {
  readonly name: string;
  readonly land: boolean;
  /** The outline, filled by the even-odd rule. */
  readonly path: string;
  /** The same as points. */
  readonly rings: readonly Ring[];
  /** Where counters stand: in the area, or beside it if it is too small. */
  readonly spot: Point;
  /** The middle of an area whose counters stand beside it. */
  readonly leader: Point | null;
  readonly label: readonly [number, number, number, number];
  readonly mark: Point | null;
  readonly near: readonly string[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly areas: ReadonlyMap<string, DrawnArea>;
  readonly coast: string;
  readonly borders: string;
  readonly straits: string;
  readonly seas: string;
  readonly lakes: string;
  /** The links around the edge: at the left, at the right, and at which height. */
  readonly wraps: readonly { readonly left: string; readonly right: string; readonly y: number }[];
}

let asked: Promise<Drawing> | null = null;

/** The drawing; asked for again if it could not be had. */
export function drawing(): Promise<Drawing> {
  asked ??= load().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function load(): Promise<Drawing> {
  const response = await fetch(new URL("./drawing.json", import.meta.url));
  if (!response.ok) throw new Error(response.statusText);
  return decoded((await response.json()) as File);
}

export function decoded(file: File): Drawing {
  const lines = file.arcs.map(points);
  const names = file.areas.map((area) => area.name);
  const near = new Map(names.map((name) => [name, new Set<string>()]));
  const join = (one = "", other = ""): void => {
    near.get(one)?.add(other);
    near.get(other)?.add(one);
  };
  const kinds = { coast: [] as string[], borders: [] as string[], straits: [] as string[] };
  file.sides.forEach(([right, left], place) => {
    const [one, other] = [file.areas[right], file.areas[left]];
    if (!one || !other) return;
    join(one.name, other.name);
    const kind = one.kind !== other.kind ? "coast" : one.kind === "land" ? "borders" : "straits";
    kinds[kind].push(path(lines[place] ?? []));
  });
  for (const { joins } of file.wraps) join(...joins);
  const areas = file.areas.map((area): DrawnArea => {
    const [x, y] = area.spot;
    const [u, v] = area.anchor ?? area.spot;
    const rings = area.rings.map((ring) => ringOf(outline(ring, lines)));
    return {
      name: area.name,
      land: area.kind === "land",
      path: rings.map((ring) => `${path(ring.points)}z`).join(""),
      rings,
      spot: [u, v],
      leader: area.anchor ? [x, y] : null,
      label: area.label,
      mark: area.mark ?? null,
      near: [...(near.get(area.name) ?? [])],
    };
  });
  return {
    width: file.width,
    height: file.height,
    areas: new Map(areas.map((area) => [area.name, area])),
    coast: kinds.coast.join(""),
    borders: kinds.borders.join(""),
    straits: kinds.straits.join(""),
    seas: areas.filter((area) => !area.land).map((area) => area.path).join(""),
    lakes: file.lakes.map((lake) => `${path(points(lake))}z`).join(""),
    wraps: file.wraps.map(({ joins: [left, right], from, to }) => ({ left, right, y: (from + to) / 2 })),
  };
}

/** The points of a line that is written as its first point and the steps to the next. */
function points(steps: readonly number[]): Point[] {
  let [x, y] = [0, 0];
  const found: Point[] = [];
  for (let place = 0; place + 1 < steps.length; place += 2) {
    x += steps[place] ?? 0;
    y += steps[place + 1] ?? 0;
    found.push([x, y]);
  }
  return found;
}

export function ringOf(points: readonly Point[]): Ring {
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { points, left: Math.min(...columns), top: Math.min(...rows), right: Math.max(...columns), bottom: Math.max(...rows) };
}

function outline(ring: readonly number[], lines: readonly (readonly Point[])[]): Point[] {
  const found: Point[] = [];
  for (const step of ring) {
    const line = step < 0 ? [...(lines[~step] ?? [])].reverse() : (lines[step] ?? []);
    found.push(...line.slice(0, -1));
  }
  return found;
}

function path(line: readonly Point[]): string {
  return line.length ? `M${line.map(([x, y]) => `${x} ${y}`).join("L")}` : "";
}
