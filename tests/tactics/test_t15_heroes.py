"""T15: heroes: alone, beside others in a square, and joined to a squad."""

from typing import Any

import pytest

from sandtable.games.tactics.game import GAME
from sandtable.testing import Play, cites
from tests.tactics.brief import agreed, dice, grid, ready, say
from tests.tactics.field import field, unit

BOX = GAME.rules({"scenario": "meeting-engagement", "armies": "box"})


def joining(*units: str) -> Play:
    """Before round one: these units, and heroes are asked whom they join."""
    marks: dict[str, Any] = {f"u{number}": name for number, name in enumerate(units)}
    steps: list[dict[str, Any]] = [{"step": "join-heroes", "answers": {}, "number": 0}, {"step": "round"}]
    return field(grid("...", "..."), *steps, turn=0, **marks)


# T15.1, T15.7: joining


@cites("T15.1")
def test_example_801_a_hero_of_class_two_joins_a_squad_of_class_two_only() -> None:
    play = joining("rosie", "death-dealers", "the-hammers", "blackhawk", "hans")
    assert play.legal == ["join death-dealers", "alone"]
    for other in ("the-hammers", "blackhawk", "hans"):
        assert play.rule_against(f"join {other}") == "T15.1"
    assert agreed(play)
    play.do("join death-dealers")
    assert unit(play, "death-dealers") == {"mate": "rosie"}


@cites("T15.1")
def test_one_hero_a_squad() -> None:
    play = joining("rosie", "bazooka-joe", "death-dealers", "hell-boys")
    play.do("join death-dealers")
    assert play.rule_against("join death-dealers") == "T15.1"
    assert play.legal == ["join hell-boys", "alone"]
    play.do("alone")
    assert unit(play, "death-dealers") == {"mate": "bazooka-joe"}
    assert "mate" not in unit(play, "hell-boys")


@cites("T15.7")
def test_both_sides_decide_at_once_in_secret_before_the_first_initiative() -> None:
    play = joining("rosie", "death-dealers", "sigrid", "laser-grenadiers")
    assert play.state.asked() == [0, 1]
    play.do("join laser-grenadiers", "axis")
    assert play.state.view(0)["steps"][0]["answers"] == {"axis": "?"}
    assert play.state.view(1)["steps"][0]["answers"] == {"axis": "join laser-grenadiers"}
    assert not play.happened("joined")
    play.do("alone", "allies")
    assert [event["squad"] for event in play.events if event["event"] == "joined"] == ["laser-grenadiers"]
    assert play.step == "initiative"


@cites("T15.7")
def test_of_several_heroes_nothing_is_seen_before_the_last_has_decided() -> None:
    play = joining("rosie", "bazooka-joe", "death-dealers", "sigrid", "laser-grenadiers")
    play.do("alone", "allies")
    play.do("join laser-grenadiers", "axis")
    assert play.asked == "allies"  # about the second hero
    assert play.state.view(0)["board"]["picks"] == {"allies": ["alone"], "axis": 1}
    assert not play.happened("joined")
    play.do("join death-dealers", "allies")
    assert unit(play, "laser-grenadiers") == {"mate": "sigrid"}
    assert unit(play, "death-dealers") == {"mate": "rosie"}


@cites("T15.1", "T15.7")
def test_the_box_asks_both_heroes() -> None:
    play = Play(BOX.start())
    while play.step != "join-heroes":
        play.state.apply(play.state.legal()[0], play.state.seat)
    assert play.state.legal(0) == sorted(play.state.rules.space.parse(w) for w in ("join the-hammers", "alone"))
    assert play.rule_against("join heavy-laser-grenadiers", "axis") == ""
    assert play.rule_against("join sturmpioniere", "axis") == "T15.1"


# T15.1, T15.7: beside others in a square


