"""T16, T21: our scenarios, and what is said about a wrong file of scenarios."""

import tomllib
from typing import Any

import pytest
from hypothesis import given

from sandtable.core.errors import Said
from sandtable.games.datafiles import DataError
from sandtable.games.tactics.rules.ground import CIRCLE, SIGNS, SMOKE, Board, read_boards
from sandtable.games.tactics.rules.scenarios import (
    BREAK_THROUGH,
    HOLD_TOGETHER,
    KEEP_BUILDING,
    NONE,
    TAKE_CHARGES,
    Scenario,
    Scenarios,
    corners,
)
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.damage import SETTINGS, Damage, damage, damages
from tests.errors import worded
from tests.tactics.files import LANGUAGES, PACKAGE, scenario, scenarios, text

ALL = scenarios().scenario
by_name = pytest.mark.parametrize("one", ALL, ids=[one.name for one in ALL])
NAMES = scenarios().square.names


def squares(numbers: list[int]) -> str:
    """The names of squares."""
    return " ".join(NAMES[number] for number in numbers)


# Ours


@cites("T16.2")
def test_all_boards_share_one_numbering() -> None:
    assert (scenarios().columns, scenarios().rows) == (12, 12)
    assert len(NAMES) == 144
    assert (NAMES[0], NAMES[1], NAMES[12], NAMES[143]) == ("a1", "b1", "a2", "l12")


@cites("T16.2")
def test_there_are_six() -> None:
    goals = {one.name: one.goal for one in ALL}
    assert goals == {
        "reconnaissance": NONE,
        "meeting-engagement": NONE,
        "breakthrough": BREAK_THROUGH,
        "hold-the-bridge": HOLD_TOGETHER,
        "seize-the-explosives": TAKE_CHARGES,
        "last-stand": KEEP_BUILDING,
    }


@cites("T16.1", "T16.2")
@by_name
def test_every_scenario_can_be_prepared(one: Scenario) -> None:
    board = scenarios().boards[one.board]
    assert scenarios().board(scenarios().number[one.name]) is board
    assert (one.crates, one.traps, one.tiles) == (2, 2, 0)
    terrain = {
        y * scenarios().columns + x: SIGNS.index(board.rows[y][x])
        for y in range(board.height)
        for x in range(board.width)
    }
    places = [*one.enter, *one.deploy, one.cover, one.exits, one.bridge, one.charges, one.keep, *one.bonus_held]
    for place in places:
        assert place == sorted(set(place) & set(terrain))
    assert len([square for square in one.cover if terrain[square] in (CIRCLE, SMOKE)]) >= 4
    for side in (0, 1):
        assert one.enter[side] or one.deploy[side]
        assert not set(one.enter[side]) & set(one.enter[1 - side] + one.deploy[1 - side])


@cites("T16.1")
def test_forces() -> None:
    first = scenario("reconnaissance")
    assert (first.ap, first.vehicles, first.squads) == (0, 1, 1)
    assert all((one.ap, one.vehicles, one.squads) == (130, -1, -1) for one in ALL if one is not first)


@cites("T3.3", "T3.6")
def test_where_sides_enter() -> None:
    meeting = scenario("meeting-engagement")
    assert squares(meeting.enter[0]) == "a1 a2 a3 a4 a5 a6 a7 a8 a9"
    assert squares(meeting.enter[1]) == "l1 l2 l3 l4 l5 l6 l7 l8 l9"
    stand = scenario("last-stand")
    assert stand.enter[0] == []
    assert len(stand.enter[1]) == 18
    assert squares(stand.deploy[0]) == "e6 f6 g6 h6 e7 f7 g7 h7"
    assert all(one.initiative == [0, 0] for one in ALL)


@cites("T21.1", "T21.2")
def test_what_is_fought_for() -> None:
    through = scenario("breakthrough")
    assert (through.attacker, through.exit_ap, through.bonus_left) == (1, 60, True)
    assert through.exits == through.enter[0]
    bridge = scenario("hold-the-bridge")
    assert squares(bridge.bridge) == "f4 g4 f5 g5 f6 g6"
    assert (bridge.bridge_from, bridge.bridge_rounds, bridge.bonus_bridge) == (3, 2, 25)
    charges = scenario("seize-the-explosives")
    assert squares(charges.charges) == "j2 f5 g5 h6 c8"
    assert (charges.charges_needed, charges.bonus_charge) == (3, 20)
    stand = scenario("last-stand")
    assert (stand.attacker, len(stand.keep)) == (1, 12)
    held = scenario("meeting-engagement")
    assert [squares(place) for place in held.bonus_held] == ["f3", "g7", "f5 g5"]
    assert held.bonus_each == 15
    assert [one.rounds for one in ALL] == [6, 7, 8, 7, 8, 6]


