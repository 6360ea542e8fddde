"""T16, T15.1: preparation: armies in secret, tiles and cover elements by turns, heroes in secret, units put down."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, mask_of
from sandtable.core.errors import Problem
from sandtable.core.step import Chance, Procedure, Secret, Step
from sandtable.games.tactics.rules.army import TAKEN, add_forbidden, cost, end_forbidden, join_forbidden
from sandtable.games.tactics.rules.asking import SideQuestion, UnitQuestion
from sandtable.games.tactics.rules.board import FULL_CRATE, FULL_TRAP, Battlefield
from sandtable.games.tactics.rules.cards import HERO, SIDES, SQUAD
from sandtable.games.tactics.rules.ground import CIRCLE, SMOKE
from sandtable.games.tactics.rules.reach import Walk
from sandtable.games.tactics.rules.round import INITIATIVE, Round, contest

ALONE: Final = -1
"""In ``picks``: the hero joins nobody."""
DONE: Final = -2
"""In ``picks``: the army is complete."""


# What is not allowed


def not_in_army(s: Battlefield, side: int, unit: int) -> Ban | None:
    """T1.7, T16.1, T18.1: cards the army cannot have; copies are taken in their order."""
    tables = s.tables
    card = tables.cards.card_of_unit[unit]
    taken = cards_taken(s, side)
    if tables.side_of_unit[unit] != side:
        return Ban("T1.7", "army-faction")
    ban = add_forbidden(tables.cards, taken, card, tables.limits)
    if ban is None and tables.cards.unit_number(card, taken.count(card)) != unit:
        ban = Ban("T1.7", "army-copies")
    return ban


def army_incomplete(s: Battlefield, side: int) -> Ban | None:
    """T16.1: the scenario's forces must be there."""
    return end_forbidden(s.tables.cards, cards_taken(s, side), s.tables.limits)


def army_complete(s: Battlefield, side: int) -> Ban | None:
    """T16.2: whoever has said that the army is complete takes no more."""
    return Ban("T16.2", "army-done") if DONE in s.picks[side] else None


def cannot_join(s: Battlefield, hero: int, squad: int) -> Ban | None:
    """T15.1, T17.10, T17.11, T17.17, T17.29: whom a hero may join."""
    v = s.slot[squad]
    if v < 0 or s.side[v] != s.side[hero]:
        return Ban("T15.1", "join-squad")
    cards = s.tables.cards.card_of_unit
    return join_forbidden(s.tables.cards, cards[s.unit[hero]], cards[squad])


def squad_taken(s: Battlefield, side: int, squad: int) -> Ban | None:
    """T15.1: one hero a squad."""
    return TAKEN if squad in s.picks[side] else None


def outside_zone(s: Battlefield, square: int) -> Ban | None:
    """T16.1: cover elements stand in the cover zone."""
    return None if square in s.tables.scenario.cover else Ban("T16.1", "outside-zone")


def wrong_ground(s: Battlefield, square: int) -> Ban | None:
    """T2.2: cover elements stand on circles and diamonds only."""
    fits = s.tables.ground.terrain[square] in (CIRCLE, SMOKE) and square not in s.tiles
    return None if fits else Ban("T2.2", "wrong-ground")


def element_there(s: Battlefield, square: int) -> Ban | None:
    """T2.4: one cover element a square."""
    return Ban("T2.4", "element-there") if s.element[square] else None


def trap_indoors(s: Battlefield, square: int) -> Ban | None:
    """T14.2: traps only in a building with a large entrance."""
    building = s.tables.ground.building[square]
    large = building < 0 or s.tables.ground.has_large[building]
    return None if large else Ban("T14.2", "trap-indoors")


def none_left(left: int) -> Ban | None:
    """T16.2: all of these are placed."""
    return None if left else Ban("T16.2", "none-left")


def no_tile_there(s: Battlefield, square: int) -> Ban | None:
    """T16.1: tiles lie on circles, not where units enter, not in buildings, not on objectives, one a square."""
    tables = s.tables
    ground, scenario = tables.ground, tables.scenario
    free = ground.terrain[square] == CIRCLE and ground.building[square] < 0 and square not in s.tiles
    for squares in [*scenario.enter, *scenario.deploy, scenario.bridge, scenario.charges, scenario.exits]:
        free = free and square not in squares
    for squares in [*scenario.bonus_held, scenario.keep]:
        free = free and square not in squares
    return None if free else Ban("T16.1", "no-tile-there")


