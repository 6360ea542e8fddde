"""A question about an attack in words: units, abilities and miniatures by their names, checked against the rules.

What is wrong is said in one sentence that names what would be right.
"""

from dataclasses import dataclass
from typing import Final

from sandtable.core.bits import BIT
from sandtable.core.errors import BadInput, by_id, did_you_mean
from sandtable.games.tactics.odds.attack import ATTACKER, TARGET, Question
from sandtable.games.tactics.odds.fight import shots
from sandtable.games.tactics.odds.track import THE_HERO, Party, Standing
from sandtable.games.tactics.rules.abilities import FREE
from sandtable.games.tactics.rules.army import join_forbidden
from sandtable.games.tactics.rules.cards import (
    ABILITIES,
    ADVANCED_REACTIVE_FIRE,
    ALL_IN_ONE,
    BADASS,
    BERSERK,
    CHARGE,
    CLASSES,
    DAMAGE_RESILIENT,
    FAR,
    HEROIC_ATTACK,
    LONE,
    MEDAL_OF_HONOR,
    RELOAD,
    SNIPER,
    SPOTTER,
    SQUAD,
    SUPERIOR_REACTIVE_FIRE,
    THE_UNIT,
    WIEDERBELEBUNGSSERUM,
    Card,
    Cards,
    Row,
)
from sandtable.games.tactics.rules.combat import fires_in_charge, rounds_at_most
from sandtable.games.tactics.rules.cover import COVERS
from sandtable.games.tactics.rules.tables import SHARED
from sandtable.games.tactics.rules.targets import hurts, reaches

FREE_BITS: Final = sum(FREE)
ANNOUNCED: Final = ALL_IN_ONE | BERSERK | CHARGE | HEROIC_ATTACK | MEDAL_OF_HONOR
ALWAYS: Final = BADASS | DAMAGE_RESILIENT | RELOAD | SNIPER | SPOTTER | WIEDERBELEBUNGSSERUM
AT_WORK: Final = ANNOUNCED | ALWAYS | ADVANCED_REACTIVE_FIRE | SUPERIOR_REACTIVE_FIRE
"""Abilities that can matter to an attack, announced or not."""
RULE_SETS: Final = ("rulebook", "faq")


@dataclass(frozen=True, kw_only=True, slots=True)
class Words:
    """The question as it was typed; lists are separated by commas."""

    attacker: str
    target: str
    distance: int
    attacker_hero: str = ""
    target_hero: str = ""
    cover: str = "none"
    attacker_cover: str = "none"
    inside: bool = False
    sustained: bool = False
    abilities: str = ""
    target_abilities: str = ""
    rounds: int | None = None
    moved: bool = False
    mark: str = ""
    strike_back: bool = True
    reaction: bool = False
    rule_set: str = RULE_SETS[0]


def read(cards: Cards, words: Words) -> Question:
    """The question that words ask."""
    if words.distance < 1:
        sentence = f"a range is counted from 1, and {words.distance} is none (T7.2)"
        raise BadInput(sentence, "tactics-odds-range", given=words.distance)
    known(words.rule_set, RULE_SETS, "rule set", "tactics-odds-rule-set")
    for cover in (words.cover, words.attacker_cover):
        known(cover, COVERS, "cover", "tactics-odds-cover")
    attacker = party(cards, words.attacker, words.attacker_hero)
    target = party(cards, words.target, words.target_hero)
    mine = announced(attacker, words.abilities)
    theirs = announced(target, words.target_abilities)
    charge = bool(mine[2] & CHARGE)
    question = Question(
        attacker=attacker,
        target=target,
        distance=words.distance,
        cover=(COVERS.index(words.attacker_cover), COVERS.index(words.cover)),
        inside=(False, words.inside),
        sustained=words.sustained,
        charge=charge,
        announced=(mine[:2], theirs[:2]),
        rounds=words.rounds,
        moved=words.moved,
        mark=marked(target, words.mark) if words.mark else None,
        strike_back=words.strike_back,
        reaction=words.reaction,
        faq=words.rule_set == "faq",
        idle=(idle(mine[2]), idle(theirs[2])),
    )
    check(question)
    return question


