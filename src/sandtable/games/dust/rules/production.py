"""D4 Production: what it yields, and the phase. Buying is in buying.py, placing in placing.py."""

from typing import ClassVar

from sandtable.core.errors import Problem
from sandtable.core.step import Procedure
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.buying import start
from sandtable.games.dust.rules.diplomat import may_speak
from sandtable.games.dust.rules.editions import CAPITAL_POINTS, LEAST_POINTS, POINTS_PER_SOURCE
from sandtable.games.dust.rules.setup import REINFORCEMENTS
from sandtable.games.dust.rules.tables import DIPLOMAT

# D4.1 Points


def points(s: DustState, seat: int) -> int:
    """D4.1: centres with power, capitals, the card; at least six."""
    yielded = POINTS_PER_SOURCE * min(s.own_centres(seat).bit_count(), s.sources_of(seat))
    yielded += capital_points(s, seat)
    card = s.cards[seat]
    yielded += s.tables.card_production[card] if card >= 0 else 0
    return max(LEAST_POINTS, yielded)


def capital_points(s: DustState, seat: int) -> int:
    """D4.1, D4.13: six for each capital, or only for one's first while it is held."""
    if s.tables.edition.own_capital_only:
        home = s.homes[seat]
        return CAPITAL_POINTS if home >= 0 and s.owner[home] == seat else 0
    return CAPITAL_POINTS * s.capitals_of(seat)


class Reinforce(Procedure[DustState]):
    """D2.8: units for twelve and the card's production, before the first round."""

    __slots__ = ("player",)

    cites: ClassVar = ("D2.8",)
    fields: ClassVar = ("player:seat",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: DustState) -> None:
        s.turn += 1
        seat = self.player
        money = REINFORCEMENTS + s.tables.card_production[s.cards[seat]]
        start(s, seat, money, True)

    def check(self, s: DustState) -> Problem | None:
        if s.cards[self.player] >= 0:
            return None
        return Problem(
            "reinforcements are paid by the set-up card",
            "problem-reinforcements-are-paid-by-the-set-up-card",
            "D2.8",
        )


class Production(Procedure[DustState]):
    """D4: the phase; the diplomat speaks at its start, or at any time (D10.4: every question then offers it)."""

    __slots__ = ("player",)

    cites: ClassVar = ("D4.1", "D4.2", "D10.4")
    fields: ClassVar = ("player:seat",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: DustState) -> None:
        from sandtable.games.dust.rules.abilities import AskDiplomat

        seat = self.player
        if s.sink:
            s.sink.tell("production", seat=s.tables.seats[seat], points=points(s, seat))
        if s.ability_ready(seat, DIPLOMAT) and not may_speak(s, seat):
            s.do(AskDiplomat(seat), Shopping(seat))
        else:
            s.do(Shopping(seat))


class Shopping(Procedure[DustState]):
    """D4.2: everything is bought before anything is placed."""

    __slots__ = ("player",)

    cites: ClassVar = ("D4.2",)
    fields: ClassVar = ("player:seat",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: DustState) -> None:
        start(s, self.player, points(s, self.player), False)
