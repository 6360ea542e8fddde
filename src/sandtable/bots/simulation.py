"""A series of games between bots, and what is counted in it.

>>> from sandtable.bots.workers import Setting
>>> simulation = Simulation(Setting("dual-powers"), ["random", "random"], seed="tea", games=4)
>>> simulation.run()
>>> simulation.tally.games, sum(simulation.tally.seat_wins)
(4, 4)
"""

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from sandtable.bots.match import Result
from sandtable.bots.registry import bot_class
from sandtable.bots.workers import Job, Setting, play_all
from sandtable.core.errors import BadInput
from sandtable.core.rules import Rules


def winners(returns: Sequence[float]) -> list[int]:
    """The seats that won: those with the greatest result, unless all have the same. Alone, one wins by more than 0.

    >>> winners([1.0, -1.0]), winners([0.5, 0.5, -1.0]), winners([0.0, 0.0]), winners([-1.0])
    ([0], [0, 1], [], [])
    """
    best, least = max(returns), 0.0 if len(returns) == 1 else min(returns)
    return [seat for seat, value in enumerate(returns) if value == best > least]


def drawn(returns: Sequence[float]) -> bool:
    """Whether nobody won or lost.

    >>> drawn([0.0, 0.0]), drawn([0.0]), drawn([-1.0])
    (True, True, False)
    """
    return returns[0] == 0 if len(returns) == 1 else max(returns) == min(returns)


class Tally:
    """What is counted; every number depends on the games alone, not on who played them when."""

    def __init__(self, rules: Rules, bots: Sequence[str]) -> None:
        self.seats = list(rules.seats)
        self.games = 0
        self.decisions = 0
        self.draws = 0
        self.bot_wins: dict[str, int] = dict.fromkeys(bots, 0)
        """Games in which a seat of this bot won; winners who share a victory count alike."""
        self.bot_games: dict[str, int] = dict.fromkeys(bots, 0)
        self.seat_wins = [0] * len(self.seats)
        self.turns: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += result.decisions
        won = winners(result.returns)
        self.draws += drawn(result.returns)
        for seat in won:
            self.seat_wins[seat] += 1
        for bot in {result.bots[seat] for seat in won}:
            self.bot_wins[bot] += 1
        for bot in set(result.bots):
            self.bot_games[bot] += 1
        self.turns[result.turns] += 1
        self.endings[result.ending] += 1

    def lengths(self) -> dict[str, Any]:
        """The turns of the games: mean, extremes (nothing without games), and how often each number came."""
        if not self.games:
            return {"mean": None, "min": None, "max": None, "histogram": {}}
        mean = sum(turns * count for turns, count in self.turns.items()) / self.games
        histogram = {str(turns): self.turns[turns] for turns in sorted(self.turns)}
        return {"mean": mean, "min": min(self.turns), "max": max(self.turns), "histogram": histogram}


class Simulation:
    """Games number ``first`` to ``first + games - 1`` of a series; game i has the seed ``<seed>:<i>``."""

    def __init__(
        self,
        setting: Setting,
        bots: Sequence[str],
        *,
        seed: str,
        games: int,
        first: int = 0,
        rotate: bool = True,
    ) -> None:
        """One bot for each seat. With ``rotate`` they move on by one seat from game to game."""
        self.setting = setting
        self.rules = setting.rules()
        check_bots(self.rules, bots)
        self.bots = list(bots)
        self.seed = seed
        self.games = games
        self.first = first
        """The number of the first game: a series can be played in parts."""
        self.rotate = rotate
        self.tally = Tally(self.rules, bots)
        self.seconds = 0.0

    def job(self, number: int) -> Job:
        """Who plays which seat in a game."""
        by = number % len(self.bots) if self.rotate else 0
        return Job(tuple(self.bots[by:] + self.bots[:by]), f"{self.seed}:{number}")

    def run(self, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> None:
        """Play. Whatever interrupts this, the tally holds the games up to there without a gap.

        That is the same as a series of so many games. To count whatever is finished would favour short games.
        """
        begun = perf_counter()
        numbers = range(self.first, self.first + self.games)
        results = play_all(self.setting, (self.job(number) for number in numbers), min(workers, self.games))
        try:
            for result in results:
                self.tally.add(result)
                progress(self.tally.games)
        finally:
            results.close()
            self.seconds = perf_counter() - begun

    def report(self) -> dict[str, Any]:
        """Everything for programs; docs/arena.md describes it."""
        tally = self.tally
        return {
            "game": self.rules.game_name,
            "revision": self.rules.revision,
            "options": self.rules.options,
            "bots": self.bots,
            "seed": self.seed,
            "first": self.first,
            "rotate": self.rotate,
            "requested": self.games,
            "games": tally.games,
            "interrupted": tally.games < self.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "wins": {"by_bot": tally.bot_wins, "by_seat": dict(zip(tally.seats, tally.seat_wins, strict=True))},
            "draws": tally.draws,
            "lengths": tally.lengths(),
            "end_reasons": dict(sorted(tally.endings.items())),
        }


def check_bots(rules: Rules, bots: Sequence[str]) -> None:
    """Refuse bots that do not exist, or too many or too few for the seats."""
    for bot in bots:
        bot_class(bot, rules.game_name)
    wanted, given = len(rules.seats), len(bots)
    if wanted != given:
        names = ", ".join(rules.seats)
        raise BadInput(
            f"{rules.game_name} needs {wanted} {'bot' if wanted == 1 else 'bots'} here (for {names}), not {given}",
            "arena-error-seats",
            game=rules.game_name,
            wanted=wanted,
            names=names,
            given=given,
        )
