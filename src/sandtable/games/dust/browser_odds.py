"""The odds a board in the browser shows: of an attack that could be made, and of the battle that is being fought."""

import re
from functools import lru_cache
from typing import Any, Final

from sandtable.core.errors import BadInput
from sandtable.games.dust.odds import Odds, Question, RowOdds
from sandtable.games.dust.odds import odds as battle_odds
from sandtable.games.dust.odds_here import Assault
from sandtable.games.dust.odds_special import StrikeOdds
from sandtable.games.dust.sight import Sight, short

ORDER: Final = re.compile(r"(?:(?:attack|raid|bombard) )?([a-z0-9-]+)>([a-z0-9-]+)((?: \d{1,2}[TMFBS])*)")
WAYS: Final = {"land": "land", "sea": "sea", "landing": "amphibious", "drop": "drop"}
"""Battles as the rules call them, and as the odds do."""


def odds_of(sight: Sight, order: str) -> dict[str, Any] | None:
    """The odds of ``attack alaska>yukon 3T 1M`` (all units, if none are named); without an order, of the battle now."""
    return _of_attack(sight, order) if order.strip() else _of_battle(sight)


def _of_attack(sight: Sight, order: str) -> dict[str, Any]:
    found = ORDER.fullmatch(order.strip())
    if found is None:
        raise BadInput('say from where and against what, for instance "odds alaska yukon 3T 1M"', "error-odds-which")
    known = sight.rules.domains["area"]
    for name in found.group(1, 2):
        known.number(name)
    assault = Assault(sight, found[1], found[2], found[3].strip())
    assault.check_units()
    return _shown(assault.report().answer)


def _of_battle(sight: Sight) -> dict[str, Any] | None:
    """The forces that are left, as if they met now; cards are left out, for nobody knows whether they will be used."""
    battle = sight.battle
    if battle is None or not all(battle["forces"].values()):
        return None
    target = battle["target"]
    question = Question.of(
        short(battle["forces"]["attack"]),
        short(battle["forces"]["defence"]),
        kind=WAYS[battle["kind"]],
        centre=sight.has_centre(target),
        capital=battle["capital"],
        neutral=sight.army_in(target) == "neutral",
        edition=sight.rules.edition.name,
    )
    return _shown(_answered(question))


@lru_cache(maxsize=512)
def _answered(question: Question) -> Odds:
    return battle_odds(question)


def _shown(answer: Odds | RowOdds | StrikeOdds) -> dict[str, Any]:
    """The chance to succeed, to fail, of anything else; and the average losses in production points."""
    if isinstance(answer, StrikeOdds):
        return {"wins": float(answer.cleared), "fails": 0.0, "losses": [0.0, float(answer.losses)]}
    attack, defend = answer.losses
    return {
        "wins": float(answer.attacker),
        "fails": float(answer.defender),
        "losses": [float(attack), float(defend)],
    }
