"""D10.4 Diplomat: peace with another player, asked for at the start of the production or offered all through it.

Where a diplomat may speak at any time, ``ally`` is one more answer to every question of the phase, and the player is
asked once more when it ends. An order is given whole, so inside one nobody speaks.
"""

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.tables import DIPLOMAT


def may_speak(s: DustState, seat: int) -> bool:
    """Whether a seat's diplomat may speak at any question of its production; never in the set-up (D2.9)."""
    return s.tables.edition.diplomat_any_time and s.round > 0 and s.ability_ready(seat, DIPLOMAT)


def no_diplomat(s: DustState, seat: int) -> Ban | None:
    """D10.4: an unused diplomat makes peace, only in some editions in the middle of the production."""
    return None if may_speak(s, seat) else Ban("D10.4", "no-diplomat")


def not_another(s: DustState, seat: int, other: int) -> Ban | None:
    """D10.4: one names another player, who is still in the game (D12.5)."""
    return Ban("D10.4", "not-another") if other == seat or not s.is_player(other) else None


def no_peace(s: DustState, seat: int, action: int) -> Ban | None:
    """Why an ``ally`` in the middle of the production is not possible."""
    return no_diplomat(s, seat) or not_another(s, seat, s.chosen(action))


def alliances(s: DustState, seat: int) -> list[int]:
    """The answers to a question of the production by which a diplomat speaks."""
    if not may_speak(s, seat):
        return []
    base = s.rules.space.verb("ally").base
    return [base + other for other in range(s.tables.players) if other != seat and s.is_player(other)]


def make_peace(s: DustState, seat: int, action: int) -> None:
    """D10.4: until the end of the round neither attacks the other."""
    other = s.chosen(action)
    s.used |= BIT[seat]
    s.pacts[seat] |= BIT[other]
    s.pacts[other] |= BIT[seat]
    if s.sink:
        s.sink.tell("allied", seat=s.tables.seats[seat], other=s.tables.seats[other])
