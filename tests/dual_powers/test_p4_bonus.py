"""P4.16: the bonus action. Worked example D."""

import pytest

from sandtable.core.errors import BadInput, IllegalAction
from sandtable.testing import Play, cites
from tests.dual_powers.positions import actions, at, cards_but, there

REGIONS = ["blue", "brown", "green", "purple", "red", "white"]
CHEAP = '["red-1/0", "red-1/0", "red-1/1", "red-1/1", "red-1/2"]'
"""All red units of cost 1."""


def bonus(board: str = "", side: str = "red", **options: object) -> Play:
    """A side is to take its bonus action; then the other side's turn."""
    other = "white" if side == "red" else "red"
    return at(f'hands.{other} = ["brown-6-move"]\n' + board, f"bonus {side} false, turn {other}", **options)


@cites("P4.16")
def test_one_of_four_bonus_actions_or_none() -> None:
    play = bonus('regions.blue = ["red-1/0 exhausted"]')
    assert {words.split()[0] for words in play.legal} == {"enlist", "move", "refresh", "draw-card", "done"}
    assert play.rule_against("organise") == "P7.6"  # that is for one player alone
    for order in ("enlist red-1/1 white", "move red-1/0 exhausted blue, to white", "refresh red-1/0 blue", "done"):
        taken = bonus('regions.blue = ["red-1/0 exhausted"]')
        taken.do(order)
        assert (taken.asked, taken.step) == ("white", "play-card")  # one, not more


@cites("P4.16")
def test_it_may_be_declined() -> None:
    play = bonus()
    before = play.board
    play.do("done")
    assert play.board == before
    assert play.last("bonus-declined") == {"event": "bonus-declined", "side": "red"}


@cites("P4.16", "P4.4")
def test_it_follows_the_action_of_a_command_card_that_was_skipped() -> None:
    play = at(f'day = 10\nhands.red = ["red-5-refresh"]\nregions.blue = {CHEAP}')
    play.do("play red-5-refresh")
    play.do("skip")
    assert (play.asked, play.step) == ("red", "bonus")


# Recruit


@cites("P4.16")
def test_recruit_a_unit_of_cost_1_ready_into_any_region() -> None:
    play = bonus('blockade = "brown"')
    units = ["red-1/0", "red-1/1", "red-1/2"]
    assert sorted(actions(play, "enlist")) == [f"enlist {unit} {region}" for unit in units for region in REGIONS]
    play.do("enlist red-1/2 brown")  # the blockade does not stop recruiting
    assert there(play, "brown") == ["red-1/2"]
    assert "red-1/2" not in play.board["supply"]
    assert play.last("recruited") == {"event": "recruited", "side": "red", "token": "red-1/2", "region": "brown"}
    white = bonus(side="white")
    assert {words.split()[1] for words in actions(white, "enlist")} == {"white-1/0", "white-1/1", "white-1/2"}


@cites("P4.16", "P4.8")
def test_no_dearer_unit_and_no_other() -> None:
    play = bonus()
    for unit in ("red-2/1", "red-3/3", "white-1/0", "neutral-1/0", "lenin", "trotsky-red"):
        assert f"enlist {unit} red" not in play.legal
        assert play.rule_against(f"enlist {unit} red") == "P4.16", unit


@cites("P4.16", "P4.8")
def test_not_without_a_unit_of_cost_1_in_the_supply() -> None:
    play = bonus(f"regions.blue = {CHEAP}")
    assert actions(play, "enlist") == []
    assert play.rule_against("enlist red-1/0 red") == "P4.16"
    assert play.rule_against("enlist red-2/1 red") == "P4.16"
    assert len([unit for unit in play.board["supply"] if unit.startswith("red-")]) == 5


# Move


