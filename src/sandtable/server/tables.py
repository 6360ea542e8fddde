"""Open tables: kept in memory, each with a lock; the store has them all.

A command is carried out in memory, written to the store, and only then answered and shown to others. If the store
refuses the write, the table in memory is discarded and read again, so memory never runs ahead of the disk.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import time
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from sandtable.core.errors import BadInput, NotNow, SandtableError
from sandtable.core.seats import SPECTATOR
from sandtable.server.builds import build_id
from sandtable.server.store import ChatLine, Conflict, GameRow, SeatData, Store
from sandtable.server.tokens import Grant
from sandtable.table.log import Log, LogEntry
from sandtable.table.table import BOT, Table

P = ParamSpec("P")
T = TypeVar("T")

VACANT: Final = "?"
"""The player's name at a seat that nobody has taken yet."""
MAX_TABLES: Final = 512
"""How many tables stay in memory; those nobody is connected to make room first."""
SNAPSHOT_EVERY: Final = 200
"""A snapshot is written after this many log entries."""
MAX_GRANTS: Final = 4096
"""How many tokens are remembered with what they give access to."""

log = logging.getLogger(__name__)


class NoTable(SandtableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("there is no such table; it may have been on another server", "error-no-table")


class StoreFailed(SandtableError):
    """The disk is full, or the like: nothing was done."""

    def __init__(self) -> None:
        super().__init__("the game could not be stored, so nothing was done; try again", "error-store")


class LiveTable:
    """A table in memory: the game, its lock, and what is forgotten when the server stops."""

    def __init__(self, row: GameRow, table: Table) -> None:
        self.row = row
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set and replaced at every change; wait for it to learn of the next one."""
        self.asked_since: dict[int, float] = {}
        self.thinking: set[int] = set()
        """The seats whose bots are at work."""
        self.votes: dict[int, set[int]] = {}
        """For each absent seat, the seats that want a bot to play for it."""
        self.seat_data: dict[int, SeatData] = {}
        """Notes and standing answers, as far as they have been read."""
        self.paused: set[int] = set()
        """Seats that undid something: their standing answers are not given until they decide again."""
        self.views: OrderedDict[tuple[int, int | None], Any] = OrderedDict()
        """Views made since the last change, by viewer and moment."""
        self.insisted = -1
        """In a lesson: where the order begins that the learner keeps although it was called poor."""
        self.snapshot_at = 0
        self.broken = False
        """Memory and store differ: the table must be read again before anything else."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    def kind(self, seat: int) -> str:
        """Who plays a seat: ``person``, ``bot``, or ``open`` if nobody has taken it yet."""
        player = self.table.players[seat]
        return "bot" if player.startswith(BOT) else "open" if player == VACANT else "person"

    def note_waiting(self) -> None:
        """Note since when each seat has been waited for."""
        waiting = set(self.table.waiting())
        now = time()
        self.asked_since = {seat: self.asked_since.get(seat, now) for seat in waiting}


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._grants: OrderedDict[str, Grant] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        # One writer: SQLite allows only one at a time anyway, and waiting here is cheaper than waiting for its lock.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        """Called after every change, so that bots and standing answers get their turn."""
        self.in_use: Callable[[str], bool] = lambda table: False
        """True if somebody is connected to a table, which then stays in memory."""

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write to the store, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(work, *args, **kwargs))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Read from the store, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Wait for pending writes, then close the store."""
        self._writer.shutdown()
        self._readers.shutdown()
        self.store.close()

    # Finding

    async def grant(self, token: str) -> Grant | None:
        """What a token gives access to."""
        known = self._grants.get(token)
        if known is None:
            known = await self.read(self.store.grant, token)
            if known is not None and known.kind != "invite":  # an invitation can be used up at any moment
                self._grants[token] = known
                if len(self._grants) > MAX_GRANTS:
                    self._grants.popitem(last=False)
        return known

    async def open(self, table: str) -> LiveTable:
        """A table, read from the store if it is not in memory."""
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

    async def _read_table(self, table: str, before: LiveTable | None) -> LiveTable:
        row, entries, snapshot = await self.read(self._from_store, table)
        if row is None:
            raise NoTable
        game = self._folded(row, entries, snapshot)
        if before is None:
            live = LiveTable(row, game)
            self._remember(live)
        else:  # others hold a reference to it, so the lock and the event they wait for must stay
            live = before
            live.row, live.table, live.broken = row, game, False
            live.views.clear()
        live.snapshot_at = 0 if snapshot is None else int(snapshot["seq"])
        live.note_waiting()
        if len(game.log) > len(entries):  # the rules changed, and the log was cut at its last legal position
            await self._store_log(live, len(entries))
        self.on_change(live)  # perhaps a bot was thinking when the server stopped
        return live

    @asynccontextmanager
    async def holding(self, live: LiveTable) -> AsyncIterator[LiveTable]:
        """A table with its lock held; read again first if its last change could not be stored."""
        async with live.lock:
            yield await self.open(live.id) if live.broken else live

    def _from_store(self, table: str) -> tuple[GameRow | None, list[LogEntry], dict[str, Any] | None]:
        row = self.store.game(table)
        if row is None:
            return None, [], None
        return row, self.store.log(table), self.store.snapshot(table, build_id(row.setup.game))

    @staticmethod
    def _folded(row: GameRow, entries: list[LogEntry], snapshot: dict[str, Any] | None) -> Table:
        rules = row.setup.rules()
        return Table(
            rules, row.seated, seed=row.seed, undo=row.undo, setup=row.setup, log=Log(entries), snapshot=snapshot
        )

    def _remember(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        if len(self._tables) > MAX_TABLES:
            for table, other in self._tables.items():
                if not other.lock.locked() and not other.thinking and not self.in_use(table):
                    del self._tables[table]
                    break

    # Changing

    async def create(self, row: GameRow, table: Table, grants: list[tuple[str, Grant]]) -> LiveTable:
        """Add a new table, stored before anybody hears of it."""
        await self.save(self.store.create, row, table.log.entries, grants)
        live = LiveTable(row, table)
        live.note_waiting()
        self._remember(live)
        self.on_change(live)
        return live

    async def change(
        self, table: str, work: Callable[[LiveTable], T], expect: int | None = None, seat: int = SPECTATOR
    ) -> tuple[LiveTable, T]:
        """Change a table, and return when the change is durable. ``expect`` is the length of the log this seat saw."""
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
                self._announce(live)
        return live, result

    async def join(self, table: str, invite: str, seat: int, name: str, grants: list[tuple[str, Grant]]) -> None:
        """Give an open seat to the person who was invited."""
        async with self.holding(await self.open(table)) as live:
            if live.kind(seat) != "open":
                raise NotNow("this seat is taken", "error-seat-taken")
            first = len(live.table.log)
            live.table.replace(seat, name)
            entries = live.table.log.entries[first:]
            try:
                await self.save(self.store.join, table, invite, grants, first, entries)
            except BaseException:
                live.broken = True
                raise
            self._announce(live)

    async def _store_log(self, live: LiveTable, first: int) -> None:
        entries = live.table.log.entries[first:]
        try:
            await self.save(self.store.append, live.id, first, entries)
        except BaseException:
            live.broken = True
            raise
        live.row.updated = time()
        if len(live.table.log) - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = len(live.table.log)
            with suppress(StoreFailed):  # it is only a cache
                await self.save(self._save_snapshot, live.id, live.row.setup.game, live.table.snapshot())

    def _save_snapshot(self, table: str, game: str, snapshot: dict[str, Any]) -> None:
        self.store.save_snapshot(table, build_id(game), snapshot)  # its first call reads files

    async def save(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write and wait. A cancelled request must not leave open whether the write happened."""
        try:
            return await asyncio.shield(self.write(work, *args, **kwargs))
        except (SandtableError, asyncio.CancelledError):
            raise
        except Exception as error:
            log.exception("the store refused to write")
            raise StoreFailed from error

    def _announce(self, live: LiveTable) -> None:
        live.note_waiting()
        self.refresh(live)
        self.on_change(live)

    def refresh(self, live: LiveTable) -> None:
        """Send a new payload to everybody connected to a table."""
        live.views.clear()
        live.changed.set()
        live.changed = asyncio.Event()

    # What belongs to a seat

    async def seat_data(self, live: LiveTable, seat: int) -> SeatData:
        """Notes and standing answers of a seat."""
        found = live.seat_data.get(seat)
        if found is None:
            found = live.seat_data[seat] = await self.read(self.store.seat_data, live.id, seat)
        return found

    async def save_seat_data(self, live: LiveTable, seat: int, **changes: Any) -> SeatData:
        """Change notes or standing answers."""
        async with live.lock:
            data = msgspec.structs.replace(await self.seat_data(live, seat), **changes)
            await self.save(self.store.save_seat_data, live.id, seat, data)
            live.seat_data[seat] = data
        return data

    async def say(self, live: LiveTable, seat: int, text: str) -> ChatLine:
        """Add a line to the chat."""
        return await self.save(self.store.say, live.id, seat, live.table.players[seat], text)


def check_name(name: str) -> str:
    """A person's name, which may not look like a bot's or like a vacant seat."""
    name = " ".join(name.split())
    if name == VACANT or name.startswith(BOT):
        raise BadInput(f'a person cannot be called "{name}"', "error-name", name=name)
    return name
