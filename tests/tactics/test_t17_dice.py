"""T17: abilities that change dice: All In One, Badass, Berserk, Medal of Honor, Spotter, the serum."""

from typing import Any

from sandtable.core.chance import volley
from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, dice, grid, inverted_dice, say, step
from tests.tactics.field import field, unit

DONE: dict[str, Any] = {"flags": ["loaded"]}


def next_round(play: Play, side: str) -> None:
    """On to the next round, in which this side begins."""
    play.chance(f"wins {side}")
    play.do(f"first {side}")


# T4.4, T4.5: announcing


@cites("T4.4", "T4.5")
def test_only_abilities_one_has_for_actions_one_declared_are_announced() -> None:
    g = {"name": "recon-grenadiers", "mate": "manfred"}
    play = field(grid("g..d"), side="axis", g=g, d="death-dealers")
    say(play, "activate recon-grenadiers, stay, do move, do attack")
    assert sorted(play.legal) == ["done", "use assault"]
    assert play.rule_against("use berserk") == play.rule_against("use fast") == "T4.4"
    assert agreed(play)
    both = {"manfred": {"abilities": ["assault", "berserk", "commander"]}}
    play = field(grid("g..d"), side="axis", g=g, d="death-dealers", cards=both)
    say(play, "activate recon-grenadiers, stay, do attack, do nothing")
    assert play.rule_against("use assault") == "T4.5"  # there is no move to double
    assert play.rule_against("use berserk") == ""
    assert agreed(play)
    play = field(grid("g..d"), side="axis", g=g, d="death-dealers", cards=both)
    say(play, "activate recon-grenadiers, stay, do move, do move")
    assert (play.rule_against("use assault"), play.rule_against("use berserk")) == ("", "T4.5")


# T17.4, T17.32: All In One


@cites("T17.4")
def test_all_in_one_doubles_the_dice_of_all_rows() -> None:
    play = field(grid("l.h"), side="axis", l="lara", h="hell-boys")
    play.do("activate lara, do sustained, use all-in-one, at hell-boys, at hell-boys")
    assert dice(play) == 10
    play.chance("hits 0", "hits 0")
    assert dice(play) == 10


@cites("T17.4")
def test_all_in_one_works_once_a_game() -> None:
    play = field(grid("l.h"), side="axis", l="lara", h={"name": "hell-boys", "flags": ["loaded"]})
    play.do("activate lara, do sustained, use all-in-one, at hell-boys, hold")
    play.chance("hits 0", "hits 0")
    next_round(play, "axis")
    assert unit(play, "lara")["used"] == ["all-in-one"]
    say(play, "activate lara, do sustained")
    assert play.step == "aim-on"  # nothing to announce
    two = {"lara": {"abilities": ["all-in-one", "berserk"]}}
    play = field(grid("l.h"), side="axis", l={"name": "lara", "used": ["all-in-one"]}, h="hell-boys", cards=two)
    say(play, "activate lara, do sustained")
    assert play.rule_against("use all-in-one") == "T17.4"


@cites("T17.4", "T17.30")
def test_all_in_one_lasts_the_round_but_not_for_striking_back() -> None:
    lara = {"name": "lara", "used": ["all-in-one"], "lasting": ["all-in-one"]}
    play = field(grid("l.h"), side="axis", l=lara, h="hell-boys")
    play.do("activate lara, do sustained, at hell-boys, hold")  # made ready again
    assert dice(play) == 10
    play = field(grid("lh"), l=lara, h="hell-boys")
    play.do("activate hell-boys, do sustained, hold, hold, hold, at lara")
    play.do("strike-back")
    play.chance("hits 0", "hits 0")
    assert dice(play) == 2  # her knife at S2 as it is printed
    play = field(grid("l.h"), h={"name": "hell-boys"}, l=lara)
    play.do("activate hell-boys, do nothing")
    play.do("activate lara, do nothing")
    assert "lasting" not in unit(play, "lara")


@cites("T17.4", "T17.27")
def test_all_in_one_of_a_hero_is_not_shared_that_of_a_squad_is() -> None:
    h = {"name": "heavy-flak-grenadiers", "mate": "lara"}
    play = field(grid("f.d"), side="axis", f=h, d="death-dealers")
    play.do(
        "activate heavy-flak-grenadiers, stay, do sustained, use all-in-one, at death-dealers, at death-dealers, hold"
    )
    assert dice(play) == 6  # two for each of three flaks
    play.chance("hits 0", "hits 0")
    assert dice(play) == 10
    cards: dict[str, Any] = {"heavy-flak-grenadiers": {"abilities": ["all-in-one"]}, "lara": {"abilities": []}}
    play = field(grid("f.d"), side="axis", f=h, d="death-dealers", cards=cards)
    play.do(
        "activate heavy-flak-grenadiers, stay, do sustained, use all-in-one, at death-dealers, at death-dealers, hold"
    )
    assert dice(play) == 12
    play.chance("hits 0", "hits 0")
    assert dice(play) == 10


