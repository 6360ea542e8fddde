"""Exact odds of battles: how likely an attack is to succeed, and what it costs.

>>> answer = odds(Question.of("3T 1F", "1T", centre=True))
>>> round(answer.attacker, 4), round(answer.cease_fire, 4)
(0.9472, 0.0151)
>>> answer.attacker + answer.defender + answer.cease_fire + answer.both_destroyed
1.0

Victims are picked by best play: each roller wants the best chance to have the area in the end, then the most production
points. Other ways are in ``CASUALTIES``. Nobody retreats of their own will, unless ``retreat`` names the chance under
which a side gives up. A card is used where it does most; see ``odds_row``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import BadInput, did_you_mean
from sandtable.games.dust.odds.forces import BEST, CASUALTIES, Force, check_fits, read_force, words
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    DROP,
    LAND_BATTLE,
    LANDING,
    SEA_BATTLE,
    bonus_dice,
)
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.editions import NAMES, Edition, edition

if TYPE_CHECKING:
    from sandtable.games.dust.odds.row import Plan

KINDS: Final = {"land": LAND_BATTLE, "amphibious": LANDING, "sea": SEA_BATTLE, "drop": DROP}
SPECIAL: Final = ("raid", "bombard", "missiles")
"""Special attacks (D9): see ``odds_special``."""
AT_WORK: Final = ("rocket-troops", "nurse", "secret-weapon", "alien-radar", "ace-of-the-sky", "sigrid")
"""The abilities that can change a battle."""

Number = float | Fraction
Shares = dict[Force, Number]
"""Forces, and how likely each is."""


def known(word: str, some: Sequence[str], what: str, message: str) -> None:
    """Refuse a word that is none of these."""
    if word not in some:
        guess = did_you_mean(word, list(some))
        raise BadInput(f'there is no {what} "{word}"{guess}', message, word=word, guess=guess)


def check_words(kind: str, kinds: Sequence[str], name: str, casualties: Sequence[str]) -> None:
    """Refuse a kind of attack, an edition or a way to pick victims that does not exist."""
    known(kind, kinds, "kind of attack", "error-odds-kind")
    known(name, NAMES, "edition", "error-odds-edition")
    for way in casualties:
        known(way, CASUALTIES, "way to pick casualties", "error-odds-casualties")


@dataclass(frozen=True, kw_only=True)
class Question:
    """A battle whose odds are wanted. Pairs are for attacker and defender."""

    attack: Force
    defend: Force
    kind: str = "land"
    """One of ``KINDS``."""
    centre: bool = False
    capital: bool = False
    neutral: bool = False
    haven: bool = True
    """D8.2: the defenders have somewhere to retreat to."""
    edition: str = "premium"
    attack_card: str = ""
    defend_card: str = ""
    casualties: tuple[str, str] = (BEST, BEST)
    retreat: tuple[float, float] = (0.0, 0.0)
    """The chance to hold the area under which a side retreats; 0: never."""
    exact: bool = False
    """With fractions instead of floats; for small battles."""
    begun: tuple[int, int] | None = None
    """A battle that goes on: who rolls next (at sea: nobody in particular), and how many rolls in a row were blank."""
    ace: int = 0
    """D10.8: the sides for which an ace fights already, as a set."""

    @classmethod
    def of(cls, attack: str, defend: str, **further: Any) -> "Question":
        """With the forces in words.

        >>> Question.of("2T 1M", "1T", kind="amphibious").attack
        (2, 1, 0, 0, 0)
        """
        return cls(attack=read_force(attack), defend=read_force(defend), **further)

    def __post_init__(self) -> None:
        check_words(self.kind, [*KINDS, *SPECIAL], self.edition, self.casualties)
        if self.kind in SPECIAL:
            raise BadInput("a special attack is no battle, and is asked for by itself (D9.4)", "error-odds-no-battle")
        for card in filter(None, (self.attack_card, self.defend_card)):
            known(card, ABILITIES, "card", "error-odds-card")
        if not all(0 <= chance <= 1 for chance in self.retreat):
            raise BadInput("the chance under which a side retreats is from 0 to 1", "error-odds-retreat")
        check_fits(self.battle_kind, self.attack, self.defend, self.battle_kind == DROP)
        if self.battle_kind == SEA_BATTLE and (self.centre or self.capital):
            raise BadInput("there are no centres and capitals at sea (D4.6)", "error-odds-no-land")
        if self.neutral and self.defend_card:
            raise BadInput("nobody uses a card for neutrals (D7.11)", "error-odds-neutral-card")

    @property
    def battle_kind(self) -> int:
        """The kind of battle as the rules know it."""
        return KINDS[self.kind]

    @property
    def rules(self) -> Edition:
        """The edition."""
        return edition(self.edition)

    @property
    def counts_as_capital(self) -> bool:
        """D6.10: in some editions a neutral capital is ordinary land."""
        return self.capital and not (self.neutral and self.rules.neutral_capitals_plain)

    @property
    def bonus(self) -> int:
        """D7.3: the defender's further dice."""
        return bonus_dice(self.counts_as_capital, self.centre)

    def but(self, **changes: Any) -> "Question":
        """The same question with something changed."""
        return replace(self, **changes)


