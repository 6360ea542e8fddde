"""T7.1: targets: each row goes where it adds most to what the rows before it have done and those after it can do."""

from sandtable.games.tactics.bots.estimate import Spread, added, is_shielded, row_spread, share_of, unit_points
from sandtable.games.tactics.bots.situation import Situation
from sandtable.games.tactics.bots.weights import READY_TARGET
from sandtable.games.tactics.rules.attack import Aim, Burn, Mark, Rounds
from sandtable.games.tactics.rules.board import FIGURES, Battlefield
from sandtable.games.tactics.rules.cards import LONE, THE_UNIT
from sandtable.games.tactics.rules.combat import PLAIN, Attack
from sandtable.games.tactics.rules.fire import Medal
from sandtable.games.tactics.rules.skills import Shells
from sandtable.games.tactics.rules.targets import ROWS, is_in_range, row_at, rows_of

AMMUNITION = 0.4
"""What a round of limited ammunition is worth, in AP: not to be wasted on a unit that is dead anyway."""
SCENERY = -0.5
"""What it is worth to shoot at a cover element: less than to hold fire."""


class Volley:
    """One attack on the way: what its rows do to each target."""

    def __init__(self, at: Situation, attack: Attack) -> None:
        self.at = at
        self.s = at.s
        self.attack = attack
        self.u = at.s.slot[attack.shooter]

    def cover(self, v: int) -> int:
        """The cover of a target from where the shooter stands."""
        s = self.s
        return self.at.thoughts.cover(self.u, s.at[self.u], v, s.at[v], s.blocks)

    def row(self, place: int, v: int, rounds: int) -> Spread | None:
        """What a row does to a unit."""
        s = self.s
        row = row_at(s, place)
        size = unit_points(s, v)
        return row_spread(s, self.u, place // ROWS, row, v, size, self.cover(v), self.attack.mode, rounds)

    def so_far(self, v: int) -> Spread:
        """What the rows that are aimed already do to a unit."""
        s = self.s
        size = unit_points(s, v)
        found = [0.0] * (size + 1)
        found[0] = 1.0
        for shot in [*self.attack.shots, *self.attack.close]:
            hits = shot.target == s.unit[v] or (shot.burns and shot.square in s.squares(v))
            if hits:
                one = self.row(s.slot[shot.by] * ROWS + shot.row, v, shot.rounds if shot.rounds else -1)
                if one is not None:
                    found = added(found, one)
        return found

    def worth(self, v: int, spread: Spread) -> float:
        """What damage to a unit is worth."""
        if is_shielded(self.s, v):
            return 0.0
        value = self.at.thoughts.loss(v, share_of(spread), spread[len(spread) - 1])
        if self.s.side[v] == self.s.side[self.u]:
            return -value
        return value * READY_TARGET if self.s.is_ready(v) else value

    def marginal(self, number: int, v: int, rounds: int) -> float:
        """What the row of this number adds if all rows after it that can are aimed at the same unit."""
        s = self.s
        rows = rows_of(s, self.u)
        one = self.row(rows[number], v, rounds)
        if one is None:
            return 0.0
        others = self.so_far(v)
        for place in rows[number + 1 :]:
            row = row_at(s, place)
            if is_in_range(s, self.u, v, row):
                further = self.row(place, v, -1)
                if further is not None:
                    others = added(others, further)
        # with the others in mind, so that all rows go for the same unit; a row that comes too late adds little
        alone = self.worth(v, added(self.so_far(v), one)) - self.worth(v, self.so_far(v))
        return (
            0.5 * alone
            + 0.5 * (self.worth(v, added(others, one)) - self.worth(v, others))
            + 0.15 * self.worth(v, added(others, one))
        )

    def close_cost(self, v: int) -> float:
        """T11.1: what the target's striking back would cost, if no C row is aimed at it yet."""
        s, thoughts = self.s, self.at.thoughts
        if any(shot.target == s.unit[v] for shot in self.attack.close):
            return 0.0
        clash = thoughts.estimator.clash(s, self.u, v, thoughts.state[self.u], thoughts.state[v], 1, 0, PLAIN)
        if not clash.close:
            return 0.0
        return thoughts.loss(self.u, clash.back_share, clash.back_kill)


def aim(at: Situation, step: Aim) -> int:
    """The target of a row, or none."""
    s = at.s
    volley = Volley(at, step.attack)
    place = step.place(s)
    row = row_at(s, place)
    worths: list[float] = []
    for action in at.legal:
        verb = at.verb(action)
        if verb == "at":
            v = at.slot(action)
            value = volley.marginal(step.row, v, 1 if row.by == THE_UNIT else -1)
            if row.by == THE_UNIT:
                value -= AMMUNITION
            if row.close:
                value -= volley.close_cost(v)
            worths.append(value)
        elif verb == "burn":
            worths.append(burning(volley, place, at.value(action)))
        elif verb == "wreck":
            worths.append(SCENERY)
        else:
            worths.append(0.0)
    return at.best(worths)


def burning(volley: Volley, place: int, square: int) -> float:
    """T20.4: what flames do to whoever stands on a square, or behind it."""
    s = volley.s
    total = 0.0
    for v in s.units_at(square):
        if not s.leads(v):
            spread = volley.row(place, v, -1)
            if spread is not None:
                before = volley.so_far(v)
                total += volley.worth(v, added(before, spread)) - volley.worth(v, before)
    return total if s.here[square] else 0.5  # the way to somebody


def burn(at: Situation, step: Burn) -> int:
    """T20.4: as many enemies as possible, and no friends."""
    volley = Volley(at, step.attack)
    place = step.place(at.s)
    done = at.s.tables.verb_done
    return at.best([0.1 if action == done else burning(volley, place, at.value(action)) for action in at.legal])


def rounds(at: Situation, step: Rounds) -> int:
    """T20.1: as many as still add more than they are worth."""
    s = at.s
    if step.shot.target < 0:
        return at.legal[0]
    volley = Volley(at, step.attack)
    v = s.slot[step.shot.target]
    place = s.slot[step.shot.by] * ROWS + step.shot.row
    before = volley.so_far(v)
    worths: list[float] = []
    for action in at.legal:
        spread = volley.row(place, v, at.value(action))
        worth = volley.worth(v, added(before, spread)) if spread is not None else 0.0
        worths.append(worth - AMMUNITION * at.value(action))
    return at.best(worths)


def shells(at: Situation, step: Shells) -> int:
    """T19.2: the rounds of a called gun."""
    s = at.s
    shot = step.attack.shots[step.shot]
    others = [one for number, one in enumerate(step.attack.shots) if number != step.shot]
    volley = Volley(at, Attack(step.attack.shooter, step.attack.mode, others, step.attack.close, [], 0))
    v = s.slot[shot.target]
    place = s.slot[shot.by] * ROWS + shot.row
    before = volley.so_far(v)
    worths: list[float] = []
    for action in at.legal:
        spread = volley.row(place, v, at.value(action))
        worth = volley.worth(v, added(before, spread)) if spread is not None else 0.0
        worths.append(worth - AMMUNITION * at.value(action))
    return at.best(worths)


def mark(at: Situation, step: Mark) -> int:
    """T17.22: a sniper picks whoever the squad would miss most; a hero only if he falls."""
    from sandtable.games.tactics.bots.loss_choices import figure_worth

    s = at.s
    v = s.slot[step.shot.target]
    worths: list[float] = []
    for action in at.legal:
        name = s.tables.figure_names[at.value(action)]
        if name == LONE:
            hero = s.hero_of(v)
            worths.append(s.card(hero).ap / 2.0 if hero >= 0 and s.points[hero] == 1 else 1.0)
        else:
            kind = s.card(v).figures.index(name)
            last = s.points[v] == 1 and s.figures[v * FIGURES + kind] > 0
            worths.append(figure_worth(at, v, kind) + (20.0 if last else 0.0))
    return at.best(worths)


def medal(at: Situation, step: Medal) -> int:
    """T17.31: now, unless this row cannot do more than it has done."""
    s = at.s
    if step.shot.target < 0 or enough(s, step):
        return s.tables.verb_wait
    return s.tables.verb_again


def enough(s: Battlefield, step: Medal) -> bool:
    """Whether the hits so far destroy the target, if none is saved."""
    v = s.slot[step.shot.target]
    row = s.card(s.slot[step.shot.by]).rows[step.shot.row]
    damage = max(1, row.damage[s.card(v).armour])
    return step.attack.pending(step.shot.target) + step.hits * damage >= unit_points(s, v)
