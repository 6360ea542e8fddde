r"""Boards drawn in text: read, and written back.

Lines of edges and lines of squares take turns; every grid point is a ``+``. A square is three characters wide: the
number of its building or a space, the sign of its terrain (``. ~ x * #``, as in ``ground.SIGNS``), a mark or a space.
The edge below or above it is ``---`` for a wall, ``-s-`` for a small entrance, ``-L-`` for a large one and spaces if
it is open; the edge beside it is ``|``, ``s``, ``L`` or a space. A ruler with the names of columns and rows may be
there.

A mark is any letter or digit: what stands there, or just a name for the square. ``BLOCKERS`` has the usual ones, and a
``C`` is a crate, which blocks nothing.

>>> drawing = read_drawing('''
...        a   b   c   d
...      +   +   +   +   +
...    1   .   .V  x   #
...      +   +-L-+---+   +
...    2   . |1.  1.Hs .
...      +   +---+---+   +
... ''')
>>> drawing.square("H"), drawing.square("V"), drawing.blocks({"H": 1})
(6, 1, [0, 2, 0, 0, 0, 0, 1, 0])
>>> print(drawing.text(ruler=False))
+   +   +   +   +
  .   .V  x   #
+   +-L-+---+   +
  . |1.  1.Hs .
+   +---+---+   +
"""

from textwrap import dedent
from typing import Final

from sandtable.core.errors import BadInput
from sandtable.games.datafiles import quoted, show
from sandtable.games.tactics.rules.ground import (
    DIRECTIONS,
    MAX_BUILDINGS,
    MAX_SIDE,
    OPEN,
    SIGNS,
    STEPS,
    Board,
    E,
    N,
    S,
    W,
    name_of,
)

ACROSS: Final = ["   ", "---", "-s-", "-L-"]
"""How an edge above or below a square is drawn, by its kind."""
UPRIGHT: Final = [" ", "|", "s", "L"]
"""How an edge beside a square is drawn."""

BLOCKERS: Final = {"V": 2, "S": 1, "T": 1}
"""What usual marks block (see ``sight``): a vehicle, soldiers, a tank trap."""


class Drawing:
    """A board with marks on its squares, which are numbered in the board's own width."""

    __slots__ = ("board", "marks")

    def __init__(self, board: Board, marks: list[str] | None = None) -> None:
        """A mark for each square, or a space."""
        self.board = board
        self.marks: list[str] = marks if marks is not None else [" "] * (board.width * board.height)

    def square(self, mark: str) -> int:
        """The one square with this mark."""
        [square] = [number for number, found in enumerate(self.marks) if found == mark]
        return square

    def blocks(self, more: dict[str, int] | None = None) -> list[int]:
        """What stands on each square blocks so much, by the usual marks and these."""
        kinds = {**BLOCKERS, **(more or {})}
        return [kinds.get(mark, 0) for mark in self.marks]

    def text(self, ruler: bool = True) -> str:
        """The board drawn."""
        board = self.board
        lines: list[str] = []
        if ruler:
            lines.append("".join([f" {chr(97 + x)}  " for x in range(board.width)]))
        for y in range(board.height):
            first = y * board.width
            if y == 0:
                lines.append(self._edges(first, N))
            line = UPRIGHT[board.edges[first * 4 + W]]
            for x in range(board.width):
                square = first + x
                building = board.building[square]
                inside = str(building + 1) if building >= 0 else " "
                line += inside + board.rows[y][x] + self.marks[square] + UPRIGHT[board.edges[square * 4 + E]]
            lines += [line, self._edges(first, S)]
        if ruler:
            # The letters stand above the signs, the numbers beside the rows.
            lines = ["    " + lines[0]] + [
                (f"{number // 2 + 1:2} " if number % 2 else "   ") + line for number, line in enumerate(lines[1:])
            ]
        return "\n".join([line.rstrip() for line in lines])

    def _edges(self, first: int, direction: int) -> str:
        """A line of edges on this side of the row that begins with this square."""
        kinds = [self.board.edges[(first + x) * 4 + direction] for x in range(self.board.width)]
        return "+" + "".join([ACROSS[kind] + "+" for kind in kinds])


