"""Dust under every check of the kit: four editions, two to six players, and the options.

A game checked in full at every turn takes a minute, so the games of a cell share the work: each kind of step is checked
in full where it first comes up in the cell, and everything that costs little is checked at every decision.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest

from sandtable.core.bits import BIT, members
from sandtable.core.registry import register
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.board import KINDS, NOBODY, DustState
from sandtable.games.dust.rules.editions import CENTRES, MECH
from sandtable.games.dust.rules.position import dropped
from sandtable.games.dust.rules.tables import DECISIONS_A_ROUND, DustRules
from sandtable.table.record import Entry, Record, Setup, give_up
from sandtable.testing import Kit
from sandtable.testing.kit import keep_failure
from sandtable.testing.twins import check_twins
from tests.dust.once import ONCE
from tests.dust.positions import EDITIONS, at, rules_with

CELLS: list[dict[str, object]] = [{"edition": name, "players": count} for name in EDITIONS for count in range(2, 7)]
HOUSE_RULES: list[dict[str, object]] = [
    {"plain_neutral_capitals": True},
    {"tame_capitals": True},
    {"small_missiles": True},
    {"cheap_capitals": True},
    {"conquest": True, "round_limit": 12},
    {"round_limit": 3},
    {"plain_neutral_capitals": True, "tame_capitals": True, "small_missiles": True, "cheap_capitals": True},
]
GAMES = 25
"""Random games of a cell; `make soak` plays a thousand."""
CLOSE_GAMES = 3
"""Of these, games in which every answer is held against the prohibitions at every decision."""
SELDOM = 25
"""Every how many decisions pieces are counted: what is lost once stays lost, and the record tells where."""


# What stays as it is


def pieces(state: State) -> object:
    """Units of each army and kind (on the map, in the air, in the supply), and where the 45 cards are."""
    assert isinstance(state, DustState)
    rules = state.tables
    total = state.reserve[:]
    assert min(total) >= 0, "more units than an army has (D1.1)"
    for step in state.stack:
        force, count = dropped(step)
        total[force * KINDS + MECH] += count
    lands, seas = [0] * 6, [0] * 6
    for area, force in enumerate(state.owner):
        there = state.units[area * KINDS : area * KINDS + KINDS]
        assert (force == NOBODY) == (not any(there)) and min(there) >= 0, "who has units there holds it (D1.8)"
        if force == NOBODY:
            continue
        if rules.is_land(area):
            lands[force] |= BIT[area]
            assert not there[4], "no submarine on land (D1.9)"
        else:
            seas[force] |= rules.sea_bit(area)
            assert there == [0, 0, 0, 0, there[4]], "submarines only at sea (D1.9)"
        for kind in range(KINDS):
            total[force * KINDS + kind] += there[kind]
    assert (lands, seas) == (state.lands, state.seas)
    assert state.centres.bit_count() <= CENTRES and not state.centres & rules.land_sources
    places = [*state.hands, *[BIT[card] for card in state.cards if card >= 0], state.deck, state.discards]
    return total, sorted(card for place in places for card in members(place))


def reorder(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same data with the entries of every list in another order."""
    return {
        file: {
            key: rng.sample(value, len(value)) if isinstance(value, list) else value for key, value in content.items()
        }
        for file, content in data.items()
    }


KIT = Kit(ONCE, [*CELLS, *[{"edition": name} | rule for name in EDITIONS for rule in HOUSE_RULES]], pieces, reorder)
register(GAME)


@pytest.fixture(autouse=True)
def once_made() -> Iterator[None]:
    """The registry knows the game that remembers its rules, while the tests of this file run."""
    register(ONCE)
    yield
    register(GAME)


# Random games

test_random_games_under_every_check = pytest.mark.compiled(KIT.random_games(examples=3))
test_table_games = pytest.mark.compiled(KIT.table_games(examples=15))
test_many_random_games_under_every_check = pytest.mark.soak(KIT.random_games(examples=400, explore=True))
test_many_table_games = pytest.mark.soak(KIT.table_games(examples=2000, explore=True))


