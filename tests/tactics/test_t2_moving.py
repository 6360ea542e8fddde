"""T2.1 to T2.4 as far as moving and placing go: who enters which ground, crates that are crushed, traps."""

import pytest

from sandtable.core.errors import BadPosition
from sandtable.testing import Play, cites
from tests.tactics.field import field, state, unit
from tests.tactics.moves import plain, reach, say

both_sets = pytest.mark.parametrize("faq", [False, True], ids=["rulebook", "faq"])


def beside(sign: str, name: str, faq: bool = False) -> Play:
    """A unit next to one square of this ground, asked where to go."""
    play = field(
        f"""
        +   +   +   +
          .u  {sign}   .
        +   +   +   +
          .   .   .
        +   +   +   +
        """,
        u=name,
        faq=faq,
    )
    say(play, f"activate {name}, do move, do nothing")
    return play


# Ground


@cites("T2.1")
@both_sets
def test_who_enters_which_ground(faq: bool) -> None:
    """Soldiers, walkers, walkers and soldiers with Jump, aircraft; where they may stop."""
    expected = {
        ".": ("death-dealers", "blackhawk", "hot-dog", "the-hammers", "pelican"),
        "*": ("death-dealers", "blackhawk", "hot-dog", "the-hammers", "pelican"),
        "x": ("death-dealers", "hot-dog", "the-hammers", "pelican"),
        "~": ("pelican",),
        "#": (),
    }
    for sign, able in expected.items():
        for name in expected["."]:
            play = beside(sign, name, faq)
            assert ("b1" in reach(play)) == (name in able), (sign, name)
            assert play.rule_against("to b1") == ("" if name in able else "T2.1")


@cites("T2.1")
def test_there_is_nothing_beyond_the_edge() -> None:
    play = beside(".", "death-dealers")
    assert play.rule_against("to d1") == play.rule_against("to l12") == "T2.1"


@cites("T2.1", "T2.2")
def test_a_tile_placed_in_this_game_is_a_square_without_symbol() -> None:
    for name in ("hell-boys", "hot-dog", "the-hammers", "pelican"):
        play = field(plain(4, 2, a1="u"), u=name, board={"tiles": ["b1"]})
        say(play, f"activate {name}, do move, do nothing")
        assert play.rule_against("to b1") == "T2.1"
        assert ("b2" in reach(play)) == (name != "hot-dog"), "a vehicle does not cut its corner"
    flies = field(plain(4, 1, a1="u"), u="pelican", board={"tiles": ["b1"]})
    say(flies, "activate pelican, do move, do nothing")
    assert "c1" in reach(flies), "aircraft cross it"
    for name in ("the-hammers", "hot-dog"):
        jumps = field(plain(4, 1, a1="u"), u=name, board={"tiles": ["b1"]})
        say(jumps, f"activate {name}")
        assert jumps.rule_against("do leap") == "T5.4", "Jump does not"
    assert state(flies).blocks[1] == 2, "and it blocks sight"


@cites("T2.1")
def test_ground_in_the_way_is_named_where_the_square_itself_is_near_and_free() -> None:
    play = field(
        """
        +   +   +   +   +
          ~   ~   .   .
        +   +   +   +   +
          .u  ~   .   .
        +   +   +   +   +
          ~   .   .   .
        +   +   +   +   +
        """,
        u="hell-boys",
    )
    say(play, "activate hell-boys")
    assert play.rule_against("do move") == "T5.4", "between two waters there is no way out"
    wide = field(
        """
        +   +   +   +   +
          .   ~   .   .
        +   +   +   +   +
          .u  ~   .   .
        +   +   +   +   +
          .   ~   .   .
        +   +   +   +   +
        """,
        u="hell-boys",
    )
    say(wide, "activate hell-boys, do move, do nothing")
    assert wide.rule_against("to c2") == "T2.1"
    assert wide.rule_against("to d2") == "T5.1"


# Traps


@cites("T2.3")
def test_soldiers_enter_traps_vehicles_do_not() -> None:
    for name, rule in (
        ("death-dealers", ""),
        ("rosie", ""),
        ("blackhawk", "T2.3"),
        ("hot-dog", "T2.3"),
        ("pelican", ""),
    ):
        play = field(plain(3, 2, a1="u", b1="T"), u=name)
        say(play, f"activate {name}, do move, do nothing")
        assert play.rule_against("to b1") == rule
        assert ("b1" in reach(play)) == (not rule)


# Crates