@cites("T15.1")
def test_a_hero_may_stop_with_a_friendly_squad_or_even_a_vehicle() -> None:
    play = field(grid("f", "l", "h"), side="axis", f="heavy-flak-grenadiers", l="lara", h="hans")
    say(play, "activate lara, do move, do nothing")
    assert play.legal == ["to a1", "to a3", "stop"]
    play.do("to a3")
    assert unit(play, "lara")["at"] == unit(play, "hans")["at"] == "a3"
    assert "mate" not in unit(play, "heavy-flak-grenadiers")
    play = field(grid("b.", "h."), h="heavy-flak-grenadiers", b="hans", side="axis")
    say(play, "activate heavy-flak-grenadiers, do move, do nothing")
    assert play.rule_against("to a1") == "T5.6"  # only heroes


@cites("T15.7")
def test_a_hero_beside_a_squad_is_a_target_of_his_own_without_cover() -> None:
    lara, trap = {"name": "lara", "at": "c1"}, {"elements": {"c1": "trap"}}
    play = field(grid("d.f"), board=trap, f="heavy-flak-grenadiers", l=lara, d="death-dealers")
    say(play, "activate death-dealers, do attack, do nothing")
    assert [word for word in play.legal if word.startswith("at")] == ["at lara", "at heavy-flak-grenadiers"]
    say(play, "at lara, at heavy-flak-grenadiers, hold")
    play.chance("hits 3")
    assert play.step == "roll"  # nothing saves her
    play.chance("hits 1")
    assert play.step == "save"  # them the trap may
    play.chance("saves 1")
    assert unit(play, "lara")["points"] == 1
    assert "figures" not in unit(play, "heavy-flak-grenadiers")


# T15.2: joined


def hell_boys() -> Play:
    """Hell Boys with Rosie two squares from Sturmpioniere with Sigrid."""
    h = {"name": "hell-boys", "mate": "rosie"}
    s = {"name": "sturmpioniere", "mate": "sigrid"}
    return field(grid("h.s", "..."), h=h, s=s)


@cites("T15.2")
def test_joined_they_are_activated_as_one() -> None:
    play = hell_boys()
    play.do("activate hell-boys, stay, do nothing")
    assert ready(play) == ["sigrid", "sturmpioniere"]
    assert play.last("activated")["unit"] == "hell-boys"


@cites("T15.2", "T15.4")
def test_joined_they_move_as_one_and_stand_in_one_square() -> None:
    play = hell_boys()
    play.do("activate hell-boys, stay, do move, do nothing, to b2")
    play.do("pass")
    assert unit(play, "hell-boys")["at"] == unit(play, "rosie")["at"] == "b2"
    assert unit(play, "rosie")["flags"] == unit(play, "hell-boys")["flags"] == ["moved", "loaded"]


@cites("T15.2")
def test_joined_all_rows_of_both_are_used_together() -> None:
    h = {"name": "death-dealers", "mate": "rosie"}
    play = field(grid("hs"), h=h, s="sturmpioniere")
    say(play, "activate death-dealers, stay, do attack, do nothing, done")
    asked = []
    while play.step.startswith("aim"):
        _, words = play.state.stack[-1].question(play.state, 0)
        asked.append((words["unit"], words["weapon"]))
        say(play, "at sturmpioniere")
    assert asked == [
        ("death-dealers", "m1-assault-rifle"),
        ("death-dealers", "victory-mg"),
        ("death-dealers", "m9-bazooka"),
        ("rosie", "m9-d-bazooka"),
        ("death-dealers", "knife-grenade"),
        ("rosie", "wrench"),
    ]


@cites("T15.2")
def test_joined_the_row_of_a_hero_is_aimed_like_any_other() -> None:
    h = {"name": "death-dealers", "mate": "rosie"}
    play = field(grid("h.s", "..w"), h=h, s="sturmpioniere", w="hans")
    say(play, "activate death-dealers, stay, do attack, do nothing, done, at sturmpioniere, hold, hold, at hans")
    assert (dice(play), play.last("attacks")["unit"]) == (3, "death-dealers")
    play.chance("hits 0")
    assert dice(play) == 1
    play.chance("hits 1")
    assert unit(play, "hans")["flags"] == ["loaded", "dead"]


