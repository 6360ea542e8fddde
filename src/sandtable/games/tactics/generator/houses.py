"""T14: buildings for a free battle: where they stand, and where one gets in."""

from sandtable.games.tactics.generator.draws import Draws
from sandtable.games.tactics.generator.passage import Square, reached
from sandtable.games.tactics.rules.ground import DIRECTIONS, STEPS, name_of

Edge = tuple[int, int, int]
"""Column, row and direction."""


class Frame:
    """The size of a board, and which square of one half answers to which of the other."""

    def __init__(self, width: int, height: int, symmetry: str) -> None:
        self.width = width
        self.height = height
        self.symmetry = symmetry

    def image(self, square: Square) -> Square:
        """The square that is the same for the other side; objectives are fair on every board."""
        x, y = square
        return self.width - 1 - x, y if self.symmetry == "mirrored" else self.height - 1 - y

    def orbit(self, square: Square) -> list[Square]:
        """The squares that look alike: one, or two."""
        return [square] if self.symmetry == "none" else list(dict.fromkeys([square, self.image(square)]))

    def edge_image(self, edge: Edge) -> Edge:
        """The edge that is the same for the other side."""
        x, y = self.image(edge[:2])
        sideways = edge[2] % 2 == 1
        return x, y, (edge[2] + 2) % 4 if sideways or self.symmetry != "mirrored" else edge[2]

    def has(self, square: Square) -> bool:
        """True if there is such a square."""
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height


class House:
    """A building: a block of squares, its entrances, and walls inside."""

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
        self.small: list[Edge] = []
        self.large: list[Edge] = []
        self.inner: list[Edge] = []

    def __contains__(self, square: Square) -> bool:
        return self.left <= square[0] <= self.right and self.top <= square[1] <= self.bottom

    @property
    def area(self) -> str:
        """As files write it."""
        return f"{name_of(self.left, self.top)}-{name_of(self.right, self.bottom)}"

    def squares(self) -> list[Square]:
        """Row by row."""
        return [(x, y) for y in range(self.top, self.bottom + 1) for x in range(self.left, self.right + 1)]

    def around(self) -> "House":
        """The same block and a square more on each side."""
        return House(self.left - 1, self.top - 1, self.right + 1, self.bottom + 1)

    def doorsteps(self) -> list[Square]:
        """The squares before the entrances."""
        return [beyond(edge) for edge in self.small + self.large]

    def image(self, frame: Frame) -> "House":
        """The building that is the same for the other side."""
        (left, top), (right, bottom) = frame.image((self.left, self.top)), frame.image((self.right, self.bottom))
        other = House(min(left, right), min(top, bottom), max(left, right), max(top, bottom))
        other.small = [frame.edge_image(edge) for edge in self.small]
        other.large = [frame.edge_image(edge) for edge in self.large]
        other.inner = [frame.edge_image(edge) for edge in self.inner]
        return other

    # Entrances and walls

    def furnish(self, draws: Draws, frame: Frame, alike: bool, wet: set[Square]) -> None:
        """Large and small entrances, and perhaps a wall inside; ``alike``: the same for both sides.

        No entrance leads off the board or into the water.
        """
        outer = [edge for edge in self._edges() if beyond(edge) not in self and frame.has(beyond(edge))]
        free = draws.mixed([edge for edge in outer if beyond(edge) not in wet])
        self.large = self._taken(free, 1, frame, alike)
        self.small = self._taken(free, draws.between(1, 2), frame, alike)
        if len(self.squares()) > 4 and draws.below(2):
            walls = [edge for edge in self._edges() if edge[2] in (1, 2) and beyond(edge) in self]
            inner = self._taken(draws.mixed(walls), 1, frame, alike)
            self.inner = inner if self._is_one_room(inner) else []

    def _edges(self) -> list[Edge]:
        return [(x, y, direction) for x, y in self.squares() for direction in range(4)]

    def _taken(self, free: list[Edge], count: int, frame: Frame, alike: bool) -> list[Edge]:
        """So many of these edges, each with its image; they are free no longer."""
        found: list[Edge] = []
        for _ in range(count):
            edge = free.pop(0)
            found.append(edge)
            other = frame.edge_image(edge)
            if alike and other not in (edge, across(edge)):
                found.append(other)
                if other in free:
                    free.remove(other)
        return found

    def _is_one_room(self, walls: list[Edge]) -> bool:
        shut = {*walls, *(across(edge) for edge in walls)}

        def beside(square: Square) -> list[Square]:
            edges = [(*square, direction) for direction in range(4)]
            return [beyond(edge) for edge in edges if edge not in shut]

        inside = set(self.squares())
        return reached([(self.left, self.top)], inside, beside) == inside


def beyond(edge: Edge) -> Square:
    """The square on the other side of an edge.

    >>> beyond((4, 4, 3))
    (3, 4)
    """
    dx, dy = STEPS[2 * edge[2]]
    return edge[0] + dx, edge[1] + dy


def across(edge: Edge) -> Edge:
    """The same edge, seen from the other side."""
    return *beyond(edge), (edge[2] + 2) % 4


def edge_name(edge: Edge) -> str:
    """As files write it.

    >>> edge_name((4, 4, 3))
    'e5w'
    """
    return name_of(edge[0], edge[1]) + DIRECTIONS[edge[2]]


def place_houses(count: int, middle: bool, frame: Frame, blocked: set[Square], draws: Draws) -> list[House] | None:
    """So many buildings clear of these squares and of each other; ``None`` if the last ones found no room.

    ``middle``: the first stands in the middle. Where both sides have the same, the others come in pairs.
    """
    alike = frame.symmetry != "none"
    houses: list[House] = []
    if middle:
        houses.append(draws.pick(_in_the_middle(frame)))
        houses[0].furnish(draws, frame, alike, blocked)
    while len(houses) < count:
        room = [house for house in _everywhere(frame) if _fits([house], houses, blocked)]
        if alike:
            room = [house for house in room if _fits([house, house.image(frame)], houses, blocked)]
        if not room:
            return None
        house = draws.pick(room)
        house.furnish(draws, frame, False, blocked)
        houses += [house, house.image(frame)] if alike else [house]
    return houses


def _in_the_middle(frame: Frame) -> list[House]:
    """Buildings as even as the board itself, so that both sides have the same of them."""
    widths = (2, 4) if frame.width % 2 == 0 else (3,)
    heights = (3,) if frame.height % 2 else (2, 4) if frame.height > 6 else (2,)
    found: list[House] = []
    for width in widths:
        for height in heights:
            left, top = (frame.width - width) // 2, (frame.height - height) // 2
            found.append(House(left, top, left + width - 1, top + height - 1))
    return found


def _everywhere(frame: Frame) -> list[House]:
    """All buildings of two or three squares a side, away from the edges where units enter."""
    return [
        House(left, top, left + width - 1, top + height - 1)
        for width in (2, 3)
        for height in (2, 3)
        for left in range(2, frame.width - 1 - width)
        for top in range(frame.height - height + 1)
    ]


def _fits(new: list[House], houses: list[House], blocked: set[Square]) -> bool:
    """Whether buildings stand on none of these squares, and none touches another: one comes through between them."""
    if any(square in blocked for house in new for square in house.squares()):
        return False
    for number, house in enumerate(new):
        rim = house.around()
        if any(square in rim for other in [*houses, *new[:number]] for square in other.squares()):
            return False
    return True
