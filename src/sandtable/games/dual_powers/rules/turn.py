"""P4.1, P4.18: a turn. Play a card, advance the date, act, and take a bonus action if one was earned."""

from typing import ClassVar

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, members
from sandtable.core.step import Procedure, Question
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.bonus import Bonus
from sandtable.games.dual_powers.rules.calendar import advance_date
from sandtable.games.dual_powers.rules.command import UseCommand
from sandtable.games.dual_powers.rules.components import SIDES
from sandtable.games.dual_powers.rules.draw_phase import not_in_hand
from sandtable.games.dual_powers.rules.leaders import UseLeader


class Turn(Procedure[DualPowersState]):
    """P4.1: a side's turn begins."""

    __slots__ = ("side",)

    cites: ClassVar[tuple[str, ...]] = ("P4.1",)
    fields: ClassVar[tuple[str, ...]] = ("side:side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: DualPowersState) -> None:
        s.turn += 1
        if s.hands[self.side]:
            s.do(PlayCard(self.side))
        elif s.sink:  # ruling: only after both piles ran out; the turn passes
            s.sink.tell("no-card-to-play", side=SIDES[self.side])


class PlayCard(Question[DualPowersState]):
    """P4.18: a turn always plays one card of the hand, open; nobody passes."""

    __slots__ = ("side",)

    cites: ClassVar[tuple[str, ...]] = ("P4.18", "P4.1")
    fields: ClassVar[tuple[str, ...]] = ("side:side",)
    verbs: ClassVar[tuple[str, ...]] = ("play",)
    at_once: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        self.side = side

    def seat(self, s: DualPowersState) -> int:
        return s.tables.seat_of[self.side]

    def forbids(self, s: DualPowersState, seat: int, action: int) -> Ban | None:
        return not_in_hand(s, self.side, s.chosen(action))

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        base = s.tables.PLAY
        return [base + card for card in members(s.hands[self.side])]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        card = s.chosen(action)
        s.hands[self.side] &= ~BIT[card]
        s.played[self.side] |= BIT[card]
        if s.sink:
            s.sink.tell("card-played", side=SIDES[self.side], card=s.tables.card_names[card])
        bonus = advance_date(s, self.side, s.tables.card_days[card])
        if bonus:
            s.do(Bonus(self.side, False))
        if card < s.tables.command_cards:
            s.do(UseCommand(self.side, card))
        else:
            s.do(UseLeader(self.side, card, False, False))
