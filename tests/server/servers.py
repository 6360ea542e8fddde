"""Servers and clients for the tests: real HTTP and real sockets, in a process of their own or in a thread of ours."""

import asyncio
import itertools
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sandtable.server.app import make_app
from sandtable.server.callers import Services
from sandtable.server.limits import MAX_BODY
from sandtable.server.store import Store

LONG: Final = 180.0
"""Seconds after which something is certainly broken, however busy the machine is."""
GAME: Final = "dual-powers"
READY: Final = "Sandtable is ready at "
UNLIMITED: Final = """
import sys
from functools import partial
from pathlib import Path
from sandtable.server import serving
serving.make_app = partial(serving.make_app, commands=None, costly=None)
sys.exit(serving.serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False))
"""
"""The server as `sandtable serve` runs it, but for the limits on floods and for reading the command line."""

_hosts = itertools.count(1)


def own_address() -> str | None:
    """An address for a client of its own, so that its requests are counted apart; where there are several."""
    number = next(_hosts)
    return f"127.{os.getpid() % 200 + 1}.{number // 250 % 250}.{number % 250 + 1}" if sys.platform == "linux" else None


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path, limits: bool = True, port: int = 0, options: Sequence[str] = ()) -> None:
        """Start it and wait until it is there; ``limits``: as the command `sandtable serve`, with ``options``."""
        self.folder = folder
        self.data = folder / "data"
        folder.mkdir(exist_ok=True)
        self.errors = folder / "errors.txt"
        command = [sys.executable, "-c", UNLIMITED, str(port), str(self.data)]
        if limits:
            place = Path(sys.executable).with_name("sandtable")
            command = [str(place), "serve", "--port", str(port), "--data", str(self.data), *options]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout is not None
        self.output = self.process.stdout.readline()
        assert self.output.startswith(READY), self.output + self.errors.read_text()
        self.address = self.output.removeprefix(READY).strip().rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As if the power failed, as far as a process can tell."""
        self.process.kill()
        self._gone()

    def stop(self, number: int = signal.SIGTERM) -> int:
        """As a person does it."""
        self.process.send_signal(number)
        return self._gone()

    def _gone(self) -> int:
        try:
            rest, _ = self.process.communicate(timeout=LONG)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.output += rest
        return self.process.returncode


class Thread:
    """A server in a thread of ours, so that a test can reach into it."""

    def __init__(self, folder: Path, limits: bool = False, workers: int = 1) -> None:
        self.folder = folder
        self.data = folder
        self.store = Store.in_folder(folder)
        unlimited: dict[str, Any] = {} if limits else {"commands": None, "costly": None}
        self.app: Any = make_app(self.store, workers, **unlimited)
        config = uvicorn.Config(
            self.app,
            port=0,
            ws="websockets-sansio",
            ws_max_size=MAX_BODY,
            timeout_graceful_shutdown=3,
            log_config=None,
            access_log=False,
        )
        self._server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        ends = time.monotonic() + LONG
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() < ends, "the server did not start"
            time.sleep(0.005)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        with closing(self.loop):
            self.loop.run_until_complete(self._server.serve())

    @property
    def services(self) -> Services:
        """The insides."""
        app = self.app
        while not hasattr(app, "state"):
            app = app.app
        services: Services = app.state.services
        return services

    def stop(self) -> int:
        """As a signal does it."""
        self._server.should_exit = True
        self._thread.join(LONG)
        assert not self._thread.is_alive(), "the server did not stop"
        return 0


Server = Process | Thread


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server that is stopped in any case."""
    try:
        yield server
    finally:
        server.stop()


class Client:
    """Somebody who speaks to a server; waits if it is told to."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.others: list[Client] = []
        self.tables = itertools.count(1)
        # To read the certificates, which plain HTTP does not need, takes longer than most of what is asked.
        transport = httpx.HTTPTransport(local_address=own_address(), verify=False)
        self.http = httpx.Client(base_url=address, timeout=LONG, transport=transport)

    def ask(self, method: str, path: str, token: str = "", wait: bool = True, **content: Any) -> httpx.Response:
        """A request; what the limits refuse is sent again later."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= content.pop("headers", {})
        while True:
            answer = self.http.request(method, path, headers=headers, **content)
            if answer.status_code != 429 or not wait:
                return answer
            time.sleep(float(answer.headers["retry-after"]))

    def get(self, path: str, token: str = "") -> Any:
        """What is there."""
        return fine(self.ask("GET", path, token))

    def post(self, path: str, body: Any, token: str = "") -> Any:
        """What came of it."""
        return fine(self.ask("POST", path, token, json=body))

    def create(self, seats: str = "me me", **more: Any) -> "Created":
        """A new table; the seats are words. Its dice are the same in every run, where they can be chosen."""
        body = {"game": GAME, "options": {}, "seats": seats.split(), "name": "Ana"} | more
        if "open" not in seats:
            body.setdefault("seed", f"{os.environ['PYTEST_CURRENT_TEST'][:150]} {next(self.tables)}")
        return Created(self, self.post("/api/tables", body))

    def sit(self, table: str, token: str) -> "Seat":
        """At a table, with a token."""
        return Seat(self, table, token)

    def another(self) -> "Client":
        """Somebody else, who leaves when this one leaves, and is connected already."""
        self.others.append(Client(self.address))
        self.others[-1].get("/api/health")
        return self.others[-1]

    def close(self) -> None:
        """Hang up."""
        for other in self.others:
            other.close()
        self.http.close()


