"""T2, T5.7, T7.2, T14.1: boards. Squares with a terrain, walls and entrances on the edges between them.

A ``Board`` is what a data file or a drawing says; ``Ground`` is the same as flat tables in the numbering of squares
that all boards of a game share, and never changes. A square is named by column and row, ``e5``, row 1 at the top; an
edge by a square and a direction, ``e5w`` is the west edge of e5.
"""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.errors import did_you_mean
from sandtable.games.datafiles import DataError, DataFile, Entry, once, quoted, show

__all__ = ["Board", "DataError", "Ground", "read_boards"]

CIRCLE: Final = 0
WATER: Final = 1
RUBBLE: Final = 2
SMOKE: Final = 3
BLANK_SQUARE: Final = 4
OUTSIDE: Final = 5
SIGNS: Final = ".~x*#"
"""How a file draws the terrains, in the order of their numbers."""

OPEN: Final = 0
WALL: Final = 1
SMALL: Final = 2
LARGE: Final = 3

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
DIRECTIONS: Final = "nesw"

STEPS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
"""The eight steps clockwise from north, as (dx, dy): step 2 * d goes in direction d, the odd ones are diagonal."""

MAX_SIDE: Final = 16
"""No board has more rows or columns: squares are numbered up to 255 (``core/bits.py``)."""

MAX_BUILDINGS: Final = 9
"""No board has more buildings: drawings number them by one digit."""


def name_of(x: int, y: int) -> str:
    """What the square in this column and row is called.

    >>> name_of(4, 11)
    'e12'
    """
    return chr(97 + x) + str(y + 1)


def find_square(name: str) -> tuple[int, int]:
    """Column and row of a square's name, or (-1, -1) if this is none.

    >>> find_square("e12"), find_square("e0"), find_square("e012")
    ((4, 11), (-1, -1), (-1, -1))
    """
    if not (2 <= len(name) <= 3 and name[1:].isdecimal()):
        return -1, -1
    x, y = ord(name[0]) - 97, int(name[1:]) - 1
    known = 0 <= x < MAX_SIDE and 0 <= y < MAX_SIDE and name_of(x, y) == name
    return (x, y) if known else (-1, -1)


def find_edge(name: str) -> tuple[int, int, int]:
    """Column, row and direction of an edge's name, or (-1, -1, -1) if this is none.

    >>> find_edge("e5w")
    (4, 4, 3)
    """
    x, y = find_square(name[:-1])
    if x < 0 or name[-1] not in DIRECTIONS:
        return -1, -1, -1
    return x, y, DIRECTIONS.index(name[-1])


class Board:
    """A board as it is written down: rows of signs, kinds of edges, and which squares are in which building.

    Squares are numbered row by row in the board's own width here; ``edges`` has four entries a square.

    >>> board = Board("hut", ["..", ".#"])
    >>> board.set_edge(0, 0, E, WALL)
    >>> board.edges[0 * 4 + E], board.edges[1 * 4 + W]
    (1, 1)
    """

    __slots__ = ("building", "edges", "height", "name", "rows", "width")

    def __init__(self, name: str, rows: list[str]) -> None:
        """The rows are strings of ``SIGNS``, all equally long; walls and buildings come later."""
        self.name = name
        self.rows = list(rows)
        self.width = len(rows[0])
        self.height = len(rows)
        self.edges: list[int] = [OPEN] * (4 * self.width * self.height)
        self.building: list[int] = [-1] * (self.width * self.height)

    def has(self, x: int, y: int) -> bool:
        """True if there is such a square on the board."""
        return 0 <= x < self.width and 0 <= y < self.height

    def set_edge(self, x: int, y: int, direction: int, kind: int) -> None:
        """Make an edge a wall, an entrance or open again; it is the edge of two squares unless it is at the border."""
        self.edges[(y * self.width + x) * 4 + direction] = kind
        dx, dy = STEPS[2 * direction]
        if self.has(x + dx, y + dy):
            self.edges[((y + dy) * self.width + x + dx) * 4 + (direction + 2) % 4] = kind


# Reading


def read_boards(content: object, label: str = "boards.toml") -> list[Board]:
    """The boards in the content of a data file; ``label`` is what error sentences call the file."""
    file = DataFile(label, content, ["board"], "T2.1")
    boards: list[Board] = []
    seen: list[str] = []
    for entry in file.entries("board", ["rows", "building"], ["name"], "T2.1"):
        name = entry.token("name")
        once(entry, name, seen)
        board = Board(name, _rows(entry))
        for number, row in enumerate(_buildings(entry)):
            title = f"{entry.title}, building {number + 1}"
            _build(board, number, _table(Entry(entry.file, title, "T14.1", {}), row))
        boards.append(board)
    if not boards:
        sentence = f"{label}: there must be at least one board (T2.1)"
        raise DataError(sentence, "tactics-boards", file=label)
    return boards


