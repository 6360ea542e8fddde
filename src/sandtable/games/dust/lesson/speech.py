"""What the texts of the guided first game may name: places, cards and numbers of a moment."""

from collections.abc import Mapping
from typing import Final

from sandtable.games.dust.lesson.moments import FRONT, LEARNER, PARTNER, Moment
from sandtable.games.dust.lesson.partner import CARD
from sandtable.games.dust.rules.board import KINDS
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, size, supremacy
from sandtable.games.dust.rules.editions import COST, POINTS_PER_SOURCE, UNITS
from sandtable.games.dust.ui.facts import letters
from sandtable.text.wording import Wording

PLACES: Final = (
    *("maghreb", "egypt", "south-africa", "congo", "east-africa", "near-east", "eastern-states"),
    *("mid-atlantic", "sargasso-sea", "gulf-coast"),
)
"""The areas that texts call by name."""


def arguments(m: Moment, wording: Wording) -> Mapping[str, str | int]:
    """All that a text may name. How things stand is told as it is after the order, if there is one."""
    found: dict[str, str | int] = {area: wording.name("area", area) for area in PLACES}
    found |= {"you": wording.name("seat", LEARNER), "me": wording.name("seat", PARTNER)}
    found |= _standings(m.after)
    found |= _cards(m, wording)
    found |= _order(m, wording)
    if m.battle is not None:
        found |= _battle(m)
    return found


def _percent(chance: float) -> int:
    """A chance in whole percents; what is not certain is never called so."""
    return min(99, max(1, round(100 * chance)))


def _standings(m: Moment) -> dict[str, str | int]:
    """Victory points, and what they come from."""
    found: dict[str, str | int] = {"target": m.rules.target, "half": (m.rules.target + 1) // 2}
    for name, seat in (("ours", LEARNER), ("theirs", PARTNER)):
        one = m.facts.standing(seat)
        found |= {
            f"vp-{name}": one.vp,
            f"now-{name}": one.forecast,
            f"income-{name}": one.income,
            f"capitals-{name}": one.capitals,
            f"sources-{name}": one.sources,
            f"majorities-{name}": list(m.board["majorities"].values()).count(seat),
            f"centres-{name}": one.centres,
            f"land-{name}": one.land,
            f"sea-{name}": one.sea,
            f"gained-{name}": int(m.board["gained"][seat]),
        }
    found["powered"] = min(m.facts.standing(LEARNER).centres, m.facts.standing(LEARNER).sources)
    found["each"] = POINTS_PER_SOURCE
    return found


def _cards(m: Moment, wording: Wording) -> dict[str, str | int]:
    """The learner's card, open or just picked, and the partner's."""
    card = m.after.card_of(LEARNER) or (m.first if m.verb == "play" else "")  # a pick is secret until both are in
    found: dict[str, str | int] = {
        "ace": wording.name("card", CARD),
        "card": wording.name("card", card) if card else "",
    }
    found["combat"], found["movement"], found["production"] = m.values(card)
    found["ability"] = wording.name("ability", m.ability(card)) if card else ""
    other = m.after.card_of(PARTNER)
    found["their-card"] = wording.name("card", other) if other else ""
    return found


def _order(m: Moment, wording: Wording) -> dict[str, str | int]:
    """What an order names, and the odds of an attack."""
    areas = m.rules.area_names
    found: dict[str, str | int] = {
        "origin": wording.name("area", m.first) if m.first in areas else "",
        "goal": wording.name("area", m.target) if m.target in areas else "",
        "points": int(m.asks("money") or 0),
        "left": m.left,
        "moves": int(m.asks("points") or 0),
        "egypt-supremacy": m.prize_supremacy,
        "egypt-units": letters(m.units("egypt")) or "-",
        "front-units": letters(m.units(FRONT)) or "-",
        "strike": letters(m.strike_force) or "-",
        "strike-word": letters(m.strike_force) or "1T",
        "strike-supremacy": supremacy(m.strike_force),
        "tanks": max(0, (int(m.asks("money") or 0) - 13) // 2),
        "chance": _percent(m.chance),
        "strike-chance": _percent(m.strike_odds) if m.step == "attack" else 0,
        "force": letters(m.force) or "-",
        "fighter-cost": COST[UNITS.index("fighter")],
    }
    if m.verb == "attack":
        against = m.units(m.target)
        found |= {
            "against": letters(against),
            "force-supremacy": supremacy(m.force),
            "against-supremacy": supremacy(against),
        }
    return found


def _battle(m: Moment) -> dict[str, str | int]:
    """Who still fights, with how many dice, and the chances."""
    assert m.battle is not None
    ours, theirs = (ATTACK, DEFENCE) if m.attacks else (DEFENCE, ATTACK)
    found: dict[str, str | int] = {
        "ours": letters(m.side(ours)),
        "theirs": letters(m.side(theirs)),
        "half-units": (size(m.side(ours)) + 1) // 2,
        "aircraft": sum(m.side(ours)[kind] for kind in range(2, KINDS - 1)),
        "prospect": _percent(m.prospect),
        "dice": m.dice,
        "hits": m.hits,
    }
    return found
