"""How far units come: over land, over sea, over a chain of own submarines. Sets of areas as bits."""

from sandtable.core.bits import BIT, members
from sandtable.games.dust.rules.board import DustState


def flood(start: int, through: int, links: list[int], offset: int) -> int:
    """All areas of ``through`` that hang together with ``start``; ``offset`` is the number of the first area."""
    found = start
    edge = start
    while edge:
        near = 0
        for place in members(edge):
            near |= links[place + offset]
        edge = near & through & ~found
        found |= edge
    return found


def by_land(s: DustState, force: int, origin: int) -> int:
    """D5.3: the land areas a force can go to from one of its own: own or unoccupied, over areas it may pass."""
    rules = s.tables
    own, empty = s.lands[force], s.empty_land()
    passing = own | empty if rules.edition.cross_empty else own
    passed = flood(BIT[origin], passing, rules.to_land, 0)
    near = 0
    for area in members(passed):
        near |= rules.to_land[area]
    return (near | passed) & (own | empty) & ~BIT[origin]


def by_sea(s: DustState, force: int, origin: int) -> int:
    """D5.4, D6.5: the sea areas submarines can go to: own or unoccupied, over such."""
    rules = s.tables
    open_sea = s.seas[force] | s.empty_sea()
    start = rules.sea_bit(origin)
    return flood(start, open_sea, rules.to_sea, rules.first_sea) & ~start


def convoy(s: DustState, force: int, origin: int) -> int:
    """D5.5, D6.4: the sea areas of the unbroken chains of own submarines that touch a coastal area."""
    rules = s.tables
    own = s.seas[force]
    start = rules.to_sea[origin] & own
    return flood(start, own, rules.to_sea, rules.first_sea) if start else 0


def coasts(s: DustState, seas: int) -> int:
    """The land areas that touch any of these sea areas."""
    found = 0
    for place in members(seas):
        found |= s.tables.to_land[place + s.tables.first_sea]
    return found


def landings(s: DustState, force: int, origin: int) -> int:
    """D5.5, D6.4: the land areas at the far end of such chains, whoever holds them."""
    seas = convoy(s, force, origin)
    return coasts(s, seas) & ~BIT[origin] if seas else 0
