"""`sandtable show`: a saved game or a record, decision by decision, and the position it ends in."""

from pathlib import Path
from typing import Final

import msgspec

from sandtable.core.errors import BadInput, SandtableError
from sandtable.core.event import Event, Sink
from sandtable.core.game import words as option_words
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import REFEREE, SPECTATOR
from sandtable.core.state import State
from sandtable.play.board import board_lines
from sandtable.play.story import told
from sandtable.play.talk import Talk, current_language, refusal
from sandtable.table import save
from sandtable.table.log import Log
from sandtable.table.record import Record, newer_revision, step_record
from sandtable.text.wording import Wording

ALL: Final = "all"


def show_file(path: Path, seat: str | None, entry: int | None) -> int:
    """Show a file."""
    record, rules, running = checked(path)
    viewer = viewer_of(rules, seat)
    count = len(record.entries)
    if entry is not None and not 0 <= entry <= count:
        raise refusal("cli-error-entry", count=count, entry=entry)
    Showing(record, rules, viewer, running, entry).print()
    return 0


def checked(path: Path) -> tuple[Record, Rules, bool]:
    """The record of a file with its rules, and whether its game may still be on."""
    record, running = read_record(path)
    game = find_game(record.setup.game)
    if record.setup.revision > game.revision:
        raise save.in_file(path, newer_revision(game, record.setup.revision))
    try:
        rules = record.setup.rules()
        record.setup.begin(rules)
    except SandtableError as error:
        raise save.in_file(path, error) from None
    return record, rules, running


def read_record(path: Path) -> tuple[Record, bool]:
    """The record of a file, and whether it is that of a table where the game may still be on.

    The table itself is not opened: it would roll the dice on from a position where they are due.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise refusal("cli-error-read", file=str(path), reason=error.strerror or "?") from None
    try:
        fields = save.migrated(content)
        if fields["kind"] == "record":
            return msgspec.convert(fields, save.RecordFile).record, False
        file = msgspec.convert(fields, save.TableFile)
        return Log(file.log).record(file.setup), True
    except msgspec.ValidationError as error:
        raise save.in_file(path, save.damaged(error)) from None
    except BadInput as error:
        raise save.in_file(path, error) from None


def viewer_of(rules: Rules, seat: str | None) -> int | None:
    """Who is meant by ``--seat``."""
    if seat is None:
        return None
    if seat == ALL:
        return REFEREE
    if seat not in rules.seats:
        raise refusal("cli-error-seat", seat=seat, names=", ".join([*rules.seats, ALL]))
    return rules.seats.index(seat)


class Replay:
    """A record played until it ends, stops fitting the rules, or has been read far enough."""

    def __init__(self, record: Record, rules: Rules, until: int) -> None:
        """Everything that happened is kept, entry by entry."""
        self.problem: BadInput | None = None
        self.events: list[list[Event]] = []
        self.state: State = record.setup.begin(rules)
        game = find_game(record.setup.game)
        for place, entry in enumerate(record.entries[:until]):
            sink = Sink()
            try:
                step_record(self.state, entry, game, record.setup.revision, sink)
            except (SandtableError, IndexError) as error:
                why = error.said if isinstance(error, SandtableError) else str(error)
                self.problem = refusal("cli-show-decision", number=place + 1, problem=why)
                return
            self.events.append(sink.events)


class Showing:
    """One record on the screen."""

    def __init__(self, record: Record, rules: Rules, viewer: int | None, running: bool, entry: int | None) -> None:
        """``viewer`` is who looks; if nobody was named, everybody's secrets are kept while the game is on."""
        self.record = record
        self.rules = rules
        self.talk = Talk()
        self.wording = Wording.of(rules, current_language())
        self.until = len(record.entries) if entry is None else entry
        self.replay: Replay | None = None
        if record.viewer is None:
            self.replay = Replay(record, rules, self.until)
            on = running and not Replay(record, rules, len(record.entries)).state.is_over()
            viewer = viewer if viewer is not None else SPECTATOR if on else REFEREE
        self.viewer = REFEREE if viewer is None else viewer

    def print(self) -> None:
        """Set-up, decisions, position."""
        self.set_up()
        self.talk.line()
        self.decisions()
        self.talk.line()
        self.position()

    def set_up(self) -> None:
        """The game and what was agreed."""
        setup, talk = self.record.setup, self.talk
        talk.say("cli-show-title", title=find_game(setup.game).title, revision=setup.revision)
        options = ", ".join(f"{name}={option_words(value)}" for name, value in self.rules.options.items())
        talk.say("cli-show-options", options=options or "-")
        if setup.position is not None:
            talk.say("cli-show-position")
        if self.viewer >= 0:
            talk.say("cli-show-viewer", seat=self.wording.name("seat", self.rules.seats[self.viewer]))
        elif self.viewer == SPECTATOR:
            talk.say("cli-show-public")

    def decisions(self) -> None:
        """Every decision in words, and what came of it."""
        replay = self.replay
        done = self.until if replay is None else len(replay.events)
        record = msgspec.structs.replace(self.record, entries=self.record.entries[:done])
        if self.viewer != REFEREE:
            record = record.seen_by(self.viewer)
        names = [self.wording.name("seat", name) for name in [*self.rules.seats, "chance"]]
        wide, digits = max(len(name) for name in names), len(str(done))
        for place, entry in enumerate(record.entries):
            seen = [] if replay is None else [event.seen_by(self.viewer) for event in replay.events[place]]
            start = f"{place + 1:>{digits}}  {names[entry.seat]:{wide}}  {entry.words}"
            story = told(seen, self.wording)
            self.talk.paragraph(f"{start}:  {story}" if story else start, "", " " * (digits + wide + 4))

    def position(self) -> None:
        """The position reached, and why no further one was."""
        replay, talk = self.replay, self.talk
        if replay is None:
            talk.say("cli-show-seen")
            return
        done = len(replay.events)
        if done:
            talk.say("cli-show-entry", entry=done, count=len(self.record.entries))
        else:
            talk.say("cli-show-start")
        talk.line()
        state = replay.state
        talk.lines(board_lines(state.view(self.viewer), self.rules, self.wording, talk.width))
        talk.line()
        seat = state.seat if state.seat >= 0 and self.viewer == REFEREE else self.viewer
        prompt = state.prompt(seat)
        who = f"{self.wording.name('seat', self.rules.seats[seat])}: " if prompt.asked else ""
        talk.paragraph(who + self.wording.prompt(prompt))
        if replay.problem:
            talk.say("cli-show-problem", problem=self.wording.error(replay.problem).rstrip("."))
