"""T20: limited ammunition, burst weapons, grenade launchers, lasers; flamethrowers are in test_t20_flames."""

from typing import Any

import pytest

from sandtable.core.errors import BadInput
from sandtable.games.tactics.rules.cards import Cards
from sandtable.testing import Play, cites
from tests.tactics.field import DATA, field, unit
from tests.tactics.shooting import aimed_row, asked, card_with, dice, losses, open_ground, say, shoot, tired, weapon


def panzerfaust(squad: dict[str, Any], act: str = "attack, do nothing") -> Play:
    """Sturmpioniere aim at a Blackhawk two squares away, which only the Panzerfaust hurts."""
    play = field(open_ground("s.b"), s={"name": "sturmpioniere", **squad}, b=tired("blackhawk"), side="axis")
    first, _, second = act.partition(", ")
    say(play, f"activate sturmpioniere, do {first}" + (f", {second}" if second else ""))
    say(play, "at blackhawk")
    return play


# T20.1


@cites("T20.1")
def test_rounds_are_spent_as_declared_and_gone_when_none_is_left() -> None:
    play = panzerfaust({})
    assert play.legal == ["rounds 1", "rounds 2", "rounds 3"]
    assert (play.rule_against("rounds 4"), play.rule_against("rounds 0")) == ("T20.1", "T20.1")
    say(play, "rounds 2")
    assert (dice(play), unit(play, "sturmpioniere")["ammunition"]) == (2, {"panzerfaust": 1})
    play = panzerfaust({"ammunition": {"panzerfaust": 1}})
    assert dice(play) == 1  # no question
    play = field(
        open_ground("s.b"),
        s={"name": "sturmpioniere", "ammunition": {"panzerfaust": 0}},
        b=tired("blackhawk"),
        side="axis",
    )
    say(play, "activate sturmpioniere")
    assert play.rule_against("do attack") == "T7.1"


@cites("T20.1")
def test_any_living_miniature_fires_it_one_each() -> None:
    play = panzerfaust({"figures": {"rifle": 0, "flame": 1}})
    assert (play.step, dice(play)) == ("roll", 1)  # the last miniature carries a flamethrower
    play = panzerfaust({"figures": {"rifle": 1, "flame": 1}})
    assert (play.legal, play.rule_against("rounds 3")) == (["rounds 1", "rounds 2"], "T20.1")


TWO_LIMITED = card_with(
    "sturmpioniere", rows={"flammenwerfer-40": {"carriers": "unit", "rounds": 3, "range": "2", "special": ["ugl"]}}
)
"""Sturmpioniere with a second weapon of limited ammunition."""


@cites("T20.1")
def test_the_limit_of_a_squad_is_for_all_its_limited_weapons_together() -> None:
    squad = {"name": "sturmpioniere", "figures": {"rifle": 2, "flame": 1}}
    play = field(open_ground("s.b"), data=TWO_LIMITED, s=squad, b=tired("death-dealers"), side="axis")
    say(play, "activate sturmpioniere, do attack, do nothing, hold, at death-dealers, rounds 2")
    assert aimed_row(play) == "panzerfaust"
    say(play, "at death-dealers")
    assert (weapon(play), dice(play)) == ("flammenwerfer-40", 10)  # one round was left to the panzerfaust
    play = field(open_ground("s.b"), data=TWO_LIMITED, s=squad, b=tired("death-dealers"), side="axis")
    say(play, "activate sturmpioniere, do attack, do nothing, hold, at death-dealers, rounds 3")
    assert play.step == "roll"  # nobody is left to fire the panzerfaust


@cites("T20.1")
def test_vehicles_and_aircraft_fire_as_many_as_they_have_left() -> None:
    rain = {"name": "steel-rain", "points": 1, "ammunition": {"4-2-rockets": 3}}
    play = field(open_ground("r...k"), r=rain, k=tired("heavy-laser-grenadiers"))
    say(play, "activate steel-rain, do attack, do nothing, at heavy-laser-grenadiers")
    assert play.legal == ["rounds 1", "rounds 2", "rounds 3"]
    play = field(open_ground("p.k"), p={"name": "pelican", "points": 1}, k=tired("heavy-laser-grenadiers"))
    say(play, "activate pelican, do attack, do nothing, hold, at heavy-laser-grenadiers")
    assert play.legal == [f"rounds {n}" for n in range(1, 5)]
    say(play, "rounds 4")
    assert dice(play) == 8


@cites("T20.1")
def test_all_rounds_of_a_row_have_one_target() -> None:
    play = field(open_ground("s.b", "..h"), s="sturmpioniere", b=tired("blackhawk"), h=tired("hell-boys"), side="axis")
    say(play, "activate sturmpioniere, do attack, do nothing, hold, at blackhawk, rounds 2")
    assert (dice(play), asked(play)["shot"]["target"]) == (2, "blackhawk")
    play.chance("hits 0")
    assert play.step != "roll"


