"""D1.5: the drawn map, drawing.json, and whether it says the same as map.toml."""

import gzip
import json
import math
import random
from collections import defaultdict
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest

from sandtable.games.datafiles import read_files
from sandtable.games.dust.rules.atlas import PLAIN, Atlas, read_atlas
from sandtable.testing import cites

PACKAGE = "sandtable.games.dust"
RAW = files(PACKAGE).joinpath("data/drawing.json").read_bytes()
ATLAS = read_atlas(read_files(PACKAGE, ["map"], None)["map"])
CLEAR = 14
"""A border this long can be seen."""
ROOM = 36
"""Counters fit into a circle with this radius."""

Spot = tuple[int, int]
Drawing = dict[str, Any]
Pair = frozenset[str]

DRAWING: Drawing = json.loads(RAW)
NAMES = [entry["name"] for entry in DRAWING["areas"]]
WIDTH, HEIGHT = DRAWING["width"], DRAWING["height"]


def spots(steps: list[int]) -> list[Spot]:
    """The points of a line."""
    x = y = 0
    found = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


ARCS = [spots(steps) for steps in DRAWING["arcs"]]


def along(step: int) -> list[Spot]:
    return ARCS[~step][::-1] if step < 0 else ARCS[step]


@cache
def rings(area: int) -> list[list[Spot]]:
    return [[spot for step in ring for spot in along(step)[:-1]] for ring in DRAWING["areas"][area]["rings"]]


def doubled(ring: list[Spot]) -> int:
    """Twice the area in a closed line, positive if it runs clockwise on a screen."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, [*ring[1:], ring[0]], strict=True))


@cache
def walls(area: int) -> list[tuple[Spot, Spot]]:
    return [pair for ring in rings(area) for pair in zip(ring, [*ring[1:], ring[0]], strict=True)]


def inside(area: int, x: float, y: float) -> bool:
    found = False
    for (a, b), (u, v) in walls(area):
        if (b > y) != (v > y) and x < a + (u - a) * (y - b) / (v - b):
            found = not found
    return found


def clearance(area: int, x: float, y: float) -> float:
    """How far a point is from the border of an area."""
    least = math.inf
    for (a, b), (u, v) in walls(area):
        part = ((x - a) * (u - a) + (y - b) * (v - b)) / ((u - a) ** 2 + (v - b) ** 2)
        part = max(0.0, min(1.0, part))
        least = min(least, math.hypot(x - a - part * (u - a), y - b - part * (v - b)))
    return least


# What the file holds


def test_the_file_is_small_and_says_where_it_comes_from() -> None:
    assert len(RAW) < 250_000
    assert len(gzip.compress(RAW)) < 80_000
    assert "tools/draw_dust_map.py" in DRAWING["about"]
    assert "Natural Earth" in DRAWING["origin"]
    assert "public domain" in DRAWING["origin"]
    parts = "about origin projection width height arcs sides areas wraps corners lakes"
    assert list(DRAWING) == parts.split()


def test_it_has_the_areas_of_the_map() -> None:
    assert ATLAS.names == NAMES
    for area, entry in enumerate(DRAWING["areas"]):
        assert entry["kind"] == ("land" if area < ATLAS.first_sea else "sea")
        assert ("mark" in entry) == (ATLAS.roles[area] != PLAIN)
        assert set(entry) - {"mark", "anchor"} == {"name", "kind", "rings", "spot", "label"}


# Outlines


def test_every_arc_is_part_of_the_outlines_on_its_two_sides() -> None:
    assert len(ARCS) == len(DRAWING["sides"])
    used: dict[int, list[int]] = defaultdict(list)
    for area, entry in enumerate(DRAWING["areas"]):
        for step in (step for ring in entry["rings"] for step in ring):
            used[step].append(area)
    for number, (right, left) in enumerate(DRAWING["sides"]):
        assert right != left
        assert used[number] == ([] if right < 0 else [right])
        assert used[~number] == ([] if left < 0 else [left])
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for arc in ARCS for x, y in arc)
    assert all(p != q for arc in ARCS for p, q in pairwise(arc))


def test_outlines_are_closed() -> None:
    for area, entry in enumerate(DRAWING["areas"]):
        assert entry["rings"]
        for ring in entry["rings"]:
            for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
                assert along(one)[-1] == along(other)[0]
        assert sum(doubled(ring) for ring in rings(area)) > 2 * 3000, NAMES[area]


def on_frame(arc: list[Spot]) -> bool:
    return all(x in (0, WIDTH) or y in (0, HEIGHT) for x, y in arc)


def lake() -> int:
    """Twice the area of what belongs to no area."""
    found = 0
    for arc, (right, left) in zip(ARCS, DRAWING["sides"], strict=True):
        if -1 in (right, left) and not on_frame(arc):
            found += sum(x * v - u * y for (x, y), (u, v) in pairwise(arc)) * (1 if right < 0 else -1)
    return found


def test_the_areas_fill_the_map() -> None:
    filled = sum(doubled(ring) for area in range(76) for ring in rings(area))
    assert 0 < lake() < 2 * 40_000
    assert filled + lake() == 2 * WIDTH * HEIGHT


def test_no_point_belongs_to_two_areas() -> None:
    rng = random.Random(6)
    corners = [[p for p, _ in walls(area)] for area in range(76)]
    boxes = [[least(axis) for least in (min, max) for axis in zip(*found, strict=True)] for found in corners]
    nowhere = 0
    for _ in range(1500):
        x, y = rng.randrange(WIDTH) + 0.5, rng.randrange(HEIGHT) + 0.37
        near = [area for area, (a, b, u, v) in enumerate(boxes) if a < x < u and b < y < v]
        found = [area for area in near if inside(area, x, y)]
        assert len(found) <= 1
        nowhere += not found
    assert nowhere < 20


def turn(a: Spot, b: Spot, c: Spot) -> int:
    found = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (found > 0) - (found < 0)


def test_lines_do_not_cross() -> None:
    squares: dict[Spot, list[tuple[Spot, Spot]]] = defaultdict(list)
    for p, q in (wall for arc in ARCS for wall in pairwise(arc)):
        for column in range(min(p[0], q[0]) // 40, max(p[0], q[0]) // 40 + 1):
            for row in range(min(p[1], q[1]) // 40, max(p[1], q[1]) // 40 + 1):
                squares[column, row].append((p, q))
    for lines in squares.values():
        for (a, b), (c, d) in combinations(lines, 2):
            if not {a, b} & {c, d}:
                assert turn(a, b, c) * turn(a, b, d) > 0 or turn(c, d, a) * turn(c, d, b) > 0 or apart(a, b, c, d)


def apart(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether two pieces of one line have no point in common."""
    return any(max(a[k], b[k]) < min(c[k], d[k]) or max(c[k], d[k]) < min(a[k], b[k]) for k in (0, 1))


