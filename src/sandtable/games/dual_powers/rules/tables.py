"""The rule set of Dual Powers: its tables, its verbs and the names in them."""

from random import Random
from typing import Any, Final

from sandtable.core.bits import BIT
from sandtable.core.errors import Problem
from sandtable.core.rules import Bounds, Rules
from sandtable.core.seats import NOBODY
from sandtable.core.space import ActionSpace, Domain, Verb
from sandtable.core.state import State
from sandtable.core.step import Step
from sandtable.games.dual_powers.rules.components import RED, SIDES, WHITE, Components
from sandtable.games.dual_powers.rules.tokens import NO_SIDE, Tokens

ROUND_DECISIONS: Final = 84
"""The most decisions in a round: ten draws, two objectives, eight or nine turns of eight, scoring, tile."""
SETUP_DECISIONS: Final = 8


class DualPowersRules(Rules):
    """Data and options turned into flat tables; shared by all states."""

    def __init__(
        self, revision: int, options: dict[str, Any], data: dict[str, Any], steps: list[type[Step[Any]]]
    ) -> None:
        box = Components(data)
        self.box = box
        self.solitaire = bool(options["solitaire"])
        self.player = RED if options["side"] == "red" else WHITE
        """Solitaire: the side of the player (P7.1)."""
        self.opposition = 1 - self.player if self.solitaire else NO_SIDE
        self.accompanied = bool(options["accompanied_neutrals"])
        self.unrest_points = box.unrest_points_seven if options["unrest_seven"] else box.unrest_points
        self.tokens = Tokens(box, self.opposition, int(options["difficulty"]))

        self.command_cards = len(box.cards)
        """Cards below this number are command cards, from it on leaders."""
        self.all_command = sum(BIT[card] for card in range(self.command_cards))
        self.card_names = box.cards + box.leaders
        self.card_days = box.card_days + box.leader_days
        self.leader_cards = [0, 0]
        """The leader cards of each side, as a set."""
        for leader, side in enumerate(box.leader_side):
            self.leader_cards[side] |= BIT[self.command_cards + leader]
        self.name_order = sorted(range(len(self.card_names)), key=lambda card: self.card_names[card])
        self.region_order = sorted(range(len(box.regions)), key=lambda region: box.regions[region])

        region = Domain("region", box.regions)
        bridge = Domain("connection", box.bridges)
        card = Domain("card", self.card_names)
        token = Domain("token", self.tokens.kinds)
        face = Domain("face", ["ready", "exhausted"])
        units = Domain("unit", self.tokens.groups, aliases=self.tokens.group_aliases)
        space = self._make_space(region, bridge, card, token, units, face)
        self.verb_at = space.verb_at

        seats = [SIDES[self.player]] if self.solitaire else list(SIDES)
        self.seat_of = [0, 1]
        """The seat that decides for each side; nobody decides for the opposition."""
        if self.solitaire:
            self.seat_of = [NOBODY, NOBODY]
            self.seat_of[self.player] = 0
        self.side_of_seat = [self.player] if self.solitaire else [RED, WHITE]
        # October is five months away; the slowest cards give the longest game (P6.3, P7.10).
        slowest = min(self.card_days) * 8
        rounds = 3 if self.solitaire else 31 * box.first_end_month // slowest + 2
        bounds = Bounds(
            decisions=SETUP_DECISIONS + rounds * ROUND_DECISIONS,
            legal=self._most_legal(),
            outcomes=len(card),
            zero_sum=not self.solitaire,
        )
        super().__init__(
            "dual-powers",
            revision,
            options,
            data,
            space,
            [region, bridge, card, token, face, Domain("side", list(SIDES))],
            steps,
            seats,
            list(range(len(seats))),
            bounds,
        )

    def _make_space(
        self, region: Domain, bridge: Domain, card: Domain, token: Domain, units: Domain, face: Domain
    ) -> ActionSpace:
        """The verbs, and the first integer of each for steps that build their legal lists from it."""
        verbs = [
            Verb("objective", card),
            Verb("play", card),
            Verb("recruit", units),
            Verb("move", token, face, region),
            Verb("to", region),
            Verb("refresh", token, region),
            Verb("enlist", token, region),
            Verb("draw-card"),
            Verb("organise"),
            Verb("place", region),
            Verb("protest", bridge),
            Verb("spy"),
            Verb("inspire"),
            Verb("points"),
            Verb("bonus"),
            Verb("done"),
            Verb("skip"),
            # decided by chance
            Verb("neutral", region, token),
            Verb("tile", region),
            Verb("draw", card),
            Verb("turn-up", card),
            Verb("leader", card),
            Verb("reveal", card),
        ]
        space = ActionSpace(verbs)
        # Where each verb's actions begin
        self.OBJECTIVE = space.verb("objective").base
        self.PLAY = space.verb("play").base
        self.RECRUIT = space.verb("recruit").base
        self.MOVE = space.verb("move").base
        self.TO = space.verb("to").base
        self.REFRESH = space.verb("refresh").base
        self.ENLIST = space.verb("enlist").base
        self.DRAW_CARD = space.verb("draw-card").base
        self.ORGANISE = space.verb("organise").base
        self.PLACE = space.verb("place").base
        self.PROTEST = space.verb("protest").base
        self.SPY = space.verb("spy").base
        self.INSPIRE = space.verb("inspire").base
        self.POINTS = space.verb("points").base
        self.BONUS = space.verb("bonus").base
        self.DONE = space.verb("done").base
        self.SKIP = space.verb("skip").base
        self.NEUTRAL_IN = space.verb("neutral").base
        self.TILE = space.verb("tile").base
        self.DRAW = space.verb("draw").base
        self.TURN_UP = space.verb("turn-up").base
        self.LEADER = space.verb("leader").base
        self.REVEAL = space.verb("reveal").base
        return space

    def _most_legal(self) -> int:
        """The most answers a question can have: a card's uses, or a bonus action with every token on the board."""
        tokens = self.tokens
        groups = max(len(groups) for groups in tokens.groups_of)
        cheap = max(sum(1 for kind in units if tokens.kind_cost[kind] == 1) for units in tokens.units)
        everywhere = len(tokens.kind_of)
        bonus = cheap * len(self.box.regions) + 2 * everywhere + 3
        return max(groups + everywhere + 1, bonus, len(self.card_names))

    def in_name_order(self, cards: int) -> list[int]:
        """The cards of a set by their names: what is dealt may not depend on the order of a data file."""
        return [card for card in self.name_order if cards & BIT[card]]

    def start(self) -> State:
        from sandtable.games.dual_powers.rules.setup import start

        return start(self)

    def load_board(self, board: dict[str, Any], turn: int) -> State:
        from sandtable.games.dual_powers.rules.position import load

        return load(self, board, turn)

    def check(self, state: State) -> Problem | None:
        """What no single step can tell: nobody has won yet, and the opposition decides nothing."""
        if abs(getattr(state, "support", 0)) == self.box.track:
            return Problem(
                "the marker is at an end of the track, so the game is over",
                "problem-the-marker-is-at-an-end-of-the-track-so-the-game-is-over",
                "P5.4",
            )
        for step in state.stack:
            if self.solitaire and getattr(step, "side", NO_SIDE) == self.opposition:
                return Problem(
                    f'the opposition does not act, so "{SIDES[self.opposition]}" has no steps of its own',
                    "problem-the-opposition-does-not-act-so-has-no-steps-of-its-own",
                    "P7.5",
                    SIDES[self.opposition],
                )
        return None

    def fill(self, board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
        from sandtable.games.dual_powers.rules.position import fill

        fill(self, board, steps, viewer, rng)
