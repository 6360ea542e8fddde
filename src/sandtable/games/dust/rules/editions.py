"""The four editions, and everything in which they differ: one table, read from top to bottom.

The rules ask an edition for a number or a named way of doing something; no rule asks which edition it is. Where a
cell departs from a printed text, the ruling is in ``docs/rules/dust.md`` under the rule number beside it.
"""

from typing import Any, Final

TANK: Final = 0
MECH: Final = 1
FIGHTER: Final = 2
BOMBER: Final = 3
SUBMARINE: Final = 4
UNITS: Final = ("tank", "mech", "fighter", "bomber", "submarine")
LETTERS: Final = "TMFBS"
"""How units are written in orders: ``3T 1M``."""

COST: Final = (2, 5, 3, 6, 4)
SUPREMACY: Final = (0, 1, 1, 1, 0)
IN_THE_BOX: Final = (60, 20, 20, 15, 15)
"""D1.1: of each army; one tank of a player's marks the score."""
CENTRE_COST: Final = 6
CARD_COST: Final = 1
CENTRES: Final = 24
HAND: Final = 5
PER_CENTRE: Final = 5
LEAST_POINTS: Final = 6
CAPITAL_POINTS: Final = 6
POINTS_PER_SOURCE: Final = 3
CAPITAL_DICE: Final = 5
CENTRE_DICE: Final = 3
CEASE_FIRE: Final = 3
ROUND_LIMIT: Final = 60

# Named ways. D2.6: how the land is given out.
ALL_LAND: Final = "all land"
SMALL_BASES: Final = "small bases"
# D7.6: how a side retreats of its own will.
UP_TO_HALF: Final = "up to half before an own roll"
ONE_BY_ONE: Final = "one before every roll"
# D6.9: when capitals may be attacked.
HALF_THE_TARGET: Final = "who has half the target"
TWENTY_ANY: Final = "nobody any capital before somebody has 20"
TWENTY_ENEMY: Final = "nobody an enemy's capital before somebody has 20"
# D12.3: how a tie is broken.
BY_CAPITALS: Final = "capitals, areas, shared"
BY_THIS_ROUND: Final = "this round, majorities, land, sources, capitals, another round"


class Edition:
    """One column of the table below; each attribute is a row of it."""

    def __init__(self, name: str, cells: dict[str, Any]) -> None:
        """``cells`` has a value for each row."""
        self.name = name
        self.submarine_combat: int = cells["submarine_combat"]
        self.land_setup: str = cells["land_setup"]
        self.setup_submarines: bool = cells["setup_submarines"]
        self.neutral_centres: bool = cells["neutral_centres"]
        self.buy_neutrals: bool = cells["buy_neutrals"]
        self.pairs_for_all: bool = cells["pairs_for_all"]
        self.own_capital_only: bool = cells["own_capital_only"]
        self.cross_empty: bool = cells["cross_empty"]
        self.strategic_from_many: bool = cells["strategic_from_many"]
        self.naval_range: bool = cells["naval_range"]
        self.capital_attacks: str = cells["capital_attacks"]
        self.round_one_capitals: bool = cells["round_one_capitals"]
        self.neutral_capitals_plain: bool = cells["neutral_capitals_plain"]
        self.retreat: str = cells["retreat"]
        self.submarines_retreat: bool = cells["submarines_retreat"]
        self.retreat_to_empty: bool = cells["retreat_to_empty"]
        self.retreat_by_sea: bool = cells["retreat_by_sea"]
        self.lost_at_sea: bool = cells["lost_at_sea"]
        self.bombard_capitals: bool = cells["bombard_capitals"]
        self.missile_dice: int = cells["missile_dice"]
        self.missiles_at_sea: bool = cells["missiles_at_sea"]
        self.rockets_either_side: bool = cells["rockets_either_side"]
        self.nurse_for_submarines: bool = cells["nurse_for_submarines"]
        self.nurse_for_landings: bool = cells["nurse_for_landings"]
        self.weapon_at_capitals: bool = cells["weapon_at_capitals"]
        self.radar_all_round: bool = cells["radar_all_round"]
        self.diplomat_any_time: bool = cells["diplomat_any_time"]
        self.builder_at_new: bool = cells["builder_at_new"]
        self.drop_returns: bool = cells["drop_returns"]
        self.capital_vp: int = cells["capital_vp"]
        self.majority_vp: int = cells["majority_vp"]
        self.sources_per_vp: int = cells["sources_per_vp"]
        self.targets: tuple[int, ...] = cells["targets"]
        self.needs_capital: bool = cells["needs_capital"]
        self.ties: str = cells["ties"]
        self.combat: list[int] = [1, 2, 1, 2, self.submarine_combat]
        """D1.6: the dice of each unit."""

    def target(self, players: int) -> int:
        """D12.1: the victory points that end the game."""
        return self.targets[players - 2]


