"""``sandtable army``: whether an army is legal, and which armies can be formed (T1.7, T16.1)."""

from pathlib import Path
from typing import Any

from sandtable.core.errors import BadInput, did_you_mean
from sandtable.games.datafiles import file_label, read_files
from sandtable.games.tactics.rules.army import MOST_IN_ARMY, ArmyFile, Limits, limits_of
from sandtable.games.tactics.rules.cards import ABILITIES, CLASSES, KINDS, Cards
from sandtable.games.tactics.rules.scenarios import MOST_AP
from sandtable.games.tactics.ui.check import named
from sandtable.games.tactics.ui.legal_armies import LegalArmies
from sandtable.games.tactics.ui.sources import PACKAGE, Sources
from sandtable.play.report import number, print_json, table
from sandtable.play.talk import Talk, current_language
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording


def check_army(file: Path | None, sources: Sources, json: bool) -> int:
    """Say what an army costs and who joins whom, or what is wrong with it."""
    if file is None:
        raise BadInput("sandtable army check needs the file of an army", "tactics-army-file")
    cards, scenarios = sources.units(), sources.scenarios()
    army = ArmyFile(read_files(PACKAGE, ["army"], {"army": file})["army"], cards, scenarios, file_label(file))
    names = [cards.unit.names[unit] for unit in army.units]
    joins = {cards.unit.names[hero]: cards.unit.names[squad] for hero, squad in army.joins}
    scenario = "" if army.scenario < 0 else scenarios.scenario[army.scenario].name
    if json:
        content: dict[str, Any] = {"file": file_label(file), "legal": True, "faction": cards.factions[army.faction]}
        content |= {"scenario": scenario, "limit": army.limit, "ap": army.ap, "units": names, "join": joins}
        print_json(content)
        return 0
    report = Report(cards)
    report.army(army, scenario, file_label(file))
    return 0


def list_armies(
    file: Path | None,
    sources: Sources,
    faction: str | None,
    ap: int | None,
    scenario: str | None,
    box: bool,
    json: bool,
) -> int:
    """List the cards of a faction and the armies one can form of them."""
    if file is not None:
        raise BadInput(f"sandtable army list takes no file, here {file}", "tactics-army-no-file", file=str(file))
    cards = sources.units()
    if faction is None:
        known = ", ".join(cards.factions)
        sentence = f"say which faction: --faction {cards.factions[0]}; known are {known}"
        raise BadInput(sentence, "tactics-army-whose", example=cards.factions[0], names=known)
    if faction not in cards.factions:
        guess = did_you_mean(faction, cards.factions)
        raise BadInput(f'there is no faction "{faction}"{guess}', "tactics-army-no-faction", given=faction, guess=guess)
    limits = _limits(sources, ap, scenario, box)
    armies = LegalArmies(cards, cards.factions.index(faction), limits)
    if json:
        print_json(_content(cards, faction, limits, armies))
    else:
        Report(cards).listed(cards.factions.index(faction), limits, armies)
    return 0


def _limits(sources: Sources, ap: int | None, scenario: str | None, box: bool) -> Limits:
    if (ap is None) == (scenario is None):
        raise BadInput("say either --ap, what an army may cost, or --scenario", "tactics-army-limit")
    if ap is not None:
        if not 1 <= ap <= MOST_AP:
            sentence = f"--ap takes 1 to {MOST_AP}, not {ap}"
            raise BadInput(sentence, "tactics-army-ap", most=MOST_AP, given=ap)
        return Limits(ap, box=box)
    scenarios = sources.scenarios()
    if scenario not in scenarios.number:
        guess = did_you_mean(str(scenario), [*scenarios.number])
        sentence = f'there is no scenario "{scenario}"{guess}'
        raise BadInput(sentence, "tactics-army-no-scenario", given=str(scenario), guess=guess)
    return limits_of(scenarios.scenario[scenarios.number[scenario]], box)


def _content(cards: Cards, faction: str, limits: Limits, armies: LegalArmies) -> dict[str, Any]:
    """What can be formed, for programs."""
    best = armies.best()
    return {
        "faction": faction,
        "limit": limits.ap,
        "most_cards": MOST_IN_ARMY,
        "cards": [_card(cards, card, armies.copies(card)) for card in armies.pool],
        "joins": [[cards.card[hero].name, cards.card[squad].name] for hero, squad in armies.pairs()],
        "armies": armies.count(),
        "best": best,
        "best_armies": armies.count_of(best),
        "examples": [{"ap": best, "units": [cards.card[card].name for card in army]} for army in armies.examples(best)],
    }


