"""T5.5, T5.7, T14.1, T14.5, T17.17: walls, entrances, and who jumps over what."""

import pytest

from sandtable.testing import Play, cites
from tests.tactics.field import field, unit
from tests.tactics.moves import around, plain, reach, say

HOUSE = """
    +   +   +   +   +   +
      .   .   .   .   .
    +   +---+-s-+---+   +
      . |1.  1.a 1. | .
    +   +   +   +   +   +
      . |1.  1.  1. | .
    +   +---+-L-+---+   +
      .   .   .   .   .
    +   +   +   +   +   +
    """


def going(drawing: str, name: str, square: str, act: str = "move", **more: object) -> Play:
    """A unit on a square that is asked where to go."""
    side = "axis" if name in ("hans", "wotan", "lara") else "allies"
    play = field(drawing, side=side, x={"name": name, "at": square}, **more)  # type: ignore[arg-type]
    say(play, f"activate {name}, do {act}" + (", do nothing" if act == "move" else ""))
    return play


# Walls


@cites("T5.7", "T14.1")
def test_no_step_crosses_a_wall_and_entrances_are_for_those_who_fit() -> None:
    inside = going(HOUSE, "death-dealers", "c2")
    assert reach(inside) == {"b2", "d2", "b3", "c3", "d3", "c1", "b1", "d1"}, "the small entrance, and past its ends"
    assert "a2" not in reach(going(HOUSE, "death-dealers", "b2"))
    for square, rule in (("a2", "T5.7"), ("b1", "T5.7"), ("a1", "T5.7")):
        assert going(HOUSE, "death-dealers", "b2").rule_against(f"to {square}") == rule
    walker = going(HOUSE, "blackhawk", "c2")
    assert reach(walker) == {"b2", "d2", "b3", "c3", "d3"}, "too small for vehicles"
    assert walker.rule_against("to c1") == "T5.7"
    below = going(HOUSE, "blackhawk", "c3")
    assert "c4" in reach(below), "the large entrance lets vehicles through"
    assert "c3" in reach(going(HOUSE, "blackhawk", "c4"))


@cites("T5.7", "R29")
def test_out_of_a_house_past_the_end_of_its_entrance() -> None:
    """Soldiers go diagonally, for them one side is enough; vehicles do not, even at a large entrance."""
    assert {"b4", "d4"} <= reach(going(HOUSE, "death-dealers", "c3"))
    walker = going(HOUSE, "blackhawk", "c3")
    assert not {"b4", "d4"} & reach(walker)
    assert walker.rule_against("to b4") == "T5.7"
    assert "c3" in reach(going(HOUSE, "death-dealers", "b4"))
    assert going(HOUSE, "blackhawk", "b4").rule_against("to c3") == "T5.7"


@cites("T5.7", "T5.3")
def test_a_wall_on_one_side_and_an_enemy_on_the_other_close_a_diagonal() -> None:
    play = field(HOUSE, d={"name": "death-dealers", "at": "c2"}, a="rosie", e={"name": "sturmpioniere", "at": "c1"})
    say(play, "activate death-dealers, do move, do nothing")
    assert not {"b1", "c1", "d1"} & reach(play)
    assert play.rule_against("to b1") == "T5.3", "without the enemy it could go there"
    assert play.rule_against("to c1") == "T5.2"


@cites("T5.7")
def test_small_entrances_are_walls_on_the_way_round_for_vehicles() -> None:
    drawing = """
        +   +   +   +
          .   .   .
        +-s-+   +   +
        |1. s .   .
        +---+   +   +
        """
    play = field(drawing, x={"name": "death-dealers", "at": "b1"})
    say(play, "activate death-dealers, do move, do nothing")
    assert "a2" in reach(play), "both ways round lead through an entrance"
    walker = field(drawing, x={"name": "blackhawk", "at": "b1"})
    say(walker, "activate blackhawk, do move, do nothing")
    assert walker.rule_against("to a2") == "T5.7"


# Jump


@cites("T17.17", "T17.26", "T5.2")
def test_example_876_whoever_jumps_passes_enemies() -> None:
    """The special rule beats the basic one; without Jump the lane is closed."""
    lane = """
        +   +   +   +   +
          #   #   #   #
        +   +   +   +   +
          .j  .e  .   .
        +   +   +   +   +
          #   #   #   #
        +   +   +   +   +
        """
    play = field(lane, j="the-hammers", e="sturmpioniere")
    say(play, "activate the-hammers, do move, do nothing")
    assert reach(play) == {"c2", "a2"}
    assert play.rule_against("to b2") == "T5.2", "it does not stop on them"
    say(play, "to c2")
    assert unit(play, "the-hammers")["at"] == "c2"
    walks = field(lane, j="hell-boys", e="sturmpioniere")
    say(walks, "activate hell-boys")
    assert walks.rule_against("do move") == "T5.4"


