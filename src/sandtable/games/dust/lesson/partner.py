"""The two voices of the guided first game that decide: the partner, and the advice the learner can ask for.

Both are legal whatever was done before. The partner plays like Rookie, but with a card chosen for the lesson, and with
an attack on what the learner has won. The advice follows the lesson's plan while that fits the board, else Rookie.
"""

from collections.abc import Callable
from typing import Final

from sandtable.bots.orders import bot_order
from sandtable.core import orders
from sandtable.core.errors import BadInput, IllegalAction
from sandtable.core.state import State
from sandtable.games.dust.bots.plans import all_but_one
from sandtable.games.dust.bots.rookie import Rookie
from sandtable.games.dust.lesson.moments import FRONT, GIFT, NEXT_TO_GIFT, PRIZE, RESERVE, Moment
from sandtable.games.dust.rules.board import KINDS
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, MECH, SUBMARINE, TANK, UNITS
from sandtable.games.dust.ui.facts import letters

PARTNERS_CARD: Final = "sigrid-142"
"""One attack, so that the learner sees an answer and is not overrun; and it comes after most of the learner's cards."""
CARD: Final = "ace-of-the-sky-232"
YARD: Final = "mexico"
"""A safe place by the sea for a production centre."""
BASE: Final = "near-east"
"""Where the partner's army stands, beside the prize."""
DEPOT: Final = "arabia"
"""The partner's production centre behind that army."""
WEAK: Final = 0.75
"""What can be taken with these odds was left too weak."""
FAIR: Final = 0.45
"""The odds of an attack that the learner may well stand."""
HOPE: Final = 0.3
"""The odds the partner arms for."""
POINTLESS: Final = 0.05
LIST_COST: Final = 17
"""The production points of the partner, whose list it is."""
LISTS: Final = [
    ("buy 3T 1F 2S", [3, 0, 1, 0, 0]),
    ("buy 4T 1F 1S 1K", [4, 0, 1, 0, 0]),
    ("buy 2T 3F 1S", [2, 0, 3, 0, 0]),
]
"""What the partner buys, from the lightest blow to the heaviest: the order, and what of it comes to the front."""
GOOD: Final = 0.75
"""From these odds on an attack is sound."""
HOPELESS: Final = 0.4
"""Below these the units had better be saved."""


def partners_order(state: State, seat: int) -> str:
    """The partner's order: what the lesson has in mind for them or, where it does not fit, Rookie's."""
    moment = Moment(state.rules, state.view(seat))
    found = PARTNERS_PLANS.get(moment.step, nothing)(moment, state.prompt(seat).actions)
    order = in_words(state, seat, found) or rookies_order(state, seat)
    return "done" if _scatters(moment, order) else order


# The partner wants the prize back, and gathers beside it what that seems to take


def _wants_back(m: Moment) -> bool:
    return m.mine(PRIZE) and m.theirs(BASE)


def _scatters(m: Moment, order: str) -> bool:
    """Whether Rookie would lead the army away from the prize, to something easier."""
    return _wants_back(m) and order.startswith(f"move {BASE},")


def partners_card(m: Moment, legal: list[str]) -> str:
    """D3.1: the card chosen for the lesson."""
    wish = f"play {PARTNERS_CARD}"
    return wish if wish in legal else ""


def partners_purchase(m: Moment, legal: list[str]) -> str:
    """D4.2: the first list that gives some hope; what is not needed at the front goes to sea."""
    if not _wants_back(m) or not m.theirs(DEPOT) or int(m.asks("money")) < LIST_COST:
        return ""
    for goods, new in LISTS:
        army = [count + more for count, more in zip(m.units(BASE), new, strict=True)]
        if m.odds(BASE, PRIZE, all_but_one(army)) >= HOPE:
            return goods
    return LISTS[-1][0]


def partners_place(m: Moment, legal: list[str]) -> str:
    """D4.4: the army appears where one move brings it beside the prize."""
    fitting = [words for words in legal if words.startswith(f"put {DEPOT} ")]
    return fitting[-1] if fitting and _wants_back(m) else ""


def partners_march(m: Moment, legal: list[str]) -> str:
    """D5.3: and there it joins the others, while one holds the centre."""
    army = all_but_one(m.units(DEPOT))
    ready = _wants_back(m) and m.theirs(DEPOT) and sum(army) > 0
    return f"move {DEPOT}>{BASE} {letters(army)}" if ready else ""


def partners_attack(m: Moment, legal: list[str]) -> str:
    """With all but one if the prize was left weak, otherwise with less, so that both may win."""
    force = all_but_one(m.units(BASE))
    if not _wants_back(m) or f"attack {BASE}" not in legal or [BASE, PRIZE] in m.board["attacked"] or not sum(force):
        return ""
    hope = m.odds(BASE, PRIZE, force)
    while FAIR < hope < WEAK and sum(force) > 1:
        force = all_but_one(force)
        hope = m.odds(BASE, PRIZE, force)
    return f"attack {BASE}>{PRIZE} {letters(force)}" if hope > POINTLESS else ""


