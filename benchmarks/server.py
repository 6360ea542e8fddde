"""How fast the server is, beside the least that its framework can do, in one run.

Each server runs in a process of its own; this program is the client. *Orders* are real ones of games that were worked
out beforehand, each checked by the rules and on the disk when it is answered. The *peer* is the same framework without
a game and without a store: it checks the same body, answers with as many bytes, and sends as many to each viewer.
*Seen* is the time from sending an order until the last viewer of that table has the new picture. No number here is
asserted anywhere: a machine that is busy would break a test of it.
"""

import argparse
import asyncio
import json
import os
import platform
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from sandtable.core.registry import first_game
from sandtable.core.registry import game as find_game
from sandtable.server.seating import ME, NewTokens
from sandtable.server.store import GameRow, Store
from sandtable.table.table import Table
from sandtable.testing.tables import random_order

ROOT: Final = Path(__file__).resolve().parent.parent
GAME: Final = first_game()
READY: Final = "ready at "
PATIENCE: Final = 60.0
SEQ: Final = re.compile(rb'"seq":(\d+)')
BROWSER: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

OURS: Final = """
import sys
from functools import partial
from pathlib import Path
from sandtable.server import serving
serving.make_app = partial(serving.make_app, commands=None, costly=None)
sys.exit(serving.serve("127.0.0.1", 0, Path(sys.argv[1]), False))
"""
PEER: Final = """
import asyncio, sys
from pathlib import Path
import uvicorn
from fastapi import FastAPI, Response, WebSocket
from fastapi.responses import HTMLResponse
from sandtable.server.bodies import Submit
from sandtable.server.serving import Server, bound

app, rooms, seqs = FastAPI(), {}, {}
content = Path(sys.argv[1]).read_text()

@app.post("/api/tables/{table}/orders")
async def orders(body: Submit, table: str):
    seqs[table] = seq = seqs.get(table, 0) + 1
    answer = '{"seq":%d,' % seq + content
    for queue in rooms.get(table, ()):
        queue.put_nowait(answer)
    return Response(answer, media_type="application/json")

@app.websocket("/api/tables/{table}/feed")
async def feed(socket: WebSocket, table: str):
    await socket.accept()
    await socket.receive_text()
    queue = asyncio.Queue()
    rooms.setdefault(table, set()).add(queue)
    await socket.send_text('{"seq":0,' + content)
    while True:
        await socket.send_text(await queue.get())

@app.get("/", response_class=HTMLResponse)
async def page():
    return "<!doctype html><title>peer</title><h1>Nothing but a heading</h1>"

listening = bound("127.0.0.1", 0)
config = uvicorn.Config(app, access_log=False, log_level="error", ws="websockets-sansio")
Server(config, "http://127.0.0.1:%d/" % listening.getsockname()[1], False, asyncio.Event()).run(sockets=[listening])
"""


class Planned(NamedTuple):
    """A game that was worked out beforehand: who gives which order, and what the log's length is then."""

    table: str
    tokens: list[str]
    watch: str
    orders: list[tuple[int, str, int]]


def plan(store: Store, number: int, most: int) -> Planned:
    """A random game with known dice, put into the store before its first order."""
    rules = find_game(GAME).rules({})
    rng = Random(number)
    table = Table(rules, ["Ana", "Ben"], seed=f"bench {number}", undo="strict")
    tokens = NewTokens(f"{number:016x}", [ME] * len(rules.seats))
    now = time()
    row = GameRow(
        id=tokens.table,
        setup=table.setup,
        seated=table.seated,
        seed=table.seed,
        secret="bench",
        undo="strict",
        pace="live",
        created=now,
        updated=now,
    )
    store.create(row, table.log.entries, tokens.grants())
    orders: list[tuple[int, str, int]] = []
    while not table.is_over() and len(orders) < most:
        seat = rng.choice(table.waiting())
        order = random_order(table.referee_state(), seat, rng)
        orders.append((seat, order, len(table.log)))
        table.submit(seat, order)
    return Planned(tokens.table, [tokens.tokens[seat] for seat in range(len(rules.seats))], tokens.watch, orders)


