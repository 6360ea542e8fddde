"""T7.5, T17.14, T17.22, T17.33, T17.34: what damage does: who falls, who shrugs it off, whom a sniper hits."""

from typing import Any

from sandtable.core.chance import volley
from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, dice, grid, inverted_dice, say, step
from tests.tactics.field import field, unit

NO_HARM: dict[str, Any] = {"vehicle": ["-"] * 7, "aircraft": ["-"] * 3}
DONE: dict[str, Any] = {"flags": ["loaded"]}
GONE = ["loaded", "dead"]


def gun(cell: str, carriers: str = "one", **more: Any) -> dict[str, Any]:
    """A card with one weapon that does the same to all soldiers."""
    row = {"name": "gun", "weapon": "Gun", "range": "4", "carriers": carriers, "soldier": [cell] * 4, **NO_HARM}
    return {"row": [{**row, **more}], "abilities": []}


def shot(target: Any, hits: int, **more: Any) -> Play:
    """Lara's gun hits a unit two squares away with a row that does one damage a HIT."""
    play = field(grid("l.t"), side="axis", l="lara", t=target, cards={"lara": gun("9/1")}, **more)
    name = target if isinstance(target, str) else target["name"]
    play.do(f"activate lara, do sustained, at {name}")
    play.chance(f"hits {hits}", "hits 0")
    return play


# T7.5, T1.8


@cites("T7.5")
def test_the_owner_says_how_many_of_each_kind_fall() -> None:
    play = shot("death-dealers", 2)
    assert (play.asked, step(play)["damage"]) == ("allies", 2)
    assert play.legal == ["lose rifle 0", "lose rifle 1", "lose rifle 2"]
    assert play.rule_against("lose rifle 3") == "T7.5"
    assert play.rule_against("lose mg 1") == play.rule_against("lose bazooka 0") == "T7.5"  # the rifles first
    assert agreed(play)
    play.do("lose rifle 1, lose mg 0")
    assert unit(play, "death-dealers")["figures"] == {"rifle": 2, "mg": 1, "bazooka": 0}


@cites("T7.5")
def test_so_many_must_fall_that_the_others_can_bear_the_rest() -> None:
    play = shot("death-dealers", 4)
    assert play.legal == ["lose rifle 2", "lose rifle 3"]
    assert play.rule_against("lose rifle 1") == "T7.5"
    play.do("lose rifle 2")
    assert unit(play, "death-dealers")["figures"] == {"rifle": 1, "mg": 0, "bazooka": 0}


@cites("T7.5")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    assert unit(shot("the-hammers", 2), "the-hammers")["figures"] == {"trooper": 1}
    dead = shot("death-dealers", 6)
    assert unit(dead, "death-dealers")["flags"] == GONE
    assert dead.board["score"] == {"allies": 0, "axis": 23}


@cites("T7.5")
def test_all_rows_on_a_target_are_added_and_the_owner_chooses_once() -> None:
    play = field(grid("d.s"), d="death-dealers", s="sturmpioniere")
    play.do("activate death-dealers, do sustained, at sturmpioniere, at sturmpioniere, at sturmpioniere")
    play.chance("hits 1", "hits 0", "hits 2", "hits 0", "hits 0", "hits 0")
    assert (play.step, step(play)["damage"]) == ("lose", 3)
    play.do("lose rifle 3")
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 1, "flame": 1}


@cites("T7.5")
def test_vehicles_and_heroes_lose_points() -> None:
    play = field(grid("l.b"), side="axis", l="heavy-flak-grenadiers", b="blackhawk")
    play.do("activate heavy-flak-grenadiers, do sustained, at blackhawk")
    play.chance("hits 2", "hits 0")
    assert unit(play, "blackhawk")["points"] == 1
    assert unit(shot("rosie", 3), "rosie")["points"] == 1
    assert unit(shot("rosie", 5), "rosie")["flags"] == GONE


