"""Chance is a player: its outcomes have integer weights and an exact total."""

from math import comb
from typing import Final

_VOLLEYS: Final[dict[int, list[int]]] = {}


def volley(dice: int) -> list[int]:
    """The weights of 0 to ``dice`` hits when each die hits on 2 of 6 faces; they sum to 3**dice.

    >>> volley(2)
    [4, 4, 1]
    """
    weights = _VOLLEYS.get(dice)
    if weights is None:
        weights = [comb(dice, hits) * int(2 ** (dice - hits)) for hits in range(dice + 1)]
        _VOLLEYS[dice] = weights
    return weights


def pick(weights: list[int], number: int) -> int:
    """The place in ``weights`` that ``number``, from 0 to their sum less one, falls on.

    >>> [pick([2, 0, 1], n) for n in range(3)]
    [0, 0, 2]
    """
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    raise ValueError("the number is not below the sum of the weights")
