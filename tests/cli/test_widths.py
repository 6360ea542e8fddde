"""Line mode in narrow and wide terminals: no line is longer than the terminal, in any language."""

from pathlib import Path

import pytest

from sandtable.cli.choices import choice_lines
from sandtable.cli.lesson_view import side_by_side
from sandtable.cli.table_setup import TableSetup
from sandtable.play.board import board_lines
from sandtable.play.talk import in_columns
from sandtable.testing import Kit
from sandtable.text.wording import Wording
from tests.cli.commands import Run, Runner
from tests.core.skirmish import Skirmish
from tests.dual_powers.test_learn import RECOMMENDED

LANGUAGES = ["en", "de", "it"]
WIDTHS = [60, 80, 120]
RECORD = Path(__file__).parent.parent / "golden" / "dual-powers-two-calendar.json"
COMMANDS = "help\nhint\nboard\nrule\nwhy play lenin\nlog\n99\nnonsense\nmove over there\n"


def check(run: Run, width: int) -> None:
    assert (run.code, run.err) == (0, "")
    longest = max(run.out.splitlines(), key=len)
    assert len(longest) <= width, longest


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(run: Runner, language: str, width: int) -> None:
    typed = COMMANDS + "1\n" * 20 + COMMANDS + "2\n1\n" * 300
    played = run("--lang", language, "play", "--seats", "human,rookie", "--seed", "5", typed=typed, columns=width)
    check(played, width)
    over = {"en": "The game is over.", "de": "Das Spiel ist vorbei.", "it": "La partita è finita."}
    assert over[language] in played.out


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_for_one_and_the_one_for_two(run: Runner, language: str, width: int) -> None:
    check(
        run("--lang", language, "play", "--solo", "--seed", "5", typed=COMMANDS + "2\n1\n" * 90, columns=width), width
    )
    typed = "\n" + COMMANDS + "1\n\n" * 40
    check(run("--lang", language, "play", "--seats", "human,human", "--seed", "5", typed=typed, columns=width), width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson(run: Runner, language: str, width: int) -> None:
    typed = "\n".join(["help", "board", *RECOMMENDED[:3], "hint", "rule", "why", *RECOMMENDED[3:], "quit"]) + "\n"
    check(run("--lang", language, "learn", typed=typed, columns=width), width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay(run: Runner, language: str, width: int) -> None:
    check(run("--lang", language, "replay", RECORD, columns=width), width)


def test_any_other_game() -> None:
    Kit(Skirmish(), [{}])  # registers it
    table = TableSetup(game="skirmish", seed="tea").table()
    lines = board_lines(table.view(0), table.rules, Wording.of(table.rules), 24)
    assert max(len(line) for line in lines) <= 24
    assert any(line.startswith("  ") for line in lines)


@pytest.mark.parametrize("columns", [in_columns, side_by_side])
@pytest.mark.parametrize("count", [3, 12, 13, 30])
def test_choices_that_are_longer_than_the_terminal(count: int, columns: object) -> None:
    labels = ["Recruit " + " and ".join(["red-1/1"] * (place % 9 + 1)) for place in range(count)]
    notes = ["to Mar/Apr 15, bonus action, takes Will of the People" if place % 2 else "" for place in range(count)]
    lines = choice_lines(labels, notes, 60, columns)  # type: ignore[arg-type]
    assert max(len(line) for line in lines) <= 60
    told = " ".join(" ".join(lines).split())
    for number, label in enumerate(labels, 1):
        assert f"{number} {label}" in told


def test_a_note_stands_close_to_short_choices() -> None:
    """One long choice without a note must not push the notes of the others away."""
    lines = choice_lines(["Enter blue", "Inspire: take Will of the People"], ["Red 0, White 0", ""], 60, in_columns)
    assert lines == [" 1  Enter blue   Red 0, White 0", " 2  Inspire: take Will of the People"]
