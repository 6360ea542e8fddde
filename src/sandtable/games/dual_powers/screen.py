"""The board for a terminal's screen (see ``sandtable.tui.panes``): made from a view, and shows nothing else.

A line is a list of (text, style); styles are those of rich. Nothing is told by a style alone: sides have
signs, exhausted tokens stand in brackets, the closed connection is crossed out.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.bits import lowest
from sandtable.core.rules import Rules
from sandtable.games.dual_powers.calendar import BONUS_DAYS, landing
from sandtable.games.dual_powers.components import RED, SIDES, SPECIALS, WHITE
from sandtable.games.dual_powers.rules import DualPowersRules
from sandtable.games.dual_powers.text_board import TextBoard
from sandtable.games.dual_powers.tokens import NEUTRAL, NO_SIDE
from sandtable.games.dual_powers.words import HIDDEN, TIRED
from sandtable.wording import Wording

Line = list[tuple[str, str]]

SIGNS: Final = ("●", "○", "◇")
"""Red, white, neutral."""
STYLES: Final = ("bold red", "bold", "green")
COLOURS: Final = {"purple": "magenta", "blue": "blue", "red": "red", "green": "green", "brown": "yellow"}
"""The regions whose names are colours; a region with another name stays plain."""
FAINT: Final = "dim"
BONUS: Final = "*"
NEXT_MONTH: Final = "»"


def board(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int, height: int) -> list[Line]:
    """The board; in a low place what is least needed is left out."""
    screen = ScreenBoard(view, rules, wording, width)
    low = screen.all_lines(roomy=False)
    roomy = screen.all_lines(roomy=True) if len(low) < height else low
    if len(roomy) > height:
        return low
    signs = screen.legend()
    return [*roomy, *signs] if len(roomy) + len(signs) <= height else roomy


def hand(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """The viewer's hand, with what each card would do to the date; empty if he holds none."""
    return ScreenBoard(view, rules, wording, width).hand_table()


def holds(view: Mapping[str, Any]) -> list[str]:
    """The words of the cards in ``hand``."""
    return [card for card in view["board"]["hands"].get(view["viewer"], []) if card != HIDDEN]


