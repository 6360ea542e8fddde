"""T1.2, T10, T19, T20: the weapon rows of a card, read from its entry in a data file and checked."""

from typing import Final

from sandtable.core.bits import BIT
from sandtable.games.datafiles import MAX_LABEL, DataFile, Entry, once, quoted, show

KINDS: Final = ("squad", "vehicle", "hero", "aircraft")
SQUAD: Final = 0
VEHICLE: Final = 1
HERO: Final = 2
AIRCRAFT: Final = 3

CLASSES: Final = ("S1", "S2", "S3", "S4", "V1", "V2", "V3", "V4", "V5", "V6", "V7", "A1", "A2", "A3")
"""T1.1: the armour classes of soldiers, vehicles and aircraft."""
LETTERS: Final = ("S", "V", "S", "A")
"""For each kind of unit the letter of its armour classes."""
GROUPS: Final = (("soldier", 4), ("vehicle", 7), ("aircraft", 3))
"""The cells of a row in a file: the name of each group, and how many classes it has."""

FAR: Final = 99
"""The far end of a range without end."""
FLAME: Final = -1
"""T19.3: dice for each miniature of the target."""
KILL: Final = -2
"""T19.4: AP-flame: dice for each miniature of the target, and one HIT destroys it."""

CARRIED: Final = 0
EVERYBODY_ALIVE: Final = 1
THE_UNIT: Final = 2
ONE: Final = 3
CARRIERS: Final = ("all", "unit", "one")

SPECIALS: Final = ("burst", "flame", "laser", "phaser", "reload", "salvo", "sniper", "ugl")
"""T20, T12.3, T17.33, T19: what a row can be besides its numbers."""

MOST_ROWS: Final = 8
MOST_RANGE: Final = 20
MOST_DICE: Final = 20
MOST_DAMAGE: Final = 9
MOST_ROUNDS: Final = 9
FIRST_ARTILLERY: Final = 4
"""T10.1: artillery reaches no target nearer than this."""

ROW_COLUMNS: Final = ("range", "carriers", "soldier", "vehicle", "aircraft", "special", "rounds")
CELLS: Final = tuple([name.lower() for name in CLASSES])
ROW_MEMBERS: Final = (*CELLS, *SPECIALS)
"""What may have an origin of its own besides the columns of a row."""


class Row:
    """One weapon row of a card (T1.2)."""

    __slots__ = (
        "artillery",
        "burst",
        "by",
        "carriers",
        "close",
        "damage",
        "dice",
        "flame",
        "high",
        "ignores_cover",
        "laser",
        "limited",
        "low",
        "name",
        "phaser",
        "reload",
        "salvo",
        "slot",
        "sniper",
        "ugl",
        "weapon",
    )

    def __init__(self, name: str, weapon: str) -> None:
        # The word for it, and as it is printed.
        self.name = name
        self.weapon = weapon
        # From how far to how far it reaches (T10.1).
        self.low = 1
        self.high = 1
        self.close = False
        self.artillery = False
        # Who fires it: the kinds of figures in ``carriers``, everybody alive, the unit (limited ammunition), or one.
        self.by = ONE
        self.carriers = 0
        # For each armour class: dice, damage, and whether the dice are for each round fired (T19.2).
        self.dice: list[int] = []
        self.damage: list[int] = []
        self.salvo: list[bool] = []
        # Rounds of ammunition, 0 without limit; the place among the limited rows of the card, -1 without limit.
        self.limited = 0
        self.slot = -1
        self.flame = False
        self.laser = False
        self.phaser = False
        self.ugl = False
        self.burst = False
        self.sniper = False
        self.reload = False
        # T8.5: close combat, phasers, flamethrowers and UGLs.
        self.ignores_cover = False


def read_rows(file: DataFile, card: Entry, kind: int, figures: list[str]) -> list[tuple[Entry, Row]]:
    """The weapon rows of a card of this kind with these figures, each with its entry."""
    entries = file.inner(card, "row", ROW_COLUMNS, ["name", "weapon"], "T1.2", members=ROW_MEMBERS)
    if not 1 <= len(entries) <= MOST_ROWS:
        sentence = f"there must be 1 to {MOST_ROWS} rows, not {len(entries)}"
        raise card.error(sentence, "T1.2", "tactics-rows", most=MOST_ROWS, given=len(entries))
    seen: list[str] = []
    found: list[tuple[Entry, Row]] = []
    for entry in entries:
        once(entry, entry.token("name"), seen)
        found.append((entry, _read_row(file, entry, kind, figures)))
    return found


def _read_row(file: DataFile, entry: Entry, kind: int, figures: list[str]) -> Row:
    weapon = entry.value("weapon")
    if not isinstance(weapon, str) or not 0 < len(weapon.strip()) <= MAX_LABEL or not weapon.isprintable():
        sentence = f"weapon must be a text of 1 to {MAX_LABEL} characters, not {show(weapon)}"
        raise entry.error(sentence, "", "tactics-weapon", most=MAX_LABEL, given=quoted(weapon))
    row = Row(entry.token("name"), weapon)
    _read_range(entry, row)
    _read_specials(file, entry, row)
    if "rounds" in entry.table:
        row.limited = entry.whole("rounds", 1, MOST_ROUNDS, "T20.1")
    _read_carriers(entry, row, kind, figures)
    _read_cells(file, entry, row)
    row.ignores_cover = row.close or row.phaser or row.flame or row.ugl
    return row


