"""The players of one table: guests who sit down over HTTP, then a socket for each seat."""

import asyncio
from http.client import HTTPConnection
from typing import Any, Final, Protocol, cast
from urllib.parse import urlsplit

import orjson
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from lancaster.bench.server import BenchmarkError
from lancaster.server.people import COOKIE

TABLE_SEATS: Final = 4


class Guest:
    """Somebody over HTTP."""

    def __init__(self, address: str, name: str, patience: float) -> None:
        parts = urlsplit(address)
        self._http = HTTPConnection(parts.hostname or "", parts.port, timeout=patience)
        self.cookie = ""
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: dict[str, Any]) -> Any:
        """The JSON answer to a request."""
        headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={self.cookie}"}
        self._http.request(method, path, orjson.dumps(body), headers)
        answer = self._http.getresponse()
        data = orjson.loads(answer.read())
        if answer.status >= 400:
            raise BenchmarkError(f"The server refuses to set a table up: {data['error']['text']}")
        cookie = answer.getheader("Set-Cookie")
        if cookie is not None:
            self.cookie = cookie.partition(";")[0].partition("=")[2]
        return data

    def close(self) -> None:
        """Hang up."""
        self._http.close()


def set_up(address: str, number: int, patience: float) -> tuple[str, list[str]]:
    """A table at which four guests play; its id, and the cookies of its seats."""
    guests = [Guest(address, f"Guest {number}-{seat}", patience) for seat in range(TABLE_SEATS)]
    seats = [{"who": "me"}] + [{"who": "open"}] * (TABLE_SEATS - 1)
    table: str = guests[0].ask("POST", "/api/tables", {"seats": seats})["id"]
    commands = f"/api/tables/{table}/commands"
    for seat, guest in enumerate(guests[1:], 1):
        guest.ask("POST", commands, {"type": "join", "seat": seat, "key": "join"})
    guests[0].ask("POST", commands, {"type": "start", "key": "start"})
    for guest in guests:
        guest.close()
    return table, [guest.cookie for guest in guests]


class Listener(Protocol):
    """Whoever wants to know what comes over the sockets of a table."""

    def hear(self, player: "Player", frame: dict[str, Any]) -> None:
        """A frame has come."""

    def lose(self, player: "Player") -> None:
        """The socket is closed."""


class Player(asyncio.Protocol):
    """The socket of one seat."""

    def __init__(self, listener: Listener, seat: int, address: str, cookie: str) -> None:
        self.seat = seat
        self.cookie = cookie
        self.version = -1
        self.options: list[dict[str, Any]] = []
        self._listener = listener
        self._socket = ClientProtocol(parse_uri(f"{address}?seat={seat}"), max_size=None)
        self._transport: asyncio.Transport | None = None

    async def connect(self) -> None:
        """Reach the server."""
        uri = self._socket.uri
        await asyncio.get_running_loop().create_connection(lambda: self, uri.host, uri.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._socket.connect()
        request.headers["Cookie"] = f"{COOKIE}={self.cookie}"
        self._socket.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Take what the server has sent."""
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._listener.hear(self, orjson.loads(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        """One of the two has hung up."""
        self._listener.lose(self)

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        self._socket.send_text(orjson.dumps(frame))
        self._flush()

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _flush(self) -> None:
        written = b"".join(self._socket.data_to_send())
        if written and self._transport is not None:
            self._transport.write(written)
