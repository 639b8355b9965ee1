"""What a table may know: itself, the engine, its messages and shapes, and nothing of what runs it."""

import ast
from pathlib import Path

import pytest

import lancaster.tables

ALLOWED = {
    "collections", "copy", "dataclasses", "functools", "hashlib", "operator", "typing", "unicodedata", "pydantic",
    "lancaster.engine", "lancaster.messages", "lancaster.schema", "lancaster.story", "lancaster.tables",
}  # fmt: skip
"""Neither clock nor chance nor files: whoever runs the table hands in what comes from there."""
MODULES = sorted(Path(lancaster.tables.__file__).parent.glob("*.py"))


def imported(source: str) -> set[str]:
    """The packages that a module imports from: of our own the room, of others the name."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "lancaster":
            names |= {f"lancaster.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {".".join(name.split(".")[: 2 if name.startswith("lancaster") else 1]) for name in names}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_a_table_knows_nothing_of_what_runs_it(module: Path) -> None:
    assert imported(module.read_text(encoding="utf-8")) - ALLOWED == set()


def test_a_forbidden_import_is_seen() -> None:
    assert imported("import time\nfrom asyncio import Lock\nfrom lancaster import server") == {
        "time", "asyncio", "lancaster.server",
    }  # fmt: skip
