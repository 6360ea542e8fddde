"""The squares drawn in lines, for pipes and screens alike, with walls and entrances on the edges between them.

A square is three to five columns wide and one line high, or two where there is room. A line of edges is drawn only
where there is a wall in it, so that a board of nine rows fits a small terminal.
"""

from typing import Final

from sandtable.contract import Cell, Line
from sandtable.games.tactics.rules.ground import E, N, S, W
from sandtable.games.tactics.ui.facts import BRIDGE as BRIDGE_SQUARE
from sandtable.games.tactics.ui.facts import CHARGE, EXIT, HELD, TacticsFacts, UnitFacts
from sandtable.games.tactics.ui.signs import Signs, unit_signs

WIDEST: Final = 5
NARROWEST: Final = 3
MARGIN: Final = 3
"""The number of a row, and the edge at its left."""
SIDE_STYLES: Final = {"allies": "cyan", "axis": "red"}
TERRAIN_STYLES: Final = {"circle": "dim", "water": "blue", "rubble": "yellow", "smoke": "dim", "blank": "dim"}
ELEMENT: Final = "bold yellow"
GOAL: Final = "bold magenta"
WALL: Final = "bold"
RULER: Final = "dim"
GOALS: Final = (HELD, BRIDGE_SQUARE, CHARGE)


