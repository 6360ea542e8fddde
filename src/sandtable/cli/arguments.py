"""Reading a command line. A command is a function; what it takes is read off its parameters.

Positional-only parameters are words in their places, keyword-only ones are options: ``seats: str | None = None`` is
``--seats TEXT``, ``solo: bool = False`` is ``--solo``, and ``rotate: bool = True`` has a ``--no-rotate`` beside it.
A list may be given several times. If the first parameter is of a class, what that class takes belongs to the command:
so two commands share their options.

>>> def cheer(who: str, /, *, times: int = 1) -> int:
...     '''Cheer somebody.'''
...     print(who + "!" * times)
...     return 0
>>> Command(cheer).run(["--times", "2", "Katja"])
Katja!!
0

Nothing is imported for it: the libraries that do more of this take longer to load than the board to draw.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import NoneType
from typing import Any, Final, get_args, get_origin

from sandtable import __version__
from sandtable.cli.talk import own_texts, refusal
from sandtable.core.errors import did_you_mean

HELP: Final = ("--help", "-h")
VERSION: Final = "--version"
END: Final = "--"
"""After it nothing is an option."""


class Parameter:
    """One thing a command takes: a word in its place, or an option."""

    __slots__ = ("default", "kind", "many", "name", "option", "required")

    def __init__(self, name: str, annotation: Any, option: bool, default: list[Any]) -> None:
        """``default`` is empty, or holds the value that stands for one nobody gave."""
        given = [part for part in get_args(annotation) if part is not NoneType]
        if given and get_origin(annotation) is not list:  # `str | None`, `list[str] | None`
            [annotation] = given
        self.name = name
        self.option = option
        self.many = get_origin(annotation) is list
        self.kind: type = get_args(annotation)[0] if self.many else annotation
        self.required = not default
        self.default: Any = default[0] if default else None

    @property
    def flag(self) -> str:
        """How an option is written; a word in its place has none."""
        return "--" + self.name.replace("_", "-") if self.option else ""

    @property
    def negative(self) -> str:
        """How a switch is turned off that is on if nobody says otherwise."""
        return "--no-" + self.flag[2:] if self.kind is bool and self.default else ""

    @property
    def word(self) -> str:
        """What stands for the value in a usage line: GAME, TEXT, NUMBER."""
        texts = own_texts()
        name = self.kind.__name__.lower() if self.option else self.name
        return texts.attribute("help-words", name) if name in texts.attributes("help-words") else name.upper()

    @property
    def shown(self) -> str:
        """As it stands in a usage line."""
        return self.word if not self.option else self.flag if self.kind is bool else f"{self.flag} {self.word}"

    def read(self, text: str) -> Any:
        """The value of a text; refuses what is no number where one is needed."""
        if self.kind not in (int, float):
            return self.kind(text)
        try:
            return self.kind(text)
        except ValueError:
            message = "cli-error-whole" if self.kind is int else "cli-error-decimal"
            raise refusal(message, flag=self.flag or self.word, given=text) from None


def parameters(function: Callable[..., Any]) -> list[Parameter]:
    """What a function takes, in the order it is declared."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    places = code.co_posonlyargcount
    assert places == code.co_argcount, f"{function.__qualname__}: a word in its place, or an option?"
    defaults: dict[str, Any] = dict(function.__kwdefaults__ or {})
    given = function.__defaults__ or ()
    defaults |= dict(zip(names[places - len(given) : places], given, strict=True))
    return [
        Parameter(name, function.__annotations__[name], place >= places, [defaults[name]] if name in defaults else [])
        for place, name in enumerate(names)
        if name in function.__annotations__
    ]


