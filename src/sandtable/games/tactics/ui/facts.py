"""What one sees on the table: the facts every board shows, made from a view and the rules and from nothing else.

Squares, units and elements are called by their words (``d4``, ``hell-boys/2``, ``crate``); names for people are the
business of those who draw.
"""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.tactics.rules.board import (
    CRATE,
    DEAD,
    FIGURES,
    FULL_CRATE,
    LEFT,
    LIMITED,
    LOADED,
    MOVED,
    Battlefield,
)
from sandtable.games.tactics.rules.cards import ABILITIES, AIRCRAFT, HERO, KINDS, SIDES, SQUAD, Card
from sandtable.games.tactics.rules.ground import find_square, name_of
from sandtable.games.tactics.rules.scenarios import (
    BREAK_THROUGH,
    HOLD_TOGETHER,
    KEEP_BUILDING,
    OBJECTIVES,
    TAKE_CHARGES,
)
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.rules.victory import final_score, holder, left_ap

TERRAINS: Final = ("circle", "water", "rubble", "smoke", "blank")
"""T2.1: the words for the terrains, in the order of their numbers."""
EDGES: Final = ("open", "wall", "small", "large")
"""T14.1: the words for the edges between squares."""

HELD: Final = "held"
BRIDGE: Final = "bridge"
CHARGE: Final = "charge"
KEEP: Final = "keep"
EXIT: Final = "exit"
"""T21: why a square matters."""


class UnitFacts:
    """A unit in play, wherever it is."""

    __slots__ = (
        "ammunition",
        "card",
        "figures",
        "has_left",
        "has_moved",
        "hero",
        "is_dead",
        "is_loaded",
        "is_ready",
        "kind",
        "lasting",
        "most",
        "name",
        "points",
        "side",
        "slot",
        "squad",
        "square",
        "squares",
        "used",
    )

    def __init__(self, s: Battlefield, slot: int) -> None:
        flags, card, name = s.flags[slot], s.card(slot), s.square_name
        self.slot = slot
        self.name = s.name(slot)
        self.card: Card = card
        self.kind: str = KINDS[card.kind]
        self.side: str = SIDES[s.side[slot]]
        self.square = name(s.at[slot]) if s.at[slot] >= 0 else ""
        """Where it stands, of a large vehicle the upper left square; empty off the board."""
        self.squares = [name(square) for square in s.squares(slot)]
        self.points = s.points[slot]
        """T1.8: points that are left, of a squad its living miniatures."""
        self.most = card.points
        self.figures = {kind: s.figures[slot * FIGURES + place] for place, kind in enumerate(card.figures)}
        self.is_dead = flags & DEAD != 0
        self.has_left = flags & LEFT != 0
        self.is_ready = s.is_ready(slot)
        self.has_moved = flags & MOVED != 0
        self.is_loaded: bool | None = flags & LOADED != 0 if any(row.reload for row in card.rows) else None
        """T12.4: ``None`` if it has nothing to reload."""
        self.ammunition = {
            row.name: (s.ammunition[slot * LIMITED + row.slot], row.limited) for row in card.rows if row.slot >= 0
        }
        """T20.1: rounds left of each limited weapon, and how many there were."""
        hero, mate = s.hero_of(slot), s.mate[slot]
        self.hero = s.name(hero) if hero >= 0 and s.is_alive(slot) else ""
        """T15: the hero who joined this squad."""
        self.squad = s.name(mate) if card.kind == HERO and mate >= 0 and s.is_alive(mate) else ""
        """T15: the squad this hero joined."""
        self.used = [ability for place, ability in enumerate(ABILITIES) if s.used[slot] >> place & 1]
        """Once-a-game abilities that are used up."""
        self.lasting = [ability for place, ability in enumerate(ABILITIES) if s.lasting[slot] >> place & 1]
        """T17.30: abilities that last this round."""

    @property
    def in_play(self) -> bool:
        """Whether it can still fight, on the board or about to enter."""
        return not self.is_dead and not self.has_left

    @property
    def is_squad(self) -> bool:
        """Whether ``points`` are miniatures."""
        return self.card.kind == SQUAD