def _card(cards: Cards, number: int, copies: int) -> dict[str, Any]:
    card = cards.card[number]
    return {
        "name": card.name,
        "label": card.label,
        "ap": card.ap,
        "kind": KINDS[card.kind],
        "armour": CLASSES[card.armour],
        "move": card.move,
        "points": card.points,
        "copies": copies,
        "abilities": [name for place, name in enumerate(ABILITIES) if card.has(2**place)],
    }


class Report:
    """What is said about armies to people."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.wording = Wording(Texts(current_language(), [PACKAGE, CORE]))
        self.say = self.wording.texts.say
        self.talk = Talk()

    def name(self, card: int) -> str:
        """What a card is called."""
        return named(self.wording, "unit", self.cards.card[card].name, self.cards.card[card].label)

    def faction(self, faction: int) -> str:
        """What a faction is called."""
        return named(self.wording, "faction", self.cards.factions[faction], self.cards.faction_labels[faction])

    def army(self, army: ArmyFile, scenario: str, file: str) -> None:
        """A legal army."""
        self.talk.paragraph(
            self.say(
                "tactics-army-legal",
                file=file,
                faction=self.faction(army.faction),
                count=len(army.units),
                ap=army.ap,
            )
        )
        if scenario:
            self.talk.paragraph(self.say("tactics-army-for", scenario=self.wording.name("scenario", scenario)))
        if army.limit:
            self.talk.paragraph(self.say("tactics-army-left", limit=army.limit, left=army.limit - army.ap))
        self.talk.line()
        joined = {squad: hero for hero, squad in army.joins}
        rows = []
        for unit, card in zip(army.units, army.army, strict=True):
            hero = joined.get(unit)
            note = (
                self.say("tactics-army-with", hero=self.name(self.cards.card_of_unit[hero])) if hero is not None else ""
            )
            rows.append([str(self.cards.card[card].ap), self.name(card), note])
        self.talk.lines(table(rows, left=(1, 2)))

    def listed(self, faction: int, limits: Limits, armies: LegalArmies) -> None:
        """The cards and the armies of a faction."""
        self.talk.paragraph(self.say("tactics-list-title", faction=self.faction(faction), count=len(armies.pool)))
        self.talk.line()
        heads = ["ap", "card", "kind", "armour", "move", "points", "copies", "abilities"]
        rows = [[self.say(f"tactics-list-{head}") for head in heads]]
        for number_of_card in armies.pool:
            card = self.cards.card[number_of_card]
            abilities = [
                self.wording.name("ability", name) for place, name in enumerate(ABILITIES) if card.has(2**place)
            ]
            rows.append(
                [
                    str(card.ap),
                    self.name(number_of_card),
                    self.wording.name("kind", KINDS[card.kind]),
                    CLASSES[card.armour],
                    str(card.move),
                    str(card.points),
                    str(armies.copies(number_of_card)),
                    ", ".join(abilities),
                ]
            )
        if armies.pool:
            self.talk.lines(table(rows, left=(1, 2, 3, 7)))
            self.talk.line()
        self._pairs(armies)
        self._armies(limits, armies)

    def _pairs(self, armies: LegalArmies) -> None:
        pairs = armies.pairs()
        if not pairs:
            return
        self.talk.paragraph(self.say("tactics-list-joins"))
        for hero in dict.fromkeys(hero for hero, _ in pairs):
            squads = [self.name(squad) for other, squad in pairs if other == hero]
            self.talk.paragraph(f"{self.name(hero)}: {', '.join(squads)}", "  ", "    ")
        self.talk.line()

    def _armies(self, limits: Limits, armies: LegalArmies) -> None:
        best = armies.best()
        count = armies.count()
        if not count:
            self.talk.paragraph(self.say("tactics-list-none"))
            return
        shown = number(count)
        if limits.ap:
            self.talk.paragraph(self.say("tactics-list-armies", count=shown, ap=limits.ap, most=MOST_IN_ARMY))
        else:
            self.talk.paragraph(self.say("tactics-list-free", count=shown))
        many = armies.count_of(best)
        self.talk.paragraph(self.say("tactics-list-best", count=many, shown=number(many), ap=best))
        for army in armies.examples(best):
            counted = [(card, army.count(card)) for card in dict.fromkeys(army)]
            names = [f"{copies} x {self.name(card)}" if copies > 1 else self.name(card) for card, copies in counted]
            self.talk.paragraph(", ".join(names), "  ", "    ")
