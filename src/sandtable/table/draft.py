"""An order in the making: its parts are chosen one by one, then it is given whole."""

from mypy_extensions import mypyc_attr

from sandtable.core import orders
from sandtable.core.ban import Ban
from sandtable.core.errors import BadInput, IllegalAction
from sandtable.core.rules import Rules
from sandtable.core.state import Prompt, State


def spelt(rules: Rules, text: str) -> str:
    """The order in lower case if its words are known only that way: the screen shows names in capitals."""
    small = text.lower()
    try:
        for part in rules.expand(small).split(","):
            rules.space.parse(part)
    except BadInput:
        return text
    return small


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft:
    """Tries an order out. Nothing happens at a table: its words are given when it is complete."""

    def __init__(self, state: State, seat: int) -> None:
        """Begin an order for a seat that is asked, in a state that belongs to the draft from now on."""
        self._seat = seat
        self._trial = state
        self._actions: list[int] = []

    @property
    def begun(self) -> bool:
        """Whether a part of the order has been chosen."""
        return bool(self._actions)

    @property
    def complete(self) -> bool:
        """Whether the order needs no further answer."""
        return self.begun and not orders.is_open(self._trial, self._seat)

    def prompt(self) -> Prompt:
        """The question about the next part."""
        return self._trial.prompt(self._seat)

    def add(self, text: str) -> None:
        """Add parts in words, separated by commas; all of them or, if one is wrong, none."""
        self._trial, actions = self._tried(text)
        self._actions += actions

    def why_not(self, text: str) -> Ban | None:
        """The prohibition the last of these parts would break."""
        leading, _, last = self._trial.expand(text).rpartition(",")
        try:
            trial, _ = self._tried(leading) if leading else (self._trial, [])
        except IllegalAction as error:
            if error.ban is None or self._trial.expand(text) == text:
                raise
            return self._later_ban(text, error.words) or error.ban  # the short notation has several parts in one word
        action = trial.rules.space.parse(last)
        short = self._trial.expand(text) != text
        if leading and not orders.is_open(trial, self._seat) and orders.only_implied_close(trial, short, [action]):
            return None
        return trial.why_not(action, self._seat)

    def _later_ban(self, text: str, refused: str) -> Ban | None:
        """What closes a part after the one that was refused: whoever names a target wants to hear about it."""
        space = self._trial.rules.space
        actions = orders.parsed(self._trial, text)
        while actions and space.words(actions.pop(0)) != refused:
            pass
        bans = [self._trial.closed(self._seat, action) for action in actions]
        return next((ban for ban in bans if ban is not None), None)

    def following(self, text: str) -> list[str]:
        """What may be said after these parts; nothing if they are wrong or the order is complete."""
        try:
            trial, actions = self._tried(text) if text else (self._trial, [])
        except (BadInput, IllegalAction):
            return []
        if actions and not orders.is_open(trial, self._seat):
            return []
        return [trial.rules.space.words(action) for action in trial.legal(self._seat)]

    @property
    def words(self) -> str:
        """The parts chosen so far."""
        return ", ".join([self._trial.rules.space.words(action) for action in self._actions])

    def state(self) -> State:
        """The state after the parts chosen so far; not to be changed."""
        return self._trial

    def _tried(self, text: str) -> tuple[State, list[int]]:
        trial = self._trial.copy()
        return trial, orders.follow(trial, self._seat, text, self._actions)
