"""Rookie's rules of thumb in small battles: cover, range and sight, targets, reactions, objectives, orders, losses."""

import pytest

from sandtable.games.tactics.bots.rookie import Rookie
from sandtable.games.tactics.rules.scenarios import BREAK_THROUGH, HOLD_TOGETHER, KEEP_BUILDING, TAKE_CHARGES
from sandtable.testing import Play
from tests.tactics.field import field, squares, state, unit
from tests.tactics.shooting import open_ground, say, tired


def answer(play: Play) -> str:
    """What Rookie says to the question of a position; the same whatever its whim."""
    rules = play.state.rules
    found = {rules.space.words(Rookie(rules, play.state.seat, f"tea {n}").decide(play.state, n)) for n in range(3)}
    assert len(found) == 1, f"it is of two minds: {found}"
    return found.pop()


def order(play: Play, most: int = 20) -> list[str]:
    """What Rookie says until its order is complete, carried out in the position."""
    seat = play.state.seat
    bot = Rookie(play.state.rules, seat, "order")
    found: list[str] = []
    while play.state.stack and play.state.seat == seat and len(found) < most:
        action = bot.decide(play.state, len(found))
        found.append(play.state.rules.space.words(action))
        play.state.apply(action, seat)
        if not (play.state.stack and play.state.stack[-1].continues):
            break
    return found


def seen_by(play: Play, name: str, enemy: str) -> bool:
    """Whether a unit stands in sight of another."""
    s = state(play)
    rules = s.tables
    return s.sees(s.slot[rules.unit_names.index(name)], s.slot[rules.unit_names.index(enemy)])


# Attacks


def test_it_stands_and_shoots_at_what_it_sees() -> None:
    """T4.3: a sustained attack from where it is good to be."""
    play = field(open_ground("d...s.."), d="death-dealers", s=tired("sturmpioniere"))
    assert order(play)[:2] == ["activate death-dealers", "do sustained"]


def test_it_finishes_what_is_nearly_dead() -> None:
    """T21.2: only what is destroyed counts: a walker with one point left before a fresh squad."""
    hurt = {"name": "blackhawk", "points": 1, "flags": ["loaded"]}
    play = field(
        open_ground("l...b", ".....", "....h"), side="axis", l="heavy-laser-grenadiers", b=hurt, h=tired("hell-boys")
    )
    assert "at blackhawk" in order(play)


def test_it_aims_each_row_at_what_it_hurts() -> None:
    """T7.1: rifles at the squad, the bazooka at the walker nothing else can hurt."""
    play = field(open_ground("d..h", "...s"), d="death-dealers", h=tired("hans"), s=tired("sturmpioniere"))
    assert order(play)[2:5] == ["at sturmpioniere", "at sturmpioniere", "at hans"]


def test_it_does_not_shoot_at_scenery() -> None:
    """T9: nobody in range: no attack on a crate."""
    play = field(open_ground("dC........s"), d="death-dealers", s=tired("sturmpioniere"))
    assert not [words for words in order(play) if words.startswith("wreck")]


def test_rounds_are_not_wasted() -> None:
    """T20.1: one Panzerfaust too many at a walker with one point left."""
    hurt = {"name": "blackhawk", "points": 1, "flags": ["loaded"]}
    play = field(open_ground("s.b"), side="axis", s={"name": "sturmpioniere", "ammunition": {"panzerfaust": 3}}, b=hurt)
    said = order(play)
    assert "at blackhawk" in said
    assert "rounds 3" in said, "two thirds of them miss"


def test_the_most_urgent_unit_comes_first() -> None:
    """T3.2: who can destroy something goes before who could only walk."""
    play = field(open_ground("b.........", "......d..s"), b="blackhawk", d="death-dealers", s="sturmpioniere")
    assert answer(play) == "activate death-dealers"


# Cover, range and sight


def test_it_takes_cover() -> None:
    """T8: under fire, a squad that can shoot from a crate does not shoot from the open."""
    play = field(
        open_ground("......", "......", "d.....s", "..C...", "......"),
        d="death-dealers",
        s="sturmpioniere",
    )
    said = order(play)
    assert unit(play, "death-dealers")["at"] == "c4", said


