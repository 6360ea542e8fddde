"""The wheel: what is in it, and how it is built with and without a compiler."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import modules_to_compile

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sandtable"


def build_wheel(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    options = ["--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    command = [sys.executable, "-m", "pip", "wheel", *options, "."]
    env = {name: value for name, value in os.environ.items() if name != "SANDTABLE_COMPILE"} | environment
    return subprocess.run(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
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
    assert "sandtable/py.typed" in files
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
    ],
)
def test_what_was_demanded_and_cannot_be_is_refused(tmp_path: Path, environment: dict[str, str], sentence: str) -> None:
    run = build_wheel(tmp_path, **environment)
    assert run.returncode != 0
    assert sentence in run.stdout
    assert not list(tmp_path.iterdir())


@pytest.fixture(scope="module")
def compiled_sources() -> list[Path]:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    settings = wheel["hooks"]["custom"]
    return modules_to_compile(PACKAGE, settings["compiled"], settings["interpreted"])


def test_structs_are_not_compiled(compiled_sources: list[Path]) -> None:
    # mypyc accepts them and ignores frozen=True, kw_only=True and the like.
    structs = [path for path in compiled_sources if "(msgspec.Struct" in (PACKAGE.parent / path).read_text()]
    assert structs == [], "name them in pyproject.toml, below hooks.custom.interpreted"


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
