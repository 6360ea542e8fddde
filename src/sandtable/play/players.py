"""Who sits at a table: people at this keyboard, and programs that answer for the other seats."""

from random import Random
from typing import Final

from sandtable.bots import Bot, bot_class, has_bot, make_bot
from sandtable.bots.orders import bot_order
from sandtable.core.game import ALONE, Game
from sandtable.core.seats import SPECTATOR
from sandtable.play.talk import refusal
from sandtable.table.table import BOT, Table

HUMAN: Final = "human"
RANDOM: Final = "random"
ADVISER: Final = "rookie"
"""The bot that gives hints and, if nobody is named, plays the other seats."""


def has_adviser(game: str) -> bool:
    """Whether the game has a bot worth asking; one whose package is broken counts as none."""
    try:
        return has_bot(ADVISER, game) and bool(bot_class(ADVISER, game))
    except ImportError:
        return False


def opponent(game: str) -> str:
    """Who plays the seats nobody asked for."""
    return ADVISER if has_adviser(game) else RANDOM


def play_alone(game: Game, options: dict[str, object]) -> None:
    """Set the option for one player; refuses a game that has no rules for it."""
    if game.option(ALONE) is None:
        raise refusal("cli-error-alone", game=game.name)
    options[ALONE] = True


class Players:
    """The players of one table, and whose turn it is to be asked."""

    def __init__(self, table: Table) -> None:
        """Refuses a bot that is not installed."""
        self.table = table
        seed = table.seed if table.seed is not None else str(Random().random())
        self.people: list[int] = []
        self.bots: dict[int, Bot] = {}
        for seat, player in enumerate(table.players):
            if player.startswith(BOT):
                self.bots[seat] = make_bot(player.removeprefix(BOT), table.rules, seat, seed)
            else:
                self.people.append(seat)

    def next(self) -> int:
        """The seat to ask: of those that have not answered, a person before a program."""
        steps = self.table.view(SPECTATOR)["steps"]
        answered = steps[0].get("answers", {})
        waiting = [seat for seat in self.table.asked() if self.table.rules.seats[seat] not in answered]
        return next((seat for seat in waiting if seat in self.people), waiting[0])

    def order(self, seat: int) -> str:
        """What the bot of a seat does now; with a seed the same at the same place in the log."""
        return bot_order(self.bots[seat], self.table.referee_state(), len(self.table.log))

    def adviser(self, seat: int) -> Bot | None:
        """A bot to ask for a hint, if the game has one."""
        if not has_adviser(self.table.rules.game_name):
            return None
        return make_bot(ADVISER, self.table.rules, seat, "hint")