@cites("T17.32")
def test_all_in_one_doubles_phasers_flames_and_salvos_and_quadruples_bursts() -> None:
    def first_dice(name: str, target: str, aim: str, gap: int) -> Play:
        cards = {name: {"abilities": ["all-in-one", *(["reload"] if name == "steel-rain" else [])]}}
        play = field(grid("u" + "." * gap + "t"), u=name, t=target, cards=cards)
        return say(play, f"activate {name}, do sustained, use all-in-one, {aim}")

    play = first_dice("honey", "heavy-flak-grenadiers", "at heavy-flak-grenadiers", 1)
    assert dice(play) == 4
    play.chance("hits 1", "hits 0")
    assert dice(play) == 3  # the damage dice of a HIT are not doubled
    play = first_dice("hot-dog", "sturmpioniere", "burn b1, burn c1, hold, hold", 1)
    assert dice(play) == 10
    play = first_dice("steel-rain", "sturmpioniere", "at sturmpioniere, rounds 2, hold, hold", 3)
    assert dice(play) == 16
    play = first_dice("choppers", "sturmpioniere", "at sturmpioniere", 1)
    assert dice(play) == 16


# T17.7: Badass


@cites("T17.7", "T20.7")
def test_badass_ammunition_never_runs_out_but_is_limited_in_an_activation() -> None:
    play = field(grid("d.s"), d="drakoni", s=DONE | {"name": "sturmpioniere"})
    say(play, "activate drakoni, do sustained, hold, hold, hold, at sturmpioniere")
    assert play.legal == ["rounds 1", "rounds 2", "rounds 3"]
    say(play, "rounds 3")
    play.chance("hits 0", "hits 0")
    assert "ammunition" not in unit(play, "drakoni")
    next_round(play, "allies")
    say(play, "activate drakoni, do sustained, hold, hold, hold, at sturmpioniere")
    assert play.legal == ["rounds 1", "rounds 2", "rounds 3"]
    play = field(grid("d.s"), d={"name": "drakoni", "figures": {"smg": 0}}, s="sturmpioniere")
    say(play, "activate drakoni, do sustained, hold, hold, at sturmpioniere")
    assert play.legal == ["rounds 1", "rounds 2"]  # one a living miniature


@cites("T17.7", "T17.27")
def test_badass_is_shared_by_a_hero_and_by_a_squad() -> None:
    empty = {"name": "sturmpioniere", "mate": "sigrid", "ammunition": {"panzerfaust": 0}}
    for abilities, rule in (([], "T7.1"), (["badass"], "")):
        cards: dict[str, Any] = {"sigrid": {"abilities": abilities}}
        play = field(grid("s.b"), side="axis", s=empty, b="pounder", cards=cards)
        say(play, "activate sturmpioniere, stay")
        assert play.rule_against("do attack") == rule
    rows = [{"name": "gun", "weapon": "Gun", "range": "4", "carriers": "unit", "rounds": 2} | NORMAL]
    cards = {"koshka": {"row": rows}}
    koshka = {"name": "drakoni", "mate": "koshka"}
    play = field(
        grid("d..s"), d=koshka, s="sturmpioniere", cards=cards, board={"units": {"koshka": {"ammunition": {"gun": 0}}}}
    )
    say(play, "activate drakoni, stay, do sustained, hold, hold, hold, at sturmpioniere")
    assert play.legal == ["rounds 1", "rounds 2"]


NORMAL: dict[str, Any] = {"soldier": ["2/1"] * 4, "vehicle": ["-"] * 7, "aircraft": ["-"] * 3}


# T17.8: Berserk


def sigrid() -> Play:
    """RB 910: Sigrid and the Laser Grenadiers, sustained and with Berserk, at Hell Boys two squares away.

    A hero stands with the Hell Boys, so that five hits leave somebody and every laser is rolled to its end (R10).
    """
    g, h = {"name": "laser-grenadiers", "mate": "sigrid"}, {"name": "hell-boys", "mate": "rosie"}
    play = field(grid("g.h"), side="axis", g=g, h=h)
    at = ", ".join(["at hell-boys"] * 3)
    play.do(f"activate laser-grenadiers, stay, do sustained, use berserk, {at}")
    return play


