"""T18.4 to T18.8: the command squad's mechanic and medic, and units that come back."""

from typing import Any

import pytest

from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, dice, grid, ready, say
from tests.tactics.field import field, unit

DONE: dict[str, Any] = {"flags": ["loaded"]}
DEAD: dict[str, Any] = {"flags": ["loaded", "dead"]}
ENEMY: dict[str, Any] = {"name": "totenmeister"}
"""Somebody whose turn it is then, and who reaches nobody but neighbours."""


def boss(faq: bool = False, board: dict[str, Any] | None = None, **units: Any) -> Play:
    """The Boss on b2 and others; the left edge is the Allies'."""
    lines = [".....", ".b...", "....t"]
    places = {"v": "c2", "d": "b1", "r": "c3", "far": "e1"}
    placed = {mark: {"at": places[mark]} | words for mark, words in units.items() if mark in places}
    return field(grid(*lines), faq=faq, t=ENEMY, board=board, **{"b": "the-boss"} | units | placed)


# T18.4: the mechanic


@cites("T18.4")
def test_the_mechanic_repairs_one_point_beside_him_without_a_roll() -> None:
    play = boss(v={"name": "blackhawk", "points": 1})
    play.do("activate the-boss, do repair, do nothing, for blackhawk")
    assert unit(play, "blackhawk")["points"] == 2
    assert play.asked == "axis"
    assert play.board["ordered"] == ["allies"]


@cites("T18.4")
def test_the_radio_repairs_nothing_and_what_is_whole_or_a_wreck_neither() -> None:
    play = say(boss(far={"name": "blackhawk", "points": 1}), "activate the-boss")
    assert play.rule_against("do repair") == "T18.2"
    play = say(boss(v={"name": "blackhawk"}), "activate the-boss")
    assert play.rule_against("do repair") == "T18.2"
    play = say(boss(w={"name": "blackhawk"} | DEAD), "activate the-boss")
    assert play.rule_against("do repair") == "T18.2"
    two: dict[str, Any] = {
        "v": {"name": "blackhawk", "points": 1},
        "far": {"name": "honey", "points": 1},
        "r": {"name": "pounder"},
    }
    play = say(boss(**two), "activate the-boss, do repair, do nothing")
    assert play.legal == ["for blackhawk"]
    for other in ("honey", "pounder", "the-boss", "totenmeister"):
        assert play.rule_against(f"for {other}") == "T18.2"
    assert agreed(play)


@cites("T18.4")
def test_aircraft_and_soldiers_are_no_vehicles() -> None:
    hurt: dict[str, Any] = {"v": {"name": "pelican", "points": 1}, "d": {"name": "rosie", "points": 1}}
    play = say(boss(**hurt), "activate the-boss")
    assert play.rule_against("do repair") == "T18.2"


@cites("T18.4", "T18.7")
def test_field_repair_ends_the_activation_and_the_vehicle_enters_at_once() -> None:
    play = boss(w={"name": "blackhawk"} | DEAD)
    play.do("activate the-boss, do rebuild, do move, for blackhawk")
    assert (play.step, dice(play)) == ("order-roll", 1)
    play.chance("hits 1")
    assert (play.asked, play.step, play.legal) == ("allies", "activate-this", ["activate blackhawk"])
    assert play.rule_against("wait") == "T18.4"
    assert agreed(play)
    say(play, "activate blackhawk")
    assert play.rule_against("do nothing") == play.rule_against("do attack") == "T3.4"
    say(play, "do move, do nothing")
    assert play.legal == ["enter a1", "enter a2", "enter a3"]  # from its own zone
    play.do("enter a1")
    assert unit(play, "blackhawk") == {"at": "a1", "flags": ["moved", "loaded"]}
    assert unit(play, "the-boss")["at"] == "b2"  # the rest of its activation is lost
    assert play.asked == "axis"


@cites("T18.4", "T18.8")
def test_field_repair_works_once_a_game_and_each_mechanic_has_his_own() -> None:
    play = boss(w={"name": "blackhawk"} | DEAD, o={"name": "honey"} | DEAD)
    play.do("activate the-boss, do rebuild, do nothing, for blackhawk")
    play.chance("hits 1")
    play.do("activate blackhawk, do move, do nothing, enter a1")
    assert unit(play, "the-boss")["used"] == ["rebuilt"]
    play.do("activate totenmeister, do nothing")
    play.chance("wins allies")
    play.do("first allies")
    say(play, "activate the-boss")
    assert play.rule_against("do rebuild") == "T18.8"
    assert agreed(play)
    used: dict[str, Any] = {"name": "the-boss", "used": ["rebuilt"]}
    play = boss(b=used, far={"name": "the-boss/2"}, w={"name": "blackhawk"} | DEAD)
    say(play, "activate the-boss/2")
    assert play.rule_against("do rebuild") == ""


