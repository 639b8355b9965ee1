"""What can be set about a server."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from lancaster.tables.deciding import TableLimits

DEFAULT_PORT: Final = 1413


@dataclass(frozen=True)
class Limits(TableLimits):
    """How much one visitor may ask of the server."""

    body_bytes: int = 262_144
    frame_bytes: int = 16_384
    sockets_per_person: int = 64
    unfinished_tables_per_person: int = 40
    boxes_per_person: int = 50
    rates: dict[str, str] = field(
        default_factory=lambda: {
            "requests": "1200/minute",
            "new_people": "60/hour",
            "passwords": "20/minute",
            "new_tables": "60/hour",
            "new_boxes": "60/hour",
            "figures": "600/minute",
            "frames": "1200/minute",
            "commands": "600/minute",
            "chat": "30/minute",
            "hints": "60/minute",
            "analyses": "30/hour",
        }
    )
    """By what is counted, in the notation of the limits library; what is not named has no limit."""


@dataclass(frozen=True)
class Settings:
    """Where a server listens, where it keeps its games, and what it allows."""

    data: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None
    """The URL of a PostgreSQL database; None keeps everything in a SQLite file in the data folder."""
    public_url: str | None = None
    """The address that visitors use, when it is not host and port: behind a reverse proxy."""
    pages: Path = Path(__file__).parent / "static"
    """The folder of the client as it was built."""
    bot_pause: float = 0.5
    """Seconds before a bot's move, so that people can follow."""
    bot_seconds: float = 10.0
    """How long a bot may think before the simplest legal choice is made for it."""
    bot_workers: int = 1
    bot_command: tuple[str, ...] = (sys.executable, "-m", "lancaster.bots.worker")
    """The program in which bots think: it answers lines of JSON with lines of JSON."""
    programs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By name: the commands of bots that are programs of the host's and speak the same lines."""
    analysis_command: tuple[str, ...] = (sys.executable, "-m", "lancaster.bots.analysis")
    """The program that looks back at finished games."""
    analysis_seconds: float = 60.0
    """How long it may work without a sign of life."""
    sweep_seconds: float = 15.0
    """How often nodes tell each other who is there, and when any of them takes over a bot that stands still."""
    away_seconds: float = 300.0
    """How long somebody must have been away before the others may let a bot play on."""
    idle_seconds: float = 1800.0
    """How long somebody may let all others wait before the seat counts as abandoned, though the page is open."""
    components: Mapping[str, Any] = field(default_factory=dict)
    """Sections of a components file, checked, with which new tables play instead of the packaged ones."""
    limits: Limits = field(default_factory=Limits)

    @property
    def secure(self) -> bool:
        """Whether visitors come over HTTPS, so that cookies must not travel in the open."""
        return self.public_url is not None and self.public_url.startswith("https:")
