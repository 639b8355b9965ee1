"""What is ready: a stamp beside each result holds a digest of everything that the result was made from."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.prepare.commands import ROOT


def files(*patterns: str, leave_out: Iterable[str] = ()) -> list[Path]:
    """The files in the project that a pattern names, without those below some folders."""
    hidden = [ROOT / folder for folder in leave_out]
    found = {path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}
    return sorted(
        path
        for path in found
        if "__pycache__" not in path.parts and not any(folder in path.parents for folder in hidden)
    )


def digest(paths: Iterable[Path], *others: Any) -> str:
    """A digest of these files, their names included, and of anything else that JSON can say."""
    found = hashlib.blake2b(json.dumps(others, sort_keys=True).encode(), digest_size=12)
    for path in paths:
        content = path.read_bytes()
        found.update(f"\0{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def is_ready(stamp: Path, made_from: str) -> bool:
    """Whether a result was made from just this."""
    try:
        return stamp.read_text(encoding="utf-8") == made_from
    except OSError:
        return False


def mark_ready(stamp: Path, made_from: str) -> None:
    """Say what a result was made from; whatever is interrupted before is made again."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from, encoding="utf-8")
