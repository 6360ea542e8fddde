"""Skirmish: a small complete game that uses everything the core offers. Its rulebook:

S1.1 Three seats: ana and ben are the allies; cid, the rival, plays alone against them.
S1.2 Up to six troops of one side stand in an area. A troop is on the field or lost.
S1.3 A card is in a hand, in the deck or spent.
S2.1 Each seat draws two cards. Then come the rounds (option `rounds`): all forage, then each marches twice.
S3.1 All name an area to forage in at once, in secret. Who named one that no other named draws a card.
S3.2 Only the drawer sees the card.
S4.1 One forages in, marches from and retreats to areas of one's side.
S4.2 One troop stays behind when others march.
S4.3 A march or retreat goes to a neighbouring area.
S4.4 No more than six troops gather in an area.
S4.5 Option `truce`: nobody attacks in the first round.
S4.6 Troops that have nowhere to go do not march.
S5.1 A march into an enemy area is a battle. The sides fire by turns, the attackers first, three volleys each.
     Each troop is a die that hits on two faces of six; each hit is a troop lost. If the defenders are lost,
     the attackers move in; otherwise they stay where they came from.
S5.2 Before the dice each defender with an ambush is asked for it: the attackers lose their first volley.
S5.3 After a volley each of those who fired with a reroll is asked for it: the volley is rolled again.
S5.4 Before the attackers fire again the defenders may retreat together, and the attackers move in.
     Any partner may decide.
S5.5 One plays a card of one's own hand, for what it does.
S6.1 A side without areas has lost.
S6.2 After the last round the side with more points in its areas wins. The winners share 1, the losers -1.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, mask_of
from sandtable.core.chance import volley
from sandtable.core.errors import BadPosition
from sandtable.core.game import Game, Option
from sandtable.core.rules import Bounds, Rules
from sandtable.core.seats import REFEREE
from sandtable.core.space import ActionSpace, Domain, Verb, numbers
from sandtable.core.state import State
from sandtable.core.step import Chance, Partners, Procedure, Question, Secret

SEATS, TEAMS, SIDES = ["ana", "ben", "cid"], [0, 0, 1], ["allies", "rival"]  # S1.1
PILES, DECK, SPENT = [*SEATS, "deck", "spent"], 3, 4  # S1.3; a hand has the number of its seat
LOST = -1  # S1.2; the last place where troops are, after the areas
CROWD, VOLLEYS = 6, 6


class Battle:
    """S5: a battle, complete in itself. The board changes when troops leave it."""

    __slots__ = ("attacker", "forces", "origin", "target", "volleys")
    kinds: ClassVar = {"attacker": "side", "origin": "area", "target": "area", "forces": "list int"}

    def __init__(self, attacker: int, origin: int, target: int, forces: list[int], volleys: int) -> None:
        self.attacker, self.origin, self.target, self.forces = attacker, origin, target, forces
        self.volleys = volleys

    def roller(self) -> int:
        return self.attacker if self.volleys % 2 == 0 else 1 - self.attacker


class Field(State):
    rules: "SkirmishRules"
    troops: list[list[int]]  # of each side in each place
    piles: list[list[int]]  # of each card

    def copy(self) -> Self:
        new = type(self)(self.rules)
        self.copy_base(new)
        new.troops = [places[:] for places in self.troops]
        new.piles = [pile[:] for pile in self.piles]
        return new

    def describe_board(self, viewer: int) -> dict[str, Any]:
        troops = {side: in_words(self.rules.place, self.troops[i]) for i, side in enumerate(SIDES)}
        cards: dict[str, Any] = {}
        for i, pile in enumerate(self.piles):
            known = viewer in (i, REFEREE) or i == SPENT
            cards[PILES[i]] = in_words(self.rules.card, pile) if known else sum(pile)
        return {"troops": troops, "cards": cards}

    def resigned(self, seat: int) -> None:
        self.win(1 - TEAMS[seat], "resignation")

    def win(self, side: int, ending: str) -> None:
        self.end(ending, [(1.0 if team == side else -1.0) / TEAMS.count(team) for team in TEAMS])

    def move(self, side: int, origin: int, target: int, count: int) -> None:
        self.troops[side][origin] -= count
        self.troops[side][target] += count

    def chosen(self, action: int) -> int:
        """The one parameter of an action; -1 for ``pass``, which has none."""
        verb = self.rules.space.verb_of(action)
        return verb.params[0].first + action - verb.base if verb.params else -1


def in_words(domain: Domain, counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(domain.names, counts, strict=True) if n}


# Prohibitions


def not_yours(s: Field, side: int, area: int) -> Ban | None:
    return None if s.troops[side][area] else Ban("S4.1", "not-yours")


def none_stays(s: Field, side: int, origin: int, count: int) -> Ban | None:
    return None if s.troops[side][origin] > count else Ban("S4.2", "none-stays")


def not_next(s: Field, origin: int, target: int) -> Ban | None:
    near = target in s.rules.next[origin] or origin in s.rules.next[target]
    return None if near else Ban("S4.3", "not-next")


def crowded(s: Field, side: int, area: int, count: int) -> Ban | None:
    return Ban("S4.4", "crowded") if s.troops[side][area] + count > CROWD else None


def truce(s: Field, side: int, area: int) -> Ban | None:
    agreed = s.turn == 1 and s.rules.options["truce"]
    return Ban("S4.5", "truce") if agreed and s.troops[1 - side][area] else None


def nowhere_to_go(s: Field, side: int, origin: int) -> Ban | None:
    stuck = all(bad_target(s, side, origin, area) for area in range(len(s.rules.area)))
    return Ban("S4.6", "nowhere-to-go") if stuck else None


def no_such_card(s: Field, seat: int, card: int, effect: str) -> Ban | None:
    fits = s.piles[seat][card] and s.rules.effects[card] == effect
    return None if fits else Ban("S5.5", "no-such-card")


def bad_target(s: Field, side: int, origin: int, target: int) -> Ban | None:
    return not_next(s, origin, target) or crowded(s, side, target, 1) or truce(s, side, target)


PROHIBITIONS: list[tuple[str, Callable[..., Ban | None]]] = [
    ("S4.1", not_yours),
    ("S4.2", none_stays),
    ("S4.3", not_next),
    ("S4.4", crowded),
    ("S4.5", truce),
    ("S4.6", nowhere_to_go),
    ("S5.5", no_such_card),
]

# S2, S3 Rounds and foraging


class Round(Procedure[Field]):
    rules = ("S2.1", "S6.2")

    def run(self, s: Field) -> None:
        if s.turn < s.rules.options["rounds"]:
            s.turn += 1
            s.do(Forage([-1] * 3), *[March(seat) for seat in (0, 0, 1, 1, 2, 2)], Round())
            return
        lead = sum(p * ((a > 0) - (b > 0)) for p, a, b in zip(s.rules.points, *s.troops, strict=False))
        if lead:
            s.win(0 if lead > 0 else 1, "points")
        else:
            s.end("draw", [0.0, 0.0, 0.0])


class Forage(Secret[Field]):
    rules, verbs = ("S3.1", "S4.1"), ("forage",)

    def asked(self, s: Field) -> int:
        return mask_of([0, 1, 2])

    def with_answers(self, answers: list[int]) -> "Forage":
        return Forage(answers)

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return not_yours(s, TEAMS[seat], s.chosen(action))

    def resolve(self, s: Field) -> None:
        s.reveal()
        alone = [seat for seat, action in enumerate(self.answers) if self.answers.count(action) == 1]
        s.do(*[Draw(seat) for seat in alone][: sum(s.piles[DECK])])
        if s.sink is not None:
            s.sink.tell("foraged", **{SEATS[i]: s.rules.space.words(a) for i, a in enumerate(self.answers)})


class Draw(Chance[Field]):
    rules, fields, verbs = ("S3.2",), ("who:seat",), ("drawn",)

    def __init__(self, who: int) -> None:
        self.who = who

    def legal(self, s: Field, seat: int) -> list[int]:
        return [s.rules.drawn.action(card) for card, left in enumerate(s.piles[DECK]) if left]

    def weights(self, s: Field) -> list[int]:
        return [left for left in s.piles[DECK] if left]

    def witnesses(self, s: Field) -> int:
        return BIT[self.who]

    def answer(self, s: Field, seat: int, action: int) -> None:
        card, seat = s.chosen(action), self.who
        s.piles[DECK][card] -= 1
        s.piles[seat][card] += 1
        if s.sink is not None:
            name = s.rules.card.names[card]
            s.sink.whisper("drew", BIT[seat], "drew-unseen", ("card",), seat=SEATS[seat], card=name)


# S4 Marching: an order of three actions


class Asked(Question[Field]):
    """A question to the seat ``who``."""

    who: int

    def seat(self, s: Field) -> int:
        return self.who


class March(Asked):
    rules, fields, verbs = ("S4.1", "S4.2", "S4.6"), ("who:seat",), ("march", "pass")

    def __init__(self, who: int) -> None:
        self.who = who

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        origin, side = s.chosen(action), TEAMS[seat]
        if origin < 0:
            return None
        return not_yours(s, side, origin) or none_stays(s, side, origin, 1) or nowhere_to_go(s, side, origin)

    def answer(self, s: Field, seat: int, action: int) -> None:
        origin = s.chosen(action)
        if origin >= 0:
            s.do(To(seat, origin))


class To(Asked):
    rules, fields, verbs = ("S4.3", "S4.4", "S4.5"), ("who:seat", "origin:area"), ("to",)
    continues = True

    def __init__(self, who: int, origin: int) -> None:
        self.who, self.origin = who, origin

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return bad_target(s, TEAMS[seat], self.origin, s.chosen(action))

    def answer(self, s: Field, seat: int, action: int) -> None:
        s.do(With(seat, self.origin, s.chosen(action)))


class With(Asked):
    rules, fields, verbs = ("S4.2", "S4.4"), ("who:seat", "origin:area", "target:area"), ("with",)
    continues = True

    def __init__(self, who: int, origin: int, target: int) -> None:
        self.who, self.origin, self.target = who, origin, target

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        side, count = TEAMS[seat], s.chosen(action)
        return none_stays(s, side, self.origin, count) or crowded(s, side, self.target, count)

    def answer(self, s: Field, seat: int, action: int) -> None:
        side, forces = TEAMS[seat], [places[self.target] for places in s.troops]
        if forces[1 - side]:
            forces[side] = s.chosen(action)
            Ambush.ask(s, Battle(side, self.origin, self.target, forces, 0), 0)
        else:
            s.move(side, self.origin, self.target, s.chosen(action))


# S5 Battle


class CardQuestion(Asked):
    """Asks one after the other of a side who holds such a card, until one plays it or nobody is left."""

    fields, verbs = ("who:seat", "battle:battle", "hits:int"), ("play", "pass")
    effect: ClassVar[str]

    def __init__(self, who: int, battle: Battle, hits: int) -> None:
        self.who, self.battle, self.hits = who, battle, hits

    @classmethod
    def ask(cls, s: Field, battle: Battle, hits: int, first: int = 0) -> None:
        s.reveal()  # to be asked shows that one has it
        cards = range(len(s.rules.card))
        for seat in range(first, len(SEATS)):
            held = any(no_such_card(s, seat, card, cls.effect) is None for card in cards)
            if held and TEAMS[seat] == cls.side(battle):
                return s.do(cls(seat, battle, hits))
        cls.decline(s, battle, hits)

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        card = s.chosen(action)
        return None if card < 0 else no_such_card(s, seat, card, self.effect)

    def answer(self, s: Field, seat: int, action: int) -> None:
        card = s.chosen(action)
        if card < 0:
            return self.ask(s, self.battle, self.hits, seat + 1)
        s.piles[seat][card] -= 1
        s.piles[SPENT][card] += 1
        self.play(s, self.battle)


class Ambush(CardQuestion):
    rules, effect = ("S5.2", "S5.5"), "ambush"

    @staticmethod
    def side(b: Battle) -> int:
        return 1 - b.attacker

    def play(self, s: Field, b: Battle) -> None:
        s.do(Volley(Battle(b.attacker, b.origin, b.target, b.forces, 1)))
