"""``sandtable sight tactics``: whether a square sees another in a position, what covers it there, and why (T6, T8)."""

from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import BadInput, BadPosition
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cover import COVERS, HARD, NO_COVER, SOFT, inside, own_square
from sandtable.games.tactics.rules.ground import RUBBLE
from sandtable.games.tactics.rules.sight import Obstacle, Sight
from sandtable.games.tactics.ui.sources import PACKAGE
from sandtable.play.report import print_json
from sandtable.play.talk import Talk, current_language
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE

EDGES: Final = ("north", "east", "south", "west")


def sight(origin: str, target: str, /, *, position: Path, faq: bool = False, json: bool = False) -> int:
    """Say whether a square sees another, and why."""
    line = Line(read_position(position), origin, target, faq)
    texts = Texts(current_language(), [PACKAGE, CORE])
    if json:
        print_json(line.content(texts))
        return 0
    talk = Talk()
    for sentence in line.sentences(texts):
        talk.paragraph(sentence)
    return 0


def read_position(file: Path) -> Battlefield:
    """The position in a file."""
    from sandtable.core.position import from_text
    from sandtable.games.datafiles import file_label

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        sentence = f"the file {file_label(file)} cannot be read: {reason}"
        raise BadInput(sentence, "tactics-sight-file", file=file_label(file), reason=reason) from None
    state = from_text(text)
    if not isinstance(state, Battlefield):
        found = state.rules.game_name
        raise BadPosition(f"this is a position of {found}, not of Dust Tactics", "tactics-sight-game", found=found)
    return state


class Reason:
    """Something that blocks or covers: a rule, a message and the squares it is about."""

    def __init__(self, rule: str, message: str, squares: list[int], edges: list[int]) -> None:
        self.rule = rule
        self.message = f"tactics-sight-{message}"
        self.squares = squares
        self.edges = edges


