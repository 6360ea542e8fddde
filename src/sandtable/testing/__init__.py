"""The test kit: what every game must keep to, for authors of games here and elsewhere.

>>> from sandtable.testing import Kit
>>> from sandtable.core.registry import game
>>> Kit(game("dual-powers"), [{}]).random_game({}, seed=1).ending in ("track", "calendar", "calendar-will")
True
"""

from sandtable.testing.cites import citations, cites, goes_red, switched_off
from sandtable.testing.kit import Kit
from sandtable.testing.play import Play

__all__ = ["Kit", "Play", "citations", "cites", "goes_red", "switched_off"]
