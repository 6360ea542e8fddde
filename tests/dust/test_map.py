"""D1.5, D1.9: the map; what ours keeps to, what becomes of a changed one, and how a user's is read."""

import json
import math
import random
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from sandtable.core.bits import members
from sandtable.games.datafiles import read_files
from sandtable.games.dust.rules.atlas import CAPITAL, SOURCE, Atlas, DataError, read_atlas
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import Wording

PACKAGE = "sandtable.games.dust"
TEXT = files(PACKAGE).joinpath("data/map.toml").read_text(encoding="utf-8")
LANGUAGES = ("en", "de", "it")
PAIRS = (("eastern-states", "gulf-coast"), ("central-europe", "southern-europe"), ("north-china", "south-china"))
ISLANDS = {"british-isles", "greenland", "indonesia", "japan", "madagascar", "new-guinea"}

Content = dict[str, Any]


KEPT = json.dumps(read_files(PACKAGE, ["map"], None)["map"])
"""Our file as a save file carries it."""


def content() -> Content:
    """The content of our file, to be changed at will."""
    found = json.loads(KEPT)
    assert isinstance(found, dict)
    return found


OURS = read_atlas(content())


# What a map of ours keeps to, each as a question that a changed map must fail


def seas(atlas: Atlas) -> range:
    return range(atlas.first_sea, len(atlas.names))


def steps(atlas: Atlas, name: str, **how: bool) -> dict[str, int]:
    """How far each area is from one."""
    return dict(zip(atlas.names, atlas.distances(atlas.number_of(name), **how), strict=True))


def sources(atlas: Atlas) -> list[str]:
    return [atlas.names[area] for area in members(atlas.land_sources)]


def deeps(atlas: Atlas) -> list[str]:
    return [atlas.names[atlas.first_sea + sea] for sea in members(atlas.sea_sources)]


def touching(atlas: Atlas, name: str) -> tuple[int, int]:
    area = atlas.number_of(name)
    return atlas.to_land[area].bit_count(), atlas.to_sea[area].bit_count()


def paired(atlas: Atlas) -> bool:
    """Three pairs, and no capital touches one of another pair."""
    return {frozenset((atlas.names[a], atlas.names[b])) for a, b in atlas.pairs} == {frozenset(pair) for pair in PAIRS}


def counted(atlas: Atlas) -> bool:
    """As many links of each kind as areas touch on the map of the Earth."""
    ends = [tuple(sorted((atlas.is_land(one), atlas.is_land(other)))) for one, other in atlas.links]
    return [ends.count(kind) for kind in ((True, True), (False, False), (False, True))] == [73, 47, 82]


def two_routes(atlas: Atlas) -> bool:
    """From a coastal capital two sea routes with no area in common lead to the same coast of another pair."""
    start, goal = atlas.number_of("gulf-coast"), atlas.number_of("maghreb")
    closed: set[int] = set()
    for _ in range(2):
        edge, before = [start], {start: start}
        for area in edge:
            for other in atlas.near(area):
                free = other == goal if other < atlas.first_sea else other not in closed
                if other not in before and free and not (area == start and other == goal):
                    before[other] = area
                    edge.append(other)
        if goal not in before:
            return False
        area = before[goal]
        while area != start:
            closed.add(area)
            area = before[area]
    return True


def inland(atlas: Atlas) -> bool:
    """D1.9: some land touches no sea; all capitals do."""
    without = [area for area in range(atlas.first_sea) if not atlas.to_sea[area]]
    return len(without) == 5 and not atlas.capitals & ~atlas.coast


def shared_seas(atlas: Atlas) -> bool:
    """All seas but the open ocean touch land, and nearly all of these several land areas."""
    shores = [atlas.to_land[sea].bit_count() for sea in seas(atlas)]
    return shores.count(0) == 1 and len([n for n in shores if n > 1]) >= 24


def around_the_edge(atlas: Atlas) -> bool:
    """Links run around the edge, from the far west to the far east at the same height: at sea, and over one strait."""
    found = [link for link, wraps in zip(atlas.links, atlas.wraps, strict=True) if wraps]
    for one, other in found:
        left, right = atlas.number_of(one), atlas.number_of(other)
        bridge = {one, other} == {"alaska", "eastern-siberia"}
        if (
            atlas.is_land(one) != bridge
            or atlas.is_land(other) != bridge
            or abs(atlas.lat[left] - atlas.lat[right]) > 30
        ):
            return False
        if not (atlas.lon[left] < -100 and atlas.lon[right] > 100):
            return False
    return len(found) == 6


def no_antarctica(atlas: Atlas) -> bool:
    return all(atlas.placed) and min(atlas.lat) > -60


