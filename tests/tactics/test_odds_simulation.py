"""Attacks played through the engine with dice from a generator: the odds are within five standard errors.

The seeds are fixed, so the outcome is the same on every machine; the bound only says that it is no accident.
"""

from math import sqrt
from random import Random
from typing import Any

import pytest

from sandtable.games.tactics.odds.attack import Question, odds
from sandtable.games.tactics.rules.cards import BERSERK, MEDAL_OF_HONOR
from sandtable.testing import cites
from tests.tactics.odds_walk import Walk, party

ATTACKS = 300


@cites("T7.5", "T11.1", "T13.1", "T17.8", "T20.5")
@pytest.mark.parametrize(
    ("attacker", "target", "further"),
    [
        (("hell-boys",), ("sturmpioniere", "sigrid"), {"distance": 1, "cover": (0, 1), "reaction": True}),
        (
            ("sniper-grenadiers", "sigrid"),
            ("recon-boys", "rosie"),
            {"distance": 2, "announced": ((0, BERSERK), (0, 0))},
        ),
        (("wotan",), ("winter-child",), {"distance": 5, "sustained": True}),
        (
            ("hell-boys", "rosie"),
            ("axis-zombies", "totenmeister"),
            {"distance": 1, "announced": ((0, MEDAL_OF_HONOR), (0, 0)), "reaction": True},
        ),
    ],
    ids=["flames", "snipers", "laser", "zombies"],
)
def test_large_attacks(attacker: tuple[str, ...], target: tuple[str, ...], further: dict[str, Any]) -> None:
    question = Question(attacker=party(*attacker), target=party(*target), **further)
    answer = odds(question)
    walk, rng = Walk(question), Random("tactics odds")
    counts = [[0] * (one.points + 1) for one in question.parties()]
    for _ in range(ATTACKS):
        for count, left, one in zip(counts, walk.played(rng), question.parties(), strict=True):
            count[one.points - left.points] += 1
    for count, chances in zip(counts, (answer.lost, answer.damage), strict=True):
        for seen, chance in zip(count, chances, strict=True):
            error = sqrt(max(0.0, chance * (1 - chance)) / ATTACKS)
            assert abs(seen / ATTACKS - chance) <= 5 * error + 1 / ATTACKS
