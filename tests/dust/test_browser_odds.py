"""The odds the board in the browser shows: of attacks, of the battle that goes on, of any battle."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.core.errors import BadInput
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.games.dust import GAME
from sandtable.games.dust.odds.battle import AT_WORK, KINDS, Question
from sandtable.games.dust.odds.battle import odds as battle_odds
from sandtable.games.dust.odds.report import ask
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.tables import SEATS
from sandtable.games.dust.ui.browser import MOST_UNITS, odds, scene
from sandtable.games.dust.ui.browser_odds import MOST_RETREATING, odds_of
from tests.dust.test_browser import VARIANTS, states

# Attacks


def attacks(state: DustState) -> Iterator[str]:
    """Attacks that can be made, with everything that stands there."""
    for words in state.prompt(state.seat).actions:
        if words.startswith("attack "):
            trial = state.copy()
            trial.apply(trial.rules.space.parse(words), state.seat)
            for target in trial.prompt(state.seat).actions:
                if target.startswith("on "):
                    yield f"attack {words.split()[1]}>{target.split()[1]}"


def test_odds_of_attacks_come_from_what_lies_open() -> None:
    asked = 0
    for state in states(VARIANTS[0], 10):
        if state.is_over() or state.prompt(state.seat).message != "ask-attack":
            continue
        for order in list(attacks(state))[:2]:
            seen = [odds(state.view(viewer), state.rules, order) for viewer in (0, 1, SPECTATOR)]
            assert seen[0] is not None and seen[0] == seen[1] == seen[2]
            assert 0 <= seen[0]["wins"] <= 1 and 0 <= seen[0]["fails"] <= 1
            asked += 1
        if asked > 6:
            break
    assert asked


def test_odds_of_the_battle_that_is_fought() -> None:
    for state in states(VARIANTS[0], 11):
        view = state.view(SPECTATOR)
        found = odds(view, state.rules, "")
        battle = scene(view, state.rules)["fight"]
        assert (found is None) == (battle is None or not all(battle["forces"].values()))


@pytest.mark.parametrize("order", ["nonsense", "attack alaska", "attack nowhere>alaska", "attack alaska>yukon 99T"])
def test_odds_of_what_cannot_be_are_refused(order: str) -> None:
    rules = GAME.rules({"players": 2})
    with pytest.raises(BadInput):
        odds(rules.start().view(SPECTATOR), rules, order)
    assert odds_of.__doc__


# The battle that goes on


def value(state: DustState, target: str, attacker: str) -> float:
    """How likely the attacker takes the area, or whether they have."""
    view = state.view(SPECTATOR)
    fight = scene(view, state.rules)["fight"]
    found = odds(view, state.rules, "")
    if found is None or fight["target"] != target:
        return float(state.owner[state.tables.atlas.number_of(target)] == SEATS.index(attacker))
    return float(found["wins"])


@pytest.mark.parametrize("variant", VARIANTS)
def test_odds_from_here_are_what_the_next_roll_makes_of_them(variant: dict[str, object]) -> None:
    """D7: who rolls next, blank rolls, cards, hits that lie there: all of it is in them, or the sums would not fit."""
    rolls, cards = 0, set()
    for seed in range(5):
        for state in states(variant, seed):
            if state.is_over() or state.view(SPECTATOR)["steps"][0]["step"] != "withdraw":
                continue
            fight = scene(state.view(SPECTATOR), state.rules)["fight"]
            before = odds(state.view(SPECTATOR), state.rules, "")
            assert before is not None
            while state.seat != CHANCE and state.prompt(state.seat).message == "ask-withdraw":
                state.apply(state.rules.space.parse("done"), state.seat)
            if state.seat != CHANCE or fight["kind"] == "sea":
                continue
            weights = state.stack[-1].weights(state)
            assert weights is not None
            after = 0.0
            for action, weight in zip(state.legal(), weights, strict=True):
                then = state.copy()
                then.apply(action)
                after += value(then, fight["target"], fight["attacker"]) * weight / sum(weights)
            assert before["wins"] == pytest.approx(after, abs=1e-9)
            rolls += 1
            cards |= set(before["cards"])
    assert rolls > 10 and len(cards) > 1


def test_who_rolls_next_and_blank_rolls_count() -> None:
    """D7.5, D7.7: one tank against another, worked out by hand."""
    for begun, expected in (((0, 2), 1 / 3), ((1, 2), 0.0), ((0, 1), 1 / 3)):
        assert battle_odds(Question.of("1T", "1T", begun=begun)).attacker == pytest.approx(expected)
    fresh, same = Question.of("3T 1F", "2T"), Question.of("3T 1F", "2T", begun=(0, 0))
    assert battle_odds(fresh).attacker == battle_odds(same).attacker  # supremacy gives them the first roll anyway
    assert battle_odds(fresh.but(begun=(1, 0))).attacker < battle_odds(fresh).attacker
    ceased = battle_odds(Question.of("1S", "1S", kind="sea", begun=(0, 2)))
    assert ceased.cease_fire == pytest.approx(4 / 9)


def test_an_ace_that_fights_already_counts() -> None:
    """D10.8."""
    declared = battle_odds(Question.of("1T 2F", "2T", attack_card="ace-of-the-sky"))
    fights = battle_odds(Question.of("1T 2F", "2T", begun=(0, 0), ace=1))
    assert fights.attacker == pytest.approx(declared.attacker)
    # What has to be declared before the first dice cannot be used later (D7.16).
    late = battle_odds(Question.of("1T 2F", "2T", begun=(0, 0), attack_card="ace-of-the-sky"))
    assert late.attacker < declared.attacker


def test_who_retreats_fights_no_more() -> None:
    """D8.2, D10.3: while defenders are asked where they go, they do not count."""
    asked = 0
    for variant in VARIANTS:
        for seed in range(6):
            for state in states(variant, seed):
                step = {} if state.is_over() else state.view(SPECTATOR)["steps"][0]
                if step.get("step") == "flee":
                    found = odds(state.view(SPECTATOR), state.rules, "")
                    all_leave = step["leaving"] == step["battle"]["forces"]["defence"]
                    assert found is not None and (found["wins"] == 1) == all_leave
                    asked += 1
    assert asked


# The calculator


def reckon(edition: str = "premium", **question: Any) -> dict[str, Any]:
    rules = GAME.rules({"players": 2, "edition": edition})
    found = odds(rules.start().view(SPECTATOR), rules, json.dumps(question))
    assert found is not None
    return found


@pytest.mark.parametrize("edition", ["premium", "original"])
@pytest.mark.parametrize("kind", [*KINDS])
def test_the_calculator_says_what_the_command_line_says(edition: str, kind: str) -> None:
    forces = {"sea": ("3S", "2S"), "drop": ("2M", "2T")}.get(kind, ("4T 1M 1F", "3T 1F"))
    for card in ("", *AT_WORK):
        found = reckon(edition, kind=kind, attack=forces[0], defend=forces[1], attack_card=card)
        told = ask(attack=[forces[0]], defend=forces[1], kind=[kind], edition=edition, attack_card=card)
        content = told.answer.content()
        assert (found["wins"], found["fails"], found["ceases"]) == (
            content["attacker"],
            content["defender"],
            content["cease_fire"],
        )
        assert found["losses"] == [content["losses"]["attacker"], content["losses"]["defender"]]
        assert [sum(shares) for shares in found["left"]] == pytest.approx([1, 1], abs=1e-3)
        assert len(found["lines"]) == len(told.modifiers)
        assert json.loads(json.dumps(found)) == found


def test_the_calculator_knows_special_attacks() -> None:
    """D9, D10.11."""
    assert reckon(kind="raid", attack="2B", defend="2S")["wins"] == pytest.approx(0.4074, abs=1e-4)
    assert reckon(kind="bombard", attack="2S", defend="1T")["dice"] == [2, 0]
    assert reckon(kind="missiles", defend="1T 1M")["dice"] == [3, 0]


def test_places_first_rolls_and_retreats_count() -> None:
    plain = reckon(attack="4T", defend="3T")
    assert plain["first"] == "defence" and plain["dice"] == [4, 3]
    assert reckon(attack="4T", defend="3T", capital=True)["dice"] == [4, 8]
    assert reckon(attack="4T", defend="3T", centre=True)["wins"] < plain["wins"]
    assert reckon(attack="4T", defend="3T", first="attack")["wins"] > plain["wins"]
    assert reckon(attack="4T", defend="3T", defend_retreat=0.75)["wins"] > plain["wins"]
    assert "odds-retreat-half" in [
        one["message"] for one in reckon(attack="4T", defend="3T", defend_retreat=0.5)["lines"]
    ]


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"attack": "3T"},
        {"attack": "3T", "defend": "2S"},
        {"attack": "3T", "defend": "1T", "kind": "nonsense"},
        {"attack": "3T", "defend": "1T", "first": "third"},
        {"attack": "3T", "defend": "1T", "blanks": 3},
        {"attack": "3T", "defend": "1T", "exact": True},
        {"kind": "raid", "attack": "2B", "defend": "2S", "capital": True},
        {"kind": "raid", "attack": "2B", "defend": "2S", "centre": True},
        {"kind": "raid", "attack": "2B", "defend": "2S", "attack_card": "sigrid"},
        {"kind": "raid", "attack": "2B", "defend": "2S", "dice": 3},
        {"kind": "missiles", "defend": "1T", "defend_card": "nurse"},
        {"kind": "bombard", "attack": "2S", "defend": "1T", "defend_retreat": 0.5},
        {"attack": "3T", "defend": "1T", "centre": "yes"},
        {"attack": "3T", "defend": "1T", "blanks": True},
        {"attack": "3T", "defend": "1T", "attack_retreat": 2},
        {"attack": f"{MOST_UNITS + 1}T", "defend": "1T"},
        {"attack": f"{MOST_RETREATING + 1}T", "defend": "1T", "attack_retreat": 0.5},
    ],
)
def test_the_calculator_refuses_what_is_no_battle(question: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        reckon(**question)


def test_the_calculator_refuses_what_is_no_question() -> None:
    rules = GAME.rules({"players": 2})
    for text in ("{", "{]", '{"attack": ["3T"], "defend": "1T"}'):
        with pytest.raises(BadInput):
            odds(rules.start().view(SPECTATOR), rules, text)
