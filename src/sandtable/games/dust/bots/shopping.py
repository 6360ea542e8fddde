"""What to buy, and where new units and centres go."""

from typing import Final

from sandtable.core.bits import BIT, members
from sandtable.games.dust.bots.plans import Planner, all_but_one, together
from sandtable.games.dust.rules.board import KINDS, MOST_CENTRES, MOST_SEA, NOBODY, DustState
from sandtable.games.dust.rules.buying import PRICES
from sandtable.games.dust.rules.combat import points
from sandtable.games.dust.rules.editions import (
    BOMBER,
    CARD_COST,
    CENTRE_COST,
    CENTRES,
    COST,
    FIGHTER,
    HAND,
    MECH,
    PER_CENTRE,
    POINTS_PER_SOURCE,
    SUBMARINE,
    TANK,
)
from sandtable.games.dust.rules.setup import centre_sites
from sandtable.games.dust.rules.tables import CARD, CENTRE, ITEMS

WANTED_HAND: Final = 4
"""Cards one likes to have in hand after shopping."""
FAR_SEA: Final = 0.6
TOO_FAR: Final = 0.5
"""What a sea area is worth for which a boat has to be moved, and if there is no move for it this turn."""
RESERVE: Final = 0.8
"""What an army is worth for each production point, beside what it can do at once."""
LEAST_RATE: Final = 0.8
"""How much of its price a centre or a boat must promise at least."""
MOST_OFFERS: Final = 5
MOST_FRONTS: Final = 10
"""How many of these one thinks of, and of how many attacks."""
YARD: Final = 4
OVERSEAS: Final = 6
"""Where an attack begins: in production points, what a centre there counts for, and a way over sea against it."""
MOST_FIGHTERS: Final = 4
TANKS_A_FIGHTER: Final = 3
"""How an army is made up when there is nobody to attack yet."""
BY_A_MOVE: Final = 0.8
"""What an attack is worth that needs a move first."""
DOCK: Final = 0.3
SEA_SOURCE: Final = 1.0
BORDER: Final = 0.25
"""Of a place for a centre: a sea area it opens, one with a power source, and an area of others next to it."""


class Offer:
    """Something to be bought, and what it promises."""

    __slots__ = ("item", "promise")

    def __init__(self, item: int, promise: float) -> None:
        self.item = item
        self.promise = promise

    def rate(self) -> float:
        """What comes first in a list of offers: what promises most for its price."""
        return -self.promise / PRICES[self.item]


class Army:
    """A basket with an army in it, what it promises, and the money that is left."""

    __slots__ = ("basket", "money", "promise")

    def __init__(self, basket: list[int], money: int) -> None:
        self.basket = basket
        self.money = money
        self.promise = 0.0


