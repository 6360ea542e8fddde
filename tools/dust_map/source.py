"""Natural Earth, as the npm package world-atlas carries it: fetched, and decoded from TopoJSON."""

import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

PACKAGE: Final = "world-atlas@2.0.2"
FILE: Final = "package/countries-50m.json"

Point = tuple[float, float]


class World(NamedTuple):
    """The countries of the Earth: shared lines, and which of them go around what."""

    arcs: list[list[Point]]
    """Lines of longitude and latitude."""
    countries: dict[str, list[list[list[int]]]]
    """By name: polygons, each the rings around it, outer one first, of numbers of arcs; ``~n`` is arc n backwards."""


def fetch() -> Any:
    """The file as npm has it; it is loaded into a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "pack", "--silent", PACKAGE]
        done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
        with tarfile.open(Path(folder, done.stdout.split()[-1])) as archive:
            member = archive.extractfile(FILE)
            assert member is not None
            return json.load(member)


def read(path: Path | None) -> World:
    """The world in a file, or else in the one that npm has."""
    return decode(fetch() if path is None else json.loads(path.read_text(encoding="utf-8")))


def decode(topology: Any) -> World:
    """What a TopoJSON file says."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[Point]] = []
    for steps in topology["arcs"]:
        x = y = 0
        line: list[Point] = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)
    countries: dict[str, list[list[list[int]]]] = {}
    for geometry in topology["objects"]["countries"]["geometries"]:
        polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        countries.setdefault(geometry["properties"]["name"], []).extend(polygons)
    return World(arcs, countries)
