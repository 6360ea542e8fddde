"""D5.1 to D5.5, D5.7, D5.9: movement points, and moves over land, by sea, and over a chain of submarines."""

import pytest

from sandtable.core.errors import IllegalAction
from sandtable.testing import Play, cites
from tests.dust.geography import agreed, apart, inland, land, neighbours, say, sea, touch
from tests.dust.positions import EDITIONS, actions, area, areas, at, fight, targets

CROSSING = ("premium", "standard")
"""D5.3: the editions in which land moves pass unoccupied areas."""
OWN_ONLY = ("epic", "original")


def moving(where: str, points: int = 1, edition: str = "premium") -> Play:
    """The first player's movement phase; then the second's, so that it can be seen to be over."""
    return at(where, f"move-phase first {points}, move-phase second 1", edition=edition)


def left(play: Play) -> object:
    """How many points whoever is asked has left."""
    return play.state.prompt(play.state.seat).args["points"]


# D5.1


@cites("D5.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "points"), [("nurse-511", 1), ("koshka-421", 2), ("sigrid-241", 4), ("nurse-151", 5)])
def test_as_many_moves_as_the_card_has_movement_points(edition: str, card: str, points: int) -> None:
    play = at(
        "california: first 3T; great-plains: first 1T; japan: second 1T",
        "turn",
        f'queue = ["first"]\ncards.first = "{card}"',
        edition=edition,
    )
    assert touch("california", "great-plains")
    play.do("done")  # nothing bought
    for number in range(points):
        assert (play.asked, play.step, left(play)) == ("first", "move", points - number)
        there, here = ("california", "great-plains") if number % 2 == 0 else ("great-plains", "california")
        play.do(f"move {there}>{here} 1T")
    assert play.step != "move"  # the last point is spent


@cites("D5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_points_need_not_be_spent_and_are_lost(edition: str) -> None:
    play = moving("california: first 3T; great-plains: first 1T; japan: second 1T 1B", 3, edition)
    assert "done" in play.legal
    play.do("move california>great-plains 1T")
    assert left(play) == 2
    play.do("done")
    assert (play.asked, play.step) == ("second", "move")
    assert left(play) == 1


@cites("D5.1", "D6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_first_attack_nothing_moves_any_more(edition: str) -> None:
    play = at(
        "california: first 3T; great-plains: first 2T; mexico: second 1T; japan: second 1T",
        "move-phase first 3, combat-phase first 2",
        edition=edition,
    )
    assert touch("california", "mexico") and apart("great-plains", "mexico")
    assert play.rule_against("attack california") == "D5.1"  # the end of all moves is said first
    play.do("move california>great-plains 1T")
    play.do("done")
    assert play.step == "attack"
    assert play.rule_against("move great-plains") == "D6.1"
    play.do("attack california>mexico 1T")
    fight(play, 1)
    assert area(play, "mexico") == "second 1T"
    assert play.step != "move" and not actions(play, "move")


@cites("D5.1")
def test_who_cannot_move_anything_is_not_asked() -> None:
    play = at("greenland: first 3T 1M", "move-phase first 5, move-phase second 1")
    assert sea(*neighbours("greenland"))
    assert play.asked == "nobody"


# D5.2


@cites("D5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_takes_any_units_of_one_area_to_one_area(edition: str) -> None:
    for force, stays, arrived in (
        ("2T 3M 2F 1B", "", "first 3T 3M 2F 1B"),
        ("1T", "first 1T 3M 2F 1B", "first 2T"),
        ("2T 1M 2F", "first 2M 1B", "first 3T 1M 2F"),
        ("1B", "first 2T 3M 2F", "first 1T 1B"),
    ):
        play = moving("california: first 2T 3M 2F 1B; great-plains: first 1T; peru: second 1T", 1, edition)
        play.do(f"move california>great-plains {force}")
        assert (area(play, "california"), area(play, "great-plains")) == (stays, arrived)
        assert play.asked == "second"


@cites("D5.2")
def test_what_a_move_does_is_told_kind_by_kind() -> None:
    play = moving("california: first 2T 1M 1F; great-plains: first 1T")
    play.do("move california>great-plains 2T 1F")
    assert [(e["unit"], e["count"], e["origin"], e["target"]) for e in play.events if e["event"] == "moved"] == [
        ("tank", 2, "california", "great-plains"),
        ("fighter", 1, "california", "great-plains"),
    ]
    assert play.last("moved")["seat"] == "first"
    assert areas(play) == {"california": "first 1M", "great-plains": "first 3T 1F"}


@cites("D5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_unit_may_move_again_with_another_point(edition: str) -> None:
    play = moving(
        "california: first 2T; great-plains: first 1T; eastern-canada: first 1T; japan: second 1T", 2, edition
    )
    play.do("move california>great-plains 2T")
    play.do("move great-plains>eastern-canada 3T")
    assert area(play, "eastern-canada") == "first 4T"
    assert area(play, "california") == area(play, "great-plains") == ""


@cites("D5.2")
def test_only_own_units_move() -> None:
    play = moving("california: first 2T; great-plains: second 2T; mexico: neutral-1 1T 1M")
    assert actions(play, "move") == ["move california"]
    for other in ("great-plains", "mexico", "peru"):
        assert play.rule_against(f"move {other}") == "D5.2"
    assert agreed(play)


@cites("D5.2")
def test_only_units_that_are_there() -> None:
    play = say(moving("california: first 2T 1B"), "move california", "to great-plains")
    assert play.legal == ["take tank 1", "take tank 2", "take bomber 1"]
    assert play.rule_against("take tank 3") == "D5.2"
    assert play.rule_against("take mech 1") == "D5.2"
    assert agreed(play)


@cites("D5.2")
def test_a_move_without_units_is_none() -> None:
    play = say(moving("california: first 2T"), "move california", "to great-plains")
    assert "done" not in play.legal
    assert play.rule_against("done") == "D5.2"
    with pytest.raises(IllegalAction, match=r"D5\.2"):
        moving("california: first 2T 1M").do("move california, to great-plains, done")


@cites("D5.2")
def test_each_kind_is_named_once_and_in_order() -> None:
    play = moving("california: first 2T 2M 1F")
    with pytest.raises(IllegalAction, match=r"D5\.2"):
        play.do("move california, to great-plains, take mech 1, take tank 1, done")
    with pytest.raises(IllegalAction, match=r"D5\.2"):
        play.do("move california, to great-plains, take mech 1, take mech 1, done")
    assert area(play, "california") == "first 2T 2M 1F"  # the order was refused whole
    play.do("move california>great-plains 1M 1T")  # as players write it, any order will do
    assert area(play, "great-plains") == "first 1T 1M"


# D5.3

ROAD = ("california", "mexico", "central-america", "colombia", "peru")


@cites("D5.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_land_move_goes_any_distance_over_own_areas(edition: str) -> None:
    """The land movement example of all three rulebooks: a chain of own areas, one point."""
    assert touch(*ROAD) and land(*ROAD)
    where = "; ".join(f"{name}: first 1T" for name in ROAD) + "; california: first 3T 1M 1F 1B; japan: second 1T"
    play = moving(where, 1, edition)
    play.do("move california>peru 3T 1M 1F 1B")
    assert area(play, "peru") == "first 4T 1M 1F 1B"


@cites("D5.3")
@pytest.mark.parametrize("edition", CROSSING)
def test_premium_and_standard_pass_unoccupied_areas(edition: str) -> None:
    play = moving("california: first 3T; colombia: first 1T; japan: second 1T", 1, edition)
    assert {*ROAD[1:]} <= {*targets(play, "california", "move")}
    play.do("move california>peru 2T")
    assert areas(play) == {"california": "first 1T", "colombia": "first 1T", "peru": "first 2T", "japan": "second 1T"}


@cites("D5.3")
@pytest.mark.parametrize("edition", OWN_ONLY)
def test_epic_and_original_pass_own_areas_only_and_may_end_on_an_unoccupied_one(edition: str) -> None:
    play = moving("california: first 3T; mexico: first 1T; colombia: first 1T; japan: second 1T", 1, edition)
    reached = targets(play, "california", "move")
    assert "mexico" in reached and "central-america" in reached  # own; unoccupied, next to an own one
    assert "colombia" not in reached and "peru" not in reached  # own, and not, behind an unoccupied one
    with pytest.raises(IllegalAction, match=r"D5\.3"):
        play.do("move california>colombia 1T")
    play.do("move california>central-america 2T")
    assert area(play, "central-america") == "first 2T"


@cites("D5.3")
def test_no_land_move_without_a_way() -> None:
    walls = ("mexico", "great-plains", "western-canada", "eastern-states")
    assert neighbours("california") == ["great-plains", "gulf-coast", "mexico", "north-pacific", "western-canada"]
    assert neighbours("gulf-coast")[:2] == ["california", "caribbean-sea"] and touch("gulf-coast", "eastern-states")
    play = moving("california: first 3T; peru: first 1T; " + "; ".join(f"{name}: second 1T" for name in walls))
    say(play, "move california")
    assert play.legal == ["to gulf-coast"]
    assert play.rule_against("to peru") == "D5.3"
    assert play.rule_against("to greenland") == "D5.3"  # over the sea, without submarines
    assert agreed(play)


@cites("D5.3")
def test_an_area_from_which_nothing_can_go_anywhere_is_not_offered() -> None:
    play = moving("greenland: first 3T; california: first 1T; north-china: second 1T")
    assert actions(play, "move") == ["move california"]
    assert play.rule_against("move greenland") == "D5.3"
    assert agreed(play)


@cites("D5.3", "D5.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_land_and_air_units_go_together(edition: str) -> None:
    play = moving("california: first 1T 1M 1F 1B; japan: second 1T", 1, edition)
    play.do("move california>mexico 1T 1M 1F 1B")
    assert areas(play) == {"mexico": "first 1T 1M 1F 1B", "japan": "second 1T"}


@cites("D5.3", "D5.4", "D1.9")
def test_no_move_leads_from_land_to_sea_or_back() -> None:
    assert touch("california", "north-pacific")
    on_land = at("california: first 1T 1B; north-pacific: first 1S", "move-to first 1 california")
    assert on_land.rule_against("to north-pacific") == "D1.9"
    assert on_land.rule_against("to beaufort-sea") == "D1.9"
    at_sea = at("california: first 1T 1B; north-pacific: first 1S", "move-to first 1 north-pacific")
    assert at_sea.rule_against("to california") == "D1.9"
    assert sea(*[words.split()[1] for words in at_sea.legal])
    assert agreed(on_land) and agreed(at_sea)


# D5.4


@cites("D5.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_submarines_go_any_distance_over_own_and_unoccupied_sea(edition: str) -> None:
    way = ("north-pacific", "eastern-pacific", "south-pacific", "argentine-sea", "south-atlantic")
    assert touch(*way) and sea(*way)
    play = moving("north-pacific: first 3S; eastern-pacific: first 1S; japan: second 1T", 2, edition)
    play.do("move north-pacific>south-atlantic 2S")
    assert areas(play) == {
        "north-pacific": "first 1S",
        "eastern-pacific": "first 1S",
        "south-atlantic": "first 2S",
        "japan": "second 1T",
    }
    play.do("move south-atlantic>eastern-pacific 2S")  # to an own one
    assert area(play, "eastern-pacific") == "first 3S"


@cites("D5.4", "D1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_over_the_edge_of_the_map(edition: str) -> None:
    assert touch("north-pacific", "bering-sea")
    where = "north-pacific: first 1S; central-pacific: second 1S; eastern-pacific: second 1S"
    play = moving(where, 1, edition)
    play.do("move north-pacific>bering-sea 1S")
    assert area(play, "bering-sea") == "first 1S"


@cites("D5.4")
def test_enemy_submarines_close_the_way() -> None:
    assert neighbours("beaufort-sea") == ["alaska", "labrador-sea", "laptev-sea", "yukon"]
    half = at("beaufort-sea: first 2S; labrador-sea: second 1S", "move-to first 1 beaufort-sea")
    assert "to laptev-sea" in half.legal and "to barents-sea" in half.legal
    assert half.rule_against("to labrador-sea") == "D5.7"
    assert half.rule_against("to north-atlantic") == ""  # the other way round
    shut = at(
        "beaufort-sea: first 2S; labrador-sea: second 1S; barents-sea: second 1S; laptev-sea: first 1S",
        "move-to first 1 beaufort-sea",
    )
    assert shut.legal == ["to laptev-sea"]
    assert shut.rule_against("to norwegian-sea") == "D5.4"
    assert agreed(half) and agreed(shut)
    none = moving("beaufort-sea: first 2S; labrador-sea: second 1S; laptev-sea: second 1S; peru: first 1T")
    assert none.rule_against("move beaufort-sea") == "D5.4"
    assert actions(none, "move") == ["move peru"]


# D5.5

STRAIT = ("japan", "bering-sea", "north-pacific", "california")


@cites("D5.5", "D5.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_over_an_unbroken_chain_of_submarines_one_in_each_is_enough(edition: str) -> None:
    assert touch(*STRAIT)
    for target in ("california: first 1T; ", ""):  # own, and unoccupied
        play = moving(
            f"japan: first 9T 4M 3F 2B; {target}bering-sea: first 1S; north-pacific: first 1S; peru: second 1T",
            1,
            edition,
        )
        play.do("move japan>california 8T 4M 3F 2B")
        tanks = 9 if target else 8
        assert area(play, "california") == f"first {tanks}T 4M 3F 2B"
        assert area(play, "japan") == "first 1T"
        assert area(play, "bering-sea") == area(play, "north-pacific") == "first 1S"


@cites("D5.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gap", ["", "bering-sea: second 1S; "])
def test_no_landing_over_a_gap(edition: str, gap: str) -> None:
    play = moving(f"japan: first 3T; {gap}north-pacific: first 1S; peru: second 1T; california: first 1T", 1, edition)
    assert "move japan" not in play.legal  # an island: no other way
    assert play.rule_against("move japan") == "D5.3"


@cites("D5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_coasts_of_the_whole_chain_and_nothing_behind_them(edition: str) -> None:
    assert inland("great-plains") and touch("california", "great-plains")
    play = moving("japan: first 3T; bering-sea: first 1S; north-pacific: first 2S; peru: second 1T", 2, edition)
    reached = targets(play, "japan", "move")
    assert reached == ["alaska", "california", "eastern-siberia", "mexico", "western-canada"]
    assert all(touch("bering-sea", name) or touch("north-pacific", name) for name in reached)
    play.do("move japan>california 3T")
    play.do("move california>great-plains 3T")  # a land move, with a point of its own
    assert area(play, "great-plains") == "first 3T"


@cites("D5.5", "D5.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_to_a_coast_that_others_hold(edition: str) -> None:
    held = "eastern-siberia: second 1T; alaska: neutral-1 1T 1M"
    play = moving(f"japan: first 3T; bering-sea: first 1S; north-pacific: first 1S; {held}", 1, edition)
    assert targets(play, "japan", "move") == ["california", "mexico", "western-canada"]
    say(play, "move japan")
    assert play.rule_against("to eastern-siberia") == play.rule_against("to alaska") == "D5.7"
    assert agreed(play)


@cites("D5.5")
def test_the_chain_begins_at_the_origin() -> None:
    where = "great-plains: first 3T; california: first 1T; north-pacific: first 1S; bering-sea: first 1S"
    assert inland("great-plains") and touch("great-plains", "california")
    assert "japan" in targets(moving(where), "california", "move")
    play = say(moving(where), "move great-plains")
    assert play.rule_against("to japan") == "D5.3"  # first to the coast, with a point of its own


@cites("D5.5", "D5.8")
def test_a_chain_that_was_made_by_a_move_carries_at_once() -> None:
    play = moving("japan: first 2T; east-china-sea: first 2S; north-pacific: first 1S", 2)
    assert "alaska" not in targets(play, "japan", "move")
    play.do("move east-china-sea>bering-sea 1S")
    play.do("move japan>alaska 2T")
    assert area(play, "alaska") == "first 2T"


# D5.7


@cites("D5.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("other", ["second 1T", "neutral-1 1T 1M"])
def test_areas_of_enemies_and_neutrals_are_neither_entered_nor_crossed(edition: str, other: str) -> None:
    assert neighbours("mexico") == [
        "california",
        "caribbean-sea",
        "central-america",
        "eastern-pacific",
        "gulf-coast",
        "north-pacific",
    ]
    where = f"california: first 3T 1B; mexico: {other}; central-america: first 1T; gulf-coast: {other}"
    play = at(where, "move-to first 1 california", edition=edition)
    for name in ("mexico", "gulf-coast"):
        assert f"to {name}" not in play.legal
        assert play.rule_against(f"to {name}") == "D5.7"
    assert agreed(play)
    say(play, "to central-america")
    assert play.legal == ["take bomber 1"]  # over them, not through them
    assert play.rule_against("take tank 1") == "D5.6"


@cites("D5.7")
def test_an_enemy_is_not_entered() -> None:
    play = at("california: first 3T 1B; mexico: second 1T; japan: neutral-1 1T 1M", "move-to first 1 california")
    assert play.rule_against("to mexico") == "D5.7"
    assert play.rule_against("to japan") == "D5.7"  # not even by bombers
    assert agreed(play)
