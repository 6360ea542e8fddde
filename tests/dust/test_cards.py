"""D1.3: the cards; what ours keep to, how a user's are read, and what is said about wrong ones."""

import json
import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.app import run
from sandtable.core.errors import Said
from sandtable.games.datafiles import read_files
from sandtable.games.dust.rules.deck import ABILITIES, DataError, Deck, read_deck
from sandtable.play.talk import set_language
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.errors import worded

PACKAGE = "sandtable.games.dust"
LANGUAGES = ("en", "de", "it")
TEXT = files(PACKAGE).joinpath("data/cards.toml").read_text(encoding="utf-8")
KEPT = json.dumps(read_files(PACKAGE, ["cards"], None)["cards"])
"""Our file as a save file carries it."""
FIVE = "rocket-troops"

Content = dict[str, Any]
Values = tuple[int, int, int]


def content() -> Content:
    """The content of our file, to be changed at will."""
    found = json.loads(KEPT)
    assert isinstance(found, dict)
    return found


OURS = read_deck(content())


# What our cards keep to, each as a question that changed cards must fail


def in_turn_order(deck: Deck) -> list[int]:
    """D3.3: the cards, who comes first first."""
    return sorted(range(len(deck.names)), key=deck.rank, reverse=True)


def values(deck: Deck, card: int) -> Values:
    return deck.combat[card], deck.movement[card], deck.production[card]


def cards_with(deck: Deck, ability: str) -> list[int]:
    """The cards of an ability in the order of turns, without the one too many."""
    found = [card for card in in_turn_order(deck) if deck.ability[card] == ability]
    return found[:4]


def three_of_each(deck: Deck) -> bool:
    """All fifteen ways to make seven, each with one, two and three stars."""
    every = sorted((c, m, 7 - c - m, s) for c in range(1, 6) for m in range(1, 7 - c) for s in (1, 2, 3))
    return sorted((*values(deck, card), deck.stars[card]) for card in range(45)) == every


def no_ties(deck: Deck) -> bool:
    return len({deck.rank(card) for card in range(45)}) == 45


def copies(deck: Deck) -> bool:
    """Ten abilities four times, the plainest five times."""
    return all(deck.ability.count(ability) == (5 if ability == FIVE else 4) for ability in ABILITIES)


def once_a_row(deck: Deck) -> bool:
    """In the order of turns each ability once in every eleven cards."""
    order = in_turn_order(deck)
    rows = [[deck.ability[card] for card in order[place : place + 11]] for place in range(0, 44, 11)]
    return all(sorted(row) == sorted(ABILITIES) for row in rows) and deck.ability[order[-1]] == FIVE


def even_values(deck: Deck) -> bool:
    """Nine or ten of each value over four cards, three or more on one of them, and the lowest combat value too."""
    for ability in ABILITIES:
        four = [values(deck, card) for card in cards_with(deck, ability)]
        for column in range(3):
            numbers = [row[column] for row in four]
            if sum(numbers) not in (9, 10) or max(numbers) < 3:
                return False
        if min(row[0] for row in four) != 1:
            return False
    return True


def all_stars(deck: Deck) -> bool:
    return all({deck.stars[card] for card in cards_with(deck, ability)} == {1, 2, 3} for ability in ABILITIES)


def three_abilities(deck: Deck) -> bool:
    """Cards with the same values have different abilities."""
    return len({(*values(deck, card), deck.ability[card]) for card in range(45)}) == 45


def speaking_names(deck: Deck) -> bool:
    """A name says ability and values, and no two are the same."""
    wanted = [f"{deck.ability[card]}-{''.join(map(str, values(deck, card)))}" for card in range(45)]
    return deck.names == wanted and len(set(wanted)) == 45


PRINCIPLES: list[Callable[[Deck], bool]] = [
    three_of_each,
    no_ties,
    copies,
    once_a_row,
    even_values,
    all_stars,
    three_abilities,
    speaking_names,
]


@cites("D1.3", "D3.3")
@pytest.mark.parametrize("holds", PRINCIPLES, ids=lambda holds: holds.__name__)
def test_our_cards_keep_to(holds: Callable[[Deck], bool]) -> None:
    assert holds(OURS)


@cites("D1.3")
def test_45_cards_with_values_of_seven_stars_and_one_of_eleven_abilities() -> None:
    assert len(OURS.names) == 45
    for card in range(45):
        assert sum(values(OURS, card)) == 7
        assert {*values(OURS, card)} <= {1, 2, 3, 4, 5}
    assert set(OURS.ability) == set(ABILITIES)
    assert len(ABILITIES) == 11
    assert [OURS.combat.count(n) for n in range(1, 6)] == [15, 12, 9, 6, 3]


