"""Orders: the run of actions from a question to the close of what it opened.

``move red-2/1 purple, to green`` is one order of two actions. It is given whole or not at all, and
it is the unit of log, undo and bots.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sandtable.core.errors import BadInput, NotNow
from sandtable.core.event import Sink
from sandtable.core.state import State
from sandtable.core.step import QUESTION, Partners, Step

CLOSE: Final = "done"
"""The verb that closes an order which could go on."""

Give = Callable[[int], None]
"""Carries out an action of the order."""


def written(state: State, actions: Sequence[int]) -> str:
    """The order as players of the game write it; ``read`` understands it."""
    return state.rules.shorten(", ".join(state.rules.space.words(action) for action in actions))


def parsed(state: State, text: str) -> list[int]:
    """The actions an order names, in the game's own notation or in words."""
    return [state.rules.space.parse(part) for part in state.expand(text).split(",")]


def only_implied_close(state: State, short: bool, left: list[int]) -> bool:
    """True if all that is left of an order is the ``done`` its short notation implies."""
    return short and all(state.rules.space.verb_at[action] == CLOSE for action in left)


def is_open(state: State, seat: int) -> bool:
    """Whether an order this seat began still needs an answer."""
    return bool(state.stack) and state.stack[-1].continues and state.may_answer(seat)


def forced(state: State) -> int | None:
    """The only legal answer, if there is just one, so that the table can give it.

    Only where all who are asked have the same answers: a secret one would show how little a seat holds.
    """
    if state.is_over() or not is_alike(state.stack[-1]):
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def is_alike(step: Step[Any]) -> bool:
    """Whether everybody who may answer a step may answer the same, and openly."""
    return step.asks == QUESTION or (isinstance(step, Partners) and step.alike)


def follow(state: State, seat: int, text: str, done: Sequence[int] = (), give: Give | None = None) -> list[int]:
    """Carry out parts of an order, in place, as far as they go; answers without an alternative may be left out.

    ``done`` are the parts of the order that the state has behind it, ``give`` what carries an action out (default:
    ``apply``). A wrong part raises an error in the middle, so this is for a copy, which is thrown away then.
    """
    wanted = parsed(state, text)
    short = state.expand(text) != text
    verb_at = state.rules.space.verb_at
    actions: list[int] = []
    while True:
        if (actions or done) and not is_open(state, seat):
            if wanted and not only_implied_close(state, short, wanted):
                raise too_many_parts(written(state, [*done, *actions]))
            return actions
        # No table gives answers to what is asked in secret, or for partners who differ (see ``forced``).
        only = state.legal(seat) if actions or is_alike(state.stack[-1]) else []
        forced = len(only) == 1
        if wanted and (not forced or verb_at[wanted[0]] in state.stack[-1].verbs):
            action = wanted.pop(0)
        elif forced:
            action = only[0]
        else:
            return actions
        if give is None:
            state.apply(action, seat)
        else:
            give(action)
        actions.append(action)


def carry_out(state: State, seat: int, text: str, give: Give | None = None) -> list[int]:
    """Carry out a whole order, in place, and return its actions; as with ``follow``, on a copy."""
    if not state.may_answer(seat):
        raise NotNow("it is not your turn to decide", "no-not-your-turn")
    actions = follow(state, seat, text, (), give)
    if is_open(state, seat):
        space = state.rules.space
        said, choices = written(state, actions), [space.words(action) for action in state.legal(seat)[:4]]
        sentence = f'the order is not complete; after "{said}" say {" or ".join(choices)}'
        raise BadInput(sentence, "error-order-open", order=said, choices=", ".join(choices))
    return actions


def read(state: State, seat: int, text: str) -> list[int]:
    """The actions of a whole order, every one checked. Nothing is changed: the order is tried on a copy."""
    return carry_out(state.copy(), seat, text)


def too_many_parts(order: str) -> BadInput:
    """The error for an order that goes on after it is complete."""
    sentence = f'the order is complete after "{order}"; give the rest as orders of their own'
    return BadInput(sentence, "error-order-complete", order=order)


def apply_order(state: State, seat: int, text: str, sink: Sink | None = None) -> list[int]:
    """Carry out an order in place, whole or not at all.

    A caller who can part with the old state need not read the order first: ``carry_out`` on a copy, and keep that.
    """
    actions = read(state, seat, text)
    for action in actions:
        state.apply(action, seat, sink)
    return actions
