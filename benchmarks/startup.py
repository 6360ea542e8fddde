"""How long one waits for the program, from the start of its process, beside the least a program here can take.

Every command runs in a terminal of its own, with keys typed before it has begun to run. *Drawn* is when the first
words of it stand there, *taken* when the keys that were typed ahead show their effect, *ended* when it has ended, and
*CPU* the processor time spent up to the last of these, which depends less on what else the machine does. All commands
take turns, so that whatever that is hits them alike. No number here is asserted anywhere: a machine that is busy would
break a test of it.
"""

import argparse
import fcntl
import json
import os
import platform
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from rich import box
from rich.console import Console
from rich.table import Table

from sandtable.core.registry import first_game
from sandtable.core.registry import game as find_game
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording

ROOT = Path(__file__).resolve().parent.parent
UNSET = ("NO_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "PYTHONDONTWRITEBYTECODE")
PATIENCE = 30.0
"""Seconds after which a command counts as stuck."""
MARKS = ("drawn", "taken", "ended", "CPU")

LEAST_APP = """
from textual.app import App
from textual.widgets import Input, Static

class Least(App):
    def compose(self):
        yield Static("A board")
        yield Input()

Least().run()
"""
"""The smallest program of the same library that shows something and takes keys."""


class Command:
    """A command, what it shows first, and keys typed ahead with what they bring about."""

    def __init__(
        self, name: str, arguments: list[str], drawn: str = "", keys: str = "", taken: str = "", peer: bool = False
    ) -> None:
        """Without ``keys`` it ends by itself, and that moment counts."""
        self.name = name
        self.arguments = arguments if peer else ["-m", "sandtable.cli", *arguments]
        self.drawn = drawn.encode()
        self.keys = keys.encode()
        self.taken = taken.encode()
        self.times: dict[str, list[float]] = {mark: [] for mark in MARKS}

    def run(self, cache: str) -> None:
        """Start it once and note its times; ``cache`` keeps what Python compiled, as it is for an installed program."""
        master, terminal = pty.openpty()
        fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        modes = termios.tcgetattr(terminal)
        modes[3] &= ~termios.ECHO  # otherwise the terminal itself would show the keys
        termios.tcsetattr(terminal, termios.TCSANOW, modes)
        os.write(master, self.keys)
        environment = {key: value for key, value in os.environ.items() if key not in UNSET}
        environment |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONPYCACHEPREFIX": cache}
        start = perf_counter()
        process = subprocess.Popen(
            [sys.executable, *self.arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            cwd=ROOT,
            start_new_session=True,
        )
        os.close(terminal)
        try:
            self._watch(master, process.pid, start)
        finally:
            os.kill(process.pid, signal.SIGKILL)  # one that has ended and was not waited for does not mind
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            self.times["CPU"].append(used.ru_utime + used.ru_stime)
            os.close(master)

    def _watch(self, master: int, process: int, start: float) -> None:
        seen = b""
        waiting = {mark: word for mark, word in (("drawn", self.drawn), ("taken", self.taken)) if word}
        while waiting or not self.keys:
            if perf_counter() - start > PATIENCE:
                raise SystemExit(f"{self.name}: nothing came of {', '.join(waiting) or 'its end'}: {seen[-300:]!r}")
            data = b""
            if select.select([master], [], [], 0.5)[0]:
                try:
                    data = os.read(master, 65536)
                except OSError:  # the other side was closed
                    data = b""
                if not data:
                    break
            now = perf_counter() - start
            seen += data
            for mark, word in list(waiting.items()):
                if word in seen:
                    self.times[mark].append(now)
                    del waiting[mark]
        if waiting:
            raise SystemExit(f"{self.name} ended without {', '.join(waiting)}: {seen[-300:]!r}")
        if not self.keys:
            os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
            self.times["ended"].append(perf_counter() - start)


def commands() -> list[Command]:
    """What a person starts, and the peers."""
    game = first_game()
    rule = Wording(Texts("en", [find_game(game).package, CORE])).rule_numbers()[0]
    return [
        Command("python, nothing", ["-c", "pass"], peer=True),
        Command("python, import textual.app", ["-c", "import textual.app"], peer=True),
        Command("the least Textual app", ["-c", LEAST_APP], "A board", "zzz", "zzz", peer=True),
        Command("play --seats human,rookie", ["play", "--seats", "human,rookie"], "Round 1", "zzz", "zzz"),
        Command("play --plain", ["play", "--seats", "human,rookie", "--plain"], "Round 1", "help\n", "can type:"),
        Command("learn", ["learn", game], "your first game", "help\n", "Besides:"),
        Command("games", ["games"], f"{game}:"),
        Command(f"rules {game} {rule}", ["rules", game, rule], rule),
        Command("--help", ["--help"], "Usage"),
        Command("--version", ["--version"]),
    ]


def report(rows: list[Command], rounds: int) -> dict[str, object]:
    """All numbers in milliseconds."""
    return {
        "rounds": rounds,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "rows": [
            {
                "command": row.name,
                **{
                    mark: {"min": round(1000 * min(times)), "median": round(1000 * median(times))}
                    for mark, times in row.times.items()
                    if times
                },
            }
            for row in rows
        ],
    }


def show(rows: list[Command], rounds: int) -> None:
    """A table for people."""
    title = f"Milliseconds from the start, minimum / median of {rounds}"
    table = Table(box=box.SIMPLE, title=title, title_justify="left")
    table.add_column("command")
    for mark in MARKS:
        table.add_column(mark, justify="right")
    for row in rows:
        cells = [
            f"{1000 * min(times):.0f} / {1000 * median(times):.0f}" if times else "" for times in row.times.values()
        ]
        table.add_row(row.name, *cells)
    Console().print(table)


def main() -> None:
    """Start everything by turns."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15, help="how often each command is started")
    parser.add_argument("--only", default="", help="only commands with this in their name")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args()
    rows = [row for row in commands() if options.only in row.name]
    with TemporaryDirectory() as cache:
        for row in rows:
            row.run(cache)  # once for the caches of the system and of Python
            row.times = {mark: [] for mark in MARKS}
        for _ in range(options.rounds):
            for row in rows:
                row.run(cache)
    if options.json:
        print(json.dumps(report(rows, options.rounds)))
    else:
        show(rows, options.rounds)


if __name__ == "__main__":
    main()
