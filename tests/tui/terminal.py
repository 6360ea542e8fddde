"""A terminal to drive the program in: a pseudo-terminal, and pyte to see what is on its screen."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pyte

LONG = 60.0
"""Seconds after which something is certainly broken, however busy the machine is."""
UNSET = ("NO_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES")
KEYS = {
    "enter": "\r",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "esc": "\x1b",
    "tab": "\t",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f3": "\x1bOR",
    "f4": "\x1bOS",
    "f5": "\x1b[15~",
    "f6": "\x1b[17~",
    "^c": "\x03",
    "^q": "\x11",
    "^r": "\x12",
    "^s": "\x13",
    "^z": "\x1a",
}


def _at_a_terminal() -> None:
    """In the program before it begins: the terminal is its own, and it hears when that is closed."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Terminal:
    """One program in one terminal; what it leaves behind can be looked at when it has ended."""

    def __init__(
        self, *arguments: str | Path, size: tuple[int, int] = (80, 24), env: Mapping[str, str] | None = None
    ) -> None:
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.master, terminal = pty.openpty()
        self._terminal = terminal  # kept open, so that its modes can be read at the end
        self._set_size(size)
        self.modes = termios.tcgetattr(terminal)
        environment = {key: value for key, value in os.environ.items() if key not in UNSET}
        environment |= {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | dict(env or {})
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandtable.cli", *map(str, arguments)],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
            preexec_fn=_at_a_terminal,  # noqa: PLW1509
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(LONG)
        self.hang_up()

    def hang_up(self) -> None:
        """The window is closed."""
        if self.master >= 0:
            os.close(self._terminal)
            os.close(self.master)
            self.master = -1

    def _set_size(self, size: tuple[int, int]) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def resize(self, width: int, height: int) -> None:
        """Somebody pulls at the corner of the window."""
        self._set_size((width, height))
        self.screen.resize(height, width)
        os.killpg(self.process.pid, signal.SIGWINCH)

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data
        # pyte does not know the private mode reports and the keyboard protocol, and would print parts of them.
        for unknown in (b"\x1b[>25u", b"\x1b[<u", b"\x1b[?2048$p", b"\x1b[?2026$p"):
            data = data.replace(unknown, b"")
        self.stream.feed(data)
        return bool(data)

    def settle(self, quiet: float = 0.12, at_most: float = 10.0) -> None:
        """Read until nothing has come for a while."""
        end = time.monotonic() + at_most
        while time.monotonic() < end and self._read(quiet):
            pass

    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def until(self, wanted: str | Callable[[str], bool], seconds: float = LONG) -> str:
        """Read until something is on the screen."""
        end = time.monotonic() + seconds
        while True:
            text = self.text()
            if wanted(text) if callable(wanted) else wanted in text:
                return text
            assert time.monotonic() < end, f"{wanted!r} did not appear:\n{text}"
            if not self._read(0.2) and self.process.poll() is not None and not self._read(0.1):
                text = self.text()
                assert wanted(text) if callable(wanted) else wanted in text, f"it ended:\n{text}"

    def asks(self, prompt: str, below: str = "") -> str:
        """Read until this is what the screen ends with, perhaps with ``>`` under it, below what the page is known by.

        To look for the prompt alone is not enough: that of an earlier page may still stand above.
        """
        return self.until(lambda text: below in text and any(prompt in line for line in text.rstrip().split("\n")[-2:]))

    def press(self, *keys: str) -> None:
        """Press keys; what is no key's name is typed."""
        for key in keys:
            os.write(self.master, KEYS.get(key, key).encode())

    def wait(self, seconds: float = LONG) -> int:
        """Wait for its end and read the rest; returns the exit code."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, f"it does not end:\n{self.text()}"
            self._read(0.05)
        while self._read(0.05):
            pass
        return self.process.returncode

    def left_sane(self) -> list[str]:
        """What is wrong with the terminal; nothing if it is as before."""
        found: list[str] = []
        for on, off, what in [
            (b"\x1b[?1049h", b"\x1b[?1049l", "the alternate screen"),
            (b"\x1b[?1000h", b"\x1b[?1000l", "the mouse"),
            (b"\x1b[?1003h", b"\x1b[?1003l", "mouse movement"),
            (b"\x1b[?2004h", b"\x1b[?2004l", "bracketed paste"),
            (b"\x1b[?1004h", b"\x1b[?1004l", "focus reports"),
            (b"\x1b[>", b"\x1b[<u", "the keyboard protocol"),
            (b"\x1b[?25l", b"\x1b[?25h", "the hidden cursor"),
        ]:
            if on in self.raw and self.raw.rfind(off) < self.raw.rfind(on):
                found.append(f"{what} was left on")
        modes: list[Any] = termios.tcgetattr(self._terminal)
        if modes[:4] != self.modes[:4]:
            found.append(f"the modes are {modes[:4]}, not {self.modes[:4]}")
        return found
