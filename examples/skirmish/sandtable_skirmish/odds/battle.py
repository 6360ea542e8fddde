"""How a battle is likely to end if nobody retreats and nobody rolls again: exactly, not by trying.

>>> battle(1, 1, volleys=5)  # the last volley is the defender's: one die, a hit on two faces of six
{(1, 1): Fraction(2, 3), (0, 1): Fraction(1, 3)}
>>> chance_of_conquest(3, 2) > chance_of_conquest(3, 2, ambush=True)
True
"""

from fractions import Fraction
from functools import cache

from sandtable.core.chance import volley
from sandtable_skirmish.rules.battle import VOLLEYS

Ends = dict[tuple[int, int], Fraction]
"""How likely it is that so many attackers and so many defenders are left."""


@cache
def battle(attackers: int, defenders: int, volleys: int = 0) -> Ends:
    """S5.1: the ends of a battle of which so many volleys were fired; an ambush skips the first (S5.2)."""
    if not attackers or not defenders or volleys == VOLLEYS:
        return {(attackers, defenders): Fraction(1)}
    attack = volleys % 2 == 0
    weights = volley(attackers if attack else defenders)
    found: Ends = {}
    for hits, weight in enumerate(weights):
        left = (attackers, max(0, defenders - hits)) if attack else (max(0, attackers - hits), defenders)
        for end, chance in battle(*left, volleys + 1).items():
            found[end] = found.get(end, Fraction(0)) + chance * Fraction(weight, sum(weights))
    return found


def chance_of_conquest(attackers: int, defenders: int, ambush: bool = False) -> Fraction:
    """How likely the attackers move in."""
    ends = battle(attackers, defenders, int(ambush))
    return sum((chance for (_, left), chance in ends.items() if not left), Fraction(0))


def expected(ends: Ends) -> tuple[Fraction, Fraction]:
    """How many attackers and how many defenders are left on average."""
    attackers = sum((chance * left for (left, _), chance in ends.items()), Fraction(0))
    defenders = sum((chance * left for (_, left), chance in ends.items()), Fraction(0))
    return attackers, defenders
