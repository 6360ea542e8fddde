"""T1.7, T15.1, T16.1, T18.1: armies. What one may take, and whom heroes may join; and the army files of users.

An army is a list of cards, by their numbers; a card that is there several times is there in several copies. The file of
an army is TOML::

    faction = "allies"
    scenario = "breakthrough"                    # or, without one: ap = 130
    units = ["rhino", "the-hammers", "hell-boys", "hell-boys"]
    join = { rhino = "the-hammers" }
"""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.ban import Ban
from sandtable.core.errors import by_id, did_you_mean
from sandtable.games.datafiles import DataError, Entry, quoted, show
from sandtable.games.tactics.rules.cards import (
    BLUTKREUZ_APE,
    BLUTKREUZ_ZOMBIE,
    COMMAND_SQUAD,
    COMMANDER,
    COPIES,
    HERO,
    JUMP,
    SQUAD,
    VEHICLE,
    Cards,
)
from sandtable.games.tactics.rules.scenarios import MOST_AP, Scenario, Scenarios

MOST_IN_ARMY: Final = 12
"""No army has more cards (ruling)."""

FACTION: Final = Ban("T1.7", "army-faction")
HERO_TWICE: Final = Ban("T1.7", "army-hero")
NO_MORE: Final = Ban("T1.7", "army-copies")
NOT_IN_BOX: Final = Ban("T1.7", "army-box")
COMMAND: Final = Ban("T18.1", "army-command")
TOO_DEAR: Final = Ban("T16.1", "army-ap")
FULL: Final = Ban("T16.1", "army-full")
VEHICLES: Final = Ban("T16.1", "army-vehicles")
SQUADS: Final = Ban("T16.1", "army-squads")
OTHERS: Final = Ban("T16.1", "army-others")
EMPTY: Final = Ban("T16.1", "army-empty")
TOO_FEW: Final = Ban("T16.1", "army-few")
NEVER_WHOLE: Final = Ban("T16.1", "army-never")

NO_HERO: Final = Ban("T15.1", "join-hero")
NO_SQUAD: Final = Ban("T15.1", "join-squad")
OTHER_CLASS: Final = Ban("T15.1", "join-class")
APES: Final = Ban("T17.10", "join-ape")
ZOMBIES: Final = Ban("T17.11", "join-zombie")
JUMPERS: Final = Ban("T17.17", "join-jump")
COMMANDERS: Final = Ban("T17.29", "join-command")
TAKEN: Final = Ban("T15.1", "join-taken")


class Limits:
    """What an army must keep to: the scenario's forces, and where its cards come from."""

    __slots__ = ("ap", "box", "squads", "vehicles")

    def __init__(self, ap: int = 0, vehicles: int = -1, squads: int = -1, box: bool = False) -> None:
        """``ap`` 0: no limit; -1: nothing said; ``box``: only the cards of the core set's box, once each."""
        self.ap = ap
        self.vehicles = vehicles
        self.squads = squads
        self.box = box

    def fixes_numbers(self) -> bool:
        """Whether it is said how many vehicles and squads there are; then there is nobody else."""
        return self.vehicles >= 0 or self.squads >= 0


def limits_of(scenario: Scenario, box: bool) -> Limits:
    """The limits of a scenario."""
    return Limits(scenario.ap, scenario.vehicles, scenario.squads, box)


def most_copies(cards: Cards, card: int, limits: Limits) -> int:
    """T1.7: how often a card may be in an army at most, as far as the card itself goes."""
    if limits.box:
        return 1 if cards.card[card].box else 0
    return 1 if cards.card[card].kind == HERO else COPIES


def cost(cards: Cards, army: list[int]) -> int:
    """The AP of an army."""
    total = 0
    for card in army:
        total += cards.card[card].ap
    return total


def add_forbidden(cards: Cards, army: list[int], card: int, limits: Limits) -> Ban | None:
    """Why a card may not be added to an army that is legal so far; ``None`` if it may."""
    ban = _does_not_fit(cards, army, card, limits)
    if ban is None and limits.fixes_numbers() and not can_be_whole(cards, [*army, card], limits):
        return NEVER_WHOLE
    return ban


