"""What games measure about themselves, such as how long exact odds take.

python benchmarks/own.py                          everything every game measures
python benchmarks/own.py dust odds --no-peers     one of them, with its own arguments
"""

import sys

from sandtable.core.errors import BadInput
from sandtable.core.registry import game, game_names


def main(arguments: list[str]) -> int:
    """Measure one thing, or everything."""
    found = {}
    try:
        for name in arguments[:1] or game_names():
            proofs = game(name).proofs()
            for what, measure in (proofs.BENCHMARKS if proofs is not None else {}).items():
                found[name, what] = measure
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    wanted = [key for key in found if not arguments[1:] or key[1] == arguments[1]]
    if arguments[1:] and not wanted:
        known = ", ".join(what for _, what in found) or "nothing"
        print(f"{arguments[0]} does not measure {arguments[1]}; it measures {known}.", file=sys.stderr)
        return 2
    return max((found[key](arguments[2:]) for key in wanted), default=0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
