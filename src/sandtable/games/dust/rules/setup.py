"""D2 Set-up: cards, capitals, land, production centres. The reinforcements are bought as in production (D2.8)."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.step import Chance, Procedure, Question, Secret
from sandtable.games.dust.rules.board import KINDS, NOBODY, DustState
from sandtable.games.dust.rules.editions import ALL_LAND, CENTRES, HAND, MECH, TANK
from sandtable.games.dust.rules.tables import COLOURS, FORCES

BASE_SOURCES: Final = 2
BASE_LAND: Final = 5
FIRST_CENTRES: Final = 3
REINFORCEMENTS: Final = 12


# D2.1, D2.2: cards and order


class Deal(Procedure[DustState]):
    """D2.1: six cards each."""

    __slots__ = ()

    cites: ClassVar = ("D2.1",)

    def run(self, s: DustState) -> None:
        players = s.tables.players
        cards = [DealCard(seat) for _ in range(HAND + 1) for seat in range(players)]
        s.do(*cards, KeepCard([-1] * players))


class DrawCard(Chance[DustState]):
    """D1.3: a card from the deck comes to a player."""

    __slots__ = ("owner",)

    fields: ClassVar = ("owner:seat",)
    verbs: ClassVar = ("deal",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("deal").base
        return [base + card for card in members(s.deck)]

    def answer(self, s: DustState, seat: int, action: int) -> None:
        card = s.chosen(action)
        s.deck &= ~BIT[card]
        self.take(s, card)
        s.reshuffle()

    def take(self, s: DustState, card: int) -> None:
        """What becomes of the card."""
        raise NotImplementedError


class DealCard(DrawCard):
    """D2.1, D4.7: one card for the hand; only its owner sees it."""

    __slots__ = ()

    cites: ClassVar = ("D2.1", "D1.3", "D1.11")

    def witnesses(self, s: DustState) -> int:
        return BIT[self.owner]

    def take(self, s: DustState, card: int) -> None:
        s.hands[self.owner] |= BIT[card]
        if s.sink:
            name = s.tables.card_names[card]
            s.sink.whisper(
                "drew", BIT[self.owner], "drew-unseen", ("card",), seat=s.tables.seats[self.owner], card=name
            )


def not_in_hand(s: DustState, seat: int, card: int) -> Ban | None:
    """D3.1: one picks a card of one's own hand (D2.1: in the set-up too)."""
    return None if s.hands[seat] & BIT[card] else Ban("D3.1", "not-in-hand")


class KeepCard(Secret[DustState]):
    """D2.1: everybody picks one card, all are revealed together."""

    __slots__ = ()

    cites: ClassVar = ("D2.1", "D2.2")
    verbs: ClassVar = ("keep",)

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("keep").base
        return [base + card for card in members(s.hands[seat])]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return not_in_hand(s, seat, s.chosen(action))

    def resolve(self, s: DustState) -> None:
        for seat, action in enumerate(self.answers):
            lay_open(s, seat, s.chosen(action))
        s.queue = []
        s.do(SetOrder(BIT[s.tables.players] - 1), ClaimCapitals())


def lay_open(s: DustState, seat: int, card: int) -> None:
    """A card from the hand lies open before its owner."""
    s.hands[seat] &= ~BIT[card]
    s.cards[seat] = card
    if s.sink:
        s.sink.tell("card-opened", seat=s.tables.seats[seat], card=s.tables.card_names[card])


class SetOrder(Procedure[DustState]):
    """D2.2, D3.3: combat, then movement, then stars, high first; a full tie is settled by chance (D3.5)."""

    __slots__ = ("waiting",)

    cites: ClassVar = ("D2.2", "D3.3", "D3.5")
    fields: ClassVar = ("waiting:set seat",)

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def run(self, s: DustState) -> None:
        waiting = self.waiting
        while waiting:
            best = max([s.rank(s.cards[seat]) for seat in members(waiting)])
            first = [seat for seat in members(waiting) if s.rank(s.cards[seat]) == best]
            if len(first) > 1:
                s.do(Lot(waiting))
                return
            s.queue.append(first[0])
            waiting &= ~BIT[first[0]]


