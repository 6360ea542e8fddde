"""The board as plain text, for terminals and pipes. It is made from a view and shows nothing else."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.bits import lowest
from sandtable.core.rules import Rules
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.calendar import BONUS_DAYS, landing
from sandtable.games.dual_powers.rules.components import ACTIONS, RED, SIDES, SPECIALS, WHITE
from sandtable.games.dual_powers.rules.position import HIDDEN, TIRED
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.rules.tokens import NO_SIDE
from sandtable.text.wording import Wording

GAP: Final = "   "
TITLES: Final = ("calendar", "support", "open", "closed", "objectives", "played", "supply", "hand")
TOKENS: Final = ("board-tokens", "screen-tokens")
HAND: Final = ("board-hand", "board-days", "board-recruits", "board-action", "board-scores")
BRIEF_HAND: Final = ("board-hand", "board-days", "screen-recruits", "board-action", "screen-scores")


def lines(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """The whole board."""
    board = TextBoard(view, rules, wording, width)
    return [
        *board.status(),
        "",
        *board.regions(),
        "",
        *board.connections(),
        *board.cards_on_the_table(),
        *board.supplies(),
        "",
        *board.hands(),
    ]


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """What a choice would lead to, to stand beside it; often nothing."""
    board = TextBoard(view, rules, wording, 0)
    verb, *values = words.split()
    if verb == "play":
        return board.note_date(values[0])
    if verb == "objective":
        return board.note_objective(values[0])
    if verb in ("to", "place", "enlist"):
        return board.note_strengths(values[-1])
    if verb == "protest":
        return board.note_connection(values[0])
    return ""


class TextBoard:
    """Writes the parts of one board. Strengths come from the rules, fed with what lies open."""

    def __init__(self, view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> None:
        assert isinstance(rules, DualPowersRules)
        self.rules = rules
        self.board: Mapping[str, Any] = view["board"]
        self.viewer: str = view["viewer"]
        self.wording = wording
        self.width = width
        public = {key: self.board[key] for key in ("month", "will", "regions")}
        state = rules.load_board(public, 0)
        assert isinstance(state, DualPowersState)
        self.state = state

    # Names

    def say(self, message: str, **args: str | int) -> str:
        """A message whose arguments are names of the data."""
        return self.wording.say(message, **args)

    def side(self, side: int) -> str:
        """The name of a side."""
        return self.wording.name("side", SIDES[side])

    def side_names(self) -> list[str]:
        """The sides, the viewer's own first."""
        return sorted(SIDES, key=lambda name: name != self.viewer)

    def token(self, word: str) -> str:
        """A token with its strengths, in brackets while it is exhausted."""
        kind = word.removesuffix(TIRED)
        shown = self.wording.name("token", kind)
        if "/" not in kind:
            tokens = self.rules.tokens
            one = lowest(tokens.kind_mask[tokens.kinds.index(kind)])
            shown += f" {tokens.ready[one]}/{tokens.exhausted[one]}"
        return f"({shown})" if word.endswith(TIRED) else shown

    def tokens(self, words: Sequence[str]) -> list[str]:
        """Tokens: red, white, neutral; equal ones counted."""
        tokens = self.rules.tokens
        owner = {kind: tokens.kind_owner[i] for i, kind in enumerate(tokens.kinds)}
        counts = Counter(sorted(words, key=lambda word: (owner[word.removesuffix(TIRED)], word)))
        return [self.token(word) + (f" x{n}" if n > 1 else "") for word, n in counts.items()]

    def cards(self, words: Sequence[str]) -> list[str]:
        """Cards by their names, those face down counted."""
        shown = [self.wording.name("card", word) for word in words if word != HIDDEN]
        hidden = list(words).count(HIDDEN)
        return [self.say("board-cards", cards=hidden), *shown] if hidden else shown

    def indent(self) -> int:
        """How far in stands what belongs to a title."""
        return max(len(self.say(f"board-{name}")) for name in TITLES) + len(GAP)

    def entry(self, title: str, parts: Sequence[str], between: str = ", ") -> list[str]:
        """A title and what belongs to it."""
        start = (self.say(f"board-{title}") if title else "").ljust(self.indent())
        return flow(start, parts, self.width, between) if parts else []

    def by_side(self, title: str, content: Mapping[str, Sequence[str]]) -> list[str]:
        """A title, and a line or more for each side."""
        found: list[str] = []
        for name in self.side_names():
            first, *others = content.get(name) or [""]
            if first:
                found += self.entry("" if found else title, [self.say("board-of-side", side=name, what=first), *others])
        return found

    # Parts

    def status(self) -> list[str]:
        """Round, calendar and support track."""
        board, say = self.board, self.say
        head = [
            say("board-round", round=board["round"]),
            say("board-will", side=board["will"]),
            say("board-deck", deck=board["deck"], discards=len(board["discards"])),
        ]
        months = [self.wording.name("month", month) for month in self.rules.box.months]
        now = self.rules.box.months.index(board["month"])
        months[now] = "[" + say("board-day", month=board["month"], day=board["day"]) + "]"
        return [
            *flow("", head, self.width, GAP),
            *self.entry("calendar", months, "  "),
            *self.entry("support", [self.track() + GAP + self.lead()]),
        ]

    def track(self) -> str:
        """The support track; one that is too long for the screen is drawn smaller."""
        spaces = self.rules.box.track
        ends = f"{self.side(WHITE)} {spaces} |+| {spaces} {self.side(RED)}"
        leads = [self.lead(support) for support in (0, spaces, -spaces)]
        taken = self.indent() + len(ends) + len(GAP) + max(len(lead) for lead in leads)
        half = min(spaces, max(5, (self.width - taken) // 2))
        place = round(self.board["support"] * half / spaces)
        marks = ["."] * half + ["+"] + ["."] * half
        marks[half + place] = "O"
        return f"{self.side(WHITE)} {spaces} |{''.join(marks)}| {spaces} {self.side(RED)}"

    def lead(self, support: int | None = None) -> str:
        """Who is ahead, now or with the marker at another place."""
        support = self.board["support"] if support is None else support
        if support == 0:
            return self.say("board-support-even")
        return self.say("board-support-lead", side=SIDES[RED if support > 0 else WHITE], points=abs(support))

    def regions(self) -> list[str]:
        """The regions with strengths, who leads, and what stands there."""
        box, state = self.rules.box, self.state
        points = self.rules.unrest_points[box.months.index(self.board["month"])]
        marks = {self.board["unrest"]: self.say("board-unrest", points=points), self.board["blockade"]: ""}
        if self.board["blockade"]:
            marks[self.board["blockade"]] = self.say("board-next")
        names = {name: self.wording.name("region", name) for name in self.board["regions"]}
        wide = max([len(self.say("board-region")), *[len(name) for name in names.values()]])
        mark = max(len(text) for text in marks.values())
        sides = [self.side(RED), self.side(WHITE)]
        nobody = "-"
        lead = max(len(text) for text in [*sides, self.say("board-leads")])
        numbers = [max(len(name), 2) for name in sides]
        head = f"{self.say('board-region'):{wide}}  {'':{mark}}  {sides[0]:>{numbers[0]}}  {sides[1]:>{numbers[1]}}"
        head += f"  {self.say('board-leads'):{lead}}  "
        title = next((text for text in map(self.say, TOKENS) if len(head + text) <= self.width), "")
        found = [(head + title).rstrip()]
        for name, words in self.board["regions"].items():
            region = box.regions.index(name)
            stronger = state.stronger(region)
            start = f"{names[name]:{wide}}  {marks.get(name, ''):{mark}}"
            for side in (RED, WHITE):
                start += f"  {state.strength(side, region):>{numbers[side]}}"
            start += f"  {nobody if stronger == NO_SIDE else sides[stronger]:{lead}}  "
            found += flow(start, self.tokens(words) or [nobody], self.width, indent=wide + 2)
        return found

    def connections(self) -> list[str]:
        """The map: which connections are open, which is closed."""
        box = self.rules.box
        shown: dict[bool, list[str]] = {False: [], True: []}
        for bridge, name in enumerate(box.bridges):
            ends = [self.wording.name("region", box.regions[end]) for end in box.bridge_ends[bridge]]
            text = self.wording.texts.say(
                "board-connection", name=self.wording.name("connection", name), first=ends[0], second=ends[1]
            )
            shown[name == self.board["marker"]].append(text)
        return [*self.entry("open", shown[False]), *self.entry("closed", shown[True])]

    def cards_on_the_table(self) -> list[str]:
        """Objectives, and the cards played this round."""
        box, board = self.rules.box, self.board
        objectives: list[str] = []
        for name in self.side_names():
            card = board["objectives"].get(name)
            if card == HIDDEN:
                objectives.append(self.say("board-objective-down", side=name))
            elif card:
                place = box.cards.index(card)
                region, points = box.regions[box.card_region[place]], box.card_points[place]
                message = "board-objective-open" if self.found_out(name) else "board-objective"
                objectives.append(self.say(message, side=name, card=card, region=region, points=points))
        played = {side: self.cards(cards) for side, cards in board["played"].items()}
        if self.rules.solitaire:
            coming = [self.say("board-coming", count=board["to-come"])] if board["to-come"] else []
            played[SIDES[self.rules.opposition]] = [*self.cards(board["opposition"]), *coming]
        return [*self.entry("objectives", objectives), *self.by_side("played", played)]

    def found_out(self, side: str) -> bool:
        """Whether the viewer's own objective is known to the other side too."""
        return side == self.viewer and side in self.board["open"] and not self.rules.solitaire

    def supplies(self) -> list[str]:
        """What can still be recruited."""
        tokens = self.rules.tokens
        found: dict[str, list[str]] = {}
        for side in (RED, WHITE):
            own = [kind for kind, owner in zip(tokens.kinds, tokens.kind_owner, strict=True) if owner == side]
            found[SIDES[side]] = self.tokens([word for word in self.board["supply"] if word in own])
        return self.by_side("supply", found)

    def hands(self) -> list[str]:
        """Every card of the viewer's hand with what it does; of other hands what is known."""
        hands: Mapping[str, list[str]] = self.board["hands"]
        known = {side: cards for side, cards in hands.items() if HIDDEN not in cards and side == self.viewer}
        others = {side: self.cards(cards) for side, cards in hands.items() if side not in known}
        found = self.by_side("hand", others)
        for cards in known.values():
            found += [*([""] if found else []), *self.hand(cards)]
        return found

    def hand(self, cards: Sequence[str]) -> list[str]:
        """A table of the hand, with shorter words where it would be too wide; if need be, the cards one by one."""
        titles = [self.say(name) for name in HAND]
        rows = [self.card(word) for word in cards]
        tables = [[titles, *rows], [titles, *[[*row[:-1], row[-1].split(" ")[0]] for row in rows]]]
        if all(self.tells_region(word) for word in cards):
            tables.append([[self.say(name) for name in BRIEF_HAND], *[self.brief_card(word) for word in cards]])
        for table in tables:
            widths = [max(len(row[column]) for row in table) for column in range(len(titles))]
            if sum(widths) + 2 * (len(widths) - 1) <= self.width:
                return ["  ".join(f"{cell:{widths[i]}}" for i, cell in enumerate(row)).rstrip() for row in table]
        found = [titles[0]]
        for name, *cells in rows:
            parts = [f"{title} {cell}" for title, cell in zip(titles[1:], cells, strict=True) if cell]
            found += flow(f"  {name}: ", parts, self.width, indent=4)
        return found

    def card(self, word: str) -> list[str]:
        """A card's row: name, days, what it recruits, its action, its worth as an objective."""
        box, say = self.rules.box, self.say
        place = self.rules.card_names.index(word)
        row = [self.wording.name("card", word), str(self.rules.card_days[place])]
        if place >= self.rules.command_cards:
            leader = place - self.rules.command_cards
            strength = f"{box.leader_ready[leader]}/{box.leader_exhausted[leader]}"
            return [*row, say("board-leader", strength=strength), self.special(leader), ""]
        region = box.regions[box.card_region[place]]
        return [
            *row,
            say("board-recruits-in", value=box.card_recruit[place], region=region),
            self.wording.name("action", ACTIONS[box.card_action[place]]),
            say("board-points-in", points=box.card_points[place], region=region),
        ]

    def brief_card(self, word: str) -> list[str]:
        """The same with numbers only, and a short name for a leader's special."""
        place = self.rules.card_names.index(word)
        name, days, recruits, action, points = self.card(word)
        if place >= self.rules.command_cards:
            action = self.brief_special(place - self.rules.command_cards)
        return [name, days, recruits.split(" ")[0], action, points.split(" ")[0]]

    def special(self, leader: int) -> str:
        """What a leader can do besides entering a region."""
        return self.wording.name("special", SPECIALS[self.rules.box.leader_special[leader]])

    def brief_special(self, leader: int) -> str:
        """The same in a word."""
        return self.say(f"brief-{SPECIALS[self.rules.box.leader_special[leader]]}")

    def tells_region(self, word: str) -> bool:
        """Whether one knows from a card's name where it recruits; so of a leader, who may enter anywhere."""
        box, place = self.rules.box, self.rules.card_names.index(word)
        if place >= self.rules.command_cards:
            return True
        return self.wording.name("region", box.regions[box.card_region[place]]) in self.wording.name("card", word)

    # Notes beside choices

    def note_date(self, card: str) -> str:
        """Where a card takes the calendar."""
        box, board = self.rules.box, self.board
        day, passed = landing(board["day"], self.rules.card_days[self.rules.card_names.index(card)])
        month = box.months.index(board["month"])
        month = min(month + 1, len(box.months) - 1) if passed else month
        parts = [self.say("note-date", month=box.months[month], day=day)]
        if passed and board["will"] != self.viewer:
            parts.append(self.say("note-will"))
        if day in BONUS_DAYS:
            parts.append(self.say("note-bonus"))
        return ", ".join(parts)

    def note_objective(self, card: str) -> str:
        """Which region a card scores, and for how much."""
        box = self.rules.box
        place = box.cards.index(card)
        return self.say("note-objective", region=box.regions[box.card_region[place]], points=box.card_points[place])

    def note_connection(self, name: str) -> str:
        """Which regions a connection joins."""
        box = self.rules.box
        ends = [box.regions[end] for end in box.bridge_ends[box.bridges.index(name)]]
        return "-".join(self.wording.name("region", end) for end in ends)

    def note_strengths(self, name: str) -> str:
        """How strong both sides are in a region now."""
        region = self.rules.box.regions.index(name)
        red, white = self.state.strength(RED, region), self.state.strength(WHITE, region)
        return self.say("note-strengths", red=red, white=white)


def flow(start: str, parts: Sequence[str], width: int, between: str = ", ", indent: int | None = None) -> list[str]:
    """The parts in lines after ``start``, which the further lines are indented to; no part is torn apart.

    Where that leaves too little room, further lines begin at ``indent``.

    >>> flow("Open ", ["green (green-red)", "red (red-white)"], 26)
    ['Open green (green-red),', '     red (red-white)']
    >>> flow("The ways ", ["green (green-red)", "red (red-white)"], 22, indent=2)
    ['The ways', '  green (green-red),', '  red (red-white)']
    """
    far = len(start)
    if indent is not None and max(len(part) for part in parts) + far + len(between.rstrip()) > width:
        far = indent
    found, empty = [start], True
    for place, part in enumerate(parts):
        gap = "" if empty else between
        last = place == len(parts) - 1
        room = width - (0 if last else len(between.rstrip()))
        if len(found[-1] + gap + part) <= room or (empty and len(found[-1]) <= far):
            found[-1] += gap + part
        else:
            found[-1] = (found[-1] + gap).rstrip()
            found.append(" " * far + part)
        empty = False
    return found
