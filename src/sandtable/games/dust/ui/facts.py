"""What one sees on the table: the facts both boards and the commands show, made from a view and from nothing else."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sandtable.core.bits import BIT, mask_of
from sandtable.core.rules import Rules
from sandtable.games.dust.rules.board import KINDS, MAJORITIES, DustState
from sandtable.games.dust.rules.editions import LETTERS, UNITS
from sandtable.games.dust.rules.production import points
from sandtable.games.dust.rules.scoring import due, majority
from sandtable.games.dust.rules.tables import SEATS, DustRules
from sandtable.games.dust.ui.regions import Region, regions
from sandtable.text.wording import Wording

SETUP: Final = "setup"
CARDS: Final = "cards"
PRODUCTION: Final = "production"
MOVEMENT: Final = "movement"
COMBAT: Final = "combat"
SCORING: Final = "scoring"
MOVING: Final = ("move", "move-to", "move-units", "join-bombers", "move-phase")
PRODUCING: Final = ("production", "shopping", "buy", "buy-more", "hire", "hire-units", "put", "new-centre", "discard")


def short(units: Mapping[str, int]) -> str:
    """Units as players write them.

    >>> short({"force": "first", "tank": 3, "mech": 1})
    '3T 1M'
    """
    return " ".join(f"{units[unit]}{LETTERS[kind]}" for kind, unit in enumerate(UNITS) if units.get(unit))


def size(units: Mapping[str, int]) -> int:
    """How many units these are."""
    return sum(units.get(unit, 0) for unit in UNITS)


class Turn:
    """Whose turn it is, in which phase, and what is left of it."""

    __slots__ = ("attacks", "moves", "phase", "points", "seat")

    def __init__(self, phase: str, seat: str) -> None:
        self.phase = phase
        self.seat = seat
        """Empty: nobody's in particular."""
        self.points = -1
        """Production points that are left; -1: it is not about them."""
        self.moves = -1
        self.attacks = -1


class Standing:
    """How a player stands."""

    __slots__ = ("capitals", "centres", "forecast", "income", "land", "sea", "sources", "vp")

    def __init__(self, s: DustState, seat: int, majorities: list[int]) -> None:
        playing = s.is_player(seat)
        self.vp = s.vp[seat]
        self.forecast = due(s, seat, majorities) if playing else 0
        """D11.1: what they would score if the round were over now."""
        self.income = points(s, seat) if playing else 0
        """D4.1: their production points, with the card that lies open."""
        self.capitals = s.capitals_of(seat)
        self.centres = s.own_centres(seat).bit_count()
        self.sources = s.sources_of(seat)
        self.land = s.lands[seat].bit_count()
        self.sea = s.seas[seat].bit_count()


