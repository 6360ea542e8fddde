"""The odds are those of the engine: every die of an attack is followed through its steps."""

import json
from typing import Any

import pytest

from sandtable.games.tactics.odds.attack import Odds, Question, odds
from sandtable.games.tactics.odds.benchmark import ATTACKS
from sandtable.games.tactics.odds.track import THE_HERO, Party, Standing
from sandtable.games.tactics.rules.cards import ALL_IN_ONE, BERSERK, HEROIC_ATTACK, MEDAL_OF_HONOR, Cards
from sandtable.games.tactics.rules.cover import HARD, SOFT
from sandtable.games.tactics.ui.benchmarks import odds as odds_benchmark
from sandtable.testing import cites
from tests.tactics.field import DATA, Changes, data_with
from tests.tactics.odds_walk import CARDS, Ends, Walk, party

IN_SOFT = (0, SOFT)
IN_HARD = (0, HARD)


def parties(name: str, cards: Cards) -> Party:
    """A unit by its name, a joined hero after a plus."""
    unit, _, hero = name.partition(" + ")
    return party(unit, hero, cards=cards)


def question(attacker: str, target: str, distance: int = 1, cards: Cards = CARDS, **further: Any) -> Question:
    """An attack of units by their names."""
    return Question(attacker=parties(attacker, cards), target=parties(target, cards), distance=distance, **further)


def agree(asked: Question, changes: Changes | None = None) -> Odds:
    """Walk through the attack, and compare what is left of both sides."""
    walked = Walk(asked, changes).ends()
    answer = odds(asked)
    found: Ends = {}
    for one, row in zip(answer.tracks[0].standing, answer.joint.tolist(), strict=True):
        for other, chance in zip(answer.tracks[1].standing, row, strict=True):
            if chance > 1e-12:
                found[one, other] = found.get((one, other), 0.0) + chance
    assert found == pytest.approx({ends: chance for ends, chance in walked.items() if chance > 1e-12}, abs=1e-10)
    lost = [0.0] * (asked.target.points + 1)
    for (_, other), chance in walked.items():
        lost[asked.target.points - other.points] += chance
    assert lost == pytest.approx(answer.damage, abs=1e-10)
    return answer


@cites("T7.3", "T7.5", "T11.1", "T19.3")
def test_rows_of_all_kinds_and_a_strike_back() -> None:
    answer = agree(question("hell-boys", "sturmpioniere"))
    assert [row.dice for row in answer.rows] == [9, 5, 5, 5]
    assert answer.strikes and sum(answer.lost[1:]) > 0


@cites("T4.3", "T8.1", "T8.5", "R9")
@pytest.mark.parametrize("cover", [SOFT, HARD])
@pytest.mark.parametrize("sustained", [False, True])
def test_cover_and_sustained_attacks(cover: int, sustained: bool) -> None:
    agree(question("blackhawk", "heavy-laser-grenadiers", 2, cover=(0, cover), sustained=sustained))
    agree(question("bazooka-joe", "recon-grenadiers", 2, cover=(0, cover), sustained=sustained))  # UGL: none
    agree(question("13-foxtrot", "beobachter", 3, cover=(0, cover), sustained=sustained))


@cites("T20.5", "R10", "T17.14")
def test_lasers() -> None:
    agree(question("heavy-laser-grenadiers", "blackhawk", 3, sustained=True))
    agree(question("heavy-laser-grenadiers", "13-foxtrot", 3, cover=IN_SOFT))
    agree(question("laser-grenadiers", "winter-child", 4))
    agree(question("sigrid", "ranger-snipers", 2, announced=((BERSERK, 0), (0, 0)), sustained=True))


@cites("T19.1", "T17.14", "T17.34")
def test_phasers() -> None:
    agree(question("honey", "heavy-flak-grenadiers", 3, cover=IN_HARD, sustained=True))
    agree(question("honey", "axis-zombies", 2))
    agree(question("action-jackson", "hans", 3))


