"""Speaking and listening: wrapped lines on the screen, lines from the keyboard or a pipe."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final, TextIO

from sandtable.core.errors import BadInput, Part, SandtableError, shown
from sandtable.core.registry import loaded
from sandtable.play.signals import Interrupted, flush, waking_regularly
from sandtable.text.messages import FALLBACK, Texts, languages
from sandtable.text.wording import CORE, Wording

NARROWEST: Final = 60
WIDEST: Final = 120
CLEAR: Final = "\033[2J\033[3J\033[H"


class _Language:
    """The language of this run of the command line."""

    language: str = FALLBACK


def current_language() -> str:
    """The language of the command line: that of ``--lang``, or that of the environment."""
    return _Language.language


def set_language(language: str | None) -> None:
    """Choose the language; without one, the environment's, or English if we do not know that one."""
    _Language.language = environment_language()
    if language is not None:
        _Language.language = Texts(language.lower(), [CORE]).language


def environment_language() -> str:
    """The language of messages that the variables LC_ALL, LC_MESSAGES and LANG name, in this order."""
    value = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@-]", value)[0].lower()
    return language if language in languages([CORE]) else FALLBACK


def platform_texts(language: str = "") -> Texts:
    """The messages of the command line, in the language that is spoken."""
    return _texts_in(language or current_language())


@cache
def _texts_in(language: str) -> Texts:
    return Texts(language, [CORE])


def refusal(message: str, **arguments: Part) -> BadInput:
    """The error with this sentence."""
    english = {key: value if isinstance(value, int) else shown(str(value)) for key, value in arguments.items()}
    return BadInput(platform_texts(FALLBACK).say(message, **english), message, **arguments)


def error_sentence(error: SandtableError) -> str:
    """The sentence of an error, in the current language, with the texts of all games used so far."""
    packages = [*dict.fromkeys(game.package for game in loaded()), CORE]
    return Wording(Texts(current_language(), packages)).error(error)


def as_sentence(wording: Wording, error: SandtableError) -> str:
    """An error as a sentence of a conversation; a name it begins with, that of a file perhaps, stays as it is.

    >>> wording = Wording(platform_texts(FALLBACK))
    >>> as_sentence(wording, SandtableError("game.json exists already", file="game.json"))
    'game.json exists already.'
    >>> as_sentence(wording, SandtableError("there is no such rule"))
    'There is no such rule.'
    """
    text = wording.error(error)
    told = text.rpartition(" (")[0] if text.endswith(")") else text
    names = [value for value in error.said.values.values() if isinstance(value, str) and value]
    begun = text if text.startswith(tuple(names)) else text[:1].upper() + text[1:]
    return begun + ("" if told.endswith((".", "?", "!")) else ".")


class Talk:
    """One conversation on standard input and output."""

    def __init__(self) -> None:
        """Characters the terminal cannot show must not end a game."""
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))
        if _interactive(sys.stdin):
            with suppress(ImportError):
                import readline  # noqa: F401  (editing and history for input())

    def line(self, text: str = "") -> None:
        """A line as it is."""
        print(text)

    def lines(self, texts: Sequence[str]) -> None:
        """Several lines as they are."""
        for text in texts:
            print(text)

    def paragraph(self, text: str, indent: str = "", further: str | None = None) -> None:
        """A text in as many lines as it needs."""
        wrapped = textwrap.wrap(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=indent if further is None else further,
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.lines(wrapped or [""])

    def say(self, message: str, **arguments: str | int) -> None:
        """A message of the command line."""
        self.paragraph(platform_texts().say(message, **arguments))

    def listen(self, prompt: str) -> str:
        """A line of input. In a pipe it is written out, so that the output can be read by itself."""
        flush()
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        text = typed(prompt)
        if not _interactive(sys.stdin):
            print(text)
        return text.strip()

    def clear(self) -> None:
        """Wipe the screen, what was scrolled away too."""
        if _interactive(sys.stdout):
            sys.stdout.write(CLEAR)


def typed(prompt: str) -> str:
    """A line of input; whoever leaves instead of answering finds the cursor on a line of its own."""
    try:
        with waking_regularly():
            return input(prompt)
    except Interrupted:
        if _interactive(sys.stdout):
            with suppress(OSError):
                print(flush=True)
        raise


def _interactive(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def in_columns(cells: Sequence[str], width: int) -> list[str]:
    """Short texts side by side, read downwards.

    >>> in_columns(["1 to blue", "2 to green", "3 to red"], 24)
    ['1 to blue   3 to red', '2 to green']
    """
    wide = max(len(cell) for cell in cells) + 2
    columns = max(1, (width + 2) // wide)
    rows = -(-len(cells) // columns)
    return ["".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]
