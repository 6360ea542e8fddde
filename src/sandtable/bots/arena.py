"""Bots against bots, everyone against everyone: a cross table, Elo ratings, and how sure they are.

A **deal** is one seed, played by a pairing in all seatings: each has each side once, with the same dice. In games of
more than two sides one bot plays a side and the other all the rest, in every way; then the other way round. In games
for one both play the same deal by themselves, and the better result wins it. All pairings use the same seeds.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from time import perf_counter
from typing import Any, Final

from sandtable.bots.match import Result
from sandtable.bots.rating import CONFIDENCE, Deal, Estimate, Rating, estimate, ratings
from sandtable.bots.registry import bot_class
from sandtable.bots.simulation import drawn, winners
from sandtable.bots.stopping import Referee
from sandtable.bots.workers import Job, Setting, play_all
from sandtable.core.errors import BadInput
from sandtable.core.rules import Rules

FIRST: Final = 0
SECOND: Final = 1
ANCHOR: Final = "random"
"""The bot that has 0 points, if it takes part."""

Seating = tuple[int, ...]
"""For each seat whether the first or the second of a pairing plays it."""


def seatings(teams: Sequence[int]) -> list[Seating]:
    """All ways to seat a pairing.

    >>> seatings([0, 1]), seatings([0, 0, 1]), seatings([0])
    ([(0, 1), (1, 0)], [(0, 0, 1), (1, 1, 0)], [(0,), (1,)])
    >>> len(seatings([0, 1, 2]))
    6
    """
    sides = list(dict.fromkeys(teams))
    if len(sides) == 1:
        return [tuple(player for _ in teams) for player in (FIRST, SECOND)]
    alone = [(tuple(side == one for side in teams)) for one in sides]
    found = [tuple(FIRST if mine else SECOND for mine in seats) for seats in alone]
    found += [tuple(SECOND if mine else FIRST for mine in seats) for seats in alone]
    return list(dict.fromkeys(found))


def score(seating: Seating, teams: Sequence[int], returns: Sequence[float]) -> float:
    """The first player's score in a game: the mean over all pairs of a seat of theirs and an opponent's.

    >>> score((0, 1, 1), [0, 1, 2], [0.0, 1.0, -1.0])
    0.5
    """
    mine = [seat for seat, player in enumerate(seating) if player == FIRST]
    theirs = [seat for seat, player in enumerate(seating) if player == SECOND]
    pairs = [versus(returns[a], returns[b]) for a in mine for b in theirs if teams[a] != teams[b]]
    return sum(pairs) / len(pairs)


def versus(mine: float, theirs: float) -> float:
    """1 for the better result, 0.5 for the same."""
    return 0.5 if mine == theirs else float(mine > theirs)


class Pairing:
    """Two players (numbers in the arena's list), and what happened between them."""

    def __init__(self, first: int, second: int, seats: int) -> None:
        self.first = first
        self.second = second
        self.deals: list[Deal] = []
        """The scores of the first player, deal by deal."""
        self.wins = self.draws = self.losses = 0
        """Of the first player. A game of more than two sides is won by a score above one half."""
        self.games = 0
        self.seat_scores = [0.0] * seats
        """Points of the first player in each seat."""
        self.seat_games = [0] * seats
        self.referee: Referee | None = None
        self._open: list[Result] = []

    @property
    def decided(self) -> bool:
        """Whether the referee has stopped it."""
        return self.referee is not None and self.referee.verdict != ""

    def take(self, result: Result, plan: Sequence[Seating], teams: Sequence[int]) -> list[Result]:
        """The next game of the current deal. Gives the games of the deal if it is complete now, otherwise none."""
        self._open.append(result)
        if len(self._open) < len(plan):
            return []
        played, self._open = self._open, []
        self._close([game.returns for game in played], plan, teams)
        return played

    def _close(self, played: Sequence[Sequence[float]], plan: Sequence[Seating], teams: Sequence[int]) -> None:
        self.games += len(played)
        if len(set(teams)) == 1:  # alone: one comparison a deal
            scores = [versus(sum(played[FIRST]), sum(played[SECOND]))]
        else:
            scores = [score(seating, teams, returns) for seating, returns in zip(plan, played, strict=True)]
            for seating, points in zip(plan, scores, strict=True):
                for seat, player in enumerate(seating):
                    if player == FIRST:
                        self.seat_scores[seat] += points
                        self.seat_games[seat] += 1
        self.wins += sum(points > 0.5 for points in scores)
        self.losses += sum(points < 0.5 for points in scores)
        self.draws += sum(points == 0.5 for points in scores)
        self.deals.append(scores)
        if self.referee is not None:
            self.referee.see(sum(scores) / len(scores))

    def estimate(self) -> Estimate:
        """The first player's score and its interval."""
        return estimate(self.deals)


class Arena:
    """A round robin: ``games`` of every pairing, rounded up to whole deals."""

    def __init__(self, setting: Setting, bots: Sequence[str], *, seed: str, games: int) -> None:
        """At least two bots. One named twice plays against itself and must score exactly one half."""
        self.setting = setting
        self.rules: Rules = setting.rules()
        for bot in bots:
            bot_class(bot, self.rules.game_name)
        if len(bots) < 2:
            raise BadInput(
                "an arena needs at least two bots; name one twice to let it play against itself", "arena-error-bots"
            )
        self.bots = list(bots)
        self.labels = labels(bots)
        self.seed = seed
        self.plan = seatings(self.rules.teams)
        self.deals = -(-games // len(self.plan))
        self.pairings = [Pairing(i, j, len(self.rules.seats)) for i, j in combinations(range(len(self.bots)), 2)]
        self.stopping: tuple[float, float | None] | None = None
        """Error and margin, if pairings stop as soon as they are decided."""
        self.games = 0
        """Games that were counted."""
        self.decisions = 0
        self.seat_wins = [0] * len(self.rules.seats)
        self.drawn = 0
        self.finished = False
        self.seconds = 0.0

    @property
    def planned(self) -> int:
        """The greatest number of games."""
        return len(self.pairings) * self.deals * len(self.plan)

    @property
    def anchor(self) -> int | None:
        """The player with 0 points; without one the mean is 0."""
        return self.labels.index(ANCHOR) if ANCHOR in self.labels else None

    def stop_early(self, error: float = 0.05, margin: float | None = None) -> None:
        """End a pairing as soon as it is decided; ``error`` is the chance that *any* verdict is false, at most."""
        if not 0 < error < 1:
            given = f"{error:g}"
            raise BadInput(f"the error lies between 0 and 1, {given} does not", "arena-error-error", given=given)
        if margin is not None and not 0 < margin < 0.5:
            given = f"{margin:g}"
            raise BadInput(f"the margin lies between 0 and 0.5, {given} does not", "arena-error-margin", given=given)
        self.stopping = (error, margin)
        for pairing in self.pairings:
            pairing.referee = Referee(error / len(self.pairings), margin)

    def run(self, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> None:
        """Play. Whatever interrupts this, the deals that are complete count, without a gap in any pairing."""
        begun = perf_counter()
        order: list[Pairing] = []
        results = play_all(self.setting, self._jobs(order), min(workers, self.planned))
        try:
            for number, result in enumerate(results, 1):
                pairing = order[number - 1]
                if not pairing.decided:  # games begun before that was known do not count
                    for played in pairing.take(result, self.plan, self.rules.teams):
                        self._count(played)
                progress(number)
            self.finished = True
        finally:
            results.close()
            self.seconds = perf_counter() - begun

    def _jobs(self, order: list[Pairing]) -> Iterator[Job]:
        """The games, deal by deal; ``order`` notes to which pairing each belongs."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                if pairing.decided:
                    continue
                players = (self.bots[pairing.first], self.bots[pairing.second])
                for seating in self.plan:
                    order.append(pairing)
                    yield Job(tuple(players[player] for player in seating), f"{self.seed}:{deal}")

    def _count(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.drawn += drawn(result.returns)
        for seat in winners(result.returns):
            self.seat_wins[seat] += 1

    # What follows from the results

    def ratings(self) -> list[Rating]:
        """Elo of all players."""
        table: dict[tuple[int, int], Mapping[int, Deal]] = {
            (pairing.first, pairing.second): dict(enumerate(pairing.deals)) for pairing in self.pairings
        }
        return ratings(len(self.bots), table, self.anchor)

    def points(self, player: int) -> tuple[float, int]:
        """Points and games (alone: deals) of a player against all others."""
        points, games = 0.0, 0
        for pairing in self.pairings:
            if player in (pairing.first, pairing.second):
                own = sum(map(sum, pairing.deals))
                count = sum(map(len, pairing.deals))
                points += own if player == pairing.first else count - own
                games += count
        return points, games

    def report(self) -> dict[str, Any]:
        """Everything for programs; docs/arena.md describes it."""
        anchor = self.anchor
        return {
            "game": self.rules.game_name,
            "revision": self.rules.revision,
            "options": self.rules.options,
            "bots": self.labels,
            "seed": self.seed,
            "confidence": CONFIDENCE,
            "games_per_deal": len(self.plan),
            "deals_planned": self.deals,
            "games": self.games,
            "interrupted": not self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "stopping": None if self.stopping is None else dict(zip(("error", "margin"), self.stopping, strict=True)),
            "wins_by_seat": dict(zip(self.rules.seats, self.seat_wins, strict=True)),
            "draws": self.drawn,
            "anchor": "mean" if anchor is None else self.labels[anchor],
            "ratings": [self._rating(player, rating) for player, rating in enumerate(self.ratings())],
            "pairings": [self._pairing(pairing) for pairing in self.pairings],
        }

    def _rating(self, player: int, rating: Rating) -> dict[str, Any]:
        points, games = self.points(player)
        return {
            "bot": self.labels[player],
            "elo": round(rating.elo, 1),
            "interval": [None if bound is None else round(bound, 1) for bound in (rating.low, rating.high)],
            "points": points,
            "games": games,
        }

    def _pairing(self, pairing: Pairing) -> dict[str, Any]:
        found = pairing.estimate()
        referee = pairing.referee
        return {
            "bots": [self.labels[pairing.first], self.labels[pairing.second]],
            "games": pairing.games,
            "deals": len(pairing.deals),
            "wins": pairing.wins,
            "draws": pairing.draws,
            "losses": pairing.losses,
            "score": round(found.score, 6) if pairing.deals else None,
            "interval": [round(found.low, 6), round(found.high, 6)],
            "effective_games": round(found.effective, 1),
            "by_seat": {
                seat: {"points": points, "games": games}
                for seat, points, games in zip(self.rules.seats, pairing.seat_scores, pairing.seat_games, strict=True)
            },
            "verdict": referee.verdict or None if referee is not None else None,
        }


def labels(bots: Sequence[str]) -> list[str]:
    """Names to tell players apart.

    >>> labels(["rookie", "random", "rookie"])
    ['rookie', 'random', 'rookie#2']
    """
    found: list[str] = []
    for i, bot in enumerate(bots):
        count = list(bots[: i + 1]).count(bot)
        found.append(bot if count == 1 else f"{bot}#{count}")
    return found
