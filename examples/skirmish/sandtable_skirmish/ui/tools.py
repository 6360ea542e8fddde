"""``sandtable odds skirmish``: what a tool takes is read off its signature, and its help off ``help-odds``."""

from typing import Final

from sandtable.core.errors import BadInput
from sandtable.play.report import number, percent, print_json, table
from sandtable.play.talk import Talk, current_language
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE
from sandtable_skirmish.odds.battle import battle, chance_of_conquest, expected

MOST: Final = 60
"""So many troops of a side at most: exact odds take their time."""


def odds(*, attack: int, defend: int, ambush: bool = False, json: bool = False) -> int:
    """Work out exactly how a battle is likely to end."""
    for flag, given in (("--attack", attack), ("--defend", defend)):
        if not 1 <= given <= MOST:
            sentence = f"{flag} takes a number from 1 to {MOST}, not {given}"
            raise BadInput(sentence, "skirmish-odds-range", flag=flag, most=MOST, given=given)
    ends = battle(attack, defend, int(ambush))
    conquest = chance_of_conquest(attack, defend, ambush)
    attackers, defenders = expected(ends)
    if json:
        left = [{"attackers": a, "defenders": d, "chance": str(chance)} for (a, d), chance in sorted(ends.items())]
        print_json({"conquest": str(conquest), "ends": left})
        return 0
    say = Texts(current_language(), ["sandtable_skirmish", CORE]).say
    talk = Talk()
    talk.paragraph(say("odds-title", attack=attack, defend=defend, ambush=str(ambush).lower()))
    talk.line()
    chances = {"odds-conquest": conquest, "odds-hold": 1 - conquest}
    talk.lines(table([[say(message), percent(float(chance))] for message, chance in chances.items()]))
    talk.line()
    losses = [number(float(value), 1) for value in (attack - attackers, defend - defenders)]
    talk.paragraph(say("odds-losses", attack=losses[0], defend=losses[1]))
    return 0
