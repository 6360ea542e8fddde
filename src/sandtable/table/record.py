"""Records: the set-up of a game and the list of its decisions, from which everything follows."""

from typing import Annotated, Any

import msgspec

from sandtable.core.bits import BIT
from sandtable.core.errors import BadInput, NotNow, SandtableError
from sandtable.core.event import Sink
from sandtable.core.game import Game
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, sees
from sandtable.core.space import UNSEEN
from sandtable.core.state import State
from sandtable.core.step import Secret

RESIGN = "resign"
TRUCE = "truce"
"""Words of a record that no game's verb may be: a seat gave up, or all agreed to end undecided."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed before the first decision. The data is there by content."""

    game: str
    revision: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    options: dict[str, Any]
    data: dict[str, Any]
    position: dict[str, Any] | None = None
    """Where the game begins, if not at its start."""

    @classmethod
    def of(cls, rules: Rules, position: dict[str, Any] | None = None) -> "Setup":
        """The set-up of a rule set."""
        return cls(
            game=rules.game_name, revision=rules.revision, options=rules.options, data=rules.data, position=position
        )

    def rules(self) -> Rules:
        """The rule set, as the code knows it today."""
        return find_game(self.game).rules(self.options, self.data)

    def begin(self, rules: Rules) -> State:
        """The state before the first decision."""
        return rules.start() if self.position is None else rules.position(self.position)


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A decision: who (-1 is chance), and what, in words."""

    seat: int
    words: str


class Replay(msgspec.Struct):
    """What came of reading a record: the last legal position, and why no further if it broke off."""

    state: State
    applied: int
    problem: str = ""


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole truth about a game; while the game is on it leaves the table as ``seen_by`` only."""

    setup: Setup
    entries: list[Entry]
    viewer: str | None = None
    """Set in a record that shows only what a seat saw; empty for spectators."""

    def replay(self, rules: Rules | None = None, until: int | None = None) -> Replay:
        """Fold the entries into a state. One that no longer fits ends the replay with a sentence."""
        if self.viewer is not None:
            raise BadInput("this record shows only what one seat saw, so it cannot be replayed", "error-record-seen")
        game = find_game(self.setup.game)
        if self.setup.revision > game.revision:
            raise newer_revision(game, self.setup.revision)
        rules = rules or self.setup.rules()
        state = self.setup.begin(rules)
        for place, entry in enumerate(self.entries[:until]):
            try:
                step_record(state, entry, game, self.setup.revision)
            except SandtableError as error:
                return Replay(state, place, f"the record stops fitting the rules at entry {place + 1}: {error}")
        return Replay(state, len(self.entries[:until]))

    def seen_by(self, viewer: int, rules: Rules | None = None) -> "Record":
        """The record as far as a seat (or a spectator) may know it; whoever has the rule set at hand gives it."""
        rules = rules or self.setup.rules()
        game = find_game(self.setup.game)
        state = self.setup.begin(rules)
        position = None if self.setup.position is None else state.describe(viewer)
        shown: list[Entry] = []
        pending: dict[int, int] = {}  # where each seat's last answer to the open secret question stands
        for entry in self.entries:
            step = state.stack[-1] if state.stack else None
            public = entry.words in (RESIGN, TRUCE)
            known = public or (viewer >= 0 and entry.seat == viewer) or sees(state.witnesses(), viewer)
            shown.append(entry if known else Entry(entry.seat, UNSEEN))
            if isinstance(step, Secret) and not public:
                pending[entry.seat] = len(shown) - 1
                if step.missing(state) == BIT[entry.seat]:  # all answers are in
                    if step.opens:
                        for place in pending.values():
                            shown[place] = self.entries[place]
                    pending = {}
            step_record(state, entry, game, self.setup.revision)
        setup = msgspec.structs.replace(self.setup, position=position)
        return Record(setup=setup, entries=shown, viewer=rules.seats[viewer] if viewer >= 0 else "")


def step_record(state: State, entry: Entry, game: Game, revision: int, sink: Sink | None = None) -> None:
    """Carry out one entry of a record, which may have been made under an earlier revision of the rules."""
    words = entry.words if revision == game.revision else game.migrate(revision, entry.words)
    decide(state, entry.seat, words, sink)


def decide(state: State, seat: int, words: str, sink: Sink | None = None) -> bool:
    """Carry out one decision of a record or a log; one that does not fit raises an error and changes nothing.

    False while the same secret question waits for further answers.
    """
    if state.is_over():
        raise NotNow("the game is over", "no-game-over")
    if words == TRUCE and seat == CHANCE:
        agree(state, sink)
        return True
    if words == RESIGN or seat != CHANCE:
        check_seat(state.rules, seat)
    if words == RESIGN:
        give_up(state, seat, sink)
        return True
    if words == TRUCE or (seat == CHANCE) != (state.seat == CHANCE):  # nobody agrees with themselves
        raise BadInput(f'"{words}" is not for this seat to decide now', "error-not-asked", words=words)
    return act(state, seat, state.rules.space.parse(words), sink)


def act(state: State, seat: int, action: int, sink: Sink | None = None) -> bool:
    """Apply an action. False while the same secret question waits for further answers."""
    step = state.stack[-1]
    last = not isinstance(step, Secret) or step.missing(state) == BIT[seat]
    state.apply(action, seat, sink)
    return last


def check_seat(rules: Rules, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(rules.seats):
        last = len(rules.seats) - 1
        raise BadInput(f"there is no seat {seat}; the seats are 0 to {last}", "error-seat", seat=seat, last=last)


def give_up(state: State, seat: int, sink: Sink | None) -> None:
    """A seat resigns, and everybody is told."""
    state.sink = sink
    try:
        if sink:
            sink.tell("resigned", seat=state.rules.seats[seat])
        state.resigned(seat)
    finally:
        state.sink = None


def agree(state: State, sink: Sink | None) -> None:
    """All agreed that the game ends undecided."""
    state.end("agreement", [0.0] * len(state.rules.seats))
    if sink:
        sink.tell("agreed")


def newer_revision(game: Game, revision: int) -> BadInput:
    """The error for a record made under a revision of the rules that this program does not know yet."""
    return BadInput(
        f"the record was made under revision {revision} of the rules of {game.name}, "
        f"this program knows revision {game.revision}; update it",
        "error-newer",
        game=game.name,
        revision=revision,
        known=game.revision,
    )