def rolls(play: Play, *hits: int) -> list[int]:
    """Roll so many hits one after the other; returns how many dice each time."""
    found = []
    for count in hits:
        found.append(dice(play))
        play.chance(f"hits {count}")
    return found


@cites("T17.8")
def test_example_880_berserk_costs_no_action_beside_a_sustained_attack() -> None:
    play = field(grid("g.h"), side="axis", g={"name": "laser-grenadiers", "mate": "sigrid"}, h={"name": "hell-boys"})
    say(play, "activate laser-grenadiers, stay, do sustained")
    assert sorted(play.legal) == ["done", "use berserk"]
    say(play, "use berserk")
    assert unit(play, "sigrid")["used"] == ["berserk"]
    assert play.step == "aim-on"


@cites("T17.8")
def test_example_910_eight_dice_for_sigrid_and_the_laser_grenadiers() -> None:
    play = sigrid()
    rifles = rolls(play, 0, 0, 0)
    thrower = rolls(play, 0, 0, 0)
    pistol = rolls(play, 0, 0, 0)
    assert (rifles, thrower, pistol) == ([4, 4, 4], [1, 1, 1], [3, 3, 3])


@cites("T17.8")
def test_example_912_the_hit_of_a_laser_is_rolled_again() -> None:
    play = sigrid()
    assert rolls(play, 1, 0) == [4, 1]
    assert (play.last("rolled")["stage"], step(play)["hits"], step(play)["missed"]) == ("first", 1, 0)
    assert dice(play) == 3  # of eight dice seven showed BLANK, three of them rifles'


@cites("T17.8", "T4.3")
def test_example_914_sustained_repeats_the_blanks_and_lasers_go_on_from_there() -> None:
    play = sigrid()
    assert rolls(play, 1, 0, 1, 0) == [4, 1, 3, 1]  # rifles: sustained, one more hit, rolled on
    assert step(play)["stage"] == "berserk"
    assert dice(play) == 2


@cites("T17.8")
def test_example_916_berserk_repeats_what_is_left() -> None:
    play = sigrid()
    rifles = rolls(play, 1, 0, 1, 0, 1, 0)
    thrower = rolls(play, 0, 0, 0)
    pistol = rolls(play, 0, 1, 0, 1, 0)
    assert (rifles, thrower, pistol) == ([4, 1, 3, 1, 2, 1], [1, 1, 1], [3, 3, 1, 2, 1])
    # Over all rows: eight dice, one hit; seven again, two hits; five again, two hits.
    assert (4 + 1 + 3, 3 + 1 + 3, 2 + 1 + 2) == (8, 7, 5)


@cites("T17.8")
def test_example_918_five_hits_in_all() -> None:
    play = sigrid()
    rolls(play, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0)
    assert (play.step, step(play)["damage"]) == ("lose", 5)


@cites("T17.8")
def test_berserk_works_without_sustained_and_once_a_game() -> None:
    play = field(grid("r.s"), r="rhino", s="sturmpioniere")
    play.do("activate rhino, do move, do attack, use berserk, to b1")
    play.do("pass")  # no reaction
    play.do("at sturmpioniere, hold")
    play.do("pass")  # no striking back
    assert rolls(play, 1, 1) == [4, 3]
    assert unit(play, "rhino")["used"] == ["berserk"]
    two = {"rhino": {"abilities": ["berserk", "heroic-attack"]}}
    play = field(grid("rs"), r={"name": "rhino", "used": ["berserk"]}, s="sturmpioniere", cards=two)
    say(play, "activate rhino, do sustained")
    assert play.rule_against("use berserk") == "T17.8"
    assert agreed(play)


@cites("T17.8", "T17.30")
def test_berserk_lasts_the_round_but_not_for_striking_back() -> None:
    raging = {"name": "rhino", "used": ["berserk"], "lasting": ["berserk"]}
    play = field(grid("rs"), r=raging, s="sturmpioniere")
    play.do("activate rhino, do attack, do nothing, at sturmpioniere, hold")
    play.do("pass")
    assert rolls(play, 1, 1) == [4, 3]
    play = field(grid("rs"), side="axis", r=raging, s="sturmpioniere")
    play.do("activate sturmpioniere, do attack, do nothing, hold, hold, hold, at rhino")
    play.do("strike-back")
    play.chance("hits 0")
    assert rolls(play, 1, 0) == [4, 4]  # one roll for each fist
    play = field(grid("rs"), r=raging, s=DONE | {"name": "sturmpioniere"})
    play.do("activate rhino, do nothing")
    assert "lasting" not in unit(play, "rhino")


