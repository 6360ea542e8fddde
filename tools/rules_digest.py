"""Write a game's rules in our own words, from its English messages, into ``docs/rules/``.

    python tools/rules_digest.py dual-powers            write docs/rules/dual-powers.md
    python tools/rules_digest.py dual-powers --check    exit 1 if that file is not up to date

The file is called after the title of the digest, as far as its first colon.

The messages of a game say everything; this only puts them in order:

    chapter-P4        the title of a chapter
    rule-P4-8         the rule P4.8, with an attribute .ruling where something was decided
    rule-R12          the rule R12 of a chapter R, whose numbers have no dot
    digest-title      the title of the digest, and digest-intro what it begins with
    reconstructed-*   what is reconstructed, in the order of the file
    example-*         the worked examples, with an attribute .rules

A game with several editions names them in its ``proofs().EDITIONS``. They are compared in the digest, in words:

    comparison-intro  what the comparison begins with, and comparison-title its heading if these are no editions
    column-*          an edition
    row-*             what differs, with an attribute .rule
    cell-*            what a cell says: cell-yes, cell-no, or cell- and the words in it. A number is shown as it is,
                      unless it has words of its own in that row: cell-<row>-<number>
"""

import argparse
import re
import sys
from collections.abc import Collection
from pathlib import Path

from sandtable.contract import Editions
from sandtable.core.errors import BadInput
from sandtable.core.game import Game
from sandtable.core.registry import game
from sandtable.text.messages import Texts, chapter_of, rule_id

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"rule-([A-Z]+)(\d+)(?:-(\d+))?$")
NOTE = "<!-- Written by tools/rules_digest.py from the game's messages; change those, not this file. -->"


def rules_of(texts: Texts) -> list[tuple[str, str, str]]:
    """(chapter, rule number, message id) of every rule, in the order of the numbers; letters as they come."""
    found = [match for name in texts.ids() if (match := RULE.match(name))]
    letters = [*dict.fromkeys(match[1] for match in found)]
    found.sort(key=lambda match: (letters.index(match[1]), int(match[2]), int(match[3] or 0)))
    numbers = [match[0].removeprefix("rule-").replace("-", ".") for match in found]
    return [(chapter_of(number), number, rule_id(number)) for number in numbers]


def anchor(number: str) -> str:
    """The link target of a rule.

    >>> anchor("P4.8")
    'p4-8'
    """
    return number.lower().replace(".", "-")


def linked(text: str, numbers: Collection[str]) -> str:
    """The text with every rule number it mentions made a link."""
    return re.sub(
        r"\b[A-Z]+\d+(?:\.\d+)?\b",
        lambda match: f"[{match[0]}](#{anchor(match[0])})" if match[0] in numbers else match[0],
        text,
    )


def comparison(editions: Editions, texts: Texts, numbers: list[str]) -> list[str]:
    """In what the editions of a game differ, in the order of the rules."""
    columns = [texts.say(f"column-{edition}") for edition in editions.NAMES]
    rows: list[tuple[int, str]] = []
    for name, *cells in editions.TABLE:
        row = name.replace("_", "-")
        rule = texts.attribute(f"row-{row}", "rule")
        shown = [linked(rule, numbers), texts.say(f"row-{row}"), *(cell(texts, row, value) for value in cells)]
        rows.append((numbers.index(rule), f"| {' | '.join(shown)} |"))
    rows.sort(key=lambda found: found[0])
    title = texts.say("comparison-title") if texts.has("comparison-title") else "The editions compared"
    lines = [f"## {title}", "", texts.say("comparison-intro"), ""]
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


def file_of(texts: Texts) -> Path:
    """Where the digest lies."""
    return ROOT / "docs" / "rules" / f"{texts.say('digest-title').partition(':')[0].lower().replace(' ', '-')}.md"


def digest(found: Game, texts: Texts) -> str:
    """The whole document."""
    proofs = found.proofs()
    rules = rules_of(texts)
    numbers = [number for _, number, _ in rules]
    lines = [f"# {texts.say('digest-title')}", "", NOTE, "", texts.say("digest-intro"), ""]
    if proofs is not None and proofs.EDITIONS is not None:
        lines += comparison(proofs.EDITIONS, texts, numbers)
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
    try:
        found = game(chosen.game)
        texts = Texts("en", [found.package])
        path, text = file_of(texts), digest(found, texts)
    except (BadInput, ValueError, KeyError) as error:
        print(f"the digest of {chosen.game} cannot be written: {error}", file=sys.stderr)
        return 2
    shown = path.relative_to(ROOT)
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
