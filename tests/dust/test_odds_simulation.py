"""Large battles, played through the engine's steps with real dice: the odds are within four standard errors."""

from collections.abc import Callable
from math import sqrt

import pytest

from sandtable.games.dust.odds.battle import Question, odds, plan
from sandtable.games.dust.odds.land import LandBattle
from sandtable.games.dust.odds.row import Row
from sandtable.games.dust.rules.battle import Losses, Withdraw
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.combat import SEA_BATTLE
from sandtable.testing import cites
from tests.dust.battlefield import battlefield, simulated

BATTLES = 1500


def best_play(question: Question) -> Callable[[DustState], int]:
    """The decisions of best play, looked up where the odds have worked them out; nobody retreats."""
    battle = Row(plan([question])).battle(0, (0, 0), 0) if question.battle_kind != SEA_BATTLE else None

    def decide(s: DustState) -> int:
        step, verb = s.stack[-1], s.rules.space.verb
        if isinstance(step, Withdraw):
            return verb("done").base
        assert isinstance(step, Losses) and isinstance(battle, LandBattle)
        attack, defence = (tuple(force) for force in step.battle.forces)
        enemy = step.battle.forces[1 - step.roller]
        left = battle.pick(step.roller, attack, defence, step.hits)
        return verb("losses").base + enemy[0] + enemy[1] - left[0] - left[1]

    return decide


@cites("D7.2", "D7.3", "D7.4", "D7.5", "D7.7", "D7.9")
@pytest.mark.parametrize(
    "question",
    [
        Question.of("9T 3M 6F 2B", "8T 2M 4F 2B", centre=True),
        Question.of("20T 5M 5F", "8T 3F 2B", capital=True, edition="standard"),
        Question.of("9T 2M 8F 1B", "10T 3M 3F 4B", edition="original"),
        Question.of("14S", "12S", kind="sea", edition="epic"),
    ],
    ids=["centre", "capital", "plain", "sea"],
)
def test_large_battles(question: Question) -> None:
    answer = odds(question)
    counts = simulated(battlefield(question), BATTLES, "dust", best_play(question))
    for how, count in counts.items():
        chance = float(getattr(answer, how))
        error = sqrt(chance * (1 - chance) / BATTLES)
        assert abs(count / BATTLES - chance) <= 4 * error + 1 / BATTLES, how
