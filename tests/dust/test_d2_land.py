"""D2.6, D2.7, D2.10 to D2.12: the land, the first production centres, and what stands at the end of it."""

from collections import Counter

import pytest

from sandtable.core.errors import BadPosition
from sandtable.games.dust.rules.tables import SEATS
from sandtable.testing import cites
from tests.dust.positions import EDITIONS, area, areas, at
from tests.dust.realms import (
    CAPITALS,
    LAND,
    PLAIN,
    PLAYERS,
    SOURCES,
    claimed,
    founded,
    go_on,
    held,
    most,
    on_map,
    settled,
    supply,
)

ALL_LAND = ("premium", "standard")
SMALL_BASES = ("epic", "original")


# D2.6: all land


@pytest.mark.parametrize("edition", ALL_LAND)
@pytest.mark.parametrize("players", PLAYERS)
@cites("D2.6")
def test_in_rotation_a_tank_each_until_no_land_is_free(edition: str, players: int) -> None:
    play = claimed(edition, players)
    asked = []
    free = 42
    while play.step == "settle":
        assert len(play.legal) == free
        free -= 1
        asked.append(play.asked)
        play.do(play.legal[-1])
    assert asked == [SEATS[number % players] for number in range(42)]
    assert len(areas(play)) == 48 and free == 0
    assert sum(len(held(play, seat)) for seat in SEATS[:players]) == 42 + players
    assert all(area(play, name).split()[1:] == ["1T"] for seat in SEATS[:players] for name in held(play, seat))
    assert play.step == "first-centre" and play.asked == "first"


@pytest.mark.parametrize("edition", ALL_LAND)
@cites("D2.6")
def test_power_sources_and_plain_land_may_be_taken_in_any_order(edition: str) -> None:
    play = claimed(edition, 2)
    play.do(f"settle {SOURCES[0]}")
    play.do(f"settle {PLAIN[0]}")
    play.do(f"settle {PLAIN[1]}")
    assert [area(play, name) for name in (SOURCES[0], PLAIN[0], PLAIN[1])] == ["first 1T", "second 1T", "first 1T"]
    assert play.last("settled") == {"event": "settled", "seat": "first", "area": PLAIN[1]}
    assert play.asked == "second"


@cites("D2.6", "D2.3")
def test_a_tank_goes_to_free_land() -> None:
    play = at(f"{PLAIN[0]}: second 1T; {CAPITALS[0]}: neutral-1 1T 1M", "settle first", round=0)
    assert play.rule_against("settle north-pacific") == "D2.6"
    why = play.why_not("settle north-pacific")
    assert why is not None and why.message == "not-land"
    for taken in (PLAIN[0], CAPITALS[0]):
        assert play.rule_against(f"settle {taken}") == "D2.3"
        assert f"settle {taken}" not in play.legal
    assert len(play.legal) == 46


@cites("D2.6")
def test_settling_stands_in_a_position_only_with_everybody_in_the_order() -> None:
    with pytest.raises(BadPosition, match=r"D2\.6"):
        at("", "settle-next 0", round=0)
    with pytest.raises(BadPosition, match=r"D2\.6"):
        at("", "settle-next 2", 'queue = ["second", "first"]', round=0)
    play = at("", "settle-next 1", 'queue = ["second", "first"]', round=0)
    assert play.asked == "first"
    play.do(f"settle {PLAIN[0]}")
    assert play.asked == "second"


# D2.6: small bases


@pytest.mark.parametrize("edition", SMALL_BASES)
@pytest.mark.parametrize("players", PLAYERS)
@cites("D2.6", "D2.11")
def test_two_power_sources_each_then_five_areas_each_and_the_rest_is_neutral(edition: str, players: int) -> None:
    play = claimed(edition, players)
    asked = []
    while play.step == "settle-source":
        assert {words.split()[1] for words in play.legal} <= set(SOURCES)
        asked.append(play.asked)
        play.do(play.legal[0])
    assert asked == [*SEATS[:players]] * 2
    assert sum(area(play, name).startswith("neutral") for name in SOURCES) == 12 - 2 * players
    assert all(area(play, name).endswith((" 1T", " 1T 1M")) for name in SOURCES)
    assert not any(area(play, name) for name in PLAIN)  # these come next
    asked = []
    while play.step == "settle":
        assert {words.split()[1] for words in play.legal} <= set(PLAIN)
        asked.append(play.asked)
        play.do(play.legal[0])
    assert asked == [*SEATS[:players]] * 5
    for name in LAND:
        force, *units = area(play, name).split()
        assert units == (["1T", "1M"] if force.startswith("neutral") else ["1T"])
    assert play.step == "first-centre"


