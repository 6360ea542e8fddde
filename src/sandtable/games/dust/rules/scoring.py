"""D11 Victory points and D12 Victory, at the end of a round."""

from typing import ClassVar, Final

from sandtable.core.state import shares
from sandtable.core.step import Procedure
from sandtable.games.dust.rules.board import MAJORITIES, NOBODY, DustState
from sandtable.games.dust.rules.editions import BY_CAPITALS

CONQUEST: Final = ((4, 9), (3, 8), (3, 8), (3, 7), (3, 7))
"""House rule: capitals and power sources to hold, with 2 to 6 players."""


def majority(s: DustState, which: int) -> int:
    """D11.2: who has most; a tie stays with last round's holder if they are in it; otherwise nobody has it."""
    counts = [
        [s.own_centres(seat).bit_count(), s.seas[seat].bit_count(), s.lands[seat].bit_count()][which]
        if s.is_player(seat)
        else 0
        for seat in range(s.tables.players)
    ]
    most = max(counts)
    if not most:
        return NOBODY
    first = [seat for seat, count in enumerate(counts) if count == most]
    if len(first) == 1:
        return first[0]
    holder = s.majorities[which]
    return holder if holder in first else NOBODY


def due(s: DustState, seat: int, majorities: list[int]) -> int:
    """D11.1: the victory points a seat would get now, with these majorities."""
    rules = s.tables
    return (
        rules.capital_vp * s.capitals_of(seat)
        + s.sources_of(seat) // rules.edition.sources_per_vp
        + rules.edition.majority_vp * majorities.count(seat)
    )


class EndOfRound(Procedure[DustState]):
    """D11: everybody scores; D12: somebody may have won; otherwise the next round begins."""

    __slots__ = ()

    cites: ClassVar = ("D11.1", "D11.2", "D11.3", "D11.4", "D12.1", "D3.1", "D10.12")

    def run(self, s: DustState) -> None:
        from sandtable.games.dust.rules.round import Round

        rules = s.tables
        s.majorities = [majority(s, which) for which in range(len(MAJORITIES))]
        s.gained, s.vp = s.gained[:], s.vp[:]  # they are shared by copies
        for seat in range(rules.players):
            if not s.is_player(seat):  # D12.5
                s.gained[seat] = 0
                continue
            s.gained[seat] = due(s, seat, s.majorities)
            s.vp[seat] += s.gained[seat]
            if s.sink:
                s.sink.tell("scored", seat=rules.seats[seat], points=s.gained[seat], total=s.vp[seat])
        s.do(Victory(), CleanUp(), Round())


def to_conquer(s: DustState) -> tuple[int, int]:
    """House rule: the capitals and power sources that win; where fewer capitals count (D6.10), all of these."""
    capitals, sources = CONQUEST[s.tables.players - 2]
    return min(capitals, s.counting_capitals().bit_count()), sources


class Victory(Procedure[DustState]):
    """D12: who has won, if anybody has."""

    __slots__ = ()

    cites: ClassVar = ("D12.1", "D12.2", "D12.3", "D12.4", "D12.5")

    def run(self, s: DustState) -> None:
        rules = s.tables
        everybody = [seat for seat in range(rules.players) if s.is_player(seat)]
        if rules.conquest:
            capitals, sources = to_conquer(s)
            there = [seat for seat in everybody if s.capitals_of(seat) >= capitals and s.sources_of(seat) >= sources]
            if there:
                most = max([other_areas(s, seat) for seat in there])
                won(s, [seat for seat in there if other_areas(s, seat) == most], "conquest")
                return
        else:
            there = [seat for seat in everybody if s.vp[seat] >= rules.target]
            if rules.edition.needs_capital:  # D12.2, D12.4
                there = [seat for seat in there if s.capitals_of(seat)]
            if there:
                first = best(s, there)
                if len(first) == 1 or rules.edition.ties == BY_CAPITALS:
                    won(s, first, "target")
                    return
                # D12.3: the original edition plays another round
        if s.round >= rules.round_limit:
            won(s, best(s, everybody), "round-limit")


def other_areas(s: DustState, seat: int) -> int:
    """What breaks a tie of conquerors: the areas beyond the capitals and power sources that were to be held."""
    return s.areas_of(seat) - s.capitals_of(seat) - s.sources_of(seat)


def best(s: DustState, seats: list[int]) -> list[int]:
    """D12.3: the first of these by the edition's tie-breaks; several, if all of them are equal in everything."""
    ranks = {seat: ranking(s, seat) for seat in seats}
    top = max(ranks.values())
    return [seat for seat in seats if ranks[seat] == top]


def ranking(s: DustState, seat: int) -> list[int]:
    """D12.3: what is compared, one after the other."""
    if s.tables.edition.ties == BY_CAPITALS:
        return [s.vp[seat], s.capitals_of(seat), s.areas_of(seat)]
    return [
        s.vp[seat],
        s.gained[seat],
        s.majorities.count(seat),
        s.lands[seat].bit_count(),
        s.sources_of(seat),
        s.capitals_of(seat),
    ]


def won(s: DustState, winners: list[int], reason: str) -> None:
    """The game is over; winners share."""
    if s.sink:
        seats = "+".join([s.tables.seats[seat] for seat in winners])
        s.sink.tell("game-won", seats=seats, count=len(winners), reason=reason)
    if len(winners) == s.tables.players:
        s.end(reason, [0.0] * s.tables.players)
    else:
        s.end(reason, shares([seat in winners for seat in range(s.tables.players)]))


class CleanUp(Procedure[DustState]):
    """D3.1, D10.12: cards are discarded, every effect ends with the round."""

    __slots__ = ()

    cites: ClassVar = ("D3.1", "D10.12")

    def run(self, s: DustState) -> None:
        for seat in range(s.tables.players):
            s.discard_open(seat)
            s.pacts[seat] = 0
        s.used = 0
        s.radar = 0
        s.attacked = []
        s.reshuffle()