def cannot_put(squares: list[int], square: int) -> Ban | None:
    """T3.6: units are put where the scenario says, and where they can stand."""
    return None if square in squares else Ban("T3.6", "cannot-put")


PROHIBITIONS: Final[Prohibitions] = [
    ("T1.7", not_in_army),
    ("T16.1", army_incomplete),
    ("T16.2", army_complete),
    ("T15.1", cannot_join),
    ("T15.1", squad_taken),
    ("T16.1", outside_zone),
    ("T2.2", wrong_ground),
    ("T2.4", element_there),
    ("T14.2", trap_indoors),
    ("T16.2", none_left),
    ("T16.1", no_tile_there),
    ("T3.6", cannot_put),
]


# Armies


def captains(s: Battlefield) -> list[int]:
    """The seat that decides for each side what is decided in secret."""
    return [s.rules.teams.index(side) for side in (0, 1)]


def cards_taken(s: Battlefield, side: int) -> list[int]:
    """The cards a side has taken so far."""
    return [s.tables.cards.card_of_unit[one] for one in s.picks[side] if one >= 0]


class ChooseArmies(Secret[Battlefield]):
    """T16.2, T1.7: both sides choose at once, card by card, face down.

    Both answer until both are complete, so that nobody sees how many cards the other has.
    """

    __slots__ = ()
    cites: ClassVar = ("T16.1", "T16.2", "T1.7", "T18.1")
    verbs: ClassVar = ("take", "done")
    opens: ClassVar = False

    def asked(self, s: Battlefield) -> int:
        return mask_of(captains(s))

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        cards, ap = s.tables.cards, s.tables.limits.ap
        if not ap:
            return "ask-choose-forces", {}
        return "ask-choose-armies", {"points": ap - cost(cards, cards_taken(s, s.rules.teams[seat]))}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        side, tables = s.rules.teams[seat], s.tables
        found: list[int] = []
        if army_complete(s, side) is None:
            units = range(len(tables.unit_names))
            found = [tables.verb_take + unit for unit in units if not_in_army(s, side, unit) is None]
        if army_incomplete(s, side) is None:
            found.append(tables.verb_done)
        found.sort()
        return found

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        unit, side = s.chosen(action), s.rules.teams[seat]
        return army_incomplete(s, side) if unit < 0 else army_complete(s, side) or not_in_army(s, side, unit)

    def resolve(self, s: Battlefield) -> None:
        for seat, action in enumerate(self.answers):
            if action >= 0:
                picked = DONE if action == s.tables.verb_done else s.chosen(action)
                s.pick(s.rules.teams[seat], picked)
        if any(DONE not in picks for picks in s.picks):
            s.do(ChooseArmies([-1] * len(s.rules.seats)))
            return
        armies = [[unit for unit in picks if unit != DONE] for picks in s.picks]
        s.picks = [[], []]
        s.reveal()
        for side in (0, 1):
            for unit in armies[side]:
                s.tell("took", side=SIDES[side], unit=s.tables.unit_names[unit])
        field_units(s, armies[0] + armies[1])

    def check(self, s: Battlefield) -> Problem | None:
        if s.unit or len(s.picks[0]) != len(s.picks[1]) or all(DONE in picks for picks in s.picks):
            return Problem("both sides still choose their armies", "problem-tactics-choosing", "T16.2")
        return None


def field_units(s: Battlefield, units: list[int]) -> None:
    """The armies are known: every unit gets its slot, whole, ready and off the board."""
    names = s.tables.unit_names
    side_of = s.tables.side_of_unit
    s.unit = sorted(units, key=lambda unit: (side_of[unit], names[unit]))
    s.tables.equip(s)


# Tiles and cover elements


def begin_placing(s: Battlefield) -> list[Step[Battlefield]]:
    """T16.1, T16.2: what is placed by turns: tiles first, then cover elements, each begun by a roll."""
    scenario = s.tables.scenario
    steps: list[Step[Battlefield]] = []
    if scenario.tiles:
        steps.append(PlacingRoll(scenario.tiles, 0, 0))
    if scenario.crates + scenario.traps:
        steps.append(PlacingRoll(0, scenario.crates, scenario.traps))
    return steps


