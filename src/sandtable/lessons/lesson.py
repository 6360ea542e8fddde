"""Guided first games as data: scenes with texts, judgements of answers, and an opponent with a plan.

A game whose ``lesson()`` returns one can be learnt (``sandtable learn``). Everything in it that
depends on what the learner did is a condition on a *moment*: what the learner sees, and the order that is being
judged. What a moment can tell is up to the game, hence the type variable.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Literal, TypeVar

from sandtable.core.rules import Rules
from sandtable.core.state import State
from sandtable.text.wording import Wording

M = TypeVar("M")
View = Mapping[str, Any]
Grade = Literal["best", "fine", "poor"]

BEST: Final = "best"
"""What the lesson recommends."""
FINE: Final = "fine"
"""Sound too, or a matter of taste."""
POOR: Final = "poor"
"""It is allowed, and carried out; the learner is told why it helps little, and may take it back."""


def always(moment: object) -> bool:
    """The condition that always holds."""
    return True


class Passage(Generic[M]):
    """A paragraph, if its condition holds."""

    def __init__(self, message: str, when: Callable[[M], bool] = always) -> None:
        self.message = message
        self.when = when


class Verdict(Generic[M]):
    """What is said about a kind of answer. Of several, the first whose condition holds is said."""

    def __init__(self, grade: Grade, message: str, when: Callable[[M], bool] = always) -> None:
        self.grade = grade
        self.message = message
        self.when = when


class Scene(Generic[M]):
    """A page of the lesson. With verdicts it belongs to a question, without it is only read."""

    def __init__(
        self,
        title: str,
        text: Sequence[Passage[M]],
        *,
        look: Sequence[str] = (),
        rules: Sequence[str] = (),
        hints: Sequence[Passage[M]] = (),
        verdicts: Sequence[Verdict[M]] = (),
        concepts: Sequence[str] = (),
    ) -> None:
        """``look`` names the parts of the board that are shown, ``concepts`` what is met here for the first time."""
        self.title = title
        self.text = text
        self.look = look
        self.rules = rules
        self.hints = hints
        self.verdicts = verdicts
        self.concepts = concepts


class Place(Generic[M]):
    """Where in the lesson a question belongs: the scene, and its number for the learner."""

    def __init__(self, number: int, scene: Scene[M]) -> None:
        self.number = number
        self.scene = scene


class Lesson(Generic[M]):
    """A guided first game.

    The learner plays one seat from a prepared position; ``opponent`` answers for all others. Scenes
    that are only read stand before the first question (``opening``) and after the last (``closing``).
    """

    def __init__(
        self,
        *,
        learner: int,
        position: Mapping[str, Any],
        opening: Sequence[Scene[M]],
        closing: Scene[M],
        length: int,
        place: Callable[[M], Place[M]],
        moment: Callable[[Rules, View, str, View | None], M],
        arguments: Callable[[M, Wording], Mapping[str, str | int]],
        opponent: Callable[[State, int], str],
        asides: Sequence[Passage[M]],
        look: Callable[[Sequence[str], View, Rules, Wording, int], list[str]],
        over: Callable[[View], bool],
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        advice: Callable[[State, int], str] | None = None,
    ) -> None:
        """See the attributes."""
        self.learner = learner
        """The seat of the learner."""
        self.position = position
        self.opening = opening
        self.closing = closing
        self.length = length
        """How many numbered scenes there are."""
        self.place = place
        """The scene of the question the learner is asked."""
        self.moment = moment
        """Made from a view, the words of the order that is judged, and the view after it."""
        self.arguments = arguments
        """What the texts may name."""
        self.opponent = opponent
        """The order of another seat: always a legal one."""
        self.asides = asides
        """What is said after an order of the opponent; all that fit."""
        self.look = look
        """Draws parts of the board."""
        self.over = over
        """Whether the lesson's part of the game is finished."""
        self.options = options or {}
        """The options of the rules the position belongs to, where they are not the usual ones."""
        self.seed = seed
        """The seed of the table's dice; None: nobody can foresee them."""
        self.advice = advice
        """The order the lesson recommends; None: the first of all legal ones that is judged best. A game with
        too many orders to look at one by one says it itself."""

    def verdict(self, scene: Scene[M], moment: M) -> Verdict[M] | None:
        """What is said about an answer."""
        return next((verdict for verdict in scene.verdicts if verdict.when(moment)), None)
