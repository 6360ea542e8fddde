"""Which face of the plane belongs to which area, and the borders between areas as lines they share."""

import math
from collections import defaultdict
from typing import Final, NamedTuple

from tools.dust_map.coasts import Coasts
from tools.dust_map.planar import OUTSIDE, Edge, Graph, Tags, contains, edge, graph, inner, noded, tagged
from tools.dust_map.plane import (
    HEIGHT,
    WIDTH,
    Point,
    Spot,
    area,
    curve,
    project,
    ragged,
    rounded,
    simplified,
    unproject,
)
from tools.dust_map.sketch import Sketch

SPECK: Final = 30.0
"""A piece of an area smaller than this goes to the neighbour it borders most, unless it is an island."""
POND: Final = 400.0
"""Water without a point of its own that is smaller than this is filled, or goes to the sea beside it."""
UNKNOWN: Final = "?"
NOTHING: Final = ""
"""The name of what lies around the map."""


class DrawingError(Exception):
    """The sketch does not say what the map needs."""


class Arc(NamedTuple):
    """A line between two areas, and which lie on its right and on its left on a screen."""

    points: list[Spot]
    right: str
    left: str


def lines_of(coasts: Coasts, sketch: Sketch) -> list[tuple[str, list[Spot]]]:
    """All lines of the drawing with what they are: the coasts, our own borders, and the frame."""
    found = [("coast", line) for line in coasts.arcs.values()]
    for _, ring in sketch.fills:
        spots = rounded([project(*place) for place in ring])
        found.append(("coast", [*spots, spots[0]]))
    for line in sketch.land:
        path = ragged(curve([project(*place) for place in line.points], 30), 0.16, line.name)
        found.append(("land", rounded(simplified(path, 4))))
    for line in sketch.sea:
        path = curve([project(*place) for place in line.points], 8)
        found.append(("sea", rounded(simplified(path, 1.5))))
    frame = [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT), (0, 0)]
    return [*found, ("frame", frame)]


