"""The guided first game of Dust Tactics: what is said at moments that few come to."""

from typing import Any

import pytest

from sandtable.games.tactics.lesson.lesson import ASIDES, LESSON
from sandtable.games.tactics.lesson.moments import EXPOSED, FIRST_ROUND, Moment
from sandtable.games.tactics.lesson.partner import advice
from sandtable.lessons.lesson import BEST, FINE, POOR
from sandtable.table.table import Table
from tests.tactics.learning import RULES, judged, prepared, standing, texts_of, told


def test_squads_that_stand_side_by_side() -> None:
    position = standing(death_dealers={"at": "e1"}, sturmpioniere={"at": "f1"})
    table = prepared(position=position)
    assert "lesson-assault-there" in texts_of(Moment(RULES, table.view(0)))
    verdict = judged(table, "death-dealers: attack sturmpioniere, nothing")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (FINE, "lesson-act-close")


def test_closing_in_from_the_open() -> None:
    verdict = judged(
        prepared(position=standing(death_dealers={"at": "d2"}, sturmpioniere={"at": "f1"})),
        "death-dealers: move e2, attack sturmpioniere",
    )
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (BEST, "lesson-assault-close")


def test_an_attack_without_anything_in_sight() -> None:
    position = standing()
    position["board"]["elements"] = {}
    table = prepared(position=position)
    verdict = judged(table, "death-dealers: move c4, attack")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (POOR, "lesson-act-blind")
    view = prepared(position=position).view(0)
    told("lesson-act-blind", Moment(RULES, view, "activate death-dealers, do move, do attack, to c4", view))


def test_fire_at_hard_cover_is_explained() -> None:
    view = prepared(position=standing(death_dealers={"at": "f1"}, sturmpioniere={"at": "h1"})).view(0)
    moment = Moment(RULES, view, "activate sturmpioniere, do attack, do nothing, at death-dealers", view)
    assert [aside.message for aside in ASIDES if aside.when(moment)] == ["lesson-partner-hard"]
    told("lesson-partner-hard", moment)


def test_an_enemy_behind_a_crate() -> None:
    position = standing()
    position["board"]["elements"]["g2"] = "crate"
    table = prepared(position=position)
    table.submit(0, "activate death-dealers, do move, do attack, to d2")
    table.submit(1, "pass")
    assert "lesson-shoot-soft" in texts_of(Moment(RULES, table.view(0)))


def test_two_targets() -> None:
    table = prepared(position=standing(hans={"at": "e2"}, sturmpioniere={"at": "e1"}))
    table.submit(0, "activate death-dealers, do move, do attack, to d2")
    table.submit(1, "pass")
    assert Moment(RULES, table.view(0)).able == 4
    assert advice(table.referee_state(), 0) == "at sturmpioniere, at sturmpioniere, at hans, at sturmpioniere"
    verdict = judged(table, "attack sturmpioniere|sturmpioniere|hans|sturmpioniere")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (FINE, "lesson-shoot-split")


def test_only_the_walker_to_shoot_at() -> None:
    table = prepared(position=standing(hans={"at": "g2"}, sturmpioniere={"at": "i6"}))
    table.submit(0, "activate death-dealers, do move, do attack, to d2")
    table.submit(1, "pass")
    moment = Moment(RULES, table.view(0))
    assert (moment.enemy, moment.rows) == ("hans", [("m9-bazooka", 1, False)])
    assert texts_of(moment) == ["lesson-shoot-plain", "lesson-shoot-dice", "lesson-shoot-ask"]


def test_a_sustained_attack() -> None:
    table = prepared(position=standing(death_dealers={"at": "d2"}, hans={"at": "i6"}))
    verdict = judged(table, "death-dealers: sustained sturmpioniere")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (FINE, "lesson-act-sustained")


def test_nothing_but_cover_to_shoot_at() -> None:
    """The target is gone when the attack comes: by a reaction that costs it its life, say."""
    position = standing(sturmpioniere={"at": "g2", "figures": {"rifle": 0, "flame": 1}, "flags": ["loaded"]})
    position["steps"] = [
        {"step": "do", "unit": "death-dealers", "act": "attack", "later": False},
        {"step": "end-activation", "unit": "death-dealers"},
        {"step": "turn", "side": "axis"},
    ]
    table = prepared(position=position)
    moment = Moment(RULES, table.view(0))
    assert moment.step == "aim"
    assert texts_of(moment) == ["lesson-shoot-elements"] == texts_of(moment, hints=True)
    assert advice(table.referee_state(), 0) == "hold"
    verdict = judged(table, "hold")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (BEST, "lesson-shoot-spared")


