"""The drawing as a picture, to look at it without the browser's table."""

from collections.abc import Iterable
from html import escape
from random import Random
from typing import Any, Final

from sandtable.games.dust.rules.atlas import CAPITAL, Atlas
from sandtable.text.messages import Texts
from tools.dust_map.plane import project
from tools.dust_map.sketch import PACKAGE

LAND: Final = ("#f0e7d3", "#e9dfc6", "#f4eee0", "#e4d7ba", "#ece4d0")
ARMIES: Final = ("#b5483f", "#4f7d4a", "#41648f", "#d3a13b", "#7d6299", "#5b5f63")
STYLE: Final = """
.sea { fill: url(#water) }
.grid { fill: none; stroke: #fff; stroke-opacity: .13; stroke-width: 1.5 }
.shore { fill: none; stroke-linecap: round; stroke: #fff; stroke-linejoin: round; stroke-opacity: .11 }
.coast { fill: none; stroke: #46606a; stroke-width: 2.2; stroke-linejoin: round }
.border { fill: none; stroke: #7a6a4f; stroke-width: 2.4; stroke-linejoin: round; stroke-opacity: .8 }
.strait { fill: none; stroke: #fff; stroke-opacity: .6; stroke-width: 2.4; stroke-dasharray: 9 8 }
.lake { fill: #b3cdd6; stroke: #6f8b95; stroke-width: 1.4 }
.edge { fill: none; stroke: #46606a; stroke-width: 5 }
.leader { stroke: #33454d; stroke-width: 2; stroke-opacity: .55 }
.room { fill: none; stroke: #33454d; stroke-width: 2; stroke-opacity: .25 }
text { text-anchor: middle; dominant-baseline: central; font-family: "Source Serif 4", Charter, Georgia, serif }
.on-land { fill: #40372a; paint-order: stroke; stroke: #f4ecda; stroke-width: 5; stroke-opacity: .75 }
.held .border { stroke: #fff; stroke-opacity: .5 }
.held .on-land { fill: #fff; stroke: #000; stroke-opacity: .3 }
.at-sea { fill: #2f5668; font-style: italic; letter-spacing: 1px; fill-opacity: .85 }
.corner { fill: #fff8e6; stroke: #40372a; stroke-width: 2 }
.mark { fill: #fff8e6; stroke: #40372a; stroke-width: 2.5; stroke-linejoin: round }
"""


def picture(found: dict[str, Any], atlas: Atlas, *, language: str, held: bool, rooms: bool) -> str:
    """An SVG file."""
    width, height = found["width"], found["height"]
    texts = Texts(language, [PACKAGE])
    names = {entry["name"]: texts.say(f"area-{entry['name']}") for entry in found["areas"]}
    lines = [spots(arc) for arc in found["arcs"]]
    land = [atlas.is_land(entry["name"]) for entry in found["areas"]]
    kinds: dict[str, list[str]] = {"coast": [], "border": [], "strait": []}
    for line, (right, left) in zip(lines, found["sides"], strict=True):
        if right >= 0 and left >= 0:
            kind = "coast" if land[right] != land[left] else "border" if land[right] else "strait"
            kinds[kind].append(path(line))
    seas = "".join(outline(found, lines, at) for at, dry in enumerate(land) if not dry)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="{"held" if held else ""}">',
        f"<style>{STYLE}</style>",
        '<linearGradient id="water" x2="0" y2="1"><stop stop-color="#a8c4cd"/><stop offset=".5" stop-color="#9dbcc8"/>'
        '<stop offset="1" stop-color="#a8c4cd"/></linearGradient>',
        f'<clipPath id="seas"><path d="{seas}" clip-rule="evenodd"/></clipPath>',
        f'<rect class="sea" width="{width}" height="{height}"/>',
        f'<path class="grid" d="{"".join(graticule(found))}"/>',
        '<g clip-path="url(#seas)">',
        *(f'<path class="shore" stroke-width="{wide}" d="{"".join(kinds["coast"])}"/>' for wide in (64, 40, 20, 9)),
        "</g>",
    ]
    fills = Random(4).choices(ARMIES, k=len(land)) if held else tints(found)
    for at, dry in enumerate(land):
        if dry:
            fill = fills[at]
            parts.append(f'<path d="{outline(found, lines, at)}" fill="{fill}" fill-rule="evenodd"/>')
    lakes = "".join(path(spots(lake)) + "z" for lake in found["lakes"])
    parts.append(f'<path class="lake" d="{lakes}"/>')
    parts.extend(f'<path class="{kind}" d="{"".join(paths)}"/>' for kind, paths in kinds.items())
    parts.append(f'<rect class="edge" width="{width}" height="{height}"/>')
    for at, entry in enumerate(found["areas"]):
        parts.extend(_furniture(entry, names[entry["name"]], land[at], atlas, rooms=rooms))
    parts.extend(f'<circle class="corner" cx="{x}" cy="{y}" r="5"/>' for x, y, _ in found["corners"])
    return "\n".join([*parts, "</svg>", ""])


