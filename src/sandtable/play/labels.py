"""What orders are called: from a text as it stands on the screen back to the words the table knows."""

from collections.abc import Sequence

from sandtable.core.rules import Rules
from sandtable.text.wording import Wording


class Labels:
    """The names of all orders of a game in one language; whoever types one means the order."""

    def __init__(self, rules: Rules, wording: Wording) -> None:
        self.rules = rules
        self.wording = wording
        self._all: list[str] = []
        self._words: dict[str, list[str]] = {}

    def offered(self, text: str, actions: Sequence[str]) -> str:
        """The words of the choice with this label; the text itself if there is none."""
        wanted = _typed(text)
        return next((words for words in actions if _typed(self.wording.action(words)) == wanted), text)

    def anything(self, text: str, actions: Sequence[str]) -> str:
        """The words of any order with this label; one whose verb is among the choices comes first."""
        self.everything()
        found = self._words.get(_typed(text), [])
        verbs = {words.split()[0] for words in actions}
        return next((words for words in found if words.split()[0] in verbs), found[0] if found else text)

    def everything(self) -> list[str]:
        """The words of all orders there are, and what they are called."""
        if not self._all:
            space = self.rules.space
            words = [space.words(action) for action in range(space.size)]
            labels = [self.wording.action(one) for one in words]
            for one, label in zip(words, labels, strict=True):
                self._words.setdefault(_typed(label), []).append(one)
            self._all = [*words, *dict.fromkeys(labels)]
        return self._all


def _typed(text: str) -> str:
    r"""As somebody would type it: in whatever letters, and without a sign that keyboards lack.

    >>> _typed("Buy 2 \N{MULTIPLICATION SIGN} tank")
    'buy 2 x tank'
    """
    return text.lower().replace("\N{MULTIPLICATION SIGN}", "x")
