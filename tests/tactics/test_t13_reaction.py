"""T13: reactive fire: who may try, when, and what becomes of whoever is shot at."""

from typing import Any

from sandtable.testing import Play, cites
from tests.tactics.field import field, unit
from tests.tactics.shooting import aimed_row, asked, card_with, dice, losses, open_ground, say, shoot, tired, weapon


def flak(*rows: str, **values: Any) -> Play:
    """A Blackhawk ``b`` and Heavy Flak Grenadiers ``k`` who are ready; others keep the round going."""
    units = {"b": "blackhawk", "k": "heavy-flak-grenadiers", "x": "rhino", "y": "lara"}
    return field(open_ground(*(rows or ("b....k", "......"))), **{**units, **values})


def ready(play: Play, name: str) -> bool:
    """Whether a unit may still be activated."""
    return "ready" in unit(play, name).get("flags", ["ready"])


# T13.1


@cites("T13.1")
def test_a_hit_is_one_attack_at_once_with_all_rows_in_range() -> None:
    play = flak(
        "b.....s", k=tired("heavy-flak-grenadiers"), s="sturmpioniere", data=card_with("blackhawk", armour="V2")
    )
    say(play, "activate blackhawk, do move, do move, to b1")
    assert play.step == "move-on"  # five squares away: nobody is asked
    play = flak("b..s", k=tired("heavy-flak-grenadiers"), s="sturmpioniere", data=card_with("blackhawk", armour="V2"))
    say(play, "activate blackhawk, do move, do nothing, to b1")
    assert (play.asked, play.legal) == ("axis", ["react sturmpioniere", "pass"])
    say(play, "react sturmpioniere")
    assert (play.asked, play.state.weights()) == ("chance", [2, 1])
    play.chance("hits 1")
    assert (aimed_row(play), play.legal) == ("stg-47", ["at blackhawk", "hold"])
    say(play, "at blackhawk, at blackhawk, rounds 1")
    assert [weapon(play), dice(play)] == ["stg-47", 4]
    play.chance("hits 2", "hits 0")
    assert (losses(play, "blackhawk"), ready(play, "sturmpioniere")) == (2, False)


@cites("T13.1")
def test_a_blank_is_no_attack_but_the_unit_counts_as_activated() -> None:
    play = flak()
    say(play, "activate blackhawk, do move, do nothing, to b1")
    say(play, "react heavy-flak-grenadiers")
    play.chance("hits 0")
    assert play.happened("reaction-fails")
    assert (play.asked, play.legal) == ("axis", ["activate lara"])
    assert not ready(play, "heavy-flak-grenadiers")


@cites("T13.1")
def test_only_ready_units_with_sight_range_and_a_weapon_that_hurts_may_try() -> None:
    play = flak(
        "b...kt",
        "......",
        ".#....",
        ".l..g.",
        t=tired("hans"),
        g="recon-grenadiers",  # in range, but nothing that hurts a Blackhawk
        l="luther",  # behind a tile
    )
    say(play, "activate blackhawk, do move, do nothing, to b1")
    assert play.legal == ["react heavy-flak-grenadiers", "pass"]
    for name in ("hans", "recon-grenadiers", "luther", "lara", "rhino"):
        assert play.rule_against(f"react {name}") == "T13.1", name


@cites("T13.1", "T17.1", "T17.2")
def test_dice_of_reactive_fire() -> None:
    for reactor, weights in (("hell-boys", [2, 1]), ("choppers", [4, 4, 1]), ("action-jackson", [8, 12, 6, 1])):
        play = field(open_ground("rs.", "..."), r=reactor, s="sturmpioniere", side="axis", x="death-dealers")
        say(play, "activate sturmpioniere, do move, do nothing, to b2")
        say(play, f"react {reactor}")
        assert play.state.weights() == weights