class Watch:
    """What is looked at in every game of a cell."""

    def __init__(self, options: dict[str, object], full: bool = True) -> None:
        """``full``: each kind of step is checked in full where it first comes up."""
        self.rules = KIT.rules(options)
        self.full = full
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
        assert isinstance(state, DustState)
        begun = pieces(state)
        first = 0
        while not state.is_over():
            step = type(state.stack[-1]).__name__
            if self.full and step not in self.met:
                self.met.add(step)
                self.check(state, step, rng)
            seat, legal = state.seat, state.legal()
            if self.full and self.endings.total() < CLOSE_GAMES:
                KIT.check_answers(state, seat, Random(len(entries)))  # the game must not depend on the check
            KIT._check_counts(state, legal, seat)
            assert legal == sorted(set(legal))
            action = state.draw(rng) if seat == CHANCE else rng.choice(legal)
            entries.append(Entry(seat, self.rules.space.words(action)))
            before = (state.round, state.centres, state.vp[:])
            state.apply(action, seat)
            assert len(entries) % SELDOM or pieces(state) == begun, "pieces or cards were lost or made"
            assert not before[1] & ~state.centres, "a centre is never destroyed (D1.7)"
            assert all(then <= now for then, now in zip(before[2], state.vp, strict=True)), "points were lost (D11.3)"
            assert before[0] <= state.round <= before[0] + 1
            if state.round != before[0]:
                first = len(entries)
            assert len(entries) - first <= DECISIONS_A_ROUND, "a longer round than declared"
        assert pieces(state) == begun, "pieces or cards were lost or made"
        assert len(entries) <= self.rules.bounds.decisions
        KIT.check_end(state)
        self.endings[state.ending] += 1
        if self.full and self.endings.total() == 1:
            record = Record(setup=Setup.of(self.rules), entries=entries)
            KIT.check_record(state, record)
            KIT.check_reordered(state, record, rng)

    def check(self, state: State, step: str, rng: Random) -> None:
        """Everything about a state; what takes long in two or three, or one or two, of the five cells of an edition."""
        place = crc32(step.encode()) + len(self.rules.seats)
        KIT.check_copy(state, rng)
        KIT.check_position(state)
        KIT.check_illegal(state, rng)
        KIT.check_arrival(state, rng)
        if place % 2 == 0:
            KIT.check_legal(state)
        if place % 4 == 0:
            check_twins(state, rng)


COMMON = {
    *("DealCard", "KeepCard", "ChooseArmy", "ClaimCapital", "Settle", "FirstCentre", "ChooseCards", "AskKoshka"),
    *("AskDiplomat", "Buy", "BuyMore", "Put", "NewCentre", "AskBuilder", "Discard", "Move", "MoveTo", "MoveUnits"),
    *("Attack", "AttackOn", "AttackUnits", "DropTarget", "DropMechs", "RaidTarget", "BombardTarget", "SpecialUnits"),
    *("MissileTarget", "Strike", "AskAtStart", "Withdraw", "Volley", "AskReroll", "Losses", "Flee", "AskNurse"),
    "NurseDie",
}
"""Kinds of steps that come up in every cell."""