@cites("T2.3")
def test_everybody_enters_a_crate_and_only_vehicles_crush_it() -> None:
    for name in ("death-dealers", "rosie", "pelican"):
        play = field(plain(3, 2, a1="u", b1="C"), u=name)
        say(play, f"activate {name}, do move, do nothing, to b1")
        assert play.board["elements"] == {"b1": "crate"}
    play = field(plain(3, 2, a1="u", b1="C"), u="blackhawk")
    say(play, "activate blackhawk, do move, do nothing, to b1")
    assert play.legal == ["done", "crush b1"]
    assert play.rule_against("crush c1") == "T2.3"
    kept = Play(play.state.copy())
    say(play, "crush b1")
    say(kept, "done")
    assert play.board["elements"] == {} and kept.board["elements"] == {"b1": "crate"}
    assert play.last("crushed") == {"event": "crushed", "unit": "blackhawk", "square": "b1"}
    assert unit(play, "blackhawk")["at"] == unit(kept, "blackhawk")["at"] == "b1"


@cites("T2.3", "R4")
def test_a_crate_beside_the_way_is_crushed_only_if_named_and_on_a_way_that_can_be_paid() -> None:
    """Hans has three points in round one: a1 to c1 leads over b1 or, for as much, over b2."""
    play = field(plain(4, 3, a1="h", b2="C", d3="C"), h="hans", side="axis", turn=1)
    say(play, "activate hans, do move, do nothing, to c1")
    assert play.legal == ["done", "crush b2"], "the crate on d3 is on no payable way"
    assert play.rule_against("crush d3") == "T2.3"
    round_it = Play(play.state.copy())
    say(round_it, "done")
    assert round_it.board["elements"] == {"b2": "crate", "d3": "crate"}
    assert unit(round_it, "hans")["lasting"] == ["scouted"], "two points"
    say(play, "crush b2")
    assert play.board["elements"] == {"d3": "crate"}
    assert unit(play, "hans")["at"] == "c1"
    late = field(plain(4, 3, a1="h", b2="C"), h="blackhawk")
    say(late, "activate blackhawk, do move, do nothing, to b1")
    assert late.step != "crush", "R4: with one point there is no way over b2"


@cites("T2.3", "R4", "T17.28")
def test_going_round_by_a_crate_costs_what_it_costs() -> None:
    """To the next square for one point; over the crate for three, so nothing is left of the scout's points."""
    play = field(plain(4, 3, a1="h", a2="C"), h="hans", side="axis", turn=1)
    say(play, "activate hans, do move, do nothing, to b1, crush a2")
    assert unit(play, "hans")["lasting"] == ["scouted"], "down for one, the diagonal for one"
    far = field(plain(4, 4, a1="h", a2="C", b3="C"), h="hans", side="axis", turn=1)
    say(far, "activate hans, do move, do nothing, to b2")
    assert far.legal == ["done", "crush a2", "crush b3"]
    say(far, "crush a2")
    assert far.legal == ["done", "crush b3"], "a2, b3, b2: 1, 1 by the diagonal, 1"
    say(far, "crush b3")
    assert far.board["elements"] == {}
    assert unit(far, "hans")["lasting"] == ["scouted", "scouted"]


@cites("T2.3", "T5.4")
def test_crates_are_named_before_it_is_asked_how_the_way_is_paid() -> None:
    """The diagonal or the additional point, if another move is to come."""
    play = field(plain(5, 4, a1="h", b2="C"), h="hans", side="axis", turn=1)
    say(play, "activate hans, do move, do move, to b2")
    assert play.step == "crush"
    say(play, "crush b2")
    assert play.step == "pay"
    say(play, "pay points")
    assert unit(play, "hans") == {"at": "b2", "flags": ["moved", "loaded"], "lasting": ["scouted"]}
    assert play.board["paid"] == [] and play.board["elements"] == {}


@cites("T2.3")
def test_an_entering_vehicle_crushes_on_its_entry_square() -> None:
    play = field(plain(4, 2, a1="C"), h="blackhawk", turn=1)
    say(play, "activate blackhawk, do move, do nothing, enter a1")
    assert play.legal == ["done", "crush a1"]
    say(play, "crush a1")
    assert play.board["elements"] == {} and unit(play, "blackhawk")["at"] == "a1"


@cites("T2.4")
def test_each_element_keeps_its_lost_points_and_has_its_square_alone() -> None:
    play = field(plain(4, 2, a1="u"), u="death-dealers", board={"elements": {"b1": "crate 1", "c1": "trap 3"}})
    assert play.board["elements"] == {"b1": "crate 1", "c1": "trap 3"}
    say(play, "activate death-dealers, do move, do nothing, to b1")
    assert play.board["elements"] == {"b1": "crate 1", "c1": "trap 3"}


@cites("T2.2")
@pytest.mark.parametrize("sign", ["~", "x", "#"])
@pytest.mark.parametrize("kind", ["crate", "trap"])
def test_no_position_has_an_element_on_other_ground(sign: str, kind: str) -> None:
    drawing = f"""
        +   +   +
          .   {sign}
        +   +   +
        """
    with pytest.raises(BadPosition, match=r"no element can stand on b1 \(T2.2\)"):
        field(drawing, u={"name": "rosie", "at": "a1"}, board={"elements": {"b1": kind}})
