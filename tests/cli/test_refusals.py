"""Bad input of every kind: one sentence, exit code 2, nothing overwritten."""

import json
from pathlib import Path

import pytest

from sandtable.core.registry import game as find_game
from sandtable.table import save
from sandtable.table.table import Table
from tests.cli.commands import Runner


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("pley", 'there is no command "pley"; did you mean "play"?'),
        ("play --nope", 'play has no option "--nope"; '),
        ("play --seats", "--seats needs a value; write: --seats TEXT"),
        ("play dual-powers extra", '"extra" is one word too many; write: sandtable play [GAME] [OPTIONS]'),
        ("play dual-power", 'there is no game "dual-power"; did you mean "dual-powers"?'),
        ("play --option x=1", 'dual-powers has no option "x"'),
        ("play --option difficulty", '--option takes name=value, not "difficulty"'),
        ("play --option difficulty=7", "option difficulty takes 1, 2, 3, 4, 5 or 6, not 7 (P7.1)"),
        ("play --option difficulty=1 --option difficulty=2", "--option difficulty is given twice"),
        ("play --solo --difficulty x", "option difficulty takes 1, 2, 3, 4, 5 or 6, not x (P7.1)"),
        ("play --difficulty 3", "--difficulty goes with --solo"),
        ("play dust --solo", "dust has no rules for playing alone; leave out --solo"),
        ("simulate dust --bots rookie --solo", "dust has no rules for playing alone; leave out --solo"),
        ("play --difficulty 3 --seats human,random", "--difficulty goes with --solo"),
        ("play --difficulty 3 --option solitaire=no", "--difficulty goes with --solo"),
        ("play --solo --side pink", "option side takes red or white, not pink (P7.1)"),
        ("play --side pink", 'there is no side "pink"; the sides are red, white'),
        ("play --side red --seats human,human", "give --side or --seats, not both"),
        ("play --seats human", "dual-powers has 2 seats here (red, white), but --seats names 1"),
        ("play --solo --seats human,random", "dual-powers has one seat here (red), but --seats names 2"),
        ("play --seats human,robot", 'a seat is played by one of human, random, rookie, not by "robot"'),
        ("play --data cards", '--data takes name=value, not "cards"'),
        ("play --data money=x.toml", '"money" is no data file; known are board, cards, leaders, units'),
        ("play --data cards=none.toml", "none.toml: there is no such file"),
        ("play --data cards=.", ".: this is a directory; give a TOML file"),
        ("play --data cards=broken.toml", "broken.toml: this is not valid TOML"),
        ("play --data cards=empty.toml", "card is missing"),
        ("play --load none.json", "cannot read none.json: No such file or directory"),
        ("play --load .", "cannot read .: Is a directory"),
        ("play --load broken.json", "broken.json: this is no Sandtable file, or it is damaged"),
        ("play --load future.json", "future.json: the file has format 99, this program reads up to 1; update it"),
        ("play --load newer.json", "newer.json: the record was made under revision 99 of the rules of dual-powers"),
        ("play --load other.json", 'other.json: there is no game "chess"'),
        ("play --load list.json", 'list.json: this is no Sandtable file: it lacks the version number "sandtable"'),
        ("play --load binary.dat", "binary.dat: this is no Sandtable file, or it is damaged"),
        ("play --load deep.json", "deep.json: "),
        ("play --load game.json --solo", "--solo does not go with --load: the file brings its own set-up"),
        ("play --load game.json --seed 1", "--seed does not go with --load"),
        ("play --load game.json --seats human", "dual-powers has 2 seats here"),
        (
            "play --load clever.json",
            'clever.json: white is played by the bot "clever", which is not installed; '
            "say who plays each seat, for instance: --seats human,rookie",
        ),
        ("play --load clever.json --save new.json", 'white is played by the bot "clever"'),
        ("play --load clever.json --save clever.json", 'white is played by the bot "clever"'),
        ("play chess --load game.json", 'there is no game "chess"'),
        ("play --save game.json", "game.json exists already; choose another name, or go on with it"),
        ("play --save broken.toml", "broken.toml exists already"),
        ("play --save .", ". is a directory"),
        ("play --save no/where.json", "cannot write no/where.json: No such file or directory"),
        ("play --position none.toml", "cannot read none.toml: No such file or directory"),
        ("play --position broken.toml", "broken.toml: this is not valid TOML"),
        ("play --position binary.dat", "binary.dat is no text file"),
        ("play --position wrong.toml", 'wrong.toml: a position has no "bord"'),
        ("play --position elsewhere.toml", 'there is no game "chess"'),
        ("play --seed a\nb", "a seed is a text of characters that can be printed"),
        ("show none.json", "cannot read none.json: No such file or directory"),
        ("show .", "cannot read .: Is a directory"),
        ("show broken.json", "broken.json: this is no Sandtable file, or it is damaged"),
        ("show future.json", "future.json: the file has format 99"),
        ("show newer.json", "newer.json: the record was made under revision 99"),
        ("show other.json", 'there is no game "chess"'),
        ("show data.json", "data.json: "),
        ("show deep.json", "deep.json: "),
        ("show game.json --seat pink", 'there is no seat "pink"; the seats are red, white, all'),
        ("show game.json --entry 999", "decisions, so --entry takes 0 to"),
        ("show game.json --entry x", '--entry takes a whole number, not "x"'),
        ("show", "show needs FILE; write: sandtable show FILE [OPTIONS]"),
        ("rules", "say which game; known are dual-powers"),
        ("rules chess", 'there is no game "chess"'),
        ("rules dual-powers P4.99", 'dual-powers has no rule "P4.99"; near are P4.9'),
        ("rules dual-powers x", 'dual-powers has no rule "x"; near are P1.1'),
        ("rules dual-powers --json", "--json goes with --coverage"),
        ("rules dual-powers P4.8 --coverage", "give either a rule number or --coverage"),
        ("rules chess --coverage", 'there is no game "chess"'),
    ],
)
def test_bad_input(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, sentence: str) -> None:
    spoil(tmp_path)
    before = content(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert sentence in run.refused(*command.split(" "))
    assert content(tmp_path) == before, "a refused command changed a file"


def test_another_bot_takes_the_seat_of_one_that_is_gone(run: Runner, tmp_path: Path) -> None:
    spoil(tmp_path)
    file = tmp_path / "clever.json"
    assert run("show", file).code == 0
    done = run("play", "--load", file, "--save", file, "--seats", "human,rookie", typed="1\n")
    assert done.code == 0
    assert "White: rookie" in done.out
    kept = save.load(file)
    assert isinstance(kept, Table)
    assert kept.players == ["human", "bot:rookie"]
    assert kept.seated == ["human", "bot:clever"], "who sat there before is not forgotten"


def content(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def spoil(folder: Path) -> None:
    """Files that are wrong in various ways, and one that is right."""
    good = save.table_bytes(Table(find_game("dual-powers").rules(), seed="tea"))
    fields = json.loads(good)

    def write(name: str, **changes: object) -> None:
        (folder / name).write_text(json.dumps(fields | changes))

    (folder / "game.json").write_bytes(good)
    (folder / "broken.json").write_bytes(good[:-20])
    (folder / "binary.dat").write_bytes(bytes(range(256)))
    (folder / "deep.json").write_text('{"sandtable": 1, "kind": ' + "[" * 100_000)
    (folder / "list.json").write_text("[1, 2]")
    write("clever.json", players=["human", "bot:clever"])
    write("future.json", sandtable=99)
    write("newer.json", setup=fields["setup"] | {"revision": 99})
    write("other.json", setup=fields["setup"] | {"game": "chess"})
    write("data.json", setup=fields["setup"] | {"data": {"cards": 3}})
    (folder / "broken.toml").write_text("x = [")
    (folder / "empty.toml").write_text("")
    (folder / "wrong.toml").write_text('game = "dual-powers"\n[bord]\nround = 1\n')
    (folder / "elsewhere.toml").write_text('game = "chess"\n')


def test_a_file_that_was_edited_is_refused_or_opened_never_a_traceback(run: Runner, tmp_path: Path) -> None:
    fields = json.loads(save.table_bytes(Table(find_game("dual-powers").rules(), seed="tea")))
    file = tmp_path / "edited.json"
    for path in paths(fields):
        for value in (None, 3, -7, "x", [], {}, [1], {"x": "y"}, True):
            file.write_text(json.dumps(changed(fields, path, value)))
            for done in (run("show", file), run("play", "--load", file, typed="quit\n")):
                assert done.code in (0, 2), (path, value)
                assert done.err.count("\n") == (1 if done.code else 0), (path, value, done.err)


def paths(fields: object, before: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Places in a file to spoil; of lists the first and last entry."""
    found: list[tuple[str | int, ...]] = [before] if before else []
    if "origin" in before or len(before) > 5:
        return []
    if isinstance(fields, dict):
        for key, value in fields.items():
            found += paths(value, (*before, key))
    elif isinstance(fields, list) and fields:
        for place in {0, len(fields) - 1}:
            found += paths(fields[place], (*before, place))
    return found


def changed(fields: object, path: tuple[str | int, ...], value: object) -> object:
    if not path:
        return value
    if isinstance(fields, dict):
        return fields | {path[0]: changed(fields[path[0]], path[1:], value)}
    assert isinstance(fields, list)
    assert isinstance(path[0], int)
    return [changed(part, path[1:], value) if i == path[0] else part for i, part in enumerate(fields)]
