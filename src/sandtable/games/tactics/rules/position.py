"""Positions in words: units by name, elements and charges by square; read back and checked against the rules.

What a unit's table leaves out is as its card says: whole, ready, loaded, off the board.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.bits import BIT
from sandtable.core.errors import BadPosition, Problem
from sandtable.core.step import Step
from sandtable.games.tactics.rules.army import join_forbidden
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.board import (
    BROUGHT_BACK,
    CRATE,
    DEAD,
    DIAGONAL,
    FAST_USED,
    FIGURES,
    FLAGS,
    LEFT,
    LIMITED,
    LOADED,
    MEDAL_SPENT,
    READY,
    REBUILT,
    SCOUTED,
    TRAP,
    Battlefield,
)
from sandtable.games.tactics.rules.cards import (
    ABILITIES,
    ALL_IN_ONE,
    ASSAULT,
    BERSERK,
    COMMAND_SQUAD,
    HEROIC_ATTACK,
    MEDAL_OF_HONOR,
    SCOUT_VEHICLE,
    SIDES,
    SQUAD,
    TANK_HEAD,
    Card,
)
from sandtable.games.tactics.rules.combat import Attack
from sandtable.games.tactics.rules.ground import CIRCLE, OUTSIDE, SMOKE
from sandtable.games.tactics.rules.reach import Walk
from sandtable.games.tactics.rules.scenarios import HOLD_TOGETHER
from sandtable.games.tactics.rules.setup import (
    ALONE,
    DONE,
    ChooseArmies,
    JoinHeroes,
    army_complete,
    army_incomplete,
    cannot_join,
    heroes_with_choice,
    not_in_army,
    squad_taken,
    trap_indoors,
)
from sandtable.games.tactics.rules.ways import SCOUT

if TYPE_CHECKING:
    from sandtable.games.tactics.rules.tables import TacticsRules

PARTS: Final = (
    "units",
    "elements",
    "tiles",
    "score",
    "ordered",
    "charges",
    "bridge",
    "picks",
    "paid",
    "unbroken",
)
UNIT_PARTS: Final = ("at", "points", "figures", "ammunition", "flags", "used", "lasting", "mate")
ONCE_A_GAME: Final = ALL_IN_ONE | ASSAULT | BERSERK | HEROIC_ATTACK | TANK_HEAD
FOR_A_ROUND: Final = ALL_IN_ONE | ASSAULT | BERSERK | HEROIC_ATTACK | MEDAL_OF_HONOR
MARKS: Final = {"medal-spent": MEDAL_SPENT, "rebuilt": REBUILT, "brought-back": BROUGHT_BACK}
WHOLE: Final = READY | LOADED
WORDS: Final = {ALONE: "alone", DONE: "done"}
"""What stands in ``picks`` for no unit."""


# Writing


def described(s: Battlefield, viewer: int) -> dict[str, Any]:
    """The board in words; what the other side decided in secret is only counted."""
    return {
        "units": {s.name(u): unit_words(s, u) for u in range(len(s.unit))},
        "elements": {
            s.square_name(square): element_words(s.element[square]) for square in s.tables.element_squares(s.element)
        },
        "tiles": [s.square_name(square) for square in s.tiles],
        "score": {SIDES[side]: s.score[side] for side in (0, 1)},
        "ordered": [SIDES[side] for side in (0, 1) if s.ordered & BIT[side]],
        "charges": {
            s.square_name(square): SIDES[s.charges[number]] if s.charges[number] >= 0 else ""
            for number, square in enumerate(s.tables.scenario.charges)
        },
        "bridge": s.bridge,
        "picks": {SIDES[side]: picks_words(s, viewer, side) for side in (0, 1)},
        "paid": paid_words(s.paid),
        "unbroken": s.unbroken,
    }


def unit_words(s: Battlefield, u: int) -> dict[str, Any]:
    """One unit; what is as on its card is left out."""
    card = s.card(u)
    found: dict[str, Any] = {}
    if s.at[u] >= 0:
        found["at"] = s.square_name(s.at[u])
    if s.flags[u] != WHOLE:
        found["flags"] = [name for number, name in enumerate(FLAGS) if s.flags[u] & BIT[number]]
    alive = not s.flags[u] & DEAD
    if alive and card.kind != SQUAD and s.points[u] != card.points:
        found["points"] = s.points[u]
    living = s.figures[u * FIGURES : u * FIGURES + len(card.figures)]
    if alive and living != card.counts:
        found["figures"] = {name: living[kind] for kind, name in enumerate(card.figures)}
    rounds = s.ammunition[u * LIMITED : u * LIMITED + len(card.limits)]
    if rounds != card.limits:
        found["ammunition"] = {row.name: rounds[row.slot] for row in card.rows if row.slot >= 0}
    if s.used[u]:
        found["used"] = bit_words(s.used[u])
    if s.lasting[u]:
        found["lasting"] = bit_words(s.lasting[u])
    if s.mate[u] >= 0 and card.kind == SQUAD:
        found["mate"] = s.name(s.mate[u])
    return found


def bit_words(bits: int) -> list[str]:
    """Abilities and marks by name."""
    found = [name for number, name in enumerate(ABILITIES) if bits & BIT[number]]
    return found + [name for name, bit in MARKS.items() if bits & bit] + ["scouted"] * (bits // SCOUTED)


def element_words(value: int) -> str:
    """A cover element: its kind, and its points if it has lost some."""
    kind, points, full = ("crate", value, CRATE) if value <= CRATE else ("trap", value - CRATE, TRAP)
    return kind if points == full else f"{kind} {points}"


def picks_words(s: Battlefield, viewer: int, side: int) -> list[str] | int:
    """What a side decided in secret, or for others how much."""
    if not s.knows(viewer, side):
        return len(s.picks[side])
    return [s.tables.unit_names[unit] if unit >= 0 else WORDS[unit] for unit in s.picks[side]]


def paid_words(paid: int) -> list[str]:
    """What the activated unit has used up of its movement."""
    found = ["diagonal"] if paid & DIAGONAL else []
    if paid & FAST_USED:
        found.append("fast")
    return found


# Reading


def wrong(sentence: str, message: str, **values: str | int) -> BadPosition:
    """A position that cannot be."""
    return BadPosition(sentence, message, **values)


def loaded(rules: "TacticsRules", board: dict[str, Any], turn: int) -> Battlefield:
    """The state that these words describe, without steps."""
    for key in board:
        if key not in PARTS:
            raise wrong(f'the board has no "{key}"', "tactics-board-key", key=str(key))
    if turn > rules.scenario.rounds:
        most = rules.scenario.rounds
        raise wrong(f"the battle has {most} rounds, not {turn} (T21.1)", "tactics-rounds", most=most, given=turn)
    s = rules.empty_board()
    s.turn = turn
    units = table(board, "units")
    s.unit = sorted(
        [rules.cards.unit.number(str(name)) for name in units],
        key=lambda unit: (rules.side_of_unit[unit], rules.unit_names[unit]),
    )
    rules.equip(s)
    for name in units:
        words = units[name]
        if not isinstance(words, Mapping):
            raise wrong(f"{name} must be a table", "tactics-unit-table", unit=str(name))
        load_unit(s, s.slot[rules.cards.unit.number(str(name))], words)
    for name in units:
        load_mate(s, s.slot[rules.cards.unit.number(str(name))], units[name])
    load_ground(s, board)
    load_rest(s, board)
    s.survey()
    check_places(s)
    return s


def table(board: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """A part of the board that is a table."""
    found = board.get(key, {})
    if not isinstance(found, Mapping):
        raise wrong(f"{key} must be a table", "tactics-part-table", key=key)
    return found


def whole(words: Mapping[str, Any], key: str, low: int, high: int, unit: str) -> int:
    """A number of a unit's table."""
    found = words[key]
    if type(found) is not int or not low <= found <= high:
        sentence = f"{key} of {unit} must be a whole number from {low} to {high}, not {found!r}"
        raise wrong(sentence, "tactics-unit-number", key=key, unit=unit, low=low, high=high, given=repr(found))
    return found


