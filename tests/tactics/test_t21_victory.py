"""T21: how a battle ends, and who has won it."""

from typing import Any

import pytest

from sandtable.games.tactics.rules.scenarios import BREAK_THROUGH, HOLD_TOGETHER, KEEP_BUILDING, TAKE_CHARGES
from sandtable.games.tactics.rules.victory import final_score, holder, leader
from sandtable.testing import Play, cites
from tests.tactics.field import field, squares, state, unit
from tests.tactics.moves import plain, say

END = ({"step": "victory"}, {"step": "round"})
DEAD = {"flags": ["dead"]}


def ended(drawing: str = "", turn: int = 2, score: tuple[int, int] = (0, 0), **more: Any) -> Play:
    """At the end of a round, after the check."""
    board = {"score": {"allies": score[0], "axis": score[1]}, **more.pop("board", {})}
    return field(drawing or plain(8, 3, a1="h", h1="s"), *END, turn=turn, board=board, **more)


def result(play: Play) -> tuple[str, list[float]]:
    return play.state.ending, play.state.returns()


BOTH: dict[str, Any] = {"h": "hell-boys", "s": "sturmpioniere"}

# Points


@cites("T21.2", "T21.1")
def test_example_342_the_axis_wins_with_57_against_54() -> None:
    """Heavy Laser Grenadiers and Hans lost, Hell Boys and Death Dealers lost."""
    play = ended(
        turn=7,
        h="blackhawk",
        s="lara",
        a={"name": "heavy-laser-grenadiers"},
        b={"name": "hans"},
        c={"name": "hell-boys"},
        d={"name": "death-dealers"},
    )
    s = state(play)
    for name in ("heavy-laser-grenadiers", "hans"):
        s.destroy(s.slot[s.tables.cards.unit.number(name)])
    assert s.score == [30 + 24, 0] == [54, 0]
    for name in ("hell-boys", "death-dealers"):
        s.destroy(s.slot[s.tables.cards.unit.number(name)])
    assert s.score == [54, 34 + 23] == [54, 57]
    last = field(
        plain(4, 3, a1="h", d1="s"),
        h="blackhawk",
        s={"name": "lara", "flags": ["loaded"]},
        turn=8,
        board={"score": {"allies": 54, "axis": 57}},
    )
    last.do("activate blackhawk, do nothing")
    assert last.last("scored") == {"event": "scored", "allies": 54, "axis": 57}
    assert result(last) == ("points", [-1.0, 1.0])
    assert leader(s) == "axis"


@cites("T21.1", "T21.5")
def test_at_the_limit_more_points_win_equal_points_are_a_draw() -> None:
    assert not ended(turn=7, score=(10, 0), **BOTH).state.is_over(), "the limit is eight rounds"
    assert result(ended(turn=8, score=(10, 0), **BOTH)) == ("points", [1.0, -1.0])
    assert result(ended(turn=8, score=(10, 10), **BOTH)) == ("draw", [0.0, 0.0])


@cites("T21.2", "T21.5")
def test_whoever_destroys_it_a_unit_scores_for_the_enemy() -> None:
    play = field(plain(4, 3, a1="h", c1="s"), h="hell-boys", s="sturmpioniere")
    s = state(play)
    s.destroy(s.slot[s.tables.cards.unit.number("hell-boys")])
    assert s.score == [0, 34]


# Wiped out


@cites("T21.1", "T21.5")
def test_wiped_out_the_survivor_wins_whatever_the_points() -> None:
    play = ended(score=(0, 99), h="hell-boys", s={"name": "sturmpioniere", **DEAD}, drawing=plain(8, 3, a1="h"))
    assert result(play) == ("wiped-out", [1.0, -1.0])


@cites("R26", "T21.5")
def test_both_wiped_out_the_points_decide() -> None:
    dead: dict[str, Any] = {"h": {"name": "hell-boys", **DEAD}, "s": {"name": "sturmpioniere", **DEAD}}
    assert result(ended(plain(4, 3), score=(25, 34), **dead)) == ("points", [-1.0, 1.0])
    assert result(ended(plain(4, 3), score=(34, 34), **dead)) == ("draw", [0.0, 0.0])


