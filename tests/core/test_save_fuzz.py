"""Damaged files: each is refused with one sentence, or holds a table or record that can be used."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core import registry
from sandtable.core.errors import SandtableError
from sandtable.core.game import Game
from sandtable.core.rules import copied
from sandtable.core.seats import REFEREE, SPECTATOR
from sandtable.games import dual_powers
from sandtable.table.record import Record
from sandtable.table.save import from_bytes, record_bytes, table_bytes
from sandtable.table.table import Table
from sandtable.testing.tables import random_order
from tests.core import skirmish
from tests.damage import SETTINGS, Damage, Edit, damage, damages, edited, edits

GAMES: list[tuple[Game, dict[str, object]]] = [
    (skirmish.GAME, {}),
    (dual_powers.GAME, {}),
    (dual_powers.GAME, {"solitaire": True, "side": "white"}),
]


@pytest.fixture(scope="module", autouse=True)
def known_games() -> Iterator[None]:
    """Files name their game, and the registry finds it."""
    with pytest.MonkeyPatch.context() as patch:
        for game, _ in GAMES:
            patch.setitem(registry._registered, game.name, game)
        yield


WORDS = [
    *("", "?", "act", "undo", "cut", "resign", "replace", "record", "table", "strict", "consent", "bot:x", "seat"),
    *("words", "order", "auto", "withdraws", "kind", "viewer", "position", "options", "data", "entries", "log"),
    *("dual-powers", "skirmish", "red", "ana", "pass", "done", "skip", "play lenin", "march abbey", "draw red-3-move"),
]


@cache
def files(number: int) -> list[bytes]:
    """Tables of a game after some orders, some begun in the middle, and their records, whole and as seen."""
    rules = GAMES[number][0].rules(GAMES[number][1])
    found: list[bytes] = []
    rng = Random(number)
    position: dict[str, Any] | None = None
    for orders in (0, 5, 40, 6):
        table = Table(rules, seed=str(orders), undo="free", position=position)
        for _ in range(orders):
            if not table.is_over():
                seat = rng.choice(table.asked())
                table.submit(seat, random_order(table.referee_state(), seat, rng))
        if orders == 5:
            table.undo(table.asked()[0])
            table.replace(0, "bot:random")
        if orders == 40:
            position = table.referee_state().describe() if not table.is_over() else None
            table.resign(0) if not table.is_over() else None
        record = table.log.record(table.setup)
        found += [table_bytes(table), record_bytes(record), record_bytes(record.seen_by(0))]
    return found


@cache
def decoded(number: int) -> list[dict[str, Any]]:
    """The same files as data."""
    return [msgspec.json.decode(content) for content in files(number)]


def check(content: bytes) -> None:
    """Refused with one sentence, or as good as any file."""
    try:
        loaded = from_bytes(content)
        if isinstance(loaded, Record):
            use_record(loaded)
        else:
            use_table(loaded)
    except SandtableError as error:
        sentence = str(error)
    else:
        return
    assert sentence and "\n" not in sentence


def use_record(record: Record) -> None:
    """Write, replay and show it."""
    assert from_bytes(record_bytes(record)) == record
    replay = record.replay()
    assert "\n" not in replay.problem
    msgspec.json.encode(replay.state.view(REFEREE))
    if not replay.problem:
        record.seen_by(SPECTATOR)


def use_table(table: Table) -> None:
    """Write it, read it again, and play on."""
    assert "\n" not in table.problem
    again = from_bytes(table_bytes(table))
    assert isinstance(again, Table) and again.truth() == table.truth()
    rng = Random(1917)
    for _ in range(3):
        for viewer in (*range(len(table.rules.seats)), SPECTATOR):
            msgspec.json.encode([table.view(viewer), table.events(viewer), table.prompt(viewer).content()])
        if table.is_over():
            break
        seat = rng.choice(table.asked())
        table.submit(seat, random_order(table.referee_state(), seat, rng))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_real_files_hold(number: int) -> None:
    for content in files(number):
        loaded = from_bytes(content)
        if isinstance(loaded, Table):
            use_table(loaded)
        elif loaded.viewer is None:
            use_record(loaded)


@settings(SETTINGS, max_examples=400)
@given(st.integers(0, len(GAMES) - 1), st.integers(0, 100), damages(WORDS, 3))
def test_damaged_content_is_refused_or_usable(number: int, file: int, changes: list[Damage]) -> None:
    damaged_content(number, file, changes)


@pytest.mark.soak
@settings(SETTINGS, max_examples=20_000, derandomize=False)
@given(st.integers(0, len(GAMES) - 1), st.integers(0, 100), damages(WORDS, 3))
def test_much_damaged_content_is_refused_or_usable(number: int, file: int, changes: list[Damage]) -> None:
    damaged_content(number, file, changes)


def damaged_content(number: int, file: int, changes: list[Damage]) -> None:
    """Damage the JSON of a file."""
    contents = decoded(number)
    content = copied(contents[file % len(contents)])
    damage(content, changes, contents)
    check(msgspec.json.encode(content))


@settings(SETTINGS, max_examples=200)
@given(st.integers(0, len(GAMES) - 1), st.integers(0, 100), edits(WORDS, 3))
def test_edited_files_are_refused_or_usable(number: int, file: int, changes: list[Edit]) -> None:
    contents = files(number)
    check(edited(contents[file % len(contents)].decode(), changes).encode())


@settings(SETTINGS, max_examples=200)
@given(st.integers(0, len(GAMES) - 1), st.integers(0, 100), st.integers(0, 100_000), st.binary(max_size=8))
def test_files_cut_short_or_overwritten_are_refused_or_usable(number: int, file: int, place: int, tail: bytes) -> None:
    contents = files(number)
    content = contents[file % len(contents)]
    place %= len(content)
    check(content[:place] + tail)
    check(content[:place] + tail + content[place + len(tail) :])


@settings(SETTINGS, max_examples=200)
@given(st.binary(), st.dictionaries(st.sampled_from(WORDS), st.integers() | st.text(max_size=5)))
def test_any_bytes_are_refused(content: bytes, fields: dict[str, Any]) -> None:
    for data in (content, msgspec.json.encode(fields | {"sandtable": 1}), msgspec.json.encode(fields)):
        with pytest.raises(SandtableError) as refusal:
            from_bytes(data)
        assert "\n" not in str(refusal.value)
