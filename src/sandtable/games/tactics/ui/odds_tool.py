"""``sandtable odds tactics``: how an attack of one unit on another is likely to end."""

from pathlib import Path
from typing import Literal

from sandtable.games.tactics.ui.sources import PACKAGE, Sources
from sandtable.play.report import number, percent, print_json, table
from sandtable.play.talk import Talk, current_language
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording

Cover = Literal["none", "soft", "hard"]


def odds(
    *,
    attacker: str,
    target: str,
    range: int,
    cover: Cover = "none",
    sustained: bool = False,
    abilities: str | None = None,
    attacker_hero: str | None = None,
    target_hero: str | None = None,
    rounds: int | None = None,
    moved: bool = False,
    inside: bool = False,
    mark: str | None = None,
    strike_back: bool = True,
    reaction: bool = False,
    attacker_cover: Cover = "none",
    target_abilities: str | None = None,
    rule_set: Literal["rulebook", "faq"] = "rulebook",
    units: Path | None = None,
    json: bool = False,
) -> int:
    """Work out how an attack is likely to end."""
    from sandtable.games.tactics.odds.ask import Words, read
    from sandtable.games.tactics.odds.attack import odds as worked_out
    from sandtable.games.tactics.odds.report import Report

    cards = Sources(units=units).units()
    words = Words(
        attacker=attacker,
        target=target,
        distance=range,
        attacker_hero=attacker_hero or "",
        target_hero=target_hero or "",
        cover=cover,
        attacker_cover=attacker_cover,
        inside=inside,
        sustained=sustained,
        abilities=abilities or "",
        target_abilities=target_abilities or "",
        rounds=rounds,
        moved=moved,
        mark=mark or "",
        strike_back=strike_back,
        reaction=reaction,
        rule_set=rule_set,
    )
    answer = worked_out(read(cards, words))
    wording = Wording(Texts(current_language(), [PACKAGE, CORE]))
    report = Report(answer, cards, wording, percent, lambda value: number(value, 2))
    if json:
        print_json(report.content())
        return 0
    talk = Talk()
    talk.paragraph(report.title())
    talk.line()
    talk.lines(table(report.rows()))
    talk.line()
    talk.lines(table(report.damage(), left=()))
    talk.line()
    for sentence in report.sentences():
        talk.paragraph(sentence)
    talk.line()
    talk.paragraph(wording.texts.say("tactics-odds-left"))
    talk.lines(table(report.left()))
    talk.line()
    for line in report.lines():
        talk.paragraph(line, "- ", "  ")
    return 0
