"""What a unit could do with its activation, and what that is worth: every pair of actions that makes sense (T4.1)."""

from typing import Final

from sandtable.games.tactics.bots.thoughts import Thoughts
from sandtable.games.tactics.bots.weights import HOLD
from sandtable.games.tactics.rules.activation import act_ban
from sandtable.games.tactics.rules.acts import (
    ATTACK,
    BRING_BACK,
    CHARGE_ACT,
    HEAL,
    LEAP,
    MOVE,
    NOT_YET,
    NOTHING,
    ORDERS,
    REACTIVATE,
    REBUILD,
    RELOAD_ACT,
    REPAIR,
    SEIZE,
    STRIKE,
    SUSTAINED_ATTACK,
    TANK_HEAD_ACT,
)
from sandtable.games.tactics.rules.board import LOADED
from sandtable.games.tactics.rules.cards import ARTILLERY_STRIKE, CHARGE, COMMAND_SQUAD, JUMP, RELOAD, TANK_HEAD
from sandtable.games.tactics.rules.combat import CALLED, PLAIN, SUSTAINED
from sandtable.games.tactics.rules.combat import CHARGE as CHARGING
from sandtable.games.tactics.rules.command import order_targets
from sandtable.games.tactics.rules.skills import callable_guns, charge_here, damaged_beside, strike_targets
from sandtable.games.tactics.rules.ways import can_exit

STAY: Final = -1
"""In place of the square of a plan: the unit leaves the board."""
LUCK: Final = 1.0 / 3.0
"""T18.2: an order works on a HIT."""
INTERRUPTED: Final = 0.93
"""What is left of an attack that comes after a move and the reactions to it."""
ESCAPE: Final = 0.5
"""How much of a danger that a unit gets out of counts for acting now."""


class Plan:
    """One way to use an activation."""

    __slots__ = ("acts", "gain", "square", "value")

    def __init__(self, acts: list[int], square: int, gain: float, value: float) -> None:
        """``gain``: what it brings at once; ``value``: all of it, with where the unit stands then."""
        self.acts = acts
        self.square = square
        self.gain = gain
        self.value = value


