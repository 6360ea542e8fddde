"""P4.12 to P4.15: a leader card places its leader and may use its special, before or after."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Question
from sandtable.games.dual_powers.rules.board import NONE, UNSEEN, DualPowersState
from sandtable.games.dual_powers.rules.calendar import take_will
from sandtable.games.dual_powers.rules.components import ESPIONAGE, PROTEST, SIDES, SPECIALS
from sandtable.games.dual_powers.rules.solitaire import RevealOwn

ALREADY_PLACED: Final = Ban("P4.12", "already-placed")
PLACE_FIRST: Final = Ban("P4.12", "place-leader")
OTHER_SPECIAL: Final = Ban("P4.12", "other-special")
USED: Final = Ban("P4.12", "special-used")
SAME_CONNECTION: Final = Ban("P4.13", "same-connection")
NOTHING_TO_SPY: Final = Ban("P4.14", "nothing-to-spy")
ALREADY_YOURS: Final = Ban("P4.15", "will-already-yours")

VERB_OF_SPECIAL: Final = ("protest", "spy", "inspire")
"""The verbs of PROTEST, ESPIONAGE and INSPIRE."""

# Prohibitions


def already_placed(placed: bool) -> Ban | None:
    """P4.12: the leader is placed once."""
    return ALREADY_PLACED if placed else None


def not_placed_yet(placed: bool) -> Ban | None:
    """P4.12: the leader must be placed; only his special is optional."""
    return None if placed else PLACE_FIRST


def other_special(s: DualPowersState, leader: int, verb: str) -> Ban | None:
    """P4.12: each leader has the special on his card."""
    return None if verb == VERB_OF_SPECIAL[s.tables.box.leader_special[leader]] else OTHER_SPECIAL


def special_used(used: bool) -> Ban | None:
    """P4.12: the special is used once."""
    return USED if used else None


def same_connection(s: DualPowersState, bridge: int) -> Ban | None:
    """P4.13: the blockade marker moves to another connection."""
    return SAME_CONNECTION if s.marker == bridge else None


def nothing_to_spy(s: DualPowersState, side: int) -> Ban | None:
    """P4.14: only an objective that lies face down can be turned up; in solitaire your own (P7.6)."""
    target = side if s.tables.solitaire else 1 - side
    return NOTHING_TO_SPY if s.objectives[target] == NONE or s.open & BIT[target] else None


def will_already_yours(s: DualPowersState, side: int) -> Ban | None:
    """P4.15: you take Will of the People from the other side."""
    return ALREADY_YOURS if s.will == side else None


class UseLeader(Question[DualPowersState]):
    """P4.12: place the leader in any region; use his special before or after, or not at all."""

    __slots__ = ("card", "placed", "side", "used")

    cites: ClassVar[tuple[str, ...]] = ("P4.12", "P4.13", "P4.14", "P4.15")
    fields: ClassVar[tuple[str, ...]] = ("side:side", "card:card", "placed:bool", "used:bool")
    verbs: ClassVar[tuple[str, ...]] = ("place", "protest", "spy", "inspire", "done")

    def __init__(self, side: int, card: int, placed: bool, used: bool) -> None:
        self.side = side
        self.card = card
        self.placed = placed
        self.used = used

    def seat(self, s: DualPowersState) -> int:
        return s.tables.seat_of[self.side]

    def check(self, s: DualPowersState) -> Problem | None:
        if self.card < s.tables.command_cards or not s.played[self.side] & BIT[self.card]:
            return Problem(
                f'"{s.tables.card_names[self.card]}" is no leader that was played',
                "problem-is-no-leader-that-was-played",
                "P4.12",
                s.tables.card_names[self.card],
            )
        above = s.stack[s.stack.index(self) + 1 :]
        if any(not isinstance(step, RevealOwn) for step in above):
            return Problem(
                "it is asked at once, so it can only be the first step",
                "problem-it-is-asked-at-once-so-it-can-only-be-the-first-step",
                "P4.12",
            )
        waits = s.supply & BIT[s.tables.tokens.leader_token[self.leader(s)]] != 0
        if waits != self.placed:
            return None
        return Problem(
            "the leader is in the supply until he is placed",
            "problem-the-leader-is-in-the-supply-until-he-is-placed",
            "P4.12",
        )

    def leader(self, s: DualPowersState) -> int:
        """The leader of the card."""
        return self.card - s.tables.command_cards

    def question(self, s: DualPowersState, seat: int) -> tuple[str, dict[str, Value]]:
        special = SPECIALS[s.tables.box.leader_special[self.leader(s)]]
        message = "ask-leader-special" if self.placed else "ask-leader-place"
        return message, {"leader": s.tables.card_names[self.card], "special": special}

    def specials(self, s: DualPowersState) -> list[int]:
        """The actions of the leader's special that are possible now."""
        special = s.tables.box.leader_special[self.leader(s)]
        if special == PROTEST:
            bridges = range(len(s.tables.box.bridges))
            return [s.tables.PROTEST + bridge for bridge in bridges if same_connection(s, bridge) is None]
        if special == ESPIONAGE:
            return [s.tables.SPY] if nothing_to_spy(s, self.side) is None else []
        return [s.tables.INSPIRE] if will_already_yours(s, self.side) is None else []

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        found: list[int] = []
        if not self.placed:
            found.extend(range(s.tables.PLACE, s.tables.PLACE + len(s.at)))
        if not self.used:
            found.extend(self.specials(s))
        if self.placed:
            found.append(s.tables.DONE)
        found.sort()
        return found

    def forbids(self, s: DualPowersState, seat: int, action: int) -> Ban | None:
        verb = s.tables.verb_at[action]
        if verb == "done":
            return not_placed_yet(self.placed)
        if verb == "place":
            return already_placed(self.placed)
        ban = other_special(s, self.leader(s), verb) or special_used(self.used)
        if ban is not None:
            return ban
        if verb == "protest":
            return same_connection(s, s.chosen(action))
        return nothing_to_spy(s, self.side) if verb == "spy" else will_already_yours(s, self.side)

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        verb = s.tables.verb_at[action]
        if verb == "done":
            return
        if verb == "place":
            place_leader(s, self.side, self.leader(s), s.chosen(action))
        placed, used = self.placed or verb == "place", self.used or verb != "place"
        after = UseLeader(self.side, self.card, placed, used)
        # P4.12: done when he stands and his special is used up or cannot be used any more.
        if not (placed and (used or not after.specials(s))):
            s.do(after)
        if verb == "inspire":
            take_will(s, self.side)
        elif verb == "spy":
            spy(s, self.side)
        elif verb == "protest":
            protest(s, self.side, s.chosen(action))