class Lot(Chance[DustState]):
    """D3.5: who goes first of those whose cards are alike in everything."""

    __slots__ = ("waiting",)

    cites: ClassVar = ("D3.5",)
    fields: ClassVar = ("waiting:set seat",)
    verbs: ClassVar = ("lot",)

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def legal(self, s: DustState, seat: int) -> list[int]:
        best = max([s.rank(s.cards[one]) for one in members(self.waiting)])
        base = s.rules.space.verb("lot").base
        return [base + one for one in members(self.waiting) if s.rank(s.cards[one]) == best]

    def answer(self, s: DustState, seat: int, action: int) -> None:
        first = s.chosen(action)
        s.queue.append(first)
        s.do(SetOrder(self.waiting & ~BIT[first]))

    def check(self, s: DustState) -> Problem | None:
        if len(self.legal(s, 0)) > 1:
            return None
        return Problem("a lot is drawn between equal cards", "problem-a-lot-is-drawn-between-equal-cards", "D3.5")


# D2.3 to D2.5: capitals


class ClaimCapitals(Procedure[DustState]):
    """D2.3: in order, an army and a capital each."""

    __slots__ = ()

    cites: ClassVar = ("D2.3",)

    def run(self, s: DustState) -> None:
        s.turn += 1
        s.do(*[ChooseArmy(seat) for seat in s.queue], NeutralCapitals())


def colour_taken(s: DustState, colour: int) -> Ban | None:
    """D2.3: every army has a colour of its own."""
    return Ban("D2.3", "colour-taken") if colour in s.colours else None


