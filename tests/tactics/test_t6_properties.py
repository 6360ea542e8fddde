"""T6, T8.3, T14.2 on boards made by chance: what holds on all of them.

No test here says that it cites a rule: those that do are run again for each prohibition of that rule.
"""

from itertools import product
from math import gcd
from random import Random

from hypothesis import given, note, settings
from hypothesis import strategies as st

from sandtable.games.tactics.rules.drawing import Drawing
from sandtable.games.tactics.rules.ground import LARGE, OPEN, SMALL, WALL, Board, E, Ground, S
from sandtable.games.tactics.rules.sight import CLEAR, IN_COVER, UNSEEN, Sight, without
from tests.damage import SETTINGS
from tests.tactics.scenes import mirrored, transposed
from tests.tactics.slow_sight import SlowSight, Square

Case = tuple[Board, list[int]]


def chance_case(seed: int) -> Case:
    """A board with every terrain, walls anywhere, up to two buildings, and what stands on it."""
    rng = Random(seed)
    width, height = rng.randint(2, 8), rng.randint(2, 6)
    board = Board("any", ["".join(rng.choices("......~x*##", k=width)) for _ in range(height)])
    for number in range(rng.randint(0, 2)):
        left, top = rng.randrange(width), rng.randrange(height)
        area = product(range(left, rng.randint(left, width - 1) + 1), range(top, rng.randint(top, height - 1) + 1))
        for x, y in area:
            board.building[y * width + x] = number
    for x, y in product(range(width), range(height)):
        for direction, dx, dy in ((E, 1, 0), (S, 0, 1)):
            square, beyond = y * width + x, (y + dy) * width + x + dx
            if board.has(x + dx, y + dy):
                outer = board.building[square] != board.building[beyond]
                kinds = [WALL, WALL, SMALL, LARGE] + ([] if outer else [OPEN] * 8)
                board.set_edge(x, y, direction, rng.choice(kinds))
    return board, rng.choices([0, 0, 0, 0, 1, 2], k=width * height)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Made from one number: to shrink a board square by square takes minutes, and a drawing shows it as well."""
    board, blocks = chance_case(draw(st.integers(0, 2**32)))
    note(Drawing(board, [" SV"[kind] for kind in blocks]).text())
    return board, blocks


def sight_on(board: Board, faq: bool = False) -> Sight:
    return Sight(Ground(board, board.width, board.height), faq)


def answers(sight: Sight, blocks: list[int], order: list[int]) -> list[tuple[bool, bool]]:
    """All answers about the squares in this order, for both levels."""
    return [
        (sight.sees(a, b, level, blocks), sight.corner_cover(a, b, level, blocks))
        for a in order
        for b in order
        for level in (1, 2)
    ]


@settings(SETTINGS, max_examples=80)
@given(cases(), st.integers(0, 2**32))
def test_the_same_as_a_slow_check_in_fractions(case: Case, seed: int) -> None:
    board, blocks = case
    rulebook, faq = sight_on(board), sight_on(board, True)
    squares = list(product(range(board.width), range(board.height)))
    pairs = list(product(squares, squares))
    rng = Random(seed)
    # Lines through corners are the hard ones; the others are the same in both sets and for most of the rules.
    for a, b in rng.choices([pair for pair in pairs if meets_corners(*pair)], k=10) + rng.choices(pairs, k=4):
        one, other = (y * board.width + x for x, y in (a, b))
        level = rng.choice((1, 2))
        slow = SlowSight(board, blocks, level, a, b)
        assert rulebook.sees(one, other, level, blocks) == slow.sees(), (a, b, level)
        assert faq.sees(one, other, level, blocks) == slow.sees(), (a, b, level)
        assert rulebook.corner_cover(one, other, level, blocks) == slow.covered(False), (a, b, level)
        assert faq.corner_cover(one, other, level, blocks) == slow.covered(True), (a, b, level)


def meets_corners(a: Square, b: Square) -> bool:
    """Without common factors both spans are odd."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    common = gcd(dx, dy)
    return common > 0 and dx // common % 2 == dy // common % 2 == 1


