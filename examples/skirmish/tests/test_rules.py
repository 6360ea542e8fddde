"""The rules on positions with chosen dice: each test cites the rules it proves."""

import sys
from itertools import permutations
from random import Random
from typing import Any

import pytest

from sandtable.core.ban import Prohibition
from sandtable.core.errors import BadPosition
from sandtable.core.event import Sink
from sandtable.core.registry import register
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.testing import Play, citations, cites, goes_red
from sandtable.text.wording import Wording
from sandtable_skirmish.game import GAME
from sandtable_skirmish.rules.box import SEATS
from sandtable_skirmish.rules.prohibitions import PROHIBITIONS
from sandtable_skirmish.rules.tables import STEPS

RULES = GAME.rules()


@pytest.fixture(autouse=True)
def known_game() -> None:
    """As its entry point does where it is installed; other tests in this process may know another skirmish."""
    register(GAME)


def field(*steps: dict[str, Any], troops: str = "abbey 5 bridge 3 / dunes 4 ebb 6", **hands: str) -> Play:
    """A position: allies / rival, hands as lists of cards, and what is asked."""
    board: dict[str, Any] = {"troops": {}, "cards": {}}
    for i, words in enumerate(troops.split("/")):
        parts = words.split()
        standing = dict(zip(parts[::2], map(int, parts[1::2]), strict=True))
        board["troops"][("allies", "rival")[i]] = standing | {"lost": (8, 10)[i] - sum(standing.values())}
    deck = {"thicket": 4, "drill": 3, "omen": 1, "rumour": 4}
    for seat in SEATS:
        held = hands.get(seat, "").split()
        board["cards"][seat] = {card: held.count(card) for card in held}
        deck = {card: n - held.count(card) for card, n in deck.items()}
    board["cards"]["deck"] = deck
    return Play(RULES.position({"turn": 1, "board": board, "steps": [*steps, {"step": "round"}]}))


def march(who: str) -> dict[str, Any]:
    return {"step": "march", "who": who}


def troops(play: Play, side: str) -> dict[str, int]:
    found: dict[str, int] = play.board["troops"][side]
    return found


# S1 The box, S2 The rounds


@cites("S1.1", "S2.1")
def test_everybody_draws_two_cards_then_all_forage_and_each_marches_twice() -> None:
    play = Play(RULES.start())
    drawn = []
    while play.step == "draw":
        drawn.append(play.state.describe()["steps"][0]["who"])
        play.chance("drawn rumour" if "drawn rumour" in play.legal else "drawn thicket")
    assert drawn == ["ana", "ben", "cid"] * 2
    steps = [(step["step"], step.get("who", "")) for step in play.state.describe()["steps"]]
    marches = [("march", who) for who in ("ana", "ana", "ben", "ben", "cid", "cid")]
    assert steps == [("forage", ""), *marches, ("round", "")]
    assert RULES.teams == [0, 0, 1]


# S3 Foraging


def foraging(**hands: str) -> Play:
    return field({"step": "forage"}, **hands)


@cites("S3.1")
def test_the_order_of_secret_answers_does_not_matter_and_each_can_be_changed() -> None:
    answers = {"ana": "forage abbey", "ben": "forage bridge", "cid": "forage ebb"}
    ends = []
    for order in permutations(SEATS):
        play = foraging()
        play.do("forage bridge" if order[0] != "cid" else "forage dunes", order[0])
        for seat in order:
            play.do(answers[seat], seat)
        ends.append(play.state.describe())
    assert all(end == ends[0] for end in ends)
    assert [step["step"] for step in ends[0]["steps"]] == ["draw", "draw", "draw", "round"]


@cites("S3.1")
def test_only_who_forages_alone_draws() -> None:
    play = foraging()
    for seat, area in zip(SEATS, ("abbey", "abbey", "ebb"), strict=True):
        play.do(f"forage {area}", seat)
    assert play.state.describe()["steps"][0] == {"step": "draw", "who": "cid"}
    play.chance("drawn rumour")
    assert play.step == "forage"  # the next round


@cites("S3.1")
def test_an_answer_is_hidden_until_all_are_in() -> None:
    play = foraging()
    play.do("forage abbey", "ana")
    answers = [play.state.view(seat)["steps"][0]["answers"] for seat in (0, 1, 2, SPECTATOR)]
    assert answers == [{"ana": "forage abbey"}, {"ana": "?"}, {"ana": "?"}, {"ana": "?"}]


