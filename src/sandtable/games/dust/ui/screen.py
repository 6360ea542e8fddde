"""The board for a terminal's screen (see ``sandtable.tui.board_view``): made from a view, and shows nothing else.

A line is a list of (text, style); styles are those of rich. Nothing is told by a style alone: every army has its
sign, and so have capitals, power sources and production centres.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.contract import Line
from sandtable.core.rules import Rules
from sandtable.games.dust.rules.board import NOBODY
from sandtable.games.dust.ui.facts import BoardFacts, short, size
from sandtable.games.dust.ui.regions import Region
from sandtable.games.dust.ui.text import MARK_NAMES, TextBoard, choice_note, marks_of
from sandtable.play.lines import flowing, length
from sandtable.text.wording import Wording

SIGNS: Final = {
    "first": "●",
    "second": "■",
    "third": "▲",
    "fourth": "◆",
    "fifth": "▼",
    "sixth": "○",
    "neutral": "◊",
    "": "·",
}
"""For each army its sign; the last is for areas nobody holds."""
STYLES: Final = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "grey": "cyan",
    "green": "bold green",
    "white": "bold",
}
MARKS: Final = ("⌂", "☼", "+")
"""Capital, power source, production centre."""
FAINT: Final = "dim"
FULL, CLOSE, SUMMARY, SHORT, RUNNING, BARE = range(6)
"""How a board is drawn: with every area; with those that count for something; with how many areas and units each army
has in each region; with the seas on one line; with one region behind the other; and without titles over the columns."""
MANY: Final = 4
"""An area with so many units is named where not all of them are."""
COLUMNS: Final = ("vp", "now", "income", "capitals", "sources", "centres", "land", "sea", "hand", "card")
LEAST_NEEDED: Final = ("hand", "sea", "land", "capitals", "sources", "centres")


def board(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int, height: int) -> list[Line]:
    """The board in the roomiest way that fits; if none does, as short as it can be."""
    screen = ScreenBoard(view, rules, wording, width)
    found: list[Line] = []
    for level in range(BARE + 1):
        found = screen.all_lines(level)
        if len(found) <= height:
            signs = screen.legend_lines(level)
            return [*found, *signs] if len(found) + len(signs) <= height else found
    return found


def hand(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """The viewer's hand with what each card can do; empty if they hold none."""
    return ScreenBoard(view, rules, wording, width).hand_lines()


def holds(view: Mapping[str, Any]) -> list[str]:
    """The words of the cards in ``hand``."""
    cards = view["board"]["hands"].get(view["viewer"], [])
    return cards if isinstance(cards, list) else []


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """What a choice is about, in as few signs as can be."""
    facts = BoardFacts(view, rules, wording)

    def brief(area: str, named: bool) -> str:
        army = facts.army_in(area)
        parts = (SIGNS[army] if army and named else "", short(facts.units_in(area)), marks_of(facts, area, MARKS))
        return " ".join(filter(None, parts))

    return choice_note(facts, words, brief)