@cites("T1.8")
def test_damage_three_on_a_squad_is_three_miniatures() -> None:
    play = field(grid("l.t"), side="axis", l="lara", t="death-dealers", cards={"lara": gun("2/3")})
    play.do("activate lara, do sustained, at death-dealers")
    play.chance("hits 1", "hits 0")
    assert step(play)["damage"] == 3
    play.do("lose rifle 3")
    assert unit(play, "death-dealers")["figures"] == {"rifle": 0, "mg": 1, "bazooka": 1}


@cites("R8")
def test_ap_flame_destroys_a_squad_and_its_hero_with_one_hit_and_both_score() -> None:
    target = {"name": "death-dealers", "mate": "rosie"}
    cards = {"lara": gun("1/K"), "death-dealers": {"abilities": ["damage-resilient"]}}
    play = field(grid("l.t"), side="axis", l="lara", t=target, cards=cards)
    play.do("activate lara, do sustained, at death-dealers")
    assert dice(play) == 6  # a die for each miniature, the hero too
    play.chance("hits 1", "hits 0")
    assert unit(play, "death-dealers")["flags"] == unit(play, "rosie")["flags"] == GONE
    assert play.board["score"] == {"allies": 0, "axis": 41}


# T17.14, T17.34: Damage Resilient


def zombies(hits: int, **more: Any) -> Play:
    """Axis Zombies are hit by Lara's gun in the hands of the Allies."""
    target = {"name": "axis-zombies", **more}
    play = field(grid("r.t"), r="rosie", t=target, cards={"rosie": gun("9/1")})
    play.do("activate rosie, do sustained, at axis-zombies")
    play.chance(f"hits {hits}", "hits 0")
    return play


@cites("T17.14")
def test_a_resilient_unit_rolls_a_die_for_each_damage() -> None:
    play = zombies(4)
    assert (play.step, dice(play)) == ("shrug", 4)
    play.chance("ignored 3")
    assert unit(play, "axis-zombies")["figures"] == {"zombie": 4}
    play = zombies(8)
    assert dice(play) == 8  # surplus damage counts, too
    play.chance("ignored 4")
    assert unit(play, "axis-zombies")["figures"] == {"zombie": 1}


@cites("T17.14")
def test_it_rolls_after_cover() -> None:
    resilient = {"death-dealers": {"abilities": ["damage-resilient"]}, "lara": gun("9/1")}
    play = field(
        grid("l.t"), side="axis", l="lara", t="death-dealers", cards=resilient, board={"elements": {"c1": "trap"}}
    )
    play.do("activate lara, do sustained, at death-dealers")
    play.chance("hits 3", "hits 0", "saves 1")
    assert (play.step, dice(play)) == ("shrug", 2)
    play.chance("ignored 2")
    assert "figures" not in unit(play, "death-dealers")


@cites("T17.14")
def test_a_resilient_hero_alone_rolls() -> None:
    play = shot("winter-child", 4)
    assert (play.step, dice(play)) == ("shrug", 4)
    play.chance("ignored 1")
    assert unit(play, "winter-child")["points"] == 3


@cites("T17.14", "T17.34")
def test_a_resilient_squad_rolls_before_the_damage_is_shared_out() -> None:
    """The share of its hero, too."""
    play = zombies(5, mate="totenmeister")
    assert (play.step, dice(play)) == ("shrug", 5)
    play.chance("ignored 2")
    assert (play.step, play.legal) == ("lose", [f"lose zombie {n}" for n in range(4)])
    play.do("lose zombie 1")
    assert unit(play, "totenmeister")["points"] == 2  # without a roll of his own


RESILIENT_SIGRID = {"sigrid": {"abilities": ["damage-resilient"]}}


