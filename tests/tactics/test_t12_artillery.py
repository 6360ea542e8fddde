"""T12: artillery: direct and indirect fire, spotters, reloading."""

from typing import Any

from sandtable.core.chance import volley
from sandtable.testing import Play, cites
from tests.tactics.field import field, unit
from tests.tactics.shooting import aimed_row, asked, card_with, dice, open_ground, say, shoot, tired, weapon

RANGE = ("f.....s", "..#....", "m.#....")
"""A spotter ``f`` who sees the target ``s``, and a mortar ``m`` that does not."""


def ready_to_call(*rows: str, **values: Any) -> Play:
    """13 Foxtrot ``f``, the Leathernecks' mortar ``m``, Sturmpioniere ``s``."""
    units = {"f": "13-foxtrot", "m": "leathernecks", "s": tired("sturmpioniere")}
    return field(open_ground(*(rows or RANGE)), **{**units, **values})


def flags(play: Play, name: str) -> list[str]:
    """What marks a unit has."""
    found: list[str] = unit(play, name).get("flags", ["ready", "loaded"])
    return found


# T12.1


@cites("T12.1")
def test_direct_fire_needs_sight_and_may_be_sustained() -> None:
    play = field(open_ground("l....h"), l="lothar", h=tired("hell-boys"), side="axis")
    shoot(play, "lothar", "at hell-boys", act="sustained")
    assert (weapon(play), dice(play)) == ("nebelwerfer-42", 7)
    play.chance("hits 2")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 5)
    play = field(open_ground("l.#..h"), l="lothar", h=tired("hell-boys"), side="axis")
    say(play, "activate lothar")
    assert play.rule_against("do attack") == "T7.1"


