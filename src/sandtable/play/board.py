"""The board of any game as text, made from a view: the game's own way to draw it, or its words."""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.text.wording import Wording


def board_lines(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """The board as the game draws it, or its words. No line is longer than ``width``."""
    own = find_game(rules.game_name).text_board()
    return fitted(own.lines(view, rules, wording, width) if own is not None else plain_lines(view["board"]), width)


def fitted(lines: Sequence[str], width: int) -> list[str]:
    """The lines, with those that are too long broken; what is left of a line stands four further in.

    >>> fitted(["  troops: ana 2, ben 3", "round: 1"], 16)
    ['  troops: ana 2,', '      ben 3', 'round: 1']
    """
    found: list[str] = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        short = len(line) <= width
        found += [line] if short else textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
    return found


def choice_note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """What stands beside a choice, if the game has something to say."""
    own = find_game(rules.game_name).text_board()
    return own.note(view, rules, wording, words) if own is not None else ""


def plain_lines(content: Mapping[str, Any], indent: str = "") -> list[str]:
    """Words and numbers of a view, one name a line.

    >>> plain_lines({"round": 1, "troops": {"ana": {"ford": 2}, "ben": {}}, "deck": ["a", "b"]})
    ['round: 1', 'troops:', '  ana: ford 2', '  ben: -', 'deck: a, b']
    """
    found: list[str] = []
    for name, value in content.items():
        if isinstance(value, Mapping) and any(isinstance(part, Mapping | list) for part in value.values()):
            found.append(f"{indent}{name}:")
            found += plain_lines(value, indent + "  ")
        else:
            found.append(f"{indent}{name}: {_plain(value)}")
    return found


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(part)}" for key, part in value.items()) or "-"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(_plain(part) for part in value) or "-"
    return str(value) if value != "" else "-"
