"""The compiled engine: a copy of the package with extension modules, which Python finds before the source.

The copy is a folder of its own in .venv, and one line in a .pth file chooses it. So a server that plays from the source
is not disturbed when the copy appears, and every process that starts later uses it.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from compiled_modules import NO_COMPILER, compiled_modules
from tools.prepare import stamps
from tools.prepare.commands import ROOT, Failed, run
from tools.prepare.locks import locked
from tools.prepare.packages import CONSTRAINTS, PYTHON, VENV, prepare_compiler, site_packages
from tools.prepare.progress import Board

COPIES: Final = VENV / "compiled"
BUILDS: Final = Path("build") / "engine"
WHICH: Final = VENV / "engine"
"""What the set-up came to: compiled or pure."""
COMPILED: Final = {"LANCASTER_PURE": "", "LANCASTER_EXPECT": "compiled"}
KEPT_COPIES: Final = 4
LOADS: Final = """
import sys
sys.path.insert(0, sys.argv[1])
import lancaster.engine
sys.exit(not lancaster.engine.COMPILED)
"""
PLAIN: Final = "There is no working C compiler here, so the engine runs as plain Python: right, but slower."


def _pth() -> Path:
    # Python reads these files in the order of their names: this one before that of the editable install.
    return site_packages() / "00-lancaster-compiled.pth"


def _fitting_copy() -> Path:
    """The folder of the copy that fits the source, whether it is there or not."""
    return COPIES / stamps.digest(stamps.files("src/lancaster"), _extensions_made_from())


def _extensions_made_from() -> str:
    sources = [ROOT / name for name in ("setup.py", "generated_c.py", "compiled_modules.py")]
    sources += [ROOT / path for path in compiled_modules(ROOT)]
    compiler = [line for line in (ROOT / CONSTRAINTS).read_text("utf-8").splitlines() if line.startswith("mypy==")]
    return stamps.digest(sources, compiler, sys.version)


def choose_engine() -> bool:
    """Let Python find the compiled engine if it fits the source, else the source; tell whether it is compiled."""
    with locked("choice"):
        copy = _fitting_copy()
        compiled = copy.exists() or (stamps.is_ready(built_stamp(), _extensions_made_from()) and _make_copy(copy))
        if compiled:
            line = f"{os.path.relpath(copy, site_packages())}\n"
            if stamps.read(_pth()) != line:
                _replace(_pth(), line)
        else:
            _pth().unlink(missing_ok=True)
        _replace(WHICH, "compiled\n" if compiled else "pure\n")
    return compiled


def _replace(path: Path, text: str) -> None:
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def built_folder() -> Path:
    """Where the C compiler leaves the extension modules of just these modules, relative to the project."""
    modules = [path.as_posix() for path in compiled_modules(ROOT)]
    return BUILDS / stamps.digest([], modules, EXTENSION_SUFFIXES[0])


def built_stamp() -> Path:
    """What the extension modules were made from; beside their folder, because all in it goes into a wheel."""
    return (ROOT / built_folder()).with_suffix(".prepared")


def build_engine(board: Board, nice: bool = False) -> bool:
    """Build what is missing of the compiled engine and choose it; tell whether there is one now."""
    if choose_engine():
        return True
    prepare_compiler(board)
    made_from = _extensions_made_from()
    built = built_folder()
    if not (ROOT / built).exists():
        for old in (ROOT / "build").glob("*__native*"):
            old.unlink()
    built_stamp().unlink(missing_ok=True)
    folders = ["--build-lib", str(built), "--build-temp", str(BUILDS / "objects")]
    command = [str(PYTHON), "setup.py", "build_ext", *folders]
    with board.work("The compiled engine"):
        ended = run(command, what="The build of the engine", environment=COMPILED, nice=nice, answers=(0, NO_COMPILER))
    if ended == NO_COMPILER:
        return False
    # A source that was saved while the build ran is newer than what was built.
    if made_from != _extensions_made_from():
        raise Failed("The source was changed while the engine was built; the next run builds it again.")
    stamps.mark_ready(built_stamp(), made_from)
    if not choose_engine():
        raise Failed("The engine that was built cannot be loaded; the next run builds it again.")
    return True


def _make_copy(copy: Path) -> bool:
    """Put the package and its extension modules together, unless Python cannot load them."""
    _remove_old_copies()
    new = COPIES / "new"
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "lancaster", new / "lancaster")
    built = ROOT / built_folder()
    for extension in built.rglob("*.so"):
        shutil.copy2(extension, new / extension.relative_to(built))
    if not _loads(new):
        # A build that was killed may have left half a file, which the next one would take for a whole one.
        shutil.rmtree(built, ignore_errors=True)
        shutil.rmtree(new)
        built_stamp().unlink()
        return False
    new.replace(copy)
    return True


def _loads(copy: Path) -> bool:
    loading = subprocess.run([PYTHON, "-c", LOADS, copy], env={**os.environ, **COMPILED}, capture_output=True)
    return loading.returncode == 0


def _remove_old_copies() -> None:
    """Keep the latest copies: a server that has run since before the last build still reads from its own."""
    copies = sorted((path for path in COPIES.glob("*") if path.name != "new"), key=lambda path: path.stat().st_mtime)
    for old in copies[:-KEPT_COPIES]:
        shutil.rmtree(old, ignore_errors=True)
