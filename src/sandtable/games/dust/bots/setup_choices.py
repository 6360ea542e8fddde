"""The set-up: a card, a capital with power sources near by, land: power sources first, then what hangs together."""

from typing import Final

from sandtable.core.bits import BIT
from sandtable.games.dust.bots.hand import keeping
from sandtable.games.dust.rules.board import NOBODY, DustState
from sandtable.games.dust.rules.editions import ALL_LAND, SMALL_BASES

SOURCE: Final = 4.0
"""A power source on land, beside everything else."""
OWN_NEAR: Final = 0.5
OTHERS_NEAR: Final = 0.2
HOME_NEAR: Final = 4.0
SHORE: Final = 0.2
"""Each own area next to it, each of others, how near the home capital is, each sea area."""

# D2.6: where all land is given out the first choice counts, where bases are small the open sea beside them.
SEA_SOURCE: Final = {ALL_LAND: 0.7, SMALL_BASES: 1.8}
"""A power source at sea next to the area."""
FOE_HOME: Final = {ALL_LAND: 1.0, SMALL_BASES: 3.0}
"""Of a capital: how near those of others are."""
FIRST_CHOICE: Final = {ALL_LAND: 0.5, SMALL_BASES: 0.0}
START_POINT: Final = 0.25
"""D2.1: a combat value of the card for the set-up, as it gives the first choice; and a production point."""
MISSED: Final = 0.5
"""How much the card is missed later."""


class TableSetup:
    """Made for one decision of one seat."""

    def __init__(self, s: DustState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.way = s.tables.edition.land_setup
        home = s.homes[seat]
        self.from_home: list[int] = s.tables.atlas.distances(home) if home != NOBODY else []
        self.others = 0
        """The land of others."""
        for force in range(len(s.lands)):
            if force != seat:
                self.others |= s.lands[force]

    def card(self, card: int) -> float:
        """D2.1: what a card is worth for the set-up: order and reinforcements, less what it is missed later."""
        rules = self.s.tables
        found = FIRST_CHOICE[self.way] * rules.card_combat[card] + START_POINT * rules.card_production[card]
        return found - MISSED * keeping(rules, card, START_POINT)

    def capital(self, area: int) -> float:
        """D2.3: what a free capital is worth: power sources near by, the sea, and foes far away."""
        s = self.s
        rules = s.tables
        far = rules.atlas.distances(area)
        found = SHORE * rules.to_sea[area].bit_count()
        for source in range(rules.areas):
            if rules.is_source(source):
                found += 1.0 / far[source]
        for home in s.homes:
            if home != NOBODY:
                found -= FOE_HOME[self.way] / far[home]
        return found

    def land(self, area: int) -> float:
        """D2.6: what a free land area is worth."""
        s = self.s
        rules = s.tables
        near, seas = rules.to_land[area], rules.to_sea[area]
        found = SOURCE if rules.land_sources & BIT[area] else 0.0
        found += OWN_NEAR * (near & s.lands[self.seat]).bit_count()
        found -= OTHERS_NEAR * (near & self.others).bit_count()
        found += SHORE * min(2, seas.bit_count())
        found += SEA_SOURCE[self.way] * (seas & rules.sea_sources).bit_count()
        if self.from_home:
            found += HOME_NEAR / (1.0 + self.from_home[area])
        return found
