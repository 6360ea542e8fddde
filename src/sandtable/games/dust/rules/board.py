"""The board: who stands where with what, cards, scores, and what is agreed for the round.

Areas are numbered with the land first, so that sets of land and sets of sea areas are small bit sets. A *force* is a
number: the seats are the first, the neutral armies follow.
"""

from random import Random
from typing import Any, ClassVar, Final

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, lowest, mask_of, members
from sandtable.core.errors import NotNow
from sandtable.core.state import State, shares
from sandtable.core.step import QUESTION, Secret, Step
from sandtable.games.dust.rules.editions import SUBMARINE
from sandtable.games.dust.rules.tables import DustRules

NOBODY: Final = -1
FORCES: Final = 6
KINDS: Final = 5
"""Kinds of units."""
NO_CARD: Final = -1

# D11.2: the majorities
MOST_CENTRES: Final = 0
MOST_SEA: Final = 1
MOST_LAND: Final = 2
MAJORITIES: Final = ("centres", "sea", "land")


class DustState(State):
    """Everything on the table."""

    __slots__ = (
        "attacked",
        "capitals_open",
        "cards",
        "centres",
        "colours",
        "deck",
        "discards",
        "fresh",
        "gained",
        "gone",
        "hands",
        "homes",
        "lands",
        "majorities",
        "neutral_capitals",
        "owner",
        "pacts",
        "queue",
        "radar",
        "reserve",
        "round",
        "seas",
        "tables",
        "units",
        "used",
        "vp",
    )

    board_parts: ClassVar[tuple[str, ...]] = (
        *("owner", "units", "centres", "reserve", "colours", "homes", "neutral_capitals", "hands", "deck", "discards"),
        *("lands", "seas", "fresh", "cards", "used", "radar", "pacts", "queue", "attacked", "vp", "gained"),
        *("majorities", "capitals_open", "round", "gone"),
    )

    owner: list[int]
    """D1.8: whose units stand in each area."""
    units: list[int]
    """How many of each kind, area by area."""
    lands: list[int]
    seas: list[int]
    """The land and sea areas of each force."""
    centres: int
    """The land areas with a production centre."""
    reserve: list[int]
    """D1.1: what each force has left in its supply."""
    colours: list[int]
    """The army colour of each force."""
    homes: list[int]
    """D2.3: the capital each seat claimed first."""
    neutral_capitals: int
    """D2.5: capitals that nobody claimed."""
    hands: list[int]
    deck: int
    """Cards nobody has seen: the deck has no hidden order."""
    discards: int
    fresh: int
    """The cards of the last reshuffle: whoever held a card before it does not hold one of these."""
    cards: list[int]
    """The card that lies open before each seat."""
    used: int
    """The seats whose ability is used up for this round."""
    radar: int
    """D10.5: the seats whose radar works for the rest of the round."""
    pacts: list[int]
    """D10.4: with whom each seat has peace this round."""
    queue: list[int]
    """The seats that are still to have their turn this round, in order."""
    attacked: list[int]
    """D6.6: origins and targets of this turn's attacks, as ``origin * 128 + target``, ascending."""
    vp: list[int]
    gained: list[int]
    """The victory points of the last scoring."""
    majorities: list[int]
    """D11.2: who holds each."""
    capitals_open: bool
    """D6.9: somebody entitled has attacked a capital, so everybody may."""
    round: int
    gone: int
    """D12.5: the seats that have resigned; their units are neutral."""

    def __init__(self, rules: DustRules, source: "DustState | None" = None) -> None:
        """An empty board with everything in the supplies, or that of another state."""
        super().__init__(rules)
        self.tables = rules
        if source is None:
            self._lay_out(rules, len(rules.seats))
        else:
            self._take_over(source)

    def _lay_out(self, rules: DustRules, players: int) -> None:
        self.owner = [NOBODY] * rules.areas
        self.units = [0] * (rules.areas * KINDS)
        self.lands = [0] * FORCES
        self.seas = [0] * FORCES
        self.centres = 0
        self.reserve = rules.full_reserve[:]
        self.colours = [NOBODY] * FORCES
        self.homes = [NOBODY] * players
        self.neutral_capitals = 0
        self.hands = [0] * players
        self.deck = rules.all_cards
        self.discards = 0
        self.fresh = 0
        self.cards = [NO_CARD] * players
        self.used = 0
        self.radar = 0
        self.pacts = [0] * players
        self.queue = []
        self.attacked = []
        self.vp = [0] * players
        self.gained = [0] * players
        self.majorities = [NOBODY, NOBODY, NOBODY]
        self.capitals_open = False
        self.round = 0
        self.gone = 0

    def _take_over(self, source: "DustState") -> None:
        """What changes but once a round, or in the set-up only, is shared: whoever changes it takes a new list."""
        self.owner = source.owner[:]
        self.units = source.units[:]
        self.lands = source.lands[:]
        self.seas = source.seas[:]
        self.centres = source.centres
        self.reserve = source.reserve[:]
        self.colours = source.colours
        self.homes = source.homes
        self.neutral_capitals = source.neutral_capitals
        self.hands = source.hands[:]
        self.deck = source.deck
        self.discards = source.discards
        self.fresh = source.fresh
        self.cards = source.cards[:]
        self.used = source.used
        self.radar = source.radar
        self.pacts = source.pacts[:]
        self.queue = source.queue[:]
        self.attacked = source.attacked[:]
        self.vp = source.vp
        self.gained = source.gained
        self.majorities = source.majorities
        self.capitals_open = source.capitals_open
        self.round = source.round
        self.gone = source.gone

    def copy(self) -> "DustState":
        new = DustState(self.tables, self)
        self.copy_base(new)
        return new

    def describe_board(self, viewer: int) -> dict[str, Any]:
        from sandtable.games.dust.rules.position import describe

        return describe(self, viewer)

    def imagine(self, viewer: int, rng: Random) -> "DustState":
        """Deal the cards the viewer has not seen to the hands they do not know, and the rest to the deck."""
        world = self.copy()
        world.forget()
        rules = self.tables
        unseen = self.deck
        for seat in range(rules.players):
            if seat != viewer:
                unseen |= self.hands[seat]
        fresh = self.fresh if self.fresh else rules.all_cards
        new, old = rules.cards_by_name(unseen & fresh), rules.cards_by_name(unseen & ~fresh)
        rng.shuffle(new)
        rng.shuffle(old)
        for seat in range(rules.players):
            if seat != viewer:
                cards = self.hands[seat].bit_count()
                taken = (self.hands[seat] & fresh).bit_count()  # by counting draws, everybody knows
                dealt = [new.pop() for _ in range(taken)] + [old.pop() for _ in range(cards - taken)]
                world.hands[seat] = mask_of(dealt)
        world.deck = mask_of(new)
        world.imagine_answers(viewer, rng)
        return world

    def possible_answers(self, step: Secret[Any], seat: int) -> list[int]:
        """D3.1: a secret pick may be any card of the hand."""
        base = self.rules.space.verb(step.verbs[0]).base
        hand = self.hands[seat] or self.discards  # they picked, and have resigned since (D12.5)
        return [base + card for card in self.tables.cards_by_name(hand)]

    def closed(self, seat: int, action: int) -> Ban | None:
        from sandtable.games.dust.rules.closed import closed

        return closed(self, seat, action)

    # D12.5 Resigning

    def resigned(self, seat: int) -> None:
        """D12.5: the units of whoever gives up are neutral from now on; the last player left has won."""
        if self.gone & BIT[seat]:
            raise NotNow("you have resigned already", "error-resigned")
        self.gone |= BIT[seat]
        left = [other for other in range(len(self.rules.seats)) if not self.gone & BIT[other]]
        if len(left) == 1:
            self.end("resignation", shares([other in left for other in range(len(self.rules.seats))]))
            return
        self._legal = None
        self.stack.pop().ask_again(self, seat)
        if seat in self.queue and self.round:
            self.queue.remove(seat)
        self.put_away(seat)
        self.settle()

    def put_away(self, seat: int) -> None:
        """D12.5: whoever has resigned holds no cards; in the set-up these still give the place in the order."""
        if self.round:
            self.discards |= self.hands[seat]
            self.hands[seat] = 0
            self.pacts[seat] = 0

    def settle(self) -> None:
        """As in every game; and a seat that has resigned answers with as little as it may (D12.5)."""
        super().settle()
        while self.gone and self.stack:
            top = self.stack[-1]
            if isinstance(top, Secret) and not top.missing(self):  # all who are left had answered
                self.stack.pop()
                top.resolve(self)
            elif isinstance(top, Secret) and top.missing(self) & self.gone:
                seat = lowest(top.missing(self) & self.gone)
                self.stack.pop()
                top.answer(self, seat, self.least(top, seat))
            elif top.asks == QUESTION and self.gone & BIT[self.seat]:
                self.stack.pop()
                top.answer(self, self.seat, self.least(top, self.seat))
            else:
                return
            super().settle()

    def least(self, step: Step[Any], seat: int) -> int:
        """The answer that does least: none at all if there is that, otherwise the first."""
        legal = step.legal(self, seat)
        for action in legal:
            if self.rules.space.verb_at[action] in ("done", "decline"):
                return action
        return legal[0]

    # Who holds what

    def is_player(self, force: int) -> bool:
        """Whether a force is that of a player who is still in the game, not a neutral army."""
        return 0 <= force < self.tables.players and not (self.gone and self.gone & BIT[force])

    def is_neutral(self, area: int) -> bool:
        """Whether neutral units stand in an area."""
        owner = self.owner[area]
        return owner >= len(self.tables.seats) or (owner >= 0 and self.gone & BIT[owner] != 0)

    def empty_land(self) -> int:
        """The land areas nobody occupies."""
        found = self.tables.land_mask
        for mask in self.lands:
            found &= ~mask
        return found

    def empty_sea(self) -> int:
        """The sea areas nobody occupies."""
        found = self.tables.sea_mask
        for mask in self.seas:
            found &= ~mask
        return found

    def others_land(self, force: int) -> int:
        """The land areas that somebody else occupies."""
        found = 0
        for other in range(FORCES):
            if other != force:
                found |= self.lands[other]
        return found

    def others_sea(self, force: int) -> int:
        """The sea areas that somebody else occupies."""
        found = 0
        for other in range(FORCES):
            if other != force:
                found |= self.seas[other]
        return found

    def own_centres(self, force: int) -> int:
        """D1.7: the centres of a force, as a set of land areas."""
        return self.centres & self.lands[force]

    def capitals_of(self, force: int) -> int:
        """How many capitals a force holds that count as such (D6.10)."""
        return (self.lands[force] & self.counting_capitals()).bit_count()

    def counting_capitals(self) -> int:
        """D6.10: the capitals; without those that are ordinary land because nobody claimed them."""
        if self.tables.plain_neutrals:
            return self.tables.capitals & ~self.neutral_capitals
        return self.tables.capitals

    def sources_of(self, force: int) -> int:
        """How many power sources a force holds, on land and at sea."""
        return (self.lands[force] & self.tables.land_sources).bit_count() + (
            self.seas[force] & self.tables.sea_sources
        ).bit_count()

    def areas_of(self, force: int) -> int:
        """How many areas a force holds."""
        return self.lands[force].bit_count() + self.seas[force].bit_count()

    # Units

    def count(self, area: int, kind: int) -> int:
        """How many units of a kind stand in an area."""
        return self.units[area * KINDS + kind]

    def force_at(self, area: int) -> list[int]:
        """All units of an area, by kind."""
        return self.units[area * KINDS : area * KINDS + KINDS]

    def add(self, force: int, area: int, kind: int, count: int) -> None:
        """Put units into an area, which belongs to the force from now on (D1.8, D5.8)."""
        if count == 0:
            return
        self.units[area * KINDS + kind] += count
        if self.owner[area] != force:
            self.owner[area] = force
            if area < self.tables.first_sea:
                self.lands[force] |= BIT[area]
            else:
                self.seas[force] |= BIT[area - self.tables.first_sea]

    def remove(self, area: int, kind: int, count: int) -> None:
        """Take units out of an area; an empty one belongs to nobody (D5.8, D6.11)."""
        if count == 0:
            return
        place = area * KINDS
        self.units[place + kind] -= count
        if not (
            self.units[place]
            or self.units[place + 1]
            or self.units[place + 2]
            or self.units[place + 3]
            or self.units[place + SUBMARINE]
        ):
            force = self.owner[area]
            self.owner[area] = NOBODY
            if area < self.tables.first_sea:
                self.lands[force] &= ~BIT[area]
            else:
                self.seas[force] &= ~BIT[area - self.tables.first_sea]

    def raise_units(self, force: int, area: int, kind: int, count: int) -> None:
        """From the supply onto the map."""
        self.reserve[force * KINDS + kind] -= count
        self.add(force, area, kind, count)

    def destroy(self, area: int, kind: int, count: int) -> None:
        """D1.1: destroyed units return to the supply."""
        self.reserve[self.owner[area] * KINDS + kind] += count
        self.remove(area, kind, count)

    # Areas as sets

    def land_members(self, mask: int) -> list[int]:
        """The areas of a set of land areas."""
        return members(mask)

    def sea_members(self, mask: int) -> list[int]:
        """The areas of a set of sea areas."""
        return [self.tables.first_sea + place for place in members(mask)]

    # Cards

    def ability_ready(self, seat: int, ability: int) -> bool:
        """D3.4: whether the open card of a seat has this ability and it is not used up."""
        if not self.is_player(seat) or self.used & BIT[seat]:
            return False
        card = self.cards[seat]
        return card >= 0 and self.tables.card_ability[card] == ability

    def discard_open(self, seat: int) -> None:
        """The open card of a seat goes onto the discards."""
        card = self.cards[seat]
        if card >= 0:
            self.discards |= BIT[card]
            self.cards[seat] = NO_CARD

    def reshuffle(self) -> None:
        """D1.3: as soon as the last card is drawn the discards become the deck; open cards stay out."""
        if not self.deck and self.discards:
            self.deck = self.fresh = self.discards
            self.discards = 0
            if self.sink:
                self.sink.tell("reshuffled", cards=self.deck.bit_count())

    def rank(self, card: int) -> int:
        """D2.2, D3.3: combat, then movement, then stars, as one number."""
        rules = self.tables
        return rules.card_combat[card] * 1000 + rules.card_movement[card] * 100 + rules.card_stars[card]

    def first_area(self, mask: int) -> int:
        """The first land area of a set that is not empty."""
        return lowest(mask)