def test_every_value_has_a_source_or_a_reason() -> None:
    assert len(scenarios().origins) > 60
    for key, origin in scenarios().origins.items():
        word, _, reason = origin.partition(":")
        assert word in ("established", "reconstructed"), key
        assert reason.strip(), key


# Squares


@cites("T16.1")
def test_squares_columns_rows_and_blocks() -> None:
    assert corners("d4", 12, 9) == [3, 3, 3, 3]
    assert corners("d1-f6", 12, 9) == [3, 0, 5, 5]
    assert corners("l", 12, 9) == [11, 0, 11, 8]
    assert corners("9", 12, 9) == [0, 8, 11, 8]
    for wrong in ("", "m", "10", "0", "f6-d1", "d1-f10", "d1-f6-g7", "A1", "²", "a²", "d1-", "-d1", "zz"):
        assert corners(wrong, 12, 9) == [], wrong


# Wrong files

BOARDS = read_boards(
    {
        "origin": "established",
        "board": [
            {"name": "field", "rows": ["......", "......", "..~#..", "......", "......"]},
            {"name": "farm", "rows": ["#.....", "......", "......"], "building": [{"area": "c1-d2", "large": ["c2s"]}]},
        ],
    }
)

SMALL = """
origin = "established: by us"

[[scenario]]
name = "raid"
board = "field"
enter = { allies = ["a"], axis = ["f"] }
cover = ["b1-e5"]
crates = 2
traps = 1
tiles = 1
ap = 100
rounds = 5
objective = "break-through"
attacker = "axis"
exits = ["a"]
exit_ap = 40
bonus_held = [["b2"], ["e4", "e5"]]
bonus_each = 10

[[scenario]]
name = "bridge"
board = "field"
enter = { allies = ["1"], axis = ["5"] }
cover = ["3"]
crates = 1
traps = 1
vehicles = 1
squads = 2
rounds = 4
objective = "hold-bridge"
bridge = ["c3-d4"]
bridge_from = 2
bridge_rounds = 2

[[scenario]]
name = "farm"
board = "farm"
enter = { axis = ["f"] }
deploy = { allies = ["c1-d2"] }
initiative = { axis = 2 }
cover = ["3"]
crates = 0
traps = 0
rounds = 4
objective = "keep-building"
attacker = "axis"
keep = ["c1-d2"]

[[scenario]]
name = "charges"
board = "field"
enter = { allies = ["a"], axis = ["f"] }
cover = ["2"]
crates = 0
traps = 0
rounds = 4
objective = "take-charges"
charges = ["b2", "b3"]
charges_needed = 2
"""
"""A small file in which nothing is wrong."""

RAID, BRIDGE, FARM = 's.toml, scenario "raid"', 's.toml, scenario "bridge"', 's.toml, scenario "farm"'
CHARGES = 's.toml, scenario "charges"'