def _rows(entry: Entry) -> list[str]:
    rows = entry.value("rows")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise entry.error("rows must be a list of texts with a sign for each square", "", "tactics-board-rows")
    if not 1 <= len(rows) <= MAX_SIDE or not 1 <= len(rows[0]) <= MAX_SIDE:
        sentence = f"a board must have 1 to {MAX_SIDE} rows and columns"
        raise entry.error(sentence, "", "tactics-board-size", most=MAX_SIDE)
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]):
            sentence = f"row {y + 1} must be as long as row 1, {len(rows[0])} squares and not {len(row)}"
            raise entry.error(sentence, "", "tactics-board-ragged", row=y + 1, wanted=len(rows[0]), given=len(row))
        for sign in row:
            if sign not in SIGNS:
                sentence = f"row {y + 1} must consist of the signs {' '.join(SIGNS)}, and {show(sign)} is none"
                signs = " ".join(SIGNS)
                raise entry.error(sentence, "", "tactics-board-sign", row=y + 1, signs=signs, given=quoted(sign))
    return [str(row) for row in rows]


def _buildings(entry: Entry) -> list[object]:
    rows = entry.table.get("building", [])
    if not isinstance(rows, list):
        sentence = f"building must be a list of tables, not {show(rows)}"
        raise entry.error(sentence, "T14.1", "tactics-building-list", given=quoted(rows))
    if len(rows) > MAX_BUILDINGS:
        sentence = f"a board must have at most {MAX_BUILDINGS} buildings"
        raise entry.error(sentence, "T14.1", "tactics-building-many", most=MAX_BUILDINGS)
    return rows


def _table(entry: Entry, row: object) -> Entry:
    """The entry of a building, once it is known to be a table with the right keys."""
    if not isinstance(row, Mapping):
        raise entry.error(f"this must be a table, not {show(row)}", "", "tactics-building-table", given=quoted(row))
    known = ["area", "small", "large", "inner"]
    for key in row:
        if key not in known:
            guess = did_you_mean(str(key), known)
            raise entry.error(f"unknown key {show(key)}{guess}", "", "data-key", key=show(key), guess=guess)
    table: Mapping[str, Any] = row
    entry.table = table
    return entry


def _build(board: Board, number: int, entry: Entry) -> None:
    """Put a building on the board: walls around its area, entrances in them, walls inside."""
    left, top, right, bottom = _area(board, entry)
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            square = y * board.width + x
            if board.building[square] >= 0:
                name = name_of(x, y)
                raise entry.error(f"the square {name} is in two buildings", "", "tactics-building-both", square=name)
            board.building[square] = number
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            for direction in range(4):
                was = board.edges[(y * board.width + x) * 4 + direction]
                if was == OPEN and _is_outer(board, number, x, y, direction):
                    board.set_edge(x, y, direction, WALL)
    for key, kind in [("small", SMALL), ("large", LARGE), ("inner", WALL)]:
        for name in _edges(entry, key):
            x, y, direction = find_edge(name)
            if x < 0 or not board.has(x, y) or board.building[y * board.width + x] != number:
                example = f"{name_of(left, top)}w"
                sentence = f'{key} must name edges of its squares such as "{example}", not {show(name)}'
                raise entry.error(sentence, "", "tactics-edge", key=key, example=example, given=quoted(name))
            _check_edge(board, entry, number, name, kind)
            was = board.edges[(y * board.width + x) * 4 + direction]
            if was in (SMALL, LARGE) or (was == WALL and kind == WALL):
                raise entry.error(f"the edge {name} is there twice; give it once", "", "tactics-edge-twice", edge=name)
            board.set_edge(x, y, direction, kind)


def _area(board: Board, entry: Entry) -> tuple[int, int, int, int]:
    """The columns and rows of a building: left, top, right, bottom."""
    area = entry.value("area")
    one, _, other = area.partition("-") if isinstance(area, str) else ("", "", "")
    left, top = find_square(one)
    right, bottom = find_square(other or one)
    if left < 0 or not (left <= right and top <= bottom):
        sentence = f'area must name the first and the last square such as "e4-h6", not {show(area)}'
        raise entry.error(sentence, "", "tactics-building-area", given=quoted(area))
    if not board.has(right, bottom):
        last = name_of(board.width - 1, board.height - 1)
        sentence = f"area must lie on the board, whose last square is {last}, and {show(area)} does not"
        raise entry.error(sentence, "", "tactics-building-off", last=last, given=quoted(area))
    return left, top, right, bottom