@cites("T18.4", "T18.7")
def test_a_failed_roll_does_not_use_up_an_order_of_the_game() -> None:
    play = boss(w={"name": "blackhawk"} | DEAD, o={"name": "hell-boys"} | DEAD)
    play.do("activate the-boss, do rebuild, do move, for blackhawk")
    play.chance("hits 0")
    assert "used" not in unit(play, "the-boss")
    assert play.step == "move"  # the activation goes on
    play.do("to c2")
    play.do("activate totenmeister, do nothing")
    play.chance("wins allies")
    play.do("first allies")
    say(play, "activate the-boss")
    assert play.rule_against("do rebuild") == play.rule_against("do bring-back") == ""


@cites("T18.4", "T18.5")
def test_without_a_radioman_nothing_is_brought_back() -> None:
    silent: dict[str, Any] = {"name": "the-boss", "figures": {"radioman": 0}}
    play = boss(b=silent, w={"name": "blackhawk"} | DEAD, o={"name": "hell-boys"} | DEAD)
    say(play, "activate the-boss")
    assert play.rule_against("do rebuild") == play.rule_against("do bring-back") == "T18.4"
    play = boss(w={"name": "blackhawk"} | DEAD, o={"name": "hell-boys"} | DEAD)
    say(play, "activate the-boss")
    assert play.rule_against("do rebuild") == play.rule_against("do bring-back") == ""


@cites("T18.4", "T18.5")
def test_vehicles_by_the_mechanic_squads_by_the_medic_heroes_and_aircraft_by_nobody() -> None:
    dead: dict[str, Any] = {
        "w": {"name": "blackhawk"},
        "o": {"name": "hell-boys"},
        "h": {"name": "rosie"},
        "a": {"name": "pelican"},
    }
    lost: dict[str, Any] = {mark: words | DEAD for mark, words in dead.items()}
    for act, friend in (("rebuild", "blackhawk"), ("bring-back", "hell-boys")):
        play = say(boss(**lost), f"activate the-boss, do {act}, do nothing")
        assert play.legal == [f"for {friend}"]
        for other in {"blackhawk", "hell-boys", "rosie", "pelican", "the-boss"} - {friend}:
            assert play.rule_against(f"for {other}") == "T18.2"
    play = say(boss(h={"name": "rosie"} | DEAD), "activate the-boss")
    assert play.rule_against("do bring-back") == "T18.2"


@cites("R23")
def test_a_vehicle_that_was_active_in_this_round_is_active_again() -> None:
    play = field(
        grid("b...", "v..s", "...t"),
        {"step": "activate", "side": "allies"},
        {"step": "turn", "side": "axis"},
        b="the-boss",
        v={"name": "blackhawk", "points": 1},
        s="sturmpioniere",
        t=ENEMY,
    )
    play.do("activate blackhawk, do nothing")
    play.do("activate sturmpioniere, do move, do attack, to c2")
    play.do("pass")  # The Boss does not react
    play.do("hold, at blackhawk, rounds 1")
    play.chance("hits 1")
    assert unit(play, "blackhawk")["flags"] == ["loaded", "dead"]
    play.do("activate the-boss, do rebuild, do nothing, for blackhawk")
    play.chance("hits 1")
    play.do("activate blackhawk, do move, do attack, enter a2")
    assert (play.last("attacks")["unit"], dice(play)) == ("blackhawk", 6)


@cites("R24")
def test_with_a_full_edge_nothing_can_be_brought_back() -> None:
    full: dict[str, Any] = {"x": {"name": "hell-boys", "at": "a1"}, "y": {"name": "recon-boys", "at": "a2"}}
    dead: dict[str, Any] = {"w": {"name": "blackhawk"} | DEAD, "o": {"name": "death-dealers"} | DEAD}
    play = say(boss(**full, **dead), "activate the-boss")
    assert play.rule_against("do rebuild") == play.rule_against("do bring-back") == ""
    play = say(boss(z={"name": "bbq-squad", "at": "a3"}, **full, **dead), "activate the-boss")
    assert play.rule_against("do rebuild") == play.rule_against("do bring-back") == "T18.2"
    assert agreed(play)
    say(play, "do move")
    assert play.rule_against("do rebuild") == "T18.2"