def legend(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the signs mean."""
    return ScreenBoard(view, rules, wording, width).legend()


def seat_sign(rules: Rules, seat: int) -> str:
    """The sign of a seat's side."""
    assert isinstance(rules, DualPowersRules)
    return SIGNS[rules.side_of_seat[seat]]


class ScreenBoard(TextBoard):
    """The same facts as on the text board, closer together and with signs for the sides."""

    def all_lines(self, roomy: bool) -> list[Line]:
        """The whole board; ``roomy``: with the supplies, and lists in full."""
        found = [self.head(), self.calendar(), self.support(), *self.districts(roomy), *self.ways(roomy)]
        sides = self.side_names() if roomy else self.side_names()[::-1]  # his own a player knows best
        for side in sides:
            found += self.side_facts(SIDES.index(side), roomy)
        return found

    # Small things

    def signed(self, side: int, text: str = "") -> tuple[str, str]:
        """The sign of a side with its name or another text."""
        return f"{SIGNS[side]} {text or self.side(side)}", STYLES[side]

    def region_style(self, name: str) -> str:
        """A region's own colour, if its name is one."""
        return COLOURS.get(name, "")

    def piece(self, word: str) -> tuple[str, str]:
        """A token: sign of its owner, name of a leader, strengths ready/exhausted."""
        tokens = self.rules.tokens
        kind = tokens.kinds.index(word.removesuffix(TIRED))
        owner, one = tokens.kind_owner[kind], lowest(tokens.kind_mask[kind])
        strengths = f"{tokens.ready[one]}/{tokens.exhausted[one]}"
        leader = not tokens.kind_cost[kind] and tokens.kind_mask[kind].bit_count() == 1 and owner != NEUTRAL
        named = leader or one == tokens.trotsky
        name = f"{self.wording.name('token', tokens.kinds[kind])} " if named else ""
        text = f"{SIGNS[owner]}{name}{strengths}"
        return (f"({text})", f"{STYLES[owner]} dim") if word.endswith(TIRED) else (text, STYLES[owner])

    def pieces(self, words: Sequence[str]) -> list[tuple[str, str]]:
        """Tokens: red, white, neutral; equal ones counted."""
        tokens = self.rules.tokens
        owner = {kind: tokens.kind_owner[i] for i, kind in enumerate(tokens.kinds)}
        found: list[tuple[str, str]] = []
        for word, count in Counter(sorted(words, key=lambda w: (owner[w.removesuffix(TIRED)], w))).items():
            text, style = self.piece(word)
            found.append((text + (f"x{count}" if count > 1 else ""), style))
        return found

    # The head

    def head(self) -> Line:
        """Round, Will of the People, deck."""
        board, say = self.board, self.say
        will = SIDES.index(board["will"])
        found: Line = [
            (say("board-round", round=board["round"]), "bold"),
            ("   " + say("screen-will") + " ", ""),
            self.signed(will),
            ("   " + say("screen-deck", deck=board["deck"], discards=len(board["discards"])), FAINT),
        ]
        return found

    def title(self, message: str) -> tuple[str, str]:
        """What stands before a line, as wide as the longest of its kind."""
        wide = max(len(self.say(name)) for name in ("board-calendar", "board-support", "screen-ways"))
        return f"{self.say(message):{wide}} ", FAINT

    def calendar(self) -> Line:
        """The months, and after them where each number of days in the hand leads."""
        found: Line = [self.title("board-calendar")]
        for month in self.rules.box.months:
            if month == self.board["month"]:
                found.append(("[" + self.say("note-date-here", month=month, day=self.board["day"]) + "]", "bold"))
            else:
                found.append((self.wording.name("month", month), ""))
            found.append((" ", ""))
        room = self.width - sum(len(text) for text, _ in found)
        for text, style in self.landings():
            room -= len(text) + 1
            if room < 0:
                break
            found += [(" ", ""), (text, style)]
        return found

    def landings(self) -> list[tuple[str, str]]:
        """For each number of days in the hand the day it leads to: ``+4→15*``."""
        cards = [card for card in self.board["hands"].get(self.viewer, []) if card != HIDDEN]
        days = sorted({self.rules.card_days[self.rules.card_names.index(card)] for card in cards})
        return [self.landing(number) for number in days]

    def landing(self, days: int) -> tuple[str, str]:
        """Where some days lead: a star for a bonus action, a sign for the next month."""
        day, passed = landing(self.board["day"], days)
        bonus = day in BONUS_DAYS
        marks = (NEXT_MONTH if passed else "") + (BONUS if bonus else "")
        return f"+{days}→{day}{marks}", "bold" if marks else FAINT

    def support(self) -> Line:
        """The track, the marker as the sign of who leads."""
        spaces, support = self.rules.box.track, self.board["support"]
        title, lead = self.title("board-support"), "   " + self.lead()
        ends = [f"{SIGNS[WHITE]} {self.side(WHITE)} {spaces} ", f" {spaces} {self.side(RED)} {SIGNS[RED]}"]
        room = self.width - sum(len(text) for text in (title[0], lead, *ends)) - 3
        half = min(spaces, max(2, room // 2))
        place = round(support * half / spaces)
        if support and not place:
            place = 1 if support > 0 else -1
        marks = ["·"] * half + ["+"] + ["·"] * half
        marker = "■" if not support else SIGNS[RED if support > 0 else WHITE]
        bar = "".join(marks)
        return [
            title,
            (ends[0], STYLES[WHITE]),
            ("|" + bar[: half + place], FAINT),
            (marker, "bold"),
            (bar[half + place + 1 :] + "|", FAINT),
            (ends[1], STYLES[RED]),
            (lead, "bold"),
        ]

    # The regions

    def marks(self) -> dict[str, str]:
        """What is at stake in a region: unrest now or next round, objectives that are known."""
        board, box = self.board, self.rules.box
        found: dict[str, list[str]] = {}
        if board["unrest"]:
            points = self.rules.unrest_points[box.months.index(board["month"])]
            found[board["unrest"]] = [self.say("board-unrest", points=points)]
        if board["blockade"]:
            found.setdefault(board["blockade"], []).append(self.say("board-next"))
        for name, card in board["objectives"].items():
            if card != HIDDEN:
                place = box.cards.index(card)
                text = f"{SIGNS[SIDES.index(name)]}+{box.card_points[place]}"
                found.setdefault(box.regions[box.card_region[place]], []).append(text)
        return {name: " ".join(texts) for name, texts in found.items()}

    def districts(self, roomy: bool) -> list[Line]:
        """A line or more for each region: what is at stake, strengths, who leads, tokens."""
        box, state, marks = self.rules.box, self.state, self.marks()
        names = {name: self.wording.name("region", name) for name in self.board["regions"]}
        head = self.say("board-region")
        wide = max(len(text) for text in [head, *names.values()])
        mark = max([len(text) for text in marks.values()] + [8])
        leads = self.say("board-leads")
        lead = max(len(text) for text in [leads, *[f"{SIGNS[0]} {self.side(side)}" for side in (RED, WHITE)]])
        start = wide + mark + lead + 14
        tokens = self.say("board-tokens") if self.width - start > 36 else self.say("screen-tokens")
        title = f"{head:{wide}}  {'':{mark}}  {SIGNS[RED]:>3} {SIGNS[WHITE]:>3}  {leads:{lead}}  {tokens}"
        found: list[Line] = [[(title[: self.width], FAINT)]]
        for name, words in self.board["regions"].items():
            region = box.regions.index(name)
            side = state.stronger(region)
            strong = [f"{state.strength(one, region):>3}" for one in (RED, WHITE)]
            who, style = ("-", "") if side == NO_SIDE else self.signed(side)
            line: Line = [
                (f"{names[name]:{wide}}  ", self.region_style(name)),
                (f"{marks.get(name, ''):{mark}}  ", "bold"),
                (strong[RED], STYLES[RED] if side == RED else ""),
                (" " + strong[WHITE], STYLES[WHITE] if side == WHITE else ""),
                (f"  {who:{lead}}  ", style),
            ]
            pieces = self.pieces(words) or [("-", FAINT)]
            found += (
                flowing(line, pieces, self.width, "  ") if roomy else flowing(line, pieces, self.width, " ", wide + 2)
            )
        return found

    def ways(self, roomy: bool) -> list[Line]:
        """The connections; the closed one is crossed out."""
        box = self.rules.box
        parts: list[tuple[str, str]] = []
        for bridge, name in enumerate(box.bridges):
            ends = [box.regions[end] for end in box.bridge_ends[bridge]]
            ends.sort(key=lambda end: end != name)  # the connection is called by this end
            closed = name == self.board["marker"]
            text = ("✕" if closed else "-").join(self.wording.name("region", end) for end in ends)
            if ends[0] != name:
                text = f"{self.wording.name('connection', name)}:{text}"
            parts.append((f"[{text}]", "bold reverse") if closed else (text, ""))
        if roomy:
            closed_name = self.board["marker"]
            if closed_name:
                parts.append((self.say("screen-closed", connection=closed_name), FAINT))
        return flowing([self.title("screen-ways")], parts, self.width, "  " if roomy else " ")

    # The sides

    def side_facts(self, side: int, roomy: bool) -> list[Line]:
        """What everybody may know of a side, and its owner of his: objective, cards held, cards played."""
        board, name = self.board, SIDES[side]
        facts: list[str] = []
        known = board["objectives"].get(name)
        if known == HIDDEN:
            facts.append(self.say("screen-objective-down"))
        elif known:
            box, place = self.rules.box, self.rules.box.cards.index(known)
            region, points = box.regions[box.card_region[place]], box.card_points[place]
            facts.append(self.say("screen-objective", region=region, points=points))
        held = self.cards(board["hands"].get(name, []))
        if name != self.viewer and held:
            facts.append(self.say("screen-holds", cards=", ".join(held)))
        played = self.cards(board["played"][name])
        coming = 0
        if self.rules.solitaire and side == self.rules.opposition:
            played, coming = self.cards(board["opposition"]), board["to-come"]
        later = [self.say("board-coming", count=coming)] if coming else []
        if played:
            facts.append(self.say("screen-played", cards=", ".join(played + later)))
        elif later:
            facts += later
        start = [self.signed(side), (": ", "")]
        text = "; ".join(facts)
        if not roomy:
            room = self.width - len(start[0][0]) - 2
            cut = text if len(text) <= room else text[: room - 1] + "…"
            return [[*start, (cut, "")]] if facts else []
        parts = [(part, "") for part in text.replace("; ", ";\t").replace(", ", ",\t").split("\t")]
        return [*flowing(start, parts if facts else [("-", "")], self.width, " "), *self.supply_line(side)]

    def supply_line(self, side: int) -> list[Line]:
        """What a side can still recruit."""
        tokens = self.rules.tokens
        own = [kind for kind, owner in zip(tokens.kinds, tokens.kind_owner, strict=True) if owner == side]
        supply = self.pieces([word for word in self.board["supply"] if word in own])
        return flowing([(f"  {self.say('board-supply')}  ", FAINT)], supply, self.width, "  ") if supply else []

    def legend(self) -> list[Line]:
        """What the signs mean."""
        parts = [(part, FAINT) for part in self.say("screen-legend").split("  ")]
        return flowing([], parts, self.width, "  ")

    # The hand

    def hand_table(self) -> list[Line]:
        """Each card: name, date, what it recruits, what it is worth as an objective."""
        cards = [card for card in self.board["hands"].get(self.viewer, []) if card != HIDDEN]
        if not cards:
            return []
        order = sorted(cards, key=self.rules.card_names.index)
        titles = [self.say(name) for name in ("board-hand", "screen-date", "screen-recruits", "screen-scores")]
        rows = [titles, *[self.hand_row(card) for card in order]]
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        found: list[Line] = []
        for place, row in enumerate(rows):
            cells = "  ".join(f"{cell:{widths[i]}}" for i, cell in enumerate(row)).rstrip()
            cells = cells if len(cells) <= self.width else cells[: self.width - 1] + "…"
            style = FAINT if place == 0 else "bold" if BONUS in row[1] or NEXT_MONTH in row[1] else ""
            found.append([(cells, style)])
        return found

    def hand_row(self, word: str) -> list[str]:
        """A card's cells; of a leader his strengths and his special."""
        box, place = self.rules.box, self.rules.card_names.index(word)
        date, _ = self.landing(self.rules.card_days[place])
        row = [self.wording.name("card", word), date]
        if place >= self.rules.command_cards:
            leader = place - self.rules.command_cards
            special = self.wording.name("special", SPECIALS[box.leader_special[leader]])
            return [*row, f"{box.leader_ready[leader]}/{box.leader_exhausted[leader]}", special]
        return [*row, str(box.card_recruit[place]), str(box.card_points[place])]


def flowing(
    start: Line, parts: Sequence[tuple[str, str]], width: int, between: str, indent: int | None = None
) -> list[Line]:
    """The parts in lines after ``start``, which further lines are indented to if no indent is given.

    No part is torn apart.

    >>> flowing([("Ways ", "")], [("red-blue", ""), ("red-green", "")], 16, "  ")
    [[('Ways ', ''), ('red-blue', '')], [('     ', ''), ('red-green', '')]]
    """
    if indent is None:
        indent = min(sum(len(text) for text, _ in start), width * 2 // 3)
    found = [list(start)]
    used = sum(len(text) for text, _ in start)
    for place, (text, style) in enumerate(parts):
        gap = between if place else ""
        if place and used + len(gap) + len(text) > width:
            if gap.strip():
                found[-1].append((gap.rstrip(), ""))
            found.append([(" " * indent, "")])
            used, gap = indent, ""
        if gap:
            found[-1].append((gap, ""))
        found[-1].append((text, style))
        used += len(gap) + len(text)
    return found
