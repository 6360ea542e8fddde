"""A rule set of Dust Tactics: cards, a scenario and its board, options; tables made once for all states."""

from random import Random
from typing import Any, Final

from sandtable.core.bits import mask_of
from sandtable.core.errors import Problem
from sandtable.core.rules import Bounds, Rules
from sandtable.core.space import ActionSpace, Domain, Verb, numbers
from sandtable.core.state import State
from sandtable.core.step import Step
from sandtable.games.tactics.rules import (
    activation,
    attack,
    command,
    fire,
    losses,
    melee,
    movement,
    reaction,
    round,
    setup,
    skills,
    victory,
)
from sandtable.games.tactics.rules.acts import ACTS
from sandtable.games.tactics.rules.army import limits_of
from sandtable.games.tactics.rules.board import FIGURES, LIMITED, LOADED, READY, Battlefield
from sandtable.games.tactics.rules.cards import (
    ABILITIES,
    ADVANCED_REACTIVE_FIRE,
    AGILE,
    ASSAULT,
    BADASS,
    BERSERK,
    CHARGE,
    HERO,
    HEROIC_ATTACK,
    SIDES,
    SUPERIOR_REACTIVE_FIRE,
    Card,
    Cards,
)
from sandtable.games.tactics.rules.combat import MODES, STAGES, Attack, Shot, Wound
from sandtable.games.tactics.rules.ground import Ground, read_boards
from sandtable.games.tactics.rules.reach import GAITS, Steps
from sandtable.games.tactics.rules.rule_sets import RuleSet
from sandtable.games.tactics.rules.scenarios import Scenario, Scenarios
from sandtable.games.tactics.rules.sight import Sight

GAME_NAME: Final = "tactics"
FILES: Final = ("units", "boards", "scenarios")

STEPS: Final[list[type[Step[Any]]]] = [
    *(setup.ChooseArmies, setup.PlacingRoll, setup.Place, setup.Heroes, setup.JoinHeroes, setup.Deploy, setup.Put),
    *(round.Round, round.Initiative, round.Begin, round.Turn, round.SelfRepair, victory.Victory),
    *(activation.Activate, activation.ActivateThis, activation.Leave, activation.Declare, activation.Free),
    *(activation.Do, activation.EndActivation),
    *(movement.Move, movement.MoveOn, movement.Pay, movement.Crush),
    *(attack.Aim, attack.AimOn, attack.Burn, attack.Rounds, attack.Mark),
    *(fire.Fire, fire.Roll, fire.Medal, fire.Save),
    *(losses.Share, losses.Fall, losses.Shrug, losses.Lose, losses.LoseOn),
    melee.StrikeBack,
    *(reaction.Window, reaction.React, reaction.ReactionRoll, reaction.FreeInReaction, reaction.FreeInReactionOn),
    *(skills.TankHead, skills.TankHeadOn, skills.Call, skills.CallOn, skills.CallFor, skills.FreeForCalled),
    *(skills.Shells, command.Order, command.OrderOn, command.Revive, command.OrderRoll, command.ReadyAgain),
]

SHARED: Final = (
    ADVANCED_REACTIVE_FIRE | SUPERIOR_REACTIVE_FIRE | AGILE | ASSAULT | BADASS | BERSERK | CHARGE | HEROIC_ATTACK
)
"""T17.27: what a hero shares with their squad."""

DECISIONS: Final = 40_000
LEGAL: Final = 160

_BOARDS: Final[dict[tuple[str, ...], tuple[Ground, list[Sight], list[Steps]]]] = {}
"""Boards by their drawing: sight takes a tenth of a second, and many rule sets have the same board."""
BOARDS_KEPT: Final = 16
"""So many; a server sees ever new ones, if people bring their own."""


