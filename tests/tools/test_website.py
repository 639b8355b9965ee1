"""The site of the documents can be built, is complete, and needs no other site."""

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.website import MODULES, ROOT


@pytest.mark.slow
def test_the_site_is_complete_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=True)
    pages = {str(path.relative_to(tmp_path)): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")}

    for name in MODULES:
        exported = getattr(importlib.import_module(name), "__all__", [])
        page = pages[f"reference/{name}.html"]
        assert [it for it in [name, *(f"{name}.{it}" for it in exported)] if f'id="{it}"' not in page] == []
    assert 'id="lancaster.Game.play"' in pages["reference/lancaster.html"]
    assert "images/architecture-dark.svg#only-dark" in pages["docs/architecture.html"]

    shown = {src for page in pages.values() for src in re.findall(r'<img\b[^>]* src="(?:[^"]*/)?([^/"#]+)', page)}
    assert {path.name for path in ROOT.glob("docs/images/*")} - shown == set()
    loading = re.compile(r'<(?:script|img|iframe|source)\b[^>]* src="(?:https?:)?//|<link\b[^>]* href="(?:https?:)?//')
    assert [name for name, page in pages.items() if loading.search(page)] == []
