"""The engines that ours is measured beside, as fast as their users can drive them from Python."""

from collections.abc import Callable
from random import Random
from typing import Any

from contest import WHOLE_GAME, Contestant, MissingError, Played, spin


class Catanatron(Contestant):
    """Settlers of Catan for four random players: a well-known engine in plain Python."""

    def __init__(self) -> None:
        try:
            from catanatron import Color, Game, RandomPlayer
            from catanatron.game import TURNS_LIMIT
        except ModuleNotFoundError as error:
            raise MissingError("catanatron is not installed") from error
        self.new_game = Game
        self.players = [RandomPlayer(color) for color in Color]
        self.turns_limit = TURNS_LIMIT

    def play(self, seed: int, limit: int = WHOLE_GAME) -> Played:
        # The loop of Game.play(), without the two copies it makes for its observers. A tick lists the legal
        # actions of the next player itself; a player who can only roll has one, which does not count.
        game = self.new_game(self.players, seed=seed)
        state = game.state
        plies = decisions = legal = 0
        while plies < limit and game.winning_color() is None and state.num_turns < self.turns_limit:
            choices = len(state.playable_actions)
            if choices > 1:
                decisions += 1
                legal += choices
            game.play_tick()
            plies += 1
        return Played(game, plies, decisions, legal)

    def copier(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.copy
        return copy


class Backgammon(Contestant):
    """OpenSpiel's backgammon: rules in C++, every step driven from Python."""

    def __init__(self) -> None:
        try:
            import pyspiel
        except ModuleNotFoundError as error:
            raise MissingError("open_spiel is not installed") from error
        self.game = pyspiel.load_game("backgammon")

    def play(self, seed: int, limit: int = WHOLE_GAME) -> Played:
        random = Random(seed).random
        state = self.game.new_initial_state()
        plies = decisions = legal = 0
        while plies < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[spin(odds, random())])
            else:
                actions = state.legal_actions()
                choices = len(actions)
                if choices > 1:
                    decisions += 1
                    legal += choices
                state.apply_action(actions[int(random() * choices)])
            plies += 1
        return Played(state, plies, decisions, legal)

    def copier(self, game: Any) -> Callable[[], object]:
        clone: Callable[[], object] = game.clone
        return clone