class Command:
    """One command: its parameters, and how it is called with them."""

    def __init__(self, function: Callable[..., int]) -> None:
        """The command is called as the function is."""
        self.name = function.__name__
        self.summary = (function.__doc__ or "").strip().partition("\n")[0]
        self._function = function
        self._own = parameters(function)
        self._shared: list[Parameter] = []
        self._class: type | None = None
        if self._own and self._own[0].kind not in (str, int, float, bool, Path):
            self._class = self._own.pop(0).kind
            self._shared = parameters(vars(self._class)["__init__"])
        self.parameters = [*self._shared, *self._own]

    def run(self, given: Sequence[str]) -> int:
        """Carry the command out, or print what it takes; returns the exit code."""
        before = given[: given.index(END)] if END in given else given
        if any(word in HELP for word in before):
            from sandtable.cli.usage import print_command

            print_command(self)
            return 0
        values = self.read(given)
        first = [] if self._class is None else [_called(self._class, self._shared, values)]
        code: int = _called(self._function, self._own, values, first)
        return code

    def usage(self) -> str:
        """How the command is written."""
        words = own_texts().attribute
        parts = ["sandtable", self.name]
        for parameter in sorted(self.parameters, key=lambda one: one.option):
            if parameter.required:
                parts.append(parameter.shown)
            elif not parameter.option:
                parts.append(f"[{parameter.shown}]")
        if any(parameter.option and not parameter.required for parameter in self.parameters):
            parts.append(f"[{words('help-words', 'options')}]")
        return " ".join(parts)

    def read(self, given: Sequence[str]) -> dict[str, Any]:
        """The value of every parameter; refuses what the command does not take, and asks for what it needs."""
        found: dict[str, Any] = {}
        places = [parameter for parameter in self.parameters if not parameter.option]
        words = list(given)
        ended = False
        while words:
            word = words.pop(0)
            if word == END and not ended:
                ended = True
            elif ended or not word.startswith("-") or word == "-":
                if not places:
                    raise refusal("cli-error-extra", given=word, usage=self.usage())
                place = places.pop(0)
                found[place.name] = place.read(word)
            else:
                self._option(word, words, found)
        for parameter in self.parameters:
            if parameter.required and parameter.name not in found:
                name = parameter.flag or parameter.word
                raise refusal("cli-error-missing", command=self.name, name=name, usage=self.usage())
        return {parameter.name: found.get(parameter.name, parameter.default) for parameter in self.parameters}

    def _option(self, word: str, words: list[str], found: dict[str, Any]) -> None:
        """Take an option, and its value off the words that follow."""
        flag, sign, value = word.partition("=")
        option = next((one for one in self.parameters if one.option and flag in (one.flag, one.negative)), None)
        if option is None:
            known = [name for one in self.parameters for name in (one.flag, one.negative) if name]
            raise refusal("cli-error-flag", command=self.name, given=flag, guess=did_you_mean(flag, [*known, HELP[0]]))
        if option.name in found and not option.many:
            raise refusal("cli-error-flag-twice", flag=option.flag)
        if option.kind is bool:
            if sign:
                raise refusal("cli-error-switch", flag=flag, given=sign + value)
            found[option.name] = flag == option.flag
            return
        if not sign:
            if not words or words[0].startswith("--"):
                raise refusal("cli-error-no-value", flag=flag, usage=option.shown)
            value = words.pop(0)
        read = option.read(value)
        found[option.name] = [*found.get(option.name, []), read] if option.many else read


def _called(function: Any, takes: list[Parameter], values: dict[str, Any], first: Sequence[Any] = ()) -> Any:
    places = [values[one.name] for one in takes if not one.option]
    return function(*first, *places, **{one.name: values[one.name] for one in takes if one.option})


class App:
    """All commands of a program."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.commands: dict[str, Command] = {}

    def command(self, function: Callable[..., int]) -> Callable[..., int]:
        """Make a function a command of this program."""
        self.commands[function.__name__] = Command(function)
        return function

    def run(self, given: Sequence[str]) -> int:
        """Carry out a command line; without a command it is explained which there are."""
        if not given or given[0] in HELP:
            from sandtable.cli.usage import print_program

            print_program(self)
            return 0
        name = given[0]
        if name == VERSION:
            print(__version__)
            return 0
        if name.startswith("-"):
            raise refusal("cli-error-flag-first", given=name)
        if name not in self.commands:
            raise refusal("cli-error-command", given=name, guess=did_you_mean(name, list(self.commands)))
        return self.commands[name].run(given[1:])
