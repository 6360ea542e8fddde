"""What Dust Tactics adds to the command line: ``sandtable check``, ``army``, ``battle``, ``odds`` and ``sight``."""

from pathlib import Path
from typing import Literal

from sandtable.games.tactics.ui.battle_tool import battle
from sandtable.games.tactics.ui.odds_tool import odds
from sandtable.games.tactics.ui.sight_tool import sight

__all__ = ["army", "battle", "check", "odds", "sight"]


def check(what: Literal["units", "board", "scenario"], file: Path, /, *, boards: Path | None = None) -> int:
    """Check units, boards or scenarios of one's own."""
    from sandtable.games.tactics.ui.check import check_file

    return check_file(what, file, boards)


def army(
    what: Literal["check", "list"],
    file: Path | None = None,
    /,
    *,
    faction: str | None = None,
    ap: int | None = None,
    scenario: str | None = None,
    box: bool = False,
    units: Path | None = None,
    boards: Path | None = None,
    scenarios: Path | None = None,
    json: bool = False,
) -> int:
    """Check an army, or list what can be formed."""
    from sandtable.games.tactics.ui.army_report import check_army, list_armies
    from sandtable.games.tactics.ui.sources import Sources

    sources = Sources(units, boards, scenarios)
    if what == "check":
        return check_army(file, sources, json)
    return list_armies(file, sources, faction, ap, scenario, box, json)
