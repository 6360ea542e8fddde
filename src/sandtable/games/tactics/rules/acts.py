"""T4.1: the actions a unit can declare. Each chapter says here when its own are allowed and what they do."""

from collections.abc import Callable
from typing import Final

from sandtable.core.ban import Ban
from sandtable.games.tactics.rules.board import Battlefield

ACTS: Final = (
    *("move", "attack", "sustained", "charge", "leap", "strike", "reload", "tank-head"),
    *("reactivate", "repair", "rebuild", "heal", "bring-back", "seize", "nothing"),
)
"""In the order in which they are offered: nothing comes last, lest somebody waste a unit by a slip."""
(
    MOVE,
    ATTACK,
    SUSTAINED_ATTACK,
    CHARGE_ACT,
    LEAP,
    STRIKE,
    RELOAD_ACT,
    TANK_HEAD_ACT,
    REACTIVATE,
    REPAIR,
    REBUILD,
    HEAL,
    BRING_BACK,
    SEIZE,
    NOTHING,
) = range(15)
NOT_YET: Final = -1
"""In place of the first act, as long as none is declared."""
WHOLE: Final = (NOTHING, SUSTAINED_ATTACK, CHARGE_ACT, LEAP)
"""Acts that leave no room for a second one; doing nothing first is doing nothing (T13.5)."""
ORDERS: Final = (REACTIVATE, REPAIR, REBUILD, HEAL, BRING_BACK)
MOVES: Final = (MOVE, CHARGE_ACT, LEAP)
ATTACKS: Final = (ATTACK, SUSTAINED_ATTACK, CHARGE_ACT)

Doer = Callable[[Battlefield, int, int, bool], bool]
"""Carries out an act of a unit (its number); the last says whether another move is to come. False: it is lost."""
Judge = Callable[[Battlefield, int, int, int], Ban | None]
"""Why a unit (its slot) may not declare an act after the first one (``NOT_YET`` if it is the first)."""

DOERS: Final[dict[int, Doer]] = {}
JUDGES: Final[list[Judge]] = []


def carries_out(do: Doer, *acts: int) -> None:
    """A chapter carries out these acts."""
    for act in acts:
        DOERS[act] = do


def judges(judge: Judge) -> None:
    """A chapter has something to say about which acts are allowed."""
    JUDGES.append(judge)
