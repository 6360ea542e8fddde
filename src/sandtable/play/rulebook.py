"""Rules as text: one, a chapter, or all of them."""

import textwrap
from collections.abc import Sequence
from difflib import get_close_matches

from sandtable.play.talk import platform_texts, refusal
from sandtable.text.messages import chapter_of
from sandtable.text.wording import Wording

NEAR = 5


def cited(numbers: Sequence[str]) -> str:
    """The rules behind a question; of those that follow each other the first and the last.

    >>> cited(["P4.18", "P4.1"]), cited(["P4.7", "P4.8", "P4.9", "P4.10"]), cited([])
    (' [P4.18, P4.1]', ' [P4.7-P4.10]', '')
    """
    runs: list[list[str]] = []
    for number in numbers:
        follows = runs and runs[-1][-1].rpartition(".")[0] == number.rpartition(".")[0]
        if follows and _last(runs[-1][-1]) + 1 == _last(number) > 0:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(run) for run in runs]
    return f" [{', '.join(parts)}]" if parts else ""


def _last(number: str) -> int:
    """The last part of a rule's number; -1 if that is no number."""
    part = number.rpartition(".")[2]
    return int(part) if part.isdecimal() else -1


def rule_lines(game: str, wording: Wording, number: str, width: int) -> list[str]:
    """A rule with its ruling; refuses a number that does not exist and names some that do."""
    numbers = wording.rule_numbers()
    wanted = number.upper()
    if wanted in numbers:
        return _rule(wording, wanted, width)
    if any(chapter_of(known) == wanted for known in numbers):
        return chapter_lines(wording, wanted, width)
    if not numbers:
        raise refusal("cli-error-no-rules", game=game)
    near = get_close_matches(wanted, numbers, NEAR, cutoff=0.5) or numbers[:NEAR]
    raise refusal("cli-error-no-rule", game=game, number=number, near=", ".join(near))


def chapter_lines(wording: Wording, chapter: str, width: int) -> list[str]:
    """All rules of a chapter."""
    title = f"chapter-{chapter}"
    name = f" {wording.texts.say(title)}" if wording.texts.has(title) else ""
    found = [f"{chapter}{name}", ""]
    for number in wording.rule_numbers():
        if chapter_of(number) == chapter:
            found += [*_rule(wording, number, width), ""]
    return found[:-1]


def all_lines(wording: Wording, width: int) -> list[str]:
    """Every chapter."""
    chapters = dict.fromkeys(map(chapter_of, wording.rule_numbers()))
    found: list[str] = []
    for chapter in chapters:
        found += [*chapter_lines(wording, chapter, width), ""]
    return found[:-1]


def _rule(wording: Wording, number: str, width: int) -> list[str]:
    text, ruling = wording.rule(number)
    indent = " " * 7
    found = textwrap.wrap(text, width, initial_indent=f"{number:<7}", subsequent_indent=indent)
    if ruling:
        ruling = platform_texts().say("cli-ruling", text=ruling)
        found += textwrap.wrap(ruling, width, initial_indent=indent, subsequent_indent=indent)
    return found