class Created:
    """A new table, as its maker sees it."""

    def __init__(self, client: Client, body: dict[str, Any]) -> None:
        self.client = client
        self.body = body
        self.table: str = body["table"]
        self.watch = Seat(client, self.table, body["watch"])
        self.seats = [Seat(client, self.table, one["token"] or "") for one in body["seats"]]
        self.invites: list[str] = [one["invite"] for one in body["seats"]]


class Seat:
    """Somebody at a table: a player or a spectator."""

    def __init__(self, client: Client, table: str, token: str) -> None:
        self.client = client
        self.table = table
        self.token = token

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request about this table."""
        given = {} if body is None else {"json": body}
        return self.client.ask(method, f"/api/tables/{self.table}{path}", self.token, **given)

    def get(self, path: str = "") -> Any:
        """What I see."""
        return fine(self.ask("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        """What came of it; ``expect`` is what I would see now, unless it is given."""
        if "expect" not in body and path in EXPECTING:
            body["expect"] = self.get()["seq"]
        return fine(self.ask("POST", path, body))

    def order(self, order: str, expect: int | None = None) -> Any:
        """Give an order."""
        return self.post("/orders", order=order) if expect is None else self.post("/orders", order=order, expect=expect)

    def any_order(self, rng: Random, picture: Mapping[str, Any] | None = None) -> str:
        """A whole legal order, part by part as the client asks for it."""
        actions = (picture or self.get())["prompt"]["actions"]
        order = ""
        while True:
            order = ", ".join(filter(None, [order, rng.choice(actions)["words"]]))
            draft = self.post("/draft", order=order)
            if draft["complete"]:
                return str(draft["order"])
            order, actions = draft["order"], draft["prompt"]["actions"]

    def feed(self, since: int = 0, hello: bool = True) -> "Socket":
        """Look at what happens."""
        found = Socket(self.client.address, self.table)
        if hello:
            found.say({"token": self.token, "since": since})
        return found


EXPECTING: Final = ("/orders", "/undo", "/restart", "/undo/answer", "/commit", "/resign", "/draw")


class Socket:
    """A viewer's socket."""

    def __init__(self, address: str, table: str, **settings: Any) -> None:
        url = address.replace("http", "ws", 1) + f"/api/tables/{table}/feed"
        source = own_address()
        if source is not None:
            settings["source_address"] = (source, 0)
        self._stack = ExitStack()
        opened = connect(url, max_size=None, open_timeout=LONG, close_timeout=LONG, **settings)
        self.line: ClientConnection = self._stack.enter_context(opened)
        self.raw: list[str] = []

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def say(self, message: Any) -> None:
        """Send something."""
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, kind: str = "") -> dict[str, Any]:
        """The next message, of a kind if one is named: others are passed over."""
        while True:
            text = self.line.recv(timeout=LONG)
            assert isinstance(text, str)
            self.raw.append(text)
            found: dict[str, Any] = json.loads(text)
            if not kind or found["type"] == kind:
                return found

    def until(self, seq: int) -> list[dict[str, Any]]:
        """All pictures up to the one of a sequence number."""
        found = [self.next("picture")]
        while found[-1]["seq"] < seq:
            found.append(self.next("picture"))
        return found

    def closed(self) -> int:
        """Read on until the server closes; its code."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return self.line.close_code or 0


def fine(answer: httpx.Response) -> Any:
    """The content of an answer that is no refusal."""
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json()


def refused(answer: httpx.Response, status: int, message: str | None = None) -> dict[str, Any]:
    """A refusal, as docs/wire.md describes it."""
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert set(body) == {"error"}
    error: dict[str, Any] = body["error"]
    assert set(error) == {"message", "args", "text", "rule"}, error
    assert error["text"], error
    assert "Traceback" not in answer.text
    assert 'File "' not in answer.text
    if message is not None:
        assert error["message"] == message, error
    return error


def at_once(works: list[Any]) -> list[Any]:
    """Do all of this at the same moment, each in a thread; what came of each."""
    start = threading.Barrier(len(works))
    found: queue.SimpleQueue[tuple[int, Any]] = queue.SimpleQueue()

    def run(place: int, work: Any) -> None:
        try:
            start.wait(LONG)
            found.put((place, work()))
        except BaseException as error:
            found.put((place, error))

    threads = [threading.Thread(target=run, args=(place, work), daemon=True) for place, work in enumerate(works)]
    for thread in threads:
        thread.start()
    results = dict(found.get(timeout=LONG) for _ in works)
    for result in results.values():
        if isinstance(result, BaseException):
            raise result
    return [results[place] for place in range(len(works))]


def play_on(seats: list[Seat], rng: Random, orders: int = 1000) -> dict[str, Any]:
    """Random orders by whoever is asked, at most so many; the last picture of the first seat."""
    for _ in range(orders):
        picture = seats[0].get()
        if picture["over"]:
            break
        names = [seat["name"] for seat in picture["seats"]]
        seat = seats[names.index(rng.choice(picture["waiting"]))]
        seat.order(seat.any_order(rng), picture["seq"])
    found: dict[str, Any] = seats[0].get()
    return found


def eventually(holds: Any, what: str) -> None:
    """Wait for something that happens by itself."""
    ends = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < ends, f"never happened: {what}"
        time.sleep(0.02)
