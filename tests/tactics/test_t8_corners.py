"""T8.3 and T8.6: cover at corners without buildings, in the rulebook's set and in that of the corrections."""

import pytest

from sandtable.testing import cites
from tests.tactics.scenes import EVERYBODY, SOLDIERS, Scene

both_sets = pytest.mark.parametrize("faq", [False, True], ids=["rulebook", "faq"])


@cites("T8.3")
@both_sets
def test_example_572_a_tile_and_a_walker_give_cover(faq: bool) -> None:
    """Heavy Flak Grenadiers and Sturmpioniere shoot at Hell Boys."""
    scene = Scene(
        """
        +   +   +   +   +   +
          .f  .   .   .   .p
        +   +   +   +   +   +
          .   .   .   .   .
        +   +   +   +   +   +
          .   #   .h  .V  .
        +   +   +   +   +   +
        """,
        faq=faq,
    )
    assert scene.covered("f", "h") and scene.covered("p", "h")
    assert scene.corner("f", "h") == ("T8.3", "corner", ["b3"])
    assert scene.corner("p", "h") == ("T8.3", "corner", ["d3"])
    assert not scene.covered("h", "f") and not scene.covered("h", "p")


@cites("T8.3")
@both_sets
def test_example_576_a_trap_gives_cover_against_soldiers_only(faq: bool) -> None:
    """Heavy Flak Grenadiers and a Hans shoot at Hell Boys."""
    scene = Scene(
        """
        +   +   +   +   +   +
          .f  .   .   .   .H
        +   +   +   +   +   +
          .   .   .T  .   .
        +   +   +   +   +   +
          .   .   .h  .   .
        +   +   +   +   +   +
        """,
        faq=faq,
        H=2,
    )
    assert scene.covered("f", "h", SOLDIERS)
    assert scene.corner("f", "h", SOLDIERS) == ("T8.3", "corner", ["c2"])
    assert not scene.covered("H", "h", EVERYBODY)


@cites("T8.3")
@both_sets
def test_example_580_a_squad_gives_cover_against_squads(faq: bool) -> None:
    """Heavy Flak Grenadiers and a Hans shoot at Hell Boys, beside whom stand a squad and a Blackhawk."""
    scene = Scene(
        """
        +   +   +   +   +   +
          .f  .   .   .   .H
        +   +   +   +   +   +
          .   .   .   .   .
        +   +   +   +   +   +
          .   .S  .h  .V  .
        +   +   +   +   +   +
        """,
        faq=faq,
        H=2,
    )
    assert scene.covered("f", "h", SOLDIERS)
    assert not scene.covered("f", "h", EVERYBODY)  # a vehicle in its place
    assert scene.covered("H", "h", EVERYBODY)
    assert scene.corner("H", "h", EVERYBODY) == ("T8.3", "corner", ["d3"])


@cites("R1", "T8.3")
@both_sets
def test_case_1_the_shooters_own_corner_gives_the_target_none(faq: bool) -> None:
    scene = Scene(
        """
        +   +   +   +
          .a  #   .
        +   +   +   +
          .   .   .
        +   +   +   +
          .   .   .b
        +   +   +   +
        """,
        faq=faq,
    )
    assert not scene.covered("a", "b")
    assert scene.covered("b", "a")


@cites("T8.3", "T8.6", "R1")
def test_off_the_diagonal_only_the_corrections_know_corners() -> None:
    text = """
        +   +   +   +   +
          .a  .   #   .
        +   +   +   +   +
          .   .   .   .b
        +   +   +   +   +
    """
    rulebook, faq = Scene(text), Scene(text, faq=True)
    assert not rulebook.covered("a", "b") and not rulebook.covered("b", "a")
    assert faq.covered("a", "b")
    assert faq.corner("a", "b") == ("T8.3", "corner", ["c1"])
    assert not faq.covered("b", "a")  # c1 is next to b, not next to a


@cites("T8.3", "T8.6")
def test_a_corner_two_squares_away_gives_none_even_by_the_corrections() -> None:
    """The line from a to b meets corners in the middle of each third; only the last is near b."""
    scene = Scene(
        """
        +   +   +   +   +   +   +   +
          .a  .   #   .   .   .   .
        +   +   +   +   +   +   +   +
          .   .   .   .   .   .   .
        +   +   +   +   +   +   +   +
          .   .   .   .   .   .   .b
        +   +   +   +   +   +   +   +
        """,
        faq=True,
    )
    assert not scene.covered("a", "b") and not scene.covered("b", "a")
    scene.blocks[scene.ground.columns + 5] = 2  # a vehicle on f2
    assert scene.covered("a", "b") and not scene.covered("b", "a")
    assert scene.corner("a", "b") == ("T8.3", "corner", ["f2"])


@cites("T8.3")
@both_sets
@pytest.mark.parametrize(("sign", "covered"), [(".", False), ("~", False), ("x", False), ("*", True), ("#", True)])
def test_only_squares_that_block_give_cover(faq: bool, sign: str, covered: bool) -> None:
    scene = Scene(
        f"""
        +   +   +
          .a  {sign}
        +   +   +
          .C  .b
        +   +   +
        """,
        faq=faq,
    )
    assert scene.covered("a", "b") == scene.covered("b", "a") == scene.covered("a", "b", EVERYBODY) == covered


@cites("T8.3", "T8.6")
@both_sets
def test_a_square_beside_the_line_gives_none(faq: bool) -> None:
    """Straight lines and those with an even span touch no corner."""
    scene = Scene(
        """
        +   +   +   +   +
          #   #   #   #
        +   +   +   +   +
          .a  .   .b  .c
        +   +   +   +   +
          #   .   .d  #
        +   +   +   +   +
        """,
        faq=faq,
    )
    assert not scene.covered("a", "b") and not scene.covered("a", "c") and not scene.covered("a", "d")


@cites("T8.3", "T6.9")
def test_the_end_of_a_wall_gives_cover() -> None:
    text = """
        +   +   +   +   +
          .a  .   . | .
        +   +   +---+   +
          .   .   .   .b
        +   +   +   +   +
    """
    rulebook, faq = Scene(text), Scene(text, faq=True)
    assert not rulebook.covered("a", "b")
    assert faq.covered("a", "b")  # the line meets the west end of the wall, which reaches to b
    assert faq.corner("a", "b") == ("T14.4", "corner", ["c1s"])
    assert not faq.covered("b", "a")
    text = """
        +   +   +
          .a| .
        +   +   +
          .   .b
        +   +   +
    """
    for scene in (Scene(text), Scene(text, faq=True)):
        assert scene.covered("a", "b") and scene.covered("b", "a")
        assert scene.corner("a", "b") == ("T14.4", "corner", ["a1e"])
