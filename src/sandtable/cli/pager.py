"""Speaking by pages: at a terminal, what is longer than the screen waits, so that nothing scrolls away unread."""

import shutil
import sys
from collections.abc import Sequence

from sandtable.play.signals import flush
from sandtable.play.talk import Talk, platform_texts, typed


class Pager(Talk):
    """Holds back what is said until somebody is to answer, and then shows it page by page. In a pipe it just speaks."""

    def __init__(self) -> None:
        """The height of the window is looked up whenever something is shown: it may change."""
        super().__init__()
        self._held: list[str] = []
        self._paged = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))

    def line(self, text: str = "") -> None:
        """A line as it is."""
        self.lines([text])

    def lines(self, texts: Sequence[str]) -> None:
        """Several lines as they are."""
        if self._paged:
            self._held += texts
        else:
            super().lines(texts)

    def listen(self, prompt: str) -> str:
        """A line of input; what is typed between two pages counts, and the rest is shown at once."""
        return self.show() or super().listen(prompt)

    def show(self) -> str:
        """Show what was held back; returns what was typed on the way."""
        held, self._held = self._held, []
        answer = ""
        for number, page in enumerate(pages(held, shutil.get_terminal_size((80, 24)))):
            if number and not answer:
                flush()
                answer = typed(platform_texts().say("learn-more") + " ").strip()
            super().lines(page)
        return answer


def pages(lines: Sequence[str], size: tuple[int, int]) -> list[list[str]]:
    """The lines in pages for a window of this width and height, broken where there is a blank line if possible.

    Each page leaves a line free for what is asked below it.

    >>> pages(["a", "b", "", "c", "d", "e"], (80, 5))
    [['a', 'b'], ['', 'c', 'd', 'e']]
    >>> [len(page) for page in pages(["a" * 100, "b", "c", "d"], (80, 4))]
    [2, 2]
    """
    width, height = size
    found: list[list[str]] = []
    left = list(lines)
    while True:
        count = used = 0
        while count < len(left) and used + _rows(left[count], width) < max(3, height):
            used += _rows(left[count], width)
            count += 1
        if count == len(left):
            return [*found, left] if left else found
        blank = max((place for place in range(count + 1) if not left[place].strip()), default=0)
        cut = blank if 2 * blank >= count else max(1, count)
        found.append(left[:cut])
        left = left[cut:]


def _rows(line: str, width: int) -> int:
    return max(1, -(-len(line) // max(1, width)))
