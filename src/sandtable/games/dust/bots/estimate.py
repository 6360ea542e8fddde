"""How a battle will probably go, as a player sees it at a glance; ``odds`` knows it exactly, but takes its time.

``forecast`` follows the dice to the end, and is wrong only in the order in which units die. ``quick_estimate`` is a
formula for the many battles that are thought of and never fought. Nobody retreats of their own will in either.
"""

from math import exp, log
from typing import Final

from sandtable.games.dust.rules.combat import ATTACK, DEFENCE
from sandtable.games.dust.rules.editions import BOMBER, COST, FIGHTER, MECH, SUBMARINE, TANK

LARGEST: Final = 250
"""Both sides' units multiplied: up to here the dice are followed, a larger battle is thought of as half as large."""
REMEMBERED: Final = 20000
"""So many battles are remembered."""

TOGETHER: Final = 2
"""D7.9: nobody rolls first at sea."""
SLOPE: Final = 0.11
STEEPER: Final = 1.11
FIRST_ROLL: Final = 1.17
SHIFT: Final = -0.3
BONUS: Final = 1.4
"""The numbers of ``quick_estimate``, fitted to ``forecast``: bonus dice count for more, as they never die."""

_rolls: list[list[float]] = [[1.0]]
_seen: dict[tuple[int, ...], "Forecast"] = {}


class Forecast:
    """How a battle ends, on average; losses and what is left are production points."""

    __slots__ = ("killed", "left", "lost", "win")

    def __init__(self, win: float, lost: float, killed: float, left: float) -> None:
        self.win = win
        """The chance that the attackers move in."""
        self.lost = lost
        self.killed = killed
        """What the attacker and the defender lose."""
        self.left = left
        """How many attackers move in, if they do."""


def rolls(dice: int) -> list[float]:
    """D1.4: the chance of each number of hits.

    >>> [round(chance, 3) for chance in rolls(2)]
    [0.444, 0.444, 0.111]
    """
    while len(_rolls) <= dice:
        last = _rolls[-1]
        more = [chance * 2.0 / 3.0 for chance in last]
        more.append(0.0)
        for hits in range(len(last)):
            more[hits + 1] += last[hits] / 3.0
        _rolls.append(more)
    return _rolls[dice]


def dying(force: list[int], combat: list[int], ace: bool) -> tuple[list[int], list[int]]:
    """The dice that are left and the points that are lost after each loss, from none to all.

    D7.4: tanks shield mechs and fighters shield bombers; the enemy takes land units or aircraft first, whichever roll
    more dice a unit.

    >>> dying([2, 1, 1, 0, 0], [1, 2, 1, 2, 1], False)
    ([5, 4, 3, 1, 0], [0, 2, 4, 9, 12])
    """
    more = 1 if ace else 0
    land = force[TANK] + force[MECH]
    air = force[FIGHTER] + force[BOMBER]
    land_dice = force[TANK] * combat[TANK] + force[MECH] * combat[MECH]
    air_dice = force[FIGHTER] * (combat[FIGHTER] + more) + force[BOMBER] * (combat[BOMBER] + more)
    order = [TANK, MECH, FIGHTER, BOMBER, SUBMARINE]
    if land_dice * air <= air_dice * land:
        order = [FIGHTER, BOMBER, TANK, MECH, SUBMARINE]
    left = land_dice + air_dice + force[SUBMARINE] * combat[SUBMARINE]
    dice, points = [left], [0]
    lost = 0
    for kind in order:
        each = combat[kind] + (more if kind in (FIGHTER, BOMBER) else 0)
        for _ in range(force[kind]):
            left -= each
            lost += COST[kind]
            dice.append(left)
            points.append(lost)
    return dice, points


