"""T10: ranges of weapons."""

from sandtable.testing import cites
from tests.tactics.field import field
from tests.tactics.shooting import aimed_row, open_ground, say, tired


def reached(shooter: str, weapon: str, target: str, side: str = "allies", size: int = 8) -> list[int]:
    """The distances in a straight line at which a row can be aimed at a unit."""
    found = []
    for distance in range(1, size):
        row = ["."] * size
        row[0], row[distance] = "u", "v"
        play = field(open_ground("".join(row), "." * size), u=shooter, v=tired(target), side=side)
        say(play, f"activate {shooter}")
        if play.rule_against("do attack") == "T7.1":
            continue
        say(play, "do attack, do nothing")
        while play.step.startswith("aim") and aimed_row(play) != weapon and "hold" in play.legal:
            say(play, "hold")
        if play.step.startswith("aim") and aimed_row(play) == weapon and f"at {target}" in play.legal:
            found.append(distance)
    return found


@cites("T10.1")
def test_a_number_reaches_from_one_to_it() -> None:
    assert reached("blackhawk", "dual-heavy-piat", "hans") == [1, 2]
    assert reached("hell-boys", "shotgun", "sturmpioniere") == [1]
    assert reached("death-dealers", "m9-bazooka", "hans") == [1, 2, 3]


@cites("T10.1")
def test_unlimited_weapons_reach_whatever_they_see() -> None:
    assert reached("pounder", "17-pounder", "hans", size=12) == [*range(1, 12)]
    play = field(open_ground("u.#...v", "......."), board={"elements": {"a2": "crate"}}, u="pounder", v="hans")
    say(play, "activate pounder, do attack, do nothing")
    assert play.rule_against("at hans") == "T6.1"


@cites("T10.1", "T11.1")
def test_close_rows_reach_neighbours_diagonally_too() -> None:
    assert reached("the-hammers", "rocket-punch", "hans") == [1]
    for where, allowed in (("b2", True), ("c3", False), ("b3", False), ("a2", True)):
        rows = [["."] * 3 for _ in range(3)]
        rows[0][0], rows[int(where[1]) - 1]["abc".index(where[0])] = "u", "v"
        play = field(open_ground(*["".join(row) for row in rows]), u="the-hammers", v=tired("hans"))
        say(play, "activate the-hammers")
        assert (play.rule_against("do attack") == "") == allowed, where


@cites("T10.1", "T11.3")
def test_close_rows_need_sight_no_wall_and_not_two_blocking_corners() -> None:
    wall = """
    +   +---+
      .u|1.v|
    +   +-L-+
      .   .
    +   +   +
    """
    play = field(wall, u="the-hammers", v=tired("hans"))
    say(play, "activate the-hammers")
    assert play.rule_against("do attack") == "T7.1"
    for rows, allowed in ((["u#", "#v"], False), (["u.", "#v"], True)):
        play = field(open_ground(*rows), u="the-hammers", v=tired("hans"))
        say(play, "activate the-hammers")
        assert (play.rule_against("do attack") == "") == allowed


@cites("T10.1", "T1.5")
def test_a_large_vehicle_measures_from_its_best_square_that_sees() -> None:
    # b1 and b2 belong to the Punisher: six squares from b to h
    play = field(open_ground("p.....hv", "........"), p="punisher", h=tired("hans"), v=tired("luther"))
    say(play, "activate punisher, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("dual-155-mm-howitzer", ["at hans"])
    assert play.rule_against("at luther") == "T6.1"  # behind the Hans for each of its squares
    # Its near squares do not see the squad, the far ones are five away: one pair must do for both.
    play = field(open_ground("p.#....", "..#....", ".......", "....v.."), p="punisher", v=tired("sturmpioniere"))
    say(play, "activate punisher, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("dual-155-mm-howitzer", ["at sturmpioniere"])  # the MGs reach four


# Worked examples


@cites("T10.1")
def test_example_654_the_nebelwerfer_reaches_from_four() -> None:
    assert reached("lothar", "nebelwerfer-42", "hell-boys", "axis", 12) == [*range(4, 12)]


@cites("T10.1")
def test_example_693_the_petard_mortar_reaches_from_three_to_six() -> None:
    assert reached("steel-rain", "petard-mortar", "hans", size=10) == [3, 4, 5, 6]
