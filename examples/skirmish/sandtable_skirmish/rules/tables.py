"""The rule set: names, verbs and bounds of one field, and positions in words."""

from collections import Counter
from random import Random
from typing import Any, Final

from sandtable.core.errors import BadPosition
from sandtable.core.rules import Bounds, Rules
from sandtable.core.space import ActionSpace, Domain, Verb, numbers
from sandtable.core.step import Step
from sandtable_skirmish.rules.battle import VOLLEYS, Interrupt, Retreat, Volley, effect_at
from sandtable_skirmish.rules.board import Battle, Field
from sandtable_skirmish.rules.box import DEALT, FILE, PILES, SEATS, SIDES, TEAMS, Box
from sandtable_skirmish.rules.foraging import Draw, Forage
from sandtable_skirmish.rules.marching import March, To, With
from sandtable_skirmish.rules.round import MARCHES, Round

STEPS: Final[list[type[Step[Any]]]] = [Round, Forage, Draw, March, To, With, Interrupt, Volley, Retreat]


class SkirmishRules(Rules):
    """Made once for options and data, and shared by all states."""

    def __init__(self, revision: int, options: dict[str, Any], data: dict[str, Any]) -> None:
        self.box = box = Box(data.get(FILE))
        self.supply = [sum(troops) for troops in box.troops]
        most = max(self.supply)
        verbs = [Verb(name, box.area) for name in ("forage", "march", "to", "retreat")]
        verbs += [Verb("with", numbers("count", 1, most)), Verb("roll", numbers("hits", 0, most))]
        verbs += [Verb("play", box.card), Verb("drawn", box.card), Verb("pass")]
        domains = [box.area, box.card, Domain("place", [*box.area.names, "lost"])]
        domains += [Domain("side", SIDES), Domain("pile", PILES)]
        # A march is 3 actions, 2 ambushes, volleys with 2 rerolls each and 2 retreats; a card played adds at most 4.
        march = 3 + 2 + VOLLEYS * 3 + 2
        a_round = 2 * len(SEATS) + len(MARCHES) * march
        decisions = DEALT * len(SEATS) + options["rounds"] * a_round + 4 * sum(box.copies)
        bounds = Bounds(decisions, max(len(box.area), most) + 1, max(len(box.card), most) + 1)
        space = ActionSpace(verbs)
        super().__init__("skirmish", revision, options, data, space, domains, STEPS, SEATS, TEAMS, bounds, [Battle])

    def start(self) -> Field:
        troops = self.to_words("each side count place", [[*places, 0] for places in self.box.troops])
        deck = self.to_words("count card", self.box.copies)
        s = self.load_board({"troops": troops, "cards": {"deck": deck}}, 0)
        s.do(*[Draw(seat) for _ in range(DEALT) for seat in range(len(SEATS))], Round())
        s.settle()
        return s

    def load_board(self, board: dict[str, Any], turn: int) -> Field:
        s = Field(self)
        s.turn = turn
        s.troops = self.from_words("each side count place", board.get("troops"), "troops")
        s.piles = self.from_words("each pile count card", board.get("cards"), "cards")
        for name, *here in zip(self.box.area.names, *s.troops, strict=False):  # nobody minds who lies among the lost
            if min(here) > 0:
                sentence = f"in {name} stand troops of one side, not of both (S1.2)"
                raise BadPosition(sentence, "skirmish-one-side", area=name)
        if [sum(places) for places in s.troops] != self.supply:
            allies, rival = self.supply
            sentence = f"the allies have {allies} troops and the rival {rival}, on the field or lost (S1.2)"
            raise BadPosition(sentence, "skirmish-supply", allies=allies, rival=rival)
        if [sum(piles) for piles in zip(*s.piles, strict=True)] != self.box.copies:
            raise BadPosition("each card is in a hand, in the deck or spent (S1.3)", "skirmish-cards")
        return s

    def fill(self, board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
        """Deal the cards nobody showed this viewer, and make up the answers that are still hidden."""
        cards = board["cards"]
        unknown = [pile for pile in PILES if isinstance(cards[pile], int)]
        unseen = Counter(self.to_words("count card", self.box.copies))
        for pile in PILES:
            unseen.subtract({} if pile in unknown else cards[pile])
        asked = [(step["who"], effect_at(step["hits"])) for step in steps if step["step"] == "interrupt"]
        while True:  # until whoever is asked for a card has one (S5.2, S5.3)
            stack = sorted(unseen.elements())
            rng.shuffle(stack)
            dealt = {pile: dict(Counter(stack.pop() for _ in range(cards[pile]))) for pile in unknown}
            held = {name: {self.box.effects[self.box.card.number(c)] for c in (cards | dealt)[name]} for name in SEATS}
            if all(effect in held[seat] for seat, effect in asked):
                break
        cards.update(dealt)
        for step in steps:
            for seat, answer in step.get("answers", {}).items():
                if answer == "?":
                    own = board["troops"][SIDES[TEAMS[SEATS.index(seat)]]]
                    step["answers"][seat] = "forage " + rng.choice(sorted(set(own) - {"lost"}))
