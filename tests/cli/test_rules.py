"""`sandtable rules` and `sandtable games`."""

import json
from pathlib import Path

import pytest

from sandtable.cli import coverage
from sandtable.core.registry import game as find_game
from sandtable.text.wording import Wording
from tests.cli.commands import ROOT, Runner


def test_one_rule(run: Runner) -> None:
    shown = run("rules", "dual-powers", "P4.8")
    assert shown.code == 0
    assert shown.out.startswith("P4.8   Recruit: place one or more units")
    assert run("rules", "dual-powers", "p4.8").out == shown.out


def test_a_ruling_is_told(run: Runner) -> None:
    assert "Ruling: A double move may not end" in run("rules", "dual-powers", "P4.10").out


def test_a_chapter_and_all_rules(run: Runner) -> None:
    chapter = run("rules", "dual-powers", "P6").out
    assert chapter.startswith("P6 Clean-up and end\n\nP6.1   The unrest tile")
    everything = run("rules", "dual-powers").out
    assert chapter in everything
    assert everything.count("\n\nP7.") == 15
    assert max(map(len, everything.splitlines())) <= 80


def test_coverage(run: Runner) -> None:
    shown = run("rules", "--coverage", "--json")
    found = json.loads(shown.out)
    (game,) = (part for part in found["games"] if part["game"] == "dual-powers")
    assert game["totals"]["rules"] == len(game["rules"]) == 68
    rules = {rule["number"]: rule for rule in game["rules"]}
    assert rules["P4.8"]["text"].startswith("Recruit:")
    assert any(test.startswith("tests/dual_powers/") and "::test_" in test for test in rules["P4.8"]["tests"])
    file, line = rules["P4.8"]["code"][0].split(":")
    assert "P4.8" in (ROOT / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert game["unknown"] == {}
    assert shown.code == (0 if found["complete"] else 1)


def test_coverage_for_people(run: Runner) -> None:
    shown = run("rules", "dual-powers", "--coverage").out
    assert "dual-powers: 68 rules, 68 with a test" in shown
    assert "tests/dual_powers/test_" in shown


def test_every_rule_has_a_test_and_code(run: Runner) -> None:
    assert run("rules", "dual-powers", "--coverage").code == 0, run("rules", "dual-powers", "--coverage").out[-300:]


def checkout(folder: Path, monkeypatch: pytest.MonkeyPatch, test: str) -> None:
    """A small checkout whose game has the rules of Dual Powers."""
    package = folder / "src" / "game"
    package.mkdir(parents=True)
    (folder / "pyproject.toml").write_text("")
    (folder / "tests").mkdir()
    (folder / "tests" / "test_game.py").write_text(test)
    (package / "code.py").write_text('"""P1.1: the board."""\n\nrules = ("P1.2", "P1.1")\n')
    monkeypatch.setattr(coverage, "files", lambda package: folder / "src" / "game")


def test_what_is_missing_is_named(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout(tmp_path, monkeypatch, '@cites("P1.1", "P9.9")\ndef test_x(): ...\n')
    shown = run("rules", "dual-powers", "--coverage")
    assert shown.code == 1
    words = " ".join(shown.out.split())
    assert "tests: tests/test_game.py::test_x code: src/game/code.py:1,3" in words
    assert "68 rules, 1 with a test, 2 with code." in words
    assert "Without a test: P1.2," in words
    assert "Without code: P1.3," in words
    assert "Cited by tests, but no rule: P9.9." in words


def test_without_tests_it_is_said_plainly(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "files", lambda package: tmp_path / "installed" / "game")
    assert "the coverage needs a checkout of the sources" in run.refused("rules", "--coverage")


def test_citations_in_classes_and_by_attribute() -> None:
    source = '@kit.cites("P1.1")\nasync def test_a(): ...\nclass T:\n    @cites("P1.2")\n    def test_b(self): ...\n'
    assert sorted(coverage.citations(source)) == [("P1.1", "test_a"), ("P1.2", "test_b")]


def test_games(run: Runner) -> None:
    shown = run("games")
    assert shown.code == 0
    assert "dual-powers: Dual Powers: Revolution 1917" in shown.out
    for option in find_game("dual-powers").options:
        assert f"--option {option.name}=" in shown.out
        texts = Wording.of(find_game("dual-powers").rules()).texts
        assert texts.say(f"option-{option.name}") in " ".join(shown.out.split())
