"""What the odds of a battle depend on, each with the rule it comes from.

>>> for one in modifiers(Question.of("3T 1F", "1T", centre=True))[:3]: print(one.rule, one.message, one.values)
D7.2 odds-first-attacker {'attack': 1, 'defend': 0}
D7.3 odds-dice {'attack': 4, 'defend': 4}
D7.3 odds-bonus-centre {'dice': 3}
"""

from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.games.dust.odds.battle import AT_WORK, SIDES, Question
from sandtable.games.dust.odds.forces import stand_in
from sandtable.games.dust.odds.special import BOMBARD, MISSILES, RAID, Strike
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    DROP,
    LANDING,
    SEA_BATTLE,
    dice,
    first_roller,
    lost_at_cease_fire,
    may_withdraw,
    nurse_treats,
    radar_warns,
    rockets_fly,
    supremacy,
    weapon_strikes,
)
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, MECH, ONE_BY_ONE, SUBMARINE, TANK

CARD_RULES: Final = {ability: f"D10.{number}" for number, ability in enumerate(ABILITIES, 1)}
"""D10 has a number for each ability, in this order."""


@dataclass(frozen=True)
class Modifier:
    """A message and the rule behind it."""

    rule: str
    message: str
    values: dict[str, Any] = field(default_factory=dict)
    attack: int = 0
    """In a row of attacks: the one it is about, if it is not about all."""


def modifiers(question: Question) -> list[Modifier]:
    """Everything that shapes this battle."""
    return [
        *_first(question),
        *_dice(question),
        *_victims(question),
        *_retreats(question),
        *_cease_fire(question),
        *_cards(question),
    ]


def _first(question: Question) -> list[Modifier]:
    """D7.2, D7.9: who rolls first, and why."""
    if question.battle_kind == SEA_BATTLE:
        return [Modifier("D7.9", "odds-together")]
    forces = list(question.attack), list(question.defend)
    values = {"attack": supremacy(forces[ATTACK]), "defend": supremacy(forces[DEFENCE])}
    found: list[Modifier] = []
    if question.capital and not question.counts_as_capital:
        found.append(Modifier("D6.10", "odds-plain-capital"))
    if question.counts_as_capital:
        message = "odds-first-capital"
        values = {}
    elif first_roller(*forces, False) == ATTACK:
        message = "odds-first-attacker"
    elif values["attack"] == values["defend"]:
        message = "odds-first-tie"
    else:
        message = "odds-first-defender"
    return [*found, Modifier("D7.2", message, values)]


def _dice(question: Question) -> list[Modifier]:
    """D7.3, D1.6: how many dice, and what they are for."""
    rules = question.rules
    battle = stand_in(question.battle_kind, question.attack, question.defend, question.bonus)
    rolled = {"attack": dice(rules, battle, ATTACK), "defend": dice(rules, battle, DEFENCE)}
    found = [Modifier("D7.3", "odds-dice", rolled)]
    if question.bonus:
        message = "odds-bonus-capital" if question.counts_as_capital else "odds-bonus-centre"
        found.append(Modifier("D7.3", message, {"dice": question.bonus}))
    if question.battle_kind == SEA_BATTLE:
        found.append(Modifier("D1.6", "odds-submarine-dice", {"dice": rules.submarine_combat}))
    return found


def _victims(question: Question) -> list[Modifier]:
    """D7.4, D7.11: who picks whose losses, and how."""
    found: list[Modifier] = []
    for side, enemy in ((ATTACK, question.defend), (DEFENCE, question.attack)):
        if enemy[TANK] + enemy[MECH] and enemy[FIGHTER] + enemy[BOMBER]:
            rule = question.casualties[side]
            found.append(Modifier("D7.4", f"odds-victims-{rule}", {"side": SIDES[side]}))
    if question.neutral:
        found.append(Modifier("D7.11", "odds-neutral"))
    return found


