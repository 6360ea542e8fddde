"""Whole orders of a bot, which itself answers one question at a time."""

from collections.abc import Iterator

from sandtable.bots.bot import Bot
from sandtable.core import orders
from sandtable.core.state import State


def parts(bot: Bot, state: State, number: int, done: int = 0) -> Iterator[str]:
    """The parts of an order, as the bot chooses them one by one, until the order is closed.

    The state is not changed; of it the bot sees what its seat may know. ``number`` counts the game's decisions, and
    ``done`` the parts of the order that were chosen before and are in the state already.
    """
    trial = state.copy()
    while not done or orders.is_open(trial, bot.seat):
        action = bot.decide(trial, number + done)
        yield trial.rules.space.words(action)
        trial.apply(action, bot.seat)
        done += 1


def bot_order(bot: Bot, state: State, number: int) -> str:
    """A whole order of a bot.

    >>> from sandtable.bots import make_bot
    >>> from sandtable.core.registry import game
    >>> from random import Random
    >>> state = game("dual-powers").rules().start()
    >>> while state.seat < 0:
    ...     state.apply(state.draw(Random(1)))
    >>> bot_order(make_bot("random", state.rules, 0, "tea"), state, 0).split()[0]
    'objective'
    """
    return ", ".join(parts(bot, state, number))
