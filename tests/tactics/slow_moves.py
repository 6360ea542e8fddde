"""Where a unit may go, worked out once more and slowly, rule by rule as the chapters say it (T2, T5, T14, T17.17)."""

from itertools import product

from sandtable.games.tactics.rules.ground import SMALL, WALL, Board, E, N, S, W

Square = tuple[int, int]
SOLDIERS = ("squad", "hero")


class SlowMoves:
    """One unit that moves on a board with others; ``others`` has side and kind, ``traps`` the squares of tank traps."""

    def __init__(
        self, board: Board, kind: str, jumps: bool, others: dict[Square, list[tuple[str, str]]], traps: set[Square]
    ) -> None:
        self.board = board
        self.kind = kind
        self.soldier = kind in SOLDIERS
        self.jumps = jumps
        self.others = others
        self.traps = traps

    def ends(self, start: Square, points: int, moves: int) -> set[Square]:
        """All squares where it can stop; nobody must jump, unless both moves are one jump (T17.17)."""
        found = self.search(start, points)
        if self.jumps and self.soldier and moves == 1:
            walking = SlowMoves(self.board, self.kind, False, self.others, self.traps)
            found |= walking.search(start, points) - {start}
        return found

    def search(self, start: Square, points: int) -> set[Square]:
        """All squares where it can stop after at least one step."""
        todo: list[tuple[Square, bool, frozenset[int], int]] = [(start, False, frozenset(), points)]
        best: dict[tuple[Square, bool, frozenset[int]], int] = {}
        found = set()
        while todo:
            here, used, over, left = todo.pop()
            if best.get((here, used, over), -1) >= left:
                continue
            best[here, used, over] = left
            for dx, dy in product((-1, 0, 1), repeat=2):
                there = (here[0] + dx, here[1] + dy)
                crossed = self.step(here, there)
                if (dx, dy) == (0, 0) or crossed is None:
                    continue
                for price, spent in self.prices(dx, dy, used):
                    if price <= left:
                        after = over | crossed
                        if self.may_stop(there) and self.building(there) not in after:
                            found.add(there)
                        todo.append((there, spent, after, left - price))
        return found

    def prices(self, dx: int, dy: int, used: bool) -> list[tuple[int, bool]]:
        """T5.1: what a step may cost, and whether the cheap diagonal is gone then."""
        if not dx or not dy:
            return [(1, used)]
        return [(2, used)] if used else [(2, False), (1, True)]

    def step(self, a: Square, b: Square) -> frozenset[int] | None:
        """The buildings a step jumps over; nothing if it is not allowed."""
        if a == b or not self.board.has(*b) or not self.may_cross(b):
            return None
        if self.kind == "aircraft":
            return frozenset()
        if a[0] == b[0] or a[1] == b[1]:
            return self.over(a, b) if self.is_shut(a, b) else frozenset()
        sides = [(b[0], a[1]), (a[0], b[1])]
        shut = [self.closes(side) or self.is_shut(a, side) or self.is_shut(side, b) for side in sides]
        if not all(shut) and (self.soldier or not any(shut)):
            return frozenset()
        if self.soldier and self.jumps and not all(self.closes(side) for side in sides):
            return self.over(a, b, *sides)
        return None

    def over(self, *squares: Square) -> frozenset[int] | None:
        """T14.1: only soldiers who jump go over walls."""
        if not (self.soldier and self.jumps):
            return None
        return frozenset(self.building(square) for square in squares if self.building(square) >= 0)

    def is_shut(self, a: Square, b: Square) -> bool:
        """T5.7: whether the edge between two squares stops the unit."""
        direction = {(0, -1): N, (1, 0): E, (0, 1): S, (-1, 0): W}[b[0] - a[0], b[1] - a[1]]
        kind = self.board.edges[(a[1] * self.board.width + a[0]) * 4 + direction]
        return kind == WALL or (kind == SMALL and not self.soldier)

    def sign(self, square: Square) -> str:
        return self.board.rows[square[1]][square[0]]

    def building(self, square: Square) -> int:
        number = self.board.building[square[1] * self.board.width + square[0]]
        return number if number >= 0 else -1

    def bad_ground(self, square: Square) -> bool:
        """T2.1: ground the unit cannot even cross."""
        sign = self.sign(square)
        return sign == "#" or (not self.jumps and (sign == "~" or (sign == "x" and not self.soldier)))

    def closes(self, square: Square) -> bool:
        """T5.3, T5.5: whether a square closes the corner beside it."""
        if self.bad_ground(square):
            return True
        trap = square in self.traps and not self.soldier
        enemy = any(side == "enemy" for side, _ in self.others.get(square, []))
        return not self.jumps and (trap or enemy)

    def may_cross(self, square: Square) -> bool:
        """T5.2, T2.3, T17.17, T1.6."""
        if self.kind == "aircraft":
            return True
        if self.bad_ground(square) or (square in self.traps and not self.soldier and not self.jumps):
            return False
        for side, kind in self.others.get(square, []):
            if kind == "aircraft":
                return False
            if self.jumps:
                if kind == "vehicle":
                    return False
            elif side == "enemy" or not self.soldier:
                return False
        return True

    def may_stop(self, square: Square) -> bool:
        """T5.6, T1.6, T2.1, T17.17."""
        there = self.others.get(square, [])
        if self.kind == "aircraft":
            return self.sign(square) != "#" and not there and self.building(square) < 0
        if self.sign(square) in "#~" or (self.sign(square) == "x" and not self.soldier and not self.jumps):
            return False
        if any(side == "enemy" or kind == "aircraft" for side, kind in there):
            return False
        if not self.soldier:
            return square not in self.traps and not there
        if self.kind == "hero" or not there:
            return True
        return not self.jumps and all(kind == "hero" for _, kind in there)
