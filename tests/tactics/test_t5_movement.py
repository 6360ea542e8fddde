"""T5.1 to T5.4, T5.6: points, diagonals, other units, corners."""

from typing import Any

import pytest

from sandtable.games.tactics.rules.cards import ASSAULT
from sandtable.testing import Play, cites
from tests.tactics.field import field, state, unit
from tests.tactics.moves import around, plain, reach, say

both_sets = pytest.mark.parametrize("faq", [False, True], ids=["rulebook", "faq"])


def moving(play: Play, name: str, first: str = "do move", second: str = "do nothing") -> Play:
    """Declare a move of this unit, or two, and come to its first question."""
    say(play, f"activate {name}, {first}, {second}")
    return play


# Points


@cites("T5.1")
@both_sets
def test_example_364_a_blackhawk_goes_one_square_or_two(faq: bool) -> None:
    """Move 1: with one action its eight neighbours, with two all squares at a distance of two: one diagonal only."""
    play = moving(field(plain(7, 7, d4="b"), b="blackhawk", faq=faq), "blackhawk")
    assert reach(play) == around("d4")
    assert play.rule_against("to f4") == "T5.1"
    twice: set[str] = set()
    for first in sorted(around("d4")):
        play = moving(field(plain(7, 7, d4="b"), b="blackhawk", faq=faq), "blackhawk", second="do move")
        say(play, f"to {first}")
        twice |= reach(play)
    ring = {f"{column}{row}" for column in "bcdef" for row in range(2, 7)}
    assert twice == ring - {"b2", "f2", "b6", "f6"}, "d4 too: it may return"


@cites("T5.1", "T5.4")
def test_the_first_diagonal_costs_one_the_second_two() -> None:
    play = moving(field(plain(7, 4, a1="r"), r="rhino"), "rhino")  # move 2
    assert reach(play) == {"a1", "b1", "c1", "a2", "a3", "b2", "b3", "c2"}
    assert play.rule_against("to c3") == "T5.1", "one diagonal for 1, the other for 2"
    agile = moving(field(plain(7, 4, a1="m"), m="markus", side="axis"), "markus")
    assert "c3" in reach(agile), "Agile (T17.3)"
    assert play.rule_against("to d1") == agile.rule_against("to d1") == "T5.1"


@cites("T5.4", "R28")
def test_the_cheap_diagonal_is_one_for_both_moves() -> None:
    play = moving(field(plain(7, 4, a1="b"), b="blackhawk"), "blackhawk", second="do move")
    say(play, "to b2")
    assert play.board["paid"] == ["diagonal"]
    assert reach(play) == {"a2", "b1", "c2", "b3"}, "R28: no second cheap diagonal, and 2 cannot be paid"
    assert play.rule_against("to c3") == "T5.1"
    other = moving(field(plain(7, 4, a1="b"), b="blackhawk"), "blackhawk", second="do move")
    say(other, "to b1")
    assert {"c2", "a2"} <= reach(other), "it was not used in the first move"
    agile = moving(field(plain(7, 4, a1="h"), h="honey"), "honey", second="do move")
    say(agile, "to b2")
    assert reach(agile) == around("b2"), "R28: unless Agile"


@cites("T5.4")
def test_points_neither_carry_over_nor_must_be_used_up() -> None:
    play = moving(field(plain(7, 3, a1="h"), h="the-hammers"), "the-hammers", second="do move")  # move 2
    say(play, "to b1")
    assert "d1" in reach(play) and play.rule_against("to e1") == "T5.1"
    stays = moving(field(plain(7, 3, a1="h"), h="the-hammers"), "the-hammers")
    say(stays, "stop")
    assert unit(stays, "the-hammers") == {"at": "a1", "flags": ["loaded"]}, "not even moved (T20.8)"


