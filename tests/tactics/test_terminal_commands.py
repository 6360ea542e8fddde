"""Dust Tactics at the keyboard: what one can type at the table, in three languages, and how it is completed."""

from typing import Any

import pytest

from sandtable.core.errors import BadInput
from sandtable.games.tactics.odds.attack import Question, mean, odds
from sandtable.games.tactics.odds.track import Party
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.movement import MoveOn
from sandtable.games.tactics.ui.commands import COMMANDS
from sandtable.games.tactics.ui.reach_here import reach
from sandtable.play.command_words import command_words
from sandtable.play.game_commands import GameCommands
from sandtable.play.inquiry import Inquiry
from sandtable.table.draft import Draft
from sandtable.testing import Play
from sandtable.text.wording import Wording
from sandtable.tui.completion import Completion
from tests.tactics.field import field, state
from tests.tactics.files import LANGUAGES
from tests.tactics.moves import plain
from tests.tactics.test_terminal import house, positions, registered, wording_of

__all__ = ["registered"]

OPEN_FIELD = """
    +   +   +   +   +   +
      .h  .   .s  .   .b
    +   +   +   +   +   +
      .   .   .   .   .
    +   +   +   +   +   +
"""


def told(play: Play, command: str, words: str = "", language: str = "en", width: int = 80) -> list[str]:
    """What a command answers."""
    rules = play.state.rules
    wording = wording_of(rules, language)
    inquiry = Inquiry(words, play.state.view(0), rules, wording, width, list)
    return GameCommands(rules, wording).answer(command, inquiry)


def refused(play: Play, command: str, words: str = "", language: str = "en") -> str:
    """The one sentence a command is refused with."""
    rules = play.state.rules
    wording = wording_of(rules, language)
    with pytest.raises(BadInput) as caught:
        COMMANDS[command](Inquiry(words, play.state.view(0), rules, wording, 80, list))
    return wording.error(caught.value)


# Sight


def test_sight_between_squares_and_units() -> None:
    lines = told(house(), "sight", "a1 d2")
    assert lines[:3] == [
        "a1 does not see d2, at range 3.",
        "Blocked: d2 is in a building and has no entrance towards the other square",
        "  (T14.2).",
    ]
    for words in ("hell-boys hans", "Hell Boys Hans", "HB>Ha", "a1 hans", "hell boys e2", "hell e2"):
        assert told(house(), "sight", words)[0] == "a1 does not see e2, at range 4.", words
    assert told(house(), "sight", "e2 f3")[0] == "e2 sees f3, at range 1."
    assert told(house(), "sight", "a1 b1", "de")[0] == "a1 sieht b1; Entfernung 1."


# Cards


def test_a_card_with_its_weapons_by_class() -> None:
    assert told(house(), "card", "sturmpioniere") == [
        "Sturmpioniere: Axis, squad, class S2, move 1, 5 points, 25 AP",
        "Miniatures: 4 x rifleman, 1 x flamethrower",
        "In soft cover a HIT saves, in hard cover a BLANK saves.",
        "Now: d2, 5/5, done",
        "No abilities",
        "",
        "weapon             range   S1  S2-3   S4  V1-2   V3   V4  V5-6   V7  A1-3",
        "StG 47                 4  2/1   1/1    -   1/1    -    -     -    -     -",
        "Flammenwerfer 40       1  1/F   1/F  1/F   1/K  1/K  1/K   1/K  1/K     -",
        "Panzerfaust            2  1/1   1/1  1/1   1/K  1/K  1/4   1/3  1/2     -",
        "knife and grenade      C  2/1   1/1  1/1   1/1    -    -     -    -     -",
        "",
        "StG 47: fired by rifleman",
        "Flammenwerfer 40: fired by flamethrower; flamethrower",
        "Panzerfaust: rounds 3/3",
        "knife and grenade: fired by all who are left",
    ]


def test_any_card_there_is_can_be_looked_at() -> None:
    lines = told(house(), "card", "Königsluther", "it")
    assert lines[0] == "Königsluther: Asse, veicolo, classe V7, movimento 1, 10 punti, 100 AP"
    assert lines[1] == "Occupa due caselle per due."


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_the_terminal(language: str, width: int) -> None:
    play = house()
    for card in state(play).tables.cards.card:
        lines = told(play, "card", card.name, language, width)
        assert max(len(line) for line in lines) <= width, "\n".join(lines)
        assert len([line for line in lines if line.startswith(("weapon ", "Waffe ", "arma "))]) >= 1


# Odds


