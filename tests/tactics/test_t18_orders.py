"""T18.1 to T18.3, T18.7: the command squad: one order a round, the officer and the radioman."""

from typing import Any

from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, dice, grid, ready, say
from tests.tactics.field import field

ORDERS = {"reactivate": "officer", "repair": "mechanic", "rebuild": "mechanic", "heal": "medic", "bring-back": "medic"}
DONE: dict[str, Any] = {"flags": ["loaded"]}
"""A unit that was activated in this round."""
ENEMY: dict[str, Any] = {"name": "totenmeister"}
"""Somebody whose turn it is then, and who reaches nobody but neighbours."""


def boss(*lost: str, **more: Any) -> Play:
    """The Boss with all there is to give orders about: somebody active, hurt and dead beside it, a gun and an enemy."""
    figures = dict.fromkeys(lost, 0)
    return field(
        grid("b....s", "gd.v.t", "......"),
        b={"name": "the-boss", "figures": figures} if lost else "the-boss",
        d={"name": "death-dealers", "figures": {"rifle": 2}} | DONE,
        v={"name": "blackhawk", "points": 1},
        g="leathernecks",
        s={"name": "sturmpioniere"} | DONE,
        t=ENEMY,
        other={"name": "hell-boys", "flags": ["loaded", "dead"]},
        wreck={"name": "honey", "flags": ["loaded", "dead"]},
        **more,
    )


def two_bosses(**more: Any) -> Play:
    """Two command squads of one side, as custom cards of several classes allow."""
    return field(
        grid("bdc", "...", "..t"),
        b="the-boss",
        c="the-boss/2",
        d={"name": "death-dealers", "figures": {"rifle": 1}} | DONE,
        t=ENEMY,
        **more,
    )


# T18.1


@cites("T18.1")
def test_only_a_command_squad_gives_orders() -> None:
    play = say(boss(), "activate leathernecks")
    assert [play.rule_against(f"do {order}") for order in ORDERS] == ["T18.1"] * 5
    play = say(boss(), "activate the-boss")
    allowed = [order for order in ORDERS if play.rule_against(f"do {order}") == ""]
    assert allowed == ["reactivate", "rebuild", "heal", "bring-back"]
    assert play.rule_against("do repair") == "T18.2"  # the Blackhawk is two squares away
    assert agreed(play)


@cites("T18.1")
def test_the_orders_of_a_dead_member_are_gone() -> None:
    for order, member in ORDERS.items():
        play = say(boss(member), "activate the-boss")
        assert play.rule_against(f"do {order}") == "T18.1"
        others = [other for other in ORDERS if ORDERS[other] != member and other != "repair"]
        assert [play.rule_against(f"do {other}") for other in others] == [""] * len(others)
    play = say(boss("specialist"), "activate the-boss")  # who has no order, only a machine gun
    assert [play.rule_against(f"do {order}") for order in ORDERS if order != "repair"] == [""] * 4


@cites("T18.1")
def test_a_side_tries_one_order_a_round_whatever_the_number_of_command_squads() -> None:
    play = two_bosses()
    play.do("activate the-boss, do heal, do nothing, for death-dealers")
    assert play.board["ordered"] == ["allies"]
    play.do("activate totenmeister, do nothing")
    say(play, "activate the-boss/2")
    assert play.rule_against("do reactivate") == play.rule_against("do heal") == "T18.1"
    assert agreed(play)
    play.do("do nothing")
    play.chance("wins allies")
    play.do("first allies")
    say(play, "activate the-boss/2")
    assert play.board["ordered"] == []  # another round
    assert play.rule_against("do heal") == ""


@cites("T18.1", "T21.3")
def test_partners_have_one_order_a_round_between_them() -> None:
    play = two_bosses(players=4)
    play.do("activate the-boss, do heal, do nothing, for death-dealers", "allies-1")
    play.do("activate totenmeister, do nothing", "axis-2")
    play.state.apply(play.state.rules.space.parse("activate the-boss/2"), 1)
    assert play.rule_against("do heal", "allies-2") == "T18.1"


