"""What one can type at a table of Dust besides orders (see ``sandtable.play.game_commands``)."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from sandtable.core.rules import Rules
from sandtable.games.dust.rules.editions import LETTERS, UNITS
from sandtable.games.dust.ui.calculator import production_lines
from sandtable.games.dust.ui.lookup import area_lines
from sandtable.games.dust.ui.odds_here import odds_lines
from sandtable.games.dust.ui.report import summary_lines
from sandtable.play.inquiry import Inquiry
from sandtable.text.wording import Wording

COMMANDS: Final[dict[str, Callable[[Inquiry], list[str]]]] = {
    "area": area_lines,
    "production": production_lines,
    "odds": odds_lines,
    "summary": summary_lines,
}
GOING: Final = {"move": "to", "attack": "on", "raid": "on", "bombard": "on"}
_GOING: Final = re.compile(r"(move|attack|raid|bombard) ([^\s>]+)(?:>([^\s>]*)(\s.*)?)?$")
_ODDS: Final = re.compile(r"(\S+ \S+?)([ >])(\S*)$")


def complete(text: str, rules: Rules, wording: Wording, following: Callable[[str], Sequence[str]]) -> list[str]:
    """The lines that could go on from a text: orders as players write them, and areas behind a command."""
    going = _GOING.match(text.lower())
    if going is not None:
        return _going(going, rules.domains["area"].names, following)
    word, blank, _ = text.partition(" ")
    if not blank or word.lower() not in _typed(wording, ("area", "odds")):
        return []
    names = [*rules.domains["area"].names, *(wording.name("area", area) for area in rules.domains["area"].names)]
    found = [f"{word} {name}" for name in names]
    second = _ODDS.match(text)
    if second is not None and word.lower() in _typed(wording, ("odds",)):
        found += [f"{second[1]}{second[2]}{name}" for name in names]
    return found


def _typed(wording: Wording, names: Sequence[str]) -> set[str]:
    """Everything that means one of these commands."""
    lists = [wording.texts.attribute(f"command-{name}", "words").split(",") for name in names]
    return {*names, *(word.strip() for words in lists for word in words)}


def _going(going: "re.Match[str]", areas: Sequence[str], following: Callable[[str], Sequence[str]]) -> list[str]:
    """``attack alaska`` goes on with targets, ``attack alaska>yukon`` with all units that could take part."""
    verb, origin, target, units = going.groups()
    step = GOING[verb]
    begun = following(f"{verb} {origin}")
    targets = [words.removeprefix(f"{step} ") for words in begun if words.startswith(f"{step} ")]
    if begun and not targets:  # there is but one, so the table does not ask
        targets = [area for area in areas if following(f"{verb} {origin}, {step} {area}")]
    if target not in targets:
        return [f"{verb} {origin}>{name}" for name in targets]
    order, force = f"{verb} {origin}, {step} {target}", ""
    for letter, unit in zip(LETTERS, UNITS, strict=True):
        counts = [int(words.split()[2]) for words in following(order) if words.startswith(f"take {unit} ")]
        if counts:
            order += f", take {unit} {max(counts)}"
            force += f" {max(counts)}{letter}"
    start = f"{verb} {origin}>{target}"
    return [start + force] if not (units or "").strip() else []
