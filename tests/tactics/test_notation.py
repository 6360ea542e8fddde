"""Orders as players write them: what they stand for, and that every order comes back."""

from random import Random

import pytest

from sandtable.core import orders
from sandtable.core.seats import CHANCE
from sandtable.games.tactics.game import GAME, SCENARIOS
from tests.tactics.field import field

OPEN_FIELD = """
    +   +   +   +   +
      .h  .   .s  .b
    +   +   +   +   +
      .   .   .   .
    +   +   +   +   +
"""


def test_a_whole_activation_is_one_order_if_nobody_can_react() -> None:
    play = field(OPEN_FIELD, h="hell-boys", s={"name": "sturmpioniere", "flags": ["loaded"]})
    words = play.state.expand("hell-boys: move b1, attack sturmpioniere")
    assert words == (
        "activate hell-boys, do move, do attack, to b1, "
        "at sturmpioniere, at sturmpioniere, at sturmpioniere, at sturmpioniere"
    )
    assert play.state.rules.shorten(words) == "hell-boys: move b1, attack sturmpioniere"
    play.do("hell-boys: move b1, attack sturmpioniere")
    assert play.board["units"]["hell-boys"]["at"] == "b1"
    assert play.asked == "chance"


def test_an_order_ends_where_the_enemy_may_react() -> None:
    play = field(OPEN_FIELD, h="hell-boys", s="sturmpioniere")
    play.do("hell-boys: move b1, attack sturmpioniere")
    assert (play.asked, play.step) == ("axis", "react")
    play.do("pass")
    play.do("attack sturmpioniere|-|sturmpioniere|-")
    assert play.asked == "chance"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hell-boys: nothing", "activate hell-boys, do nothing"),
        ("hell-boys: move a2, nothing", "activate hell-boys, do move, do nothing, to a2"),
        ("hell-boys: move -, nothing", "activate hell-boys, do move, do nothing, stop"),
        ("activate hell-boys, do nothing", "activate hell-boys, do nothing"),
    ],
)
def test_what_an_order_stands_for(text: str, words: str) -> None:
    play = field(OPEN_FIELD, h="hell-boys", s="sturmpioniere")
    assert play.state.expand(text) == words


def test_an_unknown_unit_is_left_to_the_rules() -> None:
    play = field(OPEN_FIELD, h="hell-boys", s="sturmpioniere")
    assert play.state.expand("hell-boy: move b1") == "hell-boy: move b1"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_order_of_random_games_comes_back(scenario: str) -> None:
    """What is written in short expands to the same actions in the same position."""
    shorter = 0
    for seed in range(4):
        rules = GAME.rules({"scenario": scenario, "armies": "choose" if seed % 2 else "box"})
        rng, state = Random(seed), rules.start()
        while not state.is_over():
            if state.seat == CHANCE:
                state.apply(state.draw(rng))
                continue
            before, seat, actions = state.copy(), state.seat, []
            while True:
                actions.append(rng.choice(state.legal(seat)))
                state.apply(actions[-1], seat)
                if not orders.is_open(state, seat):
                    break
            words = ", ".join(rules.space.words(action) for action in actions)
            short = rules.shorten(words)
            shorter += short != words
            expanded = before.expand(short)
            assert expanded == words, short
            assert orders.read(before, seat, short) == actions
    assert shorter > 20
