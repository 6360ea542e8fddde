"""Exact odds of an attack of one unit on another: what each weapon row does, what all do, and what comes back.

>>> from sandtable.games.tactics.ui.sources import Sources
>>> cards = Sources().units()
>>> hell_boys, pioneers = (cards.card[cards.number[name]] for name in ("hell-boys", "sturmpioniere"))
>>> answer = odds(Question(attacker=Party(hell_boys), target=Party(pioneers), distance=1))
>>> round(answer.destroy, 4), [row.dice for row in answer.rows]
(0.9406, [9, 5, 5, 5])

Who falls is said in ``track``; a sniper names the most valuable miniature, unless the question does; the medal is used
in the first of the hero's rows in which a die has missed (T17.31). Whoever reacts does so with all rows and rounds.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np

from sandtable.games.tactics.odds.fight import HITS, Fight, Shot, Terms, card_of, marks
from sandtable.games.tactics.odds.track import Array, Party, Standing, Track, loss_order, plain
from sandtable.games.tactics.rules.cards import HEROIC_ATTACK, Card
from sandtable.games.tactics.rules.combat import dice_to_react
from sandtable.games.tactics.rules.tables import SHARED

ATTACKER: Final = 0
TARGET: Final = 1


@dataclass(frozen=True, kw_only=True, slots=True)
class Question:
    """An attack whose odds are wanted. Pairs are for attacker and target."""

    attacker: Party
    target: Party
    distance: int
    cover: tuple[int, int] = (0, 0)
    """The attacker's counts against a reaction."""
    inside: tuple[bool, bool] = (False, False)
    """Whether each stands in a building."""
    sustained: bool = False
    charge: bool = False
    announced: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    """The free abilities that the units and their heroes have announced, as bits."""
    rounds: int | None = None
    """Rounds of each limited row; as many as possible if not given."""
    moved: bool = False
    """T20.2, T20.8: the target has moved this round."""
    mark: int | None = None
    """T17.22: the kind of miniature a sniper names; ``THE_HERO`` for the hero."""
    strike_back: bool = True
    reaction: bool = False
    """T13.1: the target tries to react before."""
    faq: bool = False
    idle: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """Abilities that were named but make no difference."""

    def parties(self) -> tuple[Party, Party]:
        """Attacker and target."""
        return self.attacker, self.target

    def is_shielded(self, side: int) -> bool:
        """T17.16: whether attacks on a side do no damage."""
        return any(bits & HEROIC_ATTACK for bits in self.announced[side])

    def terms(self, side: int) -> Terms:
        """How a side attacks: the attacker, or the target when it reacts."""
        other = 1 - side
        first = side == ATTACKER
        # T13.2: a reaction before an attack comes after a move, so the attacker has moved.
        return Terms(
            distance=self.distance,
            sustained=first and self.sustained,
            charge=first and self.charge,
            announced=self.announced[side],
            rounds=self.rounds if first else None,
            cover=self.cover[other],
            inside=self.inside[other],
            faq=self.faq,
            unmoved=first and not self.moved,
            shielded=self.is_shielded(other),
            strike_back=self.strike_back,
            striker_shielded=self.is_shielded(side),
            attacker_unmoved=not self.reaction if first else not self.moved,
        )


@dataclass(frozen=True, slots=True)
class RowOdds:
    """What one weapon row does by itself, as long as both sides are unhurt."""

    shot: Shot
    card: Card
    dice: int
    damage: list[float]

    @property
    def mean(self) -> float:
        """The damage on average."""
        return mean(self.damage)


Branch = tuple[Fight, Array]
"""An attack, and the chances of both states before it."""


