"""Sets of seats, cards, tokens and squares as bits of one integer, as large as a game needs.

Up to 62 members the compiled build keeps a set in a machine word; larger sets are correct all the same, only slower.

``BIT[n]`` is used instead of ``1 << n``: on an ``i64`` mypyc compiles the literal as 32 bits wide, so ``1 << 40`` gives
256 there, and beyond a machine word the list is faster. A number that could be 256 or more needs ``bit(n)``.
"""

from typing import Final

BIT: Final[list[int]] = [2**n for n in range(256)]
"""The set that has only the member n."""

_BYTES: Final[list[list[list[int]]]] = [
    [[8 * place + n for n in range(8) if byte & BIT[n]] for byte in range(256)] for place in range(8)
]
"""The members of each byte of a set, so that a set is read eight at a time."""


def bit(n: int) -> int:
    """The set that has only the member n, however large n is.

    >>> bit(3), bit(300) == 2**300
    (8, True)
    """
    return BIT[n] if n < 256 else int(2**n)


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending.

    >>> members(0b1011)
    [0, 1, 3]
    >>> members(2**107 | 2**70 | 1)
    [0, 70, 107]
    """
    found: list[int] = []
    for byte in _BYTES:
        if not mask:
            return found
        low = mask & 255
        if low:
            found += byte[low]
        mask >>= 8
    return found + _beyond(mask) if mask else found


def _beyond(mask: int) -> list[int]:
    """The numbers in what is left of a set once its first eight bytes have been read."""
    if mask < 0:  # EVERYBODY, or a complement that nothing was cut from
        raise ValueError("a set without an end has no list of members")
    return [64 + n for n in members(mask)]


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
        mask |= BIT[n] if n < 256 else bit(n)
    return mask