def sane_degrees(atlas: Atlas) -> bool:
    """Two to seven neighbours for land, four or more for sea; what touches no land is an island with several seas."""
    for area, name in enumerate(atlas.names):
        count = len(atlas.near(area))
        if not (2 <= count <= 7 if area < atlas.first_sea else count >= 4):
            return False
        if area < atlas.first_sea and (not atlas.to_land[area]) != (name in ISLANDS):
            return False
    return True


def like_places(atlas: Atlas) -> bool:
    """The six capitals have like surroundings."""
    for pair in PAIRS:
        others = [name for other in PAIRS if other != pair for name in other]
        for name in pair:
            land, sea = touching(atlas, name)
            far = steps(atlas, name)
            if not (3 <= land <= 4 and 1 <= sea <= 2 and min(far[other] for other in others) == 4):
                return False
            if not 15 <= len([area for area in range(atlas.first_sea) if far[atlas.names[area]] in (1, 2, 3)]) <= 20:
                return False
    return True


def sources_of_each(atlas: Atlas) -> bool:
    """Each land power source is nearest to one pair; America, which nobody passes through, has the fewest."""
    far = [[steps(atlas, name) for name in pair] for pair in PAIRS]
    nearest = []
    for source in sources(atlas):
        least = [min(one[source], other[source]) for one, other in far]
        nearest.append(least.index(min(least)))
        if least.count(min(least)) > 1:
            return False
    return [nearest.count(pair) for pair in range(3)] == [3, 4, 5]


def sources_by_danger(atlas: Atlas) -> bool:
    """The fourth principle in the head of the file."""
    within, next_door = [], []
    for pair in PAIRS:
        one, other = (steps(atlas, name) for name in pair)
        every = sources(atlas) + deeps(atlas)
        within.append(len([s for s in every if min(one[s], other[s]) <= 2]))
        next_door += [name for name, far in zip(pair, (one, other), strict=True) for s in every if far[s] == 1]
        if (2, 2) not in [(one[s], other[s]) for s in deeps(atlas)]:
            return False
        south = [s for s in sources(atlas) if atlas.lat[atlas.number_of(s)] < -20]
        if sorted(min(one[s], other[s]) for s in south)[0] not in (3, 4):
            return False
    # Four each west of the Atlantic, around the Mediterranean and in Africa, and east of the Urals.
    lons = [atlas.lon[atlas.number_of(s)] for s in sources(atlas)]
    parts = [len([lon for lon in lons if west < lon <= east]) for west, east in ((-180, -30), (-30, 60), (60, 180))]
    return parts == [4, 4, 4] and within == [2, 5, 5] and next_door == ["southern-europe"] * 2


def point(atlas: Atlas, name: str) -> tuple[float, float]:
    area = atlas.number_of(name)
    return atlas.lon[area], atlas.lat[area]


def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def flat_links(atlas: Atlas) -> list[tuple[str, str]]:
    return [link for link, wraps in zip(atlas.links, atlas.wraps, strict=True) if not wraps]


def crossings(atlas: Atlas) -> list[tuple[str, str, str, str]]:
    """Links that cross on a plain map."""
    found = []
    for (a, b), (c, d) in combinations(flat_links(atlas), 2):
        if not {a, b} & {c, d}:
            p, q, r, s = (point(atlas, name) for name in (a, b, c, d))
            if side(p, q, r) != side(p, q, s) and side(r, s, p) != side(r, s, q):
                found.append((a, b, c, d))
    return found


def drawable(atlas: Atlas) -> bool:
    """No two links of one element cross, and few of land with sea: where a cape or an island lies between."""
    found = crossings(atlas)
    kinds = [{atlas.is_land(name) for name in four} for four in found]
    return len(found) <= 6 and all(len(kind) == 2 for kind in kinds)


def free_of_third_areas(atlas: Atlas) -> bool:
    """No link runs over the point of a third area."""
    for one, other in flat_links(atlas):
        (x, y), (u, v) = point(atlas, one), point(atlas, other)
        for name in atlas.names:
            if name not in (one, other):
                p, q = point(atlas, name)
                part = ((p - x) * (u - x) + (q - y) * (v - y)) / ((u - x) ** 2 + (v - y) ** 2)
                part = max(0.0, min(1.0, part))
                if math.hypot(p - x - part * (u - x), q - y - part * (v - y)) < 1.3:
                    return False
    return True


def arc(atlas: Atlas, one: str, other: str) -> float:
    """Degrees between two areas on the globe."""
    (x, y), (u, v) = ([math.radians(n) for n in point(atlas, name)] for name in (one, other))
    cosine = math.sin(y) * math.sin(v) + math.cos(y) * math.cos(v) * math.cos(x - u)
    return math.degrees(math.acos(max(-1.0, min(1.0, cosine))))


