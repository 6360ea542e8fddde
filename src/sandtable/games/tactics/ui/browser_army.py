"""T16.1: the army builder in the browser: what may be taken, what it costs, and why something may not."""

from collections.abc import Sequence
from typing import Any

from sandtable.games.tactics.rules.army import MOST_IN_ARMY, add_forbidden, cost, end_forbidden, most_copies
from sandtable.games.tactics.rules.cards import SIDES
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.ui.facts import TacticsFacts


def army(facts: TacticsFacts) -> dict[str, Any] | None:
    """The army that is being chosen: what is taken so far, and what there is; nothing for those who only watch."""
    steps, side = facts.view["steps"], facts.viewer_side
    if not steps or steps[0]["step"] != "choose-armies" or not side:
        return None
    rules, limits = facts.rules, facts.rules.limits
    cards = rules.cards
    taken = [word for word in facts.board["picks"][side] if word != "done"]
    pool = [number for number in range(len(cards.card)) if SIDES[cards.side(number)] == side]
    return {
        "taken": taken,
        "complete": "done" in facts.board["picks"][side],
        "ap": limits.ap,
        "vehicles": limits.vehicles,
        "squads": limits.squads,
        "most": MOST_IN_ARMY,
        "pool": [
            {"card": cards.card[number].name, "copies": most_copies(cards, number, limits)}
            for number in pool
            if most_copies(cards, number, limits)
        ],
        **judged(rules, [rules.cards.card_of_unit[rules.unit_names.index(word)] for word in taken]),
    }


def judged(rules: TacticsRules, taken: list[int]) -> dict[str, Any]:
    """What an army of these cards costs, which cards may not be added and why, and why it is not complete."""
    cards, limits = rules.cards, rules.limits
    bans = {card.name: add_forbidden(cards, taken, number, limits) for number, card in enumerate(cards.card)}
    end = end_forbidden(cards, taken, limits)
    return {
        "cost": cost(cards, taken),
        "refused": {name: [ban.rule, ban.message] for name, ban in bans.items() if ban is not None},
        "unfinished": None if end is None else [end.rule, end.message],
    }


def planned(facts: TacticsFacts, units: Sequence[str]) -> dict[str, Any] | None:
    """The same for an army somebody only thinks of; nothing if there are words in it that name no card."""
    number = facts.rules.cards.number
    if any(unit not in number for unit in units):
        return None
    return judged(facts.rules, [number[unit] for unit in units])