def square_of(rules: "TacticsRules", word: object) -> int:
    """A square on the board."""
    square = rules.scenarios.square.number(str(word))
    if rules.ground.terrain[square] == OUTSIDE:
        raise wrong(f"{word} is not on the board", "tactics-off-board", square=str(word))
    return square


def bits_of(words: object, key: str, unit: str, allowed: int) -> int:
    """Abilities and marks by name, as bits; only those the unit can have."""
    if not isinstance(words, list):
        raise wrong(f"{key} of {unit} must be a list", "tactics-unit-list", unit=unit, key=key)
    found = 0
    for word in words:
        bit = 0
        if word == "scouted":
            bit = SCOUTED
        elif isinstance(word, str) and word in MARKS:
            bit = MARKS[word]
        elif word in ABILITIES:
            bit = BIT[ABILITIES.index(word)]
        twice = found // SCOUTED >= SCOUT if bit == SCOUTED else found & bit
        if not bit & allowed or twice:
            sentence = f'{key} of {unit} cannot have "{word}"'
            raise wrong(sentence, "tactics-unit-mark", unit=unit, key=key, word=str(word))
        found += bit
    return found


def marks_for(card: Card) -> tuple[int, int]:
    """What can stand in ``used`` and in ``lasting`` of such a unit."""
    used, lasting = card.abilities & ONCE_A_GAME, card.abilities & FOR_A_ROUND
    if card.abilities & COMMAND_SQUAD:
        used |= REBUILT | BROUGHT_BACK
    if card.abilities & MEDAL_OF_HONOR:
        lasting |= MEDAL_SPENT
    if card.abilities & SCOUT_VEHICLE:
        lasting |= SCOUTED
    return used, lasting


