"""D10.4, D10.6, D10.9, D10.12, D10.13: abilities outside battles; and D10.7 where the mechs go after a drop."""

import pytest

from sandtable.games.dust.rules.tables import KOSHKA, DustRules
from sandtable.testing import Play, cites
from tests.dust.battles import (
    CAPITAL,
    COAST,
    FAR,
    NEAR,
    ORIGIN,
    STRAIT,
    TARGET,
    asked,
    card,
    dice,
    drop,
    holding,
    over,
    part,
    reloaded,
    rolling,
    told,
)
from tests.dust.positions import EDITIONS, ROUND, actions, area, areas, at, fight, pass_by, roll, rules_with, targets

HALF = ["premium", "standard", "epic"]


# D10.6 Koshka


def koshka(stars: int, which: int = 0) -> str:
    """A card with Koshka and so many stars: the first, the second..."""
    rules = rules_with(edition="premium", players=2)
    assert isinstance(rules, DustRules)
    found = [
        name
        for name, ability, number in zip(rules.card_names, rules.card_ability, rules.card_stars, strict=True)
        if ability == KOSHKA and number == stars
    ]
    return found[which]


def begins(queue: list[str], cards: dict[str, str], *, edition: str = "premium", used: str = "[]") -> Play:
    """A round in which these are still to have their turn; the first of them is about to begin."""
    board = f"queue = {queue}\nused = {used}\n" + "".join(f'cards.{seat} = "{name}"\n' for seat, name in cards.items())
    plain = [card("rocket-troops", n) for n in range(3)]
    rest = [seat for seat in ("first", "second", "third") if seat not in cards]
    board += "".join(f'cards.{seat} = "{name}"\n' for seat, name in zip(rest, plain, strict=False))
    return at("", "next-turn 0", board, players=3, edition=edition)


def turns(play: Play, answers: dict[str, list[str]] | None = None) -> list[str]:
    """Whose turns come in which order from here on; Koshkas answer as told, then no."""
    left = {seat: list(given) for seat, given in (answers or {}).items()}
    order: list[str] = []
    while not over(play):
        if play.step == "ask-koshka":
            given = left.get(play.asked, [])
            play.do(given.pop(0) if given else "decline")
            continue
        if not order or order[-1] != play.asked:
            order.append(play.asked)
        play.do("done")
    assert not any(left.values()), left
    return order


