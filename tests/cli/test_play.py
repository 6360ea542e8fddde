"""Whole games through a pipe, and everything one can type on the way."""

import json
import re
from pathlib import Path

import pytest

from sandtable.core.position import to_text
from sandtable.core.registry import game as find_game
from sandtable.play.talk import platform_texts
from sandtable.table import save
from sandtable.table.record import Record
from sandtable.table.table import Table
from sandtable.testing import Kit
from tests.cli.commands import Runner
from tests.core.skirmish import Skirmish

ALWAYS_1 = "1\n" * 600


def loaded(path: Path) -> Table:
    table = save.load(path)
    assert isinstance(table, Table)
    return table


GAMES = [
    ["--seats", "human,random"],
    ["--seats", "random,human"],
    ["--seats", "random,random"],
    ["--side", "white"],
    ["--solo"],
    ["--solo", "--difficulty", "6", "--side", "white"],
    ["--option", "unrest_seven=yes", "--option", "accompanied_neutrals=yes"],
]


@pytest.mark.parametrize("arguments", GAMES, ids=" ".join)
def test_a_whole_game_through_a_pipe(run: Runner, tmp_path: Path, arguments: list[str]) -> None:
    file = tmp_path / "game.json"
    played = run("play", *arguments, "--seed", "tea", "--save", file, typed=ALWAYS_1)
    assert played.code == 0
    assert played.err == ""
    assert "The game is over." in played.out
    assert max(len(line) for line in played.out.splitlines() if str(file) not in line) <= 80
    table = loaded(file)
    assert table.is_over()
    assert table.record().replay().problem == ""


@pytest.mark.parametrize("arguments", GAMES, ids=" ".join)
def test_the_same_seed_is_the_same_game(run: Runner, arguments: list[str]) -> None:
    first, second, other = (run("play", *arguments, "--seed", seed, typed=ALWAYS_1).out for seed in "aab")
    assert first == second != other


def test_two_people_at_one_keyboard(run: Runner) -> None:
    # An empty line takes a seat and asks a question again; so this fits every question.
    played = run("play", "--seats", "human,human", "--seed", "tea", typed="1\n\n" * 900)
    assert played.code == 0
    assert "The game is over." in played.out
    assert "Hand the keyboard to White" in played.out


def test_nobody_sees_the_others_hand(run: Runner) -> None:
    played = run("play", "--seats", "human,human", "--seed", "tea", typed="\n1\n\n1\nquit\n")
    to_red, to_white = re.split("Hand the keyboard to White.*", played.out)[:2]
    drawn = re.findall(r"(Red|White)\s+draws\s+([^.]*-[^.]*)\.", to_red)
    assert [side for side, _ in drawn] == ["Red"], "what is drawn at once is told in one sentence"
    cards = set(re.findall(r"\w+-\d-[-\w]+", drawn[0][1]))
    assert len(cards) == 5
    before_red_is_back = to_white.split("Hand the keyboard")[0]
    assert not [card for card in cards if card in before_red_is_back]