@cites("T21.6")
def test_units_not_yet_on_the_board_are_not_destroyed() -> None:
    play = ended(plain(4, 3, a1="h"), h="hell-boys", s={"name": "sturmpioniere"})
    assert not play.state.is_over() and play.asked == "chance"


@cites("T21.1")
def test_the_battle_ends_at_the_end_of_a_round_only() -> None:
    """Both have units to activate when the last enemy falls."""
    play = field(plain(8, 3, a1="h", a2="d", b1="s"), h="hell-boys", d="death-dealers", s="sturmpioniere")
    s = state(play)
    s.destroy(s.slot[s.tables.cards.unit.number("sturmpioniere")])
    play.do("activate hell-boys, do nothing")
    assert not play.state.is_over() and play.asked == "allies"
    play.do("activate death-dealers, do nothing")
    assert result(play) == ("wiped-out", [1.0, -1.0])


@cites("T21.1")
def test_wiped_out_comes_before_the_objective_and_that_before_points() -> None:
    scenario = {"goal": TAKE_CHARGES, "charges": squares("b1", "c1"), "charges_needed": 1}
    taken = {"charges": {"b1": "axis", "c1": ""}}
    lost = ended(
        h="hell-boys", s={"name": "sturmpioniere", **DEAD}, scenario=scenario, board=taken, drawing=plain(8, 3, a1="h")
    )
    assert result(lost) == ("wiped-out", [1.0, -1.0])
    met = ended(turn=8, score=(50, 0), scenario=scenario, board=taken, **BOTH)
    assert result(met) == ("objective", [-1.0, 1.0])


# Objectives


@cites("R39")
def test_holding_is_having_a_unit_there_and_no_enemy() -> None:
    def holding(**units: Any) -> int:
        tables: dict[str, Any] = {name: {"name": name.replace("_", "-"), "at": at} for name, at in units.items()}
        play = field(plain(6, 3), off="hot-dog", **tables)
        return holder(state(play), squares("c1", "d1"))

    assert holding(hell_boys="c1") == 0 and holding(hans="d1") == 1
    assert holding(hell_boys="c1", hans="d1") == -1, "both are there"
    assert holding(hell_boys="c2", hans="d2") == -1, "nobody is"
    assert holding(pelican="c1") == -1, "aircraft do not hold"
    assert holding(pelican="c1", hans="d1") == -1, "but they are enemies who are there"
    assert holding(pelican="c1", hell_boys="d1") == 0
    assert holding(punisher="b1") == 0, "with one of its squares"
    assert holding(rosie="c1") == 0


@cites("T21.2", "R39")
def test_places_that_are_held_give_points() -> None:
    scenario = {"bonus_held": [squares("a1"), squares("h1", "h2"), squares("d2")], "bonus_each": 15}
    play = ended(turn=8, score=(10, 0), scenario=scenario, **BOTH)
    assert final_score(state(play)) == [25, 15]
    assert result(play) == ("points", [1.0, -1.0])


def bridge(turn: int, count: int = 0, **more: Any) -> Play:
    scenario = {
        "goal": HOLD_TOGETHER,
        "bridge": squares("d1", "d2"),
        "bridge_from": 3,
        "bridge_rounds": 2,
        "bonus_bridge": 25,
    }
    return ended(
        plain(8, 3, d1="h", h1="s"),
        turn=turn,
        board={"bridge": count},
        scenario=scenario,
        h=more.pop("h", "hell-boys"),
        s="sturmpioniere",
        k={"name": "death-dealers", "at": "a3"},
        **more,
    )


@cites("T21.1", "R39")
def test_hold_the_bridge_for_two_rounds_running_from_the_third_on() -> None:
    assert bridge(2).board["bridge"] == 0, "too early"
    assert bridge(3).board["bridge"] == 1
    assert result(bridge(4, 1)) == ("objective", [1.0, -1.0])
    axis = bridge(4, 1, h="hans")
    assert axis.board["bridge"] == -1 and not axis.state.is_over(), "the other side begins anew"
    assert result(bridge(5, -1, h="hans")) == ("objective", [-1.0, 1.0])


