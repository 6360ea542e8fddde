"""What a seat of Dust may know (D1.11): nothing secret is in a view, a prompt, an event, an error or a record."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sandtable.core.event import Sink
from sandtable.core.position import from_text, to_text
from sandtable.core.registry import register
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.space import UNSEEN
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.board import DustState
from sandtable.table.record import Entry, Record, Setup, give_up
from sandtable.table.table import Table
from sandtable.testing import cites
from sandtable.testing.twins import check_twins
from tests.dust.once import ONCE
from tests.dust.positions import EDITIONS, at, rules_with, seen

register(GAME)

FIRST, SECOND, THIRD = 0, 1, 2
HANDS = """
hands.first = ["nurse-511", "koshka-421"]
hands.second = ["sigrid-241", "diplomat-331", "missiles-412"]
hands.third = ["rocket-troops-115"]
discards = ["nurse-115"]
"""
CARDS = rules_with(edition="premium", players=2).domains["card"].names


def cards_in(content: object) -> set[str]:
    """All cards that are named anywhere in what somebody is sent."""
    text = json.dumps(content)
    return {card for card in CARDS if f'"{card}"' in text or f" {card}" in text}


# Views


@cites("D1.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_hands_one_sees_ones_own_and_of_the_others_their_number(edition: str) -> None:
    play = at("alaska: first 1T", "choose-cards, end-of-round", HANDS, edition=edition, players=3)
    assert seen(play, "first")["hands"] == {"first": ["koshka-421", "nurse-511"], "second": 3, "third": 1}
    assert seen(play, "second")["hands"]["first"] == 2
    spectator = play.state.view(SPECTATOR)["board"]
    assert spectator["hands"] == {"first": 2, "second": 3, "third": 1}
    for view in (seen(play, "first"), spectator):
        assert view["deck"] == 45 - 7
        assert view["discards"] == ["nurse-115"]
    assert cards_in(spectator) == {"nurse-115"}
    assert cards_in(seen(play, "first")) == {"nurse-115", "nurse-511", "koshka-421"}


@cites("D1.11", "D3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_was_picked_is_secret_until_all_have_picked(edition: str) -> None:
    play = at("alaska: first 1T", "choose-cards, move-phase first 1", HANDS, edition=edition, players=3)
    play.do("play sigrid-241", "second")
    for viewer in (FIRST, THIRD, SPECTATOR):
        view = play.state.view(viewer)
        assert view["steps"][0]["answers"] == {"second": "?"}, "everybody sees that a card was picked"
        assert "sigrid-241" not in cards_in(view)
        assert view["board"]["hands"]["second"] == 3
    assert play.state.view(SECOND)["steps"][0]["answers"] == {"second": "play sigrid-241"}
    play.do("play nurse-511", "first")
    play.do("play diplomat-331", "second")  # who thinks better of it
    assert not play.happened("card-opened")
    play.do("play rocket-troops-115", "third")
    for viewer in (FIRST, SECOND, THIRD, SPECTATOR):
        assert play.state.view(viewer)["board"]["cards"] == {
            "first": "nurse-511",
            "second": "diplomat-331",
            "third": "rocket-troops-115",
        }
        assert ("sigrid-241" in cards_in(play.state.view(viewer))) == (viewer == SECOND), "the second still holds it"


@cites("D1.11", "D2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_set_up_each_sees_their_six_and_then_the_cards_that_were_kept(edition: str) -> None:
    rules = rules_with(edition=edition, players=3)
    state, rng = rules.start(), Random(7)
    assert isinstance(state, DustState)
    while state.seat == CHANCE:
        owner, sink = state.describe()["steps"][0]["owner"], Sink()
        state.apply(state.draw(rng), CHANCE, sink)
        for viewer in (FIRST, SECOND, THIRD, SPECTATOR):
            told = [event.seen_by(viewer) for event in sink.events]
            mine = viewer >= 0 and rules.seats[viewer] == owner
            assert len(cards_in(told)) == (1 if mine else 0)
    for viewer in (FIRST, SECOND, THIRD):
        assert len(cards_in(state.view(viewer))) == 6
    assert cards_in(state.view(SPECTATOR)) == set()
    kept = [state.legal(seat)[0] for seat in range(3)]
    for seat, action in enumerate(kept):
        state.apply(action, seat)
    assert len(cards_in(state.view(SPECTATOR))) == 3
    assert len(cards_in(state.view(FIRST))) == 5 + 3


@cites("D1.11", "D4.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bought_cards_only_their_owner_sees_discards_everybody(edition: str) -> None:
    play = at("alaska: first 1T", "take-cards first 2, move-phase first 1", HANDS, edition=edition, players=3)
    sink = Sink()
    play.state.apply(play.state.rules.space.parse("discard nurse-511"), FIRST, sink)
    for viewer in (FIRST, SECOND, SPECTATOR):
        assert cards_in([event.seen_by(viewer) for event in sink.events]) == {"nurse-511"}
    play.do("done")
    sink = Sink()
    play.state.apply(play.state.rules.space.parse("deal mech-builder-511"), CHANCE, sink)
    assert cards_in([event.seen_by(FIRST) for event in sink.events]) == {"mech-builder-511"}
    for viewer in (SECOND, THIRD, SPECTATOR):
        assert [event.seen_by(viewer) for event in sink.events] == [{"event": "drew-unseen", "seat": "first"}]
        assert "mech-builder-511" not in cards_in(play.state.view(viewer))
    assert "mech-builder-511" in cards_in(play.state.view(FIRST))


@cites("D1.11", "D3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_from_the_top_of_the_deck_lies_open(edition: str) -> None:
    hands = 'hands.first = ["nurse-511"]'
    play = at("alaska: first 1T", "top-card second, move-phase first 1", hands, edition=edition, players=3)
    play.chance("deal sigrid-241")
    assert play.state.view(SPECTATOR)["board"]["cards"] == {"second": "sigrid-241"}


# Errors, prompts, records


@cites("D1.11", "D3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_error_does_not_tell_where_a_card_is(edition: str) -> None:
    """In another hand, in the deck, on the discards: one does not hold it, and that is all."""
    play = at("alaska: first 1T", "choose-cards, end-of-round", HANDS, edition=edition, players=3)
    space = play.state.rules.space
    said = {
        str(play.state.refusal(space.parse(f"play {card}"), FIRST)).replace(card, "it")
        for card in ("sigrid-241", "rocket-troops-115", "mech-builder-511", "nurse-115")
    }
    assert len(said) == 1


@cites("D1.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_not_asked_gets_no_choices(edition: str) -> None:
    play = at("alaska: first 1T", "take-cards first 2, move-phase first 1", HANDS, edition=edition, players=3)
    assert cards_in(play.state.prompt(FIRST).content()) == {"nurse-511", "koshka-421"}
    for viewer in (SECOND, THIRD, SPECTATOR):
        assert cards_in(play.state.prompt(viewer).content()) == set()


@cites("D1.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_shows_a_seat_what_it_saw(edition: str) -> None:
    """Draws are shown to who drew; the cards that were picked to everybody, once all are open."""
    rules = rules_with(edition=edition, players=3)
    entries = random_entries(rules, Random(3), 130)
    whole = Record(setup=Setup.of(rules), entries=entries)
    spectator, first = whole.seen_by(SPECTATOR), whole.seen_by(FIRST)
    hidden = [entry.words == UNSEEN for entry in spectator.entries]
    assert hidden[: 3 * 6] == [True] * 18
    assert [entry.words for entry in first.entries[:18]] == [
        entry.words if place % 3 == FIRST else UNSEEN for place, entry in enumerate(entries[:18])
    ]
    keeping = [place for place, entry in enumerate(entries) if entry.words.startswith("keep ")]
    assert [spectator.entries[place] for place in keeping] == [entries[place] for place in keeping]
    before = Record(setup=Setup.of(rules), entries=entries[: keeping[-1]]).seen_by(SPECTATOR)
    assert [before.entries[place].words for place in keeping[:-1]] == [UNSEEN, UNSEEN]


def random_entries(rules: Rules, rng: Random, count: int) -> list[Entry]:
    """The beginning of a random game."""
    state = rules.start()
    entries: list[Entry] = []
    while len(entries) < count:
        seat = state.seat
        action = state.draw(rng) if seat == CHANCE else rng.choice(state.legal())
        entries.append(Entry(seat, rules.space.words(action)))
        state.apply(action, seat)
    return entries


@cites("D1.11")
def test_a_table_tells_nobody_more() -> None:
    table = Table(rules_with(edition="original", players=4), seed="secrets")
    for viewer in (*range(4), SPECTATOR):
        sent = [table.view(viewer), table.events(viewer), [entry.words for entry in table.record_for(viewer).entries]]
        assert len(cards_in(sent)) == (6 if viewer >= 0 else 0)


# Possible worlds


@pytest.fixture
def once_made() -> Iterator[None]:
    """The registry knows the game that remembers its rules."""
    register(ONCE)
    yield
    register(GAME)


SECRETS = ("KeepCard", "DealCard", "ChooseCards", "Discard", "TopCard", "AskKoshka", "Buy", "AskNurse")
"""Steps at which hands matter, or cards go from one place to another."""


@cites("D1.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.usefixtures("once_made")
def test_worlds_that_differ_in_secrets_only_look_the_same(edition: str, players: int) -> None:
    """Twin worlds side by side, where cards are dealt, picked, discarded and shuffled again."""
    rules = ONCE.rules({"edition": edition, "players": players})
    rng = Random(f"twins {edition} {players}")
    state = rules.start()
    assert isinstance(state, DustState)
    left = Counter(dict.fromkeys(SECRETS, 1))
    deck, shuffled = 45, 0
    while not state.is_over() and state.round < 6:
        step = type(state.stack[-1]).__name__
        just = state.deck.bit_count() > deck
        deck, shuffled = state.deck.bit_count(), shuffled + just
        if (just and shuffled < 3) or (left[step] > 0 and rng.random() < 0.3):
            left[step] -= 1
            check_twins(state, rng)
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    assert left["ChooseCards"] < 1
    assert shuffled or players == 2


@cites("D1.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sampled_world_is_one_the_view_allows(edition: str) -> None:
    play = at("alaska: first 1T", "choose-cards, end-of-round", HANDS, edition=edition, players=3)
    play.do("play sigrid-241", "second")
    view = play.state.view(FIRST)
    dealt: Counter[str] = Counter()
    for number in range(600):
        world = play.state.rules.sample(view, Random(number))
        assert world.view(FIRST) == view
        board = world.describe()["board"]
        assert board["hands"]["first"] == ["koshka-421", "nurse-511"]
        assert len(board["hands"]["second"]) == 3
        picked = world.describe()["steps"][0]["answers"]["second"].removeprefix("play ")
        assert picked in board["hands"]["second"]
        dealt.update(board["hands"]["second"])
    # 42 cards are unseen, so each is in that hand in 3 of 42 worlds: 43 of 600, give or take.
    assert len(dealt) == 42
    assert min(dealt.values()) > 15 and max(dealt.values()) < 80
    assert not {"koshka-421", "nurse-511", "nurse-115"} & set(dealt)


@cites("D1.3", "D1.11")
def test_after_a_reshuffle_nobody_is_dealt_what_they_cannot_hold() -> None:
    """Whoever counts draws knows that old hands have none of the cards that were shuffled, and the deck only those."""
    names = list(rules_with(edition="premium", players=2).domains["card"].names)
    hands = f"hands.first = {names[:3]}\nhands.second = {names[3:7]}\n"
    board = f"{hands}discards = {names[7:8] + names[10:]}\ndeck = {names[8:10]}\n"
    play = at("alaska: first 1T", "deal-card first, deal-card first, deal-card second, choose-cards", board)
    play.chance(f"deal {names[8]}", f"deal {names[9]}", f"deal {names[10]}")
    for viewer, other, old, new in ((FIRST, "second", 4, 1), (SECOND, "first", 5, 0)):
        view = play.state.view(viewer)
        assert view["board"]["fresh"] == {"first": 0, "second": 1}
        for number in range(20):
            world = play.state.rules.sample(view, Random(number))
            assert world.view(viewer) == view
            found = world.describe()["board"]
            assert len(set(found["hands"][other]) & {*names[:7], *names[8:10]}) == old
            assert len(set(found["hands"][other]) & {names[7], *names[10:]}) == new
            assert set(found["deck"]) <= {names[7], *names[10:]}


@cites("D1.11", "D12.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_resigns_after_picking_leaves_worlds_that_can_be(edition: str) -> None:
    """Their hand is discarded, the card they picked with it; their answer stays and no longer counts."""
    steps = "choose-cards, move-phase first 1, end-of-round"
    play = at("alaska: first 1T", steps, HANDS, edition=edition, players=3)
    play.do("play sigrid-241", "second")
    give_up(play.state, SECOND, None)
    for viewer in (FIRST, THIRD, SPECTATOR):
        view = play.state.view(viewer)
        assert view["steps"][0]["answers"] == {"second": "?"}
        assert play.state.rules.sample(view, Random(1)).view(viewer) == view
    again = from_text(to_text(play.state), play.state.rules)
    for state in (play.state, again):
        state.apply(state.rules.space.parse("play nurse-511"), FIRST)
        state.apply(state.rules.space.parse("play rocket-troops-115"), THIRD)
        assert state.describe()["board"]["cards"] == {"first": "nurse-511", "third": "rocket-troops-115"}
