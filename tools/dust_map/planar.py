"""Lines that cut the plane into faces, told exactly: all points are whole numbers.

Lines are cut where they cross or touch; the cuts are put on whole numbers, and that again until nothing
crosses any more. What is left is a planar graph, whose faces are read off by walking around them.
"""

import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from tools.dust_map.plane import Point, Spot, area

Edge = tuple[Spot, Spot]
"""Two points, the smaller one first."""
Tags = dict[Edge, frozenset[str]]
"""For each edge what it is a piece of."""

CELL: Final = 24
OUTSIDE: Final = -1


class Face(NamedTuple):
    """A piece of the plane: the line around it, and those around its holes. Each closed, its first point not again."""

    outline: list[Spot]
    holes: list[list[Spot]]


class Graph(NamedTuple):
    """Faces, and which of them lie beside an edge: for each direction of it the one on its right on a screen."""

    faces: list[Face]
    right: dict[Edge, int]


def edge(p: Spot, q: Spot) -> Edge:
    return (p, q) if p < q else (q, p)


def tagged(lines: Iterable[tuple[str, Sequence[Spot]]]) -> Tags:
    """The edges of lines, before they are cut."""
    found: dict[Edge, frozenset[str]] = {}
    for tag, line in lines:
        for p, q in pairwise(line):
            if p != q:
                found[edge(p, q)] = found.get(edge(p, q), frozenset()) | {tag}
    return found


# Cutting


def noded(tags: Tags) -> Tags:
    """The edges cut at each other."""
    suspects: Collection[Edge] = set(tags)
    while True:
        cuts = _cuts(tags, suspects)
        if not cuts:
            return tags
        pieces: dict[Edge, frozenset[str]] = {}
        fresh: set[Edge] = set()
        for whole, kinds in tags.items():
            for piece in _pieces(whole, cuts[whole]) if whole in cuts else [whole]:
                pieces[piece] = pieces.get(piece, frozenset()) | kinds
                if whole in cuts:
                    fresh.add(piece)
        tags, suspects = pieces, fresh


def _pieces(whole: Edge, cuts: set[Spot]) -> list[Edge]:
    start, end = whole
    points = [start, *sorted(cuts - {start, end}, key=lambda spot: math.dist(start, spot)), end]
    return [edge(p, q) for p, q in pairwise(points)]


