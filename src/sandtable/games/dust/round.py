"""D3 Cards and initiative: the round, whose turn it is, and Koshka, who does not wait for hers (D10.6)."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.event import Value
from sandtable.core.step import Chance, Procedure, Question, Secret
from sandtable.games.dust.attack import CombatPhase
from sandtable.games.dust.board import DustState
from sandtable.games.dust.deck import ABILITIES
from sandtable.games.dust.movement import MovePhase
from sandtable.games.dust.production import Production
from sandtable.games.dust.rules import KOSHKA
from sandtable.games.dust.scoring import EndOfRound
from sandtable.games.dust.setup import SetOrder, lay_open, not_in_hand


class Round(Procedure[DustState]):
    """D3: cards, turns, victory points."""

    __slots__ = ()

    rules: ClassVar = ("D3.1", "D3.3")

    def run(self, s: DustState) -> None:
        s.round += 1
        s.turn += 1
        s.queue = []
        if s.sink:
            s.sink.tell("round", number=s.round)
        for seat in members(s.gone):
            s.put_away(seat)
        playing = (BIT[s.game.players] - 1) & ~s.gone
        holders = [seat for seat in members(playing) if s.hands[seat]]
        empty = [TopCard(seat) for seat in members(playing) if not s.hands[seat]]
        order = SetOrder(playing)
        if holders:
            s.do(ChooseCards([-1] * s.game.players), *empty, order, NextTurn(0), EndOfRound())
        else:
            s.do(*empty, order, NextTurn(0), EndOfRound())


class ChooseCards(Secret[DustState]):
    """D3.1: everybody picks a card in secret, all are revealed together."""

    __slots__ = ()

    rules: ClassVar = ("D3.1", "D3.5")
    verbs: ClassVar = ("play",)

    def asked(self, s: DustState) -> int:
        found = 0
        for seat in range(s.game.players):
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


class TopCard(Chance[DustState]):
    """D3.2: an empty hand plays the top card of the deck, free."""

    __slots__ = ("owner",)

    rules: ClassVar = ("D3.2",)
    fields: ClassVar = ("owner:seat",)
    verbs: ClassVar = ("deal",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("deal").base
        return [base + card for card in members(s.deck)]

    def answer(self, s: DustState, seat: int, action: int) -> None:
        card = s.chosen(action)
        s.deck &= ~BIT[card]
        lay_open(s, self.owner, card)
        s.reshuffle()

    def check(self, s: DustState) -> str:
        return "" if s.cards[self.owner] < 0 else "who plays the top card has none open (D3.2)"


# D3.3, D10.6 Turns


class NextTurn(Procedure[DustState]):
    """D3.3: the next in order; whoever holds an unused Koshka with more stars than ``least`` may come first."""

    __slots__ = ("least",)

    rules: ClassVar = ("D3.3", "D10.6")
    fields: ClassVar = ("least:int",)

    def __init__(self, least: int) -> None:
        self.least = least

    def run(self, s: DustState) -> None:
        if not s.queue:
            return
        ready = [
            seat
            for seat in s.queue[1:]
            if s.ability_ready(seat, KOSHKA) and s.game.card_stars[s.cards[seat]] > self.least
        ]
        if ready:
            ready.sort(key=lambda seat: -s.game.card_stars[s.cards[seat]])  # stable: then by turn order
            s.do(AskKoshka(ready))
        else:
            s.do(Turn())


class AskKoshka(Question[DustState]):
    """D10.6: as another's turn begins: take one's own now?"""

    __slots__ = ("ready",)

    rules: ClassVar = ("D10.6",)
    fields: ClassVar = ("ready:list seat",)
    verbs: ClassVar = ("use", "decline")

    def __init__(self, ready: list[int]) -> None:
        self.ready = ready

    def seat(self, s: DustState) -> int:
        return self.ready[0]

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-koshka", {"other": s.game.seats[s.queue[0]]}

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
            s.sink.tell("ability-used", seat=s.game.seats[seat], ability=ABILITIES[KOSHKA])
        s.do(NextTurn(s.game.card_stars[s.cards[seat]]))

    def ask_again(self, s: DustState, in_turn: bool) -> None:
        """D12.5: somebody has resigned: another turn is about to begin, or there is one less who may come first."""
        left = [seat for seat in self.ready if s.is_player(seat)]
        if in_turn:
            s.do(NextTurn(0))
        else:
            s.do(AskKoshka(left) if left else Turn())

    def check(self, s: DustState) -> str:
        fits = self.ready and all(seat in s.queue[1:] and s.ability_ready(seat, KOSHKA) for seat in self.ready)
        return "" if fits else "who holds an unused Koshka and waits for his turn is asked (D10.6)"


class Turn(Procedure[DustState]):
    """D3.3: production, movement, combat."""

    __slots__ = ()

    rules: ClassVar = ("D3.3",)

    def run(self, s: DustState) -> None:
        seat = s.queue.pop(0)
        card = s.cards[seat]
        s.turn += 1
        s.attacked = []
        if s.sink:
            s.sink.tell("turn", seat=s.game.seats[seat])
        s.do(
            Production(seat),
            MovePhase(seat, s.game.card_movement[card]),
            CombatPhase(seat, s.game.card_combat[card]),
            NextTurn(0),
        )

    def check(self, s: DustState) -> str:
        if not s.queue:
            return "somebody is to have his turn (D3.3)"
        return "" if s.cards[s.queue[0]] >= 0 else "who has his turn has played a card (D3.1)"


PROHIBITIONS: Final[Prohibitions] = []
