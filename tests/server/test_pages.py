"""The pages: what a browser is told about them, and that every file of the client is served as what it is."""

import base64
import re
from hashlib import sha256
from pathlib import Path

import pytest

from sandtable.server import pages
from tests.server.servers import Client, Thread, running

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".ftl": "",
    ".txt": "text/plain",
    ".sha256": "",
    ".webmanifest": "application/manifest+json",
}
INLINE = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


def directives(policy: str) -> dict[str, str]:
    pairs = (part.strip().partition(" ") for part in policy.split(";"))
    return {name: value for name, _, value in pairs}


def test_the_first_page_has_a_strict_policy(client: Client) -> None:
    answer = client.ask("GET", "/")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    policy = directives(answer.headers["content-security-policy"])
    scripts = policy["script-src"].split()
    hashes = [
        f"'sha256-{base64.b64encode(sha256(text.encode()).digest()).decode()}'" for text in INLINE.findall(answer.text)
    ]
    assert scripts == ["'self'", *hashes]
    assert len(hashes) <= 1, "the import map is the only inline script"
    assert policy["default-src"] == "'self'" and policy["object-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'" and policy["base-uri"] == "'none'"
    for name in policy:
        assert "unsafe" not in policy[name] and "*" not in policy[name]


def test_every_answer_keeps_addresses_to_itself(client: Client) -> None:
    made = client.create()
    for path, token in (
        ("/", ""),
        ("/api/health", ""),
        (f"/api/tables/{made.table}", made.seats[0].token),
        ("/no", ""),
    ):
        headers = client.ask("GET", path, token).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
        if path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"


def test_a_page_without_scripts_of_its_own_allows_none() -> None:
    assert directives(pages.policy(pages.MISSING))["script-src"] == "'self'"
    page = '<script type="importmap">{"imports": {}}</script><script type="module" src="/static/app.js"></script>'
    digest = base64.b64encode(sha256(b'{"imports": {}}').digest()).decode()
    assert directives(pages.policy(page))["script-src"] == f"'self' 'sha256-{digest}'"


def test_every_file_of_the_client_is_served_as_what_it_is(
    tmp_path: Path, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    if pages.FOLDER.is_dir():
        check_folder(client, pages.FOLDER)
    folder = tmp_path / "client"
    for ending in TYPES:
        place = folder / "deep" / f"file{ending}"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(b"/* content */")
    (folder / "index.html").write_text('<script type="importmap">{}</script>')
    monkeypatch.setattr(pages, "FOLDER", folder)
    with running(Thread(tmp_path / "data")) as server:
        other = Client(server.address)
        check_folder(other, folder)
        assert other.ask("GET", "/").text == '<script type="importmap">{}</script>'
        other.close()


def check_folder(client: Client, folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert files
    for path in files:
        answer = client.ask("GET", f"/static/{path.relative_to(folder).as_posix()}")
        assert answer.status_code == 200, path
        assert answer.content == path.read_bytes(), path
        assert path.suffix in TYPES, f"what is {path.name}?"
        assert answer.headers["content-type"].startswith(TYPES[path.suffix]), (path, answer.headers["content-type"])
        assert answer.headers["cache-control"] == "no-cache"
        again = client.ask(
            "GET", f"/static/{path.relative_to(folder).as_posix()}", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert again.status_code == 304


def test_the_icon_is_there_or_quietly_missing(client: Client) -> None:
    answer = client.ask("GET", "/favicon.ico")
    assert answer.status_code in (200, 204)
