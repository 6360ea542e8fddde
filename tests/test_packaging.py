"""The wheel: what is in it, how it is built with and without a compiler, and that it works where nothing else is."""

import json
import os
import re
import subprocess
import sys
import tarfile
import threading
import tomllib
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, build_opener
from zipfile import ZipFile

import pytest

from hatch_build import modules_to_compile
from sandtable.core import state

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sandtable"
CLIENT = "sandtable/server/client"
OURS = ("SANDTABLE_COMPILE", "SANDTABLE_OPT", "PYTHONPATH")
"""What a build is not to hear of from whoever runs the tests."""
LONG = 300.0
"""Seconds after which something hangs."""


def build_wheel(folder: Path, source: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    options = ["--verbose", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder)]
    command = [sys.executable, "-m", "pip", "wheel", *options, "."]
    env = {name: value for name, value in os.environ.items() if name not in OURS} | environment
    return subprocess.run(
        command, cwd=source, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


@pytest.fixture(scope="module")
def without_compiler(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """What building says on a machine without a C compiler, and the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    run = build_wheel(folder, CC="no-such-compiler")
    assert run.returncode == 0, run.stdout
    [wheel] = folder.iterdir()
    return run.stdout, wheel


def test_without_compiler_the_wheel_is_plain_python(without_compiler: tuple[str, Path]) -> None:
    output, wheel = without_compiler
    assert "plain Python" in output
    assert "no C compiler was found (no-such-compiler)." in output
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_every_file_of_the_package(without_compiler: tuple[str, Path]) -> None:
    _, wheel = without_compiler
    files = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {"sandtable/py.typed", f"{CLIENT}/index.html"} <= files
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == files


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        (
            {"SANDTABLE_COMPILE": "1", "CC": "no-such-compiler"},
            "SANDTABLE_COMPILE=1, but no C compiler was found (no-such-compiler).",
        ),
        ({"SANDTABLE_COMPILE": "yes"}, "SANDTABLE_COMPILE may be 0, 1 or unset, not 'yes'."),
        ({"SANDTABLE_COMPILE": "1", "SANDTABLE_OPT": "4"}, "SANDTABLE_OPT may be 0, g, 1, 2, 3 or unset, not '4'."),
    ],
)
def test_what_was_demanded_and_cannot_be_is_refused(tmp_path: Path, environment: dict[str, Any], sentence: str) -> None:
    run = build_wheel(tmp_path, **environment)
    assert run.returncode != 0
    assert sentence in run.stdout
    assert not list(tmp_path.iterdir())


@pytest.fixture(scope="module")
def compiled_sources() -> list[Path]:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    settings = wheel["hooks"]["custom"]
    return modules_to_compile(PACKAGE, settings["compiled"])


def test_structs_are_not_compiled(compiled_sources: list[Path]) -> None:
    # mypyc accepts them and ignores frozen=True, kw_only=True and the like.
    structs = [path for path in compiled_sources if "(msgspec.Struct" in (PACKAGE.parent / path).read_text()]
    assert structs == [], "move them out of the compiled folders, or make them plain classes"


@pytest.mark.compiled
def test_the_compiled_build_runs_compiled(compiled_build: Path, compiled_sources: list[Path]) -> None:
    modules = [".".join(path.with_suffix("").parts) for path in compiled_sources]
    assert modules
    program = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    run = subprocess.run(
        [sys.executable, "-c", program, *modules],
        env=os.environ | {"PYTHONPATH": str(compiled_build)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    for module, file in zip(modules, run.stdout.splitlines(), strict=True):
        assert file.endswith((".so", ".pyd")), f"{module} was loaded from {file}"
        assert Path(file).is_relative_to(compiled_build)


@pytest.mark.compiled
def test_random_games_are_played_on_the_compiled_build(compiled_build: Path) -> None:
    """Otherwise the tests marked so would pass as well, and prove nothing about it."""
    assert Path(state.__file__).is_relative_to(compiled_build), "put the folder of --compiled on PYTHONPATH as well"


# The browser's table


def test_an_sdist_needs_no_node(tmp_path: Path) -> None:
    program = "import sys; from hatchling.build import build_sdist; print(build_sdist(sys.argv[1]))"
    run = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as content:
        content.extractall(tmp_path, filter="data")
    [source] = tmp_path.glob("*/")
    assert (source / "client" / "package-lock.json").is_file()
    assert not (source / "client" / "node_modules").exists()
    run = build_wheel(tmp_path / "wheel", source, PATH=str(tmp_path / "nowhere"), SANDTABLE_COMPILE="0")
    assert run.returncode == 0, run.stdout
    [wheel] = (tmp_path / "wheel").iterdir()
    assert f"{CLIENT}/index.html" in ZipFile(wheel).namelist()


def test_the_browsers_table_can_be_left_out(tmp_path: Path) -> None:
    run = build_wheel(tmp_path, SANDTABLE_CLIENT="0", SANDTABLE_COMPILE="0")
    assert run.returncode == 0, run.stdout
    [wheel] = tmp_path.iterdir()
    assert not [name for name in ZipFile(wheel).namelist() if name.startswith(CLIENT)]


# Installed


@pytest.fixture(scope="module")
def wheel(request: pytest.FixtureRequest) -> Path:
    """The wheel a compiled build was made from, or a plain one."""
    compiled: Path | None = request.config.getoption("--compiled")
    if compiled is None:
        plain: tuple[str, Path] = request.getfixturevalue("without_compiler")
        return plain[1]
    [found] = compiled.with_name(f"{compiled.name}-wheel").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that holds Sandtable and what it needs, and nothing of ours."""
    place = tmp_path_factory.mktemp("clean") / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    python = str(programs / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "--quiet", "--disable-pip-version-check", "install"]
    run = subprocess.run([*pip, str(wheel)], env=bare(), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    ours = subprocess.run([python, "-c", "import pytest"], env=bare(), capture_output=True, check=False)
    assert ours.returncode != 0, "the environment is not clean"
    return programs


def bare() -> dict[str, str]:
    """The environment without what could lead back to the development environment."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "SANDTABLE", "VIRTUAL_ENV", "PYTEST"))
    }


def fetch(address: str) -> tuple[str, Message]:
    with build_opener(ProxyHandler({})).open(address, timeout=LONG) as answer:
        return answer.read().decode(), answer.headers


@pytest.mark.compiled
def test_a_clean_environment_serves_the_table(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "sandtable"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    complaints = tmp_path / "stderr"
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(command, cwd=tmp_path, env=bare(), stdout=subprocess.PIPE, stderr=stderr, text=True) as server,
    ):
        watchdog = threading.Timer(LONG, server.kill)
        watchdog.start()
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            ready = re.fullmatch(r"Sandtable is ready at (http://127\.0\.0\.1:[0-9]+)/\n", line)
            assert ready, line + complaints.read_text()
            page, headers = fetch(f"{ready[1]}/")
            assert headers.get_content_type() == "text/html"
            modules = re.findall(r'(?:src|href)="(/[^"]+\.js)"', page)
            assert modules
            module, headers = fetch(ready[1] + modules[0])
            assert headers.get_content_type() == "text/javascript"
            assert module
            games, _ = fetch(f"{ready[1]}/api/games")
            assert "dual-powers" in [game["name"] for game in json.loads(games)]
        finally:
            watchdog.cancel()
            server.terminate()
    assert "Traceback" not in complaints.read_text()