@cites("D2.2", "D3.3")
def test_turn_order_is_combat_then_movement_then_stars() -> None:
    order = [(OURS.combat[card], OURS.movement[card], OURS.stars[card]) for card in in_turn_order(OURS)]
    assert order == sorted(order, reverse=True)


@cites("D10.6")
def test_koshkas_can_be_told_apart() -> None:
    found = {(OURS.stars[card], OURS.rank(card)) for card in range(45) if OURS.ability[card] == "koshka"}
    assert len(found) == 4


# Changed cards


def swap(data: Content, one: int, other: int, key: str) -> None:
    first, second = data["card"][one], data["card"][other]
    first[key], second[key] = second[key], first[key]


def change(data: Content, card: int, **values: object) -> None:
    data["card"][card] |= values


MUTANTS: list[tuple[Callable[[Content], None], str]] = [
    (lambda data: change(data, 0, stars=2), "no_ties"),
    (lambda data: change(data, 0, stars=2), "three_of_each"),
    (lambda data: change(data, 0, combat=4, movement=2), "three_of_each"),
    (lambda data: change(data, 0, ability="sigrid"), "copies"),
    (lambda data: swap(data, 3, 44, "ability"), "once_a_row"),
    (lambda data: swap(data, 0, 20, "ability"), "once_a_row"),
    (lambda data: swap(data, 1, 9, "ability"), "even_values"),
    (lambda data: swap(data, 0, 2, "ability"), "all_stars"),
    (lambda data: change(data, 0, name="first-aid"), "speaking_names"),
    (lambda data: change(data, 1, name="again", ability="nurse"), "three_abilities"),
]


@cites("D1.3")
@pytest.mark.parametrize("number", range(len(MUTANTS)))
def test_changed_cards_go_red(number: int) -> None:
    data = content()
    MUTANTS[number][0](data)
    deck = read_deck(data)
    assert MUTANTS[number][1] in [holds.__name__ for holds in PRINCIPLES if not holds(deck)]


# Origins, order, a user's own


def test_every_value_of_ours_has_an_origin_and_a_reason() -> None:
    assert "RECONSTRUCTION" in TEXT[:400]
    assert len(OURS.origins) == 45 * 5
    for where, origin in OURS.origins.items():
        word, _, reason = origin.partition(":")
        assert word == ("reconstructed" if where.endswith("ability") else "derived")
        assert reason.strip()


@pytest.mark.parametrize("seed", range(3))
def test_order_of_entries_is_cosmetic(seed: int) -> None:
    data = content()
    random.Random(seed).shuffle(data["card"])
    other = read_deck(data)
    assert other.names != OURS.names

    def told(deck: Deck) -> list[tuple[str, Values, int, str]]:
        return sorted((deck.names[n], values(deck, n), deck.stars[n], deck.ability[n]) for n in range(45))

    assert told(other) == told(OURS)


@cites("D1.3", "D3.5")
def test_a_user_may_have_other_cards_and_full_ties() -> None:
    data = content()
    for number, row in enumerate(data["card"]):
        row |= {"combat": 3, "movement": 3, "production": 1, "stars": 9, "ability": "koshka", "name": f"k{number}"}
    data["card"][0]["label"] = "The red star"
    data["origin"] = "established: my own cards"
    deck = read_deck(data)
    assert len({deck.rank(card) for card in range(45)}) == 1
    assert deck.labels == {"k0": "The red star"}
    assert deck.names[44] == "k44"


# Wrong files: what stands there, what a user wrote, the sentence

