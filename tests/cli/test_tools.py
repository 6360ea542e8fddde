"""Commands that games bring: which game is meant when several have one of the same name."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Literal

import pytest

from sandtable.cli.app import app
from sandtable.core import registry
from sandtable.core.game import Game
from tests.cli.commands import Runner


def check(what: Literal["figures", "cards"], file: Path, /) -> int:
    """Check figures or cards for Draughts."""
    print(f"draughts checks {what} in {file}")
    return 0


def odds(*, attack: str = "none", kind: Literal["short", "long"] = "short") -> int:
    """Odds of Draughts."""
    print(f"draughts: {attack} {kind}")
    return 0


class Draughts(Game):
    """A game with two tools that Dust has, too."""

    def __init__(self) -> None:
        super().__init__("draughts", "Draughts", 1, "sandtable", [])

    def tools(self) -> Mapping[str, Callable[..., int]]:
        return {"check": check, "odds": odds}


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draughts and Dust are there, and nobody else, as long as a test lasts."""
    monkeypatch.setattr("sandtable.cli.tools.games_at_hand", lambda: ["draughts", "dust"])
    registry.register(Draughts())
    yield
    registry._registered.pop("draughts")


def test_the_first_word_says_whose_tool_is_meant(run: Runner, tmp_path: Path) -> None:
    assert run("check", "figures", "mine.toml").out == "draughts checks figures in mine.toml\n"
    missing = tmp_path / "none.toml"
    assert run.refused("check", "map", missing) == f"{missing}: there is no such file"


def test_a_game_that_is_named_is_meant(run: Runner, tmp_path: Path) -> None:
    assert run("check", "draughts", "cards", "mine.toml").out == "draughts checks cards in mine.toml\n"
    missing = tmp_path / "none.toml"
    assert run.refused("check", "dust", "cards", missing) == f"{missing}: there is no such file"
    sentence = 'the game "dual-powers" has no command "check"; it is there for draughts, dust'
    assert run.refused("check", "dual-powers", "map", "x") == sentence


def test_a_word_that_two_games_know_needs_the_game(run: Runner) -> None:
    sentence = "sandtable check needs the name of a game, for several have it: draughts, dust"
    assert run.refused("check", "cards", "mine.toml") == sentence
    assert run.refused("check") == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", 'sandtable check takes one of figures, cards, map, not "mpa"; did you mean "map"?'),
        ("de", 'sandtable check nimmt eines von figures, cards, map, nicht "mpa"; meintest du "map"?'),
        ("it", 'sandtable check vuole uno tra figures, cards, map, non "mpa"; volevi dire "map"?'),
    ],
)
def test_a_word_that_no_game_knows(run: Runner, language: str, sentence: str) -> None:
    assert run.refused("check", "mpa", "mine.toml", "--lang", language) == sentence


def test_a_word_that_the_named_game_does_not_know(run: Runner) -> None:
    sentence = 'sandtable check takes one of figures, cards, not "chess"'
    assert run.refused("check", "draughts", "chess", "mine.toml") == sentence
    sentence = 'sandtable odds --kind takes one of short, long, not "shorts"; did you mean "short"?'
    assert run.refused("odds", "draughts", "--kind", "shorts") == sentence
    assert run("odds", "draughts", "--kind", "long").out == "draughts: none long\n"


def test_tools_without_words_need_the_game(run: Runner) -> None:
    sentence = "sandtable odds needs the name of a game, for several have it: draughts, dust"
    assert run.refused("odds", "--attack", "3T") == sentence
    assert run.refused("odds", "drauhgts") == 'there is no game "drauhgts"; did you mean "draughts"?'
    assert run("odds", "draughts", "--attack", "3T").out == "draughts: 3T short\n"


def test_the_help_is_that_of_all_games(run: Runner) -> None:
    shown = run("check", "--help")
    assert shown.code == 0
    assert "Check figures or cards for Draughts." in shown.out
    assert "Check a map or cards of your own for Dust" in shown.out
    assert shown.out.count("sandtable check") == 2
    assert "Dust" not in run("check", "draughts", "--help").out
    assert app.others()["check"].startswith("Check figures or cards for Draughts. Check a map or cards")
