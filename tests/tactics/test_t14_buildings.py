"""T14: what is seen into, out of and inside buildings, and the corners of their walls."""

import pytest

from sandtable.testing import cites
from tests.tactics.scenes import EVERYBODY, SOLDIERS, Scene

both_sets = pytest.mark.parametrize("faq", [False, True], ids=["rulebook", "faq"])

# The examples


def guarded_house() -> Scene:
    """Sturmpioniere outside; The Hammers and Death Dealers inside; X has an entrance towards the Sturmpioniere."""
    return Scene(
        """
        +   +   +   +
          .   .p  .
        +-s-+-L-+---+
        |1.m 1.X 1. |
        +   +   +   +
        |1.  1.d 1. |
        +---+---+---+
        """
    )


@cites("T14.2", "T14.6")
def test_example_774_only_who_stands_at_an_entrance_is_seen_from_outside() -> None:
    scene = guarded_house()
    assert scene.sees("p", "m")  # past the end of the small entrance
    assert not scene.sees("p", "d")
    assert scene.reason("p", "d") == scene.reason("d", "p") == ("T14.2", "door", ["b3"])
    # Whether a building covers softly or hard depends on who is inside: here only one of the two.
    building = scene.ground.building
    assert [building[scene.square(mark)] for mark in "pmd"] == [-1, 0, 0]


@cites("T14.2", "T14.6")
def test_example_776_whoever_goes_to_the_entrance_sees_out_and_is_seen() -> None:
    scene = guarded_house()
    assert scene.sees("X", "p")
    assert scene.ground.building[scene.square("X")] != scene.ground.building[scene.square("p")]


@cites("T14.2", "T14.3")
def test_example_778_inside_all_see_each_other() -> None:
    scene = guarded_house()
    assert scene.sees("X", "m") and scene.sees("X", "d") and scene.sees("m", "d")
    assert {scene.ground.building[scene.square(mark)] for mark in "Xmd"} == {0}


@cites("T14.1", "T14.2", "T14.4")
@both_sets
def test_example_784_a_wall_blocks_and_a_small_entrance_gives_no_corner(faq: bool) -> None:
    """Sturmpioniere and Heavy Flak Grenadiers outside, Death Dealers inside."""
    scene = Scene(
        """
        +   +   +   +
          .   .   .p
        +   +---+---+
          .f|1.  1. |
        +   +   +   +
          . s1.d 1. |
        +   +---+---+
        """,
        faq=faq,
    )
    assert not scene.sees("p", "d")
    assert scene.reason("p", "d") == ("T6.9", "wall", ["c1s"])
    assert scene.sees("f", "d")
    assert not scene.covered("f", "d")
    assert not scene.covered("d", "f")


@cites("T14.4", "T6.9")
@both_sets
@pytest.mark.parametrize(("entrance", "covered"), [("L", True), ("s", False)])
def test_example_788_the_wall_beside_a_large_entrance_covers_a_squad_outside(
    faq: bool, entrance: str, covered: bool
) -> None:
    """Hell Boys inside shoot at Sturmpioniere outside, beside the outer wall."""
    scene = Scene(
        f"""
        +---+   +   +
        |1.h{entrance} .   .
        +   +   +   +
        |1. | .p  .
        +---+   +   +
        """,
        faq=faq,
    )
    assert scene.covered("h", "p") == scene.covered("p", "h") == covered
    if covered:
        assert scene.corner("h", "p") == ("T14.4", "corner", ["a2e"])


@cites("T14.3", "T14.4")
@both_sets
def test_example_790_an_inner_wall_gives_corner_cover(faq: bool) -> None:
    """Death Dealers shoot at Heavy Laser Grenadiers in the same building."""
    scene = Scene(
        """
        +---+---+---+
        |1.d 1.  1. L
        +   +---+   +
        |1.  1.l 1. |
        +---+---+---+
        """,
        faq=faq,
    )
    assert scene.covered("d", "l")
    assert scene.corner("d", "l") == ("T14.4", "corner", ["b1s"])
    assert scene.ground.building[scene.square("d")] == scene.ground.building[scene.square("l")] == 0


# Walls and entrances


@cites("T14.1", "T14.4")
@pytest.mark.parametrize("level", [SOLDIERS, EVERYBODY])
@pytest.mark.parametrize(("edge", "seen"), [("|", False), ("s", True), ("L", True)])
def test_through_an_entrance_and_not_through_a_wall(edge: str, seen: bool, level: int) -> None:
    scene = Scene(f"""
        +   +---+
          .a{edge}1.b|
        +   +---+
    """)
    assert scene.sees("a", "b", level) == seen


@cites("T14.4")
@pytest.mark.parametrize("entrance", ["s", "L"])
def test_an_entrance_is_open_over_its_whole_length(entrance: str) -> None:
    """Lines that cross it in the middle and near its end, and one that leaves by its end."""
    scene = Scene(f"""
        +   +   +   +   +
          .   .b  .   .c
        +---+   +   +   +
        |1.a{entrance} .d  .   .e
        +---+   +   +   +
    """)
    for other in "bcde":
        assert scene.sees("a", other)


@cites("T14.2", "T14.6")
@pytest.mark.parametrize("entrance", ["-s-", "-L-"])
def test_the_entrance_must_be_the_one_towards_the_other(entrance: str) -> None:
    """From inside a square with an entrance another line may leave the building elsewhere."""
    scene = Scene(f"""
        +   +   +   +
          .   .   .c
        +-L-+{entrance}+   +
        |1.a 1.bL .
        +---+---+   +
          .   .   .d
        +   +   +   +
    """)
    assert scene.sees("b", "c") and scene.sees("b", "d")
    # From a the line to c runs through b's entrance and not through its own.
    assert not scene.sees("a", "c")
    assert scene.reason("a", "c") == ("T14.2", "door", ["a2"])
    assert not scene.sees("a", "d")
    assert scene.reason("a", "d")[1] == "wall"