@cites("D2.6")
def test_first_only_power_sources_on_land() -> None:
    for edition in SMALL_BASES:
        play = claimed(edition, 2)
        assert sorted(play.legal) == [f"settle {name}" for name in SOURCES]
        assert play.rule_against(f"settle {PLAIN[0]}") == "D2.6"
        why = play.why_not(f"settle {PLAIN[0]}")
        assert why is not None and why.message == "not-a-source"
        assert play.rule_against("settle mid-atlantic") == "D2.6"  # a power source at sea
        play.do(f"settle {SOURCES[0]}")
        assert play.rule_against(f"settle {SOURCES[0]}") == "D2.3"


# D2.10


@pytest.mark.parametrize("edition", SMALL_BASES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@cites("D2.10")
def test_neutral_land_may_be_of_any_unused_colour_and_no_colour_runs_out(edition: str, players: int) -> None:
    """The ruling for the epic game: as in the original. Mechs are the narrowest: twenty of a colour."""
    play = settled(edition, players)
    for number in range(1, 7 - players):
        force = f"neutral-{number}"
        assert on_map(play, force, "mech") == on_map(play, force, "tank") == len(held(play, force)) <= 20
        assert supply(play, force, "mech") == 20 - len(held(play, force))
    counts = [len(held(play, f"neutral-{number}")) for number in range(1, 7 - players)]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("edition", ALL_LAND)
@cites("D2.10")
def test_elsewhere_neutrals_hold_a_capital_and_a_colour_each_and_nothing_more(edition: str) -> None:
    for players in (2, 3, 4, 5):
        play = founded(edition, players)
        for number in range(1, 7 - players):
            assert len(held(play, f"neutral-{number}")) == 1
            assert held(play, f"neutral-{number}")[0] in CAPITALS


# D2.7


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
@cites("D2.7")
def test_in_rotation_three_centres_each_on_own_land(edition: str, players: int) -> None:
    play = settled(edition, players)
    neutral = set(play.board["centres"])
    asked = []
    while play.step == "first-centre":
        asked.append(play.asked)
        sites = set(held(play, play.asked)) - set(SOURCES) - set(play.board["centres"])
        assert {words.split()[1] for words in play.legal} == sites
        play.do(play.legal[0])
    assert asked == [*SEATS[:players]] * 3
    for seat in SEATS[:players]:
        assert len(set(held(play, seat)) & (set(play.board["centres"]) - neutral)) == 3


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.7")
def test_the_capital_may_have_a_centre(edition: str) -> None:
    play = settled(edition, 3)
    home = play.board["homes"]["first"]
    play.do(f"build {home}")
    assert home in play.board["centres"]
    assert play.last("centre-built") == {"event": "centre-built", "seat": "first", "area": home}


@cites("D2.7", "D4.6")
def test_one_centre_an_area_on_own_land_never_on_a_power_source() -> None:
    play = at(
        f"{CAPITALS[0]}: first 1T; {PLAIN[0]}: first 1T; {SOURCES[0]}: first 1T; {PLAIN[1]}: second 1T; "
        "north-pacific: first 1S",
        "first-centre first",
        f'centres = ["{PLAIN[0]}"]',
        round=0,
    )
    assert play.legal == [f"build {CAPITALS[0]}"]
    for place, rule, message in (
        (PLAIN[0], "D2.7", "has-centre"),
        (SOURCES[0], "D2.7", "on-a-source"),
        (PLAIN[1], "D2.7", "not-own"),
        (PLAIN[2], "D2.7", "not-own"),
        ("north-pacific", "D4.6", "not-land"),
    ):
        why = play.why_not(f"build {place}")
        assert why is not None and (why.rule, why.message) == (rule, message)


# D2.11


@pytest.mark.parametrize("edition", SMALL_BASES)
@pytest.mark.parametrize(("players", "neutral"), [(2, 32), (3, 24), (4, 16), (5, 8), (6, 0)])
@cites("D2.11")
def test_everybody_has_a_capital_two_power_sources_and_five_plain_areas(
    edition: str, players: int, neutral: int
) -> None:
    """As both rulebooks say of the end of that step."""
    play = settled(edition, players)
    for seat in SEATS[:players]:
        mine = held(play, seat)
        assert [len(set(mine) & set(kind)) for kind in (CAPITALS, SOURCES, PLAIN)] == [1, 2, 5]
        assert on_map(play, seat, "tank") == len(mine) == 8
    forces = Counter(words.split()[0].split("-")[0] for words in areas(play).values())
    assert forces["neutral"] == neutral
    assert sum(forces.values()) == 48
    assert play.board["centres"] == []
    go_on(play, "first-centre")
    assert len(play.board["centres"]) == 3 * players


@pytest.mark.parametrize("edition", ALL_LAND)
@pytest.mark.parametrize(("players", "centres"), [(2, 10), (3, 12), (4, 14), (5, 16), (6, 18)])
@cites("D2.11")
def test_how_many_centres_stand_where_neutral_capitals_have_one(edition: str, players: int, centres: int) -> None:
    play = founded(edition, players)
    assert len(play.board["centres"]) == centres
    assert sum(name in play.board["centres"] for name in play.board["neutral_capitals"]) == 6 - players


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
@cites("D2.11")
def test_nobody_is_at_sea_before_the_reinforcements(edition: str, players: int) -> None:
    play = founded(edition, players)
    assert play.step == "buy" and play.asked == "first"
    assert sorted(areas(play)) == LAND


# D2.12


@cites("D2.12", "D2.7")
def test_whoever_has_fewer_than_three_places_builds_as_many_as_they_can() -> None:
    """The ruling; on our map and with the set-ups of the rulebooks nobody is so poor."""
    for edition in EDITIONS:
        play = at(
            f"{CAPITALS[0]}: first 1T; {SOURCES[0]}: first 1T; {CAPITALS[1]}: second 1T; {PLAIN[0]}: second 1T; "
            f"{PLAIN[1]}: second 1T; {PLAIN[2]}: second 1T",
            "place-centres, reinforcements",
            'queue = ["second", "first"]\ncards.first = "nurse-511"\ncards.second = "nurse-115"',
            edition=edition,
            round=0,
        )
        asked = []
        while play.step == "first-centre":
            asked.append(play.asked)
            play.do(play.legal[0])
        assert asked == ["second", "first", "second", "second"]
        assert len(play.board["centres"]) == 4
        assert (play.step, play.asked) == ("buy", "second")


@cites("D2.12", "D1.2")
def test_nor_is_a_centre_placed_when_all_twenty_four_stand() -> None:
    """Only a position can have it: the set-up itself needs eighteen at most."""
    others = "; ".join(f"{name}: second 1T" for name in PLAIN[:23])
    play = at(
        f"{others}; {PLAIN[23]}: first 1T; {PLAIN[24]}: first 1T",
        "place-centres, settle second",
        f'queue = ["first"]\ncentres = {PLAIN[:23]}',
        round=0,
    )
    play.do(f"build {PLAIN[23]}")
    assert (play.step, play.asked) == ("settle", "second")
    assert len(play.board["centres"]) == 24


@cites("D2.7", "D2.8")
def test_the_first_centres_are_enough_to_place_all_reinforcements() -> None:
    """Three centres build fifteen units; seventeen points, the most there are, buy eight tanks."""
    for edition in EDITIONS:
        play = founded(edition, 2)
        assert most(play, "tank") == 13 // 2
        play.do("buy 6T")
        while play.step == "put":
            play.do(play.legal[0])
        assert on_map(play, "first", "tank") == len(held(play, "first")) + 6