def known(word: str, some: tuple[str, ...], what: str, message: str) -> None:
    """Refuse a word that is none of these."""
    if word not in some:
        guess = did_you_mean(word, list(some))
        raise BadInput(f'there is no {what} "{word}"{guess}', message, given=word, guess=guess)


# Units


def party(cards: Cards, name: str, hero: str) -> Party:
    """A unit, and the hero who joins it, if one does."""
    card = card_called(cards, name)
    if not hero:
        return Party(card)
    leader = card_called(cards, hero)
    if leader.faction != card.faction:
        sentence = f"{hero} cannot join {name}: an army has one faction (T1.7)"
        raise BadInput(sentence, "tactics-odds-faction", hero=hero, unit=name)
    ban = join_forbidden(cards, cards.number[leader.name], cards.number[card.name])
    if ban is not None:
        why = by_id(f"no-{ban.message}")
        sentence = f"{hero} cannot join {name}: {why} ({ban.rule})"
        raise BadInput(sentence, "tactics-odds-join", hero=hero, unit=name, why=why, rule=ban.rule)
    return Party(card, leader)


def card_called(cards: Cards, name: str) -> Card:
    """A card by its name."""
    if name not in cards.number:
        guess = did_you_mean(name, [*cards.number])
        raise BadInput(f'there is no unit "{name}"{guess}', "tactics-odds-unit", given=name, guess=guess)
    return cards.card[cards.number[name]]


def announced(side: Party, words: str) -> tuple[int, int, int]:
    """T17.27: free abilities that the unit and that its hero announces; and all that are named."""
    unit = hero = every = 0
    for word in filter(None, (part.strip() for part in words.split(","))):
        if word not in ABILITIES:
            guess = did_you_mean(word, list(ABILITIES))
            raise BadInput(f'there is no ability "{word}"{guess}', "tactics-odds-ability", given=word, guess=guess)
        bit = BIT[ABILITIES.index(word)]
        every |= bit
        if side.card.abilities & bit:
            unit |= bit
        elif side.hero is not None and side.hero.abilities & bit:
            hero |= bit
        else:
            raise not_its(side, word)
    if every & CHARGE and not side.abilities(SHARED) & CHARGE:
        raise not_its(side, "charge")
    return unit & FREE_BITS, hero & FREE_BITS, every


def idle(named: int) -> tuple[str, ...]:
    """Of the abilities that are named, those that make no difference to an attack."""
    return tuple(name for place, name in enumerate(ABILITIES) if named & BIT[place] & ~AT_WORK)


def not_its(side: Party, ability: str) -> BadInput:
    """An ability that a unit does not have."""
    bits = side.card.abilities | (side.hero.abilities if side.hero else 0)
    has = ", ".join(name for place, name in enumerate(ABILITIES) if bits & BIT[place])
    unit = side.card.name
    if not has:
        sentence = f"{unit} does not have the ability {ability}, nor any other (T4.4)"
        return BadInput(sentence, "tactics-odds-no-abilities", unit=unit, ability=ability)
    sentence = f"{unit} does not have the ability {ability}; it has {has} (T4.4)"
    return BadInput(sentence, "tactics-odds-not-its", unit=unit, ability=ability, names=has)


def marked(target: Party, word: str) -> int:
    """T17.22: the kind of miniature a sniper names."""
    if target.card.kind != SQUAD:
        sentence = f"snipers name miniatures of squads, and {target.card.name} is none (T17.33)"
        raise BadInput(sentence, "tactics-odds-mark-squad", unit=target.card.name)
    names = [*target.card.figures, *([LONE] if target.hero else [])]
    if word not in names:
        guess = did_you_mean(word, names)
        sentence = f'there is no miniature "{word}" in {target.card.name}{guess}'
        raise BadInput(sentence, "tactics-odds-mark", given=word, unit=target.card.name, guess=guess)
    return THE_HERO if word == LONE else names.index(word)


# What does not go together


