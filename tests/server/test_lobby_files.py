"""Data files of one's own over the wire: checked, sent with a table, kept by it; and what a game makes up itself."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from sandtable.bots import bot_names
from sandtable.core.game import Game
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.server import bodies, user_files
from sandtable.server.limits import CHECK, LARGER, MAKE, MAX_BODY, MAX_FILES, kind_of
from sandtable.text.messages import Texts, languages
from sandtable.text.wording import CORE, Wording
from tests.server.servers import Client, Created, Thread, eventually, play_on, refused, running

GAMES = [find_game(name) for name in game_names()]
every_game = pytest.mark.parametrize("found", GAMES, ids=lambda found: found.name)
MAKERS = [(found, maker) for found in GAMES for maker in found.makers()]
every_maker = pytest.mark.parametrize(("found", "maker"), MAKERS, ids=lambda one: one.name)

GAME = "dual-powers"
"""The game of these tests, where one is enough."""
FILE = "leaders"


def own_text(found: Game, name: str) -> str:
    """A data file of a game as it stands."""
    return files(found.package).joinpath(f"data/{name}.toml").read_text(encoding="utf-8")


def sent(text: str, name: str = "mine.toml") -> dict[str, str]:
    return {"name": name, "text": text}


def labelled() -> str:
    """Our leaders, one of whom has another name."""
    text = own_text(find_game(GAME), FILE)
    assert 'label = "Lenin"' in text
    return text.replace('label = "Lenin"', 'label = "Cousin Ivan"')


def seats_of(found: Game) -> list[str]:
    return ["me"] * len(found.rules().seats)


# What is offered


def test_the_lobby_is_told_which_files_and_makers_there_are(inside: Client) -> None:
    offered = {one["name"]: one for one in inside.get("/api/games")}
    for found in GAMES:
        one = offered[found.name]
        assert one["files"] == found.files
        assert [maker["name"] for maker in one["makers"]] == [maker.name for maker in found.makers()]
        assert all(choice["choices"] for maker in one["makers"] for choice in maker["choices"])


@every_game
def test_our_own_files_sent_by_content_change_nothing(inside: Client, found: Game) -> None:
    content = {name: sent(own_text(found, name)) for name in found.files}
    checked = inside.post("/api/check", {"game": found.name, "files": content})
    assert checked["seats"] == list(found.rules().seats)
    assert checked["options"] == found.rules().options
    assert checked["choices"] == {option.name: option.choices for option in found.options}
    body = {"game": found.name, "seats": seats_of(found), "name": "Ana", "seed": "tea"}
    with_files = Created(inside, inside.post("/api/tables", body | {"files": content}))
    without = Created(inside, inside.post("/api/tables", body))
    pictures = [made.seats[0].get() for made in (with_files, without)]
    for picture in pictures:
        del picture["table"]
        for seat in picture["seats"]:
            del seat["since"]
    assert pictures[0] == pictures[1]


# A file of one's own


def test_a_table_keeps_the_files_it_was_set_up_with(thread: Thread, inside: Client) -> None:
    """Played with a bot in its own process, put away, opened again, saved, imported, and played again."""
    own = {FILE: sent(labelled())}
    made = inside.create(f"me bot:{bot_names(GAME)[0]}", game=GAME, files=own)
    red = made.seats[0]
    red.order(red.any_order(Random(1)))
    eventually(lambda: red.get()["waiting"] == ["red"], "the bot answers")

    def named(client: Client, table: str, token: str) -> bool:
        glossary = client.sit(table, token).get("/glossary")
        return any("Cousin Ivan" in names.values() for names in glossary["labels"].values())

    assert named(inside, made.table, red.token)
    thread.services.tables._tables.clear()
    assert named(inside, made.table, red.token), "read again from the store"
    record = red.post("/record", tokens=[])
    assert (
        record["setup"]["data"]
        == user_files.rules_with(
            GAME, {}, user_files.sent({key: bodies.FileBody(**one) for key, one in own.items()})
        ).data
    )
    again = inside.ask("POST", "/api/tables/import?name=Ana", content=json.dumps(record).encode())
    assert again.status_code == 201
    table = Created(inside, again.json())
    assert named(inside, table.table, table.seats[0].token)
    red.post("/resign", expect=red.get()["seq"])
    rematch = red.post("/rematch")
    token = next(seat["token"] for seat in rematch["seats"] if seat["token"])
    assert named(inside, rematch["table"], token)


@pytest.mark.parametrize(
    ("change", "part", "words"),
    [
        (lambda text: text + "\nx = ", "mine.toml", "TOML"),
        (lambda text: text + "\nx = 1\n", "mine.toml", '"x"'),
        (lambda text: text + "\nwhen = 2026-11-18\n", "mine.toml", "dates"),
        (lambda text: text + "\n# " + "." * 1001, "mine.toml", "too many dots"),
        (lambda text: "a = " + "[\n" * 9000, "mine.toml", "nested too deep"),
        (lambda text: "a." * 900 + "a = 1\n", "mine.toml", "nested too deep"),
        (lambda text: "\0" + text, "mine.toml", "no text file"),
        (lambda text: "", "", "missing"),
    ],
)
@pytest.mark.parametrize("address", ["/api/check", "/api/tables"])
def test_what_is_wrong_is_said_in_one_sentence(
    inside: Client, address: str, change: Any, part: str, words: str
) -> None:
    text = change(own_text(find_game("dust"), "map"))
    body: dict[str, Any] = {"game": "dust", "files": {"map": sent(text)}}
    if address == "/api/tables":
        body |= {"seats": ["me"] * 4, "name": "Ana"}
    error = refused(inside.ask("POST", address, json=body), 400)
    assert part in error["text"] and words in error["text"]
    assert "\n" not in error["text"] and len(error["text"]) < 400
    for language in languages([CORE]):
        texts = Texts(language, [find_game("dust").package, CORE])
        assert texts.has(error["message"]), "the page says it in its language"


def test_an_error_names_file_entry_and_rule(inside: Client) -> None:
    text = own_text(find_game("dust"), "cards").replace("stars = 3", "stars = 77", 1)
    error = refused(
        inside.ask("POST", "/api/check", json={"game": "dust", "files": {"cards": sent(text, "my deck.toml")}}), 400
    )
    assert error["message"] == "data-entry"
    assert error["args"]["file"] == "my deck.toml"
    assert error["args"]["entry"].startswith("card ") and error["args"]["rule"].startswith("D")


def test_every_file_is_called_what_its_owner_calls_it(inside: Client) -> None:
    text = own_text(find_game(GAME), FILE).replace("days = 4", "days = 400", 1)
    body = {"game": GAME, "files": {FILE: sent(text, "my leaders.toml")}}
    error = refused(inside.ask("POST", "/api/check", json=body), 400, "data-entry")
    assert error["text"].startswith('my leaders.toml, leader "lenin": days must be ')


def test_only_files_of_the_game_are_taken(inside: Client) -> None:
    body = {"game": GAME, "files": {"leadres": sent("")}}
    error = refused(inside.ask("POST", "/api/check", json=body), 400, "data-file")
    assert error["text"] == '"leadres" is no data file; did you mean "leaders"?'
    for name in ("../../etc/passwd", "/etc/passwd", ""):
        refused(inside.ask("POST", "/api/check", json={"game": GAME, "files": {name: sent("")}}), 400, "data-file")


def test_a_path_is_only_a_name(inside: Client) -> None:
    """What a file is called is said again in errors, and never opened."""
    error = refused(
        inside.ask("POST", "/api/check", json={"game": "dust", "files": {"map": sent("x = ", "/etc/hostname")}}), 400
    )
    assert error["text"].startswith("/etc/hostname: this is not valid TOML")


@pytest.mark.parametrize(
    "file",
    [
        {"name": "", "text": ""},
        {"name": "x" * 101, "text": ""},
        {"name": "a\nb", "text": ""},
        {"name": "a"},
        {"name": "a", "text": 7},
        {"name": "a", "text": "", "path": "/etc/passwd"},
        {"name": "a", "text": "x" * (bodies.MAX_FILE + 1)},
        "text",
    ],
    ids=range(8),
)
def test_files_in_the_wrong_form(inside: Client, file: Any) -> None:
    refused(inside.ask("POST", "/api/check", json={"game": GAME, "files": {FILE: file}}), 422, "error-field")


def test_half_a_letter_is_no_text(inside: Client) -> None:
    body = b'{"game": "dual-powers", "files": {"leaders": {"name": "a", "text": "\\ud800"}}}'
    answer = inside.ask("POST", "/api/check", content=body, headers={"Content-Type": "application/json"})
    refused(answer, answer.status_code)
    assert answer.status_code in (400, 422)


def test_sizes_and_rates() -> None:
    """The largest file of any game fits, with room to grow; what is costly is counted as such, and by itself."""
    for found in GAMES:
        sizes = [len(json.dumps(own_text(found, name))) for name in found.files]
        assert max(sizes, default=0) * 2 < bodies.MAX_FILE
        assert sum(sizes) * 2 < MAX_FILES
    assert MAX_BODY < MAX_FILES == LARGER[CHECK] == LARGER["/api/tables"]
    assert [kind_of({"type": "http", "method": "POST", "path": path}) for path in (CHECK, MAKE, CHECK + "/")] == [
        "files"
    ] * 3


def test_too_large_is_refused_before_it_is_read(client: Client) -> None:
    body = {"game": GAME, "files": {FILE: sent("#" * MAX_FILES)}}
    refused(client.ask("POST", "/api/check", json=body), 413, "server-error-large")


def test_a_flood_of_files_is_stopped(tmp_path: Any) -> None:
    with running(Thread(tmp_path / "files", limits=True)) as server:
        client = Client(server.address)
        codes = [client.ask("POST", "/api/check", wait=False, json={}).status_code for _ in range(60)]
        assert set(codes) == {422, 429}
        assert client.ask("POST", "/api/tables", wait=False, json={}).status_code == 422, "tables are counted apart"
        client.close()


# What a game makes up


@every_maker
def test_what_is_made_up_is_played(inside: Client, found: Game, maker: Any) -> None:
    wish = {"game": found.name, "maker": maker.name, "seed": "tea"}
    made = inside.post("/api/make", wish)
    assert made == inside.post("/api/make", wish)
    assert set(made["files"]) <= set(found.files)
    settings = {"game": found.name, "options": made["options"], "files": made["files"]}
    checked = inside.post("/api/check", settings)
    assert {name: checked["options"][name] for name in made["options"]} == made["options"]
    body = settings | {"seats": ["me"] * len(checked["seats"]), "name": "Ana", "seed": "tea"}
    table = Created(inside, inside.post("/api/tables", body))
    assert table.seats[0].get()["options"] == checked["options"]
    play_on(table.seats, Random(1), 30)
    assert table.seats[0].get()["seq"] > 30


@every_maker
def test_an_option_the_files_do_not_know_is_as_usual(inside: Client, found: Game, maker: Any) -> None:
    """Whoever had chosen something of ours before they chose a file need not know that it is gone."""
    made = inside.post("/api/make", {"game": found.name, "maker": maker.name})
    usual = found.rules().options
    checked = inside.post("/api/check", {"game": found.name, "options": usual, "files": made["files"]})
    for name, value in checked["options"].items():
        assert value in checked["choices"][name]
    refusal = inside.ask(
        "POST",
        "/api/tables",
        json={"game": found.name, "options": usual, "files": made["files"], "seats": seats_of(found), "name": "Ana"},
    )
    assert refusal.status_code == (201 if checked["options"] == usual else 400)


@every_maker
def test_makers_refuse_what_they_do_not_know(inside: Client, found: Game, maker: Any) -> None:
    wish: dict[str, Any] = {"game": found.name, "maker": maker.name}
    refused(inside.ask("POST", "/api/make", json=wish | {"maker": "nothing"}), 400, "error-no-maker")
    refused(inside.ask("POST", "/api/make", json=wish | {"choices": {"nothing": 1}}), 400, "error-no-option")
    choice = maker.choices[0].name
    refused(inside.ask("POST", "/api/make", json=wish | {"choices": {choice: "nothing"}}), 400, "error-option")
    refused(inside.ask("POST", "/api/make", json=wish | {"seed": "x" * 61}), 422, "error-field")
    assert inside.post("/api/make", wish)["seed"] != inside.post("/api/make", wish)["seed"]


@every_maker
def test_makers_and_their_choices_have_texts(found: Game, maker: Any) -> None:
    for language in languages([CORE]):
        texts = Wording(Texts(language, [found.package, CORE])).texts
        assert texts.say(f"maker-{maker.name}")
        for choice in maker.choices:
            message = f"maker-{maker.name}-{choice.name}"
            assert texts.say(message)
            words = [value for value in choice.choices if isinstance(value, str)]
            assert sorted(texts.attributes(message)) == sorted(words)
