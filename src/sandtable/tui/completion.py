"""Completing what is typed: orders that are legal now, commands, and for "why" any action there is."""

from collections.abc import Callable, Sequence

from textual.suggester import Suggester

from sandtable.cli.called import Called
from sandtable.cli.own import OwnCommands
from sandtable.cli.typed import NAMES, command_words, meant, shown_word
from sandtable.core.rules import Rules
from sandtable.wording import Wording


class Completion(Suggester):
    """Suggests the first candidate that begins with what was typed."""

    def __init__(self, wording: Wording, rules: Rules, following: Callable[[str], Sequence[str]]) -> None:
        """``following`` gives the legal words after the parts of an order that stand before the last comma."""
        super().__init__(use_cache=False, case_sensitive=True)
        self.wording = wording
        self.rules = rules
        self.following = following
        self.own = OwnCommands(rules, wording)
        self.words = self.own.typed() | command_words(wording.texts)
        """From everything that can be typed to the command it means."""
        self.called = Called(rules, wording)

    async def get_suggestion(self, value: str) -> str | None:
        """The whole line, completed."""
        return self.completed(value)

    def completed(self, value: str) -> str | None:
        """The whole line, completed; nothing if nothing fits.

        The letters already typed stay as they are.
        """
        if not value.strip():
            return None
        word, blank, part = value.partition(" ")
        if blank and meant(self.words, word)[0] == "why":
            return self._first(word + blank, part, self.called.everything()) if part.strip() else None
        before, comma, part = value.rpartition(",")
        space = part[: len(part) - len(part.lstrip())]
        candidates = list(self.following(before))
        if not comma:
            candidates += [*(shown_word(self.wording.texts, name) for name in NAMES), *NAMES, *self.own.shown()]
            candidates += self.own.completions(value, self.following)
        return self._first(before + comma + space, part[len(space) :], candidates)

    @staticmethod
    def _first(leading: str, part: str, candidates: Sequence[str]) -> str | None:
        small = part.lower()
        for words in candidates:
            if words.lower().startswith(small) and len(words) > len(part):
                return leading + part + words[len(part) :]
        return None