class TacticsRules(Rules):
    """Static facts, shared by all states."""

    def __init__(self, revision: int, options: dict[str, Any], data: dict[str, Any]) -> None:
        """``data`` holds units, boards and scenarios by content."""
        self.cards = self._read_cards(data["units"])
        self.scenarios = Scenarios(data["scenarios"], read_boards(data["boards"]))
        number = self.scenarios.number.get(str(options["scenario"]), 0)
        self.scenario: Scenario = self.scenarios.scenario[number]
        self.rule_set = RuleSet(bool(options["faq"]))
        self.limits = limits_of(self.scenario, options["armies"] == "box")
        self._read_board(number)
        self._read_units()
        players = int(options["players"])
        seats = list(SIDES) if players == 2 else [f"{side}-{n}" for side in SIDES for n in (1, 2)]
        teams = [seat * 2 // players for seat in range(players)]
        self.seats_of = [mask_of([seat for seat in range(players) if teams[seat] == side]) for side in (0, 1)]
        space = self._verbs()
        domains = [
            *(self.scenarios.square, self.cards.unit, self.cards.figure, Domain("side", list(SIDES))),
            *(Domain("act", list(ACTS)), Domain("ability", list(ABILITIES))),
            *(Domain("mode", list(MODES)), Domain("stage", list(STAGES))),
            Domain("way", list(movement.WAYS_TO_PAY)),
        ]
        bounds = Bounds(DECISIONS, LEGAL, self.counts)
        values = [Attack, Shot, Wound]
        super().__init__(GAME_NAME, revision, options, data, space, domains, STEPS, seats, teams, bounds, values)

    # Tables

    def _read_cards(self, content: object) -> Cards:
        return Cards(content)

    def _read_board(self, number: int) -> None:
        scenarios, board = self.scenarios, self.scenarios.board(number)
        key = (str(scenarios.columns), str(scenarios.rows), *board.rows, str(board.building), str(board.edges))
        found = _BOARDS.pop(key, None)
        if found is None:
            ground = Ground(board, scenarios.columns, scenarios.rows)
            sights = [Sight(ground, False), Sight(ground, True)]
            found = (ground, sights, [Steps(ground, gait) for gait in range(GAITS)])
        _BOARDS[key] = found  # it was used last, so it goes last
        while len(_BOARDS) > BOARDS_KEPT:
            _BOARDS.pop(next(iter(_BOARDS)), None)
        self._set_board(found[0], found[1][1 if self.rule_set.any_corner else 0], found[2])

    def _set_board(self, ground: Ground, sight: Sight, gaits: list[Steps]) -> None:
        self.ground = ground
        self.sight = sight
        self._gaits = gaits
        self.bare = [0] * ground.size
        self.just = [[square] for square in range(ground.size)]
        self.block_at = [self._block(square) for square in range(ground.size)]
        """T1.5: the four squares of a large vehicle by its upper left one; empty if it would not fit the board."""
        self.square_names = self.scenarios.square.names

    def _block(self, square: int) -> list[int]:
        ground = self.ground
        x, y = square % ground.columns, square // ground.columns
        if x + 1 >= ground.width or y + 1 >= ground.height:
            return []
        return [square, square + 1, square + ground.columns, square + ground.columns + 1]

    def _read_units(self) -> None:
        cards = self.cards
        self.unit_names = cards.unit.names
        self.card_of_unit: list[Card] = [cards.card[number] for number in cards.card_of_unit]
        self.side_of_unit = [cards.side(number) for number in cards.card_of_unit]
        self.no_slots = [-1] * len(self.unit_names)
        self.figure_names = cards.figure.names
        self.figure_numbers = {name: number for number, name in enumerate(cards.figure.names)}
        self.mode_names = list(MODES)
        self.stage_names = list(STAGES)
        self.shared = SHARED
        self.counts = most_dice(cards) + 1

    def _verbs(self) -> ActionSpace:
        unit, square, figure = self.cards.unit, self.scenarios.square, self.cards.figure
        side, act = Domain("side", list(SIDES)), Domain("act", list(ACTS))
        ability, way = Domain("ability", list(ABILITIES)), Domain("way", list(movement.WAYS_TO_PAY))
        count = numbers("count", 0, self.counts - 1)
        space = ActionSpace(
            [
                *(Verb("take", unit), Verb("join", unit), Verb("alone"), Verb("done")),
                *(Verb("tile", square), Verb("crate", square), Verb("trap", square), Verb("put", square)),
                *(Verb("first", side), Verb("activate", unit), Verb("wait"), Verb("leave"), Verb("stay")),
                *(Verb("do", act), Verb("use", ability), Verb("enter", square), Verb("to", square)),
                *(Verb("stop"), Verb("exit"), Verb("pay", way), Verb("crush", square)),
                *(Verb("at", unit), Verb("wreck", square), Verb("burn", square), Verb("hold")),
                *(Verb("mark", figure), Verb("rounds", count), Verb("react", unit), Verb("pass")),
                *(Verb("strike-back"), Verb("again"), Verb("lose", figure, count)),
                *(Verb("call", unit), Verb("for", unit), Verb("revive", figure)),
                # chance
                *(Verb("wins", side), Verb("hits", count), Verb("saves", count), Verb("ignored", count)),
                Verb("repaired", count),
            ]
        )
        self.verb_take = space.verb("take").base
        self.verb_join = space.verb("join").base
        self.verb_alone = space.verb("alone").base
        self.verb_done = space.verb("done").base
        self.verb_tile = space.verb("tile").base
        self.verb_crate = space.verb("crate").base
        self.verb_trap = space.verb("trap").base
        self.verb_put = space.verb("put").base
        self.verb_activate = space.verb("activate").base
        self.verb_wait = space.verb("wait").base
        self.verb_leave = space.verb("leave").base
        self.verb_do = space.verb("do").base
        self.verb_use = space.verb("use").base
        self.verb_enter = space.verb("enter").base
        self.verb_to = space.verb("to").base
        self.verb_stop = space.verb("stop").base
        self.verb_exit = space.verb("exit").base
        self.verb_crush = space.verb("crush").base
        self.verb_at = space.verb("at").base
        self.verb_wreck = space.verb("wreck").base
        self.verb_burn = space.verb("burn").base
        self.verb_hold = space.verb("hold").base
        self.verb_mark = space.verb("mark").base
        self.verb_rounds = space.verb("rounds").base
        self.verb_react = space.verb("react").base
        self.verb_pass = space.verb("pass").base
        self.verb_strike_back = space.verb("strike-back").base
        self.verb_again = space.verb("again").base
        self.verb_lose = space.verb("lose").base
        self.verb_call = space.verb("call").base
        self.verb_for = space.verb("for").base
        self.verb_revive = space.verb("revive").base
        return space

    def gait_steps(self, gait: int) -> Steps:
        """What terrain and walls say about the steps of a gait."""
        return self._gaits[gait]

    def entries(self, side: int, large: bool) -> list[int]:
        """T3.3, T1.5: the squares by which a side enters; a large vehicle by blocks that stand at the edge."""
        squares = self.scenario.enter[side]
        if not large:
            return squares
        found: list[int] = []
        for square in self.ground.squares:
            block = self.block_at[square]
            if sum([1 for one in block if one in squares]) >= 2:
                found.append(square)
        return found

    def element_squares(self, element: list[int]) -> list[int]:
        """The squares with a cover element; they can only stand on the board."""
        return [square for square in self.ground.squares if element[square]]

    def equip(self, s: Battlefield) -> None:
        """Give every unit in ``s.unit`` what its card says, ready and off the board."""
        count = len(s.unit)
        s.side = [self.side_of_unit[unit] for unit in s.unit]
        slot = self.no_slots[:]
        for u, unit in enumerate(s.unit):
            slot[unit] = u
        s.slot = slot
        s.at = [-1] * count
        s.flags = [READY | LOADED] * count
        s.points = [self.card_of_unit[unit].points for unit in s.unit]
        s.figures = [0] * (count * FIGURES)
        s.ammunition = [0] * (count * LIMITED)
        for u, unit in enumerate(s.unit):
            card = self.card_of_unit[unit]
            for kind, number in enumerate(card.counts):
                s.figures[u * FIGURES + kind] = number
            for place, rounds in enumerate(card.limits):
                s.ammunition[u * LIMITED + place] = rounds
        s.used = [0] * count
        s.lasting = [0] * count
        s.mate = [-1] * count

    # What a game supplies

    def start(self) -> Battlefield:
        s = self.empty_board()
        if self.limits.box and not self.limits.fixes_numbers():
            cards = [number for number, card in enumerate(self.cards.card) if card.box]
            setup.field_units(s, [self.cards.unit_number(card, 0) for card in cards])
        s.do(*setup.preparation(s))
        s.settle()
        return s

    def empty_board(self) -> Battlefield:
        """A board without units."""
        s = Battlefield(self)
        s.element = self.bare[:]
        s.here = self.bare[:]
        s.blocks = self.bare[:]
        s.charges = [-1] * len(self.scenario.charges)
        return s

    def load_board(self, board: dict[str, Any], turn: int) -> Battlefield:
        from sandtable.games.tactics.rules.position import loaded

        return loaded(self, board, turn)

    def check(self, state: State) -> Problem | None:
        from sandtable.games.tactics.rules.position import problem_of

        assert isinstance(state, Battlefield)
        return problem_of(state)

    def fill(self, board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
        from sandtable.games.tactics.rules.worlds import filled

        filled(self, board, steps, viewer, rng)

    def shorten(self, words: str) -> str:
        from sandtable.games.tactics.rules.notation import shortened

        return shortened(self, words)


def most_dice(cards: Cards) -> int:
    """More dice than any row of these cards can roll: doubled twice, for every carrier, round or target miniature."""
    most = 12
    biggest = max([card.points for card in cards.card]) + 1
    for card in cards.card:
        for row in card.rows:
            times = max(row.limited, card.points if card.kind != HERO else 1, 1)
            for cell, dice in enumerate(row.dice):
                number = dice * times * 4
                if row.damage[cell] < 0:
                    number *= biggest
                elif row.phaser:
                    number *= row.damage[cell]
                most = max(most, number)
    return most
