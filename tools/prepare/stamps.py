"""What is ready: a stamp beside each result holds a digest of everything that the result was made from."""

import hashlib
import json
import os
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
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


def read(stamp: Path) -> str:
    """What a result was made from, or nothing."""
    try:
        return stamp.read_text(encoding="utf-8")
    except OSError:
        return ""


def is_ready(stamp: Path, made_from: str) -> bool:
    """Whether a result was made from just this."""
    return read(stamp) == made_from


@contextmanager
def making(stamp: Path, made_from: str) -> Iterator[None]:
    """Make a result; until that is done, and if it fails, nothing is ready, whatever was there before."""
    stamp.unlink(missing_ok=True)
    yield
    mark_ready(stamp, made_from)


def mark_ready(stamp: Path, made_from: str) -> None:
    """Say what a result was made from."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    new = stamp.with_suffix(".new")
    new.write_text(made_from, encoding="utf-8")
    new.replace(stamp)