class Server:
    """A server in a process of its own."""

    def __init__(self, program: str, argument: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, str(argument)], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if READY not in line:
            sys.exit("a server did not start; what it said stands above.")
        self.address = line.split(READY)[1].strip().rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()

    def seconds_used(self) -> float:
        """Processor time so far; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, AttributeError):
            return 0.0


class Line:
    """A connection over which orders are sent; as little of a client as possible."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open(self) -> "Line":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def order(self, game: Planned, place: int) -> tuple[int, int]:
        """Send an order; the log's length after it, and the size of the answer."""
        seat, order, expect = game.orders[place]
        body = json.dumps({"order": order, "expect": expect}).encode()
        head = (
            f"POST /api/tables/{game.table}/orders HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {game.tokens[seat]}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        found = re.search(rb"content-length: (\d+)", answer, re.IGNORECASE)
        assert found is not None
        content = await self.reader.readexactly(int(found[1]))
        if b" 200 " not in answer[:20]:
            sys.exit(f"an order was refused: {content.decode()}")
        seq = SEQ.search(content)
        assert seq is not None
        return int(seq[1]), len(content)

    def close(self) -> None:
        self.writer.close()


async def throughput(server: Server, games: list[Planned], clients: int) -> tuple[float, int]:
    """Orders a second with so many clients, each at games of its own; and the bytes of a typical answer."""
    lines = [await Line(server.port).open() for _ in range(clients)]
    sizes: list[int] = []

    async def play(line: Line, own: list[Planned]) -> int:
        count = 0
        for game in own:
            for place in range(len(game.orders)):
                _, size = await line.order(game, place)
                sizes.append(size)
                count += 1
        return count

    begun = perf_counter()
    counts = await asyncio.gather(*(play(line, games[n::clients]) for n, line in enumerate(lines)))
    seconds = perf_counter() - begun
    for line in lines:
        line.close()
    return sum(counts) / seconds, int(median(sizes))


class Counting(ClientConnection):
    """A socket that counts the bytes it gets."""

    got = 0

    def data_received(self, data: bytes) -> None:
        self.got += len(data)
        super().data_received(data)


class Viewer:
    """A spectator who notes what they saw when."""

    def __init__(self) -> None:
        self.seen: dict[int, float] = {}
        self.news = asyncio.Event()
        self.raw = self.packed = self.pushes = 0

    async def look(self, port: int, table: str, token: str, ready: Callable[[], None]) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/feed"
        async with connect(url, create_connection=Counting, max_size=None, ping_interval=None) as socket:
            assert isinstance(socket, Counting)
            await socket.send(json.dumps({"token": token, "since": 0}))
            first = True
            before = 0
            while True:
                message = await socket.recv(decode=False)
                assert isinstance(message, bytes)
                found = SEQ.search(message[:400])
                packed, before = socket.got - before, socket.got
                if found is None:
                    continue  # presence and the like
                self.seen[int(found[1])] = perf_counter()
                self.news.set()
                if first:
                    first = False
                    ready()
                else:
                    self.raw += len(message)
                    self.packed += packed
                    self.pushes += 1

    async def saw(self, seq: int) -> float:
        """When they saw the picture of a sequence number, or a later one."""
        while True:
            self.news.clear()
            when = [moment for known, moment in self.seen.items() if known >= seq]
            if when:
                return min(when)
            await self.news.wait()


class Seen(NamedTuple):
    """What came of watching."""

    latencies: list[float]
    raw: float
    packed: float
    busy: float


async def watched(server: Server, games: list[Planned], viewers: int, seconds: float) -> Seen:
    """An order a second at each game, and so many viewers each: two at the seats, the others looking on."""
    arrived = asyncio.Semaphore(0)
    audience = [[Viewer() for _ in range(viewers)] for _ in games]
    tasks: list[asyncio.Task[None]] = []
    for game, group in zip(games, audience, strict=True):
        tokens = [*game.tokens, *[game.watch] * viewers][:viewers]
        for viewer, token in zip(group, tokens, strict=True):
            tasks.append(asyncio.create_task(viewer.look(server.port, game.table, token, arrived.release)))
        await asyncio.sleep(0.01)
    for _ in tasks:
        await asyncio.wait_for(arrived.acquire(), PATIENCE)
    latencies: list[float] = []
    used, begun = server.seconds_used(), perf_counter()

    async def play(number: int, game: Planned) -> None:
        line = await Line(server.port).open()
        for place in range(min(len(game.orders), int(seconds))):
            await asyncio.sleep(max(0.0, begun + number / len(games) + place - perf_counter()))
            sent = perf_counter()
            seq, _ = await line.order(game, place)
            moments = await asyncio.gather(*(viewer.saw(seq) for viewer in audience[number]))
            latencies.append(max(moments) - sent)
        line.close()

    async def play_all() -> None:
        await asyncio.gather(*(play(number, game) for number, game in enumerate(games)))

    playing = asyncio.create_task(play_all())
    done, _ = await asyncio.wait([playing, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    busy = (server.seconds_used() - used) / (perf_counter() - begun)
    for looking in tasks:
        looking.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    everybody = [viewer for group in audience for viewer in group]
    pushes = sum(viewer.pushes for viewer in everybody)
    raw, packed = (sum(getattr(viewer, name) for viewer in everybody) / pushes for name in ("raw", "packed"))
    return Seen(sorted(latencies), raw, packed, busy)


def commits(folder: Path, count: int = 200) -> float:
    """How many durable commits a second this disk does, one after the other."""
    with closing(sqlite3.connect(folder / "disk.sqlite", isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("CREATE TABLE t (body BLOB)")
        begun = perf_counter()
        for _ in range(count):
            db.execute("INSERT INTO t VALUES (?)", (b"x" * 200,))
        return count / (perf_counter() - begun)


def percentile(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(part * len(values)))]


def painted(address: str, rounds: int, until: str) -> dict[str, float] | None:
    """Milliseconds to the first paint of a page that was never loaded before; nothing if there is no browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    first, whole = [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=BROWSER)
        for _ in range(rounds):
            page = browser.new_context().new_page()
            page.goto(address)
            page.wait_for_function(until, timeout=PATIENCE * 1000)
            script = "performance.getEntriesByName('first-contentful-paint').map(one => one.startTime)[0] || 0"
            page.wait_for_function(f"({script}) > 0", timeout=PATIENCE * 1000)
            first.append(page.evaluate(script))
            whole.append(page.evaluate("window.shownAt || performance.now()"))
            page.context.close()
        browser.close()
    return {"first_paint_ms": median(first), "shown_ms": median(whole)}


def chromium() -> str | None:
    place = Path("/usr/bin/chromium")
    return str(place) if place.exists() else None


SHOWN: Final = """() => {
    const text = (root) => [...root.querySelectorAll('*')].some(
        (one) => (one.shadowRoot && text(one.shadowRoot)) || (one.tagName === 'BUTTON' && one.offsetWidth > 0));
    if (!text(document)) return false;
    window.shownAt = window.shownAt || performance.now();
    return true;
}"""
"""Something can be clicked."""


async def measure(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    store = Store.in_folder(folder / "data")
    alone = [plan(store, n, 400) for n in range(args.alone)]
    many = [plan(store, 1000 + n, 60) for n in range(args.clients * 2)]
    crowd = [plan(store, 2000 + n, int(args.seconds) + 1) for n in range(args.games)]
    show = plan(store, 3000, 10)
    store.close()
    found: dict[str, Any] = {"commits": commits(folder)}
    ours = Server(OURS, folder / "data")
    found["one"], size = await throughput(ours, alone, 1)
    found["many"], _ = await throughput(ours, many, args.clients)
    seen = await watched(ours, crowd, args.viewers, args.seconds)
    content = folder / "content.txt"
    content.write_text(f'"filler":{json.dumps("word " * (size // 5))}}}')
    peer = Server(PEER, content)
    found["peer_one"], _ = await throughput(peer, alone, 1)
    found["peer_many"], _ = await throughput(peer, many, args.clients)
    content_seen = await watched(peer, crowd, args.viewers, args.seconds)
    for name, one in (("seen", seen), ("peer_seen", content_seen)):
        found[name] = {f"p{part}": percentile(one.latencies, part / 100) * 1000 for part in (50, 95, 99)}
        found[name] |= {"orders": len(one.latencies), "raw": one.raw, "packed": one.packed, "busy": one.busy}
    found["answer"] = size
    if not args.no_browser:
        paints = {
            "lobby": (f"{ours.address}/", SHOWN),
            "table": (f"{ours.address}/#/t/{show.table}/{show.tokens[0]}", SHOWN),
            "peer": (f"{peer.address}/", "() => true"),
        }
        for name, (address, until) in paints.items():
            found[f"paint_{name}"] = await asyncio.to_thread(painted, address, args.rounds, until)
    ours.stop()
    peer.stop()
    return found


def table(found: dict[str, Any], args: argparse.Namespace) -> str:
    """The figures as a table for a page."""
    seen, peer = found["seen"], found["peer_seen"]

    def line(name: str, value: str, beside: str = "", ratio: float | None = None) -> str:
        return f"| {name} | {value} | {beside} | {'' if ratio is None else f'{ratio:.2f}'} |"

    lines = [
        "| | Sandtable | peer | ratio |",
        "|---|---:|---:|---:|",
        line(
            "orders a second, one client",
            f"{found['one']:.0f}",
            f"{found['peer_one']:.0f}",
            found["one"] / found["peer_one"],
        ),
        line(
            f"orders a second, {args.clients} clients",
            f"{found['many']:.0f}",
            f"{found['peer_many']:.0f}",
            found["many"] / found["peer_many"],
        ),
    ]
    for part in ("p50", "p95", "p99"):
        lines.append(
            line(f"seen by all, {part}", f"{seen[part]:.1f} ms", f"{peer[part]:.1f} ms", seen[part] / peer[part])
        )
    lines += [
        line("processor of the server meanwhile", f"{seen['busy']:.0%}", f"{peer['busy']:.0%}"),
        line("bytes a push, raw", f"{seen['raw']:.0f}", f"{peer['raw']:.0f}"),
        line("bytes a push, as sent", f"{seen['packed']:.0f}", f"{peer['packed']:.0f}"),
        line("durable commits a second of this disk", f"{found['commits']:.0f}"),
    ]
    beside = found.get("paint_peer")
    for name in ("lobby", "table"):
        paint = found.get(f"paint_{name}")
        if paint and beside:
            ratio = paint["first_paint_ms"] / beside["first_paint_ms"]
            first = f"{paint['first_paint_ms']:.0f} ms"
            lines.append(line(f"first paint of the {name}", first, f"{beside['first_paint_ms']:.0f} ms", ratio))
            lines.append(line(f"the {name} can be used", f"{paint['shown_ms']:.0f} ms"))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games with an order a second each")
    parser.add_argument("--viewers", type=int, default=4, help="viewers of each game")
    parser.add_argument("--seconds", type=float, default=20, help="how long they are watched")
    parser.add_argument("--alone", type=int, default=5, help="games played by one client, one after the other")
    parser.add_argument("--clients", type=int, default=16, help="clients at the same time")
    parser.add_argument("--rounds", type=int, default=5, help="how often each page is painted")
    parser.add_argument("--no-browser", action="store_true", help="leave the pages out")
    parser.add_argument("--json", action="store_true", help="print figures instead of a table")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = asyncio.run(measure(args, Path(folder)))
    if args.json:
        print(json.dumps(found))
        return
    print(table(found, args))
    used = (
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {args.games} games, {args.viewers} viewers each"
    )
    print(f"\n{used}; {found['seen']['orders']} orders seen.")


if __name__ == "__main__":
    main()
