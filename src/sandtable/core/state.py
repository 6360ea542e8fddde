"""The state of a game: a board, and a stack of steps that wait for their moment."""

from typing import TYPE_CHECKING, Any, Self

from mypy_extensions import mypyc_attr

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, members
from sandtable.core.errors import IllegalAction
from sandtable.core.event import Sink, Value
from sandtable.core.seats import ASKED, NOBODY, REFEREE
from sandtable.core.step import PROCEDURE, SECRET, Step

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


def shares(won: list[bool]) -> list[float]:
    """The winners share 1, the losers -1.

    >>> shares([True, True, False])
    [0.5, 0.5, -1.0]
    """
    winners = won.count(True)
    return [1.0 / winners if w else -1.0 / (len(won) - winners) for w in won]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Subclassed by each game, which adds its board and gives ``copy`` and ``describe_board``.

    ``seat`` is who decides now: a seat, ``CHANCE`` or, when the game is over, ``NOBODY``.
    """

    __slots__ = (
        "_legal",
        "_legal_of",
        "ending",
        "result",
        "revelations",
        "rules",
        "seat",
        "sink",
        "stack",
        "turn",
    )

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

    # What a game supplies

    def copy(self) -> Self:
        """An independent copy. Steps are values, so only the stack's list is copied."""
        raise NotImplementedError

    def describe_board(self, viewer: int) -> dict[str, Any]:
        """The board in words; what the viewer may not know is left out or counted."""
        raise NotImplementedError

    def resigned(self, seat: int) -> None:
        """What the rules say when a seat gives up. Here: its team has lost, all others have won."""
        teams = self.rules.teams
        self.end("resignation", shares([team != teams[seat] for team in teams]))

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
            return Ban(step.rules[0] if step.rules else "", "not-the-question")
        return step.forbids(self, seat, action)

    def prompt(self, viewer: int) -> Prompt:
        """What this viewer is asked, or whom he waits for."""
        if not self.stack:
            return Prompt(False, "game-over", {"ending": self.ending}, (), [])
        step = self.stack[-1]
        if viewer >= 0 and step.seats(self) & BIT[viewer]:
            message, args = step.question(self, viewer)
            words = [self.rules.space.words(action) for action in self.legal(viewer)]
            return Prompt(True, message, args, step.rules, words)
        waiting = "+".join(self.rules.seats[seat] for seat in self.asked()) or "chance"
        return Prompt(False, "waiting-for", {"seats": waiting}, step.rules, [])

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
        self.stack.pop().answer(self, seat, action)
        self.settle()

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
        if ban is None:  # the legal list and the prohibitions disagree: a bug the test kit looks for
            return IllegalAction(f'"{words}" is not possible now', None, words)
        rule = f" ({ban.rule})" if ban.rule else ""
        return IllegalAction(f'"{words}" is not possible: {ban.message.replace("-", " ")}{rule}', ban, words)

    # For steps

    def do(self, *steps: Step[Any]) -> None:
        """Put steps on the stack so that they come in this order, before all that lies there."""
        for step in steps[::-1]:  # (mypyc cannot compile reversed() here)
            self.stack.append(step)

    def win(self, team: int, reason: str) -> None:
        """The game is over and a team has won."""
        self.end(reason, shares([other == team for other in self.rules.teams]))

    def chosen(self, action: int) -> int:
        """The one parameter of an action; -1 if it has none."""
        return self.rules.space.number(action)

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
            "game": self.rules.game,
            "options": dict(self.rules.options),
            "viewer": self.rules.seats[seat] if seat >= 0 else "",
        }
        found.update(self.describe(seat))
        return found

    def witnesses(self) -> int:
        """The set of seats that will see what is decided now. Secret answers: nobody else."""
        step = self.stack[-1]
        return 0 if step.asks == SECRET else step.witnesses(self)
