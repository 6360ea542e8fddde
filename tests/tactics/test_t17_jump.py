"""T17.17, T17.26: Jump."""

from typing import Any

from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, grid, say, step
from tests.tactics.field import field, unit

DONE: dict[str, Any] = {"flags": ["loaded"]}


def ends(play: Play) -> list[str]:
    """Where the unit may go, but for going and coming back (R32)."""
    start = unit(play, step(play)["unit"])["at"]
    return [word[3:] for word in play.legal if word.startswith("to ") and word[3:] != start]


def row(text: str, name: str = "the-hammers", act: str = "move", side: str = "allies", **more: Any) -> Play:
    """A board of one row, so that every way leads over all squares; ``j`` is about to move."""
    play = field(grid(text), side=side, j=name, **more)
    words = f"activate {name}, do {act}"
    return say(play, words if act == "leap" else f"{words}, do nothing")


ENEMY: dict[str, Any] = {"name": "sturmpioniere"} | DONE


@cites("T17.17", "T17.26", "T5.2")
def test_example_876_the_special_rule_wins_and_a_unit_jumps_over_an_enemy() -> None:
    assert ends(row("js.", s=ENEMY)) == ["c1"]
    walker = field(grid("js."), side="axis", j="totenmeister", s={"name": "hell-boys"} | DONE)
    say(walker, "activate totenmeister")
    assert walker.rule_against("do move") == "T5.4"  # as fast, but no jumper


@cites("T17.17")
def test_a_jump_passes_elements_water_rubble_and_soldiers_of_both_sides() -> None:
    for sign in ("T", "C", "~", "x"):
        assert "c1" in ends(row(f"j{sign}.")), sign
    for name in ("hell-boys", "rosie", "sturmpioniere", "lara"):
        assert ends(row("jf.", f={"name": name} | DONE))[-1] == "c1", name


@cites("T17.17")
def test_a_jump_never_passes_squares_without_symbol_or_vehicles() -> None:
    play = field(grid("j#."), j="the-hammers")
    say(play, "activate the-hammers")
    assert play.rule_against("do move") == "T5.4"
    play = field(grid("jv.."), j="the-hammers", v={"name": "hans"} | DONE)
    say(play, "activate the-hammers")
    assert play.rule_against("do move") == play.rule_against("do leap") == "T5.4"
    play = field(grid("j..."), j="the-hammers", board={"tiles": ["b1"]})
    say(play, "activate the-hammers")
    assert play.rule_against("do move") == "T5.4"


@cites("R30", "T17.17", "T5.2")
def test_nobody_jumps_over_a_friendly_walker_but_soldiers_may_walk_past() -> None:
    play = field(grid("jv.."), j="hot-dog", v="blackhawk")
    say(play, "activate hot-dog")
    assert play.rule_against("do leap") == play.rule_against("do move") == "T5.4"
    play = field(grid("jv..."), j="the-hammers", v="blackhawk")
    say(play, "activate the-hammers")
    assert play.rule_against("do leap") == "T5.4"
    assert ends(row("jv..", v="blackhawk")) == ["c1"]  # on foot, like every squad
    blocked = field(grid("jv~."), j="the-hammers", v="blackhawk", cards={"the-hammers": {"move": 3}})
    say(blocked, "activate the-hammers")
    assert blocked.rule_against("do move") == "T5.4"  # neither a walk nor a jump leads there


@cites("T17.17")
def test_a_jump_ends_on_a_square_without_another_unit() -> None:
    play = row("j.f.", f={"name": "hell-boys"} | DONE)
    assert ends(play) == ["b1"]
    assert play.rule_against("to c1") == "T5.6"
    play = row("j.f.", f=ENEMY)
    assert play.rule_against("to c1") == "T5.2"
    play = row("j.f.", "hot-dog", "leap", f={"name": "hell-boys"} | DONE)
    assert ends(play) == ["b1"]
    assert play.rule_against("to c1") == "T5.6"


@cites("T17.17", "T5.6")
def test_a_squad_walks_to_a_lone_hero_but_does_not_land_beside_him() -> None:
    assert ends(row("j.h", h="rhino")) == ["b1", "c1"]
    play = row("jsh.", s=ENEMY, h="rhino", cards={"the-hammers": {"move": 3}})
    assert ends(play) == ["d1"]
    assert play.rule_against("to c1") == "T17.17"
    assert agreed(play)
    play = row("jsh.", "the-hammers", "leap", s=ENEMY, h="rhino")
    assert play.rule_against("to c1") == "T17.17"


@cites("T17.17")
def test_a_hero_lands_on_a_friend_and_stops_with_a_friendly_vehicle() -> None:
    assert "c1" in ends(row("jsf", "rhino", s=ENEMY, f={"name": "hell-boys"} | DONE))
    assert "b1" in ends(row("jv.", "rhino", v="blackhawk"))


@cites("T17.17", "R31")
def test_all_land_on_rubble_and_crates_only_soldiers_on_traps_nobody_on_water() -> None:
    assert ends(row("jx", "hot-dog")) == ["b1"]
    assert ends(row("jC", "hot-dog")) == ["b1"]
    assert ends(row("jT")) == ["b1"]
    play = row("j.T", "hot-dog", "leap")
    assert play.rule_against("to c1") == "T2.3"
    play = row("j.~")
    assert (ends(play), play.rule_against("to c1")) == (["b1"], "T2.1")


