"""``sandtable odds dust``: what is typed, and what is printed for people and for programs."""

import json as json_format
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.app import app
from sandtable.core.errors import SandtableError
from sandtable.core.registry import register
from sandtable.games.dust.game import GAME
from sandtable.games.dust.odds.battle import Question, odds
from sandtable.play.talk import set_language

register(GAME)


@pytest.fixture(autouse=True)
def english() -> Any:
    set_language("en")
    yield
    set_language(None)


def printed(capsys: pytest.CaptureFixture[str], line: str) -> str:
    assert app.run(["odds", *shlex.split(line)]) == 0
    return capsys.readouterr().out


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, 'dust --attack "3T 1F" --defend 1T --centre --attack-card sigrid --defend-card koshka')
    chance = 100 * float(odds(Question.of("3T 1F", "1T", centre=True, attack_card="sigrid")).attacker)
    assert text.startswith("3T 1F against 1T: land battle, edition premium\n")
    assert f"The attacker conquers the area  {chance:.1f} %" in text
    for rule in ("D7.2", "D7.3", "D7.6", "D7.7", "D10.6", "D10.10"):
        assert f"({rule})" in text
    assert "Koshka makes no difference to a battle. (D10.6)" in text


def test_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = json_format.loads(printed(capsys, 'dust --attack "3T 1F" --defend "2T 1M" --edition standard --json'))
    four = [found[key] for key in ("attacker", "defender", "cease_fire", "both_destroyed")]
    assert sum(four) == pytest.approx(1, abs=1e-15)
    assert found["survivors"]["attacker"]["-"] == pytest.approx(found["defender"])
    assert found["survivors"]["defender"]["-"] == pytest.approx(found["attacker"])
    assert {"rule", "text"} == set(found["modifiers"][0])
    assert set(found["losses"]) == {"attacker", "defender"}


def test_in_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    line = 'dust --attack 2T --attack "2T 1F" --kind land --kind amphibious --defend 3T'
    text = printed(capsys, line)
    assert text.startswith("2T, 2T 1F against 3T: land battle, amphibious battle, edition premium\n")
    assert "attack 2, with 2T 1F" in text and "(D6.12)" in text
    assert "Attack 2: The attacker rolls first: supremacy 1 to 0. (D7.2)" in text
    found = json_format.loads(printed(capsys, line + " --json"))
    assert sum(found["by_attack"]) == pytest.approx(found["attacker"])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dust --kind raid --attack 2B --defend 2S", "Nobody is left there  40.7 %"),
        ("dust --kind bombard --attack 2S --defend 1T", "2 dice are rolled, once. (D9.2)"),
        ('dust --kind missiles --defend "2T 1M"', "Nobody is shielded from missiles. (D10.11)"),
        ("dust --kind sea --attack 2S --defend 2S", "Both sides are destroyed"),
        ("dust --kind drop --attack 2M --defend 2T --exact --no-haven", "destroyed. (D10.7)"),
        ("dust --attack 2T --defend 2T --attack-retreat 0.4 --casualties best,cheapest", "under 40.0 %. (D7.6)"),
        ("dust --attack 2T --defend 2T --neutral", "(D7.11)"),
    ],
)
def test_other_questions(line: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert " ".join(words.split()) in " ".join(printed(capsys, line).split())
    assert isinstance(json_format.loads(printed(capsys, line + " --json")), dict)


@pytest.mark.parametrize(("language", "words"), [("de", "Der Angreifer erobert"), ("it", "L'attaccante conquista")])
def test_other_languages(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_language(language)
    text = printed(capsys, 'dust --attack "2T 1F" --defend "1T 1M" --attack-card nurse --attack-retreat 0.2')
    assert words in text and "The " not in text
    row = printed(capsys, "dust --attack 2T --attack 1T --defend 1T")
    assert "The " not in row
    assert "The " not in printed(capsys, "dust --kind missiles --defend 1T")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dust --attack 3X --defend 1T", '"3X" names no units'),
        ("dust --defend 1T", "a battle needs somebody on both sides (D6.2)"),
        ("dust --attack 1T --defend 1T --casualties a,b,c", "casualties are picked in one way, or in two"),
        ("dust --attack 1T --defend 1T --kind land --kind land", "name one kind for all attacks, or one for each"),
        ("dust --attack 1B --attack 1B --defend 1S --kind raid", "a special attack is no battle"),
        (
            "dust --attack 1B --defend 1S --kind raid --attack-card sigird",
            'there is no card "sigird"; did you mean "sigrid"?',
        ),
        ("dust --defend 1T --kind missiles --defend-card nures", 'there is no card "nures"; did you mean "nurse"?'),
        ("dust --attack 1T --defend 1T --dice 3", "only missiles are given their dice; units bring their own (D10.11)"),
        ("dust --attack 1B --defend 1S --kind raid --dice 3", "only missiles are given their dice"),
        ("dust --attack 1B --defend 1S --kind raid --capital", "there are no centres and capitals at sea (D4.6)"),
        ("dust --defend 1S --kind missiles --centre", "there are no centres and capitals at sea (D4.6)"),
        *[
            (f"dust {words} {card}", "no cards are used in a special attack (D9.4)")
            for words in ("--attack 1B --defend 1S --kind raid", "--attack 1S --defend 1T --kind bombard")
            for card in ("--attack-card sigrid", "--defend-card nurse")
        ],
        ("dust --defend 1T --kind missiles --defend-card nurse", "no cards are used in a special attack (D9.4)"),
        ("dust --defend 1T --kind missiles --defend-retreat 0.5", "nobody retreats from a special attack (D9.4)"),
        (
            "dust --attack 1S --defend 1T --kind bombard --casualties best,land",
            "in a special attack only the attacker picks casualties (D9.4)",
        ),
        ("dust --attack 1T --attack 1S --defend 1T --kind land --kind sea", "only submarines fight at sea"),
    ],
)
def test_bad_questions(line: str, sentence: str) -> None:
    with pytest.raises(SandtableError) as caught:
        app.run(["odds", *shlex.split(line)])
    assert str(caught.value).startswith(sentence)


def test_the_benchmark_measures_both_battles() -> None:
    file = Path(__file__).parents[2] / "benchmarks" / "own.py"
    command = [sys.executable, str(file), "dust", "odds", "--json", "--rounds=1", "--no-peers"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    for row in json_format.loads(run.stdout)["rows"]:
        assert row["ours"]["min"] > 0 and 0 < row["attacker"] < 1