@cites("T13.1", "T4.6", "R17")
def test_free_abilities_may_be_used_in_a_reaction_heroic_attack_too() -> None:
    play = field(open_ground("o.s", "..."), o="ozz-117", s="sturmpioniere", side="axis", x="death-dealers")
    say(play, "activate sturmpioniere, do move, do attack, to b1")
    say(play, "react ozz-117")
    play.chance("hits 1")
    assert (play.step, sorted(play.legal)) == ("free-in-reaction", ["done", "use heroic-attack"])
    assert play.rule_against("use berserk") == "T4.4"
    say(play, "use heroic-attack, at sturmpioniere, hold")
    play.chance("hits 0")
    say(play, "at ozz-117, hold, hold, hold")  # R16: may be shot at, without harm
    assert losses(play, "ozz-117") == 0
    assert unit(play, "ozz-117")["lasting"] == ["heroic-attack"]


@cites("R16", "T17.16")
def test_a_reaction_against_a_hero_who_showed_heroic_attack_does_no_damage() -> None:
    play = field(open_ground("o..s", "...."), o="ozz-117", s="sturmpioniere", x="rhino", y="lara")
    say(play, "activate ozz-117, do move, do nothing, use heroic-attack, to b1")
    say(play, "react sturmpioniere")
    play.chance("hits 1")
    say(play, "at ozz-117, at ozz-117, rounds 1")
    assert (play.step, losses(play, "ozz-117")) == ("activate", 0)
    assert unit(play, "sturmpioniere")["ammunition"] == {"panzerfaust": 2}  # spent all the same


# T13.2, T13.5: windows


@cites("T13.2")
def test_no_window_for_a_sustained_attack_or_for_doing_nothing() -> None:
    play = flak("b.k")
    shoot(play, "blackhawk", "at heavy-flak-grenadiers", act="sustained")
    play.chance("hits 0", "hits 0")
    assert play.step == "activate"
    play = flak("b.k")
    say(play, "activate blackhawk, do nothing")
    assert play.step == "activate"


@cites("T13.2", "T17.15", "T13.5")
def test_fast_is_reacted_to_after_the_whole_move_with_its_extra_square() -> None:
    play = field(open_ground("h...s", "....."), h="hell-boys", s="sturmpioniere", x="rhino", y="lara")
    say(play, "activate hell-boys, do move, do move, to c1")
    assert (play.step, unit(play, "hell-boys")["at"]) == ("react", "c1")
    say(play, "pass")
    assert play.step == "move"
    say(play, "to d2")
    assert play.step == "activate"  # one window, after the first move


@cites("T13.5")
def test_the_one_window_comes_after_the_first_action_whatever_the_second_is() -> None:
    play = flak("b....k")
    say(play, "activate blackhawk, do move, do nothing, to b1")
    assert play.step == "react"
    play = field(open_ground("l.....h", "......."), l="lothar", h="pounder", x="hans", y="rhino", side="axis")
    say(play, "activate lothar, do attack, do reload, at pounder")
    play.chance("hits 0")
    assert play.step == "react"
    say(play, "pass")
    assert play.step == "activate"
    empty = {"name": "lothar", "flags": ["ready"]}
    play = field(open_ground("l.....h", "......."), l=empty, h="pounder", x="hans", y="rhino", side="axis")
    say(play, "activate lothar, do reload, do move")
    assert play.step == "react"  # after a skill, too


@cites("T13.2", "T17.12")
def test_a_charge_is_reacted_to_after_the_second_move_by_the_faq_also_between_the_moves() -> None:
    for faq in (False, True):
        play = field(open_ground("l..b", "...."), faq=faq, l="luther", b="blackhawk", x="rhino", y="lara", side="axis")
        say(play, "activate luther, do charge, to b1")
        if faq:
            assert (play.step, unit(play, "luther")["at"]) == ("react", "b1")
            say(play, "pass")
        say(play, "to c1")
        assert (play.step, unit(play, "luther")["at"]) == ("react", "c1")
        say(play, "pass, at blackhawk")
        assert (weapon(play), dice(play)) == ("combat-claw", 2)


