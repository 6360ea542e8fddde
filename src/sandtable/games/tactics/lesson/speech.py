"""What the texts of the guided first game may name: units, squares, dice and chances of a moment."""

from collections.abc import Mapping

from sandtable.games.tactics.lesson.moments import DEALERS, UNITS, WALKER, Moment
from sandtable.text.wording import Wording


def arguments(m: Moment, wording: Wording) -> Mapping[str, str | int]:
    """All that a text may name. How things stand is told as it is after the order, if there is one."""
    found: dict[str, str | int] = {unit: wording.name("unit", unit) for unit in UNITS}
    found |= {f"{unit}-left": m.after.left(unit) for unit in UNITS}
    ours, theirs = m.after.score
    found |= {"score-ours": ours, "score-theirs": theirs, "round": m.after.round, "rounds": m.facts.rounds}
    found |= _activation(m, wording)
    found |= _fire(m, wording)
    found |= _reaction(m, wording)
    return found


def percent(chance: float) -> int:
    """A chance in whole percents; what is not certain is never called so.

    >>> percent(0.999), percent(0.0), percent(0.556)
    (99, 1, 56)
    """
    return min(99, max(1, round(100 * chance)))


def _activation(m: Moment, wording: Wording) -> dict[str, str | int]:
    """Who was activated or is about to be, where they end, and what may happen to them there."""
    found: dict[str, str | int] = dict.fromkeys(("unit", "end", "foe", "foe-square", "target", "best"), "")
    found |= {"share": 0, "hits": 0, "deadly": "no"}
    if m.mover and m.words:
        threat = m.danger
        found |= {"unit": wording.name("unit", m.mover), "end": m.end, "share": percent(threat.share)}
        found["deadly"] = "yes" if m.mover == WALKER else "no"
        if threat.enemy >= 0:
            found["foe"] = wording.name("unit", m.state.name(threat.enemy))
            found["foe-square"] = m.state.square_name(threat.square)
        if m.attacks and m.aimed >= 0:
            found["target"] = wording.name("unit", m.state.name(m.aimed))
            found["hits"] = max(1, round(m.clash.share * m.state.points[m.aimed]))
    elif m.declares:
        found["best"] = m.best
    return found


def _fire(m: Moment, wording: Wording) -> dict[str, str | int]:
    """The rows that can be fired, and the losses that are to be shared out."""
    rows = [f"{wording.name('weapon', weapon)} {dice}" for weapon, dice, _ in m.rows]
    guns = sum(dice for _, dice, close in m.rows if not close)
    return {
        "shooter": wording.name("unit", m.shooter) if m.shooter else "",
        "shooter-word": m.shooter,
        "enemy": wording.name("unit", m.enemy) if m.enemy else "",
        "enemy-word": m.enemy,
        "rows": ", ".join(rows),
        "dice": m.dice,
        "average": round(m.dice / 3),
        "guns": guns,
        "knives": m.dice - guns,
        "damage": int(m.asks("damage") or 0) if m.step == "lose" else 0,
        "riflemen": m.facts.units[m.slot(DEALERS)].figures["rifle"],
    }


def _reaction(m: Moment, wording: Wording) -> dict[str, str | int]:
    """Who may react, and what happens if they do and if they do not."""
    victim, blow = m.peril
    return {
        "reactor": wording.name("unit", m.reactor) if m.reactor else "",
        "reactor-word": m.reactor,
        "reaction": percent(m.reaction.kill),
        "victim": wording.name("unit", victim) if victim else "",
        "victim-word": victim,
        "peril": percent(blow.share),
    }
