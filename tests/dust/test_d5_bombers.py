"""D5.6, D5.8, D5.10, D5.11: strategic bombers, control that changes hands by moving, and what may be entered."""

import pytest

from sandtable.core.errors import BadPosition, IllegalAction
from sandtable.games.dust.rules.board import DustState
from sandtable.testing import Play, cites
from tests.dust.geography import agreed, all_land, apart, inland, land, neighbours, role, say, sea, touch
from tests.dust.positions import EDITIONS, actions, area, areas, at, rules_with, targets

ONE_ORIGIN = ("premium", "standard", "epic")
"""D5.6: the editions in which a strategic move starts in one area."""


def moving(where: str, points: int = 1, edition: str = "premium", board: str = "", round: int = 2) -> Play:
    """The first player's movement phase; then the second's."""
    return at(where, f"move-phase first {points}, move-phase second 1", board, edition=edition, round=round)


# D5.6


@cites("D5.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bombers_fly_to_any_own_or_unoccupied_land(edition: str) -> None:
    where = "greenland: first 2B; congo: first 1T; japan: second 1T; persia: neutral-1 1T 1M"
    play = moving(where, 1, edition)
    free = [name for name in all_land() if name not in ("greenland", "japan", "persia")]
    assert targets(play, "greenland", "move") == free
    assert {"sudan", "congo", "madagascar"} <= {*free} and inland("sudan")
    play.do("move greenland>congo 1B")
    assert area(play, "congo") == "first 1T 1B" and area(play, "greenland") == "first 1B"
    empty = moving(where, 1, edition)
    empty.do("move greenland>sudan 2B")
    assert area(empty, "sudan") == "first 2B" and area(empty, "greenland") == ""


@cites("D5.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_to_areas_of_others_and_not_to_the_sea(edition: str) -> None:
    play = say(
        moving("greenland: first 2B; japan: second 1T; persia: neutral-1 1T 1M; north-atlantic: first 1S", 1, edition),
        "move greenland",
    )
    assert play.rule_against("to japan") == play.rule_against("to persia") == "D5.7"
    assert play.rule_against("to north-atlantic") == "D1.9"
    assert play.rule_against("to greenland") == "D5.3"  # it is no move
    assert agreed(play)


@cites("D5.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_but_bombers_flies_along(edition: str) -> None:
    play = say(moving("greenland: first 2T 1M 1F 2B; congo: first 1T", 1, edition), "move greenland", "to congo")
    assert play.legal == ["take bomber 1", "take bomber 2"]
    assert [play.rule_against(f"take {kind} 1") for kind in ("tank", "mech", "fighter")] == ["D5.6"] * 3
    assert agreed(play)


@cites("D5.6")
def test_only_bombers_go_where_no_other_way_leads() -> None:
    play = say(moving("greenland: first 2T 1B"), "move greenland", "to peru")
    assert play.rule_against("take tank 1") == "D5.6"
    tanks = moving("greenland: first 2T; peru: first 1T; california: first 1B")
    assert "move greenland" not in tanks.legal


@cites("D5.6", "D5.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_a_way_leads_everything_may_go_with_them(edition: str) -> None:
    play = say(moving("california: first 2T 1F 2B; peru: second 1T", 1, edition), "move california", "to mexico")
    assert touch("california", "mexico")
    assert [words.split()[1] for words in play.legal] == ["tank", "tank", "fighter", "bomber", "bomber"]
    play = moving("greenland: first 1T 1B; north-atlantic: first 1S; peru: second 1T", 1, edition)
    assert touch("greenland", "north-atlantic", "maghreb")
    play.do("move greenland>maghreb 1T 1B")
    assert area(play, "maghreb") == "first 1T 1B"


@cites("D5.6")
@pytest.mark.parametrize("edition", ONE_ORIGIN)
def test_premium_standard_and_epic_a_strategic_move_starts_in_one_area(edition: str) -> None:
    play = moving("greenland: first 2B; japan: first 2B; peru: second 1T", 2, edition)
    say(play, "move greenland", "to sudan", "take bomber 2")
    assert (play.asked, play.step) == ("first", "move")  # nobody is asked to join
    assert play.state.prompt(0).args["points"] == 1
    with pytest.raises(BadPosition, match=r"D5\.6"):
        joining("greenland: first 2B; japan: first 2B", edition)


def joining(where: str, edition: str = "original", target: str = "sudan", joined: tuple[str, ...] = ()) -> Play:
    """The question who joins, asked out of the blue."""
    step = {"step": "join-bombers", "player": "first", "points": 1, "target": target, "joined": [*joined]}
    content = at(where, "move-phase first 1", edition=edition).state.describe()
    return Play(rules_with(edition=edition, players=2).position({**content, "steps": [step]}))


@cites("D5.6")
def test_original_bombers_from_several_areas_join_in_one_move() -> None:
    play = moving("greenland: first 2B; japan: first 2B 1T; peru: first 1B; congo: second 1T", 2, "original")
    say(play, "move greenland", "to sudan", "take bomber 1")
    assert (play.step, play.asked) == ("join-bombers", "first")
    assert play.legal == ["join peru 1", "join japan 1", "join japan 2", "done"]
    assert agreed(play)
    say(play, "join japan 2")
    assert play.legal == ["join peru 1", "done"]
    say(play, "join peru 1")
    assert areas(play) == {"greenland": "first 1B", "japan": "first 1T", "sudan": "first 4B", "congo": "second 1T"}
    assert (play.asked, play.state.prompt(0).args["points"]) == ("first", 1)  # one point for all of them


@cites("D5.6")
def test_original_joining_is_part_of_the_order_and_optional() -> None:
    where = "greenland: first 2B; japan: first 2B 1T; congo: second 1T"
    alone = moving(where, 1, "original")
    alone.do("move greenland>sudan 2B")
    assert areas(alone) == {"sudan": "first 2B", "japan": "first 1T 2B", "congo": "second 1T"}
    joined = moving(where, 1, "original")
    joined.do("move greenland>sudan 2B +japan:1")
    assert areas(joined) == {"sudan": "first 3B", "japan": "first 1T 1B", "congo": "second 1T"}
    assert [e["origin"] for e in joined.events if e["event"] == "moved"] == ["greenland", "japan"]
    assert joined.asked == "second"


@cites("D5.6")
def test_original_nobody_joins_a_move_that_is_not_strategic() -> None:
    mixed = moving("california: first 1T 1B; japan: first 2B; congo: second 1T", 2, "original")
    say(mixed, "move california", "to mexico", "take tank 1", "take bomber 1")
    assert mixed.step == "move" and area(mixed, "mexico") == "first 1T 1B"
    at_sea = moving("north-pacific: first 1S; japan: first 2B; congo: second 1T", 2, "original")
    say(at_sea, "move north-pacific", "to bering-sea", "take submarine 1")
    assert at_sea.step == "move" and area(at_sea, "bering-sea") == "first 1S"
    over_land = moving("california: first 1T 1B; japan: first 2B; congo: second 1T", 2, "original")
    over_land.do("move california, to mexico, take bomber 1, join japan 2")  # bombers only: they might as well fly
    assert area(over_land, "mexico") == "first 3B"


@cites("D5.6")
def test_original_from_each_area_once() -> None:
    play = moving("greenland: first 2B; japan: first 3B; peru: first 1B", 1, "original")
    say(play, "move greenland", "to sudan", "take bomber 1")
    assert play.rule_against("join greenland 1") == "D5.6"
    say(play, "join japan 1")
    assert play.rule_against("join japan 1") == "D5.6"
    assert agreed(play)


@cites("D5.6")
def test_original_bombers_join_from_own_land_where_they_stand() -> None:
    play = moving(
        "greenland: first 1B; sudan: first 2B; japan: first 2B; peru: second 2B; congo: first 1T; "
        "north-pacific: first 1S",
        1,
        "original",
    )
    say(play, "move greenland", "to sudan", "take bomber 1")
    assert play.legal == ["join japan 1", "join japan 2", "done"]
    assert play.rule_against("join japan 3") == "D5.6"  # so many are not there
    assert play.rule_against("join congo 1") == "D5.6"  # none there
    assert play.rule_against("join peru 1") == "D5.6"  # somebody else's
    assert play.rule_against("join sudan 1") == "D5.6"  # there already
    assert play.rule_against("join north-pacific 1") == "D5.6"
    assert play.rule_against("join south-pacific 1") == "D5.6"
    assert agreed(play)


@cites("D5.6")
def test_original_positions_in_which_nobody_could_join_are_refused() -> None:
    fits = joining("sudan: first 1B; japan: first 2B")
    assert fits.legal == ["join japan 1", "join japan 2", "done"]
    for where, target in (
        ("sudan: first 1B; japan: first 2T", "sudan"),  # no bombers are left
        ("sudan: second 1B; japan: first 2B", "sudan"),  # nobody has arrived
        ("mediterranean: first 1S; japan: first 2B", "mediterranean"),
    ):
        with pytest.raises(BadPosition, match=r"D5\.6"):
            joining(where, target=target)
    with pytest.raises(BadPosition, match=r"D5\.6"):
        joining("sudan: first 1B; japan: first 2B", joined=("beaufort-sea",))


# D5.8


@cites("D5.8", "D1.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_moving_everything_out_gives_up_control_at_once(edition: str) -> None:
    play = moving(
        "mexico: first 2T; california: first 1T; central-america: first 1T; peru: second 1T",
        2,
        edition,
        'centres = ["mexico"]',
    )
    play.do("move mexico>california 2T")
    assert area(play, "mexico") == ""
    assert play.board["centres"] == ["mexico"]  # the centre stays, and is nobody's
    assert play.rule_against("move mexico") == "D5.2"
    passed = "central-america" in targets(play, "california", "move")
    assert touch("california", "mexico", "central-america") and apart("california", "central-america")
    assert passed == (edition in ("premium", "standard"))  # it is no own area on the way any more (D5.3)


def holds(play: Play, seat: int) -> tuple[int, int]:
    """The capitals and centres of a seat."""
    assert isinstance(play.state, DustState)
    return play.state.capitals_of(seat), play.state.own_centres(seat).bit_count()


@cites("D5.8", "D1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_moving_in_takes_control_with_centre_and_capital(edition: str) -> None:
    """Who enters an empty capital with a centre in it has both; who left it has neither."""
    assert role("gulf-coast") == "capital" and touch("california", "gulf-coast", "mexico")
    play = at(
        "gulf-coast: first 1T; california: second 3T; great-plains: second 1T",
        "move-phase first 1, move-phase second 1, move-phase first 1",
        'centres = ["gulf-coast"]\nhomes.first = "gulf-coast"',
        edition=edition,
    )
    assert (holds(play, 0), holds(play, 1)) == ((1, 1), (0, 0))
    play.do("move gulf-coast>mexico 1T")
    assert (holds(play, 0), holds(play, 1)) == ((0, 0), (0, 0))
    play.do("move california>gulf-coast 2T")
    assert (holds(play, 0), holds(play, 1)) == ((0, 0), (1, 1))
    assert area(play, "gulf-coast") == "second 2T"


@cites("D5.8", "D11.1")
@pytest.mark.parametrize("edition", ["premium", "standard"])
def test_a_power_source_scores_for_who_moved_in_not_for_who_moved_out(edition: str) -> None:
    """On land and at sea."""
    assert role("alaska") == role("mid-atlantic") == "source"
    play = at(
        "alaska: first 1T; caribbean-sea: second 1S; peru: first 1T",
        "move-phase first 1, move-phase second 1, end-of-round",
        edition=edition,
    )
    play.do("move alaska>western-canada 1T")
    play.do("move caribbean-sea>mid-atlantic 1S")
    assert play.board["gained"] == {"first": 1, "second": 2}  # most land; the source and most sea


# D5.10


@cites("D5.10", "D5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_land_move_to_the_coast_and_an_amphibious_one_of_the_same_units(edition: str) -> None:
    """The Italian rulebook's example in its notes on movement: two points, and far away."""
    way = ("great-plains", "california", "north-pacific", "bering-sea", "japan")
    assert touch(*way) and inland("great-plains") and land("japan") and sea("bering-sea")
    play = moving(
        "great-plains: first 3T 1M 1F 1B; california: first 1T; north-pacific: first 1S; bering-sea: first 1S; "
        "peru: second 1T",
        2,
        edition,
    )
    assert say(Play(play.state.copy()), "move great-plains", "to japan").legal == ["take bomber 1"]  # not in one
    play.do("move great-plains>california 3T 1M 1F 1B")
    play.do("move california>japan 3T 1M 1F 1B")
    assert area(play, "japan") == "first 3T 1M 1F 1B"
    assert area(play, "california") == "first 1T"
    assert play.asked == "second"


@cites("D5.10")
def test_bombers_may_also_move_over_land_and_over_submarines() -> None:
    play = moving("greenland: first 1F 1B; north-atlantic: first 1S; mexico: second 1T", 2)
    play.do("move greenland>maghreb 1F 1B")
    assert area(play, "maghreb") == "first 1F 1B"
    play.do("move maghreb>egypt 1F 1B")
    assert touch("maghreb", "egypt") and area(play, "egypt") == "first 1F 1B"


# D5.11


@cites("D5.11", "D6.8", "D6.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_round_1_unoccupied_capitals_sources_and_centres_are_entered_by_moving(edition: str) -> None:
    places = {"eastern-states": "capital", "yukon": "source", "great-plains": "plain"}
    assert {name: role(name) for name in places} == places and role("mid-atlantic") == "source"
    play = moving(
        "eastern-canada: first 4T; caribbean-sea: first 2S; japan: second 1T",
        4,
        edition,
        'centres = ["great-plains"]\nhomes.second = "eastern-states"',
        round=1,
    )
    for name in places:
        play.do(f"move eastern-canada>{name} 1T")
        assert area(play, name) == "first 1T"
    play.do("move caribbean-sea>mid-atlantic 1S")
    assert area(play, "mid-atlantic") == "first 1S"


@cites("D5.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_neutral_or_enemy_capital_that_was_emptied_is_entered_like_any_land(edition: str) -> None:
    play = moving(
        "california: first 2T; japan: second 1T", 1, edition, 'neutral_capitals = ["gulf-coast"]\nvp.second = 0'
    )
    assert "gulf-coast" in targets(play, "california", "move")
    play.do("move california>gulf-coast 2T")
    assert area(play, "gulf-coast") == "first 2T"


# Positions


def asked_how_many(where: str, origin: str, target: str, **chosen: int) -> Play:
    """The question what goes from one area to another, asked out of the blue."""
    step = {"step": "move-units", "player": "first", "points": 1, "origin": origin, "target": target, "chosen": chosen}
    content = at(where, "move-phase first 1").state.describe()
    return Play(rules_with(edition="premium", players=2).position({**content, "steps": [step]}))


@cites("D5.2", "D5.4", "D5.6", "D5.7", "D1.9")
@pytest.mark.parametrize(
    ("origin", "target", "chosen"),
    [
        ("california", "japan", {}),  # somebody else's
        ("california", "north-pacific", {}),  # from land to sea
        ("california", "argentine-sea", {}),
        ("north-pacific", "california", {}),  # and back
        ("north-pacific", "laptev-sea", {}),  # no way by sea
        ("california", "western-australia", {"tank": 1}),  # no way for tanks
        ("california", "mexico", {"tank": 3}),  # so many are not there
        ("japan", "california", {}),  # not theirs
    ],
)
def test_positions_in_the_middle_of_an_impossible_move_are_refused(
    origin: str, target: str, chosen: dict[str, int]
) -> None:
    where = (
        "california: first 2T 1B; japan: second 1T; north-pacific: first 1S; bering-sea: second 1S; "
        "central-pacific: second 1S; eastern-pacific: second 1S"
    )
    assert {*neighbours("north-pacific")} & {"bering-sea", "central-pacific", "eastern-pacific", "california"}
    assert actions(asked_how_many(where, "california", "mexico", tank=2), "take") == ["take bomber 1"]
    with pytest.raises(BadPosition, match=r"D5\.[26]"):
        asked_how_many(where, origin, target, **chosen)


@cites("D5.2")
def test_a_refused_move_changes_nothing() -> None:
    play = moving("greenland: first 2T 1B; japan: second 1T")
    before = play.board
    with pytest.raises(IllegalAction, match=r"D5\.6"):
        play.do("move greenland>peru 1T 1B")
    assert play.board == before and play.step == "move"
