"""Bots in processes of their own: the same answers, and no trouble that reaches anybody else."""

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from sandtable.bots import make_bot, registry
from sandtable.bots.orders import bot_order
from sandtable.core import orders
from sandtable.core.errors import BadInput
from sandtable.core.registry import _registered, game
from sandtable.core.rules import copied
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.server.bot_workers import BotFailed, BotRequest, BotWorkers
from sandtable.table.draft import Draft
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE
from tests.server.failing_bots import BOTS

T = TypeVar("T")
LONG = 120.0
"""Seconds after which something hangs."""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots and the game of the tests are installed as a package would be, for other processes too."""
    folder = tmp_path / "site" / "failing_bots-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: failing-bots\nVersion: 1.0\n")
    bots = "".join(f"{bot.name} = tests.server.failing_bots:{bot.__name__}\n" for bot in BOTS)
    games = "skirmish = tests.core.skirmish:GAME\n"
    (folder / "entry_points.txt").write_text(f"[sandtable.bots]\n{bots}\n[sandtable.games]\n{games}")
    monkeypatch.syspath_prepend(str(folder.parent))
    monkeypatch.setenv("FAILING_BOTS", str(tmp_path / "pid"))
    registry.installed.cache_clear()
    yield
    registry.installed.cache_clear()
    _registered.pop("skirmish", None)


def state_of(name: str, seed: int = 1, decisions: int = 0, **options: object) -> State:
    """A position where a seat is asked that has a choice, some decisions into a random game."""
    rng = Random(seed)
    state = game(name).rules(options).start()
    while state.seat == CHANCE or decisions > 0 or len(state.legal()) < 2 or state.stack[-1].continues:
        decisions -= state.seat != CHANCE
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
        if state.is_over():
            return state_of(name, seed + 1, 0, **options)
    return state


def bot_request(state: State, bot: str, number: int = 0, **more: Any) -> BotRequest:
    rules = state.rules
    return BotRequest(
        game=rules.game_name,
        options=rules.options,
        data=rules.data,
        seat=state.seat,
        view=state.view(state.seat),
        bot=bot,
        seed="tea",
        number=number,
        **more,
    )


def run(work: Callable[[BotWorkers], Awaitable[T]], **how: Any) -> T:
    """Do something with workers. Afterwards nothing of them is left."""
    before = set(threading.enumerate())

    async def whole() -> T:
        workers = BotWorkers(**{"workers": 1, "patience": LONG} | how)
        try:
            async with asyncio.timeout(LONG):
                return await work(workers)
        finally:
            await workers.close()

    children = descendants()
    result = asyncio.run(whole())
    assert descendants() <= children
    assert set(threading.enumerate()) <= before
    return result


def descendants() -> set[int]:
    """The child processes, zombies included, where the system tells them."""
    found: set[int] = set()
    for task in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):  # a thread that has just ended
            found |= {int(pid) for pid in task.read_text().split()}
    return found


def gone(pid: int) -> bool:
    """Whether a process has ended (an orphan's remains may wait for somebody to bury them)."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    with suppress(OSError):
        return stat.is_file() and stat.read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not what():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


async def thinking(place: Path) -> int:
    """Wait until a bot says that it has begun; its process."""
    while not place.exists():
        await asyncio.sleep(0.02)
    pid = int(place.read_text())
    place.unlink()
    return pid


# The same answers


@pytest.mark.parametrize(
    ("name", "bot", "options"),
    [
        ("dual-powers", "rookie", {}),
        ("dual-powers", "random", {"solitaire": True}),
        ("skirmish", "random", {"rounds": 6}),
        ("skirmish", "frugal", {}),
    ],
)
def test_the_answer_is_that_of_a_direct_call(name: str, bot: str, options: dict[str, object]) -> None:
    async def compare(workers: BotWorkers) -> None:
        lengths = set()
        for number in range(0, 40, 4):
            state = state_of(name, number, number, **options)
            player = make_bot(bot, state.rules, state.seat, "tea")
            if bot == "frugal":
                vars(player)["budget"] = 3.0
            expected = bot_order(player, state, number)
            assert await workers.order(bot_request(state, bot, number)) == expected
            words = expected.split(", ")
            assert await workers.part(bot_request(state, bot, number)) == words[0]
            lengths.add(len(words))
            draft = Draft(state.copy(), state.seat)
            draft.add(words[0])
            begun = bot_request(state, bot, number, parts=words[0])
            assert await workers.order(begun) == expected
            if not draft.complete:
                assert await workers.part(begun) == words[len(draft.words.split(","))]
            complete = bot_request(state, bot, number, parts=expected)
            assert await workers.order(complete) == expected
            with pytest.raises(BadInput) as error:
                await workers.part(complete)
            assert error.value.said.message == "error-order-complete"
        if name == "skirmish" and bot == "random":
            assert max(lengths) == 3

    run(compare, budget=3.0)


def test_answers_may_not_depend_on_what_the_seat_cannot_know() -> None:
    async def compare(workers: BotWorkers) -> None:
        for seed in range(6):
            state = state_of("dual-powers", seed, 5 * seed)
            twin = state.rules.sample(state.view(state.seat), Random(seed + 100))
            assert twin.describe() != state.describe()
            assert await workers.order(bot_request(twin, "peeper")) == await workers.order(bot_request(state, "peeper"))

    run(compare)


def test_own_data_is_used() -> None:
    state = state_of("skirmish")
    data = copied(state.rules.data)
    for area in data["field"]["area"]:
        area["name"] += "-x"
        area["next"] = [f"{name}-x" for name in area["next"]]
    other = game("skirmish").rules({}, data).start()
    while other.seat == CHANCE:
        other.apply(other.draw(Random(1)))

    async def both(workers: BotWorkers) -> list[str]:
        first = game("skirmish").rules().start()
        while first.seat == CHANCE:
            first.apply(first.draw(Random(1)))
        return [await workers.order(bot_request(s, "random")) for s in (first, other, first, other)]

    answers = run(both)
    assert [answer.endswith("-x") for answer in answers] == [False, True, False, True]


def test_more_rule_sets_than_a_worker_remembers() -> None:
    state = state_of("skirmish")

    async def many(workers: BotWorkers) -> set[str]:
        found = set()
        for i in [*range(20), *range(20)]:
            other = bot_request(state, "frugal")
            data = {**state.rules.data, "comment": str(i)}
            found.add(await workers.order(BotRequest(**{**_fields(other), "data": data})))
        return found

    assert len(run(many)) == 1


def _fields(one: BotRequest) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def test_what_a_bot_prints_is_no_answer() -> None:
    state = state_of("dual-powers")
    expected = state.rules.space.words(state.legal()[0])
    assert run(lambda workers: workers.part(bot_request(state, "talker"))) == expected


def test_nothing_is_started_before_it_is_needed() -> None:
    async def nothing(workers: BotWorkers) -> None:
        assert not workers._idle and not workers._tasks

    run(nothing)


# Mistakes


@pytest.mark.parametrize("more", [{"parts": "nonsense"}, {"parts": "objective"}, {"bot": "nobody"}, {"game": "chess"}])
def test_a_wrong_question_is_refused_and_the_worker_goes_on(more: dict[str, str]) -> None:
    state = state_of("dual-powers")
    good = bot_request(state, "random")

    async def ask(workers: BotWorkers) -> None:
        with pytest.raises(BadInput) as error:
            await workers.order(BotRequest(**{**_fields(good), **more}))
        assert not isinstance(error.value, BotFailed)
        assert str(error.value)
        pids = descendants()
        assert await workers.order(good)
        assert descendants() == pids

    run(ask)


def said(error: BotFailed) -> str:
    """The message; in English it says what the code says, and it exists in the other languages."""
    values = {name: str(value) for name, value in error.said.values.items()}
    assert Texts("en", [CORE]).say(error.said.message, **values) == str(error)
    for language in ("de", "it"):
        assert Texts(language, [CORE]).say(error.said.message, **values) != str(error)
    return error.said.message


@pytest.mark.parametrize(
    ("bot", "message", "details"),
    [
        ("broken", "server-error-bot-broke", "out of ideas"),
        ("cheat", "server-error-bot-broke", "cheat chose what is not legal"),
        ("dying", "server-error-bot-died", ""),
        ("leaving", "server-error-bot-died", ""),
        ("slow", "server-error-bot-slow", ""),
        ("deaf", "server-error-bot-slow", ""),
    ],
)
def test_a_bot_that_fails_does_so_alone(bot: str, message: str, details: str, tmp_path: Path) -> None:
    state = state_of("dual-powers")

    async def ask(workers: BotWorkers) -> None:
        hangs = bot in ("slow", "deaf")
        if hangs:  # a worker has what it needs and is given up soon: loading it may take as long on a busy machine
            assert await workers.order(bot_request(state, "random"))
            workers.patience = 3.0
        bad = asyncio.create_task(workers.order(bot_request(state, bot)))
        if hangs:
            pid = await thinking(tmp_path / "pid")
            workers.patience = LONG
        good = [asyncio.create_task(workers.order(bot_request(state, "random", i))) for i in range(3)]
        with pytest.raises(BotFailed) as error:
            await bad
        assert said(error.value) == message
        assert details in error.value.details
        for i, task in enumerate(good):
            assert await task == bot_order(make_bot("random", state.rules, state.seat, "tea"), state, i)
        if hangs:
            assert gone(pid)

    run(ask, workers=1)
    if bot not in ("slow", "deaf"):
        run(ask, workers=2)


def test_a_view_that_cannot_be_is_a_failure() -> None:
    state = state_of("dual-powers")
    wrong = BotRequest(**{**_fields(bot_request(state, "random")), "view": {"viewer": "red"}})
    with pytest.raises(BotFailed, match="could not decide"):
        run(lambda workers: workers.order(wrong))


def test_without_python_nobody_thinks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))
    with pytest.raises(BotFailed) as error:
        run(lambda workers: workers.order(bot_request(state_of("dual-powers"), "random")))
    assert said(error.value) == "server-error-bot-none"


