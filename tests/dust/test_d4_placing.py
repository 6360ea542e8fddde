"""D4.4 to D4.6: where new units and centres stand."""

from itertools import product

import pytest

from sandtable.core.errors import BadPosition
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.placing import fits
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, actions, area, areas, at
from tests.dust.realms import CAPITALS, PLAIN, SOURCES, dust, money, most, next_to, realm

RICH = ("premium", "standard", "epic")
"""Where every capital pays, a seat with all six can buy a lot."""
ALL_CAPITALS = "; ".join(f"{name}: first 1T" for name in CAPITALS)


def placing(edition: str, areas: str, centres: list[str], order: str, then: str = "", board: str = "") -> Play:
    """The first seat has bought something and is to place it."""
    words = f'cards.first = "nurse-115"\nhomes.first = "{CAPITALS[0]}"\ncentres = {centres}\n{board}'
    play = at(areas, "production first" + then, words, edition=edition)
    play.do(order)
    return play


# D4.4


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.4")
def test_land_and_air_units_go_to_own_areas_with_a_centre(edition: str) -> None:
    there = f"{CAPITALS[0]}: first 1T; {PLAIN[0]}: first 1T; {PLAIN[1]}: first 1T; {PLAIN[2]}: second 1T"
    for order, kind in (("buy 1T", "T"), ("buy 1M", "M"), ("buy 1F", "F"), ("buy 1B", "B")):
        play = placing(edition, there, [CAPITALS[0], PLAIN[0], PLAIN[2], PLAIN[3]], order)
        assert sorted(play.legal) == sorted([f"put {CAPITALS[0]} 1", f"put {PLAIN[0]} 1"])
        play.do(f"put {PLAIN[0]} 1")
        assert area(play, PLAIN[0]) == ("first 2T" if kind == "T" else f"first 1T 1{kind}")


@cites("D4.4")
def test_not_without_a_centre_not_in_others_areas_not_at_sea() -> None:
    there = f"{CAPITALS[0]}: first 1T; {PLAIN[1]}: first 1T; {PLAIN[2]}: second 1T; north-pacific: first 1S"
    play = placing("premium", there, [CAPITALS[0], PLAIN[2], PLAIN[3]], "buy 2T")
    for place in (PLAIN[1], PLAIN[2], PLAIN[3], "north-pacific", "caribbean-sea"):
        assert play.rule_against(f"put {place} 1") == "D4.4"
        assert f"put {place} 1" not in play.legal
    why = play.why_not(f"put {PLAIN[1]} 1")
    assert why is not None and why.message == "not-a-yard"


@cites("D4.4")
def test_a_centre_builds_five_units_a_turn() -> None:
    for edition in EDITIONS:
        capitals = f"{ALL_CAPITALS}; {SOURCES[0]}: first 1T; {SOURCES[1]}: first 1T"
        play = placing(edition, capitals, [CAPITALS[0], CAPITALS[1]], "buy 6T")
        assert f"put {CAPITALS[0]} 5" in play.legal
        assert play.rule_against(f"put {CAPITALS[0]} 6") == "D4.4"
        play.do(f"put {CAPITALS[0]} 5")
        assert play.rule_against(f"put {CAPITALS[0]} 1") == "D4.4"
        why = play.why_not(f"put {CAPITALS[0]} 1")
        assert why is not None and why.message == "centre-full"
        assert play.legal == [f"put {CAPITALS[1]} 1"]
        play.do(f"put {CAPITALS[1]} 1")
        assert [area(play, name) for name in CAPITALS[:2]] == ["first 6T", "first 2T"]


@pytest.mark.parametrize("edition", RICH)
@cites("D4.4")
def test_the_five_are_of_all_kinds_together(edition: str) -> None:
    play = placing(edition, ALL_CAPITALS, [CAPITALS[0], CAPITALS[1]], "buy 3T 1M 3F 1B")
    play.do(f"put {CAPITALS[0]} 3")  # tanks
    play.do(f"put {CAPITALS[0]} 1")  # the mech
    assert play.rule_against(f"put {CAPITALS[0]} 2") == "D4.4"
    play.do(f"put {CAPITALS[0]} 1")  # a fighter
    assert sorted(play.legal) == [f"put {CAPITALS[1]} {count}" for count in (1, 2)]
    play.do(f"put {CAPITALS[1]} 2")
    assert play.legal == [f"put {CAPITALS[1]} 1"]
    play.do(f"put {CAPITALS[1]} 1")
    assert [area(play, name) for name in CAPITALS[:2]] == ["first 4T 1M 1F", "first 1T 2F 1B"]


