"""Stopping early keeps its promise: a false verdict is at most as likely as was allowed, at any strength."""

from collections import Counter
from random import Random

import pytest

from sandtable.bots.stopping import Referee

RUNS = 300


def verdicts(
    p: float, *, margin: float | None = None, error: float = 0.1, deals: int = 400
) -> tuple[Counter[str], float]:
    """How many runs came to each verdict, and the mean number of deals. Games of a deal are mostly alike."""
    rng = Random(f"{p} {margin}")
    found: Counter[str] = Counter()
    length = 0
    for _ in range(RUNS):
        referee = Referee(error, margin)
        for _ in range(deals):
            first = float(rng.random() < p)
            second = first if rng.random() < 0.5 else float(rng.random() < p)
            if referee.see((first + second) / 2):
                break
        found[referee.verdict] += 1
        length += referee.at
    return found, length / RUNS


def test_equal_players_are_seldom_told_apart() -> None:
    found, _ = verdicts(0.5)
    assert found["first"] + found["second"] <= 0.1 * RUNS


def test_looking_without_such_a_rule_would_go_wrong() -> None:
    """What the rule is for: stop at the first interval without 0.5, and equal players differ all too often."""
    from sandtable.bots.rating import wilson

    rng = Random(2)
    wrong = 0
    for _ in range(RUNS):
        won = 0
        for games in range(1, 401):
            won += rng.random() < 0.5
            low, high = wilson(won / games, games)
            if games >= 10 and not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong / RUNS > 0.25


@pytest.mark.parametrize(("p", "deals"), [(0.65, 150), (0.8, 40), (0.95, 20)])
def test_clear_differences_are_found_soon(p: float, deals: int) -> None:
    found, mean = verdicts(p)
    assert found["second"] == 0
    assert found["first"] >= 0.98 * RUNS
    assert mean < deals


def test_the_other_way_round() -> None:
    found, _ = verdicts(0.2)
    assert found["second"] >= 0.98 * RUNS


def test_close_players_are_found_close() -> None:
    found, mean = verdicts(0.5, margin=0.15)
    assert found["close"] >= 0.85 * RUNS
    assert mean < 300


@pytest.mark.parametrize("p", [0.65, 0.35])
def test_players_at_the_margin_are_seldom_called_close(p: float) -> None:
    found, _ = verdicts(p, margin=0.15)
    assert found["close"] + found["second" if p > 0.5 else "first"] <= 0.1 * RUNS


def test_a_verdict_stands() -> None:
    referee = Referee(0.05)
    while not referee.see(1.0):
        pass
    at = referee.at
    for _ in range(1000):
        referee.see(0.0)
    assert (referee.verdict, referee.at) == ("first", at)
