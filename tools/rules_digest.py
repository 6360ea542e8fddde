"""Write a game's rules in our own words, from its English messages, into ``docs/rules/``.

    python tools/rules_digest.py dual-powers            write docs/rules/dual-powers.md
    python tools/rules_digest.py dual-powers --check    exit 1 if that file is not up to date

The messages of a game say everything; this only puts them in order:

    chapter-P4        the title of a chapter
    rule-P4-8         the rule P4.8, with an attribute .ruling where something was decided
    digest-title      the title of the digest, and digest-intro what it begins with
    reconstructed-*   what is reconstructed, in the order of the file
    example-*         the worked examples, with an attribute .rules

A game with editions has them in a module ``editions``: NAMES, and a TABLE of rows, each with the name of what differs
and a cell for every edition. They are compared in the digest, in words:

    comparison-intro  what the comparison begins with
    column-*          an edition
    row-*             what differs, with an attribute .rule
    cell-*            what a cell says: cell-yes, cell-no, or cell- and the words in it. A number is shown as it is,
                      unless it has words of its own in that row: cell-<row>-<number>
"""

import argparse
import re
import sys
from collections.abc import Collection
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from sandtable.texts import Texts

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"rule-([A-Z]+)(\d+)-(\d+)$")
NOTE = "<!-- Written by tools/rules_digest.py from the game's messages; change those, not this file. -->"


def package_of(game: str) -> str:
    """The package of a game.

    >>> package_of("dual-powers")
    'sandtable.games.dual_powers'
    """
    return "sandtable.games." + game.replace("-", "_")


def rules_of(texts: Texts) -> list[tuple[str, str, str]]:
    """(chapter, rule number, message id) of every rule, in the order of the numbers."""
    found = [match for name in texts.ids() if (match := RULE.match(name))]
    found.sort(key=lambda match: (match[1], int(match[2]), int(match[3])))
    return [(f"{m[1]}{m[2]}", f"{m[1]}{m[2]}.{m[3]}", m[0]) for m in found]


def anchor(number: str) -> str:
    """The link target of a rule.

    >>> anchor("P4.8")
    'p4-8'
    """
    return number.lower().replace(".", "-")


def linked(text: str, numbers: Collection[str]) -> str:
    """The text with every rule number it mentions made a link."""
    return re.sub(
        r"\b[A-Z]+\d+\.\d+\b",
        lambda match: f"[{match[0]}](#{anchor(match[0])})" if match[0] in numbers else match[0],
        text,
    )


def comparison(game: str, texts: Texts, numbers: list[str]) -> list[str]:
    """In what the editions of a game differ, in the order of the rules; nothing if it has none."""
    if find_spec(f"{package_of(game)}.editions") is None:
        return []
    editions = import_module(f"{package_of(game)}.editions")
    columns = [texts.say(f"column-{edition}") for edition in editions.NAMES]
    rows: list[tuple[int, str]] = []
    for name, *cells in editions.TABLE:
        row = name.replace("_", "-")
        rule = texts.attribute(f"row-{row}", "rule")
        shown = [linked(rule, numbers), texts.say(f"row-{row}"), *(cell(texts, row, value) for value in cells)]
        rows.append((numbers.index(rule), f"| {' | '.join(shown)} |"))
    rows.sort(key=lambda found: found[0])
    lines = ["## The editions compared", "", texts.say("comparison-intro"), ""]
    lines += [f"| rule | | {' | '.join(columns)} |", "|---" * (len(columns) + 2) + "|"]
    return [*lines, *(shown for _, shown in rows), ""]


def cell(texts: Texts, row: str, value: object) -> str:
    """What a cell of a row says."""
    if isinstance(value, tuple):
        return " / ".join(cell(texts, row, one) for one in value)
    word = ("yes" if value else "no") if isinstance(value, bool) else re.sub(r"\W+", "-", str(value))
    if texts.has(f"cell-{row}-{word}"):
        return texts.say(f"cell-{row}-{word}")
    return word if word.isdigit() else texts.say(f"cell-{word}")


def digest(game: str) -> str:
    """The whole document."""
    texts = Texts("en", [package_of(game)])
    rules = rules_of(texts)
    numbers = [number for _, number, _ in rules]
    lines = [f"# {texts.say('digest-title')}", "", NOTE, "", texts.say("digest-intro"), ""]
    lines += comparison(game, texts, numbers)
    rulings: list[str] = []
    chapter = ""
    for of_chapter, number, name in rules:
        if of_chapter != chapter:
            chapter = of_chapter
            lines += [f"## {chapter} {texts.say(f'chapter-{chapter}')}", ""]
        lines += [f'<a id="{anchor(number)}"></a>**{number}** {linked(texts.say(name), numbers)}', ""]
        if "ruling" in texts.attributes(name):
            ruling = linked(texts.attribute(name, "ruling"), numbers)
            lines += [f"> **Ruling.** {ruling}", ""]
            rulings.append(f"- {linked(number, numbers)}: {ruling}")
    names = texts.ids()
    lines += ["## Rulings", "", "Everything that had to be decided, in one place.", "", *rulings, ""]
    parts = [name for name in names if name.startswith("reconstructed-") and name != "reconstructed-intro"]
    if parts:
        lines += ["## What is reconstructed", "", texts.say("reconstructed-intro"), ""]
        lines += [*(f"- {texts.say(name)}" for name in parts), ""]
    examples = [name for name in names if name.startswith("example-")]
    if examples:
        lines += ["## Worked examples", ""]
    for name in examples:
        shown = linked(texts.attribute(name, "rules"), numbers)
        lines += [f"**{name.removeprefix('example-')}** {linked(texts.say(name), numbers)} ({shown})", ""]
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write or check the digest of one game."""
    parser = argparse.ArgumentParser(description="Write a game's rules in our own words.")
    parser.add_argument("game", help="the game, such as dual-powers")
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    chosen = parser.parse_args(arguments)
    path = ROOT / "docs" / "rules" / f"{chosen.game}.md"
    shown = path.relative_to(ROOT)
    try:
        text = digest(chosen.game)
    except (ImportError, ValueError, KeyError) as error:
        print(f"the digest of {chosen.game} cannot be written: {error}", file=sys.stderr)
        return 2
    if chosen.check:
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            return 0
        print(f"{shown} is not up to date; run: python tools/rules_digest.py {chosen.game}", file=sys.stderr)
        return 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"wrote {shown}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