@cites("T17.34", "T17.27")
def test_a_resilient_hero_rolls_for_his_own_share_only() -> None:
    target = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"flame": 0}}
    cards = {"rosie": gun("9/1"), **RESILIENT_SIGRID}
    play = field(grid("r.t"), r="rosie", t=target, cards=cards)
    play.do("activate rosie, do sustained, at sturmpioniere")
    play.chance("hits 5", "hits 0")
    assert play.step == "lose"  # the squad does not share it
    play.do("lose rifle 2")
    assert (play.step, dice(play)) == ("shrug", 3)
    play.chance("ignored 2")
    assert unit(play, "sigrid")["points"] == 3
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 2, "flame": 0}


@cites("T17.34")
def test_nobody_rolls_twice_for_a_damage() -> None:
    cards = {"rosie": gun("9/1"), "totenmeister": {"abilities": ["damage-resilient", "blutkreuz-zombie"]}}
    play = field(grid("r.t"), r="rosie", t={"name": "axis-zombies", "mate": "totenmeister"}, cards=cards)
    play.do("activate rosie, do sustained, at axis-zombies")
    play.chance("hits 2", "hits 0", "ignored 0")
    play.do("lose zombie 0")
    assert unit(play, "totenmeister")["points"] == 2


# T17.22, T17.33: snipers


def sniping(target: Any, faq: bool = False, **more: Any) -> Play:
    """Ranger Snipers begin to aim at a unit five squares away; Axis units are out of reach of the spotter's rifle."""
    play = field(grid("r....t"), faq=faq, r="ranger-snipers", t=target, **more)
    return say(play, "activate ranger-snipers, do sustained")


@cites("T17.22")
def test_a_sniper_names_a_miniature_and_only_that_one_falls() -> None:
    play = sniping({"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 2}})
    say(play, "at sturmpioniere")
    assert sorted(play.legal) == ["mark flame", "mark hero", "mark rifle"]
    assert play.rule_against("mark zombie") == "T17.22"
    assert agreed(play)
    say(play, "mark flame")
    assert inverted_dice(play) == 2
    play.chance("hits 2")
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 2, "flame": 0}  # surplus is lost
    assert "points" not in unit(play, "sigrid")


@cites("T17.22")
def test_the_dead_are_not_named() -> None:
    play = sniping({"name": "sturmpioniere", "figures": {"flame": 0}})
    say(play, "at sturmpioniere")
    play.chance("hits 1", "hits 0")  # only rifles are left, so nothing was asked
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 3, "flame": 0}
    play = sniping({"name": "kommandotrupp", "figures": {"medic": 0}})
    say(play, "at kommandotrupp")
    assert play.rule_against("mark medic") == play.rule_against("mark hero") == "T17.22"
    say(play, "mark radioman")
    play.chance("hits 1", "hits 0")
    assert unit(play, "kommandotrupp")["figures"]["radioman"] == 0


@cites("T17.22")
def test_a_joined_hero_may_be_named() -> None:
    play = sniping({"name": "sturmpioniere", "mate": "sigrid"})
    say(play, "at sturmpioniere, mark hero")
    play.chance("hits 2")
    assert unit(play, "sigrid")["points"] == 2
    assert "figures" not in unit(play, "sturmpioniere")


@cites("T17.22")
def test_a_named_hero_who_dies_leaves_the_squad_alone() -> None:
    target = {"name": "sturmpioniere", "mate": "sigrid"}
    play = sniping(target, board={"units": {"sigrid": {"points": 1}}})
    say(play, "at sturmpioniere, mark hero")
    play.chance("hits 2")
    assert unit(play, "sigrid")["flags"] == GONE
    assert "figures" not in unit(play, "sturmpioniere")  # surplus is lost


@cites("R34", "T17.22")
def test_the_cover_of_the_squad_is_rolled_for_a_named_hero() -> None:
    target = {"name": "sturmpioniere", "mate": "sigrid"}
    play = sniping(target, board={"elements": {"f1": "crate"}, "units": {"sigrid": {"points": 1}}})
    say(play, "at sturmpioniere, mark hero")
    play.chance("hits 2")
    assert (play.step, dice(play)) == ("save", 2)
    play.chance("saves 1")
    assert unit(play, "sigrid")["flags"] == GONE
    assert "figures" not in unit(play, "sturmpioniere")


