"""Who decides and who looks: seats are 0, 1, 2, ...; these stand for everybody else."""

from typing import Final

from sandtable.core.bits import BIT

CHANCE: Final = -1
"""Dice and card draws: a player of its own."""
NOBODY: Final = -2
"""Nobody decides: the game is over."""
SPECTATOR: Final = -3
"""Looks on and knows what everybody knows."""
REFEREE: Final = -4
"""Knows the whole truth. Nothing made for the referee leaves the table while a game is on."""
ASKED: Final = -5
"""Whichever seat is asked now."""

EVERYBODY: Final = -1
"""The set of all seats, spectators included."""


def sees(seats: int, viewer: int) -> bool:
    """Whether a viewer is in a set of seats.

    >>> sees(0b10, 1), sees(0b10, 0), sees(0b10, SPECTATOR), sees(EVERYBODY, SPECTATOR)
    (True, False, False, True)
    """
    if viewer >= 0:
        return seats & BIT[viewer] != 0
    return viewer == REFEREE or seats == EVERYBODY
