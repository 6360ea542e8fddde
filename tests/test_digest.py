"""The rules in our own words: every number is there, and the document is up to date."""

import re
import subprocess
import sys

import pytest

from sandtable.contract import rule_numbers
from sandtable.core.game import Game
from sandtable.text.messages import Texts, rule_id
from tests.games import GAMES, ROOT, proofs_of

TOLD = ("chapter-", "cell-", "column-", "comparison-", "digest-", "example-", "reconstructed-", "row-", "rule-")
"""How messages of the digest begin; the others are said during a game, with arguments: test_wording.py."""


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def texts(game: Game) -> Texts:
    """The English messages of a game."""
    return Texts("en", [game.package])


def digest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool."""
    command = [sys.executable, str(ROOT / "tools" / "rules_digest.py"), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@every_game
def test_the_digest_on_disk_is_up_to_date(game: Game) -> None:
    run = digest(game.name, "--check")
    assert run.returncode == 0, run.stderr


def test_an_unknown_game_is_told_in_one_sentence() -> None:
    run = digest("no-such-game", "--check")
    assert run.returncode == 2
    assert run.stderr.startswith("the digest of no-such-game cannot be written: ")
    assert "Traceback" not in run.stderr


@every_game
def test_every_rule_number_has_its_words(game: Game) -> None:
    says, chapters = texts(game), proofs_of(game).RULES
    wanted = [rule_id(number) for number in rule_numbers(chapters)]
    assert [name for name in says.ids() if name.startswith("rule-")] == wanted
    assert [name for name in says.ids() if name.startswith("chapter-")] == [f"chapter-{c}" for c in chapters]
    for name in wanted:
        words = [says.say(name)]
        words += [says.attribute(name, attribute) for attribute in says.attributes(name)]
        for text in words:
            assert text[0].isupper(), name
            assert text.endswith("."), name
            assert "\n" not in text, name


@every_game
def test_every_number_mentioned_exists(game: Game) -> None:
    says = texts(game)
    for name in says.ids():
        if not name.startswith(TOLD):
            continue
        words = [says.say(name)] + [says.attribute(name, attribute) for attribute in says.attributes(name)]
        for number in re.findall(r"\b[A-Z]\d+\.\d+\b", " ".join(words)):
            assert says.has(rule_id(number)), f"{name} mentions {number}"


@every_game
def test_every_worked_example_is_told(game: Game) -> None:
    says = texts(game)
    told = [name for name in says.ids() if name.startswith("example-")]
    assert told == [f"example-{letter}" for letter in proofs_of(game).EXAMPLES]
    for name in told:
        assert re.findall(r"[A-Z]\d+\.\d+", says.attribute(name, "rules")), name
