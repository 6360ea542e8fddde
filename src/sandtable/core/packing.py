"""States as plain values: keys to compare them by, and pickles that name the rule set instead of carrying it.

A pickle is for sending a state to another process of the same program, and holds numbers; on disk a game is a record.
"""

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.step import Secret, Step, kebab

if TYPE_CHECKING:
    from sandtable.core.rules import Rules
    from sandtable.core.state import State

RULE_SETS: Final = 32
"""How many rule sets are remembered for states to come."""

Reference = tuple[str, str, str, Any]
"""A rule set by name: game, options, digest of the data; and the data, if it is not the game's own."""

_known: Final[dict[tuple[str, str, str], "Rules"]] = {}
_own: Final[dict[str, str]] = {}
"""For each game the digest of its own data."""
_shapes: Final[dict[type[Any], list[str]]] = {}
"""Of steps and values in them: name and arguments."""


def frozen(value: Any) -> Any:
    """A part of a state as a value that can be hashed: lists as tuples, steps and their values by name and fields.

    >>> frozen([[1, 2], [3]]), frozen({"b": [1], "a": 2})
    (((1, 2), (3,)), (('a', 2), ('b', (1,))))
    """
    if isinstance(value, int | str | float):
        return value
    if isinstance(value, list):
        if not value or type(value[0]) is int:
            return tuple(value)
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        return tuple([(key, frozen(value[key])) for key in sorted(value)])
    shape = _shape(type(value))
    parts: list[Any] = [shape[0]]
    for attribute in shape[1:]:
        parts.append(frozen(getattr(value, attribute)))
    return tuple(parts)


def _shape(cls: type[Any]) -> list[str]:
    found = _shapes.get(cls)
    if found is None:
        found = [kebab(cls.__name__), *[field.partition(":")[0] for field in cls.fields]]
        if issubclass(cls, Secret):
            found.append("answers")
        _shapes[cls] = found
    return found


def thawed(rules: "Rules", value: Any) -> Any:
    """What ``frozen`` was given, a table of words apart."""
    if not isinstance(value, tuple):
        return value
    if value and isinstance(value[0], str):
        return _made(rules.values[value[0]], value, rules)
    return [thawed(rules, item) for item in value]


def thawed_step(rules: "Rules", value: Any) -> Step[Any]:
    """The step that ``frozen`` was given."""
    made: Step[Any] = _made(rules.steps[value[0]], value, rules)
    return made


def _made(cls: type[Any], value: Any, rules: "Rules") -> Any:
    return cls(**{name: thawed(rules, item) for name, item in zip(_shape(cls)[1:], value[1:], strict=True)})


# Rule sets by name


def digest(data: dict[str, Any]) -> str:
    """The data in short. Its order counts: numbers depend on it."""
    return blake2b(json.dumps(data).encode(), digest_size=16).hexdigest()


def refer(rules: "Rules") -> Reference:
    """What stands for a rule set in a pickle."""
    if rules.reference is None:
        short = digest(rules.data)
        data = None if short == _own_digest(rules.game_name) else rules.data
        rules.reference = (rules.game_name, json.dumps(rules.options), short, data)
        _remember(rules.reference, rules)
    return rules.reference


def referred(reference: Reference) -> "Rules":
    """The rule set of a reference: one that is known here, or made now."""
    from sandtable.core.registry import game

    name, options, short, data = reference
    found = _known.get((name, options, short))
    if found is None:
        if data is None and short != _own_digest(name):
            raise ValueError(f"the state was pickled by a program with other data of {name}")
        found = game(name).rules(json.loads(options), data)
        _remember(reference, found)
    return found


def _remember(reference: Reference, rules: "Rules") -> None:
    if len(_known) >= RULE_SETS:
        del _known[next(iter(_known))]
    _known.setdefault(reference[:3], rules)


def _own_digest(name: str) -> str:
    from sandtable.core.registry import game

    if name not in _own:
        _own[name] = digest(game(name).read_data())
    return _own[name]


def restored(cls: type[Any], reference: Reference, base: Any, board: Any, stack: Any) -> "State":
    """A state from its pickle."""
    rules = referred(reference)
    seat, turn, ending, result, revelations = base
    if cls.board_parts:
        state: State = cls(rules)
        for name, value in zip(cls.board_parts, board, strict=True):
            setattr(state, name, thawed(rules, value))
    else:
        state = rules.load_board(board, turn)
    state.seat = seat
    state.turn = turn
    state.ending = ending
    state.result = list(result)
    state.revelations = revelations
    state.stack = [thawed_step(rules, step) for step in stack]
    return state
