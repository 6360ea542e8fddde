"""Drawn boards: where a game's board is for the browser, and the files of a board that a game's package brings along.

The client has boards of its own under ``/static/boards/GAME/``. A package elsewhere ships plain JavaScript modules in a
folder, which lie under ``/boards/GAME/`` here: the same origin, so the content policy need not know them.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from sandtable.core.game import Game
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.server import pages

MODULE: Final = "board.js"
"""The module in a folder of ``/static/boards`` that makes it a board."""
SERVED: Final = frozenset({".css", ".jpg", ".js", ".json", ".map", ".mjs", ".png", ".svg", ".webp", ".woff2"})
"""What a board may be made of. Nothing else beside it is served: a package's Python files are nobody's business."""


def board_file(game: Game) -> Path | None:
    """The module of the board that the game's package ships, if it ships one."""
    place = game.board_file()
    return place if place is not None and place.is_file() else None


def board_address(game: Game) -> str:
    """The path of the board's module on this server; empty: the game has no drawn board."""
    shipped = board_file(game)
    if shipped is not None:
        return f"/boards/{quote(game.name)}/{quote(shipped.name)}"
    built_in = pages.FOLDER / "boards" / game.name / MODULE
    return f"/static/boards/{quote(game.name)}/{MODULE}" if built_in.is_file() else ""


@lru_cache(maxsize=64)
def _files(folder: Path) -> StaticFiles:
    return pages.Static(directory=folder)


boards = APIRouter(include_in_schema=False)


@boards.get("/boards/{game}/{path:path}")
async def file_of_board(request: Request, game: str, path: str) -> Response:
    """A file from the folder of a board that a package ships."""
    module = board_file(find_game(game)) if game in game_names() else None
    if module is None or Path(path).suffix not in SERVED:
        raise HTTPException(status_code=404)
    return await _files(module.parent).get_response(path, request.scope)
