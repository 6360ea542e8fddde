"""Where a table's chance comes from: a seed, or the system."""

import secrets
from hashlib import blake2b
from typing import Protocol


class Dice(Protocol):
    """Decides chance: ``state.draw(partial(dice.number, seq))``.

    ``seq`` is the place in the table's log, which never comes twice.
    """

    def number(self, seq: int, total: int) -> int:
        """A number from 0 to ``total`` less one."""
        ...


class SeededDice:
    """The same dice for the same seed and place in the log, on every machine.

    >>> [SeededDice("tea").number(seq, 6) for seq in range(8)]
    [5, 0, 0, 5, 1, 1, 5, 3]
    """

    def __init__(self, seed: str) -> None:
        """Any text is a seed."""
        self.seed = seed

    def number(self, seq: int, total: int) -> int:
        """By a hash of seed and place; values that would favour small numbers are drawn again."""
        size = (total.bit_length() + 7) // 8 + 8
        limit = (1 << 8 * size) // total * total
        attempt = 0
        while True:
            text = f"{seq}:{attempt}:{self.seed}".encode()
            number = int.from_bytes(blake2b(text, digest_size=size).digest())
            if number < limit:
                return number % total
            attempt += 1


class SystemDice:
    """The operating system's source of randomness: nobody can foresee it."""

    def number(self, seq: int, total: int) -> int:
        """A fresh number each time."""
        return secrets.randbelow(total)