def short_links(atlas: Atlas) -> bool:
    """On the globe neighbours are near: land within 45 degrees, sea within an ocean."""
    for one, other in atlas.links:
        if arc(atlas, one, other) > (45 if atlas.is_land(one) and atlas.is_land(other) else 90):
            return False
    return True


CONSTRAINTS: list[Callable[[Atlas], bool]] = [
    paired,
    counted,
    two_routes,
    inland,
    shared_seas,
    around_the_edge,
    no_antarctica,
    sane_degrees,
    like_places,
    sources_of_each,
    sources_by_danger,
    drawable,
    free_of_third_areas,
    short_links,
]


@cites("D1.5", "D1.9", "D2.4")
@pytest.mark.parametrize("holds", CONSTRAINTS, ids=lambda holds: holds.__name__)
def test_our_map_keeps_to(holds: Callable[[Atlas], bool]) -> None:
    assert holds(OURS)


@cites("D1.5")
def test_the_number_of_areas() -> None:
    land = OURS.roles[: OURS.first_sea]
    assert (OURS.first_sea, land.count(CAPITAL), land.count(SOURCE), land.count(0)) == (48, 6, 12, 30)
    assert (len(seas(OURS)), OURS.roles[OURS.first_sea :].count(SOURCE)) == (28, 4)
    assert {name for pair in PAIRS for name in pair} == {name for name in OURS.names if OURS.role_of(name) == "capital"}


@cites("D1.5")
def test_every_island_can_be_reached_by_sea() -> None:
    for name in OURS.names:
        far = steps(OURS, name, land=False)
        if OURS.is_land(name) and OURS.is_coastal(name):
            assert min(far[OURS.names[sea]] for sea in seas(OURS)) > 0
    for name in ISLANDS:
        assert touching(OURS, name)[0] == 0
        assert touching(OURS, name)[1] >= 2


@cites("D1.9")
def test_links_are_seen_from_both_ends_and_coasts_touch_sea() -> None:
    assert sum(len(OURS.near(area)) for area in range(76)) == 2 * len(OURS.links)
    for one, other in OURS.links:
        assert OURS.number_of(other) in OURS.near(OURS.number_of(one))
        assert OURS.number_of(one) in OURS.near(OURS.number_of(other))
    assert OURS.is_coastal("japan")
    assert not OURS.is_coastal("tibet")
    assert not OURS.is_coastal("north-sea")
    assert OURS.partner[OURS.number_of("north-china")] == OURS.number_of("south-china")
    assert OURS.partner[OURS.number_of("tibet")] == -1


def test_distances_by_land_and_sea() -> None:
    assert steps(OURS, "alaska")["yukon"] == 1
    assert steps(OURS, "alaska", sea=False)["peru"] == 6
    assert steps(OURS, "alaska", sea=False)["russia"] == 4  # over the Bering strait
    assert steps(OURS, "alaska", sea=False)["japan"] == -1
    assert steps(OURS, "alaska", land=False)["bering-sea"] == 2


# Changed maps


def swap(data: Content, one: str, other: str) -> None:
    """Let two areas change roles."""
    rows = {row["name"]: row for row in data["area"]}
    rows[one]["role"], rows[other]["role"] = rows[other]["role"], rows[one]["role"]


def drop(data: Content, one: str, other: str) -> None:
    """Leave out a link."""
    found = [link for link in data["link"] if set(link["joins"]) == {one, other}]
    assert len(found) == 1
    data["link"].remove(found[0])


def add(data: Content, one: str, other: str, **more: bool) -> None:
    data["link"].append({"joins": [one, other], **more})


def place(data: Content, name: str, lon: float, lat: float) -> None:
    [row] = [row for row in data["area"] if row["name"] == name]
    row["lon"], row["lat"] = lon, lat


