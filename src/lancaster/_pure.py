"""LANCASTER_PURE=1 runs the engine from its Python source even where a compiled one is installed.

Importing this module does it, and has to come before the first import of the engine.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

_ENGINE = os.path.join(os.path.dirname(__file__), "engine")


def _source_only(path: str) -> FileFinder:
    if path != _ENGINE:
        raise ImportError(f"not the engine's folder: {path}", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("LANCASTER_PURE", "") not in ("", "0"):
    sys.path_hooks.insert(0, _source_only)
    sys.path_importer_cache.pop(_ENGINE, None)
