"""What a viewer does not know: armies and joining before they are open, made up so that they could be true."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sandtable.games.tactics.rules.army import add_forbidden, end_forbidden
from sandtable.games.tactics.rules.cards import SIDES
from sandtable.games.tactics.rules.position import WORDS, loaded
from sandtable.games.tactics.rules.setup import ALONE, DONE, cannot_join, heroes_with_choice, squads_of

if TYPE_CHECKING:
    from sandtable.games.tactics.rules.tables import TacticsRules

NOBODY: Final = -1


def filled(rules: "TacticsRules", board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
    """Make up what the other side decided in secret: an army, or whom its heroes join; and answers still hidden."""
    picks = board["picks"]
    hidden = [side for side, name in enumerate(SIDES) if isinstance(picks[name], int)]
    asking = [one for one in steps if "answers" in one]
    if not asking:
        for side in hidden:
            picks[SIDES[side]] = []
        return
    answers: dict[str, str] = asking[0]["answers"]
    counts = {side: picks[SIDES[side]] for side in hidden}
    while True:
        made = {
            side: some_joins(rules, board, side, counts[side], rng)
            if board["units"]
            else some_army(rules, side, counts[side], rng)
            for side in hidden
        }
        for side in hidden:
            picks[SIDES[side]] = made[side][0]
        if not all(WORDS[DONE] in picks[name] for name in SIDES):
            break  # else the armies would be open
    for side in hidden:
        for number, seat in enumerate(rules.seats):
            if rules.teams[number] == side and answers.get(seat) == "?":
                answers[seat] = made[side][1]


def some_army(rules: "TacticsRules", side: int, count: int, rng: Random) -> tuple[list[str], str]:
    """So many decisions about an army, and one more that could come next."""
    cards, limits = rules.cards, rules.limits
    own = [card for card in range(len(cards.card)) if cards.side(card) == side]
    army: list[int] = []
    picked: list[str] = []
    while len(picked) <= count:
        able = [card for card in own if add_forbidden(cards, army, card, limits) is None]
        may_end = end_forbidden(cards, army, limits) is None
        if WORDS[DONE] in picked or not able:
            picked.append(WORDS[DONE])
            continue
        card = rng.choice([*able, NOBODY] if may_end else able)
        if card == NOBODY:
            picked.append(WORDS[DONE])
        else:
            picked.append(rules.unit_names[cards.unit_number(card, army.count(card))])
            army.append(card)
    last = picked.pop()
    return picked, last if last == WORDS[DONE] else f"take {last}"


def some_joins(
    rules: "TacticsRules", board: Mapping[str, Any], side: int, count: int, rng: Random
) -> tuple[list[str], str]:
    """Squads that so many heroes of a side could have joined, and an answer for the next."""
    s = loaded(rules, {"units": board["units"]}, 0)
    picked: list[str] = []
    for hero in heroes_with_choice(s, side)[: count + 1]:
        able = [s.name(v) for v in squads_of(s, side) if cannot_join(s, hero, s.unit[v]) is None]
        picked.append(rng.choice([WORDS[ALONE], *[name for name in able if name not in picked]]))
    if len(picked) <= count:
        return picked, ""
    last = picked.pop()
    return picked, last if last == WORDS[ALONE] else f"join {last}"
