"""T6, T2.1 and T1.5: lines of sight without buildings. The figures are our own and fit the words of the rulebook."""

import pytest

from sandtable.games.tactics.rules.sight import CLEAR, IN_COVER, UNSEEN, without
from sandtable.testing import cites
from tests.tactics.scenes import EVERYBODY, SOLDIERS, Scene

# T6.1: from centre to centre


@cites("T6.1", "T2.1")
@pytest.mark.parametrize(("sign", "seen"), [(".", True), ("~", True), ("x", True), ("*", False), ("#", False)])
def test_what_a_line_crosses(sign: str, seen: bool) -> None:
    scene = Scene(f"""
        +   +   +   +
          .a  {sign}   .b
        +   +   +   +
          .   .   .c
        +   +   +   +
    """)
    assert scene.sees("a", "b") == scene.sees("a", "b", EVERYBODY) == seen
    if not seen:
        assert scene.reason("a", "b") == ("T6.1", "smoke" if sign == "*" else "no-symbol", ["b1"])
    assert scene.sees("a", "c") == seen  # two columns, one row: it crosses the square as well


@cites("T2.1")
@pytest.mark.parametrize(("sign", "seen"), [(".", True), ("~", True), ("x", True), ("*", False), ("#", False)])
def test_what_a_line_ends_on(sign: str, seen: bool) -> None:
    scene = Scene(f"""
        +   +   +   +
          {sign}a  .   .b
        +   +   +   +
    """)
    assert scene.sees("a", "b") == scene.sees("a", "b", EVERYBODY) == seen
    assert scene.sees("a", "a") == seen
    if not seen:
        assert scene.reason("a", "b") == ("T2.1", "smoke" if sign == "*" else "no-symbol", ["a1"])
        assert scene.reason("b", "a") == scene.reason("a", "b")


@cites("T6.1")
def test_example_415_a_corner_does_not_block_a_tile_does() -> None:
    """Death Dealers, Heavy Flak Grenadiers, Sturmpioniere."""
    scene = Scene(
        """
        +   +   +
          .d  .
        +   +   +
          #   .f
        +   +   +
          .s  .
        +   +   +
        """
    )
    assert scene.sees("d", "f")
    assert not scene.sees("d", "s")
    assert scene.reason("d", "s") == ("T6.1", "no-symbol", ["a2"])


# T6.2: corners on both sides


@cites("T6.2")
def test_example_445_corners_on_one_side_and_on_both() -> None:
    """Death Dealers, Sturmpioniere, Heavy Laser Grenadiers."""
    scene = Scene(
        """
        +   +   +   +   +   +
          .   #   .d  #   .
        +   +   +   +   +   +
          .   .   .   .   #
        +   +   +   +   +   +
          .l  #   .   .   .p
        +   +   +   +   +   +
        """
    )
    assert scene.sees("d", "p")
    assert not scene.sees("d", "l")
    assert scene.reason("d", "l") == ("T6.2", "two-corners", ["b1", "b3"])


@cites("T6.2")
def test_two_corners_at_one_grid_point() -> None:
    scene = Scene(
        """
        +   +   +
          .a  #
        +   +   +
          #   .b
        +   +   +
        """
    )
    assert not scene.sees("a", "b")
    assert scene.reason("a", "b") == ("T6.2", "two-corners", ["a2", "b1"])


@cites("T6.2")
def test_two_corners_that_are_not_on_a_diagonal() -> None:
    """Three columns to each row: the line meets a corner in the middle of each such span."""
    scene = Scene(
        """
        +   +   +   +   +   +   +   +
          .a  .   #   .   .   .   .
        +   +   +   +   +   +   +   +
          .   .   .   .c  .   #   .
        +   +   +   +   +   +   +   +
          .   .   .   .   .   .   .b
        +   +   +   +   +   +   +   +
        """
    )
    assert scene.sees("a", "b")  # c1 and f2 both lie above the line
    assert scene.sees("a", "c") and scene.sees("c", "b")
    scene = Scene(
        """
        +   +   +   +   +   +   +   +
          .a  .   #   .   .   .   .
        +   +   +   +   +   +   +   +
          .   .   .   .c  .   .   .
        +   +   +   +   +   +   +   +
          .   .   .   .   #   .   .b
        +   +   +   +   +   +   +   +
        """
    )
    assert not scene.sees("a", "b")
    assert scene.reason("a", "b") == ("T6.2", "two-corners", ["c1", "e3"])


