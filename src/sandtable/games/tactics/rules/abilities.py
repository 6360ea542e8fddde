"""T17: free abilities: who can announce one, and what lasts then."""

from typing import Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT
from sandtable.games.tactics.rules.acts import ATTACKS, MOVES
from sandtable.games.tactics.rules.board import MEDAL_SPENT, Battlefield
from sandtable.games.tactics.rules.cards import (
    ABILITIES,
    ALL_IN_ONE,
    ASSAULT,
    BERSERK,
    HEROIC_ATTACK,
    MEDAL_OF_HONOR,
)

FREE: Final = (ALL_IN_ONE, ASSAULT, BERSERK, HEROIC_ATTACK, MEDAL_OF_HONOR)
"""T4.4: the free abilities that are announced."""
FREE_NUMBERS: Final = [number for number in range(len(ABILITIES)) if BIT[number] in FREE]
ANY_FREE: Final = ALL_IN_ONE | ASSAULT | BERSERK | HEROIC_ATTACK | MEDAL_OF_HONOR
ONCE: Final = {
    ALL_IN_ONE: "T17.4",
    ASSAULT: "T17.6",
    BERSERK: "T17.8",
    HEROIC_ATTACK: "T17.16",
    MEDAL_OF_HONOR: "T17.18",
}
"""The numbers that say how often each can be used."""


def owners(s: Battlefield, u: int) -> list[int]:
    """The unit and its hero, whose abilities count in a joint activation."""
    hero = s.hero_of(u)
    return [u] if hero < 0 else [u, hero]


def helps(acts: list[int], ability: int) -> bool:
    """T4.5: whether a free ability changes something that was declared; Heroic Attack helps whatever one does."""
    bit = BIT[ability]
    if bit == ASSAULT:
        return any(act in MOVES for act in acts)
    return bit == HEROIC_ATTACK or any(act in ATTACKS for act in acts)


def lasts(s: Battlefield, u: int, bit: int) -> bool:
    """T17.27, T17.30: whether a unit has from itself or its hero what an ability gives; then it is not used again."""
    hero = s.hero_of(u)
    if hero >= 0 and bit & s.tables.shared and s.lasting[hero] & bit:
        return True
    return bool(s.lasting[u] & bit)


def fresh(s: Battlefield, u: int, bit: int) -> int:
    """Who of a unit and its hero has an ability that is not used up; -1 if neither has."""
    if lasts(s, u, bit):
        return -1
    for w in owners(s, u):
        spent = s.used[w] & bit or s.lasting[w] & (bit | (MEDAL_SPENT if bit == MEDAL_OF_HONOR else 0))
        if s.card(w).abilities & bit and not spent:
            return w
    return -1


def owner_of(s: Battlefield, u: int, acts: list[int], ability: int) -> int:
    """Who of a unit and its hero can use a free ability now; -1 if neither can."""
    bit = BIT[ability]
    return fresh(s, u, bit) if bit in FREE and helps(acts, ability) else -1


def announceable(s: Battlefield, u: int, acts: list[int]) -> list[int]:
    """The free abilities that a unit or its hero can announce now; most have none, so that is looked at first."""
    hero = s.hero_of(u)
    own = s.card(u).abilities | (s.card(hero).abilities if hero >= 0 else 0)
    return [number for number in FREE_NUMBERS if owner_of(s, u, acts, number) >= 0] if own & ANY_FREE else []


def announce(s: Battlefield, w: int, ability: int) -> None:
    """T17.30: a free ability lasts this round; once a game it is used up, the medal once a round (T17.18)."""
    bit = BIT[ability]
    s.lasting[w] |= bit
    if bit == MEDAL_OF_HONOR:
        s.lasting[w] |= MEDAL_SPENT
    else:
        s.used[w] |= bit
    s.tell("announced", unit=s.name(w), ability=ABILITIES[ability])


# What is not allowed


def no_such_ability(s: Battlefield, u: int, ability: int) -> Ban | None:
    """T4.4: only a free ability that the unit or its hero has."""
    bit = BIT[ability]
    has = bit in FREE and any(s.card(w).abilities & bit for w in owners(s, u))
    return None if has else Ban("T4.4", "no-such-ability")


def used_up(s: Battlefield, u: int, ability: int) -> Ban | None:
    """T17.8, T17.4, T17.6, T17.16, T17.18: once a game, the medal once a round."""
    return None if fresh(s, u, BIT[ability]) >= 0 else Ban(ONCE[BIT[ability]], "used-up")


def no_help(acts: list[int], ability: int) -> Ban | None:
    """T4.5: what changes an action is used with such an action."""
    return None if helps(acts, ability) else Ban("T4.5", "no-help")


def ability_ban(s: Battlefield, u: int, acts: list[int], ability: int) -> Ban | None:
    """Why a unit that does this may not announce an ability."""
    return no_such_ability(s, u, ability) or used_up(s, u, ability) or no_help(acts, ability)


PROHIBITIONS: Final[Prohibitions] = [("T4.4", no_such_ability), ("T17.8", used_up), ("T4.5", no_help)]
