"""Choose golden games anew: for each variant and way to end, the first random game that ends so.

    python tools/golden_games.py tests/golden

Run it when a game or a variant is added. Records that exist already are left alone: they are the
proof that old games still replay.
"""

import sys
from pathlib import Path

from sandtable.core import save
from sandtable.core.registry import game
from sandtable.core.testing import Kit

WANTED: list[tuple[str, str, dict[str, object], list[str]]] = [
    ("dual-powers", "two", {}, ["track", "calendar", "calendar-will"]),
    ("dual-powers", "accompanied", {"accompanied_neutrals": True}, ["calendar"]),
    ("dual-powers", "seven", {"unrest_seven": True}, ["calendar"]),
    ("dual-powers", "red", {"solitaire": True, "difficulty": 1}, ["track", "third-round", "third-round-will"]),
    ("dual-powers", "white", {"solitaire": True, "side": "white", "difficulty": 4}, ["track", "third-round"]),
]


def main(folder: Path) -> None:
    """Write what is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, variant, options, endings in WANTED:
        kit = Kit(game(name), [options])
        for ending in endings:
            path = folder / f"{name}-{variant}-{ending}.json"
            seed = 0
            while not path.exists():
                state, record = kit.recorded_game(options, seed)
                if state.ending == ending:
                    save.save(path, save.record_bytes(record))
                    print(path, "seed", seed)
                seed += 1


if __name__ == "__main__":
    main(Path(sys.argv[1]))
