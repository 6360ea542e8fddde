"""D4.4 to D4.7 Placing: units at centres, new centres, cards; all of it bought before."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.diplomat import alliances, make_peace, may_speak, no_peace
from sandtable.games.dust.rules.editions import HAND, MECH, PER_CENTRE, SUBMARINE, UNITS
from sandtable.games.dust.rules.setup import (
    DealCard,
    centre_sites,
    no_place,
    raise_centre,
)
from sandtable.games.dust.rules.tables import BUILDER

PLACING: Final = (SUBMARINE, 0, 1, 2, 3)
"""Submarines first: where they go is narrower."""


# D4.4, D4.5 Placing


def fits(s: DustState, centres: int, placed: list[int]) -> bool:
    """D4.5: whether some assignment of submarines to centres keeps every centre within five.

    ``placed`` has for each land area what was put there, for each sea area the submarines.
    """
    rules = s.tables
    room = [0] * rules.first_sea
    for area in members(centres):
        room[area] = PER_CENTRE - placed[area]
        if room[area] < 0:
            return False
    built_for: list[list[int]] = [[] for _ in range(rules.first_sea)]  # the sea areas each centre builds for
    for sea in range(rules.first_sea, rules.areas):
        docks = rules.to_land[sea] & centres
        for _ in range(placed[sea]):
            if not _assign(rules.to_land, room, built_for, centres, sea, docks, 0):
                return False
    return True


def _assign(
    to_land: list[int], room: list[int], built_for: list[list[int]], centres: int, sea: int, docks: int, seen: int
) -> bool:
    """Find a centre for one submarine; others may have to change theirs (an augmenting path)."""
    for area in members(docks & ~seen):
        if room[area] > 0:
            room[area] -= 1
            built_for[area].append(sea)
            return True
    for area in members(docks & ~seen):
        seen |= BIT[area]
        for place, other in enumerate(built_for[area]):
            if _assign(to_land, room, built_for, centres, other, to_land[other] & centres, seen):
                built_for[area][place] = sea
                return True
    return False


class Place(Procedure[DustState]):
    """D4.4: what was bought is placed, kind by kind."""

    __slots__ = ("centres", "left", "placed", "player")

    cites: ClassVar = ("D4.2", "D4.4", "D4.5")
    fields: ClassVar = ("player:seat", "centres:set area", "left:count unit", "placed:count area")

    def __init__(self, player: int, centres: int, left: list[int], placed: list[int]) -> None:
        self.player = player
        self.centres = centres
        self.left = left
        self.placed = placed

    def run(self, s: DustState) -> None:
        for kind in PLACING:
            if self.left[kind]:
                s.do(Put(self.player, self.centres, self.left, self.placed, kind))
                return


def not_a_yard(s: DustState, centres: int, area: int) -> Ban | None:
    """D4.4: land and air units appear where a centre stood at the start of the phase."""
    return None if s.tables.is_land(area) and centres & BIT[area] else Ban("D4.4", "not-a-yard")


def not_a_dock(s: DustState, seat: int, centres: int, area: int) -> Ban | None:
    """D4.5: submarines appear next to one's own centre, in a sea area that is one's own or unoccupied."""
    if s.tables.is_land(area) or not s.tables.to_land[area] & centres:
        return Ban("D4.5", "not-a-dock")
    return None if s.owner[area] in (seat, -1) else Ban("D4.5", "sea-taken")


def more_than_bought(left: list[int], kind: int, count: int) -> Ban | None:
    """D4.2: one places what one bought."""
    return Ban("D4.2", "more-than-bought") if count > left[kind] else None


def centre_full(s: DustState, centres: int, placed: list[int], area: int, count: int) -> Ban | None:
    """D4.4: five for each centre, submarines included (D4.5)."""
    after = placed[:]
    after[area] += count
    return None if fits(s, centres, after) else Ban("D4.4", "centre-full")


class Put(Question[DustState]):
    """D4.4, D4.5: where new units of a kind appear."""

    __slots__ = ("centres", "kind", "left", "placed", "player")

    cites: ClassVar = ("D4.4", "D4.5", "D10.4")
    fields: ClassVar = ("player:seat", "centres:set area", "left:count unit", "placed:count area", "kind:unit")
    verbs: ClassVar = ("ally", "put")

    def __init__(self, player: int, centres: int, left: list[int], placed: list[int], kind: int) -> None:
        self.player = player
        self.centres = centres
        self.left = left
        self.placed = placed
        self.kind = kind

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-put", {"unit": UNITS[self.kind], "count": self.left[self.kind]}

    def refuses(self, s: DustState, area: int, count: int) -> Ban | None:
        """Why so many cannot appear there."""
        ban = (
            not_a_dock(s, self.player, self.centres, area)
            if self.kind == SUBMARINE
            else not_a_yard(s, self.centres, area)
        )
        return (
            ban
            or more_than_bought(self.left, self.kind, count)
            or centre_full(s, self.centres, self.placed, area, count)
        )

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("put")
        width = len(verb.params[1])
        found: list[int] = []
        if self.kind == SUBMARINE:
            seas = 0
            for area in members(self.centres):
                seas |= s.tables.to_sea[area]
            areas = s.sea_members(seas)
        else:
            areas = members(self.centres)
        for area in areas:
            count = 1
            while count <= self.left[self.kind] and self.refuses(s, area, count) is None:
                found.append(verb.base + area * width + count - 1)
                count += 1
        found += alliances(s, seat)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "ally":
            return no_peace(s, seat, action)
        area, count = s.values(action)
        return self.refuses(s, area, count)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "ally":
            make_peace(s, seat, action)
            s.do(self)
            return
        area, count = s.values(action)
        left, placed = self.left[:], self.placed[:]
        left[self.kind] -= count
        placed[area] += count
        s.raise_units(seat, area, self.kind, count)
        if s.sink:
            names = s.tables.area_names
            s.sink.tell("placed", seat=s.tables.seats[seat], unit=UNITS[self.kind], count=count, area=names[area])
        s.do(Place(seat, self.centres, left, placed))


# D4.6 New centres


class BuildNext(Procedure[DustState]):
    """D4.6: new centres, then the free mech of a mech builder (D10.9, D10.13)."""

    __slots__ = ("left", "old", "player")

    cites: ClassVar = ("D4.6", "D10.9", "D10.13")
    fields: ClassVar = ("player:seat", "left:int", "old:set area")

    def __init__(self, player: int, left: int, old: int) -> None:
        self.player = player
        self.left = left
        self.old = old

    def run(self, s: DustState) -> None:
        from sandtable.games.dust.rules.abilities import AskBuilder

        seat = self.player
        if self.left:
            s.do(NewCentre(seat, self.left, self.old))
            return
        yards = s.own_centres(seat) if s.tables.edition.builder_at_new else s.own_centres(seat) & self.old
        if s.ability_ready(seat, BUILDER) and yards and s.reserve[seat * KINDS + MECH]:
            s.do(AskBuilder(seat, yards))


class NewCentre(Question[DustState]):
    """D4.6: one's own land area with neither power source nor centre; it builds nothing this turn."""

    __slots__ = ("left", "old", "player")

    cites: ClassVar = ("D4.6", "D10.4")
    fields: ClassVar = ("player:seat", "left:int", "old:set area")
    verbs: ClassVar = ("ally", "build")

    def __init__(self, player: int, left: int, old: int) -> None:
        self.player = player
        self.left = left
        self.old = old

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-new-centre", {"count": self.left}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("build").base
        found = [base + area for area in members(centre_sites(s, seat))]
        found += alliances(s, seat)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "ally":
            return no_peace(s, seat, action)
        area = s.chosen(action)
        return no_place(s, seat, area, "D4.6")

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "ally":
            make_peace(s, seat, action)
            s.do(self)
            return
        raise_centre(s, seat, s.chosen(action))
        s.do(BuildNext(seat, self.left - 1, self.old))


