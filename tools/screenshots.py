"""Take the pictures of the browser's table in docs/ anew, after its pages have changed.

    python tools/screenshots.py docs
    python tools/screenshots.py /tmp/looks --all

Games name the moments they want shown. With ``--all`` every screen of every game at three sizes, light and dark, in
three languages, to look at them before a release.
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

from sandtable.contract import BrowserScene, Moment
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names

READY: Final = "Sandtable is ready at "
LONG: Final = 60_000.0
TOO_MANY: Final = 429
SHORTLY: Final = 0.05
OPEN: Final = 0.15
"""A battle is open if each side has so much of a chance."""
SIZES: Final = {"desk": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
PAPER: Final = (1280, 800)
"""The size of the pictures in the documents: smaller files."""
LANGUAGES: Final = ("en", "de", "it")
THEMES: Final = ("light", "dark")
LOBBY: Final = "sand-game-card .ways"
"""What is there when the lobby is."""
CURTAIN: Final = "sand-curtain h1"
"""What stands before a table where several share a screen."""


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


def set_up(http: httpx.Client, game: str, moment: Moment) -> list[Player]:
    """A new table with known dice."""
    body = {"game": game, "options": {**moment.options}, "seats": [*moment.seats], "name": "Ana", "seed": moment.seed}
    answer = http.post("/api/tables", json=body)
    answer.raise_for_status()
    made = answer.json()
    return [Player(http, made["table"], seat["token"]) for seat in made["seats"] if seat["token"]]


def played(http: httpx.Client, game: str, moment: Moment) -> Player:
    """The first player of a table at that moment. A bot may end a game earlier: then another one."""
    while True:
        players = set_up(http, game, moment)
        while play_until(players, moment.round, moment.question):
            if not moment.open_battle or is_open(players[0]):
                return players[0]
            players[0].move()


def is_open(player: Player) -> bool:
    """Whether either side may win the battle that is fought."""
    odds = player.ask("POST", "/odds", order="")["odds"]
    return bool(odds) and min(odds["wins"], 1 - odds["wins"]) > OPEN


def play_until(players: list[Player], rounds: int, question: str) -> bool:
    """On to this round and question; no: the game was over before."""
    while True:
        picture = players[0].ask("GET")
        view = picture["view"]
        now = view["board"].get("round", view["turn"])  # games count rounds on their boards, or as turns
        asked = picture["prompt"]["asked"] and picture["prompt"]["message"] == question
        if picture["over"] or (now >= rounds and asked):
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
    def page(
        self, path: str, ready: str, size: str = "paper", language: str = "en", theme: str = "light"
    ) -> Iterator[Page]:
        """A page of a size, in a language and light, as soon as what is selected by ``ready`` is there."""
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
        page.locator(f"{ready}, {CURTAIN}").first.wait_for(state="attached")
        page.wait_for_timeout(300)  # pictures and fonts
        yield page
        context.close()

    def take(self, page: Page, name: str) -> None:
        """Keep what the page shows."""
        path = self._folder / f"{name}.png"
        page.screenshot(path=path)
        print(path, path.stat().st_size // 1000, "KB")


def scenes() -> list[tuple[str, BrowserScene]]:
    """What the games want shown, each with its game."""
    proofs = {name: find_game(name).proofs() for name in game_names()}
    return [(name, scene) for name, found in proofs.items() if found is not None for scene in found.SCENES]


def for_the_docs(camera: Camera, http: httpx.Client) -> None:
    """The pictures the documents show."""
    with camera.page("/", LOBBY) as page:
        camera.take(page, "browser-lobby")
    for game, scene in scenes():
        player = played(http, game, scene.moment)
        for shot in scene.shots:
            with camera.page(player.link, scene.drawn, shot.size, shot.language, shot.theme) as page:
                if shot.key:
                    page.keyboard.press(shot.key)
                if shot.shows:
                    page.locator(shot.shows).first.wait_for()
                camera.take(page, shot.name)


def everything(camera: Camera, http: httpx.Client) -> None:
    """Every screen, every way."""
    found = scenes()
    tables = [(game, scene, played(http, game, scene.moment)) for game, scene in found]
    over = []
    for game, scene in dict(found).items():
        loser = set_up(http, game, scene.moment)[0]
        loser.ask("POST", "/resign", expect=loser.ask("GET")["seq"])
        over.append((game, scene, loser))
    for size, theme, language in product(SIZES, THEMES, LANGUAGES):
        look = {"size": size, "language": language, "theme": theme}
        mark = f"{size}-{theme}-{language}"
        with camera.page("/", LOBBY, **look) as page:
            camera.take(page, f"lobby-{mark}")
        for game in dict.fromkeys(game for game, _ in found):
            card = f'sand-game-card[data-game="{game}"]'
            with camera.page("/", LOBBY, **look) as page:
                page.locator(f"{card} button[aria-expanded]").click()
                page.locator(f"{card} form").scroll_into_view_if_needed()
                camera.take(page, f"{game}-options-{mark}")
                for preset in together(game):
                    page.locator(f'{card} button[data-preset="{preset}"]').click()
                    page.locator(CURTAIN).wait_for()
                    camera.take(page, f"{game}-curtain-{mark}")
        for game, scene, player in tables:
            with camera.page(player.link, scene.drawn, **look) as page:
                whole_table(camera, page, f"{game}-{scene.name}", mark, phone=size == "phone")
        for game, scene, player in over:
            with camera.page(player.link, scene.drawn, **look) as page:
                page.locator("sand-ending dialog[open]").wait_for()
                camera.take(page, f"{game}-over-{mark}")


def together(game: str) -> list[str]:
    """The first preset of the lobby by which two people share a screen, if there is one."""
    browser = find_game(game).browser()
    presets = browser.PRESETS if browser is not None else []
    return [str(preset["id"]) for preset in presets if list(preset["seats"]).count("me") > 1][:1]


def whole_table(camera: Camera, page: Page, name: str, mark: str, phone: bool) -> None:
    """A table with all that can be opened there."""
    camera.take(page, f"{name}-{mark}")
    for key, opened in (("r", "rules"), ("g", "affairs"), ("i", "state"), (",", "settings"), ("?", "help")):
        page.keyboard.press(key)
        page.locator("aside.drawer, dialog[open]").first.wait_for()
        camera.take(page, f"{name}-{opened}-{mark}")
        page.keyboard.press("Escape")
        still = "aside.drawer, dialog[open], sand-settings[open], sand-help[open]"
        page.locator(still).first.wait_for(state="detached")
    page.keyboard.press("ArrowLeft")
    page.locator("sand-prompt-line .past").wait_for()
    camera.take(page, f"{name}-past-{mark}")
    page.keyboard.press("End")
    page.locator("sand-prompt-line .past").wait_for(state="detached")
    page.keyboard.press("h")
    page.locator("sand-choices .marked").first.wait_for()
    camera.take(page, f"{name}-hint-{mark}")
    if phone:
        for tab in ("hand", "log"):
            page.locator(f'nav.tabs button[data-tab="{tab}"]').tap()
            camera.take(page, f"{name}-{tab}-{mark}")


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
            if given.all:
                everything(camera, http)
            else:
                for_the_docs(camera, http)
        browser.close()


if __name__ == "__main__":
    main()
