"""How the battle that is fought is likely to end from here: with the dice on the table, the cards and who rolls next.

Cards that lie open and are not used up count where they do most, as in ``odds``; nobody retreats willingly. While
somebody is asked about a roll that lies there (D7.4, D10.1, D10.10), its hits count, by best play of whoever is asked.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sandtable.core.bits import BIT
from sandtable.core.chance import volley
from sandtable.games.dust.odds.battle import Odds, Question
from sandtable.games.dust.odds.battle import odds as battle_odds
from sandtable.games.dust.odds.row import ACE, NURSE, RADAR, SAVED, WEAPON
from sandtable.games.dust.odds.terms import ROCKETS, SIGRID
from sandtable.games.dust.rules.battle import reroll_ability
from sandtable.games.dust.rules.board import KINDS
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    SEA_BATTLE,
    SIDES,
    Battle,
    dice,
    is_cease_fire,
    land_losses,
    lost_at_cease_fire,
    points,
    roller,
    size,
    victims,
)
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.editions import UNITS
from sandtable.games.dust.rules.retreat import havens
from sandtable.games.dust.rules.tables import SIGRID as SIGRID_NUMBER
from sandtable.games.dust.ui.facts import BoardFacts
from sandtable.games.dust.ui.odds_here import left_behind

WAYS: Final = ("land", "sea", "amphibious", "drop")
"""The kinds of battle in the order of the rules, as the odds call them."""
AT_START: Final = (ACE, RADAR, WEAPON)
"""D7.16: declared before the first dice, and never later."""
MOST_ROLLS: Final = 24
"""So many ways a second roll may go are looked at; with more the roll that lies there is taken as it is."""

Cards = tuple[str, str]


@lru_cache(maxsize=2048)
def answered(question: Question) -> Odds:
    """The odds, worked out once."""
    return battle_odds(question)


@dataclass(frozen=True)
class Ends:
    """How a battle ends: chances, and the points both sides lose."""

    wins: float
    fails: float
    ceases: float
    both: float
    losses: tuple[float, float]

    def more(self, attack: float, defence: float) -> "Ends":
        """The same after losses that have come already."""
        lost = self.losses[ATTACK] + attack, self.losses[DEFENCE] + defence
        return Ends(self.wins, self.fails, self.ceases, self.both, lost)


def mixed(parts: list[tuple[float, Ends]]) -> Ends:
    """What is to be expected of several ways a roll may go."""

    def mean(of: Any) -> float:
        return sum(share * float(of(one)) for share, one in parts)

    losses = mean(lambda one: one.losses[ATTACK]), mean(lambda one: one.losses[DEFENCE])
    return Ends(
        mean(lambda one: one.wins), mean(lambda one: one.fails), mean(lambda one: one.ceases),
        mean(lambda one: one.both), losses,
    )  # fmt: skip


class Here:
    """A battle in a view, and the question that is asked in it."""

    def __init__(self, facts: BoardFacts, words: dict[str, Any]) -> None:
        battle = facts.rules.from_words("battle", words, "battle")
        assert isinstance(battle, Battle)
        self.facts = facts
        self.s = facts.state
        self.edition = facts.rules.edition
        self.battle = battle
        self.step: dict[str, Any] = next(step for step in facts.steps if isinstance(step.get("battle"), dict))
        self.neutral = not self.s.is_player(battle.defender)
        self.haven = not self.neutral and any(
            havens(self.s, battle, kind) for kind in range(KINDS) if battle.forces[DEFENCE][kind]
        )

    @property
    def declaring(self) -> int:
        """D7.16: the side that is asked for what it declares at the start; -1: the dice are next."""
        return SIDES.index(self.step["side"]) if self.step["step"] == "ask-at-start" else -1

    @property
    def cards(self) -> Cards:
        """The abilities each side may still use in this battle, or uses already."""
        found: list[str] = []
        for side in (ATTACK, DEFENCE):
            card = self._card(side)
            over = self.declaring < 0 or self.declaring > side
            if self.battle.nurse & BIT[side]:
                card = NURSE
            elif over and card in AT_START:
                card = ""
            found.append(card)
        return found[ATTACK], found[DEFENCE]

    def _card(self, side: int) -> str:
        s, seat = self.s, self.battle.force_of(side)
        if not s.is_player(seat) or s.cards[seat] < 0:
            return ""
        number = s.tables.card_ability[s.cards[seat]]
        if not (s.ability_ready(seat, number) or s.radar & BIT[seat]):
            return ""
        ability = ABILITIES[number]
        tame = ability == WEAPON and s.tables.tame_capitals and self.battle.capital
        return "" if tame else ability

    # What may follow

    def ends(self) -> Ends:
        """From the question that is asked now."""
        step, battle, cards = self.step, self.battle, self.cards
        if step["step"] == "losses":
            return self._picked(battle, SIDES.index(step["roller"]), step["hits"], cards)
        if step["step"] == "ask-reroll":
            return self._asked(SIDES.index(step["roller"]), step["hits"], step["other"], cards)
        if "doomed" in step:
            doomed = [[int(step["doomed"].get(side, {}).get(unit, 0)) for unit in UNITS] for side in SIDES]
            return self._struck(battle, doomed, cards)
        if step["step"] == "flee":  # D8.2: only where they go is asked; they fight no more
            left = [
                count - int(step["leaving"].get(unit, 0))
                for count, unit in zip(battle.forces[DEFENCE], UNITS, strict=True)
            ]
            return self._from(battle.but([battle.forces[ATTACK], left]), cards)
        return self._from(battle, cards, self.declaring < 0)

    def _from(self, battle: Battle, cards: Cards, begun: bool = True) -> Ends:
        """From the next roll on."""
        attack, defence = battle.forces
        if not size(attack) or not size(defence):
            won, held = size(attack) > 0, size(defence) > 0
            return Ends(float(won), float(held), 0.0, float(not won and not held), (0.0, 0.0))
        if is_cease_fire(battle.misses):
            lost = float(points(attack)) if lost_at_cease_fire(self.edition, battle.kind) else 0.0
            return Ends(0.0, 0.0, 1.0, 0.0, (lost, 0.0))
        found = answered(self.question(battle, cards, begun))
        losses = float(found.losses[ATTACK]), float(found.losses[DEFENCE])
        return Ends(
            float(found.attacker), float(found.defender), float(found.cease_fire), float(found.both_destroyed), losses
        )

    def question(self, battle: Battle, cards: Cards, begun: bool) -> Question:
        """The rest of the battle as a question about odds."""
        next_ = ATTACK if battle.kind == SEA_BATTLE else roller(battle)
        return Question(
            attack=tuple(battle.forces[ATTACK]),
            defend=tuple(battle.forces[DEFENCE]),
            kind=WAYS[battle.kind],
            centre=battle.kind != SEA_BATTLE and self.facts.has_centre(self.facts.rules.area_names[battle.target]),
            capital=battle.capital,
            neutral=self.neutral and not left_behind(self.s, battle.capital),
            haven=self.haven,
            edition=self.edition.name,
            attack_card=cards[ATTACK],
            defend_card="" if self.neutral else cards[DEFENCE],
            begun=(next_, battle.misses) if begun else None,
            ace=battle.ace,
        )

    def _struck(self, battle: Battle, doomed: list[list[int]], cards: Cards) -> Ends:
        """Units die; those a nurse saves fight no more either (D10.2)."""
        forces = [
            [one - gone for one, gone in zip(force, dead, strict=True)]
            for force, dead in zip(battle.forces, doomed, strict=True)
        ]
        lost = [
            points(dead) * (float(1 - SAVED) if card == NURSE else 1.0)
            for dead, card in zip(doomed, cards, strict=True)
        ]
        return self._from(battle.but(forces), cards).more(*lost)

    def _picked(self, battle: Battle, side: int, hits: int, cards: Cards) -> Ends:
        """D7.4: the roller picks the victims that suit them best; the roll is counted already."""
        enemy = battle.forces[1 - side]
        hits = min(hits, size(enemy))
        fewest, most = land_losses(enemy, hits)
        found: list[Ends] = []
        for on_land in range(fewest, most + 1):
            doomed = [[0] * KINDS, [0] * KINDS]
            if hits:
                doomed[1 - side] = victims(enemy, hits, on_land)
            found.append(self._struck(battle, doomed, cards))
        return self._best(side, found)

    @staticmethod
    def _best(side: int, found: list[Ends]) -> Ends:
        return max(found, key=lambda one: one.wins if side == ATTACK else -one.wins)

    def _counted(self, side: int, hits: int, other: int, cards: Cards) -> Ends:
        """D7.4, D7.7, D7.9: what a roll does; at sea the defender's comes after the attacker's."""
        battle = self.battle
        if battle.kind != SEA_BATTLE:
            then = battle.but(rolls=battle.rolls + 1, misses=0 if hits else battle.misses + 1)
            return self._picked(then, side, hits, cards)
        if side == ATTACK:
            count = dice(self.edition, battle, DEFENCE)
            return mixed([(share, self._counted(DEFENCE, n, hits, cards)) for n, share in _shares(count)])
        then = battle.but(rolls=battle.rolls + 1, misses=0 if hits or other else battle.misses + 1)
        doomed = [victims(battle.forces[ATTACK], hits, 0), victims(battle.forces[DEFENCE], other, 0)]
        return self._struck(then, doomed, cards)

    def _asked(self, side: int, hits: int, other: int, cards: Cards) -> Ends:
        """D10.1, D10.10: the roll stands, or is rolled again, whichever is better for whoever is asked."""
        stands = self._counted(side, hits, other, cards)
        total = dice(self.edition, self.battle, side)
        again = reroll_ability(self.s, self.battle, side, hits)
        kept = hits if again == SIGRID_NUMBER else 0
        enemy = self.battle.forces[1 - side]
        air = min(enemy[0] + enemy[1], enemy[2] + enemy[3]) + 1
        if again < 0 or min(total - kept, size(enemy)) * air > MOST_ROLLS:
            return stands
        left = tuple("" if place == side and card in (ROCKETS, SIGRID) else card for place, card in enumerate(cards))
        used: Cards = left[ATTACK], left[DEFENCE]
        parts = [(share, self._counted(side, kept + n, other, used)) for n, share in _shares(total - kept)]
        return self._best(side, [stands, mixed(parts)])


def _shares(count: int) -> list[tuple[int, float]]:
    """D1.4: so many hits, and how likely that is."""
    return [(hits, weight / 3**count) for hits, weight in enumerate(volley(count))]
