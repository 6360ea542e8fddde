"""The two voices of the guided first game that decide: the partner, and the advice the learner can ask for.

Both are legal whatever was done before. Each follows the lesson's story while that fits the board, and else does what
``plans`` thinks most of.
"""

from collections.abc import Callable
from typing import Final

from sandtable.core import orders
from sandtable.core.errors import BadInput, IllegalAction
from sandtable.core.state import State
from sandtable.games.tactics.lesson.moments import (
    AMBUSH,
    BEHIND,
    CRATE,
    DEALERS,
    FIRST_ROUND,
    HANS,
    LEARNER,
    NEAR_TRAP,
    PIONEERS,
    SAFE,
    TRAP,
    WALKER,
    Moment,
)
from sandtable.games.tactics.lesson.plans import Plan, best_target, clash, danger, moved, plans
from sandtable.games.tactics.odds.track import Party, loss_order
from sandtable.games.tactics.rules.ways import walk_ends

WORTH_A_TRY: Final = 0.1
"""A reaction that does less than this is not worth the activation."""

Answer = Callable[[Moment], str]
"""An order in words or in the game's notation; an empty one leaves it to whoever is asked next."""


def partners_order(state: State, seat: int) -> str:
    """The partner's order."""
    return _order(state, seat, PARTNERS_PLANS)


def advice(state: State, seat: int) -> str:
    """The order the lesson recommends to the learner."""
    return _order(state, seat, PLANS)


def _order(state: State, seat: int, wishes: dict[str, list[Answer]]) -> str:
    """The first wish that is legal; failing all, an answer for each part, or what comes first in the list."""
    moment = Moment(state.rules, state.view(seat))
    for wish in wishes.get("activate" if moment.declares else moment.step, []):
        found = in_words(state, seat, wish(moment))
        if found:
            return found
    return in_parts(state, seat, moment)


def in_words(state: State, seat: int, text: str) -> str:
    """An order in the game's notation as the record has it; nothing: it is not legal, or not complete."""
    if not text:
        return ""
    try:
        return ", ".join(state.rules.space.words(action) for action in orders.read(state, seat, text))
    except (BadInput, IllegalAction):
        return ""


def in_parts(state: State, seat: int, moment: Moment) -> str:
    """A whole order, part by part: rows and losses are considered, of everything else the first answer is taken."""
    choose = PARTS.get(moment.step, first_answer)
    trial = state.copy()
    said: list[str] = []
    while not said or orders.is_open(trial, seat):
        words = [trial.rules.space.words(action) for action in trial.legal(seat)]
        said.append(choose(moment, words))
        trial.apply(trial.rules.space.parse(said[-1]), seat)
    return ", ".join(said)


def first_answer(m: Moment, legal: list[str]) -> str:
    """There is nothing to consider."""
    return legal[0]


# Answers that both give


def _plans_of(m: Moment, unit: str) -> list[Plan]:
    """What a unit could do now, the best first."""
    return plans(m.state, m.slot(unit)) if m.ready(unit) else []


def best_plan(m: Moment) -> str:
    """The best that any ready unit of the side that is asked can do."""
    side = m.asks("side") or m.facts.active_side
    units = [unit.name for unit in m.facts.units if unit.side == side and unit.is_ready and unit.square]
    found = [plan for unit in units for plan in _plans_of(m, unit)[:1]]
    return max(found, key=lambda plan: plan.value).notation() if found else ""


def all_rows(m: Moment, legal: list[str]) -> str:
    """T7.6, T20.1: every row is aimed at the best target, with all its rounds, or else at another unit it can hurt."""
    if legal[0].startswith("rounds "):
        return legal[-1]
    wish = f"at {m.enemy}"
    others = [words for words in legal if words.startswith("at ")]
    return wish if wish in legal else next(iter([*others, *[words for words in legal if words == "hold"], *legal]))


def cheapest(m: Moment, legal: list[str]) -> str:
    """T7.5: whoever matters least against the nearest enemy falls first; of the learner's squad, riflemen."""
    s, u = m.state, m.slot(str(m.asks("unit")))
    foes = [v for v in range(len(s.unit)) if s.side[v] != s.side[u] and s.at[v] >= 0]
    figures = s.card(u).figures
    kinds = list(range(len(figures)))
    if foes:
        v = min(foes, key=lambda v: s.distance(u, v))
        kinds = loss_order(Party(s.card(u)), Party(s.card(v)), s.distance(u, v))
    if s.name(u) == DEALERS:
        kinds.sort(key=lambda kind: figures[kind] != "rifle")
    living, damage = m.facts.units[u].figures, int(m.asks("damage"))
    falls: dict[str, int] = {}
    for kind in kinds:
        falls[figures[kind]] = min(damage, living[figures[kind]])
        damage -= falls[figures[kind]]
    return min(legal, key=lambda words: abs(int(words.split()[2]) - falls[words.split()[1]]))


def strike_back(m: Moment) -> str:
    """T11.1: it costs nothing."""
    return "strike-back"


