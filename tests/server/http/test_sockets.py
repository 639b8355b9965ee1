"""Sockets to viewers who ask but do not listen: they are given up, and nobody else waits for them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from lancaster import Setup
from lancaster.server.hosting.live_tables import LiveTables, Slot
from lancaster.server.http.sockets import ViewerSocket
from lancaster.server.people import Person
from lancaster.server.rates import Rates
from lancaster.tables.agreement import PERSON, Agreement, Seat
from lancaster.tables.table import Table
from tests.patience import PATIENCE

ANNA = Person("anna", "Anna", False, 0)


class DeafSocket:
    """A socket whose other end sends but does not read."""

    def __init__(self, frames: list[str]) -> None:
        self.frames = frames
        self.sent = 0
        self._for_ever = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        """The next frame of the viewer, as long as there is one."""
        if not self.frames:
            await self._for_ever.wait()
        return {"type": "websocket.receive", "text": self.frames.pop()}

    async def send(self, message: dict[str, Any]) -> None:
        """Nothing goes out any more."""
        self.sent += 1
        await self._for_ever.wait()


class OneTable:
    """Tables of which there is one."""

    def __init__(self) -> None:
        seats = (Seat(PERSON, "anna", "Anna"), Seat())
        self.table = Table("table", Agreement("anna", True, Setup(2), seats), "invitation")
        self.here = 0

    async def current(self, slot: Slot) -> Table:
        """The table."""
        return self.table

    def come(self, slot: Slot, viewer: ViewerSocket) -> None:
        """Somebody comes."""
        self.here += 1

    def go(self, slot: Slot, viewer: ViewerSocket) -> None:
        """Somebody goes."""
        self.here -= 1


async def anna() -> Person | None:
    return ANNA


def with_deaf_viewer(
    frames: list[str], happens: Callable[[ViewerSocket, DeafSocket], Awaitable[None]] | None = None
) -> tuple[OneTable, DeafSocket]:
    """Serve a deaf viewer until its socket is given up."""

    async def serve() -> tuple[OneTable, DeafSocket]:
        tables, socket = OneTable(), DeafSocket(frames)
        viewer = ViewerSocket(
            cast(WebSocket, socket), cast(LiveTables, tables), Slot("table"), ANNA, 0, Rates({}), anna
        )
        async with asyncio.timeout(PATIENCE):
            live = asyncio.create_task(viewer.live())
            if happens is not None:
                await happens(viewer, socket)
            await live
        return tables, socket

    return asyncio.run(serve())


def test_a_viewer_who_takes_nothing_in_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def news(viewer: ViewerSocket, socket: DeafSocket) -> None:
        while not socket.sent:
            await asyncio.sleep(0)
        # Only when the frame has taken too long, news end it.
        viewer.changed()
        await asyncio.sleep(0)
        monkeypatch.setattr("lancaster.server.http.sockets.TOO_SLOW", 0.0)
        viewer.changed()

    tables, socket = with_deaf_viewer([], news)
    assert (tables.here, socket.sent) == (0, 1)


def test_a_viewer_who_only_asks_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lancaster.server.http.sockets.MOST_ANSWERS", 10)
    tables, socket = with_deaf_viewer(["nonsense"] * 100)
    assert (tables.here, socket.sent) == (0, 1)
    assert len(socket.frames) > 80
