"""What is not allowed: one function for each prohibition, one line of the list for its rule.

Legal lists, ``why_not`` and error messages all come from these; a test switches each off and looks whether the tests
that cite its rule notice.
"""

from typing import Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable_skirmish.rules.board import Field


def not_yours(s: Field, side: int, area: int) -> Ban | None:
    """S4.1: where none of one's troops stand."""
    return None if s.troops[side][area] else Ban("S4.1", "not-yours")


def none_stays(s: Field, side: int, origin: int, count: int) -> Ban | None:
    """S4.2: so many march that nobody stays."""
    return None if s.troops[side][origin] > count else Ban("S4.2", "none-stays")


def not_next(s: Field, origin: int, target: int) -> Ban | None:
    """S4.3: there is no way between these areas."""
    return None if target in s.tables.box.near[origin] else Ban("S4.3", "not-next")


def no_such_card(s: Field, seat: int, card: int, effect: str) -> Ban | None:
    """S5.5: a card that is not in this hand, or does something else."""
    fits = s.piles[seat][card] and s.tables.box.effects[card] == effect
    return None if fits else Ban("S5.5", "no-such-card")


PROHIBITIONS: Final[Prohibitions] = [
    ("S4.1", not_yours),
    ("S4.2", none_stays),
    ("S4.3", not_next),
    ("S5.5", no_such_card),
]
