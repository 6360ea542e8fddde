"""Golden games replay to the letter, on the plain and on the compiled build."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.game import Game
from sandtable.table import save
from sandtable.table.record import Record
from sandtable.testing.golden import fingerprint, playthrough
from tests.games import GAMES, proofs_of

FOLDER = Path(__file__).parent / "golden"
SOURCES = Path(__file__).parent.parent / "src"
RECORDS = sorted(FOLDER.glob("*.json"))


def record_of(path: Path) -> Record:
    record = save.load(path)
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_plays_as_it_always_did(path: Path) -> None:
    assert playthrough(record_of(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_golden_game_that_is_wanted_is_there(game: Game) -> None:
    """For each variant one record of each ending, and no others."""
    proofs = proofs_of(game)
    wanted: dict[str, tuple[dict[str, Any], str]] = {}
    for kept in proofs.GOLDEN:
        assert set(kept.endings) <= set(proofs.ENDINGS)
        for ending in kept.endings:
            wanted[f"{game.name}-{kept.name}-{ending}"] = (game.rules(kept.options).options, ending)
    found = {path.stem: record_of(path) for path in RECORDS}
    ours = {name: one for name, one in found.items() if one.setup.game == game.name}
    assert {name: (one.setup.rules().options, one.replay().state.ending) for name, one in ours.items()} == wanted


def test_no_golden_game_is_of_a_game_that_is_gone() -> None:
    assert {record_of(path).setup.game for path in RECORDS} == {game.name for game in GAMES}


@pytest.mark.compiled
def test_both_builds_play_the_same_games(compiled_build: Path) -> None:
    """The compiled build, in a process of its own, gives the golden playthroughs to the letter, as the plain one."""
    script = (
        "import sandtable.core.state, sys\n"
        "from sandtable.core.registry import game\n"
        "assert not sandtable.core.state.__file__.endswith('.py'), 'the core is not compiled'\n"
        "for name in sys.argv[2:]:\n"
        "    module = sys.modules[type(game(name).rules()).__module__]\n"
        "    assert not module.__file__.endswith('.py'), f'{name} is not compiled'\n"
        "from sandtable.testing.golden import main\n"
        "main(sys.argv[1:2])\n"
    )
    expected = [f"{path.stem} {fingerprint(path.with_suffix('.txt').read_text(encoding='utf-8'))}" for path in RECORDS]
    names = [game.name for game in GAMES]
    assert said_by(compiled_build, script, str(FOLDER), *names).splitlines() == expected


DECISIONS = 150_000
"""Of random games that both builds play, shared by the variants of a game."""


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_builds_play_the_same_random_games(compiled_build: Path, game: Game) -> None:
    """Many random games of each variant end in the same positions."""
    script = (
        "import sys; from hashlib import blake2b; from random import Random; import msgspec\n"
        "from sandtable.core.registry import game; from sandtable.core.playout import playout\n"
        "digest = blake2b()\n"
        "for options in msgspec.json.decode(sys.argv[2]):\n"
        "    rules = game(sys.argv[1]).rules(options)\n"
        "    rng = Random(7)\n"
        "    decisions = 0\n"
        "    while decisions < int(sys.argv[3]):\n"
        "        state = rules.start(); decisions += playout(state, rng)\n"
        "        digest.update(msgspec.json.encode(state.describe()))\n"
        "print(digest.hexdigest())\n"
    )
    variants = proofs_of(game).VARIANTS
    given = [game.name, json.dumps(variants), str(DECISIONS // len(variants))]
    plain, compiled = said_by(SOURCES, script, *given), said_by(compiled_build, script, *given)
    assert plain == compiled != ""


def said_by(build: Path, script: str, *arguments: str) -> str:
    """What a program prints on this build."""
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, "PYTHONPATH": str(build)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