def place_leader(s: DualPowersState, side: int, leader: int, region: int) -> None:
    """P4.12: the leader, ready, in any region; the exhausted neutral units you control there recover."""
    s.put(BIT[s.tables.tokens.leader_token[leader]], region)
    if s.will == side:
        s.tired &= ~(s.at[region] & s.tables.tokens.neutral_units)
    if s.sink:
        name = s.tables.box.leaders[leader]
        s.sink.tell("leader-placed", side=SIDES[side], leader=name, region=s.tables.box.regions[region])


def protest(s: DualPowersState, side: int, bridge: int) -> None:
    """P4.13: the blockade marker moves; the tiles stay."""
    s.marker = bridge
    if s.sink:
        s.sink.tell("protest", side=SIDES[side], connection=s.tables.box.bridges[bridge])


def spy(s: DualPowersState, side: int) -> None:
    """P4.14: the enemy's objective lies open from now on; in solitaire your own (P7.6)."""
    target = side if s.tables.solitaire else 1 - side
    if s.objectives[target] == UNSEEN:
        s.do(RevealOwn())
        return
    s.open |= BIT[target]
    s.reveal()
    if s.sink:
        s.sink.tell("objective-open", side=SIDES[target], card=s.tables.card_names[s.objectives[target]])


PROHIBITIONS: Final[Prohibitions] = [
    ("P4.12", already_placed),
    ("P4.12", not_placed_yet),
    ("P4.12", other_special),
    ("P4.12", special_used),
    ("P4.13", same_connection),
    ("P4.14", nothing_to_spy),
    ("P4.15", will_already_yours),
]
