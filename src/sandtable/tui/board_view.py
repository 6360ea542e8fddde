"""What a screen shows of any game, as lines; nothing here draws, so it is there before Textual is.

A game may draw its own board: its ``Screen`` (see ``sandtable.contract``). Any other shows its view as a tree of words.
"""

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sandtable.contract import Cell, Cursor, Line, Screen, View
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.play.board import board_lines, choice_note
from sandtable.text.wording import Wording

if TYPE_CHECKING:
    from rich.text import Text

BAR: Final = "reverse bold"


def board(view: View, rules: Rules, wording: Wording, width: int, height: int) -> list[Line]:
    """The board of any game."""
    own = _screen(rules)
    if own is not None:
        return own.board(view, rules, wording, width, height)
    return [[(line, "")] for line in board_lines(view, rules, wording, width)]


def _screen(rules: Rules) -> Screen | None:
    return find_game(rules.game_name).screen()


def hand(view: View, rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the viewer holds, if the game has a way to show it."""
    own = _screen(rules)
    return own.hand(view, rules, wording, width) if own is not None else []


def holds(view: View, rules: Rules) -> list[str]:
    """The words of what ``hand`` shows."""
    own = _screen(rules)
    return own.holds(view) if own is not None else []


def legend(view: View, rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the signs on the board mean."""
    own = _screen(rules)
    return own.legend(view, rules, wording, width) if own is not None else []


def sign(rules: Rules, seat: int) -> str:
    """The sign of a seat on the board, if the game has one."""
    own = _screen(rules)
    shown = own.seat_sign(rules, seat) if own is not None else ""
    return f"{shown} " if shown else ""


def cursor(rules: Rules) -> Cursor | None:
    """The places of the board one can point at, if the game has some."""
    return find_game(rules.game_name).cursor() if _screen(rules) is not None else None


def styled(lines: Sequence[Line], cell: Cell, style: str) -> list[Line]:
    """The lines with a further style on a cell.

    >>> styled([[("a b", "dim")]], Cell(0, 2, 1), "reverse")
    [[('a ', 'dim'), ('b', 'dim reverse')]]
    """
    found = list(lines)
    for number in range(cell.line, min(cell.line + cell.height, len(found))):
        line: Line = []
        column = 0
        for text, old in found[number]:
            start, end = (min(max(0, one - column), len(text)) for one in (cell.column, cell.column + cell.width))
            parts = ((text[:start], old), (text[start:end], f"{old} {style}".strip()), (text[end:], old))
            line += [part for part in parts if part[0]]
            column += len(text)
        found[number] = line
    return found


def drawn(lines: Sequence[Line]) -> "Text":
    """Lines as rich text."""
    from rich.text import Text

    text = Text()
    for place, line in enumerate(lines):
        if place:
            text.append("\n")
        for part, style in line:
            text.append(part, style)
    return text


def plain(lines: Sequence[Line]) -> list[str]:
    """Lines without their styles."""
    return ["".join(text for text, _ in line) for line in lines]


def labels_and_notes(
    view: View, rules: Rules, wording: Wording, actions: Sequence[str]
) -> tuple[list[str], list[str], list[str]]:
    """For each action what it is called, and what it would lead to; the latter for places with little room too."""
    own = _screen(rules)
    brief = choice_note if own is None else own.note
    return (
        [wording.action(words) for words in actions],
        [choice_note(view, rules, wording, words) for words in actions],
        [brief(view, rules, wording, words) for words in actions],
    )


def item(mark: str, paragraph: str, width: int) -> list[str]:
    """A paragraph in lines behind a mark.

    >>> item("- ", "Red plays Lenin.", 12)
    ['- Red plays', '  Lenin.']
    """
    further = " " * len(mark)
    return textwrap.wrap(
        paragraph, max(12, width), initial_indent=mark, subsequent_indent=further, break_on_hyphens=False
    )
