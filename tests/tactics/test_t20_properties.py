"""T7, T20.4 on battles made by chance: what holds for every attack."""

from itertools import combinations
from random import Random
from typing import Any

from hypothesis import given, note, settings
from hypothesis import strategies as st

from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.targets import ROWS, enemies, hurts, rows_of
from sandtable.testing import Play, cites
from tests.damage import SETTINGS
from tests.tactics.field import field, state
from tests.tactics.shooting import card_with, open_ground, say

LONG_FLAMES = card_with("hot-dog", rows={"napalm-thrower": {"range": "3"}})
"""With a flamethrower that reaches further than any in the game."""
CAST = {
    "g": "hot-dog",
    "p": "pounder",
    "d": "death-dealers",
    "b": "hell-boys",
    "r": "rhino",
    "h": "hans",
    "l": "luther",
    "s": "sturmpioniere",
    "k": "heavy-flak-grenadiers",
    "q": "lara",
}


def chance_battle(seed: int) -> Play:
    """Everybody somewhere on a small board with tiles, smoke, crates and traps."""
    rng = Random(seed)
    width, height = rng.randint(4, 6), rng.randint(3, 4)
    squares = [(x, y) for x in range(width) for y in range(height)]
    signs = {square: rng.choice("........CTx*#") for square in squares}
    cast = rng.sample(sorted(CAST), rng.randint(5, min(len(CAST), len(squares) - 2)))
    cast = ["g", *(mark for mark in cast if mark != "g")][: len(cast)]
    if not set("hlskq") & set(cast):
        cast[-1] = "s"
    signs |= dict(zip(rng.sample(squares, len(cast)), cast, strict=True))
    rows = ["".join(signs[x, y] for x in range(width)) for y in range(height)]
    note("\n".join(rows))
    units: dict[str, Any] = {mark: CAST[mark] for mark in sorted(set(cast))}
    return field(open_ground(*rows), data=LONG_FLAMES, **units)


battles = st.integers(0, 2**32)


def check_answers(play: Play) -> None:
    """What is legal is what no rule forbids."""
    s = play.state
    allowed = [action for action in range(s.rules.space.size) if s.why_not(action, s.seat) is None]
    assert allowed == s.legal()


@cites("T7.1", "T7.7", "T10.1", "T1.4", "T6.1")
@settings(SETTINGS, max_examples=25)
@given(battles, st.randoms(use_true_random=False))
def test_an_attack_is_aimed_at_what_no_rule_forbids_and_harms_nobody_else(seed: int, rng: Random) -> None:
    play = chance_battle(seed)
    say(play, "activate hot-dog")
    if "do attack" not in play.legal:
        return
    say(play, "do attack, do nothing")
    while play.step in ("aim", "aim-on", "burn", "rounds"):
        check_answers(play)
        say(play, rng.choice(play.legal))
    s = state(play)
    aimed = targets_left(s)
    before = s.points[:]
    while s.turn == 2 and not s.is_over() and play.step in ("roll", "save", "lose", "lose-on", "strike-back"):
        if play.asked == "chance":
            play.chance(rng.choice(play.legal))
        else:
            say(play, rng.choice(play.legal))
    harmed = {s.unit[u] for u in range(len(s.unit)) if s.points[u] < before[u]}
    assert harmed <= aimed | {s.tables.cards.unit.number("hot-dog")}


def targets_left(s: Battlefield) -> set[int]:
    """The units that the attack now on the stack is aimed at."""
    found: set[int] = set()
    for step in s.stack:
        attack = getattr(step, "attack", None)
        if attack is not None:
            shots = [*attack.shots, *attack.close, *([step.shot] if hasattr(step, "shot") else [])]
            found |= {shot.target for shot in shots if shot.target >= 0}
    return found


# T20.4, by trying all sets of squares


def burning_sets(play: Play) -> set[frozenset[str]]:
    """All sets of squares that can be named."""
    found: set[frozenset[str]] = set()

    def go_on(state_now: Play, burnt: frozenset[str]) -> None:
        if state_now.step != "burn":
            found.add(burnt)
            return
        for words in state_now.legal:
            if words == "done":
                found.add(burnt)
            else:
                after = Play(state_now.state.copy())
                say(after, words)
                go_on(after, burnt | {words[5:]})

    for words in play.legal:
        if words.startswith("burn "):
            after = Play(play.state.copy())
            say(after, words)
            go_on(after, frozenset((words[5:],)))
    return found


def rings(s: Battlefield, origin: int, square: int) -> list[set[int]]:
    """What the line to a square crosses, by distance."""
    found: dict[int, set[int]] = {}
    for one in s.tables.sight.between(origin, square):
        dx, dy = abs(one % 12 - origin % 12), abs(one // 12 - origin // 12)
        found.setdefault(dx + dy - (1 if dx and dy else 0), set()).add(one)
    return list(found.values())


def sound(s: Battlefield, origin: int, goals: list[int], chosen: set[int]) -> bool:
    """T20.4: in sight and range, all on the lines burns as well, and everything leads to an enemy."""
    for square in chosen:
        dx, dy = abs(square % 12 - origin % 12), abs(square // 12 - origin // 12)
        if not 1 <= dx + dy - (1 if dx and dy else 0) <= 3 or not s.tables.sight.sees(origin, square, 2, s.blocks):
            return False
        if not all(ring & chosen for ring in rings(s, origin, square)):
            return False
    leading = {one for goal in goals if goal in chosen for ring in rings(s, origin, goal) for one in ring}
    return all(square in goals or square in leading for square in chosen)


@cites("T20.4")
@settings(SETTINGS, max_examples=25)
@given(battles)
def test_flames_burn_every_set_of_squares_the_rule_allows_and_no_other(seed: int) -> None:
    play = chance_battle(seed)
    s = state(play)
    u = s.slot[s.tables.cards.unit.number("hot-dog")]
    origin = s.at[u]
    [row] = [s.card(u).rows[place % ROWS] for place in rows_of(s, u) if s.card(u).rows[place % ROWS].flame]
    goals = [s.at[v] for v in enemies(s, u) if hurts(row, s.card(v).armour)]
    say(play, "activate hot-dog")
    named: set[frozenset[str]] = set()
    if "do attack" in play.legal:
        say(play, "do attack, do nothing")
        named = burning_sets(play)
    names = s.tables.square_names
    near = [square for square in s.tables.ground.squares if square != origin and sound_alone(s, origin, square)]
    every = [set(some) for size in (1, 2, 3) for some in combinations(near, size)]
    allowed = [some for some in every if sound(s, origin, goals, some)]
    assert named <= {frozenset(names[square] for square in some) for some in allowed}
    for some in allowed:
        spare = [square for square in some - set(goals) if sound(s, origin, goals, some - {square})]
        if not spare and some & set(goals):
            assert frozenset(names[square] for square in some) in named


def sound_alone(s: Battlefield, origin: int, square: int) -> bool:
    """Whether a square could burn at all: seen and at most three away."""
    return s.tables.ground.distance[origin][square] <= 3 and s.tables.sight.sees(origin, square, 2, s.blocks)
