"""What other packages bring: found quickly where packages lie as folders, and by Python's own search otherwise."""

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from sandtable.core import entries

GROUPS = ["sandtable.games", "sandtable.bots"]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path in which packages can be installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(folder: Path, name: str, text: str, encoding: str = "utf-8") -> None:
    place = folder / f"{name}-1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (place / "entry_points.txt").write_text(text, encoding=encoding)


@pytest.mark.parametrize("group", [*GROUPS, "console_scripts"])
def test_every_entry_is_found_as_python_finds_it(group: str) -> None:
    wanted = {entry.name: entry.value for entry in entry_points(group=group)}
    assert entries.every(group) == wanted
    for name, value in wanted.items():
        assert entries.quickly(group, name) == value
        assert entries.find(group, name) == value


def test_entries_of_another_package(elsewhere: Path) -> None:
    install(elsewhere, "other", "# ours\n[sandtable.games]\nchess = chess.rules : GAME [extra]\n\n[x]\nhalma=halma:G\n")
    assert entries.quickly("sandtable.games", "chess") == "chess.rules:GAME"
    assert entries.find("x", "halma") == "halma:G"
    assert entries.quickly("sandtable.games", "halma") == ""
    assert entries.find("sandtable.games", "halma") == ""


@pytest.mark.parametrize(
    "text",
    ["[sandtable.games\nchess = a:B\n", "chess = a:B\n", "[sandtable.games]\nchess\n", "[sandtable.games]\n= x\n"],
)
def test_a_file_that_is_odd_is_passed_over(elsewhere: Path, text: str) -> None:
    install(elsewhere, "odd", text)
    assert entries.quickly("sandtable.games", "chess") == ""


def test_a_file_that_cannot_be_read_is_passed_over(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(elsewhere, "odd", "[sandtable.games]\nchess = schach:S\n# ä\n", "latin-1")
    monkeypatch.syspath_prepend(str(elsewhere / "nowhere"))
    monkeypatch.syspath_prepend("")
    assert entries.quickly("sandtable.games", "chess") == ""


def test_an_entry_is_loaded(elsewhere: Path) -> None:
    (elsewhere / "loaded_here.py").write_text("class Box:\n    game = 3\n")
    assert entries.load("loaded_here:Box.game") == 3
    assert entries.load("loaded_here").Box.game == 3


def test_the_search_of_python_is_not_needed_for_ours() -> None:
    program = (
        "import sys; from sandtable.core.registry import game; game('dual-powers');"
        "from sandtable.bots import has_bot, bot_class; assert has_bot('rookie', 'dual-powers');"
        "bot_class('rookie', 'dual-powers'); assert 'importlib.metadata' not in sys.modules;"
        "assert not has_bot('clever', 'dual-powers')"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
