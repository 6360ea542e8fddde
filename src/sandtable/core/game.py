"""A game as the registry knows it: its name, its options, and how to make a rule set of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from sandtable.core.errors import BadInput, did_you_mean
from sandtable.core.rules import Rules

if TYPE_CHECKING:
    from sandtable.contract import Browser, Commands, Cursor, Maker, Names, Proofs, Screen, TextBoard, Tool
    from sandtable.lessons.lesson import Lesson

OptionValue = bool | int | str

PLAYERS: Final = "players"
"""The option of a game that different numbers of people can play."""
ALONE: Final = "solitaire"
"""The option of a game that can be played alone."""


class Option:
    """A switch a player may set when a game is created.

    >>> Option("difficulty", 1, [1, 2, 3], "P7.1").read("2")
    2
    >>> Option("difficulty", 1, [1, 2, 3], "P7.1").read(9)
    Traceback (most recent call last):
    ...
    sandtable.core.errors.BadInput: option difficulty takes 1, 2 or 3, not 9 (P7.1)
    """

    __slots__ = ("choices", "default", "name", "needs", "rule")

    def __init__(self, name: str, default: OptionValue, choices: list[OptionValue], rule: str, needs: str = "") -> None:
        """All values an option can take are listed; ``rule`` is the number it belongs to.

        ``needs`` names a switch without which the option means nothing.
        """
        self.name = name
        self.default = default
        self.choices = choices
        self.rule = rule
        self.needs = needs

    def read(self, value: object, choices: "list[OptionValue] | None" = None) -> OptionValue:
        """The value, or the value that this text stands for; ``choices``: what it can be with a user's data."""
        known = self.choices if choices is None else choices
        for choice in known:
            if (type(value) is type(choice) and value == choice) or value == words(choice):
                return choice
        shown = [words(choice) for choice in known]
        takes = ", ".join(shown[:-1]) + " or " + shown[-1] if len(shown) > 1 else shown[0]
        given = words(value) if isinstance(value, bool | int | str) else repr(value)
        sentence = f"option {self.name} takes {takes}, not {given} ({self.rule})"
        names = ", ".join(shown)
        raise BadInput(sentence, "error-option", option=self.name, choices=names, given=given, rule=self.rule)


def words(value: OptionValue) -> str:
    """How a value is typed on a command line.

    >>> words(True), words(3), words("red")
    ('yes', '3', 'red')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class FileText:
    """A data file of a user by content, for whoever has no path to it: what sentences call it, and its text."""

    __slots__ = ("label", "text")

    def __init__(self, label: str, text: str) -> None:
        self.label = label
        self.text = text


UserFile = Path | FileText
"""A data file of a user: where it is, or what is in it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One object a game package exports under the entry point group ``sandtable.games``.

    What it may supply besides rules, and who asks for it, is in ``sandtable.contract``.
    """

    def __init__(
        self,
        name: str,
        title: str,
        revision: int,
        package: str,
        options: list[Option],
        files: Sequence[str] = (),
    ) -> None:
        """``revision`` rises with every change of the rules that alters a recorded game.

        ``files`` are the names of the data files that a user may replace by their own.
        """
        self.name = name
        self.title = title
        self.revision = revision
        self.package = package
        """The Python package, where texts and data are found."""
        self.options = options
        self.files = list(files)

    # The rules

    def read_data(self, files: Mapping[str, UserFile] | None = None) -> dict[str, Any]:
        """The content of the game's data files, with a user's files in place of some of them."""
        raise NotImplementedError

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        """The rule set of checked options and this data."""
        raise NotImplementedError

    def choices(self, option: Option, data: dict[str, Any]) -> list[OptionValue]:
        """What an option can be with this data, whose content need not have been checked; the usual comes first.

        Only options that name entries of a data file depend on it.
        """
        return option.choices

    def migrate(self, revision: int, words: str) -> str:
        """Words of an action recorded under an earlier revision, as they are written now."""
        return words

    # What people see; each is asked for when it is needed, so import it inside the method

    def names(self) -> "Names | None":
        """What players call things."""
        return None

    def text_board(self) -> "TextBoard | None":
        """The board in lines of text."""
        return None

    def screen(self) -> "Screen | None":
        """The board on a terminal's whole screen."""
        return None

    def cursor(self) -> "Cursor | None":
        """The places of the screen's board one can point at."""
        return None

    def commands(self) -> "Commands | None":
        """Words one can type at a table besides orders."""
        return None

    def browser(self) -> "Browser | None":
        """What the browser's board and lobby need."""
        return None

    def makers(self) -> "Sequence[Maker]":
        """What the lobby lets people have made for a table."""
        return ()

    def board_file(self) -> Path | None:
        """The built board for the browser, if the package ships one."""
        return None

    def lesson(self) -> "Lesson[Any] | None":
        """The guided first game."""
        return None

    def tools(self) -> "Mapping[str, Tool]":
        """Commands for the command line, by name: ``sandtable <name> <game> ...``."""
        return {}

    def proofs(self) -> "Proofs | None":
        """How the game is proved, measured and shown."""
        return None

    # Rule sets

    def option(self, name: str) -> "Option | None":
        """The option of this name, if there is one."""
        return next((option for option in self.options if option.name == name), None)

    def seated(self, options: dict[str, object], seats: int) -> None:
        """Set the option that says how many play, if the game has one and nobody did, to this many; 0: not known."""
        if seats and PLAYERS not in options and self.option(PLAYERS) is not None:
            options[PLAYERS] = seats

    def rules(self, options: Mapping[str, object] | None = None, data: dict[str, Any] | None = None) -> Rules:
        """The rule set of these options (the others have their defaults) and this data (default: ours)."""
        given = dict(options or {})
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                guess = did_you_mean(name, known)
                sentence = f'{self.name} has no option "{name}"{guess}'
                raise BadInput(sentence, "error-no-option", game=self.name, option=name, guess=guess)
        content = self.read_data() if data is None else data
        chosen: dict[str, Any] = {}
        for option in self.options:
            choices = self.choices(option, content)
            if option.name in given:
                chosen[option.name] = option.read(given[option.name], choices)
            else:
                chosen[option.name] = option.default if option.default in choices else choices[0]
        return self.make_rules(chosen, content)
