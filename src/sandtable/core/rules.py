"""A rule set: a game with its options and data, and everything that follows from them."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sandtable.core.bits import mask_of, members
from sandtable.core.errors import BadPosition, Problem, Said, did_you_mean
from sandtable.core.packing import Reference, digest
from sandtable.core.space import ActionSpace, Domain
from sandtable.core.state import State
from sandtable.core.step import QUESTION, Secret, Step, kebab

POSITION_KEYS: Final = ("game", "options", "turn", "board", "steps", "ending", "returns")


class Bounds:
    """What a rule set promises; the test kit holds it to that."""

    __slots__ = ("decisions", "legal", "outcomes", "returns", "zero_sum")

    def __init__(
        self,
        decisions: int,
        legal: int,
        outcomes: int,
        returns: tuple[float, float] = (-1.0, 1.0),
        zero_sum: bool = True,
    ) -> None:
        """Most actions in a game (chance included), most legal answers, most outcomes, range of results."""
        self.decisions = decisions
        self.legal = legal
        self.outcomes = outcomes
        self.returns = returns
        self.zero_sum = zero_sum


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Shared by all states of a rule set and never copied.

    A game subclasses it, fills in the attributes, and gives ``start``, ``load_board`` and ``fill``.
    """

    def __init__(
        self,
        game_name: str,
        revision: int,
        options: dict[str, Any],
        data: dict[str, Any],
        space: ActionSpace,
        domains: list[Domain],
        steps: list[type[Step[Any]]],
        seats: list[str],
        teams: list[int],
        bounds: Bounds,
        values: Sequence[type[Any]] = (),
    ) -> None:
        """``teams`` gives the team of each seat; ``steps`` all step classes, for reading positions.

        ``values`` are classes with ``fields`` like those of steps; a step's field may be one of them.
        """
        self.game_name = game_name
        self.revision = revision
        self.options = options
        self.data = data
        self.space = space
        self.seats = seats
        self.teams = teams
        self.bounds = bounds
        self.domains = {domain.name: domain for domain in domains}
        self.domains["seat"] = Domain("seat", seats)
        self.steps = {kebab(cls.__name__): cls for cls in steps}
        self.values = {kebab(cls.__name__): cls for cls in values}
        self.reference: Reference | None = None
        """What stands for this rule set in pickles, once somebody asked for it."""

    def is_same(self, other: "Rules") -> bool:
        """Whether another rule set is of the same game, options and data, so that numbers mean the same in both."""
        if self is other:
            return True
        alike = self.game_name == other.game_name and self.options == other.options
        return alike and digest(self.data) == digest(other.data)

    # What a game supplies

    def start(self) -> State:
        """The state before the first decision."""
        raise NotImplementedError

    def load_board(self, board: dict[str, Any], turn: int) -> State:
        """A state without steps from the words that ``State.describe_board`` writes; checks the rules."""
        raise NotImplementedError

    def check(self, state: State) -> Problem | None:
        """Why steps and board of a position do not fit together; nothing if they do."""
        return None

    def fill(self, board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
        """Replace in place what the viewer does not know by something that could be true."""
        raise NotImplementedError

    def expand(self, text: str) -> str:
        """An order as players of this game write it, as the words of its actions; anything else stays as it is."""
        return text

    def shorten(self, words: str) -> str:
        """The words of an order's actions as players of this game write it; the inverse of ``expand``."""
        return words

    # Positions

    def position(self, content: Mapping[str, Any]) -> State:
        """The state that a position describes, checked against the rules."""
        for key in content:
            if key not in POSITION_KEYS:
                guess = did_you_mean(str(key), list(POSITION_KEYS))
                raise BadPosition(f'a position has no "{key}"{guess}', "error-position-key", key=str(key), guess=guess)
        board = content.get("board", {})
        steps = content.get("steps", [])
        turn = content.get("turn", 0)
        if not isinstance(board, dict) or not isinstance(steps, list) or type(turn) is not int or turn < 0:
            sentence = "in a position, board is a table, steps a list of tables, turn a number from 0"
            raise BadPosition(sentence, "error-position-shape")
        state = self.load_board(dict(board), turn)
        if self._load_ending(state, content.get("ending", ""), content.get("returns", [])):
            return state
        if not steps:
            sentence = "a position of a game that is on says in steps what is to come"
            raise BadPosition(sentence, "error-position-over")
        for step in steps[::-1]:
            if not isinstance(step, dict):
                sentence = "a step of a position is a table with the key step and its fields"
                raise BadPosition(sentence, "error-position-step")
            state.stack.append(self.load_step(step))
        problem = self.check(state)
        if problem is not None:
            raise BadPosition(str(problem), problem.message, **problem.values)
        for place in state.stack[::-1]:
            problem = place.check(state) or self._check_place(state, place)
            if problem is not None:
                name = kebab(type(place).__name__)
                sentence = f'the step "{name}" does not fit the position: {problem}'
                raise BadPosition(sentence, "error-position-place", step=name, problem=problem)
        state.settle()
        if state.stack and not state.legal():
            name = kebab(type(state.stack[-1]).__name__)
            sentence = f'nobody can answer the step "{name}" in this position'
            raise BadPosition(sentence, "error-position-stuck", step=name)
        return state

    def _check_place(self, state: State, step: Step[Any]) -> Problem | None:
        """Why a step cannot lie where it lies in the stack."""
        if (step.at_once or step.continues) and step is not state.stack[-1]:
            return Problem(
                "it is asked at once, so it can only be the first step",
                "problem-it-is-asked-at-once-so-it-can-only-be-the-first-step",
            )
        if step.asks == QUESTION and step.seat(state) < 0:
            return Problem("nobody decides it", "problem-nobody-decides-it")
        return None

    def _load_ending(self, state: State, ending: Any, returns: Any) -> bool:
        """Whether the position is of a game that is over; if so, it is."""
        low, high = self.bounds.returns
        numbers = isinstance(returns, list) and all(
            type(value) in (int, float) and low <= value <= high for value in returns
        )
        if not isinstance(ending, str) or not numbers:
            sentence = f"in a position, ending is a word and returns a list of numbers from {low} to {high}"
            raise BadPosition(sentence, "error-position-ending", low=str(low), high=str(high))
        if not ending:
            return False
        if len(returns) != len(self.seats):
            count, given = len(self.seats), len(returns)
            sentence = f"returns has a number for each of the {count} seats, not {given}"
            raise BadPosition(sentence, "error-position-returns", count=count, given=given)
        state.end(ending, [float(value) for value in returns])
        return True

    def sample(self, view: Mapping[str, Any], rng: Random) -> State:
        """A state that could be the true one as far as this view tells.

        It takes the view, never the state, so that whoever calls it cannot know more than the seat.
        """
        board = copied(view["board"])
        steps = copied(view["steps"])
        viewer = self.domains["seat"].number(view["viewer"]) if view["viewer"] else -3
        self.fill(board, steps, viewer, rng)
        return self.position(
            {"turn": view["turn"], "board": board, "steps": steps, "ending": view["ending"], "returns": view["returns"]}
        )

    # Steps in words

    def describe_step(self, step: Step[Any]) -> dict[str, Any]:
        """A step's name and fields, in words."""
        found: dict[str, Any] = {"step": kebab(type(step).__name__)}
        for field in type(step).fields:
            attribute, _, kind = field.partition(":")
            found[attribute] = self.to_words(kind, getattr(step, attribute))
        return found

    def load_step(self, words: Mapping[str, Any]) -> Step[Any]:
        """The step that ``describe_step`` wrote."""
        name = words.get("step", "")
        cls = self.steps.get(name) if isinstance(name, str) else None
        if cls is None:
            guess = did_you_mean(str(name), list(self.steps))
            raise BadPosition(f'"{name}" is no step{guess}', "error-step", step=str(name), guess=guess)
        wanted = {field.partition(":")[0]: field.partition(":")[2] for field in cls.fields}
        values: dict[str, Any] = {}
        for attribute, kind in wanted.items():
            if attribute not in words:
                raise BadPosition(f'step "{name}" lacks "{attribute}"', "error-step-lacks", step=name, key=attribute)
            what = Said(f'"{attribute}" of step "{name}"', "error-what-field", {"key": attribute, "step": name})
            values[attribute] = self.from_words(kind, words[attribute], what)
        if issubclass(cls, Secret):
            values["answers"] = self._load_answers(words.get("answers", {}))
        for key in words:
            if key not in wanted and key != "step" and not (key == "answers" and issubclass(cls, Secret)):
                raise BadPosition(f'step "{name}" has no "{key}"', "error-step-has-no", step=name, key=str(key))
        made: Step[Any] = cls(**values)
        return made

    def _load_answers(self, words: Any) -> list[int]:
        if not isinstance(words, dict):
            raise BadPosition("the answers of a step are a table from seat to action", "error-step-answers")
        answers = [-1] * len(self.seats)
        for seat, action in words.items():
            answers[self.domains["seat"].number(seat)] = self.space.parse(str(action))
        return answers

    def to_words(self, kind: str, value: Any) -> Any:
        """A number in memory as it stands in a position; ``kind`` is what a step's ``fields`` name."""
        if kind in ("int", "bool"):
            return value
        outer, _, inner = kind.partition(" ")
        if outer == "set":
            return sorted(self.domains[inner].names[i] for i in members(value))
        if outer == "list":
            return [self.to_words(inner, item) for item in value]
        if outer == "count":  # how many of each; zeros are left out
            return {name: n for name, n in zip(self.domains[inner].names, value, strict=True) if n}
        if outer == "each":  # a value for each name: "each side count place"
            by, _, inner = inner.partition(" ")
            return {name: self.to_words(inner, v) for name, v in zip(self.domains[by].names, value, strict=True)}
        if kind in self.values:
            parts = [field.partition(":") for field in self.values[kind].fields]
            return {name: self.to_words(part, getattr(value, name)) for name, _, part in parts}
        if kind.endswith("?"):  # may be missing: -1 in memory, empty in words
            return self.domains[kind[:-1]].names[value] if value >= 0 else ""
        return self.domains[kind].names[value]

    def from_words(self, kind: str, words: Any, what: str | Said) -> Any:
        """The number of such words, or an error that names ``what``."""
        if kind == "int" and type(words) is int:
            return words
        if kind == "bool" and isinstance(words, bool):
            return words
        outer, _, inner = kind.partition(" ")
        if outer in ("set", "list") and isinstance(words, list):
            items = [self.from_words(inner, word, what) for word in words]
            return items if outer == "list" else mask_of(items)
        if outer == "count" and isinstance(words, dict):
            counts = [0] * len(self.domains[inner])
            for name, n in words.items():
                if type(n) is not int or n < 0:
                    sentence = f"{what} should have a whole number of {name}, not {n!r}"
                    raise BadPosition(sentence, "error-value-count", what=what, name=str(name), given=repr(n))
                counts[self.domains[inner].number(name)] = n
            return counts
        if outer == "each" and isinstance(words, dict):
            by, _, inner = inner.partition(" ")
            found = []
            for name in self.domains[by].names:
                whose = Said(f"{what} of {name}", "error-what-of", {"what": what, "name": name})
                found.append(self.from_words(inner, words.get(name, {}), whose))
            for name in words:
                self.domains[by].number(name)
            return found
        if kind in self.values and isinstance(words, dict):
            parts = [field.partition(":") for field in self.values[kind].fields]
            if set(words) != {name for name, _, _ in parts}:
                names = ", ".join([name for name, _, _ in parts])
                raise BadPosition(f"{what} should have {names}", "error-value-parts", what=what, names=names)
            return self.values[kind](**{name: self.from_words(part, words[name], what) for name, _, part in parts})
        if kind.endswith("?"):
            return -1 if words == "" else self.from_words(kind[:-1], words, what)
        if kind in self.domains and isinstance(words, str):
            return self.domains[kind].number(words)
        wanted = _a(kind)
        sentence = f"{what} should be {wanted}, not {words!r}"
        raise BadPosition(sentence, "error-value", what=what, kind=wanted, given=repr(words))


def _a(kind: str) -> Said:
    """What people call the content of a field.

    >>> str(_a("int")), str(_a("list card"))
    ('a whole number', 'a list')
    """
    if kind == "int":
        return Said("a whole number", "error-kind-int", {})
    if kind == "bool":
        return Said("true or false", "error-kind-bool", {})
    outer = kind.partition(" ")[0]
    if outer in ("set", "list"):
        return Said("a list", "error-kind-list", {})
    if outer in ("count", "each"):
        return Said("a table", "error-kind-table", {})
    return Said("a word", "error-kind-word", {})


def copied(value: Any) -> Any:
    """A deep copy of JSON-like content."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value