class Objective:
    """T21.1: what can be won by besides points, and how far either side is."""

    __slots__ = ("attacker", "done", "goal", "since", "wanted")

    def __init__(self, s: Battlefield) -> None:
        scenario = s.tables.scenario
        self.goal: str = OBJECTIVES[scenario.goal]
        self.attacker = SIDES[scenario.attacker] if scenario.attacker >= 0 else ""
        """The side that attacks; empty if neither does."""
        self.wanted = 0
        """AP that must leave, rounds the bridge must be held, charges to take; 0 where nothing is counted."""
        self.since = 0
        """The first round that counts for the bridge."""
        self.done = dict.fromkeys(SIDES, 0)
        """How much of it each side has; of a building that is kept, the units in it."""
        if scenario.goal == BREAK_THROUGH:
            self.wanted = scenario.exit_ap
            self.done[self.attacker] = left_ap(s, scenario.attacker)
        elif scenario.goal == HOLD_TOGETHER:
            self.wanted, self.since = scenario.bridge_rounds, scenario.bridge_from
            self.done = {SIDES[0]: max(s.bridge, 0), SIDES[1]: max(-s.bridge, 0)}
        elif scenario.goal == TAKE_CHARGES:
            self.wanted = scenario.charges_needed
            self.done = {side: s.charges.count(number) for number, side in enumerate(SIDES)}
        elif scenario.goal == KEEP_BUILDING:
            for u in range(len(s.unit)):
                if s.card(u).kind != AIRCRAFT and any(square in scenario.keep for square in s.squares(u)):
                    self.done[SIDES[s.side[u]]] += 1


