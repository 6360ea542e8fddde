"""Set-ups driven through the engine, and realms of a wanted size, for the tests of D1 to D4."""

from functools import cache

from sandtable.core.bits import members
from sandtable.core.state import State
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.tables import SEATS, DustRules
from sandtable.testing import Play
from tests.dust.positions import rules_with

PAIRS = (("eastern-states", "gulf-coast"), ("central-europe", "southern-europe"), ("north-china", "south-china"))
"""D2.4: the capitals that touch each other; a test holds them against the map."""
CAPITALS = ("eastern-states", "central-europe", "north-china", "gulf-coast", "southern-europe", "south-china")
"""In an order every edition allows with two, three, five and six players: three pairs first, then their partners."""
FOUR = ("eastern-states", "central-europe", "gulf-coast", "southern-europe")
"""Capitals that four players may claim in this order where the third pair is closed to them (D2.4)."""
LADDER = ("nurse-511", "koshka-421", "diplomat-331", "sigrid-241", "secret-weapon-151", "rocket-troops-115")
"""Cards in the order of turns (D2.2): who is given the n-th comes n-th."""
COLOURS = ("red", "blue", "yellow", "grey", "green", "white")
PLAYERS = (2, 3, 4, 5, 6)


@cache
def dust(edition: str = "premium", players: int = 2) -> DustRules:
    """The tables of the rules."""
    rules = rules_with(edition=edition, players=players)
    assert isinstance(rules, DustRules)
    return rules


def land(mask: int) -> list[str]:
    """The land areas of a set by name."""
    names = dust().area_names
    return sorted(names[area] for area in members(mask))


LAND = land(dust().land_mask)
SOURCES = land(dust().land_sources)
SEA_SOURCES = sorted(dust().area_names[dust().first_sea + place] for place in members(dust().sea_sources))
PLAIN = sorted(set(LAND) - set(SOURCES) - set(CAPITALS))


def next_to(area: str) -> list[str]:
    """The areas that touch an area."""
    rules = dust()
    number = rules.domains["area"].number(area)
    return sorted(name for other, name in enumerate(rules.area_names) if rules.are_linked(number, other))


HERE, THERE = next((one, other) for one in PLAIN for other in next_to(one) if other in PLAIN)
"""Two plain land areas that touch each other."""


# Set-ups


def opened(edition: str, players: int) -> Play:
    """A game before the cards are dealt."""
    return Play(dust(edition, players).start())


def deal(play: Play, *wanted: str) -> None:
    """Six cards each: to every seat the wanted one, and five of the others."""
    players = len(play.state.rules.seats)
    names = [dust().card_names[place * 16 % 45] for place in range(45)]  # high and low cards by turns
    rest = [card for card in names if card not in wanted]
    for place in range(6 * players):
        play.chance(f"deal {wanted[place] if place < players else rest.pop(0)}")


def keep(play: Play, *cards: str) -> None:
    """Everybody picks a card for the set-up."""
    for seat, card in zip(SEATS, cards, strict=False):
        play.do(f"keep {card}", seat)


def ordered(edition: str, players: int) -> Play:
    """A game after the cards of the set-up were revealed; the seats come in their own order."""
    play = opened(edition, players)
    deal(play, *LADDER[:players])
    keep(play, *LADDER[:players])
    return play


def claimed(edition: str, players: int) -> Play:
    """A game after the capitals were claimed."""
    play = ordered(edition, players)
    wanted = FOUR if players == 4 and edition != "original" else CAPITALS
    for number in range(players):
        play.do(f"army {COLOURS[number]}, claim {wanted[number]}")
    return play


def go_on(play: Play, *steps: str) -> None:
    """Answer the questions of these steps by their first legal answer, as long as they are asked."""
    while play.step in steps:
        play.do(play.legal[0])


@cache
def _settled(edition: str, players: int) -> State:
    play = claimed(edition, players)
    go_on(play, "settle", "settle-source")
    return play.state


@cache
def _founded(edition: str, players: int) -> State:
    play = settled(edition, players)
    go_on(play, "first-centre")
    return play.state


@cache
def _ready(edition: str, players: int) -> State:
    play = founded(edition, players)
    while play.step in ("buy", "put"):
        play.do(f"buy {most(play, 'tank')}T" if play.step == "buy" else play.legal[-1])
    return play.state


def settled(edition: str, players: int) -> Play:
    """A game after the land was given out."""
    return Play(_settled(edition, players).copy())


def founded(edition: str, players: int) -> Play:
    """A game after the first production centres were placed."""
    return Play(_founded(edition, players).copy())


def ready(edition: str, players: int) -> Play:
    """A game before the first round: everybody has bought as many tanks as can be paid, and placed them."""
    return Play(_ready(edition, players).copy())


def held(play: Play, force: str) -> list[str]:
    """The areas of a force."""
    return sorted(name for name, content in play.board["areas"].items() if content["force"] == force)


def on_map(play: Play, force: str, kind: str) -> int:
    """How many units of a kind a force has on the map."""
    return sum(content.get(kind, 0) for content in play.board["areas"].values() if content["force"] == force)


def supply(play: Play, force: str, kind: str) -> int:
    """How many units of a kind a force has left in its supply."""
    assert isinstance(play.state, DustState)
    domains = play.state.rules.domains
    return play.state.reserve[domains["force"].number(force) * KINDS + domains["unit"].number(kind)]


# Realms


def realm(capitals: int = 0, sources: int = 0, centres: int = 0, plain: int = 0, seat: str = "first") -> str:
    """Areas of a seat with a tank each: so many capitals, land power sources, plain areas, as ``at`` has them."""
    places = [*CAPITALS[:capitals], *SOURCES[:sources], *PLAIN[: max(plain, centres - capitals)]]
    return "; ".join(f"{name}: {seat} 1T" for name in places)


def centres_of(capitals: int = 0, centres: int = 0) -> str:
    """The centres of such a realm as the board has them: first in its capitals, then in plain areas."""
    places = [*CAPITALS[:capitals], *PLAIN][:centres] if centres > capitals else CAPITALS[:centres]
    return f"centres = {list(places)}"


def money(play: Play) -> int:
    """The points the question says are left."""
    points = play.state.prompt(play.state.seat).args["points"]
    assert isinstance(points, int)
    return points


def line(play: Play, words: str) -> None:
    """A part of an order that is not the whole of it."""
    play.state.apply(play.state.rules.space.parse(words))


def most(play: Play, item: str) -> int:
    """How many of something can be bought at most; 0: none."""
    counts = [int(words.split()[2]) for words in play.legal if words.startswith(f"buy {item} ")]
    assert counts == list(range(1, len(counts) + 1))
    return len(counts)
