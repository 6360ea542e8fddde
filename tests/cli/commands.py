"""Running the command line: in this process where that is enough, in its own where signals matter."""

import io
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.cli import main

ROOT = Path(__file__).parent.parent.parent
LONG = 60.0
"""Seconds after which something is certainly broken, however busy the machine is."""


class Run:
    """What came of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Runner:
    """Runs commands in this process, with a text as its input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str | Path, typed: str = "", columns: int = 80) -> Run:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self._monkeypatch.setenv("COLUMNS", str(columns))
        self._capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        caught = self._capsys.readouterr()
        return Run(code, caught.out, caught.err)

    def refused(self, *arguments: str | Path, typed: str = "") -> str:
        """The one sentence a command is refused with."""
        run = self(*arguments, typed=typed)
        assert run.code == 2, run.out + run.err
        assert run.out == ""
        assert run.err.startswith("sandtable: ")
        assert run.err.count("\n") == 1, "more than one line"
        assert "Traceback" not in run.err
        return run.err.removeprefix("sandtable: ").rstrip("\n")


def started(*arguments: str | Path, cwd: Path | None = None) -> "subprocess.Popen[str]":
    """A command in a process of its own."""
    command = [sys.executable, "-m", "sandtable.cli", *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=cwd, stdin=pipe, stdout=pipe, stderr=pipe, text=True, preexec_fn=heard)  # noqa: PLW1509


def heard() -> None:
    """In a process before it begins: it hears when it is hung up, however the tests were started."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
