"""Build what people install, in dist: a source distribution, a plain wheel for every machine, a compiled one for this.

They hold the built pages, so that nobody who installs them needs Node (`make dist` builds the pages first).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.prepare.engine import BUILDS, COMPILED, built_folder, choose_engine

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"


def main() -> None:
    """Build all of it anew, and list it."""
    shutil.rmtree(DIST, ignore_errors=True)
    plain = ROOT / "build" / "plain"
    shutil.rmtree(plain, ignore_errors=True)
    _setup("sdist", "--dist-dir", "dist", LANCASTER_PURE="1")
    _setup("build", "--build-base", "build/plain", "bdist_wheel", "--dist-dir", "dist", LANCASTER_PURE="1")
    compiled = ROOT / built_folder()
    if choose_engine():
        # What an earlier build copied here may be gone from the source.
        for path in [path for path in compiled.rglob("*") if path.is_file() and path.suffix != ".so"]:
            path.unlink()
        folders = ["--build-lib", str(built_folder()), "--build-temp", str(BUILDS / "objects")]
        _setup("build", *folders, "bdist_wheel", "--dist-dir", "dist", **COMPILED)
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")


def _setup(*arguments: str, **environment: str) -> None:
    command = [sys.executable, "setup.py", "-q", *arguments]
    # The build front ends that setuptools recommends instead cannot reuse what is built.
    quiet = {"PYTHONWARNINGS": "ignore"}
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet, **environment}).returncode:
        raise SystemExit(f"setup.py {arguments[0]} failed.")


if __name__ == "__main__":
    main()