def name_of(cell: dict[str, object]) -> str:
    return "-".join(str(value) for value in cell.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_game_of_each_edition(players: int) -> None:
    """A sample for the plain build: the cells below are for the compiled one."""
    cell: dict[str, object] = {"edition": EDITIONS[players - 2], "players": players}
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
    while not watch.met > COMMON and watch.endings.total() < 4 * GAMES:
        watch.play(rng)  # what chance left out so far
    assert set(watch.endings) <= {"target", "round-limit"}
    assert watch.endings["target"] > watch.endings.total() // 2
    assert watch.met > COMMON


@pytest.mark.soak
@pytest.mark.parametrize("cell", CELLS, ids=name_of)
def test_a_thousand_random_games_of_a_cell(cell: dict[str, object]) -> None:
    watch, rng = Watch(cell), Random()
    for number in range(1000):
        if number % 50 == 0:
            watch.met.clear()
        watch.play(rng)


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rule", HOUSE_RULES, ids="-".join)
def test_random_games_with_house_rules(edition: str, rule: dict[str, object]) -> None:
    for players in (2, 3, 6):
        watch = Watch({"edition": edition, "players": players} | rule, full=False)
        watch.play(Random(f"{edition} {rule} {players}"))
        assert rule.get("round_limit") != 3 or watch.endings == {"round-limit": 1}


@pytest.mark.compiled
def test_every_way_to_end_comes_up_in_random_games() -> None:
    """D12: the target, a conquest, the last round. Resigning is in test_resigning.py, by agreement the table's."""
    wanted: dict[str, dict[str, object]] = {
        "target": {"edition": "premium", "players": 4},
        "conquest": {"edition": "premium", "players": 5, "conquest": True},
        "round-limit": {"edition": "original", "players": 2, "round_limit": 3},
    }
    for ending, options in wanted.items():
        watch = Watch(options, full=False)
        for number in range(60):
            watch.play(Random(f"endings {number}"))
            if watch.endings[ending]:
                break
        assert watch.endings[ending], f"{ending} never came up: {watch.endings}"


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_lost_when_players_resign(edition: str) -> None:
    """D12.5: at random moments of a game of five three give up."""
    rules = KIT.rules({"edition": edition, "players": 5})
    for number in range(4):
        rng = Random(f"resigning {edition} {number}")
        state = rules.start()
        begun, count = pieces(state), 0
        moments = {rng.randrange(60, 900): seat for seat in rng.sample(range(5), 3)}
        while not state.is_over():
            if count in moments:
                give_up(state, moments.pop(count), None)
                continue
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
            count += 1
            assert pieces(state) == begun, "pieces or cards were lost or made"
        KIT.check_end(state)


# What random games do not meet


def test_mechs_that_return_under_every_check() -> None:
    """D10.7, the original edition: a cease-fire after one of three dropped mechs was lost."""
    play = at(
        "alaska: first 2M; mexico: first 1M; brazil: second 2T 9F; peru: second 1T",
        "combat-phase first 1, end-of-round",
        'cards.first = "mech-dropper-331"\nhands.second = ["nurse-511"]',
        edition="original",
        round=3,
    )
    play.do("drop brazil<alaska:2<mexico:1")
    hits = [1, 0, 0, 0]
    while play.step != "home":
        if play.asked == "chance":
            play.chance(f"hits {hits.pop(0)}")
        else:
            play.do("done")
    KIT.check_state(play.state, Random(1))


def test_a_lot_under_every_check() -> None:
    """D3.5: two cards alike in everything, which only a user's own cards can be."""
    data = GAME.read_data()
    one, other = data["cards"]["card"][:2]
    one |= {"name": "one"}
    other |= {key: one[key] for key in ("combat", "movement", "production", "stars")} | {"name": "other"}
    rules = GAME.rules({"edition": "premium", "players": 3}, data)
    cards = {"first": "one", "second": "nurse-115", "third": "other"}
    steps = [{"step": "set-order", "waiting": ["first", "second", "third"]}, {"step": "end-of-round"}]
    state = rules.position({"board": {"cards": cards}, "steps": steps})
    assert [rules.space.words(action) for action in state.legal()] == ["lot first", "lot third"]
    KIT.check_state(state, Random(1))
    state.apply(rules.space.parse("lot third"))
    assert pieces(state) == pieces(rules.start())


# The helper above


def test_a_cell_makes_its_rules_once() -> None:
    one, other = rules_with(edition="epic", players=3), ONCE.rules({"edition": "epic", "players": 3})
    assert isinstance(other, DustRules)
    assert ONCE.rules({"edition": "epic", "players": 3}) is other is not one
    assert other.options == one.options and other.data == one.data


def test_states_and_steps_have_slots() -> None:
    """Where a class forgets ``__slots__`` each of its objects carries a dictionary again, and copies take longer."""
    classes: list[type] = [DustState, *GAME.rules({}).steps.values()]
    assert [cls for cls in classes if cls.__dictoffset__] == []


def test_an_action_has_the_same_number_in_every_variant() -> None:
    KIT.check_numbers()