@cites("D4.2")
def test_no_more_is_placed_than_was_bought() -> None:
    for edition in EDITIONS:
        play = placing(edition, f"{CAPITALS[0]}: first 1T", [CAPITALS[0]], "buy 2T")
        assert sorted(play.legal) == [f"put {CAPITALS[0]} 1", f"put {CAPITALS[0]} 2"]
        assert play.rule_against(f"put {CAPITALS[0]} 3") == "D4.2"
        play.do(f"put {CAPITALS[0]} 1")
        assert play.state.prompt(0).args == {"unit": "tank", "count": 1}
        assert play.rule_against(f"put {CAPITALS[0]} 2") == "D4.2"
        play.do(f"put {CAPITALS[0]} 1")
        assert play.last("placed") == {
            "event": "placed",
            "seat": "first",
            "unit": "tank",
            "count": 1,
            "area": CAPITALS[0],
        }


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.4", "D4.6")
def test_the_centre_must_have_stood_at_the_start_of_the_phase(edition: str) -> None:
    """A new one builds nothing this turn, in the next it does."""
    there = f"{CAPITALS[0]}: first 1T; {PLAIN[0]}: first 1T; {SOURCES[0]}: first 1T"
    play = placing(edition, there, [CAPITALS[0]], "buy 1T 1C", ", production first")
    assert play.legal == [f"put {CAPITALS[0]} 1"]
    assert play.rule_against(f"put {PLAIN[0]} 1") == "D4.4"
    play.do(f"put {CAPITALS[0]} 1")
    play.do(f"build {PLAIN[0]}")
    play.do("buy 1T")  # the next production
    assert sorted(play.legal) == sorted([f"put {CAPITALS[0]} 1", f"put {PLAIN[0]} 1"])


# D4.5


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.5")
def test_submarines_go_to_an_own_or_unoccupied_sea_area_next_to_an_own_centre(edition: str) -> None:
    """The text of three editions and the ruling for the premium one: unoccupied areas too."""
    coast = "mexico"
    seas = {"caribbean-sea", "north-pacific", "eastern-pacific"}
    assert seas == {name for name in next_to(coast) if name.endswith(("-sea", "-pacific"))}
    there = f"{coast}: first 1T; {CAPITALS[1]}: first 1T; caribbean-sea: first 1S; eastern-pacific: second 1S"
    play = placing(edition, there, [coast], "buy 1S")
    assert sorted(play.legal) == ["put caribbean-sea 1", "put north-pacific 1"]
    play.do("put north-pacific 1")
    assert area(play, "north-pacific") == "first 1S"


@cites("D4.5")
def test_not_where_others_are_not_away_from_the_centres_not_on_land() -> None:
    coast = "mexico"
    there = f"{coast}: first 1T; {CAPITALS[0]}: first 1T; eastern-pacific: second 1S; sargasso-sea: first 1S"
    play = placing("premium", there, [coast], "buy 1S")
    assert "sargasso-sea" in next_to(CAPITALS[0])  # own coast, but without a centre
    for place, message in (
        ("eastern-pacific", "sea-taken"),
        ("sargasso-sea", "not-a-dock"),
        ("tasman-sea", "not-a-dock"),
        (coast, "not-a-dock"),
    ):
        why = play.why_not(f"put {place} 1")
        assert why is not None and (why.rule, why.message) == ("D4.5", message)
        assert f"put {place} 1" not in play.legal


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.5")
def test_a_centre_of_somebody_else_is_no_dock(edition: str) -> None:
    there = f"{CAPITALS[0]}: first 1T; mexico: second 1T"
    play = placing(edition, there, [CAPITALS[0], "mexico"], "buy 1S")
    assert play.legal == ["put sargasso-sea 1"]
    assert play.rule_against("put north-pacific 1") == "D4.5"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.5", "D4.4")
