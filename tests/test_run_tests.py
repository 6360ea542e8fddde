"""The program behind `make test`: a job that fails is told of and stops no other, but those that need it."""

import sys
from pathlib import Path

import pytest

from tests.games import GAMES, folder_of
from tools import run_tests
from tools.run_tests import Job, jobs, longest, with_compiled_tests


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(run_tests, "FOLDER", tmp_path)
    return tmp_path


def job(name: str, program: str, after: Job | None = None) -> Job:
    return Job(name, [[sys.executable, "-c", "print('first')"], [sys.executable, "-c", program]], after)


def test_who_needs_what_failed_is_not_begun(capfd: pytest.CaptureFixture[str]) -> None:
    build = job("the build", "import sys; sys.exit('no compiler')")
    todo = [build, job("compiled tests", "print('begun')", build), job("the style", "print('fine')")]
    for one in todo:
        one.start()
    assert [one.wait() for one in todo] == [False, False, True]
    out, err = capfd.readouterr()
    assert "first\nno compiler\n-- the build: FAILED, " in out
    assert "-- compiled tests: not begun, for want of the build\n" in out
    assert "-- the style: passed, " in out
    assert "begun\n" not in out and "fine" not in out
    assert err == ""


def test_what_needs_something_waits_for_it(folder: Path) -> None:
    made = folder / "made"
    build = job("the build", f"open({str(made)!r}, 'w').close()")
    tests = job("compiled tests", f"open({str(made)!r}).close()", build)
    tests.after = build
    build.start()
    tests.start()
    assert tests.wait()


def test_every_test_runs_once() -> None:
    """With a compiled build the two runs share all tests; without one a single run has them all."""
    runs = [command for job in jobs("2", can_compile=True) for command in job.commands if "pytest" in command]
    assert [command[command.index("-m", 3) + 1] for command in runs] == [
        "not soak and not compiled",
        "compiled and not soak",
    ]
    [alone] = [command for job in jobs("2", can_compile=False) for command in job.commands if "pytest" in command]
    assert "-m" not in alone[3:]


def test_the_files_with_tests_for_the_compiled_build_are_found() -> None:
    kits = {f"tests/{folder_of(game)}/test_kit.py" for game in GAMES}
    assert {"tests/test_golden.py", "tests/test_packaging.py", *kits} <= set(with_compiled_tests())
    assert "tests/test_wording.py" not in with_compiled_tests()


def test_the_longest_of_all_runs_come_first(folder: Path) -> None:
    for name, seconds in {"plain": (1.25, 30), "compiled": (7.5,)}.items():
        cases = "".join(f'<testcase classname="tests.{name}" name="test_{s}" time="{s}"/>' for s in seconds)
        (folder / f"{name}.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    assert longest(folder.glob("*.xml")) == [
        "  30.0 s  tests.plain.test_30",
        "   7.5 s  tests.compiled.test_7.5",
        "   1.2 s  tests.plain.test_1.25",
    ]