class BoardFacts:
    """One view of a table."""

    def __init__(self, view: Mapping[str, Any], rules: Rules, wording: Wording) -> None:
        assert isinstance(rules, DustRules)
        self.view = view
        self.rules = rules
        self.wording = wording
        self.board: Mapping[str, Any] = view["board"]
        self.viewer: str = view["viewer"]
        # Made when they are asked for first.
        self._state: DustState | None = None
        self._regions: list[Region] = []
        self._majorities: list[int] = []
        self._standings: list[Standing] = []
        self._turn: Turn | None = None

    @property
    def state(self) -> DustState:
        """The rules, fed with what lies open."""
        if self._state is None:
            self._state = self._loaded()
        return self._state

    def _loaded(self) -> DustState:
        hidden = ("hands", "deck", "reshuffled", "fresh", "resigned")  # and what is counted of it
        words = {key: value for key, value in self.board.items() if key not in hidden}
        hands = self.board["hands"]
        words["hands"] = {seat: cards for seat, cards in hands.items() if isinstance(cards, list)}
        state = self.rules.load_board(words, 0)
        assert isinstance(state, DustState)
        state.gone = mask_of([SEATS.index(seat) for seat in self.board["resigned"]])
        return state

    # Names

    def say(self, message: str, **args: str | int) -> str:
        """A message whose arguments are names of the data."""
        return self.wording.say(message, **args)

    def seat_name(self, seat: str) -> str:
        """What a player is called."""
        return self.wording.name("seat", seat)

    def army_name(self, force: str) -> str:
        """The colour of a player's army, or that it is neutral."""
        if force not in SEATS or force in self.board["resigned"]:
            return self.say("board-neutral")
        colour = self.board["colours"].get(force)
        return self.wording.name("colour", colour) if colour else self.seat_name(force)

    def area_name(self, area: str) -> str:
        """What an area is called."""
        return self.wording.name("area", area)

    # The map

    @property
    def regions(self) -> list[Region]:
        """The regions of the world."""
        if not self._regions:
            self._regions = regions(self.rules.atlas)
        return self._regions

    def number(self, area: str) -> int:
        """The number of an area."""
        return self.rules.atlas.number_of(area)

    def force_in(self, area: str) -> str:
        """Whose units stand in an area; empty: nobody's."""
        return str(self.board["areas"].get(area, {}).get("force", ""))

    def army_in(self, area: str) -> str:
        """The same with all neutrals as one: a seat, ``neutral`` or nothing."""
        force = self.force_in(area)
        return force if not force or (force in SEATS and force not in self.board["resigned"]) else "neutral"

    def units_in(self, area: str) -> Mapping[str, int]:
        """What stands in an area."""
        found: Mapping[str, int] = self.board["areas"].get(area, {})
        return found

    def is_capital(self, area: str) -> bool:
        """Whether an area is a capital that counts as one (D6.10)."""
        number = self.number(area)
        plain = self.rules.plain_neutrals and area in self.board["neutral_capitals"]
        return number < self.rules.first_sea and self.rules.capitals & BIT[number] != 0 and not plain

    def is_source(self, area: str) -> bool:
        """Whether an area is a power source."""
        return self.rules.is_source(self.number(area))

    def has_centre(self, area: str) -> bool:
        """Whether a production centre stands in an area."""
        return area in self.board["centres"]

    def marked(self, area: str) -> bool:
        """Whether an area is more than land or water."""
        return self.is_capital(area) or self.is_source(area) or self.has_centre(area)

    def armies(self, region: Region) -> Iterator[tuple[str, list[str]]]:
        """Each army of a region with its areas, players first; the last are the areas nobody holds."""
        held: dict[str, list[str]] = {}
        for area in region.areas:
            name = self.rules.area_names[area]
            held.setdefault(self.army_in(name), []).append(name)
        for army in (*self.rules.seats, "neutral", ""):
            if army in held:
                yield army, sorted(held[army], key=lambda name: not self.marked(name))

    # Standing

    @property
    def majorities(self) -> list[int]:
        """D11.2: who would have each majority if the round were over now."""
        if not self._majorities:
            self._majorities = [majority(self.state, which) for which in range(len(MAJORITIES))]
        return self._majorities

    def majority_counts(self, which: int) -> list[int]:
        """What is compared for a majority, by seat."""
        standings = [self.standing(seat) for seat in self.rules.seats]
        return [(one.centres, one.sea, one.land)[which] for one in standings]

    def standing(self, seat: str) -> Standing:
        """How a player stands."""
        if not self._standings:
            everybody = range(self.rules.players)
            self._standings = [Standing(self.state, one, self.majorities) for one in everybody]
        return self._standings[SEATS.index(seat)]

    # Cards

    def card_values(self, card: str) -> str:
        """Combat, movement, production and stars: ``5-1-1**``."""
        rules, number = self.rules, self.rules.card_names.index(card)
        values = (rules.card_combat[number], rules.card_movement[number], rules.card_production[number])
        return "-".join(map(str, values)) + "*" * rules.card_stars[number]

    def ability_of(self, card: str) -> str:
        """What the ability of a card is called; a card of a user's own may have a name besides."""
        ability = self.wording.name("ability", self.rules.box.ability[self.rules.card_names.index(card)])
        label = self.rules.box.labels.get(card)
        return f"{label} ({ability})" if label else ability

    def ability_text(self, card: str) -> str:
        """What the ability of a card does, in a few words."""
        return self.say(f"does-{self.rules.box.ability[self.rules.card_names.index(card)]}")

    def own_hand(self) -> list[str]:
        """The viewer's cards, those that come first in a round first."""
        cards = self.board["hands"].get(self.viewer, [])
        if not isinstance(cards, list):
            return []
        rank = {card: self.rules.box.rank(self.rules.card_names.index(card)) for card in cards}
        return sorted(cards, key=lambda card: (-rank[card], card))

    def hand_size(self, seat: str) -> int:
        """How many cards a player holds."""
        cards = self.board["hands"].get(seat, 0)
        return len(cards) if isinstance(cards, list) else int(cards)

    # The turn

    @property
    def steps(self) -> list[dict[str, Any]]:
        """What happens now, then what comes next."""
        found: list[dict[str, Any]] = self.view["steps"]
        return found

    @property
    def turn(self) -> Turn:
        """Whose turn it is."""
        if self._turn is None:
            self._turn = self._turn_now()
        return self._turn

    def _turn_now(self) -> Turn:
        found = self._whose_turn()
        for step in self.steps:
            name = step["step"]
            if "money" in step and found.points < 0:
                found.points = step["money"]
            if name in MOVING and found.moves < 0:
                found.moves = step["points"]
            elif "points" in step and found.attacks < 0 and name not in MOVING:
                found.attacks = step["points"]
        return found

    def _whose_turn(self) -> Turn:
        names = [step["step"] for step in self.steps]
        whose = next((step["player"] for step in self.steps if "player" in step), "")
        if not self.board["round"]:
            return Turn(SETUP, whose)
        if "choose-cards" in names or "ask-koshka" in names:
            return Turn(CARDS, "")
        if self.battle is not None:
            whose = self.battle["attacker"]
        if not whose:
            return Turn(SCORING, "")
        before = names[: names.index("next-turn")] if "next-turn" in names else names
        if "move-phase" in before[1:] or any(name in PRODUCING for name in before[:1]):
            return Turn(PRODUCTION, whose)
        return Turn(MOVEMENT if any(name in MOVING for name in before) else COMBAT, whose)

    @property
    def battle(self) -> dict[str, Any] | None:
        """The battle that is being fought."""
        return next((step["battle"] for step in self.steps if isinstance(step.get("battle"), dict)), None)

    def place_in_order(self, seat: str) -> int:
        """How many have their turn before a player: 0 they have it now, -1 they have had it."""
        if self.turn.seat == seat:
            return 0
        queue: list[str] = self.board["queue"]
        if seat not in queue or not self.board["cards"] or not self.board["round"]:
            return -1
        return [one for one in queue if one != self.turn.seat].index(seat) + 1


def letters(units: list[int]) -> str:
    """A list of counts as players write it.

    >>> letters([3, 1, 0, 0, 0])
    '3T 1M'
    """
    return " ".join(f"{count}{LETTERS[kind]}" for kind, count in enumerate(units[:KINDS]) if count)
