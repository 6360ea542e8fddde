"""The rules in our own words: every number is there, and the document is up to date."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.games.dust import editions
from sandtable.texts import Texts, rule_id

ROOT = Path(__file__).parent.parent
GAMES = sorted(
    path.parts[-4].replace("_", "-") for path in (ROOT / "src" / "sandtable" / "games").glob("*/locale/en/rules.ftl")
)
CHAPTERS = {
    "dual-powers": {"P1": 5, "P2": 5, "P3": 4, "P4": 21, "P5": 13, "P6": 5, "P7": 15},
    "dust": {
        "D1": 11,
        "D2": 12,
        "D3": 5,
        "D4": 13,
        "D5": 11,
        "D6": 12,
        "D7": 16,
        "D8": 7,
        "D9": 5,
        "D10": 13,
        "D11": 4,
        "D12": 6,
    },
}
EXAMPLES = {"dual-powers": "ABCDEFGH", "dust": "ABCDEFGHIJ"}
TOLD = ("chapter-", "cell-", "column-", "comparison-", "digest-", "example-", "reconstructed-", "row-", "rule-")
"""How messages of the digest begin; the others are said during a game, with arguments: test_wording.py."""


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
        if not name.startswith(TOLD):
            continue
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


# The editions of Dust, compared


def table() -> dict[str, list[str]]:
    """The comparison as it stands in the document: what differs, to the rule and the cells of its row."""
    text = (ROOT / "docs" / "rules" / "dust.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| [D")]
    return {label: [rule.partition("]")[0].strip("["), *cells] for rule, label, *cells in rows}


def label(attribute: str) -> str:
    """What a row is called."""
    return texts("dust").say("row-" + attribute.replace("_", "-"))


def words(value: object) -> str:
    """What a cell says that means the same in every row."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " / ".join(map(str, value))
    return texts("dust").say("cell-" + re.sub(r"\W+", "-", value)) if isinstance(value, str) else str(value)


@pytest.mark.parametrize("attribute", [str(row[0]) for row in editions.TABLE])
def test_every_difference_of_the_editions_is_in_the_digest(attribute: str) -> None:
    played = [words(getattr(editions.edition(name), attribute)) for name in editions.NAMES]
    shown = table()[label(attribute)][1:]
    if attribute == "missile_dice":
        assert played[-1] == "0"
        played[-1] = "one for each own production centre"
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
    document = (ROOT / "docs" / "rules" / "dust.md").read_text(encoding="utf-8")
    says = texts("dust")
    for name in says.ids():
        if name.startswith(("cell-", "column-", "comparison-", "row-")):
            assert says.say(name) in document, name
    assert [name for name in says.ids() if name.startswith("column-")] == [f"column-{name}" for name in editions.NAMES]
