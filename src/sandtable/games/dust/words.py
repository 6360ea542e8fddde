"""The board in words: positions, views, and worlds a viewer thinks possible."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.bits import BIT, mask_of, members
from sandtable.core.errors import BadPosition, Said
from sandtable.core.seats import REFEREE
from sandtable.core.state import State
from sandtable.games.dust.board import FORCES, KINDS, MAJORITIES, NO_CARD, NOBODY, DustState
from sandtable.games.dust.editions import CENTRES, HAND, SUBMARINE, UNITS
from sandtable.games.dust.rules import COLOURS

if TYPE_CHECKING:
    from sandtable.games.dust.rules import DustRules

KEYS: Final = (
    "round",
    "areas",
    "centres",
    "colours",
    "homes",
    "neutral_capitals",
    "hands",
    "deck",
    "discards",
    "cards",
    "used",
    "radar",
    "pacts",
    "queue",
    "attacked",
    "vp",
    "gained",
    "majorities",
    "capitals_open",
    "resigned",
)


def describe(s: DustState, viewer: int) -> dict[str, Any]:
    """The whole board; of hands a viewer sees his own, of the others and the deck their number (D1.11)."""
    rules = s.game
    forces = rules.domains["force"].names
    areas: dict[str, Any] = {}
    for area, name in enumerate(rules.area_names):
        if s.owner[area] != NOBODY:
            units = {UNITS[kind]: s.count(area, kind) for kind in range(KINDS) if s.count(area, kind)}
            areas[name] = {"force": forces[s.owner[area]], **units}
    hands: dict[str, Any] = {}
    for seat, name in enumerate(rules.seats):
        known = viewer in (seat, REFEREE)
        cards = cards_in(rules, s.hands[seat])
        hands[name] = cards if known else len(cards)
    return {
        "round": s.round,
        "areas": areas,
        "centres": sorted(rules.area_names[area] for area in members(s.centres)),
        "colours": {forces[f]: COLOURS[s.colours[f]] for f in range(FORCES) if s.colours[f] != NOBODY},
        "homes": {rules.seats[seat]: rules.area_names[home] for seat, home in enumerate(s.homes) if home != NOBODY},
        "neutral_capitals": sorted(rules.area_names[area] for area in members(s.neutral_capitals)),
        "hands": hands,
        "deck": cards_in(rules, s.deck) if viewer == REFEREE else s.deck.bit_count(),
        "discards": cards_in(rules, s.discards),
        "cards": {rules.seats[seat]: rules.card_names[card] for seat, card in enumerate(s.cards) if card != NO_CARD},
        "used": [rules.seats[seat] for seat in members(s.used)],
        "radar": [rules.seats[seat] for seat in members(s.radar)],
        "pacts": {
            rules.seats[seat]: [rules.seats[other] for other in members(mask)]
            for seat, mask in enumerate(s.pacts)
            if mask
        },
        "queue": [rules.seats[seat] for seat in s.queue],
        "attacked": sorted([rules.area_names[pair // 128], rules.area_names[pair % 128]] for pair in s.attacked),
        "vp": dict(zip(rules.seats, s.vp, strict=True)),
        "gained": dict(zip(rules.seats, s.gained, strict=True)),
        "majorities": {MAJORITIES[i]: rules.seats[seat] for i, seat in enumerate(s.majorities) if seat != NOBODY},
        "capitals_open": s.capitals_open,
        "resigned": [rules.seats[seat] for seat in members(s.gone)],
    }


def cards_in(rules: "DustRules", mask: int) -> list[str]:
    """Cards by name, sorted, so that no order of the data shows."""
    return sorted(rules.card_names[card] for card in members(mask))


def load(rules: "DustRules", board: dict[str, Any], turn: int) -> DustState:
    """A board from words; what breaks a rule is refused. What is left out is empty; the cards left out are the deck."""
    for key in board:
        if key not in KEYS:
            raise _bad(f'a board has no "{key}"', "error-board-key", key=str(key))
    s = DustState(rules)
    s.turn = turn
    read = rules.from_words
    s.round = read("int", board.get("round", 1), "round")
    seats = rules.domains["seat"]
    _load_areas(s, board.get("areas", {}))
    s.centres = read("set area", board.get("centres", []), "centres")
    s.neutral_capitals = read("set area", board.get("neutral_capitals", []), "neutral_capitals")
    for name, colour in _table(board, "colours").items():
        s.colours[rules.domains["force"].number(name)] = rules.domains["colour"].number(colour)
    for name, area in _table(board, "homes").items():
        s.homes[seats.number(name)] = rules.domains["area"].number(area)
    _load_cards(s, board)
    s.used = read("set seat", board.get("used", []), "used")
    s.radar = read("set seat", board.get("radar", []), "radar")
    for name, others in _table(board, "pacts").items():
        s.pacts[seats.number(name)] = read("set seat", others, "pacts")
    s.queue = read("list seat", board.get("queue", []), "queue")
    for pair in read("list list area", board.get("attacked", []), "attacked"):
        if len(pair) != 2:
            raise _bad("attacked has pairs of origin and target", "error-board-attacked")
        s.attacked.append(pair[0] * 128 + pair[1])
    s.attacked.sort()
    for key, places in (("vp", s.vp), ("gained", s.gained)):
        for name, number in _table(board, key).items():
            places[seats.number(name)] = read("int", number, key)
    for name, seat in _table(board, "majorities").items():
        if name not in MAJORITIES:
            raise _bad(f'"{name}" is no majority; there are {", ".join(MAJORITIES)}', "error-board-majority", name=name)
        s.majorities[MAJORITIES.index(name)] = seats.number(seat)
    s.gone = read("set seat", board.get("resigned", []), "resigned")
    s.capitals_open = read("bool", board.get("capitals_open", False), "capitals_open")
    problem = _problem(s)
    if problem:
        raise _bad(problem, "")
    return s


def _bad(sentence: str, message: str, **values: str | int | Said) -> BadPosition:
    return BadPosition(sentence, message, **values)


def _table(board: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = board.get(key, {})
    if not isinstance(found, dict):
        raise _bad(f"{key} is a table", "error-board-table", key=key)
    return dict(found)


def _load_areas(s: DustState, areas: Any) -> None:
    rules = s.game
    if not isinstance(areas, dict):
        raise _bad("areas is a table", "error-board-table", key="areas")
    for name, content in areas.items():
        area = rules.domains["area"].number(name)
        if not isinstance(content, dict) or "force" not in content:
            raise _bad(f'area "{name}" names its force and its units (D1.8)', "error-board-area", area=name)
        force = rules.domains["force"].number(content["force"])
        units = {key: value for key, value in content.items() if key != "force"}
        counts: list[int] = rules.from_words("count unit", units, name)
        if not any(counts):
            raise _bad(f'area "{name}" has no units, so it is nobody\'s (D1.8)', "error-board-empty", area=name)
        for kind, count in enumerate(counts):
            if count and (kind == SUBMARINE) == rules.is_land(area):
                raise _bad(f'area "{name}" cannot hold a {UNITS[kind]} (D1.9)', "error-board-element", area=name)
            s.raise_units(force, area, kind, count)


def _load_cards(s: DustState, board: dict[str, Any]) -> None:
    rules = s.game
    read = rules.from_words
    seats = rules.domains["seat"]
    seen = 0

    def take(cards: list[int]) -> int:
        nonlocal seen
        mask = mask_of(cards)
        if len(set(cards)) != len(cards) or seen & mask:
            raise _bad("every card is in one place (D1.3)", "error-board-cards")
        seen |= mask
        return mask

    for name, cards in _table(board, "hands").items():
        s.hands[seats.number(name)] = take(read("list card", cards, "hands"))
    for name, card in _table(board, "cards").items():
        number = rules.domains["card"].number(card)
        take([number])
        s.cards[seats.number(name)] = number
    s.discards = take(read("list card", board.get("discards", []), "discards"))
    rest = rules.all_cards & ~seen
    s.deck = take(read("list card", board["deck"], "deck")) if "deck" in board else rest
    if s.deck != rest:
        raise _bad("every card is in one place (D1.3)", "error-board-cards")


def _problem(s: DustState) -> str:
    """Why a board breaks a rule, steps aside; empty if it does not."""
    rules = s.game
    used = [colour for colour in s.colours if colour != NOBODY]
    broken = {
        "there are more units of a kind than an army has (D1.1)": any(left < 0 for left in s.reserve),
        "centres stand on land (D4.6)": s.centres & ~rules.land_mask,
        "no centre stands on a power source (D4.6)": s.centres & rules.land_sources,
        "there are 24 centres in all (D1.2)": s.centres.bit_count() > CENTRES,
        "a neutral capital is a capital (D2.5)": s.neutral_capitals & ~rules.capitals,
        "nobody holds more than five cards, six before the first round (D4.7)": any(
            hand.bit_count() > HAND + (s.round == 0) for hand in s.hands
        ),
        "the round is a number up to the limit (D12.5)": not 0 <= s.round <= rules.round_limit,
        "victory points are never lost (D11.3)": any(points < 0 for points in s.vp),
        "everybody has one turn a round (D3.3)": len(set(s.queue)) != len(s.queue),
        "every army has a colour of its own (D2.3)": len(set(used)) != len(used),
        "nobody is his own ally (D10.4)": any(mask & BIT[seat] for seat, mask in enumerate(s.pacts)),
    }
    return next((sentence for sentence, wrong in broken.items() if wrong), "")


def check(state: State) -> str:
    """Why steps and board do not fit together."""
    assert isinstance(state, DustState)
    for step in state.stack:
        player = getattr(step, "player", None)
        if isinstance(player, int) and not 0 <= player < state.game.players:
            return "a step is for a seat"
    return ""


def fill(rules: "DustRules", board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
    """Deal the cards the viewer has not seen to the hands he does not know, and the rest to the deck."""
    seen: set[str] = set(board["discards"]) | set(board["cards"].values())
    for cards in board["hands"].values():
        if isinstance(cards, list):
            seen |= set(cards)
    unseen = [name for name in sorted(rules.card_names) if name not in seen]
    rng.shuffle(unseen)
    place = 0
    for name, cards in board["hands"].items():
        if not isinstance(cards, list):
            board["hands"][name] = sorted(unseen[place : place + cards])
            place += cards
    board["deck"] = sorted(unseen[place:])
    for step in steps:
        for name, answer in dict(step.get("answers", {})).items():
            if answer == "?":
                verb = "keep" if step["step"] == "keep-card" else "play"
                step["answers"][name] = f"{verb} {rng.choice(board['hands'][name])}"
