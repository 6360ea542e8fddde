"""T16.2, T15.7: of armies and joining nothing is in views, prompts, events, errors and records before it is open."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sandtable.core.event import Sink
from sandtable.core.registry import register
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.space import UNSEEN
from sandtable.games.tactics.game import GAME
from sandtable.games.tactics.rules.setup import ChooseArmies, JoinHeroes
from sandtable.table.record import Entry, Record, Setup
from sandtable.table.table import Table
from sandtable.testing import Play, cites
from sandtable.testing.twins import check_twins
from tests.tactics.field import field
from tests.tactics.moves import plain
from tests.tactics.once import ONCE

ALLIES, AXIS = 0, 1
CHOOSE = {"scenario": "meeting-engagement", "armies": "choose"}
NAMES = ONCE.rules(CHOOSE).domains["unit"].names


@pytest.fixture(autouse=True)
def once_made() -> Iterator[None]:
    """The registry knows the game that remembers its rules."""
    register(ONCE)
    yield
    register(GAME)


def units_in(content: object) -> set[str]:
    """All units that are named anywhere in what somebody is sent."""
    text = json.dumps(content)
    return {name for name in NAMES if f'"{name}"' in text or f' {name}"' in text}


def choosing(**options: object) -> Play:
    return Play(ONCE.rules(CHOOSE | options).start())


def both(play: Play, allies: str, axis: str) -> None:
    """Both sides answer."""
    play.do(allies, play.state.rules.seats[0])
    play.do(axis, play.state.rules.seats[len(play.state.rules.seats) // 2])


# Armies


@cites("T16.2")
def test_nobody_sees_what_the_other_side_takes_or_how_much() -> None:
    play = choosing()
    both(play, "take hell-boys", "take luther")
    both(play, "done", "take lara")
    both(play, "done", "take manfred")
    for viewer in (ALLIES, AXIS, SPECTATOR):
        picks = play.state.view(viewer)["board"]["picks"]
        assert picks["allies"] == (["hell-boys", "done", "done"] if viewer == ALLIES else 3)
        assert picks["axis"] == (["luther", "lara", "manfred"] if viewer == AXIS else 3), "done or not: three answers"
    assert units_in(play.state.view(SPECTATOR)) == set()
    assert units_in(play.state.view(ALLIES)) == {"hell-boys"}
    assert units_in(play.state.view(AXIS)) == {"luther", "lara", "manfred"}


@cites("T16.2")
def test_an_answer_is_hidden_until_both_are_in_and_may_be_changed() -> None:
    play = choosing()
    play.do("take luther", "axis")
    for viewer in (ALLIES, SPECTATOR):
        assert play.state.view(viewer)["steps"][0]["answers"] == {"axis": "?"}
    assert play.state.view(AXIS)["steps"][0]["answers"] == {"axis": "take luther"}
    play.do("take hans", "axis")
    play.do("take rosie", "allies")
    assert play.state.view(AXIS)["board"]["picks"]["axis"] == ["hans"]


@cites("T16.2")
def test_events_tell_nothing_before_the_armies_are_shown() -> None:
    play = choosing()
    answers = [("take hell-boys", "take luther"), ("done", "take lara"), ("done", "done")]
    for number, (allies, axis) in enumerate(answers):
        for seat, words in ((ALLIES, allies), (AXIS, axis)):
            sink = Sink()
            play.state.apply(play.state.rules.space.parse(words), seat, sink)
            told = units_in([event.seen_by(SPECTATOR) for event in sink.events])
            last = number == len(answers) - 1 and seat == AXIS
            assert told == ({"hell-boys", "luther", "lara"} if last else set())


@cites("T16.2")
def test_errors_and_prompts_are_about_ones_own_army_only() -> None:
    said = []
    for other in ("take luther", "take hans"):
        play = choosing()
        both(play, "take punisher", other)
        space = play.state.rules.space
        said.append(
            [str(play.state.refusal(space.parse(f"take {name}"), ALLIES)) for name in ("pounder", "hans", "lara")]
        )
        assert units_in(play.state.prompt(SPECTATOR).content()) == set()
        assert not units_in(play.state.prompt(ALLIES).content()) & {"luther", "hans", "lara"}
    assert said[0] == said[1]


@cites("T16.2")
def test_a_record_shows_what_was_seen() -> None:
    """Also later: what became open was told, the answers themselves stay face down."""
    rules = ONCE.rules(CHOOSE)
    state, rng = rules.start(), Random(5)
    entries: list[Entry] = []
    while isinstance(state.stack[-1], ChooseArmies):
        seat = state.seat
        action = rng.choice(state.legal())
        entries.append(Entry(seat, rules.space.words(action)))
        state.apply(action, seat)
    for count in (len(entries) - 1, len(entries)):
        record = Record(setup=Setup.of(rules), entries=entries[:count])
        for viewer in (ALLIES, AXIS, SPECTATOR):
            expected = [entry.words if entry.seat == viewer else UNSEEN for entry in entries[:count]]
            assert [entry.words for entry in record.seen_by(viewer).entries] == expected


@cites("T16.2", "T21.4")
def test_partners_see_the_army_when_all_do() -> None:
    play = choosing(players=4)
    both(play, "take hell-boys", "take luther")
    seats = play.state.rules.seats
    assert units_in(play.state.view(seats.index("allies-2"))) == set()
    assert units_in(play.state.view(seats.index("allies-1"))) == {"hell-boys"}


@cites("T16.2")
def test_a_table_tells_nobody_more() -> None:
    table = Table(ONCE.rules(CHOOSE), seed="secrets")
    table.submit(ALLIES, "take hell-boys")
    table.submit(AXIS, "take luther")
    for viewer, known in ((ALLIES, {"hell-boys"}), (AXIS, {"luther"}), (SPECTATOR, set())):
        sent = [table.view(viewer), table.events(viewer), [entry.words for entry in table.record_for(viewer).entries]]
        assert units_in(sent) == known


# Heroes


def joining() -> Play:
    return field(
        plain(4, 3),
        {"step": "heroes"},
        {"step": "round"},
        turn=0,
        a="bazooka-joe",
        b="rosie",
        c="hell-boys",
        d="death-dealers",
        x="lara",
        y="heavy-flak-grenadiers",
        z="heavy-laser-grenadiers",
    )


@cites("T15.7")
def test_whom_heroes_join_is_hidden_until_all_have_decided() -> None:
    play = joining()
    play.do("join hell-boys", "allies")
    assert play.state.view(AXIS)["steps"][0]["answers"] == {"allies": "?"}
    play.do("join heavy-flak-grenadiers", "axis")
    for viewer in (ALLIES, AXIS, SPECTATOR):
        board = play.state.view(viewer)["board"]
        assert board["picks"]["allies"] == (["hell-boys"] if viewer == ALLIES else 1)
        assert board["picks"]["axis"] == (["heavy-flak-grenadiers"] if viewer == AXIS else 1)
        assert not any("mate" in table for table in board["units"].values())
    assert not play.happened("joined")
    play.do("alone", "allies")
    for viewer in (ALLIES, AXIS, SPECTATOR):
        board = play.state.view(viewer)["board"]
        assert board["units"]["hell-boys"]["mate"] == "bazooka-joe"
        assert board["picks"] == {"allies": 0 if viewer != ALLIES else [], "axis": 0 if viewer != AXIS else []}


# Possible worlds


@cites("T16.2", "T15.7")
@pytest.mark.parametrize(
    "options", [CHOOSE, CHOOSE | {"players": 4}, {"scenario": "reconnaissance"}], ids=["2", "4", "box"]
)
def test_worlds_that_differ_in_secrets_only_look_the_same(options: dict[str, object]) -> None:
    """Twin worlds side by side at every moment of the choice of armies, and where heroes join."""
    rules = ONCE.rules(options)
    looked: Counter[str] = Counter()
    for number in range(3):
        rng = Random(f"twins {number}")
        state = rules.start()
        while state.turn == 0:
            step = type(state.stack[-1])
            if step in (ChooseArmies, JoinHeroes) or rng.random() < 0.05:
                looked[step.__name__] += 1
                if looked[step.__name__] < 12:
                    check_twins(state, rng)
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    assert looked["ChooseArmies"] > 3
    assert looked["JoinHeroes"] or options["scenario"] == "reconnaissance"


@cites("T15.7")
def test_worlds_in_which_heroes_joined_otherwise_look_the_same() -> None:
    rng = Random(1)
    state = ONCE.rules({"scenario": "hold-the-bridge"}).start()
    while not isinstance(state.stack[-1], JoinHeroes):
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    check_twins(state, rng)


@cites("T16.2")
def test_a_sampled_army_is_one_the_view_allows() -> None:
    play = choosing()
    both(play, "take hell-boys", "take luther")
    both(play, "done", "take lara")
    play.do("take manfred", "axis")
    view = play.state.view(ALLIES)
    found: Counter[str] = Counter()
    for number in range(200):
        world = play.state.rules.sample(view, Random(number))
        assert world.view(ALLIES) == view
        content = world.describe()
        picks = content["board"]["picks"]["axis"]
        assert len(picks) == 2 and "done" not in picks, "the Allies are done, so the Axis cannot be"
        assert content["steps"][0]["answers"]["axis"].startswith(("take ", "done"))
        found.update(picks)
    assert len(found) > 15, "any card of the other side may be there"
    watched = play.state.view(SPECTATOR)
    for number in range(100):
        world = play.state.rules.sample(watched, Random(number))
        assert world.view(SPECTATOR) == watched
        picks = world.describe()["board"]["picks"]
        assert not ("done" in picks["allies"] and "done" in picks["axis"])


@cites("T15.7")
def test_a_sampled_joining_is_one_the_rules_allow() -> None:
    play = joining()
    play.do("join hell-boys", "allies")
    play.do("join heavy-flak-grenadiers", "axis")
    view = play.state.view(AXIS)
    found: set[str] = set()
    for number in range(60):
        world = play.state.rules.sample(view, Random(number))
        assert world.view(AXIS) == view
        found.update(world.describe()["board"]["picks"]["allies"])
    assert found == {"hell-boys", "death-dealers", "alone"}
