"""T1, T17 to T20: the unit cards. Read from a data file, checked, and made into flat tables.

Ours is ``data/units.toml``; users may supply their own. Each value has an origin; a card's ``why`` gives sources and
reasons for all of its values whose origin has none. What a file may not say is refused in one sentence that names file,
entry and rule.
"""

from typing import Any, Final

from sandtable.core.bits import BIT
from sandtable.core.space import Domain
from sandtable.games.datafiles import DataError, DataFile, Entry, once, quoted, show
from sandtable.games.tactics.rules.weapon_rows import (
    AIRCRAFT,
    CARRIED,
    CLASSES,
    EVERYBODY_ALIVE,
    FAR,
    FLAME,
    HERO,
    KILL,
    KINDS,
    LETTERS,
    ONE,
    ROW_COLUMNS,
    ROW_MEMBERS,
    SQUAD,
    THE_UNIT,
    VEHICLE,
    Row,
    read_rows,
)

__all__ = [
    "AIRCRAFT",
    "CARRIED",
    "CLASSES",
    "EVERYBODY_ALIVE",
    "FAR",
    "FLAME",
    "HERO",
    "KILL",
    "KINDS",
    "ONE",
    "SQUAD",
    "THE_UNIT",
    "VEHICLE",
    "Card",
    "Cards",
    "Row",
]

ABILITIES: Final = (
    "advanced-reactive-fire",
    "agile",
    "all-in-one",
    "artillery-strike",
    "assault",
    "badass",
    "berserk",
    "black-ops",
    "blutkreuz-ape",
    "blutkreuz-zombie",
    "charge",
    "command-squad",
    "commander",
    "damage-resilient",
    "fast",
    "heroic-attack",
    "jump",
    "medal-of-honor",
    "reload",
    "scout-vehicle",
    "self-repair",
    "sniper",
    "spotter",
    "superior-reactive-fire",
    "tank-head",
    "wiederbelebungsserum",
)
"""T17: the abilities; the constants below are sets of one, by their places here."""

ADVANCED_REACTIVE_FIRE: Final = 2**0
AGILE: Final = 2**1
ALL_IN_ONE: Final = 2**2
ARTILLERY_STRIKE: Final = 2**3
ASSAULT: Final = 2**4
BADASS: Final = 2**5
BERSERK: Final = 2**6
BLACK_OPS: Final = 2**7
BLUTKREUZ_APE: Final = 2**8
BLUTKREUZ_ZOMBIE: Final = 2**9
CHARGE: Final = 2**10
COMMAND_SQUAD: Final = 2**11
COMMANDER: Final = 2**12
DAMAGE_RESILIENT: Final = 2**13
FAST: Final = 2**14
HEROIC_ATTACK: Final = 2**15
JUMP: Final = 2**16
MEDAL_OF_HONOR: Final = 2**17
RELOAD: Final = 2**18
SCOUT_VEHICLE: Final = 2**19
SELF_REPAIR: Final = 2**20
SNIPER: Final = 2**21
SPOTTER: Final = 2**22
SUPERIOR_REACTIVE_FIRE: Final = 2**23
TANK_HEAD: Final = 2**24
WIEDERBELEBUNGSSERUM: Final = 2**25

OWNERS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "command-squad": (("squad",), "T18.1"),
    "commander": (("hero",), "T17.29"),
    "medal-of-honor": (("hero",), "T17.18"),
    "scout-vehicle": (("vehicle",), "T17.20"),
    "self-repair": (("vehicle", "hero", "aircraft"), "T17.21"),
    "spotter": (("squad",), "T17.23"),
    "wiederbelebungsserum": (("hero",), "T17.25"),
}
"""Abilities that only some kinds of units can have, and the rule that says so."""

MEMBERS: Final = ("officer", "radioman", "mechanic", "medic", "specialist")
"""T18.1: who is in a command squad."""

