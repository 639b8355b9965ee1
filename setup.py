"""Compile the engine and what thinks with it by mypyc where that is possible; pyproject.toml says everything else."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

# The build backend runs this file without its folder on the path.
sys.path.insert(0, str(Path(__file__).parent))

from compiled_modules import NO_COMPILER, compiled_modules

PROBE_SOURCE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&module); }
"""
PROBE_SETUP = """
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])], script_args=["build_ext", "--inplace"])
import probe
"""


def compiler_works() -> bool:
    """Whether an extension module can be compiled, linked and imported here."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE_SOURCE, encoding="utf-8")
        # A process of its own keeps the compiler's output, and setuptools' state, out of this build.
        probe = subprocess.run([sys.executable, "-c", PROBE_SETUP], cwd=folder, capture_output=True)
    return probe.returncode == 0


def plain_python(reason: str) -> list[Any]:
    print(f"The engine is installed as plain Python, because {reason}.", file=sys.stderr)
    # What an earlier build left would be taken for the result of this one.
    if os.environ.get("LANCASTER_EXPECT") == "compiled":
        sys.exit(NO_COMPILER)
    return []


def engine_extensions() -> list[Any]:
    # Metadata, source distributions and editable installs need no compiled code.
    if os.environ.get("LANCASTER_PURE", "0") not in ("", "0") or not {"bdist_wheel", "build", "build_ext"} & set(
        sys.argv
    ):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return plain_python("mypyc is missing")
    from generated_c import mended

    if not compiler_works():
        return plain_python("there is no working C compiler")
    sources = compiled_modules(Path())
    # Without the project's mypy settings, and forgiving of missing imports: this is not the linter, and
    # an isolated build has none of the runtime dependencies.
    options = ["--config-file=", "--ignore-missing-imports"]
    extensions = mypycify([*options, *map(str, sources)], opt_level="3", multi_file=False)
    return mended(extensions, {".".join(path.with_suffix("").parts[1:]): path for path in sources})


setup(ext_modules=engine_extensions())