def legend(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the signs mean."""
    return ScreenBoard(view, rules, wording, width).whole_legend()


def seat_sign(rules: Rules, seat: int) -> str:
    """The sign of a seat's army."""
    return SIGNS[rules.seats[seat]]


class ScreenBoard(TextBoard):
    """The same facts as on the text board, closer together and with signs for the armies."""

    def all_lines(self, level: int) -> list[Line]:
        """The whole board, as roomy as the level says."""
        found = [*self.head_lines(), *self.standing_lines(titled=level < BARE)]
        if level <= CLOSE:
            for region in self.regions:
                found += self.region_lines(region, level)
            return found
        return [*found, *self.summary(seas_as_one=level >= SHORT, running=level >= RUNNING)]

    # Small things

    def style(self, army: str) -> str:
        """The colour of an army."""
        return STYLES.get(self.board["colours"].get(army, ""), "") if army in self.rules.seats else FAINT

    def signed(self, army: str, text: str = "") -> tuple[str, str]:
        """The sign of an army with a text behind it."""
        return f"{SIGNS[army]}{text}", self.style(army)

    def army_of(self, force: str) -> str:
        """A seat, or that a force is neutral."""
        return force if force in self.rules.seats and force not in self.board["resigned"] else "neutral"

    # The head

    def head_lines(self) -> list[Line]:
        """Round, whose turn, what is left of it; the battle."""
        first, *others = self.status()
        parts: list[tuple[str, str]] = [(first, "bold")]
        turn = self.turn.seat
        for place, text in enumerate(others):
            whose = bool(turn) and place == 0 and not self.view["ending"]
            last = place == len(others) - 1
            parts.append((f"{SIGNS[turn]} {text}", self.style(turn)) if whose else (text, FAINT if last else "bold"))
        found = flowing([], parts, self.width, "   ")
        if len(found) > 1:  # the size of the deck is needed least
            tight = length(parts[:-1]) + 3 * (len(parts) - 2) > self.width
            found = flowing([], parts[:-1], self.width, "  " if tight else "   ")
        battle = self.battle
        if battle is not None:
            found += self.battle_lines(battle)
        pairs = {tuple(sorted((seat, other))) for seat, others in self.board["pacts"].items() for other in others}
        if pairs:
            shown = ", ".join(f"{SIGNS[one]}{SIGNS[other]}" for one, other in sorted(pairs))
            found.append([(self.say("screen-peace", pairs=shown), FAINT)])
        return found

    def battle_lines(self, battle: Mapping[str, Any]) -> list[Line]:
        """Who fights whom, where."""
        sides = battle["forces"]
        attacker, defender = self.army_of(battle["attacker"]), self.army_of(battle["defender"])
        parts = [
            (self.say("screen-battle", area=battle["target"]), "bold"),
            self.signed(attacker, " " + (short(sides["attack"]) or "-")),
            ("-", FAINT),
            self.signed(defender, " " + (short(sides["defence"]) or "-")),
        ]
        return flowing([], parts, self.width, " ")

    # Standing

    def standing_lines(self, titled: bool) -> list[Line]:
        """A line for each player, then the majorities."""
        table = self.screen_rows()
        columns = [name for name in COLUMNS if not self.rules.conquest or name not in ("vp", "now")]
        for spare in (*LEAST_NEEDED, ""):
            rows = [[row[0], *[row[COLUMNS.index(name) + 1] for name in columns]] for row in table]
            wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
            if sum(wide) + len(wide) - 1 <= self.width:
                break
            columns = [name for name in columns if name != spare]
        found: list[Line] = []
        for place, row in enumerate(rows if titled else rows[1:]):
            seat = self.rules.seats[place - titled] if place >= titled else ""
            text = " ".join(f"{cell:{wide[i]}}" for i, cell in enumerate(row[1:], 1))
            start = f"{row[0]:{wide[0]}}"
            text = text[: self.width - len(start) - 1].rstrip()
            found.append([(start, self.style(seat) if seat else FAINT), (f" {text}", "" if seat else FAINT)])
        return [*found, *self.majority_lines()]

    def screen_rows(self) -> list[list[str]]:
        """The cells of the table, titles first."""
        titles = {
            "vp": f"{self.say('screen-vp')}/{self.rules.target}",
            "now": self.say("screen-now"),
            "income": self.say("screen-income"),
            "capitals": MARKS[0] + self.to_conquer("capitals"),
            "sources": MARKS[1] + self.to_conquer("sources"),
            "centres": MARKS[2],
            "land": self.say("board-land"),
            "sea": self.say("board-sea"),
            "hand": self.say("board-hand"),
            "card": self.say("board-card"),
        }
        found: list[list[str]] = []
        for seat in self.rules.seats:
            cells = {**self.standing_cells(seat), "card": self.card_cell(seat)}
            found.append([self.name_cell(seat), *[cells[name] for name in COLUMNS]])
        heads = [f"   {self.say('screen-player')}", *[titles[name] for name in COLUMNS]]
        for column, name in enumerate(COLUMNS, 1):
            if name != "card":
                wide = max(len(row[column]) for row in [heads, *found])
                for row in [heads, *found]:
                    row[column] = row[column].rjust(wide)
        return [heads, *found]

    def name_cell(self, seat: str) -> str:
        """When a player has their turn, their sign and their name."""
        place = self.place_in_order(seat)
        when = "▸" if place == 0 else str(place) if place > 0 else " "
        return f"{when}{SIGNS[self.army_of(seat)]} {self.named_seat(seat)}"

    def card_cell(self, seat: str) -> str:
        """The card that lies open, its values first; in brackets if it is used up."""
        card = self.board["cards"].get(seat)
        if not card:
            return ""
        ability = self.ability_of(card)
        used = seat in self.board["used"] and seat not in self.board["radar"]
        return f"{self.card_values(card)} " + (f"({ability})" if used else ability)

    def majority_lines(self) -> list[Line]:
        """Who would have the majorities now, and by how much."""
        parts: list[tuple[str, str]] = []
        for which, holder in enumerate(self.majorities):
            seat = self.rules.seats[holder] if holder != NOBODY else ""
            parts.append((self.majority_part(which, holder), self.style(seat) if seat else ""))
        title = self.say("board-majorities") + "  "
        return flowing([(title, FAINT)], parts, self.width, "   ", 2)

    def majority_holder(self, holder: int) -> str:
        return SIGNS[self.rules.seats[holder]] if holder != NOBODY else "-"

    # The map

    def region_lines(self, region: Region, level: int) -> list[Line]:
        """A region with its areas: all of them, or those that count for something and how many there are besides."""
        parts: list[tuple[str, str]] = []
        for army, areas in self.armies(region):
            shown = [area for area in areas if self.shows(region, army, area, level)]
            parts += [self.signed(army, self.area_text(area)) for area in shown]
            rest = [area for area in areas if area not in shown]
            if rest:
                parts.append(self.signed(army, self.counted(army, rest)))
        start = [(region.label(self.wording), "underline"), ("  ", "")]
        return flowing(start, parts, self.width, "  ", 2)

    def shows(self, region: Region, army: str, area: str, level: int) -> bool:
        """Whether an area is named."""
        if self.marked(area):
            return True
        if not army:
            return not region.sea and level == FULL
        return level == FULL or size(self.units_in(area)) >= MANY

    def area_text(self, area: str) -> str:
        """An area with its marks and units."""
        return f"{self.area_name(area)}{marks_of(self, area, MARKS)} {short(self.units_in(area))}".rstrip()

    def counted(self, army: str, areas: Sequence[str]) -> str:
        """Areas that are not named: how many, and how many units stand there."""
        if not army:
            return str(len(areas))
        return f"{len(areas)}/{sum(size(self.units_in(area)) for area in areas)}"

    def summary(self, seas_as_one: bool, running: bool) -> list[Line]:
        """Each region in a cell: how many areas and units each army has there, and the marks of its areas."""
        parts = [(region.label(self.wording), [region]) for region in self.regions if not (seas_as_one and region.sea)]
        if seas_as_one:
            parts.append((self.say("screen-seas"), [region for region in self.regions if region.sea]))
        if running:
            return self.run_on([self.summary_cell(name, some) for name, some in parts])
        longest = max(len(name) for name, _ in parts)
        cells = [self.summary_cell(f"{name:{longest}} ", some) for name, some in parts]
        wide = max(length(cell) for cell in cells)
        columns = max(1, min(3, (self.width + 3) // (wide + 3)))
        rows = -(-len(cells) // columns)
        found: list[Line] = []
        for row in range(rows):
            line: Line = []
            for place, cell in enumerate(cells[row::rows]):
                line += [("   " if place else "", ""), *cell, (" " * (wide - length(cell)), "")]
            found.append(line)
        if columns > 1:
            return found
        return [line for cell in cells for line in flowing(cell[:1], cell[1:], self.width, "", 2)]

    def run_on(self, cells: Sequence[Line]) -> list[Line]:
        """Cells one behind the other, as many as a line holds."""
        found: list[Line] = []
        for name, *parts in cells:
            cell: Line = [(name[0], "underline"), *parts]
            if found and length(found[-1]) + 3 + length(cell) <= self.width:
                found[-1] += [("   ", ""), *cell]
            else:
                found += flowing(cell[:1], cell[1:], self.width, "", 2)
        return found

    def summary_cell(self, name: str, some: Sequence[Region]) -> Line:
        """A region, or several, in a few signs: ``Europe  ●3/9⌂+ ■2/2☼``."""
        found: Line = [(name, "")]
        held: dict[str, list[str]] = {}
        for region in some:
            for army, areas in self.armies(region):
                held.setdefault(army, []).extend(areas)
        for army, areas in sorted(held.items(), key=lambda pair: list(SIGNS).index(pair[0])):
            marks = "".join(marks_of(self, area, MARKS) for area in areas)
            marks = "".join(mark * marks.count(mark) for mark in MARKS)
            found.append((f" {SIGNS[army]}{self.counted(army, areas)}{marks}", self.style(army)))
        return found

    # What the signs mean

    def legend_lines(self, level: int) -> list[Line]:
        """The signs on a board of this level."""
        parts = self.mark_parts()
        if level > FULL:
            parts.append(self.say("screen-summary"))
        return flowing([], [(part, FAINT) for part in parts], self.width, "  ")

    def mark_parts(self) -> list[str]:
        """Armies and marks."""
        marks = [f"{mark} {self.say(name)}" for mark, name in zip(MARKS, MARK_NAMES, strict=True)]
        return [*marks, f"{SIGNS['neutral']} {self.say('board-neutral')}", f"{SIGNS['']} {self.say('board-free')}"]

    def whole_legend(self) -> list[Line]:
        """All signs and letters."""
        players = [f"{SIGNS[seat]} {self.player_line(seat)}" for seat in self.rules.seats]
        further = [self.say(name) for name in ("board-letters", "screen-summary", "screen-order", "screen-columns")]
        parts = [(part, FAINT) for part in (*players, *self.mark_parts())]
        found = flowing([], parts, self.width, "  ")
        for text in further:
            found += flowing([], [(word, FAINT) for word in text.split(" ")], self.width, " ", 2)
        return found

    # The hand

    def hand_lines(self) -> list[Line]:
        """Each card: values, ability, what it does; further lines stand a little in."""
        cards = self.own_hand()
        if not cards:
            return []
        titles = [self.say(name) for name in ("board-hand-title", "screen-hand")]
        found: list[Line] = [[(next((one for one in titles if len(one) <= self.width), titles[-1]), FAINT)]]
        for card in cards:
            name = [(word, "bold") for word in f"{self.card_values(card)} {self.ability_of(card)}:".split(" ")]
            words = [(word, "") for word in self.ability_text(card).split(" ")]
            found += flowing([], [*name, *words], self.width, " ", 2)
        return found
