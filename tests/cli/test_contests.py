"""`sandtable simulate` and `sandtable arena`: what programs and people read, and what is refused."""

import os
import pty
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sandtable.play.report import number
from sandtable.play.talk import set_language
from tests.cli.commands import LONG, Runner, started

Bounds = tuple[float, float]
OpenBounds = tuple[float | None, float | None]
Options = dict[str, bool | int | str]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Wins(Strict):
    by_bot: dict[str, int]
    by_seat: dict[str, int]


class Lengths(Strict):
    mean: float | None
    min: int | None
    max: int | None
    histogram: dict[str, int]


class Simulated(Strict):
    game: str
    revision: int
    options: Options
    bots: list[str]
    seed: str
    first: int
    rotate: bool
    requested: int
    games: int
    interrupted: bool
    decisions: int
    seconds: float
    wins: Wins
    draws: int
    lengths: Lengths
    end_reasons: dict[str, int]


class Stopping(Strict):
    error: float
    margin: float | None


class Rated(Strict):
    bot: str
    elo: float
    interval: OpenBounds
    points: float
    games: int


class Seat(Strict):
    points: float
    games: int


class Paired(Strict):
    bots: tuple[str, str]
    games: int
    deals: int
    wins: int
    draws: int
    losses: int
    score: float | None
    interval: Bounds
    effective_games: float
    by_seat: dict[str, Seat]
    verdict: str | None


class Held(Strict):
    game: str
    revision: int
    options: Options
    bots: list[str]
    seed: str
    confidence: float
    games_per_deal: int
    deals_planned: int
    games: int
    interrupted: bool
    decisions: int
    seconds: float
    stopping: Stopping | None
    wins_by_seat: dict[str, int]
    draws: int
    anchor: str
    ratings: list[Rated]
    pairings: list[Paired]


def simulated(text: str) -> Simulated:
    return msgspec.json.decode(text, type=Simulated)


SIMULATE = ("simulate", "dual-powers", "--bots", "random,random", "--seed", "tea")
ARENA = ("arena", "dual-powers", "--bots", "random,random", "--seed", "tea")


def test_json_of_a_simulation(run: Runner) -> None:
    found = {}
    for jobs in ("1", "2"):
        done = run(*SIMULATE, "--games", "6", "--jobs", jobs, "--option", "unrest_seven=yes", "--json")
        assert (done.code, done.err) == (0, "")
        found[jobs] = simulated(done.out)
        assert found[jobs].seconds > 0
        found[jobs].seconds = 0
    assert found["1"] == found["2"]
    assert found["1"].games == sum(found["1"].wins.by_seat.values()) == 6
    assert found["1"].options["unrest_seven"] is True


def test_json_of_an_arena(run: Runner) -> None:
    found = {}
    for jobs in ("1", "2"):
        done = run(*ARENA, "--games", "5", "--jobs", jobs, "--stop", "--margin", "0.2", "--json")
        assert (done.code, done.err) == (0, "")
        found[jobs] = msgspec.json.decode(done.out, type=Held)
        found[jobs].seconds = 0
    held = found["1"]
    assert held == found["2"]
    assert held.games == 6, "rounded up to whole deals"
    assert held.stopping == Stopping(0.05, 0.2)
    assert held.pairings[0].score == 0.5


def test_a_new_seed_is_told_and_can_be_repeated(run: Runner) -> None:
    first = simulated(run("simulate", "dual-powers", "--bots", "random,random", "--games", "2", "--json").out)
    arguments = ("simulate", "dual-powers", "--bots", "random,random", "--games", "2", "--json", "--seed", first.seed)
    again = simulated(run(*arguments).out)
    again.seconds = first.seconds
    assert again == first


def test_alone(run: Runner) -> None:
    arguments = ("--solo", "--side", "white", "--difficulty", "3", "--games", "2")
    done = run("simulate", "dual-powers", "--bots", "random", *arguments, "--json")
    found = simulated(done.out)
    assert (found.options["solitaire"], found.options["side"], found.options["difficulty"]) == (True, "white", 3)
    assert list(found.wins.by_seat) == ["white"]
    held = msgspec.json.decode(run(*ARENA, *arguments, "--json").out, type=Held)
    assert (held.pairings[0].deals, held.pairings[0].draws) == (1, 1)


