"""The guided first game of Dust Tactics: the whole way in three languages, whatever the learner answers."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sandtable.games.tactics
from sandtable.cli.learn import Tutor
from sandtable.cli.play import SaveFile
from sandtable.core import orders
from sandtable.games.tactics.lesson.lesson import ASIDES, LESSON
from sandtable.games.tactics.lesson.moments import LAST_ROUND, Moment
from sandtable.games.tactics.lesson.partner import advice, partners_order
from sandtable.games.tactics.lesson.scenes import ASIDE, SCENES
from sandtable.lessons.lesson import BEST, FINE, POOR
from sandtable.play.draft import Draft
from sandtable.table import save
from sandtable.table.table import Table
from sandtable.text.messages import rule_id
from tests.cli.commands import Runner
from tests.learners import Pupil, Quick, Watched, first, last
from tests.tactics.learning import LANGUAGES, RULES, WORDINGS, judged, prepared

FOLDER = Path(sandtable.games.tactics.__file__).parent
EVERY_SCENE = [*SCENES, *ASIDE]
CONCEPTS = {
    *("units", "terrain", "round", "actions", "victory", "sight", "range", "moving", "diagonal", "cover", "rows"),
    *("dice", "odds", "losses", "saves", "corners", "threat", "initiative", "close-combat", "knives", "strike-back"),
    *("reaction", "points"),
}
STEP = "death-dealers: move d2, attack sturmpioniere"
AMBUSH = "blackhawk: move c5, move c4"
PLAN = ["", "", "", STEP, "", "attack sturmpioniere", "", "lose rifle 1", AMBUSH, "", "first allies"]
"""The recommended way in words; an empty line goes on where there is only something to read."""


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """Runs commands in this process."""
    return Runner(monkeypatch, capsys)


# Through a pipe


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 60])
def test_the_recommended_way_through_a_pipe(run: Runner, tmp_path: Path, language: str, columns: int) -> None:
    file = tmp_path / "first.json"
    typed = lines(*["skip"] * 40, "quit")
    learnt = run("learn", "tactics", "--lang", language, "--save", file, typed=typed, columns=columns)
    assert (learnt.code, learnt.err) == (0, "")
    say = WORDINGS[language].texts.say
    guided, _, free = learnt.out.partition(say("learn-free", opponent="rookie")[:30])
    heads = [line for line in guided.splitlines() if line.startswith("== ")]
    for number, scene in enumerate(SCENES, 1):
        head = say("learn-scene", number=number, length=len(SCENES), title=say(scene.title))
        assert any(line.startswith(f"== {head} ") for line in heads), scene.title
    numbers = [int(head.split()[1]) for head in heads]
    assert numbers == sorted(numbers), "the lesson goes forward"
    assert max(len(line) for line in guided.splitlines()) <= columns
    assert say("learn-unknown") not in guided.replace("\n", " ")
    assert "lesson-" not in guided
    assert "{" not in guided
    assert "Dust Tactics" in free, "the free game has begun"
    table = save.load(file)
    assert isinstance(table, Table)


def test_the_dice_of_the_recommended_way_tell_a_story() -> None:
    """A save, a reaction that fails, one that succeeds; and nobody is out when the free game begins."""
    table = Table(RULES, ["human", "bot:random"], undo="free", seed=LESSON.seed, position=dict(LESSON.position))
    while not LESSON.over(table.view(0)):
        seat = table.waiting()[0]
        table.submit(seat, (partners_order if seat else advice)(table.referee_state(), seat))
    moment = Moment(RULES, table.view(0))
    assert moment.round == LAST_ROUND + 1
    assert all(moment.alive(unit.name) for unit in moment.facts.units)
    assert (moment.left("death-dealers"), moment.left("sturmpioniere"), moment.left("hans")) == (3, 1, 2)
    words = [table.log.entries[seq].words for seq in table.log.live]
    failed, succeeded = words.index("react sturmpioniere"), words.index("react blackhawk")
    assert (words[failed + 1], words[succeeded + 1]) == ("hits 0", "hits 1")
    assert "saves 1" in words


def test_the_plan_in_words(run: Runner) -> None:
    learnt = " ".join(run("learn", "tactics", typed=lines(*PLAN, "quit")).out.split())
    assert "I did not understand" not in learnt
    assert "One cheap step, and you have cover" in learnt
    assert "A rifle is the least you can lose" in learnt
    assert "An ambush." in learnt
    assert "9 of 12: Closer" in learnt


def test_the_plan_by_numbers(run: Runner) -> None:
    table, numbers = prepared(str(LESSON.seed)), list[str]()
    draft = Draft(table, 0)
    for words in ("activate death-dealers", "do move", "do attack", "to d2"):
        numbers.append(str(draft.prompt().actions.index(words) + 1))
        draft.add(words)
    learnt = run("learn", "tactics", typed=lines("", "", "", *numbers, "", "1", "1", "1", "", "quit")).out
    assert "One cheap step" in learnt
    assert "Everything" not in learnt and "All rows at one enemy" in learnt
    assert "== 6 of 12" in learnt


def test_the_game_goes_on_from_the_file(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "first.json"
    run("learn", "tactics", "--save", file, typed=lines(*["skip"] * 20, "quit"))
    played = run("play", "--load", file, typed="quit\n")
    assert played.code == 0
    assert "Round 4" in played.out


@pytest.mark.parametrize("count", range(0, len(PLAN), 3))
def test_the_input_may_end_anywhere(run: Runner, count: int) -> None:
    learnt = run("learn", "tactics", typed=lines(*PLAN[:count]))
    assert (learnt.code, learnt.err) == (0, "")


# What can be typed


def test_what_the_pages_tell_to_type_is_understood(run: Runner) -> None:
    asked = ["card death-dealers", "sight c3 g2", "sight d2 g2", "reach death-dealers"]
    learnt = run(
        "learn", "tactics", typed=lines("", "", *asked, "", STEP, "", "odds death-dealers sturmpioniere", "quit")
    )
    out = " ".join(learnt.out.split())
    assert "M9 Bazooka" in out or "M9 bazooka" in out
    assert "e3 has no symbol" in out
    assert "I did not understand" not in out
    assert "Nothing to answer here" not in out
    assert "%" in out.partition("odds death-dealers sturmpioniere")[2]


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("de", ["karte death-dealers", "sicht c3 g2", "reichweite hans", "chancen blackhawk hans"]),
        ("it", ["carta death-dealers", "vista c3 g2", "portata hans", "prob blackhawk hans"]),
    ],
)
def test_commands_in_other_languages(run: Runner, language: str, asked: list[str]) -> None:
    learnt = " ".join(run("learn", "tactics", "--lang", language, typed=lines(*asked, "quit")).out.split())
    assert WORDINGS[language].texts.say("learn-enter") not in learnt


def test_hints_come_step_by_step(run: Runner) -> None:
    learnt = run("learn", "tactics", typed=lines("", "", "", "hint", "hint", "hint", "quit")).out
    assert learnt.count("the diagonal step to d2 is all it takes") == 1
    assert learnt.count("In one line: death-dealers: move d2") == 2


def test_rules_and_reasons(run: Runner) -> None:
    asked = ["rule", f"why {AMBUSH}", "why blackhawk: move c4, nothing", "quit"]
    learnt = " ".join(run("learn", "tactics", typed=lines("", "", "", *asked)).out.split())
    assert "T5.1" in learnt
    assert "That is allowed." in learnt
    assert "Only a diagonal past impassable corners leads there. (T5.3)" in learnt


def test_a_poor_answer_is_explained_and_can_be_taken_back(run: Runner) -> None:
    typed = ["", "", "", "death-dealers: nothing", "back", STEP, "quit"]
    learnt = run("learn", "tactics", typed=lines(*typed)).out
    assert "Nothing at all? Both actions are gone then." in learnt
    assert "(Enter keeps it and goes on; back takes it back)" in learnt
    assert "One cheap step" in learnt
    assert learnt.count("== 4 of 12") == 2


def test_back_leads_through_the_whole_lesson(run: Runner) -> None:
    learnt = run("learn", "tactics", typed=lines(*["skip"] * 14, *["back"] * 14, "quit")).out
    heads = [int(line.split()[1]) for line in learnt.splitlines() if line.startswith("== ")]
    assert max(heads) >= 9
    assert heads[-1] == 1


def test_a_battle_that_is_over_is_not_played_on(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    position = deepcopy(dict(LESSON.position))
    units = position["board"]["units"]
    units["sturmpioniere"] = {"flags": ["dead", "loaded"]}
    units["hans"] = {"at": "e5", "points": 1, "flags": ["loaded"]}
    position["turn"] = LAST_ROUND
    monkeypatch.setattr(LESSON, "position", position)
    for seed in "abcdef":
        monkeypatch.setattr(LESSON, "seed", seed)
        typed = lines("", "", "", "blackhawk: sustained hans", *["skip"] * 6, "quit")
        learnt = run("learn", "tactics", typed=typed)
        out = " ".join(learnt.out.split())
        if "The battle is over, and you have won it" in out:
            assert "From here it is your game" not in out
            assert (learnt.code, learnt.err) == (0, "")
            return
    pytest.fail("nobody won")


# Whatever the learner answers: in this process, without a keyboard


def lesson(
    answer: Callable[[Pupil], str],
    language: str = "en",
    seed: str | None = LESSON.seed,
    board: type[Watched] = Watched,
) -> tuple[Tutor, Watched]:
    """A lesson from its beginning to the free game."""
    learner = Pupil(answer)
    table = Table(RULES, ["human", "bot:random"], undo="free", seed=seed, position=dict(LESSON.position))
    tutor = Tutor(LESSON, table, learner, WORDINGS[language], SaveFile(table, None))
    watched = board(tutor, learner)
    tutor.board = watched
    tutor.lead()
    assert table.is_over() or table.view(0)["turn"] == LAST_ROUND + 1, "both rounds were played to their end"
    return tutor, watched


def at_random(rng: Random, skips: float) -> Callable[[Pupil], str]:
    """Answers at random, and follows the advice now and then, so that all parts of the lesson are come to."""

    def answer(learner: Pupil) -> str:
        if rng.random() < 0.04:
            return "back"
        if rng.random() < 0.03:
            odd = ["again", "hint", "why", "rule", "help", "tea", "0", "99", "attack", "why tea", "odds", "sight"]
            return rng.choice([*odd, "hans: move a1", "death-dealers:", "blackhawk: sustained hans", "card", "reach x"])
        if not learner.choices:
            return ""
        return "skip" if rng.random() < skips else str(rng.randint(1, learner.choices))

    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", [first, last], ids=["first", "last"])
def test_always_the_first_and_always_the_last_answer(answer: Callable[[Pupil], str], language: str) -> None:
    lesson(answer, language)


def test_every_concept_is_met_on_the_recommended_way() -> None:
    tutor, board = lesson(lambda learner: "skip")
    assert set(tutor.met) == CONCEPTS == {concept for scene in SCENES for concept in scene.concepts}
    assert {scene.title for scene in SCENES} <= set(board.scenes)


def test_whatever_the_dice_say_the_recommended_way_ends() -> None:
    for number in range(12):
        lesson(lambda learner: "skip", seed=str(number), board=Quick)


def all_messages() -> set[str]:
    """Every text of the lesson, except titles."""
    found: set[str] = {aside.message for aside in ASIDES}
    for scene in EVERY_SCENE:
        found |= {passage.message for passage in [*scene.text, *scene.hints]}
        found |= {verdict.message for verdict in scene.verdicts}
    return found


LEARNERS = 90
"""At most so many, until each text has been said."""


@pytest.mark.parametrize("least", [24, pytest.param(LEARNERS, marks=pytest.mark.soak)])
def test_many_learners_who_try_everything(least: int) -> None:
    """Nobody gets stuck, no text is missing, and every text is said to somebody."""
    told: set[str] = set()
    shown: set[str] = set()
    wanted = all_messages() - {message for _, _, message in SAID} - RARE
    for number in range(LEARNERS):
        if number >= least and told >= wanted:
            break
        rng = Random(number)
        learner = at_random(rng, skips=(0.0, 0.3, 0.6, 0.9)[number % 4])
        _, board = lesson(learner, LANGUAGES[number % 3], seed=str(number), board=Quick)
        told |= board.told
        shown |= set(board.scenes)
    assert sorted(wanted - told) == [], "texts that are never said"
    assert shown >= {scene.title for scene in EVERY_SCENE}


def test_learners_who_read_everything() -> None:
    for number in range(4):
        lesson(at_random(Random(-number), 0.5), LANGUAGES[number % 3], seed=str(number))


# Verdicts and advice


@pytest.mark.parametrize("seed", [str(LESSON.seed), *"abcdefghij"])
def test_the_advice_is_never_judged_poor(seed: str) -> None:
    table = Table(RULES, ["human", "bot:random"], undo="free", seed=seed, position=dict(LESSON.position))
    while not LESSON.over(table.view(0)):
        seat = table.waiting()[0]
        if seat:
            table.submit(seat, partners_order(table.referee_state(), seat))
            continue
        words = advice(table.referee_state(), seat)
        verdict = judged(table, words)
        assert verdict is not None
        assert verdict.grade in ((BEST,) if seed == LESSON.seed else (BEST, FINE)), (words, verdict.message)


def test_after_any_beginning_the_advice_is_never_judged_poor() -> None:
    for number in range(24):
        rng = Random(number)
        table = Table(RULES, ["human", "bot:random"], undo="free", seed=str(number), position=dict(LESSON.position))
        while not LESSON.over(table.view(0)):
            seat = table.waiting()[0]
            if seat:
                table.submit(seat, partners_order(table.referee_state(), seat))
            elif rng.random() < 0.5:
                state = table.referee_state()
                said: list[str] = []
                while not said or orders.is_open(state, 0):
                    action = rng.choice(state.legal(0))
                    said.append(RULES.space.words(action))
                    state.apply(action, 0)
                table.submit(0, ", ".join(said))
            else:
                words = advice(table.referee_state(), seat)
                verdict = judged(table, words)
                assert verdict is not None and verdict.grade in (BEST, FINE), (number, words, verdict)


def test_every_grade_can_be_earned() -> None:
    grades = {verdict.grade for scene in EVERY_SCENE for verdict in scene.verdicts}
    assert grades == {BEST, FINE, POOR}
    for scene in EVERY_SCENE[3:]:
        assert not scene.verdicts or scene.verdicts[-1].when.__name__ == "always", scene.title


SAID: list[tuple[list[str], str, str]] = [
    ([STEP], BEST, "lesson-move-best"),
    (["death-dealers: move c2, attack sturmpioniere"], FINE, "lesson-move-rubble"),
    (["death-dealers: move d2, nothing"], FINE, "lesson-move-waits"),
    (["death-dealers: nothing"], POOR, "lesson-act-idle"),
    (["death-dealers: move c4, attack"], POOR, "lesson-act-wrecks"),
    (["death-dealers: attack !d2, nothing"], POOR, "lesson-act-wrecks"),
    (["death-dealers: move d2, move", "to e2"], FINE, "lesson-onward-seen"),
    (["death-dealers: move d2, move", "to d3"], BEST, "lesson-onward-safe"),
    (["blackhawk: move e5, attack hans"], POOR, "lesson-act-gamble"),
    (["blackhawk: nothing"], POOR, "lesson-act-idle"),
    (["blackhawk: move c5, move b5"], FINE, "lesson-act-moves"),
    (["blackhawk: move d6, nothing"], POOR, "lesson-act-careless"),
    ([AMBUSH], BEST, "lesson-walker-best"),
    ([STEP, "at sturmpioniere, at sturmpioniere, at sturmpioniere"], BEST, "lesson-shoot-all"),
    ([STEP, "at sturmpioniere, at sturmpioniere, hold"], POOR, "lesson-shoot-some"),
    ([STEP, "hold, hold, hold"], POOR, "lesson-shoot-none"),
]
"""Orders, and what is said about the last of them."""
RARE = {
    *(
        "lesson-act-blind",
        "lesson-act-close",
        "lesson-act-seen",
        "lesson-assault-close",
        "lesson-assault-there",
        "lesson-closing-drawn",
    ),
    *("lesson-closing-won", "lesson-closing-lost", "lesson-partner-hard", "lesson-reaction-hint-not"),
    *("lesson-reaction-idle", "lesson-reaction-missed", "lesson-reaction-weak", "lesson-shoot-soft"),
    *("lesson-shoot-split", "lesson-strike-not", "lesson-walker-else", "lesson-shoot-spared", "lesson-shoot-elements"),
    *("lesson-shoot-plain", "lesson-act-sustained"),
}
"""Texts for moments that few come to: they have tests of their own (``test_lesson_moments.py``)."""


@pytest.mark.parametrize(("given", "grade", "message"), SAID)
def test_answers_and_what_is_said_about_them(given: list[str], grade: str, message: str) -> None:
    table = prepared()
    verdict = None
    for words in given:
        while table.waiting() == [1]:
            table.submit(1, partners_order(table.referee_state(), 1))
        verdict = judged(table, words)
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (grade, message)


def test_the_partner_is_legal_in_positions_nobody_prepared() -> None:
    for seed in range(8):
        rng = Random(seed)
        state = RULES.start()
        while not state.is_over() and state.turn < 6:
            if state.seat == 1:
                orders.apply_order(state, 1, partners_order(state, 1))
            else:
                state.apply(rng.choice(state.legal()), state.seat)


# Texts


def messages(language: str) -> dict[str, ftl.Message]:
    text = (FOLDER / "locale" / language / "lesson.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def variables(message: ftl.Message) -> set[str]:
    """The arguments a message names."""
    found: set[str] = set()

    def visit(node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ftl.BaseNode):
                    visit(one)

    visit(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    assert set(english) == all_messages() | {scene.title for scene in EVERY_SCENE}
    for name, message in english.items():
        assert [one.id.name for one in message.attributes] == [one.id.name for one in other[name].attributes], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_names_only_what_it_is_given(language: str) -> None:
    given = set(LESSON.arguments(Moment(RULES, prepared().view(0)), WORDINGS["en"]))
    for name, message in messages(language).items():
        assert variables(message) <= given, name


def test_cited_rules_exist() -> None:
    texts = WORDINGS["en"].texts
    for scene in EVERY_SCENE:
        assert scene.rules, scene.title
        for number in scene.rules:
            assert texts.has(rule_id(number)), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_is_short(language: str) -> None:
    """About a dozen lines at most before the learner acts, on the recommended way."""
    shown: list[str] = []

    class Reader(Watched):
        def tell_fitting(self, passages: Any) -> None:
            before = len(self.learner.said)
            super().tell_fitting(passages)
            shown.append("\n".join(text for text in self.learner.said[before:] if text))

    lesson(lambda learner: "skip", language, board=Reader)
    assert max(text.count("\n") + 1 for text in shown) <= 13
    assert sum(text.count("\n") + 1 for text in shown) / len(shown) < 10
