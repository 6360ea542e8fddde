"""``sandtable sight tactics``: whether a square sees another in a position, and why."""

import json
from collections.abc import Callable, Iterator, Mapping
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from sandtable.core import registry
from sandtable.games.tactics.game import Tactics
from sandtable.games.tactics.ui import tools
from sandtable.testing import cites
from sandtable.text.messages import Texts
from tests.cli.commands import Runner
from tests.tactics.files import LANGUAGES, PACKAGE


class Tools(Tactics):
    """Dust Tactics with the command that is tried here."""

    def tools(self) -> Mapping[str, Callable[..., int]]:
        return {"sight": tools.sight}


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    """The commands are known as long as a test lasts."""
    before = registry._registered.pop("tactics", None)
    registry.register(Tools())
    yield
    del registry._registered["tactics"]
    if before is not None:
        registry.register(before)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def said(run: Runner, *arguments: str | Path) -> str:
    """What a command says, on one line."""
    found = run(*arguments)
    assert (found.code, found.err) == (0, "")
    return " ".join(found.out.split())


POSITION = """
game = "tactics"
turn = 2
steps = [{ step = "activate", side = "allies" }, { step = "turn", side = "axis" }]
options = { scenario = "%s", armies = "choose" }
[board.elements]
%s
[board.units]
%s
"""


def position(tmp_path: Path, scenario: str, elements: str = "", **units: str) -> Path:
    """A file with a position; a unit for each square."""
    path = tmp_path / "position.toml"
    lines = "\n".join(f'"{name}" = {{ at = "{square}" }}' for square, name in units.items())
    path.write_text(POSITION % (scenario, elements, lines), encoding="utf-8")
    return path


def looked(run: Runner, path: Path, origin: str, target: str, *further: str) -> dict[str, Any]:
    """What a program reads."""
    words = said(run, "sight", "tactics", "--position", path, origin, target, "--json", *further)
    found: dict[str, Any] = json.loads(words)
    return found


@cites("T6.1", "T7.2")
def test_an_open_line_and_a_square_that_blocks(run: Runner, tmp_path: Path) -> None:
    path = position(tmp_path, "meeting-engagement", a1="hell-boys", l9="sturmpioniere")
    found = looked(run, path, "a1", "c1")
    assert (found["open"], found["range"], found["cover"]) == (True, 2, "none")
    assert found["blocked_by"] is None and found["covered_by"] == []
    found = looked(run, path, "b2", "d2")
    assert not found["open"] and found["blocked_by"]["rule"] == "T6.1"
    assert (found["blocked_by"]["kind"], found["blocked_by"]["squares"]) == ("no-symbol", ["c2"])
    out = said(run, "sight", "tactics", "--position", path, "b2", "d2")
    assert out.startswith("b2 does not see d2, at range 2. Blocked: c2 has no symbol (T6.1).")


@cites("T6.3", "T6.4", "T6.5")
def test_who_stands_there_says_what_blocks(run: Runner, tmp_path: Path) -> None:
    path = position(
        tmp_path, "meeting-engagement", 'c3 = "trap"', a3="hell-boys", a1="blackhawk", e1="hans", c1="sturmpioniere"
    )
    found = looked(run, path, "a3", "d3")
    assert (found["level"], found["blocked_by"]["rule"], found["blocked_by"]["kind"]) == ("soldiers", "T6.3", "trap")
    found = looked(run, path, "a1", "e1")
    assert found["open"] and found["level"] == "others"
    found = looked(run, path, "b1", "e1")
    assert found["open"]  # hans is no soldier unit
    found = looked(run, path, "b1", "d1")
    assert (found["blocked_by"]["rule"], found["blocked_by"]["squares"]) == ("T6.4", ["c1"])
    found = looked(run, path, "c1", "g1")
    assert (found["blocked_by"]["rule"], found["blocked_by"]["kind"]) == ("T6.5", "vehicle")