@cites("T18.1")
def test_a_failed_order_was_tried() -> None:
    play = two_bosses()
    play.do("activate the-boss, do reactivate, do nothing, for death-dealers")
    play.chance("hits 0")
    assert play.last("order-fails")["unit"] == "the-boss"
    play.do("activate totenmeister, do nothing")
    say(play, "activate the-boss/2")
    assert play.rule_against("do reactivate") == play.rule_against("do heal") == "T18.1"


@cites("T18.1", "R20")
def test_two_orders_are_not_given_in_one_activation_either() -> None:
    for first in ("reactivate", "heal", "bring-back", "rebuild", "strike"):
        play = say(boss(), f"activate the-boss, do {first}")
        for second in (*ORDERS, "strike"):
            assert play.rule_against(f"do {second}") == "T18.1"
        assert play.rule_against("do move") == ""


@cites("T18.1", "R20")
def test_a_strike_called_by_radio_is_the_order_of_the_round() -> None:
    play = boss()
    say(play, "activate the-boss, do strike, do nothing, call leathernecks, for sturmpioniere")
    assert play.board["ordered"] == ["allies"]
    play = boss(board={"ordered": ["allies"]})
    say(play, "activate the-boss")
    assert play.rule_against("do strike") == play.rule_against("do heal") == "T18.1"
    assert agreed(play)


@cites("T18.1", "R20")
def test_a_strike_by_artillery_strike_is_no_order() -> None:
    cards = {"bazooka-joe": {"abilities": ["commander", "artillery-strike"]}}
    play = field(
        grid("b....s", "gd...."),
        b={"name": "the-boss", "mate": "bazooka-joe"},
        d={"name": "death-dealers", "figures": {"rifle": 2}} | DONE,
        g="leathernecks",
        s="sturmpioniere",
        cards=cards,
    )
    say(play, "activate the-boss, stay, do strike")
    assert play.rule_against("do reactivate") == ""
    say(play, "do reactivate, call leathernecks, for sturmpioniere")
    assert play.board["ordered"] == []


@cites("T18.1")
def test_example_1054_no_order_is_for_the_command_squad_itself() -> None:
    b = {"name": "the-boss", "figures": {"specialist": 0}, "mate": "bazooka-joe"}
    board = {"units": {"bazooka-joe": {"points": 2}}}
    play = field(grid("b....s", "......"), b=b, s="sturmpioniere", board=board)
    say(play, "activate the-boss, stay")
    assert play.rule_against("do heal") == "T18.2"  # neither its miniature nor its own hero
    assert play.rule_against("do reactivate") == "T18.2"
    play = boss("specialist")
    say(play, "activate the-boss, do reactivate, do nothing")
    assert play.legal == ["for death-dealers"]
    assert play.rule_against("for the-boss") == "T18.2"
    play = boss("specialist")
    say(play, "activate the-boss, do heal, do nothing")
    assert play.rule_against("for the-boss") == "T18.2"


@cites("T18.1", "T1.7")
def test_command_squads_of_one_army_have_different_classes() -> None:
    play = field(grid("..."), {"step": "choose-armies", "answers": {}}, turn=0)
    play.do("take the-boss", "allies")
    play.do("take hans", "axis")
    assert play.rule_against("take the-boss/2", "allies") == "T18.1"
    heavy: dict[str, Any] = {
        "death-dealers": {"abilities": ["command-squad"], "armour": "S1", "figures": dict.fromkeys(MEMBERS, 1)}
    }
    rows = [{"name": "m", "weapon": "M", "range": "4", "carriers": "all", "soldier": ["1/1"] * 4} | NO_HARM]
    heavy["death-dealers"] |= {"row": rows}
    play = field(grid("..."), {"step": "choose-armies", "answers": {}}, turn=0, cards=heavy)
    play.do("take the-boss", "allies")
    play.do("take hans", "axis")
    assert play.rule_against("take death-dealers", "allies") == ""


