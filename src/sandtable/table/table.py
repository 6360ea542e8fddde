"""A table: a game being played, with its seats, its dice and its log."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Literal

from msgspec import structs

from sandtable.core import orders
from sandtable.core.ban import Ban
from sandtable.core.bits import members
from sandtable.core.errors import BadInput, NotNow, SandtableError
from sandtable.core.event import Value
from sandtable.core.rules import Rules, copied
from sandtable.core.seats import CHANCE, REFEREE, SPECTATOR
from sandtable.core.state import Prompt, State
from sandtable.core.step import Secret
from sandtable.table.advance import advance
from sandtable.table.dice import Dice, SeededDice, SystemDice
from sandtable.table.fold import Fold
from sandtable.table.fork import Fork
from sandtable.table.log import DECISIONS, Log, LogEntry
from sandtable.table.record import Record, Setup, check_seat

Policy = Literal["strict", "free", "consent"]
LONGEST_NAME: Final = 40
BOT = "bot:"
"""Begins the name of a player who is a program: it is not asked for its consent."""


def check_player(name: str) -> None:
    """A player has a name that fits on a line; it is shown to the others."""
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadInput(f"a player needs a name of 1 to {LONGEST_NAME} letters", "error-player-name", most=LONGEST_NAME)


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
        snapshot: dict[str, Any] | None = None,
    ) -> None:
        """With a seed the dice can be repeated, without one they are the system's.

        ``snapshot`` is what ``Table.snapshot`` gave for an earlier state of this log: the game opens from there.
        """
        if undo not in ("strict", "free", "consent"):
            sentence = f'the undo policy is strict, free or consent, not "{undo}"'
            raise BadInput(sentence, "error-undo-policy", undo=undo)
        self.rules = rules
        self.seated = list(players) if players is not None else ["human"] * len(rules.seats)
        for player in self.seated:
            check_player(player)
        if len(self.seated) != len(rules.seats):
            count, given = len(rules.seats), len(self.seated)
            sentence = f"{rules.game_name} has {count} seats here, not {given}"
            raise BadInput(sentence, "error-seats", game=rules.game_name, count=count, given=given)
        self.undo_policy: Policy = undo
        self.seed = seed
        self.setup = setup or Setup.of(rules, copied(position))
        self.log = Log() if log is None else log
        self.problem = ""
        """Why a loaded game was cut at its last legal position; empty if it was not."""
        self.cut: SandtableError | None = None
        """The same as an error, for ``Wording.error``."""
        self._dice: Dice = dice or (SystemDice() if seed is None else SeededDice(seed))
        for entry in self.log.entries:
            if entry.kind != "cut" and entry.kind not in DECISIONS:  # these are checked when they are carried out
                self._check_seat(entry.seat)
            if entry.kind == "replace":
                check_player(entry.words)
        self._folded = Fold(rules, self.setup)
        if snapshot is not None:
            self._folded.restore(self.log, snapshot)
        self._go_on()
        self._advance()

    # Folding the log into a state

    @property
    def _state(self) -> State:
        return self._folded.state

    def _go_on(self) -> None:
        """Carry out what counts in the log and has not been carried out; what does not fit is cut off."""
        live = self.log.live
        for place in range(self._folded.place, len(live)):
            seq = live[place]
            try:
                self._folded.carry_out(seq, self.log.entries[seq])
            except ValueError as error:
                gone = live[place:]
                self.problem = f"the game goes on from its last position that fits the rules: {error}"
                why = error.said if isinstance(error, SandtableError) else str(error)
                self.cut = NotNow(self.problem, "error-cut", problem=why)
                self.log.append(LogEntry(kind="cut", seat=CHANCE, words=self.problem, withdraws=gone))
                return

    def _add(self, entry: LogEntry) -> None:
        """Carry out an entry first, then write it down: nothing is half done."""
        self._folded.carry_out(len(self.log), entry)
        self.log.append(entry)

    def _advance(self) -> None:
        """Roll the dice, and give the answers that have no alternative."""
        advance(self._state, self._dice, self.log.__len__, self._give)

    def _give(self, seat: int, action: int) -> None:
        """Carry out and write down what the dice or the lack of an alternative decided."""
        seq = len(self.log)
        words = self.rules.space.words(action)
        if seat == CHANCE:
            entry = LogEntry(kind="act", seat=CHANCE, words=words)
        else:
            order = self._open_order() if orders.is_open(self._state, seat) else seq
            entry = LogEntry(kind="act", seat=seat, words=words, order=order, auto=True)
        self._folded.act(seq, seat, action)
        self.log.append(entry)

    def _open_order(self) -> int:
        live = self.log.live  # empty: the game begins from a position inside an order
        return self.log.entries[live[-1]].order if live else len(self.log)

    # Looking

    @property
    def players(self) -> list[str]:
        """Who plays each seat now: who sat down, and who took over since."""
        found = self.seated[:]
        for entry in self.log.entries:
            if entry.kind == "replace":
                found[entry.seat] = entry.words
        return found

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

    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered; everybody sees who has answered a secret question."""
        if self._state.is_over():
            return []
        step = self._state.stack[-1]
        return members(step.missing(self._state)) if isinstance(step, Secret) else self.asked()

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat (or ``SPECTATOR``) knows."""
        self._check_viewer(seat)
        return self._state.view(seat)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked."""
        self._check_viewer(seat)
        return self._state.prompt(seat)

    def why_not(self, seat: int, words: str) -> Ban | None:
        """The prohibition an action would break; nothing if it is legal."""
        self._check_seat(seat)
        return self._state.why_not(self.rules.space.parse(words), seat)

    def events(self, seat: int, since: int = 0) -> list[tuple[int, dict[str, Value]]]:
        """What a seat may know of what happened from a sequence number on, what was taken back left out."""
        self._check_viewer(seat)
        return self._told(seat, since)

    def moved_on(self, since: int, seat: int) -> bool:
        """Whether what this seat decides about has changed from a sequence number on.

        Somebody else's answer to a secret question changes nothing, nor does who sits where or who offers what.
        """
        for seq in range(since, len(self.log)):
            entry = self.log.entries[seq]
            answered = seq in self._folded.pending and entry.seat != seat
            if not answered and (entry.withdraws or entry.kind in DECISIONS):
                return True
        return since > len(self.log)

    def gone(self, since: int = 0) -> list[int]:
        """The sequence numbers that were taken back from a sequence number on: their events no longer count."""
        return sorted({seq for entry in self.log.entries[since:] for seq in entry.withdraws})

    def _told(self, viewer: int, since: int) -> list[tuple[int, dict[str, Value]]]:
        found: list[tuple[int, dict[str, Value]]] = []
        for seq in self.log.live:
            if seq >= since:
                for event in self._folded.events[seq]:
                    seen = event.seen_by(viewer)
                    if seen is not None:
                        found.append((seq, seen))
        return found

    def then(self, seat: int, seq: int) -> tuple[dict[str, Any], Prompt]:
        """What a seat knew and was asked at an earlier moment: after the entry with this sequence number."""
        self._check_viewer(seat)
        state = self._folded.state_after(self.log, seq)
        return state.view(seat), state.prompt(seat)

    def moments(self, seat: int) -> list[tuple[int, int, str, int]]:
        """Everything that counts: sequence number, who decided, the words if this seat may know them, and the turn."""
        self._check_viewer(seat)
        record = self.log.record(self.setup)
        entries = record.entries if self.is_over() else record.seen_by(seat, self.rules).entries
        turns = self._folded.turns
        return [(seq, e.seat, e.words, turns[seq]) for seq, e in zip(self.log.live, entries, strict=True)]

    def referee_state(self) -> State:
        """A copy of the whole truth, for code that runs the table; never for a seat."""
        return self._state.copy()

    def truth(self) -> dict[str, Any]:
        """The whole truth in words, with all events, for code that runs the table; never for a seat."""
        return self._state.view(REFEREE) | {"events": self._told(REFEREE, 0)}

    # Deciding

    def submit(self, seat: int, order: str) -> None:
        """Give an order, whole or not at all."""
        self._check_seat(seat)
        if self._state.is_over():
            raise NotNow("the game is over", "no-game-over")
        first = len(self.log)
        for action in self._folded.order(first, seat, order):
            self.log.append(LogEntry(kind="act", seat=seat, words=self.rules.space.words(action), order=first))
        self._advance()

    def offer_draw(self, seat: int, agree: bool = True) -> bool:
        """Offer or accept that the game ends undecided, or decline. True: all people agreed, and it is over."""
        self._check_seat(seat)
        if self._state.is_over():
            raise NotNow("the game is over", "no-game-over")
        if not agree and not self.log.draw_offer():
            raise NotNow("nobody has offered to end the game undecided", "error-draw-none")
        self.log.append(LogEntry(kind="draw" if agree else "refuse-draw", seat=seat))
        return self._settle_draw()

    @property
    def draw_offer(self) -> list[int]:
        """The seats that want the game to end undecided, while the offer stands."""
        return [] if self._state.is_over() else sorted(self.log.draw_offer())

    def _settle_draw(self) -> bool:
        offer = self.log.draw_offer()
        if not offer or not self._people() <= offer:
            return False
        self._add(LogEntry(kind="truce", seat=CHANCE))
        return True

    def _people(self) -> set[int]:
        """The seats that are asked for their consent: bots are not."""
        return {seat for seat, player in enumerate(self.players) if not player.startswith(BOT)}

    def resign(self, seat: int) -> None:
        """Give up; the game's rules say what follows."""
        self._add(LogEntry(kind="resign", seat=seat))
        self._advance()

    def replace(self, seat: int, player: str) -> None:
        """Somebody else takes the seat."""
        self._check_seat(seat)
        check_player(player)
        self.log.append(LogEntry(kind="replace", seat=seat, words=player))
        if not self._settle_request() and not self._state.is_over():
            self._settle_draw()

    def _check_seat(self, seat: int) -> None:
        check_seat(self.rules, seat)

    def _check_viewer(self, seat: int) -> None:
        if seat != SPECTATOR:
            self._check_seat(seat)

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
            raise NotNow("the game is over, so nothing can be taken back", "error-undo-over")
        wanted = self._withdrawal(seat, whole_turn, strict=False)
        allowed = wanted if self.undo_policy == "free" else self._withdrawal(seat, whole_turn, strict=True)
        if allowed:
            self._withdraw(seat, allowed)
            return True
        if not wanted:
            raise NotNow("there is no decision of yours to take back", "error-undo-nothing")
        if self.undo_policy == "strict":
            raise NotNow(
                "your last decision cannot be taken back: dice, a revelation or somebody else's decision followed",
                "error-undo-strict",
            )
        self.log.append(LogEntry(kind="ask-undo", seat=seat, wants=wanted))
        return self._settle_request()

    def answer_undo(self, seat: int, agree: bool) -> bool:
        """Agree to what somebody asked to take back, or refuse. True: it was taken back."""
        self._check_seat(seat)
        request = self.log.request()
        if self._state.is_over() or request is None or seat in request[1]:
            raise NotNow("nobody waits for your consent", "error-undo-consent")
        self.log.append(LogEntry(kind="agree-undo" if agree else "refuse-undo", seat=seat))
        return self._settle_request()

    def may_undo(self, seat: int, whole_turn: bool = False) -> Literal["yes", "ask", "no"]:
        """Whether this seat can take back now, or could ask the others to let it."""
        self._check_seat(seat)
        if self._state.is_over() and self.undo_policy != "free":
            return "no"
        if self._withdrawal(seat, whole_turn, strict=self.undo_policy != "free"):
            return "yes"
        if self.undo_policy == "consent" and self._withdrawal(seat, whole_turn, strict=False):
            return "ask"
        return "no"

    @property
    def undo_request(self) -> int | None:
        """The seat that asks to take something back, if one does."""
        request = self.log.request()
        return None if request is None else request[0].seat

    def _settle_request(self) -> bool:
        """Take back what was asked for once all people agree; bots are not asked."""
        request = self.log.request()
        if request is None or not self._people() <= request[1]:
            return False
        self._withdraw(request[0].seat, request[0].wants)
        return True

    def _withdraw(self, seat: int, gone: list[int]) -> None:
        first = self.log.live.index(min(gone))
        self.log.append(LogEntry(kind="undo", seat=seat, withdraws=gone))
        self._folded.go_back(first)
        self._folded.forget(gone)
        self._go_on()
        self._advance()

    def _withdrawal(self, seat: int, whole_turn: bool, strict: bool) -> list[int]:
        """The sequence numbers that go when this seat takes back; empty: nothing can."""
        own = [seq for seq in self._folded.pending if self.log.entries[seq].seat == seat]
        if own:  # an answer to a secret question: the others' answers stay
            return own
        live = self.log.live
        start = len(live)
        turn = -1
        for place in range(len(live) - 1, -1, -1):
            seq = live[place]
            entry = self.log.entries[seq]
            if entry.kind != "act":
                break
            if strict and (seq in self._folded.reveals or entry.seat != seat):
                break  # dice, a revelation, or somebody else's answer, even if it had no alternative
            if turn >= 0 and self._folded.turns[seq] != turn:
                break
            if entry.seat == seat and not entry.auto and entry.order == seq:  # an order begins: a place to go back to
                start, turn = place, self._folded.turns[seq]
                if not whole_turn:
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
            raise NotNow("the game went on since you began to try things out; fork again", "error-fork")
        sent = fork.leading()
        for order in sent:
            self.submit(fork.seat, order)
        return len(sent)

    # Records

    def snapshot(self) -> dict[str, Any]:
        """The table's state as plain values, so that a long log opens fast; for whoever runs the table."""
        return self._folded.snapshot(self.log)

    def record(self) -> Record:
        """The whole truth, once the game is over."""
        if not self._state.is_over():
            sentence = "the whole record is given out when the game is over; until then each seat has its own"
            raise NotNow(sentence, "error-record-early")
        return self.log.record(self.setup)

    def record_for(self, seat: int) -> Record:
        """The record as far as a seat may know it."""
        self._check_viewer(seat)
        record = self.log.record(structs.replace(self.setup, data=copied(self.setup.data)))
        return record if self._state.is_over() else record.seen_by(seat, self.rules)
