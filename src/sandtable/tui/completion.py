"""Completing what is typed: orders that are legal now, commands, and for "why" any action there is."""

from collections.abc import Callable, Sequence

from textual.suggester import Suggester

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
        self._all: list[str] = []
        self._called: dict[str, list[str]] = {}

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
            return self._first(word + blank, part, self._everything()) if part.strip() else None
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

    def called(self, text: str) -> list[str]:
        """The words of all actions that are called so on the screen."""
        self._everything()
        return self._called.get(text.lower(), [])

    def _everything(self) -> list[str]:
        """The words of all actions there are, and what they are called."""
        if not self._all:
            space = self.rules.space
            words = [space.words(action) for action in range(space.size)]
            labels = [self.wording.action(one) for one in words]
            for one, label in zip(words, labels, strict=True):
                self._called.setdefault(label.lower(), []).append(one)
            self._all = [*words, *dict.fromkeys(labels)]
        return self._all
