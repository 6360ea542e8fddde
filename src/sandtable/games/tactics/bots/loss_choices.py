"""T7.5: who falls: whoever the rest of the unit can best do without."""

from sandtable.games.tactics.bots.situation import Situation
from sandtable.games.tactics.rules.board import FIGURES
from sandtable.games.tactics.rules.cards import COMMAND_SQUAD, KILL
from sandtable.games.tactics.rules.command import MECHANIC, MEDIC, OFFICER
from sandtable.games.tactics.rules.losses import Lose
from sandtable.games.tactics.rules.skills import RADIOMAN
from sandtable.games.tactics.rules.weapon_rows import CARRIED

MEMBER_WORTH = {OFFICER: 5.0, RADIOMAN: 4.0, MEDIC: 3.0, MECHANIC: 2.0}
"""T18: what the members of a command squad are worth besides their rifles; the specialist has the machine gun."""


def figure_worth(at: Situation, v: int, kind: int) -> float:
    """What a miniature does to the enemies there are: the weapons that only its kind carries."""
    s = at.s
    card = s.card(v)
    total = 0.0
    for row in card.rows:
        if row.by != CARRIED or not row.carriers >> kind & 1:
            continue
        most = 0.0
        for e in at.thoughts.foes(v):
            armour = s.card(e).armour
            dice = float(row.dice[armour])
            damage = row.damage[armour]
            if damage == KILL:
                dice *= s.points[e]
            elif damage < 0:
                dice *= 0.6 * s.miniatures(e)
            else:
                dice *= damage
            most = max(most, dice)
        total += most * (0.8 + 0.1 * min(row.high, 6))
    if card.abilities & COMMAND_SQUAD:
        for member, worth in MEMBER_WORTH.items():
            if card.member[member] == kind:
                total += worth
    return total


def lose(at: Situation, step: Lose) -> int:
    """T7.5, T15.2: the cheapest miniatures first; a hero bears what does not kill him before a good weapon is lost."""
    s = at.s
    v = s.slot[step.unit]
    hero = s.slot[step.hero] if step.hero >= 0 else -1
    costs: list[tuple[float, int]] = []
    for kind in range(step.kind, len(s.card(v).figures)):
        for _ in range(s.figures[v * FIGURES + kind]):
            costs.append((figure_worth(at, v, kind), kind))
    standing = len(costs)
    if hero >= 0:
        for number in range(s.points[hero]):
            # his last point is his life
            costs.append((30.0 if number == 0 else 1.5 + 2.0 / number, FIGURES))
    if standing and s.points[v] == standing:
        # the last miniature is the squad's life
        dearest = max(range(standing), key=lambda n: costs[n][0])
        costs[dearest] = (costs[dearest][0] + 30.0, costs[dearest][1])
    costs.sort()
    wanted = 0
    for number in range(min(step.damage, len(costs))):
        if costs[number][1] == step.kind:
            wanted += 1
    counts = [s.values(action)[1] for action in at.legal]
    return at.best([-abs(float(count - wanted)) for count in counts])
