"""What a bot is given: a view that is made when it is read, and worlds that could be true."""

from random import Random
from typing import Any

import pytest

from sandtable.bots.bot import Bot, Look
from sandtable.bots.random import RandomBot
from sandtable.core.registry import game
from sandtable.core.seats import CHANCE
from sandtable.core.state import State


def after(name: str, decisions: int, **options: object) -> State:
    """A state in the middle of a random game, at a question with a choice."""
    state, rng = game(name).rules(options).start(), Random(decisions)
    while decisions > 0 or state.seat == CHANCE or len(state.legal()) == 1:
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
        decisions -= 1
    return state


class RetainingBot(Bot):
    """Holds on to the look it was given, which a bot must not do."""

    name = "keeper"
    kept: Look

    def choose(self, look: Look, rng: Random) -> int:
        self.kept = look
        return look.legal[0]


@pytest.mark.parametrize(("name", "options"), [("dual-powers", {}), ("dust", {"players": 3})])
def test_a_look_at_a_state_and_one_at_its_view_show_the_same(name: str, options: dict[str, object]) -> None:
    for decisions in (0, 40, 90):
        state = after(name, decisions, **options)
        seat = state.seat
        near, far = Look.of(state, seat), Look(state.rules, seat, state.view(seat), state.legal(seat)[:])
        assert near.view == far.view
        assert near.legal == far.legal
        assert near.sample(Random(1)).describe() == far.sample(Random(1)).describe()


def test_a_view_that_nobody_reads_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    state = after("dual-powers", 40)
    looked: list[int] = []
    honest = State.view

    def view(self: State, seat: int) -> dict[str, Any]:
        looked.append(seat)
        return honest(self, seat)

    monkeypatch.setattr(State, "view", view)
    RandomBot(state.rules, state.seat, "tea").decide(state, 0)
    assert looked == []
    look = Look.of(state, state.seat)
    assert look.view is look.view
    assert looked == [state.seat]


def test_a_look_does_not_follow_the_state_when_the_question_is_answered() -> None:
    state = after("dual-powers", 40)
    bot = RetainingBot(state.rules, state.seat, "tea")
    state.apply(bot.decide(state, 0))
    with pytest.raises(RuntimeError, match="the question is answered"):
        _ = bot.kept.view
    with pytest.raises(RuntimeError, match="the question is answered"):
        bot.kept.sample(Random(1))


def test_what_a_bot_does_to_its_list_does_not_make_an_action_legal() -> None:
    class Cheat(Bot):
        name = "cheat"

        def choose(self, look: Look, rng: Random) -> int:
            wrong = next(action for action in range(len(look.rules.space)) if action not in look.legal)
            look.legal.append(wrong)
            return wrong

    state = after("dual-powers", 40)
    with pytest.raises(AssertionError, match="cheat chose what is not legal"):
        Cheat(state.rules, state.seat, "tea").decide(state, 0)
