"""D1.5, D1.9: the map. Areas, their links and what lies where, read from a data file and checked.

Ours is ``data/map.toml``; users may supply their own. Areas are numbered land first, then sea, each in the
order of the file; a set of land areas is then one small integer, and so is a set of sea areas. The
numbers live in memory only, and nothing a player sees depends on them.
"""

from typing import Final

from sandtable.core.bits import BIT, members
from sandtable.core.errors import Said, did_you_mean
from sandtable.games.datafiles import DataError, DataFile, Entry, quoted, show

__all__ = ["Atlas", "DataError", "read_atlas"]

KINDS: Final = ("land", "sea")
ROLES: Final = ("plain", "source", "capital")
PLAIN: Final = 0
SOURCE: Final = 1
CAPITAL: Final = 2

LAND_AREAS: Final = 48
SEA_AREAS: Final = 28
CAPITALS: Final = 6
LAND_SOURCES: Final = 12
SEA_SOURCES: Final = 4

OTHER_HALF: Final = 90
"""No link around the edge spans so many degrees of latitude: it would run from north to south."""


def read_atlas(content: object, label: str = "map.toml") -> "Atlas":
    """The map in the content of a data file; ``label`` is what error sentences call the file."""
    return Atlas(content, label)


class Atlas:
    """A map as flat tables, shared by all states of a game and never changed."""

    __slots__ = (
        "_entries",
        "_label",
        "_number",
        "capitals",
        "coast",
        "first_sea",
        "labels",
        "land_sources",
        "lat",
        "links",
        "lon",
        "names",
        "origins",
        "pairs",
        "partner",
        "placed",
        "roles",
        "sea_sources",
        "to_land",
        "to_sea",
        "wraps",
    )

    def __init__(self, content: object, label: str = "map.toml") -> None:
        """Check the content of a data file, and build the tables."""
        file = DataFile(label, content, ["area", "link"], "D1.5")
        self._label = label
        self._entries: list[Entry] = []
        self._number: dict[str, int] = {}

        # All areas, land first; the number of the first sea area.
        self.names: list[str] = []
        self.first_sea = 0
        # From names to display labels, where the file gives any.
        self.labels: dict[str, str] = {}
        # For each area its place in ROLES.
        self.roles: list[int] = []
        # For each area whether the file says where it lies, and where, in degrees.
        self.placed: list[bool] = []
        self.lon: list[float] = []
        self.lat: list[float] = []
        self._read_areas(file)
        self._check_counts()

        # The links by the names of their ends, and for each whether it runs around the edge of the map.
        self.links: list[tuple[str, str]] = []
        self.wraps: list[bool] = []
        # For each area the land areas it is linked to, and the sea areas, counted from the first one.
        self.to_land: list[int] = [0] * len(self.names)
        self.to_sea: list[int] = [0] * len(self.names)
        self._read_links(file)

        # Sets of land areas, and one of sea areas, counted from the first one.
        self.capitals = 0
        self.land_sources = 0
        self.sea_sources = 0
        self.coast = 0
        # For each land area the capital it is paired with (D2.4), -1 for all but capitals; and the three pairs.
        self.partner: list[int] = [-1] * self.first_sea
        self.pairs: list[tuple[int, int]] = []
        self._gather()
        self._check_pairs()
        self._check_joined()
        # ``<entry> <column>`` to the origin of that value.
        self.origins: dict[str, str] = file.origins

    # What is asked of a map

    def is_land(self, name: str) -> bool:
        """Whether the area is land."""
        return self._number[name] < self.first_sea

    def is_coastal(self, name: str) -> bool:
        """D1.9: whether the area is land that touches sea."""
        return self.is_land(name) and bool(self.coast & BIT[self._number[name]])

    def role_of(self, name: str) -> str:
        """Whether the area is a capital, a power source or plain."""
        return ROLES[self.roles[self._number[name]]]

    def number_of(self, name: str) -> int:
        """The number of an area."""
        return self._number[name]

    def near(self, area: int) -> list[int]:
        """The areas an area is linked to."""
        return members(self.to_land[area]) + [self.first_sea + sea for sea in members(self.to_sea[area])]

    def distances(self, start: int, *, land: bool = True, sea: bool = True, around: bool = True) -> list[int]:
        """The least number of steps from an area to each other one, over land, sea or both; -1: no way leads there.

        Without ``around`` no step leads around the edge of the map.
        """
        wraps = zip(self.links, self.wraps, strict=True)
        closed = set() if around else {frozenset(link) for link, wrapped in wraps if wrapped}
        found = [-1] * len(self.names)
        found[start] = 0
        queue = [start]
        for area in queue:
            for other in self.near(area):
                if closed and {self.names[area], self.names[other]} in closed:
                    continue
                if found[other] < 0 and (land if other < self.first_sea else sea):
                    found[other] = found[area] + 1
                    queue.append(other)
        return found

    # Reading

    def _read_areas(self, file: DataFile) -> None:
        rows = file.entries("area", ["name", "kind", "role", "lon", "lat"], ["label"], "D1.5")
        seen: set[str] = set()
        land: list[Entry] = []
        sea: list[Entry] = []
        for entry in rows:
            name = entry.token("name")
            if name in seen:
                raise entry.error(f"the area {name} is there twice", "", "data-map-name", name=name)
            seen.add(name)
            kind = entry.word("kind", KINDS)
            role = entry.word("role", ROLES)
            if kind and role == CAPITAL:
                raise entry.error("a capital must be land, not sea", "", "data-map-capital-sea")
            if kind:
                sea.append(entry)
            else:
                land.append(entry)
        self.first_sea = len(land)
        self._entries = land + sea
        for number, entry in enumerate(self._entries):
            name = entry.token("name")
            self.names.append(name)
            self._number[name] = number
            self.roles.append(entry.word("role", ROLES))
            if "label" in entry.table:
                self.labels[name] = entry.label()
            self._read_point(entry)

    def _read_point(self, entry: Entry) -> None:
        """Where an area lies, which a file need not say."""
        placed = "lon" in entry.table
        if placed != ("lat" in entry.table):
            raise entry.error("lon and lat go together; give both or none", "", "data-map-point")
        self.placed.append(placed)
        self.lon.append(_degrees(entry, "lon", 180) if placed else 0.0)
        self.lat.append(_degrees(entry, "lat", 90) if placed else 0.0)

    def _check_counts(self) -> None:
        """How many areas of which kind and role a map has."""
        first = self.first_sea
        found = [
            (first, LAND_AREAS, Said("land areas", "data-map-land", {})),
            (len(self.names) - first, SEA_AREAS, Said("sea areas", "data-map-sea", {})),
            (self.roles.count(CAPITAL), CAPITALS, Said("capitals", "data-map-capitals", {})),
            (self.roles[:first].count(SOURCE), LAND_SOURCES, Said("power sources on land", "data-map-on-land", {})),
            (self.roles[first:].count(SOURCE), SEA_SOURCES, Said("power sources at sea", "data-map-at-sea", {})),
        ]
        for count, wanted, what in found:
            if count != wanted:
                sentence = f"{self._label}: there must be {wanted} {what}, not {count} (D1.5)"
                raise DataError(sentence, "data-map-count", file=self._label, wanted=wanted, what=what, given=count)

    def _read_links(self, file: DataFile) -> None:
        for entry in file.entries("link", ["joins", "wraps"], [], "D1.5"):
            joins = entry.value("joins")
            if not isinstance(joins, list) or len(joins) != 2:
                raise entry.error("joins must be a list of two areas", "", "data-map-joins")
            first, second = self._end(entry, joins[0]), self._end(entry, joins[1])
            one, other = self.names[first], self.names[second]
            entry.title = f'link "{one}/{other}"'
            if first == second:
                sentence = f"joins must be two different areas, not {one} twice"
                raise entry.error(sentence, "", "data-map-itself", name=one)
            if second in self.near(first):
                sentence = f"the link of {one} and {other} is there twice; give it once"
                raise entry.error(sentence, "", "data-map-twice", origin=one, target=other)
            wraps = entry.table.get("wraps", False)
            if not isinstance(wraps, bool):
                sentence = f"wraps must be true or false, not {show(wraps)}"
                raise entry.error(sentence, "", "data-map-wraps", given=quoted(wraps))
            if wraps and abs(self.lat[first] - self.lat[second]) > OTHER_HALF:
                sentence = "a link may run around the edge from east to west only, not from north to south"
                raise entry.error(sentence, "", "data-map-pole")
            self.links.append((one, other))
            self.wraps.append(wraps)
            self._join(first, second)
            self._join(second, first)

    def _end(self, entry: Entry, name: object) -> int:
        """The area at one end of a link."""
        if isinstance(name, str) and name in self._number:
            return self._number[name]
        guess = did_you_mean(name, self.names) if isinstance(name, str) else Said("", "", {})
        if "guess" not in guess.values:  # eight of 76 names are no help
            guess = Said("", "", {})
        sentence = f"joins must name two areas of the file, and {show(name)} is none{guess}"
        raise entry.error(sentence, "", "data-map-area", given=quoted(name), guess=guess)

    def _join(self, area: int, other: int) -> None:
        if other < self.first_sea:
            self.to_land[area] |= BIT[other]
        else:
            self.to_sea[area] |= BIT[other - self.first_sea]

    def _gather(self) -> None:
        """The areas of each role, and the coast, as sets."""
        for area, role in enumerate(self.roles):
            if area < self.first_sea:
                self.capitals |= BIT[area] if role == CAPITAL else 0
                self.land_sources |= BIT[area] if role == SOURCE else 0
                self.coast |= BIT[area] if self.to_sea[area] else 0
            else:
                self.sea_sources |= BIT[area - self.first_sea] if role == SOURCE else 0

    def _check_pairs(self) -> None:
        """Each capital touches one other, so there are three pairs."""
        for area in members(self.capitals):
            others = members(self.to_land[area] & self.capitals)
            if len(others) != 1:
                sentence = f"a capital must touch exactly one other capital, not {len(others)}"
                raise self._entries[area].error(sentence, "", "data-map-pair", given=len(others))
            self.partner[area] = others[0]
            if area < others[0]:
                self.pairs.append((area, others[0]))

    def _check_joined(self) -> None:
        """One world, and one ocean in it."""
        for start, what, message in (
            (0, "all areas must hang together", "data-map-joined"),
            (self.first_sea, "the sea areas must be one ocean", "data-map-ocean"),
        ):
            found = self.distances(start, land=start == 0)
            for area in range(start, len(self.names)):
                if found[area] < 0:
                    origin, target = self.names[start], self.names[area]
                    sentence = f"{self._label}: {what}, but no link leads from {origin} to {target} (D1.5)"
                    raise DataError(sentence, message, file=self._label, origin=origin, target=target)


def _degrees(entry: Entry, key: str, most: int) -> float:
    """A number of degrees."""
    value = entry.value(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not -most <= value <= most:
        sentence = f"{key} must be a number of degrees from -{most} to {most}, not {show(value)}"
        raise entry.error(sentence, "", "data-map-degrees", key=key, most=most, given=quoted(value))
    return float(value)