@cites("T15.2")
@pytest.mark.parametrize(
    ("words", "figures", "points"),
    [
        ("lose flame 0", {"rifle": 1, "flame": 1}, 3),
        ("lose flame 1", {"rifle": 1, "flame": 0}, None),
    ],
)
def test_joined_the_owner_says_who_bears_the_damage(words: str, figures: dict[str, int], points: int | None) -> None:
    """Two damage: a rifle falls, and either the flamethrower does or Sigrid loses a point."""
    s = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 2, "flame": 1}}
    play = field(grid("d.s"), d="death-dealers", s=s)
    say(play, "activate death-dealers, do attack, do nothing, hold, at sturmpioniere, hold")
    assert dice(play) == 4
    play.chance("hits 2")
    assert play.asked == "axis"
    assert play.legal == ["lose rifle 0", "lose rifle 1", "lose rifle 2"]
    say(play, "lose rifle 1")
    assert play.legal == ["lose flame 0", "lose flame 1"]
    say(play, words)
    assert unit(play, "sturmpioniere")["figures"] == figures
    assert unit(play, "sigrid").get("points") == points


@cites("T15.2", "T15.4")
def test_joined_a_hero_has_the_cover_of_the_squad_and_alone_none() -> None:
    s = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 1, "flame": 0}}
    play = field(grid("d.s"), d="death-dealers", s=s, board={"elements": {"c1": "trap"}})
    say(play, "activate death-dealers, do attack, do nothing, hold, at sturmpioniere, hold")
    play.chance("hits 4")
    assert play.step == "save"
    play.chance("saves 2")
    say(play, "lose rifle 0")
    assert unit(play, "sigrid")["points"] == 2
    play = field(grid("d.s"), d="death-dealers", s="sigrid", board={"elements": {"c1": "trap"}})
    say(play, "activate death-dealers, do attack, do nothing, hold, at sigrid, hold")
    play.chance("hits 4")
    assert unit(play, "sigrid")["flags"] == ["loaded", "dead"]


@cites("T15.2")
def test_example_816_joined_they_move_as_fast_as_the_faster() -> None:
    g = {"name": "recon-grenadiers", "mate": "manfred"}
    play = field(grid("g...."), side="axis", g=g)
    say(play, "activate recon-grenadiers, stay, do move, do nothing, done")
    assert "to c1" in play.legal and "to d1" not in play.legal
    play = field(grid("g...."), side="axis", g="recon-grenadiers")
    say(play, "activate recon-grenadiers, do move, do nothing")
    assert play.legal == ["to b1", "stop"]
    h = {"name": "hell-boys", "mate": "rosie"}
    play = field(grid("h...."), h=h, cards={"hell-boys": {"move": 3}})
    say(play, "activate hell-boys, stay, do move, do nothing")
    assert "to e1" in play.legal  # 3, and 1 for Fast


@cites("T15.2", "T17.27")
def test_joined_the_abilities_of_the_squad_are_the_heros_too() -> None:
    """The dice of his rows are inverted with a spotter beside him."""
    h = {"name": "ranger-snipers", "mate": "bazooka-joe"}
    play = field(grid("h.s"), h=h, s="sturmpioniere")
    say(play, "activate ranger-snipers, stay, do attack, do nothing, hold, hold, at sturmpioniere")
    assert play.state.weights() == [1, 6, 12, 8]  # three dice of the grenade launcher


# T15.3, T15.5: leaving


@cites("T15.3", "T15.5", "R33")
def test_a_hero_may_leave_before_a_joint_activation_and_stays_ready() -> None:
    play = hell_boys()
    play.do("activate hell-boys, leave, do move, do nothing, to b1")
    play.do("pass")
    assert play.last("parted") == {"event": "parted", "unit": "rosie", "squad": "hell-boys"}
    assert (unit(play, "hell-boys")["at"], unit(play, "rosie")["at"]) == ("b1", "a1")
    assert "mate" not in unit(play, "hell-boys")
    assert ready(play) == ["rosie", "sigrid", "sturmpioniere"]


@cites("T15.5", "R33")
def test_whoever_is_named_is_active_and_the_squad_stays_ready() -> None:
    play = hell_boys()
    play.do("activate rosie, do nothing")
    assert play.last("parted") == {"event": "parted", "unit": "rosie", "squad": "hell-boys"}
    assert unit(play, "hell-boys")["at"] == unit(play, "rosie")["at"] == "a1"  # they may stay in the square
    assert ready(play) == ["hell-boys", "sigrid", "sturmpioniere"]


