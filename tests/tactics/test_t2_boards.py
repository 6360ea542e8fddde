"""T2.1, T14.1: boards in data files and in drawings, and what is said about wrong ones, in three languages."""

import tomllib
from typing import Any

import pytest

from sandtable.core.errors import BadInput, SandtableError
from sandtable.games.tactics.rules.drawing import Drawing, read_drawing
from sandtable.games.tactics.rules.ground import LARGE, MAX_BUILDINGS, MAX_SIDE, OPEN, WALL, Board, read_boards
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE
from tests.errors import worded
from tests.tactics.test_t6_properties import chance_case

LANGUAGES = ("en", "de", "it")
TEXTS = {language: Texts(language, [CORE, "sandtable.games.tactics"]) for language in LANGUAGES}

FILE = """
origin = "reconstructed: for this test"

[[board]]
name = "village"
rows = ["......", ".~~x.#", "......", "*....."]
building = [
    { area = "a1-b2", small = ["a2s"], inner = ["a1e"] },
    { area = "d3-e4", small = ["d3w"], large = ["e4e", "e3n"] },
]

[[board]]
name = "field"
rows = ["..", ".."]
"""
DRAWN = """
     a   b   c   d   e   f
   +---+---+   +   +   +   +
 1 |1. |1. | .   .   .   .
   +   +   +   +   +   +   +
 2 |1.  1~ | ~   x   .   #
   +-s-+---+   +---+-L-+   +
 3   .   .   . s2.  2. | .
   +   +   +   +   +   +   +
 4   *   .   . |2.  2. L .
   +   +   +   +---+---+   +
"""


def read(text: str) -> list[Board]:
    return read_boards(tomllib.loads(text), "boards.toml")


@cites("T2.1", "T14.1")
def test_a_file_of_boards() -> None:
    village, field = read(FILE)
    assert (village.name, field.name) == ("village", "field")
    assert (village.width, village.height, field.width, field.height) == (6, 4, 2, 2)
    assert Drawing(village).text() == DRAWN.strip("\n")
    assert set(field.edges) == {OPEN}


@cites("T14.1")
def test_two_buildings_may_share_a_wall_and_an_entrance_in_it() -> None:
    text = FILE.replace('area = "a1-b2", small = ["a2s"]', 'area = "b3-c4", large = ["c3e"]')
    village = read(text.replace('inner = ["a1e"]', 'inner = ["b3e"]').replace('small = ["d3w"], ', ""))[0]
    assert village.edges[(2 * 6 + 2) * 4 + 1] == village.edges[(2 * 6 + 3) * 4 + 3] == LARGE
    assert village.edges[(3 * 6 + 2) * 4 + 1] == WALL


# Wrong files: what stands there, what a user wrote, the sentence