# T20.2, T20.8


def chopper_dice(*orders: str, target: str = "sturmpioniere") -> int:
    """The dice of the heavy machine gun of the Choppers at a unit which did this before."""
    play = field(open_ground("c....s", "......"), c="choppers", s=target, x="hans", y="rhino", side="axis")
    for order in orders:
        say(play, order)
    shoot(play, "choppers", f"at {target}")
    return dice(play)


@cites("T20.2", "T20.8")
def test_burst_weapons_double_their_dice_at_who_has_not_moved_this_round() -> None:
    assert chopper_dice("activate hans, do move, do nothing, enter f2", "pass") == 8
    assert chopper_dice("activate sturmpioniere, do move, do nothing, to e1", "pass") == 4
    assert chopper_dice("activate sturmpioniere, do nothing") == 8


@cites("T20.8")
def test_entering_is_moving_and_stopping_is_not() -> None:
    play = field(open_ground("c....."), c="choppers", x="sturmpioniere", y="rhino", side="axis")
    say(play, "activate sturmpioniere, do move, do nothing, enter f1")
    say(play, "pass")
    shoot(play, "choppers", "at sturmpioniere")
    assert dice(play) == 4
    assert chopper_dice("activate sturmpioniere, do move, do nothing, stop", "pass") == 8


@cites("T20.8", "T20.2")
def test_a_cover_element_has_never_moved_and_a_new_round_forgets() -> None:
    play = field(open_ground("c..C"), c="choppers")
    shoot(play, "choppers", "wreck d1")
    assert dice(play) == 4
    moved = {"name": "sturmpioniere", "flags": ["ready", "loaded", "moved"]}
    play = field(open_ground("c....s"), c="choppers", s=moved)
    shoot(play, "choppers", "at sturmpioniere")
    assert dice(play) == 4
    play = field(open_ground("c....s"), {"step": "round"}, c="choppers", s=moved)
    play.chance("wins allies")
    say(play, "first allies")
    shoot(play, "choppers", "at sturmpioniere")
    assert dice(play) == 8


# T20.3, T20.6


@cites("T20.3", "T20.6")
def test_grenade_launchers_mind_no_cover_and_those_of_heroes_never_run_out() -> None:
    for name, row in (("recon-boys", "ugl"), ("bazooka-joe", "grenade-launcher"), ("koshka", "grenade-pistol")):
        play = field(open_ground("g.s"), board={"elements": {"c1": "trap"}}, g=name, s=tired("sturmpioniere"), x="hans")
        if name == "recon-boys":
            say(play, f"activate {name}, do attack, do nothing, hold, hold, at sturmpioniere, rounds 2")
            assert unit(play, name)["ammunition"] == {"ugl": 0}
        else:
            say(play, f"activate {name}, do attack, do nothing, at sturmpioniere")
            assert "ammunition" not in unit(play, name)
        assert weapon(play) == row
        play.chance("hits 1")
        assert (play.step, asked(play)["damage"]) == ("lose", 1)


# T20.5


def laser(act: str = "attack, do nothing", target: str = "hell-boys", **values: Any) -> Play:
    """Three Heavy Laser Grenadiers fire at a unit two squares away."""
    play = field(open_ground("k.h"), k="heavy-laser-grenadiers", h=tired(target), side="axis", **values)
    shoot(play, "heavy-laser-grenadiers", f"at {target}", act=act)
    return play


@cites("T20.5")
def test_each_hit_of_a_laser_is_rolled_again_until_blank() -> None:
    play = laser()
    assert dice(play) == 3
    play.chance("hits 2")
    assert (dice(play), asked(play)["wave"]) == (2, 1)
    play.chance("hits 1")
    assert dice(play) == 1
    play.chance("hits 0")
    assert asked(play)["damage"] == 3


@cites("T20.5", "T4.3")
def test_only_dice_that_never_hit_are_repeated_and_a_blank_that_ends_a_chain_is_final() -> None:
    play = laser("sustained")
    play.chance("hits 2", "hits 0")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 1)
    play.chance("hits 1")
    assert (asked(play)["stage"], dice(play), asked(play)["wave"]) == ("sustained", 1, 1)  # chains as well
    play.chance("hits 0")
    assert asked(play)["damage"] == 3


@cites("T20.5", "T17.8")
def test_berserk_repeats_what_neither_the_first_nor_the_sustained_dice_hit() -> None:
    data = card_with("heavy-laser-grenadiers", abilities=["berserk"])
    squad = {"name": "heavy-laser-grenadiers", "lasting": ["berserk"], "used": ["berserk"]}
    play = field(open_ground("k.h"), data=data, k=squad, h=tired("hell-boys"), side="axis")
    shoot(play, "heavy-laser-grenadiers", "at hell-boys", act="sustained")
    play.chance("hits 1", "hits 0")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 2)
    play.chance("hits 1", "hits 0")
    assert (asked(play)["stage"], dice(play)) == ("berserk", 1)
    play.chance("hits 0")
    assert asked(play)["damage"] == 2


