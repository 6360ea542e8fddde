"""D3: the cards of a round, and whose turn comes when."""

from typing import Any

import pytest

from sandtable.core.errors import BadPosition
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.tables import SEATS
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, at, seen
from tests.dust.realms import CAPITALS, LADDER, centres_of, dust, next_to, realm

NAMES = dust().card_names
CARDS = ("mech-builder-142", "nurse-322", "sigrid-142", "diplomat-331")
"""Of four seats: combat 1, 3, 1, 3; movement 4, 2, 4, 3; stars 3, 1, 1, 3."""
BUILDER = f'cards.first = "mech-builder-214"\nhands.first = ["nurse-511"]\n{centres_of(1, 1)}'
IN_TURN = ["fourth", "second", "first", "third"]


def round_of(edition: str, *cards: str, players: int = 0, board: str = "") -> Play:
    """A round begins; every seat holds one card, an empty word stands for an empty hand."""
    hands = [f'hands.{seat} = ["{card}"]' for seat, card in zip(SEATS, cards, strict=False) if card]
    words = "\n".join([*hands, board])
    return at("", "round", words, edition=edition, players=players or len(cards))


def chosen(edition: str, *cards: str, board: str = "") -> Play:
    """A round after the cards were played."""
    play = round_of(edition, *cards, board=board)
    for seat, card in zip(SEATS, cards, strict=False):
        play.do(f"play {card}", seat)
    return play


def pass_on(play: Play) -> list[str]:
    """Decline and buy nothing until the round is scored; who had a turn, in order."""
    while play.asked != "nobody" and not play.happened("scored"):
        play.do(next(words for words in ("decline", "done") if words in play.legal))
    return [str(event["seat"]) for event in play.events if event["event"] == "turn"]


# D3.1


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.1")
def test_everybody_picks_in_secret_and_all_are_revealed_together(edition: str) -> None:
    play = at(
        "",
        "round",
        f"hands.first = {NAMES[:3]}\nhands.second = {NAMES[3:5]}\nhands.third = {NAMES[5:10]}",
        edition=edition,
        players=3,
    )
    assert play.step == "choose-cards" and play.state.asked() == [0, 1, 2]
    play.do(f"play {NAMES[9]}", "third")
    play.do(f"play {NAMES[1]}", "first")
    view = play.state.view(1)
    assert view["steps"][0]["answers"] == {"first": "?", "third": "?"}
    assert view["board"]["cards"] == {} and view["board"]["hands"]["first"] == 3
    play.do(f"play {NAMES[4]}", "second")
    assert seen(play, "second")["cards"] == {"first": NAMES[1], "second": NAMES[4], "third": NAMES[9]}
    assert [len(hand) for hand in play.board["hands"].values()] == [2, 1, 4]


@cites("D3.1")
def test_only_a_card_of_the_own_hand() -> None:
    play = at("", "round", f"hands.first = {NAMES[:2]}\nhands.second = {NAMES[2:4]}\ndiscards = {NAMES[4:6]}")
    assert sorted(play.legal) == sorted(f"play {card}" for card in NAMES[:2])
    for other in (NAMES[2], NAMES[4], NAMES[6]):  # another hand's, a discarded one, one of the deck
        assert play.rule_against(f"play {other}") == "D3.1"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.1")
def test_the_card_lies_open_until_the_end_of_the_round_and_is_discarded_then(edition: str) -> None:
    board = f"discards = {NAMES[20:21]}\nhands.third = {['nurse-511', 'nurse-151']}"
    play = round_of(edition, "nurse-322", "nurse-115", players=3, board=board)
    for seat, card in (("first", "nurse-322"), ("second", "nurse-115"), ("third", "nurse-151")):
        play.do(f"play {card}", seat)
    opened = {"first": "nurse-322", "second": "nurse-115", "third": "nurse-151"}
    while not play.happened("scored"):
        assert play.board["cards"] == opened
        play.do("done")
    assert play.board["cards"] == {}
    assert play.board["discards"] == sorted([NAMES[20], *opened.values()])
    assert play.board["round"] == 4
    assert play.step == "choose-cards" and play.asked == "third"  # the others have no cards left


