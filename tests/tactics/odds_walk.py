"""An attack through the engine's own steps: every die is followed with its weight, every decision as the odds say."""

from collections.abc import Iterator
from random import Random
from typing import Any

from sandtable.core.seats import CHANCE
from sandtable.games.tactics.odds.attack import ATTACKER, TARGET, Question
from sandtable.games.tactics.odds.fight import marks
from sandtable.games.tactics.odds.track import THE_HERO, Party, Standing, loss_order
from sandtable.games.tactics.rules.activation import Declare, EndActivation, Free, Leave
from sandtable.games.tactics.rules.board import FIGURES, Battlefield
from sandtable.games.tactics.rules.cards import ABILITIES, LONE, Cards
from tests.tactics.field import DATA, Changes, field, state

CARDS = Cards(DATA["units"])
Ends = dict[tuple[Standing, Standing], float]
"""What attacker and target have left, and how likely."""


def party(name: str, hero: str = "", *, cards: Cards = CARDS) -> Party:
    """A unit, and a hero who has joined it."""
    return Party(cards.card[cards.number[name]], cards.card[cards.number[hero]] if hero else None)


def words_of(bits: int) -> list[str]:
    """Abilities by name."""
    return [name for place, name in enumerate(ABILITIES) if bits >> place & 1]


def frozen(thing: Any) -> Any:
    """A step or anything in it as a value that can be compared."""
    if isinstance(thing, list):
        return tuple(frozen(one) for one in thing)
    names = getattr(type(thing), "fields", None)
    if names is None:
        return thing
    return type(thing).__name__, *[frozen(getattr(thing, name.partition(":")[0])) for name in names]


