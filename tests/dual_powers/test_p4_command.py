"""P4.7, P4.8: a command card is used, and recruiting. Worked example B."""

import pytest

from sandtable.core.errors import BadInput, IllegalAction
from sandtable.testing import Play, cites
from tests.dual_powers.positions import actions, at, there

CHEAP = '["red-1/0", "red-1/0", "red-1/1", "red-1/1", "red-1/2"]'
"""All red units of cost 1."""
DEAR = '["red-2/1", "red-2/2", "red-2/2", "red-3/1", "red-3/3"]'
"""All other red units."""


def use(card: str, board: str = "", side: str = "red") -> Play:
    """A side has played a card and is to use it; then the other side's turn."""
    other = "white" if side == "red" else "red"
    play = at(f'hands.{side} = ["{card}"]\nhands.{other} = ["brown-6-move"]\n' + board, f"turn {side}, turn {other}")
    play.do(f"play {card}")
    return play


# P4.7


@cites("P4.7")
def test_a_card_is_used_to_recruit_or_for_its_action_never_both() -> None:
    board = 'regions.blue = ["red-2/1"]'
    recruited = use("red-3-move", board)
    recruited.do("recruit red-3/1")
    assert (recruited.asked, recruited.step) == ("white", "play-card")
    moved = use("red-3-move", board)
    moved.do("move red-2/1 ready blue, to white")
    assert (moved.asked, moved.step) == ("white", "play-card")
    assert len(moved.board["supply"]) == 19


@cites("P4.7")
def test_only_the_action_the_card_shows() -> None:
    board = 'regions.blue = ["red-2/1", "red-1/0 exhausted"]'
    move = use("red-3-move", board)
    assert actions(move, "refresh") == []
    assert move.rule_against("refresh red-1/0 blue") == "P4.7"
    assert actions(move, "move") == ["move red-1/0 exhausted blue", "move red-2/1 ready blue"]
    refresh = use("red-2-refresh", board)
    assert actions(refresh, "move") == []
    assert refresh.rule_against("move red-2/1 ready blue") == "P4.7"
    assert actions(refresh, "refresh") == ["refresh red-1/0 blue"]


@cites("P4.7")
def test_a_card_must_be_used_if_anything_is_possible() -> None:
    recruit_only = use("red-4-refresh")
    assert "skip" not in recruit_only.legal
    assert recruit_only.rule_against("skip") == "P4.7"
    with pytest.raises(IllegalAction, match=r"P4\.7"):
        recruit_only.do("skip")
    action_only = use("red-6-move", f"regions.blue = {CHEAP}")
    assert actions(action_only, "recruit") == []
    assert action_only.rule_against("skip") == "P4.7"
    refresh_only = use("red-5-refresh", f"regions.blue = {CHEAP.replace('1/2', '1/2 exhausted')}")
    assert refresh_only.legal == ["refresh red-1/2 blue"]
    assert refresh_only.rule_against("skip") == "P4.7"


@cites("P4.7")
def test_with_nothing_possible_the_card_is_skipped() -> None:
    play = use("red-5-refresh", f"regions.blue = {CHEAP}")
    assert play.legal == ["skip"]
    before = play.board
    play.do("skip")
    assert play.board == before
    assert play.last("card-skipped") == {"event": "card-skipped", "side": "red", "card": "red-5-refresh"}
    assert play.asked == "white"


# P4.8


@cites("P4.8")
def test_recruited_units_stand_ready_in_the_region_of_the_card() -> None:
    play = use("brown-4-move", 'blockade = "red"')
    play.do("recruit red-2/1")
    assert there(play, "brown") == ["red-2/1"]
    assert "red-2/1" not in play.board["supply"]
    assert play.last("recruited") == {"event": "recruited", "side": "red", "token": "red-2/1", "region": "brown"}


@cites("P4.8")
def test_the_total_cost_is_at_most_the_recruit_value() -> None:
    one = use("red-6-move")
    assert [words.split()[1] for words in actions(one, "recruit")] == ["red-1/0", "red-1/1", "red-1/2"]
    assert one.rule_against("recruit red-2/1") == "P4.8"
    two = use("red-4-move")
    assert two.rule_against("recruit red-2/2") == ""
    assert two.rule_against("recruit red-3/1") == "P4.8"
    three = use("red-3-move")
    assert three.rule_against("recruit red-3/3") == ""
    with pytest.raises(IllegalAction, match=r"P4\.8"):
        two.do("recruit red-1/0+red-2/1")


