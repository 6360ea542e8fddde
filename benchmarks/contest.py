"""What every engine in the benchmark is asked to do, and how it is timed.

A *decision* is an action chosen by a player who had two or more; what a player must do anyway is played but not
counted, and neither is chance. Listing the legal actions, choosing one at random and applying it belong to it.
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from time import process_time
from typing import Any, NamedTuple

WHOLE_GAME = sys.maxsize
UNKNOWN = 0


class MissingError(Exception):
    """Why an engine cannot take part, as a few words."""


class Played(NamedTuple):
    """A game that was played to its end, or as far as was asked."""

    game: Any
    plies: int  # actions of every kind, forced ones and chance included
    decisions: int
    legal: int  # the legal actions of all those decisions together


class Contestant(ABC):
    """A game in some engine."""

    @abstractmethod
    def play(self, seed: int, limit: int = WHOLE_GAME) -> Played:
        """Play a random game step by step, at most `limit` plies of it."""

    def race(self, seed: int) -> Played:
        """Play a whole random game as fast as can be."""
        return self.play(seed)

    @abstractmethod
    def copier(self, game: Any) -> Callable[[], object]:
        """The function that copies this game as it stands."""


@dataclass
class Round:
    """What one contestant did in one round."""

    seconds: float
    games: int
    decisions: int
    legal: int
    copy_us: float


class Stopwatch:
    """Times a contestant round by round, in CPU time of this process."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self.seeds = count(1)
        # A copy may cost more late in a game, so copies are taken all along some games. That warms up, too.
        self.copiers: list[Callable[[], object]] = []
        for seed in range(1, 5):
            plies = contestant.play(seed).plies
            for eighth in range(8):
                played = contestant.play(seed, plies * eighth // 8)
                self.copiers.append(contestant.copier(played.game))

    def round(self, seconds: float) -> Round:
        """Play games for this long, finishing the last, then copy positions for a fifth of it."""
        games = decisions = legal = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            played = self.contestant.race(next(self.seeds))
            games += 1
            decisions += played.decisions
            legal += played.legal
        return Round(elapsed, games, decisions, legal, self.copy_us(seconds / 5))

    def copy_us(self, seconds: float) -> float:
        """Microseconds to copy a position."""
        copies = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds or not copies:
            for copy in self.copiers:
                copy()
            copies += len(self.copiers)
        return elapsed / copies * 1e6


def spin(weights: Sequence[float], number: float) -> int:
    """The place in `weights` on which `number`, from 0 to their sum, falls."""
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    return len(weights) - 1  # the sum of fractions may fall short of 1
