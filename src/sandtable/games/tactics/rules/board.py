"""The state: units on squares with what they have left, elements of cover, points; flat lists of small numbers.

Units are known outside by their numbers in the domain ``unit``, which has every card. The lists here have a place for
each unit in play, its **slot**; ``slot`` leads from one to the other. A squad and the hero who joined it are mates:
they stand in one square, and the squad's slot speaks for both.
"""

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from sandtable.core.bits import BIT
from sandtable.core.event import Value
from sandtable.core.seats import REFEREE
from sandtable.core.state import State
from sandtable.games.tactics.rules.cards import AIRCRAFT, HERO, SQUAD, VEHICLE, Card
from sandtable.games.tactics.rules.sight import UNSEEN

if TYPE_CHECKING:
    from sandtable.games.tactics.rules.tables import TacticsRules

READY: Final = 1
"""T3.2: not activated yet in this round."""
MOVED: Final = 2
"""T20.8: changed its square in this round."""
LOADED: Final = 4
"""T12.4: its artillery can fire."""
DEAD: Final = 8
LEFT: Final = 16
"""It left the board over the far edge: neither destroyed nor present."""
FLAGS: Final = ("ready", "moved", "loaded", "dead", "left")

FIGURES: Final = 5
"""T1.4: a squad has at most five miniatures, so at most five kinds of them."""
LIMITED: Final = 2
"""A card has at most two rows with limited ammunition."""

CRATE: Final = 2
TRAP: Final = 4
"""T9.1: the points of an element; ``element`` has those of a crate as 1 and 2, those of a trap as 3 to 6."""
NOTHING: Final = 0
FULL_CRATE: Final = 2
FULL_TRAP: Final = 6

# Who stands on a square: for each side three bits.
SOLDIERS: Final = 1
MACHINES: Final = 2
FLYERS: Final = 4
ANYBODY: Final = (7, 56)
"""The bits of each side in ``here``."""

# What lasts for the round or is spent, besides the ability bits themselves.
DIAGONAL: Final = 1
"""T5.1: the one cheap diagonal of this activation is used up."""
FAST_USED: Final = 2
"""T17.15: so is the additional point of Fast."""
MEDAL_SPENT: Final = BIT[40]
"""T17.18: in ``lasting``: the medal was announced this round."""
SCOUTED: Final = BIT[43]
"""T17.20: in ``lasting``: each point of Scout Vehicle that was used counts so much, and there is nothing above."""
REBUILT: Final = BIT[41]
"""T18.8: in ``used``: this command squad's mechanic has rebuilt a vehicle."""
BROUGHT_BACK: Final = BIT[42]
"""T18.8: in ``used``: its medic has brought back a squad."""


