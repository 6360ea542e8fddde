"""`sandtable rules`: the rules of a game, and how far tests and code cover them."""

import sys
from typing import Any

from sandtable.cli.coverage import Coverage, coverage_of
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.play.rulebook import all_lines, rule_lines
from sandtable.play.talk import Talk, current_language, platform_texts, refusal
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording


def print_rules(name: str | None, number: str | None) -> int:
    """One rule, a chapter, or all rules of a game."""
    if name is None:
        raise refusal("cli-error-which-game", games=", ".join(game_names()))
    wording = _wording(name)
    if not wording.rule_numbers():
        raise refusal("cli-error-no-rules", game=name)
    talk = Talk()
    talk.lines(all_lines(wording, talk.width) if number is None else rule_lines(name, wording, number, talk.width))
    return 0


def print_coverage(name: str | None, json: bool) -> int:
    """For each rule its tests and its code. 1: a rule lacks one of them."""
    names = game_names() if name is None else [name]
    found = [coverage_of(find_game(game), _wording(game)) for game in names if _wording(game).rule_numbers()]
    if not found:
        raise refusal("cli-error-no-rules", game=", ".join(names))
    if json:
        _print_json(found)
    else:
        for coverage in found:
            _print(coverage)
    return 0 if all(coverage.complete for coverage in found) else 1


def _wording(name: str) -> Wording:
    return Wording(Texts(current_language(), [find_game(name).package, CORE]))


def _print(coverage: Coverage) -> None:
    talk, say = Talk(), platform_texts().say
    nothing = say("cli-coverage-none")
    for rule in coverage.rules:
        talk.paragraph(say("cli-coverage-head", number=f"{rule.number:<5}", text=rule.text), "", " " * 7)
        talk.paragraph(say("cli-coverage-tests", tests=_by_file(rule.tests, "::") or nothing), " " * 7, " " * 9)
        talk.paragraph(say("cli-coverage-code", code=_by_file(rule.code, ":") or nothing), " " * 7, " " * 9)
    talk.line()
    untested, uncoded = coverage.untested, coverage.uncoded
    count = len(coverage.rules)
    tested, coded = count - len(untested), count - len(uncoded)
    talk.say("cli-coverage-totals", game=coverage.game, rules=count, tested=tested, coded=coded)
    for message, numbers in (("untested", untested), ("uncoded", uncoded), ("unknown", sorted(coverage.unknown))):
        if numbers:
            talk.say(f"cli-coverage-{message}", rules=", ".join(numbers))


def _by_file(places: list[str], sign: str) -> str:
    """Places in files, each file named once.

    >>> _by_file(["a.py:1", "a.py:7", "b.py:3"], ":")
    'a.py:1,7 b.py:3'
    """
    found: dict[str, list[str]] = {}
    for place in places:
        file, _, rest = place.partition(sign)
        found.setdefault(file, []).append(rest)
    return " ".join(f"{file}{sign}{','.join(rest)}" for file, rest in found.items())


def _print_json(found: list[Coverage]) -> None:
    import msgspec

    games: list[dict[str, Any]] = []
    for coverage in found:
        rules = [{"number": r.number, "text": r.text, "tests": r.tests, "code": r.code} for r in coverage.rules]
        totals = {
            "rules": len(rules),
            "tested": len(rules) - len(coverage.untested),
            "coded": len(rules) - len(coverage.uncoded),
        }
        games.append({"game": coverage.game, "rules": rules, "totals": totals, "unknown": coverage.unknown})
    content = msgspec.json.format(msgspec.json.encode({"complete": all(c.complete for c in found), "games": games}))
    sys.stdout.write(content.decode() + "\n")