@cites("T17.33")
def test_a_sniper_does_one_damage_a_hit_whatever_the_row_shows() -> None:
    cards = {"ranger-snipers": gun("2/3", "all", special=["sniper"]) | {"abilities": ["sniper"]}}
    play = field(grid("r..t"), r="ranger-snipers", t="sigrid", cards=cards)
    play.do("activate ranger-snipers, do sustained, at sigrid")
    play.chance("hits 2", "hits 0")
    assert unit(play, "sigrid")["points"] == 2


@cites("T17.33")
def test_of_a_vehicle_or_a_lone_hero_nothing_is_named() -> None:
    play = sniping("sigrid")
    assert play.legal == ["at sigrid"]
    say(play, "at sigrid")
    play.chance("hits 1", "hits 0")
    assert unit(play, "sigrid")["points"] == 3
    play = sniping("wotan", cards={"wotan": {"armour": "V1"}})
    say(play, "at wotan")
    play.chance("hits 1")
    assert unit(play, "wotan")["points"] == 5


@cites("T17.22", "T17.27")
def test_only_the_snipers_own_row_names_a_miniature() -> None:
    play = field(grid("r.t"), r={"name": "ranger-snipers", "mate": "bazooka-joe"}, t="sturmpioniere")
    say(play, "activate ranger-snipers, stay, do sustained, hold, at sturmpioniere")
    assert play.step == "aim-on"  # the rifle of the spotter; then the hero's row
    say(play, "at sturmpioniere")
    assert inverted_dice(play) == 1
    play.chance("hits 1", "hits 1", "hits 2")
    assert (play.step, step(play)["damage"]) == ("lose", 4)


@cites("T17.22", "T7.5")
def test_the_named_miniature_falls_before_the_owner_chooses() -> None:
    play = field(grid("r.t"), r="ranger-snipers", t="sturmpioniere")
    say(play, "activate ranger-snipers, do sustained, at sturmpioniere, mark flame, at sturmpioniere")
    play.chance("hits 1", "hits 0", "hits 1")
    assert unit(play, "sturmpioniere")["figures"] == {"rifle": 3, "flame": 0}


@cites("T17.22", "T15.6")
def test_the_hero_bears_the_rest_when_the_last_miniature_was_named() -> None:
    target = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 1, "flame": 0}}
    play = field(grid("r.t"), r="ranger-snipers", t=target)
    say(play, "activate ranger-snipers, do sustained, at sturmpioniere, mark rifle, at sturmpioniere")
    play.chance("hits 1", "hits 0", "hits 1")
    assert unit(play, "sturmpioniere")["flags"] == GONE
    assert unit(play, "sigrid")["points"] == 3


@cites("T17.14", "T17.22", "T17.34")
def test_a_resilient_squad_rolls_for_a_named_miniature() -> None:
    for ignored, standing in ((2, 5), (1, 4)):
        play = sniping("axis-zombies")
        say(play, "at axis-zombies")
        play.chance("hits 2")
        assert (play.step, play.state.weights()) == ("shrug", volley(2))
        play.chance(f"ignored {ignored}")
        assert unit(play, "axis-zombies").get("figures", {"zombie": 5}) == {"zombie": standing}
    play = sniping({"name": "axis-zombies", "mate": "totenmeister"})
    say(play, "at axis-zombies, mark hero")
    play.chance("hits 2", "ignored 1")
    assert unit(play, "totenmeister")["points"] == 3


@cites("T17.22", "T17.34")
def test_a_resilient_hero_who_is_named_rolls() -> None:
    play = sniping({"name": "sturmpioniere", "mate": "sigrid"}, cards=RESILIENT_SIGRID)
    say(play, "at sturmpioniere, mark hero")
    play.chance("hits 2")
    assert (play.step, dice(play)) == ("shrug", 2)
    play.chance("ignored 1")
    assert unit(play, "sigrid")["points"] == 3
