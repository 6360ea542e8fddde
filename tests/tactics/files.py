"""Our data files of Dust Tactics, read once; and files that somebody got wrong."""

from functools import cache
from importlib.resources import files

from sandtable.games.datafiles import read_files
from sandtable.games.tactics.rules.cards import Card, Cards
from sandtable.games.tactics.rules.ground import read_boards
from sandtable.games.tactics.rules.scenarios import Scenario, Scenarios
from sandtable.games.tactics.rules.weapon_rows import Row

PACKAGE = "sandtable.games.tactics"
LANGUAGES = ("en", "de", "it")


def text(name: str) -> str:
    """One of our data files as it stands."""
    return files(PACKAGE).joinpath(f"data/{name}.toml").read_text(encoding="utf-8")


@cache
def cards() -> Cards:
    """Our cards."""
    return Cards(read_files(PACKAGE, ["units"], None)["units"])


@cache
def scenarios() -> Scenarios:
    """Our scenarios on our boards."""
    content = read_files(PACKAGE, ["boards", "scenarios"], None)
    return Scenarios(content["scenarios"], read_boards(content["boards"]))


def card(name: str) -> Card:
    """The card of this name."""
    return cards().card[cards().number[name]]


def row(unit: str, name: str) -> Row:
    """A weapon row of a card."""
    return next(row for row in card(unit).rows if row.name == name)


def scenario(name: str) -> Scenario:
    """The scenario of this name."""
    return scenarios().scenario[scenarios().number[name]]
