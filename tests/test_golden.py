"""Golden games replay to the letter, on the plain and on the compiled build."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.core import save
from sandtable.core.record import Record
from sandtable.core.testing.golden import fingerprint, playthrough

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.json"))


def record_of(path: Path) -> Record:
    record = save.load(path)
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_plays_as_it_always_did(path: Path) -> None:
    assert playthrough(record_of(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_way_to_end_has_a_golden_game() -> None:
    endings: dict[str, set[str]] = {}
    for path in RECORDS:
        record = record_of(path)
        endings.setdefault(record.setup.game, set()).add(record.replay().state.ending)
    assert endings == {
        "dual-powers": {"track", "calendar", "calendar-will", "third-round", "third-round-will"},
        "dust": {"target", "round-limit"},  # a conquest takes random players thousands of decisions
    }


def test_every_edition_of_dust_has_golden_games() -> None:
    records = [record_of(path).setup.options for path in RECORDS if path.stem.startswith("dust-")]
    assert {options["edition"] for options in records} == {"premium", "standard", "epic", "original"}
    assert {options["players"] for options in records} == {2, 3, 4, 5, 6}


def test_both_builds_play_the_same_games(compiled_build: Path) -> None:
    """The compiled build, in a process of its own, gives the same playthroughs to the letter."""
    script = (
        "import sandtable.core.state, sandtable.games.dual_powers.scoring as game, sys\n"
        "assert not sandtable.core.state.__file__.endswith('.py'), 'the core is not compiled'\n"
        "assert not game.__file__.endswith('.py'), 'the game is not compiled'\n"
        "from sandtable.core.testing.golden import main\n"
        "main(sys.argv[1:])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(FOLDER)],
        env={**os.environ, "PYTHONPATH": str(compiled_build)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    expected = [f"{path.stem} {fingerprint(playthrough(record_of(path)))}" for path in RECORDS]
    assert done.stdout.splitlines() == expected


def test_both_builds_play_the_same_random_games(compiled_build: Path) -> None:
    """A thousand random games of each kind end in the same positions."""
    script = (
        "from hashlib import blake2b; from random import Random; import msgspec\n"
        "from sandtable.core.registry import game; from sandtable.core.playout import playout\n"
        "digest = blake2b()\n"
        "for options in ({}, {'solitaire': True, 'side': 'white'}):\n"
        "    rules = game('dual-powers').rules(options)\n"
        "    rng = Random(7)\n"
        "    for _ in range(1000):\n"
        "        state = rules.start(); playout(state, rng)\n"
        "        digest.update(msgspec.json.encode(state.describe()))\n"
        "print(digest.hexdigest())\n"
    )
    outputs = []
    for path in ("", str(compiled_build)):
        env = {**os.environ, "PYTHONPATH": path} if path else dict(os.environ)
        outputs.append(
            subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        )
    assert outputs[0].stdout == outputs[1].stdout != ""
