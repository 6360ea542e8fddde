"""What the steps share: a question to a side, which any of its players may answer (T21.3, T21.4)."""

from typing import ClassVar

from sandtable.core.step import Partners
from sandtable.games.tactics.rules.board import Battlefield


class SideQuestion(Partners[Battlefield]):
    """Asks the players of a side, who may all answer the same."""

    __slots__ = ()
    alike: ClassVar = True

    def asked_side(self, s: Battlefield) -> int:
        """The side that decides."""
        raise NotImplementedError

    def seats(self, s: Battlefield) -> int:
        return s.tables.seats_of[self.asked_side(s)]


class UnitQuestion(SideQuestion):
    """Asks the side of a unit."""

    __slots__ = ("unit",)
    fields: ClassVar[tuple[str, ...]] = ("unit:unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def asked_side(self, s: Battlefield) -> int:
        return s.tables.side_of_unit[self.unit]
