"""P4.9 to P4.11: moving, double moving, refreshing. Worked example C."""

import pytest

from sandtable.core.errors import BadInput, IllegalAction
from sandtable.testing import Play, cites
from tests.dual_powers.positions import actions, at, there


def use(card: str, board: str = "", side: str = "red") -> Play:
    """A side has played a card and is to use it; then the other side's turn."""
    other = "white" if side == "red" else "red"
    play = at(f'hands.{side} = ["{card}"]\nhands.{other} = ["brown-6-move"]\n' + board, f"turn {side}, turn {other}")
    play.do(f"play {card}")
    return play


# P4.9


@cites("P4.9")
def test_one_token_one_region_along_a_connection() -> None:
    play = use("red-3-move", 'blockade = ""\nregions.purple = ["red-1/0", "red-2/1 exhausted", "lenin"]')
    play.do("move lenin ready purple, to brown")
    assert there(play, "brown") == ["lenin"]
    assert there(play, "purple") == ["red-1/0", "red-2/1 exhausted"]
    assert play.asked == "white"
    assert play.last("moved") == {
        "event": "moved",
        "side": "red",
        "token": "lenin",
        "origin": "purple",
        "target": "brown",
    }


@cites("P4.9")
def test_an_exhausted_token_moves_and_stays_exhausted() -> None:
    play = use("red-3-move", 'regions.blue = ["red-1/0", "red-1/0 exhausted"]')
    play.do("move red-1/0 exhausted blue, to white")
    assert there(play, "white") == ["red-1/0 exhausted"]
    assert there(play, "blue") == ["red-1/0"]


@cites("P4.9")
def test_not_where_no_connection_leads() -> None:
    play = at('blockade = ""\nregions.purple = ["red-1/0"]', "move-to red red-1/0 ready purple 1")
    assert sorted(play.legal) == ["to blue", "to brown", "to green"]
    assert play.rule_against("to white") == "P4.9"  # two regions away
    assert play.rule_against("to purple") == "P4.9"  # it must go somewhere


@cites("P4.9")
def test_not_over_the_blockaded_connection_in_either_direction() -> None:
    there_way = at('marker = "blue"\nregions.purple = ["red-1/0"]', "move-to red red-1/0 ready purple 1")
    assert sorted(there_way.legal) == ["to brown", "to green"]
    assert there_way.rule_against("to blue") == "P4.9"
    back = at('marker = "blue"\nregions.blue = ["red-1/0"]', "move-to red red-1/0 ready blue 1")
    assert back.legal == ["to white"]
    assert back.rule_against("to purple") == "P4.9"


@cites("P4.9")
def test_it_is_the_marker_that_closes_not_the_tile() -> None:
    play = at('blockade = "blue"\nmarker = "green"\nregions.blue = ["red-1/0"]', "move-to red red-1/0 ready blue 1")
    assert sorted(play.legal) == ["to purple", "to white"]


@cites("P4.9")
def test_a_token_that_cannot_leave_its_region() -> None:
    play = use("red-3-move", 'blockade = "brown"\nregions.brown = ["red-1/0"]')
    assert actions(play, "move") == []
    assert play.rule_against("move red-1/0 ready brown") == "P4.9"


@cites("P4.9")
def test_a_token_that_is_not_there() -> None:
    play = use("red-3-move", 'regions.blue = ["red-1/0 exhausted"]')
    assert actions(play, "move") == ["move red-1/0 exhausted blue"]
    assert play.rule_against("move red-1/0 ready blue") == "P4.9"
    assert play.rule_against("move red-1/0 exhausted white") == "P4.9"
    assert play.rule_against("move red-1/1 ready blue") == "P4.9"


@cites("P4.9", "P2.3")
def test_example_c_the_blockade_stops_kerensky_and_a_unit_goes_blue_to_white() -> None:
    board = 'blockade = "green"\nunrest = "brown"\nregions.green = ["kerensky"]\nregions.blue = ["white-2/1"]'
    play = use("purple-4-move", board, side="white")
    before = play.board
    with pytest.raises(IllegalAction) as caught:
        play.do("move kerensky ready green, to red")
    assert caught.value.ban is not None and caught.value.ban.rule == "P4.9"
    assert play.board == before
    play.do("move white-2/1 ready blue, to white")
    assert there(play, "white") == ["white-2/1"]
    assert there(play, "green") == ["kerensky"]


# P4.10


def double(marker: str, origin: str) -> Play:
    """Where can a double move from here go, with this connection closed?"""
    return at(f'marker = "{marker}"\nregions.{origin} = ["red-1/0"]', f"move-to red red-1/0 ready {origin} 2")


