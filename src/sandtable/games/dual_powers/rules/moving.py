"""P4.9 to P4.11, P4.17: tokens you control move along open connections and recover."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Question
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.components import SIDES
from sandtable.games.dual_powers.rules.tokens import NEUTRAL

NOT_CONTROLLED: Final = Ban("P4.17", "not-controlled")
NOT_THERE: Final = Ban("P4.9", "no-such-token")
NOBODY_TIRED: Final = Ban("P4.11", "no-exhausted-token")
BLOCKADED: Final = Ban("P4.9", "blockaded")
NOT_CONNECTED: Final = Ban("P4.9", "not-connected")
TOO_FAR: Final = Ban("P4.10", "too-far")
BACK_AGAIN: Final = Ban("P4.10", "back-to-origin")
STUCK: Final = Ban("P4.9", "no-open-connection")

# Prohibitions


def not_controlled(s: DualPowersState, side: int, owner: int, region: int) -> Ban | None:
    """P4.17: you control your own tokens and, with Will of the People, the neutral ones."""
    if owner == side:
        return None
    if owner == NEUTRAL and s.will == side and (not s.tables.accompanied or s.present(side, region)):
        return None
    return NOT_CONTROLLED


def no_such_token(s: DualPowersState, kind: int, region: int, tired: bool) -> Ban | None:
    """P4.9: a token is moved from where it lies."""
    return None if s.find(kind, region, tired) else NOT_THERE


def no_exhausted_token(s: DualPowersState, kind: int, region: int) -> Ban | None:
    """P4.11: an exhausted token becomes ready, never the other way."""
    return None if s.find(kind, region, True) else NOBODY_TIRED


def blockaded(s: DualPowersState, bridge: int) -> Ban | None:
    """P4.9: the blockade marker closes a connection."""
    return BLOCKADED if s.marker == bridge else None


def back_to_origin(origin: int, target: int) -> Ban | None:
    """P4.10: a double move does not end where it began."""
    return BACK_AGAIN if origin == target else None


# Where a token can go


def reachable(s: DualPowersState, origin: int, steps: int) -> list[int]:
    """The regions one or two steps away over open connections, ascending."""
    neighbours = s.tables.box.neighbours
    found = {other for other, bridge in neighbours[origin] if blockaded(s, bridge) is None}
    if steps > 1:
        for middle in list(found):
            for other, bridge in neighbours[middle]:
                if blockaded(s, bridge) is None and back_to_origin(origin, other) is None:
                    found.add(other)
    return sorted(found)


def no_way(s: DualPowersState, origin: int, target: int, steps: int) -> Ban | None:
    """P4.9: a token goes along open connections, with a double move two of them (P4.10)."""
    if target in reachable(s, origin, steps):
        return None
    if steps > 1 and origin == target:
        return BACK_AGAIN
    direct = [bridge for other, bridge in s.tables.box.neighbours[origin] if other == target]
    if direct:
        return BLOCKADED
    return TOO_FAR if steps > 1 else NOT_CONNECTED


def no_open_connection(s: DualPowersState, region: int) -> Ban | None:
    """P4.9: a token can be moved only if some connection of its region is open."""
    for _, bridge in s.tables.box.neighbours[region]:
        if blockaded(s, bridge) is None:
            return None
    return STUCK


def controlled(s: DualPowersState, side: int, region: int) -> int:
    """P4.17: the tokens in a region that a side may move and refresh."""
    present = s.at[region]
    found = 0
    for owner in range(3):
        tokens = present & s.tables.tokens.owned[owner]
        if tokens and not_controlled(s, side, owner, region) is None:
            found |= tokens
    return found


# Offers: the actions of the verbs move and refresh


def moves(s: DualPowersState, side: int) -> list[int]:
    """P4.9: the tokens that can be moved, each kind and face once a region."""
    tokens = s.tables.tokens
    regions = len(s.at)
    tired = s.tired
    base = s.tables.MOVE
    found: set[int] = set()
    for region in range(regions):
        mine = controlled(s, side, region)
        if mine and no_open_connection(s, region) is None:
            for token in members(mine):
                face = 1 if tired & BIT[token] else 0
                found.add(base + (tokens.kind_of[token] * 2 + face) * regions + region)
    return sorted(found)


def refreshes(s: DualPowersState, side: int) -> list[int]:
    """P4.11: the exhausted tokens that can become ready."""
    tokens = s.tables.tokens
    regions = len(s.at)
    found: set[int] = set()
    for region in range(regions):
        for token in members(controlled(s, side, region) & s.tired):
            found.add(s.tables.REFRESH + tokens.kind_of[token] * regions + region)
    return sorted(found)


def forbids_move(s: DualPowersState, side: int, action: int) -> Ban | None:
    """Why a token cannot be moved at all."""
    kind, face, region = s.values(action)
    return (
        no_such_token(s, kind, region, face == 1)
        or not_controlled(s, side, s.tables.tokens.kind_owner[kind], region)
        or no_open_connection(s, region)
    )


def forbids_refresh(s: DualPowersState, side: int, action: int) -> Ban | None:
    """Why a token cannot recover."""
    kind, region = s.values(action)
    owner = s.tables.tokens.kind_owner[kind]
    return no_exhausted_token(s, kind, region) or not_controlled(s, side, owner, region)


def begin_move(s: DualPowersState, side: int, action: int, steps: int) -> None:
    """The token is chosen; where it goes is the next question of the order."""
    kind, face, region = s.values(action)
    s.do(MoveTo(side, kind, face, region, steps))


def refresh(s: DualPowersState, side: int, action: int) -> None:
    """P4.11: one exhausted token becomes ready."""
    kind, region = s.values(action)
    s.tired &= ~s.find(kind, region, True)
    if s.sink:
        token = s.tables.tokens.kinds[kind]
        s.sink.tell("refreshed", side=SIDES[side], token=token, region=s.tables.box.regions[region])


class MoveTo(Question[DualPowersState]):
    """P4.9, P4.10: where the chosen token goes; two steps with a double move, both over open connections."""

    __slots__ = ("face", "kind", "origin", "side", "steps")

    cites: ClassVar[tuple[str, ...]] = ("P4.9", "P4.10")
    fields: ClassVar[tuple[str, ...]] = ("side:side", "kind:token", "face:face", "origin:region", "steps:int")
    verbs: ClassVar[tuple[str, ...]] = ("to",)
    continues: ClassVar[bool] = True

    def __init__(self, side: int, kind: int, face: int, origin: int, steps: int) -> None:
        self.side = side
        self.kind = kind
        self.face = face
        self.origin = origin
        self.steps = steps

    def seat(self, s: DualPowersState) -> int:
        return s.tables.seat_of[self.side]

    def check(self, s: DualPowersState) -> Problem | None:
        if self.steps not in (1, 2):
            return Problem("a token moves one or two steps", "problem-a-token-moves-one-or-two-steps", "P4.10")
        if not s.find(self.kind, self.origin, self.face == 1):
            return Problem("there is no such token", "problem-there-is-no-such-token", "P4.9")
        owner = s.tables.tokens.kind_owner[self.kind]
        ban = not_controlled(s, self.side, owner, self.origin)
        if ban is None:
            return None
        return Problem(
            f'"{SIDES[self.side]}" does not control the token',
            "problem-does-not-control-the-token",
            "P4.17",
            SIDES[self.side],
        )

    def question(self, s: DualPowersState, seat: int) -> tuple[str, dict[str, Value]]:
        token, region = s.tables.tokens.kinds[self.kind], s.tables.box.regions[self.origin]
        return "ask-move-to", {"token": token, "region": region, "steps": self.steps}

    def forbids(self, s: DualPowersState, seat: int, action: int) -> Ban | None:
        return no_way(s, self.origin, s.chosen(action), self.steps)

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        return [s.tables.TO + region for region in reachable(s, self.origin, self.steps)]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        target = s.chosen(action)
        bit = s.find(self.kind, self.origin, self.face == 1)
        s.at[self.origin] &= ~bit
        s.at[target] |= bit
        if s.sink:
            s.sink.tell(
                "moved",
                side=SIDES[self.side],
                token=s.tables.tokens.kinds[self.kind],
                origin=s.tables.box.regions[self.origin],
                target=s.tables.box.regions[target],
            )


PROHIBITIONS: Final[Prohibitions] = [
    ("P4.17", not_controlled),
    ("P4.9", no_such_token),
    ("P4.9", blockaded),
    ("P4.9", no_open_connection),
    ("P4.9", no_way),
    ("P4.10", back_to_origin),
    ("P4.11", no_exhausted_token),
]
