"""Completing what is typed: orders that are legal now, commands, and for "why" any action there is."""

from collections.abc import Callable, Sequence

from textual.suggester import Suggester

from sandtable.core.rules import Rules
from sandtable.play.command_words import NAMES, command_words, meant, shown_word
from sandtable.play.game_commands import GameCommands
from sandtable.play.labels import Labels
from sandtable.text.wording import Wording


class Completion(Suggester):
    """Suggests the first candidate that begins with what was typed."""

    def __init__(self, wording: Wording, rules: Rules, following: Callable[[str], Sequence[str]]) -> None:
        """``following`` gives the legal words after the parts of an order that stand before the last comma."""
        super().__init__(use_cache=False, case_sensitive=True)
        self.wording = wording
        self.rules = rules
        self.following = following
        self.game_commands = GameCommands(rules, wording)
        self.words = self.game_commands.typed() | command_words(wording.texts)
        """From everything that can be typed to the command it means."""
        self.labels = Labels(rules, wording)

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
            return self._first(word + blank, part, self.labels.everything()) if part.strip() else None
        before, comma, part = value.rpartition(",")
        space = part[: len(part) - len(part.lstrip())]
        candidates = list(self.following(before))
        if not comma:
            candidates += [*(shown_word(self.wording.texts, name) for name in NAMES), *NAMES]
            candidates += self.game_commands.shown()
            candidates += self.game_commands.completions(value, self.following)
        return self._first(before + comma + space, part[len(space) :], candidates)

    @staticmethod
    def _first(leading: str, part: str, candidates: Sequence[str]) -> str | None:
        small = part.lower()
        for words in candidates:
            if words.lower().startswith(small) and len(words) > len(part):
                return leading + part + words[len(part) :]
        return None
