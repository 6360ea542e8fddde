"""A snapshot is of one build: whatever file of the engine or of the game's package changes, the build is another."""

import shutil
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from sandtable.core.registry import _registered
from sandtable.core.registry import game as find_game
from sandtable.server import builds
from sandtable.server.builds import build_id, package_digest, packages_of
from tests.server.servers import GAME

GROUP = "abc123__mypyc"
RULES = """
from sandtable.core.game import Game

class Chess(Game):
    pass

GAME = Chess("chess", "Chess", 1, "elsewhere.chess", [])
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game in a package outside of ours, installed as an entry point."""
    site = tmp_path / "site"
    folder = site / "elsewhere" / "chess"
    (folder / "data").mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text(RULES)
    (folder / "data" / "board.toml").write_text("squares = 64\n")
    info = site / "chess-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: chess\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sandtable.games]\nchess = elsewhere.chess.game:GAME\n")
    monkeypatch.syspath_prepend(str(site))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "elsewhere"]:
        del sys.modules[name]
    _registered.pop("chess", None)
    forget()


def forget() -> None:
    """As in a new process: files are read once in each."""
    build_id.cache_clear()
    package_digest.cache_clear()
    invalidate_caches()


def digest(package: str = "elsewhere.chess") -> bytes:
    forget()
    return package_digest(package)


def test_every_file_of_a_package_counts(package: Path) -> None:
    seen = [digest()]
    (package / "data" / "board.toml").write_text("squares = 63\n")
    seen.append(digest())
    (package / "game.py").write_text(RULES + "# a comment\n")
    seen.append(digest())
    (package / "rules.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\x7fELF one")
    seen.append(digest())
    (package / "rules.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\x7fELF two")
    seen.append(digest())
    (package / "data" / "board.toml").rename(package / "data" / "field.toml")
    seen.append(digest())
    assert len(set(seen)) == len(seen)
    assert digest() == seen[-1]


def test_what_python_caches_does_not_count(package: Path) -> None:
    before = digest()
    (package / "__pycache__").mkdir(exist_ok=True)  # Python has made one, unless it is told to write no bytecode
    (package / "__pycache__" / "game.cpython-311.pyc").write_bytes(b"bytecode")
    assert digest() == before


def test_compiled_code_beside_the_package_counts(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc puts the code of all modules into one file beside the package; the modules themselves only name it."""
    monkeypatch.setattr(builds, "EXTENSION_SUFFIXES", [".so"])
    (package / "rules.so").write_bytes(b"\x7fELF\0" + GROUP.encode() + b"\0init")
    group = package.parent.parent / f"{GROUP}.py"  # any module will do: it is only found and read
    group.write_text("one = 1\n")
    before = digest()
    group.write_text("one = 2\n")
    assert digest() != before


def test_a_game_in_a_single_module(package: Path) -> None:
    before = digest("elsewhere.chess.game")
    (package / "data" / "board.toml").write_text("squares = 63\n")
    assert digest("elsewhere.chess.game") == before
    (package / "game.py").write_text(RULES + "# a comment\n")
    assert digest("elsewhere.chess.game") != before


def test_the_build_of_a_game_covers_its_package_and_no_other(package: Path) -> None:
    forget()
    ours = build_id(GAME)
    theirs = build_id("chess")
    (package / "data" / "board.toml").write_text("squares = 63\n")
    forget()
    assert build_id(GAME) == ours and build_id("chess") != theirs
    assert packages_of("chess") == {"elsewhere.chess"}
    assert packages_of(GAME) == {find_game(GAME).package}


def test_the_engine_counts_too(package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    engine = tmp_path / "site" / "engine"
    shutil.copytree(package, engine)
    forget()
    monkeypatch.setattr(builds, "ENGINE", ("engine", "sandtable.table"))
    before = build_id(GAME)
    (engine / "game.py").write_text(RULES + "# a comment\n")
    forget()
    assert build_id(GAME) != before
