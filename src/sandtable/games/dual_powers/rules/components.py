"""P1: what is in the box. Board, cards, leaders and tokens, read from data files and checked.

The values live in ``data/*.toml``; a user may replace any of the four files. ``read_data`` gives
their content as it stands, which is what a save file keeps, and ``Components`` turns that content
into flat tables for the rules. Numbers in these tables are places in lists such as ``regions``, in
the order of the files; they live in memory only, and nothing a player sees depends on them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.errors import Said
from sandtable.core.game import UserFile
from sandtable.games.datafiles import DataError, DataFile, Entry, file_label, once, plain, quoted, read_files, show

__all__ = ["Components", "DataError", "load", "read_data"]

FILES: Final = ("board", "cards", "leaders", "units")
"""The data files, and the keys of the content read from them."""

RED: Final = 0
WHITE: Final = 1
SIDES: Final = ("red", "white")

REGIONS: Final = ("purple", "blue", "red", "green", "white", "brown")
MONTHS: Final = ("mar-apr", "may-jun", "jul", "aug", "sep", "oct", "nov")

MOVE: Final = 0
DOUBLE_MOVE: Final = 1
REFRESH: Final = 2
ACTIONS: Final = ("move", "double-move", "refresh")

PROTEST: Final = 0
ESPIONAGE: Final = 1
INSPIRE: Final = 2
SPECIALS: Final = ("protest", "espionage", "inspire")

LEADERS: Final = ("lenin", "stalin", "zinoviev", "kerensky", "lvov", "kornilov")
LEADER_SIDES: Final = (RED, RED, RED, WHITE, WHITE, WHITE)

CARDS: Final = 48
CARD_NAME: Final = ("region", "days", "action")
"""What a card is called by, unless the file gives it a name."""
UNITS_A_SIDE: Final = 10
NEUTRALS: Final = 6
LEVELS: Final = (1, 2, 3)
UNITS_A_LEVEL: Final = 9

MAX_STRENGTH: Final = 9
MAX_POINTS: Final = 99
MAX_TRACK: Final = 99
MAX_MONTHS: Final = 12


def read_data(overrides: Mapping[str, UserFile] | None = None) -> dict[str, Any]:
    """The content of the data files; ``overrides`` names the user's files by board, cards, leaders, units.

    >>> sorted(read_data())
    ['board', 'cards', 'leaders', 'units']
    """
    return read_files("sandtable.games.dual_powers", FILES, overrides)


def load(overrides: Mapping[str, UserFile] | None = None) -> "Components":
    """Read and check the data; errors name users' files as they gave them."""
    return Components(read_data(overrides), {name: file_label(path) for name, path in (overrides or {}).items()})


