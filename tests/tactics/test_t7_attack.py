"""T7: an attack: range and sight, targets of all rows before the first die, dice, cover, damage."""

from typing import Any

from sandtable.testing import Play, cites
from tests.tactics.field import field, state, unit
from tests.tactics.shooting import aimed_row, asked, card_with, dice, losses, open_ground, say, shoot, tired, weapon

PIAT = {"S1": 10, "S2": 6, "S3": 4, "S4": 2, "V1": 6, "V2": 6, "V3": 5, "V4": 5, "V5": 4, "V6": 4, "V7": 3}


def rolls(play: Play, *hits: int) -> None:
    """Let the next rows hit so often; cover saves nothing."""
    for count in hits:
        play.chance(f"hits {count}")


# T7.1, T7.2: order, range


@cites("T7.1", "T4.2")
def test_targets_of_all_rows_are_named_before_the_first_die_then_cover_then_damage() -> None:
    play = field(open_ground("hs"), board={"elements": {"b1": "crate"}}, h="death-dealers", s="sturmpioniere")
    say(play, "activate death-dealers, do attack, do nothing")
    for row in range(4):
        assert (play.asked, asked(play)["row"], play.step) == ("allies", row, "aim-on")
        say(play, "at sturmpioniere")
    assert [(weapon(play), dice(play))] == [("m1-assault-rifle", 3)]
    play.chance("hits 2")
    assert (play.step, dice(play)) == ("save", 2)
    play.chance("saves 1")
    assert losses(play, "sturmpioniere") == 0  # T7.5: not before all rows but C have been rolled
    rolls(play, 0, 1)
    play.chance("saves 0")
    assert (play.asked, play.step, asked(play)["damage"]) == ("axis", "lose", 2)
    say(play, "lose rifle 2")
    assert (play.step, losses(play, "sturmpioniere")) == ("strike-back", 2)


@cites("T7.1")
def test_an_attack_needs_something_to_shoot_at() -> None:
    play = field(open_ground("h...s"), h="hell-boys", s="sturmpioniere")
    say(play, "activate hell-boys")
    assert play.rule_against("do attack") == play.rule_against("do sustained") == "T7.1"
    play = field(open_ground("h...s"), h="death-dealers", s="sturmpioniere")
    say(play, "activate death-dealers")
    assert play.rule_against("do attack") == ""


@cites("T7.2")
def test_range_counts_the_first_diagonal_one_and_further_ones_two() -> None:
    def targets(where: str) -> list[str]:
        """What the rows of the Death Dealers on a1 can aim at a unit there: rifle and MG reach 4, the bazooka 3."""
        rows = [["."] * 5 for _ in range(5)]
        rows[0][0], rows[int(where[1]) - 1][ord(where[0]) - 97] = "h", "s"
        play = field(open_ground(*["".join(row) for row in rows]), h="death-dealers", s="hans")
        data = state(play)
        u, v = (data.slot[data.tables.cards.unit.number(name)] for name in ("death-dealers", "hans"))
        far = data.distance(u, v)
        say(play, "activate death-dealers")
        return [str(far), play.rule_against("do attack")]

    found = {where: targets(where) for where in ("b2", "c3", "c2", "d2", "d3", "e1", "d1")}
    assert {where: far for where, (far, _) in found.items()} == {
        **{"b2": "1", "c3": "3", "c2": "2", "d2": "3", "d3": "4", "e1": "4", "d1": "3"}
    }
    assert [where for where, (_, rule) in found.items() if rule] == ["d3", "e1"]  # only the bazooka hurts a Hans


# T7.3, T7.4


@cites("T7.3", "T1.4")
def test_a_squad_multiplies_by_living_carriers_and_a_row_goes_with_them() -> None:
    play = field(
        open_ground("hs"),
        h={"name": "death-dealers", "figures": {"rifle": 2, "mg": 1, "bazooka": 0}},
        s="sturmpioniere",
    )
    shoot(play, "death-dealers", "at sturmpioniere", "at sturmpioniere", "at sturmpioniere")
    found = []
    while play.step == "roll":
        found.append((weapon(play), dice(play)))
        play.chance("hits 0")
    assert found == [("m1-assault-rifle", 2), ("victory-mg", 4)]  # then the knives of the three, after a question
    say(play, "pass")
    assert (weapon(play), dice(play)) == ("knife-grenade", 3)


