"""Files: saved, loaded and continued equals uninterrupted; old, broken and future files."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadInput
from sandtable.core.seats import CHANCE
from sandtable.games.dual_powers import GAME
from sandtable.table import save
from sandtable.table.record import Entry, Record, Setup
from sandtable.table.table import Table
from sandtable.testing.tables import random_order
from tests.dual_powers.positions import rules_with


def play_on(table: Table, rng: Random, orders: int) -> None:
    for _ in range(orders):
        if not table.is_over():
            seat = table.asked()[0]
            table.submit(seat, random_order(table.referee_state(), seat, rng))


def test_saved_loaded_and_continued_equals_uninterrupted(tmp_path: Path) -> None:
    ends = []
    for interrupted in (False, True):
        rng = Random(5)
        table = Table(rules_with(), seed="tea")
        for part in range(6):
            play_on(table, rng, 8)
            if interrupted:
                path = tmp_path / f"{part}.json"
                save.save(path, save.table_bytes(table))
                loaded = save.load(path)
                assert isinstance(loaded, Table)
                table = loaded
        ends.append((table.truth(), table.log.entries))
    assert ends[0] == ends[1]


def file_of(table: Table | None = None) -> dict[str, Any]:
    table = table or Table(rules_with(), seed="tea")
    content: dict[str, Any] = json.loads(save.table_bytes(table))
    return content


def opened(content: object) -> Table | Record:
    return save.from_bytes(json.dumps(content).encode())


def change(**fields: Any) -> Callable[[dict[str, Any]], object]:
    return lambda content: content | fields


BROKEN: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("future format", change(sandtable=99), "the file has format 99, this program reads up to 1; update it"),
    ("ancient format", change(sandtable=0), "the file has format 0, which this program no longer reads"),
    ("no version", lambda c: {"kind": "table"}, 'it lacks the version number "sandtable"'),
    ("a list", lambda c: [c], 'it lacks the version number "sandtable"'),
    ("other kind", change(kind="cake"), 'of the kind "table" or "record"'),
    ("unknown field", change(secret=1), "the file is damaged or was edited: Object contains unknown field `secret`"),
    ("no players", change(players=[]), "2 seats here, not 0"),
    ("undo policy", change(undo="never"), "damaged or was edited: Invalid enum value 'never'"),
    ("game", lambda c: c | {"setup": c["setup"] | {"game": "chess"}}, 'there is no game "chess"'),
    (
        "option",
        lambda c: c | {"setup": c["setup"] | {"options": {"side": "blue"}}},
        "option side takes red or white, not blue",
    ),
    (
        "future rules",
        lambda c: c | {"setup": c["setup"] | {"revision": 9}},
        "revision 9 of the rules of dual-powers, this program knows",
    ),
    ("data", lambda c: c | {"setup": c["setup"] | {"data": {}}}, "the data has no board"),
    (
        "undo of nothing",
        lambda c: c | {"log": [{"kind": "undo", "seat": 0, "withdraws": [7]}]},
        "takes back what was not done",
    ),
]


@pytest.mark.parametrize(("damage", "sentence"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_bad_file_gives_one_sentence(damage: Callable[[dict[str, Any]], object], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        opened(damage(file_of()))
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[1", b'{"sandtable": "one"}', b"null"])
def test_what_is_no_file_of_ours(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(BadInput, match="no Sandtable file") as caught:
        save.load(path)
    assert str(caught.value).startswith(f"{path}: ")


def test_missing_files_and_folders(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot read .*No such file"):
        save.load(tmp_path / "none.json")
    with pytest.raises(BadInput, match=r"cannot read .*directory"):
        save.load(tmp_path)
    with pytest.raises(BadInput, match="cannot write"):
        save.save(tmp_path / "none" / "x.json", b"")
    with pytest.raises(BadInput, match="cannot write"):
        save.save(tmp_path, b"")


def test_an_older_file_stays_whole_until_the_new_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save.save(path, b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadInput, match="No space left"):
        save.save(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_old_formats_are_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if version 0 had called the log's list "moves"."""
    content = file_of()
    content["moves"] = content.pop("log")
    content["sandtable"] = 0

    def rename(old: dict[str, Any]) -> dict[str, Any]:
        return {**{k: v for k, v in old.items() if k != "moves"}, "log": old["moves"], "sandtable": 1}

    monkeypatch.setitem(save.MIGRATIONS, 0, rename)
    table = opened(content)
    assert isinstance(table, Table)
    assert table.log.entries == Table(rules_with(), seed="tea").log.entries


