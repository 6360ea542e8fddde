"""Bots think in processes of their own, never in the event loop.

A request holds what a seat may know (its view) and never a state. The worker makes a possible world from it and asks
the bot there, so that not even a bot that peeks, or one that breaks out of its process, can learn a secret.

How it works, and why:

- A worker is a plain ``python`` process that talks over two pipes, in lines of JSON. Unlike ``multiprocessing`` this
  does not run the parent's main program again, copies no locks from a process with threads, and sends only plain data.
- In the parent, a few threads do the blocking reads and writes; the event loop only waits for them. Watching pipes with
  the loop itself works with some loops on some systems; threads work everywhere.
- A worker is killed when it is too slow, when its bot raised an error, and when nobody waits for it any more; the next
  request starts a new one. Every blocking read ends with the process it reads from, so no thread can hang.
- A worker exits with its parent, however that ended, because its pipe closes. Compiled code may not notice while a bot
  is thinking, so a timer that needs no interpreter ends the process for certain.
"""

import asyncio
import faulthandler
import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, BinaryIO, Final, TextIO, TypeVar

import msgspec

from sandtable.bots.orders import parts
from sandtable.bots.registry import bot_class
from sandtable.bots.workers import cores
from sandtable.core import orders
from sandtable.core.errors import BadInput, Part, SandtableError
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.server.limits import sentence_body, sentence_from
from sandtable.table.draft import Draft

START_TIMEOUT: Final = 60.0
"""Seconds a process may take to start, which on a busy machine has nothing to do with the bot."""
MAX_RULE_SETS: Final = 16
"""How many rule sets a worker remembers."""
MIN_SHARE: Final = 0.1
"""The share of the budget that is left for a decision, however long the earlier parts of its order took."""

PROGRAM: Final = """
import json, sys
sys.path[:] = json.loads(sys.stdin.buffer.readline())
from sandtable.server.bot_workers import serve
serve()
"""

log = logging.getLogger(__name__)
T = TypeVar("T")


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is to decide."""

    game: str
    options: dict[str, Any]
    data: dict[str, Any] | None
    """By content; None: the game's own. It is sent to each worker once."""
    seat: int
    view: dict[str, Any]
    """What the seat may know: ``State.view``."""
    bot: str
    seed: str
    """Makes the bot's choices repeatable; never the seed of the dice, which the bot could then foresee."""
    number: int
    """The number of this decision in the game."""
    parts: str = ""
    """The parts of the order chosen so far, in words, separated by commas."""


class BotFailed(SandtableError):
    """No answer came; ``details`` says why, for the log and not for players."""

    def __init__(self, sentence: str, message: str, details: str = "", **values: Part) -> None:
        super().__init__(sentence, message, **values)
        self.details = details


class WorkerRequest(msgspec.Struct):
    """What is sent to a worker."""

    whole: bool
    """A whole order, or its next part."""
    key: str
    """Identifies game, options and data."""
    setting: tuple[str, dict[str, Any], dict[str, Any] | None] | None
    """These three, if the worker has said that it does not have them."""
    seat: int
    view: dict[str, Any]
    bot: str
    seed: str
    number: int
    parts: str
    budget: float
    limit: float


class WorkerAnswer(msgspec.Struct):
    """What a worker sends back."""

    kind: str
    """``ready``, ``unknown`` (send the setting), ``said``, ``refused`` (the request is wrong), ``failed``."""
    words: str = ""
    refusal: dict[str, Any] = {}
    details: str = ""


# In the server


