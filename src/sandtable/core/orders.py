"""Orders: the run of actions from a question to the close of what it opened.

``move red-2/1 purple, to green`` is one order of two actions. It is given whole or not at all, and
it is the unit of log, undo and bots.
"""

from collections.abc import Sequence
from typing import Final

from sandtable.core.errors import BadInput, NotNow
from sandtable.core.event import Sink
from sandtable.core.rules import Rules
from sandtable.core.state import State
from sandtable.core.step import QUESTION

CLOSE: Final = "done"
"""The verb that closes an order which could go on."""


def written(state: State, actions: Sequence[int]) -> str:
    """The order as players of the game write it; ``read`` understands it."""
    return state.rules.shorten(", ".join(state.rules.space.words(action) for action in actions))


def parsed(rules: Rules, text: str) -> list[int]:
    """The actions an order names, in the game's own notation or in words."""
    return [rules.space.parse(part) for part in rules.expand(text).split(",")]


def to_spare(rules: Rules, text: str, left: list[int]) -> bool:
    """Whether all that is left of an order is the close that its short notation implies and nobody asked for."""
    return rules.expand(text) != text and all(rules.space.verb_at[action] == CLOSE for action in left)


def is_open(state: State, seat: int) -> bool:
    """Whether an order this seat began still needs an answer."""
    return bool(state.stack) and state.stack[-1].continues and state.may_answer(seat)


def forced(state: State) -> int | None:
    """The only legal answer, if there is just one, so that the table can give it.

    Only questions to one seat: a secret answer would show how little a seat holds, and of partners
    each may have other answers.
    """
    if state.is_over() or state.stack[-1].asks != QUESTION:
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def read(state: State, seat: int, text: str) -> list[int]:
    """The actions of an order, every one checked; answers without an alternative may be left out.

    Nothing is changed: the order is tried on a copy.
    """
    if not state.may_answer(seat):
        raise NotNow("it is not your turn to decide", "no-not-your-turn")
    wanted = parsed(state.rules, text)
    trial = state.copy()
    actions: list[int] = []
    while wanted or is_open(trial, seat):
        if actions and not is_open(trial, seat):
            if to_spare(state.rules, text, wanted):
                break
            raise complete(written(state, actions))
        legal = trial.legal(seat)
        meant = bool(wanted) and trial.rules.space.verb_at[wanted[0]] in trial.stack[-1].verbs
        if wanted and (meant or len(legal) != 1):
            action = wanted.pop(0)
        elif len(legal) == 1:
            action = legal[0]
        else:
            done, choices = written(state, actions), [trial.rules.space.words(a) for a in legal[:4]]
            sentence = f'the order is not complete; after "{done}" say {" or ".join(choices)}'
            raise BadInput(sentence, "error-order-open", order=done, choices=", ".join(choices))
        trial.apply(action, seat)
        actions.append(action)
    return actions


def complete(order: str) -> BadInput:
    """The error about parts that are too many."""
    sentence = f'the order is complete after "{order}"; give the rest as orders of their own'
    return BadInput(sentence, "error-order-complete", order=order)


def apply_order(state: State, seat: int, text: str, sink: Sink | None = None) -> list[int]:
    """Carry out an order, whole or not at all."""
    actions = read(state, seat, text)
    for action in actions:
        state.apply(action, seat, sink)
    return actions
