"""Records out and in: what was seen, what happened, and tables that go on elsewhere."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from sandtable.server import seating
from sandtable.table import save
from sandtable.table.table import Table
from sandtable.testing.tables import random_order
from tests.dual_powers.positions import rules_with
from tests.server.servers import LONG, Client, Created, Seat, eventually, play_on, refused

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
    made = Created(inside, taken_in(inside, save.table_bytes(table), "me,me").json())
    picture = made.seats[RED].get()
    assert picture["view"] == table.view(RED) and made.seats[WHITE].get()["view"] == table.view(WHITE)
    assert [seat["player"] for seat in picture["seats"]] == ["Ana", "Ana"]
    assert picture["undo"] == "free"
    last = play_on(made.seats, Random(3))
    assert last["over"]


def test_the_dice_of_an_imported_table_are_new(inside: Client) -> None:
    """Whoever wrote the file knows its seed, and would foresee every draw."""
    file = save.table_bytes(some_table(60))
    ends = set()
    for _ in range(4):
        made = Created(inside, taken_in(inside, file, "me,me").json())
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
    error = refused(taken_in(inside, answer.content), 400, "error-import-seen")
    assert "what one seat saw" in error["text"] and "save it when the game is over" in error["text"]
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


# A running game


def whole(seat: Seat, *others: Seat) -> dict[str, Any]:
    """What the seat saves, showing the keys of other seats."""
    answer = seat.ask("POST", "/record", {"tokens": [other.token for other in others]})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    found: dict[str, Any] = answer.json()
    return found


def asked_of(seats: list[Seat]) -> list[Seat]:
    """Those the table waits for."""
    return [seat for seat in seats if (seen := seat.get())["viewer"] in seen["waiting"]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [("me", {"solitaire": True}), ("me me", {}), ("me bot:random", {})],
    ids=["alone", "hot", "bot"],
)
def test_a_running_game_of_ones_own_is_saved_and_goes_on(inside: Client, seats: str, options: dict[str, Any]) -> None:
    made = inside.create(seats, options=options)
    own = [seat for seat in made.seats if seat.token]
    rng = Random(5)
    for _ in range(6):
        eventually(lambda: asked_of(own), "it is somebody's turn")
        seat = asked_of(own)[0]
        seat.order(seat.any_order(rng))
    eventually(lambda: asked_of(own), "it is somebody's turn")
    file = whole(own[0], *own[1:])
    assert file["kind"] == "table"
    again = Created(inside, taken_in(inside, msgspec.json.encode(file)).json())
    before, after = own[0].get(), again.seats[RED].get()
    for same in ("view", "prompt", "waiting"):
        assert after[same] == before[same]
    assert [one["kind"] for one in after["seats"]] == [one["kind"] for one in before["seats"]]
    assert [bool(seat.token) for seat in again.seats] == [bool(seat.token) for seat in made.seats]
    going = [seat for seat in again.seats if seat.token]
    seat = asked_of(going)[0]
    assert seat.order(seat.any_order(rng))["seq"] > after["seq"]


def test_without_the_keys_of_all_people_a_file_holds_what_one_saw(inside: Client) -> None:
    made = inside.create("me me")
    play_on(made.seats, Random(1), 4)
    red, white = made.seats
    stranger = inside.create("me me").seats[WHITE]
    seen = red.ask("GET", "/record").json()
    for others in ((), (red,), (stranger,), (made.watch,)):
        assert whole(red, *others) == seen
    assert whole(red, white)["kind"] == "table"
    white.post("/player", player="bot:random")  # they still know what they held, and may come back
    assert whole(red)["kind"] == "record"
    refused(made.watch.ask("POST", "/record", {"tokens": [red.token, white.token]}), 403, "error-only-seats")
    refused(red.ask("POST", "/record", {"tokens": ["short"]}), 422)
    refused(red.ask("POST", "/record", {"tokens": [red.token] * 17}), 422)


def test_a_seat_that_waits_for_somebody_has_its_secret_too(inside: Client) -> None:
    made = inside.create("me open")
    assert whole(made.seats[RED])["kind"] == "record"
    joined = inside.post("/api/join", {"invite": made.invites[WHITE], "name": "Ben"})
    assert whole(made.seats[RED])["kind"] == "record"
    assert whole(made.seats[RED], inside.sit(made.table, joined["token"]))["kind"] == "table"


def test_a_rematch_belongs_to_those_who_have_not_come_yet(inside: Client) -> None:
    made = inside.create("me me")
    made.seats[RED].post("/resign")
    again = made.seats[RED].post("/rematch")
    [own] = [inside.sit(again["table"], one["token"]) for one in again["seats"] if one["token"]]
    assert whole(own)["kind"] == "record"


def test_what_is_over_is_saved_whole(inside: Client) -> None:
    made = inside.create("me me")
    made.seats[RED].post("/resign")
    assert whole(made.seats[RED]) == made.seats[RED].get("/record")
    assert "viewer" not in whole(made.seats[RED])["record"]


def test_bots_of_a_file_play_on(inside: Client) -> None:
    """An unknown one is replaced; if there are only bots, all seats are mine."""
    content: dict[str, Any] = msgspec.json.decode(save.table_bytes(some_table()))
    for players, expected in (
        (["Eve", "bot:rookie"], ["Ana", "bot:rookie"]),
        (["Eve", "bot:nobody-knows"], ["Ana", "bot:rookie"]),
        (["bot:random", "bot:rookie"], ["Ana", "Ana"]),
    ):
        made = Created(inside, taken_in(inside, msgspec.json.encode(content | {"players": players})).json())
        watched = made.watch.get()
        assert [seat["player"] for seat in watched["seats"]] == expected


def test_while_a_long_game_is_read_the_others_play_on(inside: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    made, importer = inside.create(), inside.another()
    file = save.table_bytes(some_table())
    begun, answered = threading.Event(), threading.Event()
    original = seating.from_file

    def slowly(content: bytes) -> Table:
        begun.set()
        assert answered.wait(LONG), "nobody else was answered meanwhile"
        return original(content)

    monkeypatch.setattr(seating, "from_file", slowly)
    with ThreadPoolExecutor(1) as other:
        importing = other.submit(taken_in, importer, file)
        assert begun.wait(LONG)
        play_on(made.seats, Random(1), 2)
        answered.set()
        assert importing.result(LONG).status_code == 201


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
    for damaged in (b"", b"{}", file[: len(file) // 2], msgspec.json.encode(content | {"kind": "poem"})):
        error = refused(taken_in(inside, damaged), 400, "error-import-damaged")
        assert error["text"].endswith("; choose a file just as Sandtable saved it")


@pytest.mark.parametrize(
    "lines",
    [
        [{"kind": "draw", "seat": 77}],
        [{"kind": "refuse-draw", "seat": -1}],
        [{"kind": "undo", "seat": 77, "withdraws": [59]}],
        [{"kind": "ask-undo", "seat": 77, "wants": [59]}],
        [{"kind": "ask-undo", "seat": 0, "wants": [59]}, {"kind": "agree-undo", "seat": 2**65}],
        [{"kind": "ask-undo", "seat": 0, "wants": [999]}],
        [{"kind": "ask-undo", "seat": 0, "wants": [-1]}, {"kind": "agree-undo", "seat": 1}],
        [{"kind": "draw", "seat": 0, "withdraws": [59]}],
        [{"kind": "undo", "seat": 0, "withdraws": [59]}, {"kind": "ask-undo", "seat": 0, "wants": [59]}],
    ],
)
def test_a_log_that_names_nobody_or_nothing_is_refused(inside: Client, lines: list[dict[str, Any]]) -> None:
    """It would break later, whenever somebody looks at the table."""
    content: dict[str, Any] = msgspec.json.decode(save.table_bytes(some_table()))
    file = msgspec.json.encode(content | {"log": content["log"][:60] + lines})
    refused(taken_in(inside, file, "me,me"), 400)


def test_a_request_for_nothing_is_no_request(inside: Client) -> None:
    content: dict[str, Any] = msgspec.json.decode(save.table_bytes(some_table()))
    lines = [{"kind": "ask-undo", "seat": 0, "wants": []}, {"kind": "agree-undo", "seat": 1}]
    file = msgspec.json.encode(content | {"log": content["log"] + lines})
    made = Created(inside, taken_in(inside, file, "me,me").json())
    assert made.seats[RED].get()["undo_request"] is None
    play_on(made.seats, Random(1), 1)


def test_a_file_that_stops_fitting_the_rules_is_cut_with_a_sentence(inside: Client) -> None:
    content: dict[str, Any] = msgspec.json.decode(save.table_bytes(some_table()))
    content["log"][40]["words"] = "play nobody"
    made = Created(inside, taken_in(inside, msgspec.json.encode(content), "me,me").json())
    picture = made.seats[RED].get()
    assert picture["cut"]
    play_on(made.seats, Random(1), 3)


def test_one_seat_alone_cannot_have_agreed_to_end_undecided(inside: Client) -> None:
    content: dict[str, Any] = msgspec.json.decode(save.table_bytes(some_table()))
    content["log"].append({"kind": "truce", "seat": RED})
    made = Created(inside, taken_in(inside, msgspec.json.encode(content), "me,me").json())
    picture = made.seats[RED].get()
    assert picture["cut"] and not picture["over"]


@pytest.mark.parametrize("path", ["/record", "/timeline", "/at/3", "/glossary"])
def test_onlookers_may_read(inside: Client, path: str) -> None:
    assert inside.create().watch.get(path)
