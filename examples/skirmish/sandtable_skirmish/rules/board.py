"""The state: troops in places, cards in piles, and a battle as long as it is fought."""

from typing import TYPE_CHECKING, Any, ClassVar, Self

from sandtable.core.event import Value
from sandtable.core.seats import REFEREE
from sandtable.core.state import State
from sandtable_skirmish.rules.box import PILES, SPENT

if TYPE_CHECKING:
    from sandtable_skirmish.rules.tables import SkirmishRules


class Field(State):
    """Flat lists of numbers behind methods that say what happens: a copy has to be cheap, a rule easy to read."""

    __slots__ = ("piles", "tables", "troops")
    board_parts: ClassVar = ("troops", "piles")

    def __init__(self, rules: "SkirmishRules") -> None:
        super().__init__(rules)
        self.tables = rules  # the rule set by its own type
        self.troops: list[list[int]] = []
        """Of each side in each place."""
        self.piles: list[list[int]] = []
        """How many of each card lie in each pile."""

    def copy(self) -> Self:
        new = type(self)(self.tables)
        self.copy_base(new)
        new.troops = [places[:] for places in self.troops]
        new.piles = [pile[:] for pile in self.piles]
        return new

    def describe_board(self, viewer: int) -> dict[str, Any]:
        """S3.2: of hands and deck that are not the viewer's, only how many cards there are."""
        cards = self.rules.to_words("each pile count card", self.piles)
        for i, pile in enumerate(self.piles):
            if viewer not in (i, REFEREE) and i != SPENT:
                cards[PILES[i]] = sum(pile)
        return {"troops": self.rules.to_words("each side count place", self.troops), "cards": cards}

    def move(self, side: int, origin: int, target: int, count: int) -> None:
        """Take troops from a place to a place."""
        self.troops[side][origin] -= count
        self.troops[side][target] += count

    def move_card(self, card: int, origin: int, target: int) -> None:
        """Take a card from a pile to a pile."""
        self.piles[origin][card] -= 1
        self.piles[target][card] += 1

    def named(self, area: int) -> str:
        """The name of an area, for events."""
        return self.tables.box.area.names[area]

    def tell(self, event: str, **args: Value) -> None:
        """Everybody sees this happen; nothing is told while bots play out games in their heads."""
        if self.sink is not None:
            self.sink.tell(event, **args)


class Battle:
    """S5: a battle as a value, complete in itself. Steps carry it along, and the board changes when troops leave it."""

    __slots__ = ("attacker", "forces", "origin", "target", "volleys")
    fields: ClassVar = ("attacker:side", "origin:area", "target:area", "forces:list int", "volleys:int")

    def __init__(self, attacker: int, origin: int, target: int, forces: list[int], volleys: int) -> None:
        """``forces`` are the troops of both sides that are left, ``volleys`` how many were fired."""
        self.attacker = attacker
        self.origin = origin
        self.target = target
        self.forces = forces
        self.volleys = volleys

    def roller(self) -> int:
        """S5.1: the side whose turn it is to fire."""
        return self.attacker if self.volleys % 2 == 0 else 1 - self.attacker
