"""The table's log: append-only, so that undo, resignation and replacement are entries as well."""

from bisect import bisect_left
from typing import Final, Literal

import msgspec

from sandtable.core.errors import BadInput
from sandtable.table.record import RESIGN, TRUCE, Entry, Record, Setup

Kind = Literal[
    "act", "resign", "undo", "ask-undo", "agree-undo", "refuse-undo", "replace", "cut", "draw", "refuse-draw", "truce"
]


DECISIONS: Final = ("act", "resign", "truce")
"""The kinds that the state is folded from."""
WITHDRAWING: Final = ("undo", "cut")
"""The kinds that take something back."""


class LogEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the log; its place in the list is its sequence number."""

    kind: Kind
    seat: int
    words: str = ""
    """The action, the player who takes a seat over, or why the rest was cut."""
    order: int = -1
    """For an action of a player: the sequence number at which its order began."""
    auto: bool = False
    """The only legal answer, given by the table."""
    withdraws: list[int] = []
    """For undo and cut: the sequence numbers that no longer count."""
    wants: list[int] = []
    """For a request to take back: the sequence numbers that would be withdrawn."""

    @property
    def decision(self) -> str:
        """What was decided, as it stands in a record."""
        return _WORDS.get(self.kind, self.words)


class Log:
    """The entries, and which of them still count."""

    def __init__(self, entries: list[LogEntry] | None = None) -> None:
        """A log read from a file is checked: whoever takes back, or asks to, may name only earlier decisions."""
        self.entries: list[LogEntry] = []
        self.live: list[int] = []
        for entry in entries or []:
            self.append(entry)

    def __len__(self) -> int:
        """The sequence number of the next entry."""
        return len(self.entries)

    def append(self, entry: LogEntry) -> None:
        """Add an entry at the end."""
        known = all(self._counts(seq) for named in (entry.withdraws, entry.wants) for seq in named)
        if not known or (entry.withdraws and entry.kind not in WITHDRAWING):
            number = len(self.entries)
            raise BadInput(f"log entry {number} takes back what was not done", "error-log", number=number)
        if entry.withdraws:
            gone = set(entry.withdraws)
            first = bisect_left(self.live, min(gone))  # what lies before stays, however long the game
            self.live[first:] = [seq for seq in self.live[first:] if seq not in gone]
        elif entry.kind in DECISIONS:
            self.live.append(len(self.entries))
        self.entries.append(entry)

    def _counts(self, seq: int) -> bool:
        place = bisect_left(self.live, seq)
        return place < len(self.live) and self.live[place] == seq

    def request(self) -> tuple[LogEntry, set[int]] | None:
        """The request to take back that waits for consent, and who agreed; it lapses when the game goes on."""
        agreed: set[int] = set()
        for entry in reversed(self.entries):
            if entry.kind == "agree-undo":
                agreed.add(entry.seat)
            elif entry.kind == "ask-undo":
                return (entry, agreed | {entry.seat}) if entry.wants else None
            elif entry.kind not in ("replace", "draw", "refuse-draw"):
                return None
        return None

    def draw_offer(self) -> set[int]:
        """The seats that want to end undecided; the offer lapses when the game goes on or somebody declines."""
        agreed: set[int] = set()
        for entry in reversed(self.entries):
            if entry.kind == "draw":
                agreed.add(entry.seat)
            elif entry.kind not in ("replace", "ask-undo", "agree-undo", "refuse-undo"):
                break
        return agreed

    def record(self, setup: Setup) -> Record:
        """The decisions that count, as a record."""
        entries = [self.entries[seq] for seq in self.live]
        return Record(setup=setup, entries=[Entry(entry.seat, entry.decision) for entry in entries])


_WORDS: Final = {"resign": RESIGN, "truce": TRUCE}
