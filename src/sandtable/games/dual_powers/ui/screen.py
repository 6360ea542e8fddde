"""The board for a terminal's screen (see ``sandtable.tui.board_view``): made from a view, and shows nothing else.

A line is a list of (text, style); styles are those of rich. Nothing is told by a style alone: sides have
signs, exhausted tokens stand in brackets, the closed connection is crossed out.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.contract import Line
from sandtable.core.bits import lowest
from sandtable.core.rules import Rules
from sandtable.games.dual_powers.rules.calendar import BONUS_DAYS, landing
from sandtable.games.dual_powers.rules.components import RED, SIDES, WHITE
from sandtable.games.dual_powers.rules.position import HIDDEN, TIRED
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.rules.tokens import NEUTRAL, NO_SIDE
from sandtable.games.dual_powers.ui.text import TextBoard
from sandtable.games.dual_powers.ui.text import note as text_note
from sandtable.play.lines import flowing
from sandtable.text.wording import Wording

SIGNS: Final = ("●", "○", "◇")
"""Red, white, neutral."""
STYLES: Final = ("bold red", "bold", "green")
COLOURS: Final = {"purple": "magenta", "blue": "blue", "red": "red", "green": "green", "brown": "yellow"}
"""The regions whose names are colours; a region with another name stays plain."""
FAINT: Final = "dim"
BONUS: Final = "*"
NEXT_MONTH: Final = "»"
ROOMY, CLOSE, SHORT, BARE = range(4)
"""How a board is drawn: with the supplies and wide columns; without; with one line for each side; and without titles
over the regions."""


def board(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int, height: int) -> list[Line]:
    """The board in the roomiest way that fits; if none does, as short as it can be."""
    screen = ScreenBoard(view, rules, wording, width)
    found: list[Line] = []
    for level in (ROOMY, CLOSE, SHORT, BARE):
        found = screen.all_lines(level)
        if len(found) <= height:
            signs = screen.legend() if level == ROOMY else []
            return [*found, *signs] if len(found) + len(signs) <= height else found
    return found


def hand(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """The viewer's hand, with what each card would do to the date; empty if they hold none."""
    return ScreenBoard(view, rules, wording, width).hand_table()


def holds(view: Mapping[str, Any]) -> list[str]:
    """The words of the cards in ``hand``."""
    return [card for card in view["board"]["hands"].get(view["viewer"], []) if card != HIDDEN]


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """What a choice would lead to, in as few words as can be."""
    screen = ScreenBoard(view, rules, wording, 0)
    verb, *values = words.split()
    if verb == "play":
        return screen.brief_date(values[0])
    if verb in ("to", "place", "enlist"):
        red, white, _ = screen.strengths(values[-1])
        return f"{SIGNS[RED]}{red} {SIGNS[WHITE]}{white}"
    return text_note(view, rules, wording, words)