class Planner:
    """Plans of the units of one side on one board."""

    def __init__(self, thoughts: Thoughts) -> None:
        self.thoughts = thoughts
        self.s = thoughts.s
        self._best: dict[int, Plan] = {}

    def best(self, u: int) -> Plan:
        """The best plan of a unit."""
        found = self._best.get(u)
        if found is None:
            found = self._search(u)
            self._best[u] = found
        return found

    def urgency(self, u: int) -> float:
        """Why this unit should be activated now and not later: what it destroys, and the danger it gets out of.

        Who would only walk waits: it may still be shown a target, and the enemy has to come out first.
        """
        thoughts, s = self.thoughts, self.s
        plan = self.best(u)
        if plan.square == STAY:
            return plan.gain
        urgency = plan.gain
        here = s.at[u]
        if here >= 0:
            urgency += ESCAPE * thoughts.fear * (thoughts.danger(u, here) - thoughts.danger(u, plan.square))
            urgency += 0.1 * (plan.value - plan.gain - thoughts.position(u, here))
        if plan.gain <= 0.0:
            urgency -= HOLD * self.watch(u)
        return urgency

    def watch(self, u: int) -> float:
        """What a unit could still do this round if it waited: to enemies who have not moved yet and are near."""
        s, thoughts = self.s, self.thoughts
        if s.at[u] < 0:
            return 0.0
        best = 0.0
        for v in thoughts.enemies:
            if s.is_ready(v) and s.at[v] >= 0 and s.distance(u, v) <= thoughts.useful_range(u, v) + 2:
                best = max(best, thoughts.ideal(u, v))
        return best

    # Searching

    def _search(self, u: int) -> Plan:
        s, thoughts = self.s, self.thoughts
        here = s.at[u]
        found: list[Plan] = []
        if here >= 0:
            stay = thoughts.position(u, here)
            found.append(Plan([NOTHING], here, 0.0, stay - 0.01))
            self._from_here(u, here, stay, found)
            self._skills(u, here, stay, found)
        self._moves(u, here, found)
        best: Plan | None = None
        for plan in found:
            if (best is None or plan.value > best.value) and self._is_allowed(u, plan.acts):
                best = plan
        return best if best is not None else self._anything(u)

    def _is_allowed(self, u: int, acts: list[int]) -> bool:
        if act_ban(self.s, u, NOT_YET, acts[0]) is not None:
            return False
        return len(acts) < 2 or act_ban(self.s, u, acts[0], acts[1]) is None

    def _anything(self, u: int) -> Plan:
        """When nothing makes sense: what is allowed."""
        for first in (MOVE, LEAP, NOTHING, CHARGE_ACT):
            if self._is_allowed(u, [first]):
                return Plan([first, NOTHING] if first == MOVE else [first], max(self.s.at[u], 0), 0.0, 0.0)
        return Plan([NOTHING], max(self.s.at[u], 0), 0.0, 0.0)

    def _from_here(self, u: int, here: int, stay: float, found: list[Plan]) -> None:
        """Attacks from where the unit stands: sustained, or once and then something else."""
        thoughts = self.thoughts
        long = thoughts.blow(u, here, SUSTAINED)
        if long.gain > 0.0:
            value = long.gain + stay + thoughts.relief(u, here, long)
            found.append(Plan([SUSTAINED_ATTACK], here, long.gain, value))
        blow = thoughts.blow(u, here, PLAIN)
        once = blow.gain
        if once <= 0.0:
            return
        stay += thoughts.relief(u, here, blow)
        second = RELOAD_ACT if self.s.card(u).abilities & RELOAD else NOTHING
        found.append(Plan([ATTACK, second], here, once, once + stay + (4.0 if second == RELOAD_ACT else 0.0)))
        for square in thoughts.ends(u):
            value = thoughts.position(u, square) + thoughts.relief(u, square, blow)
            found.append(Plan([ATTACK, MOVE], square, once, once + value))

    def _best_square(self, u: int, squares: list[int]) -> tuple[int, float]:
        best, choice = -1e9, -1
        for square in squares:
            value = self.thoughts.position(u, square)
            if value > best:
                best, choice = value, square
        return choice, best

    def _moves(self, u: int, here: int, found: list[Plan]) -> None:
        """Everything that begins with a move."""
        s, thoughts = self.s, self.thoughts
        abilities = s.abilities(u)
        ends = thoughts.ends(u)
        for square in ends:
            blow = thoughts.blow(u, square, PLAIN)
            standing = thoughts.position(u, square)
            if blow.gain > 0.0:
                # T13.5: whoever moves first can be shot at before it attacks
                value = INTERRUPTED * blow.gain + standing + thoughts.relief(u, square, blow)
                found.append(Plan([MOVE, ATTACK], square, INTERRUPTED * blow.gain, value))
            elif here < 0 or square != here:
                found.append(Plan([MOVE, NOTHING], square, 0.0, standing - 0.02))
            if s.charges and s.is_soldier(u) and self._free_charge(square):
                value = thoughts.goals.seizing()
                found.append(Plan([MOVE, SEIZE], square, value, value + standing))
        leaps = bool(s.card(u).abilities & JUMP)
        for square in thoughts.far_ends(u):
            if square == here:
                continue
            found.append(Plan([LEAP] if leaps else [MOVE, MOVE], square, 0.0, thoughts.position(u, square)))
            if abilities & CHARGE:
                blow = thoughts.blow(u, square, CHARGING)
                if blow.gain > 0.0:
                    value = INTERRUPTED * blow.gain + thoughts.position(u, square) + thoughts.relief(u, square, blow)
                    found.append(Plan([CHARGE_ACT], square, INTERRUPTED * blow.gain, value))
        if here >= 0 and s.tables.scenario.exits:
            self._exits(u, leaps, found)

    def _exits(self, u: int, leaps: bool, found: list[Plan]) -> None:
        value = 0.0
        if can_exit(self.s, u, 1) or can_exit(self.s, u, 2):
            value = self.thoughts.goals.leaving(u)
        if can_exit(self.s, u, 1):
            gain = self.thoughts.attack(u, self.s.at[u], PLAIN)
            if gain > 0.0:
                found.append(Plan([ATTACK, MOVE], STAY, value + gain, value + gain))
            found.append(Plan([MOVE, NOTHING], STAY, value, value))
        elif value > 0.0:
            found.append(Plan([LEAP] if leaps else [MOVE, MOVE], STAY, value, value))

    def _free_charge(self, square: int) -> bool:
        charges = self.s.tables.scenario.charges
        return square in charges and self.s.charges[charges.index(square)] < 0

    # Skills and orders

    def _skills(self, u: int, here: int, stay: float, found: list[Plan]) -> None:
        s, thoughts = self.s, self.thoughts
        abilities = s.card(u).abilities
        hero = s.hero_of(u)
        if hero >= 0:
            abilities |= s.card(hero).abilities
        if s.charges and s.is_soldier(u) and charge_here(s, u) >= 0:
            self._with_other(u, SEIZE, thoughts.goals.seizing(), here, stay, found)
        if abilities & RELOAD and not s.flags[u] & LOADED:
            self._with_other(u, RELOAD_ACT, 0.2 * thoughts.worth[u], here, stay, found)
        if abilities & TANK_HEAD:
            self._with_other(u, TANK_HEAD_ACT, self.mending(u), here, stay, found)
        if abilities & (ARTILLERY_STRIKE | COMMAND_SQUAD):
            self._with_other(u, STRIKE, self.strike(u), here, stay, found)
        if abilities & COMMAND_SQUAD:
            for order in ORDERS:
                self._with_other(u, order, self.order(u, order), here, stay, found)

    def _with_other(self, u: int, skill: int, gain: float, here: int, stay: float, found: list[Plan]) -> None:
        """A skill alone, after an attack, or before the unit moves on."""
        if gain <= 0.0 or act_ban(self.s, u, NOT_YET, skill) is not None:
            return
        once = self.thoughts.attack(u, here, PLAIN)
        if once > 0.0:
            found.append(Plan([ATTACK, skill], here, once + gain, once + gain + stay))
        found.append(Plan([skill, NOTHING], here, gain, gain + stay))
        square, value = self._best_square(u, self.thoughts.ends(u))
        if square >= 0 and skill not in (REBUILD, BRING_BACK):
            found.append(Plan([skill, MOVE], square, gain, gain + value))

    def mending(self, u: int) -> float:
        """T17.24: what Tank Head would repair, if it is enough for the one time in a game."""
        s = self.s
        best = 0.0
        for v in damaged_beside(s, u):
            lost = s.card(v).points - s.points[v]
            if lost >= 2 or s.points[v] == 1:
                best = max(best, self.thoughts.worth[v] * lost / s.card(v).points * 0.7)
        return best

    def strike(self, u: int) -> float:
        """T12.2: the best strike a spotter can call."""
        best = 0.0
        for gun in callable_guns(self.s, u):
            best = max(best, self.strike_by(u, gun))
        return best

    def strike_by(self, u: int, gun: int) -> float:
        """The best strike of one gun."""
        return max([self.shelling(gun, v) for v in strike_targets(self.s, u, gun)], default=0.0)

    def shelling(self, gun: int, v: int) -> float:
        """What a gun that is called does to a unit."""
        s, thoughts = self.s, self.thoughts
        square = s.at[v]
        distance = s.distance(gun, v)
        cover = thoughts.cover(gun, s.at[gun], v, square, s.tables.bare)
        clash = thoughts.estimator.clash(s, gun, v, thoughts.state[gun], thoughts.state[v], distance, cover, CALLED)
        return thoughts.gain(gun, v, clash)

    def order(self, u: int, order: int) -> float:
        """T18: the best an order of a command squad would do."""
        return max([self.order_for(order, v) for v in order_targets(self.s, u, order)], default=0.0)

    def order_for(self, order: int, v: int) -> float:
        """What an order would do for a unit."""
        s, thoughts = self.s, self.thoughts
        card = s.card(v)
        if order == REACTIVATE:
            value = thoughts.attack(v, s.at[v], SUSTAINED)
            for square in thoughts.ends(v):
                value = max(value, thoughts.attack(v, square, PLAIN))
            return LUCK * (value + 1.0)
        if order in (REPAIR, HEAL):
            return 0.6 * card.ap / card.points
        if thoughts.last_round:
            return 0.0
        return LUCK * card.ap * 0.6  # a unit brought back can be lost once more (T18.6)
