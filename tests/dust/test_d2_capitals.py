"""D2.1 to D2.5, D2.10: the cards of the set-up, its order, armies and capitals."""

import pytest

from sandtable.games.dust.rules.tables import SEATS
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, actions, area, at, seen
from tests.dust.realms import (
    CAPITALS,
    COLOURS,
    LADDER,
    PAIRS,
    PLAIN,
    PLAYERS,
    SOURCES,
    claimed,
    deal,
    dust,
    keep,
    land,
    next_to,
    opened,
    ordered,
    supply,
)

COMMON = ("premium", "standard", "epic")
"""The editions that agree on the capitals of pairs (D2.4)."""


# D2.1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
@cites("D2.1")
def test_six_cards_each_of_which_one_is_picked_and_five_are_the_hand(edition: str, players: int) -> None:
    play = opened(edition, players)
    assert play.asked == "chance" and len(play.legal) == 45
    deal(play, *LADDER[:players])
    assert [len(hand) for hand in play.board["hands"].values()] == [6] * players
    assert len(play.board["deck"]) == 45 - 6 * players
    assert play.step == "keep-card"
    keep(play, *LADDER[:players])
    assert [len(hand) for hand in play.board["hands"].values()] == [5] * players
    assert play.board["cards"] == dict(zip(SEATS, LADDER[:players], strict=False))


@cites("D2.1")
def test_the_pick_is_secret_until_the_last_is_in_and_may_be_changed() -> None:
    play = opened("premium", 3)
    deal(play, *LADDER[:3])
    assert play.state.asked() == [0, 1, 2]
    play.do(f"keep {LADDER[1]}", "second")
    assert play.board["cards"] == {} and not play.happened("card-opened")
    for seat in ("first", "third"):
        answers = play.state.view(play.state.rules.domains["seat"].number(seat))["steps"][0]["answers"]
        assert answers == {"second": "?"}
        assert seen(play, seat)["hands"]["second"] == 6
    other = next(card for card in play.board["hands"]["second"] if card != LADDER[1])
    play.do(f"keep {other}", "second")
    play.do(f"keep {LADDER[0]}", "first")
    play.do(f"keep {LADDER[2]}", "third")
    assert play.board["cards"] == {"first": LADDER[0], "second": other, "third": LADDER[2]}
    assert [event["seat"] for event in play.events if event["event"] == "card-opened"] == ["first", "second", "third"]
    assert seen(play, "first")["cards"] == play.board["cards"]


@cites("D2.1", "D3.1")
def test_only_a_card_of_the_own_hand_is_picked() -> None:
    play = opened("premium", 2)
    deal(play, *LADDER[:2])
    assert sorted(play.legal) == sorted(f"keep {card}" for card in play.board["hands"]["first"])
    assert play.rule_against(f"keep {LADDER[1]}") == "D3.1"
    assert play.rule_against(f"keep {LADDER[1]}", "second") == ""
    assert play.rule_against(f"keep {LADDER[5]}") == "D3.1"  # in the deck


# D2.2


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.2")
def test_the_order_is_by_combat_then_movement_then_stars(edition: str) -> None:
    """Of one combat value the higher movement, of one movement value too the more stars."""
    cards = ["sigrid-142", "diplomat-331", "nurse-322", "mech-builder-142", "nurse-511"]
    values = {name: (dust().card_combat[n], dust().card_movement[n], dust().card_stars[n]) for n, name in _cards()}
    assert [values[card] for card in cards] == [(1, 4, 1), (3, 3, 3), (3, 2, 1), (1, 4, 3), (5, 1, 3)]
    play = opened(edition, 5)
    deal(play, *cards)
    keep(play, *cards)
    assert play.board["queue"] == ["fifth", "second", "third", "fourth", "first"]
    assert play.asked == "fifth"


