"""The board: what lies where, who controls it (P4.17) and who is stronger (P5.1, P5.2)."""

from random import Random
from typing import Any, ClassVar, Final

from sandtable.core.bits import BIT, mask_of, members
from sandtable.core.packing import frozen
from sandtable.core.state import State
from sandtable.core.step import Secret
from sandtable.games.dual_powers.rules.components import RED, WHITE
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.rules.tokens import NEUTRAL, NO_SIDE

NONE: Final = -1
UNSEEN: Final = -2
"""An objective nobody has looked at (P7.2)."""


class DualPowersState(State):
    """A position of Dual Powers. Sets of cards and tokens are bit masks."""

    __slots__ = (
        "at",
        "blockade",
        "day",
        "deck",
        "discards",
        "fresh",
        "hands",
        "marker",
        "month",
        "objectives",
        "open",
        "played",
        "round",
        "row",
        "supply",
        "support",
        "tables",
        "tiles",
        "tired",
        "to_come",
        "unrest",
        "will",
    )

    board_parts: ClassVar[tuple[str, ...]] = (
        *(
            "hands",
            "deck",
            "discards",
            "fresh",
            "played",
            "objectives",
            "open",
            "row",
            "to_come",
            "month",
            "day",
            "round",
        ),
        *("will", "support", "unrest", "blockade", "marker", "tiles", "at", "supply", "tired"),
    )

    def __init__(self, rules: DualPowersRules) -> None:
        super().__init__(rules)
        self.tables = rules
        self.at: list[int] = [0] * len(rules.box.regions)
        """The tokens in each region."""
        self.supply = 0
        self.tired = 0
        """The tokens on the board that lie on their exhausted side."""
        self.hands: list[int] = [0, 0]
        self.deck = 0
        """The command cards nobody has seen; it has no order, a draw is one of these."""
        self.discards = 0
        self.fresh = 0
        """The cards of the last reshuffle: whoever held a card before it does not hold one of these."""
        self.played: list[int] = [0, 0]
        """The cards each side has played this round; they lie open (P4.21)."""
        self.objectives: list[int] = [NONE, NONE]
        self.open = 0
        """The set of sides whose objective lies face up."""
        self.row: list[int] = []
        """Solitaire: the opposition's cards of this round in order of play (P7.13)."""
        self.to_come = 0
        """Solitaire: how many of the opposition's cards of this round are still face down."""
        self.month = 0
        self.day = 1
        self.round = 0
        self.will = RED
        """The holder of Will of the People."""
        self.support = 0
        """The marker of the support track: above zero on red's side, below on white's."""
        self.unrest = NONE
        self.blockade = NONE
        """The regions of the two tiles that lie open."""
        self.marker = NONE
        """The connection that the blockade marker closes."""
        self.tiles = 0
        """The region tiles still in the stack."""

    def copy(self) -> "DualPowersState":
        new = DualPowersState(self.tables)
        self.copy_base(new)
        new.at = self.at[:]
        new.supply = self.supply
        new.tired = self.tired
        new.hands = self.hands[:]
        new.deck = self.deck
        new.discards = self.discards
        new.fresh = self.fresh
        new.played = self.played[:]
        new.objectives = self.objectives[:]
        new.open = self.open
        new.row = self.row[:]
        new.to_come = self.to_come
        new.month = self.month
        new.day = self.day
        new.round = self.round
        new.will = self.will
        new.support = self.support
        new.unrest = self.unrest
        new.blockade = self.blockade
        new.marker = self.marker
        new.tiles = self.tiles
        return new

    def describe_board(self, viewer: int) -> dict[str, Any]:
        from sandtable.games.dual_powers.rules.position import describe

        return describe(self, viewer)

    def imagine(self, viewer: int, rng: Random) -> "DualPowersState":
        """Deal the cards the viewer has not seen to hidden hands and objectives, each deal as likely as any other."""
        world = self.copy()
        world.forget()
        rules = self.tables
        mine = rules.side_of_seat[viewer] if viewer >= 0 else NO_SIDE
        secret = [0, 0]  # the cards of each side that the viewer cannot know
        for side in (RED, WHITE):
            if side != mine:
                # In solitaire the player's objective is unseen by all (P7.2), so it is not dealt.
                secret[side] = (self.hands[side] if rules.solitaire else self.held(side)) & rules.all_command
        unseen = self.deck | secret[RED] | secret[WHITE]
        fresh, old = rules.in_name_order(unseen & self.fresh), rules.in_name_order(unseen & ~self.fresh)
        rng.shuffle(fresh)
        rng.shuffle(old)
        for side in (RED, WHITE):
            hidden = secret[side].bit_count()
            taken = min(hidden, (self.held(side) & self.fresh).bit_count())
            dealt = [fresh.pop() for _ in range(taken)] + [old.pop() for _ in range(hidden - taken)]
            rng.shuffle(dealt)
            if secret[side] & ~self.hands[side]:  # the objective is among them
                world.objectives[side] = dealt.pop()
            world.hands[side] = self.hands[side] & ~secret[side] | mask_of(dealt)
        world.deck = mask_of(fresh) | mask_of(old)
        world.imagine_answers(viewer, rng)
        return world

    def possible_answers(self, step: Secret[Any], seat: int) -> list[int]:
        """P3.2: a secret objective may be any command card of the hand."""
        rules = self.tables
        hand = self.hands[rules.side_of_seat[seat]] & rules.all_command
        return [rules.OBJECTIVE + card for card in rules.in_name_order(hand)]

    def board_key(self) -> tuple[Any, ...]:
        """Which of several equal tokens lies where makes no difference."""
        rest = tuple([frozen(getattr(self, name)) for name in self.board_parts[:-3]])
        return rest, tuple([self.faces(mask) for mask in self.at]), self.faces(self.supply)

    def faces(self, mask: int) -> tuple[int, ...]:
        """The tokens of a set by kind and face, sorted."""
        kind_of = self.tables.tokens.kind_of
        return tuple(sorted([2 * kind_of[t] + (1 if self.tired & BIT[t] else 0) for t in members(mask)]))

    # Control and strength

    def present(self, side: int, region: int) -> int:
        """The side's own tokens in a region."""
        return self.at[region] & self.tables.tokens.owned[side]

    def counting(self, side: int, region: int) -> int:
        """P5.1: the tokens that count for a side; neutrals with Will of the People and a token of its own."""
        own = self.present(side, region)
        if own and self.will == side:
            own |= self.at[region] & self.tables.tokens.owned[NEUTRAL]
        return own

    def strength(self, side: int, region: int) -> int:
        """P5.1: the sum of the values shown by the tokens that count."""
        tokens = self.tables.tokens
        mask = self.counting(side, region)
        total = 0
        while mask:
            low = mask & -mask
            token = low.bit_length() - 1
            total += tokens.exhausted[token] if self.tired & low else tokens.ready[token]
            mask ^= low
        return total

    def stronger(self, region: int) -> int:
        """P5.2: the side that is stronger in a region, or ``NO_SIDE``."""
        red, white = self.counting(RED, region), self.counting(WHITE, region)
        if not red and not white:
            return NO_SIDE
        if not red or not white:
            return RED if red else WHITE
        difference = self.strength(RED, region) - self.strength(WHITE, region)
        if difference == 0:
            difference = red.bit_count() - white.bit_count()
        if difference == 0:
            return self.will
        return RED if difference > 0 else WHITE

    # Tokens

    def find(self, kind: int, region: int, tired: bool) -> int:
        """The bit of a token of this kind and face in a region, 0 if there is none."""
        mask = self.at[region] & self.tables.tokens.kind_mask[kind]
        mask &= self.tired if tired else ~self.tired
        return mask & -mask

    def from_supply(self, kind: int) -> int:
        """The bit of a token of this kind in the supply, 0 if there is none."""
        mask = self.supply & self.tables.tokens.kind_mask[kind]
        return mask & -mask

    def put(self, bit: int, region: int) -> None:
        """Put a token from the supply, ready, into a region."""
        self.supply &= ~bit
        self.tired &= ~bit
        self.at[region] |= bit

    # Cards

    def undrawn(self) -> int:
        """How many cards can still be drawn: unseen ones that do not lie aside face down (P7.2)."""
        aside = self.to_come
        if UNSEEN in self.objectives:
            aside += 1
        return self.deck.bit_count() - aside + self.discards.bit_count()

    def reshuffle(self) -> None:
        """P3.1: the discards become the deck; in solitaire cards may still lie aside (P7.2)."""
        self.deck |= self.discards
        self.fresh = self.discards
        self.discards = 0
        if self.sink:
            self.sink.tell("reshuffled", cards=self.deck.bit_count())

    def held(self, side: int) -> int:
        """The cards a side has taken and not shown: its hand, and its objective while that is face down."""
        card = self.objectives[side]
        return self.hands[side] | (BIT[card] if card >= 0 and not self.open & BIT[side] else 0)
