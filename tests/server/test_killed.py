"""The power fails again and again under load, and no acknowledged order is lost."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from sandtable.server.store import Store
from sandtable.table.log import Log, LogEntry
from sandtable.table.table import Table
from sandtable.testing.tables import random_order
from tests.dual_powers.positions import rules_with
from tests.server.servers import LONG, READY
from tests.server.stored import put

TABLES: Final = 6

NURSERY: Final = """
import os, sys
from functools import partial
from pathlib import Path
from sandtable.server import serving
from sandtable.core.registry import game
game("dual-powers").rules({})
serving.make_app = partial(serving.make_app, commands=None, costly=None)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        try:
            serving.serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False)
        finally:
            os._exit(0)
    print("pid", child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""
"""Has everything loaded and bears a server for each line it reads: a new process, which knows what is on the disk."""


class Restarter:
    """Starts servers at one address, each after the one before was killed."""

    def __init__(self, data: Path, errors: Path) -> None:
        # Held to the end without listening: between two servers nobody else is given the port.
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.port = int(self._held.getsockname()[1])
        command = [sys.executable, "-c", NURSERY, str(self.port), str(data)]
        with errors.open("wb") as file:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=file, text=True, bufsize=1
            )
        self.child = 0

    def _line(self, beginning: str) -> str:
        assert self._process.stdout is not None
        while not (line := self._process.stdout.readline()).startswith(beginning):
            assert line, "the restarter died"
            assert not line.startswith("gone"), "the server ended by itself"
        return line

    def bear(self) -> None:
        """A new server; waits until it is ready."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self.child = int(self._line("pid").split()[1])
        self._line(READY)

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        os.kill(self.child, signal.SIGKILL)
        self._line("gone")

    def close(self) -> None:
        """No more servers."""
        self._process.communicate(timeout=LONG)
        self._held.close()


class Player:
    """Plays both sides of a table as fast as the server answers, and remembers what was acknowledged."""

    def __init__(self, store: Store, seed: int) -> None:
        self.rng = Random(seed)
        self.seed = seed
        self.tables = 0
        self.count = 0
        """How many orders were acknowledged."""
        self.in_doubt = False
        self.finished: dict[str, list[LogEntry]] = {}
        """The logs of games that were played to their end."""
        self.sit_down(store)

    def sit_down(self, store: Store) -> None:
        """A new table with known dice, so that the player can work out alone what is legal."""
        self.tables += 1
        self.seat_names = list(rules_with().seats)
        self.table = Table(rules_with(), seed=f"{self.seed} {self.tables}", undo="free")
        made = put(store, self.table)
        self.id: str = made["table"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]

    async def play(self, client: httpx.AsyncClient, store: Store) -> None:
        """Orders, one after the other, until the line breaks."""
        while True:
            if self.table.is_over():
                self.finished[self.id] = self.table.log.entries
                self.sit_down(store)
            seat = self.rng.choice(self.table.waiting())
            seq = len(self.table.log)
            undo = self.rng.random() < 0.05 and self.table.may_undo(seat) == "yes"
            order = "" if undo else random_order(self.table.referee_state(), seat, self.rng)
            path = f"/api/tables/{self.id}/{'undo' if undo else 'orders'}"
            body: dict[str, Any] = {"expect": seq} | ({} if undo else {"order": order})
            headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
            self.in_doubt = True
            answer = await client.post(path, json=body, headers=headers)
            self.in_doubt = False
            assert answer.status_code == 200, answer.text
            if undo:
                self.table.undo(seat)
            else:
                self.table.submit(seat, order)
            assert answer.json()["seq"] == len(self.table.log)
            self.count += 1

    def look(self, store: Store) -> None:
        """After the server was killed: what was acknowledged is there, and at most one more order."""
        for table, log in self.finished.items():
            assert store.log(table) == log, f"an acknowledged order of table {table} is lost"
        entries = store.log(self.id)
        mine = self.table.log.entries
        assert entries[: len(mine)] == mine, f"an acknowledged order of table {self.id} is lost"
        if len(entries) > len(mine):  # it was stored, but the answer did not get through
            kept = store.game(self.id)
            assert kept is not None and self.in_doubt
            self.table = Table(
                self.table.rules, kept.seated, seed=kept.seed, undo="free", setup=kept.setup, log=Log(entries)
            )
            assert len(self.table.log) == len(entries), "half an order was stored"
        self.in_doubt = False


async def under_load(restarter: Restarter, players: list[Player], store: Store, rng: Random) -> None:
    """Everybody plays, and in the midst of it the server is killed, at any moment of some order."""
    wanted = rng.randrange(25) + sum(player.count for player in players)
    address = f"http://127.0.0.1:{restarter.port}"
    limits = httpx.Limits(max_connections=len(players))
    async with httpx.AsyncClient(base_url=address, timeout=LONG, limits=limits, verify=False) as client:
        tasks = [asyncio.create_task(player.play(client, store)) for player in players]
        while sum(player.count for player in players) < wanted and not any(task.done() for task in tasks):
            await asyncio.sleep(0.001)
        await asyncio.sleep(rng.uniform(0.0, 0.03))
        await asyncio.to_thread(restarter.kill)
        results = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), LONG)
    for result in results:
        assert isinstance(result, httpx.TransportError), repr(result)


@pytest.mark.parametrize("kills", [20, pytest.param(500, marks=pytest.mark.soak)])
def test_killed_under_load_no_acknowledged_order_is_lost(tmp_path: Path, kills: int) -> None:
    from sandtable.cli.app import run

    data = tmp_path / "data"
    store = Store.in_folder(data)
    players = [Player(store, seed) for seed in range(TABLES)]
    rng = Random(50)
    restarter = Restarter(data, tmp_path / "errors.txt")
    for _ in range(kills):
        restarter.bear()
        asyncio.run(under_load(restarter, players, store, rng))
        for player in players:
            player.look(store)
    assert sum(player.count for player in players) > 5 * kills
    assert run(["games", "check", "--all", "--data", str(data)]) == 0

    # And the games go on.
    restarter.bear()
    with httpx.Client(base_url=f"http://127.0.0.1:{restarter.port}", timeout=LONG, verify=False) as client:
        for player in players:
            if player.table.is_over():
                continue
            seat = player.table.waiting()[0]
            order = random_order(player.table.referee_state(), seat, rng)
            body = {"order": order, "expect": len(player.table.log)}
            headers = {"Authorization": f"Bearer {player.tokens[seat]}"}
            answer = client.post(f"/api/tables/{player.id}/orders", json=body, headers=headers)
            assert answer.status_code == 200, answer.text
    restarter.kill()
    restarter.close()
    store.close()
    assert "Traceback" not in (tmp_path / "errors.txt").read_text()
