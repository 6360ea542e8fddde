"""The guided first game of Dust: the whole way in three languages, whatever the learner answers and however it goes."""

import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sandtable.games.dust
from sandtable.cli.learn import Tutor
from sandtable.cli.play import SaveFile
from sandtable.core import orders
from sandtable.core.registry import game as find_game
from sandtable.games.dust.lesson.lesson import ASIDES, LESSON, ROUND
from sandtable.games.dust.lesson.moments import Moment, in_numbers
from sandtable.games.dust.lesson.partner import advice, partners_order
from sandtable.games.dust.lesson.scenes import ASIDE, SCENES, place
from sandtable.lessons.lesson import BEST, FINE, POOR, Verdict
from sandtable.table import save
from sandtable.table.table import Table
from sandtable.text.messages import rule_id
from sandtable.text.wording import Wording
from tests.cli.commands import Runner
from tests.learners import Pupil, Quick, Watched, first, last

FOLDER = Path(sandtable.games.dust.__file__).parent
LANGUAGES = ["en", "de", "it"]
RULES = find_game("dust").rules(LESSON.options)
WORDINGS = {language: Wording.of(RULES, language) for language in LANGUAGES}
CONCEPTS = {
    *("map", "control", "neutrals", "victory", "majorities", "sources", "capitals", "cards", "turn-order", "ability"),
    *("production", "prices", "supremacy", "placing", "limits", "centres", "hand", "movement", "amphibious", "combat"),
    *("odds", "ability-used", "dice", "retreat", "cease-fire", "defence", "scoring"),
}
PLAN = [
    *("", "", "play ace-of-the-sky-232", "", "buy 2T 2F 1C 1K", "put maghreb 2", "put maghreb 2", "build mexico"),
    *("done", "move congo>south-africa 1T", "move eastern-states>maghreb 2T", "done"),
    "attack maghreb>egypt 6T 2F",
]
"""The recommended way in words up to the first battle; an empty line goes on where there is only something to read."""
EVERY_SCENE = [*SCENES, *ASIDE]


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
    typed = lines(*["skip"] * 60, "quit")
    learnt = run("learn", "dust", "--lang", language, "--save", file, typed=typed, columns=columns)
    assert (learnt.code, learnt.err) == (0, "")
    say = WORDINGS[language].texts.say
    guided, _, free = learnt.out.partition(say("learn-free", opponent="rookie")[:30])
    heads = [line for line in guided.splitlines() if line.startswith("== ")]
    for number, scene in enumerate(SCENES, 1):
        head = say("learn-scene", number=number, length=len(SCENES), title=say(scene.title))
        assert any(line.startswith(f"== {head} ") for line in heads), scene.title
    assert max(len(line) for line in guided.splitlines()) <= columns
    assert say("learn-unknown") not in guided.replace("\n", " ")
    assert "lesson-" not in guided
    assert "{" not in guided
    assert "Dust" in free, "the free game has begun"
    table = save.load(file)
    assert isinstance(table, Table)
    board = table.view(0)["board"]
    assert board["round"] == ROUND + 1
    assert board["areas"]["egypt"]["force"] == board["areas"]["south-africa"]["force"] == "first"
    assert board["gained"]["first"] > board["gained"]["second"]
    assert set(board["majorities"].values()) == {"first"}


def test_the_plan_in_words(run: Runner) -> None:
    learnt = run("learn", "dust", typed=lines(*PLAN, "quit")).out
    assert "I did not understand" not in learnt
    assert "A good decision: 97 % to take Egypt, with 6T 2F against 4T 1F." in learnt
    assert "Battle for Egypt: Red 6T 2F against Blue 4T 1F" in learnt


def test_the_plan_by_numbers_and_small_letters(run: Runner) -> None:
    typed = ["", "", "3", "", "2", "buy fighter 2", "buy centre 1", "1", "put maghreb 2"]
    learnt = run("learn", "dust", typed=lines(*typed, "put maghreb 2", "quit")).out
    assert "Just what I feared" in learnt
    assert learnt.count("Straight to the front") == 2
    learnt = run("learn", "dust", typed=lines(*PLAN[:4], "BUY 2t 2f 1c 1k", "quit")).out
    assert "Just what I feared" in learnt


def test_a_real_pipe_leads_into_the_free_game() -> None:
    command = [sys.executable, "-m", "sandtable.cli", "learn", "dust"]
    typed = lines(*["skip"] * 60, "quit")
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Dust" in done.stdout.rpartition("sandtable play --load FILE")[2]


