"""An error in the three languages, as every test of one looks at it."""

import re
from collections.abc import Callable

import pytest

from sandtable.core.errors import Said, SandtableError
from sandtable.core.game import Game
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.test_languages import OTHERS

ENGLISH = r"\b(the|this|there|of|not|should|is)\b"


def worded(texts: Texts, said: Said) -> str:
    """A sentence as the messages say it, in English too, where the code speaks for itself."""
    values = {key: worded(texts, value) if isinstance(value, Said) else value for key, value in said.values.items()}
    return texts.say(said.message, **values) if said.message else said.sentence


def check_error(mistake: Callable[[], object], game: Game) -> None:
    """The mistake is refused with a sentence of its own in each language, the English one as in the code."""
    with pytest.raises(SandtableError) as caught:
        mistake()
    error = caught.value
    assert error.said.message, str(error)
    assert worded(Texts("en", [game.package, CORE]), error.said) == str(error)
    said = {str(error)}
    for language in OTHERS:
        sentence = Wording.of(game.rules(), language).error(error)
        if "reason" not in error.said.values:  # what other libraries say stays English
            assert not re.search(ENGLISH, re.sub(r'".*?"|\([A-Z].*?\)', "", sentence)), sentence
        said.add(sentence)
    assert len(said) == 3
    assert Wording.of(game.rules()).error(error) == str(error)
