"""A table: a game being played, with its seats, its dice and its log."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from sandtable.core import orders
from sandtable.core.ban import Ban
from sandtable.core.bits import BIT
from sandtable.core.dice import Dice, SeededDice, SystemDice, outcome
from sandtable.core.errors import BadInput, NotNow
from sandtable.core.event import Event, Sink, Value
from sandtable.core.fork import Fork
from sandtable.core.log import Log, LogEntry
from sandtable.core.record import Record, Setup
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE
from sandtable.core.state import Prompt, State
from sandtable.core.step import Secret

Policy = Literal["strict", "free", "consent"]
BOT = "bot:"
"""Begins the name of a player who is a program: it is not asked for its consent."""


class Table:
    """Plays a game by its log. Everything a seat gets from here it may know.

    Undo policies: ``strict`` takes back up to the last chance outcome, revelation or decision of
    somebody else; ``free`` takes back anything (alone, at one screen, against bots); ``consent``
    is strict and asks the others for more.
    """

    def __init__(
        self,
        rules: Rules,
        players: Sequence[str] | None = None,
        *,
        seed: str | None = None,
        undo: Policy = "strict",
        position: dict[str, Any] | None = None,
        setup: Setup | None = None,
        log: Log | None = None,
        dice: Dice | None = None,
    ) -> None:
        """With a seed the dice can be repeated, without one they are the system's."""
        if undo not in ("strict", "free", "consent"):
            raise BadInput(f'the undo policy is strict, free or consent, not "{undo}"')
        self.rules = rules
        self.players = list(players) if players is not None else ["human"] * len(rules.seats)
        if len(self.players) != len(rules.seats):
            raise BadInput(f"{rules.game} has {len(rules.seats)} seats here, not {len(self.players)}")
        self.undo_policy: Policy = undo
        self.seed = seed
        self.setup = setup or Setup.of(rules, position)
        self.log = Log() if log is None else log
        self.problem = ""
        """Why a loaded game was cut at its last legal position; empty if it was not."""
        self._dice: Dice = dice or (SystemDice() if seed is None else SeededDice(seed))
        self._request: LogEntry | None = None
        self._agreed: set[int] = set()
        self._fold()
        self._advance()

    # Folding the log into a state

    def _fold(self) -> None:
        """Make the state anew from what still counts in the log."""
        self._state = self.setup.begin(self.rules)
        self._turns: dict[int, int] = {}
        self._reveals: set[int] = set()
        self._events: dict[int, list[Event]] = {}
        self._pending: list[int] = []  # the answers to the secret question that is open now
        for place, seq in enumerate(self.log.live):
            entry = self.log.entries[seq]
            try:
                self._carry_out(seq, entry)
            except ValueError as error:
                gone = self.log.live[place:]
                self.problem = f"the game goes on from its last position that fits the rules: {error}"
                self.log.append(LogEntry(kind="cut", seat=CHANCE, words=self.problem, withdraws=gone))
                return

    def _carry_out(self, seq: int, entry: LogEntry) -> None:
        state = self._state
        if state.is_over():
            raise NotNow("the game is over")
        if entry.kind == "resign":
            self._check_seat(entry.seat)
            state.resigned(entry.seat)
            self._events[seq] = [Event("resigned", {"seat": self.rules.seats[entry.seat]})]
            return
        if (entry.seat == CHANCE) != (state.seat == CHANCE):
            raise BadInput(f'"{entry.words}" is not for who is asked')
        sink = Sink()
        turn, revealed, step = state.turn, state.revelations, state.stack[-1]
        last = isinstance(step, Secret) and step.missing(state) == BIT[entry.seat]
        state.apply(self.rules.space.parse(entry.words), entry.seat, sink)
        if isinstance(step, Secret) and not last:
            self._pending.append(seq)
        else:
            self._pending.clear()
        self._turns[seq] = turn
        self._events[seq] = sink.events
        if state.revelations != revealed:
            self._reveals.add(seq)

    def _add(self, entry: LogEntry) -> None:
        """Carry out an entry first, then write it down: nothing is half done."""
        self._carry_out(len(self.log), entry)
        self.log.append(entry)

    def _advance(self) -> None:
        """Roll the dice, and give the answers that have no alternative."""
        state = self._state
        while not state.is_over():
            if state.seat == CHANCE:
                words = self.rules.space.words(outcome(state, self._dice, len(self.log)))
                self._add(LogEntry(kind="act", seat=CHANCE, words=words))
                continue
            action = orders.forced(state)
            if action is None:
                return
            words = self.rules.space.words(action)
            order = self._open_order() if orders.is_open(state, state.seat) else len(self.log)
            self._add(LogEntry(kind="act", seat=state.seat, words=words, order=order, auto=True))

    def _open_order(self) -> int:
        live = self.log.live  # empty: the game begins from a position inside an order
        return self.log.entries[live[-1]].order if live else len(self.log)

    # Looking

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over()

    def returns(self) -> list[float]:
        """The result for each seat."""
        return self._state.returns()

    @property
    def ending(self) -> str:
        """Why the game is over."""
        return self._state.ending

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        return self._state.asked()

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat (or ``SPECTATOR``) knows."""
        return self._state.view(seat)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked."""
        return self._state.prompt(seat)

    def why_not(self, seat: int, words: str) -> Ban | None:
        """The prohibition an action would break; nothing if it is legal."""
        return self._state.why_not(self.rules.space.parse(words), seat)

    def events(self, seat: int, since: int = 0) -> list[tuple[int, dict[str, Value]]]:
        """What a seat may know of what happened from a sequence number on, what was taken back left out."""
        found: list[tuple[int, dict[str, Value]]] = []
        for seq in self.log.live:
            if seq >= since:
                for event in self._events[seq]:
                    seen = event.seen_by(seat)
                    if seen is not None:
                        found.append((seq, seen))
        return found

    def referee_state(self) -> State:
        """A copy of the whole truth, for code that runs the table; never for a seat."""
        return self._state.copy()

    # Deciding

    def submit(self, seat: int, order: str) -> None:
        """Give an order, whole or not at all."""
        self._check_seat(seat)
        if self._state.is_over():
            raise NotNow("the game is over")
        actions = orders.read(self._state, seat, order)
        self._request = None
        first = len(self.log)
        for action in actions:
            words = self.rules.space.words(action)
            self._add(LogEntry(kind="act", seat=seat, words=words, order=first))
        self._advance()

    def resign(self, seat: int) -> None:
        """Give up; the game's rules say what follows."""
        self._add(LogEntry(kind="resign", seat=seat))
        self._advance()

    def replace(self, seat: int, player: str) -> None:
        """Somebody else takes the seat."""
        self._check_seat(seat)
        if not player:
            raise BadInput("a player needs a name")
        self.players[seat] = player
        self.log.append(LogEntry(kind="replace", seat=seat, words=player))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.rules.seats):
            raise BadInput(f"there is no seat {seat}; the seats are 0 to {len(self.rules.seats) - 1}")

    # Taking back

    def undo(self, seat: int) -> bool:
        """Take back the last order of a seat. False: the others were asked for their consent."""
        self._check_seat(seat)
        return self._take_back(seat, whole_turn=False)

    def restart_turn(self, seat: int) -> bool:
        """Take back all orders of a seat's last turn, as far as the policy allows."""
        self._check_seat(seat)
        return self._take_back(seat, whole_turn=True)

    def _take_back(self, seat: int, whole_turn: bool) -> bool:
        if self._state.is_over() and self.undo_policy != "free":
            raise NotNow("the game is over, so nothing can be taken back")
        wanted = self._withdrawal(seat, whole_turn, strict=False)
        allowed = wanted if self.undo_policy == "free" else self._withdrawal(seat, whole_turn, strict=True)
        if allowed:
            self._withdraw(seat, allowed)
            return True
        if not wanted:
            raise NotNow("there is no decision of yours to take back")
        if self.undo_policy == "strict":
            raise NotNow(
                "your last decision cannot be taken back: dice, a revelation or somebody else's decision followed"
            )
        self._request = LogEntry(kind="ask-undo", seat=seat, withdraws=wanted)
        self._agreed = {seat}
        self.log.append(LogEntry(kind="ask-undo", seat=seat))
        return self._settle_request()

    def answer_undo(self, seat: int, agree: bool) -> bool:
        """Agree to what somebody asked to take back, or refuse. True: it was taken back."""
        self._check_seat(seat)
        if self._request is None or seat in self._agreed:
            raise NotNow("nobody waits for your consent")
        if not agree:
            self._request = None
            self.log.append(LogEntry(kind="refuse-undo", seat=seat))
            return False
        self._agreed.add(seat)
        return self._settle_request()

    @property
    def undo_request(self) -> int | None:
        """The seat that asks to take something back, if one does."""
        return None if self._request is None else self._request.seat

    def _settle_request(self) -> bool:
        people = {seat for seat, player in enumerate(self.players) if not player.startswith(BOT)}
        request = self._request
        if request is None or not people <= self._agreed:
            return False
        self._withdraw(request.seat, request.withdraws)
        return True

    def _withdraw(self, seat: int, gone: list[int]) -> None:
        self._request = None
        self.log.append(LogEntry(kind="undo", seat=seat, withdraws=gone))
        self._fold()
        self._advance()

    def _withdrawal(self, seat: int, whole_turn: bool, strict: bool) -> list[int]:
        """The sequence numbers that go when this seat takes back; empty: nothing can."""
        own = [seq for seq in self._pending if self.log.entries[seq].seat == seat]
        if own:  # an answer to a secret question: the others' answers stay
            return own
        live = self.log.live
        start = len(live)
        turn = -1
        for place in range(len(live) - 1, -1, -1):
            seq = live[place]
            entry = self.log.entries[seq]
            if entry.kind == "resign":
                break
            if entry.seat == seat and not entry.auto:
                if strict and seq in self._reveals:
                    break
                if entry.order == seq:  # the opening of an order: a place to go back to
                    if turn >= 0 and self._turns[seq] != turn:
                        break
                    start, turn = place, self._turns[seq]
                    if not whole_turn:
                        break
            elif (turn >= 0 and self._turns[seq] != turn) or (strict and not entry.auto):
                break
        return live[start:]

    # Trying out

    def fork(self, seat: int, seed: str = "") -> Fork:
        """A table of one's own to try things: a world this seat thinks possible, with dice of its own."""
        self._check_seat(seat)
        rng = Random(f"{seed}:{len(self.log)}:{seat}")
        world = self.rules.sample(self.view(seat), rng)
        return Fork(world, seat, len(self.log), SeededDice(str(rng.random())))

    def commit(self, fork: Fork) -> int:
        """Send the leading own orders of a fork, up to the first barrier; returns how many."""
        if fork.started_at != len(self.log):
            raise NotNow("the game went on since you began to try things out; fork again")
        sent = fork.leading()
        for order in sent:
            self.submit(fork.seat, order)
        return len(sent)

    # Records

    def record(self) -> Record:
        """The whole truth, once the game is over."""
        if not self._state.is_over():
            raise NotNow("the whole record is given out when the game is over; until then each seat has its own")
        return self.log.record(self.setup)

    def record_for(self, seat: int) -> Record:
        """The record as far as a seat may know it."""
        record = self.log.record(self.setup)
        return record if self._state.is_over() else record.seen_by(seat)
