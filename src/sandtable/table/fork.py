"""Trying things out: a fork belongs to a seat and starts from a world that seat thinks possible."""

from typing import Any

from sandtable.core import orders
from sandtable.core.event import Sink, Value
from sandtable.core.seats import CHANCE
from sandtable.core.state import Prompt, State
from sandtable.table.advance import advance
from sandtable.table.dice import Dice


class Fork:
    """A sandbox: whoever made it decides for every seat, and nothing reaches the real table.

    ``Table.commit`` sends the leading own orders up to the first barrier: dice, a revelation, or a
    decision of somebody else.
    """

    def __init__(self, state: State, seat: int, started_at: int, dice: Dice) -> None:
        """``state`` comes from ``sample``, so it holds nothing the seat may not know."""
        self.seat = seat
        self.started_at = started_at
        self._state = state
        self._dice = dice
        self._rolls = 0
        self._leading: list[str] = []
        self._barrier = False
        self._sink = Sink()

    def submit(self, seat: int, order: str) -> None:
        """Give an order for any seat."""
        trial, sink = self._state.copy(), Sink()
        actions = orders.carry_out(trial, seat, order, lambda action: trial.apply(action, seat, sink))
        if seat != self.seat:
            self._barrier = True
        if not self._barrier:
            self._leading.append(", ".join(trial.rules.space.words(action) for action in actions))
        if trial.revelations != self._state.revelations:
            self._barrier = True
        self._state = trial
        self._sink.events += sink.events
        advance(trial, self._dice, lambda: self._rolls, self._give)

    def _give(self, seat: int, action: int) -> None:
        """What happens by itself; what is forced for somebody else here need not be in the true world."""
        state = self._state
        revealed = state.revelations
        self._barrier = self._barrier or seat != self.seat
        self._rolls += seat == CHANCE
        state.apply(action, seat, self._sink)
        self._barrier = self._barrier or state.revelations != revealed

    def leading(self) -> list[str]:
        """The own orders before the first barrier."""
        return self._leading[:]

    def events(self) -> list[dict[str, Value]]:
        """What happened in the tried game, as the owner would see it."""
        seen = [event.seen_by(self.seat) for event in self._sink.events]
        return [event for event in seen if event is not None]

    def is_over(self) -> bool:
        """Whether the tried game has ended."""
        return self._state.is_over()

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        return self._state.asked()

    def view(self) -> dict[str, Any]:
        """What the owner of the fork sees: of the secrets imagined for the others, only what a seat would see."""
        return self._state.view(self.seat)

    def prompt(self, seat: int) -> Prompt:
        """What a seat of the tried game is asked."""
        return self._state.prompt(seat)

    def world(self) -> State:
        """A copy of the imagined world, all of it: it holds nothing but what the seat made up."""
        return self._state.copy()
