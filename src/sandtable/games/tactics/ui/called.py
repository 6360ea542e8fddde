"""Units and squares as people call them at a table: by their word, their name, their sign, or how either begins."""

from collections.abc import Sequence

from sandtable.core.errors import BadInput, did_you_mean
from sandtable.games.tactics.ui.facts import UnitFacts
from sandtable.games.tactics.ui.text import TextBoard


def plain(text: str) -> str:
    """A name without what people leave out.

    >>> plain("Hell-Boys ")
    'hell boys'
    """
    return " ".join(text.casefold().replace("-", " ").split())


def find_unit(board: TextBoard, text: str) -> UnitFacts | None:
    """The unit in play that somebody calls so, if there is exactly one."""
    wanted = plain(text)
    signs = {unit.name: board.grid.unit_signs[unit.name] for unit in board.units}
    called = {unit.name: {plain(unit.name), plain(board.unit_name(unit))} for unit in board.units}
    for fits in (
        [unit for unit in board.units if wanted in called[unit.name]],
        [unit for unit in board.units if text.strip() == signs[unit.name]],
        [unit for unit in board.units if wanted and any(name.startswith(wanted) for name in called[unit.name])],
        [unit for unit in board.units if wanted and any(f" {wanted}" in name for name in called[unit.name])],
        [unit for unit in board.units if text.strip().casefold() == signs[unit.name].casefold()],
    ):
        if len(fits) == 1:
            return fits[0]
    return None


def unit_called(board: TextBoard, text: str) -> UnitFacts:
    """The unit in play that somebody calls so; a sentence if there is none."""
    found = find_unit(board, text)
    if found is None:
        raise no_unit(text, [unit.name for unit in board.units])
    return found


def no_unit(text: str, known: Sequence[str]) -> BadInput:
    """Nobody in play is called so."""
    guess = did_you_mean(text.strip().casefold().replace(" ", "-"), list(known))
    return BadInput(f'no unit in play is called "{text}"{guess}', "terminal-error-no-unit", given=text, guess=guess)


def two_units(board: TextBoard, text: str) -> tuple[UnitFacts, UnitFacts] | None:
    """Two units one behind the other; their names may have blanks in them."""
    parts = text.replace(">", " ").replace(",", " ").split()
    for place in range(1, len(parts)):
        first, second = find_unit(board, " ".join(parts[:place])), find_unit(board, " ".join(parts[place:]))
        if first is not None and second is not None:
            return first, second
    return None


def square_called(board: TextBoard, text: str) -> str:
    """A square, or where the unit stands that is called so."""
    word = text.strip().casefold()
    if board.place(word)[0] >= 0:
        return word
    unit = find_unit(board, text)
    if unit is None:
        last = board.square(board.columns - 1, board.rows - 1)
        sentence = f'"{text}" is neither a square from a1 to {last} nor a unit in play'
        raise BadInput(sentence, "terminal-error-no-square", given=text, last=last)
    return standing(board, unit)


def standing(board: TextBoard, unit: UnitFacts) -> str:
    """The square of a unit, which must be on the board."""
    if not unit.square:
        name = board.unit_name(unit)
        raise BadInput(f"{name}: not on the board", "terminal-error-not-on-board", unit=name)
    return unit.square
