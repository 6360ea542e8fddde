"""Numbered choices as lines of text."""

import textwrap
from collections.abc import Callable, Sequence
from typing import Final

FEW: Final = 12
"""Longer lists of choices are set in columns, without notes."""


def choice_lines(
    labels: Sequence[str], notes: Sequence[str], width: int, columns: Callable[[Sequence[str], int], list[str]]
) -> list[str]:
    """The choices with their numbers, and beside each what it leads to. No line is longer than ``width``.

    >>> choice_lines(["To blue", "Nothing more"], ["Red 3, White 0", ""], 30, lambda cells, width: [*cells])
    [' 1  To blue   Red 3, White 0', ' 2  Nothing more']
    >>> choice_lines(["To blue", "Nothing more"], ["Red 3, White 0", ""], 20, lambda cells, width: [*cells])
    [' 1  To blue - Red 3,', '    White 0', ' 2  Nothing more']
    """
    digits = len(str(len(labels)))
    cells = [f" {number:>{digits}}  {label}" for number, label in enumerate(labels, 1)]
    further = " " * (digits + 3)
    if len(cells) > FEW:
        found = columns(cells, width)
    else:
        wide = max([len(cell) for cell, note in zip(cells, notes, strict=True) if note] + [0])
        found = [f"{cell:{wide}}   {note}" if note else cell for cell, note in zip(cells, notes, strict=True)]
        if max(len(line) for line in found) > width:
            found = [f"{cell} - {note}" if note else cell for cell, note in zip(cells, notes, strict=True)]
    fitting: list[str] = []
    for line in found:
        short = len(line) <= width
        fitting += [line] if short else textwrap.wrap(line, width, subsequent_indent=further, break_on_hyphens=False)
    return fitting
