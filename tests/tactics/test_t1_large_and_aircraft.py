"""T1.3, T1.5, T1.6, T1.8: what covers one square or four, what flies, and what a point of damage is."""

import pytest

from sandtable.games.tactics.rules.board import Battlefield
from sandtable.testing import Play, cites
from tests.tactics.field import field, squares, state, unit
from tests.tactics.moves import plain, reach, say


def driving(drawing: str, square: str = "", act: str = "move", **more: object) -> Play:
    """The Punisher, asked where to go."""
    place = {"at": square} if square else {}
    play = field(drawing, u={"name": "punisher", **place}, **more)  # type: ignore[arg-type]
    say(play, f"activate punisher, do {act}, do nothing")
    return play


def covered(play: Play, name: str) -> set[str]:
    s = state(play)
    u = s.slot[s.tables.cards.unit.number(name)]
    return {s.square_name(square) for square in s.squares(u)}


# Large vehicles


@cites("T1.3", "T1.5")
def test_a_squad_takes_one_square_a_large_vehicle_four() -> None:
    play = field(plain(5, 4, b2="p", a1="d"), p="punisher", d="death-dealers")
    assert covered(play, "punisher") == {"b2", "c2", "b3", "c3"}
    assert covered(play, "death-dealers") == {"a1"}
    walker = field(plain(3, 3, b2="b"), b="blackhawk")
    assert covered(walker, "blackhawk") == {"b2"}


@cites("T1.5", "T5.4")
def test_a_block_moves_whole_in_all_eight_directions() -> None:
    play = driving(plain(5, 5), "b2")
    assert reach(play) == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    say(play, "to c3")
    assert covered(play, "punisher") == {"c3", "d3", "c4", "d4"}
    assert unit(play, "punisher")["flags"] == ["moved", "loaded"]


@cites("T1.5", "T2.1")
def test_every_square_newly_covered_must_be_enterable() -> None:
    drawing = """
        +   +   +   +   +
          .   .   .   ~
        +   +   +   +   +
          .   .u  .   .
        +   +   +   +   +
          .   .   .   x
        +   +   +   +   +
          .   .   .   .
        +   +   +   +   +
        """
    play = driving(drawing, "b2")
    assert play.rule_against("to c1") == "T2.1"
    assert play.rule_against("to c2") == "T2.1", "rubble under one of its squares"
    assert play.rule_against("to c3") == "T2.1"
    assert reach(play) == {"a1", "b1", "a2", "a3", "b3"}


@cites("T1.5")
def test_a_block_does_not_hang_over_the_edge() -> None:
    play = driving(plain(4, 3), "c1")
    assert reach(play) == {"b1", "b2", "c2"}
    for square in ("d1", "d2", "c3"):
        assert play.rule_against(f"to {square}") == "T1.5"


@cites("T1.5", "T5.2", "T5.6", "T2.3")
def test_it_enters_squares_of_nobody_and_no_traps() -> None:
    play = field(plain(6, 4, b2="p", d3="e", a1="f", b4="T"), p="punisher", e="sturmpioniere", f="rosie")
    say(play, "activate punisher, do move, do nothing")
    assert play.rule_against("to c2") == "T5.2"
    assert play.rule_against("to a1") == "T5.6", "not even a friendly hero's"
    assert play.rule_against("to b3") == "T2.3"
    assert play.rule_against("to a2") == ""


@cites("T1.5")
def test_a_diagonal_only_if_both_ways_round_are_free() -> None:
    """One step right would cover a friend, so the diagonal past it is closed, too."""
    play = field(plain(6, 5, b2="p", d2="f"), p="punisher", f="death-dealers")
    say(play, "activate punisher, do move, do nothing")
    assert play.rule_against("to c2") == "T5.6"
    assert "c3" not in reach(play) and play.rule_against("to c3") == "T5.3"
    free = driving(plain(6, 5), "b2")
    assert "c3" in reach(free)


@cites("T1.5", "T14.1")
def test_it_never_enters_buildings() -> None:
    drawing = """
        +   +   +   +   +   +
          .   .   .   .   .
        +   +   +-L-+-L-+   +
          .   . L1.  1. | .
        +   +   +   +   +   +
          .   . L1.  1. | .
        +   +   +---+---+   +
          .   .   .   .   .
        +   +   +   +   +   +
        """
    play = driving(drawing, "a2")
    assert play.rule_against("to b2") == "T1.5"
    assert "b2" not in reach(play) and "a1" in reach(play)