class PlacingRoll(Chance[Battlefield]):
    """T16.1: three dice a side decide who places first; ties are rolled again."""

    __slots__ = ("crates", "tiles", "traps")
    cites: ClassVar = ("T16.1",)
    fields: ClassVar = ("tiles:int", "crates:int", "traps:int")
    verbs: ClassVar = ("wins",)

    def __init__(self, tiles: int, crates: int, traps: int) -> None:
        self.tiles = tiles
        self.crates = crates
        self.traps = traps

    def odds(self, s: Battlefield) -> list[int]:
        return contest(INITIATIVE, INITIATIVE)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        s.do(Place(s.chosen(action), self.tiles, self.crates, self.traps))


class Place(SideQuestion):
    """T16.1, T16.2, T2.2, T2.4: sides place by turns; a player chooses which element it is."""

    __slots__ = ("crates", "side", "tiles", "traps")
    cites: ClassVar = ("T16.1", "T16.2", "T2.2", "T2.4", "T14.2")
    fields: ClassVar = ("side:side", "tiles:int", "crates:int", "traps:int")
    verbs: ClassVar = ("tile", "crate", "trap")

    def __init__(self, side: int, tiles: int, crates: int, traps: int) -> None:
        """How many of each are left."""
        self.side = side
        self.tiles = tiles
        self.crates = crates
        self.traps = traps

    def asked_side(self, s: Battlefield) -> int:
        return self.side

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        if self.tiles:
            return "ask-place-tile", {"tiles": self.tiles}
        return "ask-place", {"crates": self.crates, "traps": self.traps}

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        verb, square = s.rules.space.verb_at[action], s.chosen(action)
        if verb == "tile":
            return none_left(self.tiles) or no_tile_there(s, square)
        left = self.crates if verb == "crate" else self.traps
        ban = none_left(left) or outside_zone(s, square) or wrong_ground(s, square) or element_there(s, square)
        return ban or (trap_indoors(s, square) if verb == "trap" else None)

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        found: list[int] = []
        squares = s.tables.ground.squares if self.tiles else s.tables.scenario.cover
        for base in (s.tables.verb_tile, s.tables.verb_crate, s.tables.verb_trap):
            found += [base + square for square in squares if self.forbids(s, seat, base + square) is None]
        found.sort()
        return found

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        verb, square = s.rules.space.verb_at[action], s.chosen(action)
        tiles, crates, traps = self.tiles, self.crates, self.traps
        if verb == "tile":
            tiles -= 1
            s.tiles = sorted([*s.tiles, square])
        elif verb == "crate":
            crates -= 1
            s.set_element(square, FULL_CRATE)
        else:
            traps -= 1
            s.set_element(square, FULL_TRAP)
        s.touch(square)
        s.tell("placed", side=SIDES[self.side], element=verb, square=s.square_name(square))
        following = Place(1 - self.side, tiles, crates, traps)
        if (tiles or crates or traps) and following.legal(s, seat):
            s.do(following)


# Heroes


def heroes_with_choice(s: Battlefield, side: int) -> list[int]:
    """The heroes of a side who could join a squad, as far as the cards go."""
    found: list[int] = []
    for u in range(len(s.unit)):
        own = s.side[u] == side and s.card(u).kind == HERO
        if own and any(cannot_join(s, u, s.unit[v]) is None for v in squads_of(s, side)):
            found.append(u)
    return found


def squads_of(s: Battlefield, side: int) -> list[int]:
    """The squads of a side."""
    return [u for u in range(len(s.unit)) if s.side[u] == side and s.card(u).kind == SQUAD]


class Heroes(Procedure[Battlefield]):
    """T15.1, T15.7: before the first initiative heroes may join squads."""

    __slots__ = ()
    cites: ClassVar = ("T15.1", "T15.7")

    def run(self, s: Battlefield) -> None:
        ask_heroes(s, 0)


def ask_heroes(s: Battlefield, number: int) -> None:
    """Ask both sides at once about their hero of this number; after the last, all is shown."""
    lists = [heroes_with_choice(s, side) for side in (0, 1)]
    if number < max(len(lists[0]), len(lists[1])):
        s.do(JoinHeroes([-1] * len(s.rules.seats), number))
        return
    picks = s.picks
    s.picks = [[], []]
    if number:
        s.reveal()
    for side in (0, 1):
        for hero, squad in zip(lists[side], picks[side], strict=True):
            if squad != ALONE:
                v = s.slot[squad]
                s.mate[hero] = v
                s.mate[v] = hero
                s.tell("joined", unit=s.name(hero), squad=s.name(v))


