"""Sets as bits: small ones, a board of 108 squares, and larger than any game we know."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.bits import BIT, bit, lowest, mask_of, members
from sandtable.core.rules import Bounds, Rules
from sandtable.core.seats import EVERYBODY
from sandtable.core.space import ActionSpace, Domain, Verb
from tests.damage import SETTINGS

SQUARES = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 13)]

SQUARE = Domain("square", SQUARES)
GRID = Rules("grid", 1, {}, {}, ActionSpace([Verb("go", SQUARE)]), [SQUARE], [], ["red"], [0], Bounds(1, 108, 1))

NUMBERS = st.sets(st.one_of(st.integers(0, 70), st.integers(0, 1000)))


@settings(SETTINGS)
@given(NUMBERS)
def test_a_set_has_the_members_it_was_made_of(numbers: set[int]) -> None:
    mask = mask_of(sorted(numbers))
    assert members(mask) == sorted(numbers)
    assert mask == sum(2**n for n in numbers)


@settings(SETTINGS)
@given(NUMBERS, NUMBERS)
def test_union_intersection_and_difference_are_those_of_sets(some: set[int], others: set[int]) -> None:
    a, b = mask_of(list(some)), mask_of(list(others))
    assert members(a | b) == sorted(some | others)
    assert members(a & b) == sorted(some & others)
    assert members(a & ~b) == sorted(some - others)


@settings(SETTINGS)
@given(NUMBERS.filter(bool))
def test_the_lowest_member_is_the_smallest_number(numbers: set[int]) -> None:
    assert lowest(mask_of(list(numbers))) == min(numbers)


@pytest.mark.parametrize("n", [0, 1, 7, 8, 61, 62, 63, 64, 65, 70, 107, 127, 128, 255, 256, 257, 1000])
def test_a_single_member_at_the_edges_of_bytes_and_words(n: int) -> None:
    assert bit(n) == 2**n
    assert n >= len(BIT) or BIT[n] == 2**n
    assert members(bit(n)) == [n] == [lowest(bit(n))]
    assert members(bit(n) - 1) == list(range(n))


@pytest.mark.parametrize("mask", [EVERYBODY, ~BIT[3], -(2**70)])
def test_a_set_without_an_end_is_refused_instead_of_read_for_ever(mask: int) -> None:
    with pytest.raises(ValueError, match="without an end"):
        members(mask)


@settings(SETTINGS)
@given(st.sets(st.integers(0, len(SQUARES) - 1)))
def test_a_set_of_squares_of_a_large_board_stands_in_a_position(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    words = GRID.to_words("set square", mask)
    assert words == sorted(SQUARES[n] for n in numbers)
    assert GRID.from_words("set square", words, "squares") == mask