def forecast(
    attack: list[int], defence: list[int], combat: list[int], bonus: int, first: int, doomed: bool, aces: int = 0
) -> Forecast:
    """How a battle goes: ``first`` rolls first, ``doomed`` attackers die at a cease-fire, ``aces`` is a set of sides.

    >>> there = forecast([3, 0, 1, 0, 0], [1, 0, 0, 0, 0], [1, 2, 1, 2, 1], 3, 0, False)
    >>> round(there.win, 3)
    0.947
    """
    key = (*attack, *defence, combat[SUBMARINE], bonus, first, doomed, aces)
    found = _seen.get(key)
    if found is None:
        if sum(attack) * sum(defence) > LARGEST:
            half = forecast(halved(attack), halved(defence), combat, (bonus + 1) // 2, first, doomed, aces)
            found = Forecast(half.win, 2.0 * half.lost, 2.0 * half.killed, 2.0 * half.left)
        else:
            mine = dying(attack, combat, aces & 1 != 0)
            theirs = dying(defence, combat, aces & 2 != 0)
            found = _at_sea(mine, theirs) if attack[SUBMARINE] else _on_land(mine, theirs, bonus, first, doomed)
        if len(_seen) >= REMEMBERED:
            _seen.clear()
        _seen[key] = found
    return found


def halved(force: list[int]) -> list[int]:
    """Half of a force, rounded up."""
    return [(count + 1) // 2 for count in force]


def _on_land(
    mine: tuple[list[int], list[int]], theirs: tuple[list[int], list[int]], bonus: int, first: int, doomed: bool
) -> Forecast:
    """D7.5, D7.7: by turns, until one side is gone or three rolls in a row have missed.

    ``to_roll[i][j]`` is the chance to come to the point where i attackers and j defenders are dead and the attacker
    rolls next; ``to_be_hit`` the same for the defender.
    """
    my_dice, my_points = mine
    their_dice, their_points = theirs
    attackers, defenders = len(my_dice) - 1, len(their_dice) - 1
    to_roll = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    to_be_hit = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    if first == ATTACK:
        to_roll[0][0] = 1.0
    else:
        to_be_hit[0][0] = 1.0
    win = lost = killed = left = 0.0
    all_mine = my_points[attackers]
    for i in range(attackers):
        row, hit_row = to_roll[i], to_be_hit[i]
        chances = rolls(my_dice[i])
        miss = chances[0]
        alive = attackers - i
        for j in range(defenders):
            x, y = row[j], hit_row[j]
            if x + y < 1e-7:
                continue
            answers = rolls(their_dice[j] + bonus)
            missed = answers[0]
            over = x * miss * missed * miss + y * missed * miss * missed
            lost += over * (all_mine if doomed else my_points[i])
            killed += over * their_points[j]
            x, y = x + x * miss * missed + y * missed, y + x * miss + y * missed * miss
            # the attacker rolls
            rest = x * (1.0 - miss)
            for hits in range(1, min(len(chances), defenders - j)):
                chance = x * chances[hits]
                rest -= chance
                hit_row[j + hits] += chance
            if len(chances) > defenders - j and rest > 0.0:
                win += rest
                left += rest * alive
                lost += rest * my_points[i]
                killed += rest * their_points[defenders]
            # the defender rolls
            rest = y * (1.0 - missed)
            for hits in range(1, min(len(answers), alive)):
                chance = y * answers[hits]
                rest -= chance
                to_roll[i + hits][j] += chance
            if len(answers) > alive and rest > 0.0:
                lost += rest * all_mine
                killed += rest * their_points[j]
    return Forecast(win, lost, killed, left / win if win > 0.0 else 0.0)


def _at_sea(mine: tuple[list[int], list[int]], theirs: tuple[list[int], list[int]]) -> Forecast:
    """D7.9: both roll at the same time, until one side or both are gone or three pairs of rolls have missed."""
    my_dice, my_points = mine
    their_dice, their_points = theirs
    attackers, defenders = len(my_dice) - 1, len(their_dice) - 1
    here = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    here[0][0] = 1.0
    win = lost = killed = left = 0.0
    for i in range(attackers + 1):
        for j in range(defenders + 1):
            chance = here[i][j]
            if chance < 1e-7:
                continue
            if i == attackers or j == defenders:
                if i < attackers:
                    win += chance
                    left += chance * (attackers - i)
                lost += chance * my_points[i]
                killed += chance * their_points[j]
                continue
            mine_hit, theirs_hit = rolls(my_dice[i]), rolls(their_dice[j])
            missed = mine_hit[0] * theirs_hit[0]
            over = chance * missed * missed * missed
            lost += over * my_points[i]
            killed += over * their_points[j]
            chance = (chance - over) / (1.0 - missed)
            for hits in range(len(mine_hit)):
                to = min(defenders, j + hits)
                part = chance * mine_hit[hits]
                for answer in range(len(theirs_hit)):
                    if hits or answer:
                        here[min(attackers, i + answer)][to] += part * theirs_hit[answer]
    return Forecast(win, lost, killed, left / win if win > 0.0 else 0.0)


def quick_estimate(dice: float, units: float, their_dice: float, their_units: float, bonus: int, first: int) -> float:
    """About the chance of an attack: what counts is dice times units, and who rolls first (at sea both: ``TOGETHER``).

    >>> round(quick_estimate(4, 4, 1, 1, 3, 0), 2)
    0.95
    """
    if dice <= 0.0:
        return 0.0
    if their_dice <= 0.0:
        return 1.0
    edge = log(dice * units / ((their_dice + BONUS * bonus) * their_units))
    edge *= SLOPE + STEEPER * log(units + their_units)
    edge += SHIFT
    if first == ATTACK:
        edge += FIRST_ROLL
    elif first == DEFENCE:
        edge -= FIRST_ROLL
    if edge > 20.0:
        return 1.0
    return 1.0 / (1.0 + exp(-edge)) if edge > -20.0 else 0.0


def share_lost(win: float) -> float:
    """About the share of an attacking force that dies, if it wins with this chance."""
    return (1.0 - win) * (1.0 + 0.5 * win) + 0.05 * win