@cites("T13.5", "T17.17")
def test_one_jump_over_both_moves_is_reacted_to_after_the_second() -> None:
    play = field(open_ground("r....s", "......"), r="rhino", s="sturmpioniere", x="blackhawk", y="lara")
    say(play, "activate rhino, do leap, to d2")
    assert (play.step, unit(play, "rhino")["at"]) == ("react", "d2")
    say(play, "pass")
    assert play.step == "activate"


# T13.3, T13.4


@cites("T13.3", "T13.4", "R11")
def test_several_reactors_one_after_the_other_by_the_rulebook_one_attempt_by_the_faq() -> None:
    for faq in (False, True):
        play = flak("b....k", "...h..", faq=faq, h="hans")
        say(play, "activate blackhawk, do move, do nothing, to b1")
        assert sorted(play.legal) == ["pass", "react hans", "react heavy-flak-grenadiers"]
        say(play, "react heavy-flak-grenadiers")
        play.chance("hits 0")
        if faq:
            assert play.step == "activate"
        else:
            assert (play.step, play.legal) == ("react", ["react hans", "pass"])


@cites("T13.3")
def test_by_the_faq_a_charge_has_two_windows_but_one_attempt() -> None:
    play = field(
        open_ground("l..b", "...h"), faq=True, l="luther", b="blackhawk", h="pounder", x="rhino", y="lara", side="axis"
    )
    say(play, "activate luther, do charge, to b1")
    say(play, "react blackhawk")
    play.chance("hits 0")
    say(play, "to c1")
    assert play.step == "aim"  # the Pounder may not try


@cites("T13.4", "T7.6")
def test_all_rows_of_a_reaction_aim_at_the_activating_unit_some_may_be_left_out() -> None:
    play = field(
        open_ground("d..hs", "C...."), d="death-dealers", h="hans", s="sturmpioniere", x="lara", y="rhino", side="axis"
    )
    say(play, "activate sturmpioniere, do move, do nothing, to d2")
    say(play, "react death-dealers")
    play.chance("hits 1")
    assert (aimed_row(play), play.legal) == ("m1-assault-rifle", ["at sturmpioniere", "hold"])
    say(play, "hold, hold")
    assert play.legal == ["at sturmpioniere"]  # none at all is no attack
    assert [play.rule_against(order) for order in ("at hans", "wreck a2", "hold")] == ["T13.4", "T13.4", "T7.6"]


@cites("T13.4", "T20.4")
def test_flames_of_a_reaction_burn_only_the_way_to_the_activating_unit() -> None:
    play = field(
        open_ground("g.s.", "n..."), g="hot-dog", s="sturmpioniere", n="hell-boys", x="lara", y="rhino", side="axis"
    )
    say(play, "activate sturmpioniere, do move, do nothing, to c2")
    say(play, "react hot-dog")
    play.chance("hits 1")
    assert (aimed_row(play), play.legal) == ("napalm-thrower", ["burn b1", "burn b2", "hold"])
    say(play, "burn b1")
    assert (play.legal, play.rule_against("done")) == (["burn c2"], "T7.7")
    say(play, "burn c2, hold, hold")
    assert (asked(play)["shot"]["target"], dice(play)) == ("sturmpioniere", 5)


@cites("T13.4")
def test_who_lives_goes_on_with_what_it_declared() -> None:
    play = flak("b..k", "....")
    say(play, "activate blackhawk, do move, do attack, to b1")
    say(play, "react heavy-flak-grenadiers")
    play.chance("hits 1")
    say(play, "at blackhawk")
    play.chance("hits 2")
    assert unit(play, "blackhawk")["points"] == 1
    say(play, "at heavy-flak-grenadiers")
    assert dice(play) == 4


# Argued cases