# D3.2


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.2")
def test_an_empty_hand_plays_the_top_card_free(edition: str) -> None:
    """The ruling for the premium edition, the text of the others; it costs no production point."""
    home = f'homes.second = "{CAPITALS[0]}"\n{centres_of(1, 1)}'
    play = at(
        realm(1, 1, 1, seat="second"),
        "round",
        f'hands.first = ["nurse-511"]\n{home}',
        edition=edition,
        players=2,
    )
    assert play.state.asked() == [0]
    play.do("play nurse-511", "first")
    assert play.asked == "chance" and len(play.legal) == 44  # no choice, any card nobody has seen
    play.chance("deal sigrid-214")
    assert play.board["cards"] == {"first": "nurse-511", "second": "sigrid-214"}
    assert play.last("card-opened") == {"event": "card-opened", "seat": "second", "card": "sigrid-214"}
    assert play.board["hands"]["second"] == []
    pass_on(play)
    points = [event["points"] for event in play.events if event["event"] == "production"]
    assert points == [6, 6 + 3 + 4]


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.2")
def test_nobody_is_asked_when_all_hands_are_empty(edition: str) -> None:
    play = round_of(edition, "", "", "")
    assert play.asked == "chance"
    play.chance("deal nurse-115", "deal nurse-511", "deal nurse-322")
    assert play.board["cards"] == {"first": "nurse-115", "second": "nurse-511", "third": "nurse-322"}
    assert pass_on(play) == ["second", "third", "first"]


@cites("D3.2", "D1.3")
def test_the_top_card_may_be_the_last_of_the_deck() -> None:
    hands = f"hands.first = {NAMES[:5]}\nhands.second = {NAMES[5:10]}\n"
    play = at("", "round", f"{hands}deck = ['{NAMES[10]}', '{NAMES[11]}']\ndiscards = {NAMES[12:]}", players=4)
    play.do(f"play {NAMES[0]}", "first")
    play.do(f"play {NAMES[5]}", "second")
    play.chance(f"deal {NAMES[10]}", f"deal {NAMES[11]}")
    assert play.last("reshuffled")["cards"] == 33
    assert len(play.board["deck"]) == 33 and play.board["discards"] == []
    assert not set(play.board["cards"].values()) & set(play.board["deck"])


@cites("D3.2")
def test_who_plays_the_top_card_has_none_open() -> None:
    with pytest.raises(BadPosition, match=r"D3\.2"):
        at("", "top-card first", 'cards.first = "nurse-511"')


# D3.3


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.3")
def test_turns_go_by_combat_then_movement_then_stars(edition: str) -> None:
    play = chosen(edition, *CARDS)
    assert play.last("turn") == {"event": "turn", "seat": "fourth"}
    assert play.board["queue"] == IN_TURN[1:]
    assert pass_on(play) == IN_TURN


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.3")
def test_a_turn_is_production_movement_combat(edition: str) -> None:
    """Each with the values of the card: three moves and two attacks here."""
    card = "mech-builder-232"
    base = "central-europe"
    assert base in CAPITALS and {"western-europe", "russia"} <= set(next_to(base))
    play = at(
        f"{base}: first 2T 2F; western-europe: first 2T; russia: second 1T; scandinavia: second 1T",
        "round",
        f'hands.first = ["{card}"]\nhands.second = ["nurse-115"]\ncentres = ["{base}"]\nhomes.first = "{base}"',
        edition=edition,
    )
    play.do(f"play {card}", "first")
    play.do("play nurse-115", "second")
    steps = [(play.step, play.asked)]
    play.do("done")  # nothing is bought
    steps.append((play.step, play.asked))
    play.do("decline")
    steps.append((play.step, play.asked))
    assert play.state.prompt(0).args["points"] == 3
    play.do("done")
    steps.append((play.step, play.asked))
    assert play.state.prompt(0).args["points"] == 2
    play.do("done")
    steps.append((play.step, play.asked))
    assert steps == [
        ("buy", "first"),
        ("ask-builder", "first"),
        ("move", "first"),
        ("attack", "first"),
        ("buy", "second"),
    ]


@cites("D3.3")
def test_a_turn_needs_somebody_who_has_played_a_card() -> None:
    with pytest.raises(BadPosition, match=r"D3\.3"):
        at("", "turn", 'cards.first = "nurse-511"')
    with pytest.raises(BadPosition, match=r"D3\.1"):
        at("", "turn", 'queue = ["second"]\ncards.first = "nurse-511"')
    play = at("", "turn", 'queue = ["first"]\ncards.first = "nurse-511"')
    assert (play.step, play.asked) == ("buy", "first")