@settings(SETTINGS, max_examples=30)
@given(cases(), st.booleans())
def test_sight_is_mutual_and_reasons_agree(case: Case, faq: bool) -> None:
    board, blocks = case
    sight = sight_on(board, faq)
    for a, b, level in product(sight.ground.squares, sight.ground.squares, (1, 2)):
        seen = sight.sees(a, b, level, blocks)
        assert seen == sight.sees(b, a, level, blocks)
        assert seen == (sight.blocked(a, b, level, blocks) is None)
        assert sight.corner_cover(a, b, level, blocks) == (sight.covered(a, b, level, blocks) is not None)


@settings(SETTINGS, max_examples=30)
@given(cases(), st.booleans())
def test_it_does_not_matter_from_where_the_board_is_looked_at(case: Case, faq: bool) -> None:
    board, blocks = case
    width, height = board.width, board.height
    here = [y * width + x for x, y in product(range(width), range(height))]
    expected = answers(sight_on(board, faq), blocks, here)
    flipped = [y * width + width - 1 - x for x, y in product(range(width), range(height))]
    turned = [x * height + y for x, y in product(range(width), range(height))]
    for other, order in ((mirrored(board), flipped), (transposed(board), turned)):
        moved = [0] * len(blocks)
        for old, new in zip(here, order, strict=True):
            moved[new] = blocks[old]
        assert answers(sight_on(other, faq), moved, order) == expected


@settings(SETTINGS, max_examples=20)
@given(cases(), st.integers(0, 3), st.integers(0, 3))
def test_the_numbering_of_squares_does_not_matter(case: Case, more_columns: int, more_rows: int) -> None:
    """A small board in the numbering of a large one, as all boards of a game share it."""
    board, blocks = case
    columns, rows = board.width + more_columns, board.height + more_rows
    wide = Sight(Ground(board, columns, rows), False)
    spread = [0] * (columns * rows)
    order = [y * columns + x for y, x in product(range(board.height), range(board.width))]
    for old, new in enumerate(order):
        spread[new] = blocks[old]
    assert wide.ground.squares == order
    assert answers(wide, spread, order) == answers(sight_on(board), blocks, list(range(len(blocks))))


@settings(SETTINGS, max_examples=30)
@given(cases())
def test_corner_cover_is_on_exact_diagonals_and_the_corrections_only_add_some(case: Case) -> None:
    board, blocks = case
    rulebook, faq = sight_on(board), sight_on(board, True)
    for a, b, level in product(rulebook.ground.squares, rulebook.ground.squares, (1, 2)):
        if rulebook.corner_cover(a, b, level, blocks):
            assert abs(a % board.width - b % board.width) == abs(a // board.width - b // board.width) > 0
            assert faq.corner_cover(a, b, level, blocks)


@settings(SETTINGS, max_examples=30)
@given(cases(), st.data())
def test_a_large_vehicle_has_the_best_of_its_squares(case: Case, data: st.DataObject) -> None:
    board, blocks = case
    sight = sight_on(board)
    corner = data.draw(st.integers(0, board.height - 2)) * board.width + data.draw(st.integers(0, board.width - 2))
    large = [corner, corner + 1, corner + board.width, corner + board.width + 1]
    rest = without(blocks, large)
    for target, level in product(sight.ground.squares, (1, 2)):
        low = data.draw(st.integers(0, 3))
        pairs = [(a, target) for a in large if low <= sight.ground.distance[a][target] <= low + 2]
        seen = [pair for pair in pairs if sight.sees(*pair, level, [*rest[:target], 0, *rest[target + 1 :]])]
        clear = [pair for pair in seen if not sight.corner_cover(*pair, level, without(rest, [target]))]
        expected = CLEAR if clear else IN_COVER if seen else UNSEEN
        assert sight.sees_from(large, [target], level, blocks, low, low + 2) == expected
        both = sight.sees_from([target], large, level, blocks, low, low + 2)
        assert (both == UNSEEN) == (expected == UNSEEN)
