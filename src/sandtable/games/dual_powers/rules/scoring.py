"""P5: scoring. Unrest, the objectives, and the tokens that tire."""

from typing import ClassVar

from sandtable.core.ban import Ban
from sandtable.core.bits import mask_of
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question
from sandtable.games.dual_powers.rules.board import NONE, UNSEEN, DualPowersState
from sandtable.games.dual_powers.rules.bonus import Bonus
from sandtable.games.dual_powers.rules.components import RED, SIDES, WHITE
from sandtable.games.dual_powers.rules.solitaire import RevealOwn, opposition_objective
from sandtable.games.dual_powers.rules.tokens import NO_SIDE


def score(s: DualPowersState, side: int, points: int, region: int) -> None:
    """P5.4, P5.13: the marker moves toward the scorer; an end of the track wins at once."""
    track = s.tables.box.track
    s.support += points if side == RED else -points
    s.support = max(-track, min(track, s.support))
    if s.sink:
        s.sink.tell("scored", side=SIDES[side], points=points, region=s.tables.box.regions[region], support=s.support)
    if abs(s.support) == track:
        win(s, side, "track")


def win(s: DualPowersState, side: int, reason: str) -> None:
    """P6.3: the game is over; returns are 1 for the winner and -1 for the loser."""
    if s.sink:
        s.sink.tell("game-won", side=SIDES[side], reason=reason)
    s.end(reason, [1.0 if s.tables.side_of_seat[seat] == side else -1.0 for seat in range(len(s.tables.seats))])


class Unrest(Procedure[DualPowersState]):
    """P5.3, P5.8: marker 1 lies in the region of unrest; whoever is stronger takes points or a bonus action."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P5.3", "P5.8", "P5.11", "P7.7")

    def run(self, s: DualPowersState) -> None:
        if s.unrest == NONE:
            return  # P6.1: no tile, no unrest
        side = s.stronger(s.unrest)
        if s.sink:
            region = s.tables.box.regions[s.unrest]
            s.sink.tell("unrest-resolved", region=region, side="none" if side == NO_SIDE else SIDES[side])
        if side == NO_SIDE:
            return
        if side == s.tables.opposition:
            score(s, side, unrest_points(s), s.unrest)  # P7.7
        else:
            s.do(UnrestReward(side))


def unrest_points(s: DualPowersState) -> int:
    """P5.3: the points of the month."""
    return s.tables.unrest_points[s.month]


class UnrestReward(Question[DualPowersState]):
    """P5.3, P5.9: the points of the month, or a bonus action at once."""

    __slots__ = ("side",)

    cites: ClassVar[tuple[str, ...]] = ("P5.3", "P5.9")
    fields: ClassVar[tuple[str, ...]] = ("side:side",)
    verbs: ClassVar[tuple[str, ...]] = ("points", "bonus")
    at_once: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        self.side = side

    def seat(self, s: DualPowersState) -> int:
        return s.tables.seat_of[self.side]

    def check(self, s: DualPowersState) -> Problem | None:
        if s.unrest == NONE:
            return Problem("there is no region of unrest", "problem-there-is-no-region-of-unrest", "P5.3")
        if s.stronger(s.unrest) == self.side:
            return None
        return Problem(
            f'"{SIDES[self.side]}" is not stronger there', "problem-is-not-stronger-there", "P5.3", SIDES[self.side]
        )

    def question(self, s: DualPowersState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-unrest-reward", {"region": s.tables.box.regions[s.unrest], "points": unrest_points(s)}

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        return sorted([s.tables.POINTS, s.tables.BONUS])

    def forbids(self, s: DualPowersState, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        if action == s.tables.POINTS:
            score(s, self.side, unrest_points(s), s.unrest)
        else:
            s.do(Bonus(self.side, True))


class RevealObjectives(Procedure[DualPowersState]):
    """P5.5, P5.10, P7.8: both objectives are turned up, then scored in this order."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P5.5", "P5.10", "P7.8", "P7.15")

    def run(self, s: DualPowersState) -> None:
        if UNSEEN in s.objectives:
            s.do(RevealOwn(), RevealObjectives())
            return
        if s.tables.solitaire:
            s.objectives[s.tables.opposition] = opposition_objective(s)
        s.open = mask_of([side for side in (RED, WHITE) if s.objectives[side] != NONE])
        s.reveal()
        first = behind(s)
        for marker, side in ((2, first), (3, 1 - first)):
            if s.sink and s.objectives[side] != NONE:
                card = s.tables.card_names[s.objectives[side]]
                s.sink.tell("objective-revealed", side=SIDES[side], card=card, marker=marker)
        s.do(ScoreObjective(first, 2), ScoreObjective(1 - first, 3))


def behind(s: DualPowersState) -> int:
    """P5.5: the side behind on the track; in the middle, the side without Will of the People."""
    if s.support == 0:
        return 1 - s.will
    return WHITE if s.support > 0 else RED


class ScoreObjective(Procedure[DualPowersState]):
    """P5.6: whoever is stronger in the region scores the card's points, whoever chose it."""

    __slots__ = ("chooser", "marker")

    cites: ClassVar[tuple[str, ...]] = ("P5.6", "P5.11")
    fields: ClassVar[tuple[str, ...]] = ("chooser:side", "marker:int")

    def __init__(self, chooser: int, marker: int) -> None:
        self.chooser = chooser
        self.marker = marker

    def check(self, s: DualPowersState) -> Problem | None:
        if self.marker in (2, 3):
            return None
        return Problem("objectives have the markers 2 and 3", "problem-objectives-have-the-markers-2-and-3", "P5.5")

    def run(self, s: DualPowersState) -> None:
        card = s.objectives[self.chooser]
        if card < 0:
            return
        region = s.tables.box.card_region[card]
        side = s.stronger(region)
        if side != NO_SIDE:
            score(s, side, s.tables.box.card_points[card], region)
        elif s.sink:
            s.sink.tell("nobody-stronger", region=s.tables.box.regions[region])


class Exhaust(Procedure[DualPowersState]):
    """P5.7, P5.8: in each region with a marker the ready tire and the exhausted leave, once a region."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P5.7", "P5.8", "P5.12")

    def run(self, s: DualPowersState) -> None:
        regions = {s.tables.box.card_region[card] for card in s.objectives if card >= 0}
        if s.unrest != NONE:
            regions.add(s.unrest)
        for region in sorted(regions):
            tire(s, region)


def tire(s: DualPowersState, region: int) -> None:
    """P5.7: units that leave go back to their supply, leaders and neutrals out of the game."""
    leaving = s.at[region] & s.tired
    s.at[region] &= ~leaving
    s.tired = s.tired & ~leaving | s.at[region]
    s.supply |= leaving & s.tables.tokens.returning
    if s.sink and leaving | s.at[region]:
        s.sink.tell(
            "tired", region=s.tables.box.regions[region], tired=s.at[region].bit_count(), left=leaving.bit_count()
        )