@cites("T17.17")
def test_example_962_the_hot_dog_jumps_a_tank_trap_with_both_moves() -> None:
    board = grid("...", "jT.", "...")
    play = field(board, j="hot-dog")
    say(play, "activate hot-dog")
    assert play.rule_against("do attack") == "T7.1"  # neither fire nor its machine guns harm the trap
    say(play, "do move, do nothing")
    assert ends(play) == ["a1", "b1", "a3", "b3"]  # the trap itself is closed
    assert play.rule_against("to b2") == "T2.3"
    play = field(board, j="hot-dog")
    say(play, "activate hot-dog, do leap")
    assert {"c1", "c2", "c3"} <= set(ends(play))
    assert "b2" not in ends(play)
    play = field(board, j="hot-dog", s=ENEMY | {"at": "c2"})
    say(play, "activate hot-dog, do leap")
    assert "c2" not in ends(play)  # a unit stands there
    straight = field(grid("jT."), j="hot-dog")
    say(straight, "activate hot-dog")
    assert straight.rule_against("do move") == "T5.4"  # one move is not enough


@cites("T17.17")
def test_two_moves_as_one_jump_need_jump() -> None:
    play = field(grid("j..."), j="blackhawk")
    say(play, "activate blackhawk")
    assert play.rule_against("do leap") == "T17.17"
    play = field(grid("j..."), j="hot-dog")
    say(play, "activate hot-dog")
    assert play.rule_against("do leap") == ""
    say(play, "do move")
    assert play.rule_against("do leap") == "T4.1"


@cites("T17.17", "T13.2")
def test_of_two_moves_as_one_jump_only_the_last_square_counts_and_fire_comes_after_it() -> None:
    """Water two squares wide is too much for a move of two, not for two of them."""
    assert ends(row("j~~..l", l="lara")) == []
    play = field(grid("j~~..l"), j="the-hammers", l="lara")
    say(play, "activate the-hammers, do move, do nothing")
    assert ends(play) == []
    play = field(grid("j~~..l"), j="the-hammers", l="lara")
    play.do("activate the-hammers, do leap, to e1")
    assert (play.asked, play.step) == ("axis", "react")
    play.do("pass")
    assert (unit(play, "the-hammers")["at"], play.step) == ("e1", "activate")


@cites("R32")
def test_a_move_may_return_to_where_it_or_the_one_before_began() -> None:
    play = field(grid("js."), j="the-hammers", s=ENEMY)
    play.do("activate the-hammers, do move, do move, to c1, to a1")
    assert unit(play, "the-hammers")["at"] == "a1"
    assert "to a1" in row("js.", "the-hammers", "leap", s=ENEMY).legal


HOUSE = """
    +   +---+   +   +
      .j|1. | .   .
    +   +---+   +   +
"""


@cites("T17.17", "T14.1", "T14.5")
def test_soldiers_jump_over_buildings_and_end_outside_vehicles_do_not() -> None:
    play = field(HOUSE, j="the-hammers")
    say(play, "activate the-hammers, do move, do nothing")
    assert ends(play) == ["c1"]
    assert play.rule_against("to b1") == "T14.5"  # not into the house over its walls
    assert agreed(play)
    play = field(HOUSE, j="hot-dog")
    say(play, "activate hot-dog")
    assert play.rule_against("do leap") == play.rule_against("do move") == "T5.4"


@cites("T17.17", "T5.5")
def test_jump_minds_no_units_traps_or_water_as_corners() -> None:
    board = grid("js", "T.")
    play = field(board, j="the-hammers", s=ENEMY)
    say(play, "activate the-hammers, do move, do nothing")
    assert "b2" in ends(play)
    play = field(grid("j~", "T."), j="hot-dog")
    say(play, "activate hot-dog, do move, do nothing")
    assert ends(play) == ["b2"]
    play = field(grid("j#", "#."), j="the-hammers")
    say(play, "activate the-hammers")
    assert play.rule_against("do move") == "T5.4"


@cites("T17.17")
def test_hero_and_squad_join_only_if_both_jump() -> None:
    steps: list[dict[str, Any]] = [{"step": "join-heroes", "answers": {}, "number": 0}, {"step": "round"}]
    play = field(grid("..."), *steps, turn=0, a="action-jackson", h="the-hammers", r="rhino")
    assert play.legal == ["join the-hammers", "alone"]  # the first who has a choice is the Rhino
    grounded = {"death-dealers": {"armour": "S3"}}
    play = field(grid("..."), *steps, turn=0, h="the-hammers", r="rhino", d="death-dealers", cards=grounded)
    assert play.rule_against("join death-dealers") == "T17.17"
    play = field(grid("..."), *steps, turn=0, a="action-jackson", h="the-hammers", d="death-dealers", cards=grounded)
    assert (play.rule_against("join the-hammers"), play.rule_against("join death-dealers")) == ("T17.17", "")


@cites("T17.17", "T15.2")
def test_joined_they_jump_together() -> None:
    play = field(grid("js."), j={"name": "the-hammers", "mate": "rhino"}, s=ENEMY)
    play.do("activate the-hammers, stay, do move, do nothing, to c1")
    assert unit(play, "the-hammers")["at"] == unit(play, "rhino")["at"] == "c1"


@cites("T17.17", "T17.12")
def test_a_jumper_may_charge_with_one_jump() -> None:
    cards = {"the-hammers": {"abilities": ["jump", "charge"]}}
    play = field(grid("j~~.s"), j="the-hammers", s=ENEMY, cards=cards)
    say(play, "activate the-hammers, do charge")
    assert ends(play) == ["d1"]
    say(play, "to d1")
    assert play.legal == ["at sturmpioniere"]


@cites("T17.17", "T3.4")
def test_a_jumper_enters_with_a_jump_over_both_moves() -> None:
    play = field(grid(".s...", "#...."), turn=1, j="the-hammers", s=ENEMY)
    say(play, "activate the-hammers, do leap")
    entries = [word[6:] for word in play.legal if word.startswith("enter ")]
    assert "c1" in entries and "d1" not in entries  # the entry square and a move of two