@cites("T17.17", "T2.3")
def test_example_962_a_hot_dog_jumps_a_tank_trap_with_two_moves() -> None:
    """Move 1: it cannot enter the trap with one move; two moves as one jump lead over it."""
    lane = """
        +   +   +   +
          #   #   #
        +   +   +   +
          .h  .T  .
        +   +   +   +
          #   #   #
        +   +   +   +
        """
    play = field(lane, h="hot-dog")
    say(play, "activate hot-dog")
    assert play.rule_against("do move") == "T5.4"
    say(play, "do leap")
    assert reach(play) == {"c2", "a2"}
    assert play.rule_against("to b2") == "T2.3"
    say(play, "to c2")
    assert unit(play, "hot-dog")["at"] == "c2"
    taken = field(lane, h="hot-dog", e={"name": "sturmpioniere", "at": "c2"})
    say(taken, "activate hot-dog, do leap")
    assert taken.rule_against("to c2") == "T5.2", "it cannot land where somebody stands"
    plain_walker = field(lane, h="blackhawk")
    say(plain_walker, "activate blackhawk")
    assert plain_walker.rule_against("do leap") == "T17.17"


@cites("R31", "T17.17", "T2.3")
def test_a_jump_may_end_on_a_trap_with_soldiers_only() -> None:
    soldiers = field(plain(4, 3, a1="j", b1="T"), j="the-hammers")
    say(soldiers, "activate the-hammers, do move, do nothing")
    assert "b1" in reach(soldiers)
    walker = field(plain(4, 3, a1="j", b1="T", c1="C"), j="hot-dog")
    say(walker, "activate hot-dog, do leap")
    assert "b1" not in reach(walker) and walker.rule_against("to b1") == "T2.3"
    assert "c1" in reach(walker), "on a crate it may land"


@cites("R32", "T17.17")
def test_a_jump_may_end_where_it_began() -> None:
    play = field(plain(4, 3, b2="j"), j="hot-dog")
    say(play, "activate hot-dog, do leap")
    assert "b2" in reach(play)
    say(play, "to b2")
    assert unit(play, "hot-dog") == {"at": "b2", "flags": ["moved", "loaded"]}
    assert not play.happened("lost-action")


@cites("R30", "T17.17")
def test_nobody_jumps_over_a_vehicle_not_even_a_friends() -> None:
    lane = """
        +   +   +   +   +
          #   #   #   #
        +   +   +   +   +
          .j  .v  .   .
        +   +   +   +   +
          #   #   #   #
        +   +   +   +   +
        """
    for vehicle in ("blackhawk", "hans"):
        play = field(lane, j="the-hammers", v=vehicle)
        say(play, "activate the-hammers")
        assert play.rule_against("do leap") == "T5.4"
        assert play.rule_against("do move") == ("T5.4" if vehicle == "hans" else "")  # past a friend they may walk
    soldiers = field(lane, j="the-hammers", v="death-dealers")
    say(soldiers, "activate the-hammers, do move, do nothing")
    assert "c2" in reach(soldiers) and soldiers.rule_against("to b2") == "T5.6"
    hero = field(lane, j="rhino", v="death-dealers")
    say(hero, "activate rhino, do move, do nothing")
    assert "b2" in reach(hero), "a hero may land on a friend"


@cites("T17.17", "T2.1")
def test_what_is_jumped_over_and_what_is_not() -> None:
    """Water and rubble yes, a square without symbol no; nobody lands on water."""

    def across(sign: str, name: str) -> set[str]:
        play = field(
            f"""
            +   +   +   +   +
              #   #   #   #
            +   +   +   +   +
              .j  {sign}   .   .
            +   +   +   +   +
              #   #   #   #
            +   +   +   +   +
            """,
            j=name,
        )
        say(play, f"activate {name}")
        if play.rule_against("do leap"):
            assert play.rule_against("do leap") == "T5.4"
            return set()
        say(play, "do leap")
        if "b2" not in reach(play):
            assert play.rule_against("to b2") == "T2.1"
        return reach(play)

    assert across("~", "hot-dog") == {"a2", "c2"}
    assert across("x", "hot-dog") == {"a2", "b2", "c2"}, "Jump lands on rubble"
    assert across("~", "the-hammers") == {"a2", "c2", "d2"}
    assert across("#", "hot-dog") == across("#", "the-hammers") == set()