@cites("T5.1", "T17.15")
def test_example_948_fast_hell_boys_go_three_squares_two_or_none() -> None:
    play = moving(field(plain(8, 3, a1="h"), h="hell-boys"), "hell-boys")
    assert "c1" in reach(play) and play.rule_against("to d1") == "T5.1"
    twice = moving(field(plain(8, 3, a1="h"), h="hell-boys"), "hell-boys", second="do move")
    say(twice, "to c1")
    assert twice.board["paid"] == ["fast"]
    assert reach(twice) == {"b1", "b2", "c2", "d1", "d2"}, "one move only has the additional square"
    late = moving(field(plain(8, 3, a1="h"), h="hell-boys"), "hell-boys", second="do move")
    say(late, "to b1")
    assert "d1" in reach(late)
    say(late, "to d1")
    assert unit(late, "hell-boys")["at"] == "d1"
    shooting = field(plain(8, 3, a1="h", b1="s"), h="hell-boys", s="sturmpioniere")
    say(shooting, "activate hell-boys, do sustained")
    assert not reach(shooting), "no move, nothing more"


@cites("T5.4", "T17.15")
def test_how_a_move_is_paid_is_asked_where_it_matters_later() -> None:
    """Two away by a knight's move: the cheap diagonal, or the point of Fast."""
    play = moving(field(plain(8, 4, a1="h"), h="hell-boys"), "hell-boys", second="do move")
    say(play, "to b2")
    assert play.step == "pay" and play.legal == ["pay diagonal", "pay points"]
    saving = Play(play.state.copy())
    say(play, "pay diagonal")
    say(saving, "pay points")
    assert (play.board["paid"], saving.board["paid"]) == (["diagonal"], ["fast"])
    assert {"d2", "b4", "c3"} <= reach(play), "two points: c3 by a second diagonal"
    assert "d3" not in reach(play)
    assert reach(saving) == around("b2"), "the cheap diagonal is left"
    last = moving(field(plain(8, 4, a1="h"), h="hell-boys"), "hell-boys")
    say(last, "to b2")
    assert last.step != "pay", "there is no later move"


@cites("T17.6", "R27", "T5.1")
def test_assault_doubles_before_fast_adds() -> None:
    """R27: move 1 with both: 2 + 2 + 1 in the activation."""
    play = field(plain(9, 3, a1="h"), h="hell-boys")
    s = state(play)
    s.lasting[0] |= ASSAULT
    moving(play, "hell-boys", second="do move")
    assert "d1" in reach(play) and play.rule_against("to e1") == "T5.1"
    say(play, "to d1")
    assert {"f1"} <= reach(play) and play.rule_against("to g1") == "T5.1"
    say(play, "to f1")
    assert unit(play, "hell-boys")["at"] == "f1"


@cites("T5.4", "R32")
def test_a_move_may_return() -> None:
    play = moving(field(plain(4, 3, a1="h"), h="hell-boys"), "hell-boys")
    assert "a1" in reach(play)
    say(play, "to a1")
    assert unit(play, "hell-boys") == {"at": "a1", "flags": ["moved", "loaded"]}
    short = moving(field(plain(4, 3, a1="d"), d="death-dealers"), "death-dealers")
    assert "a1" not in reach(short), "one point does not go and come back"
    assert short.rule_against("to a1") == "T5.1"
    shut = field(
        """
        +   +   +   +
          .h  #   .
        +   +   +   +
          #   .   .
        +   +   +   +
        """,
        h="hell-boys",
    )
    say(shut, "activate hell-boys")
    assert shut.rule_against("do move") == "T5.4", "there is nowhere to go, so nowhere to return from"


# Other units


@cites("T5.2")
@both_sets
def test_nobody_enters_the_squares_of_enemies(faq: bool) -> None:
    for name in ("hell-boys", "blackhawk", "bazooka-joe"):
        play = moving(field(plain(5, 3, a2="h", b2="s"), h=name, s="sturmpioniere", faq=faq), name)
        assert "b2" not in reach(play)
        assert play.rule_against("to b2") == "T5.2"


