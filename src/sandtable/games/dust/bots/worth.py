"""What areas are worth to a player, now and in the rounds to come; one unit is one victory point."""

from math import ceil, exp
from typing import Final

from sandtable.core.bits import BIT
from sandtable.games.dust.rules.board import MOST_CENTRES, MOST_LAND, MOST_SEA, NOBODY, DustState
from sandtable.games.dust.rules.editions import CAPITAL_POINTS, POINTS_PER_SOURCE
from sandtable.games.dust.rules.scoring import due, majority

LONGEST: Final = 7
"""How many rounds one looks ahead at most."""
OPENING_ROUNDS: Final = 6
"""How many are thought to come when the game begins."""
FADES: Final = 0.85
"""What is held now is held a round later, more often than not."""
SPENT: Final = 0.05
EARNS: Final = 0.06
"""A production point: what it is worth at the end, and for each round in which it can still earn."""
STEADY: Final = (0.8, 1.2, 2.0)
"""How far ahead one is safe to keep a majority: centres, sea, land."""
KEPT: Final = 0.4
"""D11.2: how much of an area it is worth to be last round's holder."""
ONLY_CAPITAL: Final = 4.0
"""D12.2: without a capital nobody wins."""
SPARE_SOURCE: Final = 1.0
"""Production points of a power source without a centre: one can be built."""
GROUND: Final = 0.06
"""Any area, as a way and a shield."""
WATER: Final = 0.05


