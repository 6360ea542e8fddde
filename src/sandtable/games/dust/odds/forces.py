"""The forces of a battle whose odds are wanted: in words, and all that a side can come down to.

Tanks shield mechs and fighters shield bombers (D7.4), so what hits leave of a force follows from how many land units
and how many aircraft it lost. What the rules say of a force is asked once for each of them, of the pure functions
that the steps of the game call too.
"""

import re
from collections.abc import Sequence
from typing import Final

from sandtable.core.errors import BadInput
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, SEA_BATTLE, Battle, land_losses, may_withdraw, victims
from sandtable.games.dust.rules.editions import COST, IN_THE_BOX, LETTERS, UNITS, Edition

Force = tuple[int, ...]
"""How many of each kind, in the order of ``UNITS``."""

NOBODY: Final[Force] = (0,) * len(UNITS)
ONE_KIND: Final = re.compile(rf"([0-9]{{1,9}})\s*([{LETTERS}])[\s,+]*", re.IGNORECASE)

BEST: Final = "best"
CHEAPEST: Final = "cheapest"
DEAREST: Final = "dearest"
LAND_FIRST: Final = "land"
AIR_FIRST: Final = "air"
CASUALTIES: Final = (BEST, CHEAPEST, DEAREST, LAND_FIRST, AIR_FIRST)
"""How a roller picks victims: by best play, or of the units within reach the cheapest, the dearest, one on land or one
in the air, hit by hit."""


def read_force(text: str) -> Force:
    """A force in words.

    >>> read_force("3T 1F"), read_force("2s")
    ((3, 0, 1, 0, 0), (0, 0, 0, 0, 2))
    """
    counts = [0] * len(UNITS)
    rest = text.strip()
    while rest:
        found = ONE_KIND.match(rest)
        if not found:
            raise BadInput(
                f'"{text}" names no units; write them like 3T 1M 2F 1B '
                "(tanks, mechs, fighters, bombers) or 4S (submarines)",
                "error-odds-units",
                given=text,
            )
        counts[LETTERS.index(found[2].upper())] += int(found[1])
        rest = rest[found.end() :]
    for kind, count in enumerate(counts):
        if count > IN_THE_BOX[kind]:
            raise BadInput(
                f'"{text}" is too much: an army has {IN_THE_BOX[kind]}{LETTERS[kind]} (D1.1)',
                "error-odds-box",
                given=text,
                most=f"{IN_THE_BOX[kind]}{LETTERS[kind]}",
            )
    return tuple(counts)


def words(force: Sequence[int]) -> str:
    """A force as it is written; nobody is a dash.

    >>> words((3, 0, 1, 0, 0)), words(NOBODY)
    ('3T 1F', '-')
    """
    return " ".join(f"{count}{LETTERS[kind]}" for kind, count in enumerate(force) if count) or "-"


def stand_in(kind: int, attack: Sequence[int], defence: Sequence[int], bonus: int = 0, capital: bool = False) -> Battle:
    """A battle between these forces, for the pure functions: between nobody in particular, and nowhere."""
    return Battle(kind, 0, 1, -1, 0, [], [list(attack), list(defence)], bonus, capital, DEFENCE, 0, 0, 0, 0)


