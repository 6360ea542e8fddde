"""What ``import sandtable`` gives, and that it costs nothing until it is used."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import sandtable


def promised() -> dict[str, str]:
    """The names that a type checker sees, and where they come from."""
    tree = ast.parse(Path(sandtable.__file__).read_text())
    block = next(node for node in tree.body if isinstance(node, ast.If))
    found = {}
    for node in block.body:
        assert isinstance(node, ast.ImportFrom)
        found.update({alias.name: str(node.module) for alias in node.names})
    return found


def test_the_names_are_those_a_type_checker_sees() -> None:
    assert sorted(promised()) == sorted(sandtable.__all__)
    for name, module in promised().items():
        assert getattr(sandtable, name) is getattr(import_module(module), name)
        assert name in dir(sandtable)


def test_a_name_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        _ = sandtable.Tabel  # type: ignore[attr-defined]
    with pytest.raises(ImportError):
        exec("from sandtable import Tabel", {})


def test_importing_the_package_loads_nothing_of_it() -> None:
    program = "import sys, sandtable; print([name for name in sys.modules if name.startswith('sandtable.')])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
