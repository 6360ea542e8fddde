"""``sight d4 g7``: whether a square, or a unit, sees another as things stand, and what covers it there (T6, T8)."""

from sandtable.core.errors import BadInput
from sandtable.games.tactics.ui.called import square_called, two_units
from sandtable.games.tactics.ui.sight_tool import Line
from sandtable.games.tactics.ui.text import TextBoard, wrapped
from sandtable.play.inquiry import Inquiry


def sight_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``sight``."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    parts = inquiry.words.replace(">", " ").replace(",", " ").split()
    if len(parts) < 2:
        raise BadInput('say from where and where to, for instance "sight d4 g7"', "terminal-error-sight-which")
    found = two_units(board, inquiry.words)
    if found is not None:
        squares = [unit.square or square_called(board, unit.name) for unit in found]
    elif len(parts) == 2:
        squares = [square_called(board, part) for part in parts]
    else:
        squares = _mixed(board, parts)
    line = Line(board.state, squares[0], squares[1], False)
    texts = inquiry.wording.texts
    return [part for sentence in line.sentences(texts) for part in wrapped(sentence, inquiry.width)]


def _mixed(board: TextBoard, parts: list[str]) -> list[str]:
    """A square and a unit whose name has several words, in either order."""
    if board.place(parts[0].casefold())[0] >= 0:
        return [parts[0].casefold(), square_called(board, " ".join(parts[1:]))]
    return [square_called(board, " ".join(parts[:-1])), square_called(board, parts[-1])]
