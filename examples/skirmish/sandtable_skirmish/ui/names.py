"""What players call things: messages ``<domain>-<word>`` in ``locale/``, or the labels of somebody's own field."""

from typing import Final

from sandtable.core.event import Value
from sandtable.core.rules import Rules
from sandtable_skirmish.rules.tables import SkirmishRules

DOMAINS: Final = {"origin": "area", "target": "area", "pile": "seat"}
"""From the names of arguments to the domain that names their values."""
OPENINGS: Final = ("round", "marched", "attacked")
"""The events that begin a paragraph when the story is told."""
LISTS: Final[dict[str, str]] = {}
"""None of our events are told together."""


def labels(rules: Rules) -> dict[str, dict[str, str]]:
    """What the author of a field calls its areas and cards."""
    assert isinstance(rules, SkirmishRules)
    return rules.box.labels


def composed(rules: Rules) -> dict[str, dict[str, tuple[str, dict[str, Value]]]]:
    """No name is put together of others."""
    return {}
