"""What Dust Tactics measures about itself: that it asks what it says, not how long it takes."""

import json

import pytest

from sandtable.games.tactics.ui.benchmarks import sight


def test_questions_about_sight_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert sight(["--rounds", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [(row["question"], row["faq"], row["asked"]) for row in rows] == [
        ("sees", False, 2 * 108 * 108),
        ("corner cover", False, 2 * 108 * 108),
        ("sees", True, 2 * 108 * 108),
        ("corner cover", True, 2 * 108 * 108),
    ]
    seen, covered, seen_again, covered_more = (row["yes"] for row in rows)
    assert 0 < seen == seen_again < 2 * 108 * 108  # corrections change cover only
    assert 0 < covered < covered_more


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert sight(["--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert "corner cover" in out and "rulebook" in out and "corrections" in out
