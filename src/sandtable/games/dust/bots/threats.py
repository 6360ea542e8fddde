"""Who can come where with what, and how likely an area is held."""

from typing import Final

from sandtable.core.bits import BIT, members
from sandtable.games.dust.bots.estimate import TOGETHER, quick_estimate
from sandtable.games.dust.bots.worth import Worth
from sandtable.games.dust.rules.attack import TWENTY, capital_closed, first_round
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, bonus_dice
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, HALF_THE_TARGET, MECH, SUBMARINE, TANK
from sandtable.games.dust.rules.production import points
from sandtable.games.dust.rules.reach import coasts, flood

COMES: Final = 0.45
"""How much of what a foe has farther away joins an attack."""
BUILDS: Final = 0.2
"""Dice for each production point a foe may spend on it."""
OVERSEAS: Final = 0.6
"""How much of a foe's force comes by sea."""
WILL: Final = 0.6
IDLE_WILL: Final = 0.25
"""How likely a foe attacks where they can: an area that scores, and any other."""
AGAIN: Final = 0.6
"""How much of a danger is left in the rounds to come, in which one can do something about it."""
CLOSED_STILL: Final = 0.3
"""The danger later to a capital that may not be attacked yet (D6.9)."""


class Group:
    """The areas of a foe that hang together: what can be struck from them, and with how much."""

    __slots__ = ("builds", "dice", "mask", "near", "overseas", "supremacy", "units")

    def __init__(self, mask: int, near: int, overseas: int) -> None:
        self.mask = mask
        self.near = near
        """The land areas next to them."""
        self.overseas = overseas
        """Those within reach over the foe's submarines."""
        self.dice = 0.0
        self.units = 0.0
        self.supremacy = 0.0
        """What can leave, one unit staying behind in each area."""
        self.builds = 0.0


class Strike:
    """What a foe can throw at an area, and how likely that is in this round and later."""

    __slots__ = ("dice", "foe", "later", "now", "supremacy", "units")

    def __init__(self, foe: int, dice: float, units: float, supremacy: float) -> None:
        self.foe = foe
        self.dice = dice
        self.units = units
        self.supremacy = supremacy
        self.now = 0.0
        self.later = 0.0