def test_submarines_count_among_the_five_of_the_centre(edition: str) -> None:
    home, inland = CAPITALS[0], "mongolia"
    assert [name for name in next_to(home) if name.endswith("-sea")] == ["sargasso-sea"]
    there = f"{home}: first 1T; {inland}: first 1T; {SOURCES[0]}: first 1T; {SOURCES[1]}: first 1T"
    play = placing(edition, there, [home, inland], "buy 5T 1S")
    play.do("put sargasso-sea 1")
    assert f"put {home} 4" in play.legal
    assert play.rule_against(f"put {home} 5") == "D4.4"
    assert f"put {inland} 5" in play.legal
    play.do(f"put {home} 4")
    assert play.legal == [f"put {inland} 1"]


@pytest.mark.parametrize("edition", RICH)
@cites("D4.5")
def test_between_several_centres_some_assignment_must_do(edition: str) -> None:
    """South China touches two seas, North China one of them: the common sea may take ten, and then the other none."""
    north, south = "north-china", "south-china"
    common, other = "east-china-sea", "south-china-sea"
    assert {common, other} <= set(next_to(south)) and common in next_to(north) and other not in next_to(north)
    play = placing(edition, ALL_CAPITALS, [north, south], "buy 10S")
    assert f"put {common} 10" in play.legal
    assert f"put {other} 5" in play.legal and play.rule_against(f"put {other} 6") == "D4.4"
    ten = placing(edition, ALL_CAPITALS, [north, south], "buy 10S")
    ten.do(f"put {common} 10")
    assert ten.asked == "nobody"
    play.do(f"put {common} 6")  # five of the north and one of the south
    assert play.rule_against(f"put {common} 5") in ("D4.4", "D4.2")
    assert f"put {other} 4" in play.legal
    play.do(f"put {other} 4")
    assert (area(play, common), area(play, other)) == ("first 6S", "first 4S")


@pytest.mark.parametrize("edition", RICH)
@cites("D4.5", "D4.4")
def test_units_on_land_narrow_the_assignment_and_the_other_way_round(edition: str) -> None:
    north, south = "north-china", "south-china"
    play = placing(edition, ALL_CAPITALS, [north, south], "buy 5T 5S")
    play.do("put east-china-sea 5")  # of either
    assert {f"put {north} 5", f"put {south} 5"} <= set(play.legal)
    play.do(f"put {north} 3")  # then three of the five are the south's
    assert f"put {south} 2" in play.legal and play.rule_against(f"put {south} 3") in ("D4.4", "D4.2")
    assert f"put {north} 2" in play.legal
    bound = placing(edition, ALL_CAPITALS, [north, south], "buy 5T 5S")
    bound.do("put south-china-sea 5")  # only the south builds there
    assert bound.rule_against(f"put {south} 1") == "D4.4"
    assert bound.legal == [f"put {north} {count}" for count in range(1, 6)]


@cites("D4.5")
def test_the_assignment_is_found_whenever_there_is_one() -> None:
    """Against trying every way: four centres of one coast, up to eight submarines in its seas, and units on land."""
    rules = dust()
    number = rules.domains["area"].number
    ports = [number(name) for name in ("mexico", "central-america", "colombia", "peru")]
    seas = [number(name) for name in ("caribbean-sea", "eastern-pacific", "north-pacific")]
    centres = sum(1 << port for port in ports)
    state = at("mexico: first 1T", "move-phase first 1").state
    assert isinstance(state, DustState)

    def by_hand(ships: tuple[int, ...], room: list[int]) -> bool:
        for place, count in enumerate(ships):
            if count:
                left = (*ships[:place], count - 1, *ships[place + 1 :])
                return any(
                    room[dock] > 0
                    and rules.are_linked(seas[place], port)
                    and by_hand(left, [space - (one == dock) for one, space in enumerate(room)])
                    for dock, port in enumerate(ports)
                )
        return True

    for ships, built in product(product(range(4), repeat=3), ((5, 5, 5, 5), (5, 5, 4, 4), (4, 5, 5, 5), (5, 3, 5, 5))):
        placed = [0] * rules.areas
        for sea, count in zip(seas, ships, strict=True):
            placed[sea] = count
        for port, count in zip(ports, built, strict=True):
            placed[port] = count
        assert fits(state, centres, placed) == by_hand(ships, [5 - count for count in built])


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.5", "D5.8")
def test_a_submarine_in_an_empty_sea_takes_control_of_it(edition: str) -> None:
    """With its power source, in the next production."""
    there = f"russia: first 1T; {CAPITALS[0]}: first 1T"
    play = placing(edition, there, ["russia"], "buy 1S", ", production first")
    play.do("put barents-sea 1")
    assert area(play, "barents-sea") == "first 1S"
    assert money(play) == 6 + 3 + 5