def tints(found: dict[str, Any]) -> list[str]:
    """Colours so that neighbours differ."""
    taken: list[int] = []
    for at in range(len(found["areas"])):
        near = {taken[a + b - at] for a, b in found["sides"] if at in (a, b) and -1 < a + b - at < at}
        taken.append(min(set(range(len(LAND))) - near, default=0))
    return [LAND[tint] for tint in taken]


def _furniture(entry: dict[str, Any], name: str, dry: bool, atlas: Atlas, *, rooms: bool) -> Iterable[str]:
    """What stands on an area."""
    x, y, radius = entry["spot"]
    if "anchor" in entry:
        u, v, wide = entry["anchor"]
        yield f'<path class="leader" d="M{x} {y}L{u} {v}"/><circle class="room" cx="{u}" cy="{v}" r="{wide}"/>'
    if rooms:
        yield f'<circle class="room" cx="{x}" cy="{y}" r="{min(radius, 60 if dry else 42)}"/>'
    if "mark" in entry:
        u, v = entry["mark"]
        capital = atlas.roles[atlas.number_of(entry["name"])] == CAPITAL
        shape = STAR if capital else BOLT
        yield f'<path class="mark" transform="translate({u} {v})" d="{shape}"/>'
    u, v, wide, high = entry["label"]
    lines = max([name], name.split(), key=lambda words: (_size(words, wide, high), -len(words)))
    size = max(20.0, 30 * min(1.0, _size(lines, wide, high)))
    for number, line in enumerate(lines):
        y = v + size * (number - (len(lines) - 1) / 2)
        where = f'x="{u}" y="{y:.0f}" font-size="{size:.0f}"'
        yield f'<text class="{"on-land" if dry else "at-sea"}" {where}>{escape(line)}</text>'


def _size(lines: list[str], wide: int, high: int) -> float:
    """How large text may be in a box, 1 being its full size."""
    return min(1.0, wide / (15 * max(map(len, lines))), high / (30 * len(lines)))


STAR: Final = "M0-21L5-7L20-6L8 3L12 18L0 9L-12 18L-8 3L-20-6L-5-7Z"
BOLT: Final = "M0-19L16-9L16 9L0 19L-16 9L-16-9ZM3-12L-7 2L-1 2L-3 12L7-2L1-2Z"


def spots(steps: list[int]) -> list[tuple[int, int]]:
    """The points of a line."""
    x = y = 0
    found = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def path(line: list[tuple[int, int]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in line)


def outline(found: dict[str, Any], lines: list[list[tuple[int, int]]], at: int) -> str:
    """The outline of an area as an SVG path."""
    parts = []
    for ring in found["areas"][at]["rings"]:
        points = [point for step in ring for point in (lines[~step][::-1] if step < 0 else lines[step])[:-1]]
        parts.append(path(points) + "z")
    return "".join(parts)


def graticule(found: dict[str, Any]) -> Iterable[str]:
    """Every thirtieth meridian and parallel."""
    for lon in range(-150, 190, 30):
        yield f"M{project(lon, 0)[0]:.0f} 0V{found['height']}"
    for lat in (-30, 0, 30, 60):
        yield f"M0 {project(0, lat)[1]:.0f}H{found['width']}"