def test_words_of_an_earlier_revision_are_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "revision", 2)
    monkeypatch.setattr(type(GAME), "migrate", lambda self, revision, words: words.replace("pull", "draw"))
    table = Table(GAME.rules(), seed="tea")
    content = file_of(table)
    content["setup"]["revision"] = 1
    for entry in content["log"]:
        entry["words"] = entry["words"].replace("draw", "pull")
    loaded = opened(content)
    assert isinstance(loaded, Table)
    assert not loaded.problem
    assert loaded.truth() == table.truth()
    old = Record(
        setup=Setup(game="dual-powers", revision=1, options=table.setup.options, data=table.setup.data),
        entries=[Entry(e["seat"], e["words"]) for e in content["log"]],
    )
    assert old.replay().problem == ""


def test_a_record_that_no_longer_fits_opens_at_its_last_legal_position() -> None:
    table = Table(rules_with(), seed="tea")
    play_on(table, Random(3), 6)
    record = table.log.record(table.setup)
    broken = Record(setup=record.setup, entries=[*record.entries[:-2], Entry(-1, "tile brown"), record.entries[-1]])
    replay = broken.replay()
    assert replay.applied == len(record.entries) - 2
    assert replay.problem.startswith(f"the record stops fitting the rules at entry {replay.applied + 1}: ")


def test_a_running_game_that_no_longer_fits_goes_on_from_its_last_legal_position() -> None:
    table = Table(rules_with(), seed="tea")
    play_on(table, Random(3), 6)
    content = file_of(table)
    content["log"][-3]["words"] = "play trotsky"
    loaded = opened(content)
    assert isinstance(loaded, Table)
    assert loaded.problem.startswith("the game goes on from its last position that fits the rules: ")
    assert loaded.log.entries[len(table.log)].kind == "cut"
    play_on(loaded, Random(1), 3)
    again = opened(file_of(loaded))
    assert isinstance(again, Table)
    assert again.problem == ""
    assert again.truth() == loaded.truth()


def test_a_file_carries_its_data_by_content_and_survives_other_data() -> None:
    """A game played with a user's cards loads though the package's own cards differ."""
    data = GAME.read_data()
    cards = [dict(card) for card in data["cards"]["card"]]
    cards[0] = cards[0] | {"days": 7}
    mine = GAME.rules({}, data | {"cards": data["cards"] | {"card": cards}})
    table = Table(mine, seed="tea")
    loaded = opened(file_of(table))
    assert isinstance(loaded, Table)
    assert "purple-7-move" in loaded.rules.domains["card"].names
    assert "purple-7-move" not in rules_with().domains["card"].names


def test_integers_of_actions_are_nowhere_in_a_file() -> None:
    """Words only: the log's entries hold a seat, words and places in the log, no action number."""
    content = file_of()
    assert {key for entry in content["log"] for key in entry} <= {"kind", "seat", "words", "order", "auto", "withdraws"}
    assert all(isinstance(entry["words"], str) for entry in content["log"])


def test_entries_after_the_end_and_of_nobody_are_cut() -> None:
    table = Table(rules_with(), seed="tea")
    table.resign(0)
    content = file_of(table)
    content["log"] += [{"kind": "act", "seat": 0, "words": "done"}, {"kind": "resign", "seat": 9}]
    loaded = opened(content)
    assert isinstance(loaded, Table)
    assert loaded.problem.endswith("the game is over")
    content["log"][-3]["seat"] = 9
    loaded = opened(content)
    assert isinstance(loaded, Table)
    assert loaded.problem.endswith("there is no seat 9; the seats are 0 to 1")
    record = table.record()
    longer = Record(setup=record.setup, entries=[*record.entries, Entry(0, "resign")])
    assert longer.replay().problem.endswith("the game is over")


def test_a_whole_record_becomes_a_table_with_its_orders() -> None:
    """Undo takes back whole orders, though a record knows decisions only."""
    table = Table(rules_with(), seed="orders", undo="free")
    rng = Random("orders")
    while not table.is_over():
        seat = rng.choice(table.waiting())
        table.submit(seat, random_order(table.referee_state(), seat, rng))
    again = save.table_of(table.record())
    assert again.truth()["board"] == table.truth()["board"]
    mine = [entry for entry in again.log.entries if entry.seat != CHANCE]
    given = [entry for entry in table.log.entries if entry.seat != CHANCE]
    assert [entry.order == place for place, entry in enumerate(again.log.entries) if entry.seat != CHANCE] == [
        entry.order == place for place, entry in enumerate(table.log.entries) if entry.seat != CHANCE
    ]
    assert [entry.words for entry in mine] == [entry.words for entry in given]
