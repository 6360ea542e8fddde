"""What an activation is worth: what it can be expected to destroy, and what may come back. A beginner's yardstick.

The lesson judges orders by it, and both its voices fall back on it where they have nothing particular in mind.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from sandtable.games.tactics.bots.estimate import HARMLESS, Clash, Estimator
from sandtable.games.tactics.rules.acts import ACTS, ATTACK, MOVE, NOTHING, SUSTAINED_ATTACK
from sandtable.games.tactics.rules.board import DIAGONAL, MOVED, Battlefield
from sandtable.games.tactics.rules.combat import PLAIN, SUSTAINED
from sandtable.games.tactics.rules.cover import cover_at
from sandtable.games.tactics.rules.targets import can_hurt, enemies
from sandtable.games.tactics.rules.ways import walk_ends

CAUTION: Final = 0.8
"""What may be lost counts less than what is destroyed now."""
NEARER: Final = 0.2
"""What a square less to the nearest enemy is worth, in AP."""

_known: Final = Estimator()


def moved(s: Battlefield, u: int, square: int) -> Battlefield:
    """The position with a unit on another square."""
    if square == s.at[u]:
        return s
    found = s.copy()
    found.put(u, square)
    found.flags[u] |= MOVED
    return found


def cover_between(s: Battlefield, u: int, v: int) -> int:
    """T8: the cover a squad on v's square has against u."""
    return cover_at(s, s.at[u], s.at[v], s.level(u, v), True, s.blocks)


def clash(s: Battlefield, u: int, v: int, mode: int = PLAIN) -> Clash:
    """What an attack is expected to do from where both stand; nothing if v is not seen or out of range."""
    if v not in enemies(s, u) or not can_hurt(s, u, v, mode):
        return HARMLESS
    states = _known.state_of(s, u), _known.state_of(s, v)
    return _known.clash(s, u, v, *states, s.distance(u, v), cover_between(s, u, v), mode)


class Danger:
    """The worst that one enemy can do to a unit in its next activation."""

    def __init__(self, share: float, enemy: int, square: int) -> None:
        """``share`` of the unit's points is lost on average if the ``enemy`` attacks it from the ``square``."""
        self.share = share
        self.enemy = enemy
        self.square = square


def danger(s: Battlefield, u: int) -> Danger:
    """T13, T4.1: an enemy may attack from where it stands, sustained, or after a move."""
    worst = Danger(0.0, -1, -1)
    for v in range(len(s.unit)):
        if s.at[u] < 0 or s.at[v] < 0 or s.side[v] == s.side[u]:
            continue
        attacks = [(s.at[v], clash(s, v, u, SUSTAINED))]
        attacks += [(square, clash(moved(s, v, square), v, u)) for square in walk_ends(s, v, 1)]
        for square, one in attacks:
            if one.share > worst.share:
                worst = Danger(one.share, v, square)
    return worst


class Plan:
    """What a unit could do in an activation, and what that is worth in AP."""

    def __init__(self, unit: str, acts: tuple[int, int], squares: Sequence[str], target: str) -> None:
        self.unit = unit
        self.acts = acts
        self.squares = squares
        self.target = target
        self.gain = 0.0
        self.risk = 0.0
        """The share of the unit that may be lost where it ends."""
        self.value = 0.0

    @property
    def attacks(self) -> bool:
        """Whether there is an attack in it."""
        return bool(self.target)

    def notation(self) -> str:
        """The order as players write it."""
        ways = list(self.squares)
        said: list[str] = []
        for act in self.acts:
            behind = ways.pop(0) if act == MOVE else self.target if act in (ATTACK, SUSTAINED_ATTACK) else ""
            said.append(f"{ACTS[act]} {behind}".strip())
        return f"{self.unit}: {', '.join(said[:1] if self.acts[0] == SUSTAINED_ATTACK else said)}"


def gain(s: Battlefield, u: int, v: int, mode: int = PLAIN) -> float:
    """What an attack is worth: half for the part that falls, half if all does (T21.2), less what comes back at once."""
    one = clash(s, u, v, mode)
    return (one.share + one.kill) / 2 * s.card(v).ap - one.back_share * s.card(u).ap


def best_target(s: Battlefield, u: int, mode: int = PLAIN) -> int:
    """The enemy an attack is worth most against, -1 if there is none to be hurt."""
    able = [v for v in enemies(s, u) if can_hurt(s, u, v, mode)]
    return max(able, key=lambda v: gain(s, u, v, mode), default=-1)


def nearest(s: Battlefield, u: int) -> int:
    """How far the nearest enemy is."""
    return min([s.distance(u, v) for v in range(len(s.unit)) if s.side[v] != s.side[u] and s.at[v] >= 0], default=0)


def plans(s: Battlefield, u: int) -> list[Plan]:
    """All that a unit on the board could do, but without shooting at cover; the best first."""
    found = list(_attacks(s, u))
    ends: dict[str, list[str]] = {}
    for first in _walks(s, u):
        near = moved(s, u, first)
        ends.setdefault(s.square_name(first), [s.square_name(first)])
        near = near if near is not s else s.copy()
        kept, used = walk_ends(s, u, 1)[first]
        near.paid |= DIAGONAL if used < kept else 0
        for second in _walks(near, u):
            ends.setdefault(s.square_name(second), [s.square_name(first), s.square_name(second)])
    for squares in ends.values():
        acts = (MOVE, MOVE) if len(squares) > 1 else (MOVE, NOTHING)
        found.append(Plan(s.name(u), acts, squares, ""))
    risks: dict[int, tuple[float, float]] = {}
    for plan in found:
        end = s.tables.square_names.index(plan.squares[-1]) if plan.squares else s.at[u]
        if end not in risks:
            there = moved(s, u, end)
            risks[end] = danger(there, u).share, nearest(there, u) * NEARER
        plan.risk, far = risks[end]
        plan.value = plan.gain - plan.risk * s.card(u).ap * CAUTION - far
    return sorted(found, key=lambda plan: -plan.value)


def _walks(s: Battlefield, u: int) -> list[int]:
    """The squares a move leads to, in order; back to where it began is no plan."""
    return sorted(square for square in walk_ends(s, u, 1) if square != s.at[u])


def _attacks(s: Battlefield, u: int) -> Iterator[Plan]:
    """A sustained attack, or an attack after a move."""
    for square in [s.at[u], *_walks(s, u)]:
        here = moved(s, u, square)
        mode = SUSTAINED if here is s else PLAIN
        v = best_target(here, u, mode)
        if v >= 0:
            acts = (SUSTAINED_ATTACK, NOTHING) if here is s else (MOVE, ATTACK)
            plan = Plan(s.name(u), acts, [] if here is s else [s.square_name(square)], s.name(v))
            plan.gain = gain(here, u, v, mode)
            yield plan