@cites("T19.2", "T20.1", "T12.3", "T8.7")
@pytest.mark.parametrize("faq", [False, True])
def test_salvos_limited_rounds_and_artillery(faq: bool) -> None:
    for rounds in (1, 3, None):
        agree(question("steel-rain", "recon-grenadiers", 5, cover=IN_SOFT, rounds=rounds, faq=faq))
    agree(question("leathernecks", "beobachter", 4, cover=IN_SOFT, faq=faq))
    agree(question("pelican", "horten", 3, faq=faq))


@cites("T20.1")
def test_rounds_of_a_squad() -> None:
    for rounds in (0, 2, None):
        agree(question("sturmpioniere", "13-foxtrot", 2, rounds=rounds))
    agree(question("sturmpioniere", "pounder", 2, rounds=1))
    agree(question("drakoni", "beobachter", 3))


@cites("T19.3", "T19.4", "T20.4", "R7", "R8")
def test_flames() -> None:
    agree(question("hot-dog", "recon-grenadiers", 2))
    agree(question("hell-boys", "luther"))
    agree(question("hell-boys", "beobachter + manfred", strike_back=False))
    agree(question("winter-child", "beobachter", cover=IN_SOFT))


@cites("T20.2", "T20.8")
@pytest.mark.parametrize("moved", [False, True])
def test_burst(moved: bool) -> None:
    agree(question("choppers", "beobachter", 4, moved=moved))
    agree(question("manfred", "13-foxtrot", 3, moved=moved))


@cites("T17.4", "T17.27", "T17.32", "T11.3")
def test_all_in_one() -> None:
    agree(question("lara", "the-hammers", announced=((ALL_IN_ONE, 0), (0, 0))))
    agree(question("heavy-flak-grenadiers + lara", "honey", 2, announced=((0, ALL_IN_ONE), (0, 0))))
    agree(question("the-hammers", "lara", announced=((0, 0), (ALL_IN_ONE, 0)), reaction=True))


@cites("T17.8", "T17.27")
def test_berserk() -> None:
    agree(question("rhino", "luther", announced=((BERSERK, 0), (0, 0)), sustained=True))
    agree(question("the-hammers + rhino", "heavy-flak-grenadiers", announced=((0, BERSERK), (0, 0))))


@cites("T17.18", "T17.31")
def test_the_medal() -> None:
    for sustained in (False, True):
        agree(question("rosie", "luther", announced=((MEDAL_OF_HONOR, 0), (0, 0)), sustained=sustained))
        agree(question("rosie", "beobachter", announced=((MEDAL_OF_HONOR, 0), (0, 0)), sustained=sustained))
    agree(question("13-foxtrot + rosie", "beobachter", announced=((0, MEDAL_OF_HONOR), (0, 0))))


@cites("T17.22", "T17.23", "T17.33", "T17.34", "R34", "R35")
def test_snipers_and_spotters() -> None:
    agree(question("ranger-snipers", "sturmpioniere", 3, cover=IN_SOFT))
    agree(question("ranger-snipers", "recon-grenadiers + sigrid", mark=THE_HERO, sustained=True))
    agree(question("ranger-snipers", "axis-zombies + totenmeister", 2))
    agree(question("ranger-snipers", "hans", 2))
    agree(question("sniper-grenadiers + sigrid", "13-foxtrot", 2))


@cites("T17.16", "R16", "R17")
def test_heroic_attack() -> None:
    agree(question("beobachter", "ozz-117", announced=((0, 0), (HEROIC_ATTACK, 0))))
    agree(question("beobachter", "ozz-117", announced=((0, 0), (HEROIC_ATTACK, 0)), reaction=True))
    answer = agree(question("the-hammers + ozz-117", "lara", announced=((0, HEROIC_ATTACK), (0, 0)), reaction=True))
    assert answer.lost == [pytest.approx(1.0), *[0.0] * 7]


