"""Being interrupted: Ctrl-C, a signal or a closed pipe ends the program properly."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGXCPU")
SIGNALS: Final = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
"""Whatever somebody may send to end a program that can be answered: none may leave a terminal in disorder."""
HANG_UP: Final = getattr(signal, "SIGHUP", None)
WAKE_EVERY: Final = 0.5
"""Seconds."""


class Interrupted(BaseException):
    """Somebody wants the program to end; no error, so that nothing catches it on the way."""

    def __init__(self, code: int) -> None:
        """``code`` is the exit code."""
        super().__init__(code)
        self.code = code


class _SignalGate:
    """Whether a signal may interrupt now, and which one waits."""

    def __init__(self) -> None:
        self.shut = False
        self.waiting = 0

    def receive(self, number: int, frame: FrameType | None) -> None:
        if self.shut:
            self.waiting = number
        else:
            raise Interrupted(128 + number)


_gate = _SignalGate()


@contextmanager
def interruptible() -> Iterator[None]:
    """Signals raise ``Interrupted`` while this lasts; but whoever started us with ``nohup`` wants us to go on."""
    heard = [number for number in SIGNALS if number != HANG_UP or signal.getsignal(number) != signal.SIG_IGN]
    try:
        before = [(number, signal.signal(number, _gate.receive)) for number in heard]
    except ValueError:  # not in the main thread: somebody else looks after signals
        before = []
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


@contextmanager
def waking_regularly() -> Iterator[None]:
    """While one waits for a line: a signal that came just before the wait would be noticed with the next key only.

    So the wait is interrupted now and then, for nothing if there was no signal.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, WAKE_EVERY, WAKE_EVERY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def signals_deferred() -> Iterator[None]:
    """Signals wait until this is over, so that a file is written whole."""
    _gate.shut = True
    try:
        yield
    finally:
        _gate.shut = False
        number, _gate.waiting = _gate.waiting, 0
        if number:
            raise Interrupted(128 + number)


def flush() -> None:
    """Send off what was printed; a program may have been started without any output."""
    if sys.stdout is not None:
        sys.stdout.flush()


def silence() -> None:
    """Send off what was printed; if nobody takes it, do not fail when Python tries again at the end."""
    try:
        flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
