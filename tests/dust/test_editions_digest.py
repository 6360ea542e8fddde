"""The digest compares the editions of Dust, each difference under its rule, and has no others."""

import re
from pathlib import Path

import pytest

from sandtable.games.dust.rules import editions
from sandtable.text.messages import Texts

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "dust.md"
TEXTS = Texts("en", ["sandtable.games.dust"])


def table() -> dict[str, list[str]]:
    """The comparison as it stands in the document: what differs, to the rule and the cells of its row."""
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| [D")]
    return {label: [rule.partition("]")[0].strip("["), *cells] for rule, label, *cells in rows}


def label(attribute: str) -> str:
    """What a row is called."""
    return TEXTS.say("row-" + attribute.replace("_", "-"))


def words(value: object) -> str:
    """What a cell says that means the same in every row."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " / ".join(map(str, value))
    return TEXTS.say("cell-" + re.sub(r"\W+", "-", value)) if isinstance(value, str) else str(value)


@pytest.mark.parametrize("attribute", [str(row[0]) for row in editions.TABLE])
def test_every_difference_of_the_editions_is_in_the_digest(attribute: str) -> None:
    played = [words(getattr(editions.edition(name), attribute)) for name in editions.NAMES]
    shown = table()[label(attribute)][1:]
    if attribute == "missile_dice":
        assert played[-1] == "0"
        played[-1] = "one for each production centre of one's own"
    assert shown == played


def test_the_digest_has_no_other_differences() -> None:
    assert sorted(table()) == sorted(label(str(row[0])) for row in editions.TABLE)
    assert len(table()) == len(editions.TABLE)
    played = set(vars(editions.edition("premium"))) - {"name", "combat"}  # combat follows from the dice of a submarine
    assert played == {str(row[0]) for row in editions.TABLE}


def test_differences_stand_under_the_rules_the_editions_name() -> None:
    source = Path(editions.__file__).read_text(encoding="utf-8")
    named = dict(re.findall(r'^ +\("(\w+)", +# (D\d+\.\d+) ', source, re.MULTILINE))
    assert len(named) == len(editions.TABLE)
    assert {attribute: table()[label(attribute)][0] for attribute in named} == named
    numbers = [tuple(map(int, row[0][1:].split("."))) for row in table().values()]
    assert numbers == sorted(numbers)


def test_differences_that_owners_of_the_game_know() -> None:
    shown = table()
    assert shown["Dice of a submarine"] == ["D1.6", "1", "2", "2", "1"]
    assert shown["Neutral units can be bought"] == ["D4.9", "yes", "yes", "no", "no"]
    assert shown["Victory points of a capital"] == ["D11.1", "1", "1", "2", "2"]
    assert [cell[:2] for cell in shown["Victory points that win, with 2 / 3 / 4 / 5 / 6 players"][1:]] == [
        "50",
        "50",
        "40",
        "40",
    ]


def test_no_text_of_the_comparison_is_unused() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    for name in TEXTS.ids():
        if name.startswith(("cell-", "column-", "comparison-", "row-")):
            assert TEXTS.say(name) in document, name
    assert [name for name in TEXTS.ids() if name.startswith("column-")] == [f"column-{name}" for name in editions.NAMES]
