"""Orders as players of Dust write them: every form read and printed, and a sentence for each mistake."""

from random import Random

import pytest

from sandtable.core import orders
from sandtable.core.errors import BadInput, IllegalAction
from sandtable.core.registry import register
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.notation import EXAMPLES, TARGETS, expanded, shortened
from sandtable.table.draft import Draft, spelt
from sandtable.testing.tables import random_order
from sandtable.text.wording import Wording
from tests.dust.positions import EDITIONS, area, areas, at, rules_with

register(GAME)

FORMS = {
    "move alaska>yukon 3T 1M": "move alaska, to yukon, take tank 3, take mech 1, done",
    "move alaska>yukon 2B +mexico:1 +brazil:3": (
        "move alaska, to yukon, take bomber 2, join mexico 1, join brazil 3, done"
    ),
    "attack alaska>yukon 1T 2M 3F 4B": (
        "attack alaska, on yukon, take tank 1, take mech 2, take fighter 3, take bomber 4, done"
    ),
    "attack bering-sea>north-pacific 12S": "attack bering-sea, on north-pacific, take submarine 12, done",
    "raid alaska>bering-sea 2B": "raid alaska, on bering-sea, take bomber 2, done",
    "bombard bering-sea>alaska 2S": "bombard bering-sea, on alaska, take submarine 2, done",
    "drop yukon<alaska:2<mexico:1": "drop, on yukon, from alaska 2, from mexico 1, done",
    "missiles yukon": "missiles, on yukon",
    "buy 3T 1C 2K": "buy tank 3, buy centre 1, buy card 2, done",
    "buy 1T 1M 1F 1B 1S": "buy tank 1, buy mech 1, buy fighter 1, buy bomber 1, buy submarine 1, done",
    "hire south-china 2T 1M": "hire south-china, take tank 2, take mech 1, done",
    "withdraw 2T 1F": "withdraw tank 2, withdraw fighter 1, done",
    "use 2T 1F": "use, withdraw tank 2, withdraw fighter 1, done",
    "kill 1T 1M": "kill tank 1, kill mech 1, done",
}
WORDS = (
    "put alaska 3",
    "flee yukon 2",
    "to yukon",
    "build alaska",
    "mech alaska",
    "army red, claim alaska",
    "settle alaska",
    "keep nurse-511",
    "play nurse-511",
    "discard nurse-511",
    "ally second",
    "losses 2",
    "use",
    "decline",
    "done",
)
"""What is short as it is."""


# Every form


@pytest.mark.parametrize(("short", "words"), FORMS.items(), ids=FORMS)
def test_a_short_order_is_read_and_printed(short: str, words: str) -> None:
    assert expanded(short) == words
    assert shortened(words) == short
    assert shortened(expanded(short)) == short


@pytest.mark.parametrize("words", [*FORMS.values(), *WORDS])
def test_words_of_the_record_are_understood_as_they_are(words: str) -> None:
    assert expanded(words) == words


@pytest.mark.parametrize("words", WORDS)
def test_what_is_short_as_it_is_stays_so(words: str) -> None:
    assert shortened(words) == words


def test_there_is_a_form_and_an_example_for_every_verb_that_opens_a_longer_order() -> None:
    assert {short.split()[0] for short in FORMS} == set(EXAMPLES)
    assert set(EXAMPLES) >= set(TARGETS)
    for example in EXAMPLES.values():
        assert shortened(expanded(example)) == example
    verbs = {verb.name for verb in rules_with(edition="premium", players=2).space.verbs}
    inside = {"to", "take", "join", "on", "from"}  # parts of longer orders; "to" is an order of its own for the nurse
    said = {part.split()[0] for words in WORDS for part in words.split(", ")}
    assert set(EXAMPLES) | said | inside | {"deal", "lot", "hits"} == verbs


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move alaska>yukon 1M 3T", "move alaska>yukon 3T 1M"),
        ("attack alaska>yukon 4B 1T 3F 2M", "attack alaska>yukon 1T 2M 3F 4B"),
        ("buy 2K 1C 3T", "buy 3T 1C 2K"),
        ("withdraw 1F 2T", "withdraw 2T 1F"),
        ("hire south-china 1M 2T", "hire south-china 2T 1M"),
        ("attack alaska>yukon 3t 1m", "attack alaska>yukon 3T 1M"),
        ("MOVE alaska>yukon 3T", "move alaska>yukon 3T"),
        ("  attack   alaska > yukon   3T ", "attack alaska>yukon 3T"),
        ("drop yukon < alaska:2 < mexico : 1", "drop yukon<alaska:2<mexico:1"),
        ("move alaska>yukon 2B + mexico:1", "move alaska>yukon 2B +mexico:1"),
        ("move alaska>yukon 2B, join mexico 1, done", "move alaska>yukon 2B +mexico:1"),
        ("buy 3T, buy 1C, done", "buy 3T 1C"),
        ("buy 03T", "buy 3T"),
    ],
)
def test_letters_in_any_sequence_small_letters_spaces_and_parts_with_commas(typed: str, meant: str) -> None:
    assert shortened(expanded(typed)) == meant