class BotWorkers:
    """The worker processes. Requests wait in one queue, first come, first served; a worker has one at a time.

    No process is started before it is needed. All methods must be called from one event loop.
    """

    def __init__(self, workers: int | None = None, budget: float = 5.0, patience: float = 20.0) -> None:
        """By default one core is left to the server.

        Bots with an attribute ``budget`` are told it: the seconds to use for an order. After ``patience`` seconds a bot
        is given up.
        """
        self.workers = max(1, cores() - 1) if workers is None else workers
        self.budget = budget
        self.patience = patience
        self._waiting: deque[_Job] = deque()
        self._tasks: set[asyncio.Task[str]] = set()
        self._idle: list[_Worker] = []
        # One thread for each worker, and one that cleans up after those that were killed.
        self._threads = ThreadPoolExecutor(self.workers + 1, thread_name_prefix="bot-workers")
        self._closed = False

    async def order(self, request: BotRequest) -> str:
        """A whole order in words, including the parts chosen before."""
        return await self._ask(request, whole=True)

    async def part(self, request: BotRequest) -> str:
        """The next part of an order only."""
        return await self._ask(request, whole=False)

    async def close(self) -> None:
        """Kill all workers, whatever they are doing, and tell those who wait for an answer."""
        self._closed = True
        for job in self._waiting:
            if not job.answer.done():
                job.answer.set_exception(_closing())
        self._waiting.clear()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._idle:
            self._drop(self._idle.pop())
        await asyncio.to_thread(self._threads.shutdown)

    async def _ask(self, request: BotRequest, whole: bool) -> str:
        if self._closed:
            raise _closing()
        job = _Job(request, whole, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._start_jobs()
        return await job.answer  # which is cancelled with the task that waits here

    def _start_jobs(self) -> None:
        while self._waiting and len(self._tasks) < self.workers:
            job = self._waiting.popleft()
            if job.answer.done():
                continue  # nobody waits for it any more
            task = asyncio.get_running_loop().create_task(self._decide(job.request, job.whole))
            self._tasks.add(task)
            task.add_done_callback(partial(self._finished, job))
            job.answer.add_done_callback(partial(_abandoned, task))

    def _finished(self, job: "_Job", task: asyncio.Task[str]) -> None:
        """Pass a task's result on, and start the next job."""
        self._tasks.discard(task)
        error = _closing() if task.cancelled() else task.exception()
        if job.answer.done():
            pass
        elif error is not None:
            job.answer.set_exception(error)
        else:
            job.answer.set_result(task.result())
        self._start_jobs()

    async def _decide(self, request: BotRequest, whole: bool) -> str:
        worker = self._idle.pop() if self._idle else _Worker()
        bot = request.bot
        try:
            answer = await self._answer(worker, request, whole)
        except BaseException as error:
            self._drop(worker)
            if isinstance(error, BotFailed):
                log.warning("%s", error)
            raise
        if answer.kind == "failed":
            self._drop(worker)
            log.warning("The bot %s made a mistake:\n%s", bot, answer.details)
            sentence = f"the bot {bot} made a mistake and could not decide"
            raise BotFailed(sentence, "server-error-bot-broke", answer.details, bot=bot)
        self._idle.append(worker)
        if answer.kind == "refused":
            said = sentence_from(answer.refusal)
            raise BadInput(said.sentence, said.message, **said.values)
        return answer.words

    async def _answer(self, worker: "_Worker", request: BotRequest, whole: bool) -> WorkerAnswer:
        bot = request.bot
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await self._in_thread(worker.start)
        except (OSError, EOFError, msgspec.MsgspecError) as error:  # a TimeoutError is an OSError
            sentence = "no bot could begin to think"
            raise BotFailed(sentence, "server-error-bot-none", repr(error)) from error
        try:
            async with asyncio.timeout(self.patience):
                return await self._in_thread(partial(worker.ask, request, whole, self.budget, self.patience))
        except TimeoutError as error:
            sentence = f"the bot {bot} took too long to decide"
            raise BotFailed(sentence, "server-error-bot-slow", bot=bot) from error
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            sentence = f"the bot {bot} broke down and took its process with it"
            raise BotFailed(sentence, "server-error-bot-died", repr(error), bot=bot) from error

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _drop(self, worker: "_Worker") -> None:
        worker.kill()
        self._threads.submit(worker.clean_up)


class _Job:
    def __init__(self, request: BotRequest, whole: bool, answer: "asyncio.Future[str]") -> None:
        self.request = request
        self.whole = whole
        self.answer = answer


def _abandoned(task: asyncio.Task[str], answer: "asyncio.Future[str]") -> None:
    """Stop the work if nobody waits for the answer any more."""
    if answer.cancelled():
        task.cancel()


def _closing() -> BotFailed:
    return BotFailed("the server is closing", "server-error-closing")


class _Worker:
    """One process. Once killed it is never started again."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._killed = False
        self._lock = threading.Lock()

    # Called in a thread, because these block

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        with self._lock:
            if self._killed:
                raise EOFError
            if self._process is not None:
                return
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # Outside our process group, so that a Ctrl-C in the terminal reaches the server alone.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
            )
        self._exchange(msgspec.json.encode(sys.path))

    def ask(self, request: BotRequest, whole: bool, budget: float, patience: float) -> WorkerAnswer:
        """Wait for an answer; raises an error if the process dies meanwhile."""
        setting = (request.game, request.options, request.data)
        message = WorkerRequest(
            whole=whole,
            key=blake2b(msgspec.json.encode(setting), digest_size=16).hexdigest(),
            setting=None,
            seat=request.seat,
            view=request.view,
            bot=request.bot,
            seed=request.seed,
            number=request.number,
            parts=request.parts,
            budget=budget,
            limit=2 * patience,
        )
        answer = self._exchange(msgspec.json.encode(message))
        if answer.kind == "unknown":
            message.setting = setting
            answer = self._exchange(msgspec.json.encode(message))
        return answer

    def _exchange(self, line: bytes) -> WorkerAnswer:
        assert self._process is not None and self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("its process ended")
        return msgspec.json.decode(answer, type=WorkerAnswer)

    def clean_up(self) -> None:
        """After ``kill``: wait for the process to end, and close its pipes."""
        if self._process is not None:
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what has not been sent never will be
                        pipe.close()

    # Called from the event loop

    def kill(self) -> None:
        """Kill the process; a thread that waits for it gets an error."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()


# In a worker


def serve() -> None:
    """The main loop of a worker: requests from standard input, answers to standard output, one a line."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # for the parent to handle
        requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
        with os.fdopen(os.dup(1), "wb") as answers, Path(os.devnull).open("r+") as nowhere:
            sys.stdin = nowhere
            os.dup2(2, 1)  # what a bot prints is not an answer
            _serve(requests, answers, nowhere)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)  # without cleaning up, for which the other thread would have to end first


def _serve(requests: "queue.SimpleQueue[bytes]", answers: BinaryIO, nowhere: TextIO) -> None:
    library: OrderedDict[str, Rules] = OrderedDict()
    answer = WorkerAnswer("ready")
    while True:
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()
        request = msgspec.json.decode(requests.get(), type=WorkerRequest)
        faulthandler.dump_traceback_later(request.limit, exit=True, file=nowhere)
        answer = answered(request, library)
        faulthandler.cancel_dump_traceback_later()


def _listen(pipe: BinaryIO, requests: "queue.SimpleQueue[bytes]") -> None:
    """Runs in a thread beside the bot, to notice when the parent is gone."""
    for line in pipe:
        requests.put(line)
    os._exit(0)


def answered(request: WorkerRequest, library: "OrderedDict[str, Rules]") -> WorkerAnswer:
    """The worker's answer to a request."""
    try:
        if request.key not in library:
            if request.setting is None:
                return WorkerAnswer("unknown")
            name, options, data = request.setting
            library[request.key] = find_game(name).rules(options, data)
            if len(library) > MAX_RULE_SETS:
                library.popitem(last=False)
        library.move_to_end(request.key)
        bot_class(request.bot, library[request.key].game_name)
    except SandtableError as error:
        return WorkerAnswer("refused", refusal=sentence_body(error.said))
    except Exception:
        return WorkerAnswer("failed", details=traceback.format_exc())
    return _decided(request, library[request.key])


def _decided(request: WorkerRequest, rules: Rules) -> WorkerAnswer:
    try:
        world = rules.sample(request.view, Random(f"world {request.seed}:{request.seat}:{request.number}"))
        draft = Draft(world, request.seat)
        if request.parts:
            try:
                draft.add(request.parts)
                if draft.complete and not request.whole:
                    raise orders.too_many_parts(draft.words)
            except SandtableError as error:
                return WorkerAnswer("refused", refusal=sentence_body(error.said))
        return WorkerAnswer("said", words=_words(request, rules, draft))
    except Exception:
        return WorkerAnswer("failed", details=traceback.format_exc())


def _words(request: WorkerRequest, rules: Rules, draft: Draft) -> str:
    bot = bot_class(request.bot, rules.game_name)(rules, request.seat, request.seed)
    words = draft.words.split(", ") if draft.begun else []
    begun = monotonic()

    def tell_budget() -> None:
        if hasattr(bot, "budget"):
            bot.budget = max(MIN_SHARE * request.budget, request.budget - (monotonic() - begun))

    tell_budget()
    for part in parts(bot, draft.state(), request.number, len(words)):
        if not request.whole:
            return part
        words.append(part)
        tell_budget()
    return ", ".join(words)
