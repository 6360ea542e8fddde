"""Sets of seats, cards and tokens as bits of one integer.

``BIT[n]`` is used instead of ``1 << n``: mypyc compiles a 64-bit shift of a literal wrongly.
"""

from typing import Final

BIT: Final[list[int]] = [2**n for n in range(62)]


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def lowest(mask: int) -> int:
    """The smallest number in a set that is not empty.

    >>> lowest(0b1000)
    3
    """
    return (mask & -mask).bit_length() - 1


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for n in numbers:
        mask |= BIT[n]
    return mask