def can_be_whole(cards: Cards, army: list[int], limits: Limits) -> bool:
    """T16.1: whether the cheapest cards of its faction can still make up the numbers that are asked for."""
    for kind, wanted in ((VEHICLE, limits.vehicles), (SQUAD, limits.squads)):
        while _count(cards, army, kind) < wanted:
            able = [n for n, card in enumerate(cards.card) if card.kind == kind]
            able = [n for n in able if _does_not_fit(cards, army, n, limits) is None]
            if not able:
                return False
            army = [*army, min(able, key=lambda n: cards.card[n].ap)]
    return True


def _does_not_fit(cards: Cards, army: list[int], card: int, limits: Limits) -> Ban | None:
    new = cards.card[card]
    if army and cards.card[army[0]].faction != new.faction:
        return FACTION
    if limits.box and not new.box:
        return NOT_IN_BOX
    if army.count(card) >= most_copies(cards, card, limits):
        return HERO_TWICE if new.kind == HERO else NO_MORE
    if new.has(COMMAND_SQUAD):
        for other in army:
            if cards.card[other].has(COMMAND_SQUAD) and cards.card[other].armour == new.armour:
                return COMMAND
    if limits.fixes_numbers():
        if new.kind == VEHICLE:
            if limits.vehicles >= 0 and _count(cards, army, VEHICLE) >= limits.vehicles:
                return VEHICLES
        elif new.kind == SQUAD:
            if limits.squads >= 0 and _count(cards, army, SQUAD) >= limits.squads:
                return SQUADS
        else:
            return OTHERS
    if limits.ap and cost(cards, army) + new.ap > limits.ap:
        return TOO_DEAR
    if len(army) >= MOST_IN_ARMY:
        return FULL
    return None


def end_forbidden(cards: Cards, army: list[int], limits: Limits) -> Ban | None:
    """Why an army is not complete; ``None`` if it is."""
    if not army:
        return EMPTY
    if _count(cards, army, VEHICLE) < limits.vehicles or _count(cards, army, SQUAD) < limits.squads:
        return TOO_FEW
    return None


def join_forbidden(cards: Cards, hero: int, squad: int) -> Ban | None:
    """T15.1: why a hero may not join a squad, both cards of one army; ``None`` if they may."""
    one, other = cards.card[hero], cards.card[squad]
    if one.kind != HERO:
        return NO_HERO
    if other.kind != SQUAD:
        return NO_SQUAD
    if one.armour != other.armour:
        return OTHER_CLASS
    if one.has(BLUTKREUZ_APE) != other.has(BLUTKREUZ_APE):
        return APES
    if one.has(BLUTKREUZ_ZOMBIE) != other.has(BLUTKREUZ_ZOMBIE):
        return ZOMBIES
    if one.has(JUMP) != other.has(JUMP):
        return JUMPERS
    if other.has(COMMAND_SQUAD) and not one.has(COMMANDER):
        return COMMANDERS
    return None


def _count(cards: Cards, army: list[int], kind: int) -> int:
    return len([card for card in army if cards.card[card].kind == kind])


# Army files


