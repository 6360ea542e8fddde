"""What an attack does on average: how much of a unit falls and how likely all of it does, by the rules' own numbers.

Dice are added up exactly, row by row, up to the points of the target. Left out is only what cannot be known before: who
among the miniatures falls, so a squad that strikes back is taken to be as strong as its numbers say.
"""

from typing import Final

from sandtable.games.tactics.rules.board import FIGURES, LIMITED, LOADED, MOVED, Battlefield
from sandtable.games.tactics.rules.cards import (
    ALL_IN_ONE,
    BADASS,
    BERSERK,
    BLANK,
    DAMAGE_RESILIENT,
    HEROIC_ATTACK,
    HIT,
    KILL,
    SPOTTER,
    SQUAD,
    THE_UNIT,
    Card,
    Row,
)
from sandtable.games.tactics.rules.combat import (
    CALLED,
    CHARGE,
    PLAIN,
    SUSTAINED,
    carriers,
    damage_a_hit,
    dice,
    fires_in_charge,
    minds_cover,
    rounds_at_most,
)
from sandtable.games.tactics.rules.cover import NO_COVER, symbol

ONE_THIRD: Final = 1.0 / 3.0
LONGEST_CHAIN: Final = 6
"""How often a laser is taken to go on (T20.5)."""
MOST_KEPT: Final = 60_000
"""How many results are kept before all are forgotten."""

Spread = list[float]
"""How likely each number of points of damage is; the last place stands for all that is left and more."""

_SPREADS: Final[dict[tuple[float, float, int, int, int], Spread]] = {}


def hit_chance(inverted: bool, repeats: int) -> float:
    """A die that is rolled again so often if it misses (T4.3, T17.8, T17.23).

    >>> round(hit_chance(False, 1), 4)
    0.5556
    """
    once = 2.0 * ONE_THIRD if inverted else ONE_THIRD
    missed = 1.0
    for _ in range(repeats + 1):
        missed *= 1.0 - once
    return 1.0 - missed


def save_chance(sign: int) -> float:
    """T8.1: how likely cover saves a hit."""
    return ONE_THIRD if sign == HIT else 2.0 * ONE_THIRD if sign == BLANK else 0.0


def added(a: Spread, b: Spread) -> Spread:
    """The sum of two damages, no more than fits.

    >>> added([0.5, 0.5, 0.0], [0.5, 0.5, 0.0])
    [0.25, 0.5, 0.25]
    """
    last = len(a) - 1
    found = [0.0] * (last + 1)
    for i in range(last + 1):
        one = a[i]
        if one == 0.0:
            continue
        for j in range(last + 1):
            other = b[j]
            if other != 0.0:
                found[i + j if i + j < last else last] += one * other
    return found


def binomial(count: int, chance: float, size: int) -> Spread:
    """How many of so many dice succeed, as damage up to ``size``."""
    found = [0.0] * (size + 1)
    found[0] = 1.0
    for _ in range(count):
        for k in range(size, 0, -1):
            if k == size:
                found[k] += found[k - 1] * chance
            else:
                found[k] = found[k] * (1.0 - chance) + found[k - 1] * chance
        found[0] *= 1.0 - chance
    return found


def of_a_hit(row: Row, armour: int, size: int, save: float, inverted: bool, resilient: bool) -> Spread:
    """What one HIT does: its damage, a laser's chain, a phaser's dice; less what is saved and shrugged off."""
    stays = 2.0 * ONE_THIRD if resilient else 1.0
    value = damage_a_hit(row, armour)
    if value == KILL:
        found = [0.0] * (size + 1)
        found[size] += 1.0 - save
        found[0] += save
        return found
    if row.phaser:
        return binomial(row.damage[armour], ONE_THIRD * stays, size)
    single = binomial(value, stays, size)
    for k in range(size + 1):
        single[k] *= 1.0 - save
    single[0] += save
    if not row.laser:
        return single
    on = 2.0 * ONE_THIRD if inverted else ONE_THIRD
    chain = single
    for _ in range(LONGEST_CHAIN):
        further = added(single, chain)
        chain = [single[k] * (1.0 - on) + further[k] * on for k in range(size + 1)]
    return chain