@pytest.mark.parametrize("hero", [False, True])
def test_melee_troops_come_under_cover(hero: bool) -> None:
    """T6: fists and jet packs against guns that are ready: nearer behind the tiles, not over the open ground."""
    hammers = {"name": "the-hammers", **({"mate": "rhino"} if hero else {})}
    play = field(
        open_ground(".........", "...##....", "h..#...k.", "...##..l.", "........."),
        h=hammers,
        k="heavy-flak-grenadiers",
        l="lara",
    )
    assert order(play)[0] == "activate the-hammers"
    assert unit(play, "the-hammers")["at"][0] in "bcd", "it goes on"
    for enemy in ("heavy-flak-grenadiers", "lara"):
        assert not seen_by(play, "the-hammers", enemy)


def test_melee_troops_strike_when_they_can() -> None:
    """T11: three squares away nobody waits: move and attack."""
    play = field(open_ground("h..k"), h="the-hammers", k="heavy-laser-grenadiers")
    assert order(play) == ["activate the-hammers", "do move", "do attack", "to c1"]


def test_guns_keep_their_distance() -> None:
    """T10: Lara does not walk up to flamethrowers she can shoot at from afar."""
    play = field(open_ground("h...l....."), side="axis", l="lara", h=tired("hell-boys"))
    said = order(play)
    assert said[1] in ("do sustained", "do attack")
    assert unit(play, "lara")["at"] >= "e1"


# Reactions


def reaction(play: Play, declared: str) -> str:
    """An enemy does something; what does Rookie say at the window?"""
    say(play, declared)
    assert play.step == "react", play.step
    return answer(play)


def test_it_reacts_before_it_is_burnt() -> None:
    """T13: Hell Boys beside a squad are about to attack it: now or never."""
    play = field(open_ground("h..s"), h="hell-boys", s="sturmpioniere")
    assert reaction(play, "activate hell-boys, do move, do attack, to c1") == "react sturmpioniere"


def test_it_keeps_its_activation_if_the_enemy_only_comes_into_sight() -> None:
    """T13.1, T4.3: in its own turn it shoots for certain, and sustained."""
    play = field(open_ground("b....s"), b="blackhawk", s="heavy-laser-grenadiers")
    assert reaction(play, "activate blackhawk, do move, do nothing, to b1") == "pass"


def test_it_strikes_back() -> None:
    """T11.3: it costs nothing."""
    play = field(open_ground("ht"), h="the-hammers", t="heavy-flak-grenadiers")
    say(play, "activate the-hammers, do sustained, at heavy-flak-grenadiers")
    assert (play.step, answer(play)) == ("strike-back", "strike-back")


# Once a game


def test_berserk_is_used_for_a_good_attack() -> None:
    """T17.8: Rhino with both fists on a fresh squad that has not been activated yet."""
    play = field(open_ground("rl"), r="rhino", l="heavy-laser-grenadiers")
    assert "use berserk" in order(play)


def test_berserk_is_kept_where_it_adds_little() -> None:
    """T17.8: one man left: eight dice are enough."""
    left = {"name": "beobachter", "figures": {"observer": 1}, "flags": ["loaded"]}
    play = field(open_ground("rb"), r="rhino", b=left)
    said = order(play)
    assert "at beobachter" in said
    assert "use berserk" not in said


def test_heroic_attack_is_for_the_hail_of_fire() -> None:
    """T17.16: announced among enemies who are ready, not where nobody can shoot."""
    play = field(open_ground("..l.", "o...", "..k."), o="ozz-117", l="lara", k="heavy-flak-grenadiers")
    assert "use heroic-attack" in order(play)
    play = field(open_ground("o.........l"), o="ozz-117", l=tired("lara"))
    assert "use heroic-attack" not in order(play)


# Objectives


def test_it_leaves_over_the_far_edge() -> None:
    exits = {"goal": BREAK_THROUGH, "attacker": 1, "exits": squares("g1", "g2"), "exit_ap": 60, "bonus_left": True}
    play = field(open_ground("......h", "d......"), side="axis", scenario=exits, h="hans", d="death-dealers")
    assert order(play)[-1] == "exit"
    assert "left" in unit(play, "hans")["flags"]