# D4.7 Cards


class TakeCards(Procedure[DustState]):
    """D4.7: discard any number first, then draw what was bought. With nothing left to draw the phase is over."""

    __slots__ = ("left", "player")

    cites: ClassVar = ("D4.7", "D10.4")
    fields: ClassVar = ("player:seat", "left:int")

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def run(self, s: DustState) -> None:
        from sandtable.games.dust.rules.abilities import AskDiplomat

        if not self.left:
            if may_speak(s, self.player):
                s.do(AskDiplomat(self.player))
        elif s.hands[self.player]:
            s.do(Discard(self.player, self.left))
        else:
            draw(s, self.player, self.left)


def draw(s: DustState, seat: int, number: int) -> None:
    """Cards from the deck, one by one."""
    s.do(*[DealCard(seat) for _ in range(number)], TakeCards(seat, 0))


def must_discard(s: DustState, seat: int, number: int) -> Ban | None:
    """D4.7: never more than five in hand."""
    return Ban("D4.7", "hand-full") if s.hands[seat].bit_count() + number > HAND else None


def not_held(s: DustState, seat: int, card: int) -> Ban | None:
    """D4.7: one discards cards of one's own hand."""
    return None if s.hands[seat] & BIT[card] else Ban("D4.7", "not-in-hand")


class Discard(Question[DustState]):
    """D4.7: a card to be discarded before the draw, or no more."""

    __slots__ = ("left", "player")

    cites: ClassVar = ("D4.7", "D1.11", "D10.4")
    fields: ClassVar = ("player:seat", "left:int")
    verbs: ClassVar = ("ally", "discard", "done")

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-discard", {"count": self.left, "over": max(0, s.hands[seat].bit_count() + self.left - HAND)}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("discard").base
        found = [base + card for card in members(s.hands[seat])]
        found += alliances(s, seat)
        if must_discard(s, seat, self.left) is None:
            found.append(s.rules.space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        verb = s.rules.space.verb_at[action]
        if verb == "done":
            return must_discard(s, seat, self.left)
        if verb == "ally":
            return no_peace(s, seat, action)
        return not_held(s, seat, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        verb = s.rules.space.verb_at[action]
        if verb == "done":
            draw(s, seat, self.left)
            return
        if verb == "ally":
            make_peace(s, seat, action)
            s.do(self)
            return
        card = s.chosen(action)
        s.hands[seat] &= ~BIT[card]
        s.discards |= BIT[card]
        if s.sink:
            s.sink.tell("discarded", seat=s.tables.seats[seat], card=s.tables.card_names[card])
        s.do(TakeCards(seat, self.left))


PROHIBITIONS: Final[Prohibitions] = [
    ("D4.4", not_a_yard),
    ("D4.5", not_a_dock),
    ("D4.2", more_than_bought),
    ("D4.4", centre_full),
    ("D4.7", must_discard),
    ("D4.7", not_held),
]
