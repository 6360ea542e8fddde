"""Draws that a seed decides, the same with every version of Python."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Draws:
    """A generator of which only ``random`` is used: Python promises to keep that, and of the rest not so much."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def below(self, count: int) -> int:
        """A number from 0 to ``count - 1``."""
        return int(self._random() * count)

    def between(self, low: int, high: int) -> int:
        """A number from ``low`` to ``high``."""
        return low + self.below(high - low + 1)

    def pick(self, things: Sequence[T]) -> T:
        """One of these."""
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[tuple[T, int]]) -> T:
        """One of these, each as often as its weight says."""
        drawn = self.below(sum(weight for _, weight in weights))
        for thing, weight in weights:
            if drawn < weight:
                return thing
            drawn -= weight
        raise AssertionError

    def mixed(self, things: Sequence[T]) -> list[T]:
        """All of these, in any order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]