def of_a_row(count: int, chance: float, hit: Spread, key: tuple[float, float, int, int, int]) -> Spread:
    """What so many dice do, each of which hits with this chance; kept by ``key``, which says all of it."""
    kept = _SPREADS.get(key)
    if kept is not None:
        return kept
    size = len(hit) - 1
    die = [one * chance for one in hit]
    die[0] += 1.0 - chance
    found = [0.0] * (size + 1)
    found[0] = 1.0
    power = die
    left = count
    while left:  # by squaring: eighty dice are seven sums
        if left & 1:
            found = added(found, power)
        left >>= 1
        if left:
            power = added(power, power)
    if len(_SPREADS) > MOST_KEPT:
        _SPREADS.clear()
    _SPREADS[key] = found
    return found


class Clash:
    """What an attack is expected to do: shares of the target and, by its striking back, of the attacker."""

    __slots__ = ("back_kill", "back_share", "close", "kill", "share")

    def __init__(self, share: float, kill: float, back_share: float, back_kill: float, close: bool) -> None:
        """``share``: the part of its points a unit loses; ``kill``: how likely all; ``close``: C rows are in it."""
        self.share = share
        self.kill = kill
        self.back_share = back_share
        self.back_kill = back_kill
        self.close = close


HARMLESS: Final = Clash(0.0, 0.0, 0.0, 0.0, False)


def share_of(spread: Spread) -> float:
    """The part of a unit that falls on average."""
    size = len(spread) - 1
    total = 0.0
    for k in range(size + 1):
        total += spread[k] * k
    return total / size


def unit_points(s: Battlefield, v: int) -> int:
    """What a unit and its hero can lose."""
    hero = s.hero_of(v)
    return s.points[v] + (s.points[hero] if hero >= 0 else 0)


def is_shielded(s: Battlefield, v: int) -> bool:
    """T17.16: whether attacks on a unit do nothing this round."""
    hero = s.hero_of(v)
    return bool((s.lasting[v] | (s.lasting[hero] if hero >= 0 else 0)) & HEROIC_ATTACK)


def has_ammunition(s: Battlefield, w: int, squad: int, row: Row) -> int:
    """T20.1: the rounds a row can fire now."""
    badass = (s.abilities(squad) | s.card(w).abilities) & BADASS
    left = row.limited if badass else s.ammunition[w * LIMITED + row.slot]
    return rounds_at_most(s.card(w).kind, left, s.points[w], 0)


class Estimator:
    """Keeps what it has worked out: units in the same state do the same to each other."""

    def __init__(self) -> None:
        self._states: dict[tuple[int, ...], int] = {}
        self._clashes: dict[tuple[int, int, int, int, int], Clash] = {}

    def state_of(self, s: Battlefield, u: int) -> int:
        """A number for all of a unit that an attack depends on, its hero included."""
        key = [s.unit[u], s.points[u], s.flags[u] & (LOADED | MOVED), s.lasting[u]]
        key += s.figures[u * FIGURES : u * FIGURES + FIGURES]
        key += s.ammunition[u * LIMITED : u * LIMITED + LIMITED]
        hero = s.hero_of(u)
        if hero >= 0:
            key += [s.unit[hero], s.points[hero], s.lasting[hero], s.flags[hero] & LOADED]
            key += s.ammunition[hero * LIMITED : hero * LIMITED + LIMITED]
        whole = tuple(key)
        number = self._states.get(whole)
        if number is None:
            if len(self._states) > MOST_KEPT:
                self._states.clear()
                self._clashes.clear()
            number = len(self._states)
            self._states[whole] = number
        return number

    def clash(
        self, s: Battlefield, u: int, v: int, one: int, other: int, distance: int, cover: int, mode: int
    ) -> Clash:
        """What ``u`` does to ``v`` at a distance in cover; ``one`` and ``other`` are their states.

        Sight is taken for granted. ``cover`` has 4 added if the target stands in a building.
        """
        key = (one, other, distance, cover, mode)
        found = self._clashes.get(key)
        if found is None:
            found = work_out(s, u, v, distance, cover, mode)
            if len(self._clashes) > MOST_KEPT:
                self._clashes.clear()
            self._clashes[key] = found
        return found