# The queue


def test_first_come_first_served() -> None:
    state = state_of("dual-powers")

    async def ask(workers: BotWorkers) -> list[int]:
        done: list[int] = []

        async def one(number: int) -> None:
            await workers.order(bot_request(state, "random", number))
            done.append(number)

        await asyncio.gather(*(one(number) for number in range(12)))
        return done

    assert run(ask, workers=1) == list(range(12))


def test_who_leaves_frees_the_worker(tmp_path: Path) -> None:
    state = state_of("dual-powers")

    async def ask(workers: BotWorkers) -> None:
        slow = asyncio.create_task(workers.order(bot_request(state, "slow")))
        pid = await thinking(tmp_path / "pid")
        queued = asyncio.create_task(workers.order(bot_request(state, "slow")))
        good = asyncio.create_task(workers.order(bot_request(state, "random")))
        await asyncio.sleep(0)
        queued.cancel()
        slow.cancel()
        assert await good
        for task in (slow, queued):
            with pytest.raises(asyncio.CancelledError):
                await task
        while not gone(pid):
            await asyncio.sleep(0.02)

    run(ask)


def test_closing_ends_everything_at_once(tmp_path: Path) -> None:
    state = state_of("dual-powers")

    async def ask(workers: BotWorkers) -> None:
        slow = asyncio.create_task(workers.order(bot_request(state, "slow")))
        queued = [asyncio.create_task(workers.order(bot_request(state, "random"))) for _ in range(3)]
        pid = await thinking(tmp_path / "pid")
        await workers.close()
        assert gone(pid)
        for task in (slow, *queued):
            with pytest.raises(BotFailed) as error:
                await task
            assert said(error.value) == "server-error-closing"
        with pytest.raises(BotFailed):
            await workers.order(bot_request(state, "random"))
        await workers.close()

    run(ask)