class Worth:
    """Made for one decision of one seat, from what everybody can see."""

    __slots__ = (
        "_swings",
        "bare",
        "counts",
        "denied",
        "due",
        "horizon",
        "later",
        "now",
        "pace",
        "point",
        "rest",
        "rounds",
        "s",
        "seat",
        "weight",
    )

    def __init__(self, s: DustState, seat: int) -> None:
        """``s`` may be a sample: hands and deck are not looked at."""
        self.s = s
        self.seat = seat
        players = s.tables.players
        self._swings: dict[int, float] = {}
        self.counts: list[list[int]] = [[0] * players, [0] * players, [0] * players]
        """D11.2: what each seat has of centres, sea and land."""
        for other in range(players):
            if s.is_player(other):
                self.counts[MOST_CENTRES][other] = s.own_centres(other).bit_count()
                self.counts[MOST_SEA][other] = s.seas[other].bit_count()
                self.counts[MOST_LAND][other] = s.lands[other].bit_count()
        holders = [majority(s, MOST_CENTRES), majority(s, MOST_SEA), majority(s, MOST_LAND)]
        self.due: list[int] = [due(s, other, holders) if s.is_player(other) else 0 for other in range(players)]
        """D11.1: the victory points each seat would get now."""
        self.pace: list[float] = [99.0] * players
        """How many rounds each seat needs to win."""
        for other in range(players):
            if s.is_player(other):
                self.pace[other] = max(0, s.tables.target - s.vp[other]) / max(1.5, self.due[other])
        self.rounds = self._rounds()
        """How many rounds the game lasts, with this one."""
        self.rest = 0.0
        """The rounds after this one, each counting less than the one before."""
        share = 1.0
        for _ in range(self.rounds - 1):
            share *= FADES
            self.rest += share
        self.horizon = 1.0 + self.rest
        self.point = SPENT + EARNS * self.rest
        """What a production point is worth."""
        self.weight: list[float] = [0.0] * players
        """How much each seat's loss is my gain; together they make one."""
        self._weigh()
        areas = s.tables.areas
        self.now: list[float] = [0.0] * areas
        self.later: list[float] = [0.0] * areas
        """What it is worth to me to hold an area rather than not: at the end of this round, and afterwards."""
        self.bare: list[float] = [0.0] * areas
        """The same altogether, majorities of land and sea aside: for exchanging one area for another."""
        self.denied: list[float] = [0.0] * areas
        """What it is worth to me that the holder of an area loses it."""
        for area in range(areas):
            self._appraise(area)

    def _rounds(self) -> int:
        s = self.s
        if s.round == 0:
            return OPENING_ROUNDS
        rounds = OPENING_ROUNDS if s.tables.conquest else ceil(min(self.pace))
        return max(1, min(rounds, LONGEST, s.tables.round_limit - s.round + 1))

    def _weigh(self) -> None:
        """Whoever is closer to victory counts for more."""
        first = min(self.pace)
        total = 0.0
        for other in range(len(self.weight)):
            if other != self.seat and self.s.is_player(other):
                self.weight[other] = exp((first - self.pace[other]) / 2.0)
                total += self.weight[other]
        for other in range(len(self.weight)):
            self.weight[other] /= total or 1.0
            if other != self.seat and self._wins(other) and self._reached(other) >= self._reached(self.seat):
                self.weight[other] = max(1.0, self.weight[other])

    def _reached(self, seat: int) -> int:
        """Where a seat will stand after this round."""
        return self.s.vp[seat] + self.due[seat]

    def _wins(self, seat: int) -> bool:
        """Whether a seat wins with what it has now."""
        s = self.s
        if not s.round or s.tables.conquest or not s.is_player(seat) or self._reached(seat) < s.tables.target:
            return False
        return not s.tables.edition.needs_capital or s.capitals_of(seat) > 0

    # Majorities

    def swing(self, which: int, mine: int, foe: int, theirs: int) -> float:
        """D11.2: what it is worth a round if I have so many more of something, and a foe so many more (or fewer)."""
        key = ((which * 64 + mine + 32) * 8 + foe + 1) * 4 + theirs + 2
        found = self._swings.get(key)
        if found is None:
            counts = self.counts[which][:]
            before = self._lead(which, counts)
            counts[self.seat] += mine
            if foe >= 0:
                counts[foe] += theirs
            each = 0 if self.s.tables.conquest else self.s.tables.edition.majority_vp
            found = each * (self._lead(which, counts) - before)
            self._swings[key] = found
        return found

    def _lead(self, which: int, counts: list[int]) -> float:
        """My chance of a majority, less those of the others by their weight."""
        first = second = 0
        for count in counts:
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
        holder = self.s.majorities[which]
        found = 0.0
        for other in range(len(counts)):
            if counts[other]:
                margin = counts[other] - (second if counts[other] == first else first)
                edge = (margin + (KEPT if other == holder else 0.0) - 0.5) / STEADY[which]
                chance = 1.0 / (1.0 + exp(-3.0 * edge)) if edge < 9.0 else 1.0
                found += chance if other == self.seat else -chance * self.weight[other]
        return found

    # Areas

    def _appraise(self, area: int) -> None:
        s, seat = self.s, self.seat
        rules = s.tables
        owner = s.owner[area]
        sign = -1 if owner == seat else 1
        land = area < rules.first_sea
        which = MOST_LAND if land else MOST_SEA
        majority_swing = sign * self.swing(which, sign, NOBODY, 0)
        swing = majority_swing
        points = self.points(area, seat)
        vp = self.scores(area, seat)
        extra = GROUND if land else WATER
        if land and s.centres & BIT[area]:
            swing += sign * self.swing(MOST_CENTRES, sign, NOBODY, 0)
        if land and s.counting_capitals() & BIT[area] and self.only_capital(area, seat):
            extra += ONLY_CAPITAL
        self.now[area] = vp + swing + extra
        self.later[area] = (vp + swing) * self.rest + points * self.point * self.rest
        self.bare[area] = self.now[area] + self.later[area] - majority_swing * self.horizon
        if owner == seat or not s.is_player(owner):
            return
        lost = self.swing(which, 0, owner, -1)
        if land and s.centres & BIT[area]:
            lost += self.swing(MOST_CENTRES, 0, owner, -1)
        theirs = self.scores(area, owner) * self.horizon + self.points(area, owner) * self.point * self.rest
        if land and s.counting_capitals() & BIT[area] and self.only_capital(area, owner) and self.pace[owner] <= 2.0:
            theirs += ONLY_CAPITAL
        self.denied[area] = theirs * self.weight[owner] + lost * self.horizon

    def only_capital(self, area: int, seat: int) -> bool:
        """D12.2: whether victory hangs on this capital."""
        s = self.s
        others = s.lands[seat] & s.counting_capitals() & ~BIT[area]
        return s.tables.edition.needs_capital and not others and s.round > 0

    def scores(self, area: int, seat: int) -> float:
        """D11.1: the victory points of an area for a seat, majorities aside."""
        s = self.s
        rules = s.tables
        if rules.is_source(area):
            each = rules.edition.sources_per_vp
            if each == 1:
                return 1.0
            has = s.sources_of(seat) - (1 if s.owner[area] == seat else 0)
            return (0.6 + 0.4 * each * ((has + 1) // each - has // each)) / each
        if area < rules.first_sea and s.counting_capitals() & BIT[area]:
            return float(rules.capital_vp)
        return 0.0

    def points(self, area: int, seat: int) -> float:
        """D4.1: the production points of an area for a seat, a round."""
        s = self.s
        rules = s.tables
        own = 1 if s.owner[area] == seat else 0
        sources, centres = s.sources_of(seat), self.counts[MOST_CENTRES][seat]
        found = 0.0
        if rules.is_source(area):
            found += POINTS_PER_SOURCE if sources - own < centres else SPARE_SOURCE
        if area < rules.first_sea:
            if s.centres & BIT[area]:
                found += POINTS_PER_SOURCE if centres - own < sources else SPARE_SOURCE
            if s.counting_capitals() & BIT[area] and (not rules.edition.own_capital_only or s.homes[seat] == area):
                found += CAPITAL_POINTS
        return found

    def of(self, area: int) -> float:
        """What an area is worth to me altogether."""
        return self.now[area] + self.later[area]