class Threats:
    """Made for one decision of one seat, from what everybody can see."""

    def __init__(self, s: DustState, seat: int, worth: Worth) -> None:
        self.s = s
        self.seat = seat
        self.worth = worth
        self.foes: list[int] = [other for other in range(s.tables.players) if other != seat and s.is_player(other)]
        self._groups: list[list[Group] | None] = [None] * s.tables.players
        self._strikes: dict[int, list[Strike]] = {}
        self._holds: dict[tuple[int, ...], tuple[float, float]] = {}

    # What a foe has

    def groups(self, foe: int) -> list[Group]:
        """The land of a foe, as it hangs together."""
        known = self._groups[foe]
        if known is not None:
            return known
        s = self.s
        rules = s.tables
        own = s.lands[foe]
        passing = own | s.empty_land() if rules.edition.cross_empty else own
        found: list[Group] = []
        left = own
        money = float(points(s, foe))
        while left:
            start = left & -left
            mask = flood(start, passing, rules.to_land, 0)
            left &= ~mask
            near = 0
            for area in members(mask):
                near |= rules.to_land[area]
            seas = 0
            for area in members(mask & own):
                seas |= rules.to_sea[area]
            seas = flood(seas & s.seas[foe], s.seas[foe], rules.to_sea, rules.first_sea)
            group = Group(mask & own, near, coasts(s, seas) if seas else 0)
            for area in members(mask & own):
                dice, units, supremacy = self.mobile(area)
                group.dice += dice
                group.units += units
                group.supremacy += supremacy
            if s.centres & group.mask:
                group.builds = BUILDS * money
            found.append(group)
        self._groups[foe] = found
        return found

    def mobile(self, area: int) -> tuple[float, float, float]:
        """Dice, units and supremacy that can leave an area if one unit stays."""
        units = self.s.units
        place = area * KINDS
        tanks, mechs = units[place + TANK], units[place + MECH]
        fighters, bombers = units[place + FIGHTER], units[place + BOMBER]
        count = tanks + mechs + fighters + bombers
        if count <= 1:
            return 0.0, 0.0, 0.0
        dice = tanks + 2 * mechs + fighters + 2 * bombers - 1
        supremacy = mechs + fighters + bombers - (0 if tanks else 1)
        return float(dice), float(count - 1), float(supremacy)

    # What can come

    def strikes(self, area: int) -> list[Strike]:
        """What each foe can throw at an area of mine, or one that is to be mine."""
        found = self._strikes.get(area)
        if found is None:
            found = []
            for foe in self.foes:
                strike = self._on_land(foe, area) if area < self.s.tables.first_sea else self._at_sea(foe, area)
                if strike.dice >= 1.0:
                    self._when(strike, foe, area)
                    found.append(strike)
            self._strikes[area] = found
        return found

    def _on_land(self, foe: int, area: int) -> Strike:
        best = Strike(foe, 0.0, 0.0, 0.0)
        near = self.s.tables.to_land[area] & self.s.lands[foe]
        for group in self.groups(foe):
            if not (group.near | group.overseas) & BIT[area]:
                continue
            dice = units = supremacy = 0.0
            for place in members(near & group.mask):
                there = self.mobile(place)
                if there[0] > dice:
                    dice, units, supremacy = there
            far = COMES
            if not group.near & BIT[area]:
                far = OVERSEAS
            dice += far * (group.dice - dice) + group.builds
            units += far * (group.units - units) + group.builds
            supremacy += far * (group.supremacy - supremacy) + 0.3 * group.builds
            if dice > best.dice:
                best.dice, best.units, best.supremacy = dice, units, supremacy
        return best

    def _at_sea(self, foe: int, area: int) -> Strike:
        s = self.s
        rules = s.tables
        near = rules.to_sea[area]
        count = rest = 0.0
        for place in members(s.seas[foe]):
            there = float(s.count(place + rules.first_sea, SUBMARINE))
            if near & BIT[place]:
                rest += count if there > count else there
                count = max(count, there)
            else:
                rest += there
        count += COMES * rest * (1.0 if rules.edition.naval_range or count else 0.5)
        each = rules.edition.submarine_combat
        return Strike(foe, count * each, count, 0.0)

    def _when(self, strike: Strike, foe: int, area: int) -> None:
        """How likely the foe attacks, if allowed: in this round, and later."""
        s = self.s
        rules = s.tables
        scores = rules.is_source(area) or (area < rules.first_sea and (rules.capitals | s.centres) & BIT[area] != 0)
        will = WILL if scores else IDLE_WILL
        strike.later = AGAIN * will
        capital = area < rules.first_sea and s.counting_capitals() & BIT[area] != 0
        closed = capital and self.closed(foe, area)
        if closed and not self.opens(foe):
            strike.later *= CLOSED_STILL
        if closed or foe not in s.queue or s.pacts[foe] & BIT[self.seat] or first_round(s, area) is not None:
            return
        strike.now = will

    def closed(self, foe: int, area: int) -> bool:
        """D6.9: whether a foe may not attack a capital of mine, or one that is to be mine."""
        s = self.s
        before = s.owner[area]
        s.owner[area] = self.seat
        closed = capital_closed(s, foe, area) is not None
        s.owner[area] = before
        return closed

    def opens(self, foe: int) -> bool:
        """D6.9: whether capitals will be open to a foe after this round."""
        s, worth = self.s, self.worth
        if s.tables.edition.capital_attacks == HALF_THE_TARGET:
            return 2 * (s.vp[foe] + worth.due[foe]) >= s.tables.target
        return max([s.vp[other] + worth.due[other] for other in range(s.tables.players)]) >= TWENTY

    # Holding

    def hold(self, area: int, force: list[int]) -> tuple[float, float]:
        """How likely a force of mine holds an area to the end of this round, and in the rounds to come."""
        key = (area, *force)
        found = self._holds.get(key)
        if found is None:
            found = self._hold(area, force)
            self._holds[key] = found
        return found

    def _hold(self, area: int, force: list[int]) -> tuple[float, float]:
        if not any(force):
            return 0.0, 0.0
        now = later = 1.0
        chances = self.chances(area, force)
        for strike, taken in zip(self.strikes(area), chances, strict=True):
            now *= 1.0 - strike.now * taken
            later *= 1.0 - strike.later * taken
        return now, now * later

    def chances(self, area: int, force: list[int]) -> list[float]:
        """For each strike on an area the chance that it takes it from a force of mine."""
        s = self.s
        rules = s.tables
        combat = rules.edition.combat
        dice = 0
        for kind in range(KINDS):
            dice += force[kind] * combat[kind]
        units = sum(force)
        supremacy = force[MECH] + force[FIGHTER] + force[BOMBER]
        bonus, capital, at_sea = 0, False, area >= rules.first_sea
        if not at_sea:
            capital = s.counting_capitals() & BIT[area] != 0
            bonus = bonus_dice(capital, s.centres & BIT[area] != 0)
        found: list[float] = []
        for strike in self.strikes(area):
            first = ATTACK if strike.supremacy > supremacy and not capital else DEFENCE
            if at_sea:
                first = TOGETHER
            found.append(quick_estimate(strike.dice, strike.units, float(dice), float(units), bonus, first))
        return found

    def danger(self, foe: int) -> float:
        """What a foe may take from me before this round is scored, with the attacks of their card (D6.1)."""
        s = self.s
        found: list[float] = []
        for area in members(s.lands[self.seat]) + s.sea_members(s.seas[self.seat]):
            for strike, taken in zip(self.strikes(area), self.chances(area, s.force_at(area)), strict=True):
                if strike.foe == foe:
                    found.append(strike.now * taken * self.worth.of(area))
        found.sort()
        card = s.cards[foe]
        attacks = s.tables.card_combat[card] if card >= 0 else 1
        return sum(found[-attacks:])

    def keeps(self, area: int, force: list[int]) -> float:
        """What an area is worth to me if this force stands in it."""
        if not any(force):
            return 0.0
        now, later = self.hold(area, force)
        return self.worth.now[area] * now + self.worth.later[area] * later
