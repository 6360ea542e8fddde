"""P3: draw and objective phases."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, mask_of, members
from sandtable.core.errors import Problem
from sandtable.core.step import Chance, Procedure, Secret
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.components import RED, SIDES, WHITE

NOT_IN_HAND: Final = Ban("P4.18", "not-in-hand")
A_LEADER: Final = Ban("P3.2", "leader-as-objective")


class Draw(Procedure[DualPowersState]):
    """P3.1, P4.16: draw a number of command cards, one by one."""

    __slots__ = ("count", "side")

    cites: ClassVar[tuple[str, ...]] = ("P3.1", "P3.3")
    fields: ClassVar[tuple[str, ...]] = ("side:side", "count:int")

    def __init__(self, side: int, count: int) -> None:
        self.side = side
        self.count = count

    def check(self, s: DualPowersState) -> Problem | None:
        if 0 <= self.count <= 5:
            return None
        return Problem("at most five cards are drawn", "problem-at-most-five-cards-are-drawn", "P3.1")

    def run(self, s: DualPowersState) -> None:
        if self.count == 0 or s.undrawn() == 0:
            return  # P3.3: deck and discards are empty, there is no draw
        if s.undrawn() == s.discards.bit_count():
            s.reshuffle()
        s.do(DrawCard(self.side), Draw(self.side, self.count - 1))


class DrawCard(Chance[DualPowersState]):
    """P3.1: one of the cards nobody has seen; only the drawer sees which."""

    __slots__ = ("side",)

    cites: ClassVar[tuple[str, ...]] = ("P3.1", "P3.4")
    fields: ClassVar[tuple[str, ...]] = ("side:side",)
    verbs: ClassVar[tuple[str, ...]] = ("draw",)
    at_once: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        self.side = side

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        base = s.tables.DRAW
        return [base + card for card in members(s.deck)]

    def witnesses(self, s: DualPowersState) -> int:
        return BIT[s.tables.seat_of[self.side]]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        card = s.chosen(action)
        s.deck ^= BIT[card]
        s.hands[self.side] |= BIT[card]
        if s.sink:
            s.sink.whisper(
                "drew",
                self.witnesses(s),
                "drew-unseen",
                ("card",),
                side=SIDES[self.side],
                card=s.tables.box.cards[card],
            )


def not_in_hand(s: DualPowersState, side: int, card: int) -> Ban | None:
    """P4.18: a card that is played or chosen comes from the hand."""
    return None if s.hands[side] & BIT[card] else NOT_IN_HAND


def leader_as_objective(s: DualPowersState, card: int) -> Ban | None:
    """P3.2: the secret objective is a command card."""
    return A_LEADER if card >= s.tables.command_cards else None


class ObjectivePhase(Procedure[DualPowersState]):
    """P3.2: all who hold a command card choose; ruling: a player who holds none, both piles empty, has no objective."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P3.2",)

    def run(self, s: DualPowersState) -> None:
        chosen = s.objectives[RED] >= 0 or s.objectives[WHITE] >= 0
        if not chosen and (s.hands[RED] | s.hands[WHITE]) & s.tables.all_command:
            s.do(ChooseObjectives([-1, -1]))


class ChooseObjectives(Secret[DualPowersState]):
    """P3.2, P3.4: both choose a secret objective at the same time; it stays face down."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P3.2", "P3.4")
    verbs: ClassVar[tuple[str, ...]] = ("objective",)
    at_once: ClassVar[bool] = True
    opens: ClassVar[bool] = False

    def asked(self, s: DualPowersState) -> int:
        return mask_of([side for side in (RED, WHITE) if s.hands[side] & s.tables.all_command])

    def check(self, s: DualPowersState) -> Problem | None:
        if s.tables.solitaire:
            return Problem("alone, nobody chooses an objective", "problem-alone-nobody-chooses-an-objective", "P7.2")
        if any(card >= 0 for card in s.objectives):
            return Problem("the objectives are chosen already", "problem-the-objectives-are-chosen-already", "P3.2")
        for side, action in enumerate(self.answers):
            if action >= 0 and (s.tables.verb_at[action] != "objective" or self.forbids(s, side, action) is not None):
                return Problem(f'"{SIDES[side]}" cannot choose this', "problem-cannot-choose-this", "P3.2", SIDES[side])
        return None if self.missing(s) else Problem("all have answered", "problem-all-have-answered", "P3.4")

    def forbids(self, s: DualPowersState, seat: int, action: int) -> Ban | None:
        card = s.chosen(action)
        return leader_as_objective(s, card) or not_in_hand(s, s.tables.side_of_seat[seat], card)

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        base = s.tables.OBJECTIVE
        return [base + card for card in members(s.hands[seat]) if leader_as_objective(s, card) is None]

    def resolve(self, s: DualPowersState) -> None:
        for side in members(self.asked(s)):
            card = s.chosen(self.answers[side])
            s.hands[side] ^= BIT[card]
            s.objectives[side] = card
            if s.sink:
                s.sink.whisper(
                    "objective-chosen",
                    BIT[side],
                    "objective-chosen-unseen",
                    ("card",),
                    side=SIDES[side],
                    card=s.tables.card_names[card],
                )


PROHIBITIONS: Final[Prohibitions] = [("P4.18", not_in_hand), ("P3.2", leader_as_objective)]
