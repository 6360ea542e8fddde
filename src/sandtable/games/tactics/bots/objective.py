"""T21: what the scenario wants: what it is worth to stand on a square, and whose loss decides the battle."""

from typing import Final

from sandtable.games.tactics.bots.roads import Roads
from sandtable.games.tactics.bots.weights import COMMANDER, faded
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import AIRCRAFT, COMMAND_SQUAD
from sandtable.games.tactics.rules.reach import gait_of
from sandtable.games.tactics.rules.scenarios import BREAK_THROUGH, HOLD_TOGETHER, KEEP_BUILDING, TAKE_CHARGES
from sandtable.games.tactics.rules.victory import final_score, left_ap
from sandtable.games.tactics.rules.ways import move_value

WIN: Final = 45.0
"""What it is worth, in AP, to meet an objective that ends the battle."""
LAST_ONE: Final = 150.0
"""What it costs to give the battle away at once."""
BOLD: Final = 0.1
CAUTIOUS: Final = 1.1
"""How much losses count at the end of the battle for whoever is not ahead, and for whoever is."""
CROSSING: Final = 22.0
"""What it is worth to hold the bridge at the end of a round."""
STORMING: Final = 5.0
"""What it is worth to be in the enemy's building, and for each activation to be nearer to it."""
INSIDE: Final = 9.0
"""What each further unit in the building is worth to its defender."""


