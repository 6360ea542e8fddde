"""What the guided first game can ask about a moment: the learner's view, an order, and the view after it."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.bits import BIT, members
from sandtable.core.rules import Rules
from sandtable.games.dust.bots.estimate import TOGETHER, forecast
from sandtable.games.dust.bots.plans import all_but_one
from sandtable.games.dust.odds.battle import Odds
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.buying import PRICES
from sandtable.games.dust.rules.combat import (
    ATTACK,
    BATTLES,
    DEFENCE,
    SEA_BATTLE,
    SIDES,
    lost_at_cease_fire,
    points,
    supremacy,
    victims,
)
from sandtable.games.dust.rules.editions import UNITS
from sandtable.games.dust.rules.tables import CENTRE, ITEMS, DustRules
from sandtable.games.dust.ui.facts import BoardFacts, letters
from sandtable.games.dust.ui.odds_here import Assault
from sandtable.lessons.moment import BaseMoment
from sandtable.text.messages import FALLBACK, Texts
from sandtable.text.wording import CORE, Wording

LEARNER: Final = "first"
PARTNER: Final = "second"
FRONT: Final = "maghreb"
"""Where the learner's army stands, at a production centre."""
PRIZE: Final = "egypt"
"""The power source beside it, which the partner holds."""
GIFT: Final = "south-africa"
"""The power source that nobody holds."""
NEXT_TO_GIFT: Final = "congo"
RESERVE: Final = "eastern-states"
"""The learner's capital: nobody may attack it yet, so what stands there is idle."""
BRIDGE: Final = ("sargasso-sea", "mid-atlantic")
"""The sea areas between that capital and the front."""
REMEMBERED: Final = 500
_known: dict[tuple[Any, ...], float] = {}
"""The exact odds of attacks: several texts and verdicts ask for the same ones."""
_MUTE: Final = Wording(Texts(FALLBACK, [CORE]))
"""Here nothing is said, so nothing is looked up."""