def load_unit(s: Battlefield, u: int, words: Mapping[str, Any]) -> None:
    """One unit's table."""
    card, name = s.card(u), s.name(u)
    for key in words:
        if key not in UNIT_PARTS:
            raise wrong(f'{name} has no "{key}"', "tactics-unit-key", unit=name, key=str(key))
    if "flags" in words:
        flags = words["flags"]
        if not isinstance(flags, list) or any(flag not in FLAGS for flag in flags):
            choices = ", ".join(FLAGS)
            raise wrong(f"flags of {name} must be some of {choices}", "tactics-flags", unit=name, choices=choices)
        s.flags[u] = sum([BIT[FLAGS.index(flag)] for flag in dict.fromkeys(flags)])
    if "at" in words:
        s.at[u] = square_of(s.tables, words["at"])
    gone = bool(s.flags[u] & (DEAD | LEFT))
    if gone and (s.at[u] >= 0 or s.flags[u] & READY):
        raise wrong(f"{name} is gone: it stands nowhere and is not ready (T3.2)", "tactics-gone", unit=name)
    if s.flags[u] & DEAD:
        s.points[u] = 0
        for kind in range(FIGURES):
            s.figures[u * FIGURES + kind] = 0
    if "points" in words:
        if card.kind == SQUAD or s.flags[u] & DEAD:
            raise wrong(
                f"only living vehicles, aircraft and heroes have points, not {name}", "tactics-points", unit=name
            )
        s.points[u] = whole(words, "points", 1, card.points, name)
    if "figures" in words:
        load_figures(s, u, words["figures"])
    if "ammunition" in words:
        limited = {row.name: row for row in card.rows if row.slot >= 0}
        for weapon in table(words, "ammunition"):
            if weapon not in limited:
                raise wrong(
                    f'{name} has no limited weapon "{weapon}"', "tactics-no-weapon", unit=name, weapon=str(weapon)
                )
            row = limited[weapon]
            s.ammunition[u * LIMITED + row.slot] = whole(words["ammunition"], weapon, 0, row.limited, name)
    used, lasting = marks_for(card)
    s.used[u] = bits_of(words.get("used", []), "used", name, used)
    s.lasting[u] = bits_of(words.get("lasting", []), "lasting", name, lasting)


def load_figures(s: Battlefield, u: int, words: object) -> None:
    """The living miniatures of a squad."""
    card, name = s.card(u), s.name(u)
    if not isinstance(words, Mapping) or card.kind != SQUAD or s.flags[u] & DEAD:
        raise wrong(f"only a living squad has figures, as a table; {name} has none", "tactics-figures-of", unit=name)
    for figure in words:
        if figure not in card.figures:
            raise wrong(f'{name} has no figure "{figure}"', "tactics-no-figure", unit=name, figure=str(figure))
        kind = card.figures.index(figure)
        s.figures[u * FIGURES + kind] = whole(words, figure, 0, card.counts[kind], name)
    s.points[u] = sum(s.figures[u * FIGURES : u * FIGURES + FIGURES])
    if not s.points[u]:
        raise wrong(f"{name} has nobody left; then it is dead", "tactics-nobody-left", unit=name)


