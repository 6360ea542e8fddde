"""The countries on the plane: what is left out, made larger, and simplified."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from tools.dust_map.planar import box, contains
from tools.dust_map.plane import WIDTH, Point, Spot, area, project, rounded, simplified
from tools.dust_map.sketch import Sketch
from tools.dust_map.source import World

DETAIL: Final = 2.0
"""Corners of lines that matter less than this area are left out."""
ISLAND: Final = 45.0
"""So large an island must be to be drawn."""

Ring = list[int]
"""Numbers of arcs, as in a ``World``."""
T = TypeVar("T")


class Coasts(NamedTuple):
    """What is drawn of the countries."""

    arcs: dict[int, list[Spot]]
    polygons: list[tuple[str, list[list[Spot]]]]
    """For each polygon its country, and the closed lines around it, their first points not again."""

    def country_at(self, point: Point) -> str | None:
        """Which country lies there, if any."""
        for country, rings in self.polygons:
            if not rings:
                continue
            left, top, right, bottom = box(rings[0])
            if left < point[0] < right and top < point[1] < bottom and contains(rings, point):
                return country
        return None


def read_coasts(world: World, sketch: Sketch) -> Coasts:
    """The coasts and the borders of countries as the drawing has them."""
    arcs = {number: [project(*point) for point in arc] for number, arc in enumerate(world.arcs)}
    shared = _shared(world)
    boxes = [box([project(*corner) for corner in corners]) for corners in sketch.no_islands]
    taken: list[tuple[str, list[Ring]]] = []
    for country, polygons in world.countries.items():
        if country in sketch.no_countries:
            continue
        for rings in polygons:
            outline = _ring(arcs, rings[0])
            left, top, right, bottom = box(outline)
            if right - left > WIDTH / 2:  # it lies across the cut
                continue
            x, y = (left + right) / 2, (top + bottom) / 2
            if any(west < x < east and north < y < south for west, north, east, south in boxes):
                continue
            if abs(area(outline)) >= ISLAND or _numbers([rings]) & shared:
                taken.append((country, rings))
    used = _numbers([rings for _, rings in taken])
    for group, factor, around in sketch.grown:
        _grow(arcs, [rings for country, rings in taken if country in group], factor, project(*around))
    drawn = {arc: rounded(simplified(arcs[arc], DETAIL)) for arc in used}
    found = [(country, [_ring(drawn, ring) for ring in rings]) for country, rings in taken]
    return Coasts(drawn, [(country, [ring for ring in rings if len(ring) > 2]) for country, rings in found])


def _shared(world: World) -> set[int]:
    """Arcs that two countries have in common."""
    seen: set[int] = set()
    twice: set[int] = set()
    for polygons in world.countries.values():
        for number in _numbers(polygons):
            (twice if number in seen else seen).add(number)
    return twice


def _numbers(polygons: list[list[Ring]]) -> set[int]:
    return {~arc if arc < 0 else arc for rings in polygons for ring in rings for arc in ring}


def _ring(arcs: Mapping[int, Sequence[T]], ring: Ring) -> list[T]:
    """The points of a closed line, the first not again."""
    found: list[T] = []
    for arc in ring:
        line = arcs[~arc][::-1] if arc < 0 else arcs[arc]
        found.extend(line[:-1])
    return found


def _grow(arcs: dict[int, list[Point]], polygons: list[list[Ring]], factor: float, around: Point) -> None:
    """Make a group of islands larger; one point of them stays where it is."""
    x, y = around
    for number in _numbers(polygons):
        arcs[number] = [(x + (u - x) * factor, y + (v - y) * factor) for u, v in arcs[number]]
