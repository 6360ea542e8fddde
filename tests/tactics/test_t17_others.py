"""T17: the other abilities: reactive fire, strikes, initiative, joining, Heroic Attack, reload and repairs."""

from typing import Any

from sandtable.core.chance import volley
from sandtable.games.tactics.rules.cards import ABILITIES
from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, dice, grid, ready, say, step
from tests.tactics.field import field, state, unit

DONE: dict[str, Any] = {"flags": ["loaded"]}
GONE = ["loaded", "dead"]


# T17.1, T17.2: reactive fire


def reaction(unit: Any, **more: Any) -> Play:
    """A unit of the Allies tries to react to Sturmpioniere that have moved."""
    play = field(grid("u...s"), side="axis", u=unit, s="sturmpioniere", **more)
    play.do("activate sturmpioniere, do move, do nothing, to d1")
    name = unit if isinstance(unit, str) else unit["name"]
    play.do(f"react {name}")
    return play


@cites("T17.1")
def test_advanced_reactive_fire_rolls_two_dice_and_wants_one_hit() -> None:
    assert dice(reaction("death-dealers")) == 1
    for hits, succeeds in ((0, False), (1, True), (2, True)):
        play = reaction("choppers")
        assert dice(play) == 2
        play.chance(f"hits {hits}")
        assert play.happened("reaction-succeeds") == succeeds


@cites("T17.2")
def test_superior_reactive_fire_rolls_three() -> None:
    cards = {"action-jackson": {"armour": "S2"}}
    play = reaction("action-jackson", cards=cards)
    assert dice(play) == 3
    play.chance("hits 1")
    assert play.happened("reaction-succeeds")
    both = {"choppers": {"abilities": ["advanced-reactive-fire", "superior-reactive-fire"]}}
    assert dice(reaction("choppers", cards=both)) == 3


@cites("T17.1", "T17.2", "T17.27")
def test_a_hero_shares_both_with_his_squad() -> None:
    assert dice(reaction({"name": "drakoni", "mate": "koshka"})) == 2
    cards = {"rosie": {"abilities": ["superior-reactive-fire"]}}
    assert dice(reaction({"name": "death-dealers", "mate": "rosie"}, cards=cards)) == 3


# T17.5, T17.13, T17.19: skills


