"""``sandtable odds dust``: a question from the command line, and its answer for people and for programs."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from sandtable.core.errors import BadInput
from sandtable.games.dust.odds.battle import SIDES, SPECIAL, Odds, Question, RowOdds, Shares, in_a_row, odds
from sandtable.games.dust.odds.forces import NOBODY, read_force, words
from sandtable.games.dust.odds.modifiers import Modifier, modifiers, strike_modifiers
from sandtable.games.dust.odds.special import MISSILES, Strike, StrikeOdds, check_unanswered, strike
from sandtable.text.messages import Texts

MOST_LINES: Final = 6
"""Survivors of a side that are listed; the others are counted together."""

Figure = Callable[[float], str]
Table = list[tuple[str, str]]


class Report:
    """An answer: ``content`` as plain data, ``tables`` and ``lines`` for people."""

    def __init__(self, answer: Odds | RowOdds | StrikeOdds, found: list[Modifier]) -> None:
        self.answer = answer
        self.modifiers = found

    def content(self, texts: Texts, percent: Figure) -> dict[str, Any]:
        """As plain data, with the modifiers in words."""
        listed = [{"rule": one.rule, "text": self._say(texts, percent, one)} for one in self.modifiers]
        return {**self.answer.content(), "modifiers": listed}

    def title(self, texts: Texts) -> str:
        """Who attacks whom, how."""
        answer = self.answer
        if isinstance(answer, RowOdds):
            first = answer.questions[0]
            names = [words(question.attack) for question in answer.questions]
            kinds = list(dict.fromkeys(question.kind for question in answer.questions))
            attack, kind = ", ".join(names), ", ".join(texts.attribute("odds-kinds", name) for name in kinds)
            defend, edition = first.defend, first.edition
        else:
            attack = words(answer.question.attack) if any(answer.question.attack) else ""
            kind, defend = texts.attribute("odds-kinds", answer.question.kind), answer.question.defend
            edition = answer.question.edition
        message = "odds-title" if attack else "odds-title-alone"
        values = {"attack": attack} if attack else {}
        return texts.say(message, defend=words(defend), kind=kind, edition=edition, **values)

    def chances(self, texts: Texts, percent: Figure) -> Table:
        """How it ends, and how likely that is."""
        answer = self.answer
        if isinstance(answer, StrikeOdds):
            return [(texts.say("odds-cleared"), percent(float(answer.cleared)))]
        found = [(texts.say("odds-attacker"), percent(float(answer.attacker)))]
        if isinstance(answer, RowOdds):
            for number, (question, chance) in enumerate(zip(answer.questions, answer.by_attack, strict=True), 1):
                name = texts.say("odds-by-attack", number=number, units=words(question.attack))
                found.append((f"  {name}", percent(float(chance))))
        found.append((texts.say("odds-defender"), percent(float(answer.defender))))
        if isinstance(answer, Odds):
            found.append((texts.say("odds-cease-fire"), percent(float(answer.cease_fire))))
        if answer.both_destroyed:
            found.append((texts.say("odds-both-destroyed"), percent(float(answer.both_destroyed))))
        return found

    def survivors(self, texts: Texts, percent: Figure) -> list[tuple[str, Table]]:
        """For each side a heading and what it has left."""
        answer = self.answer
        if isinstance(answer, StrikeOdds):
            return [(texts.say("odds-survivors-defender"), self._shares(texts, percent, answer.survivors))]
        way = "area" if isinstance(answer, RowOdds) else "survivors"
        return [
            (texts.say(f"odds-{way}-{side}"), self._shares(texts, percent, shares))
            for side, shares in zip(SIDES, answer.survivors, strict=True)
            if shares
        ]

    def _shares(self, texts: Texts, percent: Figure, shares: Shares) -> Table:
        order = sorted(shares.items(), key=lambda share: (-share[1], share[0]))
        shown, rest = order[:MOST_LINES], order[MOST_LINES:]
        nobody = texts.say("odds-nobody")
        found = [(nobody if force == NOBODY else words(force), percent(float(chance))) for force, chance in shown]
        if rest:
            found.append((texts.say("odds-others"), percent(float(sum(chance for _, chance in rest)))))
        return found

    def losses(self, texts: Texts, number: Figure) -> str:
        """What it costs, in a sentence."""
        answer = self.answer
        if isinstance(answer, StrikeOdds):
            return texts.say("odds-strike-losses", defend=number(float(answer.losses)))
        attack, defend = (number(float(lost)) for lost in answer.losses)
        return texts.say("odds-losses", attack=attack, defend=defend)

    def lines(self, texts: Texts, percent: Figure) -> list[str]:
        """The modifiers, each with its rule."""
        return [f"{self._say(texts, percent, one)} ({one.rule})" for one in self.modifiers]

    @staticmethod
    def _say(texts: Texts, percent: Figure, one: Modifier) -> str:
        values = dict(one.values)
        if "chance" in values:
            values["chance"] = percent(values["chance"])
        if "ability" in values and texts.has(f"ability-{values['ability']}"):
            values["ability"] = texts.say(f"ability-{values['ability']}")
        text = texts.say(one.message, **values)
        return texts.say("odds-of-attack", number=one.attack, text=text) if one.attack else text


def ask(
    *,
    attack: Sequence[str],
    defend: str,
    kind: Sequence[str] = (),
    centre: bool = False,
    capital: bool = False,
    neutral: bool = False,
    haven: bool = True,
    edition: str = "premium",
    attack_card: str = "",
    defend_card: str = "",
    casualties: str = "best",
    attack_retreat: float = 0.0,
    defend_retreat: float = 0.0,
    dice: int = 0,
    exact: bool = False,
) -> Report:
    """The answer to a question in words; several attacks come one after the other.

    >>> ask(attack=["3T 1F"], defend="2T 1M").answer.content()["cease_fire"] > 0
    True
    """
    kinds = list(kind) or ["land"]
    ways = [way.strip() for way in casualties.split(",")]
    if len(ways) > 2:
        raise BadInput("casualties are picked in one way, or in two: the attacker's, the defender's", "error-odds-ways")
    if dice and kinds[0] != MISSILES:
        raise BadInput("only missiles are given their dice; units bring their own (D10.11)", "error-odds-dice")
    if kinds[0] in SPECIAL:
        if len(attack) > 1 or len(kinds) > 1:
            raise BadInput("a special attack is no battle, and is asked for by itself (D9.4)", "error-odds-no-battle")
        check_unanswered((attack_card, defend_card), (attack_retreat, defend_retreat), ways)
        force = read_force(attack[0]) if attack else NOBODY
        question = Strike(
            kind=kinds[0],
            attack=force,
            defend=read_force(defend),
            edition=edition,
            capital=capital,
            centre=centre,
            dice=dice,
            casualties=ways[0],
            exact=exact,
        )
        return Report(strike(question), strike_modifiers(question))
    if not attack:
        raise BadInput("a battle needs somebody on both sides (D6.2)", "error-odds-nobody")
    if len(kinds) not in (1, len(attack)):
        raise BadInput("name one kind for all attacks, or one for each", "error-odds-kinds")
    first = Question(
        attack=read_force(attack[0]),
        defend=read_force(defend),
        kind=kinds[0],
        centre=centre,
        capital=capital,
        neutral=neutral,
        haven=haven,
        edition=edition,
        attack_card=attack_card,
        defend_card=defend_card,
        casualties=(ways[0], ways[-1]),
        retreat=(attack_retreat, defend_retreat),
        exact=exact,
    )
    found = modifiers(first)
    if len(attack) == 1:
        return Report(odds(first), found)
    rest = list(zip(attack, kinds * len(attack) if len(kinds) == 1 else kinds, strict=False))[1:]
    row = in_a_row(first, *((read_force(force), name) for force, name in rest))
    found.append(Modifier("D6.12", "odds-row"))
    for number, later in enumerate(row.questions[1:], 2):
        found += [replace(one, attack=number) for one in modifiers(later) if one not in found]
    return Report(row, found)
