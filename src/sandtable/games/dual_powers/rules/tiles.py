"""P2.3, P6.1: region tiles. One names the region of unrest, one the connection that is closed."""

from typing import ClassVar

from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.step import Chance, Procedure
from sandtable.games.dual_powers.rules.board import NONE, DualPowersState


class DrawTile(Chance[DualPowersState]):
    """A region tile from the stack, which has no hidden order."""

    __slots__ = ()

    verbs: ClassVar[tuple[str, ...]] = ("tile",)

    def check(self, s: DualPowersState) -> Problem | None:
        if any(isinstance(step, Procedure) for step in s.stack[s.stack.index(self) :]):
            return Problem(
                "a tile is drawn before anything else happens",
                "problem-a-tile-is-drawn-before-anything-else-happens",
                "P2.3",
            )
        wanted = sum(1 for step in s.stack if isinstance(step, DrawTile))
        if wanted > s.tiles.bit_count():
            return Problem(
                "there are not enough tiles in the stack", "problem-there-are-not-enough-tiles-in-the-stack", "P2.3"
            )
        return None

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        return [s.tables.TILE + region for region in members(s.tiles)]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        region = s.chosen(action)
        s.tiles &= ~BIT[region]
        self.lay(s, region)

    def lay(self, s: DualPowersState, region: int) -> None:
        """Put the tile where it belongs."""
        raise NotImplementedError


class UnrestTile(DrawTile):
    """P2.3, P2.5: the first tile drawn names the region of unrest."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P2.3", "P2.5")

    def check(self, s: DualPowersState) -> Problem | None:
        if s.unrest != NONE:
            return Problem("it belongs to the set-up", "problem-it-belongs-to-the-set-up", "P2.3")
        return super().check(s)

    def lay(self, s: DualPowersState, region: int) -> None:
        s.unrest = region
        if s.sink:
            s.sink.tell("unrest", region=s.tables.box.regions[region])


class BlockadeTile(DrawTile):
    """P2.3, P6.1: a tile to Blockade; the marker closes the connection of its colour."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P2.3", "P6.1", "P6.4")

    def lay(self, s: DualPowersState, region: int) -> None:
        s.blockade = region
        s.marker = s.tables.box.bridge_of_colour[region]
        if s.sink:
            box = s.tables.box
            s.sink.tell("blockade", region=box.regions[region], connection=box.bridges[s.marker])