@cites("T17.5")
def test_artillery_strike_is_a_skill_that_makes_two_units_active() -> None:
    play = field(grid("o....s", "g....."), o="13-foxtrot", g="leathernecks", s=DONE | {"name": "sturmpioniere"})
    play.do("activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    assert (dice(play), ready(play)) == (4, [])
    play = field(grid("o....s", "g....."), o="death-dealers", g="leathernecks", s="sturmpioniere")
    say(play, "activate death-dealers")
    assert play.rule_against("do strike") == "T12.2"


@cites("T17.5", "T17.27")
def test_a_hero_calls_artillery_for_himself_in_a_joint_activation() -> None:
    cards = {"rosie": {"abilities": ["artillery-strike"]}}
    d = {"name": "death-dealers", "mate": "rosie"}
    play = field(grid("d....s", "g....."), d=d, g="leathernecks", s=DONE | {"name": "sturmpioniere"}, cards=cards)
    say(play, "activate death-dealers, stay")
    assert play.rule_against("do strike") == ""
    play = field(grid("d....s", "g....."), d=d, g="leathernecks", s=DONE | {"name": "sturmpioniere"}, cards=cards)
    say(play, "activate death-dealers, leave")
    assert play.rule_against("do strike") == "T12.2"  # not without him


@cites("T17.13", "T18.1")
def test_command_squad_gives_the_orders() -> None:
    d = {"name": "death-dealers", "figures": {"rifle": 1}}
    for name, rule in (("the-boss", ""), ("recon-boys", "T18.1")):
        play = field(grid("bd...", "....t"), b=name, d=d, t="totenmeister")
        say(play, f"activate {name}")
        assert play.rule_against("do heal") == rule


@cites("T17.19")
def test_reload_is_a_skill_for_a_weapon_that_was_fired() -> None:
    play = field(grid("g....s"), g={"name": "leathernecks", "flags": ["ready"]}, s=DONE | {"name": "sturmpioniere"})
    say(play, "activate leathernecks")
    assert play.rule_against("do attack") == "T7.1"  # not loaded
    play.do("do reload, do attack")
    assert (play.last("reloaded")["unit"], dice(play)) == ("leathernecks", 4)
    play = field(grid("g....s"), g="leathernecks", s=DONE | {"name": "sturmpioniere"})
    say(play, "activate leathernecks")
    assert play.rule_against("do reload") == "T12.3"  # loaded at the start
    play = field(grid("g....s"), g="choppers", s=DONE | {"name": "sturmpioniere"})
    say(play, "activate choppers")
    assert play.rule_against("do reload") == "T12.3"  # no such weapon


# T17.9: Black Ops


def initiative(**units: Any) -> list[int] | None:
    """The weights of Allies and Axis winning the initiative."""
    play = field(grid("...", "..."), {"step": "initiative"}, **units)
    return play.state.weights()


@cites("T17.9")
def test_example_922_black_ops_gives_one_die_more_however_many_have_it() -> None:
    even = initiative(a="rosie", s="sigrid")
    one = initiative(a="bazooka-joe", s="sigrid")
    two = initiative(a="bazooka-joe", b="rosie", s="sigrid", cards={"rosie": {"abilities": ["black-ops"]}})
    assert even == [1, 1]
    first, second = volley(4), volley(3)
    ahead = sum(first[i] * second[j] for i in range(5) for j in range(4) if i > j)
    behind = sum(first[i] * second[j] for i in range(5) for j in range(4) if i < j)
    assert one == two == [ahead, behind]
    against = initiative(a="bazooka-joe", s="sigrid", cards={"sigrid": {"abilities": ["black-ops"]}})
    assert against == [1, 1]


@cites("R38", "T17.30", "T17.9")
def test_black_ops_counts_while_alive_also_before_entry() -> None:
    off, on = initiative(a="bazooka-joe", s="sigrid"), initiative(a={"name": "bazooka-joe", "at": "a1"}, s="sigrid")
    assert off == on != [1, 1]
    assert initiative(a=DONE | {"name": "bazooka-joe", "flags": GONE}, b="rosie", s="sigrid") == [1, 1]


# T17.10, T17.11, T17.29: joining


def joins(hero: str, *squads: str, **more: Any) -> list[str]:
    """The rules against a hero joining squads."""
    steps: list[dict[str, Any]] = [{"step": "join-heroes", "answers": {}, "number": 0}, {"step": "round"}]
    units: dict[str, Any] = {f"u{number}": name for number, name in enumerate([hero, *squads])}
    play = field(grid("..."), *steps, turn=0, **units, **more)
    assert agreed(play)
    return [play.rule_against(f"join {squad}") for squad in squads]


@cites("T17.10")
def test_apes_join_apes_only() -> None:
    assert joins("markus", "axis-gorillas", "sturmpioniere") == ["", "T17.10"]
    assert joins("sigrid", "axis-gorillas", "sturmpioniere") == ["T17.10", ""]


@cites("T17.11")
def test_zombies_join_zombies_only() -> None:
    assert joins("totenmeister", "axis-zombies", "sturmpioniere", "axis-gorillas") == ["", "T17.11", "T17.10"]
    assert joins("sigrid", "axis-zombies", "sturmpioniere") == ["T17.11", ""]


@cites("T17.29", "T18.1")
def test_only_a_commander_joins_a_command_squad() -> None:
    assert joins("bazooka-joe", "the-boss", "death-dealers") == ["", ""]
    assert joins("rosie", "the-boss", "death-dealers") == ["T17.29", ""]
    assert joins("manfred", "kommandotrupp") == [""]


# T17.16: Heroic Attack


def ozz(**more: Any) -> dict[str, Any]:
    """Ozz 117 after he has announced it in this round."""
    return {"name": "ozz-117", "used": ["heroic-attack"], "lasting": ["heroic-attack"], **more}


@cites("T17.16")
def test_heroic_attack_is_announced_on_activation_and_costs_no_action() -> None:
    play = field(grid("o....", "....s"), o="ozz-117", s="sturmpioniere")
    say(play, "activate ozz-117, do nothing")
    assert sorted(play.legal) == ["done", "use heroic-attack"]
    say(play, "use heroic-attack")
    assert unit(play, "ozz-117")["lasting"] == unit(play, "ozz-117")["used"] == ["heroic-attack"]
    play = field(grid("o....", "....s"), o={"name": "ozz-117", "used": ["heroic-attack"]}, s="sturmpioniere")
    play.do("activate ozz-117, do nothing")  # once a game: nothing is asked
    both = {"ozz-117": {"abilities": ["heroic-attack", "assault"]}}
    play = field(
        grid("o....", "....s"), o={"name": "ozz-117", "used": ["heroic-attack"]}, s="sturmpioniere", cards=both
    )
    say(play, "activate ozz-117, do move, do nothing")
    assert play.rule_against("use heroic-attack") == "T17.16"


@cites("T17.16")
def test_attacks_of_every_kind_do_no_damage_for_the_rest_of_the_round() -> None:
    play = field(grid("os"), side="axis", o=ozz(), s="sturmpioniere")
    play.do("activate sturmpioniere, do sustained, at ozz-117, at ozz-117, at ozz-117, rounds 3, at ozz-117")
    play.do("pass")
    assert "points" not in unit(play, "ozz-117")
    assert play.step == "activate"  # not a die was needed
    play = field(grid("s....o", "l....."), side="axis", o=ozz(), s="beobachter", l="lothar")
    play.do("activate beobachter, do strike, do nothing, call lothar, for ozz-117")
    assert "points" not in unit(play, "ozz-117")
    assert unit(play, "lothar")["flags"] == []  # it has fired all the same


@cites("T17.16")
def test_it_ends_with_the_round_and_before_it_helps_nothing() -> None:
    play = field(grid("o.s"), side="axis", o=ozz(flags=["loaded"]), s="sturmpioniere")
    play.do("activate sturmpioniere, do nothing")
    play.chance("wins axis")
    play.do("first axis")
    play.do("activate sturmpioniere, do sustained, at ozz-117, hold")
    assert dice(play) == 4
    play.chance("hits 2", "hits 0")
    assert unit(play, "ozz-117")["points"] == 2


@cites("T17.16", "T17.27")
def test_heroic_attack_is_shared_with_his_squad() -> None:
    board = {"units": {"ozz-117": ozz()}}
    del board["units"]["ozz-117"]["name"]
    play = field(grid("h.s"), side="axis", h={"name": "the-hammers", "mate": "ozz-117"}, s="sturmpioniere", board=board)
    play.do("activate sturmpioniere, do sustained, at the-hammers, hold")
    assert play.step == "activate"
    assert "figures" not in unit(play, "the-hammers")
    play = field(grid("h.s"), side="axis", h="the-hammers", o=ozz(at="a1"), s="sturmpioniere")
    play.do("activate sturmpioniere, do sustained, at the-hammers, hold")
    assert dice(play) == 4  # beside him but not joined


@cites("R16")
def test_a_reaction_to_him_may_be_tried_but_does_no_damage() -> None:
    play = field(grid("o...s"), o="ozz-117", s="sturmpioniere")
    play.do("activate ozz-117, do move, do nothing, use heroic-attack, to b1")
    play.do("react sturmpioniere")
    play.chance("hits 1")
    play.do("at ozz-117")
    assert play.last("attacks")["mode"] == "reaction"
    assert "points" not in unit(play, "ozz-117")


@cites("R17", "T4.6")
def test_heroic_attack_may_be_used_in_a_reaction() -> None:
    play = field(grid("o.s.."), side="axis", o="ozz-117", s="sturmpioniere")
    play.do("activate sturmpioniere, do move, do attack, to b1")
    play.do("react ozz-117")
    play.chance("hits 1")
    assert sorted(play.legal) == ["done", "use heroic-attack"]
    play.do("use heroic-attack, hold, at sturmpioniere")
    play.do("pass")
    assert dice(play) == 4
    play.chance("hits 0")
    play.do("at ozz-117, hold, hold, hold")
    assert "points" not in unit(play, "ozz-117")  # the declared attack does nothing


@cites("R18", "T17.4")
def test_a_called_gun_may_use_all_in_one() -> None:
    cards = {"leathernecks": {"abilities": ["reload", "all-in-one"]}}
    play = field(grid("o...s", "g...."), o="13-foxtrot", g="leathernecks", s="sturmpioniere", cards=cards)
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    assert sorted(play.legal) == ["done", "use all-in-one"]
    assert play.rule_against("use berserk") == "T4.4"
    say(play, "use all-in-one")
    assert dice(play) == 8
    play.chance("hits 0")
    assert (play.step, step(play)["unit"]) == ("react", "13-foxtrot")  # nobody reacts to the gun


# T17.21, T17.24: repairs


@cites("T17.21", "R37")
def test_self_repair_rolls_a_die_for_each_lost_point_before_the_victory_check() -> None:
    play = field(
        grid("p....", ".....", "....s"), side="axis", p=DONE | {"name": "punisher", "points": 6}, s="lara", turn=8
    )
    play.do("activate lara, do nothing")
    assert (play.step, dice(play)) == ("self-repair", 4)
    play.chance("repaired 3")
    assert unit(play, "punisher")["points"] == 9
    assert play.state.is_over()  # the last round


@cites("T17.21", "T17.28")
def test_self_repair_ends_at_the_start_value_and_with_the_vehicle() -> None:
    whole = field(grid("p....", ".....", "....s"), side="axis", p=DONE | {"name": "punisher"}, s="lara")
    whole.do("activate lara, do nothing")
    assert whole.step == "initiative"
    wreck = field(
        grid("d....", ".....", "....s"),
        side="axis",
        p={"name": "punisher", "flags": GONE},
        s="lara",
        d=DONE | {"name": "rosie"},
    )
    wreck.do("activate lara, do nothing")
    assert wreck.step == "initiative"
    play = field(grid("p....", ".....", "....s"), side="axis", p=DONE | {"name": "punisher", "points": 9}, s="lara")
    play.do("activate lara, do nothing")
    assert dice(play) == 1
    play.chance("repaired 1")
    assert "points" not in unit(play, "punisher")


def tank_head(text: str, words: str = "activate rosie", **units: Any) -> Play:
    """Rosie among vehicles."""
    return say(field(grid(*text.split("/")), r=units.pop("r", "rosie"), **units), words)


@cites("T17.24")
def test_tank_head_mends_all_damage_of_a_friendly_vehicle_beside_him_once_a_game() -> None:
    hurt = {"name": "pounder", "points": 1}
    play = tank_head("rp.", "activate rosie, do tank-head, do nothing", p=hurt)
    assert "points" not in unit(play, "pounder")
    assert unit(play, "rosie")["used"] == ["tank-head"]
    play = tank_head("rp.", p=hurt, r={"name": "rosie", "used": ["tank-head"]})
    assert play.rule_against("do tank-head") == "T17.24"
    play = tank_head("rp.", "activate rosie, do tank-head", p=hurt)
    assert play.rule_against("do tank-head") == "T17.24"  # nor twice in one activation


@cites("T17.24", "T17.30")
def test_tank_head_needs_a_damaged_friendly_vehicle_beside_or_with_him() -> None:
    hurt = {"name": "pounder", "points": 1}
    assert tank_head("r.p", p=hurt).rule_against("do tank-head") == "T17.24"
    assert tank_head("rp.", p="pounder").rule_against("do tank-head") == "T17.24"
    assert tank_head("rp.", p={"name": "wotan", "points": 1}).rule_against("do tank-head") == "T17.24"
    assert tank_head("rp.", p={"name": "pelican", "points": 1}).rule_against("do tank-head") == "T17.24"
    assert tank_head("r../.p.", p=hurt).rule_against("do tank-head") == ""
    assert tank_head("r..", p=hurt | {"at": "a1"}).rule_against("do tank-head") == ""
    play = tank_head("rp.", "activate death-dealers", p=hurt, d={"name": "death-dealers", "at": "c1"})
    assert play.rule_against("do tank-head") == "T17.24"


@cites("T17.24")
def test_of_several_vehicles_one_is_chosen() -> None:
    two = {"p": {"name": "pounder", "points": 1}, "q": {"name": "honey", "points": 1}, "v": "blackhawk"}
    play = tank_head("prq/.v.", "activate rosie, do tank-head, do nothing", **two)
    assert sorted(play.legal) == ["for honey", "for pounder"]
    assert play.rule_against("for blackhawk") == play.rule_against("for rosie") == "T17.24"
    assert agreed(play)
    say(play, "for honey")
    assert ("points" in unit(play, "honey"), unit(play, "pounder")["points"]) == (False, 1)


@cites("T17.24", "T17.27")
def test_tank_head_in_a_joint_activation_is_the_heros_own() -> None:
    d, hurt = {"name": "death-dealers", "mate": "rosie"}, {"name": "pounder", "points": 1}
    play = field(grid("dp."), d=d, p=hurt)
    play.do("activate death-dealers, stay, do tank-head, do nothing")
    assert (unit(play, "rosie")["used"], "used" in unit(play, "death-dealers")) == (["tank-head"], False)
    play = say(field(grid("dp."), d=d, p=hurt), "activate death-dealers, leave")
    assert play.rule_against("do tank-head") == "T17.24"


# T17.27


@cites("T17.27")
def test_what_a_hero_shares_and_what_not() -> None:
    """All abilities on both: a squad has from its hero exactly these."""
    not_his = (
        "blutkreuz-ape",
        "blutkreuz-zombie",
        "command-squad",
        "jump",
        "reload",
        "scout-vehicle",
        "self-repair",
        "spotter",
        "sniper",
    )
    given = [name for name in ABILITIES if name not in not_his]
    cards: dict[str, Any] = {"rosie": {"abilities": given}, "death-dealers": {"abilities": []}}
    play = field(grid("d.."), d={"name": "death-dealers", "mate": "rosie"}, cards=cards)
    s = state(play)
    bits = s.abilities(s.slot[s.rules.domains["unit"].number("death-dealers")])
    shared = [name for number, name in enumerate(ABILITIES) if bits >> number & 1]
    assert shared == [
        *("advanced-reactive-fire", "agile", "assault", "badass", "berserk", "charge", "heroic-attack"),
        "superior-reactive-fire",
    ]