class ArmyFile:
    """An army as a file gives it, checked."""

    __slots__ = ("ap", "army", "faction", "joins", "limit", "scenario", "units")

    def __init__(self, content: object, cards: Cards, scenarios: Scenarios, label: str = "army.toml") -> None:
        """Check the content of an army file; ``label`` is what sentences call the file."""
        if not isinstance(content, Mapping):
            sentence = f"{label}: the file must hold a table, not {show(content)} (T16.1)"
            raise DataError(sentence, "data-holds", file=label, given=quoted(content), rule="T16.1")
        entry = Entry(label, "army", "T16.1", content)
        known = ["faction", "scenario", "ap", "units", "join"]
        for key in content:
            if key not in known:
                guess = did_you_mean(str(key), known)
                raise entry.error(f"unknown key {show(key)}{guess}", "", "data-key", key=show(key), guess=guess)
        self.faction = entry.word("faction", cards.factions, "T1.7")
        # The scenario it is for, -1 if it names none, and what it may cost there.
        self.scenario = -1
        limits = Limits()
        if ("scenario" in content) == ("ap" in content):
            raise entry.error("give either scenario or ap, what the army may cost", "", "tactics-army-which")
        if "scenario" in content:
            self.scenario = scenarios.number[[*scenarios.number][entry.word("scenario", [*scenarios.number])]]
            limits = limits_of(scenarios.scenario[self.scenario], False)
        else:
            limits.ap = entry.whole("ap", 1, MOST_AP)
        self.limit = limits.ap
        # Its cards, their cost, and its units: each card with the number of its copy.
        self.army: list[int] = []
        self.units: list[int] = []
        self._read_units(entry, cards, limits)
        self.ap = cost(cards, self.army)
        # Pairs of units: a hero and the squad it joins.
        self.joins: list[tuple[int, int]] = []
        self._read_joins(entry, cards)

    def _read_units(self, entry: Entry, cards: Cards, limits: Limits) -> None:
        given = entry.value("units")
        if not isinstance(given, list):
            sentence = f"units must be a list of cards, not {show(given)}"
            raise entry.error(sentence, "", "tactics-army-units", given=quoted(given))
        for number, word in enumerate(given):
            inside = Entry(entry.file, f"unit {number + 1}, {show(word)}", "T1.7", entry.table)
            if not isinstance(word, str) or word not in cards.number:
                guess = did_you_mean(word if isinstance(word, str) else "", [*cards.number])
                raise inside.error(f"there is no such card{guess}", "", "tactics-army-card", guess=guess)
            card = cards.number[word]
            faction = cards.card[card].faction
            if faction != self.faction:
                wanted, found = cards.factions[self.faction], cards.factions[faction]
                sentence = f"an army has one faction, here {wanted}, and this card belongs to {found}"
                raise inside.error(sentence, "", "tactics-army-faction", wanted=wanted, given=found)
            ban = add_forbidden(cards, self.army, card, limits)
            if ban is TOO_DEAR:
                total = sum([cards.card[cards.number[w]].ap for w in given if isinstance(w, str) and w in cards.number])
                sentence = f"with it the army costs more than {limits.ap} AP; all its units cost {total}"
                raise inside.error(sentence, ban.rule, "tactics-army-dear", most=limits.ap, given=total)
            if ban is not None:
                raise banned(inside, ban)
            self.units.append(cards.unit_number(card, self.army.count(card)))
            self.army.append(card)
        ban = end_forbidden(cards, self.army, limits)
        if ban is not None:
            raise banned(entry, ban)

    def _read_joins(self, entry: Entry, cards: Cards) -> None:
        given: Any = entry.table.get("join", {})
        if not isinstance(given, Mapping):
            sentence = f"join must be a table from heroes to squads, not {show(given)}"
            raise entry.error(sentence, "T15.1", "tactics-army-join", given=quoted(given))
        for hero, squad in given.items():
            inside = Entry(entry.file, f"join {show(hero)}", "T15.1", given)
            pair: list[int] = []
            for word in (hero, squad):
                if not isinstance(word, str) or not cards.unit.knows(word):
                    names = [cards.unit.names[unit] for unit in self.units]
                    guess = did_you_mean(word if isinstance(word, str) else "", names)
                    sentence = f"there is no unit {show(word)} in the army{guess}"
                    raise inside.error(sentence, "", "tactics-army-unit", given=quoted(word), guess=guess)
                unit = cards.unit.number(word)
                if unit not in self.units:
                    sentence = f"the unit {show(word)} is not in the army"
                    raise inside.error(sentence, "", "tactics-army-absent", given=quoted(word))
                pair.append(unit)
            ban = join_forbidden(cards, cards.card_of_unit[pair[0]], cards.card_of_unit[pair[1]])
            if ban is None and any(pair[1] == other for _, other in self.joins):
                ban = TAKEN
            if ban is not None:
                raise banned(inside, ban)
            self.joins.append((pair[0], pair[1]))


def banned(entry: Entry, ban: Ban) -> DataError:
    """The error that an entry breaks a rule; the texts have the words of a prohibition."""
    said = by_id(f"no-{ban.message}")
    sentence = f"{entry.file}, {entry.title}: {said} ({ban.rule})"
    return DataError(sentence, "data-entry", file=entry.file, entry=entry.title, problem=said, rule=ban.rule)
