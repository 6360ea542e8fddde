"""What Dust adds to the command line: ``sandtable odds`` and ``sandtable check`` (see ``sandtable.contract``)."""

from pathlib import Path
from typing import Any, Final, Literal

from sandtable.play.report import number, percent, print_json, table
from sandtable.play.talk import Talk, current_language
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE

PACKAGE: Final = "sandtable.games.dust"


class OddsRequest:
    """The battle as it was typed: the command line reads its options off this signature."""

    def __init__(
        self,
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


def odds(request: OddsRequest, /, *, json: bool = False) -> int:
    """Work out how a battle is likely to end."""
    from sandtable.games.dust.odds.report import ask

    report = ask(**request.question)
    texts = Texts(current_language(), [PACKAGE, CORE])
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


def check(what: Literal["map", "cards"], file: Path, /) -> int:
    """Check a map or cards of one's own."""
    from sandtable.games.dust.ui.check import check_file

    return check_file(what, file)
