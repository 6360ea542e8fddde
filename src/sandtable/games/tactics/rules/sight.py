"""T6, T8.3, T14: lines of sight, and cover at corners. Exact integers only.

A line runs from the centre of a square to the centre of another. It leaves a square either across an edge or exactly
through a grid point, where four squares and four edges meet: it goes on in the opposite square and passes a square and
two edges on its left, and as many on its right. Which of the two comes next follows from comparing two products; a line
never runs along an edge.

What never changes on a board is worked out once: for each pair of squares whether the ground closes the line, which
squares must be free of blockers, and which lie at its corners. A question then looks up a few squares in ``blocks``,
kept by the state: 0 nothing, 1 blocks soldier to soldier only (T6.3, T6.4: soldiers, a tank trap), 2 blocks everybody
(T6.5: a vehicle, or a tile placed in this game). ``level`` is 1 if attacker and target are both soldiers, else 2.
"""

from typing import Final

from sandtable.games.tactics.rules.ground import BLANK_SQUARE, LARGE, SMALL, SMOKE, STEPS, WALL, E, Ground, N, S, W

SOLDIERS: Final = 1
EVERYBODY: Final = 2
"""The two levels: which blockers count."""

UNSEEN: Final = 0
IN_COVER: Final = 1
CLEAR: Final = 2
"""How a target is seen (``Sight.sees_from``)."""

FAR: Final = 99
"""A range without end."""

CLOSED: Final = 0
PLAIN: Final = 1
TWO_SIDED: Final = 2
"""What the ground makes of a line: closed; open while some squares are free; besides, not both of its sides taken."""

NOTHING: Final[list[int]] = []


class Obstacle:
    """Why a line is blocked, or what gives cover: for people.

    ``kind`` is one of ``no-symbol``, ``smoke``, ``wall``, ``vehicle-or-tile``, ``soldiers-or-trap``, ``two-corners``,
    ``door`` (no entrance towards the other) and ``corner`` (cover). ``soldiers-or-trap`` names T6.4; whoever knows that
    a trap stands there may say T6.3. ``edges`` are ``square * 4 + direction``.
    """

    __slots__ = ("edges", "kind", "rule", "squares")

    def __init__(self, rule: str, kind: str, squares: list[int], edges: list[int]) -> None:
        self.rule = rule
        self.kind = kind
        self.squares = squares
        self.edges = edges

    def __repr__(self) -> str:
        return f"Obstacle({self.rule!r}, {self.kind!r}, {self.squares}, {self.edges})"


class Crossing:
    """Where a line leaves a square; all numbers are relative to the line's first square.

    Either it crosses ``edge``. Or it goes through a grid point (``is_corner``) with the squares ``left`` and ``right``
    beside it; the edges there, each in line with the one two places on, are ``near_left`` (between ``before`` and
    ``left``), ``far_left`` (between ``left`` and ``after``), ``far_right`` and ``near_right``.
    """

    __slots__ = (
        "after",
        "before",
        "edge",
        "far_left",
        "far_right",
        "is_corner",
        "left",
        "near_left",
        "near_right",
        "right",
    )

    def __init__(self, before: int, after: int, edge: int) -> None:
        self.before = before
        self.after = after
        self.edge = edge
        self.is_corner = False
        self.left = 0
        self.right = 0
        self.near_left = 0
        self.far_left = 0
        self.far_right = 0
        self.near_right = 0


def walk(dx: int, dy: int, columns: int) -> list[Crossing]:
    """All crossings of a line that spans so many columns and rows, in its order."""
    wide, high = abs(dx), abs(dy)
    across, along = (E, 1) if dx > 0 else (W, -1)
    down, below = (S, columns) if dy > 0 else (N, -columns)
    here = i = j = 0
    found: list[Crossing] = []
    while i < wide or j < high:
        # The next column's edge is at (2i + 1) / 2wide of the line, the next row's at (2j + 1) / 2high.
        first = (2 * i + 1) * high - (2 * j + 1) * wide
        before = here
        if first <= 0:
            here += along
            i += 1
        if first >= 0:
            here += below
            j += 1
        crossing = Crossing(before, here, before * 4 + (across if first < 0 else down))
        if first == 0:
            left, right = before + along, before + below
            crossing.is_corner = True
            crossing.left, crossing.right = left, right
            crossing.near_left, crossing.far_left = before * 4 + across, left * 4 + down
            crossing.far_right, crossing.near_right = right * 4 + across, before * 4 + down
        found.append(crossing)
    return found