@cites("T6.2", "T6.4", "T6.5")
@pytest.mark.parametrize(("mark", "level", "seen"), [("V", 1, False), ("V", 2, False), ("S", 1, False), ("S", 2, True)])
def test_a_corner_of_the_ground_and_one_of_a_unit(mark: str, level: int, seen: bool) -> None:
    scene = Scene(f"""
        +   +   +
          .a  #
        +   +   +
          .{mark}  .b
        +   +   +
    """)
    assert scene.sees("a", "b", level) == seen


@cites("T6.2", "T6.5")
def test_corners_of_two_units() -> None:
    scene = Scene(
        """
        +   +   +
          .a  .V
        +   +   +
          .T  .b
        +   +   +
        """
    )
    assert not scene.sees("a", "b", SOLDIERS)
    assert scene.reason("a", "b") == ("T6.2", "two-corners", ["a2", "b1"])
    assert scene.sees("a", "b", EVERYBODY)


# T6.3 to T6.5: elements and units


@cites("T6.3")
def test_crates_never_block() -> None:
    scene = Scene(
        """
        +   +   +   +
          .a  .C  .b
        +   +   +   +
        """
    )
    assert scene.sees("a", "b", SOLDIERS) and scene.sees("a", "b", EVERYBODY)


@cites("T6.3")
def test_example_423_a_trap_blocks_soldier_to_soldier_only() -> None:
    """Hans, Sturmpioniere, the trap, Hell Boys."""
    scene = Scene(
        """
        +   +   +   +   +
          .H  .p  .T  .h
        +   +   +   +   +
        """,
        H=2,
        p=1,
        h=1,
    )
    assert scene.sees("H", "h", EVERYBODY)
    assert not scene.sees("h", "p", SOLDIERS)
    assert scene.reason("h", "p") == ("T6.4", "soldiers-or-trap", ["c1"])


@cites("T6.4")
def test_example_431_a_squad_blocks_squads_and_no_walker() -> None:
    """Death Dealers, Hell Boys, Sturmpioniere, Hans."""
    scene = Scene(
        """
        +   +   +   +   +
          .d  .h  .p  .H
        +   +   +   +   +
        """,
        d=1,
        h=1,
        p=1,
        H=2,
    )
    assert not scene.sees("d", "p", SOLDIERS)
    assert scene.sees("d", "H", EVERYBODY)
    assert scene.sees("H", "h", EVERYBODY)


@cites("T6.5")
def test_example_437_nothing_behind_a_walker_is_seen() -> None:
    """Death Dealers look past a Blackhawk; ``u`` marks what they do not see, whoever stands there."""
    scene = Scene(
        """
        +   +   +   +   +   +   +   +
          .   .   .   .   .   .   .
        +   +   +   +   +   +   +   +
          .   .   .   .   .u  .u  .u
        +   +   +   +   +   +   +   +
          .d  .   .V  .u  .u  .u  .u
        +   +   +   +   +   +   +   +
          .   .   .   .   .u  .u  .u
        +   +   +   +   +   +   +   +
          .   .   .   .   .   .   .
        +   +   +   +   +   +   +   +
        """
    )
    for level in (SOLDIERS, EVERYBODY):
        start, blocks = scene.square("d"), scene.blocks
        unseen = [square for square in scene.ground.squares if not scene.sight.sees(start, square, level, blocks)]
        assert unseen == [square for square in scene.ground.squares if scene.drawing.marks[square] == "u"]
        for square in unseen:
            obstacle = scene.sight.blocked(start, square, level, blocks)
            assert scene.said(obstacle) == ("T6.5", "vehicle-or-tile", ["c3"])


@cites("R3", "T6.4")
def test_case_3_a_squad_between_two_heroes_and_a_hero_between_two_squads() -> None:
    for third in ("squad", "lone hero"):
        scene = Scene(
            """
            +   +   +   +
              .a  .S  .b
            +   +   +   +
            """
        )
        assert not scene.sees("a", "b", SOLDIERS), third
        assert scene.sees("a", "b", EVERYBODY), third


# T6.6


