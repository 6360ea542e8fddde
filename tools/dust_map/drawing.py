"""The drawing as the data file carries it; what its parts mean is written in tools/draw_dust_map.py."""

import json
from functools import cache
from itertools import pairwise
from typing import Any, Final

from sandtable.games.dust.rules.atlas import KINDS, PLAIN, Atlas
from sandtable.text.messages import Texts, languages
from tools.dust_map.areas import NOTHING, Arc, DrawingError
from tools.dust_map.borders import outlines, path
from tools.dust_map.places import BOATS, COUNTERS, Shape, places
from tools.dust_map.plane import BOTTOM, CUT, HEIGHT, TOP, WIDTH, Spot, curve, project, rounded, simplified
from tools.dust_map.sketch import PACKAGE, Sketch

ABOUT: Final = "Dust: the drawn map, an outline for every area of map.toml. Written by tools/draw_dust_map.py."
ORIGIN: Final = (
    "Coasts and borders of countries: Natural Earth 1:50m, in the public domain (naturalearthdata.com), by way of the "
    "npm package world-atlas 2.0.2. Borders of areas and the smaller lakes: drawn by hand for Sandtable."
)
SMALL: Final = 36
"""In an area whose largest circle is smaller than this, counters have no room; they stand beside it."""


def drawing(arcs: list[Arc], atlas: Atlas, sketch: Sketch) -> dict[str, Any]:
    """Everything there is to know about the drawing."""
    rings = outlines(arcs, atlas.names)
    number = {name: at for at, name in enumerate(atlas.names)} | dict.fromkeys([NOTHING, *sketch.lakes], -1)
    shapes = {name: [joined(arcs, ring) for ring in rings[name]] for name in atlas.names}
    return {
        "about": ABOUT,
        "origin": ORIGIN,
        "projection": {"name": "Patterson", "west": CUT, "east": CUT + 360, "north": TOP, "south": BOTTOM},
        "width": WIDTH,
        "height": HEIGHT,
        "arcs": [deltas(arc.points) for arc in arcs],
        "sides": [[number[arc.right], number[arc.left]] for arc in arcs],
        "areas": [_area(name, rings[name], shapes, atlas, sketch) for name in atlas.names],
        "wraps": _wraps(arcs, atlas),
        "corners": _corners(arcs, number),
        "lakes": _lakes(arcs, sketch),
    }


def text(found: dict[str, Any]) -> str:
    """The data file: one line for each area and each arc, so that changes can be compared."""
    lines = []
    for key, value in found.items():
        if isinstance(value, list):
            inner = ",\n".join(_compact(entry) for entry in value)
            lines.append(f'"{key}":[\n{inner}\n]')
        else:
            lines.append(f'"{key}":{_compact(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def deltas(points: list[Spot]) -> list[int]:
    """The first point of a line, then the steps to each next one."""
    found = list(points[0])
    for (x, y), (u, v) in pairwise(points):
        found += [u - x, v - y]
    return found


def joined(arcs: list[Arc], ring: list[int]) -> list[Spot]:
    """The points of a closed line, the first not again."""
    return [spot for step in ring for spot in path(arcs, step)[:-1]]


def _area(
    name: str, rings: list[list[int]], shapes: dict[str, list[list[Spot]]], atlas: Atlas, sketch: Sketch
) -> dict[str, Any]:
    """An area."""
    number = atlas.number_of(name)
    names = [texts.say(f"area-{name}") for texts in _all_texts()]
    marked = atlas.roles[number] != PLAIN
    counters = 0.0 if name in sketch.anchors else COUNTERS if atlas.is_land(name) else BOATS
    near = project(atlas.lon[number], atlas.lat[number])
    found = places(shapes[name], near, names, counters=counters, marked=marked)
    entry: dict[str, Any] = {
        "name": name,
        "kind": KINDS[number >= atlas.first_sea],
        "rings": rings,
        "spot": found.spot,
        "label": found.label,
    }
    if marked:
        entry["mark"] = found.mark
    if name in sketch.anchors:
        entry["anchor"] = _anchor(name, shapes, atlas, sketch)
    elif found.spot[2] < SMALL:
        raise DrawingError(f"{name} is too small for counters, and has no anchor")
    return entry


@cache
def _all_texts() -> list[Texts]:
    return [Texts(language, [PACKAGE]) for language in languages([PACKAGE])]


def _anchor(name: str, shapes: dict[str, list[list[Spot]]], atlas: Atlas, sketch: Sketch) -> tuple[int, int, int]:
    """A circle in open sea beside an area."""
    [spot] = rounded([project(*sketch.anchors[name])])
    for sea in atlas.names[atlas.first_sea :]:
        room = float(Shape(shapes[sea]).clearance_at(spot))
        if room > 0:
            return (*spot, int(min(room, COUNTERS)))
    raise DrawingError(f"the anchor of {name} is not at sea")


def _wraps(arcs: list[Arc], atlas: Atlas) -> list[dict[str, Any]]:
    """The links around the edge: between which heights the two areas lie across it, or come near it at a strait."""
    edges: dict[tuple[int, str], tuple[int, int]] = {}
    for arc in arcs:
        for x in (0, WIDTH):
            heights = [y for u, y in arc.points if u == x]
            if NOTHING in (arc.right, arc.left) and len(heights) > 1:
                low, high = edges.get((x, arc.right + arc.left), (HEIGHT, 0))
                edges[x, arc.right + arc.left] = min(low, *heights), max(high, *heights)
    found = []
    for link, wraps in zip(atlas.links, atlas.wraps, strict=True):
        if wraps:
            west, east = sorted(link, key=lambda name: atlas.lon[atlas.number_of(name)])
            if (0, west) in edges and (WIDTH, east) in edges:
                (a, b), (c, d) = edges[0, west], edges[WIDTH, east]
                found.append({"joins": [west, east], "from": max(a, c), "to": min(b, d)})
            else:
                heights = sorted((_cape(arcs, west, 0), _cape(arcs, east, WIDTH)))
                found.append({"joins": [west, east], "from": heights[0], "to": heights[1]})
    return found


def _cape(arcs: list[Arc], name: str, x: int) -> int:
    """The height of the point of an area that lies nearest to an edge."""
    points = [point for arc in arcs if name in (arc.right, arc.left) for point in arc.points]
    return min(points, key=lambda point: abs(point[0] - x))[1]


def _corners(arcs: list[Arc], number: dict[str, int]) -> list[list[Any]]:
    """Where four areas meet in a point, over which no link leads: the point, and the areas."""
    around: dict[Spot, set[int]] = {}
    for arc in arcs:
        for end in (arc.points[0], arc.points[-1]):
            around.setdefault(end, set()).update((number[arc.right], number[arc.left]))
    return [[*spot, sorted(near - {-1})] for spot, near in sorted(around.items()) if len(near - {-1}) > 3]


def _lakes(arcs: list[Arc], sketch: Sketch) -> list[list[int]]:
    """Closed lines around lakes: those that part areas, and those that are only drawn on top of them."""
    found: list[list[int]] = []
    for rings in outlines(arcs, sketch.lakes).values():
        found.extend(deltas(joined(arcs, ring)) for ring in rings)
    for ring in sketch.ponds:
        points = [project(*place) for place in ring]
        line = curve([*points[-2:], *points, *points[:2]], 6)
        start, end = line.index(points[0]), len(line) - 1 - line[::-1].index(points[0])
        found.append(deltas(rounded(simplified(line[start : end + 1], 1))[:-1]))
    return found