@cites("T15.5")
def test_once_apart_nothing_is_shared_and_they_are_activated_one_by_one() -> None:
    g = {"name": "recon-grenadiers", "mate": "manfred"}
    play = field(grid("g....", "....."), side="axis", g=g, d={"name": "death-dealers", "at": "e2"})
    play.do("activate recon-grenadiers, leave, do nothing")
    assert "activate manfred" not in play.legal  # it is the Allies' turn
    play.do("activate death-dealers, do nothing")
    assert play.legal == ["activate manfred"]
    play = field(grid("g...."), side="axis", g=g)
    say(play, "activate recon-grenadiers, leave, do move, do nothing")
    assert play.legal == ["to b1", "stop"]  # neither his move nor his Assault
    play = field(grid("g.d"), g=g, d="death-dealers")
    say(play, "activate death-dealers, do attack, do nothing")
    assert [word for word in play.legal if word[:2] == "at"] == ["at recon-grenadiers"]
    play = field(grid("g.d"), g="recon-grenadiers", m={"name": "manfred", "at": "a1"}, d="death-dealers")
    say(play, "activate death-dealers, do attack, do nothing")
    assert [word for word in play.legal if word[:2] == "at"] == ["at recon-grenadiers", "at manfred"]


@cites("T15.5")
def test_nobody_joins_in_the_course_of_the_game() -> None:
    g = {"name": "recon-grenadiers", "mate": "manfred"}
    play = field(grid("g....", "....d"), side="axis", g=g, d={"name": "death-dealers", "flags": ["loaded"]})
    play.do("activate recon-grenadiers, leave, do nothing")
    play.do("activate manfred, do nothing")
    play.chance("wins axis")
    play.do("first axis")
    assert sorted(play.legal) == ["activate manfred", "activate recon-grenadiers"]
    say(play, "activate recon-grenadiers")
    assert play.step == "declare"  # they stand in one square, but are two units
    for word in ("join recon-grenadiers", "stay", "leave"):
        assert play.rule_against(word)


@cites("T3.4", "T15.5")
def test_a_joined_hero_enters_with_his_squad() -> None:
    h = {"name": "hell-boys", "mate": "rosie"}
    play = field(grid("....", "...."), turn=1, h=h, s="sturmpioniere")
    assert play.legal == ["activate hell-boys"]
    assert play.rule_against("activate rosie") == "T3.4"
    assert agreed(play)
    play.do("activate hell-boys, do move, do nothing, enter a1")
    assert unit(play, "hell-boys")["at"] == unit(play, "rosie")["at"] == "a1"


# T15.4, T15.6: deaths


@cites("T15.4")
def test_the_hero_dies_with_his_last_point_and_the_squad_goes_on() -> None:
    s = {"name": "sturmpioniere", "mate": "sigrid"}
    play = field(grid("d.s"), d="death-dealers", s=s)
    say(play, "activate death-dealers, do attack, do nothing, hold, at sturmpioniere, hold")
    play.chance("hits 4")
    say(play, "lose rifle 0, lose flame 0")
    assert unit(play, "sigrid")["flags"] == ["loaded", "dead"]
    assert unit(play, "sturmpioniere") == {"at": "c1"}
    assert play.board["score"] == {"allies": 20, "axis": 0}
    play.do("pass")
    assert play.legal == ["activate sturmpioniere"]
    say(play, "activate sturmpioniere")
    assert play.step == "declare"  # there is nobody left to leave


@cites("T15.4")
def test_both_cards_score_separately() -> None:
    s = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 1, "flame": 0}}
    other = {"name": "hans", "at": "a2"}
    play = field(grid("d.s", "..."), d="death-dealers", s=s, o=other)
    say(play, "activate death-dealers, do attack, do nothing, at sturmpioniere, at sturmpioniere, hold")
    play.chance("hits 3", "hits 2")
    assert play.board["score"] == {"allies": 45, "axis": 0}
    assert unit(play, "sigrid")["flags"] == unit(play, "sturmpioniere")["flags"] == ["loaded", "dead"]