# fmt: off
#                                    rule     premium          standard         epic         original
TABLE: Final = (
    ("submarine_combat",           # D1.6     dice of a submarine
                                              1,               2,               2,           1),
    ("land_setup",                 # D2.6     how the land is given out
                                              ALL_LAND,        ALL_LAND,        SMALL_BASES, SMALL_BASES),
    ("setup_submarines",           # D2.8     submarines among the reinforcements
                                              True,            True,            False,       False),
    ("neutral_centres",            # D2.5     a neutral capital has a production centre
                                              True,            True,            False,       False),
    ("buy_neutrals",               # D4.9     neutral units can be bought
                                              True,            True,            False,       False),
    ("pairs_for_all",              # D2.4     the first three take three pairs, however many play
                                              False,           False,           False,       True),
    ("own_capital_only",           # D4.1     only one's own first capital pays
                                              False,           False,           False,       True),
    ("cross_empty",                # D5.3     land moves pass unoccupied areas
                                              True,            True,            False,       False),
    ("strategic_from_many",        # D5.6     bombers from several areas in one move
                                              False,           False,           False,       True),
    ("naval_range",                # D6.5     sea attacks over any distance
                                              False,           False,           False,       True),
    ("capital_attacks",            # D6.9     when capitals may be attacked
                                              HALF_THE_TARGET, HALF_THE_TARGET, TWENTY_ANY,  TWENTY_ENEMY),
    ("round_one_capitals",         # D6.8     neutral capitals are open in round 1
                                              False,           False,           False,       True),
    ("neutral_capitals_plain",     # D6.10    they are ordinary land, for good
                                              False,           False,           False,       True),
    ("retreat",                    # D7.6     retreat of one's own will
                                              UP_TO_HALF,      UP_TO_HALF,      UP_TO_HALF,  ONE_BY_ONE),
    ("submarines_retreat",         # D7.9     submarines too
                                              True,            True,            True,        False),
    ("retreat_to_empty",           # D8.3     to an unoccupied area, if there is no own one
                                              True,            True,            True,        False),
    ("retreat_by_sea",             # D8.5     over own submarines to own land
                                              False,           False,           False,       True),
    ("lost_at_sea",                # D7.10    a cease-fire destroys amphibious attackers
                                              True,            True,            True,        False),
    ("bombard_capitals",           # D9.2     submarines may bombard capitals
                                              False,           False,           False,       True),
    ("missile_dice",               # D10.11   0: one for each own centre
                                              3,               3,               3,           0),
    ("missiles_at_sea",            # D10.11   at sea areas too
                                              True,            True,            True,        False),
    ("rockets_either_side",        # D10.1    a land unit of either side is enough
                                              False,           False,           False,       True),
    ("nurse_for_submarines",       # D10.2    the nurse saves submarines
                                              True,            True,            True,        False),
    ("nurse_for_landings",         # D10.2    and amphibious attackers
                                              True,            True,            True,        False),
    ("weapon_at_capitals",         # D10.3    the secret weapon works against capitals
                                              True,            True,            True,        False),
    ("radar_all_round",            # D10.5    the radar works in every battle of the round, for all units
                                              True,            True,            True,        False),
    ("diplomat_any_time",          # D10.4    at any time of one's own production
                                              False,           False,           False,       True),
    ("builder_at_new",             # D10.13   a free mech at a centre built this turn
                                              True,            True,            True,        False),
    ("drop_returns",               # D10.7    dropped mechs go home at a cease-fire
                                              False,           False,           False,       True),
    ("capital_vp",                 # D11.1    victory points of a capital
                                              1,               1,               2,           2),
    ("majority_vp",                # D11.1    of a majority
                                              1,               1,               2,           2),
    ("sources_per_vp",             # D11.1    power sources for one victory point
                                              1,               1,               3,           3),
    ("targets",                    # D12.1    with 2 to 6 players
                                              (50, 40, 40, 30, 30), (50, 40, 40, 30, 30), (40,) * 5, (40,) * 5),
    ("needs_capital",              # D12.2    winning takes a capital
                                              True,            True,            True,        False),
    ("ties",                       # D12.3    how a tie is broken
                                              BY_CAPITALS,     BY_CAPITALS,     BY_CAPITALS, BY_THIS_ROUND),
)
# fmt: on

NAMES: Final = ("premium", "standard", "epic", "original")


def edition(name: str) -> Edition:
    """One of the four.

    >>> edition("standard").submarine_combat, edition("original").target(6)
    (2, 40)
    """
    column = NAMES.index(name) + 1
    return Edition(name, {str(row[0]): row[column] for row in TABLE})
