"""Bots for tests of the instruments, and results made without playing."""

import os
from random import Random
from typing import ClassVar

from sandtable.bots.bot import Bot, Look
from sandtable.bots.match import Result
from sandtable.core.rules import Rules


class First(Bot):
    """Always takes the first choice."""

    name: ClassVar[str] = "first"

    def choose(self, look: Look, rng: Random) -> int:
        return look.legal[0]


STRENGTH = {"random": 0.0, "weak": 0.5, "fair": 1.0, "strong": 2.0, "perfect": 50.0}
"""Logarithms of odds."""


def pretended(rules: Rules, bots: list[str], seed: str) -> Result:
    """A result by strength and luck, in place of a game; luck favours a seat, whoever sits there, and may draw."""
    luck = Random(seed)
    merit = [
        STRENGTH[bot] + luck.gauss(0, 1) + Random(f"{seed}:{seat}:{bot}").gauss(0, 1) for seat, bot in enumerate(bots)
    ]
    returns = [0.0] * len(bots) if luck.random() < 0.1 else [1.0 if m == max(merit) else -1.0 for m in merit]
    return Result(list(bots), seed, returns, "pretended", 10, 5 + int(luck.random() * 4))


def broken(rules: Rules, bots: list[str], seed: str) -> Result:
    """One game fails."""
    if seed.endswith(":5"):
        raise RuntimeError("out of ideas")
    return pretended(rules, bots, seed)


def deadly(rules: Rules, bots: list[str], seed: str) -> Result:
    """One game takes its process with it."""
    if seed.endswith(":3"):
        os._exit(9)
    return pretended(rules, bots, seed)