class ChooseArmy(Question[DustState]):
    """D2.3: any colour may take any capital."""

    __slots__ = ("player",)

    cites: ClassVar = ("D2.3",)
    fields: ClassVar = ("player:seat",)
    verbs: ClassVar = ("army",)

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, s: DustState) -> int:
        return self.player

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return colour_taken(s, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.colours = s.colours[:]  # shared by copies
        s.colours[seat] = s.chosen(action)
        s.do(ClaimCapital(seat))


def not_a_capital(s: DustState, area: int) -> Ban | None:
    """D2.3: one claims a capital."""
    return None if s.tables.is_land(area) and s.tables.capitals & BIT[area] else Ban("D2.3", "not-a-capital")


def not_free(s: DustState, area: int) -> Ban | None:
    """D2.3: an area somebody has taken is not free (D2.6: nor is land)."""
    return None if s.owner[area] == NOBODY else Ban("D2.3", "not-free")


def pair_closed(s: DustState, seat: int, area: int) -> Ban | None:
    """D2.4: with few players the capitals of some pairs are closed."""
    rules = s.tables
    partner = rules.partner[area]
    paired = partner >= 0 and s.owner[partner] != NOBODY
    claimed = [home for home in s.homes if home != NOBODY]
    if rules.edition.pairs_for_all:
        closed = len(claimed) < 3 and paired
    elif rules.players <= 3:
        closed = paired
    elif rules.players == 4:
        pairs = {min(home, rules.partner[home]) for home in claimed}
        closed = len(pairs) >= 2 and min(area, partner) not in pairs
    else:
        closed = False
    return Ban("D2.4", "pair-closed") if closed else None


class ClaimCapital(Question[DustState]):
    """D2.3, D2.4: a tank on a free capital."""

    __slots__ = ("player",)

    cites: ClassVar = ("D2.3", "D2.4")
    fields: ClassVar = ("player:seat",)
    verbs: ClassVar = ("claim",)
    continues: ClassVar = True

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, s: DustState) -> int:
        return self.player

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return not_a_capital(s, area) or not_free(s, area) or pair_closed(s, seat, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        area = s.chosen(action)
        s.homes = s.homes[:]  # shared by copies
        s.homes[seat] = area
        s.raise_units(seat, area, TANK, 1)
        if s.sink:
            s.sink.tell(
                "claimed", seat=s.tables.seats[seat], colour=COLOURS[s.colours[seat]], area=s.tables.area_names[area]
            )


class NeutralCapitals(Procedure[DustState]):
    """D2.5, D2.10: unclaimed capitals get a tank and a mech of a colour nobody plays, in some editions a centre too."""

    __slots__ = ()

    cites: ClassVar = ("D2.5", "D2.10")

    def run(self, s: DustState) -> None:
        rules = s.tables
        unused = [colour for colour in range(len(COLOURS)) if colour not in s.colours]
        s.colours = s.colours[:]  # shared by copies
        for force in range(rules.players, FORCES):
            s.colours[force] = unused[force - rules.players]
        force = rules.players
        for area in rules.in_name_order(rules.capitals & s.empty_land()):
            s.neutral_capitals |= BIT[area]
            stock_neutral(s, force, area)
            if rules.edition.neutral_centres:
                s.centres |= BIT[area]
            force += 1
        if rules.edition.land_setup == ALL_LAND:
            s.do(SettleNext(0), PlaceCentres(), Reinforcements())
        else:
            s.do(
                *[SettleSource(seat) for _ in range(BASE_SOURCES) for seat in s.queue],
                NeutralLand(True),
                *[Settle(seat) for _ in range(BASE_LAND) for seat in s.queue],
                NeutralLand(False),
                PlaceCentres(),
                Reinforcements(),
            )


def stock_neutral(s: DustState, force: int, area: int) -> None:
    """D2.5, D2.6: a neutral tank and mech."""
    s.raise_units(force, area, TANK, 1)
    s.raise_units(force, area, MECH, 1)
    if s.sink:
        s.sink.tell("neutral-placed", area=s.tables.area_names[area])


# D2.6: land


class SettleNext(Procedure[DustState]):
    """D2.6: in rotation, until no land is free."""

    __slots__ = ("place",)

    cites: ClassVar = ("D2.6",)
    fields: ClassVar = ("place:int",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: DustState) -> None:
        if s.empty_land():
            s.do(Settle(s.queue[self.place]), SettleNext((self.place + 1) % s.tables.players))

    def check(self, s: DustState) -> Problem | None:
        everybody = len(s.queue) == s.tables.players and 0 <= self.place < s.tables.players
        return None if everybody else Problem("everybody settles in turn", "problem-everybody-settles-in-turn", "D2.6")


def not_land(s: DustState, area: int) -> Ban | None:
    """D2.6: tanks stand on land."""
    return None if s.tables.is_land(area) else Ban("D2.6", "not-land")


def not_a_source(s: DustState, area: int) -> Ban | None:
    """D2.6: in some editions, first two power sources each."""
    return None if s.tables.is_source(area) else Ban("D2.6", "not-a-source")


class Settle(Question[DustState]):
    """D2.6: a tank on a free land area."""

    __slots__ = ("player",)

    cites: ClassVar = ("D2.6",)
    fields: ClassVar = ("player:seat",)
    verbs: ClassVar = ("settle",)

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, s: DustState) -> int:
        return self.player

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("settle").base
        return [base + area for area in members(s.empty_land())]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return not_land(s, area) or not_free(s, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        area = s.chosen(action)
        s.raise_units(seat, area, TANK, 1)
        if s.sink:
            s.sink.tell("settled", seat=s.tables.seats[seat], area=s.tables.area_names[area])


class SettleSource(Settle):
    """D2.6: a tank on a free land power source."""

    __slots__ = ()

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("settle").base
        return [base + area for area in members(s.empty_land() & s.tables.land_sources)]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return not_land(s, area) or not_free(s, area) or not_a_source(s, area)


class NeutralLand(Procedure[DustState]):
    """D2.6: what is still free becomes neutral: first the power sources, then everything."""

    __slots__ = ("sources",)

    cites: ClassVar = ("D2.6", "D2.10", "D2.11")
    fields: ClassVar = ("sources:bool",)

    def __init__(self, sources: bool) -> None:
        self.sources = sources

    def run(self, s: DustState) -> None:
        rules = s.tables
        free = s.empty_land() & rules.land_sources if self.sources else s.empty_land()
        for area in rules.in_name_order(free):
            force = rules.players  # the colour with most mechs left, so that none runs out
            for other in range(rules.players + 1, FORCES):
                if s.reserve[other * KINDS + MECH] > s.reserve[force * KINDS + MECH]:
                    force = other
            stock_neutral(s, force, area)


# D2.7: production centres


class PlaceCentres(Procedure[DustState]):
    """D2.7: in rotation three centres each; whoever has no place for one is passed over (D2.12)."""

    __slots__ = ()

    cites: ClassVar = ("D2.7", "D2.12")

    def run(self, s: DustState) -> None:
        s.do(*[CentreTurn(seat) for _ in range(FIRST_CENTRES) for seat in s.queue])


class CentreTurn(Procedure[DustState]):
    """D2.12: a seat places a centre if it has a place for one."""

    __slots__ = ("player",)

    cites: ClassVar = ("D2.7", "D2.12")
    fields: ClassVar = ("player:seat",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: DustState) -> None:
        if centre_sites(s, self.player) and s.centres.bit_count() < CENTRES:
            s.do(FirstCentre(self.player))


def centre_sites(s: DustState, force: int) -> int:
    """D2.7, D4.6: own land areas with neither power source nor centre."""
    return s.lands[force] & ~s.tables.land_sources & ~s.centres


def not_own(s: DustState, seat: int, area: int, rule: str) -> Ban | None:
    """D2.7: centres stand in areas of one's own (D4.6)."""
    return None if s.owner[area] == seat else Ban(rule, "not-own")


def on_a_source(s: DustState, area: int, rule: str) -> Ban | None:
    """D2.7: never on a power source (D4.6)."""
    return Ban(rule, "on-a-source") if s.tables.is_source(area) else None


def has_centre(s: DustState, area: int, rule: str) -> Ban | None:
    """D2.7: one for an area (D4.6)."""
    return Ban(rule, "has-centre") if s.tables.is_land(area) and s.centres & BIT[area] else None


def no_place(s: DustState, seat: int, area: int, rule: str) -> Ban | None:
    """What forbids a centre in an area, under the rule of the moment."""
    return (
        centre_at_sea(s, area)
        or not_own(s, seat, area, rule)
        or on_a_source(s, area, rule)
        or has_centre(s, area, rule)
    )


def centre_at_sea(s: DustState, area: int) -> Ban | None:
    """D4.6: centres stand on land."""
    return None if s.tables.is_land(area) else Ban("D4.6", "not-land")


class FirstCentre(Question[DustState]):
    """D2.7: a centre on one's own land, never on a power source."""

    __slots__ = ("player",)

    cites: ClassVar = ("D2.7",)
    fields: ClassVar = ("player:seat",)
    verbs: ClassVar = ("build",)

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, s: DustState) -> int:
        return self.player

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("build").base
        return [base + area for area in members(centre_sites(s, seat))]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return no_place(s, seat, area, "D2.7")

    def answer(self, s: DustState, seat: int, action: int) -> None:
        raise_centre(s, seat, s.chosen(action))


