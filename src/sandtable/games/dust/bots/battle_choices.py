"""Decisions in a battle: to fight on or to retreat, whom to hit, and when an ability helps."""

from typing import Final

from sandtable.games.dust.bots.estimate import Forecast, forecast, rolls
from sandtable.games.dust.bots.plans import NEUTRAL_LOSS, Planner, survivors
from sandtable.games.dust.rules.abilities import start_ability
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    SEA_BATTLE,
    Battle,
    dice,
    land_losses,
    lost_at_cease_fire,
    may_withdraw,
    points,
    roller,
    size,
    victims,
)
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, MECH, SUBMARINE, TANK
from sandtable.games.dust.rules.retreat import can_leave
from sandtable.games.dust.rules.tables import ACE, RADAR, WEAPON

PRIDE: Final = 0.1
"""So much better a retreat must be than to fight on."""
ABILITY: Final = 0.12
"""What an ability must bring at least to be used now and not kept for another battle of the round."""
NURSED: Final = 4
"""A nurse is called for so many production points at least."""
LEAST_PRIZE: Final = 0.3
"""Any area is worth a fight."""
DEAREST: Final = (BOMBER, MECH, SUBMARINE, FIGHTER, TANK)


class BattleChoices:
    """A battle as one of its sides sees it."""

    def __init__(self, planner: Planner, battle: Battle, side: int) -> None:
        self.planner = planner
        self.s: DustState = planner.s
        self.battle = battle
        self.side = side
        worth = planner.worth
        area = battle.target
        mine = battle.force_of(side) == planner.seat  # or neutrals', for whom I roll (D7.11)
        foe = battle.force_of(1 - side)
        self.mine = worth.point if mine else NEUTRAL_LOSS * worth.point
        self.theirs = worth.point * (worth.weight[foe] if self.s.is_player(foe) else NEUTRAL_LOSS)
        """What a production point of each side is worth to me."""
        self.prize = LEAST_PRIZE
        """What the area is worth to me."""
        if mine:
            self.prize = max(LEAST_PRIZE, worth.of(area) + worth.denied[area])

    def outcome(self, forces: list[list[int]], first: int, ace: int = -1) -> float:
        """What the battle is worth to me from here on, with these forces."""
        mine, theirs = forces[self.side], forces[1 - self.side]
        if not any(mine):
            return 0.0
        if not any(theirs):
            return self.prize
        there = self.foresee(forces, first, ace)
        if self.side == ATTACK:
            return there.win * self.prize - there.lost * self.mine + there.killed * self.theirs
        return (1.0 - there.win) * self.prize - there.killed * self.mine + there.lost * self.theirs

    def foresee(self, forces: list[list[int]], first: int, ace: int) -> Forecast:
        """How the battle goes on."""
        edition, battle = self.s.tables.edition, self.battle
        aces = battle.ace if ace < 0 else ace
        return forecast(
            forces[ATTACK],
            forces[DEFENCE],
            edition.combat,
            battle.bonus,
            first,
            lost_at_cease_fire(edition, battle.kind),
            aces,
        )

    # D7.6

    def retreat(self) -> list[int]:
        """The units that retreat before the roll: none, or as many as may, the dearest first."""
        s, battle, side = self.s, self.battle, self.side
        none = [0] * KINDS
        limit = may_withdraw(s.tables.edition, battle, side, False)
        force = battle.forces[side]
        leaving = none[:]
        for kind in DEAREST:
            if force[kind] and limit and can_leave(s, battle, side, kind):
                leaving[kind] = min(limit, force[kind])
                limit -= leaving[kind]
        if not any(leaving):
            return none
        staying = [force[kind] - leaving[kind] for kind in range(KINDS)]
        forces = [staying, battle.forces[1]] if side == ATTACK else [battle.forces[0], staying]
        first = roller(battle) if battle.kind != SEA_BATTLE else ATTACK
        better = self.outcome(forces, first) - self.outcome(battle.forces, first)
        return leaving if better > PRIDE * points(leaving) * self.mine else none

    # D7.4

    def losses(self, hits: int) -> int:
        """How many of the hits fall on land units: what helps most, then what costs most."""
        enemy = self.battle.forces[1 - self.side]
        fewest, most = land_losses(enemy, hits)
        best, choice = -1e9, fewest
        for on_land in range(fewest, most + 1):
            value = self.struck(victims(enemy, hits, on_land))
            if value > best + 1e-9:
                best, choice = value, on_land
        return choice

    def struck(self, dead: list[int]) -> float:
        """What the battle is worth when these enemies have died and the enemy rolls."""
        enemy = self.battle.forces[1 - self.side]
        left = [enemy[kind] - dead[kind] for kind in range(KINDS)]
        forces = [left, self.battle.forces[1]] if self.side == DEFENCE else [self.battle.forces[0], left]
        return self.outcome(forces, 1 - self.side) + points(dead) * self.theirs

    # D10

    def again(self, hits: int, sigrid: bool) -> bool:
        """D10.1, D10.10: whether to roll again: all dice, or the blanks."""
        total = dice(self.s.tables.edition, self.battle, self.side)
        enemy = size(self.battle.forces[1 - self.side])
        values: list[float] = []
        for count in range(min(total, enemy) + 1):
            values.append(self.hit(count))
        now = values[min(hits, enemy)]
        if hits >= enemy:
            return False
        chances = rolls(total - hits if sigrid else total)
        hope = 0.0
        for count in range(len(chances)):
            hope += chances[count] * values[min(enemy, count + (hits if sigrid else 0))]
        return hope - now > ABILITY

    def hit(self, hits: int) -> float:
        """What the battle is worth after so many hits."""
        enemy = self.battle.forces[1 - self.side]
        left = survivors(enemy, size(enemy) - hits)
        return self.struck([enemy[kind] - left[kind] for kind in range(KINDS)])

    def at_start(self) -> bool:
        """D10.3, D10.5, D10.8: whether to use the ability one has for the start of a battle."""
        battle = self.battle
        ability = start_ability(self.s, battle, self.side)
        now = self.outcome(battle.forces, battle.first)
        if ability == ACE:
            return self.outcome(battle.forces, battle.first, battle.ace | (1 + self.side)) - now > ABILITY
        if ability == WEAPON:
            return self.prize - now > 2.0 * ABILITY
        if ability == RADAR and self.side == DEFENCE:
            return -now > ABILITY
        return False

    def nurse(self, doomed: list[list[int]]) -> bool:
        """D10.2: whether it is time for the nurse."""
        return points(doomed[self.side]) >= NURSED
