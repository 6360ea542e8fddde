"""Everything `make test` checks, side by side: run_tests.py [--workers N].

Style and types, the tests of the browser's table, the compiled build and the tests are jobs that run at the same time,
so that no core waits for another. The tests marked `compiled` wait for the compiled build and run on it, because
it plays several times as fast; where nothing can be compiled they run plain with the others.

What the tests say appears as they say it; what the other jobs say lies in build/checks/, and is printed if one fails.
A job that fails stops no other: one run tells everything that is wrong. At the end stand the ten tests that took
longest, the time and the CPU time of it all.
"""

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "checks"
COMPILED = ROOT / "build" / "checked"
LONGEST = 10


@dataclass
class Job:
    """Commands to run one after the other, and the job that must have gone well before."""

    name: str
    commands: list[list[str]]
    after: "Job | None" = None
    environment: Mapping[str, str] = field(default_factory=dict)
    aloud: bool = False
    """Whether what it says is shown at once."""
    passed: bool = False
    thread: threading.Thread | None = None

    @property
    def log(self) -> Path:
        return FOLDER / f"{self.name.replace(' ', '-')}.log"

    def start(self) -> None:
        self.thread = threading.Thread(target=self.run, name=self.name)
        self.thread.start()

    def wait(self) -> bool:
        assert self.thread
        self.thread.join()
        return self.passed

    def run(self) -> None:
        if self.after and not self.after.wait():
            say(f"-- {self.name}: not begun, for want of {self.after.name}")
            return
        begun = time.monotonic()
        with self.log.open("w", encoding="utf-8") as log:
            for command in self.commands:
                out = None if self.aloud else log
                env = os.environ | self.environment
                if subprocess.run(command, cwd=ROOT, env=env, stdout=out, stderr=out, check=False).returncode:
                    break
            else:
                self.passed = True
        took = f"{time.monotonic() - begun:.0f} s"
        if self.passed:
            say(f"-- {self.name}: passed, {took}")
        else:
            said = self.log.read_text(encoding="utf-8", errors="replace")
            say(f"{said}-- {self.name}: FAILED, {took}: {' '.join(command)}")


def say(text: str) -> None:
    print(text, flush=True)


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]


def pytest(name: str, workers: str, *arguments: str) -> list[str]:
    """The command for some of the tests, which leaves its times where `longest` finds them."""
    times = f"--junit-xml={FOLDER / name}.xml"
    return python("-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", times, *arguments)


def with_compiled_tests() -> list[str]:
    """The files with tests for the compiled build: to collect all the others as well would take longer."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if "mark.compiled" in file.read_text(encoding="utf-8")]


def jobs(workers: str, can_compile: bool) -> list[Job]:
    """What there is to do, without what cannot be done here."""
    style = Job(
        "style and types",
        [python("-m", "ruff", "check"), python("-m", "ruff", "format", "--check"), python("-m", "mypy")],
    )
    client = Job("the tests of the browser's table", [python("hatch_client.py", "test")])
    if not can_compile:
        return [style, client, Job("the tests", [pytest("plain", workers)], aloud=True)]
    build = Job("the compiled build", [["make", "--no-print-directory", "checked"]])
    plain = Job("the tests", [pytest("plain", workers, "-m", "not soak and not compiled")], aloud=True)
    compiled = Job(
        "the tests on the compiled build",
        [
            pytest(
                *("compiled", workers, "-m", "compiled and not soak", f"--compiled={COMPILED}"), *with_compiled_tests()
            )
        ],
        after=build,
        environment={"PYTHONPATH": str(COMPILED)},
    )
    return [build, style, client, plain, compiled]


def longest(reports: Iterable[Path]) -> list[str]:
    """The tests that took longest, with the seconds they took."""
    cases = [case for report in reports for case in ElementTree.parse(report).iter("testcase")]
    cases.sort(key=lambda case: -float(case.get("time", 0)))
    return [f"{float(case.get('time', 0)):6.1f} s  {name_of(case)}" for case in cases[:LONGEST]]


def name_of(case: ElementTree.Element) -> str:
    return f"{case.get('classname')}.{case.get('name')}"


def summary(begun: float) -> str:
    spent = os.times()
    cpu = spent.user + spent.system + spent.children_user + spent.children_system
    took = time.monotonic() - begun
    return f"{took / 60:.1f} minutes, {cpu / 60:.1f} minutes of CPU"


def main() -> int:
    begun = time.monotonic()
    parser = argparse.ArgumentParser(description="Run everything `make test` checks.")
    parser.add_argument("--workers", default="auto", help="pytest processes of a job; auto: one for each core")
    parser.add_argument("--plain", action="store_true", help="there is no C compiler: compile nothing")
    settings = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    todo = jobs(settings.workers, not settings.plain)
    for job in todo:
        job.start()
    passed = [job.wait() for job in todo]
    say(f"\nThe {LONGEST} tests that took longest:")
    for line in longest(FOLDER.glob("*.xml")):
        say(line)
    say(f"\nAll of it: {summary(begun)}.")
    failed = [job.name for job, well in zip(todo, passed, strict=True) if not well]
    if failed:
        say(f"FAILED: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