def load_mate(s: Battlefield, u: int, words: Mapping[str, Any]) -> None:
    """T15: the hero of a squad; a dead squad only remembers them (T15.6)."""
    if "mate" not in words:
        return
    name, rules = s.name(u), s.tables
    hero = s.slot[rules.cards.unit.number(str(words["mate"]))]
    cards = rules.cards.card_of_unit
    if hero < 0 or s.side[hero] != s.side[u] or join_forbidden(rules.cards, cards[s.unit[hero]], cards[s.unit[u]]):
        raise wrong(
            f"{words['mate']} cannot be with {name} (T15.1)", "tactics-mate", unit=name, hero=str(words["mate"])
        )
    if s.card(u).kind == SQUAD and s.flags[u] & DEAD:
        s.mate[u] = hero
        return
    alike = (s.flags[hero] ^ s.flags[u]) & (READY | DEAD | LEFT) == 0
    if s.mate[hero] >= 0 or s.at[hero] != s.at[u] or not alike:
        sentence = f"{words['mate']} and {name} must be in one square, ready or not together, with nobody else (T15.4)"
        raise wrong(sentence, "tactics-mate-square", unit=name, hero=str(words["mate"]))
    s.mate[u] = hero
    s.mate[hero] = u


def load_ground(s: Battlefield, board: Mapping[str, Any]) -> None:
    """Elements and tiles."""
    elements = table(board, "elements")
    for name in elements:
        square = square_of(s.tables, name)
        kind, _, points = str(elements[name]).partition(" ")
        full = CRATE if kind == "crate" else TRAP
        if kind not in ("crate", "trap") or (points and (not points.isdecimal() or not 1 <= int(points) <= full)):
            given = str(elements[name])
            sentence = f'{name} must have "crate" or "trap", perhaps with its points, not "{given}" (T9.1)'
            raise wrong(sentence, "tactics-element", square=str(name), given=given)
        if s.tables.ground.terrain[square] not in (CIRCLE, SMOKE):
            raise wrong(f"no element can stand on {name} (T2.2)", "tactics-element-ground", square=str(name))
        if kind == "trap" and trap_indoors(s, square) is not None:
            raise wrong(f"no trap can stand on {name} (T14.2)", "tactics-trap-indoors", square=str(name))
        s.element[square] = (int(points) if points else full) + (0 if kind == "crate" else CRATE)
    tiles = board.get("tiles", [])
    if not isinstance(tiles, list):
        raise wrong("tiles must be a list of squares", "tactics-tiles")
    s.tiles = sorted(dict.fromkeys([square_of(s.tables, name) for name in tiles]))
    ground = s.tables.ground
    for square in s.tiles:
        if s.element[square] or ground.terrain[square] != CIRCLE or ground.building[square] >= 0:
            name = s.square_name(square)
            raise wrong(f"no tile can lie on {name} (T2.2)", "tactics-tile-ground", square=name)


def sides_of(rules: "TacticsRules", board: Mapping[str, Any], key: str) -> int:
    """A list of sides, as bits."""
    names = board.get(key, [])
    if not isinstance(names, list):
        raise wrong(f"{key} must be a list of sides", "tactics-side-list", key=key)
    found = 0
    for name in names:
        found |= BIT[SIDES.index(name)] if name in SIDES else BIT[rules.domains["side"].number(str(name))]
    return found