@cites("T15.6")
def test_without_his_squad_the_hero_fights_on_alone() -> None:
    s = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 1, "flame": 0}}
    elements = {"elements": {"c1": "trap"}}
    play = field(grid("d.s", "t.."), d="death-dealers", s=s, t="recon-boys", board=elements)
    say(play, "activate death-dealers, do attack, do nothing, hold, at sturmpioniere, hold")
    play.chance("hits 2", "saves 1")
    say(play, "lose rifle 1")
    assert unit(play, "sturmpioniere")["flags"] == ["loaded", "dead"]
    assert play.board["score"] == {"allies": 25, "axis": 0}
    assert play.legal == ["react sigrid", "pass"]
    play.do("pass")
    assert play.legal == ["activate sigrid"]  # a unit like any other
    play.do("activate sigrid, do nothing")
    say(play, "activate recon-boys, do attack, do nothing, at sigrid, hold, hold")
    play.chance("hits 4")
    assert unit(play, "sigrid")["flags"] == ["loaded", "dead"]  # the trap covers squads only


@cites("T15.6")
def test_the_death_of_the_squad_gives_the_hero_no_second_activation() -> None:
    s = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 1, "flame": 0}, "flags": ["loaded"]}
    board = {"units": {"sigrid": {"at": "c1", "flags": ["loaded"]}}}
    play = field(grid("d.s"), d="death-dealers", s=s, board=board)
    say(play, "activate death-dealers, do attack, do nothing, hold, at sturmpioniere, hold")
    play.chance("hits 1")
    say(play, "lose rifle 1")
    assert play.step == "initiative"  # nobody was ready: the round is over


@cites("T15.6", "R13")
def test_when_the_squad_dies_in_the_window_its_hero_goes_on() -> None:
    s = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 1, "flame": 0}}
    play = field(grid("d..s", "...."), side="axis", d="death-dealers", s=s)
    play.do("activate sturmpioniere, stay, do move, do attack, done, to c1")
    assert play.asked == "allies"
    play.do("react death-dealers")
    play.chance("hits 1")
    play.do("hold, at sturmpioniere, hold")
    play.chance("hits 1")
    play.do("lose rifle 1")
    assert unit(play, "sturmpioniere")["flags"] == ["moved", "loaded", "dead"]
    assert play.legal == ["at death-dealers", "hold"]  # her pistol; what was declared need not be done
    play.do("at death-dealers")
    assert (dice(play), play.last("attacks")["unit"]) == (3, "sigrid")


@cites("T15.6")
def test_c_rows_meet_the_hero_whose_squad_the_other_rows_have_killed() -> None:
    """He is what is left of the unit they were aimed at, and may strike back."""
    s = {"name": "sturmpioniere", "mate": "sigrid", "figures": {"rifle": 1, "flame": 0}}
    play = field(grid("ds"), d="death-dealers", s=s)
    say(play, "activate death-dealers, do attack, do nothing, at sturmpioniere, hold, hold, at sturmpioniere")
    play.chance("hits 1")
    say(play, "lose rifle 1")
    assert (play.asked, play.legal) == ("axis", ["pass", "strike-back"])
    play.do("strike-back")
    assert dice(play) == 5  # the Death Dealers' knives
    play.chance("hits 2")
    assert dice(play) == 4  # her two knives
    play.chance("hits 0")
    assert unit(play, "sigrid")["points"] == 2


@cites("R3", "T15.1")
def test_a_squad_between_two_heroes_blocks_and_so_does_a_lone_hero() -> None:
    for between in ("hell-boys", "rosie"):
        play = field(grid("jbs"), j="bazooka-joe", b=between, s="sigrid")
        say(play, "activate bazooka-joe")
        assert play.rule_against("do attack") == "T7.1"
    play = field(grid("j.s"), j="bazooka-joe", s="sigrid", b={"name": "rosie", "at": "a1"})
    say(play, "activate bazooka-joe, do attack, do nothing")
    assert "at sigrid" in play.legal  # who stands in the shooter's own square blocks nothing