class TacticsFacts:
    """One view of a table."""

    def __init__(self, view: Mapping[str, Any], rules: Rules) -> None:
        assert isinstance(rules, TacticsRules)
        self.view = view
        self.rules = rules
        self.board: Mapping[str, Any] = view["board"]
        self.viewer: str = view["viewer"]
        self.state = self._loaded()
        """The rules, fed with what lies open."""
        self.units = [UnitFacts(self.state, slot) for slot in range(len(self.state.unit))]
        """All units, Allies first, dead ones included."""
        self._unit = {unit.name: unit for unit in self.units}
        self._at: dict[str, list[UnitFacts]] = {}
        for unit in self.units:
            for square in unit.squares:
                self._at.setdefault(square, []).append(unit)

    def _loaded(self) -> Battlefield:
        words = {**self.board, "picks": {}}  # what was picked in secret is only counted
        state = self.rules.load_board(words, self.view["turn"])
        assert isinstance(state, Battlefield)
        return state

    # Sides and units

    @property
    def viewer_side(self) -> str:
        """The side of whoever looks; empty for spectators."""
        seats = self.rules.seats
        return SIDES[self.rules.teams[seats.index(self.viewer)]] if self.viewer in seats else ""

    def side_of_seat(self, seat: int) -> str:
        """The side a seat plays for."""
        return SIDES[self.rules.teams[seat]]

    def unit(self, name: str) -> UnitFacts | None:
        """A unit in play by its word."""
        return self._unit.get(name)

    def units_of(self, side: str) -> list[UnitFacts]:
        """The units of a side; a hero who joined a squad comes right behind it."""
        own = [unit for unit in self.units if unit.side == side]
        found: list[UnitFacts] = []
        for unit in own:
            if not unit.squad:
                found += [unit, *(other for other in own if other.squad == unit.name)]
        return found

    def at(self, square: str) -> list[UnitFacts]:
        """Who stands on a square, squads before their heroes."""
        return sorted(self._at.get(square, []), key=lambda unit: bool(unit.squad))

    # Squares

    @property
    def columns(self) -> int:
        """How wide the board is."""
        return self.rules.ground.width

    @property
    def rows(self) -> int:
        """How high the board is."""
        return self.rules.ground.height

    def square(self, x: int, y: int) -> str:
        """The square in a column and a row, both counted from 0."""
        return name_of(x, y)

    def place(self, square: str) -> tuple[int, int]:
        """Column and row of a square; (-1, -1) if there is no such square on this board."""
        x, y = find_square(square)
        return (x, y) if x < self.columns and y < self.rows else (-1, -1)

    def number(self, square: str) -> int:
        """The number of a square of this board in the tables of the rules."""
        x, y = self.place(square)
        return y * self.rules.ground.columns + x

    def terrain(self, square: str) -> str:
        """The terrain of a square, one of ``TERRAINS``."""
        return TERRAINS[self.rules.ground.terrain[self.number(square)]]

    def edge(self, square: str, direction: int) -> str:
        """What is at the edge of a square in a direction, ``N`` to ``W``: one of ``EDGES``."""
        return EDGES[self.rules.ground.edge[self.number(square) * 4 + direction]]

    def building(self, square: str) -> int:
        """The building a square is in, counted from 1; 0 in the open."""
        return self.rules.ground.building[self.number(square)] + 1

    def element(self, square: str) -> tuple[str, int]:
        """T9.1: the cover element of a square, ``crate`` or ``trap``, with the points it has left; or nothing."""
        value = self.state.element[self.number(square)]
        if not value:
            return "", 0
        return ("crate", value) if value <= FULL_CRATE else ("trap", value - CRATE)

    def has_tile(self, square: str) -> bool:
        """T16.1: whether players placed a terrain tile here."""
        return self.number(square) in self.state.tiles

    def importance(self, square: str) -> str:
        """T21: why the scenario makes this square matter, one of ``HELD`` to ``EXIT``; empty if it does not."""
        scenario, number = self.rules.scenario, self.number(square)
        if number in scenario.charges:  # one that was taken is gone
            return CHARGE if self.state.charges[scenario.charges.index(number)] < 0 else ""
        if number in scenario.bridge:
            return BRIDGE
        if any(number in squares for squares in scenario.bonus_held):
            return HELD
        if number in scenario.keep:
            return KEEP
        return EXIT if number in scenario.exits else ""

    # The course of the battle

    @property
    def round(self) -> int:
        """The round that is played; 0 before the first."""
        return int(self.view["turn"])

    @property
    def rounds(self) -> int:
        """T21.1: the last round."""
        return self.rules.scenario.rounds

    @property
    def active_unit(self) -> str:
        """The unit that is activated; empty between activations."""
        for step in self.view["steps"]:
            if step["step"] in ("leave", "declare", "free", "end-activation") and "unit" in step:
                return str(step["unit"])
        return ""

    @property
    def active_side(self) -> str:
        """T3.2: the side that activates a unit now or has the initiative; empty before round one and at the end."""
        unit = self.unit(self.active_unit)
        if unit is not None:
            return unit.side
        for step in self.view["steps"]:
            if step["step"] in ("activate", "begin"):
                return str(step["side"])
        return ""

    def ready(self, side: str) -> int:
        """T3.2: how many activations a side has left in this round."""
        return sum(1 for unit in self.units if unit.side == side and unit.is_ready and not unit.squad)

    @property
    def score(self) -> dict[str, int]:
        """T21.2: victory points so far."""
        return {side: self.state.score[number] for number, side in enumerate(SIDES)}

    @property
    def forecast(self) -> dict[str, int]:
        """T21.2: the points if the battle ended now, with what the scenario adds at the end."""
        score = final_score(self.state)
        return {side: score[number] for number, side in enumerate(SIDES)}

    @property
    def objective(self) -> Objective:
        """T21.1: what can be won by besides points."""
        return Objective(self.state)

    def holder(self, squares: list[int]) -> str:
        """The side that alone holds these squares; empty if neither does."""
        side = holder(self.state, squares)
        return SIDES[side] if side >= 0 else ""