@pytest.mark.parametrize(
    ("language", "word", "share"), [("en", "seed tea", "."), ("de", "Startwert tea", ","), ("it", "seme tea", ",")]
)
def test_tables_for_people(run: Runner, language: str, word: str, share: str) -> None:
    done = run(*SIMULATE, "--games", "8", "--jobs", "1", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert word in done.out
    assert f"100{share}0 %" in done.out
    arena = run(*ARENA, "--games", "4", "--jobs", "1", "--stop", "--lang", language)
    assert (arena.code, arena.err) == (0, "")
    assert word in arena.out
    assert f"50{share}0 %" in arena.out
    for line in (done.out + arena.out).splitlines():
        assert len(line) <= 80


def test_a_table_looks_like_one(run: Runner) -> None:
    out = run(*SIMULATE, "--games", "8", "--jobs", "1").out.splitlines()
    head = next(line for line in out if line.endswith("95 % interval"))
    rows = out[out.index(head) + 1 : out.index(head) + 4]
    assert [row.split()[0] for row in rows] == ["random", "Red", "White"]
    assert all(row.endswith(" %") for row in rows)
    assert len({len(row) for row in [head, *rows]}) == 1, "columns end under each other"


def test_numbers() -> None:
    try:
        set_language("en")
        assert [number(12345.67, 1), number(-3), number(3, signed=True), number(0, signed=True)] == [
            "12,345.7",
            "-3",
            "+3",
            "0",
        ]
        assert number(-0.2) == number(-0.2, signed=True) == "0"
        set_language("de")
        assert number(12345.67, 1) == "12.345,7"
    finally:
        set_language(None)


def test_the_plot(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "ratings.svg"
    done = run(*ARENA, "--games", "4", "--jobs", "1", "--svg", file)
    assert done.code == 0
    texts = ["".join(text.itertext()) for text in ET.parse(file).getroot().iter("{http://www.w3.org/2000/svg}text")]
    assert "Dual Powers: Revolution 1917: ratings of the bots" in texts
    assert "random#2" in texts


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "dual-powers", "--bots", "random"), "dual-powers needs 2 bots here (for red, white), not 1"),
        ((*SIMULATE, "--solo"), "dual-powers needs 1 bot here (for red), not 2"),
        (
            ("simulate", "dual-powers", "--bots", "random,rnadom"),
            'dual-powers has no bot "rnadom"; did you mean "random"?',
        ),
        (("arena", "dual-powers", "--bots", "random,"), 'dual-powers has no bot ""; known are'),
        ((*SIMULATE, "--games", "0"), "--games takes a number from 1, not 0"),
        ((*ARENA, "--jobs", "-1"), "--jobs takes a number from 1, not -1"),
        ((*SIMULATE, "--first", "-1"), "--first takes a number from 0, not -1"),
        ((*SIMULATE, "--side", "red"), "--side goes with --solo"),
        ((*SIMULATE, "--option", "solitaire"), '--option takes name=value, not "solitaire"'),
        ((*SIMULATE, "--option", "side=red", "--option", "side=red"), "--option side is given twice"),
        ((*SIMULATE, "--option", "sied=red"), 'dual-powers has no option "sied"; did you mean "side"?'),
        (
            ("simulate", "dual-powers", "--bots", "random,random", "--seed", "\t"),
            "a seed is a text of characters that can be printed",
        ),
        (("simulate", "dual-power", "--bots", "random"), 'there is no game "dual-power"; did you mean "dual-powers"?'),
        (("arena", "dual-powers", "--bots", "random"), "an arena needs at least two bots"),
        ((*ARENA, "--error", "0.1"), "--error and --margin go with --stop"),
        ((*ARENA, "--stop", "--error", "2"), "the error lies between 0 and 1, 2 does not"),
        ((*ARENA, "--stop", "--margin", "0.5"), "the margin lies between 0 and 0.5, 0.5 does not"),
        ((*ARENA, "--svg", "/"), "/ is a directory"),
        ((*ARENA, "--svg", "/no/such/a.svg"), "cannot write /no/such/a.svg: No such file or directory"),
    ],
)
def test_what_is_refused(run: Runner, arguments: tuple[str, ...], sentence: str) -> None:
    assert run.refused(*arguments).startswith(sentence)


