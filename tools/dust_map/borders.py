"""The borders of the areas against the links of the map: points where four areas meet, and closed outlines."""

import math
from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from sandtable.games.dust.rules.atlas import Atlas
from tools.dust_map.areas import Arc, DrawingError
from tools.dust_map.planar import noded, tagged
from tools.dust_map.plane import Spot, unproject

Pair = frozenset[str]

SHORT: Final = 26.0
"""A border this long or shorter between areas that are not linked is drawn together into a point."""
CLEAR: Final = 14.0
"""A border this long or longer can be seen."""


def length(points: list[Spot]) -> float:
    return sum(math.dist(p, q) for p, q in pairwise(points))


def linked(atlas: Atlas) -> set[Pair]:
    """The areas that must touch on the drawing."""
    return {frozenset(link) for link, wraps in zip(atlas.links, atlas.wraps, strict=True) if not wraps}


def joined(arcs: list[Arc], pairs: set[Pair]) -> list[Arc]:
    """The arcs without short borders between areas that are not linked."""
    names = {name for pair in pairs for name in pair}
    while True:
        for at, arc in enumerate(arcs):
            pair = {arc.right, arc.left}
            open_ended = arc.points[0] != arc.points[-1]
            if pair <= names and pair not in pairs and open_ended and length(arc.points) <= SHORT:
                arcs = _contracted(arcs, at)
                break
        else:
            return arcs


def _contracted(arcs: list[Arc], at: int) -> list[Arc]:
    """Let both ends of an arc be one point, its middle."""
    ends = {arcs[at].points[0], arcs[at].points[-1]}
    (x, y), (u, v) = arcs[at].points[0], arcs[at].points[-1]
    middle = ((x + u) // 2, (y + v) // 2)
    found = []
    for number, arc in enumerate(arcs):
        if number != at:
            points = list(arc.points)
            for end, inward in ((0, 1), (-1, -1)):
                if points[end] in ends:
                    points[end] = middle
                    near = len(points) > 2 and math.dist(points[end + inward], middle) < 4
                    if near:
                        del points[end + inward]
            found.append(Arc(points, arc.right, arc.left))
    return found


def check(arcs: list[Arc], pairs: set[Pair]) -> None:
    """Say what is wrong with the borders, if anything is."""
    names = {name for pair in pairs for name in pair}
    found: dict[Pair, float] = defaultdict(float)
    places: dict[Pair, Spot] = {}
    for arc in arcs:
        pair = frozenset((arc.right, arc.left))
        if pair <= names:
            found[pair] += length(arc.points)
            places.setdefault(pair, arc.points[len(arc.points) // 2])
    wrong = []
    for pair in sorted(found.keys() | pairs, key=sorted):
        both = " and ".join(sorted(pair))
        if pair not in pairs:
            lon, lat = unproject(places[pair])
            wrong.append(f"{both} touch near {lon:.1f} {lat:.1f} ({found[pair]:.0f} long), but are not linked")
        elif found[pair] < CLEAR:
            wrong.append(f"{both} are linked, but share a border of {found[pair]:.0f} only")
    tags = tagged(("", arc.points) for arc in arcs)
    if len(noded(tags)) != len(tags):
        for cut in set(noded(tags)) - set(tags):
            lon, lat = unproject(cut[0])
            wrong.append(f"lines cross near {lon:.1f} {lat:.1f}")
    if wrong:
        raise DrawingError("\n".join(wrong))


def outlines(arcs: list[Arc], names: Iterable[str]) -> dict[str, list[list[int]]]:
    """For each area its closed lines, clockwise around it, as numbers of arcs; ``~n`` is arc n backwards."""
    found: dict[str, list[list[int]]] = {}
    for name in names:
        starts: dict[Spot, list[int]] = defaultdict(list)
        for number, arc in enumerate(arcs):
            if arc.right == name:
                starts[arc.points[0]].append(number)
            elif arc.left == name:
                starts[arc.points[-1]].append(~number)
        rings = []
        while starts:
            first = min(starts)
            ring = [_take(starts, first, None, arcs)]
            while (end := path(arcs, ring[-1])[-1]) != first:
                ring.append(_take(starts, end, path(arcs, ring[-1])[-2], arcs))
            rings.append(ring)
        found[name] = rings
    return found


def path(arcs: list[Arc], step: int) -> list[Spot]:
    """The points of an arc in the direction asked for."""
    return arcs[~step].points[::-1] if step < 0 else arcs[step].points


def _take(starts: dict[Spot, list[int]], at: Spot, before: Spot | None, arcs: list[Arc]) -> int:
    """The arc to go on with: where there are several, the one furthest to the right, so that the piece closes."""
    choices = starts[at]
    if before is not None and len(choices) > 1:
        back = math.atan2(before[1] - at[1], before[0] - at[0])

        def turn(step: int) -> float:
            x, y = path(arcs, step)[1]
            return (back - math.atan2(y - at[1], x - at[0])) % math.tau

        choices.sort(key=turn, reverse=True)
    step = choices.pop()
    if not choices:
        del starts[at]
    return step