@pytest.mark.parametrize("name", ["12", "c1"])
def test_areas_of_ones_own_map_may_be_called_by_numbers(name: str) -> None:
    """The printed board has no names, so who draws it up may number its areas."""
    for short in (
        f"hire {name} 2T",
        f"move {name}>13 3T",
        f"drop {name}<7:2",
        f"missiles {name}",
        f"move 7>13 1B +{name}:2",
    ):
        words = expanded(short)
        assert shortened(words) == short
        assert expanded(words) == words


def test_a_part_of_an_order_is_closed_only_at_its_end() -> None:
    assert expanded("buy 3T, buy centre 1") == "buy tank 3, buy centre 1"
    assert expanded("buy 3T") == "buy tank 3, done"


# At a table


def test_an_order_in_short_does_what_it_says() -> None:
    play = at("alaska: first 3T 2M", "move-phase first 1")
    play.do("move alaska>yukon 1M 2T")
    assert areas(play) == {"alaska": "first 1T 1M", "yukon": "first 2T 1M"}
    words = at("alaska: first 3T 2M", "move-phase first 1")
    words.do("move alaska, to yukon, take tank 2, take mech 1")
    assert areas(words) == areas(play)


def test_a_close_nobody_asks_for_does_no_harm() -> None:
    """All units go, so there is nothing more to choose, and the order is complete without it."""
    play = at("alaska: first 1T", "move-phase first 1")
    play.do("move alaska>yukon 1T")
    assert area(play, "yukon") == "first 1T"


def test_bombers_that_join_in() -> None:
    play = at("alaska: first 2B; mexico: first 1T 2B; brazil: first 1B", "move-phase first 1", edition="original")
    play.do("move alaska>congo 2B +brazil:1 +mexico:1")
    assert areas(play) == {"mexico": "first 1T 1B", "congo": "first 4B"}


def test_what_is_not_possible_or_too_much_is_an_error_and_nothing_happens() -> None:
    play = at("alaska: first 1T", "move-phase first 1")
    with pytest.raises(IllegalAction):
        play.do("move alaska>yukon 2T")
    with pytest.raises(BadInput, match='the order is complete after "move alaska>yukon 1T"'):
        play.do("move alaska>yukon 1T, attack alaska")
    assert areas(play) == {"alaska": "first 1T"}, "an order is carried out whole or not at all"


def test_a_draft_takes_short_orders_too() -> None:
    play = at("alaska: first 3T 2M", "move-phase first 1")
    draft = Draft(play.state.copy(), 0)
    draft.add("move alaska>yukon 2T")
    assert "done" not in draft.following("")
    capitals = spelt(play.state.rules, "MOVE ALASKA>YUKON 2T")
    assert shortened(expanded(capitals)) == "move alaska>yukon 2T"


# Random games