class Walk:
    """The attack of a question, from its declaration to the last loss."""

    def __init__(self, question: Question, changes: Changes | None = None) -> None:
        """Draw a board of one row; a unit that is reacted to comes from one square further away.

        ``changes``: of cards, if the question is not about those of the game.
        """
        self.question = question
        self.changes = changes
        self.names = [question.attacker.card.name, question.target.card.name]
        self.orders = [
            loss_order(question.attacker, question.target, question.distance),
            loss_order(question.target, question.attacker, question.distance),
        ]
        self.acts = ["move", "attack"] if question.reaction else ["sustained" if question.sustained else "attack"]
        start = self.battlefield()
        self.stand = int(question.reaction) + ord("a")
        self.start = start

    def battlefield(self) -> Battlefield:
        """Both units on the board."""
        question = self.question
        gap = question.distance + int(question.reaction)
        signs = ["  .A"] + ["  ."] * (gap - 1) + ["  .T"]
        edges = "+" + "   +" * len(signs)
        drawing = "\n".join(["", edges, "".join(sign.ljust(4) for sign in signs), edges, ""])
        units: dict[str, Any] = {}
        for mark, side in (("A", ATTACKER), ("T", TARGET)):
            one = question.parties()[side]
            ready = side == ATTACKER or question.reaction
            flags = ["loaded", *(["ready"] if ready else []), *(["moved"] if side == TARGET and question.moved else [])]
            units[mark] = {"name": one.card.name, "flags": flags}
            if side == TARGET and not question.reaction:  # it was activated before
                units[mark]["lasting"] = words_of(question.announced[TARGET][0])
            if one.hero:
                units[mark]["mate"] = one.hero.name
                units[one.hero.name] = {"name": one.hero.name, "flags": flags}
        elements = {1: "crate", 2: "trap"}
        where = {TARGET: gap, ATTACKER: int(question.reaction)}
        placed = {f"{chr(97 + where[side])}1": elements[kind] for side, kind in enumerate(question.cover) if kind}
        play = field(
            drawing,
            faq=question.faq,
            side=("allies", "axis")[CARDS.side(CARDS.number[self.names[ATTACKER]])],
            board={"elements": placed},
            cards=self.changes,
            **units,
        )
        return state(play)

    # What is decided

    def words(self, s: Battlefield) -> str:
        """The decision of whoever is asked, in words."""
        step: Any = s.stack[-1]
        name = type(step).__name__.removesuffix("On")
        legal = [s.rules.space.words(action) for action in s.legal()]
        found = getattr(self, f"_{name.lower()}")(s, step, legal)
        assert found in legal, (name, found, legal)
        return str(found)

    def _activate(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return f"activate {self.names[ATTACKER]}"

    def _leave(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return "stay"

    def _declare(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        wanted = [f"do {act}" for act in ("charge" if self.question.charge else "", *self.acts, "nothing")]
        if step.first >= 0 and self.acts[0] == "attack":
            return "do nothing"
        if step.first >= 0:
            return "do attack"
        return next(word for word in wanted if word in legal)

    def _free(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return self.announced(ATTACKER, legal)

    def _freeinreaction(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return self.announced(TARGET, legal)

    def announced(self, side: int, legal: list[str]) -> str:
        """The next free ability that is wanted."""
        bits = self.question.announced[side][0] | self.question.announced[side][1]
        wanted = [f"use {name}" for name in words_of(bits)]
        return next((word for word in wanted if word in legal), "done")

    def _move(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return "to b1"

    def _crush(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return "done"

    def _react(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return f"react {self.names[TARGET]}" if self.question.reaction else "pass"

    def side_of(self, s: Battlefield, unit: int) -> int:
        """Whose unit it is."""
        return TARGET if s.tables.side_of_unit[unit] == s.side[s.slot[self.number(s, TARGET)]] else ATTACKER

    def number(self, s: Battlefield, side: int) -> int:
        """The number of a side's unit."""
        return CARDS.unit.number(self.names[side])

    def _aim(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        side = self.side_of(s, step.unit)
        aimed = [word for word in legal if word.startswith(("at ", "burn "))]
        row = s.card(step.place(s) // 8).rows[step.place(s) % 8]
        if not aimed:  # the target is gone, its cover is not
            return "hold" if "hold" in legal else legal[0]
        if row.limited and side == ATTACKER and self.question.rounds == 0:
            return "hold"
        if aimed[0].startswith("burn"):
            wanted = f"burn {s.square_name(s.at[s.slot[self.number(s, TARGET)]])}"
            return wanted if wanted in legal else aimed[0]
        return aimed[0]

    def _burn(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        wanted = f"burn {s.square_name(s.at[s.slot[self.number(s, TARGET)]])}"
        return wanted if wanted in legal else "done"

    def _rounds(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        most = max(int(word.split()[1]) for word in legal)
        rounds = self.question.rounds
        if rounds is None or self.side_of(s, step.unit) == TARGET:
            return f"rounds {most}"
        return f"rounds {min(most, rounds)}"

    def _mark(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        question = self.question
        side = self.side_of(s, step.unit)
        one, other = question.parties()[side], question.parties()[1 - side]
        wanted = question.mark if side == ATTACKER else None
        [named] = marks(one, other, question.terms(side), self.orders[1 - side], wanted)
        return f"mark {LONE if named == THE_HERO else other.card.figures[named]}"

    def _medal(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return "again"

    def _strikeback(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        return "strike-back" if self.question.strike_back else "pass"

    def _lose(self, s: Battlefield, step: Any, legal: list[str]) -> str:
        v = s.slot[step.unit]
        damage, fallen = step.damage, 0
        for kind in self.orders[self.side_of(s, step.unit)]:
            if kind >= step.kind:
                dying = min(damage, s.figures[v * FIGURES + kind])
                damage -= dying
                fallen = dying if kind == step.kind else fallen
        if step.kind == FIGURES:
            fallen = damage
        return f"{legal[0].rpartition(' ')[0]} {fallen}"

    # What happens

    def is_over(self, s: Battlefield) -> bool:
        """Whether the attack is behind us."""
        return not any(isinstance(step, (Declare, EndActivation, Free, Leave)) for step in s.stack)

    def ends(self) -> Ends:
        """All ends with their chances."""
        first = self.start.copy()
        first.apply(first.rules.space.parse(f"activate {self.names[ATTACKER]}"))
        layer = {self.key(first): (first, 1.0)}
        found: Ends = {}
        while layer:
            following: dict[Any, tuple[Battlefield, float]] = {}
            for s, chance in layer.values():
                if self.is_over(s):
                    end = self.standing(s, ATTACKER), self.standing(s, TARGET)
                    found[end] = found.get(end, 0.0) + chance
                    continue
                for after, share in self.after(s):
                    if chance * share > 1e-15:
                        key = self.key(after)
                        known = following.get(key, (after, 0.0))
                        following[key] = known[0], known[1] + chance * share
            layer = following
        return found

    def after(self, s: Battlefield) -> Iterator[tuple[Battlefield, float]]:
        """What can come next, and how likely."""
        if s.seat != CHANCE:
            new = s.copy()
            new.apply(s.rules.space.parse(self.words(s)))
            yield new, 1.0
            return
        weights = s.weights() or []
        for action, weight in zip(s.legal(), weights, strict=True):
            new = s.copy()
            new.apply(action, CHANCE)
            yield new, weight / sum(weights)

    def key(self, s: Battlefield) -> Any:
        """What tells states of this attack apart."""
        lists = s.points, s.figures, s.flags, s.lasting, s.ammunition, s.mate, s.at
        return tuple(map(tuple, lists)), frozen(s.stack)

    def standing(self, s: Battlefield, side: int) -> Standing:
        """What is left of a side."""
        one = self.question.parties()[side]
        u = s.slot[self.number(s, side)]
        hero = s.points[s.slot[CARDS.unit.number(one.hero.name)]] if one.hero else 0
        figures = s.figures[u * FIGURES : u * FIGURES + len(one.card.figures)]
        return Standing(tuple(figures), s.points[u], hero)

    def played(self, rng: Random) -> tuple[Standing, Standing]:
        """One attack with dice from a generator."""
        s = self.start.copy()
        s.apply(s.rules.space.parse(f"activate {self.names[ATTACKER]}"))
        while not self.is_over(s):
            if s.seat == CHANCE:
                s.apply(rng.choices(s.legal(), s.weights())[0], CHANCE)
            else:
                s.apply(s.rules.space.parse(self.words(s)))
        return self.standing(s, ATTACKER), self.standing(s, TARGET)