MUTANTS: list[tuple[Callable[[Content], None], str]] = [
    (lambda data: swap(data, "central-europe", "scandinavia"), "refused"),
    (lambda data: swap(data, "gulf-coast", "great-plains"), "paired"),
    (lambda data: swap(data, "gulf-coast", "great-plains"), "inland"),
    (lambda data: swap(data, "india", "kazakhstan"), "sources_of_each"),
    (lambda data: swap(data, "india", "persia"), "sources_of_each"),
    (lambda data: swap(data, "yukon", "greenland"), "sources_by_danger"),
    (lambda data: swap(data, "egypt", "sudan"), "sources_by_danger"),
    (lambda data: swap(data, "mid-atlantic", "caribbean-sea"), "sources_by_danger"),
    (lambda data: drop(data, "north-china", "south-china"), "refused"),
    (lambda data: drop(data, "gulf-coast", "sargasso-sea"), "two_routes"),
    (lambda data: drop(data, "madagascar", "indian-ocean"), "sane_degrees"),
    (lambda data: drop(data, "yukon", "eastern-canada"), "sources_by_danger"),
    (lambda data: drop(data, "beaufort-sea", "laptev-sea"), "around_the_edge"),
    (lambda data: drop(data, "alaska", "eastern-siberia"), "around_the_edge"),
    (lambda data: add(data, "great-plains", "caribbean-sea"), "inland"),
    (lambda data: add(data, "yukon", "eastern-siberia", wraps=True), "around_the_edge"),
    (lambda data: add(data, "arabia", "madagascar"), "sane_degrees"),
    (lambda data: add(data, "eastern-states", "north-atlantic"), "counted"),
    (lambda data: add(data, "central-europe", "north-atlantic"), "like_places"),
    (lambda data: add(data, "brazil", "congo"), "drawable"),
    (lambda data: add(data, "california", "egypt"), "short_links"),
    (lambda data: place(data, "yukon", 150, -25), "short_links"),
    (lambda data: place(data, "argentina", -60, -75), "no_antarctica"),
    (lambda data: place(data, "great-plains", -98.8, 49.7), "free_of_third_areas"),
]


@cites("D1.5")
@pytest.mark.parametrize("number", range(len(MUTANTS)))
def test_a_changed_map_goes_red(number: int) -> None:
    change, expected = MUTANTS[number]
    data = content()
    change(data)
    try:
        atlas = read_atlas(data)
    except DataError:
        assert expected == "refused"
        return
    assert expected in [holds.__name__ for holds in CONSTRAINTS if not holds(atlas)]


@cites("D1.5")
def test_no_link_can_be_left_out() -> None:
    for link in content()["link"]:
        data = content()
        drop(data, *link["joins"])
        try:
            atlas = read_atlas(data)
        except DataError:
            continue
        assert not counted(atlas)


# Names, origins, order


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_has_a_name_in_each_language(language: str) -> None:
    texts = Texts(language, [PACKAGE])
    names = [texts.say(f"area-{name}") for name in OURS.names]
    assert len(set(names)) == 76
    assert {name.removeprefix("area-") for name in texts.ids() if name.startswith("area-")} == set(OURS.names)
    assert Wording(texts).name("area", "japan") == {"en": "Japan", "de": "Japan", "it": "Giappone"}[language]


def test_every_value_of_ours_has_an_origin_and_a_reason() -> None:
    assert "RECONSTRUCTION" in TEXT[:400]
    assert len(OURS.origins) == 76 * 5 + 202 + 6
    for origin in OURS.origins.values():
        word, _, reason = origin.partition(":")
        assert word == "reconstructed"
        assert reason.strip()


def told(atlas: Atlas) -> dict[str, Any]:
    """Everything a map says, by name."""
    return {
        "areas": sorted(
            (name, atlas.is_land(name), atlas.role_of(name), atlas.lon[area], atlas.lat[area], atlas.is_coastal(name))
            for area, name in enumerate(atlas.names)
        ),
        "links": sorted((*sorted(link), wraps) for link, wraps in zip(atlas.links, atlas.wraps, strict=True)),
        "near": {
            name: sorted(atlas.names[other] for other in atlas.near(area)) for area, name in enumerate(atlas.names)
        },
        "pairs": {frozenset((atlas.names[a], atlas.names[b])) for a, b in atlas.pairs},
        "sources": (sorted(sources(atlas)), sorted(deeps(atlas))),
    }


@pytest.mark.parametrize("seed", range(4))
def test_order_of_entries_is_cosmetic(seed: int) -> None:
    data = content()
    rng = random.Random(seed)
    for group in ("area", "link"):
        rng.shuffle(data[group])
    for link in data["link"]:
        rng.shuffle(link["joins"])
    other = read_atlas(data)
    assert other.names != OURS.names
    assert all(other.is_land(name) for name in other.names[:48])
    assert told(other) == told(OURS)


def test_a_user_may_leave_out_positions_and_give_labels() -> None:
    data = content()
    for row in data["area"]:
        del row["lon"], row["lat"]
    data["area"][0]["label"] = "Seward's Folly"
    data["origin"] = "established: read off my own board"
    atlas = read_atlas(data)
    assert atlas.placed == [False] * 76
    assert atlas.labels == {"alaska": "Seward's Folly"}
    assert atlas.links == OURS.links
    assert set(atlas.origins.values()) == {"established: read off my own board"}
