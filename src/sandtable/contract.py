"""What a game may supply, and who asks for it.

A package exports one ``Game`` by an entry point in the group ``sandtable.games``. The game's methods give the parts
below; each is asked for when it is needed, so that a simulation loads no screen. A part may be an object or simply a
module: mypy checks both against the protocol. A game without a part returns ``None`` and is played without it: at a
generic table in the browser, as a tree of words in the terminal.

| method of ``Game`` | gives | asked by |
|---|---|---|
| ``read_data``, ``make_rules``, ``migrate`` | the rules | everybody |
| ``names`` | ``Names`` | texts: every sentence that names a thing |
| ``text_board`` | ``TextBoard`` | line mode, and the screen where a game draws no other board |
| ``screen`` | ``Screen`` | the terminal's whole screen |
| ``cursor`` | ``Cursor`` | the terminal's whole screen: places to point at by arrow keys or mouse |
| ``commands`` | ``Commands`` | both tables in the terminal: words besides orders |
| ``browser`` | ``Browser`` | the server: the lobby, drawn boards, odds before a battle |
| ``makers`` | ``Maker`` | the server: what the lobby lets people have made for a table |
| ``board_file`` | a path | the server: a built board from outside this repository |
| ``lesson`` | ``sandtable.lessons.lesson.Lesson`` | ``sandtable learn`` and the browser's tutor |
| ``tools`` | functions | the command line: ``sandtable odds``, ``sandtable check``, ... |
| ``proofs`` | ``Proofs`` | tests, golden games, benchmarks, pictures |

Bots are found by entry points of their own, in ``sandtable.bots``, so that anybody can add one to any game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sandtable.core.ban import Prohibitions
from sandtable.core.event import Value
from sandtable.core.game import Option, OptionValue
from sandtable.core.rules import Rules
from sandtable.core.step import Step

if TYPE_CHECKING:
    from sandtable.play.inquiry import Inquiry
    from sandtable.text.wording import Wording

View = Mapping[str, Any]
"""All that a viewer may know: what ``State.view`` gives."""
Line = list[tuple[str, str]]
"""A line of a screen: texts, each with a style as rich writes them."""
Following = Callable[[str], Sequence[str]]
"""What may be said after the parts of an order."""
Tool = Callable[..., int]
"""A command of the command line: what it takes is read off its parameters; it returns the exit code."""


class Names(Protocol):
    """What players call things; the texts themselves are in the game's ``locale/``."""

    @property
    def DOMAINS(self) -> Mapping[str, str]:
        """From the names of arguments to those of domains."""

    @property
    def OPENINGS(self) -> Sequence[str]:
        """The events that begin a paragraph of the story."""

    @property
    def LISTS(self) -> Mapping[str, str]:
        """From events that are told together to the argument they differ in."""

    def labels(self, rules: Rules) -> dict[str, dict[str, str]]:
        """For each domain from words to the labels that a user's data gives them."""

    def composed(self, rules: Rules) -> dict[str, dict[str, tuple[str, dict[str, Value]]]]:
        """For each domain from words to the message and arguments a name is put together of."""


class TextBoard(Protocol):
    """The board in lines of text, for pipes and plain terminals."""

    def lines(self, view: View, rules: Rules, wording: "Wording", width: int) -> list[str]:
        """The board; lines that are too long are broken by whoever asked."""

    def note(self, view: View, rules: Rules, wording: "Wording", words: str) -> str:
        """What stands beside a choice; empty if nothing needs to."""


class Screen(Protocol):
    """The board on a terminal's whole screen."""

    def board(self, view: View, rules: Rules, wording: "Wording", width: int, height: int) -> list[Line]:
        """The board, in a room of this size."""

    def hand(self, view: View, rules: Rules, wording: "Wording", width: int) -> list[Line]:
        """What the viewer holds."""

    def holds(self, view: View) -> list[str]:
        """The words of what ``hand`` shows, in the same order."""

    def legend(self, view: View, rules: Rules, wording: "Wording", width: int) -> list[Line]:
        """What the signs on the board mean."""

    def seat_sign(self, rules: Rules, seat: int) -> str:
        """The sign of a seat on the board; empty if it has none."""

    def note(self, view: View, rules: Rules, wording: "Wording", words: str) -> str:
        """What stands beside a choice, where there is little room."""


