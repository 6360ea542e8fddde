"""The odds a board in the browser shows: of an attack that could be made, of the battle now, of any battle."""

import json
import re
from functools import lru_cache
from typing import Any, Final

from sandtable.core.errors import BadInput
from sandtable.games.dust.odds.battle import AT_WORK, SPECIAL, Odds, Question, RowOdds, Shares
from sandtable.games.dust.odds.forces import NOBODY, Force, read_force, stand_in, words
from sandtable.games.dust.odds.modifiers import Modifier, modifiers, strike_modifiers
from sandtable.games.dust.odds.special import Strike, StrikeOdds, check_unanswered, strike
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, SIDES, dice, first_roller
from sandtable.games.dust.ui.browser import MOST_UNITS
from sandtable.games.dust.ui.browser_here import Here, answered
from sandtable.games.dust.ui.facts import BoardFacts
from sandtable.games.dust.ui.odds_here import Assault

ORDER: Final = re.compile(r"(?:(?:attack|raid|bombard) )?([a-z0-9-]+)>([a-z0-9-]+)((?: \d{1,2}[TMFBS])*)")
MOST_RETREATING: Final = 14
"""So many units of a side at most if somebody may retreat (D7.6): there are far more ways then."""
MOST_LINES: Final = 5
"""So many of the likeliest survivors are named for each side."""
FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "kind": str,
    "attack": str,
    "defend": str,
    "centre": bool,
    "capital": bool,
    "neutral": bool,
    "haven": bool,
    "attack_card": str,
    "defend_card": str,
    "attack_retreat": (int, float),
    "defend_retreat": (int, float),
    "first": str,
    "blanks": int,
    "dice": int,
}


def odds_of(facts: BoardFacts, order: str) -> dict[str, Any] | None:
    """The odds of ``attack alaska>yukon 3T 1M``, all units if none are named; without an order those of the battle now.

    A battle of which somebody only thinks is described as JSON, see ``FIELDS``.

    >>> from sandtable.core.registry import game
    >>> from sandtable.games.dust.ui.browser import silent
    >>> rules = game("dust").rules({})
    >>> facts = BoardFacts(rules.start().view(-3), rules, silent())
    >>> found = odds_of(facts, '{"attack": "3T 1F", "defend": "1T", "centre": true}')
    >>> round(found["wins"], 4), found["dice"], found["first"]
    (0.9472, [4, 4], 'attack')
    """
    order = order.strip()
    if order.startswith("{"):
        return _of_any(facts, order)
    return _of_attack(facts, order) if order else _of_battle(facts)


def _of_attack(facts: BoardFacts, order: str) -> dict[str, Any]:
    found = ORDER.fullmatch(order)
    if found is None:
        raise BadInput('say from where and against what, for instance "odds alaska yukon 3T 1M"', "error-odds-which")
    known = facts.rules.domains["area"]
    for name in found.group(1, 2):
        known.number(name)
    assault = Assault(facts, found[1], found[2], found[3].strip())
    assault.check_units()
    report = assault.report()
    return _shown(report.answer) | {"cards": _cards(report.answer)}


def _cards(answer: Odds | RowOdds | StrikeOdds) -> list[str]:
    """The cards that were counted in."""
    question = answer.question if isinstance(answer, Odds) else None
    return _at_work(question.attack_card, question.defend_card) if question else ["", ""]


def _at_work(*cards: str) -> list[str]:
    """Those that can change a battle."""
    return [card if card in AT_WORK else "" for card in cards]


def _of_battle(facts: BoardFacts) -> dict[str, Any] | None:
    """From where the battle stands: with what lies on the table, the cards, and who rolls next."""
    battle = facts.battle
    if battle is None or not all(battle["forces"].values()):
        return None
    here = Here(facts, dict(battle))
    ends = here.ends()
    return {
        "wins": ends.wins,
        "fails": ends.fails,
        "ceases": ends.ceases,
        "losses": list(ends.losses),
        "cards": _at_work(*here.cards),
    }


def _shown(answer: Odds | RowOdds | StrikeOdds) -> dict[str, Any]:
    """The chance to succeed, to fail, of anything else; and the average losses in production points."""
    if isinstance(answer, StrikeOdds):
        return {"wins": float(answer.cleared), "fails": 0.0, "ceases": 0.0, "losses": [0.0, float(answer.losses)]}
    attack, defend = answer.losses
    return {
        "wins": float(answer.attacker),
        "fails": float(answer.defender),
        "ceases": float(answer.cease_fire) if isinstance(answer, Odds) else 0.0,
        "losses": [float(attack), float(defend)],
    }


# The calculator