# D3.4


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.4")
def test_the_ability_is_used_once_in_the_round(edition: str) -> None:
    play = at(realm(1, 0, 1), "production first, production first, end-of-round", BUILDER, edition=edition)
    play.do("done")
    assert play.step == "ask-builder"
    play.do(f"mech {CAPITALS[0]}")
    assert play.board["used"] == ["first"]
    play.do("done")  # the second production of this position has no builder any more
    assert play.happened("scored") and play.board["used"] == []


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.4")
def test_an_ability_that_was_not_used_stays_for_the_round_and_lapses_with_it(edition: str) -> None:
    play = at(realm(1, 0, 1), "production first, production first, end-of-round", BUILDER, edition=edition)
    play.do("done")
    play.do("decline")
    assert play.board["used"] == []
    play.do("done")
    assert play.step == "ask-builder"
    play.do("decline")
    assert play.board["cards"] == {} and play.board["discards"] == ["mech-builder-214"]


@cites("D3.4")
def test_the_ability_is_that_of_the_open_card_not_of_the_hand() -> None:
    board = f'cards.first = "nurse-511"\nhands.first = ["mech-builder-214"]\n{centres_of(1, 1)}'
    play = at(realm(1, 0, 1), "production first, move-phase first 1", board)
    play.do("done")
    assert play.step == "move"


# D3.5


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.5")
def test_exactly_one_card_each_and_seating_does_not_matter(edition: str) -> None:
    for turned in range(4):
        cards = [*CARDS[turned:], *CARDS[:turned]]
        play = chosen(edition, *cards)
        assert len(play.board["cards"]) == 4
        order = [play.board["cards"][seat] for seat in pass_on(chosen(edition, *cards))]
        assert order == [CARDS[SEATS.index(seat)] for seat in IN_TURN]


def tied(edition: str, players: int, alike: int) -> Play:
    """A round with a user's cards, of which so many are alike in everything; the last seat's is the weakest."""
    data: dict[str, Any] = GAME.read_data()
    cards = [dict(card) for card in data["cards"]["card"]]
    ties = [card for card in cards if card["combat"] == 5]
    for number, row in enumerate(ties):
        row.update(stars=3, name=f"tie-{number}", ability="nurse")
    rules = GAME.rules({"edition": edition, "players": players}, {**data, "cards": {**data["cards"], "card": cards}})
    names = [f"tie-{number}" for number in range(alike)] + list(LADDER[5:])
    hands = {seat: [card] for seat, card in zip(SEATS[:players], names, strict=True)}
    play = Play(rules.position({"turn": 1, "board": {"round": 2, "hands": hands}, "steps": [{"step": "round"}]}))
    for seat, card in zip(SEATS[:players], names, strict=True):
        play.do(f"play {card}", seat)
    return play


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D3.5", "D2.2")
def test_a_full_tie_is_settled_by_chance(edition: str) -> None:
    """The ruling; our cards cannot tie."""
    assert len({dust().box.rank(card) for card in range(45)}) == 45
    for first, second in (("first", "second"), ("second", "first")):
        play = tied(edition, 3, 2)
        assert (play.step, play.asked) == ("lot", "chance")
        assert play.legal == ["lot first", "lot second"] and play.state.weights() is None  # all alike
        play.chance(f"lot {first}")
        assert play.last("turn")["seat"] == first
        assert play.board["queue"] == [second, "third"]


@cites("D3.5")
def test_three_alike_draw_two_lots() -> None:
    play = tied("premium", 4, 3)
    assert play.legal == ["lot first", "lot second", "lot third"]
    play.chance("lot third")
    assert play.legal == ["lot first", "lot second"]
    play.chance("lot second")
    assert (play.last("turn")["seat"], play.board["queue"]) == ("third", ["second", "first", "fourth"])


@cites("D3.5")
def test_no_lot_is_drawn_between_different_cards() -> None:
    board = {"round": 2, "cards": {"first": "nurse-511", "second": "nurse-115"}}
    with pytest.raises(BadPosition, match=r"D3\.5"):
        dust().position({"turn": 1, "board": board, "steps": [{"step": "lot", "waiting": ["first", "second"]}]})
