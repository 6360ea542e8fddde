"""T4: what a unit declares, and what becomes of it."""

import pytest

from sandtable.testing import Play, cites
from tests.tactics.field import field, state, unit
from tests.tactics.moves import plain, reach, say

both_sets = pytest.mark.parametrize("faq", [False, True], ids=["rulebook", "faq"])


def declaring(name: str, first: str = "", drawing: str = "", **more: object) -> Play:
    """A unit that has a target beside it, asked what it does."""
    side = "axis" if name in ("luther", "lara", "sigrid", "lothar") else "allies"
    enemy = "death-dealers" if side == "axis" else "sturmpioniere"
    drawn = drawing or plain(8, 3, b2="u", d2="e")
    play = field(drawn, u=name, e=enemy, side=side, **more)  # type: ignore[arg-type]
    say(play, f"activate {name}" + (f", do {first}" if first else ""))
    return play


# Which actions


@cites("T4.1", "T4.4")
@both_sets
def test_any_two_actions_but_two_attacks(faq: bool) -> None:
    play = declaring("death-dealers", faq=faq)
    assert play.legal == ["do move", "do attack", "do sustained", "do nothing"]
    after_move = declaring("death-dealers", "move", faq=faq)
    assert after_move.legal == ["do move", "do attack", "do nothing"]
    after_attack = declaring("death-dealers", "attack", faq=faq)
    assert after_attack.legal == ["do move", "do nothing"]


@cites("T4.1")
def test_attack_twice_is_the_one_pair_that_is_not_allowed() -> None:
    assert declaring("death-dealers", "attack").rule_against("do attack") == "T4.1"


@cites("T4.1", "T17.12", "T17.17")
def test_a_sustained_attack_takes_both_actions() -> None:
    for name, act in (("death-dealers", "sustained"), ("luther", "charge"), ("the-hammers", "leap")):
        assert declaring(name).rule_against(f"do {act}") == ""
        assert declaring(name, "move").rule_against(f"do {act}") == "T4.1"
        whole = declaring(name, act)
        assert whole.step != "declare", "nothing is asked for a second action"


@cites("T4.1", "T17.12", "T17.17")
def test_what_a_unit_cannot_do_it_cannot_declare() -> None:
    play = declaring("death-dealers")
    assert play.rule_against("do charge") == "T17.12"
    assert play.rule_against("do leap") == "T17.17"
    assert play.rule_against("do reload") == "T12.3"
    assert play.rule_against("do strike") == "T12.2"
    assert play.rule_against("do tank-head") == "T17.24"
    assert play.rule_against("do reactivate") == "T18.1"
    assert play.rule_against("do seize") == "T21.1"


@cites("T4.1", "T7.1")
def test_an_attack_from_where_the_unit_stands_needs_a_target() -> None:
    far = declaring("death-dealers", drawing=plain(12, 3, a1="u", l3="e"))
    assert far.rule_against("do attack") == far.rule_against("do sustained") == "T7.1"
    moving = declaring("death-dealers", "move", drawing=plain(12, 3, a1="u", l3="e"))
    assert "do attack" in moving.legal, "after a move it is judged there"


@cites("T4.4")
def test_two_skills_in_one_activation() -> None:
    """Call a strike twice, if there are two guns."""
    play = field(
        plain(10, 4, a1="o", a3="g", b4="h", g1="e"),
        o="13-foxtrot",
        g="steel-rain",
        h="leathernecks",
        e="sturmpioniere",
    )
    say(play, "activate 13-foxtrot, do strike")
    assert "do strike" in play.legal


# Declaring before


@cites("T4.2")
def test_both_actions_are_declared_before_the_first_is_done() -> None:
    play = declaring("hell-boys", "move")
    assert not play.happened("activated") and unit(play, "hell-boys")["at"] == "b2"
    say(play, "do attack")
    assert play.last("activated") == {
        "event": "activated",
        "unit": "hell-boys",
        "first": "move",
        "second": "attack",
    }
    assert "ready" not in unit(play, "hell-boys")["flags"]
    assert play.step == "move-on" and play.state.stack[-1].continues


@cites("T4.2", "T4.5")
def test_abilities_are_announced_with_the_actions_before_anything_happens() -> None:
    play = declaring("lara")
    say(play, "do attack, do nothing")
    assert play.step == "free" and play.legal == ["done", "use all-in-one"]
    assert play.rule_against("use berserk") == "T4.4", "what she does not have"
    say(play, "use all-in-one")
    assert unit(play, "lara")["used"] == unit(play, "lara")["lasting"] == ["all-in-one"]
    assert play.step in ("aim", "aim-on"), "nothing more to announce"
    moving = declaring("lara", "move")
    say(moving, "do nothing")
    assert moving.step != "free", "All In One changes no move"