def _edges(entry: Entry, key: str) -> list[str]:
    names = entry.table.get(key, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise entry.error(f'{key} must be a list of edges such as "e5w"', "", "tactics-edges", key=key)
    return names


def _is_outer(board: Board, number: int, x: int, y: int, direction: int) -> bool:
    """True if this edge of a square of the building is part of its outer wall."""
    dx, dy = STEPS[2 * direction]
    return not board.has(x + dx, y + dy) or board.building[(y + dy) * board.width + x + dx] != number


def _check_edge(board: Board, entry: Entry, number: int, name: str, kind: int) -> None:
    """T14.1: entrances are in outer walls and lead somewhere; inner walls part squares of one building."""
    x, y, direction = find_edge(name)
    outer = _is_outer(board, number, x, y, direction)
    if kind == WALL and outer:
        sentence = f"the inner wall {name} must be between two squares of the building"
        raise entry.error(sentence, "", "tactics-inner-wall", edge=name)
    if kind != WALL and not outer:
        raise entry.error(f"the entrance {name} must be in an outer wall", "", "tactics-entrance-inside", edge=name)
    dx, dy = STEPS[2 * direction]
    if kind != WALL and not board.has(x + dx, y + dy):
        raise entry.error(f"the entrance {name} must not lead off the board", "", "tactics-entrance-off", edge=name)


# Tables


class Ground:
    """One board as flat tables, in a numbering of squares that all boards share: row * columns + column."""

    __slots__ = (
        "building",
        "columns",
        "distance",
        "edge",
        "has_large",
        "height",
        "name",
        "near",
        "rows",
        "size",
        "squares",
        "terrain",
        "to",
        "walled",
        "width",
    )

    def __init__(self, spec: Board, columns: int, rows: int) -> None:
        """``columns`` and ``rows`` are those of the numbering, at least as large as the board."""
        self.name = spec.name
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.width = spec.width
        self.height = spec.height
        self.squares: list[int] = []
        """Those on the board, ascending."""
        self.terrain: list[int] = [OUTSIDE] * self.size
        self.building: list[int] = [-1] * self.size
        self.edge: list[int] = [OPEN] * (4 * self.size)
        """``[square * 4 + direction]``; the border of the board is open."""
        for y in range(spec.height):
            for x in range(spec.width):
                square, here = y * columns + x, y * spec.width + x
                self.squares.append(square)
                self.terrain[square] = SIGNS.index(spec.rows[y][x])
                self.building[square] = spec.building[here]
                for direction in range(4):
                    self.edge[square * 4 + direction] = spec.edges[here * 4 + direction]
        self.has_large: list[bool] = self._large_entrances()
        """By building (T14.2)."""
        self.to: list[int] = [-1] * (8 * self.size)
        """``[square * 8 + step]``: where a step leads, -1 if off the board."""
        for square in self.squares:
            for step in range(8):
                self.to[square * 8 + step] = self._beside(square, step)
        self.near: list[list[int]] = [
            [self.to[square * 8 + step] for step in range(8) if self.to[square * 8 + step] >= 0]
            for square in range(self.size)
        ]
        """Up to eight neighbours, clockwise from north; walls do not matter."""
        self.walled: list[list[int]] = [self._walled([WALL]), self._walled([WALL, SMALL])]
        """T5.7, ``[0]`` for soldiers, ``[1]`` for vehicles; ``[square * 8 + step]`` has a bit for each closed side.

        A diagonal step has two ways round: 1 is the one that begins with the step before it (clockwise), 2 the
        one that begins with the step after it. A straight step that no wall closes has 0, else 3.
        """
        self.distance: list[list[int]] = _distances(columns, rows)
        """T7.2, ``[a][b]``: the first diagonal counts 1, further ones 2."""

    def _beside(self, square: int, step: int) -> int:
        dx, dy = STEPS[step]
        x, y = square % self.columns + dx, square // self.columns + dy
        return y * self.columns + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def _large_entrances(self) -> list[bool]:
        found = [False] * (1 + max(self.building))
        for square in self.squares:
            if self.building[square] >= 0 and LARGE in self.edge[square * 4 : square * 4 + 4]:
                found[self.building[square]] = True
        return found

    def _walled(self, closing: list[int]) -> list[int]:
        """T5.7: which sides of every step these kinds of edges close."""
        sides = [0] * (8 * self.size)
        for square in self.squares:
            for step in range(8):
                end = self.to[square * 8 + step]
                if end < 0:
                    continue
                if step % 2 == 0:
                    sides[square * 8 + step] = 3 if self.edge[square * 4 + step // 2] in closing else 0
                    continue
                first, second = (step - 1) // 2, (step + 1) // 2 % 4
                # One way round goes in the first direction, then in the second; the other the other way about.
                for side, out, on in [(1, first, second), (2, second, first)]:
                    into = (on + 2) % 4
                    if self.edge[square * 4 + out] in closing or self.edge[end * 4 + into] in closing:
                        sides[square * 8 + step] += side
        return sides


def _distances(columns: int, rows: int) -> list[list[int]]:
    """T7.2: each step beyond the first diagonal costs what it spans, so only one is saved."""
    by_offset: list[list[int]] = []
    for dy in range(rows):
        by_offset.append([dx + dy - 1 if dx and dy else dx + dy for dx in range(columns)])
    table: list[list[int]] = []
    for a in range(columns * rows):
        ax, ay = a % columns, a // columns
        row: list[int] = []
        for y in range(rows):
            spans = by_offset[abs(y - ay)]
            row += [spans[abs(x - ax)] for x in range(columns)]
        table.append(row)
    return table
