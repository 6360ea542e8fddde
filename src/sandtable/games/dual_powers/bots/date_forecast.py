"""What the calendar may still bring in a round: who passes 31 last, and how often it is passed (P4.2, P4.3)."""

from typing import Final

from sandtable.games.dual_powers.rules.calendar import BONUS_DAYS, landing

EAGER: Final = 2.0
"""A card that passes 31 is played that much more often than its share in the deck: it wins the people."""
CHOICE: Final = 3
"""Out of so many cards players are thought to choose when they look for a bonus day."""


class Outlook:
    """The chances of the turns to come, seen from one side."""

    __slots__ = ("foe_last", "mine_last", "once", "twice")

    def __init__(self, mine_last: float, foe_last: float, once: float, twice: float) -> None:
        """``mine_last``, ``foe_last``: who passes 31 last; ``once``, ``twice``: it is passed at least so often."""
        self.mine_last = mine_last
        self.foe_last = foe_last
        self.once = once
        self.twice = twice


class DateForecast:
    """Outlooks for each day and sequence of turns, each worked out once."""

    def __init__(self, card_days: list[int]) -> None:
        """``card_days``: the days of all command cards; what others hold is like the deck."""
        self.days = sorted(set(card_days))
        self.shares = [card_days.count(days) / len(card_days) for days in self.days]
        self._known: dict[tuple[int, str], Outlook] = {}
        self._risk: dict[int, float] = {}

    def outlook(self, day: int, turns: str) -> Outlook:
        """From this day on, with these turns to come: ``m`` is one of mine, ``f`` one of the foe's."""
        found = self._known.get((day, turns))
        if found is None:
            found = self._work_out(day, turns)
            self._known[day, turns] = found
        return found

    def _work_out(self, day: int, turns: str) -> Outlook:
        mine_last = foe_last = once = twice = total = 0.0
        if turns:
            mine = turns[0] == "m"
            for days, share in zip(self.days, self.shares, strict=True):
                reached, passed = landing(day, days)
                after = self.outlook(reached, turns[1:])
                weight = share * EAGER if passed else share
                total += weight
                mine_last += weight * after.mine_last
                foe_last += weight * after.foe_last
                if passed:
                    last = weight * (1.0 - after.once)
                    mine_last += last if mine else 0.0
                    foe_last += 0.0 if mine else last
                    once += weight
                    twice += weight * after.once
                else:
                    once += weight * after.once
                    twice += weight * after.twice
        total = total or 1.0
        return Outlook(mine_last / total, foe_last / total, once / total, twice / total)

    def bonus_risk(self, day: int) -> float:
        """The chance that whoever plays next from this day can end on a bonus day (P4.4)."""
        found = self._risk.get(day)
        if found is None:
            share = 0.0
            for days, part in zip(self.days, self.shares, strict=True):
                if landing(day, days)[0] in BONUS_DAYS:
                    share += part
            found = 1.0 - (1.0 - share) ** CHOICE
            self._risk[day] = found
        return found
