"""Completing what is typed: orders that are legal now, commands, and for "why" any action there is."""

from collections.abc import Callable, Sequence
from typing import Final

from textual.suggester import Suggester

from sandtable.core.rules import Rules

COMMANDS: Final = ("undo", "restart", "hint", "why", "rule", "board", "log", "save", "help", "quit")


class Completion(Suggester):
    """Suggests the first candidate that begins with what was typed."""

    def __init__(self, rules: Rules, following: Callable[[str], Sequence[str]]) -> None:
        """``following`` gives the legal words after the parts of an order that stand before the last comma."""
        super().__init__(use_cache=False, case_sensitive=True)
        self.rules = rules
        self.following = following
        self._all: list[str] = []

    async def get_suggestion(self, value: str) -> str | None:
        """The whole line, completed."""
        return self.completed(value)

    def completed(self, value: str) -> str | None:
        """The whole line, completed; nothing if nothing fits.

        The letters already typed stay as they are.
        """
        if not value.strip():
            return None
        if value.lower().startswith("why "):
            leading, part = value[:4], value[4:]
            return self._first(leading, part, self._everything()) if part.strip() else None
        before, comma, part = value.rpartition(",")
        space = part[: len(part) - len(part.lstrip())]
        candidates = list(self.following(before))
        if not comma:
            candidates += COMMANDS
        return self._first(before + comma + space, part[len(space) :], candidates)

    @staticmethod
    def _first(leading: str, part: str, candidates: Sequence[str]) -> str | None:
        small = part.lower()
        for words in candidates:
            if words.lower().startswith(small) and len(words) > len(part):
                return leading + part + words[len(part) :]
        return None

    def _everything(self) -> list[str]:
        if not self._all:
            space = self.rules.space
            self._all = [space.words(action) for action in range(space.size)]
        return self._all
