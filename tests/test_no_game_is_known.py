"""Nothing outside a game's package knows its name, but for entry points and examples in docstrings."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
OWN = ("games", "boards")
"""The folders in which a game has its place, in the package, in the client and in the client's tests."""
MADE = ("__pycache__", "build", "node_modules")
BUILT = ROOT / "src" / "sandtable" / "server" / "client"
GAMES = [path.name for path in (ROOT / "src" / "sandtable" / "games").iterdir() if (path / "game.py").is_file()]
NAMES = re.compile("|".join(rf"\b{name.partition('_')[0]}" for name in GAMES), re.IGNORECASE)
"""The first word of each game's name is enough: dual-powers, dual_powers, Dual Powers."""


def shared_files() -> list[Path]:
    """Every text file of package and client that belongs to no game."""
    found = []
    for path in [*(ROOT / "src").rglob("*"), *(ROOT / "client").rglob("*")]:
        parts = path.relative_to(ROOT).parts
        if path.is_file() and not {*OWN, *MADE} & set(parts) and not path.is_relative_to(BUILT):
            found.append(path)
    return found


def without_docstrings(source: str) -> str:
    """A module with its docstrings left empty: their examples may be about a game."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[line] = ""
    return "\n".join(lines)


def test_no_shared_file_names_a_game() -> None:
    assert {"dual_powers", "dust"} <= set(GAMES)
    named = []
    for path in shared_files():
        source = path.read_text(encoding="utf-8", errors="replace")
        text = without_docstrings(source) if path.suffix == ".py" else source
        named += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
            for number, line in enumerate(text.splitlines(), 1)
            if NAMES.search(line)
        ]
    assert named == []


def test_it_would_be_noticed() -> None:
    assert NAMES.search('if game == "dual-powers":') and NAMES.search("class DustBoard") and NAMES.search("DUST")
    assert not NAMES.search("industry, individual")
    source = 'def f() -> str:\n    """Of Dust."""\n    return "dust"\n'
    assert len(NAMES.findall(without_docstrings(source))) == 1