# Neighbours


def flat_links(atlas: Atlas) -> set[Pair]:
    return {frozenset(link) for link, wraps in zip(atlas.links, atlas.wraps, strict=True) if not wraps}


@cache
def borders() -> dict[Pair, float]:
    """For each two areas that touch how long their border is."""
    found: dict[Pair, float] = defaultdict(float)
    for arc, sides in zip(ARCS, DRAWING["sides"], strict=True):
        if -1 not in sides:
            found[frozenset(NAMES[area] for area in sides)] += sum(math.dist(p, q) for p, q in pairwise(arc))
    return dict(found)


def disagreements(links: set[Pair]) -> set[Pair]:
    """Areas that touch but are not linked, and those that are linked but cannot be seen to touch."""
    found = borders()
    return (found.keys() - links) | {pair for pair in links if found.get(pair, 0) < CLEAR}


@cites("D1.5")
def test_neighbours_on_the_drawing_are_those_of_the_map() -> None:
    assert not disagreements(flat_links(ATLAS))


@cites("D1.5")
def test_no_link_can_be_left_out_or_added() -> None:
    links = flat_links(ATLAS)
    for pair in links:
        assert disagreements(links - {pair}) == {pair}
    for more in combinations(NAMES, 2):
        if frozenset(more) not in links:
            assert disagreements(links | {frozenset(more)}) == {frozenset(more)}


