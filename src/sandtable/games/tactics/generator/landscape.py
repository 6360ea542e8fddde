"""The board of a free battle: buildings, then terrain in small patches as long as everybody still comes through."""

from typing import Final

from sandtable.core.errors import BadInput
from sandtable.games.tactics.generator.draws import Draws
from sandtable.games.tactics.generator.houses import Frame, House, edge_name, place_houses
from sandtable.games.tactics.generator.passage import Square, is_playable
from sandtable.games.tactics.generator.plan import Plan
from sandtable.games.tactics.rules.ground import Board, read_boards

PLAIN: Final = "."
RIVER: Final = "~"
KINDS: Final = (("#", 8), ("x", 7), ("*", 3), ("~", 2))
"""How often each terrain is drawn: tiles and rubble make a battle, smoke and water season it."""
PATCH: Final = 3
"""The most squares that are drawn at once, side by side."""
ATTEMPTS: Final = 400
"""Of placing buildings: nearly all plans need a few, the fullest board some dozens."""
ROOM: Final = 8
"""T16.1: so many squares of the cover zone stay free, twice as many as there are crates and traps."""


class Landscape:
    """A board in the making."""

    def __init__(self, plan: Plan, draws: Draws) -> None:
        self.plan = plan
        self.draws = draws
        self.frame = Frame(plan.width, plan.height, plan.symmetry)
        self.houses: list[House] = []
        self.river: list[Square] = []
        self.bridge: list[Square] = []
        self.middle: House | None = None
        """The building in the middle, if there is one."""
        self.signs: dict[Square, str] = {}
        """What is not plain."""
        if plan.objective == "hold-bridge":
            self._dig()
        self.shape = self._build()
        """The board as the rules see it, to try terrain on."""
        self.cover = self._cover()
        """T16.1: the zone for crates and traps, as blocks of columns: the first and the last."""

    # The middle

    def _dig(self) -> None:
        """A river from edge to edge with a bridge in its middle."""
        width, height = self.frame.width, self.frame.height
        wide = 2 - width % 2
        left = (width - wide) // 2
        high = 3 if height % 2 else height // 3
        top = (height - high) // 2
        for x in range(left, left + wide):
            for y in range(height):
                (self.bridge if top <= y < top + high else self.river).append((x, y))
        self.signs.update(dict.fromkeys(self.river, RIVER))

    def _build(self) -> Board:
        """Put up the buildings, and return the board with them."""
        plan, frame = self.plan, self.frame
        middle = plan.objective == "keep-building" or (plan.symmetry != "none" and plan.buildings % 2 == 1)
        for _ in range(ATTEMPTS):
            found = place_houses(plan.buildings, middle, frame, {*self.river, *self.bridge}, self.draws)
            if found is None:
                continue
            self.houses = found
            board = self.board("battle")
            if is_playable(board):
                self.middle = found[0] if middle else None
                return board
        count = plan.buildings
        sentence = f"there is no room for {count} buildings; wish for fewer, or for a larger board"
        raise BadInput(sentence, "tactics-battle-crowded", count=count)

    def _cover(self) -> list[tuple[int, int]]:
        """The middle; if a river or a building is there, what lies on both sides of it."""
        width = self.frame.width
        if not self.river and self.middle is None:
            return [(width // 3, width - 1 - width // 3)]
        left = min(x for x, _ in self.river) if self.river else self.middle.left if self.middle else 0
        first, last = max(2, left - 2), max(2, left - 1)
        return [(first, last), (width - 1 - last, width - 1 - first)]

    # Terrain

    def grow(self, kept: set[Square]) -> None:
        """Put terrain on the board, but not on these squares."""
        frame = self.frame
        inside = {square for house in self.houses for square in house.squares()}
        steps = {step for house in self.houses for step in house.doorsteps()}
        taken = {*kept, *(frame.image(square) for square in kept), *inside, *steps, *self.signs}
        ground = [
            (x, y)
            for y in range(frame.height)
            for x in range(1, frame.width - 1)
            if (x, y) not in inside and (x, y) not in self.signs
        ]
        left = round(len(ground) * self.plan.terrain / 100)
        for start in self.draws.mixed(ground) * 2:
            kind, size = self.draws.weighted(KINDS), self.draws.between(1, PATCH)
            for square in self._patch(start, size):
                orbit = frame.orbit(square)
                fits = len(orbit) <= left and square in ground and not any(one in taken for one in orbit)
                if not fits:
                    continue
                self.signs.update(dict.fromkeys(orbit, kind))
                if self._sound() and self._has_room():
                    taken.update(orbit)
                    left -= len(orbit)
                else:
                    for one in orbit:
                        del self.signs[one]
            if not left:
                return

    def _patch(self, start: Square, size: int) -> list[Square]:
        """Some squares side by side."""
        found = [start]
        for _ in range(size - 1):
            x, y = self.draws.pick(found)
            found.append(self.draws.pick([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]))
        return list(dict.fromkeys(found))

    def _sound(self) -> bool:
        """Whether everybody still comes through; the walls do not change any more."""
        self.shape.rows = self._rows()
        return is_playable(self.shape)

    def _has_room(self) -> bool:
        zone = [(x, y) for first, last in self.cover for x in range(first, last + 1) for y in range(self.frame.height)]
        return len([square for square in zone if self.signs.get(square, PLAIN) in ".*"]) >= ROOM

    # What came of it

    def _rows(self) -> list[str]:
        width, height = self.frame.width, self.frame.height
        return ["".join([self.signs.get((x, y), PLAIN) for x in range(width)]) for y in range(height)]

    def board(self, name: str) -> Board:
        """The board as the rules read it."""
        return read_boards({"origin": "reconstructed", "board": [self.entry(name)]})[0]

    def entry(self, name: str) -> dict[str, object]:
        """The board as a file has it."""
        entry: dict[str, object] = {"name": name, "rows": self._rows()}
        if self.houses:
            entry["building"] = [_table(house) for house in self.houses]
        return entry


def _table(house: House) -> dict[str, object]:
    table: dict[str, object] = {"area": house.area}
    for key, edges in (("small", house.small), ("large", house.large), ("inner", house.inner)):
        if edges:
            table[key] = [edge_name(edge) for edge in edges]
    return table
