"""Bots think in processes of their own, never in the event loop.

A **thought** holds what a seat may know (its view) and never a state. The worker makes a possible world of it and asks
the bot there, so that not even a bot that peeks, or one that breaks out of its process, can learn a secret.

How it is made, and why:

- A worker is a plain ``python`` with two pipes, lines of JSON over them. Unlike ``multiprocessing`` it does not run the
  parent's main program again, copies no locks of a process with threads, and can be sent nothing but plain data.
- In the parent, blocking reads and writes are done by a few threads; the event loop only waits for them. Watching pipes
  with the loop itself works with some loops on some systems; threads work everywhere.
- A worker is killed when it is too slow, when it made a mistake and when nobody waits for it any more; the next thought
  starts a new one. Every blocking read ends with the process it reads from, so no thread can hang.
- A worker ends with its parent, however that ended: its pipe closes then. Compiled code may not notice that while it
  thinks, so a timer that needs no interpreter ends it for certain.
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

from sandtable.bots.crew import cores
from sandtable.bots.orders import parts
from sandtable.bots.registry import bot_class
from sandtable.core import orders
from sandtable.core.draft import Draft
from sandtable.core.errors import BadInput, Part, SandtableError
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.server.limits import sentence_body, sentence_from

STARTING: Final = 60.0
"""Seconds a process may take to come up; on a busy machine that has nothing to do with the bot."""
RULE_SETS: Final = 16
"""How many rule sets a worker remembers."""
LEAST: Final = 0.1
"""The part of the budget that is left for a decision however long the earlier parts of its order took."""

PROGRAM: Final = """
import json, sys
sys.path[:] = json.loads(sys.stdin.buffer.readline())
from sandtable.server.thinkers import serve
serve()
"""

log = logging.getLogger(__name__)
T = TypeVar("T")


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is to think about."""

    game: str
    options: dict[str, Any]
    data: dict[str, Any] | None
    """By content; none: the game's own. It is sent once to each worker."""
    seat: int
    view: dict[str, Any]
    """What the seat may know: ``State.view``."""
    bot: str
    seed: str
    """Makes its choices repeatable; never the seed of the dice, which it could foresee then."""
    number: int
    """Counts the game's decisions."""
    parts: str = ""
    """The parts of the order that are chosen already, in words, separated by commas."""


class ThinkingFailed(SandtableError):
    """No answer came; ``details`` says how that came about, for the log and not for players."""

    def __init__(self, sentence: str, message: str, details: str = "", **values: Part) -> None:
        super().__init__(sentence, message, **values)
        self.details = details


class Request(msgspec.Struct):
    """What a worker is asked."""

    whole: bool
    """A whole order, or its next part."""
    key: str
    """Stands for game, options and data."""
    setting: tuple[str, dict[str, Any], dict[str, Any] | None] | None
    """These three, if the worker has said that it does not know them."""
    seat: int
    view: dict[str, Any]
    bot: str
    seed: str
    number: int
    parts: str
    budget: float
    limit: float


class Answer(msgspec.Struct):
    """What a worker says."""

    kind: str
    """``ready``, ``unknown`` (send the setting), ``said``, ``refused`` (the request is wrong), ``failed``."""
    words: str = ""
    refusal: dict[str, Any] = {}
    details: str = ""


# In the server


