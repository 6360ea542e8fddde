"""`sandtable serve`: the server as a program."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import uvicorn

from sandtable.core.errors import BadInput
from sandtable.server.app import make_app
from sandtable.server.limits import MAX_BODY
from sandtable.server.store import Store

LAST_PORT: Final = 65_535
GRACE: Final = 3
"""Seconds open requests have to finish when the server is stopped."""
SWITCH: Final = 0.0005
"""Seconds a thread waits at most for its turn. The writing thread needs several turns an order; the default is 5 ms."""


def data_folder() -> Path:
    """The default folder for stored games."""
    named = os.environ.get("SANDTABLE_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "sandtable"


def bound(host: str, port: int) -> socket.socket:
    """The socket to listen on, bound before anything else is done."""
    if not 0 <= port <= LAST_PORT:
        sentence = f"--port takes a number from 0 to {LAST_PORT}, not {port}"
        raise BadInput(sentence, "error-port-range", last=str(LAST_PORT), given=str(port))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Name the protocol, or asyncio does not see that this is TCP, and Nagle's algorithm delays every answer by 40 ms.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        reason = error.strerror or str(error)
        sentence = f"cannot listen at {host} port {port}: {reason}; give another one with --port"
        raise BadInput(sentence, "error-port", host=host, port=port, reason=reason) from None
    return taken


class Server(uvicorn.Server):
    """A uvicorn server that prints its address once it is listening."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool, closing: asyncio.Event) -> None:
        super().__init__(config)
        self.closing = closing
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Print the address; programs that start us wait for this line."""
        await super().startup(sockets)
        if self.started:
            print(f"Sandtable is ready at {self.address}", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close viewers' sockets properly before uvicorn drops all connections."""
        self.closing.set()
        for _ in range(20):
            if not self.server_state.tasks:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def serve(host: str, port: int, data: Path | None, open_browser: bool, proxies: Sequence[str] = ()) -> int:
    """Serve until a signal comes; ``proxies`` are believed about their clients' addresses."""
    for proxy in proxies:
        check_proxy(proxy)
    listening = bound(host, port)
    with listening:
        return _serve(listening, host, opened(data or data_folder()), open_browser, proxies)


def check_proxy(proxy: str) -> None:
    """Raise an error unless this is an address or a network."""
    try:
        ip_network(proxy, strict=False)
    except ValueError:
        sentence = f'--proxy takes an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not "{proxy}"'
        raise BadInput(sentence, "error-proxy", given=proxy) from None


def opened(folder: Path) -> Store:
    """The store in a folder."""
    try:
        return Store.in_folder(folder)
    except OSError as error:
        sentence = f"cannot keep games in {folder}: {error.strerror}"
        raise BadInput(sentence, "error-write", file=str(folder), reason=error.strerror or "?") from None


def _handle_signals() -> None:
    """Let every signal that the command line handles end the server as SIGTERM does, which closes viewers' sockets."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in signal.valid_signals() - {signal.SIGINT, signal.SIGTERM}:
        if callable(signal.getsignal(number)):
            signal.signal(number, lambda *_: signal.raise_signal(signal.SIGTERM))


def _serve(listening: socket.socket, host: str, store: Store, open_browser: bool, proxies: Sequence[str] = ()) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # No access log: if a client breaks the rules, an address in it could be a link to somebody's seat.
    sys.setswitchinterval(SWITCH)
    closing = asyncio.Event()
    config = uvicorn.Config(
        make_app(store, closing=closing, proxies=proxies),
        access_log=False,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=MAX_BODY,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        # limits.py decides whom to believe about addresses.
        proxy_headers=False,
    )
    shown = f"[{host}]" if ":" in host else "127.0.0.1" if host == "0.0.0.0" else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    server = Server(config, address, open_browser, closing)
    _handle_signals()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0
