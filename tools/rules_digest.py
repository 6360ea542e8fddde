"""Write a game's rules in our own words, from its English messages, into ``docs/rules/``.

    python tools/rules_digest.py dual-powers            write docs/rules/dual-powers.md
    python tools/rules_digest.py dual-powers --check    exit 1 if that file is not up to date

The messages of a game say everything; this only puts them in order:

    chapter-P4        the title of a chapter
    rule-P4-8         the rule P4.8, with an attribute .ruling where something was decided
    digest-title      the title of the digest, and digest-intro what it begins with
    reconstructed-*   what is reconstructed, in the order of the file
    example-*         the worked examples, with an attribute .rules
"""

import argparse
import re
import sys
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


def linked(text: str, numbers: set[str]) -> str:
    """The text with every rule number it mentions made a link."""
    return re.sub(
        r"\b[A-Z]+\d+\.\d+\b",
        lambda match: f"[{match[0]}](#{anchor(match[0])})" if match[0] in numbers else match[0],
        text,
    )


def digest(game: str) -> str:
    """The whole document."""
    texts = Texts("en", [package_of(game)])
    rules = rules_of(texts)
    numbers = {number for _, number, _ in rules}
    lines = [f"# {texts.say('digest-title')}", "", NOTE, "", texts.say("digest-intro"), ""]
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