class Line:
    """The line from one square to another in a position."""

    def __init__(self, state: Battlefield, origin: str, target: str, faq: bool) -> None:
        """``faq``: with the corrections, even if the position is one of the rulebook."""
        self.s = state
        self.names = origin, target
        self.a, self.b = (self._square(name) for name in self.names)
        if self.a == self.b:
            sentence = f"a unit looks from one square at another, and {origin} was given twice"
            raise BadInput(sentence, "tactics-sight-same", square=origin)
        tables = state.tables
        self.sight = Sight(tables.ground, True) if faq and not tables.rule_set.any_corner else tables.sight
        self.level = 1 if self._soldiers(self.a) and self._soldiers(self.b) else 2
        # T1.5: the squares of the two units never block, large vehicles included.
        self.blocks = self._without_own()
        self.open = self.sight.sees(self.a, self.b, self.level, self.blocks)

    def _square(self, name: str) -> int:
        tables = self.s.tables
        number = tables.square_names.index(name) if name in tables.square_names else -1
        if number not in tables.ground.squares:
            last = tables.square_names[max(tables.ground.squares)]
            sentence = f'there is no square "{name}" on this board, which reaches from a1 to {last}'
            raise BadInput(sentence, "tactics-sight-square", given=name, last=last)
        return number

    def _soldiers(self, square: int) -> bool:
        """Whether those on a square are soldiers; if nobody is there a squad is meant."""
        return all(self.s.is_soldier(u) for u in self.s.units_at(square))

    def _without_own(self) -> list[int]:
        blocks = list(self.s.blocks)
        for square in (self.a, self.b):
            for u in self.s.units_at(square):
                for one in self.s.squares(u):
                    blocks[one] = 0
        return blocks

    # The answer

    @property
    def distance(self) -> int:
        """T7.2: how far apart the squares are."""
        return self.s.tables.ground.distance[self.a][self.b]

    @property
    def cover(self) -> int:
        """T8.4: the cover of a squad on the target square."""
        corner = self.sight.corner_cover(self.a, self.b, self.level, self.blocks)
        return min(HARD, own_square(self.s, self.b) + inside(self.s, self.a, self.b) + (SOFT if corner else NO_COVER))

    def blocked_by(self) -> Reason | None:
        """What blocks the line."""
        found = self.sight.blocked(self.a, self.b, self.level, self.blocks)
        return None if found is None else self._reason(found)

    def _reason(self, obstacle: Obstacle) -> Reason:
        kind, rule, squares = obstacle.kind, obstacle.rule, obstacle.squares
        if kind == "vehicle-or-tile":
            kind = "tile" if squares[0] in self.s.tiles else "vehicle"
            rule = "T6.1" if kind == "tile" else rule
        elif kind == "soldiers-or-trap":
            kind = "soldiers" if self.s.here[squares[0]] else "trap"
            rule = "T6.4" if kind == "soldiers" else "T6.3"
        return Reason(rule, kind, squares, obstacle.edges)

    def covered_by(self) -> list[Reason]:
        """Everything that covers a squad on the target square."""
        s, square = self.s, self.b
        ground = s.tables.ground
        found: list[Reason] = []
        if s.is_trap(square):
            found.append(Reason("T8.2", "own-trap", [square], []))
        elif s.is_crate(square):
            found.append(Reason("T8.2", "crate", [square], []))
        elif ground.terrain[square] == RUBBLE:
            found.append(Reason("T8.2", "rubble", [square], []))
        if ground.building[square] >= 0:
            same = ground.building[self.a] == ground.building[square]
            found.append(Reason("T14.2", "inside" if same else "building", [square], []))
        corner = self.sight.covered(self.a, self.b, self.level, self.blocks)
        if corner is not None:
            found.append(Reason(corner.rule, corner.kind, corner.squares, corner.edges))
        return found

    # In words

    def content(self, texts: Texts) -> dict[str, Any]:
        """As plain data."""
        blocked = self.blocked_by()
        return {
            "origin": self.names[0],
            "target": self.names[1],
            "open": self.open,
            "range": self.distance,
            "cover": COVERS[self.cover],
            "level": "soldiers" if self.level == 1 else "others",
            "blocked_by": None if blocked is None else self._content(texts, blocked),
            "covered_by": [self._content(texts, one) for one in self.covered_by()],
        }

    def _content(self, texts: Texts, one: Reason) -> dict[str, Any]:
        return {
            "rule": one.rule,
            "kind": one.message.removeprefix("tactics-sight-"),
            "squares": [self.s.square_name(square) for square in one.squares],
            "edges": [f"{self.s.square_name(edge // 4)}{EDGES[edge % 4][0]}" for edge in one.edges],
            "text": self.words(texts, one),
        }

    def words(self, texts: Texts, one: Reason) -> str:
        """What blocks or covers."""
        squares = [self.s.square_name(square) for square in one.squares]
        edges = [
            texts.say(f"tactics-sight-{EDGES[edge % 4]}", square=self.s.square_name(edge // 4)) for edge in one.edges
        ]
        places = ", ".join([*squares, *edges])
        return texts.say(one.message, squares=", ".join(squares), edges=", ".join(edges), places=places)

    def sentences(self, texts: Texts) -> list[str]:
        """For people."""
        origin, target = self.names
        answer = "tactics-sight-open" if self.open else "tactics-sight-closed"
        found = [texts.say(answer, origin=origin, target=target, range=self.distance)]
        blocked = self.blocked_by()
        if blocked is not None:
            found.append(texts.say("tactics-sight-blocked-by", text=self.words(texts, blocked), rule=blocked.rule))
        found.append(texts.say("tactics-sight-cover", origin=origin, target=target, cover=COVERS[self.cover]))
        for one in self.covered_by():
            found.append(texts.say("tactics-sight-covered-by", text=self.words(texts, one), rule=one.rule))
        found.append(texts.say("tactics-sight-level", level="soldiers" if self.level == 1 else "others"))
        return found
