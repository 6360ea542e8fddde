"""The benchmark runs and measures something; how much is for `make bench` to say."""

import json
import subprocess
import sys
from pathlib import Path

from tests.games import GAMES, proofs_of

ENGINE = Path(__file__).parent.parent / "benchmarks" / "engine.py"
STARTUP = ENGINE.with_name("startup.py")


def test_every_game_has_variants_to_be_measured() -> None:
    run = subprocess.run([sys.executable, str(ENGINE), "--list"], capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    assert sorted({line.split()[0] for line in lines}) == [game.name for game in GAMES]
    assert len(lines) == sum(len(proofs_of(game).CELLS) for game in GAMES)


def test_the_benchmark_measures_our_engine() -> None:
    quickly = ["--seconds=0.01", "--rounds=1", "--compiled=no-such-folder"]
    run = subprocess.run(
        [sys.executable, str(ENGINE), "--game", GAMES[0].name, "--json", *quickly],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    rows = {row["engine"]: row for row in json.loads(run.stdout)["cells"][0]["rows"]}
    for engine in ("ours, plain", "ours, plain, playout"):
        assert rows[engine]["decisions_per_second"] > 0
        assert rows[engine]["copy_us"] > 0
    assert rows["ours, plain"]["mean_legal"] >= 2
    assert "no-such-folder" in rows["ours, compiled"]["missing"]


def test_the_start_is_measured_beside_its_peers() -> None:
    run = subprocess.run(
        [sys.executable, str(STARTUP), "--json", "--rounds=1", "--only=p"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    rows = {row["command"]: row for row in json.loads(run.stdout)["rows"]}
    assert rows["python, nothing"]["ended"]["min"] > 0
    for command in ("the least Textual app", "play --seats human,rookie", "play --plain"):
        assert 0 < rows[command]["drawn"]["min"] <= rows[command]["taken"]["min"]
