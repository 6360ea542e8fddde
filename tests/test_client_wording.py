"""The wording of client/src/wording.ts and sandtable.text.wording agree over whole games in three languages."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_client import CannotBuildError, find_node
from tools.client_fixture import fixture

CLIENT = Path(__file__).parent.parent / "client"


def test_both_wordings_say_the_same(tmp_path: Path) -> None:
    try:
        node = find_node().node
    except CannotBuildError as error:
        if "CI" in os.environ:
            raise
        pytest.skip(str(error))
    if not (CLIENT / "node_modules").is_dir():
        assert "CI" not in os.environ, "the client's modules are not installed"
        pytest.skip("the client's modules are not installed; make client does it")
    build = CLIENT / "build" / f"wording-{os.getpid()}"  # near node_modules, where its imports are found
    try:
        subprocess.run([*node, "build.mjs", str(build)], cwd=CLIENT, check=True, capture_output=True)
        file = tmp_path / "fixture.json"
        file.write_text(json.dumps(fixture()), encoding="utf-8")
        done = subprocess.run(
            [*node, "mirror.mjs", str(build), str(file)], cwd=CLIENT, capture_output=True, text=True, check=False
        )
    finally:
        shutil.rmtree(build, ignore_errors=True)
    assert done.returncode == 0, done.stdout + done.stderr