BROKEN = [
    ('name = "raid"', 'name = "bridge"', f"{BRIDGE}: the name bridge is used twice (T16.2)"),
    ('name = "raid"\n', "", "s.toml, scenario 1: name is missing (T16.2)"),
    (
        'board = "field"',
        'board = "feild"',
        f'{RAID}: board must be field or farm, not "feild"; did you mean "field"? (T16.2)',
    ),
    (
        'enter = { allies = ["a"], axis = ["f"] }',
        "enter = 3",
        f"{RAID}: enter must be a table of allies and axis, not 3 (T3.3)",
    ),
    (
        'enter = { allies = ["a"], axis = ["f"] }',
        'enter = { allies = ["a"], axes = ["f"] }',
        f'{RAID}: enter must be allies or axis, not "axes"; did you mean "axis"? (T3.3)',
    ),
    (
        'enter = { allies = ["a"], axis = ["f"] }',
        'enter = { allies = ["a"] }',
        f"{RAID}: the side axis has neither enter nor deploy, so it never comes to the board (T3.3)",
    ),
    (
        'enter = { allies = ["a"], axis = ["f"] }',
        'enter = { allies = ["a"], axis = ["1"] }',
        f"{RAID}: both sides come to the board on a1; each needs squares of its own (T3.3)",
    ),
    (
        'enter = { allies = ["a"], axis = ["f"] }',
        'enter = { allies = ["a"], axis = ["e"] }',
        f"{RAID}: enter.axis must be squares at the edge of the board, and e2 is not (T3.3)",
    ),
    (
        'enter = { allies = ["a"], axis = ["f"] }',
        'enter = { allies = ["a"], axis = ["g"] }',
        f'{RAID}: enter.axis must name squares of the board field, which goes to f5, and "g" is none (T3.3)',
    ),
    (
        'enter = { allies = ["a"], axis = ["f"] }',
        'enter = { allies = ["a"], axis = "f" }',
        f'{RAID}: enter.axis must be a list of squares such as "d4", "d1-f6", "a" or "7", not "f" (T3.3)',
    ),
    (
        'enter = { axis = ["f"] }',
        'enter = { axis = ["a1"] }',
        f"{FARM}: enter.axis must have at least one square with a circle or a diamond, where units can stand (T3.3)",
    ),
    (
        'deploy = { allies = ["c1-d2"] }',
        "deploy = { allies = [7] }",
        f"{FARM}: deploy.allies must name squares of the board farm, which goes to f3, and 7 is none (T3.6)",
    ),
    (
        'cover = ["b1-e5"]',
        "cover = []",
        f'{RAID}: cover must be a list of squares such as "d4", "d1-f6", "a" or "7", not a list (T16.1)',
    ),
    (
        'cover = ["b1-e5"]',
        'cover = ["c3-d3"]',
        f"{RAID}: cover must have at least 3 squares with a circle or a diamond, not 0 (T2.2)",
    ),
    ("crates = 2", "crates = 10", f"{RAID}: crates must be 0 to 9, not 10 (T16.2)"),
    ("tiles = 1", "tiles = -1", f"{RAID}: tiles must be 0 to 9, not -1 (T16.1)"),
    ("ap = 100", "ap = 1001", f"{RAID}: ap must be 0 to 1000, not 1001 (T16.1)"),
    (
        "vehicles = 1\nsquads = 2",
        "vehicles = 0\nsquads = 0",
        f"{BRIDGE}: vehicles and squads must not both be 0 (T16.1)",
    ),
    ("rounds = 5", "rounds = 0", f"{RAID}: rounds must be 1 to 20, not 0 (T21.1)"),
    (
        'objective = "break-through"',
        'objective = "win"',
        f'{RAID}: objective must be none, break-through, hold-bridge, take-charges or keep-building, not "win" (T21.1)',
    ),
    (
        'objective = "break-through"',
        'objective = "none"',
        f"{RAID}: attacker does not belong to the objective none (T21.1)",
    ),
    ('attacker = "axis"\n', "", f"{RAID}: attacker is missing (T16.2)"),
    ('exits = ["a"]', 'exits = ["b"]', f"{RAID}: exits must be squares at the edge of the board, and b2 is not (T3.3)"),
    ("exit_ap = 40", "exit_ap = 0", f"{RAID}: exit_ap must be 1 to 1000, not 0 (T21.1)"),
    ("bonus_each = 10\n", "", f"{RAID}: bonus_held and bonus_each go together (T21.2)"),
    (
        'bonus_held = [["b2"], ["e4", "e5"]]',
        "bonus_held = 3",
        f"{RAID}: bonus_held must be a list of places, each a list of squares, not 3 (T21.2)",
    ),
    (
        'bonus_held = [["b2"], ["e4", "e5"]]',
        'bonus_held = [["c3"]]',
        f"{RAID}: bonus_held must have at least one square with a circle or a diamond, where units can stand (T21.2)",
    ),
    ("bonus_each = 10", "bonus_each = 10\nbonus_left = 1", f"{RAID}: bonus_left must be true or false, not 1 (T21.2)"),
    (
        "bonus_each = 10",
        "bonus_each = 10\nbonus_bridge = 1",
        f"{RAID}: bonus_bridge does not belong to the objective break-through (T21.1)",
    ),
    ("bridge_from = 2", "bridge_from = 5", f"{BRIDGE}: bridge_from must be 1 to 4, not 5 (T21.1)"),
    ("bridge_rounds = 2", "bridge_rounds = 4", f"{BRIDGE}: bridge_rounds must be 1 to 3, not 4 (T21.1)"),
    (
        'bridge = ["c3-d4"]',
        'bridge = ["c3-d3"]',
        f"{BRIDGE}: bridge must have at least one square with a circle or a diamond, where units can stand (T21.1)",
    ),
    ('keep = ["c1-d2"]', 'keep = ["c1-d3"]', f"{FARM}: keep must be squares of a building, and c3 is in none (T14.1)"),
    (
        "initiative = { axis = 2 }",
        "initiative = { axis = 4 }",
        f"{FARM}, initiative: axis must be -2 to 3, not 4 (T3.5)",
    ),
    (
        "initiative = { axis = 2 }",
        "initiative = 2",
        f"{FARM}: initiative must be a table of allies and axis, not 2 (T3.5)",
    ),
    (
        'charges = ["b2", "b3"]',
        'charges = ["b2", "c3"]',
        f"{CHARGES}: charges must lie where soldiers can stand, and c3 is no such square (T2.1)",
    ),
    ("charges_needed = 2", "charges_needed = 3", f"{CHARGES}: charges_needed must be 1 to 2, not 3 (T21.1)"),
    (
        "charges_needed = 2",
        "chargs_needed = 2",
        f'{CHARGES}: unknown key "chargs_needed"; did you mean "charges_needed"? (T16.2)',
    ),
    (
        'origin = "established: by us"',
        "",
        f"{RAID}: board has no origin; say established, derived or reconstructed under origin.scenario.board (T16.2)",
    ),
]


