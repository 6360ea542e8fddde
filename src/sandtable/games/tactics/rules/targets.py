"""T7.1, T10: which targets a weapon row has: in range, seen, of a class it can hurt, with ammunition left."""

from typing import Final

from sandtable.games.tactics.rules.board import FIGURES, LIMITED, LOADED, MOVED, Battlefield
from sandtable.games.tactics.rules.cards import ALL_IN_ONE, BADASS, THE_UNIT, Row
from sandtable.games.tactics.rules.combat import (
    CHARGE,
    CRATE_CLASS,
    TRAP_CLASS,
    carriers,
    dice,
    fires_in_charge,
    rounds_at_most,
)
from sandtable.games.tactics.rules.ground import SMOKE
from sandtable.games.tactics.rules.sight import UNSEEN, without

ROWS: Final = 8
"""A card has fewer weapon rows than this; (slot, row) is written slot * ROWS + row."""


def rows_of(s: Battlefield, u: int) -> list[int]:
    """T7.6, T15.2: all rows of a unit as it attacks: the squad's, then its hero's, C rows last."""
    hero = s.hero_of(u)
    far: list[int] = []
    close: list[int] = []
    for one in [u] if hero < 0 else [u, hero]:
        for number, row in enumerate(s.card(one).rows):
            (close if row.close else far).append(one * ROWS + number)
    return far + close