@cites("T8.2", "T8.3", "T8.4")
def test_cover_of_the_square_and_of_a_corner(run: Runner, tmp_path: Path) -> None:
    path = position(tmp_path, "meeting-engagement", 'e6 = "crate"\nh5 = "trap"', a9="hell-boys", l9="sturmpioniere")
    found = looked(run, path, "g6", "e6")
    assert (found["open"], found["cover"]) == (True, "soft")
    assert [(one["rule"], one["kind"]) for one in found["covered_by"]] == [("T8.2", "crate")]
    found = looked(run, path, "c5", "d7")
    assert found["cover"] == "none"
    found = looked(run, path, "d5", "e6")  # past the corner of d6
    assert [one["rule"] for one in found["covered_by"]] == ["T8.2", "T8.3"] and found["cover"] == "hard"
    found = looked(run, path, "f5", "h5")
    assert (found["cover"], found["covered_by"][0]["kind"]) == ("hard", "own-trap")
    out = said(run, "sight", "tactics", "--position", path, "d5", "e6")
    assert "A squad on e6 has hard cover against d5." in out and "past" not in out


@cites("T8.3")
def test_the_corrections_know_more_corners(run: Runner, tmp_path: Path) -> None:
    path = position(tmp_path, "meeting-engagement", a9="hell-boys", l9="sturmpioniere")
    found = looked(run, path, "a2", "d3")
    assert (found["cover"], found["covered_by"]) == ("none", [])
    found = looked(run, path, "a2", "d3", "--faq")
    assert (found["cover"], found["covered_by"][0]["squares"]) == ("soft", ["c2"])


@cites("T14.2", "T6.9")
def test_buildings(run: Runner, tmp_path: Path) -> None:
    path = position(tmp_path, "last-stand", f5="hell-boys", f7="sturmpioniere")
    found = looked(run, path, "f7", "f5")
    assert found["open"] and found["cover"] == "hard"
    assert (found["covered_by"][0]["rule"], found["covered_by"][0]["kind"]) == ("T14.2", "building")
    found = looked(run, path, "e5", "f5")
    assert (found["cover"], found["covered_by"][0]["kind"]) == ("soft", "inside")
    found = looked(run, path, "e2", "e3")
    assert not found["open"] and found["blocked_by"]["rule"] == "T6.9" and found["blocked_by"]["edges"] == ["e2s"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sight_in_every_language(run: Runner, tmp_path: Path, language: str) -> None:
    path = position(tmp_path, "last-stand", f5="hell-boys", f7="sturmpioniere")
    out = said(run, "sight", "tactics", "--position", path, "e2", "e3", "--lang", language)
    edge = {"en": "south edge of e2", "de": "Südkante von e2", "it": "lato sud di e2"}
    assert f"{edge[language]} (T6.9)." in out


def test_bad_questions_about_sight(run: Runner, tmp_path: Path) -> None:
    path = position(tmp_path, "meeting-engagement", a9="hell-boys", l9="sturmpioniere")

    def wrong(*words: str | Path) -> str:
        return str(run.refused("sight", "tactics", "--position", *words))

    assert 'there is no square "z9" on this board, which reaches from a1 to l9' in wrong(path, "z9", "a1")
    assert "a unit looks from one square at another, and a1 was given twice" in wrong(path, "a1", "a1")
    assert "cannot be read" in wrong(tmp_path / "nothing.toml", "a1", "b1")
    path.write_text('game = "dust"\n', encoding="utf-8")
    assert wrong(path, "a1", "b1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_it_takes_is_explained(language: str) -> None:
    texts = Texts(language, [PACKAGE, "sandtable"])
    assert set(texts.attributes("help-sight")) == set(signature(tools.sight).parameters) - {"json"}
    english = Texts("en", [PACKAGE, "sandtable"])
    assert [one for one in english.ids() if one.startswith("tactics-sight-") and one not in texts.ids()] == []