def read_drawing(text: str, name: str = "drawing") -> Drawing:
    """The drawing in this text, which may be indented."""
    lines = _lines(text)
    width, height = len(lines[0]) // 4, len(lines) // 2
    board = Board(name, ["".join([_sign(lines, y, x) for x in range(width)]) for y in range(height)])
    marks: list[str] = []
    for y in range(height):
        for x in range(width):
            inside, mark = lines[2 * y + 1][4 * x + 1], lines[2 * y + 1][4 * x + 3]
            if inside != " ":
                number = "123456789".find(inside)
                if number < 0:
                    raise _wrong(2 * y + 1, inside, "tactics-drawing-building")
                board.building[y * width + x] = number
            if mark != " " and not (mark.isalnum() and mark.isascii()):
                raise _wrong(2 * y + 1, mark, "tactics-drawing-mark")
            marks.append(mark)
            for direction in (N, W, E, S):
                board.set_edge(x, y, direction, _edge(lines, x, y, direction))
    _check_walls(board)
    return Drawing(board, marks)


def _lines(text: str) -> list[str]:
    """The lines without ruler and indentation, all equally long."""
    lines = [line.rstrip() for line in dedent(text.expandtabs()).split("\n")]
    while lines and not lines[0]:
        del lines[0]
    while lines and not lines[-1]:
        del lines[-1]
    if lines and "+" not in lines[0]:
        del lines[0]
        margin = max(lines[0].find("+"), 0) if lines else 0
        lines = [line[margin:] for line in lines]
    width = len(lines[0]) if lines else 0
    if len(lines) < 3 or len(lines) % 2 == 0 or width < 5 or max([len(line) for line in lines]) > width:
        sentence = "a drawing must be a line of edges and, for each row, a line of squares and a line of edges"
        raise BadInput(sentence, "tactics-drawing-lines")
    if len(lines) // 2 > MAX_SIDE or width // 4 > MAX_SIDE:
        raise BadInput(f"a drawing must have 1 to {MAX_SIDE} rows and columns", "tactics-drawing-size", most=MAX_SIDE)
    for number in range(0, len(lines), 2):
        points = lines[number][::4]
        if points != "+" * (width // 4 + 1) or len(lines[number]) != width:
            raise _wrong(number, lines[number], "tactics-drawing-points")
    return [line.ljust(width) for line in lines]


def _sign(lines: list[str], y: int, x: int) -> str:
    sign = lines[2 * y + 1][4 * x + 2]
    if sign not in SIGNS:
        raise _wrong(2 * y + 1, sign, "tactics-drawing-sign")
    return sign


def _edge(lines: list[str], x: int, y: int, direction: int) -> int:
    """The kind of an edge as it is drawn."""
    if direction in (N, S):
        number = 2 * y + (2 if direction == S else 0)
        drawn, known = lines[number][4 * x + 1 : 4 * x + 4], ACROSS
    else:
        number = 2 * y + 1
        drawn, known = lines[number][4 * x + (4 if direction == E else 0)], UPRIGHT
    if drawn not in known:
        raise _wrong(number, drawn, "tactics-drawing-edge")
    return known.index(drawn)


PROBLEMS: Final = {
    "tactics-drawing-building": f"the numbers of buildings are 1 to {MAX_BUILDINGS}",
    "tactics-drawing-mark": "a mark is a letter or a digit",
    "tactics-drawing-points": "a line of edges has a + at each grid point",
    "tactics-drawing-sign": f"the signs of squares are {' '.join(SIGNS)}",
    "tactics-drawing-edge": "walls are --- and |, small entrances -s- and s, large ones -L- and L",
}


def _wrong(number: int, given: str, problem: str) -> BadInput:
    """The error about what is drawn in this line, counted without the ruler."""
    sentence = f"line {number + 1} of the drawing must not have {show(given)}: {PROBLEMS[problem]}"
    return BadInput(sentence, problem, line=number + 1, given=quoted(given))


def _check_walls(board: Board) -> None:
    """T14.1: around a building there are walls and entrances only."""
    for y in range(board.height):
        for x in range(board.width):
            square = y * board.width + x
            for direction in range(4):
                dx, dy = STEPS[2 * direction]
                inside = board.building[square]
                beyond = board.building[square + dy * board.width + dx] if board.has(x + dx, y + dy) else -1
                if inside != beyond and inside >= 0 and board.edges[square * 4 + direction] == OPEN:
                    edge = name_of(x, y) + DIRECTIONS[direction]
                    sentence = f"the edge {edge} of the drawing must be a wall or an entrance of the building (T14.1)"
                    raise BadInput(sentence, "tactics-drawing-open", edge=edge)
