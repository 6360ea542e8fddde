"""The rules in our own words: every number is there, and the document is up to date."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.texts import Texts, rule_id

ROOT = Path(__file__).parent.parent
GAMES = sorted(
    path.parts[-4].replace("_", "-") for path in (ROOT / "src" / "sandtable" / "games").glob("*/locale/en/rules.ftl")
)
CHAPTERS = {
    "dual-powers": {"P1": 5, "P2": 5, "P3": 4, "P4": 21, "P5": 13, "P6": 5, "P7": 15},
}
EXAMPLES = {"dual-powers": "ABCDEFGH"}


def texts(game: str) -> Texts:
    """The English messages of a game."""
    return Texts("en", ["sandtable.games." + game.replace("-", "_")])


def digest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool."""
    command = [sys.executable, str(ROOT / "tools" / "rules_digest.py"), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_digest_on_disk_is_up_to_date(game: str) -> None:
    run = digest(game, "--check")
    assert run.returncode == 0, run.stderr


def test_an_unknown_game_is_told_in_one_sentence() -> None:
    run = digest("no-such-game", "--check")
    assert run.returncode == 2
    assert run.stderr.startswith("the digest of no-such-game cannot be written: ")
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_number_has_its_words(game: str) -> None:
    says = texts(game)
    wanted = [rule_id(f"{c}.{n + 1}") for c, count in CHAPTERS[game].items() for n in range(count)]
    assert [name for name in says.ids() if name.startswith("rule-")] == wanted
    assert [name for name in says.ids() if name.startswith("chapter-")] == [f"chapter-{c}" for c in CHAPTERS[game]]
    for name in wanted:
        words = [says.say(name)]
        words += [says.attribute(name, attribute) for attribute in says.attributes(name)]
        for text in words:
            assert text[0].isupper(), name
            assert text.endswith("."), name
            assert "\n" not in text, name


@pytest.mark.parametrize("game", GAMES)
def test_every_number_mentioned_exists(game: str) -> None:
    says = texts(game)
    for name in says.ids():
        if not name.startswith(("chapter-", "digest-", "example-", "reconstructed-", "rule-")):
            continue  # said during a game, with arguments: test_wording.py
        words = [says.say(name)] + [says.attribute(name, attribute) for attribute in says.attributes(name)]
        for number in re.findall(r"\b[A-Z]\d+\.\d+\b", " ".join(words)):
            assert says.has(rule_id(number)), f"{name} mentions {number}"


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_told(game: str) -> None:
    says = texts(game)
    told = [name for name in says.ids() if name.startswith("example-")]
    assert told == [f"example-{letter}" for letter in EXAMPLES[game]]
    for name in told:
        assert re.findall(r"[A-Z]\d+\.\d+", says.attribute(name, "rules")), name