@cites("T17.8", "T17.27")
def test_berserk_of_a_squad_counts_for_its_hero_and_is_not_used_twice_at_a_time() -> None:
    both = {"recon-grenadiers": {"abilities": ["berserk"]}, "sigrid": {"abilities": ["berserk"]}}
    play = field(
        grid("g.d"), side="axis", g={"name": "recon-grenadiers", "mate": "sigrid"}, d="death-dealers", cards=both
    )
    say(play, "activate recon-grenadiers, stay, do attack, do nothing, use berserk")
    assert (unit(play, "recon-grenadiers")["used"], unit(play, "sigrid").get("used")) == (["berserk"], None)
    assert play.step == "aim-on"  # hers would add nothing
    say(play, "hold, hold, at death-dealers")
    assert rolls(play, 1, 0, 0) == [3, 1, 2]


# T17.18, T17.31: Medal of Honor


def medal() -> Play:
    """Rosie beside Sturmpioniere: her bazooka and her wrench."""
    play = field(grid("rs"), r="rosie", s=DONE | {"name": "sturmpioniere"})
    return say(play, "activate rosie, do attack, do nothing, use medal-of-honor, at sturmpioniere, at sturmpioniere")


@cites("T17.18", "T17.31")
def test_the_medal_rolls_one_die_that_missed_again() -> None:
    play = medal()
    play.chance("hits 0")
    assert (play.step, play.asked, sorted(play.legal)) == ("medal", "allies", ["again", "wait"])
    play.do("again")
    assert dice(play) == 1
    play.chance("hits 1")
    assert (play.step, step(play)["damage"]) == ("lose", 1)


@cites("T17.31")
def test_the_medal_may_be_kept_for_a_later_row_and_serves_once() -> None:
    play = medal()
    play.chance("hits 0")
    play.do("wait")
    play.do("pass")  # no striking back
    assert dice(play) == 2
    play.chance("hits 0")
    assert dice(play) == 1  # the last row: it is used without a question
    play.chance("hits 0")
    assert play.step != "roll"


@cites("T17.18", "T17.31")
def test_a_medal_not_announced_before_the_dice_does_nothing() -> None:
    play = field(grid("rs"), r="rosie", s=DONE | {"name": "sturmpioniere"})
    say(play, "activate rosie, do attack, do nothing, done, at sturmpioniere, hold")
    play.chance("hits 0")
    assert play.step == "initiative"


@cites("T17.18")
def test_the_medal_works_once_a_round() -> None:
    rosie = {"name": "rosie", "lasting": ["medal-spent"]}
    cards = {"rosie": {"abilities": ["medal-of-honor", "heroic-attack"]}}
    play = field(grid("r.s"), r=rosie, s=DONE | {"name": "sturmpioniere"}, cards=cards)
    say(play, "activate rosie, do attack, do nothing")
    assert play.rule_against("use medal-of-honor") == "T17.18"
    play.do("done, at sturmpioniere")
    play.chance("hits 1")
    play.do("lose rifle 1")
    next_round(play, "allies")
    say(play, "activate rosie, do attack, do nothing")
    assert play.rule_against("use medal-of-honor") == ""  # and every round again


@cites("T17.18", "T17.27")
def test_the_medal_is_for_the_heros_own_rows() -> None:
    play = field(grid("r..s"), r={"name": "death-dealers", "mate": "rosie"}, s=DONE | {"name": "sturmpioniere"})
    aims = "at sturmpioniere, hold, hold, at sturmpioniere"
    play.do(f"activate death-dealers, stay, do attack, do nothing, use medal-of-honor, {aims}")
    assert rolls(play, 0, 0, 1) == [3, 1, 1]  # rifles once, the bazooka twice


@cites("T17.31")
def test_after_all_repeats_and_a_laser_chains_from_it() -> None:
    cards = {"sigrid": {"abilities": ["berserk", "medal-of-honor"]}}
    play = field(grid("s.h"), side="axis", s="sigrid", h={"name": "hell-boys"}, cards=cards)
    play.do("activate sigrid, do sustained, use berserk, use medal-of-honor, at hell-boys")
    assert rolls(play, 0, 1, 0, 1, 0, 1, 1, 0) == [3, 3, 1, 2, 1, 1, 1, 1]
    assert step(play)["damage"] == 4


