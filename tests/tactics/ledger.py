"""What a battle may not lose or make: miniatures, points, rounds of ammunition, abilities, activations, the score.

``pieces`` looks at one state. ``Ledger`` looks at a state before and after a decision and at what was told between:
every point that is gone or back, every unit that is ready again must have been told.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sandtable.core.state import State
from sandtable.games.tactics.rules.board import (
    DEAD,
    FIGURES,
    FLAGS,
    FULL_TRAP,
    LEFT,
    LIMITED,
    READY,
    SCOUTED,
    Battlefield,
)
from sandtable.games.tactics.rules.cards import HERO, SQUAD
from sandtable.games.tactics.rules.reach import Walk
from sandtable.games.tactics.rules.ways import SCOUT


def pieces(state: State) -> object:
    """Nobody has more than their card says, or stands where they may not; what is worked out follows from the rest."""
    assert isinstance(state, Battlefield)
    s = state
    for u in range(len(s.unit)):
        check_unit(s, u)
        check_place(s, u)
    assert all(0 <= value <= FULL_TRAP for value in s.element)
    here, blocks = s.here[:], s.blocks[:]
    s.survey()
    assert (here, blocks) == (s.here, s.blocks)
    assert len(set(s.unit)) == len(s.unit) and [s.slot[unit] for unit in s.unit] == list(range(len(s.unit)))
    return "whole"


def check_unit(s: Battlefield, u: int) -> None:
    card = s.card(u)
    living = s.figures[u * FIGURES : u * FIGURES + FIGURES]
    assert 0 <= s.points[u] <= card.points, "T1.8"
    if card.kind == SQUAD:
        assert sum(living) == s.points[u] and all(n <= most for n, most in zip(living, card.counts, strict=False))
    else:
        assert not any(living)
    rounds = s.ammunition[u * LIMITED : u * LIMITED + LIMITED]
    most = [*card.limits, *[0] * (LIMITED - len(card.limits))]
    assert all(0 <= n <= full for n, full in zip(rounds, most, strict=True)), "T20.1"
    assert 0 <= s.flags[u] < 2 ** len(FLAGS)
    assert bool(s.flags[u] & DEAD) == (s.points[u] == 0)
    assert s.lasting[u] // SCOUTED <= SCOUT, "T17.28"


def check_place(s: Battlefield, u: int) -> None:
    if s.flags[u] & (DEAD | LEFT):
        assert s.at[u] < 0 and not s.flags[u] & READY
    if s.leads(u):
        squad = s.mate[u]
        assert s.card(u).kind == HERO and s.at[u] == s.at[squad] and s.mate[squad] == u, "T15.4"
        assert (s.flags[u] ^ s.flags[squad]) & READY == 0, "T15.2: they are activated together"
    elif s.at[u] >= 0:
        assert Walk(s, u, False).may_be(s.at[u]), "no unit stands where it may not (T2, T5.6)"


class Ledger:
    """Keeps the accounts of one game from decision to decision."""

    def __init__(self, state: State) -> None:
        self.activations: Counter[str] = Counter()
        """How often each unit was activated this round; one less for each time it was made ready again."""
        self.take_stock(state)

    def take_stock(self, state: State) -> None:
        """Remember how things are."""
        assert isinstance(state, Battlefield)
        s = state
        self.points = {s.name(u): s.points[u] for u in range(len(s.unit))}
        self.rounds = {s.name(u): s.ammunition[u * LIMITED : u * LIMITED + LIMITED] for u in range(len(s.unit))}
        self.used = {s.name(u): s.used[u] for u in range(len(s.unit))}
        self.ready = {s.name(u): bool(s.flags[u] & READY) for u in range(len(s.unit))}
        self.mates = {s.name(s.mate[u]): s.name(u) for u in range(len(s.unit)) if s.hero_of(u) >= 0}
        self.elements = sum(s.element)
        self.score = s.score[:]
        self.charges = s.charges[:]
        self.turn = s.turn

    def check(self, state: State, events: list[Mapping[str, Any]]) -> None:
        """Hold what has changed against what was told."""
        assert isinstance(state, Battlefield)
        before = self.points, self.rounds, self.used, self.ready, self.mates, self.elements, self.score, self.charges
        points, rounds, used, ready, mates, elements, score, charges = before
        turn = self.turn
        self.take_stock(state)
        if not points:
            return  # the armies have just been shown
        assert self.points.keys() == points.keys(), "who is in play stays in play"
        self._check_points(points, events)
        back = {str(event["unit"]) for event in events if event["event"] in ("revived", "brought-back")}
        for unit, left in rounds.items():
            assert unit in back or all(n <= old for n, old in zip(self.rounds[unit], left, strict=True)), "T20.1"
            assert used[unit] & ~self.used[unit] == 0, "what is used once a game stays used (T18.7)"
        self._check_score(state, score, events)
        placed = [event for event in events if event["event"] == "placed"]
        assert placed or self.elements <= elements, "no cover element comes back (T2.4)"
        assert all(now == old or old < 0 for now, old in zip(self.charges, charges, strict=True))
        assert turn <= self.turn <= turn + 1
        self._check_activations(ready, mates, events)

    def _check_points(self, points: dict[str, int], events: list[Mapping[str, Any]]) -> None:
        """T1.8: every point, of damage or of healing, was told."""
        expected = dict(points)
        for event in events:
            name, unit = event["event"], str(event.get("unit", ""))
            if name in ("hurt", "fell"):
                expected[unit] -= event["count"]
                assert expected[unit] == event["left"], "T7.5"
            elif name == "destroyed":
                expected[unit] = 0
            elif name in ("healed", "repaired", "self-repaired", "recovered"):
                expected[unit] += event["count"]
            elif name == "revived":
                expected[unit] += 1
            elif name == "mended":
                expected[str(event["vehicle"])] = self.points[str(event["vehicle"])]
            elif name == "brought-back":
                assert expected[unit] == 0
                expected[unit] = self.points[unit]
        assert expected == self.points, "points were lost or made (T1.8)"

    def _check_score(self, s: Battlefield, score: list[int], events: list[Mapping[str, Any]]) -> None:
        """T21.2: points for what was destroyed, and for who left where the scenario says so."""
        sides = s.tables.side_of_unit
        expected = score[:]
        for event in events:
            if event["event"] == "destroyed":
                expected[1 - sides[s.tables.cards.unit.number(str(event["unit"]))]] += event["ap"]
            elif event["event"] == "left" and s.tables.scenario.bonus_left:
                expected[sides[s.tables.cards.unit.number(str(event["unit"]))]] += event["ap"]
        assert expected == s.score, "T21.2"

    def _check_activations(
        self, ready: dict[str, bool], mates: dict[str, str], events: list[Mapping[str, Any]]
    ) -> None:
        """T3.2: a unit is activated once a round, unless it is made ready again (T18.2)."""
        ready = dict(ready)
        for event in events:
            name, unit = event["event"], str(event.get("unit", ""))
            if name == "round":
                self.activations.clear()
                ready = {one: self.points[one] > 0 for one in ready}
            elif name in ("activated", "reacts", "calls"):
                one = str(event["gun"]) if name == "calls" else unit
                self.activations[one] += 1
                assert self.activations[one] <= 1, "T3.2: activated twice in a round"
                ready[one] = False
                for hero, squad in mates.items():
                    if squad == one:
                        ready[hero] = False
            elif name in ("ready-again", "brought-back"):
                self.activations[unit] = 0
                ready[unit] = True
                for hero, squad in mates.items():
                    if squad == unit:
                        ready[hero] = True
            elif name == "parted":
                mates = {hero: squad for hero, squad in mates.items() if hero != unit}
        for unit, now in self.ready.items():
            assert not now or ready[unit], f"nobody is ready again without a reason (T3.2): {unit}"
