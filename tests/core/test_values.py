"""States as values: keys, equality, pickles, and the history a seat has seen."""

import pickle
import subprocess
import sys
from random import Random

import pytest

from sandtable.core.playout import playout
from sandtable.core.registry import game
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, REFEREE, SPECTATOR
from sandtable.core.state import HIDDEN, State


def played(rules: Rules, decisions: int, seed: int = 1) -> State:
    """A state some decisions into a random game."""
    state, rng = rules.start(), Random(seed)
    for _ in range(decisions):
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    return state


POWERS, DUST = game("dual-powers").rules(), game("dust").rules({"players": 2})


@pytest.mark.parametrize("rules", [POWERS, DUST], ids=lambda rules: rules.game_name)
def test_states_are_equal_by_content(rules: Rules) -> None:
    state, again = played(rules, 60), played(rules, 60)
    assert state is not again
    assert state == again
    assert {state.key(): "found"}[again.key()] == "found"
    assert state != played(rules, 60, seed=2)
    assert state != "something else"
    again.apply(again.legal()[0])
    assert state != again


def test_a_state_changes_so_it_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(played(POWERS, 20))


def test_equal_rule_sets_give_equal_states_and_other_options_do_not() -> None:
    again = game("dual-powers").rules()
    assert again is not POWERS
    assert played(again, 40) == played(POWERS, 40)
    other = game("dual-powers").rules({"accompanied_neutrals": True})
    assert played(other, 5).key() == played(POWERS, 5).key()
    assert played(other, 5) != played(POWERS, 5)


def test_numbers_of_reordered_data_mean_something_else() -> None:
    data = game("dual-powers").read_data()
    backwards = {name: data[name] for name in reversed(list(data))}
    other = game("dual-powers").rules({}, backwards)
    assert other.data == POWERS.data
    assert not other.is_same(POWERS)


@pytest.mark.parametrize("rules", [POWERS, DUST], ids=lambda rules: rules.game_name)
def test_a_pickle_opens_in_another_process_and_plays_on_alike(rules: Rules) -> None:
    state = played(rules, 70)
    program = """
import pickle, sys
from random import Random
from sandtable.core.playout import playout
state = pickle.load(sys.stdin.buffer)
playout(state, Random(5))
sys.stdout.buffer.write(pickle.dumps(state))
"""
    run = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=True)
    playout(state, Random(5))
    assert pickle.loads(run.stdout) == state


def test_a_pickle_carries_the_data_only_if_it_is_not_the_games_own() -> None:
    own = played(POWERS, 40)
    data = game("dual-powers").read_data()
    other = played(game("dual-powers").rules({}, {name: data[name] for name in reversed(list(data))}), 40)
    assert len(pickle.dumps(own)) < 1000 < len(pickle.dumps(other))
    again = pickle.loads(pickle.dumps(other))
    assert again == other
    assert again.rules.is_same(other.rules)
    assert pickle.loads(pickle.dumps(own)).rules.is_same(POWERS)


# History


def test_nothing_is_remembered_unless_asked_for() -> None:
    state = played(POWERS, 30)
    assert state.seen(REFEREE) == []
    state.remember()
    before = state.seat, state.legal()[0]
    state.apply(before[1])
    assert state.seen(REFEREE) == [before]


def test_copies_share_what_was_and_go_their_own_ways() -> None:
    state = POWERS.start()
    state.remember()
    rng = Random(3)
    for _ in range(30):
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    past = state.seen(REFEREE)
    assert len(past) == 30
    ways = []
    for action in state.legal()[:2]:
        way = state.copy()
        way.apply(action)
        ways.append(way.seen(REFEREE))
    assert ways[0][:-1] == ways[1][:-1] == past == state.seen(REFEREE)
    assert ways[0] != ways[1]


def test_a_secret_answer_is_seen_by_its_seat_and_by_all_once_the_question_opens() -> None:
    state = DUST.start()
    rng = Random(1)
    while state.seat == CHANCE:
        state.apply(state.draw(rng))
    state.remember()
    first, changed, second = state.legal(0)[0], state.legal(0)[1], state.legal(1)[0]
    state.apply(first, 0)
    state.apply(changed, 0)
    assert state.seen(0) == [(0, first), (0, changed)]
    assert state.seen(1) == state.seen(SPECTATOR) == [(0, HIDDEN), (0, HIDDEN)]
    state.apply(second, 1)
    assert state.seen(1) == state.seen(SPECTATOR) == [(0, HIDDEN), (0, changed), (1, second)], "an answer taken back"


def test_an_imagined_world_has_no_past() -> None:
    state = played(POWERS, 40)
    state.remember()
    state.apply(state.legal()[0])
    world = state.imagine(0, Random(1))
    assert world.seen(REFEREE) == []
    assert world.revelations == 0
