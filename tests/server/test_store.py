"""The store: its shape, its locks, its secrets, and what happens when it fails."""

import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from sandtable.cli.app import run
from sandtable.server import tables as tables_module
from sandtable.server.builds import build_id
from sandtable.server.checking import check
from sandtable.server.migrations import config
from sandtable.server.store import HEAD, META, Conflict, Store
from sandtable.server.tokens import Grant, new_token
from sandtable.table.log import Log, LogEntry
from sandtable.table.table import Table
from tests.dual_powers.positions import rules_with
from tests.server.servers import GAME, Client, Process, Seat, Thread, eventually, play_on, refused, running
from tests.server.stored import put

RED, WHITE = 0, 1


@pytest.fixture
def store(data: Path) -> Iterator[Store]:
    found = Store.in_folder(data)
    yield found
    found.close()


def rows(data: Path, words: str, *values: Any) -> list[Any]:
    """What somebody else who has the file would find, or do."""
    with sqlite3.connect(data / "sandtable.sqlite") as db:
        found = db.execute(words, values).fetchall()
    db.close()
    return found


# Shape


def test_the_migrations_make_exactly_the_tables_that_the_code_expects(store: Store, tmp_path: Path) -> None:
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), META) == []
    direct = sa.create_engine(f"sqlite:///{tmp_path / 'direct.sqlite'}")
    META.create_all(direct)
    found, wanted = sa.inspect(store.engine), sa.inspect(direct)
    assert set(found.get_table_names()) - {"alembic_version"} == set(wanted.get_table_names())
    for name in wanted.get_table_names():
        for look in ("get_columns", "get_pk_constraint", "get_foreign_keys", "get_indexes"):
            assert plain(getattr(found, look)(name)) == plain(getattr(wanted, look)(name)), (name, look)
    direct.dispose()


def plain(description: Any) -> str:
    return re.sub(r" at 0x[0-9a-f]+", "", repr(description))


def test_the_newest_migration_is_the_one_that_the_code_names(store: Store) -> None:
    assert ScriptDirectory.from_config(config(store.engine)).get_heads() == [HEAD]
    with store.engine.connect() as db:
        assert db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD


def test_a_store_is_opened_again_and_by_two_at_a_time(store: Store, data: Path) -> None:
    put(store, Table(rules_with(), seed="a"), "one")
    again = Store.in_folder(data)
    assert again.games() == ["one"]
    put(again, Table(rules_with(), seed="a"), "two")
    assert store.games() == ["one", "two"]
    again.close()


def test_a_commit_waits_for_the_disk(store: Store) -> None:
    with store.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert db.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


# The log is the lock


def test_of_two_writers_of_one_number_the_second_is_refused_whole(store: Store) -> None:
    table = Table(rules_with(), seed="a")
    put(store, table, "one")
    before = store.log("one")
    first = len(before)
    mine = LogEntry(kind="replace", seat=RED, words="Ana")
    other = LogEntry(kind="replace", seat=RED, words="Eve")
    store.append("one", first, [mine])
    with pytest.raises(Conflict):
        store.append("one", first, [other, other])
    with pytest.raises(Conflict):
        store.append("one", first - 1, [other, other])
    assert store.log("one") == [*before, mine]
    assert store.log("one", since=first) == [mine]


def test_an_invitation_is_used_up_whole_or_not_at_all(store: Store) -> None:
    table = Table(rules_with(), ["Ana", "?"], seed="a")
    put(store, table, "one")
    first = len(table.log)
    invite, token = new_token(), new_token()
    store.add_grants([(invite, Grant("invite", "one", WHITE))])
    entry = LogEntry(kind="replace", seat=WHITE, words="Ben")
    grants = [(token, Grant("seat", "one", WHITE))]
    with pytest.raises(Conflict):
        store.join("one", invite, grants, first - 1, [entry])  # the log has moved on
    assert store.grant(invite) == Grant("invite", "one", WHITE) and store.grant(token) is None
    store.join("one", invite, grants, first, [entry])
    assert store.grant(invite) is None and store.grant(token) == Grant("seat", "one", WHITE)
    with pytest.raises(Conflict):
        store.join("one", invite, [(new_token(), Grant("seat", "one", WHITE))], first + 1, [entry])
    assert store.log("one")[-1] == entry and len(store.log("one")) == first + 1


