"""The board in words: positions, views, and worlds a viewer thinks possible."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.bits import BIT, mask_of, members
from sandtable.core.errors import BadPosition, Problem, did_you_mean
from sandtable.core.seats import REFEREE
from sandtable.core.state import State
from sandtable.games.dust.rules.aftermath import GoHome, Home
from sandtable.games.dust.rules.board import FORCES, KINDS, MAJORITIES, NO_CARD, NOBODY, DustState
from sandtable.games.dust.rules.combat import ATTACK, DROP, Battle
from sandtable.games.dust.rules.editions import CENTRES, HAND, MECH, SUBMARINE, UNITS
from sandtable.games.dust.rules.placing import Discard, TakeCards
from sandtable.games.dust.rules.round import ChooseCards, Round
from sandtable.games.dust.rules.scoring import CleanUp, EndOfRound
from sandtable.games.dust.rules.setup import (
    ChooseArmy,
    ClaimCapital,
    DealCard,
    EndSetup,
    KeepCard,
    NeutralCapitals,
    Settle,
    SettleSource,
)
from sandtable.games.dust.rules.tables import COLOURS

if TYPE_CHECKING:
    from sandtable.games.dust.rules.tables import DustRules

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
    "reshuffled",
    "fresh",
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
    """The whole board; of hands a viewer sees their own, of the others and the deck their number (D1.11)."""
    rules = s.tables
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
    fresh: dict[str, Any] = {}
    if s.fresh:  # by counting draws, everybody knows how many of these each player holds
        held = {name: (s.hands[seat] & s.fresh).bit_count() for seat, name in enumerate(rules.seats)}
        fresh = {"reshuffled": cards_in(rules, s.fresh), "fresh": held}
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
        **fresh,
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
            guess = did_you_mean(str(key), list(KEYS))
            raise BadPosition(f'the board has no "{key}"{guess}', "error-board-key", key=str(key), guess=guess)
    s = DustState(rules)
    s.turn = turn
    _load_areas(s, board)
    _load_armies(s, board)
    _load_cards(s, board)
    _load_round(s, board)
    _load_scores(s, board)
    for wrong, error in _broken(s):
        if wrong:
            raise error
    return s


def _table(board: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = board.get(key, {})
    if not isinstance(found, dict):
        raise BadPosition(f"{key} should be a table, not {found!r}", "error-board-table", key=key, given=repr(found))
    return dict(found)


def _load_areas(s: DustState, board: dict[str, Any]) -> None:
    rules = s.tables
    read = rules.from_words
    for name, content in _table(board, "areas").items():
        area = rules.domains["area"].number(name)
        if not isinstance(content, dict) or "force" not in content:
            raise BadPosition(f'area "{name}" names its force and its units (D1.8)', "error-board-area", area=name)
        force = read("force", content["force"], name)
        units = {key: value for key, value in content.items() if key != "force"}
        counts: list[int] = read("count unit", units, name)
        if not any(counts):
            raise BadPosition(f'area "{name}" has no units, so it is nobody\'s (D1.8)', "error-board-empty", area=name)
        for kind, count in enumerate(counts):
            if count and (kind == SUBMARINE) == rules.is_land(area):
                sentence = f'area "{name}" cannot hold a "{UNITS[kind]}" (D1.9)'
                raise BadPosition(sentence, "error-board-element", area=name, unit=UNITS[kind])
            s.raise_units(force, area, kind, count)
    centres = read("list area", board.get("centres", []), "centres")
    if not all(rules.is_land(area) for area in centres):
        raise BadPosition("centres stand on land (D4.6)", "error-board-centre-at-sea")
    s.centres = mask_of(centres)


def _load_armies(s: DustState, board: dict[str, Any]) -> None:
    read = s.tables.from_words
    domains = s.tables.domains
    neutral = read("list area", board.get("neutral_capitals", []), "neutral_capitals")
    if not all(s.tables.is_land(area) and s.tables.capitals & BIT[area] for area in neutral):
        raise BadPosition("a neutral capital is a capital (D2.5)", "error-board-neutral")
    s.neutral_capitals = mask_of(neutral)
    for name, colour in _table(board, "colours").items():
        s.colours[domains["force"].number(name)] = read("colour", colour, "colours")
    for name, area in _table(board, "homes").items():
        s.homes[domains["seat"].number(name)] = read("area", area, "homes")
    s.gone = read("set seat", board.get("resigned", []), "resigned")


def _load_cards(s: DustState, board: dict[str, Any]) -> None:
    rules = s.tables
    read = rules.from_words
    seats = rules.domains["seat"]
    places: list[list[int]] = []
    for name, cards in _table(board, "hands").items():
        places.append(read("list card", cards, "hands"))
        s.hands[seats.number(name)] = mask_of(places[-1])
    for name, card in _table(board, "cards").items():
        places.append([read("card", card, "cards")])
        s.cards[seats.number(name)] = places[-1][0]
    places.append(read("list card", board.get("discards", []), "discards"))
    s.discards = mask_of(places[-1])
    seen = mask_of([card for place in places for card in place])
    s.deck = rules.all_cards & ~seen
    if "deck" in board:
        places.append(read("list card", board["deck"], "deck"))
    counted = [card for place in places for card in place]
    if len(set(counted)) != len(counted) or ("deck" in board and mask_of(places[-1]) != s.deck):
        raise BadPosition("every card is in one place (D1.3)", "error-board-cards")
    s.fresh = mask_of(read("list card", board.get("reshuffled", []), "reshuffled"))
    if s.fresh and s.deck & ~s.fresh:
        raise BadPosition("the deck has cards of the last reshuffle only (D1.3)", "error-board-reshuffled")
    for name, given in _table(board, "fresh").items():
        held = (s.hands[seats.number(name)] & s.fresh).bit_count()
        if read("int", given, "fresh") != held:
            sentence = f"{name} holds {held} of the reshuffled cards, not {given} (D1.3)"
            raise BadPosition(sentence, "error-board-fresh", seat=name, held=held, given=str(given))


def _load_round(s: DustState, board: dict[str, Any]) -> None:
    """What holds for this round, and what this turn has seen."""
    read = s.tables.from_words
    s.round = read("int", board.get("round", 1), "round")
    s.used = read("set seat", board.get("used", []), "used")
    s.radar = read("set seat", board.get("radar", []), "radar")
    for name, others in _table(board, "pacts").items():
        s.pacts[s.tables.domains["seat"].number(name)] = read("set seat", others, "pacts")
    s.queue = read("list seat", board.get("queue", []), "queue")
    for pair in read("list list area", board.get("attacked", []), "attacked"):
        if len(pair) != 2:
            raise BadPosition("attacked has pairs of origin and target (D6.6)", "error-board-attacked")
        s.attacked.append(pair[0] * 128 + pair[1])
    s.attacked.sort()
    s.capitals_open = read("bool", board.get("capitals_open", False), "capitals_open")


def _load_scores(s: DustState, board: dict[str, Any]) -> None:
    read = s.tables.from_words
    seats = s.tables.domains["seat"]
    for name, number in _table(board, "vp").items():
        s.vp[seats.number(name)] = read("int", number, "vp")
    for name, number in _table(board, "gained").items():
        s.gained[seats.number(name)] = read("int", number, "gained")
    for name, seat in _table(board, "majorities").items():
        if name not in MAJORITIES:
            guess = did_you_mean(name, list(MAJORITIES))
            sentence = f'"{name}" is no majority (D11.2){guess}'
            raise BadPosition(sentence, "error-board-majority", name=name, guess=guess)
        s.majorities[MAJORITIES.index(name)] = read("seat", seat, "majorities")


def _broken(s: DustState) -> list[tuple[bool, BadPosition]]:
    """The rules a board may break, steps aside: whether it does, and what is said then."""
    rules = s.tables
    colours = [colour for colour in s.colours if colour != NOBODY]
    homes = [home for home in s.homes if home != NOBODY]
    free = members(rules.capitals & ~s.neutral_capitals)
    held = [hand.bit_count() for hand in s.hands]
    owners = mask_of([seat for seat in range(rules.players) if s.pacts[seat] & BIT[seat]])
    left = rules.players - s.gone.bit_count()
    return [
        (min(s.reserve) < 0, too_many_units()),
        (
            s.centres & rules.land_sources != 0,
            BadPosition("no centre stands on a power source (D4.6)", "error-board-centre-source"),
        ),
        (
            s.centres.bit_count() > CENTRES,
            BadPosition(f"there are {CENTRES} centres in all (D1.2)", "error-board-centres", most=CENTRES),
        ),
        (
            len(set(homes)) != len(homes) or not all(home in free for home in homes),
            BadPosition("everybody's home is a capital of their own that is not neutral (D2.3)", "error-board-homes"),
        ),
        (
            len(set(colours)) != len(colours),
            BadPosition("every army has a colour of its own (D2.3)", "error-board-colours"),
        ),
        (
            not 0 <= s.round <= rules.round_limit,
            BadPosition(
                f"the round should be 0 to {rules.round_limit} (D12.5)", "error-board-round", most=rules.round_limit
            ),
        ),
        (
            max(held) > HAND + (s.round == 0),
            BadPosition("nobody holds more than five cards, six before the first round (D4.7)", "error-board-hand"),
        ),
        (
            not s.deck and s.discards != 0,
            BadPosition("when the deck is empty the discards are shuffled (D1.3)", "error-board-deck"),
        ),
        (
            min(s.vp) < 0 or min(s.gained) < 0,
            BadPosition("victory points are never lost (D11.3)", "error-board-points"),
        ),
        (
            len(set(s.queue)) != len(s.queue),
            BadPosition("nobody has two turns in a round (D3.3)", "error-board-queue"),
        ),
        (owners != 0, BadPosition("nobody is their own ally (D10.4)", "error-board-ally")),
        (left < 2, BadPosition("the last who is left has won (D12.5)", "error-board-resigned")),
    ]


def too_many_units() -> BadPosition:
    """The error about units that no box holds."""
    return BadPosition("there are more units of a kind than an army has (D1.1)", "error-board-units")


def check(state: State) -> Problem | None:
    """Why steps and board do not fit together; mechs in the air are on neither, and not in the supply (D10.7)."""
    assert isinstance(state, DustState)
    for step in state.stack:
        force, count = dropped(step)
        state.reserve[force * KINDS + MECH] -= count
    if min(state.reserve) < 0:
        raise too_many_units()
    return check_cards(state) or check_setup(state)


def check_cards(s: DustState) -> Problem | None:
    """Why cards that are picked or drawn in some step to come cannot be."""
    limit = [HAND] * s.tables.players
    drawn = [0] * s.tables.players
    opened = any(card != NO_CARD for card in s.cards)
    for step in s.stack[::-1]:
        if isinstance(step, EndSetup | EndOfRound | CleanUp):  # they are discarded then
            opened = False
        if isinstance(step, KeepCard | ChooseCards | Round) and opened:
            return Problem(
                "whoever picks a card has none open yet", "problem-whoever-picks-a-card-has-none-open-yet", "D3.1"
            )
        if isinstance(step, KeepCard):
            limit = [HAND + 1] * s.tables.players
        if isinstance(step, KeepCard | ChooseCards):
            for seat, action in enumerate(step.answers):
                if action >= 0 and not s.gone & BIT[seat] and action not in step.legal(s, seat):
                    return Problem(
                        f'"{s.tables.seats[seat]}" cannot pick this',
                        "problem-cannot-pick-this",
                        "D3.1",
                        s.tables.seats[seat],
                    )
            if not step.missing(s):
                return Problem("all have picked a card", "problem-all-have-picked-a-card", "D3.1")
        if isinstance(step, DealCard):
            drawn[step.owner] += 1
        if isinstance(step, TakeCards | Discard) and not 0 <= step.left <= HAND:
            return Problem("one draws up to five cards", "problem-one-draws-up-to-five-cards", "D4.7")
    if any(s.hands[seat].bit_count() + drawn[seat] > limit[seat] for seat in range(s.tables.players)):
        return Problem(
            "nobody holds more than five cards, six before the first round",
            "problem-nobody-holds-more-than-five-cards-six-before-the-first-round",
            "D4.7",
        )
    return None


def check_setup(s: DustState) -> Problem | None:
    """Why a set-up that is under way cannot go on."""
    armies = sum([isinstance(step, ChooseArmy) for step in s.stack])
    claims = sum([isinstance(step, ChooseArmy | ClaimCapital) for step in s.stack])
    if armies and armies > s.colours.count(NOBODY):
        return Problem("there is a colour for every army", "problem-there-is-a-colour-for-every-army", "D2.3")
    neutral = any(isinstance(step, NeutralCapitals) for step in s.stack)
    free = (s.tables.capitals & s.empty_land()).bit_count() - claims
    if claims and free < 0:
        return Problem("there is a capital for everybody", "problem-there-is-a-capital-for-everybody", "D2.3")
    if neutral and (free > FORCES - s.tables.players or any(s.colours[force] != NOBODY for force in _neutrals(s))):
        return Problem(
            "there is a neutral army for every capital that is left",
            "problem-there-is-a-neutral-army-for-every-capital-that-is-left",
            "D2.5",
        )
    settlers = sum([isinstance(step, Settle) for step in s.stack])
    sources = sum([isinstance(step, SettleSource) for step in s.stack])
    land = s.empty_land()
    if settlers > land.bit_count() or sources > (land & s.tables.land_sources).bit_count():
        return Problem("there is land for all who settle", "problem-there-is-land-for-all-who-settle", "D2.6")
    return None


def _neutrals(s: DustState) -> range:
    return range(s.tables.players, FORCES)


def dropped(step: Any) -> tuple[int, int]:
    """Whose mechs are in the air in a step, and how many: those of a battle, or on their way back from one."""
    battle = getattr(step, "battle", None)
    if isinstance(battle, Battle):
        return battle.attacker, battle.forces[ATTACK][MECH] if battle.kind == DROP else 0
    if isinstance(step, GoHome | Home):
        return step.player, step.left
    return 0, 0


def fill(rules: "DustRules", board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
    """Deal the cards the viewer has not seen to the hands they do not know, and the rest to the deck."""
    seen: set[str] = set(board["discards"]) | set(board["cards"].values())
    for cards in board["hands"].values():
        if isinstance(cards, list):
            seen |= set(cards)
    fresh = set(board.get("reshuffled", rules.card_names))
    unseen = [name for name in sorted(rules.card_names) if name not in seen]
    new, old = [name for name in unseen if name in fresh], [name for name in unseen if name not in fresh]
    rng.shuffle(new)
    rng.shuffle(old)
    for name, cards in board["hands"].items():
        if not isinstance(cards, list):
            taken = board.get("fresh", {}).get(name, cards)
            board["hands"][name] = sorted([new.pop() for _ in range(taken)] + [old.pop() for _ in range(cards - taken)])
    board["deck"] = sorted(new)
    for step in steps:
        for name, answer in dict(step.get("answers", {})).items():
            if answer == "?":
                verb = "keep" if step["step"] == "keep-card" else "play"
                cards = board["hands"][name] or sorted(board["discards"])  # picked by somebody resigned since (D12.5)
                step["answers"][name] = f"{verb} {rng.choice(cards)}"
