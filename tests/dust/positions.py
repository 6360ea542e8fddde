"""Positions of Dust for tests that read like the rules they cite.

``at`` takes the map in words, what else lies on the table as TOML, and what is to come::

    play = at("alaska: first 3T 1M; yukon: second 1T", "combat-phase first 2")
    play.do("attack alaska>yukon 3T")
    fight(play, 0, 1)
    assert area(play, "yukon") == "first 3T"
"""

import tomllib
from functools import cache
from typing import Any

from sandtable.core.rules import Rules
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.editions import LETTERS, NAMES, UNITS
from sandtable.testing import Play

EDITIONS = NAMES
ROUND = "end-of-round"
"""The step that scores and begins the next round."""


def at(
    areas: str = "",
    steps: str = "",
    board: str = "",
    *,
    edition: str = "premium",
    players: int = 2,
    round: int = 2,
    **options: object,
) -> Play:
    """A position.

    ``areas`` says who stands where: ``alaska: first 3T 1M; yukon: neutral-1 1T``; an area that is left out is
    unoccupied. ``board`` is the rest as TOML (``centres``, ``hands.first``, ``cards.first``, ``vp.second``, ``homes``,
    ``neutral_capitals``, ``queue``, ``attacked``, ``majorities``, ``pacts``, ``used``...), as far as it matters; cards
    not named are in the deck. A step is its name and its fields in words: ``turn``, ``production first``,
    ``move-phase second 3``, ``combat-phase first 2``, ``end-of-round``. When the steps are used up, nobody is asked
    any more. It is the second round, so that the ban of the first (D6.8) is out of the way.
    """
    rules = rules_with(edition=edition, players=players, **options)
    words: dict[str, Any] = tomllib.loads(board)
    words.setdefault("round", round)
    words["areas"] = dict(_area(text) for text in areas.split(";") if text.strip())
    found = [_step(rules, step) for step in steps.split(",") if step.strip()]
    return Play(rules.position({"turn": 1, "board": words, "steps": found}))


@cache
def rules_with(**options: object) -> Rules:
    """The rules with these options and our own data."""
    return GAME.rules(options)


def units(text: str) -> dict[str, int]:
    """Units in words of the board: ``3T 1M`` is three tanks and a mech.

    >>> units("3T 1S")
    {'tank': 3, 'submarine': 1}
    """
    return {UNITS[LETTERS.index(word[-1])]: int(word[:-1]) for word in text.split()}


def _area(text: str) -> tuple[str, dict[str, Any]]:
    name, _, content = text.partition(":")
    force, _, there = content.strip().partition(" ")
    return name.strip(), {"force": force, **units(there)}


def _step(rules: Rules, text: str) -> dict[str, Any]:
    name, *values = text.split()
    found: dict[str, Any] = {"step": name}
    for field, value in zip(rules.steps[name].fields, values, strict=True):
        attribute, _, kind = field.partition(":")
        found[attribute] = int(value) if kind == "int" else value == "true" if kind == "bool" else value
    return found


# What stands where


def area(play: Play, name: str) -> str:
    """Who stands in an area with what, as ``at`` has it: ``first 3T 1M``; empty: nobody."""
    content = dict(play.board["areas"].get(name, {}))
    if not content:
        return ""
    force = content.pop("force")
    return " ".join([force, *[f"{count}{LETTERS[UNITS.index(kind)]}" for kind, count in content.items()]])


def areas(play: Play) -> dict[str, str]:
    """All occupied areas."""
    return {name: area(play, name) for name in play.board["areas"]}


def seen(play: Play, seat: str) -> dict[str, Any]:
    """The board as a seat sees it."""
    board: dict[str, Any] = play.state.view(play.state.rules.domains["seat"].number(seat))["board"]
    return board


def actions(play: Play, verb: str) -> list[str]:
    """The legal actions with this verb, in words."""
    return [words for words in play.legal if words.split()[0] == verb]


def targets(play: Play, origin: str, verb: str = "attack") -> list[str]:
    """Where units of an area may go by this verb (``attack``, ``move``, ``raid``, ``bombard``), sorted."""
    space, trial = play.state.rules.space, play.state.copy()
    first = space.parse(f"{verb} {origin}")
    if first not in trial.legal():
        return []
    trial.apply(first)
    return sorted(words[3:] for words in map(space.words, trial.legal()) if words[:3] in ("on ", "to "))


# Dice


def roll(play: Play, *hits: int) -> None:
    """Dice: so many hits, roll by roll; questions in between (retreat, abilities) are the test's to answer."""
    for count in hits:
        play.chance(f"hits {count}")


def fight(play: Play, *hits: int) -> None:
    """Dice roll by roll, while nobody retreats, uses an ability or has a choice of losses that matters: every
    question in between is answered by ``decline`` or ``done`` if that is legal, else by the first legal answer."""
    for count in hits:
        pass_by(play)
        play.chance(f"hits {count}")
    pass_by(play)


def pass_by(play: Play) -> None:
    """Answer whatever a battle asks, without retreating or using a card, until dice are to be rolled or it is over."""
    while play.step in BATTLE_QUESTIONS:
        passing = [words for words in ("decline", "done") if words in play.legal]
        play.do(passing[0] if passing else play.legal[0])


BATTLE_QUESTIONS = (
    "withdraw",
    "withdraw-more",
    "ask-reroll",
    "losses",
    "home",
    "ask-at-start",
    "radar-units",
    "ask-nurse",
)
