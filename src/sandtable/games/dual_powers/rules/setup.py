"""P2: set-up. Neutral units, region tiles and shuffled cards come by chance."""

from typing import ClassVar

from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.step import Chance
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.components import RED, WHITE
from sandtable.games.dual_powers.rules.round import Round
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.rules.tiles import BlockadeTile, UnrestTile


def start(rules: DualPowersRules) -> DualPowersState:
    """P2.1, P2.2, P2.4: everything that needs no chance; the rest is asked for."""
    s = DualPowersState(rules)
    tokens = rules.tokens
    for side in (RED, WHITE):
        s.supply |= tokens.owned[side] & ~BIT[tokens.red_trotsky]  # P2.5: Trotsky waits at the calendar
        if side != rules.opposition:
            s.hands[side] = rules.leader_cards[side]
    s.deck = rules.all_command
    s.tiles = sum(BIT[region] for region in range(len(rules.box.regions)))
    s.do(*[PlaceNeutral(region) for region in rules.region_order], UnrestTile(), BlockadeTile(), Round())
    s.settle()
    return s


class PlaceNeutral(Chance[DualPowersState]):
    """P2.2: a random neutral unit, ready, into each region."""

    __slots__ = ("region",)

    cites: ClassVar[tuple[str, ...]] = ("P2.2",)
    fields: ClassVar[tuple[str, ...]] = ("region:region",)
    verbs: ClassVar[tuple[str, ...]] = ("neutral",)

    def __init__(self, region: int) -> None:
        self.region = region

    def check(self, s: DualPowersState) -> Problem | None:
        wanted = sum(1 for step in s.stack if isinstance(step, PlaceNeutral))
        if wanted > self.left(s).bit_count():
            return Problem(
                "there are not enough neutral units left", "problem-there-are-not-enough-neutral-units-left", "P2.2"
            )
        if all(isinstance(step, PlaceNeutral) for step in s.stack[-wanted:]):
            return None
        return Problem("it comes first", "problem-it-comes-first", "P2.2")

    def left(self, s: DualPowersState) -> int:
        """The neutral units that lie in no region yet."""
        mask = s.tables.tokens.neutral_units
        for region in s.at:
            mask &= ~region
        return mask

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        kinds = {s.tables.tokens.kind_of[token] for token in members(self.left(s))}
        base = s.tables.NEUTRAL_IN + self.region * len(s.tables.tokens.kinds)
        return [base + kind for kind in sorted(kinds)]

    def weights(self, s: DualPowersState) -> list[int] | None:
        left = self.left(s)
        counts = [(left & mask).bit_count() for mask in s.tables.tokens.kind_mask]
        return [count for count in counts if count]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        kind = s.values(action)[1]
        left = self.left(s) & s.tables.tokens.kind_mask[kind]
        s.put(left & -left, self.region)
        if s.sink:
            s.sink.tell("neutral-placed", region=s.tables.box.regions[self.region], token=s.tables.tokens.kinds[kind])
