"""T5.1, T17.15, T17.17: the points a unit has, where they lead, and what a way costs that crushes crates (T2.3)."""

from typing import Final

from sandtable.core.bits import BIT
from sandtable.games.tactics.rules.board import (
    DIAGONAL,
    FAST_USED,
    SCOUTED,
    Battlefield,
)
from sandtable.games.tactics.rules.cards import AGILE, ASSAULT, FAST, JUMP, SCOUT_VEHICLE, SQUAD, VEHICLE
from sandtable.games.tactics.rules.reach import NEVER, ON_FOOT_JUMPING, Walk, others_here

SCOUT: Final = 2
"""T17.20: what a Scout Vehicle has more in round one."""
Ends = dict[int, tuple[int, int]]
"""From squares to the points they cost with the cheap diagonal kept, and with it used."""


# What a unit has to spend


def move_value(s: Battlefield, u: int) -> int:
    """T15.2, T17.6: the move points of an action: the faster of squad and hero, doubled by Assault."""
    value = s.card(u).move
    hero = s.hero_of(u)
    if hero >= 0:
        value = max(value, s.card(hero).move)
    return value * 2 if assaults(s, u) else value


def assaults(s: Battlefield, u: int) -> bool:
    """T17.6, T17.27: whether Assault was announced by the unit or its hero."""
    hero = s.hero_of(u)
    return bool((s.lasting[u] | (s.lasting[hero] if hero >= 0 else 0)) & ASSAULT)


def extra_points(s: Battlefield, u: int) -> int:
    """T17.15, T17.20: the additional points that are left in this activation."""
    abilities = s.card(u).abilities  # Fast is not shared (T17.27)
    extra = 1 if abilities & FAST and not s.paid & FAST_USED else 0
    return extra + scout_points(s, u)


def scout_points(s: Battlefield, u: int) -> int:
    """T17.20, T17.28: what is left of the two points of a Scout Vehicle in round one, made ready again or not."""
    return SCOUT - s.lasting[u] // SCOUTED if s.card(u).abilities & SCOUT_VEHICLE and s.turn == 1 else 0


def base_points(s: Battlefield, u: int, moves: int) -> int:
    """T5.1, T3.3, T3.4: the points of a move action; the entering one is a single square unless by FAQ."""
    if s.on_board(u) or s.tables.rule_set.full_entry:
        return move_value(s, u) * moves
    entering = 2 if assaults(s, u) else 1
    return entering + move_value(s, u) * (moves - 1)


def most_points(s: Battlefield, u: int, moves: int) -> int:
    """All the points a unit could spend now."""
    return base_points(s, u, moves) + extra_points(s, u)


def prepare(s: Battlefield, u: int, walk: Walk, moves: int) -> Walk:
    """Let a walk search from where the unit is, or from off the board, as far as its points go."""
    if s.on_board(u):
        walk.start(s.at[u], most_points(s, u, moves), bool(s.paid & DIAGONAL))
    else:
        walk.enter(s.tables.entries(s.side[u], s.card(u).large), most_points(s, u, moves))
    return walk


def walk_ends(s: Battlefield, u: int, moves: int) -> Ends:
    """Where a unit may stop with one move, or two as one jump (T17.17), and what it costs."""
    walk = prepare(s, u, Walk(s, u, bool(s.abilities(u) & AGILE)), moves)
    found = walk.ends()
    if s.on_board(u):
        square = s.at[u]
        found.pop(square, None)  # staying is not moving, but one may go and return (R32)
        kept, used = walk.there_and_back(square, bool(s.paid & DIAGONAL))
        if min(kept, used) <= most_points(s, u, moves) and walk.may_end(square):
            found[square] = (kept, used)
    if walk.gait == ON_FOOT_JUMPING:
        walk_instead(s, u, moves, found)
    return found


def walk_instead(s: Battlefield, u: int, moves: int, found: Ends) -> None:
    """T17.17: nobody must jump, unless both moves are one jump.

    On foot soldiers pass friendly vehicles, which no jump does (T5.2, R30), and heroes stop there; squads stop beside
    a lone hero, where they may not land (T5.6).
    """
    own = s.at[u]
    shared = [one for one in found if one != own and others_here(s, u, one)] if s.card(u).kind == SQUAD else []
    if moves == 1 and (shared or machine_near(s, u, most_points(s, u, 1))):
        on_foot = prepare(s, u, Walk(s, u, bool(s.abilities(u) & AGILE), False), 1).ends()
        on_foot.pop(own, None)
    else:
        on_foot = {}
    for square in shared:
        del found[square]
    for square, (kept, used) in on_foot.items():
        jumped = found.get(square, (NEVER, NEVER))
        found[square] = (min(kept, jumped[0]), min(used, jumped[1]))


