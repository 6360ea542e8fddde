"""White in the guided first game: a plan that shows the learner something, and is legal whatever the learner did."""

from typing import Any, Final

from sandtable.core.state import State
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.calendar import landing
from sandtable.games.dual_powers.rules.components import RED
from sandtable.games.dual_powers.rules.tables import DualPowersRules

OBJECTIVE: Final = "brown-4-move"
HOME: Final = "brown"
"""The region of the objective."""
CLOSE: Final = 4
"""What White can nearly match with three more."""
REACHABLE: Final = (10, 11, 12)
"""Days from which 15 can be reached with a card of 3 to 5 days."""


def white_order(state: State, seat: int) -> str:
    """The first wish that is legal; failing all, the dearest recruits, then whatever comes last in the list.

    White sees what White may know: the learner's cards and objective are not asked for.
    """
    legal = state.prompt(seat).actions
    view = state.view(seat)
    for wish in _wishes(state, view):
        if wish in legal:
            return wish
    recruits = [words for words in legal if words.startswith("recruit ")]
    return max(recruits, key=_worth) if recruits else legal[-1]


def _worth(words: str) -> tuple[int, int, int]:
    """Ready strength, then strength in the end, then few tokens."""
    units = [unit.rpartition("-")[2].split("/") for unit in words.split()[1].split("+")]
    return sum(int(unit[0]) for unit in units), sum(int(unit[1]) for unit in units), -len(units)


def _wishes(state: State, view: dict[str, Any]) -> list[str]:
    """What White would like to answer, best first."""
    board, step = view["board"], view["steps"][0]
    name = step["step"]
    if name == "choose-objectives":
        return [f"objective {OBJECTIVE}"]
    if name == "play-card":
        return [f"play {card}" for card in _cards(state, view)]
    if name == "use-leader":
        return ["inspire", "spy", f"place {board['unrest'] if step['card'] == 'kerensky' else HOME}"]
    if name == "bonus":
        return [f"enlist white-1/{back} {HOME}" for back in (2, 1, 0)]
    return ["points"] if name == "unrest-reward" else []


def _cards(state: State, view: dict[str, Any]) -> list[str]:
    """The cards for each of White's four turns, the best first."""
    board = view["board"]
    turn = int(view["turn"]) // 2
    if turn == 1:
        # The next region of unrest, with a date that leaves the fifteenth to the learner.
        rules = state.rules
        assert isinstance(rules, DualPowersRules)
        days = {
            card: rules.card_days[rules.card_names.index(card)] for card in ("blue-5-double-move", "blue-6-refresh")
        }
        return sorted(days, key=lambda card: landing(board["day"], days[card])[0] not in REACHABLE)
    if turn == 2:
        return ["kerensky"]
    if turn == 3:
        return ["brown-5-double-move"]
    # Where red has gathered an objective may lie. If three more are hopeless there, the next unrest is worth more.
    rules = state.rules
    assert isinstance(rules, DualPowersRules)
    open_board = rules.load_board({key: board[key] for key in ("month", "will", "regions")}, 0)
    assert isinstance(open_board, DualPowersState)
    gathered = open_board.strength(RED, rules.box.regions.index("green"))
    blue = ["blue-6-refresh", "blue-5-double-move"]
    return ["green-3-double-move", *blue] if 0 < gathered <= CLOSE else [*blue, "green-3-double-move"]