@cites("P4.16", "P4.9")
def test_move_one_token_one_region() -> None:
    play = bonus('regions.purple = ["red-1/0 exhausted", "red-1/1"]')
    play.do("move red-1/0 exhausted purple, to brown")
    assert there(play, "brown") == ["red-1/0 exhausted"]
    assert play.asked == "white"
    far = bonus('regions.brown = ["red-1/0"]\nblockade = ""')
    with pytest.raises((IllegalAction, BadInput)):
        far.do("move red-1/0 ready brown, to green")
    assert there(far, "brown") == ["red-1/0"]


@cites("P4.16", "P4.9")
def test_move_along_an_open_connection_only() -> None:
    play = bonus('blockade = "green"\nunrest = "brown"\nregions.green = ["red-1/0"]\nregions.brown = ["lenin"]')
    with pytest.raises(IllegalAction, match=r"P4\.9"):
        play.do("move red-1/0 ready green, to red")
    play.do("move red-1/0 ready green, to purple")
    assert there(play, "purple") == ["red-1/0"]


@cites("P4.16", "P4.17")
def test_move_or_refresh_only_what_you_control() -> None:
    board = 'regions.blue = ["white-1/0 exhausted", "neutral-1/0 exhausted"]\nwill = '
    play = bonus(board + '"white"')
    assert actions(play, "move") == actions(play, "refresh") == []
    assert play.rule_against("move white-1/0 exhausted blue") == "P4.17"
    assert play.rule_against("refresh neutral-1/0 blue") == "P4.17"
    assert actions(bonus(board + '"red"'), "refresh") == ["refresh neutral-1/0 blue"]


# Refresh


@cites("P4.16", "P4.11")
def test_refresh_one_exhausted_token() -> None:
    play = bonus('regions.blue = ["red-1/2", "lenin exhausted", "stalin exhausted"]')
    assert actions(play, "refresh") == ["refresh lenin blue", "refresh stalin blue"]
    assert play.rule_against("refresh red-1/2 blue") == "P4.11"  # never the other way
    play.do("refresh lenin blue")
    assert there(play, "blue") == ["lenin", "red-1/2", "stalin exhausted"]
    assert play.asked == "white"


# Draw


@cites("P4.16", "P4.21")
def test_draw_one_command_card() -> None:
    play = bonus('hands.red = ["red-3-move"]')
    before = play.board["deck"]
    play.do("draw-card")
    assert play.asked == "chance"
    assert len(play.legal) == before
    play.chance("draw green-4-move")
    assert play.board["hands"]["red"] == ["green-4-move", "red-3-move"]
    assert play.board["deck"] == before - 1
    assert (play.asked, play.step) == ("white", "play-card")  # one card only


@cites("P4.16", "P3.1")
def test_draw_from_the_reshuffled_discards() -> None:
    play = at(
        f"""
        hands.white = {cards_but("red-3-move", "red-4-move", "red-6-move")}
        discards = ["red-3-move", "red-4-move"]
        played.red = ["red-6-move"]
        """,
        "bonus red false",
    )
    assert play.board["deck"] == 0
    play.do("draw-card")
    assert play.legal == ["draw red-3-move", "draw red-4-move"]
    play.chance("draw red-4-move")
    assert play.board["hands"]["red"] == ["red-4-move"]
    assert (play.board["deck"], play.board["discards"]) == (1, [])


# Worked example


@cites("P4.4", "P4.8", "P4.16", "P4.17")
def test_example_d_a_unit_into_purple_then_a_neutral_from_brown_to_purple() -> None:
    play = at(
        """
        day = 11
        will = "red"
        hands.red = ["purple-4-move"]
        hands.white = ["brown-6-move"]
        objectives.red = "purple-4-double-move"
        regions.brown = ["neutral-1/0"]
        """
    )
    play.do("play purple-4-move")
    assert play.board["day"] == 15
    play.do("recruit red-2/1")
    assert there(play, "purple") == ["red-2/1"]
    assert (play.step, play.asked) == ("bonus", "red")
    play.do("move neutral-1/0 ready brown, to purple")  # no own token stands in brown
    assert there(play, "purple") == ["neutral-1/0", "red-2/1"]
    assert there(play, "brown") == []
    assert play.asked == "white"
