"""Battles for rule tests: where they are fought and how they begin.

``land``, ``sea``, ``landing`` and ``drop`` set a battle up and declare the attack; the first player attacks the second
(or ``of``, e.g. neutrals). What the fields rely on is said by ``FIELDS`` and checked against the map.
"""

from typing import Any

from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.tables import DustRules
from sandtable.testing import Play
from tests.dust.positions import at, rules_with

# A land battle: what is next to the target, the origin aside; the last is a capital.
ORIGIN, TARGET = "kazakhstan", "mongolia"
NEAR = ("central-siberia", "eastern-siberia", "tibet", "north-china")
# Against a capital, and what is next to that, the origin and the capital's partner aside.
GATE, CAPITAL = "mongolia", "north-china"
NEAR_CAPITAL = ("eastern-siberia", "tibet")
# A sea battle, and the other sea next to the target.
SEA_ORIGIN, SEA_TARGET = "arabian-sea", "mozambique-channel"
NEAR_SEA = ("indian-ocean", "south-atlantic")
# A landing: an island, the sea, a coast; and the other land next to the coast.
ISLAND, STRAIT, COAST = "japan", "east-china-sea", "eastern-siberia"
NEAR_COAST = ("central-siberia", "mongolia", "north-china", "alaska")
# Where mechs for a drop stand, far away.
FAR = ("peru", "amazon")

FIELDS = {
    TARGET: {ORIGIN, *NEAR},
    CAPITAL: {GATE, *NEAR_CAPITAL, "south-china", STRAIT},
    SEA_TARGET: {SEA_ORIGIN, *NEAR_SEA, "east-africa", "south-africa", "madagascar"},
    COAST: {STRAIT, "laptev-sea", "bering-sea", *NEAR_COAST},
}
"""All that is next to each target."""


def checked() -> None:
    """The map is as these battles have it."""
    rules = rules_with(edition="premium", players=2)
    assert isinstance(rules, DustRules)
    names = rules.area_names
    for name, near in FIELDS.items():
        area = names.index(name)
        assert {names[other] for other in range(rules.areas) if rules.are_linked(area, other)} == near, name
    assert rules.are_linked(names.index(ISLAND), names.index(STRAIT))
    assert not rules.to_land[names.index(ISLAND)]
    assert rules.capitals >> names.index(CAPITAL) & 1
    for name in (ORIGIN, TARGET, COAST, *FAR):
        assert not rules.capitals >> names.index(name) & 1 and not rules.is_source(names.index(name)), name


checked()


def card(ability: str, which: int = 0) -> str:
    """The name of a card with an ability: the first, the second..."""
    rules = rules_with(edition="premium", players=2)
    assert isinstance(rules, DustRules)
    found = [n for n, number in enumerate(rules.card_ability) if ABILITIES[number] == ability]
    return rules.card_names[found[which]]


def holding(**cards: str) -> str:
    """The line of the board in which seats have a card with this ability open: ``holding(first="nurse")``."""
    lines = [f'cards.{seat} = "{card(ability, place)}"\n' for place, (seat, ability) in enumerate(cards.items())]
    return "".join(lines)


def land(
    attack: str,
    defend: str,
    elsewhere: str = "",
    board: str = "",
    *,
    of: str = "second",
    sent: str = "",
    points: int = 1,
    **options: Any,
) -> Play:
    """A land battle is declared; ``sent`` is what attacks, if not everything."""
    areas = f"{ORIGIN}: first {attack}; {TARGET}: {of} {defend}; {elsewhere}"
    play = at(areas, f"combat-phase first {points}", board, **options)
    play.do(f"attack {ORIGIN}>{TARGET} {sent or attack}")
    return play


def capital(
    attack: str, defend: str, elsewhere: str = "", board: str = "", *, of: str = "second", **options: Any
) -> Play:
    """An attack on a capital, by somebody who has points enough to make it (D6.9)."""
    areas = f"{GATE}: first {attack}; {CAPITAL}: {of} {defend}; {elsewhere}"
    ready = "vp.first = 25\n"
    play = at(areas, "combat-phase first 1", ready + board, **options)
    play.do(f"attack {GATE}>{CAPITAL} {attack}")
    return play


def sea(attack: str, defend: str, elsewhere: str = "", board: str = "", **options: Any) -> Play:
    """A sea battle is declared."""
    areas = f"{SEA_ORIGIN}: first {attack}; {SEA_TARGET}: second {defend}; {elsewhere}"
    play = at(areas, "combat-phase first 1", board, **options)
    play.do(f"attack {SEA_ORIGIN}>{SEA_TARGET} {attack}")
    return play


def landing(
    attack: str, defend: str, elsewhere: str = "", board: str = "", *, of: str = "second", **options: Any
) -> Play:
    """An amphibious battle is declared, over a submarine."""
    areas = f"{ISLAND}: first {attack}; {STRAIT}: first 1S; {COAST}: {of} {defend}; {elsewhere}"
    play = at(areas, "combat-phase first 1", board, **options)
    play.do(f"attack {ISLAND}>{COAST} {attack}")
    return play


def drop(
    mechs: tuple[int, int], defend: str, elsewhere: str = "", second: str = "", *, points: int = 1, **options: Any
) -> Play:
    """Mechs of two far areas are dropped; ``second`` is the ability of the defender's card."""
    homes = [(name, count) for name, count in zip(FAR, mechs, strict=True) if count]
    areas = "; ".join([*[f"{name}: first {count}M" for name, count in homes], f"{TARGET}: second {defend}", elsewhere])
    cards = holding(first="mech-dropper", second=second) if second else holding(first="mech-dropper")
    play = at(areas, f"combat-phase first {points}", cards, **options)
    play.do(f"drop {TARGET}" + "".join(f"<{name}:{count}" for name, count in homes))
    return play


def part(play: Play, words: str) -> None:
    """A part of an order, to look at what may follow."""
    play.state.apply(play.state.rules.space.parse(words), play.state.seat)


def dice(play: Play) -> int:
    """How many dice are to be rolled now."""
    assert play.asked == "chance" and play.step == "volley", (play.asked, play.step)
    return len(play.legal) - 1


def step(play: Play) -> dict[str, Any]:
    """The step that asks, in words."""
    found: dict[str, Any] = play.state.describe()["steps"][0]
    return found


def battle(play: Play) -> dict[str, Any]:
    """The battle that is fought, in words."""
    found: dict[str, Any] = step(play)["battle"]
    return found


def rolling(play: Play) -> str:
    """Which side's dice are to be rolled now."""
    assert play.asked == "chance" and play.step == "volley", (play.asked, play.step)
    return str(step(play)["roller"])


def asked(play: Play) -> str:
    """Who is asked what, as one word group: ``second withdraw``."""
    return f"{play.asked} {play.step}"


def over(play: Play) -> bool:
    """Whether the battle is over and nothing else is to come."""
    return play.asked == "nobody"


def told(play: Play, event: str) -> list[dict[str, Any]]:
    """All events of a name, without the name."""
    return [
        {key: value for key, value in one.items() if key != "event"} for one in play.events if one["event"] == event
    ]


def reloaded(play: Play) -> Play:
    """The same position, written down and read again."""
    return Play(play.state.rules.position(play.state.describe()))
