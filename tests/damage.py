"""Damage to files and positions, for tests that nothing worse than one sentence comes of it."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from sandtable.core.rules import copied

SETTINGS = settings(deadline=None, suppress_health_check=list(HealthCheck), print_blob=False, derandomize=True)

PATHS = st.lists(st.integers(0, 30), min_size=1, max_size=5)
"""A way down into the content: at each level, which of its parts."""

Damage = tuple[str, list[int], Any]
Edit = tuple[int, int, str]


def damages(words: list[str], most: int) -> st.SearchStrategy[list[Damage]]:
    """One to ``most`` changes; in place of what was there come these words, and values of all types."""
    keys = st.sampled_from(words) | st.text(max_size=4)
    plain = st.one_of(
        st.sampled_from(words),
        st.integers(-2, 60),
        st.booleans(),
        st.none(),
        st.floats(),
        st.integers(),
        st.text(max_size=4),
    )
    values = plain | st.lists(plain, max_size=3) | st.dictionaries(keys, plain, max_size=3)
    one: st.SearchStrategy[Damage] = st.one_of(
        st.tuples(st.sampled_from(["delete", "twice", "swap"]), PATHS, st.integers(0, 30)),
        st.tuples(st.just("replace"), PATHS, values),
        st.tuples(st.just("add"), PATHS, st.tuples(keys, values)),
        st.tuples(st.just("transplant"), PATHS, st.integers(0, 1000)),
    )
    return st.lists(one, min_size=1, max_size=most)


def edits(words: list[str], most: int) -> st.SearchStrategy[list[Edit]]:
    """One to ``most`` places in a text where some characters are replaced by others."""
    new = st.sampled_from(words) | st.sampled_from(list('\n"[]{}=:,-9\\\x00')) | st.text(max_size=3)
    return st.lists(st.tuples(st.integers(0, 100_000), st.integers(0, 40), new), min_size=1, max_size=most)


def edited(text: str, changes: list[Edit]) -> str:
    """The text with some characters replaced by others."""
    for start, length, new in changes:
        place = start % (len(text) + 1)
        text = text[:place] + new + text[place + length :]
    return text


def damage(content: Any, changes: list[Damage], others: list[Any]) -> None:
    """Change the content in place; ``others`` are contents of the same kind to take parts from."""
    for kind, path, value in changes:
        found = walk(content, path)
        if found is not None:
            change(*found, kind, value, walk(others[value % len(others)], path) if kind == "transplant" else None)


def change(part: Any, key: Any, kind: str, value: Any, donor: tuple[Any, Any] | None) -> None:
    """One change at one key of a table or a list."""
    keys = keys_of(part)
    if kind == "delete":
        del part[key]
    elif kind == "replace":
        part[key] = value
    elif kind == "swap":
        other = keys[value % len(keys)]
        part[key], part[other] = part[other], part[key]
    elif kind == "transplant":  # from the same place elsewhere: the right type, but not the right value
        if donor is not None:
            part[key] = copied(donor[0][donor[1]])
    elif isinstance(part, list):
        part.insert(key, copied(part[key]) if kind == "twice" else value[1])
    elif kind == "add":
        part[value[0]] = value[1]
    else:
        part[keys[value % len(keys)]] = copied(part[key])


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
