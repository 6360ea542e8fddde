"""S1: what is in the box, read from a data file and checked. In memory everything is a number."""

from typing import Any, Final

from sandtable.core.space import Domain
from sandtable.games.datafiles import DataError, DataFile, Entry, once, quoted, show

SEATS: Final = ["ana", "ben", "cid"]
SIDES: Final = ["allies", "rival"]
TEAMS: Final = [0, 0, 1]
"""S1.1: the side of each seat."""
PILES: Final = [*SEATS, "deck", "spent"]
DECK: Final = 3
SPENT: Final = 4
"""S1.3: where cards are; a hand has the number of its seat."""
LOST: Final = -1
"""S1.2: the last place where troops are, after the areas."""
EFFECTS: Final = ["ambush", "reroll", "none"]
DEALT: Final = 2
"""S2.1: so many cards a seat draws before the first round."""
FILE: Final = "field"


class Box:
    """The field and the cards. A mistake in the file is one sentence that names file, entry and rule."""

    def __init__(self, content: object, label: str = f"{FILE}.toml") -> None:
        """``label`` is what sentences call the file."""
        file = DataFile(label, content, ["area", "card"], "S1.2")
        columns = ["next", "points", "x", "y", *SIDES]
        areas = file.entries("area", columns, ["name", "label"], "S1.2")
        cards = file.entries("card", ["effect", "copies"], ["name", "label"], "S1.3")
        self.area = Domain("area", names_of(areas))
        self.card = Domain("card", names_of(cards))
        self.labels = {"area": labels_of(areas), "card": labels_of(cards)}
        self.points = [area.whole("points", 0, 9, "S6.1") for area in areas]
        self.spots = [(area.whole("x", 0, 100), area.whole("y", 0, 100)) for area in areas]
        self.troops = [[area.whole(side, 1, 30) if side in area.table else 0 for area in areas] for side in SIDES]
        self.near = ways(areas, self.area.names)
        self.effects = [EFFECTS[card.word("effect", EFFECTS)] for card in cards]
        self.copies = [card.whole("copies", 1, 20) for card in cards]
        for area, *here in zip(areas, *self.troops, strict=True):
            if min(here):
                raise area.error("troops of both sides stand here", "", "skirmish-both-sides")
        for side, troops in zip(SIDES, self.troops, strict=True):
            if not any(troops):
                sentence = f"{label}: the side {side} has no troops (S1.2)"
                raise DataError(sentence, "skirmish-no-troops", file=label, side=side)
        if sum(self.copies) < DEALT * len(SEATS):
            wanted = DEALT * len(SEATS)
            sentence = f"{label}: there must be at least {wanted} cards (S2.1)"
            raise DataError(sentence, "skirmish-few-cards", file=label, wanted=wanted)


def names_of(entries: list[Entry]) -> list[str]:
    """The names of entries, each there once; ``lost`` is the place of troops that are nowhere (S1.2)."""
    seen = ["lost"]
    for entry in entries:
        once(entry, entry.token("name"), seen)
    return seen[1:]


def labels_of(entries: list[Entry]) -> dict[str, str]:
    """From names to what the file's author calls things instead."""
    return {entry.token("name"): entry.label() for entry in entries if entry.label()}


def ways(areas: list[Entry], names: list[str]) -> list[list[int]]:
    """S4.3: the neighbours of each area, in both directions."""
    near: list[set[int]] = [set() for _ in areas]
    for place, area in enumerate(areas):
        listed: Any = area.value("next")
        if not isinstance(listed, list):
            raise area.error(f"next must be a list, not {show(listed)}", "S4.3", "skirmish-next", given=quoted(listed))
        for name in listed:
            other = area.place("next", name, names, "S4.3")
            near[place].add(other)
            near[other].add(place)
    return [sorted(found - {place}) for place, found in enumerate(near)]