@dataclass(frozen=True)
class Odds:
    """How an attack ends: chances of what attacker and target have left (rows and columns of ``joint``)."""

    question: Question
    tracks: tuple[Track, Track]
    rows: list[RowOdds]
    react: float
    """The chance to react; 0 if nobody tries."""
    branches: list[Branch]
    """What can be before the attack: without and after a reaction."""
    joint: Array

    @cached_property
    def attacker(self) -> Array:
        """The chances of all states of the attacker."""
        found: Array = self.joint.sum(axis=1)
        return found

    @cached_property
    def target(self) -> Array:
        """The chances of all states of the target."""
        found: Array = self.joint.sum(axis=0)
        return found

    @cached_property
    def before(self) -> Array:
        """The chances of both before the attack."""
        return added([chances for _, chances in self.branches])

    @property
    def damage(self) -> list[float]:
        """How likely the target loses so many points."""
        return self.tracks[TARGET].by_loss(self.target)

    @property
    def left(self) -> list[float]:
        """How likely the target has so many points left."""
        return self.tracks[TARGET].by_left(self.target)

    @property
    def destroy(self) -> float:
        """The chance that nothing of the target is left."""
        return self.left[0]

    @property
    def lost(self) -> list[float]:
        """How likely the attacker loses so many points, to a reaction and to strikes back."""
        return self.tracks[ATTACKER].by_loss(self.attacker)

    @property
    def strikes(self) -> bool:
        """T11.1: whether the target can strike back: C rows are aimed at it, and it has some."""
        return any(row.shot.row.close for row in self.rows) and bool(self.branches[0][0].answers(0))

    @property
    def struck(self) -> list[float]:
        """How likely strikes back cost the attacker so many points."""
        if not self.question.reaction:
            return self.lost
        # Points were lost before, so each state before the attack is followed by itself.
        track = self.tracks[ATTACKER]
        found: Array = np.zeros(track.party.points + 1)
        for fight, chances in self.branches:
            for state in np.flatnonzero(chances.sum(axis=1)).tolist():
                start: Array = np.zeros_like(chances)
                start[state] = chances[state]
                after = fight.fought(start).sum(axis=1)
                lost = np.maximum(0, track.left[state] - track.left)
                found += np.bincount(lost, weights=after, minlength=len(found))
        return plain(found)


def odds(question: Question) -> Odds:
    """The odds of an attack."""
    attacker, target = question.parties()
    orders = loss_order(attacker, target, question.distance), loss_order(target, attacker, question.distance)
    terms = question.terms(ATTACKER)
    named = marks(attacker, target, terms, orders[TARGET], question.mark)
    answered = marks(target, attacker, question.terms(TARGET), orders[ATTACKER], None) if question.reaction else []
    tracks = Track(attacker, orders[ATTACKER], answered), Track(target, orders[TARGET], named)
    start: Array = np.zeros((tracks[ATTACKER].size, tracks[TARGET].size))
    start[0, 0] = 1.0
    react = 0.0
    fight = Fight(*tracks, terms)
    branches = [(fight, start)]
    if question.reaction:
        react = 1 - (1 - HITS) ** dice_to_react(target.abilities(SHARED))
        answer = Fight(tracks[TARGET], tracks[ATTACKER], question.terms(TARGET)).fought(start.T).T
        if terms.shielded:  # R17: the target announces it when it reacts, so a reaction that fails leaves it open
            open_fight = Fight(*tracks, replace(terms, shielded=False))
            branches = [(open_fight, (1 - react) * start), (fight, react * answer)]
        else:
            branches = [(fight, (1 - react) * start + react * answer)]
    first = branches[0][0]
    whole, found = tracks[ATTACKER].standing[0], tracks[TARGET].start(0)
    rows = [
        RowOdds(shot, card_of(attacker, shot.place[0]), first.dice(whole, shot, found), first.alone(shot))
        for shot in first.fired(whole)
    ]
    joint = added([one.fought(chances) for one, chances in branches])
    return Odds(question, tracks, rows, react, branches, joint)


def added(parts: list[Array]) -> Array:
    """The sum of some arrays."""
    found: Array = np.sum(parts, axis=0)
    return found


def mean(chances: list[float]) -> float:
    """The average of a number with these chances."""
    return sum(number * chance for number, chance in enumerate(chances))


def figures_of(party: Party, left: Standing) -> dict[str, int]:
    """Who is left, by the names of a squad's miniatures, or ``points``; a joined hero's points are ``hero``."""
    found = dict(zip(party.card.figures, left.figures, strict=True)) if party.is_squad else {"points": left.unit}
    return {**found, "hero": left.hero} if party.hero else found