@cites("T5.2", "T5.3")
def test_nobody_passes_enemies() -> None:
    play = field(
        """
        +   +   +   +   +
          #   #   #   #
        +   +   +   +   +
          .h  .s  .   .
        +   +   +   +   +
          #   #   #   #
        +   +   +   +   +
        """,
        h="hell-boys",
        s="sturmpioniere",
    )
    say(play, "activate hell-boys")
    assert play.rule_against("do move") == "T5.4"


@cites("T5.2", "T5.6")
def test_vehicles_do_not_pass_friends_soldiers_do_but_do_not_stop_there() -> None:
    def lane(first: str, second: str) -> Play:
        return field(
            """
            +   +   +   +   +
              #   #   #   #
            +   +   +   +   +
              .f  .s  .   .
            +   +   +   +   +
              #   #   #   #
            +   +   +   +   +
            """,
            f=first,
            s=second,
        )

    for friend in ("death-dealers", "blackhawk", "bazooka-joe"):
        play = moving(lane("hell-boys", friend), "hell-boys")
        assert "c2" in reach(play), "soldiers pass any friend"
        assert ("b2" in reach(play)) == (friend == "bazooka-joe"), "a squad may stop on a lone hero"
        if friend != "bazooka-joe":
            assert play.rule_against("to b2") == "T5.6"
    for friend in ("death-dealers", "blackhawk", "bazooka-joe"):
        play = lane("honey", friend)
        say(play, "activate honey")
        assert play.rule_against("do move") == "T5.4", "vehicles pass nobody, not even a hero"


@cites("T5.2")
def test_past_others_is_said_where_only_a_way_through_them_is_short_enough() -> None:
    play = field(
        """
        +   +   +   +   +
          #   #   .   .
        +   +   +   +   +
          .v  .f  .   .
        +   +   +   +   +
          .   #   #   #
        +   +   +   +   +
        """,
        v="hans",
        f="recon-grenadiers",
        side="axis",
        turn=1,
    )
    moving(play, "hans")  # three points in round one (T17.20)
    assert reach(play) == {"a2", "a3"}
    assert play.rule_against("to c2") == "T5.2"
    assert play.rule_against("to b2") == "T5.6"


@cites("T5.6", "R5")
def test_who_shares_a_square() -> None:
    """One squad or vehicle, and heroes; heroes enter, vehicles do not."""
    play = moving(field(plain(4, 3, a1="h", b1="b"), h="bazooka-joe", b="blackhawk"), "bazooka-joe")
    assert "b1" in reach(play), "a hero may enter a vehicle's square"
    say(play, "to b1")
    assert unit(play, "bazooka-joe")["at"] == unit(play, "blackhawk")["at"] == "b1"
    play = moving(field(plain(4, 3, a1="h", b1="b"), h="bazooka-joe", b="blackhawk"), "blackhawk")
    assert "a1" not in reach(play)
    assert play.rule_against("to a1") == "T5.6", "R5: a vehicle may not enter a hero's square"
    shared = field(plain(4, 3, b1="b"), b="blackhawk", x={"name": "bazooka-joe", "at": "b1"})
    moving(shared, "blackhawk")
    assert reach(shared) == around("b1") - {"a0", "b0", "c0"}, "R5: it may leave the square it shares"
    two = moving(field(plain(4, 3, a1="d", b1="h"), d="bazooka-joe", h="rosie"), "bazooka-joe")
    assert "b1" in reach(two), "two heroes share a square"
    squads = moving(field(plain(4, 3, a1="d", b1="h"), d="death-dealers", h="hell-boys"), "death-dealers")
    assert squads.rule_against("to b1") == "T5.6"


# Corners


@cites("T5.3")
@both_sets
@pytest.mark.parametrize("corner", ["tile", "enemy"])
def test_example_391_soldiers_cut_one_corner_for_one_point(faq: bool, corner: str) -> None:
    """The Death Dealers go from A to B past one square that is closed."""
    more: dict[str, Any] = {"e": "sturmpioniere"} if corner == "enemy" else {}
    play = field(
        f"""
        +   +   +
          .   .B
        +   +   +
          .A  {"#" if corner == "tile" else ".e"}
        +   +   +
        """,
        A="death-dealers",
        faq=faq,
        **more,
    )
    moving(play, "death-dealers")
    assert reach(play) == {"a1", "b1"}