def _cells(one: Edge) -> list[Spot]:
    """The squares of the plane that an edge may pass."""
    (x, y), (u, v) = one
    wide = range(min(x, u) // CELL, max(x, u) // CELL + 1)
    high = range(min(y, v) // CELL, max(y, v) // CELL + 1)
    if len(wide) == 1 or len(high) == 1:
        return [(a, b) for a in wide for b in high]
    found: list[Spot] = []
    for a in wide:
        left, right = max(a * CELL, x), min((a + 1) * CELL, u)
        heights = [y + (v - y) * (at - x) / (u - x) for at in (left, right)]
        low, top = math.floor(min(heights) / CELL - 1e-6), math.floor(max(heights) / CELL + 1e-6)
        found.extend((a, b) for b in range(low, top + 1))
    return found


def _cuts(tags: Tags, suspects: Collection[Edge]) -> dict[Edge, set[Spot]]:
    """Where edges must be cut; one of each pair is a suspect."""
    squares: dict[Spot, list[Edge]] = defaultdict(list)
    for one in tags:
        for cell in _cells(one):
            squares[cell].append(one)
    hot = {cell for one in suspects for cell in _cells(one)}
    found: dict[Edge, set[Spot]] = defaultdict(set)
    for cell in hot:
        for one, other in combinations(squares[cell], 2):
            _cross(one, other, found)
    return {whole: cuts for whole, cuts in found.items() if cuts - set(whole)}


def turn(a: Spot, b: Spot, c: Spot) -> int:
    """On which side of a line a point lies: 0 for on it."""
    found = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (found > 0) - (found < 0)


def _within(whole: Edge, spot: Spot) -> bool:
    """Whether a point of the line through an edge is a point of the edge."""
    (x, y), (u, v) = whole
    return min(x, u) <= spot[0] <= max(x, u) and min(y, v) <= spot[1] <= max(y, v)


def _cross(one: Edge, other: Edge, found: dict[Edge, set[Spot]]) -> None:
    (a, b), (c, d) = one, other
    to_c, to_d = turn(a, b, c), turn(a, b, d)
    to_a, to_b = turn(c, d, a), turn(c, d, b)
    if to_c * to_d < 0 and to_a * to_b < 0:
        (x, y), (u, v) = a, b
        run = (u - x) * (d[1] - c[1]) - (v - y) * (d[0] - c[0])
        part = ((c[0] - x) * (d[1] - c[1]) - (c[1] - y) * (d[0] - c[0])) / run
        spot = (round(x + (u - x) * part), round(y + (v - y) * part))
        found[one].add(spot)
        found[other].add(spot)
        return
    for whole, spot, side in ((one, c, to_c), (one, d, to_d), (other, a, to_a), (other, b, to_b)):
        if not side and spot not in whole and _within(whole, spot):
            found[whole].add(spot)


# Faces


def graph(edges: Iterable[Edge]) -> Graph:
    """The faces between edges that do not cross, the one around everything left out."""
    around: dict[Spot, list[Spot]] = defaultdict(list)
    for p, q in edges:
        around[p].append(q)
        around[q].append(p)
    for spot, others in around.items():
        others.sort(key=partial(_direction, spot))
    place = {(spot, other): k for spot, others in around.items() for k, other in enumerate(others)}
    cycles: list[list[Spot]] = []
    cycle_of: dict[Edge, int] = {}
    for start in place:
        if start in cycle_of:
            continue
        cycle: list[Spot] = []
        step = start
        while step not in cycle_of:
            cycle_of[step] = len(cycles)
            p, q = step
            cycle.append(p)
            others = around[q]
            step = (q, others[(place[q, p] - 1) % len(others)])
        cycles.append(cycle)
    return _with_holes(cycles, cycle_of)


def _direction(spot: Spot, other: Spot) -> float:
    return math.atan2(other[1] - spot[1], other[0] - spot[0])


def _with_holes(cycles: list[list[Spot]], cycle_of: dict[Edge, int]) -> Graph:
    """Cycles that run the other way go around a group of edges from outside: they are holes, or the outside."""
    size = [area(cycle) for cycle in cycles]
    faces: list[Face] = []
    number: dict[int, int] = {}
    for at, cycle in enumerate(cycles):
        if size[at] > 0:
            number[at] = len(faces)
            faces.append(Face(cycle, []))
    order = sorted(number, key=lambda at: size[at])
    boxes = {at: box(cycles[at]) for at in order}
    corners = {at: set(cycles[at]) for at in order}
    for at, cycle in enumerate(cycles):
        if size[at] > 0:
            continue
        number[at] = OUTSIDE
        corner = min(cycle)
        for other in order:
            left, top, right, bottom = boxes[other]
            inside = left < corner[0] < right and top < corner[1] < bottom
            if inside and corner not in corners[other] and contains([cycles[other]], corner):
                number[at] = number[other]
                faces[number[other]].holes.append(cycle)
                break
    return Graph(faces, {step: number[at] for step, at in cycle_of.items()})


def box(line: Sequence[Point]) -> tuple[float, float, float, float]:
    return min(p[0] for p in line), min(p[1] for p in line), max(p[0] for p in line), max(p[1] for p in line)


def contains(rings: Iterable[Sequence[Point]], spot: Point) -> bool:
    """Whether a point that is on none of these closed lines lies within an odd number of them."""
    x, y = spot
    inside = False
    for ring in rings:
        a, b = ring[-1]
        for u, v in ring:
            if (b > y) != (v > y) and x < a + (u - a) * (y - b) / (v - b):
                inside = not inside
            a, b = u, v
    return inside


def inner(rings: Sequence[Sequence[Spot]]) -> Point:
    """A point well within closed lines: in the middle of the widest stretch at one of several heights."""
    heights = sorted({y for ring in rings for _, y in ring})
    best = (-1.0, (0.0, 0.0))
    for part in range(1, 10):
        at = min(len(heights) - 2, part * len(heights) // 10)
        y = (heights[at] + heights[at + 1]) / 2
        xs = sorted(
            a + (u - a) * (y - b) / (v - b)
            for ring in rings
            for (a, b), (u, v) in zip(ring, [*ring[1:], ring[0]], strict=True)
            if (b > y) != (v > y)
        )
        for left, right in zip(xs[::2], xs[1::2], strict=True):
            best = max(best, (right - left, ((left + right) / 2, y)))
    return best[1]