@cites("T14.2", "T14.6")
def test_a_line_that_leaves_by_the_end_of_an_entrance_may_have_it_on_either_side() -> None:
    scene = Scene(
        """
        +   +   +   +   +
          .a  .b  .c  .d
        +   +-s-+---+   +
          . |1.1 1.2L .
        +   +   +   +   +
          . |1.  1. | .e
        +   +---+---+   +
        """
    )
    assert scene.sees("1", "a") and scene.sees("1", "b") and scene.sees("1", "c")
    assert scene.sees("2", "d") and scene.sees("2", "e")
    assert not scene.sees("2", "b")  # the entrance at that corner is not one of its own square
    assert scene.reason("2", "b") == ("T14.2", "door", ["c2"])
    assert not scene.sees("2", "c")
    assert scene.reason("2", "c") == ("T6.9", "wall", ["c2n"])


@cites("T14.5")
def test_two_buildings_need_both_doors() -> None:
    scene = Scene(
        """
        +---+---+   +---+---+
        |1.a 1.bL .cs2.x 2.y|
        +---+---+   +---+---+
        """
    )
    assert scene.sees("b", "x") and scene.sees("b", "c") and scene.sees("c", "x")
    assert scene.sees("a", "b") and scene.sees("x", "y")
    for one, other, inside in [("a", "x", "a1"), ("b", "y", "e1"), ("a", "c", "a1"), ("c", "y", "e1")]:
        assert not scene.sees(one, other)
        assert scene.reason(one, other) == ("T14.2", "door", [inside])
    assert not scene.sees("a", "y")


@cites("T14.5")
def test_two_buildings_with_a_common_wall() -> None:
    scene = Scene(
        """
        +---+---+---+
        |1.a 1.bs2.x|
        +   +   +---+
        |1.  1.c|2.y|
        +---+---+---+
        """
    )
    assert scene.sees("b", "x")
    assert not scene.sees("a", "x")
    assert scene.reason("a", "x") == ("T14.2", "door", ["a1"])
    assert not scene.sees("c", "y")
    assert not scene.sees("b", "y")  # its entrance ends there, but y has none


@cites("T14.5")
def test_a_line_through_two_entrances_of_an_empty_house_is_open() -> None:
    scene = Scene(
        """
        +   +---+---+   +
          .as1.  1. L .b
        +   +   +   +   +
          .c|1.  1. | .d
        +   +---+---+   +
        """
    )
    assert scene.sees("a", "b")
    assert not scene.sees("a", "d") and not scene.sees("c", "d") and not scene.sees("c", "b")
    scene.blocks[2] = 1  # soldiers in the house
    assert not scene.sees("a", "b", SOLDIERS)
    assert scene.sees("a", "b", EVERYBODY)


@cites("T14.3")
def test_inside_sight_is_as_outside() -> None:
    scene = Scene(
        """
        +---+---+---+
        |1.a 1.S 1.b|
        +   +   +   +
        |1.c|1.  1.d|
        +---+-L-+---+
        """
    )
    assert not scene.sees("a", "b", SOLDIERS) and scene.sees("a", "b", EVERYBODY)
    assert not scene.sees("c", "d")
    assert scene.reason("c", "d") == ("T6.9", "wall", ["a2e"])
    assert not scene.sees("c", "b")
    assert not scene.sees("a", "d", SOLDIERS)


@cites("T14.2")
def test_which_buildings_have_a_large_entrance() -> None:
    scene = Scene(
        """
        +---+   +---+   +
        |1. s . |2. L .
        +---+   +---+   +
        """
    )
    assert scene.ground.has_large == [False, True]


# T5.7 in buildings: which steps walls close


@cites("T5.7", "R29")
def test_case_29_out_of_a_house_over_the_end_of_its_entrance() -> None:
    scene = Scene(
        """
        +---+   +   +
        |1.aL .b  .
        +   +   +   +
        |1.e| .c  .
        +---+   +   +
        """
    )
    soldiers, vehicles = scene.ground.walled
    step = scene.square("a") * 8 + 3
    assert scene.ground.to[step] == scene.square("c")
    # One way round is by the entrance and b, the other would be through the wall beside c.
    assert soldiers[step] == vehicles[step] == 2
    assert soldiers[scene.square("a") * 8 + 2] == vehicles[scene.square("a") * 8 + 2] == 0
    assert soldiers[scene.square("e") * 8 + 2] == vehicles[scene.square("e") * 8 + 2] == 3


@cites("T5.7", "T14.1")
def test_a_small_entrance_closes_a_side_to_vehicles_only() -> None:
    scene = Scene(
        """
        +---+   +
        |1.as .b
        +---+   +
          .d  .c
        +   +   +
        """
    )
    soldiers, vehicles = scene.ground.walled
    a, b, c, d = (scene.square(mark) for mark in "abcd")
    assert (soldiers[a * 8 + 2], vehicles[a * 8 + 2]) == (0, 3)
    assert (soldiers[b * 8 + 6], vehicles[b * 8 + 6]) == (0, 3)
    assert (soldiers[a * 8 + 3], vehicles[a * 8 + 3]) == (2, 3)  # by b, by d
    assert (soldiers[c * 8 + 7], vehicles[c * 8 + 7]) == (1, 3)
    assert scene.ground.to[b * 8 + 5] == d
    assert (soldiers[b * 8 + 5], vehicles[b * 8 + 5]) == (2, 2)  # by a there is its southern wall