@cites("R11", "T13.4")
def test_when_the_target_is_dead_nobody_else_rolls() -> None:
    play = flak("b....k", "...h..", h="hans")
    say(play, "activate blackhawk, do move, do attack, to b1")
    say(play, "react hans")
    play.chance("hits 1")
    say(play, "at blackhawk, hold")
    play.chance("hits 1")
    assert (play.asked, play.step) == ("axis", "activate")
    assert ready(play, "heavy-flak-grenadiers")


@cites("R12", "T4.5")
def test_rows_lost_in_the_window_do_not_fire_and_with_none_left_the_action_is_lost() -> None:
    # The bazooka is all the Death Dealers have against a Hans.
    play = field(open_ground("d..h", "...."), d="death-dealers", h="hans", x="rhino", y="lara")
    say(play, "activate death-dealers, do move, do attack, to b1")
    say(play, "react hans")
    play.chance("hits 1")
    say(play, "at death-dealers, hold")
    play.chance("hits 1")
    say(play, "lose rifle 0, lose mg 0")
    assert unit(play, "death-dealers")["figures"]["bazooka"] == 0
    assert play.last("lost-action") == {"event": "lost-action", "unit": "death-dealers", "act": "attack"}
    play = field(open_ground("d..s", "...."), d="death-dealers", s="sturmpioniere", x="rhino", y="lara")
    say(play, "activate death-dealers, do move, do attack, to b1")
    say(play, "react sturmpioniere")
    play.chance("hits 1")
    say(play, "at death-dealers, hold")
    play.chance("hits 1")
    say(play, "lose rifle 0, lose mg 1")
    say(play, "at sturmpioniere")
    assert aimed_row(play) == "m9-bazooka"  # no question about the MG


@cites("R13", "T15.6")
def test_a_hero_whose_squad_dies_in_the_window_goes_on_alone() -> None:
    squad = {"name": "the-hammers", "mate": "rhino", "figures": {"trooper": 1}}
    play = field(open_ground("h.s..", "....."), h=squad, s="sturmpioniere", x="blackhawk", y="lara")
    say(play, "activate the-hammers, stay, do move, do attack, done, to b2")
    say(play, "react sturmpioniere")
    play.chance("hits 1")
    say(play, "at the-hammers, hold, hold, hold")
    play.chance("hits 1")
    say(play, "lose trooper 1")
    assert "dead" in unit(play, "the-hammers")["flags"]
    assert (play.step, asked(play)["attack"]["shooter"]) == ("aim", "rhino")
    say(play, "at sturmpioniere, hold")
    assert play.step == "strike-back"


@cites("R14", "T11.3")
def test_close_rows_react_and_the_activating_unit_may_strike_back() -> None:
    play = field(open_ground("h.r", "..."), h="sturmpioniere", r="the-hammers", x="blackhawk", y="lara", side="axis")
    say(play, "activate sturmpioniere, do move, do nothing, to b1")
    say(play, "react the-hammers")
    play.chance("hits 1")
    say(play, "at sturmpioniere")
    assert (play.asked, play.step) == ("axis", "strike-back")
    say(play, "strike-back")
    assert (weapon(play), dice(play)) == ("rocket-punch", 9)
    play.chance("hits 1")
    assert (weapon(play), dice(play)) == ("knife-grenade", 5)


@cites("R15", "T18.2")
def test_a_unit_that_failed_may_react_again_when_it_is_made_ready() -> None:
    play = flak("b....k", "..r...", r="rhino", x="hell-boys", w="kommandotrupp")
    say(play, "activate blackhawk, do move, do nothing, to b1")
    say(play, "react heavy-flak-grenadiers")
    play.chance("hits 0")
    assert play.rule_against("activate heavy-flak-grenadiers") == "T3.2"
    say(play, "activate kommandotrupp, do move, do reactivate, enter f2, for heavy-flak-grenadiers")
    play.chance("hits 1")
    say(play, "wait")
    assert ready(play, "heavy-flak-grenadiers")
    say(play, "activate rhino, do move, do nothing, to d2")
    assert (play.asked, "react heavy-flak-grenadiers" in play.legal) == ("axis", True)


