"""The set-up: a capital with power sources near by, and land: power sources first, then what hangs together."""

from typing import Final

from sandtable.core.bits import BIT
from sandtable.games.dust.board import NOBODY, DustState

SOURCE: Final = 4.0
SEA_SOURCE: Final = 1.0
"""A power source, and one at sea next to the area."""
OWN_NEAR: Final = 0.5
OTHERS_NEAR: Final = 0.2
HOME_NEAR: Final = 4.0
SHORE: Final = 0.2
"""Each own area next to it, each of others, how near the own capital is, each sea area."""
FOE_HOME: Final = 1.5
"""Of a capital: how near those of others are."""


class Opening:
    """Made for one decision of one seat."""

    def __init__(self, s: DustState, seat: int) -> None:
        self.s = s
        self.seat = seat
        home = s.homes[seat]
        self.from_home: list[int] = s.game.atlas.distances(home) if home != NOBODY else []
        self.others = 0
        """The land of others."""
        for force in range(len(s.lands)):
            if force != seat:
                self.others |= s.lands[force]

    def capital(self, area: int) -> float:
        """D2.3: what a free capital is worth: power sources near by, the sea, and foes far away."""
        s = self.s
        rules = s.game
        far = rules.atlas.distances(area)
        found = SHORE * rules.to_sea[area].bit_count()
        for source in range(rules.areas):
            if rules.is_source(source):
                found += 1.0 / far[source]
        for home in s.homes:
            if home != NOBODY:
                found -= FOE_HOME / far[home]
        return found

    def land(self, area: int) -> float:
        """D2.6: what a free land area is worth."""
        s = self.s
        rules = s.game
        near, seas = rules.to_land[area], rules.to_sea[area]
        found = SOURCE if rules.land_sources & BIT[area] else 0.0
        found += OWN_NEAR * (near & s.lands[self.seat]).bit_count()
        found -= OTHERS_NEAR * (near & self.others).bit_count()
        found += SHORE * min(2, seas.bit_count())
        found += SEA_SOURCE * (seas & rules.sea_sources).bit_count()
        if self.from_home:
            found += HOME_NEAR / (1.0 + self.from_home[area])
        return found