def test_it_goes_for_the_bridge() -> None:
    bridge = {"goal": HOLD_TOGETHER, "bridge": squares("d1", "d2"), "bridge_from": 2, "bridge_rounds": 2}
    play = field(
        open_ground("..b....", ".......", "......s"), scenario=bridge, b="death-dealers", s=tired("beobachter")
    )
    order(play)
    assert unit(play, "death-dealers")["at"] in ("d1", "d2")


def test_it_seizes_charges() -> None:
    charges = {"goal": TAKE_CHARGES, "charges": squares("c1"), "charges_needed": 1, "bonus_charge": 20}
    play = field(open_ground(".d........s"), scenario=charges, d="death-dealers", s="beobachter")
    assert order(play) == ["activate death-dealers", "do move", "do seize", "to c1"]
    assert play.board["charges"] == {"c1": "allies"}


def test_the_last_one_stays_in_the_building() -> None:
    """T21.1: whoever leaves it empty has lost; two may think of other things."""
    keep = {"goal": KEEP_BUILDING, "attacker": 1, "keep": squares("a1", "b1")}
    play = field(open_ground("d......", "......k"), scenario=keep, d="death-dealers", k="hans")
    order(play)
    assert unit(play, "death-dealers")["at"] in ("a1", "b1")


def test_held_places_count_in_the_last_round() -> None:
    """T21.2: nothing to shoot at, fifteen points to fetch."""
    held = {"bonus_held": [squares("c1")], "bonus_each": 15, "rounds": 4}
    play = field(open_ground("b.........s"), turn=4, scenario=held, b="death-dealers", s=tired("beobachter"))
    order(play)
    assert unit(play, "death-dealers")["at"] == "c1"


# Skills and orders


def test_an_observer_calls_the_gun() -> None:
    """T12.2: on what does most."""
    play = field(
        open_ground("l......", "....#..", "....#.b", "....#..", "......h"),
        side="axis",
        l="lothar",
        b="beobachter",
        h=tired("hell-boys"),
    )
    said = order(play)
    assert said[0] == "activate beobachter"
    assert "do strike" in said
    play.chance("hits 0")
    assert order(play)[:2] == ["call lothar", "for hell-boys"]


def test_the_command_squad_wakes_the_best_shooter() -> None:
    """T18.2: the unit that can destroy most, not the one that sees nobody."""
    play = field(
        open_ground("b........", "..#......", "p.#.d...s"),
        b="the-boss",
        p=tired("blackhawk"),
        d=tired("death-dealers"),
        s=tired("sturmpioniere"),
    )
    said = order(play)
    assert "do reactivate" in said
    assert "for death-dealers" in said


# Losses


def losing(play: Play, shots: str) -> list[str]:
    """What Rookie loses."""
    play.chance(*shots.split(", "))
    assert play.step == "lose"
    return order(play)


def test_riflemen_fall_before_the_machine_gun() -> None:
    """T7.5: whoever carries least."""
    play = field(open_ground("d...l", ".......", ".....h."), side="axis", d=tired("death-dealers"), l="lara", h="hans")
    say(play, "activate lara, do attack, do nothing, done, at death-dealers, hold")
    assert losing(play, "hits 2") == ["lose rifle 2"]


def test_a_hero_bears_wounds_for_the_lasers() -> None:
    """T15.2: his points but the last are cheaper than a laser."""
    lasers = {"name": "heavy-laser-grenadiers", "mate": "lara", "flags": ["loaded"]}
    play = field(open_ground("h.", "..", "g."), h="blackhawk", g=lasers)
    say(play, "activate blackhawk, do attack, do nothing, at heavy-laser-grenadiers")
    assert losing(play, "hits 2") == ["lose laser 0"]


def test_the_officer_falls_last() -> None:
    """T18.1: a dead member's orders are gone."""
    play = field(open_ground("b...l"), side="axis", b=tired("the-boss"), l="lara")
    say(play, "activate lara, do attack, do nothing, done, at the-boss, hold")
    said = losing(play, "hits 3")
    assert "lose officer 1" not in said
    assert "lose radioman 1" not in said
