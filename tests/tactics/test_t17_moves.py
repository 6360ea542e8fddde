"""T17: abilities that change moves: Agile, Assault, Charge, Fast, Scout Vehicle."""

from typing import Any

import pytest

from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, dice, grid, say
from tests.tactics.field import field, unit

DONE: dict[str, Any] = {"flags": ["loaded"]}


def ends(play: Play) -> list[str]:
    """Where the unit may go."""
    return [word[3:] for word in play.legal if word.startswith("to ")]


def farthest(name: str, words: str, columns: int = 9, **more: Any) -> str:
    """How far to the right of column a a unit can go with its first move."""
    side = more.pop("side", "allies")
    play = field(grid("u" + "." * (columns - 1)), side=side, u=more.pop("u", name), **more)
    say(play, f"activate {name}, {words}")
    return max(ends(play))


# T17.3: Agile


@cites("T17.3")
def test_for_the_agile_every_diagonal_costs_one() -> None:
    play = field(grid("m....", ".....", ".....", "....."), side="axis", m="markus")
    say(play, "activate markus, do move, do nothing")
    assert "c3" in ends(play) and "d4" not in ends(play)
    play = field(grid("m....", ".....", ".....", "....."), side="axis", m="totenmeister")  # as fast, not agile
    say(play, "activate totenmeister, do move, do nothing")
    assert "c3" not in ends(play) and {"b2", "b3", "c2"} <= set(ends(play))


@cites("T17.3", "R28")
def test_the_agile_pay_one_in_the_second_move_too() -> None:
    play = field(grid("h...", "....", "...."), h="honey")
    play.do("activate honey, do move, do move, to b2, to c3")
    assert unit(play, "honey")["at"] == "c3"
    play = field(grid("h...", "....", "...."), h="blackhawk")
    say(play, "activate blackhawk, do move, do move, to b2")
    assert play.rule_against("to c3") == "T5.1"


@cites("T17.3", "T17.27")
def test_agile_is_shared_by_a_hero() -> None:
    g = {"name": "axis-gorillas", "mate": "markus"}
    play = field(grid("g....", ".....", "....."), side="axis", g=g)
    say(play, "activate axis-gorillas, stay, do move, do nothing")
    assert "c3" in ends(play)
    play = field(grid("g....", ".....", "....."), side="axis", g="axis-gorillas")
    say(play, "activate axis-gorillas, do move, do nothing")
    assert "c3" not in ends(play)


# T17.6: Assault


@cites("T17.6")
def test_assault_doubles_the_move_of_both_moves_once_a_game() -> None:
    assert farthest("manfred", "do move, do nothing, done", side="axis") == "c1"
    play = field(grid("m........", "........."), side="axis", m="manfred")
    play.do("activate manfred, do move, do move, use assault, to e1, to i1")
    assert unit(play, "manfred")["at"] == "i1"
    assert unit(play, "manfred")["used"] == ["assault"]
    two = {"manfred": {"abilities": ["assault", "heroic-attack", "commander"]}}
    play = field(grid("m...", "...."), side="axis", m={"name": "manfred", "used": ["assault"]}, cards=two)
    say(play, "activate manfred, do move, do nothing")
    assert play.rule_against("use assault") == "T17.6"
    assert agreed(play)


@cites("T17.6", "T17.30")
def test_assault_lasts_the_round() -> None:
    again = {"name": "manfred", "used": ["assault"], "lasting": ["assault"]}
    assert farthest("manfred", "do move, do nothing", side="axis", u=again) == "e1"


@cites("T17.6", "T17.27", "T15.2")
def test_assault_of_a_hero_doubles_the_move_of_the_unit_and_that_of_a_squad_his() -> None:
    g = {"name": "recon-grenadiers", "mate": "manfred"}
    assert farthest("recon-grenadiers", "stay, do move, do nothing, use assault", side="axis", u=g) == "e1"
    d = {"name": "drakoni", "mate": "koshka"}
    assert farthest("drakoni", "stay, do move, do nothing, use assault", u=d) == "c1"


@cites("R27", "T17.6", "T17.15")
def test_assault_with_fast_doubles_first() -> None:
    """Move 1: two moves of two squares, and one more in one of them."""
    cards = {"hell-boys": {"abilities": ["assault", "fast"]}}
    play = field(grid("h........", "........."), h="hell-boys", cards=cards)
    say(play, "activate hell-boys, do move, do move, use assault")
    assert "d1" in ends(play) and "e1" not in ends(play)
    say(play, "to d1")
    assert "f1" in ends(play) and "g1" not in ends(play)


