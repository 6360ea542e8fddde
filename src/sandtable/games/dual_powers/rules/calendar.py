"""P4.2 to P4.6: the date advances, and what happens when it does."""

from typing import Final

from sandtable.core.bits import BIT
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.components import SIDES

LAST_DAY: Final = 31
BONUS_DAYS: Final = (15, 31)
"""P4.4: a card that ends exactly there earns a bonus action."""


def landing(day: int, days: int) -> tuple[int, bool]:
    """P4.2: the day reached, and whether 31 was passed so that the month advances.

    >>> landing(26, 4), landing(31, 4), landing(27, 4), landing(30, 2)
    ((31, False), (4, True), (31, False), (1, True))
    """
    day += days
    passed = day > LAST_DAY
    if passed:
        day -= LAST_DAY
    if day in (29, 30):
        day = LAST_DAY
    return day, passed


def advance_date(s: DualPowersState, side: int, days: int) -> bool:
    """P4.19: day, month, Will of the People, Trotsky, in this order. True: a bonus action was earned."""
    s.day, passed = landing(s.day, days)
    if passed and s.month < len(s.tables.box.months) - 1:  # P6.5: the last month does not advance
        s.month += 1
    if s.sink:
        s.sink.tell("date", month=s.tables.box.months[s.month], day=s.day)
    if passed:
        take_will(s, side)
        if s.month == s.tables.box.may_jun:
            trotsky_returns(s)
        elif s.month == s.tables.box.aug:
            trotsky_joins_red(s)
    earned = s.day in BONUS_DAYS
    if earned and s.sink:
        s.sink.tell("bonus-earned", side=SIDES[side], day=s.day)
    return earned


def take_will(s: DualPowersState, side: int) -> None:
    """P4.3, P4.15: Will of the People changes hands, and with it every neutral token."""
    if s.will != side:
        s.will = side
        if s.sink:
            s.sink.tell("will-taken", side=SIDES[side])


def trotsky_returns(s: DualPowersState) -> None:
    """P4.5: neutral Trotsky enters the region of unrest, ready."""
    if s.unrest >= 0:
        s.at[s.unrest] |= BIT[s.tables.tokens.trotsky]
        if s.sink:
            s.sink.tell("trotsky-returns", region=s.tables.box.regions[s.unrest])


def trotsky_joins_red(s: DualPowersState) -> None:
    """P4.6: neutral Trotsky becomes red, the same side up; if he is gone, red Trotsky never comes."""
    neutral, red = BIT[s.tables.tokens.trotsky], BIT[s.tables.tokens.red_trotsky]
    for region, present in enumerate(s.at):
        if present & neutral:
            s.at[region] = present & ~neutral | red
            if s.tired & neutral:
                s.tired = s.tired & ~neutral | red
            if s.sink:
                s.sink.tell("trotsky-joins-red", region=s.tables.box.regions[region])