def load_rest(s: Battlefield, board: Mapping[str, Any]) -> None:
    """Points, orders, objectives, secrets, and what the activated unit has used up."""
    score = table(board, "score")
    for name in score:
        side = s.tables.domains["side"].number(str(name))
        s.score[side] = whole(score, str(name), 0, 100_000, "score")
    s.ordered = sides_of(s.tables, board, "ordered")
    charges = table(board, "charges")
    for name in charges:
        square = square_of(s.tables, name)
        if square not in s.tables.scenario.charges:
            raise wrong(f"there is no charge on {name}", "tactics-no-charge", square=str(name))
        taken = charges[name]
        number = s.tables.scenario.charges.index(square)
        s.charges[number] = s.tables.domains["side"].number(str(taken)) if taken else -1
    most = s.turn if s.tables.scenario.goal == HOLD_TOGETHER else 0
    s.bridge = whole({"bridge": board.get("bridge", 0)}, "bridge", -most, most, "the board")
    picks = table(board, "picks")
    for side, name in enumerate(SIDES):
        given = picks.get(name, [])
        if not isinstance(given, list):
            raise wrong(f"picks of {name} must be a list", "tactics-picks", side=name)
        for word in given:
            load_pick(s, side, str(word))
    paid = board.get("paid", [])
    if not isinstance(paid, list) or any(word not in ("diagonal", "fast") for word in paid):
        raise wrong("paid must be a list of diagonal and fast", "tactics-paid")
    s.paid = (DIAGONAL if "diagonal" in paid else 0) | (FAST_USED if "fast" in paid else 0)
    unbroken = board.get("unbroken", False)
    if not isinstance(unbroken, bool):
        raise wrong("unbroken must be true or false", "tactics-unbroken")
    s.unbroken = unbroken


def load_pick(s: Battlefield, side: int, word: str) -> None:
    """One of the things a side has decided in secret: a unit of its army, or whom its next hero joins."""
    picks, heroes = s.picks[side], heroes_with_choice(s, side)
    unit = ALONE if word == WORDS[ALONE] else DONE if word == WORDS[DONE] else s.tables.cards.unit.number(word)
    if unit == DONE:
        refused = bool(s.unit) or army_incomplete(s, side) is not None
    elif s.unit:
        refused = len(picks) >= len(heroes)
        if not refused and unit != ALONE:
            refused = cannot_join(s, heroes[len(picks)], unit) is not None or squad_taken(s, side, unit) is not None
    else:
        refused = unit == ALONE or army_complete(s, side) is not None or not_in_army(s, side, unit) is not None
    if refused:
        sentence = f'{SIDES[side]} cannot have picked "{word}" (T16.2)'
        raise wrong(sentence, "tactics-picked", side=SIDES[side], word=word)
    picks.append(unit)


def problem_of(s: Battlefield) -> Problem | None:
    """Why steps and board of a position do not fit together."""
    if (s.picks[0] or s.picks[1]) and not isinstance(s.stack[-1], (ChooseArmies, JoinHeroes)):
        return Problem("secrets are kept only while they are asked for", "problem-tactics-secrets", "T16.2")
    for step in s.stack:
        for unit in units_in(step):
            if s.slot[unit] < 0:
                name = s.tables.unit_names[unit]
                return Problem(f"{name} is not in play", "problem-tactics-not-in-play", "", name)
    top = s.stack[-1]
    if isinstance(top, UnitQuestion) and not s.is_alive(s.slot[top.unit]):
        name = s.tables.unit_names[top.unit]
        return Problem(f"{name} is gone and decides nothing", "problem-tactics-gone", "T3.2", name)
    return None


def units_in(step: Step[Any]) -> list[int]:
    """The units a step speaks of."""
    found: list[int] = []
    for field in step.fields:
        attribute, _, kind = field.partition(":")
        value = getattr(step, attribute)
        if kind == "unit" or (kind == "unit?" and value >= 0):
            found.append(value)
        elif isinstance(value, Attack):
            found.append(value.shooter)
            for shot in [*value.shots, *value.close]:
                found += [shot.by] if shot.target < 0 else [shot.by, shot.target]
            found += [wound.unit for wound in value.wounds]
    return found


def check_places(s: Battlefield) -> None:
    """T2, T5.6, T1.5, T1.6: every unit stands where it may."""
    for u in range(len(s.unit)):
        if s.at[u] < 0 or s.leads(u):
            continue
        square, name = s.square_name(s.at[u]), s.name(u)
        if not s.squares(u):
            raise wrong(f"{name} does not fit on {square} (T1.5)", "tactics-no-fit", unit=name, square=square)
        if not Walk(s, u, False).may_be(s.at[u]):
            raise wrong(f"{name} cannot stand on {square} (T5.6)", "tactics-cannot-stand", unit=name, square=square)