def _read_range(entry: Entry, row: Row) -> None:
    given = entry.value("range")
    text = given if isinstance(given, str) else ""
    low, sign, high = text.partition("-")
    if text == "C":
        row.close = True
    elif text == "U":
        row.high = FAR
    elif text == "A":
        row.artillery = True
        row.low, row.high = FIRST_ARTILLERY, FAR
    elif not sign and 1 <= whole(low) <= MOST_RANGE:
        row.high = whole(low)
    elif sign and 1 <= whole(low) <= whole(high) <= MOST_RANGE:
        row.low, row.high = whole(low), whole(high)
    else:
        sentence = f'range must be "C", "U", "A", a number as "4" or two as "3-6", each 1 to {MOST_RANGE}'
        sentence += f", not {show(given)}"
        raise entry.error(sentence, "T10.1", "tactics-range", most=MOST_RANGE, given=quoted(given))


def _read_specials(file: DataFile, entry: Entry, row: Row) -> None:
    given = entry.table.get("special", [])
    if not isinstance(given, list):
        sentence = f"special must be a list, not {show(given)}"
        raise entry.error(sentence, "T20.1", "tactics-specials", given=quoted(given))
    for word in given:
        name = SPECIALS[entry.place("special", word, SPECIALS, "T20.1")]
        if given.count(word) > 1:
            raise entry.error(f"the special {name} is there twice", "T20.1", "tactics-special-twice", name=name)
        file.note(entry, "row", "special", name)
    row.flame = "flame" in given
    row.laser = "laser" in given
    row.phaser = "phaser" in given
    row.ugl = "ugl" in given
    row.burst = "burst" in given
    row.sniper = "sniper" in given
    row.reload = "reload" in given
    if row.artillery and not row.reload:
        sentence = "a row with range A must have the special reload"
        raise entry.error(sentence, "T20.7", "tactics-artillery")
    if row.flame and (row.low != 1 or row.high == FAR or row.close):
        sentence = "the range of a flamethrower must be one number"
        raise entry.error(sentence, "T20.4", "tactics-flame-range")
    if row.phaser and row.laser:
        sentence = "a row must not have both specials laser and phaser"
        raise entry.error(sentence, "T19.1", "tactics-laser-phaser")


def _read_carriers(entry: Entry, row: Row, kind: int, figures: list[str]) -> None:
    given = entry.value("carriers")
    if isinstance(given, list) and kind == SQUAD:
        if not given:
            raise entry.error("carriers must name at least one figure", "", "tactics-carriers-none")
        for word in given:
            row.carriers |= BIT[entry.place("carriers", word, figures)]
        row.by = CARRIED
    else:
        allowed = ("all", "unit") if kind == SQUAD else ("one", "unit")
        if not isinstance(given, str) or given not in allowed:
            choices = ", ".join(allowed)
            if kind == SQUAD:
                sentence = f"carriers of a squad must be a list of its figures or one of {choices}, not {show(given)}"
                raise entry.error(sentence, "", "tactics-carriers-squad", choices=choices, given=quoted(given))
            sentence = f"carriers must be one of {choices}, for it is no squad, not {show(given)}"
            raise entry.error(sentence, "", "tactics-carriers-lone", choices=choices, given=quoted(given))
        row.by = {"all": EVERYBODY_ALIVE, "unit": THE_UNIT, "one": ONE}[given]
    if (row.by == THE_UNIT) != (row.limited > 0):
        sentence = 'carriers = "unit" and rounds go together: limited ammunition belongs to the unit'
        raise entry.error(sentence, "T20.1", "tactics-limited")


def _read_cells(file: DataFile, entry: Entry, row: Row) -> None:
    for group, size in GROUPS:
        given = entry.value(group)
        if not isinstance(given, list) or len(given) != size:
            sentence = f"{group} must be a list of {size} cells, one for each class"
            raise entry.error(sentence, "", "tactics-cells", group=group, size=size)
        for cell in given:
            member = CELLS[len(row.dice)]
            _read_cell(entry, row, member.upper(), cell)
            file.note(entry, "row", group, member)
    if not any(row.dice):
        raise entry.error("at least one class must be hurt", "", "tactics-harmless")
    special = entry.table.get("special", [])
    if ("salvo" in special) != any(row.salvo):
        sentence = 'the special salvo and cells such as "3n/1" go together'
        raise entry.error(sentence, "T19.2", "tactics-salvo")
    if any(row.salvo) and not row.limited:
        raise entry.error("a salvo needs rounds to fire", "T19.2", "tactics-salvo-rounds")


def _read_cell(entry: Entry, row: Row, name: str, given: object) -> None:
    text = given if isinstance(given, str) else ""
    if text == "-":
        row.dice.append(0)
        row.damage.append(0)
        row.salvo.append(False)
        return
    left, _, right = text.partition("/")
    salvo = left.endswith("n")
    dice = whole(left.removesuffix("n"))
    fire = {"F": FLAME, "K": KILL}.get(right, 0)
    damage = fire or whole(right)
    if not 1 <= dice <= MOST_DICE or not (fire or 1 <= damage <= MOST_DAMAGE):
        sentence = f'the cell for {name} must be "-" or dice/damage, such as "4/1", "1/F", "1/K" or "3n/1", '
        most = f"{MOST_DICE}/{MOST_DAMAGE}"
        sentence += f"up to {most}, not {show(given)}"
        raise entry.error(sentence, "", "tactics-cell", name=name, most=most, given=quoted(given))
    if fire and (salvo or row.phaser or row.laser or row.sniper):
        sentence = f"the cell for {name} must be plain: flame damage goes with no salvo, phaser, laser or sniper"
        raise entry.error(sentence, "T19.3", "tactics-cell-flame", name=name)
    row.dice.append(dice)
    row.damage.append(damage)
    row.salvo.append(salvo)


def whole(text: str) -> int:
    """A text as a number of one to three digits, or -1.

    >>> whole("12"), whole("+1"), whole("")
    (12, -1, -1)
    """
    return int(text) if 1 <= len(text) <= 3 and all(c in "0123456789" for c in text) else -1
