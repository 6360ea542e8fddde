"""Positions: what they say can be read again, and what cannot be is refused in one sentence that names the rule."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import SandtableError
from sandtable.core.position import from_text, to_text
from sandtable.core.seats import CHANCE
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.testing import cites
from tests.tactics.field import field, state, unit
from tests.tactics.moves import plain, say
from tests.tactics.once import ONCE

MEETING = {"scenario": "meeting-engagement", "armies": "choose"}
ROUND: list[dict[str, Any]] = [{"step": "round"}]
UNITS: dict[str, Any] = {
    "hell-boys": {"at": "a1"},
    "rosie": {"at": "a1"},
    "blackhawk": {"at": "b1"},
    "lara": {"at": "l1"},
    "sturmpioniere": {"at": "k1"},
    "hans": {},
}


def error_of(content: dict[str, Any], options: dict[str, object] | None = None) -> SandtableError:
    """What is said about a position that cannot be."""
    with pytest.raises(SandtableError) as caught:
        ONCE.rules(options or MEETING).position(content)
    return caught.value


def board(**parts: Any) -> dict[str, Any]:
    return {"turn": 1, "board": parts, "steps": deepcopy(ROUND)}


def units(**tables: Any) -> dict[str, Any]:
    """A battle in which some units are otherwise."""
    found = deepcopy(UNITS)
    for name, table in tables.items():
        found[name.replace("_", "-")] = table
    return board(units=found)


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "key": (board(unit={}), 'the board has no "unit"'),
    "units": (board(units=3), "units must be a table"),
    "unit": (units(hans=3), "hans must be a table"),
    "name": (board(units={"hens": {}}), '"hens" is no unit; did you mean "hans"?'),
    "copy": (board(units={"hans/9": {}}), '"hans/9" is no unit; did you mean "hans/3"?'),
    "unit-key": (units(hans={"square": "a3"}), 'hans has no "square"'),
    "square": (units(hans={"at": "z9"}), '"z9" is no square'),
    "outside": (units(hans={"at": "a12"}), "a12 is not on the board"),
    "flags": (units(hans={"flags": ["brave"]}), "flags of hans must be some of ready, moved, loaded, dead, left"),
    "flag": (units(hans={"flags": "ready"}), "flags of hans must be some of ready, moved, loaded, dead, left"),
    "gone": (
        units(hans={"flags": ["dead"], "at": "c3"}),
        "hans is gone: it stands nowhere and is not ready (T3.2)",
    ),
    "ready": (
        units(hans={"flags": ["dead", "ready"]}),
        "hans is gone: it stands nowhere and is not ready (T3.2)",
    ),
    "points": (units(hans={"points": 4}), "points of hans must be a whole number from 1 to 3, not 4"),
    "no-points": (units(hans={"points": 0}), "points of hans must be a whole number from 1 to 3, not 0"),
    "true": (units(hans={"points": True}), "points of hans must be a whole number from 1 to 3, not True"),
    "squad": (
        units(hell_boys={"points": 3}),
        "only living vehicles, aircraft and heroes have points, not hell-boys",
    ),
    "dead-points": (
        units(hans={"flags": ["dead"], "points": 2}),
        "only living vehicles, aircraft and heroes have points, not hans",
    ),
    "figures": (units(hans={"figures": {}}), "only a living squad has figures, as a table; hans has none"),
    "figure": (units(hell_boys={"figures": {"shotgnu": 1}}), 'hell-boys has no figure "shotgnu"'),
    "figure-count": (
        units(hell_boys={"figures": {"shotgun": 4}}),
        "shotgun of hell-boys must be a whole number from 0 to 3, not 4",
    ),
    "nobody": (
        units(hell_boys={"figures": {"shotgun": 0, "flame-a": 0, "flame-b": 0}}),
        "hell-boys has nobody left; then it is dead",
    ),
    "weapon": (units(hans={"ammunition": {"club": 1}}), 'hans has no limited weapon "club"'),
    "ammunition": (units(sturmpioniere={"ammunition": 3}), "ammunition must be a table"),
    "rounds": (
        units(sturmpioniere={"at": "k1", "ammunition": {"panzerfaust": 9}}),
        "panzerfaust of sturmpioniere must be a whole number from 0 to 3, not 9",
    ),
    "used": (units(lara={"used": "all-in-one"}), "used of lara must be a list"),
    "not-hers": (units(lara={"used": ["berserk"]}), 'used of lara cannot have "berserk"'),
    "unknown": (units(lara={"used": [["x"]]}), "used of lara cannot have \"['x']\""),
    "passive": (units(hans={"used": ["scout-vehicle"]}), 'used of hans cannot have "scout-vehicle"'),
    "twice": (units(lara={"used": ["all-in-one", "all-in-one"]}), 'used of lara cannot have "all-in-one"'),
    "scouted": (
        units(hans={"lasting": ["scouted", "scouted", "scouted"]}),
        'lasting of hans cannot have "scouted"',
    ),
    "medal": (units(lara={"lasting": ["medal-spent"]}), 'lasting of lara cannot have "medal-spent"'),
    "mate": (units(hell_boys={"at": "a1", "mate": "lara"}), "lara cannot be with hell-boys (T15.1)"),
    "mate-class": (units(blackhawk={"at": "b1", "mate": "rosie"}), "rosie cannot be with blackhawk (T15.1)"),
    "mate-away": (
        units(hell_boys={"at": "a2", "mate": "rosie"}),
        "rosie and hell-boys must be in one square, ready or not together, with nobody else (T15.4)",
    ),
    "mate-tired": (
        units(hell_boys={"at": "a1", "mate": "rosie"}, rosie={"at": "a1", "flags": ["loaded"]}),
        "rosie and hell-boys must be in one square, ready or not together, with nobody else (T15.4)",
    ),
    "room": (units(hell_boys={"at": "b1"}), "blackhawk cannot stand on b1 (T5.6)"),
    "enemies": (units(hell_boys={"at": "l1"}), "hell-boys cannot stand on l1 (T5.6)"),
    "fit": (board(units={"punisher": {"at": "l9"}}), "punisher does not fit on l9 (T1.5)"),
    "element": (
        board(elements={"e1": "wall"}),
        'e1 must have "crate" or "trap", perhaps with its points, not "wall" (T9.1)',
    ),
    "element-points": (
        board(elements={"e1": "crate 3"}),
        'e1 must have "crate" or "trap", perhaps with its points, not "crate 3" (T9.1)',
    ),
    "elements": (board(elements=[]), "elements must be a table"),
    "tiles": (board(tiles="a1"), "tiles must be a list of squares"),
    "tile": (board(tiles=[["a1"]]), "\"['a1']\" is no square"),
    "tile-element": (
        board(tiles=["e1"], elements={"e1": "crate"}),
        "no tile can lie on e1 (T2.2)",
    ),
    "score": (
        board(score={"allies": -1}),
        "allies of score must be a whole number from 0 to 100000, not -1",
    ),
    "score-side": (board(score={"alies": 1}), '"alies" is no side; did you mean "allies"?'),
    "ordered": (board(ordered="allies"), "ordered must be a list of sides"),
    "ordered-side": (board(ordered=["alies"]), '"alies" is no side; did you mean "allies"?'),
    "charge": (board(charges={"a1": "axis"}), "there is no charge on a1"),
    "bridge": (board(bridge=1), "bridge of the board must be a whole number from 0 to 0, not 1"),
    "picks": (board(picks={"allies": 2}), "picks of allies must be a list"),
    "pick": (board(picks={"allies": ["hans"]}), 'allies cannot have picked "hans" (T16.2)'),
    "pick-done": (board(picks={"allies": ["done"]}), 'allies cannot have picked "done" (T16.2)'),
    "pick-more": (
        board(picks={"axis": ["hans", "done", "lara"]}),
        'axis cannot have picked "lara" (T16.2)',
    ),
    "pick-join": (
        board(units=deepcopy(UNITS), picks={"allies": ["blackhawk"]}),
        'allies cannot have picked "blackhawk" (T16.2)',
    ),
    "secrets": (board(picks={"axis": ["hans"]}), "secrets are kept only while they are asked for (T16.2)"),
    "paid": (board(paid=["scout"]), "paid must be a list of diagonal and fast"),
    "unbroken": (board(unbroken=1), "unbroken must be true or false"),
    "rounds-limit": (
        {"turn": 8, "board": {}, "steps": ROUND},
        "the battle has 7 rounds, not 8 (T21.1)",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_board_that_cannot_be_is_refused_in_one_sentence(name: str) -> None:
    content, expected = WRONG[name]
    error = error_of(content)
    said = str(error)
    if name in ("square", "tile"):
        assert said.startswith(expected)
    else:
        assert said == expected
    assert error.said.message and "\n" not in said


STEPS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "not-in-play": (
        [{"step": "declare", "unit": "luther", "first": ""}],
        "luther is not in play",
    ),
    "below": (
        [{"step": "activate", "side": "allies"}, {"step": "end-activation", "unit": "luther"}],
        "luther is not in play",
    ),
    "dead": (
        [{"step": "declare", "unit": "wotan", "first": ""}],
        "wotan is gone and decides nothing (T3.2)",
    ),
    "choosing": (
        [{"step": "choose-armies"}],
        'the step "choose-armies" does not fit the position: both sides still choose their armies (T16.2)',
    ),
    "joining": (
        [{"step": "join-heroes", "number": 1}],
        'the step "join-heroes" does not fit the position: heroes are asked one after the other (T15.7)',
    ),
    "nobody": (
        [{"step": "activate", "side": "axis"}],
        'nobody can answer the step "activate" in this position',
    ),
}


@pytest.mark.parametrize("name", STEPS)
def test_steps_that_do_not_fit_are_refused(name: str) -> None:
    steps, expected = STEPS[name]
    tables = deepcopy(UNITS) | {"wotan": {"flags": ["dead"]}}
    if name == "nobody":
        for unit_name in ("lara", "sturmpioniere", "hans"):
            tables[unit_name]["flags"] = ["loaded"]
    error = error_of({"turn": 1, "board": {"units": tables}, "steps": [*steps, *ROUND]})
    assert str(error) == expected and error.said.message


@cites("T14.2", "T2.2")
def test_elements_and_tiles_in_houses() -> None:
    house = """
        +   +   +
          .   .
        +   +-s-+
          . |1. |
        +   +---+
        """
    with pytest.raises(SandtableError, match=r"no trap can stand on b2 \(T14.2\)"):
        field(house, u={"name": "rosie", "at": "a1"}, board={"elements": {"b2": "trap"}})
    with pytest.raises(SandtableError, match=r"no tile can lie on b2 \(T2.2\)"):
        field(house, u={"name": "rosie", "at": "a1"}, board={"tiles": ["b2"]})


@cites("T1.6", "T1.5", "T2.1", "T2.3")
@pytest.mark.parametrize(
    ("name", "square"),
    [
        ("blackhawk", "c1"),
        ("hell-boys", "b1"),
        ("hell-boys", "a1"),
        ("pelican", "a1"),
        ("pelican", "b3"),
        ("hans", "d1"),
    ],
)
def test_nobody_stands_where_they_may_not(name: str, square: str) -> None:
    ground = """
        +   +   +   +   +
          #   ~   x   .T
        +   +   +   +   +
          .   .   .   .
        +   +-L-+   +   +
          . |1. | .   .
        +   +---+   +   +
        """
    with pytest.raises(SandtableError, match=rf"{name} cannot stand on {square}"):
        field(ground, u={"name": name, "at": square}, x="rosie")


# Round trips


def test_everything_a_position_says_comes_back() -> None:
    """A board with as many marks as there are."""
    play = field(
        plain(8, 4, a1="h", c1="b", e1="C", f1="T", h4="l", h1="x"),
        h={
            "name": "hell-boys",
            "mate": "rosie",
            "figures": {"shotgun": 1, "flame-a": 0, "flame-b": 1},
            "flags": ["moved"],
        },
        r={"name": "rosie", "points": 2, "used": ["tank-head"], "lasting": ["medal-spent"], "flags": ["moved"]},
        b={"name": "blackhawk", "points": 1, "flags": ["ready", "moved"]},
        l={"name": "hans", "lasting": ["scouted", "scouted"]},
        d={"name": "death-dealers", "flags": ["dead"]},
        x={"name": "sturmpioniere", "ammunition": {"panzerfaust": 1}},
        y={"name": "lara", "flags": ["loaded", "left"]},
        z={"name": "kommandotrupp", "used": ["rebuilt", "brought-back"]},
        board={
            "tiles": ["d3"],
            "score": {"allies": 21, "axis": 23},
            "ordered": ["axis"],
            "paid": ["diagonal", "fast"],
        },
        turn=1,
    )
    text = to_text(play.state)
    again = from_text(text, play.state.rules)
    assert to_text(again) == text and again == play.state and again.legal() == play.state.legal()
    assert unit(play, "rosie")["lasting"] == ["medal-spent"]
    assert play.board["paid"] == ["diagonal", "fast"] and play.board["tiles"] == ["d3"]
    assert unit(play, "hell-boys")["figures"] == {"shotgun": 1, "flame-a": 0, "flame-b": 1}


def test_what_is_as_on_the_card_is_left_out() -> None:
    play = field(plain(4, 2, a1="h"), h="hell-boys", off="hans")
    assert play.board["units"] == {"hell-boys": {"at": "a1"}, "hans": {}}


def test_a_dead_squad_remembers_the_hero_who_goes_on_for_it() -> None:
    """T15.6: in the middle of an activation the steps still speak of the squad."""
    play = field(
        plain(6, 2, a1="r", f1="s"),
        {"step": "do", "unit": "hell-boys", "act": "move", "later": False},
        {"step": "end-activation", "unit": "hell-boys"},
        {"step": "turn", "side": "axis"},
        h={"name": "hell-boys", "flags": ["dead"], "mate": "rosie"},
        r={"name": "rosie", "flags": ["loaded"]},
        s="sturmpioniere",
    )
    assert play.state.describe()["steps"][0]["unit"] == "rosie"
    assert from_text(to_text(play.state), play.state.rules) == play.state
    say(play, "to b1")
    assert unit(play, "rosie")["at"] == "b1"


@pytest.mark.parametrize("scenario", ["seize-the-explosives", "hold-the-bridge", "breakthrough"])
def test_positions_of_random_games_are_read_again(scenario: str) -> None:
    rules = ONCE.rules({"scenario": scenario, "armies": "choose"})
    current, rng = rules.start(), Random(scenario)
    for number in range(400):
        if current.is_over():
            break
        if number % 20 == 0:
            again = from_text(to_text(current), rules)
            assert isinstance(again, Battlefield) and again == current and again.describe() == current.describe()
            assert again.here == state_of(current).here and again.blocks == state_of(current).blocks
        current.apply(current.draw(rng) if current.seat == CHANCE else rng.choice(current.legal()))


def state_of(found: object) -> Battlefield:
    assert isinstance(found, Battlefield)
    return found


def test_a_field_is_a_position_too() -> None:
    play = field(plain(4, 2, a1="h"), h="hell-boys", off="hans")
    assert state(play).tables.ground.width == 4
