"""Dual Powers under every check of the kit, in every variant."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from sandtable.core.seats import CHANCE, REFEREE
from sandtable.core.state import State
from sandtable.games.dual_powers import GAME
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.testing import Kit

VARIANTS: list[dict[str, object]] = [{}, {"accompanied_neutrals": True}, {"unrest_seven": True}]
for level in (1, 4, 6):
    VARIANTS += [{"solitaire": True, "side": side, "difficulty": level} for side in ("red", "white")]


def pieces(state: State) -> object:
    """Every token in one place at most, units never lost, every card in one place."""
    board = state.describe_board(REFEREE)
    on_board = [token.removesuffix(" exhausted") for tokens in board["regions"].values() for token in tokens]
    units = Counter(token for token in [*on_board, *board["supply"]] if "/" in token or "opposition" in token)
    cards = board["deck"] + sum(
        len([card for card in pile if "-" in card])
        for pile in (*board["hands"].values(), *board["played"].values(), board["discards"])
    )
    row = board.get("opposition", [])
    cards += len(row) + sum(1 for card in board["objectives"].values() if card != "?" and card not in row)
    neutral = {token for token in units if token.startswith("neutral")}
    return cards, {token: count for token, count in units.items() if token not in neutral}


def reorder(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same data with the entries of every list in another order."""
    return {
        file: {
            key: rng.sample(value, len(value)) if isinstance(value, list) else value for key, value in content.items()
        }
        for file, content in data.items()
    }


KIT = Kit(GAME, VARIANTS, pieces, reorder)

test_a_few_random_games = KIT.random_games(examples=2)
test_random_games = pytest.mark.compiled(KIT.random_games(examples=25))
test_table_games = pytest.mark.compiled(KIT.table_games(examples=30))
test_long_random_games = pytest.mark.soak(KIT.random_games(examples=3000, explore=True))
test_long_table_games = pytest.mark.soak(KIT.table_games(examples=3000, explore=True))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("options", "games"),
    [({}, 5_000), ({"solitaire": True}, 2_000), pytest.param({}, 100_000, marks=pytest.mark.soak)],
)
def test_random_games_end_within_the_declared_bound(options: dict[str, object], games: int) -> None:
    """Every end reason of P6.3 and P7.10 comes up, and nothing else."""
    rules = KIT.rules(options)
    rng = Random(1917)
    endings: Counter[str] = Counter()
    for _ in range(games):
        state = rules.start()
        decisions = 0
        while not state.is_over():
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
            decisions += 1
        assert decisions <= rules.bounds.decisions
        endings[state.ending] += 1
    wanted = {"third-round", "third-round-will"} if options else {"calendar", "calendar-will"}
    assert set(endings) == wanted | {"track"}


def test_states_and_steps_have_slots() -> None:
    """Where a class forgets ``__slots__`` each of its objects carries a dictionary again, and copies take longer."""
    classes: list[type] = [DualPowersState, *KIT.rules({}).steps.values()]
    assert [cls for cls in classes if cls.__dictoffset__] == []


def test_an_action_has_the_same_number_in_every_variant() -> None:
    KIT.check_numbers()