def in_words(state: State, seat: int, text: str) -> str:
    """An order in the short notation as the record has it, with all that need not be said; nothing: it is not legal."""
    try:
        return ", ".join(state.rules.space.words(action) for action in orders.read(state, seat, text))
    except (BadInput, IllegalAction):
        return ""


def rookies_order(state: State, seat: int) -> str:
    """What Rookie would do; it sees what its seat may know."""
    return bot_order(Rookie(state.rules, seat, "lesson"), state, state.turn)


def advice(state: State, seat: int) -> str:
    """The order the lesson recommends to the learner."""
    moment = Moment(state.rules, state.view(seat))
    found = PLANS.get(moment.step.removeprefix("ask-"), nothing)(moment, state.prompt(seat).actions)
    return in_words(state, seat, found) or rookies_order(state, seat)


# What the lesson has in mind, question by question; an empty order leaves it to Rookie


def nothing(m: Moment, legal: list[str]) -> str:
    """The lesson has no opinion."""
    return ""


def card(m: Moment, legal: list[str]) -> str:
    """Moves for two things, attacks for one, and fighters are on the list."""
    return f"play {CARD}"


def purchase(m: Moment, legal: list[str]) -> str:
    """Two fighters for supremacy, a centre for the majority, a card, and tanks for the rest."""
    tanks = (int(m.asks("money")) - 13) // 2
    if tanks < 0 or not m.plan:
        return ""
    return f"buy {tanks}T 2F 1C 1K" if tanks else "buy 2F 1C 1K"


def hire(m: Moment, legal: list[str]) -> str:
    """Neutrals help nobody."""
    return "done"


def put(m: Moment, legal: list[str]) -> str:
    """All of a kind to the front, as many as fit."""
    fitting = [words for words in legal if words.startswith(f"put {FRONT} ")]
    return fitting[-1] if fitting and m.plan else ""


def centre(m: Moment, legal: list[str]) -> str:
    """Far from the enemy, and by the sea."""
    sites = [words.split()[1] for words in legal if words.startswith("build ")]
    safe = [area for area in sites if not m.threatened(area) and m.coastal(area)]
    return f"build {YARD if YARD in safe else safe[0]}" if safe else ""


def discard(m: Moment, legal: list[str]) -> str:
    """There is room in the hand."""
    return "done" if "done" in legal else ""


def march(m: Moment, legal: list[str]) -> str:
    """The free power source and the reserve over the sea to the front; with a single move what the attack needs."""
    gather = f"move {RESERVE}>{FRONT} {letters(all_but_one(m.units(RESERVE)))}" if m.reserve else ""
    if gather and m.asks("points") == 1 and m.strike_odds < GOOD:
        return gather
    if m.gift and sum(m.units(NEXT_TO_GIFT)) > 1:
        return f"move {NEXT_TO_GIFT}>{GIFT} 1T"
    return gather or "done"


def strike(m: Moment, legal: list[str]) -> str:
    """The lesson's attack with all but one; then nothing that is not better kept together."""
    return f"attack {FRONT}>{PRIZE} {letters(m.strike_force)}" if m.strike_odds >= GOOD else "done"


def stand(m: Moment, legal: list[str]) -> str:
    """D7.6: fight on, unless it is hopeless; then as many as may go are saved."""
    if m.prospect >= HOPELESS:
        return "done"
    most = {words.split()[1]: int(words.split()[2]) for words in legal if words != "done"}  # the last is the most
    room = max(most.values(), default=0)
    saved = [0] * KINDS
    for kind in (BOMBER, MECH, SUBMARINE, FIGHTER, TANK):  # what costs most first
        saved[kind] = min(room, most.get(UNITS[kind], 0))
        room -= saved[kind]
    return f"withdraw {letters(saved)}" if sum(saved) else "done"


def again(m: Moment, legal: list[str]) -> str:
    """D10.1: a roll below the average."""
    return "use" if 3 * m.hits < m.dice else "decline"


def use(m: Moment, legal: list[str]) -> str:
    """An ability lapses with the round."""
    return "use"


def free_mech(m: Moment, legal: list[str]) -> str:
    """D10.9: to the front."""
    wish = f"mech {FRONT}"
    return wish if wish in legal and m.plan else ""


def losses(m: Moment, legal: list[str]) -> str:
    """D7.4: what costs the enemy most."""
    return max(legal, key=lambda words: m.destroyed(int(words.split()[1])))


PLANS: Final[dict[str, Callable[[Moment, list[str]], str]]] = {
    "choose-cards": card,
    "buy": purchase,
    "hire": hire,
    "put": put,
    "new-centre": centre,
    "discard": discard,
    "move": march,
    "attack": strike,
    "withdraw": stand,
    "losses": losses,
    "strike-losses": losses,
    "reroll": again,
    "at-start": use,
    "nurse": use,
    "builder": free_mech,
}
"""By the name of the step that asks, without ``ask-``."""
PARTNERS_PLANS: Final[dict[str, Callable[[Moment, list[str]], str]]] = {
    "choose-cards": partners_card,
    "buy": partners_purchase,
    "put": partners_place,
    "move": partners_march,
    "attack": partners_attack,
}
