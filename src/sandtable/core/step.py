"""Steps: paragraphs of a rulebook, lying on the state's stack until their moment comes.

A step is a **value**: it never changes after it was made, so copying a state copies no step. When
its moment comes it is taken off the stack and does what its paragraph says, which may put further
steps on the stack with ``state.do(first, second, ...)``. A sequence of play is therefore written
down as the list of steps it consists of, in the order of the rulebook.

Five kinds:

* ``Procedure`` happens by itself;
* ``Question`` asks one seat;
* ``Partners`` asks any seat of a set: the first to answer decides;
* ``Secret`` asks every seat of a set; nobody sees an answer before all are in, and all may
  change theirs until then;
* ``Chance`` asks the dice or the deck.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, lowest, mask_of
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.seats import CHANCE, EVERYBODY, NOBODY, REFEREE

if TYPE_CHECKING:
    from sandtable.core.state import State

S = TypeVar("S", bound="State")

PROCEDURE: Final = 0
QUESTION: Final = 1
PARTNERS: Final = 2
SECRET: Final = 3
DICE: Final = 4

NOT_AN_OUTCOME: Final = Ban("", "not-an-outcome")

NAMES: Final[dict[str, str]] = {}
"""What ``kebab`` made of the names of classes: it is asked for each step of each position."""


def kebab(name: str) -> str:
    """The name of a step class as it stands in positions and message ids.

    >>> kebab("ChooseObjective")
    'choose-objective'
    """
    found = NAMES.get(name)
    if found is None:
        found = NAMES[name] = "".join(["-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name)])
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What all steps share. Authors of games subclass one of the five kinds below."""

    __slots__ = ()

    asks: ClassVar[int] = PROCEDURE
    cites: ClassVar[tuple[str, ...]] = ()
    """The rule numbers this step carries out; shown beside its question."""
    fields: ClassVar[tuple[str, ...]] = ()
    """``attribute:domain`` for each argument of the constructor, so that positions can be written."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs that answer this question."""
    continues: ClassVar[bool] = False
    """Whether the answer belongs to the order that the question before it opened."""
    at_once: ClassVar[bool] = False
    """Whether it arises inside another step and is asked at once, so that in a position it can only be first."""

    def run(self, s: S) -> None:
        """``Procedure``: do what the paragraph says."""
        raise NotImplementedError

    def seat(self, s: S) -> int:
        """Who is asked; of several, the lowest that has not answered."""
        raise NotImplementedError

    def seats(self, s: S) -> int:
        """The set of seats that may answer now."""
        return BIT[self.seat(s)]

    def legal(self, s: S, seat: int) -> list[int]:
        """The allowed answers of a seat, ascending."""
        found: list[int] = []
        for name in self.verbs:
            verb = s.rules.space.verb(name)
            for action in range(verb.base, verb.base + verb.size):
                if self.forbids(s, seat, action) is None:
                    found.append(action)
        found.sort()
        return found

    def forbids(self, s: S, seat: int, action: int) -> Ban | None:
        """The prohibition that an answer with one of ``verbs`` breaks, or nothing."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, action: int) -> None:
        """Do what was decided. The step is off the stack already."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> tuple[str, dict[str, Value]]:
        """The message id and arguments of the question for the seat that is asked."""
        return "ask-" + kebab(type(self).__name__), {}

    def witnesses(self, s: S) -> int:
        """The set of seats that see what is answered here."""
        return EVERYBODY

    def weights(self, s: S) -> list[int] | None:
        """``Chance``: the weights of ``legal``, in the same order; nothing: all equal."""
        return None

    def ask_again(self, s: S, resigned: int) -> None:
        """A seat has resigned while this was asked, and the others play on: put on the stack what is asked now."""
        s.do(self)

    def describe(self, s: S, viewer: int) -> dict[str, Any]:
        """The step in words, as far as the viewer may know it."""
        return s.rules.describe_step(self)

    def check(self, s: S) -> Problem | None:
        """Why this step cannot stand in a position like this; nothing if it can."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[S]):
    """Happens by itself when its moment comes."""

    __slots__ = ()

    asks: ClassVar[int] = PROCEDURE

    def seat(self, s: S) -> int:
        """Asks nobody."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """Asks one seat."""

    __slots__ = ()

    asks: ClassVar[int] = QUESTION


@mypyc_attr(allow_interpreted_subclasses=True)
class Partners(Step[S]):
    """Asks any seat of a set: partners on a side. The first to answer decides for all."""

    __slots__ = ()

    asks: ClassVar[int] = PARTNERS
    alike: ClassVar[bool] = False
    """Whether all partners may answer the same: then a table may give an answer that has no alternative."""

    def seats(self, s: S) -> int:
        """The set of partners."""
        raise NotImplementedError

    def seat(self, s: S) -> int:
        """The first of the partners, for programs that decide for all seats alike."""
        return lowest(self.seats(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Step[S]):
    """Asks every seat of a set at the same time; answers lie in slots until the last is in.

    The state does not depend on the order in which answers arrive.
    """

    __slots__ = ("answers",)

    asks: ClassVar[int] = SECRET
    opens: ClassVar[bool] = True
    """Whether everybody learns the answers once all are in."""

    def __init__(self, answers: list[int]) -> None:
        """``answers`` has a place for each seat of the game, -1 where none was given."""
        self.answers = answers

    def asked(self, s: S) -> int:
        """The set of seats that must answer: all, unless a game says otherwise."""
        return mask_of(list(range(len(s.rules.seats))))

    def with_answers(self, answers: list[int]) -> "Secret[S]":
        """The same step with other answers in the slots; to be given if it has further fields."""
        return type(self)(answers)

    def resolve(self, s: S) -> None:
        """All answers are in: do what was decided."""
        raise NotImplementedError

    def seats(self, s: S) -> int:
        """All who are asked: an answer may be changed until the last is in."""
        return self.asked(s)

    def missing(self, s: S) -> int:
        """The set of seats that have not answered."""
        mask = self.asked(s)
        for seat, action in enumerate(self.answers):
            if action >= 0:
                mask &= ~BIT[seat]
        return mask

    def seat(self, s: S) -> int:
        """The lowest seat that has not answered."""
        return lowest(self.missing(s))

    def answer(self, s: S, seat: int, action: int) -> None:
        """Put the answer into its slot; with the last one in, the step is resolved."""
        answers = self.answers[:]
        answers[seat] = action
        step = self.with_answers(answers)
        if step.missing(s):
            s.do(step)
        else:
            if step.opens:
                s.reveal()  # whoever answered last has now seen what the others said
            step.resolve(s)

    def describe(self, s: S, viewer: int) -> dict[str, Any]:
        """Who has answered is known to all, the answer only to the seat that gave it."""
        found = s.rules.describe_step(self)
        answers: dict[str, str] = {}
        for seat, action in enumerate(self.answers):
            if action >= 0:
                known = viewer in (seat, REFEREE)
                answers[s.rules.seats[seat]] = s.rules.space.words(action) if known else "?"
        found["answers"] = answers
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Asks the dice or the deck.

    With one verb that has one parameter a game gives ``odds``; otherwise ``legal``, the outcomes, and
    ``weights``, how likely each is.
    """

    __slots__ = ()

    asks: ClassVar[int] = DICE

    def seat(self, s: S) -> int:
        """Chance decides."""
        return CHANCE

    def seats(self, s: S) -> int:
        """No seat may answer."""
        return 0

    def odds(self, s: S) -> list[int]:
        """The weight of each number the verb's parameter can take; later ones and zeros do not happen."""
        return []

    def legal(self, s: S, seat: int) -> list[int]:
        """The outcomes that have a weight."""
        base = s.rules.space.verb(self.verbs[0]).base
        return [base + number for number, weight in enumerate(self.odds(s)) if weight]

    def weights(self, s: S) -> list[int] | None:
        """The weights that ``odds`` gives; without ``odds`` all outcomes are alike."""
        return [weight for weight in self.odds(s) if weight] or None

    def forbids(self, s: S, seat: int, action: int) -> Ban | None:
        """Only outcomes that can happen."""
        return None if action in self.legal(s, seat) else NOT_AN_OUTCOME
