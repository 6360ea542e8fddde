"""Commands a game adds to those of every table: how they are typed, what help says of them, and their answers.

For each name in ``COMMANDS`` of a game's ``Commands`` its texts have a message ``command-<name>``: what the
command does, and as attributes ``words``, by which it is typed, the one that is shown first, and ``takes``, what stands
behind it.
"""

from collections.abc import Callable

from sandtable.contract import Following
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.play.board import fitted
from sandtable.play.inquiry import Inquiry
from sandtable.table.table import Table
from sandtable.text.wording import Wording


class GameCommands:
    """The commands of one game in one language; most games have none."""

    def __init__(self, rules: Rules, wording: Wording) -> None:
        own = find_game(rules.game_name).commands()
        self.rules = rules
        self.wording = wording
        self.functions: dict[str, Callable[[Inquiry], list[str]]] = dict(own.COMMANDS) if own else {}
        self._complete = own.complete if own else None

    def __contains__(self, name: str) -> bool:
        return name in self.functions

    def typed(self) -> dict[str, str]:
        """From everything that can be typed to the command it means."""
        found = {name: name for name in self.functions}
        for name in self.functions:
            for word in self.wording.texts.attribute(f"command-{name}", "words").split(","):
                found.setdefault(word.strip(), name)
        return found

    def shown(self) -> list[str]:
        """For each command the word that is shown."""
        return [self.shown_word(name) for name in self.functions]

    def shown_word(self, name: str) -> str:
        """The word of a command that help shows."""
        return self.wording.texts.attribute(f"command-{name}", "words").partition(",")[0]

    def help(self) -> list[tuple[str, str]]:
        """For each command how it is typed, and what it does."""
        texts, found = self.wording.texts, []
        for name in self.functions:
            message = f"command-{name}"
            takes = [texts.attribute(message, "takes")] if "takes" in texts.attributes(message) else []
            found.append((" ".join([self.shown_word(name), *takes]), texts.say(message)))
        return found

    def inquiry(self, words: str, table: Table, seat: int, width: int) -> Inquiry:
        """A question of a seat at a table."""
        return Inquiry(
            words,
            table.view(seat),
            self.rules,
            self.wording,
            width,
            lambda: [seen for _, seen in table.events(seat)],
        )

    def answer(self, name: str, inquiry: Inquiry) -> list[str]:
        """What a command says; no line is longer than the terminal."""
        return fitted(self.functions[name](inquiry), inquiry.width)

    def completions(self, text: str, following: Following) -> list[str]:
        """The lines that could go on from a text, as far as the game knows."""
        return self._complete(text, self.rules, self.wording, following) if self._complete is not None else []
