"""Folding a table's log into a state, with marks on the way: back to any moment without starting anew."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from sandtable.core import orders
from sandtable.core.event import Event, Sink
from sandtable.core.rules import Rules
from sandtable.core.state import State
from sandtable.table.log import Log, LogEntry
from sandtable.table.record import Setup, act, decide

EVERY: Final = 32
"""At least how many entries lie between two marks: a copy takes microseconds, an entry a little more."""


class Effect:
    """What one entry did: its turn, its events, whether it revealed something, whether it settled its question."""

    __slots__ = ("events", "revealed", "settled", "turn")

    def __init__(self, state: State, decision: Callable[[Sink], bool]) -> None:
        """Carry out a decision on this state; ``decision`` returns whether its question is settled."""
        sink = Sink()
        self.turn = state.turn
        revelations = state.revelations
        self.settled = decision(sink)
        self.revealed = state.revelations != revelations
        self.events = sink.events


class Fold:
    """The state a log leads to, and what each entry did: its turn, its events, whether it revealed something."""

    def __init__(self, rules: Rules, setup: Setup) -> None:
        """Before the first entry."""
        self.rules = rules
        self.setup = setup
        self.state: State = setup.begin(rules)
        self.turns: dict[int, int] = {}
        self.reveals: set[int] = set()
        self.events: dict[int, list[Event]] = {}
        self.pending: list[int] = []
        """The answers to the secret question that is open now."""
        self.place = 0
        """How many entries that count were carried out."""
        self._marks: list[tuple[int, State, list[int]]] = [(0, self.state.copy(), [])]

    def carry_out(self, seq: int, entry: LogEntry) -> None:
        """Do what an entry says; one that does not fit raises an error and changes nothing."""
        state = self.state
        self._note(seq, [Effect(state, lambda sink: decide(state, entry.seat, entry.decision, sink))])

    def act(self, seq: int, seat: int, action: int) -> None:
        """Carry out an action that becomes an entry of the log."""
        state = self.state
        self._note(seq, [Effect(state, lambda sink: act(state, seat, action, sink))])

    def order(self, seq: int, seat: int, text: str) -> list[int]:
        """Carry out an order, whole or not at all; its actions become entries of the log from ``seq`` on.

        It is tried on a copy, which then takes the state's place, so that no action is carried out twice.
        """
        trial = self.state.copy()
        effects: list[Effect] = []

        def give(action: int) -> None:
            effects.append(Effect(trial, lambda sink: act(trial, seat, action, sink)))

        actions = orders.carry_out(trial, seat, text, give)
        self.state = trial
        self._note(seq, effects)
        return actions

    def _note(self, seq: int, effects: list[Effect]) -> None:
        """Write down what the entries from ``seq`` on did."""
        for place, effect in enumerate(effects, seq):
            if effect.settled:
                self.pending.clear()
            else:
                self.pending.append(place)
            self.turns[place] = effect.turn
            self.events[place] = effect.events
            if effect.revealed:
                self.reveals.add(place)
        self.place += len(effects)
        if self.place >= self._marks[-1][0] + EVERY:
            self._marks.append((self.place, self.state.copy(), self.pending[:]))

    def go_back(self, place: int) -> int:
        """Return to the last mark at or before a place; what was carried out after it is forgotten."""
        while self._marks[-1][0] > place:
            self._marks.pop()
        self.place, state, pending = self._marks[-1]
        self.state = state.copy()
        self.pending = pending[:]
        return self.place

    def forget(self, gone: list[int]) -> None:
        """These entries no longer count."""
        for seq in gone:
            self.turns.pop(seq, None)
            self.events.pop(seq, None)
            self.reveals.discard(seq)

    def state_after(self, log: Log, seq: int) -> State:
        """The state when this entry and all before it that still count had been carried out."""
        wanted = bisect_right(log.live, seq)
        place, mark, _ = next(mark for mark in self._marks[::-1] if mark[0] <= wanted)
        state = mark.copy()
        for earlier in log.live[place:wanted]:
            entry = log.entries[earlier]
            decide(state, entry.seat, entry.decision)
        return state

    # Snapshots: a cache of one build, never a format

    def snapshot(self, log: Log) -> dict[str, Any]:
        """All of this as plain values, to begin from later instead of the first entry."""
        return {
            "seq": len(log),
            "live": log.live[:],
            "position": self.state.describe(),
            "turns": [self.turns[seq] for seq in log.live],
            "reveals": sorted(self.reveals),
            "pending": self.pending[:],
            "events": [[_packed(event) for event in self.events[seq]] for seq in log.live],
        }

    def restore(self, log: Log, snapshot: dict[str, Any]) -> bool:
        """Begin from a snapshot of the same table. False: it does not fit this log, so nothing was done."""
        live: list[int] = snapshot["live"]
        if snapshot["seq"] > len(log) or log.live[: len(live)] != live:
            return False
        self.state = self.rules.position(snapshot["position"])
        self.place = len(live)
        self.turns = dict(zip(live, snapshot["turns"], strict=True))
        self.reveals = set(snapshot["reveals"])
        self.pending = list(snapshot["pending"])
        self.events = {
            seq: [_unpacked(event) for event in events] for seq, events in zip(live, snapshot["events"], strict=True)
        }
        self._marks.append((self.place, self.state.copy(), self.pending[:]))
        return True


def _packed(event: Event) -> list[Any]:
    return [event.name, event.args, event.to, event.veil, list(event.hide)]


def _unpacked(content: list[Any]) -> Event:
    name, args, to, veil, hide = content
    return Event(name, args, to, veil, tuple(hide))
