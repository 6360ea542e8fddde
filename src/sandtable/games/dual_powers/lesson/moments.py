"""What the guided first game can ask about a moment: the learner's view, an order, and the view after it."""

from collections.abc import Mapping
from typing import Any

from sandtable.core.rules import Rules
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.calendar import BONUS_DAYS, LAST_DAY, landing
from sandtable.games.dual_powers.rules.components import ACTIONS, RED, SIDES, SPECIALS, WHITE
from sandtable.games.dual_powers.rules.position import HIDDEN
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.rules.tokens import NO_SIDE
from sandtable.lessons.moment import BaseMoment

TROTSKY = "trotsky"


class Moment(BaseMoment):
    """The learner plays red and sees no more here than red may know."""

    def __init__(
        self, rules: Rules, view: Mapping[str, Any], words: str = "", after: Mapping[str, Any] | None = None
    ) -> None:
        assert isinstance(rules, DualPowersRules)
        super().__init__(view, words)
        self.rules = rules
        self.after = Moment(rules, after) if after is not None else self
        """The moment after the order."""
        self.last = self.parts[-1][-1] if self.parts else ""
        """The last thing an order names: of moves, leaders and bonus units the region they reach."""
        state = rules.load_board({key: self.board[key] for key in ("month", "will", "regions")}, 0)
        assert isinstance(state, DualPowersState)
        self.state = state

    # The question

    @property
    def turn(self) -> int:
        """The learner's turn in this round, 1 to 4."""
        return (int(self.view["turn"]) + 1) // 2

    # Sides and regions

    @property
    def will(self) -> bool:
        """Whether the learner holds Will of the People."""
        return bool(self.board["will"] == SIDES[RED])

    @property
    def unrest(self) -> str:
        """The region of unrest."""
        return str(self.board["unrest"])

    @property
    def coming(self) -> str:
        """The next region of unrest."""
        return str(self.board["blockade"])

    def goal(self, side: int) -> str:
        """The region of a side's objective as far as the learner knows it, or nothing."""
        card = self.board["objectives"].get(SIDES[side], HIDDEN)
        return "" if card == HIDDEN else self.region_of(card)

    @property
    def mine(self) -> str:
        """The region of the learner's objective."""
        return self.goal(RED)

    @property
    def theirs(self) -> str:
        """The region of White's objective, if it lies open."""
        return self.goal(WHITE)

    def strength(self, side: int, region: str) -> int:
        """P5.1: how strong a side is in a region."""
        return self.state.strength(side, self.rules.box.regions.index(region))

    def leads(self, side: int, region: str) -> bool:
        """P5.2: whether a side is stronger in a region."""
        return self.state.stronger(self.rules.box.regions.index(region)) == side

    def tied(self, region: str) -> bool:
        """P5.2: whether equal strength is decided by tokens or Will of the People."""
        strengths = self.strength(RED, region), self.strength(WHITE, region)
        return strengths[0] == strengths[1] and self.state.stronger(self.rules.box.regions.index(region)) != NO_SIDE

    def red_in(self, region: str) -> bool:
        """Whether a token of the learner's own stands in a region."""
        return self.state.present(RED, self.rules.box.regions.index(region)) != 0

    def has(self, region: str, token: str) -> bool:
        """Whether a token stands in a region."""
        return token in self.board["regions"][region]

    # Cards

    def region_of(self, card: str) -> str:
        """The region a command card names."""
        box = self.rules.box
        return box.regions[box.card_region[box.cards.index(card)]] if card in box.cards else ""

    def points_of(self, card: str) -> int:
        """What a command card is worth as an objective."""
        box = self.rules.box
        return box.card_points[box.cards.index(card)] if card in box.cards else 0

    def action_of(self, card: str) -> str:
        """The action of a command card: move, double-move or refresh."""
        box = self.rules.box
        return ACTIONS[box.card_action[box.cards.index(card)]] if card in box.cards else ""

    def special_of(self, card: str) -> str:
        """The special of a leader card: protest, espionage or inspire."""
        box = self.rules.box
        return SPECIALS[box.leader_special[box.leaders.index(card)]] if card in box.leaders else ""

    def is_leader(self, card: str) -> bool:
        """Whether a card is a leader."""
        return card in self.rules.box.leaders

    @property
    def hand(self) -> list[str]:
        """The learner's cards."""
        return list(self.board["hands"][SIDES[RED]])

    # The calendar

    def lands(self, card: str) -> int:
        """P4.2: the day a card leads to."""
        return landing(self.board["day"], self.rules.card_days[self.rules.card_names.index(card)])[0]

    def passes(self, card: str) -> bool:
        """P4.2: whether a card goes past 31."""
        return landing(self.board["day"], self.rules.card_days[self.rules.card_names.index(card)])[1]

    def earns(self, card: str) -> bool:
        """P4.4: whether a card earns a bonus action."""
        return self.lands(card) in BONUS_DAYS

    def stops(self, card: str) -> bool:
        """P4.2: whether a card leads to 31 and the month stays."""
        return self.lands(card) == LAST_DAY and not self.passes(card)

    def can_pass(self) -> bool:
        """Whether some card of the hand goes past 31."""
        return any(self.passes(card) for card in self.hand)

    # Recruiting

    @property
    def units(self) -> list[str]:
        """The units an order recruits."""
        return self.first.split("+") if self.verb in ("recruit", "enlist") else []

    @property
    def wasted(self) -> bool:
        """P4.8: whether an order recruits for less than the card's value."""
        card = str(self.asks("card") or "")
        if self.verb != "recruit" or card not in self.rules.box.cards:
            return False
        tokens = self.rules.tokens
        cost = sum(tokens.kind_cost[tokens.kinds.index(unit)] for unit in self.units)
        return cost < self.rules.box.card_recruit[self.rules.box.cards.index(card)]

    @property
    def lasting(self) -> bool:
        """Whether every unit an order recruits is as strong exhausted as ready, or stronger."""
        strengths = [unit.rpartition("-")[2].split("/") for unit in self.units]
        return bool(strengths) and all(int(exhausted) >= int(ready) for ready, exhausted in strengths)

    @property
    def neutral(self) -> bool:
        """Whether an order moves or refreshes a neutral token."""
        return self.first.startswith("neutral") or self.first == TROTSKY
