"""P4.7, P4.8: a command card is used to recruit or for the action it shows."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Question
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.components import DOUBLE_MOVE, REFRESH, SIDES
from sandtable.games.dual_powers.rules.moving import (
    begin_move,
    forbids_move,
    forbids_refresh,
    moves,
    refresh,
    refreshes,
)

NOT_YOUR_UNIT: Final = Ban("P4.8", "not-your-unit")
NONE_LEFT: Final = Ban("P4.8", "none-in-supply")
TOO_DEAR: Final = Ban("P4.8", "too-dear")
MUST_ACT: Final = Ban("P4.7", "must-act")
OTHER_ACTION: Final = Ban("P4.7", "other-action")

# Prohibitions


def not_your_unit(side: int, owner: int) -> Ban | None:
    """P4.8: you recruit your own units."""
    return None if owner == side else NOT_YOUR_UNIT


def none_in_supply(s: DualPowersState, units: list[int]) -> Ban | None:
    """P4.8: units come from the supply."""
    for kind in units:
        left = s.supply & s.tables.tokens.kind_mask[kind]
        if not left or (len(units) > 1 and left.bit_count() < units.count(kind)):
            return NONE_LEFT
    return None


def too_dear(cost: int, value: int) -> Ban | None:
    """P4.8: the units cost at most the recruit value together."""
    return TOO_DEAR if cost > value else None


def must_act(other: list[int]) -> Ban | None:
    """P4.7: a card is skipped only if nothing can be done with it."""
    return MUST_ACT if other else None


def other_action(s: DualPowersState, card: int, verb: str) -> Ban | None:
    """P4.7: the action is the one the card shows."""
    return None if (verb == "refresh") == (s.tables.box.card_action[card] == REFRESH) else OTHER_ACTION


def forbids_recruit(s: DualPowersState, side: int, group: int, value: int) -> Ban | None:
    """Why these units cannot be recruited for this value."""
    tokens = s.tables.tokens
    return (
        not_your_unit(side, tokens.group_side[group])
        or too_dear(tokens.group_cost[group], value)
        or none_in_supply(s, tokens.group_units[group])
    )


def recruits(s: DualPowersState, side: int, value: int) -> list[int]:
    """What can be recruited for this value; the rest of the value is lost."""
    base, tokens = s.tables.RECRUIT, s.tables.tokens
    return [
        base + group
        for group in tokens.groups_of[side]
        if too_dear(tokens.group_cost[group], value) is None and none_in_supply(s, tokens.group_units[group]) is None
    ]


def recruit(s: DualPowersState, side: int, kind: int, region: int) -> None:
    """P4.8: a unit, ready, into the card's region; the blockade does not matter."""
    s.put(s.from_supply(kind), region)
    if s.sink:
        token = s.tables.tokens.kinds[kind]
        s.sink.tell("recruited", side=SIDES[side], token=token, region=s.tables.box.regions[region])


class UseCommand(Question[DualPowersState]):
    """P4.7: recruit, or the card's action; it is skipped only if neither is possible."""

    __slots__ = ("card", "side")

    cites: ClassVar[tuple[str, ...]] = ("P4.7", "P4.8", "P4.9", "P4.10", "P4.11")
    fields: ClassVar[tuple[str, ...]] = ("side:side", "card:card")
    verbs: ClassVar[tuple[str, ...]] = ("recruit", "move", "refresh", "skip")
    at_once: ClassVar[bool] = True

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def seat(self, s: DualPowersState) -> int:
        return s.tables.seat_of[self.side]

    def check(self, s: DualPowersState) -> Problem | None:
        name = s.tables.card_names[self.card]
        if self.card >= s.tables.command_cards:
            return Problem(f'"{name}" is a leader', "problem-is-a-leader", "P4.7", name)
        if s.played[self.side] & BIT[self.card]:
            return None
        return Problem(f'"{name}" was not played', "problem-was-not-played", "P4.1", name)

    def question(self, s: DualPowersState, seat: int) -> tuple[str, dict[str, Value]]:
        box = s.tables.box
        return "ask-use-command", {
            "card": s.tables.card_names[self.card],
            "region": box.regions[box.card_region[self.card]],
            "value": box.card_recruit[self.card],
        }

    def uses(self, s: DualPowersState) -> list[int]:
        """Everything the card can be used for."""
        box = s.tables.box
        found = recruits(s, self.side, box.card_recruit[self.card])
        action = box.card_action[self.card]
        if action == REFRESH:
            found.extend(refreshes(s, self.side))
        else:
            found.extend(moves(s, self.side))
        return found

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        uses = self.uses(s)
        if must_act(uses) is None:
            uses.append(s.tables.SKIP)
        uses.sort()
        return uses

    def forbids(self, s: DualPowersState, seat: int, action: int) -> Ban | None:
        box = s.tables.box
        verb = s.tables.verb_at[action]
        if verb == "skip":
            return must_act(self.uses(s))
        if verb == "recruit":
            return forbids_recruit(s, self.side, s.chosen(action), box.card_recruit[self.card])
        uses = forbids_refresh if verb == "refresh" else forbids_move
        return other_action(s, self.card, verb) or uses(s, self.side, action)

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        box = s.tables.box
        verb = s.tables.verb_at[action]
        if verb == "skip":
            if s.sink:
                s.sink.tell("card-skipped", side=SIDES[self.side], card=s.tables.card_names[self.card])
        elif verb == "refresh":
            refresh(s, self.side, action)
        elif verb == "move":
            begin_move(s, self.side, action, 2 if box.card_action[self.card] == DOUBLE_MOVE else 1)
        else:
            for kind in s.tables.tokens.group_units[s.chosen(action)]:
                recruit(s, self.side, kind, box.card_region[self.card])


PROHIBITIONS: Final[Prohibitions] = [
    ("P4.8", not_your_unit),
    ("P4.8", none_in_supply),
    ("P4.8", too_dear),
    ("P4.7", must_act),
    ("P4.7", other_action),
]