def test_closing_while_a_process_starts() -> None:
    async def ask(workers: BotWorkers) -> None:
        task = asyncio.create_task(workers.order(bot_request(state_of("dual-powers"), "random")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await workers.close()
        with pytest.raises(BotFailed):
            await task

    run(ask)


# The end of the parent

PARENT = """
import asyncio, json, sys
sys.path[:] = json.loads(sys.argv[1])
from tests.server.test_bot_workers import bot_request, state_of
from sandtable.server.bot_workers import BotWorkers

async def main() -> None:
    workers = BotWorkers(workers=1, patience=120.0)
    await workers.order(bot_request(state_of("dual-powers"), "random"))  # on a busy machine loading takes longest
    workers.patience = 1.5
    await workers.order(bot_request(state_of("dual-powers"), sys.argv[2]))

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("bot", ["slow", "deaf"])
def test_workers_end_when_the_parent_is_killed(bot: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PARENT, json.dumps(sys.path), bot]
    with subprocess.Popen(command) as parent:
        try:
            wait_for((tmp_path / "pid").exists)
        finally:
            parent.kill()
    pid = int((tmp_path / "pid").read_text())
    wait_for(lambda: gone(pid))


@pytest.mark.skipif(sys.platform == "win32", reason="signals are other things there")
def test_a_ctrl_c_is_for_the_server_alone(tmp_path: Path) -> None:
    state = state_of("dual-powers")

    async def ask(workers: BotWorkers) -> None:
        assert await workers.order(bot_request(state, "interrupted"))
        pid = await thinking(tmp_path / "pid")
        assert os.getpgid(pid) != os.getpgid(0)
        assert await workers.order(bot_request(state, "interrupted"))
        assert await thinking(tmp_path / "pid") == pid, "the same process goes on"

    run(ask)


def test_orders_stay_whole() -> None:
    """What comes back is what the table will accept."""
    state = state_of("skirmish", 3, 12)

    async def ask(workers: BotWorkers) -> str:
        return await workers.order(bot_request(state, "random"))

    words = run(ask)
    assert orders.written(state, orders.read(state, state.seat, words)) == words
