"""Take the pictures of the browser's table in docs/ anew, after its pages have changed.

    python tools/screenshots.py docs
    python tools/screenshots.py /tmp/looks --all

With ``--all`` every screen at three sizes, light and dark, in three languages, to look at them before a release.
Needs Chromium: the path in SANDTABLE_CHROMIUM, else what ``tools/find_chromium.py`` finds.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

READY: Final = "Sandtable is ready at "
LONG: Final = 60_000.0
TOO_MANY: Final = 429
SHORTLY: Final = 0.05
OPEN: Final = 0.15
"""A battle is open if each side has so much of a chance."""
GAME: Final = "dual-powers"
CARD: Final = f'sand-game-card[data-game="{GAME}"]'
SEED: Final = "1917"
ROUND: Final = 3
"""By then the board is full."""
SIZES: Final = {"desk": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
PAPER: Final = (1280, 800)
"""The size of the pictures in the documents: smaller files."""
LANGUAGES: Final = ("en", "de", "it")
THEMES: Final = ("light", "dark")
ALONE: Final = {"solitaire": True, "side": "red", "difficulty": 2}


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a server whose games nobody keeps."""
    place = Path(sys.executable).with_name("sandtable")
    command = [str(place), "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().removeprefix(READY).strip().rstrip("/")
        finally:
            process.send_signal(signal.SIGTERM)


class Player:
    """Somebody at a table who plays by hints, over HTTP."""

    def __init__(self, http: httpx.Client, table: str, token: str) -> None:
        self.link = f"/#/t/{table}/{token}"
        self._http = http
        self._path = f"/api/tables/{table}"
        self._headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str = "", **body: Any) -> Any:
        """A request about this table."""
        while True:
            answer = self._http.request(method, self._path + path, headers=self._headers, json=body or None)
            if answer.status_code != TOO_MANY:
                answer.raise_for_status()
                return answer.json()
            time.sleep(float(answer.headers["retry-after"]))

    def move(self) -> None:
        """A whole order: what a bot would say, part by part."""
        picture = self.ask("GET")
        order = ""
        while True:
            words = self.ask("POST", "/hint", order=order)["words"]
            draft = self.ask("POST", "/draft", order=", ".join(filter(None, [order, words])))
            if draft["complete"]:
                break
            order = draft["order"]
        self.ask("POST", "/orders", order=draft["order"], expect=picture["seq"])


def set_up(http: httpx.Client, seats: str, **more: Any) -> list[Player]:
    """A new table with known dice."""
    body = {"game": GAME, "options": {}, "seats": seats.split(), "name": "Ana", "seed": SEED} | more
    answer = http.post("/api/tables", json=body)
    answer.raise_for_status()
    made = answer.json()
    return [Player(http, made["table"], seat["token"]) for seat in made["seats"] if seat["token"]]


def played(http: httpx.Client, seats: str, rounds: int, question: str, **more: Any) -> list[Player]:
    """A table in this round, when the first player is asked this. A bot may end a game earlier: then another one."""
    while True:
        players = set_up(http, seats, **more)
        if play_until(players, rounds, question):
            return players


def play_until(players: list[Player], rounds: int, question: str) -> bool:
    """On to this round and question; no: the game was over before."""
    while True:
        picture = players[0].ask("GET")
        board = picture["view"]["board"]
        asked = picture["prompt"]["asked"] and picture["prompt"]["message"] == question
        if picture["over"] or (board["round"] >= rounds and asked):
            return not picture["over"]
        names = [seat["name"] for seat in picture["seats"]]
        asked_now = [names.index(one) for one in picture["waiting"] if names.index(one) < len(players)]
        if asked_now:
            players[asked_now[0]].move()
        else:
            time.sleep(SHORTLY)  # a bot thinks


