"""P7: alone against the opposition, which turns up cards and adds units but never decides anything."""

from typing import ClassVar

from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.seats import CHANCE
from sandtable.core.step import Chance, Procedure
from sandtable.games.dual_powers.rules.board import NONE, UNSEEN, DualPowersState
from sandtable.games.dual_powers.rules.calendar import advance_date, take_will
from sandtable.games.dual_powers.rules.components import SIDES

OPPOSITION_TURNS = 5


class LayAside(Procedure[DualPowersState]):
    """P7.2: an unseen card as own objective, five unseen cards for the opposition.

    Cards nobody has looked at are as good as in the deck: which they are is decided when they are
    turned up. (The deck cannot run out: three rounds use 45 cards at most.)
    """

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P7.2",)

    def check(self, s: DualPowersState) -> Problem | None:
        return check_solitaire(s)

    def run(self, s: DualPowersState) -> None:
        if s.deck.bit_count() <= OPPOSITION_TURNS and s.discards:
            s.reshuffle()
        unseen = s.deck.bit_count()
        if s.objectives[s.tables.player] == NONE and unseen:
            s.objectives[s.tables.player] = UNSEEN
            unseen -= 1
        s.to_come = min(OPPOSITION_TURNS, unseen)


def check_solitaire(s: DualPowersState) -> Problem | None:
    """Why a step of the opposition cannot stand here."""
    if s.tables.solitaire:
        return None
    return Problem("it belongs to the solitaire game", "problem-it-belongs-to-the-solitaire-game", "P7.1")


def check_to_come(s: DualPowersState) -> Problem | None:
    """P7.2: what is turned up lies face down before."""
    if sum(1 for step in s.stack if isinstance(step, TurnUp)) > s.to_come:
        return Problem(
            "the opposition has no face-down card left", "problem-the-opposition-has-no-face-down-card-left", "P7.2"
        )
    return check_solitaire(s)


class EnterLeader(Procedure[DualPowersState]):
    """P7.3: one of its leaders who have not entered yet. Ruling: without unrest, he stays away."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P7.3",)

    def check(self, s: DualPowersState) -> Problem | None:
        return check_solitaire(s)

    def run(self, s: DualPowersState) -> None:
        if s.unrest != NONE and OppositionLeader().legal(s, CHANCE):
            s.do(OppositionLeader())
        else:
            take_will(s, s.tables.opposition)


class OppositionLeader(Chance[DualPowersState]):
    """P7.3, P7.11: its next leader enters the region of unrest, ready, and it takes Will of the People."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P7.3", "P7.11")
    verbs: ClassVar[tuple[str, ...]] = ("leader",)
    at_once: ClassVar[bool] = True

    def check(self, s: DualPowersState) -> Problem | None:
        return check_solitaire(s) or (
            Problem("there is no region of unrest", "problem-there-is-no-region-of-unrest", "P7.3")
            if s.unrest == NONE
            else None
        )

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        game = s.tables
        first = game.LEADER + game.command_cards
        sides = game.box.leader_side
        return [
            first + leader
            for leader in range(len(sides))
            if sides[leader] == game.opposition and s.supply & BIT[game.tokens.leader_token[leader]]
        ]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        leader = s.chosen(action) - s.tables.command_cards
        s.put(BIT[s.tables.tokens.leader_token[leader]], s.unrest)
        if s.sink:
            box = s.tables.box
            side = SIDES[s.tables.opposition]
            s.sink.tell("leader-enters", side=side, leader=box.leaders[leader], region=box.regions[s.unrest])
        take_will(s, s.tables.opposition)


class OppositionTurn(Procedure[DualPowersState]):
    """P7.4: the opposition's turn begins."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P7.4",)

    def check(self, s: DualPowersState) -> Problem | None:
        return check_solitaire(s)

    def run(self, s: DualPowersState) -> None:
        s.turn += 1
        if s.to_come:
            s.do(TurnUp())


class TurnUp(Chance[DualPowersState]):
    """P7.5, P7.12, P7.13: a card is turned up, the date advances, a unit of its level enters its region."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P7.5", "P7.12", "P7.13")
    verbs: ClassVar[tuple[str, ...]] = ("turn-up",)

    def check(self, s: DualPowersState) -> Problem | None:
        return check_to_come(s)

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        return [s.tables.TURN_UP + card for card in members(s.deck)]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        game = s.tables
        card = action - game.TURN_UP
        s.deck ^= BIT[card]
        s.row.append(card)
        s.to_come -= 1
        if s.sink:
            s.sink.tell("card-played", side=SIDES[game.opposition], card=game.card_names[card])
        bonus = advance_date(s, game.opposition, game.box.card_days[card])
        reinforce(s, game.box.card_recruit[card], game.box.card_region[card])
        if bonus and s.unrest != NONE:
            reinforce(s, 1, s.unrest)


def reinforce(s: DualPowersState, level: int, region: int) -> None:
    """P7.5: a unit of the opposition enters, ready; a level that is used up is skipped."""
    kind = s.tables.tokens.level_kind[level]
    bit = s.from_supply(kind)
    if bit:
        s.put(bit, region)
    if s.sink:
        event = "recruited" if bit else "level-used-up"
        side, token = SIDES[s.tables.opposition], s.tables.tokens.kinds[kind]
        s.sink.tell(event, side=side, token=token, region=s.tables.box.regions[region])


class RevealOwn(Chance[DualPowersState]):
    """P7.6, P7.2: one's own objective, unseen so far, is turned up: one of the cards nobody has seen."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P7.6", "P7.2")
    verbs: ClassVar[tuple[str, ...]] = ("reveal",)
    at_once: ClassVar[bool] = True

    def check(self, s: DualPowersState) -> Problem | None:
        unseen = s.tables.solitaire and s.objectives[s.tables.player] == UNSEEN
        if unseen:
            return None
        return Problem("there is no unseen objective", "problem-there-is-no-unseen-objective", "P7.2")

    def legal(self, s: DualPowersState, seat: int) -> list[int]:
        return [s.tables.REVEAL + card for card in members(s.deck)]

    def answer(self, s: DualPowersState, seat: int, action: int) -> None:
        card = s.chosen(action)
        s.deck ^= BIT[card]
        s.objectives[s.tables.player] = card
        s.open |= BIT[s.tables.player]
        if s.sink:
            s.sink.tell("objective-open", side=SIDES[s.tables.player], card=s.tables.card_names[card])


def opposition_objective(s: DualPowersState) -> int:
    """P7.8: the region with most days among its cards, then most cards, then the last played; its best card."""
    box = s.tables.box
    days = [0] * len(box.regions)
    cards = [0] * len(box.regions)
    last = [NONE] * len(box.regions)
    for place, card in enumerate(s.row):
        region = box.card_region[card]
        days[region] += box.card_days[card]
        cards[region] += 1
        last[region] = place
    chosen = max(range(len(box.regions)), key=lambda region: (days[region], cards[region], last[region]))
    best = NONE
    for card in s.row:
        if box.card_region[card] == chosen and (best == NONE or box.card_points[card] > box.card_points[best]):
            best = card
    return best