def row_at(s: Battlefield, place: int) -> Row:
    """The row such a number stands for."""
    return s.card(place // ROWS).rows[place % ROWS]


def count_of(s: Battlefield, place: int, rounds: int) -> int:
    """How often the dice of a row count now."""
    u = place // ROWS
    figures = s.figures[u * FIGURES : u * FIGURES + FIGURES]
    return carriers(row_at(s, place), figures, s.points[u], rounds)


def is_doubled(s: Battlefield, u: int) -> bool:
    """T17.4, T17.27: whether All In One counts for a unit's rows; a hero has it from their squad, not the reverse."""
    if s.lasting[u] & ALL_IN_ONE:
        return True
    return s.leads(u) and bool(s.lasting[s.mate[u]] & ALL_IN_ONE)


def dice_against(s: Battlefield, place: int, v: int, rounds: int) -> int:
    """T7.3, T19, T20.2: the dice of a row against a unit, as both are now."""
    row = row_at(s, place)
    burst = not s.flags[v] & MOVED
    doubled = is_doubled(s, place // ROWS)
    return dice(row, s.card(v).armour, count_of(s, place, rounds), s.miniatures(v), doubled, burst)


def dice_at_element(s: Battlefield, place: int, square: int, rounds: int) -> int:
    """T9.1, T20.8: the dice of a row against a cover element, which never moves."""
    armour = element_class(s, square)
    return dice(row_at(s, place), armour, count_of(s, place, rounds), 1, is_doubled(s, place // ROWS), True)


def rounds_left(s: Battlefield, place: int) -> int:
    """T20.1, T17.7: how many rounds of a limited row can be fired in this attack, other rows apart."""
    u, row = place // ROWS, row_at(s, place)
    squad = s.mate[u] if s.leads(u) else u
    badass = (s.abilities(squad) | s.card(u).abilities) & BADASS
    left = row.limited if badass else s.ammunition[u * LIMITED + row.slot]
    return rounds_at_most(s.card(u).kind, left, s.points[u], 0)


def can_fire(s: Battlefield, place: int, mode: int) -> bool:
    """Whether a row can be used at all: carriers alive, ammunition left, loaded, allowed in a charge (T17.12)."""
    u, row = place // ROWS, row_at(s, place)
    if mode == CHARGE and not fires_in_charge(row):
        return False
    if (row.artillery or row.reload) and not s.flags[u] & LOADED:
        return False
    if row.by == THE_UNIT:
        return rounds_left(s, place) > 0
    return count_of(s, place, 0) > 0


def in_smoke(s: Battlefield, u: int) -> bool:
    """T2.1: who stands in smoke neither attacks nor is attacked."""
    terrain = s.tables.ground.terrain
    return any(terrain[square] == SMOKE for square in s.squares(u))


def enemies(s: Battlefield, u: int) -> list[int]:
    """The enemies on the board that a unit sees; joined heroes are no targets of their own (T15.2)."""
    found: list[int] = []
    origin, side, sight = s.at[u], s.side[u], s.tables.sight
    if origin < 0:
        return found
    large = s.card(u).large
    if large and in_smoke(s, u):
        return found
    for v in range(len(s.unit)):
        square = s.at[v]
        if square < 0 or s.side[v] == side or s.leads(v):
            continue
        if large or s.card(v).large:
            if not in_smoke(s, v) and s.sees(u, v):
                found.append(v)
        elif sight.sees(origin, square, s.level(u, v), s.blocks):  # never out of smoke or into it
            found.append(v)
    return found


def what_blocks(s: Battlefield, u: int, squares: list[int], level: int) -> str:
    """T6: the number of the rule by which a unit does not see squares; slow, for people."""
    if len(squares) > 1 or s.card(u).large:
        return "T2.1" if in_smoke(s, u) else "T6.1"
    obstacle = s.tables.sight.blocked(s.at[u], squares[0], level, s.blocks)
    return obstacle.rule if obstacle is not None else "T6.1"


def hurts(row: Row, armour: int) -> bool:
    """T1.4: whether a row can hurt a class at all."""
    return row.dice[armour] > 0


def reaches(row: Row, distance: int) -> bool:
    """T10.1: whether a distance lies in the range of a row."""
    return row.low <= distance <= row.high


def is_wide_flame(row: Row) -> bool:
    """T20.4: a flamethrower that burns squares instead of aiming at a unit."""
    return row.flame and row.high > 1


def is_in_range(s: Battlefield, u: int, v: int, row: Row) -> bool:
    """T10.1, T1.5: whether a unit is in the range of a row, if one of the two is large for some pair of squares."""
    if s.card(u).large or s.card(v).large:
        distance = s.tables.ground.distance
        return any(reaches(row, distance[a][b]) for a in s.squares(u) for b in s.squares(v))
    return reaches(row, s.tables.ground.distance[s.at[u]][s.at[v]])


def in_fire_zone(s: Battlefield, u: int, v: int, row: Row) -> bool:
    """T7.1, T1.5: whether a unit that is seen is in range; with large ones one pair of squares must do for both."""
    if s.card(u).large or s.card(v).large:
        level = s.level(u, v)
        return s.tables.sight.sees_from(s.squares(u), s.squares(v), level, s.blocks, row.low, row.high) != UNSEEN
    return reaches(row, s.tables.ground.distance[s.at[u]][s.at[v]])


def unit_targets(s: Battlefield, u: int, place: int, seen: list[int]) -> list[int]:
    """The units of ``seen`` a row can be aimed at."""
    row = row_at(s, place)
    return [v for v in seen if hurts(row, s.card(v).armour) and in_fire_zone(s, u, v, row)]


# Cover elements


def sees_square(s: Battlefield, u: int, square: int) -> bool:
    """T6.7: whether a unit sees the cover element of a square; an element counts as a vehicle."""
    return s.tables.sight.sees_from(s.squares(u), [square], 2, s.blocks) != UNSEEN


def elements_seen(s: Battlefield, u: int) -> list[int]:
    """The squares with a cover element that a unit sees."""
    if s.at[u] < 0 or in_smoke(s, u):
        return []
    return [square for square in s.tables.element_squares(s.element) if sees_square(s, u, square)]


def element_class(s: Battlefield, square: int) -> int:
    """T9.1: the armour class of a cover element."""
    return TRAP_CLASS if s.is_trap(square) else CRATE_CLASS


def reaches_square(s: Battlefield, u: int, square: int, row: Row) -> bool:
    """T10.1: whether a square that is seen is in the range of a row."""
    if s.card(u).large:
        return s.tables.sight.sees_from(s.squares(u), [square], 2, s.blocks, row.low, row.high) != UNSEEN
    return reaches(row, s.tables.ground.distance[s.at[u]][square])


def element_targets(s: Battlefield, u: int, place: int, seen: list[int]) -> list[int]:
    """T9.4: the elements a row can be aimed at; flamethrowers do nothing to traps."""
    row = row_at(s, place)
    found: list[int] = []
    for square in seen:
        if (row.flame and s.is_trap(square)) or not hurts(row, element_class(s, square)):
            continue
        if reaches_square(s, u, square, row) and (not is_wide_flame(row) or is_clear_jet(s, u, square, row)):
            found.append(square)
    return found


# Flames that reach further than one square


class Jet:
    """T20.4: a way for flames to an enemy: their square, and the squares crossed before, by distance, nearest first."""

    __slots__ = ("goal", "rings", "unit")

    def __init__(self, unit: int, goal: int, rings: list[list[int]]) -> None:
        self.unit = unit
        self.goal = goal
        self.rings = rings

    def crosses(self, square: int) -> bool:
        """Whether a square lies on the way."""
        return any(square in ring for ring in self.rings)


def rings_between(s: Battlefield, origin: int, square: int) -> list[list[int]]:
    """The squares a line crosses, by their distance; of each ring one must burn, the shooter chooses which."""
    table = s.tables.ground.distance[origin]
    found: dict[int, list[int]] = {}
    for crossed in s.tables.sight.between(origin, square):
        found.setdefault(table[crossed], []).append(crossed)
    return [found[far] for far in sorted(found)]


def jets(s: Battlefield, u: int, row: Row, seen: list[int]) -> list[Jet]:
    """T20.4, T7.7: the ways to the enemies of ``seen`` that a flamethrower can burn."""
    found: list[Jet] = []
    own, sight = s.squares(u), s.tables.sight
    blocks = without(s.blocks, own) if len(own) > 1 else s.blocks
    for v in seen:
        if not hurts(row, s.card(v).armour):
            continue
        level = s.level(u, v)
        for goal in s.squares(v):
            for origin in own:
                if not reaches(row, s.tables.ground.distance[origin][goal]):
                    continue
                if not sight.sees(origin, goal, level, blocks):
                    continue
                rings = [
                    [one for one in ring if one in own or sight.sees(origin, one, level, blocks)]
                    for ring in rings_between(s, origin, goal)
                ]
                found.append(Jet(v, goal, [ring for ring in rings if not any(one in own for one in ring)]))
    return [jet for jet in found if all(jet.rings)]


def squares_to_burn(s: Battlefield, ways: list[Jet], burnt: list[int], left: int) -> list[int]:
    """T20.4: what can burn next, if so many squares are left: enemies, and first the squares on the way to them."""
    hit = [jet.unit for jet in ways if jet.goal in burnt]
    open_ends = unfinished(ways, burnt)
    found: list[int] = []
    for jet in ways:
        if jet.unit in hit or not all(jet.crosses(square) for square in open_ends):
            continue
        missing = [ring for ring in jet.rings if not any(square in burnt for square in ring)]
        if len(missing) < left:
            found += [square for square in (missing[0] if missing else [jet.goal]) if square not in found]
    return found


def unfinished(ways: list[Jet], burnt: list[int]) -> list[int]:
    """T7.7: burning squares that only make sense if an enemy behind them burns, too."""
    ends = [jet for jet in ways if jet.goal in burnt]
    return [square for square in burnt if not any(jet.goal == square or jet.crosses(square) for jet in ends)]


def is_clear_jet(s: Battlefield, u: int, square: int, row: Row) -> bool:
    """T20.4, R43: flames at an element pass only squares without units, who would burn as well."""
    for origin in s.squares(u):
        if reaches(row, s.tables.ground.distance[origin][square]):
            rings = rings_between(s, origin, square)
            if all(any(not s.here[one] for one in ring) for ring in rings):
                return True
    return False


# Whether there is anything


def can_hurt(s: Battlefield, u: int, v: int, mode: int) -> bool:
    """Whether some row of a unit can be fired at another one it sees."""
    armour = s.card(v).armour
    for place in rows_of(s, u):
        row = row_at(s, place)
        fits = hurts(row, armour) and in_fire_zone(s, u, v, row) and can_fire(s, place, mode)
        if fits and (not is_wide_flame(row) or jets(s, u, row, [v])):
            return True
    return False


def has_target(s: Battlefield, u: int, mode: int) -> bool:
    """Whether a unit could attack anything from where it stands."""
    seen = enemies(s, u)
    for v in seen:
        if can_hurt(s, u, v, mode):
            return True
    elements = elements_seen(s, u)
    if elements:
        for place in rows_of(s, u):
            if can_fire(s, place, mode) and element_targets(s, u, place, elements):
                return True
    return False
