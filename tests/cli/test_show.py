"""`sandtable show`: tables, records, seats' records, and files that stop fitting the rules."""

import json
from pathlib import Path

import msgspec
import pytest

from sandtable.core.registry import game as find_game
from sandtable.table import save
from sandtable.table.record import RESIGN, Entry, Record
from sandtable.table.table import Table
from sandtable.testing import Kit
from sandtable.testing.kit import keep_failure
from tests.cli.commands import Runner
from tests.core.skirmish import Skirmish


@pytest.fixture
def running(run: Runner, tmp_path: Path) -> Path:
    """A game that is still on."""
    file = tmp_path / "game.json"
    run("play", "--seed", "tea", "--save", file, typed="1\n1\n1\n1\nquit\n")
    return file


@pytest.fixture
def record() -> Record:
    return Kit(find_game("dual-powers"), [{}]).recorded_game({}, 5)[1]


def written(folder: Path, record: Record) -> Path:
    file = folder / "record.json"
    file.write_bytes(save.record_bytes(record))
    return file


def test_a_running_game_keeps_its_secrets(run: Runner, running: Path) -> None:
    table = save.load(running)
    assert isinstance(table, Table)
    hand = [card for card in table.view(1)["board"]["hands"]["white"] if "-" in card]
    public, white, everything = (
        run("show", running, *options).out for options in ([], ["--seat", "white"], ["--seat", "all"])
    )
    assert "As a spectator sees it" in public
    assert "As White sees it." in white
    assert not [card for card in hand if card in public]
    assert all(card in white and card in everything for card in hand)
    assert "chance  draw" not in public.replace("draw-", "")
    assert "Waiting for Red." in public


def test_showing_changes_nothing(run: Runner, running: Path) -> None:
    before = running.read_bytes()
    assert run("show", running).code == 0
    assert running.read_bytes() == before


def test_a_record_is_shown_whole(run: Runner, tmp_path: Path, record: Record) -> None:
    shown = run("show", written(tmp_path, record))
    assert shown.code == 0
    assert shown.out.startswith("Dual Powers: Revolution 1917, rules revision 1\nOptions: solitaire=no")
    words = " ".join(shown.out.split())
    assert all(entry.words in words for entry in record.entries)
    assert f"The position after decision {len(record.entries)} of {len(record.entries)}:" in shown.out
    assert "The game is over." in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80


def test_an_earlier_position(run: Runner, tmp_path: Path, record: Record) -> None:
    file = written(tmp_path, record)
    assert "The position at the start:" in run("show", file, "--entry", "0").out
    shown = run("show", file, "--entry", "19").out
    assert f"The position after decision 19 of {len(record.entries)}:" in shown
    assert "Which card do you lay face down" in shown


def test_a_record_that_stops_fitting_opens_at_its_last_legal_position(
    run: Runner, tmp_path: Path, record: Record
) -> None:
    entries = record.entries[:]
    place = next(i for i, entry in enumerate(entries) if entry.words.startswith("play "))
    entries[place] = Entry(entries[place].seat, "play no-such-card")
    shown = run("show", written(tmp_path, msgspec.structs.replace(record, entries=entries)))
    assert shown.code == 0
    words = " ".join(shown.out.split())
    assert f"The position after decision {place} of {len(entries)}:" in words
    problem = f'This is the last position that fits the rules: decision {place + 1} does not: "no-such-card" is no card'
    assert problem in words
    assert "Which card do you play?" in words


@pytest.mark.parametrize("entry", [Entry(7, "play lenin"), Entry(-1, "play lenin"), Entry(9, RESIGN), Entry(0, "")])
def test_a_record_with_a_wrong_seat_or_word(run: Runner, tmp_path: Path, record: Record, entry: Entry) -> None:
    broken = msgspec.structs.replace(record, entries=[*record.entries[:25], entry])
    shown = run("show", written(tmp_path, broken))
    assert shown.code == 0
    assert "This is the last position that fits the rules" in " ".join(shown.out.split())


def test_a_failure_the_kit_has_kept(
    run: Runner, tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDTABLE_FAILURES", str(tmp_path))
    path = keep_failure(msgspec.structs.replace(record, entries=record.entries[:40]))
    assert "The position after decision 40 of 40:" in run("show", path).out


def test_what_one_seat_saw(run: Runner, tmp_path: Path, record: Record) -> None:
    shown = run("show", written(tmp_path, record.seen_by(0)))
    assert shown.code == 0
    assert "shows only what one seat saw" in shown.out
    assert "White   ?" in shown.out


def test_resignation_is_told(run: Runner, tmp_path: Path, record: Record) -> None:
    given_up = msgspec.structs.replace(record, entries=[*record.entries[:30], Entry(1, RESIGN)])
    shown = " ".join(run("show", written(tmp_path, given_up)).out.split())
    assert "White resigns." in shown
    assert "It was decided by resignation." in shown


def test_a_broken_table(run: Runner, running: Path) -> None:
    content = json.loads(running.read_text())
    content["log"][20]["words"] = "fly to the moon"
    running.write_text(json.dumps(content))
    shown = " ".join(run("show", running).out.split())
    assert "This is the last position that fits the rules: decision 21 does not:" in shown


def test_a_game_without_texts(run: Runner, tmp_path: Path) -> None:
    record = Kit(Skirmish(), [{}]).recorded_game({"rounds": 1}, 3)[1]
    shown = run("show", written(tmp_path, record))
    assert shown.code == 0
    assert "troops:" in shown.out