def test_somebody_else_who_writes_to_the_log_is_noticed(thread: Thread, inside: Client) -> None:
    """Two servers on one store: the one that was slower says so, reads again, and goes on."""
    made = inside.create("me me")
    red = made.seats[RED]
    seq = red.get()["seq"]
    order = red.any_order(Random(1))
    thread.store.append(made.table, seq, [LogEntry(kind="replace", seat=WHITE, words="Eve")])
    refused(red.ask("POST", "/orders", {"order": order, "expect": seq}), 409, "error-stale")
    assert red.get()["seats"][WHITE]["player"] == "Eve"
    assert red.order(order)["seq"] > seq + 1


# Snapshots


def long_game(store: Store, name: str) -> Table:
    """A game of many entries: much was taken back."""
    table = Table(rules_with(), seed="long", undo="free")
    rng = random.Random(4)
    from sandtable.testing.tables import random_order

    while len(table.log) < 700 and not table.is_over():
        seat = rng.choice(table.waiting())
        if rng.random() < 0.47 and table.may_undo(seat) == "yes":
            table.undo(seat)
        else:
            table.submit(seat, random_order(table.referee_state(), seat, rng))
    put(store, table, name)
    return table


def test_a_long_game_opens_from_a_snapshot_as_from_its_first_entry(store: Store) -> None:
    table = long_game(store, "one")
    assert len(table.log) >= 400
    half = Table(
        table.rules, seed="long", undo="free", setup=table.setup, log=Log(table.log.entries[: len(table.log) // 2])
    )
    store.save_snapshot("one", "build", half.snapshot())
    store.save_snapshot("one", "build", table.snapshot())  # in its place
    kept = store.snapshot("one", "build")
    assert kept is not None and kept["seq"] == len(table.log)
    assert store.snapshot("one", "another build") is None
    opened = Table(table.rules, seed="long", undo="free", setup=table.setup, log=Log(store.log("one")), snapshot=kept)
    assert opened.truth() == table.truth()
    assert opened.record_for(RED) == table.record_for(RED)
    assert opened.moments(WHITE) == table.moments(WHITE)
    assert [opened.may_undo(seat) for seat in (RED, WHITE)] == [table.may_undo(seat) for seat in (RED, WHITE)]


def test_the_server_writes_snapshots_and_opens_from_them(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "SNAPSHOT_EVERY", 20)
    first = Thread(data)
    current = build_id(GAME)
    with running(first) as server:
        client = Client(server.address)
        made = client.create("me me")
        play_on(made.seats, Random(1), 25)
        before = [seat.get() for seat in made.seats]
        client.close()
    [(seq, build)] = rows(data, "SELECT seq, build FROM snapshots")
    assert seq > 20 and build == current
    with running(Thread(data)) as server:
        client = Client(server.address)
        for seat, then in zip(made.seats, before, strict=True):
            now = client.sit(made.table, seat.token).get()
            assert now["view"] == then["view"] and now["events"] == then["events"] and now["can"] == then["can"]
        client.close()
    assert run(["games", "check", "--all", "--data", str(data)]) == 0
    # One of another build is not so much as looked at.
    rows(data, "UPDATE snapshots SET build = 'older', body = ?", b'{"seq": 1, "nonsense": true}')
    with running(Thread(data)) as server:
        client = Client(server.address)
        assert client.sit(made.table, made.seats[0].token).get()["view"] == before[0]["view"]
        client.close()


# Trouble


def test_what_cannot_be_stored_is_not_done(thread: Thread, inside: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    made = inside.create("me open")
    red = made.seats[RED]
    before = red.get()
    order = red.any_order(Random(1))
    commands: list[tuple[str, str, Any]] = [
        ("POST", "/orders", {"order": order, "expect": before["seq"]}),
        ("POST", "/resign", {"expect": before["seq"]}),
        ("POST", "/draw", {"agree": True, "expect": before["seq"]}),
        ("POST", "/player", {"player": "bot:random"}),
        ("POST", "/chat", {"text": "lost"}),
        ("PUT", "/notes", {"text": "lost"}),
        ("PUT", "/standing", {"answers": [{"question": "x", "answer": "y"}]}),
    ]
    with red.feed() as socket:
        shown = socket.next("picture")
        with monkeypatch.context() as patch:

            def fail(*args: Any, **kwargs: Any) -> Any:
                raise sa.exc.OperationalError("insert", {}, Exception("database or disk is full"))

            for name in ("append", "join", "create", "save_seat_data", "say"):
                patch.setattr(thread.store, name, fail)
            for method, path, body in commands:
                refused(red.ask(method, path, body), 503, "error-store")
                assert comparable(red.get()) == comparable(before), path
            join = {"invite": made.invites[WHITE], "name": "Ben"}
            refused(inside.ask("POST", "/api/join", json=join), 503, "error-store")
            new = {"game": "dual-powers", "options": {}, "seats": ["me", "me"], "name": "Ana"}
            refused(inside.ask("POST", "/api/tables", json=new), 503, "error-store")
        done = red.order(order)  # the next one works, and nobody saw what was not done
        pictures = socket.until(done["seq"])
        assert all(picture["seq"] in (shown["seq"], done["seq"]) for picture in pictures)
    assert red.get("/chat") == [] and red.get("/notes") == {"text": ""}
    assert inside.post("/api/join", {"invite": made.invites[WHITE], "name": "Ben"})["seat"] == WHITE


def comparable(picture: dict[str, Any]) -> dict[str, Any]:
    return picture | {"seats": [seat | {"here": False} for seat in picture["seats"]]}


def test_a_snapshot_that_cannot_be_stored_harms_nobody(
    thread: Thread, inside: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(tables_module, "SNAPSHOT_EVERY", 1)
    monkeypatch.setattr(thread.store, "save_snapshot", fail)
    made = inside.create("me me")
    play_on(made.seats, Random(1), 4)


def test_a_bots_order_that_could_not_be_stored_is_tried_again(
    thread: Thread, inside: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sandtable.server import autoplay

    monkeypatch.setattr(autoplay, "RETRY_AFTER", 0.01)
    made = inside.create("me bot:random")
    red = made.seats[RED]
    eventually(lambda: red.get()["waiting"] == ["red"], "the bot has chosen")
    original = thread.store.append
    failures = iter(range(3))

    def fails_at_first(table: str, first: int, entries: Any) -> None:
        if any(entry.seat == WHITE and not entry.auto for entry in entries) and next(failures, None) is not None:
            raise OSError("no space left")
        original(table, first, entries)

    monkeypatch.setattr(thread.store, "append", fails_at_first)
    play_past(red)
    assert next(failures, None) is None, "the bot never had to try again"


def play_past(red: Seat) -> None:
    """Until the bot has had its turn."""
    rng = Random(1)
    turns = 0
    while turns < 12 and not red.get()["over"]:
        eventually(lambda: "red" in red.get()["waiting"] or red.get()["over"], "the bot goes on")
        if not red.get()["over"]:
            red.order(red.any_order(rng))
            turns += 1


@pytest.mark.parametrize("content", [b"this is no database" * 100, b""])
def test_a_file_that_is_no_store_gives_a_sentence(data: Path, content: bytes, capsys: Any) -> None:
    data.mkdir()
    (data / "sandtable.sqlite").write_bytes(content)
    if content:
        assert run(["games", "check", "--all", "--data", str(data)]) == 2
        assert run(["serve", "--port", "0", "--data", str(data)]) == 2
        assert "Traceback" not in capsys.readouterr().err
    else:
        Store.in_folder(data).close()  # an empty file is a new store


def test_a_folder_that_is_none_gives_a_sentence(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "file").write_text("")
    assert run(["serve", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    assert run(["games", "check", "--all", "--data", str(tmp_path / "nothing")]) == 2
    assert "there are no stored games" in capsys.readouterr().err
    assert not (tmp_path / "nothing").exists()


def test_a_store_of_a_newer_version_gives_a_sentence(data: Path, capsys: Any) -> None:
    Store.in_folder(data).close()
    rows(data, "UPDATE alembic_version SET version_num = '9999'")
    assert run(["games", "check", "--all", "--data", str(data)]) == 2
    assert run(["serve", "--port", "0", "--data", str(data)]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert said.count("stored by a newer version of Sandtable (shape 9999); update it") == 2
    assert rows(data, "SELECT version_num FROM alembic_version") == [("9999",)]


# Secrets


def test_tokens_are_nowhere_but_with_their_owners(tmp_path: Path) -> None:
    server = Process(tmp_path / "server")
    client = Client(server.address)
    made = client.create("me open")
    joined = client.post("/api/join", {"invite": made.invites[WHITE], "name": "Ben"})
    tokens = [made.seats[RED].token, made.watch.token, made.invites[WHITE], joined["token"], joined["watch"]]
    seats = [made.seats[RED], client.sit(made.table, joined["token"])]
    play_on(seats, Random(1), 4)
    with seats[0].feed() as socket:
        socket.next("picture")
    for token in tokens:  # wrong ways to use one, which might be noted as errors
        client.ask("GET", f"/api/tables/{made.table}?token={token}")
        client.ask("GET", f"/api/tables/{token}", token)
        client.ask("POST", "/api/join", json={"invite": token, "name": "Eve"})
        client.ask("GET", f"/{token}")
        client.ask("POST", f"/api/tables/{made.table}/orders", token, content=b"{")
        client.ask("GET", "/api/health", headers={"Referer": f"http://127.0.0.1/#/t/x/{token}"})
    seats[0].post("/resign")
    again = seats[0].post("/rematch")
    tokens += [seat["token"] for seat in again["seats"] if seat["token"]] + [again["watch"]]
    exposed = seats[0].ask("GET", "").text + seats[0].ask("GET", "/record").text + seats[1].ask("GET", "").text
    client.close()
    server.stop()
    stored = b"".join(path.read_bytes() for path in (tmp_path / "server").rglob("*") if path.is_file())
    written = stored + server.output.encode() + server.errors.read_bytes() + exposed.encode()
    assert made.table.encode() in written
    for token in tokens:
        assert token.encode() not in written
    hashes = rows(tmp_path / "server" / "data", "SELECT hash FROM doors")
    assert all(re.fullmatch("[0-9a-f]{64}", found) for (found,) in hashes)


# Checking


def test_a_sound_store_passes_and_each_kind_of_tampering_is_found(data: Path, capsys: Any) -> None:
    store = Store.in_folder(data)
    table = Table(rules_with(), seed="tamper", undo="free")
    rng = random.Random(4)
    from sandtable.testing.tables import random_order

    while len(table.log) < 60:
        seat = rng.choice(table.waiting())
        table.submit(seat, random_order(table.referee_state(), seat, rng))
    for name in ("sound", "changed", "shortened", "swapped", "removed", "garbage", "snapshot"):
        put(store, table, name)
    store.save_snapshot("sound", build_id(table.rules.game_name), table.snapshot())
    store.save_snapshot("snapshot", build_id(table.rules.game_name), table.snapshot())
    assert run(["games", "check", "--all", "--data", str(data)]) == 0
    capsys.readouterr()

    act = next(seq for seq, e in enumerate(table.log.entries) if e.kind == "act" and e.words.startswith("play"))
    body = rows(data, "SELECT body FROM log WHERE game_id = 'changed' AND seq = ?", act)[0][0]
    changed = body.replace(table.log.entries[act].words.encode(), b"draw-card")
    rows(data, "UPDATE log SET body = ? WHERE game_id = 'changed' AND seq = ?", changed, act)
    rows(data, "DELETE FROM log WHERE game_id = 'shortened' AND seq >= 5")
    rows(data, "DELETE FROM log WHERE game_id = 'removed' AND seq = ?", act)
    rows(data, "UPDATE log SET seq = -1 WHERE game_id = 'swapped' AND seq = ?", act)
    rows(data, "UPDATE log SET body = ? WHERE game_id = 'garbage' AND seq = 7", b"{")
    snapshot = table.snapshot()
    snapshot["position"]["turn"] += 1
    store.save_snapshot("snapshot", build_id(table.rules.game_name), snapshot)
    assert check(store, "sound") is None
    problem = check(store, "changed")
    assert problem is not None and "draw-card" in str(problem)
    for name in ("shortened", "swapped", "removed", "garbage", "snapshot"):
        assert check(store, name) is not None, name
    store.close()
    assert run(["games", "check", "--all", "--data", str(data)]) == 1
    output = capsys.readouterr().out
    assert "changed" in output and "draw-card" in output and "sound:" not in output
    assert run(["games", "check", "sound", "--data", str(data)]) == 0
    assert run(["games", "check", "nobody", "--data", str(data)]) == 1
