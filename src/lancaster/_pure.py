"""LANCASTER_PURE=1 runs everything from its Python source even where a compiled engine is installed.

Importing this module does it, and has to come before the first import of the engine.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

_PACKAGE = os.path.join(os.path.dirname(__file__), "")


def _source_only(path: str) -> FileFinder:
    if not os.path.join(path, "").startswith(_PACKAGE):
        raise ImportError(f"not a folder of this package: {path}", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("LANCASTER_PURE", "") not in ("", "0"):
    sys.path_hooks.insert(0, _source_only)
    for folder in [path for path in sys.path_importer_cache if os.path.join(path, "").startswith(_PACKAGE)]:
        del sys.path_importer_cache[folder]