class Grid:
    """One board in one size."""

    def __init__(self, facts: TacticsFacts, signs: Signs, width: int, tall: bool = False) -> None:
        """``tall``: two lines for each square."""
        self.facts = facts
        self.signs = signs
        self.tall = tall
        self.unit_signs = unit_signs([(unit.name, unit.card.label) for unit in facts.units])
        room = (width - MARGIN) // facts.columns
        self.edge = 1 if room > NARROWEST else 0
        """Columns between two squares: none where there is no room for them."""
        self.cell = max(NARROWEST, min(WIDEST, room - self.edge))

    def lines(self) -> list[Line]:
        """The ruler, then row by row."""
        found = [self._ruler()]
        for y in range(self.facts.rows):
            if y == 0 and self._has_walls(0, N):
                found.append(self._walls(0, N))
            found += self._row(y)
            if self._has_walls(y, S):
                found.append(self._walls(y, S))
        return found

    def cells(self) -> dict[str, Cell]:
        """Where each square is in ``lines``."""
        found: dict[str, Cell] = {}
        line, high = 1 + self._has_walls(0, N), 1 + self.tall
        for y in range(self.facts.rows):
            for x in range(self.facts.columns):
                column = MARGIN + x * (self.cell + self.edge)
                found[self.facts.square(x, y)] = Cell(line, column, self.cell, high)
            line += high + self._has_walls(y, S)
        return found

    # Lines

    def _ruler(self) -> Line:
        gap = " " * self.edge
        letters = [f"{chr(97 + x):^{self.cell}}{gap}" for x in range(self.facts.columns)]
        return [((" " * MARGIN + "".join(letters)).rstrip(), RULER)]

    def _row(self, y: int) -> list[Line]:
        found: list[Line] = []
        for place in range(1 + self.tall):
            number = f"{y + 1:2}" if place == 0 else "  "
            line: Line = [(number, RULER), self._upright(self.facts.square(0, y), W)]
            for x in range(self.facts.columns):
                square = self.facts.square(x, y)
                line += self.drawn(square)[place]
                if self.edge:
                    line.append(self._upright(square, E))
            found.append(line)
        return found

    def _upright(self, square: str, direction: int) -> tuple[str, str]:
        return self.signs.upright[self.facts.edge(square, direction)], WALL

    def _has_walls(self, y: int, direction: int) -> bool:
        row = [self.facts.square(x, y) for x in range(self.facts.columns)]
        return any(self.facts.edge(square, direction) != "open" for square in row)

    def _walls(self, y: int, direction: int) -> Line:
        """The edges above or below a row."""
        facts, text = self.facts, "  "
        for x in range(facts.columns + 1):
            if x == 0 or self.edge:
                text += self._corner(x, y if direction == N else y + 1)
            if x < facts.columns:
                kind = facts.edge(facts.square(x, y), direction)
                fill = " " if kind == "open" else self.signs.wall
                text += f"{self.signs.across[kind]:{fill}^{self.cell}}"
        return [(text.rstrip(), WALL)]

    def _corner(self, x: int, y: int) -> str:
        """Where four squares meet, the upper left corner of the square in this column and row."""
        north = self._is_wall(x, y - 1, W) or self._is_wall(x - 1, y - 1, E)
        east = self._is_wall(x, y, N) or self._is_wall(x, y - 1, S)
        south = self._is_wall(x, y, W) or self._is_wall(x - 1, y, E)
        west = self._is_wall(x - 1, y, N) or self._is_wall(x - 1, y - 1, S)
        return self.signs.corners[north + 2 * east + 4 * south + 8 * west]

    def _is_wall(self, x: int, y: int, direction: int) -> bool:
        there = 0 <= x < self.facts.columns and 0 <= y < self.facts.rows
        return there and self.facts.edge(self.facts.square(x, y), direction) != "open"

    # Squares

    def drawn(self, square: str) -> list[Line]:
        """A square in its one or two lines."""
        units = self.facts.at(square)
        lines = self._held(square, units) if units else self._empty(square)
        return [_filled(line, self.cell) for line in lines]

    def unit_text(self, unit: UnitFacts) -> str:
        """A unit in a few signs: whose it is and whether it is ready, its letters, its points: ``▲HB5``."""
        mine = self.signs.ready if unit.is_ready else self.signs.done
        return f"{mine[unit.side]}{self.unit_signs[unit.name]}{unit.points or ''}"

    def unit_style(self, unit: UnitFacts) -> str:
        """The colour of its side, bold if it is ready."""
        return ("bold " if unit.is_ready else "") + SIDE_STYLES[unit.side]

    def _held(self, square: str, units: list[UnitFacts]) -> list[Line]:
        unit, style = units[0], self.unit_style(units[0])
        text = self.unit_text(unit)
        if square != unit.square:  # a large vehicle: its points stand in its first square
            text = text[:3]
        elif len(text) > self.cell:
            text = text[:3] + "+"[: self.cell - 3]
        marks = self._marks(square, units)
        if not self.tall:
            return [[(text, style), *marks[:1]] if len(text) < self.cell else [(text, style)]]
        others = [(f"{self.signs.more}{self.unit_signs[other.name]}", self.unit_style(other)) for other in units[1:2]]
        below = [*others, *(mark for mark in marks if mark[0] != self.signs.more)]
        return [[(text, style)], [(" ", ""), *below] if below else []]

    def _marks(self, square: str, units: list[UnitFacts]) -> Line:
        """What else is to be said of a square with units, the most important first; each is one sign."""
        signs = self.signs
        found: Line = [(signs.more, self.unit_style(units[1]))] if len(units) > 1 else []
        if any(unit.is_loaded is False for unit in units):
            found.append((signs.unloaded, "bold"))
        found += self._cover(square)
        return found + ([(self._goal(square), GOAL)] if self._goal(square) else [])

    def _cover(self, square: str) -> Line:
        """Crate, trap or rubble, as one sign."""
        kind, _ = self.facts.element(square)
        if kind:
            return [(self.signs.crate if kind == "crate" else self.signs.trap, ELEMENT)]
        rubble = self.facts.terrain(square) == "rubble"
        return [(self.signs.rubble, TERRAIN_STYLES["rubble"])] if rubble else []

    def _goal(self, square: str) -> str:
        """T21: the sign of a square that counts for something."""
        importance = self.facts.importance(square)
        return self.signs.goal if importance in GOALS else self.signs.exit if importance == EXIT else ""

    def _empty(self, square: str) -> list[Line]:
        facts, signs, terrain = self.facts, self.signs, self.facts.terrain(square)
        kind, points = facts.element(square)
        goal = self._goal(square)
        style = TERRAIN_STYLES[terrain]
        if terrain == "blank" or facts.has_tile(square):
            whole = (signs.terrain["blank"] if terrain == "blank" else signs.tile) * self.cell
            return [[(whole, style)]] * (1 + self.tall)
        if kind:
            text = f"{signs.crate if kind == 'crate' else signs.trap}{points}"
            middle: Line = [(f" {text}", ELEMENT)]
        elif terrain == "circle":
            middle = [(" " * (self.cell // 2), ""), (signs.terrain[terrain], style)]
        else:
            middle = [(" ", ""), (signs.terrain[terrain] * (self.cell - 2), style)]
        if not goal:
            below = [] if terrain == "circle" or kind else middle
            return [middle, below] if self.tall else [middle]
        if self.tall:
            return [middle, [(" " * (self.cell // 2), ""), (goal, GOAL)]]
        used = sum(len(text) for text, _ in middle)
        return [[*middle, (" " * (self.cell - 1 - used), ""), (goal, GOAL)]]


def _filled(line: Line, width: int) -> Line:
    """A line that is exactly so wide."""
    found: Line = []
    for text, style in line:
        left = width - sum(len(part) for part, _ in found)
        if left > 0 and text:
            found.append((text[:left], style))
    rest = width - sum(len(part) for part, _ in found)
    return [*found, (" " * rest, "")] if rest else found
