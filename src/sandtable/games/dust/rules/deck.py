"""D1.3: the cards. Values, stars and abilities, read from a data file and checked.

Ours is ``data/cards.toml``; users may supply their own. Cards are numbered in the order of the file; the
numbers live in memory only, and nothing a player sees depends on them.
"""

from typing import Final

from sandtable.games.datafiles import DataError, DataFile, Entry

__all__ = ["ABILITIES", "DataError", "Deck", "read_deck"]

CARDS: Final = 45
HIGHEST: Final = 5
SUM: Final = 7
MOST_STARS: Final = 9

ABILITIES: Final = (
    "rocket-troops",
    "nurse",
    "secret-weapon",
    "diplomat",
    "alien-radar",
    "koshka",
    "mech-dropper",
    "ace-of-the-sky",
    "mech-builder",
    "sigrid",
    "missiles",
)
"""In the order of D10.1 to D10.11."""


def read_deck(content: object, label: str = "cards.toml") -> "Deck":
    """The cards in the content of a data file; ``label`` is what error sentences call the file."""
    return Deck(content, label)


class Deck:
    """The cards as flat tables, shared by all states of a game and never changed."""

    __slots__ = ("ability", "combat", "labels", "movement", "names", "origins", "production", "stars")

    def __init__(self, content: object, label: str = "cards.toml") -> None:
        """Check the content of a data file, and build the tables."""
        file = DataFile(label, content, ["card"], "D1.3")
        # Unless the file gives a card a name, it is called by its ability and its values: nurse-322.
        self.names: list[str] = []
        # From names to display labels, where the file gives any.
        self.labels: dict[str, str] = {}
        self.combat: list[int] = []
        self.movement: list[int] = []
        self.production: list[int] = []
        self.stars: list[int] = []
        # Words of ABILITIES.
        self.ability: list[str] = []
        columns = ["ability", "combat", "movement", "production", "stars"]
        entries = file.entries("card", columns, ["name", "label"], "D1.3", by=columns[:4])
        if len(entries) != CARDS:
            count = len(entries)
            sentence = f"{label}: there must be {CARDS} cards, not {count} (D1.3)"
            raise DataError(sentence, "data-deck-count", file=label, wanted=CARDS, given=count)
        for entry in entries:
            self._read(entry)
        # ``<entry> <column>`` to the origin of that value.
        self.origins: dict[str, str] = file.origins

    def rank(self, card: int) -> int:
        """D2.2, D3.3: the higher rank comes first; equal ranks are a full tie (D3.5)."""
        return (self.combat[card] * 10 + self.movement[card]) * 10 + self.stars[card]

    def _read(self, entry: Entry) -> None:
        values = [entry.whole(key, 1, HIGHEST) for key in ("combat", "movement", "production")]
        if sum(values) != SUM:
            sentence = f"combat, movement and production must add up to {SUM}, not {sum(values)}"
            raise entry.error(sentence, "", "data-deck-sum", wanted=SUM, given=sum(values))
        stars = entry.whole("stars", 1, MOST_STARS)
        ability = ABILITIES[entry.word("ability", ABILITIES)]
        name = f"{ability}-{values[0]}{values[1]}{values[2]}"
        if "name" in entry.table:
            name = entry.token("name")
        entry.title = f'card "{name}"'
        if name in self.names:
            sentence = f"the name {name} is used twice; give one of the two a name of its own"
            raise entry.error(sentence, "", "data-deck-name", name=name)
        self.names.append(name)
        if "label" in entry.table:
            self.labels[name] = entry.label()
        self.combat.append(values[0])
        self.movement.append(values[1])
        self.production.append(values[2])
        self.stars.append(stars)
        self.ability.append(ability)
