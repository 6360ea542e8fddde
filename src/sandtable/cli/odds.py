"""`sandtable odds`: how a battle is likely to end, worked out exactly by the game itself."""

from typing import Any

from sandtable.cli.contest import number, percent, print_json, table
from sandtable.cli.talk import Talk, refusal, spoken
from sandtable.core.registry import game as find_game
from sandtable.texts import Texts
from sandtable.wording import CORE, hook


class Muster:
    """The battle as it was typed: the command line reads its options off this signature."""

    def __init__(
        self,
        game: str,
        /,
        *,
        attack: list[str] | None = None,
        defend: str,
        kind: list[str] | None = None,
        centre: bool = False,
        capital: bool = False,
        neutral: bool = False,
        haven: bool = True,
        edition: str = "premium",
        attack_card: str | None = None,
        defend_card: str | None = None,
        casualties: str = "best",
        attack_retreat: float = 0.0,
        defend_retreat: float = 0.0,
        dice: int = 0,
        exact: bool = False,
    ) -> None:
        self.game = game
        self.question: dict[str, Any] = {
            "attack": attack or [],
            "defend": defend,
            "kind": kind or [],
            "centre": centre,
            "capital": capital,
            "neutral": neutral,
            "haven": haven,
            "edition": edition,
            "attack_card": attack_card or "",
            "defend_card": defend_card or "",
            "casualties": casualties,
            "attack_retreat": attack_retreat,
            "defend_retreat": defend_retreat,
            "dice": dice,
            "exact": exact,
        }


def print_odds(muster: Muster, *, json: bool) -> int:
    """Ask the game and print its answer."""
    package = find_game(muster.game).package
    module = hook(package, "odds_report")
    if module is None:
        raise refusal("cli-error-no-odds", game=muster.game)
    report = module.ask(**muster.question)
    texts = Texts(spoken(), [package, CORE])
    if json:
        print_json(report.content(texts, percent))
        return 0
    talk = Talk()
    talk.paragraph(report.title(texts))
    talk.line()
    talk.lines(table(report.chances(texts, percent)))
    talk.line()
    talk.paragraph(report.losses(texts, lambda value: number(value, 1)))
    for heading, shares in report.survivors(texts, percent):
        talk.line()
        talk.paragraph(heading)
        talk.lines(table(shares))
    talk.line()
    for line in report.lines(texts, percent):
        talk.paragraph(line, "- ", "  ")
    return 0
