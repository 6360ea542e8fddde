"""Many games on all cores. The results come in the order of the games, so they do not depend on the number of workers.

Each worker is a process with a pipe of its own. There are no threads and no queues here: whatever ends the loop
(Ctrl-C, an error, enough results), the workers are ended at once and nothing hangs.
"""

import os
import shlex
import signal
import threading
import traceback
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from sandtable.bots.match import Result, play_match
from sandtable.core.errors import SandtableError
from sandtable.core.game import words
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import BaseContext

CHUNK_SECONDS: Final = 0.2
"""About how long a worker is busy before it is given new games; short, so that all end at the same time."""
LARGEST_CHUNK: Final = 64


class Setting:
    """Which rules are played by: small enough to be sent to a worker, which makes its own rule set."""

    def __init__(
        self, game: str, options: Mapping[str, object] | None = None, data: dict[str, Any] | None = None
    ) -> None:
        """As for ``Game.rules``."""
        self.game = game
        self.options = dict(options or {})
        self.data = data

    def rules(self) -> Rules:
        """The rule set; refuses options that do not exist."""
        return find_game(self.game).rules(self.options, self.data)


class Job:
    """A game to be played: who plays each seat, and the seed of dice and bots."""

    __slots__ = ("bots", "seed")

    def __init__(self, bots: tuple[str, ...], seed: str) -> None:
        self.bots = bots
        self.seed = seed


class MatchFailed(SandtableError):
    """A bot or the rules broke down in a game; ``job`` is that game, and ``details`` how it came about."""

    def __init__(self, setting: Setting, job: Job, problem: str, details: str = "") -> None:
        """``problem`` names the error."""
        bots, command = ",".join(job.bots), repetition(setting, job)
        super().__init__(
            f'a game failed (bots {bots}, seed "{job.seed}"): {problem}; repeat it with: {command}',
            "arena-error-match",
            bots=bots,
            seed=job.seed,
            problem=problem,
            command=command,
        )
        self.job = job
        self.problem = problem
        self.details = details


def repetition(setting: Setting, job: Job) -> str:
    """The command that plays one game of a series again.

    >>> repetition(Setting("dual-powers"), Job(("random", "rookie"), "my tea:17"))
    "sandtable simulate dual-powers --bots random,rookie --seed 'my tea' --first 17 --games 1 --no-rotate"
    """
    seed, _, number = job.seed.rpartition(":")
    options: list[str] = []
    for name, value in setting.options.items():
        options += ["--option", f"{name}={words(value) if isinstance(value, bool | int | str) else value}"]
    parts = ["sandtable", "simulate", setting.game, "--bots", ",".join(job.bots), *options]
    return shlex.join([*parts, "--seed", seed, "--first", number, "--games", "1", "--no-rotate"])


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(setting: Setting, jobs: Iterable[Job], workers: int = 1) -> Generator[Result, None, None]:
    """Play games and give their results in the order of the games.

    ``jobs`` is read a little ahead of the results. With one worker everything happens in this process.
    Close the generator and the workers end, whatever they are doing.

    >>> results = play_all(Setting("dual-powers"), [Job(("random", "random"), f"tea:{i}") for i in range(3)])
    >>> [result.seed for result in results]
    ['tea:0', 'tea:1', 'tea:2']
    """
    if workers <= 1:
        rules = setting.rules()
        for job in jobs:
            try:
                result = play_match(rules, job.bots, job.seed)
            except Exception as error:
                raise MatchFailed(setting, job, _named(error), traceback.format_exc()) from error
            yield result
        return
    pool = _WorkerPool(setting, iter(jobs))
    try:
        pool.start(workers)
        yield from pool.results()
    finally:
        pool.end()