def raise_centre(s: DustState, seat: int, area: int) -> None:
    """A production centre is put up."""
    s.centres |= BIT[area]
    if s.sink:
        s.sink.tell("centre-built", seat=s.tables.seats[seat], area=s.tables.area_names[area])


class Reinforcements(Procedure[DustState]):
    """D2.8, D2.9: in order, each buys units; then the set-up cards are discarded and the first round begins."""

    __slots__ = ()

    cites: ClassVar = ("D2.8", "D2.9")

    def run(self, s: DustState) -> None:
        from sandtable.games.dust.rules.production import Reinforce
        from sandtable.games.dust.rules.round import Round

        turns = [Reinforce(seat) for seat in s.queue]
        s.do(*turns, EndSetup(), Round())


class EndSetup(Procedure[DustState]):
    """D2.9: the set-up cards are discarded."""

    __slots__ = ()

    cites: ClassVar = ("D2.9",)

    def run(self, s: DustState) -> None:
        s.queue = []
        for seat in range(s.tables.players):
            s.discard_open(seat)
        s.reshuffle()


PROHIBITIONS: Final[Prohibitions] = [
    ("D3.1", not_in_hand),
    ("D2.3", colour_taken),
    ("D2.3", not_a_capital),
    ("D2.3", not_free),
    ("D2.4", pair_closed),
    ("D2.6", not_land),
    ("D2.6", not_a_source),
    ("D2.7", not_own),
    ("D2.7", on_a_source),
    ("D2.7", has_centre),
    ("D4.6", centre_at_sea),
]
