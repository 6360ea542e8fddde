"""One contestant in a process of its own: worker.py CONTESTANT GAME [OPTION=VALUE ...].

For each line of input, a number of seconds, it answers with the round it played, as a line of JSON. Before the
first, it says in the same way that it is ready, or why it cannot take part.
"""

import json
import sys
from dataclasses import asdict

from contest import Contestant, MissingError, Stopwatch


def contestant(kind: str, game: str, options: dict[str, str]) -> Contestant:
    # Imported late: each process loads one engine only.
    if kind == "catanatron":
        from peers import Catanatron

        return Catanatron()
    if kind == "backgammon":
        from peers import Backgammon

        return Backgammon()
    from ours import Driven, Playout

    return {"driven": Driven, "playout": Playout}[kind](game, options)


def main(kind: str, game: str, *options: str) -> None:
    try:
        stopwatch = Stopwatch(contestant(kind, game, dict(option.split("=", 1) for option in options)))
    except MissingError as error:
        print(json.dumps({"missing": str(error)}))
        return
    print(json.dumps({}), flush=True)
    for line in sys.stdin:
        print(json.dumps(asdict(stopwatch.round(float(line)))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