@cites("T1.5", "R5")
def test_it_leaves_a_hero_in_a_square_it_keeps() -> None:
    """Only squares newly covered count: the hero who stands with it does not hold it."""
    play = field(plain(5, 4, b2="p"), p="punisher", x={"name": "rosie", "at": "c2"})
    say(play, "activate punisher, do move, do nothing")
    assert "b1" in reach(play) and "a2" in reach(play)
    say(play, "to b1")
    assert unit(play, "rosie")["at"] == "c2" and "c2" in covered(play, "punisher")


@cites("T1.5", "T2.3")
def test_it_may_crush_every_crate_it_enters() -> None:
    play = field(plain(5, 4, b2="p", d2="C", d3="C"), p="punisher")
    say(play, "activate punisher, do move, do nothing, to c2")
    assert play.step == "crush" and play.legal == ["done", "crush d2", "crush d3"]
    say(play, "crush d3, crush d2")
    assert play.board["elements"] == {}
    assert covered(play, "punisher") == {"c2", "d2", "c3", "d3"}


@cites("T1.5", "T3.3")
def test_it_enters_standing_whole_at_its_edge() -> None:
    play = field(plain(5, 4, b4="f"), p="punisher", f="death-dealers", turn=1)
    say(play, "activate punisher, do move, do nothing")
    assert reach(play) == {"a1", "a2"}, "a3 would cover the friend on b4"
    assert play.rule_against("enter b1") == "T5.1", "one square from the edge"
    assert play.rule_against("enter a4") == "T1.5"
    say(play, "enter a1")
    assert covered(play, "punisher") == {"a1", "b1", "a2", "b2"}
    full = field(plain(5, 4, b1="f", a2="g", a4="h"), p="punisher", f="hell-boys", g="rosie", h="death-dealers", turn=1)
    say(full, "activate punisher")
    assert full.legal == ["do nothing"], "T3.6: there is no room"
    house = field(
        """
        +   +   +   +
          .   .   .
        +-L-+   +   +
        |1. L .   .
        +---+   +   +
        """,
        p="punisher",
        turn=1,
    )
    say(house, "activate punisher")
    assert house.legal == ["do nothing"]


@cites("T1.5", "T7.2", "T6.1")
def test_range_and_sight_are_those_of_the_best_pair() -> None:
    play = field(
        """
        +   +   +   +   +   +   +
          .p  .   #   .   .e  .
        +   +   +   +   +   +   +
          .   .   .   .   .   .
        +   +   +   +   +   +   +
        """,
        p="punisher",
        e="sturmpioniere",
    )
    s = state(play)
    assert s.distance(0, 1) == 3, "from b1 or b2 it is three squares"
    assert s.sees(0, 1) and s.sees(1, 0), "past the tile from b2"
    behind = field(
        """
        +   +   +   +   +   +
          .   .p  .   .   .e
        +   +   +   +   +   +
          .d  .   .   #   #
        +   +   +   +   +   +
        """,
        p="punisher",
        e="sturmpioniere",
        d="death-dealers",
    )
    t = state(behind)
    names = {t.name(u): u for u in range(3)}
    assert t.sees(names["punisher"], names["sturmpioniere"]), "its own squares never block it"
    assert not t.sees(names["death-dealers"], names["sturmpioniere"]), "but they block others"


@cites("T1.5", "T21.2")
def test_it_is_one_target_and_one_score() -> None:
    play = field(plain(5, 4, b2="p", e1="k"), p={"name": "punisher", "points": 1}, k="hans")
    s = state(play)
    u = s.slot[s.tables.cards.unit.number("punisher")]
    s.hurt(u, 1)
    assert s.score == [0, 95] and not any(s.here[square] & 7 for square in squares("b2", "c2", "b3", "c3"))


# Aircraft


def flying(play: Play, name: str = "pelican") -> Play:
    say(play, f"activate {name}, do move, do nothing")
    return play


@cites("T1.6", "T2.1")
def test_aircraft_fly_over_everything_and_cut_every_corner() -> None:
    drawing = """
        +   +   +   +   +   +   +
          .p  #   ~   .e  x   .
        +   +   +   +---+---+   +
          #   #   #  |1.  1. | .
        +   +   +   +---+---+   +
        """.replace("#  |", "# |")
    play = flying(field(drawing, p="pelican", e="hans"))
    assert {"c1", "e1"} <= reach(play), "over a square without symbol, and on to water and rubble"
    assert play.rule_against("to b1") == "T2.1" and play.rule_against("to b2") == "T2.1"
    assert play.rule_against("to d1") == "T1.6", "not where a unit stands"
    assert play.rule_against("to d2") == "T1.6", "never into a building"
    assert play.rule_against("to f1") == "T5.1"
    far = flying(field(drawing, p="horten", e="hell-boys", side="axis"), "horten")
    assert "f1" in reach(far), "five squares, over units and walls"
    assert "f2" in reach(far)


