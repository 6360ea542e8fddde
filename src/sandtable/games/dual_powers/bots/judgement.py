"""What a position is worth to a side, by rules of thumb; one unit is one point on the support track."""

from math import tanh
from random import Random
from typing import Final

from sandtable.core.bits import BIT, members
from sandtable.games.dual_powers.bots.beliefs import Case, cases
from sandtable.games.dual_powers.bots.date_forecast import DateForecast
from sandtable.games.dual_powers.rules.board import NONE, DualPowersState
from sandtable.games.dual_powers.rules.bonus import Bonus
from sandtable.games.dual_powers.rules.cleanup import SOLITAIRE_ROUNDS
from sandtable.games.dual_powers.rules.components import ESPIONAGE, INSPIRE, RED
from sandtable.games.dual_powers.rules.scoring import UnrestReward
from sandtable.games.dual_powers.rules.solitaire import OppositionTurn
from sandtable.games.dual_powers.rules.tokens import NEUTRAL
from sandtable.games.dual_powers.rules.turn import Turn

VICTORY: Final = 14.0
"""The game itself."""
SURPLUS: Final = 0.05
"""A point beyond what wins the game: whoever has won goes on winning."""
OWN_TURN: Final = 1.2
FOE_TURN: Final = 2.4
"""How much a turn to come may still change the margin in a region, as a variance."""
OPPOSITION_TURN: Final = 0.7
REINFORCED: Final = 0.33
"""The same for a turn of the opposition, and what it adds to a region on average (P7.5)."""
MORE_TOKENS: Final = 0.4
HAS_WILL: Final = 0.2
"""What the tie-breaks of P5.2 are worth beside strength while turns are to come."""
LATER_SPREAD: Final = 4.0
"""How far a margin of today may be off by the next scoring."""
LATER_UNREST: Final = 0.8
LATER_OBJECTIVES: Final = 1.6
"""The next region of unrest by its points, and any region as somebody's next objective."""
WILL: Final = 0.4
"""Will of the People beyond this round's strengths: it begins the next round and decides a tie of the game."""
INSPIRES: Final = 0.15
"""The chance that a leader who can inspire is used in a round, unless it is the last."""
BONUS: Final = 0.5
"""What a bonus action gives the foe."""
CARD: Final = 0.35
"""A further card in the hand, for the rest of the game."""
LEADER: Final = 1.3
LEADER_OF_WILL: Final = 2.2
SPY: Final = 0.4
"""Leaders kept for rounds that count more; of espionage, what it tells, for each turn to come."""
POINTS_KEPT: Final = 0.06
RECRUIT_KEPT: Final = 0.12
"""Command cards kept: good objectives, good recruiters."""
CLOSED: Final = 0.05
"""P4.13: a connection closed to the foe, for each point of strength that cannot cross it to a point."""

MINE: Final = 0
FOES: Final = 1
FREE: Final = 2
"""Whose tokens: the places in the lists of ``Strengths``."""


class Strengths:
    """A region in numbers: mine, the foe's, the neutral; how strong now, how many, how strong once tired."""

    __slots__ = ("after", "count", "now", "with_people", "without")

    def __init__(self, s: DualPowersState, side: int, here: int, tired: int) -> None:
        tokens = s.tables.tokens
        self.now = [0, 0, 0]
        self.count = [0, 0, 0]
        self.after = [0, 0, 0]
        self.with_people = 0.0
        """From -1, the foe will be stronger when it counts, to 1, I shall; if the people are mine then."""
        self.without = 0.0
        """The same if they are the foe's."""
        owners = (side, 1 - side, NEUTRAL)
        for who in range(3):
            mask = here & tokens.owned[owners[who]]
            self.count[who] = mask.bit_count()
            for token in members(mask):
                back = tokens.exhausted[token]
                if tired & BIT[token]:
                    self.now[who] += back
                else:
                    self.now[who] += tokens.ready[token]
                    self.after[who] += back