# T17.23, T17.30, T17.32: Spotter


@cites("T17.23")
def test_with_a_spotter_attacks_hit_on_blank_and_sustained_repeats_hits() -> None:
    play = field(grid("r..s"), r="ranger-snipers", s="sturmpioniere")
    say(play, "activate ranger-snipers, do sustained, at sturmpioniere, mark rifle, hold")
    assert (inverted_dice(play), play.state.weights()) == (2, [1, 4, 4])
    play.chance("hits 1")
    assert inverted_dice(play) == 1  # the die that showed HIT
    play.chance("hits 0")
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 3, "flame": 1}


@cites("T17.23", "R35")
def test_cover_and_reaction_dice_are_not_inverted() -> None:
    play = field(grid("r..s"), r="ranger-snipers", s="sturmpioniere", board={"elements": {"d1": "crate"}})
    say(play, "activate ranger-snipers, do sustained, at sturmpioniere, mark rifle, hold")
    play.chance("hits 2")
    assert play.state.weights() == volley(2)  # soft cover saves on HIT
    trap = field(grid("r..s"), r="ranger-snipers", s="sturmpioniere", board={"elements": {"d1": "trap"}})
    say(trap, "activate ranger-snipers, do sustained, at sturmpioniere, mark rifle, hold")
    trap.chance("hits 2")
    assert trap.state.weights() == volley(2)[::-1]  # hard cover on BLANK, as always
    play = field(grid("r...s"), side="axis", r="ranger-snipers", s="sturmpioniere")
    play.do("activate sturmpioniere, do move, do nothing, to d1")
    play.do("react ranger-snipers")
    assert play.state.weights() == [2, 1]


@cites("T17.30")
def test_with_a_spotter_berserk_repeats_hits_and_lasers_go_on_with_blank() -> None:
    cards = {"laser-grenadiers": {"abilities": ["spotter", "berserk"]}}
    play = field(grid("g.h"), side="axis", g="laser-grenadiers", h={"name": "hell-boys", "mate": "rosie"}, cards=cards)
    play.do("activate laser-grenadiers, do attack, do nothing, use berserk, at hell-boys, hold")
    found = []
    for hits in (2, 1, 0, 1, 0):
        found.append((inverted_dice(play), str(step(play)["stage"])))
        play.chance(f"hits {hits}")
    assert found == [(4, "first"), (2, "first"), (1, "first"), (2, "berserk"), (1, "berserk")]


@cites("T17.32")
def test_a_spotter_inverts_the_first_dice_of_phasers_only() -> None:
    row = {"name": "phaser", "weapon": "Phaser", "range": "4", "carriers": "all", "special": ["phaser"]}
    cells = {"soldier": ["2/3"] * 4, "vehicle": ["-"] * 7, "aircraft": ["-"] * 3}
    cards = {"ranger-snipers": {"row": [row | cells], "abilities": ["spotter"]}}
    play = field(grid("r..s"), r="ranger-snipers", s="sturmpioniere", cards=cards)
    play.do("activate ranger-snipers, do attack, do nothing, at sturmpioniere")
    assert inverted_dice(play) == 4
    play.chance("hits 2")
    assert (step(play)["stage"], dice(play)) == ("damage", 6)


# T17.25, T17.28: Wiederbelebungsserum


def totenmeister(points: int, **more: Any) -> Play:
    """RB 1004: the Totenmeister with Axis Zombies beside the Rhino and the Hammers; it is the Axis' turn."""
    z = {"name": "axis-zombies", "mate": "totenmeister"}
    board: dict[str, Any] = {"units": {"totenmeister": {"points": points}}}
    return field(grid("rz.", ".h."), side="axis", r="rhino", z=z, h="the-hammers", board=board, **more)


@cites("T17.25")
def test_example_1004_in_the_fight_the_totenmeister_loses_three_points() -> None:
    play = field(grid("rz.", ".h."), r="rhino", z={"name": "axis-zombies", "mate": "totenmeister"}, h="the-hammers")
    play.do("activate the-hammers, do attack, do nothing, at axis-zombies")
    play.do("pass")
    assert dice(play) == 9
    play.chance("hits 3", "ignored 0")
    play.do("lose zombie 0")
    assert unit(play, "totenmeister")["points"] == 1


