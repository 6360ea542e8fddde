"""Lines of sight once more, slowly and differently: every square and every wall is held against the line, in fractions.

A square (x, y) reaches from (x, y) to (x + 1, y + 1). Nothing here knows in which order a line crosses squares.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from sandtable.games.tactics.rules.ground import LARGE, SMALL, WALL, Board

Point = tuple[Fraction | int, Fraction | int]
Square = tuple[int, int]
Side = tuple[Point, int, list[Point]]
"""A corner on the line: where it is, on which side it lies (1 or -1), and what it is a corner of, by its points."""

DIAMOND_OR_NONE = "*#"
HALF = Fraction(1, 2)


class SlowSight:
    """The line from a to b on a board with blockers."""

    def __init__(self, board: Board, blocks: list[int], level: int, a: Square, b: Square) -> None:
        self.board, self.blocks, self.level, self.a, self.b = board, blocks, level, a, b
        self.start = (a[0] + HALF, a[1] + HALF)
        self.span = (b[0] - a[0], b[1] - a[1])
        self.crossed = False
        self.corners: list[Side] = []
        for square in product(range(board.width), range(board.height)):
            if square not in (a, b) and self.is_blocker(square):
                self.hold_square(square)
        for kind, one, other, before, after in self.edges():
            if kind == WALL:
                self.hold_wall(one, other, before, after)

    def sees(self) -> bool:
        ends = all(self.board.rows[y][x] not in DIAMOND_OR_NONE for x, y in (self.a, self.b))
        doors = self.has_door(self.a, self.b, 1) and self.has_door(self.b, self.a, -1)
        return ends and doors and not self.crossed and {1, -1} != {side for _, side, _ in self.corners}

    def covered(self, faq: bool) -> bool:
        """T8.3: the corner on the line is one of the target's; or (F) whatever it belongs to touches the target."""
        own = {(self.b[0] + i, self.b[1] + j) for i in (0, 1) for j in (0, 1)}
        return any(not own.isdisjoint(points if faq else [place]) for place, _, points in self.corners)

    def is_blocker(self, square: Square) -> bool:
        x, y = square
        return self.board.rows[y][x] in DIAMOND_OR_NONE or self.blocks[y * self.board.width + x] >= self.level

    def side(self, point: Point) -> int:
        """On which side of the line the point lies."""
        cross = self.span[0] * (point[1] - self.start[1]) - self.span[1] * (point[0] - self.start[0])
        return (cross > 0) - (cross < 0)

    def hold_square(self, square: Square) -> None:
        """The line has a stretch in the square, or a single point, which is a corner; or nothing."""
        enters, leaves = Fraction(0), Fraction(1)
        for low, start, span in zip(square, self.start, self.span, strict=True):
            if span == 0 and not low < start < low + 1:
                return
            if span != 0:
                passes = sorted([(low - start) / span, (low + 1 - start) / span])
                enters, leaves = max(enters, passes[0]), min(leaves, passes[1])
        if enters < leaves:
            self.crossed = True
        elif enters == leaves:
            place = (self.start[0] + enters * self.span[0], self.start[1] + enters * self.span[1])
            corners: list[Point] = [(square[0] + i, square[1] + j) for i in (0, 1) for j in (0, 1)]
            assert place in corners
            self.corners.append((place, self.side((square[0] + HALF, square[1] + HALF)), corners))

    def hold_wall(self, one: Point, other: Point, before: int, after: int) -> None:
        """``before`` and ``after`` are the kinds of the edges that go on in line, at one end and at the other."""
        axis = 0 if one[0] == other[0] else 1
        if self.span[axis] == 0:
            return
        when = (one[axis] - self.start[axis]) / self.span[axis]
        where = self.start[1 - axis] + when * self.span[1 - axis]
        if not 0 < when < 1 or not one[1 - axis] <= where <= other[1 - axis]:
            return
        if where == one[1 - axis]:
            if before != SMALL:
                self.corners.append((one, self.side(other), [one, other]))
        elif where == other[1 - axis]:
            if after != SMALL:
                self.corners.append((other, self.side(one), [one, other]))
        else:
            self.crossed = True

    def edges(self) -> Iterator[tuple[int, Point, Point, int, int]]:
        """Every edge between two squares: its kind, its ends, and the kinds of those in line with it."""
        board = self.board

        def kind(x: int, y: int, direction: int) -> int:
            return board.edges[(y * board.width + x) * 4 + direction] if board.has(x, y) else 0

        for x, y in product(range(board.width), range(board.height)):
            if x + 1 < board.width:
                yield kind(x, y, 1), (x + 1, y), (x + 1, y + 1), kind(x, y - 1, 1), kind(x, y + 1, 1)
            if y + 1 < board.height:
                yield kind(x, y, 2), (x, y + 1), (x + 1, y + 1), kind(x - 1, y, 2), kind(x + 1, y, 2)

    def has_door(self, inside: Square, outside: Square, sign: int) -> bool:
        """T14.2: the line leaves the square of the one inside at a point of an entrance, its ends included."""
        board = self.board
        here, there = (y * board.width + x for x, y in (inside, outside))
        if board.building[here] < 0 or board.building[here] == board.building[there]:
            return True
        dx, dy = (sign * part for part in self.span)
        longest = max(abs(dx), abs(dy))
        # The line leaves through the edge, or the two edges, towards which it goes furthest.
        leaves = [dy == -longest, dx == longest, dy == longest, dx == -longest]
        return any(leaves[d] and board.edges[here * 4 + d] in (SMALL, LARGE) for d in range(4))