def check(question: Question) -> None:
    """Refuse an attack the rules do not allow."""
    if question.sustained and question.charge:
        raise BadInput("a charge is no sustained attack (T17.12)", "tactics-odds-charge-sustained")
    if question.sustained and question.reaction:
        raise BadInput("nobody reacts to a sustained attack (T13.2)", "tactics-odds-reaction-sustained")
    attacker, target = question.parties()
    check_reach(attacker, target, question)
    check_rounds(attacker, target, question)
    if question.mark is not None and not any(row.sniper for row in rows_in_reach(attacker, target, question)):
        sentence = f"no sniper of {attacker.card.name} can fire here, so nobody is named (T17.22)"
        raise BadInput(sentence, "tactics-odds-no-sniper", unit=attacker.card.name)
    if question.reaction and not shots(target, whole(target), attacker, question.terms(TARGET)):
        sentence = f"{target.card.name} cannot react: no weapon of it reaches and hurts {attacker.card.name} (T13.1)"
        raise BadInput(sentence, "tactics-odds-no-reaction", unit=target.card.name, enemy=attacker.card.name)


def whole(side: Party) -> Standing:
    """A party that is unhurt."""
    return Standing(tuple(side.card.counts), side.card.points, side.hero.points if side.hero else 0)


def rows_of(side: Party) -> list[Row]:
    """All rows of a unit and its hero."""
    return [*side.card.rows, *(side.hero.rows if side.hero else [])]


def rows_in_reach(attacker: Party, target: Party, question: Question) -> list[Row]:
    """The rows that can be fired at the target, whatever ammunition is left."""
    return [
        row
        for row in rows_of(attacker)
        if reaches(row, question.distance)
        and hurts(row, target.card.armour)
        and (not question.charge or fires_in_charge(row))
    ]


def check_reach(attacker: Party, target: Party, question: Question) -> None:
    """T10.1, T1.4: some row must reach the target and be able to hurt it."""
    unit, distance = attacker.card.name, question.distance
    rows = [row for row in rows_of(attacker) if not question.charge or fires_in_charge(row)]
    if not rows:
        raise BadInput(f"{unit} has no weapon for a charge (T17.12)", "tactics-odds-no-charge", unit=unit)
    if not any(reaches(row, distance) for row in rows):
        ranges = ", ".join(dict.fromkeys(range_of(row) for row in rows))
        sentence = f"no weapon of {unit} reaches range {distance}; they reach {ranges} (T10.1)"
        raise BadInput(sentence, "tactics-odds-reach", unit=unit, range=distance, ranges=ranges)
    if not rows_in_reach(attacker, target, question):
        armour = CLASSES[target.card.armour]
        sentence = f"no weapon of {unit} hurts class {armour} at range {distance} (T1.4)"
        raise BadInput(sentence, "tactics-odds-harmless", unit=unit, armour=armour, range=distance)
    if not shots(attacker, whole(attacker), target, question.terms(ATTACKER)):
        sentence = f"without rounds {unit} has no weapon to fire (T7.6)"
        raise BadInput(sentence, "tactics-odds-unused", unit=unit)


def range_of(row: Row) -> str:
    """A range as on the card."""
    if row.close:
        return "C"
    if row.high == FAR:
        return "A" if row.artillery else "U"
    return str(row.high) if row.low == 1 else f"{row.low}-{row.high}"


def check_rounds(attacker: Party, target: Party, question: Question) -> None:
    """T20.1: rounds are for limited ammunition, and there are only so many."""
    if question.rounds is None:
        return
    limited = [row for row in rows_in_reach(attacker, target, question) if row.by == THE_UNIT]
    unit = attacker.card.name
    if not limited:
        sentence = f"{unit} has no limited ammunition to fire here, so leave out --rounds (T20.1)"
        raise BadInput(sentence, "tactics-odds-no-rounds", unit=unit)
    most = 0
    for card in filter(None, (attacker.card, attacker.hero)):
        for row in limited:
            if row in card.rows:
                most = max(most, rounds_at_most(card.kind, row.limited, card.points, 0))
    if not 0 <= question.rounds <= most:
        sentence = f"--rounds takes 0 to {most}, not {question.rounds} (T20.1)"
        raise BadInput(sentence, "tactics-odds-rounds", most=most, given=question.rounds)
