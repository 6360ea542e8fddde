"""T3: initiative, activations by turns, the first round."""

import pytest

from sandtable.games.tactics.rules.board import DEAD, READY
from sandtable.games.tactics.rules.cards import ASSAULT
from sandtable.games.tactics.rules.round import contest
from sandtable.testing import Play, cites
from tests.tactics.field import field, state, unit
from tests.tactics.moves import plain, reach, say

both_sets = pytest.mark.parametrize("faq", [False, True], ids=["rulebook", "faq"])
ROUND = {"step": "round"}
BOARD = plain(6, 3, a1="h", f1="s")


def beginning(*steps: dict[str, object], **more: object) -> Play:
    """Before a round."""
    return field(plain(6, 3, a1="h", f1="s"), *(steps or (ROUND,)), **more)  # type: ignore[arg-type]


def odds(play: Play) -> list[int] | None:
    return play.state.weights()


# Initiative


@cites("T3.1")
@both_sets
def test_more_hits_win_and_the_winner_names_who_begins(faq: bool) -> None:
    play = beginning(turn=1, h="hell-boys", s="sturmpioniere", faq=faq)
    assert play.asked == "chance" and odds(play) == [1, 1], "three dice each; ties are rolled again"
    play.chance("wins axis")
    assert play.asked == "axis" and play.legal == ["first allies", "first axis"]
    play.do("first allies")
    assert play.asked == "allies" and play.step == "activate"
    other = beginning(turn=1, h="hell-boys", s="sturmpioniere", faq=faq)
    other.chance("wins axis")
    other.do("first axis")
    assert other.asked == "axis"
    assert [event["event"] for event in other.events] == ["initiative", "begins"]


@cites("T3.1", "T3.5")
def test_the_odds_of_more_hits() -> None:
    """Counted out: 3 dice against 3, 4 against 3, 1 against 3; a die hits twice in six."""

    def counted(first: int, second: int) -> tuple[int, int]:
        results = []
        for dice in (first, second):
            hits = {0: 1}
            for _ in range(dice):
                after: dict[int, int] = {}
                for count, ways in hits.items():
                    after[count] = after.get(count, 0) + ways * 4
                    after[count + 1] = after.get(count + 1, 0) + ways * 2
                hits = after
            results.append(hits)
        ahead = sum(a * b for i, a in results[0].items() for j, b in results[1].items() if i > j)
        behind = sum(a * b for i, a in results[0].items() for j, b in results[1].items() if i < j)
        return ahead, behind

    for dice in ((3, 3), (4, 3), (3, 4), (1, 3), (5, 1)):
        ahead, behind = counted(*dice)
        first, second = contest(*dice)
        assert first * behind == second * ahead, dice


@cites("T3.5", "R38", "T17.9")
def test_abilities_and_the_scenario_change_the_dice() -> None:
    plain_odds = contest(3, 3)
    play = beginning(turn=1, h="hell-boys", s="sturmpioniere", j={"name": "bazooka-joe"})
    assert odds(play) == contest(4, 3) != plain_odds, "R38: Black Ops counts before he is on the board"
    dead = beginning(turn=1, h="hell-boys", s="sturmpioniere", j={"name": "bazooka-joe", "flags": ["dead"]})
    assert odds(dead) == plain_odds
    more = beginning(turn=1, h="hell-boys", s="sturmpioniere", scenario={"initiative": [0, 1]})
    assert odds(more) == contest(3, 4)
    fewer = beginning(turn=1, h="hell-boys", s="sturmpioniere", scenario={"initiative": [-2, 0]})
    assert odds(fewer) == contest(1, 3)


# Activations


@cites("T3.2")
@both_sets
def test_sides_alternate_and_who_has_none_left_waits(faq: bool) -> None:
    play = field(
        plain(8, 3, a1="a", a2="b", a3="c", h1="s"),
        {"step": "turn", "side": "allies"},
        a="hell-boys",
        b="death-dealers",
        c="blackhawk",
        s="sturmpioniere",
        faq=faq,
    )
    order = []
    while play.step == "activate":
        order.append(play.asked)
        play.do(play.legal[0] + ", do nothing")
    assert order == ["allies", "axis", "allies", "allies"]
    assert play.state.turn == 3 and play.asked == "chance", "the next round begins with the initiative"
    assert all("ready" in table.get("flags", ["ready"]) for table in play.board["units"].values())


@cites("T3.2")
def test_each_unit_is_activated_once_and_passing_is_activating_it() -> None:
    play = field(plain(6, 3, a1="h", a2="d", f1="s"), h="hell-boys", d="death-dealers", s="sturmpioniere")
    assert play.rule_against("activate sturmpioniere") == "T3.2", "nobody activates the enemy's"
    play.do("activate hell-boys, do nothing")
    assert unit(play, "hell-boys")["flags"] == ["loaded"]
    play.do("activate sturmpioniere, do nothing")
    assert play.legal == ["activate death-dealers"]
    assert play.rule_against("activate hell-boys") == "T3.2"
    assert play.rule_against("activate blackhawk") == "T3.2", "nor who is not in play"
    assert "pass" not in play.legal