NURSE = '{ ability = "nurse", combat = 5, movement = 1, production = 1, stars = 3 },'
BROKEN = [
    (NURSE, "", "cards: there must be 45 cards, not 44 (D1.3)"),
    (NURSE, NURSE + NURSE, "cards: there must be 45 cards, not 46 (D1.3)"),
    (
        NURSE,
        NURSE.replace("combat = 5", "combat = 6"),
        'cards, card "nurse-6-1-1": combat must be 1 to 5, not 6 (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace("movement = 1", "movement = 0"),
        'cards, card "nurse-5-0-1": movement must be 1 to 5, not 0 (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace("production = 1", 'production = "one"'),
        'cards, card "nurse-5-1-one": production must be a whole number from 1 to 5, not "one" (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace("production = 1", "production = 2"),
        'cards, card "nurse-5-1-2": combat, movement and production must add up to 7, not 8 (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace("combat = 5", "combat = 4"),
        'cards, card "nurse-4-1-1": combat, movement and production must add up to 7, not 6 (D1.3)',
    ),
    (NURSE, NURSE.replace(", stars = 3", ""), 'cards, card "nurse-5-1-1": stars is missing (D1.3)'),
    (NURSE, NURSE.replace("stars = 3", "stars = 0"), 'cards, card "nurse-5-1-1": stars must be 1 to 9, not 0 (D1.3)'),
    (NURSE, NURSE.replace("stars = 3", "stars = 10"), 'cards, card "nurse-5-1-1": stars must be 1 to 9, not 10 (D1.3)'),
    (NURSE, NURSE.replace('ability = "nurse", ', ""), "cards, card 1: ability is missing (D1.3)"),
    (
        NURSE,
        NURSE.replace('"nurse"', '"nusre"'),
        'cards, card "nusre-5-1-1": ability must be rocket-troops, nurse, secret-weapon, diplomat, alien-radar, '
        'koshka, mech-dropper, ace-of-the-sky, mech-builder, sigrid or missiles, not "nusre"; '
        'did you mean "nurse"? (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace('"nurse"', '"rocket-troops"'),
        'cards, card "rocket-troops-511": the name rocket-troops-511 is used twice; give one of the two a name of its '
        "own (D1.3)",
    ),
    (
        NURSE,
        NURSE.replace("{ ", '{ name = "sigrid-412", '),
        'cards, card "sigrid-412": the name sigrid-412 is used twice; give one of the two a name of its own (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace("{ ", '{ name = "First aid", '),
        'cards, card "First aid": name must be one word of small letters, digits, hyphens and slashes, '
        'not "First aid" (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace("{ ", '{ label = "", '),
        'cards, card "nurse-511": label must be a text of 1 to 60 characters, not "" (D1.3)',
    ),
    (
        NURSE,
        NURSE.replace("stars", "star"),
        'cards, card "nurse-5-1-1": unknown key "star"; did you mean "stars"? (D1.3)',
    ),
    (NURSE, "5,", "cards, card 1: this must be a table, not 5 (D1.3)"),
    ("card = [", "cards = [", 'cards: unknown key "cards"; did you mean "card"? (D1.3)'),
]


def broken(tmp_path: Path, old: str, new: str) -> Path:
    """A file in which something else stands."""
    assert TEXT.count(old) == 1
    path = tmp_path / "cards.toml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    return path


@cites("D1.3")
@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[row[2] for row in BROKEN])
def test_wrong_cards_are_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    data = read_files(PACKAGE, ["cards"], {"cards": broken(tmp_path, old, new)})["cards"]
    with pytest.raises(DataError) as caught:
        read_deck(data, "cards")
    error = caught.value
    assert str(error) == sentence
    problem = error.said.values.get("problem", error.said)
    assert isinstance(problem, Said)
    if problem.message.startswith("data-deck"):  # the others are proved elsewhere
        assert worded(Texts("en", [PACKAGE, CORE]), error.said) == sentence
    said = {Wording(Texts(language, [PACKAGE, CORE])).error(error) for language in LANGUAGES}
    assert len(said) == 3


@pytest.mark.parametrize("value", [[], "cards", 7, {}, {"card": []}, {"card": {}}])
def test_something_else_is_no_deck(value: object) -> None:
    with pytest.raises(DataError):
        read_deck(value)


# The command


def checked(capsys: pytest.CaptureFixture[str], language: str, path: Path) -> tuple[int, str, str]:
    code = run(["check", "cards", str(path), "--lang", language])
    set_language(None)
    caught = capsys.readouterr()
    return code, " ".join(caught.out.split()), caught.err


@cites("D1.3")
def test_checking_our_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(TEXT, encoding="utf-8")
    code, out, err = checked(capsys, "en", path)
    assert (code, err) == (0, "")
    assert out.startswith(f"{path} holds the cards of Dust. 45 cards. Combat: 15 x 1, 12 x 2, 9 x 3, 6 x 4, 3 x 5. ")
    assert "Stars: 15 x 1, 15 x 2, 15 x 3. Abilities: 5 x Rocket troops, 4 x Nurse, 4 x Secret weapon, " in out
    assert out.endswith(" No two cards are equal in the order of turns.")
    assert checked(capsys, "de", path)[1].endswith("Keine zwei Karten sind in der Zugfolge gleich.")
    assert checked(capsys, "it", path)[1].endswith("Nell'ordine dei turni non ci sono due carte uguali.")


def test_checking_wrong_cards_and_ties(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = broken(tmp_path, NURSE, NURSE.replace("stars = 3", "stars = 2"))
    assert checked(capsys, "en", path)[1].endswith(
        " One pair of cards is equal in the order of turns; chance decides then (D3.5)."
    )
    path = broken(tmp_path, NURSE, NURSE.replace("combat = 5", "combat = 4"))
    says = "combat, movement und production müssen zusammen 7 ergeben, nicht 6 (D1.3)"
    assert checked(capsys, "de", path) == (2, "", f'sandtable: {path}, card "nurse-4-1-1": {says}\n')