class Camera:
    """A browser that takes pictures of pages."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder

    @contextmanager
    def page(self, path: str, size: str = "paper", language: str = "en", theme: str = "light") -> Iterator[Page]:
        """A page of a size, in a language and light."""
        width, height = SIZES.get(size, PAPER)
        phone = size == "phone"
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(LONG)
        page = context.new_page()
        page.goto(self._address + path)
        ready = "sand-game-card .ways, dual-powers-board .table, sand-curtain h1, svg.world path.area"
        page.locator(ready).first.wait_for(state="attached")
        page.wait_for_timeout(300)  # pictures and fonts
        yield page
        context.close()

    def take(self, page: Page, name: str) -> None:
        """Keep what the page shows."""
        path = self._folder / f"{name}.png"
        page.screenshot(path=path)
        print(path, path.stat().st_size // 1000, "KB")


def for_the_docs(camera: Camera, table: list[Player], alone: list[Player]) -> None:
    """The pictures the documents show."""
    with camera.page("/") as page:
        camera.take(page, "browser-lobby")
    with camera.page(table[0].link) as page:
        camera.take(page, "browser-table")
    with camera.page(table[0].link, language="de", theme="dark") as page:
        camera.take(page, "browser-table-dark-de")
    with camera.page(alone[0].link, size="small", language="it") as page:
        camera.take(page, "browser-solitaire-it")
    with camera.page(alone[0].link) as page:
        camera.take(page, "browser-solitaire")
    with camera.page(table[0].link, size="phone") as page:
        camera.take(page, "browser-phone")


def hard_fight(http: httpx.Client, seats: str, **more: Any) -> Player:
    """Somebody in a battle that may go either way."""
    while True:
        players = played(http, seats, 2, "ask-withdraw", **more)
        while True:
            odds = players[0].ask("POST", "/odds", order="")["odds"]
            if odds and min(odds["wins"], 1 - odds["wins"]) > OPEN:
                return players[0]
            players[0].move()
            if not play_until(players, 2, "ask-withdraw"):
                break


def dust_for_the_docs(camera: Camera, http: httpx.Client) -> None:
    """The pictures of Dust: the map before an attack, a battle, a phone, another language by night."""
    four = "me bot:rookie bot:rookie bot:rookie"
    more: dict[str, Any] = {"game": "dust", "options": {"players": 4}}
    table = played(http, four, ROUND, "ask-attack", **more)[0]
    with camera.page(table.link) as page:
        camera.take(page, "browser-dust")
        page.keyboard.press("o")
        page.locator("dust-calculator figure").first.wait_for()
        camera.take(page, "browser-dust-odds")
    with camera.page(table.link, size="phone") as page:
        camera.take(page, "browser-dust-phone")
    with camera.page(table.link, language="de", theme="dark") as page:
        camera.take(page, "browser-dust-dark-de")
    fighter = hard_fight(http, four, **more)
    with camera.page(fighter.link) as page:
        page.locator("dust-fight .chance b").filter(has_text="%").wait_for()
        camera.take(page, "browser-dust-battle")


def everything(camera: Camera, table: list[Player], alone: list[Player]) -> None:
    """Every screen, every way."""
    for size, theme, language in product(SIZES, THEMES, LANGUAGES):
        look = {"size": size, "language": language, "theme": theme}
        mark = f"{size}-{theme}-{language}"
        with camera.page("/", **look) as page:
            camera.take(page, f"lobby-{mark}")
            page.locator(f"{CARD} button[aria-expanded]").click()
            page.locator(f"{CARD} form").scroll_into_view_if_needed()
            camera.take(page, f"lobby-options-{mark}")
            page.locator(f'{CARD} button[data-preset="two"]').click()
            page.locator("sand-curtain h1").wait_for()
            camera.take(page, f"curtain-{mark}")
        with camera.page(alone[0].link, **look) as page:
            camera.take(page, f"alone-{mark}")
        with camera.page(table[0].link, **look) as page:
            camera.take(page, f"table-{mark}")
            for key, name in (("r", "rules"), ("g", "affairs"), ("i", "state"), (",", "settings"), ("?", "help")):
                page.keyboard.press(key)
                page.locator("aside.drawer, dialog[open]").first.wait_for()
                camera.take(page, f"{name}-{mark}")
                page.keyboard.press("Escape")
                opened = "aside.drawer, dialog[open], sand-settings[open], sand-help[open]"
                page.locator(opened).first.wait_for(state="detached")
            page.keyboard.press("ArrowLeft")
            page.locator("sand-prompt-line .past").wait_for()
            camera.take(page, f"past-{mark}")
            page.keyboard.press("End")
            page.locator("sand-prompt-line .past").wait_for(state="detached")
            page.keyboard.press("h")
            page.locator("sand-choices .marked").first.wait_for()
            camera.take(page, f"hint-{mark}")
            if size == "phone":
                for tab in ("hand", "log"):
                    page.locator(f'nav.tabs button[data-tab="{tab}"]').tap()
                    camera.take(page, f"phone-{tab}-{mark}")
        with camera.page(alone[1].link, **look) as page:
            page.locator("sand-ending dialog[open]").wait_for()
            camera.take(page, f"over-{mark}")


def chromium() -> str:
    """Where the browser is."""
    given = os.environ.get("SANDTABLE_CHROMIUM", "")
    if given:
        return given
    finder = Path(__file__).with_name("find_chromium.py")
    return subprocess.run([sys.executable, finder], check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--all", action="store_true", help="every screen at three sizes, in all looks and languages")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        camera = Camera(browser, address, given.folder)
        with httpx.Client(base_url=address, timeout=60) as http:
            table = played(http, "me me", ROUND, "ask-use-command")
            alone = played(http, "me", 2, "ask-play-card", options=ALONE)
            if given.all:
                alone += set_up(http, "me", options=ALONE)
                alone[1].ask("POST", "/resign", expect=alone[1].ask("GET")["seq"])
                everything(camera, table, alone)
            else:
                for_the_docs(camera, table, alone)
                dust_for_the_docs(camera, http)
        browser.close()


if __name__ == "__main__":
    main()
