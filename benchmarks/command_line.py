"""What reading a command line costs: our reader beside argparse, in one run.

    python benchmarks/command_line.py [--rounds 15]
    python benchmarks/command_line.py --instructions       counted by valgrind, whatever else the machine does

Each declares the same commands and reads ``sandtable play dust --seats human,rookie`` in a fresh process, from the
import of the reader to the values; what the command line loads anyway is loaded before. The two take turns; the least
of the rounds counts, and the ratio is the median of the ratios within a round. Argparse also has its messages in
English only.
"""

import argparse
import re
import subprocess
import sys
from statistics import median

LINE = ["dust", "--seats", "human,rookie"]
OTHERS = {"learn": 1, "show": 2, "replay": 3, "rules": 2, "games": 2, "serve": 5, "simulate": 9, "arena": 11}
"""The other commands, and how many options each has."""
BEFORE = """
import sys
import sandtable.core.registry, sandtable.play.signals, sandtable.play.talk, sandtable.text.wording
from pathlib import Path
from time import perf_counter
begun = perf_counter()
"""
AFTER = "\nprint(perf_counter() - begun)"


def declared(name: str, options: int) -> str:
    """A command as our reader wants it: a function with typed parameters."""
    takes = "".join(f", option_{number}: str | None = None" for number in range(options))
    return f"@app.command\ndef {name}(first: str | None = None, /, *{takes}) -> int: return 0\n"


OURS = f"""
from sandtable.cli.arguments import App
app = App("sandtable")
@app.command
def play(
    game: str | None = None, /, *, seats: str | None = None, side: str | None = None, seed: str | None = None,
    option: list[str] | None = None, data: list[str] | None = None, save: Path | None = None, load: Path | None = None,
    position: Path | None = None, solo: bool = False, plain: bool = False,
) -> int: return 0
{"".join(declared(name, options) for name, options in OTHERS.items())}
values = app.commands["play"].read({LINE!r})
assert values["seats"] == "human,rookie"
"""
THEIRS = f"""
import argparse
parser = argparse.ArgumentParser("sandtable", exit_on_error=False)
commands = parser.add_subparsers(dest="command")
play = commands.add_parser("play", exit_on_error=False)
play.add_argument("game", nargs="?")
for name in ("seats", "side", "seed"):
    play.add_argument("--" + name)
for name in ("option", "data"):
    play.add_argument("--" + name, action="append")
for name in ("save", "load", "position"):
    play.add_argument("--" + name, type=Path)
for name in ("solo", "plain"):
    play.add_argument("--" + name, action="store_true")
for name, count in {OTHERS!r}.items():
    command = commands.add_parser(name, exit_on_error=False)
    command.add_argument("first", nargs="?")
    for number in range(count):
        command.add_argument(f"--option-{{number}}")
values = parser.parse_args(["play", *{LINE!r}])
assert values.seats == "human,rookie"
"""


def seconds(program: str) -> float:
    """How long it takes in a fresh process."""
    run = subprocess.run([sys.executable, "-c", BEFORE + program + AFTER], capture_output=True, text=True, check=True)
    return float(run.stdout)


def instructions(program: str) -> int:
    """How many instructions a fresh process carries out."""
    counted = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    run = subprocess.run([*counted, "-c", BEFORE + program], capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    assert found, run.stderr
    return int(found[1])


def main() -> None:
    """Print both, and how they compare."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--instructions", action="store_true", help="count instead of timing; needs valgrind")
    settings = parser.parse_args()
    if settings.instructions:
        base, own, other = (instructions(program) for program in ("", OURS, THEIRS))
        mine, theirs = (own - base) / 1e6, (other - base) / 1e6
        print(f"millions of instructions: ours {mine:.1f}, argparse {theirs:.1f}, {theirs / mine:.2f} times as many")
        return
    rounds = [(seconds(OURS), seconds(THEIRS)) for _ in range(settings.rounds)]
    ours, others = (min(times) for times in zip(*rounds, strict=True))
    ratio = median(other / own for own, other in rounds)
    print(f"ours {1000 * ours:.1f} ms, argparse {1000 * others:.1f} ms; argparse takes {ratio:.1f} times as long")


if __name__ == "__main__":
    main()
