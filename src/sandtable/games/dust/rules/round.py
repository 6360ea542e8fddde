"""D3 Cards and initiative: the round, whose turn it is, and Koshka, who does not wait for hers (D10.6)."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question, Secret
from sandtable.games.dust.rules.attack import CombatPhase
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.movement import MovePhase
from sandtable.games.dust.rules.production import Production
from sandtable.games.dust.rules.scoring import EndOfRound
from sandtable.games.dust.rules.setup import DrawCard, SetOrder, lay_open, not_in_hand
from sandtable.games.dust.rules.tables import KOSHKA


class Round(Procedure[DustState]):
    """D3: cards, turns, victory points."""

    __slots__ = ()

    cites: ClassVar = ("D3.1", "D3.3")

    def run(self, s: DustState) -> None:
        s.round += 1
        s.turn += 1
        s.queue = []
        if s.sink:
            s.sink.tell("round", number=s.round)
        for seat in members(s.gone):
            s.put_away(seat)
        playing = (BIT[s.tables.players] - 1) & ~s.gone
        holders = [seat for seat in members(playing) if s.hands[seat]]
        empty = [TopCard(seat) for seat in members(playing) if not s.hands[seat]]
        order = SetOrder(playing)
        if holders:
            s.do(ChooseCards([-1] * s.tables.players), *empty, order, NextTurn(0), EndOfRound())
        else:
            s.do(*empty, order, NextTurn(0), EndOfRound())


class ChooseCards(Secret[DustState]):
    """D3.1: everybody picks a card in secret, all are revealed together."""

    __slots__ = ()

    cites: ClassVar = ("D3.1", "D3.5")
    verbs: ClassVar = ("play",)

    def asked(self, s: DustState) -> int:
        found = 0
        for seat in range(s.tables.players):
            if s.hands[seat]:
                found |= BIT[seat]
        return found

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("play").base
        return [base + card for card in members(s.hands[seat])]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return not_in_hand(s, seat, s.chosen(action))

    def resolve(self, s: DustState) -> None:
        for seat, action in enumerate(self.answers):
            if action >= 0 and not s.gone & BIT[seat]:
                lay_open(s, seat, s.chosen(action))


class TopCard(DrawCard):
    """D3.2: an empty hand plays the top card of the deck, free."""

    __slots__ = ()

    cites: ClassVar = ("D3.2",)

    def take(self, s: DustState, card: int) -> None:
        lay_open(s, self.owner, card)

    def check(self, s: DustState) -> Problem | None:
        if s.cards[self.owner] < 0:
            return None
        return Problem(
            "whoever plays the top card has none open", "problem-whoever-plays-the-top-card-has-none-open", "D3.2"
        )


# D3.3, D10.6 Turns


class NextTurn(Procedure[DustState]):
    """D3.3: the next in order; whoever holds an unused Koshka with more stars than ``least`` may come first."""

    __slots__ = ("least",)

    cites: ClassVar = ("D3.3", "D10.6")
    fields: ClassVar = ("least:int",)

    def __init__(self, least: int) -> None:
        self.least = least

    def run(self, s: DustState) -> None:
        if not s.queue:
            return
        ready = [
            seat
            for seat in s.queue[1:]
            if s.ability_ready(seat, KOSHKA) and s.tables.card_stars[s.cards[seat]] > self.least
        ]
        if ready:
            ready.sort(key=lambda seat: -s.tables.card_stars[s.cards[seat]])  # stable: then by turn order
            s.do(AskKoshka(ready))
        else:
            s.do(Turn())


class AskKoshka(Question[DustState]):
    """D10.6: asks, as another's turn begins, whether to take one's own now."""

    __slots__ = ("ready",)

    cites: ClassVar = ("D10.6",)
    fields: ClassVar = ("ready:list seat",)
    verbs: ClassVar = ("use", "decline")

    def __init__(self, ready: list[int]) -> None:
        self.ready = ready

    def seat(self, s: DustState) -> int:
        return self.ready[0]

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-koshka", {"other": s.tables.seats[s.queue[0]]}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "decline":
            s.do(AskKoshka(self.ready[1:]) if len(self.ready) > 1 else Turn())
            return
        s.used |= BIT[seat]
        s.queue.remove(seat)
        s.queue.insert(0, seat)
        if s.sink:
            s.sink.tell("ability-used", seat=s.tables.seats[seat], ability=ABILITIES[KOSHKA])
        s.do(NextTurn(s.tables.card_stars[s.cards[seat]]))

    def ask_again(self, s: DustState, resigned: int) -> None:
        """D12.5: another's turn is about to begin, or there is one less who may come first."""
        left = [seat for seat in self.ready if s.is_player(seat)]
        if s.queue[0] == resigned:
            s.do(NextTurn(0))
        else:
            s.do(AskKoshka(left) if left else Turn())

    def check(self, s: DustState) -> Problem | None:
        fits = self.ready and all(seat in s.queue[1:] and s.ability_ready(seat, KOSHKA) for seat in self.ready)
        if fits:
            return None
        return Problem(
            "only a player with an unused Koshka whose turn is still to come is asked",
            "problem-only-a-player-with-an-unused-koshka-whose-turn-is-still-to-come-is-asked",
            "D10.6",
        )


class Turn(Procedure[DustState]):
    """D3.3: production, movement, combat."""

    __slots__ = ()

    cites: ClassVar = ("D3.3",)

    def run(self, s: DustState) -> None:
        seat = s.queue.pop(0)
        card = s.cards[seat]
        s.turn += 1
        s.attacked = []
        if s.sink:
            s.sink.tell("turn", seat=s.tables.seats[seat])
        s.do(
            Production(seat),
            MovePhase(seat, s.tables.card_movement[card]),
            CombatPhase(seat, s.tables.card_combat[card]),
            NextTurn(0),
        )

    def check(self, s: DustState) -> Problem | None:
        if not s.queue:
            return Problem("somebody's turn is still to come", "problem-somebody-s-turn-is-still-to-come", "D3.3")
        if s.cards[s.queue[0]] >= 0:
            return None
        return Problem(
            "whoever has the turn has played a card", "problem-whoever-has-the-turn-has-played-a-card", "D3.1"
        )


PROHIBITIONS: Final[Prohibitions] = []
