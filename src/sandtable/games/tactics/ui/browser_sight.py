"""T6, T8: what every unit sees and reaches, compact enough to be sent with each position.

For a unit there is a text with a sign for each square of the board, row by row: ``UNSEEN``, or how well whoever stands
there, or a squad that would, is covered. The unit that is asked where to go has such a text for each place it may go.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import HERO, SQUAD
from sandtable.games.tactics.rules.combat import PLAIN
from sandtable.games.tactics.rules.cover import COVERS, NO_COVER, cover_at
from sandtable.games.tactics.rules.reaction import reactors
from sandtable.games.tactics.rules.sight import without
from sandtable.games.tactics.rules.targets import can_hurt, enemies, in_smoke
from sandtable.games.tactics.rules.ways import walk_ends
from sandtable.games.tactics.ui.sight_tool import EDGES, Line, Reason

UNSEEN: Final = "-"
"""A square that is not seen; seen ones have the number of their cover (``rules/cover.py``)."""
MOST_ENDS: Final = 48
"""Of more places to go than this the sight is told when it is asked for (aircraft)."""


def sights(s: Battlefield, steps: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What each unit on the board sees, where it could go, and the same from there for the unit that is asked."""
    units = [u for u in range(len(s.unit)) if s.at[u] >= 0 and not s.leads(u)]
    return {
        "seen": {s.name(u): seen_from(s, u) for u in units},
        "hidden": {s.name(u): hidden(s, u) for u in units},
        "reach": {s.name(u): [s.square_name(square) for square in sorted(walk_ends(s, u, 1))] for u in units},
        "ends": ends(s, steps),
    }


def occupant(s: Battlefield, square: int, but: int) -> int:
    """Who is aimed at on a square: a squad or vehicle before lone heroes; -1 if nobody is there."""
    found = -1
    for v in s.units_at(square):
        if v != but and not s.leads(v) and (found < 0 or s.card(found).kind == HERO):
            found = v
    return found


def seen_from(s: Battlefield, u: int) -> str:
    """What a unit sees from where it stands, see ``UNSEEN``."""
    ground = s.tables.ground
    own = s.squares(u)
    if s.card(u).large and in_smoke(s, u):
        return UNSEEN * len(ground.squares)
    blocks = without(s.blocks, own) if len(own) > 1 else s.blocks
    found: list[str] = []
    for square in ground.squares:
        if square in own:
            found.append("0")
            continue
        found.append(glance(s, u, own, square, blocks) if s.here[square] else open_glance(s, u, own, square, blocks))
    return "".join(found)


def open_glance(s: Battlefield, u: int, own: list[int], square: int, blocks: list[int]) -> str:
    """How a unit sees a square where nobody is: as it would see a squad there."""
    sight, level = s.tables.sight, 1 if s.is_soldier(u) else 2
    best = UNSEEN
    for origin in own:
        if sight.sees(origin, square, level, blocks):
            cover = str(cover_at(s, origin, square, level, True, blocks))
            best = cover if best == UNSEEN else min(best, cover)
    return best


def glance(s: Battlefield, u: int, own: list[int], square: int, blocks: list[int]) -> str:
    """How a unit sees whoever is on a square."""
    v = occupant(s, square, u)
    if v < 0:
        return open_glance(s, u, own, square, blocks)
    level, sight = s.level(u, v), s.tables.sight
    if s.card(v).large:
        blocks = without(blocks, s.squares(v))
    best = UNSEEN
    for origin in own:
        if sight.sees(origin, square, level, blocks):
            squad = s.card(v).kind == SQUAD
            cover = str(cover_at(s, origin, square, level, True, blocks) if squad else NO_COVER)
            best = cover if best == UNSEEN else min(best, cover)
    return best


def moved(s: Battlefield, u: int, square: int) -> Battlefield:
    """The same battlefield with a unit somewhere else."""
    new = s.copy()
    new.put(u, square)
    return new


def at_end(s: Battlefield, u: int, square: int) -> dict[str, Any]:
    """What a unit would see on a square, whom it could attack there, and who could react."""
    new = moved(s, u, square)
    return {
        "seen": seen_from(new, u),
        "hidden": hidden(new, u),
        "targets": [new.name(v) for v in enemies(new, u) if can_hurt(new, u, v, PLAIN)],
        "react": [new.name(v) for v in reactors(new, u)],
    }


def ends(s: Battlefield, steps: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The places the unit that is asked may move to, each with what it would see; empty if nobody is asked that."""
    step = steps[0] if steps else {}
    if step.get("step") not in ("move", "move-on"):
        return {}
    u = s.slot[s.tables.unit_names.index(step["unit"])]
    squares = sorted(walk_ends(s, u, step["moves"]))
    if len(squares) > MOST_ENDS:
        return {}
    return {s.square_name(square): at_end(s, u, square) for square in squares}


# Lines


def line(s: Battlefield, origin: str, target: str) -> dict[str, Any]:
    """T6, T8: whether a square sees another, and what blocks the line or covers whoever stands there."""
    found = Line(s, origin, target, False)
    blocked = found.blocked_by()
    return {
        "open": found.open,
        "range": found.distance,
        "cover": COVERS[found.cover],
        "blocked": None if blocked is None else reason(s, blocked),
        "covered": [reason(s, one) for one in found.covered_by()],
    }


def reason(s: Battlefield, one: Reason) -> dict[str, Any]:
    """What blocks or covers: what it is, where, and by which rule."""
    return {
        "rule": one.rule,
        "kind": one.message.removeprefix("tactics-sight-"),
        "squares": [s.square_name(square) for square in one.squares],
        "edges": [[s.square_name(edge // 4), EDGES[edge % 4][0]] for edge in one.edges],
    }


def hidden(s: Battlefield, u: int) -> dict[str, Any]:
    """The enemies on the board that a unit does not see, each with what is in the way of the shortest line."""
    seen = enemies(s, u)
    far = s.tables.ground.distance
    found: dict[str, Any] = {}
    for v in range(len(s.unit)):
        if s.at[v] < 0 or s.side[v] == s.side[u] or s.leads(v) or v in seen:
            continue
        a, b = min([(a, b) for a in s.squares(u) for b in s.squares(v)], key=lambda pair: far[pair[0]][pair[1]])
        blocked = Line(s, s.square_name(a), s.square_name(b), False).blocked_by()
        if blocked is not None:
            found[s.name(v)] = reason(s, blocked)
    return found