def _cards() -> list[tuple[int, str]]:
    return list(enumerate(dust().card_names))


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.2", "D2.3")
def test_the_order_holds_for_every_rotation_of_the_set_up(edition: str) -> None:
    cards = [LADDER[2], LADDER[0], LADDER[1]]
    play = opened(edition, 3)
    deal(play, *cards)
    keep(play, *cards)
    asked = []
    capitals = iter(CAPITALS)
    while play.step == "choose-army":
        asked.append(play.asked)
        play.do(f"{play.legal[0]}, claim {next(capitals)}")
    for step in ("settle-source", "settle", "first-centre"):
        for _ in range(6 if play.step == step else 0):
            asked.append(play.asked)
            play.do(play.legal[0])
        while play.step == step:
            play.do(play.legal[0])
    while play.step in ("buy", "put"):
        asked += [play.asked] if play.step == "buy" else []
        play.do("done" if play.step == "buy" else play.legal[0])
    order = ["second", "third", "first"]
    assert asked == order * (len(asked) // 3) and len(asked) >= 18


# D2.3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("capital", CAPITALS)
@cites("D2.3")
def test_any_colour_may_take_any_capital_with_one_tank(edition: str, capital: str) -> None:
    for colour in COLOURS:
        play = ordered(edition, 2)
        assert play.asked == "first"
        play.do(f"army {colour}, claim {capital}")
        assert area(play, capital) == "first 1T"
        assert play.board["homes"] == {"first": capital}
        assert play.board["colours"] == {"first": colour}
        assert supply(play, "first", "tank") == 58  # one more marks the score
        assert play.last("claimed") == {"event": "claimed", "seat": "first", "colour": colour, "area": capital}
        assert play.asked == "second"


@cites("D2.3")
def test_every_army_has_a_colour_of_its_own() -> None:
    play = ordered("premium", 3)
    play.do(f"army yellow, claim {CAPITALS[0]}")
    assert "army yellow" not in play.legal and len(play.legal) == 5
    assert play.rule_against("army yellow") == "D2.3"
    play.do(f"army red, claim {CAPITALS[1]}")
    assert sorted(play.legal) == ["army blue", "army green", "army grey", "army white"]


@cites("D2.3")
def test_only_a_free_capital_is_claimed() -> None:
    play = ordered("premium", 6)
    play.do(f"army yellow, claim {CAPITALS[0]}")
    play.state.apply(play.state.rules.space.parse("army red"))
    assert sorted(play.legal) == sorted(f"claim {name}" for name in CAPITALS[1:])
    assert play.rule_against(f"claim {CAPITALS[0]}") == "D2.3"
    for elsewhere in (PLAIN[0], SOURCES[0], "north-pacific"):
        assert play.rule_against(f"claim {elsewhere}") == "D2.3"
        why = play.why_not(f"claim {elsewhere}")
        assert why is not None and why.message == "not-a-capital"


# D2.4


@cites("D2.4", "D1.5")
def test_the_pairs_are_the_capitals_that_touch() -> None:
    assert sorted(CAPITALS) == land(dust().capitals) == sorted(name for pair in PAIRS for name in pair)
    for one, other in PAIRS:
        assert [name for name in next_to(one) if name in CAPITALS] == [other]
        assert [name for name in next_to(other) if name in CAPITALS] == [one]


def claiming(edition: str, players: int, *taken: str) -> Play:
    """The next seat is to claim a capital, after these were claimed."""
    areas = "; ".join(f"{name}: {seat} 1T" for name, seat in zip(taken, SEATS, strict=False))
    homes = "\n".join(f'homes.{seat} = "{name}"' for name, seat in zip(taken, SEATS, strict=False))
    return at(areas, f"claim-capital {SEATS[len(taken)]}", homes, edition=edition, players=players, round=0)


def open_capitals(edition: str, players: int, *taken: str) -> list[str]:
    """The capitals the next seat may claim; every other one is refused by D2.4, or because it is taken."""
    play = claiming(edition, players, *taken)
    found = sorted(words.split()[1] for words in play.legal)
    for name in CAPITALS:
        wanted = "" if name in found else "D2.3" if name in taken else "D2.4"
        assert play.rule_against(f"claim {name}") == wanted
    return found


(A1, A2), (B1, B2), (C1, C2) = PAIRS


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.4")
def test_with_two_players_the_second_takes_another_pair(edition: str) -> None:
    assert open_capitals(edition, 2) == sorted(CAPITALS)
    assert open_capitals(edition, 2, A1) == sorted([B1, B2, C1, C2])
    assert open_capitals(edition, 2, B2) == sorted([A1, A2, C1, C2])


@cites("D2.4")
def test_the_partner_is_closed() -> None:
    play = claiming("premium", 2, C1)
    assert play.rule_against(f"claim {C2}") == "D2.4"
    why = play.why_not(f"claim {C2}")
    assert why is not None and why.message == "pair-closed"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.4")
def test_with_three_players_all_pairs_are_different(edition: str) -> None:
    assert open_capitals(edition, 3, A1) == sorted([B1, B2, C1, C2])
    assert open_capitals(edition, 3, A1, C2) == sorted([B1, B2])


@pytest.mark.parametrize("edition", COMMON)
@cites("D2.4")
def test_with_four_players_the_third_pair_closes(edition: str) -> None:
    """As the rulebooks add: everybody ends next to another player, and the free capitals are a pair."""
    assert open_capitals(edition, 4, A1) == sorted([A2, B1, B2, C1, C2])  # the partner is open
    assert open_capitals(edition, 4, A1, A2) == sorted([B1, B2, C1, C2])  # one pair is taken so far
    assert open_capitals(edition, 4, A1, B1) == sorted([A2, B2])
    assert open_capitals(edition, 4, A1, A2, C1) == [C2]
    assert open_capitals(edition, 4, A1, C2, C1) == [A2]


@cites("D2.4")
def test_with_four_players_in_the_original_the_fourth_is_free() -> None:
    assert open_capitals("original", 4, A1) == sorted([B1, B2, C1, C2])
    assert open_capitals("original", 4, A1, B1) == sorted([C1, C2])
    assert open_capitals("original", 4, A1, B1, C1) == sorted([A2, B2, C2])


@pytest.mark.parametrize("edition", COMMON)
@pytest.mark.parametrize("players", [5, 6])
@cites("D2.4")
def test_with_five_and_six_players_all_are_free(edition: str, players: int) -> None:
    assert open_capitals(edition, players, A1) == sorted([A2, B1, B2, C1, C2])
    assert open_capitals(edition, players, A1, A2) == sorted([B1, B2, C1, C2])
    assert open_capitals(edition, players, A1, A2, B1) == sorted([B2, C1, C2])


@pytest.mark.parametrize("players", [5, 6])
@cites("D2.4")
def test_in_the_original_the_first_three_take_three_pairs_however_many_play(players: int) -> None:
    assert open_capitals("original", players, A1) == sorted([B1, B2, C1, C2])
    assert open_capitals("original", players, A1, B2) == sorted([C1, C2])
    assert open_capitals("original", players, A1, B2, C1) == sorted([A2, B1, C2])
    assert open_capitals("original", players, A1, B2, C1, A2) == sorted([B1, C2])


# D2.5, D2.10


@pytest.mark.parametrize(("edition", "centre"), list(zip(EDITIONS, (True, True, False, False), strict=True)))
@pytest.mark.parametrize("players", PLAYERS)
@cites("D2.5", "D2.10")
def test_unclaimed_capitals_are_neutral(edition: str, centre: bool, players: int) -> None:
    """A tank and a mech of an unused colour, each capital a colour of its own; a centre in two editions."""
    play = claimed(edition, players)
    taken = list(play.board["homes"].values())
    free = sorted(set(CAPITALS) - set(taken))
    assert play.board["neutral_capitals"] == free and len(free) == 6 - players
    forces = [area(play, name).split()[0] for name in free]
    assert forces == [f"neutral-{number}" for number in range(1, 7 - players)]
    assert all(area(play, name).endswith(" 1T 1M") for name in free)
    assert play.board["centres"] == (free if centre else [])
    colours = play.board["colours"]
    assert len(colours) == len(set(colours.values())) == 6  # nobody's colour is a neutral one's
    assert [event["area"] for event in play.events if event["event"] == "neutral-placed"] == free


@cites("D2.5")
def test_with_six_players_no_capital_is_neutral() -> None:
    for edition in EDITIONS:
        play = claimed(edition, 6)
        assert play.board["neutral_capitals"] == [] and not play.happened("neutral-placed")
        assert sorted(play.board["homes"].values()) == sorted(CAPITALS)
        assert actions(play, "settle") == play.legal
