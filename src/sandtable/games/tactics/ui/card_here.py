"""``card hans``: a unit's card, with its weapons as dice and damage against each class (T1), and how it is now."""

from typing import Final

from sandtable.core.errors import BadInput
from sandtable.games.tactics.odds.ask import range_of
from sandtable.games.tactics.rules.cards import (
    ABILITIES,
    CARRIED,
    CLASSES,
    EVERYBODY_ALIVE,
    FLAME,
    KILL,
    KINDS,
    SQUAD,
    SYMBOLS,
    THE_UNIT,
    Card,
    Row,
)
from sandtable.games.tactics.rules.weapon_rows import SPECIALS
from sandtable.games.tactics.ui.called import find_unit, no_unit, plain
from sandtable.games.tactics.ui.facts import UnitFacts
from sandtable.games.tactics.ui.text import TextBoard, wrapped
from sandtable.play.inquiry import Inquiry

Column = tuple[str, list[str]]
"""A title and the cells below it."""
NAMES: Final = 24
"""No column of weapons is wider."""


def card_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``card``: of a unit in play, or of any card there is."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    if not inquiry.words:
        raise BadInput('say whose card, for instance "card hans"', "terminal-error-card-which")
    unit = find_unit(board, inquiry.words)
    if unit is not None:
        return CardText(board, unit.card, unit).lines()
    cards = board.rules.cards
    wanted = plain(inquiry.words)
    for card in cards.card:
        if wanted in (plain(card.name), plain(board.wording.name("unit", card.name))):
            return CardText(board, card, None).lines()
    raise no_unit(inquiry.words, [*(unit.name for unit in board.units), *(card.name for card in cards.card)])


class CardText:
    """A card in words."""

    def __init__(self, board: TextBoard, card: Card, unit: UnitFacts | None) -> None:
        self.board = board
        self.card = card
        self.unit = unit
        self.say = board.wording.say

    def lines(self) -> list[str]:
        """What is printed on the card, then how the unit is."""
        found = [*self.title(), *self.now(), *self.abilities(), "", *self.table(), ""]
        return [*found, *(line for row in self.card.rows for line in self.weapon_lines(row))]

    def title(self) -> list[str]:
        """Name, side, kind, class, move, points and price."""
        card = self.card
        text = self.say(
            "terminal-card-title",
            unit=self.unit.name if self.unit else card.name,
            faction=self.board.rules.cards.factions[card.faction],
            kind=KINDS[card.kind],
            armour=CLASSES[card.armour],
            move=card.move,
            points=card.points,
            ap=card.ap,
        )
        found = wrapped(text, self.board.width)
        if card.large:
            found.append(self.say("terminal-card-large"))
        if card.kind == SQUAD:
            counts = zip(card.figures, card.counts, strict=True)
            figures = ", ".join(f"{count} x {self.board.wording.name('figure', kind)}" for kind, count in counts)
            found += wrapped(self.board.wording.texts.say("terminal-card-figures", figures=figures), self.board.width)
            found += wrapped(
                self.say("terminal-card-cover", soft=SYMBOLS[card.soft], hard=SYMBOLS[card.hard]), self.board.width
            )
        return found

    def now(self) -> list[str]:
        """Where the unit in play is, and what is left of it."""
        if self.unit is None:
            return []
        _, _, square, points, state = self.board.unit_cells(self.unit)
        text = self.board.wording.texts.say("terminal-card-now", square=square, points=points, state=state)
        return wrapped(text, self.board.width)

    def abilities(self) -> list[str]:
        """Its abilities by name."""
        own = [name for place, name in enumerate(ABILITIES) if self.card.abilities >> place & 1]
        if not own:
            return [self.say("terminal-card-no-abilities")]
        names = ", ".join(self.board.wording.name("ability", name) for name in own)
        return wrapped(self.board.wording.texts.say("terminal-card-abilities", abilities=names), self.board.width)

    # Weapons

    def weapon(self, row: Row) -> str:
        """What a weapon is called."""
        return self.board.wording.name("weapon", row.name)

    def table(self) -> list[str]:
        """Dice and damage of every row, in as many tables as the width needs; classes hurt alike share a column."""
        rows = self.card.rows
        names = [name if len(name) <= NAMES else name[: NAMES - 1] + "." for name in map(self.weapon, rows)]
        start: list[Column] = [
            (self.say("terminal-card-weapon"), names),
            (self.say("terminal-card-range"), [range_of(r) for r in rows]),
        ]
        found: list[str] = []
        current = list(start)
        for column in merged(rows):
            if width_of([*current, column]) > self.board.width:
                found += [*table_lines(current), ""]
                current = list(start)
            current.append(column)
        return [*found, *table_lines(current)]

    def weapon_lines(self, row: Row) -> list[str]:
        """Who fires a weapon, what is special about it and how many rounds it has; nothing if that is plain."""
        say, name = self.board.wording.texts.say, self.board.wording.name
        parts: list[str] = []
        if row.by == CARRIED:
            kinds = [kind for place, kind in enumerate(self.card.figures) if row.carriers >> place & 1]
            parts.append(say("terminal-card-carriers", figures=", ".join(name("figure", kind) for kind in kinds)))
        elif row.by == EVERYBODY_ALIVE:
            parts.append(say("terminal-card-everybody"))
        elif row.by == THE_UNIT:
            left = self.unit.ammunition[row.name][0] if self.unit else row.limited
            parts.append(say("terminal-card-rounds", left=left, most=row.limited))
        parts += [name("special", special) for special in SPECIALS if special != "salvo" and getattr(row, special)]
        return wrapped(f"{self.weapon(row)}: {'; '.join(parts)}", self.board.width, 4) if parts else []


def cell(row: Row, armour: int) -> str:
    """T1.4, T19: dice and damage of a row against a class, as a card prints them."""
    if not row.dice[armour]:
        return "-"
    damage = row.damage[armour]
    rounds = "n" if row.salvo[armour] else ""
    return f"{row.dice[armour]}{rounds}/{'F' if damage == FLAME else 'K' if damage == KILL else damage}"


def merged(rows: list[Row]) -> list[Column]:
    """A column for each class; neighbours of a letter that are hurt alike are one: ``S1-2``."""
    found: list[tuple[int, int, list[str]]] = []
    for armour, name in enumerate(CLASSES):
        cells = [cell(row, armour) for row in rows]
        if found and found[-1][2] == cells and CLASSES[found[-1][1]][0] == name[0]:
            found[-1] = (found[-1][0], armour, cells)
        else:
            found.append((armour, armour, cells))
    return [
        (CLASSES[first] if first == last else f"{CLASSES[first]}-{CLASSES[last][1:]}", cells)
        for first, last, cells in found
    ]


def width_of(columns: list[Column]) -> int:
    """How wide a table of these columns is."""
    return sum(max(len(title), *(len(one) for one in cells)) for title, cells in columns) + 2 * (len(columns) - 1)


def table_lines(columns: list[Column]) -> list[str]:
    """Columns under their titles, names flush left, numbers flush right."""
    wide = [max(len(title), *(len(one) for one in cells)) for title, cells in columns]
    rows = [[title for title, _ in columns], *(list(row) for row in zip(*(cells for _, cells in columns), strict=True))]
    found: list[str] = []
    for row in rows:
        texts = [one.ljust(wide[0]) if not place else one.rjust(wide[place]) for place, one in enumerate(row)]
        found.append("  ".join(texts).rstrip())
    return found