def content(old: str = "", new: str = "") -> dict[str, Any]:
    """The small file, with something else in one place."""
    assert not old or old in SMALL
    return tomllib.loads(SMALL.replace(old, new, 1))


@cites("T16.2")
def test_the_small_file_is_right() -> None:
    small = Scenarios(content(), BOARDS, "s.toml")
    assert (small.columns, small.rows) == (6, 5)
    raid, bridge, farm, charges = small.scenario
    assert (raid.tiles, raid.ap, raid.goal) == (1, 100, BREAK_THROUGH)
    assert (bridge.ap, bridge.vehicles, bridge.squads) == (0, 1, 2)
    assert [small.square.names[square] for square in farm.keep] == ["c1", "d1", "c2", "d2"]
    assert (farm.initiative, farm.attacker, raid.attacker, bridge.attacker) == ([0, 2], 1, 1, -1)
    assert charges.charges_needed == 2


@cites("T16.2")
@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[row[2] for row in BROKEN])
def test_a_wrong_file_is_refused(old: str, new: str, sentence: str) -> None:
    refused(content(old, new), sentence)


def refused(wrong: object, sentence: str) -> None:
    """The content is refused with this sentence, which is another one in each language."""
    with pytest.raises(DataError) as caught:
        Scenarios(wrong, BOARDS, "s.toml")
    error = caught.value
    assert str(error) == sentence
    problem = error.said.values.get("problem", error.said)
    assert isinstance(problem, Said)
    if problem.message.startswith("tactics-"):  # the others are proved elsewhere
        assert worded(Texts("en", [PACKAGE, CORE]), error.said) == sentence
    assert len({Wording(Texts(language, [PACKAGE, CORE])).error(error) for language in LANGUAGES}) == 3


@cites("T16.2")
def test_there_must_be_a_scenario() -> None:
    refused({"scenario": []}, "s.toml: there must be 1 to 50 scenarios, not 0 (T16.2)")
    refused({}, "s.toml: scenario is missing; give a list of tables (T16.2)")
    refused(7, "s.toml: the file must hold a table, not 7 (T16.2)")


@cites("T16.2")
def test_the_board_of_a_scenario_must_be_there() -> None:
    with pytest.raises(DataError) as caught:
        Scenarios(tomllib.loads(text("scenarios")), [Board("field", ["..", ".."])])
    assert str(caught.value).startswith('scenarios.toml, scenario "reconnaissance": board must be field, not "reconn')


def problem(wrong: object) -> DataError | None:
    """What is wrong with the content of a file, if anything is."""
    try:
        Scenarios(wrong, BOARDS, "s.toml")
    except DataError as error:
        return error
    return None


TEXTS = [Texts(language, [PACKAGE, CORE]) for language in LANGUAGES]
WORDS = ["allies", "axis", "enter", "deploy", "keep", "a", "5", "b2", "c1-d2", "none", "hold-bridge", "take-charges"]


@given(damages(WORDS, 3))
@SETTINGS
def test_whatever_is_damaged_one_sentence_comes_of_it(changes: list[Damage]) -> None:
    wrong = content()
    damage(wrong, changes, [content()])
    error = problem(wrong)
    if error is not None:
        assert str(error).startswith("s.toml")
        assert "\n" not in str(error)
        for texts in TEXTS:
            assert Wording(texts).error(error)