class JoinHeroes(Secret[Battlefield]):
    """T15.1, T15.7: whom a hero joins is decided by both sides at once, in secret."""

    __slots__ = ("number",)
    cites: ClassVar = ("T15.1", "T15.7", "T17.10", "T17.11", "T17.17", "T17.29")
    fields: ClassVar = ("number:int",)
    verbs: ClassVar = ("join", "alone")
    opens: ClassVar = False

    def __init__(self, answers: list[int], number: int) -> None:
        """``number``: the how many-th hero of each side."""
        super().__init__(answers)
        self.number = number

    def with_answers(self, answers: list[int]) -> "JoinHeroes":
        return JoinHeroes(answers, self.number)

    def hero(self, s: Battlefield, side: int) -> int:
        """The hero of a side who is asked about, -1 if it has no more."""
        heroes = heroes_with_choice(s, side)
        return heroes[self.number] if self.number < len(heroes) else -1

    def asked(self, s: Battlefield) -> int:
        found = 0
        for side, seat in enumerate(captains(s)):
            if self.hero(s, side) >= 0:
                found |= BIT[seat]
        return found

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-join", {"unit": s.name(self.hero(s, s.rules.teams[seat]))}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        side = s.rules.teams[seat]
        squads = [s.tables.verb_join + s.unit[v] for v in squads_of(s, side)]
        return sorted([s.tables.verb_alone, *[one for one in squads if self.forbids(s, seat, one) is None]])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        squad, side = s.chosen(action), s.rules.teams[seat]
        if squad < 0:
            return None
        return cannot_join(s, self.hero(s, side), squad) or squad_taken(s, side, squad)

    def resolve(self, s: Battlefield) -> None:
        for seat, action in enumerate(self.answers):
            if action >= 0:
                s.pick(s.rules.teams[seat], s.chosen(action))
        ask_heroes(s, self.number + 1)

    def check(self, s: Battlefield) -> Problem | None:
        counts = [len(heroes_with_choice(s, side)) for side in (0, 1)]
        fits = all(len(s.picks[side]) == min(self.number, counts[side]) for side in (0, 1))
        if not fits or not 0 <= self.number < max(counts):
            return Problem("heroes are asked one after the other", "problem-tactics-joining", "T15.7")
        return None


# Units that stand on the board before round one


class Deploy(Procedure[Battlefield]):
    """T3.6: a scenario may place units instead of letting them enter."""

    __slots__ = ()
    cites: ClassVar = ("T3.6",)

    def run(self, s: Battlefield) -> None:
        deploy_next(s)


def deploy_next(s: Battlefield) -> None:
    """Ask for the next unit that is to be put down: large vehicles first, as long as there is room for them."""
    for u in sorted(range(len(s.unit)), key=lambda u: (not s.card(u).large, u)):
        zone = s.tables.scenario.deploy[s.side[u]]
        if zone and s.at[u] < 0 and not s.leads(u) and places_for(s, u):
            s.do(Put(s.unit[u]))
            return


def places_for(s: Battlefield, u: int) -> list[int]:
    """Where a unit can be put: with all its squares in the zone."""
    zone, walk = s.tables.scenario.deploy[s.side[u]], Walk(s, u, False)
    found: list[int] = []
    for square in zone:
        squares = s.footprint(u, square)
        if squares and all(one in zone for one in squares) and walk.may_end(square):
            found.append(square)
    return found


class Put(UnitQuestion):
    """T3.6: where a unit stands when the battle begins."""

    __slots__ = ()
    cites: ClassVar = ("T3.6",)
    verbs: ClassVar = ("put",)

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-put", {"unit": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return [s.tables.verb_put + square for square in places_for(s, s.slot[self.unit])]

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return cannot_put(places_for(s, s.slot[self.unit]), s.chosen(action))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u, square = s.slot[self.unit], s.chosen(action)
        s.put(u, square)
        s.tell("put", unit=s.name(u), square=s.square_name(square))
        deploy_next(s)


def preparation(s: Battlefield) -> list[Step[Battlefield]]:
    """T16.2: everything before round one, in its order."""
    steps: list[Step[Battlefield]] = []
    if not s.unit:
        steps.append(ChooseArmies([-1] * len(s.rules.seats)))
    return [*steps, *begin_placing(s), Heroes(), Deploy(), Round()]
