"""The Chromium for the tests in the browser: the right one is found, and what cannot be had is said."""

import os
import sys
from pathlib import Path

import pytest

from tools import find_chromium

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts cannot pretend to be programs there")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser; programs may be put into this folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("SANDTABLE_CHROMIUM", raising=False)
    monkeypatch.setattr(find_chromium, "of_playwright", lambda: str(tmp_path / "own"))
    monkeypatch.setattr(find_chromium, "DEBIAN", tmp_path / "debian_version")
    return tmp_path


def program(path: Path, code: int = 0, more: str = "") -> str:
    path.write_text(f"#!/bin/sh\n{more}\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


def test_what_does_not_run_is_passed_over(machine: Path) -> None:
    assert find_chromium.find() is None
    own = program(machine / "own")
    assert find_chromium.find() == own
    program(machine / "chromium", code=1)
    assert find_chromium.find() == own
    chrome = program(machine / "google-chrome")
    assert find_chromium.find() == chrome
    assert find_chromium.find() == chrome
    chromium = program(machine / "chromium")
    assert find_chromium.find() == chromium


def test_a_wish_is_not_passed_over(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program(machine / "chromium")
    other = program(machine / "other")
    monkeypatch.setenv("SANDTABLE_CHROMIUM", other)
    find_chromium.main()
    assert capsys.readouterr().out == f"{other}\n"
    program(machine / "other", code=1)
    with pytest.raises(SystemExit, match="which does not run"):
        find_chromium.main("--install")


def test_without_the_wish_nothing_is_installed(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_chromium, "install", lambda: pytest.fail("it must not"))
    with pytest.raises(SystemExit, match="There is no Chromium for the tests in the browser: it was not found"):
        find_chromium.main()


@pytest.mark.parametrize(
    ("user", "debian", "first"), [(0, True, "apt-get"), (0, False, "Playwright"), (7, True, "Playwright")]
)
def test_debians_package_for_root_and_playwrights_for_others(
    machine: Path, monkeypatch: pytest.MonkeyPatch, user: int, debian: bool, first: str
) -> None:
    program(machine / "apt-get")
    if debian:
        (machine / "debian_version").write_text("12")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert next(iter(find_chromium.ways_to_install())) == first


def test_what_is_missing_is_installed(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (machine / "debian_version").write_text("12")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    script = 'echo "unpacking"; if [ "$1" = install ]; then echo "#!/bin/sh" > chromium; /bin/chmod +x chromium; fi'
    program(machine / "apt-get", more=f"cd '{machine}'; {script}")
    find_chromium.main("--install")
    captured = capfd.readouterr()
    assert captured.out == f"{machine / 'chromium'}\n"
    assert "unpacking" in captured.err


def test_what_cannot_be_had_is_said(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (machine / "debian_version").write_text("12")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    program(machine / "apt-get", code=100)
    monkeypatch.setattr(sys, "executable", program(machine / "python"))
    reason = "apt-get could not install it and Playwright installed one that does not run"
    with pytest.raises(SystemExit, match=reason):
        find_chromium.main("--install")
