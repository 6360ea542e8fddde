"""T13, T11.1: answers in the enemy's turn: whether a unit tries to shoot now, or keeps its activation for later."""

from sandtable.games.tactics.bots.plans import Planner
from sandtable.games.tactics.bots.situation import Situation
from sandtable.games.tactics.bots.turn_choices import acts_to_come, announce_best
from sandtable.games.tactics.rules.acts import ATTACK, ATTACKS, CHARGE_ACT, MOVES
from sandtable.games.tactics.rules.combat import CHARGE, PLAIN, REACTION
from sandtable.games.tactics.rules.melee import StrikeBack
from sandtable.games.tactics.rules.reaction import FreeInReaction, React, reaction_dice
from sandtable.games.tactics.rules.skills import FreeForCalled

READINESS = 0.85
"""What a unit's plan for later is worth while the enemy may still spoil it."""
PREVENTS = 0.8
"""How much of what the enemy is about to do is prevented by destroying it first."""


def react(at: Situation, step: React) -> int:
    """T13.1: try if it is expected to do more than the activation it costs."""
    s = at.s
    pass_by = s.tables.verb_pass
    enemy = s.slot[step.unit]
    coming = acts_to_come(s, step.unit)
    blow = next_blow(at, enemy, coming)
    worths: list[float] = []
    for action in at.legal:
        worths.append(0.0 if action == pass_by else reacting(at, at.slot(action), enemy, coming, blow))
    return at.best(worths)


def next_blow(at: Situation, enemy: int, coming: list[int]) -> list[float]:
    """How likely each unit of this side falls to the attack the enemy has declared: it goes for the best target."""
    s, thoughts = at.s, at.thoughts
    found = [0.0] * len(s.unit)
    if not any(act in ATTACKS for act in coming) or s.at[enemy] < 0:
        return found
    mode = CHARGE if CHARGE_ACT in coming else PLAIN
    best, victim, kill = 0.0, -1, 0.0
    for u in thoughts.friends:
        if s.at[u] < 0:
            continue
        clash = thoughts.clash(enemy, s.at[enemy], u, s.at[u], mode, s.blocks)
        value = thoughts.loss(u, clash.share, clash.kill)
        if value > best:
            best, victim, kill = value, u, 0.5 * (clash.share + clash.kill)
    if victim >= 0:
        found[victim] = kill
    return found


def reacting(at: Situation, u: int, enemy: int, coming: list[int], blow: list[float]) -> float:
    """What it is worth that a unit tries to react, less what it is worth that it waits."""
    s, thoughts = at.s, at.thoughts
    missed = 1.0
    for _ in range(reaction_dice(s, u)):
        missed *= 2.0 / 3.0
    chance = 1.0 - missed
    clash = thoughts.clash(u, s.at[u], enemy, s.at[enemy], REACTION, s.blocks)
    hit = thoughts.gain(u, enemy, clash)
    prevented = 0.0
    for v in thoughts.friends:
        if blow[v] > 0.0:
            prevented += PREVENTS * thoughts.worth[v] * blow[v] * 0.5 * (clash.share + clash.kill)
    later = keeping(at, u, enemy, coming) * (1.0 - blow[u]) * READINESS
    return chance * (hit + prevented) - later


def keeping(at: Situation, u: int, enemy: int, coming: list[int]) -> float:
    """What a unit's own activation would bring, if the enemy leaves it alone."""
    s, thoughts = at.s, at.thoughts
    goes = any(act in MOVES for act in coming)
    plan = at.planner.best(u)
    if not goes or plan.gain <= 0.0:
        return plan.gain + 0.3 * max(0.0, plan.value - plan.gain - thoughts.position(u, s.at[u]))
    # the enemy goes on and may be out of sight then: what else is there to shoot at?
    other = s.copy()
    other.put(enemy, -1)
    rest = Planner(type(thoughts)(other, at.side, thoughts.roads, thoughts.estimator)).best(u).gain
    return 0.4 * rest + 0.6 * plan.gain


def free_in_reaction(at: Situation, step: FreeInReaction) -> int:
    """T4.6: free abilities of a unit that reacts."""
    return announce_best(at, at.s.slot[step.unit], [ATTACK])


def free_for_called(at: Situation, step: FreeForCalled) -> int:
    """R18: free abilities of a gun that is called."""
    return announce_best(at, at.s.slot[step.unit], [ATTACK])


def strike_back(at: Situation, step: StrikeBack) -> int:
    """T11.3: it costs nothing."""
    return at.s.tables.verb_strike_back