@cites("T7.3")
def test_vehicles_and_heroes_do_not_multiply() -> None:
    play = field(open_ground("h.s"), h="rhino", s={"name": "lara", "points": 2}, side="axis")
    shoot(play, "lara", "at rhino", "at rhino", free="done")
    assert (weapon(play), dice(play)) == ("mg-44-zwei-left", 3)


@cites("T7.4")
def test_declared_ammunition_is_spent_although_the_target_is_dead_by_then() -> None:
    play = field(
        open_ground("s.h"),
        side="axis",
        s="sturmpioniere",
        h={"name": "hell-boys", "figures": {"shotgun": 1, "flame-a": 0, "flame-b": 0}},
    )
    shoot(play, "sturmpioniere", "at hell-boys", "at hell-boys", "rounds 2")
    assert unit(play, "sturmpioniere")["ammunition"] == {"panzerfaust": 1}
    play.chance("hits 4")
    assert (weapon(play), dice(play)) == ("panzerfaust", 2)  # fired at the same time
    play.chance("hits 0")
    assert unit(play, "hell-boys")["flags"] == ["loaded", "dead"]


# T7.5


@cites("T7.5", "T1.8")
def test_damage_of_all_rows_is_added_and_the_owner_picks_once() -> None:
    play = field(open_ground("h.s"), h="death-dealers", s="sturmpioniere")
    shoot(play, "death-dealers", *["at sturmpioniere"] * 3)
    rolls(play, 1, 1, 1)
    assert (play.asked, play.legal) == ("axis", ["lose rifle 2", "lose rifle 3"])
    assert (play.rule_against("lose rifle 4"), play.rule_against("lose flame 1")) == ("T7.5", "T7.5")
    say(play, "lose rifle 2")
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 2, "flame": 0}


@cites("T7.5", "T1.8")
def test_a_hit_does_the_rows_damage_and_vehicles_lose_points() -> None:
    play = field(open_ground("h.s"), h="steel-rain", s="heavy-laser-grenadiers", side="axis")
    shoot(play, "heavy-laser-grenadiers", "at steel-rain")
    rolls(play, 1, 0)  # a laser, three damage a HIT
    assert unit(play, "steel-rain")["points"] == 1
    play = field(open_ground("hs"), h="the-hammers", s="hans")
    shoot(play, "the-hammers", "at hans")
    rolls(play, 1)
    assert unit(play, "hans")["points"] == 1


@cites("T7.5")
def test_surplus_damage_is_lost() -> None:
    play = field(open_ground("h.s"), h="death-dealers", s={"name": "hans", "points": 1})
    shoot(play, "death-dealers", "at hans")
    rolls(play, 1)
    assert play.board["score"]["allies"] == 24


# T7.6, T7.7, T7.8


@cites("T7.6")
def test_rows_may_stay_unused_but_an_attack_fires_something() -> None:
    play = field(open_ground("hs"), h="death-dealers", s="sturmpioniere")
    say(play, "activate death-dealers, do attack, do nothing, hold, hold, hold")
    assert (play.legal, play.rule_against("hold")) == (["at sturmpioniere"], "T7.6")
    say(play, "at sturmpioniere")
    assert play.step == "strike-back"


@cites("T7.6", "R12")
def test_an_attack_that_something_came_before_may_fire_nothing() -> None:
    play = field(open_ground("h..s"), h="death-dealers", s="sturmpioniere")
    say(play, "activate death-dealers, do move, do attack, to b1")
    say(play, "react sturmpioniere")
    play.chance("hits 0")
    say(play, "hold, hold, hold")
    assert play.step == "initiative"  # both have been activated


@cites("T7.6", "T4.2")
def test_a_miniature_uses_all_its_rows_in_one_attack() -> None:
    play = field(open_ground("sh"), s="sturmpioniere", h="hell-boys", side="axis")
    shoot(play, "sturmpioniere", "at hell-boys", "at hell-boys", "at hell-boys", "rounds 3", "at hell-boys")
    found = []
    while play.step in ("roll", "strike-back"):
        if play.step == "roll":
            found.append((weapon(play), dice(play)))
            play.chance("hits 0")
        else:
            say(play, "pass")
    # T7.6: flames count the five before any casualty
    assert found == [("stg-47", 4), ("flammenwerfer-40", 5), ("panzerfaust", 3), ("knife-grenade", 5)]