MEMBERS = ("officer", "radioman", "mechanic", "medic", "specialist")
NO_HARM = {"vehicle": ["-"] * 7, "aircraft": ["-"] * 3}


# T18.2, T18.3: officer and radioman


@cites("T18.2", "T18.7")
def test_the_officer_makes_a_unit_ready_again_and_it_may_go_at_once() -> None:
    play = boss()
    say(play, "activate the-boss, do reactivate, do nothing, for death-dealers")
    assert (play.step, dice(play)) == ("order-roll", 1)  # the unit is chosen before the roll
    play.chance("hits 1")
    assert "death-dealers" in ready(play)
    assert (play.asked, play.step, play.legal) == ("allies", "activate-this", ["activate death-dealers", "wait"])
    assert play.rule_against("activate leathernecks") == "T18.2"
    assert agreed(play)
    play.do("activate death-dealers, do nothing")
    assert play.asked == "axis"  # two units one after the other, then the enemy


@cites("T18.2")
def test_a_unit_made_ready_may_wait() -> None:
    play = boss()
    play.do("activate the-boss, do reactivate, do nothing, for death-dealers")
    play.chance("hits 1")
    play.do("wait")
    assert play.asked == "axis"
    assert "death-dealers" in ready(play)


@cites("T18.2")
def test_without_a_hit_nothing_happens() -> None:
    play = boss()
    play.do("activate the-boss, do reactivate, do nothing, for death-dealers")
    play.chance("hits 0")
    assert play.asked == "axis"
    assert "death-dealers" not in ready(play)


@cites("T18.2")
def test_the_unit_goes_after_the_whole_activation_of_the_command_squad() -> None:
    play = boss()
    play.do("activate the-boss, do reactivate, do move, for death-dealers")
    play.chance("hits 1")
    assert play.step == "move"
    play.do("to b1")
    assert play.step == "activate-this"


@cites("T18.2")
def test_the_officer_is_for_units_that_were_active_and_are_on_the_board() -> None:
    play = boss()
    say(play, "activate the-boss, do reactivate, do nothing")
    assert play.legal == ["for death-dealers"]
    for other in ("leathernecks", "blackhawk", "hell-boys", "honey", "sturmpioniere"):
        assert play.rule_against(f"for {other}") == "T18.2"
    assert agreed(play)
    play = field(grid("b..", "..."), b="the-boss", d={"name": "death-dealers"} | DONE, s={"at": "c2"} | ENEMY)
    say(play, "activate the-boss")
    assert play.rule_against("do reactivate") == "T18.2"  # they are off the board


@cites("T18.2", "T18.3")
def test_without_a_radioman_the_officer_is_heard_beside_him_only() -> None:
    far: dict[str, Any] = {"d": {"name": "death-dealers"} | DONE, "s": {"at": "e1"} | ENEMY}
    play = field(grid("b..d.", "....."), b={"name": "the-boss", "figures": {"radioman": 0}}, **far)
    say(play, "activate the-boss")
    assert play.rule_against("do reactivate") == "T18.2"
    play = field(grid("b..d.", "....."), b="the-boss", **far)
    say(play, "activate the-boss, do reactivate, do nothing")
    assert play.legal == ["for death-dealers"]
    play = field(grid("b....", ".d..."), b={"name": "the-boss", "figures": {"radioman": 0}}, **far)
    say(play, "activate the-boss, do reactivate, do nothing")
    assert play.legal == ["for death-dealers"]


@cites("T18.2", "T17.30")
def test_no_wall_lies_between_neighbours() -> None:
    drawing = """
        +   +---+   +
          .b|1. | .
        +   +-s-+   +
          .   .   .
        +   +   +   +
    """
    silent = {"name": "the-boss", "figures": {"radioman": 0}}
    for square, rule in (("b1", "T18.2"), ("b2", "")):
        inside = {"name": "death-dealers", "at": square} | DONE
        play = field(drawing, b=silent, d=inside, s={"at": "c2"} | ENEMY)
        say(play, "activate the-boss")
        assert play.rule_against("do reactivate") == rule


