"""The board as plain text, for terminals and pipes. It is made from a view and shows nothing else."""

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.dust.rules.board import MAJORITIES, NOBODY
from sandtable.games.dust.rules.buying import PRICES
from sandtable.games.dust.rules.scoring import to_conquer
from sandtable.games.dust.rules.tables import ITEMS
from sandtable.games.dust.ui.facts import CARDS, PRODUCTION, SCORING, SETUP, BoardFacts, short
from sandtable.games.dust.ui.regions import Region
from sandtable.text.wording import Wording

GAP: Final = "   "
MARKS: Final = ("*", "!", "+")
"""Capital, power source, production centre."""
MARK_NAMES: Final = ("mark-capital", "mark-source", "mark-centre")
COLUMNS: Final = ("vp", "now", "income", "capitals", "sources", "centres", "land", "sea", "hand")
LEAST_NEEDED: Final = ("hand", "sea", "land", "capitals", "sources", "centres")
"""The columns that are left out where there is no room, the first one first."""
SET_OUT: Final = ("claim", "settle", "build", "put", "mech", "to", "on", "flee", "hire")
FROM: Final = ("move", "attack", "join", "raid", "bombard", "from")
CARD_VERBS: Final = ("keep", "play", "discard")


def lines(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """The whole board."""
    board = TextBoard(view, rules, wording, width)
    parts = [board.head(), board.standings(), board.world(), board.legend(), board.open_cards(), board.hand()]
    found: list[str] = []
    for part in parts:
        if part:
            found += [*([""] if found else []), *part]
    return found


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """What a choice is about, to stand beside it; often nothing."""
    facts = BoardFacts(view, rules, wording)

    def in_words(area: str, named: bool) -> str:
        army, units = facts.army_in(area), short(facts.units_in(area))
        who = f"{facts.army_name(army)} {units}" if named and army else units
        return ", ".join(filter(None, (who, *roles_of(facts, area))))

    return choice_note(facts, words, in_words)


def choice_note(facts: BoardFacts, words: str, of_area: Callable[[str, bool], str]) -> str:
    """What stands in the area of a choice, what its card can do, or what it costs."""
    verb, *values = words.split()
    if verb in CARD_VERBS:
        return facts.ability_text(values[0])
    if verb in FROM or verb in SET_OUT:
        return of_area(values[0], verb not in FROM)
    if verb == "buy":
        return facts.say("board-costs", points=PRICES[ITEMS.index(values[0])] * int(values[1]))
    return ""


def roles_of(facts: BoardFacts, area: str) -> list[str]:
    """What an area is besides land or water, in words."""
    there = (facts.is_capital(area), facts.is_source(area), facts.has_centre(area))
    return [facts.say(name) for name, shown in zip(MARK_NAMES, there, strict=True) if shown]


def marks_of(facts: BoardFacts, area: str, marks: Sequence[str]) -> str:
    """The marks of an area: capital, power source, production centre."""
    there = (facts.is_capital(area), facts.is_source(area), facts.has_centre(area))
    return "".join(mark for mark, shown in zip(marks, there, strict=True) if shown)


class TextBoard(BoardFacts):
    """Writes the parts of one board."""

    def __init__(self, view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> None:
        super().__init__(view, rules, wording)
        self.width = width

    # The head

    def head(self) -> list[str]:
        """Round, whose turn, what is left of it; the battle; peace."""
        found = flow("", self.status(), self.width, GAP)
        return [*found, *wrapped(self.battle_line(), self.width), *self.peace()]

    def status(self) -> list[str]:
        """Round, phase, points that are left, cards."""
        board, turn = self.board, self.turn
        found = [self.say("board-round", round=board["round"])] if board["round"] else [self.say("board-setup")]
        if self.view["ending"]:
            return [*found, self.say("board-over")]
        if turn.seat and turn.phase == SETUP:
            found.append(self.seat_name(turn.seat))
        elif turn.seat:
            found.append(self.say("board-turn-of", seat=turn.seat, phase=turn.phase))
        elif turn.phase in (CARDS, SCORING):
            found.append(self.say(f"board-phase-{turn.phase}"))
        found += self.left()
        deck = board["deck"] if isinstance(board["deck"], int) else len(board["deck"])
        return [*found, self.say("board-deck", deck=deck, discards=len(board["discards"]))]

    def left(self) -> list[str]:
        """What is left of the turn, in as many words as it takes."""
        turn, found = self.turn, []
        if turn.points >= 0 and turn.phase in (PRODUCTION, SETUP):
            found.append(self.say("board-points", points=turn.points))
        if turn.moves >= 0:
            found.append(self.say("board-moves", moves=turn.moves))
        if turn.attacks >= 0:
            found.append(self.say("board-attacks", attacks=turn.attacks))
        return found

    def battle_line(self) -> str:
        """Who fights whom, where."""
        battle = self.battle
        if battle is None:
            return ""
        sides = battle["forces"]
        return self.say(
            "board-battle",
            area=battle["target"],
            attacker=self.army_name(battle["attacker"]),
            attack=short(sides["attack"]) or "-",
            defender=self.army_name(battle["defender"]),
            defend=short(sides["defence"]) or "-",
        )

    def peace(self) -> list[str]:
        """Who may not attack whom."""
        pairs = {tuple(sorted((seat, other))) for seat, others in self.board["pacts"].items() for other in others}
        sentences = [self.say("board-peace", seats="+".join(pair)) for pair in sorted(pairs)]
        return [line for sentence in sentences for line in wrapped(sentence, self.width)]

    # Standing

    def standings(self) -> list[str]:
        """A table of the players, then the majorities."""
        columns = [name for name in COLUMNS if not self.rules.conquest or name not in ("vp", "now")]
        while True:
            rows = in_table(self.standing_rows(columns), GAP[1:])
            spare = [name for name in LEAST_NEEDED if name in columns]
            if max(len(row) for row in rows) <= self.width or not spare:
                break
            columns.remove(spare[0])
        return [*rows, *flow(self.say("board-majorities") + GAP, self.majority_parts(), self.width, GAP, 2)]

    def standing_rows(self, columns: Sequence[str]) -> list[list[str]]:
        """The cells of the table."""
        titles = [self.column_title(name) for name in columns]
        found = [[self.say("board-player"), *titles]]
        for seat in self.rules.seats:
            cells = self.standing_cells(seat)
            found.append(
                [self.player_line(seat), *[cells[name].rjust(len(self.column_title(name))) for name in columns]]
            )
        return found

    def standing_cells(self, seat: str) -> dict[str, str]:
        """What a player has, by the names of the columns."""
        one = self.standing(seat)
        return {
            "vp": str(one.vp),
            "now": f"+{one.forecast}",
            "income": str(one.income),
            "capitals": str(one.capitals),
            "sources": str(one.sources),
            "centres": str(one.centres),
            "land": str(one.land),
            "sea": str(one.sea),
            "hand": str(self.hand_size(seat)),
        }

    def column_title(self, name: str) -> str:
        """What stands above a column."""
        if name == "vp":
            return self.say("board-vp", target=self.rules.target)
        return self.say(f"board-{name}") + self.to_conquer(name)

    def to_conquer(self, name: str) -> str:
        """How many of something win a world conquest, behind its name."""
        wanted = dict(zip(("capitals", "sources"), to_conquer(self.state), strict=True))
        return f"/{wanted[name]}" if self.rules.conquest and name in wanted else ""

    def player_line(self, seat: str) -> str:
        """A player, with the army that is theirs."""
        army = self.army_name(seat)
        name = self.named_seat(seat)
        return name if army == self.seat_name(seat) else f"{name}, {army}"

    def named_seat(self, seat: str) -> str:
        """What a player is called, and whether it is oneself, or somebody who has resigned."""
        if seat in self.board["resigned"]:
            return self.say("board-gone", seat=seat)
        return self.say("board-you", seat=seat) if seat == self.viewer else self.seat_name(seat)

    def majority_parts(self) -> list[str]:
        """D11.2: for each majority who would have it now, and by how much."""
        return [self.majority_part(which, self.majorities[which]) for which in range(len(MAJORITIES))]

    def majority_part(self, which: int, holder: int) -> str:
        """One majority."""
        counts = self.majority_counts(which)
        who = self.majority_holder(holder)
        what = self.say(f"board-most-{MAJORITIES[which]}")
        mine = counts[holder] if holder != NOBODY else max(counts)
        others = max([count for seat, count in enumerate(counts) if seat != holder], default=0)
        return f"{what} {who} {mine}:{others}"

    def majority_holder(self, holder: int) -> str:
        """Who has a majority, as the board shows them."""
        return self.army_name(self.rules.seats[holder]) if holder != NOBODY else "-"

    # The map

    def world(self) -> list[str]:
        """The regions: who holds which areas, with what."""
        names = [region.label(self.wording) for region in self.regions]
        wide = max(len(name) for name in names)
        found: list[str] = []
        start = wide + 2 if wide * 4 <= self.width else 0
        for region, name in zip(self.regions, names, strict=True):
            found += flow(f"{name}  ".ljust(start), self.region_parts(region), self.width, " ", start or 2)
        return found

    def region_parts(self, region: Region) -> list[str]:
        """The areas of a region as the parts of a sentence, army by army."""
        found: list[str] = []
        for army, areas in self.armies(region):
            if army:
                shown = [self.area_line(area) for area in areas]
                title = self.army_name(army)
            else:
                shown, title = self.free_areas(region, areas), self.say("board-free")
            parts = [f"{text}," for text in shown[:-1]] + [f"{shown[-1]};"]
            found += [f"{title}: {parts[0]}", *parts[1:]]
        found[-1] = found[-1].removesuffix(";")
        return found

    def area_line(self, area: str) -> str:
        """An area with its marks and units: ``Alaska+ 3T 1M``."""
        return f"{self.area_name(area)}{marks_of(self, area, MARKS)} {short(self.units_in(area))}".rstrip()

    def free_areas(self, region: Region, areas: Sequence[str]) -> list[str]:
        """Areas nobody holds; of the sea those that count for more, and how many there are besides."""
        if not region.sea:
            return [self.area_line(area) for area in areas]
        marked = [area for area in areas if self.marked(area)]
        rest = len(areas) - len(marked)
        more = [self.say("board-more-areas" if marked else "board-areas", count=rest)] if rest else []
        return [*(self.area_line(area) for area in marked), *more]

    def legend(self) -> list[str]:
        """What the marks and letters mean."""
        marks = [f"{mark} {self.say(name)}" for mark, name in zip(MARKS, MARK_NAMES, strict=True)]
        return flow("", marks, self.width, GAP) + wrapped(self.say("board-letters"), self.width)

    # Cards

    def open_cards(self) -> list[str]:
        """The cards that lie open, in the order of turns as far as it is known."""
        cards: Mapping[str, str] = self.board["cards"]
        if not cards:
            return []
        order = sorted(cards, key=lambda seat: -self.rules.box.rank(self.rules.card_names.index(cards[seat])))
        rows = [[self.army_name(seat), self.card_values(cards[seat]), self.ability(seat)] for seat in order]
        return [self.say("board-open"), *self.told(rows, [self.ability_text(cards[seat]) for seat in order])]

    def ability(self, seat: str) -> str:
        """The ability of an open card, and whether it is used up."""
        card = self.board["cards"][seat]
        ability = self.ability_of(card)
        if seat in self.board["radar"]:
            return self.say("board-at-work", what=ability)
        return self.say("board-used", what=ability) if seat in self.board["used"] else ability

    def hand(self) -> list[str]:
        """The viewer's hand, with what each card can do."""
        cards = self.own_hand()
        if not cards:
            return []
        rows = [[self.card_values(card), self.ability_of(card)] for card in cards]
        return [self.say("board-hand-title"), *self.told(rows, [self.ability_text(card) for card in cards])]

    def told(self, rows: Sequence[Sequence[str]], texts: Sequence[str]) -> list[str]:
        """Rows of cells, each followed by a text; where there is little room the text goes on under its row."""
        wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        found: list[str] = []
        for row, text in zip(rows, texts, strict=True):
            start = "  " + "  ".join(f"{cell:{wide[i]}}" for i, cell in enumerate(row)) + "  "
            indent = " " * len(start) if len(start) * 2 <= self.width else " " * 4
            found += textwrap.wrap(
                text, self.width, initial_indent=start, subsequent_indent=indent, break_on_hyphens=False
            )
        return found


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines, the further ones a little in."""
    return textwrap.wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)


def in_table(rows: Sequence[Sequence[str]], gap: str) -> list[str]:
    """Cells below each other.

    >>> in_table([["a", "b"], ["aa", "bbbb"]], "  ")
    ['a   b', 'aa  bbbb']
    """
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [gap.join(f"{cell:{wide[i]}}" for i, cell in enumerate(row)).rstrip() for row in rows]


def flow(start: str, parts: Sequence[str], width: int, between: str = " ", indent: int | None = None) -> list[str]:
    """The parts in lines after ``start``; no part is torn apart. Further lines are indented to it, or by ``indent``.

    >>> flow("Asia  ", ["Red: Tibet 2T,", "Persia 1T;", "Blue: India 3T"], 26, " ")
    ['Asia  Red: Tibet 2T,', '      Persia 1T;', '      Blue: India 3T']
    """
    far = len(start) if indent is None else indent
    found, empty = [start], True
    for part in parts:
        gap = "" if empty else between
        if len(found[-1] + gap + part) <= width or (empty and len(found[-1]) <= far):
            found[-1] += gap + part
        else:
            found[-1] = found[-1].rstrip()
            found.append(" " * far + part)
        empty = False
    return found