@cites("T4.4")
def test_only_an_activated_unit_uses_free_abilities() -> None:
    play = field(plain(6, 3, a1="l", a3="s", d2="e"), l="lara", s="recon-grenadiers", e="death-dealers", side="axis")
    say(play, "activate recon-grenadiers, do attack, do nothing")
    assert play.step != "free"


@cites("T4.5")
def test_charge_is_declared_before_moving() -> None:
    play = declaring("luther", "move")
    assert play.rule_against("do charge") == "T4.1"
    charging = declaring("luther", "charge")
    assert charging.last("activated")["first"] == "charge"


@cites("T4.5")
def test_a_declared_action_that_has_become_impossible_is_lost() -> None:
    """The unit moves where it sees nobody; then there is no attack."""
    drawing = """
        +   +   +   +   +   +   +
          .   #   .   .   .   .
        +   +   +   +   +   +   +
          .u  .   .   .   .e  .
        +   +   +   +   +   +   +
        """
    play = declaring("recon-boys", "move", drawing=drawing)
    say(play, "do attack, to a1")
    if play.step == "react":
        say(play, "pass")
    assert play.last("lost-action") == {"event": "lost-action", "unit": "recon-boys", "act": "attack"}
    assert play.asked == "axis", "the activation is over"


@cites("T4.5", "T5.4")
def test_a_second_move_with_nowhere_to_go_is_lost() -> None:
    drawing = """
        +   +   +   +   +
          #   #   #   .
        +   +   +   +   +
          .u  .   ~   .e
        +   +   +   +   +
          #   #   #   .
        +   +   +   +   +
        """
    entering = field(drawing.replace(".u  .", ".   ~"), u="death-dealers", e="sturmpioniere", turn=1)
    say(entering, "activate death-dealers, do move, do move, enter a2")
    if entering.step == "react":
        say(entering, "pass")
    assert entering.last("lost-action") == {"event": "lost-action", "unit": "death-dealers", "act": "move"}
    shut = declaring("death-dealers", drawing=drawing.replace(".u  .", ".u  ~"))
    assert shut.rule_against("do move") == "T5.4"


# Sustained


@cites("T4.3")
def test_example_313_two_and_one_of_five_dice() -> None:
    """Five dice, two HITs; the three BLANKs again give one more: three in all."""
    play = field(plain(6, 3, a1="l", e1="d"), l="lara", d="death-dealers", side="axis")
    say(play, "activate lara, do sustained, done")
    say(play, "at death-dealers")  # one machine gun: five dice at S2
    while play.asked == "axis":
        say(play, "hold")
    assert len(play.legal) == 1 + 5
    play.chance("hits 2")
    assert play.asked == "chance" and len(play.legal) == 1 + 3, "the three BLANKs are rolled again"
    play.chance("hits 1")
    assert play.asked == "allies", "once only"
    lost = 0
    while play.step in ("lose", "lose-on"):
        say(play, play.legal[-1])
    for event in play.events:
        lost += int(str(event["count"])) if event["event"] == "fell" else 0
    assert lost == 3


# Activations of another kind


@cites("T4.6")
@both_sets
def test_a_reaction_is_an_activation_with_free_abilities(faq: bool) -> None:
    play = field(plain(8, 3, a2="d", d2="l"), d="death-dealers", l="lara", faq=faq)
    say(play, "activate death-dealers, do move, do nothing, to b2")
    assert play.asked == "axis" and "react lara" in play.legal
    say(play, "react lara")
    while play.asked == "chance":
        play.chance("hits 1")
    assert "use all-in-one" in play.legal
    assert "ready" not in unit(play, "lara")["flags"], "she counts as activated"


@cites("T18.2", "T18.4")
def test_who_was_ordered_may_go_at_once_who_was_brought_back_must() -> None:
    def asked(must: bool) -> Play:
        step = {"step": "activate-this", "unit": "hell-boys", "must": must}
        turn = {"step": "turn", "side": "axis"}
        return field(plain(6, 3, a1="h", a2="d", f1="s"), step, turn, h="hell-boys", d="rosie", s="sturmpioniere")

    may, must = asked(False), asked(True)
    assert may.legal == ["activate hell-boys", "wait"] and must.legal == ["activate hell-boys"]
    assert may.rule_against("activate rosie") == "T18.2"
    assert must.rule_against("wait") == "T18.4"
    say(may, "wait")
    assert may.asked == "axis"
    say(must, "activate hell-boys, do nothing")
    assert must.asked == "axis"


@cites("T4.2", "T3.2")
def test_the_whole_declaration_is_one_order() -> None:
    play = field(plain(8, 3, b2="u", d2="e"), u="hell-boys", e="sturmpioniere")
    before = play.state.describe()
    say(play, "activate hell-boys, do move, do nothing")
    assert reach(play) and state(play).unbroken
    whole = field(plain(8, 3, b2="u", d2="e"), u="hell-boys", e="sturmpioniere")
    assert whole.state.describe() == before
    whole.do("activate hell-boys, do move, do nothing, to c2")
    assert unit(whole, "hell-boys")["at"] == "c2"
