"""What a viewer is sent: made of what his seat may know, and of nothing else.

Everything is plain data. Legal actions come with their parameters, so that a board finds the thing to click, and
``final`` tells which of them cannot be taken back. What a seat could learn from an answer before giving it is
never worked out in the true state, but in a possible world made from the seat's view (``possible``).
"""

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from types import ModuleType
from typing import Any, Final

from sandtable.core import orders
from sandtable.core.draft import Draft, spelt
from sandtable.core.fork import Fork
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.space import UNSEEN
from sandtable.core.state import Prompt, State
from sandtable.core.table import Table
from sandtable.wording import hook

MOST_TRIED: Final = 128
"""Longer lists of choices are not tried out one by one: they are parts of orders anyway."""


@lru_cache(maxsize=64)
def browser_of(package: str) -> ModuleType | None:
    """What a game says about its drawn board: a module ``browser`` with ``scene`` and ``PRESETS``."""
    return hook(package, "browser")


def scene(rules: Rules, view: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a drawn board needs beyond the view."""
    module = browser_of(find_game(rules.game).package)
    return None if module is None else dict(module.scene(view, rules))


def possible(rules: Rules, view: dict[str, Any]) -> State:
    """A world this viewer thinks possible, always the same for the same view."""
    return rules.sample(view, Random("possible"))


def shown_prompt(rules: Rules, prompt: Prompt, final: frozenset[str] | None = None) -> dict[str, Any]:
    """A question, its choices taken apart; ``final`` are the words that cannot be taken back."""
    space = rules.space
    actions: list[dict[str, Any]] = []
    for words in prompt.actions:
        args = space.struct(space.parse(words))
        verb = args.pop("verb")
        actions.append({"words": words, "verb": verb, "args": args, "final": final is not None and words in final})
    return prompt.content() | {"actions": actions}


def final_actions(world: State, seat: int) -> frozenset[str]:
    """The answers after which the seat no longer decides, or something is turned up: strict undo stops there."""
    legal = world.legal(seat)
    if len(legal) > MOST_TRIED:
        return frozenset()
    found: list[str] = []
    for action in legal:
        trial = world.copy()
        revealed = trial.revelations
        trial.apply(action, seat)
        if orders.is_open(trial, seat):
            continue
        if trial.revelations != revealed or trial.is_over() or not trial.may_answer(seat):
            found.append(world.rules.space.words(action))
    return frozenset(found)


class Look:
    """View, question and scene of one seat at one moment."""

    def __init__(self, table: Table, seat: int, seq: int | None = None) -> None:
        """Now, or after the entry with this sequence number."""
        rules = table.rules
        view, prompt = (table.view(seat), table.prompt(seat)) if seq is None else table.then(seat, seq)
        final: frozenset[str] | None = None
        if seq is None and prompt.asked and table.undo_policy != "free":
            final = final_actions(possible(rules, view), seat)
        self.content = {"view": view, "prompt": shown_prompt(rules, prompt, final), "scene": scene(rules, view)}


def drafted(table: Table, seat: int, order: str) -> dict[str, Any]:
    """The question after some parts of an order."""
    rules = table.rules
    world = possible(rules, table.view(seat))
    return _drafted(rules, world, seat, order, strict=table.undo_policy != "free")


def _drafted(rules: Rules, world: State, seat: int, order: str, strict: bool) -> dict[str, Any]:
    draft = Draft(world, seat)
    if order.strip():
        draft.add(spelt(rules, order))
    state = draft.state()
    view = state.view(seat)
    complete = draft.complete
    final = final_actions(state, seat) if strict and not complete else None
    prompt = Prompt(False, "", {}, (), []) if complete else state.prompt(seat)
    return {
        "order": draft.words,
        "complete": complete,
        "view": view,
        "prompt": shown_prompt(rules, prompt, final),
        "scene": scene(rules, view),
    }


def why_not(table: Table, seat: int, order: str) -> dict[str, Any]:
    """The prohibition the last part of an order breaks."""
    ban = Draft(possible(table.rules, table.view(seat)), seat).why_not(spelt(table.rules, order))
    return {"allowed": ban is None, "ban": None if ban is None else {"rule": ban.rule, "message": ban.message}}


def tried(fork: Fork, draft: str) -> dict[str, Any]:
    """How a sandbox stands; the one who made it sees it with the eyes of whoever is asked there."""
    world = fork.world()
    rules = world.rules
    asked = fork.asked()
    seat = fork.seat if fork.seat in asked or not asked else asked[0]
    found = _drafted(rules, world, seat, draft, strict=False)
    return found | {
        "asked": asked,
        "seat": seat,
        "events": [{"seq": number, **event} for number, event in enumerate(fork.events())],
        "leading": len(fork.leading()),
        "over": fork.is_over(),
    }


def timeline(table: Table, seat: int) -> list[dict[str, Any]]:
    """Everything that counts, for the slider of the replay."""
    return [
        {"seq": seq, "seat": who, "words": None if words == UNSEEN else words, "turn": turn}
        for seq, who, words, turn in table.moments(seat)
    ]


def glossary(rules: Rules) -> dict[str, Any]:
    """How the things of a rule set are called, for the client's wording: see ``sandtable.wording``."""
    names = hook(find_game(rules.game).package, "names")
    return {
        "domains": {} if names is None else dict(names.DOMAINS),
        "labels": {} if names is None else names.labels(rules),
        "composed": {} if names is None else names.composed(rules),
        "openings": [] if names is None else list(names.OPENINGS),
        "seats": list(rules.seats),
        "verbs": {verb.name: [domain.name for domain in verb.params] for verb in rules.space.verbs},
    }