# T17.12: Charge


@cites("T17.12")
def test_only_who_has_it_charges() -> None:
    play = field(grid("g...d"), side="axis", g="recon-grenadiers", d="death-dealers")
    say(play, "activate recon-grenadiers")
    assert play.rule_against("do charge") == "T17.12"
    play = field(grid("g...d"), side="axis", g="axis-gorillas", d="death-dealers")
    say(play, "activate axis-gorillas")
    assert play.rule_against("do charge") == ""
    say(play, "do move")
    assert play.rule_against("do charge") == "T4.1"  # it takes both actions


@cites("T17.12", "T13.2")
def test_a_charge_is_two_moves_then_an_attack_with_a_window_before_it() -> None:
    play = field(grid("g....d"), side="axis", g="axis-gorillas", d="death-dealers")
    play.do("activate axis-gorillas, do charge, to c1, to e1")
    assert (play.asked, play.step) == ("allies", "react")
    play.do("pass")
    play.do("at death-dealers")
    play.do("pass")  # no striking back
    assert dice(play) == 9


@cites("T17.12", "T13.3")
def test_by_the_faq_there_is_a_window_between_the_two_moves_as_well() -> None:
    play = field(grid("g....d"), faq=True, side="axis", g="axis-gorillas", d="death-dealers")
    play.do("activate axis-gorillas, do charge, to c1")
    assert (play.asked, play.step) == ("allies", "react")
    play.do("pass")
    play.do("to e1")
    assert (play.asked, play.step) == ("allies", "react")


@cites("T17.12")
def test_in_a_charge_only_rows_of_range_one_and_c_are_used() -> None:
    """The Luther's guns reach farther, so they are silent; flamethrowers of range one are not."""
    play = field(grid("l..d"), side="axis", l="luther", d=DONE | {"name": "blackhawk"})
    say(play, "activate luther, do charge, to b1, to c1")
    assert play.legal == ["at blackhawk"]
    assert play.last("moved")["square"] == "c1"
    say(play, "at blackhawk")
    assert dice(play) == 2
    cards = {"hell-boys": {"abilities": ["charge"]}}
    play = field(grid("h..s"), h="hell-boys", s=DONE | {"name": "sturmpioniere"}, cards=cards)
    say(play, "activate hell-boys, do charge, to b1, to c1")
    say(play, "at sturmpioniere, at sturmpioniere, at sturmpioniere, at sturmpioniere")  # all four rows
    assert play.last("attacks")["mode"] == "charge"


@cites("T17.12")
def test_without_a_target_the_attack_of_a_charge_is_lost() -> None:
    play = field(grid("g......d"), side="axis", g="axis-gorillas", d=DONE | {"name": "death-dealers"})
    play.do("activate axis-gorillas, do charge, to b1, stop")
    assert play.last("lost-action") == {"event": "lost-action", "unit": "axis-gorillas", "act": "charge"}


@cites("T17.12", "T3.4")
def test_entering_counts_as_the_first_move_of_a_charge() -> None:
    g: dict[str, Any] = {"name": "axis-gorillas"}
    play = field(grid("d...", "...."), side="axis", turn=1, g=g, d=DONE | {"name": "death-dealers"})
    play.do("activate axis-gorillas, do charge, enter d1, to b1")
    assert play.step == "strike-back"
    assert unit(play, "axis-gorillas")["at"] == "b1"


@cites("T17.12", "T17.27")
def test_charge_is_shared_by_a_hero() -> None:
    cards = {"sigrid": {"abilities": ["charge"]}}
    play = field(
        grid("s...d"), side="axis", s={"name": "sturmpioniere", "mate": "sigrid"}, d="death-dealers", cards=cards
    )
    say(play, "activate sturmpioniere, stay")
    assert play.rule_against("do charge") == ""


# T17.15: Fast


