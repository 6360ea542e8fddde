"""What the unit that is asked could declare, aim and answer: for the windows of the board in the browser.

Order by order the rules ask for one thing at a time. A board shows all of it at once: both actions together, all weapon
rows with their targets, everybody who may react.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.ban import Ban
from sandtable.games.tactics.rules.activation import act_ban
from sandtable.games.tactics.rules.acts import ACTS, NOT_YET, NOTHING, WHOLE
from sandtable.games.tactics.rules.attack import Choices, Sighted, marks_on, most_rounds
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import THE_UNIT
from sandtable.games.tactics.rules.combat import Attack, dice_to_react
from sandtable.games.tactics.rules.cover import COVERS, cover_of
from sandtable.games.tactics.rules.targets import (
    ROWS,
    can_fire,
    dice_against,
    dice_at_element,
    enemies,
    hurts,
    is_in_range,
    row_at,
    rows_of,
)

AIMING: Final = ("aim", "aim-on", "burn", "rounds", "mark")
NEVER_SHOWN: Final = frozenset(
    {"no-charge", "no-jump", "no-spotter", "no-commander", "no-tank-head", "nothing-to-reload", "nothing-to-seize"}
)
"""Why not, if the unit never could: such acts are not even shown."""


def slot_of(s: Battlefield, name: str) -> int:
    """The slot of a unit that is in play."""
    return s.slot[s.tables.unit_names.index(name)]


def banned(ban: Ban | None) -> dict[str, str] | None:
    """A prohibition as the client says it."""
    return None if ban is None else {"rule": ban.rule, "message": ban.message}


# Declaring


def plans(s: Battlefield, steps: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """T4.1: the actions a unit could declare now, in pairs, and why it may not declare the others it might think of."""
    step = steps[0] if steps else {}
    if step.get("step") != "declare":
        return []
    u = slot_of(s, step["unit"])
    first = ACTS.index(step["first"]) if step.get("first") else NOT_YET
    found: list[dict[str, Any]] = []
    for act, word in enumerate(ACTS):
        ban = act_ban(s, u, first, act)
        if ban is not None:
            if first == NOT_YET and ban.message not in NEVER_SHOWN:
                found.append({"acts": [word], "ban": banned(ban)})
        elif first != NOT_YET or act in WHOLE:
            found.append({"acts": [word]})
        else:
            seconds = [ACTS[other] for other in range(len(ACTS)) if act_ban(s, u, act, other) is None]
            found += [{"acts": [word, second]} for second in seconds]
    return found


# Aiming


def aim(s: Battlefield, steps: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    """T7: the attack that is being aimed: every row with what it could be aimed at, and what it is aimed at already."""
    step = steps[0] if steps else {}
    if step.get("step") not in AIMING:
        return None
    attack = s.rules.from_words("attack", dict(step["attack"]), "attack")
    assert isinstance(attack, Attack)
    u = s.slot[attack.shooter]
    only = slot_of(s, step["only"]) if step.get("only") else -1
    sighted = Sighted(s, u, only)
    rows = []
    for number, place in enumerate(rows_of(s, u)):
        shots = [shot for shot in [*attack.shots, *attack.close] if _place(s, shot.by, shot.row) == place]
        rows.append(
            {
                **_row(s, place),
                "state": "aimed"
                if shots
                else "now"
                if number == step["row"]
                else "held"
                if number < step["row"]
                else "",
                "shots": [
                    {
                        "target": s.tables.unit_names[shot.target] if shot.target >= 0 else "",
                        "square": s.square_name(shot.square) if shot.square >= 0 else "",
                        "rounds": shot.rounds,
                        "burns": shot.burns,
                    }
                    for shot in shots
                ],
                **(_choices(s, u, place, sighted, attack) if number >= step["row"] else {}),
            }
        )
    return {
        "unit": s.name(u),
        "mode": step["attack"]["mode"],
        "asks": step["step"].removesuffix("-on"),
        "optional": attack.optional,
        "only": step.get("only", ""),
        "rows": rows,
        "hidden": _hidden(s, u) if only < 0 else [],
    }


def _place(s: Battlefield, unit: int, row: int) -> int:
    return s.slot[unit] * ROWS + row


def _row(s: Battlefield, place: int) -> dict[str, Any]:
    return {"by": s.name(place // ROWS), "weapon": row_at(s, place).name}


def _choices(s: Battlefield, u: int, place: int, sighted: Sighted, attack: Attack) -> dict[str, Any]:
    row = row_at(s, place)
    choices = Choices(s, u, place, sighted, attack)
    rounds = most_rounds(s, attack, place) if row.by == THE_UNIT else 0
    found: dict[str, Any] = {
        "targets": {
            s.name(v): {
                "dice": dice_against(s, place, v, rounds),
                "cover": COVERS[cover_of(s, u, v, row, True)],
                **({"marks": [s.tables.figure_names[one] for one in marks_on(s, v)]} if row.sniper else {}),
            }
            for v in choices.units
        },
        "elements": {
            s.square_name(square): {"dice": dice_at_element(s, place, square, rounds)} for square in choices.elements
        },
        "burns": [s.square_name(square) for square in choices.burning],
        "rounds": rounds,
    }
    if not choices.some():
        found["why"] = _why_idle(s, u, place, sighted, attack)
    return found


def _why_idle(s: Battlefield, u: int, place: int, sighted: Sighted, attack: Attack) -> str:
    """Why a row has no target: it cannot be fired, reaches nobody it sees, or hurts nobody there."""
    row = row_at(s, place)
    if not can_fire(s, place, attack.mode):
        spent = row.by == THE_UNIT or row.artillery or row.reload
        return "spent" if spent else "silent"
    near = [v for v in sighted.units if is_in_range(s, u, v, row)]
    if not near:
        return "far"
    return "harmless" if not any(hurts(row, s.card(v).armour) for v in near) else "far"


def _hidden(s: Battlefield, u: int) -> list[str]:
    """The enemies on the board that the unit does not see."""
    seen = enemies(s, u)
    return [
        s.name(v)
        for v in range(len(s.unit))
        if s.at[v] >= 0 and s.side[v] != s.side[u] and v not in seen and not s.leads(v)
    ]


# Reacting


def reactions(s: Battlefield, steps: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    """T13: at whom one may react, and the chance of everybody who could."""
    from sandtable.games.tactics.rules.reaction import reactors

    step = steps[0] if steps else {}
    if step.get("step") != "react":
        return None
    u = slot_of(s, step["unit"])
    later = next((one["act"] for one in steps[1:] if one["step"] == "do"), NOTHING and "")
    return {
        "enemy": step["unit"],
        "then": later,
        "units": {s.name(v): {"dice": dice_to_react(s.abilities(v))} for v in reactors(s, u)},
    }