def _of_any(facts: BoardFacts, text: str) -> dict[str, Any]:
    """The odds of a battle somebody thinks of, by the rules of this table."""
    given = _read(text)
    edition = facts.rules.edition.name
    kind = given.pop("kind", "land")
    attack, defend = (read_force(given.pop(side, "")) for side in ("attack", "defend"))
    if kind in SPECIAL:
        check_unanswered(
            [given.get(card, "") for card in ("attack_card", "defend_card")],
            [given.get(side, 0) for side in ("attack_retreat", "defend_retreat")],
        )
        question = Strike(
            kind=kind,
            attack=attack,
            defend=defend,
            edition=edition,
            capital=given.get("capital", False),
            centre=given.get("centre", False),
            dice=given.get("dice", 0),
        )
        return _struck(question)
    first, blanks = given.pop("first", ""), given.pop("blanks", 0)
    retreat = tuple(float(given.pop(f"{side}_retreat", 0)) for side in ("attack", "defend"))
    most = MOST_RETREATING if any(retreat) else MOST_UNITS
    if max(sum(attack), sum(defend)) > most:
        raise BadInput("a battle of so many different forces is too large to be worked out", "error-odds-large")
    given.pop("dice", 0)
    if first not in ("", *SIDES) or not 0 <= blanks <= 2:
        raise BadInput("say which side rolls first, and after how many blank rolls", "error-odds-which")
    if first or blanks:
        begun = SIDES.index(first) if first else first_roller(list(attack), list(defend), given.get("capital", False))
        given["begun"] = (begun, blanks)
    return _reckoned(
        Question(
            attack=attack, defend=defend, kind=kind, edition=edition, retreat=(retreat[ATTACK], retreat[DEFENCE]),
            **given,
        )
    )  # fmt: skip


def _read(text: str) -> dict[str, Any]:
    """What was asked, with nothing in it that is not known."""
    try:
        given = json.loads(text)
    except ValueError:
        given = None
    if not isinstance(given, dict) or any(
        key not in FIELDS or not isinstance(value, FIELDS[key]) or (isinstance(value, bool) and FIELDS[key] is not bool)
        for key, value in given.items()
    ):
        raise BadInput("this describes no battle", "error-odds-which")
    return given


@lru_cache(maxsize=256)
def _reckoned(question: Question) -> dict[str, Any]:
    answer = answered(question)
    battle = stand_in(question.battle_kind, question.attack, question.defend, question.bonus)
    first = ""
    if question.kind != "sea":
        begun = question.begun[0] if question.begun else None
        first = SIDES[
            first_roller(list(question.attack), list(question.defend), question.counts_as_capital)
            if begun is None
            else begun
        ]
    found = modifiers(question)
    if question.begun:  # who rolls next was said, and follows from nothing
        found = [one for one in found if not one.message.startswith("odds-first")]
    return _shown(answer) | {
        "both": float(answer.both_destroyed),
        "dice": [dice(question.rules, battle, side) for side in (ATTACK, DEFENCE)],
        "first": first,
        "left": [_counts(shares, sum(force)) for shares, force in _sides(question, answer)],
        "likely": [_likely(shares) for shares, _ in _sides(question, answer)],
        "lines": _lines(found),
    }


def _sides(question: Question, answer: Odds) -> list[tuple[Shares, Force]]:
    return [(answer.survivors[ATTACK], question.attack), (answer.survivors[DEFENCE], question.defend)]


def _struck(question: Strike) -> dict[str, Any]:
    answer = strike(question)
    return _shown(answer) | {
        "both": 0.0,
        "dice": [question.all_dice, 0],
        "first": "attack",
        "left": [[], _counts(answer.survivors, sum(question.defend))],
        "likely": [[], _likely(answer.survivors)],
        "lines": _lines(strike_modifiers(question)),
    }


def _counts(shares: Shares, most: int) -> list[float]:
    """The chance that 0, 1, 2 ... units are left."""
    found = [0.0] * (most + 1)
    for force, chance in shares.items():
        found[sum(force)] += float(chance)
    return [round(chance, 5) for chance in found]


def _likely(shares: Shares) -> list[list[Any]]:
    """The likeliest forces that are left, as they are written, with their chances."""
    order = sorted(shares.items(), key=lambda share: (-share[1], share[0]))[:MOST_LINES]
    return [["" if force == NOBODY else words(force), round(float(chance), 5)] for force, chance in order]


def _lines(found: list[Modifier]) -> list[dict[str, Any]]:
    """What the odds depend on: messages for the client, each with its rule."""
    return [{"rule": one.rule, "message": one.message, "values": one.values} for one in found]
