"""Folding a table's log into a state, with marks on the way: back to any moment without starting anew."""

from bisect import bisect_right
from typing import Any, Final

from sandtable.core.bits import BIT
from sandtable.core.errors import BadInput, NotNow
from sandtable.core.event import Event, Sink
from sandtable.core.log import Log, LogEntry
from sandtable.core.record import TRUCE, Setup, agree, give_up
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.core.step import Secret

EVERY: Final = 32
"""How many entries lie between two marks: a copy takes microseconds, an entry a little more."""


def check_seat(rules: Rules, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(rules.seats):
        last = len(rules.seats) - 1
        raise BadInput(f"there is no seat {seat}; the seats are 0 to {last}", "error-seat", seat=seat, last=last)


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
        turn, revealed = state.turn, state.revelations
        sink = Sink()
        last = _decide(state, entry, sink)
        if last:
            self.pending.clear()
        else:
            self.pending.append(seq)
        self.turns[seq] = turn
        self.events[seq] = sink.events
        if state.revelations != revealed:
            self.reveals.add(seq)
        self.place += 1
        if self.place % EVERY == 0 and self._marks[-1][0] < self.place:
            self._marks.append((self.place, state.copy(), self.pending[:]))

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
            _decide(state, log.entries[earlier], None)
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


def _decide(state: State, entry: LogEntry, sink: Sink | None) -> bool:
    """Apply one entry. True unless further answers to the same secret question are missing."""
    if state.is_over():
        raise NotNow("the game is over", "no-game-over")
    if entry.kind == "truce":
        if entry.seat != CHANCE:  # nobody agrees with himself
            raise BadInput(f'"{TRUCE}" is not for who is asked', "error-not-asked", words=TRUCE)
        agree(state, sink)
        return True
    if entry.seat != CHANCE:
        check_seat(state.rules, entry.seat)
    if entry.kind == "resign":
        check_seat(state.rules, entry.seat)
        give_up(state, entry.seat, sink)
        return True
    if (entry.seat == CHANCE) != (state.seat == CHANCE):
        raise BadInput(f'"{entry.words}" is not for who is asked', "error-not-asked", words=entry.words)
    step = state.stack[-1]
    last = not isinstance(step, Secret) or step.missing(state) == BIT[entry.seat]
    state.apply(state.rules.space.parse(entry.words), entry.seat, sink)
    return last


def _packed(event: Event) -> list[Any]:
    return [event.name, event.args, event.to, event.veil, list(event.hide)]


def _unpacked(content: list[Any]) -> Event:
    name, args, to, veil, hide = content
    return Event(name, args, to, veil, tuple(hide))
