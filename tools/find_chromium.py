"""Prints the path of a Chromium for the tests in the browser: find_chromium.py [--install].

SANDTABLE_CHROMIUM names one; otherwise it is looked for among the programs of the machine, then where Playwright keeps
its own. With --install one is installed if there is none: the package of Debian if this is Debian and we are root,
otherwise the one of Playwright. Whatever is found has to run: a name on the PATH may be an empty shell.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN = Path("/etc/debian_version")


class NoChromiumError(Exception):
    """Why there is none, as the end of a sentence."""


def runs(path: str) -> bool:
    try:
        run = subprocess.run([path, "--version"], capture_output=True, timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return run.returncode == 0


def of_playwright() -> str:
    """Where Playwright keeps its own, whether it is there or not."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def find() -> str | None:
    """A Chromium that runs, if there is one."""
    named = os.environ.get("SANDTABLE_CHROMIUM")
    if named:
        if not runs(named):
            raise NoChromiumError(f"SANDTABLE_CHROMIUM names {named}, which does not run")
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path is not None and runs(path):
            return path
    own = of_playwright()
    return own if runs(own) else None


def ways_to_install() -> dict[str, list[list[str]]]:
    """What to try, by name: the commands of each way."""
    found: dict[str, list[list[str]]] = {}
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and DEBIAN.exists() and shutil.which("apt-get"):
        found["apt-get"] = [["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]]
    found["Playwright"] = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    return found


def install() -> str:
    """A Chromium that was not there before."""
    failed: list[str] = []
    for name, commands in ways_to_install().items():
        print(f"Installing Chromium for the tests in the browser, with {name} ...", file=sys.stderr)
        if all(carried_out(command) for command in commands):
            found = find()
            if found is not None:
                return found
            failed.append(f"{name} installed one that does not run")
        else:
            failed.append(f"{name} could not install it")
    raise NoChromiumError(" and ".join(failed))


def carried_out(command: list[str]) -> bool:
    """Whether a command succeeded; what it prints goes where it does not disturb."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, stdout=sys.stderr.fileno(), env=env, check=False).returncode == 0
    except OSError:
        return False


def main(*arguments: str) -> None:
    try:
        found = find()
        if found is None and "--install" not in arguments:
            raise NoChromiumError("it was not found")
        print(found or install())
    except NoChromiumError as error:
        sys.exit(f"There is no Chromium for the tests in the browser: {error}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
