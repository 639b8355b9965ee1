"""One table under load: one action after the other, each followed until everybody has seen it."""

import asyncio
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from lancaster.bench.server import BenchmarkError
from lancaster.bench.server.players import Player


@dataclass
class Measured:
    """What has been found out so far about all tables."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from sending an action until all four seats have their update and the sender its acknowledgement."""
    errors: int = 0


class LoadTable:
    """A table, its players, and the command that is on its way to them."""

    def __init__(self, address: str, measured: Measured, choose: random.Random) -> None:
        self.table = ""
        """Its id."""
        self._server = urlsplit(address).netloc
        self._measured = measured
        self._choose = choose
        self._players: list[Player] = []
        self._asked: list[int] = []
        self._status = ""
        self._rematch: str | None = None
        self._commands = 0
        self._missing: set[Player | None] = set()
        """Who has not seen the command yet; None stands for the acknowledgement."""
        self._seen = asyncio.Event()
        self._began = 0.0
        self._due: deque[float] = deque()
        """When actions should have begun that wait for the one before."""
        self._lost = False
        self._pause: asyncio.Task[None] | None = None
        """Between two games."""

    @property
    def waiting(self) -> bool:
        """Whether something that is on its way has not reached everybody."""
        return bool(self._missing)

    # From the server

    def hear(self, player: Player, frame: dict[str, Any]) -> None:
        """Take note of a frame."""
        kind = frame["type"]
        if kind == "update" and frame["from"] != player.version:
            self._measured.errors += 1
        if kind in ("update", "snapshot"):
            player.version = frame["version"]
            table = frame["table"]
            self._asked = table.get("asked", self._asked)
            self._status = table.get("status", self._status)
            self._rematch = table.get("rematch", self._rematch)
            changes = [change for group in frame.get("changes", []) for change in group]
            player.options = dict(changes, **frame.get("view") or {}).get("options", player.options)
            self._has_seen(player)
        elif kind == "done":
            self._has_seen(None)
        elif kind == "refused":
            self._measured.errors += 1
            self._forget()

    def _has_seen(self, player: Player | None) -> None:
        if player in self._missing:
            self._missing.discard(player)
            if not self._missing:
                self._seen.set()
                self._everybody_has_seen()

    def _everybody_has_seen(self) -> None:
        if self._pause is not None or not self._began:
            return
        self._measured.latencies.append(time.perf_counter() - self._began)
        if self._status == "over":
            self._pause = asyncio.create_task(self._play_again())
        elif self._due:
            self._act(self._due.popleft())

    def lose(self, player: Player) -> None:
        """A socket that this table still needs is an error, and the table's end."""
        if player in self._players and not self._lost:
            self._lost = True
            self._measured.errors += 1
            self._forget()

    def _forget(self) -> None:
        self._missing.clear()
        self._seen.set()

    # To the server

    async def sit_down(self, table: str, cookies: list[str]) -> None:
        """Open a socket for each seat, and wait for what it shows."""
        self.table = table
        place = f"ws://{self._server}/api/tables/{table}/socket"
        players = [Player(self, seat, place, cookie) for seat, cookie in enumerate(cookies)]
        self._players, self._missing = players, {*players}
        self._seen.clear()
        for player in players:
            await player.connect()
        await self._seen.wait()
        if self._lost:
            raise BenchmarkError("The server refused a socket.")

    def act(self) -> None:
        """It is time for an action of this table."""
        if self._lost or self._pause is not None or not self._asked:
            return
        if self._missing:
            self._due.append(time.perf_counter())
        else:
            self._act(time.perf_counter())

    def stop(self) -> None:
        """Begin nothing more."""
        self._due.clear()

    def _act(self, due: float) -> None:
        player = self._players[self._choose.choice(self._asked)]
        action = self._choose.choice(player.options)["action"]
        self._began = due
        self._command(player, type="act", seat=player.seat, action=action, confirm=True, version=player.version)

    def _command(self, player: Player, **command: Any) -> None:
        self._missing = {None, *self._players}
        self._seen.clear()
        self._commands += 1
        key = str(self._commands)
        player.send({"type": "command", "id": self._commands, "command": {**command, "key": key}})

    async def _play_again(self) -> None:
        """The same people at a new table, everybody one seat further; nothing of this is measured."""
        self._due.clear()
        self._command(self._players[0], type="rematch")
        await self._seen.wait()
        old, self._players = self._players, []
        for player in old:
            player.close()
        if self._rematch is None:
            self._lost = True
            return
        await self.sit_down(self._rematch, [player.cookie for player in old[-1:] + old[:-1]])
        self._command(self._players[1], type="start")
        await self._seen.wait()
        self._pause = None
