"""The way of an order: read, tried and carried out in one go, at tables, in drafts and in forks."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from sandtable.core import orders
from sandtable.core.errors import BadInput, IllegalAction, SandtableError
from sandtable.core.registry import game
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE
from sandtable.core.space import ActionSpace
from sandtable.core.state import State
from sandtable.table.draft import Draft
from sandtable.table.record import Entry, Record, Setup, decide
from sandtable.table.table import Table
from sandtable.testing.tables import random_order, truth

GAMES = [("dual-powers", {}), ("dust", {"players": 2})]


def rules_of(name: str, options: dict[str, object]) -> Rules:
    return game(name).rules(options)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_each_action_of_an_order_is_parsed_and_applied_once(
    name: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(rules_of(name, options), seed="once")
    rng = Random(5)
    counted: Counter[str] = Counter()
    parse, decided = ActionSpace.parse, State.decide

    def parsing(self: ActionSpace, words: str) -> int:
        counted["parse"] += 1
        return parse(self, words)

    def deciding(self: State, seat: int, action: int) -> None:
        counted["decide"] += 1
        decided(self, seat, action)

    for _ in range(40):
        seat = table.asked()[0]
        order = random_order(table.referee_state(), seat, rng)
        before = len(table.log)
        with monkeypatch.context() as patch:
            patch.setattr(ActionSpace, "parse", parsing)
            patch.setattr(State, "decide", deciding)
            table.submit(seat, order)
        entries = table.log.entries[before:]
        said = [entry for entry in entries if entry.seat == seat and not entry.auto and entry.order == before]
        assert [entry.words for entry in said] == order.split(", ")
        assert counted == {"parse": len(said), "decide": len(entries)}
        counted.clear()
    assert truth(Table(table.rules, seed="once", setup=table.setup, log=table.log)) == truth(table)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_an_order_that_fails_at_its_end_leaves_no_trace(name: str, options: dict[str, object]) -> None:
    table = Table(rules_of(name, options), seed="whole")
    rng = Random(6)
    for _ in range(40):
        seat = table.asked()[0]
        order = random_order(table.referee_state(), seat, rng)
        before, length, kept = truth(table), len(table.log), table.snapshot()
        with pytest.raises(SandtableError):
            table.submit(seat, f"{order}, {order}, {order}, {order}, {order}, {order}")
        fork = table.fork(seat)
        events = fork.events()
        with pytest.raises(SandtableError):
            fork.submit(seat, f"{order}, {order}, {order}, {order}, {order}, {order}")
        assert fork.events() == events and fork.leading() == []
        assert (truth(table), len(table.log), table.snapshot()) == (before, length, kept)
        table.submit(seat, order)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_draft_in_parts_reads_what_an_order_reads_at_once(name: str, options: dict[str, object]) -> None:
    rules = rules_of(name, options)
    rng = Random(7)
    state = rules.start()
    for _ in range(150):
        if state.seat == CHANCE:
            state.apply(state.draw(rng))
            continue
        seat = state.seat
        order = random_order(state.copy(), seat, rng)
        draft = Draft(state.copy(), seat)
        for part in order.split(", "):
            if not draft.complete:  # what has no alternative is in already
                if part not in [rules.space.words(action) for action in draft.state().legal(seat)]:
                    continue
                draft.add(part)
        assert draft.complete
        actions = orders.read(state, seat, order)
        assert draft.words == ", ".join(rules.space.words(action) for action in actions)
        for action in actions:
            state.apply(action, seat)
        assert draft.state().describe() == state.describe()
        with pytest.raises(BadInput, match="the order is complete"):
            draft.add(order)


def record_of(table: Table) -> list[tuple[int, str]]:
    return [(entry.seat, entry.words) for entry in table.log.record(table.setup).entries]


@pytest.mark.parametrize(
    ("seat", "words", "problem"),
    [
        (7, "objective lenin", "there is no seat 7; the seats are 0 to 1"),
        (CHANCE, "resign", "there is no seat -1; the seats are 0 to 1"),
        (0, "truce", '"truce" is not for this seat to decide now'),
        (CHANCE, "objective lenin", '"objective lenin" is not for this seat to decide now'),
    ],
)
def test_a_decision_that_does_not_fit_is_refused_alike_in_records_and_logs(seat: int, words: str, problem: str) -> None:
    table = Table(game("dual-powers").rules(), seed="alike")
    state = table.referee_state()
    before = state.describe()
    with pytest.raises(BadInput) as caught:
        decide(state, seat, words)
    assert str(caught.value) == problem
    assert state.describe() == before
    entries = [*(Entry(*entry) for entry in record_of(table)), Entry(seat, words)]
    replay = Record(setup=Setup.of(table.rules), entries=entries).replay()
    assert replay.problem.endswith(problem)
    assert replay.applied == len(entries) - 1


def test_a_decision_of_a_player_while_the_dice_are_asked() -> None:
    state = game("dual-powers").rules().start()
    assert state.seat == CHANCE
    with pytest.raises(BadInput, match="is not for this seat to decide now"):
        decide(state, 0, "skip")


def test_secret_answers_settle_the_question_when_the_last_is_in() -> None:
    table = Table(game("dual-powers").rules(), seed="secret")
    state = table.referee_state()
    first, second = (state.rules.space.words(state.legal(seat)[0]) for seat in (0, 1))
    settled: list[Any] = [decide(state, 0, first), decide(state, 0, first), decide(state, 1, second)]
    assert settled == [False, False, True]
    with pytest.raises(IllegalAction):
        decide(state, 0, first)