def least_danger(m: Moment) -> str:
    """The second move after a window: to where the least can happen."""
    s, unit = m.state, str(m.asks("unit"))
    u = m.slot(unit)
    squares = [s.at[u], *sorted(square for square in walk_ends(s, u, 1) if square != s.at[u])]
    best = min(squares, key=lambda square: danger(moved(s, u, square), u).share)
    return "stop" if best == s.at[u] else f"to {s.square_name(best)}"


def worthwhile_reaction(m: Moment) -> str:
    """T13.1: with whoever does most, if that is worth an activation."""
    return f"react {m.reactor}" if m.reaction.share >= WORTH_A_TRY else "pass"


PARTS: Final[dict[str, Callable[[Moment, list[str]], str]]] = {"aim": all_rows, "lose": cheapest}
"""How an answer is chosen among the legal ones, by the step that asks."""

# The partner


def partner_begins(m: Moment) -> str:
    """T3.1: the learner strikes first, so that the story goes on alike."""
    return f"first {LEARNER}"


def pioneers(m: Moment) -> str:
    """The squad goes behind the tank trap and shoots from there; it is the first to act in the first round."""
    if not m.ready(PIONEERS) or m.round != FIRST_ROUND:
        return ""
    u = m.slot(PIONEERS)
    there = moved(m.state, u, m.facts.number(TRAP))
    v = best_target(there, u)
    if v >= 0 and clash(there, u, v).share > 0:
        return f"{PIONEERS}: move {TRAP}, attack {m.state.name(v)}:1"
    best = next(iter(_plans_of(m, PIONEERS)), None)
    return best.notation() if best is not None and best.attacks else f"{PIONEERS}: move {TRAP}, nothing"


def hunt(m: Moment) -> str:
    """Hans goes for the walker if a move brings it into sight; as near as need be, so that it may react."""
    if not m.ready(HANS) or not m.alive(WALKER):
        return ""
    hits = [plan for plan in _plans_of(m, HANS) if plan.target == WALKER and plan.squares]
    return max(hits, key=lambda plan: plan.gain).notation() if hits else ""


def creep(m: Moment) -> str:
    """Else it comes up behind the corner."""
    return f"{HANS}: move f5, move {BEHIND}" if m.round == FIRST_ROUND and m.ready(HANS) else ""


def creep_on(m: Moment) -> str:
    """The second half of that, if somebody reacted in between."""
    return f"to {BEHIND}" if m.round == FIRST_ROUND and m.asks("unit") == HANS else ""


def partners_reaction(m: Moment) -> str:
    """In the first round the partner only explains; later the squad tries, and Hans waits for its own turn."""
    return f"react {PIONEERS}" if m.round > FIRST_ROUND else "pass"


def hold(m: Moment) -> str:
    """No reaction."""
    return "pass"


PARTNERS_PLANS: Final[dict[str, list[Answer]]] = {
    "begin": [partner_begins],
    "activate": [pioneers, hunt, creep, best_plan],
    "move": [creep_on, least_danger],
    "react": [partners_reaction, hold],
    "strike-back": [strike_back],
}

# The advice


def learner_begins(m: Moment) -> str:
    """T3.1: the squad strikes first, and the walker stays ready."""
    return f"first {LEARNER}"


def into_cover(m: Moment) -> str:
    """The diagonal step to cover, sight and range."""
    if not m.ready(DEALERS) or m.round != FIRST_ROUND:
        return ""
    u = m.slot(DEALERS)
    there = moved(m.state, u, m.facts.number(CRATE))
    v = best_target(there, u)
    return f"{DEALERS}: move {CRATE}, attack {m.state.name(v)}" if v >= 0 else ""


def into_ambush(m: Moment) -> str:
    """Behind the building, if it is safe there."""
    if not m.ready(WALKER) or m.round != FIRST_ROUND:
        return ""
    u = m.slot(WALKER)
    if danger(moved(m.state, u, m.facts.number(AMBUSH)), u).share > SAFE:
        return ""
    return f"{WALKER}: move c5, move {AMBUSH}"


def assault(m: Moment) -> str:
    """In the last round the squad closes in, from behind the crate if it can."""
    if not m.ready(DEALERS) or not m.alive(PIONEERS) or m.round == FIRST_ROUND:
        return ""
    u, v = m.slot(DEALERS), m.slot(PIONEERS)
    if m.state.distance(u, v) <= 1:
        return f"{DEALERS}: sustained {PIONEERS}"
    fitting = [plan for plan in _plans_of(m, DEALERS) if plan.target == PIONEERS and plan.squares]
    close = [plan for plan in fitting if _is_close(m, plan)]
    best = next((plan for plan in close if plan.squares == [NEAR_TRAP]), close[0] if close else None)
    return best.notation() if best is not None else ""


def _is_close(m: Moment, plan: Plan) -> bool:
    there = moved(m.state, m.slot(DEALERS), m.facts.number(plan.squares[0]))
    return clash(there, m.slot(DEALERS), m.slot(PIONEERS)).close


PLANS: Final[dict[str, list[Answer]]] = {
    "begin": [learner_begins],
    "activate": [into_cover, into_ambush, assault, best_plan],
    "move": [least_danger],
    "react": [worthwhile_reaction, hold],
    "strike-back": [strike_back],
}