@cites("R21")
def test_of_a_joined_squad_both_are_ready_again() -> None:
    play = field(
        grid("bd..", "...t"),
        b="the-boss",
        d={"name": "death-dealers", "mate": "rosie"} | DONE,
        t=ENEMY,
        board={"units": {"rosie": dict(DONE)}},
    )
    say(play, "activate the-boss, do reactivate, do nothing")
    assert play.legal == ["for death-dealers"]
    assert play.rule_against("for rosie") == "T18.2"
    play.do("for death-dealers")
    play.chance("hits 1")
    assert ready(play) == ["death-dealers", "rosie", "totenmeister"]
    play.do("activate death-dealers, leave, do nothing")
    assert ready(play) == ["rosie", "totenmeister"]


@cites("R15")
def test_who_failed_to_react_and_is_ready_again_may_try_again_in_the_round() -> None:
    play = field(
        grid("bd...s", "......"),
        {"step": "activate", "side": "axis"},
        {"step": "turn", "side": "allies"},
        b="the-boss",
        d="death-dealers",
        s={"name": "sturmpioniere"},
        w={"name": "lara", "at": "f2"},
    )
    play.do("activate sturmpioniere, do move, do nothing, to e1")
    play.do("react death-dealers")
    play.chance("hits 0")
    assert "death-dealers" not in ready(play)
    play.do("activate the-boss, do reactivate, do nothing, for death-dealers")
    play.chance("hits 1")
    play.do("wait")
    play.do("activate lara, do move, do nothing, to e2")
    assert play.legal == ["react death-dealers", "pass"]


@cites("T18.2")
def test_a_unit_used_up_by_the_rest_of_the_activation_is_not_offered() -> None:
    """A joined hero's strike takes the gun that the officer has just made ready."""
    play = field(
        grid("b....s", "gh...t"),
        b={"name": "the-boss", "mate": "bazooka-joe"},
        g={"name": "leathernecks"} | DONE,
        h="leathernecks/2",
        s={"name": "sturmpioniere"} | DONE,
        t=ENEMY,
        cards={"bazooka-joe": {"abilities": ["commander", "artillery-strike"]}},
    )
    play.do("activate the-boss, stay, do reactivate, do strike, for leathernecks")
    play.chance("hits 1")
    assert play.legal == ["call leathernecks", "call leathernecks/2"]
    play.do("call leathernecks, for sturmpioniere")
    play.chance("hits 0")
    assert (play.asked, play.step) == ("axis", "activate")


@cites("T18.3")
def test_the_radioman_calls_artillery_while_he_lives() -> None:
    play = say(boss(), "activate the-boss")
    assert play.rule_against("do strike") == ""
    play = say(boss("radioman"), "activate the-boss")
    assert play.rule_against("do strike") == "T12.2"
    play = say(boss(), "activate the-boss, do strike, do nothing, call leathernecks, for sturmpioniere")
    assert (play.last("calls")["gun"], dice(play)) == ("leathernecks", 4)


@cites("T18.7")
def test_an_order_is_announced_on_activation() -> None:
    play = boss()
    play.do("activate the-boss, do move, do reactivate, to b1, for death-dealers")
    assert (play.last("activated")["second"], play.step) == ("reactivate", "order-roll")
    play = say(boss(), "activate the-boss, do move, do nothing")
    play.do("to b1")
    assert play.asked == "axis"  # what was not announced is not given


@cites("T18.7")
def test_an_order_that_has_become_impossible_is_lost_and_was_not_tried() -> None:
    play = boss("medic")
    play.do("activate the-boss, do move, do repair, stop")
    assert play.last("lost-action")["act"] == "repair"
    assert play.board["ordered"] == []


@cites("R35")
def test_the_die_of_an_order_is_never_inverted() -> None:
    play = boss(cards={"the-boss": {"abilities": ["command-squad", "spotter"]}})
    play.do("activate the-boss, do reactivate, do nothing, for death-dealers")
    assert play.state.weights() == [2, 1]
