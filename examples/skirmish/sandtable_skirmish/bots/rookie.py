"""Rookie: for every answer it works out what the field would be worth, by exact odds, and takes the best.

It sees what its seat sees, ``look.view``, and nothing else. A bot answers one question at a time: asked for a part of
an order, Rookie looks for the best whole march that goes on from what was said already, and says the next part of it.
"""

from functools import cache
from random import Random
from typing import Any, ClassVar, Final

from sandtable.bots.bot import Bot, Look
from sandtable_skirmish.odds.battle import battle, chance_of_conquest
from sandtable_skirmish.rules.battle import BEFORE
from sandtable_skirmish.rules.box import SIDES, TEAMS
from sandtable_skirmish.rules.tables import SkirmishRules

TROOP: Final = 0.25
"""What a troop is worth, in points."""
Troops = list[list[int]]
"""Of each side in each area."""


class Rookie(Bot):
    """Plays soundly and at once."""

    name: ClassVar[str] = "rookie"

    def choose(self, look: Look, rng: Random) -> int:
        assert isinstance(look.rules, SkirmishRules)
        now = Situation(look.rules, look.view, look.seat)
        options = {look.rules.space.words(action): action for action in look.legal}
        match now.step["step"]:
            case "forage":
                return options[now.forage(list(options), rng)]
            case "march" | "to" | "with":
                return options[now.march(list(options))]
            case "interrupt":
                return options[now.card(list(options))]
            case _:
                return options[now.retreat(list(options))]


class Situation:
    """What a seat is asked, and what lies open on the field. Options and answers are words, as in the view."""

    def __init__(self, rules: SkirmishRules, view: dict[str, Any], seat: int) -> None:
        self.box = rules.box
        self.seat = seat
        self.side = TEAMS[seat]
        self.step: dict[str, Any] = view["steps"][0]
        words = view["board"]["troops"]
        self.troops: Troops = [[words[name].get(area, 0) for area in self.box.area.names] for name in SIDES]

    # What a field is worth

    def worth(self, troops: Troops) -> float:
        """Points, less where they may be lost soon, and troops."""
        found = TROOP * (sum(troops[self.side]) - sum(troops[1 - self.side]))
        for area, points in enumerate(self.box.points):
            for owner, sign in ((self.side, 1), (1 - self.side, -1)):
                if troops[owner][area]:
                    found += sign * points * (1 - self.danger(troops, owner, area) / 2)
        return found

    def danger(self, troops: Troops, owner: int, area: int) -> float:
        """How likely the strongest neighbour takes an area; one troop has to stay where it is (S4.2)."""
        enemies = [troops[1 - owner][other] - 1 for other in self.box.near[area]]
        return conquest(max([0, *enemies]), troops[owner][area])

    def worth_after(self, origin: int, target: int, count: int) -> float:
        """What the field is worth after a march; after a battle, on average."""
        enemies = self.troops[1 - self.side][target]
        ends = battle(count, enemies) if enemies else {(count, 0): 1}
        found = 0.0
        for (left, defenders), chance in ends.items():
            troops = [places[:] for places in self.troops]
            troops[self.side][origin] -= count
            troops[self.side][origin if defenders else target] += left
            troops[1 - self.side][target] = defenders
            found += float(chance) * self.worth(troops)
        return found

    # Answers

    def forage(self, options: list[str], rng: Random) -> str:
        """S3.1: whoever shares an area gets nothing, so partners share them out beforehand."""
        partners = [seat for seat, team in enumerate(TEAMS) if team == self.side]
        own = sorted(options)[partners.index(self.seat) :: len(partners)]
        return rng.choice(own or options)

    def march(self, options: list[str]) -> str:
        """The next part of the best march; staying is worth what the field is worth now."""
        found: list[tuple[float, str]] = []
        for words in options:
            ways = self.marches(words)
            found.append((max([self.worth_after(*way) for way in ways] or [self.worth(self.troops)]), words))
        return max(found)[1]

    def marches(self, words: str) -> list[tuple[int, int, int]]:
        """Where from, where to and with how many one can march, once this is said; nothing for a pass."""
        said: dict[str, Any] = dict(self.step)
        verb, _, part = words.partition(" ")
        if verb == "pass":
            return []
        said[{"march": "origin", "to": "target", "with": "count"}[verb]] = part
        origin = self.box.area.number(said["origin"])
        targets = [self.box.area.number(said["target"])] if "target" in said else self.box.near[origin]
        counts = [int(said["count"])] if "count" in said else range(1, self.troops[self.side][origin])
        return [(origin, target, count) for target in targets for count in counts]

    def card(self, options: list[str]) -> str:
        """S5.2, S5.3: an ambush is always good; dice are rolled again if they hit less than on average."""
        fight, hits = self.step["battle"], self.step["hits"]
        return "pass" if hits != BEFORE and hits * 3 >= fight["forces"][self.side] else options[0]

    def retreat(self, options: list[str]) -> str:
        """S5.4: leave what will probably be lost, for where most of one's own stand."""
        fight = self.step["battle"]
        attackers, defenders = fight["forces"][1 - self.side], fight["forces"][self.side]
        ends = battle(attackers, defenders, fight["volleys"])
        if sum(chance for (_, left), chance in ends.items() if not left) < 0.5:
            return "pass"
        own = self.troops[self.side]
        ways = [(own[self.box.area.number(words.split()[1])], words) for words in options if words != "pass"]
        return max(ways, default=(0, "pass"))[1]


@cache
def conquest(attackers: int, defenders: int) -> float:
    """The exact odds as a number that is quick to add up."""
    return float(chance_of_conquest(attackers, defenders))