@cites("T17.17", "T13.2")
def test_two_moves_as_one_jump_need_only_the_last_square() -> None:
    water = """
        +   +   +   +   +   +   +
          #   #   #   #   #   #
        +   +   +   +   +   +   +
          .j  ~   ~   ~   .   .
        +   +   +   +   +   +   +
          #   #   #   #   #   #
        +   +   +   +   +   +   +
        """
    play = field(water, j="the-hammers")
    say(play, "activate the-hammers, do leap")
    assert reach(play) == {"a2", "e2"}
    assert play.rule_against("to f2") == "T5.1"
    once = field(water, j="the-hammers")
    say(once, "activate the-hammers, do move, do nothing")
    assert reach(once) == {"a2"}, "two points end in the water"


@cites("T14.1", "T14.5", "T17.17")
def test_soldiers_jump_over_buildings_and_end_outside_them() -> None:
    house = """
        +   +   +   +   +   +
          .   .   .   .   .
        +   +---+---+   +   +
          .j|1.  1. | .   .
        +   +---+-s-+   +   +
          .   .   .   .   .
        +   +   +   +   +   +
        """
    play = field(house.replace("-s-", "---"), j="the-hammers")
    say(play, "activate the-hammers, do leap")
    assert "d2" in reach(play), "over both rooms and both walls: three steps"
    for room in ("b2", "c2"):
        assert room not in reach(play)
        assert play.rule_against(f"to {room}") == "T14.5"
    door = field(house, x={"name": "rhino", "at": "c3"})
    say(door, "activate rhino, do move, do nothing")
    assert "c2" in reach(door), "through the door, and no wall is jumped"
    assert "b2" in reach(door), "by the door and on inside"
    out = field(house, x={"name": "rhino", "at": "b2"})
    say(out, "activate rhino, do move, do nothing")
    assert {"a2", "b1", "c2"} <= reach(out), "out over the wall, or about inside"
    walker = field(house, j="hot-dog")
    say(walker, "activate hot-dog, do leap")
    assert walker.rule_against("to b2") == walker.rule_against("to c2") == "T5.7", "vehicles do not jump buildings"


@cites("T5.5", "T5.7", "T14.1")
def test_a_jump_over_a_wall_past_a_square_without_symbol() -> None:
    """Past one closed square soldiers may cut the corner, and a wall on the other side does not stop a jump."""
    drawing = """
        +   +   +   +
          .   #   .
        +   +   +---+
          .   .j|1. |
        +   +   +-L-+
          .   .   .
        +   +   +   +
        """
    play = field(drawing, j="the-hammers")
    say(play, "activate the-hammers, do move, do nothing")
    assert "c1" in reach(play)
    walks = field(drawing, j="hell-boys")
    say(walks, "activate hell-boys, do move, do nothing")
    assert "c1" not in reach(walks)


@cites("T17.17")
def test_a_jumping_squad_may_stop_on_a_lone_hero_as_others_may() -> None:
    play = field(plain(4, 3, a1="j", b1="h"), j="the-hammers", h="bazooka-joe")
    say(play, "activate the-hammers, do move, do nothing")
    assert "b1" in reach(play)


@cites("T5.5")
def test_jumpers_mind_no_units_traps_or_water_as_corners() -> None:
    for name in ("the-hammers", "hot-dog"):
        play = field(plain(4, 3, b2="j", a2="e", b1="T", c2="f"), j=name, e="sturmpioniere", f="hans")
        say(play, f"activate {name}, do move, do nothing")
        assert {"a1", "c1", "a3", "c3"} <= reach(play)
    walker = field(plain(4, 3, b2="j", a2="e"), j="blackhawk", e="sturmpioniere")
    say(walker, "activate blackhawk, do move, do nothing")
    assert reach(walker) == around("b2") - {"a1", "a2", "a3"}


@pytest.mark.parametrize("faq", [False, True], ids=["rulebook", "faq"])
@cites("T17.3", "R28")
def test_agile_is_shared_by_a_hero_and_makes_every_diagonal_cheap(faq: bool) -> None:
    play = field(plain(7, 7, b2="g"), g={"name": "axis-gorillas", "mate": "markus"}, side="axis", faq=faq)
    say(play, "activate axis-gorillas, stay, do move, do move")
    assert "d4" in reach(play)
    say(play, "to d4")
    assert "f6" in reach(play)
