"""Sets of seats, cards and tokens as bits of one integer.

``BIT[n]`` is used instead of ``1 << n``: mypyc compiles a 64-bit shift of a literal wrongly.
"""

from typing import Final

BIT: Final[list[int]] = [2**n for n in range(62)]

_BYTES: Final[list[list[list[int]]]] = [
    [[8 * place + n for n in range(8) if byte & BIT[n]] for byte in range(256)] for place in range(8)
]
"""The members of each byte of a set, so that a set is read eight at a time."""


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    place = 0
    while mask:
        low = mask & 255
        if low:
            found += _BYTES[place][low]
        mask >>= 8
        place += 1
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
