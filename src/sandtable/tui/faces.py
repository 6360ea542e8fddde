"""What a screen shows of any game, as lines; nothing here draws, so it is there before Textual is.

A game may draw its own board: a module ``screen`` in its package with ``board(view, rules, wording, width,
height)``; and, if it likes, ``hand`` and ``legend`` (view, rules, wording, width), ``holds(view)``,
``seat_sign(rules, seat)`` and ``note(view, rules, wording, words)``, a short one beside a choice. Lines are lists of
(text, style), with styles as rich writes them. Any other game shows its view as a tree of words.
"""

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sandtable.cli.board import board_lines, choice_note
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.wording import Wording, hook

if TYPE_CHECKING:
    from rich.text import Text

Line = list[tuple[str, str]]
BAR: Final = "reverse bold"


def board(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int, height: int) -> list[Line]:
    """The board of any game."""
    own = _own(rules, "board")
    if own is not None:
        found: list[Line] = own(view, rules, wording, width, height)
        return found
    return [[(line, "")] for line in board_lines(view, rules, wording, width)]


def _own(rules: Rules, name: str) -> Callable[..., Any] | None:
    """A function of the game's module ``screen``."""
    return getattr(hook(find_game(rules.game).package, "screen"), name, None)


def hand(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the viewer holds, if the game has a way to show it."""
    own = _own(rules, "hand")
    found: list[Line] = own(view, rules, wording, width) if own is not None else []
    return found


def holds(view: Mapping[str, Any], rules: Rules) -> list[str]:
    """The words of what ``hand`` shows."""
    own = _own(rules, "holds")
    found: list[str] = own(view) if own is not None else []
    return found


def legend(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the signs on the board mean."""
    own = _own(rules, "legend")
    found: list[Line] = own(view, rules, wording, width) if own is not None else []
    return found


def sign(rules: Rules, seat: int) -> str:
    """The sign of a seat on the board, if the game has one."""
    own = _own(rules, "seat_sign")
    return f"{own(rules, seat)} " if own is not None else ""


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
    view: Mapping[str, Any], rules: Rules, wording: Wording, actions: Sequence[str]
) -> tuple[list[str], list[str], list[str]]:
    """For each action what it is called, and what it would lead to; the latter for places with little room too."""
    brief = _own(rules, "note") or choice_note
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