def replayed(state: State, rng: Random) -> str:
    """A random order of who is asked, given to the state: as it is written, it is read as the same actions."""
    seat = state.seat
    words = random_order(state.copy(), seat, rng)
    actions = [state.rules.space.parse(part) for part in words.split(", ")]
    short = orders.written(state, actions)
    assert orders.read(state, seat, short) == actions, short
    assert orders.read(state, seat, words) == actions, words
    assert orders.read(state, seat, spelt(state.rules, short.upper())) == actions, short
    for action in actions:
        state.apply(action, seat)
    return short


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_random_games_every_order_that_is_written_is_read_as_the_same(edition: str) -> None:
    """Games of two to six players; the forms of this edition all come up."""
    met: set[str] = set()
    for players in (2, 3, 4, 5, 6):
        for game in range(2):
            rng = Random(f"notation {edition} {players} {game}")
            state = rules_with(edition=edition, players=players).start()
            while not state.is_over():
                if state.seat == CHANCE:
                    state.apply(state.draw(rng))
                else:
                    short = replayed(state, rng)
                    met.add("move +" if "+" in short else short.split()[0])
                    if short.startswith("use "):
                        met.add("radar")
    wanted = {"move", "attack", "raid", "bombard", "drop", "missiles", "buy", "withdraw", "kill", "put", "flee", "ally"}
    wanted |= {"hire"} if edition in ("premium", "standard") else set()
    wanted |= {"move +", "radar"} if edition == "original" else set()
    assert wanted <= met


# Mistakes

UNITS = "T tank, M mech, F fighter, B bomber, S submarine"
MISTAKES = {
    "move alaska>yukon": '"move alaska>yukon" does not say which units; write for example "move alaska>yukon 3T 1M"',
    "attack alaska>yukon +mexico:1": (
        '"attack alaska>yukon +mexico:1" does not say which units; write for example "attack alaska>yukon 3T 1M"'
    ),
    "drop yukon": '"drop yukon" does not say which units; write for example "drop yukon<alaska:2<mexico:1"',
    "move alaska yukon 3T": '"move alaska yukon 3T" is not understood; write for example "move alaska>yukon 3T 1M"',
    "attack alaska>yukon>mexico 3T": (
        '"attack alaska>yukon>mexico 3T" is not understood; write for example "attack alaska>yukon 3T 1M"'
    ),
    "raid alaska>": '"raid alaska>" is not understood; write for example "raid alaska>bering-sea 2B"',
    "bombard >alaska 2S": '"bombard >alaska 2S" is not understood; write for example "bombard bering-sea>alaska 2S"',
    "move alaska>yukon 2B +mexico": (
        '"move alaska>yukon 2B +mexico" is not understood; write for example "move alaska>yukon 2B +mexico:1"'
    ),
    "drop yukon<alaska": '"drop yukon<alaska" is not understood; write for example "drop yukon<alaska:2<mexico:1"',
    "drop <alaska:2": '"drop <alaska:2" is not understood; write for example "drop yukon<alaska:2<mexico:1"',
    "missiles yukon alaska": '"missiles yukon alaska" is not understood; write for example "missiles yukon"',
    "hire 2T": '"hire 2T" is not understood; write for example "hire south-china 2T 1M"',
    "attack alaska>yukon 3X": (
        f'"3X" in "attack alaska>yukon 3X" names no units; write a number and a letter: {UNITS}'
    ),
    "attack alaska>yukon 3C": (
        f'"3C" in "attack alaska>yukon 3C" names no units; write a number and a letter: {UNITS}'
    ),
    "attack alaska>yukon T3": (
        f'"T3" in "attack alaska>yukon T3" names no units; write a number and a letter: {UNITS}'
    ),
    "buy 3Q": f'"3Q" in "buy 3Q" names no units; write a number and a letter: {UNITS}, C centre, K card',
    "buy 3": f'"3" in "buy 3" names no units; write a number and a letter: {UNITS}, C centre, K card',
    "buy T3": f'"T3" in "buy T3" names no units; write a number and a letter: {UNITS}, C centre, K card',
    "withdraw 1T fighter": f'"fighter" in "withdraw 1T fighter" names no units; write a number and a letter: {UNITS}',
    "use 2Q": f'"2Q" in "use 2Q" names no units; write a number and a letter: {UNITS}',
    "buy 2T 3T": '"T" is in "buy 2T 3T" twice; write each letter once',
    "kill 0T": '"0T": the number should be from 1 to 60',
    "buy 61T": '"61T": the number should be from 1 to 60',
    "buy 999999999999T": '"999999999999T": the number should be from 1 to 60',
    "drop yukon<alaska:0": '"alaska:0": the number should be from 1 to 60',
    # What only the engine's own words can tell
    "move alaska>yukno 3T": '"yukno" is no area; did you mean "yukon"?',
    "missiles yukno": '"yukno" is no area; did you mean "yukon"?',
    "buy tnak 3": '"tnak" is no item; did you mean "tank"?',
    "buy tank": '"buy tank" is not of the form "buy <item> <count>"',
    "mvoe alaska>yukon 3T": '"mvoe" is no order here; did you mean "move"?',
    "": "an action needs at least one word",
}


