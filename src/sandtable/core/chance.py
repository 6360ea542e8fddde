"""Chance is a player: its outcomes have integer weights and an exact total."""

from math import comb, gcd
from typing import Final

_VOLLEYS: Final[dict[tuple[int, int, int], list[int]]] = {}


def volley(dice: int, hits: int = 2, faces: int = 6) -> list[int]:
    """The weights of 0 to ``dice`` hits when each die hits on ``hits`` of its ``faces``.

    They are in lowest terms: with 2 of 6 they sum to 3**dice, not to 6**dice.

    >>> volley(2)
    [4, 4, 1]
    >>> volley(2, hits=3, faces=8)
    [25, 30, 9]
    """
    key = (dice, hits, faces)
    weights = _VOLLEYS.get(key)
    if weights is None:
        if dice < 0 or not 0 <= hits <= faces or not faces:
            raise ValueError(f"{dice} dice cannot hit on {hits} of {faces} faces")
        common = gcd(hits, faces)
        hit, miss = hits // common, (faces - hits) // common
        weights = [comb(dice, n) * int(hit**n) * int(miss ** (dice - n)) for n in range(dice + 1)]
        _VOLLEYS[key] = weights
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