def work_out(s: Battlefield, u: int, v: int, distance: int, cover: int, mode: int) -> Clash:
    """See ``Estimator.clash``."""
    size = unit_points(s, v)
    if size <= 0 or is_shielded(s, v):
        return HARMLESS
    far, near = spreads(s, u, v, distance, cover, mode, False)
    both = added(far, near)
    share, kill = share_of(both), both[size]
    if near[0] > 0.9999:
        return Clash(share, kill, 0.0, 0.0, False)
    back_share = back_kill = 0.0
    ours = unit_points(s, u)
    if ours > 0 and not is_shielded(s, u):
        back = spreads(s, v, u, distance, 0, PLAIN, True)[1]
        # T11.1: what the other rows left of the target strikes back
        left = 1.0 - share_of(far)
        back_share, back_kill = share_of(back) * left, back[ours] * left * left
    return Clash(share, kill, back_share, back_kill, True)


def spreads(
    s: Battlefield, u: int, v: int, distance: int, cover: int, mode: int, only_close: bool
) -> tuple[Spread, Spread]:
    """The damage of the ranged rows, and of the C rows."""
    size = unit_points(s, v)
    far = [0.0] * (size + 1)
    far[0] = 1.0
    near = far
    hero = s.hero_of(u)
    for w in [u] if hero < 0 else [u, hero]:
        for row in s.card(w).rows:
            if row.low > distance or row.high < distance or (only_close and not row.close):
                continue
            if mode == CALLED and not row.artillery:
                continue
            one = row_spread(s, u, w, row, v, size, cover, mode, -1)
            if one is None:
                continue
            if row.close:
                near = added(near, one)
            else:
                far = added(far, one)
    return far, near


def row_spread(
    s: Battlefield, u: int, w: int, row: Row, v: int, size: int, cover: int, mode: int, rounds: int
) -> Spread | None:
    """What one row of ``w``, who fights with ``u``, does to a unit; nothing if it cannot be fired.

    ``rounds`` of limited ammunition, -1: all that can be fired.
    """
    card = s.card(v)
    armour = card.armour
    if not row.dice[armour] or (mode == CHARGE and not fires_in_charge(row)):
        return None
    if (row.artillery or row.reload) and not s.flags[w] & LOADED:
        return None
    shots = 0
    if row.by == THE_UNIT:
        shots = has_ammunition(s, w, u, row) if rounds < 0 else rounds
        if shots <= 0:
            return None
    figures = s.figures[w * FIGURES : w * FIGURES + FIGURES]
    times = carriers(row, figures, s.points[w], shots)
    if not times:
        return None
    doubled = bool((s.lasting[w] | (s.lasting[u] if w != u else 0)) & ALL_IN_ONE)
    count = dice(row, armour, times, s.miniatures(v), doubled, not s.flags[v] & MOVED)
    inverted = bool(s.card(u).abilities & SPOTTER)
    mate = s.mate[w]
    berserk = bool((s.lasting[w] | (s.lasting[mate] if mate >= 0 else 0)) & BERSERK)
    chance = hit_chance(inverted, (1 if mode == SUSTAINED else 0) + (1 if berserk else 0))
    save = row_save(s, card, row, cover)
    resilient = bool(card.abilities & DAMAGE_RESILIENT)
    hit = of_a_hit(row, armour, size, save, inverted, resilient)
    kind = damage_a_hit(row, armour) * 8 + (1 if row.laser else 2 if row.phaser else 0) + (4 if resilient else 0)
    return of_a_row(count, chance, hit, (chance, save, kind, size, count))


def row_save(s: Battlefield, card: Card, row: Row, cover: int) -> float:
    """How likely cover saves a hit of a row."""
    if card.kind != SQUAD or cover & 3 == NO_COVER:
        return 0.0
    if not minds_cover(row, s.tables.rule_set.plunging_artillery, cover >= 4):
        return 0.0
    return save_chance(symbol(card, cover & 3))
