"""What is left after a battle, or after a row of attacks: endings, survivors, losses."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb, fsum
from typing import Final

import numpy as np

from sandtable.games.dust.odds.forces import NOBODY, Force
from sandtable.games.dust.odds.row import SAVED, Attempt, Outcome, Row
from sandtable.games.dust.odds.terms import Array
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, lost_at_cease_fire, points

Number = float | Fraction
Shares = dict[Force, Number]
"""Forces, and how likely each is."""

PRECISION: Final = 1e-12


def whole(chances: Sequence[Number]) -> list[Number]:
    """Chances that are 1 together; the largest takes what sums of floats are off.

    >>> whole([0.1 + 0.2, 0.7])
    [0.30000000000000004, 0.7]
    """
    found = list(chances)
    if all(isinstance(chance, (Fraction, int)) for chance in found):
        if sum(found) != 1:
            raise ArithmeticError(f"the chances add up to {sum(found)}")
        return [Fraction(chance) for chance in found]
    found = [float(chance) for chance in found]
    if abs(fsum(found) - 1) > PRECISION:
        raise ArithmeticError(f"the chances add up to {fsum(found)!r}")
    largest = found.index(max(found))
    found[largest] = 1 - fsum(found[:largest] + found[largest + 1 :])
    return found


def plain(value: Number) -> Number:
    """A number without a trace of arrays."""
    return value if isinstance(value, Fraction) else float(value)


def endings(row: Row, attempt: Attempt) -> tuple[Number, Number, Number, Number]:
    """How one attack ends: the attacker has the area, all attackers are gone, cease-fire, nobody is left."""
    won: Number = attempt.driven_off.sum()
    held: Number = attempt.called_off.sum()
    ceased: Number = 0
    both: Number = 0
    for outcome in attempt.outcomes:
        ended = _matrix(outcome, outcome.ended)
        mine, theirs = (np.array(roster.size) > 0 for roster in outcome.battle.rosters)
        won += ended[np.ix_(mine, ~theirs)].sum()
        held += ended[np.ix_(~mine, theirs)].sum()
        both += ended[np.ix_(~mine, ~theirs)].sum()
        ceased += outcome.ceased.sum()
    return won, held, ceased, both


def _matrix(outcome: Outcome, masses: Array) -> Array:
    """By forces of the attacker and of the defender, whatever cards are left."""
    mine, theirs = outcome.battle.rosters
    found: Array = masses.sum(axis=0).reshape(len(mine), len(theirs))
    return found


def _of_side(outcome: Outcome, masses: Array, side: int) -> list[tuple[int, Number]]:
    """For each force of a side, its chance."""
    sums = _matrix(outcome, masses).sum(axis=1 - side)
    return [(int(number), sums[number]) for number in np.flatnonzero(sums)]


def _nursed(row: Row, outcome: Outcome, place: int, side: int) -> bool:
    return row.nursed(place, side, outcome.ready)


def _together(*forces: Force) -> Force:
    return tuple(map(sum, zip(*forces, strict=True)))


def saved(dead: Force, exact: bool) -> Iterator[tuple[Force, Number]]:
    """D10.2: who of the dying a nurse saves, each with two chances in three.

    >>> [(force[0], str(chance)) for force, chance in saved((2, 0, 0, 0, 0), True)]
    [(0, '1/9'), (1, '4/9'), (2, '4/9')]
    """
    share: Number = SAVED if exact else float(SAVED)
    for some in product(*(range(count + 1) for count in dead)):
        chance: Number = 1
        for count, out_of in zip(some, dead, strict=True):
            chance *= comb(out_of, count) * share**count * (1 - share) ** (out_of - count)
        yield some, chance


def alive(row: Row, attempt: Attempt, place: int, side: int) -> Shares:
    """All units of a side that are alive after the only attack, wherever they are."""
    found: dict[Force, Number] = {}
    roster = (row.attack[place], row.defence)[side]

    def add(force: Force, chance: Number) -> None:
        found[force] = found.get(force, 0) + chance

    for number in range(len(row.defence)):
        for masses in (attempt.driven_off, attempt.called_off):
            if masses[number]:
                add(roster.root if side == ATTACK else row.defence.forces[number], masses[number])
    destroyed = side == ATTACK and lost_at_cease_fire(row.plan.edition, row.kinds[place])
    for outcome in attempt.outcomes:
        nursed = _nursed(row, outcome, place, side)
        for masses, fallen in ((outcome.ended, False), (outcome.ceased, destroyed)):
            for number, chance in _of_side(outcome, masses, side):
                left = _together(NOBODY if fallen else roster.forces[number], roster.away[number])
                if not nursed:
                    add(left, chance)
                    continue
                for some, share in saved(roster.dead(number), row.plan.exact):
                    add(_together(left, some), chance * share)
    return {force: plain(chance) for force, chance in found.items()}


def lost(row: Row, attempt: Attempt, place: int, side: int) -> Number:
    """What an attack costs a side on average, in production points."""
    found: Number = Fraction(0) if row.plan.exact else 0.0
    roster = (row.attack[place], row.defence)[side]
    destroyed = side == ATTACK and lost_at_cease_fire(row.plan.edition, row.kinds[place])
    for outcome in attempt.outcomes:
        dying: Number = 0
        for masses in (outcome.ended, outcome.ceased):
            for number, chance in _of_side(outcome, masses, side):
                dying += chance * points(list(roster.dead(number)))
        if side == DEFENCE:  # those who died in the attacks before
            for before in np.flatnonzero(outcome.start):
                dying -= outcome.start[before] * points(list(roster.dead(int(before))))
        if _nursed(row, outcome, place, side):
            dying *= 1 - SAVED if row.plan.exact else float(1 - SAVED)
        found += dying
        if destroyed:
            for number, chance in _of_side(outcome, outcome.ceased, side):
                found += chance * points(list(roster.forces[number]))
    return plain(found)


def in_the_area(row: Row) -> tuple[Shares, Shares]:
    """Who stands in the area after a row of attacks, of the attacker and of the defender."""
    found: tuple[Shares, Shares] = {}, {}

    def add(side: int, force: Force, chance: Number) -> None:
        if chance:
            found[side][force] = plain(found[side].get(force, 0) + chance)

    for place, attempt in enumerate(row.attempts):
        mine = row.attack[place]
        add(ATTACK, mine.root, attempt.driven_off.sum())
        for outcome in attempt.outcomes:
            ended = _matrix(outcome, outcome.ended)
            empty = np.array(row.defence.size) == 0
            for number in range(len(mine)):
                if mine.size[number]:
                    add(ATTACK, mine.forces[number], ended[number, empty].sum())
    attempt = row.attempts[-1]
    for number in range(len(row.defence)):
        if row.defence.size[number]:
            add(DEFENCE, row.defence.forces[number], attempt.called_off[number])
    for outcome in attempt.outcomes:
        for masses in (outcome.ended, outcome.ceased):
            for number, chance in _of_side(outcome, masses, DEFENCE):
                if row.defence.size[number]:
                    add(DEFENCE, row.defence.forces[number], chance)
    return found