def _named(error: Exception) -> str:
    text = str(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


class _Failure:
    """What a worker sends in place of a result."""

    def __init__(self, job: Job, problem: str, details: str) -> None:
        self.job = job
        self.problem = problem
        self.details = details


class _Worker:
    """One process, seen from here."""

    def __init__(self, context: "BaseContext", setting: Setting) -> None:
        self.pipe, other = context.Pipe()
        # The context's own class depends on the way processes are started, so the types do not know its name.
        self.process = context.Process(target=_serve, args=(setting, other, self.pipe), daemon=True)  # type: ignore[attr-defined]
        self.process.start()
        other.close()
        self.first = 0
        """The number of the first game it has in hand."""
        self.jobs: list[Job] = []
        self.begun = 0.0


class _WorkerPool:
    """The workers, what they have in hand, and results that wait for their turn."""

    def __init__(self, setting: Setting, jobs: Iterator[Job]) -> None:
        self.setting = setting
        self.jobs = jobs
        self.given = 0
        self.all: list[_Worker] = []
        self.busy: list[_Worker] = []
        self.waiting: dict[int, Result | _Failure] = {}
        self.pace = CHUNK_SECONDS
        """Seconds a game takes, by the latest chunk; the first chunks have one game each."""
        self.idle: deque[_Worker] = deque()

    def start(self, workers: int) -> None:
        """Start the processes."""
        with _signals_held():
            context = _context()
            for _ in range(workers):
                self.all.append(_Worker(context, self.setting))
        self.idle.extend(self.all)

    def results(self) -> Iterator[Result]:
        from multiprocessing.connection import wait

        due = 0
        while True:
            while self.idle and self._give(self.idle[0]):
                self.busy.append(self.idle.popleft())
            if not self.busy:
                return
            ready = wait([worker.pipe for worker in self.busy])
            for worker in [worker for worker in self.busy if worker.pipe in ready]:
                self._take(worker)
            while due in self.waiting:
                found = self.waiting.pop(due)
                if isinstance(found, _Failure):
                    raise MatchFailed(self.setting, found.job, found.problem, found.details)
                yield found
                due += 1

    def _give(self, worker: _Worker) -> bool:
        """Hand out the next games, if there are any."""
        size = max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / max(self.pace, 1e-6))))
        jobs = list(islice(self.jobs, size))
        if not jobs:
            return False
        worker.first, worker.jobs, worker.begun = self.given, jobs, perf_counter()
        self.given += len(jobs)
        with suppress(OSError):  # if it died while it had nothing to do, _take finds that out
            worker.pipe.send([(job.bots, job.seed) for job in jobs])
        return True

    def _take(self, worker: _Worker) -> None:
        """Receive the results of a chunk."""
        try:
            answers: list[tuple[Any, ...]] = worker.pipe.recv()
        except (EOFError, OSError):
            worker.process.join(1)
            code = worker.process.exitcode
            answers = [("failed", f"its process ended with code {code}", "")]
        for i, answer in enumerate(answers):
            job = worker.jobs[i]
            if answer[0] == "failed":
                self.waiting[worker.first + i] = _Failure(job, answer[1], answer[2])
            else:
                self.waiting[worker.first + i] = Result(list(job.bots), job.seed, *answer[1:])
        self.pace = (perf_counter() - worker.begun) / len(answers)
        self.busy.remove(worker)
        if answers[-1][0] == "failed":  # there is an error to tell, so nothing further is begun
            self.jobs = iter(())
        self.idle.append(worker)

    def end(self) -> None:
        """No worker outlives this."""
        for worker in self.all:
            worker.process.kill()
        for worker in self.all:
            worker.process.join()
            worker.process.close()
            worker.pipe.close()


def _context() -> "BaseContext":
    """How processes are started: copies of this one where that is safe, because they start at once."""
    from multiprocessing import get_all_start_methods, get_context

    safe = os.uname().sysname == "Linux" if hasattr(os, "uname") else False
    fork = safe and threading.active_count() == 1 and "fork" in get_all_start_methods()
    return get_context("fork" if fork else "spawn")


@contextmanager
def _signals_held() -> Iterator[None]:
    """Signals wait, so that none hits a worker before it knows what to do with them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(setting: Setting, pipe: "Connection", other: "Connection") -> None:
    """The life of a worker: receive games, send results, until the other side is gone."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    for number in signal.valid_signals():  # what the parent listens to would be answered here in its place
        if callable(signal.getsignal(number)):
            signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of us; the parent decides what it means
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
    other.close()
    parent = parent_process()
    rules = setting.rules()
    while parent is not None and parent.sentinel not in wait([pipe, parent.sentinel]):
        try:
            pipe.send(_played(rules, pipe.recv()))
        except (EOFError, OSError):
            return


def _played(rules: Rules, jobs: list[tuple[tuple[str, ...], str]]) -> list[tuple[Any, ...]]:
    """The results of a chunk as plain values, up to the first game that fails."""
    found: list[tuple[Any, ...]] = []
    for bots, seed in jobs:
        try:
            done = play_match(rules, bots, seed)
        except Exception as error:
            found.append(("failed", _named(error), traceback.format_exc()))
            break
        found.append(("played", done.returns, done.ending, done.decisions, done.turns))
    return found