@cites("T6.6")
def test_example_455_four_by_four() -> None:
    """A1 to A4 are 1 to 4, B1 to B4 are a to d."""
    scene = Scene(
        """
        +   +   +   +   +   +   +   +   +
          .d  .c  .b  .a  .   .   .   .
        +   +   +   +   +   +   +   +   +
          #   #   #   #   .1  .2  .3  .4
        +   +   +   +   +   +   +   +   +
        """
    )
    seen = {(i, j) for i in range(1, 5) for j in range(1, 5) if scene.sees(str(i), " abcd"[j])}
    assert seen == {(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3), (4, 4)}


# T6.7, T6.8


@cites("T6.7", "R2")
@pytest.mark.parametrize("level", [SOLDIERS, EVERYBODY])
def test_nothing_blocks_in_the_squares_at_the_ends(level: int) -> None:
    scene = Scene(
        """
        +   +   +   +
          .V  .   .T
        +   +   +   +
          .   .S  .
        +   +   +   +
        """
    )
    assert scene.sees("V", "T", level) and scene.sees("V", "S", level) and scene.sees("S", "T", level)


@cites("T6.7")
def test_an_element_as_target_is_seen_as_a_vehicle_is() -> None:
    """Soldiers look at a crate over a squad: the level of vehicles."""
    scene = Scene(
        """
        +   +   +   +
          .a  .S  .C
        +   +   +   +
        """
    )
    assert scene.sees("a", "C", EVERYBODY)
    assert not scene.sees("a", "C", SOLDIERS)  # if a squad stood there


@cites("T6.8", "R42")
def test_case_42_the_corner_of_smoke_is_a_corner() -> None:
    scene = Scene(
        """
        +   +   +
          .a  *
        +   +   +
          .   .b
        +   +   +
        """
    )
    assert scene.sees("a", "b")
    assert scene.covered("a", "b") and scene.covered("b", "a")
    scene = Scene(
        """
        +   +   +
          .a  *
        +   +   +
          #   .b
        +   +   +
        """
    )
    assert not scene.sees("a", "b")
    assert scene.reason("a", "b") == ("T6.2", "two-corners", ["a2", "b1"])


@cites("R42", "T2.1")
def test_case_42_a_shooter_beside_smoke() -> None:
    scene = Scene(
        """
        +   +   +   +
          .a  .   .b
        +   +   +   +
          *s  .   *t
        +   +   +   +
        """
    )
    assert scene.sees("a", "b")
    for one, other in [("a", "s"), ("b", "s"), ("b", "t"), ("s", "t")]:
        assert not scene.sees(one, other)


# T6.9: walls that stand alone


@cites("T6.9")
def test_a_wall_blocks_what_crosses_it() -> None:
    scene = Scene(
        """
        +   +   +   +
          .a  .b| .c
        +   +   +   +
          .d  .   .e
        +   +   +   +
        """
    )
    assert scene.sees("a", "b") and scene.sees("d", "e")
    assert not scene.sees("b", "c") and not scene.sees("a", "c")
    assert scene.reason("a", "c") == ("T6.9", "wall", ["b1e"])
    assert scene.reason("c", "a") == ("T6.9", "wall", ["c1w"])
    assert scene.sees("b", "d")
    assert not scene.sees("d", "c")  # it crosses the wall, not its end
    assert scene.sees("b", "e")  # the end of the wall is a corner on one side


@cites("T6.9", "T6.2")
@pytest.mark.parametrize(
    ("north", "south", "west", "east", "seen"),
    [
        ("|", " ", "   ", "   ", True),
        (" ", "|", "   ", "   ", True),
        ("|", "|", "   ", "   ", False),
        (" ", " ", "---", "---", False),
        ("|", " ", "   ", "---", True),
        (" ", "|", "---", "   ", True),
        ("|", " ", "---", "   ", False),
        (" ", "|", "   ", "---", False),
    ],
)
def test_walls_at_a_grid_point(north: str, south: str, west: str, east: str, seen: bool) -> None:
    """The line from a to b has the walls in the north and in the east on its left."""
    scene = Scene(f"""
        +   +   +
          .a{north} .
        +{west}+{east}+
          . {south} .b
        +   +   +
    """)
    assert scene.sees("a", "b") == seen
    if not seen:
        rule, kind, places = scene.reason("a", "b")
        assert (rule, kind, len(places)) == ("T6.2", "two-corners", 2)