class Sight:
    """Who sees whom on a board, and who has cover at a corner. Its tables never change."""

    __slots__ = ("columns", "faq", "free", "ground", "kind", "left", "right", "shelter", "sheltered", "size", "walks")

    def __init__(self, ground: Ground, faq: bool) -> None:
        """``faq``: corner cover as in the publisher's corrections (T8.3 F)."""
        self.ground = ground
        self.faq = faq
        self.size = ground.size
        self.columns = ground.columns
        self.walks: list[list[Crossing]] = [
            walk(dx, dy, ground.columns)
            for dy in range(1 - ground.height, ground.height)
            for dx in range(1 - ground.width, ground.width)
        ]
        pairs = self.size * self.size
        self.kind: list[int] = [CLOSED] * pairs
        self.free: list[list[int]] = [NOTHING] * pairs
        """``[a * size + b]``: squares that must hold no blocker."""
        self.left: list[list[int]] = [NOTHING] * pairs
        self.right: list[list[int]] = [NOTHING] * pairs
        """Squares at the corners of the line: no blockers on both sides."""
        self.sheltered: list[bool] = [False] * pairs
        """True if the ground gives b cover against a."""
        self.shelter: list[list[int]] = [NOTHING] * pairs
        """Squares that give b cover against a if they hold a blocker."""
        for a in ground.squares:
            for b in ground.squares:
                if a <= b:
                    self._look(a, b)
                if a != b:
                    self._find_shelter(a, b)

    # Questions

    def sees(self, a: int, b: int, level: int, blocks: list[int]) -> bool:
        """T6, T14.2: true if the line between the squares is open; both ways alike."""
        pair = a * self.size + b
        kind = self.kind[pair]
        if kind == CLOSED:
            return False
        for square in self.free[pair]:
            if blocks[square] >= level:
                return False
        if kind == TWO_SIDED:
            for square in self.left[pair]:
                if blocks[square] >= level:
                    return all(blocks[other] < level for other in self.right[pair])
        return True

    def corner_cover(self, a: int, b: int, level: int, blocks: list[int]) -> bool:
        """T8.3, T14.4: true if a corner on the line gives a squad on b soft cover against an attacker on a.

        Whether the attacker sees it is another question.
        """
        pair = a * self.size + b
        if self.sheltered[pair]:
            return True
        return any(blocks[square] >= level for square in self.shelter[pair])

    def sees_from(
        self, origins: list[int], targets: list[int], level: int, blocks: list[int], low: int = 0, high: int = FAR
    ) -> int:
        """T1.5: UNSEEN, IN_COVER or CLEAR by the attacker's best pair of squares with a distance from low to high.

        The squares of the two never block, wherever a line between them runs.
        """
        if len(origins) + len(targets) > 2:
            blocks = without(blocks, origins + targets)
        best = UNSEEN
        for a in origins:
            for b in targets:
                if low <= self.ground.distance[a][b] <= high and self.sees(a, b, level, blocks):
                    if not self.corner_cover(a, b, level, blocks):
                        return CLEAR
                    best = IN_COVER
        return best

    def between(self, a: int, b: int) -> list[int]:
        """The squares which the line crosses after a and before b, in its order (T20.4)."""
        return [a + crossing.after for crossing in self._walk(a, b)[:-1]]

    # Reasons

    def blocked(self, a: int, b: int, level: int, blocks: list[int]) -> Obstacle | None:
        """What blocks the line, the first thing seen from a; None exactly if a sees b."""
        found = self._blocked_end(a) or self._blocked_end(b)
        crossings = self._walk(a, b)
        for crossing in crossings:
            if found is None:
                found = self._blocked_at(a, b, crossing, level, blocks)
        if found is not None:
            return found
        if not self._has_door(a, b):
            return Obstacle("T14.2", "door", [a], [])
        if not self._has_door(b, a):
            return Obstacle("T14.2", "door", [b], [])
        squares: list[int] = []
        edges: list[int] = []
        for left in (True, False):
            corner: Obstacle | None = None
            for crossing in crossings:
                if corner is None and crossing.is_corner:
                    corner = self._side(a, crossing, left, level, blocks)
            if corner is None:
                return None
            squares += corner.squares
            edges += corner.edges
        return Obstacle("T6.2", "two-corners", squares, edges)

    def covered(self, a: int, b: int, level: int, blocks: list[int]) -> Obstacle | None:
        """The corner that gives a squad on b cover against a; None exactly if ``corner_cover`` is false."""
        for crossing in self._walk(a, b):
            if not crossing.is_corner or not (self.faq or a + crossing.after == b):
                continue
            for square in (a + crossing.left, a + crossing.right):
                if self._is_near(square, b) and (self._is_opaque(square) or blocks[square] >= level):
                    return Obstacle("T8.3", "corner", [square], [])
            for left in (True, False):
                for edge in self._wall_ends(a, crossing, left):
                    if self._touches(edge, b):
                        return Obstacle("T14.4", "corner", [], [edge])
        return None

    # The ground

    def _walk(self, a: int, b: int) -> list[Crossing]:
        dx = b % self.columns - a % self.columns + self.ground.width - 1
        dy = b // self.columns - a // self.columns + self.ground.height - 1
        return self.walks[dy * (2 * self.ground.width - 1) + dx]

    def _is_opaque(self, square: int) -> bool:
        """T2.1, T6.1, T6.8: the ground there blocks every line."""
        return self.ground.terrain[square] in (BLANK_SQUARE, SMOKE)

    def _wall_ends(self, a: int, crossing: Crossing, left: bool) -> list[int]:
        """T6.9: the walls on this side that end at the grid point and are a corner there.

        A wall that goes on as a small entrance is none (RB 770).
        """
        edge = self.ground.edge
        start = a * 4
        if left:
            one, other = start + crossing.near_left, start + crossing.far_left
            beyond_one, beyond_other = start + crossing.far_right, start + crossing.near_right
        else:
            one, other = start + crossing.far_right, start + crossing.near_right
            beyond_one, beyond_other = start + crossing.near_left, start + crossing.far_left
        ends: list[int] = []
        if edge[one] == WALL and edge[beyond_one] != SMALL:
            ends.append(one)
        if edge[other] == WALL and edge[beyond_other] != SMALL:
            ends.append(other)
        return ends

    def _has_door(self, a: int, b: int) -> bool:
        """T14.2, T14.5, T14.6: a is not inside, or b in the same building, or a's square has an entrance towards b.

        That is the one the line crosses, or one at whose end it leaves the square.
        """
        building = self.ground.building
        if building[a] < 0 or building[a] == building[b]:
            return True
        edge = self.ground.edge
        crossing = self._walk(a, b)[0]
        if not crossing.is_corner:
            return edge[a * 4 + crossing.edge] in (SMALL, LARGE)
        return edge[a * 4 + crossing.near_left] in (SMALL, LARGE) or edge[a * 4 + crossing.near_right] in (SMALL, LARGE)

    def _look(self, a: int, b: int) -> None:
        """Fill in the pair, and the same from the other end."""
        if self._is_opaque(a) or self._is_opaque(b) or not self._has_door(a, b) or not self._has_door(b, a):
            return
        edge = self.ground.edge
        free: list[int] = []
        left: list[int] = []
        right: list[int] = []
        closed_left = closed_right = False
        for crossing in self._walk(a, b):
            if not crossing.is_corner:
                if edge[a * 4 + crossing.edge] == WALL:
                    return
            else:
                left.append(a + crossing.left)
                right.append(a + crossing.right)
                closed_left |= self._is_opaque(a + crossing.left) or bool(self._wall_ends(a, crossing, True))
                closed_right |= self._is_opaque(a + crossing.right) or bool(self._wall_ends(a, crossing, False))
            square = a + crossing.after
            if square != b:
                if self._is_opaque(square):
                    return
                free.append(square)
        if closed_left and closed_right:
            return
        kind = TWO_SIDED if left else PLAIN
        if closed_left or closed_right:
            # T6.2: a corner is taken for good, so those on the other side must be free.
            free += right if closed_left else left
            left = right = NOTHING
            kind = PLAIN
        for pair in (a * self.size + b, b * self.size + a):
            self.kind[pair] = kind
            self.free[pair] = free or NOTHING
            self.left[pair] = left or NOTHING
            self.right[pair] = right or NOTHING

    def _find_shelter(self, a: int, b: int) -> None:
        """T8.3: of the corners the line meets, the one of the target's square, or (F) any of a square next to it."""
        pair = a * self.size + b
        shelter: list[int] = []
        for crossing in self._walk(a, b):
            if not crossing.is_corner or not (self.faq or a + crossing.after == b):
                continue
            for square in (a + crossing.left, a + crossing.right):
                if self._is_near(square, b):
                    if self._is_opaque(square):
                        self.sheltered[pair] = True
                    else:
                        shelter.append(square)
            for left in (True, False):
                for edge in self._wall_ends(a, crossing, left):
                    if self._touches(edge, b):
                        self.sheltered[pair] = True
        if shelter:
            self.shelter[pair] = shelter

    def _is_near(self, square: int, target: int) -> bool:
        """True if the squares touch, if only at a corner, or are the same."""
        columns = self.columns
        dx, dy = square % columns - target % columns, square // columns - target // columns
        return -1 <= dx <= 1 and -1 <= dy <= 1

    def _touches(self, edge: int, target: int) -> bool:
        """True if an end of the edge is a corner of the target's square: then both its squares are near."""
        dx, dy = STEPS[edge % 4 * 2]
        square = edge // 4
        return self._is_near(square, target) and self._is_near(square + dy * self.columns + dx, target)

    # Obstacles

    def _blocked_end(self, square: int) -> Obstacle | None:
        if not self._is_opaque(square):
            return None
        smoke = self.ground.terrain[square] == SMOKE
        return Obstacle("T2.1", "smoke" if smoke else "no-symbol", [square], [])

    def _blocked_at(self, a: int, b: int, crossing: Crossing, level: int, blocks: list[int]) -> Obstacle | None:
        """What stops the line where it leaves a square for the next."""
        edge, square = a * 4 + crossing.edge, a + crossing.after
        if not crossing.is_corner and self.ground.edge[edge] == WALL:
            return Obstacle("T6.9", "wall", [], [edge])
        if square == b:
            return None
        if self._is_opaque(square):
            smoke = self.ground.terrain[square] == SMOKE
            return Obstacle("T6.1", "smoke" if smoke else "no-symbol", [square], [])
        return self._blocker(square, level, blocks)

    def _blocker(self, square: int, level: int, blocks: list[int]) -> Obstacle | None:
        if blocks[square] < level:
            return None
        if blocks[square] >= EVERYBODY:
            return Obstacle("T6.5", "vehicle-or-tile", [square], [])
        return Obstacle("T6.4", "soldiers-or-trap", [square], [])

    def _side(self, a: int, crossing: Crossing, left: bool, level: int, blocks: list[int]) -> Obstacle | None:
        """What makes a corner on this side of a grid point."""
        square = a + (crossing.left if left else crossing.right)
        if self._is_opaque(square) or blocks[square] >= level:
            return Obstacle("T6.2", "corner", [square], [])
        ends = self._wall_ends(a, crossing, left)
        return Obstacle("T6.9", "corner", [], ends[:1]) if ends else None


def without(blocks: list[int], own: list[int]) -> list[int]:
    """The blockers without those on these squares: what a large vehicle covers never blocks its own lines (T1.5)."""
    rest = list(blocks)
    for square in own:
        rest[square] = 0
    return rest