# Worked examples


@cites("T13.1")
def test_example_709_out_of_range_no_reaction() -> None:
    play = field(open_ground("d......h", "........"), d="death-dealers", h="hans", x="lara", y="rhino", side="axis")
    say(play, "activate hans, do move, do nothing, to g1")  # six squares away
    assert (play.asked, play.step) == ("allies", "activate")


@cites("T13.1")
def test_example_711_in_range_the_death_dealers_may_react() -> None:
    play = field(open_ground("d...h", "....."), d="death-dealers", h="hans", x="lara", y="rhino", side="axis")
    say(play, "activate hans, do move, do nothing, to d1")  # three squares away
    assert (play.asked, play.legal) == ("allies", ["react death-dealers", "pass"])


def death_dealers_between() -> Play:
    """Death Dealers with a Hans coming nearer and Sturmpioniere two squares away."""
    return field(
        open_ground("d...h", ".....", "s...."),
        d="death-dealers",
        h="hans",
        s="sturmpioniere",
        x="lara",
        y="rhino",
        side="axis",
    )


@cites("T13.4")
def test_example_713_no_reactive_fire_at_the_sturmpioniere_who_did_not_trigger_it() -> None:
    play = death_dealers_between()
    say(play, "activate hans, do move, do nothing, to d1")
    say(play, "react death-dealers")
    play.chance("hits 1")
    assert (aimed_row(play), play.legal) == ("m9-bazooka", ["at hans"])
    assert play.rule_against("at sturmpioniere") == "T13.4"


@cites("T13.1", "T13.4")
def test_example_715_at_the_sturmpioniere_with_all_weapons_in_range() -> None:
    play = death_dealers_between()
    say(play, "activate sturmpioniere, do move, do nothing, to b3")
    say(play, "react death-dealers")
    play.chance("hits 1")
    say(play, "at sturmpioniere, at sturmpioniere, at sturmpioniere")
    assert (weapon(play), dice(play)) == ("m1-assault-rifle", 3)


def reacts(play: Play, hits: int) -> None:
    """The Flak Grenadiers react and hit so often."""
    say(play, "react heavy-flak-grenadiers")
    play.chance("hits 1")
    say(play, "at blackhawk")
    assert dice(play) == 6
    play.chance(f"hits {hits}")


@cites("T13.2")
def test_example_721_after_the_move_of_move_and_attack() -> None:
    for hits, step in ((2, "aim"), (3, "activate")):  # three damage destroy it
        play = flak("b..k", "....")
        say(play, "activate blackhawk, do move, do attack, to b1")
        assert play.step == "react"
        reacts(play, hits)
        assert play.step == step


@cites("T13.2")
def test_example_725_after_the_attack_of_attack_and_move() -> None:
    for hits, step in ((2, "move"), (3, "activate")):
        play = flak("b.k", "...")
        say(play, "activate blackhawk, do attack, do move, at heavy-flak-grenadiers")
        play.chance("hits 0")
        assert play.step == "react"
        reacts(play, hits)
        assert play.step == step


@cites("T13.2")
def test_example_729_after_the_first_of_two_moves() -> None:
    for hits, step in ((2, "move"), (3, "activate")):
        play = flak("b...k", ".....")
        say(play, "activate blackhawk, do move, do move, to a2")
        assert play.step == "react"
        reacts(play, hits)
        assert play.step == step


@cites("T13.2", "T17.12")
def test_example_733_a_charge_after_the_second_move_before_the_attack() -> None:
    for hits, step in ((3, "aim"), (4, "activate")):  # a Luther has four points
        play = field(open_ground("l..b", "...."), l="luther", b="blackhawk", x="rhino", y="lara", side="axis")
        say(play, "activate luther, do charge, to b1, to c1")
        assert play.step == "react"
        say(play, "react blackhawk")
        play.chance("hits 1")
        say(play, "at luther")
        assert dice(play) == 5
        play.chance(f"hits {hits}")
        assert play.step == step