VILLAGE = 'boards.toml, board "village"'
FIRST = f"{VILLAGE}, building 1"
ROWS = '["......", ".~~x.#", "......", "*....."]'
CORNERS = f'{FIRST}: area must name the first and the last square such as "e4-h6"'
AREA = 'area = "a1-b2"'
EDGE = 'small = ["a2s"]'
WRONG = [
    (ROWS, '"......"', f"{VILLAGE}: rows must be a list of texts with a sign for each square (T2.1)"),
    (ROWS, "[1, 2]", f"{VILLAGE}: rows must be a list of texts with a sign for each square (T2.1)"),
    (ROWS, "[]", f"{VILLAGE}: a board must have 1 to {MAX_SIDE} rows and columns (T2.1)"),
    (ROWS, '[""]', f"{VILLAGE}: a board must have 1 to {MAX_SIDE} rows and columns (T2.1)"),
    (ROWS, f'["{"." * 17}"]', f"{VILLAGE}: a board must have 1 to {MAX_SIDE} rows and columns (T2.1)"),
    (ROWS, str([".."] * 17), f"{VILLAGE}: a board must have 1 to {MAX_SIDE} rows and columns (T2.1)"),
    ('".~~x.#"', '".~~x."', f"{VILLAGE}: row 2 must be as long as row 1, 6 squares and not 5 (T2.1)"),
    ('".~~x.#"', '".~~o.#"', f'{VILLAGE}: row 2 must consist of the signs . ~ x * #, and "o" is none (T2.1)'),
    (f"rows = {ROWS}", "", f"{VILLAGE}: rows is missing (T2.1)"),
    ('name = "field"', "", "boards.toml, board 2: name is missing (T2.1)"),
    ('"field"', '"village"', f"{VILLAGE}: the name village is used twice (T2.1)"),
    (
        'name = "field"',
        'name = "field"\nrow = 1',
        'boards.toml, board "field": unknown key "row"; did you mean "rows"? (T2.1)',
    ),
    (f"{AREA}, ", "", f"{FIRST}: area is missing (T14.1)"),
    (AREA, "area = 7", f"{CORNERS}, not 7 (T14.1)"),
    (
        AREA,
        'area = "b2-a1"',
        f'{CORNERS}, not "b2-a1" (T14.1)',
    ),
    (
        AREA,
        'area = "a0-b2"',
        f'{CORNERS}, not "a0-b2" (T14.1)',
    ),
    (
        AREA,
        'area = "a1-b"',
        f'{CORNERS}, not "a1-b" (T14.1)',
    ),
    (
        AREA,
        'area = "a1-g2"',
        f'{FIRST}: area must lie on the board, whose last square is f4, and "a1-g2" does not (T14.1)',
    ),
    ('"d3-e4"', '"b2-e4"', f"{VILLAGE}, building 2: the square b2 is in two buildings (T14.1)"),
    (EDGE, 'small = "a2s"', f'{FIRST}: small must be a list of edges such as "e5w" (T14.1)'),
    (EDGE, "small = [2]", f'{FIRST}: small must be a list of edges such as "e5w" (T14.1)'),
    (EDGE, 'small = ["a2"]', f'{FIRST}: small must name edges of its squares such as "a1w", not "a2" (T14.1)'),
    (EDGE, 'small = [""]', f'{FIRST}: small must name edges of its squares such as "a1w", not "" (T14.1)'),
    (EDGE, 'small = ["a2x"]', f'{FIRST}: small must name edges of its squares such as "a1w", not "a2x" (T14.1)'),
    (EDGE, 'small = ["a3n"]', f'{FIRST}: small must name edges of its squares such as "a1w", not "a3n" (T14.1)'),
    (EDGE, 'large = ["p9n"]', f'{FIRST}: large must name edges of its squares such as "a1w", not "p9n" (T14.1)'),
    (EDGE, 'small = ["a2e"]', f"{FIRST}: the entrance a2e must be in an outer wall (T14.1)"),
    (EDGE, 'large = ["a1w"]', f"{FIRST}: the entrance a1w must not lead off the board (T14.1)"),
    (EDGE, 'small = ["a2s", "a2s"]', f"{FIRST}: the edge a2s is there twice; give it once (T14.1)"),
    (EDGE, 'small = ["a2s"], large = ["a2s"]', f"{FIRST}: the edge a2s is there twice; give it once (T14.1)"),
    ('"a1e"', '"a1e", "b1w"', f"{FIRST}: the edge b1w is there twice; give it once (T14.1)"),
    ('"a1e"', '"a1n"', f"{FIRST}: the inner wall a1n must be between two squares of the building (T14.1)"),
    (EDGE, 'door = ["a2s"]', f'{FIRST}: unknown key "door"; known are area, small, large, inner (T14.1)'),
    (
        'rows = ["..", ".."]',
        'rows = ["..", ".."]\nbuilding = 3',
        'boards.toml, board "field": building must be a list of tables, not 3 (T14.1)',
    ),
    (
        'rows = ["..", ".."]',
        'rows = ["..", ".."]\nbuilding = [3]',
        'boards.toml, board "field", building 1: this must be a table, not 3 (T14.1)',
    ),
    (
        'rows = ["..", ".."]',
        f'rows = ["..", ".."]\nbuilding = [{"{}, " * 10}]',
        f'boards.toml, board "field": a board must have at most {MAX_BUILDINGS} buildings (T14.1)',
    ),
]


