"""Files that the command line reads and writes."""

import contextlib
import hashlib
import json
import os
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Final

from lancaster.cli.output import fail, quoted, reason
from lancaster.engine.errors import LancasterError
from lancaster.engine.format.record import Record
from lancaster.engine.setup import Setup

STDIN: Final = "-"
LARGEST_RECORD: Final = 16 * 1024 * 1024


def source_name(name: str) -> str:
    """What a sentence calls the file that a record comes from."""
    return "standard input" if name == STDIN else quoted(name)


def read_record(name: str) -> Record:
    """The record in a file, or on stdin for ``-``."""
    where = source_name(name)
    if not name:
        fail("The name of the file is empty; give the record of a game.")
    try:
        if name == STDIN:
            text = sys.stdin.buffer.read(LARGEST_RECORD + 1)
        else:
            with open(name, "rb") as file:
                text = file.read(LARGEST_RECORD + 1)
    except FileNotFoundError:
        fail(f"There is no file {where}; give the record of a game, as lancaster simulate --records writes it.")
    except IsADirectoryError:
        fail(f"{where} is a folder; give one of the records in it.")
    except OSError as error:
        fail(f"{where} cannot be read ({reason(error)}); give a file that can.")
    except ValueError:
        fail("This cannot be the name of a file; give the record of a game.")
    if len(text) > LARGEST_RECORD:
        fail(f"{where} is larger than any record; give the record of one game.")
    try:
        return Record.from_json(text)
    except LancasterError as error:
        fail(f"{where} cannot be replayed: {error}")


def record_name(record: Record) -> str:
    """The file name of a simulated game, the same for the same game and another for every other."""
    name = f"lancaster-{record.setup.seats}-{record.seed}"
    if record.setup != Setup(seats=record.setup.seats):
        agreed = json.dumps(record.setup.to_json(), sort_keys=True)
        name += "-" + hashlib.sha256(agreed.encode()).hexdigest()[:8]
    return f"{name}.json"


def make_folder(folder: Path) -> None:
    """See that a folder is there and can be written to, before hours of work depend on it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        fail(f"Records cannot be written to {quoted(folder)} ({reason(error)}); give --records another folder.")


def write_record(record: Record, folder: Path, name: str | None = None) -> None:
    """Write a record so that there is a whole file or none."""
    target = folder / (name or record_name(record))
    # Named before it exists, so that an interrupt right after opening it leaves nothing behind.
    unfinished = folder / f".{target.name}.{secrets.token_hex(8)}.part"
    try:
        # Not a file of tempfile, because those are for their owner only, whatever the umask says.
        with open(unfinished, "x", encoding="utf-8") as file:
            json.dump(record.to_json(), file, indent=1)
            file.write("\n")
        os.replace(unfinished, target)
    except OSError as error:
        fail(
            f"The record {quoted(target)} cannot be written ({reason(error)}); "
            "make room or give --records another folder."
        )
    finally:
        with contextlib.suppress(OSError):
            os.unlink(unfinished)
