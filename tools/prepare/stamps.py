"""What is ready: a stamp beside each result holds a digest of everything that the result was made from."""

import hashlib
import json
import os
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from tools.prepare.commands import ROOT


def files(folder: str, leave_out: Collection[str] = ()) -> list[Path]:
    """All files below a folder of the project; what is left out, node_modules above all, is not looked into."""
    found = []
    for parent, folders, names in os.walk(ROOT / folder):
        inside = Path(parent).relative_to(ROOT)
        folders[:] = [name for name in folders if name != "__pycache__" and (inside / name).as_posix() not in leave_out]
        found += [ROOT / inside / name for name in names if (inside / name).as_posix() not in leave_out]
    return sorted(found)


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
