"""Dust Tactics under every check of the kit: scenarios, armies, both rule sets, two and four players.

The games of a cell share the work: each kind of step is checked in full where it first comes up in the cell, and
everything that costs little is checked at every decision.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest

from sandtable.core.event import Sink
from sandtable.core.registry import register
from sandtable.core.seats import CHANCE, REFEREE
from sandtable.core.state import State
from sandtable.games.tactics.game import GAME, SCENARIOS
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.victory import ENDINGS
from sandtable.table.record import Entry, Record, Setup
from sandtable.testing import Kit
from sandtable.testing.kit import keep_failure
from sandtable.testing.twins import check_twins
from tests.tactics.ledger import Ledger, pieces
from tests.tactics.once import ONCE

CELLS: list[dict[str, object]] = [
    {"scenario": scenario, "armies": armies, "faq": faq}
    for scenario in SCENARIOS
    for armies in ("box", "choose")
    for faq in (False, True)
]
CELLS += [
    {"scenario": "meeting-engagement", "players": 4, "armies": "choose"},
    {"scenario": "last-stand", "players": 4},
]

GAMES = 25
"""Random games of a cell."""
CLOSE_GAMES = 3
"""Of these, games in which every answer is held against the prohibitions at every decision."""
SELDOM = 5
"""Every how many decisions the whole board is looked at: what is wrong once stays wrong."""


def reorder(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same data with the entries of every list in another order; rows of a card and of a board stay."""
    return {
        file: {
            key: rng.sample(value, len(value)) if isinstance(value, list) else value for key, value in content.items()
        }
        for file, content in data.items()
    }


KIT = Kit(ONCE, CELLS, pieces, reorder)
register(GAME)


@pytest.fixture(autouse=True)
def once_made() -> Iterator[None]:
    """The registry knows the game that remembers its rules, while the tests of this file run."""
    register(ONCE)
    yield
    register(GAME)


test_random_games_under_every_check = pytest.mark.compiled(KIT.random_games(examples=3))
test_table_games = pytest.mark.compiled(KIT.table_games(examples=15))
test_many_random_games_under_every_check = pytest.mark.soak(KIT.random_games(examples=200, explore=True))
test_many_table_games = pytest.mark.soak(KIT.table_games(examples=1000, explore=True))


class Watch:
    """What is looked at in every game of a cell."""

    def __init__(self, options: dict[str, object]) -> None:
        self.rules = KIT.rules(options)
        self.met: set[str] = set()
        self.endings: Counter[str] = Counter()

    def play(self, rng: Random) -> None:
        """A random game; one that breaks a check is kept as a record."""
        entries: list[Entry] = []
        try:
            self._play(rng, entries)
        except BaseException as error:
            path = keep_failure(Record(setup=Setup.of(self.rules), entries=entries))
            error.add_note(f"the game is in {path}; look at it with: sandtable show {path}")
            raise

    def _play(self, rng: Random, entries: list[Entry]) -> None:
        state = self.rules.start()
        state.remember()
        ledger = Ledger(state)
        while not state.is_over():
            step = type(state.stack[-1]).__name__
            if step not in self.met:
                self.met.add(step)
                self.check(state, step, Random(len(entries)))  # the game must not depend on the check
            seat, legal = state.seat, state.legal()
            if self.endings.total() < CLOSE_GAMES:
                KIT.check_answers(state, seat, Random(len(entries)))
            KIT._check_counts(state, legal, seat)
            assert legal == sorted(set(legal))
            action = state.draw(rng) if seat == CHANCE else rng.choice(legal)
            entries.append(Entry(seat, self.rules.space.words(action)))
            sink = Sink()
            state.apply(action, seat, sink)
            ledger.check(state, [event.seen_by(REFEREE) or {} for event in sink.events])
            assert len(entries) % SELDOM or pieces(state)
        assert pieces(state)
        assert len(entries) <= self.rules.bounds.decisions
        KIT.check_end(state)
        self.endings[state.ending] += 1
        if self.endings.total() == 1:
            record = Record(setup=Setup.of(self.rules), entries=entries)
            KIT.check_record(state, record)
            KIT.check_reordered(state, record, rng)

    def check(self, state: State, step: str, rng: Random) -> None:
        """Everything about a state; what takes long in every second or third cell."""
        place = crc32(f"{step} {sorted(self.rules.options.items())}".encode())
        KIT.check_copy(state, rng)
        KIT.check_pickle(state, rng)
        KIT.check_position(state)
        KIT.check_illegal(state, rng)
        KIT.check_arrival(state, rng)
        if place % 2 == 0:
            KIT.check_legal(state)
        if place % 3 == 0 or step in ("ChooseArmies", "JoinHeroes"):
            check_twins(state, rng)


