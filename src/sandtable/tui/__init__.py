"""The terminal table: a board, choices and a story on the whole screen, by keyboard or mouse.

Textual is imported by the functions that draw, never before: a pipe does not pay for it.
"""

import os
import sys
from typing import Final

__all__ = ["can_draw"]

WITHOUT_SCREEN: Final = ("", "dumb", "unknown")
SIGNS: Final = "●○◇■▲✕→"
"""Some of those that tell the sides apart; where they cannot be shown, all would look the same."""


def can_draw() -> bool:
    """Whether there is a terminal to draw on; otherwise the game is played line by line."""
    for stream in (sys.__stdin__, sys.__stdout__):
        if stream is None or stream.closed or not stream.isatty():
            return False
    if sys.stdin is not sys.__stdin__ or sys.stdout is not sys.__stdout__:
        return False
    assert sys.__stdout__ is not None
    try:
        SIGNS.encode(sys.__stdout__.encoding)
    except (LookupError, UnicodeError):
        return False
    return os.name == "nt" or os.environ.get("TERM", "") not in WITHOUT_SCREEN