@cites("T3.2")
def test_what_was_destroyed_is_not_activated() -> None:
    play = field(plain(6, 3, a1="h", f1="s"), h="hell-boys", s="sturmpioniere", d={"name": "rosie", "flags": ["dead"]})
    assert play.legal == ["activate hell-boys"]
    s = state(play)
    s.refresh()
    u = s.slot[s.tables.cards.unit.number("rosie")]
    assert s.flags[u] & DEAD and not s.flags[u] & READY


@cites("T3.2", "R37")
def test_at_the_end_of_the_round_repairs_come_before_the_check_for_victory() -> None:
    play = field(
        plain(6, 4, a1="p", f1="s"),
        {"step": "turn", "side": "allies"},
        p={"name": "punisher", "points": 7, "flags": []},
        s={"name": "sturmpioniere", "flags": []},
        turn=8,
    )
    assert play.step == "self-repair" and play.asked == "chance"
    assert play.state.weights() == [8, 12, 6, 1], "T17.21: a die for each lost point"
    play.chance("repaired 2")
    assert play.state.is_over(), "R37: then the limit is looked at"
    assert unit(play, "punisher")["points"] == 9


# The first round


@cites("T3.3", "T5.1")
def test_example_856_death_dealers_enter_and_move_on() -> None:
    """Move 1: one square from the edge with the first action, another with the second."""
    play = field(plain(6, 3), d="death-dealers", s={"name": "sturmpioniere"}, turn=1)
    say(play, "activate death-dealers, do move, do move, enter a2")
    assert unit(play, "death-dealers")["at"] == "a2"
    assert reach(play) == {"a1", "a3", "b1", "b2", "b3"}
    play.do("to b2")
    assert unit(play, "death-dealers") == {"at": "b2", "flags": ["moved", "loaded"]}
    assert play.asked == "axis"


@cites("T3.3", "T3.4")
def test_example_858_sturmpioniere_enter_and_shoot() -> None:
    play = field(plain(4, 3, b2="d"), d="death-dealers", side="axis", s="sturmpioniere", turn=1)
    play.do("activate sturmpioniere, do move, do attack, enter d2")
    if play.step == "react":
        play.do("pass")
    assert play.step in ("aim", "aim-on") and "at death-dealers" in play.legal


@cites("T3.3")
@pytest.mark.parametrize(("faq", "far"), [(False, {"a1", "a2", "a3"}), (True, {"a1", "a2", "a3", "b1", "b2", "b3"})])
def test_the_entering_move_is_one_square_by_faq_the_whole_move(faq: bool, far: set[str]) -> None:
    play = field(plain(6, 3), r="rhino", turn=1, faq=faq)  # move 2
    say(play, "activate rhino, do move, do nothing")
    assert reach(play) == far
    assert play.rule_against("enter c1") == "T5.1"


@cites("T3.3", "T3.4")
def test_who_is_off_the_board_enters_who_is_on_it_does_not() -> None:
    play = field(plain(6, 3), r="rhino", turn=1)
    say(play, "activate rhino, do move, do nothing")
    assert play.rule_against("to a1") == play.rule_against("stop") == "T3.4"
    on_board = field(plain(6, 3, a1="r"), r="rhino", turn=1)
    say(on_board, "activate rhino, do move, do nothing")
    assert on_board.rule_against("enter a2") == "T3.3"


@cites("T3.3", "T3.4")
def test_after_entering_a_unit_goes_on_freely() -> None:
    play = field(plain(8, 3), r="rhino", turn=1)
    say(play, "activate rhino, do move, do move, enter a2")
    assert {"c2", "b3"} <= reach(play), "the second move has its full points"


@cites("T3.4", "T3.3", "R25")
def test_off_the_board_the_first_action_is_the_move_that_enters() -> None:
    play = field(plain(6, 3, c2="s"), l="luther", j="manfred", s="hell-boys", side="axis", turn=1)
    say(play, "activate luther")
    assert play.legal == ["do move", "do charge"]
    for act in ("nothing", "attack", "sustained", "reload", "seize"):
        assert play.rule_against(f"do {act}") == "T3.4"
    say(play, "do move")
    assert play.rule_against("do sustained") == "T4.1", "T3.4: not in the entering activation"
    assert {"do nothing", "do move", "do attack"} <= set(play.legal)


