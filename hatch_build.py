"""The build hook: puts the browser's table into the package, and compiles the rules with mypyc when a wheel is built.

The browser's table is the business of hatch_client.py. About the rules:

SANDTABLE_COMPILE unset: compile if this machine can, else build plain Python and say why.
SANDTABLE_COMPILE=0: never compile.
SANDTABLE_COMPILE=1: compile or fail.

SANDTABLE_OPT=0, g, 1, 2 or 3: how much trouble the C compiler takes over it. Unset means 3, for what is released. With
less, each module is a unit of its own and all cores compile: a build for the tests, ready much sooner, and slower.

An editable install is never compiled: a stale extension module would silently hide an edited source.
Which modules are compiled stands in pyproject.toml, below `hooks.custom`.

Run as a program it prints why this machine cannot compile, or nothing.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatch loads this file alone

import hatch_client

PACKAGE = Path("src", "sandtable")

# Run in a process of its own, inside a copy of the sources: mypyc works in the current directory and ends the
# process on an error. Its arguments are the folder for the result, the level of optimisation and the modules. The
# libraries which the sources import need not be there: checking their use is left to `make lint`.
# Setuptools compiles the units of an extension module one after the other; here they are given to all cores.
COMPILE_PROGRAM = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

result, level, *modules = sys.argv[1:]
jobs = os.cpu_count() or 1


class BuildOnAllCores(build_ext):
    def build_extensions(self):
        compile_units = self.compiler.compile

        def compile_at_once(units, **options):
            with ThreadPoolExecutor(jobs) as pool:
                done = list(pool.map(lambda unit: compile_units([unit], **options), units))
            return [file for files in done for file in files]

        self.compiler.compile = compile_at_once
        super().build_extensions()


flags = ["--config-file=", "--ignore-missing-imports", "--no-incremental"]
several = level != "3"
extensions = mypycify(flags + modules, opt_level=level, debug_level="0", group_name="sandtable", multi_file=several)
if several and os.name != "nt":
    for extension in extensions:  # mypyc makes errors of warnings, and with less optimisation there are false ones
        extension.extra_compile_args.append("-w")
setup(
    name="sandtable",
    packages=[],
    cmdclass={"build_ext": BuildOnAllCores},
    script_args=["--quiet", "build_ext", "--build-lib", result, "--parallel", str(jobs)],
    ext_modules=extensions,
)
"""
RELEASED = "3"
"""The level of optimisation of what is released: one unit, so that the C compiler sees all of it at once."""


class CannotCompileError(Exception):
    """Why there is no compiled build, as the end of a sentence, and what the compiler printed."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def why_no_compiler() -> str | None:
    """Why C extensions cannot be built here, or None if they can as far as a look can tell."""
    if os.name == "nt":
        return None  # setuptools finds Microsoft's compiler by ways of its own
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        return f"no C compiler was found ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return None


def modules_to_compile(package: Path, folders: Iterable[str]) -> list[Path]:
    """The sources in these folders, which may be globs, relative to the folder which holds the package.

    A package's own `__init__` only gathers names, and its resources are simplest to find if it is plain.
    """
    chosen: list[Path] = []
    for pattern in folders:
        matched = [path for path in package.glob(f"{pattern}/*.py") if path.name != "__init__.py"]
        if not matched:
            raise CannotCompileError(f"pyproject.toml names the folder {pattern!r}, which has no module")
        chosen += matched
    return sorted(path.relative_to(package.parent) for path in chosen)


def compile_modules(package: Path, modules: list[Path], workshop: Path, level: str = RELEASED) -> dict[str, str]:
    """Compile the modules in the folder `workshop`; give each extension module and its place in the wheel."""
    if find_spec("mypyc") is None:
        raise CannotCompileError("mypyc is not installed")
    shutil.copytree(package, workshop / package.name)
    result = workshop / "result"
    run = subprocess.run(
        [sys.executable, "-c", COMPILE_PROGRAM, str(result), level, *map(str, modules)],
        cwd=workshop,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise CannotCompileError("mypyc or the C compiler failed", run.stdout)
    suffix = EXTENSION_SUFFIXES[0]
    built = {str(path): str(path.relative_to(result)) for path in result.rglob(f"*{suffix}")}
    missing = {str(module.with_suffix(suffix)) for module in modules} - set(built.values())
    if missing:
        raise CannotCompileError(f"no extension module came out for {', '.join(sorted(missing))}")
    return built


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the browser's table to what is built, and the compiled modules to a wheel, beside their sources."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    @property
    def mode(self) -> str:
        mode = os.environ.get("SANDTABLE_COMPILE", "")
        if mode not in ("", "0", "1"):
            self.app.abort(f"SANDTABLE_COMPILE may be 0, 1 or unset, not {mode!r}.")
        return mode

    @property
    def level(self) -> str:
        level = os.environ.get("SANDTABLE_OPT") or RELEASED
        if level not in ("0", "g", "1", "2", RELEASED):
            self.app.abort(f"SANDTABLE_OPT may be 0, g, 1, 2, 3 or unset, not {level!r}.")
        return level

    def dependencies(self) -> list[str]:
        needed: list[str] = []
        if self.target_name == "wheel" and not (self.mode == "0" or (self.mode == "" and why_no_compiler())):
            needed += self.metadata.core.optional_dependencies["compile"]
        if hatch_client.is_wanted() and not hatch_client.is_built(Path(self.root)):
            try:
                hatch_client.find_node()
            except hatch_client.CannotBuildError:
                needed.append(hatch_client.NODE_PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.add_client(build_data)
        if self.target_name == "wheel" and version != "editable" and self.mode != "0":
            self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        if not hatch_client.is_wanted():
            return
        try:
            hatch_client.build(Path(self.root))
        except hatch_client.CannotBuildError as error:
            self.app.abort(error.sentence())
        build_data["artifacts"].append(f"/{hatch_client.PLACE.as_posix()}/")  # although git does not keep it

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        try:
            extensions = self.compile()
        except CannotCompileError as error:
            if self.mode == "1":
                self.app.abort(f"{error.output}SANDTABLE_COMPILE=1, but {error}.")
            self.app.display_warning(f"Building plain Python, slower but otherwise the same: {error}.")
        else:
            build_data["force_include"].update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compile(self) -> dict[str, str]:
        level = self.level
        problem = why_no_compiler()
        if problem:
            raise CannotCompileError(problem)
        package = Path(self.root, PACKAGE)
        modules = modules_to_compile(package, self.config["compiled"])
        # Kept until the wheel has been written.
        self.workshop = tempfile.TemporaryDirectory(prefix="sandtable-")
        return compile_modules(package, modules, Path(self.workshop.name), level)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()


if __name__ == "__main__":
    print(why_no_compiler() or "", end="")