def test_odds_of_an_attack_are_those_of_the_units_as_they_are() -> None:
    """Two shotgunners are left of the Hell Boys: the odds are those of a card that never had more."""
    play = field(
        OPEN_FIELD.replace(".h  . ", ".   .h"),
        h={"name": "hell-boys", "figures": {"shotgun": 2, "flame-a": 0, "flame-b": 0}},
        s="sturmpioniere",
    )
    lines = told(play, "odds", "hell-boys sturmpioniere")
    assert lines[0] == "Hell Boys against Sturmpioniere: range 1, rules of the rulebook"
    shotguns = next(line for line in lines if line.strip().startswith("shotgun"))
    assert shotguns.split()[1] == "6", "three dice each"
    assert not any("flamethrower" in line for line in lines[:8])


def test_whole_units_have_the_odds_of_the_command_line() -> None:
    play = field(OPEN_FIELD.replace(".h  . ", ".   .h"), h="hell-boys", s="sturmpioniere")
    cards = state(play).tables.cards
    hell_boys, pioneers = (cards.card[cards.number[name]] for name in ("hell-boys", "sturmpioniere"))
    expected = odds(Question(attacker=Party(hell_boys), target=Party(pioneers), distance=1))
    text = "\n".join(told(play, "odds", "hell-boys sturmpioniere"))
    assert f"{mean(expected.damage):.2f}" in text
    assert f"Sturmpioniere: destroyed with a chance of {100 * expected.destroy:.1f}" in text


def test_a_sustained_attack_is_asked_for_by_a_word() -> None:
    play = field(OPEN_FIELD.replace(".h  . ", ".   .h"), h="hell-boys", s="sturmpioniere")
    for language, word in (("en", "sustained"), ("de", "dauerangriff"), ("it", "prolungato")):
        plain_attack = told(play, "odds", "hell-boys sturmpioniere", language)
        assert told(play, "odds", f"hell-boys sturmpioniere {word}", language) != plain_attack
    assert told(play, "odds", "hell-boys sturmpioniere SUSTAINED", "de")[0] == (
        "Hell Boys gegen Sturmpioniere: Entfernung 1, Regeln des Regelhefts"
    )


def test_all_attacks_that_could_be_made() -> None:
    play = field(OPEN_FIELD.replace(".   .b", ".b  . "), h="death-dealers", s="sturmpioniere", b="hans")
    lines = told(play, "odds")
    assert lines[0].split() == ["attacker", "target", "range", "cover", "damage", "destroyed"]
    assert [line.split()[:2] for line in lines[1:3]] == [["Death", "Dealers"]] * 2
    assert {"Sturmpioniere", "Hans"} == {line.split()[2] for line in lines[1:3]}
    assert told(play, "odds", "sturmpioniere")[1].split()[:3] == ["Sturmpioniere", "Death", "Dealers"]
    assert told(house(), "odds", "", "de") == ["Von dort, wo sie stehen, kann jetzt keine Einheit angreifen."]


# Reach


def test_reach_is_drawn_and_listed() -> None:
    play = field(plain(6, 3, a1="h", c2="s"), h="hell-boys", s="sturmpioniere")
    lines = told(play, "reach", "hell-boys")
    assert lines[1:4] == [
        " 1 AHB51   1     1     2     .     .",
        " 2   1     1   XSt5    2     .     .",
        " 3   1     1     2     .     .     .",
    ]
    assert any(line.startswith("Hell Boys: ") and " with one move: " in line for line in lines)


def squares_offered(s: Battlefield) -> set[int]:
    """Where the question on top lets a unit go."""
    top = s.stack[-1]
    return set(top.ends(s)) if isinstance(top, MoveOn) else set()


@pytest.mark.parametrize("unit", ["hell-boys", "blackhawk", "death-dealers"])
def test_reach_is_what_the_questions_offer(unit: str) -> None:
    """One move: the squares of the first question. Two: those of all second questions that can follow."""
    play = field(plain(8, 5, b2="u", d3="s", c1="C", e2="T"), u=unit, s={"name": "sturmpioniere", "flags": []})
    s = state(play)
    one, two = reach(s, s.slot[s.tables.cards.unit.number(unit)])
    for words in (f"activate {unit}", "do move", "do move"):
        s.apply(s.rules.space.parse(words), 0)
    assert squares_offered(s) == one
    found, todo = set(one), [s]
    while todo:
        current = todo.pop()
        for action in current.legal(0):
            if current.rules.space.words(action).split()[0] not in ("to", "pay", "crush", "done"):
                continue
            after = current.copy()
            after.apply(action, 0)
            if isinstance(after.stack[-1], MoveOn):
                found |= squares_offered(after)
            else:  # how it is paid, and what is crushed
                todo.append(after)
    assert found == two


# What is wrong is said in one sentence

