"""Answers in one's own turn: who is activated, what it does, where it goes, whom skills and orders are for."""

from sandtable.core.bits import BIT
from sandtable.games.tactics.bots.plans import STAY, Planner
from sandtable.games.tactics.bots.situation import Situation
from sandtable.games.tactics.bots.thoughts import Thoughts
from sandtable.games.tactics.bots.weights import FEAR
from sandtable.games.tactics.rules.abilities import announce, owner_of
from sandtable.games.tactics.rules.activation import Activate, ActivateThis, Declare, Do, EndActivation, Free, Leave
from sandtable.games.tactics.rules.acts import ATTACK, ATTACKS, CHARGE_ACT, MOVES, NOT_YET, SEIZE, SUSTAINED_ATTACK
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import ALL_IN_ONE, ASSAULT, BERSERK, HEROIC_ATTACK, MEDAL_OF_HONOR, SQUAD
from sandtable.games.tactics.rules.combat import CHARGE, PLAIN, SUSTAINED
from sandtable.games.tactics.rules.command import Order, Revive
from sandtable.games.tactics.rules.movement import Crush, Move, Pay
from sandtable.games.tactics.rules.reach import gait_of
from sandtable.games.tactics.rules.round import Begin
from sandtable.games.tactics.rules.skills import Call, CallFor, TankHead

WORTHWHILE = 5.0
"""What a once-a-game ability must add, in AP, early in the battle; less towards its end."""


def begin(at: Situation, step: Begin) -> int:
    """T3.1: whoever shoots first begins; as long as nobody can, the enemy may come out first."""
    thoughts, s = at.thoughts, at.s
    ours = theirs = 0.0
    for u in thoughts.friends:
        if s.at[u] >= 0:
            ours = max(ours, thoughts.attack(u, s.at[u], SUSTAINED))
            for square in thoughts.ends(u):
                ours = max(ours, thoughts.attack(u, square, PLAIN))
    for e in thoughts.enemies:
        if s.at[e] >= 0:
            theirs = max(theirs, thoughts.attack(e, s.at[e], SUSTAINED))
            for square in thoughts.ends(e):
                theirs = max(theirs, thoughts.attack(e, square, PLAIN))
    first = ours + theirs > 2.0
    return at.best([1.0 if (at.value(action) == at.side) == first else 0.0 for action in at.legal])


def activate(at: Situation, step: Activate) -> int:
    """T3.2: the unit whose activation is most urgent. A hero does not leave his squad by being named (R33)."""
    worths: list[float] = []
    for action in at.legal:
        u = at.slot(action)
        worths.append(-1e6 if at.s.leads(u) else at.planner.urgency(u))
    return at.best(worths)


def activate_this(at: Situation, step: ActivateThis) -> int:
    """T18.2: at once, if there is something to do."""
    if len(at.legal) == 1:
        return at.legal[0]
    u = at.s.slot[step.unit]
    wait = at.s.tables.verb_wait
    if at.planner.best(u).gain > 0.0:
        return next(action for action in at.legal if action != wait)
    return wait


def leave(at: Situation, step: Leave) -> int:
    """T15.3: together they are stronger."""
    return next(action for action in at.legal if at.verb(action) == "stay")


def declare(at: Situation, step: Declare) -> int:
    """T4.1: as planned."""
    u = at.s.slot[step.unit]
    plan = at.planner.best(u)
    acts = plan.acts
    base = at.s.tables.verb_do
    if step.first == NOT_YET:
        wanted = acts[0]
    elif len(acts) > 1 and acts[0] == step.first:
        wanted = acts[1]
    else:  # a position begins in the middle of a declaration
        wanted = second_act(at, u, step.first)
    return base + wanted


def second_act(at: Situation, u: int, first: int) -> int:
    """The best second act after one that was not planned."""
    acts = [at.value(action) for action in at.legal]
    for act in (SEIZE, ATTACK):
        if act in acts and first in MOVES:
            return act
    return acts[0]


# Free abilities


def free(at: Situation, step: Free) -> int:
    """T4.4: what is worth announcing for these acts."""
    return announce_best(at, at.s.slot[step.unit], step.acts)


def announce_best(at: Situation, u: int, acts: list[int]) -> int:
    """The ability that adds most to what was declared, if it is enough; else nothing more."""
    done = at.s.tables.verb_done
    best, choice = 0.0, done
    for action in at.legal:
        if action == done:
            continue
        value = helps_with(at, u, acts, at.value(action))
        if value > best:
            best, choice = value, action
    return choice


def threshold(s: Battlefield) -> float:
    """What a once-a-game ability must add now."""
    left = s.tables.scenario.rounds - s.turn
    return WORTHWHILE if left >= 3 else 0.6 * WORTHWHILE if left >= 1 else 0.5


def helps_with(at: Situation, u: int, acts: list[int], ability: int) -> float:
    """What an ability adds beyond what it must."""
    s, bit = at.s, BIT[ability]
    if bit == MEDAL_OF_HONOR:
        return 0.5  # once a round: there is nothing to save
    if bit == HEROIC_ATTACK:
        return FEAR * at.thoughts.danger(u, max(s.at[u], 0)) - 0.2 * at.thoughts.worth[u] if s.at[u] >= 0 else 0.0
    owner = owner_of(s, u, acts, ability)
    if owner < 0:
        return 0.0
    other = s.copy()
    announce(other, owner, ability)
    changed = Thoughts(other, at.side, at.thoughts.roads, at.thoughts.estimator)
    if bit == ASSAULT:
        gain = Planner(changed).best(u).value - at.planner.best(u).value
        return gain - threshold(s) if any(act in MOVES for act in acts) else 0.0
    if bit in (ALL_IN_ONE, BERSERK):
        return attack_of(changed, u, acts) - attack_of(at.thoughts, u, acts) - threshold(s)
    return 0.0