def _retreats(question: Question) -> list[Modifier]:
    """D7.6, D7.9, D7.10, D8.4: who retreats of their own will."""
    rules, kind = question.rules, question.battle_kind
    battle = stand_in(kind, question.attack, question.defend).but(rolls=2)
    found: list[Modifier] = []
    if kind in (LANDING, DROP):
        found.append(Modifier("D7.10" if kind == LANDING else "D10.7", "odds-no-way-back"))
    for side in (ATTACK, DEFENCE):
        chance = question.retreat[side]
        if not chance or (side == DEFENCE and question.neutral):
            continue
        if not may_withdraw(rules, battle, side, False):
            if kind == SEA_BATTLE:
                found.append(Modifier("D7.9", "odds-submarines-stay"))
        elif side == DEFENCE and not question.haven:
            found.append(Modifier("D8.4", "odds-nowhere"))
        else:
            message = "odds-retreat-one" if rules.retreat == ONE_BY_ONE else "odds-retreat-half"
            found.append(Modifier("D7.6", message, {"side": SIDES[side], "chance": chance}))
    if not any(question.retreat):
        found.append(Modifier("D7.6", "odds-no-retreat"))
    return found


def _cease_fire(question: Question) -> list[Modifier]:
    """D7.7, D7.9, D7.10, D10.7: after three blank rolls, and what becomes of the attackers then."""
    kind = question.battle_kind
    if kind == SEA_BATTLE:
        return [Modifier("D7.9", "odds-cease-fire-sea")]
    if lost_at_cease_fire(question.rules, kind):
        return [Modifier("D10.7" if kind == DROP else "D7.10", "odds-cease-fire-lost")]
    return [Modifier("D7.7", "odds-cease-fire-land")]


def _cards(question: Question) -> list[Modifier]:
    """D10: what the cards do here."""
    found: list[Modifier] = []
    for side, card in ((ATTACK, question.attack_card), (DEFENCE, question.defend_card)):
        if not card:
            continue
        if card not in AT_WORK:
            message = "odds-card-idle"
        elif works(question, side, card):
            message = f"odds-card-{card}"
        else:
            message = "odds-card-useless"
        found.append(Modifier(CARD_RULES[card], message, {"side": SIDES[side], "ability": card}))
    return found


def works(question: Question, side: int, card: str) -> bool:
    """Whether an ability can be used in this battle at all."""
    rules = question.rules
    battle = stand_in(
        question.battle_kind, question.attack, question.defend, question.bonus, question.counts_as_capital
    )
    force = battle.forces[side]
    kinds = [kind for kind, count in enumerate(force) if count]
    room = side == ATTACK or question.haven
    if card == "rocket-troops":
        return rockets_fly(rules, battle, side)
    if card == "nurse":
        return room and all(nurse_treats(rules, battle, side, kind) for kind in kinds)
    if card == "secret-weapon":
        return side == ATTACK and question.haven and weapon_strikes(rules, battle, question.neutral)
    if card == "alien-radar":
        return room and all(radar_warns(rules, battle, side, kind) for kind in kinds)
    return card == "sigrid" or force[FIGHTER] + force[BOMBER] > 0


def strike_modifiers(question: Strike) -> list[Modifier]:
    """What shapes a special attack."""
    rule = {RAID: "D9.1", BOMBARD: "D9.2", MISSILES: "D10.11"}[question.kind]
    found = [Modifier(rule, "odds-strike-dice", {"dice": question.all_dice})]
    if question.kind == MISSILES:
        found.append(Modifier("D10.11", "odds-unshielded"))
    elif not question.defend[SUBMARINE]:
        found.append(Modifier("D7.4", "odds-shielded"))
    if sum(1 for count in question.defend if count) > 1:
        message = "odds-strike-best" if question.casualties == "best" else f"odds-victims-{question.casualties}"
        found.append(Modifier("D9.4", message, {"side": SIDES[ATTACK]}))
    found.append(Modifier("D9.4", "odds-unanswered"))
    return found
