"""Choose golden games anew: for each variant and way to end, the first random game that ends so, of Dust a short one.

    python tools/golden_games.py tests/golden

Run it when a game or a variant is added, then ``python -m sandtable.core.testing.golden tests/golden --write``. Records
that exist already are left alone: they are the proof that old games still replay.
"""

import sys
from pathlib import Path

from sandtable.core import save
from sandtable.core.record import Record
from sandtable.core.registry import game
from sandtable.core.testing import Kit

HOUSE_RULES: dict[str, object] = {
    "edition": "standard",
    "players": 3,
    "plain_neutral_capitals": True,
    "tame_capitals": True,
    "small_missiles": True,
    "cheap_capitals": True,
    "round_limit": 4,
}
TRIED = {"dust": 40}
"""Of how many games the shortest is taken: those of Dust are long, and their length varies."""
WANTED: list[tuple[str, str, dict[str, object], list[str]]] = [
    ("dual-powers", "two", {}, ["track", "calendar", "calendar-will"]),
    ("dual-powers", "accompanied", {"accompanied_neutrals": True}, ["calendar"]),
    ("dual-powers", "seven", {"unrest_seven": True}, ["calendar"]),
    ("dual-powers", "red", {"solitaire": True, "difficulty": 1}, ["track", "third-round", "third-round-will"]),
    ("dual-powers", "white", {"solitaire": True, "side": "white", "difficulty": 4}, ["track", "third-round"]),
    ("dust", "house-rules", HOUSE_RULES, ["round-limit"]),
]
for edition, players in {"premium": (2, 4, 6), "standard": (3, 5), "epic": (2, 4, 6), "original": (2, 3, 6)}.items():
    WANTED += [("dust", f"{edition}-{count}", {"edition": edition, "players": count}, ["target"]) for count in players]

# Records carry their map: those above were chosen before power sources moved and the Bering strait was opened.
for edition, count in {"premium": 4, "standard": 3, "epic": 4, "original": 3}.items():
    WANTED += [("dust", f"strait-{edition}-{count}", {"edition": edition, "players": count}, ["target"])]


def main(folder: Path) -> None:
    """Write what is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, variant, options, endings in WANTED:
        kit = Kit(game(name), [options])
        for ending in endings:
            path = folder / f"{name}-{variant}-{ending}.json"
            if not path.exists():
                seed, record = chosen(kit, options, ending, TRIED.get(name, 1))
                save.save(path, save.record_bytes(record))
                print(path, "seed", seed)


def chosen(kit: Kit, options: dict[str, object], ending: str, tried: int) -> tuple[int, Record]:
    """The shortest of the first games that end so, and its seed."""
    found: list[tuple[int, Record]] = []
    seed = 0
    while len(found) < tried:
        state, record = kit.recorded_game(options, seed)
        if state.ending == ending:
            found.append((seed, record))
        seed += 1
    return min(found, key=lambda one: len(one[1].entries))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
