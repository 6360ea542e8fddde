"""The state of a game: a board, and a stack of steps that wait for their moment."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, members
from sandtable.core.chance import pick
from sandtable.core.errors import IllegalAction
from sandtable.core.event import Sink, Value
from sandtable.core.packing import frozen, refer, restored
from sandtable.core.seats import ASKED, NOBODY, REFEREE, sees
from sandtable.core.step import PROCEDURE, SECRET, Secret, Step

if TYPE_CHECKING:
    from sandtable.core.rules import Rules


class Prompt:
    """What a seat is asked: the question, the rules behind it, and the allowed answers in words."""

    __slots__ = ("actions", "args", "asked", "message", "rules")

    def __init__(
        self, asked: bool, message: str, args: dict[str, Value], rules: tuple[str, ...], actions: list[str]
    ) -> None:
        """``asked`` is false for a seat that waits; it gets no actions then."""
        self.asked = asked
        self.message = message
        self.args = args
        self.rules = rules
        self.actions = actions

    def content(self) -> dict[str, Any]:
        """The prompt as plain data."""
        return {
            "asked": self.asked,
            "message": self.message,
            "args": self.args,
            "rules": list(self.rules),
            "actions": self.actions,
        }


HIDDEN: Final = -1
"""Stands in a history for an action the viewer may not know."""


class Memory:
    """A decision and all before it: a list that grows at its head, so that copies of a state share what was."""

    __slots__ = ("action", "before", "closes", "opens", "seat", "secret", "witnesses")

    def __init__(
        self, before: "Memory | None", seat: int, action: int, witnesses: int, secret: bool, closes: bool, opens: bool
    ) -> None:
        """``closes``: the last answer to a secret question; ``opens``: with it everybody learns the answers."""
        self.before = before
        self.seat = seat
        self.action = action
        self.witnesses = witnesses
        self.secret = secret
        self.closes = closes
        self.opens = opens


def shares(won: list[bool]) -> list[float]:
    """The winners share 1, the losers -1.

    >>> shares([True, True, False])
    [0.5, 0.5, -1.0]
    """
    winners = won.count(True)
    return [1.0 / winners if w else -1.0 / (len(won) - winners) for w in won]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641 (it changes, so it has no hash; ``key`` has one)
    """Subclassed by each game, which adds its board and gives ``copy`` and ``describe_board``.

    ``seat`` is who decides now: a seat, ``CHANCE`` or, when the game is over, ``NOBODY``.
    """

    __slots__ = (
        "_legal",
        "_legal_of",
        "_memory",
        "_remembers",
        "ending",
        "result",
        "revelations",
        "rules",
        "seat",
        "sink",
        "stack",
        "turn",
    )

    board_parts: ClassVar[tuple[str, ...]] = ()
    """The attributes that make up the board: numbers, and lists of them. Without them keys and pickles use words."""

    def __init__(self, rules: "Rules") -> None:
        """An empty state; the game puts the first steps on the stack and calls ``settle``."""
        self.rules = rules
        self.stack: list[Step[Any]] = []
        self.seat = NOBODY
        self.turn = 0
        """Counts the turns of the game; ``restart_turn`` goes back to where it last rose."""
        self.ending = ""
        """Why the game is over; empty while it is on."""
        self.result: list[float] = []
        self.revelations = 0
        """Counts what was turned up otherwise than by chance; undo stops there."""
        self.sink: Sink | None = None
        self._legal: list[int] | None = None
        self._legal_of = NOBODY
        self._remembers = False
        self._memory: Memory | None = None

    # What a game supplies

    def copy(self) -> Self:
        """An independent copy. Steps are values, so only the stack's list is copied."""
        raise NotImplementedError

    def describe_board(self, viewer: int) -> dict[str, Any]:
        """The board in words; what the viewer may not know is left out or counted."""
        raise NotImplementedError

    def imagine(self, viewer: int, rng: Random) -> "State":
        """A world that could be the true one as far as a viewer knows; this state stays as it is.

        The same as ``rules.sample(self.view(viewer), rng)``, draw for draw. A game that is to be searched gives its
        own, which needs no words: it deals what the viewer cannot know anew, on a copy. The kit compares the two.
        """
        return self.rules.sample(self.view(viewer), rng)

    def imagine_answers(self, viewer: int, rng: Random) -> None:
        """For ``imagine``: put possible answers in place of the secret ones that the viewer cannot know."""
        for place in range(len(self.stack) - 1, -1, -1):  # in the order of a position
            step = self.stack[place]
            if isinstance(step, Secret):
                answers = step.answers[:]
                for seat, action in enumerate(answers):
                    if action >= 0 and seat != viewer:
                        answers[seat] = rng.choice(self.possible_answers(step, seat))
                self.stack[place] = step.with_answers(answers)

    def possible_answers(self, step: Secret[Any], seat: int) -> list[int]:
        """What a seat may have answered to a secret question, as far as the others know."""
        raise NotImplementedError

    def resigned(self, seat: int) -> None:
        """What the rules say when a seat gives up. Here: its team has lost, all others have won."""
        teams = self.rules.teams
        self.end("resignation", shares([team != teams[seat] for team in teams]))

    def expand(self, text: str) -> str:
        """An order as players of the game write it, as the words of its actions; anything else stays as it is.

        Where the notation means the same in every position the rule set does it alone.
        """
        return self.rules.expand(text)

    def closed(self, seat: int, action: int) -> Ban | None:
        """The rule that closes an action nobody is asked about yet, whatever is answered before.

        A player asks why a capital cannot be attacked before the attack has an origin. Nothing: all that can be said
        is that this is not the question.
        """
        return None

    # Asking

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def returns(self) -> list[float]:
        """The result for each seat; zeros while the game is on."""
        return self.result[:] if self.result else [0.0] * len(self.rules.seats)

    def asked(self) -> list[int]:
        """The seats that may answer now. With a secret question that is everybody it asks."""
        return members(self.stack[-1].seats(self)) if self.stack else []

    def legal(self, seat: int = ASKED) -> list[int]:
        """The allowed actions, ascending: of the seat that is asked, or of one of those asked.

        Computed once and kept until the next ``apply``; do not change the list.
        """
        if seat == ASKED:
            seat = self.seat
        if self._legal is None or self._legal_of != seat:
            if not self.may_answer(seat):
                return []
            self._legal = self.stack[-1].legal(self, seat)
            self._legal_of = seat
        return self._legal

    def may_answer(self, seat: int) -> bool:
        """Whether this seat is asked now."""
        if not self.stack:
            return False
        if seat == self.seat:
            return True
        return 0 <= seat < len(self.rules.seats) and self.stack[-1].seats(self) & BIT[seat] != 0

    def weights(self) -> list[int] | None:
        """For ``CHANCE``: how likely each of ``legal`` is; nothing: all alike."""
        return self.stack[-1].weights(self)

    def why_not(self, action: int, seat: int = ASKED) -> Ban | None:
        """The prohibition an action breaks; nothing exactly when it is legal."""
        if seat == ASKED:
            seat = self.seat
        if not self.stack:
            return Ban("", "game-over")
        if not self.may_answer(seat):
            return Ban("", "not-your-turn")
        if not 0 <= action < self.rules.space.size:
            return Ban("", "no-such-action")
        step = self.stack[-1]
        if self.rules.space.verb_at[action] not in step.verbs:
            return self.closed(seat, action) or Ban(step.cites[0] if step.cites else "", "not-the-question")
        return step.forbids(self, seat, action)

    def prompt(self, viewer: int) -> Prompt:
        """What this viewer is asked, or whom they wait for."""
        if not self.stack:
            return Prompt(False, "game-over", {"ending": self.ending}, (), [])
        step = self.stack[-1]
        if viewer >= 0 and step.seats(self) & BIT[viewer]:
            message, args = step.question(self, viewer)
            words = [self.rules.space.words(action) for action in self.legal(viewer)]
            return Prompt(True, message, args, step.cites, words)
        waiting = "+".join(self.rules.seats[seat] for seat in self.asked()) or "chance"
        return Prompt(False, "waiting-for", {"seats": waiting}, step.cites, [])

    # Deciding

    def apply(self, action: int, seat: int = ASKED, sink: Sink | None = None) -> None:
        """Carry out an action, in place. An illegal one raises ``IllegalAction`` and changes nothing."""
        if seat == ASKED:
            seat = self.seat
        if action not in self.legal(seat):
            raise self.refusal(action, seat)
        self.sink = sink
        self.decide(seat, action)
        self.sink = None

    def decide(self, seat: int, action: int) -> None:
        """``apply`` without the check, for play-outs that chose from ``legal`` themselves."""
        self._legal = None
        if self._remembers:
            self._keep(seat, action)
        self.stack.pop().answer(self, seat, action)
        self.settle()

    def draw(self, source: Random | Callable[[int], int]) -> int:
        """An outcome of the chance that is asked now, by its weights; it is not carried out.

        ``source`` is a generator, or gives a whole number below the one it is called with, as a table's dice do.
        """
        legal = self.legal()
        weights = self.weights()
        if weights is None:
            count = len(legal)
            # random() takes a fraction of randrange()'s time, and for a short list it is as fair
            return legal[int(source.random() * count) if isinstance(source, Random) else source(count)]
        total = sum(weights)
        return legal[pick(weights, source.randrange(total) if isinstance(source, Random) else source(total))]

    def settle(self) -> None:
        """Let procedures happen until somebody has to decide or the game is over."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if top.asks != PROCEDURE:
                self.seat = top.seat(self)
                return
            stack.pop()
            top.run(self)
        self.seat = NOBODY
        if not self.ending:  # only in positions that end in the middle of a round
            self.end("unfinished", [0.0] * len(self.rules.seats))

    def refusal(self, action: int, seat: int) -> IllegalAction:
        """The error for an action that is not legal."""
        ban = self.why_not(action, seat)
        space = self.rules.space
        words = space.words(action) if 0 <= action < space.size else f"action {action}"
        return IllegalAction(words, ban)  # no ban: legal list and prohibitions disagree, a bug the kit looks for

    # For steps

    def do(self, *steps: Step[Any]) -> None:
        """Put steps on the stack so that they come in this order, before all that lies there."""
        for step in steps[::-1]:  # (mypyc cannot compile reversed() here)
            self.stack.append(step)

    def win(self, team: int, reason: str) -> None:
        """The game is over and a team has won."""
        self.end(reason, shares([other == team for other in self.rules.teams]))

    def chosen(self, action: int) -> int:
        """The one parameter of an action: a number as it is written, otherwise its place; -1 if it has none."""
        return self.rules.space.number(action)

    def values(self, action: int) -> list[int]:
        """The parameters of an action that has several, each as in ``chosen``: ``kind, count = s.values(action)``."""
        verb = self.rules.space.verb_of(action)
        found = verb.values(action)
        for place, domain in enumerate(verb.params):
            found[place] += domain.first
        return found

    def end(self, reason: str, result: list[float]) -> None:
        """The game is over."""
        self.stack.clear()
        self._legal = None
        self.seat = NOBODY
        self.ending = reason
        self.result = result

    def reveal(self) -> None:
        """A decision turned something up: from here on it cannot be taken back quietly."""
        self.revelations += 1

    def copy_base(self, new: "State") -> None:
        """Copy what all states have into a fresh state."""
        new.stack = self.stack[:]
        new.seat = self.seat
        new.turn = self.turn
        new.ending = self.ending
        new.result = self.result
        new.revelations = self.revelations
        new._remembers = self._remembers
        new._memory = self._memory

    # As a value

    def key(self) -> tuple[Any, ...]:
        """The whole content as one value to look a state up by: keys are equal exactly when states are.

        Equal pieces are alike. What was turned up on the way and what was remembered is no part of it.
        """
        stack = tuple([frozen(step) for step in self.stack])
        return self.turn, self.ending, tuple(self.result), self.board_key(), stack

    def board_key(self) -> tuple[Any, ...]:
        """The board's part of the key. A game whose equal pieces have numbers of their own gives its own."""
        if not self.board_parts:
            return tuple(frozen(self.describe_board(REFEREE)))
        return tuple([frozen(getattr(self, name)) for name in self.board_parts])

    def __eq__(self, other: object) -> bool:
        """States are equal if they have the same content, game, options and data."""
        if self is other:
            return True
        return isinstance(other, State) and self.rules.is_same(other.rules) and self.key() == other.key()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: the rule set is named, not carried; what was remembered stays behind."""
        base = (self.seat, self.turn, self.ending, tuple(self.result), self.revelations)
        board: Any = self.describe_board(REFEREE)
        if self.board_parts:
            board = tuple([frozen(getattr(self, name)) for name in self.board_parts])
        stack = tuple([frozen(step) for step in self.stack])
        return restored, (type(self), refer(self.rules), base, board, stack)

    # History

    def remember(self) -> None:
        """From now on this state and its copies keep what is decided, for ``seen``. Without it, nothing is kept."""
        self._remembers = True

    def forget(self) -> None:
        """Drop what was remembered: for a world that is only imagined."""
        self.revelations = 0
        self._remembers = False
        self._memory = None

    def seen(self, viewer: int) -> list[tuple[int, int]]:
        """The decisions since ``remember``, in order: seat and action, ``HIDDEN`` where the viewer may not know it.

        Like the entries of ``Record.seen_by``; resignations are the table's business and not among them.
        """
        decisions: list[Memory] = []
        memory = self._memory
        while memory is not None:
            decisions.append(memory)
            memory = memory.before
        found: list[tuple[int, int]] = []
        pending: dict[int, int] = {}  # where each seat's last answer to the open secret question stands
        for kept in decisions[::-1]:
            known = (viewer >= 0 and kept.seat == viewer) or sees(kept.witnesses, viewer)
            found.append((kept.seat, kept.action if known else HIDDEN))
            if kept.secret:
                pending[kept.seat] = len(found) - 1
            if kept.closes:
                if kept.opens:
                    for place in pending.values():
                        found[place] = (found[place][0], decisions[len(decisions) - 1 - place].action)
                pending = {}
        return found

    def _keep(self, seat: int, action: int) -> None:
        step = self.stack[-1]
        if isinstance(step, Secret):
            closes = step.missing(self) == BIT[seat]
            self._memory = Memory(self._memory, seat, action, 0, True, closes, step.opens)
        else:
            self._memory = Memory(self._memory, seat, action, step.witnesses(self), False, False, False)

    # Looking

    def describe(self, viewer: int = REFEREE) -> dict[str, Any]:
        """The position in words, as far as the viewer may know it; for the referee, all of it."""
        return {
            "turn": self.turn,
            "board": self.describe_board(viewer),
            "steps": [step.describe(self, viewer) for step in self.stack[::-1]],
            "ending": self.ending,
            "returns": self.result[:],
        }

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat knows, and all it is ever sent."""
        found: dict[str, Any] = {
            "game": self.rules.game_name,
            "options": dict(self.rules.options),
            "viewer": self.rules.seats[seat] if seat >= 0 else "",
        }
        found.update(self.describe(seat))
        return found

    def witnesses(self) -> int:
        """The set of seats that will see what is decided now. Secret answers: nobody else."""
        step = self.stack[-1]
        return 0 if step.asks == SECRET else step.witnesses(self)