SYMBOLS: Final = ("none", "hit", "blank")
NO_SYMBOL: Final = 0
HIT: Final = 1
BLANK: Final = 2

SIDES: Final = ("allies", "axis")
ALLIES: Final = 0
AXIS: Final = 1

COPIES: Final = 3
"""How often a card that is no hero can be on the board (T1.7)."""
LONE: Final = "hero"
"""What the miniature of a hero is called among those of a squad it joined."""

MOST_CARDS: Final = 200
MOST_MOVE: Final = 9
MOST_POINTS: Final = 20
MOST_IN_SQUAD: Final = 10
MOST_FIGURES: Final = 8
MOST_AP: Final = 500

UNIT_COLUMNS: Final = (
    "faction",
    "kind",
    "armour",
    "move",
    "points",
    "ap",
    "soft",
    "hard",
    "abilities",
    "figures",
    "large",
    "box",
)


class Card:
    """One unit card (T1.1)."""

    __slots__ = (
        "abilities",
        "ap",
        "armour",
        "box",
        "counts",
        "faction",
        "figures",
        "hard",
        "kind",
        "label",
        "large",
        "limits",
        "member",
        "move",
        "name",
        "points",
        "rows",
        "soft",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.label = ""
        self.faction = 0
        self.kind = SQUAD
        # Its place among CLASSES.
        self.armour = 0
        self.move = 1
        self.points = 1
        self.ap = 0
        # A set of abilities.
        self.abilities = 0
        # T8.1: what saves in cover.
        self.soft = NO_SYMBOL
        self.hard = NO_SYMBOL
        self.rows: list[Row] = []
        # T1.5: takes two by two squares.
        self.large = False
        # Squads: the kinds of figures, and how many of each; others have none.
        self.figures: list[str] = []
        self.counts: list[int] = []
        # The rounds of each row with limited ammunition.
        self.limits: list[int] = []
        # In the box of the core set.
        self.box = False
        # Command squads: the kind of figure that is officer, radioman, mechanic, medic and specialist; else -1.
        self.member: list[int] = [-1] * len(MEMBERS)

    def is_soldier(self) -> bool:
        """Whether it is a squad or a hero."""
        return self.kind in (SQUAD, HERO)

    def has(self, ability: int) -> bool:
        """Whether the card shows this ability."""
        return self.abilities & ability != 0


class Cards:
    """All unit cards of a data file, shared by all states of a game and never changed."""

    __slots__ = (
        "card",
        "card_of_unit",
        "faction_labels",
        "factions",
        "figure",
        "number",
        "origins",
        "side_of_faction",
        "unit",
    )

    def __init__(self, content: object, label: str = "units.toml") -> None:
        """Check the content of a data file, and build the tables; ``label`` is what sentences call the file."""
        file = DataFile(label, content, ["faction", "unit"], "T1.1", ["row"])
        self.factions: list[str] = []
        self.faction_labels: list[str] = []
        self.side_of_faction: list[int] = []
        self._read_factions(file)

        self.card: list[Card] = []
        # From names to places in ``card``.
        self.number: dict[str, int] = {}
        # ``<entry> <column>`` to the origin of that value.
        self.origins: dict[str, str] = file.origins
        entries = file.entries("unit", UNIT_COLUMNS, ["name", "label", "row", "why"], "T1.1", members=[*ABILITIES])
        if len(entries) > MOST_CARDS:
            sentence = f"{label}: there must be at most {MOST_CARDS} cards, not {len(entries)} (T1.1)"
            raise DataError(sentence, "tactics-many-cards", file=label, most=MOST_CARDS, given=len(entries))
        for entry in entries:
            card = self._read_card(file, entry)
            self.number[card.name] = len(self.card)
            self.card.append(card)
        self._check_sides(label)

        names: list[str] = []
        self.card_of_unit: list[int] = []
        figures: list[str] = []
        for place, card in enumerate(self.card):
            for copy in range(1 if card.kind == HERO else COPIES):
                names.append(f"{card.name}/{copy + 1}" if copy else card.name)
                self.card_of_unit.append(place)
            figures += [figure for figure in card.figures if figure not in figures]
        # All units that can be on the board: the cards, and further copies of those that are no heroes.
        self.unit = Domain("unit", names)
        # What miniatures of squads are called, and the hero who joined one.
        self.figure = Domain("figure", [*figures, LONE])

    # What is asked of the cards

    def side(self, card: int) -> int:
        """The side a card fights on."""
        return self.side_of_faction[self.card[card].faction]

    def unit_number(self, card: int, copy: int) -> int:
        """The number of a card's copy among the units; copies are counted from 0."""
        name = self.card[card].name
        return self.unit.number(f"{name}/{copy + 1}" if copy else name)

    # Reading

    def _read_factions(self, file: DataFile) -> None:
        for entry in file.entries("faction", ["side"], ["name", "label"], "T1.7"):
            once(entry, entry.token("name"), self.factions)
            self.faction_labels.append(entry.label())
            self.side_of_faction.append(entry.word("side", SIDES))

    def _check_sides(self, label: str) -> None:
        for side, name in enumerate(SIDES):
            if not any(self.side_of_faction[card.faction] == side for card in self.card):
                sentence = f"{label}: no unit is on the side {name}; each side needs one (T1.7)"
                raise DataError(sentence, "tactics-no-side", file=label, side=name)

    def _read_card(self, file: DataFile, entry: Entry) -> Card:
        name = entry.token("name")
        if "/" in name:
            sentence = f"name must have no slash, which numbers copies of a card, not {show(name)}"
            raise entry.error(sentence, "T1.7", "tactics-slash", given=quoted(name))
        if name in self.number:
            raise entry.error(f"the name {name} is used twice", "", "data-twice", what="name", name=name)
        card = Card(name)
        card.label = entry.label()
        card.faction = entry.word("faction", self.factions, "T1.7")
        card.kind = entry.word("kind", KINDS)
        card.armour = entry.word("armour", CLASSES)
        letter = LETTERS[card.kind]
        if CLASSES[card.armour][0] != letter:
            kind, given = KINDS[card.kind], CLASSES[card.armour]
            sentence = f'with kind = "{kind}" armour must begin with {letter}, not be {given}'
            raise entry.error(sentence, "", "tactics-armour", kind=kind, letter=letter, given=given)
        card.move = entry.whole("move", 1, MOST_MOVE)
        card.points = entry.whole("points", 1, MOST_IN_SQUAD if card.kind == SQUAD else MOST_POINTS)
        card.ap = entry.whole("ap", 1, MOST_AP)
        card.large = switch(entry, "large", "T1.5")
        card.box = switch(entry, "box", "T1.7")
        if card.large and card.kind != VEHICLE:
            raise entry.error("large is for vehicles only", "T1.5", "tactics-large")
        self._read_abilities(file, entry, card)
        self._read_figures(entry, card)
        self._read_cover(entry, card)
        why = _why(entry)
        _give_reason(file, entry, why, [*UNIT_COLUMNS, *ABILITIES])
        for row_entry, row in read_rows(file, entry, card.kind, card.figures):
            if row.limited:
                row.slot = len(card.limits)
                card.limits.append(row.limited)
            card.rows.append(row)
            _give_reason(file, row_entry, why, [*ROW_COLUMNS, *ROW_MEMBERS])
        self._check_rows(entry, card)
        return card

    def _read_abilities(self, file: DataFile, entry: Entry, card: Card) -> None:
        given = entry.value("abilities")
        if not isinstance(given, list):
            sentence = f"abilities must be a list of abilities, not {show(given)}"
            raise entry.error(sentence, "T17.26", "tactics-abilities", given=quoted(given))
        for word in given:
            place = entry.place("abilities", word, ABILITIES, "T17.26")
            name = ABILITIES[place]
            if card.has(BIT[place]):
                raise entry.error(f"the ability {name} is there twice", "T17.26", "tactics-ability-twice", name=name)
            owners, rule = OWNERS.get(name, (KINDS, ""))
            kind = KINDS[card.kind]
            if kind not in owners:
                sentence = f'the ability {name} does not go with kind = "{kind}"'
                raise entry.error(sentence, rule, "tactics-ability-owner", name=name, kind=kind)
            card.abilities |= BIT[place]
            file.note(entry, "unit", "abilities", name)

    def _read_figures(self, entry: Entry, card: Card) -> None:
        if card.kind != SQUAD:
            if "figures" in entry.table:
                raise entry.error("figures are for squads only", "", "tactics-no-figures")
            return
        given = entry.value("figures")
        if not isinstance(given, dict) or not 1 <= len(given) <= MOST_FIGURES:
            sentence = f"figures must be a table of 1 to {MOST_FIGURES} kinds of figures and how many there are of each"
            raise entry.error(sentence, "", "tactics-figures", most=MOST_FIGURES)
        inside = Entry(entry.file, f"{entry.title}, figures", "T1.1", given)
        for name in given:
            Entry(entry.file, inside.title, "T1.1", {"name": name}).token("name")
            if name == LONE:
                raise inside.error(f"no figure may be called {LONE}", "T15.2", "tactics-figure-hero", name=LONE)
            card.figures.append(str(name))
            card.counts.append(inside.whole(name, 1, MOST_IN_SQUAD))
        total = sum(card.counts)
        if total != card.points:
            sentence = f"points must be the number of figures, {total}, not {card.points}"
            raise entry.error(sentence, "", "tactics-points", wanted=total, given=card.points)
        if card.has(COMMAND_SQUAD):
            if sorted(card.figures) != sorted(MEMBERS) or total != len(MEMBERS):
                members = ", ".join(MEMBERS)
                sentence = f"the figures of a command squad must be one each of {members}"
                raise entry.error(sentence, "T18.1", "tactics-command", members=members)
            card.member = [card.figures.index(member) for member in MEMBERS]

    def _read_cover(self, entry: Entry, card: Card) -> None:
        if card.kind == SQUAD:
            card.soft = entry.word("soft", SYMBOLS, "T8.1")
            card.hard = entry.word("hard", SYMBOLS, "T8.1")
            return
        for key in ("soft", "hard"):
            if key in entry.table:
                raise entry.error(f"{key} is for squads only: nobody else has cover", "T8.1", "tactics-cover", key=key)

    def _check_rows(self, entry: Entry, card: Card) -> None:
        """What abilities and weapon rows must have of each other."""
        if card.has(SNIPER) != any(row.sniper for row in card.rows):
            sentence = "the ability sniper and a row with the special sniper go together"
            raise entry.error(sentence, "T17.33", "tactics-sniper")
        if card.has(RELOAD) != any(row.reload for row in card.rows):
            sentence = "the ability reload and a row with the special reload go together"
            raise entry.error(sentence, "T12.3", "tactics-reload")


def switch(entry: Entry, key: str, rule: str) -> bool:
    """Whether something is so; it is not, if nothing is said."""
    given = entry.table.get(key, False)
    if not isinstance(given, bool):
        sentence = f"{key} must be true or false, not {show(given)}"
        raise entry.error(sentence, rule, "tactics-switch", key=key, given=quoted(given))
    return given


def _why(entry: Entry) -> str:
    given: Any = entry.table.get("why", "")
    if not isinstance(given, str):
        raise entry.error(f"why must be a text, not {show(given)}", "", "tactics-why", given=quoted(given))
    return given


def _give_reason(file: DataFile, entry: Entry, why: str, columns: list[str]) -> None:
    """The reason of a card is that of each of its values whose origin has none."""
    for column in columns:
        key = f"{entry.title} {column}"
        origin = file.origins.get(key, ":")
        if why and ":" not in origin:
            file.origins[key] = f"{origin}: {why}"