@cites("T21.1")
def test_where_neither_side_can_meet_its_objective_the_points_decide() -> None:
    """Nobody on the bridge at the end of the last round but one: two rounds are not to be had."""
    empty = ended(
        turn=7,
        score=(5, 0),
        scenario={"goal": HOLD_TOGETHER, "bridge": squares("d1"), "bridge_from": 3, "bridge_rounds": 2},
        **BOTH,
    )
    assert result(empty) == ("points", [1.0, -1.0])
    assert not ended(
        turn=6,
        scenario={"goal": HOLD_TOGETHER, "bridge": squares("d1"), "bridge_from": 3, "bridge_rounds": 2},
        **BOTH,
    ).state.is_over()
    charges = {"goal": TAKE_CHARGES, "charges": squares("b1", "c1", "d1"), "charges_needed": 2, "bonus_charge": 20}
    split = {"charges": {"b1": "axis", "c1": "allies", "d1": ""}}
    assert not ended(scenario=charges, board=split, **BOTH).state.is_over(), "one is left to be taken"
    walkers = ended(scenario=charges, board=split, h="blackhawk", s="hans")
    assert result(walkers) == ("draw", [0.0, 0.0]), "only soldiers take it"
    out = {"goal": BREAK_THROUGH, "attacker": 1, "exits": squares("a1", "a2", "a3"), "exit_ap": 60}
    assert result(ended(score=(0, 3), scenario=out, **BOTH)) == ("points", [-1.0, 1.0]), "25 AP cannot be 60"
    assert not ended(scenario=out | {"exit_ap": 25}, **BOTH).state.is_over()


@cites("T21.1")
def test_keep_the_building() -> None:
    house = """
        +   +   +   +   +
          .   .   .   .s
        +   +-L-+---+   +
          .k|1.h 1. | .
        +   +---+---+   +
        """
    scenario = {"goal": KEEP_BUILDING, "attacker": 1, "keep": squares("b2", "c2")}
    inside = ended(house, scenario=scenario, **BOTH)
    assert not inside.state.is_over()
    assert result(ended(house, turn=8, score=(0, 90), scenario=scenario, **BOTH)) == ("objective", [1.0, -1.0])
    outside = ended(house, scenario=scenario, k="hell-boys", s="sturmpioniere")
    assert result(outside) == ("objective", [-1.0, 1.0])


@cites("T21.1")
def test_soldiers_take_a_charge_on_its_square_with_an_action() -> None:
    scenario = {"goal": TAKE_CHARGES, "charges": squares("a1", "c1"), "charges_needed": 2}

    def declaring(name: str, charges: dict[str, str] | None = None, **more: Any) -> Play:
        board = {"charges": charges or {"a1": "", "c1": ""}}
        play = field(plain(6, 3, a1="x", f3="s"), x=name, s="sturmpioniere", scenario=scenario, board=board, **more)
        say(play, f"activate {name}")
        return play

    play = declaring("hell-boys")
    say(play, "do seize, do move, to b1")
    assert play.board["charges"] == {"a1": "allies", "c1": ""}
    assert play.last("seized") == {"event": "seized", "unit": "hell-boys", "square": "a1"}
    assert declaring("blackhawk").rule_against("do seize") == "T21.1", "only soldiers"
    taken = declaring("hell-boys", {"a1": "allies", "c1": ""})
    assert taken.rule_against("do seize") == "T21.1", "it has been taken"
    say(taken, "do move")
    assert "do seize" in taken.legal, "there is another one"
    say(taken, "do seize, to b1")
    assert taken.board["charges"] == {"a1": "allies", "c1": ""}, "they did not get there"
    assert taken.last("lost-action")["act"] == "seize"
    none_left = declaring("hell-boys", {"a1": "allies", "c1": "axis"})
    say(none_left, "do move")
    assert none_left.rule_against("do seize") == "T21.1"


# Breaking through


def leaving(name: str = "hans", square: str = "b1", ap: int = 60, **more: Any) -> Play:
    scenario = {
        "goal": BREAK_THROUGH,
        "attacker": 1,
        "exits": squares("a1", "a2", "a3"),
        "exit_ap": ap,
        "bonus_left": True,
    }
    return field(
        plain(8, 3),
        side="axis",
        scenario=scenario,
        x={"name": name, "at": square, **more.pop("table", {})},
        h={"name": "hell-boys", "at": "h3"},
        **more,
    )


