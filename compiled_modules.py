"""Which modules are compiled where that is possible."""

from pathlib import Path
from typing import Final

OFTEN_RUN: Final = [
    "bots/evaluation/*.py",
    "bots/network/leaves.py",
    "bots/network/position_features.py",
    "bots/thinking/*.py",
    "env/action_ids.py",
    "env/blocks.py",
    "env/core.py",
    "env/observation.py",
    "messages/*.py",
    "story/beats.py",
    "story/picture.py",
]
"""What is compiled besides the engine: what bots do thousands of times for a move, environments for each step, and a
server for each viewer of each move."""
NO_COMPILER: Final = 3
"""The exit code of setup.py where LANCASTER_EXPECT asks for compiled modules and nothing can compile them."""


def compiled_modules(root: Path) -> list[Path]:
    """The modules to compile, relative to the folder of the project.

    Each __init__ stays interpreted: the import system would find a compiled one before LANCASTER_PURE could have its
    say. So does the set-up: compiled code would answer a wrong argument with a TypeError of its own before ours can say
    what is wrong. So do the declarations of the state and of messages, which the compiler would rob of their
    annotations.
    """
    package = root / "src" / "lancaster"
    return sorted(
        path.relative_to(root)
        for pattern in ["engine/**/*.py", *OFTEN_RUN]
        for path in package.glob(pattern)
        if path.name not in ("__init__.py", "declaration.py", "types.py") and path != package / "engine" / "setup.py"
    )
