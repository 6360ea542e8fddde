"""The quick look at a battle against the exact odds."""

from random import Random

import pytest

from sandtable.games.dust.bots.estimate import dying, forecast, quick_estimate, rolls, share_lost
from sandtable.games.dust.odds.battle import Odds, Question, odds
from sandtable.games.dust.odds.forces import read_force
from sandtable.games.dust.rules.combat import first_roller, lost_at_cease_fire, supremacy
from sandtable.games.dust.rules.editions import COST, edition

LAND = [
    ("1T", "1T", {}),
    ("3T 1F", "1T", {"centre": True}),
    ("5T 1F", "3T", {"centre": True}),
    ("3T 1F", "1T 1M", {"neutral": True}),
    ("8T", "1T", {"capital": True}),
    ("10T 3M", "5T 2F", {"capital": True}),
    ("2T 1M 1F 1B", "5T 2F", {}),
    ("4T 2B", "3T 1M 2F 1B", {"centre": True}),
    ("4M", "2T", {"centre": True, "kind": "drop"}),
    ("6T 2F", "4T 1M", {"kind": "amphibious"}),
    ("3T 2F", "3T 1F", {"edition": "original", "kind": "amphibious"}),
    ("4T 1F", "1T 1M", {"edition": "original", "capital": True, "neutral": True}),
]
SEA = [("1S", "1S", "premium"), ("3S", "2S", "premium"), ("2S", "4S", "original"), ("3S", "3S", "epic")]


def asked(attack: str, defend: str, **further: object) -> tuple[Odds, list[int], list[int]]:
    """The exact odds, and both forces."""
    question = Question.of(attack, defend, **further)
    return odds(question), list(question.attack), list(question.defend)


@pytest.mark.parametrize(("attack", "defend", "further"), LAND)
def test_forecasts_on_land(attack: str, defend: str, further: dict[str, object]) -> None:
    """Wrong only in the order in which units die, so nearly right."""
    exact, mine, theirs = asked(attack, defend, **further)
    question = exact.question
    there = forecast(
        mine,
        theirs,
        question.rules.combat,
        question.bonus,
        first_roller(mine, theirs, question.counts_as_capital),
        lost_at_cease_fire(question.rules, question.battle_kind),
    )
    assert there.win == pytest.approx(float(exact.attacker), abs=0.02)
    assert there.lost == pytest.approx(float(exact.losses[0]), abs=1.0)
    assert there.killed == pytest.approx(float(exact.losses[1]), abs=0.5)


@pytest.mark.parametrize(("attack", "defend", "edition"), SEA)
def test_forecasts_at_sea(attack: str, defend: str, edition: str) -> None:
    """All submarines are alike, so it is exactly right."""
    exact, mine, theirs = asked(attack, defend, kind="sea", edition=edition)
    there = forecast(mine, theirs, exact.question.rules.combat, 0, 0, False)
    assert there.win == pytest.approx(float(exact.attacker))
    assert (there.lost, there.killed) == pytest.approx([float(points) for points in exact.losses])


def test_an_ace_counts_for_aircraft() -> None:
    exact, mine, theirs = asked("2T 3F", "5T", attack_card="ace-of-the-sky")
    there = forecast(mine, theirs, exact.question.rules.combat, 0, 0, False, 1)
    assert there.win == pytest.approx(float(exact.attacker), abs=0.02)


def test_large_battles_are_halved() -> None:
    """Forty against thirty takes no longer than twenty against fifteen, and comes out alike."""
    exact, mine, theirs = asked("24T 4F", "20T 2F", centre=True)
    there = forecast(mine, theirs, exact.question.rules.combat, 3, 0, False)
    assert there.win == pytest.approx(float(exact.attacker), abs=0.1)
    assert there.lost == pytest.approx(float(exact.losses[0]), rel=0.2)


def test_a_glance_is_about_right() -> None:
    """Over all kinds of forces it is wrong by three in a hundred, on average."""
    rng = Random(1943)
    combat = edition("premium").combat
    wrong: list[float] = []
    lost: list[float] = []
    for _ in range(300):
        most = rng.choice([2, 4, 8])
        mine, theirs = ([rng.randint(0, most), rng.randint(0, 2), rng.randint(0, 2), 0, 0] for _ in range(2))
        if not any(mine) or not any(theirs):
            continue
        bonus = rng.choice([0, 0, 3, 5])
        first = 0 if supremacy(mine) > supremacy(theirs) and bonus < 5 else 1
        there = forecast(mine, theirs, combat, bonus, first, False)
        dice = [sum(count * each for count, each in zip(force, combat, strict=True)) for force in (mine, theirs)]
        seen = quick_estimate(dice[0], sum(mine), dice[1], sum(theirs), bonus, first)
        wrong.append(abs(seen - there.win))
        price = sum(count * each for count, each in zip(mine, COST, strict=True))
        lost.append(abs(share_lost(seen) - there.lost / price))
    assert sum(wrong) / len(wrong) < 0.04
    assert sum(lost) / len(lost) < 0.1


def test_what_dies_first() -> None:
    """D7.4: whoever has lost their fighters loses their bombers before tanks, if the enemy likes that better."""
    combat = edition("premium").combat
    assert dying(list(read_force("2T 1B")), combat, False) == ([4, 2, 1, 0], [0, 6, 8, 10])
    assert sum(rolls(7)) == pytest.approx(1.0)