def legend(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """What the signs mean."""
    return ScreenBoard(view, rules, wording, width).legend()


def seat_sign(rules: Rules, seat: int) -> str:
    """The sign of a seat's side."""
    assert isinstance(rules, DualPowersRules)
    return SIGNS[rules.side_of_seat[seat]]


class ScreenBoard(TextBoard):
    """The same facts as on the text board, closer together and with signs for the sides."""

    def all_lines(self, level: int) -> list[Line]:
        """The whole board, as roomy as the level says."""
        districts = self.districts() if level == ROOMY else self.close_districts(titled=level < BARE)
        found = [self.head(), self.calendar(), self.support(), *districts, *self.ways(level == ROOMY)]
        for side in self.side_names():
            found += self.side_facts(SIDES.index(side), level)
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
        name = f"{self.wording.name('token', tokens.kinds[kind])} " if leader else ""
        if one in (tokens.trotsky, tokens.red_trotsky):  # whose he is, the sign tells
            name = self.say("screen-trotsky") + " "
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
        title, months, landings = self.title("board-calendar"), self.months(), self.landings()
        room = self.width - len(title[0])
        if _spaced_length(months) + _spaced_length(landings) + 2 > room:  # the past is needed least
            now = self.rules.box.months.index(self.board["month"])
            months = [("…", FAINT), *months[now:]] if landings and now > 1 else months
        while landings and _spaced_length(months) + _spaced_length(landings) + 2 > room:
            landings = [*landings[:-2], ("…", FAINT)] if len(landings) > 2 else []
        found = [title]
        for place, (text, style) in enumerate([*months, *landings]):
            found += [("  " if place == len(months) else " " if place else "", ""), (text, style)]
        return found

    def months(self) -> Line:
        """The months, with the date in the present one."""
        here = self.say("note-date-here", month=self.board["month"], day=self.board["day"])
        return [
            (f"[{here}]", "bold") if month == self.board["month"] else (self.wording.name("month", month), "")
            for month in self.rules.box.months
        ]

    def landings(self) -> list[tuple[str, str]]:
        """For each number of days in the hand the day it leads to: ``+4→15*``."""
        cards = [card for card in self.board["hands"].get(self.viewer, []) if card != HIDDEN]
        days = sorted({self.rules.card_days[self.rules.card_names.index(card)] for card in cards})
        return [self.landing(number) for number in days]

    def landing(self, days: int) -> tuple[str, str]:
        """Where some days lead: a star for a bonus action, a sign for the next month."""
        day, marks = self.reached(days)
        return f"+{days}→{day}{marks}", "bold" if marks else FAINT

    def reached(self, days: int) -> tuple[int, str]:
        """The day some days lead to, with its signs."""
        day, passed = landing(self.board["day"], days)
        return day, (NEXT_MONTH if passed else "") + (BONUS if day in BONUS_DAYS else "")

    def brief_date(self, card: str) -> str:
        """Where a card takes the calendar: ``Mar/Apr 15*``."""
        months = self.rules.box.months
        day, marks = self.reached(self.rules.card_days[self.rules.card_names.index(card)])
        month = min(months.index(self.board["month"]) + (NEXT_MONTH in marks), len(months) - 1)
        return self.say("note-date-here", month=months[month], day=day) + marks

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

    def districts(self) -> list[Line]:
        """A line or more for each region: what is at stake, strengths, who leads, tokens."""
        marks, names = self.marks(), self.region_names()
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
            red, white, side = self.strengths(name)
            who, style = ("-", "") if side == NO_SIDE else self.signed(side)
            line: Line = [
                (f"{names[name]:{wide}}  ", self.region_style(name)),
                (f"{marks.get(name, ''):{mark}}  ", "bold"),
                (f"{red:>3}", STYLES[RED] if side == RED else ""),
                (f" {white:>3}", STYLES[WHITE] if side == WHITE else ""),
                (f"  {who:{lead}}  ", style),
            ]
            found += flowing(line, self.pieces(words) or [("-", FAINT)], self.width, "  ")
        return found

    def close_districts(self, titled: bool) -> list[Line]:
        """The same where room is scarce: strengths as ``4>3``, and tokens that go on under the marks."""
        marks, names = self.marks(), self.region_names()
        head = self.say("board-region") if titled else ""
        wide = max(len(text) for text in [head, *names.values()])
        mark = max([len(text) + 1 for text in marks.values()] + [0])
        title = f"{head:{wide}} {'':{mark}}{SIGNS[RED]:>2} {SIGNS[WHITE]:<2} {self.say('screen-tokens')}"
        found: list[Line] = [[(title, FAINT)]] if titled else []
        for name, words in self.board["regions"].items():
            red, white, side = self.strengths(name)
            line: Line = [
                (f"{names[name]:{wide}} ", self.region_style(name)),
                (f"{marks.get(name, ''):{mark}}", "bold"),
                (f"{red:>2}", STYLES[RED] if side == RED else ""),
                (compared(red, white, side), "bold"),
                (f"{white:<2} ", STYLES[WHITE] if side == WHITE else ""),
            ]
            found += flowing(line, self.pieces(words) or [("-", FAINT)], self.width, " ", wide + 1)
        return found

    def region_names(self) -> dict[str, str]:
        """What the regions are called."""
        return {name: self.wording.name("region", name) for name in self.board["regions"]}

    def strengths(self, name: str) -> tuple[int, int, int]:
        """How strong red and white are in a region, and who leads there."""
        state, region = self.state, self.rules.box.regions.index(name)
        return state.strength(RED, region), state.strength(WHITE, region), state.stronger(region)

    def ways(self, roomy: bool) -> list[Line]:
        """The map as one chain or several; the closed connection is crossed out."""
        parts: list[tuple[str, str]] = []
        for row in self.chains():
            if parts:
                parts.append(("  ", ""))
            name, first, _ = row[0]
            label = "" if name == first else f"{self.wording.name('connection', name)}:"
            parts.append((label + self.wording.name("region", first), ""))
            for name, _, second in row:
                closed = name == self.board["marker"]
                parts += [(" ✕ ", "bold reverse") if closed else ("-", ""), (self.wording.name("region", second), "")]
        title = self.title("screen-ways")
        if len(title[0]) + sum(len(text) for text, _ in parts) > self.width:
            title = (self.say("screen-ways") + " ", FAINT)
        found = flowing([title], parts, self.width, "")
        if roomy and self.board["marker"]:
            note = self.say("screen-closed", connection=self.board["marker"])
            if sum(len(text) for text, _ in found[-1]) + len(note) + 2 <= self.width:
                found[-1].append(("  " + note, FAINT))
            else:
                found.append([(note, FAINT)])
        return found

    def chains(self) -> list[list[tuple[str, str, str]]]:
        """The connections (name, first end, second end), each going on where the one before it ended.

        A connection is called by its first end; one that is called otherwise stands alone.
        """
        box = self.rules.box
        left: list[tuple[str, str, str]] = []
        for bridge, name in enumerate(box.bridges):
            first, second = sorted((box.regions[end] for end in box.bridge_ends[bridge]), key=lambda end: end != name)
            left.append((name, first, second))
        found: list[list[tuple[str, str, str]]] = []
        while left:
            targets = {second for _, _, second in left}
            row = [next((way for way in left if way[1] not in targets), left[0])]
            left.remove(row[0])
            while row[-1][0] == row[-1][1]:
                follows = [way for way in left if way[0] == way[1] == row[-1][2]]
                if not follows:
                    break
                row.append(follows[0])
                left.remove(follows[0])
            found.append(row)
        return found

    # The sides

    def side_facts(self, side: int, level: int) -> list[Line]:
        """What everybody may know of a side, and its owner of their own: objective, cards held, cards played."""
        board, name = self.board, SIDES[side]
        facts: list[str] = []
        known = board["objectives"].get(name)
        if known == HIDDEN:
            facts.append(self.say("screen-objective-down"))
        elif known:
            box, place = self.rules.box, self.rules.box.cards.index(known)
            region, points = box.regions[box.card_region[place]], box.card_points[place]
            message = "screen-objective-open" if self.found_out(name) else "screen-objective"
            facts.append(self.say(message, region=region, points=points))
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
        if level >= SHORT:
            room = self.width - len(start[0][0]) - 2
            cut = text if len(text) <= room else text[: room - 1] + "…"
            return [[*start, (cut, "")]] if facts else []
        parts = [(part, "") for part in text.replace("; ", ";\t").replace(", ", ",\t").split("\t")]
        if level > ROOMY:
            return flowing(start, parts, self.width, " ", 2) if facts else []
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
        """Each card: name, date, what it recruits, what it is worth as an objective; as much as there is room for."""
        cards = [card for card in self.board["hands"].get(self.viewer, []) if card != HIDDEN]
        if not cards:
            return []
        order = sorted(cards, key=self.rules.card_names.index)
        for kind, gap in (("special", "  "), ("brief", "  "), ("brief", " "), ("", " ")):
            titles = [self.say(name) for name in ("board-hand", "screen-date", "screen-recruits", "screen-scores")]
            rows = in_table([titles, *[self.hand_row(card, kind) for card in order]], gap)
            if max(len(row) for row in rows) <= self.width:
                break
        else:  # better two whole columns than a part of the third
            rows = in_table([[titles[0], f"{titles[1]} …"], *[self.hand_row(card, "")[:2] for card in order]], " ")
        bold = [False, *[bool(set(self.hand_row(card, "")[1]) & {BONUS, NEXT_MONTH}) for card in order]]
        found: list[Line] = []
        for place, row in enumerate(rows):
            cut = row if len(row) <= self.width else row[: self.width - 1] + "…"
            found.append([(cut, "bold" if bold[place] else "" if place else FAINT)])
        return found

    def hand_row(self, word: str, kind: str) -> list[str]:
        """A card's cells; of a leader his strengths and, by its name of this kind, his special."""
        box, place = self.rules.box, self.rules.card_names.index(word)
        date, _ = self.landing(self.rules.card_days[place])
        row = [self.wording.name("card", word), date]
        if place >= self.rules.command_cards:
            leader = place - self.rules.command_cards
            special = self.special(leader) if kind == "special" else self.brief_special(leader) if kind else ""
            return [*row, f"{box.leader_ready[leader]}/{box.leader_exhausted[leader]} {special}".rstrip()]
        return [*row, str(box.card_recruit[place]), str(box.card_points[place])]


def _spaced_length(parts: Line) -> int:
    """How long parts are, with a blank between each two."""
    return sum(len(text) + 1 for text, _ in parts) - 1


def in_table(rows: Sequence[Sequence[str]], gap: str) -> list[str]:
    """Cells below each other; the last cell of a shorter row may run on.

    >>> in_table([["a", "b", "c"], ["aa", "bbbb"]], "  ")
    ['a   b  c', 'aa  bbbb']
    """
    longest = max(len(row) for row in rows)
    widths = [0] * longest
    for row in rows:
        for column, cell in enumerate(row[:-1] if len(row) < longest else row):
            widths[column] = max(widths[column], len(cell))
    return [gap.join(f"{cell:{widths[i]}}" for i, cell in enumerate(row)).rstrip() for row in rows]


def compared(red: int, white: int, leads: int) -> str:
    """A sign between two strengths, open to the side that leads; with equal strengths too, if there is a leader.

    >>> compared(4, 3, RED), compared(3, 3, WHITE), compared(0, 0, NO_SIDE)
    ('>', '≤', '=')
    """
    if leads == NO_SIDE:
        return "="
    if red == white:
        return "≥" if leads == RED else "≤"
    return ">" if leads == RED else "<"
