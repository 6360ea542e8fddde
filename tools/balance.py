"""Measure how fair a game is, as the game itself measures it, and write it into ``docs/``.

    python tools/balance.py dust --games 1000
    python tools/balance.py dust --help

Run it where the checkout is. The exit code says whether the game is as fair as it is meant to be.
"""

import sys

from sandtable.core.errors import BadInput
from sandtable.core.registry import game, game_names


def main(arguments: list[str]) -> int:
    """Measure one game."""
    if not arguments or arguments[0].startswith("-"):
        print(f"Say which game: {', '.join(game_names())}.", file=sys.stderr)
        return 2
    try:
        proofs = game(arguments[0]).proofs()
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    if proofs is None:
        print(f"{arguments[0]} does not say how its balance is measured.", file=sys.stderr)
        return 2
    return proofs.balance(arguments[1:])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