@cites("P4.8")
def test_several_units_of_any_sum() -> None:
    three = use("red-3-move")
    three.do("recruit red-1/2+red-1/0+red-1/0")
    assert there(three, "red") == ["red-1/0", "red-1/0", "red-1/2"]
    mixed = use("red-3-move")
    mixed.do("recruit red-2/2+red-1/1")
    assert there(mixed, "red") == ["red-1/1", "red-2/2"]
    assert mixed.asked == "white"


@cites("P4.8")
def test_a_unit_uses_up_its_cost() -> None:
    two = use("red-4-move")
    for units in ("red-2/2+red-1/1", "red-1/0+red-1/0+red-1/1"):
        assert two.rule_against(f"recruit {units}") == "P4.8"
    play = use("red-3-move")
    play.do("recruit red-2/1")  # what is left of the value is lost
    assert there(play, "red") == ["red-2/1"]
    assert play.asked == "white"


@cites("P4.8")
def test_units_may_be_named_in_any_sequence_and_are_written_in_one() -> None:
    play = use("red-3-move")
    assert "recruit red-2/1+red-1/0" in play.legal
    assert "recruit red-1/0+red-2/1" not in play.legal
    play.do("recruit red-1/0+red-2/1")
    assert there(play, "red") == ["red-1/0", "red-2/1"]
    assert play.asked == "white"


@cites("P4.8", "P5.7")
def test_a_unit_that_left_exhausted_comes_back_ready() -> None:
    play = at('hands.red = ["red-3-move"]\nregions.green = ["red-3/3 exhausted"]', "exhaust, turn red")
    play.do("play red-3-move")
    play.do("recruit red-3/3")
    assert there(play, "red") == ["red-3/3"]


@cites("P4.8", "P4.7")
def test_fewer_than_the_value() -> None:
    play = use("red-3-move")
    play.do("recruit red-1/1")
    assert there(play, "red") == ["red-1/1"]
    assert play.asked == "white"
    two = use("red-3-move")
    two.do("recruit red-1/1+red-1/1")
    assert there(two, "red") == ["red-1/1", "red-1/1"]


@cites("P4.8")
def test_units_come_from_the_own_supply() -> None:
    play = at('hands.red = ["red-3-move", "lenin"]')
    play.do("play red-3-move")
    assert "lenin" in play.board["supply"]
    assert play.rule_against("recruit white-1/0") == "P4.8"
    for token in ("lenin", "neutral-1/0"):  # never recruited by a command card
        with pytest.raises(BadInput, match="is no unit"):
            play.do(f"recruit {token}")
    assert {words.split()[1][:4] for words in actions(play, "recruit")} == {"red-"}
    white = use("red-3-move", side="white")
    assert {words.split()[1][:6] for words in actions(white, "recruit")} == {"white-"}
    assert white.rule_against("recruit red-1/0") == "P4.8"


@cites("P4.8")
def test_a_kind_that_is_used_up() -> None:
    play = use("red-3-move", 'regions.blue = ["red-1/0", "red-1/0", "red-3/1"]')
    assert play.rule_against("recruit red-1/0") == "P4.8"
    assert play.rule_against("recruit red-3/1") == "P4.8"
    assert "recruit red-1/1" in play.legal
    assert "recruit red-1/0" not in play.legal
    last = use("red-3-move", 'regions.blue = ["red-1/1"]')
    with pytest.raises(IllegalAction, match=r"P4\.8"):
        last.do("recruit red-1/1+red-1/1")
    last.do("recruit red-1/2+red-1/1")  # one of each was left
    assert there(last, "red") == ["red-1/1", "red-1/2"]


@cites("P4.8")
def test_not_possible_without_an_affordable_unit() -> None:
    play = use("red-6-move", f"regions.blue = {CHEAP}")
    assert actions(play, "recruit") == []
    assert {play.rule_against(f"recruit {unit}") for unit in ("red-1/0", "red-2/1", "red-3/3")} == {"P4.8"}
    empty = use("red-3-move", f"regions.blue = {CHEAP}\nregions.white = {DEAR}")
    assert actions(empty, "recruit") == []


@cites("P4.8")
def test_the_blockade_never_stops_recruiting() -> None:
    play = use("brown-4-move", 'blockade = "brown"')  # the only connection of brown is closed
    play.do("recruit red-1/1+red-1/0")
    assert there(play, "brown") == ["red-1/0", "red-1/1"]


@cites("P4.7", "P4.8")
def test_example_b_green_4_recruits_two_units_of_cost_1() -> None:
    play = use("green-4-move")
    play.do("recruit red-1/0+red-1/0")
    assert there(play, "green") == ["red-1/0", "red-1/0"]
    assert play.asked == "white"
    third = use("green-4-move")
    with pytest.raises(IllegalAction, match=r"P4\.8"):
        third.do("recruit red-1/0+red-1/0+red-1/1")
    assert there(third, "green") == []  # an order is given whole or not at all