@cites("D10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_koshka_takes_her_turn_as_anothers_begins_and_they_play_right_after(edition: str) -> None:
    queue = ["first", "second", "third"]
    play = begins(queue, {"third": koshka(2)}, edition=edition)
    assert asked(play) == "third ask-koshka"
    assert play.legal == ["use", "decline"]
    play.do("use")
    assert play.last("ability-used") == {"event": "ability-used", "seat": "third", "ability": "koshka"}
    assert play.asked == "third" and play.step != "ask-koshka"
    assert play.board["queue"] == ["first", "second"]
    assert play.board["used"] == ["third"]
    assert turns(play) == ["third", "first", "second"]  # no extra turn


@cites("D10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_koshka_may_wait_for_a_later_turn_but_not_for_her_own(edition: str) -> None:
    queue = ["first", "second", "third"]
    cards = {"third": koshka(2)}
    assert turns(begins(queue, cards, edition=edition), {"third": ["decline", "use"]}) == ["first", "third", "second"]
    asks = []
    play = begins(queue, cards, edition=edition)
    while not over(play):
        if play.step == "ask-koshka":
            asks.append(play.board["queue"][0])
        play.do("decline" if play.step == "ask-koshka" else "done")
    assert asks == ["first", "second"]  # at each turn of another before her own


@cites("D10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whose_turn_is_next_or_over_is_not_asked(edition: str) -> None:
    for queue in (["third", "first", "second"], ["first", "second"]):
        play = begins(queue, {"third": koshka(2)}, edition=edition)
        assert play.step != "ask-koshka"
        assert turns(play) == queue


@cites("D10.6", "D3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_used_her_or_has_another_card_is_not_asked(edition: str) -> None:
    queue = ["first", "second", "third"]
    assert begins(queue, {"third": koshka(2)}, edition=edition, used='["third"]').step != "ask-koshka"
    assert begins(queue, {}, edition=edition).step != "ask-koshka"


@cites("D10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_two_at_once_the_one_with_more_stars_comes_first(edition: str) -> None:
    queue = ["first", "second", "third"]
    cards = {"second": koshka(1), "third": koshka(3)}
    play = begins(queue, cards, edition=edition)
    assert asked(play) == "third ask-koshka"  # though second is earlier in the order
    assert turns(play, {"third": ["use"], "second": ["use"]}) == ["third", "second", "first"]


@cites("D10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_stars_the_order_of_turns_decides(edition: str) -> None:
    queue = ["first", "third", "second"]
    cards = {"second": koshka(1), "third": koshka(1, 1)}
    play = begins(queue, cards, edition=edition)
    assert asked(play) == "third ask-koshka"
    play.do("use")
    assert play.asked == "third" and play.step != "ask-koshka"  # as many stars do not interrupt her
    assert turns(play, {"second": ["use"]}) == ["third", "second", "first"]


@cites("D10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_koshka_turn_is_interrupted_only_by_more_stars(edition: str) -> None:
    queue = ["first", "second", "third"]
    more = begins(queue, {"second": koshka(1), "third": koshka(3)}, edition=edition)
    more.do("decline")
    assert asked(more) == "second ask-koshka"
    more.do("use")
    assert asked(more) == "third ask-koshka"  # second is about to begin now
    more.do("use")
    assert turns(more) == ["third", "second", "first"]
    fewer = begins(queue, {"second": koshka(1), "third": koshka(3)}, edition=edition)
    fewer.do("use")
    assert fewer.asked == "third" and fewer.step != "ask-koshka"


# D10.4 Diplomat: what peace forbids

PEACE = 'pacts.first = ["second"]\npacts.second = ["first"]\n'


@cites("D10.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_allies_do_not_attack_each_other_but_others_do_and_are(edition: str) -> None:
    board = f"{TARGET}: second 2T; {ORIGIN}: first 2T; {NEAR[0]}: third 2T; {NEAR[2]}: neutral-1 1T"
    links = {ORIGIN: [NEAR[0], NEAR[2], TARGET], TARGET: [ORIGIN, NEAR[0], NEAR[2]], NEAR[0]: [ORIGIN, TARGET]}
    for seat, place in (("first", ORIGIN), ("second", TARGET), ("third", NEAR[0])):
        war = at(board, f"combat-phase {seat} 1", players=3, edition=edition)
        assert set(targets(war, place)) >= set(links[place])
        peace = at(board, f"combat-phase {seat} 1", PEACE, players=3, edition=edition)
        ally = {ORIGIN: TARGET, TARGET: ORIGIN}.get(place, "")
        assert targets(peace, place) == [name for name in targets(war, place) if name != ally]


@cites("D10.4")
def test_attacks_on_an_ally_are_forbidden_by_the_pact() -> None:
    board = f"{ORIGIN}: first 2T; {TARGET}: second 2T; {NEAR[2]}: third 1T"
    play = at(board, "combat-phase first 1", PEACE, players=3)
    part(play, f"attack {ORIGIN}")
    assert play.legal == [f"on {NEAR[2]}"]
    assert play.rule_against(f"on {TARGET}") == "D10.4"
    assert play.rule_against(f"on {NEAR[2]}") == ""


@cites("D10.4", "D9.1", "D9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_special_attacks_mech_drops_and_missiles_neither(edition: str) -> None:
    board = f"{COAST}: first 1B 1M; bering-sea: first 2S; {STRAIT}: second 2S; japan: second 2T"
    centres = f'centres = ["{COAST}"]\n'
    for ability, order in (
        ("koshka", "raid"),
        ("koshka", "bombard"),
        ("missiles", "missiles"),
        ("mech-dropper", "drop"),
    ):
        cards = holding(first=ability) + centres
        war = at(board, "combat-phase first 1", cards, edition=edition)
        assert actions(war, order)
        peace = at(board, "combat-phase first 1", cards + PEACE, edition=edition)
        assert over(peace)  # there is nobody else to attack


@cites("D10.4", "D5.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_area_the_ally_has_left_may_be_entered(edition: str) -> None:
    play = at(f"{ORIGIN}: first 2T; {NEAR[0]}: second 1T", "move-phase first 1", PEACE, edition=edition)
    play.do(f"move {ORIGIN}>{TARGET} 1T")
    assert area(play, TARGET) == "first 1T"


@cites("D10.4")
@pytest.mark.parametrize("edition", HALF)
def test_the_diplomat_names_another_player_and_no_neutrals(edition: str) -> None:
    play = at(
        f"{ORIGIN}: first 1T; {TARGET}: neutral-1 1T",
        "production first",
        holding(first="diplomat"),
        players=3,
        edition=edition,
    )
    assert asked(play) == "first ask-diplomat"
    assert play.legal == ["ally second", "ally third", "decline"]
    play.do("ally third")
    assert play.board["pacts"] == {"first": ["third"], "third": ["first"]}
    assert play.last("allied") == {"event": "allied", "seat": "first", "other": "third"}
    assert play.board["used"] == ["first"]


@cites("D10.4")
def test_nobody_makes_peace_with_themselves() -> None:
    play = at(f"{ORIGIN}: first 1T", "production first", holding(first="diplomat"))
    assert play.rule_against("ally first") == "D10.4"
    assert play.rule_against("ally second") == ""


@cites("D10.4", "D10.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_attacks_made_before_the_peace_stand_and_it_ends_with_the_round(edition: str) -> None:
    places = f"{ORIGIN}: first 2T; {TARGET}: second 1T; {NEAR[0]}: second 1T"
    cards = holding(first="sigrid", second="diplomat") + f"hands.first = ['{card('nurse')}']\n"
    play = at(places, f"combat-phase first 1, production second, {ROUND}", cards, edition=edition)
    play.do(f"attack {ORIGIN}>{TARGET} 2T")
    fight(play, 0, 1)
    play.do("ally first")
    assert play.board["pacts"] == {"first": ["second"], "second": ["first"]}
    assert area(play, TARGET) == "first 2T"
    while play.board["round"] == 2:
        play.do("done")
    assert play.board["pacts"] == {}


# D10.9, D10.13 Mech builder

HOME = f'homes.first = "{CAPITAL}"\n'
WORKS = f'centres = ["{ORIGIN}"]\n'


def producing(areas: str, board: str = "", *, edition: str = "premium", ability: str = "mech-builder") -> Play:
    """The first player's production, with a capital and whatever else."""
    return at(
        f"{CAPITAL}: first 1T; {areas}", "production first", holding(first=ability) + HOME + board, edition=edition
    )


@cites("D10.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_free_mech_at_an_own_centre_outside_the_five(edition: str) -> None:
    play = producing(f"{ORIGIN}: first 1T; yukon: first 1T", WORKS, edition=edition)
    play.do("buy 5T")
    play.do(f"put {ORIGIN} 5")
    assert asked(play) == "first ask-builder"
    assert play.legal == [f"mech {ORIGIN}", "decline"]
    play.do(f"mech {ORIGIN}")
    assert area(play, ORIGIN) == "first 6T 1M"
    assert play.last("mech-built") == {"event": "mech-built", "seat": "first", "area": ORIGIN}
    assert play.board["used"] == ["first"]


@cites("D10.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_costs_nothing_and_may_be_declined(edition: str) -> None:
    play = producing(f"{ORIGIN}: first 1T", WORKS, edition=edition)
    play.do("done")
    assert asked(play) == "first ask-builder"
    play.do("decline")
    assert area(play, ORIGIN) == "first 1T"
    assert play.board["used"] == []


@cites("D10.9")
def test_the_free_mech_appears_at_an_own_centre_only() -> None:
    centres = f'centres = ["{ORIGIN}", "{TARGET}", "{NEAR[1]}"]\n'
    play = producing(f"{ORIGIN}: first 1T; {NEAR[0]}: first 1T; {TARGET}: second 1T", centres)
    play.do("done")
    assert actions(play, "mech") == [f"mech {ORIGIN}"]
    for name in (NEAR[0], NEAR[1], TARGET, STRAIT):  # no centre, nobody's, another's, the sea
        assert play.rule_against(f"mech {name}") == "D10.9", name


@cites("D10.9", "D3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_builder_builds_and_once(edition: str) -> None:
    for board, ability in ((WORKS, "sigrid"), (WORKS + 'used = ["first"]\n', "mech-builder"), ("", "mech-builder")):
        play = producing(f"{ORIGIN}: first 1T", board, edition=edition, ability=ability)
        play.do("done")
        assert over(play)
    others = at(
        f"{ORIGIN}: first 1T; {TARGET}: second 1T",
        "production second",
        holding(first="mech-builder") + WORKS,
        edition=edition,
    )
    others.do("done")
    assert over(others)  # in one's own production


@cites("D10.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_a_centre_built_this_turn_but_not_in_the_original(edition: str) -> None:
    play = producing(f"{ORIGIN}: first 1T; {NEAR[0]}: first 1T", WORKS, edition=edition)
    play.do("buy 1C")
    play.do(f"build {CAPITAL}")
    assert asked(play) == "first ask-builder"
    both = [f"mech {ORIGIN}", f"mech {CAPITAL}"]
    assert sorted(actions(play, "mech")) == sorted(both if edition != "original" else both[:1])
    first = producing("", edition=edition)
    first.do("buy 1C")
    first.do(f"build {CAPITAL}")
    assert (first.step == "ask-builder") == (edition != "original")


@cites("D10.13", "D10.9")
def test_at_a_new_centre_the_original_says_no() -> None:
    play = producing(f"{ORIGIN}: first 1T", WORKS, edition="original")
    play.do("buy 1C")
    play.do(f"build {CAPITAL}")
    assert play.rule_against(f"mech {CAPITAL}") == "D10.9"
    assert play.rule_against(f"mech {ORIGIN}") == ""


@cites("D10.13", "D1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mech_must_be_in_the_supply(edition: str) -> None:
    for mechs, left in ((20, False), (19, True)):
        play = producing(f"{ORIGIN}: first {mechs}M", WORKS, edition=edition)
        play.do("done")
        assert (play.step == "ask-builder") == left


# D10.12


@cites("D10.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_effect_ends_with_the_round_and_what_was_not_used_lapses(edition: str) -> None:
    cards = holding(first="alien-radar", second="koshka") + "hands.first = ['" + card("sigrid") + "']\n"
    board = cards + PEACE + 'radar = ["first"]\nused = ["first"]\n'
    play = at(f"{ORIGIN}: first 2T; {TARGET}: second 1T", ROUND, board, edition=edition)
    found = play.board
    assert (found["pacts"], found["radar"], found["used"], found["cards"]) == ({}, [], [], {})
    assert sorted(found["discards"]) == sorted([card("alien-radar"), card("koshka", 1)])
    assert found["round"] == 3


@cites("D10.12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("ability", ["rocket-troops", "nurse", "alien-radar", "ace-of-the-sky", "sigrid"])
def test_what_works_in_defence_works_in_anothers_turn(edition: str, ability: str) -> None:
    play = at(
        f"{ORIGIN}: first 6T 3F; {TARGET}: second 4T 2F; {NEAR[0]}: second 1T",
        "combat-phase first 1",
        holding(second=ability),
        edition=edition,
    )
    play.do(f"attack {ORIGIN}>{TARGET} 6T 3F")
    while play.asked != "second" or "use" not in play.legal:
        if play.asked == "chance":
            roll(play, 1)
        else:
            play.do("done" if "done" in play.legal else play.legal[0])
    assert play.board["used"] == []
    part(play, "use")
    assert play.board["used"] == ["second"]


# D10.7 Mech drop: the battle and its end


@cites("D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dropped_mechs_fight_as_on_land_and_move_in_when_they_win(edition: str) -> None:
    play = drop((2, 1), "2T", edition=edition)
    pass_by(play)
    assert (rolling(play), dice(play)) == ("attack", 6)
    fight(play, 1)
    fight(play, 1, 2)
    assert areas(play) == {TARGET: "first 2M"}
    assert play.last("conquered")["area"] == TARGET
    assert supply(play) == 18


def supply(play: Play) -> int:
    """The mechs the first player has left in supply."""
    return int(play.state.reserve[1])  # type: ignore[attr-defined]


@cites("D10.7", "D7.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_drops_never_retreats(edition: str) -> None:
    play = drop((2, 2), "6T", f"{NEAR[0]}: second 1T", edition=edition)
    seen = set()
    for hits in (1, 1, 1, 1):
        while play.asked != "chance":
            seen.add(asked(play))
            play.do("done")
        roll(play, hits)
    assert seen == {"second withdraw"}


@cites("D10.7", "D7.7")
@pytest.mark.parametrize("edition", HALF)
def test_a_cease_fire_destroys_dropped_mechs(edition: str) -> None:
    play = drop((2, 1), "3T", edition=edition)
    fight(play, 0, 1, 0, 0)
    roll(play, 0)
    assert play.happened("cease-fire")
    assert areas(play) == {TARGET: "second 3T"}
    assert sum(one["count"] for one in told(play, "destroyed")) == 3
    assert supply(play) == 20


@cites("D10.7", "D7.7")
def test_in_the_original_each_returns_to_where_it_came_from() -> None:
    play = drop((2, 1), "3T", edition="original")
    fight(play, 0, 0)
    roll(play, 0)
    assert over(play)
    assert areas(play) == {FAR[0]: "first 2M", FAR[1]: "first 1M", TARGET: "second 3T"}
    assert supply(play) == 17


@cites("D10.7")
def test_in_the_original_the_owner_says_which_are_left() -> None:
    play = drop((2, 2), "3T", edition="original")
    fight(play, 0, 1, 0, 0)
    roll(play, 0)
    assert asked(play) == "first home"
    assert sorted(play.legal) == sorted(f"flee {name} {n}" for name in FAR for n in (1, 2))
    play.do(f"flee {FAR[1]} 1")
    assert asked(play) == "first home"
    assert sorted(play.legal) == sorted([f"flee {FAR[0]} 1", f"flee {FAR[0]} 2", f"flee {FAR[1]} 1"])
    play.do(f"flee {FAR[0]} 2")
    assert over(play)
    assert areas(play) == {FAR[0]: "first 2M", FAR[1]: "first 1M", TARGET: "second 3T"}
    assert supply(play) == 17


@cites("D10.7")
def test_no_mech_returns_to_where_none_came_from() -> None:
    play = drop((1, 2), "3T", f"{NEAR[0]}: first 1T", edition="original")
    fight(play, 0, 1, 0, 0)
    roll(play, 0)
    assert asked(play) == "first home"
    assert play.rule_against(f"flee {FAR[0]} 1") == ""
    assert play.rule_against(f"flee {FAR[0]} 2") == "D10.7"
    assert play.rule_against(f"flee {NEAR[0]} 1") == "D10.7"
    assert play.rule_against(f"flee {FAR[1]} 2") == ""
    play.do(f"flee {FAR[1]} 1")
    assert play.rule_against(f"flee {FAR[1]} 2") == "D10.7"  # one of the two is back, and one is left


@cites("D10.7", "D1.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hits", [(3,), (0, 3), (1, 1, 0, 0, 0), (1, 2, 2)])
def test_the_supply_is_right_after_a_drop_also_from_a_position_written_down_in_the_middle(
    edition: str, hits: tuple[int, ...]
) -> None:
    play = drop((2, 1), "3T", edition=edition)
    pass_by(play)
    again = reloaded(play)
    for game in (play, again):
        fight(game, *hits)
        assert over(game)
    assert areas(again) == areas(play)
    on_map = sum(int(text.split()[-1][:-1]) for text in areas(play).values() if text.endswith("M"))
    assert supply(play) == supply(again) == 20 - on_map
