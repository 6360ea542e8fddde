"""Reading a command line. A command is a function; what it takes is read off its parameters.

Positional-only parameters are words in their places, keyword-only ones are options: ``seats: str | None = None`` is
``--seats TEXT``, ``solo: bool = False`` is ``--solo``, and ``rotate: bool = True`` has a ``--no-rotate`` beside it.
A list may be given several times, and of a ``Literal`` only the words it has are taken. If the first parameter is of a
class, what that class takes belongs to the command: so two commands share their options. A keyword parameter of a class
made from ``Extra`` gathers options that depend on the words before them, such as those of a game.

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
from typing import Any, Final, Literal, get_args, get_origin

from sandtable import __version__
from sandtable.core.errors import BadInput, Said, did_you_mean
from sandtable.play.talk import platform_texts, refusal
from sandtable.text.messages import Texts

HELP: Final = ("--help", "-h")
VERSION: Final = "--version"
END: Final = "--"
"""After it nothing is an option."""


class Parameter:
    """One thing a command takes: a word in its place, or an option."""

    __slots__ = ("choices", "default", "kind", "many", "name", "option", "required")

    def __init__(self, name: str, annotation: Any, option: bool, default: list[Any]) -> None:
        """``default`` holds the default value; it is empty if the parameter must be given."""
        self.choices: list[str] = []
        """The words it can be; empty if it can be any."""
        if get_origin(annotation) is Literal:
            self.choices, annotation = list(get_args(annotation)), str
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
        """The flag that turns off a switch which is on by default."""
        return "--no-" + self.flag[2:] if self.kind is bool and self.default else ""

    @property
    def word(self) -> str:
        """What stands for the value in a usage line: GAME, TEXT, NUMBER."""
        texts = platform_texts()
        name = self.kind.__name__.lower() if self.option else self.name
        return texts.attribute("help-words", name) if name in texts.attributes("help-words") else name.upper()

    @property
    def shown(self) -> str:
        """As it stands in a usage line."""
        return self.word if not self.option else self.flag if self.kind is bool else f"{self.flag} {self.word}"

    def read(self, text: str, command: str) -> Any:
        """The value of a text given to a command; refuses what is no number or none of the words that are needed."""
        if self.choices and text not in self.choices:
            raise no_choice(f"{command} {self.flag}".rstrip(), self.choices, text)
        if self.kind not in (int, float):
            return self.kind(text)
        try:
            return self.kind(text)
        except ValueError:
            message = "cli-error-whole" if self.kind is int else "cli-error-decimal"
            raise refusal(message, flag=self.flag or self.word, given=text) from None


def no_choice(command: str, choices: Sequence[str], given: str) -> BadInput:
    """The refusal of a word that a command does not know in this place."""
    guess = did_you_mean(given, list(choices))
    if "guess" not in guess.values:  # all choices are in the sentence anyway
        guess = Said("", "", {})
    return refusal("cli-error-choice", command=command, choices=", ".join(choices), given=given, guess=guess)


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


class Extra:
    """Options that depend on what the command is about, its first word: a subclass says which there are."""

    def __init__(self, values: dict[str, Any]) -> None:
        """The values that were given, by name."""
        raise NotImplementedError

    @classmethod
    def is_subject(cls, word: str) -> bool:
        """Whether a word can be what the command is about."""
        raise NotImplementedError

    @classmethod
    def parameters(cls, subject: str) -> list[Parameter]:
        """The options a command takes for this subject besides its own; an empty subject: none was named."""
        raise NotImplementedError

    @classmethod
    def texts(cls, subject: str, parameters: Sequence[Parameter]) -> list[str]:
        """What each of these options is for, in the language of the command line."""
        raise NotImplementedError


class Command:
    """One command: its parameters, and how it is called with them."""

    def __init__(self, function: Callable[..., int], name: str = "", texts: Texts | None = None) -> None:
        """The command is called as the function is, if no other name is given; ``texts`` has its help."""
        self.name = name or function.__name__
        self.texts = texts
        self.summary = (function.__doc__ or "").strip().partition("\n")[0]
        self._function = function
        self._own = parameters(function)
        self._shared: list[Parameter] = []
        self._class: type | None = None
        if self._own and self._own[0].kind not in (str, int, float, bool, Path):
            self._class = self._own.pop(0).kind
            self._shared = parameters(vars(self._class)["__init__"])
        self.extra: type[Extra] | None = None
        self._gathers: Parameter | None = None
        for takes in (self._shared, self._own):
            for parameter in [one for one in takes if issubclass(one.kind, Extra)]:
                takes.remove(parameter)
                self._gathers, self.extra = parameter, parameter.kind
                self._gatherer = takes
        self.parameters = [*self._shared, *self._own]

    def run(self, given: Sequence[str]) -> int:
        """Carry the command out, or print what it takes; returns the exit code."""
        before = given[: given.index(END)] if END in given else given
        if any(word in HELP for word in before):
            from sandtable.cli.usage import print_command

            print_command(self, self.subject(before))
            return 0
        values = self.read(given)
        first = [] if self._class is None else [_call(self._class, self._takes(self._shared), values)]
        code: int = _call(self._function, self._takes(self._own), values, first)
        return code

    def _takes(self, parameters: list[Parameter]) -> list[Parameter]:
        """What a function is called with: its parameters, and the one that gathers further options."""
        gathers = self._gathers is not None and parameters is self._gatherer
        return [*parameters, self._gathers] if gathers and self._gathers else parameters

    def subject(self, given: Sequence[str]) -> str:
        """The first word in its place, before the options it brings are known; empty if there is none.

        An option nobody knows yet may have a value behind it or not; both are tried.
        """
        if self.extra is None:
            return ""
        options = {name: one for one in self.parameters if one.option for name in (one.flag, one.negative) if name}
        for with_value in (True, False):
            words = list(given)
            while words:
                word = words.pop(0)
                if word == END:
                    break
                if not word.startswith("-"):
                    if with_value or self.extra.is_subject(word):
                        return word
                    continue
                option = options.get(word)  # with "=" the value is part of the word
                valued = "=" not in word and (with_value if option is None else option.kind is not bool)
                if word not in HELP and valued and words and not words[0].startswith("-"):
                    words.pop(0)
        return ""

    def usage(self) -> str:
        """How the command is written."""
        words = platform_texts().attribute
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
        further: dict[str, Any] = {}
        extra = self.extra.parameters(self.subject(given)) if self.extra and self._is_strange(given) else []
        while words:
            word = words.pop(0)
            if word == END and not ended:
                ended = True
            elif ended or not word.startswith("-") or word == "-":
                if not places:
                    raise refusal("cli-error-extra", given=word, usage=self.usage())
                place = places.pop(0)
                found[place.name] = place.read(word, self.name)
            else:
                self._option(word, words, found, extra, further)
        for parameter in self.parameters:
            if parameter.required and parameter.name not in found:
                name = parameter.flag or parameter.word
                raise refusal("cli-error-missing", command=self.name, name=name, usage=self.usage())
        values = {parameter.name: found.get(parameter.name, parameter.default) for parameter in self.parameters}
        if self.extra and self._gathers:
            values[self._gathers.name] = self.extra(further)
        return values

    def _is_strange(self, given: Sequence[str]) -> bool:
        """Whether there is an option the command does not have by itself."""
        flags = {name for one in self.parameters if one.option for name in (one.flag, one.negative)}
        before = given[: given.index(END)] if END in given else given
        return any(word.startswith("-") and word.partition("=")[0] not in flags for word in before)

    def _option(
        self, word: str, words: list[str], found: dict[str, Any], extra: list[Parameter], further: dict[str, Any]
    ) -> None:
        """Take an option, and its value off the words that follow."""
        flag, sign, value = word.partition("=")
        option = next((one for one in self.parameters if one.option and flag in (one.flag, one.negative)), None)
        if option is None:
            option = next((one for one in extra if flag == one.flag), None)
            found = further
        if option is None:
            known = [name for one in [*self.parameters, *extra] for name in (one.flag, one.negative) if name]
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
        read = option.read(value, self.name)
        found[option.name] = [*found.get(option.name, []), read] if option.many else read


def _call(function: Any, takes: list[Parameter], values: dict[str, Any], first: Sequence[Any] = ()) -> Any:
    places = [values[one.name] for one in takes if not one.option]
    return function(*first, *places, **{one.name: values[one.name] for one in takes if one.option})


class App:
    """All commands of a program."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.commands: dict[str, Command] = {}

    def others(self) -> dict[str, str]:
        """Commands that come from elsewhere: what each is for, by name."""
        return {}

    def run_other(self, name: str, given: Sequence[str]) -> int | None:
        """Carry out a command that comes from elsewhere; ``None``: there is none of this name."""
        return None

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
        if name in self.commands:
            return self.commands[name].run(given[1:])
        code = self.run_other(name, given[1:])
        if code is None:
            known = [*self.commands, *self.others()]
            raise refusal("cli-error-command", given=name, guess=did_you_mean(name, known))
        return code