# T18.5: the medic


@cites("T18.5")
def test_the_medic_revives_a_miniature_of_the_owners_choice() -> None:
    play = boss(d={"name": "death-dealers", "figures": {"rifle": 1, "bazooka": 0}})
    say(play, "activate the-boss, do heal, do nothing, for death-dealers")
    assert sorted(play.legal) == ["revive bazooka", "revive rifle"]
    assert play.rule_against("revive mg") == play.rule_against("revive officer") == "T18.5"
    assert agreed(play)
    say(play, "revive bazooka")
    assert unit(play, "death-dealers")["figures"] == {"rifle": 1, "mg": 1, "bazooka": 1}
    assert play.last("revived")["figure"] == "bazooka"
    assert play.asked == "axis"


@cites("T18.5")
def test_the_weapon_of_a_revived_miniature_fires_again() -> None:
    play = boss(d={"name": "death-dealers", "figures": {"bazooka": 0}}, far={"name": "hans"} | DONE)
    play.do("activate the-boss, do heal, do nothing, for death-dealers")
    assert "figures" not in unit(play, "death-dealers")
    play.do("activate totenmeister, do nothing")
    say(play, "activate death-dealers, do attack, do nothing, at totenmeister, hold")
    assert play.legal == ["at hans", "hold"]  # with the bazooka: nothing else hurts it


@cites("T18.5")
@pytest.mark.parametrize(("faq", "rounds"), [(False, None), (True, 1)])
def test_limited_ammunition_is_full_again_but_not_by_the_faq(faq: bool, rounds: int | None) -> None:
    s: dict[str, Any] = {"name": "sturmpioniere", "figures": {"rifle": 2}, "ammunition": {"panzerfaust": 1}, "at": "b1"}
    play = field(grid("...", ".k."), side="axis", faq=faq, k="kommandotrupp", s=s)
    play.do("activate kommandotrupp, do heal, do nothing, for sturmpioniere")
    assert unit(play, "sturmpioniere").get("ammunition", {}).get("panzerfaust") == rounds
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 3, "flame": 1}


@cites("T18.5")
def test_the_medic_heals_a_hero_one_point_joined_or_alone() -> None:
    play = boss(d={"name": "rosie", "points": 2})
    play.do("activate the-boss, do heal, do nothing, for rosie")
    assert unit(play, "rosie")["points"] == 3
    play = boss(d={"name": "death-dealers", "mate": "rosie"}, board={"units": {"rosie": {"points": 3}}})
    say(play, "activate the-boss, do heal, do nothing")
    assert play.legal == ["for rosie"]  # the squad is whole
    say(play, "for rosie")
    assert "points" not in unit(play, "rosie")


@cites("T18.5")
def test_nobody_is_healed_from_afar_above_the_card_or_from_the_dead() -> None:
    far = boss(far={"name": "death-dealers", "figures": {"rifle": 1}})
    whole = boss(d={"name": "death-dealers"}, r={"name": "rosie"})
    dead = boss(o={"name": "death-dealers"} | DEAD, h={"name": "rosie"} | DEAD)
    wreck = boss(v={"name": "blackhawk", "points": 1})
    for play in (far, whole, dead, wreck):
        say(play, "activate the-boss")
        assert play.rule_against("do heal") == "T18.2"
        assert agreed(play)


@cites("T18.5", "T17.30")
def test_in_one_square_they_are_beside_each_other_too() -> None:
    play = boss(h={"name": "rosie", "points": 1, "at": "b2"})
    play.do("activate the-boss, do heal, do nothing, for rosie")
    assert unit(play, "rosie")["points"] == 2


@cites("R40")
def test_the_medic_revives_the_radioman_of_another_command_squad() -> None:
    play = boss(d={"name": "the-boss/2", "figures": {"radioman": 0}})
    play.do("activate the-boss, do heal, do nothing, for the-boss/2")
    assert play.last("revived")["figure"] == "radioman"
    play = boss(b={"name": "the-boss", "figures": {"radioman": 0}}, d={"name": "the-boss/2"})
    say(play, "activate the-boss")
    assert play.rule_against("do heal") == "T18.2"  # not one's own


