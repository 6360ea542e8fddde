"""An order in the making: its parts are chosen one by one, then it is given whole."""

from mypy_extensions import mypyc_attr

from sandtable.core import orders
from sandtable.core.ban import Ban
from sandtable.core.errors import BadInput, IllegalAction
from sandtable.core.rules import Rules
from sandtable.core.state import Prompt, State


def spelt(rules: Rules, text: str) -> str:
    """The order in small letters, if only so its words are known: names stand in capitals on the screen."""
    small = text.lower()
    try:
        orders.parsed(rules, small)
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
        self._words: list[str] = []

    @property
    def begun(self) -> bool:
        """Whether a part of the order has been chosen."""
        return bool(self._words)

    @property
    def complete(self) -> bool:
        """Whether the order needs no further answer."""
        return self.begun and not orders.is_open(self._trial, self._seat)

    def prompt(self) -> Prompt:
        """The question about the next part."""
        return self._trial.prompt(self._seat)

    def add(self, text: str) -> None:
        """Add parts in words, separated by commas; all of them or, if one is wrong, none."""
        self._trial, words = self._tried(text)
        self._words += words

    def why_not(self, text: str) -> Ban | None:
        """The prohibition the last of these parts would break."""
        leading, _, last = self._trial.rules.expand(text).rpartition(",")
        try:
            trial, _ = self._tried(leading) if leading else (self._trial, [])
        except IllegalAction as error:
            if error.ban is None or self._trial.rules.expand(text) == text:
                raise
            return error.ban  # the short notation has several parts in one word
        action = trial.rules.space.parse(last)
        if leading and not orders.is_open(trial, self._seat) and orders.to_spare(trial.rules, text, [action]):
            return None
        return trial.why_not(action, self._seat)

    def following(self, text: str) -> list[str]:
        """What may be said after these parts; nothing if they are wrong or the order is complete."""
        try:
            trial, words = self._tried(text) if text else (self._trial, [])
        except (BadInput, IllegalAction):
            return []
        if words and not orders.is_open(trial, self._seat):
            return []
        return [trial.rules.space.words(action) for action in trial.legal(self._seat)]

    @property
    def words(self) -> str:
        """The parts chosen so far."""
        return ", ".join(self._words)

    def state(self) -> State:
        """The state after the parts chosen so far; not to be changed."""
        return self._trial

    def _tried(self, text: str) -> tuple[State, list[str]]:
        trial = self._trial.copy()
        space = trial.rules.space
        wanted = orders.parsed(trial.rules, text)
        words: list[str] = []
        while True:
            if not wanted and (not words or not self._forced(trial)):
                return trial, words
            if (words or self._words) and not orders.is_open(trial, self._seat):
                if orders.to_spare(trial.rules, text, wanted):
                    return trial, words
                raise orders.complete(", ".join([*self._words, *words]))
            meant = bool(wanted) and space.verb_of(wanted[0]).name in trial.stack[-1].verbs
            action = wanted.pop(0) if meant or not (words and self._forced(trial)) else trial.legal(self._seat)[0]
            words.append(space.words(action))
            trial.apply(action, self._seat)

    def _forced(self, trial: State) -> bool:
        """Whether the next part has no alternative."""
        return orders.is_open(trial, self._seat) and len(trial.legal(self._seat)) == 1