@cites("T17.25", "T17.28", "R36")
def test_the_serum() -> None:
    agree(question("totenmeister", "13-foxtrot"))
    agree(question("13-foxtrot", "totenmeister", reaction=True))
    agree(question("axis-zombies + totenmeister", "13-foxtrot", reaction=True))


@cites("T11.1", "T11.3", "T15.6")
def test_close_combat() -> None:
    agree(question("luther", "blackhawk"))
    agree(question("axis-gorillas + markus", "13-foxtrot"))
    agree(question("hell-boys", "beobachter + manfred"))
    agree(question("sniper-grenadiers", "ranger-snipers", strike_back=False))


@cites("T17.12")
def test_a_charge() -> None:
    answer = agree(question("luther", "13-foxtrot", charge=True))
    assert [row.shot.row.name for row in answer.rows] == ["combat-claw"]


@cites("T13.1", "T13.2", "T17.1", "T17.2", "R12", "R13", "R14")
@pytest.mark.parametrize(
    ("attacker", "target", "distance"),
    [
        ("13-foxtrot", "sturmpioniere", 1),
        ("beobachter", "action-jackson", 2),
        ("manfred", "choppers", 3),
        ("13-foxtrot + rosie", "sniper-grenadiers", 1),
        ("hans", "the-hammers + rhino", 1),
    ],
)
def test_reactions(attacker: str, target: str, distance: int) -> None:
    answer = agree(question(attacker, target, distance, reaction=True))
    assert answer.react + 1e-12 >= 1 / 3 and sum(answer.struck) == pytest.approx(1)
    agree(question(attacker, target, distance, reaction=True, cover=(SOFT, HARD)))


@cites("T17.14", "T17.34", "T15.2")
@pytest.mark.parametrize("tough", [["rhino"], ["the-hammers"], ["rhino", "the-hammers"]])
def test_resilient_heroes_and_squads_of_ones_own(tough: list[str]) -> None:
    changes: Changes = {name: {"abilities": ["jump", "damage-resilient"]} for name in tough}
    cards = Cards(data_with(changes)["units"])
    agree(question("ludwig", "the-hammers + rhino", 3, cards, sustained=True), changes)
    agree(question("heavy-laser-grenadiers", "the-hammers + rhino", 3, cards), changes)
    agree(question("sniper-grenadiers", "the-hammers + rhino", 2, cards), changes)


@cites("T8.1", "T19.4")
def test_cover_saves_from_a_hit_that_would_destroy() -> None:
    [printed] = [unit for unit in DATA["units"]["unit"] if unit["name"] == "blackhawk"]
    rows = [{**row, "soldier": ["2/K", "2/K", "2/K", "2/K"]} for row in printed["row"]]
    changes: Changes = {"blackhawk": {"row": [{k: v for k, v in row.items() if k != "origin"} for row in rows]}}
    cards = Cards(data_with(changes)["units"])
    answers = [agree(question("blackhawk", "beobachter", 2, cards, cover=(0, cover)), changes) for cover in (0, 1, 2)]
    assert answers[0].destroy > answers[1].destroy > answers[2].destroy > 0


def test_the_joint_chances_are_a_distribution() -> None:
    answer = odds(question("hell-boys", "sturmpioniere", reaction=True))
    assert answer.joint.min() >= 0 and answer.joint.sum() == pytest.approx(1)
    assert answer.tracks[0].standing[0] == Standing((3, 1, 1), 5, 0)


def test_the_benchmark_measures_every_attack(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds_benchmark(["--rounds", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["attack"] for row in rows] == list(ATTACKS)
    assert all(0 <= row["destroy"] <= 1 and row["ours"]["processor"] > 0 for row in rows)
    assert odds_benchmark(["--rounds", "1"]) == 0
    assert "flames and knives" in capsys.readouterr().out
