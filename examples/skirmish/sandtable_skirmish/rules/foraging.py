"""S3 Foraging: all choose at once, in secret."""

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT
from sandtable.core.step import Chance, Secret
from sandtable_skirmish.rules.board import Field
from sandtable_skirmish.rules.box import DECK, SEATS, TEAMS
from sandtable_skirmish.rules.prohibitions import not_yours


class Forage(Secret[Field]):
    """S3.1: nobody sees an answer before all are in."""

    cites, verbs = ("S3.1", "S4.1"), ("forage",)

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return not_yours(s, TEAMS[seat], s.chosen(action))

    def resolve(self, s: Field) -> None:
        for seat, action in enumerate(self.answers):
            s.tell("foraged", seat=SEATS[seat], area=s.named(s.chosen(action)))
        alone = [seat for seat, action in enumerate(self.answers) if self.answers.count(action) == 1]
        s.do(*[Draw(seat) for seat in alone][: sum(s.piles[DECK])])


class Draw(Chance[Field]):
    """S3.2: the deck has no order that anybody could know; a draw is one of its cards, decided now."""

    cites, fields, verbs = ("S3.2",), ("who:seat",), ("drawn",)

    def __init__(self, who: int) -> None:
        self.who = who

    def odds(self, s: Field) -> list[int]:
        return s.piles[DECK]

    def witnesses(self, s: Field) -> int:
        return BIT[self.who]

    def answer(self, s: Field, seat: int, action: int) -> None:
        card = s.chosen(action)
        s.move_card(card, DECK, self.who)
        if s.sink is not None:
            name = s.tables.box.card.names[card]
            s.sink.whisper("drew", BIT[self.who], "drew-unseen", ("card",), seat=SEATS[self.who], card=name)
