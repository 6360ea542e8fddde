"""Golden games: records whose playthrough is kept as text and must never change by accident.

``python -m sandtable.testing.golden FOLDER`` replays every record of a folder and prints a
fingerprint of each playthrough, so that two builds can be compared; ``--write`` renews the texts.
A change of the rules that alters one raises the game's revision and is noted in the changelog.
"""

import sys
from hashlib import blake2b
from pathlib import Path

from sandtable.core.event import Sink
from sandtable.core.position import to_text
from sandtable.core.registry import game as find_game
from sandtable.core.seats import REFEREE
from sandtable.table import save
from sandtable.table.record import Record, step_record


def playthrough(record: Record) -> str:
    """The game as text: every decision with the number of alternatives and what happened, then the end."""
    setup = record.setup
    game = find_game(setup.game)
    rules = setup.rules()
    state = setup.begin(rules)
    options = ", ".join(f"{name} {value}" for name, value in setup.options.items())
    lines = [f"{game.title}, revision {setup.revision}", options, ""]
    for number, entry in enumerate(record.entries, 1):
        who = rules.seats[entry.seat] if entry.seat >= 0 else "chance"
        choices = len(state.legal(entry.seat))
        sink = Sink()
        step_record(state, entry, game, setup.revision, sink)
        lines.append(f"{number} {who}: {entry.words} (1 of {choices})")
        for event in sink.events:
            seen = event.seen_by(REFEREE) or {}
            lines.append("    " + " ".join(f"{key}={value}" for key, value in seen.items()))
    return "\n".join([*lines, "", f"returns {state.returns()}", "", to_text(state)])


def fingerprint(text: str) -> str:
    """Short and the same on every machine."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def main(arguments: list[str]) -> None:
    """Print a fingerprint for each record of a folder, or write the texts anew."""
    folder = Path(arguments[0])
    for path in sorted(folder.glob("*.json")):
        record = save.load(path)
        assert isinstance(record, Record)
        text = playthrough(record)
        if "--write" in arguments:
            path.with_suffix(".txt").write_text(text, encoding="utf-8")
        print(path.stem, fingerprint(text))


if __name__ == "__main__":
    main(sys.argv[1:])