@cites("T18.5", "T18.7")
def test_a_dead_squad_is_brought_back_whole_and_goes_at_once() -> None:
    empty: dict[str, Any] = {
        "name": "drakoni",
        "ammunition": {"ugl": 0},
        "used": ["assault"],
        "lasting": ["assault"],
    } | DEAD
    play = boss(o=empty)
    play.do("activate the-boss, do bring-back, do move, for drakoni")
    assert dice(play) == 1
    play.chance("hits 1")
    assert play.legal == ["activate drakoni"]
    assert unit(play, "drakoni") == {"used": ["assault"]}  # full, loaded, ready; what was used stays used
    play.do("activate drakoni, do move, do move, enter a1, to a2")
    assert play.asked == "axis"
    assert unit(play, "the-boss")["used"] == ["brought-back"]


@cites("T18.5")
def test_a_gun_is_brought_back_loaded() -> None:
    play = boss(o={"name": "leathernecks", "flags": ["dead"]})
    play.do("activate the-boss, do bring-back, do nothing, for leathernecks")
    play.chance("hits 1")
    play.do("activate leathernecks, do move, do nothing, enter a1")
    assert unit(play, "leathernecks")["flags"] == ["moved", "loaded"]


@cites("T18.5", "T18.8")
def test_bring_back_works_once_a_game_and_each_medic_has_his_own() -> None:
    used: dict[str, Any] = {"name": "the-boss", "used": ["brought-back"]}
    play = boss(b=used, far={"name": "the-boss/2"}, o={"name": "hell-boys"} | DEAD, w={"name": "blackhawk"} | DEAD)
    say(play, "activate the-boss")
    assert (play.rule_against("do bring-back"), play.rule_against("do rebuild")) == ("T18.8", "")
    play = boss(b=used, far={"name": "the-boss/2"}, o={"name": "hell-boys"} | DEAD)
    say(play, "activate the-boss/2")
    assert play.rule_against("do bring-back") == ""


@cites("R22")
def test_a_squad_comes_back_without_its_hero() -> None:
    play = field(
        grid("b...t", "..d.s"),
        {"step": "activate", "side": "axis"},
        {"step": "turn", "side": "allies"},
        b="the-boss",
        d={"name": "death-dealers", "mate": "rosie", "figures": {"rifle": 1, "mg": 0, "bazooka": 0}},
        s="sturmpioniere",
        t=ENEMY,
    )
    play.do("activate sturmpioniere, do sustained, at death-dealers, hold")
    play.chance("hits 1", "hits 0")
    play.do("lose rifle 1")
    assert unit(play, "rosie") == {"at": "c2"}
    play.do("activate the-boss, do bring-back, do nothing, for death-dealers")
    play.chance("hits 1")
    play.do("activate death-dealers, do move, do nothing, enter a2")
    assert unit(play, "death-dealers") == {"at": "a2", "flags": ["moved", "loaded"]}  # no mate
    assert "rosie" in ready(play)
    play.do("activate totenmeister, do nothing")
    assert play.legal == ["activate rosie"]


# T18.6


@cites("T18.6")
def test_example_1058_a_blackhawk_destroyed_twice_scores_44() -> None:
    play = field(
        grid("b....", "v...s", "....l"),
        {"step": "activate", "side": "axis"},
        {"step": "turn", "side": "allies"},
        b="the-boss",
        v={"name": "blackhawk", "flags": ["loaded"]},
        s="ludwig",
        l={"name": "lara"},
    )
    play.do("activate ludwig, do sustained, at blackhawk, hold")
    play.chance("hits 3", "hits 0")
    assert play.board["score"] == {"allies": 0, "axis": 22}
    play.do("activate the-boss, do rebuild, do nothing, for blackhawk")
    play.chance("hits 1")
    assert play.board["score"] == {"allies": 0, "axis": 22}
    play.do("activate blackhawk, do move, do nothing, enter a2")
    play.do("activate lara, do nothing")
    play.chance("wins axis")
    play.do("first axis")
    play.do("activate ludwig, do sustained, at blackhawk, hold")
    play.chance("hits 3", "hits 0")
    assert play.board["score"] == {"allies": 0, "axis": 44}