@cites("T17.15")
def test_example_948_hell_boys_go_three_squares_or_two_or_none() -> None:
    play = field(grid("h....", "....."), h="hell-boys")
    say(play, "activate hell-boys, do move, do move, to c1")
    assert "d1" in ends(play) and "e1" not in ends(play)  # two and one
    play = field(grid("h....", "....."), h="hell-boys")
    say(play, "activate hell-boys, do move, do move, to b1")
    assert "d1" in ends(play) and "e1" not in ends(play)  # one and two
    assert farthest("hell-boys", "do move, do nothing") == "c1"
    play = field(grid("hs"), h="hell-boys", s="sturmpioniere")
    say(play, "activate hell-boys, do sustained")
    assert play.step == "aim-on"  # no move at all


@cites("T17.15", "T5.4")
def test_which_move_is_fast_is_decided_when_the_first_needs_it() -> None:
    """Diagonally and on by one: with the cheap diagonal now, or with the point of Fast."""
    play = field(grid("h...", "....", "...."), h="hell-boys")
    say(play, "activate hell-boys, do move, do move, to b2")
    assert play.legal == ["pay diagonal", "pay points"]
    diagonal, points = field_after(play, "pay diagonal"), field_after(play, "pay points")
    assert diagonal.board["paid"] == ["diagonal"] and points.board["paid"] == ["fast"]
    assert "d2" in ends(diagonal) and "c3" in ends(diagonal)  # for two points
    assert "d2" not in ends(points) and "c3" in ends(points)  # for one, diagonally


def field_after(play: Play, words: str) -> Play:
    """The same with one more answer, on a copy."""
    return say(Play(play.state.copy()), words)


@cites("T17.15", "T17.27")
def test_fast_is_shared_by_a_squad_not_by_a_hero() -> None:
    assert farthest("hell-boys", "stay, do move, do nothing", u={"name": "hell-boys", "mate": "rosie"}) == "c1"
    cards = {"rosie": {"abilities": ["fast"]}}
    d = {"name": "death-dealers", "mate": "rosie"}
    assert farthest("death-dealers", "stay, do move, do nothing", u=d, cards=cards) == "b1"


@cites("T17.15", "T13.2")
def test_the_window_comes_after_the_whole_first_move() -> None:
    play = field(grid("h.....", "......", ".....s"), h="hell-boys", s="sturmpioniere")
    play.do("activate hell-boys, do move, do move, to c1")
    assert play.step == "react"
    play.do("pass")
    play.do("to d1")
    assert play.asked == "axis"


# T17.20, T17.28: Scout Vehicle


@cites("T17.20", "T3.4")
def test_a_scout_goes_two_squares_more_in_round_one() -> None:
    play = field(grid("......", "......"), side="axis", turn=1, h="hans")
    say(play, "activate hans, do move, do move")
    assert "enter d1" in play.legal and "enter c1" not in play.legal  # one square and two more
    say(play, "enter d1")
    assert "to c1" in play.legal and "to b1" not in play.legal  # they are used up
    play = field(grid("......", "......"), side="axis", turn=1, h="hans")
    say(play, "activate hans, do move, do move, enter e1")
    assert "to c1" in play.legal and "to b1" not in play.legal  # one was left


@cites("T17.20", "T17.28")
@pytest.mark.parametrize(("turn", "square"), [(1, "d1"), (2, "b1")])
def test_only_in_round_one(turn: int, square: str) -> None:
    assert farthest("hans", "do move, do nothing", side="axis", turn=turn) == square


@cites("T17.28")
def test_a_scout_that_enters_later_goes_as_others_do() -> None:
    play = field(grid("......", "......"), side="axis", turn=2, h="hans")
    say(play, "activate hans, do move, do nothing")
    assert play.legal == ["enter f1", "enter f2"]


@cites("T17.28")
def test_two_squares_in_all_also_if_the_scout_is_made_ready_again() -> None:
    for used, square in ((1, "c1"), (2, "b1")):
        hans = {"name": "hans", "lasting": ["scouted"] * used}
        assert farthest("hans", "do move, do nothing", side="axis", turn=1, u=hans) == square
    play = field(grid("k.....", "......"), side="axis", turn=1, k="kommandotrupp", h={"name": "hans", "at": "b2"})
    play.do("activate hans, do move, do nothing, to e2")
    assert unit(play, "hans")["lasting"] == ["scouted", "scouted"]
    play.do("activate kommandotrupp, do reactivate, do nothing, for hans")
    play.chance("hits 1")
    say(play, "activate hans, do move, do nothing")
    assert "to f2" in play.legal and "to c2" not in play.legal