COMMON = {
    *("PlacingRoll", "Place", "Initiative", "Begin", "Activate", "Declare", "MoveOn", "Move", "AimOn", "Aim", "Roll"),
    *("React", "ReactionRoll"),
}
"""Kinds of steps that come up in every cell; who falls is asked too seldom where nobody means to shoot."""


def name_of(cell: dict[str, object]) -> str:
    return "-".join(str(value) for value in cell.values())


@pytest.mark.parametrize("number", range(len(SCENARIOS)), ids=SCENARIOS)
def test_a_random_game_of_each_scenario(number: int) -> None:
    """A sample for the plain build: the cells below are for the compiled one."""
    cell: dict[str, object] = {
        "scenario": SCENARIOS[number],
        "armies": ("box", "choose")[number % 2],
        "faq": number % 4 > 1,
    }
    watch = Watch(cell)
    watch.play(Random(name_of(cell)))
    assert watch.endings.total() == 1


@pytest.mark.compiled
@pytest.mark.parametrize("cell", CELLS, ids=name_of)
def test_random_games_of_a_cell(cell: dict[str, object]) -> None:
    watch = Watch(cell)
    rng = Random(name_of(cell))
    for _ in range(GAMES):
        watch.play(rng)
    while not watch.met >= COMMON and watch.endings.total() < 4 * GAMES:
        watch.play(rng)  # what chance left out so far
    assert set(watch.endings) <= set(ENDINGS)
    assert watch.met >= COMMON


@pytest.mark.soak
@pytest.mark.parametrize("cell", CELLS, ids=name_of)
def test_two_thousand_random_games_of_a_cell(cell: dict[str, object]) -> None:
    watch, rng = Watch(cell), Random()
    for number in range(2000):
        if number % 100 == 0:
            watch.met.clear()
        watch.play(rng)


EAGER = ("at ", "do sustained", "do attack", "do move", "strike-back", "react ")


def eager(state: State, rng: Random) -> int:
    """A random answer, mostly one that fights or goes to the middle of the board."""
    if state.seat == CHANCE:
        return state.draw(rng)
    assert isinstance(state, Battlefield)
    legal, space, ground = state.legal(), state.rules.space, state.tables.ground
    if rng.random() < 0.1:
        return rng.choice(legal)
    goes = [action for action in legal if space.verb_at[action] == "to"]
    if goes:
        middle = ground.height // 2 * ground.columns + ground.width // 2
        return min(goes, key=lambda action: ground.distance[state.chosen(action)][middle])
    fights = [action for action in legal if space.words(action).startswith(EAGER)]
    return rng.choice(fights or legal)


@pytest.mark.compiled
def test_every_way_to_end_comes_up_in_random_games() -> None:
    """T21.1: wiped out, an objective, points, a draw. Resigning is the table's."""
    wanted: dict[str, dict[str, object]] = {
        "wiped-out": {"scenario": "meeting-engagement"},
        "objective": {"scenario": "last-stand"},
        "points": {"scenario": "meeting-engagement"},
        "draw": {"scenario": "reconnaissance"},
    }
    for ending, options in wanted.items():
        rules = KIT.rules(options)
        rng, found = Random(f"endings {ending}"), ""
        for _ in range(100):
            state = rules.start()
            while not state.is_over():
                state.apply(eager(state, rng))
            found = state.ending
            if found == ending:
                break
        assert found == ending, f"{ending} never came up"


def test_states_and_steps_have_slots() -> None:
    """Where a class forgets ``__slots__`` each of its objects carries a dictionary again, and copies take longer."""
    classes: list[type] = [Battlefield, *GAME.rules({}).steps.values()]
    assert [cls for cls in classes if cls.__dictoffset__] == []


def test_numbers_of_actions_depend_on_data_only() -> None:
    KIT.check_numbers()
