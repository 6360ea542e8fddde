"""Damaged positions: each is refused with one sentence, or can be played on like any other."""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandtable.core.errors import SandtableError
from sandtable.core.playout import draw
from sandtable.core.position import from_text, to_text
from sandtable.core.registry import register
from sandtable.core.rules import Rules, copied
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.games.dual_powers import GAME
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

SETTINGS = settings(deadline=None, suppress_health_check=list(HealthCheck), print_blob=False)


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


def play_one(state: State, rng: Random) -> None:
    """One random decision."""
    state.apply(draw(state, rng) if state.seat == CHANCE else rng.choice(state.legal()))


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
KEYS = st.sampled_from(WORDS) | st.text(max_size=4)
PLAIN = st.one_of(
    st.sampled_from(WORDS),
    st.integers(-2, 60),
    st.booleans(),
    st.none(),
    st.floats(),
    st.integers(),
    st.text(max_size=4),
)
VALUES = PLAIN | st.lists(PLAIN, max_size=3) | st.dictionaries(KEYS, PLAIN, max_size=3)
PATHS = st.lists(st.integers(0, 30), min_size=1, max_size=4)
"""A way down into the position: at each level, which of its parts."""

Damage = tuple[str, list[int], Any]
DAMAGES: st.SearchStrategy[Damage] = st.one_of(
    st.tuples(st.sampled_from(["delete", "twice", "swap"]), PATHS, st.integers(0, 30)),
    st.tuples(st.just("replace"), PATHS, VALUES),
    st.tuples(st.just("add"), PATHS, st.tuples(KEYS, VALUES)),
    st.tuples(st.just("transplant"), PATHS, st.integers(0, 1000)),
)


def keys_of(part: Any) -> list[Any]:
    """The keys of a table, the places of a list."""
    return list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []


def walk(content: Any, path: list[int]) -> tuple[Any, Any] | None:
    """The table or list at the end of a path, and the key of the part that is meant."""
    found = None
    for number in path:
        keys = keys_of(content)
        if not keys:
            break
        found = content, keys[number % len(keys)]
        content = content[found[1]]
    return found


def damage(content: Any, kind: str, path: list[int], value: Any, others: list[str]) -> None:
    """Change one thing in place."""
    found = walk(content, path)
    if found is None:
        return
    part, key = found
    keys = keys_of(part)
    if kind == "delete":
        del part[key]
    elif kind == "replace":
        part[key] = value
    elif kind == "swap":
        other = keys[value % len(keys)]
        part[key], part[other] = part[other], part[key]
    elif kind == "transplant":  # from the same place in another position: the right type, but not the right value
        donor = walk(tomllib.loads(others[value % len(others)]), path)
        if donor is not None:
            part[key] = donor[0][donor[1]]
    elif isinstance(part, list):
        part.insert(key, copied(part[key]) if kind == "twice" else value[1])
    elif kind == "add":
        part[value[0]] = value[1]
    else:
        part[keys[value % len(keys)]] = copied(part[key])


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_real_positions_hold(variant: int) -> None:
    rules = rules_with(**VARIANTS[variant])
    for text in real_positions(variant):
        check(lambda text=text: from_text(text, rules))  # type: ignore[misc]


@settings(SETTINGS, max_examples=1500)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), st.lists(DAMAGES, min_size=1, max_size=4))
def test_damaged_positions_are_refused_or_playable(variant: int, number: int, damages: list[Damage]) -> None:
    damaged_positions(variant, number, damages)


@pytest.mark.soak
@settings(SETTINGS, max_examples=50_000)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), st.lists(DAMAGES, min_size=1, max_size=6))
def test_many_damaged_positions_are_refused_or_playable(variant: int, number: int, damages: list[Damage]) -> None:
    damaged_positions(variant, number, damages)


def damaged_positions(variant: int, number: int, damages: list[Damage]) -> None:
    """Damage one position as data, as a save file would hold it."""
    rules: Rules = rules_with(**VARIANTS[variant])
    texts = real_positions(variant)
    content = tomllib.loads(texts[number % len(texts)])
    for kind, path, value in damages:
        damage(content, kind, path, value, texts)
    check(lambda: rules.position(content))


# Damaged text

Edit = tuple[int, int, str]
EDITS: st.SearchStrategy[list[Edit]] = st.lists(
    st.tuples(
        st.integers(0, 5000),
        st.integers(0, 40),
        st.sampled_from([*WORDS, "\n", '"', "[", "]", "=", "[[steps]]", "-", "9", "1e400", "true", "\x00"])
        | st.text(max_size=3),
    ),
    min_size=1,
    max_size=3,
)


def edited(text: str, edits: list[Edit]) -> str:
    """The text with some characters replaced by others."""
    for start, length, new in edits:
        place = start % (len(text) + 1)
        text = text[:place] + new + text[place + length :]
    return text


@settings(SETTINGS, max_examples=700)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), EDITS)
def test_damaged_texts_are_refused_or_playable(variant: int, number: int, edits: list[Edit]) -> None:
    texts = real_positions(variant)
    check(lambda: from_text(edited(texts[number % len(texts)], edits)))


@settings(SETTINGS, max_examples=700)
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 1000), st.integers(0, 200), st.integers(0, 200))
def test_texts_with_lines_lost_or_moved_are_refused_or_playable(variant: int, number: int, take: int, put: int) -> None:
    texts = real_positions(variant)
    lines = texts[number % len(texts)].splitlines()
    line = lines.pop(take % len(lines))
    if put % 3:
        lines.insert(put % len(lines), line)
    check(lambda: from_text("\n".join(lines)))


@settings(SETTINGS, max_examples=300)
@given(st.text() | st.dictionaries(KEYS, VALUES).map(lambda content: "\n".join(toml_lines(content))))
def test_any_text_is_refused_or_playable(text: str) -> None:
    check(lambda: from_text(text))
    check(lambda: from_text('game = "dual-powers"\n' + text))


def toml_lines(content: dict[str, Any]) -> Iterator[str]:
    """Something like TOML."""
    for key, value in content.items():
        yield f"{key or 'x'} = {msgspec.json.encode(value).decode()}"
