"""Options of the command line that come from a game: ``--edition epic``, ``--map my-map.toml``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sandtable.cli.arguments import Extra, Parameter
from sandtable.core.game import ALONE, Game
from sandtable.core.registry import first_game, is_installed
from sandtable.core.registry import game as find_game
from sandtable.play.talk import current_language, refusal
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE

SOLO = "--solo"
"""The switch every game for one has, whatever its option is called."""


CHECK = "check"
"""The attribute of a file's message that says which command checks such a file."""


class GameFlags(Extra):
    """What was typed of a game's options and files. The game is the command's first word, or the first there is."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.options: dict[str, object] = {}
        """The game's options by name, as text or switched on."""
        self.files: dict[str, Path] = {}
        """The player's own data files by name."""
        for name, value in values.items():
            if isinstance(value, Path):
                self.files[name] = value
            else:
                self.options[name] = value

    def __bool__(self) -> bool:
        return bool(self.options or self.files)

    def flags(self) -> list[str]:
        """As they were typed, without their values."""
        return [flag(name) for name in (*self.options, *self.files)]

    def check(self, game: Game, options: dict[str, object]) -> None:
        """Refuse an option that means nothing without another which is not set; ``options`` are all that are."""
        for name in self.options:
            check_needs(game, name, options)

    @classmethod
    def is_subject(cls, word: str) -> bool:
        return is_installed(word)

    @classmethod
    def parameters(cls, subject: str) -> list[Parameter]:
        game = find_game(subject or first_game())
        switches = [type(option.default) is bool for option in game.options]
        options = [
            Parameter(option.name, bool if switch else str, True, [None])
            for option, switch in zip(game.options, switches, strict=True)
        ]
        return [*options, *(Parameter(name, Path, True, [None]) for name in game.files)]

    @classmethod
    def texts(cls, subject: str, parameters: Sequence[Parameter]) -> list[str]:
        game = find_game(subject or first_game())
        texts = Texts(current_language(), [game.package, CORE])
        found: list[str] = []
        for parameter in parameters:
            message = f"{'file' if parameter.kind is Path else 'option'}-{parameter.name}"
            text = texts.say(message) if texts.has(message) else ""
            if text and CHECK in texts.attributes(message):
                text += f"; {texts.attribute(message, CHECK)}"
            option = game.option(parameter.name)
            if option is not None and parameter.kind is not bool and len(option.choices) > 1:
                text += f" ({', '.join(str(choice) for choice in option.choices)})"
            found.append(text[:1].upper() + text[1:])
        return found


def flag(name: str) -> str:
    """How an option is written on the command line.

    >>> flag("round_limit")
    '--round-limit'
    """
    return "--" + name.replace("_", "-")


def check_needs(game: Game, name: str, options: dict[str, object]) -> None:
    """Refuse an option that means nothing without another which is not set."""
    option = game.option(name)
    if option is not None and option.needs and options.get(option.needs) not in (True, "yes"):
        raise refusal("cli-error-needs", flag=flag(name), needs=SOLO if option.needs == ALONE else flag(option.needs))