def test_the_game_goes_on_from_the_file(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "first.json"
    run("learn", "dust", "--save", file, typed=lines(*["skip"] * 60, "quit"))
    played = run("play", "--load", file, typed="1\nquit\n")
    assert played.code == 0
    assert "Round 4" in played.out


@pytest.mark.parametrize("count", range(0, len(PLAN), 4))
def test_the_input_may_end_anywhere(run: Runner, count: int) -> None:
    learnt = run("learn", "dust", typed=lines(*PLAN[:count]))
    assert (learnt.code, learnt.err) == (0, "")


# What can be typed


def test_the_odds_can_be_asked_before_the_attack(run: Runner) -> None:
    learnt = run("learn", "dust", typed=lines(*PLAN[:-1], "odds maghreb egypt 6T 2F", "odds tea", "quit")).out
    assert "Type: odds maghreb egypt 6T 2F" in " ".join(learnt.split())
    assert "96.8 %" in learnt
    assert 'for instance "odds alaska yukon 3T 1M"' in " ".join(learnt.split())


def test_commands_of_the_game_are_in_the_help(run: Runner) -> None:
    learnt = run("learn", "dust", typed=lines("help", "production", "area egypt", "quit")).out
    assert "odds A B 3T 1M" in learnt
    assert "power: the smaller of 3 production centres" in learnt
    assert "Near East" in learnt


def test_hints_come_step_by_step(run: Runner) -> None:
    learnt = run("learn", "dust", typed=lines("", "", "hint", "hint", "hint", "quit")).out
    assert learnt.count("look for a card with 2 and 3") == 1
    assert learnt.count("is the one I mean") == 2


def test_rules_and_reasons(run: Runner) -> None:
    asked = ["rule", "rule D7.2", "why attack maghreb>near-east 1T", "why attack maghreb>egypt 1T", "why done", "quit"]
    learnt = run("learn", "dust", typed=lines(*PLAN[:-1], *asked)).out
    assert "D6.1" in learnt
    assert "D7.2   " in learnt
    assert "That area is out of reach. (D6.2)" in learnt
    assert learnt.count("That is allowed.") == 2


def test_what_is_not_allowed_is_explained(run: Runner) -> None:
    typed = [*PLAN[:4], "buy 9T", "buy 3X", "tea", "buy 1F 2F", "quit"]
    learnt = " ".join(run("learn", "dust", typed=lines(*typed)).out.split())
    assert "You cannot pay for that. (D4.1)" in learnt
    assert '"3x" in "buy 3x" names no units' in learnt
    assert "I did not understand that." in learnt
    assert "write each letter once" in learnt


def test_a_poor_answer_is_explained_and_can_be_taken_back(run: Runner) -> None:
    typed = [*PLAN[:4], "done", "back", "buy 2T 2F 1C 1K", "quit"]
    learnt = run("learn", "dust", typed=lines(*typed)).out
    assert "Nothing at all? The 17 points are lost" in learnt
    assert "(Enter keeps it and goes on; back takes it back)" in learnt
    assert "Just what I feared" in learnt
    assert learnt.count("== 4 of 13") == 2


def test_back_leads_through_battles_and_the_partners_turn(run: Runner) -> None:
    learnt = run("learn", "dust", typed=lines(*["skip"] * 12, *["back"] * 14, "quit")).out
    heads = [int(line.split()[1]) for line in learnt.splitlines() if line.startswith("== ")]
    assert max(heads) >= 9
    assert heads[-1] == 1


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
    assert table.view(0)["board"]["round"] == ROUND + 1, "the round was played to its end"
    assert not table.is_over()
    return tutor, watched


def at_random(rng: Random, skips: float) -> Callable[[Pupil], str]:
    """Answers at random, and follows the advice now and then, so that all parts of the lesson are come to."""

    def answer(learner: Pupil) -> str:
        if rng.random() < 0.04:
            return "back"
        if rng.random() < 0.03:
            return rng.choice(["again", "hint", "why", "rule", "help", "tea", "0", "99", "attack", "why tea", "odds"])
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


LEARNERS = 100
"""At most so many, until each text has been said."""


@pytest.mark.parametrize("least", [24, pytest.param(LEARNERS, marks=pytest.mark.soak)])
def test_many_learners_who_try_everything(least: int) -> None:
    """Nobody gets stuck, no text is missing, and every text is said to somebody."""
    told: set[str] = set()
    shown: set[str] = set()
    rare = {message for _, message in SAID}  # tested by themselves, as are these
    rare |= {"lesson-partner-strikes", "lesson-attack-prize", "lesson-buy-both", "lesson-battle-sea"}
    wanted = all_messages() - rare
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
    for number in range(6):
        lesson(at_random(Random(-number), 0.5), LANGUAGES[number % 3], seed=str(number))


# Verdicts and advice


def judged(table: Table, words: str) -> Verdict[Moment] | None:
    """What the lesson says about an order that is given now; the table goes on."""
    before = table.view(0)
    scene = place(Moment(RULES, before)).scene
    table.submit(0, words)
    return LESSON.verdict(scene, Moment(RULES, before, words, table.view(0)))


@pytest.mark.parametrize("seed", [str(LESSON.seed), *"abcdefgh"])
def test_the_advice_is_judged_best(seed: str) -> None:
    table = Table(RULES, ["human", "bot:random"], undo="free", seed=seed, position=dict(LESSON.position))
    while not LESSON.over(table.view(0)):
        seat = table.waiting()[0]
        if seat:
            table.submit(seat, partners_order(table.referee_state(), seat))
            continue
        words = advice(table.referee_state(), seat)
        step = table.view(0)["steps"][0]["step"]
        verdict = judged(table, words)
        assert verdict is not None
        allowed = (BEST, FINE) if step in ("flee", "carry-off", "buy", "put") else (BEST,)  # Rookie's word there
        assert verdict.grade in allowed, (words, verdict.message)


def test_every_grade_can_be_earned() -> None:
    grades = {verdict.grade for scene in EVERY_SCENE for verdict in scene.verdicts}
    assert grades == {BEST, FINE, POOR}
    for scene in EVERY_SCENE[2:]:
        assert not scene.verdicts or scene.verdicts[-1].when.__name__ == "always", scene.title


BOUGHT = ["buy 2T 2F 1C 1K", "put maghreb 2", "put maghreb 2"]
TANKS = ["buy 8T 1K", "put maghreb 5", "put amazon 3", "done"]
READY = [*BOUGHT, "build mexico", "done", "move congo>south-africa 1T", "move eastern-states>maghreb 2T", "done"]
SAID: list[tuple[list[str], str]] = [
    (["play ace-of-the-sky-232"], "lesson-card-best"),
    (["play rocket-troops-115"], "lesson-card-points"),
    (["play rocket-troops-511"], "lesson-card-attacks"),
    (["play nurse-322"], "lesson-card-attacks"),
    (["play mech-builder-142"], "lesson-card-moves"),
    (["done"], "lesson-buy-nothing"),
    (["buy 2S"], "lesson-buy-wasted"),
    (["buy 2T 2F 1C 1K"], "lesson-buy-best"),
    (["buy 5F 1T"], "lesson-buy-strike"),
    (["buy 2C 2T 1K"], "lesson-buy-built"),
    (["buy 4S 1K"], "lesson-buy-boats"),
    (["buy 8T 1K"], "lesson-buy-other"),
    (["buy 2T 2F", "hire gulf-coast 1T"], "lesson-hire-neighbour"),
    (["buy 2T 2F", "hire south-china 1T"], "lesson-hire-far"),
    (["buy 2T 2F", "done"], "lesson-hire-none"),
    ([*BOUGHT[:2], "put amazon 2"], "lesson-put-far"),
    ([*BOUGHT, "build sudan"], "lesson-centre-front"),
    ([*BOUGHT, "build great-plains"], "lesson-centre-inland"),
    ([*BOUGHT, "build mexico", "discard nurse-322"], "lesson-discard-some"),
    ([*TANKS, "done"], "lesson-move-missed"),
    ([*TANKS, "move amazon>peru 4T"], "lesson-move-abandoned"),
    ([*TANKS, "move peru>amazon 1T"], "lesson-move-left"),
    ([*TANKS, "move congo>south-africa 1T"], "lesson-move-source"),
    ([*READY, "attack maghreb>egypt 6T 2F"], "lesson-attack-best"),
    ([*READY, "attack maghreb>egypt 7T 2F"], "lesson-attack-bare"),
    ([*READY, "attack maghreb>egypt 3T 2F"], "lesson-attack-even"),
    ([*READY, "attack maghreb>egypt 1T"], "lesson-attack-gamble"),
    ([*READY, "attack sudan>east-africa 2T"], "lesson-attack-even"),
    ([*READY, "attack alaska>eastern-siberia 1T 1F"], "lesson-attack-area"),
    ([*READY, "bombard coral-sea>new-guinea 1S"], "lesson-attack-special"),
    ([*READY, "done"], "lesson-attack-shy"),
    ([*READY, "attack maghreb>egypt 2T 2F", "use", "withdraw 1T"], "lesson-battle-careful"),
    ([*READY, "attack maghreb>egypt 2F", "decline", "done"], "lesson-battle-stubborn"),
    (["play mech-builder-142", *TANKS[:-1], "mech amazon"], "lesson-ability-mech"),
]
"""Orders, and what is said about the last of them."""


@pytest.mark.parametrize(("orders_", "message"), SAID)
def test_answers_and_what_is_said_about_them(orders_: list[str], message: str) -> None:
    table = Table(RULES, ["human", "bot:random"], undo="free", seed="x", position=dict(LESSON.position))
    verdict = None
    for words in orders_ if orders_[0].startswith("play") else ["play ace-of-the-sky-232", *orders_]:
        while table.waiting() == [1]:
            table.submit(1, partners_order(table.referee_state(), 1))
        actions = orders.read(table.referee_state(), 0, words)
        verdict = judged(table, ", ".join(RULES.space.words(action) for action in actions))
    assert verdict is not None
    assert verdict.message == message


def in_round(step: dict[str, Any]) -> dict[str, Any]:
    """The lesson's position in the learner's turn, at this step."""
    position = deepcopy(dict(LESSON.position))
    board = position["board"]
    board |= {"round": ROUND, "cards": {"first": "ace-of-the-sky-232", "second": "sigrid-142"}, "queue": ["second"]}
    for seat, card in board["cards"].items():
        board["hands"][seat].remove(card)
    position["steps"] = [step, {"step": "next-turn", "least": 0}, {"step": "end-of-round"}]
    return position


def test_a_sound_attack_on_something_else_that_counts() -> None:
    position = in_round({"step": "attack", "player": "first", "points": 2})
    position["board"]["areas"]["egypt"] = {"force": "first", "tank": 9, "fighter": 3}
    table = Table(RULES, ["human", "bot:random"], undo="free", seed="x", position=position)
    verdict = judged(table, "attack egypt, on near-east, take tank 8, take fighter 3")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (FINE, "lesson-attack-prize")


def test_a_centre_that_brings_no_majority() -> None:
    position = in_round({"step": "shopping", "player": "first"})
    position["board"]["centres"].append("indonesia")
    table = Table(RULES, ["human", "bot:random"], undo="free", seed="x", position=position)
    verdict = judged(table, "buy tank 2, buy fighter 2, buy centre 1, buy card 1")
    assert verdict is not None
    assert (verdict.grade, verdict.message) == (BEST, "lesson-buy-both")


def test_a_battle_at_sea_is_explained_too() -> None:
    position = in_round({"step": "attack", "player": "first", "points": 2})
    position["board"]["areas"]["bay-of-bengal"] = {"force": "first", "submarine": 3}
    table = Table(RULES, ["human", "bot:random"], undo="free", seed="x", position=position)
    verdict = judged(table, "attack bay-of-bengal, on arabian-sea, take submarine 2")
    assert verdict is not None
    moment = Moment(RULES, table.view(0))
    assert moment.at_sea
    texts = [passage.message for passage in place(moment).scene.text if passage.when(moment)]
    assert texts == ["lesson-battle-sea", "lesson-battle-retreat", "lesson-battle-now"]
    assert 0 < moment.prospect < 1


def test_the_partner_is_legal_in_positions_nobody_prepared() -> None:
    for seed in range(6):
        rng = Random(seed)
        state = RULES.start()
        while not state.is_over() and state.turn < 20:
            if state.seat == 1:
                orders.apply_order(state, 1, partners_order(state, 1))
            else:
                state.apply(rng.choice(state.legal()), state.seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strike_of_the_partner_is_explained(language: str) -> None:
    """Rookie may bombard a coast, but hardly ever does here."""
    table = Table(RULES, ["human", "bot:random"], undo="free", seed="x", position=dict(LESSON.position))
    moment = Moment(RULES, table.view(0), "bombard arabian-sea, on egypt, take submarine 1", table.view(0))
    assert [aside.message for aside in ASIDES if aside.when(moment)] == ["lesson-partner-strikes"]
    assert WORDINGS[language].texts.say("lesson-partner-strikes", **LESSON.arguments(moment, WORDINGS[language]))


def test_units_in_numbers() -> None:
    assert in_numbers({"force": 0, "tank": 2, "submarine": 1}) == [2, 0, 0, 0, 1]


# Texts


def messages(language: str) -> dict[str, ftl.Message]:
    text = (FOLDER / "locale" / language / "learn.ftl").read_text(encoding="utf-8")
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_names_only_what_it_is_given(language: str) -> None:
    """On pages to read and at every question: an argument that is missing would be shown as its name."""
    table = Table(RULES, ["human", "bot:random"], undo="free", seed="x", position=dict(LESSON.position))
    given = set(LESSON.arguments(Moment(RULES, table.view(0), "attack maghreb, on egypt, take tank 1"), WORDINGS["en"]))
    battle = {"ours", "theirs", "half-units", "aircraft", "prospect", "dice", "hits"}
    for name, message in messages(language).items():
        assert variables(message) <= given | battle, name


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
    assert sum(text.count("\n") + 1 for text in shown) / len(shown) < 9
