"""The sketch of the map, sketch.toml, and the areas of map.toml it is for."""

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from sandtable.games.datafiles import read_files
from sandtable.games.dust.rules.atlas import Atlas, read_atlas

Place = tuple[float, float]
"""Longitude and latitude."""

HERE: Final = Path(__file__).resolve().parent
PACKAGE: Final = "sandtable.games.dust"


class Line(NamedTuple):
    """A border of our own between two areas."""

    joins: tuple[str, str]
    points: list[Place]

    @property
    def name(self) -> str:
        return "/".join(self.joins)


class Sketch(NamedTuple):
    """What sketch.toml says; see there."""

    countries: dict[str, str]
    inside: list[tuple[str, Place]]
    """Places, and the area or lake in which each lies; the points of map.toml too."""
    lakes: list[str]
    """Lakes that part areas."""
    ponds: list[list[Place]]
    """Outlines of lakes that are only drawn on top of the areas."""
    no_countries: list[str]
    no_islands: list[tuple[Place, Place]]
    """Boxes, by their corners in the south-west and the north-east."""
    grown: list[tuple[list[str], float, Place]]
    fills: list[tuple[str, list[Place]]]
    land: list[Line]
    sea: list[Line]
    anchors: dict[str, Place]


def our_atlas() -> Atlas:
    """The map for which all this is."""
    return read_atlas(read_files(PACKAGE, ["map"], None)["map"])


def read_sketch(atlas: Atlas) -> Sketch:
    """The sketch, and with it the points of the map."""
    found = tomllib.loads((HERE / "sketch.toml").read_text(encoding="utf-8"))
    places = found["places"]

    def line(entry: dict[str, list[Any]]) -> Line:
        one, other = entry["joins"]
        points = [places[point] if isinstance(point, str) else point for point in entry["line"]]
        return Line((one, other), [(point[0], point[1]) for point in points])

    def place(point: list[float]) -> Place:
        return point[0], point[1]

    inside = [(name, (atlas.lon[area], atlas.lat[area])) for area, name in enumerate(atlas.names)]
    inside.extend((name, (lon, lat)) for name, more in found["also"].items() for lon, lat in more)
    inside.extend((name, (lon, lat)) for name, (lon, lat) in found["lakes"].items())
    return Sketch(
        countries={country: name for name, group in found["countries"].items() for country in group},
        inside=inside,
        lakes=list(found["lakes"]),
        ponds=[[place(point) for point in entry["ring"]] for entry in found["lake"]],
        no_countries=found["without"]["countries"],
        no_islands=[((west, south), (east, north)) for west, south, east, north in found["without"]["islands"]],
        grown=[(entry["countries"], entry["by"], place(entry["around"])) for entry in found["grow"]],
        fills=[(entry["area"], [(lon, lat) for lon, lat in entry["ring"]]) for entry in found["fill"]],
        land=[line(entry) for entry in found["land"]],
        sea=[line(entry) for entry in found["sea"]],
        anchors={name: (lon, lat) for name, (lon, lat) in found.get("anchors", {}).items()},
    )