@cites("S3.2")
def test_only_the_drawer_sees_the_card() -> None:
    play, sink = field({"step": "draw", "who": "ben"}), Sink()
    assert play.state.witnesses() == 0b010
    play.state.apply(RULES.space.parse("drawn omen"), CHANCE, sink)
    seen = [sink.events[0].seen_by(seat) for seat in (0, 1, SPECTATOR)]
    unseen = {"event": "drew-unseen", "seat": "ben"}
    assert seen == [unseen, {"event": "drew", "seat": "ben", "card": "omen"}, unseen]
    assert [play.state.view(seat)["board"]["cards"]["ben"] for seat in (0, 1, 2)] == [1, {"omen": 1}, 1]


# S4 Marching


@cites("S4.1")
def test_one_forages_marches_and_retreats_among_ones_own() -> None:
    assert foraging().rule_against("forage dunes", "ben") == "S4.1"
    assert field(march("ana")).rule_against("march dunes") == "S4.1"
    play = battle(attack="with 2")
    play.chance("roll 0", "roll 0")
    assert [play.rule_against(f"retreat {area}") for area in ("copse", "abbey")] == ["S4.1", ""]


@cites("S4.2")
def test_one_troop_stays_behind() -> None:
    play = field(march("ben"), troops="abbey 7 bridge 1 / ebb 10")
    assert play.rule_against("march bridge") == "S4.2"
    play.do("march abbey, to copse, with 6")
    assert troops(play, "allies") == {"abbey": 1, "bridge": 1, "copse": 6}
    play = field({"step": "with", "who": "ana", "origin": "abbey", "target": "copse"})
    assert play.rule_against("with 5") == "S4.2"


@cites("S4.3")
def test_a_march_goes_to_a_neighbour() -> None:
    play = field({"step": "to", "who": "ana", "origin": "abbey"})
    assert play.legal == ["to bridge", "to copse"]
    assert play.rule_against("to ebb") == "S4.3"


# S5 Battle


def battle(attack: str = "with 3", **hands: str) -> Play:
    """Cid attacks the three troops of the allies in bridge."""
    play = field(march("cid"), **hands)
    play.do(f"march dunes, to bridge, {attack}")
    return play


@cites("S5.1")
def test_attackers_fire_first_and_move_in_when_the_defenders_are_lost() -> None:
    play = battle()
    assert play.state.weights() == [8, 12, 6, 1]
    play.chance("roll 2")
    assert troops(play, "allies")["bridge"] == 1
    play.chance("roll 1")
    play.do("pass")
    play.chance("roll 1")
    assert troops(play, "allies") == {"abbey": 5, "lost": 3}
    assert troops(play, "rival") == {"bridge": 2, "dunes": 1, "ebb": 6, "lost": 1}


@cites("S5.1")
def test_more_hits_than_troops_count_only_for_what_is_there() -> None:
    play = battle("with 1")
    play.chance("roll 0", "roll 3")
    assert troops(play, "rival") == {"dunes": 3, "ebb": 6, "lost": 1}
    assert play.step == "forage"


@cites("S5.1")
def test_after_three_volleys_each_the_attackers_stay_where_they_came_from() -> None:
    play = battle()
    for volley in range(3):
        play.chance("roll 0", "roll 0")
        if volley < 2:
            play.do("pass")
    assert (troops(play, "rival")["dunes"], play.step) == (4, "forage")


@cites("S5.2")
def test_an_ambush_takes_the_attackers_first_volley() -> None:
    play = battle(ben="thicket", cid="thicket")
    assert (play.asked, play.legal) == ("ben", ["play thicket", "pass"])
    play.do("play thicket")
    play.chance("roll 2")  # of the defenders
    assert (troops(play, "rival")["dunes"], play.board["cards"]["spent"]) == (2, {"thicket": 1})


@cites("S5.2")
def test_the_holders_of_an_ambush_are_asked_one_after_the_other() -> None:
    play = battle(ana="thicket", ben="thicket")
    assert play.asked == "ana"
    play.do("pass")
    assert play.asked == "ben"
    play.do("pass")
    assert (play.asked, play.step) == ("chance", "volley")


