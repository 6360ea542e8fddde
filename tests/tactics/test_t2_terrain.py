"""T2, T5.7, T7.2 and T10.1 as far as they are tables: terrain, neighbours, distances, steps past walls."""

from collections import deque
from itertools import product
from random import Random

import pytest

from sandtable.games.tactics.rules.ground import (
    BLANK_SQUARE,
    CIRCLE,
    LARGE,
    OPEN,
    OUTSIDE,
    RUBBLE,
    SMALL,
    SMOKE,
    STEPS,
    WALL,
    WATER,
    Board,
    E,
    Ground,
    N,
    S,
    W,
)
from sandtable.testing import cites
from tests.tactics.scenes import Scene


@cites("T2.1")
def test_the_five_terrains() -> None:
    scene = Scene(
        """
        +   +   +   +   +   +
          .   ~   x   *   #
        +   +   +   +   +   +
        """
    )
    assert scene.ground.terrain == [CIRCLE, WATER, RUBBLE, SMOKE, BLANK_SQUARE]


@cites("T2.1")
def test_a_small_board_in_a_large_numbering() -> None:
    ground = Ground(Board("small", [".#", "x.", "~*"]), 4, 5)
    assert (ground.columns, ground.rows, ground.size, ground.width, ground.height) == (4, 5, 20, 2, 3)
    assert ground.squares == [0, 1, 4, 5, 8, 9]
    assert [ground.terrain[square] for square in ground.squares] == [CIRCLE, BLANK_SQUARE, RUBBLE, CIRCLE, WATER, SMOKE]
    assert {ground.terrain[square] for square in range(20) if square not in ground.squares} == {OUTSIDE}
    assert set(ground.building) == {-1} and ground.has_large == []
    assert sorted(ground.near[4]) == [0, 1, 5, 8, 9]
    assert ground.near[3] == ground.near[12] == []
    assert [ground.to[4 * 8 + step] for step in range(8)] == [0, 1, 5, 9, 8, -1, -1, -1]


@cites("T2.1")
def test_neighbours_are_mutual_and_steps_lead_back() -> None:
    ground = Ground(Board("plain", ["....."] * 4), 5, 4)
    for square in ground.squares:
        assert len(ground.near[square]) == len(set(ground.near[square])) in (3, 5, 8)
        for step in range(8):
            end = ground.to[square * 8 + step]
            assert end < 0 or ground.to[end * 8 + (step + 4) % 8] == square
            assert (end in ground.near[square]) == (end >= 0)


# T7.2: distances


def cheapest(columns: int, rows: int, start: int) -> dict[int, int]:
    """The least cost to every square, by a search: straight steps 1, the first diagonal 1, each further one 2."""
    best: dict[tuple[int, bool], int] = {(start, False): 0}
    waiting = deque(best)
    while waiting:
        square, used = waiting.popleft()
        for dx, dy in STEPS:
            x, y = square % columns + dx, square // columns + dy
            if 0 <= x < columns and 0 <= y < rows:
                diagonal = bool(dx and dy)
                cost = best[square, used] + (2 if diagonal and used else 1)
                there = (y * columns + x, used or diagonal)
                if cost < best.get(there, 1000):
                    best[there] = cost
                    waiting.append(there)
    return {square: min(best.get((square, used), 1000) for used in (False, True)) for square in range(columns * rows)}


@cites("T7.2", "T10.1")
@pytest.mark.parametrize(("columns", "rows"), [(5, 4), (9, 2), (1, 6)])
def test_a_distance_is_the_cheapest_way(columns: int, rows: int) -> None:
    ground = Ground(Board("plain", ["." * columns] * rows), columns, rows)
    for a in ground.squares:
        found = cheapest(columns, rows, a)
        for b in ground.squares:
            assert ground.distance[a][b] == ground.distance[b][a] == found[b]


@cites("T7.2", "T10.1")
def test_adjacent_is_distance_one_diagonals_too() -> None:
    ground = Ground(Board("plain", ["....."] * 5), 5, 5)
    middle = 12
    assert sorted(ground.near[middle]) == [b for b in ground.squares if ground.distance[middle][b] == 1]
    assert [ground.distance[middle][b] for b in range(25)] == [
        *(3, 2, 2, 2, 3),
        *(2, 1, 1, 1, 2),
        *(2, 1, 0, 1, 2),
        *(2, 1, 1, 1, 2),
        *(3, 2, 2, 2, 3),
    ]


# T5.7: walls beside a step


def chance_board(seed: int) -> Board:
    rng = Random(seed)
    board = Board("any", ["....", "....", "...."])
    for x, y, direction in product(range(4), range(3), (E, S)):
        board.set_edge(x, y, direction, rng.choice([OPEN, OPEN, WALL, SMALL, LARGE]))
    return board


@cites("T5.7")
@pytest.mark.parametrize("seed", range(20))
def test_which_sides_of_a_step_walls_close(seed: int) -> None:
    """Each way round is walked, an edge at a time."""
    board = chance_board(seed)
    ground = Ground(board, 4, 3)
    toward = {STEPS[2 * direction]: direction for direction in range(4)}

    def closed(square: int, dx: int, dy: int, vehicle: bool) -> bool:
        kind = ground.edge[square * 4 + toward[dx, dy]]
        return kind == WALL or (vehicle and kind == SMALL)

    def round_by(square: int, first: tuple[int, int], then: tuple[int, int], vehicle: bool) -> bool:
        middle = square + first[1] * 4 + first[0]
        return closed(square, *first, vehicle) or closed(middle, *then, vehicle)

    for square, step, vehicle in product(ground.squares, range(8), (False, True)):
        found = ground.walled[vehicle][square * 8 + step]
        if ground.to[square * 8 + step] < 0:
            assert found == 0
        elif step % 2 == 0:
            assert found == (3 if closed(square, *STEPS[step], vehicle) else 0)
        else:
            before, after = STEPS[step - 1], STEPS[(step + 1) % 8]
            expected = round_by(square, before, after, vehicle) + 2 * round_by(square, after, before, vehicle)
            assert found == expected


@cites("T5.7")
def test_an_edge_belongs_to_both_its_squares() -> None:
    ground = Ground(chance_board(1), 4, 3)
    for square in ground.squares:
        for direction in (N, E, S, W):
            end = ground.to[square * 8 + 2 * direction]
            if end >= 0:
                assert ground.edge[square * 4 + direction] == ground.edge[end * 4 + (direction + 2) % 4]