@dataclass(frozen=True, kw_only=True)
class Odds:
    """How a battle ends. The four chances are 1 together; pairs are for attacker and defender."""

    question: Question
    attacker: Number
    """The attacker conquers the area."""
    defender: Number
    """The attackers are gone, and defenders are left."""
    cease_fire: Number
    both_destroyed: Number
    survivors: tuple[Shares, Shares]
    """All units of each side that are alive after the battle, wherever they are."""
    losses: tuple[Number, Number]
    """In production points, on average."""

    def content(self) -> dict[str, Any]:
        """As plain data."""
        found: dict[str, Any] = {
            "attacker": float(self.attacker),
            "defender": float(self.defender),
            "cease_fire": float(self.cease_fire),
            "both_destroyed": float(self.both_destroyed),
            "survivors": {side: listed(shares) for side, shares in zip(SIDES, self.survivors, strict=True)},
            "losses": {side: float(lost) for side, lost in zip(SIDES, self.losses, strict=True)},
        }
        if self.question.exact:
            names = ("attacker", "defender", "cease_fire", "both_destroyed")
            found["exact"] = {name: str(getattr(self, name)) for name in names}
        return found


@dataclass(frozen=True, kw_only=True)
class RowOdds:
    """How several attacks on one area end, one after the other."""

    questions: tuple[Question, ...]
    attacker: Number
    """One of the attacks conquers the area."""
    defender: Number
    both_destroyed: Number
    by_attack: tuple[Number, ...]
    """For each attack the chance that it is the one."""
    survivors: tuple[Shares, Shares]
    """Who stands in the area in the end; the chances of a side add up to its chance to have it."""
    losses: tuple[Number, Number]

    def content(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "attacker": float(self.attacker),
            "defender": float(self.defender),
            "cease_fire": 0.0,
            "both_destroyed": float(self.both_destroyed),
            "by_attack": [float(chance) for chance in self.by_attack],
            "survivors": {side: listed(shares) for side, shares in zip(SIDES, self.survivors, strict=True)},
            "losses": {side: float(lost) for side, lost in zip(SIDES, self.losses, strict=True)},
        }


SIDES: Final = ("attacker", "defender")


def listed(shares: Shares) -> dict[str, float]:
    """Forces in words, the likeliest first."""
    order = sorted(shares.items(), key=lambda share: (-share[1], share[0]))
    return {words(force): float(chance) for force, chance in order if chance}


def plan(questions: Sequence[Question]) -> "Plan":
    """The questions as a row of attacks. Cards that make no difference are left out."""
    from sandtable.games.dust.odds import row as odds_row

    first = questions[0]
    cards = [card if card in AT_WORK else "" for card in (first.attack_card, first.defend_card)]
    return odds_row.Plan(
        edition=first.rules,
        attacks=[(one.attack, one.battle_kind) for one in questions],
        defence=first.defend,
        bonus=first.bonus,
        capital=first.counts_as_capital,
        neutral=first.neutral,
        haven=first.haven and not first.neutral,
        cards=(cards[ATTACK], cards[DEFENCE]),
        casualties=first.casualties,
        retreat=first.retreat,
        exact=first.exact,
        begun=first.begun,
        ace=first.ace,
    )


def odds(question: Question) -> Odds:
    """The odds of one battle."""
    from sandtable.games.dust.odds.row import Row
    from sandtable.games.dust.odds.tally import alive, endings, lost, whole

    row = Row(plan([question]))
    [attempt] = row.attempts
    won, held, ceased, both = endings(row, attempt)
    chances = whole([won, held, ceased, both])
    return Odds(
        question=question,
        attacker=chances[0],
        defender=chances[1],
        cease_fire=chances[2],
        both_destroyed=chances[3],
        survivors=(alive(row, attempt, 0, ATTACK), alive(row, attempt, 0, DEFENCE)),
        losses=(lost(row, attempt, 0, ATTACK), lost(row, attempt, 0, DEFENCE)),
    )


def in_a_row(question: Question, *further: tuple[Force, str]) -> RowOdds:
    """The odds of several attacks on the area, with these further forces and kinds of attack (D6.12).

    Whatever survives an attack in the area defends it against the next. A card can be used once, in whichever attack it
    does most; the victims too are picked for the sake of the whole row.

    >>> answer = in_a_row(Question.of("2T", "2T"), (read_force("2T"), "land"))
    >>> [round(chance, 3) for chance in answer.by_attack]
    [0.215, 0.264]
    """
    from sandtable.games.dust.odds.row import Row
    from sandtable.games.dust.odds.tally import endings, in_the_area, lost, plain, whole

    questions = [question, *(question.but(attack=force, kind=kind) for force, kind in further)]
    if len({one.battle_kind == SEA_BATTLE for one in questions}) > 1:
        raise BadInput("one area is attacked, on land or at sea (D6.3)", "error-odds-row")
    row = Row(plan(questions))
    ends = [endings(row, attempt) for attempt in row.attempts]
    won, both = [end[0] for end in ends], [end[3] for end in ends]
    last = ends[-1][1] + ends[-1][2]
    chances = whole([sum(won), last, sum(both)])
    return RowOdds(
        questions=tuple(questions),
        attacker=chances[0],
        defender=chances[1],
        both_destroyed=chances[2],
        by_attack=tuple(plain(chance) for chance in won),
        survivors=in_the_area(row),
        losses=(
            sum(lost(row, attempt, place, ATTACK) for place, attempt in enumerate(row.attempts)),
            sum(lost(row, attempt, place, DEFENCE) for place, attempt in enumerate(row.attempts)),
        ),
    )