class Prospect:
    """What follows from the date, from the marker of the track and from who holds Will of the People."""

    __slots__ = ("hands", "last", "later", "reach", "rest", "results", "stakes", "standing", "unrest", "will", "worths")

    def __init__(self, will: float, last: float, unrest: float, later: float, rest: float) -> None:
        """Chances that the people are mine and that this is the last round; unrest points now and next; the rest."""
        self.will = will
        self.last = last
        self.unrest = unrest
        self.later = later
        self.rest = rest
        self.standing = 0.0
        """What the marker is worth where it is."""
        self.stakes: list[tuple[float, list[int], list[int]]] = []
        """The ways the objectives may lie: how likely, three regions, and the points in each, unrest included."""
        self.reach = 0
        """How far from the middle the marker can be after scoring, if the track did not end."""
        self.results: list[float] = []
        """What it is worth there, from ``-reach`` to ``reach``; empty if the game cannot end this round."""
        self.worths: dict[tuple[int, int, int], float] = {}
        self.hands: dict[int, float] = {}


class Judgement:
    """Made for one decision of one side; judges the positions that may follow from it."""

    def __init__(self, s: DualPowersState, side: int, forecast: DateForecast, rng: Random) -> None:
        """``s`` is the position of the decision, or a sample of it; what is hidden in it does not matter."""
        self.tables = s.tables
        self.side = side
        self.foe = 1 - side
        self.forecast = forecast
        self.sign = 1 if side == RED else -1
        top = s.stack[-1]
        self.unrest_open = s.unrest != NONE
        if isinstance(top, UnrestReward) or (isinstance(top, Bonus) and top.scoring):
            self.unrest_open = False  # P5.9: it has been resolved
        turns: list[str] = []
        for step in s.stack[::-1]:
            if isinstance(step, Turn):
                turns.append("m" if step.side == side else "f")
            elif isinstance(step, OppositionTurn):
                turns.append("f")
        self.turns = "".join(turns)
        self.marker = s.marker
        self.my_turns = self.turns.count("m")
        foe_turns = self.turns.count("f")
        self.shift = 0.0
        if self.tables.solitaire:
            self.spread = (OPPOSITION_TURN * foe_turns + OWN_TURN * self.my_turns) ** 0.5
            self.shift = -REINFORCED * foe_turns
        else:
            self.spread = (FOE_TURN * foe_turns + OWN_TURN * self.my_turns) ** 0.5
        self.believe(cases(s, side, rng))
        self._strengths: dict[tuple[int, int], Strengths] = {}
        self._prospects: dict[tuple[int, int, int, int, int], Prospect] = {}

    def believe(self, found: list[Case]) -> None:
        """Take these to be the ways the objectives may lie."""
        regions = len(self.tables.box.regions)
        self.cases = found
        self.objectives = [0.0] * regions
        """The objectives' points to be expected in each region."""
        self.scored = [0.0] * regions
        """The chance that a region is an objective, so that its tokens tire (P5.7)."""
        for case in found:
            for region, points in zip(case.regions, case.points, strict=True):
                self.objectives[region] += case.likely * points
            for region in set(case.regions):
                self.scored[region] += case.likely

    # The whole

    def worth(self, s: DualPowersState) -> float:
        """What a position is worth, after an order of mine and before anything else happens."""
        prospect = self.prospect(s)
        worth = prospect.rest + prospect.standing + self.hand_worth(s, prospect)
        if prospect.last < 1.0:
            for region in range(len(s.at)):
                worth += self.region_worth(s, region, prospect)
        if prospect.results:
            worth += self.victory(s, prospect)
        if s.marker not in (self.marker, NONE):
            worth += self.closing(s)
        return worth

    def prospect(self, s: DualPowersState) -> Prospect:
        """What follows from the date, the marker, who holds the people and my leaders in hand."""
        key = (s.day, s.month, s.will, s.support, s.hands[self.side] & ~self.tables.all_command)
        found = self._prospects.get(key)
        if found is None:
            found = self._look_ahead(s)
            self._stake(s, found)
            self._prospects[key] = found
        return found

    def _look_ahead(self, s: DualPowersState) -> Prospect:
        game, box = self.tables, self.tables.box
        ahead = self.forecast.outlook(s.day, self.turns)
        exactly = (1.0 - ahead.once, ahead.once - ahead.twice, ahead.twice)
        points = last = later = 0.0
        final = len(box.months) - 1
        for passed, likely in enumerate(exactly):
            month = min(s.month + passed, final)
            points += likely * game.unrest_points[month]
            later += likely * game.unrest_points[min(month + 1, final)]
            if not game.solitaire and month >= box.first_end_month:
                last += likely
        if last < 0.02:
            last = 0.0  # not worth the thought
        if game.solitaire:
            last = 1.0 if s.round >= SOLITAIRE_ROUNDS else 0.0
        will = ahead.mine_last
        if s.will == self.side:
            will += 1.0 - ahead.mine_last - ahead.foe_last
        inspires = INSPIRES + (0.5 - INSPIRES) * last
        if "f" in self.turns and not game.solitaire and self.can_inspire(s, self.foe):
            will -= will * inspires
        if "m" in self.turns and self.can_inspire(s, self.side):
            will += (1.0 - will) * inspires
        rest = WILL * will * (1.0 - last)
        if self.turns.startswith("f") and not game.solitaire:
            rest -= BONUS * self.forecast.bonus_risk(s.day)
        return Prospect(will, last, points if self.unrest_open else 0.0, later, rest)

    def _stake(self, s: DualPowersState, prospect: Prospect) -> None:
        """What this round's scoring may do to the marker; thought through only if it may end the game."""
        most = 0
        for case in self.cases:
            points = [0] * len(s.at)
            if self.unrest_open:
                points[s.unrest] = round(prospect.unrest)
            for region, value in zip(case.regions, case.points, strict=True):
                points[region] += round(value)
            regions = [region for region, value in enumerate(points) if value]
            stakes = [points[region] for region in regions]
            while len(regions) < 3:  # unrest and two objectives, unless some fall together
                regions.append(0)
                stakes.append(0)
            prospect.stakes.append((case.likely, regions, stakes))
            most = max(most, sum(stakes))
        track = self.tables.box.track
        support = self.sign * s.support
        prospect.standing = (1.0 - prospect.last) * VICTORY * tanh(support / VICTORY)
        if not prospect.last and abs(support) + most < track:
            return
        prospect.reach = abs(support) + most
        for at in range(-prospect.reach, prospect.reach + 1):
            if abs(at) >= track:
                over = 1.0 if at > 0 else -1.0
                prospect.results.append((VICTORY + SURPLUS * track) * over - prospect.standing)
            else:
                over = 2.0 * prospect.will - 1.0 if at == 0 else 1.0 if at > 0 else -1.0
                prospect.results.append((VICTORY * over + SURPLUS * at) * prospect.last)

    def can_inspire(self, s: DualPowersState, side: int) -> bool:
        """Whether a side still has its leader who inspires; unplayed leaders are public (P3.4)."""
        for card in members(s.hands[side] & ~self.tables.all_command):
            if self.tables.box.leader_special[card - self.tables.command_cards] == INSPIRE:
                return True
        return False

    # Hands

    def hand_worth(self, s: DualPowersState, prospect: Prospect) -> float:
        """What the cards I keep are worth: nothing once the game is over."""
        hand = s.hands[self.side]
        found = prospect.hands.get(hand)
        if found is not None:
            return found
        box = self.tables.box
        goes_on = 1.0 - prospect.last
        worth = 0.0
        for card in members(hand):
            if card < self.tables.command_cards:
                worth += POINTS_KEPT * box.card_points[card] * goes_on
                worth += RECRUIT_KEPT * box.card_recruit[card] * (1.0 if self.my_turns else goes_on)
            else:
                special = box.leader_special[card - self.tables.command_cards]
                worth += (LEADER_OF_WILL if special == INSPIRE else LEADER) * goes_on
        prospect.hands[hand] = worth
        return worth

    # Regions

    def strengths(self, s: DualPowersState, region: int) -> Strengths:
        """The numbers of a region."""
        here = s.at[region]
        key = (here, here & s.tired)
        found = self._strengths.get(key)
        if found is None:
            found = Strengths(s, self.side, here, s.tired)
            found.with_people = self._edge(found, 1)
            found.without = self._edge(found, -1)
            self._strengths[key] = found
        return found

    def _edge(self, there: Strengths, holder: int) -> float:
        """P5.1, P5.2: neutrals count for whoever holds the people and stands there; then tokens, then the people."""
        mine, foes = there.count[MINE], there.count[FOES]
        margin = there.now[MINE] - there.now[FOES]
        if holder > 0 and mine:
            margin += there.now[FREE]
            mine += there.count[FREE]
        elif holder < 0 and foes:
            margin -= there.now[FREE]
            foes += there.count[FREE]
        if not self.turns:
            if not mine or not foes:
                return (1.0 if mine else 0.0) - (1.0 if foes else 0.0)
            return 1.0 if (margin or mine - foes or holder) > 0 else -1.0
        tokens = (MORE_TOKENS if mine > foes else 0.0) - (MORE_TOKENS if foes > mine else 0.0)
        people = HAS_WILL * holder if mine or foes else 0.0
        return tanh(1.2 * (margin + tokens + people + self.shift) / (self.spread + 0.25))

    def promise(self, there: Strengths, help_comes: float, will: float) -> float:
        """Like ``_edge`` at the beginning of a round, when I mean to bring help there and the foe knows nothing."""
        margin = there.now[MINE] - there.now[FOES] + there.now[FREE] * (2.0 * will - 1.0)
        return tanh((margin + help_comes) / (self.spread + 0.25))

    def region_worth(self, s: DualPowersState, region: int, prospect: Prospect) -> float:
        """What a region promises if the game goes on, this round and later."""
        here = s.at[region]
        key = (region, here, here & s.tired)
        found = prospect.worths.get(key)
        if found is None:
            there = self.strengths(s, region)
            points = self.objectives[region]
            if region == s.unrest:
                points += prospect.unrest
            found = points * (prospect.will * there.with_people + (1.0 - prospect.will) * there.without)
            found += self.later(s, region, there, prospect)
            found *= 1.0 - prospect.last
            prospect.worths[key] = found
        return found

    def later(self, s: DualPowersState, region: int, there: Strengths, prospect: Prospect) -> float:
        """What a region promises in the rounds after this one."""
        scored = 1.0 if region == s.unrest else self.scored[region]
        left = [there.now[who] + scored * (there.after[who] - there.now[who]) for who in range(3)]
        margin = left[MINE] - left[FOES]
        if there.count[MINE] or there.count[FOES]:
            margin += left[FREE] * (prospect.will - 0.5)
        points = LATER_OBJECTIVES
        if region == s.blockade:
            points += LATER_UNREST * prospect.later
        return points * tanh(margin / LATER_SPREAD)

    # The end

    def victory(self, s: DualPowersState, prospect: Prospect) -> float:
        """What the end of this round gives: the game won or lost, by all ways the scoring may go."""
        mine: list[float] = []
        for region in range(len(s.at)):
            there = self.strengths(s, region)
            edge = prospect.will * there.with_people + (1.0 - prospect.will) * there.without
            mine.append((1.0 + edge) / 2)
        results = prospect.results
        start = self.sign * s.support + prospect.reach
        worth = 0.0
        for likely, regions, stakes in prospect.stakes:
            a, b, c = mine[regions[0]], mine[regions[1]], mine[regions[2]]
            first, second, third = stakes
            total = 0.0
            for at, chance in (
                (start + first + second, a * b),
                (start + first - second, a * (1.0 - b)),
                (start - first + second, (1.0 - a) * b),
                (start - first - second, (1.0 - a) * (1.0 - b)),
            ):
                if chance:
                    total += chance * (c * results[at + third] + (1.0 - c) * results[at - third])
            worth += likely * total
        return worth

    # Specials

    def closing(self, s: DualPowersState) -> float:
        """P4.13: what the blockade marker keeps the foe from, less what it keeps me from."""
        if not self.turns:
            return 0.0
        one, other = self.tables.box.bridge_ends[s.marker]
        worth = 0.0
        for origin, target in ((one, other), (other, one)):
            there = self.strengths(s, origin)
            stake = self.objectives[target] + (2.0 if target == s.unrest else 0.0)
            worth += stake * (there.now[FOES] - there.now[MINE])
        return CLOSED * worth

    def spying(self, s: DualPowersState, card: int) -> float:
        """What a leader's espionage is worth when his card is played."""
        special = self.tables.box.leader_special[card - self.tables.command_cards]
        target = self.side if self.tables.solitaire else self.foe
        if special != ESPIONAGE or s.objectives[target] == NONE or s.open & BIT[target]:
            return 0.0
        return SPY * self.my_turns
