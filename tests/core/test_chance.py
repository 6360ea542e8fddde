"""Volleys of any die: exact weights in lowest terms."""

from fractions import Fraction
from itertools import product
from math import gcd

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.chance import pick, volley
from tests.damage import SETTINGS

DICE = st.tuples(st.integers(1, 20), st.integers(0, 20)).map(lambda die: (die[0], min(die)))


@settings(SETTINGS)
@given(st.integers(0, 12), DICE)
def test_a_volley_is_the_binomial_distribution(dice: int, die: tuple[int, int]) -> None:
    faces, hits = die
    weights = volley(dice, hits, faces)
    assert sum(weights) == (faces // gcd(faces, hits)) ** dice
    assert Fraction(sum(n * weight for n, weight in enumerate(weights)), sum(weights)) == Fraction(dice * hits, faces)
    assert weights[::-1] == volley(dice, faces - hits, faces)


@pytest.mark.parametrize(("hits", "faces"), [(1, 2), (2, 6), (3, 8), (0, 4), (4, 4)])
def test_a_volley_counts_the_faces_of_all_dice(hits: int, faces: int) -> None:
    counted = [0] * 4
    for rolled in product(range(faces), repeat=3):
        counted[sum(face < hits for face in rolled)] += 1
    weights = volley(3, hits, faces)
    assert [Fraction(n, sum(counted)) for n in counted] == [Fraction(n, sum(weights)) for n in weights]


def test_two_of_six_are_one_of_three() -> None:
    assert volley(4) == volley(4, 1, 3) == [16, 32, 24, 8, 1]
    assert volley(0) == volley(0, 5, 7) == [1]


@pytest.mark.parametrize(("dice", "hits", "faces"), [(-1, 2, 6), (1, 7, 6), (1, -1, 6), (1, 0, 0)])
def test_dice_that_cannot_be(dice: int, hits: int, faces: int) -> None:
    with pytest.raises(ValueError, match="cannot hit"):
        volley(dice, hits, faces)


@settings(SETTINGS)
@given(st.lists(st.integers(0, 5), min_size=1).filter(any))
def test_a_number_falls_on_each_place_as_often_as_it_weighs(weights: list[int]) -> None:
    picked = [pick(weights, number) for number in range(sum(weights))]
    assert [picked.count(place) for place in range(len(weights))] == weights
    with pytest.raises(ValueError, match="not below"):
        pick(weights, sum(weights))
