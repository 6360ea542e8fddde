"""``reach hans``: the squares a unit can reach with one move and with two, drawn and listed (T5)."""

from sandtable.contract import Line
from sandtable.core.errors import BadInput
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import JUMP
from sandtable.games.tactics.rules.movement import stand
from sandtable.games.tactics.rules.reach import NEVER
from sandtable.games.tactics.rules.ways import most_points, walk_ends
from sandtable.games.tactics.ui.called import unit_called
from sandtable.games.tactics.ui.facts import TacticsFacts
from sandtable.games.tactics.ui.grid import Grid
from sandtable.games.tactics.ui.odds_here import speaker
from sandtable.games.tactics.ui.signs import PLAIN
from sandtable.games.tactics.ui.text import TextBoard, wrapped
from sandtable.play.inquiry import Inquiry


def reach_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``reach``."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    if not inquiry.words:
        raise BadInput('say whose reach, for instance "reach hans"', "terminal-error-reach-which")
    unit = speaker(board, unit_called(board, inquiry.words))
    name = board.unit_name(unit)
    if not unit.in_play:
        raise BadInput(f"{name}: gone, and moves no more", "terminal-error-gone", unit=name)
    one, two = reach(board.state, unit.slot)
    names = board.state.square_name
    near, far = sorted(one), sorted(two - one)
    grid = ReachGrid(board, board.width, {names(square) for square in near}, {names(square) for square in far})
    found = ["".join(text for text, _ in line).rstrip() for line in grid.lines()]
    say = inquiry.wording.texts.say
    for message, squares in (("terminal-reach-one", near), ("terminal-reach-two", far)):
        listed = ", ".join(names(square) for square in squares) or "-"
        text = say(message, unit=name, count=len(squares), squares=listed)
        found += ["", *wrapped(text, inquiry.width)]
    if not unit.square:
        found += ["", *wrapped(say("terminal-reach-enters", unit=name), inquiry.width)]
    return found


def reach(s: Battlefield, u: int) -> tuple[set[int], set[int]]:
    """T5.1, T5.4, T17.17: where a unit can stand after one move, and after two in one activation."""
    s = s.copy()
    s.paid = 0  # as if it were activated now
    first = walk_ends(s, u, 1)
    both = set(first)
    for square, (kept, used) in first.items():
        for points, diagonal in ((kept, False), (used, True)):
            if points == NEVER or points > most_points(s, u, 1):
                continue
            after = s.copy()
            stand(after, u, 1, square, points, diagonal, [])
            both |= set(walk_ends(after, u, 1))
    if s.card(u).abilities & JUMP:
        both |= set(walk_ends(s, u, 2))
    return set(first), both


class ReachGrid(Grid):
    """The board with 1 and 2 on the squares that one move or two lead to."""

    def __init__(self, facts: TacticsFacts, width: int, one: set[str], two: set[str]) -> None:
        super().__init__(facts, PLAIN, width)
        self.moves = {**dict.fromkeys(two, "2"), **dict.fromkeys(one, "1")}

    def drawn(self, square: str) -> list[Line]:
        """The number of moves, with what stands there."""
        lines = super().drawn(square)
        moves = self.moves.get(square)
        if moves is None:
            return lines
        text = "".join(part for part, _ in lines[0])
        if self.facts.at(square):
            return [[(text[: self.cell - 1] + moves, "bold")]]
        middle = self.cell // 2
        kept = text[:middle] if text[:middle].strip() else " " * middle
        return [[(f"{kept}{moves}{text[middle + 1 :]}", "bold")]]
