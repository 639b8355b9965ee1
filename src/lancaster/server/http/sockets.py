"""The live socket to one viewer of a table: frames out whenever something is new, commands in."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lancaster.server.hosting.feeds import ViewerFeed
from lancaster.server.hosting.live_tables import LiveTables, Slot
from lancaster.server.http.protection import error_body
from lancaster.server.people import Person
from lancaster.server.rates import Rates
from lancaster.server.storage.database import StorageError
from lancaster.tables.commands import AnyCommand, Say
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table

COMMAND: Final[TypeAdapter[Any]] = TypeAdapter(AnyCommand)
MOST_HEARD: Final = 32
"""Passing frames kept for a viewer that is slow; older ones are dropped."""
MOST_ANSWERS: Final = 1000
"""Answers that may wait for a viewer that asks and does not listen, before the socket is given up."""
TOO_SLOW: Final = 30.0
"""Seconds that a frame may take to be sent; when there is more to send after that, the socket is given up."""
NOT_YOURS: Final = 1008
"""The socket was for a seat, or of a person, that it is no longer for."""
TRY_AGAIN: Final = 1013


class ViewerSocket:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket,
        tables: LiveTables,
        slot: Slot,
        person: Person,
        seat: int | None,
        rates: Rates,
        known: Callable[[], Awaitable[Person | None]],
        address: str = "",
    ) -> None:
        self.person = person.id
        self.seat = seat
        self._socket = socket
        self._tables = tables
        self._slot = slot
        self._rates = rates
        self._known = known
        self._address = address
        self._feed = ViewerFeed(seat)
        self._heard: deque[bytes] = deque(maxlen=MOST_HEARD)
        self._answers: list[bytes] = []
        self._answering = False
        self._something_new = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._sending_since = 0.0
        self._thought = 0.0

    def changed(self) -> None:
        """There is something new to see."""
        self._something_new.set()
        # A timer for each frame would cost as much as sending it.
        if self._sending_since and time.monotonic() - self._sending_since > TOO_SLOW and self._writer is not None:
            self._writer.cancel()

    def hear(self, frame: dict[str, Any]) -> None:
        """Something happened that leaves no trace."""
        self._heard.append(orjson.dumps(frame))
        self.changed()

    async def live(self) -> None:
        """Serve the viewer until the connection breaks."""
        self._something_new.set()
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        self._writer = tasks[1]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _write(self) -> None:
        try:
            while True:
                await self._something_new.wait()
                self._something_new.clear()
                # Taken before the table is looked at: an answer comes after the update that its command caused.
                waiting = [*self._answers, *self._heard]
                self._answers.clear()
                self._heard.clear()
                table = await self._tables.current(self._slot)
                lost = await self._lost(table)
                frame = None if lost else self._feed.next_frame(table)
                if frame is not None:
                    await self._send(frame)
                for other in waiting:
                    await self._send(other)
                if lost and not self._answering:
                    await self._close(NOT_YOURS)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except (StorageError, Refusal):
            await self._close(TRY_AGAIN)

    async def _lost(self, table: Table) -> bool:
        """Whether the seat has been given up since, or the session has ended."""
        if self.seat is not None and self.seat not in table.seats_of(self.person):
            return True
        return bool(self.person) and await self._known() is None

    async def _send(self, frame: bytes) -> None:
        self._sending_since = time.monotonic()
        await self._socket.send({"type": "websocket.send", "text": frame.decode()})
        self._sending_since = 0.0

    async def _close(self, code: int) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            await self._socket.close(code)

    async def _read(self) -> None:
        self._tables.come(self._slot, self)
        try:
            while len(self._answers) < MOST_ANSWERS:
                received = await self._socket.receive()
                if received["type"] != "websocket.receive":
                    return
                try:
                    self._rates.check("frames", self.person or self._address)
                except Refusal:
                    await self._close(NOT_YOURS)
                    return
                self._answering = True
                answer = await self._answer(received.get("text") or received.get("bytes") or "")
                self._answering = False
                if answer is not None:
                    self._answers.append(orjson.dumps(answer))
                    self.changed()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._tables.go(self._slot, self)

    async def _answer(self, text: str | bytes) -> dict[str, Any] | None:
        """What to say to a frame of the client."""
        asked: Any = None
        try:
            frame = _frame(text)
            asked = frame.get("id")
            if frame["type"] == "ping":
                self.hear({"type": "pong"})
                return None
            if frame["type"] == "thinking":
                self._think()
                return None
            command = COMMAND.validate_python(frame.get("command"))
            self._rates.check("chat" if isinstance(command, Say) else "commands", self.person)
            who = await self._known()
            if who is None:
                raise Refusal("not_known")
            # Whoever hangs up in the middle of a command must not leave the table in the middle of it.
            done = await asyncio.shield(self._tables.perform(self._slot.id, who, command))
        except ValidationError as error:
            return {"type": "refused", "id": asked, **error_body(Refusal("bad_request", where=where(error)))}
        except Refusal as refusal:
            return {"type": "refused", "id": asked, **error_body(refusal)}
        except StorageError:
            return {"type": "refused", "id": asked, **error_body(Refusal("storage"))}
        return {"type": "done", "id": asked, "status": done.status, "version": done.table.version(self.seat)}

    def _think(self) -> None:
        now = time.monotonic()
        if self.seat is not None and now - self._thought > 1:
            self._thought = now
            self._tables.think(self._slot, self.seat)


def _frame(text: str | bytes) -> dict[str, Any]:
    try:
        frame = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise Refusal("bad_request", where="frame") from error
    if not isinstance(frame, dict) or frame.get("type") not in ("command", "thinking", "ping"):
        raise Refusal("bad_request", where="type")
    if not isinstance(frame.get("id", 0), int | str):
        raise Refusal("bad_request", where="id")
    return frame


def where(error: ValidationError) -> str:
    """The first part of a command that is wrong."""
    parts = error.errors(include_url=False, include_input=False, include_context=False)[0]["loc"]
    return ".".join(str(part) for part in parts)[:100] or "command"