def test_four_areas_meet_only_where_the_file_says_so() -> None:
    around: dict[Spot, set[int]] = defaultdict(set)
    for arc, sides in zip(ARCS, DRAWING["sides"], strict=True):
        for end in (arc[0], arc[-1]):
            around[end].update(area for area in sides if area >= 0)
    found = {spot: areas for spot, areas in around.items() if len(areas) > 3}
    assert {(x, y): set(areas) for x, y, areas in DRAWING["corners"]} == found
    links = flat_links(ATLAS)
    for areas in found.values():
        assert any(frozenset(NAMES[area] for area in pair) not in links for pair in combinations(areas, 2))


def at_edge(x: int) -> dict[int, list[Spot]]:
    """For each area at an edge the heights between which it lies there."""
    found: dict[int, list[Spot]] = defaultdict(list)
    for area in range(76):
        for p, q in walls(area):
            if p[0] == q[0] == x:
                found[area].append((min(p[1], q[1]), max(p[1], q[1])))
    return found


@cites("D1.5")
def test_what_lies_across_the_edge_is_linked_around_it() -> None:
    across: dict[tuple[str, str], int] = defaultdict(int)
    for west, left in at_edge(0).items():
        for east, right in at_edge(WIDTH).items():
            across[NAMES[west], NAMES[east]] += sum(max(0, min(b, d) - max(a, c)) for a, b in left for c, d in right)
    wraps = {link for link, wraps in zip(ATLAS.links, ATLAS.wraps, strict=True) if wraps}
    strait = ("alaska", "eastern-siberia")
    assert {link for link, length in across.items() if length >= CLEAR} == wraps - {strait}
    assert all(length >= CLEAR or length <= 2 for length in across.values())
    for entry in DRAWING["wraps"]:
        west, east = entry["joins"]
        if (west, east) == strait:  # between the sea north and the sea south of it
            [north, south] = [one for one in DRAWING["wraps"] if one["joins"][0] in ("beaufort-sea", "north-pacific")]
            assert north["from"] < entry["from"] <= entry["to"] < south["to"]
            assert abs((entry["from"] + entry["to"]) / 2 - north["to"]) < 100
        else:
            assert entry["to"] - entry["from"] == across[west, east]
    assert {tuple(entry["joins"]) for entry in DRAWING["wraps"]} == wraps


# Places


def projected(lon: float, lat: float) -> tuple[float, float]:
    """Patterson's projection, as the file says."""
    found = DRAWING["projection"]
    assert found["name"] == "Patterson"

    def height(degrees: float) -> float:
        t = math.radians(degrees)
        return float(WIDTH) / math.tau * (1.0148 * t + 0.23185 * t**5 - 0.14499 * t**7 + 0.02406 * t**9)

    x = (lon - found["west"]) % 360 * WIDTH / (found["east"] - found["west"])
    assert round(height(found["north"]) - height(found["south"])) == HEIGHT
    return x, height(found["north"]) - height(lat)


@pytest.mark.parametrize("area", range(76), ids=NAMES)
def test_an_area_has_places_inside_it(area: int) -> None:
    entry = DRAWING["areas"][area]
    x, y, radius = entry["spot"]
    assert inside(area, x, y)
    assert clearance(area, x, y) >= radius - 1
    assert radius >= ROOM or "anchor" in entry
    x, y, width, height = entry["label"]
    assert inside(area, x, y)
    assert width > 0
    assert height >= 30
    if "mark" in entry:
        assert inside(area, *entry["mark"])
        assert clearance(area, *entry["mark"]) >= 8
    assert inside(area, *projected(ATLAS.lon[area], ATLAS.lat[area])), "the point of map.toml"


def test_anchors_are_at_sea_and_apart_from_counters_there() -> None:
    circles = [(entry["anchor"], area) for area, entry in enumerate(DRAWING["areas"]) if "anchor" in entry]
    circles += [((*entry["spot"][:2], ROOM), area) for area, entry in enumerate(DRAWING["areas"]) if area >= 48]
    for (x, y, radius), area in circles:
        [sea] = [other for other in range(76) if inside(other, x, y)]
        assert sea >= ATLAS.first_sea
        assert radius >= ROOM
        assert clearance(sea, x, y) >= radius - 1
        for (u, v, other), place in circles:
            assert place == area or math.hypot(u - x, v - y) > radius + other


def test_lakes_lie_on_the_map() -> None:
    for steps in DRAWING["lakes"]:
        ring = spots(steps)
        assert len(ring) > 4
        assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in ring)
        assert abs(doubled(ring)) > 2 * 30
