"""P4.16: the bonus action, earned on day 15 or 31 or taken instead of the unrest points."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.event import Value
from sandtable.core.step import Question
from sandtable.games.dual_powers.rules.board import UNSEEN, DualPowersState
from sandtable.games.dual_powers.rules.command import recruit
from sandtable.games.dual_powers.rules.components import SIDES
from sandtable.games.dual_powers.rules.draw_phase import Draw
from sandtable.games.dual_powers.rules.moving import (
    begin_move,
    forbids_move,
    forbids_refresh,
    moves,
    refresh,
    refreshes,
)
from sandtable.games.dual_powers.rules.solitaire import RevealOwn

NO_SUCH_UNIT: Final = Ban("P4.16", "no-cost-1-unit")
NO_CARDS: Final = Ban("P3.3", "no-cards-left")
NOT_SOLITAIRE: Final = Ban("P7.6", "organise-alone-only")
ALREADY_OPEN: Final = Ban("P7.6", "objective-already-open")
TOO_LATE: Final = Ban("P7.15", "organise-in-action-phase")

# Prohibitions


def not_a_bonus_unit(s: DualPowersState, side: int, kind: int) -> Ban | None:
    """P4.16: the bonus recruits one own unit of cost 1 from the supply, into any region."""
    tokens = s.tables.tokens
    fits = tokens.kind_owner[kind] == side and tokens.kind_cost[kind] == 1 and s.supply & tokens.kind_mask[kind]
    return None if fits else NO_SUCH_UNIT


def no_cards_left(s: DualPowersState) -> Ban | None:
    """P3.3: with deck and discards empty the bonus draw is not offered."""
    return None if s.undrawn() else NO_CARDS


def organise_in_action_phase(scoring: bool) -> Ban | None:
    """P7.15: organise turns up the objective in the action phase only."""
    return TOO_LATE if scoring else None


def nothing_to_organise(s: DualPowersState, side: int) -> Ban | None:
    """P7.6: organise is for the solitaire game, while one's own objective is unseen."""
    if not s.tables.solitaire:
        return NOT_SOLITAIRE
    return None if s.objectives[side] == UNSEEN else ALREADY_OPEN


class Bonus(Question[DualPowersState]):
    """P4.16: one of four bonus actions (in solitaire five, P7.6), or none."""

    __slots__ = ("scoring", "side")

    cites: ClassVar[tuple[str, ...]] = ("P4.16", "P3.3", "P7.6", "P7.15")
    fields: ClassVar[tuple[str, ...]] = ("side:side", "scoring:bool")
    verbs: ClassVar[tuple[str, ...]] = ("enlist", "move", "refresh", "draw-card", "organise", "done")

    def __init__(self, side: int, scoring: bool) -> None:
        self.side = side
        self.scoring = scoring

    def seat(self, s: DualPowersState) -> int:
        return s.tables.seat_of[self.side]

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        found = moves(s, self.side)
        found.extend(refreshes(s, self.side))
        regions = len(s.at)
        for kind in s.tables.tokens.units[self.side]:
            if not_a_bonus_unit(s, self.side, kind) is None:
                base = s.tables.ENLIST + kind * regions
                found.extend(range(base, base + regions))
        if no_cards_left(s) is None:
            found.append(s.tables.DRAW_CARD)
        if self.forbids_organise(s) is None:
            found.append(s.tables.ORGANISE)
        found.append(s.tables.DONE)
        found.sort()
        return found

    def forbids_organise(self, s: DualPowersState) -> Ban | None:
        """Why one's own objective cannot be turned up."""
        return nothing_to_organise(s, self.side) or organise_in_action_phase(self.scoring)

    def forbids(self, s: DualPowersState, seat: int, action: int) -> Ban | None:
        verb = s.tables.verb_at[action]
        if verb == "move":
            return forbids_move(s, self.side, action)
        if verb == "refresh":
            return forbids_refresh(s, self.side, action)
        if verb == "enlist":
            return not_a_bonus_unit(s, self.side, s.values(action)[0])
        if verb == "draw-card":
            return no_cards_left(s)
        return self.forbids_organise(s) if verb == "organise" else None

    def question(self, s: DualPowersState, seat: int) -> tuple[str, dict[str, Value]]:
        return ("ask-unrest-bonus", {}) if self.scoring else ("ask-bonus", {"day": s.day})

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        verb = s.tables.verb_at[action]
        if verb == "move":
            begin_move(s, self.side, action, 1)
        elif verb == "refresh":
            refresh(s, self.side, action)
        elif verb == "enlist":
            kind, region = s.values(action)
            recruit(s, self.side, kind, region)
        elif verb == "draw-card":
            s.do(Draw(self.side, 1))
        elif verb == "organise":
            s.do(RevealOwn())
        elif s.sink:
            s.sink.tell("bonus-declined", side=SIDES[self.side])


PROHIBITIONS: Final[Prohibitions] = [
    ("P4.16", not_a_bonus_unit),
    ("P3.3", no_cards_left),
    ("P7.6", nothing_to_organise),
    ("P7.15", organise_in_action_phase),
]
