"""Actions: integers, words and structures of one declaration."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.errors import BadInput
from sandtable.core.space import ActionSpace, Domain, Verb, numbers
from tests.damage import SETTINGS

names = st.lists(st.from_regex(r"[a-z/-]{1,8}", fullmatch=True), min_size=1, max_size=5, unique=True)


@SETTINGS
@given(st.lists(st.tuples(names, names), min_size=1, max_size=4), st.integers(0, 9))
def test_every_action_has_words_and_a_structure_of_its_own(
    shapes: list[tuple[list[str], list[str]]], last: int
) -> None:
    verbs = [
        Verb(f"verb{i}", Domain("first", a), numbers("count", 2, 2 + last), Domain("second", b))
        for i, (a, b) in enumerate(shapes)
    ]
    space = ActionSpace(verbs)
    words = [space.words(action) for action in range(len(space))]
    assert len(set(words)) == len(space)
    for action in range(len(space)):
        assert space.parse(words[action]) == action
        assert space.from_struct(space.struct(action)) == action
        verb = space.verb_of(action)
        assert verb.action(*verb.values(action)) == action


def test_words_outlive_a_new_order_of_verbs_and_names() -> None:
    old = ActionSpace([Verb("pass"), Verb("take", Domain("unit", ["tank", "mech"]))])
    new = ActionSpace([Verb("take", Domain("unit", ["mech", "scout", "tank"])), Verb("pass")])
    assert old.parse("take tank") != new.parse("take tank")
    assert new.words(new.parse("take tank")) == "take tank"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "an action needs at least one word"),
        ("tkae tank 1", '"tkae" is no order here; did you mean "take"?'),
        ("take tank", '"take tank" is not of the form "take <unit> <count>"'),
        ("take tnak 1", '"tnak" is no unit; did you mean "tank"?'),
        ("take tank 9", '"9" is no count; known are 0, 1, 2, 3'),
    ],
)
def test_a_wrong_word_is_named(words: str, sentence: str) -> None:
    space = ActionSpace([Verb("take", Domain("unit", ["tank", "mech"]), numbers("count", 0, 3))])
    with pytest.raises(BadInput) as caught:
        space.parse(words)
    assert str(caught.value) == sentence


def test_structures_are_checked() -> None:
    space = ActionSpace([Verb("take", Domain("unit", ["tank", "mech"]))])
    with pytest.raises(BadInput, match='"take" takes unit, verb, not verb'):
        space.from_struct({"verb": "take"})


def test_bad_declarations_are_refused() -> None:
    with pytest.raises(BadInput, match="not all different"):
        Domain("unit", ["tank", "tank"])
    with pytest.raises(BadInput, match="must be one word"):
        Domain("unit", ["big tank"])
    with pytest.raises(BadInput, match='the verb "undo" is taken'):
        ActionSpace([Verb("undo")])
    with pytest.raises(BadInput, match="does not exist"):
        ActionSpace([Verb("pass")]).words(4)
    with pytest.raises(BadInput, match="unit number 5 does not exist"):
        Verb("take", Domain("unit", ["tank"])).action(5)