class Cell(NamedTuple):
    """Where a place is drawn on a screen's board: its first line and column, both from 0, and its size."""

    line: int
    column: int
    width: int
    height: int = 1


class Cursor(Protocol):
    """Places of the screen's board one can point at: by arrow keys, or by mouse.

    A game whose board is no drawing of places gives none, and is played by its lists of choices alone. Which place lies
    next in a direction follows from ``cells``.
    """

    def cells(self, view: View, rules: Rules, wording: "Wording", width: int, height: int) -> Mapping[str, Cell]:
        """Where each place is, by its word, on the board that ``Screen.board`` draws in a room of this size."""

    def described(self, view: View, rules: Rules, wording: "Wording", place: str) -> list[str]:
        """What there is to say of a place, in at most two sentences, the more important first."""

    def answers(self, view: View, rules: Rules, actions: Sequence[str]) -> Mapping[str, Sequence[str]]:
        """For each place the choices that are about it; choices about no place are left out."""

    def meant(self, view: View, rules: Rules, place: str, actions: Sequence[str]) -> str:
        """What somebody means who chooses a place that is no answer, so that they are told why it is not allowed.

        Empty if the question is not about places.
        """


class Commands(Protocol):
    """Words one can type at a table besides orders.

    A message ``command-<name>`` says what each does; its attributes ``words`` and ``takes`` say how it is typed.
    """

    @property
    def COMMANDS(self) -> Mapping[str, Callable[["Inquiry"], list[str]]]:
        """From names to functions that answer in lines."""

    def complete(self, text: str, rules: Rules, wording: "Wording", following: Following) -> list[str]:
        """The lines that could go on from a text."""


class Browser(Protocol):
    """What the browser needs of a game; the board itself is drawn in TypeScript or JavaScript."""

    @property
    def PRESETS(self) -> Sequence[Mapping[str, Any]]:
        """The ways to begin that the lobby offers: an ``id``, the options, who sits where, and perhaps a ``picture``.

        A picture is an SVG document. That of the whole game is the file ``data/picture.svg`` of its package.
        """

    def scene(self, view: View, rules: Rules) -> dict[str, Any]:
        """What a drawn board needs beyond the view; made from the view alone."""

    def odds(self, view: View, rules: Rules, order: str) -> dict[str, Any] | None:
        """How an attack, or the battle that is fought, is likely to end; ``None`` if there is nothing to tell."""


class Made(NamedTuple):
    """What a maker made."""

    files: Mapping[str, str]
    """Data files by content, under the names in ``Game.files``."""
    options: Mapping[str, OptionValue]
    """The options to play with them."""
    drawing: Sequence[str] = ()
    """What it looks like, in lines of text."""


class Maker(NamedTuple):
    """Something a game makes up before it begins, from a seed and a few choices: data files as a user would write them.

    A message ``maker-<name>`` says what it is, its attribute ``about`` more of it, ``drawing`` what signs in the
    drawing mean. ``maker-<name>-<choice>`` is what a choice is about; an attribute of it called as a value, what that
    value is called.
    """

    name: str
    choices: Sequence[Option]
    make: Callable[[str, Mapping[str, OptionValue]], Made]
    """Takes the seed and a value for every choice; the same ones always give the same."""


class GoldenGames(NamedTuple):
    """Recorded games to keep of a variant: one for each of these endings."""

    name: str
    """Part of the name of each file."""
    options: Mapping[str, OptionValue]
    endings: Sequence[str]
    shortest_of: int = 1
    """Of so many games that end so, the shortest is kept."""
    bot: str = ""
    """Who plays every seat; without one the games are random, and in some games then little happens."""


