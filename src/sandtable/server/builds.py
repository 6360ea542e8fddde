"""Which build of the rules a snapshot was made by.

A snapshot is a state taken out of memory, so it fits only the code that made it. The build's id covers every file that
can change what a log folds to: the engine's, and all files of the game's package, wherever it is installed. Data and
compiled modules count as much as sources do.
"""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sandtable.core.registry import game as find_game

ENGINE: Final = ("sandtable.core", "sandtable.table")
SHARED: Final = "sandtable.games"
"""Its modules are shared by games; its folders are packages of their own."""

_GROUP: Final = re.compile(rb"[A-Za-z0-9_.]+__mypyc(?![A-Za-z0-9_])")
"""The name, in a module compiled by mypyc, of the extension module beside the package that holds the actual code."""


@cache
def build_id(game: str) -> str:
    """Identifies a build of the engine and one game. Files are read once a process, which has loaded them anyway."""
    digest = blake2b(version("sandtable").encode(), digest_size=16)
    digest.update(_digest(_flat(SHARED)))
    for package in (*ENGINE, *sorted(packages_of(game))):
        digest.update(package.encode() + package_digest(package))
    return digest.hexdigest()


def packages_of(game: str) -> set[str]:
    """The packages a game's rules come from: its own, and those of the games its class is derived from."""
    found = find_game(game)
    modules = [one.__module__ for one in type(found).__mro__ if one is not object]
    homes = {module.rpartition(".")[0] or module for module in modules}
    return {found.package, *homes} - set(ENGINE)


@cache
def package_digest(package: str) -> bytes:
    """A digest of the names and contents of all files of a package."""
    spec = find_spec(package)
    if spec is None:
        return b""
    if spec.submodule_search_locations is None:  # not a folder but a single module
        return _digest(_single(Path(spec.origin or "")))
    return _digest(_walk(files(package), ""))


def _digest(contents: Iterator[tuple[str, bytes]]) -> bytes:
    digest = blake2b(digest_size=16)
    groups: set[str] = set()
    for name, content in contents:
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
        if name.endswith(tuple(EXTENSION_SUFFIXES)):
            groups.update(found.decode() for found in _GROUP.findall(content))
    for group in sorted(groups):
        spec = find_spec(group)
        if spec is not None and spec.origin:
            digest.update(Path(spec.origin).read_bytes())
    return digest.digest()


def _single(file: Path) -> Iterator[tuple[str, bytes]]:
    if file.is_file():
        yield file.name, file.read_bytes()


def _flat(package: str) -> Iterator[tuple[str, bytes]]:
    for place in sorted(files(package).iterdir(), key=lambda place: place.name):
        if place.is_file():
            yield place.name, place.read_bytes()


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for place in sorted(folder.iterdir(), key=lambda place: place.name):
        if place.is_file():
            yield path + place.name, place.read_bytes()
        elif place.is_dir() and place.name != "__pycache__":
            yield from _walk(place, f"{path}{place.name}/")
