"""The client's files, which were built into the package, under a strict content policy."""

import base64
import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).with_name("client")
"""Where the build puts the client."""

_INLINE: Final = re.compile(r"<script\b(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)

MISSING: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandtable</title></head><body>
<h1>Sandtable</h1>
<p>The server is running, but its pages were not built into this install. In a clone run <code>make play</code>;
otherwise install again with Node.js on the machine, or without SANDTABLE_CLIENT=0.</p>
</body></html>
"""


def index() -> str:
    """The first page."""
    place = FOLDER / "index.html"
    return place.read_text(encoding="utf-8") if place.exists() else MISSING


def policy(page: str) -> str:
    """The content policy of a page: our own files, and the inline scripts it has, by their hashes."""
    inline = [base64.b64encode(sha256(text.encode()).digest()).decode() for text in _INLINE.findall(page)]
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in inline)])
    rules = {
        "default-src": "'self'",
        "script-src": scripts,
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


class Static(StaticFiles):
    """The client's files. Browsers ask each time whether their copy is current, and a few bytes tell them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """As usual, with the header that makes browsers ask."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


pages = APIRouter(include_in_schema=False)


@pages.get("/", response_class=HTMLResponse)
async def home() -> HTMLResponse:
    """The only page; all addresses inside it are behind the ``#``."""
    return HTMLResponse(index(), headers={"Cache-Control": "no-cache"})


@pages.get("/favicon.ico")
async def favicon() -> Response:
    """The icon that browsers ask for whatever the page says."""
    place = FOLDER / "icons" / "favicon.svg"
    if not place.exists():
        return Response(status_code=204)
    return Response(place.read_bytes(), media_type="image/svg+xml")
