"""Whether a board can be played on: everybody comes everywhere, and the largest vehicles from edge to edge.

Only straight steps are looked at. The rules know more ways (T5.4) and never fewer: what is joined here is joined.
"""

from collections.abc import Callable, Iterable
from typing import Final

from sandtable.games.tactics.rules.ground import LARGE, OPEN, SMALL, STEPS, Board

Square = tuple[int, int]
"""Column and row."""

ON_FOOT: Final = ".x*"
"""T2.1: where soldiers can stand."""
DRIVING: Final = ".*"
"""T2.1: where vehicles can."""


def squares_of(board: Board) -> list[Square]:
    """All squares, row by row."""
    return [(x, y) for y in range(board.height) for x in range(board.width)]


def is_playable(board: Board) -> bool:
    """Whether soldiers and vehicles come to every square they can stand on, and large vehicles across."""
    return (
        _is_one_piece(board, ON_FOOT, (OPEN, SMALL, LARGE))
        and _is_one_piece(board, DRIVING, (OPEN, LARGE))
        and has_wide_way(board)
    )


def _is_one_piece(board: Board, signs: str, through: tuple[int, ...]) -> bool:
    """Whether all squares of these signs are joined by edges of these kinds (T14.1)."""
    able = {(x, y) for x, y in squares_of(board) if board.rows[y][x] in signs}

    def beside(square: Square) -> list[Square]:
        x, y = square
        first = (y * board.width + x) * 4
        return [
            (x + STEPS[2 * direction][0], y + STEPS[2 * direction][1])
            for direction in range(4)
            if board.edges[first + direction] in through
        ]

    return bool(able) and reached([min(able)], able, beside) == able


def has_wide_way(board: Board) -> bool:
    """T1.5: whether a vehicle of two by two squares, which enters no building, comes from edge to edge."""
    able = {
        (x, y) for x, y in squares_of(board) if board.rows[y][x] in DRIVING and board.building[y * board.width + x] < 0
    }
    blocks = {(x, y) for x, y in able if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= able}

    def beside(square: Square) -> Iterable[Square]:
        x, y = square
        return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)

    found = reached([block for block in blocks if block[0] == 0], blocks, beside)
    return any(x == board.width - 2 for x, _ in found)


def reached(starts: Iterable[Square], able: set[Square], beside: Callable[[Square], Iterable[Square]]) -> set[Square]:
    """All squares one comes to from these, over squares that are able to bear it."""
    found = set(starts)
    ahead = list(found)
    while ahead:
        for one in beside(ahead.pop()):
            if one in able and one not in found:
                found.add(one)
                ahead.append(one)
    return found
