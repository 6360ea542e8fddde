"""T14: entering buildings, and the cover a building gives as it is rolled; lines are proved in test_t14_buildings."""

from sandtable.core.chance import volley
from sandtable.testing import Play, cites
from tests.tactics.field import field, unit
from tests.tactics.shooting import say, shoot, tired

HOUSE = """
+   +   +   +   +   +
  .u  .   .   .   .
+   +---+---+---+   +
  . s1.  1.  1. L .
+   +---+---+---+   +
  .   .   .   .   .v
+   +   +   +   +   +
"""
"""A house from b2 to d2 with a small entrance in the west and a large one in the east."""


def ways_in(name: str, start: str, side: str = "allies", **board: object) -> list[str]:
    """The squares of the house that a unit on a square can end on with one move."""
    play = field(HOUSE, board={"units": {name: {"at": start}}, **board}, v=tired("hans"), side=side)
    say(play, f"activate {name}, do move, do nothing")
    return [words[3:] for words in play.legal if words[3:] in ("b2", "c2", "d2")]


def cover(play: Play, shooter: str, target: str, *rest: str) -> str:
    """What saves the hits of the first row."""
    shoot(play, shooter, f"at {target}", *rest)
    play.chance("hits 2")
    if play.step != "save":
        return "none"
    return "soft" if play.state.weights() == volley(2) else "hard"


# T14.1


@cites("T14.1", "T14.4")
def test_soldiers_enter_by_small_and_large_entrances() -> None:
    assert ways_in("death-dealers", "a2") == ["b2"]
    assert ways_in("death-dealers", "e2") == ["d2"]
    assert ways_in("rhino", "a2") == ["b2", "c2"]  # a hero with move 2


@cites("T14.1", "T14.4")
def test_vehicles_enter_by_large_entrances_only() -> None:
    assert ways_in("blackhawk", "a2") == []
    assert ways_in("blackhawk", "e2") == ["d2"]


@cites("T14.1")
def test_nobody_goes_through_a_wall() -> None:
    assert ways_in("death-dealers", "c1") == []
    play = field(HOUSE, board={"units": {"death-dealers": {"at": "c1"}}}, v=tired("hans"))
    say(play, "activate death-dealers, do move, do nothing")
    assert play.rule_against("to c2") == "T5.7"


@cites("T14.1", "T1.6")
def test_aircraft_never_enter_buildings() -> None:
    assert ways_in("pelican", "e2") == []
    play = field(HOUSE, board={"units": {"pelican": {"at": "e2"}}}, v=tired("hans"))
    say(play, "activate pelican, do move, do nothing")
    assert play.rule_against("to d2") == "T1.6"
    assert "to a2" in play.legal  # but they fly over them


@cites("T14.1", "T14.5", "T17.17")
def test_soldiers_with_jump_cross_buildings_vehicles_do_not_and_nobody_lands_on_one() -> None:
    play = field(HOUSE, board={"units": {"rhino": {"at": "c1"}}}, v=tired("hans"))
    say(play, "activate rhino, do move, do nothing")
    assert "to c3" in play.legal
    assert "to c2" not in play.legal
    play = field(HOUSE, board={"units": {"pounder": {"at": "c1"}}}, v=tired("hans"))
    say(play, "activate pounder, do leap")
    assert not {"to c3", "to c2"} & set(play.legal)


@cites("T14.1", "T6.9")
def test_walls_block_sight_and_cannot_be_shot_at() -> None:
    play = field(HOUSE, board={"units": {"pounder": {"at": "c1"}, "sturmpioniere": {"at": "c2"}}}, u=tired("rhino"))
    say(play, "activate pounder")
    assert play.rule_against("do attack") == "T7.1"
    assert not any(words.startswith("wreck") for words in play.legal)


# T14.2, T14.3


@cites("T14.2")
def test_cover_is_hard_from_outside_and_soft_from_inside_the_same_building() -> None:
    for where, expected in (("e2", "hard"), ("b2", "soft")):
        units = {"pounder": {"at": where}, "sturmpioniere": {"at": "d2", "flags": ["loaded"]}}
        play = field(HOUSE, board={"units": units}, u=tired("rhino"))
        assert cover(play, "pounder", "sturmpioniere", "hold", "hold") == expected


@cites("T14.2", "T14.5")
def test_from_another_building_cover_is_hard() -> None:
    text = """
    +---+   +---+
    |1.hL . L2.s|
    +---+   +---+
    """
    play = field(text, h="pounder", s=tired("sturmpioniere"))
    assert cover(play, "pounder", "sturmpioniere", "hold", "hold") == "hard"


@cites("T14.2")
def test_heroes_and_vehicles_inside_have_no_cover() -> None:
    for name in ("hans", "lara"):
        units = {"pounder": {"at": "e2"}, name: {"at": "d2", "flags": ["loaded"]}}
        play = field(HOUSE, board={"units": units}, u=tired("rhino"))
        assert cover(play, "pounder", name, *(["hold", "hold"] if name == "lara" else ["hold"])) == "none"


@cites("T14.2", "T14.6")
def test_the_one_inside_stands_at_the_entrance() -> None:
    units = {"pounder": {"at": "e2"}, "sturmpioniere": {"at": "c2", "flags": ["loaded"]}}
    play = field(HOUSE, board={"units": units}, u=tired("rhino"))
    say(play, "activate pounder")
    assert play.rule_against("do attack") == "T7.1"  # two squares behind the entrance, in line with it


@cites("T14.3")
def test_inside_units_shoot_as_usual() -> None:
    units = {"death-dealers": {"at": "b2"}, "hell-boys": {"at": "c2"}, "sturmpioniere": {"at": "d2"}}
    play = field(HOUSE, board={"units": units}, x="lara")
    say(play, "activate death-dealers")
    assert play.rule_against("do attack") == "T7.1"  # friends between block, as outside
    say(play, "do move, do nothing, to a2")
    assert unit(play, "death-dealers")["at"] == "a2"


@cites("T14.3", "T8.4")
def test_inside_and_a_corner_of_an_inner_wall_are_hard_cover() -> None:
    text = """
    +---+---+---+
    |1.d 1.  1. |
    +   +   +   +
    |1.  1.  1. |
    +   +   +---+
    |1.  1.  1.kL
    +---+---+---+
    """
    play = field(text, d="pounder", k=tired("heavy-laser-grenadiers"))
    assert cover(play, "pounder", "heavy-laser-grenadiers", "hold", "hold") == "hard"


@cites("T14.2", "T16.1")
def test_tank_traps_are_placed_in_a_building_only_if_it_has_a_large_entrance() -> None:
    text = """
    +   +---+   +---+
      . s1. |  .L2. |
    +   +---+   +---+
    """
    play = field(text.replace("  .L", " . L"), {"step": "place", "side": "allies", "tiles": 0, "crates": 1, "traps": 1})
    assert [play.rule_against(words) for words in ("trap b1", "trap d1", "crate b1")] == ["T14.2", "", ""]


# Worked example


@cites("T14.3")
def test_example_769_building_and_crate_are_hard_cover_from_inside() -> None:
    for elements, expected in (({}, "soft"), ({"d2": "crate"}, "hard"), ({"d2": "trap"}, "hard")):
        units = {"pounder": {"at": "b2"}, "sturmpioniere": {"at": "d2", "flags": ["loaded"]}}
        play = field(HOUSE, board={"units": units, "elements": elements}, u=tired("rhino"))
        assert cover(play, "pounder", "sturmpioniere", "hold", "hold") == expected
