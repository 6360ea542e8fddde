"""What the odds on land and at sea share: the terms of a battle, the chances of dice, and what a side prefers."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sandtable.core.chance import volley
from sandtable.core.errors import BadInput
from sandtable.games.dust.odds.forces import BEST
from sandtable.games.dust.rules.combat import ATTACK
from sandtable.games.dust.rules.editions import CEASE_FIRE, Edition

Array = npt.NDArray[Any]
Pair = tuple[Array, Array]
"""Win and gain."""
Triple = tuple[Array, Array, Array]
"""The chance that the attacker has the area in the end, that the defender has it, and the gain in points."""

EQUAL_CHANCE: Final = 1e-12
"""Chances that differ by less count as equal, and production points decide: sums of floats are no more exact."""
EQUAL_POINTS: Final = 1e-9
MOST_BYTES: Final = 1_200_000_000
"""Larger battles are refused."""
MOST_EXACT: Final = 200_000
"""So many entries at most, if they are fractions: more would take minutes."""

ROCKETS: Final = "rocket-troops"
SIGRID: Final = "sigrid"


@dataclass(frozen=True, kw_only=True)
class Terms:
    """What a battle is fought by, apart from the forces. Pairs are for attacker and defender."""

    edition: Edition
    kind: int
    bonus: int = 0
    capital: bool = False
    neutral: bool = False
    ace: int = 0
    """D10.8: the set of sides with an ace."""
    rerolls: tuple[str, str] = ("", "")
    """The ability to roll again that each side may still use, if any."""
    weight: tuple[float | Fraction, float | Fraction] = (1, 1)
    """The share of what is hit that is lost: with a nurse a third (D10.2)."""
    casualties: tuple[str, str] = (BEST, BEST)
    retreat: tuple[float | Fraction, float | Fraction] = (0, 0)
    """The chance to hold the area under which a side retreats."""
    exact: bool = False
    begun: tuple[int, int] | None = None
    """The battle goes on: who rolls next, and how many rolls in a row were blank."""

    def flags(self) -> list[tuple[int, int]]:
        """Who may still roll again, all cases, those with fewer first."""
        return [(a, d) for a in range(1 + bool(self.rerolls[0])) for d in range(1 + bool(self.rerolls[1]))]


def zeros(shape: Sequence[int], exact: bool) -> Array:
    """An array of chances or points."""
    return np.full(shape, Fraction(0), dtype=object) if exact else np.zeros(shape)


def chances(most_dice: int, most_hits: int, exact: bool) -> Array:
    """D1.4: for each number of dice the chance of 0, 1, ... hits; the last is for all hits that are as good as it."""
    table = zeros((most_dice + 1, most_hits + 1), exact)
    for count in range(most_dice + 1):
        weights, total = volley(count), 3**count
        folded = [*weights[:most_hits], sum(weights[most_hits:])]
        for hits, weight in enumerate(folded):
            table[count, hits] = Fraction(weight, total) if exact else weight / total
    return table


def second_chances(count: int, most_hits: int, exact: bool) -> Array:
    """D10.10: for so many dice, from the hits of the first roll to those after the blanks were rolled again."""
    table = zeros((most_hits + 1, most_hits + 1), exact)
    for hits in range(most_hits + 1):
        if hits >= min(count, most_hits):
            table[hits, hits] = Fraction(1) if exact else 1.0
            continue
        table[hits, hits:] = chances(count - hits, most_hits - hits, exact)[count - hits]
    return table


def check_size(pairs: int, hits: int, cases: int, rolls: int, questions: int, exact: bool) -> None:
    """Refuse a battle that needs more memory than a small machine has, or fractions for minutes."""
    targets = pairs * cases * hits
    values = pairs * cases * rolls * CEASE_FIRE * 3 * (questions + 1)
    if 2 * targets + 8 * values > MOST_BYTES or (exact and targets > MOST_EXACT):
        raise BadInput("a battle of so many different forces is too large to be worked out", "error-odds-large")


def better(side: int, one: Pair, other: Pair) -> Array:
    """Where a side prefers the other to the one: by its chance to have the area in the end, then by points."""
    sign = 1 if side == ATTACK else -1
    chance = sign * (other[0] - one[0])
    found: Array = (chance > EQUAL_CHANCE) | ((chance >= -EQUAL_CHANCE) & (sign * (other[1] - one[1]) > EQUAL_POINTS))
    return found


def weighted(chance: Array, values: Array) -> Array:
    """Win and gain of each row, from those of its entries and their chances."""
    found: Array = (chance * values).sum(axis=2) if values.dtype == object else np.einsum("ij,kij->ki", chance, values)
    return found


def prefers(side: int, one: Triple, other: Triple) -> Array:
    """The same where both sides may be gone in the end, so that each has a chance of its own."""
    own, sign = (one[0], 1) if side == ATTACK else (one[1], -1)
    chance = (other[0] if side == ATTACK else other[1]) - own
    found: Array = (chance > EQUAL_CHANCE) | ((chance >= -EQUAL_CHANCE) & (sign * (other[2] - one[2]) > EQUAL_POINTS))
    return found