class Puzzle:
    """The faces of the plane, and to which area each belongs."""

    def __init__(self, coasts: Coasts, sketch: Sketch) -> None:
        self.coasts = coasts
        self.sketch = sketch
        self.tags: Tags = noded(tagged(lines_of(coasts, sketch)))
        self.graph: Graph = graph(self.tags)
        self.rings = [[face.outline, *face.holes] for face in self.graph.faces]
        self.size = [sum(area(ring) for ring in rings) for rings in self.rings]
        self.spots = [inner(rings) for rings in self.rings]
        self.ground = [self._ground(spot) for spot in self.spots]
        self.cell = self._cells()
        self.owner = self._owners()
        self._sweep()

    def _ground(self, spot: Point) -> str:
        """What is there: a country, an area that fills a strait, the sea, or nothing at all."""
        x, y = spot
        if not (0 < x < WIDTH and 0 < y < HEIGHT):
            return "outside"
        for name, ring in self.sketch.fills:
            if contains([[project(*place) for place in ring]], spot):
                return f"fill {name}"
        country = self.coasts.country_at(spot)
        return "sea" if country is None else f"country {country}"

    def _cells(self) -> list[int]:
        """Faces of one country, or of the sea, that only a line of the other element parts are one."""
        cell = list(range(len(self.rings)))

        def top(face: int) -> int:
            while cell[face] != face:
                face = cell[face]
            return face

        for (p, q), tags in self.tags.items():
            one, other = self.graph.right[p, q], self.graph.right[q, p]
            if OUTSIDE in (one, other) or self.ground[one] != self.ground[other]:
                continue
            if tags == {"land" if self.ground[one] == "sea" else "sea"} or tags == {"coast"}:
                cell[top(one)] = top(other)
        return [top(face) for face in range(len(cell))]

    def _owners(self) -> list[str]:
        """The area of each face."""
        told: dict[int, str] = {}
        for name, place in self.sketch.inside:
            point = project(*place)
            for face, rings in enumerate(self.rings):
                if contains(rings, point):
                    other = told.setdefault(self.cell[face], name)
                    if other != name:
                        raise DrawingError(f"{other} and {name} lie in one piece of {self.ground[face]}")
                    break
            else:
                raise DrawingError(f"{name} lies outside the map")
        for face in range(len(self.rings)):
            self._tell(self.cell[face], told)
        return [told.get(cell, UNKNOWN) for cell in self.cell]

    def _tell(self, cell: int, told: dict[int, str]) -> None:
        """Say whose a piece is that has no point of its own."""
        ground = self.ground[cell]
        kind, _, what = ground.partition(" ")
        if kind == "outside":
            told[cell] = NOTHING
        elif kind == "fill":
            told[cell] = what
        elif what in self.sketch.countries:
            named = self.sketch.countries[what]
            if told.setdefault(cell, named) != named:
                raise DrawingError(f"{told[cell]} lies in {what}, which is of {named}")
        elif cell not in told and kind == "country":
            same = [other for other in told if self.ground[other] == ground]
            mine = self._outline(cell)
            if same:
                told[cell] = told[min(same, key=lambda other: _gap(mine, self._outline(other)))]

    def _outline(self, cell: int) -> list[Spot]:
        return [spot for face, top in enumerate(self.cell) if top == cell for spot in self.rings[face][0]]

    def _sweep(self) -> None:
        """Give specks to the neighbour of their own element with which they have the longest border, or to another."""
        while True:
            for faces in self._pieces():
                owner, ground = self.owner[faces[0]], self.ground[faces[0]]
                size = sum(self.size[face] for face in faces)
                if owner == NOTHING or size >= (POND if owner == UNKNOWN else SPECK):
                    continue
                beside = self._beside(faces)
                best = max(beside, key=lambda face: self.ground[face] == ground, default=None)
                if best is not None:
                    for face in faces:
                        self.owner[face] = self.owner[best]
                    break
            else:
                break
        for face, owner in enumerate(self.owner):
            if owner == UNKNOWN:
                lon, lat = unproject(self.spots[face])
                raise DrawingError(f"whose is the {self.ground[face]} at {lon:.1f} {lat:.1f}?")

    def _beside(self, faces: list[int]) -> list[int]:
        """The faces beside some, those first with which they have the longest border."""
        found: dict[int, float] = defaultdict(float)
        for (p, q), one in self.graph.right.items():
            other = self.graph.right[q, p]
            if one in faces and other not in faces and other != OUTSIDE and self.owner[other] not in (NOTHING, UNKNOWN):
                found[other] += math.dist(p, q)
        return sorted(found, key=lambda face: -found[face])

    def _pieces(self) -> list[list[int]]:
        """Faces of one area that hang together."""
        beside: dict[int, list[int]] = defaultdict(list)
        for (p, q), one in self.graph.right.items():
            other = self.graph.right[q, p]
            if OUTSIDE not in (one, other) and self.owner[one] == self.owner[other]:
                beside[one].append(other)
        seen: set[int] = set()
        found: list[list[int]] = []
        for start in range(len(self.rings)):
            if start in seen:
                continue
            piece = [start]
            seen.add(start)
            for face in piece:
                for other in beside[face]:
                    if other not in seen:
                        seen.add(other)
                        piece.append(other)
            found.append(piece)
        return found

    def arcs(self) -> list[Arc]:
        """The borders between areas."""
        sides = {step: NOTHING if face == OUTSIDE else self.owner[face] for step, face in self.graph.right.items()}
        return chains({(p, q): (name, sides[q, p]) for (p, q), name in sides.items() if name != sides[q, p]})


def _gap(one: list[Spot], other: list[Spot]) -> float:
    return min(math.dist(p, q) for p in one[:: max(1, len(one) // 60)] for q in other[:: max(1, len(other) // 400)])


def chains(steps: dict[Edge, tuple[str, str]]) -> list[Arc]:
    """Join edges to lines that run from one place where several meet to the next, or are closed."""
    after: dict[Spot, list[Spot]] = defaultdict(list)
    for p, q in steps:
        after[p].append(q)
    done: set[Edge] = set()
    found: list[Arc] = []

    def walk(p: Spot, q: Spot) -> None:
        sides = steps[p, q]
        line = [p, q]
        done.add(edge(p, q))
        while len(after[q]) == 2 and q != line[0]:
            p, q = q, next(spot for spot in after[q] if spot != p)
            line.append(q)
            done.add(edge(p, q))
        found.append(Arc(line, *sides))

    ends = sorted(spot for spot, others in after.items() if len(others) != 2)
    for spots in (ends, sorted(after)):
        for p in spots:
            for q in sorted(after[p]):
                if edge(p, q) not in done:
                    walk(p, q)
    return found
