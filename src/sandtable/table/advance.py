"""Letting a game go on by itself: at the table and in a fork."""

from collections.abc import Callable
from functools import partial

from sandtable.core import orders
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.table.dice import Dice


def advance(state: State, dice: Dice, place: Callable[[], int], give: Callable[[int, int], None]) -> None:
    """Roll the dice, and give the answers that have no alternative, until somebody has a choice.

    ``place()`` is what the next roll is keyed by; ``give(seat, action)`` carries a decision out on this state.
    """
    while not state.is_over():
        if state.seat == CHANCE:
            give(CHANCE, state.draw(partial(dice.number, place())))
            continue
        action = orders.forced(state)
        if action is None:
            return
        give(state.seat, action)