class Thinkers:
    """The workers. Thoughts wait in one queue, first come, first served; a worker has one at a time.

    No process is started before it is needed. All methods belong to one event loop.
    """

    def __init__(self, workers: int | None = None, budget: float = 5.0, patience: float = 20.0) -> None:
        """By default a core is left to the server.

        ``budget`` is told to bots that have such an attribute: the seconds to use for an order. After ``patience``
        seconds a bot is given up.
        """
        self.workers = max(1, cores() - 1) if workers is None else workers
        self.budget = budget
        self.patience = patience
        self._waiting: deque[_Job] = deque()
        self._tasks: set[asyncio.Task[str]] = set()
        self._idle: list[_Worker] = []
        # One thread for each worker; another one buries those that were ended.
        self._threads = ThreadPoolExecutor(self.workers + 1, thread_name_prefix="thinkers")
        self._closed = False

    async def order(self, thought: Thought) -> str:
        """A whole order in words, the parts that were chosen already included."""
        return await self._ask(thought, whole=True)

    async def part(self, thought: Thought) -> str:
        """The next part of an order only."""
        return await self._ask(thought, whole=False)

    async def close(self) -> None:
        """End all workers, whatever they are doing; who waits for an answer is told so."""
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

    async def _ask(self, thought: Thought, whole: bool) -> str:
        if self._closed:
            raise _closing()
        job = _Job(thought, whole, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._hand_out()
        return await job.answer  # which is cancelled with the task that waits here

    def _hand_out(self) -> None:
        while self._waiting and len(self._tasks) < self.workers:
            job = self._waiting.popleft()
            if job.answer.done():
                continue  # nobody waits for it any more
            task = asyncio.get_running_loop().create_task(self._think(job.thought, job.whole))
            self._tasks.add(task)
            task.add_done_callback(partial(self._thought, job))
            job.answer.add_done_callback(partial(_forsaken, task))

    def _thought(self, job: "_Job", task: asyncio.Task[str]) -> None:
        """A task is done: tell who waits, and go on with the next job."""
        self._tasks.discard(task)
        error = _closing() if task.cancelled() else task.exception()
        if job.answer.done():
            pass
        elif error is not None:
            job.answer.set_exception(error)
        else:
            job.answer.set_result(task.result())
        self._hand_out()

    async def _think(self, thought: Thought, whole: bool) -> str:
        worker = self._idle.pop() if self._idle else _Worker()
        bot = thought.bot
        try:
            answer = await self._answer(worker, thought, whole)
        except BaseException as error:
            self._drop(worker)
            if isinstance(error, ThinkingFailed):
                log.warning("%s", error)
            raise
        if answer.kind == "failed":
            self._drop(worker)
            log.warning("The bot %s made a mistake:\n%s", bot, answer.details)
            sentence = f"the bot {bot} made a mistake and could not decide"
            raise ThinkingFailed(sentence, "server-error-bot-broke", answer.details, bot=bot)
        self._idle.append(worker)
        if answer.kind == "refused":
            said = sentence_from(answer.refusal)
            raise BadInput(said.sentence, said.message, **said.values)
        return answer.words

    async def _answer(self, worker: "_Worker", thought: Thought, whole: bool) -> Answer:
        bot = thought.bot
        try:
            async with asyncio.timeout(STARTING):
                await self._in_thread(worker.start)
        except (OSError, EOFError, msgspec.MsgspecError) as error:  # a TimeoutError is an OSError
            sentence = "no bot could begin to think"
            raise ThinkingFailed(sentence, "server-error-bot-none", repr(error)) from error
        try:
            async with asyncio.timeout(self.patience):
                return await self._in_thread(partial(worker.ask, thought, whole, self.budget, self.patience))
        except TimeoutError as error:
            sentence = f"the bot {bot} took too long to decide"
            raise ThinkingFailed(sentence, "server-error-bot-slow", bot=bot) from error
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            sentence = f"the bot {bot} broke down and took its process with it"
            raise ThinkingFailed(sentence, "server-error-bot-died", repr(error), bot=bot) from error

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _drop(self, worker: "_Worker") -> None:
        worker.kill()
        self._threads.submit(worker.bury)


class _Job:
    def __init__(self, thought: Thought, whole: bool, answer: "asyncio.Future[str]") -> None:
        self.thought = thought
        self.whole = whole
        self.answer = answer


def _forsaken(task: asyncio.Task[str], answer: "asyncio.Future[str]") -> None:
    """Nobody waits for an answer any more, so there is no use in thinking."""
    if answer.cancelled():
        task.cancel()


def _closing() -> ThinkingFailed:
    return ThinkingFailed("the server is closing", "server-error-closing")


class _Worker:
    """One process. It is killed once and never started again."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._killed = False
        self._lock = threading.Lock()

    # In a thread, because they wait

    def start(self) -> None:
        """Wait until the process is there."""
        with self._lock:
            if self._killed:
                raise EOFError
            if self._process is not None:
                return
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # Apart from our own group, so that a Ctrl-C in the terminal is for the server alone to understand.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same for Windows
            )
        self._exchange(msgspec.json.encode(sys.path))

    def ask(self, thought: Thought, whole: bool, budget: float, patience: float) -> Answer:
        """Wait for an answer; an error if the process dies over it."""
        setting = (thought.game, thought.options, thought.data)
        request = Request(
            whole=whole,
            key=blake2b(msgspec.json.encode(setting), digest_size=16).hexdigest(),
            setting=None,
            seat=thought.seat,
            view=thought.view,
            bot=thought.bot,
            seed=thought.seed,
            number=thought.number,
            parts=thought.parts,
            budget=budget,
            limit=2 * patience,
        )
        answer = self._exchange(msgspec.json.encode(request))
        if answer.kind == "unknown":
            request.setting = setting
            answer = self._exchange(msgspec.json.encode(request))
        return answer

    def _exchange(self, line: bytes) -> Answer:
        assert self._process is not None and self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("its process ended")
        return msgspec.json.decode(answer, type=Answer)

    def bury(self) -> None:
        """After ``kill``: wait for the end, and leave nothing behind."""
        if self._process is not None:
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was not sent will not be
                        pipe.close()

    # From the event loop

    def kill(self) -> None:
        """End it; whoever waits for it in a thread gets an error."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()


# In a worker


def serve() -> None:
    """The life of a worker: lines of requests from standard input, lines of answers to standard output."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what it means
        requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
        with os.fdopen(os.dup(1), "wb") as answers, Path(os.devnull).open("r+") as nowhere:
            sys.stdin = nowhere
            os.dup2(2, 1)  # what a bot prints is no answer
            _serve(requests, answers, nowhere)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)  # without tidying up, for which the other thread would have to end first


def _serve(requests: "queue.SimpleQueue[bytes]", answers: BinaryIO, nowhere: TextIO) -> None:
    library: OrderedDict[str, Rules] = OrderedDict()
    answer = Answer("ready")
    while True:
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()
        request = msgspec.json.decode(requests.get(), type=Request)
        faulthandler.dump_traceback_later(request.limit, exit=True, file=nowhere)
        answer = answered(request, library)
        faulthandler.cancel_dump_traceback_later()


def _listen(pipe: BinaryIO, requests: "queue.SimpleQueue[bytes]") -> None:
    """Runs beside the thinking, to notice when the parent is gone."""
    for line in pipe:
        requests.put(line)
    os._exit(0)


def answered(request: Request, library: "OrderedDict[str, Rules]") -> Answer:
    """What the worker says to a request."""
    try:
        if request.key not in library:
            if request.setting is None:
                return Answer("unknown")
            name, options, data = request.setting
            library[request.key] = find_game(name).rules(options, data)
            if len(library) > RULE_SETS:
                library.popitem(last=False)
        library.move_to_end(request.key)
        bot_class(request.bot, library[request.key].game)
    except SandtableError as error:
        return Answer("refused", refusal=sentence_body(error.said))
    except Exception:
        return Answer("failed", details=traceback.format_exc())
    return _considered(request, library[request.key])


def _considered(request: Request, rules: Rules) -> Answer:
    try:
        world = rules.sample(request.view, Random(f"world {request.seed}:{request.seat}:{request.number}"))
        draft = Draft(world, request.seat)
        if request.parts:
            try:
                draft.add(request.parts)
                if draft.complete and not request.whole:
                    raise orders.complete(draft.words)
            except SandtableError as error:
                return Answer("refused", refusal=sentence_body(error.said))
        return Answer("said", words=_words(request, rules, draft))
    except Exception:
        return Answer("failed", details=traceback.format_exc())


def _words(request: Request, rules: Rules, draft: Draft) -> str:
    bot = bot_class(request.bot, rules.game)(rules, request.seat, request.seed)
    words = draft.words.split(", ") if draft.begun else []
    begun = monotonic()

    def tell_budget() -> None:
        if hasattr(bot, "budget"):
            bot.budget = max(LEAST * request.budget, request.budget - (monotonic() - begun))

    tell_budget()
    for part in parts(bot, draft.state(), request.number, len(words)):
        if not request.whole:
            return part
        words.append(part)
        tell_budget()
    return ", ".join(words)
