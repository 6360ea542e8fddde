"""D4.2 to D4.11 Buying: a list of units, centres and cards; then neutral units, where they can be had."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.diplomat import alliances, make_peace, no_peace
from sandtable.games.dust.rules.editions import (
    CARD_COST,
    CENTRE_COST,
    CENTRES,
    COST,
    HAND,
    PER_CENTRE,
    SUBMARINE,
    UNITS,
)
from sandtable.games.dust.rules.placing import BuildNext, Place, TakeCards
from sandtable.games.dust.rules.setup import centre_sites
from sandtable.games.dust.rules.tables import CARD, CENTRE, ITEMS

PRICES: Final = (*COST, CENTRE_COST, CARD_COST)


def start(s: DustState, seat: int, money: int, setup: bool) -> None:
    """Begin to buy, if anything can be bought."""
    first = Buy(seat, money, [0] * len(ITEMS), setup)
    if first.offers(s):
        s.do(first)
    else:
        bought(s, seat, money, first.basket, setup)


def bought(s: DustState, seat: int, money: int, basket: list[int], setup: bool) -> None:
    """D4.2: after the shopping: neutrals, units, centres, the free mech, cards."""
    if setup:
        s.do(Place(seat, s.own_centres(seat), basket[:KINDS], [0] * s.tables.areas))
        return
    s.do(
        HireNext(seat, money, [0] * s.tables.areas),
        Place(seat, s.own_centres(seat), basket[:KINDS], [0] * s.tables.areas),
        BuildNext(seat, basket[CENTRE], s.own_centres(seat)),
        TakeCards(seat, basket[CARD]),
    )


# D4.2, D4.3, D4.11 Buying


def too_expensive(money: int, item: int, count: int) -> Ban | None:
    """D4.1: one spends what one has."""
    return Ban("D4.1", "too-expensive") if PRICES[item] * count > money else None


def out_of_sequence(basket: list[int], item: int) -> Ban | None:
    """D4.2: one list, each thing once, in the order of the price list."""
    return Ban("D4.2", "bought-already") if any(basket[item:]) else None


def not_in_setup(item: int, setup: bool, submarines: bool) -> Ban | None:
    """D2.8: units only before the first round, and in some editions no submarines."""
    if setup and (item >= KINDS or (item == SUBMARINE and not submarines)):
        return Ban("D2.8", "not-in-setup")
    return None


def none_in_supply(s: DustState, seat: int, item: int, count: int) -> Ban | None:
    """D1.1: nobody puts more into play than is left (D1.2: of the centres too)."""
    if item < KINDS:
        return Ban("D1.1", "none-in-supply") if count > s.reserve[seat * KINDS + item] else None
    if item == CENTRE:
        return Ban("D1.2", "none-in-supply") if count > CENTRES - s.centres.bit_count() else None
    return None


def no_centre(s: DustState, seat: int, item: int) -> Ban | None:
    """D4.3: without a centre no units."""
    return Ban("D4.3", "no-centre") if item < KINDS and not s.own_centres(seat) else None


def no_room(s: DustState, seat: int, basket: list[int], item: int, count: int) -> Ban | None:
    """D4.4: five for each centre; submarines where a centre touches a sea area they may enter (D4.5, D4.11)."""
    if item >= KINDS:
        return None
    centres = s.own_centres(seat)
    if sum(basket[:KINDS]) + count > PER_CENTRE * centres.bit_count():
        return Ban("D4.4", "no-room")
    if item == SUBMARINE:
        open_sea = s.seas[seat] | s.empty_sea()
        docks = sum([1 for area in members(centres) if s.tables.to_sea[area] & open_sea])
        return Ban("D4.5", "no-dock") if count > PER_CENTRE * docks else None
    return None


def no_site(s: DustState, seat: int, item: int, count: int) -> Ban | None:
    """D4.6: a centre needs a place (D4.11)."""
    if item == CENTRE and count > centre_sites(s, seat).bit_count():
        return Ban("D4.6", "no-site")
    return None


def hand_full(item: int, count: int) -> Ban | None:
    """D4.7: never more than five in hand; whatever is in it may be discarded first.

    Five can always be drawn: at most 36 of the 45 cards are in hands or lie open.
    """
    return Ban("D4.7", "hand-full") if item == CARD and count > HAND else None


class Buy(Question[DustState]):
    """D4.2: a line of the shopping list, or the end of it; a diplomat who may speak at any time may do it (D10.4)."""

    __slots__ = ("basket", "money", "player", "setup")

    cites: ClassVar = ("D4.2", "D4.3", "D4.4", "D4.8", "D4.11", "D10.4")
    fields: ClassVar = ("player:seat", "money:int", "basket:count item", "setup:bool")
    verbs: ClassVar[tuple[str, ...]] = ("ally", "buy", "done")

    def __init__(self, player: int, money: int, basket: list[int], setup: bool) -> None:
        self.player = player
        self.money = money
        self.basket = basket
        self.setup = setup

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-buy", {"points": self.money}

    def refuses(self, s: DustState, item: int, count: int) -> Ban | None:
        """Why so many of something cannot be bought."""
        seat = self.player
        return (
            not_in_setup(item, self.setup, s.tables.edition.setup_submarines)
            or out_of_sequence(self.basket, item)
            or no_centre(s, seat, item)
            or too_expensive(self.money, item, count)
            or none_in_supply(s, seat, item, count)
            or no_room(s, seat, self.basket, item, count)
            or no_site(s, seat, item, count)
            or hand_full(item, count)
        )

    def offers(self, s: DustState) -> bool:
        """Whether anything can be bought."""
        return any(self.money >= PRICES[item] and self.refuses(s, item, 1) is None for item in range(len(ITEMS)))

    def affordable(self, s: DustState) -> list[tuple[int, int]]:
        """What can be bought: an item, and how many of it at most (fewer always can)."""
        found: list[tuple[int, int]] = []
        for item in range(len(ITEMS)):
            most, refused = 0, self.money // PRICES[item] + 1
            tried = 1  # nearly always none or as many as can be paid for
            while most + 1 < refused:
                if self.refuses(s, item, tried) is None:
                    most = tried
                    tried = refused - 1
                else:
                    refused = tried
                    tried = (most + refused) // 2
            if most:
                found.append((item, most))
        return found

    def lines(self, s: DustState) -> list[int]:
        """What the list can go on with, and its end."""
        verb = s.rules.space.verb("buy")
        width = len(verb.params[1])
        found = [verb.base + item * width + n for item, most in self.affordable(s) for n in range(most)]
        found.append(s.rules.space.verb("done").base)
        return found

    def legal(self, s: DustState, seat: int) -> list[int]:
        found = self.lines(s) + alliances(s, seat)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        verb = s.rules.space.verb_at[action]
        if verb == "done":
            return None
        if verb == "ally":
            return no_peace(s, seat, action)
        item, count = s.values(action)
        return self.refuses(s, item, count)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        verb = s.rules.space.verb_at[action]
        if verb == "ally":
            make_peace(s, seat, action)
            s.do(self)
            return
        if verb == "done":
            bought(s, seat, self.money, self.basket, self.setup)
            return
        item, count = s.values(action)
        basket = self.basket[:]
        basket[item] += count
        money = self.money - PRICES[item] * count
        if s.sink:
            s.sink.tell("bought", seat=s.tables.seats[seat], item=ITEMS[item], count=count)
        more = BuyMore(seat, money, basket, self.setup)
        if more.offers(s):
            s.do(more)
        else:
            bought(s, seat, money, basket, self.setup)


class BuyMore(Buy):
    """D4.2: the further lines of the same list."""

    __slots__ = ()

    verbs: ClassVar = ("buy", "done")
    continues: ClassVar = True

    def legal(self, s: DustState, seat: int) -> list[int]:
        found = self.lines(s)
        found.sort()
        return found


# D4.9 Neutral units


class HireNext(Procedure[DustState]):
    """D4.9: in some editions what is left buys neutral units."""

    __slots__ = ("hired", "money", "player")

    cites: ClassVar = ("D4.9", "D4.11")
    fields: ClassVar = ("player:seat", "money:int", "hired:count area")

    def __init__(self, player: int, money: int, hired: list[int]) -> None:
        self.player = player
        self.money = money
        self.hired = hired

    def run(self, s: DustState) -> None:
        if not s.tables.edition.buy_neutrals or not s.own_centres(self.player):  # D4.11
            return
        step = Hire(self.player, self.money, self.hired)
        if step.places(s):
            s.do(step)


def not_neutral_capital(s: DustState, area: int) -> Ban | None:
    """D4.9: into a neutral capital that nobody has taken; who took it may have resigned since (D12.5)."""
    fits = s.tables.is_land(area) and s.neutral_capitals & BIT[area] and s.owner[area] >= s.tables.players
    return None if fits else Ban("D4.9", "not-neutral-capital")


def hired_enough(hired: list[int], area: int, count: int) -> Ban | None:
    """D4.9: five for each neutral centre and turn."""
    return Ban("D4.9", "no-room") if hired[area] + count > PER_CENTRE else None


def no_neutral_ship(kind: int) -> Ban | None:
    """D4.9: never submarines."""
    return Ban("D4.9", "no-neutral-ship") if kind == SUBMARINE else None


class Hire(Question[DustState]):
    """D4.9: which neutral capital gets units, or none."""

    __slots__ = ("hired", "money", "player")

    cites: ClassVar = ("D4.9",)
    fields: ClassVar = ("player:seat", "money:int", "hired:count area")
    verbs: ClassVar = ("hire", "done")

    def __init__(self, player: int, money: int, hired: list[int]) -> None:
        self.player = player
        self.money = money
        self.hired = hired

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-hire", {"points": self.money}

    def places(self, s: DustState) -> list[int]:
        """The neutral capitals for which something can be bought."""
        return [area for area in members(s.neutral_capitals) if not self.refuses(s, area)]

    def refuses(self, s: DustState, area: int) -> Ban | None:
        ban = not_neutral_capital(s, area) or hired_enough(self.hired, area, 1)
        if ban is not None:
            return ban
        offer = HireUnits(self.player, self.money, self.hired, area, [0] * KINDS)
        return None if offer.offers(s) else Ban("D4.1", "too-expensive")

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "done":
            return None
        return self.refuses(s, s.chosen(action))

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("hire").base
        found = [base + area for area in self.places(s)]
        found.append(s.rules.space.verb("done").base)
        found.sort()
        return found

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] != "done":
            s.do(HireUnits(seat, self.money, self.hired, s.chosen(action), [0] * KINDS))


class HireUnits(Question[DustState]):
    """D4.9: how many of which kind; they stand in the capital at once and are neutral for good."""

    __slots__ = ("area", "basket", "hired", "money", "player")

    cites: ClassVar = ("D4.9",)
    fields: ClassVar = ("player:seat", "money:int", "hired:count area", "area:area", "basket:count unit")
    verbs: ClassVar = ("take", "done")
    continues: ClassVar = True

    def __init__(self, player: int, money: int, hired: list[int], area: int, basket: list[int]) -> None:
        self.player = player
        self.money = money
        self.hired = hired
        self.area = area
        self.basket = basket

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-hire-units", {"points": self.money, "area": s.tables.area_names[self.area]}

    def refuses(self, s: DustState, kind: int, count: int) -> Ban | None:
        """Why so many of a kind cannot be bought."""
        return (
            out_of_sequence(self.basket, kind)
            or no_neutral_ship(kind)
            or too_expensive(self.money, kind, count)
            or none_in_supply(s, s.owner[self.area], kind, count)
            or hired_enough(self.hired, self.area, count)
        )

    def offers(self, s: DustState) -> bool:
        """Whether any kind can be bought."""
        return any(self.money >= PRICES[kind] and self.refuses(s, kind, 1) is None for kind in range(SUBMARINE))

    def affordable(self, s: DustState) -> list[tuple[int, int]]:
        """Each kind that can be bought, and how many at most."""
        found: list[tuple[int, int]] = []
        for kind in range(SUBMARINE):
            most = 0
            most_paid = min(PER_CENTRE, self.money // PRICES[kind])
            while most < most_paid and self.refuses(s, kind, most + 1) is None:
                most += 1
            if most:
                found.append((kind, most))
        return found

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("take")
        width = len(verb.params[1])
        found = [verb.base + kind * width + n for kind, most in self.affordable(s) for n in range(most)]
        if sum(self.basket):
            found.append(s.rules.space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "done":
            return nothing_taken(self.basket)
        kind, count = s.values(action)
        return self.refuses(s, kind, count)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "done":
            s.do(HireNext(seat, self.money, self.hired))
            return
        kind, count = s.values(action)
        basket, hired = self.basket[:], self.hired[:]
        basket[kind] += count
        hired[self.area] += count
        s.raise_units(s.owner[self.area], self.area, kind, count)
        if s.sink:
            s.sink.tell(
                "hired", seat=s.tables.seats[seat], unit=UNITS[kind], count=count, area=s.tables.area_names[self.area]
            )
        more = HireUnits(seat, self.money - COST[kind] * count, hired, self.area, basket)
        s.do(more if more.offers(s) else HireNext(seat, more.money, hired))


def nothing_taken(basket: list[int]) -> Ban | None:
    """D5.2: an order without units is none."""
    return None if any(basket) else Ban("D5.2", "nothing-taken")


PROHIBITIONS: Final[Prohibitions] = [
    ("D4.1", too_expensive),
    ("D4.2", out_of_sequence),
    ("D2.8", not_in_setup),
    ("D1.1", none_in_supply),
    ("D4.3", no_centre),
    ("D4.4", no_room),
    ("D4.6", no_site),
    ("D4.7", hand_full),
    ("D4.9", not_neutral_capital),
    ("D4.9", hired_enough),
    ("D4.9", no_neutral_ship),
    ("D5.2", nothing_taken),
]