@cites("T12.1")
def test_other_rows_fire_too_at_the_same_or_another_target() -> None:
    play = field(open_ground("lh..d"), l="lothar", h=tired("hell-boys"), d=tired("death-dealers"), side="axis")
    say(play, "activate lothar, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("nebelwerfer-42", ["at death-dealers", "hold"])
    assert play.rule_against("at hell-boys") == "T10.1"
    say(play, "at death-dealers")
    assert play.legal == ["at hell-boys", "at death-dealers", "hold"]
    say(play, "at hell-boys")
    assert weapon(play) == "nebelwerfer-42"


# T12.2


@cites("T12.2", "T17.5")
def test_a_spotter_calls_a_gun_that_does_not_see_the_target() -> None:
    play = ready_to_call()
    say(play, "activate leathernecks")
    assert play.rule_against("do attack") == "T7.1"
    play = ready_to_call(x="hell-boys")
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    assert (weapon(play), dice(play), play.state.weights()) == ("120-mm-mortar", 4, volley(4))  # hits on HIT
    play.chance("hits 2")
    assert asked(play)["damage"] == 2
    say(play, "lose rifle 2")
    assert flags(play, "leathernecks") == []  # activated, unloaded
    assert play.board["score"] == {"allies": 0, "axis": 0}


@cites("T12.2")
def test_only_a_spotter_calls() -> None:
    play = ready_to_call(f="death-dealers")
    say(play, "activate death-dealers")
    assert play.rule_against("do strike") == "T12.2"


@cites("T12.2")
def test_the_gun_is_loaded_ready_and_on_the_board() -> None:
    for gun in (
        {"name": "leathernecks", "flags": ["ready"]},
        {"name": "leathernecks", "flags": ["loaded"]},
        {"name": "leathernecks", "figures": {"mortar": 0, "crew": 2}},
    ):
        play = ready_to_call(m=gun)
        say(play, "activate 13-foxtrot")
        assert play.rule_against("do strike") == "T12.2", gun
    play = ready_to_call("f.....s", ".......", x="leathernecks", m="hell-boys")
    say(play, "activate 13-foxtrot")
    assert play.rule_against("do strike") == "T12.2"


@cites("T12.2", "T12.6")
def test_the_target_is_seen_by_the_spotter_and_four_or_more_from_the_gun() -> None:
    play = ready_to_call("f..s..h", "..#....", "m.#...#", ".......", h=tired("hans"))
    say(play, "activate 13-foxtrot, do strike, do nothing")
    assert play.rule_against("call 13-foxtrot") == "T12.2"
    say(play, "call leathernecks")
    assert sorted(play.legal) == ["for hans", "for sturmpioniere"]
    play = ready_to_call("f.s...h", "....#..", "..m#...", h=tired("hans"))
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks")
    assert (play.legal, play.rule_against("for sturmpioniere")) == (["for hans"], "T12.6")  # two squares from the gun
    play = ready_to_call("f.#...s", "..#....", "m.#....")
    say(play, "activate 13-foxtrot")
    assert play.rule_against("do strike") == "T12.2"  # the spotter sees nobody


@cites("T12.2")
def test_called_fire_is_not_sustained_and_uses_both_actions_of_the_gun() -> None:
    play = ready_to_call(x="hell-boys", y="lara")
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    play.chance("hits 0")
    assert (play.asked, play.step) == ("axis", "activate")  # no die again
    say(play, "activate lara, do move, do nothing, enter g3")
    assert play.legal == ["activate hell-boys"]
    assert play.rule_against("activate leathernecks") == "T3.2"


@cites("T12.2", "T7.6")
def test_other_rows_of_a_called_gun_fire_with_their_own_sight_and_range() -> None:
    play = field(
        open_ground("b.....h", "..#....", "l.#....", "d......"),
        b="beobachter",
        l="lothar",
        h=tired("hell-boys"),
        d=tired("death-dealers"),
        side="axis",
    )
    say(play, "activate beobachter, do strike, do nothing, call lothar, for hell-boys")
    assert (aimed_row(play), play.legal) == ("mg-44", ["at death-dealers", "hold"])
    assert play.rule_against("at hell-boys") == "T6.1"
    say(play, "at death-dealers")
    assert (weapon(play), dice(play)) == ("nebelwerfer-42", 7)
    play.chance("hits 0")
    assert (weapon(play), dice(play)) == ("mg-44", 3)


@cites("T12.2", "T19.2", "T20.1")
def test_a_called_gun_with_limited_ammunition_names_its_rounds() -> None:
    play = field(
        open_ground("f.....k", "..#....", "r.#...."), f="13-foxtrot", r="steel-rain", k=tired("heavy-laser-grenadiers")
    )
    say(play, "activate 13-foxtrot, do strike, do nothing, call steel-rain, for heavy-laser-grenadiers")
    assert (play.legal, play.rule_against("rounds 5")) == ([f"rounds {n}" for n in range(1, 5)], "T20.1")
    say(play, "rounds 3")
    assert dice(play) == 9
    assert unit(play, "steel-rain")["ammunition"] == {"4-2-rockets": 1}


# T12.3, T12.4


@cites("T12.3", "T12.4", "T17.19", "T20.7")
def test_after_firing_an_artillery_weapon_must_be_reloaded() -> None:
    play = field(open_ground("l....h"), l="lothar", h=tired("hell-boys"), side="axis")
    assert flags(play, "lothar") == ["ready", "loaded"]  # at the start
    say(play, "activate lothar")
    assert play.rule_against("do reload") == "T12.3"
    say(play, "do attack, do nothing, at hell-boys")
    play.chance("hits 0")
    assert "loaded" not in flags(play, "lothar")
    empty = {"name": "lothar", "flags": ["ready"]}
    play = field(open_ground("l....h"), l=empty, h=tired("hell-boys"), side="axis")
    say(play, "activate lothar")
    assert play.rule_against("do attack") == "T7.1"
    say(play, "do reload, do nothing")
    assert "loaded" in flags(play, "lothar")
    assert play.last("reloaded")["unit"] == "lothar"


@cites("T12.3")
def test_only_what_has_the_skill_reloads() -> None:
    play = field(open_ground("l....h"), l="hans", h="hell-boys", side="axis")
    say(play, "activate hans")
    assert play.rule_against("do reload") == "T12.3"


@cites("T12.4", "R41")
def test_attack_and_reload_in_either_order() -> None:
    play = field(open_ground("l....h"), l="lothar", h=tired("hell-boys"), side="axis")
    say(play, "activate lothar, do attack, do reload, at hell-boys")
    play.chance("hits 0")
    assert "loaded" in flags(play, "lothar")
    empty = {"name": "lothar", "flags": ["ready"]}
    play = field(open_ground("l....h"), l=empty, h=tired("hell-boys"), side="axis")
    say(play, "activate lothar, do reload, do attack, at hell-boys")
    play.chance("hits 0")
    assert "loaded" not in flags(play, "lothar")


@cites("R41", "T12.2")
def test_a_called_gun_does_not_reload() -> None:
    play = ready_to_call(x="hell-boys")
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    play.chance("hits 0")
    assert flags(play, "leathernecks") == []
    play = ready_to_call(m={"name": "leathernecks", "flags": ["ready"]})
    say(play, "activate 13-foxtrot")
    assert play.rule_against("do strike") == "T12.2"  # not loaded, and reloading is not for the called


@cites("T12.3")
def test_by_the_faq_artillery_minds_cover_only_inside_buildings() -> None:
    house = """
    +   +   +   +   +   +---+
      .l  .   .   .   . L1.h|
    +   +   +   +   +   +---+
    """
    for faq in (False, True):
        play = field(
            open_ground("l....h"),
            faq=faq,
            board={"elements": {"f1": "trap"}},
            l="lothar",
            h=tired("hell-boys"),
            side="axis",
        )
        shoot(play, "lothar", "at hell-boys")
        play.chance("hits 2")
        assert (play.step == "save") == (not faq)
        play = field(house, faq=faq, l="lothar", h=tired("hell-boys"), side="axis")
        shoot(play, "lothar", "at hell-boys")
        play.chance("hits 2")
        assert (play.step, play.state.weights()) == ("save", volley(2)[::-1])


# T12.5, T12.6


@cites("T12.5")
def test_after_the_strike_the_spotter_goes_on_and_then_it_is_the_enemys_turn() -> None:
    play = ready_to_call(x="lara", w="hell-boys")
    say(play, "activate 13-foxtrot, do strike, do move, call leathernecks, for sturmpioniere")
    play.chance("hits 0")
    assert (play.asked, play.step, asked(play)["unit"]) == ("allies", "move", "13-foxtrot")
    say(play, "to a2")
    assert (play.asked, play.legal) == ("axis", ["activate lara"])


@cites("T12.6", "T2.1")
def test_a_gun_in_a_building_or_in_smoke_cannot_be_called_and_a_spotter_in_smoke_sees_nothing() -> None:
    house = """
    +   +   +   +   +   +   +   +
      .f  .   .   .   .   .   .s
    +---+   +   +   +   +   +   +
    |1.mL .   .   .   .   .   .
    +---+   +   +   +   +   +   +
    """
    smoke = """
    +   +   +   +   +   +   +   +
      .f  .   .   .   .   .   .s
    +   +   +   +   +   +   +   +
      *m  .   .   .   .   .   .
    +   +   +   +   +   +   +   +
    """
    hidden = """
    +   +   +   +   +   +   +   +
      *f  .   .   .   .   .   .s
    +   +   +   +   +   +   +   +
      .m  .   .   .   .   .   .
    +   +   +   +   +   +   +   +
    """
    for text in (house, smoke, hidden):
        play = field(text, f="13-foxtrot", m="leathernecks", s=tired("sturmpioniere"))
        say(play, "activate 13-foxtrot")
        assert play.rule_against("do strike") == "T12.2"


@cites("T12.6")
def test_a_strike_that_has_become_impossible_after_the_move_is_lost() -> None:
    play = ready_to_call("f.#...s", "..#....", "m.#....", "..#....")
    say(play, "activate 13-foxtrot, do move, do strike, to b1")
    assert play.last("lost-action")["act"] == "strike"


# Argued cases


@cites("R18", "T4.6")
def test_a_called_gun_may_use_all_in_one() -> None:
    data = card_with("leathernecks", abilities=["reload", "all-in-one"])
    play = ready_to_call(data=data, s="sturmpioniere")
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    assert sorted(play.legal) == ["done", "use all-in-one"]
    assert play.rule_against("use berserk") == "T4.4"
    say(play, "use all-in-one")
    assert dice(play) == 8
    play.chance("hits 0")


@cites("R18", "T13.5")
def test_nobody_reacts_to_a_gun_that_was_called() -> None:
    rows = ("f.....s", "..m....")  # the Sturmpioniere reach the gun, not the spotter
    play = ready_to_call(*rows, s="sturmpioniere")
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    play.chance("hits 0")
    assert (play.asked, play.step) == ("axis", "activate")
    play = ready_to_call(*rows, s="sturmpioniere")
    say(play, "activate leathernecks, do attack, do nothing, at sturmpioniere")
    play.chance("hits 0")
    assert (play.asked, play.step) == ("axis", "react")  # to a gun that fires by itself


@cites("R19", "T17.23")
def test_a_spotter_squad_that_calls_does_not_invert_the_guns_dice() -> None:
    data = card_with("13-foxtrot", abilities=["artillery-strike", "spotter"])
    play = ready_to_call(data=data)
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    assert play.state.weights() == volley(4)


# Worked examples


@cites("T12.1")
def test_example_669_the_lothar_fires_directly_at_the_hammers() -> None:
    play = field(open_ground("l...h"), l="lothar", h=tired("the-hammers"), side="axis")
    play.do("activate lothar, do attack, do nothing, at the-hammers, hold")
    assert (weapon(play), dice(play)) == ("nebelwerfer-42", 5)


@cites("T12.2", "T18.3")
def test_example_679_the_boss_moves_into_sight_and_calls_the_steel_rain() -> None:
    play = field(open_ground("b#.h.....", "........#", "........r"), b="the-boss", h=tired("hans"), r="steel-rain")
    say(play, "activate the-boss")
    assert play.rule_against("do strike") == "T12.2"  # no sight yet
    say(play, "do move, do strike, to b2, call steel-rain, for hans, rounds 2, hold")
    assert (weapon(play), dice(play)) == ("4-2-rockets", 6)
    play.chance("hits 3")
    assert "dead" in unit(play, "hans")["flags"]
    dead = {"name": "the-boss", "figures": {"officer": 1, "radioman": 0, "mechanic": 1, "medic": 1, "specialist": 1}}
    play = field(open_ground("b..h.....", "........#", "........r"), b=dead, h=tired("hans"), r="steel-rain")
    say(play, "activate the-boss")
    assert play.rule_against("do strike") == "T12.2"  # without a radioman


@cites("T12.5")
def test_example_681_after_the_strike_it_is_the_axis_turn() -> None:
    play = field(
        open_ground("b#.h.....", "........#", "........r"), b="the-boss", h=tired("hans"), r="steel-rain", x="lara"
    )
    say(play, "activate the-boss, do move, do strike, to b2, call steel-rain, for hans, rounds 1, hold")
    play.chance("hits 0")
    assert (play.asked, play.step) == ("axis", "activate")
    assert "ready" not in unit(play, "steel-rain")["flags"]
