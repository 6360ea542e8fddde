"""What the odds of an attack depend on, each with the rule it comes from.

>>> from sandtable.games.tactics.odds.ask import Words, read
>>> from sandtable.games.tactics.odds.attack import odds
>>> from sandtable.games.tactics.ui.sources import Sources
>>> question = read(Sources().units(), Words(attacker="honey", target="hell-boys", distance=4, cover="soft"))
>>> for one in modifiers(odds(question)): print(one.rule, one.message)
T8.5 tactics-odds-ignores
T19.1 tactics-odds-phaser
T7.5 tactics-odds-losses
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandtable.games.tactics.odds.ask import rows_of
from sandtable.games.tactics.odds.attack import ATTACKER, TARGET, Odds, Question
from sandtable.games.tactics.odds.fight import HITS
from sandtable.games.tactics.odds.track import THE_HERO
from sandtable.games.tactics.rules.cards import (
    ADVANCED_REACTIVE_FIRE,
    ALL_IN_ONE,
    BERSERK,
    DAMAGE_RESILIENT,
    FLAME,
    HIT,
    KILL,
    LONE,
    MEDAL_OF_HONOR,
    NO_SYMBOL,
    SPOTTER,
    SUPERIOR_REACTIVE_FIRE,
    SYMBOLS,
    THE_UNIT,
    WIEDERBELEBUNGSSERUM,
    Row,
)
from sandtable.games.tactics.rules.combat import dice_to_react, fires_in_charge, minds_cover
from sandtable.games.tactics.rules.cover import COVERS, symbol
from sandtable.games.tactics.rules.tables import SHARED
from sandtable.games.tactics.rules.targets import hurts, reaches


@dataclass(frozen=True)
class Modifier:
    """A message and the rule behind it. ``weapons`` among its values are rows, ``chance`` is a share of one."""

    rule: str
    message: str
    values: dict[str, Any] = field(default_factory=dict)


def modifiers(answer: Odds) -> list[Modifier]:
    """Everything that shapes this attack."""
    question = answer.question
    rows = [one.shot.row for one in answer.rows]
    return [
        *_silent(question),
        *_cover(question, rows),
        *_repeats(question),
        *_specials(question, answer, rows),
        *_target(question),
        *_close(answer),
        *_reaction(answer),
    ]


def _made(rule: str, message: str, **values: Any) -> Modifier:
    return Modifier(rule, f"tactics-odds-{message}", values)


def _about(rule: str, message: str, rows: list[Row], which: Callable[[Row], bool], **values: Any) -> list[Modifier]:
    """A modifier about some of the rows, if there are any."""
    found = [row for row in rows if which(row)]
    return [_made(rule, message, weapons=found, **values)] if found else []


def _silent(question: Question) -> list[Modifier]:
    """T10.1, T1.4, T17.12: the rows that are not fired, and why."""
    attacker, target = question.parties()
    armour = target.card.armour
    found: list[Modifier] = []
    rows = rows_of(attacker)
    if question.charge:
        found += _about("T17.12", "charge", rows, lambda row: not fires_in_charge(row))
        rows = [row for row in rows if fires_in_charge(row)]
    found += _about("T10.1", "far", rows, lambda row: not reaches(row, question.distance))
    rows = [row for row in rows if reaches(row, question.distance)]
    found += _about("T1.4", "harmless-rows", rows, lambda row: not hurts(row, armour))
    if question.rounds == 0:
        found += _about("T7.6", "held", rows, lambda row: row.by == THE_UNIT and hurts(row, armour))
    for side in (attacker, target):
        if side.hero is not None:
            found.append(_made("T15.2", "joined", unit=side.card.name, hero=side.hero.name))
    return found


def _cover(question: Question, rows: list[Row]) -> list[Modifier]:
    """T8: what saves, and what does not mind."""
    cover, card = question.cover[TARGET], question.target.card
    if not cover:
        return []
    if not question.target.is_squad:
        return [_made("T8.1", "no-cover", unit=card.name)]
    sign = symbol(card, cover)
    if sign == NO_SYMBOL:
        return [_made("T8.1", "no-symbol", unit=card.name, cover=COVERS[cover])]
    found: list[Modifier] = []
    minding = [row for row in rows if minds_cover(row, question.faq, question.inside[TARGET])]
    if minding:
        chance = HITS if sign == HIT else 1 - HITS
        found.append(_made("T8.1", "saves", cover=COVERS[cover], symbol=SYMBOLS[sign], chance=chance))
    found += _about("T8.5", "ignores", rows, lambda row: row.ignores_cover)
    found += _about("T12.3", "artillery", rows, lambda row: not row.ignores_cover and row not in minding)
    return found


def _repeats(question: Question) -> list[Modifier]:
    """T4.3, T17: what is rolled again, doubled or turned round."""
    found: list[Modifier] = []
    attacker = question.attacker
    if question.sustained:
        found.append(_made("T4.3", "sustained"))
    if attacker.card.has(SPOTTER):
        found.append(_made("T17.23", "spotter", unit=attacker.card.name))
    found += _announced(question, ATTACKER)
    if question.reaction:
        found += _announced(question, TARGET)
    for side, party in enumerate(question.parties()):
        found += [_made("T4.5", "idle", unit=party.card.name, ability=name) for name in question.idle[side]]
    return found


def _announced(question: Question, side: int) -> list[Modifier]:
    """T17: the free abilities that change dice."""
    found: list[Modifier] = []
    one = question.parties()[side]
    for owner, bits in zip((one.card, one.hero), question.announced[side], strict=True):
        if owner is None:
            continue
        for ability, rule, message in (
            (BERSERK, "T17.8", "berserk"),
            (ALL_IN_ONE, "T17.4", "all-in-one"),
            (MEDAL_OF_HONOR, "T17.31", "medal"),
        ):
            if bits & ability:
                found.append(_made(rule, message, unit=owner.name))
    return found


def _specials(question: Question, answer: Odds, rows: list[Row]) -> list[Modifier]:
    """T19, T20, T17.22: special values and weapons."""
    target, terms = question.target, question.terms(ATTACKER)
    armour = target.card.armour
    found = _about("T20.5", "laser", rows, lambda row: row.laser)
    found += _about("T19.1", "phaser", rows, lambda row: row.phaser)
    for one in answer.rows:
        row = one.shot.row
        if row.by == THE_UNIT:
            rule = "T19.2" if row.salvo[armour] else "T20.1"
            message = "salvo" if row.salvo[armour] else "limited"
            found.append(_made(rule, message, weapons=[row], rounds=one.shot.count))
    miniatures = answer.tracks[TARGET].standing[0].miniatures(target)
    found += _about("T19.3", "flame", rows, lambda row: row.damage[armour] == FLAME, count=miniatures)
    found += _about("T19.4", "kill", rows, lambda row: row.damage[armour] == KILL)
    if terms.unmoved:
        found += _about("T20.2", "burst", rows, lambda row: row.burst)
    else:
        found += _about("T20.8", "moved", rows, lambda row: row.burst)
    named = answer.tracks[TARGET].marks
    if named:
        figures = [LONE if mark == THE_HERO else target.card.figures[mark] for mark in dict.fromkeys(named)]
        found += _about("T17.22", "sniper", rows, lambda row: row.sniper, figures=figures)
    else:
        found += _about("T17.33", "sniper-unit", rows, lambda row: row.sniper)
    owners = [question.attacker.card, *([question.attacker.hero] if question.attacker.hero else [])]
    serum = [card for card in owners if card.has(WIEDERBELEBUNGSSERUM)]
    if serum and target.card.is_soldier():
        found.append(_made("T17.25", "serum", unit=serum[0].name))
    return found


def _target(question: Question) -> list[Modifier]:
    """T17.14, T17.16, T7.5: what the target has against it."""
    found: list[Modifier] = []
    target = question.target
    if question.is_shielded(TARGET):
        message = "heroic-reaction" if question.reaction else "heroic"
        found.append(_made("R17" if question.reaction else "T17.16", message, unit=target.card.name))
    if target.card.has(DAMAGE_RESILIENT):
        found.append(_made("T17.14", "resilient", unit=target.card.name, chance=HITS))
    elif target.hero is not None and target.hero.has(DAMAGE_RESILIENT):
        found.append(_made("T17.34", "resilient", unit=target.hero.name, chance=HITS))
    if target.is_squad:
        found.append(_made("T7.5", "losses-hero" if target.hero else "losses", unit=target.card.name))
    return found


def _close(answer: Odds) -> list[Modifier]:
    """T11: whether the target strikes back."""
    question = answer.question
    if not any(one.shot.row.close for one in answer.rows):
        return []
    unit = question.target.card.name
    if not answer.strikes:
        return [_made("T11.1", "unarmed", unit=unit)]
    if not question.strike_back:
        return [_made("T11.3", "declined", unit=unit)]
    found = [_made("T11.1", "strikes-back", unit=unit)]
    if question.is_shielded(ATTACKER):
        found.append(_made("T17.16", "heroic", unit=question.attacker.card.name))
    return found


def _reaction(answer: Odds) -> list[Modifier]:
    """T13: what a reaction before the attack is made of."""
    question = answer.question
    if not question.reaction:
        return []
    target = question.target
    abilities = target.abilities(SHARED)
    rule = "T17.2" if abilities & SUPERIOR_REACTIVE_FIRE else "T17.1" if abilities & ADVANCED_REACTIVE_FIRE else "T13.1"
    dice = dice_to_react(abilities)
    found = [
        _made(rule, "reacts", unit=target.card.name, dice=dice, chance=answer.react),
        _made("T13.2", "reaction-after-move", unit=question.attacker.card.name),
        _made("T13.4", "reaction-rows", unit=target.card.name),
    ]
    if question.cover[ATTACKER]:
        found += _cover_of_attacker(question)
    return found


def _cover_of_attacker(question: Question) -> list[Modifier]:
    attacker, cover = question.attacker, question.cover[ATTACKER]
    if not attacker.is_squad:
        return [_made("T8.1", "no-cover", unit=attacker.card.name)]
    sign = symbol(attacker.card, cover)
    if sign == NO_SYMBOL:
        return [_made("T8.1", "no-symbol", unit=attacker.card.name, cover=COVERS[cover])]
    chance = HITS if sign == HIT else 1 - HITS
    return [_made("T8.1", "saves-attacker", cover=COVERS[cover], symbol=SYMBOLS[sign], chance=chance)]