class Goals:
    """The objective as one side sees it now."""

    def __init__(self, s: Battlefield, side: int, roads: Roads) -> None:
        self.s = s
        self.side = side
        self.roads = roads
        self.scenario = s.tables.scenario
        self.left = self.scenario.rounds - s.turn
        """How many rounds are to come after this one."""
        self.attacks = self.scenario.attacker == side
        self._lacking = max(0, self.scenario.exit_ap - left_ap(s, self.scenario.attacker)) if self.scenario.exits else 0

    def caution(self) -> float:
        """How much losses count: more for whoever is ahead, less and less for whoever is not."""
        scenario = self.scenario
        left = max(0, self.left) / scenario.rounds
        if self.attacks:
            return BOLD + (0.7 - BOLD) * left  # whoever has to come cannot wait
        score = final_score(self.s)
        if scenario.goal == KEEP_BUILDING or score[self.side] > score[1 - self.side]:
            return CAUTIOUS
        return BOLD + (1.0 - BOLD) * left

    # Units

    def worth(self, v: int) -> float:
        """What a unit's loss means, in AP, its hero included."""
        s = self.s
        hero = s.hero_of(v)
        ap = float(s.card(v).ap + (s.card(hero).ap if hero >= 0 else 0))
        if s.card(v).abilities & COMMAND_SQUAD:
            ap *= COMMANDER
        square = s.at[v]
        if square < 0:
            return ap
        goal = self.scenario.goal
        if goal == BREAK_THROUGH and s.side[v] == self.scenario.attacker:
            near = self.turns(v, square, self.scenario.exits)
            if near <= self.left + 1:
                ap *= 1.0 + 0.5 * faded(near)
        elif goal == HOLD_TOGETHER and square in self.scenario.bridge:
            ap *= 1.4
        elif goal == KEEP_BUILDING and s.side[v] != self.scenario.attacker and square in self.scenario.keep:
            ap *= 1.35
        elif goal == TAKE_CHARGES and s.is_soldier(v):
            ap *= 1.15
        return ap

    # Places

    def turns(self, u: int, square: int, places: list[int]) -> float:
        """How many activations with two moves each a unit needs to the nearest of these squares, with a fraction."""
        s = self.s
        gait = gait_of(s, u)
        nearest = min([self.roads.to(gait, place)[square] for place in places])
        return nearest / (2.0 * max(1, move_value(s, u)))

    def standing(self, u: int, square: int) -> float:
        """What it is worth for the objective that a unit of this side ends its activation there."""
        goal = self.scenario.goal
        found = self._held_places(u, square)
        if goal == BREAK_THROUGH:
            found += self._breaking_through(u, square)
        elif goal == HOLD_TOGETHER:
            found += self._bridge(u, square)
        elif goal == TAKE_CHARGES:
            found += self._charges(u, square)
        elif goal == KEEP_BUILDING:
            found += self._building(u, square)
        return found

    def friends_on(self, u: int, squares: list[int]) -> int:
        """How many others of this side stand on these squares."""
        s = self.s
        count = 0
        for v in range(len(s.unit)):
            mine = s.side[v] == s.side[u] and v != u and s.at[v] >= 0 and not s.leads(v)
            if mine and s.card(v).kind != AIRCRAFT and s.at[v] in squares:
                count += 1
        return count

    def enemies_on(self, squares: list[int]) -> int:
        """How many enemies stand on these squares."""
        s = self.s
        return len([v for v in range(len(s.unit)) if s.side[v] != self.side and s.at[v] in squares and s.at[v] >= 0])

    def _held_places(self, u: int, square: int) -> float:
        scenario = self.scenario
        if not scenario.bonus_held or self.s.card(u).kind == AIRCRAFT:
            return 0.0
        urgency = 1.0 if self.left <= 0 else 0.55 if self.left == 1 else 0.35 if self.left <= 3 else 0.2
        best = 0.0
        for place in scenario.bonus_held:
            held = self.friends_on(u, place)
            value = scenario.bonus_each * urgency * (0.15 if held else 1.0)
            if square not in place:
                turns = self.turns(u, square, place)
                if self.left <= 0 or turns > self.left + 1:
                    continue
                value *= 0.7 * faded(2.0 * turns)
            best = max(best, value)
        return best

    def _breaking_through(self, u: int, square: int) -> float:
        if not self.attacks:
            return self._blocking(u, square)
        turns = self.turns(u, square, self.scenario.exits)
        if turns > self.left + 0.5:
            return 0.0
        return 0.8 * self.leaving(u) * faded(1.3 * (turns + 0.3))

    def _blocking(self, u: int, square: int) -> float:
        """A defender does not let the enemy get past: it stays nearer to the exits than they are."""
        turns = self.turns(u, square, self.scenario.exits)
        return -1.0 * max(0.0, turns - 2.0)

    def leaving(self, u: int) -> float:
        """What it is worth that a unit leaves the board."""
        s = self.s
        hero = s.hero_of(u)
        ap = float(s.card(u).ap + (s.card(hero).ap if hero >= 0 else 0))
        bonus = ap if self.scenario.bonus_left else 0.0
        return bonus + WIN * (min(1.0, ap / self._lacking) if self._lacking else 0.0)

    def _bridge(self, u: int, square: int) -> float:
        s, scenario = self.s, self.scenario
        if s.card(u).kind == AIRCRAFT:
            return 0.0
        early = scenario.bridge_from - s.turn
        urgency = 1.0 if early <= 0 else 0.6 if early == 1 else 0.4
        value = float(scenario.bonus_bridge) if self.left <= 0 else CROSSING * urgency
        run = s.bridge if self.side == 0 else -s.bridge
        if abs(run) >= scenario.bridge_rounds - 1 and early <= 0:
            value += WIN  # to win now, or not to lose
        held = self.friends_on(u, scenario.bridge)
        if held:
            value *= 0.45 if held == 1 else 0.2
        if square in scenario.bridge:
            return value
        return 0.55 * value * faded(2.0 * self.turns(u, square, scenario.bridge))

    def _charges(self, u: int, square: int) -> float:
        s = self.s
        if not s.is_soldier(u):
            return 0.0
        best = 0.0
        gait = gait_of(s, u)
        for number, place in enumerate(self.scenario.charges):
            if s.charges[number] >= 0:
                continue
            road = self.roads.to(gait, place)
            turns = road[square] / (2.0 * max(1, move_value(s, u)))
            if turns > self.left + 1:
                continue
            value = self.seizing() * faded(1.5 * turns)
            rivals = 0
            for v in range(len(s.unit)):
                other = v != u and s.side[v] == self.side and s.at[v] >= 0 and s.is_soldier(v) and not s.leads(v)
                if other and road[s.at[v]] < road[square]:
                    rivals += 1
            best = max(best, value * (0.35 if rivals else 0.8))
        return best

    def seizing(self) -> float:
        """What it is worth to take a charge now."""
        s, scenario = self.s, self.scenario
        mine, theirs = s.charges.count(self.side), s.charges.count(1 - self.side)
        value = float(scenario.bonus_charge) + WIN * (mine + 1) / scenario.charges_needed * 0.6
        if theirs >= scenario.charges_needed - 1:
            value += WIN * 0.5
        return value

    def _building(self, u: int, square: int) -> float:
        s, keep = self.s, self.scenario.keep
        if self.attacks:
            return STORMING if square in keep else -STORMING * min(6.0, self.turns(u, square, keep))
        if s.card(u).kind == AIRCRAFT:
            return 0.0
        others = self.friends_on(u, keep)
        if square in keep:
            return INSIDE if others else INSIDE + LAST_ONE
        return 0.0
