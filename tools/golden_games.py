"""Choose golden games anew: for each variant and way to end that games name, a game that ends so.

    python tools/golden_games.py tests/golden

Run it when a game or a variant is added, then ``python -m sandtable.testing.golden tests/golden --write``. Records
that exist already are left alone: they are the proof that old games still replay.
"""

import sys
from pathlib import Path

from sandtable.contract import GoldenGames
from sandtable.core.registry import game, game_names
from sandtable.table import save
from sandtable.table.record import Record
from sandtable.testing import Kit

MOST = 2000
"""Games that are tried: an ending rarer than that is none to wait for."""


def main(folder: Path) -> None:
    """Write what is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for found in map(game, game_names()):
        proofs = found.proofs()
        for wanted in proofs.GOLDEN if proofs is not None else ():
            options: dict[str, object] = {**wanted.options}
            kit = Kit(found, [options])
            for ending in wanted.endings:
                path = folder / f"{found.name}-{wanted.name}-{ending}.json"
                if not path.exists():
                    seed, record = chosen(kit, options, ending, wanted)
                    save.save(path, save.record_bytes(record))
                    print(path, "seed", seed)


def chosen(kit: Kit, options: dict[str, object], ending: str, wanted: GoldenGames) -> tuple[int, Record]:
    """The shortest of the first games that end so, and its seed."""
    found: list[tuple[int, Record]] = []
    seed = 0
    while len(found) < wanted.shortest_of:
        if seed == MOST:
            sys.exit(f"none of {MOST:,} games of {wanted.name} ended with {ending}")
        state, record = kit.recorded_game(options, seed, wanted.bot)
        if state.ending == ending:
            found.append((seed, record))
        seed += 1
    return min(found, key=lambda one: len(one[1].entries))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