@cites("S5.3")
def test_a_reroll_follows_ones_own_volley_only() -> None:
    play = battle(cid="drill omen")
    play.chance("roll 0")
    assert (play.asked, play.legal) == ("cid", ["play drill", "play omen", "pass"])
    play.do("play omen")
    play.chance("roll 3")
    assert play.asked == "cid"  # who has another
    assert troops(play, "allies")["bridge"] == 3  # hits count when they are final
    play.do("pass")
    assert "bridge" not in troops(play, "allies")
    play = battle(ana="drill")
    play.chance("roll 0")
    assert play.step == "volley"  # the defenders', without a question about the attackers'


@cites("S5.4")
@pytest.mark.parametrize("seat", ["ana", "ben"])
def test_any_partner_decides_on_a_retreat_before_the_next_volley(seat: str) -> None:
    play = battle()
    play.chance("roll 1", "roll 0")
    assert play.state.asked() == [0, 1]
    assert play.rule_against("pass", "cid") == "not-your-turn"
    play.do("retreat abbey", seat)
    assert troops(play, "allies") == {"abbey": 7, "lost": 1}
    assert troops(play, "rival") == {"bridge": 3, "dunes": 1, "ebb": 6}


@cites("S5.5")
def test_one_plays_a_card_of_ones_hand_for_what_it_does() -> None:
    play = battle(ben="thicket omen", ana="rumour")
    assert [play.rule_against(f"play {card}") for card in ("rumour", "omen", "thicket")] == ["S5.5", "S5.5", ""]
    play = battle(cid="drill")
    play.chance("roll 1")
    assert play.rule_against("play omen") == "S5.5"  # not in hand


# S6 The end


@cites("S6.1")
def test_a_side_without_areas_has_lost() -> None:
    play = field(march("cid"), troops="bridge 1 / dunes 4 ebb 6")
    play.do("march dunes, to bridge, with 3")
    play.chance("roll 1")
    assert (play.state.ending, play.state.returns()) == ("conquest", [-0.5, -0.5, 1.0])


@cites("S6.1")
def test_points_decide_after_the_last_round_and_a_tie_is_the_rivals() -> None:
    ends = []
    for words in ("copse 8 / ebb 10", "abbey 8 / ebb 10"):
        state = field(troops=words).state
        state.end("", [])
        state.stack.append(RULES.load_step({"step": "round"}))
        state.turn = 3
        state.settle()
        ends.append(state.returns())
    assert ends == [[0.5, 0.5, -1.0], [-0.5, -0.5, 1.0]]


def test_resigning_is_losing() -> None:
    play = field(march("ana"))
    play.state.resigned(1)
    assert play.state.returns() == [-0.5, -0.5, 1.0]


# Secrets and positions


def test_in_every_sampled_world_who_is_asked_for_a_card_has_it() -> None:
    play = battle(ben="thicket rumour", ana="drill")
    for viewer in (0, 2, SPECTATOR):
        view = play.state.view(viewer)
        hands = set()
        for seed in range(40):
            world = RULES.sample(view, Random(seed))
            assert world.view(viewer) == view
            hand = world.describe_board(1)["cards"]["ben"]
            assert "thicket" in hand
            hands.add(tuple(hand.items()))
        assert len(hands) > 2  # the rest is open


@cites("S1.2", "S1.3")
@pytest.mark.parametrize(
    ("table", "name", "change", "rule"),
    [
        ("troops", "allies", {"abbey": 9}, "S1.2"),
        ("troops", "allies", {"abbey": 7, "ebb": 1}, "S1.2"),
        ("cards", "ana", {"omen": 1}, "S1.3"),
        ("cards", "deck", 12, "deck"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(table: str, name: str, change: Any, rule: str) -> None:
    board = field().board
    board[table][name] = change
    with pytest.raises(BadPosition, match=rule):
        RULES.position({"board": board})


# Every rule is proved


def test_every_rule_is_cited_and_every_cited_rule_is_there() -> None:
    numbers = Wording.of(RULES).rule_numbers()
    assert set(citations(sys.modules[__name__])) == set(numbers)
    assert {rule for step in STEPS for rule in step.cites} <= set(numbers)
    assert all(step.cites for step in STEPS)


@pytest.mark.parametrize(("rule", "prohibition"), PROHIBITIONS)
def test_a_test_goes_red_without_the_prohibition(rule: str, prohibition: Prohibition) -> None:
    assert goes_red(prohibition, citations(sys.modules[__name__])[rule])
