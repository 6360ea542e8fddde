"""The odds are those of the engine: every die and every decision of small battles is followed through its steps."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sandtable.games.dust.odds.battle import Odds, Question, in_a_row, odds
from sandtable.games.dust.odds.forces import CASUALTIES
from sandtable.games.dust.odds.special import Strike, strike
from sandtable.games.dust.rules.abilities import AskAtStart
from sandtable.games.dust.rules.editions import NAMES
from sandtable.testing import cites
from tests.dust.battlefield import DEFENDER, Ends, Walk, battlefield, dead_of, left_of, struck, worth

CARDS = ("rocket-troops", "nurse", "secret-weapon", "alien-radar", "ace-of-the-sky", "sigrid")
ENDINGS = ("attacker", "defender", "cease_fire", "both_destroyed")


def total(ends: Ends, how: str) -> float:
    return sum(chance for (ending, _, _), chance in ends.items() if ending == how)


def agree(question: Question) -> Odds:
    """Walk through the battle, and compare everything the odds say about it."""
    ends = Walk(question).ends
    answer = odds(question)
    for how in ENDINGS:
        assert total(ends, how) == pytest.approx(getattr(answer, how), abs=1e-9), how
    for side, force in enumerate((question.attack, question.defend)):
        left: dict[tuple[int, ...], float] = {}
        for key, chance in ends.items():
            alive = left_of(force, dead_of(key, side))
            left[alive] = left.get(alive, 0.0) + chance
        assert left == pytest.approx(
            {one: chance for one, chance in answer.survivors[side].items() if chance}, abs=1e-9
        )
        lost = sum(chance * worth(dead_of(key, side)) for key, chance in ends.items())
        assert lost == pytest.approx(answer.losses[side], abs=1e-8)
    return answer


@cites("D7.2", "D7.3", "D7.4", "D7.5", "D7.7", "D7.8")
@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize(
    ("attack", "defend", "area"),
    [
        ("1T", "1T", {}),
        ("2T 1F", "1T 1M", {"neutral": True}),
        ("1T 1M 1F", "2T 1B", {"centre": True}),
        ("2T 1M", "1T 1F", {"capital": True}),
        ("2T 1M", "1T 1F", {"capital": True, "centre": True, "neutral": True}),
    ],
)
def test_land(edition: str, attack: str, defend: str, area: dict[str, bool]) -> None:
    agree(Question.of(attack, defend, edition=edition, **area))


@cites("D7.4", "D7.14")
@pytest.mark.parametrize(
    ("attack", "defend", "area"),
    [
        ("1T 1M 1F 1B", "1T 1M 1F 1B", {}),
        ("2T 2F", "2T 2F", {"centre": True}),
        ("1T 1M 2F", "2T 1F 1B", {"capital": True}),
    ],
)
def test_four_against_four(attack: str, defend: str, area: dict[str, bool]) -> None:
    answer = agree(Question.of(attack, defend, **area))
    # Best play is at least as good for either side as any fixed way, the other playing as well as they can.
    for way in CASUALTIES[1:]:
        assert odds(Question.of(attack, defend, casualties=(way, "best"), **area)).attacker <= answer.attacker + 1e-12
        assert odds(Question.of(attack, defend, casualties=("best", way), **area)).attacker >= answer.attacker - 1e-12


@cites("D7.4")
@pytest.mark.parametrize("way", CASUALTIES)
def test_fixed_ways_to_pick_victims(way: str) -> None:
    agree(Question.of("1T 1M 1B", "1T 1M 1F", casualties=(way, way)))


@cites("D7.9", "D1.6")
@pytest.mark.parametrize("edition", NAMES)
def test_sea(edition: str) -> None:
    assert agree(Question.of("3S", "2S", kind="sea", edition=edition)).both_destroyed > 0


@cites("D7.9")
def test_four_against_four_at_sea() -> None:
    agree(Question.of("4S", "4S", kind="sea"))


@cites("D7.10", "D10.7")
@pytest.mark.parametrize("edition", NAMES)
def test_amphibious_and_dropped(edition: str) -> None:
    agree(Question.of("2T 1F", "1T", kind="amphibious", edition=edition, centre=True))
    agree(Question.of("3M", "1T 1F", kind="drop", edition=edition, retreat=(0.9, 0.0)))


@cites("D7.6", "D8.1", "D8.2", "D8.4")
@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize("haven", [True, False])
def test_retreats(edition: str, haven: bool) -> None:
    agree(Question.of("2T 1M 1F", "1T 1B", edition=edition, haven=haven, retreat=(0.5, 0.4)))
    agree(Question.of("2T", "2T 1F", edition=edition, haven=haven, retreat=(0.1, 0.95)))


@cites("D7.9")
@pytest.mark.parametrize("edition", NAMES)
def test_retreats_at_sea(edition: str) -> None:
    agree(Question.of("3S", "3S", kind="sea", edition=edition, retreat=(0.4, 0.4)))


@cites("D10.1", "D10.2", "D10.3", "D10.5", "D10.8", "D10.10")
@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize("card", CARDS)
def test_cards_of_the_attacker(edition: str, card: str) -> None:
    agree(Question.of("1T 1F", "1M 1F", edition=edition, attack_card=card, retreat=(0.3, 0.0)))
    agree(Question.of("2S", "1S", kind="sea", edition=edition, attack_card=card))


@cites("D10.1", "D10.2", "D10.3", "D10.5", "D10.8", "D10.10")
@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize("card", CARDS)
def test_cards_of_the_defender(edition: str, card: str) -> None:
    agree(Question.of("1T 1F", "1M 1F", edition=edition, defend_card=card, retreat=(0.0, 0.8)))
    agree(Question.of("2M", "1F", kind="drop", edition=edition, capital=True, attack_card=card, defend_card=card))


@cites("D10.1", "D10.2", "D10.8", "D10.10", "D7.16")
@pytest.mark.parametrize("mine", ["sigrid", "nurse", "ace-of-the-sky"])
@pytest.mark.parametrize("yours", ["rocket-troops", "sigrid", "ace-of-the-sky"])
def test_cards_of_both(mine: str, yours: str) -> None:
    agree(Question.of("2T 1F", "1T 1F", attack_card=mine, defend_card=yours))
    agree(Question.of("2S", "2S", kind="sea", attack_card=mine, defend_card=yours))


@cites("D10.4", "D10.6", "D10.9", "D10.11")
@pytest.mark.parametrize("card", ["diplomat", "koshka", "mech-builder", "missiles", "mech-dropper"])
def test_cards_that_make_no_difference(card: str) -> None:
    plain, with_cards = Question.of("2T", "1T"), Question.of("2T", "1T", attack_card=card, defend_card=card)
    assert replace(agree(with_cards), question=plain) == odds(plain)


def some_question(seed: int) -> Question:
    """A battle of any kind, of up to three units a side, with anything that may go with it."""
    rng = Random(seed)
    kind = rng.choice(["land", "land", "land", "amphibious", "sea", "drop"])

    def force(units: str) -> tuple[int, ...]:
        counts = [0] * 5
        for _ in range(rng.randint(1, 3)):
            counts["TMFBS".index(rng.choice(units))] += 1
        return tuple(counts)

    neutral = rng.random() < 0.15
    land = kind != "sea"
    return Question(
        attack=force({"sea": "S", "drop": "M"}.get(kind, "TTMFFB")),
        defend=force("TTMFFB" if land else "S"),
        kind=kind,
        edition=rng.choice(NAMES),
        centre=land and rng.random() < 0.3,
        capital=land and rng.random() < 0.3,
        neutral=neutral,
        haven=rng.random() < 0.8,
        attack_card=rng.choice(["", *CARDS]),
        defend_card="" if neutral else rng.choice(["", *CARDS]),
        casualties=(rng.choice(CASUALTIES), rng.choice(CASUALTIES)) if rng.random() < 0.3 else ("best", "best"),
        retreat=(rng.choice([0, 0.2, 0.5, 0.9]), rng.choice([0, 0.2, 0.5, 0.9])) if rng.random() < 0.4 else (0, 0),
    )


@pytest.mark.parametrize("seed", range(60))
def test_any_battle(seed: int) -> None:
    agree(some_question(seed))


# Attacks in a row


def agree_in_a_row(question: Question, *further: tuple[str, str]) -> None:
    more = [Question.of(attack, "1T", kind=kind).attack for attack, kind in further]
    rest = [(force, kind) for force, (_, kind) in zip(more, further, strict=True)]
    answer = in_a_row(question, *rest)
    ends = Walk(question, *(replace(question, attack=force, kind=kind) for force, kind in rest)).ends
    for how in ("attacker", "defender", "both_destroyed"):
        assert total(ends, how) == pytest.approx(getattr(answer, how), abs=1e-9), how
    assert sum(answer.by_attack) == pytest.approx(answer.attacker)
    lost = [sum(chance * worth(dead_of(key, side)) for key, chance in ends.items()) for side in (0, 1)]
    assert lost == pytest.approx(answer.losses, abs=1e-8)
    for side, chance in enumerate((answer.attacker, answer.defender)):
        assert sum(answer.survivors[side].values()) == pytest.approx(chance)


@cites("D6.12", "D3.4")
@pytest.mark.parametrize(
    ("cards", "further"),
    [
        ({}, [("1T", "land")]),
        ({}, [("1T 1F", "land"), ("1M", "amphibious")]),
        ({"edition": "original", "retreat": (0.3, 0.3)}, [("1M", "drop")]),
        ({"retreat": (0.3, 0.5)}, [("1T 1F", "land")]),
        ({"attack_card": "sigrid"}, [("1T 1F", "land")]),
        ({"attack_card": "rocket-troops", "defend_card": "sigrid"}, [("1T 1F", "land")]),
        ({"attack_card": "ace-of-the-sky", "defend_card": "ace-of-the-sky"}, [("1T 1F", "land")]),
        ({"attack_card": "nurse", "defend_card": "nurse"}, [("1T 1F", "land")]),
        ({"attack_card": "secret-weapon"}, [("1T", "land")]),
        ({"attack_card": "alien-radar", "retreat": (0.6, 0.0)}, [("2T", "land")]),
        ({"defend_card": "alien-radar", "retreat": (0.0, 0.6), "edition": "original"}, [("2T", "land")]),
    ],
)
def test_in_a_row(cards: dict[str, Any], further: list[tuple[str, str]]) -> None:
    agree_in_a_row(Question.of("1T 1F", "1T 1M", **cards), *further)


@cites("D6.12", "D6.7", "D7.9")
def test_in_a_row_at_sea() -> None:
    question = Question.of("1S", "2S", kind="sea", attack_card="sigrid", defend_card="nurse")
    answer = in_a_row(question, (question.attack, "sea"))
    ends = Walk(question, question).ends
    for how in ("attacker", "defender", "both_destroyed"):
        assert total(ends, how) == pytest.approx(getattr(answer, how), abs=1e-9), how


# Special attacks


@cites("D9.1", "D9.2", "D9.4", "D9.5", "D10.11")
@pytest.mark.parametrize(
    "question",
    [
        Strike.of("raid", "1B", "3S"),
        Strike.of("bombard", "3S", "1T 1M 1F 1B"),
        Strike.of("bombard", "2S", "2T 1F", edition="standard"),
        Strike.of("bombard", "4S", "1T 2M", edition="original", capital=True),
        Strike.of("missiles", "", "2T 1M 1F"),
        Strike.of("missiles", "", "2T 1M 1F 1B", edition="original", dice=4),
        Strike.of("missiles", "", "2S"),
    ],
    ids=str,
)
def test_special_attacks(question: Strike) -> None:
    answer = strike(question)
    assert struck(question) == pytest.approx(answer.survivors)
    assert sum(answer.hits) == pytest.approx(1)
    left = answer.survivors.get((0,) * 5, 0.0)
    assert left == answer.cleared


# What the comparison brought to light


@cites("D10.5", "D7.16")
def test_after_a_radar_that_left_some_behind_the_defender_declares_their_ability() -> None:
    question = Question.of("2T", "1T 1F", edition="original", attack_card="alien-radar", defend_card="ace-of-the-sky")
    s = battlefield(question)
    for words in ("use", "withdraw tank 1"):
        s.apply(s.rules.space.parse(words))
    step = s.stack[-1]
    assert isinstance(step, AskAtStart) and step.seat(s) == DEFENDER
    assert step.battle.forces[0] == [1, 0, 0, 0, 0]
