"""A game that was played, to be looked at from any of its positions."""

import textwrap
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.core.event import Event, Sink, Value
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, REFEREE
from sandtable.core.state import Prompt, State
from sandtable.play.story import told, told_paragraphs
from sandtable.table.record import Record, step_record
from sandtable.table.table import Table
from sandtable.text.wording import Wording

EVERY: Final = 32
"""A state is kept after so many decisions; those between are made again when they are looked at."""


class Recording:
    """The positions of a record as one viewer may see them."""

    def __init__(self, record: Record, rules: Rules, viewer: int) -> None:
        """Reads the record as far as it fits the rules; ``problem`` says why no further."""
        self.rules = rules
        self.viewer = viewer
        self.problem: SandtableError | IndexError | None = None
        self._record = record
        self._game = find_game(record.setup.game)
        state = record.setup.begin(rules)
        self._kept: list[State] = [state.copy()]
        self._events: list[list[Event]] = []
        self.turns: list[int] = [0]
        """The places at which a turn begins."""
        for place, entry in enumerate(record.entries, 1):
            turn = state.turn
            sink = Sink()
            try:
                step_record(state, entry, self._game, record.setup.revision, sink)
            except (SandtableError, IndexError) as error:
                self.problem = error
                break
            self._events.append(sink.events)
            if state.turn != turn:
                self.turns.append(place)
            if place % EVERY == 0:
                self._kept.append(state.copy())
        self.over = state.is_over()
        self._last = (-1, state)

    def __len__(self) -> int:
        """How many decisions it has."""
        return len(self._events)

    def why_no_further(self, wording: Wording) -> str:
        """Why the record stopped fitting the rules."""
        known = isinstance(self.problem, SandtableError)
        return (wording.error(self.problem) if known else str(self.problem)).rstrip(".")  # type: ignore[arg-type]

    def state(self, place: int) -> State:
        """The position after so many decisions; do not change it."""
        if self._last[0] != place:
            state = self._kept[place // EVERY].copy()
            for entry in self._record.entries[place // EVERY * EVERY : place]:
                step_record(state, entry, self._game, self._record.setup.revision)
            self._last = (place, state)
        return self._last[1]

    def view(self, place: int) -> dict[str, Any]:
        """What the viewer knew then."""
        return self.state(place).view(self.viewer)

    def prompt(self, place: int) -> Prompt:
        """The question that was open then: that of the seat that decides, if the viewer may see its choices."""
        return self.state(place).prompt(self.viewer)

    def mover(self, place: int) -> int:
        """Who made the decision that led here."""
        return self._record.entries[place - 1].seat if place else CHANCE

    def told(self, place: int) -> Iterator[tuple[int, dict[str, Value]]]:
        """What the viewer saw happen up to here: who did it, and the event."""
        for number, events in enumerate(self._events[:place]):
            for event in events:
                seen = event.seen_by(self.viewer)
                if seen is not None:
                    yield self._record.entries[number].seat, seen

    def happened(self, place: int, wording: Wording) -> str:
        """What the decision that led here brought."""
        if not place:
            return ""
        seen = [event.seen_by(self.viewer) for event in self._events[place - 1]]
        return told(seen, wording)

    def turn_of(self, place: int) -> int:
        """The number of the turn a place lies in."""
        return bisect_right(self.turns, place)

    def next_turn(self, place: int) -> int:
        """Where the next turn begins, or the end."""
        later = bisect_right(self.turns, place)
        return self.turns[later] if later < len(self.turns) else len(self)

    def previous_turn(self, place: int) -> int:
        """Where this turn began, or the one before."""
        return self.turns[max(0, bisect_left(self.turns, place) - 1)]


def recording_of(table: Table, viewer: int) -> Recording:
    """A recording of a game that is over, as all was; of one that is on, as the viewer saw it."""
    over = table.is_over()
    return Recording(table.log.record(table.setup), table.rules, REFEREE if over else viewer)


def story_lines(recording: Recording, wording: Wording, width: int) -> list[str]:
    """The story as text, for a pipe."""
    lines: list[str] = []
    for paragraph in told_paragraphs(recording.told(len(recording)), wording):
        lines += textwrap.wrap(paragraph, width, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)
    return lines
