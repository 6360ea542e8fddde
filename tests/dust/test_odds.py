"""The odds against a solver of their own, the values of other people, the rulebook's example, and bad questions."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import comb, fsum
from typing import Any

import pytest

from sandtable.core.errors import SandtableError
from sandtable.core.registry import register
from sandtable.games.dust.game import GAME
from sandtable.games.dust.odds.battle import Odds, Question, in_a_row, odds
from sandtable.games.dust.odds.forces import after_hit, read_force, words
from sandtable.games.dust.odds.modifiers import modifiers, strike_modifiers
from sandtable.games.dust.odds.row import Row
from sandtable.games.dust.odds.special import Strike, strike
from sandtable.games.dust.rules.combat import land_losses, size, victims
from sandtable.games.dust.rules.editions import COST, LETTERS, NAMES, edition
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording

register(GAME)

Force = tuple[int, ...]


# A solver of some thirty lines, from the rulebook: plain recursion with fractions, no retreats, no cards


def solved(attack: Force, defend: Force, bonus: int, attacker_first: bool, lost: bool) -> tuple[Fraction, Fraction]:
    """The chance of a conquest, and the points the defender loses less those the attacker loses."""
    combat, price = (1, 2, 1, 2), (2, 5, 3, 6)

    def cost(force: Force) -> int:
        return sum(count * each for count, each in zip(force, price, strict=True))

    def shot(force: Force, order: tuple[int, int], hits: int) -> Force:
        left = list(force)
        for kind in order:
            left[kind], hits = left[kind] - min(hits, left[kind]), hits - min(hits, left[kind])
        return tuple(left)

    @cache
    def value(a: Force, d: Force, attacker: bool, blanks: int) -> tuple[Fraction, Fraction]:
        if not any(d) or not any(a):
            return Fraction(any(a)), Fraction(0)
        if blanks == 3:
            return Fraction(0), Fraction(-cost(a) if lost else 0)
        mine, theirs = (a, d) if attacker else (d, a)
        count = sum(n * c for n, c in zip(mine, combat, strict=True)) + (0 if attacker else bonus)
        win, gain = Fraction(0), Fraction(0)
        for hits in range(count + 1):
            chance = Fraction(comb(count, hits) * 2 ** (count - hits), 3**count)
            if hits == 0:
                best = value(a, d, not attacker, blanks + 1)
            else:
                hits_in = min(hits, sum(theirs))
                options = []
                for on_land in range(max(0, hits_in - theirs[2] - theirs[3]), min(hits_in, theirs[0] + theirs[1]) + 1):
                    left = shot(shot(theirs, (0, 1), on_land), (2, 3), hits_in - on_land)
                    then = value(a, left, False, 0) if attacker else value(left, d, True, 0)
                    loss = cost(theirs) - cost(left)
                    options.append((then[0], then[1] + (loss if attacker else -loss)))
                best = max(options) if attacker else min(options)
            win, gain = win + chance * best[0], gain + chance * best[1]
        return win, gain

    return value(attack, defend, attacker_first, 0)


@cites("D1.4", "D7.2", "D7.3", "D7.4", "D7.5", "D7.7", "D7.8", "D7.10")
@pytest.mark.parametrize(
    ("attack", "defend", "further"),
    [
        ("2T 1F", "1T 1M", {}),
        ("1T 1M 1F 1B", "2T 2F", {"centre": True}),
        ("3T 2B", "1M 1F", {"capital": True}),
        ("2T 1M", "2T 1F", {"kind": "amphibious"}),
        ("2M", "1T 1B", {"kind": "drop", "centre": True}),
        ("1T 1M 2F", "1T 1M 1F 1B", {"edition": "original"}),
    ],
)
def test_exactly_what_another_solver_says(attack: str, defend: str, further: dict[str, Any]) -> None:
    question = Question.of(attack, defend, exact=True, **further)
    answer = odds(question)
    kind, capital = question.kind, question.capital
    bonus = 5 if capital else 3 if question.centre else 0
    supremacy = [sum(force[1:4]) for force in (question.attack, question.defend)]
    win, gain = solved(
        question.attack[:4],
        question.defend[:4],
        bonus,
        supremacy[0] > supremacy[1] and not capital,
        kind in ("amphibious", "drop") and question.edition != "original",
    )
    assert (answer.attacker, Fraction(answer.losses[1]) - Fraction(answer.losses[0])) == (win, gain)
    assert answer.attacker + answer.defender + answer.cease_fire + answer.both_destroyed == 1
    same = odds(replace(question, exact=False))
    assert same.attacker == pytest.approx(float(win), abs=1e-13)
    assert same.survivors[0] == pytest.approx({force: float(chance) for force, chance in answer.survivors[0].items()})


@cites("D7.9")
def test_a_sea_battle_by_hand() -> None:
    """One against one: each hits with 1/3; nothing happens with 4/9, three times in a row that is a cease-fire."""
    answer = odds(Question.of("1S", "1S", kind="sea", exact=True))
    on = 1 + Fraction(4, 9) + Fraction(16, 81)
    assert answer.attacker == answer.defender == on * Fraction(2, 9)
    assert answer.both_destroyed == on * Fraction(1, 9)
    assert answer.cease_fire == Fraction(4, 9) ** 3


@cites("D10.10")
def test_sigrid_at_sea_by_hand() -> None:
    """Whoever has Sigrid rolls a blank again at once, so the first pair of rolls is better for them."""
    plain = odds(Question.of("1S", "1S", kind="sea", exact=True))
    answer = odds(Question.of("1S", "1S", kind="sea", attack_card="sigrid", exact=True))
    hit, other = Fraction(5, 9), Fraction(1, 3)
    later = Fraction(1) + Fraction(4, 9)
    blank = (1 - hit) * (1 - other)
    assert answer.attacker == hit * (1 - other) + blank * later * Fraction(2, 9)
    assert answer.attacker > plain.attacker


# What others have found


RESEARCH = [
    ("1T", "1T", {}, 22),
    ("2T", "1T", {}, 58),
    ("3T", "1T", {}, 79),
    ("1T 1F", "1T", {}, 79),
    ("2T 1F", "1T", {}, 92),
    ("3T 1F", "1T", {}, 97),
    ("3T 1F", "1T", {"centre": True}, 95),
    ("5T 1F", "3T", {"centre": True}, 88),
    ("3T 1F", "1T 1M", {"neutral": True}, 64),
    ("3T 2F", "1T 1M", {"neutral": True}, 96),
    ("5T", "1T", {"capital": True}, 75),
    ("8T", "1T", {"capital": True}, 98),
    ("10T 3M", "5T 2F", {"capital": True}, 81),
    ("3M", "1T", {"kind": "drop"}, 99),
    ("3M", "3T", {"kind": "drop"}, 89),
    ("4M", "2T", {"kind": "drop", "centre": True}, 97),
    ("4M", "2T", {"kind": "drop", "capital": True}, 41),
]
"""40,000 runs each, in percent: noise of a quarter of a percent, and rounded."""


@cites("D7.2", "D7.3", "D10.7")
@pytest.mark.parametrize(("attack", "defend", "further", "percent"), RESEARCH)
def test_simulated_by_others(attack: str, defend: str, further: dict[str, Any], percent: int) -> None:
    assert 100 * float(odds(Question.of(attack, defend, **further)).attacker) == pytest.approx(percent, abs=1.5)


@cites("D7.12", "D7.4", "D7.2", "D7.3")
def test_the_example_of_the_rulebook() -> None:
    question = Question.of("2T 1M 1F 1B", "5T 2F")
    first, dice = modifiers(question)[:2]
    assert (first.rule, first.message, first.values) == ("D7.2", "odds-first-attacker", {"attack": 3, "defend": 2})
    assert dice.values == {"attack": 7, "defend": 7}
    # Two hits take both fighters; then five dice, two hits: the mech is shielded, fighter and bomber die.
    row = Row(plan_of(question))
    battle = row.battle(0, (0, 0), 0)
    assert battle.pick(0, question.attack, question.defend, 2) == read_force("5T")  # type: ignore[union-attr]
    assert battle.pick(1, question.attack, read_force("5T"), 2) == read_force("2T 1M")  # type: ignore[union-attr]


def plan_of(question: Question) -> Any:
    from sandtable.games.dust.odds.battle import plan

    return plan([question])


# What must always hold


@cites("D7.4")
def test_hits_one_by_one_are_the_same_as_all_at_once() -> None:
    for text in ("2T 1M 2F 1B", "3T", "1M 2B", "2F", "4S"):
        force = read_force(text)
        for hits in range(1, sum(force) + 1):
            fewest, most = land_losses(list(force), hits) if not force[4] else (0, 0)
            for on_land in range(fewest, most + 1):
                left: Force | None = force
                lanes = [1] * (hits if force[4] else on_land) + [0] * (0 if force[4] else hits - on_land)
                for lane in lanes:
                    assert left is not None
                    left = after_hit(left, lane)
                dead = victims(list(force), hits, on_land)
                assert left == tuple(count - lost for count, lost in zip(force, dead, strict=True))
                assert size(dead) == hits


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_one_together(name: str) -> None:
    for kind, attack, defend in (("land", "9T 4F 2B", "8T 3M"), ("sea", "12S", "9S"), ("drop", "9M", "4T 5F")):
        answer = odds(Question.of(attack, defend, kind=kind, edition=name))
        assert fsum([answer.attacker, answer.defender, answer.cease_fire, answer.both_destroyed]) == 1.0
        for shares in answer.survivors:
            assert fsum(shares.values()) == pytest.approx(1, abs=1e-12)
        for side, force in enumerate((answer.question.attack, answer.question.defend)):
            mean = sum(
                chance * sum(COST[kind] * (force[kind] - left[kind]) for kind in range(5))
                for left, chance in answer.survivors[side].items()
            )
            assert mean == pytest.approx(answer.losses[side])


def test_more_attackers_are_never_worse() -> None:
    before = 0.0
    for tanks in range(1, 12):
        answer = odds(Question.of(f"{tanks}T 1F", "4T 1M 1F", centre=True))
        assert float(answer.attacker) > before
        before = float(answer.attacker)


@cites("D10.2")
def test_a_nurse_saves_two_in_three_and_changes_nothing_else() -> None:
    plain = odds(Question.of("3T 1F", "2T 1M"))
    nursed = odds(Question.of("3T 1F", "2T 1M", attack_card="nurse", defend_card="nurse"))
    assert nursed.attacker == pytest.approx(plain.attacker)
    assert nursed.losses == pytest.approx([lost / 3 for lost in plain.losses])


@cites("D10.3")
def test_the_secret_weapon_drives_all_defenders_off() -> None:
    answer = odds(Question.of("1T", "5T", attack_card="secret-weapon"))
    assert (answer.attacker, answer.losses) == (1.0, (0.0, 0.0))
    assert answer.survivors == ({read_force("1T"): 1.0}, {read_force("5T"): 1.0})
    for further in ({"haven": False}, {"neutral": True}, {"capital": True, "edition": "original"}):
        question = Question.of("1T", "5T", attack_card="secret-weapon", **further)
        assert odds(question).attacker < 0.2
        assert ("D10.3", "odds-card-useless") in [(one.rule, one.message) for one in modifiers(question)]


@cites("D10.5")
def test_a_radar_is_used_where_one_would_retreat() -> None:
    question = Question.of("2T", "3T", attack_card="alien-radar")
    assert odds(question).attacker == odds(replace(question, attack_card="")).attacker
    gone = odds(replace(question, retreat=(0.5, 0.0)))
    assert (gone.defender, gone.losses) == (1.0, (0.0, 0.0))
    hopeless = odds(Question.of("1T", "30T", capital=True, attack_card="alien-radar"))
    assert hopeless.losses == (0.0, 0.0)


@cites("D6.12")
def test_attacks_in_a_row() -> None:
    one = odds(Question.of("3T 1F", "3T", centre=True))
    row = in_a_row(Question.of("3T 1F", "3T", centre=True), (read_force("3T 1F"), "land"))
    assert row.by_attack[0] == pytest.approx(one.attacker)  # here nobody has a choice that the second would change
    assert row.attacker > one.attacker
    assert sum(row.survivors[0].values()) == pytest.approx(row.attacker)
    alone = in_a_row(Question.of("3T 1F", "3T", centre=True))
    assert alone.attacker == pytest.approx(one.attacker)


def test_the_modifiers_name_their_rules() -> None:
    every = [
        Question.of("3T 1F", "2T 1M", centre=True, attack_card="sigrid", defend_card="koshka"),
        Question.of("3T", "2T", capital=True, neutral=True, edition="original"),
        Question.of("3S", "2S", kind="sea", edition="standard", attack_card="rocket-troops", retreat=(0.2, 0.2)),
        Question.of("3S", "2S", kind="sea", edition="original", retreat=(0.2, 0.2)),
        Question.of("3T", "2T", kind="amphibious", haven=False, retreat=(0.2, 0.2)),
        Question.of("3M", "2T", kind="drop", attack_card="ace-of-the-sky", defend_card="nurse"),
        *(
            Question.of("2F 1T", "1T 1B", casualties=(way, way))
            for way in ("best", "cheapest", "dearest", "land", "air")
        ),
        *(
            Question.of("2F 1T", "1T 1B", attack_card=card, defend_card=card, retreat=(0.5, 0.5), edition=name)
            for card in ("rocket-troops", "nurse", "secret-weapon", "alien-radar", "ace-of-the-sky")
            for name in ("premium", "original")
        ),
    ]
    found = [one for question in every for one in modifiers(question)]
    found += strike_modifiers(Strike.of("bombard", "2S", "1T 1M")) + strike_modifiers(
        Strike.of("missiles", "", "1T 1F")
    )
    found += strike_modifiers(Strike.of("raid", "2B", "2S"))
    rules = {one.rule for one in found}
    assert {"D1.6", "D6.10", "D7.2", "D7.3", "D7.4", "D7.6", "D7.7", "D7.9", "D7.10", "D7.11", "D8.4", "D9.1"} <= rules
    assert {"D9.2", "D9.4", "D10.1", "D10.2", "D10.3", "D10.5", "D10.6", "D10.7", "D10.8", "D10.10", "D10.11"} <= rules
    for language in ("en", "de", "it"):
        texts = Texts(language, ["sandtable.games.dust", CORE])
        for one in found:
            assert texts.say(one.message, **one.values)


# Words


def test_forces_in_words() -> None:
    for text in ("3T 1F", "2M", "4S", "1T 2M 3F 4B", "-"):
        assert words(read_force(text if text != "-" else "")) == text
    assert read_force("3t1f, 2T") == read_force("5T 1F")
    assert words((1, 1, 1, 1, 1)) == " ".join(f"1{letter}" for letter in LETTERS)


NO_UNITS = "names no units; write them like 3T 1M 2F 1B (tanks, mechs, fighters, bombers) or 4S (submarines)"
MISTAKES: dict[str, tuple[str, str, dict[str, Any]]] = {
    '"3X" names no units; write them like 3T 1M 2F 1B (tanks, mechs, fighters, bombers) or 4S (submarines)': (
        "3X",
        "1T",
        {},
    ),
    '"-3T" names no units; write them like 3T 1M 2F 1B (tanks, mechs, fighters, bombers) or 4S (submarines)': (
        "-3T",
        "1T",
        {},
    ),
    '"21M" is too much: an army has 20M (D1.1)': ("21M", "1T", {}),
    "a battle needs somebody on both sides (D6.2)": ("0T", "1T", {}),
    "submarines fight at sea only, and 1T 1S has some (D6.3)": ("1T", "1T 1S", {}),
    "only submarines fight at sea, and 1T are others too (D6.3)": ("1S", "1T", {"kind": "sea"}),
    "only mechs are dropped, and 1T 2M are others too (D10.7)": ("2M 1T", "1T", {"kind": "drop"}),
    'there is no kind of attack "lnad"; did you mean "land"?': ("1T", "1T", {"kind": "lnad"}),
    'there is no edition "basic"; known are premium, standard, epic, original': ("1T", "1T", {"edition": "basic"}),
    'there is no card "nurce"; did you mean "nurse"?': ("1T", "1T", {"attack_card": "nurce"}),
    'there is no way to pick casualties "chepest"; did you mean "cheapest"?': (
        "1T",
        "1T",
        {"casualties": ("chepest", "best")},
    ),
    "the chance under which a side retreats is from 0 to 1": ("1T", "1T", {"retreat": (2.0, 0.0)}),
    "there are no centres and capitals at sea (D4.6)": ("1S", "1S", {"kind": "sea", "centre": True}),
    "nobody uses a card for neutrals (D7.11)": ("1T", "1T", {"neutral": True, "defend_card": "nurse"}),
    "a special attack is no battle, and is asked for by itself (D9.4)": ("1B", "1S", {"kind": "raid"}),
}
STRIKES: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "a special attack needs somebody to be hit (D6.7)": ("raid", "1B", "", {}),
    "an area is land or sea, so submarines stand alone (D1.9)": ("missiles", "", "1T 1S", {}),
    "a raid is made by bombers against submarines (D9.1)": ("raid", "1F", "1S", {}),
    "there are no centres and capitals at sea (D4.6)": ("raid", "1B", "1S", {"capital": True}),
    "only missiles are given their dice; units bring their own (D10.11)": ("raid", "1B", "1S", {"dice": 3}),
    "a bombardment is made by submarines against land (D9.2)": ("bombard", "1S", "1S", {}),
    "capitals are not bombarded in this edition (D9.2)": ("bombard", "1S", "1T", {"capital": True}),
    "missiles need no units, so name no attackers (D10.11)": ("missiles", "1B", "1T", {}),
    "no missiles are fired at capitals (D10.11)": ("missiles", "", "1T", {"capital": True}),
    "no missiles are fired at sea in this edition (D10.11)": ("missiles", "", "1S", {"edition": "original"}),
    "say how many dice the missiles have, 1 to 24: one for each of the attacker's centres (D10.11)": (
        "missiles",
        "",
        "1T",
        {"edition": "original"},
    ),
}


def refused(sentence: str, error: SandtableError) -> None:
    """In English as it is, and in the other languages in other words."""
    assert str(error) == sentence
    for language in ("de", "it"):
        texts = Texts(language, ["sandtable.games.dust", CORE])
        assert texts.has(error.said.message), error.said.message
        said = Wording(texts).error(error)
        assert said != sentence and "{" not in said and "\n" not in said


@pytest.mark.parametrize("sentence", MISTAKES)
def test_bad_questions(sentence: str) -> None:
    attack, defend, further = MISTAKES[sentence]
    with pytest.raises(SandtableError) as caught:
        odds(Question.of(attack, defend, **further))
    refused(sentence, caught.value)


@pytest.mark.parametrize("sentence", STRIKES)
def test_bad_special_attacks(sentence: str) -> None:
    kind, attack, defend, further = STRIKES[sentence]
    with pytest.raises(SandtableError) as caught:
        strike(Strike.of(kind, attack, defend, **further))
    refused(sentence, caught.value)


def test_what_cannot_be_worked_out_is_refused() -> None:
    army = "60T 20M 20F 15B"
    with pytest.raises(SandtableError) as caught:
        odds(Question.of(army, army))
    refused("a battle of so many different forces is too large to be worked out", caught.value)
    with pytest.raises(SandtableError):
        odds(Question.of("5T 5M 5F 5B", "5T 5M 5F 5B", exact=True))
    with pytest.raises(SandtableError) as caught:
        in_a_row(Question.of("1T", "1T"), (read_force("1S"), "sea"))
    assert caught.value.said.message in ("error-odds-sea", "error-odds-row")


@cites("D9.5")
def test_a_submarine_bombards_with_one_die_whatever_it_fights_with() -> None:
    assert edition("standard").submarine_combat == 2
    assert Strike.of("bombard", "3S", "1T", edition="standard").all_dice == 3


def test_the_answer_as_plain_data() -> None:
    answer = odds(Question.of("2T", "1T", exact=True))
    content = answer.content()
    assert {"attacker", "defender", "cease_fire", "both_destroyed", "survivors", "losses", "exact"} == set(content)
    assert list(content["survivors"]["attacker"]) == sorted(
        content["survivors"]["attacker"], key=content["survivors"]["attacker"].get, reverse=True
    )
    assert Fraction(content["exact"]["attacker"]) == answer.attacker
    assert isinstance(answer, Odds)
