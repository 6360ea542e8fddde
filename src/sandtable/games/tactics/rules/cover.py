"""T8, T14.2, T14.3: the cover a squad has against a row. Pure: odds and boards ask the same functions."""

from typing import Final

from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import NO_SYMBOL, SQUAD, Card, Row
from sandtable.games.tactics.rules.combat import minds_cover
from sandtable.games.tactics.rules.ground import RUBBLE
from sandtable.games.tactics.rules.sight import without

NO_COVER: Final = 0
SOFT: Final = 1
HARD: Final = 2
COVERS: Final = ("none", "soft", "hard")


def own_square(s: Battlefield, square: int) -> int:
    """T8.2: what crate, rubble and trap give whoever stands there."""
    if s.is_trap(square):
        return HARD
    return SOFT if s.is_crate(square) or s.tables.ground.terrain[square] == RUBBLE else NO_COVER


def inside(s: Battlefield, origin: int, square: int) -> int:
    """T14.2: a building covers softly against those inside it, hard against all others."""
    building = s.tables.ground.building[square]
    if building < 0:
        return NO_COVER
    return SOFT if s.tables.ground.building[origin] == building else HARD


def cover_at(s: Battlefield, origin: int, square: int, level: int, direct: bool, blocks: list[int]) -> int:
    """T8.4: all cover of a squad in a square against fire from another; never more than hard.

    ``direct``: there is a line, so that corners count (T8.7), those of the squares that ``blocks`` says.
    """
    total = own_square(s, square) + inside(s, origin, square)
    if total < HARD and direct and s.tables.sight.corner_cover(origin, square, level, blocks):
        total += SOFT
    return HARD if total > HARD else total


def cover_of(s: Battlefield, u: int, v: int, row: Row, direct: bool) -> int:
    """T8.1, T8.5: the cover of a unit against a row of another; only squads have any, with their hero."""
    indoors = s.tables.ground.building[s.at[v]] >= 0
    if s.card(v).kind != SQUAD or not minds_cover(row, s.tables.rule_set.plunging_artillery, indoors):
        return NO_COVER
    if not s.card(u).large:
        return cover_at(s, s.at[u], s.at[v], s.level(u, v), direct, s.blocks)
    # T1.5: the best pair of squares is the one from which the target is least covered; its own never block
    own, square, level = s.squares(u), s.at[v], s.level(u, v)
    blocks, best = without(s.blocks, own), HARD
    for origin in own:
        if direct and not (
            row.low <= s.tables.ground.distance[origin][square] <= row.high
            and s.tables.sight.sees(origin, square, level, blocks)
        ):
            continue
        best = min(best, cover_at(s, origin, square, level, direct, blocks))
    return best


def symbol(card: Card, cover: int) -> int:
    """T8.1: what saves a hit: ``HIT``, ``BLANK``, or nothing if the card shows no symbol."""
    return NO_SYMBOL if cover == NO_COVER else card.soft if cover == SOFT else card.hard