class Roster:
    """All forces a side can come to have, each with a number; a smaller force has a smaller number.

    ``forces`` fight, ``away`` has retreated of its own will, and units in neither were hit. ``on_land`` is the number
    of the force after a hit on a land unit (or a submarine), ``in_air`` on an aircraft, ``out`` after a retreat; -1:
    there is no such thing.
    """

    def __init__(self, edition: Edition, kind: int, side: int, root: Force, neutral: bool, retreats: bool) -> None:
        """``retreats``: this side may come to retreat."""
        self.side = side
        self.root = root
        steps: dict[tuple[Force, Force], list[tuple[Force, Force] | None]] = {}
        waiting: list[tuple[Force, Force]] = [(root, NOBODY)]
        while waiting:
            node = waiting.pop()
            if node in steps:
                continue
            force, away = node
            after = [(hit, away) if hit is not None else None for hit in (after_hit(force, 1), after_hit(force, 0))]
            after.append(retreated(edition, kind, side, force, away, neutral) if retreats else None)
            steps[node] = after
            waiting += [one for one in after if one is not None]
        nodes = sorted(steps, key=lambda node: (sum(node[0]), node))
        number = {node: place for place, node in enumerate(nodes)}
        self.forces = [force for force, _ in nodes]
        self.away = [away for _, away in nodes]
        self.size = [sum(force) for force in self.forces]
        self.on_land, self.in_air, self.out = (
            [-1 if after[way] is None else number[after[way]] for after in map(steps.__getitem__, nodes)]  # type: ignore[index]
            for way in range(3)
        )
        self.start = number[root, NOBODY]
        self.numbers = number

    def __len__(self) -> int:
        return len(self.forces)

    def dead(self, number: int) -> Force:
        """Who was hit, in all."""
        three = zip(self.root, self.forces[number], self.away[number], strict=True)
        return tuple(all_ - fights - left for all_, fights, left in three)

    def prefers_land(self, casualties: str) -> list[bool]:
        """For each force whether the next hit on it takes a land unit, if the enemy goes by a fixed rule."""
        return [prefers_land(force, casualties) for force in self.forces]


def after_hit(force: Force, on_land: int) -> Force | None:
    """D7.4: what a hit on a land unit (or a submarine), or one on an aircraft, leaves; nothing: there is none.

    >>> after_hit((1, 1, 0, 1, 0), 1), after_hit((0, 1, 0, 1, 0), 1), after_hit((0, 1, 0, 0, 0), 0)
    ((0, 1, 0, 1, 0), (0, 0, 0, 1, 0), None)
    """
    if not any(force):
        return None
    at_sea = force[-1] > 0
    if not (on_land if at_sea else land_losses(list(force), 1)[0] <= on_land <= land_losses(list(force), 1)[1]):
        return None
    dead = victims(list(force), 1, on_land)
    return tuple(count - lost for count, lost in zip(force, dead, strict=True))


def retreated(
    edition: Edition, kind: int, side: int, force: Force, away: Force, neutral: bool
) -> tuple[Force, Force] | None:
    """D7.6: who fights on and who is away after as many as may have retreated, the most valuable first."""
    battle = stand_in(kind, force, force)
    battle = battle.but(rolls=2)
    limit = may_withdraw(edition, battle, side, neutral) if any(force) else 0
    if not limit:
        return None
    stay, gone = list(force), list(away)
    for unit in sorted(range(len(UNITS)), key=COST.__getitem__, reverse=True):
        leaving = min(limit, stay[unit])
        stay[unit] -= leaving
        gone[unit] += leaving
        limit -= leaving
    return tuple(stay), tuple(gone)


def prefers_land(force: Force, casualties: str) -> bool:
    """Whether a hit takes a land unit, by a fixed rule; where there is only one choice it makes no difference.

    >>> prefers_land((2, 1, 1, 0, 0), CHEAPEST), prefers_land((0, 1, 1, 0, 0), CHEAPEST)
    (True, False)
    """
    if casualties in (AIR_FIRST, LAND_FIRST):
        return casualties == LAND_FIRST
    tank, mech, fighter, bomber = COST[:4]
    land = tank if force[0] else mech
    air = fighter if force[2] else bomber
    return (land < air) == (casualties == CHEAPEST)


def check_fits(kind: int, attack: Force, defence: Force, mechs_only: bool) -> None:
    """Refuse forces that cannot meet in this kind of battle."""
    if not any(attack) or not any(defence):
        raise BadInput("a battle needs somebody on both sides (D6.2)", "error-odds-nobody")
    for side, force in ((ATTACK, attack), (DEFENCE, defence)):
        if kind == SEA_BATTLE and any(force[:-1]):
            raise BadInput(
                f"only submarines fight at sea, and {words(force)} are others too (D6.3)",
                "error-odds-sea",
                units=words(force),
            )
        if kind != SEA_BATTLE and force[-1]:
            raise BadInput(
                f"submarines fight at sea only, and {words(force)} has some (D6.3)",
                "error-odds-submarines",
                units=words(force),
            )
        if mechs_only and side == ATTACK and any(force[:1] + force[2:]):
            raise BadInput(
                f"only mechs are dropped, and {words(force)} are others too (D10.7)",
                "error-odds-drop",
                units=words(force),
            )