class Editions(Protocol):
    """The editions of a game, compared in the digest of its rules."""

    @property
    def NAMES(self) -> Sequence[str]:
        """What they are called, in the order of the columns."""

    @property
    def TABLE(self) -> Sequence[tuple[Any, ...]]:
        """What differs: a name, and a cell for every edition."""


class Moment(NamedTuple):
    """A moment worth a picture: a game is played until the first seat is asked this."""

    seats: Sequence[str]
    """Who plays, as ``--seats`` and the lobby name them: at a keyboard bots, in the browser ``me`` and bots."""
    question: str
    seed: str
    round: int = 3
    """The first round in which the question counts: by the third most boards are full."""
    options: Mapping[str, OptionValue] = {}
    open_battle: bool = False
    """Only if the odds say that either side may win the battle that is fought."""


class Shot(NamedTuple):
    """One picture of a page."""

    name: str
    """What the file is called, without its ending."""
    size: str = "paper"
    language: str = "en"
    theme: str = "light"
    key: str = ""
    """What is pressed first."""
    shows: str = ""
    """A selector of what must be seen before the picture is taken."""


class BrowserScene(NamedTuple):
    """A table in the browser and the pictures taken of it."""

    name: str
    moment: Moment
    drawn: str
    """A selector of what is there as soon as the board is drawn."""
    shots: Sequence[Shot]


def rule_numbers(chapters: Mapping[str, int]) -> list[str]:
    """The numbers of all rules, by how many each chapter has; in a chapter without a digit they are its own.

    >>> rule_numbers({"P1": 2, "R": 3})
    ['P1.1', 'P1.2', 'R1', 'R2', 'R3']
    """
    dots = {chapter: "." if chapter[-1].isdigit() else "" for chapter in chapters}
    return [f"{chapter}{dots[chapter]}{n + 1}" for chapter, count in chapters.items() for n in range(count)]


class Proofs(Protocol):
    """How a game is proved, measured and shown. Tests, tools and benchmarks find all games and ask each for this."""

    @property
    def STEPS(self) -> Sequence[type[Step[Any]]]:
        """Every kind of step, each of which must cite rules."""

    @property
    def PROHIBITIONS(self) -> Prohibitions:
        """Every prohibition with its rule: switched off, it must turn a test red."""

    @property
    def RULES(self) -> Mapping[str, int]:
        """How many rules each chapter of the rulebook has: ``{"P1": 5, ...}``; see ``rule_numbers``."""

    @property
    def EXAMPLES(self) -> Sequence[str]:
        """The letters or numbers of the worked examples, each of which must be told and be a test."""

    @property
    def EDITIONS(self) -> Editions | None:
        """The editions, if there are several."""

    @property
    def ENDINGS(self) -> Sequence[str]:
        """Every way to end that the rules know."""

    @property
    def GOLDEN(self) -> Sequence[GoldenGames]:
        """The recorded games that must replay to the letter."""

    @property
    def VARIANTS(self) -> Sequence[Mapping[str, OptionValue]]:
        """Options that together bring up everything the game can do and say; random games of each are tried."""

    @property
    def CELLS(self) -> Sequence[Mapping[str, OptionValue]]:
        """The options of the variants whose speed is measured."""

    @property
    def PICTURES(self) -> Mapping[str, Moment]:
        """The moments shown in the documents as they look in a terminal, by the names of their files."""

    @property
    def SCENES(self) -> Sequence[BrowserScene]:
        """The moments shown in the documents as they look in the browser."""

    @property
    def BENCHMARKS(self) -> Mapping[str, Callable[[Sequence[str]], int]]:
        """What the game measures about itself, by name; each takes arguments and returns the exit code."""

    def balance(self, arguments: Sequence[str]) -> int:
        """Measure how fair the game is, and write it down; returns the exit code."""
