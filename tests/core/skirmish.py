"""Skirmish: a small complete game that uses everything the core offers. Its rulebook:

S1.1 Three seats: ana and ben are the allies; cid, the rival, plays alone against them.
S1.2 In an area stand troops of one side or none. A troop is on the field or lost.
S1.3 A card is in a hand, in the deck or spent.
S2.1 Each seat draws two cards. Then come the rounds (option `rounds`): all forage, then each marches twice.
S3.1 All name an area to forage in at once, in secret. Who named one that no other named draws a card.
S3.2 Only the drawer sees the card.
S4.1 One forages in, marches from and retreats to areas of one's side.
S4.2 One troop stays behind when others march.
S4.3 A march or retreat goes to a neighbouring area.
S5.1 A march into an enemy area is a battle. The sides fire by turns, the attackers first, three volleys each.
     Each troop is a die that hits on two faces of six; each hit is a troop lost. If the defenders are lost,
     the attackers move in; otherwise they stay where they came from.
S5.2 Before the dice each defender with an ambush is asked for it: the attackers lose their first volley.
S5.3 After a volley each of those who fired with a reroll is asked for it: the volley is rolled again.
S5.4 Before the attackers fire again the defenders may retreat together, and the attackers move in.
     Any partner may decide.
S5.5 One plays a card of one's own hand, for what it does.
S6.1 A side without areas has lost. After the last round the side with more points in its areas wins.
     If there is none, the rival wins. The winners share 1, the losers -1.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self

from sandtable.core.ban import Ban, Prohibitions
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
VOLLEYS = 6  # S5.1
BEFORE = -1  # in place of hits: the dice are still to be rolled


class Battle:
    """S5: a battle, complete in itself. The board changes when troops leave it."""

    __slots__ = ("attacker", "forces", "origin", "target", "volleys")
    fields: ClassVar = ("attacker:side", "origin:area", "target:area", "forces:list int", "volleys:int")

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
        cards = self.rules.to_words("each pile count card", self.piles)
        for i, pile in enumerate(self.piles):
            if viewer not in (i, REFEREE) and i != SPENT:
                cards[PILES[i]] = sum(pile)
        return {"troops": self.rules.to_words("each side count place", self.troops), "cards": cards}

    def move(self, side: int, origin: int, target: int, count: int) -> None:
        self.troops[side][origin] -= count
        self.troops[side][target] += count


# Prohibitions


def not_yours(s: Field, side: int, area: int) -> Ban | None:
    return None if s.troops[side][area] else Ban("S4.1", "not-yours")


def none_stays(s: Field, side: int, origin: int, count: int) -> Ban | None:
    return None if s.troops[side][origin] > count else Ban("S4.2", "none-stays")


def not_next(s: Field, origin: int, target: int) -> Ban | None:
    near = target in s.rules.next[origin] or origin in s.rules.next[target]
    return None if near else Ban("S4.3", "not-next")


def no_such_card(s: Field, seat: int, card: int, effect: str) -> Ban | None:
    fits = s.piles[seat][card] and s.rules.effects[card] == effect
    return None if fits else Ban("S5.5", "no-such-card")


PROHIBITIONS: Prohibitions = [
    ("S4.1", not_yours),
    ("S4.2", none_stays),
    ("S4.3", not_next),
    ("S5.5", no_such_card),
]

# S2, S3 Rounds and foraging


class Round(Procedure[Field]):
    rules = ("S2.1", "S6.1")

    def run(self, s: Field) -> None:
        if s.turn < s.rules.options["rounds"]:
            s.turn += 1
            s.do(Forage([-1] * 3), *[March(seat) for seat in (0, 0, 1, 1, 2, 2)], Round())
            return
        lead = sum(p * ((a > 0) - (b > 0)) for p, a, b in zip(s.rules.points, *s.troops, strict=False))
        s.win(0 if lead > 0 else 1, "points")


class Forage(Secret[Field]):
    rules, verbs = ("S3.1", "S4.1"), ("forage",)

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return not_yours(s, TEAMS[seat], s.chosen(action))

    def resolve(self, s: Field) -> None:
        alone = [seat for seat, action in enumerate(self.answers) if self.answers.count(action) == 1]
        s.do(*[Draw(seat) for seat in alone][: sum(s.piles[DECK])])


class Draw(Chance[Field]):
    rules, fields, verbs = ("S3.2",), ("who:seat",), ("drawn",)

    def __init__(self, who: int) -> None:
        self.who = who

    def odds(self, s: Field) -> list[int]:
        return s.piles[DECK]

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
    fields: ClassVar[tuple[str, ...]] = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: Field) -> int:
        return self.who


class March(Asked):
    rules, verbs = ("S4.1", "S4.2"), ("march", "pass")

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        origin, side = s.chosen(action), TEAMS[seat]
        return None if origin < 0 else not_yours(s, side, origin) or none_stays(s, side, origin, 1)

    def answer(self, s: Field, seat: int, action: int) -> None:
        origin = s.chosen(action)
        if origin >= 0:
            s.do(To(seat, origin))


class To(Asked):
    rules, fields, verbs = ("S4.3",), ("who:seat", "origin:area"), ("to",)
    continues = True

    def __init__(self, who: int, origin: int) -> None:
        self.who, self.origin = who, origin

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return not_next(s, self.origin, s.chosen(action))

    def answer(self, s: Field, seat: int, action: int) -> None:
        s.do(With(seat, self.origin, s.chosen(action)))


class With(Asked):
    rules, fields, verbs = ("S4.2",), ("who:seat", "origin:area", "target:area"), ("with",)
    continues = True

    def __init__(self, who: int, origin: int, target: int) -> None:
        self.who, self.origin, self.target = who, origin, target

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return none_stays(s, TEAMS[seat], self.origin, s.chosen(action))

    def answer(self, s: Field, seat: int, action: int) -> None:
        side, forces = TEAMS[seat], [places[self.target] for places in s.troops]
        if forces[1 - side]:
            forces[side] = s.chosen(action)
            ask_holders(s, Battle(side, self.origin, self.target, forces, 0), BEFORE, 0)
        else:
            s.move(side, self.origin, self.target, s.chosen(action))


# S5 Battle


def ask_holders(s: Field, b: Battle, hits: int, first: int) -> None:
    """S5.2 before the dice, S5.3 after them: ask the seats from ``first`` on that hold a fitting card."""
    s.reveal()  # whoever is asked has one, whoever is not has none
    for seat in range(first, len(SEATS)):
        question = Interrupt(seat, b, hits)
        if question.holds(s):
            return s.do(question)
    if hits == BEFORE:
        s.do(Volley(b))
    else:
        fire(s, b, hits)


def fire(s: Field, b: Battle, hits: int) -> None:
    """S5.1: the hits of a volley count, and the battle goes on or is over."""
    side = 1 - b.roller()
    lost = min(hits, b.forces[side])
    s.move(side, b.origin if side == b.attacker else b.target, LOST, lost)
    forces = [n - lost if i == side else n for i, n in enumerate(b.forces)]
    b = Battle(b.attacker, b.origin, b.target, forces, b.volleys + 1)
    if not forces[1 - b.attacker]:
        move_in(s, b)
    elif forces[b.attacker] and b.volleys < VOLLEYS:
        s.do(Retreat(b) if b.roller() == b.attacker else Volley(b))


def move_in(s: Field, b: Battle) -> None:
    s.move(b.attacker, b.origin, b.target, b.forces[b.attacker])
    if not any(s.troops[1 - b.attacker][:LOST]):
        s.win(b.attacker, "conquest")


def effect_at(hits: int) -> str:
    return "ambush" if hits == BEFORE else "reroll"


class Interrupt(Asked):
    rules, fields = ("S5.2", "S5.3", "S5.5"), ("who:seat", "battle:battle", "hits:int")
    verbs = ("play", "pass")

    def __init__(self, who: int, battle: Battle, hits: int) -> None:
        self.who, self.battle, self.hits = who, battle, hits

    def holds(self, s: Field) -> bool:
        side = 1 - self.battle.attacker if self.hits == BEFORE else self.battle.roller()
        effects = [s.rules.effects[card] for card, n in enumerate(s.piles[self.who]) if n]
        return side == TEAMS[self.who] and effect_at(self.hits) in effects

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        card = s.chosen(action)
        return None if card < 0 else no_such_card(s, seat, card, effect_at(self.hits))

    def answer(self, s: Field, seat: int, action: int) -> None:
        card, b = s.chosen(action), self.battle
        if card < 0:
            return ask_holders(s, b, self.hits, seat + 1)
        s.piles[seat][card] -= 1
        s.piles[SPENT][card] += 1
        s.do(Volley(Battle(b.attacker, b.origin, b.target, b.forces, 1) if self.hits == BEFORE else b))


class Volley(Chance[Field]):
    rules, fields, verbs = ("S5.1",), ("battle:battle",), ("roll",)

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def odds(self, s: Field) -> list[int]:
        return volley(self.battle.forces[self.battle.roller()])

    def answer(self, s: Field, seat: int, action: int) -> None:
        ask_holders(s, self.battle, s.chosen(action), 0)


class Retreat(Partners[Field]):
    rules, fields, verbs = ("S5.4", "S4.1", "S4.3"), ("battle:battle",), ("retreat", "pass")

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def seats(self, s: Field) -> int:
        return mask_of([seat for seat, team in enumerate(TEAMS) if team != self.battle.attacker])

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return None if area < 0 else not_next(s, self.battle.target, area) or not_yours(s, TEAMS[seat], area)

    def answer(self, s: Field, seat: int, action: int) -> None:
        area, side, b = s.chosen(action), TEAMS[seat], self.battle
        if area < 0:
            return s.do(Volley(b))
        s.move(side, b.target, area, b.forces[side])
        move_in(s, b)


# Data and words


class SkirmishRules(Rules):
    def __init__(self, options: dict[str, Any], data: dict[str, Any]) -> None:
        areas, cards = data["areas"], data["cards"]
        self.area, self.card = Domain("area", list(areas)), Domain("card", list(cards))
        self.next = [[self.area.number(name) for name in area["next"]] for area in areas.values()]
        self.points = [int(area["points"]) for area in areas.values()]
        self.effects = [str(card["effect"]) for card in cards.values()]
        self.copies = [int(card["copies"]) for card in cards.values()]
        self.supply = [sum(int(area.get(side, 0)) for area in areas.values()) for side in SIDES]
        most = max(self.supply)
        verbs = [Verb(name, self.area) for name in ("forage", "march", "to", "retreat")]
        verbs += [Verb("with", numbers("count", 1, most)), Verb("roll", numbers("hits", 0, most))]
        verbs += [Verb("play", self.card), Verb("drawn", self.card), Verb("pass")]
        domains = [self.area, self.card, Domain("place", [*areas, "lost"])]
        domains += [Domain("side", SIDES), Domain("pile", PILES)]
        steps = [Round, Forage, Draw, March, To, With, Interrupt, Volley, Retreat]
        # A march is 3 actions, 2 interrupts, 6 volleys with 2 interrupts each, 2 retreats; a card repeats 4.
        decisions = 6 + options["rounds"] * (6 + 6 * (3 + 2 + 6 * 3 + 2)) + 4 * sum(self.copies)
        bounds = Bounds(decisions, max(len(areas), most) + 1, max(len(cards), most) + 1)
        space = ActionSpace(verbs)
        super().__init__("skirmish", 1, options, data, space, domains, steps, SEATS, TEAMS, bounds, [Battle])

    def start(self) -> Field:
        troops = {side: {name: a[side] for name, a in self.data["areas"].items() if side in a} for side in SIDES}
        s = self.load_board({"troops": troops, "cards": {"deck": self.to_words("count card", self.copies)}}, 0)
        s.do(*[Draw(seat) for seat in (0, 1, 2, 0, 1, 2)], Round())
        s.settle()
        return s

    def load_board(self, board: dict[str, Any], turn: int) -> Field:
        s = Field(self)
        s.turn = turn
        s.troops = self.from_words("each side count place", board.get("troops"), "troops")
        s.piles = self.from_words("each pile count card", board.get("cards"), "cards")
        for name, *here in zip(self.area.names, *s.troops, strict=False):
            if min(here) > 0:
                raise BadPosition(f"in {name} stand troops of one side, not of both (S1.2)")
        if [sum(places) for places in s.troops] != self.supply:
            raise BadPosition(f"the sides have {self.supply} troops, on the field or lost (S1.2)")
        if [sum(piles) for piles in zip(*s.piles, strict=True)] != self.copies:
            raise BadPosition(f"of {self.card.names} there are {self.copies}, in hands, deck and spent (S1.3)")
        return s

    def fill(self, board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
        cards = board["cards"]
        unknown = [pile for pile in PILES if isinstance(cards[pile], int)]
        unseen = Counter(self.to_words("count card", self.copies))
        for pile in PILES:
            unseen.subtract({} if pile in unknown else cards[pile])
        asked = [(step["who"], effect_at(step["hits"])) for step in steps if step["step"] == "interrupt"]
        while True:  # until who is asked for a card has it
            stack = sorted(unseen.elements())
            rng.shuffle(stack)
            dealt = {pile: dict(Counter(stack.pop() for _ in range(cards[pile]))) for pile in unknown}
            held = {name: [self.effects[self.card.number(c)] for c in (cards | dealt)[name]] for name in SEATS}
            if all(effect in held[seat] for seat, effect in asked):
                break
        cards.update(dealt)
        for step in steps:
            for seat, answer in step.get("answers", {}).items():
                if answer == "?":
                    own = board["troops"][SIDES[TEAMS[SEATS.index(seat)]]]
                    step["answers"][seat] = "forage " + rng.choice(sorted(set(own) - {"lost"}))


class Skirmish(Game):
    def __init__(self) -> None:
        super().__init__("skirmish", "Skirmish", 1, "tests.core", [Option("rounds", 3, [1, 3, 6], "S2.1")])

    def read_data(self, files: Mapping[str, Path] | None = None) -> dict[str, Any]:
        path = (files or {}).get("skirmish", Path(__file__).with_suffix(".toml"))
        return tomllib.loads(path.read_text())

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        return SkirmishRules(options, data)


GAME = Skirmish()
