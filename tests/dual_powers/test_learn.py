"""The guided first game: the whole way in three languages, whatever the learner answers, and whatever is typed."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sandtable.cli.learn import COMMANDS, Tutor
from sandtable.cli.lesson_view import side_by_side
from sandtable.cli.line_table import Quit
from sandtable.cli.play import SaveFile
from sandtable.core.errors import BadInput
from sandtable.core.registry import game as find_game
from sandtable.games.dual_powers.lesson.lesson import ASIDES, LESSON
from sandtable.games.dual_powers.lesson.moments import Moment
from sandtable.games.dual_powers.lesson.partner import white_order
from sandtable.games.dual_powers.lesson.scenes import SCENES, SECOND_CARD, THIRD_USE
from sandtable.lessons.lesson import BEST, Passage, Scene
from sandtable.table import save
from sandtable.table.table import Table
from sandtable.text.wording import Wording
from tests.cli.commands import ROOT, Runner
from tests.learners import Pupil, Quick, Watched, first, last

LANGUAGES = ["en", "de", "it"]
RULES = find_game("dual-powers").rules()
WORDINGS = {language: Wording.of(RULES, language) for language in LANGUAGES}
CONCEPTS = {
    *("set-up", "unrest", "next-unrest", "neutrals", "objective", "calendar", "bonus-days", "month", "will"),
    *("recruit-or-action", "refresh", "moving", "blockade", "bonus", "leaders", "special", "control", "scoring"),
    *("exhaustion", "clean-up"),
}
RECOMMENDED = [
    *("", "", "objective green-5-move", "play purple-5-refresh", "recruit red-2/2", ""),
    *("play green-4-move", "recruit red-2/2", "enlist red-1/2 green", ""),
    *("play stalin", "spy", "place brown", "", "play blue-5-move", "move trotsky ready purple, to brown", "", "points"),
]
"""The recommended way in words; an empty line goes on where there is only something to read."""


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


# Through a pipe


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recommended_way_through_a_pipe(run: Runner, tmp_path: Path, language: str) -> None:
    file = tmp_path / "first.json"
    typed = lines(*RECOMMENDED, "", "quit")
    learnt = run("learn", "dual-powers", "--lang", language, "--save", file, typed=typed)
    assert (learnt.code, learnt.err) == (0, "")
    say = WORDINGS[language].texts.say
    for number, scene in enumerate(SCENES, 1):
        head = say("learn-scene", number=number, length=len(SCENES), title=say(scene.title))
        assert f"== {head} =" in learnt.out
    guided, _, free = learnt.out.rpartition("\n> \n")
    assert max(len(line) for line in guided.splitlines()) <= 80
    assert say("learn-unknown") not in guided.replace("\n", " ")
    assert "Dual Powers: Revolution 1917." in free, "the free game has begun"
    table = save.load(file)
    assert isinstance(table, Table)
    board = table.view(0)["board"]
    assert (board["round"], board["support"], board["will"]) == (2, 9, "red")


def test_choosing_always_what_is_recommended(run: Runner) -> None:
    learnt = run("learn", typed=lines(*["skip"] * len(RECOMMENDED), "", "quit"))
    assert "== 14 of 14" in learnt.out
    assert "Red +9" in learnt.out
    assert "I choose for you" in learnt.out


def test_the_game_goes_on_from_the_file(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "first.json"
    run("learn", "--save", file, typed=lines(*RECOMMENDED, "quit"))
    played = run("play", "--load", file, "--save", file, typed="1\n" * 600)
    assert "The game is over." in played.out


def test_the_free_game_can_be_played_to_its_end(run: Runner) -> None:
    learnt = run("learn", typed=lines(*RECOMMENDED, "") + "1\n" * 600)
    assert learnt.code == 0
    assert "The game is over." in learnt.out


# Whatever the learner answers: in this process, without a keyboard


class Brisk(Quick):
    """Knows besides what the second card has to be good for."""

    def scene(self, number: int, scene: Scene[Any], look: bool = True) -> None:
        super().scene(number, scene, look)
        if scene is SECOND_CARD:
            moment = self.moment()
            assert any(moment.earns(card) for card in moment.hand if not moment.is_leader(card))


def lesson(
    answer: Callable[[Pupil], str], language: str = "en", seed: str = "tea", board: type[Watched] = Watched
) -> tuple[Tutor, Watched]:
    """A lesson from its beginning to the free game."""
    learner = Pupil(answer)
    table = Table(RULES, ["human", "bot:random"], undo="free", seed=seed, position=dict(LESSON.position))
    tutor = Tutor(LESSON, table, learner, WORDINGS[language], SaveFile(table, None))
    watched = board(tutor, learner)
    tutor.board = watched
    tutor.lead()
    assert table.view(0)["board"]["round"] == 2, "the round was played to its end"
    assert not table.is_over()
    return tutor, watched


def at_random(rng: Random) -> Callable[[Pupil], str]:
    def answer(learner: Pupil) -> str:
        if rng.random() < 0.06:
            return "back"
        if rng.random() < 0.04:
            return rng.choice(["again", "hint", "why", "rule", "board", "help", "tea", "0", "99", "move", "why tea"])
        return str(rng.randint(1, learner.choices)) if learner.choices else ""

    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", [first, last], ids=["first", "last"])
def test_always_the_first_and_always_the_last_answer(answer: Callable[[Pupil], str], language: str) -> None:
    lesson(answer, language)


def test_every_concept_is_met_on_the_recommended_way() -> None:
    tutor, _ = lesson(lambda learner: "skip")
    assert set(tutor.met) == CONCEPTS == {concept for scene in SCENES for concept in scene.concepts}


def all_messages() -> set[str]:
    """Every text of the lesson, except titles."""
    found: set[str] = {aside.message for aside in ASIDES}
    for scene in [*SCENES, THIRD_USE]:
        found |= {passage.message for passage in [*scene.text, *scene.hints]}
        found |= {verdict.message for verdict in scene.verdicts}
    return found


LEARNERS = 200
"""At most so many, until each text has been said."""


@pytest.mark.parametrize("least", [24, pytest.param(LEARNERS, marks=pytest.mark.soak)])
def test_many_learners_who_try_everything(least: int) -> None:
    told = lesson(lambda learner: "skip")[1].told
    for number in range(LEARNERS):
        if number >= least and told >= all_messages():
            break
        rng = Random(number)
        _, board = lesson(at_random(rng), LANGUAGES[number % 3], seed=str(number), board=Brisk)
        told |= board.told
    assert sorted(all_messages() - told) == [], "texts that are never said"


def test_learners_who_read_everything() -> None:
    for number in range(9):
        lesson(at_random(Random(-number)), LANGUAGES[number % 3], seed=str(number))


# White


def test_white_is_legal_in_positions_nobody_prepared() -> None:
    for seed in range(30):
        rng = Random(seed)
        state = RULES.start()
        while not state.is_over() and state.turn < 16:
            action = rng.choice(state.legal())
            if state.seat == 1:
                action = RULES.space.parse(white_order(state, 1))
            state.apply(action, state.seat)


# Texts


def messages(path: Path) -> dict[str, ftl.Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["", "games/dual_powers/"])
def test_every_text_is_there_in_every_language(folder: str, language: str) -> None:
    source = ROOT / "src" / "sandtable" / folder / "locale"
    english, other = (messages(source / name / "learn.ftl") for name in ("en", language))
    assert list(other) == list(english)
    for name, message in english.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in other[name].attributes] == attributes
    titles = {scene.title for scene in [*SCENES, THIRD_USE]}
    assert folder == "" or set(english) == all_messages() | titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_is_short(language: str) -> None:
    """At most eight lines or so before the learner acts, on the recommended way."""
    shown: list[str] = []

    class Reader(Watched):
        def tell_fitting(self, passages: Any) -> None:
            before = len(self.learner.said)
            super().tell_fitting(passages)
            shown.append("\n".join(text for text in self.learner.said[before:] if text))

    lesson(lambda learner: "skip", language, board=Reader)
    assert max(text.count("\n") + 1 for text in shown) <= 10
    assert sum(text.count("\n") + 1 for text in shown) / len(shown) < 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_words_in_every_language(language: str) -> None:
    seen: list[str] = []

    def answer(learner: Pupil) -> str:
        words = WORDINGS[language].texts.attribute("learn-words", COMMANDS[len(seen)]).split(",")[0]
        seen.append(words)
        return words.upper() if words != "quit" else words

    with pytest.raises(Quit):
        lesson(answer, language)
    assert len(set(seen)) == len(COMMANDS)


# What can be typed


def test_a_poor_answer_is_explained_and_can_be_taken_back(run: Runner) -> None:
    typed = lines("", "", "4", "1", "recruit red-1/0", "back", "recruit red-2/2", "", "quit")
    learnt = run("learn", typed=typed).out
    assert "the rest is lost" in learnt
    assert "(Enter keeps it and goes on; back takes it back)" in learnt
    assert learnt.count("== 5 of 14") == 2
    assert "A good unit" in learnt


def test_back_leads_to_the_question_before_and_to_the_first_page(run: Runner) -> None:
    learnt = run("learn", typed=lines("", "", "4", "undo", "back", "back", "back", "quit")).out
    heads = [line.split(":")[0] for line in learnt.splitlines() if line.startswith("== ")]
    assert heads == [f"== {number} of 14" for number in (1, 2, 3, 4, 3, 2, 1, 1)]


def test_back_inside_an_order_asks_the_question_again(run: Runner) -> None:
    typed = ["", "", "4", "1", "5", "", "play green-4-move", "move neutral-1/1 ready green", "back", "5", "quit"]
    learnt = run("learn", typed=lines(*typed)).out
    assert "Where does neutral-1/1 go from green?" in learnt
    assert learnt.count("== 7 of 14") == 2
    assert "Red recruits red-2/2 in green." in learnt


def test_back_from_the_last_page(run: Runner) -> None:
    learnt = run("learn", typed=lines(*RECOMMENDED, "back", "quit")).out
    assert learnt.count("== 13 of 14") == 2


def test_what_is_not_understood_gets_a_friendly_hint(run: Runner) -> None:
    learnt = run("learn", typed=lines("tea", "", "", "tea", "99", "0", "objective lenin", "", "quit")).out
    assert "Nothing to answer here" in learnt
    assert "I did not understand that." in learnt
    assert learnt.count("Type a number from 1 to 5") == 2
    assert "A leader cannot be the secret objective. (P3.2)" in learnt
    assert learnt.count("== 3 of 14") == 1, "an empty line repeats the question, not the scene"


def test_questions_about_rules(run: Runner) -> None:
    typed = ["rule P4.8", "rule Z9", "", "", "rule", "rule p4.2", "rule x", "hint", "why", "why objective lenin"]
    learnt = run("learn", typed=lines(*typed, "why objective green-5-move", "why tea", "help", "quit")).out
    assert "P4.8   Recruit:" in learnt
    assert 'dual-powers has no rule "Z9"' in learnt
    assert "P3.2   Each player then lays" in learnt
    assert "P4.2   The day marker" in learnt
    assert "Green-5-move is worth most" in learnt
    assert "for instance: why objective" in learnt
    assert "A leader cannot be the secret objective. (P3.2)" in learnt
    assert "That is allowed." in learnt
    assert "I did not understand that." in learnt
    assert "lets me choose for you" in learnt


def test_a_closed_connection_is_explained(run: Runner) -> None:
    asked = ["why move neutral-1/0 ready blue, to purple", "move neutral-1/0 ready blue, to purple"]
    learnt = run("learn", typed=lines(*RECOMMENDED[:7], *asked, "quit")).out
    assert learnt.count("The blockade closes that connection. (P4.9)") == 2


def test_the_board_again_and_saving(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    learnt = run("learn", typed=lines("board", "again", "", "", "save", f"save {file}", f"save {file}", "quit")).out
    assert "Supply" in learnt
    assert learnt.count("== 1 of 14") == 2
    assert "for instance: save game.json" in learnt
    assert "exists already" in " ".join(learnt.split())
    assert isinstance(save.load(file), Table)


@pytest.mark.parametrize("count", range(0, len(RECOMMENDED), 3))
def test_the_input_may_end_anywhere(run: Runner, count: int) -> None:
    learnt = run("learn", typed=lines(*RECOMMENDED[:count]))
    assert (learnt.code, learnt.err) == (0, "")
    assert "The game was not kept" in learnt.out


def test_a_file_that_cannot_be_written_any_more(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save, times = SaveFile.save, []

    def full(file: SaveFile) -> None:
        times.append(1)
        if len(times) > 1:
            raise BadInput("the disk is full")
        save(file)

    monkeypatch.setattr(SaveFile, "save", full)
    learnt = run("learn", "--save", tmp_path / "first.json", typed=lines("", "", "4", "1", "quit"))
    assert learnt.code == 0
    assert learnt.out.count("The disk is full.") == 3
    assert "== 5 of 14" in learnt.out


def test_refusals(run: Runner, tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_text("tea")
    assert "exists already" in run.refused("learn", "--save", there)
    assert "is a directory" in run.refused("learn", "--save", tmp_path)
    assert 'there is no game "chess"' in run.refused("learn", "chess")
    assert there.read_text() == "tea"


def test_a_game_without_a_lesson(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("dual-powers")), "lesson", lambda game: None)
    assert run.refused("learn", "dual-powers") == "dual-powers has no guided first game"


# The parts


def test_the_recommended_answer_is_one_that_is_judged_best() -> None:
    learner = Pupil(lambda learner: "skip")
    table = Table(RULES, ["human", "bot:random"], undo="free", seed="tea", position=dict(LESSON.position))
    tutor = Tutor(LESSON, table, learner, WORDINGS["en"], SaveFile(table, None))
    view = table.view(0)
    words = tutor.recommended()
    moment = Moment(RULES, view, words, view)
    verdict = LESSON.verdict(LESSON.place(moment).scene, moment)
    assert words == "objective green-5-move"
    assert verdict is not None
    assert verdict.grade == BEST


def test_a_scene_without_a_fitting_verdict_says_nothing() -> None:
    scene = Scene[Moment]("lesson-city", [Passage("lesson-city-powers")])
    assert LESSON.verdict(scene, Moment(RULES, Table(RULES, position=dict(LESSON.position), seed="x").view(0))) is None


def test_columns_are_as_wide_as_they_must_be() -> None:
    assert side_by_side(["a", "b", "c"], 80) == ["a  b  c"]
    assert side_by_side(["a" * 50, "b" * 20, "c" * 20], 80) == ["a" * 50 + "  " + "c" * 20, "b" * 20]
    assert side_by_side(["a" * 90, "b"], 80) == ["a" * 90, "b"]
