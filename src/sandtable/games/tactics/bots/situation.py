"""A question as Rookie sees it: the board, what may be answered, and plans that are made when they are asked for."""

from sandtable.games.tactics.bots.plans import Planner
from sandtable.games.tactics.bots.thoughts import Thoughts
from sandtable.games.tactics.rules.board import Battlefield


class Situation:
    """Made for one question to one seat."""

    def __init__(
        self, s: Battlefield, legal: list[int], whims: list[float], thoughts: Thoughts, planner: Planner
    ) -> None:
        self.s = s
        self.legal = legal
        self.whims = whims
        """For each legal action a little that makes it better than one that is as good."""
        self.thoughts = thoughts
        self.planner = planner
        self.side = thoughts.side

    def verb(self, action: int) -> str:
        """The verb of an action."""
        return self.s.rules.space.verb_at[action]

    def value(self, action: int) -> int:
        """The one value of an action, -1 if it has none."""
        return self.s.chosen(action)

    def slot(self, action: int) -> int:
        """The slot of the unit an action names, -1 if it names none."""
        unit = self.s.chosen(action)
        return self.s.slot[unit] if unit >= 0 else -1

    def best(self, worths: list[float]) -> int:
        """The legal action that is worth most, by worth and whim."""
        most, choice = -1e9, self.legal[0]
        for number, action in enumerate(self.legal):
            worth = worths[number] + self.whims[number]
            if worth > most:
                most, choice = worth, action
        return choice
