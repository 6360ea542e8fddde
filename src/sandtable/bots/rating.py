"""How sure a result is, and what it says about strength: intervals of scores, and Elo by maximum likelihood.

Games come in **deals**: the games of one pairing with one seed, in all seatings. Games of a deal share their dice and
are not independent; deals are. Everything here therefore counts deals, never single games. docs/arena.md explains the
formulas; tests/bots/test_rating.py measures how often the intervals hold the truth.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
ELO: Final = 400 / log(10)
"""Elo points of one unit of the logarithm of the odds."""

Deal = Sequence[float]
"""The scores (1 won, 0.5 drawn, 0 lost) of one player in the games of a deal."""


class Estimate:
    """A score, the interval it lies in with 95 % confidence, and as how many independent games the deals count."""

    __slots__ = ("effective", "high", "low", "score")

    def __init__(self, score: float, low: float, high: float, effective: float) -> None:
        self.score = score
        self.low = low
        self.high = high
        self.effective = effective


def wilson(score: float, games: float) -> tuple[float, float]:
    """Wilson's interval of a share observed in independent games.

    >>> [round(bound, 3) for bound in wilson(0.9, 400)]
    [0.867, 0.926]
    """
    if games <= 0:
        return 0.0, 1.0
    weight = Z * Z / games
    centre = (score + weight / 2) / (1 + weight)
    reach = Z * sqrt(score * (1 - score) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def estimate(deals: Sequence[Deal]) -> Estimate:
    """The score of a pairing: Wilson's interval with the effective number of games.

    That number is the one at which independent games would spread as the deals do. To measure the spread, one deal
    won and one deal lost are added, so that a few equal deals do not pass for certainty.

    >>> sure = estimate([[1, 0]] * 50)   # whoever has the better seat wins: no luck left, a sure half
    >>> round(sure.low, 2), round(sure.high, 2)
    (0.47, 0.53)
    >>> none = estimate([])
    >>> none.low, none.high
    (0.0, 1.0)
    """
    if not deals:
        return Estimate(0.5, 0.0, 1.0, 0.0)
    means = [sum(deal) / len(deal) for deal in deals]
    score = sum(means) / len(means)
    smooth = (sum(means) + 1) / (len(means) + 2)
    squares = sum((mean - smooth) ** 2 for mean in means) + smooth**2 + (1 - smooth) ** 2
    variance = squares / (len(means) + 2)
    effective = len(means) * smooth * (1 - smooth) / variance
    return Estimate(score, *wilson(score, effective), effective)


def student(freedom: int) -> float:
    """How many standard errors reach to either side when they are estimated from so many deals and one more.

    >>> [round(student(freedom), 2) for freedom in (5, 24, 200)]   # tables say 2.57, 2.06, 1.97
    [2.55, 2.06, 1.97]
    """
    v = max(1, freedom)
    return Z + (Z**3 + Z) / (4 * v) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * v * v)


class Rating:
    """Elo of one player, and its interval; a bound is missing where the results set none (it won every game)."""

    __slots__ = ("elo", "high", "low")

    def __init__(self, elo: float, low: float | None, high: float | None) -> None:
        self.elo = elo
        self.low = low
        self.high = high


Pairings = Mapping[tuple[int, int], Mapping[int, Deal]]
"""For players i < j and the number of a deal, the scores of i against j. Equal numbers mean common dice."""


def ratings(players: int, pairings: Pairings, anchor: int | None = None) -> list[Rating]:
    """Elo of all players by maximum likelihood (Bradley-Terry, a draw being half a win), with 95 % intervals.

    The anchor has 0 points; without one the mean is 0. One drawn game is added to every pairing, which keeps perfect
    scores finite and takes away the bias of small samples. The intervals follow from the spread of the deals (the
    "sandwich" estimate, deals of one number taken together because they share their dice).

    >>> even = {k: [1, 0.5] for k in range(100)}
    >>> [round(rating.elo) for rating in ratings(2, {(0, 1): even}, anchor=1)]
    [190, 0]
    """
    free = [i for i in range(players) if i != 0]  # player 0 stays at 0 while we calculate
    theta = _fitted(players, pairings)
    bread = _information(players, pairings, theta)
    spread = _spread(players, pairings, theta)
    inverse = _inverse([[bread[i][j] for j in free] for i in free])
    inner = [[spread[i][j] for j in free] for i in free]
    small = _product(_product(inverse, inner), inverse)
    covariance = [[0.0] * players for _ in range(players)]
    for a, i in enumerate(free):
        for b, j in enumerate(free):
            covariance[i][j] = small[a][b]
    weights = [1 / players] * players if anchor is None else [float(i == anchor) for i in range(players)]
    zero = sum(w * t for w, t in zip(weights, theta, strict=True))
    width = student(len({number for deals in pairings.values() for number in deals}) - 1)
    found = []
    for i in range(players):
        contrast = [float(i == j) - weights[j] for j in range(players)]
        variance = sum(contrast[a] * contrast[b] * covariance[a][b] for a in range(players) for b in range(players))
        reach = ELO * width * sqrt(max(0.0, variance))
        elo = ELO * (theta[i] - zero)
        above, below = _bounded(players, pairings, i, anchor)
        found.append(Rating(elo, elo - reach if below else None, elo + reach if above else None))
    return found


def expected(difference: float) -> float:
    """The expected score of a player who is so many Elo points stronger.

    >>> round(expected(200), 2)
    0.76
    """
    return _chance(difference / ELO)


def _chance(theta: float) -> float:
    return 1 / (1 + exp(-theta)) if theta > -700 else 0.0


def _games(deals: Mapping[int, Deal]) -> tuple[float, float]:
    """Points and games of a pairing, the added draw included."""
    return 0.5 + sum(map(sum, deals.values())), 1.0 + sum(map(len, deals.values()))


def _fitted(players: int, pairings: Pairings) -> list[float]:
    """The strengths of greatest likelihood, player 0 at 0: Newton's method, held back where it would overshoot."""
    theta = [0.0] * players
    totals = {pair: _games(deals) for pair, deals in pairings.items()}
    for _ in range(200):
        slope = [0.0] * players
        for (i, j), (points, games) in totals.items():
            surplus = points - games * _chance(theta[i] - theta[j])
            slope[i] += surplus
            slope[j] -= surplus
        bread = _information(players, pairings, theta)
        steps = _product(_inverse([row[1:] for row in bread[1:]]), [[s] for s in slope[1:]])
        longest = max(abs(step[0]) for step in steps)
        for i, step in enumerate(steps, 1):
            theta[i] += step[0] * min(1.0, 1.0 / max(longest, 1e-12))
        if longest < 1e-10:
            break
    return theta


