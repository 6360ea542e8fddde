"""Small pictures of the scenarios' boards for the lobby: SVG in colours that do on light and on dark paper."""

from typing import Final

from sandtable.games.tactics.rules.ground import LARGE, OPEN, SMALL, STEPS, WALL, Board
from sandtable.games.tactics.rules.scenarios import Scenario

SQUARE: Final = 10
MARGIN: Final = 4
SAND: Final = "#d9ccaa"
LINES: Final = "#b3a37f"
GROUND: Final = {"~": "#6d9db3", "x": "#a8987a", "*": "#b9bab6", "#": "#6f685e"}
WALLS: Final = {WALL: ("#2f291f", 1.8), SMALL: ("#c58f2a", 1), LARGE: ("#c58f2a", 1.4)}
SIDES: Final = ("#55803f", "#96463c")
GOAL: Final = "#e2a51d"


def board_picture(board: Board, scenario: Scenario, columns: int) -> str:
    """A board with its ground, walls, edges and objectives; ``columns`` are those of the numbering of squares."""
    wide, high = board.width * SQUARE, board.height * SQUARE
    parts = [f'<rect width="{wide}" height="{high}" fill="{SAND}"/>']
    for y, row in enumerate(board.rows):
        for x, sign in enumerate(row):
            if sign in GROUND:
                parts.append(f'<rect x="{x * SQUARE}" y="{y * SQUARE}" width="10" height="10" fill="{GROUND[sign]}"/>')
    lines = "".join(f"M{x * SQUARE} 0v{high}" for x in range(1, board.width))
    lines += "".join(f"M0 {y * SQUARE}h{wide}" for y in range(1, board.height))
    parts.append(f'<path d="{lines}" stroke="{LINES}" stroke-width=".5"/>')
    for kind, (colour, width) in WALLS.items():
        path = _edges(board, kind)
        if path:
            parts.append(f'<path d="{path}" stroke="{colour}" stroke-width="{width}"/>')
    for side, colour in enumerate(SIDES):
        bars = "".join(_bar(board, square % columns, square // columns) for square in scenario.enter[side])
        stand = "".join(_spot(square, columns, 2) for square in scenario.deploy[side])
        if bars or stand:
            parts.append(f'<path d="{bars}{stand}" fill="{colour}" fill-opacity=".85"/>')
    goals = [
        *scenario.bridge,
        *scenario.charges,
        *scenario.keep,
        *(one for place in scenario.bonus_held for one in place),
    ]
    if goals:
        path = "".join(_spot(square, columns, 3) for square in goals)
        parts.append(f'<path d="{path}" fill="{GOAL}" stroke="#5a3c00" stroke-width=".6"/>')
    box = f"{-MARGIN} {-MARGIN} {wide + 2 * MARGIN} {high + 2 * MARGIN}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="none">{"".join(parts)}</svg>'


def _edges(board: Board, kind: int) -> str:
    """All edges of a kind as one path; those between two squares once."""
    found: list[str] = []
    for y in range(board.height):
        for x in range(board.width):
            for direction in range(4):
                dx, dy = STEPS[2 * direction]
                if board.edges[(y * board.width + x) * 4 + direction] != kind or kind == OPEN:
                    continue
                if direction in (0, 3) and board.has(x + dx, y + dy):
                    continue
                left, top = (x + (direction == 1)) * SQUARE, (y + (direction == 2)) * SQUARE
                found.append(f"M{left} {top}{'h' if direction in (0, 2) else 'v'}{SQUARE}")
    return "".join(found)


def _bar(board: Board, x: int, y: int) -> str:
    """T3.3: an edge by which units come, beside the board."""
    if x in (0, board.width - 1):
        left = -3 if x == 0 else board.width * SQUARE + 1
        return f"M{left} {y * SQUARE}h2v{SQUARE}h-2z"
    top = -3 if y == 0 else board.height * SQUARE + 1
    return f"M{x * SQUARE} {top}h{SQUARE}v2h-{SQUARE}z"


def _spot(square: int, columns: int, inset: int) -> str:
    """A square, smaller than it is."""
    x, y = square % columns * SQUARE + inset, square // columns * SQUARE + inset
    size = SQUARE - 2 * inset
    return f"M{x} {y}h{size}v{size}h-{size}z"
