"""The game in examples/skirmish, installed beside our wheel in a clean environment, where nothing knows it."""

import json
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import LONG, READY, Client, Seat
from tests.test_packaging import ROOT, bare, build_wheel

EXAMPLE = ROOT / "examples" / "skirmish"


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with both wheels.

    What Sandtable needs is taken from the environment of the tests, so that nothing is downloaded. Sandtable itself is
    not: an editable install is found by a file that Python reads in its own environment only.
    """
    folder = tmp_path_factory.mktemp("example")
    for source in (ROOT, EXAMPLE):
        built = build_wheel(folder / "wheels", source, SANDTABLE_COMPILE="0", SANDTABLE_CLIENT="0")
        assert built.returncode == 0, built.stdout
    place = folder / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "--quiet", "--disable-pip-version-check"]
    wheels = [str(wheel) for wheel in (folder / "wheels").iterdir()]
    run = subprocess.run(
        [*pip, "install", "--no-deps", "--no-index", *wheels], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    [site] = place.glob("**/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    for name in ("sandtable", "sandtable_skirmish"):
        found = subprocess.run(
            [str(programs / "python"), "-c", f"import {name}; print({name}.__file__)"],
            env=bare(),
            cwd=folder,
            capture_output=True,
            text=True,
            check=True,
        )
        assert Path(found.stdout.strip()).is_relative_to(site)
    return programs


def sandtable(programs: Path, *arguments: str, typed: str = "") -> str:
    """What the command prints; in a pipe, so that a game is played line by line."""
    run = subprocess.run(
        [str(programs / "sandtable"), *arguments],
        env=bare(),
        cwd=programs,
        input=typed,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_it_is_found_with_its_options_and_files(programs: Path) -> None:
    assert re.search(r"^\s*skirmish\b.*Skirmish", sandtable(programs, "games"), re.MULTILINE)
    assert "sandtable_skirmish" not in sandtable(programs, "--help")
    told = sandtable(programs, "play", "skirmish", "--help")
    assert "--rounds" in told and "The number of rounds (1, 3, 6)" in told
    assert "--field" in told and "A field and cards of your own" in told
    assert "S4.2" in sandtable(programs, "rules", "skirmish", "--lang", "it")


def test_it_is_played_in_the_terminal(programs: Path) -> None:
    arguments = ["play", "skirmish", "--seats", "human,rookie,rookie", "--rounds", "1", "--seed", "tea"]
    told = sandtable(programs, *arguments, typed="hint\nrule S3.1\nwhy forage ebb\n" + "1\n" * 100)
    assert "Where do you forage?" in told
    assert "No troops of your side stand there. (S4.1)" in told
    assert re.search(r"Abbey +2 +◆ 5 +Bridge, Copse", told)
    assert "Round 1 begins." in told
    assert "The game is over." in told


def test_it_is_simulated(programs: Path) -> None:
    arguments = [
        "simulate",
        "skirmish",
        "--bots",
        "rookie,rookie,random",
        "--no-rotate",
        "--games",
        "10",
        "--seed",
        "tea",
    ]
    assert "rookie" in sandtable(programs, *arguments)


def test_its_odds_are_told(programs: Path) -> None:
    told = json.loads(sandtable(programs, "odds", "skirmish", "--attack", "3", "--defend", "2", "--json"))
    assert sum(Fraction(end["chance"]) for end in told["ends"]) == 1
    said = sandtable(programs, "odds", "skirmish", "--attack", "3", "--defend", "2", "--ambush", "--lang", "de")
    assert "3 gegen 2 mit Hinterhalt" in said
    assert "How many attack." in sandtable(programs, "odds", "skirmish", "--help")


# In the server


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """The address of a server in this environment."""
    command = [str(programs / "sandtable"), "serve", "--port", "0", "--data", str(folder / "data")]
    complaints = folder / "stderr"
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(command, cwd=folder, env=bare(), stdout=subprocess.PIPE, stderr=stderr, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith(READY), line + complaints.read_text()
            yield line.removeprefix(READY).strip().rstrip("/")
        finally:
            server.terminate()
    assert "Traceback" not in complaints.read_text()


def hinted(seat: Seat) -> str:
    """The whole order a bot would give in this seat, part by part."""
    order = ""
    while True:
        order = ", ".join(filter(None, [order, seat.post("/hint", order=order)["words"]]))
        draft: dict[str, Any] = seat.post("/draft", order=order)
        if draft["complete"]:
            return str(draft["order"])


def test_it_is_played_in_the_server(programs: Path, tmp_path: Path) -> None:
    with serving(programs, tmp_path) as address:
        client = Client(address)
        [game] = [one for one in client.get("/api/games") if one["name"] == "skirmish"]
        assert (game["bots"], game["seats"]) == (["random", "rookie"], ["ana", "ben", "cid"])
        assert [preset["id"] for preset in game["presets"]] == ["rookie", "two", "friend"]
        made = client.create("me me bot:rookie", game="skirmish", options={"rounds": 1})
        own = dict(zip(game["seats"], made.seats[:2], strict=False))
        with made.seats[0].feed() as feed:
            picture = feed.next("picture")
            assert {area["name"] for area in picture["scene"]["areas"]} == {"abbey", "bridge", "copse", "dunes", "ebb"}
            while not picture["over"]:
                asked = [name for name in own if name in picture["waiting"]]
                if asked:
                    done = own[asked[0]].order(hinted(own[asked[0]]), picture["seq"])
                    picture = feed.until(done["seq"])[-1]
                else:
                    picture = feed.next("picture")
        assert picture["ending"] in ("points", "conquest")
        client.close()
