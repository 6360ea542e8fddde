"""A rule set of Dust: an edition, a number of players, options, a map and a deck, as tables made once."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.rules import Bounds, Rules
from sandtable.core.space import ActionSpace, Domain, Verb, numbers
from sandtable.core.state import State
from sandtable.core.step import Step
from sandtable.games.dust.rules.atlas import Atlas, read_atlas
from sandtable.games.dust.rules.combat import BATTLES, SIDES, Battle
from sandtable.games.dust.rules.deck import ABILITIES, Deck, read_deck
from sandtable.games.dust.rules.editions import IN_THE_BOX, ROUND_LIMIT, TANK, UNITS, edition
from sandtable.games.dust.rules.notation import expanded, shortened

GAME_NAME: Final = "dust"
COLOURS: Final = ("red", "blue", "yellow", "grey", "green", "white")
"""Red, blue and grey are named in the texts, yellow in a report of play; green and white are a guess."""
SEATS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
FORCES: Final = 6
MOST_UNITS: Final = 60
MOST_DICE: Final = 220
"""All units of an army in one place, an ace and a capital: 60 + 40 + 40 + 45 + 5, or as many submarines and less."""
ITEMS: Final = (*UNITS, "centre", "card")
CENTRE: Final = 5
CARD: Final = 6
ROCKETS: Final = 0
NURSE: Final = 1
WEAPON: Final = 2
DIPLOMAT: Final = 3
RADAR: Final = 4
KOSHKA: Final = 5
DROPPER: Final = 6
ACE: Final = 7
BUILDER: Final = 8
SIGRID: Final = 9
MISSILES: Final = 10

DECISIONS_A_ROUND: Final = 2600
"""More than six players can decide in a round, dice and draws included; the kit watches it."""


class DustRules(Rules):
    """Static facts, shared by all states."""

    def __init__(
        self, revision: int, options: dict[str, Any], data: dict[str, Any], steps: list[type[Step[Any]]]
    ) -> None:
        """``data`` holds the map and the cards by content."""
        self.atlas: Atlas = read_atlas(data["map"])
        self.box: Deck = read_deck(data["cards"])
        self.edition = edition(str(options["edition"]))
        players = int(options["players"])
        self.players = players
        self._read_map()
        self._read_cards()
        self._read_options(options)
        area, card = Domain("area", self.area_names), Domain("card", self.card_names)
        unit, item = Domain("unit", list(UNITS)), Domain("item", list(ITEMS))
        # All seats there can be, so that the numbers of actions do not depend on how many play.
        colour, seat = Domain("colour", list(COLOURS)), Domain("seat", list(SEATS))
        count = numbers("count", 1, MOST_UNITS)
        space = ActionSpace(
            [
                Verb("keep", card),
                Verb("army", colour),
                Verb("claim", area),
                Verb("settle", area),
                Verb("build", area),
                Verb("play", card),
                Verb("ally", seat),
                Verb("buy", item, count),
                Verb("hire", area),
                Verb("put", area, count),
                Verb("mech", area),
                Verb("discard", card),
                Verb("move", area),
                Verb("to", area),
                Verb("take", unit, count),
                Verb("join", area, count),
                Verb("attack", area),
                Verb("raid", area),
                Verb("bombard", area),
                Verb("missiles"),
                Verb("drop"),
                Verb("on", area),
                Verb("from", area, count),
                Verb("use"),
                Verb("decline"),
                Verb("withdraw", unit, count),
                Verb("flee", area, count),
                Verb("losses", numbers("land", 0, MOST_UNITS)),
                Verb("kill", unit, count),
                Verb("done"),
                # chance
                Verb("deal", card),
                Verb("lot", seat),
                Verb("hits", numbers("hits", 0, MOST_DICE)),
            ]
        )
        forces = [*SEATS[:players], *[f"neutral-{n + 1}" for n in range(FORCES - players)]]
        super().__init__(
            GAME_NAME,
            revision,
            options,
            data,
            space,
            [
                area,
                card,
                unit,
                item,
                colour,
                Domain("force", forces),
                Domain("battle-kind", list(BATTLES)),
                Domain("side", list(SIDES)),
                Domain("ability", list(ABILITIES)),
            ],
            steps,
            list(SEATS[:players]),
            list(range(players)),
            # Legal lists: an attack or a move names one of up to 76 areas; a purchase (seven kinds, up to sixty of
            # a kind, limited by points and centres) can pass 128, with an income no real game has seen.
            Bounds(decisions=DECISIONS_A_ROUND * (ROUND_LIMIT + 1), legal=420, outcomes=MOST_DICE + 1),
            values=[Battle],
        )
        self.full_reserve: list[int] = list(IN_THE_BOX) * FORCES
        for force in range(players):
            self.full_reserve[force * len(UNITS) + TANK] -= 1  # D1.1: it marks the score

    def _read_map(self) -> None:
        """The areas are numbered with the land first; a set of land or of sea areas is then a small integer."""
        atlas = self.atlas
        self.area_names: list[str] = atlas.names
        self.areas = len(atlas.names)
        self.first_sea = atlas.first_sea
        self.land_mask = BIT[self.first_sea] - 1
        self.sea_mask = BIT[self.areas - self.first_sea] - 1
        self.to_land: list[int] = atlas.to_land
        """For each area the land areas it is linked to."""
        self.to_sea: list[int] = atlas.to_sea
        """For each area the sea areas it is linked to."""
        self.capitals = atlas.capitals
        self.land_sources = atlas.land_sources
        self.sea_sources = atlas.sea_sources
        self.partner: list[int] = atlas.partner
        """D2.4: for each capital the one it touches."""

    def _read_cards(self) -> None:
        box = self.box
        self.card_names: list[str] = box.names
        self.card_combat: list[int] = box.combat
        self.card_movement: list[int] = box.movement
        self.card_production: list[int] = box.production
        self.card_stars: list[int] = box.stars
        self.card_ability: list[int] = [ABILITIES.index(name) for name in box.ability]
        self.all_cards = BIT[len(box.names)] - 1
        self.card_order: list[int] = sorted(range(len(box.names)), key=box.names.__getitem__)

    def _read_options(self, options: Mapping[str, Any]) -> None:
        ed = self.edition
        self.plain_neutrals = ed.neutral_capitals_plain or bool(options["plain_neutral_capitals"])
        """D6.10: unclaimed capitals are ordinary land, for good."""
        self.tame_capitals = bool(options["tame_capitals"])
        """House rule: no secret weapon and no mech drop against capitals."""
        self.small_missiles = bool(options["small_missiles"])
        """House rule: as many missile dice as own centres less one, at most six."""
        self.round_limit = int(options["round_limit"]) or ROUND_LIMIT
        self.conquest = bool(options["conquest"])
        """House rule: world conquest instead of victory points."""
        self.capital_vp = 1 if options["cheap_capitals"] else ed.capital_vp
        self.target = ed.target(self.players)

    # Small questions

    def in_name_order(self, mask: int) -> list[int]:
        """The land areas of a set by their names: nothing may depend on the order of a data file."""
        return sorted(members(mask), key=self.area_names.__getitem__)

    def cards_by_name(self, mask: int) -> list[int]:
        """The cards of a set by their names, for the same reason."""
        return [card for card in self.card_order if mask & BIT[card]]

    def is_land(self, area: int) -> bool:
        """Whether an area is land."""
        return area < self.first_sea

    def sea_bit(self, area: int) -> int:
        """The bit of a sea area in sets of sea areas."""
        return BIT[area - self.first_sea]

    def is_source(self, area: int) -> bool:
        """Whether an area is a power source."""
        if area < self.first_sea:
            return self.land_sources & BIT[area] != 0
        return self.sea_sources & BIT[area - self.first_sea] != 0

    def are_linked(self, one: int, other: int) -> bool:
        """Whether two areas touch."""
        if other < self.first_sea:
            return self.to_land[one] & BIT[other] != 0
        return self.to_sea[one] & BIT[other - self.first_sea] != 0

    # What the core asks for

    def start(self) -> State:
        from sandtable.games.dust.rules.board import DustState
        from sandtable.games.dust.rules.setup import Deal

        state = DustState(self)
        state.do(Deal())
        state.settle()
        return state

    def expand(self, text: str) -> str:
        return expanded(text)

    def shorten(self, words: str) -> str:
        return shortened(words)

    def load_board(self, board: dict[str, Any], turn: int) -> State:
        from sandtable.games.dust.rules.position import load

        return load(self, board, turn)

    def check(self, state: State) -> Problem | None:
        from sandtable.games.dust.rules.position import check

        return check(state)

    def fill(self, board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
        from sandtable.games.dust.rules.position import fill

        fill(self, board, steps, viewer, rng)
