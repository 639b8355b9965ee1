"""Bots know the rules and nothing else of the project; of all libraries they need the one that multiplies matrices."""

import ast
import sys
from pathlib import Path

import pytest

import lancaster.bots

MODULES = sorted(Path(lancaster.bots.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_a_bot_imports_only_the_engine_numpy_and_the_standard_library(module: Path) -> None:
    imported: list[str] = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            imported.append(node.module or "")
    for name in imported:
        ours = name.startswith(("lancaster.engine", "lancaster.bots"))
        assert ours or name.split(".")[0] in {*sys.stdlib_module_names, "numpy"}, name