@cites("T5.3")
@both_sets
@pytest.mark.parametrize("corner", ["tile", "enemy", "trap"])
def test_example_397_hans_may_not_cut_and_goes_round_for_two(faq: bool, corner: str) -> None:
    sign = {"tile": "# ", "enemy": ".e", "trap": ".T"}[corner]
    drawing = f"""
        +   +   +
          .   .B
        +   +   +
          .A  {sign}
        +   +   +
        """
    more: dict[str, Any] = {"e": "hell-boys"} if corner == "enemy" else {}
    play = moving(field(drawing, A="hans", side="axis", faq=faq, **more), "hans")
    assert reach(play) == {"a1"}
    assert play.rule_against("to b1") == "T5.3"
    round_about = moving(field(drawing, A="hans", side="axis", faq=faq, turn=1, **more), "hans")
    say(round_about, "to b1")
    assert unit(round_about, "hans")["lasting"] == ["scouted"], "two points: one square up, one to the side"


@cites("T5.3")
@pytest.mark.parametrize("signs", ["##", "#e", "ee"])
def test_example_401_nobody_passes_between_two_closed_corners(signs: str) -> None:
    """The Death Dealers cannot go from A to B; nor can a walker."""
    more: dict[str, Any] = {"e": "sturmpioniere"} if signs[0] == "e" else {}
    if signs[1] == "e":
        more["f"] = "recon-grenadiers"
    first = "# " if signs[0] == "#" else ".e"
    second = "# " if signs[1] == "#" else ".f"
    for name in ("death-dealers", "blackhawk"):
        play = field(
            f"""
            +   +   +   +
              .   {first}  .B
            +   +   +   +
              .   .A  {second}
            +   +   +   +
            """,
            A=name,
            **more,
        )
        moving(play, name)
        assert "c1" not in reach(play)
        assert play.rule_against("to c1") == "T5.3"


@cites("T5.3", "T5.5")
def test_a_trap_is_no_closed_corner_for_soldiers_friends_for_nobody() -> None:
    play = field(plain(3, 2, b1="T", a2="d", b2="T"), d="death-dealers")
    assert "b1" in reach(moving(play, "death-dealers"))
    friends = field(plain(3, 2, a1="f", a2="b", b2="g"), b="blackhawk", f="death-dealers", g="honey")
    assert reach(moving(friends, "blackhawk")) == {"b1"}, "a walker passes between two friends"


@cites("T5.5", "T2.1")
def test_water_closes_corners_for_all_rubble_for_vehicles() -> None:
    def past(sign: str, name: str) -> bool:
        play = field(
            f"""
            +   +   +
              .   .
            +   +   +
              .u  {sign}
            +   +   +
            """,
            u=name,
        )
        say(play, f"activate {name}, do move, do nothing")
        assert ("b1" in reach(play)) == (play.rule_against("to b1") == "")
        assert play.rule_against("to b1") in ("", "T5.3")
        return "b1" in reach(play)

    assert past("~", "death-dealers") and past("x", "death-dealers"), "one corner only"
    assert not past("~", "blackhawk") and not past("x", "blackhawk")
    assert past("~", "hot-dog") and past("x", "hot-dog"), "Jump minds neither"
    assert not past("#", "hot-dog")
    between = """
        +   +   +
          ~   .
        +   +   +
          .u  ~
        +   +   +
        """
    for name, may in (("death-dealers", False), ("the-hammers", True), ("hot-dog", True), ("blackhawk", False)):
        play = field(between, u=name)
        say(play, f"activate {name}")
        if name in ("death-dealers", "blackhawk"):
            assert play.rule_against("do move") == "T5.4"
        else:
            say(play, "do move, do nothing")
            assert ("b1" in reach(play)) == may
