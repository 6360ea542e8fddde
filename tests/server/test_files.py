"""Records out and in: what was seen, what happened, and tables that go on elsewhere."""

from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from sandtable.core import save
from sandtable.core.table import Table
from sandtable.core.testing.tables import random_order
from tests.dual_powers.positions import rules_with
from tests.server.servers import Client, Created, play_on, refused

RED, WHITE = 0, 1
GOLDEN = Path(__file__).parents[1] / "golden" / "dual-powers-two-track.json"


def taken_in(client: Client, content: bytes, seats: str = "", name: str = "Ana") -> httpx.Response:
    params = {"name": name} | ({"seats": seats} if seats else {})
    headers = {"Content-Type": "application/json"}
    return client.ask("POST", "/api/tables/import", content=content, params=params, headers=headers)


def some_table(entries: int = 60) -> Table:
    table = Table(rules_with(), ["Eve", "bot:rookie"], seed="known", undo="strict")
    rng = Random(1)
    while len(table.log) < entries:
        seat = rng.choice(table.waiting())
        table.submit(seat, random_order(table.referee_state(), seat, rng))
    return table


def test_a_table_file_goes_on_where_it_stopped(inside: Client) -> None:
    table = some_table()
    made = Created(inside, taken_in(inside, save.table_bytes(table)).json())
    picture = made.seats[RED].get()
    assert picture["view"] == table.view(RED) and made.seats[WHITE].get()["view"] == table.view(WHITE)
    assert [seat["player"] for seat in picture["seats"]] == ["Ana (red)", "Ana (white)"]
    assert picture["undo"] == "free"
    last = play_on(made.seats, Random(3))
    assert last["over"]


def test_the_dice_of_an_imported_table_are_new(inside: Client) -> None:
    """Whoever wrote the file knows its seed, and would foresee every draw."""
    file = save.table_bytes(some_table(60))
    ends = set()
    for _ in range(4):
        made = Created(inside, taken_in(inside, file).json())
        ends.add(str(play_on(made.seats, Random(3), 25)["view"]["board"]["hands"]))
    assert len(ends) > 1


def test_an_imported_table_may_have_open_seats_and_bots(inside: Client) -> None:
    made = Created(inside, taken_in(inside, save.table_bytes(some_table()), "me,open").json())
    assert made.invites[WHITE] and made.seats[RED].get()["undo"] == "consent"
    joined = inside.post("/api/join", {"invite": made.invites[WHITE], "name": "Ben"})
    play_on([made.seats[RED], inside.sit(made.table, joined["token"])], Random(1), 5)
    bots = Created(inside, taken_in(inside, save.table_bytes(some_table()), "me, bot:random").json())
    assert bots.seats[RED].get()["seats"][WHITE]["kind"] == "bot"
    refused(taken_in(inside, save.table_bytes(some_table()), "me"), 400, "error-seats")
    refused(taken_in(inside, save.table_bytes(some_table()), "me,bot:nobody"), 400)
    refused(taken_in(inside, save.table_bytes(some_table()), name="bot:x"), 400, "error-name")


def test_a_whole_record_is_taken_in(inside: Client) -> None:
    made = Created(inside, taken_in(inside, GOLDEN.read_bytes()).json())
    over = made.seats[RED].get()
    assert over["over"] and over["ending"]
    assert (
        made.seats[RED].get("/record")["record"]["entries"]
        == msgspec.json.decode(GOLDEN.read_bytes())["record"]["entries"]
    )
    taken_back = (
        made.seats[WHITE].post("/undo") if made.seats[WHITE].get()["can"]["undo"] else made.seats[RED].post("/undo")
    )
    assert not taken_back["over"]
    play_on(made.seats, Random(1), 3)


def test_what_one_seat_saw_is_given_out_and_not_taken_in(inside: Client) -> None:
    made = inside.create()
    play_on(made.seats, Random(1), 4)
    answer = made.seats[RED].ask("GET", "/record")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    seen = answer.json()["record"]
    assert seen["viewer"] == "red" and any(words == "?" for _, words in seen["entries"])
    refused(taken_in(inside, answer.content), 400, "error-record-seen")
    watched = made.watch.get("/record")["record"]
    assert watched["viewer"] == "" and [w for _, w in watched["entries"]].count("?") > [
        w for _, w in seen["entries"]
    ].count("?")


def test_out_and_in_again_is_the_same_game(inside: Client) -> None:
    made = inside.create("me me")
    last = play_on(made.seats, Random(7))
    assert last["over"]
    file = made.watch.ask("GET", "/record").content
    again = Created(inside, taken_in(inside, file).json())
    assert again.seats[RED].get()["view"] == last["view"]
    assert again.seats[RED].ask("GET", "/record").content == file


def test_up_to_a_megabyte(inside: Client) -> None:
    file = save.table_bytes(some_table())
    exactly = file + b" " * (1024 * 1024 - len(file))
    assert taken_in(inside, exactly).status_code == 201
    refused(taken_in(inside, exactly + b" "), 413, "server-error-large")


def test_damaged_files_give_a_sentence(inside: Client) -> None:
    file = save.table_bytes(some_table())
    content: dict[str, Any] = msgspec.json.decode(file)
    for damaged in (
        b"",
        b"{}",
        b"[1, 2]",
        b"\xff\xfe",
        b"[" * 500_000,
        file[: len(file) // 2],
        file.replace(b'"sandtable": 1', b'"sandtable": 99'),
        msgspec.json.encode(content | {"kind": "poem"}),
        msgspec.json.encode(content | {"players": []}),
        msgspec.json.encode(content | {"players": ["x" * 99, "y"]}),
        msgspec.json.encode(content | {"setup": content["setup"] | {"game": "chess"}}),
        msgspec.json.encode(content | {"setup": content["setup"] | {"data": {}}}),
        msgspec.json.encode(content | {"setup": content["setup"] | {"position": {"steps": []}}}),
        msgspec.json.encode(content | {"log": [{"kind": "undo", "seat": 0, "withdraws": [5]}]}),
        msgspec.json.encode(content | {"log": [{"kind": "replace", "seat": 9, "words": "x"}]}),
        msgspec.json.encode(content | {"undo": "always"}),
    ):
        refused(taken_in(inside, damaged), 400)


def test_a_file_that_stops_fitting_the_rules_is_cut_with_a_sentence(inside: Client) -> None:
    content: dict[str, Any] = msgspec.json.decode(save.table_bytes(some_table()))
    content["log"][40]["words"] = "play nobody"
    made = Created(inside, taken_in(inside, msgspec.json.encode(content)).json())
    picture = made.seats[RED].get()
    assert picture["cut"]
    play_on(made.seats, Random(1), 3)


@pytest.mark.parametrize("path", ["/record", "/timeline", "/at/3", "/glossary"])
def test_onlookers_may_read(inside: Client, path: str) -> None:
    assert inside.create().watch.get(path)
