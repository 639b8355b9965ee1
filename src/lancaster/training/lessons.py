"""Lessons: positions of finished games in columns, in files that say what they hold."""

import json
import os
import secrets
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from lancaster.bots.network import option_features, position_features
from lancaster.bots.network.inference import ABOUT, load
from lancaster.bots.network.option_features import PLACES
from lancaster.engine.errors import LancasterError
from lancaster.engine.format.record import RULES_VERSION

MOST_OPTIONS: Final = 40
"""Of longer lists the options that are hardly ever taken are left out."""
VERSION: Final = {
    "format": 1,
    "rules": RULES_VERSION,
    "features": position_features.SIZE,
    "options": option_features.SIZE,
}
"""What all lessons of a network share; the format is raised when the same game teaches something else."""
_STARTS: Final = "starts"
_DAMAGE: Final = (ValueError, KeyError, TypeError, AttributeError, EOFError, BadZipFile, zlib.error)
"""How NumPy says that a file is not what it should be."""

About = dict[str, Any]
"""What a file says of itself."""


@dataclass
class Lessons:
    """Positions of finished games, in columns."""

    numbers: list[list[float]] = field(default_factory=list)
    hopes: list[list[float]] = field(default_factory=list)
    """By position and place at the table, from the seat that is asked on."""
    points: list[list[float]] = field(default_factory=list)
    first: list[list[float]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    """Who is asked."""
    later: list[int] = field(default_factory=list)
    """The position with which the next round began, as a row; -1 in the last round."""
    places: list[list[list[int]]] = field(default_factory=list)
    wanted: list[list[float]] = field(default_factory=list)
    """By position and option: how likely the judge would take it."""
    starts: list[int] = field(default_factory=list)
    """By game: its first row."""

    def save(self, path: Path, judge: str, first_seed: int) -> None:
        """Write them into a file that says who played these games."""
        most = MOST_OPTIONS
        wanted = np.zeros((len(self.wanted), most), np.float16)
        places = np.zeros((len(self.wanted), most, PLACES), np.int16)
        for row, (shares, options) in enumerate(zip(self.wanted, self.places, strict=True)):
            if options:
                wanted[row, : len(shares)] = shares
                places[row, : len(options)] = options
        with atomic_writer(path) as file:
            np.savez(
                file,
                about=np.array(json.dumps(about_lessons(judge, first_seed, len(self.starts)))),
                numbers=np.asarray(self.numbers, np.float16),
                hopes=np.asarray(self.hopes, np.float32),
                points=np.asarray(self.points, np.float32),
                first=np.asarray(self.first, np.float32),
                seats=np.asarray(self.seats, np.int8),
                seat=np.asarray(self.seat, np.int8),
                later=np.asarray(self.later, np.int32),
                starts=np.asarray(self.starts, np.int32),
                wanted=wanted,
                places=places,
            )


def about_lessons(judge: str, first_seed: int, games: int) -> About:
    """What a file says that holds so many games of a judge from a seed on."""
    return {"lancaster": "lessons", **VERSION, "judge": judge, "first_seed": first_seed, "games": games}


def read_about_lessons(path: Path) -> About | None:
    """What a file of lessons says of itself, if it is there; every part of it is read to see that it is whole."""
    try:
        with np.load(path) as file:
            about: About = json.loads(str(file[ABOUT]))
            known = about["lancaster"] == "lessons" and {"judge", "first_seed"} <= about.keys()
            if known and about["games"] == len(file[_STARTS]) and all(file[name].size for name in file.files):
                return about
    except FileNotFoundError:
        return None
    except OSError as error:
        raise LancasterError(f"{path} cannot be read ({_reason(error)}); see that it can be.") from None
    except _DAMAGE:
        pass
    raise LancasterError(
        f"{path} is damaged or holds no lessons that say what they are; move it away, and its games are played anew."
    )


def column(path: Path, name: str, games: int) -> npt.NDArray[Any]:
    """A column of the first games in a file."""
    with np.load(path) as file:
        starts = file[_STARTS]
        values: npt.NDArray[Any] = file[name]
        return values[: starts[games]] if games < len(starts) else values


def read_about_network(path: Path) -> About | None:
    """What a network says of how it was made; nothing if it is not there, not whole or does not say."""
    with suppress(OSError, *_DAMAGE):
        load(path)
        with np.load(path) as file:
            about: About = json.loads(str(file[ABOUT]))
            return about
    return None


@contextmanager
def atomic_writer(target: Path) -> Iterator[IO[bytes]]:
    """A file that takes its place when it is whole; whatever happens before leaves nothing behind."""
    unfinished = target.with_name(f".{target.name}.{secrets.token_hex(8)}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with open(unfinished, "xb") as file:
            yield file
        os.replace(unfinished, target)
    except OSError as error:
        raise LancasterError(
            f"{target} cannot be written ({_reason(error)}); make room or give another folder."
        ) from None
    finally:
        with suppress(OSError):
            unfinished.unlink()


def _reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
