"""What one types besides answers: in the language of the table, and in English in every language."""

import unicodedata

import pytest

from sandtable.cli import learn
from sandtable.core.registry import game as find_game
from sandtable.play.command_words import NAMES, command_words, meant, shown_word
from sandtable.play.talk import platform_texts
from sandtable.text.wording import Wording
from tests.cli.commands import Runner

LANGUAGES = ("en", "de", "it")
CALLED = {
    "de": ["zurück", "neu", "tipp", "warum", "regel", "plan", "verlauf", "speichern", "hilfe", "ende"],
    "it": ["annulla", "rifai", "consiglio", "perché", "regola", "tabellone", "cronaca", "salva", "aiuto", "esci"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_understood_in_every_language(language: str) -> None:
    words = command_words(platform_texts(language))
    assert {name: words[name] for name in NAMES} == {name: name for name in NAMES}
    assert words["?"] == "help"


@pytest.mark.parametrize("language", CALLED)
def test_each_language_has_words_of_its_own(language: str) -> None:
    texts = platform_texts(language)
    words = command_words(texts)
    assert [words[word] for word in CALLED[language]] == list(NAMES)
    assert [shown_word(texts, name) for name in NAMES] == CALLED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things_nor_an_order(language: str) -> None:
    texts = platform_texts(language)
    listed = [
        word.strip()
        for message, names in (("cli-words", NAMES), ("learn-words", learn.COMMANDS))
        for name in names
        for word in texts.attribute(message, name).split(",")
    ]
    verbs = {verb.name for verb in find_game("dual-powers").rules().space.verbs}
    for word in listed:
        assert word == word.lower()
        assert " " not in word
        assert word not in verbs - {"skip"}  # in the lesson this is a command, and an answer nobody has to give there
    for message, names in (("cli-words", NAMES), ("learn-words", learn.COMMANDS)):
        mine = [word.strip() for name in names for word in texts.attribute(message, name).split(",")]
        assert len(set(mine)) == len(mine)


def test_what_is_meant() -> None:
    words = command_words(platform_texts("de"))
    assert meant(words, "Warum objective lenin") == ("why", "objective lenin")
    assert meant(words, "WHY  objective lenin ") == ("why", "objective lenin")
    assert meant(words, "ZURÜCK") == ("undo", "")
    assert meant(words, unicodedata.normalize("NFD", "zurück")) == ("undo", "")
    assert meant(words, "objective lenin") == ("", "")
    assert meant(words, "") == ("", "")


@pytest.mark.parametrize("language", CALLED)
def test_a_whole_conversation(run: Runner, tmp_path: object, language: str) -> None:
    undo, restart, hint, why, rule, board, log, save, help_, quit_ = CALLED[language]
    english = (
        f"help\nwhy objective lenin\nrule P4.8\nboard\nlog\nhint\n1\nundo\nrestart\nsave {tmp_path}/a.json\nquit\n"
    )
    own = (
        f"{help_}\n{why} objective lenin\n{rule} P4.8\n{board}\n{log}\n{hint}\n1\n{undo}\n{restart}\n"
        f"{save} {tmp_path}/b.json\n{quit_}\n"
    )
    begin = ("play", "--lang", language, "--seats", "human,random", "--seed", "1")
    first, second = run(*begin, typed=english), run(*begin, typed=own)
    assert first.code == second.code == 0

    def answers(out: str) -> list[str]:
        return [line for line in out.replace("b.json", "a.json").splitlines() if not line.startswith(">")]

    assert answers(first.out) == answers(second.out)
    for word in CALLED[language]:
        assert f"  {word} " in second.out, f"the help does not show {word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_to_be_typed_that_is_not_understood(run: Runner, language: str) -> None:
    """The examples in questions and hints are commands that work."""
    texts = platform_texts(language)
    words = command_words(texts)
    for message, arguments in (("cli-why-what", {"example": "X"}), ("cli-save-what", {})):
        example = texts.say(message, **arguments).rpartition(": ")[2]
        assert words[example.split()[0]] == {"cli-why-what": "why", "cli-save-what": "save"}[message]
    assert any(word in words for word in texts.say("cli-hint").replace(".", " ").split())
    undo = texts.say("cli-hand-over-undo", seat="A", previous="B")
    assert shown_word(texts, "undo") in undo.replace(",", " ").split()


@pytest.mark.parametrize("language", CALLED)
def test_between_two_people(run: Runner, language: str) -> None:
    undo, quit_ = CALLED[language][0], CALLED[language][-1]
    begin = ("play", "--lang", language, "--seats", "human,human", "--seed", "1")
    done = run(*begin, typed=f"\n1\n{undo}\n{quit_}\n")
    assert done.code == 0
    assert Wording.of(find_game("dual-powers").rules(), language).texts.say("cli-undone") in done.out


@pytest.mark.parametrize("language", CALLED)
def test_in_the_lesson_and_after_it(run: Runner, language: str) -> None:
    done = run("learn", "--lang", language, typed=f"{CALLED[language][8]}\nhelp\nundo\n{CALLED[language][-1]}\n")
    assert done.code == 0
    assert done.out.count(platform_texts(language).say("learn-help")) == 2
