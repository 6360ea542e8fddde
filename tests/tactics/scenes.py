"""Small boards drawn in text, and questions about them by the marks on their squares."""

from itertools import product

from sandtable.games.tactics.rules.drawing import read_drawing
from sandtable.games.tactics.rules.ground import DIRECTIONS, Board, E, Ground, N, S, W, find_edge, name_of
from sandtable.games.tactics.rules.sight import EVERYBODY, SOLDIERS, Obstacle, Sight

__all__ = ["EVERYBODY", "SOLDIERS", "Scene", "mirrored", "transposed"]


class Scene:
    """A drawing with its lines of sight. Marks that are keywords block as much as they say, ``V S T`` as ever."""

    def __init__(self, text: str, *, faq: bool = False, **blockers: int) -> None:
        self.drawing = read_drawing(text)
        board = self.drawing.board
        self.ground = Ground(board, board.width, board.height)
        self.sight = Sight(self.ground, faq)
        self.blocks = self.drawing.blocks(blockers)

    def square(self, mark: str) -> int:
        return self.drawing.square(mark)

    def name(self, square: int) -> str:
        return name_of(square % self.ground.columns, square // self.ground.columns)

    def edge(self, name: str) -> int:
        x, y, direction = find_edge(name)
        return (y * self.ground.columns + x) * 4 + direction

    def sees(self, a: str, b: str, level: int = SOLDIERS) -> bool:
        """True if the squares with these marks see each other; both ways, and with or without a reason alike."""
        one, other = self.square(a), self.square(b)
        seen = self.sight.sees(one, other, level, self.blocks)
        assert seen == self.sight.sees(other, one, level, self.blocks), "T6.1: always mutual"
        assert seen == (self.why(a, b, level) is None) == (self.why(b, a, level) is None)
        return seen

    def why(self, a: str, b: str, level: int = SOLDIERS) -> Obstacle | None:
        return self.sight.blocked(self.square(a), self.square(b), level, self.blocks)

    def reason(self, a: str, b: str, level: int = SOLDIERS) -> tuple[str, str, list[str]]:
        """Rule, kind and places of what blocks the line."""
        return self.said(self.why(a, b, level))

    def covered(self, a: str, b: str, level: int = SOLDIERS) -> bool:
        """True if a corner covers b, which a must see."""
        assert self.sees(a, b, level)
        one, other = self.square(a), self.square(b)
        cover = self.sight.corner_cover(one, other, level, self.blocks)
        assert cover == (self.sight.covered(one, other, level, self.blocks) is not None)
        return cover

    def corner(self, a: str, b: str, level: int = SOLDIERS) -> tuple[str, str, list[str]]:
        """Rule, kind and places of what covers b."""
        return self.said(self.sight.covered(self.square(a), self.square(b), level, self.blocks))

    def said(self, obstacle: Obstacle | None) -> tuple[str, str, list[str]]:
        assert obstacle is not None
        places = [self.name(square) for square in obstacle.squares]
        places += [self.name(edge // 4) + DIRECTIONS[edge % 4] for edge in obstacle.edges]
        return obstacle.rule, obstacle.kind, sorted(places)


# The same board the other way round


def mirrored(board: Board) -> Board:
    """West and east exchanged."""
    other = Board(board.name, [row[::-1] for row in board.rows])
    for y, x in product(range(board.height), range(board.width)):
        here, there = y * board.width + x, (y + 1) * board.width - 1 - x
        other.building[there] = board.building[here]
        for direction, goal in enumerate((N, W, S, E)):
            other.edges[there * 4 + goal] = board.edges[here * 4 + direction]
    return other


def transposed(board: Board) -> Board:
    """Rows and columns exchanged."""
    other = Board(board.name, ["".join(signs) for signs in zip(*board.rows, strict=True)])
    for y, x in product(range(board.height), range(board.width)):
        here, there = y * board.width + x, x * board.height + y
        other.building[there] = board.building[here]
        for direction, goal in enumerate((W, S, E, N)):
            other.edges[there * 4 + goal] = board.edges[here * 4 + direction]
    return other
