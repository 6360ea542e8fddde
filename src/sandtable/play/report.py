"""Numbers, tables and JSON as commands print them."""

import sys
from collections.abc import Sequence
from typing import Any

from sandtable.play.talk import platform_texts


def print_json(content: dict[str, Any]) -> None:
    """For programs."""
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(content)).decode() + "\n")


def number(value: float, digits: int = 0, signed: bool = False) -> str:
    """A number for people, with the marks of their language: 12,345.6."""
    say = platform_texts().say
    text = f"{value:{'+' if signed and round(value, digits) else ''},.{digits}f}"
    if not round(value, digits):
        text = text.lstrip("-")
    comma, point = say("arena-thousands"), say("arena-decimal")
    return text.replace(",", "\0").replace(".", point).replace("\0", comma)


def percent(share: float) -> str:
    """A share of one for people: 92.8 %."""
    return platform_texts().say("arena-percent", number=number(100 * share, 1))


def span(low: str, high: str) -> str:
    """From here to there."""
    return platform_texts().say("arena-span", low=low, high=high)


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,), indent: str = "  ") -> list[str]:
    """Rows of cells as lines, columns under each other; those in ``left`` are flush left, the others flush right.

    >>> table([["bot", "wins"], ["rookie", "9"]])
    ['  bot     wins', '  rookie     9']
    """
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    found: list[str] = []
    for row in rows:
        cells = [
            cell.ljust(width) if i in left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        found.append((indent + "  ".join(cells)).rstrip())
    return found