@cites("P4.10")
def test_one_or_two_regions() -> None:
    play = use("red-3-double-move", 'blockade = ""\nregions.brown = ["red-1/0"]')
    play.do("move red-1/0 ready brown, to green")
    assert there(play, "green") == ["red-1/0"]
    assert sorted(double("", "brown").legal) == ["to blue", "to green", "to purple"]
    assert sorted(double("", "green").legal) == ["to blue", "to brown", "to purple", "to red", "to white"]
    assert double("", "brown").rule_against("to white") == "P4.10"  # three regions away
    single = at('blockade = ""\nregions.brown = ["red-1/0"]', "move-to red red-1/0 ready brown 1")
    assert single.legal == ["to purple"]


@cites("P4.10")
def test_both_steps_need_open_connections() -> None:
    second = double("blue", "brown")  # brown, purple, then blue
    assert sorted(second.legal) == ["to green", "to purple"]
    assert second.rule_against("to blue") == "P4.10"
    first = double("green", "green")  # green, red, then white
    assert sorted(first.legal) == ["to blue", "to brown", "to purple"]
    assert first.rule_against("to white") == "P4.10"
    assert first.rule_against("to red") == "P4.9"
    stuck = use("red-3-double-move", 'blockade = "brown"\nregions.brown = ["red-1/0"]')
    assert actions(stuck, "move") == []


@cites("P4.10")
def test_not_back_to_its_origin() -> None:
    play = double("", "purple")
    assert sorted(play.legal) == ["to blue", "to brown", "to green", "to red", "to white"]
    assert play.rule_against("to purple") == "P4.10"


@cites("P4.10")
def test_never_two_tokens() -> None:
    play = use("red-3-double-move", 'blockade = ""\nregions.purple = ["red-1/0", "red-1/1"]')
    with pytest.raises(BadInput, match="complete"):
        play.do("move red-1/0 ready purple, to green, move red-1/1 ready purple, to blue")
    assert there(play, "purple") == ["red-1/0", "red-1/1"]
    play.do("move red-1/0 ready purple, to green")
    assert (play.asked, play.step) == ("white", "play-card")


@cites("P4.10")
def test_an_exhausted_or_neutral_token_may_make_it_too() -> None:
    play = use("red-3-double-move", 'blockade = ""\nregions.brown = ["red-1/0 exhausted", "neutral-1/0"]')
    play.do("move red-1/0 exhausted brown, to blue")
    assert there(play, "blue") == ["red-1/0 exhausted"]
    neutral = use("red-3-double-move", 'blockade = ""\nregions.brown = ["neutral-1/0"]')
    neutral.do("move neutral-1/0 ready brown, to blue")
    assert there(neutral, "blue") == ["neutral-1/0"]


# P4.11


@cites("P4.11")
def test_one_exhausted_token_becomes_ready() -> None:
    play = use("red-2-refresh", 'regions.blue = ["red-1/0 exhausted", "red-1/0 exhausted", "lenin exhausted"]')
    assert actions(play, "refresh") == ["refresh red-1/0 blue", "refresh lenin blue"]
    play.do("refresh red-1/0 blue")
    assert there(play, "blue") == ["lenin exhausted", "red-1/0", "red-1/0 exhausted"]
    assert play.asked == "white"
    assert play.last("refreshed") == {"event": "refreshed", "side": "red", "token": "red-1/0", "region": "blue"}


@cites("P4.11")
def test_never_the_other_way() -> None:
    # the exhausted side of this unit would be stronger, yet it cannot be turned to it
    play = use("red-2-refresh", 'regions.blue = ["red-1/2", "red-1/0 exhausted"]\nregions.white = ["red-1/0"]')
    assert actions(play, "refresh") == ["refresh red-1/0 blue"]
    assert play.rule_against("refresh red-1/2 blue") == "P4.11"
    assert play.rule_against("refresh red-1/0 white") == "P4.11"


@cites("P4.11", "P4.17")
def test_only_a_token_you_control() -> None:
    board = 'regions.blue = ["white-1/0 exhausted", "neutral-1/0 exhausted"]\nwill = '
    without = use("red-2-refresh", board + '"white"')
    assert actions(without, "refresh") == []
    assert without.rule_against("refresh white-1/0 blue") == "P4.17"
    assert without.rule_against("refresh neutral-1/0 blue") == "P4.17"
    with_will = use("red-2-refresh", board + '"red"')
    assert actions(with_will, "refresh") == ["refresh neutral-1/0 blue"]
