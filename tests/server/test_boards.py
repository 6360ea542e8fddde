"""Drawn boards: the server says where each is, and serves those that a game's package ships."""

from pathlib import Path

import pytest

from sandtable.core import registry
from sandtable.core.game import Game
from sandtable.server import boards, pages
from tests.core.skirmish import Skirmish
from tests.server.servers import Client

NAME = "small-war"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the board in the package of a game that is installed here."""
    folder = tmp_path / "small_war" / "browser"
    (folder / "pictures").mkdir(parents=True)
    (folder / "board.js").write_text('export const tag = "small-war";')
    (folder / "pictures" / "tank.svg").write_text("<svg/>")
    (folder / "secret.py").write_text("")
    (folder.parent / "outside.js").write_text("")

    class SmallWar(Skirmish):
        def __init__(self) -> None:
            super().__init__()
            self.name = NAME

        def board_file(self) -> Path:
            return folder / "board.js"

    monkeypatch.setitem(registry._registered, NAME, SmallWar())
    return folder


def test_the_board_of_a_package_comes_from_there(inside: Client, shipped: Path) -> None:
    address = boards.board_address(registry.game(NAME))
    assert address == f"/boards/{NAME}/board.js"
    answer = inside.ask("GET", address)
    assert answer.status_code == 200 and answer.text == (shipped / "board.js").read_text()
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    again = inside.ask("GET", address, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    picture = inside.ask("GET", f"/boards/{NAME}/pictures/tank.svg")
    assert picture.status_code == 200 and picture.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    [
        f"{NAME}/secret.py",
        f"{NAME}/missing.js",
        f"{NAME}/pictures",
        f"{NAME}/%2e%2e/outside.js",
        f"{NAME}/..%2foutside.js",
        f"{NAME}/",
        "chess/board.js",
        "dust/board.js",
    ],
)
def test_nothing_else_is_served(inside: Client, shipped: Path, path: str) -> None:
    answer = inside.ask("GET", f"/boards/{path}")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == "error-no-address"


def test_a_board_of_the_package_goes_before_one_of_the_client(
    tmp_path: Path, shipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own: Game = registry.game(NAME)
    plain = Skirmish()
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    assert boards.board_address(plain) == ""
    for game in (own, plain):
        place = tmp_path / "boards" / game.name / "board.js"
        place.parent.mkdir(parents=True)
        place.write_text("")
    assert boards.board_address(plain) == f"/static/boards/{plain.name}/board.js"
    assert boards.board_address(own) == f"/boards/{NAME}/board.js"


def test_every_game_says_where_its_board_is(client: Client) -> None:
    for game in client.get("/api/games"):
        assert game["board"] in ("", f"/static/boards/{game['name']}/board.js")
        if game["board"]:
            assert client.ask("GET", game["board"]).status_code == 200