def reacting(unit: str, **units: dict[str, Any]) -> Table:
    """An enemy has moved and will attack; the learner may react."""
    position = standing(**units)
    position["steps"] = [
        {"step": "react", "unit": unit},
        {"step": "do", "unit": unit, "act": "attack", "later": False},
        {"step": "end-activation", "unit": unit},
        {"step": "turn", "side": "allies"},
    ]
    return prepared(position=position)


@pytest.mark.parametrize(
    ("words", "grade", "message"),
    [("pass", POOR, "lesson-reaction-missed"), ("react blackhawk", BEST, "lesson-reaction-tried")],
)
def test_a_reaction_that_is_worth_it(words: str, grade: str, message: str) -> None:
    table = reacting("hans", blackhawk={"at": "c4"}, hans={"at": "d5", "flags": ["moved", "loaded"]})
    moment = Moment(RULES, table.view(0))
    assert texts_of(moment) == ["lesson-reaction-when", "lesson-reaction-die", "lesson-reaction-peril"]
    assert (moment.reactor, moment.peril[0]) == ("blackhawk", "blackhawk")
    assert moment.peril[1].share == pytest.approx(5 / 9)
    assert texts_of(moment, hints=True) == ["lesson-reaction-hint"]
    assert advice(table.referee_state(), 0) == "react blackhawk"
    verdict = judged(table, words)
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (grade, message)


@pytest.mark.parametrize(
    ("words", "grade", "message"),
    [("pass", BEST, "lesson-reaction-idle"), ("react death-dealers", FINE, "lesson-reaction-weak")],
)
def test_a_reaction_that_is_not(words: str, grade: str, message: str) -> None:
    table = reacting(
        "sturmpioniere",
        death_dealers={"at": "c2", "figures": {"rifle": 1, "mg": 0, "bazooka": 0}},
        sturmpioniere={"at": "f1", "flags": ["moved", "loaded"]},
    )
    moment = Moment(RULES, table.view(0))
    assert texts_of(moment, hints=True) == ["lesson-reaction-hint-not"]
    assert advice(table.referee_state(), 0) == "pass"
    verdict = judged(table, words)
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (grade, message)


@pytest.mark.parametrize(
    ("words", "grade", "message"),
    [("pass", POOR, "lesson-strike-not"), ("strike-back", BEST, "lesson-strike-back")],
)
def test_striking_back(words: str, grade: str, message: str) -> None:
    position = standing(death_dealers={"at": "e1"}, sturmpioniere={"at": "f1"})
    position["steps"] = [{"step": "turn", "side": "axis"}]
    table = prepared(position=position)
    table.submit(1, "activate sturmpioniere, do attack, do nothing, hold, hold, hold, at death-dealers")
    assert texts_of(Moment(RULES, table.view(0))) == ["lesson-strike-what"]
    verdict = judged(table, words)
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (grade, message)


def test_shooting_first_and_moving_then() -> None:
    table = prepared(position=standing())
    table.submit(0, "activate death-dealers, do attack, do move, wreck e1")
    while table.waiting() == [1]:
        table.submit(1, "pass")
    assert texts_of(Moment(RULES, table.view(0))) == ["lesson-onward-shot"]
    verdict = judged(table, "to c2")
    assert verdict is not None
    assert verdict.message in ("lesson-onward-safe", "lesson-onward-seen")


def test_a_walker_elsewhere() -> None:
    position = standing(death_dealers={"at": "c3", "flags": ["loaded"]}, blackhawk={"at": "b6"})
    position["turn"] = FIRST_ROUND
    table = prepared(position=position)
    moment = Moment(RULES, table.view(0))
    assert texts_of(moment) == ["lesson-walker-corners", "lesson-walker-else"]
    assert texts_of(moment, hints=True) == ["lesson-later-hint"]


def test_a_walker_in_a_corner() -> None:
    """Nowhere is safe, so the end of a move is no mistake."""
    position = standing(
        death_dealers={"at": "i1", "flags": ["loaded"]},
        blackhawk={"at": "a6"},
        hans={"at": "c5", "flags": ["loaded"]},
    )
    table = prepared(position=position)
    assert all(plan.risk > EXPOSED for plan in Moment(RULES, table.view(0), "do move, do move, to a5, to a6").plans)
    verdict = judged(table, "blackhawk: move a5, move a6")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (FINE, "lesson-act-seen")


@pytest.mark.parametrize(
    ("returns", "message"),
    [([1.0, -1.0], "lesson-closing-won"), ([-1.0, 1.0], "lesson-closing-lost"), ([0.0, 0.0], "lesson-closing-drawn")],
)
def test_a_battle_that_ended_in_the_lesson(returns: list[float], message: str) -> None:
    view = {**prepared().view(0), "steps": [], "ending": "points", "returns": returns}
    moment = Moment(RULES, view)
    fitting = [passage.message for passage in LESSON.closing.text if passage.when(moment)]
    assert fitting == [message, "lesson-closing-learnt", "lesson-closing-ahead"]
    told(message, moment)
