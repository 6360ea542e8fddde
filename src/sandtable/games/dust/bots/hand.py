"""Which card to play, and which to throw away."""

from typing import Final

from sandtable.core.bits import members
from sandtable.games.dust.bots.plans import Planner, Thrust
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.editions import BOMBER, COST, FIGHTER, MECH
from sandtable.games.dust.rules.tables import (
    ACE,
    BUILDER,
    DIPLOMAT,
    DROPPER,
    KOSHKA,
    MISSILES,
    NURSE,
    RADAR,
    ROCKETS,
    SIGRID,
    WEAPON,
    DustRules,
)

FIGHTS: Final = 3
"""The abilities that help in a battle do so in one of these."""
IN_BATTLE: Final = {ROCKETS: 0.3, NURSE: 0.25, SIGRID: 0.35}
KEPT: Final = {
    ROCKETS: 0.2,
    NURSE: 0.2,
    WEAPON: 0.4,
    DIPLOMAT: 0.2,
    RADAR: 0.1,
    KOSHKA: 0.1,
    DROPPER: 0.4,
    ACE: 0.2,
    BUILDER: 0.4,
    SIGRID: 0.25,
    MISSILES: 0.35,
}
"""What an ability is worth in general."""
OPPORTUNITY: Final = 0.25
"""An attack beyond those one sees now: new units will make it possible."""
STEP: Final = 0.08
"""A move beyond those one sees now."""


class Hand:
    """Made for one decision of one seat."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.s: DustState = planner.s
        self.seat = planner.seat
        self.thrusts: list[Thrust] = []
        found = planner.thrusts(3)
        order = [(-thrust.gain, number) for number, thrust in enumerate(found) if thrust.gain > 0.0]
        order.sort()
        self.thrusts = [found[number] for _, number in order]
        self.air = False
        self.mechs = 0
        for area in planner.lands:
            force = self.s.force_at(area)
            self.mechs += force[MECH]
            self.air = self.air or force[FIGHTER] + force[BOMBER] > 1

    def value(self, card: int) -> float:
        """What a card brings if it is played this round."""
        rules = self.s.tables
        worth = self.planner.worth
        attacks, gain = self.campaign(rules.card_combat[card], rules.card_movement[card])
        found = gain + worth.point * rules.card_production[card]
        found += OPPORTUNITY * min(1.5, float(rules.card_combat[card] - attacks))
        found += STEP * rules.card_movement[card]
        return found + self.ability(rules.card_ability[card], attacks)

    def campaign(self, attacks: int, moves: int) -> tuple[int, float]:
        """How many of so many attacks one would make with so many moves, and what they gain."""
        used = 0
        gain = 0.0
        goals: set[int] = set()
        armies: set[int] = set()
        for thrust in self.thrusts:
            if used >= attacks:
                break
            if thrust.target in goals or thrust.origin in armies or len(thrust.helpers) > moves:
                continue
            if any(helper in armies for helper in thrust.helpers):
                continue
            used += 1
            gain += thrust.gain
            moves -= len(thrust.helpers)
            goals.add(thrust.target)
            armies.add(thrust.origin)
            armies.update(thrust.helpers)
        return used, gain

    def ability(self, ability: int, attacks: int) -> float:
        """What an ability is worth this round."""
        worth = self.planner.worth
        if ability in IN_BATTLE:
            return IN_BATTLE[ability] * min(attacks, FIGHTS) / FIGHTS
        if ability == BUILDER:
            return COST[MECH] * worth.point if self.s.own_centres(self.seat) else 0.0
        if ability == DROPPER:
            return 0.6 if self.mechs > 2 else 0.3 if self.mechs else 0.0
        if ability == ACE:
            return 0.3 if self.air and attacks else 0.0
        if ability == DIPLOMAT and self.s.tables.players == 2:
            return 0.0
        return KEPT[ability]


def keeping(rules: DustRules, card: int, point: float) -> float:
    """What a card in the hand is worth for a later round."""
    return (
        0.3 * rules.card_combat[card]
        + 0.15 * rules.card_movement[card]
        + point * rules.card_production[card]
        + KEPT[rules.card_ability[card]]
    )


def worst(rules: DustRules, hand: int, point: float) -> int:
    """The card of a hand that is missed least."""
    best, choice = 1e9, -1
    for card in members(hand):
        value = keeping(rules, card, point)
        if value < best:
            best, choice = value, card
    return choice
