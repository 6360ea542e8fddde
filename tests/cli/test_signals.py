"""Signals, closed pipes and the start: in a process of its own, as somebody at a terminal has it."""

import ctypes
import operator
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections import deque
from functools import partial
from pathlib import Path

import pytest

import sandtable
from sandtable.play.signals import Interrupted, interruptible
from sandtable.play.talk import typed
from sandtable.table import save
from sandtable.table.table import Table
from tests.cli.commands import LONG, started


def until(process: "subprocess.Popen[str]", text: str) -> str:
    """Read until the program has said something."""
    assert process.stdout is not None
    said = ""
    while text not in said:
        letter = process.stdout.read(1)
        assert letter, said
        said += letter
    return said


SIGNALS = [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGQUIT, 131)]


@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_a_signal_ends_the_game_in_good_order(tmp_path: Path, number: int, code: int) -> None:
    file = tmp_path / "game.json"
    with started("play", "--seed", "tea", "--save", file) as process:
        assert process.stdin is not None
        until(process, "> ")
        process.stdin.write("1\n")
        process.stdin.flush()
        until(process, "> ")
        process.send_signal(number)
        out, err = process.communicate(timeout=LONG)
    assert process.returncode == code
    assert err == ""
    assert "Traceback" not in out
    table = save.load(file)
    assert isinstance(table, Table)
    assert table.view(0)["board"]["objectives"]["red"] != "?"
    assert list(tmp_path.iterdir()) == [file], "a half-written file was left behind"


def test_a_signal_just_before_one_waits_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It interrupts nothing any more, and nobody presses a key. All of it without a step of Python in between."""
    reading, writing = os.pipe()
    waited: list[bool] = []
    steps = [
        partial(ctypes.pythonapi.PyErr_SetInterruptEx, int(signal.SIGTERM)),
        partial(select.select, [reading], [], [], LONG),
        partial(waited.append, True),
    ]
    monkeypatch.setattr("builtins.input", lambda prompt: str(deque(map(operator.call, steps), maxlen=0)))
    with interruptible(), pytest.raises(Interrupted) as left:
        typed("> ")
    assert (left.value.code, waited) == (143, [])
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    os.close(reading)
    os.close(writing)


def test_who_was_started_with_nohup_outlives_the_terminal() -> None:
    command = [sys.executable, "-m", "sandtable.cli", "play", "--seed", "tea"]
    ignoring = ["nohup", *command]
    pipe = subprocess.PIPE
    with subprocess.Popen(ignoring, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        until(process, "> ")
        process.send_signal(signal.SIGHUP)
        out, _ = process.communicate("quit\n", timeout=20)
    assert process.returncode == 0
    assert "The game was not kept" in out


def test_a_closed_pipe_is_no_error() -> None:
    with started("play", "--seats", "random,random", "--seed", "tea") as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        err = process.stderr.read()
        assert process.wait(LONG) == 0
    assert err == ""


def test_a_pipe_closed_at_once() -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "sandtable.cli", "rules", "dual-powers"]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False, timeout=LONG)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    command = [sys.executable, "-m", "sandtable.cli", "rules", "dual-powers"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=LONG)
    assert (done.returncode, done.stderr) == (2, "sandtable: No space left on device\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_without_input_or_output(closed: str) -> None:
    command = f'"{sys.executable}" -m sandtable.cli play --seed tea {closed}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False, timeout=LONG)
    assert (done.returncode, done.stderr) == (0, "")


def test_at_a_terminal_the_screen_is_wiped_between_two_people() -> None:
    controller, terminal = pty.openpty()
    command = [sys.executable, "-m", "sandtable.cli", "play", "--plain", "--seats", "human,human", "--seed", "tea"]
    with subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, close_fds=True) as process:
        os.close(terminal)
        said = b""

        def wait_for(text: bytes, times: int = 1) -> None:
            nonlocal said
            while said.count(text) < times:
                said += os.read(controller, 4096)

        wait_for(b"then press enter.")
        os.write(controller, b"\n")
        wait_for(b"\n> ")
        os.write(controller, b"1\n")
        wait_for(b"Hand the keyboard to White")
        assert b"\x1b[2J\x1b[3J\x1b[H" in said
        os.write(controller, b"\n")
        wait_for(b"\n> ", 2)
        os.write(controller, b"\x04")  # Ctrl-D
        assert process.wait(LONG) == 0
    os.close(controller)
    assert b"Traceback" not in said


def test_the_version() -> None:
    with started("--version") as process:
        out, err = process.communicate(timeout=LONG)
    assert (process.returncode, out, err) == (0, f"{sandtable.__version__}\n", "")


def test_help_lists_the_commands() -> None:
    with started("--help") as process:
        out, _ = process.communicate(timeout=LONG)
    assert process.returncode == 0
    for command in ("play", "show", "rules", "games"):
        assert re.search(rf"^\W*{command}\b", out, re.MULTILINE), out