class Battlefield(State):
    """Everything is open but armies and joining before round one."""

    __slots__ = (
        "ammunition",
        "at",
        "blocks",
        "bridge",
        "charges",
        "element",
        "figures",
        "flags",
        "here",
        "lasting",
        "mate",
        "ordered",
        "paid",
        "picks",
        "points",
        "score",
        "side",
        "slot",
        "tables",
        "tiles",
        "unbroken",
        "unit",
        "used",
    )
    board_parts: ClassVar = (
        *("unit", "side", "slot", "here", "blocks"),
        *("at", "flags", "points", "figures", "ammunition", "used", "lasting", "mate"),
        *("element", "tiles", "score", "ordered", "charges", "bridge", "picks", "paid", "unbroken"),
    )

    def __init__(self, rules: "TacticsRules") -> None:
        """A board without units."""
        super().__init__(rules)
        self.tables = rules
        self.unit: list[int] = []
        """The unit in each slot; sides after each other, names in alphabetical order."""
        self.side: list[int] = []
        self.slot: list[int] = rules.no_slots
        """From a unit's number to its slot, -1 if it is not in play; shared between copies."""
        self.at: list[int] = []
        """The square of each unit, the upper left one of a large vehicle; -1 off the board."""
        self.flags: list[int] = []
        self.points: list[int] = []
        """T1.8: points of vehicles, heroes and aircraft, living miniatures of squads."""
        self.figures: list[int] = []
        """Living miniatures of each kind, ``FIGURES`` places a unit."""
        self.ammunition: list[int] = []
        """Rounds left in each limited row, ``LIMITED`` places a unit."""
        self.used: list[int] = []
        """Once-a-game abilities and orders that are used up, as bits."""
        self.lasting: list[int] = []
        """T17.30: abilities that last this round, as bits."""
        self.mate: list[int] = []
        """T15: of a squad its hero, of a hero their squad, else -1. A dead squad keeps the hero who goes on for it."""
        self.element: list[int] = rules.bare
        """T2.4: the cover element of each square and the points it has left."""
        self.here: list[int] = rules.bare
        """Who stands on each square, as bits; follows from ``at``."""
        self.blocks: list[int] = rules.bare
        """What blocks sight, see ``Sight``; follows from units, elements and tiles."""
        self.tiles: list[int] = []
        """T16.1: squares with a terrain tile that players placed."""
        self.score = [0, 0]
        """T21.2: victory points so far."""
        self.ordered = 0
        """T18.1: the sides that tried an order this round, as bits."""
        self.charges: list[int] = []
        """Who took each charge of the scenario, -1 if nobody."""
        self.bridge = 0
        """For how many ends of rounds the same side alone has held the bridge: positive Allies, negative Axis."""
        self.picks: list[list[int]] = [[], []]
        """What each side has decided in secret: units of its army, -2 for each time it wanted no more (so that their
        number tells nothing); then whom its heroes join, -1: nobody."""
        self.paid = 0
        """What the activated unit has used up of its movement, see ``DIAGONAL``."""
        self.unbroken = False
        """Nobody was asked and no die was rolled since the activation was declared, so its order goes on."""

    def copy(self) -> Self:
        new = type(self)(self.tables)
        self.copy_base(new)
        new.unit = self.unit  # as long as a state has one army these never change
        new.side = self.side
        new.slot = self.slot
        new.at = self.at[:]
        new.flags = self.flags[:]
        new.points = self.points[:]
        new.figures = self.figures[:]
        new.ammunition = self.ammunition[:]
        new.used = self.used[:]
        new.lasting = self.lasting[:]
        new.mate = self.mate[:]
        new.element = self.element  # these change seldom, and then by a new list
        new.tiles = self.tiles
        new.score = self.score
        new.charges = self.charges
        new.picks = self.picks
        new.here = self.here[:]
        new.blocks = self.blocks[:]
        new.ordered = self.ordered
        new.bridge = self.bridge
        new.paid = self.paid
        new.unbroken = self.unbroken
        return new

    def imagine(self, viewer: int, rng: Random) -> State:
        """T16.2, T15.7: only what is decided in secret before round one is hidden; then words do the work."""
        if self.picks[0] or self.picks[1] or self.turn == 0:
            return super().imagine(viewer, rng)
        new = self.copy()
        new.forget()
        return new

    def expand(self, text: str) -> str:
        from sandtable.games.tactics.rules.notation import expanded

        return expanded(self, text)

    def describe_board(self, viewer: int) -> dict[str, Any]:
        from sandtable.games.tactics.rules.position import described

        return described(self, viewer)

    # Who is who

    def card(self, u: int) -> Card:
        """The card of the unit in a slot."""
        return self.tables.card_of_unit[self.unit[u]]

    def name(self, u: int) -> str:
        """The name of the unit in a slot, for events."""
        return self.tables.unit_names[self.unit[u]]

    def square_name(self, square: int) -> str:
        """The name of a square, for events."""
        return self.tables.square_names[square]

    def is_alive(self, u: int) -> bool:
        """Whether it can still fight: neither destroyed nor gone. It may be off the board (T21.6)."""
        return not self.flags[u] & (DEAD | LEFT)

    def on_board(self, u: int) -> bool:
        """Whether it stands on the board."""
        return self.at[u] >= 0

    def is_ready(self, u: int) -> bool:
        """T3.2: whether it may still be activated in this round."""
        return self.flags[u] & (READY | DEAD | LEFT) == READY

    def leads(self, u: int) -> bool:
        """Whether this is a hero who is joined to a squad: then the squad's slot speaks for both."""
        return self.mate[u] >= 0 and self.card(u).kind == HERO

    def hero_of(self, u: int) -> int:
        """T15: the hero joined to a squad, -1 if there is none."""
        hero = self.mate[u]
        return hero if hero >= 0 and self.card(u).kind == SQUAD and not self.flags[hero] & DEAD else -1

    def actor(self, u: int) -> int:
        """T15.6: who goes on for a unit: itself, or the hero if their squad is dead; -1 if nobody is left."""
        if self.is_alive(u):
            return u
        hero = self.hero_of(u)
        return hero if hero >= 0 and self.is_alive(hero) else -1

    def abilities(self, u: int) -> int:
        """T15.2, T17.27: the abilities of a unit, with those its hero shares."""
        hero = self.hero_of(u)
        own = self.card(u).abilities
        return own | (self.card(hero).abilities & self.tables.shared) if hero >= 0 else own

    def is_soldier(self, u: int) -> bool:
        """Squads and heroes."""
        kind = self.card(u).kind
        return kind in (SQUAD, HERO)

    def miniatures(self, u: int) -> int:
        """How many living miniatures a unit has, a joined hero included (R7)."""
        count = self.points[u] if self.card(u).kind == SQUAD else 1
        return count + 1 if self.hero_of(u) >= 0 else count

    def speakers(self, side: int) -> list[int]:
        """The units of a side that are activated by themselves: joined heroes are not among them."""
        return [u for u in range(len(self.unit)) if self.side[u] == side and self.is_alive(u) and not self.leads(u)]

    # Squares

    def footprint(self, u: int, square: int) -> list[int]:
        """T1.5: the squares a unit covers if it stands there."""
        return self.tables.block_at[square] if self.card(u).large else self.tables.just[square]

    def squares(self, u: int) -> list[int]:
        """The squares a unit covers now."""
        return self.footprint(u, self.at[u]) if self.at[u] >= 0 else []

    def units_at(self, square: int) -> list[int]:
        """The units that cover a square."""
        return [u for u in range(len(self.at)) if self.at[u] >= 0 and square in self.squares(u)]

    def put(self, u: int, square: int) -> None:
        """Set a unit on a square, or take it off the board (-1); a hero goes with their squad."""
        old = self.squares(u)
        self.at[u] = square
        hero = self.hero_of(u)
        if hero >= 0:
            self.at[hero] = square
        for one in old:
            self.touch(one)
        for one in self.squares(u):
            self.touch(one)

    def touch(self, square: int) -> None:
        """Work out anew what stands on a square and blocks sight there (T6.3 to T6.5)."""
        here = 0
        for u in range(len(self.at)):
            place = self.at[u]
            if place < 0:
                continue
            card = self.card(u)
            if place == square or (card.large and square in self.tables.block_at[place]):
                bit = MACHINES if card.kind == VEHICLE else FLYERS if card.kind == AIRCRAFT else SOLDIERS
                here |= bit << (3 * self.side[u])
        self.here[square] = here
        blocks = 0
        if here & (MACHINES | MACHINES << 3) or square in self.tiles:
            blocks = 2
        elif here & (SOLDIERS | SOLDIERS << 3) or self.element[square] > FULL_CRATE:
            blocks = 1
        self.blocks[square] = blocks

    def survey(self) -> None:
        """Work out what follows from units, elements and tiles on the whole board."""
        self.here = self.tables.bare[:]
        self.blocks = self.tables.bare[:]
        for square in self.tables.ground.squares:
            self.touch(square)

    def is_crate(self, square: int) -> bool:
        """T2.3: whether an ammo crate stands here."""
        return 0 < self.element[square] <= FULL_CRATE

    def is_trap(self, square: int) -> bool:
        """T2.3: whether a tank trap stands here."""
        return self.element[square] > FULL_CRATE

    def set_element(self, square: int, value: int) -> None:
        """A cover element is placed, loses points or is gone (0)."""
        self.element = self.element[:]
        self.element[square] = value
        self.touch(square)

    def clear_element(self, square: int) -> None:
        """The cover element of a square is gone."""
        self.set_element(square, NOTHING)

    def gain(self, side: int, points: int) -> None:
        """T21.2: victory points."""
        self.score = [self.score[0] + points, self.score[1]] if side == 0 else [self.score[0], self.score[1] + points]

    def pick(self, side: int, choice: int) -> None:
        """A side has decided something in secret."""
        self.picks = [[*picks, choice] if one == side else picks for one, picks in enumerate(self.picks)]

    def level(self, u: int, v: int) -> int:
        """T6.3, T6.4: 1 if both are soldiers, whose sight soldiers and traps block; else 2."""
        return 1 if self.is_soldier(u) and self.is_soldier(v) else 2

    def sees(self, u: int, v: int) -> bool:
        """T6: whether two units on the board see each other."""
        a, b = self.at[u], self.at[v]
        sight = self.tables.sight
        if self.card(u).large or self.card(v).large:
            return sight.sees_from(self.squares(u), self.squares(v), self.level(u, v), self.blocks) != UNSEEN
        return a == b or sight.sees(a, b, self.level(u, v), self.blocks)

    def distance(self, u: int, v: int) -> int:
        """T7.2: the range between two units, of large ones the shortest (T1.5)."""
        table = self.tables.ground.distance
        if self.card(u).large or self.card(v).large:
            return min([table[a][b] for a in self.squares(u) for b in self.squares(v)])
        return table[self.at[u]][self.at[v]]

    # What happens to units

    def destroy(self, u: int) -> None:
        """T21.2, T21.5: a unit is gone and scores for the enemy; a hero goes on for their squad (T15.6)."""
        squares = self.squares(u)
        self.flags[u] = (self.flags[u] | DEAD) & ~READY
        self.points[u] = 0
        for k in range(FIGURES):
            self.figures[u * FIGURES + k] = 0
        self.at[u] = -1
        mate = self.mate[u]
        if mate >= 0:
            self.mate[mate] = -1
            if self.card(u).kind == HERO:
                self.mate[u] = -1
        for square in squares:
            self.touch(square)
        self.gain(1 - self.side[u], self.card(u).ap)
        self.tell("destroyed", unit=self.name(u), ap=self.card(u).ap)

    def hurt(self, u: int, damage: int) -> None:
        """T7.5: a vehicle, aircraft or hero loses points."""
        lost = min(damage, self.points[u])
        if not lost:
            return
        self.points[u] -= lost
        self.tell("hurt", unit=self.name(u), count=lost, left=self.points[u])
        if not self.points[u]:
            self.destroy(u)

    def remove(self, u: int, kind: int, count: int) -> None:
        """T7.5: miniatures of a squad are taken off."""
        if not count:
            return
        self.figures[u * FIGURES + kind] -= count
        self.points[u] -= count
        self.tell("fell", unit=self.name(u), figure=self.card(u).figures[kind], count=count, left=self.points[u])
        if not self.points[u]:
            self.destroy(u)

    def part(self, squad: int) -> None:
        """T15.5: the hero leaves their squad for good."""
        hero = self.mate[squad]
        self.mate[hero] = -1
        self.mate[squad] = -1

    def refresh(self) -> None:
        """T3.2: all units are ready again, and what lasted for the round is over."""
        for u in range(len(self.flags)):
            if not self.flags[u] & (DEAD | LEFT):
                self.flags[u] = (self.flags[u] | READY) & ~MOVED
            self.lasting[u] = 0
        self.ordered = 0

    # Telling

    def tell(self, event: str, **args: Value) -> None:
        """Everybody sees this happen; nothing is told while bots play out games in their heads."""
        if self.sink is not None:
            self.sink.tell(event, **args)

    def knows(self, viewer: int, side: int) -> bool:
        """Whether a viewer may know what a side decided in secret: only who decides it does, until it is open."""
        return viewer == REFEREE or viewer == self.tables.teams.index(side)
