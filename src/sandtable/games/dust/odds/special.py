"""The exact odds of special attacks (D9): one roll, nobody answers, nobody moves in.

>>> answer = strike(Strike.of("raid", "2B", "2S"))
>>> round(answer.cleared, 4), round(answer.losses, 4)
(0.4074, 4.8395)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from sandtable.core.chance import volley
from sandtable.core.errors import BadInput
from sandtable.games.dust.odds.battle import SPECIAL, Number, Shares, check_words, known, listed
from sandtable.games.dust.odds.forces import (
    AIR_FIRST,
    BEST,
    CHEAPEST,
    LAND_FIRST,
    NOBODY,
    Force,
    after_hit,
    prefers_land,
    read_force,
)
from sandtable.games.dust.rules.combat import land_losses, points, victims
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.editions import BOMBER, CENTRES, COST, MECH, SUBMARINE, UNITS, edition
from sandtable.games.dust.rules.special import BOMBARD_DICE, RAID_DICE

RAID: Final = "raid"
BOMBARD: Final = "bombard"
MISSILES: Final = "missiles"


@dataclass(frozen=True, kw_only=True)
class Strike:
    """A special attack whose odds are wanted."""

    kind: str
    """One of ``SPECIAL``."""
    attack: Force = NOBODY
    """Bombers or submarines; for missiles nobody."""
    defend: Force
    edition: str = "premium"
    capital: bool = False
    centre: bool = False
    """D9.4: there are no dice for one, but at sea there is none (D4.6)."""
    dice: int = 0
    """Of missiles; 0: as many as the edition says."""
    casualties: str = BEST
    """By best play the attacker destroys as many production points as possible."""
    exact: bool = False

    @classmethod
    def of(cls, kind: str, attack: str, defend: str, **further: Any) -> "Strike":
        """With the forces in words."""
        return cls(kind=kind, attack=read_force(attack), defend=read_force(defend), **further)

    def __post_init__(self) -> None:
        check_words(self.kind, SPECIAL, self.edition, [self.casualties])
        rules = edition(self.edition)
        if not any(self.defend):
            raise BadInput("a special attack needs somebody to be hit (D6.7)", "error-odds-nobody-hit")
        if self.defend[SUBMARINE] and any(self.defend[:SUBMARINE]):
            raise BadInput("an area is land or sea, so submarines stand alone (D1.9)", "error-odds-mixed")
        if self.dice and self.kind != MISSILES:
            raise BadInput("only missiles are given their dice; units bring their own (D10.11)", "error-odds-dice")
        if self.kind == RAID:
            if not self._only(BOMBER) or not self.defend[SUBMARINE]:
                raise BadInput("a raid is made by bombers against submarines (D9.1)", "error-odds-raid")
        elif self.kind == BOMBARD:
            if not self._only(SUBMARINE) or self.defend[SUBMARINE]:
                raise BadInput("a bombardment is made by submarines against land (D9.2)", "error-odds-bombard")
            if self.capital and not rules.bombard_capitals:
                raise BadInput("capitals are not bombarded in this edition (D9.2)", "error-odds-walls")
        else:
            self._check_missiles()
        if self.defend[SUBMARINE] and (self.capital or self.centre):
            raise BadInput("there are no centres and capitals at sea (D4.6)", "error-odds-no-land")

    def _only(self, kind: int) -> bool:
        """Whether the attackers are all of one kind."""
        return 0 < self.attack[kind] == sum(self.attack)

    def _check_missiles(self) -> None:
        rules = edition(self.edition)
        if any(self.attack):
            raise BadInput("missiles need no units, so name no attackers (D10.11)", "error-odds-missiles")
        if self.capital:
            raise BadInput("no missiles are fired at capitals (D10.11)", "error-odds-missiles-capital")
        if self.defend[SUBMARINE] and not rules.missiles_at_sea:
            raise BadInput("no missiles are fired at sea in this edition (D10.11)", "error-odds-missiles-sea")
        if not 0 < (self.dice or rules.missile_dice) <= CENTRES:
            raise BadInput(
                f"say how many dice the missiles have, 1 to {CENTRES}: one for each of the attacker's centres (D10.11)",
                "error-odds-missile-dice",
                most=CENTRES,
            )

    @property
    def all_dice(self) -> int:
        """D9.1, D9.2, D9.5, D10.11: how many dice are rolled."""
        if self.kind == MISSILES:
            return self.dice or edition(self.edition).missile_dice
        return RAID_DICE * self.attack[BOMBER] + BOMBARD_DICE * self.attack[SUBMARINE]


def check_unanswered(cards: Sequence[str], retreats: Sequence[float], casualties: Sequence[str] = ()) -> None:
    """D9.4: refuse what belongs to a battle only: cards, retreats, the victims that a defender picks."""
    used = [card for card in cards if card]
    for card in used:
        known(card, ABILITIES, "card", "error-odds-card")
    if used:
        raise BadInput("no cards are used in a special attack (D9.4)", "error-odds-strike-card")
    if any(retreats):
        raise BadInput("nobody retreats from a special attack (D9.4)", "error-odds-strike-retreat")
    if len(casualties) > 1:
        raise BadInput("in a special attack only the attacker picks casualties (D9.4)", "error-odds-strike-ways")


@dataclass(frozen=True, kw_only=True)
class StrikeOdds:
    """What a special attack brings."""

    question: Strike
    cleared: Number
    """Nobody is left, and the area is unoccupied."""
    hits: tuple[Number, ...]
    """The chances of 0, 1, ... hits."""
    survivors: Shares
    losses: Number
    """In production points, on average."""

    def content(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "cleared": float(self.cleared),
            "hits": [float(chance) for chance in self.hits],
            "survivors": {"defender": listed(self.survivors)},
            "losses": {"attacker": 0.0, "defender": float(self.losses)},
        }


def strike(question: Strike) -> StrikeOdds:
    """The odds of a special attack."""
    weights = volley(question.all_dice)
    hits = [Fraction(weight, 3**question.all_dice) for weight in weights]
    shares: dict[Force, Fraction] = {}
    for count, chance in enumerate(hits):
        left = after_strike(question, count)
        shares[left] = shares.get(left, Fraction(0)) + chance
    worth = points(list(question.defend))
    lost = sum((chance * (worth - points(list(left))) for left, chance in shares.items()), Fraction(0))

    def number(value: Fraction) -> Number:
        return value if question.exact else float(value)

    return StrikeOdds(
        question=question,
        cleared=number(shares.get(NOBODY, Fraction(0))),
        hits=tuple(number(chance) for chance in hits),
        survivors={force: number(chance) for force, chance in shares.items()},
        losses=number(lost),
    )


def after_strike(question: Strike, hits: int) -> Force:
    """What so many hits leave.

    >>> after_strike(Strike.of("bombard", "3S", "2T 1M 1F"), 3)
    (0, 0, 1, 0, 0)
    >>> after_strike(Strike.of("missiles", "", "2T 1M 1F"), 2)
    (2, 0, 0, 0, 0)
    """
    force, rule = question.defend, question.casualties
    hits = min(hits, sum(force))
    if question.kind == MISSILES:
        return picked(force, hits, rule)
    if rule == BEST and not force[SUBMARINE]:
        fewest, most = land_losses(list(force), hits)
        choices = [victims(list(force), hits, on_land) for on_land in range(most, fewest - 1, -1)]
        dead = max(choices, key=points)
        return tuple(count - lost for count, lost in zip(force, dead, strict=True))
    for _ in range(hits):
        left = after_hit(force, int(prefers_land(force, rule)))
        force = left or after_hit(force, 1) or after_hit(force, 0) or NOBODY
    return force


def picked(force: Force, hits: int, rule: str) -> Force:
    """D10.11: missiles ignore shielding; the dearest go first, unless the rule is another."""
    left = list(force)
    order = sorted(range(len(UNITS)), key=COST.__getitem__, reverse=rule != CHEAPEST)
    if rule in (LAND_FIRST, AIR_FIRST):
        order.sort(key=lambda kind: (kind <= MECH) != (rule == LAND_FIRST))
    for kind in order:
        taken = min(hits, left[kind])
        left[kind] -= taken
        hits -= taken
    return tuple(left)
