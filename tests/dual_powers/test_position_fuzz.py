"""Damaged positions: each is refused with one sentence, or can be played on like any other."""

import tomllib
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.errors import SandtableError
from sandtable.core.position import from_text, to_text
from sandtable.core.registry import register
from sandtable.core.rules import Rules, copied
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.games.dual_powers import GAME
from tests.damage import SETTINGS, Damage, Edit, damage, damages, edited, edits
from tests.dual_powers.positions import rules_with

register(GAME)

VARIANTS: list[dict[str, object]] = [
    {},
    {"accompanied_neutrals": True, "unrest_seven": True},
    {"solitaire": True, "side": "red"},
    {"solitaire": True, "side": "white", "difficulty": 6},
]
GAMES = 2
PLAYED_ON = 30


@cache
def real_positions(variant: int) -> list[str]:
    """Positions of random games, as text: the first plies and every seventh after them."""
    rules = rules_with(**VARIANTS[variant])
    found: list[str] = []
    for seed in range(GAMES):
        state, rng, ply = rules.start(), Random(seed), 0
        while not state.is_over():
            if ply < 9 or ply % 7 == 0:
                found.append(to_text(state))
            play_one(state, rng)
            ply += 1
        found.append(to_text(state))
    return found


@cache
def real_contents(variant: int) -> list[dict[str, Any]]:
    """The same positions as data."""
    return [tomllib.loads(text) for text in real_positions(variant)]


def play_one(state: State, rng: Random) -> None:
    """One random decision."""
    state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))


# What must hold


def check(load: Callable[[], State]) -> None:
    """Refused with one sentence, or as good as any position."""
    try:
        state = load()
    except SandtableError as error:
        sentence = str(error)
    else:
        check_playable(state)
        return
    assert sentence and "\n" not in sentence


def check_playable(state: State) -> None:
    """It survives its text, is asked and answered, and survives its text again."""
    check_round_trip(state)
    rng = Random(1917)
    for _ in range(PLAYED_ON):
        if state.is_over():
            break
        for viewer in (*range(len(state.rules.seats)), SPECTATOR):
            msgspec.json.encode([state.view(viewer), state.prompt(viewer).content()])
        assert state.legal(), f"nobody can answer {state.describe()['steps'][0]}"
        play_one(state, rng)
    check_round_trip(state)


def check_round_trip(state: State) -> None:
    """Written and read again it is the same position."""
    again = from_text(to_text(state), state.rules)
    assert again.describe() == state.describe()
    assert (again.seat, again.legal()) == (state.seat, state.legal())


# Damage

WORDS = [
    *("", "?", "red", "white", "blue", "pink", "lenin", "kerensky", "lenin exhausted", "trotsky", "trotsky-red"),
    *("red-1/0", "red-1/0 exhausted", "neutral-1/0", "opposition-1", "red-3-move", "green-4-move", "purple-2-move"),
    *("may-jun", "nov", "ready", "objective red-3-move", "objective lenin", "play red-3-move", "track"),
    *("round", "turn", "draw-card", "turn-up", "lay-aside", "reveal-own", "use-leader", "choose-objectives"),
    *("game", "options", "board", "steps", "ending", "returns", "answers", "step", "side", "count", "tiles", "hands"),
]
DAMAGES = damages(WORDS, 4)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_real_positions_hold(variant: int) -> None:
    rules = rules_with(**VARIANTS[variant])
    for text in real_positions(variant):
        check(lambda text=text: from_text(text, rules))  # type: ignore[misc]


@settings(SETTINGS, max_examples=250)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), DAMAGES)
def test_damaged_positions_are_refused_or_playable(variant: int, number: int, changes: list[Damage]) -> None:
    damaged_positions(variant, number, changes)


@pytest.mark.soak
@settings(SETTINGS, max_examples=50_000, derandomize=False)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), DAMAGES)
def test_many_damaged_positions_are_refused_or_playable(variant: int, number: int, changes: list[Damage]) -> None:
    damaged_positions(variant, number, changes)


def damaged_positions(variant: int, number: int, changes: list[Damage]) -> None:
    """Damage one position as data, as a save file would hold it."""
    rules: Rules = rules_with(**VARIANTS[variant])
    contents = real_contents(variant)
    content = copied(contents[number % len(contents)])
    damage(content, changes, contents)
    check(lambda: rules.position(content))


# Damaged text

EDITS = edits([*WORDS, "[[steps]]", "1e400", "true"], 3)


@settings(SETTINGS, max_examples=250)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), EDITS)
def test_damaged_texts_are_refused_or_playable(variant: int, number: int, changes: list[Edit]) -> None:
    damaged_texts(variant, number, changes)


@pytest.mark.soak
@settings(SETTINGS, max_examples=20_000, derandomize=False)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), EDITS)
def test_many_damaged_texts_are_refused_or_playable(variant: int, number: int, changes: list[Edit]) -> None:
    damaged_texts(variant, number, changes)


def damaged_texts(variant: int, number: int, changes: list[Edit]) -> None:
    """Damage the text of a position."""
    texts = real_positions(variant)
    check(lambda: from_text(edited(texts[number % len(texts)], changes)))


@settings(SETTINGS, max_examples=250)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), st.integers(0, 200), st.integers(0, 200))
def test_texts_with_lines_lost_or_moved_are_refused_or_playable(variant: int, number: int, take: int, put: int) -> None:
    lost_or_moved(variant, number, take, put)


@pytest.mark.soak
@settings(SETTINGS, max_examples=20_000, derandomize=False)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), st.integers(0, 200), st.integers(0, 200))
def test_many_texts_with_lines_lost_or_moved(variant: int, number: int, take: int, put: int) -> None:
    lost_or_moved(variant, number, take, put)


def lost_or_moved(variant: int, number: int, take: int, put: int) -> None:
    """Take a line out of the text of a position; mostly it is put in again elsewhere."""
    texts = real_positions(variant)
    lines = texts[number % len(texts)].splitlines()
    line = lines.pop(take % len(lines))
    if put % 3:
        lines.insert(put % len(lines), line)
    check(lambda: from_text("\n".join(lines)))


@settings(SETTINGS, max_examples=300)
@given(st.text())
def test_any_text_is_refused_or_playable(text: str) -> None:
    check(lambda: from_text(text))
    check(lambda: from_text('game = "dual-powers"\n' + text))