@cites("T21.1", "T21.2")
def test_the_attacker_leaves_over_the_far_edge_for_one_point_more() -> None:
    play = leaving(square="a1")
    say(play, "activate hans, do move, do nothing")
    assert "exit" in play.legal
    say(play, "exit")
    assert unit(play, "hans")["flags"] == ["loaded", "left"] and "at" not in unit(play, "hans")
    assert play.board["score"] == {"allies": 0, "axis": 24}
    assert play.last("left") == {"event": "left", "unit": "hans", "ap": 24}
    near = leaving(square="b1")
    say(near, "activate hans, do move, do nothing")
    assert near.rule_against("exit") == "T21.1", "one point to the edge, and none to leave"
    twice = leaving(square="b1")
    say(twice, "activate hans, do move, do move, to a1, exit")
    assert "left" in unit(twice, "hans")["flags"]


@cites("T21.1")
def test_nobody_else_leaves() -> None:
    defender = field(
        plain(8, 3, a1="h"),
        h="hell-boys",
        scenario={"goal": BREAK_THROUGH, "attacker": 1, "exits": squares("a1", "a2"), "exit_ap": 60},
    )
    say(defender, "activate hell-boys, do move, do nothing")
    assert defender.rule_against("exit") == "T21.1"
    plain_battle = field(plain(8, 3, a1="h"), h="hell-boys")
    say(plain_battle, "activate hell-boys, do move, do nothing")
    assert plain_battle.rule_against("exit") == "T21.1"


@cites("T21.1", "T5.4")
def test_a_unit_that_can_only_leave_may_still_declare_a_move() -> None:
    play = field(
        """
        +   +   +   +
          .x  #   .h
        +   +   +   +
        """,
        x="sturmpioniere",
        h="hell-boys",
        side="axis",
        scenario={"goal": BREAK_THROUGH, "attacker": 1, "exits": squares("a1"), "exit_ap": 25},
    )
    say(play, "activate sturmpioniere, do move, do nothing")
    assert play.legal == ["stop", "exit"]
    say(play, "exit")
    play.do("activate hell-boys, do nothing")
    assert result(play) == ("objective", [-1.0, 1.0])


@cites("T21.5")
def test_who_has_left_is_not_wiped_out() -> None:
    play = leaving(square="a1", ap=24, table={"flags": ["ready", "loaded"]})
    say(play, "activate hans, do move, do nothing, exit")
    play.do("activate hell-boys, do nothing")
    assert result(play) == ("objective", [-1.0, 1.0]), "all have left, and none is destroyed"


@cites("T15.4", "T21.1")
def test_a_joined_hero_leaves_with_the_squad_and_both_count() -> None:
    play = leaving("heavy-flak-grenadiers", "a1", 51, table={"mate": "lara"}, l={"name": "lara", "at": "a1"})
    say(play, "activate heavy-flak-grenadiers, stay, do move, do nothing, exit")
    assert play.board["score"]["axis"] == 30 + 21
    play.do("activate hell-boys, do nothing")
    assert result(play)[0] == "objective"


# Teams


@cites("T21.3", "T21.4")
def test_partners_share_the_activations_of_their_side() -> None:
    play = field(plain(8, 3, a1="h", a2="b", h1="s"), h="hell-boys", b="blackhawk", s="sturmpioniere", players=4)
    seats = play.state.rules.seats
    assert [seats[seat] for seat in play.state.asked()] == ["allies-1", "allies-2"]
    play.do("activate blackhawk, do nothing", "allies-2")
    assert [seats[seat] for seat in play.state.asked()] == ["axis-1", "axis-2"]
    play.do("activate sturmpioniere, do nothing", "axis-1")
    play.do("activate hell-boys, do nothing", "allies-2")
    assert play.asked == "chance", "any partner may lead any unit"


@cites("T21.3")
@pytest.mark.parametrize("players", [2, 4])
def test_a_side_wins_together(players: int) -> None:
    play = ended(turn=8, score=(10, 0), players=players, **BOTH)
    half = players // 2
    assert play.state.returns() == [1.0 / half] * half + [-1.0 / half] * half
