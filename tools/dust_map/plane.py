"""The flat map, and lines on it: projection, simplification, smoothing."""

import heapq
import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Spot = tuple[int, int]
"""A point of the drawing: whole numbers, so that everything about it can be told exactly."""

WIDTH: Final = 4000
CUT: Final = -169.0
"""The meridian at which the map is cut."""
TOP: Final = 83.0
BOTTOM: Final = -57.5
RADIUS: Final = WIDTH / math.tau


def _height(latitude: float) -> float:
    """Patterson's projection, a cylindrical one: calmer than Mercator's in the north, roomier than Plate Carrée."""
    t = math.radians(latitude)
    return RADIUS * (1.0148 * t + t**5 * (0.23185 - 0.14499 * t**2 + 0.02406 * t**4))


HEIGHT: Final = round(_height(TOP) - _height(BOTTOM))


def project(lon: float, lat: float) -> Point:
    """Where a place lies on the drawing. Longitudes may go on beyond 180 degrees."""
    if lon < CUT:
        lon += 360
    return (lon - CUT) * WIDTH / 360, _height(TOP) - _height(lat)


def unproject(spot: Point) -> Point:
    """The place at a point of the drawing."""
    low, high = -90.0, 90.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if _height(TOP) - _height(middle) > spot[1] else (low, middle)
    return spot[0] * 360 / WIDTH + CUT, low


def rounded(line: Sequence[Point]) -> list[Spot]:
    """A line on whole numbers, without repetitions."""
    found: list[Spot] = []
    for x, y in line:
        spot = (round(x), round(y))
        if not found or found[-1] != spot:
            found.append(spot)
    return found


def doubled(a: Point, b: Point, c: Point) -> float:
    """Twice the area of a triangle, positive if it turns to the right on a screen."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def area(ring: Sequence[Point]) -> float:
    """The area in a closed line, positive if it runs clockwise on a screen."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def _weight(a: Point, b: Point, c: Point) -> float:
    """How much a corner matters: the area of its triangle, pointed ones counting less than blunt ones."""
    sides = math.dist(a, b) * math.dist(b, c)
    cosine = ((a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1])) / sides if sides else 1.0
    return abs(doubled(a, b, c)) / 2 * (1 - 0.7 * cosine)


def simplified(line: list[Point], least: float) -> list[Point]:
    """Visvalingam, weighted: corners that matter less than an area of ``least`` go, the least ones first."""
    count = len(line)
    before, after = list(range(-1, count - 1)), list(range(1, count + 1))
    kept = [True] * count
    size = [math.inf] * count
    heap: list[tuple[float, int]] = []

    def measure(at: int, floor: float) -> None:
        size[at] = max(floor, _weight(line[before[at]], line[at], line[after[at]]))
        heapq.heappush(heap, (size[at], at))

    for at in range(1, count - 1):
        measure(at, 0)
    left = count
    few = 4 if line[0] == line[-1] else 2
    while heap and left > few:
        found, at = heapq.heappop(heap)
        if not kept[at] or found != size[at]:
            continue
        if found >= least:
            break
        kept[at] = False
        left -= 1
        one, other = before[at], after[at]
        after[one], before[other] = other, one
        for next_to in (one, other):
            if 0 < next_to < count - 1:
                measure(next_to, found)
    return [point for point, keep in zip(line, kept, strict=True) if keep]


def curve(points: Sequence[Point], step: float) -> list[Point]:
    """A smooth line through points: Catmull and Rom's, centripetal, which makes no loops."""
    if len(points) < 3:
        return list(points)
    ends = [
        (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1]),
        (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1]),
    ]
    control = [ends[0], *points, ends[1]]
    found: list[Point] = [points[0]]
    for a, b, c, d in zip(control, control[1:], control[2:], control[3:], strict=False):
        t1 = math.sqrt(math.dist(a, b))
        t2 = t1 + math.sqrt(math.dist(b, c))
        t3 = t2 + math.sqrt(math.dist(c, d))
        pieces = max(1, round(math.dist(b, c) / step))
        for piece in range(1, pieces + 1):
            t = t1 + (t2 - t1) * piece / pieces
            start, middle, end = _mixed(a, b, t / t1), _mixed(b, c, piece / pieces), _mixed(c, d, (t - t2) / (t3 - t2))
            one, other = _mixed(start, middle, t / t2), _mixed(middle, end, (t - t1) / (t3 - t1))
            found.append(_mixed(one, other, piece / pieces))
        found[-1] = c
    return found


def _mixed(p: Point, q: Point, part: float) -> Point:
    return p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part


def ragged(points: Sequence[Point], rough: float, seed: str) -> list[Point]:
    """A line through points that wavers between them as rivers and ridges do, each time in the same way."""
    rng = random.Random(seed)
    found: list[Point] = [points[0]]

    def go(p: Point, q: Point) -> None:
        length = math.dist(p, q)
        if length < 7:
            found.append(q)
            return
        off = rng.uniform(-rough, rough)
        middle = (p[0] + q[0]) / 2 - off * (q[1] - p[1]), (p[1] + q[1]) / 2 + off * (q[0] - p[0])
        go(p, middle)
        go(middle, q)

    for p, q in pairwise(points):
        go(p, q)
    return found