@cites("R10", "T20.5")
def test_surplus_hits_of_a_laser_are_not_rolled_on() -> None:
    play = laser(target="blackhawk")
    play.chance("hits 1")  # three damage, as much as it can bear
    assert (play.step == "roll", "dead" in unit(play, "blackhawk")["flags"]) == (False, True)
    play = laser(target="steel-rain")
    play.chance("hits 1")
    assert (play.step, dice(play)) == ("roll", 1)  # four points: the next hit matters


@cites("R10", "T17.14")
def test_against_cover_or_the_resilient_further_hits_matter() -> None:
    squad = {"figures": {"shotgun": 1, "flame-a": 0, "flame-b": 0}}
    for element, rolled in (("", False), ("trap", True)):
        play = field(
            open_ground("k.h"),
            board={"elements": {"c1": element}} if element else None,
            k="heavy-laser-grenadiers",
            h=tired("hell-boys", **squad),
            side="axis",
        )
        shoot(play, "heavy-laser-grenadiers", "at hell-boys")
        play.chance("hits 2")
        assert (play.step == "roll") == rolled
    data = card_with("hell-boys", abilities=["damage-resilient"])
    play = laser(data=data)
    play.chance("hits 3", "hits 2", "hits 1")
    assert (play.step, dice(play)) == ("roll", 1)  # six for five miniatures, who may ignore some


@cites("T7.5", "T8.5", "T20.5")
def test_hits_of_a_chain_are_saved_one_by_one() -> None:
    play = laser(board={"elements": {"c1": "crate"}})
    play.chance("hits 2", "hits 1", "hits 0")
    assert (play.step, dice(play)) == ("save", 3)


# T20.7


@cites("T20.7", "T4.3")
def test_repeats_cost_no_ammunition() -> None:
    play = panzerfaust({}, act="sustained")
    say(play, "rounds 1")
    play.chance("hits 0")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 1)
    assert unit(play, "sturmpioniere")["ammunition"] == {"panzerfaust": 2}


@cites("T20.7", "T17.7")
def test_badass_never_runs_out_but_fires_no_more_than_printed_and_one_a_miniature() -> None:
    for figures, most in (({}, 3), ({"smg": 1, "mg": 1, "rifle": 0}, 2)):
        squad: dict[str, Any] = {"name": "drakoni", "figures": figures} if figures else {"name": "drakoni"}
        play = field(open_ground("d..s"), d=squad, s=tired("sturmpioniere"), x="hans")
        say(play, "activate drakoni, do attack, do nothing")
        while aimed_row(play) != "ugl":
            say(play, "hold")
        say(play, "at sturmpioniere")
        assert play.legal == [f"rounds {n}" for n in range(1, most + 1)]
        assert play.rule_against(f"rounds {most + 1}") == "T20.1"
        say(play, f"rounds {most}")
        assert "ammunition" not in unit(play, "drakoni")


@cites("T20.7")
def test_every_artillery_weapon_needs_reload() -> None:
    data = card_with("lothar", rows={"nebelwerfer-42": {"special": []}})
    with pytest.raises(BadInput, match=r"T20\.7"):
        Cards(data["units"])
    for card in Cards(DATA["units"]).card:
        assert all(row.reload for row in card.rows if row.artillery), card.name


# Worked examples


@cites("T20.1")
def test_example_1104_two_survivors_fire_two_of_three_panzerfausts() -> None:
    play = panzerfaust({"figures": {"rifle": 2, "flame": 0}})
    assert play.legal == ["rounds 1", "rounds 2"]
    say(play, "rounds 2")
    assert (dice(play), unit(play, "sturmpioniere")["ammunition"]) == (2, {"panzerfaust": 1})


@cites("T20.6", "T20.3")
def test_example_1141_bazooka_joes_grenade_launcher_minds_no_cover() -> None:
    play = field(open_ground("j.s"), board={"elements": {"c1": "trap"}}, j="bazooka-joe", s=tired("sturmpioniere"))
    shoot(play, "bazooka-joe", "at sturmpioniere")
    assert (weapon(play), dice(play)) == ("grenade-launcher", 3)
    play.chance("hits 3")
    assert (play.step, asked(play)["damage"]) == ("lose", 3)


@cites("T20.5", "T4.3")
def test_example_1155_a_laser_does_three_damage() -> None:
    play = laser("sustained")
    assert dice(play) == 3
    play.chance("hits 2")
    assert dice(play) == 2
    play.chance("hits 1")
    assert dice(play) == 1
    play.chance("hits 0")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 1)
    play.chance("hits 0")
    say(play, "lose shotgun 3")
    assert losses(play, "hell-boys") == 3
