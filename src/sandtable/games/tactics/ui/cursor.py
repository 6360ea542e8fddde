"""Squares to point at on the screen (see ``sandtable.contract.Cursor``): what is there, and what choosing one means."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.tactics.rules.ground import DIRECTIONS
from sandtable.games.tactics.rules.targets import enemies
from sandtable.games.tactics.ui.facts import TacticsFacts, UnitFacts
from sandtable.games.tactics.ui.screen import ScreenBoard, cells
from sandtable.games.tactics.ui.sight_tool import Line as SightLine
from sandtable.games.tactics.ui.text import TO_SQUARES
from sandtable.text.wording import Wording

__all__ = ["answers", "cells", "described", "meant"]

TO_UNITS: Final = ("activate", "at", "react", "call", "for")
"""Choices about a unit, which stands on a square."""


def described(view: Mapping[str, Any], rules: Rules, wording: Wording, place: str) -> list[str]:
    """Who stands on a square, its ground and its walls; then what the unit that is asked sees of it."""
    board = ScreenBoard(view, rules, wording, 80)
    found = [f"{place}: {'; '.join(square_parts(board, place))}"]
    unit = asked_unit(board)
    if unit is not None and is_going(board) and board.terrain(place) not in ("blank", "water"):
        found += filter(None, [outlook_sentence(board, unit, place)])
    elif unit is not None and unit.square and place not in unit.squares:
        found.append(sight_sentence(board, unit, place))
    return found


def answers(view: Mapping[str, Any], rules: Rules, actions: Sequence[str]) -> dict[str, list[str]]:
    """For each square the choices that are about it or whoever stands there."""
    facts = TacticsFacts(view, rules)
    found: dict[str, list[str]] = {}
    for words in actions:
        verb, *values = words.split()
        for square in squares_of(facts, verb, values):
            found.setdefault(square, []).append(words)
    return found


def squares_of(facts: TacticsFacts, verb: str, values: Sequence[str]) -> list[str]:
    """The squares a choice is about."""
    if verb in TO_SQUARES and facts.place(values[0])[0] >= 0:
        return [values[0]]
    unit = facts.unit(values[0]) if verb in TO_UNITS else None
    return unit.squares if unit is not None else []


def meant(view: Mapping[str, Any], rules: Rules, place: str, actions: Sequence[str]) -> str:
    """The choice somebody must mean by a square that is no answer."""
    verbs = [words.split()[0] for words in actions]
    units = TacticsFacts(view, rules).at(place)
    for verb in verbs:
        if verb in TO_UNITS and units:
            return f"{verb} {units[0].name}"
        if verb in TO_SQUARES:
            return f"{verb} {place}"
    return ""


def square_parts(board: ScreenBoard, square: str) -> list[str]:
    """What there is to say of a square by itself."""
    say = board.wording.texts.say
    found: list[str] = []
    for unit in board.at(square):
        side = board.wording.name("side", unit.side)
        state = ", ".join([f"{unit.points}/{unit.most}", *board.unit_state(unit)])
        found.append(say("terminal-place-unit", unit=board.unit_name(unit), side=side, state=state))
    found += board.ground_words(square) or [say("terminal-terrain-circle")]
    edges = [
        say("terminal-place-edge", edge=say(f"terminal-edge-{board.edge(square, number)}"), direction=letter)
        for number, letter in enumerate(DIRECTIONS)
        if board.edge(square, number) != "open"
    ]
    return [*found, ", ".join(edges)] if edges else found


def asked_unit(facts: TacticsFacts) -> UnitFacts | None:
    """The unit that is asked something, or the one that is activated."""
    first: Mapping[str, Any] = facts.view["steps"][0] if facts.view["steps"] else {}
    named = first.get("attack", {}).get("shooter") or first.get("unit") or facts.active_unit
    return facts.unit(str(named))


def is_going(facts: TacticsFacts) -> bool:
    """Whether somebody is asked where a unit goes."""
    return bool(facts.view["steps"]) and facts.view["steps"][0]["step"] in ("move", "move-on")


def outlook_sentence(board: ScreenBoard, unit: UnitFacts, square: str) -> str:
    """T6: the enemies a unit would see from a square, the nearest first, with their ranges."""
    s = board.state.copy()
    if s.card(unit.slot).large and not s.tables.block_at[board.number(square)]:
        return ""
    s.put(unit.slot, board.number(square))
    seen = sorted(enemies(s, unit.slot), key=lambda v: s.distance(unit.slot, v))
    texts = board.wording.texts
    if not seen:
        return texts.say("terminal-place-outlook-none")
    listed = ", ".join(f"{board.unit_name(board.units[v])} {s.distance(unit.slot, v)}" for v in seen)
    return texts.say("terminal-place-outlook", enemies=listed)


def line_between(facts: TacticsFacts, unit: UnitFacts, square: str) -> SightLine:
    """T6, T1.5: the line from a unit to a square, of a large one that of the square which sees best."""
    lines = [SightLine(facts.state, one, square, False) for one in unit.squares if one != square]
    return next((line for line in lines if line.open), lines[0])


def sight_sentence(board: ScreenBoard, unit: UnitFacts, square: str) -> str:
    """Whether a unit sees a square; if not, why."""
    line, texts = line_between(board, unit, square), board.wording.texts
    name = board.unit_name(unit)
    blocked = None if line.open else line.blocked_by()
    if blocked is not None:
        reason = line.words(texts, blocked)
        return texts.say("terminal-place-unseen", unit=name, range=line.distance, reason=reason, rule=blocked.rule)
    return texts.say("terminal-place-seen", unit=name, range=line.distance, cover=board.cover_words(line.cover))