def machine_near(s: Battlefield, u: int, most: int) -> bool:
    """Whether a friendly vehicle stands so near that a walk might lead past it."""
    for v in range(len(s.at)):
        friend = s.at[v] >= 0 and s.side[v] == s.side[u] and s.card(v).kind == VEHICLE
        if friend and most and (s.at[u] < 0 or s.distance(u, v) <= most):
            return True
    return False


def can_move(s: Battlefield, u: int, moves: int) -> bool:
    """Whether there is anywhere to go, or a way on to the board: mostly the first step tells."""
    if not most_points(s, u, moves):
        return False
    walk = Walk(s, u, bool(s.abilities(u) & AGILE))
    if s.on_board(u):
        if not s.paid and walk.has_end(s.at[u]):
            return True
    else:
        for square in s.tables.entries(s.side[u], s.card(u).large):
            if not s.here[square] and walk.may_end(square):
                return True
    return bool(walk_ends(s, u, moves))


def can_enter(s: Battlefield, u: int) -> bool:
    """T3.6, R24: whether there is a way on to the board; whoever jumps may need both moves for it."""
    return can_move(s, u, 1) or (bool(s.card(u).abilities & JUMP) and can_move(s, u, 2))


def can_exit(s: Battlefield, u: int, moves: int) -> bool:
    """Breakthrough: whether the unit can leave over the far edge: one point from a square of that edge."""
    scenario = s.tables.scenario
    if not scenario.exits or s.side[u] != scenario.attacker or not s.on_board(u):
        return False
    walk = Walk(s, u, bool(s.abilities(u) & AGILE))
    walk.start(s.at[u], most_points(s, u, moves) - 1, bool(s.paid & DIAGONAL))
    squares = walk.covers
    return any(any(square in scenario.exits for square in s.footprint(u, place % squares)) for place in walk.cost)


# Crushing crates


def crushable(s: Battlefield, u: int, moves: int, square: int, named: list[int]) -> list[int]:
    """T2.3, R4: crates that lie, with those already named, on one way to the square that can be paid."""
    if s.card(u).kind != VEHICLE:
        return []
    found: list[int] = []
    for one in s.tables.element_squares(s.element):
        if s.is_crate(one) and one not in named and could_cross(s, u, moves, square, one):
            kept, used = way_costs(s, u, moves, square, [*named, one])
            if min(kept, used) < NEVER:
                found.append(one)
    return found


def could_cross(s: Battlefield, u: int, moves: int, square: int, crate: int) -> bool:
    """A quick look whether a way over a crate could be short enough at all."""
    if s.at[u] < 0 or s.card(u).large or s.abilities(u) & AGILE:
        return True
    far = s.tables.ground.distance
    return far[s.at[u]][crate] + far[crate][square] <= most_points(s, u, moves)


def way_costs(s: Battlefield, u: int, moves: int, square: int, wanted: list[int]) -> tuple[int, int]:
    """The cheapest way that enters all wanted squares: points with the cheap diagonal kept, and with it used."""
    if not wanted:
        return walk_ends(s, u, moves)[square]
    walk, most = Walk(s, u, bool(s.abilities(u) & AGILE)), most_points(s, u, moves)
    everything = (2 ** len(wanted)) - 1
    queue: list[tuple[int, int, int, bool]] = []
    if s.on_board(u):
        queue.append((s.at[u], 0, 0, bool(s.paid & DIAGONAL)))
    else:
        for entry in walk.entered(s.tables.entries(s.side[u], s.card(u).large)):
            queue.append((entry, seen_on(s, u, entry, wanted), 1, False))
    best: dict[tuple[int, int, bool], int] = {}
    while queue:
        place, mask, cost, used = queue.pop()
        if cost > most or best.get((place, mask, used), NEVER) <= cost:
            continue
        best[place, mask, used] = cost
        for way in range(8):
            target = walk.next_from(place, way)
            if target < 0:
                continue
            further = mask | seen_on(s, u, target, wanted)
            if way % 2 == 0 or walk.agile:
                queue.append((target, further, cost + 1, used))
            else:
                queue.append((target, further, cost + 2, used))
                if not used:
                    queue.append((target, further, cost + 1, True))
    return best.get((square, everything, False), NEVER), best.get((square, everything, True), NEVER)


def seen_on(s: Battlefield, u: int, square: int, wanted: list[int]) -> int:
    """Which of the wanted squares the unit covers there, as bits."""
    covered = s.footprint(u, square)
    mask = 0
    for number, one in enumerate(wanted):
        if one in covered:
            mask |= BIT[number]
    return mask
