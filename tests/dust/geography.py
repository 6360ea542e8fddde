"""What a test relies on of the map, said by the test, so that another map makes it fail where it is read.

The map is a reconstruction: a test names the areas it plays on, and asserts why it chose them.
"""

from itertools import pairwise

from sandtable.games.dust.rules.tables import DustRules
from sandtable.testing import Play
from tests.dust.positions import rules_with


def _rules() -> DustRules:
    rules = rules_with(edition="premium", players=2)
    assert isinstance(rules, DustRules)
    return rules


def _number(name: str) -> int:
    return _rules().domains["area"].number(name)


def touch(*names: str) -> bool:
    """Whether each of these areas is linked to the next."""
    rules = _rules()
    numbers = [_number(name) for name in names]
    return all(rules.are_linked(one, other) for one, other in pairwise(numbers))


def apart(one: str, *others: str) -> bool:
    """Whether an area is linked to none of the others."""
    return not any(touch(one, other) for other in others)


def land(*names: str) -> bool:
    """Whether all of these are land."""
    return all(_rules().is_land(_number(name)) for name in names)


def sea(*names: str) -> bool:
    """Whether all of these are sea."""
    return not any(_rules().is_land(_number(name)) for name in names)


def inland(name: str) -> bool:
    """Whether a land area touches no sea."""
    return land(name) and not _rules().to_sea[_number(name)]


def role(name: str) -> str:
    """Whether an area is a ``capital``, a ``source`` or ``plain``."""
    rules, area = _rules(), _number(name)
    if rules.is_source(area):
        return "source"
    return "capital" if rules.is_land(area) and rules.capitals >> area & 1 else "plain"


def neighbours(name: str) -> list[str]:
    """The areas next to one, land and sea, sorted."""
    return sorted(other for other in _rules().area_names if other != name and touch(name, other))


def all_land() -> list[str]:
    """Every land area, sorted."""
    return sorted(name for name in _rules().area_names if land(name))


def agreed(play: Play) -> bool:
    """Whether the legal list has exactly the actions that no prohibition forbids, over all actions there are."""
    state = play.state
    return state.legal() == [action for action in range(len(state.rules.space)) if state.why_not(action) is None]


def say(play: Play, *parts: str) -> Play:
    """Give the first parts of an order and stop there, to look at the question that comes next."""
    for words in parts:
        play.state.apply(play.state.rules.space.parse(words))
    return play