@cites("T17.25")
def test_example_1006_only_his_own_hit_gives_a_point_back() -> None:
    play = totenmeister(1)
    play.do("activate axis-zombies, stay, do sustained, at the-hammers, at rhino")
    play.do("pass")
    play.do("pass")
    play.chance("hits 3")  # of the zombies
    assert play.step == "roll"
    play.chance("hits 0")
    assert dice(play) == 2  # his gauntlet
    play.chance("hits 1", "hits 0")
    assert unit(play, "totenmeister")["points"] == 2
    assert (unit(play, "rhino")["points"], unit(play, "the-hammers")["flags"]) == (3, ["loaded", "dead"])
    assert play.last("recovered") == {"event": "recovered", "unit": "totenmeister", "count": 1}


@cites("T17.25", "T17.28")
def test_never_above_the_start_value() -> None:
    play = totenmeister(3)
    play.do("activate axis-zombies, stay, do sustained, hold, at rhino")
    play.do("pass")
    play.chance("hits 2")
    assert "points" not in unit(play, "totenmeister")


@cites("T17.25")
def test_hits_on_vehicles_give_nothing_back() -> None:
    row = {"name": "claw", "weapon": "Claw", "range": "C", "carriers": "one", "soldier": ["2/1"] * 4}
    cards = {"totenmeister": {"row": [row | {"vehicle": ["2/1"] * 7, "aircraft": ["-"] * 3}]}}
    play = field(grid("tb"), side="axis", t={"name": "totenmeister", "points": 1}, b="blackhawk", cards=cards)
    play.do("activate totenmeister, do sustained, at blackhawk")
    play.chance("hits 2")
    assert unit(play, "totenmeister")["points"] == 1


@cites("T17.28")
def test_striking_back_gives_nothing_back_and_the_dead_get_nothing() -> None:
    play = field(grid("rt"), r="rhino", t={"name": "totenmeister", "points": 3})
    play.do("activate rhino, do sustained, done, at totenmeister, hold")
    play.do("strike-back")
    play.chance("hits 1", "hits 0", "hits 2")
    assert unit(play, "totenmeister")["points"] == 2
    play = field(grid("rt"), side="axis", r="rhino", t={"name": "totenmeister", "points": 1})
    play.do("activate totenmeister, do sustained, at rhino")
    play.do("strike-back")
    play.chance("hits 2", "hits 1", "hits 0")
    assert unit(play, "totenmeister")["flags"] == ["loaded", "dead"]


@cites("R36", "T17.28")
def test_hits_count_even_if_cover_saves_them_or_heroic_attack_shields() -> None:
    row = {"name": "gun", "weapon": "Gun", "range": "4", "carriers": "one"} | NORMAL
    cards = {"totenmeister": {"row": [row]}}
    weak = {"name": "totenmeister", "points": 1}
    play = field(grid("t.d"), side="axis", t=weak, d="death-dealers", cards=cards, board={"elements": {"c1": "trap"}})
    play.do("activate totenmeister, do sustained, at death-dealers")
    play.chance("hits 2", "saves 2")
    assert (unit(play, "totenmeister")["points"], unit(play, "death-dealers")) == (3, {"at": "c1"})
    ozz = {"name": "ozz-117", "lasting": ["heroic-attack"], "used": ["heroic-attack"]}
    play = field(grid("to"), side="axis", t=weak, o=ozz)
    play.do("activate totenmeister, do sustained, at ozz-117")
    play.do("pass")
    play.chance("hits 2")
    assert (unit(play, "totenmeister")["points"], "points" in unit(play, "ozz-117")) == (3, False)


@cites("T17.25")
def test_hits_of_flames_on_friends_give_nothing_back() -> None:
    row = {"name": "jet", "weapon": "Jet", "range": "2", "carriers": "one", "special": ["flame"]}
    cells = {"soldier": ["1/F"] * 4, "vehicle": ["1/K"] * 7, "aircraft": ["-"] * 3}
    cards: dict[str, Any] = {
        "totenmeister": {"row": [row | cells]},
        "axis-zombies": {"abilities": ["blutkreuz-zombie"]},
    }
    weak = {"name": "totenmeister", "points": 1}
    play = field(grid("tzb"), side="axis", t=weak, z=DONE | {"name": "axis-zombies"}, b="blackhawk", cards=cards)
    play.do("activate totenmeister, do sustained, burn b1, burn c1")
    assert rolls(play, 2, 1) == [5, 1]  # two friends burn, and the Blackhawk
    assert unit(play, "axis-zombies")["figures"] == {"zombie": 3}
    assert unit(play, "totenmeister")["points"] == 1
