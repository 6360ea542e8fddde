"""Dust Tactics for tests that open records by the hundred: a rule set is made once of the same options and data."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sandtable.core.game import Game, UserFile
from sandtable.core.rules import Rules
from sandtable.core.space import ActionSpace
from sandtable.games.tactics.game import GAME


class OnceMade(Game):
    """The game, but a rule set that was made of the same options and data before is not made again.

    Reading and checking the cards takes longer than most of what the kit does with them. Whoever registers this
    registers ``GAME`` again when they are done.
    """

    def __init__(self) -> None:
        super().__init__(GAME.name, GAME.title, GAME.revision, GAME.package, GAME.options, GAME.files)
        self.made: dict[object, Rules] = {}

    def read_data(self, files: Mapping[str, UserFile] | None = None) -> dict[str, Any]:
        return GAME.read_data(files)

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        key = (ActionSpace.__init__, msgspec.json.encode([options, data]))  # the kit puts the verbs in another order
        if key not in self.made:
            self.made[key] = GAME.make_rules(options, data)
        return self.made[key]


ONCE = OnceMade()
