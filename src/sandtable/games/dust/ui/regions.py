"""The regions of the world, for overviews of the map. No rule knows them.

``data/regions.toml`` names those of our map. An area that it does not name belongs to the region of the nearest one of
its element that it does name; on a map that has little in common with ours, to the nearest pair of capitals.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from sandtable.games.dust.rules.atlas import Atlas
from sandtable.text.wording import Wording

IN_COMMON: Final = 0.5
"""A map of which less than this share of areas is named is grouped by its capitals."""
NOWHERE: Final = 999


class Region:
    """A part of the world: areas that are all land, or all sea."""

    __slots__ = ("areas", "capital", "name", "sea")

    def __init__(self, name: str, sea: bool, areas: list[int], capital: str = "") -> None:
        self.name = name
        """The word of a region of our map; empty: it has none."""
        self.sea = sea
        self.areas = areas
        self.capital = capital
        """Of a region without a name: the capital it lies around."""

    def label(self, wording: Wording) -> str:
        """What people call it."""
        if self.name:
            return wording.name("region", self.name)
        return wording.say("region-of-seas" if self.sea else "region-of-land", area=self.capital)


@cache
def _named() -> dict[str, str]:
    """From areas to the regions of the file, in its order."""
    text = (files("sandtable.games.dust") / "data" / "regions.toml").read_text(encoding="utf-8")
    return {area: region["name"] for region in tomllib.loads(text)["region"] for area in region["areas"]}


def regions(atlas: Atlas) -> list[Region]:
    """The regions of a map, land first; every area is in one of them."""
    named = _named()
    known = [area for area, name in enumerate(atlas.names) if name in named]
    if len(known) < IN_COMMON * len(atlas.names):
        return _around_capitals(atlas)
    found: dict[tuple[bool, str], list[int]] = {}
    order = list(dict.fromkeys(named.values()))
    for area, name in enumerate(atlas.names):
        sea = area >= atlas.first_sea
        region = named.get(name) or _nearest(atlas, area, known, named)
        found.setdefault((sea, region), []).append(area)
    keys = sorted(found, key=lambda key: (key[0], order.index(key[1])))
    return [Region(name, sea, found[sea, name]) for sea, name in keys]


def _nearest(atlas: Atlas, area: int, known: list[int], named: dict[str, str]) -> str:
    """The region of the nearest area on the map that has one, of the same element if there is any."""
    sea = area >= atlas.first_sea
    steps = atlas.distances(area, around=False)
    best = min(known, key=lambda one: ((one >= atlas.first_sea) != sea, steps[one] % NOWHERE, atlas.names[one]))
    return named[atlas.names[best]]


def _around_capitals(atlas: Atlas) -> list[Region]:
    """For each pair of capitals the land that is nearest to it, then the sea."""
    pairs = sorted(atlas.pairs, key=lambda pair: min(atlas.names[capital] for capital in pair))
    steps = [[atlas.distances(capital) for capital in pair] for pair in pairs]
    found: list[Region] = []
    for sea in (False, True):
        for pair in pairs:
            capital = min(atlas.names[one] for one in pair)
            found.append(Region("", sea, [], capital))
    for area in range(len(atlas.names)):
        near = [min(way[area] % NOWHERE for way in ways) for ways in steps]
        place = near.index(min(near)) + (len(pairs) if area >= atlas.first_sea else 0)
        found[place].areas.append(area)
    return [region for region in found if region.areas]