def test_saved_resumed_and_continued_is_the_same_game(run: Runner, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    run("play", "--seed", "tea", "--save", whole, typed=ALWAYS_1)
    run("play", "--seed", "tea", "--save", part, typed="1\n" * 7)
    assert not loaded(part).is_over()
    for _ in range(60):
        assert run("play", "--load", part, "--save", part, typed="1\n" * 5 + "quit\n").code == 0
        if loaded(part).is_over():
            break
    assert part.read_bytes() == whole.read_bytes()


def test_a_loaded_game_can_be_kept_elsewhere_or_not_at_all(run: Runner, tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    run("play", "--seed", "tea", "--save", old, typed="1\n")
    before = old.read_bytes()
    assert "was not kept" in run("play", "--load", old, typed="1\nquit\n").out
    assert run("play", "dual-powers", "--load", old, "--save", new, typed="1\nquit\n").code == 0
    assert old.read_bytes() == before != new.read_bytes()


def test_seats_can_change_hands_when_a_game_is_loaded(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seed", "tea", "--save", file, typed="1\n")
    assert run("play", "--load", file, "--save", file, "--seats", "random,random").code == 0
    table = loaded(file)
    assert table.players == ["bot:random", "bot:random"]
    assert table.is_over()


def test_a_position_is_played_from(run: Runner, tmp_path: Path) -> None:
    rules = find_game("dual-powers").rules()
    table = Table(rules, seed="tea")
    for seat in (0, 1):
        table.submit(seat, table.prompt(seat).actions[0])
    path = tmp_path / "position.toml"
    path.write_text(to_text(table.referee_state()), encoding="utf-8")
    file = tmp_path / "game.json"
    played = run("play", "--position", path, "--seed", "x", "--save", file, typed=ALWAYS_1)
    assert "The game is over." in played.out
    assert loaded(file).setup.position is not None


def test_a_users_data_is_used(run: Runner, tmp_path: Path) -> None:
    cards = Path(__file__).parents[2] / "src/sandtable/games/dual_powers/data/cards.toml"
    own = tmp_path / "cards.toml"
    own.write_text(cards.read_text().replace("days = 2, recruit = 3", 'label = "Quick", days = 1, recruit = 3'))
    file = tmp_path / "game.json"
    played = run("play", "--data", f"cards={own}", "--seed", "tea", "--save", file, typed=ALWAYS_1)
    assert "plays Quick." in played.out
    assert loaded(file).is_over(), "the file carries its data"


def test_any_registered_game_can_be_played(run: Runner, tmp_path: Path) -> None:
    Kit(Skirmish(), [{}])  # registers it
    file = tmp_path / "game.json"
    typed = "1\n1\n1\nundo\nlog\nboard\nhelp\nwhy march nowhere\nrule S4.1\n" + ALWAYS_1
    played = run("play", "skirmish", "--option", "rounds=1", "--seed", "tea", "--save", file, typed=typed)
    assert played.code == 0
    assert "The game is over." in played.out
    assert "Ana: you" not in played.out
    assert "ana: you, ben: plays at random" in played.out
    assert "skirmish has no rule texts" in played.out.lower()


# Commands


def answers(run: Runner, *typed: str) -> list[str]:
    """What is said after each input, in a game where Red has chosen an objective and played Lenin."""
    lines = ["1", "play lenin", *typed, "quit"]
    out = run("play", "--seed", "tea", typed="\n".join(lines) + "\n").out
    return [part.strip() for part in out.split("\n> ")[3:]]


def test_orders_in_words(run: Runner) -> None:
    said = answers(run, "place purple")
    assert "Lenin enters purple for Red." in said[0]


def test_capitals_do_not_matter(run: Runner) -> None:
    assert "Lenin enters purple for Red." in answers(run, "Place Purple")[0]


@pytest.mark.parametrize(
    ("language", "choice", "forbidden", "said"),
    [
        ("en", "Enter purple", "Draw a command card", "Lenin enters purple for Red."),
        ("de", "auftritt in lila", "Eine Befehlskarte ziehen", "Lenin tritt für Rot in Lila auf."),
        ("it", "Entra nel viola", "pesca una carta comando", "Lenin entra nel viola per Rosso."),
    ],
)
def test_orders_as_they_stand_on_the_screen(run: Runner, language: str, choice: str, forbidden: str, said: str) -> None:
    lines = ["1", "play lenin", f"why {choice}", f"why {forbidden}", choice, "quit"]
    out = run("play", "--seed", "tea", "--lang", language, typed="\n".join(lines) + "\n").out
    allowed, banned, done = [part.strip() for part in out.split("\n> ")[3:6]]
    assert allowed.endswith(platform_texts(language).say("cli-allowed"))
    assert "(P4.12)" in banned
    assert said in " ".join(done.split())


def test_a_mistake_is_explained_and_nothing_happens(run: Runner) -> None:
    said = answers(run, "place moscow", "bogus", "spy", "play stalin", "99", "0", "place", "place purple, place red")
    assert said[0].endswith('"moscow" is no region; known are purple, blue, red, green, white, brown.')
    assert '"bogus" is no order here' in said[1].lower()
    assert said[2].endswith("The leader has another special. (P4.12)")
    assert said[3].endswith("That does not answer the question that is asked now. (P4.12)")
    assert re.search(r"There are \d choices; 99 is none of them", said[4])
    assert "0 is none of them" in said[5]
    assert 'is not of the form "place <region>"' in said[6]
    assert "the order is complete after" in said[7].lower()


def test_why(run: Runner) -> None:
    said = answers(run, "why spy", "why place purple", "why", "why nonsense")
    assert said[0].endswith("The leader has another special. (P4.12)")
    assert said[1].endswith("That is allowed.")
    assert said[2].endswith("for instance: why place purple")
    assert '"nonsense" is no order here' in said[3]


def test_rule(run: Runner) -> None:
    said = answers(run, "rule P4.8", "rule p4.8", "rule", "rule P9.9")
    assert "P4.8   Recruit: place one or more units" in said[0]
    assert said[0].split("\n", 1)[1] == said[1].split("\n", 1)[1]
    assert "P4.12  A leader card" in said[2]
    assert 'has no rule "P9.9"; near are' in said[3]


def test_undo_takes_back_an_order(run: Runner) -> None:
    said = answers(run, "undo", "play lenin")
    assert "Taken back." in said[0]
    assert "Which card do you play?" in said[0]
    assert "Where does Lenin enter?" in said[1]


def test_undo_at_the_start_is_refused(run: Runner) -> None:
    out = run("play", "--seed", "tea", typed="undo\nquit\n").out
    assert "There is no decision of yours to take back." in out


def test_restart_takes_back_a_turn(run: Runner) -> None:
    said = answers(run, "place purple", "restart")
    assert "Which card do you play?" in said[1]


def test_an_order_is_begun_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "1\n1\nmove neutral-1/{} ready blue\nundo\nquit\n"
    out = ""
    for back in "012":
        file.unlink(missing_ok=True)
        out += run("play", "--seed", "1", "--save", file, typed=typed.format(back)).out
        assert [entry.words for entry in loaded(file).log.entries if entry.words.startswith("move")] == []
    assert "Where does neutral-1/" in out
    assert "Taken back." in out


def test_parts_of_an_order_can_be_typed_at_once(run: Runner) -> None:
    out = run("play", "--seed", "1", typed="1\n1\nmove neutral-1/0 ready blue, to purple\nquit\n").out
    assert "Red moves neutral-1/0 from blue to purple." in out


def test_undo_where_the_keyboard_changes_hands(run: Runner) -> None:
    out = run("play", "--seats", "human,human", "--seed", "tea", typed="\n1\nundo\n2\nquit\n").out
    assert out.count("Which card do you lay face down") == 2
    assert "Taken back." in out


def test_save(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "copy.json"
    said = answers(run, f"save {file}", f"save {file}", "save", f"save {tmp_path}", f"save {tmp_path}/no/where.json")
    assert "Saved as" in said[0]
    assert "exists already" in said[1].replace("\n", " ")
    assert "for instance: save game.json" in said[2]
    assert f"{tmp_path} is a directory." in said[3].replace("\n", " ")
    assert "Cannot write" in said[4]
    assert loaded(file).log.entries
    assert list(tmp_path.iterdir()) == [file]


def test_board_log_and_help(run: Runner) -> None:
    said = answers(run, "board", "log", "help", "?")
    assert "Will of the People: Red" in said[0]
    assert "- Red plays Lenin." in said[1]
    assert "take the choice with this number" in said[2]
    assert said[2].split("\n", 1)[1] == said[3].split("\n", 1)[1]


def test_the_date_a_card_leads_to_stands_beside_it(run: Runner) -> None:
    out = run("play", "--seed", "tea", typed="1\nquit\n").out
    assert re.search(r"Play Lenin +to Mar/Apr 5\n", out)


def test_the_end_of_the_input_ends_the_game_in_good_order(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "--save", file, typed="1")
    assert played.code == 0
    assert "go on with: sandtable play --load" in " ".join(played.out.split())
    assert len(loaded(file).log.entries) > 18


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_game(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    typed = f"1\nsave {'x' * 300}\nsave a\0b\n1\nquit\n"
    played = run("play", "--seed", "tea", "--save", folder / "game.json", typed=typed)
    assert played.code == 0
    assert played.out.count("annot write") == 2


def test_a_record_of_the_kit_is_no_table(run: Runner, tmp_path: Path) -> None:
    _, record = Kit(find_game("dual-powers"), [{}]).recorded_game({}, 1)
    assert isinstance(record, Record)
    file = tmp_path / "record.json"
    file.write_bytes(save.record_bytes(record))
    assert "is a record, not a table" in run.refused("play", "--load", file)


def test_a_saved_game_that_no_longer_fits_goes_on_from_its_last_position(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seed", "tea", "--save", file, typed="1\n1\n1\n1\n")
    content = json.loads(file.read_text())
    acts = [entry for entry in content["log"] if entry["seat"] == 0]
    acts[-1]["words"] = "play kornilov"
    file.write_text(json.dumps(content))
    played = run("play", "--load", file, typed="quit\n")
    assert played.code == 0
    assert "The game goes on from its last position that fits the rules" in played.out


def test_a_game_that_was_just_copied_is_kept(run: Runner, tmp_path: Path) -> None:
    """A copy by `save` has all of the game if nothing happened since; then nobody is told that it is lost."""
    copy = tmp_path / "copy.json"
    done = run("play", "--seats", "human,random", "--seed", "tea", typed=f"save {copy}\nquit\n", columns=400)
    assert f"The game is kept in {copy};" in done.out and "not kept" not in done.out
    done = run("play", "--seats", "human,random", "--seed", "tea", typed=f"save {copy}x\n1\nquit\n", columns=400)
    assert "not kept" in done.out
