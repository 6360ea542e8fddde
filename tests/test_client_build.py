"""How the browser's table gets into the package: hatch_client.py with tools that only pretend."""

import json
import os
import sys
from pathlib import Path

import pytest

import hatch_client
from hatch_client import CannotBuildError, build, find_node, has_modules, is_built, main

NODE = """#!{python}
import json, os, pathlib, sys
with open({log!r}, "a") as log:
    print("node", *sys.argv[1:2], file=log)
if sys.argv[1] == "--version":
    print(os.environ["NODE_VERSION"])
elif "wrong" in pathlib.Path("src/main.ts").read_text():
    sys.exit("main.ts is wrong")
else:
    out = pathlib.Path(sys.argv[2])
    out.mkdir()
    (out / "index.html").write_text(pathlib.Path("src/main.ts").read_text())
"""
NPM = """#!{python}
import json, os, pathlib, sys
with open({log!r}, "a") as log:
    print("npm", *sys.argv[1:2], file=log)
if "OFFLINE" in os.environ:
    sys.exit("npm error network")
if sys.argv[1] == "ci":
    lock = json.loads(pathlib.Path("package-lock.json").read_text())["packages"]
    pathlib.Path("node_modules").mkdir(exist_ok=True)
    del lock[""]
    pathlib.Path("node_modules/.package-lock.json").write_text(json.dumps(dict(packages=lock)))
else:
    sys.exit(7)
"""
LOCK = {"packages": {"": {}, "node_modules/lit": {"integrity": "a"}, "node_modules/other": {"optional": True}}}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts cannot pretend to be programs there")


class Project:
    """A folder with a client in it, and the tools that are called."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.log = root / "log"
        self.tools = root / "tools"
        self.write("client/package-lock.json", json.dumps(LOCK))
        self.write("client/src/main.ts", "one")
        self.write("src/sandtable/locale/en/core.ftl", "a = b")
        for name, program in (("node", NODE), ("npm", NPM)):
            self.write(f"tools/{name}", program.format(python=sys.executable, log=str(self.log)))
            (self.tools / name).chmod(0o755)

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def calls(self) -> list[str]:
        """What was called since the last time, apart from looking at the version."""
        found = self.log.read_text().splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [call for call in found if call != "node --version"]

    def page(self) -> str:
        return (self.root / "src/sandtable/server/client/index.html").read_text()


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    made = Project(tmp_path)
    monkeypatch.setenv("PATH", str(made.tools))
    monkeypatch.setenv("NODE_VERSION", "v18.0.0")
    monkeypatch.delenv("SANDTABLE_CLIENT", raising=False)
    monkeypatch.setattr(hatch_client, "NODE_MODULE", "no_such_module")
    return made


def test_it_is_built_when_its_sources_change(project: Project) -> None:
    assert not is_built(project.root)
    assert build(project.root)
    assert project.calls() == ["npm ci", "node build.mjs"]
    assert project.page() == "one"
    assert is_built(project.root)
    assert not build(project.root)
    for path in ("client/test/a.test.mjs", "client/node_modules/lit/a.js", "client/build/a.js", "src/sandtable/a.py"):
        project.write(path, "x")
        assert not build(project.root), path
    assert project.calls() == []
    project.write("client/src/main.ts", "two")
    assert build(project.root)
    assert project.page() == "two"
    assert project.calls() == ["node build.mjs"]  # the packages it needs are the same
    project.write("src/sandtable/locale/de/core.ftl", "a = c")
    assert build(project.root)
    assert [path.name for path in (project.root / "build").iterdir()] == []


def test_packages_are_fetched_when_the_lock_changes(project: Project) -> None:
    build(project.root)
    assert has_modules(project.root / "client")
    newer = {"packages": LOCK["packages"] | {"node_modules/lit": {"integrity": "b"}}}
    project.write("client/package-lock.json", json.dumps(newer))
    project.calls()
    build(project.root)
    assert project.calls() == ["npm ci", "node build.mjs"]


def test_a_mistake_leaves_the_old_one(project: Project) -> None:
    build(project.root)
    project.write("client/src/main.ts", "wrong")
    with pytest.raises(CannotBuildError, match="do not compile") as error:
        build(project.root)
    assert error.value.sentence().startswith("main.ts is wrong")
    assert project.page() == "one"
    assert not is_built(project.root)


def test_without_sources_what_is_there_is_good(project: Project) -> None:
    build(project.root)
    (project.root / "client").rename(project.root / "elsewhere")
    assert not build(project.root)
    (project.root / "src/sandtable/server/client/index.html").unlink()
    with pytest.raises(CannotBuildError, match="its sources are not here"):
        build(project.root)


def test_what_is_missing_is_said(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OFFLINE", "1")
    with pytest.raises(CannotBuildError, match="is there a network") as error:
        build(project.root)
    assert error.value.sentence() == (
        "npm error network\n"
        "The browser's table cannot be built: npm could not get the packages it is made of (is there a network?). "
        "(SANDTABLE_CLIENT=0 leaves it out.)"
    )
    (project.tools / "npm").unlink()
    with pytest.raises(CannotBuildError, match="its npm was not found"):
        build(project.root)
    monkeypatch.setenv("NODE_VERSION", "v16.20.0")
    with pytest.raises(CannotBuildError, match=r"Node 18 or newer is needed, and here is v16\.20\.0"):
        build(project.root)
    (project.tools / "node").unlink()
    with pytest.raises(CannotBuildError, match="Node 18 or newer was not found"):
        build(project.root)


def test_node_may_come_from_a_package(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    (project.tools / "npm").unlink()
    project.write("site/pretended_node/__init__.py", "")
    monkeypatch.syspath_prepend(str(project.root / "site"))
    monkeypatch.setattr(hatch_client, "NODE_MODULE", "pretended_node")
    found = find_node()
    folder = project.root / "site" / "pretended_node"
    assert found.node == [str(folder / "bin" / "node")]
    assert found.npm == [*found.node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def test_it_can_be_left_out(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_CLIENT", "0")
    main(project.root)
    assert project.calls() == []
    monkeypatch.delenv("SANDTABLE_CLIENT")
    main(project.root)
    assert project.page() == "one"


def test_its_tests_decide(project: Project) -> None:
    with pytest.raises(SystemExit) as ending:
        main(project.root, "test")
    assert ending.value.code == 7
    assert project.calls() == ["npm ci", "npm test"]


def test_the_machines_node_is_looked_for_on_the_path(project: Project) -> None:
    assert find_node().node == [os.path.join(os.environ["PATH"], "node")]  # noqa: PTH118 (as the PATH writes it)
