"""D6.6, D6.7, D6.11, D6.12: attacking again, areas that are empty, and origins that are left empty."""

import pytest

from sandtable.games.dust.rules.board import DustState
from sandtable.testing import Play, cites
from tests.dust.geography import agreed, apart, role, say, touch
from tests.dust.positions import EDITIONS, actions, area, areas, at, fight, roll, targets


def fighting(where: str, points: int = 3, edition: str = "premium", board: str = "") -> Play:
    """The first player's combat phase, after the first round; then the second's movement."""
    return at(where, f"combat-phase first {points}, move-phase second 1", board, edition=edition)


def kind(play: Play) -> str:
    """What kind of battle is being fought."""
    return str(play.state.describe()["steps"][0]["battle"]["kind"])


# D6.6


@cites("D6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_target_from_the_same_origin_once_a_turn(edition: str) -> None:
    play = fighting("california: first 4T; mexico: second 2T; great-plains: second 1T", 3, edition)
    play.do("attack california>mexico 1T")
    fight(play, 1)
    assert play.board["attacked"] == [["california", "mexico"]]
    say(play, "attack california")
    assert play.legal == ["on great-plains"]
    assert play.rule_against("on mexico") == "D6.6"
    assert agreed(play)


@cites("D6.6")
def test_an_attack_is_not_repeated() -> None:
    board = 'attacked = [["california", "mexico"]]'
    play = fighting("california: first 4T; mexico: second 2T; great-plains: second 1T", board=board)
    say(play, "attack california")
    assert play.rule_against("on mexico") == "D6.6"
    only = fighting("california: first 4T; mexico: second 2T; peru: first 1T", board=board)
    assert only.asked == "second"  # nothing else to attack: the phase is over


@cites("D6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_turn_it_is_allowed_again(edition: str) -> None:
    play = at(
        "california: first 4T; mexico: second 2T",
        "turn",
        'queue = ["first"]\ncards.first = "nurse-511"\nattacked = [["california", "mexico"]]',
        edition=edition,
    )
    play.do("done")
    if play.step == "move":
        play.do("done")
    assert play.board["attacked"] == []
    assert actions(play, "attack") == ["attack california"]


@cites("D6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_special_attacks_are_not_repeated_either(edition: str) -> None:
    """The original edition says so, for the others it is a ruling."""
    where = (
        "california: first 1T 3B; mexico: first 2B; north-pacific: second 5S; eastern-pacific: first 3S; "
        "peru: second 5T; colombia: second 5T"
    )
    play = fighting(where, 5, edition)
    assert touch("eastern-pacific", "peru") and touch("eastern-pacific", "colombia")
    play.do("raid california>north-pacific 1B")
    roll(play, 0)
    assert play.rule_against("raid california") == "D9.1"  # nothing else is near
    play.do("raid mexico>north-pacific 2B")  # but from elsewhere
    roll(play, 1)
    play.do("bombard eastern-pacific>peru 1S")
    roll(play, 1)
    assert (area(play, "north-pacific"), area(play, "peru")) == ("second 4S", "second 4T")
    say(play, "bombard eastern-pacific")
    assert play.legal == ["on colombia"]
    assert play.rule_against("on peru") == "D6.6"
    assert agreed(play)


@cites("D6.6")
def test_raids_are_not_repeated() -> None:
    board = 'attacked = [["mexico", "north-pacific"]]'
    where = "mexico: first 2B; north-pacific: second 5S; eastern-pacific: second 1S"
    play = say(fighting(where, board=board), "raid mexico")
    assert play.legal == ["on eastern-pacific"]
    assert play.rule_against("on north-pacific") == "D6.6"


@cites("D6.6", "D6.12")
def test_original_at_range_the_pair_is_where_they_started_and_the_target() -> None:
    play = fighting("north-pacific: first 3S; central-pacific: first 2S; argentine-sea: second 2S", 3, "original")
    play.do("attack north-pacific>argentine-sea 1S")
    fight(play, 0, 1)
    assert play.rule_against("attack north-pacific") == "D6.6"  # the only one in range
    assert actions(play, "attack") == ["attack central-pacific"]  # other submarines, another origin
    play.do("attack central-pacific>argentine-sea 2S")
    fight(play, 2, 0)
    assert area(play, "argentine-sea") == "first 2S"
    assert play.board["attacked"] == [["central-pacific", "argentine-sea"], ["north-pacific", "argentine-sea"]]


# D6.7


@cites("D6.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_unoccupied_areas_are_not_attacked(edition: str) -> None:
    where = "california: first 4T 1B; mexico: second 1T; eastern-pacific: first 1S; north-pacific: second 1S"
    play = say(fighting(where, 3, edition, 'centres = ["great-plains"]'), "attack california")
    assert play.rule_against("on great-plains") == play.rule_against("on gulf-coast") == "D6.7"
    at_sea = say(fighting(where, 3, edition), "attack eastern-pacific")
    assert at_sea.rule_against("on south-pacific") == "D6.7"
    assert agreed(play) and agreed(at_sea)


@cites("D6.7")
def test_one_attacks_somebody_else() -> None:
    where = "california: first 4T 1B; mexico: second 1T; western-canada: first 1T; north-pacific: second 1S"
    play = say(fighting(where), "attack california")
    assert play.rule_against("on great-plains") == "D6.7"  # nobody
    assert play.rule_against("on western-canada") == "D6.7"  # their own


@cites("D6.7", "D6.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_winners_attack_again_from_where_they_stand_now(edition: str) -> None:
    play = fighting("california: first 4T; mexico: second 1T; central-america: second 1T; peru: second 1T", 3, edition)
    assert touch("california", "mexico", "central-america") and apart("california", "central-america")
    assert targets(play, "mexico") == []
    play.do("attack california>mexico 4T")
    fight(play, 0, 1)
    assert actions(play, "attack") == ["attack mexico"]
    play.do("attack mexico>central-america 3T")
    fight(play, 1, 1)
    assert areas(play) == {"mexico": "first 1T", "central-america": "first 2T", "peru": "second 1T"}
    assert play.board["attacked"] == [["california", "mexico"], ["mexico", "central-america"]]


# D6.11


@cites("D6.11", "D5.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_wins_with_everything_leaves_the_origin_empty(edition: str) -> None:
    play = at(
        "california: first 3T; mexico: second 1T; great-plains: second 2T; peru: second 1T",
        "combat-phase first 2, move-phase second 1",
        'centres = ["california"]',
        edition=edition,
    )
    play.do("attack california>mexico 3T")
    fight(play, 0, 1)
    assert area(play, "mexico") == "first 3T" and area(play, "california") == ""
    assert isinstance(play.state, DustState) and not play.state.own_centres(0)
    assert play.asked == "second"  # nobody left to attack
    play.do("move great-plains>california 1T")
    assert play.state.own_centres(1).bit_count() == 1


@cites("D6.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_nobody_comes_back_it_is_unoccupied_and_taken_by_movement_only(edition: str) -> None:
    assert role("alaska") == "source"
    play = at(
        "alaska: first 2T; western-canada: second 3T; california: second 1T",
        "combat-phase first 1, combat-phase second 3, move-phase second 1",
        edition=edition,
    )
    play.do("attack alaska>western-canada 2T")
    fight(play, 2)
    assert area(play, "alaska") == "" and play.last("repulsed")["area"] == "western-canada"
    assert (play.asked, play.step) == ("second", "move")  # nobody to attack there any more
    play.do("move western-canada>alaska 1T")
    assert area(play, "alaska") == "second 1T"


@cites("D6.11", "D6.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_empty_origin_is_not_attacked(edition: str) -> None:
    play = at(
        "western-canada: first 2T; alaska: second 3T; yukon: first 1T",
        "combat-phase first 1, combat-phase second 3",
        edition=edition,
    )
    play.do("attack western-canada>alaska 2T")
    fight(play, 2)
    say(play, "attack alaska")
    assert touch("alaska", "western-canada") and play.legal == ["on yukon"]
    assert play.rule_against("on western-canada") == "D6.7"


@cites("D6.11", "D8.1")
def test_who_comes_back_holds_the_origin() -> None:
    play = fighting("california: first 2T; mexico: second 1T", board='centres = ["california"]')
    play.do("attack california>mexico 2T")
    fight(play, 0, 0, 0)
    assert play.last("cease-fire")["area"] == "mexico"
    assert area(play, "california") == "first 2T"


# D6.12


@cites("D6.12", "D6.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_target_from_several_origins_one_after_the_other(edition: str) -> None:
    play = fighting("california: first 2T; gulf-coast: first 4T; mexico: second 2T; peru: second 1T", 3, edition)
    assert touch("california", "mexico", "gulf-coast")
    play.do("attack california>mexico 2T")
    assert play.state.describe()["steps"][0]["battle"]["forces"]["attack"] == {"tank": 2}  # not six
    fight(play, 2)
    play.do("attack gulf-coast>mexico 3T")
    fight(play, 0, 2)
    assert area(play, "mexico") == "first 3T" and area(play, "gulf-coast") == "first 1T"
    assert area(play, "california") == ""


@cites("D6.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_targets_from_one_origin(edition: str) -> None:
    play = fighting("california: first 4T; mexico: second 1T; great-plains: second 1T; peru: second 1T", 2, edition)
    play.do("attack california>mexico 2T")
    fight(play, 0, 1)
    play.do("attack california>great-plains 2T")
    fight(play, 0, 1)
    assert areas(play) == {"mexico": "first 2T", "great-plains": "first 2T", "peru": "second 1T"}


@cites("D6.12", "D7.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_target_next_to_the_origin_by_land_is_a_land_battle_whatever_swims_beside_it(edition: str) -> None:
    assert touch("california", "mexico") and touch("california", "north-pacific", "mexico")
    play = fighting("california: first 4T; north-pacific: first 2S; mexico: second 1T; peru: second 1T", 2, edition)
    play.do("attack california>mexico 4T")
    assert kind(play) == "land"
