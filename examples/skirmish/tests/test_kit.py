"""The test kit of Sandtable on random games: secrets, copies, records, bounds, legal lists and a good deal more."""

from random import Random
from typing import Any

import pytest

from sandtable.core.state import State
from sandtable.testing import Kit
from sandtable_skirmish.game import GAME
from sandtable_skirmish.rules.board import Field

VARIANTS: list[dict[str, object]] = [{}, {"rounds": 1}, {"rounds": 6}]


def pieces(state: State) -> object:
    """What never changes: troops of each side, copies of each card."""
    assert isinstance(state, Field)
    return [sum(places) for places in state.troops], [sum(card) for card in zip(*state.piles, strict=True)]


def reorder(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same field, written down in another order."""
    return {
        name: {key: rng.sample(part, len(part)) if isinstance(part, list) else part for key, part in file.items()}
        for name, file in data.items()
    }


KIT = Kit(GAME, VARIANTS, pieces, reorder)
test_random_games = KIT.random_games(10)
test_tables = KIT.table_games(20)


@pytest.mark.parametrize("variant", VARIANTS)
def test_many_games_end_within_the_bound(variant: dict[str, object]) -> None:
    bound = GAME.rules(variant).bounds.decisions
    for seed in range(100):
        _, record = KIT.recorded_game(variant, seed)
        assert len(record.entries) <= bound


def test_an_action_has_the_same_number_in_every_variant() -> None:
    KIT.check_numbers()
