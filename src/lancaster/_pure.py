"""LANCASTER_PURE=1 runs everything from its Python source even where a compiled engine is installed.

Importing this module does it, and has to come before the first import of the engine.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

_COMPILED = tuple(os.path.join(os.path.dirname(__file__), part) for part in ("engine", "bots", "env"))
"""The folders in which, or below which, setup.py compiles something."""


def _source_only(path: str) -> FileFinder:
    if not path.startswith(_COMPILED):
        raise ImportError(f"nothing is compiled here: {path}", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("LANCASTER_PURE", "") not in ("", "0"):
    sys.path_hooks.insert(0, _source_only)
    for folder in [path for path in sys.path_importer_cache if path.startswith(_COMPILED)]:
        del sys.path_importer_cache[folder]