class Moment(BaseMoment):
    """The learner is the first player and sees no more here than they may know."""

    def __init__(
        self, rules: Rules, view: Mapping[str, Any], words: str = "", after: Mapping[str, Any] | None = None
    ) -> None:
        assert isinstance(rules, DustRules)
        super().__init__(view, words)
        self.rules = rules
        self.facts = BoardFacts(view, rules, _MUTE)
        self.after = Moment(rules, after) if after is not None else self
        """The moment after the order, with the dice that were rolled for it."""
        self.target = next((part[1] for part in self.parts if part[0] in ("to", "on")), "")
        """The area an order leads to."""
        self._chance = -2.0

    # The question

    @property
    def state(self) -> DustState:
        """The rules, fed with what lies open."""
        return self.facts.state

    # Areas

    def held_by(self, force: str, area: str) -> bool:
        """D1.8: whether a force controls an area."""
        return self.facts.force_in(area) == force

    def mine(self, area: str) -> bool:
        """Whether the learner controls an area."""
        return self.held_by(LEARNER, area)

    def theirs(self, area: str) -> bool:
        """Whether the partner controls an area."""
        return self.held_by(PARTNER, area)

    def free(self, area: str) -> bool:
        """Whether nobody controls an area."""
        return not self.facts.force_in(area)

    def counts(self, area: str) -> bool:
        """Whether an area is a capital, a power source or a production centre."""
        return bool(area) and self.facts.marked(area)

    def threatened(self, area: str) -> bool:
        """Whether an area touches land that the partner holds."""
        state = self.state
        near = state.tables.to_land[self.facts.number(area)]
        return near & state.lands[1] != 0

    def near_learner(self, area: str) -> bool:
        """Whether an area is land of the partner that touches land of the learner."""
        state = self.state
        number = self.facts.number(area)
        return (
            self.theirs(area) and number < state.tables.first_sea and state.tables.to_land[number] & state.lands[0] != 0
        )

    def coastal(self, area: str) -> bool:
        """D1.9: whether a land area touches the sea."""
        return self.state.tables.to_sea[self.facts.number(area)] != 0

    def units(self, area: str) -> list[int]:
        """What stands in an area, kind by kind."""
        return self.state.force_at(self.facts.number(area))

    @property
    def plan(self) -> bool:
        """Whether the lesson's attack is still to be made."""
        return self.mine(FRONT) and self.theirs(PRIZE)

    @property
    def prize_supremacy(self) -> int:
        """D7.2: the supremacy of the units in the area to be attacked."""
        return supremacy(self.units(PRIZE))

    @property
    def strike_force(self) -> list[int]:
        """All units of the front but one, which stays."""
        return all_but_one(self.units(FRONT))

    @property
    def strike_odds(self) -> float:
        """The exact odds of the lesson's attack with that force; 0: it cannot be made now."""
        if not self.plan or not sum(self.strike_force) or [FRONT, PRIZE] in self.board["attacked"]:
            return 0.0
        return self.odds(FRONT, PRIZE, self.strike_force)

    @property
    def reserve(self) -> bool:
        """D5.5: whether spare units in the capital can come over the sea to the front."""
        chain = all(self.mine(area) for area in BRIDGE)
        return self.plan and chain and self.mine(RESERVE) and sum(self.units(RESERVE)) > 1

    @property
    def entitled(self) -> bool:
        """D6.9: whether a player has half of the points that win, and may attack capitals."""
        return bool(2 * max(self.board["vp"].values()) >= self.rules.target)

    @property
    def gift(self) -> bool:
        """Whether the free power source can be had by a move."""
        return self.free(GIFT) and self.mine(NEXT_TO_GIFT)

    # The cards

    def card_of(self, seat: str) -> str:
        """The card that lies open before a player; nothing: none does."""
        return str(self.board["cards"].get(seat, ""))

    def values(self, card: str) -> tuple[int, int, int]:
        """D1.3: combat, movement and production of a card."""
        rules = self.rules
        if card not in rules.card_names:
            return 0, 0, 0
        number = rules.card_names.index(card)
        return rules.card_combat[number], rules.card_movement[number], rules.card_production[number]

    def ability(self, card: str) -> str:
        """The ability of a card."""
        return self.rules.box.ability[self.rules.card_names.index(card)] if card in self.rules.card_names else ""

    @property
    def both_open(self) -> bool:
        """Whether the cards of this round lie open."""
        return bool(self.card_of(LEARNER) and self.card_of(PARTNER))

    @property
    def leads(self) -> bool:
        """D3.3: whether the learner has the first of the two turns, by the cards that lie open."""
        rank = self.rules.box.rank
        cards = [self.rules.card_names.index(self.card_of(seat)) for seat in (LEARNER, PARTNER)]
        return bool(rank(cards[0]) > rank(cards[1]))

    @property
    def first_move(self) -> bool:
        """Whether no movement point has been spent yet."""
        return bool(self.asks("points") == self.values(self.card_of(LEARNER))[1])

    @property
    def first_attack(self) -> bool:
        """Whether no combat point has been spent yet."""
        return bool(self.asks("points") == self.values(self.card_of(LEARNER))[0])

    # Buying

    @property
    def basket(self) -> list[int]:
        """What an order buys, in the order of the price list."""
        found = [0] * len(ITEMS)
        for part in self.parts:
            if part[0] == "buy":
                found[ITEMS.index(part[1])] += int(part[2])
        return found

    @property
    def left(self) -> int:
        """The production points that an order leaves."""
        spent = sum(price * count for price, count in zip(PRICES, self.basket, strict=True))
        return int(self.asks("money") or 0) - spent

    @property
    def arms(self) -> int:
        """D7.2: the supremacy of what an order buys."""
        return supremacy(self.basket[:KINDS])

    @property
    def builds(self) -> bool:
        """Whether an order buys a production centre."""
        return self.basket[CENTRE] > 0

    @property
    def tops(self) -> bool:
        """D11.2: whether an order buys enough production centres for the majority."""
        return self.builds and self.centres(0) + self.basket[CENTRE] > self.centres(1)

    @property
    def placed_none(self) -> bool:
        """Whether nothing that was bought has been placed yet."""
        return not self.asks("placed")

    # Moves and attacks

    @property
    def force(self) -> list[int]:
        """The units a move or an attack takes."""
        found = [0] * KINDS
        for part in self.parts:
            if part[0] == "take":  # a special attack has one kind of unit and names it too
                found[UNITS.index(part[1])] += int(part[2])
        return found

    @property
    def empties(self) -> bool:
        """Whether an order takes all units of its origin."""
        return self.verb in ("move", "attack") and self.force == self.units(self.first)

    @property
    def takes_source(self) -> bool:
        """Whether a move takes a power source that nobody held."""
        return self.verb == "move" and self.free(self.target) and self.facts.is_source(self.target)

    @property
    def against_me(self) -> bool:
        """Whether an order attacks an area of the learner."""
        return self.verb == "attack" and self.mine(self.target)

    @property
    def chance(self) -> float:
        """The exact odds that an attack conquers its target, as the command ``odds`` has them; -1: it is no battle."""
        if self._chance < -1:
            self._chance = self.odds(self.first, self.target, self.force) if self.verb == "attack" else -1.0
        return self._chance

    def odds(self, origin: str, target: str, force: list[int]) -> float:
        """The exact odds of an attack; the force need not be there yet."""
        one = Assault(self.facts, origin, target, letters(force))
        against = letters(self.units(target)), self.facts.force_in(target).startswith("neutral"), one.haven()
        place = origin, target, self.facts.has_centre(target)
        key = (one.way, one.units, *against, *place, one.card(one.attacker), one.card(one.defender))
        if key not in _known:
            if len(_known) >= REMEMBERED:
                _known.clear()
            answer = one.report().answer
            _known[key] = float(answer.attacker) if isinstance(answer, Odds) else 0.0
        return _known[key]

    # Battles

    @property
    def battle(self) -> Mapping[str, Any] | None:
        """The battle of the step that asks."""
        found: Mapping[str, Any] | None = self.asks("battle")
        return found

    @property
    def attacks(self) -> bool:
        """Whether the learner is the attacker of the battle."""
        return self.battle is not None and self.battle["attacker"] == LEARNER

    @property
    def defends(self) -> bool:
        """Whether the learner is the defender of the battle."""
        return self.battle is not None and self.battle["defender"] == LEARNER

    @property
    def at_sea(self) -> bool:
        """D7.9: whether the battle is fought by submarines."""
        return self.battle is not None and self.battle["kind"] == BATTLES[SEA_BATTLE]

    def side(self, side: int) -> list[int]:
        """The units of a side that still fight."""
        assert self.battle is not None
        return in_numbers(self.battle["forces"][SIDES[side]])

    @property
    def rolls(self) -> int:
        """How often dice have been rolled in the battle."""
        return int(self.battle["rolls"]) if self.battle is not None else 0

    @property
    def outlook(self) -> float:
        """The chance that the attacker wins from here, if nobody retreats; whoever is asked about one rolls next."""
        battle = self.battle
        if battle is None:
            return 0.0
        kind = BATTLES.index(battle["kind"])
        edition = self.rules.edition
        first = TOGETHER if kind == SEA_BATTLE else ATTACK if self.attacks else DEFENCE
        aces = sum(BIT[SIDES.index(side)] for side in battle["ace"])
        doomed = lost_at_cease_fire(edition, kind)
        combat = list(edition.combat)
        return forecast(self.side(ATTACK), self.side(DEFENCE), combat, battle["bonus"], first, doomed, aces).win

    @property
    def prospect(self) -> float:
        """The same for the learner: the chance to win or, as the defender, not to lose."""
        return self.outlook if self.attacks else 1.0 - self.outlook

    @property
    def hits(self) -> int:
        """The hits of the roll that is asked about."""
        return int(self.asks("hits") or 0)

    @property
    def dice(self) -> int:
        """D7.3: how many dice the learner rolled."""
        if self.battle is None:
            return 0
        side = ATTACK if self.attacks else DEFENCE
        combat = self.rules.edition.combat
        found = sum(value * count for value, count in zip(combat, self.side(side), strict=True))
        return found + (int(self.battle["bonus"]) if side == DEFENCE else 0)

    def destroyed(self, on_land: int) -> int:
        """D7.4: what the hits cost the enemy if so many of them fall on land units."""
        enemy = self.units(self.asks("target")) if self.battle is None else self.side(1 - self._roller)
        return points(victims(enemy, self.hits, on_land))

    @property
    def _roller(self) -> int:
        return SIDES.index(self.asks("roller"))

    @property
    def dearest(self) -> bool:
        """Whether an order picks the losses that cost most."""
        enemy = self.units(self.asks("target")) if self.battle is None else self.side(1 - self._roller)
        most = max(self.destroyed(n) for n in range(self.hits + 1) if self._possible(enemy, n))
        return self.verb == "losses" and self.destroyed(int(self.first)) == most

    def _possible(self, enemy: list[int], on_land: int) -> bool:
        land, air = enemy[0] + enemy[1], enemy[2] + enemy[3]
        return on_land <= land and self.hits - on_land <= air

    # Counting

    def centres(self, seat: int) -> int:
        """How many production centres a player controls."""
        return len(members(self.state.own_centres(seat)))


def in_numbers(units: Mapping[str, int]) -> list[int]:
    """Units in words as a list, kind by kind.

    >>> in_numbers({"tank": 3, "fighter": 1})
    [3, 0, 1, 0, 0]
    """
    return [int(units.get(unit, 0)) for unit in UNITS]
