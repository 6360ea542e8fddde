"""The board for a terminal's screen (see ``sandtable.tui.board_view``): made from a view, and shows nothing else.

A line is a list of (text, style); styles are those of rich. Nothing is told by a style alone: each side has its sign,
hollow for units that are done.
"""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.contract import Cell, Line
from sandtable.core.rules import Rules
from sandtable.games.tactics.rules.cards import SIDES
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.ui.facts import UnitFacts
from sandtable.games.tactics.ui.grid import SIDE_STYLES, Grid
from sandtable.games.tactics.ui.signs import DRAWN, Signs
from sandtable.games.tactics.ui.text import TextBoard, wrapped
from sandtable.play.lines import flowing, length
from sandtable.text.wording import Wording

FAINT: Final = "dim"
NAME: Final = 22
"""No column of names in the list of units is wider."""


def board(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int, height: int) -> list[Line]:
    """The board in the roomiest way that fits; if none does, as short as it can be."""
    return ScreenBoard(view, rules, wording, width).board_lines(height)


def cells(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int, height: int) -> dict[str, Cell]:
    """Where each square is on that board."""
    return ScreenBoard(view, rules, wording, width).cells(height)


def hand(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """The units of both sides, the viewer's first."""
    return ScreenBoard(view, rules, wording, width).armies()


def holds(view: Mapping[str, Any]) -> list[str]:
    """The words of the units in ``hand``."""
    return list(view["board"]["units"])


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """What a choice is about."""
    return ScreenBoard(view, rules, wording, 80).choice_note(words)


def legend(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the signs mean."""
    shown = ScreenBoard(view, rules, wording, width)
    return flowing([], [(part, FAINT) for part in shown.legend_parts()], width, "   ")


def seat_sign(rules: Rules, seat: int) -> str:
    """The sign of a seat's side."""
    assert isinstance(rules, TacticsRules)
    return DRAWN.ready[SIDES[rules.teams[seat]]]


class ScreenBoard(TextBoard):
    """The same facts as on the text board, with the signs of a screen."""

    signs: Signs = DRAWN

    # The board

    def board_lines(self, height: int) -> list[Line]:
        """Head and squares; with what the signs mean, if there is room for it."""
        head, grid = self.head_lines(), self.grid_in(height)
        found = [*head, *grid.lines()]
        signs = flowing([], [(part, FAINT) for part in self.legend_parts()], self.width, "   ")
        return [*found, [], *signs] if len(found) + 1 + len(signs) <= height else found

    def cells(self, height: int) -> dict[str, Cell]:
        """Where each square is on the board."""
        above = len(self.head_lines())
        found = self.grid_in(height).cells()
        return {square: cell._replace(line=cell.line + above) for square, cell in found.items()}

    def grid_in(self, height: int) -> Grid:
        """The squares two lines high if that fits, else one."""
        tall = Grid(self, self.signs, self.width, tall=True)
        return tall if len(tall.lines()) + len(self.head_lines()) <= height else self.grid

    def head_lines(self) -> list[Line]:
        """Scenario, round, points; then the objective."""
        first, *others = self.status()
        parts = [(first, "bold"), *((part, "") for part in others)]
        found = flowing([], parts, self.width, "   ")
        if len(found) > 1:
            found = flowing([], parts, self.width, "  ")
        for text in self.goals():
            found += [[(line, FAINT)] for line in wrapped(text, self.width)]
        return found

    # The list of units

    def armies(self) -> list[Line]:
        """All units, the viewer's side first; those that are gone last, in one line."""
        sides = sorted(SIDES, key=lambda side: side != self.viewer_side)
        found = [line for side in sides for line in self.army_lines(side)]
        return found or [[(line, "")] for line in wrapped(self.picked(), self.width)]

    def army_lines(self, side: str) -> list[Line]:
        """A side with its units, one a line."""
        units = self.units_of(side)
        if not units:
            return []
        found: list[Line] = [[(self.wording.name("side", side), f"bold {SIDE_STYLES[side]}")]]
        there = [unit for unit in units if unit.in_play]
        rows = [self.unit_cells(unit) for unit in there]
        wide = [max((len(row[column]) for row in rows), default=0) for column in range(4)]
        wide[1] = max(4, min(wide[1], NAME, self.width - wide[0] - wide[2] - wide[3] - 4))
        for unit, row in zip(there, rows, strict=True):
            found.append(self.unit_line(unit, row, wide))
        gone = [self.unit_name(unit) for unit in units if not unit.in_play]
        if gone:
            text = self.wording.texts.say("terminal-board-gone", units=", ".join(gone))
            found += [[(line, FAINT)] for line in wrapped(text, self.width)]
        return found

    def unit_line(self, unit: UnitFacts, row: list[str], wide: list[int]) -> Line:
        """A unit: sign, name, square, points, and of the rest as much as fits."""
        style = self.grid.unit_style(unit)
        name = row[1] if len(row[1]) <= wide[1] else row[1][: wide[1] - 1] + "."
        line: Line = [
            (f"{row[0]:{wide[0]}}", style),
            (f" {name:{wide[1]}} {row[2]:{wide[2]}} {row[3]:{wide[3]}}", ""),
        ]
        parts: list[str] = []
        for part in self.unit_state(unit):
            if length(line) + 1 + len(", ".join([*parts, part])) <= self.width:
                parts.append(part)
        return [*line, (f" {', '.join(parts)}", FAINT)] if parts else line