def test_errors_are_translated(run: Runner) -> None:
    sentence = run.refused("simulate", "dual-powers", "--bots", "random", "--lang", "de")
    assert sentence == "dual-powers braucht hier 2 Bots (für red, white), nicht 1"


# In processes of their own


def children(process: int) -> list[int]:
    try:
        return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def eventually(true: Callable[[], bool], seconds: float = LONG) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return False


def busy(process: "subprocess.Popen[str]") -> list[int]:
    """Its workers, once they have played for a while."""
    assert eventually(lambda: len(children(process.pid)) == 2)
    found = children(process.pid)
    assert eventually(lambda: all(worked(pid) > 1 for pid in found))
    return found


def worked(pid: int) -> float:
    """The seconds a process has had a core: on a busy machine fewer than have passed."""
    try:
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def gone(workers: list[int]) -> bool:
    def ended(pid: int) -> bool:
        try:  # one that nobody waited for is a zombie, where process 1 does not look after orphans
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        except OSError:
            return True

    return eventually(lambda: all(map(ended, workers)))


needs_processes = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")


@needs_processes
def test_control_c_reports_the_first_games(run: Runner) -> None:
    command = [sys.executable, "-m", "sandtable.cli", *SIMULATE, "--games", "1000000", "--jobs", "2", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        workers = busy(process)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all of them
        out, err = process.communicate(timeout=LONG)
    assert (process.returncode, err) == (130, "")
    assert gone(workers)
    found = simulated(out)
    assert found.interrupted
    assert found.requested == 1000000
    assert 0 < found.games < 1000000
    again = simulated(run(*SIMULATE, "--games", str(found.games), "--json").out)
    assert (again.decisions, again.wins, again.lengths) == (found.decisions, found.wins, found.lengths)


@needs_processes
def test_control_c_in_the_arena_reports_whole_deals() -> None:
    with started(*ARENA, "--games", "1000000", "--jobs", "2", "--lang", "en") as process:
        workers = busy(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONG)
    assert (process.returncode, err) == (130, "")
    assert gone(workers)
    assert "deals that were not complete are left out" in " ".join(out.split())
    assert "50.0 %" in out


@needs_processes
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGKILL, -9)])
def test_no_worker_outlives_the_command(number: int, code: int) -> None:
    with started(*SIMULATE, "--games", "1000000", "--jobs", "2") as process:
        workers = busy(process)
        process.send_signal(number)
        process.communicate(timeout=LONG)
    assert process.returncode == code
    assert gone(workers)


@needs_processes
def test_control_backslash_ends_all_processes_in_good_order() -> None:
    command = [sys.executable, "-m", "sandtable.cli", *SIMULATE, "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        workers = busy(process)
        os.killpg(process.pid, signal.SIGQUIT)  # a terminal sends it to all of them
        _, err = process.communicate(timeout=LONG)
    assert (process.returncode, err) == (131, "")
    assert gone(workers)


def test_at_a_terminal_there_is_a_progress_bar() -> None:
    controller, terminal = pty.openpty()
    command = [sys.executable, "-m", "sandtable.cli", *SIMULATE, "--games", "30", "--jobs", "2", "--json"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=terminal, text=True, close_fds=True, env=environment
    ) as process:
        out, _ = process.communicate(timeout=LONG)
        os.close(terminal)
    said = b""
    while True:
        try:
            part = os.read(controller, 65536)
        except OSError:
            break
        if not part:
            break
        said += part
    os.close(controller)
    assert process.returncode == 0
    assert simulated(out).games == 30, "the bar does not disturb the output"
    assert b"Playing" in said
    assert b"0/30" in said
    assert said.count(b"\x1b[?25l") == said.count(b"\x1b[?25h"), "the cursor is shown again"