def _information(players: int, pairings: Pairings, theta: Sequence[float]) -> list[list[float]]:
    """Fisher's information about the strengths."""
    found = [[0.0] * players for _ in range(players)]
    for (i, j), deals in pairings.items():
        p = _chance(theta[i] - theta[j])
        _add(found, i, j, _games(deals)[1] * p * (1 - p))
    return found


def _spread(players: int, pairings: Pairings, theta: Sequence[float]) -> list[list[float]]:
    """How far the surplus points of the deals are from zero, as a matrix of all players."""
    found = [[0.0] * players for _ in range(players)]
    surplus: dict[int, list[float]] = {}
    for (i, j), deals in pairings.items():
        p = _chance(theta[i] - theta[j])
        for number, deal in deals.items():
            row = surplus.setdefault(number, [0.0] * players)
            excess = sum(deal) - len(deal) * p
            row[i] += excess
            row[j] -= excess
    count = len(surplus)
    scale = count / (count - 1) if count > 1 else 1.0
    for row in surplus.values():
        for i in range(players):
            if row[i]:
                for j in range(players):
                    found[i][j] += scale * row[i] * row[j]
    for i, j in pairings:  # the added draw: half a game won, half a game lost
        p = _chance(theta[i] - theta[j])
        _add(found, i, j, (p * p + (1 - p) * (1 - p)) / 2)
    return found


def _add(matrix: list[list[float]], i: int, j: int, value: float) -> None:
    matrix[i][i] += value
    matrix[j][j] += value
    matrix[i][j] -= value
    matrix[j][i] -= value


def _bounded(players: int, pairings: Pairings, player: int, anchor: int | None) -> tuple[bool, bool]:
    """Whether the results bound a player's rating above and below, as seen from the anchor.

    A bound above needs a chain of players from the anchor to this one, each of whom took points from the next.
    """
    took = [[False] * players for _ in range(players)]
    for (i, j), deals in pairings.items():
        points = sum(map(sum, deals.values()))
        took[i][j] = points > 0
        took[j][i] = sum(map(len, deals.values())) > points
    others = [j for j in range(players) if j != player] if anchor is None else [anchor]
    above = all(_reaches(took, other, player) for other in others)
    return above, all(_reaches(took, player, other) for other in others)


def _reaches(edges: list[list[bool]], start: int, goal: int) -> bool:
    seen, todo = {start}, [start]
    while todo:
        at = todo.pop()
        new = [j for j, edge in enumerate(edges[at]) if edge and j not in seen]
        seen.update(new)
        todo += new
    return goal in seen


def _product(left: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> list[list[float]]:
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination with the largest pivot; the matrices here are small and positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        head = rows[i][i]
        rows[i] = [value / head for value in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
