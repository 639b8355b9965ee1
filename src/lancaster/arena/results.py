"""The results of a match in a file, results.sqlite: a game is there as a whole or not at all (docs/arena.md)."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from lancaster.arena.playing import Place, Result
from lancaster.arena.standing import p95
from lancaster.engine.errors import LancasterError
from lancaster.engine.setup import MODULES, Setup

FILE: Final = "results.sqlite"
LARGEST: Final = (1 << 63) - 1
"""The largest whole number that SQLite keeps."""
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS match (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS games (
    game INTEGER PRIMARY KEY,
    deal NOT NULL, -- an integer, or its digits where it is too large for one
    seating INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    modules TEXT NOT NULL,
    laws TEXT NOT NULL,
    decisions INTEGER NOT NULL,
    seconds REAL NOT NULL,
    record TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS places (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    bot TEXT NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    first REAL NOT NULL,
    moves INTEGER NOT NULL,
    ms_mean REAL NOT NULL,
    ms_p95 REAL NOT NULL,
    failures INTEGER NOT NULL,
    times TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class Results:
    """What a results file holds."""

    match: dict[str, Any]
    """What was agreed: bots, setup, seed, rules, version."""
    setup: Setup
    games: list[Result]
    """In the order of their numbers."""


def read(path: str | Path) -> Results:
    """All results in a file, or in the folder that holds it."""
    with Store(path, write=False) as store:
        match = store.match()
        if not match:
            raise store.nothing()
        return Results(match, Setup.from_json(match["setup"]), list(store.games(records=True)))


class Store:
    """An open results file."""

    def __init__(self, path: str | Path, write: bool = True) -> None:
        self.path = Path(path)
        self._write = write
        if write or self.path.is_dir():
            self.path = self.path / FILE
        with self._in_words():
            if not write and not self.path.exists():
                raise self.nothing()
            if write:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = sqlite3.connect(self.path, timeout=60)
            if write:
                # Readers may look while a match goes on, and a commit does not wait for the disk.
                self._file.execute("PRAGMA journal_mode = WAL")
                self._file.execute("PRAGMA synchronous = NORMAL")
                self._file.executescript(SCHEMA)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Everything that was added is in the file, and in that one file alone unless somebody is reading it."""
        if self._write:
            with suppress(sqlite3.Error):
                self._file.execute("PRAGMA journal_mode = DELETE")
        self._file.close()

    def nothing(self) -> LancasterError:
        """What to say where no match has been begun."""
        return LancasterError(f"There are no results in {self.path}; give a folder that lancaster arena filled.")

    def open_match(self, match: Mapping[str, Any]) -> None:
        """Begin this match here, or go on with it if it is the one that was begun."""
        kept = self.match()
        if not kept:
            with self._in_words(), self._file:
                rows = [(key, json.dumps(value)) for key, value in match.items()]
                self._file.executemany("INSERT INTO match VALUES (?, ?)", rows)
            return
        # As text, because the order of the bots says who sits where.
        other = [key for key in {**match, **kept} if json.dumps(kept.get(key)) != json.dumps(match.get(key))]
        if other:
            raise LancasterError(
                f"{self.path.parent} holds another match (other {' and '.join(other)}); give --out another folder."
            )

    def match(self) -> dict[str, Any]:
        """What was agreed; nothing if no match has been begun."""
        with self._in_words():
            return {key: json.loads(value) for key, value in self._file.execute("SELECT key, value FROM match")}

    def count(self) -> int:
        """How many games are finished; they are always the first ones."""
        with self._in_words():
            number, last = self._file.execute("SELECT count(*), coalesce(max(game), -1) FROM games").fetchone()
        if last + 1 != number:
            raise LancasterError(f"Games are missing in {self.path}; give --out another folder.")
        return int(number)

    def games(self, upto: int | None = None, records: bool = False) -> Iterator[Result]:
        """The finished games in order, perhaps only the first ones."""
        with self._in_words():
            columns = "game, deal, seating, decisions, seconds" + (", record" if records else "")
            limit = LARGEST if upto is None else upto
            rows = self._file.execute(f"SELECT {columns} FROM games WHERE game < ? ORDER BY game", (limit,))
            for game, deal, seating, decisions, seconds, *record in rows:
                places = self._file.execute(
                    "SELECT seat, bot, points, place, first, failures, times FROM places WHERE game = ? ORDER BY seat",
                    (game,),
                )
                yield Result(game, int(deal), seating, decisions, seconds, [_place(*row) for row in places], *record)

    def add(self, setup: Setup, result: Result) -> None:
        """Keep a game; one that another process has added meanwhile stays as it is."""
        modules = ",".join(module for module in MODULES if module in setup.modules)
        table = (setup.seats, modules, ",".join(setup.laws))
        with self._in_words(), self._file:
            deal = result.deal if result.deal <= LARGEST else str(result.deal)
            row = (result.game, deal, result.seating, *table, result.decisions, result.seconds, result.record)
            self._file.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            self._file.executemany(
                "INSERT OR IGNORE INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(result.game, *_row(place)) for place in result.places],
            )

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        """One sentence for whatever is wrong with the file."""
        try:
            yield
        except (sqlite3.Error, OSError, ValueError) as error:
            if isinstance(error, LancasterError):
                raise
            raise LancasterError(
                f"{self.path} cannot be used ({str(error).lower()}); make room, or give another folder."
            ) from error


def _place(seat: int, bot: str, points: int, place: int, first: float, failures: int, times: str) -> Place:
    return Place(seat, bot, points, place, first, failures, json.loads(times))


def _row(place: Place) -> tuple[Any, ...]:
    times = place.times
    mean = sum(times) / len(times) if times else 0.0
    head = (place.seat, place.bot, place.points, place.place, place.first)
    speed = (len(times), mean, p95(Counter(times)) or 0.0)
    return (*head, *speed, place.failures, json.dumps(times, separators=(",", ":")))
