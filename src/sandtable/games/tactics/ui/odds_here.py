"""``odds hell-boys hans``: how an attack is likely to end as things stand; ``odds`` alone lists what could be made."""

from typing import Final

from sandtable.core.errors import BadInput
from sandtable.games.tactics.odds.attack import Odds, mean
from sandtable.games.tactics.odds.report import Report
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.combat import PLAIN, SUSTAINED
from sandtable.games.tactics.rules.targets import enemies
from sandtable.games.tactics.ui.browser_odds import duel, reaching
from sandtable.games.tactics.ui.called import find_unit, no_unit, two_units
from sandtable.games.tactics.ui.cursor import line_between
from sandtable.games.tactics.ui.facts import UnitFacts
from sandtable.games.tactics.ui.text import TextBoard, wrapped
from sandtable.play.inquiry import Inquiry
from sandtable.play.report import number, percent, table

DIGITS: Final = 2


def odds_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``odds``."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    words, sustained = _without_sustained(inquiry)
    if not words:
        return Possible(board).lines()
    pair = two_units(board, words)
    if pair is None:
        one = find_unit(board, words)
        if one is None:
            raise _unknown(board, words)
        return Possible(board, [one]).lines()
    return attack_lines(board, *pair, SUSTAINED if sustained else PLAIN)


def _without_sustained(inquiry: Inquiry) -> tuple[str, bool]:
    """The units, and whether the attack is a sustained one: a word behind them says so."""
    typed = inquiry.wording.texts.attribute("command-odds", "sustained").split(",")
    known = {"sustained", *(word.strip().casefold() for word in typed)}
    parts = inquiry.words.split()
    if parts and parts[-1].casefold() in known:
        return " ".join(parts[:-1]), True
    return inquiry.words, False


def _unknown(board: TextBoard, words: str) -> BadInput:
    """Which of the words is no unit."""
    parts = words.replace(">", " ").replace(",", " ").split()
    wrong = next((part for part in parts if find_unit(board, part) is None), words)
    return no_unit(wrong, [unit.name for unit in board.units])


def speaker(board: TextBoard, unit: UnitFacts) -> UnitFacts:
    """T15.2: a hero who joined a squad fights as part of it."""
    return (board.unit(unit.squad) if unit.squad else None) or unit


def attack_lines(board: TextBoard, attacker: UnitFacts, target: UnitFacts, mode: int) -> list[str]:
    """How an attack is likely to end: row by row, all together, and what it depends on."""
    attacker, target = speaker(board, attacker), speaker(board, target)
    answer = worked_out(board, attacker, target, mode)
    report = Report(answer, board.rules.cards, board.wording, percent, lambda value: number(value, DIGITS))
    found = [*wrapped(report.title(), board.width), "", *table(report.rows()), "", *table(report.damage(), left=()), ""]
    found += [line for sentence in report.sentences() for line in wrapped(sentence, board.width)]
    found += ["", board.wording.texts.say("tactics-odds-left"), *table(report.left()), ""]
    return found + [part for line in report.lines() for part in wrapped(f"- {line}", board.width)]


def worked_out(board: TextBoard, attacker: UnitFacts, target: UnitFacts, mode: int) -> Odds:
    """The odds of all rows that can be fired; a sentence if there are none."""
    s = board.state
    names = {"unit": board.unit_name(attacker), "enemy": board.unit_name(target)}
    if attacker.side == target.side:
        raise BadInput(
            f"{names['unit']} and {names['enemy']} are on the same side",
            "terminal-error-same-side",
            unit=names["unit"],
            enemy=names["enemy"],
        )
    for unit in (attacker, target):
        if not unit.square:
            name = board.unit_name(unit)
            raise BadInput(f"{name}: not on the board", "terminal-error-not-on-board", unit=name)
    if target.slot not in enemies(s, attacker.slot):
        line = line_between(board, attacker, target.square)
        blocked = line.blocked_by()
        reason = line.words(board.wording.texts, blocked) if blocked is not None else "-"
        rule = blocked.rule if blocked is not None else "T6.1"
        sentence = f"no line of sight from {names['unit']} to {names['enemy']}: {reason} ({rule})"
        raise BadInput(
            sentence, "terminal-error-odds-unseen", reason=reason, rule=rule, unit=names["unit"], enemy=names["enemy"]
        )
    rows = reaching(s, attacker.slot, target.slot, mode)
    if not rows:
        distance = s.distance(attacker.slot, target.slot)
        sentence = f"{names['unit']}: no weapon can be fired at {names['enemy']} at range {distance} (T10.1)"
        raise BadInput(
            sentence, "terminal-error-odds-no-weapon", range=distance, unit=names["unit"], enemy=names["enemy"]
        )
    return duel(s, attacker.slot, target.slot, mode, dict.fromkeys(rows))


class Possible:
    """All attacks that could be made from where units stand."""

    def __init__(self, board: TextBoard, attackers: list[UnitFacts] | None = None) -> None:
        """Without attackers: the unit that is activated, or all of the viewer's side that are ready."""
        self.board = board
        self.attackers = [speaker(board, unit) for unit in attackers] if attackers else self._own()

    def _own(self) -> list[UnitFacts]:
        board = self.board
        active = board.unit(board.active_unit)
        if active is not None and active.square and active.side == board.viewer_side:
            return [active]
        sides = (board.viewer_side,) if board.viewer_side else ("allies", "axis")
        return [unit for unit in board.units if unit.side in sides and unit.is_ready and not unit.squad]

    def lines(self) -> list[str]:
        """A line for each pair: range, cover, damage on average, and the chance to destroy the target."""
        board, s, say = self.board, self.board.state, self.board.wording.texts.say
        rows: list[list[str]] = []
        for unit in self.attackers:
            for v in enemies(s, unit.slot):
                places = reaching(s, unit.slot, v, PLAIN)
                if places:
                    rows.append(self._row(s, unit, board.units[v], places))
        if not rows:
            return wrapped(say("terminal-odds-no-attacks"), board.width)
        titles = [say(f"terminal-odds-{name}") for name in ("attacker", "target", "range", "cover")]
        titles += [say("terminal-odds-average"), say("terminal-odds-destroyed")]
        return [*table([titles, *rows], left=(0, 1, 3)), "", *wrapped(say("terminal-odds-more"), board.width)]

    def _row(self, s: Battlefield, unit: UnitFacts, target: UnitFacts, places: list[int]) -> list[str]:
        board = self.board
        answer = duel(s, unit.slot, target.slot, PLAIN, dict.fromkeys(places))
        cover = answer.question.cover[1]
        return [
            *(board.unit_name(unit), board.unit_name(target), str(answer.question.distance)),
            board.cover_words(cover),
            number(mean(answer.damage), DIGITS),
            percent(answer.destroy),
        ]