@pytest.mark.parametrize(("order", "expected"), MISTAKES.items(), ids=MISTAKES)
def test_a_malformed_order_is_told_in_one_sentence(order: str, expected: str) -> None:
    play = at("alaska: first 3T 2M", "move-phase first 1")
    with pytest.raises(BadInput) as refusal:
        play.do(order)
    assert str(refusal.value) == expected
    assert refusal.value.said.message


def test_an_unknown_area_names_some_that_are_known() -> None:
    play = at("alaska: first 3T 2M", "move-phase first 1")
    with pytest.raises(BadInput, match=r'^"nowhere" is no area; known are '):
        play.do("move alaska>nowhere 3T")


@pytest.mark.parametrize(
    ("order", "german", "italian"),
    [
        (
            "move alaska>yukon",
            '"move alaska>yukon" sagt nicht, welche Einheiten; schreib zum Beispiel "move alaska>yukon 3T 1M"',
            '"move alaska>yukon" non dice quali unità; scrivi per esempio "move alaska>yukon 3T 1M"',
        ),
        (
            "missiles yukon alaska",
            '"missiles yukon alaska" ist nicht zu verstehen; schreib zum Beispiel "missiles yukon"',
            '"missiles yukon alaska" non si capisce; scrivi per esempio "missiles yukon"',
        ),
        (
            "buy 3Q",
            '"3Q" in "buy 3Q" nennt keine Einheiten; schreib eine Zahl und einen Buchstaben: T Panzer, M Mech, '
            "F Jäger, B Bomber, S U-Boot, C Produktionszentrum, K Karte",
            '"3Q" in "buy 3Q" non indica unità; scrivi un numero e una lettera: T carro armato, M robot, F caccia, '
            "B bombardiere, S sommergibile, C centro di produzione, K carta",
        ),
        (
            "use 2Q",
            '"2Q" in "use 2Q" nennt keine Einheiten; schreib eine Zahl und einen Buchstaben: T Panzer, M Mech, '
            "F Jäger, B Bomber, S U-Boot",
            '"2Q" in "use 2Q" non indica unità; scrivi un numero e una lettera: T carro armato, M robot, F caccia, '
            "B bombardiere, S sommergibile",
        ),
        (
            "buy 2T 3T",
            '"T" steht zweimal in "buy 2T 3T"; schreib jeden Buchstaben einmal',
            '"T" compare due volte in "buy 2T 3T"; scrivi ogni lettera una volta',
        ),
        ("buy 61T", '"61T": die Zahl liegt zwischen 1 und 60', '"61T": il numero va da 1 a 60'),
    ],
)
def test_it_is_told_in_german_and_italian(order: str, german: str, italian: str) -> None:
    rules = rules_with(edition="premium", players=2)
    with pytest.raises(BadInput) as refusal:
        expanded(order)
    assert Wording.of(rules, "de").error(refusal.value) == german
    assert Wording.of(rules, "it").error(refusal.value) == italian
    assert Wording.of(rules, "en").error(refusal.value) == str(refusal.value)


def test_why_not_understands_the_short_form() -> None:
    """The close that a short order implies is not asked about if the order is complete without it."""
    play = at("alaska: first 3T 2M; brazil: second 1T", "move-phase first 1, end-of-round")
    draft = Draft(play.state.copy(), 0)
    assert draft.why_not("move alaska>yukon 2T 1M") is None
    assert draft.why_not("move alaska>yukon 3T 2M") is None
    ban = draft.why_not("move alaska>brazil 2T 1M")
    assert ban is not None and ban.rule == "D5.7"