# D4.6


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.6")
def test_a_new_centre_stands_on_own_land_without_power_source_and_centre(edition: str) -> None:
    there = f"{CAPITALS[0]}: first 1T; {PLAIN[0]}: first 1T; {PLAIN[1]}: first 1T; {SOURCES[0]}: first 1T"
    others = f"{PLAIN[2]}: second 1T; north-pacific: first 1S"
    play = placing(edition, f"{there}; {others}", [PLAIN[0]], "buy 1C")
    assert sorted(play.legal) == sorted([f"build {CAPITALS[0]}", f"build {PLAIN[1]}"])
    play.do(f"build {CAPITALS[0]}")
    assert play.board["centres"] == sorted([CAPITALS[0], PLAIN[0]])
    assert play.last("centre-built") == {"event": "centre-built", "seat": "first", "area": CAPITALS[0]}


@cites("D4.6", "D2.7")
def test_everywhere_else_a_new_centre_is_refused() -> None:
    there = f"{CAPITALS[0]}: first 1T; {PLAIN[0]}: first 1T; {SOURCES[0]}: first 1T; north-pacific: first 1S"
    play = placing("premium", f"{there}; {PLAIN[2]}: second 1T", [PLAIN[0]], "buy 1C")
    for place, message in (
        (PLAIN[0], "has-centre"),
        (PLAIN[2], "not-own"),
        (PLAIN[3], "not-own"),
        (SOURCES[0], "on-a-source"),
        ("north-pacific", "not-land"),
        ("tasman-sea", "not-land"),
    ):
        why = play.why_not(f"build {place}")
        assert why is not None and why.message == message
        assert why.rule == "D4.6"


@pytest.mark.parametrize("edition", RICH)
@cites("D4.6")
def test_several_new_centres_each_in_an_area_of_its_own(edition: str) -> None:
    there = f"{ALL_CAPITALS}; {PLAIN[0]}: first 1T"
    play = placing(edition, there, [], "buy 3C")
    assert play.state.prompt(0).args == {"count": 3}
    assert len(play.legal) == 7
    play.do(f"build {PLAIN[0]}")
    assert len(play.legal) == 6 and play.rule_against(f"build {PLAIN[0]}") == "D4.6"
    play.do(f"build {CAPITALS[0]}")
    play.do(f"build {CAPITALS[1]}")
    assert play.board["centres"] == sorted([PLAIN[0], CAPITALS[0], CAPITALS[1]])
    assert play.asked == "nobody"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.6")
def test_a_new_centre_counts_in_the_next_production(edition: str) -> None:
    there = f"{CAPITALS[0]}: first 1T; {PLAIN[0]}: first 1T; {SOURCES[0]}: first 1T"
    play = placing(edition, there, [], "buy 1C", ", production first")
    play.do(f"build {PLAIN[0]}")
    assert money(play) == 6 + 3 + 5
    assert most(play, "tank") == 5


@cites("D4.6")
def test_a_position_has_no_centre_at_sea_or_on_a_power_source() -> None:
    for place in ("beaufort-sea", "north-pacific", SOURCES[0]):
        with pytest.raises(BadPosition, match=r"D4\.6"):
            at(realm(1), "move-phase first 1", f'centres = ["{place}"]')
    assert areas(at(realm(1), "move-phase first 1")) == {CAPITALS[0]: "first 1T"}


@cites("D4.4", "D4.5")
def test_whatever_was_bought_can_be_placed() -> None:
    """However the first of it was placed: every path of placing five submarines and five tanks comes to its end."""
    play = placing("premium", ALL_CAPITALS, ["north-china", "south-china"], "buy 5T 5S")
    pending, ends = [play.state], 0
    seen: set[str] = set()
    while pending:
        state = pending.pop()
        if str(state.describe()) in seen:
            continue
        seen.add(str(state.describe()))
        if state.is_over():
            ends += 1
            continue
        assert actions(Play(state), "put")
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            pending.append(after)
    assert ends > 20
