"""Entry points: what installed packages bring, such as games and bots, by group and name.

Python's own search (``importlib.metadata``) knows every way a package can be installed, and takes as long to load as a
game. So packages that lie as folders on the path, which is nearly all, are looked through here first.
"""

import os
import sys
from importlib import import_module
from typing import Any, Final

FOLDERS: Final = (".dist-info", ".egg-info")
FILE: Final = "entry_points.txt"


def find(group: str, name: str) -> str:
    """The entry as ``module:object``; empty if there is none."""
    return quickly(group, name) or every(group).get(name, "")


def every(group: str) -> dict[str, str]:
    """All entries of a group, by name."""
    from importlib.metadata import entry_points

    return {entry.name: _bare(entry.value) for entry in entry_points(group=group)}


def load(entry: str) -> Any:
    """The object an entry names.

    >>> load("sandtable.core.ban:Ban").__name__
    'Ban'
    """
    module, _, names = entry.partition(":")
    found: Any = import_module(module)
    for name in names.split(".") if names else []:
        found = getattr(found, name)
    return found


def quickly(group: str, name: str) -> str:
    """The entry, if a folder on the path has it."""
    for path in _files():
        value = _entries_in(path, group).get(name, "")
        if value:
            return value
    return ""


def at_hand(group: str) -> dict[str, str]:
    """The entries of a group that folders on the path have, by name."""
    found: dict[str, str] = {}
    for path in _files():
        found = _entries_in(path, group) | found
    return found


def _files() -> list[str]:
    """The files of entry points, in the order of the path."""
    found: list[str] = []
    for place in sys.path:
        try:
            with os.scandir(place or ".") as entries:
                folders = [entry.path for entry in entries if entry.name.endswith(FOLDERS)]
        except OSError:  # a path need not exist, and a zip file is no folder
            continue
        found += [os.path.join(folder, FILE) for folder in sorted(folders)]  # noqa: PTH118  (pathlib takes its time)
    return found


def _entries_in(path: str, group: str) -> dict[str, str]:
    """What one file of entry points has in a group."""
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123
            lines = file.read().splitlines()
    except (OSError, ValueError):
        return {}
    found: dict[str, str] = {}
    inside = False
    for line in lines:
        if line.startswith("["):
            inside = line.strip() == f"[{group}]"
        elif inside:
            key, sign, value = line.partition("=")
            if sign:
                found[key.strip()] = _bare(value)
    return found


def _bare(value: str) -> str:
    """Module and object, without blanks and without the extras an entry may ask for."""
    return value.partition("[")[0].replace(" ", "").strip()