class Shopper:
    """Made for one decision of one seat."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.s: DustState = planner.s
        self.seat = planner.seat
        self.yards = members(self.s.own_centres(self.seat))
        self._fronts: list[tuple[int, int]] | None = None
        self._strikes: dict[tuple[int, ...], float] = {}
        self._baskets: dict[tuple[int, bool], list[int]] = {}

    # Buying

    def basket(self, money: int, setup: bool) -> list[int]:
        """What to buy for so many points: how many of each item."""
        found = self._baskets.get((money, setup))
        if found is None:
            found = self._fill(money, setup)
            self._baskets[money, setup] = found
        return found

    def _fill(self, money: int, setup: bool) -> list[int]:
        s, seat = self.s, self.seat
        cards = 0
        if not setup and self.planner.worth.rounds > 1:
            cards = max(0, min(WANTED_HAND - s.hands[seat].bit_count(), money // 3))
            money -= cards * CARD_COST
        room = PER_CENTRE * len(self.yards)
        offers: list[Offer] = []
        if not setup:
            self._centres(offers)
        if room and (not setup or s.tables.edition.setup_submarines):
            self._boats(offers, room)
        offers.sort(key=Offer.rate)
        basket = [0] * len(ITEMS)
        best = self._with_army(basket, money, room)
        most = best.promise
        promise = 0.0
        for offer in offers:
            money -= PRICES[offer.item]
            if money < 0:
                break
            promise += offer.promise
            basket = basket[:]
            basket[offer.item] += 1
            army = self._with_army(basket, money, room - basket[SUBMARINE])
            if promise + army.promise > most:
                most, best = promise + army.promise, army
        if not setup:
            best.basket[CARD] = min(HAND, cards + best.money // CARD_COST)
        return best.basket

    def _with_army(self, basket: list[int], money: int, room: int) -> "Army":
        """The rest of the money spent on an army."""
        found = Army(basket[:], money)
        if room > 0:
            force = self.army(money, room)
            for kind in range(SUBMARINE):
                found.basket[kind] = force[kind]
            spent_on_it = points(force)
            found.money -= spent_on_it
            found.promise = RESERVE * spent_on_it * self.planner.worth.point + max(0.0, self.strikes(force))
        return found

    def _centres(self, offers: list["Offer"]) -> None:
        """D4.6: centres for power sources that have none, and for the majority."""
        s, seat, worth = self.s, self.seat, self.planner.worth
        centres, sources = len(self.yards), s.sources_of(seat)
        sites = min(centre_sites(s, seat).bit_count(), CENTRES - s.centres.bit_count(), MOST_OFFERS)
        for count in range(sites):
            swing = worth.swing(MOST_CENTRES, count + 1, NOBODY, 0) - worth.swing(MOST_CENTRES, count, NOBODY, 0)
            promise = swing * worth.horizon
            if sources > centres + count:
                promise += POINTS_PER_SOURCE * worth.point * worth.rest
            if promise < LEAST_RATE * CENTRE_COST * worth.point:
                break
            offers.append(Offer(CENTRE, promise))

    def docks(self) -> int:
        """D4.5: the sea areas in which submarines can appear."""
        s = self.s
        found = 0
        for area in self.yards:
            found |= s.tables.to_sea[area]
        return found & (s.seas[self.seat] | s.empty_sea())

    def _boats(self, offers: list["Offer"], room: int) -> None:
        """Submarines: for sea areas nobody holds, first those at one's own docks."""
        s, seat, worth = self.s, self.seat, self.planner.worth
        rules = s.tables
        docks = self.docks()
        if not docks:
            return
        seas: list[tuple[float, bool]] = []
        for place in members(s.empty_sea()):
            area = place + rules.first_sea
            near = docks & BIT[place] != 0
            now, later = self.planner.threats.hold(area, [0, 0, 0, 0, 1])
            score = worth.scores(area, seat)
            earned = worth.points(area, seat) * worth.point * worth.rest
            value = score * (now + later * worth.rest) + earned * later
            seas.append((value if near else FAR_SEA * value, near))
        seas.sort()
        card = s.cards[seat]
        moves = rules.card_movement[card] if s.round and card >= 0 else 0
        most = min(room, s.reserve[seat * KINDS + SUBMARINE], len(seas), MOST_OFFERS)
        for count in range(most):
            swing = worth.swing(MOST_SEA, count + 1, NOBODY, 0) - worth.swing(MOST_SEA, count, NOBODY, 0)
            promise, near = seas[len(seas) - 1 - count]
            if not near:
                moves -= 1
                promise *= 1.0 if moves >= 0 else TOO_FAR
            promise += swing * worth.horizon
            if promise < LEAST_RATE * COST[SUBMARINE] * worth.point:
                break
            offers.append(Offer(SUBMARINE, promise))

    def army(self, money: int, room: int) -> list[int]:
        """Land and air units: the mixture that strikes best from the best place."""
        s, seat = self.s, self.seat
        stock = s.reserve[seat * KINDS : seat * KINDS + KINDS]
        best: list[int] = [0] * KINDS
        most = -1e9
        for fighters in range(MOST_FIGHTERS + 1):
            force = self.mixture(money, room, stock, fighters)
            if force[FIGHTER] < fighters or (fighters > 1 and fighters * COST[FIGHTER] * 2 > money):
                break
            gain = self.strikes(force)
            if gain > most + 1e-9:
                most, best = gain, force
        if most <= 0.0:
            best = self.mixture(money, room, stock, (money + 8) // (2 * TANKS_A_FIGHTER + 3))
        return best

    def mixture(self, money: int, room: int, stock: list[int], fighters: int) -> list[int]:
        """So many fighters if they can be had, and tanks; where there is no room for tanks, mechs."""
        force = [0] * KINDS
        force[FIGHTER] = min(fighters, stock[FIGHTER], money // COST[FIGHTER], room)
        money -= force[FIGHTER] * COST[FIGHTER]
        room -= force[FIGHTER]
        force[TANK] = min(room, stock[TANK], money // COST[TANK])
        money -= force[TANK] * COST[TANK]
        room -= force[TANK]
        if room:
            force[MECH] = min(room, stock[MECH], money // COST[MECH])
            money -= force[MECH] * COST[MECH]
        upgrade = COST[MECH] - COST[TANK]
        while force[TANK] and money >= upgrade and force[MECH] < stock[MECH]:
            force[TANK] -= 1
            force[MECH] += 1
            money -= upgrade
        return force

    def strikes(self, force: list[int]) -> float:
        """What new units can do from the place that suits them best."""
        key = tuple(force)
        best = self._strikes.get(key)
        if best is None:
            best = -1e9
            for yard in self.yards:
                best = max(best, self.strike_from(yard, force))
            self._strikes[key] = best
        return best

    def strike_from(self, yard: int, force: list[int]) -> float:
        """What new units can do from a place: hold it, and attack from it or from where a move brings them."""
        planner, s = self.planner, self.s
        keeps = planner.threats.keeps
        there = s.force_at(yard)
        found = keeps(yard, together(there, force)) - keeps(yard, there)
        best = 0.0
        for origin, target in self.fronts(force):
            if origin == yard or planner.reaches(yard, origin):
                gain = self.joined(origin, target, force)
                best = max(best, gain if origin == yard else BY_A_MOVE * gain)
        return found + best

    def joined(self, origin: int, target: int, force: list[int]) -> float:
        """What an attack from an area gains if a force joins it."""
        planner = self.planner
        spare = all_but_one(self.s.force_at(origin))
        return planner.prospect(planner.goal(target), together(spare, force), planner.is_landing(origin, target))

    def fronts(self, force: list[int]) -> list[tuple[int, int]]:
        """From where to attack whom with about such a force: the attacks that promise most."""
        if self._fronts is None:
            planner = self.planner
            origins: dict[int, int] = {}
            strength: dict[int, int] = {}
            pairs: list[tuple[float, int, int]] = []
            for origin in planner.lands:
                size = points(self.s.force_at(origin)) + (YARD if origin in self.yards else 0)
                for target in planner.targets(origin):
                    own = size - (OVERSEAS if planner.is_landing(origin, target) else 0)
                    if target not in origins or own > strength[target]:
                        origins[target], strength[target] = origin, own
            for target, origin in origins.items():
                pairs.append((-self.joined(origin, target, force), origin, target))
            pairs.sort()
            self._fronts = [(origin, target) for _, origin, target in pairs[:MOST_FRONTS]]
        return self._fronts

    # Placing

    def yard(self, left: list[int], rooms: list[int]) -> int:
        """Where to put what is left to be placed: the best of the areas with room."""
        best, choice = -1e9, -1
        for area in self.yards:
            if rooms[area] > 0:
                gain = self.strike_from(area, share(left, rooms[area]))
                if gain > best:
                    best, choice = gain, area
        return choice

    def dock(self, areas: list[int]) -> int:
        """The sea area for the next submarine: the one that gains most."""
        s, keeps = self.s, self.planner.threats.keeps
        best, choice = -1e9, areas[0]
        for area in areas:
            there = s.force_at(area)
            more = there[:]
            more[SUBMARINE] += 1
            gain = keeps(area, more) - keeps(area, there)
            if gain > best:
                best, choice = gain, area
        return choice

    def site(self, area: int) -> float:
        """What a place is worth for a centre: safe, by the sea, near power sources at sea."""
        s, seat = self.s, self.seat
        rules = s.tables
        own = 0
        for yard in self.yards:
            own |= rules.to_sea[yard]
        opened = rules.to_sea[area] & ~own
        found = DOCK * min(3, opened.bit_count()) + SEA_SOURCE * (opened & rules.sea_sources).bit_count()
        if opened and not own:
            found += SEA_SOURCE
        if rules.capitals & BIT[area]:
            found += 1.5
        near = rules.to_land[area]
        found -= BORDER * (near & ~s.lands[seat]).bit_count()
        if s.round:
            now, later = self.planner.threats.hold(area, s.force_at(area))
            found += 2.0 * (now + later)
        return found


def share(left: list[int], room: int) -> list[int]:
    """So many of these units: aircraft and mechs first, then tanks."""
    found = [0] * KINDS
    for kind in (FIGHTER, MECH, BOMBER, TANK):
        found[kind] = min(left[kind], room)
        room -= found[kind]
    return found


def spent(basket: list[int]) -> int:
    """What a basket costs."""
    return sum(price * count for price, count in zip(PRICES, basket, strict=True))