@cites("T1.6", "T5.1")
def test_their_second_diagonal_costs_two_as_everybodys() -> None:
    play = flying(field(plain(6, 6, a1="p"), p="pelican"))
    assert "c3" in reach(play) and "d3" in reach(play)
    assert play.rule_against("to d4") == "T5.1"


@cites("T1.6")
def test_nobody_enters_the_square_of_an_aircraft() -> None:
    for name, side in (("hell-boys", "allies"), ("rosie", "allies"), ("honey", "allies"), ("the-hammers", "allies")):
        play = field(plain(5, 3, a1="u", b1="p"), u=name, p="pelican", side=side)
        say(play, f"activate {name}, do move, do nothing")
        assert play.rule_against("to b1") == "T1.6", "not even a friend's"
    lane = """
        +   +   +   +
          #   #   #
        +   +   +   +
          .u  .p  .
        +   +   +   +
          #   #   #
        +   +   +   +
        """
    for name in ("hell-boys", "the-hammers"):
        play = field(lane, u=name, p="pelican")
        say(play, f"activate {name}")
        assert play.rule_against("do move") == "T5.4", "nor passes it"
    enemy = field(plain(5, 3, a1="u", b1="p"), u="hans", p="pelican", side="axis")
    say(enemy, "activate hans, do move, do nothing")
    assert enemy.rule_against("to b1") in ("T1.6", "T5.2")


@cites("T1.6", "T6.4", "T6.5")
def test_aircraft_block_no_sight_and_soldiers_none_to_them() -> None:
    def sees(between: str, target: str) -> bool:
        play = field(plain(4, 3, a1="d", b1="x", c1="t"), d="death-dealers", x=between, t=target)
        s = state(play)
        slots = {s.name(u): u for u in range(len(s.unit))}
        return s.sees(slots["death-dealers"], slots[target])

    assert sees("pelican", "sturmpioniere"), "an aircraft blocks nothing"
    assert sees("sturmpioniere", "horten") and not sees("sturmpioniere", "recon-grenadiers")
    assert not sees("hans", "horten"), "vehicles do"
    trap = field(plain(4, 3, a1="d", b1="T", c1="t"), d="death-dealers", t="horten")
    s = state(trap)
    assert s.sees(0, 1)
    tile = field(
        """
        +   +   +   +
          .d  #   .t
        +   +   +   +
        """,
        d="death-dealers",
        t="horten",
    )
    assert not state(tile).sees(0, 1)


@cites("T1.6", "T2.3")
def test_aircraft_crush_nothing() -> None:
    play = flying(field(plain(4, 3, a1="p", b1="C"), p="pelican"))
    say(play, "to b1")
    assert play.board["elements"] == {"b1": "crate"} and unit(play, "pelican")["at"] == "b1"


@cites("T1.6", "T3.3")
def test_aircraft_enter_over_water() -> None:
    play = field(
        """
        +   +   +   +
          ~   .   .
        +   +   +   +
        """,
        p="pelican",
        turn=1,
    )
    say(play, "activate pelican, do move, do nothing")
    assert reach(play) == {"a1"}


# Points


@cites("T1.8")
@pytest.mark.parametrize(("damage", "left"), [(1, 4), (3, 2), (5, 0), (9, 0)])
def test_each_point_of_damage_is_one_miniature_or_one_point(damage: int, left: int) -> None:
    play = field(plain(3, 3, a1="h", b1="w", c1="s"), h="hell-boys", w="wotan", s="winter-child")
    s = state(play)
    slots = {s.name(u): u for u in range(len(s.unit))}
    s.hurt(slots["winter-child"], damage)
    assert s.points[slots["winter-child"]] == max(6 - damage, 0)
    s.remove(slots["hell-boys"], 0, min(damage, 3))
    if damage > 3:
        s.remove(slots["hell-boys"], 1, 1)
        s.remove(slots["hell-boys"], 2, 1)
    assert s.points[slots["hell-boys"]] == left
    assert check_counts(s)


def check_counts(s: Battlefield) -> bool:
    return all(bool(s.points[u]) == s.is_alive(u) for u in range(len(s.unit)))