@cites("T7.6", "T11.1")
def test_ranged_rows_count_target_miniatures_before_any_casualty_close_ones_after() -> None:
    play = field(open_ground("sh"), s="sturmpioniere", h="hell-boys", side="axis")
    shoot(play, "sturmpioniere", "at hell-boys", "at hell-boys", "hold", "at hell-boys")
    play.chance("hits 4")
    assert (weapon(play), dice(play)) == ("flammenwerfer-40", 5)
    play.chance("hits 0")
    say(play, "lose shotgun 3, lose flame-a 1")
    say(play, "strike-back")
    rolls(play, 0)
    assert (weapon(play), dice(play)) == ("knife-grenade", 1)


@cites("T7.7")
def test_targets_are_enemies_and_cover_elements_never_friends() -> None:
    play = field(open_ground("hsdC"), h="death-dealers", s="hans", d="hell-boys")
    say(play, "activate death-dealers, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("m9-bazooka", ["at hans"])
    assert [play.rule_against(order) for order in ("at hell-boys", "at lara", "wreck d1")] == ["T7.7", "T7.7", "T6.5"]
    assert [play.rule_against(order) for order in ("wreck c1", "burn b1")] == ["T7.7", "T20.4"]


@cites("T7.7", "T15.2")
def test_a_joined_hero_is_no_target_of_his_own() -> None:
    play = field(
        open_ground("h.s"), h={"name": "the-hammers", "mate": "rhino"}, s="heavy-laser-grenadiers", side="axis"
    )
    say(play, "activate heavy-laser-grenadiers, do attack, do nothing")
    assert (play.legal, play.rule_against("at rhino")) == (["at the-hammers"], "T7.7")


@cites("T6.1", "T10.1", "T1.4")
def test_a_row_aims_at_what_it_sees_reaches_and_can_hurt() -> None:
    play = field(open_ground("d#s", "...", "w.."), d="death-dealers", s="hans", w=tired("sturmpioniere"))
    say(play, "activate death-dealers, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("m1-assault-rifle", ["at sturmpioniere", "hold"])
    assert play.rule_against("at hans") == "T1.4"  # before sight: it could never hurt a Hans
    say(play, "hold, hold")
    assert aimed_row(play) == "m9-bazooka"
    assert [play.rule_against(f"at {name}") for name in ("hans", "sturmpioniere")] == ["T6.1", ""]
    play = field(
        open_ground("d...s", "....."), d="death-dealers", s="hans", x="lara", board={"elements": {"a2": "crate"}}
    )
    say(play, "activate death-dealers, do attack, do nothing")
    assert play.legal == ["wreck a2"]
    assert [play.rule_against(f"at {name}") for name in ("hans", "lara")] == ["T10.1", "T7.7"]


@cites("T6.1", "T6.2", "T6.4", "T6.5", "T2.1")
def test_why_a_target_is_not_seen_is_said_by_the_rule_that_blocks_the_line() -> None:
    between = {"#": "T6.1", "*": "T6.1", "v": "T6.5", "k": "T6.4"}
    for sign, rule in between.items():
        units: dict[str, Any] = {"v": tired("hans")} if sign == "v" else {"k": tired("lara")} if sign == "k" else {}
        play = field(open_ground(f"d{sign}s", "C.."), d="death-dealers", s=tired("sturmpioniere"), **units)
        say(play, "activate death-dealers, do attack, do nothing")
        assert play.rule_against("at sturmpioniere") == rule, sign
    play = field(open_ground("d#.", "C..", ".#s"), d="pounder", s=tired("sturmpioniere"))
    say(play, "activate pounder, do attack, do nothing")
    assert play.rule_against("at sturmpioniere") == "T6.2"


@cites("T7.8", "T18.2")
def test_made_ready_again_a_unit_uses_all_its_rows_again() -> None:
    play = field(open_ground("h.s", "..w"), h="death-dealers", s=tired("sturmpioniere"), w="heavy-flak-grenadiers")
    shoot(play, "death-dealers", *["at sturmpioniere"] * 3)
    rolls(play, 0, 0, 0)
    s = state(play)
    s.flags[s.slot[s.tables.cards.unit.number("death-dealers")]] |= 1  # as the officer's order does
    say(play, "pass, activate heavy-flak-grenadiers, do nothing")
    say(play, "activate death-dealers, do attack, do nothing, at sturmpioniere, at sturmpioniere, at sturmpioniere")
    assert (weapon(play), dice(play)) == ("m1-assault-rifle", 3)


@cites("T7.8", "T11.3")
def test_who_has_used_his_knives_still_strikes_back_with_them() -> None:
    play = field(open_ground("hs"), h="hell-boys", s="sturmpioniere")
    shoot(play, "hell-boys", "hold", "hold", "hold", "at sturmpioniere")
    say(play, "pass")
    rolls(play, 0)
    say(play, "pass")  # no reaction
    shoot(play, "sturmpioniere", "hold", "hold", "hold", "at hell-boys")
    assert (play.asked, play.legal) == ("allies", ["pass", "strike-back"])
    say(play, "strike-back")
    rolls(play, 0)
    assert (weapon(play), dice(play)) == ("knife-grenade", 5)


@cites("T17.22", "T7.1")
def test_a_sniper_names_a_miniature_that_is_there() -> None:
    squad = tired("death-dealers", figures={"rifle": 1, "mg": 0, "bazooka": 1})
    play = field(open_ground("s....d"), s="sniper-grenadiers", d=squad, side="axis")
    say(play, "activate sniper-grenadiers, do attack, do nothing, at death-dealers")
    assert sorted(play.legal) == ["mark bazooka", "mark rifle"]
    assert [play.rule_against(f"mark {figure}") for figure in ("mg", "hero", "zombie")] == ["T17.22"] * 3


# Worked examples


@cites("T1.2", "T7.3")
def test_example_178_a_shotgun_rolls_three_dice_against_soldier_2() -> None:
    play = field(
        open_ground("hs"),
        h={"name": "hell-boys", "figures": {"shotgun": 1, "flame-a": 0, "flame-b": 0}},
        s="sturmpioniere",
    )
    shoot(play, "hell-boys", "at sturmpioniere", "hold")
    assert (weapon(play), dice(play)) == ("shotgun", 3)
    rolls(play, 2)
    assert asked(play)["damage"] == 2


@cites("T7.3")
def test_example_189_for_each_shotgun() -> None:
    play = field(open_ground("hs"), h="hell-boys", s="sturmpioniere")
    shoot(play, "hell-boys", "at sturmpioniere", "hold", "hold", "hold")
    assert (weapon(play), dice(play)) == ("shotgun", 9)


@cites("T1.4")
def test_example_191_a_shotgun_never_hurts_soldier_4() -> None:
    data = card_with("lara", armour="S4")
    play = field(open_ground("hs"), data=data, h="hell-boys", s="lara")
    say(play, "activate hell-boys, do attack, do nothing")
    assert aimed_row(play) == "flamethrower-a"  # the shotguns are not even asked
    play = field(open_ground("hs", "u."), data=data, h="hell-boys", s="lara", u="sturmpioniere")
    say(play, "activate hell-boys, do attack, do nothing")
    assert (aimed_row(play), play.rule_against("at lara")) == ("shotgun", "T1.4")


@cites("T7.5")
def test_example_474_four_by_one_is_four_dice_and_a_damage_a_hit() -> None:
    play = field(open_ground("b.s"), b="blackhawk", s="heavy-laser-grenadiers")
    shoot(play, "blackhawk", "at heavy-laser-grenadiers")
    assert (dice(play), play.state.weights()) == (4, [16, 32, 24, 8, 1])
    rolls(play, 2)
    assert losses(play, "heavy-laser-grenadiers") == 2


def piat(armour: str) -> int:
    """The dice of the Dual Heavy PIAT against a class."""
    name, other = ("lara", "S3") if armour.startswith("S") else ("hans", "V3")
    data = None if armour == other else card_with(name, armour=armour)
    play = field(open_ground("b.s"), data=data, b="blackhawk", s=name)
    shoot(play, "blackhawk", f"at {name}")
    return dice(play)


@cites("T1.2")
def test_example_483_dice_of_the_dual_heavy_piat() -> None:
    assert {armour: piat(armour) for armour in PIAT} == PIAT


@cites("T7.5")
def test_example_485_each_hit_of_the_piat_is_one_damage() -> None:
    play = field(open_ground("b.s"), b="blackhawk", s="sturmpioniere")
    shoot(play, "blackhawk", "at sturmpioniere")
    assert dice(play) == 6
    rolls(play, 3)
    assert asked(play)["damage"] == 3


@cites("T7.3")
def test_example_490_three_shotguns_nine_dice_two_six() -> None:
    found = []
    for number in (3, 2):
        figures = {"shotgun": number, "flame-a": 1, "flame-b": 1}
        play = field(open_ground("hs"), h={"name": "hell-boys", "figures": figures}, s="sturmpioniere")
        shoot(play, "hell-boys", "at sturmpioniere", "hold", "hold", "hold")
        found.append(dice(play))
    assert found == [9, 6]


@cites("T7.3")
def test_example_494_two_guns_of_a_blackhawk_are_one_row() -> None:
    play = field(open_ground("b.s", "..h"), b="blackhawk", s=tired("sturmpioniere"), h=tired("hans"))
    say(play, "activate blackhawk, do attack, do nothing, at hans")
    assert (weapon(play), dice(play)) == ("dual-heavy-piat", 5)
    rolls(play, 0)
    assert play.step == "initiative"  # no second row, no second target


@cites("T7.2", "T10.1")
def test_example_506_panzerfaust_two_assault_rifles_four() -> None:
    data = card_with("blackhawk", armour="V2")  # the rifles must be able to hurt it
    play = field(open_ground("s.h.b"), data=data, s="sturmpioniere", h="hell-boys", b="blackhawk", side="axis")
    say(play, "activate sturmpioniere, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("stg-47", ["at blackhawk", "at hell-boys", "hold"])
    say(play, "at blackhawk")
    assert (aimed_row(play), play.legal) == ("panzerfaust", ["at hell-boys", "hold"])
    assert play.rule_against("at blackhawk") == "T10.1"


@cites("T7.5", "T20.1")
def test_example_536_the_sturmpioniere_fire_four_and_one_die_at_the_hell_boys() -> None:
    play = field(open_ground("s.h"), s="sturmpioniere", h="hell-boys", side="axis")
    shoot(play, "sturmpioniere", "at hell-boys", "at hell-boys", "rounds 1")
    assert (weapon(play), dice(play)) == ("stg-47", 4)
    rolls(play, 2)
    assert (weapon(play), dice(play)) == ("panzerfaust", 1)


@cites("T7.5")
def test_example_538_three_of_five_hell_boys_fall() -> None:
    play = field(open_ground("s.h"), s="sturmpioniere", h="hell-boys", side="axis")
    shoot(play, "sturmpioniere", "at hell-boys", "at hell-boys", "rounds 1")
    rolls(play, 2, 1)
    say(play, "lose shotgun 3")
    assert unit(play, "hell-boys")["figures"] == {"shotgun": 0, "flame-a": 1, "flame-b": 1}


def split() -> Play:
    """The Sturmpioniere beside the Death Dealers and two squares from The Hammers."""
    return field(open_ground("h.s", "..d"), h="the-hammers", s="sturmpioniere", d="death-dealers", side="axis")


@cites("T7.1", "T9.2")
def test_example_540_rows_split_their_targets() -> None:
    play = split()
    shoot(play, "sturmpioniere", "at the-hammers", "at death-dealers", "at the-hammers", "rounds 1", "at death-dealers")
    targets = []
    while play.step == "roll":
        targets.append((weapon(play), asked(play)["shot"]["target"]))
        play.chance("hits 0")
    assert targets == [
        *(("stg-47", "the-hammers"), ("flammenwerfer-40", "death-dealers"), ("panzerfaust", "the-hammers")),
    ]
    assert (play.asked, asked(play)["unit"]) == ("allies", "death-dealers")  # strikes back or not


@cites("T7.4")
def test_example_542_no_other_target_for_the_panzerfaust_when_the_hammers_are_dead() -> None:
    play = split()
    shoot(play, "sturmpioniere", "at the-hammers", "at death-dealers", "at the-hammers", "rounds 1", "hold")
    rolls(play, 3, 0)  # the four StG alone kill all three
    assert (weapon(play), asked(play)["shot"]["target"]) == ("panzerfaust", "the-hammers")
    assert play.rule_against("at death-dealers", "axis") == "not-your-turn"
    rolls(play, 1)
    assert losses(play, "death-dealers") == 0
    assert "dead" in unit(play, "the-hammers")["flags"]