def said_alike(error: SandtableError) -> None:
    """The messages say in English what the code says, and something else in the other languages."""
    english = worded(TEXTS["en"], error.said)
    assert english == str(error)
    for language in ("de", "it"):
        other = worded(TEXTS[language], error.said)
        assert other and other != english


@cites("T2.1", "T14.1")
@pytest.mark.parametrize(("there", "given", "sentence"), WRONG, ids=[sentence for _, _, sentence in WRONG])
def test_what_is_wrong_with_a_file(there: str, given: str, sentence: str) -> None:
    assert FILE.count(there) == 1
    with pytest.raises(BadInput) as caught:
        read(FILE.replace(there, given))
    assert str(caught.value) == sentence
    said_alike(caught.value)


@cites("T2.1")
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"board": []}, "boards.toml: there must be at least one board (T2.1)"),
        ({}, "boards.toml: board is missing; give a list of tables (T2.1)"),
    ],
)
def test_a_file_without_boards(content: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_boards(content)
    assert str(caught.value) == sentence
    said_alike(caught.value)


# Drawings


@pytest.mark.parametrize("ruler", [False, True])
@pytest.mark.parametrize("seed", range(30))
def test_a_drawing_is_read_as_it_was_drawn(seed: int, ruler: bool) -> None:
    board, blocks = chance_case(seed)
    for x in range(board.width):
        for direction in (0, 2):  # chance makes no walls at the border, where a building needs them
            board.set_edge(x, direction // 2 * (board.height - 1), direction, WALL)
    for y in range(board.height):
        for direction in (1, 3):
            board.set_edge((board.width - 1) * (direction == 1), y, direction, WALL)
    drawing = Drawing(board, [" SV"[kind] for kind in blocks])
    again = read_drawing(drawing.text(ruler))
    assert (again.board.rows, again.board.edges, again.board.building) == (board.rows, board.edges, board.building)
    assert again.blocks() == blocks
    assert again.text(ruler) == drawing.text(ruler)
    indented = "\n".join("    " + line for line in drawing.text(ruler).split("\n"))
    assert read_drawing(f"\n{indented}\n").text(ruler) == drawing.text(ruler)


def test_marks_name_squares() -> None:
    drawing = read_drawing(DRAWN.replace("*   . ", "*a  .T"))
    assert drawing.square("a") == 18
    assert drawing.blocks({"a": 2}) == [0] * 18 + [2, 1] + [0] * 4


EDGES = "walls are --- and |, small entrances -s- and s, large ones -L- and L"
LINES = "a drawing must be a line of edges and, for each row, a line of squares and a line of edges"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", LINES),
        ("a  b", LINES),
        ("+   +", LINES),
        ("+   +\n  .", LINES),
        ("+   +\n  .\n+   +\n  .", LINES),
        ("+   +\n  .   .\n+   +", LINES),
        ("\n".join(["+   +", *["  .", "+   +"] * 17]), "a drawing must have 1 to 16 rows and columns"),
        (
            "+   +\n  .\n+  -+",
            f'line 3 of the drawing must not have "  -": {EDGES}',
        ),
        (
            "+   +\n! .\n+   +",
            f'line 2 of the drawing must not have "!": {EDGES}',
        ),
        ("+   +\n  o\n+   +", 'line 2 of the drawing must not have "o": the signs of squares are . ~ x * #'),
        ("+   +\n  .!\n+   +", 'line 2 of the drawing must not have "!": a mark is a letter or a digit'),
        ("+---+\n|0.|\n+---+", 'line 2 of the drawing must not have "0": the numbers of buildings are 1 to 9'),
        (
            "+   +\n  .\n-   +",
            'line 3 of the drawing must not have "-   +": a line of edges has a + at each grid point',
        ),
        ("+---+\n|1.\n+---+", "the edge a1e of the drawing must be a wall or an entrance of the building (T14.1)"),
    ],
)
def test_what_is_wrong_with_a_drawing(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_drawing(text)
    assert str(caught.value) == sentence
    said_alike(caught.value)