def attack_of(thoughts: Thoughts, u: int, acts: list[int]) -> float:
    """The best attack with these acts."""
    s = thoughts.s
    mode = SUSTAINED if SUSTAINED_ATTACK in acts else CHARGE if CHARGE_ACT in acts else PLAIN
    if acts[0] in (ATTACK, SUSTAINED_ATTACK):
        return thoughts.attack(u, s.at[u], mode) if s.at[u] >= 0 else 0.0
    best = 0.0
    for square in thoughts.far_ends(u) if CHARGE_ACT in acts else thoughts.ends(u):
        best = max(best, thoughts.attack(u, square, mode))
    return best


# Moving


def acts_to_come(s: Battlefield, unit: int) -> list[int]:
    """What a unit has declared and not yet done."""
    found: list[int] = []
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, EndActivation):
            break
        if isinstance(step, Do):
            found.append(step.act)
    return found


def move(at: Situation, step: Move) -> int:
    """T5: where the position is best and the attack that is to follow does most; with two moves, on the way there."""
    s, thoughts = at.s, at.thoughts
    u = s.slot[step.unit]
    exit_board = s.tables.verb_exit
    if exit_board in at.legal and thoughts.goals.leaving(u) > 0.0:
        return exit_board
    coming = acts_to_come(s, step.unit)
    if step.later:
        return first_of_two(at, u, coming)
    return at.best([ending(at, u, square_of(at, u, action), coming) for action in at.legal])


def square_of(at: Situation, u: int, action: int) -> int:
    """Where a move ends."""
    square = at.value(action)
    return square if square >= 0 else at.s.at[u]


def ending(at: Situation, u: int, square: int, coming: list[int]) -> float:
    """What it is worth to stand on a square, with what was declared to be done there."""
    thoughts, s = at.thoughts, at.s
    value = thoughts.position(u, square)
    for act in coming:
        if act in ATTACKS:
            blow = thoughts.blow(u, square, CHARGE if act == CHARGE_ACT else PLAIN)
            value += blow.gain + thoughts.relief(u, square, blow)
        elif act == SEIZE:
            charges = s.tables.scenario.charges
            if square in charges and s.charges[charges.index(square)] < 0:
                value += thoughts.goals.seizing()
    return value


def first_of_two(at: Situation, u: int, coming: list[int]) -> int:
    """The first of two moves: to where the second can reach the best square, out of sight if possible."""
    s, thoughts = at.s, at.thoughts
    later = [act for act in coming if act not in MOVES or act == CHARGE_ACT]
    goals = thoughts.far_ends(u)
    best, goal = -1e9, s.at[u]
    exits = s.tables.scenario.exits
    if at.planner.best(u).square == STAY and exits:
        gait = gait_of(s, u)
        road = [min([thoughts.roads.to(gait, one)[square_of(at, u, action)] for one in exits]) for action in at.legal]
        return at.best([-float(one) for one in road])
    for square in goals:
        value = ending(at, u, square, later)
        if value > best:
            best, goal = value, square
    road = thoughts.roads.to(gait_of(s, u), goal)
    worths: list[float] = []
    for action in at.legal:
        square = square_of(at, u, action)
        worths.append(-10.0 * road[square] - 0.05 * thoughts.danger(u, square))
    return at.best(worths)


def pay(at: Situation, step: Pay) -> int:
    """T5.4: the cheap diagonal now; a point of Fast is good for any step later."""
    return at.legal[0]


def crush(at: Situation, step: Crush) -> int:
    """T2.3: a crate that is nearer to enemy squads than to one's own is better gone."""
    s = at.s
    done = s.tables.verb_done
    for action in at.legal:
        square = at.value(action)
        if square < 0:
            continue
        distance = s.tables.ground.distance[square]
        near = [99, 99]
        for v in range(len(s.unit)):
            if s.at[v] >= 0 and s.card(v).kind == SQUAD:
                near[s.side[v]] = min(near[s.side[v]], distance[s.at[v]])
        if near[1 - at.side] < near[at.side]:
            return action
    return done


# Skills and orders


def call(at: Situation, step: Call) -> int:
    """T12.2: the gun that does most."""
    u = at.s.slot[step.unit]
    return at.best([at.planner.strike_by(u, at.slot(action)) for action in at.legal])


def call_for(at: Situation, step: CallFor) -> int:
    """T12.6: the target it does most to."""
    gun = at.s.slot[step.gun]
    return at.best([at.planner.shelling(gun, at.slot(action)) for action in at.legal])


def tank_head(at: Situation, step: TankHead) -> int:
    """T17.24: the vehicle that has lost most."""
    s = at.s
    worths: list[float] = []
    for action in at.legal:
        v = at.slot(action)
        worths.append(at.thoughts.worth[v] * (s.card(v).points - s.points[v]) / s.card(v).points)
    return at.best(worths)


def order(at: Situation, step: Order) -> int:
    """T18: the unit an order does most for."""
    return at.best([at.planner.order_for(step.order, at.slot(action)) for action in at.legal])


def revive(at: Situation, step: Revive) -> int:
    """T18.5: whoever carries the best weapon."""
    from sandtable.games.tactics.bots.loss_choices import figure_worth

    s = at.s
    v = s.slot[step.unit]
    names = s.tables.figure_names
    return at.best([figure_worth(at, v, s.card(v).figures.index(names[at.value(action)])) for action in at.legal])
