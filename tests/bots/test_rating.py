"""Ratings find the strengths that made the results, and intervals hold the truth as often as they say."""

from collections.abc import Callable
from math import log
from random import Random

import pytest

from sandtable.bots.rating import ELO, Deal, Pairings, Rating, estimate, expected, ratings, wilson

Luck = Callable[[Random, float], Deal]


def independent(rng: Random, p: float) -> Deal:
    return [float(rng.random() < p), float(rng.random() < p)]


def alike(rng: Random, p: float) -> Deal:
    """Games of a deal mostly end alike: fewer real games than it seems."""
    if rng.random() < 0.3:
        return independent(rng, p)
    return [float(rng.random() < p)] * 2


def opposed(rng: Random, p: float) -> Deal:
    """The dice favour a seat, so who gets lucky in one game is unlucky in the other."""
    luck = rng.random()
    return [float(luck < p), float(1 - luck < p)]


def with_draws(rng: Random, p: float) -> Deal:
    return [0.5 if rng.random() < 0.4 else float(rng.random() < (p - 0.2) / 0.6) for _ in range(2)]


CASES: list[tuple[Luck, float, int]] = [
    (luck, p, deals)
    for luck in (independent, alike, opposed, with_draws)
    for p in (0.5, 0.7, 0.93)
    for deals in (25, 100)
    if not (luck is with_draws and p > 0.79)  # there its draws alone take too many points
]


@pytest.mark.parametrize(("luck", "p", "deals"), CASES)
def test_intervals_hold_the_truth(luck: Luck, p: float, deals: int) -> None:
    """What 95 % may become by chance: three standard errors less, of 1500 scores and of 500 ratings."""
    rng = Random(f"{luck.__name__} {p} {deals}")
    truth = ELO * log(p / (1 - p))
    scores = elos = 0
    for run in range(1500):
        played = [luck(rng, p) for _ in range(deals)]
        found = estimate(played)
        scores += found.low <= p <= found.high
        if run % 3 == 0:
            elos += holds(ratings(2, {(0, 1): dict(enumerate(played))}, anchor=1)[0], truth)
    assert scores / 1500 >= 0.933
    assert elos / 500 >= 0.92


def holds(rating: Rating, truth: float) -> bool:
    return (rating.low is None or rating.low <= truth) and (rating.high is None or truth <= rating.high)


def test_plain_wilson_would_lie_about_games_that_end_alike() -> None:
    """Why deals are counted: intervals of the games, taken for independent, are right far too seldom."""
    rng = Random(1)
    held = 0
    for _ in range(500):
        played = [alike(rng, 0.5) for _ in range(100)]
        low, high = wilson(sum(map(sum, played)) / 200, 200)
        held += low <= 0.5 <= high
    assert held / 500 < 0.9


def test_wilson_agrees_with_published_values() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for won, games, low, high in [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)]:
        assert wilson(won / games, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(1 / 29, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)
    assert wilson(0.5, 0) == (0, 1)


def test_a_perfect_score_is_not_certainty() -> None:
    found = estimate([[1.0, 1.0]] * 50)
    assert found.score == found.high == 1
    assert 0.9 < found.low < 0.95
    assert found.effective == pytest.approx(50, rel=0.05), "as if each deal were one game"


def tournament(
    rng: Random, strengths: list[float], deals: int, luck: float = 100
) -> dict[tuple[int, int], dict[int, Deal]]:
    """A round robin; dice favour a seat and are the same in all pairings."""
    found: dict[tuple[int, int], dict[int, Deal]] = {}
    seats = [rng.gauss(0, 1) for _ in range(deals)]
    for i in range(len(strengths)):
        for j in range(i + 1, len(strengths)):
            found[i, j] = {
                k: [
                    float(rng.random() < expected(strengths[i] - strengths[j] + sign * luck * seats[k]))
                    for sign in (1, -1)
                ]
                for k in range(deals)
            }
    return found


def test_ratings_find_the_strengths() -> None:
    truth = [0.0, 120.0, 200.0, 480.0]
    found = ratings(4, tournament(Random(3), truth, 3000, luck=0), anchor=0)
    for rating, elo in zip(found, truth, strict=True):
        assert rating.elo == pytest.approx(elo, abs=20)
    assert (found[0].elo, found[0].low, found[0].high) == (0, 0, 0)
    free = ratings(4, tournament(Random(3), truth, 3000, luck=0))
    assert sum(rating.elo for rating in free) == pytest.approx(0, abs=1e-6)
    assert free[3].elo - free[0].elo == pytest.approx(found[3].elo, abs=1e-6)


def test_intervals_of_many_players_hold_the_truth() -> None:
    rng = Random(5)
    # The strengths that a very large sample shows, so that luck is in them.
    large = ratings(3, tournament(Random(9), [0.0, 150.0, 350.0], 20000), anchor=0)
    held = runs = 0
    for _ in range(150):
        for player, rating in enumerate(ratings(3, tournament(rng, [0.0, 150.0, 350.0], 80), anchor=0)):
            if player:
                runs += 1
                held += holds(rating, large[player].elo)
    assert held / runs >= 0.92


def test_two_players_are_rated_by_the_odds() -> None:
    # With the added draw: 150.5 of 201 games.
    played: Pairings = {(0, 1): {k: [1.0, float(k % 2)] for k in range(100)}}
    assert ratings(2, played, anchor=1)[0].elo == pytest.approx(ELO * log(150.5 / 50.5))


def test_who_never_lost_has_no_upper_bound() -> None:
    lost, even = {k: [0.0, 0.0] for k in range(20)}, {k: [1.0, 0.0] for k in range(20)}
    # 0 and 1 are even and lose everything to 2, who never met 3; 3 lost everything to 0.
    played = {(0, 1): even, (0, 2): lost, (1, 2): lost, (0, 3): {k: [1.0] for k in range(20)}, (2, 3): {}, (1, 3): {}}
    first, second, winner, loser = ratings(4, played, anchor=0)
    assert second.low is not None and second.high is not None
    assert winner.low is not None and winner.high is None
    assert loser.low is None and loser.high is not None
    assert 0 < winner.low < winner.elo
    assert first.elo == 0


def test_no_games_at_all() -> None:
    for rating in ratings(3, {(0, 1): {}, (0, 2): {}, (1, 2): {}}):
        assert rating.elo == pytest.approx(0)
        assert rating.low is rating.high is None
