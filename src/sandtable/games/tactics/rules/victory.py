"""T21: how a battle ends: wiped out, objective, no objective possible, or the limit; always at the end of a round."""

from typing import ClassVar, Final

from sandtable.core.step import Procedure
from sandtable.games.tactics.rules.board import DEAD, LEFT, Battlefield
from sandtable.games.tactics.rules.cards import AIRCRAFT, SIDES
from sandtable.games.tactics.rules.scenarios import (
    BREAK_THROUGH,
    HOLD_TOGETHER,
    KEEP_BUILDING,
    TAKE_CHARGES,
)

ENDINGS: Final = ("wiped-out", "objective", "points", "draw", "resignation")
NOBODY_YET: Final = -1


class Victory(Procedure[Battlefield]):
    """T21.1: the first of these that holds, in this order."""

    __slots__ = ()
    cites: ClassVar = ("T21.1", "T21.2", "T21.5", "T21.6", "R26", "R39")

    def run(self, s: Battlefield) -> None:
        count_bridge(s)
        gone = [is_wiped_out(s, side) for side in (0, 1)]
        if gone[0] and gone[1]:
            by_points(s)
        elif gone[0] or gone[1]:
            s.win(1 if gone[0] else 0, "wiped-out")
        elif objective(s) != NOBODY_YET:
            s.win(objective(s), "objective")
        elif is_hopeless(s):
            by_points(s)
        elif s.turn >= s.tables.scenario.rounds:
            at_the_limit(s)


def is_wiped_out(s: Battlefield, side: int) -> bool:
    """T21.5, T21.6: all destroyed. Units off the board are not, and who left it safely is not wiped out."""
    own = [u for u in range(len(s.unit)) if s.side[u] == side]
    if any(s.flags[u] & LEFT for u in own):
        return False
    return all(s.flags[u] & DEAD for u in own)


def holders(s: Battlefield, squares: list[int], flying: bool = False) -> list[bool]:
    """R39, T1.6: which sides have a unit there; aircraft count only as enemies who are there."""
    found = [False, False]
    for u in range(len(s.unit)):
        counts = s.at[u] >= 0 and (flying or s.card(u).kind != AIRCRAFT)
        if counts and any(one in squares for one in s.squares(u)):
            found[s.side[u]] = True
    return found


def holder(s: Battlefield, squares: list[int]) -> int:
    """R39: the side that has a unit there and no enemy, -1 if none has."""
    standing, there = holders(s, squares), holders(s, squares, True)
    for side in (0, 1):
        if standing[side] and not there[1 - side]:
            return side
    return NOBODY_YET


def count_bridge(s: Battlefield) -> None:
    """Hold the bridge: at how many ends of rounds running has a side alone held it, counted from a certain round."""
    scenario = s.tables.scenario
    if scenario.goal != HOLD_TOGETHER:
        return
    side = holder(s, scenario.bridge)
    if side == NOBODY_YET or s.turn < scenario.bridge_from:
        s.bridge = 0
    elif side == 0:
        s.bridge = max(s.bridge, 0) + 1
    else:
        s.bridge = min(s.bridge, 0) - 1


def left_ap(s: Battlefield, side: int) -> int:
    """Breakthrough: the AP that have left over the far edge."""
    return sum([s.card(u).ap for u in range(len(s.unit)) if s.side[u] == side and s.flags[u] & LEFT])


def objective(s: Battlefield) -> int:
    """T21.1: the side that has met its objective, -1 if none."""
    scenario = s.tables.scenario
    if scenario.goal == BREAK_THROUGH and left_ap(s, scenario.attacker) >= scenario.exit_ap:
        return scenario.attacker
    if scenario.goal == HOLD_TOGETHER and abs(s.bridge) >= scenario.bridge_rounds:
        return 0 if s.bridge > 0 else 1
    if scenario.goal == TAKE_CHARGES:
        for side in (0, 1):
            if s.charges.count(side) >= scenario.charges_needed:
                return side
    if scenario.goal == KEEP_BUILDING and not holders(s, scenario.keep)[1 - scenario.attacker]:
        return scenario.attacker
    return NOBODY_YET


def is_hopeless(s: Battlefield) -> bool:
    """T21.1: where there are objectives, whether neither side can meet one any more."""
    scenario = s.tables.scenario
    if scenario.goal == TAKE_CHARGES:
        return not could_take(s, 0) and not could_take(s, 1)
    if scenario.goal == HOLD_TOGETHER:
        return not could_hold(s, 0) and not could_hold(s, 1)
    if scenario.goal == BREAK_THROUGH:
        able = [u for u in range(len(s.unit)) if s.side[u] == scenario.attacker and s.is_alive(u)]
        return left_ap(s, scenario.attacker) + sum([s.card(u).ap for u in able]) < scenario.exit_ap
    return False


def could_take(s: Battlefield, side: int) -> bool:
    """Whether a side could still have enough charges: soldiers take those that nobody has."""
    soldiers = any(s.side[u] == side and s.is_alive(u) and s.is_soldier(u) for u in range(len(s.unit)))
    free = s.charges.count(NOBODY_YET) if soldiers else 0
    return s.charges.count(side) + free >= s.tables.scenario.charges_needed


def could_hold(s: Battlefield, side: int) -> bool:
    """Whether a side has the rounds and the units left to hold the bridge long enough."""
    scenario = s.tables.scenario
    if not any(s.side[u] == side and s.is_alive(u) and s.card(u).kind != AIRCRAFT for u in range(len(s.unit))):
        return False
    so_far = max(s.bridge if side == 0 else -s.bridge, 0)
    to_come = scenario.rounds - max(s.turn, scenario.bridge_from - 1)
    return so_far + to_come >= scenario.bridge_rounds


def at_the_limit(s: Battlefield) -> None:
    """T21.1: the round limit: points, unless the scenario says otherwise."""
    scenario = s.tables.scenario
    if scenario.goal == KEEP_BUILDING:
        s.win(1 - scenario.attacker, "objective")  # somebody is still in there
    else:
        by_points(s)


def final_score(s: Battlefield) -> list[int]:
    """T21.2: points for destroyed units and those the scenario adds at the end."""
    scenario, score = s.tables.scenario, s.score[:]
    for squares in scenario.bonus_held:
        side = holder(s, squares)
        if side != NOBODY_YET:
            score[side] += scenario.bonus_each
    side = holder(s, scenario.bridge) if scenario.bonus_bridge else NOBODY_YET
    if side != NOBODY_YET:
        score[side] += scenario.bonus_bridge
    for side in (0, 1):
        score[side] += scenario.bonus_charge * s.charges.count(side)
    return score


def by_points(s: Battlefield) -> None:
    """T21.2, T21.5: more points win; equal points are a draw."""
    score = final_score(s)
    s.tell("scored", allies=score[0], axis=score[1])
    if score[0] == score[1]:
        s.end("draw", [0.0] * len(s.rules.seats))
    else:
        s.win(0 if score[0] > score[1] else 1, "points")


def leader(s: Battlefield) -> str:
    """The side that is ahead, for people who look."""
    score = final_score(s)
    return "" if score[0] == score[1] else SIDES[0 if score[0] > score[1] else 1]
