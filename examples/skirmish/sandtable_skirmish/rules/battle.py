"""S5 Battle: volleys by turns, interrupted by cards, until somebody is lost, leaves or gives up."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban
from sandtable.core.bits import mask_of
from sandtable.core.chance import volley
from sandtable.core.step import Chance, Partners, Question
from sandtable_skirmish.rules.board import Battle, Field
from sandtable_skirmish.rules.box import LOST, SEATS, SIDES, SPENT, TEAMS
from sandtable_skirmish.rules.prohibitions import no_such_card, not_next, not_yours

VOLLEYS: Final = 6
"""S5.1: three of each side."""
BEFORE: Final = -1
"""In place of hits: the dice are still to be rolled."""


def begin(s: Field, b: Battle) -> None:
    """S5.2: before the dice the defenders may ambush."""
    ask_holders(s, b, BEFORE, 0)


def ask_holders(s: Field, b: Battle, hits: int, first: int) -> None:
    """S5.2 before the dice, S5.3 after them: ask the seats from ``first`` on that hold a fitting card."""
    s.reveal()  # whoever is asked has one, whoever is not has none
    for seat in range(first, len(SEATS)):
        question = Interrupt(seat, b, hits)
        if question.holds(s):
            s.do(question)
            return
    if hits == BEFORE:
        s.do(Volley(b))
    else:
        count_hits(s, b, hits)


def count_hits(s: Field, b: Battle, hits: int) -> None:
    """S5.1: the hits of a volley count, and the battle goes on or is over."""
    side = 1 - b.roller()
    lost = min(hits, b.forces[side])
    s.move(side, b.origin if side == b.attacker else b.target, LOST, lost)
    s.tell("fired", side=SIDES[1 - side], hits=hits, lost=lost, area=s.named(b.target))
    forces = b.forces[:]
    forces[side] -= lost
    b = Battle(b.attacker, b.origin, b.target, forces, b.volleys + 1)
    if not forces[1 - b.attacker]:
        move_in(s, b)
    elif not forces[b.attacker] or b.volleys == VOLLEYS:
        s.tell("repelled", side=SIDES[1 - b.attacker], area=s.named(b.target))
    else:
        s.do(Retreat(b) if b.roller() == b.attacker else Volley(b))


def move_in(s: Field, b: Battle) -> None:
    """S5.1, S6.1: the attackers take the area, which may have been the last."""
    s.move(b.attacker, b.origin, b.target, b.forces[b.attacker])
    s.tell("conquered", side=SIDES[b.attacker], area=s.named(b.target))
    if not any(s.troops[1 - b.attacker][:LOST]):
        s.win(b.attacker, "conquest")


def effect_at(hits: int) -> str:
    """What a card must do to be played now."""
    return "ambush" if hits == BEFORE else "reroll"


class Interrupt(Question[Field]):
    """S5.2, S5.3: a card may be played. Only who holds one is asked, which is why ``ask_holders`` reveals something."""

    cites: ClassVar = ("S5.2", "S5.3", "S5.5")
    fields: ClassVar = ("who:seat", "battle:battle", "hits:int")
    verbs: ClassVar = ("play", "pass")

    def __init__(self, who: int, battle: Battle, hits: int) -> None:
        self.who = who
        self.battle = battle
        self.hits = hits

    def seat(self, s: Field) -> int:
        return self.who

    def holds(self, s: Field) -> bool:
        """Whether this seat belongs to the side that may play now, and has such a card."""
        side = 1 - self.battle.attacker if self.hits == BEFORE else self.battle.roller()
        effects = [s.tables.box.effects[card] for card, n in enumerate(s.piles[self.who]) if n]
        return side == TEAMS[self.who] and effect_at(self.hits) in effects

    def question(self, s: Field, seat: int) -> tuple[str, dict[str, str | int]]:
        area = s.named(self.battle.target)
        if self.hits == BEFORE:
            return "ask-ambush", {"area": area}
        return "ask-reroll", {"area": area, "hits": self.hits}

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        card = s.chosen(action)
        return None if card < 0 else no_such_card(s, seat, card, effect_at(self.hits))

    def answer(self, s: Field, seat: int, action: int) -> None:
        card, b = s.chosen(action), self.battle
        if card < 0:
            ask_holders(s, b, self.hits, seat + 1)
            return
        s.move_card(card, seat, SPENT)
        s.tell("played", seat=SEATS[seat], card=s.tables.box.card.names[card])
        s.do(Volley(Battle(b.attacker, b.origin, b.target, b.forces, 1) if self.hits == BEFORE else b))


class Volley(Chance[Field]):
    """S5.1: each troop is a die that hits on two faces of six."""

    cites, fields, verbs = ("S5.1",), ("battle:battle",), ("roll",)

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def odds(self, s: Field) -> list[int]:
        return volley(self.battle.forces[self.battle.roller()])

    def answer(self, s: Field, seat: int, action: int) -> None:
        ask_holders(s, self.battle, s.chosen(action), 0)


class Retreat(Partners[Field]):
    """S5.4: any of the defenders may decide for all."""

    cites: ClassVar = ("S5.4", "S4.1", "S4.3")
    fields: ClassVar = ("battle:battle",)
    verbs: ClassVar = ("retreat", "pass")

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def seats(self, s: Field) -> int:
        return mask_of([seat for seat, team in enumerate(TEAMS) if team != self.battle.attacker])

    def question(self, s: Field, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-retreat", {"area": s.named(self.battle.target)}

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return None if area < 0 else not_next(s, self.battle.target, area) or not_yours(s, TEAMS[seat], area)

    def answer(self, s: Field, seat: int, action: int) -> None:
        area, side, b = s.chosen(action), TEAMS[seat], self.battle
        if area < 0:
            s.do(Volley(b))
            return
        s.move(side, b.target, area, b.forces[side])
        s.tell("retreated", seat=SEATS[seat], origin=s.named(b.target), target=s.named(area))
        move_in(s, b)
