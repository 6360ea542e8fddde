"""The hall: tables that are being played, in memory, each with a lock; the store has them all.

A command is carried out in memory, written to the store, and only then answered and shown to others. If the store
refuses it, the table in memory is thrown away and read again, so memory never runs ahead of the disk.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from time import time
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

import sandtable
from sandtable.core.errors import BadInput, NotNow, SandtableError
from sandtable.core.log import Log, LogEntry
from sandtable.core.seats import SPECTATOR
from sandtable.core.table import BOT, Table
from sandtable.server.doors import Door
from sandtable.server.store import Conflict, Kept, Line, Own, Store

P = ParamSpec("P")
T = TypeVar("T")

OPEN: Final = "?"
"""Sits where a player is still to come."""
MOST_TABLES: Final = 512
"""How many tables are kept in memory; those nobody looks at make room first."""
SNAPSHOT_EVERY: Final = 200
"""A snapshot is written when so many entries came since the last one."""
DOORS_KNOWN: Final = 4096

log = logging.getLogger(__name__)


class NoTable(SandtableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("there is no such table; it may have been on another server", "error-no-table")


class StoreTrouble(SandtableError):
    """The disk is full, or the like: nothing was done."""

    def __init__(self) -> None:
        super().__init__("the game could not be stored, so nothing was done; try again", "error-store")


def build_id() -> str:
    """Stands for this build of the rules: snapshots of another build are not used."""
    root = Path(sandtable.__file__).parent
    digest = blake2b(version("sandtable").encode(), digest_size=16)
    for path in sorted([*root.glob("core/*.py"), *root.glob("games/**/*.py"), *root.glob("games/**/*.toml")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Live:
    """A table that is open: the game, its lock, and what lasts no longer than the server."""

    def __init__(self, kept: Kept, table: Table) -> None:
        self.kept = kept
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set and replaced at every change: whoever waits for news waits for this."""
        self.asked_since: dict[int, float] = {}
        self.thinking: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        """For each seat that is away, who wants a bot to play for it."""
        self.owns: dict[int, Own] = {}
        """Notes and standing answers, as far as they were read."""
        self.resting: set[int] = set()
        """Seats that took back: their standing answers rest until they decide again."""
        self.looks: OrderedDict[tuple[int, int | None], Any] = OrderedDict()
        """Pictures made since the last change, by seat and moment."""
        self.insisted = -1
        """In a lesson: where the order begins that the learner keeps although it was called poor."""
        self.snapshot_at = 0
        self.broken = False
        """Memory and store differ: read it again before anything else."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.kept.id

    def kind(self, seat: int) -> str:
        """Who sits there: a person, a bot, or nobody yet."""
        player = self.table.players[seat]
        return "bot" if player.startswith(BOT) else "open" if player == OPEN else "person"

    def note_waiting(self) -> None:
        """Since when each seat is waited for."""
        waiting = set(self.table.waiting())
        now = time()
        self.asked_since = {seat: self.asked_since.get(seat, now) for seat in waiting}


class Hall:
    """All tables of this server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.build = build_id()
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._doors: OrderedDict[str, Door] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        # One writer: SQLite has one at a time anyway, and waiting here is cheaper than waiting for its lock.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")
        self.on_change: Callable[[Live], None] = lambda live: None
        """Called after every change: bots and standing answers are given their chance."""
        self.in_use: Callable[[str], bool] = lambda table: False
        """Whether somebody is connected to a table: then it stays in memory."""

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write to the store, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(work, *args, **kwargs))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Read from the store, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Let writes finish."""
        self._writer.shutdown()
        self._readers.shutdown()
        self.store.close()

    # Finding

    async def door(self, token: str) -> Door | None:
        """What a token opens."""
        known = self._doors.get(token)
        if known is None:
            known = await self.read(self.store.door, token)
            if known is not None and known.kind != "invite":  # an invitation can be used up at any moment
                self._doors[token] = known
                if len(self._doors) > DOORS_KNOWN:
                    self._doors.popitem(last=False)
        return known

    async def open(self, table: str) -> Live:
        """An open table; read from the store if it is not in memory."""
        live = self._tables.get(table)
        if live is not None and not live.broken:
            self._tables.move_to_end(table)
            return live
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                live = self._tables.get(table)
                if live is None or live.broken:
                    live = await self._read_table(table, live)
                return live
        finally:
            if not lock.locked():
                self._opening.pop(table, None)

    async def _read_table(self, table: str, before: Live | None) -> Live:
        kept, entries, snapshot = await self.read(self._from_store, table)
        if kept is None:
            raise NoTable
        game = self._folded(kept, entries, snapshot)
        if before is None:
            live = Live(kept, game)
            self._remember(live)
        else:  # others hold on to it: the lock and whoever waits for news stay
            live = before
            live.kept, live.table, live.broken = kept, game, False
            live.looks.clear()
        live.snapshot_at = 0 if snapshot is None else int(snapshot["seq"])
        live.note_waiting()
        if len(game.log) > len(entries):  # the rules changed, and the log was cut at its last legal position
            await self._store_log(live, len(entries))
        self.on_change(live)  # perhaps a bot was thinking when the server ended
        return live

    @asynccontextmanager
    async def holding(self, live: Live) -> AsyncIterator[Live]:
        """A table with its lock; if the last change could not be stored, it is read again first."""
        async with live.lock:
            yield await self.open(live.id) if live.broken else live

    def _from_store(self, table: str) -> tuple[Kept | None, list[LogEntry], dict[str, Any] | None]:
        kept = self.store.game(table)
        if kept is None:
            return None, [], None
        return kept, self.store.log(table), self.store.snapshot(table, self.build)

    @staticmethod
    def _folded(kept: Kept, entries: list[LogEntry], snapshot: dict[str, Any] | None) -> Table:
        rules = kept.setup.rules()
        return Table(
            rules, kept.seated, seed=kept.seed, undo=kept.undo, setup=kept.setup, log=Log(entries), snapshot=snapshot
        )

    def _remember(self, live: Live) -> None:
        self._tables[live.id] = live
        if len(self._tables) > MOST_TABLES:
            for table, other in self._tables.items():
                if not other.lock.locked() and not other.thinking and not self.in_use(table):
                    del self._tables[table]
                    break

    # Changing

    async def create(self, kept: Kept, table: Table, doors: list[tuple[str, Door]]) -> Live:
        """A new table, stored before anybody hears of it."""
        await self.keep(self.store.create, kept, table.log.entries, doors)
        live = Live(kept, table)
        live.note_waiting()
        self._remember(live)
        self.on_change(live)
        return live

    async def change(
        self, table: str, work: Callable[[Live], T], expect: int | None = None, seat: int = SPECTATOR
    ) -> tuple[Live, T]:
        """Do something to a table, and answer when it is durable. ``expect``: the log's length this seat saw."""
        async with self.holding(await self.open(table)) as live:
            first = len(live.table.log)
            if expect is not None and live.table.moved_on(expect, seat):
                raise Conflict
            try:
                result = work(live)
            except BaseException:
                live.broken = len(live.table.log) != first
                raise
            if len(live.table.log) != first:
                await self._store_log(live, first)
                self._tell(live)
        return live, result

    async def join(self, table: str, invite: str, seat: int, name: str, doors: list[tuple[str, Door]]) -> None:
        """Somebody takes an open seat."""
        async with self.holding(await self.open(table)) as live:
            if live.kind(seat) != "open":
                raise NotNow("this seat is taken", "error-seat-taken")
            first = len(live.table.log)
            live.table.replace(seat, name)
            entries = live.table.log.entries[first:]
            try:
                await self.keep(self.store.join, table, invite, doors, first, entries)
            except BaseException:
                live.broken = True
                raise
            self._tell(live)

    async def _store_log(self, live: Live, first: int) -> None:
        entries = live.table.log.entries[first:]
        try:
            await self.keep(self.store.append, live.id, first, entries)
        except BaseException:
            live.broken = True
            raise
        live.kept.updated = time()
        if len(live.table.log) - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = len(live.table.log)
            with suppress(StoreTrouble):  # it is only a cache
                await self.keep(self.store.keep_snapshot, live.id, self.build, live.table.snapshot())

    async def keep(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write and wait; a cancelled request must not leave it unknown whether it happened."""
        try:
            return await asyncio.shield(self.write(work, *args, **kwargs))
        except (SandtableError, asyncio.CancelledError):
            raise
        except Exception as error:
            log.exception("the store refused to write")
            raise StoreTrouble from error

    def _tell(self, live: Live) -> None:
        live.note_waiting()
        self.refresh(live)
        self.on_change(live)

    def refresh(self, live: Live) -> None:
        """Everybody who looks at a table gets a new picture."""
        live.looks.clear()
        live.changed.set()
        live.changed = asyncio.Event()

    # What belongs to a seat

    async def own(self, live: Live, seat: int) -> Own:
        """Notes and standing answers of a seat."""
        found = live.owns.get(seat)
        if found is None:
            found = live.owns[seat] = await self.read(self.store.own, live.id, seat)
        return found

    async def keep_own(self, live: Live, seat: int, **changes: Any) -> Own:
        """Change notes or standing answers."""
        async with live.lock:
            own = msgspec.structs.replace(await self.own(live, seat), **changes)
            await self.keep(self.store.keep_own, live.id, seat, own)
            live.owns[seat] = own
        return own

    async def say(self, live: Live, seat: int, text: str) -> Line:
        """A line in the chat."""
        return await self.keep(self.store.say, live.id, seat, live.table.players[seat], text)


def check_name(name: str) -> str:
    """A person's name, which may not look like a bot's or like an empty chair."""
    name = " ".join(name.split())
    if name == OPEN or name.startswith(BOT):
        raise BadInput(f'a person cannot be called "{name}"', "error-name", name=name)
    return name