WRONG = {
    ("sight", ""): 'say from where and where to, for instance "sight d4 g7"',
    ("sight", "a1"): 'say from where and where to, for instance "sight d4 g7"',
    ("sight", "a1 z9"): '"z9" is neither a square from a1 to f3 nor a unit in play',
    ("sight", "a1 a1"): "a unit looks from one square at another, and a1 was given twice",
    ("card", ""): 'say whose card, for instance "card hans"',
    ("card", "hanz"): 'no unit in play is called "hanz"; did you mean "hans"?',
    ("odds", "hell-boys hanz"): 'no unit in play is called "hanz"; did you mean "hans"?',
    ("odds", "hell-boys steel-rain"): "Hell Boys and Steel Rain are on the same side",
    ("odds", "hell-boys hans"): "no line of sight from Hell Boys to Hans: there is a wall: south edge of c1 (T6.9)",
    ("odds", "lara hell-boys"): "no line of sight from Lara to Hell Boys: there is a vehicle on e2 (T6.5)",
    ("reach", ""): 'say whose reach, for instance "reach hans"',
    ("reach", "lothar"): 'no unit in play is called "lothar"; did you mean "lara"?',
}


@pytest.mark.parametrize(("command", "words"), WRONG)
def test_what_is_wrong_is_said(command: str, words: str) -> None:
    assert refused(house(), command, words) == WRONG[command, words]
    for language in ("de", "it"):
        assert refused(house(), command, words, language) != WRONG[command, words], "it is translated"


def test_a_weapon_that_does_not_reach_and_units_that_are_not_there() -> None:
    play = field(OPEN_FIELD, h="hell-boys", s="sturmpioniere", off="rhino", gone={"name": "hans", "flags": ["dead"]})
    assert refused(play, "odds", "hell-boys sturmpioniere") == (
        "Hell Boys: no weapon can be fired at Sturmpioniere at range 2 (T10.1)"
    )
    assert refused(play, "odds", "rhino sturmpioniere") == "Rhino: not on the board"
    assert refused(play, "sight", "rhino a1") == "Rhino: not on the board"
    assert refused(play, "reach", "hans", "de") == "Hans: nicht mehr im Spiel, bewegt sich also nicht mehr"
    assert "not on the board yet; the first move enters it." in " ".join(told(play, "reach", "rhino"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_answer_in_every_position(language: str) -> None:
    """Whatever the position: an answer that fits, or one sentence."""
    for view, rules, _ in positions()[LANGUAGES.index(language) :: 9]:
        wording = wording_of(rules, language)
        units = list(view["board"]["units"])[:6:2]
        asked = [("odds", ""), ("sight", "a1 f6"), *((name, unit) for unit in units for name in ("card", "reach"))]
        for command, words in asked:
            inquiry = Inquiry(words, view, rules, wording, 80, list)
            lines = answered(command, inquiry)
            assert lines
            assert max(len(line) for line in lines) <= 80 or len(lines) == 1


def answered(command: str, inquiry: Inquiry) -> list[str]:
    """The answer, or the one sentence of a refusal."""
    try:
        return GameCommands(inquiry.rules, inquiry.wording).answer(command, inquiry)
    except BadInput as error:
        return inquiry.wording.error(error).split("\n")


# Typing


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_type_are_known_and_no_commands_of_the_table(language: str) -> None:
    rules = house().state.rules
    wording = wording_of(rules, language)
    own = GameCommands(rules, wording)
    assert set(own.typed().values()) == set(COMMANDS)
    assert not set(own.typed()) & set(command_words(wording.texts))
    assert len(own.help()) == len(COMMANDS)


def test_orders_units_and_squares_are_completed() -> None:
    play = field(OPEN_FIELD, h="death-dealers", s="sturmpioniere")
    draft = Draft(play.state.copy(), 0)
    completion = Completion(Wording.of(play.state.rules), play.state.rules, draft.following)
    expected: dict[str, Any] = {
        "card ha": "card hans",
        "card La": "card Lara",
        "reach hell": "reach hell-boys",
        "sight d": "sight death-dealers",
        "sight a1 e": "sight a1 e1",
        "odds hell-boys st": "odds hell-boys sturmpioniere",
        "dea": "death-dealers: ",
        "death-dealers: m": "death-dealers: move",
        "death-dealers: move b": "death-dealers: move b1",
        "death-dealers: attack s": "death-dealers: attack sturmpioniere",
        "sig": "sight",
    }
    for typed, whole in expected.items():
        assert completion.completed(typed) == whole
    german = Completion(Wording.of(play.state.rules, "de"), play.state.rules, draft.following)
    assert german.completed("karte ha") == "karte hans"
    assert german.completed("reichweite hell") == "reichweite hell-boys"