@cites("T6.9", "T6.2")
def test_a_wall_and_a_square_are_two_corners() -> None:
    scene = Scene(
        """
        +   +   +   +
          .a| .   .
        +   +   +   +
          .   .   .
        +   +   +   +
          .   #   .b
        +   +   +   +
        """
    )
    assert not scene.sees("a", "b")
    assert scene.reason("a", "b") == ("T6.2", "two-corners", ["a1e", "b3"])


@cites("T6.9")
@pytest.mark.parametrize(("entrance", "seen"), [("-s-", True), ("-L-", False)])
def test_a_wall_in_line_with_an_entrance(entrance: str, seen: bool) -> None:
    """At the end of a small entrance the wall that goes on is no corner; with the square it would close the line."""
    scene = Scene(f"""
        +   +   +
          .   .a
        +---+{entrance}+
          .b  #
        +   +   +
    """)
    assert scene.sees("a", "b") == seen


@cites("T6.9")
def test_a_wall_across_the_end_of_a_small_entrance_is_a_corner() -> None:
    scene = Scene(
        """
        +   +   +
          . | .a
        +---+-s-+
          .b  #
        +   +   +
        """
    )
    assert not scene.sees("a", "b")
    assert scene.reason("b", "a") == ("T6.2", "two-corners", ["a1e", "b2"])


# T1.5: large vehicles, and what lies on a line


@cites("T1.5", "T6.7")
def test_the_best_pair_of_squares_and_own_squares_never_block() -> None:
    scene = Scene(
        """
        +   +   +   +   +   +
          .1  .2  .   .   .t
        +   +   +   +   +   +
          .3  .4  #   .   .u
        +   +   +   +   +   +
        """
    )
    blocks = list(scene.blocks)
    large = [scene.square(mark) for mark in "1234"]
    for square in large:
        blocks[square] = 2
    target, low = scene.square("t"), scene.square("u")
    sight = scene.sight
    assert not sight.sees(large[0], target, EVERYBODY, blocks)  # its own square would be in the way
    assert sight.sees_from(large, [target], EVERYBODY, blocks) == CLEAR
    assert sight.sees_from([target], large, EVERYBODY, blocks) == CLEAR
    assert sight.sees_from(large, [target], EVERYBODY, blocks, 1, 3) == CLEAR
    assert sight.sees_from(large, [target], EVERYBODY, blocks, 1, 2) == UNSEEN
    assert sight.sees_from(large, [low], EVERYBODY, blocks, 1, 3) == CLEAR  # b1 to e2, past the corner of c2
    assert sight.sees_from([large[2], large[3]], [low], EVERYBODY, blocks) == UNSEEN
    assert blocks[large[0]] == 2  # the state's list is left alone
    assert without(blocks, large) == scene.blocks


@cites("T1.5", "T8.3")
def test_the_best_pair_is_one_without_cover() -> None:
    scene = Scene(
        """
        +   +   +   +   +
          .1  .2  .   .
        +   +   +   +   +
          .3  .4  #   .
        +   +   +   +   +
          .   .   .t  .
        +   +   +   +   +
        """
    )
    large = [scene.square(mark) for mark in "1234"]
    target = [scene.square("t")]
    blocks = without(scene.blocks, large)
    assert scene.sight.sees_from([large[0]], target, EVERYBODY, blocks) == IN_COVER
    assert scene.sight.sees_from([large[3]], target, EVERYBODY, blocks) == IN_COVER
    assert scene.sight.sees_from([large[2]], target, EVERYBODY, blocks) == CLEAR
    assert scene.sight.sees_from(large, target, EVERYBODY, blocks) == CLEAR
    assert scene.sight.sees_from(large, target, EVERYBODY, blocks, 1, 1) == IN_COVER


@cites("T20.4")
def test_the_squares_on_a_line_in_its_order() -> None:
    scene = Scene(
        """
        +   +   +   +   +
          .a  .   .   .c
        +   +   +   +   +
          .   .   .b  .d
        +   +   +   +   +
        """
    )

    def names(a: str, b: str) -> list[str]:
        return [scene.name(square) for square in scene.sight.between(scene.square(a), scene.square(b))]

    assert names("a", "c") == ["b1", "c1"]
    assert names("c", "a") == ["c1", "b1"]
    assert names("a", "b") == ["b1", "b2"]
    assert names("a", "d") == ["b1", "c2"]
    assert names("a", "a") == names("b", "d") == []
