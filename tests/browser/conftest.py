"""A server, a browser, and pages that are not allowed to complain."""

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.servers import Client, Process

ARGUMENTS: Final = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG: Final = 60_000.0
"""Milliseconds after which something is certainly broken, however busy the machine is."""
LOST_LINE: Final = (
    r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET"
    r"|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED|ERR_SOCKET_NOT_CONNECTED"
)
"""What the browser itself says when there is no network, or when it goes in the middle of an answer."""
REFUSED: Final = r"Failed to load resource.* status of 4\d\d"
"""What the browser itself says when the server answers with a refusal."""

expect.set_options(timeout=LONG)


class Pages:
    """Makes pages, each in a browser of its own (or in that of another page), and notes what they complain about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._forgiven: list[str] = []

    def __call__(self, path: str = "/", beside: Page | None = None, **options: Any) -> Page:
        """A page at this path or address."""
        if beside:
            context = beside.context
        else:
            settings = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce"} | options
            context = self._browser.new_context(**settings)
            context.set_default_timeout(LONG)
            self._contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(path if path.startswith("http") else self.address + path)
        return page

    def forgive(self, pattern: str) -> None:
        """What belongs to this test."""
        self._forgiven.append(pattern)

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(re.search(pattern, text) for pattern in self._forgiven):
            self.complaints.append(f"{kind}: {text}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser that `make test` found or installed."""
    place = os.environ.get("SANDTABLE_CHROMIUM", "")
    if not place:
        pytest.skip("there is no Chromium here; `make test` says why, and CI does not pass without one")
    return place


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """One for each file: while Playwright is there an event loop runs, and other tests need one of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS.split())
        yield browser
        browser.close()
    with pytest.raises(RuntimeError, match="no running event loop"):
        asyncio.get_running_loop()


@pytest.fixture(scope="session")
def address(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is, without limits on floods: tests click faster than people."""
    server = Process(tmp_path_factory.mktemp("browser"), limits=False)
    yield server.address
    server.stop()


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    """Sets up tables where it is not the point of a test how a person does it."""
    client = Client(address)
    yield client
    client.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[Pages]:
    pages = Pages(browser, address)
    yield pages
    pages.close()
    assert not pages.complaints, pages.complaints


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "saved.json"