class Components:
    """The contents of the box as flat tables, shared by all states of a game and never changed.

    >>> box = load()
    >>> box.regions[box.card_region[box.cards.index("purple-4-move")]]
    'purple'
    """

    __slots__ = (
        "aug",
        "bridge_colour",
        "bridge_ends",
        "bridge_labels",
        "bridge_of_colour",
        "bridges",
        "card_action",
        "card_days",
        "card_labels",
        "card_points",
        "card_recruit",
        "card_region",
        "cards",
        "data",
        "first_end_month",
        "leader_days",
        "leader_exhausted",
        "leader_labels",
        "leader_ready",
        "leader_side",
        "leader_special",
        "leaders",
        "may_jun",
        "month_labels",
        "months",
        "neighbours",
        "neutral_counts",
        "neutrals",
        "opposition_counts",
        "opposition_levels",
        "origins",
        "region_labels",
        "regions",
        "track",
        "trotsky_neutral",
        "trotsky_red",
        "unit_counts",
        "units",
        "unrest_points",
        "unrest_points_seven",
    )

    def __init__(self, data: Mapping[str, Any], source: Mapping[str, str] | None = None) -> None:
        """Check ``data`` and build the tables; ``source`` is what error sentences call the files."""
        # The content this was built from, as a save file keeps it.
        self.data = _checked(data)
        labels = {name: (source or {}).get(name, f"{name}.toml") for name in FILES}
        # For each file, ``<entry> <column>`` to the origin of that value.
        self.origins: dict[str, dict[str, str]] = {}

        self.regions: list[str] = []
        # Display labels here and below are empty where the file gives none.
        self.region_labels: list[str] = []
        # A connection is called by its colour, or by its ends (``blue/red``) if it has none.
        self.bridges: list[str] = []
        self.bridge_labels: list[str] = []
        self.bridge_ends: list[tuple[int, int]] = []
        # The region whose blockade tile closes the connection; -1 if none does.
        self.bridge_colour: list[int] = []
        # The connection a region's blockade tile closes.
        self.bridge_of_colour: list[int] = []
        # For each region the (region, connection) pairs; two regions can have two connections.
        self.neighbours: list[list[tuple[int, int]]] = []
        # Spaces from the middle to an end, the victory space included (P5.13).
        self.track = 0
        self.months: list[str] = []
        self.month_labels: list[str] = []
        self.unrest_points: list[int] = []
        # The points with the option unrest_seven (P5.3).
        self.unrest_points_seven: list[int] = []
        self.may_jun = 0
        self.aug = 0
        # The month from which on the game ends after scoring: Oct (P6.3).
        self.first_end_month = 0
        self._read_board(
            DataFile(labels["board"], self.data["board"], ["region", "connection", "track", "month"], "P1.1")
        )

        self.leaders: list[str] = []
        self.leader_labels: list[str] = []
        self.leader_side: list[int] = []
        self.leader_days: list[int] = []
        self.leader_ready: list[int] = []
        self.leader_exhausted: list[int] = []
        self.leader_special: list[int] = []
        # Trotsky's tokens as (ready, exhausted).
        self.trotsky_neutral = (0, 0)
        self.trotsky_red = (0, 0)
        self._read_leaders(DataFile(labels["leaders"], self.data["leaders"], ["leader", "trotsky"], "P1.3"))

        self.cards: list[str] = []
        self.card_labels: list[str] = []
        self.card_region: list[int] = []
        self.card_days: list[int] = []
        self.card_recruit: list[int] = []
        self.card_action: list[int] = []
        self.card_points: list[int] = []
        self._read_cards(DataFile(labels["cards"], self.data["cards"], ["card"], "P1.2"))

        # For each side the different kinds of units as (cost, ready, exhausted), sorted.
        self.units: list[list[tuple[int, int, int]]] = [[], []]
        self.unit_counts: list[list[int]] = [[], []]
        # The different kinds of neutral units as (ready, exhausted), sorted.
        self.neutrals: list[tuple[int, int]] = []
        self.neutral_counts: list[int] = []
        self.opposition_levels: list[int] = []
        self.opposition_counts: list[int] = []
        self._read_units(DataFile(labels["units"], self.data["units"], ["unit", "neutral", "opposition"], "P1.4"))

    # The board (P1.1, P1.5)

    def _read_board(self, file: DataFile) -> None:
        for entry in file.entries("region", ["name"], ["label"], "P1.1"):
            entry.word("name", REGIONS)
            once(entry, entry.token("name"), self.regions)
            self.region_labels.append(entry.label())
        for name in REGIONS:
            if name not in self.regions:
                sentence = f"{file.label}: the region {name} is missing (P1.1)"
                raise DataError(sentence, "data-region", file=file.label, name=name)

        self.bridge_of_colour = [-1] * len(self.regions)
        self.neighbours = [[] for _ in self.regions]
        for entry in file.entries("connection", ["joins", "colour"], ["name", "label"], "P1.1", by=["colour"]):
            self._read_connection(file, entry)
        for name in REGIONS:
            if self.bridge_of_colour[self.regions.index(name)] < 0:
                sentence = f"{file.label}: no connection has the colour {name}; each region needs one (P2.3)"
                raise DataError(sentence, "data-colour", file=file.label, name=name)
        self._check_connected(file)

        self.track = file.single("track", ["spaces"], "P1.5").whole("spaces", 1, MAX_TRACK)
        self._read_months(file)
        self.origins["board"] = file.origins

    def _read_connection(self, file: DataFile, entry: Entry) -> None:
        colour = -1
        if "colour" in entry.table:
            colour = entry.word("colour", self.regions)
        joins = entry.value("joins")
        if not isinstance(joins, list) or len(joins) != 2:
            sentence = f"joins must be a list of two regions, not {_size(joins)}"
            raise entry.error(sentence, "", "data-joins", given=_size(joins))
        ends = [entry.place("joins", end, self.regions) for end in joins]
        if ends[0] == ends[1]:
            name = self.regions[ends[0]]
            raise entry.error(f"joins must be two different regions, not {name} twice", "", "data-joins-one", name=name)
        name = "/".join(sorted([self.regions[ends[0]], self.regions[ends[1]]]))
        if colour >= 0:
            name = self.regions[colour]
            if colour not in ends:
                sentence = f"joins must have {name}, the region of its colour, at one end"
                raise entry.error(sentence, "P2.3", "data-joins-colour", name=name)
            if self.bridge_of_colour[colour] >= 0:
                sentence = f"the colour {name} is used twice; each region has one connection of its colour"
                raise entry.error(sentence, "P2.3", "data-colour-twice", name=name)
            self.bridge_of_colour[colour] = len(self.bridges)
        if "name" in entry.table:
            name = entry.token("name")
        self.bridge_labels.append(entry.label())
        number = len(self.bridges)
        once(entry, name, self.bridges)
        self.bridge_ends.append((ends[0], ends[1]))
        self.bridge_colour.append(colour)
        self.neighbours[ends[0]].append((ends[1], number))
        self.neighbours[ends[1]].append((ends[0], number))

    def _check_connected(self, file: DataFile) -> None:
        reached = [self.regions.index(REGIONS[0])]
        for region in reached:
            for other, _ in self.neighbours[region]:
                if other not in reached:
                    reached.append(other)
        for name in REGIONS:
            if self.regions.index(name) not in reached:
                sentence = "the connections must join all regions, but none leads from"
                sentence = f"{file.label}: {sentence} {REGIONS[0]} to {name} (P1.1)"
                raise DataError(sentence, "data-connected", file=file.label, origin=REGIONS[0], target=name)

    def _read_months(self, file: DataFile) -> None:
        columns = ["place", "name", "unrest_points", "unrest_points_seven"]
        entries = file.entries("month", columns, ["label"], "P1.5")
        if len(entries) > MAX_MONTHS:
            count = len(entries)
            sentence = f"{file.label}: there must be at most {MAX_MONTHS} months, not {count} (P1.5)"
            raise DataError(sentence, "data-months", file=file.label, most=MAX_MONTHS, given=count)
        names = [""] * len(entries)
        seen: list[str] = []
        self.month_labels = [""] * len(entries)
        self.unrest_points = [0] * len(entries)
        self.unrest_points_seven = [0] * len(entries)
        for entry in entries:
            name = entry.token("name")
            once(entry, name, seen)
            place = entry.whole("place", 1, len(entries)) - 1
            if names[place]:
                raise entry.error(f"the place {place + 1} is used twice", "", "data-place", place=place + 1)
            names[place] = name
            self.month_labels[place] = entry.label()
            self.unrest_points[place] = entry.whole("unrest_points", 0, MAX_POINTS, "P5.3")
            self.unrest_points_seven[place] = entry.whole("unrest_points_seven", 0, MAX_POINTS, "P5.3")
        for name in MONTHS:
            if name not in names:
                sentence = f"{file.label}: the month {name} is missing (P1.5)"
                raise DataError(sentence, "data-month", file=file.label, name=name)
        if names[0] != MONTHS[0] or [name for name in names if name in MONTHS] != list(MONTHS):
            months = ", ".join(MONTHS)
            sentence = f"{file.label}: the places of the months must follow {months} (P1.5)"
            raise DataError(sentence, "data-month-order", file=file.label, months=months)
        self.months = names
        self.may_jun = names.index("may-jun")
        self.aug = names.index("aug")
        self.first_end_month = names.index("oct")

    # The cards (P1.2, P1.3)

    def _read_cards(self, file: DataFile) -> None:
        columns = ["region", "days", "recruit", "action", "points"]
        entries = file.entries("card", columns, ["name", "label"], "P1.2", by=CARD_NAME)
        for entry in entries:
            self.card_region.append(entry.word("region", self.regions))
            self.card_days.append(entry.whole("days", 1, 31))
            self.card_recruit.append(entry.whole("recruit", 1, 3))
            self.card_action.append(entry.word("action", ACTIONS))
            self.card_points.append(entry.whole("points", 0, MAX_POINTS))
            self.card_labels.append(entry.label())
            name = "-".join([plain(entry.table[key]) for key in CARD_NAME])
            if "name" in entry.table:
                name = entry.token("name")
            if name in self.leaders:
                raise entry.error(f"the name {name} belongs to a leader", "P1.3", "data-leader-name", name=name)
            if name in self.cards:
                sentence = f"the name {name} is used twice; give one of the two a name of its own"
                raise entry.error(sentence, "", "data-card-name", name=name)
            self.cards.append(name)
        if len(entries) != CARDS:
            sentence = f"{file.label}: there must be {CARDS} cards, not {len(entries)} (P1.2)"
            raise DataError(sentence, "data-cards", file=file.label, wanted=CARDS, given=len(entries))
        self.origins["cards"] = file.origins

    def _read_leaders(self, file: DataFile) -> None:
        columns = ["name", "side", "days", "ready", "exhausted", "special"]
        for entry in file.entries("leader", columns, ["label"], "P1.3"):
            which = entry.word("name", LEADERS)
            side = entry.word("side", SIDES)
            if side != LEADER_SIDES[which]:
                right = SIDES[LEADER_SIDES[which]]
                sentence = f"side must be {right}, not {show(SIDES[side])}"
                raise entry.error(sentence, "", "data-side", side=right, given=show(SIDES[side]))
            once(entry, LEADERS[which], self.leaders)
            self.leader_side.append(side)
            self.leader_days.append(entry.whole("days", 1, 31))
            self.leader_ready.append(entry.whole("ready", 0, MAX_STRENGTH))
            self.leader_exhausted.append(entry.whole("exhausted", 0, MAX_STRENGTH))
            self.leader_special.append(entry.word("special", SPECIALS))
            self.leader_labels.append(entry.label())
        for name in LEADERS:
            if name not in self.leaders:
                sentence = f"{file.label}: the leader {name} is missing (P1.3)"
                raise DataError(sentence, "data-leader", file=file.label, name=name)
        seen: list[str] = []
        for entry in file.entries("trotsky", ["side", "ready", "exhausted"], [], "P1.4", by=["side"]):
            red = entry.word("side", ("neutral", "red")) == 1
            once(entry, "red" if red else "neutral", seen, "side")
            token = (entry.whole("ready", 0, MAX_STRENGTH), entry.whole("exhausted", 0, MAX_STRENGTH))
            if red:
                self.trotsky_red = token
            else:
                self.trotsky_neutral = token
        for side_name in ("neutral", "red"):
            if side_name not in seen:
                sentence = f"{file.label}: the {side_name} trotsky is missing (P1.4)"
                raise DataError(sentence, "data-trotsky", file=file.label, side=side_name)
        self.origins["leaders"] = file.origins

    # The tokens (P1.4, P7.1)

    def _read_units(self, file: DataFile) -> None:
        kinds: list[dict[tuple[int, int, int], int]] = [{}, {}]
        for entry in file.entries("unit", ["side", "cost", "ready", "exhausted", "count"], [], "P1.4"):
            side = entry.word("side", SIDES)
            cost = entry.whole("cost", 1, 3)
            kind = (cost, entry.whole("ready", 0, MAX_STRENGTH), entry.whole("exhausted", 0, MAX_STRENGTH))
            kinds[side][kind] = kinds[side].get(kind, 0) + entry.whole("count", 1, UNITS_A_SIDE)
        for side in (RED, WHITE):
            total = sum(kinds[side].values())
            if total != UNITS_A_SIDE:
                name = SIDES[side]
                sentence = f"{file.label}: there must be {UNITS_A_SIDE} {name} units, not {total} (P1.4)"
                raise DataError(sentence, "data-units", file=file.label, wanted=UNITS_A_SIDE, side=name, given=total)
            self.units[side] = sorted(kinds[side])
            self.unit_counts[side] = [kinds[side][kind] for kind in self.units[side]]

        neutrals: dict[tuple[int, int], int] = {}
        for entry in file.entries("neutral", ["ready", "exhausted", "count"], [], "P1.4"):
            pair = (entry.whole("ready", 0, MAX_STRENGTH), entry.whole("exhausted", 0, MAX_STRENGTH))
            neutrals[pair] = neutrals.get(pair, 0) + entry.whole("count", 1, NEUTRALS)
        if sum(neutrals.values()) != NEUTRALS:
            total = sum(neutrals.values())
            sentence = f"{file.label}: there must be {NEUTRALS} neutral units, not {total} (P1.4)"
            raise DataError(sentence, "data-neutrals", file=file.label, wanted=NEUTRALS, given=total)
        self.neutrals = sorted(neutrals)
        self.neutral_counts = [neutrals[pair] for pair in self.neutrals]

        levels: dict[int, int] = {}
        for entry in file.entries("opposition", ["level", "count"], [], "P7.1"):
            level = entry.whole("level", LEVELS[0], LEVELS[-1])
            levels[level] = levels.get(level, 0) + entry.whole("count", 1, UNITS_A_LEVEL)
        for level in LEVELS:
            count = levels.get(level, 0)
            if count != UNITS_A_LEVEL:
                wanted = UNITS_A_LEVEL
                sentence = f"{file.label}: the opposition must have {wanted} units of level {level}, not {count} (P7.1)"
                raise DataError(sentence, "data-level", file=file.label, wanted=wanted, level=level, given=count)
        self.opposition_levels = list(LEVELS)
        self.opposition_counts = [levels[level] for level in LEVELS]
        self.origins["units"] = file.origins


def _checked(data: object) -> dict[str, Any]:
    """The content of the four files, none missing and none unknown."""
    if not isinstance(data, Mapping):
        names = ", ".join(FILES)
        raise DataError(
            f"the data must be a table of {names}, not {show(data)}", "data-parts", names=names, given=quoted(data)
        )
    for key in data:
        if key not in FILES:
            names = ", ".join(FILES)
            sentence = f"the data has an unknown part {show(key)}; known are {names}"
            raise DataError(sentence, "data-part", key=show(key), names=names)
    for name in FILES:
        if name not in data:
            names = ", ".join(FILES)
            raise DataError(f"the data has no {name}; it needs {names}", "data-no-part", name=name, names=names)
    return dict(data)


def _size(value: object) -> Said:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return Said(f"a list of {len(value)}", "data-list-of", {"count": len(value)})
    return quoted(value)