@cites("T3.4", "T17.15", "T17.20", "T17.6")
def test_what_may_be_added_to_the_entering_square() -> None:
    """Fast one, Scout two, Assault one; each only if it is used now."""
    fast = field(plain(6, 3), h="hell-boys", turn=1)
    say(fast, "activate hell-boys, do move, do move")
    assert "b2" in reach(fast) and fast.rule_against("enter c2") == "T5.1"
    say(fast, "enter b2")
    assert reach(fast) == {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}, "Fast is used up"
    scout = field(plain(6, 3), h="hans", side="axis", turn=1)
    say(scout, "activate hans, do move, do move")
    assert "d2" in reach(scout) and scout.rule_against("enter c2") == "T5.1"
    say(scout, "enter f2")
    assert "c2" in reach(scout), "nothing was used on entering"
    assault = field(plain(6, 3), m="manfred", side="axis", turn=1)  # move 2
    say(assault, "activate manfred, do move, do move, use assault")
    assert "e2" in reach(assault) and assault.rule_against("enter d2") == "T5.1", "one square doubled"
    say(assault, "enter e2")
    assert "a2" in reach(assault), "then four"


@cites("T3.4", "R27")
def test_assault_is_doubled_before_fast_on_entering() -> None:
    play = field(plain(8, 3), h="hell-boys", turn=1)
    state(play).lasting[0] |= ASSAULT
    say(play, "activate hell-boys, do move, do nothing")
    assert "c2" in reach(play) and play.rule_against("enter d2") == "T5.1", "1 x 2 + 1"


@cites("T17.20", "T17.28")
def test_scout_points_are_for_round_one_and_two_in_all() -> None:
    late = field(plain(6, 3), h="hans", side="axis", turn=2)
    say(late, "activate hans, do move, do nothing")
    assert reach(late) == {"f1", "f2", "f3"}, "nothing when entering after round one"
    again = field(plain(8, 3, h1="h"), h={"name": "hans", "lasting": ["scouted"]}, side="axis", turn=1)
    say(again, "activate hans, do move, do nothing")
    assert "f1" in reach(again) and again.rule_against("to e1") == "T5.1", "one was used before it was made ready"


@cites("T3.4", "T15.2")
def test_a_joined_hero_enters_with_the_squad() -> None:
    play = field(plain(6, 3), h={"name": "death-dealers", "mate": "rosie"}, r="rosie", turn=1)
    assert play.legal == ["activate death-dealers"]
    assert play.rule_against("activate rosie") == "T3.4"
    play.do("activate death-dealers, do move, do nothing, enter a2")
    assert unit(play, "rosie")["at"] == unit(play, "death-dealers")["at"] == "a2"
    assert unit(play, "rosie")["flags"] == unit(play, "death-dealers")["flags"] == ["moved", "loaded"]


@cites("T3.6", "R24", "R25")
def test_where_no_entry_square_is_free_the_unit_does_nothing_and_comes_later() -> None:
    play = field(
        plain(4, 2, a1="x", a2="y"),
        x="hell-boys",
        y="blackhawk",
        d="death-dealers",
        v="honey",
        s="sturmpioniere",
        turn=1,
    )
    say(play, "activate death-dealers")
    assert play.legal == ["do nothing"]
    assert play.rule_against("do move") == "T3.6"
    say(play, "do nothing")
    assert unit(play, "death-dealers") == {"flags": ["loaded"]}
    later = field(plain(4, 2, a1="x"), x="hell-boys", d="death-dealers", s="sturmpioniere", turn=2)
    say(later, "activate death-dealers")
    assert later.legal == ["do move"], "by the same rule: it must enter"
    say(later, "do move, do nothing")
    assert reach(later) == {"a2"}


@cites("R24", "T3.6")
def test_nobody_is_brought_back_while_the_edge_is_full() -> None:
    fallen = {"name": "recon-boys", "flags": ["dead"]}
    full = field(plain(4, 2, b1="b", a1="x", a2="y"), b="the-boss", x="hell-boys", y="blackhawk", r=fallen)
    say(full, "activate the-boss")
    assert full.rule_against("do bring-back") == "T18.2"
    free = field(plain(4, 2, b1="b", a1="x"), b="the-boss", x="hell-boys", r=fallen)
    say(free, "activate the-boss")
    assert free.rule_against("do bring-back") == ""


@cites("T3.6", "T17.17")
def test_who_jumps_may_enter_over_soldiers_with_both_moves() -> None:
    play = field(plain(4, 1, a1="x"), x="hell-boys", j="the-hammers", turn=1)
    say(play, "activate the-hammers")
    assert play.rule_against("do move") == "T3.6" and play.rule_against("do nothing") == "T3.4"
    assert play.legal == ["do leap"]
    say(play, "do leap")
    assert reach(play) == {"b1", "c1"}


@cites("T3.6")
def test_entering_is_no_diagonal() -> None:
    play = field(plain(6, 3), b="blackhawk", turn=1)
    say(play, "activate blackhawk, do move, do move, enter a2")
    assert play.board["paid"] == [] and {"b1", "b3"} <= reach(play)


@cites("T3.3", "T5.2")
def test_nobody_enters_where_an_enemy_stands() -> None:
    play = field(plain(4, 2, a1="e"), e="sturmpioniere", d="death-dealers", turn=1)
    say(play, "activate death-dealers, do move, do nothing")
    assert reach(play) == {"a2"} and play.rule_against("enter a1") == "T5.2"
